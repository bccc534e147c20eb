"""The site in Chromium: lessons run in Pyodide, served from this machine, with stand-ins for numpy and Pillow.

What is tested is everything else: the list of what can be imported, widgets and canvas, a program at a table, and work
in slices between which the page answers. `kit.py test site` runs it; it takes Pyodide from npm, and wheels from PyPI.
"""

import functools
import json
import os
import subprocess
import threading
import time
import zipfile
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from barrage_nb.lessons.course import COURSE
from tests.browser.pages import IN_KERNEL, PATIENCE, READY, RUN_CELL, on_page, wait_for
from tests.browser.servers import chromium, launched

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
STAND_INS = {
    "numpy": {"numpy.py": (HERE / "stand_ins" / "numpy.py").read_text("utf-8")},
    "pillow": {"PIL/Image.py": ""},
}
PURE = ("micropip", "ipython", "jedi", "attrs", "pytz", "typing-extensions", "cloudpickle", "traitlets", "packaging")
"""What of Pyodide's own packages a kernel and the kit need, all of pure Python."""
SAYS = """async (code) => { // the first box of code says something else
  const {content} = window.jupyterapp.shell.currentWidget;
  content.widgets.find(({model}) => model.type === 'code').model.sharedModel.source = code;
}"""
EXPLORER = """from barrage_nb import Game, explore, new_game, random_player
from barrage_nb.analysis.judge import Foreseen, Judge
Judge.__init__ = lambda judge: None  # a stand-in, too: its weights are arrays of numpy
Judge.expected = lambda judge, told: [Foreseen(0.0, 0.0, 0.5) for _ in told]
game, policy = Game(new_game(2, "introductory", seed=1)), random_player(1)
for _ in range(40):
    game.play(policy(game.position))
x = explore(game, speed=0)
x"""
TABLE = """from barrage_nb import table
t = table("usa", germany="quick", rules="introductory", seed=7, speed=0)
t"""


