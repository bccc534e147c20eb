"""The look of the board: water, coins, badges and companies, to every eye."""

from itertools import combinations

import pytest

from barrage_nb import new_game, play, sketch
from barrage_nb.board.map import BASE_SPACES, CONDUITS, POWERHOUSES
from barrage_nb.board.refs import Ref
from barrage_nb.view import scene
from barrage_nb.view.overlays import chain, lit, trace
from barrage_nb.view.painter import CanvasPainter
from barrage_nb.view.palette import LETTERS, PALETTE, THEMES, colours
from barrage_nb.view.shapes import Layer, Text, box_of
from tests.view.eyes import SIGHTS, apart, contrast, lightness, steps
from tests.view.pictures import midgame

COMPANIES = {name: PALETTE[name].light for name in LETTERS}


def dam(drops, level=3, options=""):
    """The dam on B1L of a small map, with so many drops."""
    return scene(sketch(f"usa B1L={level}*{drops} {options}"), show="map").named[Ref("dam", "B1L")]


def fills(thing, colour):
    """The boxes of the shapes that a thing has in one colour."""
    return [box_of(shape) for shape in thing.shapes if getattr(shape, "fill", None) == colour]


def texts(thing):
    """What is written on a thing."""
    return [shape.text for shape in thing.shapes if isinstance(shape, Text)]


# Water.


def test_an_empty_dam_is_an_empty_tank():
    assert fills(dam(0), "drop") == []
    (tank,) = fills(dam(0), "tank")
    assert tank[3] - tank[1] > 40


def test_each_drop_fills_a_dam_from_below_by_the_same():
    (tank,) = fills(dam(0), "tank")
    levels = [fills(dam(drops), "drop")[0] for drops in (1, 2, 3)]
    bottom = {round(box[3], 1) for box in levels}
    assert len(bottom) == 1
    assert tank[3] - 3 < bottom.pop() <= tank[3]
    heights = [box[3] - box[1] for box in levels]
    assert heights[1] - heights[0] == pytest.approx(heights[2] - heights[1])
    assert heights[2] > 0.85 * (tank[3] - tank[1])


@pytest.mark.parametrize("theme", THEMES)
def test_water_stands_out_of_an_empty_tank(theme):
    hues = colours(theme)
    for sight in SIGHTS:
        assert apart(hues["drop"], hues["tank"], sight) > 35
    assert contrast(hues["drop"], hues["tank"]) > 5


def test_a_fourth_drop_has_its_room_in_a_dam_that_holds_one_more():
    full = scene(sketch("italy B1L=3*4 officer=del_monte"), show="map").named[Ref("dam", "B1L")]
    (tank,), (water,) = fills(full, "tank"), fills(full, "drop")
    assert 0 <= water[1] - tank[1] < 6


# Coins.


@pytest.mark.parametrize("theme", THEMES)
def test_a_fee_is_told_in_the_colour_of_coins_and_never_in_that_of_the_usa(theme):
    named = scene(midgame(), theme=theme, marks={"dam B1U": "legal"}).named
    for name in (Ref("space", "turbine+2-red"), Ref("dam", "B1U"), Ref("space", "water-2-red")):
        (told,) = (shape for shape in named[name].shapes if isinstance(shape, Text))
        assert (told.text, told.fill) == ("+3", "coin_text")
        assert "coin" in [getattr(shape, "fill", None) for shape in named[name].shapes]
    for sight in SIGHTS:
        assert apart(colours(theme)["coin"], colours(theme)["usa"], sight) > 25, sight


def test_a_coin_says_what_has_a_fee_and_the_figure_waits_until_it_matters():
    named = scene(sketch("usa"), show="map").named
    spaces = [(Ref("dam", name), printed.fee) for name, printed in BASE_SPACES.items()]
    spaces += [(Ref("powerhouse", name), printed.fee) for name, printed in POWERHOUSES.items()]
    for name, fee in spaces:
        assert len(fills(named[name], "coin")) == bool(fee), name
        assert texts(named[name]) == []
        if fee:
            assert "3 credits more" in named[name].text


