"""The Leeghwater Project, clause by clause: works, buildings, the Netherlands and four officers (L1 to L93)."""

from collections import Counter

import pytest

from barrage_nb import Position, Rulings, legal_moves, new_game, play, play_out, random_player, sketch, why_not
from barrage_nb.board.box import BOXES, PRINTED
from barrage_nb.board.contracts import Part
from barrage_nb.engine.actions import spaces_in_play
from barrage_nb.engine.contracts import ChooseContract, DiscardContracts
from barrage_nb.engine.events import Bought, Declined, Fulfilled, Invested, Lost, Paid, Produced, Scored, WheelTurned
from barrage_nb.engine.moves import Build, read_move
from barrage_nb.engine.play import bills
from barrage_nb.engine.rounds import FurtherTurn
from barrage_nb.engine.scoring import objective_count, pieces_on_map, score_game
from barrage_nb.engine.setup import new_game as set_up
from barrage_nb.engine.water import ChooseDam
from barrage_nb.notation.text import Unreadable
from tests.clauses import clause

BOX = BOXES["leeghwater"]
COLUMN = ("wind_farm", "customer_office", "cofferdam", "loan_agency", "research_lab")
RICH = "credits=30 excavators=20 mixers=20"


def at(text: str, *buildings: str, rulings: Rulings = Rulings()) -> Position:
    """A position of the expansion's box, with some building tiles in play."""
    tiles = [*buildings, *(name for name in COLUMN if name not in buildings)][:5]
    return sketch(f"{text} | building_tiles={','.join(tiles)}", box="leeghwater", rulings=rulings)


def answers(position: Position) -> list[str]:
    return [str(move) for move in legal_moves(position)]


def build_at(position: Position, site: str, tile: str = "basic_building") -> Position:
    return play(position, f"place construction-1; build building with {tile}; at {site}").after


def refused(position: Position, move: str) -> str:
    """The clause by which a move is refused; nothing where it is allowed."""
    why = why_not(position, move)
    return "" if why is None else why.partition(":")[0]


# Components and set-up.


@clause("L1")
def test_the_expansion_is_played_by_the_full_rules_only():
    with pytest.raises(ValueError, match=r"full only \(L1\)"):
        new_game(4, box="leeghwater", rules="introductory")
    with pytest.raises(Unreadable):
        sketch("usa | rules=introductory", box="leeghwater")
    with pytest.raises(Unreadable):
        sketch("usa | germany | italy | france | netherlands", box="leeghwater")


@clause("L2", "L3", "L4", "L29")
def test_what_the_expansion_adds():
    assert len(BOX.buildings) == 10
    assert Counter(work.pile for work in BOX.works.values()) == {"A": 5, "B": 5, "C": 5}
    assert len(BOX.bonus_tiles) - len(PRINTED.bonus_tiles) == 2
    assert len(BOX.officers) - len(PRINTED.officers) == 4
    assert len(BOX.advanced_tiles) - len(PRINTED.advanced_tiles) == 3
    assert BOX.pieces == {**PRINTED.pieces, "building": 5}
    position = at("usa | netherlands")
    for company in position.companies.values():
        assert "basic_building" in company.tiles
        assert (company.credits, company.excavators, company.mixers, company.engineers) == (6, 6, 4, 12)
    assert sum(work.excavators + work.mixers for work in BOX.works.values()) == 29 + 23
    assert BOX.works[500].reward == (Part("credits", 3), Part("fulfil_contract", 4))
    assert (BOX.works[503].excavators, BOX.works[503].mixers) == (1, 1)


@clause("L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13")
def test_how_a_game_is_set_up():
    companies, officers, bonus, spare = Counter[str](), Counter[str](), Counter[str](), set[str]()
    for seed in range(120):
        game = set_up(3, seed=seed, box="leeghwater")
        assert len({*game.building_tiles}) == 5
        assert {BOX.works[work].pile for work in game.works} == {"A"}
        assert sorted((*game.works, *game.works_pile)) == sorted(BOX.works)
        tiles = [*game.patents, *game.patent_pile]
        assert Counter(BOX.tiles[tile].level for tile in tiles) == {1: 5, 2: 5, 3: 5}
        seen = game.view_for("seat 1")  # what lies in the piles is known, and so what went back
        assert {*seen.patent_pile, *seen.patents} == {*tiles}
        assert len({*game.bonus}) == 5
        assert not game.occupied
        companies.update(company for company, _ in game.offer)
        officers.update(officer for _, officer in game.offer)
        bonus.update(game.bonus)
        spare.update(game.spare_officers)
    assert set(companies) == set(BOX.companies)
    assert set(officers) == set(BOX.officers)
    assert set(bonus) == set(BOX.bonus_tiles)
    assert spare & {"spencer", "fouche", "luciani", "battista"}


def test_the_printed_game_is_dealt_as_before():
    plain = new_game(4, seed=7)
    assert (plain.works, plain.works_pile, plain.building_tiles) == ((), (), ())
    assert "building" not in plain.text
    assert not any(tile.startswith("basic") for company in plain.companies.values() for tile in company.tiles)


# External Works.


