"""Sekibo at Very Hard: each person's first action of a round comes from a drawn tile, worked out from AD6 and Q60."""

from dataclasses import replace

import pytest

from barrage_nb import Position, play, sketch, why_not
from barrage_nb.automa import traces
from barrage_nb.engine.automas import DrawTile, FollowTile
from barrage_nb.engine.events import Placed
from barrage_nb.engine.play import settle
from barrage_nb.engine.position import Draft
from barrage_nb.engine.rounds import StartActions, Turn, turn_of
from barrage_nb.history import tweak
from barrage_nb.history.consequences import marks_of
from barrage_nb.notation.codec import Unreadable
from tests.clauses import clause
from tests.rules.table import after, options, refusal

POOR = "excavators=0 mixers=0"
ALL = "base,conduit,elevation,powerhouse"


def led(usa="", table="", tiles="4,8", level="very_hard", officer="sekibo"):
    """The USA, a person, about to draw: the second tile gives the actions."""
    return sketch(
        f"usa {usa} | italy officer={officer} | automas=italy:{level} automa_pile={tiles} following=usa "
        f"order=usa,italy {table}"
    )


def begun(level, officer, round):
    """Who must follow a tile when the actions of a round begin."""
    position = sketch(f"usa | italy officer={officer} | germany | automas=italy:{level} round={round}")
    waiting = replace(position, pending=(StartActions(),))
    return settle(Draft(waiting), waiting).after.following


@clause("AD6")
@pytest.mark.parametrize(("level", "officer", "following"), [
    ("very_hard", "sekibo", ("usa", "germany")), ("hard", "sekibo", ()), ("very_hard", "adler", ()),
])  # fmt: skip
def test_every_person_follows_a_tile_in_each_round_where_an_automa_has_sekibo(level, officer, following):
    assert begun(level, officer, 1) == begun(level, officer, 4) == following


@clause("AD6")
def test_the_automa_itself_does_not_use_him():
    position = sketch("italy officer=sekibo | usa officer=jordan | automas=italy:very_hard automa_pile=4,8")
    assert [str(move) for move in position.legal_moves] == ["act"]
    assert play(position, "act").after.companies["italy"].copies == ()


@clause("AD6", "A14")
def test_a_person_draws_from_the_shared_pile_and_nothing_else():
    position = led()
    assert position.question == DrawTile("usa")
    assert options(position) == {"act"}
    for move in ("place workshop-1", "copy jordan", "use base", "pass"):
        assert why_not(position, move).startswith("AD6: ")
    step = play(position, "act")
    assert (step.after.automa_pile, step.after.automa_discard) == ((8,), (4,))
    assert why_not(position.view_for("usa"), "act").startswith("A14: ")


@clause("AD6", "A15")
def test_the_first_possible_row_is_the_action_and_ends_the_turn():
    step = play(led(POOR, "round=5", tiles="4,7"), "act")
    (trace,) = traces(step.events)
    assert [type(row.tried.row).__name__ for row in trace.done] == ["ContractsRow", "BankRow"]
    assert trace.rows[0].tried.refusal.clause == "A16"
    end = step.after
    assert end.mover == "italy"
    assert end.companies["usa"].credits == 6 + 1  # the bank's victory point is a credit
    assert end.occupied["bank"][0] == ("usa", 1)
    assert end.following == ()


def test_only_people_follow_a_tile():
    with pytest.raises(Unreadable, match="following: 'italy' is not known; it can be usa"):
        sketch("usa | italy officer=sekibo | automas=italy:very_hard automa_pile=1,2 following=italy")


@clause("AD6")
def test_only_the_first_action_is_drawn():
    end = after(led(POOR, "round=5 automa_discard=1", tiles="4,7,20,8"), "act", "act")
    assert end.question == Turn("usa")
    assert "place workshop-1" in options(end)


