"""Positions, moves and games as text: exact round-trips, and clear errors for what is not one."""

import ast
import json
import re
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

import barrage_nb
from barrage_nb import Position, Rulings, legal_moves, new_game, play, read_move, sketch, why_not
from barrage_nb.board.box import PRINTED
from barrage_nb.engine.moves import UnreadableMove
from barrage_nb.engine.play import unfold
from barrage_nb.history import Game, load_game
from barrage_nb.notation.codec import Unreadable
from barrage_nb.notation.text import GameText, load_json, position_from
from barrage_nb.words import names
from tests.clauses import clause
from tests.made_games import KINDS, played, positions
from tests.proofs import many

GAMES = [(players, rules, seed) for players, rules in KINDS for seed in (1, 2)]
START = sketch("usa B1L=2*1 C1A P8.1 | neutral B3L=1*1 | italy officer=krylov | HA=2 round=3")


def unread(text, read=Position.load):
    """The sentence with which a text is refused."""
    with pytest.raises(Unreadable) as error:
        read(text)
    return str(error.value)


@pytest.mark.parametrize("game", many(GAMES))
def test_positions_come_back_from_line_and_json(game):
    for position in positions(*game)[::5]:
        for text in (position.text, position.to_json(), str(position), f"  {position.text}\n"):
            loaded = Position.load(text)
            assert loaded == position
            assert hash(loaded) == hash(position)
            assert loaded.legal_moves == position.legal_moves


@pytest.mark.parametrize("game", many(GAMES))
def test_a_loaded_position_writes_the_same_text(game):
    for position in positions(*game)[3::11]:
        assert Position.load(position.to_json()).text == position.text
        assert Position.load(position.text).to_json() == position.to_json()


@pytest.mark.parametrize("game", many(GAMES))
def test_what_is_printed_pastes_back(game):
    for position in positions(*game)[::17]:
        assert eval(repr(position), {"Position": Position}) == position


@pytest.mark.parametrize("game", many(GAMES))
def test_every_move_reads_back(game):
    for position in positions(*game)[::4]:
        for move in legal_moves(position):
            assert read_move(str(move)) == move


@pytest.mark.parametrize("game", many(GAMES))
def test_a_game_comes_back_move_by_move(game):
    turned = list(played(*game))
    whole = GameText(turned[0].position, tuple(each.move for each in turned))
    text = Game(whole).text
    again = load_game(text).game_text()
    assert again == whole
    assert load_game(text).text == text
    assert [step.after for step in again.steps()] == [each.step.after for each in turned]


@pytest.mark.parametrize("seed", range(12))
def test_a_line_is_short_and_fits_into_an_address(seed):
    whole = positions(4, "full", seed)
    for position in (*whole[::20], *whole[-10:]):
        assert len(position.text) <= 1500
        assert re.fullmatch(r"bnb1\.[A-Za-z0-9_-]+\.[0-9a-f]{8}", position.text)


def test_json_is_readable():
    text = START.to_json()
    assert text.isascii()
    content = json.loads(text)
    assert content["barrage_nb"] == 1
    assert content["dams"]["B1L"] == {"owner": "usa", "level": 2, "drops": 1}
    assert content["companies"]["italy"]["officer"] == "krylov"
    assert "passed" not in content


@pytest.mark.parametrize("rulings", [
    Rulings(contract_before_water=False, zero_ranks=False), Rulings(basin_objective_cap=5, sekibo_credits=6),
    Rulings(del_monte_copy="round", income_order="reverse", sekibo_any_space=True),
])  # fmt: skip
def test_rulings_are_part_of_a_position(rulings):
    start = new_game(players=2, seed=3, rulings=rulings)
    assert Position.load(start.text).rulings == rulings
    assert Position.load(start.to_json()) == start


def resealed(payload):
    return f"bnb1.{payload}.{zlib.crc32(payload.encode()):08x}"


def packed(text):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def test_a_newer_version_is_said():
    for text in (START.text.replace("bnb1", "bnb2"), START.to_json().replace('nb": 1', 'nb": 2')):
        assert "newer version (2); this one reads up to version 1" in unread(text)
    for game in (Game(START).text, short_game()):
        newer = re.sub("(tree|game) 1", r"\1 3", game)
        assert "newer version (3)" in unread(newer, load_game)
        assert "line 2" in unread(game.replace("rules 1", "rules 2"), load_game)


