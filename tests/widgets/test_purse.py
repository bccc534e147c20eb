"""What the mover has stands under the question; what can be clicked says what it takes of that."""

import re

from barrage_nb import Game, explore, new_game, show, sketch, table
from barrage_nb.board.refs import Ref
from barrage_nb.view.on_page import purse
from barrage_nb.widgets import Board

POSITION = "usa officer=jordan B2L=1*1 C2A credits=7 excavators=6 mixers=4 engineers=5 | germany C10A credits=1 vp=9"


def numbers(board: Board) -> list[str]:
    """The numbers that stand under the question."""
    return re.findall(r"</svg>(\d+)", board.bar.purse.value)


def tip(board: Board, *clicks: str, on: str) -> list[str]:
    """The tip of a thing line by line, after some things were clicked."""
    for name in clicks:
        board.touch(Ref.read(name))
    board.focused = Ref.read(on)
    board.show_tip()
    return str(board.page.tip["text"]).split("\n")


def test_what_the_mover_has_stands_under_the_question() -> None:
    board = show(sketch(POSITION), speed=0)
    assert numbers(board) == ["7", "6", "4", "5"]
    assert 'aria-label="USA has 7 credits, 6 excavators, 4 mixers and 5 engineers"' in board.bar.purse.value
    board.play("place bank 2")
    assert board.position.question is not None
    assert board.position.question.who == "germany"
    assert numbers(board)[0] == "1"


def test_what_comes_back_from_the_wheel_is_told_soonest_first() -> None:
    position = sketch("usa wheel=5:base+2excavators,4:1mixers,1:conduit+3excavators | germany")
    told = re.findall(r'title="(Back[^"]*)"', purse(position, "usa"))
    assert told == [
        "Back in 1 turn of the wheel: conduit tile and 3 excavators",
        "Back in 4 turns of the wheel: 1 mixer",
        "Back in 5 turns of the wheel: base tile and 2 excavators",
    ]


def test_an_automa_has_points_to_spend() -> None:
    position = sketch("italy vp=31 | usa | automas=italy:easy automa_pile=1,3,5")
    assert "Italy has 31 victory points, " in purse(position, "italy")


def test_in_the_draft_nobody_has_anything_yet_and_the_line_keeps_its_place() -> None:
    seats = table("usa", "germany", seed=2, speed=0)
    assert seats.board.bar.purse.value == ""
    assert seats.board.bar.purse in seats.board.bar.box.children[0].children


def test_inside_a_move_it_is_what_the_one_who_moves_has_at_that_moment() -> None:
    game = Game(sketch("usa credits=7 | germany credits=1"))
    game.play("place water-2-red")
    explorer = explore(game, speed=0)
    assert "Germany has 1 credit" not in explorer.board.bar.purse.value  # it is still the turn of the USA
    explorer.timeline.inside.value = 0
    assert explorer.board.question
    assert numbers(explorer.board)[0] == "7"
    explorer.timeline.inside.value = 2
    assert numbers(explorer.board)[0] == "4"


def test_a_tip_says_the_price_for_this_mover() -> None:
    board = show(sketch(POSITION), speed=0)
    assert tip(board, on="space water-2-red")[1].startswith("Takes 2 of your 5 engineers and 3 of your 7 credits (for ")
    assert tip(board, on="space bank")[1].startswith("Takes 1 to 5 of your 5 engineers, by what you choose next.")


def test_a_tip_says_every_way_to_pay_and_what_of_it_is_the_fee() -> None:
    board = show(sketch(POSITION), speed=0)
    building = ("space construction-1", "pieces usa base")
    assert tip(board, *building, on="dam B8U")[1].startswith(
        "Takes 3 of your 6 excavators and 3 of your 7 credits (for the coin) or "
        "2 of your 6 excavators and 6 of your 7 credits (3 for the coin)."
    )
    assert tip(board, on="pieces usa base")[0].startswith("USA has")


def test_a_tip_says_what_another_is_due_for_the_conduit() -> None:
    board = show(sketch("usa B1L=2*2 P8.1 P5.1 credits=1 | germany C1A C1B"), speed=0)
    assert tip(board, "space turbine+0", on="conduit C1A")[1].startswith("Takes your only credit for Germany.")


def test_what_answers_nothing_and_what_takes_nothing_has_no_price() -> None:
    board = show(new_game(players=2, seed=1), speed=0)
    assert all("Takes" not in line for thing in board.answering.targets for line in tip(board, on=str(thing)))
    board = show(sketch(POSITION), speed=0)
    assert "Takes" not in tip(board, on="dam B8U")[0]


def test_nothing_in_it_is_higher_than_its_line() -> None:
    drawn = purse(sketch("usa | germany"), "usa")
    sizes = [float(size) for size in re.findall(r'<svg width="([\d.]+)"', drawn)]
    assert len(sizes) > 4
    assert max(sizes) <= 22, "what is higher is cut off"
