"""In a replay after a tweak an Automa decides anew, and the report says where and why; what a decision is about."""

import pytest

from barrage_nb import play, sketch
from barrage_nb.automa.placing import Placement
from barrage_nb.automa.trace import Decided, Tried
from barrage_nb.board.refs import Ref
from barrage_nb.history import replay, tweak
from barrage_nb.notation.text import GameText


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
    assert "before: USA follows row" in str(entry)


def test_the_first_criterion_that_keeps_other_spaces_is_told():
    entry = replayed("usa | italy | automas=usa:medium automa_pile=4,13", "italy C1A")
    was, now = entry.redecided.was[1], entry.redecided.now[1]
    assert isinstance(was, Placement)
    assert isinstance(now, Placement)
    assert was.space == "P11.1"
    assert now.space == "P8.1"  # where the only built conduit leads
    assert "first by linked to the most powerful built conduit (AP7a): " in str(entry)
    assert "none, so it is ignored" in str(entry)


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
