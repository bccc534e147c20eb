"""Boards of other boxes: what is clicked, said and refused are the rows of the box of the position."""

from random import Random

import pytest

from barrage_nb import PRINTED, explore, new_game, predict, show, sketch, table
from barrage_nb.board.refs import Ref
from barrage_nb.engine.moves import ACT
from barrage_nb.engine.rounds import Turn
from barrage_nb.view import scene
from barrage_nb.widgets.answers import Answering, explained, lines, refused
from barrage_nb.widgets.kinds import KINDS, clause_of
from tests.boxes import any_box
from tests.clauses import clause
from tests.made_games import played_from
from tests.test_box import CANTEEN
from tests.widgets.test_board import board, click, event, played


@clause("M6")
def test_a_new_space_is_clicked_told_and_refused() -> None:
    start = sketch("usa | germany", box=PRINTED.changed(CANTEEN))
    there = board(start)
    event(there, "mouse_move", "space canteen")
    assert "2 turns of the wheel, for 1 engineer and 2 credits" in there.page.tip["text"]
    assert "M6" in there.page.tip["text"]
    click(there, "space canteen")
    assert played(there) == ["place canteen"]
    click(there, "space canteen")
    assert played(there) == ["place canteen"]
    assert "R6" in there.page.tip["text"]
    there.undo()
    there.play("place canteen")
    assert played(there) == ["place canteen"]


@clause("O7")
def test_sekibos_spaces_are_picked_by_what_they_cost() -> None:
    box = PRINTED.changed("space officer-2: officer, 1 engineer, red 1 credit: copy")
    text = "italy officer=sekibo credits=9 | france officer=jordan | usa officer=adler | sekibo_any_space=yes"
    answering = Answering(sketch(text, box=box)).click(Ref("space", "officer-2"))
    assert answering is not None
    assert [str(choice.leads_to.answer) for choice in answering.choices(())] == [
        "copy adler for 1",
        "copy jordan for 1",
    ]


@clause("P3")
def test_the_drops_of_a_production_are_told_with_the_value_of_the_box() -> None:
    text = "usa B1L=2*2 C1A P8.1 | germany"
    sums = []
    for rows in ((), ("conduit C1A: 2",)):
        there = show(sketch(text, box=PRINTED.changed(*rows)), speed=0)
        there.play("place turbine+0")
        sums.append([said for said, _ in lines(there.answering, str)])
        assert any("energy" in said for said in sums[-1])
    usual, other = sums
    assert usual != other


@clause("N2", "C1")
def test_a_board_says_the_clause_of_what_stands_in_the_box() -> None:
    box = PRINTED.changed("ability powerhouses: 2", "tile adv1_dike: base I, vp 2 per base", "officer smith: plain")
    position = sketch("usa officer=smith tiles=adv1_dike | germany", box=box)
    assert clause_of(position, Ref("income", "usa", "powerhouse", 2)) == PRINTED.companies["usa"].clause
    assert clause_of(position, Ref("income", "usa", "powerhouse", 3)) == "N1"
    assert clause_of(position, Ref("officer", "usa")) == "G8"
    assert clause_of(position, Ref("tile", "usa", "adv1_dike")) == "T16"


def test_a_new_tile_is_built_with_by_clicks() -> None:
    box = PRINTED.changed("tile adv1_dike: base I, vp 2 per base")
    there = board(sketch("usa tiles=adv1_dike,base | germany", box=box))
    click(there, "space construction-1", "tile usa adv1_dike")
    assert played(there) == ["place construction-1", "build base with adv1_dike"]


def test_a_question_lights_a_space_of_its_box() -> None:
    start = sketch("usa | germany", box=PRINTED.changed(CANTEEN))
    predict("How many turns?", 2, on=start, show="office", lit=["canteen"])
    with pytest.raises(ValueError, match="canteen"):
        predict("How many turns?", 2, on=sketch("usa | germany"), show="office", lit=["canteen"])


def test_a_table_is_played_with_another_box() -> None:
    seated = table(1, 2, start=new_game(2, seed=3, box=PRINTED.changed(CANTEEN, "price base hills: 2")), speed=0)
    while not isinstance(seated.position.question, Turn):
        seated.play(seated.position.legal_moves[0])
    seated.play("place canteen")
    assert "canteen" in seated.position.occupied
    seated.undo()
    assert "canteen" not in seated.position.occupied
    assert "anteen" in seated.board.page.status


def test_an_explorer_goes_through_a_game_of_another_box() -> None:
    there = explore(sketch("usa | germany", box=PRINTED.changed(CANTEEN)), speed=0)
    there.play("place canteen")
    there.undo()
    assert "canteen" in str(there.position.legal_moves)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_every_answer_and_everything_in_sight_of_any_box_is_told(number: int) -> None:
    start = new_game(2 + number % 3, seed=number, box=any_box(Random(f"answers {number}")))
    for index, (position, move, _) in zip(range(200), played_from(start, number, builds=True), strict=False):
        if index % 12 == 5 and move != ACT:
            answering, picture = Answering(position), scene(position)
            assert [said for said, _ in lines(answering, str)]
            for thing in picture.named.values():
                if thing.text and thing.name.kind in KINDS:
                    assert explained(answering, thing.name, thing.text)
                    refused(answering, thing.name)
