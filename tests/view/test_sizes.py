"""What is written can be read: no text too small for its cell, and none on top of another."""

from itertools import combinations
from operator import itemgetter

import pytest

from barrage_nb import sketch
from barrage_nb.board.companies import COMPANIES
from barrage_nb.board.refs import Ref
from barrage_nb.view import scene, table_view
from barrage_nb.view.shapes import Circle, Path, Text, box_of
from tests.view.pictures import leeghwater, midgame, played
from tests.view.test_scene import strange

CROWDED = (
    "usa B1L=3*2 C1A P8.1 vp=23 credits=12 excavators=11 mixers=10 energy=1 | germany B2L=3*1 B2U=1 C2A P6.1 energy=1 "
    "| italy B4L=3*4 B4U=2 C4B P12.1 P12.2 officer=del_monte energy=14 | france B3L=3 B3U=1*1 C3A P5.1 energy=0 "
    "| neutral B5L=3*1 B6L=3 B7L=3 B8L=3*3 B9L=3*2 B10L=3 | round=2 HA=2 HB=4 HC=1 HD=9 "
    "headstream_tiles=3,8,4,7 contracts=204,212,303,-,403,413 national=100 patents=adv2_base,-,adv2_wild "
    "bonus=contracts,bases,conduits,powerhouses,elevations objective=red_spaces "
    "bank=usa*2,germany*1,italy*3,france*1 turbine+0=italy*2"
)
SEEN = {
    "draft": lambda: played(4, 1)[0],
    "start": lambda: sketch("italy"),
    "middle": midgame,
    "crowded": lambda: sketch(CROWDED),
    "of four": lambda: played(4, 1)[120],
    "end": lambda: played(4, 1)[-1],
    "expansion": leeghwater,
}
WINDOWS = [
    # Cells of JupyterLab in a window of 1280 with the file browser and without, and a wide one; in a window of 800.
    *((width, 11) for width in (833, 848, 1090, 1093, 1097, 1280)),
    *((width, 9) for width in (620, 500, 368)),
]


def written(picture):
    """Every text of a scene: how large it is painted, and what it says."""
    return [
        (shape.size * thing.frame.scale, shape.text, thing.name)
        for thing in picture.things
        for shape in thing.shapes
        if isinstance(shape, Text)
    ]


@pytest.mark.parametrize(("width", "least"), WINDOWS)
@pytest.mark.parametrize("name", [*SEEN, "strange"])
def test_no_text_is_too_small_for_its_cell(name, width, least):
    position = SEEN[name]() if name in SEEN else strange()
    opened = (None,) if width >= table_view.WIDE else (None, "office", "contracts", "track", "")
    for panel in opened:
        for legend in (False, True):
            small = min(written(scene(position, width=width, open_panel=panel, legend=legend)))
            assert small[0] > least - 0.08, small


CELLS = [(833, 590), (848, 560), (1085, 595), (1090, 600), (897, 511), (970, 516)]
"""What is seen of a table at once in a cell, its bar left out."""
SCREENS = [(1268, 600), (1354, 648), (1428, 780), (1908, 960)]
"""What a table has of a whole screen: of 1280 by 720, 1366 by 768, 1440 by 900 and 1920 by 1080 pixels."""
OPENED = (None, "company", "office", "contracts", "track", "")


@pytest.mark.parametrize(("width", "height"), CELLS + SCREENS)
@pytest.mark.parametrize("name", [*SEEN, "strange"])
def test_a_table_of_a_known_height_is_seen_at_once(name, width, height):
    position = SEEN[name]() if name in SEEN else strange()
    for panel in OPENED:
        picture = scene(position, width=width, height=height, open_panel=panel)
        assert (picture.width, picture.height <= height + 0.1) == (width, True), panel
        folded = {str(thing.key) for thing in picture.named if thing.kind == "bar"}
        opened = {str(thing.key) for thing in picture.named if thing.kind == "ground" and not thing.part}
        assert {"office", "contracts", "track"} <= folded | opened, panel
        assert panel in (None, "", "company") or panel in opened
        assert all(picture.bounds(Ref("number", basin)) for basin in range(1, 13))
        least = 11 if (width, height) in SCREENS else 9
        assert min(written(picture))[0] > least - 0.08, (panel, min(written(picture)))


