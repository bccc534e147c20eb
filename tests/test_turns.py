"""A turn is a value: one line of answers that plays, is refused with the answer that fails, and pastes back."""

import pytest

from barrage_nb import Game, IllegalMove, best_moves, compare_moves, legal_moves, play, read_move, sketch, why_not
from barrage_nb.engine.moves import Answers, UnreadableMove, answer
from barrage_nb.engine.play import steps_of, unfold
from barrage_nb.history import load_game
from barrage_nb.history.line import line_of
from barrage_nb.history.telling import turns_of
from barrage_nb.widgets import show
from tests.clauses import clause

START = sketch("usa B1L=2*1 contracts=203 | italy")
TURN = "place construction-1; build base with base; at B3L"


def test_a_turn_is_one_line_that_reads_back() -> None:
    turn = read_move(TURN)
    assert isinstance(turn, Answers)
    assert str(turn) == TURN
    assert turn.moves == tuple(map(read_move, TURN.split("; ")))
    assert read_move("  place   construction-1 ;build base with base;at B3L") == turn
    assert answer(turn) == "construction, base, the lower dam of basin 3"


def test_a_turn_is_played_as_its_answers_one_after_another() -> None:
    position, events = START, ()
    for move in TURN.split("; "):
        step = play(position, move)
        position, events = step.after, events + step.events
    assert play(START, TURN) == (START, read_move(TURN), position, events)
    assert play(START, "place bank 2").move == read_move("place bank 2")
    assert [str(step.move) for step in steps_of(START, TURN)] == TURN.split("; ")


def test_a_turn_is_unfolded_event_by_event() -> None:
    unfolded = unfold(START, TURN)
    assert unfolded.step == play(START, TURN)
    assert len(unfolded.positions) == len(unfolded.step.events)
    assert unfolded.positions[-1] == unfolded.step.after


def test_an_answer_that_is_the_only_one_may_be_said_and_is_not_asked_for() -> None:
    start = sketch("usa B1L=1*1 C1A P8.1 credits=0 | italy")
    asked = "place turbine+0; produce B1L C1A P8.1 x1"
    assert len(legal_moves(play(start, "place turbine+0").after)) > 1
    assert play(start, asked) == play(start, "place turbine+0")
    assert why_not(start, "place turbine+0; produce B1L C1A P8.1 x2").startswith("P4: part 2 of 2, 'produce")


@clause("C6")
@pytest.mark.parametrize(
    ("turn", "why"),
    [
        (
            "place construction-1; build base with base; at B1U",
            "C6: part 3 of 3, 'at B1U': USA already has a base in basin 1",
        ),
        (f"{TURN}; place bank 1", "R2: part 4 of 4, 'place bank 1': the turn of USA is over before it"),
        (
            "place construction-1; build elevation with elevation; at B2L",
            "C7: part 3 of 3, 'at B2L': the lower dam of basin 2 is no dam of USA to raise",
        ),
        ("place turbine-9; produce B1L C1A P8.1 x1", "R2: part 1 of 2, 'place turbine-9':"),
    ],
)
def test_a_refused_turn_names_the_part_and_the_clause(turn: str, why: str) -> None:
    assert why_not(START, turn).startswith(why)
    with pytest.raises(IllegalMove) as refused:
        play(START, turn)
    assert str(refused.value) == why_not(START, turn)
    game = Game(START)
    with pytest.raises(IllegalMove):
        game.play(turn)
    assert len(game) == 1


def test_a_part_that_is_no_move_is_named() -> None:
    with pytest.raises(UnreadableMove, match="between two answers of a turn there is a semicolon"):
        play(START, "build conduit with conduit at C6B")
    with pytest.raises(UnreadableMove, match=r"^part 2 of 2: 'bild base' is no move; write it like: build base with"):
        play(START, "place construction-1; bild base")
    with pytest.raises(UnreadableMove, match=r"^part 2 of 3: 'build base' is no move(?!.*semicolon)"):
        play(START, "place construction-1; build base; at B3L")
    with pytest.raises(UnreadableMove, match=r"^'usa: place bank 1' is no move; write it like: place bank 1$"):
        play(START, "usa: place bank 1")
    with pytest.raises(UnreadableMove, match=r"^'what' is no move; write it like: draft, place, .*, act$"):
        play(START, "what")


def test_lines_and_capitals_read_as_a_turn_does() -> None:
    turn = read_move("place construction-1; build conduit with conduit; at C6B")
    assert read_move("Place construction-1\nbuild conduit with conduit\n\nAt C6B;\n") == turn
    assert read_move("Pass;") == read_move("pass")