@clause("AD6", "A24")
@pytest.mark.parametrize(("credits", "left"), [(5, 0), (4, None)])
def test_points_are_paid_in_credits_which_must_be_there(credits, left):
    usa = f"{POOR} credits={credits} wheel=3:base tiles=conduit"
    step = play(led(usa, tiles="4,5"), "act")  # three turns of the wheel for five points
    if left is None:
        refused = [row.tried.refusal for row in traces(step.events)[0].rows if row.tried.refusal]
        assert ("R4", {"needed": 5, "credits": 4}) in [(found.clause, found.values) for found in refused]
    else:
        assert step.after.companies["usa"].credits == left
        assert step.after.occupied["workshop-1"][0] == ("usa", 2)


@clause("AD6", "A23", "A8")
def test_the_person_chooses_among_the_sites_that_the_row_shows():
    position = led("B1L", tiles="1,4")  # a base in the mountains
    drawn = play(position, "act").after
    sites = {move.removeprefix("at ") for move in options(drawn)}
    assert sites == {"B2L", "B2U", "B3L", "B3U", "B4L", "B4U"}
    assert refusal(drawn, "at B8L").startswith("AD6: ")
    assert refusal(drawn, "at B1U").startswith("C6: ")
    end = after(drawn, "at B3L")
    usa = end.companies["usa"]
    assert end.dams["B3L"].owner == "usa"
    assert (usa.engineers, usa.aside, usa.constructions) == (10, 2, 0)
    assert not [mark for mark in marks_of(end) if "engineers" in mark]
    assert usa.wheel[2].excavators == 5  # turned once for the construction, once by the second base


@clause("AD6")
def test_the_person_chooses_the_technology_tile():
    drawn = play(led("tiles=base,adv1_wild", tiles="1,4"), "act").after
    assert options(drawn) == {"build base with base", "build base with adv1_wild"}
    assert refusal(drawn, "build conduit with adv1_wild").startswith("AD6: ")
    assert refusal(drawn, "build base with conduit").startswith("C3: ")


@clause("AD6", "A20", "A19")
def test_after_water_the_next_row_is_tried():
    drawn = play(led(f"B8L {POOR}", "round=5", tiles="3,1"), "act").after
    assert {"drops HA", "drops HD HD"} <= options(drawn)  # any headstream, up to two drops
    assert FollowTile("usa", 2) in drawn.pending
    end = play(drawn, "drops HC")
    assert end.after.headstreams == {"HC": 1}
    assert [event.space for event in end.events if isinstance(event, Placed)] == ["bank"]
    assert end.after.mover == "italy"


@clause("AD6", "A20")
def test_without_engineers_no_further_row_is_tried():
    end = after(led(f"B8L {POOR} engineers=1", "round=5", tiles="3,1"), "act", "drops HC")
    assert "bank" not in end.occupied


@clause("AD6", "A16")
def test_a_production_leaves_system_and_contract_to_the_person():
    usa = "B1L=2*2 B4L=1*1 C1A C4A P8.1 P7.1 contracts=201"
    drawn = play(led(usa, "contracts=-,-,300", tiles="1,14"), "act").after
    assert {move.split()[1] for move in options(drawn)} == {"B1L", "B4L"}
    assert "fulfil 201" in options(drawn, "produce B1L C1A P8.1 x2")
    assert drawn.occupied["turbine+2"][0] == ("usa", 2)


@clause("AD6", "A28")
def test_a_machine_of_choice_is_the_person_s_choice():
    usa = f"{POOR} credits=3 tiles=conduit"
    drawn = play(led(usa, tiles="4,1"), "act").after
    assert options(drawn) == {"machines 1 excavators", "machines 1 mixers"}
    assert drawn.companies["usa"].credits == 0


@clause("AD6")
def test_what_a_tile_leads_to_can_be_saved_and_read():
    for position in (led(), *(step.after for step in [play(led("B8L", tiles="3,1"), "act")])):
        assert Position.load(position.text) == position
        assert Position.load(position.sketch) == position
        assert Position.load(position.to_json()) == position


@clause("AD6")
def test_a_person_without_engineers_draws_nothing():
    assert turn_of(led(), "usa") == DrawTile("usa")
    assert turn_of(led("engineers=0"), "usa") == Turn("usa")
    assert led("engineers=0").question == Turn("usa")
    assert tweak(led(f"tiles={ALL},adv1_powerhouse"), "usa engineers=0").position.question == Turn("usa")
