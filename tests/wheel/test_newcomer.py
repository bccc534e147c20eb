"""A newcomer's shelf says loudly what it lacks: the notebook, its cell and the error."""

import sys
from pathlib import Path
from types import ModuleType

import nbformat
import pytest

from tests.notebooks.clauses_met import NOTEBOOKS


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    """A lesson of which nothing is left but that it begins, and makes a table."""
    whole = nbformat.read(NOTEBOOKS / "20_tempo.ipynb", as_version=4)
    table = next(cell for cell in whole.cells if "from pandas import" in cell.source)
    table.source, table.outputs = "from pandas import DataFrame", []
    whole.cells = [nbformat.v4.new_code_cell("print('it begins')", execution_count=1), table]
    whole.cells[0].outputs = [nbformat.v4.new_output("stream", name="stdout", text="it begins\n")]
    nbformat.write(whole, tmp_path / "20_tempo.ipynb")
    return tmp_path / "20_tempo.ipynb"


def test_a_lesson_runs_where_all_is_there(kit: ModuleType, lesson: Path) -> None:
    kit.python_in = lambda home: sys.executable
    kit.print_as_stored(Path(sys.executable), lesson)


def test_without_pandas_a_lesson_fails_and_its_cell_is_named(
    kit: ModuleType, lesson: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lacking = tmp_path / "lacking"
    lacking.mkdir()
    (lacking / "pandas.py").write_text("raise ModuleNotFoundError('no pandas here')\n", "utf-8")
    kit.python_in = lambda home: sys.executable
    with pytest.raises(SystemExit, match="failed: python -m pytest"):
        kit.print_as_stored(Path(sys.executable), lesson, PYTHONPATH=str(lacking))
    said = capfd.readouterr().out
    assert "20_tempo.ipynb::Cell 1" in said
    assert "no pandas here" in said
    assert "1 failed, 1 passed" in said