@clause("L14", "L15", "L16", "L20", "L43")
def test_a_work_is_taken_on_its_own_space():
    start = at(f"usa {RICH} | italy {RICH} | works=501,603,604")
    assert {f"place works-{number}" for number in (1, 2, 3)} <= set(answers(start))
    assert bills(start, read_move("place works-2"))[0].engineers == 2
    first = play(start, "place works-2")
    usa = first.after.companies["usa"]
    assert (usa.engineers, usa.excavators, usa.energy, usa.vp) == (10, 17, 6, 15)
    assert usa.works_taken == (603,)
    assert first.after.works == (501, None, 604)
    assert refused(first.after, "place works-2") == "R6"
    second = play(first.after, "place works-1").after
    third = play(second, "place works-3")  # the same company, in another turn
    assert third.after.works == (None, None, None) or third.after.question is not None
    assert refused(at(f"usa {RICH} | italy | works=-,603,-"), "place works-1") == "L20"


@clause("L17")
def test_all_machines_of_a_work_lie_in_the_supply():
    start = at("usa excavators=2 mixers=9 wheel=3:3excavators | italy | works=603,501,-")
    assert refused(start, "place works-1") == "L17"
    assert why_not(start, "place works-1") == (
        "L17: this takes 3 excavators from your supply, and you have 2 excavators and 9 mixers"
    )
    assert refused(start, "place works-2") == ""


@clause("L18")
def test_a_work_is_no_construction():
    start = at("usa officer=jordan credits=30 excavators=2 mixers=0 tiles=wild-II | italy | works=603")
    assert refused(start, "place works-1") == "L17"
    step = play(at(f"usa {RICH} | italy | works=603"), "place works-1")
    assert not any(isinstance(event, (Invested, WheelTurned)) for event in step.events)
    assert step.after.companies["usa"].constructions == 0
    paid = {event.what: event.amount for event in step.events if isinstance(event, Paid)}
    assert paid == {"excavators": 3}


@clause("L19", "L86")
def test_a_work_counts_for_its_bonus_tile_only():
    text = "usa engineers=1 energy=13 works_taken=501,600,603 | italy engineers=0 | passed=italy round=1"
    for tile, points in (("external_works", 15), ("contracts", 0)):
        step = play(at(f"{text} bonus={tile},bases,bases,bases,bases seed=1"), "place bank 1")
        scored = [event for event in step.events if isinstance(event, Scored) and event.source == "bonus"]
        assert sum(event.amount for event in scored) == points
        assert all(event.clause == "L86" for event in scored)


@clause("L21")
def test_a_reward_of_a_work_may_be_declined_in_its_piece():
    start = at(f"usa {RICH} | italy | works=502")
    step = play(play(start, "place works-1").after, "decline")
    assert step.after.companies["usa"].vp == 14
    assert not step.after.dams
    spaces = [move.space for move in legal_moves(play(start, "place works-1").after) if hasattr(move, "space")]
    assert {name[:2] for name in spaces} <= {"B8", "B9", "B1"}  # plains only


@clause("L22", "L24")
def test_a_work_fulfils_a_contract_up_to_4():
    start = at(f"france {RICH} P8.1 P5.1 P6.1 contracts=3,212,300 | italy | national=104 works=500")
    asked = play(start, "place works-1").after
    assert answers(asked) == ["fulfil 3", "fulfil 212", "decline"]
    assert refused(asked, "fulfil 300") == "L22"
    assert refused(asked, "fulfil 104") == "L24"
    step = play(asked, "fulfil 3")
    assert step.after.companies["france"].fulfilled == (3,)
    assert step.after.companies["france"].energy == 0
    told = next(str(event) for event in step.events if isinstance(event, Fulfilled))
    assert told == "France fulfils contract 3 without producing (L24)."
    lost = play(at(f"usa {RICH} contracts=300 | italy | works=500"), "place works-1")
    assert any(isinstance(event, Lost) and event.clause == "L24" for event in lost.events)


@clause("L23")
def test_another_work_fulfils_any_contract():
    asked = play(at(f"usa {RICH} contracts=3,410 | italy | works=702"), "place works-1").after
    assert answers(asked) == ["fulfil 3", "fulfil 410", "decline"]


@clause("L25")
def test_a_work_gives_a_tile_of_the_patent_office():
    start = at(f"usa {RICH} | italy | works=504 patents=base-I,-,wild-III")
    asked = play(start, "place works-1").after
    assert answers(asked) == ["use adv1_base", "use adv3_wild"]
    assert refused(asked, "use wild-I") == "L25"
    step = play(asked, "use wild-III")
    usa = step.after.companies["usa"]
    assert "adv3_wild" in usa.tiles
    assert usa.credits == 34
    assert step.after.patents == ("adv1_base", None, None)
    assert any(isinstance(event, Bought) for event in step.events)
    lost = play(at(f"usa {RICH} | italy | works=504"), "place works-1")
    assert any(isinstance(event, Lost) and event.clause == "L25" for event in lost.events)


