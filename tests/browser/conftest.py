"""One JupyterLab and one Chromium for all browser tests; Notebook 7 and Voilà where a test asks for them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from . import servers
from .labs_on_page import LabPage
from .pages import CLOSE_ALL, IS_LAB, PATIENCE, WINDOW, in_lab, leave, on_page
from .servers import chromium, launched

HERE = Path(__file__).parent
LONGEST = "test_whole_game.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: while Playwright is open, the main thread has an event loop that runs.

    Its longest test begins first, so that of two browsers none waits for it alone at the end.
    """
    items.sort(key=lambda item: (HERE in item.path.parents, item.path.name != LONGEST))


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
    """A folder with a copy of the notebooks to open, as they were before anybody saved one, and without saved games."""
    (root / "work").mkdir(exist_ok=True)
    for game in (root / "work").glob("*.txt"):
        game.unlink()
    for notebook in (HERE / "notebooks").iterdir():
        copy = root / "work" / notebook.name
        if not copy.exists() or copy.read_bytes() != notebook.read_bytes():  # JupyterLab asks about one that is new
            shutil.copyfile(notebook, copy)
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


SLOW = "[anywidget] Failed to initialize model."
"""What anywidget says where a page takes more than 2 seconds to load the code of a widget; it still does."""
FAILED = pytest.StashKey[int]()
"""How many tests have failed so far."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Count the tests that fail."""
    report = yield
    item.config.stash[FAILED] = item.config.stash.get(FAILED, 0) + report.failed
    return report


class Pages:
    """Pages with JupyterLab, kept from test to test: to start it in a page takes longer than most tests."""

    def __init__(self, browser: Any, config: pytest.Config) -> None:
        self.browser, self.config = browser, config
        self.kept: list[Any] = []

    def fresh(self) -> Any:
        """A page of 1280 by 900 with a touch screen."""
        context = self.browser.new_context(viewport=WINDOW, has_touch=True)
        context.set_default_timeout(1000 * PATIENCE)
        return context.new_page()

    @contextmanager
    def lent(self, logged: list[str], keep: bool = True) -> Iterator[Any]:
        """A page on which nothing is open, and the errors that it logs; after a failure, the next is a fresh one.

        One that a test has loaded anew is not kept: what its workspace remembers comes back one by one, and late.
        """
        loads: list[Any] = []

        def log_error(error: Any) -> None:
            if str(error) != SLOW:
                logged.append(str(error))

        def count(loaded: Any) -> None:
            loads.append(loaded)

        def log_message(message: Any) -> None:
            if message.type == "error" and message.text != SLOW:
                logged.append(message.text)

        failed = self.config.stash.get(FAILED, 0)
        page, once = (self.kept.pop(), 0) if keep and self.kept else (self.fresh(), 1)
        page.on("domcontentloaded", count)
        page.on("pageerror", log_error)
        page.on("console", log_message)
        yield page
        page.remove_listener("pageerror", log_error)
        page.remove_listener("console", log_message)
        page.remove_listener("domcontentloaded", count)
        well = keep and not logged and failed == self.config.stash.get(FAILED, 0)
        if well and len(loads) == once and page.evaluate(IS_LAB):
            leave(page)
            self.kept.append(page)
        else:
            if page.evaluate(IS_LAB):
                on_page(page, CLOSE_ALL)  # its kernel would answer whoever opens the same notebook
            page.context.close()


@pytest.fixture(scope="session")
def pages(browser: Any, pytestconfig: pytest.Config) -> Iterator[Pages]:
    """The pages that are kept."""
    kept = Pages(browser, pytestconfig)
    yield kept
    for page in kept.kept:
        page.context.close()


def errors_without_a_board(pages: Pages, address: str) -> frozenset[str]:
    """What a page logs as errors of its own, on coming and on going."""
    page, logged = pages.fresh(), []
    page.on("pageerror", lambda error: logged.append(str(error)))
    page.on("console", lambda message: logged.append(message.text) if message.type == "error" else None)
    page.goto(address)
    page.locator(".jp-Cell").first.wait_for(timeout=1000 * PATIENCE)
    page.wait_for_timeout(300)
    page.goto("about:blank")
    page.wait_for_timeout(200)
    page.context.close()
    return frozenset(logged)


@pytest.fixture(scope="session")
def of_notebook_7(pages: Pages, jupyter: str) -> frozenset[str]:
    """The errors that Notebook 7 logs without a board."""
    return errors_without_a_board(pages, f"{jupyter}/notebooks/bare.ipynb")


@pytest.fixture(scope="session")
def of_voila(pages: Pages, voila: str) -> frozenset[str]:
    """The errors that Voilà logs without a board."""
    return errors_without_a_board(pages, f"{voila}voila/render/bare.ipynb")


@pytest.fixture
def logged() -> list[str]:
    """The errors that the page logs; at the end there must be none."""
    return []


@pytest.fixture
def page(folder: Path, pages: Pages, logged: list[str]) -> Iterator[Any]:
    """A page with JupyterLab for a test; it logs no error."""
    notebooks_in(folder)
    with pages.lent(logged) as page:
        yield page
    assert not logged


@pytest.fixture
def other_page(folder: Path, pages: Pages, logged: list[str]) -> Iterator[Any]:
    """A page for what is not that JupyterLab; it logs no error."""
    notebooks_in(folder)
    with pages.lent(logged, keep=False) as page:
        yield page
    assert not logged


@pytest.fixture(scope="module")
def opened_labs(request: pytest.FixtureRequest, pages: Pages, jupyter: str) -> Iterator[LabPage]:
    """The notebook that a module names, opened once."""
    logged: list[str] = []
    with pages.lent(logged) as page:
        yield LabPage(page, in_lab(jupyter, request.module.NOTEBOOK), logged)


@pytest.fixture
def labs(opened_labs: LabPage) -> Iterator[LabPage]:
    """The labs of that notebook; the page logs no error."""
    opened_labs.logged.clear()
    yield opened_labs
    assert not opened_labs.logged