@pytest.mark.parametrize("mark", ["legal", "focus", "selected"])
def test_the_fee_is_told_in_figures_where_one_may_build(mark):
    named = scene(sketch("usa"), show="map", marks={"dam B1U": mark, "dam B1L": mark, "dam B2U": "last"}).named
    assert texts(named[Ref("dam", "B1U")]) == ["+3"]
    assert texts(named[Ref("dam", "B1L")]) == texts(named[Ref("dam", "B2U")]) == []


def test_what_can_be_clicked_has_a_halo():
    named = scene(midgame(), marks={"dam B1U": "legal", "space turbine+2": "legal"}).named
    for name in ("dam B1U", "space turbine+2"):
        halo, ring = named[Ref("mark", name)].shapes[:2]
        assert (halo.edge, ring.edge) == ("hot_ground", "hot")
        assert halo.thick > 2 * ring.thick


def test_no_ring_lies_on_the_fee_or_the_ring_of_a_neighbour():
    position = new_game(players=4, seed=1)
    names = [name for name in scene(position, show="office").named if name.kind == "space"]
    for legal in (names, [name for name in names if not name.key.endswith("-red")]):
        painted = scene(position, show="office", marks=dict.fromkeys(legal, "legal")).things
        rings = [(place, box_of(thing.shapes[1])) for place, thing in enumerate(painted) if thing.name.kind == "mark"]
        assert not any(meet(one, other) for (_, one), (_, other) in combinations(rings, 2))
        for name in names:
            own = [
                (place, thing) for place, thing in enumerate(painted) if str(name) in (thing.name.key, str(thing.name))
            ]
            fees = [(place, box) for place, thing in own for box in fills(thing, "coin")]
            for last, box in fees[-1:]:
                assert not any(place > last and meet(ring, box) for place, ring in rings), name


def meet(a, b):
    """Whether two boxes have a point in common."""
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


# Routes.


def test_badges_say_where_they_lead():
    named = scene(sketch("usa"), show="map").named
    for name, printed in CONDUITS.items():
        badge = named[Ref("conduit", name)]
        assert texts(badge) == [str(printed.value), str(printed.target)]
        left, top, right, bottom = box_of(badge.outline)
        for shape in badge.shapes:
            x0, y0, x1, y1 = box_of(shape)
            assert left - 1 <= x0 <= x1 <= right + 1, name
            assert top - 1 <= y0 <= y1 <= bottom + 1, name


@pytest.mark.parametrize("theme", THEMES)
def test_routes_that_nobody_built_are_fainter_than_the_spaces(theme):
    hues = colours(theme)
    for land in ("far", "hills", "plains", "valley_mountains", "valley_hills", "valley_plains"):
        assert 1.3 < contrast(hues["route"], hues[land]) < contrast(hues["plan"], hues[land])


def test_a_chain_is_a_dam_its_pipes_and_their_houses():
    assert chain(Ref("conduit", "C8A")) == (
        Ref("conduit", "C8A"),
        Ref("dam", "B8U"),
        Ref("dam", "B8L"),
        *(Ref("powerhouse", f"P11.{number}") for number in range(1, 5)),
    )
    assert chain(Ref("dam", "B8L"))[:2] == (Ref("dam", "B8L"), Ref("conduit", "C8A"))
    assert Ref("dam", "B8U") not in chain(Ref("dam", "B8L"))
    upstream = chain(Ref("powerhouse", "P5.1"))
    assert {str(name.key) for name in upstream} == {"P5.1", "C1B", "C3A", "B1U", "B1L", "B3U", "B3L"}
    assert chain(Ref("basin", 1)) == ()


def test_the_light_on_a_chain_lies_on_its_pipes_and_around_its_pieces():
    picture = scene(midgame(), show=("map", "track"))
    light = lit(picture, Ref("dam", "B7U"))
    pipes = {thing.name.rest[0] if thing.name.rest else thing.name.key for thing in light if thing.layer == Layer.BUILT}
    assert len(pipes) == 2
    assert all(thing.layer < Layer.PLATE or thing.layer == Layer.HIGHLIGHT for thing in light)
    assert "+3" in [text for thing in lit(picture, Ref("dam", "B1U")) for text in texts(thing)]
    assert lit(picture, None) == lit(picture, Ref("energy", "italy")) == ()
    assert lit(scene(midgame(), show="track"), Ref("dam", "B7U")) == ()