@pytest.mark.parametrize("version", ["2", 1.5, True, 0, -1, None, [1], {"a": 1}])
def test_a_version_that_is_none(version):
    content = {**json.loads(START.to_json()), "barrage_nb": version}
    unread(json.dumps(content))


def test_a_truncated_line_is_never_a_position():
    for length in range(len(START.text)):
        unread(START.text[:length])
    assert "damaged" in unread(START.text[:-1])


@pytest.mark.parametrize("other", "Aa9_-.b")
def test_an_altered_line_is_never_a_position(other):
    for place, letter in enumerate(START.text):
        if letter != other:
            unread(START.text[:place] + other + START.text[place + 1 :])


@pytest.mark.parametrize("payload", ["", "AAAA", "####", "a", "q1YqKMpMVrJSSgQA", "_" * 5000])
def test_a_sealed_line_with_no_position_inside(payload):
    assert "damaged" in unread(resealed(payload)) or "too large" in unread(resealed(payload))


LOOP: list[object] = []
LOOP.append(LOOP)
DEEP = "[" * 980 + "]" * 980


@pytest.mark.parametrize(("text", "said"), [
    ("usa \ud800", "character 5 is half of a letter"), ("bnb1.\ud800.x", "character 6 is half of a letter"),
    ('{"round": "\udfff"}', "half of a letter"), ('{"seed": ' + DEEP + "}", "nested too deeply"),
    ('{"companies": {"usa": {"credits": ' + "9" * 4300 + "}}}", "a number of more than 40 digits"),
    ('{"seed": ' + "9" * 4400 + "}", "a number of more than 40 digits"),
    ("usa credits=" + "9" * 4300, "write it like credits=3"),
    ('{"seed": [[3]]}', "seed: [[3]] is not a whole number"), ('{"seed": {"a": 1}}', "seed: {'a': 1} is not a whole"),
    ("x" * 1_000_000, "this text of 1000000 characters is too long"), ("\n" * 10_000_000, "is too long"),
    ("usa " + "x" * 100_000, "xxx…: not known; a company has"), ('{"' + "x" * 100_000 + '": 1}', "there is no field"),
    ('{"\\ud800": 1}', "there is no field '\\ud800'"), ('{"companies": {"\\ud800": {}}}', "it can be \\ud800"),
])  # fmt: skip
def test_a_text_beyond_all_measure_is_refused_in_a_few_words(text, said):
    refusal = unread(text)
    assert said in refusal
    assert len(refusal) < 2100
    assert refusal.encode()


@pytest.mark.parametrize(("content", "said"), [
    ({"seed": LOOP}, "nested too deeply"), ({"companies": {"usa": {"vp": 10**5000}}}, "more than 40 digits"),
    ({"order": [str(n) for n in range(100_000)]}, "order"),
])  # fmt: skip
def test_values_beyond_all_measure(content, said):
    for read in (position_from, lambda content: sketch({"companies": ["usa"], **content})):
        assert said in unread(content, read)
        assert len(unread(content, read)) < 2100


def test_the_sentences_of_many_mistakes_end_somewhere():
    said = unread(" ".join(["usa", *(f"thing{number}=1" for number in range(5000))]))
    assert "thing0=1: not known" in said
    assert said.endswith(" …")
    assert len(said) < 2100


def test_a_line_that_would_unpack_without_end():
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packer.compress(b"0" * 50_000_000) + packer.flush()
    assert "too large" in unread(resealed(urlsafe_b64encode(bomb).decode().rstrip("=")))


@pytest.mark.parametrize("text", [
    "", " ", "hello", "bnb", "bnb1", "bnb1.", "bnbx.y.z", "bnb².a.b", "[]", "null", "{", "{}x", '{"a":', "{'a': 1}",
    '{"round": NaN}', "[" * 100_000, '{"a":' * 100_000, '{"seed": ' + "9" * 5000 + "}", "{" + " " * 300_000 + "}",
])  # fmt: skip
def test_no_position_at_all(text):
    assert len(unread(text)) < 300


@pytest.mark.parametrize("thing", [None, 5, b"bnb1.", ["bnb1."], START])
def test_something_that_is_not_text(thing):
    assert "text" in unread(thing)


