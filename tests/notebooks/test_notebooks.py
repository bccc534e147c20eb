"""The notebooks as they are stored: readable without a kernel, in the form of a lesson, and complete."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from barrage_nb.lessons.course import COURSE, LEARN, TEACH
from barrage_nb.widgets.table.seats import PROGRAMS
from barrage_nb.words import CLAUSES
from barrage_nb.words.spoken import languages
from tests import course_page
from tests.clause_table import SECTIONS
from tests.notebooks.clauses_met import NOTEBOOKS, cells_of, notebooks, notebooks_of_clauses, source_of

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
MOST_BYTES = 560_000
MOST_LINES = 12
OF_ANOTHER_FORM = ("09_exam", "10_what_if", "11_play")
LESSONS = tuple(name for name, each in COURSE.items() if each.part == LEARN and name not in OF_ANOTHER_FORM)
TAUGHT = tuple(name for name, each in COURSE.items() if each.part == TEACH)
"""The lessons for a class."""
ENDED = tuple(name for name, each in COURSE.items() if each.then)
FOLDED = LESSONS[: LESSONS.index("08_automa")]
"""The lessons in which nobody needs to read code."""
SHORT = (*FOLDED, "13_leeghwater")
"""The lessons that show no more words than are read."""
IN_CODE = "## The same in code"
TAUGHT_SECTIONS = (*"GUIRCWPKMTNOSBEJ", "AP", "L")
"""The sections of the rules whose every clause a lesson meets."""
AFTER = "<details><summary>After your guess</summary>"
"""What unfolds below a question."""
SVG = "{http://www.w3.org/2000/svg}"
BESIDE = 848
"""How wide a cell is in a window of 1280 pixels with the file browser open."""

TRANSLATED = [path for folder in languages() for path in sorted((NOTEBOOKS / folder).glob("*.ipynb"))]
"""The lessons in other languages; they are handed out beside the English ones, and link to them."""

every_notebook = pytest.mark.parametrize(
    "path", [*notebooks(), *TRANSLATED], ids=lambda path: str(path.relative_to(NOTEBOOKS).with_suffix(""))
)
every_lesson = pytest.mark.parametrize(
    "path", [NOTEBOOKS / f"{name}.ipynb" for name in (*LESSONS, *TAUGHT)], ids=lambda path: path.stem
)


def codes(path: Path) -> list[dict[str, Any]]:
    """The cells with code."""
    return [cell for cell in cells_of(path) if cell["cell_type"] == "code"]


def texts(path: Path) -> str:
    """All prose of a notebook."""
    return "\n\n".join(source_of(cell) for cell in cells_of(path) if cell["cell_type"] == "markdown")


def data_of(path: Path) -> list[dict[str, Any]]:
    """What the cells of a notebook display."""
    return [output["data"] for cell in codes(path) for output in cell["outputs"] if "data" in output]


def test_the_course_is_of_the_notebooks_that_are_there() -> None:
    assert [path.stem for path in notebooks()] == list(COURSE)
    assert {name for each in COURSE.values() for name in each.then} <= {*COURSE}


@every_notebook
def test_outputs_are_stored_without_what_needs_a_kernel(path: Path) -> None:
    assert all(cell["execution_count"] for cell in codes(path))
    outputs = [output for cell in codes(path) for output in cell["outputs"]]
    assert outputs
    assert all(output["output_type"] != "error" for output in outputs)
    assert all(WIDGET_VIEW not in data for data in data_of(path))
    assert all(output.get("name") != "stderr" for output in outputs)


@every_notebook
def test_it_is_small_and_has_pictures(path: Path) -> None:
    assert path.stat().st_size < MOST_BYTES
    assert any("image/svg+xml" in data for data in data_of(path))


@every_notebook
def test_code_is_short_enough_to_read_aloud(path: Path) -> None:
    lines = [len(source_of(cell).strip().splitlines()) for cell in codes(path)]
    assert max(lines) <= MOST_LINES
    assert sum(count > 6 for count in lines) <= len(lines) / 4


@every_notebook
def test_headings_are_in_order(path: Path) -> None:
    headings = re.findall(r"^(#+) ", texts(path), re.MULTILINE)
    levels = [len(marks) for marks in headings]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(below - above <= 1 for above, below in pairwise(levels))


@every_notebook
def test_what_stays_a_picture_is_not_made_smaller_beside_the_file_browser(path: Path) -> None:
    for output in (output for cell in codes(path) for output in cell["outputs"]):
        if output["output_type"] == "execute_result" and "image/svg+xml" in output["data"]:
            picture = ElementTree.fromstring("".join(output["data"]["image/svg+xml"]))
            assert float(str(picture.get("viewBox")).split()[2]) <= BESIDE


@every_notebook
def test_every_picture_says_what_it_shows(path: Path) -> None:
    for data in data_of(path):
        if "image/svg+xml" in data:
            picture = ElementTree.fromstring("".join(data["image/svg+xml"]))
            assert picture.get("role") == "img"
            for name in ("title", "desc"):
                said = picture.find(f"{SVG}{name}")
                assert said is not None
                assert said.text
            assert data["text/plain"]
    for alternative in re.findall(r"!\[(.*?)\]", texts(path)):
        assert alternative


@every_lesson
def test_a_lesson_begins_with_what_one_will_be_able_to_do_and_about_how_long(path: Path) -> None:
    first = source_of(cells_of(path)[0])
    assert first.startswith("# ")
    assert "You will be able to" in first
    assert re.search(r"About \d+ minutes", first)


@every_lesson
def test_a_lesson_says_its_words_again(path: Path) -> None:
    assert "| word | meaning |" in texts(path)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_asks_three_questions(name: str) -> None:
    prose = texts(NOTEBOOKS / f"{name}.ipynb")
    questions = prose[prose.index("## Three questions") : prose.index("| word | meaning |")]
    assert questions.count("<details><summary>Answer</summary>") == 3


MOST_WORDS = {LESSONS[0]: 1200}
"""More are not read; what is folded is not shown until somebody wants it."""


def shown(prose: str) -> int:
    """How many words of some prose are shown when a page is opened."""
    text = re.sub(r"<details>.*?</details>|<[^>]+>|\]\([^)]*\)|[|#*`>–—-]+", " ", prose, flags=re.DOTALL)
    return sum(any(map(str.isalnum, word)) for word in text.split())


@pytest.mark.parametrize("name", SHORT)
def test_a_lesson_shows_no_more_words_than_are_read(name: str) -> None:
    assert shown(texts(NOTEBOOKS / f"{name}.ipynb")) <= MOST_WORDS.get(name, 1000)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_for_a_class_asks_experiments_talks_and_hands_in_without_solutions(name: str) -> None:
    path = NOTEBOOKS / f"{name}.ipynb"
    prose, code = texts(path), "\n".join(map(source_of, codes(path)))
    headings = ["## A question to the class", "## Your own experiment", "## Talk about it", "## Hand in"]
    assert [prose.index(heading) for heading in headings] == sorted(prose.index(heading) for heading in headings)
    assert sum(map(int, re.findall(r"^## .*\((\d+) minutes\)", prose, re.MULTILINE))) == COURSE[name].time
    assert prose.count("<details>") == prose.count(AFTER)
    assert "How do we know" in prose
    assert all(
        part in code for part in ("large(", "predict(", "plot(", "experiment(", f'hand_in("{name}"', "counting()")
    )
    (handing,) = (cell for cell in codes(path) if "hand_in(" in source_of(cell))
    (handed,) = (output["data"]["text/plain"] for output in handing["outputs"])
    assert "".join(handed).startswith("Write your own name in place of Ada"), "as long as nobody has written anything"
    assert "".join(handed).endswith("a sentence in place of the dots; then run the box again.")


@pytest.mark.parametrize("name", ENDED)
def test_it_ends_with_what_one_can_do_now_and_a_button_to_the_next_lesson(name: str) -> None:
    *_, now_you_can, end = cells_of(NOTEBOOKS / f"{name}.ipynb")
    assert source_of(now_you_can).startswith("## What you can do now")
    assert f'finish("{name}")' in source_of(end)
    shown = "".join(end["outputs"][0]["data"]["text/html"])
    assert "Nothing is guessed yet" in shown
    links = re.findall(r"href='([^']+)'", shown)
    assert links
    assert all((NOTEBOOKS / link).exists() for link in links)


def test_the_lessons_are_called_as_their_headlines_and_take_as_long_as_they_say() -> None:
    for name, lesson in COURSE.items():
        first = source_of(cells_of(NOTEBOOKS / f"{name}.ipynb")[0])
        assert first.startswith(f"# {lesson.title}\n"), name
        assert isinstance(lesson.time, str) or f"About {lesson.time} minutes" in first, name


def test_the_tables_of_lessons_are_up_to_date() -> None:
    found = dict(course_page.pages())
    assert len(found) > 5
    for path, text in found.items():
        assert path.read_text("utf-8") == text, "run: python tests/course_page.py"


@pytest.mark.parametrize("name", FOLDED)
def test_code_is_folded_but_for_the_first_lab_and_the_section_about_it(name: str) -> None:
    cells = cells_of(NOTEBOOKS / f"{name}.ipynb")
    (section,) = (index for index, cell in enumerate(cells) if source_of(cell).startswith(IN_CODE))
    before = [cell for cell in cells[:section] if cell["cell_type"] == "code"]
    open_cells = [cell for cell in before if not cell["metadata"].get("jupyter", {}).get("source_hidden")]
    assert open_cells == before[:1]
    after = [cell for cell in cells[section:-1] if cell["cell_type"] == "code"]
    assert after
    assert not any("jupyter" in cell["metadata"] for cell in after)


@pytest.mark.parametrize("name", SHORT)
def test_what_a_lesson_shows_is_no_bare_value(name: str) -> None:
    """A result in the lesson itself is a picture or a page; what prints alone stands in the section about code."""
    cells = cells_of(NOTEBOOKS / f"{name}.ipynb")
    (section,) = (index for index, cell in enumerate(cells) if source_of(cell).startswith(IN_CODE))
    for cell in cells[:section]:
        for output in cell.get("outputs", ()):
            assert output["output_type"] != "stream"
            assert {"text/html", "image/svg+xml"} & set(output["data"])


@every_notebook
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", texts(path))
    missing = [link for link in links if "://" not in link and not (NOTEBOOKS / link).exists()]
    assert not missing


@every_lesson
def test_prose_comes_first(path: Path) -> None:
    kinds = [cell["cell_type"] for cell in cells_of(path)]
    assert kinds[:2] == ["markdown", "markdown"]
    assert kinds[-2:] == ["markdown", "code"]


def test_the_lesson_on_playing_names_every_program_and_the_automa() -> None:
    prose, in_words = texts(NOTEBOOKS / "11_play.ipynb"), {5: "five", 6: "six", 7: "seven"}
    assert f"There are {in_words[len(PROGRAMS)]} programs." in prose
    assert all(f"**{who}**" in prose for who in (*PROGRAMS, "Automa"))


@every_lesson
def test_what_one_is_asked_to_predict_has_a_place_for_it_and_is_folded_where_no_kernel_runs(path: Path) -> None:
    """A lab asks by itself; any other box asks with `predict`, whose answer is folded wherever the notebook is read."""
    asked = [
        answer
        for question, answer in pairwise(cells_of(path))
        if answer["cell_type"] == "code" and "**Predict" in source_of(question).strip().split("\n\n")[-1]
    ]
    boxes = [cell for cell in asked if "Lab(" not in source_of(cell)]
    assert boxes
    for cell in boxes:
        assert "predict(" in source_of(cell)
        asked, _, told = "".join(cell["outputs"][0]["data"]["text/html"]).partition("<details><summary>")
        assert asked
        assert told


@pytest.mark.parametrize("name", [*LESSONS, "10_what_if", *TAUGHT])
def test_what_stands_below_a_question_does_not_answer_it(name: str) -> None:
    """A headline, another question, or what one unfolds: what is true stands in the box, once one has guessed."""
    for box, below in pairwise(cells_of(NOTEBOOKS / f"{name}.ipynb")):
        if box["cell_type"] != "code" or "predict(" not in source_of(box) or below["cell_type"] != "markdown":
            continue
        first = source_of(below).split("\n\n")[0]
        begins = re.match(f"#+ |{AFTER}", first)
        assert begins or "**Predict" in first or "?" in first, first


@every_notebook
def test_a_plot_that_answers_a_question_unfolds_with_the_answer(path: Path) -> None:
    """What a box draws below a question is seen before one guesses, on a page and whenever all boxes are run."""
    asked = False
    for cell in cells_of(path):
        if cell["cell_type"] == "markdown":
            asked = asked and "## " not in source_of(cell)
            continue
        plots = [output for output in cell["outputs"] if "image/png" in output.get("data", {})]
        assert not (plots and (asked or "predict(" in source_of(cell))), source_of(cell)
        asked = "predict(" in source_of(cell)


@every_lesson
def test_lines_of_code_are_not_cut_off_where_the_page_is_narrow(path: Path) -> None:
    assert all(len(line) <= 80 for cell in codes(path) for line in source_of(cell).splitlines())


@every_notebook
def test_clauses_named_are_known(path: Path) -> None:
    for cell in cells_of(path):
        assert set(cell["metadata"].get("clauses", ())) <= set(CLAUSES)
        assert set(cell["metadata"]) <= {"clauses", "tags", "jupyter"}


@pytest.mark.parametrize("section", TAUGHT_SECTIONS)
def test_every_clause_of_the_game_is_met(section: str) -> None:
    met = notebooks_of_clauses()
    _, count = SECTIONS[section]
    wanted = {f"{section}{number}" for number in range(1, count + 1)}
    assert wanted <= {clause for clause in met if set(met[clause]) & set(LESSONS)}


def test_a_clause_in_the_text_of_a_cell_is_in_its_metadata_or_in_the_notebook_s() -> None:
    """What the prose cites, the notebook names."""
    for path in notebooks():
        named = {clause for cell in cells_of(path) for clause in cell["metadata"].get("clauses", ())}
        cited = {
            clause
            for group in re.findall(r"\(((?:[A-Z]{1,2}\d+(?:, )?)+)\)", texts(path))
            for clause in group.split(", ")
        }
        assert cited & set(CLAUSES) <= named, path.stem
