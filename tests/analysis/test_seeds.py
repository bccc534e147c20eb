"""Seeds have purposes: no two share a game, and what plays for a purpose plays on its seeds."""

import ast
import re
from itertools import combinations
from pathlib import Path

import pytest

from barrage_nb.analysis.seeds import (
    CLASSES,
    EACH,
    FOUND_ON,
    LESSONS,
    PURPOSES,
    SECOND_BLOCK,
    SPEED,
    STRENGTH,
    seeds_of,
)
from barrage_nb.lessons.experiments import MADE, large, seeds
from tests.notebooks.clauses_met import NOTEBOOKS, cells_of, source_of
from tests.second_block import second

ROOT = Path(__file__).parents[2]


def test_no_two_purposes_share_a_seed() -> None:
    for (one, these), (other, those) in combinations(PURPOSES.items(), 2):
        assert not range(max(these.start, those.start), min(these.stop, those.stop)), (one, other)


def test_the_experiments_of_the_lessons_are_played_on_their_seeds_and_no_two_share_one() -> None:
    for block, kept in ((LESSONS, large), (SECOND_BLOCK, second)):
        taken = set[int]()
        for name in MADE:
            asked = set(seeds(name, block))
            assert asked <= set(block)
            assert {game.seed for game in kept(name).games} == asked
            assert not taken & asked
            taken |= asked


def test_every_number_of_a_class_list_has_seeds_of_its_own() -> None:
    assert seeds_of(2) - seeds_of(1) == EACH
    assert all(seeds_of(number) in CLASSES and seeds_of(number) + EACH - 1 in CLASSES for number in (1, 30, 999))


def constant(file: str, name: str) -> int:
    """A constant of a file that is no part of the package."""
    for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
            return int(ast.literal_eval(node.value))
    raise AssertionError(f"no {name} in {file}")


def test_strength_and_speed_are_measured_on_their_seeds() -> None:
    assert constant("benchmarks/ladder.py", "FRESH") in STRENGTH
    assert constant("benchmarks/engine.py", "FIRST_SEED") in SPEED
    assert 160_000 in FOUND_ON  # the judge has learned from lower ones: docs/ladder.md


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("2*.ipynb")), ids=lambda path: path.stem)
def test_games_of_ones_own_have_the_seeds_of_ones_number(path: Path) -> None:
    for cell in cells_of(path):
        code = source_of(cell)
        if cell["cell_type"] == "code" and re.search(r"\bexperiment\(", code):
            assert "seeds_of(number)" in code, code
