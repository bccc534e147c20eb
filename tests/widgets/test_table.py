"""A whole game at one screen: seats, programs, keeping, leaving and coming back; nothing is ever overwritten."""

import asyncio
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from barrage_nb import Game, language, new_game, sketch, table
from barrage_nb.board.refs import Ref
from barrage_nb.history.telling import turns_of
from barrage_nb.lessons.whole_round import first_turn
from barrage_nb.widgets import GameTable
from barrage_nb.widgets.table.seats import PERSON, seated
from barrage_nb.words import table as words
from barrage_nb.words.board import nobody_decides
from barrage_nb.words.names import COMPANIES
from tests.proofs import proof

from .as_text import as_text, opened, texts_of


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def by_program(game: GameTable, answers: int) -> None:
    """Some answers of people, each the first legal one."""
    for _ in range(answers):
        if game.position.question is not None:
            game.play(next(move for move in game.position.legal_moves if game.refuse(move) is None))


def click(board: Any, thing: str) -> None:
    """A click in the middle of a thing."""
    left, top, right, bottom = board.picture.scene.bounds(Ref.read(thing))
    board.press((left + right) / 2, (top + bottom) / 2)


def answers_offered(board: Any) -> list[Any]:
    """The answers in the list below a board."""
    return [move for _, move in board.answers.list.options if move is not None]


# Seats.


@pytest.mark.parametrize(
    ("people", "options", "players", "companies"),
    [
        (("usa", "germany"), {}, ("person", "person"), ("usa", "germany")),
        (("USA",), {"programs": {"italy": "greedy"}}, ("person", "greedy"), ("usa", "italy")),
        (
            ("usa",),
            {"against": "random"},
            ("person", "random", "random", "random"),
            ("usa", "germany", "italy", "france"),
        ),
        (("usa",), {"against": "greedy", "players": 2}, ("person", "greedy"), ("usa", "germany")),
        (("usa", "italy"), {"players": 3}, ("person", "person", "person"), ("usa", "italy", "germany")),
        ((1, 3), {"against": "greedy"}, ("person", "greedy", "person", "greedy"), ()),
        ((2,), {"against": "random", "players": 2}, ("random", "person"), ()),
        ((), {}, ("person",) * 4, ()),
        ((1, 2), {}, ("person", "person"), ()),
        ((1,), {}, ("person", "quick"), ()),
        (("usa",), {}, ("person", "quick"), ("usa", "germany")),
        (("usa",), {"programs": {"italy": "search"}}, ("person", "search"), ("usa", "italy")),
        ((), {"against": "greedy", "players": 3}, ("greedy",) * 3, ()),
    ],
)
def test_seats_by_company_and_by_number(people: Any, options: Any, players: Any, companies: Any) -> None:
    given = {"programs": {}, "players": None, "against": None, **options}
    seats = seated(people, seed=1, **given)
    assert (tuple(map(str, seats.players)), set(seats.companies)) == (players, set(companies))


