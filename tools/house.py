"""How large the house is, and what ties its rooms together: `python tools/house.py`."""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "barrage_nb"
ROOMS = ("board", "words", "engine", "automa", "notation", "history", "analysis", "lessons", "view", "widgets")
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(HOUSE.rglob("*.py"))
}
LOADED, USED, TYPES = "loaded", "used", "types"
CIRCLES = {
    "as modules are loaded": (LOADED,),
    "hidden in functions too": (LOADED, USED),
    "by their types too": (LOADED, USED, TYPES),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def tree(path: Path) -> ast.Module:
    """A file of Python, read."""
    return ast.parse(path.read_text("utf-8"))


def lines(paths: Iterable[Path]) -> int:
    """How many lines some files have, blank ones and docstrings too."""
    return sum(len(path.read_text("utf-8").splitlines()) for path in paths)


def room_of(name: str) -> str:
    """The room of a module; "" for those of the house itself."""
    room = [*name.split("."), ""][1]
    return room if room in ROOMS else ""


def imported(name: str) -> Iterator[tuple[str, str]]:
    """The modules of the house that one imports, and when: as it is LOADED, when it is USED, or for its TYPES only."""
    path = MODULES[name]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    yield from _imported(tree(path), package, LOADED)


def _imported(node: ast.AST, package: str, when: str) -> Iterator[tuple[str, str]]:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.ImportFrom) and part.level:
            base = package.split(".")[: len(package.split(".")) - part.level + 1]
            target = ".".join([*base, part.module] if part.module else base)
            for alias in part.names:
                inner = f"{target}.{alias.name}"
                yield (inner if inner in MODULES else target), when
        elif isinstance(part, ast.If) and "TYPE_CHECKING" in ast.unparse(part.test):
            yield from _imported(part, package, TYPES)
        else:
            later = isinstance(part, Function | ast.Lambda) and when == LOADED
            yield from _imported(part, package, USED if later else when)


def circles(*when: str) -> list[tuple[str, ...]]:
    """The groups of modules that import one another at certain times."""
    direct = {name: {other for other, then in imported(name) if then in when} - {name} for name in MODULES}
    reached = {name: _reached(name, direct) for name in MODULES}
    groups = {tuple(sorted(other for other in reached[name] if name in reached[other])) for name in MODULES}
    return sorted(filter(None, groups), key=len, reverse=True)


def _reached(name: str, direct: dict[str, set[str]]) -> set[str]:
    """Every module that one leads to."""
    found: set[str] = set()
    ahead = [name]
    while ahead:
        new = direct[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def mirrors() -> list[str]:
    """The protocols by which the words see records of rooms to their right."""
    inside = (node for path in (HOUSE / "words").rglob("*.py") for node in ast.walk(tree(path)))
    classes = (node for node in inside if isinstance(node, ast.ClassDef))
    return sorted(each.name for each in classes if any("Protocol" in ast.unparse(base) for base in each.bases))


def takes_anything(room: str) -> int:
    """How many functions of a room take or give `Any`."""
    inside = (node for path in (HOUSE / room).rglob("*.py") for node in ast.walk(tree(path)))
    return sum(isinstance(node, Function) and _says_any(node) for node in inside)


def _says_any(made: Function) -> bool:
    args = made.args
    each = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
    said = [one.annotation for one in each if one is not None] + [made.returns]
    return any(isinstance(part, ast.Name) and part.id == "Any" for one in said if one for part in ast.walk(one))


def functions() -> Iterator[Function]:
    """Every function and method of the house that does something: what only declares a message is none."""
    for path in MODULES.values():
        inside = (node for node in ast.walk(tree(path)) if isinstance(node, Function))
        yield from (node for node in inside if ast.unparse(node.body[-1]) != "...")


def body(made: Function) -> int:
    """How many lines a function has below its docstring."""
    first = made.body[1:] if ast.get_docstring(made) is not None else made.body
    return made.body[-1].end_lineno - first[0].lineno + 1 if first else 0


def named_once() -> list[str]:
    """The functions that are named in one place of the house, besides where they are made and imported."""
    named: Counter[str] = Counter()
    for path in MODULES.values():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Name):
                named[node.id] += 1
            elif isinstance(node, ast.Attribute):
                named[node.attr] += 1
    made = Counter(each.name for each in functions())
    return sorted(name for name, count in made.items() if count == 1 and named[name] == 1)


def told() -> Iterator[str]:
    """All of it, a line for each figure."""
    by_room: dict[str, list[Path]] = {}
    for name, path in MODULES.items():
        by_room.setdefault(room_of(name), []).append(path)
    yield f"{'room':10}{'lines':>8}{'modules':>9}"
    for room in (*ROOMS, ""):
        yield f"{room or '(door)':10}{lines(by_room[room]):8,}{len(by_room[room]):9}"
    yield f"{'house':10}{lines(MODULES.values()):8,}{len(MODULES):9}"
    yield f"{'tests':10}{lines((ROOT / 'tests').rglob('*.py')):8,}"
    yield f"{'messages':10}{lines((HOUSE / 'words').rglob('*.ftl')):8,}"
    bodies = [body(each) for each in functions()]
    yield f"functions: {len(bodies):,}, with a median body of {median(bodies):.0f} lines"
    yield f"functions named in one place: {len(named_once())}"
    yield f"mirrors in words: {', '.join(mirrors()) or 'none'}; functions there with Any: {takes_anything('words')}"
    for kind, when in CIRCLES.items():
        around = circles(*when)
        yield f"circles {kind}: {len(around) or 'none'}"
        yield from (f"  {', '.join(each.removeprefix('barrage_nb.') for each in names)}" for names in around)


if __name__ == "__main__":
    print("\n".join(told()))
