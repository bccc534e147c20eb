"""The working, as functions on plain inputs: the way of a drop, energies as terms, ways to pay, scores as items."""

from dataclasses import replace
from random import Random

import pytest

from barrage_nb import play, read_move, sketch
from barrage_nb.board.box import PRINTED
from barrage_nb.board.companies import STRUCTURES
from barrage_nb.board.powers import OFFICERS, TILES
from barrage_nb.engine.events import Caught, Left, PhaseBegan, Poured, Ran
from barrage_nb.engine.pieces import SPACES_OF, payable_spaces, surcharge, ways_to_pay
from barrage_nb.engine.play import unfold
from barrage_nb.engine.position import Company, Dam, Position
from barrage_nb.engine.powers import prices_of
from barrage_nb.engine.production import (
    System,
    Turbine,
    conduit_fee,
    energy_by_drops,
    energy_of,
    energy_terms,
    production_bonus,
    systems,
)
from barrage_nb.engine.rulings import Design, with_design
from barrage_nb.engine.scoring import (
    bonus_loss,
    bonus_vp,
    energy_prizes,
    next_order,
    objective_count,
    objective_prizes,
    objective_spaces,
    pieces_on_map,
    score_game,
    score_round,
    section,
    share,
    track_credits,
)
from barrage_nb.engine.values import Table
from barrage_nb.engine.water import WaterFlow, capacity, follow, passed, run_drops
from tests.clauses import clause
from tests.made_games import played
from tests.rules.table import after


@clause("W2", "W6")
def test_a_drop_without_dams_runs_to_the_exit():
    course = follow("HB", {})
    assert course.path == ("HB", "B2U", "B2L", "P5", "B5U", "B5L", "P9", "B9U", "B9L", "P11", "XL")
    assert (course.reason, course.end, course.full) == ("left", "XL", ())


@clause("W3", "W7")
def test_a_drop_names_the_full_dams_it_passes():
    dams = {"B2U": Dam("usa", 1, 1), "B5L": Dam("neutral", 2, 2), "B9L": Dam("italy", 3, 1)}
    course = follow("HB", dams)
    assert course.full == ("B2U", "B5L")
    assert (course.reason, course.end) == ("caught", "B9L")
    assert course.path[-1] == "B9L"


@clause("W5", "W3")
def test_a_drop_may_start_at_a_powerhouse_or_below_a_dam():
    dams = {"B8U": Dam("usa", 1, 0), "B8L": Dam("usa", 1, 0)}
    assert follow("P8", dams).path == ("P8", "B8U")
    assert follow("B8U", dams).path == ("B8U", "B8L")
    assert follow("B8L", dams).path == ("B8L", "P11", "XL")


@clause("W4", "O2")
@pytest.mark.parametrize(("level", "deep", "holds"), [
    (1, (), 1), (2, (), 2), (3, (), 3), (3, ("usa",), 4), (2, ("usa",), 2), (3, ("italy",), 3),
])  # fmt: skip
def test_what_a_dam_holds(level, deep, holds):
    dam = Dam("usa", level, 0)
    assert capacity(dam, deep) == holds
    assert follow("HA", {"B1L": dam._replace(drops=holds - 1)}, deep).reason == "caught"
    assert follow("HA", {"B1L": dam._replace(drops=holds)}, deep).full == ("B1L",)


@clause("W2", "W3")
def test_drops_run_one_after_the_other():
    given = {"B1U": Dam("usa", 1, 0), "B1L": Dam("italy", 2, 1)}
    courses, dams = run_drops(["HA", "HA", "HA", "P8.2"], given)
    assert [course.end for course in courses] == ["B1U", "B1L", "XL", "XL"]
    assert [course.full for course in courses] == [(), ("B1U",), ("B1U", "B1L"), ()]
    assert courses[3].path[:2] == ("P8.2", "B8U")
    assert (dams["B1U"].drops, dams["B1L"].drops) == (1, 2)
    assert (given["B1U"].drops, given["B1L"].drops) == (0, 1)  # what was given is left alone