@clause("L26")
def test_two_elevations_are_placed_one_after_the_other():
    start = at(f"germany {RICH} B5L B8L=2 | italy | works=601")
    once = play(play(start, "place works-1").after, "at B8L").after
    assert refused(once, "at B8L") == "C7"
    both = play(once, "at B5L").after
    assert [dam.level for dam in both.dams.values()] == [2, 3]
    one = play(play(play(start, "place works-1").after, "decline").after, "at B5L").after
    assert one.companies["germany"].mixers == 16
    assert sorted(dam.level for dam in one.dams.values()) == [2, 2]


@clause("L27", "L28", "L64")
@pytest.mark.parametrize("national", [True, False])
def test_usable_energy_fulfils_a_contract_and_is_no_production(national):
    start = at(
        f"italy {RICH} P8.1 P5.1 P6.1 contracts=308,405 | usa | works=600,603,-",
        rulings=Rulings(tile_energy_national=national),
    )
    start = start.with_(box=BOX.changed("contract 104: national, 6 energy: 12 vp"), national=(104,))
    step = play(start, "place works-1")
    assert step.after.companies["italy"].energy == 6  # neither powerhouses' bonus nor Italy's steps
    assert answers(step.after) == ["fulfil 308", *["fulfil 104"] * national, "decline"]
    assert not any(isinstance(event, Produced) for event in step.events)
    plain = play(start, "place works-2")
    assert plain.after.companies["italy"].energy == 6
    assert not any(isinstance(event, Fulfilled) for event in plain.events)
    assert not isinstance(plain.after.question, ChooseContract)


@clause("L30", "L31")
def test_new_works_come_at_the_end_of_a_round():
    position, seen = new_game(2, seed=5, box="leeghwater"), list[tuple[int | None, ...]]()
    chance, last = random_player(5), 0
    while position.question is not None:
        position = play(position, chance(position)).after
        if position.round != last and position.phase == "actions":
            seen.append(position.works)
            last = position.round
    piles = ["".join(BOX.works[work].pile for work in works if work) for works in seen]
    assert piles == ["AAA", "AAB", "BBB", "BCC", "CCC"]
    assert len({work for works in seen for work in works}) == 15
    assert position.over


# Constructing a building.


@clause("L32", "L33", "L35", "L36")
def test_a_building_is_built_like_any_structure():
    start = at("usa excavators=6 mixers=4 | italy")
    step = play(start, "place construction-1; build building with basic_building; at cofferdam.1")
    usa = step.after.companies["usa"]
    assert (usa.engineers, usa.constructions, usa.excavators, usa.mixers) == (11, 1, 4, 3)
    assert usa.wheel[1] == (2, 1, ("basic_building",))
    assert step.after.buildings == {"cofferdam.1": "usa"}
    assert step.after.pieces("usa").building == 1
    builds = {
        move.tile
        for tiles in ("basic_building", "wild-I", "wild-II", "wild-III", "building-I", "building-II", "building-III")
        for move in legal_moves(play(at(f"usa {RICH} tiles=base,{tiles} | italy"), "place construction-1").after)
        if isinstance(move, Build) and move.structure == "building"
    }
    assert len(builds) == 7
    krylov = at(f"usa {RICH} officer=krylov tiles=krylov,base wheel=3:basic_building | italy")
    assert "build building with krylov as basic_building" in answers(play(krylov, "place construction-1").after)
    asked = play(at(f"usa {RICH} | italy"), "place construction-1").after
    assert refused(asked, "build building with base") == "C2"
    assert refused(at("usa | italy"), "build building with base") == "R2"


@clause("L34")
def test_nobody_builds_twice_at_a_tile():
    asked = play(at(f"usa {RICH} wind_farm.1 | italy"), "place construction-1").after
    asked = play(asked, "build building with basic_building").after
    assert refused(asked, "at wind_farm.3") == "L34"
    assert refused(asked, "at robot_factory.1") == "L6"
    assert not [move for move in answers(asked) if "wind_farm" in move]
    with pytest.raises(Unreadable, match="L34"):
        at("usa wind_farm.1 wind_farm.3 | italy")


@clause("L37")
def test_a_tile_has_sites_by_the_number_of_players():
    for others, open_sites in (
        ("italy", [1, 3, 4]),
        ("italy | germany", [1, 3, 4]),
        ("italy | germany | france", [1, 2, 3, 4]),
    ):
        asked = play(at(f"usa {RICH} | {others}"), "place construction-1").after
        asked = play(asked, "build building with basic_building").after
        sites = [move.space for move in legal_moves(asked) if move.space.startswith("cofferdam")]
        assert sites == [f"cofferdam.{number}" for number in open_sites]
        if 2 not in open_sites:
            assert refused(asked, "at cofferdam.2") == "L37"
    taken = play(at(f"usa {RICH} | italy cofferdam.1"), "place construction-1").after
    assert refused(play(taken, "build building with basic_building").after, "at cofferdam.1") == "L37"


@clause("L38")
def test_a_site_with_a_coin_costs_3_credits():
    start = at("usa credits=3 excavators=2 mixers=1 | italy cofferdam.1")
    assert build_at(start, "cofferdam.3").companies["usa"].credits == 0
    poor = at("usa credits=2 excavators=2 mixers=1 tiles=basic_building | italy cofferdam.1 | ")
    assert refused(poor, "place construction-1") == "R4"
    some = at("usa credits=2 excavators=2 mixers=3 tiles=basic_building | italy cofferdam.1")
    asked = play(some, "place construction-1")  # the Research Lab can be paid, this cannot
    assert refused(asked.after, "at cofferdam.3") in ("L38", "R2")
    waived = at("usa credits=0 excavators=2 mixers=1 tiles=wild-I | italy cofferdam.1")
    built = play(waived, "place construction-1; build building with wild-I; at cofferdam.3").after
    assert built.companies["usa"].credits == 0


