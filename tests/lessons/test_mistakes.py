"""What wrong guesses in the lessons look like."""

import ast
import json
import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import barrage_nb
from barrage_nb.__main__ import lessons
from barrage_nb.lessons import mistakes as mistakes_of_lessons
from barrage_nb.lessons.asking import SEVERAL as MANY
from barrage_nb.lessons.asking import Attempt, Quiz
from barrage_nb.lessons.building import TABLE, mistaken_prices, mistaken_rounds, mistaken_turns
from barrage_nb.lessons.mistakes import MISTAKES, mistakes
from barrage_nb.lessons.production import Setting, work_out
from barrage_nb.widgets import predict
from barrage_nb.widgets.predict import not_yet
from tests.words.test_messages import forms_of


def test_every_question_with_known_mistakes_stands_in_a_lesson() -> None:
    cells = [cell for path in lessons().values() for cell in json.loads(path.read_text("utf-8"))["cells"]]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    named = {one or other for one, other in re.findall(r'mistakes(?:"\])? ?= ?"(.*?)"|"mistakes": "(.*?)"', code)}
    assert named == set(MISTAKES)


def test_every_mistake_has_its_own_sentence() -> None:
    def flat(known: Any) -> list[Any]:
        return [each for one in known.values() for each in (flat(one) if isinstance(one, dict) else [one])]

    told = {str(text) for name in MISTAKES for text in flat(mistakes(name))}
    assert len(told) == len(set(flat(MISTAKES)))


def test_every_sentence_about_a_mistake_is_said_of_some_mistake() -> None:
    said = {
        text.value
        for path in Path(mistakes_of_lessons.__file__).parent.glob("*.py")
        for text in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(text, ast.Constant)
    }
    assert forms_of("en/lessons.ftl", "lessons-mistake") - said == set()


def test_who_leaves_a_contract_out_hears_what_is_in_reach_and_who_picks_a_dearer_one_that_it_is_not() -> None:
    made = work_out(Setting(), "B2L", "C2B", drops=3, space=-2)
    asked = predict("Which?", made.reached, choices=made.offered, mistakes=made.mistakes).asked
    dearer = next(iter(set(made.offered) - made.reached))
    for said, looks in (
        (made.reached - {min(made.reached)}, "Whatever asks for 14 or less is in reach (P9)."),
        (made.reached | {dearer}, "It asks for more energy (K3)."),
        (frozenset({dearer}), "It asks for more energy (K3)."),
    ):
        assert [str(mistake.why) for _, mistake in asked.mistook((said,))] == [looks]


@pytest.mark.parametrize("lesson", ["04_actions", "05_scoring"])
def test_where_several_things_are_asked_a_hint_gives_none_of_them_away(
    lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = questions(f"{lesson}.ipynb", monkeypatch)
    several = [each for each in asked if len(each.blanks) > 1]
    assert len(several) > 3
    assert [each.asked for each in several if not each.helps] == []


def test_a_question_that_no_lesson_asks_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="no question of the lessons is called 'tides'; they are begin, full, order"):
        predict("How high?", 3, mistakes="tides")


def test_a_mistake_is_one_only_where_it_can_be_made() -> None:
    credits = {"built in round 1": 15, "built in round 3": 9, "built in round 5": 3}
    known = {"built in round 3": {6: "What comes at once counts, too."}}
    asked = predict("How many credits?", credits, mistakes=known).asked
    assert [blank.label for blank, _ in asked.mistook((6, 6, 6))] == ["built in round 3"]


def test_whatever_else_is_said_has_a_sentence_too_and_what_is_given_up_has_none() -> None:
    known = {7: "A base is no dearer.", "b": {3: "That is in the hills.", ...: "Look it up."}}
    asked = predict("How many?", {"a": 5, "b": 2}, mistakes=known).asked
    said = {said: [(blank.label, one.why) for blank, one in asked.mistook(said)] for said in ((7, 3), (5, 9), (6, 7))}
    assert said == {
        (7, 3): [("a", "A base is no dearer."), ("b", "That is in the hills.")],
        (5, 9): [("b", "Look it up.")],
        (6, 7): [("b", "A base is no dearer.")],
    }
    assert asked.mistook((None, None)) == ()
    one = predict("How many?", 3, mistakes={...: "Count again."}).asked
    assert (one.judged((8,)).why, one.mistook((None,))) == ("Count again.", ())