@clause("N3", "Y9")
@pytest.mark.parametrize(("houses", "steps"), [("P8.1", 0), ("P8.1 P11.1", 0), ("P8.1 P11.1 P5.1", 2)])
def test_the_steps_of_the_usa_along_a_way(houses, steps):
    powerhouses = Table(dict.fromkeys(houses.split(), "usa") | {"P8.2": "italy"})
    position = Position(companies=Table({"usa": Company(), "italy": Company()}), powerhouses=powerhouses)
    assert sum(gainer.along(follow("HA", {}).path) for gainer in passed(position)) == steps


@clause("P1", "P2", "P3")
def test_systems_of_a_company():
    dams = {"B1U": Dam("usa", 2, 1), "B1L": Dam("neutral", 1, 1), "B2L": Dam("italy", 1, 1), "B3L": Dam("usa", 1, 0)}
    conduits = {"C1A": "italy", "C2A": "usa", "C3A": "usa"}
    powerhouses = {"P8.1": "usa", "P6.1": "usa", "P5.1": "usa", "P8.2": "italy"}
    assert systems("usa", dams, conduits, powerhouses) == [
        System("B1U", "C1A", "P8.1", 5, 1, "italy"),
        System("B1L", "C1A", "P8.1", 5, 1, "italy"),
    ]
    assert systems("usa", dams, conduits, powerhouses, without="P8.1") == []
    assert systems("italy", dams, conduits, powerhouses) == [System("B1L", "C1A", "P8.2", 5, 1, "italy")]
    assert systems("france", dams, conduits, powerhouses) == []


@clause("P5", "P11", "N1", "O3")
@pytest.mark.parametrize(("value", "drops", "turbine", "terms"), [
    (5, 2, Turbine(), [("conduit", 10, "P5")]),
    (3, 1, Turbine(-2, 1, 4), [("conduit", 3, "P5"), ("floor", 1, "O3"), ("space", -2, "P11"),
                               ("powerhouses", 1, "N1")]),
    (2, 2, Turbine(2, 3, 4), [("conduit", 4, "P5"), ("space", 2, "P11"), ("powerhouses", 3, "N1")]),
    (1, 1, Turbine(0, 0, 0), [("conduit", 1, "P5")]),
])  # fmt: skip
def test_an_energy_is_the_sum_of_its_terms(value, drops, turbine, terms):
    found = energy_terms(value, drops, turbine)
    assert [tuple(term) for term in found] == terms
    assert energy_of(value, drops, turbine) == sum(term.amount for term in found)


@clause("P4", "P6", "P7", "Y4")
def test_energies_by_the_number_of_drops():
    own, foreign = System("B9L", "C9A", "P11.1", 1, 3, "usa"), System("B9L", "C9A", "P11.1", 1, 3, "italy")
    assert energy_by_drops(own, "usa", Turbine()) == {1: 1, 2: 2, 3: 3}
    assert energy_by_drops(own, "usa", Turbine(-2)) == {3: 1}
    assert energy_by_drops(own, "usa", Turbine(-2, 0, 4)) == {1: 2, 2: 2, 3: 2}
    assert energy_by_drops(foreign, "usa", Turbine(), credits=2) == {1: 1, 2: 2}
    assert energy_by_drops(foreign, "usa", Turbine()) == {1: 1, 2: 2, 3: 3}
    assert (conduit_fee(own, "usa", 3), conduit_fee(foreign, "usa", 3)) == (0, 3)


@clause("N1")
@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3)])
def test_the_bonus_of_powerhouses(count, bonus):
    houses = dict.fromkeys(["P5.1", "P6.1", "P7.1", "P8.1"][:count], "usa") | {"P9.1": "italy"}
    assert production_bonus(houses, "usa") == bonus


