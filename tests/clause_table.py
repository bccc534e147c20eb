"""Which code, tests and notebooks cite each clause: `python tests/clause_table.py` writes docs/clauses.md."""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from barrage_nb.words import CLAUSES
from tests.notebooks.clauses_met import notebooks_of_clauses

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "clauses.md"
# The sections of the rules, with how many clauses each has.
SECTIONS = {
    "G": ("General", 10),
    "U": ("Set-up", 16),
    "I": ("Income and headstreams", 6),
    "R": ("Turns", 6),
    "C": ("Construction", 10),
    "W": ("Water", 8),
    "P": ("Production", 11),
    "K": ("Contracts", 6),
    "M": ("Action spaces", 9),
    "T": ("Advanced technology tiles", 17),
    "N": ("Companies", 7),
    "O": ("Officers", 11),
    "Z": ("Icons", 7),
    "S": ("Scoring a round", 6),
    "B": ("Bonus tiles", 6),
    "E": ("End of a round and of the game", 8),
    "J": ("Objectives", 8),
    "A": ("Automa", 28),
    "AP": ("Automa: where it places structures", 8),
    "AD": ("Automa: levels", 7),
    "X": ("Automa: what belongs to the expansion", 5),
    "Y": ("Rulings", 18),
    "L": ("The Leeghwater Project", 112),
}
RULES = tuple(f"{letter}{number}" for letter, (_, most) in SECTIONS.items() for number in range(1, most + 1))
CITED = re.compile(rf"\b({'|'.join(SECTIONS)})([1-9]\d{{0,2}})\b(?!\.\d)(?: to \1(\d{{1,3}})\b)?")
HEAD = ("| clause | says | lives in | tests | met in |", "|---|---|---|---|---|")
IGNORED = ("words",)
# Elsewhere P8 may be a river node and M3 the start of a drawing: only what is said about the code counts there.
CODE_WITH_CLAUSES = ("board", "engine", "automa")


def clauses_in(text: str) -> Iterator[str]:
    """The clauses that a text names; 'C6 to C9' names four."""
    for letter, first, last in CITED.findall(text):
        yield from (f"{letter}{number}" for number in range(int(first), int(last or first) + 1))


def said_in(path: Path) -> Iterator[str]:
    """The texts of a module that may cite clauses: docstrings and comments, and in the rooms of the rules all."""
    strings = path.parent.name in CODE_WITH_CLAUSES and path.stem != "map"
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        docstring = token.type == tokenize.STRING and token.string.startswith('"""')
        if token.type == tokenize.COMMENT or docstring or (strings and token.type == tokenize.STRING):
            yield token.string


def modules() -> list[Path]:
    """Every module of the package but the words."""
    package = ROOT / "barrage_nb"
    found = sorted(package.rglob("*.py"))
    return [path for path in found if not set(IGNORED) & set(path.relative_to(package).parts)]


@cache
def places() -> dict[str, list[str]]:
    """The modules that cite each clause."""
    found: dict[str, list[str]] = {}
    for path in modules():
        name = ".".join(path.relative_to(ROOT / "barrage_nb").with_suffix("").parts)
        for clause in sorted({clause for text in said_in(path) for clause in clauses_in(text)}):
            found.setdefault(clause, []).append(name)
    return found


@cache
def proofs() -> dict[str, set[str]]:
    """The test files that cite each clause by the marker."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        name = str(path.relative_to(ROOT / "tests").with_suffix(""))
        for clauses in _marked(ast.parse(path.read_text("utf-8"))):
            for clause in clauses:
                found.setdefault(clause, set()).add(name)
    return found


def _marked(module: ast.Module) -> Iterator[set[str]]:
    """The clauses that each test of a module cites, by its own decorators and by the module's marker."""
    assigned = [node for node in module.body if isinstance(node, ast.Assign)]
    everywhere = {
        clause
        for node in assigned
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
        for clause in _markers(node.value)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield everywhere | {clause for decorator in node.decorator_list for clause in _markers(decorator)}


def _markers(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        named = isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute)
        if named and getattr(call.func, "id", getattr(call.func, "attr", "")) == "clause":
            yield from (argument.value for argument in call.args if isinstance(argument, ast.Constant))


def page() -> str:
    """The table as a page: clause, sentence, where it lives, tests, and the notebooks that meet it."""
    lives, proven_by, met_in = places(), proofs(), notebooks_of_clauses()
    lines = [
        "# Clauses",
        "",
        "Every clause of the rules in one sentence, the modules that cite it, the tests that prove it",
        "(under `tests/`), and the notebooks in which a reader meets it.",
        "Written by `python tests/clause_table.py`.",
    ]
    for letter, (title, most) in SECTIONS.items():
        lines += ["", f"## {letter}. {title}", "", *HEAD]
        for clause in (f"{letter}{number}" for number in range(1, most + 1)):
            where = ", ".join(lives.get(clause, ())) or "–"
            proven = ", ".join(sorted(proven_by.get(clause, ()))) or "–"
            met = ", ".join(_link(name) for name in met_in.get(clause, ())) or "–"
            lines.append(f"| {clause} | {CLAUSES.get(clause, '–')} | {where} | {proven} | {met} |")
    return "\n".join(lines) + "\n"


def _link(notebook: str) -> str:
    """A notebook by its number, to click on."""
    return f"[{notebook.partition('_')[0]}](../notebooks/{notebook}.ipynb)"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