def asked_in(lesson: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Quiz]:
    """What a lesson asks, by the question."""
    asked = []
    monkeypatch.setattr(barrage_nb, "predict", lambda *args, **kwargs: asked.append(predict(*args, **kwargs).asked))
    scope: dict[str, Any] = {}
    for cell in json.loads(lessons()[f"{lesson}.ipynb"].read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), scope)
    return {each.asked: each for each in asked}


def test_in_the_lesson_on_building_no_wrong_guess_is_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_in("03_building", monkeypatch)
    assert len(asked) == 8
    for each in asked.values():
        right = tuple(blank.truth for blank in each.blanks)
        for at, blank in enumerate(each.blanks):
            offered = [value for value, _ in blank.choices] or range(31)
            for said in offered if blank.kind != MANY else ():
                wrong = not blank.judged(said).right
                told = each.mistook((*right[:at], said, *right[at + 1 :]))
                assert [label.label for label, _ in told] == [blank.label] * wrong, (each.asked, blank.label, said)
                assert all(mistake.why for _, mistake in told)


GUESSES = [
    ("How many machines does each take?", "a", {3: "in the plains takes 3 exc", 4: "in the hills takes 4 exc"}),
    ("How many machines does each take?", "a", {8: "3 credits more (C6)", 7: "depends on the area"}),
    ("How many machines does each take?", "b", {2: "An elevation in the plains takes 2 mixers (C7)", 6: "on the area"}),
    ("How many machines does each take?", "c", {4: "of value 2 takes 4 excavators (C8)", 9: "2 for each point"}),
    ("How many machines does each take?", "c", {12: "2 for each point", 3: "2 for each point"}),
    (
        "How many machines does each take?",
        "d",
        {2: "first powerhouse takes 2", 4: "third powerhouse", 9: "1 more than"},
    ),
    ("How many engineers in all?", "", {12: "different numbers", 8: "different numbers", 3: "not all of the spaces"}),
    ("How many engineers in all?", "", {4: "counts the spaces", 6: "not all of the spaces", 10: "3 credits (C1)"}),
    ("How many turns?", "", {7: "not one more (C2)", 1: "a single segment", 3: "all the segments", 5: "last (C5)"}),
    ("How many rounds later?", "1 a round", {7: "are back earlier", 6: "this round is 0", 4: "5 turns", 3: "4 turns"}),
    ("How many rounds later?", "3 a round", {2: "this round is 0", 0: "3 turns: that is not all the way round (C5)"}),
    ("How many credits in the whole game?", "built in round 1", {18: "one payment too many", 5: "not how much"}),
    ("How many credits in the whole game?", "built in round 3", {12: "one payment too many", 6: "comes at once"}),
    ("How many credits in the whole game?", "built in round 5", {6: "one payment too many", 1: "not how much"}),
    (
        "How many credits in the whole game?",
        "built in round 1",
        {3: "That is one round", 12: "comes at once", 7: "ringed"},
    ),
    ("How many rounds later is it paid?", "", {8: "the credits that they cost", 3: "at once", 4: "before that"}),
    ("How many rounds later is it paid?", "", {1: "it has brought 6 credits (I1)", 0: "brought 3 credits (I3)"}),
    ("How many rounds later is it paid?", "", {1: "would cost 8 credits to buy (M7)"}),
    ("What is wrong with each try?", "1", {"it is nobody's dam": "No dam stands", "it is taken": "in its basin"}),
    ("What is wrong with each try?", "2", {"it is taken": "goes on a dam", "you have one there": "grey dam"}),
    (
        "What is wrong with each try?",
        "3",
        {"you have one there": "more than one", "it is nobody's dam": "No dam stands"},
    ),
    ("What is wrong with each try?", "4", {"it is nobody's dam": "No dam stands", "it is taken": "in its basin"}),
]