class Quiet(SimpleHTTPRequestHandler):
    """A static host that knows what Pyodide is made of."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".mjs": "text/javascript"}

    def log_message(self, *told: Any) -> None:
        """Nobody asks for it."""


def wheel(folder: Path, name: str, files: dict[str, str]) -> Path:
    """A wheel of some files."""
    path, about = folder / f"{name}-0-py3-none-any.whl", f"{name}-0.dist-info"
    with zipfile.ZipFile(path, "w") as packed:
        for file, text in files.items():
            packed.writestr(file, text)
        packed.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n")
        packed.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        packed.writestr(f"{about}/RECORD", "")
    return path


def pure_wheels(python: str, pyodide: Path, to: Path) -> list[Path]:
    """Those of Pyodide's packages that are of pure Python, from PyPI, in the versions that it names."""
    packages = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["packages"]
    wanted, rest = set[str](), list(PURE)
    while rest:
        name = rest.pop().lower().replace("_", "-")
        if name not in wanted:
            wanted.add(name)
            rest += packages[name]["depends"]
    named = [f"{name}=={packages[name]['version']}" for name in sorted(wanted)]
    pip = [python, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--platform", "any"]
    subprocess.run([*pip, "--python-version", "3.14", "--dest", str(to), *named], check=True)
    return sorted(to.glob("*.whl"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site on a server; its address."""
    if "BARRAGE_NB_SITE_PYTHON" not in os.environ:
        pytest.skip("kit.py test site makes what these need")
    python, pyodide = os.environ["BARRAGE_NB_SITE_PYTHON"], Path(os.environ["BARRAGE_NB_PYODIDE"])
    wheels, folder = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("site") / "site"
    also = [*pure_wheels(python, pyodide, wheels), *(wheel(wheels, *each) for each in STAND_INS.items())]
    subprocess.run([python, "tools/site.py", str(folder), str(pyodide), *map(str, also)], cwd=ROOT, check=True)
    settings = folder / "live" / "jupyter-lite.json"
    told = json.loads(settings.read_text("utf-8"))
    told["jupyter-config-data"]["exposeAppInBrowser"] = True
    settings.write_text(json.dumps(told), "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium, driven by Playwright."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = launched(playwright, chromium())
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page of 1280 by 900 that logs no error of its own."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(1000 * PATIENCE)
    errors: list[str] = []
    made = context.new_page()
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    context.close()
    assert not errors


def opened(page: Any, site: str, lesson: str) -> float:
    """Open a lesson in JupyterLite; how long it took until its kernel was there."""
    began = time.monotonic()
    page.goto(f"{site}/live/lab/index.html?path={lesson}.ipynb")
    page.locator(".jp-Notebook").wait_for()
    wait_for(lambda: page.evaluate("!!window.jupyterapp?.shell?.currentWidget?.sessionContext"), "the notebook")
    on_page(page, READY)
    return time.monotonic() - began


def ask(page: Any, expression: str) -> Any:
    """The value of an expression in the kernel."""
    return json.loads(on_page(page, IN_KERNEL, f"import json; print(json.dumps({expression}))"))


def said(page: Any, code: str) -> None:
    """Run a box of code in the place of the first."""
    on_page(page, SAYS, code)
    on_page(page, RUN_CELL, code.splitlines()[0])
    page.locator(".barrage-stage canvas").first.wait_for()


def test_every_page_is_read_without_a_kernel_and_its_links_lead_somewhere(page: Any, site: str) -> None:
    page.goto(f"{site}/index.html")
    lessons = [each.get_attribute("href") for each in page.locator("td:first-child a").all()]
    assert len(lessons) == len(COURSE)
    for lesson in lessons:
        page.goto(f"{site}/{lesson}")
        told = page.locator("body").inner_text()
        assert "Open it in the browser" in told
        for never in ("Shift+Enter", "Nothing is guessed yet", "run this box", "grey box"):
            assert never not in told, lesson
        inside = page.evaluate("[...document.links].map((link) => link.href).filter((to) => to.startsWith(origin))")
        for link in {each.partition("#")[0].partition("?")[0] for each in inside}:
            assert page.request.get(link).ok, link


def test_the_tour_and_a_lab_are_clicked_through(page: Any, site: str, record_property: Any) -> None:
    until_there = opened(page, site, "00_start_here")
    began = time.monotonic()
    on_page(page, RUN_CELL, "Tour()")
    page.locator(".barrage-stage canvas").first.wait_for()
    figures = f"kernel after {until_there:.0f} s, the first board {time.monotonic() - began:.0f} s later"
    record_property("figures", figures)
    for stop in range(2, 5):
        page.get_by_role("button", name="Next stop").first.click()
        wait_for(lambda stop=stop: page.get_by_text(f"Stop {stop} of 14").count(), f"stop {stop}")
    opened(page, site, "02_production")
    on_page(page, RUN_CELL, "ProductionLab")
    page.locator(".barrage-lab .barrage-stage canvas").first.wait_for()
    page.locator(".barrage-lab").get_by_role("spinbutton").first.fill("9")
    page.locator(".barrage-lab button.barrage-choice").first.click()
    page.locator(".barrage-lab .barrage-feedback [role=status]:not(:empty)").first.wait_for()


def test_a_program_answers_at_a_table(page: Any, site: str) -> None:
    opened(page, site, "11_play")
    said(page, TABLE)
    who = ask(page, "t.position.question.who")
    moves = ask(page, "len(t.game.line())")
    on_page(page, IN_KERNEL, "t.play('place bank 1')")
    assert who == "usa"
    wait_for(
        lambda: ask(page, "t.position.question.who") == "usa" and ask(page, "len(t.game.line())") > moves + 1, "Germany"
    )
    assert not ask(page, "t.hands.errors.any")


def test_ask_goes_on_in_slices_and_is_stopped(page: Any, site: str) -> None:
    opened(page, site, "10_what_if")
    said(page, EXPLORER)
    assert ask(page, "__import__('barrage_nb.analysis', fromlist=['executors']).executors.usual()") == "slices"
    on_page(page, IN_KERNEL, "x.open_panel('ask')")
    page.locator(".barrage-panel-ask button.barrage-choice").first.click()
    wait_for(lambda: ask(page, "x.asking.busy and x.asking.found is not None"), "an answer that grows")
    before = ask(page, "x.asking.found.count")
    wait_for(lambda: ask(page, "x.asking.found.count") > before, "a better one, while the page answers")
    page.locator(".barrage-panel-ask").get_by_role("button", name="Stop").click()
    wait_for(lambda: not ask(page, "x.asking.busy"), "the end")
    assert not ask(page, "x.hands.errors.any")
