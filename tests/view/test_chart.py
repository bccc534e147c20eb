"""The chart of points: what is written on its parts can be read, in both themes."""

import pytest

from barrage_nb.board.refs import Ref
from barrage_nb.view.charts import FILLS, points_chart
from barrage_nb.view.palette import THEMES, colours
from barrage_nb.view.shapes import Rect, Shape, Text


def lightness(colour: str) -> float:
    """The relative luminance of "#RRGGBB"."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours: 1 for the same, 21 for black on white."""
    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


def shapes_of(points: dict[str, int], *name: str) -> tuple[Shape, ...]:
    """The shapes of the legend, or of the bar of a company."""
    return next(thing.shapes for thing in points_chart({"italy": points}).things if thing.name == Ref(*name))


def test_the_legend_shows_what_is_lost_as_the_chart_does() -> None:
    box, _, minus, _ = shapes_of({"rank": 60, "no energy": -3}, "legend")
    assert isinstance(box, Rect)
    assert isinstance(minus, Text)
    lost = next(each for each in shapes_of({"rank": 60, "no energy": -3}, "bar", "italy") if "\u22123" in str(each))
    assert isinstance(lost, Text)
    assert (minus.text, minus.fill) == ("\u2212", lost.fill)


def test_a_part_has_its_number_wherever_there_is_room_for_it() -> None:
    told = [each.text for each in shapes_of({"rank": 60, "resources": 1}, "bar", "italy") if isinstance(each, Text)]
    assert "1" in told
    told = [each.text for each in shapes_of({"rank": 99, "resources": 1}, "bar", "italy") if isinstance(each, Text)]
    assert "1" not in told


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("source", FILLS)
def test_the_number_on_a_part_can_be_read(theme: str, source: str) -> None:
    (bar,) = (thing for thing in points_chart({"italy": {source: 8}}).things if thing.name == Ref("bar", "italy"))
    box = next(shape for shape in bar.shapes if isinstance(shape, Rect))
    number = next(shape for shape in bar.shapes if isinstance(shape, Text) and shape.text == "8")
    hues = colours(theme)
    assert contrast(hues[box.fill or ""], hues[number.fill]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_contracts_stand_apart_from_the_parts_beside_them_without_their_hue(theme: str) -> None:
    hues = colours(theme)
    assert all(contrast(hues[FILLS["contracts"]], hues[FILLS[other]]) > 3 for other in ("bonus", "fees"))
