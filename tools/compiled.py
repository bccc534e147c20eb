"""Compile the engine from its own source with mypyc: `python tools/compiled.py` builds a copy in build/compiled.

With `0` behind it that takes half the time, and what is built is slower: enough for tests.

The pure engine stays what everybody gets. In the copy every class is a native one, but for named tuples, events and
tables, and some things are said otherwise, as mypyc wants them:

- a tuple with a star in it is made from a list;
- the types of a named tuple's fields are texts, as saved positions are read by them and mypyc forgets all others;
- records are made by `native_records.py`, which knows the types of their fields for the same reason, and what all
  records of a kind share is marked;
- what is sealed is copied field by field, as in C a thing cannot change its class.
"""

import ast
import os
import shutil
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
# Tables are dicts, of which mypyc makes no native class; a playout notes no events; and what somebody has said by hand
# is looked at where it comes in: compiled code would refuse what is of the wrong type in words of its own.
LEFT = {"__init__", "values", "events", "check", "setup", "rulings"}
# Classes that have children which are not compiled.
PARENTS = {"_Beside", "Position", "Draft", "Playout", "Task", "Question"}
NOT_NATIVE = b"@mypyc_attr(native_class=False)\n"
PARENT = b"@mypyc_attr(allow_interpreted_subclasses=True)\n"
IMPORTS = b"from typing import ClassVar, Union\n\nfrom mypy_extensions import mypyc_attr\n\n"
RECORDS = "from native_records import records\nglobals()['dataclass'] = records({hints!r})\n"
MYPY = """
[mypy]
strict = true
ignore_missing_imports = true
warn_unused_ignores = false
"""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({modules!r}, opt_level={level!r}, verbose=False))
"""

Edit = tuple[int, int, int, bytes]
"""The number of a line, from 0, the column and the bytes to take out there, and what to put in."""


def edits(source: str) -> list[Edit]:
    """What mypyc wants to be said otherwise."""
    found: list[Edit] = []
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            found += edits_of_class(node)
        elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            if any(isinstance(each, ast.Starred) for each in node.elts):
                found += around(node, b"tuple([", b"])", instead=1)
        elif isinstance(node, ast.FunctionDef):
            found += edits_of_closing(node)
    hints = {node.name: hints_of(node) for node in tree.body if isinstance(node, ast.ClassDef) and is_record(node)}
    if hints:
        imports = [node.end_lineno or 0 for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        found.append((max(imports), 0, 0, RECORDS.format(hints=hints).encode()))
    return found


def is_record(node: ast.ClassDef) -> bool:
    """Whether a class is a dataclass."""
    return any("dataclass" in ast.unparse(each) for each in node.decorator_list)


def hints_of(node: ast.ClassDef) -> dict[str, str]:
    """The types of a record's fields, as they are written."""
    return {
        each.target.id: ast.unparse(each.annotation)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


def edits_of_class(node: ast.ClassDef) -> list[Edit]:
    """Its mark, the types of a named tuple's fields as texts, and a mark on what all records share."""
    found: list[Edit] = []
    bases = [ast.unparse(each) for each in node.bases]
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
    if "Protocol" in bases:
        found.append((first, 0, 0, NOT_NATIVE))
    if node.name in PARENTS:
        found.append((first, 0, 0, PARENT))
    for each in node.decorator_list:
        if isinstance(each, ast.Call) and is_record(node):  # which makes it frozen, and native with slots of its own
            kept = [f"{word.arg}={ast.unparse(word.value)}" for word in each.keywords if word.arg == "eq"]
            found.append(instead(each, f"dataclass({', '.join(kept)})"))
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and "NamedTuple" in bases and not isinstance(each.annotation, ast.Constant):
            found.append(instead(each.annotation, f'"{as_text(each.annotation)}"'))
        elif isinstance(each, ast.Assign) and is_record(node):
            found += around(each.targets[0], b"", b": ClassVar")
    return found


def edits_of_closing(node: ast.FunctionDef) -> list[Edit]:
    """What gets the class of closed ones is copied into one of these."""
    kinds = [each.value for each in node.body if isinstance(each, ast.Assign) and _is_class_of_self(each.targets[0])]
    if not kinds:
        return []
    kind = ast.unparse(kinds[0])
    closed = getattr(import_module("barrage_nb.engine.position"), kind)
    beside = [name for base in closed.__mro__[1:-1] for name in getattr(base, "__annotations__", ())]
    lines = [f"made: {kind} = {kind}.__new__({kind})"]
    lines += [f"made.{field.name} = self.{field.name}" for field in fields(closed)]
    lines += [f"if hasattr(self, {name!r}): made.{name} = self.{name}" for name in beside]
    lines += ["return made"]
    body = [each for each in node.body if not isinstance(each, ast.Expr)]
    copying = ("\n" + " " * body[0].col_offset).join(lines)
    return [instead(body[0], copying), *(instead(each, "pass") for each in body[1:])]


def _is_class_of_self(node: ast.expr) -> bool:
    return ast.unparse(node) == "self.__class__"


class _Bars(ast.NodeTransformer):
    """Says `Union[A, B]` for `A | B`: mypyc keeps no text with a bar."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        parts: list[ast.expr] = []
        rest: ast.expr = node
        while isinstance(rest, ast.BinOp):
            parts.insert(0, rest.right)
            rest = rest.left
        of = ast.Tuple([self.visit(each) for each in (rest, *parts)], ast.Load())
        return ast.Subscript(ast.Name("Union", ast.Load()), of, ast.Load())


def as_text(hint: ast.expr) -> str:
    """A type as a text that mypyc keeps."""
    return ast.unparse(_Bars().visit(hint))


def instead(node: ast.expr | ast.stmt, new: str) -> Edit:
    """Put something in the place of what stands on a single line."""
    assert node.end_col_offset is not None
    return node.lineno - 1, node.col_offset, node.end_col_offset - node.col_offset, new.encode()


def around(node: ast.expr, before: bytes, after: bytes, instead: int = 0) -> list[Edit]:
    """Put something before and after an expression, instead of so many bytes of its own."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return [
        (node.lineno - 1, node.col_offset, instead, before),
        (node.end_lineno - 1, node.end_col_offset - instead, instead, after),
    ]


