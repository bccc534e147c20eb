"""Lessons in other languages: built from their prose, whole, and none of it stale."""

import ast
import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import nbformat
import pytest

from barrage_nb import language
from barrage_nb.words import spoken
from barrage_nb.words.course import terms
from barrage_nb.words.spoken import ENGLISH, languages
from tests.notebooks.clauses_met import NOTEBOOKS
from tests.whole_languages import WHOLE

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
def test_no_cell_is_stale_and_in_a_whole_language_none_is_missing(path: Path) -> None:
    assert translate.stale(path) == []
    assert path.parent.name not in WHOLE or translate.missing(path) == []


@every_lesson
def test_a_lesson_is_the_one_that_its_prose_builds(path: Path) -> None:
    stored = nbformat.read(path.with_suffix(".ipynb"), as_version=4)
    built = translate.translated(path)
    assert [(cell.id, cell.source) for cell in stored.cells] == [(cell.id, cell.source) for cell in built.cells]


class _Unsaid(ast.NodeTransformer):
    """Takes the texts out of code; what is put together of several is one text."""

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        return ast.Constant("") if isinstance(node.value, str) else node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.JoinedStr:
        self.generic_visit(node)
        node.values = [value for value in node.values if isinstance(value, ast.FormattedValue)]
        return node


def what_it_does(code: str) -> list[str]:
    """The statements of a cell without its texts, and without those that choose a language."""
    statements = (ast.unparse(_Unsaid().visit(statement)) for statement in ast.parse(code).body)
    return [each for each in statements if each not in ("from barrage_nb import language", "language('')")]


@every_lesson
def test_the_code_of_a_lesson_does_what_its_english_does(path: Path) -> None:
    english = [cell for cell in translate.original(path).cells if cell.cell_type == "code"]
    cells = [cell for cell in translate.translated(path).cells if cell.cell_type == "code"]
    assert [cell.id for cell in cells] == [cell.id for cell in english]
    for cell, original in zip(cells, english, strict=True):
        assert what_it_does(cell.source) == what_it_does(original.source), cell.id


def test_code_that_does_something_else_in_another_language_is_found() -> None:
    said = what_it_does('language("Deutsch")\nask("Wie viele?", f"{drops} Tropfen", 3)')
    assert said == what_it_does('ask("How many?", f"{drops} drops", 3)')
    assert said != what_it_does('ask("How many?", f"{drops} drops", 4)')
    assert said != what_it_does('ask("How many?", f"{stops} drops", 3)')


def run_here(*paths: Path) -> subprocess.CompletedProcess[str]:
    """What notebooks show in a process of their own that is no kernel."""
    run = [sys.executable, "-m", "tests.notebooks.run_here", *map(str, paths)]
    return subprocess.run(run, cwd=TOOLS.parent, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in LESSONS}))
def test_the_lessons_of_a_language_show_what_they_showed(folder: str) -> None:
    ran = run_here(*sorted((NOTEBOOKS / folder).glob("*.ipynb")))
    assert ran.returncode == 0, ran.stderr


def test_a_cell_that_shows_something_else_or_fails_is_named(tmp_path: Path) -> None:
    lesson = nbformat.v4.new_notebook()
    lesson.cells = [
        nbformat.v4.new_code_cell("1 + 1", id="sum", outputs=[nbformat.v4.new_output("stream", text="3\n")])
    ]
    nbformat.write(lesson, tmp_path / "wrong.ipynb")
    ran = run_here(tmp_path / "wrong.ipynb")
    assert ran.returncode == 1
    assert "wrong.ipynb, sum: [{'text/plain': '2'}]" in ran.stderr
    lesson.cells[0].source = "raise LookupError('no such lesson')"
    nbformat.write(lesson, tmp_path / "wrong.ipynb")
    assert "LookupError: no such lesson" in run_here(tmp_path / "wrong.ipynb").stderr


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
    assert path.parent.name not in WHOLE or any(asked.values())
    for id, cell in translate.prose(path).items():
        assert {meant[row] for row in asked[id]} <= rows(cell.said), id


