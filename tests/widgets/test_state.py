"""A board without any widget: what a hand or a key does to the state of it, as a value."""

from dataclasses import replace
from typing import Any

from barrage_nb import Game, Position, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.moves import read_move
from barrage_nb.engine.play import play
from barrage_nb.history.line import Cursor
from barrage_nb.widgets.answers import Answering
from barrage_nb.widgets.explorer.walk import Editing, Explored
from barrage_nb.widgets.state import BoardState, Keeper, Look

TABLE = "usa B1L=2*2 C1A P8.1 credits=9 | germany credits=6 | neutral B3L=1*1 B8L=3*1 | HA=2 HC=1"
SPACE, OFFICE = Ref("space", "construction-1"), Ref("space", "turbine+2")


def begun(what: str = TABLE, **look: Any) -> BoardState:
    position = sketch(what)
    return BoardState(Cursor(position), Answering(position), Look(**look))


def test_what_is_pressed_becomes_an_answer() -> None:
    state = begun().pressing(SPACE)
    assert state.answering.answer == read_move("place construction-1")


def test_a_press_in_vain_is_explained_with_its_clause() -> None:
    dam = Ref("dam", "B8L")
    state = replace(begun(), hovered=dam).pressing(dam)
    assert state.in_vain
    assert state.answering.chosen == ()
    assert state.explained() != replace(state, in_vain=False).explained()


def test_the_arrow_keys_go_round_what_may_answer_and_only_that() -> None:
    state = begun()
    reached = []
    for _ in state.answering.hints:
        state = state.stepping("ArrowRight")
        reached.append(state.focused)
    assert set(reached) == set(state.answering.hints)
    assert state.stepping("ArrowRight").focused == reached[0]
    assert begun().stepping("Home", everywhere=True).focused not in reached


def test_an_answer_half_given_can_be_left() -> None:
    after = play(sketch(TABLE), "place construction-1").after
    state = BoardState(Cursor(after), Answering(after), Look())
    half = state.pressing(Ref("pieces", "usa", "base"))
    assert half.answering.chosen
    assert half.marks[Ref("pieces", "usa", "base")] == "selected"
    assert half.leaving().answering.chosen == ()


def test_a_second_click_on_a_card_brings_back_what_was_open_before() -> None:
    state = begun(width=848, height=640)
    state = state.asking(state.cursor, state.answering, None)
    assert OFFICE in state.answerable
    for who in ("usa", "germany"):
        opened = state.pressing(Ref("score", who))
        assert (opened.look.company, OFFICE in opened.answerable) == (who, False)
        again = opened.pressing(Ref("score", who))
        assert (again.look.company, OFFICE in again.answerable) == (None, True)


def test_a_panel_opens_where_most_answers_lie() -> None:
    narrow = begun(width=800, open_panel="")
    assert narrow.answerable.isdisjoint({OFFICE})
    seen = narrow.asking(narrow.cursor, narrow.answering, None)
    assert seen.look.open_panel == "office"
    assert OFFICE in seen.answerable


def test_what_is_laid_over_a_board_hides_its_marks_and_not_its_question() -> None:
    other, dam = sketch("usa B2L=1"), Ref("dam", "B2L")
    state = replace(begun(), over=(other, {dam: "legal"}))
    assert state.shown is other
    assert state.marks == {dam: "legal"}
    assert state.answering.hints


def test_a_position_alone_keeps_what_is_played_and_goes_both_ways() -> None:
    keeper = Keeper(sketch(TABLE))
    before = keeper.cursor.position
    keeper.take(play(before, "place construction-1"))
    assert keeper.ways == (True, True, False)
    assert "construction" in str(keeper.undo())
    assert keeper.cursor.position == before
    assert keeper.redo()
    assert keeper.redo() is None
    assert keeper.back()


def explored(position: Position) -> tuple[Explored, list[str]]:
    said: list[str] = []
    return Explored(Game(position), lambda: None, lambda said="", *, moving=False: None, said.append), said


def test_a_click_on_a_thing_edits_where_clicks_edit() -> None:
    place, said = explored(sketch(TABLE))
    place.let_edit(True, "usa")
    asked = place.asked()
    assert isinstance(asked, Editing)
    state = BoardState(place.cursor, asked, Look())
    assert place.does(state.pressing(Ref("dam", "B4L")).answering)  # a free space is built on
    state = state.pressing(Ref("headstream", "HA"))
    assert not place.does(state.answering)
    assert place.thing == Ref("headstream", "HA")
    assert place.does(state.choosing(0).answering)
    assert said == ["usa B4L", state.offered[0].leads_to.said]  # type: ignore[attr-defined]


def test_nothing_is_played_inside_a_move() -> None:
    place, _ = explored(sketch(TABLE))
    place.edit(lambda game: game.play("place construction-1"))
    assert not place.refuses(read_move("pass"))
    place.along(place.line, 1, 0)
    assert place.watching
    assert place.refuses(read_move("pass"))
    assert not place.asked().moves


def test_a_drop_that_leaves_the_map_is_shown_on_a_large_map_where_all_is_seen_in_one_column() -> None:
    left = play(sketch("usa B8L=1*1 C8A P11.1 credits=9 | germany"), "place turbine+0").events
    assert [event.touches for event in left if event.clause == "W6"] == [()], "nothing of the map is where it ends"
    look = Look(width=660, height=700, open_panel="office")
    assert look.while_moving(left).open_panel == "map"
    assert look.while_moving([event for event in left if event.clause == "W6"]).open_panel == "map"
    assert replace(look, width=1280).while_moving(left).open_panel == "office"
