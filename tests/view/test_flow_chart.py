"""The picture of flows: every arrow tells itself, nothing lies upon a number, and all can be read in both themes."""

import re
from functools import cache
from itertools import combinations

import pytest

from barrage_nb import Design, language
from barrage_nb.analysis import Economy, economy
from barrage_nb.analysis.flows import LOOPS, NEEDS
from barrage_nb.board.refs import Ref
from barrage_nb.view.flow_chart import (
    COLOURS,
    HEIGHT,
    LEAST,
    LESS,
    LETTERS,
    MORE,
    OPEN,
    PLACES,
    SIGNS,
    SMALL,
    WAYS,
    WIDTH,
    change_chart,
    change_picture,
    flow_chart,
    flow_picture,
    way_round,
)
from barrage_nb.view.palette import THEMES, colours
from barrage_nb.view.shapes import Corners, Path, Text, Thing, box_of, union
from barrage_nb.view.svg import svg
from barrage_nb.words.spoken import ENGLISH, languages
from tests.view.eyes import contrast


@cache
def found(design: Design = Design(), players: str = "") -> Economy:
    return economy(design, players, 4, 3) if players else economy(design, n=4, seed=3)


def things(kind: str, of: tuple[Thing, ...]) -> dict[tuple[str, ...], Thing]:
    """The things of a kind, by what they are of."""
    return {tuple(str(part) for part in thing.name[1:] if part): thing for thing in of if thing.name.kind == kind}


def lies_at(thing: Thing) -> Corners:
    return union([box_of(shape) for shape in thing.shapes])


def line_of(thing: Thing) -> Path:
    (line, _) = thing.shapes
    assert isinstance(line, Path)
    return line


def test_no_letter_has_less_than_11_pixels_in_a_cell_of_a_window_of_800() -> None:
    page = flow_picture(found())._repr_html_()
    (rule,) = re.findall(r"@container \(max-width: (\d+)px\) { .barrage-in-page text { font-size: (\d+)px } }", page)
    narrow, larger = map(int, rule)
    (least,) = map(int, re.findall(r"min-width: (\d+)px", page))
    assert least <= 600, "nothing is to be moved sideways"
    assert larger * least / WIDTH >= 11
    assert min(SMALL, LETTERS) * (narrow + 1) / WIDTH >= 11
    assert "container-type: inline-size" in page


def test_an_arrow_is_as_thick_as_what_it_carries_and_says_how_much() -> None:
    chart = flow_chart(found())
    energy, fees = (chart.named[Ref("flow", *arrow)] for arrow in (("energy", "scoring"), ("purse", "fees")))
    assert line_of(energy).thick > 3 * line_of(fees).thick
    amount = f"{found().flow('energy', 'scoring'):.1f}"
    assert energy.text == f"Energy → scoring: {amount} energy for a company and a round."
    label = chart.named[Ref("label", "energy", "scoring")]
    assert amount in [shape.text for shape in label.shapes if isinstance(shape, Text)]


def test_every_arrow_that_carries_something_is_there_and_is_told() -> None:
    chart = flow_chart(found())
    drawn = {arrow for arrow in WAYS if found().flow(*arrow) >= LEAST}
    assert set(things("flow", chart.things)) == drawn
    assert all(thing.text in chart.description for thing in things("flow", chart.things).values())
    assert len(drawn) > 30


@pytest.mark.parametrize("name", languages())
def test_no_number_lies_on_another_or_on_a_box(name: str) -> None:
    language(name)
    try:
        for chart in (flow_chart(found()), flow_chart(found(players="hard"))):
            labels = {key: lies_at(thing) for key, thing in things("label", chart.things).items()}
            others = {key: lies_at(thing) for key, thing in things("loop", chart.things).items()}
            boxes = [lies_at(thing) for thing in things("place", chart.things).values()]
            assert not [key for key, sign in others.items() for box in boxes if _overlap(sign, box)]
            for (one, a), (other, b) in combinations([*labels.items(), *others.items()], 2):
                assert not _overlap(a, b), (one, other)
            for box in (*labels.values(), *others.values()):
                assert box[0] >= 0
                assert box[1] >= 0
                assert box[2] <= WIDTH
                assert box[3] <= HEIGHT
    finally:
        language(ENGLISH)