@clause("L39")
def test_who_pays_otherwise_for_a_building():
    jordan = at("usa officer=jordan credits=6 excavators=1 mixers=0 | italy")
    asked = play(jordan, "place construction-1; build building with basic_building; at cofferdam.1").after
    assert asked.companies["usa"].credits == 0
    for officer in ("adler", "mcdowell"):
        poor = at(f"usa officer={officer} excavators=0 mixers=9 | italy")
        asked = play(poor, "place construction-1").after
        assert not [move for move in answers(asked) if "building" in move]
    alike = at("usa excavators=0 mixers=3 tiles=wild-II | italy")
    assert build_at(alike, "cofferdam.1", "wild-II").companies["usa"].mixers == 0


@clause("L40", "L41", "L88")
def test_buildings_count_for_nothing_on_the_map():
    bare, built = at("usa P8.1 | italy"), at("usa P8.1 cofferdam.1 wind_farm.3 | italy")
    for position in (bare, built):
        assert pieces_on_map("usa", position.dams, position.conduits, position.powerhouses) == [("P8.1", 8, 1)]
    for objective in PRINTED.objectives:
        counts = {
            objective_count(objective, "usa", each.dams, each.conduits, each.powerhouses) for each in (bare, built)
        }
        assert len(counts) == 1
    assert set(BOX.objectives) == set(PRINTED.objectives)
    assert not [key for board in BOX.companies.values() for key in board.income if key[0] == "building"]


@clause("L42")
def test_no_reward_places_a_building():
    rewards = [row.reward for table in (BOX.works, BOX.contracts) for row in table.values()]
    incomes = [parts for board in BOX.companies.values() for parts in board.income.values()]
    assert not [part for parts in (*rewards, *incomes) for part in parts if part.kind == "build_building"]


# Using a building.


@clause("L44", "L45", "L46")
def test_what_the_spaces_of_a_building_cost():
    for name in BOX.buildings:
        spaces = [BOX.spaces[f"{name}-{number}"] for number in (1, 2, 3, 4)]
        costs = [(space.engineers, space.fee) for space in spaces]
        two = name in ("robot_factory", "control_station", "wind_farm", "customer_office")
        first = (2 if two else 1, 0)
        others = (2, 0) if name in ("loan_agency", "financial_division") else (first[0], 3)
        assert costs == [first, others, others, others]
    start = at("usa credits=2 financial_division.1 | italy", "financial_division")
    assert refused(at("usa credits=2 cofferdam.1 B8L | italy"), "place cofferdam-2") == "R4"
    assert play(start, "place financial_division-3").after.companies["usa"].engineers == 10


@clause("L47", "L48", "L49")
def test_who_uses_a_building_and_how_often():
    start = at("usa financial_division.1 | italy financial_division.3 | germany", "financial_division")
    assert refused(start, "place financial_division-1") == ""
    once = play(start, "place financial_division-2").after
    assert refused(once, "place financial_division-2") == "R6"
    twice = play(once, "place financial_division-1").after
    assert refused(twice, "place financial_division-3") == "L47"  # Germany has not built there
    again = play(twice, "place bank 1").after
    assert refused(again, "place financial_division-3") == "L48"
    assert refused(again, "place robot_factory-1") == "U8"
    spaces = spaces_in_play(start)
    assert "financial_division-4" in spaces
    assert "robot_factory-1" not in spaces


@clause("L50", "L51")
def test_credits_of_the_action_are_due_wherever_it_is_performed():
    start = at("usa credits=4 wind_farm.1 contracts=3 | italy | wind_farm-1=italy", "wind_farm")
    assert refused(start, "place wind_farm-2") == "L50"
    assert refused(at("usa credits=1 wind_farm.1 | italy"), "place wind_farm-1") == "L50"
    enough = at("usa credits=5 wind_farm.1 | italy | wind_farm-1=italy", "wind_farm")
    step = play(enough, "place wind_farm-2")
    assert step.after.companies["usa"].credits == 0
    assert bills(enough, read_move("place wind_farm-2"))[0].credits == 5
    fouche = at("usa credits=1 officer=fouche wind_farm.1 | italy")
    assert refused(fouche, "place fouche-1") == "L50"


@clause("L52")
def test_the_cofferdam_fills_a_dam():
    start = at("usa B8L=1 cofferdam.1 | italy B5L | neutral B1L=1*1 B2U=2*1 | HA=1")
    asked = play(start, "place cofferdam-1").after
    assert answers(asked) == ["at B8L", "at B2U"]
    assert refused(asked, "at B5L") == "L52"
    step = play(asked, "at B2U")
    assert step.after.dams["B2U"].drops == 2
    assert refused(at("usa B8L=1*1 cofferdam.1 | italy B5L"), "place cofferdam-1") == "L52"


