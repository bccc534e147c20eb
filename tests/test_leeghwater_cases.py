"""The worked cases of The Leeghwater Project, each set up from what it gives and held to what it expects."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from barrage_nb import Position, legal_moves, new_game, play, sketch, why_not
from barrage_nb.automa import traces
from barrage_nb.automa.trace import WorkChoice
from barrage_nb.board.automa import BuildingRow, ConstructRow, ExternalWorksRow
from barrage_nb.board.box import BOXES
from barrage_nb.engine.contracts import ChooseContract
from barrage_nb.engine.events import Fetched, Invested, Paid, Scored, WheelTurned, WorkGone
from barrage_nb.engine.play import Step
from barrage_nb.engine.rounds import FurtherTurn
from barrage_nb.engine.scoring import bonus_vp
from barrage_nb.engine.setup import deal
from barrage_nb.engine.values import Table

CASES = {
    case["id"]: case for case in json.loads(Path(__file__).with_name("leeghwater_cases.json").read_text())["examples"]
}
WORDS_ONLY = ("working", "note")
"""What a case says beside its numbers."""
Case = dict[str, Any]
COLUMN = ("wind_farm", "customer_office", "cofferdam", "loan_agency", "research_lab")


def at(text: str, *buildings: str) -> Position:
    """A position of the expansion's box, with some building tiles in play."""
    tiles = [*buildings, *(name for name in COLUMN if name not in buildings)][:5]
    return sketch(f"{text} | building_tiles={','.join(tiles)}", box="leeghwater")


def usa(step: Step | Position) -> Any:
    """What the United States have."""
    return (step.after if isinstance(step, Step) else step).companies["usa"]


def display(given: Case) -> str:
    """The works that lie open, as an item of a sketch."""
    shown = given["display"]
    return "works=" + ",".join(str(shown.get(str(number)) or "-") for number in (1, 2, 3))


def supply(given: Case, **more: Any) -> str:
    """What a case says that is in supply, as items."""
    said = {"excavators": 0, "mixers": 0, **given.get("supply", {}), **more}
    return " ".join(f"{name}={amount}" for name, amount in said.items())


def lx01(case: Case) -> Case:
    start = new_game(4, seed=1, box="leeghwater")
    piles = (*start.works, *start.works_pile)
    shown = ["".join(pile_of(work) for work in piles[first : first + 3]) for first in range(0, 15, 3)]
    left = {pile: sum(pile_of(work) == pile for work in piles[15:]) for pile in "ABC"}
    return {"display_by_round": shown, "piles_after": left}


def pile_of(work: int) -> str:
    return BOXES["leeghwater"].works[work].pile


def lx02(case: Case) -> Case:
    games = [new_game(players, seed=3, box="leeghwater") for players in case["given"]["players"]]
    tiles = [*games[0].patents, *games[0].patent_pile]
    levels = [sum(games[0].box.tiles[tile].level == level for tile in tiles) for level in (1, 2, 3)]
    return {
        "building_tiles_in_play": [len(set(game.building_tiles)) for game in games],
        "bonus_pool": len(games[0].box.bonus_tiles),
        "bonus_drawn": len(set(games[0].bonus)),
        "advanced_tiles_left_per_pile": levels,
        "works_face_up": len(games[0].works),
    }


def lx04(case: Case) -> Case:
    given = case["given"]
    start = at(f"usa {supply(given)} engineers={given['engineers']} vp={given['vp']} | italy | {display(given)}")
    step = play(start, "place works-1")
    company, turns = usa(step), [event for event in step.events if isinstance(event, WheelTurned)]
    return {
        "supply": {"excavators": company.excavators, "mixers": company.mixers},
        "engineers": company.engineers,
        "vp": company.vp,
        "rotate": len(turns),
        "machinery_on_wheel_from_cost": sum(segment.excavators + segment.mixers for segment in company.wheel),
        "display": {str(number): work for number, work in enumerate(step.after.works, 1)},
    }


def lx05(case: Case) -> Case:
    given = case["given"]
    start = at(f"usa {supply(given)} wheel=3:2excavators | italy | {display(given)}")
    return {"legal": why_not(start, "place works-1") is None}


def lx07(case: Case) -> Case:
    start = at(f"usa excavators=9 mixers=9 | italy | works-2=italy*2 {display(case['given'])}")
    moves = {str(move) for move in legal_moves(start)}
    return {"positions_open": [number for number in (1, 2, 3) if f"place works-{number}" in moves]}


