"""The inputs of labs: a number takes steps within its bounds, a card is chosen, and all labs have the same ones."""

from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets import Dropdown

from barrage_nb.widgets.hands import Hands
from barrage_nb.widgets.labs import DiceLab, EndingLab, ProductionLab, RescueLab, ScoringLab, WaterLab
from barrage_nb.widgets.parts import CardField, CardPicker, Counter, Lister, StepField


def every(widget: Any) -> Iterator[Any]:
    """A widget and all that is in it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from every(child)


def test_a_number_keeps_to_its_bounds_and_reports_what_a_person_does() -> None:
    heard: list[int] = []
    counter = Counter(Hands(), "drops", 1, 4, heard.append)
    counter.put(3)
    counter.widget.value = 9  # typed
    counter.step(-1)
    counter.step(-5)
    assert heard == [4, 3, 1]
    assert counter.value == 1
    assert counter.said is not None
    counter.put(None)
    assert counter.said is None
    assert heard == [4, 3, 1]


def test_a_card_is_chosen_and_another_put_in_silence() -> None:
    heard: list[str] = []
    cards = CardPicker(Hands(), "space", heard.append)
    shown = [({"sign": name, "name": name}, name) for name in ("one", "two", "three")]
    cards.put(shown, "two")
    assert (cards.value, heard) == ("two", [])
    cards.widget.at = 2
    assert (cards.value, heard) == ("three", ["three"])


@pytest.mark.parametrize("lab", [DiceLab, EndingLab, ProductionLab, RescueLab, ScoringLab, WaterLab])
def test_no_lab_has_a_slider_or_a_bare_number_box(lab: Any) -> None:
    kinds = {type(widget).__name__ for widget in every(lab().widget)}
    assert not kinds & {"IntSlider", "SelectionSlider", "BoundedIntText", "IntText"}


ROOM = 34
"""So many characters of a list are seen in the column beside a map, 236 pixels wide."""


@pytest.mark.parametrize("lab", [EndingLab, ProductionLab, RescueLab, ScoringLab, WaterLab])
def test_no_entry_of_a_list_beside_a_map_is_cut_off(lab: Any) -> None:
    lists = [widget for widget in every(lab().widget) if isinstance(widget, Dropdown)]
    assert lists
    assert not [text for widget in lists for text, _ in widget.options if len(text) > ROOM]


def test_a_list_that_says_much_has_a_row_of_its_own_and_one_that_says_little_has_not() -> None:
    lister = Lister(Hands(), "What")
    lister.put([("the bank", 1), ("Wheel, back in 3 turns: base tile and 2 excavators", 2)])
    assert "barrage-wide" not in lister.widget._dom_classes
    lister.put(lister.widget.options, 2)
    assert "barrage-wide" in lister.widget._dom_classes
    lister.widget.value = 1
    assert "barrage-wide" not in lister.widget._dom_classes


def test_a_long_row_of_a_list_goes_on_in_the_next_line() -> None:
    lister = Lister(Hands(), "Turns", rows=4)
    lister.put([("Germany: conduit from basin 10 to basin 12", 1)])
    (row,) = lister.texts
    assert row == "Germany: conduit from basin 10 to basin 12"
    assert "\u200b" in lister.widget.options[0][0]


def test_the_five_turbine_spaces_are_cards_that_say_who_stands_there() -> None:
    (cards,) = (widget for widget in every(ProductionLab().widget) if isinstance(widget, CardField))
    assert [card["sign"] for card in cards.cards] == ["+2", "+1", "±0", "\u22121", "\u22122"]
    assert all(card["name"] and (card.get("people") or card["note"]) for card in cards.cards)
    fields = [widget for widget in every(ProductionLab().widget) if isinstance(widget, StepField)]
    assert all(field.label and field.less != field.more for field in fields)
