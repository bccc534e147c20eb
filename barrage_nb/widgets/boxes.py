"""A box that is run before the one that makes what it needs: a sentence says which that is, in place of a trace."""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any

from ..words import lessons as words


def explain(shell: Any, kind: type[NameError], error: NameError, trace: TracebackType, **options: Any) -> None:
    """Where a box does not know a name that another makes, say which; any other name is reported as ever."""
    box = shell.user_ns.get("In", [""])[-1]
    *_, (last, _) = walk_tb(trace)
    heading = makes(str(error.name), box, Path.cwd()) if last.f_globals is shell.user_global_ns else None
    if heading is None:
        shell.showtraceback((kind, error, trace), **options)
    else:
        name = str(error.name)
        print(words.unrun(name, heading) if heading else words.unrun_above(name), file=sys.stderr)


def makes(name: str, box: str, folder: Path) -> str | None:
    """Under which heading, if any, stands the box that makes a name for another one, in a notebook of a folder."""
    for path in sorted(folder.glob("*.ipynb")):
        cells = _cells(path)
        if ("code", box) in cells:
            return _heading_above(name, cells[: cells.index(("code", box))])
    return None


def _cells(path: Path) -> list[tuple[str, str]]:
    """The kind and the text of each cell of a notebook; none where it is only half written, or of an older format."""
    try:
        return [(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(path.read_text("utf-8"))["cells"]]
    except (ValueError, KeyError):
        return []


def _heading_above(name: str, cells: list[tuple[str, str]]) -> str | None:
    heading, found = "", None
    for kind, source in cells:
        if kind == "markdown":
            heads = [line.lstrip("# ") for line in source.splitlines() if line.startswith("#")]
            heading = heads[-1] if heads else heading
        elif kind == "code" and name in _made(source):
            found = heading
    return found


def _made(source: str) -> Iterator[str]:
    """The names that code makes; none where it is no Python."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            yield node.asname or node.name
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
