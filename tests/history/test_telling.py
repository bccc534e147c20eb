"""A turn in a line: what was done and what it brought, as a person says it."""

import pytest

from barrage_nb import Game, language, new_game, play, sketch
from barrage_nb.history.telling import ToldTurn, folded, in_a_line, told, turns_of
from barrage_nb.lessons.games import evening
from tests.saved_games import saved_game

PICTURE = (
    "usa B1L=2*2 C1A P8.1 credits=9 excavators=9 mixers=9 engineers=9 contracts=301 | italy B8U=1 B3U=1 C3A credits=5 "
    "| HA=1 round=2 contracts=200,201"
)


def turn(*moves: str, picture: str = PICTURE) -> ToldTurn:
    position, steps = sketch(picture), []
    for move in moves:
        steps.append(play(position, move))
        position = steps[-1].after
    return told(steps)


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (["place water-1-now", "drops HA"], "water, 1 drop from HA into Italy's dam in basin 8; −1 engineer"),
        (["place water-1-now", "drops HD"], "water, 1 drop from HD off the map; −1 engineer"),
        (["place water-2", "drops HA HA"], "water, 2 drops on HA; −1 engineer"),
        (["place water-2", "drops HA HB"], "water, a drop each on HA and HB; −1 engineer"),
        (["place bank 2"], "bank; +2 credits, −2 engineers"),
        (["place machinery-both"], "machinery; −5 credits, +1 excavator, +1 mixer, −2 engineers"),
        (["place workshop-1"], "workshop, 1 turn of the wheel; −1 engineer"),
        (
            ["place construction-1", "build conduit with conduit", "at C8B"],
            "conduit from basin 8 to basin 9; +3 VP, −4 excavators, −1 engineer",
        ),
        (
            ["place construction-1", "build elevation with elevation"],
            "elevation of the lower dam of basin 1; −4 mixers, −1 engineer",
        ),
        (
            ["place turbine+2", "produce B1L C1A P8.1 x1", "decline"],
            "turbine +2, 1 drop from basin 1 to basin 8, without the contract, 1 drop on into Italy's dam in basin 8; "
            "+7 energy, −2 engineers",
        ),
    ],
)
def test_a_turn_is_told_in_a_line(moves: list[str], line: str) -> None:
    assert str(turn(*moves)) == f"USA: {line}"
    assert turn(*moves).alone == line


def test_the_drops_of_a_production_that_leave_the_map_are_not_told() -> None:
    open_below = PICTURE.replace("B8U=1 ", "")
    told = turn("place turbine+2", "produce B1L C1A P8.1 x1", "decline", picture=open_below)
    assert told.alone == "turbine +2, 1 drop from basin 1 to basin 8, without the contract; +7 energy, −2 engineers"


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (["place turbine+2"], "turbine +2; −2 engineers"),
        (["place contract-1"], "1 new contract; −1 engineer"),
        (["place construction-1"], "construction; −1 engineer"),
        (["place construction-1", "build base with base"], "base; −1 engineer"),
    ],
)
def test_half_a_turn_is_told_as_far_as_it_has_come(moves: list[str], line: str) -> None:
    assert turn(*moves).alone == line


@pytest.mark.parametrize(
    ("spoken", "first", "second"),
    [
        ("English", "new contracts 200 (green, 2 energy: 1 credit and 2 turns of the wheel)", "301 (yellow, "),
        ("italiano", "nuovi contratti 200 (verde, 2 unità energia: ", "301 (giallo, "),
        ("polski", "nowe kontrakty 200 (zielony, 2 jednostki energii: ", "301 (żółty, "),
    ],
)
def test_a_contract_is_told_with_what_is_printed_on_it(spoken: str, first: str, second: str) -> None:
    language(spoken)
    told = turn("place contract-2", "take 200 301", picture=PICTURE.replace(" contracts=301 |", " |") + ",301")
    assert told.news.startswith(first)
    assert second in told.news
    assert "200 (" not in told.alone, "a table of turns has the numbers alone"


def test_a_fee_is_told_of_both_who_pay_and_who_are_paid() -> None:
    picture = PICTURE.replace("C1A", "B3L=1*1").replace("P8.1", "P6.1").replace("C3A", "C3B")
    assert turn("place turbine+2", "decline", picture=picture).alone.endswith(
        "−1 credit, −2 engineers; Italy +1 VP, +1 credit"
    )


def test_a_piece_with_another_tile_than_its_own_says_so() -> None:
    picture = PICTURE.replace("credits=9", "credits=9 tiles=base-II,conduit,elevation")
    told = turn("place construction-1", "build base with base-II", "at B2L", picture=picture)
    assert told.did.startswith("base for the lower dam of basin 2 with the level II base tile, ")


def test_a_change_by_hand_is_a_turn_of_its_own() -> None:
    game = Game(PICTURE)
    game.play("place bank 1")
    game.tweak(None, "usa credits=3")
    lines = [str(turn) for turn in turns_of(node.step for node in game.line()[1:])]
    assert lines == ["USA: bank; +1 credit, −1 engineer", "✎ by hand: USA now has 3 credits"]


def test_every_turn_of_a_game_is_one_line_and_the_moves_are_all_there() -> None:
    game = saved_game(evening())
    line = [node.step for node in game.line()[1:]]
    turns = list(turns_of(line))
    assert [step for turn in turns for step in turn.steps] == line
    assert all(turn.did and "\n" not in str(turn) for turn in turns)
    assert len({(turn.round, turn.steps[0]) for turn in turns}) == len(turns)


def test_what_an_automa_does_in_a_turn_is_told_turn_by_turn() -> None:
    game = Game(new_game(2, seed=6, automas=2))
    while not game.position.over:
        game.play(game.position.legal_moves[0])
    turns = list(turns_of(node.step for node in game.line()[1:]))
    assert len(turns) == len(game.moves)
    assert any("powerhouse of basin" in turn.did for turn in turns)


def test_turns_at_the_bank_in_a_row_are_told_together() -> None:
    game = Game("usa engineers=2 credits=0 | italy engineers=4 credits=0 | round=2")
    for move in ("place bank 1", "place bank 2", "place bank 1", "place bank 2"):
        game.play(move)
    (bank,) = folded(turns_of(node.step for node in game.line()[1:]))
    assert in_a_line(bank) == (
        "Bank: USA 2 times and Italy 2 times; USA +2 credits, −2 engineers; Italy +4 credits, −4 engineers"
    )
    after = [str(event) for event in bank[-1].afterwards]
    assert any("Water flow" in sentence for sentence in after)
    assert not any("turn is over" in sentence for sentence in after)