@pytest.mark.parametrize(("width", "height"), CELLS + SCREENS)
@pytest.mark.parametrize("name", SEEN)
def test_nothing_lies_on_anything_else_in_a_table_that_is_seen_at_once(name, width, height):
    for panel in OPENED:
        apart(glyphs(scene(SEEN[name](), width=width, height=height, open_panel=panel)), panel)
    apart(glyphs(scene(SEEN[name](), width=width, height=height, legend=True)), "legend")


@pytest.mark.parametrize(("width", "height"), [*CELLS, *SCREENS, (602, 584), (759, 620)])
@pytest.mark.parametrize("name", SEEN)
def test_an_unfolded_legend_has_its_place_in_a_table_that_is_seen_at_once(name, width, height):
    picture = scene(SEEN[name](), width=width, height=height, legend=True)
    assert picture.height <= height + 0.1
    assert {Ref("close", "legend"), Ref("legend", "drop"), Ref("bar", "office")} <= set(picture.named)


@pytest.mark.parametrize(("width", "height"), [(1085, 595), (1095, 603), (1245, 695)])
@pytest.mark.parametrize("name", [*SEEN, "strange"])
def test_the_map_of_a_cell_from_1000_pixels_on_is_large_whatever_is_open(name, width, height):
    position = SEEN[name]() if name in SEEN else strange()
    pictures = [scene(position, width=width, height=height, open_panel=panel) for panel in OPENED]
    pictures.append(scene(position, width=width, height=height, legend=True))
    maps = [picture.bounds(Ref("map", "edge")) for picture in pictures]
    assert min(right - left for left, top, right, bottom in maps) > 545
    assert len(set(maps)) == 1, "it stays where it is"


NARROW = [(540, 600), (602, 584), (617, 600), (759, 620)]
"""What is seen of a table at once in a cell of a window of 800 by 800, and around it."""


@pytest.mark.parametrize(("width", "height"), NARROW)
@pytest.mark.parametrize("name", [*SEEN, "strange"])
def test_a_small_map_stays_above_an_open_panel_in_one_column(name, width, height):
    position = SEEN[name]() if name in SEEN else strange()
    for panel in OPENED:
        picture = scene(position, width=width, height=height, open_panel=panel)
        assert (picture.width, picture.height <= height + 12) == (width, True), (panel, picture.height)
        folded = {str(thing.key) for thing in picture.named if thing.kind == "bar"}
        opened = {str(thing.key) for thing in picture.named if thing.kind == "ground" and not thing.part}
        assert {"office", "contracts", "track"} <= folded | opened, panel
        small, (left, top, right, bottom) = Ref("bar", "map") in picture.named, picture.bounds(Ref("map", "edge"))
        assert small == (panel != "" and (panel is not None or bool(position.offer)))
        assert (right - left > 150) if small else (right - left > width / 2)
        assert not small or picture.at((left + right) / 2, (top + bottom) / 2) == Ref("bar", "map")
        on_map = [picture.named[each].frame for each in (Ref("map", "edge"), Ref("key"))]
        read = [text for text in written(picture) if not small or picture.named[text[2]].frame not in on_map]
        assert min(read)[0] > (8.9 if small else 7.9), (panel, min(read))


@pytest.mark.parametrize(("width", "height"), NARROW)
@pytest.mark.parametrize("name", SEEN)
def test_nothing_lies_on_anything_else_in_one_column(name, width, height):
    for panel in OPENED:
        apart(glyphs(scene(SEEN[name](), width=width, height=height, open_panel=panel)), panel)


@pytest.mark.parametrize("width", [600, 606, 640, 712, 850])
def test_no_figure_of_a_map_is_too_small(width):
    assert min(written(scene(sketch(CROWDED), width=width, show="map")))[0] >= 11


# Overlaps.

WIDE, HIGH = 0.56, 0.7
"""How wide a character is and how high, as a part of its size: of digits and capitals."""


def ink_of(text):
    """The box that a text blackens."""
    width = WIDE * text.size * len(text.text)
    left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
    return left, text.y - HIGH * text.size / 2, left + width, text.y + HIGH * text.size / 2


def glyphs(picture):
    """The boxes of all that is read: texts, and the coins, hexagons and badges that stand on their own."""
    found = []
    for thing in picture.things:
        for shape in thing.shapes:
            if isinstance(shape, Text):
                box = ink_of(shape)
            elif is_token(shape):
                box = box_of(shape)
            else:
                continue
            (left, top), (right, bottom) = thing.frame.out(box[:2]), thing.frame.out(box[2:])
            found.append((thing.name, shape, (left, top, right, bottom)))
    return found