@pytest.mark.parametrize(
    ("people", "options", "reason"),
    [
        (("spain",), {}, "'spain' is no company and no seat"),
        ((5,), {}, "5 is no company and no seat"),
        ((True,), {}, "True is no company"),
        (("usa", "usa"), {}, "named twice"),
        (("usa",), {"usa": "greedy"}, "named twice"),
        (("usa", 2), {}, "not by both"),
        (("usa",), {"players": 1}, "2 to 4 seats"),
        (("usa",), {"level": "hard"}, "none is named here"),
        ((3,), {"players": 2}, "2 to 4 seats"),
        (("usa", "italy", "france"), {"players": 2}, "2 to 4 seats"),
        ((), {"players": 5}, "2 to 4 seats"),
        (("usa",), {"italy": "chess"}, "'chess' is no program"),
        (("usa",), {"against": "chess"}, "'chess' is no program"),
        (("usa",), {"colour": "red"}, "colour=… is not known"),
        (("france", "italy"), {"rules": "introductory"}, "2 players has usa and germany"),
        ((1, 2), {"rules": "chess"}, "chess"),
    ],
)
def test_what_cannot_be_seated_is_refused(people: Any, options: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        table(*people, seed=1, **options)


def test_seats_by_company_draft_their_own(tmp_path: Path) -> None:
    game = table("italy", "france", seed=3, speed=0)
    board, before = game.board, game.position
    assert {move.company for move in before.legal_moves} == {"italy", "france"}
    assert {move.company for move in answers_offered(board)} == {"italy"}
    assert set(board.answering.targets) == {Ref("contract", number) for number in before.starting}
    assert board.bar.question.value == "Seat 1: Italy \u203a now the contract"
    click(board, "draft france")
    assert "Seat 1 plays Italy at this table" in board.page.tip["text"]
    game.play(next(str(move) for move in before.legal_moves if move.company == "france"))
    assert game.position == before
    assert "Seat 1 plays Italy" in game.note.text
    game.play(next(move for move in before.legal_moves if move.company == "italy"))
    assert set(game.position.companies) == {"italy", "france"}


def test_a_company_keeps_the_player_of_its_seat() -> None:
    game = table(2, against="random", players=3, seed=5, speed=0)
    assert game.position.question.who == "seat 2"
    by_program(game, 1)
    mine = next(company for company, seat in game.drafted.items() if seat == "seat 2")
    for _ in range(20):
        assert game.position.question.who == mine
        by_program(game, 1)


# Playing.


@proof
@pytest.mark.parametrize("program", ["quick", "greedy", "random"])
def test_a_whole_game_against_programs(program: str) -> None:
    game = table("usa", against=program, seed=2, speed=0, rules="introductory")
    by_program(game, 2000)
    assert game.position.over
    assert len(game.game.leaves()) == 1
    winner = game.position.companies[game.position.ranking[0][0]]
    assert f"The game is over. 1. {COMPANIES[game.position.ranking[0][0]]} with {winner.vp} VP; 2. " in game.note.text


@pytest.mark.parametrize("players", [2, 4])
def test_the_end_tells_where_all_points_came_from(players: int) -> None:
    game = table(against="random", players=players, seed=4, speed=0)
    cells = [re.findall(r">([^<>]*)</t[hd]>", line) for line in game.scores.value.split("</tr>")[:-1]]
    names, *rows = cells
    assert names == ["", *(COMPANIES[who] for (who,) in game.position.ranking)]
    totals = [sum(int(row[column]) for row in rows[:-1]) for column in range(1, players + 1)]
    assert rows[-1] == ["in all", *map(str, totals)]
    assert totals == [game.position.companies[who].vp for (who,) in game.position.ranking]
    assert rows[0][1:] == ["10"] * players


def test_what_follows_the_draft_has_neither_round_nor_company_and_no_lone_colon() -> None:
    game = table(1, against="random", seed=2, speed=0)
    while not any("Round 1 ·" in turn.head for turn in game.chronicle.turns):
        by_program(game, 1)
    heads = [turn.head for turn in game.chronicle.turns]
    assert "" in heads
    assert ":" not in heads


def test_what_programs_did_since_a_persons_answer_is_told() -> None:
    game = table("usa", against="random", seed=2, speed=0, rules="introductory")
    by_program(game, 1)
    while not any("Italy" in turn.head for turn in game.chronicle.turns):
        by_program(game, 1)
    new = [turn for turn in game.chronicle.turns if turn.new]
    assert not any("USA" in turn.head for turn in new)
    assert any("USA" in turn.head for turn in game.chronicle.turns if not turn.new)
    assert len(new) > 1, "one turn has no order"
    assert game.board.page.status == " ".join(turn.said for turn in reversed(new)), "the newest stands in sight"
    assert all(turn.said.endswith(".") and ".." not in turn.said for turn in new)
    (line, *_) = [turn for turn in turns_of(node.step for node in game.game.line()[1:]) if turn.who == "usa"]
    assert line.alone in as_text(game.chronicle.widget.value)
    game.undo()
    assert not any(turn.new and "USA" in turn.head for turn in game.chronicle.turns)


def test_programs_alone_play_to_the_end() -> None:
    assert table(against="random", players=2, seed=4, speed=0).position.over


def test_what_goes_wrong_with_a_program_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(position: object) -> None:
        raise ZeroDivisionError("a program has lost count")

    monkeypatch.setattr("barrage_nb.widgets.hands.raising", False)

    async def watch() -> Any:
        game = table("usa", germany="random", seed=2, speed=0, rules="introductory")
        monkeypatch.setattr(game.seats.__class__, "strategy", lambda *arguments: broken)
        while game.player(game.position) == PERSON:
            by_program(game, 1)
        while game.thinking is not None:
            await asyncio.sleep(0.01)
        return game

    game = asyncio.run(watch())
    assert "a program has lost count" in game.hands.errors.output.outputs[0]["text"]


def test_nobody_answers_for_a_program() -> None:
    async def watch() -> None:
        game = table(1, against="random", players=2, seed=2, speed=0, rules="introductory")
        game.hold.click()
        await asyncio.sleep(0)
        by_program(game, 1)
        while game.player(game.position) == PERSON:
            by_program(game, 1)
        before = game.position
        game.play(before.legal_moves[0])
        assert game.position is before
        who = before.question.who
        assert game.note.text == f"{COMPANIES[who]} (the random player) waits until the programs go on."
        assert game.board.bar.question.value == game.note.text
        assert not answers_offered(game.board)
        assert not game.board.answering.targets
        assert not game.board.offered
        click(game.board, "space bank")
        assert "(the random player) waits until the programs go on." in game.board.page.tip["text"]
        game.hold.click()
        assert game.board.bar.question.value == f"{COMPANIES[who]} (the random player) is deciding\u2026"
        while game.position is before:
            await asyncio.sleep(0.02)

    asyncio.run(watch())


def test_undoing_goes_back_to_a_persons_answer() -> None:
    game = table("usa", against="random", seed=2, speed=0, rules="introductory")
    seen = []
    for _ in range(12):
        seen.append(game.position)
        by_program(game, 1)
    end = game.position
    for position in reversed(seen):
        assert not game.board.bar.undo.disabled
        game.board.bar.undo.click()
        assert game.position == position
    game.undo()
    for _ in range(12):
        game.redo()
    assert game.position == end


def test_after_undo_the_bar_tells_what_was_taken_back_and_no_more_what_it_had_done() -> None:
    game = table("usa", "germany", speed=0, rules="introductory", seed=2)
    while game.position.phase != "actions":
        game.play(str(game.position.legal_moves[0]))
    game.play("place bank 1")
    assert "bank" in game.board.page.status.lower()
    game.undo()
    assert game.board.page.status == "Taken back: bank, 1 engineer."


# Keeping.


@proof
def test_the_file_holds_every_move_and_the_same_call_comes_back() -> None:
    first = table("usa", "germany", save="game.txt", seed=7, speed=0)
    assert not Path("game.txt").exists()
    by_program(first, 30)
    assert Game(Path("game.txt").read_text()).position == first.position
    first.leave()
    before = first.position
    assert not first.board.answering.targets
    assert first.board.bar.question.value.startswith("This table was left.")
    first.play(before.legal_moves[0])
    assert first.position is before
    assert first.board.ways == (False, False, False)
    again = table("usa", "germany", save="game.txt", seed=99, speed=0)
    assert again.position == before
    assert "Back in the game of game.txt: round 2, after 30 moves." in again.note.text
    assert again.board.ways[1:] == (True, False)
    again.board.bar.undo.click()
    assert again.position != before
    assert again.board.ways[2]
    again.board.bar.redo.click()
    assert again.position == before
    by_program(again, 5)
    assert len(Game(Path("game.txt").read_text())) == 36


def test_the_older_of_two_tables_leaves_the_file_to_the_newer() -> None:
    first = table("usa", "germany", save="game.txt", seed=7, speed=0)
    by_program(first, 10)
    before = first.position
    again = table("usa", "germany", save="game.txt", speed=0)
    assert "opened later with the same file" in first.note.text
    by_program(again, 3)
    first.play(before.legal_moves[0])
    assert first.position is before
    assert Game(Path("game.txt").read_text()).position == again.position
    assert not table("usa", "italy", save="game.txt").seated
    assert not again.left


def test_a_program_of_the_older_table_does_not_answer_any_more() -> None:
    async def running() -> None:
        first = table(1, against="random", players=2, save="game.txt", seed=7, speed=0)
        answered = 0
        while not first.due:
            by_program(first, 1)
            await asyncio.sleep(0.05)
            answered += 1
            assert answered < 200
        before = first.position
        again = table(1, against="random", players=2, save="game.txt", speed=0)
        while again.position == before:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)
        assert first.position is before

    asyncio.run(running())


