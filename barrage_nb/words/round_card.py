"""What the card of a scoring says: a round's, and that of the end of the game."""

from typing import Any

from .clauses import CLAUSES
from .names import BONUSES, OBJECTIVES, count
from .scene_table import rank as ordinal

PUT_AWAY, PUT_AWAY_TIP = "Put away", "Put this card away (Escape does too)"
CARD = "What was scored"
SCORED = "Scored:"
MINUS = "\u2212"


def again(round: int, over: bool) -> str:
    """What was scored and can be looked at again: a round, or with the last one the game."""
    return "the end" if over else f"round {round}"


def again_tip(round: int, over: bool) -> str:
    """What a press shows again."""
    last = " and of the end of the game" if over else ""
    return f"Show the scoring of round {round}{last} again"


def head(score: Any, points: int) -> str:
    """A round that is scored, with its bonus tile."""
    tile = BONUSES.get(score.tile or "")
    return f"Round {score.round} is scored. " + (f"Bonus tile: {tile}, {points} VP each." if tile else "")


def columns(score: Any) -> list[tuple[str, str]]:
    """The columns of a round's scoring, each with the rule behind it."""
    named = [
        ("Energy", "P8"),
        ("Rank", "S2"),
        ("Track", "S4"),
        *([("Bonus tile", "S5")] if score.tile else []),
        ("In all", "S1"),
        *([("Next turn", "E2")] if score.order else []),
    ]
    return [(name, f"{clause}: {CLAUSES[clause]}") for name, clause in named]


def rank(line: Any) -> tuple[str, ...]:
    """A rank with its points: '1st: +6 VP'; those who share it say so."""
    if not line.rank:
        return ("none",)
    place = f"{'shared ' if line.tied else ''}{ordinal(line.rank)}"
    return (f"{place}:", points(line.rank_vp)) if line.rank_vp else (place,)


def track(line: Any) -> tuple[str, ...]:
    """What the track paid, and what no energy cost: '+3 credits, −3 VP'."""
    paid = points(line.credits) if line.paid_in == "vp" else f"+{count(line.credits, 'credits')}"
    return (f"{paid},", points(line.lost)) if line.lost else (paid,)


def bonus(line: Any, each: int) -> tuple[str, ...]:
    """What the bonus tile gave, with its sum: '+8 VP = 3 × 4 − 4'."""
    if not line.bonus:
        return ("0",)
    lost = each * line.counted - line.bonus
    return points(line.bonus), f"= {line.counted} × {each}" + (f" {MINUS} {lost}" if lost else "")


def points(vp: int) -> str:
    """Victory points won or lost."""
    return f"+{vp} VP" if vp > 0 else f"{MINUS}{-vp} VP" if vp < 0 else "0"


def number(number: int) -> str:
    """A place in the next turn order, or at the end."""
    return ordinal(number)


def end(objective: str | None) -> str:
    """The end of the game, with its objective."""
    return "The game is over. " + (f"The objective: {OBJECTIVES[objective]}." if objective else "")


def last_columns(objective: str | None) -> list[tuple[str, str]]:
    """The columns of the final scoring, each with the rule behind it."""
    named = [
        ("Before", "E5"),
        *([("Objective", "J1")] if objective else []),
        ("Machines and credits", "E6"),
        ("Water", "E7"),
        ("In all", "E8"),
        ("Place", "E8"),
    ]
    return [(name, f"{clause}: {CLAUSES[clause]}") for name, clause in named]


def objective(line: Any) -> tuple[str, ...]:
    """What the objective gave, with what it counted: '+15 VP for 6'."""
    return points(line.objective), f"for {line.counted}"
