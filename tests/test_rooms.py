"""The rooms of the house: each imports only from those to its left, and no module imports itself round a circle."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "barrage_nb"
ROOMS = ("board", "words", "engine", "automa", "notation", "history", "analysis", "lessons", "view", "widgets")
MODULES = {
    ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(HOUSE.rglob("*.py"))
}


def imported(name: str) -> Iterator[tuple[str, bool]]:
    """The modules of the house that one imports at run time, and whether as it is loaded or only when it is used."""
    path = MODULES[name]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    yield from _imported(ast.parse(path.read_text("utf-8")), package, True)


def _imported(node: ast.AST, package: str, loading: bool) -> Iterator[tuple[str, bool]]:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.ImportFrom) and part.level:
            base = package.split(".")[: len(package.split(".")) - part.level + 1]
            target = ".".join([*base, part.module] if part.module else base)
            for alias in part.names:
                inner = f"{target}.{alias.name}"
                yield (inner if inner in MODULES else target), loading
        elif isinstance(part, ast.If) and "TYPE_CHECKING" in ast.unparse(part.test):
            continue  # for the types only: nothing is imported at run time
        else:
            yield from _imported(part, package, loading and not isinstance(part, ast.FunctionDef | ast.Lambda))


def room_of(name: str) -> str:
    """The room of a module; "" for those of the house itself."""
    return [*name.split("."), ""][1]


@pytest.mark.parametrize("name", [name for name in MODULES if room_of(name) in ROOMS])
def test_a_room_imports_only_from_its_left(name: str) -> None:
    here = ROOMS.index(room_of(name))
    rights = {other for other, _ in imported(name) if room_of(other) in ROOMS[here + 1 :]}
    assert not rights


def test_every_room_has_its_place() -> None:
    folders = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert folders == set(ROOMS)


def test_no_module_imports_itself_round_a_circle() -> None:
    graph = {name: {other for other, loading in imported(name) if loading and other != name} for name in MODULES}
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


def test_the_rooms_are_told_in_their_order() -> None:
    told = (HOUSE.parent / "CONTRIBUTING.md").read_text("utf-8")
    assert " → ".join(f"`{room}`" for room in ROOMS) + " → notebooks" in told


MIRRORS = {
    "Company": "the words describe the engine's record of this name without importing it",
    "CompanyScore": "the words see a lesson's record of this name by a protocol",
    "Position": "the words describe the engine's record of this name without importing it",
    "Term": "the words see the engine's record of this name by a protocol",
}
"""Names that the words share with the class that they mirror, as they import nothing to their right."""


def _named(path: Path) -> Iterator[str]:
    """The classes of a module, and the aliases of types."""
    tree = ast.parse(path.read_text("utf-8"))
    yield from (node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name) and target.id[:1].isupper() and not target.id.isupper():
                yield target.id


def test_the_name_of_a_class_or_a_type_is_one_thing() -> None:
    homes: dict[str, list[str]] = {}
    for module, path in MODULES.items():
        for name in _named(path):
            homes.setdefault(name, []).append(module)
    twice = {name: modules for name, modules in homes.items() if len(modules) > 1}
    assert {name: modules for name, modules in twice.items() if name not in MIRRORS} == {}
    assert set(twice) == set(MIRRORS)