@proof
def test_a_game_against_programs_comes_back_in_the_middle_of_their_turns() -> None:
    first = table(1, against="random", players=4, save="game.txt", seed=7, speed=0)
    by_program(first, 40)
    again = table(1, against="random", players=4, save="game.txt", speed=0)
    assert again.position == first.position
    assert again.drafted == first.drafted


@pytest.mark.parametrize("text", ["", "my diary", "barrage_nb tree 7\nrules 1\n", None])
def test_a_damaged_file_is_refused_and_stays(text: str | None) -> None:
    if text is None:
        first = table("usa", "germany", save="game.txt", seed=7, speed=0)
        by_program(first, 20)
        text = Path("game.txt").read_text().replace("place ", "plaice ", 1)
    Path("game.txt").write_text(text)
    game = table("usa", "germany", save="game.txt", seed=7, speed=0)
    assert not game.seated
    assert "game.txt cannot be gone on with, and stays as it is." in game.note.text
    game.play("act")
    assert words.no_game() in game.note.text
    assert "application/vnd.jupyter.widget-view+json" in game._repr_mimebundle_()
    (game.rest if game.partial is not None else game.anew).click()
    by_program(game, 3)
    assert Path("game.txt").read_text() == text
    assert Game(Path("game-2.txt").read_text()).position == game.position


