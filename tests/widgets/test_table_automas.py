"""A table with Automas: their seats, their turns, and how a kept game comes back."""

from pathlib import Path
from typing import Any

import pytest

from barrage_nb import new_game, table
from barrage_nb.widgets import GameTable
from barrage_nb.widgets.table.seats import PERSON, seated
from barrage_nb.words.automa import looking_back
from tests.clauses import clause


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def by_people(game: GameTable, answers: int) -> None:
    """Some answers of people, each the first legal one."""
    for _ in range(answers):
        if game.position.question is not None:
            game.play(next(move for move in game.position.legal_moves if game.refuse(move) is None))


@clause("A1")
@pytest.mark.parametrize(
    ("people", "options", "players"),
    [
        (("usa",), {"against": "automa", "level": "hard"}, {"usa": "person", "germany": "automa hard"}),
        (
            ("usa",),
            {"programs": {"italy": "automa hard", "france": "greedy"}},
            {"usa": "person", "italy": "automa hard", "france": "greedy"},
        ),
        (
            ("usa", "italy"),
            {"against": "automa"},
            {"usa": "person", "italy": "person", "germany": "automa medium"},
        ),
        (
            ("usa",),
            {"against": "automa", "level": "very_hard", "players": 4},
            {"usa": "person", **dict.fromkeys(("germany", "italy", "france"), "automa very hard")},
        ),
        (("usa",), {"programs": {"italy": "automa"}, "level": "Easy"}, {"usa": "person", "italy": "automa easy"}),
    ],
)
def test_people_automas_and_programs_sit_where_they_were_named(people: Any, options: Any, players: Any) -> None:
    given = {"programs": {}, "players": None, "against": None, **options}
    seats = seated(people, seed=1, **given)
    assert dict(zip(seats.companies, map(str, seats.players), strict=True)) == players


@clause("A1")
@pytest.mark.parametrize(
    ("people", "options", "reason"),
    [
        (
            ("usa",),
            {"against": "automa", "level": "deadly"},
            "'deadly' is no level of an Automa; levels are easy, medium, hard and very hard",
        ),
        (("usa",), {"italy": "automa clever"}, "'clever' is no level"),
        (("usa",), {"against": "automa", "players": 5}, "2 to 4 seats"),
        ((), {"against": "automa", "players": 4}, "1 to 3 Automas"),
        (("usa",), {"against": "automa", "rules": "introductory"}, "Automas play by the full rules only"),
        (("usa", "italy"), {"level": "hard"}, "level=… is that of Automas"),
    ],
)
def test_what_automas_cannot_be_is_refused(people: Any, options: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        table(*people, seed=1, **options)


def test_a_game_for_one_begins_with_the_company_that_was_named() -> None:
    game = table("usa", against="automa", level="hard", seed=4, speed=0)
    assert set(game.position.companies) == {"usa", "germany"}
    assert dict(game.position.automas) == {"germany": "hard"}
    assert "Germany: an Automa, Hard" in game.about.value


def test_automas_act_until_a_person_is_asked_and_undo_takes_their_turns_back() -> None:
    game = table("usa", against="automa", players=3, seed=4, speed=0)
    assert game.player(game.position) == PERSON
    before = game.position
    while game.position.mover == "usa":
        by_people(game, 1)
        if any(str(step.move) == "act" for step in [node.step for node in game.game.line()[1:]][-2:]):
            break
    assert game.player(game.position) == PERSON
    while game.undoable is not None:
        game.board.undo()
    assert game.position == before


def test_nobody_answers_for_an_automa() -> None:
    game = table("usa", against="automa", seed=4, speed=0)
    game.hold_or_go_on()
    while game.player(game.position) == PERSON:
        by_people(game, 1)
    assert game.waiting == "Germany (an Automa, Medium) waits until the programs go on."
    before = game.position
    game.play("act")
    assert game.position == before
    game.hold_or_go_on()
    assert game.player(game.position) == PERSON


def test_a_kept_game_comes_back_with_its_automas() -> None:
    game = table("usa", against="automa", level="hard", seed=4, speed=0, save="solo.txt")
    by_people(game, 6)
    again = table("usa", against="automa", level="hard", speed=0, save="solo.txt")
    assert again.position == game.position
    other = table("usa", against="automa", level="easy", speed=0, save="solo.txt")
    assert not other.seated
    assert "Germany (an Automa, Hard)" in other.note.text


def test_programs_and_automas_end_a_whole_game() -> None:
    game = table(italy="automa very hard", france="greedy", usa="automa easy", seed=2, speed=0)
    assert game.position.over
    assert "The game is over" in game.note.text


def test_companies_of_the_draft_can_be_named() -> None:
    position = new_game(players=3, automas={"italy": "hard"}, companies=("usa", "france"), seed=1)
    assert {company for company, _ in position.offer} == {"usa", "france"}
    with pytest.raises(ValueError, match="from 2 different ones"):
        new_game(players=3, automas={"italy": "hard"}, companies=("usa",), seed=1)
    with pytest.raises(ValueError, match="spain"):
        new_game(players=3, automas={"italy": "hard"}, companies=("usa", "spain"), seed=1)


def test_the_board_comes_into_sight_where_the_panel_of_the_automas_opens() -> None:
    game = table("usa", against="automa", seed=5, speed=0)
    assert not game.follow.seen
    game.automas.open_or_close()
    first = dict(game.follow.seen)
    assert first["page"]
    assert first["boxes"][0][:2] == [0, 0]


def test_who_looks_back_on_a_turn_is_told_the_way_back_to_the_board() -> None:
    game = table("usa", against="automa", seed=5, speed=0)
    by_people(game, 8)
    asked = game.board.question
    panel = game.automas.panel
    for way_back in (panel.end, game.automas.why):
        if not game.automas.open:
            game.automas.why.click()
        panel.back.click()
        assert game.board.question == looking_back()
        assert panel.end.description in game.board.question
        way_back.click()
        assert game.board.question == asked


def test_the_board_is_in_sight_again_where_an_automa_is_guessed() -> None:
    game = table("usa", against="automa", seed=5, speed=0)
    game.automas.open_or_close()
    first = dict(game.follow.seen)
    game.automas.panel.guess.value = True
    while not game.watching:
        by_people(game, 1)
        game.go_on()
    assert game.follow.seen["time"] > first["time"]
