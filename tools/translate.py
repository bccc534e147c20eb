"""What each language has and lacks, and its lessons.

python tools/translate.py                    name each message and cell that a language lacks, and each stale one
python tools/translate.py begin it/01_water  add to notebooks/it/01_water.md what it lacks, in English, to translate
python tools/translate.py build [it …]       build and run the lessons of these languages, or of all

A lesson's prose stands cell by cell in notebooks/it/01_water.md: a line `%% id`, the English cell as it was translated,
a line `%%`, and the cell in the other language. A cell whose English has changed since is stale: nothing is built until
somebody has looked at it.
"""

import ast
import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import nbformat

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from run_notebooks import NOTEBOOKS, run

from barrage_nb import words
from barrage_nb.board.companies import COMPANIES
from barrage_nb.words.message import DECLARED, TABLES
from barrage_nb.words.spoken import ENGLISH, HERE, ids, languages

CELL = re.compile(r"^%% (\S+)\n(.*?)\n%%\n", re.M | re.S)
WORD = re.compile(r"(?<!\S)[a-z]{2,}(?![\w=])", re.I)
NAMES = {*COMPANIES, "place"}
"""What a string of code may hold in every language: the words of a sketch and of a move."""


class Cell(NamedTuple):
    """A cell of a lesson: its English as it was translated, and what it says."""

    english: str
    said: str


def prose(path: Path) -> dict[str, Cell]:
    """The cells of a translation."""
    _, *parts = CELL.split(path.read_text("utf-8")) if path.exists() else ("",)
    return {
        id: Cell(english, said.strip("\n"))
        for id, english, said in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    }


def lessons(folder: str) -> list[Path]:
    """The prose of every lesson that a language has."""
    return sorted((NOTEBOOKS / folder).glob("*.md"))


def original(path: Path) -> Any:
    """The English notebook of a translation."""
    return nbformat.read(NOTEBOOKS / f"{path.stem}.ipynb", as_version=4)


def speaks(cell: Any) -> bool:
    """Whether a cell holds what somebody reads: prose, or code with a sentence in it."""
    if cell.cell_type == "markdown":
        return True
    texts = (node.value for node in ast.walk(ast.parse(cell.source)) if isinstance(node, ast.Constant))
    return any(len({*WORD.findall(text)} - NAMES) > 1 for text in texts if isinstance(text, str))


def lacking(path: Path) -> list[str]:
    """What a lesson lacks: cells that nobody has translated, whose English has changed, or that are gone."""
    said, cells = prose(path), {cell.id: cell for cell in original(path).cells}
    gone = [f"{id}: the English lesson has no such cell any more" for id in said if id not in cells]
    stale = [f"{id}: its English has changed" for id in said if id in cells and said[id].english != cells[id].source]
    missing = [f"{id}: not translated" for id, cell in cells.items()
               if speaks(cell) and (id not in said or said[id].said == cell.source)]  # fmt: skip
    return [f"{path.relative_to(NOTEBOOKS)}, {what}" for what in (*gone, *stale, *missing)]


def unsaid(folder: str) -> Iterator[str]:
    """The messages that a language lacks, file by file; they are said in English."""
    for module in pkgutil.walk_packages(words.__path__, f"{words.__name__}."):
        importlib.import_module(module.name)
    asked = {*DECLARED, *(table.id(name) for table in TABLES for name in table)}
    for path in sorted((HERE / ENGLISH).glob("*.ftl")):
        said = ids(folder, path.stem)
        if missing := [id for id in ids(ENGLISH, path.stem) if id in asked and id not in said]:
            named = ", ".join(missing) if said else f"the file, with {len(missing)} messages"
            yield f"words/{folder}/{path.name} lacks {named}"


def told() -> Iterator[str]:
    """What every language has and lacks."""
    for folder, name in languages().items():
        if folder != ENGLISH:
            found = [*unsaid(folder), *(what for path in lessons(folder) for what in lacking(path))]
            yield f"{name}: {', '.join(path.stem for path in lessons(folder)) or 'no lessons'}"
            yield from (f"  {what}" for what in found or ["nothing is missing"])


def translated(path: Path) -> Any:
    """A lesson in another language: its cells, and in the first of code the language that boards speak."""
    notebook, said = original(path), prose(path)
    for cell in notebook.cells:
        if cell.id in said:
            cell.source = said[cell.id].said
    first = next(cell for cell in notebook.cells if cell.cell_type == "code")
    speak = f'language("{languages()[path.parent.name]}")'
    head, _, body = first.source.partition("\n\n")
    first.source = f"from barrage_nb import language\n{head}\n\n{speak}\n{body}"
    return notebook


def begin(name: str) -> None:
    """Add what a lesson lacks, in English, to be translated; a stale cell gets its new English beside the old words."""
    path = NOTEBOOKS / f"{name}.md"
    said = prose(path)
    cells = [cell for cell in original(path).cells if cell.id in said or speaks(cell)]
    texts = [(cell.id, cell.source, said[cell.id].said if cell.id in said else cell.source) for cell in cells]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(f"%% {id}\n{english}\n%%\n{words}\n" for id, english, words in texts), "utf-8")


def build(*folders: str) -> None:
    """Write the lessons of a language and run them; one with a cell that is stale or missing is named first."""
    paths = [path for folder in folders or languages() for path in lessons(folder)]
    if found := [what for path in paths for what in lacking(path)]:
        sys.exit("\n".join(found))
    for path in paths:
        nbformat.write(translated(path), path.with_suffix(".ipynb"))
        run(path.with_suffix(".ipynb"))


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            print("\n".join(told()))
        case ["begin", *names]:
            for name in names:
                begin(name)
        case ["build", *folders]:
            build(*folders)
        case _:
            sys.exit(__doc__)
