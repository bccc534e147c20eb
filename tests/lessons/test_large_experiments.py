"""The large experiments of the lessons are what playing their games again gives."""

import pytest

from barrage_nb import experiment
from barrage_nb.lessons.experiments import MADE, large


@pytest.mark.parametrize("lesson", MADE)
def test_a_game_of_it_is_the_same_when_it_is_played_again(lesson: str) -> None:
    asked, found = MADE[lesson], large(lesson)
    assert found.designs == asked.designs
    assert found.players == tuple(asked.players)
    every = {(design, who, seed) for design in asked.designs for who in asked.players for seed in range(asked.n)}
    assert set(found.games) == every
    name = list(asked.designs)[-1]
    again = experiment({found.printed: asked.designs[found.printed], name: asked.designs[name]}, asked.players, n=1)
    assert all(found.games[task] == rows for task, rows in again.games.items())
