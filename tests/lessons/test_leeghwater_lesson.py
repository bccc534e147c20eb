"""The lesson on the expansion: what its questions ask is what the rules answer, and its last round is scored."""

import pytest

from barrage_nb import why_not
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import Caught, Filled, Scored
from barrage_nb.engine.play import play
from barrage_nb.history import Game
from barrage_nb.lessons import leeghwater as lesson
from barrage_nb.lessons.office import why_not as told_why
from tests.clauses import clause

NAMED = {"": "works", "R6": "taken", "L17": "machines", "L34": "there", "L47": "nobody's", "L48": "used"}


@clause("L15", "L17", "L18", "L20")
def test_one_work_is_taken_one_lacks_machines_and_one_can_be_had() -> None:
    tries = [f"place works-{number}" for number in (1, 2, 3)]
    assert lesson.answers(lesson.WORKS, tries, NAMED) == {"1": "taken", "2": "machines", "3": "works"}
    reader = lesson.WORKS.companies[lesson.READER]
    assert (reader.excavators, reader.mixers, reader.credits, reader.officer) == (4, 1, 9, "jordan")
    assert [sentence.clause for sentence in told_why(lesson.WORKS, tries).told] == ["R6", "L17"]


@clause("L16", "C5")
def test_what_a_work_takes_is_gone_and_what_a_base_takes_comes_back() -> None:
    when, base = ("at once", "later"), "place construction-1; build base with base; at B9L"
    assert lesson.excavators("place works-3", *when) == {"at once": 1, "later": 1}
    assert lesson.excavators(base, *when) == {"at once": 1, "later": 4}
    assert "takes External Work 603 (L16)" in str(lesson.and_round("place works-3"))
    assert "takes 3 excavators and the base tile back from the wheel (C4)" in str(lesson.and_round(base))


@clause("L35", "L38", "L45", "L46", "L50")
def test_what_using_and_building_take_in_credits() -> None:
    turns = {"place robot_factory-1": 1, "place robot_factory-3": 4}
    turns |= {lesson.build_at("cofferdam.1"): 0, lesson.build_at("wind_farm.3"): 3}
    assert {turn: lesson.credits_paid(turn) for turn in turns} == turns


@clause("L34", "L47", "L48")
def test_what_buildings_do_not_allow() -> None:
    tries = ["place robot_factory-2", "place wind_farm-1", *map(lesson.build_at, ("robot_factory.3", "cofferdam.1"))]
    used = lesson.used()
    assert lesson.answers(used, tries, NAMED) == {"1": "used", "2": "nobody's", "3": "there", "4": "works"}
    assert [sentence.text for sentence in told_why(used, tries).told][2].startswith("3: The Netherlands has a building")
    assert why_not(lesson.BUILDINGS, tries[0]) is None, "before it is used"


@clause("L73", "L74")
def test_the_drop_comes_when_the_water_of_the_production_has_filled_a_dam() -> None:
    places, run = lesson.drop_after("place turbine+0", "produce B5L C5A P8.1 x2")
    assert places == {"B2L", "B7U"}
    kinds = [type(event) for event in run.events]
    assert kinds.index(Caught) < kinds.index(Filled)
    assert lesson.DAMS.dams["B8L"].drops == 0, "it had room before"


def test_the_last_round_is_one_and_may_be_played() -> None:
    start = lesson.last_round()
    assert problems_of(start) == []
    assert (start.round, start.box.of, start.question and start.question.who) == (5, "leeghwater", lesson.READER)
    assert {start.box.works[work].pile for work in start.works if work} == {"C"}
    for turn in ("place robot_factory-1", "place works-3", lesson.build_at("cofferdam.1")):
        assert why_not(start, turn) is None
    assert play(start, "place turbine+0").after.question is not None


def test_a_last_round_that_is_not_over_is_scored_as_that_of_the_programs() -> None:
    mine = Game(lesson.last_round())
    assert lesson.to_score(mine) == lesson.to_score(lesson.by_programs())
    assert "not played" in str(lesson.which(mine))
    assert len(lesson.beside_programs(mine).told) == 1


@pytest.mark.parametrize("chosen", [0, -1])
def test_a_last_round_that_is_over_is_scored_as_it_was_played(chosen: int) -> None:
    mine = Game(lesson.last_round())
    while mine.position.question is not None:
        mine.play(mine.position.legal_moves[chosen])
    end = lesson.to_score(mine)
    assert end.phase == "scoring"
    assert {who: held.engineers for who, held in end.companies.items()} == dict.fromkeys(end.order, 0)
    assert "your round" in str(lesson.which(mine))
    assert len(lesson.beside_programs(mine).told) == 2
    scored = [event for event in mine.events() if isinstance(event, Scored)]
    assert scored, "nothing is scored before the round ends"
    added = {clause: sum(each.amount for each in scored if each.clause == clause) for clause in ("L86", "L85")}
    found = lesson.scored(end).values()
    assert {"L86": sum(row["bonus"] for row in found), "L85": sum(row["buildings"] for row in found)} == added


@clause("L85", "L86", "S5")
def test_what_the_new_tiles_bring_in_the_round_of_the_programs() -> None:
    end = lesson.to_score(lesson.by_programs())
    assert {who: held.energy for who, held in end.companies.items()} == {"netherlands": 26, "usa": 16, "germany": 3}
    assert {who: len(held.works_taken) for who, held in end.companies.items()} == {
        "netherlands": 1,
        "usa": 3,
        "germany": 2,
    }
    assert list(lesson.scored(end).values()) == [
        {"bonus": 5 - 4, "buildings": 5},
        {"bonus": 15 - 12, "buildings": 5},
        {"bonus": 0, "buildings": 0},
    ]
    assert {sentence.clause for sentence in lesson.told(end).told} == {"L85", "L86"}


def test_what_a_question_rings() -> None:
    assert (lesson.ring("works-1"), lesson.ring("cofferdam.1")) == ("works-1", "building cofferdam.1")