def _overlap(a: Corners, b: Corners) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 2 and min(a[3], b[3]) - max(a[1], b[1]) > 2


@pytest.mark.parametrize("theme", THEMES)
def test_letters_are_large_and_dark_enough(theme: str) -> None:
    hues = colours(theme)
    for chart in (flow_chart(found(), theme=theme), change_chart(found(Design(wheel_segments=8)), found(), theme)):
        for thing in chart.things:
            for text in (shape for shape in thing.shapes if isinstance(shape, Text)):
                assert text.size >= 11, text
                assert contrast(hues[text.fill], hues["paper"]) >= 4.5, text


def test_a_loop_is_strong_and_the_rest_is_pale() -> None:
    chart = flow_chart(found(), "wheel")
    arrows = things("flow", chart.things)
    assert {arrow for arrow, thing in arrows.items() if thing.opacity == 1} == set(way_round("wheel"))
    assert set(things("label", chart.things)) == set(way_round("wheel"))
    assert [name for (name,), thing in things("loop", chart.things).items() if thing.opacity == 1] == ["wheel"]
    with pytest.raises(ValueError, match="no loop is called 'spiral'; there are engine"):
        flow_picture(found(), "spiral")


def test_every_loop_goes_along_arrows_that_are_drawn_and_has_its_sign() -> None:
    drawn = {*WAYS, *NEEDS, ("office", "engineers")}  # who is back at the end of a round is not drawn
    assert set(SIGNS) == set(LOOPS)
    for loop, (reinforcing, _) in LOOPS.items():
        assert set(way_round(loop)) <= drawn
        sign = flow_chart(found()).named[Ref("loop", loop)]
        assert sign.text.startswith("+" if reinforcing else "−")
        assert ("+" if reinforcing else "−") in [shape.text for shape in sign.shapes if isinstance(shape, Text)]


def test_places_and_things_are_those_of_the_flows() -> None:
    assert {place for arrow in (*WAYS, *NEEDS) for place in arrow} == set(PLACES)
    assert {way.thing for way in WAYS.values()} == set(COLOURS)
    assert set(found().arrows) >= {arrow for arrow in WAYS if found().flow(*arrow) >= LEAST}


def test_without_numbers_all_arrows_are_alike() -> None:
    chart = flow_picture(found(), numbers=False).chart
    assert len({line_of(thing).thick for thing in things("flow", chart.things).values()}) == 1
    assert not things("label", chart.things)
    assert "0" not in "".join(thing.text for thing in things("flow", chart.things).values())


def test_a_change_is_blue_or_brown_with_its_sign_and_what_is_open_is_grey() -> None:
    printed, poor = found(), found(Design(first_prize=0, second_prize=0))
    chart = change_chart(poor, printed)
    points = chart.named[Ref("flow", "scoring", "points")]
    assert line_of(points).edge == LESS
    assert points.text.startswith("Scoring → points: −")
    again = change_chart(printed, poor).named[Ref("flow", "scoring", "points")]
    assert line_of(again).edge == MORE
    assert "+" in again.text
    alike = change_chart(printed, printed)
    assert {line_of(thing).edge for thing in things("flow", alike.things).values()} == {OPEN}
    assert not things("label", alike.things)


def test_it_is_a_part_of_a_page_and_says_itself_without_being_seen() -> None:
    told = flow_picture(found())
    page, drawn = told._repr_html_(), told._repr_svg_()
    assert page.count("<li>") == len(told.arrows) == len(set(told.arrows)) > 35
    assert "role='img'" in page
    assert "Every arrow in words" in page
    assert drawn.startswith("<svg")
    assert "prefers-color-scheme:dark" in drawn
    assert repr(told) == told.chart.description
    assert "On average of 4 games" in repr(change_picture(found(), found()))


def test_it_is_drawn_the_same_every_time() -> None:
    assert svg(flow_chart(economy(n=1, seed=3))) == svg(flow_chart(economy(n=1, seed=3)))
