"""The card of a scoring: it comes when a round ends, can be put away, and can be looked at again."""

import re
from html import unescape

import pytest

from barrage_nb import explore, language, show, sketch, table
from barrage_nb.engine.play import builder_player
from barrage_nb.lessons.games import evening
from barrage_nb.lessons.leeghwater import by_programs
from barrage_nb.view.on_page import round_card
from barrage_nb.widgets import Board
from barrage_nb.widgets.controls import RoundCard
from barrage_nb.widgets.explorer import Explorer
from barrage_nb.widgets.page import OPEN
from barrage_nb.widgets.table import GameTable
from barrage_nb.words import CLAUSES
from tests.saved_games import saved_game

LAST_OF_ROUND = (
    "usa engineers=1 energy=13 B10L=1 | germany engineers=1 energy=6 B9L=1 B8L=1 | italy engineers=1 | "
    "round=2 bonus=elevations,bases,conduits,contracts,powerhouses"
)
BEFORE_ROUND_2, ROUND_2, ROUND_3 = 59, 60, 118


def rows(board: Board) -> list[list[str]]:
    """The card that lies on a board, cell by cell."""
    told = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in board.card.told.split("<tr>")[1:]]
    return [[unescape(re.sub("<svg.*?</svg>|<.*?>", "", cell)).strip() for cell in row] for row in told]


def end_of_round(board: Board) -> None:
    """Play to the end of a round at the bank."""
    for _ in range(3):
        board.play("place bank 1")


@pytest.fixture
def explorer() -> Explorer:
    game = saved_game(evening())
    game.go(BEFORE_ROUND_2)
    return explore(game, speed=0)


def test_a_card_can_be_closed_as_every_widget() -> None:
    card = RoundCard()
    card.close()
    assert card.comm is None


def test_a_round_that_ends_lays_down_its_card() -> None:
    board = show(sketch(LAST_OF_ROUND), speed=0)
    board.play("place bank 1")
    assert not board.card.lies_there
    board.play("place bank 1")
    board.play("place bank 1")
    assert rows(board) == [
        ["", "Energy", "Rank", "Track", "Bonus tile", "In all", "Next turn"],
        ["USA", "13", "1st: +6 VP", "+5 credits", "+4 VP = 1 × 4", "+10 VP", "3rd"],
        ["Germany", "6", "2nd: +2 VP", "+3 credits", "+4 VP = 2 × 4 − 4", "+6 VP", "2nd"],
        ["Italy", "0", "none", "+3 credits, −3 VP", "0", "−3 VP", "1st"],
    ]
    assert "<caption>Round 2 is scored. Bonus tile: bases, 4 VP each.</caption>" in board.card.told
    assert f'title="S4: {CLAUSES["S4"]}"' in unescape(board.card.told)


def test_a_card_that_lies_there_follows_the_language() -> None:
    board = show(sketch(LAST_OF_ROUND), speed=0)
    end_of_round(board)
    OPEN.add(board)
    language("italiano")
    assert board.card.away == "Metti via"
    assert rows(board)[1][3:6] == ["+5 crediti", "+4 PV = 1 × 4", "+10 PV"]
    language("English")
    assert "Round 2 is scored." in board.card.told


def test_it_is_put_away_by_its_button_by_escape_and_by_playing_on() -> None:
    board = show(sketch(LAST_OF_ROUND), speed=0)
    end_of_round(board)
    board.card.set_state({"told": ""})
    assert not board.card.lies_there
    board.undo()
    board.play("place bank 1")
    assert board.card.lies_there
    board.page._handle_custom_msg({"key": "Escape", "shift": False}, [])
    assert not board.card.lies_there
    board.undo()
    board.play("place bank 1")
    space = next(name for name, moves in board.answering.targets.items() if len(moves) > 1)
    board.touch(space)
    assert board.answering.chosen
    assert not board.card.lies_there