@clause("L53")
def test_the_development_office_takes_a_tile_back():
    office = "development_office"
    start = at(f"usa {office}.1 officer=krylov wheel=5:krylov+2mixers,1:base | italy", office)
    asked = play(start, f"place {office}-1").after
    assert answers(asked) == ["fetch krylov from 5", "fetch base from 1"]
    step = play(asked, "fetch krylov from 5")
    usa = step.after.companies["usa"]
    assert "krylov" in usa.tiles
    assert usa.wheel[1] == (0, 2, ())
    assert refused(asked, "fetch base from 5") == "L53"
    assert refused(at(f"usa {office}.1 wheel=2:3mixers | italy", office), f"place {office}-1") == "L53"


@clause("L54", "L55")
def test_the_research_lab_takes_half_a_segment_back():
    start = at("usa excavators=0 mixers=0 research_lab.1 wheel=5:1mixer,3:3excavators+2mixers | italy")
    asked = play(start, "place research_lab-1").after
    assert answers(asked) == [
        "fetch 2 excavators from 3",
        "fetch 1 excavators 1 mixers from 3",
        "fetch 2 mixers from 3",
    ]
    assert refused(asked, "fetch 1 excavators from 3") == "L55"
    assert refused(asked, "fetch 1 mixers from 5") == "L55"
    assert play(asked, "fetch 2 mixers from 3").after.companies["usa"].mixers == 2
    assert refused(at("usa research_lab.1 wheel=5:1mixer | italy"), "place research_lab-1") == "L55"


@clause("L56", "L57")
def test_the_loan_agency_takes_a_work_for_credits():
    start = at("usa officer=spencer credits=6 loan_agency.1 | italy | works=501,603,604")
    asked = play(start, "place loan_agency-1").after
    assert answers(asked) == ["at works-1", "at works-2"]
    assert refused(asked, "at works-3") == "L56"
    step = play(asked, "at works-2")
    usa = step.after.companies["usa"]
    assert (usa.credits, usa.works_taken, usa.excavators) == (0, (603,), 6)
    assert "works-2" not in step.after.occupied
    assert refused(step.after, "place works-2") == "L20"
    assert "spencer" in usa.tiles
    assert refused(at("usa credits=1 loan_agency.1 | italy | works=501"), "place loan_agency-1") == "L56"
    assert refused(at("usa loan_agency.1 | italy | works=-,-,-"), "place loan_agency-1") == "L20"


@clause("L58", "L59", "L60")
def test_what_simple_buildings_give():
    field, factory, division = "energy_relay_field", "robot_factory", "financial_division"
    step = play(at(f"usa credits=1 {field}.1 contracts=3 | italy", field), f"place {field}-1")
    assert (step.after.companies["usa"].energy, step.after.companies["usa"].credits) == (4, 0)
    assert not any(isinstance(event, Fulfilled) for event in step.events)
    asked = play(at(f"usa credits=1 {factory}.1 | italy", factory), f"place {factory}-1").after
    assert len(legal_moves(asked)) == 3
    assert asked.companies["usa"].credits == 0
    paid = play(at(f"usa credits=0 {division}.1 | italy", division), f"place {division}-1").after
    assert paid.companies["usa"].credits == 5


@clause("L61", "L62")
def test_the_control_station_is_a_full_production():
    station = "control_station"
    start = at(f"usa B5L=2*2 P8.1 P9.1 {station}.1 credits=2 | italy C5A", station)
    step = play(play(start, f"place {station}-1").after, "produce B5L C5A P8.1 x2")
    produced = next(event for event in step.events if isinstance(event, Produced))
    assert produced.energy == 3 * 2 + 3 + 1
    assert step.after.companies["italy"].credits == 8
    assert step.after.companies["usa"].credits == 0
    assert refused(at(f"usa B5L=2 P8.1 {station}.1 | italy C5A", station), f"place {station}-1") == "P1"


@clause("L63", "L64")
def test_the_wind_farm_gives_energy_for_a_contract():
    start = at("usa credits=2 wind_farm.1 P8.1 P9.1 contracts=3,305 | italy")
    step = play(start, "place wind_farm-1")
    assert step.after.companies["usa"].energy == 5
    assert answers(step.after) == ["fulfil 3", "decline"]
    assert not any(isinstance(event, Produced) for event in step.events)


@clause("L65", "L24")
def test_the_customer_office_fulfils_a_contract():
    start = at("usa credits=3 customer_office.1 contracts=3,410 | italy | national=104")
    asked = play(start, "place customer_office-1").after
    assert answers(asked) == ["fulfil 3", "fulfil 410", "decline"]
    assert play(asked, "decline").after.companies["usa"].credits == 0
    assert refused(at("usa customer_office.1 | italy | national=104"), "place customer_office-1") == "L65"


# Building technology tiles.


@clause("L66")
def test_building_tiles_are_advanced_tiles():
    text = "usa engineers=1 energy=13 tiles=basic_building,building-I wheel=2:building-III | italy engineers=0"
    step = play(at(f"{text} | passed=italy bonus=advanced_tiles,bases,bases,bases,bases"), "place bank 1")
    assert next(event.amount for event in step.events if isinstance(event, Scored) and event.source == "bonus") == 8


