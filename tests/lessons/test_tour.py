"""The tour: a legal round with every phase once, told stop by stop; its questions agree with what happens."""

from itertools import pairwise
from re import sub

import pytest

from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import (
    Built,
    Caught,
    Event,
    Fulfilled,
    Gained,
    Left,
    PassedRound,
    PhaseBegan,
    Poured,
    Produced,
    RoundEnded,
    Scored,
)
from barrage_nb.engine.production import energy_of
from barrage_nb.lessons.asking import Quiz
from barrage_nb.lessons.tour import READER, SCRIPT, Stop, before, cited, stops
from barrage_nb.words import CLAUSES
from barrage_nb.words import tour as words

LONGEST = 415
"""How many letters fit beside the map of the tour, 212 pixels wide and 800 high, above what a guess is told."""
PHASES = ["income", "headstreams", "actions", "water", "scoring", "end of round"]


def events(stop: Stop) -> tuple[Event, ...]:
    return stop.story.last.events


def named(name: str) -> Stop:
    return next(stop for stop in stops() if stop.name == name)


def quiz(name: str) -> Quiz:
    found = named(name).quiz
    assert found is not None
    return found


def test_the_round_is_whole_and_each_phase_comes_once() -> None:
    told = [
        "end of round" if isinstance(event, RoundEnded) else event.phase
        for stop in stops()[:-1]
        for event in events(stop)
        if isinstance(event, PhaseBegan | RoundEnded)
    ]
    assert told == PHASES
    assert all(len(stop.story.moments) > 1 for stop in stops()[1:])
    assert before().round == 2
    assert stops()[-1].story.end.round == 4
    kinds = {type(event) for stop in stops() for event in events(stop)}
    assert {Built, Produced, Fulfilled, Poured, Caught, Left, Scored, PassedRound} <= kinds


def test_each_stop_begins_where_the_one_before_ended_and_every_position_is_sound() -> None:
    for one, other in pairwise(stops()):
        assert one.story.end == other.story.start
    for stop in stops():
        for moment in stop.story.moments:
            assert problems_of(moment.position) == []


def test_the_last_moment_of_a_turn_is_a_position_to_go_on_from() -> None:
    for name in ("actions", "build", "neighbour", "drop", "contract", "again"):
        assert named(name).story.end.question is not None


@pytest.mark.parametrize("name", [plan.name for plan in SCRIPT])
def test_every_stop_has_its_words(name: str) -> None:
    stop = named(name)
    assert stop.title
    assert 20 < len(stop.text.split()) < 110
    assert stop.after


def test_what_is_told_before_and_after_a_question_fits_beside_the_map(spoken: str) -> None:
    for stop in stops():
        if stop.quiz is not None:
            told = sub("<[^>]*>", "", f"{stop.text}{stop.after}")
            assert len(told) <= LONGEST, f"{stop.name} in {spoken}: {len(told)}"


def test_every_answer_is_judged_with_a_reason() -> None:
    for stop in stops():
        if stop.quiz is None:
            continue
        assert stop.quiz.asked
        assert stop.quiz.clause in CLAUSES
        for choice, text in stop.quiz.choices.items():
            feedback = stop.quiz.judged((choice,))
            assert feedback.right == (choice == stop.plan.right)
            assert feedback.why
            assert text
        assert len({stop.quiz.judged((choice,)).why for choice in stop.quiz.choices}) > 2


def test_the_right_answers_are_what_happens() -> None:
    drop = next(event for event in events(named("drop")) if isinstance(event, Caught))
    assert drop.dam == quiz("drop").truth
    produced = next(event for event in events(named("produce")) if isinstance(event, Produced))
    assert str(produced.energy) == quiz("produce").truth == str(energy_of(5, 2) + 2)
    fee = [event for event in events(named("neighbour")) if event.clause == "P7" and isinstance(event, Gained)]
    assert fee == [Gained(READER, "credits", 1, "P7"), Gained(READER, "vp", 1, "P7")]
    caught = [event.dam for event in events(named("water")) if isinstance(event, Caught) and event.path[0] == "HA"]
    assert caught == ["B1U", "B1L"]
    assert named("end").story.end.order[0] == quiz("end").truth


def test_what_the_texts_say_is_what_happens() -> None:
    start, end = stops()[0].story.start, named("end").story.end
    assert start.companies[READER].vp == 14
    scored = {
        (event.who, event.source): event.amount for event in events(named("scoring")) if isinstance(event, Scored)
    }
    assert scored == {
        ("italy", "energy"): 6,
        ("usa", "energy"): 2,
        ("italy", "track"): 5,
        ("usa", "track"): 4,
        ("germany", "track"): 3,
        ("germany", "no energy"): -3,
        ("italy", "bonus"): 4,
    }
    assert end.companies[READER].vp > max(end.companies[who].vp for who in ("usa", "germany"))
    left = [event for event in events(named("contract")) if isinstance(event, Left)]
    assert [event.full for event in left] == [("B8L",), ("B8L",)]
    assert named("again").story.end.companies[READER].credits == end.companies[READER].credits + 3


def test_no_stop_is_told_twice() -> None:
    assert len({plan.name for plan in SCRIPT}) == len(SCRIPT)
    assert set(words.TITLES) == set(words.TEXTS) == set(words.AFTER) == {plan.name for plan in SCRIPT}


def test_the_clauses_are_known() -> None:
    assert set(cited()) <= set(CLAUSES)
    assert {"G1", "I1", "I2", "I3", "I4", "I5", "I6", "R1", "R2", "R3", "R4", "R5", "R6"} <= set(cited())
