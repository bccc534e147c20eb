"""The large experiments of the lessons, and their second blocks, are what playing their games again gives."""

import pytest

from barrage_nb import experiment
from barrage_nb.analysis.seeds import LESSONS, SECOND_BLOCK
from barrage_nb.lessons.experiments import MADE, large, minds, seeds
from tests.second_block import second


@pytest.mark.parametrize("lesson", MADE)
@pytest.mark.parametrize("block", [LESSONS, SECOND_BLOCK], ids=["lessons", "second block"])
def test_a_game_of_it_is_the_same_when_it_is_played_again(lesson: str, block: range) -> None:
    asked = MADE[lesson]
    found, players = (large(lesson), asked.players) if block == LESSONS else (second(lesson), minds(lesson))
    assert found.designs == asked.designs
    assert found.players == tuple(players)
    every = {(design, who, seed) for design in asked.designs for who in players for seed in seeds(lesson, block)}
    assert set(found.games) == every
    name, first = list(asked.designs)[-1], seeds(lesson, block).start
    printed = {found.printed: asked.designs[found.printed], name: asked.designs[name]}
    again = experiment(printed, players, n=1, seed=first)
    assert all(found.games[task] == rows for task, rows in again.games.items())