@pytest.mark.parametrize(("pending", "said"), [
    ([["DiscardContracts", "usa"]], "pending[0], the contracts in hand: 3 is less than 4"),
    ([["WaterFlow"]], "pending[0]: WaterFlow asks nobody"),
    ([["AutomaTurn", "usa"]], "pending[0], whose turn an Automa takes: 'usa' is not known"),
    ([["ChooseSite", "usa", "base", "base"], ["ChooseSite", "usa", "base", "base"]], "pending[1]: ChooseSite cannot"),
    ([["ChooseStructure", "usa"], ["ChooseStructure", "usa"]], "pending[1]: ChooseStructure cannot wait behind"),
    ([["Turn", "usa"], ["ChoosePayment", "usa", "base", "B5L", "base"]], "pending[1]: ChoosePayment cannot wait"),
])  # fmt: skip
def test_what_waits_and_cannot_be_answered_is_refused(pending, said):
    content = json.loads(sketch("usa contracts=200,201,300").to_json())
    content["pending"] = pending
    assert said in unread(json.dumps(content))
    assert said in unread({**content, "companies": {"usa": {"contracts": [200, 201, 300]}}}, sketch)


@pytest.mark.parametrize("hand", ["200,201,300,301", "200,201,300,301,400"])
def test_discarding_waits_where_there_is_something_to_discard(hand):
    position = sketch(
        f"usa contracts={hand} | pending=DiscardContracts(usa);EndTurn(usa);WaterFlow;ScoreRound;EndRound"
    )
    assert all(why_not(position, move) is None for move in legal_moves(position))
    assert len(play(position, legal_moves(position)[0]).after.companies["usa"].contracts) == 3


@pytest.mark.parametrize(("path", "value", "said"), [
    ("round", 6, "round: 6 is not between 0 and 5"), ("round", "3", "round: '3' is not a whole number"),
    ("dams.B1L.drops", 3, "dams.B1L: 3 drops are more than a dam of level 2 holds (2)"),
    ("dams.B1L.level", 4, "dams.B1L, its level: 4 is not between 1 and 3"), ("dams.B1L.owner", "france", "dams.B1L"),
    ("dams.B99L", ["usa", 1], "dams: 'B99L' is not known"), ("companies.usa.engineers", 13, "companies.usa.engineers"),
    ("companies.usa.credits", -1, "companies.usa.credits: −1"), ("companies.usa.hat", 1, "companies.usa: there is no"),
    ("companies.italy.tiles", ["base", "base"], "base is there twice"), ("pending", [["Nap"]], "pending[0]: ['Nap']"),
    ("pending", [["Turn"]], "pending[0]: the field 'who' is missing"), ("pending", ["Turn"], "pending[0]: 'Turn'"),
    ("pending", [["Turn", "france"]], "pending[0]: 'france' is not known"), ("pending", 5, "pending: 5 is not a list"),
    ("companies.usa.wheel", [[]], "companies.usa.wheel, their number: 1"), ("contracts", [200], "contracts, their"),
    ("powerhouses.P8.2", 5, "powerhouses"), ("headstreams.HA", 0, "headstreams.HA: 0 is not between 1 and"),
    ("companies.usa.vp", 1.5, "companies.usa.vp: 1.5 is not a whole number"), ("mover", "france", "mover: 'france'"),
    ("rulings", {"magic": True}, "rulings: there is no field 'magic'"), ("rulings", [1] * 20, "rulings"),
    ("companies.usa.vp", True, "companies.usa.vp: True is not a whole number"), ("companies", [], "companies: []"),
])  # fmt: skip
def test_json_that_breaks_a_limit_says_what_and_where(path, value, said):
    content = json.loads(START.to_json())
    *way, last = path.split(".", 1) if path.startswith("powerhouses") else path.split(".")
    place = content
    for name in way:
        place = place[name]
    place[last] = value
    assert said in unread(json.dumps(content))
    assert said in unread(content, position_from)


def test_all_that_is_wrong_is_said_at_once():
    content = json.loads(START.to_json())
    content["dams"]["B1L"]["drops"] = 9
    content["companies"]["usa"]["engineers"] = 99
    said = unread(json.dumps(content))
    assert "dams.B1L" in said
    assert "companies.usa.engineers" in said


