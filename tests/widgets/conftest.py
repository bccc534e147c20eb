"""Tests of the widgets: an error in a handler fails the test, as well as being shown."""

from collections.abc import Iterator

import pytest
from comm import create_comm
from ipywidgets import Widget

from barrage_nb.widgets import hands
from barrage_nb.widgets.page import OPEN


@pytest.fixture(autouse=True)
def _opened_unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody hears of a widget as it is made, and what would be said of it is a fifth of the work of these tests."""

    def open(widget: Widget) -> None:
        if widget.comm is None:
            widget.comm = create_comm(target_name="jupyter.widget")

    monkeypatch.setattr(Widget, "open", open)


@pytest.fixture(autouse=True)
def _errors_are_raised() -> Iterator[None]:
    hands.raising = True
    yield
    hands.raising = False


@pytest.fixture(autouse=True)
def _closed_at_the_end() -> Iterator[None]:
    """What a test has opened follows no language any more."""
    yield
    OPEN.clear()
