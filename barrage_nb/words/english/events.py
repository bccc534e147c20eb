"""What happened, in a sentence: a text or a function for each kind of event, by what it tells."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from ...board.map import BASIN_OF_NODE
from .automa import decision
from .names import COMPANIES, LAST_POINTS, OFFICERS, PHASES, TILES, capital, company, count, listed, the
from .places import owned, piece, place, places


class Told(Protocol):
    """An event: its clause, and by name what it tells."""

    @property
    def clause(self) -> str: ...
    @property
    def fields(self) -> Mapping[str, Any]: ...


class Term(Protocol):
    """A term of an energy: where it comes from, and how much."""

    @property
    def source(self) -> str: ...
    @property
    def amount(self) -> int: ...


def tell(event: Told) -> str:
    """An event as a sentence with its clause."""
    told = {name: value for name, value in event.fields.items() if name != "clause"}
    said = SENTENCES[type(event).__name__]
    sentence = said.format_map(_in_words(told)) if isinstance(said, str) else said(**told)
    return f"{capital(sentence)} ({event.clause})."


MOST_READ = 12
"""As many sentences of a step as one reads at once."""


def tell_step(move: object, events: Sequence[object]) -> str:
    """A step in short: its move, and the first sentences of what happened."""
    head = "<Step>" if move is None else f"<Step: {move}>"
    rest = len(events) - MOST_READ
    more = [f"\u2026 and {rest} more: str(step) has all"] if rest > 0 else []
    return "\n".join([head, *map(str, events[:MOST_READ]), *more])


def _in_words(told: Mapping[str, Any]) -> dict[str, object]:
    return {name: IN_WORDS[name](value) if name in IN_WORDS else value for name, value in told.items()}


IN_WORDS: dict[str, Callable[[Any], str]] = {
    "who": company,
    "company": lambda name: COMPANIES[name],
    "officer": lambda name: OFFICERS[name],
    "tile": lambda name: the(TILES[name]),
    "engineers": lambda number: count(number, "engineers"),
    "drops": lambda number: count(number, "drops"),
    "phase": lambda name: PHASES[name],
    "space": place,
    "dam": place,
    "powerhouse": place,
}
"""How a field is said in a sentence; any other as it is."""

TERMS = {
    "conduit": "value × drops",
    "floor": "Fiesler's floor",
    "space": "action space",
    "powerhouses": "own powerhouses",
}


def _gained(who: str, what: str, amount: int) -> str:
    return f"{company(who)} gains {count(amount, what)}"


def _paid(who: str, what: str, amount: int) -> str:
    return f"{company(who)} pays {count(amount, what)}"


def _produced(who: str, powerhouse: str, conduit: str, energy: int, terms: Iterable[Term]) -> str:
    said = listed(f"{term.amount:+d} {TERMS[term.source]}" for term in terms)
    return f"{company(who)} produces {energy} energy: {said}"


def _built(who: str, structure: str, space: str) -> str:
    return f"{company(who)} builds {piece(structure, space)}"


def _caught(path: tuple[str, ...], full: tuple[str, ...], owner: str) -> str:
    return f"{_ran(path, full)} and stops in {owned(path[-1], owner)}"


def _left(path: tuple[str, ...], full: tuple[str, ...]) -> str:
    return f"{_ran(path, full)} and leaves the map"


def _ran(path: tuple[str, ...], full: tuple[str, ...]) -> str:
    past = f" past {places(full)}, which {'is' if len(full) == 1 else 'are'} full," if full else ""
    if path[0] in BASIN_OF_NODE:
        return f"a used drop runs on from basin {BASIN_OF_NODE[path[0]]}{past}"
    return f"a drop from {path[0]} runs{past}"


def _poured(who: str | None, headstream: str, drops: int) -> str:
    if who is None:
        return f"headstream {headstream} brings {count(drops, 'drops')}"
    return f"{company(who)} puts {count(drops, 'drops')} on headstream {headstream}"


def _scored(who: str, source: str, amount: int, what: str, counted: int) -> str:
    reason = {
        "energy": f"rank with {counted} energy",
        "track": f"energy marker on {counted}",
        "no energy": "no energy at all",
        "bonus": f"bonus tile, counting {counted}",
        "objective": f"objective, counting {counted}",
        "resources": f"{counted} machines and credits left",
        "water": f"{count(counted, 'drops')} in own dams",
    }[source]
    return f"{company(who)} scores {count(amount, what)}: {reason}"


def _invested(who: str, excavators: int, mixers: int, tile: str | None) -> str:
    return f"{company(who)} puts {_wheel(excavators, mixers, (tile,) if tile else ())} on the wheel"


def _returned(who: str, excavators: int, mixers: int, tiles: tuple[str, ...]) -> str:
    return f"{company(who)} takes {_wheel(excavators, mixers, tiles)} back from the wheel"


def _wheel(excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    things = [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    return listed([*things, *(the(TILES[tile]) for tile in tiles)])


def _phase_began(phase: str, round: int) -> str:
    return LAST_POINTS if phase == "over" else f"Round {round}: {PHASES[phase]}"


def _round_ended(round: int, order: Iterable[str]) -> str:
    return f"Round {round} ends; next in turn order: {listed(map(company, order))}"


SENTENCES: dict[str, str | Callable[..., str]] = {
    "Bought": "{who} takes {tile} from the Patent Office",
    "Built": _built,
    "Caught": _caught,
    "ContractLaidOut": "contract {contract} is laid out",
    "Copied": "{who} copies {officer} for this turn",
    "Decided": decision,
    "Declined": "{who} does without the {what}",
    "Discarded": "{who} discards contract {contract}",
    "Drafted": "{who} takes {company} with {officer} and contract {contract}",
    "Drawn": "{who} lets {drops} run from {dam} to {powerhouse}",
    "EngineersBack": "{who} takes back {engineers}",
    "Filled": "{drops} from the supply into {dam}",
    "Fulfilled": "{who} fulfils contract {contract} with {energy} energy",
    "Gained": _gained,
    "Invested": _invested,
    "Left": _left,
    "Lost": "{who} cannot use this part ({what}), so it is lost",
    "Paid": _paid,
    "PassedRound": "{who} is out of engineers and passes for the round",
    "PhaseBegan": _phase_began,
    "Placed": "{who} places {engineers} on {space}",
    "PlacedOnBoard": "{who} places {engineers} on its own board",
    "Poured": _poured,
    "Produced": _produced,
    "Reshuffled": "the discarded {colour} contracts are shuffled into a new pile",
    "Returned": _returned,
    "RoundEnded": _round_ended,
    "Scored": _scored,
    "TileEnergy": "{who} produces {energy} energy: +{energy} technology tile",
    "TileLaidOut": "{tile} is laid out",
    "TileWorked": "{who} uses {tile}",
    "Took": "{who} takes contract {contract}",
    "TurnOver": "{who}'s turn is over",
    "UsedTile": "{who} builds with {tile}, without engineers",
    "WheelTurned": "{who}'s wheel turns one segment",
}
