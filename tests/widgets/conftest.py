"""Tests of the widgets: an error in a handler fails the test, as well as being shown."""

from collections.abc import Iterator

import pytest

from barrage_nb.widgets import hands
from barrage_nb.widgets.page import OPEN


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
