"""What lessons say of a position of another box are the numbers of its rows."""

from barrage_nb import PRINTED, sketch
from barrage_nb.lessons import building, office, production
from barrage_nb.lessons.ending import every_objective
from barrage_nb.lessons.experiments.habits import _action
from tests.clauses import clause
from tests.test_box import CANTEEN

TABLE = "usa B1L=2*2 C1A P8.1 credits=9 contracts=206 | germany"


@clause("P4", "P9", "K1")
def test_a_production_comes_to_what_the_box_says():
    box = PRINTED.changed("conduit C1A: 2", "contract 206: green, 3 energy: 2 vp", "production bonus: 0, 1, 2, 3, 4")
    found = production.work_out(sketch(TABLE, box=box), "B1L", "C1A", 2)
    assert found.refusal is None
    assert found.energy == 2 * 2 + 1
    assert found.best_contract == 206
    made = production.story_of(found.position, found.plan, 206)
    assert made.end.companies["usa"].energy == found.energy
    assert "2 victory points" in " ".join(found.offered)


@clause("C6", "C7", "C8")
def test_a_price_is_that_of_the_box():
    box = PRINTED.changed("price base hills: 1", "price conduit: 1", "red fee: 5")
    there, usual = sketch(TABLE, box=box), sketch(TABLE)
    assert [building.price_at(each, "B5L").machines for each in (usual, there)] == [4, 1]
    assert [building.price_at(each, "C2A").machines for each in (usual, there)] == [6, 3]
    assert [building.price_at(each, "B5U").fee for each in (usual, there)] == [3, 5]


@clause("M6")
def test_a_workshop_of_the_box_turns_the_wheel():
    only = "space workshop-2: workshop, 1 engineer: 1 turn", "space workshop-1: none", "space workshop-1-dear: none"
    found = building.workshop(sketch("usa | germany | italy | france", box=PRINTED.changed(*only)), 1)
    assert str(found) == "place workshop-2"


@clause("R3")
def test_a_round_is_planned_with_the_spaces_of_the_box():
    start = sketch(f"{office.PLAYER} engineers=2 credits=4 | usa", box=PRINTED.changed(CANTEEN))
    plans = [plan for _, plan in office._selections(start, office.PLAYER, ["canteen"])]
    assert [str(move) for plan in plans for each in plan for move in each] == ["place canteen"]
    assert _action(start.legal_moves[-1], start) in ("", "rotate", "construct")


@clause("J1")
def test_the_objectives_are_those_of_the_box():
    position = sketch("usa B1L=1*1 | germany B2L=1*1", box=PRINTED.changed("objective red_spaces: none"))
    counted = dict(every_objective(position).rows)
    assert "red_spaces" not in counted
    assert len(counted) == len(PRINTED.objectives) - 1
