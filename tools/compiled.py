"""Compile the engine from its own source with mypyc: `python tools/compiled.py` builds a copy in build/compiled.

The pure engine stays what everybody gets. Three things are said otherwise in the copy, as mypyc wants them: a tuple
with a star in it is made from a list; classes stay Python's own, as their fields are read and copied by name; and the
types of their fields are texts, as mypyc forgets all others, and saved positions are read by them.
"""

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
# Records and tables that copy themselves by their `__dict__`, what a playout does not note, and what runs once a game.
LEFT = {"__init__", "values", "position", "draft", "check", "setup", "events"}
MARK = b"@mypyc_attr(native_class=False)\n"
IMPORTS = b"from typing import ClassVar, Union\n\nfrom mypy_extensions import mypyc_attr\n\n"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({modules!r}, opt_level="2", verbose=False))
"""

Edit = tuple[int, int, int, bytes]
"""The number of a line, from 0, the column and the bytes to take out there, and what to put in."""


def edits(source: str) -> list[Edit]:
    """What mypyc wants to be said otherwise."""
    found: list[Edit] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            found += edits_of_class(node)
        elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            if any(isinstance(each, ast.Starred) for each in node.elts):
                found += around(node, b"tuple([", b"])", instead=1)
    return found


def edits_of_class(node: ast.ClassDef) -> list[Edit]:
    """Its mark, the types of its fields as texts, and a mark on what all of its objects share."""
    found: list[Edit] = []
    if "NamedTuple" not in map(ast.unparse, node.bases):
        found.append((min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1, 0, 0, MARK))
    record = any("dataclass" in ast.unparse(each) for each in node.decorator_list)
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and not isinstance(each.annotation, ast.Constant):
            hint = each.annotation
            assert hint.end_col_offset is not None
            text = f'"{as_text(hint)}"'.encode()
            found.append((hint.lineno - 1, hint.col_offset, hint.end_col_offset - hint.col_offset, text))
        elif isinstance(each, ast.Assign) and record:
            found += around(each.targets[0], b"", b': "ClassVar"')
    return found


def as_text(hint: ast.expr) -> str:
    """A type as a text; mypyc keeps no text with a bar."""
    parts = ast.unparse(hint).split(" | ")
    return parts[0] if len(parts) == 1 else f"Union[{', '.join(parts)}]"


def around(node: ast.expr, before: bytes, after: bytes, instead: int = 0) -> list[Edit]:
    """Put something before and after an expression, instead of so many bytes of its own."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return [
        (node.lineno - 1, node.col_offset, instead, before),
        (node.end_lineno - 1, node.end_col_offset - instead, instead, after),
    ]


def prepared(source: str) -> bytes:
    """The source of a module as mypyc wants it, line for line."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    for number, column, length, new in sorted(edits(source), reverse=True):
        line = lines[number]
        lines[number] = line[:column] + new + line[column + length :]
    first = next(number for number, line in enumerate(lines) if line.startswith((b"from ", b"import ")))
    return b"".join([*lines[:first], IMPORTS, *lines[first:]])


def build() -> None:
    """Copy the package, and compile its engine there."""
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(ROOT / "barrage_nb", BUILT / "barrage_nb", ignore=shutil.ignore_patterns("__pycache__"))
    modules = [path for path in sorted((BUILT / "barrage_nb" / "engine").glob("*.py")) if path.stem not in LEFT]
    for path in modules:
        path.write_bytes(prepared(path.read_text(encoding="utf-8")))
    names = [str(path.relative_to(BUILT)) for path in modules]
    (BUILT / "mypy.ini").write_text("[mypy]\nstrict = true\nignore_missing_imports = true\n")
    (BUILT / "setup.py").write_text(SETUP.format(modules=names))
    settings = {**os.environ, "MYPYPATH": str(BUILT), "PYTHONPATH": str(BUILT)}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=BUILT, env=settings, check=False).returncode:
        sys.exit("the engine could not be compiled")


def check() -> None:
    """Fail unless the engine that the tests meet is the compiled one."""
    sys.path.insert(0, str(BUILT))
    play = import_module("barrage_nb.engine.play")
    if str(play.__file__).endswith(".py"):
        sys.exit(f"{play.__file__} is not compiled")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
