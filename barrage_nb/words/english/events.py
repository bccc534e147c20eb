"""What happened, in a sentence."""

from collections.abc import Callable
from typing import Any, Protocol

from .automa import decision
from .names import COMPANIES, OFFICERS, PHASES, TILES, company, count, listed, the


class Told(Protocol):
    """An event: kind, who, what, how much, clause, path and working."""

    @property
    def kind(self) -> str: ...
    @property
    def who(self) -> str | None: ...
    @property
    def what(self) -> str | int: ...
    @property
    def amount(self) -> int: ...
    @property
    def clause(self) -> str: ...
    @property
    def path(self) -> tuple[str, ...]: ...
    @property
    def detail(self) -> tuple[Any, ...]: ...


TERMS = {
    "conduit": "value × drops",
    "floor": "Fiesler's floor",
    "space": "action space",
    "powerhouses": "own powerhouses",
    "tile": "technology tile",
}


def tell(event: Told) -> str:
    """An event as a sentence with its clause."""
    sentence = SENTENCES[event.kind](event)
    return f"{sentence[0].upper()}{sentence[1:]} ({event.clause})."


def _who(event: Told) -> str:
    return company(event.who)


def _produced(event: Told) -> str:
    terms = listed(f"{term.amount:+d} {TERMS.get(term.source, term.source)}" for term in event.detail)
    return f"{_who(event)} produces {event.amount} energy: {terms}"


def _caught(event: Told) -> str:
    passed = f" past the full {listed(event.detail)}" if event.detail else ""
    owner = "the neutral dam" if event.who == "neutral" else f"{_who(event)}'s dam"
    return f"a drop from {event.path[0]} runs{passed} and stops in {owner} on {event.what}"


def _left(event: Told) -> str:
    passed = f" past the full {listed(event.detail)}" if event.detail else ""
    return f"a drop from {event.path[0]} runs{passed} and leaves the map"


def _poured(event: Told) -> str:
    drops = count(event.amount, "drops")
    if event.who is None:
        return f"headstream {event.what} brings {drops}"
    return f"{_who(event)} puts {drops} on headstream {event.what}"


def _scored(event: Told) -> str:
    what, counted = event.detail
    reason = {
        "energy": f"rank with {counted} energy",
        "track": f"energy marker on {counted}",
        "no energy": "no energy at all",
        "bonus": f"bonus tile, counting {counted}",
        "objective": f"objective, counting {counted}",
        "resources": f"{counted} machines and credits left",
        "water": f"{count(counted, 'drops')} in own dams",
    }[str(event.what)]
    return f"{_who(event)} scores {count(event.amount, what)}: {reason}"


def _invested(event: Told) -> str:
    excavators, mixers, tile = event.detail
    things = [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    things += [the(TILES[tile])] if tile else []
    return f"{_who(event)} puts {listed(things)} on the wheel"


def _returned(event: Told) -> str:
    excavators, mixers, *tiles = event.detail
    things = [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    things += [the(TILES[tile]) for tile in tiles]
    return f"{_who(event)} takes {listed(things)} back from the wheel"


def _phase(event: Told) -> str:
    if event.what == "end of round":
        return f"Round {event.amount} ends; next in turn order: {listed(map(company, event.path))}"
    return f"Round {event.amount}: {PHASES[str(event.what)]}"


def _lost(event: Told) -> str:
    return f"{_who(event)} cannot use this part ({event.what}), so it is lost"


SENTENCES: dict[str, Callable[[Told], str]] = {
    "bought": lambda e: f"{_who(e)} takes {the(TILES[str(e.what)])} from the Patent Office",
    "built": lambda e: f"{_who(e)} builds {_article(e.path[0])} on {e.what}",
    "caught": _caught,
    "copied": lambda e: f"{_who(e)} copies {OFFICERS[str(e.what)]} for this turn",
    "decided": lambda e: decision(e.who or "", e.detail[0]),
    "declined": lambda e: f"{_who(e)} does without the {e.what}",
    "discarded": lambda e: f"{_who(e)} discards contract {e.what}",
    "drafted": lambda e: f"{e.who} takes {COMPANIES[str(e.what)]} with {OFFICERS[e.path[0]]} and contract {e.amount}",
    "drawn": lambda e: (
        f"{_who(e)} lets {count(e.amount, 'drops')} run from {e.what} through {e.path[1]} to {e.path[2]}"
    ),
    "drew": lambda e: (
        f"{'contract' if isinstance(e.what, int) else 'the'} {TILES.get(str(e.what), e.what)} is laid out"
    ),
    "effect": lambda e: f"{_who(e)} uses {the(TILES[str(e.what)])}",
    "engineers back": lambda e: f"{_who(e)} takes back {count(e.amount, 'engineers')}",
    "filled": lambda e: f"{count(e.amount, 'drops')} from the supply into {e.what}",
    "fulfilled": lambda e: f"{_who(e)} fulfils contract {e.what} with {e.amount} energy",
    "gain": lambda e: f"{_who(e)} gains {count(e.amount, str(e.what))}",
    "invested": _invested,
    "left": _left,
    "lost": _lost,
    "passed": lambda e: f"{_who(e)} is out of engineers and passes for the round",
    "pay": lambda e: f"{_who(e)} pays {count(e.amount, str(e.what))}",
    "phase": _phase,
    "placed": lambda e: f"{_who(e)} places {count(e.amount, 'engineers')} on {e.what}",
    "poured": _poured,
    "produced": _produced,
    "reshuffled": lambda e: f"the discarded {e.what} contracts are shuffled into a new pile",
    "returned": _returned,
    "scored": _scored,
    "took": lambda e: f"{_who(e)} takes contract {e.what}",
    "turn over": lambda e: f"{_who(e)}'s turn is over",
    "turned": lambda e: f"{_who(e)}'s wheel turns one segment",
    "used": lambda e: f"{_who(e)} builds with {the(TILES[str(e.what)])}, without engineers",
}


def _article(structure: str) -> str:
    return f"{'an' if structure[0] in 'aeiou' else 'a'} {structure}"