@clause("L67", "L68", "L71")
def test_building_1_performs_the_action_at_once():
    start = at("usa excavators=3 mixers=4 tiles=building-I | italy", "financial_division")
    asked = build_at(start, "financial_division.1", "building-I")
    assert answers(asked) == ["at financial_division", "decline"]
    assert refused(asked, "at cofferdam") == "L67"
    used = play(asked, "at financial_division").after
    assert (used.companies["usa"].credits, used.companies["usa"].engineers) == (11, 11)
    later = play(used, "place bank 1").after
    assert refused(later, "place financial_division-1") == ""
    without = play(asked, "decline")
    assert without.after.companies["usa"].credits == 6
    assert any(isinstance(event, Declined) and event.clause == "L67" for event in without.events)
    cannot = at("usa credits=1 excavators=6 mixers=2 tiles=building-I | italy")
    assert build_at(cannot, "wind_farm.1", "building-I").question.who == "italy"


@clause("L69", "L71")
def test_building_2_takes_one_kind_of_machine():
    start = at("usa excavators=6 mixers=5 tiles=building-II | italy")
    asked = build_at(start, "wind_farm.1", "building-II")
    assert answers(asked) == ["pay 6 excavators", "pay 2 mixers"]
    paid = play(asked, "pay 2 mixers").after
    assert (paid.companies["usa"].excavators, paid.companies["usa"].mixers) == (6, 3)
    short = at("usa excavators=0 mixers=2 tiles=building-II | italy")
    assert build_at(short, "wind_farm.1", "building-II").companies["usa"].mixers == 0
    jordan = at("usa officer=jordan credits=6 excavators=0 mixers=2 tiles=building-II | italy")
    asked = build_at(jordan, "wind_farm.1", "building-II")
    assert answers(asked) == ["pay 2 mixers", "pay 1 mixers 3 credits", "pay 6 credits"]


@clause("L70", "L85")
def test_building_3_scores_at_once():
    start = at("usa excavators=6 mixers=2 vp=10 tiles=building-III | italy")
    built = build_at(start, "wind_farm.1", "building-III")
    assert built.companies["usa"].vp == 15
    assert [item.amount for item in score_game(built) if item.source == "buildings"] == [5]


# The Netherlands.


@clause("L72")
def test_the_incomes_of_the_netherlands():
    income = BOX.companies["netherlands"].income
    assert income["base", 2] == (Part("drops", 2),)
    assert income["elevation", 4] == (Part("vp", 2), Part("drops_flowing", 2))
    assert income["conduit", 4] == (Part("machinery", 2),)
    start = at("netherlands C1A excavators=9 | usa")
    assert (
        play(start, "place construction-1; build conduit with conduit; at C1B").after.companies["netherlands"].energy
        == 2
    )


@clause("L73", "L74")
def test_the_netherlands_put_a_drop_in_another_dam():
    text = "netherlands B5L=2*2 C5A P8.1 P5.1 P9.1 {more} | usa | neutral B6L=1"
    start = at(text.format(more="B3L=2*2 B2L=1"))
    made = play(play(start, "place turbine+0").after, "produce B5L C5A P8.1 x2")
    assert isinstance(made.after.question, ChooseDam)
    assert answers(made.after) == ["at B2L", "decline"]  # neither the dam just used nor a full or neutral one
    assert refused(made.after, "at B5L") == "L73"
    assert refused(made.after, "at B6L") == "L73"
    filled = play(made.after, "at B2L").after
    assert filled.dams["B2L"].drops == 1
    assert play(made.after, "decline").after.dams["B2L"].drops == 0
    two = at("netherlands B5L=2*2 C5A P8.1 P5.1 B2L=1 | usa")
    alone = play(play(two, "place turbine+0").after, "produce B5L C5A P8.1 x2").after
    assert alone.question.who == "usa"
    none = play(play(at(text.format(more="")), "place turbine+0").after, "produce B5L C5A P8.1 x1").after
    assert none.question.who == "usa"
    neutral = at("netherlands B3L=1 C5A P8.1 P5.1 P9.1 | usa | neutral B5L=2*2")
    asked = play(play(neutral, "place turbine+0").after, "produce B5L C5A P8.1 x1").after
    assert answers(asked) == ["at B3L", "decline"]


# Officers.


@clause("L75", "L76")
def test_the_officers_of_the_expansion():
    for officer in ("spencer", "fouche", "luciani", "battista"):
        usa = at(f"usa officer={officer} | italy").companies["usa"]
        assert (usa.credits, usa.excavators, usa.mixers) == (6, 6, 4)
    with_two = PRINTED.changed("officer luciani: many contracts, hand 4", "officer battista: architect")
    game = play_out(new_game(4, seed=3, box=with_two), random_player(3))
    assert game.over


