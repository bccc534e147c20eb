"""Saved games: readable, exact, and refused with the line and the reason where they are damaged."""

from random import Random

import pytest

from barrage_nb import Position, new_game, sketch
from barrage_nb.history import DamagedGame, Game, load_game
from barrage_nb.notation.codec import Unreadable
from tests.history.tables import opening, played, whole_game
from tests.proofs import proof

SMALL = """barrage_nb tree 1
rules 1
start {start}
at 3
# round 1, actions
1 usa: place turbine+0
  name "a big turbine"
2 usa: produce B1U C1A P8.1 x3
  note "all of it\\nat once"
3 germany: place bank 1
4 < 1 usa: produce B1U C1A P8.1 x1
5 < 0 tweak: usa B1U=3*2 | -C1A
end
"""


def small():
    """A small game with a branch, a tweak, a name and a comment."""
    game = Game(sketch("usa B1U=3*3 C1A P8.1 | germany"))
    for move in ("place turbine+0", "produce B1U C1A P8.1 x3", "place bank 1"):
        game.play(move)
    game.name("a big turbine", 1)
    game.comment("all of it\nat once", 2)
    game.branch(1, "produce B1U C1A P8.1 x1")
    game.tweak(0, "usa B1U=3*2 | -C1A")
    game.go(3)
    return game


def bushy():
    """A game with branches, tweaks, replays and comments."""
    game = opening(3, 60)
    for place in (12, 30, 45):
        game.go(place)
        game.play(game.position.legal_moves[-1])
        game.play(game.position.legal_moves[0])
        game.comment(f"after place {place}: “why not?” → \\ / # end\n\tat 3", place)
    game.tweak(20, {game[20].position.order[0]: {"vp": 30}})
    game.replay(20, to=40)
    game.name("  ", 5)
    game.delete(50)
    return game


def test_a_saved_game_can_be_read_by_a_person():
    game = small()
    assert game.text == str(game) == SMALL.format(start=game.start.text)


def test_a_game_loads_exactly():
    for game in (small(), bushy(), Game(new_game(3, seed=2)), whole_game(1, 2)):
        loaded = load_game(game.text)
        assert loaded == game
        assert loaded.text == game.text
        assert loaded.undoable is None
        assert loaded.at == game.at
        assert [node.name for node in loaded] == [node.name for node in game]


def test_any_comment_is_kept():
    game = small()
    for text in ("end", "# no", '"', "\\", "\r\n\x0b\x85\u2028", "\ud800", "𝄞", " x ", "\x00"):
        game.comment(text, 2)
        game.name(text, 3)
        assert load_game(game.text) == game


def test_a_person_may_leave_out_numbers_and_quotes():
    start = small().start.text
    text = f"\ufeffbarrage_nb tree 1\nrules 1\nstart {start}\nusa: place turbine+0\nname the big one\n\n"
    text += "usa: produce B1U C1A P8.1 x3\r\n< 1 usa: produce B1U C1A P8.1 x2\nend"
    game = load_game(text)
    assert [node.id for node in game] == [0, 1, 2, 3]
    assert game[1].children == (2, 3)
    assert game[1].name == "the big one"


def test_positions_and_plain_games_are_read_too():
    game = played(2)
    assert load_game(Game(game).text).game_text() == game
    assert load_game(game.start.text).start == load_game(f"\n {game.start.to_json()}").start == game.start


DAMAGED = [
    (1, "barrage_nb tree 1", "barrage_nb tree 9", "newer version (9)", False),
    (1, "barrage_nb tree 1", "chess", "starts with 'barrage_nb tree 1'", False),
    (2, "rules 1", "rules 2", "follows other rules (rules 2)", False),
    (3, "start ", "begin ", "'start bnb1.…'", False),
    (3, "start bnb1.", "start bnb1.x", "damaged", False),
    (4, "at 3", "at 33", "no place 33", True),
    (6, "place turbine+0", "place turbine-9", "no action space", True),
    (8, "x3", "x4", "P4", True),
    (8, "2 usa: produce", "2 germany: produce", "it is usa's turn to answer, not germany's", True),
    (8, "produce B1U", "produces B1U", "is no move", True),
    (9, 'note "all', 'note "all"', "not readable as JSON", True),
    (10, "3 germany", "2 germany", "2 is taken", True),
    (10, "3 germany: place", "3 germany place", "not a line of a game", True),
    (11, "4 < 1", "4 < 9", "follows place 9", True),
    (12, "B1U=3*2", "B1U=3*9", "9 drops are more than", True),
    (13, "end\n", "", "'end' is missing", True),
    (14, "end\n", "end\n6 < 0 usa: place bank 1\n", "nothing comes after", True),
]  # fmt: skip


