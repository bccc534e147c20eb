"""What an Automa decides is told in sentences: every kind of decision, in games of every level."""

import pytest

from barrage_nb import new_game, play
from barrage_nb.automa.trace import Decided, decisions
from barrage_nb.board.automa import LEVELS
from barrage_nb.engine.play import greedy


@pytest.mark.parametrize("level", LEVELS)
def test_every_event_of_a_whole_game_is_a_sentence(level: str) -> None:
    position, kinds = new_game(players=2, automas=1, level=level, seed=3), set()
    while not position.over:
        step = play(position, greedy(position))
        for event in step.events:
            assert str(event).endswith(f"({event.clause}).")
        kinds |= {type(made).__name__ for _, made in decisions(step.events)}
        position = step.after
    assert {"Flipped", "Tried", "Placement", "TileUse", "SystemChoice"} <= kinds


def test_a_decision_is_told_with_its_clause() -> None:
    position = new_game(players=2, automas={"usa": "hard"}, seed=3)
    first = next(event for event in play(position, "act").events if isinstance(event, Decided))
    assert str(first) == "USA flips tile 8 for its criteria and acts by tile 3 (A14)."