@clause("C6", "C7", "C8", "C9", "O1", "O4", "O5", "T8", "T10", "T11")
@pytest.mark.parametrize(("structure", "space", "officer", "tile", "built", "ways"), [
    ("base", "B1U", None, None, 0, [(5, 0, 0)]), ("base", "B5L", None, None, 0, [(4, 0, 0)]),
    ("base", "B8L", None, None, 0, [(3, 0, 0)]), ("base", "B1L", "adler", None, 0, [(3, 0, 0)]),
    ("elevation", "B1L", "adler", None, 0, [(0, 4, 0)]), ("elevation", "B5L", None, None, 0, [(0, 3, 0)]),
    ("elevation", "B8U", None, None, 0, [(0, 2, 0)]), ("conduit", "C1A", None, None, 0, [(10, 0, 0)]),
    ("conduit", "C9A", None, None, 0, [(2, 0, 0)]), ("powerhouse", "P5.1", None, None, 0, [(0, 2, 0)]),
    ("powerhouse", "P5.1", None, None, 3, [(0, 5, 0)]), ("base", "B1L", None, "adv3_base", 0, [(0, 0, 0)]),
    ("conduit", "C1A", None, "adv2_conduit", 0, [(5, 0, 0)]), ("conduit", "C7A", None, "adv2_conduit", 0, [(4, 0, 0)]),
    ("conduit", "C7A", "mcdowell", None, 0, [(4, 0, 0), (0, 2, 0)]),
    ("conduit", "C9A", "mcdowell", "adv2_wild", 0, [(2, 0, 0), (1, 1, 0), (0, 2, 0)]),
    ("conduit", "C1A", "mcdowell", "adv2_conduit", 0, [(5, 0, 0), (0, 5, 0)]),
    ("powerhouse", "P8.3", "jordan", None, 0, [(0, 2, 0), (0, 1, 3), (0, 0, 6)]),
    ("powerhouse", "P8.1", None, "adv2_wild", 1, [(3, 0, 0), (2, 1, 0), (1, 2, 0), (0, 3, 0)]),
])  # fmt: skip
def test_ways_to_pay(structure, space, officer, tile, built, ways):
    found = ways_to_pay(structure, space, officer, tile, built)
    assert [(way.excavators, way.mixers, way.credits) for way in found] == ways


@clause("C6", "C7", "C9", "T5")
def test_surcharges_and_the_spaces_a_supply_can_pay():
    assert surcharge("base", "B1U") == surcharge("powerhouse", "P5.2") == 3
    assert surcharge("base", "B1L") == surcharge("elevation", "B1U") == surcharge("conduit", "C1A") == 0
    assert surcharge("base", "B1U", "adv1_wild") == 0
    assert payable_spaces("base", prices_of(None, None), 0, 3, 0, 2) == {"B8L", "B9L", "B10L"}
    assert payable_spaces("base", prices_of(None, None), 0, 3, 0, 3) == {f"B{b}{s}" for b in (8, 9, 10) for s in "UL"}
    assert payable_spaces("conduit", prices_of(None, None), 0, 2, 9, 0) == {"C9A", "C10B"}
    assert payable_spaces("powerhouse", prices_of("jordan", None), 0, 0, 1, 2) == frozenset()


def test_a_supply_pays_where_one_of_the_ways_to_pay_is_within_it():
    luck = Random("supplies")
    for _ in range(2000):
        structure, officer = luck.choice(STRUCTURES), luck.choice((None, *OFFICERS))
        tile = luck.choice([tile.id for tile in TILES.values() if tile.structure in (structure, "wild")])
        built, excavators, mixers, credits = (luck.randint(0, most) for most in (3, 12, 12, 40))
        box = with_design(PRINTED, Design(red_fee=luck.choice((0, 2, 3))))
        spaces = {
            space
            for space in SPACES_OF[structure]
            for way in ways_to_pay(structure, space, officer, tile, built, box)
            if way.excavators <= excavators
            and way.mixers <= mixers
            and way.credits + surcharge(structure, space, tile, officer, box=box) <= credits
        }
        assert payable_spaces(structure, prices_of(officer, tile, box), built, excavators, mixers, credits) == spaces


@clause("S1", "S2", "S4", "S5", "B3")
def test_the_items_of_a_round():
    items = score_round(2, {"usa": 13, "italy": 6, "france": 0}, "bases", {"usa": 2, "italy": 3, "france": 5})
    assert [tuple(item) for item in items] == [
        ("usa", "energy", "vp", 6, "S2", 13),
        ("italy", "energy", "vp", 2, "S2", 6),
        ("usa", "track", "credits", 5, "S4", 13),
        ("italy", "track", "credits", 3, "S4", 6),
        ("france", "track", "credits", 3, "S4", 0),
        ("france", "no energy", "vp", -3, "S4", 0),
        ("usa", "bonus", "vp", 8, "B3", 2),
        ("italy", "bonus", "vp", 12 - 4, "B3", 3),
    ]
    assert score_round(6, {}, None, {}) == []


