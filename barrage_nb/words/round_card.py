"""What the card of a scoring says: a round's, and that of the end of the game."""

from typing import Any

from .clauses import CLAUSES
from .message import Message, Messages, message
from .names import BONUSES, OBJECTIVES
from .scene_table import rank as ordinal

COLUMNS = Messages("round_card-column")
"""What stands above the columns."""


@message
def put_away() -> Message:
    """A button: the card goes."""


@message
def put_away_tip() -> Message:
    """What it does."""


@message
def card() -> Message:
    """What the card is called."""


@message
def scored() -> Message:
    """Before the buttons that show cards again."""


@message
def the_end() -> Message:
    """A button: the card of the last round, with the end of the game."""


@message
def the_round(round: int) -> Message:
    """A button: the card of a round."""


def again(round: int, over: bool) -> str:
    """What was scored and can be looked at again: a round, or with the last one the game."""
    return the_end() if over else the_round(round)


@message
def again_tip(round: int, over: bool) -> Message:
    """What a press shows again."""


@message
def head_of(round: int) -> Message:
    """A round that is scored."""


@message
def head_with(round: int, bonus: str, vp: int) -> Message:
    """A round that is scored, with its bonus tile."""


def head(score: Any, points: int) -> str:
    """A round that is scored, with its bonus tile."""
    return head_with(score.round, BONUSES[score.tile], points) if score.tile else head_of(score.round)


@message
def rule(clause: str, sentence: str) -> Message:
    """The rule behind a column."""


def _column(name: str, clause: str) -> tuple[str, str]:
    return COLUMNS[name], rule(clause, CLAUSES[clause])


def columns(score: Any) -> list[tuple[str, str]]:
    """The columns of a round's scoring, each with the rule behind it."""
    return [
        _column("energy", "P8"),
        _column("rank", "S2"),
        _column("track", "S4"),
        *([_column("bonus", "S5")] if score.tile else []),
        _column("in_all", "S1"),
        *([_column("next", "E2")] if score.order else []),
    ]


@message
def no_rank() -> Message:
    """Who has no energy has no rank."""


@message
def shared(place: str) -> Message:
    """A rank that several have."""


@message
def rank_for(place: str) -> Message:
    """A rank, before its points."""


def rank(line: Any) -> tuple[str, ...]:
    """A rank with its points: '1st: +6 VP'; those who share it say so."""
    if not line.rank:
        return (no_rank(),)
    place = shared(ordinal(line.rank)) if line.tied else ordinal(line.rank)
    return (rank_for(place), points(line.rank_vp)) if line.rank_vp else (place,)


@message
def gained(credits: int) -> Message:
    """Credits that were gained."""


@message
def paid_but(paid: str) -> Message:
    """What the track paid, before what was lost."""


def track(line: Any) -> tuple[str, ...]:
    """What the track paid, and what no energy cost: '+3 credits, −3 VP'."""
    paid = points(line.credits) if line.paid_in == "vp" else gained(line.credits)
    return (paid_but(paid), points(line.lost)) if line.lost else (paid,)


@message
def counted(n: int, each: int, lost: int) -> Message:
    """How the points of a bonus tile come about."""


def bonus(line: Any, each: int) -> tuple[str, ...]:
    """What the bonus tile gave, with its sum: '+8 VP = 3 × 4 − 4'."""
    if not line.bonus:
        return (points(0),)
    return points(line.bonus), counted(line.counted, each, each * line.counted - line.bonus)


@message
def points(vp: int) -> Message:
    """Victory points won or lost."""


@message
def in_all(vp: int) -> Message:
    """Victory points at the end."""


def number(number: int) -> str:
    """A place in the next turn order, or at the end."""
    return ordinal(number)


@message
def over() -> Message:
    """The end of the game."""


@message
def over_with(objective: str) -> Message:
    """The end of the game, with its objective."""


def end(objective: str | None) -> str:
    """The end of the game, with its objective."""
    return over_with(OBJECTIVES[objective]) if objective else over()


def last_columns(objective: str | None) -> list[tuple[str, str]]:
    """The columns of the final scoring, each with the rule behind it."""
    return [
        _column("before", "E5"),
        *([_column("objective", "J1")] if objective else []),
        _column("resources", "E6"),
        _column("water", "E7"),
        _column("in_all", "E8"),
        _column("place", "E8"),
    ]


@message
def for_so_many(n: int) -> Message:
    """How much the objective counted."""


def objective(line: Any) -> tuple[str, ...]:
    """What the objective gave, with what it counted: '+15 VP for 6'."""
    return points(line.objective), for_so_many(line.counted)