@clause("O8")
def test_a_copied_officer_and_the_main_action_are_one_turn() -> None:
    start = sketch("usa officer=sekibo credits=9 | italy officer=jordan | spare_officers=adler")
    assert why_not(start, "copy adler; place bank 2") is None
    assert why_not(start, "place bank 2; place bank 2").startswith("R2: part 2 of 2")


def test_a_turn_in_a_game_is_a_place_for_each_answer_and_one_edit() -> None:
    game = Game(START)
    node = game.play(TURN)
    assert [str(move) for move in game.moves] == TURN.split("; ")
    assert node.position == play(START, TURN).after
    game.undo()
    assert (game.at, len(game)) == (0, 1)
    assert game.branch(0, TURN, "place bank 1").position == play(node.position, "place bank 1").after
    game.go(0)
    assert game.play(TURN).position == node.position  # a known line is followed
    assert len(game) == 5


def test_a_step_of_a_turn_may_be_taken_into_a_game_and_compared() -> None:
    game, step = Game(START), play(START, TURN)
    assert game.take(step).position == step.after
    assert line_of([step]) == [node.step for node in game.line()[1:]]


def test_a_saved_line_may_say_a_turn_and_has_the_number_of_its_end() -> None:
    head = f"barrage_nb tree 1\nrules 1\nstart {START.text}\nat 2\n"
    game = load_game(
        f"{head}1 usa: {TURN}\n2 italy: place bank 1\n"
        "3 < 0 usa: place construction-1; build base with base; at B3U\nend\n"
    )
    assert str(game[1].move) == "at B3L"
    assert game[2].parent == 1
    assert str(game[3].move) == "at B3U"
    assert game[3].parent == game[1].parent
    assert load_game(game.text) == game
    unnumbered = load_game(f"{head}usa: {TURN}\nitaly: place bank 1\nend\n")
    assert [str(node.move) for node in unnumbered.main_line()[1:]] == [*TURN.split("; "), "place bank 1"]


def test_turns_and_moves_are_compared_and_a_part_says_what_it_leaves_open() -> None:
    found = compare_moves(START, [TURN, "place bank 2", "place construction-1"], n=8, executor=None)
    assert found.options == (TURN, "place bank 2", "place construction-1")
    assert found.rest(TURN) is None
    assert found.rest("place bank 2") is None
    rest, share = found.rest("place construction-1")
    assert why_not(START, f"place construction-1; {rest}") is None
    assert 0 < share <= 1
    assert found.left_open.startswith(
        f"‘place construction-1’ leaves the rest of its turn to the programs; mostly they went on with ‘{rest}’"
    )
    assert found.left_open.endswith(f"({round(100 * share)} % of 8 playouts).")
    assert found.left_open in str(found)
    with pytest.raises(IllegalMove, match="part 3 of 3"):
        compare_moves(START, ["place construction-1; build base with base; at B1U"], n=2, executor=None)


def test_the_best_turn_pastes_back_and_any_turn_may_be_asked_about() -> None:
    found = best_moves(START, n=8, most=4, also=[TURN], executor=None)
    assert TURN in found.options
    for option in found.options:
        assert str(play(START, option).move) == option


def test_a_turn_is_played_at_a_board() -> None:
    board, steps = show(START), []
    board.observe_moves(steps.append)
    board.play(TURN)
    assert board.position == play(START, TURN).after
    assert [str(step.move) for step in steps] == TURN.split("; ")
    with pytest.raises(IllegalMove):
        show(START).play(f"{TURN}; place bank 1")


@clause("L83")
def test_the_further_turn_of_an_architect_is_a_turn_of_its_own() -> None:
    game = Game(sketch("usa officer=battista | italy", box="leeghwater"))
    for move in ("place construction-1 architect", "build base with base", "at B2L", "place bank 2", "place bank 1"):
        game.play(move)
    told = list(turns_of(line_of(game.line())))
    assert [(turn.who, len(turn.steps)) for turn in told] == [("usa", 3), ("usa", 1), ("italy", 1)]
    for turn in told:
        line = "; ".join(str(step.move) for step in turn.steps)
        assert play(turn.steps[0].before, line).after == turn.steps[-1].after


@clause("L38")
def test_what_was_not_asked_is_refused_by_its_own_reason() -> None:
    start = sketch("usa tiles=basic_building credits=2 | italy | building_tiles=cofferdam", box="leeghwater")
    turn = "place construction-1; build building with basic_building; at cofferdam.3"
    assert why_not(start, turn).startswith("L38: part 3 of 3, 'at cofferdam.3': the Cofferdam has a coin")
    assert why_not(start, turn.replace(".3", ".1")) is None
