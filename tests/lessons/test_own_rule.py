"""One's own rule: ideas by number, how many games one takes, and rules that do nothing."""

import re
from dataclasses import fields

import pytest

from barrage_nb import Design
from barrage_nb.analysis.experiments import Finding
from barrage_nb.analysis.rounds import NUMBERS, OF_A_GAME
from barrage_nb.analysis.statistics import Estimate, mean
from barrage_nb.engine.values import Table
from barrage_nb.lessons.collecting import collect
from barrage_nb.lessons.experiments import large
from barrage_nb.lessons.handing_in import HandedIn, OwnGames
from barrage_nb.lessons.own_rule import (
    IDEAS,
    Idea,
    games_needed,
    idea,
    numbers_to_change,
    rules_of_nothing,
)
from barrage_nb.view import analysis_page
from tests.notebooks.clauses_met import NOTEBOOKS, cells_of, source_of
from tests.view.test_analysis_page import page, texts


def test_there_is_an_idea_for_each_of_thirty() -> None:
    assert len(IDEAS) == len(set(IDEAS)) == 30
    assert all(each.design != Design() for each in IDEAS)
    assert {each.measure for each in IDEAS} <= {*NUMBERS, *OF_A_GAME}
    assert idea(31) == idea(1) == IDEAS[0]
    for wrong in (0, "Ada"):
        with pytest.raises(ValueError, match="they begin with 1"):
            idea(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("each", IDEAS, ids=lambda each: each.name)
def test_an_idea_is_told_and_can_be_written_and_handed_in(each: Idea) -> None:
    root = page(analysis_page.idea(each))
    code = root.findtext(".//code") or ""
    assert eval(code, {"Idea": Idea, "Design": Design, "Table": Table}) == each
    assert root.findtext("p") == str(each)
    games = (OwnGames("programs", 100, (1.0,)),)
    line = HandedIn("24", "Bea", each.name, each.name, each.measure, "less", games, "It is less.")
    assert list(collect(str(line))) == [line]


def test_every_number_of_a_design_is_explained() -> None:
    found = numbers_to_change()
    assert [each.name for each in found] == [field.name for field in fields(Design)]
    wheel = next(each for each in found if each.name == "wheel_segments")
    assert (wheel.printed, wheel.may_be) == ("6", "3 to 8")
    assert "wheel_segments: segments of every wheel (printed: 6; may be 3 to 8)" in str(found)
    _, *rows = texts(page(analysis_page.numbers_to_change(found)))
    assert rows == [list(each) for each in found]


def test_what_the_lesson_says_can_be_counted_is_counted() -> None:
    prose = "\n".join(source_of(cell) for cell in cells_of(NOTEBOOKS / "24_your_own_rule.ipynb"))
    _, _, listed = prose.partition("| in code | what it is |")
    named = set(re.findall(r'`"(\w+)"`', listed.partition("\n\n")[0]))
    assert len(named) > 10
    assert named <= {*NUMBERS, *OF_A_GAME}


def test_an_open_effect_takes_more_games_and_a_sure_one_fewer() -> None:
    sure, unsure, same = Estimate(4, 2, 6, 40), Estimate(1, -1, 3, 40), Estimate(0, 0, 0, 40)
    found = Finding("mine", "printed", "gap", {"a": sure, "b": unsure, "c": same})
    assert games_needed(found) == {"a": (5, 10, 40), "b": (18, 160, None), "c": None}
    assert (
        str(games_needed(found))
        == "{'a': about 10 (5 to 40), 'b': at least 18, about 160 if it stays as it is, 'c': None}"
    )


def test_of_seven_pairs_nobody_says_how_many_it_takes() -> None:
    seven, eight = (Finding("mine", "printed", "gap", {"a": Estimate(0.1, -5, 5.2, n)}) for n in (7, 8))
    assert games_needed(seven) == {"a": None}
    assert games_needed(eight)["a"] is not None


def test_rules_that_do_nothing_look_sure_about_once_in_twenty() -> None:
    found = large("24_your_own_rule")
    rows = [row for seed in range(20) for row in rules_of_nothing(found, "gap", seed=seed)]
    sure = [row for row in rows if not row["effect_low"] <= 0 <= row["effect_high"]]
    assert 0.02 < len(sure) / len(rows) < 0.1
    assert sum(row["verdict"] == "agree" for row in rows) / 2 < len(sure) / 10
    assert rules_of_nothing(found, "gap", seed=1) == rules_of_nothing(found, "gap", seed=1)
    with pytest.raises(ValueError, match="80 pairs take twice as many games, and there are 150"):
        rules_of_nothing(found, "gap", pairs=80)


def test_what_the_lesson_says_of_fifteen_engineers_is_what_the_games_hold() -> None:
    found = large("24_your_own_rule")
    assert found.effect("built", "15 engineers").direction == "more"
    bank, gap = (found.effect(measure, "15 engineers") for measure in ("bank", "gap"))
    assert 7 < bank.by["programs"].low < bank.by["programs"].high < 9
    assert bank.by["automas"].high < 0.5
    assert gap.direction == "more"
    after_forty = list(found.differences("gap", "15 engineers", "programs", found.printed).values())[:40]
    assert mean(after_forty).open
    leaders = found.effect("new_leaders", "15 engineers")
    assert all(-1 / 3 < each.low < 0 < each.high < 1 / 3 for each in leaders.by.values())
