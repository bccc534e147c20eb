"""What the card of a scoring says: a round's, and that of the end of the game."""

from typing import Any

from .clauses import CLAUSES
from .message import Message, Messages, declared
from .names import BONUSES, OBJECTIVES
from .scene_table import rank as ordinal

COLUMNS = Messages("round_card-column")
"""What stands above the columns."""


def put_away() -> Message: ...
def put_away_tip() -> Message: ...
def card() -> Message: ...
def scored() -> Message: ...
def the_end() -> Message: ...
def the_round(round: int) -> Message: ...
def again_tip(round: int, over: bool) -> Message: ...
def head_of(round: int) -> Message: ...
def head_with(round: int, bonus: str, vp: int) -> Message: ...
def rule(clause: str, sentence: str) -> Message: ...
def no_rank() -> Message: ...
def shared(place: str) -> Message: ...
def rank_for(place: str) -> Message: ...
def gained(credits: int) -> Message: ...
def paid_but(paid: str) -> Message: ...
def counted(n: int, each: int, lost: int) -> Message: ...
def points(vp: int) -> Message: ...
def in_all(vp: int) -> Message: ...
def over() -> Message: ...
def over_with(objective: str) -> Message: ...
def for_so_many(n: int) -> Message: ...


declared(__name__)


def again(round: int, over: bool) -> str:
    """What was scored and can be looked at again: a round, or with the last one the game."""
    return the_end() if over else the_round(round)


def head(score: Any, points: int) -> str:
    """A round that is scored, with its bonus tile."""
    return head_with(score.round, BONUSES[score.tile], points) if score.tile else head_of(score.round)


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


def rank(line: Any) -> tuple[str, ...]:
    """A rank with its points: '1st: +6 VP'; those who share it say so."""
    if not line.rank:
        return (no_rank(),)
    place = shared(ordinal(line.rank)) if line.tied > 1 else ordinal(line.rank)
    return (rank_for(place), points(line.rank_vp)) if line.rank_vp else (place,)


def track(line: Any) -> tuple[str, ...]:
    """What the track paid, and what no energy cost: '+3 credits, −3 VP'."""
    paid = points(line.credits) if line.paid_in == "vp" else gained(line.credits)
    return (paid_but(paid), points(line.zero_vp)) if line.zero_vp else (paid,)


def bonus(line: Any, each: int) -> tuple[str, ...]:
    """What the bonus tile gave, with its sum: '+8 VP = 3 × 4 − 4'."""
    if not line.bonus:
        return (points(0),)
    return points(line.bonus), counted(line.counted, each, each * line.counted - line.bonus)


def number(number: int) -> str:
    """A place in the next turn order, or at the end."""
    return ordinal(number)


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


def objective(line: Any) -> tuple[str, ...]:
    """What the objective gave, with what it counted: '+15 VP for 6'."""
    return points(line.objective), for_so_many(line.counted)
