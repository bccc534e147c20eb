"""Files and texts that version 0.1 wrote still load: a tree with a tweak, a game, positions as lines and as JSON."""

from pathlib import Path

import pytest

from barrage_nb import Position, play, sketch
from barrage_nb.history import load_game, tweak

OLD = Path(__file__).parent / "old_texts"
LINES = (OLD / "lines.txt").read_text("utf-8").split()


def test_a_tree_with_a_change_by_hand_comes_back() -> None:
    game = load_game((OLD / "tree.txt").read_text("utf-8"))
    assert (len(game), str(game.position.dams["B1U"].level)) == (6, "2")
    assert load_game(game.text) == game


def test_a_game_comes_back_to_the_position_it_came_to() -> None:
    game = load_game((OLD / "game.txt").read_text("utf-8"))
    assert game.position == Position.load(LINES[0])


@pytest.mark.parametrize("text", [*LINES, (OLD / "position.json").read_text("utf-8")], ids=str.__len__)
def test_a_position_comes_back_and_is_played_on(text: str) -> None:
    position = Position.load(text)
    assert Position.load(position.text) == position
    assert play(position, position.legal_moves[0]).after != position


def test_what_a_copy_has_left_behind_comes_back() -> None:
    position = Position.load(LINES[1])
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
def test_what_version_0_1_called_an_item_is_read(position: Position) -> None:
    assert position.companies["usa"].deep_dams
    assert " deep_dams=yes" in position.sketch
    assert Position.load(position.to_json().replace("deep_dams", "deep")) == position
