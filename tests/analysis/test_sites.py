"""What the quick player expects of the sites: of each where building could come, and of no other."""

from typing import Any

import pytest

from barrage_nb import Position, play, sketch
from barrage_nb.analysis.quick import expected_sites
from barrage_nb.board.office import SPACES
from barrage_nb.engine.construction import ChoosePayment, ChooseSite, ChooseStructure
from barrage_nb.engine.moves import At, Build, Place, UseTile
from barrage_nb.engine.play import random_player
from barrage_nb.engine.rewards import PlacePiece
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.setup import new_game

BUILDING = (ChooseStructure, ChooseSite, PlacePiece)


def reached(position: Position) -> set[str]:
    """The spaces where the answers to the questions of building lead, one by one."""
    question: Any = position.question
    found: set[str] = set()
    for move in position.legal_moves:
        if isinstance(move, At):
            found.add(move.space)
        elif isinstance(move, Build | UseTile) or (
            isinstance(move, Place) and SPACES[move.space].action == "construct"
        ):
            after = play(position, move).after
            asked: Any = after.question
            if isinstance(asked, ChoosePayment):
                found.add(asked.space)
            elif isinstance(asked, BUILDING) and asked.who == question.who:
                found |= reached(after)
            else:  # what has a single answer is not asked
                found |= {space for space, _ in _pieces(after) - _pieces(position)}
    return found


def _pieces(position: Position) -> set[tuple[str, object]]:
    levels = {(space, dam.level) for space, dam in position.dams.items()}
    return {*levels, *position.conduits.items(), *position.powerhouses.items()}


def met(seed: int, players: int) -> list[Position]:
    """Some positions of a game in which building could come."""
    position, player = new_game(players=players, seed=seed), random_player(seed)
    found = []
    while position.question is not None:
        if isinstance(position.question, (Turn, *BUILDING)):
            found.append(position)
        position = play(position, player(position)).after
    return [each for number, each in enumerate(found) if number % 9 == seed % 9 or not isinstance(each.question, Turn)]


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (5, 4), (7, 4)])
def test_every_site_where_building_could_come_is_there_and_no_other(seed: int, players: int) -> None:
    kinds = set()
    for position in met(seed, players):
        found = expected_sites(position)
        assert set(found) == reached(position), position.text
        kinds.add(type(position.question).__name__)
        if found:
            assert next(iter(found.values())) == 0.0
            assert list(found.values()) == sorted(found.values())
    assert {"Turn", "ChooseStructure", "ChooseSite"} <= kinds


def test_where_nothing_is_built_there_are_no_sites() -> None:
    position = sketch("usa B1L=2*1 C1A P8.1 engineers=0 | italy")
    assert expected_sites(position) == {}
    game = new_game(players=2, seed=1)
    assert expected_sites(game) == {}
