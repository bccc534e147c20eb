"""A box that was run too early says in one sentence which box it needs."""

from pathlib import Path

import nbformat
import pytest
from IPython.core.interactiveshell import InteractiveShell

from barrage_nb import cells

NEEDS, DEEPER = "print(stop('build'), seen)", "print(max([1, 2], key=lambda each: stop))"


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> InteractiveShell:
    """A kernel's shell in a folder with a lesson."""
    lesson = nbformat.v4.new_notebook()
    lesson.cells = [
        nbformat.v4.new_markdown_cell("# Start\n\n## Building, line by line\n\nThis is how."),
        nbformat.v4.new_code_cell("from barrage_nb.lessons.tour import stop\nseen = {}"),
        nbformat.v4.new_markdown_cell("## A turn"),
        nbformat.v4.new_code_cell(NEEDS),
        nbformat.v4.new_code_cell(DEEPER),
    ]
    nbformat.write(lesson, tmp_path / "00_start.ipynb")
    (tmp_path / "0_half.ipynb").write_text('{"cells": [')
    (tmp_path / "0_old.ipynb").write_text('{"nbformat": 3, "worksheets": []}')
    monkeypatch.chdir(tmp_path)
    made = InteractiveShell()
    monkeypatch.setattr("IPython.get_ipython", lambda: made)
    cells.show_in_cells()
    return made


@pytest.mark.parametrize("box", [NEEDS, DEEPER])
def test_it_names_the_box_that_makes_what_is_missing(
    shell: InteractiveShell, capsys: pytest.CaptureFixture[str], box: str
) -> None:
    ran = shell.run_cell(box, store_history=True)
    assert isinstance(ran.error_in_exec, NameError), "a page that runs all boxes stops here"
    said = capsys.readouterr()
    assert said.err == (
        "This box needs stop, which another makes: first run the box under “Building, line by line”, then this one.\n"
    )
    assert "Traceback" not in said.out


def test_where_no_heading_stands_the_box_above_is_meant(
    shell: InteractiveShell, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = nbformat.v4.new_notebook()
    bare.cells = [nbformat.v4.new_code_cell("stop = 1"), nbformat.v4.new_code_cell("stop + 1")]
    nbformat.write(bare, "bare.ipynb")
    shell.run_cell("stop + 1", store_history=True)
    assert capsys.readouterr().err == (
        "This box needs stop, which a box above it makes: run that one first, then this one.\n"
    )


@pytest.mark.parametrize("box", ["print(nowhere)", "def ask():\n    return seen\n\nask()"])
def test_any_other_name_is_reported_as_ever(
    shell: InteractiveShell, capsys: pytest.CaptureFixture[str], box: str
) -> None:
    shell.run_cell(box, store_history=True)
    said = capsys.readouterr()
    assert "NameError" in said.out + said.err
    assert "This box needs" not in said.err
