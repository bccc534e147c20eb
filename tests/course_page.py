"""The tables of lessons: `python tests/course_page.py` writes them from the course.

They stand in README.md and, for readers of the notebooks, in Start here, in each language that has it.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from barrage_nb import language
from barrage_nb.lessons.course import COURSE, LEARN, TEACH, Lesson
from barrage_nb.words.spoken import ENGLISH
from tests.notebooks.clauses_met import NOTEBOOKS

README = NOTEBOOKS.parent / "README.md"
START = "00_start_here"
ROWS = re.compile(r"(?:^\| \[[^\n]+\.ipynb\)[^\n]* \|$\n?)+", re.MULTILINE)
"""The rows of a table that begin with a lesson."""


def rows(lessons: Sequence[Lesson], folder: str = "") -> str:
    """A row for each lesson, as these lie in a folder."""
    return "".join(
        f"| [{each.name}]({folder}{each.file}.ipynb) | {each.question} | {each.takes} |\n" for each in lessons
    )


def tables(*languages: str, folder: str = "", first: bool = False) -> list[str]:
    """The rows of both tables in some languages, with or without the first lesson, where they are read."""
    found = []
    for name in languages:
        language(name)
        found += [
            rows([each for each in COURSE.values() if each.part == part and (first or each.file != START)], folder)
            for part in (LEARN, TEACH)
        ]
    language(ENGLISH)
    return found


def with_tables(text: str, written: Sequence[str]) -> str:
    """A text with its tables of lessons written anew, one after the other."""
    anew = iter(written)
    return ROWS.sub(lambda _: next(anew), text)


def pages() -> Iterator[tuple[Path, str]]:
    """Every file that has the tables, with them as they should be."""
    yield README, with_tables(README.read_text("utf-8"), tables(ENGLISH, folder="notebooks/", first=True))
    for path in sorted(NOTEBOOKS.glob(f"**/{START}.*")):
        own = ENGLISH if path.parent == NOTEBOOKS else path.parent.name
        if path.suffix == ".md":
            yield path, with_tables(path.read_text("utf-8"), tables(ENGLISH, own))
            continue
        stored = json.loads(path.read_text("utf-8"))
        for cell in stored["cells"]:
            if cell["cell_type"] == "markdown" and ROWS.search("".join(cell["source"])):
                cell["source"] = with_tables("".join(cell["source"]), tables(own)).splitlines(keepends=True)
        yield path, json.dumps(stored, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, text in pages():
        path.write_text(text, "utf-8")