def lx08(case: Case) -> Case:
    given = case["given"]
    cards = ",".join(map(str, given["contracts_in_hand"]))
    rest = f"contracts={cards} energy={given['energy']} vp={given['vp']}"
    step = play(at(f"usa {supply(given)} {rest} | italy | {display(given)}"), "place works-1")
    offered = [move.contract for move in legal_moves(step.after) if hasattr(move, "contract")]
    done = usa(play(step.after, "fulfil 212"))
    return {
        "contracts_eligible": offered,
        "supply": {"excavators": done.excavators, "credits": done.credits},
        "vp": done.vp,
        "energy": done.energy,
        "contracts_in_hand": list(done.contracts),
        "counts_for_bonus_contracts": len(done.fulfilled),
    }


def lx10(case: Case) -> Case:
    given = case["given"]
    start = at(f"usa {supply(given)} contracts=410 vp={given['vp']} | italy | national=104 {display(given)}")
    step = play(start, "place works-1")
    offered = [move.contract for move in legal_moves(step.after) if hasattr(move, "contract")]
    assert why_not(step.after, "fulfil 104").startswith("L24")
    step = play(play(step.after, "fulfil 410").after, "at C1A")
    company = usa(step)
    return {
        "contracts_eligible": offered,
        "vp": company.vp,
        "conduit_on": next(iter(step.after.conduits)),
        "machinery_for_conduit": sum(isinstance(event, Invested) for event in step.events),
    }


def lx11(case: Case) -> Case:
    given = case["given"]
    start = at(f"usa {supply(given)} | italy P5.1 | {display(given)}")
    step = play(play(start, "place works-1").after, "at P5.2")
    company = usa(step)
    return {"legal": True, "credits_after": company.credits, "mixers_after": company.mixers}


def lx13(case: Case) -> Case:
    given = case["given"]
    start = at(f"germany {supply(given)} vp=10 B5L=3*3 B8L=1 | italy | {display(given)}")
    step = play(start, "place works-1")
    for _ in range(2):
        if step.after.question.who == "germany" and "at B8L" in map(str, legal_moves(step.after)):
            step = play(step.after, "at B8L")
    company = step.after.companies["germany"]
    dams = {name: dam.level for name, dam in step.after.dams.items()}
    return {"own_dams": dams, "supply": {"mixers": company.mixers}, "vp": company.vp, "energy": company.energy}


def lx14(case: Case) -> Case:
    given = case["given"]
    start = at(f"italy {supply(given)} vp=10 energy=4 contracts=308 P5.1 P6.1 P8.1 | usa | {display(given)}")
    step = play(play(start, "place works-1").after, "fulfil 308")
    step = play(step.after, "machines 1 excavators 1 mixers")
    company = step.after.companies["italy"]
    return {
        "energy": company.energy,
        "credits": company.credits,
        "vp": company.vp,
        "machinery_gained": company.excavators + company.mixers,
        "italy_steps": company.energy - 10,
        "production_bonus_used": company.energy - 10,
    }


def end_of_round(round: int, given: Case, pile: str) -> Step:
    """The last turn of a round, in which the only engineer goes in the bank."""
    picture = f"usa engineers=1 | italy engineers=0 | round={round} {display(given)} works_pile={pile}"
    picture += " bonus=bases,bases,bases,bases,bases passed=italy seed=4"
    return play(at(picture), "place bank 1")


def lx16(case: Case) -> Case:
    pile = "502,503,600,601,602,603,604,700,701,702,703,704"
    step = end_of_round(1, case["given"], pile)
    left = {name: sum(pile_of(work) == name for work in step.after.works_pile) for name in "ABC"}
    return {
        "discarded": [event.work for event in step.events if isinstance(event, WorkGone)],
        "new_piles_by_position": [pile_of(work) for work in step.after.works],
        "piles": left,
    }


def lx17(case: Case) -> Case:
    step = end_of_round(5, case["given"], "")
    assert step.after.over
    laid = sum(type(event).__name__ == "WorkLaidOut" for event in step.events)
    return {"end_of_round_performed": step.after.phase != "over", "laid": laid}