@clause("S2", "S3")
@pytest.mark.parametrize(("energy", "won"), [
    ((9, 5, 2), (6, 2, 0)), ((9, 9, 5), (4, 4, 0)), ((9, 9, 9), (3, 3, 3)), ((9, 5, 5), (6, 1, 1)),
    ((0, 0, 0), (0, 0, 0)), ((1, 0, 0), (6, 0, 0)),
])  # fmt: skip
def test_energy_prizes(energy, won):
    assert tuple(energy_prizes(dict(zip(("usa", "italy", "france"), energy, strict=True))).values()) == won


@clause("S4", "S5", "P8")
@pytest.mark.parametrize(("energy", "credits", "at"), [
    (0, 3, 0), (1, 1, 0), (2, 2, 0), (3, 2, 0), (4, 3, 0), (5, 3, 0), (6, 3, 1), (7, 4, 1), (10, 4, 1), (11, 5, 1),
    (12, 5, 2), (15, 5, 2), (16, 6, 2), (18, 6, 3), (21, 6, 3), (22, 7, 3), (24, 7, 4), (28, 7, 4), (29, 8, 4),
    (30, 8, 5), (47, 8, 5),
])  # fmt: skip
def test_the_track(energy, credits, at):
    assert (track_credits(energy), section(energy)) == (credits, at)


@clause("S5")
def test_what_is_lost_of_a_bonus():
    assert [bonus_loss(12, number) for number in range(1, 6)] == [0, 0, 4, 8, 12]
    assert [bonus_vp("bases", 3, 12, number) for number in range(1, 6)] == [12, 12, 8, 4, 0]
    assert bonus_vp("bases", 5, 5, 1) == 0
    assert bonus_vp("bases", 1, 6, 5) == 0


@clause("E2", "Y12")
def test_the_next_turn_order():
    order = ("usa", "germany", "italy", "france")
    assert next_order(order, dict(zip(order, (3, 3, 0, 3), strict=True))) == ("italy", "france", "germany", "usa")
    assert next_order(order, dict.fromkeys(order, 0)) == order[::-1]
    assert next_order(order, dict(zip(order, (40, 31, 35, 30), strict=True))) == ("france", "germany", "italy", "usa")


DAMS = {"B1U": Dam("usa", 3, 0), "B1L": Dam("italy", 1, 0), "B5L": Dam("usa", 1, 0), "B8U": Dam("usa", 2, 0)}
BUILT = {"C1A": "usa", "C5A": "italy", "C8A": "usa"}
HOUSES = {"P8.3": "usa", "P8.1": "italy", "P11.3": "usa", "P9.1": "usa"}


@clause("J3", "J4", "J5", "J6", "J7", "J8", "G5")
@pytest.mark.parametrize(("objective", "spaces"), [
    ("red_spaces", {("B1U",), ("B8U",), ("P8.3",), ("P11.3",)}),
    ("connected_bases", {("B1U", "C1A", "P8.3"), ("B8U", "C8A", "P11.3")}),
    ("largest_area", {("B8U",), ("C8A",), ("P8.3",), ("P11.3",), ("P9.1",)}),
    ("smallest_area", {("B5L",)}),
    ("basins_1", {("B1U", "C1A"), ("B5L",), ("B8U", "C8A", "P8.3"), ("P9.1",), ("P11.3",)}),
    ("basins_3", {("B1U", "C1A"), ("B8U", "C8A", "P8.3")}),
])  # fmt: skip
def test_what_an_objective_counts(objective, spaces):
    assert set(objective_spaces(objective, "usa", DAMS, BUILT, HOUSES)) == spaces


@clause("G5", "J5", "J8")
def test_a_dam_counts_as_many_pieces_as_its_level():
    pieces = pieces_on_map("usa", DAMS, BUILT, HOUSES)
    assert sum(piece.number for piece in pieces) == 3 + 1 + 2 + 2 + 3
    assert len(objective_spaces("largest_area", "usa", DAMS, BUILT, HOUSES)) == 2 + 1 + 3
    assert objective_count("basins_3", "usa", DAMS, BUILT, HOUSES, cap=1) == 1
    assert objective_count("basins_1", "usa", DAMS, BUILT, HOUSES, cap=1) == 5


