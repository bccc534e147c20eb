"""Texts that version 0.1 wrote, where the action spaces had other ids: they load as what they said."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from barrage_nb import Position, sketch
from barrage_nb.board.office import CONSTRUCTION_SPACES, OLD_IDS, SHARED_SPACES
from barrage_nb.engine.moves import Place, read_move
from barrage_nb.history import load_game

OLD = Path(__file__).parent / "version_0_1"
# Every shared action space is taken in one of these two.
SKETCHES = (OLD / "sketches.txt").read_text().splitlines()
LINES = (OLD / "lines.txt").read_text().splitlines()


def new_ids(text: str) -> str:
    """An old text with the ids of today."""
    return re.sub(r"(?<= )[a-z]+-[a-z0-9]+", lambda found: OLD_IDS.get(found[0], found[0]), text)


def test_every_space_has_an_old_id():
    assert sorted(OLD_IDS.values()) == sorted([*SHARED_SPACES, *(space.id for space in CONSTRUCTION_SPACES)])
    assert not set(OLD_IDS) & set(OLD_IDS.values())


@pytest.mark.parametrize("old", OLD_IDS)
def test_an_old_move_is_read(old):
    assert read_move(f"place {old} 2") == Place(OLD_IDS[old], 2)


def test_old_sketches_and_lines_say_the_same_positions():
    positions = [Position.load(line) for line in LINES]
    assert positions == [sketch(text) for text in SKETCHES] == [sketch(new_ids(text)) for text in SKETCHES]
    assert {space for position in positions for space in position.occupied} == set(SHARED_SPACES)


def test_old_json_says_what_its_line_says():
    assert Position.load((OLD / "position.json").read_text()) == Position.load(LINES[0])


def test_an_old_game_is_played_as_it_was():
    text = (OLD / "game.txt").read_text()
    game = load_game(text)
    played = [line for line in new_ids(text).splitlines()[3:] if not line.startswith("#")]
    assert [f"{node.position.question.who}: {after.move}" for node, after in pairwise(game.line())] == played
    assert load_game(game.text).position.over


def test_an_old_saved_game_loads_with_its_tweaks():
    old = (OLD / "tree.txt").read_text()
    game = load_game(old)
    assert game.at == 11
    assert len(game) - 1 == 11
    assert [set(game[number].position.occupied) for number in (4, 5, 6, 8)] == [
        {"contract-1", "bank", "turbine+2"},
        {"bank", "turbine-2"},
        {"contract-1", "workshop-1-dear"},
        {"contract-1", "turbine+2-red"},
    ]
    assert load_game(game.text) == game
