"""What version 0.1 wrote, where action spaces and items had other names: it loads as what it said."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from barrage_nb import Position, play, sketch
from barrage_nb.board.office import CONSTRUCTION_SPACES, OLD_IDS, SHARED_SPACES
from barrage_nb.engine.moves import Place, read_move
from barrage_nb.history import load_game, tweak

OLD = Path(__file__).parent / "version_0_1"
# Every shared action space is taken in one of these two.
SKETCHES = (OLD / "sketches.txt").read_text().splitlines()
LINES = (OLD / "lines.txt").read_text().splitlines()
# Positions in which Sekibo has copied Del Monte, whose dams then hold more: an item that had another name.
COPYING = (OLD / "copying_lines.txt").read_text("utf-8").split()


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


def test_a_tree_with_a_change_by_hand_comes_back():
    game = load_game((OLD / "small_tree.txt").read_text("utf-8"))
    assert (len(game), str(game.position.dams["B1U"].level)) == (6, "2")
    assert load_game(game.text) == game


def test_a_game_comes_back_to_the_position_it_came_to():
    game = load_game((OLD / "copying_game.txt").read_text("utf-8"))
    assert game.position == Position.load(COPYING[0])


@pytest.mark.parametrize("text", [*COPYING, (OLD / "copying_position.json").read_text("utf-8")], ids=str.__len__)
def test_a_position_comes_back_and_is_played_on(text):
    position = Position.load(text)
    assert Position.load(position.text) == position
    assert play(position, position.legal_moves[0]).after != position


def test_what_a_copy_has_left_behind_comes_back():
    position = Position.load(COPYING[1])
    assert position.copied == "del_monte"
    assert position.rulings.del_monte_copy == "game"
    assert [who for who, company in position.companies.items() if company.deep_dams] == ["france"]


@pytest.mark.parametrize(
    "position",
    [
        sketch("usa officer=sekibo deep=yes | germany"),
        sketch({"companies": {"usa": {"officer": "sekibo", "deep": True}, "germany": {}}}),
        tweak(sketch("usa officer=sekibo | germany"), "usa deep=yes").position,
        tweak(sketch("usa officer=sekibo | germany"), companies={"usa": {"deep": True}}).position,
    ],
    ids=("sketch", "dict", "tweak", "tweak of a dict"),
)
def test_what_version_0_1_called_an_item_is_read(position):
    assert position.companies["usa"].deep_dams
    assert " deep_dams=yes" in position.sketch
    assert Position.load(position.to_json().replace("deep_dams", "deep")) == position
