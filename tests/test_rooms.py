"""The rooms of the house: each imports only from those to its left, and no module imports itself round a circle."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tools.house import HOUSE, LOADED, MODULES, ROOMS, TYPES, imported, lines, room_of


@pytest.mark.parametrize("name", [name for name in MODULES if room_of(name) in ROOMS])
def test_a_room_imports_only_from_its_left(name: str) -> None:
    here = ROOMS.index(room_of(name))
    rights = {other for other, when in imported(name) if when != TYPES and room_of(other) in ROOMS[here + 1 :]}
    assert not rights


def test_every_room_has_its_place_and_its_budget() -> None:
    folders = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert folders == set(ROOMS) == set(BUDGET) - {""}


def test_no_module_imports_itself_round_a_circle() -> None:
    graph = {name: {other for other, when in imported(name) if when == LOADED and other != name} for name in MODULES}
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


def test_the_rooms_are_told_in_their_order() -> None:
    told = (HOUSE.parent / "CONTRIBUTING.md").read_text("utf-8")
    assert " → ".join(f"`{room}`" for room in ROOMS) + " → notebooks" in told


BUDGET = {
    "board": 1935,
    "words": 4059,
    "engine": 6876,
    "automa": 1846,
    "notation": 2543,
    "history": 4502,
    "analysis": 7796,
    "lessons": 8608,
    "view": 9642,
    "widgets": 11292,
    "": 419,
}
"""How many lines each room may have; "" are the modules of the house itself."""
LOOSE = 100
"""How far below its budget a room may be before the budget has to follow."""


@pytest.mark.parametrize("room", BUDGET)
def test_a_room_keeps_to_its_budget_of_lines(room: str) -> None:
    there = lines(path for name, path in MODULES.items() if room_of(name) == room)
    assert there <= BUDGET[room], (
        f"{room or 'the house itself'} has {there} lines and may have {BUDGET[room]}: take something away, "
        "or give it more in BUDGET and the reason in docs/house.md"
    )
    assert there >= BUDGET[room] - LOOSE, (
        f"{room or 'the house itself'} has only {there} lines: lower its budget of {BUDGET[room]}: they stay away"
    )


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
    assert {name: modules for name, modules in homes.items() if len(modules) > 1} == {}