def lx19(case: Case) -> Case:
    spaces, credits = [], []
    for players in case["given"]["players"]:
        others = " | ".join(("italy wind_farm.1", "germany", "france")[: players - 1])
        start = at(f"usa excavators=6 mixers=2 | {others}", "wind_farm")
        start = play(play(start, "place construction-1").after, "build building with basic_building").after
        options = {}
        for move in legal_moves(start):
            if move.space.startswith("wind_farm"):
                options[move.space] = usa(start).credits - usa(play(start, move)).credits
        cheapest = min(options, key=lambda space: (options[space], space))
        spaces.append(int(cheapest[-1]))
        credits.append(options[cheapest])
    return {"space": spaces, "credits": credits}


def lx20(case: Case) -> Case:
    others = "italy research_lab.1 | germany research_lab.2 | france"
    start = at(f"usa {supply(case['given'])} tiles=wild-I | {others}", "research_lab")
    step = play(start, "place construction-1; build building with wild-I; at research_lab.3")
    return {"legal": "research_lab.3" in step.after.buildings, "credits_paid": usa(start).credits - usa(step).credits}


def lx22(case: Case) -> Case:
    start = at(f"usa {supply(case['given'])} tiles=wild-II | italy", "robot_factory")
    step = play(start, "place construction-1; build building with wild-II; at robot_factory.1")
    put = next(event for event in step.events if isinstance(event, Invested))
    return {
        "legal": True,
        "open_segment": {"tile": put.tile, "excavators": put.excavators, "mixers": put.mixers},
    }


def lx23(case: Case) -> Case:
    tiles = case["given"]["tiles_in_play"]
    start = at("usa excavators=9 mixers=9 cofferdam.1 | italy", *tiles)
    asked = play(start, "place construction-1; build building with basic_building").after
    return {"choices": list(dict.fromkeys(move.space.partition(".")[0] for move in legal_moves(asked)))}


def lx25(case: Case) -> Case:
    field = "energy_relay_field"
    start = at(f"usa credits=1 {field}.1 | italy credits=4 {field}.3", field)
    first = play(start, f"place {field}-1")
    second = play(first.after, f"place {field}-2")
    got = {
        who: {
            "engineers_spent": 12 - second.after.companies[who].engineers,
            "credits": second.after.companies[who].credits,
            "energy": second.after.companies[who].energy,
        }
        for who in ("usa", "italy")
    }
    return {**got, "usa_again_this_round": why_not(second.after, f"place {field}-3") is None}


def lx26(case: Case) -> Case:
    start = at("france | usa financial_division.1", "financial_division")
    return {"legal": why_not(start, "place financial_division-1") is None}


def lx28(case: Case) -> Case:
    start = at("usa development_office.1 wheel=4:wild-II+4excavators | italy", "development_office")
    after = usa(play(start, "place development_office-1"))
    there = after.wheel[2]
    found = next(iter(there.tiles), None)
    return {
        "tile_in_supply": next(tile for tile in after.tiles if tile == "adv2_wild"),
        "wheel_segment_2": {"tile": found, "excavators": there.excavators},
    }


def lx29(case: Case) -> Case:
    start = at("usa research_lab.1 wheel=3:3excavators+2mixers | italy", "research_lab")
    asked = play(start, "place research_lab-1").after
    taken = play(asked, "fetch 1 excavators 1 mixers from 3")
    event = next(event for event in taken.events if isinstance(event, Fetched))
    return {
        "machines_taken": event.excavators + event.mixers,
        "options": [dict(move.amounts) for move in legal_moves(asked)],
        "left_in_segment": sum(usa(taken).wheel[3][:2]),
    }


def lx31(case: Case) -> Case:
    given = case["given"]
    start = at(f"usa {supply(given)} loan_agency.1 | italy | loan_agency-1=italy {display(given)}", "loan_agency")
    step = play(start, "place loan_agency-2")
    fees = [event.amount for event in step.events if isinstance(event, Paid) and event.clause == "R3"]
    return {
        "engineers_spent": 12 - usa(step).engineers,
        "space_fee": sum(fees),
        "credits_after": usa(step).credits,
        "rotate": sum(isinstance(event, WheelTurned) for event in step.events),
    }