@pytest.mark.parametrize("people", [("usa", "france"), ("usa", "germany", "italy"), (1, 2, 3)])
def test_a_game_with_other_seats_is_refused(people: Any) -> None:
    by_program(table("usa", "germany", save="game.txt", seed=7, speed=0), 4)
    before = Path("game.txt").read_text()
    game = table(*people, save="game.txt", speed=0)
    assert "which are not the seats named here" in game.note.text
    game.anew.click()
    assert Path("game.txt").read_text() == before


def test_a_game_with_another_box_is_begun_kept_and_gone_on_with() -> None:
    rows = "conduit C1A: 4", "price conduit: 3"
    game = table("usa", "germany", save="game.txt", box=rows, seed=7, speed=0)
    assert game.position.box.rows == table("usa", "germany", box="; ".join(rows)).position.box.rows
    assert set(game.position.box.rows) == set(rows)
    by_program(game, 4)
    for box in (rows, None):
        assert table("usa", "germany", save="game.txt", box=box, speed=0).position == game.position
    other = table("usa", "germany", save="game.txt", box="red fee: 4", speed=0)
    assert "a game with another box" in other.note.text
    other.anew.click()
    assert other.position.box.red_fee == 4


def test_rows_that_cannot_be_are_refused_with_all_that_is_wrong() -> None:
    with pytest.raises(ValueError, match=r"(?s)500.*nothing"):
        table("usa", "germany", box=("price base hills: 500", "nothing: at all"))


@pytest.mark.parametrize("program", ["learned", "search", "deep"])
def test_a_table_says_that_the_judge_does_not_know_its_box(program: str) -> None:
    assert "the learned judge knows only" in table("usa", italy=program, box="conduit C1A: 4").about.value
    assert "judge" not in table("usa", italy=program).about.value
    assert "judge" not in table("usa", italy="quick", box="conduit C1A: 4").about.value


