"""The pages for the teacher: their answers are right, their times and functions are those that there are."""

import re
from pathlib import Path

import pytest

from barrage_nb import Design, experiment, hand_in
from barrage_nb.board.companies import COMPANIES
from barrage_nb.engine.play import builder_player
from barrage_nb.lessons import ending, office, planning, producing, scoring, water
from barrage_nb.lessons.course import COURSE, TEACH
from barrage_nb.widgets import labs
from barrage_nb.words.names import company
from barrage_nb.words.places import place
from tests import solutions_page
from tests.notebooks.clauses_met import NOTEBOOKS, cells_of, source_of
from tests.proofs import many, proof
from tests.solutions_page import STUDENTS, TARGET

DOCS = NOTEBOOKS.parent / "docs"
TEACHING = (DOCS / "teaching.md").read_text("utf-8")
NAMED = {company(who): who for who in COMPANIES}


@proof
def test_the_solutions_are_what_the_engine_computes() -> None:
    assert solutions_page.PAGE.read_text("utf-8") == solutions_page.page(), "run: python tests/solutions_page.py"


@pytest.mark.parametrize("number", many(STUDENTS, 3))
def test_whoever_gives_the_answer_of_the_page_is_told_that_it_is_right(number: int) -> None:
    plan, _, ways = solutions_page.rescued(number).rpartition(" (")
    asked = planning.rescue(number)
    assert asked.judge(plan.split(", ")).right
    assert int(ways.rstrip(")")) == asked.ways
    made = producing.challenge(number, target=TARGET)
    first = made.solutions[0]
    assert made.judge(first).right
    assert solutions_page.produced(number).startswith(f"{first.dam} {first.conduit} {first.powerhouse} x{first.drops} ")
    built = planning.wheel_plan(number)
    assert built.judge(built.solutions[0]).right
    task = office.task(number)
    assert office.judge(task, office.carried_out(task.position, task.best).end, task.most).right
    assert solutions_page.spent(number).startswith(f"{task.most}: ")
    assert scoring.ask(scoring.situation(number)).truth == NAMED[solutions_page.most_points(number)]
    who, _, _ = solutions_page.winner(number).partition(" wins")
    assert ending.ask(ending.situation(number)).truth == NAMED[who]
    drops = water.flowed(water.situation(number))
    stops = solutions_page.drops(number).split("; ")
    for story, stop in zip(drops.moments[:-1], stops, strict=True):
        guess = next(each for each in water.answers(story.position) if place(each) == stop)
        assert water.ask(story).judged((guess,)).right


def test_every_lesson_that_is_named_takes_as_long_as_it_says_itself() -> None:
    rows = re.findall(r"^\| \[(\w+)\]\(\.\./notebooks/\1\.ipynb\) \| (\d+) \|", TEACHING, re.MULTILINE)
    assert len(rows) >= 10
    for name, minutes in rows:
        assert COURSE[name].time in (int(minutes), "open"), name
        first = source_of(cells_of(NOTEBOOKS / f"{name}.ipynb")[0])
        assert f"About {minutes} minutes" in first, name


def test_every_lesson_for_a_class_is_named() -> None:
    taught = {name for name, each in COURSE.items() if each.part == TEACH}
    assert taught <= set(re.findall(r"\.\./notebooks/(\w+)\.ipynb", TEACHING))


def test_the_labs_that_are_named_are_there() -> None:
    named = set(re.findall(r"\b(\w+Lab)\(", TEACHING))
    assert len(named) > 5
    assert all(callable(getattr(labs, name)) for name in named)


def test_the_lines_of_a_class_are_read_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEACHING, re.DOTALL)
    found = [
        experiment(
            {"short": Design(rounds=1)}, {"builders": builder_player, "automas": "easy"}, n=2, seed=seed, seats=2
        )
        for seed in (100, 200)
    ]
    lines = [
        hand_in("20_tempo", name, each, "short", "built", "less", "It is less.")
        for name, each in zip("BC", found, strict=True)
    ]
    (tmp_path / "lines.txt").write_text("\n".join(map(str, lines)), "utf-8")
    monkeypatch.chdir(tmp_path)
    shared: dict[str, object] = {}
    exec(code, shared)
    told = capsys.readouterr().out
    assert "2 lines by 2 students." in told
    assert "4 pairs of games were played again." in told
    assert "rounds=1" in told
    assert shared["axes"] is not None
