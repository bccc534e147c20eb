"""Pictures speak the language of the moment, and what they say fits its place in every language."""

import re
from functools import cache
from html import unescape

import pytest

from barrage_nb import language, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.play import Step
from barrage_nb.view import Scene, position_on_page, scene, svg
from barrage_nb.view.automa_view import actions_scene, criteria_scene
from barrage_nb.view.charts import FILLS, points_chart
from barrage_nb.view.on_page import purse, round_card, step
from barrage_nb.view.overlays import small_map
from barrage_nb.view.shapes import Text
from barrage_nb.view.table_view import PANELS
from barrage_nb.words import scene as scene_words
from barrage_nb.words.spoken import ENGLISH
from tests.made_games import played as turned
from tests.view import test_scene, test_sizes
from tests.view.pictures import BUILDING, leeghwater, midgame, played
from tests.view.test_scene import NARROW, SITUATIONS, strange
from tests.whole_languages import WHOLE
from tests.words.test_said import left_over

NAMES = re.compile(r"\([a-z]\S+\)")
"""What a space is called in moves, which is the same in all languages."""


@pytest.fixture(params=WHOLE)
def spoken(request: pytest.FixtureRequest, _english: None) -> str:
    """A whole language that is not English, spoken for the length of a test."""
    language(request.param)
    return str(request.param)


def said(picture: Scene) -> set[str]:
    """All that a picture says: its labels, and the sentences for those who do not see it."""
    labels = {shape.text for thing in picture.things for shape in thing.shapes if isinstance(shape, Text)}
    return labels | {NAMES.sub("", thing.text) for thing in picture.things} | {picture.title}


PICTURES = {
    "the draft": lambda: scene(played(4, 1)[0], legend=True),
    "a table": lambda: scene(midgame(), legend=True),
    "a full table": lambda: scene(strange(), icons=False),
    "a narrow table": lambda: scene(midgame(), width=368, open_panel="track", legend=False),
    "a table of folded panels": lambda: scene(strange(), width=848, open_panel=""),
    "an open office": lambda: scene(midgame(), width=620, open_panel="office"),
    "a finished game": lambda: scene(played(2, 3)[-1]),
    "a game without patents": lambda: scene(played(3, 2, "introductory")[30]),
    "an Automa that builds": lambda: scene(sketch(BUILDING), show="company"),
    **{panel: lambda panel=panel: scene(midgame(), show=panel) for panel in PANELS if panel != "expansion"},
    "expansion": lambda: scene(leeghwater(), legend=True),
}
"""Every kind of picture of a position."""


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_that_is_drawn_again_speaks_the_language_of_the_moment(name, spoken):
    language(ENGLISH)
    english = said(PICTURES[name]())
    language(spoken)
    now = said(PICTURES[name]())
    assert {text: wrong for text in now if (wrong := left_over(text, spoken))} == {}
    same = {text for text in english & now if any(map(str.islower, text))}
    assert same <= WHOLE[spoken].labels
    language(ENGLISH)
    assert said(PICTURES[name]()) == english


PAGES = {
    "a purse": lambda: purse(midgame(), "italy"),
    "a position": lambda: position_on_page(midgame()),
    "a small map": lambda: svg(small_map(midgame(), {Ref("dam", "B4L"): "legal"})),
    "the actions of an Automa": lambda: svg(actions_scene(3, {})),
    "the criteria of an Automa": lambda: svg(criteria_scene(3)),
    "points": lambda: svg(points_chart({"italy": dict.fromkeys(FILLS, 8)})),
    "the end of a game": lambda: round_card(steps()[-1]),
    "a step": lambda: step(steps()[40]),
}
"""Every kind of picture that stands on a page as text."""


@cache
def steps() -> tuple[Step, ...]:
    return tuple(each.step for each in turned(2, "full", 1))


def read(html: str) -> set[str]:
    """All that is read of a page, and all that is told where one points at it."""
    told = re.findall(r"""(?:title|aria-label)=(?:"([^"]*)"|'([^']*)')""", html)
    return {unescape(text).strip() for text in (*re.split("<style>.*?</style>|<[^>]*>", html), *map("".join, told))}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_is_made_again_speaks_the_language_of_the_moment(name, spoken):
    language(ENGLISH)
    english = read(PAGES[name]())
    language(spoken)
    now = read(PAGES[name]())
    assert {text: wrong for text in now if (wrong := left_over(NAMES.sub("", text), spoken))} == {}
    assert len(english & now) < len(english)
    language(ENGLISH)
    assert read(PAGES[name]()) == english


@pytest.mark.parametrize("width", [1280, 848, 368])
@pytest.mark.parametrize("name", ["draft", "start", "middle", "of four", "end"])
def test_labels_fit_their_places(name, width, spoken):
    test_sizes.test_nothing_that_is_read_lies_on_something_else_that_is_read(name, width)
    test_scene.test_what_the_head_says_ends_before_its_button(name, width, "table")
    test_scene.test_panels_hold_what_lies_on_them(NARROW[name](), width)


def test_labels_of_a_position_with_more_of_everything_fit_their_places(spoken):
    test_scene.test_panels_hold_what_lies_on_them(SITUATIONS["strange"](), 1280)
    test_scene.test_what_the_head_says_ends_before_its_button("all win", 1280, "table")
    test_scene.test_the_gist_of_a_folded_panel_ends_before_its_chevron("strange")
    test_scene.test_the_lines_of_a_patent_leave_room_for_its_price()
    assert len(scene_words.build()) <= 5
