"""What all tests share: they begin in English, with nothing judged, and a failure is told from whatever process."""

import gc
import importlib.util
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import settings

from barrage_nb.analysis.reviews import REMEMBERED
from barrage_nb.words import language
from barrage_nb.words.spoken import ENGLISH, spoken_now
from tests.whole_languages import WHOLE

settings.register_profile("kit", deadline=None)  # a busy machine is no failure
settings.load_profile("kit")
gc.set_threshold(100_000, 20, 50)  # thousands of tests that keep much: looking for garbage was a seventh of their time


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--order 7`: the files of tests in an order of chance, to see that none needs another before it."""
    parser.addoption("--order", type=int, help="shuffle the files of tests, by this seed")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle the files where that is asked for; the tests of a file stay in their order."""
    if (seed := config.getoption("--order")) is not None:
        files = sorted({item.path for item in items})
        Random(seed).shuffle(files)
        items.sort(key=lambda item: files.index(item.path))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for garbage once in all that a run has kept: pytest would ten times, and IPython once for each shell."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    _in_english()
    yield
    _in_english()


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    """What one test has judged, no other finds remembered."""
    yield
    REMEMBERED.clear()


def _in_english() -> None:
    if spoken_now() != ENGLISH:  # all that is open would be said again
        language(ENGLISH)


@pytest.fixture(params=[ENGLISH, *WHOLE])
def spoken(request: pytest.FixtureRequest, _english: None) -> str:
    """Each language that says everything, in its turn, spoken for the length of a test."""
    language(request.param)
    return str(request.param)


@pytest.fixture
def kit() -> ModuleType:
    """tools/kit.py, fresh; its environment is never set up here."""
    spec = importlib.util.spec_from_file_location("kit", Path(__file__).parents[1] / "tools" / "kit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.really_set_up = module.set_up
    module.set_up = lambda *asked: None
    return module


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """A report goes from one process to another, and only texts that are nothing but texts may go there."""
    return _plain((yield))


def _plain(value: Any) -> Any:
    if isinstance(value, str):
        return str(value)
    if isinstance(value, dict):
        return {_plain(key): _plain(inner) for key, inner in value.items()}
    return type(value)(map(_plain, value)) if type(value) in (list, tuple) else value
