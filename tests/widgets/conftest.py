"""Tests of the widgets: an error in a handler fails the test, as well as being shown."""

from collections.abc import Iterator

import pytest

from barrage_nb.widgets import errors


@pytest.fixture(autouse=True)
def _errors_are_raised() -> Iterator[None]:
    errors.raising = True
    yield
    errors.raising = False