def test_the_last_round_has_the_final_scoring_too() -> None:
    card = round_card(saved_game(evening()).whole_line()[-1].step)
    first, last = card.split("</table>")[:2]
    assert "Round 5 is scored." in first
    assert "Next turn" not in first
    assert "The game is over. The objective: basins with at least one own piece." in last
    assert re.findall(r"<b>(.*?)</b>", last) == ["97 VP", "91 VP", "74 VP", "50 VP"]
    assert "Buildings" not in last


def test_what_buildings_score_has_a_column_where_there_are_some() -> None:
    last = round_card(by_programs().whole_line()[-1].step).split("</table>")[1]
    assert re.findall(r'<th scope="col" title="(L85|E7|E6).*?">(.*?)</th>', last) == [
        ("E6", "Machines and credits"),
        ("L85", "Buildings"),
        ("E7", "Water"),
    ]
    netherlands = last[last.index("<i>Netherlands</i>") :]
    assert re.findall(r"<td>(.*?)</td>", netherlands)[2:5] == ["+3 VP", "+5 VP", "+1 VP"]


def test_in_the_explorer_it_comes_by_going_on_and_not_by_jumping(explorer: Explorer) -> None:
    card = explorer.board.card
    explorer.timeline.on.click()
    assert explorer.game.at == ROUND_2
    assert card.lies_there
    explorer.timeline.on.click()
    assert not card.lies_there
    explorer.back()
    assert not card.lies_there
    explorer.go(ROUND_3)
    assert not card.lies_there


def test_in_the_explorer_it_comes_when_the_last_event_of_the_move_is_shown(explorer: Explorer) -> None:
    explorer.go(ROUND_2)
    explorer.timeline.event_back.click()
    assert not explorer.board.card.lies_there
    explorer.timeline.event_on.click()
    assert explorer.board.card.lies_there


def test_the_mark_of_a_round_shows_the_scoring_before_it_again(explorer: Explorer) -> None:
    for _ in range(2):
        explorer.timeline.rail._handle_custom_msg({"mark": ROUND_3}, [])
        assert explorer.game.at == ROUND_3
        assert "Round 2 is scored." in explorer.board.card.told
        explorer.board.card.set_state({"told": ""})
    explorer.timeline.rail._handle_custom_msg({"mark": 3}, [])
    assert not explorer.board.card.lies_there  # nothing was scored before the first


def test_what_follows_the_last_turn_of_a_round_is_told_to_its_end(explorer: Explorer) -> None:
    explorer.go(ROUND_2)
    told = unescape(re.sub("<.*?>", "", explorer.timeline.told.value))
    for event in explorer.game.node.step.events:
        if event.clause in ("S2", "S4", "E2", "I5"):
            assert str(event) in told


def played(people: tuple[str, ...], until: int, **options: str) -> GameTable:
    made = table(*people, seed=3, rules="introductory", speed=0, **options)
    player = builder_player(1)
    while made.position.round < until and not made.position.over:
        made.play(player(made.position))
    return made


def test_at_the_table_every_scoring_has_a_button() -> None:
    made = played(("usa", "germany"), 3)
    assert [each.description for each in made.scored.box.children[1:]] == ["round 1", "round 2"]
    assert "Round 2 is scored." in made.board.card.told
    made.scored.buttons[0].click()
    assert "Round 1 is scored." in made.board.card.told
    made.undo()
    assert len(made.scored.box.children) == 2
    assert not made.board.card.lies_there


def test_programs_that_play_on_leave_it_there_and_who_answers_puts_it_away() -> None:
    made = played(("usa",), 2, germany="quick")
    assert "Round 1 is scored." in made.board.card.told
    made.play(made.position.legal_moves[0])
    assert not made.board.card.lies_there


def test_a_game_that_is_over_has_its_last_card() -> None:
    made = played(("usa", "germany"), 6)
    assert made.position.over
    assert [each.description for each in made.scored.box.children[1:]][-1] == "the end"
    assert "The game is over." in made.board.card.told
