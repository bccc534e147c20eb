"""Water: situations worth predicting, feedback that says why and how far off, challenges that can be done."""

from dataclasses import replace
from itertools import permutations

import pytest

from barrage_nb import sketch
from barrage_nb.board.map import BASES_IN_BASIN
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import Left, Ran
from barrage_nb.engine.moves import read_move
from barrage_nb.engine.play import unfold
from barrage_nb.engine.position import Position
from barrage_nb.engine.water import WaterFlow, run_drops
from barrage_nb.lessons import planning, water
from barrage_nb.lessons.story import Story
from barrage_nb.words import CLAUSES
from barrage_nb.words.places import place
from tests.proofs import many, proof

SEEDS = range(1, 51)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_situation_is_sound_and_something_is_to_be_seen(seed: int) -> None:
    position = water.situation(seed)
    assert problems_of(position) == []
    story = water.flowed(position)
    assert story.length in (3, 4)
    assert any(isinstance(moment.event, Ran) and moment.event.full for moment in story.moments), (
        "no drop runs past a full dam"
    )
    for spaces in BASES_IN_BASIN.values():
        owners = [position.dams[space].owner for space in spaces if space in position.dams]
        assert len(owners) == len(set(owners))


def test_every_seed_is_another_situation_and_the_same_seed_the_same() -> None:
    assert len({water.situation(seed).text for seed in SEEDS}) == len(SEEDS)
    assert water.situation(7) == water.situation(7)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_story_ends_where_the_water_flow_of_the_game_ends(seed: int) -> None:
    position = water.situation(seed)
    played = unfold(replace(position, pending=(WaterFlow(),))).step.after
    assert played.dams == water.flowed(position).end.dams


