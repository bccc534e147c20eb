"""One JupyterLab and one Chromium for all browser tests; Notebook 7 and Voilà where a test asks for them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from . import servers
from .labs_on_page import LabPage
from .pages import IS_LAB, PATIENCE, WINDOW, clear, in_lab
from .servers import chromium, launched

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: while Playwright is open, the main thread has an event loop that runs."""
    items.sort(key=lambda item: HERE in item.path.parents)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the figures that tests have taken."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.section(report.nodeid)
                terminalreporter.write_line(value)


def missing(what: str) -> None:
    """Skip for lack of something; where everything must be there (CI), fail."""
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(f"{what}; in CI the browser tests must run")
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, driven by Playwright."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed")
    found = chromium()
    if found is None:
        missing("there is no Chromium on this machine")
    started = subprocess.run([sys.executable, "-m", "playwright", "--version"], capture_output=True, text=True)
    if started.returncode:
        missing(f"Playwright does not start: {started.stderr.strip()}")
    with sync_playwright() as playwright:
        opened = launched(playwright, found)
        yield opened
        opened.close()


def notebooks_in(root: Path) -> Path:
    """A folder with a copy of the notebooks to open, as they were before anybody saved one."""
    shutil.copytree(HERE / "notebooks", root / "work", dirs_exist_ok=True)
    return root


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server with JupyterLab."""
    return tmp_path_factory.mktemp("jupyter")


@pytest.fixture(scope="session")
def jupyter(folder: Path, browser: Any) -> Iterator[str]:
    """A server with JupyterLab and Notebook 7; its address."""
    with servers.jupyterlab(notebooks_in(folder)) as address:
        yield address


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[str]:
    """A Voilà server; its address."""
    if shutil.which("voila", path=str(Path(sys.executable).parent)) is None:
        missing("voila is not installed")
    with servers.voila(notebooks_in(tmp_path_factory.mktemp("voila"))) as address:
        yield f"{address}/"


@pytest.fixture(scope="module")
def opened_labs(request: pytest.FixtureRequest, browser: Any, jupyter: str) -> Iterator[LabPage]:
    """The notebook that a module names, opened once."""
    opened = LabPage(browser, in_lab(jupyter, request.module.NOTEBOOK))
    yield opened
    opened.page.context.close()


@pytest.fixture
def labs(opened_labs: LabPage) -> Iterator[LabPage]:
    """The labs of that notebook; the page logs no error."""
    opened_labs.logged.clear()
    yield opened_labs
    assert not opened_labs.logged


@pytest.fixture
def logged() -> list[str]:
    """The errors that the page logs; at the end there must be none."""
    return []


@pytest.fixture(scope="session")
def kept_pages(browser: Any) -> Iterator[list[Any]]:
    """The page that is kept from test to test: to start JupyterLab in a page takes longer than most tests."""
    kept: list[Any] = []
    yield kept
    for page in kept:
        page.context.close()


PASSED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Note whether a test has passed."""
    report = yield
    if report.when == "call":
        item.stash[PASSED] = report.passed
    return report


@pytest.fixture
def page(
    request: pytest.FixtureRequest, browser: Any, folder: Path, kept_pages: list[Any], logged: list[str]
) -> Iterator[Any]:
    """A page of 1280 by 900 with a touch screen on which nothing is open; after a failure, the next is a fresh one."""

    def log_error(error: Any) -> None:
        logged.append(str(error))

    def log_message(message: Any) -> None:
        if message.type == "error":
            logged.append(message.text)

    notebooks_in(folder)
    page = kept_pages.pop() if kept_pages else browser.new_context(viewport=WINDOW, has_touch=True).new_page()
    page.context.set_default_timeout(1000 * PATIENCE)
    page.on("pageerror", log_error)
    page.on("console", log_message)
    yield page
    page.remove_listener("pageerror", log_error)
    page.remove_listener("console", log_message)
    if request.node.stash.get(PASSED, False) and not logged and page.evaluate(IS_LAB):
        clear(page)
        kept_pages.append(page)
    else:
        page.context.close()
    assert not logged
