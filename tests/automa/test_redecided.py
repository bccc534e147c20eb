"""In a replay after a tweak an Automa decides anew, and the report says where and why; what a decision is about."""

import pytest

from barrage_nb import play, sketch
from barrage_nb.automa.placing import Placement
from barrage_nb.automa.trace import Decided, Tried
from barrage_nb.board.refs import Ref
from barrage_nb.history import replay, tweak
from barrage_nb.history.line import Ask
from barrage_nb.notation.game_text import GameText


def replayed(picture: str, change: str):
    start = sketch(picture)
    game = GameText(start, (start.legal_moves[0],))
    return replay(tweak(start, change).position, game).entries[0]


def test_the_first_row_that_is_judged_otherwise_is_told_with_both_reasons():
    entry = replayed("usa | italy | automas=usa:medium automa_pile=4,13", "usa mixers=0 excavators=9")
    was, now = entry.redecided.was[1], entry.redecided.now[1]
    assert entry.kind == "different"
    assert isinstance(was, Tried)
    assert isinstance(now, Tried)
    assert was.refusal is None
    assert now.refusal.reason == "automa_no_machinery"
    assert "USA does not have the machines" in str(entry)
    assert str(entry) == (
        "round 1, USA, turn 1: act … different. Before: USA follows row 3, build a powerhouse (A15). Now: USA skips "
        "row 3, build a powerhouse: USA does not have the machines for any such powerhouse (A23). So USA excavators "
        "-5 (was 0), USA mixers 0 (was -2)."
    )


def test_the_first_criterion_that_keeps_other_spaces_is_told():
    entry = replayed("usa | italy | automas=usa:medium automa_pile=4,13", "italy C1A")
    was, now = entry.redecided.was[1], entry.redecided.now[1]
    assert isinstance(was, Placement)
    assert isinstance(now, Placement)
    assert was.space == "P11.1"
    assert now.space == "P8.1"  # where the only built conduit leads
    assert (
        "They part here: then linked to the most powerful built conduit (AP7a): none, so it is ignored; now linked to "
        "the most powerful built conduit (AP7a): P8.1 stays."
    ) in str(entry)


def test_a_space_that_is_not_eligible_any_more_is_told():
    entry = replayed("usa | italy | automas=usa:medium automa_pile=4,13", "italy P11.1 P11.2 P11.3 P11.4")
    assert "Not eligible any more: P11.1" in str(entry)


def test_what_completes_a_system_now_is_told():
    entry = replayed("usa B1L C1A | italy | automas=usa:medium automa_pile=5,13", "usa C1B")
    assert "Then P8.1 would have completed a system, now P5.1 and P8.1 (AP2)." in str(entry)


def test_a_system_that_is_ready_now_is_told():
    picture = "usa B8L=1*1 C8A P11.1 | italy | automas=usa:medium automa_pile=4,11 contracts=200"
    entry = replayed(picture, "usa B1L=2*2 C1A P8.1")
    assert "Newly ready: B1L–C1A–P8.1." in str(entry)


def test_a_row_that_is_skipped_for_another_reason_is_no_other_decision():
    picture = "usa B9L=1*1 C9A P11.1 | italy | automas=usa:medium automa_pile=4,20 contracts=-,-,300"
    entry = replayed(picture, "usa B9L=1*0")
    assert (entry.kind, entry.redecided) == ("same", None)


def test_a_turn_is_another_with_another_pile():
    entry = replayed("usa | italy | automas=usa:medium automa_pile=4,13,20", "automa_pile=13,20,4")
    assert "Now: USA flips tile 13" in str(entry)
    assert "The pile does not lie as it did then." in str(entry)


def test_a_turn_more_than_then_is_taken_and_told():
    start = sketch("usa engineers=2 | italy engineers=0 | automas=usa:medium automa_pile=4,20,13,8,1")
    game = GameText(start, (start.legal_moves[0],))
    report = replay(tweak(start, "usa engineers=4").position, game)
    assert [entry.kind for entry in report.entries] == ["same", "decided anew"]
    assert report.entries[1].ask == Ask(1, "usa", 2, "AutomaTurn")
    assert "let the Automa act … decided anew: a turn more than then; USA " in str(report.entries[1])
    assert not report.stopped


def test_a_turn_that_is_decided_the_same_is_not_told():
    entry = replayed("usa | italy credits=5 | automas=usa:medium automa_pile=4,13", "italy credits=7")
    assert (entry.kind, entry.redecided) == ("same", None)


@pytest.mark.parametrize(("usa", "table", "tiles", "touched"), [
    ("B1L=2*2 C1A P8.1", "contracts=200", "4,11",
     {Ref("dam", "B1L"), Ref("conduit", "C1A"), Ref("powerhouse", "P8.1"), Ref("contract", 200)}),
    ("B8L excavators=0 mixers=0", "round=5", "3,1", {Ref("headstream", "HA")}),
])  # fmt: skip
def test_what_a_decision_is_about(usa, table, tiles, touched):
    before = sketch(f"usa {usa} | italy | automas=usa:medium automa_pile={tiles} {table}")
    told = [event for event in play(before, "act").events if isinstance(event, Decided)]
    assert {ref for event in told for ref in event.touches} == touched


def test_a_placement_is_about_its_space():
    events = play(sketch("usa | italy | automas=usa:medium automa_pile=4,13"), "act").events
    (placed,) = (event for event in events if isinstance(event, Decided) and isinstance(event.decision, Placement))
    assert placed.touches == (Ref("powerhouse", placed.decision.space),)