def test_where_nothing_can_be_written_the_game_goes_on() -> None:
    game = table("usa", "germany", save="no/folder/game.txt", seed=7, speed=0)
    by_program(game, 3)
    assert "is not kept: no/folder/game.txt cannot be written" in game.note.text
    assert len(game.game) == 4


def test_a_table_is_a_picture_where_no_kernel_runs() -> None:
    bundle = table("usa", "germany", seed=7)._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert bundle["text/plain"].startswith("Barrage")


def test_its_still_picture_keeps_up_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    class Handle:
        def update(self, data: Any, raw: bool) -> None:
            drawn.append(data["text/plain"])

    monkeypatch.setattr("IPython.display.display", lambda data, raw, display_id=None: display_id and Handle())
    game = table("usa", germany="random", seed=3, speed=0)
    game._ipython_display_()
    assert drawn == []
    while game.position.round < 2:
        by_program(game, 1)
    assert "Round 2" in drawn[-1], "it is drawn as a round begins"
    by_program(game, 2)
    rounds = len(drawn)
    game.leave()
    assert len(drawn) == rounds + 1
    assert drawn[-1] == game.in_words()


def test_its_still_picture_is_that_of_the_last_position_once_nobody_has_moved_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []
    game = table("usa", "germany", rules="introductory", seed=3, speed=0)
    monkeypatch.setattr(import_module("barrage_nb.widgets.table.table"), "QUIET", 0)
    monkeypatch.setattr(game, "draw_still", lambda: drawn.append(game.in_words()))

    async def moves() -> None:
        for _ in range(2):
            game.play("place bank 1")
        await asyncio.sleep(0.05)

    asyncio.run(moves())
    assert drawn == [game.in_words()], "drawn once, as it is then"


def test_the_same_seed_deals_the_same_game() -> None:
    assert table(1, 2, seed=7).position == new_game(2, seed=7)
    assert table("italy", "usa", seed=7).position == table("italy", "usa", seed=7).position


def test_a_table_begins_with_a_position_and_comes_back_to_its_file(tmp_path: Path) -> None:
    file, start = tmp_path / "round.txt", first_turn()
    programs = {"usa": "greedy", "germany": "greedy"}
    game = table("italy", start=start, save=file, speed=0, **programs)
    assert game.position == start
    assert not file.exists()
    game.play("place bank 12")
    assert game.position.companies["italy"].engineers == 0
    assert game.position.question is None
    assert not game.position.over
    assert game.board.state.answering.text == nobody_decides("ended")
    again = table("italy", start=start, save=file, speed=0, **programs)
    assert again.position == game.position
    with pytest.raises(ValueError, match="Italy, USA and Germany"):
        table("italy", "france", start=start)


@pytest.mark.parametrize("kind", [{"seed": 1}, {"seed": 1, "automas": 1, "level": "very hard"}])
def test_who_seats_a_position_otherwise_is_told_the_call_that_begins_with_it(kind: dict[str, Any]) -> None:
    for start in (new_game(2, **kind), sketch("usa | italy")):
        with pytest.raises(ValueError, match="begin it with table") as error:
            table("france", "italy", start=start)
        call = str(error.value).partition("begin it with ")[2]
        assert eval(call.replace("…", "start"), {"table": table, "start": start}).game.line()[0].position == start


def begun(**seats: str) -> GameTable:
    """A table in the first turns of a game, as somebody sees it."""
    made: GameTable = opened(table("usa", **{"rules": "introductory", **seats}, seed=3, speed=0))
    for _ in range(3):
        if made.position.question is not None and made.waiting is None:
            made.play(made.position.legal_moves[0])
    return made


@pytest.mark.parametrize(
    "seats", [{"germany": "random"}, {"germany": "person"}, {"germany": "automa easy", "rules": "full"}]
)
def test_an_open_table_follows_the_language(seats: dict[str, str]) -> None:
    shown = begun(**seats)
    language("italiano")
    followed, whole = texts_of(shown), texts_of(begun(**seats))
    language("English")
    assert followed == whole