@pytest.mark.parametrize(("line", "good", "bad", "why", "offered"), DAMAGED)
def test_a_damaged_file_is_refused_with_its_line_and_reason(line, good, bad, why, offered):
    text = small().text.replace(good, bad, 1)
    with pytest.raises(DamagedGame) as refused:
        load_game(text)
    error = refused.value
    assert error.line == line
    assert f"line {line}: " in str(error)
    assert why in str(error)
    assert isinstance(error, Unreadable)
    assert (error.partial is not None) == offered


def test_what_could_be_read_is_offered():
    text = small().text.replace("x3", "x4")
    with pytest.raises(DamagedGame) as refused:
        load_game(text)
    partial = refused.value.partial
    assert [line for line, _ in refused.value.problems] == [8, 9, 10]
    assert [node.id for node in partial] == [0, 1, 4, 5]
    assert partial[1].name == "a big turbine"
    assert "(3 moves could be read)" in str(refused.value)
    assert load_game(partial.text) == partial


def test_a_file_cut_short_is_refused():
    text = bushy().text
    for length in range(0, len(text) - 1, 97):
        with pytest.raises(Unreadable):
            load_game(text[:length])


@pytest.mark.parametrize("text", ["", "\n\n", "barrage_nb", "barrage_nb tree 1", "{}{", "bnb1.x.y", 5, None])
def test_what_is_no_game_is_refused(text):
    with pytest.raises(Unreadable):
        load_game(text)


def test_a_text_too_long_is_refused_before_it_is_read():
    with pytest.raises(DamagedGame, match="line 1: this text is too long to be a game"):
        load_game("\n" * 10_000_000)


def mutated(text, luck):
    """A text with one thing gone wrong."""
    at, other = sorted(luck.randrange(len(text)) for _ in range(2))
    lines = text.split("\n")
    line = luck.randrange(len(lines))
    kind = luck.randrange(8)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + chr(luck.choice([0, 10, 32, 34, 45, 58, 60, 57, 92, 123, 955, 0x2028])) + text[at:]
    if kind == 2:
        return text[:at] + text[min(other, at + 40) :]
    if kind == 3:
        return text[:at] + luck.choice("0123456789abcxyz*|=-<>{}[]\"' ") + text[at + 1 :]
    if kind == 4:
        lines.insert(line, lines[luck.randrange(len(lines))])
    elif kind == 5:
        lines.pop(line)
    elif kind == 6:
        luck.shuffle(lines)
    else:
        changes = ['{"pending": [["Riot"]]}', '{"usa": {"credits": 1e99}}', "-usa", "mover=italy", "[[[", "round=3"]
        lines.insert(line, f"{luck.choice(['', '7 ', '< 3 '])}tweak: {luck.choice(changes)}")
    return "\n".join(lines)


def read_or_refused(text):
    """The game that a text says, or the error that refuses it; any other error goes through."""
    try:
        return load_game(text)
    except Unreadable as error:
        return error


@proof
def test_fuzzed_files_give_only_our_own_errors_and_the_open_game_stays():
    game, luck = bushy(), Random(3)
    game.delete(25)
    open_game, text = game.text, game.text
    found = [read_or_refused(mutated(text, luck)) for _ in range(2000)]
    loaded = [one for one in found if isinstance(one, Game)]
    refused = [one for one in found if isinstance(one, DamagedGame)]
    assert len(loaded) > 10
    assert len(refused) > 1000
    assert all(load_game(one.text) == one for one in loaded)
    assert all(error.line >= 1 and error.problems and str(error) for error in refused)
    assert all(load_game(error.partial.text) == error.partial for error in refused[::3] if error.partial)
    assert game.text == open_game
    assert Position.load(game.start.text) == game.start
