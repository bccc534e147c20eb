"""What a position holds, thing by thing, and what each event says came in and went out."""

from collections import Counter
from collections.abc import Iterable

from barrage_nb import Position
from barrage_nb.board.contracts import PILE_COLOURS
from barrage_nb.board.map import HEADSTREAMS
from barrage_nb.engine.events import (
    Bought,
    Built,
    Caught,
    ContractLaidOut,
    Copied,
    Discarded,
    Drafted,
    Drawn,
    EngineersBack,
    Event,
    Fetched,
    Filled,
    Fulfilled,
    Gained,
    Invested,
    Paid,
    Placed,
    PlacedOnBoard,
    Poured,
    Ran,
    Reshuffled,
    Returned,
    RoundEnded,
    TileLaidOut,
    Took,
    TookWork,
    WorkGone,
    WorkLaidOut,
)
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
    for table in (position.conduits, position.powerhouses, position.buildings):
        held.update(("owner", space, owner) for space, owner in table.items())
    held.update(("offer", contract) for contract in position.contracts if contract is not None)
    held.update(("national", contract) for contract in position.national)
    held.update(("starting", contract) for contract in position.starting)
    for name, piles in (("pile", position.piles), ("discards", position.discards)):
        held.update((name, contract) for pile in piles.values() for contract in pile)
    held.update(("patents", tile) for tile in position.patents if tile is not None)
    held.update(("patent pile", tile) for tile in position.patent_pile)
    held.update(("works", work) for work in position.works if work is not None)
    held.update(("works pile", work) for work in position.works_pile)
    held.update((who, "work", work) for who, company in position.companies.items() for work in company.works_taken)
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
    match event:
        case Gained():
            held[event.who, event.what] += event.amount
        case Paid():
            held[event.who, event.what] -= event.amount
        case Placed() | PlacedOnBoard():
            held[event.who, "engineers"] -= event.engineers
        case Copied():
            held[event.who, "engineers"] -= 1
        case EngineersBack():
            held[event.who, "engineers"] += event.engineers
        case Invested():
            _wheel(held, event, (event.tile,) if event.tile else (), 1)
        case Returned() | Fetched():
            _wheel(held, event, event.tiles, -1)
        case Built():
            if event.structure in ("base", "elevation"):
                held["level", event.space] += 1
            if event.structure != "elevation":
                held["owner", event.space, event.who] += 1
        case Drafted():
            _drafted(held, event, position)
        case RoundEnded():
            for name in position.companies:
                held[name, "energy"] = 0
            for key in [key for key in held if key[0] == "patents"]:
                del held[key]
        case _:
            _water(held, event)
            _cards(held, event, position)


def _wheel(held: Holdings, event: Invested | Returned | Fetched, tiles: Iterable[str], sign: int) -> None:
    who = event.who
    _move(held, (who, "excavators"), (who, "wheel", "excavators"), sign * event.excavators)
    _move(held, (who, "mixers"), (who, "wheel", "mixers"), sign * event.mixers)
    for tile in tiles:
        _move(held, (who, "tile", tile), (who, "wheel", tile), sign)


def _water(held: Holdings, event: Event) -> None:
    match event:
        case Poured():
            held["headstream", event.headstream] += event.drops
        case Filled():
            held["dam", event.dam] += event.drops
        case Drawn():
            _move(held, ("dam", event.dam), UNDERWAY, event.drops)
        case Ran():
            held[("headstream", event.path[0]) if event.path[0] in HEADSTREAMS else UNDERWAY] -= 1
            if isinstance(event, Caught):
                held["dam", event.dam] += 1


def _cards(held: Holdings, event: Event, position: Position) -> None:
    contracts, discards_return = position.box.contracts, position.rulings.discards_return
    match event:
        case Took():
            _move(held, ("offer", event.contract), (event.who, "contracts", event.contract))
        case Fulfilled():
            from_row = ("national",) if event.clause == "K3" else _holder(held, event.who, event.contract)
            _move(held, (*from_row, event.contract), (event.who, "fulfilled", event.contract))
        case Discarded():
            held[(*_holder(held, event.who, event.contract), event.contract)] -= 1
            if discards_return and contracts[event.contract].colour in PILE_COLOURS:
                held["discards", event.contract] += 1
        case Reshuffled():
            for key in [key for key in held if key[0] == "discards"]:
                if contracts[int(str(key[1]))].colour == event.colour:
                    _move(held, key, ("pile", key[1]), held[key])
        case ContractLaidOut():
            _move(held, ("pile", event.contract), ("offer", event.contract))
        case Bought():
            _move(held, ("patents", event.tile), (event.who, "tile", event.tile))
        case TookWork():
            _move(held, ("works", event.work), (event.who, "work", event.work))
        case WorkGone():
            held["works", event.work] -= 1
        case WorkLaidOut():
            _move(held, ("works pile", event.work), ("works", event.work))
        case TileLaidOut():
            _move(held, ("patent pile", event.tile), ("patents", event.tile))


def _holder(held: Holdings, who: str, contract: int) -> tuple[str, ...]:
    """Where a company's contract is: in its hand or, as an Automa has none, in the office."""
    return ("offer",) if held["offer", contract] else (who, "contracts")


def _drafted(held: Holdings, event: Drafted, position: Position) -> None:
    who = event.company
    for name in ("vp", "credits", "excavators", "mixers"):
        held[who, name] = getattr(position.box.start, name)
    held[who, "engineers"] = position.box.engineers_each
    if event.officer == "sekibo":
        held[who, "credits"] = position.rulings.sekibo_credits
    held.update((who, "tile", tile) for tile in position.box.basic_tiles)
    held.update((who, "tile", tile) for tile in position.box.officers[event.officer].power.brings)
    _move(held, ("starting", event.contract), (who, "contracts", event.contract))


def engineers(position: Position, who: str) -> int:
    """All engineers of a company: in supply, on shared spaces, on its own spaces and on Sekibo's."""
    company = position.companies[who]
    shared = sum(placed.engineers for there in position.occupied.values() for placed in there if placed.company == who)
    own = sum(space.engineers for space in position.box.construction_spaces[: company.constructions])
    return company.engineers + shared + own + len(company.copies) + company.aside
