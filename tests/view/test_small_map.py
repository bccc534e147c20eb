"""A small map: what is spoken of is in it and lit, what nobody built or named is not, and its figures can be read."""

import re
from xml.etree import ElementTree

import pytest

from barrage_nb import sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.water import follow
from barrage_nb.lessons.production import Setting
from barrage_nb.view import svg
from barrage_nb.view.layout import way
from barrage_nb.view.overlays import HIGHEST, WIDEST, small_map
from barrage_nb.view.palette import PALETTE
from barrage_nb.view.scene import Scene
from barrage_nb.view.shapes import Text, distance_to_run, thinned
from barrage_nb.view.svg import svg_in_page

SYSTEM = ("B2L", "C2A", "P6.1")


def cut(text: str, *spaces: str, start: str = "") -> Scene:
    """The small map of a sketch around some spaces, and the way of a drop."""
    position = sketch(text)
    ways = {way(follow(start, position.dams).path): "drop"} if start else {}
    found = small_map(position, {Ref.on_map(space): "selected" for space in spaces}, ways)
    assert found is not None
    return found


def test_what_is_lit_lies_inside_and_has_its_mark() -> None:
    found = small_map(Setting().position, {Ref.on_map(space): "selected" for space in SYSTEM})
    assert found is not None
    for space in SYSTEM:
        left, top, right, bottom = found.bounds(Ref.on_map(space)) or (-1, -1, -1, -1)
        assert 0 <= left < right <= found.width
        assert 0 <= top < bottom <= found.height
        assert Ref("mark", str(Ref.on_map(space))) in found.named


def test_what_is_neither_built_nor_named_is_left_out() -> None:
    found = cut("italy B2L=2 | HB=1", "B2L", "C2B")
    assert {Ref.on_map("B2L"), Ref.on_map("C2B"), Ref("pipe", "C2B")} <= set(found.named)
    assert not {Ref.on_map("B2U"), Ref.on_map("C2A"), Ref("pipe", "C2A"), Ref("key")} & set(found.named)


def test_a_thing_may_belong_into_the_picture_without_a_ring() -> None:
    found = small_map(sketch("usa"), {Ref.on_map("HB"): ""})
    assert found is not None
    assert found.bounds(Ref.on_map("HB")) is not None
    assert not any(name.kind == "mark" for name in found.named)


def test_the_whole_way_of_a_drop_is_in_sight_and_the_cutting_is_small() -> None:
    found = cut("italy B2L=2*2 | HB=1", "XL", start="HB")
    line = found.named[Ref("trace", 0)]
    points = [line.frame.out(numbers) for _, numbers in line.shapes[1].commands]
    assert all(0 <= x <= found.width and 0 <= y <= found.height for x, y in points)
    assert found.width <= WIDEST
    assert found.height <= HIGHEST + 0.1


@pytest.mark.parametrize("spaces", [("B2L",), SYSTEM, ("HB", "XL"), ("B1L", "B4L", "XR")])
def test_no_figure_is_smaller_than_11_pixels(spaces: tuple[str, ...]) -> None:
    found = small_map(Setting().position, {Ref.on_map(space): "selected" for space in spaces})
    assert found is not None
    texts = [(shape, thing.frame) for thing in found.things for shape in thing.shapes if isinstance(shape, Text)]
    assert texts
    assert min(text.size * frame.scale for text, frame in texts) >= 11


def test_where_nothing_is_named_there_is_no_map() -> None:
    assert small_map(sketch("usa"), {}) is None
    assert small_map(sketch("usa"), {Ref("energy", "usa"): "selected"}) is None


def test_in_a_page_it_is_as_dark_as_the_page_and_hidden_where_styles_are_taken_away() -> None:
    page = svg_in_page(cut("italy B2L=2 | HB=1", "B2L"))
    ElementTree.fromstring(f"<page>{page}</page>")
    assert re.search(r"<div class='barrage-in-page' hidden='hidden' style='[^']*width:\d", page)
    assert ".barrage-in-page[hidden]{display:block!important}" in page
    paper = PALETTE["paper"]
    assert f"fill='{paper.light}'" in page
    assert f"[fill='{paper.light}']{{fill:{paper.dark}}}" in page.partition("data-jp-theme-light='false'")[2]


def test_a_small_map_is_a_fraction_of_the_whole_one() -> None:
    assert len(svg(cut("italy B2L=2 | HB=1", "B2L", start="HB"))) < 12_000


def test_a_thinned_run_keeps_its_ends_and_its_form() -> None:
    run = way(follow("HB", {}).path)
    kept = thinned(run, 0.7)
    assert kept[0] == run[0]
    assert kept[-1] == run[-1]
    assert len(kept) < len(run) / 2
    assert max(distance_to_run(kept, point) for point in run) <= 0.7