@clause("L77", "L78", "L79")
def test_spencer_puts_the_machines_of_a_work_on_the_wheel():
    start = at("usa officer=spencer excavators=5 mixers=0 engineers=6 | italy | works=603,501,-")
    assert "spencer" in start.companies["usa"].tiles
    assert not [move for move in answers(play(start, "place construction-1").after) if "spencer" in move]
    assert refused(play(start, "place construction-1").after, "build base with spencer") == "C2"
    asked = play(start, "place works-1").after
    assert answers(asked) == ["use spencer", "decline"]
    step = play(asked, "use spencer")
    usa = step.after.companies["usa"]
    assert (usa.engineers, usa.excavators, usa.energy, usa.constructions) == (4, 2, 6, 0)
    assert usa.wheel[1] == (3, 0, ("spencer",))
    kinds = [type(event).__name__ for event in step.events]
    assert kinds.index("Invested") < kinds.index("WheelTurned") < kinds.index("TookWork") < kinds.index("Gained")
    paid = play(asked, "decline").after.companies["usa"]
    assert (paid.excavators, paid.wheel[1]) == (2, (0, 0, ()))
    later = play(step.after, "place bank 1").after
    assert refused(later, "place works-2") == "L17"
    text = "usa engineers=1 energy=13 officer=spencer | italy engineers=0"
    none = play(at(f"{text} | passed=italy bonus=advanced_tiles,bases,bases,bases,bases"), "place bank 1")
    assert not [event for event in none.events if isinstance(event, Scored) and event.source == "bonus"]


@clause("L80", "L81")
def test_fouche_uses_a_building_on_a_space_of_her_own():
    text = "usa officer=fouche credits=2 financial_division.1 energy_relay_field.1 | italy"
    start = at(text, "financial_division", "energy_relay_field")
    asked = play(start, "place fouche-1").after
    assert answers(asked) == ["at financial_division", "at energy_relay_field"]
    used = play(asked, "at energy_relay_field").after
    assert (used.companies["usa"].engineers, used.companies["usa"].energy, used.companies["usa"].credits) == (11, 4, 1)
    again = play(used, "place bank 1").after
    assert refused(again, "place fouche-1") == "R6"
    twice = play(again, "place energy_relay_field-1").after
    assert (twice.companies["usa"].energy, twice.companies["usa"].credits) == (8, 0)
    assert (
        refused(at("usa financial_division.1 | italy officer=fouche", "financial_division"), "place fouche-1") == "L80"
    )
    assert refused(at("usa officer=fouche | italy"), "place fouche-1") == "L80"


@clause("L82")
@pytest.mark.parametrize(("each", "first", "second"), [(True, 405, True), (False, 405, False)])
def test_luciani_fulfils_several_contracts(each, first, second):
    rulings = Rulings(luciani_each_less=each)
    start = at("france officer=luciani P8.1 P5.1 P6.1 contracts=305,405 | usa", rulings=rulings)
    start = start.with_(pending=(ChooseContract("france", 9), *start.pending[1:]))
    step = play(start, f"fulfil {first}")
    while step.after.question.who == "france" and not isinstance(step.after.question, ChooseContract):
        step = play(step.after, legal_moves(step.after)[0])
    assert ("fulfil 305" in answers(step.after)) is second


@clause("L82")
def test_luciani_holds_four_contracts_and_one_energy_of_no_production_fulfils_one():
    start = at("usa officer=luciani contracts=200,300,400 | italy | contracts=201,202,301,302,401,402")
    taken = play(play(start, "place contract-1").after, "take 201").after
    assert len(taken.companies["usa"].contracts) == 4
    more = play(play(taken, "place bank 1").after, "place contract-1-red").after
    asked = play(more, "take 202").after
    assert isinstance(asked.question, DiscardContracts)
    assert all(len(move.contracts) == 1 for move in legal_moves(asked))
    wind = at("usa officer=luciani credits=2 wind_farm.1 contracts=3,203 | italy")
    once = play(play(wind, "place wind_farm-1").after, "fulfil 3").after
    assert once.question.who == "italy"
    made = at("usa officer=luciani B5L=2*2 C5A P8.1 contracts=3,203 | italy | national=104")
    asked = play(play(made, "place turbine+0").after, "produce B5L C5A P8.1 x2").after
    rest = play(asked, "fulfil 3").after
    assert answers(rest) == ["fulfil 203", "decline"]
    assert refused(play(asked, "fulfil 203").after, "fulfil 104") == "P9"


@clause("L83", "L84")
def test_the_architect_brings_a_further_turn():
    start = at(f"usa officer=battista {RICH} contracts=3 | italy | contracts=201,202,301,302,401,402 seed=3")
    usa = start.companies["usa"]
    assert (usa.engineers, usa.architect) == (12, True)
    assert {"place contract-1", "place contract-1 architect"} <= set(answers(start))
    assert "place works-1 architect" not in answers(start)
    again = play(play(start, "place contract-1 architect").after, "take 201").after
    assert isinstance(again.question, FurtherTurn)
    assert again.question.who == "usa"
    assert not again.companies["usa"].architect
    assert refused(again, "pass") == "L84"
    assert refused(again, "place workshop-1 architect") == "L83"
    after = play(again, "place bank 2").after
    assert after.question.who == "italy"
    assert play(again, "decline").after.question.who == "italy"
    plain = play(play(start, "place contract-1").after, "take 201").after
    assert plain.question.who == "italy"
    assert plain.companies["usa"].architect
    bank = play(start, "place bank 12").after
    assert not bank.companies["usa"].architect
    last = at("usa officer=battista engineers=1 wheel=2:1mixer | italy engineers=3")
    assert refused(last, "place workshop-1") == "L83"
    skipped = play(last, "place workshop-1 architect").after
    assert skipped.question.who == "italy"  # nobody is left for a further turn


