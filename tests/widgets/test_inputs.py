"""The inputs of labs: a number takes steps within its bounds, a card is chosen, and all labs have the same ones."""

from collections.abc import Iterator
from typing import Any

import pytest

from barrage_nb.widgets.inputs import CardField, StepField
from barrage_nb.widgets.labs import DiceLab, EndingLab, ProductionLab, RescueLab, ScoringLab, WaterLab
from barrage_nb.widgets.labs.controls import CardPicker, Counter


def every(widget: Any) -> Iterator[Any]:
    """A widget and all that is in it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from every(child)


def test_a_number_keeps_to_its_bounds_and_reports_what_a_person_does() -> None:
    heard: list[int] = []
    counter = Counter("drops", 1, 4, heard.append)
    counter.put(3)
    counter.widget.value = 9  # typed
    counter.step(-1)
    counter.step(-5)
    assert heard == [4, 3, 1]
    assert counter.value == 1
    assert not counter.empty
    counter.put(None)
    assert counter.empty
    assert heard == [4, 3, 1]


def test_a_card_is_chosen_and_another_put_in_silence() -> None:
    heard: list[str] = []
    cards = CardPicker("space", heard.append)
    shown = [({"sign": name, "name": name}, name) for name in ("one", "two", "three")]
    cards.put(shown, "two")
    assert (cards.value, heard) == ("two", [])
    cards.widget.at = 2
    assert (cards.value, heard) == ("three", ["three"])


@pytest.mark.parametrize("lab", [DiceLab, EndingLab, ProductionLab, RescueLab, ScoringLab, WaterLab])
def test_no_lab_has_a_slider_or_a_bare_number_box(lab: Any) -> None:
    kinds = {type(widget).__name__ for widget in every(lab().widget)}
    assert not kinds & {"IntSlider", "SelectionSlider", "BoundedIntText", "IntText"}


def test_the_five_turbine_spaces_are_cards_that_say_who_stands_there() -> None:
    (cards,) = (widget for widget in every(ProductionLab().widget) if isinstance(widget, CardField))
    assert [card["sign"] for card in cards.cards] == ["+2", "+1", "±0", "\u22121", "\u22122"]
    assert all(card["name"] and (card.get("people") or card["note"]) for card in cards.cards)
    fields = [widget for widget in every(ProductionLab().widget) if isinstance(widget, StepField)]
    assert all(field.label and field.less != field.more for field in fields)
