"""What a cell of a notebook shows: each type is drawn by a room that its own does not know, once it is shown."""

import subprocess
import sys
from importlib import import_module

import pytest

from barrage_nb.cells import DISPLAYS, PAGES

CELL = """
import sys
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
import barrage_nb as bn
game = bn.Game(bn.sketch("usa B1U=2*2 C1A P8.1 engineers=2"))
game.play("place turbine+0")
game.tweak(0, "usa B1U=2*1")
print("barrage_nb.view" in sys.modules)
for thing in (game.position, game.replay(0), game, game.node.step, bn.rollout(game.position, n=2, executor=None)):
    shown, _ = shell.display_formatter.format(thing)
    print(*((kind, text[:4]) for kind, text in shown.items()))
assert shell.display_formatter.format(game.compare(1)) == ({}, {})
"""


def said(code: str) -> list[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize(("module", "name"), [*PAGES, *DISPLAYS])
def test_what_is_shown_is_where_it_is_looked_for_and_so_is_what_draws_it(module: str, name: str) -> None:
    home = f"barrage_nb.{module}"
    assert getattr(import_module(home), name).__module__ == home
    *_, room, page = (*PAGES.get((module, name), ()), *DISPLAYS.get((module, name), ()))
    assert callable(getattr(import_module(f"barrage_nb.{room}"), page))


def test_a_cell_shows_pictures_and_pages_and_loads_the_view_for_the_first_of_them() -> None:
    loaded, position, report, game, step, rollout, *comparison = said(CELL)
    assert loaded == "False"
    assert position == "('text/plain', 'Posi') ('image/svg+xml', '<svg')"
    assert report == "('text/plain', '<Rep') ('text/html', '<p>R')"
    assert game == "('text/plain', '<Gam') ('text/html', '<p>G')"
    assert step == "('text/plain', '<Ste') ('text/html', '<p t')"
    assert rollout == "('text/plain', '<Rol') ('text/html', '<p>2')"
    assert comparison[1].startswith("They part after 0 moves")


def test_in_a_plain_python_nothing_is_loaded_that_it_does_not_need() -> None:
    loaded = "[name for name in sys.modules if name in ('IPython', 'ipywidgets', 'fluent')]"
    code = f"import sys, barrage_nb; print({loaded})"
    assert said(code) == ["[]"]