@pytest.mark.parametrize(("text", "said"), [
    ("[" * 30 + "]" * 30, "nested too deeply"), ("[[]," * 30 + "[]" + "]" * 30, "nested too deeply"),
    ('{"round":' * 30 + "1" + "}" * 30, "nested too deeply"), ('{"a":' * 5000, "nested too deeply"),
    ('{"seed": ' + "9" * 41 + "}", "a number of more than 40 digits"),
    ('{"seed": -' + "9" * 5000 + "}", "a number of more than 40 digits"),
])  # fmt: skip
def test_json_too_deep_or_too_long_is_refused_in_text_and_in_lines(text, said):
    assert said in unread('{"pending":' + text + "}")
    assert said in unread(resealed(packed(text)))


def test_forty_digits_and_twenty_lists_are_read_as_they_are():
    assert load_json('{"seed": -' + "9" * 40 + "}") == {"seed": -int("9" * 40)}
    assert load_json("[" * 20 + "]" * 20) is not None


def test_loading_runs_nothing(tmp_path):
    trap = tmp_path / "trap"
    code = f"open({str(trap)!r}, 'w')"
    for text in (
        *(code, f"__import__('os').system('touch {trap}')", f'{{"round": {code}}}', f'{{"__class__": "{trap}"}}'),
        json.dumps({"pending": [["eval", code]]}),
        json.dumps({"pending": [["Task", code], ["Question", code], ["__init__"]]}),
        json.dumps({"__reduce__": ["os.system", [code]], "companies": {"__class__": code}}),
    ):
        unread(text)
        with pytest.raises(UnreadableMove):
            read_move(text)
        unread(text, load_game)
    assert not trap.exists()