def prepared(source: str) -> bytes:
    """The source of a module as mypyc wants it."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    for number, column, length, new in sorted(edits(source), reverse=True):
        line = lines[number]
        lines[number] = line[:column] + new + line[column + length :]
    first = next(number for number, line in enumerate(lines) if line.startswith((b"from ", b"import ")))
    return b"".join([*lines[:first], IMPORTS, *lines[first:]])


def build(level: str) -> None:
    """Copy the package, and compile its engine there, as fast as a level of the C compiler makes it."""
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(ROOT / "barrage_nb", BUILT / "barrage_nb", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "tools" / "native_records.py", BUILT)
    modules = [path for path in sorted((BUILT / "barrage_nb" / "engine").glob("*.py")) if path.stem not in LEFT]
    for path in modules:
        path.write_bytes(prepared(path.read_text(encoding="utf-8")))
    names = [str(path.relative_to(BUILT)) for path in modules]
    (BUILT / "mypy.ini").write_text(
        "[mypy]\nstrict = true\nignore_missing_imports = true\nwarn_unused_ignores = false\n"
    )
    (BUILT / "setup.py").write_text(SETUP.format(modules=names, level=level))
    settings = {**os.environ, "MYPYPATH": str(BUILT), "PYTHONPATH": str(BUILT)}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=BUILT, env=settings, check=False).returncode:
        sys.exit("the engine could not be compiled")


if __name__ == "__main__":
    build(level=(sys.argv[1:] or ["2"])[0])
