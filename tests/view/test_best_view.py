"""The best moves as they are seen: a bar for each, and a heat map that needs no colour."""

import math
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from barrage_nb import best_moves
from barrage_nb.analysis import BestMoves, growing_best_moves
from barrage_nb.board.refs import Ref
from barrage_nb.lessons.games import evening
from barrage_nb.view import Scene, scene, svg
from barrage_nb.view.analysis_page import BAR, bars
from barrage_nb.view.overlays import (
    STEPS,
    Warmth,
    circle,
    dot,
    heat,
    heat_legend,
    hinted,
    ringed,
    told_boxes,
    warmth,
    worst_of,
)
from barrage_nb.view.palette import THEMES, colours
from barrage_nb.view.shapes import Circle, Path, Rect, Text
from barrage_nb.words import best as words
from tests.saved_games import saved_game

SITES = 188


@pytest.fixture(scope="module")
def found() -> BestMoves:
    """A choice of a building site, each tried out."""
    return best_moves(saved_game(evening())[SITES].position, n=8, executor=None)


def test_every_move_has_a_bar_as_long_as_its_loss_and_the_numbers_beside_it(found: BestMoves) -> None:
    root = ElementTree.fromstring(f"<page>{bars(found)}</page>")
    rows = root.findall("ol/li")
    assert [row.findtext("span") for row in rows] == list(map(found.told, found.ranking))
    tips = [span.get("title") for row in rows for span in row.findall("span")]
    assert tips == list(found.ranking)
    assert [(row.find("small/svg").tail or "").strip() for row in rows] == [  # type: ignore[union-attr]
        found.told_loss(option) for option in found.ranking
    ]
    widths = [float(row.find("small/svg/rect").get("width", "")) for row in rows]  # type: ignore[union-attr]
    losses = [found.lost(option).mean for option in found.ranking]
    longest = max(losses)
    assert widths[0] == 0 < longest
    assert [width / max(widths) for width in widths] == pytest.approx([loss / longest for loss in losses], abs=0.01)
    assert max(widths) < BAR


def test_what_fell_behind_stands_below_by_itself_and_each_part_by_what_it_loses(found: BestMoves) -> None:
    more = best_moves(found.position, n=32, executor=None, further=False)
    behind = more.fell_behind
    assert behind
    assert all(len(more.ends[more.options.index(option)]) < more.count for option in behind)
    root = ElementTree.fromstring(f"<page>{bars(more)}</page>")
    assert [each.tag for each in root] == ["p", "ol", "p", "ol"]
    kept, below = root.findall("ol")
    assert below.get("start") == str(len(kept) + 1) == str(len(more.ranking) - len(behind) + 1)
    for part in (more.ranking[: len(kept)], behind):
        losses = [more.lost(option).mean for option in part]
        assert losses == sorted(losses)
    assert not found.fell_behind, "all of them were tried as often"
    assert words.fell_behind() not in bars(found)


def test_before_anything_was_tried_the_moves_stand_there_without_numbers(found: BestMoves) -> None:
    guessed = next(growing_best_moves(found.position, n=8, executor=None))
    assert not guessed.count
    assert "<svg" not in bars(guessed)
    assert bars(guessed).count("<li>") == len(guessed.options)
    assert warmth(guessed, {}) == {}


def picture(found: BestMoves, width: float = 700) -> Scene:
    return scene(found.position, width=width)


@pytest.mark.parametrize("width", [430, 700, 1280])
def test_a_circle_lies_beside_what_is_written_on_every_site(found: BestMoves, width: float) -> None:
    shown = picture(found, width)
    things = heat(shown, warmth(found, {}))
    assert {thing.name.key for thing in things} == {str(option).removeprefix("at ") for option in found.options}
    for thing in things:
        (number,) = (shape for shape in thing.shapes if isinstance(shape, Text))
        assert found.ranking[int(number.text) - 1] == f"at {thing.name.key}"
        assert number.size >= 10


@pytest.mark.parametrize("width", [430, 700, 1280])
def test_no_circle_lies_on_a_figure_where_all_sites_have_one(found: BestMoves, width: float) -> None:
    shown = picture(found, width)
    spaces = [str(name.key) for name in shown.named if name.kind in ("dam", "conduit", "powerhouse")]
    sites = {space: Warmth(place if place < 15 else 0, float(place % 15)) for place, space in enumerate(spaces, 1)}
    written = [box for thing in shown.things for box in told_boxes(thing)]
    for thing in heat(shown, sites):
        (large, *_) = drawn = [shape for shape in thing.shapes if isinstance(shape, Circle)]
        assert all((each.x, each.y) == (large.x, large.y) for each in drawn)
        assert not any(apart(large, box) < large.radius * 0.85 for box in written), thing.name
        site = shown.bounds(Ref.on_map(str(thing.name.key)))
        assert site is not None
        assert apart(large, site) <= large.radius + 0.6, "it touches its site"


