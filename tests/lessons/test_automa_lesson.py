"""The lesson on the Automa: what it asks for and tells is what the Automa does, look by look."""

from itertools import pairwise

import pytest

from barrage_nb import play, sketch
from barrage_nb.automa.trace import Decided, Placement, SystemChoice, WaterChoice, looks
from barrage_nb.board.automa import LEVELS
from barrage_nb.board.refs import Ref
from barrage_nb.engine.events import Built, PhaseBegan
from barrage_nb.lessons.automa import (
    ASKED,
    Looked,
    ask_row,
    ask_space,
    at_each_level,
    look_at,
    situation,
    turn_ahead,
    turn_of,
)
from barrage_nb.words import CLAUSES
from tests.clauses import clause

SEEDS = range(1, 7)
TIED = "italy | usa P5.1 | automas=italy:medium automa_pile=3,4,5 order=italy,usa round=2"
THIRSTY = "italy B1L=2 B2L=1 | usa | automas=italy:medium automa_pile=1,5,9 order=italy,usa round=2"
READY = (
    "italy B1L=2*2 B8L=1*1 C1A P5.1 P8.1 | usa B5L=1 C8A | automas=italy:medium automa_pile=2,7,9 order=italy,usa "
    "round=2 contracts=201,202,301,302,401,402"
)


@pytest.mark.parametrize("seed", SEEDS)
@clause("A15", "AP1")
def test_a_task_asks_for_what_the_automa_will_do(seed: int) -> None:
    found = turn_ahead(situation(seed))
    assert found.placement is not None
    assert found.placement.structure == ASKED[(seed - 1) % 3]
    built = [event.space for event in play(found.position, "act").events if isinstance(event, Built)]
    assert built[0] == found.placement.space
    assert ask_row(found).truth == found.last.tried.number
    space = ask_space(found)
    assert space is not None
    assert tuple(space.choices) == found.placement.eligible
    assert [space.truth] == built[:1]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_guess_is_told_why_with_a_clause(seed: int) -> None:
    found = turn_ahead(situation(seed))
    space = ask_space(found)
    assert space is not None
    for feedback in [asked.judged((said,)) for asked in (ask_row(found), space) for said in asked.choices]:
        assert feedback.clause in CLAUSES
        assert f"({feedback.clause}" in feedback.why
        assert feedback.right or feedback.off > 0


def test_each_seed_is_another_position_and_always_the_same() -> None:
    assert situation(2) == situation(2)
    assert situation(2) != situation(5)


@pytest.mark.parametrize("seed", SEEDS)
@clause("AP3")
def test_what_is_lit_only_gets_less_and_ends_with_the_space(seed: int) -> None:
    story = turn_of(situation(seed))
    placement = turn_ahead(story.start).placement
    assert placement is not None
    seen = [look for moment in story.moments if (look := look_at(moment)) is not None]
    assert [look.chosen for look in seen if look.decision == placement][-1] == (Ref.on_map(placement.space),)
    lit = [look.lit for look in seen if look.lit]
    lit = lit[lit.index(tuple(map(Ref.on_map, placement.eligible))) :]
    assert all(set(after) <= set(before) for before, after in pairwise(lit))
    assert story.end.automas == story.start.automas


@pytest.mark.parametrize("where", [TIED, THIRSTY, READY])
def test_the_story_is_the_turn_and_stops_with_it(where: str) -> None:
    position = sketch(where)
    story, step = turn_of(position), play(position, "act")
    told = [moment.event for moment in story.moments]
    assert not any(isinstance(event, PhaseBegan) for event in told)
    assert {event.clause for event in told if isinstance(event, Looked)} <= set(CLAUSES)
    assert dict(story.end.dams) == dict(step.after.dams)
    assert story.end.companies["italy"].vp == step.after.companies["italy"].vp


@clause("A17", "A19")
def test_systems_and_headstreams_light_up_too() -> None:
    seen = {}
    for where in (THIRSTY, READY):
        for event in play(sketch(where), "act").events:
            if isinstance(event, Decided) and isinstance(event.decision, (WaterChoice, SystemChoice, Placement)):
                seen[type(event.decision)] = looks((event,))
    assert seen[SystemChoice][-1].chosen == tuple(map(Ref.on_map, ("B1L", "C1A", "P8.1")))
    assert seen[WaterChoice][0].lit == tuple(map(Ref.on_map, ("HA", "HB", "HC", "HD")))
    assert set(seen[WaterChoice][-1].chosen) <= {Ref.on_map("HA"), Ref.on_map("HB")}
    assert seen[WaterChoice][-1].faded


@clause("AP4")
def test_a_tie_is_told_as_one() -> None:
    found = turn_ahead(sketch(TIED))
    assert found.placement is not None
    assert found.placement.clause == "AP4"
    other = next(space for space in found.placement.sifted[-1].left if space != found.placement.space)
    asked = ask_space(found)
    assert asked is not None
    assert "counted from basin 3 upward" in asked.judged((other,)).why
    assert "B9L" not in asked.choices


@clause("A20")
def test_a_row_that_lets_the_turn_go_on_is_not_the_last() -> None:
    found = turn_ahead(sketch(THIRSTY))
    place = next(row.tried.number for row in found.trace.rows if row.done)
    feedback = ask_row(found).judged((place,))
    assert (feedback.right, feedback.clause) == (False, "A20")


def test_a_level_is_another_story_of_the_same_turn() -> None:
    turns = at_each_level(sketch(READY))
    assert list(turns) == list(LEVELS)
    assert [turns[level].start.automas["italy"] for level in LEVELS] == list(LEVELS)


def test_where_no_automa_is_to_act_there_is_no_task() -> None:
    for where in ("usa | italy", "usa engineers=0 | italy | automas=usa:hard"):
        with pytest.raises(ValueError, match="no Automa is to act"):
            turn_ahead(sketch(where))
