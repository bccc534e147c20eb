"""Widgets are listened to in one place, where an error in what follows is shown to the person at the board."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from ipywidgets import Dropdown

from barrage_nb.view import scene
from barrage_nb.view.painter import CanvasPainter
from barrage_nb.widgets import hands as hands_module
from barrage_nb.widgets.hands import Hands
from barrage_nb.widgets.page import QuestionForm
from barrage_nb.widgets.parts import CardPicker, Counter, Lister

HOUSE = Path(hands_module.__file__).resolve().parent.parent
HEARS = {
    "observe": {"widgets/hands.py"},
    "on_click": {"widgets/hands.py"},
    "on_msg": {"widgets/hands.py", "view/post.py"},  # of the post that brings what widgets say to the page
    "on": {"widgets/hands.py"},  # of the painter
    "on_submit": set(),
    "on_trait_change": set(),
}
"""Where each way to listen to a widget may be called."""


def listening() -> Iterator[tuple[str, str]]:
    """Every place of the house that listens to a widget: its module, and the way."""
    for path in sorted(HOUSE.rglob("*.py")):
        for part in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr in HEARS:
                yield path.relative_to(HOUSE).as_posix(), part.func.attr


def test_widgets_are_listened_to_in_one_place() -> None:
    found = list(listening())
    assert {way for module, way in found if module == "widgets/hands.py"} >= {"observe", "on_click", "on_msg"}
    assert [place for place in found if place[0] not in HEARS[place[1]]] == []


def fail(*anything: Any) -> None:
    raise ZeroDivisionError("the number of drops")


def _press(hands: Hands) -> None:
    hands.button("Press", fail).click()


def _turn(hands: Hands) -> None:
    hands.switch("Turn", fail).value = True


def _pick(hands: Hands) -> None:
    lister = Lister(hands, "Dam", fail)
    lister.put([("B1L", 1), ("B2L", 2)])
    lister.widget.value = 2


def _count(hands: Hands) -> None:
    Counter(hands, "drops", 0, 4, fail).widget.value = 3


def _choose(hands: Hands) -> None:
    cards = CardPicker(hands, "space", fail)
    cards.put([({"sign": "+0"}, 0), ({"sign": "+1"}, 1)], 0)
    cards.widget.at = 1


def _tell(hands: Hands) -> None:
    form = QuestionForm()
    hands.on_message(form, fail)
    form._handle_custom_msg({"said": [1]}, [])


def _click(hands: Hands) -> None:
    painter = CanvasPainter(scene("usa B1L=1"))
    hands.on_picture(painter, fail, fail, fail)
    painter.widget._mouse_down_callbacks(0, 0)


def _change(hands: Hands) -> None:
    form = QuestionForm()
    hands.on_change(form, fail, "dark")
    form.dark = True


@pytest.mark.parametrize("do", [_press, _turn, _pick, _count, _choose, _tell, _click, _change])
def test_whatever_is_made_by_hands_shows_the_error_of_its_handler(
    do: Callable[[Hands], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands_module, "raising", False)
    hands = Hands()
    do(hands)
    assert "the number of drops" in hands.errors.output.outputs[0]["text"]


def test_an_error_stays_until_the_person_does_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands_module, "raising", False)
    hands, form = Hands(), QuestionForm()
    hands.on_change(form, lambda: None, "dark")
    _press(hands)
    form.dark = True
    assert hands.errors.any
    hands.button("Other", lambda: None).click()
    assert not hands.errors.any


def test_what_a_program_puts_in_quietly_is_not_heard() -> None:
    heard: list[int] = []
    hands, chosen = Hands(), Dropdown(options=[1, 2, 3])
    hands.on_value(chosen, heard.append)
    with hands.quiet:
        chosen.value = 2
    chosen.value = 3
    assert heard == [3]


def test_what_a_person_does_meanwhile_in_another_thread_is_heard() -> None:
    heard: list[int] = []
    hands, chosen = Hands(), Dropdown(options=[1, 2, 3])
    hands.on_value(chosen, heard.append)
    with hands.quiet:
        beside = Thread(target=setattr, args=(chosen, "value", 2))
        beside.start()
        beside.join()
    assert heard == [2], "in JupyterLab a kernel hears its widgets in a thread of their own"