def guesses(seed: int) -> list[tuple[Story, str]]:
    story = water.flowed(water.situation(seed))
    return [
        (story.jump(at), guess) for at in range(story.length) for guess in water.answers(story.moments[at].position)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_feedback_says_what_happened_why_and_how_far_off(seed: int) -> None:
    for story, guess in guesses(seed):
        event = story.forward.event
        assert event is not None
        end = event.path[-1]
        feedback = water.ask(story).judged((guess,))
        assert feedback.right == (guess == end)
        assert feedback.clause in CLAUSES
        assert f"({feedback.clause})" in feedback.why
        assert place(end) in feedback.happened
        assert bool(feedback.distance) == (not feedback.right)
        assert place(guess) in feedback.why or feedback.clause == "W7" or feedback.right
        if feedback.off:
            assert str(feedback.off) in feedback.distance


@pytest.mark.parametrize(
    ("sketched", "guess", "clause", "off"),
    [
        ("usa B2U=1 | italy B2L=2 | HB=1", "B2L", "W7", 1),  # the upper dam comes first
        ("usa B2U=1*1 | italy B5L=2 | HB=1", "B2U", "W3", 1),  # full
        ("usa B2U=1 | italy B5L=2 | HB=1", "B5L", "W3", 1),  # held above it
        ("usa B2U=1 | italy B5L=2 | HB=1", "XL", "W3", 2),
        ("usa B2U=1 | italy B3L=2 | HB=1", "B3L", "W2", 0),  # another river
        ("usa B2U=1*1 | italy B5L=2*2 | HB=1", "XL", "W6", 0),
    ],
)
def test_the_reason_is_the_one_that_this_guess_needs(sketched: str, guess: str, clause: str, off: int) -> None:
    feedback = water.ask(water.flowed(sketch(sketched))).judged((guess,))
    assert (feedback.clause, feedback.off) == (clause, off)


def test_a_dam_filled_in_this_run_is_told_so() -> None:
    story = water.flowed(sketch("usa B2U=1 | HB=2")).forward
    assert "was full with 1 drop, 1 caught in this run" in water.ask(story).judged(("B2U",)).why


def test_before_a_guess_nothing_says_where_a_drop_will_go() -> None:
    for seed in SEEDS:
        story = water.flowed(water.situation(seed))
        assert not story.events
        ends = {moment.event.path[-1] for moment in story.moments if moment.event is not None}
        assert not any(end in story.sentence for end in ends)


def test_in_any_order_the_dams_end_up_the_same() -> None:
    for seed in range(1, 11):
        position = water.situation(seed)
        ends = [run_drops(order, position.dams)[1] for order in set(permutations(water.waiting(position)))]
        assert all(dams == ends[0] for dams in ends)
        story = water.flowed(position)
        swapped = water.reordered(story, True)
        assert water.same_end(story.end, swapped.end)
        assert water.compared(story, swapped)[-1].startswith("Another order, the same dams")


def test_a_change_in_the_middle_keeps_what_happened_before() -> None:
    story = water.flowed(sketch("usa B2U=1 | HB=3")).forward
    changed = water.with_level(story.position, "B2U", 3)
    again = story.changed(water.flowed(changed), "The dam is higher now.")
    assert again.steps[:1] == story.steps[:1]
    assert again.sentences[:2] == story.sentences[:2]
    assert again.was_changed
    assert again.sentence == "The dam is higher now."
    assert again.end.dams["B2U"].drops == 3
    assert "Upper dam of basin 2: 1 drop before, 3 drops now" in water.difference(story.end, again.end)
    assert water.compared(story, again)[0] == "No drop leaves the map; before, it was 2."


def test_changing_dams_and_drops() -> None:
    position = sketch("usa B2U=3*3 | italy | HB=1")
    assert water.with_level(position, "B2U", 1).dams["B2U"] == ("usa", 1, 1)
    assert "B2U" not in water.with_level(position, "B2U", 0).dams
    assert water.with_level(position, "B2L", 2).dams["B2L"] == ("italy", 2, 0)  # never two of one company in a basin
    assert water.waiting(water.with_drops(position, "HA", 2)) == ("HA", "HA", "HB")
    assert water.waiting(water.with_drops(position, "HB", 0)) == ()
    assert water.waiting(water.with_drops(position, "HA", 1), backwards=True) == ("HB", "HA")


@pytest.mark.parametrize("seed", many(SEEDS, 8))
def test_a_challenge_can_be_done_and_takes_every_piece(seed: int) -> None:
    challenge = planning.rescue(seed)
    assert problems_of(challenge.position) == []
    every = list(planning.placings(challenge.position, challenge.pieces))
    allowed = [plan for plan in every if isinstance(planning.with_plan(challenge.position, plan), Position)]
    done = [plan for plan in allowed if challenge.judge(plan).right]
    assert len(done) == challenge.ways > 0
    assert len(done) * 5 <= len(allowed)
    assert all(planning.leaving(challenge.position) > challenge.most for _ in done)
    for plan in planning.placings(challenge.position, challenge.pieces - 1):
        assert not challenge.judge(plan).right
    for plan in allowed[:20]:
        feedback = challenge.judge(plan)
        built = planning.with_plan(challenge.position, plan)
        assert isinstance(built, Position)
        assert problems_of(built) == []
        assert feedback.right or feedback.off == planning.leaving(built) - challenge.most > 0
        assert feedback.right or feedback.why.count("Drop ") == planning.leaving(built)


@proof
def test_a_challenge_says_neither_how_nor_where() -> None:
    for seed in SEEDS:
        task = planning.rescue(seed).task
        assert not any(space in task for spaces in BASES_IN_BASIN.values() for space in spaces)


@pytest.mark.parametrize(
    ("space", "clause"), [("B1L", "C6"), ("B3L", "G6"), ("B5U", "C7"), ("B2U", "C7"), ("B4U", None)]
)
def test_where_no_piece_can_be_placed_the_clause_says_why(space: str, clause: str | None) -> None:
    position = sketch("usa B1U=1 B2U=3 | italy B5U=1 | neutral B3L=1")
    reason = planning.why_not_here(position, space)
    assert (reason.clause if reason else None) == clause
    challenge = planning.Rescue(0, position, 1, 0, 1)
    feedback = challenge.judge([space])
    assert clause is None or (feedback.clause == clause and f"({clause})" in feedback.why)


def test_too_many_pieces() -> None:
    challenge = planning.rescue(1)
    feedback = planning.Rescue(0, sketch("usa | HA=1"), 1, 0, 1).judge(["B1U", "B2U"])
    assert not feedback.right
    assert "2 pieces; you have 1" in feedback.happened
    assert str(challenge) == challenge.task


def test_a_story_steps_and_stays_within_its_ends() -> None:
    story = water.flowed(sketch("usa B2U=1 | HB=2"))
    assert [story.back.at, story.forward.at, story.last.at, story.last.forward.at, story.last.first.at] == [
        0,
        1,
        2,
        2,
        0,
    ]
    assert story.last.over
    assert story.end == story.last.position
    assert len(story.last.events) == 2
    assert story.forward.clause == "W3"
    assert story.forward.rule == CLAUSES["W3"]
    assert str(story).count("\n") == 2


def test_a_story_of_moves_shows_drops_waiting_until_they_run() -> None:
    start = sketch("usa | HA=1")
    placed = unfold(start, read_move("place water-1-now"))
    dropped = unfold(placed.step.after, read_move("drops HB"))
    story = Story(start).go_through(placed.parts + dropped.parts, lambda event: True)
    assert story.end.headstreams == {"HA": 1}
    assert Story(start).length == 0
    both = unfold(replace(sketch("usa B1U=1 | HA=2"), pending=(WaterFlow(),)))
    flow = Story(both.step.before).go_through(both.parts, lambda event: True)
    waiting = [moment.position.headstreams.get("HA", 0) for moment in flow.moments]
    assert waiting == [2, 2, 1, 0]
    assert Story(both.step.before).go_through(both.parts, lambda event: isinstance(event, Left)).length == 1


def test_every_order_is_tried_once_and_all_end_the_same() -> None:
    starts = ("HC", "HC", "HC", "HD", "HD")
    tried = list(water.orders(starts))
    assert len(tried) == len(set(tried)) == 10
    assert set(tried) == set(permutations(starts))
    busy = sketch("usa B10U=1 B3L=1 | italy B10L=2*1 B4L=1 | HC=3 HD=2")
    assert str(water.every_order(busy)) == (
        "5 drops can start in 10 orders. "
        "Each time, the dams end up with the same drops: 1 in the upper dam of basin 10, "
        "1 in the lower dam of basin 3, 2 in the lower dam of basin 10 and 1 in the lower dam of basin 4. (W2)"
    )
    assert str(water.every_order(sketch("usa B10U=1"))).startswith("0 drops can start in 1 order.")


def test_no_drop_is_called_another_where_none_is_lost():
    none_lost, one_lost = (planning.water_words.saved_in(1, lost) for lost in (False, True))
    assert "Every drop met" in none_lost
    assert "Every other drop met" in one_lost


def test_a_rescue_is_planned_and_tried_as_a_value() -> None:
    asked = planning.rescue(2)
    assert not asked.would_be_lost
    planned = asked.add("B10L")
    assert (planned.plan, planned.left, planned.would_be_lost) == (("B10L",), asked.pieces - 1, True)
    neutral = next(space for space, dam in asked.position.dams.items() if dam.owner == "neutral")
    refusal = planned.why_not(neutral)
    assert refusal is not None
    assert refusal.clause == "G6"
    assert planned.add(neutral) is planned
    assert planned.try_it().take_back() == asked
    assert planned.try_it().story.length == asked.drops
    assert asked.another().seed == 3
