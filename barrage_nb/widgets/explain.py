"""What a thing is: its words on the picture, the clause of the rules behind it, and why it cannot answer now."""

from collections.abc import Callable, Iterable

from ..board.companies import COMPANIES
from ..board.contracts import CONTRACTS
from ..board.office import CLAUSE_OF_SECTION, SPACES
from ..board.officers import OFFICERS
from ..board.refs import Ref
from ..board.technology import TILES
from ..board.tiles import BONUS_TILES, OBJECTIVES
from ..engine.events import Event, TurnOver
from ..engine.play import why_not
from ..engine.position import NEUTRAL, Position
from ..words import CLAUSES
from ..words.english import board as words
from .answers import Answering
from .refusals import WhyNot, refused


def explained(answering: Answering, name: Ref, text: str, pressed: bool = False, why_not: WhyNot = why_not) -> str:
    """A thing in a sentence with its clause, and why it cannot answer; that comes first if it was pressed."""
    free = name in answering.targets or name in answering.selected
    reason = None if free else refused(answering, name, pressed, why_not)
    return words.explanation(text, clause_of(answering.position, name), CLAUSES, reason, pressed)


def clause_of(position: Position, name: Ref) -> str | None:
    """The clause of the rules that a thing is about."""
    find = _CLAUSES.get(name.kind)
    return find(position, *name.rest) if callable(find) else find


def _space(position: Position, name: str) -> str:
    if name in position.occupied and name != "bank":
        return "R6"
    if SPACES[name].action == "drops_flowing":
        return "M4"
    return CLAUSE_OF_SECTION[SPACES[name].section]


def _dam(position: Position, space: str) -> str:
    built = position.dams.get(space)
    return "C6" if built is None else "G6" if built.owner == NEUTRAL else "W4"


def _officer(position: Position, who: str) -> str | None:
    officer = position.companies[who].officer
    return OFFICERS[officer].clause if officer else None


def _income(position: Position, who: str, structure: str, number: int) -> str:
    if structure == "powerhouse":
        return COMPANIES[who].clause if number == 3 else "N1"
    return "I2"


def _contract(position: Position, number: int, *more: int) -> str:
    return "K3" if CONTRACTS[number].colour == "national" else "K1"


_LEGEND = {
    "credits": "G10",
    "engineers": "R3",
    "excavators": "C5",
    "mixers": "C5",
    "energy": "P8",
    "contract": "K1",
    "fulfilled": "K2",
    "drop": "W3",
    "socket": "W4",
    "flowing": "M4",
    "neutral": "G6",
    "marker": "C8",
    "base": "C6",
    "elevation": "C7",
    "conduit": "P2",
    "powerhouse": "C9",
    "advanced": "M9",
    "rim": "C4",
    "income": "I2",
    "fee": "R3",
    "closed": "U8",
    "now": "G1",
}

_CLAUSES: dict[str, str | Callable[..., str | None]] = {
    "basin": "G4",
    "river": "W3",
    "exit": "W6",
    "key": "C6",
    "headstream": "I5",
    "dam": _dam,
    "conduit": lambda position, space: "P2" if space in position.conduits else "C8",
    "powerhouse": lambda position, space: "N1" if space in position.powerhouses else "C9",
    "space": _space,
    "round": "G1",
    "score": "G10",
    "company": "G7",
    "officer": _officer,
    "vp": "G9",
    "credits": "G10",
    "excavators": "C5",
    "mixers": "C5",
    "engineers": "R3",
    "wheel": lambda position, who, place: "C2" if place == 0 else "C4",
    "pieces": lambda position, who, structure: "I4" if structure == "powerhouse" else "I2",
    "income": _income,
    "ability": lambda position, who: COMPANIES[who].clause,
    "tile": lambda position, who, name: TILES[name].clause,
    "contract": _contract,
    "gap": "K5",
    "fulfilled": "K2",
    "draft": "U12",
    "legend": lambda position, name: _LEGEND.get(name),
    "energy": "P8",
    "bonus": lambda position, number: BONUS_TILES[position.bonus[number - 1]].clause,
    "objective": lambda position: OBJECTIVES[position.objective].clause if position.objective else None,
}


def told(events: Iterable[Event]) -> list[str]:
    """What happened, in sentences; that a turn is over is seen by whose the next one is."""
    return [str(event) for event in events if not isinstance(event, TurnOver)]


def touched(events: Iterable[Event]) -> tuple[Ref, ...]:
    """The things of the picture that a move has changed, to mark them until the next one."""
    return tuple(dict.fromkeys(thing for event in events for thing in event.touches))