def lx32(case: Case) -> Case:
    start = at(
        "italy B5L=2*2 C5A P8.1 P6.1 P9.1 vp=0 credits=0 contracts=411 control_station.1 | usa", "control_station"
    )
    asked = play(start, "place control_station-1")
    step = play(asked.after, "produce B5L C5A P8.1 x2")
    made = next(event.energy for event in step.events if type(event).__name__ == "Produced")
    step = play(step.after, "fulfil 411")
    company = step.after.companies["italy"]
    return {"production": made, "vp_delta": company.vp, "credits_delta": company.credits, "energy": company.energy}


def lx34(case: Case) -> Case:
    start = at("usa credits=3 energy=7 vp=0 contracts=414 customer_office.1 | italy | national=104", "customer_office")
    asked = play(start, "place customer_office-1").after
    offered = [move.contract for move in legal_moves(asked) if hasattr(move, "contract")]
    step = play(play(asked, "fulfil 414").after, "machines 3 mixers")
    return {
        "contracts_eligible": offered,
        "credits_after": usa(step).credits,
        "vp_delta": usa(step).vp,
        "machinery_gained": usa(step).mixers - usa(start).mixers,
        "energy": usa(step).energy,
    }


def lx35(case: Case) -> Case:
    start = at("usa excavators=1 mixers=5 credits=2 engineers=3 tiles=building-I | italy", "robot_factory")
    asked = play(start, "place construction-1; build building with building-I; at robot_factory.1").after
    built = play(play(asked, "at robot_factory").after, "machines 2 mixers")
    after = {"engineers": usa(built).engineers, "credits": usa(built).credits, "machinery_gained": usa(built).mixers}
    later = play(built.after, "place bank 1").after
    refused = why_not(later, "place robot_factory-1")
    used = play(play(later, "place robot_factory-1").after, "machines 2 excavators")
    return {
        "after_construction": after,
        "later_use_legal": refused is None,
        "after_later_use": {
            "engineers": usa(used).engineers,
            "credits": usa(used).credits,
            "machinery_gained": usa(used).excavators,
        },
    }


def points_for_buildings(text: str, *buildings: str) -> int:
    """What buildings score at the end of a game."""
    last = at(
        f"usa {text} engineers=1 | italy engineers=0 | round=5 passed=italy bonus=bases,bases,bases,bases,bases",
        *buildings,
    )
    step = play(last, "place bank 1")
    return sum(event.amount for event in step.events if isinstance(event, Scored) and event.source == "buildings")


def lx37(case: Case) -> Case:
    start = at("usa excavators=3 mixers=5 vp=20 tiles=building-III | italy", "customer_office")
    step = play(start, "place construction-1; build building with building-III; at customer_office.1")
    return {
        "vp_after_construction": usa(step).vp,
        "vp_at_final_scoring": points_for_buildings("customer_office.1", "customer_office"),
    }


def lx38(case: Case) -> Case:
    start = at("netherlands B5L excavators=9 | usa | round=2")
    asked = play(start, "place construction-1; build base with base; at B8L").after
    poured = play(asked, "drops HA HB").after
    return {
        "drops_at_once": sum(poured.headstreams.values()),
        "flow": "Water Flow phase" if poured.headstreams else "at once",
        "drops_each_later_income": next(part.amount for part in poured.box.companies["netherlands"].income["base", 2]),
    }


def lx40(case: Case) -> Case:
    given = case["given"]
    start = at(f"usa officer=spencer {supply(given)} engineers=6 vp=10 | italy | {display(given)}")
    step = play(play(start, "place works-1").after, "use spencer")
    put = next(event for event in step.events if isinstance(event, Invested))
    company = usa(step)
    on_wheel = next(index for index, segment in enumerate(company.wheel) if segment.tiles)
    again = at(f"usa officer=spencer excavators=9 wheel=5:spencer | italy | works={'-,600'}")
    taken = play(again, "place works-2")
    return {
        "engineers": company.engineers,
        "open_segment_before_rotation": {"tile": put.tile, "excavators": put.excavators},
        "rotate": sum(isinstance(event, WheelTurned) for event in step.events),
        "supply": {"excavators": company.excavators, "mixers": company.mixers},
        "vp": company.vp,
        "rotations_until_return": len(company.wheel) - on_wheel + 1,
        "ability_again_before_return": any(isinstance(event, Invested) for event in taken.events),
    }


