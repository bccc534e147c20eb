"""The words of all lessons in one place: `python tests/glossary_page.py` writes them.

They stand in docs/glossary.md and, as readers have only the notebooks, in Start here.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from barrage_nb.words.course import terms
from tests.notebooks.clauses_met import NOTEBOOKS, cells_of, notebooks, source_of

PAGE = Path(__file__).parents[1] / "docs" / "glossary.md"
START = NOTEBOOKS / "00_start_here.ipynb"
HEADING = "## Glossary"
TABLE = ("| word | meaning | lessons |", "|---|---|---|")
LINK = "Every word of every lesson stands in the [glossary](00_start_here.ipynb#Glossary)."


def section_of_words(path: Path) -> str:
    """The section with the table of words of a notebook; empty where it has none."""
    cells = (source_of(cell) for cell in cells_of(path) if "## Words\n" in source_of(cell))
    return next(cells, "").partition("## Words\n")[2]


def words_of(path: Path) -> dict[str, str]:
    """The table of words of a notebook: word to meaning; nothing where it has none."""
    rows = [line for line in section_of_words(path).splitlines() if line.startswith("| **")]
    return {
        word.strip("| *"): meaning for word, _, meaning in (row.removesuffix(" |").partition(" | ") for row in rows)
    }


def rows(folder: str) -> list[str]:
    """Every word by the alphabet, its meaning and the lessons that explain it; these lie in a folder."""
    said = {path.stem: words_of(path) for path in notebooks()}
    made, meant = [], terms()
    for word in sorted(meant, key=str.casefold):
        links = [f"[{name[:2]}]({folder}{name}.ipynb)" for name, words in said.items() if word in words]
        made.append(f"| **{word}** | {meant[word]} | {', '.join(links)} |")
    return made


def page() -> str:
    """The glossary as a page."""
    head = ("# Glossary", "", "Every word that the lessons explain. Written by `python tests/glossary_page.py`.", "")
    return "\n".join((*head, *TABLE, *rows("../notebooks/"))) + "\n"


def section() -> str:
    """The glossary as a section of Start here."""
    head = (HEADING, "", "Every word that the lessons explain, and where.", "")
    fold = ("<details><summary>Show them all</summary>", "")
    return "\n".join((*head, *fold, *TABLE, *rows(""), "", "</details>"))


def write() -> None:
    """Write both."""
    PAGE.write_text(page(), "utf-8")
    stored = json.loads(START.read_text("utf-8"))
    for cell in stored["cells"]:
        if source_of(cell).startswith(HEADING):
            cell["source"] = section().splitlines(keepends=True)
    START.write_text(json.dumps(stored, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write()