def test_the_notation_never_evaluates_text():
    for path in Path(barrage_nb.__file__).parent.glob("notation/*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        assert not names & {"eval", "exec", "compile", "__import__", "pickle", "marshal"}, path.name


@pytest.mark.parametrize("line", [
    "", " ", "dance", "place", "place turbine+0 two", "place turbine+0 2 3", "pay 3", "pay 3 3", "pay x mixers",
    "pay 3 hats", "at", "at B1L B2L", "produce B1L C1A P8.1", "produce B1L C1A P8.1 2", "produce B1L C1A P8.1 x-2",
    "fulfil", "fulfil me", "take x", "machines 1", "machines 2 credits", "build base", "use", "copy", "first",
    "draft usa", "draft usa contract", "place turbine+0 -1", "fulfil 99999999", "fulfil ²", "pass now", "decline it",
    "copy jordan for", "use krylov as", "build base with krylov as", "draft usa contract 1 2", "PLACE turbine+0",
    "at " + "x" * 1_000_000, "drops" + " HA" * 100,
])  # fmt: skip
def test_a_line_that_is_no_move(line):
    with pytest.raises(UnreadableMove) as error:
        read_move(line)
    assert "write it like" in str(error.value)


@pytest.mark.parametrize("thing", [None, 5, ["pass"], b"pass"])
def test_what_is_neither_a_move_nor_its_text(thing):
    with pytest.raises(UnreadableMove, match=r"^a move is a Move or its text, such as 'place turbine\+0', not "):
        read_move(thing)


def test_the_text_of_a_move_plays_like_the_move():
    position = sketch("usa B1L=1*1 C1A P8.1 | italy")
    move = read_move("place turbine+0")
    assert play(position, "place turbine+0") == play(position, move)
    assert unfold(position, "place turbine+0") == unfold(position, move)
    assert why_not(position, "place turbine+0") is None
    assert why_not(position, "fulfil 101") == why_not(position, read_move("fulfil 101")) is not None
    for door in (play, unfold, why_not):
        with pytest.raises(UnreadableMove):
            door(position, "dance")


def short_game():
    """A game as a person may write it, without numbers."""
    start = sketch("usa B1L=1*1 C1A P8.1 | italy").text
    moves = "# round 1, actions\nusa: place turbine+0\nitaly: place bank 3\nend\n"
    return f"barrage_nb tree 1\nrules 1\nstart {start}\n{moves}"


def test_a_game_says_who_answers_and_when():
    lines = load_game(short_game()).text.splitlines()
    assert lines[:2] == ["barrage_nb tree 1", "rules 1"]
    assert lines[2].startswith("start bnb1.")
    assert lines[4:] == ["# round 1, actions", "1 usa: place turbine+0", "2 italy: place bank 3", "end"]


@pytest.mark.parametrize(("old", "new", "said"), [
    ("barrage_nb tree 1", "chess", "line 1: a saved game"), ("rules 1", "rules x", "line 2: this game follows"),
    ("start bnb1", "begin bnb1", "line 3: the line 'start"), ("start bnb1.", "start bnb1.x", "line 3: this position"),
    ("turbine+0", "turbine-9", "line 5: R2: there is no action space"), ("usa: place", "usa: dance", "line 5: 'dance"),
    ("usa: ", "italy: ", "line 5: it is usa's turn to answer, not italy's"), ("usa: ", "", "line 5"),
    ("bank 3", "bank 13", "line 6: M5"), ("bank 3", "bank", "line 6: M5"), ("usa: pl", "usa pl", "line 5"),
    ("3\nend", "3\nusa: fulfil 200\nend", "line 7: R2: the question now"), ("start ", "start start ", "line 3: this"),
])  # fmt: skip
def test_a_mistake_in_a_game_is_said_with_its_line(old, new, said):
    text = short_game()
    assert old in text
    assert said in unread(text.replace(old, new), load_game)


def test_a_game_after_its_end_says_the_line():
    turned = list(played(2, "introductory", 1))
    text = Game(GameText(turned[0].position, tuple(each.move for each in turned))).text.removesuffix("end\n")
    number = len(text.splitlines()) + 1
    assert f"line {number}: E8" in unread(text + "usa: pass\nend", load_game)


@pytest.mark.parametrize("lines", [0, 1, 2])
def test_a_game_cut_short_of_its_start(lines):
    text = "\n".join(short_game().splitlines()[:lines])
    assert f"line {lines + 1}" in unread(text, load_game)


def test_comments_and_empty_lines_do_not_matter():
    text = short_game().replace("usa:", "\n# what a move\n   \n  usa:")
    assert load_game(text) == load_game(short_game())


def test_a_step_from_a_loaded_position_is_the_same():
    for move in legal_moves(START):
        assert play(Position.load(START.text), read_move(str(move))) == play(START, move)


TOLD = {
    "en": (
        "203 (2 energy: ",
        "conduit from basin 10 to basin 12 (value 1)",
        "fulfilled contracts (2 victory points each)",
    ),
    "it": ("203 (2 ", "condotta dal bacino 10 al bacino 12 (valore 1)", "contratti soddisfatti (2 punti vittoria"),
    "pl": ("203 (2 ", "kanał ze zbiornika 10 do zbiornika 12 (wartość 1)", "zrealizowane kontrakty (po 2 punkty"),
}


def test_a_position_in_words_says_what_contracts_conduits_and_bonus_tiles_are_worth(spoken: str) -> None:
    position = sketch(
        "usa C10B contracts=203 | italy C8A | contracts=204,206,300,301,413,414 round=3 "
        "bonus=powerhouses,contracts,elevations,conduits,bases objective=basins_1"
    )
    told = position.describe()
    assert [each for each in TOLD[spoken] if each not in told] == []
    assert ("300 (" in told, "413 (10 " in told) == (True, True)
    dear = position.with_(box=PRINTED.changed("conduit C10B: 5"))
    assert TOLD[spoken][1].replace("1)", "5)") in dear.describe()


@clause("L6", "L7", "L10", "L19")
def test_an_expansion_on_the_table_is_told_in_sentences() -> None:
    position = new_game(3, seed=4, box="leeghwater")
    told = position.describe()
    back = re.search(r"Back in the box: (.*)\.", told)
    assert back is not None
    hidden = {*position.patents, *position.patent_pile}
    put_back = [tile for tile in position.box.advanced_tiles if tile not in hidden]
    assert back[1] == ", ".join(map(str, map(names.tile, put_back)))
    assert len(put_back) == 3
    works = ", ".join(rf"{work} \(.*?\)" for work in position.works)
    assert re.search(rf"^External Works: {works}\.$", told, re.MULTILINE)
    tiles = re.search(r"^Building tiles, from top to bottom: (.*)\.$", told, re.MULTILINE)
    assert tiles is not None
    assert len(tiles[1].split("; ")) == 5
    more = sketch("usa works_taken=504 | italy | building_tiles=wind_farm", box="leeghwater").describe()
    assert "External Works taken: 504." in more
    assert "Wind Farm (6 excavators and 2 mixers, 5 victory points: 5 energy that may fulfil a contract, for 2 " in more
    assert "Back in the box" not in new_game(3, seed=4).describe()