def apart(circle: Circle, box: tuple[float, float, float, float]) -> float:
    """How far the middle of a circle is from a box."""
    left, top, right, bottom = box
    return math.dist((circle.x, circle.y), (min(max(circle.x, left), right), min(max(circle.y, top), bottom)))


def test_a_site_that_was_not_tried_has_a_dot_smaller_than_any_circle(found: BestMoves) -> None:
    tried = warmth(found, {})
    site, other = "B1L", next(iter(tried))
    sites = warmth(found, {site: 0.0, other: 0.0})
    assert sites == {**tried, site: Warmth(0, 0.0)}
    radii = {
        str(thing.name.key): max(shape.radius for shape in thing.shapes if isinstance(shape, Circle))
        for thing in heat(picture(found), sites)
    }
    assert radii.pop(site) < min(radii.values())
    (bare,) = (thing for thing in heat(picture(found), sites) if thing.name.key == site)
    assert not any(isinstance(shape, Text) for shape in bare.shapes)
    legends = [svg(heat_legend(each, "light")) for each in (tried, sites, {site: sites[site]})]
    assert [words.heat_expected() in each for each in legends] == [False, True, True]
    assert [words.heat_rim() in each for each in legends] == [True, True, False]


def test_the_places_of_a_move_have_a_ring_that_is_seen_on_any_ground(found: BestMoves) -> None:
    shown = picture(found)
    (thing,) = ringed(shown, [Ref("dam", "B1L"), Ref("no such thing")])
    assert [shape.edge for shape in thing.shapes if isinstance(shape, Rect | Circle | Path)] == ["paper", "hot"]
    assert thing.frame == shown.named[Ref("dam", "B1L")].frame


@pytest.mark.parametrize("width", [430, 620, 1280])
def test_no_number_of_a_hint_is_cut_where_the_picture_begins(found: BestMoves, width: float) -> None:
    shown = picture(found, width)
    met = {thing.name: 1 for thing in shown.things if thing.outline is not None and thing.name in shown.named}
    for thing in hinted(shown, met):
        *_, ground = (shape for shape in thing.shapes if isinstance(shape, Circle))
        left, top = thing.frame.out((ground.x - ground.radius, ground.y - ground.radius))
        assert min(left, top) >= 0, thing.name


def test_no_circles_where_the_map_is_not_shown(found: BestMoves) -> None:
    assert heat(scene(found.position, show="office"), warmth(found, {})) == ()


def light(colour: str) -> float:
    """How light a colour is on a picture in grey, from 0 to 1."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2


@pytest.mark.parametrize("theme", THEMES)
def test_hotter_is_larger_and_told_apart_in_grey_and_its_number_can_be_read(theme: str) -> None:
    hues = colours(theme)
    shares = [(place + 0.5) / STEPS for place in range(STEPS)]
    drawn = [list(circle(0, 0, share, 1, "7", False)) for share in shares]
    dots = [[each for each in dot(0, 0, share, 1) if isinstance(each, Circle)] for share in shares]
    assert [each[1].fill for each in dots] == [shapes[1].fill for shapes in drawn if isinstance(shapes[1], Circle)]
    assert [each[1].radius for each in dots] == sorted({each[1].radius for each in dots})
    radii = [shapes[1].radius for shapes in drawn if isinstance(shapes[1], Circle)]
    assert radii == sorted(radii)
    greys = [light(hues[shapes[1].fill or ""]) for shapes in drawn if isinstance(shapes[1], Circle)]
    assert greys == sorted(greys, reverse=theme == "light")
    apart = [(max(pair) + 0.05) / (min(pair) + 0.05) for pair in pairwise(greys)]
    assert min(apart) > 1.5
    for shapes, grey in zip(drawn, greys, strict=True):
        text = light(hues[shapes[2].fill])  # type: ignore[union-attr, index]
        assert (max(text, grey) + 0.05) / (min(text, grey) + 0.05) >= 4.5


def test_the_best_move_of_a_site_stands_for_it() -> None:
    sites = {"B1L": Warmth(1, 0.0, True), "B2L": Warmth(3, 8.0, False)}
    assert worst_of(sites.values()) == 8
    assert words.most(8) in svg(heat_legend(sites, "light"))
