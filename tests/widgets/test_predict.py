"""`predict` without a browser: what it shows before and after a guess, and where no kernel runs."""

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from math import hypot
from typing import Any

import pytest
from pandas import DataFrame

import barrage_nb as bn
from barrage_nb.board.refs import Ref
from barrage_nb.lessons.building import TABLE as BUILDING
from barrage_nb.lessons.leeghwater import WORKS
from barrage_nb.lessons.production import Setting
from barrage_nb.lessons.tally import TALLY
from barrage_nb.view.overlays import covered
from barrage_nb.view.shapes import Circle, Text, box_of
from barrage_nb.widgets.labs import WaterLab, picture
from barrage_nb.widgets.page import OPEN
from barrage_nb.widgets.screen import LIVE, VIEW
from barrage_nb.words import chances
from barrage_nb.words.spoken import language
from tests.words.test_said import left_over

TABLE = "italy B2L=2*2 | usa B10L=2 | HB=1"
A_CORNER = 4
"""So many square pixels of the box around a text may lie under a label: the guess of its width is rather wide."""


@pytest.fixture(autouse=True)
def _nothing_said_yet() -> Iterator[None]:
    TALLY.clear()
    yield
    TALLY.clear()


def outputs(thing: Any, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What a cell would keep of a thing."""
    kept: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: kept.append(data))
    thing._ipython_display_()
    return kept


def page_says(asked: Any, said: Any) -> None:
    """The page answers, or asks again."""
    asked.form._handle_custom_msg({"said": said}, [])


def test_what_one_said_stays_beside_what_is_true() -> None:
    asked = bn.predict("How much energy?", 9, why="3 drops at 3 each (P5).")
    assert asked.form.told == ""
    assert asked.right is None
    page_says(asked, [9])
    assert asked.right is True
    assert "You said: <b>9</b>" in asked.form.told
    assert "It is: <b>9</b>" in asked.form.told
    assert "(P5)" in asked.form.told
    assert asked.form.state == "right"
    page_says(asked, None)
    assert (asked.form.told, asked.form.state) == ("", "open")


def test_a_wrong_guess_may_be_made_again_then_comes_a_hint_and_the_truth_when_it_is_asked_for() -> None:
    asked = bn.predict("How much energy?", 9, mistakes={7: "That leaves out the space."}, why="3 drops at 3 each (P5).")
    page_says(asked, [7])
    assert (asked.right, asked.done, asked.form.state) == (False, False, "tried")
    assert "You said: <b>7</b> (too low). That leaves out the space. Try again" in asked.form.told
    assert "9" not in asked.form.told
    assert "(P5)" not in asked.form.told
    asked.form._handle_custom_msg({"help": True}, [])
    assert asked.form.state == "helped"
    assert "<b>7</b> (too low)" in asked.form.told, "how far off would say more than the hint"
    assert "It lies between 5 and 13." in asked.form.told
    page_says(asked, [9])
    assert (asked.right, asked.said, asked.form.state) == (True, (7,), "found")
    assert "(P5)" in asked.form.told
    assert (TALLY.right, TALLY.of, TALLY.questions_again) == (0, 1, ())


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ([0, 2], "1 of 2 right, and one is missing."),
        ([0], "1 of 1 right, and one is missing."),
        ([0, 1, 2], "2 of 3 right."),
        ([2], "0 of 1 right, and 2 are missing."),
        ([], "You said: <b>none of them</b>."),
    ],
)
def test_of_several_it_is_told_first_how_many_are_right_and_whether_that_is_all(said: list[int], told: str) -> None:
    asked = bn.predict("Which?", {"a", "b"}, choices=["a", "b", "c"])
    page_says(asked, [said])
    assert f"Not quite.</b> {told} Try again" in asked.form.told
    assert asked.form.told.index(told) <= asked.form.told.index("You said"), "then what was chosen"


def test_all_of_several_that_is_right_is_said_once() -> None:
    asked = bn.predict("Which?", {"a", "b"}, choices=["a", "b", "c"])
    page_says(asked, [[0, 1]])
    assert asked.right
    assert "It is: <b>a; b</b>." in asked.form.told
    assert "You said" not in asked.form.told


@pytest.mark.parametrize(
    ("given", "wrong", "told"),
    [
        ({"truth": 9}, [1], "It lies between 5 and 13."),
        ({"truth": 0}, [1], "It lies between 0 and 1."),
        ({"truth": "b", "choices": ["a", "b", "c"]}, [0], "It is one of these two: b; c."),
        ({"truth": "b", "choices": ["a", "b"]}, [0], ""),
        ({"truth": {"a", "b"}, "choices": ["a", "b", "c"]}, [[2]], "Of all that can be chosen, 2 are right."),
        ({"truth": {"x": 1, "y": 2}}, [1, 9], "One of them: y: 2."),
        ({"truth": 9, "hint": "Mind the space."}, [1], "Mind the space."),
    ],
)
def test_a_hint_narrows_the_answer_down(given: dict[str, Any], wrong: list[Any], told: str) -> None:
    asked = bn.predict("What?", **given)
    page_says(asked, wrong)
    assert asked.form.state == ("tried" if told else "helped")
    asked.help()
    assert (f"<p class='barrage-clue'>{told}</p>" in asked.form.told) is bool(told)
    assert asked.form.state == "helped"


def test_a_hint_offers_nothing_that_was_wrong_before() -> None:
    asked = bn.predict("Where?", "dam", choices=["dam", "left", "right"])
    asked.say("left")
    asked.help()
    assert "It is one of these two: dam; right." in asked.form.told
    asked.say("right")
    assert "It is one of these two" not in asked.form.told
    assert "Try again." in asked.form.told
    assert "ask for a hint" not in asked.form.told
    assert asked.form.state == "helped"


def test_a_table_is_filled_in_row_by_row_and_judged_cell_by_cell() -> None:
    asked = bn.predict("Who gets what?", {"italy": {"rank": 6, "all": 10}, "usa": {"rank": 2, "all": 2}})
    blanks = asked.form.asked["blanks"]
    assert [(blank["label"], blank["column"]) for blank in blanks][1:3] == [("Italy", "all"), ("USA", "rank")]
    page_says(asked, [6, 9, 2, 2])
    assert "3 of 4 right" in asked.form.told
    assert re.findall(r"<th scope='col'>(.*?)</th>", asked.form.told) == ["", "rank", "all"]
    assert asked.form.told.count("</tr>") == 3
    assert "10" not in asked.form.told
    asked.help()
    assert "One of them: Italy, all: 10." in asked.form.told
    page_says(asked, [None] * 4)
    assert "<b>10</b>" in asked.form.told
    assert "9 <b>10</b>" in asked.form.told, "beside what was said before the truth was asked for"
    assert asked.asked.solution.startswith("Italy, rank: 6")


def test_each_of_several_wrong_guesses_is_told_what_it_looks_like() -> None:
    known = {3: "That is one round.", "later": {9: "That is all of it."}}
    asked = bn.predict("How much?", {"first": 6, "later": 3, "last": 9}, mistakes=known)
    page_says(asked, [3, 9, 9])
    assert "<p>first: That is one round.</p><p>later: That is all of it.</p>" in asked.form.told
    page_says(asked, [3, 3, 3])
    assert "<p>first, last: That is one round.</p>" in asked.form.told, "what looks the same is told once"
    page_says(asked, [9, 3, 4])
    assert "That is" not in asked.form.told, "what is right is no mistake, nor is a number a mistake anywhere else"


def test_what_was_said_comes_back_where_only_the_page_still_knows_it() -> None:
    def asked() -> Any:
        return bn.predict("How much?", {"+2": 9, "+1": 8})

    first, key = asked(), asked().form.asked["key"]
    first.form._handle_custom_msg({"kept": [[9, 7], [9, 8]]}, [])
    assert (first.tries, first.form.state) == (((9, 7), (9, 8)), "found")
    first.form._handle_custom_msg({"kept": [[1, 1]]}, [])
    assert first.said == (9, 7), "the kernel knows better"
    assert asked().form.asked["key"] == key
    assert bn.predict("How much?", {"+2": 9, "+1": 7}).form.asked["key"] != key, "another truth is another question"
    one, other = (bn.predict("Who?", "a", choices=names).form.asked["key"] for names in (["a", "b"], ["b", "a"]))
    assert one != other, "it is kept by the numbers of the choices"


def test_who_wants_to_be_told_is_told_without_blame() -> None:
    asked = bn.predict("Which are in reach?", {"7"}, choices=["3", "7"])
    page_says(asked, [None])
    assert "Here is the answer." in asked.form.told
    assert "Not quite" not in asked.form.told


@pytest.mark.parametrize("truth", [{"a": 1, "b": 2}, {"italy": {"rank": 6, "all": 10}, "usa": {"rank": 2, "all": 3}}])
def test_of_many_things_none_is_called_wrong_that_was_not_guessed(truth: dict[str, Any]) -> None:
    asked = bn.predict("How many each?", truth)
    page_says(asked, [None] * len(asked.asked.blanks))
    assert "Here is the answer." in asked.form.told
    assert "<b>2</b>" in asked.form.told
    for blamed in ("barrage-tick", "You said", "\u2013"):
        assert blamed not in asked.form.told


def test_a_cell_that_is_run_again_still_knows_the_guess_but_not_where_the_truth_has_changed() -> None:
    page_says(bn.predict("How much?", {"+2": 9, "+1": 8}), [9, 7])
    assert bn.predict("How much?", {"+2": 9, "+1": 8}).said == (9, 7)
    assert bn.predict("How much?", {"+2": 10, "+1": 8}).said is None


def test_a_place_is_clicked_and_judged_on_the_map() -> None:
    asked = bn.predict("Where does it stop?", "B10L", on=TABLE)
    places = [place for place, _ in asked.asked.blanks[0].choices]
    boxes = asked.form.asked["boxes"]
    assert len(boxes) == len(places) == 20
    assert all(0 <= left < right <= 1 and 0 <= top < bottom <= 1 for left, top, right, bottom in boxes)
    before = asked.form.picture
    page_says(asked, [places.index("B2L")])
    assert asked.form.picture != before
    assert asked._marks() == {Ref("dam", "B2L"): "missed"}
    assert "the lower dam of basin 10" not in asked.form.told
    page_says(asked, [places.index("B3L")])
    assert asked._marks() == {Ref("dam", "B2L"): "missed", Ref("dam", "B3L"): "missed"}
    page_says(asked, [None])
    assert asked._marks() == {Ref("dam", "B10L"): "selected"}
    assert "the lower dam of basin 10" in asked.form.told


def test_a_place_that_is_built_on_is_a_dam_and_a_free_one_a_space() -> None:
    asked = bn.predict("Where?", "XL", on="italy B2L=2*2 | HB=1", choices=["B2L", "B2U", "XL"])
    texts = [text for _, text in asked.asked.blanks[0].choices]
    assert texts == ["the lower dam of basin 2", "the upper dam space of basin 2", "the left exit"]


def test_a_place_is_large_enough_to_be_hit_however_small_it_is_drawn() -> None:
    asked = bn.predict("Where?", "XL", on="italy B2L=2*2 | HB=1", choices=["B2L", "XL", "XR"])
    for left, top, right, bottom in asked.form.asked["boxes"]:
        assert min(right - left, (bottom - top) * 636 / 600) * 480 > 23.9


def test_several_places_and_an_exit() -> None:
    asked = bn.predict("Which hold water?", {"B2L", "XL"}, on=TABLE, choices={"B2L": "a", "B10L": "b", "XL": "c"})
    page_says(asked, [[0, 2]])
    assert asked.right
    assert len(asked.form.asked["boxes"]) == 3


def test_a_map_may_stand_beside_any_question() -> None:
    asked = bn.predict("How many drops?", 2, on=TABLE, lit=["B2L"])
    assert asked.form.asked["boxes"] == []
    assert asked._marks() == {Ref("dam", "B2L"): "legal"}


@pytest.mark.parametrize(
    ("show", "lit", "labelled"),
    [
        ("office", {"workshop-1": "1"}, Ref("space", "workshop-1")),
        ("track", {"energy italy": "a"}, Ref("energy", "italy")),
        ("company", {}, None),
        ("map", {"B2L": "1", "P9.1": "2"}, Ref("powerhouse", "P9.1")),
    ],
)
def test_any_part_of_the_table_may_stand_beside_a_question_its_places_labelled(
    show: str, lit: dict[str, str], labelled: Ref | None
) -> None:
    asked = bn.predict("How much?", 9, on=TABLE, show=show, lit=lit)
    drawn = asked._drawn(asked._marks())
    assert drawn is not None
    assert not asked.clicked
    assert set(lit.values()) == {thing.shapes[1].text for name, thing in drawn.named.items() if name.kind == "label"}
    assert labelled is None or Ref("mark", str(labelled)) in drawn.named
    assert "<svg" in asked.form.picture


@pytest.mark.parametrize(
    ("on", "lit", "given"),
    [
        (TABLE, {"patent-1": "d", "workshop-3": "3"}, {"show": "office"}),
        (BUILDING, {"B6U": "1", "B4L": "2", "C1A": "3", "P9.2": "4"}, {}),  # C1A is named by the F of who owns it
    ],
)
def test_a_label_lies_where_nothing_is_written(on: str, lit: dict[str, str], given: dict[str, str]) -> None:
    asked = bn.predict("Which?", dict.fromkeys(lit.values(), 5), on=on, lit=lit, **given)
    drawn = asked._drawn(asked._marks())
    assert drawn is not None
    discs = [thing.shapes[0] for name, thing in drawn.named.items() if name.kind == "label"]
    boxes = [
        (*thing.frame.out(box[:2]), *thing.frame.out(box[2:]))
        for thing in drawn.things
        for box in (box_of(shape) for shape in thing.shapes if isinstance(shape, Text))
        if thing.name.kind != "label"
    ]
    assert len(discs) == len(lit)
    assert boxes
    for disc in discs:
        assert isinstance(disc, Circle)
        assert [box for box in boxes if covered((disc.x, disc.y), disc.radius, box) > A_CORNER] == []


def test_labels_of_things_side_by_side_lie_apart() -> None:
    works = {f"works-{number}": str(number) for number in (1, 2, 3)}
    asked = bn.predict("Which?", 1, on=WORKS, show="expansion", lit=works)
    drawn = asked._drawn(asked._marks())
    assert drawn is not None
    discs = [thing.shapes[0] for name, thing in drawn.named.items() if name.kind == "label"]
    assert len(discs) == 3
    for one, other in combinations(discs, 2):
        assert isinstance(one, Circle)
        assert isinstance(other, Circle)
        assert hypot(one.x - other.x, one.y - other.y) >= one.radius + other.radius


def test_numbers_for_several_are_asked_beside_a_map_that_is_not_clicked() -> None:
    asked = bn.predict("How many dams?", {"italy": 1, "usa": 1}, on=TABLE)
    assert not asked.clicked
    assert asked.form.asked["hint"] == ""
    asked.say(1, 2)
    assert asked.right is False


def test_the_picture_follows_the_page_into_the_dark() -> None:
    asked = bn.predict("Where?", "B10L", on=TABLE)
    light = asked.form.picture
    asked.form.dark = True
    assert asked.form.picture != light


def test_where_no_kernel_runs_the_truth_is_folded_and_nothing_depends_on_a_guess(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def kept() -> list[dict[str, Any]]:
        return outputs(bn.predict("Where?", "B10L", on=TABLE, choices=["B2L", "B10L"], why="W3"), monkeypatch)

    still, picture, live = kept()
    assert "<b>Where?</b>" in still["text/html"]
    question, folded = still["text/html"].split("<details>")
    assert "It is: <b>the lower dam of basin 10</b>" in folded
    assert "the lower dam of basin 2 · the lower dam of basin 10" in question
    assert picture["text/plain"] == "Where?\nthe lower dam of basin 10\nW3"
    assert 'fill="none"' in picture["image/svg+xml"]
    assert list(live) == [VIEW]
    page_says(bn.predict("Where?", "B10L", on=TABLE, choices=["B2L", "B10L"], why="W3"), [0])
    assert kept()[:2] == [still, picture]


def test_without_a_picture_the_text_stands_with_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    still, live = outputs(bn.predict("How much?", 9), monkeypatch)
    assert still["text/plain"] == "How much?\n9"
    assert list(live) == [VIEW]


@pytest.mark.parametrize("make", [lambda: bn.predict("How much?", 9), lambda: bn.show(TABLE, show="map"), WaterLab])
def test_a_page_hides_the_still_picture_by_the_class_of_the_living_widget(
    make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    thing = make()
    *still, live = outputs(thing, monkeypatch)
    assert LIVE in getattr(thing, "widget", thing)._dom_classes
    assert list(live) == [VIEW]
    assert "barrage-still" in still[0]["text/html"]
    assert sum("text/plain" in data for data in still) == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"truth": 9, "lit": ["B2L"]}, "give the map too"),
        ({"truth": 9, "lit": ["B99"], "on": TABLE}, "there is no 'B99'"),
        ({"truth": "B10L"}, "must be among the choices"),
    ],
)
def test_what_cannot_be_shown_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        bn.predict("Where?", **given)


def test_why_may_be_a_table_of_pandas_or_a_picture() -> None:
    table = DataFrame({"vp": [41]})
    asked = bn.predict("How many?", 41, why=(table, picture("usa B1L=2*1")))
    assert "41" in repr(asked)
    asked.say(41)
    assert "<table" in asked.form.told
    assert "<svg" in asked.form.told
    alone = bn.predict("How many points?", 41, why=table)
    assert "<table" in alone.still()
    assert str(table) in repr(alone)


def test_on_paper_a_map_that_nobody_clicks_is_cut_around_what_is_lit() -> None:
    whole = bn.predict("Is it full?", True, on=TABLE).on_paper()
    part = bn.predict("Is it full?", True, on=TABLE, lit=["B2L"]).on_paper()
    assert len(part) < len(whole) / 3
    assert "basin 2" in part
    assert "Headstream HB" in part
    assert "basin 10" not in part


def test_an_open_question_is_asked_again_in_another_language_and_what_was_said_stays(spoken: str) -> None:
    language("English")
    asked = bn.predict(chances.dice_question(), True, why=(chances.luck_hint(), "B2U"))
    OPEN.add(asked)
    asked.say(None)
    TALLY.guess(chances.dice_title(), True)
    language(spoken)
    assert asked.said == (None,)
    assert asked.form.asked["question"] == chances.dice_question()
    assert [score.lab for score in TALLY.labs] == [chances.dice_title()]
    for html in (str(asked.form.asked["blanks"]), asked.form.told):
        assert left_over(re.sub("<[^>]*>|[{}]", " ", html), spoken) == set()
    assert "B2U" in asked.form.told


def test_a_label_covers_no_value_of_a_conduit() -> None:
    asked = bn.predict("What?", {"a": 1}, on=Setting().position, lit={"B3L": "1", "B2L": "2", "B6L": "3", "C2A": "4"})
    drawn = asked._drawn({})
    assert drawn is not None
    values = {str(name.key): drawn.bounds(name) for name in drawn.named if name.kind == "conduit"}
    for label in (name for name in drawn.named if name.kind == "label"):
        left, top, right, bottom = drawn.bounds(label)
        for space, (x, y, end, low) in values.items():
            apart = right < x or left > end or bottom < y or top > low
            assert apart or str(label.key) == f"conduit {space}", (label, space)