@clause("L84")
def test_the_architect_comes_back_with_the_engineers():
    text = "usa officer=battista engineers=1 architect=no | italy engineers=0 | passed=italy round=1 seed=1"
    position = play(at(f"{text} bonus=bases,bases,bases,bases,bases"), "place bank 1").after
    assert position.round == 2
    assert position.companies["usa"].architect
    with pytest.raises(Unreadable):
        at("usa architect=yes | italy")
    with pytest.raises(Unreadable):
        at("usa officer=battista engineers=0 | italy")


@clause("L87")
def test_a_bonus_tile_counts_buildings():
    text = "usa engineers=1 energy=13 cofferdam.1 wind_farm.1 | italy engineers=0 | passed=italy round=1 seed=1"
    step = play(at(f"{text} bonus=buildings,bases,bases,bases,bases"), "place bank 1")
    scored = next(event for event in step.events if isinstance(event, Scored) and event.source == "bonus")
    assert (scored.amount, scored.clause) == (8, "L87")


@clause("L89")
def test_what_the_expansion_does_not_change():
    for name in PRINTED.said:
        if isinstance(getattr(PRINTED, name), dict):
            printed, there = getattr(PRINTED, name), getattr(BOX, name)
            same = {key: there[key] for key in printed if (name, key) != ("automa_tiles", 19)}
            assert same == {key: printed[key] for key in same}
    # Of the Automa's tiles one shows a row less (L104).
    assert all(BOX.automa_tiles[number] is PRINTED.automa_tiles[number] for number in range(1, 21) if number != 19)
    less, more = BOX.automa_tiles[19], PRINTED.automa_tiles[19]
    assert less == more._replace(rows=tuple(row for row in more.rows if type(row).__name__ != "ExternalWorksRow"))
    assert BOX.conduits is PRINTED.conduits


@clause("L90")
def test_sekibo_copies_spencer():
    start = at("usa officer=sekibo excavators=3 | italy officer=spencer | works=603")
    asked = play(play(start, "copy spencer").after, "place works-1").after
    assert answers(asked) == ["use nothing", "decline"]
    usa = play(asked, "use nothing").after.companies["usa"]
    assert usa.wheel[1] == (3, 0, ())
    assert not isinstance(play(start, "place works-1").after.question, type(asked.question))


@clause("L91")
def test_sekibo_copies_fouche():
    text = "usa officer=sekibo credits=0 financial_division.1 | italy officer=fouche | fouche-1=italy"
    start = at(text, "financial_division")
    assert refused(start, "place fouche-1") in ("R6", "L80")
    used = play(play(start, "copy fouche").after, "place fouche-1").after
    assert used.companies["usa"].credits == 5
    assert used.companies["usa"].engineers == 10
    assert used.occupied["bank"] == (("usa", 1),)


@clause("L92")
def test_sekibo_copies_luciani():
    start = at("usa officer=sekibo contracts=200,300,400 | italy officer=luciani | contracts=201,202,301,302,401,402")
    copied = play(start, "copy luciani").after
    kept = play(play(copied, "place contract-1").after, "take 201").after
    assert len(kept.companies["usa"].contracts) == 4
    made = at("usa officer=sekibo B5L=2*2 C5A P8.1 contracts=3,203 | italy officer=luciani")
    asked = play(play(play(made, "copy luciani").after, "place turbine+0").after, "produce B5L C5A P8.1 x2").after
    assert answers(play(asked, "fulfil 3").after) == ["fulfil 203", "decline"]
    alone = play(play(made, "place turbine+0").after, "produce B5L C5A P8.1 x2").after
    assert play(alone, "fulfil 3").after.question.who == "italy"


@clause("L93")
def test_sekibo_copies_battista():
    start = at("usa officer=sekibo wheel=2:1mixer | italy officer=battista")
    assert refused(start, "place workshop-1 architect") == "L83"
    copied = play(start, "copy battista").after
    assert {"place workshop-1", "place workshop-1 architect"} <= set(answers(copied))
    again = play(copied, "place workshop-1 architect").after
    assert isinstance(again.question, FurtherTurn)
    assert refused(again, "copy battista") == "L93"
    assert refused(again, "place machinery-excavator architect") == "L83"
    assert not [move for move in answers(again) if move.startswith("copy")]


@clause("L37")
@pytest.mark.parametrize(("others", "there"), [("italy", False), ("italy | germany | france", True)])
def test_a_house_where_no_space_is_for_so_few_is_told_by_its_players(others, there):
    picture = f"usa cofferdam.2 | {others} | building_tiles=cofferdam"
    if there:
        assert sketch(picture, box="leeghwater").buildings == {"cofferdam.2": "usa"}
        return
    with pytest.raises(Unreadable, match=r"cofferdam\.2: a building space for 4 players, and there are 2 \(L37\)"):
        sketch(picture, box="leeghwater")
