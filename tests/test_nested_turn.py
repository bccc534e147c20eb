"""One nested turn, saved and loaded at every question: a production inside which everything else happens.

Germany produces over a conduit of the USA, fulfils a contract, places its free base, takes the income under it;
the water flows on; she produces a second time with that water, fulfils another contract, places its free conduit,
and lets the drops of that income flow.
"""

import pickle

import pytest

from barrage_nb import Position, legal_moves, play, read_move, sketch
from barrage_nb.engine.play import unfold
from barrage_nb.history import Game, load_game
from barrage_nb.notation.text import GameText
from tests.clauses import clause
from tests.rules.table import after, events

PICTURE = (
    "germany B1L=3*3 B2L B5L C8B C5A C7A P8.1 P9.1 P5.1 credits=9 contracts=401,210,207"
    " | usa C1A | neutral B8L=2*0 | national=105 | round=2"
)
# What is asked, what is answered, and the clauses of what then happens, in order.
STORY = (
    ("Turn", "place turbine+0", "R2"),
    ("ChooseSystem", "produce B1L C1A P8.1 x3", "P7 P7 P7 P4 P5 P8"),
    ("ChooseContract", "fulfil 401", "K2"),
    ("PlacePiece", "at B8U", "C6 Z4"),
    ("SplitMachinery", "machines 1 excavators 1 mixers", "I3 I3 W3 W3 W3"),
    ("ChooseSystem", "produce B8L C8B P9.1 x2", "P4 P5 P8"),
    ("ChooseContract", "fulfil 210", "K2"),
    ("PlacePiece", "at C9A", "Z4 I3"),
    ("PlaceDrops", "drops HA HB", "Z3 Z3 W3 W3 W6 W6 R2"),
)
MOVES = [move for _, move, _ in STORY]
SAVES = {
    "line": lambda position: Position.load(position.text),
    "json": lambda position: Position.load(position.to_json()),
    "repr": lambda position: eval(repr(position)),
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),
}


def at(number: int) -> Position:
    """The position at one question of the story."""
    return after(PICTURE, *MOVES[:number])


@pytest.mark.parametrize("save", SAVES)
@pytest.mark.parametrize("number", range(len(STORY)))
def test_every_question_is_saved_loaded_and_played_to_the_same_end(number, save):
    position = at(number)
    loaded = SAVES[save](position)
    assert loaded == position
    assert hash(loaded) == hash(position)
    assert loaded.question == position.question
    assert legal_moves(loaded) == legal_moves(position)
    assert events(loaded, *MOVES[number:]) == events(position, *MOVES[number:])
    assert after(loaded, *MOVES[number:]) == at(len(STORY))


@pytest.mark.parametrize("save", SAVES)
def test_the_end_is_reached_through_a_save_at_each_question(save):
    position = sketch(PICTURE)
    for asked, move, _ in STORY:
        assert type(position.question).__name__ == asked
        position = SAVES[save](play(position, read_move(move)).after)
    assert position == at(len(STORY))


@clause("Y1", "N5", "N6", "P9", "P10", "K6", "I3", "Y5")
@pytest.mark.parametrize("number", range(len(STORY)))
def test_what_happens_after_each_answer(number):
    _, move, clauses = STORY[number]
    happened = play(at(number), read_move(move)).events
    assert " ".join(event.clause for event in happened) == clauses


@clause("P7", "N1", "N5", "Y5", "I3")
def test_the_numbers_at_the_end():
    end = at(len(STORY))
    germany, usa = end.companies["germany"], end.companies["usa"]
    assert germany.energy == (3 * 5 + 1) + 2 * 2
    assert germany.credits == 9 - 3 - 3  # three drops through a foreign conduit, one red space
    assert germany.vp == 10 + 2
    assert (germany.excavators, germany.mixers, germany.engineers) == (7, 5, 10)
    assert (germany.contracts, germany.fulfilled) == ((207,), (401, 210))
    assert (usa.credits, usa.vp) == (6 + 3, 10 + 3)
    assert end.mover == end.question.who == "usa"


@clause("W3", "W7", "N6")
def test_where_the_water_is_at_the_end():
    end = at(len(STORY))
    drops = {space: dam.drops for space, dam in end.dams.items()}
    assert drops == {"B1L": 1, "B2L": 1, "B5L": 0, "B8L": 0, "B8U": 1}
    assert end.headstreams == {}
    assert end.conduits["C9A"] == "germany"


@clause("Y6", "K2", "N5")
def test_the_short_way_through_by_declining():
    moves = ("place turbine+0", "produce B1L C1A P8.1 x3", "decline", "decline")
    end = after(PICTURE, *moves)
    assert end.mover == "usa"
    assert end.companies["germany"].energy == 16
    assert {space: dam.drops for space, dam in end.dams.items()} == {"B1L": 0, "B2L": 0, "B5L": 0, "B8L": 2}


def test_the_turn_is_a_game_text_too():
    game = GameText(sketch(PICTURE), tuple(map(read_move, MOVES)))
    again = load_game(Game(game).text).game_text()
    assert again == game
    assert [step.after for step in again.steps()] == [at(number) for number in range(1, len(STORY) + 1)]


@pytest.mark.parametrize("number", range(len(STORY)))
def test_each_answer_unfolds_into_the_same(number):
    position, move = at(number), read_move(MOVES[number])
    unfolded = unfold(position, move)
    assert unfolded.step == play(position, move)
    assert len(unfolded.positions) == len(unfolded.step.events)
