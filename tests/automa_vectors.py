"""Whole turns of an Automa, as the vectors tell them: the position before, what it did, and the state after."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from barrage_nb import Rulings, play
from barrage_nb.automa import traces
from barrage_nb.automa.placing import Placement
from barrage_nb.automa.trace import (
    Decided,
    Decision,
    MachineChoice,
    SystemChoice,
    TileUse,
    TriedRow,
    WaterChoice,
)
from barrage_nb.board import automa
from barrage_nb.board.companies import START, WHEEL_SEGMENTS
from barrage_nb.engine.automas import AutomaTurn
from barrage_nb.engine.events import (
    Deed,
    Event,
    Fulfilled,
    Gained,
    Invested,
    Placed,
    PlacedOnBoard,
    Returned,
    WheelTurned,
)
from barrage_nb.engine.moves import ACT
from barrage_nb.engine.position import Company, Crew, Dam, Position, Segment, Setup
from barrage_nb.engine.values import Table

Case = dict[str, Any]


def position_of(case: Case) -> Position:
    """The position of a case; piles are empty, as the vectors refill nothing."""
    board, who = case["position"], case["company"]
    others = next(name for name in board["companies"] if name != who)
    return Position(
        Setup(rulings=Rulings(discards_return=False), automas=Table(dict.fromkeys(case["automas"], "medium"))),
        round=case["round"],
        phase="actions",
        order=tuple(board["companies"]),
        mover=who,
        companies=Table({name: _company(case, name) for name in board["companies"]}),
        dams=Table({space: Dam(dam["owner"], dam["level"], dam["drops"]) for space, dam in board["dams"].items()}),
        conduits=Table(board["conduits"]),
        powerhouses=Table(board["powerhouses"]),
        headstreams=Table(board["headstreams"]),
        occupied=Table({space: (Crew(others, 1),) for space in case["occupied"]}),
        contracts=tuple(contract["id"] for contract in case["contracts"]),
        patents=tuple(case["patents"]),
        automa_pile=(case["criteria_tile"], case["action_tile"]),
        pending=(AutomaTurn(who),),
    )


def _company(case: Case, name: str) -> Company:
    energy = case["position"]["energy"][name]
    if name != case["company"]:
        return Company(energy=energy, engineers=START.engineers)
    held = case["automa"]
    wheel = [Segment()] * WHEEL_SEGMENTS
    for segment in held["wheel"]:
        wheel[WHEEL_SEGMENTS - segment["rotations_left"]] = Segment(
            segment.get("excavators", 0), segment.get("mixers", 0), tuple(segment.get("tiles", ()))
        )
    return Company(
        energy=energy,
        engineers=held["engineers"],
        excavators=held["excavators"],
        mixers=held["mixers"],
        tiles=tuple(sorted(held["tiles"])),
        wheel=tuple(wheel),
    )


def automa_turn(case: Case) -> Iterator[tuple[str, Any, Any]]:
    """What an Automa does in a whole turn, and the state after it."""
    before, who = position_of(case), case["company"]
    _, _, after, events = play(before, ACT)
    (trace,) = traces(events)
    yield "actions", case["actions"], [_action(row, events) for row in trace.done]
    last = [event for event in events if not isinstance(event, Decided) or event.decision in trace.done[-1].decisions]
    yield (
        "reward actions",
        case.get("reward_actions", []),
        list(_rewards(trace.done[-1], last, _wheel(before.companies[who]))),
    )
    state = _state(before, after, who)
    for key, expected in case["after"].items():
        yield key, expected, state[key]


def _of(kind: type, row: TriedRow) -> Any:
    return next(decision for decision in row.decisions if isinstance(decision, kind))


def _action(row: TriedRow, events: tuple[Event, ...]) -> Case:
    """A row that was carried out, as the vectors write it."""
    printed = row.tried.row
    said: Case = {"engineers": printed.engineers}
    if isinstance(printed, automa.ProduceRow):
        system, drops, energy = _of(SystemChoice, row).chosen
        contract = next((event.contract for event in events if isinstance(event, Fulfilled)), None)
        said |= {"action": "produce", "bonus": printed.modifier, "dam": system.dam, "conduit": system.conduit}
        said |= {"powerhouse": system.powerhouse, "drops": drops, "energy": energy, "contract": contract}
    elif isinstance(printed, automa.WaterRow):
        said |= _drops(_of(WaterChoice, row))
    elif isinstance(printed, automa.ContractsRow):
        said |= {"action": "discard_contracts", "color": printed.colour, "energy": printed.energy}
    elif isinstance(printed, automa.ConstructRow):
        placement, tile = _of(Placement, row), _of(TileUse, row).tile
        said |= {"action": "construct", "structure": placement.structure, "space": placement.space, "tile": tile}
    elif isinstance(printed, automa.WorkshopRow):
        said |= {"action": "rotate", "n": printed.turns} | ({"vp": -printed.vp} if printed.vp else {})
    elif isinstance(printed, automa.MachineryRow):
        bought = printed if not printed.machinery else _of(MachineChoice, row)
        said |= {"action": "machinery", "vp": -printed.vp}
        said |= {"excavators": bought.excavators, "mixers": bought.mixers}
    elif isinstance(printed, automa.PatentRow):
        said |= {"action": "patent", "vp": -printed.vp, "structure": printed.structure}
    else:
        said |= {"action": "bank", "vp": 1}
    return said


def _drops(choice: WaterChoice) -> Case:
    return {"action": "place_drops", "headstreams": list(choice.headstreams), "flow": choice.flowing}


def _rewards(row: TriedRow, events: list[Event], wheel: list[Case]) -> Iterator[Case]:
    """What a reward or an uncovered income made it do; turning an empty wheel is nothing."""
    turns, who = 0, next(event.who for event in events if isinstance(event, Placed | PlacedOnBoard))
    empty = not wheel and not any(isinstance(event, Invested) for event in events)
    for event in events:
        given = event.clause in ("K1", "I3") and isinstance(event, Deed) and event.who == who
        turns += given and isinstance(event, WheelTurned) and not empty
        if turns and not isinstance(event, WheelTurned | Returned):
            yield {"action": "rotate", "engineers": 0, "n": turns}
            turns = 0
        if given and isinstance(event, Gained) and event.what == "vp":
            yield {"action": "vp", "engineers": 0, "vp": event.amount}
        decision: Decision | None = event.decision if isinstance(event, Decided) else None
        if isinstance(decision, WaterChoice) and not isinstance(row.tried.row, automa.WaterRow):
            yield {"engineers": 0} | _drops(decision)
        if isinstance(decision, MachineChoice) and not isinstance(row.tried.row, automa.MachineryRow):
            bought = {"excavators": decision.excavators, "mixers": decision.mixers}
            yield {"action": "machinery", "engineers": 0} | bought


def _state(before: Position, after: Position, who: str) -> Case:
    old, new = before.companies[who], after.companies[who]
    return {
        "vp_change": new.vp - old.vp,
        "energy": new.energy,
        "engineers": new.engineers,
        "excavators": new.excavators,
        "mixers": new.mixers,
        "tiles": list(new.tiles),
        "wheel": _wheel(new),
        "engineer_spaces": _engineers(before, after, who),
        "new_structures": _built(before, after),
        "drops": _held(after),
        "contracts_left": [contract for contract in after.contracts if contract is not None],
        "others": _others(before, after, who),
    }


def _others(before: Position, after: Position, who: str) -> Case:
    """What the others gained, where they did."""
    gained = {
        name: {
            what: getattr(company, what) - getattr(before.companies[name], what) for what in ("vp", "credits", "energy")
        }
        for name, company in after.companies.items()
        if name != who
    }
    changed = {name: {what: amount for what, amount in held.items() if amount} for name, held in gained.items()}
    return {name: held for name, held in changed.items() if held}


def _wheel(company: Company) -> list[Case]:
    found = []
    for place in range(WHEEL_SEGMENTS - 1, 0, -1):
        excavators, mixers, tiles = company.wheel[place]
        segment: Case = {"rotations_left": WHEEL_SEGMENTS - place}
        segment |= {"excavators": excavators} if excavators else {}
        segment |= {"mixers": mixers} if mixers else {}
        segment |= {"tiles": list(tiles)} if tiles else {}
        if len(segment) > 1:
            found.append(segment)
    return found


def _engineers(before: Position, after: Position, who: str) -> Case:
    """Where the engineers of a turn stand; those on the company's own board are what is left to explain."""
    placed: Counter[str] = Counter()
    for space, there in after.occupied.items():
        placed[space] += sum(each.engineers for each in there if each.company == who)
    used = before.companies[who].engineers - after.companies[who].engineers
    placed["company"] = used - placed.total()
    return {space: number for space, number in placed.items() if number}


def _built(before: Position, after: Position) -> Case:
    new: Case = {
        space: dam.level for space, dam in after.dams.items() if before.dams.get(space, Dam("", 0)).level < dam.level
    }
    for old, now in ((before.conduits, after.conduits), (before.powerhouses, after.powerhouses)):
        new |= {space: 1 for space in now if space not in old}
    return new


def _held(after: Position) -> Case:
    held = {space: dam.drops for space, dam in after.dams.items() if dam.drops}
    return held | {name: drops for name, drops in after.headstreams.items() if drops}