@pytest.fixture
def water(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A translation of lesson 1 that has just been begun."""
    (tmp_path / "01_water.ipynb").write_bytes((NOTEBOOKS / "01_water.ipynb").read_bytes())
    monkeypatch.setattr(translate, "NOTEBOOKS", tmp_path)
    translate.begin("de/01_water")
    return tmp_path / "de" / "01_water.md"


def test_a_language_that_has_no_name_yet_is_not_built(water: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translate, "languages", lambda: {"it": "italiano"})
    with pytest.raises(SystemExit, match=r"no words/de/language\.ftl says what a language is called"):
        translate.build("de")


def test_a_cell_that_nobody_has_translated_is_never_stale(water: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translate, "languages", lambda: {"de": "Deutsch"})
    lesson = water.parent.parent / "01_water.ipynb"
    notebook = nbformat.read(lesson, as_version=4)
    notebook.cells[3].source += " And more."
    nbformat.write(notebook, lesson)
    assert translate.stale(water) == []
    assert translate.translated(water).cells[3].source.endswith(" And more.")
    translate.begin("de/01_water")
    assert water.read_text("utf-8").count(" And more.\n") == 2


def test_what_has_only_been_begun_is_missing(water: Path) -> None:
    assert translate.stale(water) == []
    missing = translate.missing(water)
    assert "de/01_water.md, text-00: not translated" in missing
    assert "de/01_water.md, code-06: not translated" in missing  # it asks something
    assert not [what for what in missing if "code-04" in what]  # a sketch reads the same everywhere


def test_a_cell_is_stale_once_its_english_has_changed(water: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = water.read_text("utf-8")
    water.write_text(begun.replace("%%\n", "%%\nAuf Deutsch: "), "utf-8")
    assert translate.stale(water) == translate.missing(water) == []
    lesson = water.parent.parent / "01_water.ipynb"
    notebook = nbformat.read(lesson, as_version=4)
    changed, gone = notebook.cells[3], notebook.cells.pop(5)
    changed.source += " And more."
    nbformat.write(notebook, lesson)
    assert translate.stale(water) == [
        f"de/01_water.md, {gone.id}: the English lesson has no such cell any more",
        f"de/01_water.md, {changed.id}: its English has changed",
    ]
    monkeypatch.setattr(translate, "languages", lambda: {"de": "Deutsch"})
    with pytest.raises(SystemExit, match=changed.id):
        translate.build("de")
    translate.begin("de/01_water")
    assert translate.stale(water) == translate.missing(water) == []
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


def test_the_first_lessons_are_there_in_every_whole_language() -> None:
    names = ("00_start_here", "01_water", "02_production", "05_scoring")
    assert {NOTEBOOKS / folder / f"{name}.md" for folder in WHOLE for name in names} <= {*LESSONS}


def test_a_lesson_is_built_with_its_first_cells_translated(
    water: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built = []
    monkeypatch.setattr(translate, "languages", lambda: {"de": "Deutsch"})
    monkeypatch.setattr(translate, "run", built.append)
    water.write_text(water.read_text("utf-8").replace("%%\n# ", "%%\n# Auf Deutsch: ", 1), "utf-8")
    translate.build("de")
    cells = nbformat.read(built[0], as_version=4).cells
    assert cells[0].source.startswith("# Auf Deutsch: ")
    assert cells[1].source == translate.original(water).cells[1].source
    assert f"de/01_water.md, {cells[1].id}: not translated\n" in capsys.readouterr().out


EVENTS = """events-more = … und { $n } mehr
events-event-TileWorked = { $who } nutzt { NAME($tile, form: "acc") }
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A language that has been begun, beside the others: its events, with two sentences."""
    shutil.copytree(spoken.HERE / ENGLISH, tmp_path / ENGLISH)
    for home in (spoken, translate):
        monkeypatch.setattr(home, "HERE", tmp_path)
    monkeypatch.setattr(translate, "NOTEBOOKS", tmp_path)
    file = tmp_path / "de" / "events.ftl"
    file.parent.mkdir()
    (file.parent / "language.ftl").write_text("language-name = Deutsch\n", "utf-8")
    file.write_text(EVENTS, "utf-8")
    forget()
    yield file
    monkeypatch.undo()
    forget()


def forget() -> None:
    """What has been read of the files of messages."""
    for kept in (spoken.ids, spoken._bundle, spoken._resource, spoken.languages, translate.asked):
        kept.cache_clear()


def test_a_language_that_is_begun_is_told_how_far_it_is_and_what_comes_next(german: Path) -> None:
    told = list(translate.told())
    every = sum(map(len, translate.asked().values()))
    assert told[0] == f"Deutsch: 3 of {every} messages; lessons: none"
    lacked = len(translate.asked()["events"]) - 2
    named = f"events-told, events-step, events-step_of and {lacked - 3} more"
    assert f"  words/de/events.ftl lacks {lacked} of {lacked + 2}: {named}" in told
    assert f"  words/de/names.ftl lacks all of its {len(translate.asked()['names'])} messages" in told
    assert [line for line in told if "language.ftl" in line] == []


def test_what_a_file_of_messages_lacks_is_added_in_english_as_comments(german: Path) -> None:
    translate.begin_messages("de/events.ftl")
    begun = german.read_text("utf-8")
    assert begun.startswith(EVENTS)
    assert "\n\n# events-told = { CAPITAL($sentence) } ({ $clause }).\n" in begun
    assert "# events-more" not in begun
    forget()
    assert len(translate.unsaid("de")["events"]) == len(translate.asked()["events"]) - 2
    translate.begin_messages("de/events.ftl")
    assert german.read_text("utf-8") == begun


def test_what_was_added_says_all_once_its_marks_are_taken_away(german: Path) -> None:
    for module in translate.asked():
        translate.begin_messages(f"de/{module}.ftl")
        file = german.with_name(f"{module}.ftl")
        file.write_text(re.sub("^# ?", "", file.read_text("utf-8"), flags=re.M), "utf-8")
    forget()
    assert translate.unsaid("de") == {}
    assert list(translate.told())[1:] == ["  nothing is missing"]