@pytest.mark.parametrize("show", ["map", "table"])
def test_the_second_side_of_the_map_has_no_icons_and_says_the_same_in_words(show):
    first, second = (scene(sketch("usa"), show=show, icons=icons) for icons in (True, False))
    assert first.named.keys() - second.named.keys() == {Ref("key")}
    for name in (thing for thing in second.named if thing.kind in ("dam", "powerhouse", "conduit")):
        assert fills(second.named[name], "coin") == []
        assert second.named[name].text == first.named[name].text
    assert texts(second.named[Ref("conduit", "C4B")]) == ["5"]
    free, dear = (second.named[Ref("dam", name)].shapes[0] for name in ("B1L", "B1U"))
    assert free.dash
    assert not dear.dash


# The way of the water.


def flowing():
    """The step in which the drop of a small map runs to a dam."""
    return play(sketch("germany engineers=0 B1L=2 | HA=1"), "pass")


def test_the_ways_of_drops_lie_under_the_pieces_and_say_where_they_lead():
    step = flowing()
    picture = scene(step.after, show="map")
    (line,) = trace(step, lambda position: scene(position, show="map")).lines
    assert Layer.RIVER < line.layer < Layer.PLATE
    heads = [shape for shape in line.shapes if getattr(shape, "fill", None) == "drop"]
    assert heads
    for head in heads:
        tip, *wings = [numbers for _, numbers in head.commands if numbers]
        assert all(tip[1] > wing[1] for wing in wings), "the water runs down"
    painter = CanvasPainter(picture)
    painter.paint(picture, (line,))
    shown = list(painter._shown[1].drawn)
    assert shown.index(line.name) < shown.index(Ref("dam", "B1L"))
    painter.paint(picture)
    assert line.name not in painter._shown[1].drawn


def test_no_head_of_an_arrow_lies_under_a_piece():
    step = play(
        sketch("germany engineers=0 B1L=2 | italy engineers=0 B2U=1*1 B5L=3 B10L=3 | HA=1 | HB=3 | HC=2"), "pass"
    )
    drawn = scene(step.after, show="map")
    pieces = [box_of(drawn.named[Ref.on_map(space)].outline) for space in step.after.dams]
    lines = trace(step, lambda position: scene(position, show="map")).lines
    heads = [shape for line in lines for shape in line.shapes if getattr(shape, "fill", None) == "drop"]
    assert len(heads) > len(lines) > 1
    for head in heads:
        points = [numbers for _, numbers in head.commands if numbers]
        points.append([sum(each) / len(points) for each in zip(*points, strict=True)])
        for left, top, right, bottom in pieces:
            assert not any(left < x < right and top < y < bottom for x, y in (points[0], points[-1]))


# Companies.


@pytest.mark.parametrize("sight", SIGHTS)
def test_companies_are_told_apart(sight):
    for one, other in combinations(COMPANIES, 2):
        assert apart(COMPANIES[one], COMPANIES[other], sight) > 15, (one, other)


def test_companies_are_told_apart_in_grey():
    assert min(steps({name: hue for name, hue in COMPANIES.items() if name not in ("neutral", "netherlands")})) > 24
    assert min(steps(COMPANIES)) > 8


@pytest.mark.parametrize("company", [name for name, letter in LETTERS.items() if letter])
def test_letters_can_be_read(company):
    assert contrast(PALETTE[company].light, PALETTE[f"{company}_letter"].light) > (8 if company == "italy" else 5)


def test_what_is_not_built_never_looks_like_a_white_piece():
    named = scene(sketch("france B1L=1 P8.1"), show="map").named
    for name in (Ref("dam", "B2L"), Ref("dam", "B2U"), Ref("powerhouse", "P8.2"), Ref("powerhouse", "P8.3")):
        hues = {getattr(shape, "fill", None) for shape in named[name].shapes}
        assert hues <= {None, "coin"}, name
    for name in (Ref("dam", "B1L"), Ref("powerhouse", "P8.1")):
        edges = [shape for shape in named[name].shapes if getattr(shape, "fill", None) == "france"]
        assert all(shape.edge and not shape.dash for shape in edges)
        assert edges
    assert lightness(PALETTE["france"].light) > 95
