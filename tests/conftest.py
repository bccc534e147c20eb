"""Every test begins in English, whatever the one before has spoken."""

from collections.abc import Iterator

import pytest

from barrage_nb.words import language, languages


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    language("English")
    yield
    language("English")


@pytest.fixture(params=sorted(languages()))
def spoken(request: pytest.FixtureRequest, _english: None) -> str:
    """Each language in its turn, spoken for the length of a test."""
    language(request.param)
    return str(request.param)