def is_token(shape):
    """Whether a shape is a coin or a hexagon of points."""
    return getattr(shape, "fill", None) in ("coin", "vp") and isinstance(shape, Circle | Path)


def inside(small, large):
    """Whether a box lies in another, as a number does in its coin; it may stand out a little."""
    left, top, right, bottom = large
    return left - 2 <= small[0] and small[2] <= right + 2 and top - 2 <= small[1] and small[3] <= bottom + 2


def overlap(a, b):
    """How far two boxes reach into each other, in pixels."""
    return min(min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1]))


def apart(found, panel):
    """Fail where two of some boxes meet."""
    found.sort(key=itemgetter(2))  # from left to right: what begins behind the end of a box, and all after it, is free
    for at, (one, shape, a) in enumerate(found):
        for other, second, b in found[at + 1 :]:
            if b[0] >= a[2]:
                break
            if overlap(a, b) > 1 and not inside(a, b) and not inside(b, a):
                raise AssertionError((panel, one, shape, other, second, overlap(a, b)))


@pytest.mark.parametrize("width", [368, 500, 620, 848, 1097, 1280])
@pytest.mark.parametrize("name", SEEN)
def test_nothing_that_is_read_lies_on_something_else_that_is_read(name, width):
    for panel in (None,) if width >= table_view.WIDE else ("company", "office", "contracts", "track"):
        apart(glyphs(scene(SEEN[name](), width=width, open_panel=panel)), panel)


@pytest.mark.parametrize("width", [500, 848])
@pytest.mark.parametrize("company", COMPANIES)
def test_no_income_reaches_into_the_next(company, width):
    position = sketch(" | ".join(f"{who} B{n}L=1 C{n}A" for n, who in enumerate(COMPANIES, 1)))
    named = scene(position, show="company", company=company, width=width).named
    boxes = [box_of(thing.outline) for name, thing in named.items() if name.kind == "income"]
    assert len(boxes) > 6
    assert all(overlap(a, b) <= 0 for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("width", [500, 1280])
def test_a_count_at_the_bank_stands_clear_of_the_next_company(width):
    full = sketch(" | ".join((*COMPANIES, "bank=" + ",".join(f"{who}*12" for who in COMPANIES))))
    bank = scene(full, show="office", width=width).named[Ref("space", "bank")]
    badges = [box_of(shape) for shape in bank.shapes if isinstance(shape, Circle) and shape.radius == 11.2]
    counts = [ink_of(shape) for shape in bank.shapes if isinstance(shape, Text) and shape.text == "12"]
    assert (len(badges), len(counts)) == (4, 4)
    assert all(overlap(badge, number) < 0 for badge in badges for number in counts)


ON_MAP = ("dam", "powerhouse", "conduit")


@pytest.mark.parametrize("mark", ["legal", "selected", "focus"])
@pytest.mark.parametrize("name", ["start", "middle", "crowded"])
def test_no_ring_runs_through_the_number_of_a_basin(name, mark):
    position = SEEN[name]()
    names = [thing for thing in scene(position, show="map").named if thing.kind in ON_MAP]
    named = scene(position, show="map", marks=dict.fromkeys(names, mark)).named
    for basin in range(1, 13):
        (text,) = named[Ref("number", basin)].shapes
        for thing in names:
            boxes = [box_of(shape) for shape in named[Ref("mark", str(thing))].shapes]
            ring = max(boxes, key=lambda box: box[2] - box[0])
            assert overlap(ink_of(text), ring) < 1, (basin, thing)


def test_a_dam_of_the_highest_level_leaves_the_space_above_it_free():
    named = scene(sketch(CROWDED), show="map").named
    for basin in (3, 5, 8, 9, 10):
        lower, upper = named[Ref("dam", f"B{basin}L")], named[Ref("dam", f"B{basin}U")]
        top = min(box_of(shape)[1] for shape in lower.shapes)
        assert top > max(box_of(shape)[3] for shape in upper.shapes) - 1, basin


@pytest.mark.parametrize("width", [492, 600, 833])
def test_the_track_is_as_large_before_a_guess_as_after_it(width: int) -> None:
    before, after = (scene(midgame(), show=show, width=width) for show in ("race", "track"))
    assert (before.width, before.height) == (after.width, after.height)
    assert before.named[Ref("track", "scale")].frame == after.named[Ref("track", "scale")].frame
