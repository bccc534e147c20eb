"""Compile the engine from its own source with mypyc: `python tools/compiled.py` builds it in build/compiled.

It is taken where BARRAGE_NB_COMPILED names that folder, as long as the source stays what it was, and is whole only once
it has played the same games as the plain engine. `python tools/compiled.py 0 FOLDER` takes half the time, and what it
builds is slower: enough for tests.

In the copy every class is a native one, but for named tuples, events and
tables, and some things are said otherwise, as mypyc wants them:

- a tuple with a star in it is made from a list;
- the types of a named tuple's fields are texts, as saved positions are read by them and mypyc forgets all others;
- records are closed by `native_records.py`, which knows the types of their fields for the same reason, and what all
  records of a kind share is marked; how one is made of its fields is written out, or it would not be compiled;
- what is sealed is copied field by field, as in C a thing cannot change its class;
- what is worked out once is kept in an attribute of its own, as a native class has no dictionary for it.
"""

import ast
import os
import shutil
import subprocess
import sys
from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeGuard

from barrage_nb.compiled import ENGINE, PLAYERS, SOURCE, is_of_this_source, source

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
# Tables are dicts, of which mypyc makes no native class; a playout notes no events; and what somebody has said by hand
# is looked at where it comes in: compiled code would refuse what is of the wrong type in words of its own.
LEFT = {"__init__", "values", "events", "check", "setup", "rulings"}
ROOMS = "engine", "automa", "analysis"
# Classes that have children which are not compiled.
PARENTS = {"_Beside", "Position", "Draft", "Playout", "Task", "Question"}
NOT_NATIVE = b"@mypyc_attr(native_class=False)\n"
PARENT = b"@mypyc_attr(allow_interpreted_subclasses=True)\n"
# The marks are for mypyc alone: what was built asks for nothing that its wheel would have to bring.
IMPORTS = b"""from typing import TYPE_CHECKING, Any, ClassVar, Union
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr

"""
RECORDS = "from native_records import records\nglobals()['dataclass'] = records({hints!r})\n"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({modules!r}, opt_level={level!r}, verbose=False))
"""

GAMES = """
import sys
sys.modules["mypy_extensions"] = None  # a kernel of a reader's has none
from hashlib import sha256
from barrage_nb import Game, builder_player, new_game, random_player, which_engine
from barrage_nb.analysis import quick_player
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.inputs import told_to
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.engine.moves import ACT
print(which_engine())
for seed in range(15):
    # In the last three the others are Automas, and what the judge is told counts too.
    automas = 1 + seed % 3 if seed > 11 else 0
    game = Game(new_game(2 + seed % 3, seed=seed, automas=automas, level="very hard"))
    policy = (random_player, builder_player, quick_player)[seed % 3](seed)
    told = ""
    while not game.position.over:
        automated = game.position.question.who in game.position.automas
        if automas and not automated:
            rows = told_to(game.position, game.position.companies, Outlooks(WEIGHTS))
            told += repr([[float(number) for number in row] for row in rows])
        game.play(ACT if automated else policy(game.position))
    print(seed, sha256((game.text + told).encode()).hexdigest())
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
            found += [*edits_of_closing(node), *edits_of_kept(node)]
    hints = {node.name: hints_of(node) for node in tree.body if isinstance(node, ast.ClassDef) and is_record(node)}
    if hints:
        imports = [node.end_lineno or 0 for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        found.append((max(imports), 0, 0, RECORDS.format(hints=hints).encode()))
    return found


def is_record(node: ast.ClassDef) -> bool:
    """Whether a class is a dataclass."""
    return any("dataclass" in ast.unparse(each) for each in node.decorator_list)


@cache
def records() -> dict[str, ast.ClassDef]:
    """The records of what is compiled, by name."""
    paths = [*ENGINE.glob("*.py"), *(ENGINE.parent / f"{name}.py" for name in PLAYERS)]
    found = [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {node.name: node for node in found if isinstance(node, ast.ClassDef) and is_record(node)}


def line_of(node: ast.ClassDef) -> list[ast.ClassDef]:
    """A record's class behind those of the records it comes from."""
    parents = [records()[name] for name in map(ast.unparse, node.bases) if name in records()]
    return [*(each for parent in parents for each in line_of(parent)), node]


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
            making = making_of(node)
            if making:
                kept.append("init=False")
                found.append((node.end_lineno or 0, 0, 0, making.encode()))
            found.append(instead(each, f"dataclass({', '.join(kept)})"))
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and "NamedTuple" in bases and not isinstance(each.annotation, ast.Constant):
            found.append(instead(each.annotation, f'"{as_text(each.annotation)}"'))
        elif isinstance(each, ast.Assign) and is_record(node):
            found += around(each.targets[0], b"", b": ClassVar")
    return found


def making_of(node: ast.ClassDef) -> str:
    """How a record is made of its fields, for the compiler; nothing where only `dataclass` can tell."""
    bodies = [each for kind in line_of(node) for each in kind.body]
    told = {ast.unparse(each.target): each for each in bodies if _is_field(each)}
    given, lines = ["self"], [f"self.{name} = {name}" for name in told]
    for name, each in told.items():
        hint = ast.unparse(each.annotation) if each in node.body else "Any"  # its words may be known there only
        given.append(f"{name}: {hint}" + (f" = {ast.unparse(each.value)}" if each.value else ""))
    if any(" = field(" in each for each in given):
        return ""
    if any(isinstance(each, ast.FunctionDef) and each.name == "__post_init__" for each in bodies):
        lines.append("self.__post_init__()")
    return "\n        ".join([f"    def __init__({', '.join(given)}) -> None:", *(lines or ["pass"])]) + "\n"


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


def edits_of_kept(node: ast.FunctionDef) -> list[Edit]:
    """What is worked out when it is first asked for is found by a method, and kept in an attribute."""
    marks = [each for each in node.decorator_list if ast.unparse(each) == "cached_property"]
    if not marks or node.returns is None:
        return []
    first = next(each for each in node.body if not isinstance(each, ast.Expr))
    kept, deep = f"self._kept_{node.name}", " " * first.col_offset
    lines = [
        f"{deep}if not hasattr(self, '_kept_{node.name}'):",
        f"{deep}    {kept} = self._find_{node.name}()",
        f"{deep}return {kept}",
        f"{' ' * node.col_offset}def _find_{node.name}(self) -> {ast.unparse(node.returns)}:",
    ]
    written = "".join(f"{line}\n" for line in lines).encode()
    return [instead(marks[0], "property"), (first.lineno - 1, 0, 0, written)]


def _is_field(node: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    return isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation)


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
    lines = [*(line.encode() for line in source.splitlines(keepends=True)), b""]
    for number, column, length, new in sorted(edits(source), reverse=True):
        line = lines[number]
        lines[number] = line[:column] + new + line[column + length :]
    first = next(number for number, line in enumerate(lines) if line.startswith((b"from ", b"import ")))
    return b"".join([*lines[:first], IMPORTS, *lines[first:]])


def prepare(here: Path) -> list[Path]:
    """Copy the package, and say what is compiled of it as mypyc wants it."""
    shutil.copytree(ROOT / "barrage_nb", here / "barrage_nb", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "tools" / "native_records.py", here)
    modules = [path for path in sorted((here / "barrage_nb" / "engine").glob("*.py")) if path.stem not in LEFT]
    modules += [here / "barrage_nb" / f"{name}.py" for name in PLAYERS]
    for path in modules:
        path.write_bytes(prepared(path.read_text(encoding="utf-8")))
    return modules


def compile_all(here: Path, modules: list[Path], level: str) -> None:
    """Compile modules where they are, as fast as a level of the C compiler makes them."""
    names = [str(path.relative_to(here)) for path in modules]
    (here / "mypy.ini").write_text(
        "[mypy]\nstrict = true\nignore_missing_imports = true\nwarn_unused_ignores = false\n"
    )
    (here / "setup.py").write_text(SETUP.format(modules=names, level=level))
    settings = {**os.environ, "MYPYPATH": str(here), "PYTHONPATH": str(here)}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=here, env=settings, check=False).returncode:
        sys.exit("the engine could not be compiled")


def pack(here: Path, to: Path) -> None:
    """Take out what was compiled, and what it needs."""
    for room in ROOMS:
        (to / room).mkdir(parents=True)
        for path in (here / "barrage_nb" / room).iterdir():
            if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                shutil.copy(path, to / room)
    for path in (*here.glob("*__mypyc*"), here / "native_records.py"):
        shutil.copy(path, to)


def played(**settings: str) -> str:
    """Which engine plays with some settings, and how some games go with it."""
    ran = subprocess.run(
        [sys.executable, "-c", GAMES],
        env={**os.environ, **settings},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        sys.exit(f"no games are played with {settings}:\n{ran.stderr}")
    return ran.stdout


def build(level: str, built: Path = BUILT) -> None:
    """Build the engine beside what may be playing; the folder is there once it has played the same as the plain one."""
    of = source()
    with TemporaryDirectory(dir=built.parent) as folder:
        here, new = Path(folder, "source"), Path(folder, "built")
        compile_all(here, prepare(here), level)
        pack(here, new)
        (new / SOURCE).write_text(of, "utf-8")
        plain, compiled = played(BARRAGE_NB_COMPILED=""), played(BARRAGE_NB_COMPILED=str(new))
        if plain.replace("plain", "compiled", 1) != compiled:
            sys.exit(f"the compiled engine plays otherwise:\n{compiled}\nand the plain one:\n{plain}")
        shutil.rmtree(built, ignore_errors=True)
        new.rename(built)


if __name__ == "__main__":
    level, folder = sys.argv[1:] or ("2", BUILT)
    BUILT.parent.mkdir(exist_ok=True)
    if folder != BUILT or not is_of_this_source(BUILT):
        build(level, Path(folder))