def lx41(case: Case) -> Case:
    start = at("usa officer=fouche credits=0 engineers=3 financial_division.1 | italy", "financial_division")
    once = play(play(start, "place financial_division-1").after, "place bank 1").after
    twice = play(once, "place fouche-1")
    later = play(twice.after, "place bank 1").after
    return {
        "credits": usa(twice).credits,
        "engineers": usa(twice).engineers,
        "third_use_legal": any(
            "financial_division" in str(move) or "fouche" in str(move) for move in legal_moves(later)
        ),
    }


def lx43(case: Case) -> Case:
    start = at("france officer=luciani P8.1 P5.1 P6.1 contracts=305,405 | usa")
    start = start.with_(pending=(ChooseContract("france", 9), *start.pending[1:]))
    step = play(start, "fulfil 405")
    while not isinstance(step.after.question, ChooseContract):
        step = play(step.after, legal_moves(step.after)[0])
    return {"legal": why_not(step.after, "fulfil 305") is None}


def lx44(case: Case) -> Case:
    start = at("usa officer=battista excavators=9 mixers=9 | italy | works=501")
    assert (usa(start).engineers, usa(start).architect) == (12, True)
    built = play(start, "place construction-1 architect; build base with base; at B8L").after
    bank = play(start, "place bank 12").after
    assert why_not(start, "place bank 1 architect").startswith("L84")
    assert why_not(start, "place works-1 architect").startswith("L83")
    work = play(at("usa officer=battista engineers=2 mixers=9 | italy | works=501"), "place works-1").after
    return {"further_turn": [isinstance(after.question, FurtherTurn) for after in (built, bank, work)]}


def lx46(case: Case) -> Case:
    start = at("usa officer=sekibo contracts=200,300,400 | italy officer=luciani | contracts=201,202,301,302,401,402")
    took = play(play(play(start, "copy luciani").after, "place contract-1").after, "take 201").after
    held = len(usa(took).contracts)
    later = at("usa officer=sekibo contracts=200,300,400 | italy officer=luciani | contracts=201,202,301,302,401,402")
    asked = play(play(later, "place contract-1").after, "take 201").after
    return {"contracts_after_taking": held, "limit_after_fulfilling": 4 - len(legal_moves(asked)[0].contracts)}


def lx47(case: Case) -> Case:
    box = BOXES["leeghwater"]
    return {"vp": [bonus_vp("external_works", 3, energy, 2, box) for energy in case["given"]["energy"]]}


def lx49(case: Case) -> Case:
    tiles = case["given"]["activated"]
    return {"vp_delta": points_for_buildings(" ".join(f"{name}.1" for name in tiles), *tiles)}


# Automas.


def automa(text: str, tiles: str, table: str = "", level: str = "medium") -> Position:
    """The USA, an Automa, about to act by the second tile with the criteria of the first."""
    return at(f"usa {text} | italy | automas=usa:{level} automa_pile={tiles} {table}")


def lx50(case: Case) -> Case:
    given = case["given"]
    rest = f"engineers={given['engineers']} vp={given['vp']} energy={given['energy']} tiles=spencer"
    step = play(automa(f"{supply(given)} {rest}", "4,2", display(given)), "act")
    (trace,) = traces(step.events)
    choice = next(made for made in trace.done[-1].decisions if isinstance(made, WorkChoice))
    company = usa(step)
    return {
        "order": list(choice.order),
        "work": company.works_taken[0],
        "space": next(iter(step.after.occupied)),
        "engineers": company.engineers,
        "supply": {"excavators": company.excavators, "mixers": company.mixers},
        "vp": company.vp,
        "energy": company.energy,
        "turn_ends": step.after.mover == "italy",
    }


def lx52(case: Case) -> Case:
    given = case["given"]
    assert list(COLUMN) == given["tiles_top_to_bottom"]
    directions, built, placed, closed = [], [], set[int](), []
    for tile in given["automa_tiles"]:
        row = next(row for row in BOXES["leeghwater"].automa_tiles[tile].rows if isinstance(row, BuildingRow))
        start = automa(f"{supply(given)} tiles={given['technology_tile']}", f"4,{tile}")
        step = play(start, "act")
        ((site, _),) = step.after.buildings.items()
        name = site.partition(".")[0]
        directions.append(row.direction)
        built.append(name)
        placed.add(usa(step).aside)
        asked = step.after.with_(buildings=Table({**step.after.buildings, f"{name}.3": "italy"}))
        closed += [space.id for space in step.after.box.spaces.values() if refused(asked, space.id) == "L102"]
    (engineers,) = placed
    return {"direction": directions, "building": built, "engineers_placed": engineers, "space_closed_for_all": closed}


