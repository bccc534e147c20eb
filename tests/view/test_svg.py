"""The SVG painter: valid, small, deterministic, and as it was."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from barrage_nb.board.map import BASE_SPACES, CONDUITS, POWERHOUSES
from barrage_nb.engine.position import Dam, Position, Setup
from barrage_nb.engine.values import Table
from barrage_nb.view import position_on_page, scene, svg, svg_on_page
from barrage_nb.view.palette import PAGE, PALETTE, colours
from tests.view.pictures import golden, midgame, played
from tests.view.test_scene import SITUATIONS, WIDTHS

FOLDER = Path(__file__).parent / "golden"
NAMESPACE = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "g", "title", "desc", "rect", "circle", "path", "text"}


def full_map() -> Position:
    """A map on which every space is taken."""
    owners = ("usa", "germany", "italy", "france")
    return Position(
        Setup(headstream_tiles=Table({"HA": 1, "HB": 2, "HC": 3, "HD": 4})),
        round=2,
        dams=Table({space: Dam(owners[n % 4], 3, n % 4) for n, space in enumerate(BASE_SPACES)}),
        conduits=Table({space: owners[n % 4] for n, space in enumerate(CONDUITS)}),
        powerhouses=Table({space: owners[n % 4] for n, space in enumerate(POWERHOUSES)}),
        headstreams=Table({"HA": 5, "HB": 5, "HC": 5, "HD": 5}),
    )


def test_on_a_page_a_picture_is_as_wide_as_its_cell_and_never_cut():
    wide, small = (scene(midgame(), width=width) for width in (1280, 360))
    root = ElementTree.fromstring(svg_on_page(wide))
    assert "width" not in root.attrib
    assert root.attrib["viewBox"].startswith("0 0 1280 ")
    assert position_on_page(midgame()) == svg_on_page(wide)
    assert "width" not in ElementTree.fromstring(svg_on_page(scene(midgame(), show="map", width=480))).attrib
    assert "width" in ElementTree.fromstring(svg_on_page(small)).attrib


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", SITUATIONS)
def test_svg_is_valid_and_holds_only_simple_shapes(name, width, theme):
    root = ElementTree.fromstring(svg(scene(SITUATIONS[name](), width=width, theme=theme)))
    assert root.tag == f"{NAMESPACE}svg"
    assert root.get("role") == "img"
    assert [child.tag for child in root[:2]] == [f"{NAMESPACE}title", f"{NAMESPACE}desc"]
    assert {element.tag.removeprefix(NAMESPACE) for element in root.iter()} <= ALLOWED
    assert not any("id" in element.attrib or "NaN" in str(element.attrib) for element in root.iter())


def test_every_thing_with_words_is_a_group_with_a_title():
    picture = scene(midgame())
    titles = {element.text for element in ElementTree.fromstring(svg(picture)).iter(f"{NAMESPACE}title")}
    assert all(thing.text in titles for thing in picture.things if thing.text)


def test_what_people_see_is_escaped():
    picture = scene(midgame(), show="wheel")
    assert "a &lt; b &amp; c" in svg(picture.__class__(10, 10, "a < b & c", "", "light", ()))


def test_the_same_picture_is_the_same_text():
    assert svg(scene(midgame())) == svg(scene(midgame()))
    assert svg(scene(midgame())) != svg(scene(midgame(), theme="dark"))


def test_pictures_are_small():
    assert len(svg(scene(full_map(), show="map", width=1000)).encode()) < 90_000
    for position in played(4, 1)[::20]:
        assert len(svg(scene(position)).encode()) < 200_000
    assert len(svg(scene(played(4, 1)[-1])).encode()) < 200_000


@pytest.mark.parametrize("name", golden())
def test_pictures_are_as_they_were(name):
    """After a wanted change, write them anew with `python tests/view/regenerate.py` and look at them."""
    assert svg(golden()[name]) == (FOLDER / f"{name}.svg").read_text()


@pytest.mark.parametrize("show", ["table", "map", "legend"])
def test_a_picture_on_a_dark_page_is_the_dark_picture(show):
    """The style of the picture, applied by hand, gives what the dark theme paints."""
    drawn = svg_on_page(scene(midgame(), show=show))
    rules = re.search(r"<style>@media screen and \(prefers-color-scheme:dark\)\{(.*)\}</style>", drawn)
    dark = re.sub("<style>.*</style>", "", drawn)
    told = {(part, a): b for part, a, b in re.findall(r'\[(fill|stroke)="(#\w+)"\]\{\1:(#\w+)\}', rules[1])}
    assert told
    dark = re.sub(
        r'(fill|stroke)="(#\w{6})"', lambda found: f'{found[1]}="{told.get((found[1], found[2]), found[2])}"', dark
    )
    assert dark == svg(scene(midgame(), show=show, theme="dark"), fills=True)


def test_colours_that_part_in_the_dark_are_as_good_as_the_same_in_the_light():
    for name, told in colours(PAGE).items():
        assert abs(int(told[1:], 16) - int(PALETTE[name].light[1:], 16)) < 16
