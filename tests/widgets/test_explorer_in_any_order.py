"""The explorer under hands that press, pick and write anything in any order: it answers, and loses nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import ipywidgets
import pytest

from barrage_nb import Game, explore
from barrage_nb.lessons.games import evening
from tests.proofs import many
from tests.saved_games import saved_game

PRESSES = 70
KEYS = ("ArrowRight", "Enter", "Escape", "Backspace", "u", "r", "1")
WRITTEN = (
    "", "x", "-1", "999999", "bnb1.", "bnb1.x.y", "{", "[1]", "usa credits=", "usa B3L=9*9", "| |", "-", "= =", "\0",
    "é" * 300, "none", "usa,usa", "5:base+3e", "round=9", "-B1L", "usa B3L=2*1", "usa credits=3", ".", "no/such/file",
)  # fmt: skip


def in_sight(widget: Any) -> Iterator[Any]:
    """A widget and everything in it that is shown."""
    if widget.layout.display != "none":
        yield widget
        for child in getattr(widget, "children", ()):
            if hasattr(child, "layout"):
                yield from in_sight(child)


def do(widget: Any, luck: Random) -> None:
    """Press a button, pick from a list, drag a slider, turn over a tab, or write nonsense."""
    if isinstance(widget, ipywidgets.Button):
        widget.click()
    elif isinstance(widget, ipywidgets.Dropdown | ipywidgets.Select):
        widget.index = luck.randrange(len(widget.options)) if widget.options else None
    elif isinstance(widget, ipywidgets.IntText):
        widget.value = luck.randint(-2, 14)
    elif isinstance(widget, ipywidgets.IntSlider):
        widget.value = luck.randint(widget.min, widget.max)
    elif isinstance(widget, ipywidgets.ToggleButtons):
        widget.index = luck.randrange(len(widget.options))
    elif isinstance(widget, ipywidgets.ToggleButton):
        widget.value = not widget.value
    else:
        widget.value = luck.choice(WRITTEN)


TOUCHED = (
    ipywidgets.Button,
    ipywidgets.Dropdown,
    ipywidgets.Select,
    ipywidgets.IntSlider,
    ipywidgets.IntText,
    ipywidgets.ToggleButtons,
    ipywidgets.ToggleButton,
    ipywidgets.Text,
    ipywidgets.Textarea,
)


@pytest.mark.parametrize("seed", many(range(5)))
def test_anything_in_any_order_is_answered_and_can_be_taken_back(
    seed: int, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    luck, game = Random(seed), saved_game(evening())
    game.go(luck.randrange(len(game)))
    before = Game(game.text)
    explorer = explore(game, speed=0)
    for _ in range(PRESSES):
        touchable = [one for one in in_sight(explorer) if isinstance(one, TOUCHED) and not one.disabled]
        do(luck.choice(touchable), luck)
        if luck.random() < 0.1:
            explorer.board.key(luck.choice(KEYS), False)
        assert not explorer.hands.errors.output.outputs
    while explorer.walk.ways[1]:
        explorer.undo()
    assert explorer.game is game
    assert list(explorer.game) == list(before)
