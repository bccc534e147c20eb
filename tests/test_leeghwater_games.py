"""Whole games of The Leeghwater Project: every step accounted for, told, refused or listed, drawn and written down."""

from collections import Counter
from random import Random

import pytest

from barrage_nb import Game, Move, Position, legal_moves, new_game, play, play_out, why_not
from barrage_nb.analysis.quick import wavering_player
from barrage_nb.board.box import BOXES
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import Event, Paid
from barrage_nb.engine.moves import answer, read_move
from barrage_nb.history import replay
from barrage_nb.history.telling import turns_of
from barrage_nb.history.tree import load_game
from barrage_nb.view import scene
from barrage_nb.widgets.answers import Answering, lines
from tests.ledger import explained, holdings, unexplained
from tests.proofs import many
from tests.test_properties import constants_hold, nothing_is_negative

BOX = BOXES["leeghwater"]
GAMES = 60
WANTED = ("works", "building", "architect", "fouche", "copy", "fulfil", "use", "fetch", "-1")


def chosen(moves: tuple[Move, ...], luck: Random) -> Move:
    """A move by chance, more often one of those that only the expansion has."""
    wanted = [move for move in moves if any(word in str(move) for word in WANTED)]
    return luck.choice(wanted if wanted and luck.random() < 0.6 else moves)


def machines(position: Position) -> Counter[str]:
    """All machines that companies have, in their supplies and on their wheels."""
    held = Counter[str]()
    for company in position.companies.values():
        for place in (company, *company.wheel):
            held["excavators"] += place.excavators
            held["mixers"] += place.mixers
    return held


def came_and_went(events: tuple[Event, ...]) -> Counter[str]:
    """The machines that events say came from the general supply and went back there."""
    found = Counter[str]()
    for event in events:
        if getattr(event, "what", "") in ("excavators", "mixers"):
            found[event.what] += -event.amount if isinstance(event, Paid) else event.amount
    return found


@pytest.mark.parametrize("number", many(range(GAMES), 6))
def test_a_game_keeps_to_its_box(number):
    luck = Random(f"leeghwater {number}")
    position = new_game(2 + number % 3, seed=number, box="leeghwater")
    held, tried, turn = holdings(position), set[Move](), 0
    while position.question is not None:
        move = chosen(position.legal_moves, luck)
        step = play(position, move)
        held = explained(held, step.events, step.after)
        assert not unexplained(held, holdings(step.after)), move
        nothing_is_negative(held)
        assert not problems_of(step.after)
        constants_hold(step.after)
        if len(position.companies) == len(step.after.companies):
            change = machines(step.after)
            change.subtract(machines(position))
            change.subtract(came_and_went(step.events))
            assert not any(change.values()), move
        assert all(str(event) for event in step.events)
        if turn % 20 == number % 20:
            listed = set(legal_moves(position))
            assert {each for each in tried | listed if why_not(position, each) is None} == listed
            assert all(read_move(str(each), BOX) == each and answer(each, BOX) for each in listed)
            loaded = Position.load(step.after.text)
            assert loaded == step.after == Position.load(step.after.to_json())
            assert loaded.legal_moves == step.after.legal_moves
            assert step.after.describe()
            if not step.after.offer:
                assert Position.load(step.after.sketch) == step.after
        if turn % 60 == number % 60:
            assert scene(position)
            assert lines(Answering(position), lambda name: str(name))
        tried |= set(luck.sample(position.legal_moves, min(3, len(position.legal_moves))))
        position, turn = step.after, turn + 1
    assert position.over


def test_a_game_is_saved_told_tweaked_and_played_again():
    luck, game = Random(4), Game(new_game(3, seed=4, box="leeghwater"))
    steps = []
    for _ in range(90):
        steps.append(play(game.position, chosen(game.position.legal_moves, luck)))
        game.play(steps[-1].move)
    assert load_game(game.text).position == game.position
    assert all(str(told) for told in turns_of(steps))
    assert {entry.kind for entry in replay(game.start, game).entries} == {"same"}
    who = steps[60].after.order[0]
    game.tweak(60, {who: {"credits": 99, "works_taken": []}, "works": [None, None, None]})
    assert game.position.companies[who].credits == 99
    assert game.position.works == (None, None, None)
    assert game.position.box is BOX


@pytest.mark.parametrize("number", range(3))
def test_programs_take_works_and_build(number):
    end = play_out(new_game(3, seed=number, box="leeghwater"), wavering_player(number))
    assert end.over
    assert end.buildings
    assert any(company.works_taken for company in end.companies.values())