def refused(position: Position, space: str) -> str:
    """The clause by which a space cannot be used; nothing where it can."""
    why = why_not(position, f"place {space}")
    return "" if why is None else why.partition(":")[0]


def lx53(case: Case) -> Case:
    given = case["given"]
    picture = f"usa {given['building']}.3 B8L=2 credits={given['usa_credits']} | italy {given['building']}.1"
    start = at(f"{picture} | automas=italy:medium automa_pile=4,2")
    spaces = [f"{given['building']}-{number}" for number in range(1, 5)]
    open_space = next(space for space in spaces if why_not(start, f"place {space}") is None)
    after = usa(play(start, f"place {open_space}"))
    return {
        "space": open_space,
        "engineers_spent": usa(start).engineers - after.engineers,
        "credits_after": after.credits,
    }


def lx55(case: Case) -> Case:
    given, inserted = case["given"], []
    for machines in given["supplies"]:
        text = f"{supply({'supply': machines})} tiles={given['technology_tile']}"
        start = at(f"usa {text} | italy | automas=usa:{given['level']} automa_pile=4,17", given["building"])
        step = play(start, "act")
        assert f"{given['building']}.1" in step.after.buildings
        put = next(event for event in step.events if isinstance(event, Invested))
        amounts = {"excavators": put.excavators, "mixers": put.mixers}
        inserted.append({name: amount for name, amount in amounts.items() if amount})
    return {"inserted": inserted}


def lx58(case: Case) -> Case:
    given = case["given"]
    level = given["level"].replace(" ", "_")
    rest = f"officer={given['officer']} engineers={given['engineers']} vp={given['vp']}"
    text = f"usa {supply(given)} {rest} | italy | automas=usa:{level} automa_pile=5,{given['automa_tile']}"
    start = at(f"{text} {display(given)}")
    step = play(start, "act")
    (trace,) = traces(step.events)
    choice = next(made for made in trace.done[-1].decisions if isinstance(made, WorkChoice))
    put = next(event for event in step.events if isinstance(event, Invested))
    company = usa(step)
    return {
        "order": list(choice.order),
        "work": company.works_taken[0],
        "engineers": company.engineers,
        "engineer_in": "company board" if company.aside == 1 else "",
        "open_segment_before_rotation": {"tile": put.tile, "excavators": put.excavators},
        "rotate": sum(isinstance(event, WheelTurned) for event in step.events),
        "vp": company.vp,
        "supply": {"excavators": company.excavators, "mixers": company.mixers},
        "base_built": bool(step.after.pieces("usa").base),
    }


ROWS = {
    "ProduceRow": "produce",
    "MachineryRow": "machinery",
    "WorkshopRow": "rotate",
    "BankRow": "bank",
    "BuildingPatentRow": "patent building",
}


def lx56(case: Case) -> Case:
    rows = BOXES["leeghwater"].automa_tiles[case["given"]["automa_tile"]].rows
    told = []
    for row in rows:
        name = type(row).__name__
        structure = row.structure if isinstance(row, ConstructRow) else ""
        building = f"building {row.direction}" if isinstance(row, BuildingRow) else ""
        told.append(ROWS.get(name, f"construct {structure or building}"))
    return {"rows": told, "external_work": any(isinstance(row, ExternalWorksRow) for row in rows)}


HANDLERS: dict[str, Callable[[Case], Case]] = {
    name.upper(): handler for name, handler in list(globals().items()) if name.startswith("lx")
}


@pytest.mark.parametrize("id", CASES)
def test_a_worked_case_holds(id):
    expected = {name: value for name, value in CASES[id]["expected"].items() if name not in WORDS_ONLY}
    assert HANDLERS[id](CASES[id]) == expected


def test_every_worked_case_is_held():
    assert len(CASES) == 39
    assert set(HANDLERS) == set(CASES)


def test_unknown_piles_are_dealt_anew():
    view = new_game(4, seed=1, box="leeghwater").view_for("seat 1")
    assert view.works_pile == tuple(sorted(view.works_pile))
    dealt = deal(view, 3)
    assert sorted(dealt.works_pile) == list(view.works_pile)
    assert [pile_of(work) for work in dealt.works_pile] == sorted(pile_of(work) for work in dealt.works_pile)
