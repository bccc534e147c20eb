"""What each language has and lacks, and its lessons.

python tools/translate.py [it …]             say what these languages lack, or all, and each cell that is stale
python tools/translate.py begin it/names.ftl add to words/it/names.ftl what it lacks, in English, to translate
python tools/translate.py begin it/01_water  add to notebooks/it/01_water.md what it lacks, in English, to translate
python tools/translate.py build [it …]       build and run the lessons of these languages, or of all

What a file of messages lacks is added as comments, so it is said in English until its `#` are taken away.

A lesson's prose stands cell by cell in notebooks/it/01_water.md: a line `%% id`, the English cell as it was translated,
a line `%%`, and the cell in the other language. A cell that is not translated stays English. One whose English has
changed since is stale: nothing is built until somebody has looked at it.
"""

import ast
import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from run_notebooks import NOTEBOOKS, run

from barrage_nb import words
from barrage_nb.board.companies import COMPANIES
from barrage_nb.words.message import DECLARED, TABLES
from barrage_nb.words.spoken import ENGLISH, HERE, ids, languages

CELL = re.compile(r"^%% (\S+)\n(.*?)\n%%\n", re.M | re.S)
FIRST = 3
"""So many of the messages that a file lacks are named; `begin` shows them all."""
WORD = re.compile(r"(?<!\S)[a-z]{2,}(?![\w=])", re.I)
NAMES = {*COMPANIES, "place"}
"""What a string of code may hold in every language: the words of a sketch and of a move."""


class Cell(NamedTuple):
    """A cell of a lesson: its English as it was translated, and what it says."""

    english: str
    said: str


def prose(path: Path) -> dict[str, Cell]:
    """The cells of a translation; one that still stands there in English is none."""
    _, *parts = CELL.split(path.read_text("utf-8")) if path.exists() else ("",)
    return {
        id: Cell(english, said.strip("\n"))
        for id, english, said in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
        if said.strip("\n") != english
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


def stale(path: Path) -> list[str]:
    """The cells of a lesson whose English has changed since they were translated, or that are gone."""
    said, cells = prose(path), {cell.id: cell for cell in original(path).cells}
    gone = [f"{id}: the English lesson has no such cell any more" for id in said if id not in cells]
    changed = [f"{id}: its English has changed" for id in said if id in cells and said[id].english != cells[id].source]
    return [f"{path.relative_to(NOTEBOOKS)}, {what}" for what in (*gone, *changed)]


def missing(path: Path) -> list[str]:
    """The cells of a lesson that nobody has translated; they are in English."""
    said = prose(path)
    unsaid = [cell.id for cell in original(path).cells if speaks(cell) and cell.id not in said]
    return [f"{path.relative_to(NOTEBOOKS)}, {id}: not translated" for id in unsaid]


@cache
def asked() -> dict[str, list[str]]:
    """The messages that every language is asked for, by their file."""
    for module in pkgutil.walk_packages(words.__path__, f"{words.__name__}."):
        importlib.import_module(module.name)
    known = {"language-name", *DECLARED, *(table.id(name) for table in TABLES for name in table)}
    modules = sorted(path.stem for path in (HERE / ENGLISH).glob("*.ftl"))
    return {module: [id for id in ids(ENGLISH, module) if id in known] for module in modules}


def unsaid(folder: str) -> dict[str, list[str]]:
    """The messages that a language lacks, by their file; they are said in English."""
    lacks = {module: [id for id in every if id not in ids(folder, module)] for module, every in asked().items()}
    return {module: lacked for module, lacked in lacks.items() if lacked}


def lacks_messages(folder: str) -> Iterator[str]:
    """What each file of a language lacks, with the first few by name."""
    for module, lacked in unsaid(folder).items():
        file = f"words/{folder}/{module}.ftl"
        if len(lacked) == len(asked()[module]):
            yield f"{file} lacks all of its {len(lacked)} messages"
        else:
            more = f" and {len(lacked) - FIRST} more" if len(lacked) > FIRST else ""
            yield f"{file} lacks {len(lacked)} of {len(asked()[module])}: {', '.join(lacked[:FIRST])}{more}"


def named(folders: Sequence[str]) -> Sequence[str]:
    """The folders of these languages, or of all; one that does not say its name yet ends the command."""
    for folder in folders:
        if folder not in languages():
            sys.exit(
                f"no words/{folder}/language.ftl says what a language is called: begin {folder}/language.ftl, "
                f"and translate it; there are {', '.join(languages())}"
            )
    return folders or tuple(languages())


def told(*folders: str) -> Iterator[str]:
    """What these languages have and lack, or all."""
    for folder in named(folders):
        if folder == ENGLISH:
            continue
        every, lacked = (sum(map(len, messages.values())) for messages in (asked(), unsaid(folder)))
        begun = ", ".join(path.stem for path in lessons(folder)) or "none"
        yield f"{languages()[folder]}: {every - lacked} of {every} messages; lessons: {begun}"
        cells = [what for path in lessons(folder) for what in (*stale(path), *missing(path))]
        found = [*lacks_messages(folder), *cells]
        yield from (f"  {what}" for what in found or ["nothing is missing"])
        if lacked:
            yield f"  begin {folder}/names.ftl, or another file, adds what it lacks, in English, to be translated"


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


def begin_messages(name: str) -> None:
    """Add the English of what a file lacks as comments, below what is there; what was added before stays as it is."""
    path, source = HERE / name, HERE / ENGLISH / Path(name).name
    english, own = source.read_text("utf-8"), path.read_text("utf-8") if path.exists() else ""
    lacked = unsaid(path.parent.name).get(path.stem, [])
    added = [
        "\n".join(f"# {line}".rstrip() for line in english[entry.span.start : entry.span.end].rstrip().split("\n"))
        for entry in FluentParser().parse(english).body
        if isinstance(entry, ftl.Message) and entry.id.name in lacked
        and entry.span is not None and not re.search(rf"^# {entry.id.name} =", own, re.M)
    ]  # fmt: skip
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n\n".join(filter(None, (own.rstrip("\n"), *added))) + "\n", "utf-8")


def begin(name: str) -> None:
    """Add what a lesson lacks, in English, to be translated; a stale cell gets its new English beside the old words."""
    path = NOTEBOOKS / f"{name}.md"
    said = prose(path)
    cells = [cell for cell in original(path).cells if cell.id in said or speaks(cell)]
    texts = [(cell.id, cell.source, said[cell.id].said if cell.id in said else cell.source) for cell in cells]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(f"%% {id}\n{english}\n%%\n{words}\n" for id, english, words in texts), "utf-8")


def build(*folders: str) -> None:
    """Write and run the lessons of a language, unless a cell is stale; one that is missing is English, and named."""
    paths = [path for folder in named(folders) for path in lessons(folder)]
    if found := [what for path in paths for what in stale(path)]:
        sys.exit("\n".join(found))
    for path in paths:
        nbformat.write(translated(path), path.with_suffix(".ipynb"))
        run(path.with_suffix(".ipynb"))
        for what in missing(path):
            print(what)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["begin", *names]:
            for name in names:
                begin_messages(name) if name.endswith(".ftl") else begin(name)
        case ["build", *folders]:
            build(*folders)
        case ["-h" | "--help", *_]:
            print(__doc__)
        case folders:
            print("\n".join(told(*folders)))