def test_a_wrong_guess_in_the_lesson_on_building_is_told_what_it_looks_like(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_in("03_building", monkeypatch)
    for question, label, guesses in GUESSES:
        for said, part in guesses.items():
            whole = tuple(said if blank.label == label else blank.truth for blank in asked[question].blanks)
            assert [part in mistake.why for _, mistake in asked[question].mistook(whole)] == [True], (label, said)


def test_wrong_prices_are_those_of_the_pieces_that_are_asked_for() -> None:
    known = mistaken_prices(TABLE, {"plain": "B9L", "hill": "B7U"})
    assert "in the hills takes 4 excavators" in known["plain"][4]
    assert "in the plains takes 3 excavators" in known["hill"][3]
    assert "3 credits more" in known["hill"][7]
    assert 6 not in known["plain"]
    assert {*mistaken_turns(4)} == {..., 1, 3, 5}
    assert "3 turns" in mistaken_rounds({"three": 1})["three"][2]


def told(truth: Any, question: str, *said: Any, choices: Sequence[str] = ()) -> list[str]:
    """What the mistakes of a wrong answer to a question of the lessons look like."""
    asked = predict("What is it?", truth, choices=choices, mistakes=question).asked
    whole = [asked.judged(said).why] if len(asked.blanks) == 1 else []
    return [str(each) for each in (*whole, *(mistake.why for _, mistake in asked.mistook(said) if not whole))]


def test_the_likeliest_mistakes_of_the_first_lessons_are_explained() -> None:
    houses = {"with 1 built": 6, "with 2 built": 7, "with 3 built": 7, "with 4 built": 9}
    assert "third adds no energy" in told(houses, "houses", 6, 7, 8, 9)[0]
    assert "third adds no energy" in told(houses, "houses", 6, 7, 7, 10)[0]
    pipes = {"energy by your pipe": 12, "by Germany's": 18, "points for Germany then": 3}
    assert "water alone" in told(pipes, "pipes", 9, 15, 3)[1]
    assert "number of the space" in told(pipes, "pipes", 10, 16, 1)[1]
    assert "multiplied, not added" in told({"±0": 6, "−1": 5}, "spaces", 5, 5)[0]
    assert "less the drop" in told({"level 2": 1, "level 3": 0}, "lost", 0, 0)[0]
    at = ("a base", "an elevation", "a conduit", "a powerhouse")
    assert "the first uncovers nothing" in told({at[0], at[2]}, "at once", frozenset(at[:2]), choices=at)[0]
    spaces = ("+2", "+1", "±0", "−1", "−2")
    assert "1 is enough" in told(set(spaces[:3]), "enough", frozenset(spaces[:2]), choices=spaces)[0]


def test_any_other_number_is_told_how_it_is_counted() -> None:
    spaces = {"+2": 8, "+1": 7, "±0": 6, "−1": 5, "−2": 4}
    assert "Multiply value and drops" in told(spaces, "spaces", 7, 7, 6, 5, 5)[0]
    assert told(spaces, "spaces", *spaces.values()) == []
    houses = {"with 1 built": 6, "with 2 built": 7, "with 3 built": 7, "with 4 built": 9}
    assert "the fourth 2 more" in told(houses, "houses", 6, 7, 7, 7)[0]
    pipes = {"energy by your pipe": 12, "by Germany's": 18, "points for Germany then": 3}
    assert "All 3 drops" in told(pipes, "pipes", 6, 18, 3)[0]
    assert "scores 1 point for each drop" in told(pipes, "pipes", 12, 18, 6)[0]
    assert predict("How much?", houses, mistakes="houses").asked.mistook((None,) * 4) == ()


def test_who_counts_an_ability_that_is_left_out_is_told_so() -> None:
    houses = {"with 1 built": 6, "with 2 built": 7, "with 3 built": 7, "with 4 built": 9}
    assert told(houses, "houses", 6, 7, 10, 12) == ["That counts Italy's ability, which is left out here."] * 2


def test_several_cells_of_a_column_with_one_reason_are_named_together() -> None:
    truth = {who: {"rank": 1, "bonus": 2} for who in ("usa", "italy")}
    asked = predict("How much?", truth, mistakes={"bonus": {...: "Look it up."}}).asked
    assert "USA, Italy, bonus: Look it up." in not_yet(Attempt(asked, (1, 3, 1, 4)), hint=False)


def test_each_wrong_reason_for_a_try_is_denied_by_what_is_on_the_map() -> None:
    true = dict(zip("123", wrong := ["dam", "end", "water"], strict=True))
    for each in true:
        for said in {*wrong, "pipe"} - {true[each]}:
            guess = {**true, each: said}
            assert len(told(true, "tries", *guess.values(), choices=[*wrong, "pipe"])) == 1


def test_the_likeliest_mistakes_of_the_lessons_on_actions_and_scoring_are_explained() -> None:
    assert "the Bank alone" in told(5, "mixers", 4)[0]
    assert "the Bank alone" in told(6, "tile", 4)[0]
    assert "nobody is second" in told({"USA": 4, "Italy": 4, "France": 0}, "rank", 4, 4, 2)[0]
    assert "nothing at all" in told({"11 energy": 7, "5 energy": 0}, "bonus", 7, 3)[0]
    wrong = ["taken", "too few credits"]
    assert "it is free" in told({"1": wrong[0], "2": wrong[1]}, "refused", *wrong[:1] * 2, choices=wrong)[0]
    assert "comes by" in told("B2L", "drop", "B6L", choices=["HB", "B2L", "B6L"])[0]
    companies = ["italy", "usa", "germany"]
    for said in ({"italy"}, {"usa"}, {"italy", "germany"}, set(companies)):
        assert "of a kind" in told({"germany"}, "incomes", frozenset(said), choices=companies)[0]


SEVEN = tuple(f"0{number}" for number in range(2, 8))
OFFICERS = ["Adler", "Del Monte", "Fiesler", "McDowell", "Jordan", "Krylov", "Mahiri Sekibo"]
SEVERAL = [
    ("at once", {"a base", "a conduit"}, ["a base", "an elevation", "a conduit", "a powerhouse"]),
    ("enough", {"+2", "+1", "±0"}, ["+2", "+1", "±0", "−1", "−2"]),
    ("incomes", {"germany"}, ["italy", "usa", "germany"]),
    ("officers", {"Adler", "Jordan"}, OFFICERS),
]


@pytest.mark.parametrize(("question", "true", "choices"), SEVERAL, ids=[each[0] for each in SEVERAL])
def test_each_wrong_one_of_several_is_explained_whatever_is_chosen_with_it(
    question: str, true: set[str], choices: list[str]
) -> None:
    asked = predict("Which?", true, choices=choices, mistakes=question).asked
    known = {each: asked.mistakes[each].why for each in choices if each not in true}
    for size in range(1, len(choices) + 1):
        for said in map(frozenset, combinations(choices, size)):
            told = {mistake.why for _, mistake in asked.mistook((said,))}
            assert told >= {known[each] for each in said - true}, said
            assert all(known[each] in asked.judged((said,)).why for each in said - true), said


def test_two_wrong_ones_are_both_explained_on_the_page_without_what_is_true() -> None:
    choices = ["a base", "an elevation", "a conduit", "a powerhouse"]
    asked = predict("What pays at once?", {"a base", "a conduit"}, choices=choices, mistakes="at once").asked
    told = not_yet(Attempt(asked, (frozenset(("an elevation", "a powerhouse")),)), hint=False)
    assert "0 of 2 right, and 2 are missing" in told
    assert "the first uncovers nothing (I2)" in told
    assert "Powerhouses uncover no income" in told
    assert "conduit" not in told


def questions(lesson: str, monkeypatch: pytest.MonkeyPatch) -> list[Quiz]:
    """What a lesson asks with `predict`, in order."""
    asked = list[Quiz]()
    monkeypatch.setattr(barrage_nb, "predict", lambda *args, **kwargs: asked.append(predict(*args, **kwargs).asked))
    scope: dict[str, Any] = {}
    for cell in json.loads(lessons()[lesson].read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), scope)
    return asked


@pytest.mark.parametrize("lesson", [path for path in lessons() if path[:2] in (*SEVEN, "13")])
def test_no_lesson_leaves_a_wrong_number_or_choice_without_a_reason(
    lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = questions(lesson, monkeypatch)
    assert asked
    silent = []
    for each in asked:
        for at, blank in enumerate(each.blanks):
            others = [blank.truth + off for off in (-2, -1, 1, 2)] if blank.kind == "number" else dict(blank.choices)
            for said in set(others) - ({blank.truth} if blank.kind != "several" else blank.true):
                guess = [one.truth for one in each.blanks]
                guess[at] = said if blank.kind != "several" else frozenset((said,))
                if not each.mistook(tuple(guess)):
                    silent.append((each.asked, blank.name, said))
    assert silent == []


@pytest.mark.parametrize("lesson", [path for path in lessons() if path[:2] in ("02", "03", "06", "07", "13")])
def test_no_lesson_asks_for_several_without_saying_why_each_wrong_one_is(
    lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = questions(lesson, monkeypatch)
    several = [(each, blank) for each in asked for blank in each.blanks if blank.kind == "several"]
    assert several
    assert [each.asked for each, blank in several if {*dict(blank.choices)} - blank.true - {*each.mistakes}] == []
