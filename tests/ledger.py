"""What a position holds, thing by thing, and what each event says came in and went out."""

from collections import Counter
from collections.abc import Iterable

from barrage_nb import Event, Position
from barrage_nb.board.companies import CONSTRUCTION_SPACES, START
from barrage_nb.board.contracts import CONTRACTS, PILE_COLOURS
from barrage_nb.board.map import HEADSTREAMS
from barrage_nb.board.technology import BASIC_TILES
from barrage_nb.engine.water import FlowOn

Holdings = Counter[tuple[object, ...]]
NUMBERS = ("vp", "credits", "excavators", "mixers", "engineers", "energy")
MAY_BE_NEGATIVE = "vp"
UNDERWAY = ("water", "underway")  # drops drawn from a dam that have not flowed on yet


def holdings(position: Position) -> Holdings:
    """Everything that events account for, as amounts by place and thing."""
    held: Holdings = Counter()
    for who, company in position.companies.items():
        for name in NUMBERS:
            held[who, name] = getattr(company, name)
        for place, things in (("contracts", company.contracts), ("fulfilled", company.fulfilled)):
            held.update((who, place, contract) for contract in things)
        held.update((who, "tile", tile) for tile in company.tiles)
        for segment in company.wheel:
            held[who, "wheel", "excavators"] += segment.excavators
            held[who, "wheel", "mixers"] += segment.mixers
            held.update((who, "wheel", tile) for tile in segment.tiles)
    for space, dam in position.dams.items():
        held["dam", space] = dam.drops
        held["level", space] = dam.level
        held["owner", space, dam.owner] = 1
    held.update({("headstream", name): drops for name, drops in position.headstreams.items()})
    held[UNDERWAY] = sum(task.amount for task in position.pending if isinstance(task, FlowOn))
    for table in (position.conduits, position.powerhouses):
        held.update(("owner", space, owner) for space, owner in table.items())
    held.update(("offer", contract) for contract in position.contracts if contract is not None)
    held.update(("national", contract) for contract in position.national)
    held.update(("starting", contract) for contract in position.starting)
    for name, piles in (("pile", position.piles), ("discards", position.discards)):
        held.update((name, contract) for pile in piles.values() for contract in pile)
    held.update(("patents", tile) for tile in position.patents if tile is not None)
    held.update(("patent pile", tile) for tile in position.patent_pile)
    return held


def explained(before: Holdings, events: Iterable[Event], position: Position) -> Holdings:
    """What is held after the events, by what they say alone; `position` tells only rules and rulings."""
    held = before.copy()
    for event in events:
        _apply(held, event, position)
    return held


def unexplained(expected: Holdings, got: Holdings) -> list[str]:
    """Every amount that the events do not explain."""
    keys = sorted((key for key in {*expected, *got} if expected[key] != got[key]), key=str)
    return [f"{key}: the events say {expected[key]}, it is {got[key]}" for key in keys]


def _move(held: Holdings, thing: tuple[object, ...], to: tuple[object, ...], amount: int = 1) -> None:
    held[thing] -= amount
    held[to] += amount


def _apply(held: Holdings, event: Event, position: Position) -> None:
    kind, who, what, amount, _, path, detail = event
    if kind == "gain":
        held[who, what] += amount
    elif kind == "pay":
        held[who, what] -= amount
    elif kind in ("placed", "copied"):
        held[who, "engineers"] -= amount
    elif kind == "engineers back":
        held[who, "engineers"] += amount
    elif kind == "invested" or kind == "returned":
        excavators, mixers, *tiles = detail
        sign = 1 if kind == "invested" else -1
        _move(held, (who, "excavators"), (who, "wheel", "excavators"), sign * excavators)
        _move(held, (who, "mixers"), (who, "wheel", "mixers"), sign * mixers)
        for tile in filter(None, tiles):
            _move(held, (who, "tile", tile), (who, "wheel", tile), sign)
    elif kind in _WATER:
        _water(held, event)
    elif kind == "built":
        if path[0] in ("base", "elevation"):
            held["level", what] += 1
        if path[0] != "elevation":
            held["owner", what, who] += 1
    elif kind in _CARDS:
        _cards(held, event, position.rulings.discards_return)
    elif kind == "drafted":
        _drafted(held, event, position)
    elif kind == "phase" and what == "end of round":
        for name in position.companies:
            held[name, "energy"] = 0
        for key in [key for key in held if key[0] == "patents"]:
            del held[key]


_WATER = ("poured", "caught", "left", "filled", "drawn")


def _water(held: Holdings, event: Event) -> None:
    kind, _, what, amount, _, path, _ = event
    if kind == "poured":
        held["headstream", what] += amount
    elif kind == "filled":
        held["dam", what] += amount
    elif kind == "drawn":
        _move(held, ("dam", what), UNDERWAY, amount)
    else:
        held[("headstream", path[0]) if path[0] in HEADSTREAMS else UNDERWAY] -= amount
        if kind == "caught":
            held["dam", what] += amount


_CARDS = ("took", "discarded", "fulfilled", "reshuffled", "drew", "bought")


def _cards(held: Holdings, event: Event, discards_return: bool) -> None:
    kind, who, what, _, clause, _, _ = event
    if kind == "took":
        _move(held, ("offer", what), (who, "contracts", what))
    elif kind == "fulfilled":
        _move(held, ("national", what) if clause == "K3" else (who, "contracts", what), (who, "fulfilled", what))
    elif kind == "discarded":
        held[who, "contracts", what] -= 1
        if discards_return and CONTRACTS[int(what)].colour in PILE_COLOURS:
            held["discards", what] += 1
    elif kind == "reshuffled":
        for key in [key for key in held if key[0] == "discards" and CONTRACTS[int(str(key[1]))].colour == what]:
            _move(held, key, ("pile", key[1]), held[key])
    elif kind == "bought":
        _move(held, ("patents", what), (who, "tile", what))
    elif isinstance(what, int):
        _move(held, ("pile", what), ("offer", what))
    else:
        _move(held, ("patent pile", what), ("patents", what))


def _drafted(held: Holdings, event: Event, position: Position) -> None:
    who, contract = event.what, event.amount
    for name in ("vp", "credits", "excavators", "mixers", "engineers"):
        held[who, name] = getattr(START, name)
    if event.path == ("sekibo",):
        held[who, "credits"] = position.rulings.sekibo_credits
    held.update((who, "tile", tile) for tile in BASIC_TILES)
    if event.path == ("krylov",):
        held[who, "tile", "krylov"] += 1
    _move(held, ("starting", contract), (who, "contracts", contract))


def engineers(position: Position, who: str) -> int:
    """All engineers of a company: in supply, on shared spaces, on its own spaces and on Sekibo's."""
    company = position.companies[who]
    shared = sum(placed.engineers for there in position.occupied.values() for placed in there if placed.company == who)
    own = sum(space.engineers for space in CONSTRUCTION_SPACES[: company.constructions])
    return company.engineers + shared + own + len(company.copies)