@clause("J1", "J2")
def test_the_prizes_of_an_objective():
    assert objective_prizes({"usa": 3, "italy": 2, "france": 1, "germany": 0}) == {
        "usa": 15, "italy": 10, "france": 5, "germany": 0,
    }  # fmt: skip
    assert objective_prizes({"usa": 3, "italy": 3, "france": 0}) == {"usa": 13, "italy": 13, "france": 5}
    assert objective_prizes({"usa": 3, "italy": 3, "france": 0}, zero_ranks=False)["france"] == 0
    assert objective_prizes({"usa": 1, "italy": 1}, {"usa": (20, 15, 10), "italy": (15, 10, 5)}) == {
        "usa": 18, "italy": 13,
    }  # fmt: skip
    assert share((15, 10, 5, 0), 1, 3) == 5


@clause("E5", "E6", "E7", "J5")
def test_the_items_of_the_end():
    position = sketch("usa B1L=3*2 credits=3 excavators=4 mixers=4 wheel=1:9e | italy credits=4 excavators=0 mixers=0"
                      " | neutral B5L=2*2 | objective=largest_area")  # fmt: skip
    assert [tuple(item) for item in score_game(position)] == [
        ("usa", "objective", "vp", 15, "J5", 3),
        ("italy", "objective", "vp", 10, "J5", 0),
        ("usa", "resources", "vp", 2, "E6", 11),
        ("italy", "resources", "vp", 0, "E6", 4),
        ("usa", "water", "vp", 2, "E7", 2),
        ("italy", "water", "vp", 0, "E7", 0),
    ]


@clause("E8", "Y11")
def test_the_ranking_goes_by_points_then_by_energy():
    position = sketch("usa vp=50 energy=7 | italy vp=50 energy=7 | france vp=-3 energy=9 | germany vp=50 energy=8")
    assert position.ranking == (("germany",), ("usa", "italy"), ("france",))


def test_a_step_unfolds_event_by_event():
    position = sketch("usa B1L=2*2 C1A P8.1 contracts=409 | italy B8L | HA=1")
    for line in ("place turbine+0", "produce B1L C1A P8.1 x2", "fulfil 409", "first drops_flowing", "drops HA HB"):
        move = read_move(line)
        step, positions = unfold(position, move)
        assert step == play(position, move)
        assert (step.before, step.move) == (position, move)
        assert len(positions) == len(step.events)
        position = step.after
    poured, again, *runs = step.events
    assert (poured, again) == (Poured("usa", "HA", 1, "Z3"), Poured("usa", "HB", 1, "Z3"))
    assert [type(event) for event in runs if isinstance(event, Ran)] == [Caught, Left]
    assert [after.headstreams for after in positions[:2]] == [{"HA": 2}, {"HA": 2, "HB": 1}]


@clause("W2")
def test_a_drop_leaves_its_headstream_as_its_turn_comes():
    step, positions = unfold(replace(sketch("usa B1U=1 | HA=2 HD=1"), pending=(WaterFlow(),)))
    assert [type(event) for event in step.events] == [PhaseBegan, Caught, Left, Left]
    assert [after.headstreams for after in positions] == [{"HA": 2, "HD": 1}, {"HA": 1, "HD": 1}, {"HD": 1}, {}]
    assert [after.dams["B1U"].drops for after in positions] == [0, 1, 1, 1]


@pytest.mark.parametrize("seed", range(6))
def test_a_step_unfolds_to_where_it_ends(seed):
    for position, move, step in played(4, "full", seed):
        unfolded = unfold(position, move)
        assert unfolded.step == step
        assert len(unfolded.positions) == len(step.events)
        if unfolded.positions:
            assert unfolded.positions[-1] == step.after
            assert unfolded.positions[-1].question == step.after.question


def test_without_a_move_what_happens_by_itself_unfolds():
    start = after("usa engineers=1 | round=1 bonus=bases,contracts", "place bank 1")
    assert unfold(start) == ((start, None, start, ()), ())
