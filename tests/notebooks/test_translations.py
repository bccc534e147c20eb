"""Lessons in other languages: built from their prose, whole, and none of it stale."""

import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

import nbformat
import pytest

from barrage_nb import language
from barrage_nb.words.glossary import terms
from barrage_nb.words.spoken import ENGLISH, languages
from tests.notebooks.clauses_met import NOTEBOOKS

TOOLS = NOTEBOOKS.parent / "tools"


def _tool() -> ModuleType:
    """The command that builds them, as it lies among the tools."""
    sys.path.insert(0, str(TOOLS))
    try:
        return importlib.import_module("translate")
    finally:
        sys.path.remove(str(TOOLS))


translate = _tool()
LESSONS = [path for folder in languages() for path in translate.lessons(folder)]
CITED = r"\b[A-Z]{1,2}\d+\b"
LINK = r"\]\(([^)#]+)"
TAG = r"<[^>]+>"
every_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}/{path.stem}")


@every_lesson
def test_no_cell_is_stale_or_missing(path: Path) -> None:
    assert translate.lacking(path) == []


@every_lesson
def test_a_lesson_is_the_one_that_its_prose_builds(path: Path) -> None:
    stored = nbformat.read(path.with_suffix(".ipynb"), as_version=4)
    built = translate.translated(path)
    assert [(cell.id, cell.source) for cell in stored.cells] == [(cell.id, cell.source) for cell in built.cells]


def rows(cell: str) -> set[tuple[str, str]]:
    """The rows of the tables in a cell that begin with a word in bold: the word, and what stands beside it."""
    return set(re.findall(r"^\| \*\*([^|]+)\*\* \| ([^|]+) \|", cell, re.M))


@every_lesson
@pytest.mark.parametrize("what", [CITED, LINK, TAG])
def test_a_translation_cites_links_and_folds_what_its_english_does(path: Path, what: str) -> None:
    for id, cell in translate.prose(path).items():
        assert sorted(re.findall(what, cell.said)) == sorted(re.findall(what, cell.english)), id


def glossary(folder: str) -> dict[str, str]:
    """Word to meaning in a language."""
    language(folder)
    try:
        return terms()
    finally:
        language(ENGLISH)


@every_lesson
def test_a_translation_says_its_words_as_the_glossary_of_its_language_does(path: Path) -> None:
    english = terms()
    meant = dict(zip(english.items(), glossary(path.parent.name).items(), strict=True))
    asked = {id: rows(cell.english) & meant.keys() for id, cell in translate.prose(path).items()}
    assert any(asked.values())
    for id, cell in translate.prose(path).items():
        assert {meant[row] for row in asked[id]} <= rows(cell.said), id


@pytest.fixture
def water(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A translation of lesson 1 that has just been begun."""
    (tmp_path / "01_water.ipynb").write_bytes((NOTEBOOKS / "01_water.ipynb").read_bytes())
    monkeypatch.setattr(translate, "NOTEBOOKS", tmp_path)
    translate.begin("de/01_water")
    return tmp_path / "de" / "01_water.md"


def test_what_has_only_been_begun_is_missing(water: Path) -> None:
    missing = translate.lacking(water)
    assert "de/01_water.md, text-00: not translated" in missing
    assert "de/01_water.md, code-06: not translated" in missing  # it asks something
    assert not [what for what in missing if "code-04" in what]  # a sketch reads the same everywhere


def test_a_cell_is_stale_once_its_english_has_changed(water: Path) -> None:
    begun = water.read_text("utf-8")
    water.write_text(begun.replace("%%\n", "%%\nAuf Deutsch: "), "utf-8")
    assert translate.lacking(water) == []
    lesson = water.parent.parent / "01_water.ipynb"
    notebook = nbformat.read(lesson, as_version=4)
    changed, gone = notebook.cells[3], notebook.cells.pop(5)
    changed.source += " And more."
    nbformat.write(notebook, lesson)
    assert translate.lacking(water) == [
        f"de/01_water.md, {gone.id}: the English lesson has no such cell any more",
        f"de/01_water.md, {changed.id}: its English has changed",
    ]
    with pytest.raises(SystemExit, match=changed.id):
        translate.build("de")
    translate.begin("de/01_water")
    assert translate.lacking(water) == []
    assert translate.prose(water)[changed.id] == (changed.source, f"Auf Deutsch: {begun_text(begun, changed.id)}")


def begun_text(prose: str, id: str) -> str:
    """What a translation that was just begun says in a cell: its English."""
    return translate.CELL.split(prose)[translate.CELL.split(prose).index(id) + 2].strip("\n")


def test_a_lesson_speaks_its_language_from_its_first_code(water: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translate, "languages", lambda: {"de": "Deutsch"})
    first = next(cell for cell in translate.translated(water).cells if cell.cell_type == "code")
    assert first.source.splitlines() == [
        "from barrage_nb import language",
        "from barrage_nb.widgets.labs import WaterLab",
        "",
        'language("Deutsch")',
        "WaterLab(seed=1)",
    ]


def test_the_first_lessons_are_there_in_every_language() -> None:
    names = ("00_start_here", "01_water", "02_production", "05_scoring")
    assert {NOTEBOOKS / folder / f"{name}.md" for folder in languages() for name in names if folder != ENGLISH} <= {
        *LESSONS
    }
