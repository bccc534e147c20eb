"""The board without a browser: its handlers are called as the page would call them."""

import sys
from dataclasses import replace
from itertools import pairwise
from subprocess import run
from typing import Any

import pytest

from barrage_nb import Position, legal_moves, new_game, play, read_move, show, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.events import Placed
from barrage_nb.engine.play import Step, builder_player
from barrage_nb.lessons.whole_round import first_turn
from barrage_nb.widgets import Board, hands
from barrage_nb.widgets.controls import WIDEST
from tests.proofs import proof

TABLE = "usa B1L=2*2 C1A P8.1 credits=9 | germany credits=6 | neutral B3L=1*1 B8L=3*1 | HA=2 HC=1"


def board(what: str | Position = TABLE, **options: Any) -> Board:
    return show(sketch(what) if isinstance(what, str) else what, speed=0, **options)


def event(board: Board, kind: str, name: str) -> None:
    """An event of the mouse at the middle of a thing, as the page sends it: in pixels of the canvas."""
    box = board.picture.scene.bounds(Ref.read(name))
    assert box is not None, f"{name} is not on the picture"
    left, top, right, bottom = box
    canvas = board.picture.painter.widget
    ratio = canvas.width / board.picture.scene.width
    x, y = (left + right) / 2 * ratio, (top + bottom) / 2 * ratio
    canvas._handle_frontend_event(None, {"event": kind, "x": x, "y": y}, [])


def click(board: Board, *names: str) -> None:
    for name in names:
        event(board, "mouse_down", name)


def keys(board: Board, *pressed: str, shift: bool = False) -> None:
    for key in pressed:
        board.page._handle_custom_msg({"key": key, "shift": shift}, [])


def played(board: Board) -> list[str]:
    return [str(step.move) for step in board.cursor.steps[: board.cursor.at]]


def test_a_construction_by_clicks() -> None:
    table = board()
    click(table, "space construction-1", "pieces usa base", "dam B2L")
    assert played(table) == ["place construction-1", "build base with base", "at B2L"]
    assert table.position.dams["B2L"].owner == "usa"
    assert table.position.question is not None
    assert table.position.question.who == "germany"
    assert "USA builds a base for the lower dam of basin 2 (C2)" in table.page.status


def test_a_construction_with_the_way_to_pay() -> None:
    table = board("italy officer=jordan credits=9 | usa")
    click(table, "space construction-1", "tile italy base", "dam B8L")
    assert table.state.marks[Ref("dam", "B8L")] == "selected", "while one pays, it is seen where"
    assert table.choices.texts[0] == "3 excavators"
    table.choices.box.children[1].click()
    assert played(table)[-1] == "pay 2 excavators 3 credits"


def test_a_production_by_clicks() -> None:
    table = board("usa B1L=2*2 B8L=1*1 C1A C8A P8.1 P11.1 | germany | HA=2")
    click(table, "space turbine+2", "dam B1L")
    assert table.choices.texts == ("1 drop: 8 energy", "2 drops: 13 energy")
    assert "barrage-near" in table.choices.box._dom_classes
    table.choices.box.children[1].click()
    assert played(table) == ["place turbine+2", "produce B1L C1A P8.1 x2"]
    assert table.position.companies["usa"].energy == 13


def test_the_same_by_keyboard() -> None:
    table = board()
    while table.focused != Ref("space", "turbine+2"):
        keys(table, "ArrowRight")
    keys(table, "Enter", "2")
    assert played(table) == ["place turbine+2", "produce B1L C1A P8.1 x2"]
    keys(table, "u", "u")
    assert played(table) == []
    keys(table, "r")
    assert played(table) == ["place turbine+2"]
    keys(table, "ArrowDown", "ArrowDown", "Enter")
    assert played(table)[-1] == "produce B1L C1A P8.1 x2"


def test_every_legal_thing_is_reached_by_the_arrow_keys() -> None:
    table = board()
    reached = set()
    for _ in range(60):
        keys(table, "ArrowRight")
        reached.add(table.focused)
    assert reached == set(table.answering.hints)
    keys(table, "Home")
    first = table.focused
    keys(table, "ArrowLeft", "ArrowRight")
    assert table.focused == first


def test_with_shift_every_thing_is_reached_and_explained() -> None:
    table = board()
    keys(table, "Home", shift=True)
    seen = {}
    for _ in range(200):
        keys(table, "ArrowRight", shift=True)
        seen[table.focused] = table.page.tip["text"]
    assert Ref("dam", "B3L") in seen
    assert seen[Ref("dam", "B3L")].startswith("Neutral lower dam of basin 3 (B3L), level 1: 1 of 1 drop. G6:")


def test_escape_leaves_the_answer_and_then_the_board() -> None:
    table = board()
    left: list[Any] = []
    table.page.send = lambda content: left.append(content)  # type: ignore[method-assign]
    click(table, "space bank")
    assert table.answering.chosen
    keys(table, "Escape")
    assert not table.answering.chosen
    left.clear()
    keys(table, "Escape")
    assert left == [{"leave": True}]


def test_an_illegal_click_says_why_before_anything_else() -> None:
    table = board()
    click(table, "space construction-2")
    assert played(table) == []
    first, _ = table.page.tip["text"].split("\n")
    assert first.endswith("the first construction space is next.")
    click(table, "dam B2L")
    assert "R2: the question now is to place engineers" in table.page.tip["text"]


def test_hovering_explains_with_the_clause() -> None:
    table = board()
    event(table, "mouse_move", "space construction-1")
    assert table.page.tip["text"].startswith(
        "First construction space (construction-1): 1 engineer.\nTakes 1 of your 12 engineers.\nC1: Your four"
    )
    assert table.page.tip["answer"]
    table.picture.painter.widget._handle_frontend_event(None, {"event": "mouse_out", "x": 0, "y": 0}, [])
    assert table.page.tip["text"] == ""


def test_legal_things_are_marked() -> None:
    table = board()
    marked = {Ref.read(str(name.key)) for name in table.picture.scene.named if name.kind == "mark"}
    assert marked == set(table.answering.hints)


def test_the_way_back_leads_through_a_turn() -> None:
    table = board()
    assert table.bar.back.disabled
    click(table, "space construction-1", "pieces usa base")
    table.bar.back.click()
    assert played(table) == ["place construction-1"]
    table.bar.back.click()
    assert played(table) == []
    assert table.bar.back.disabled
    assert not table.bar.redo.disabled
    table.bar.redo.click()
    assert played(table) == ["place construction-1"]


def test_another_move_forgets_what_was_undone() -> None:
    table = board()
    table.play("place water-2")
    table.undo()
    table.play(read_move("place bank 1"))
    assert table.bar.redo.disabled
    assert played(table) == ["place bank 1"]
    assert isinstance(table.events[0], Placed)


def test_every_answer_is_in_the_plain_list() -> None:
    table = board()
    texts = [text for text, _ in table.answers.list.options[1:]]
    assert len(texts) == len(table.position.legal_moves)
    assert "Turbine space +2 (turbine+2): one production, +2 energy, for 2 engineers \u2014 place turbine+2" in texts
    table.answers.list.value = read_move("place workshop-1")
    table.answers.button.click()
    assert played(table) == ["place workshop-1"]


def test_moves_are_reported_to_whoever_asks() -> None:
    table, seen = board(), []
    table.observe_moves(seen.append)
    click(table, "space construction-1")
    (step,) = seen
    assert isinstance(step, Step)
    assert str(step.move) == "place construction-1"
    assert step.after is table.position


def test_a_position_can_be_set() -> None:
    table, other = board(), new_game(2, "introductory", 7)
    table.position = other
    assert table.position is other
    assert table.bar.undo.disabled
    assert table.events == ()


def test_a_game_follows_its_board() -> None:
    class Kept:
        def __init__(self) -> None:
            self.line = [sketch(TABLE)]

        @property
        def position(self) -> Position:
            return self.line[-1]

        def take(self, step: Step) -> None:
            assert step.before is self.position
            self.line.append(step.after)

        def back(self) -> None:
            self.line.pop()

    game = Kept()
    table = show(game)
    table.play("place bank 1")
    assert game.position == table.position
    table.undo()
    assert game.position == table.position == sketch(TABLE)


def test_what_a_move_led_to_can_be_shown_at_once() -> None:
    step = play(sketch(TABLE), "place bank 1")
    assert show(step).position == step.after
    assert show(TABLE).position == step.before


@pytest.mark.parametrize("what", [None, 3, legal_moves])
def test_what_is_no_position_is_not_shown(what: Any) -> None:
    with pytest.raises(TypeError, match=r"^show wants a position or a game, not "):
        show(what)


@pytest.mark.parametrize("speed", ["fast", -1, None])
def test_a_speed_that_is_none(speed: Any) -> None:
    with pytest.raises(ValueError, match=r"^speed: .* is no speed"):
        show(sketch(TABLE), speed=speed)


def test_a_narrow_cell_folds_panels_and_opens_them_again() -> None:
    table = board()
    table.page.room = 800
    assert Ref("space", "turbine+2") in table.picture.scene.named
    assert Ref("mark", "space construction-1") in table.picture.scene.named, "in the bar of the company"
    assert table.choices.texts == ()
    click(table, "bar company")
    assert Ref("pieces", "usa", "base") in table.picture.scene.named
    assert Ref("space", "construction-1") in table.picture.scene.named
    assert Ref("mark", "bar office") in table.picture.scene.named
    click(table, "space construction-1", "pieces usa base", "dam B2L")
    assert len(played(table)) == 3
    table.page.room = 640
    assert Ref("bar", "track") in table.picture.scene.named


@pytest.mark.parametrize("width", [640, 800, 1280])
def test_the_legend_opens_and_closes_and_leaves_the_panels_as_they_are(width: int) -> None:
    table = board()
    table.page.room = width
    before = table.picture.scene.named.keys()
    click(table, "open legend")
    assert Ref("legend", "drop") in table.picture.scene.named
    assert before <= table.picture.scene.named.keys()
    table.focused = Ref("legend", "wild")
    table.show_tip()
    assert "own power" in table.page.tip["text"]
    table.focused = Ref("legend", "socket")
    table.show_tip()
    assert table.page.tip["text"].endswith("W4: A dam holds as many drops as its level.")
    click(table, "close legend")
    assert table.picture.scene.named.keys() == before


def test_a_board_that_was_opened_stays_open_until_it_is_closed() -> None:
    table = show(sketch("usa B1L=2*1 credits=9 | italy credits=9"))
    click(table, "score italy")
    table.play("place bank 1")
    table.play("place bank 1")
    assert table.state.look.company == "italy"
    assert Ref("company", "italy") in table.picture.scene.named
    click(table, "score italy")
    assert table.state.look.company is None
    table.play("place bank 1")
    assert Ref("company", "italy") in table.picture.scene.named, "now it is hers because she decides"


def test_a_board_that_was_opened_gives_way_only_where_it_would_hide_every_answer() -> None:
    table = show(sketch("usa B1L=2*2 C1A P8.1 credits=9 | italy credits=9"))
    table.page.room, table.page.high = 833, 545
    click(table, "score italy")
    assert Ref("company", "italy") in table.picture.scene.named
    table.play("place turbine+0")
    assert Ref("company", "italy") in table.picture.scene.named, "what is asked lies on the map"
    table.play("produce B1L C1A P8.1 x1")
    assert Ref("company", "italy") in table.picture.scene.named, "the spaces for construction lie on it"
    table.play("place bank 1")
    assert Ref("company", "italy") not in table.picture.scene.named, "the spaces that are asked for take its place"
    click(table, "score italy")
    assert Ref("company", "italy") in table.picture.scene.named, "a click on the card of a folded board opens it"
    click(table, "score italy")
    assert table.state.look.company is None, "and one on that of an open board closes it"


def test_a_headstream_says_where_its_next_drop_would_stop() -> None:
    table = show(sketch("usa B2L=1 | italy B2U=1*1 | HB=1"))
    for stream, told in {"HB": "would stop in USA's lower dam of basin 2", "HA": "would run off the map"}.items():
        table.focused = Ref("headstream", stream)
        table.show_tip()
        assert told in table.page.tip["text"]


def test_a_contract_is_ringed_as_soon_as_a_production_has_made_enough() -> None:
    table = show(sketch("usa B1L=2*2 C1A P8.1 contracts=200"), speed=1.0)
    asked: list[Any] = []
    animate = table.picture.animate
    table.picture.animate = lambda unfolded, done, marks: (asked.append(marks), animate(unfolded, done, marks))
    table.play("place turbine+0")
    table.play("produce B1L C1A P8.1 x2")
    assert asked == [{}, {Ref("contract", 200): "legal"}]


def test_a_button_leads_to_the_nearest_answer() -> None:
    table = board()
    table.page.room = 800
    sent: list[dict[str, Any]] = []
    table.page.send = sent.append
    table.bar.look.click()
    scene = table.picture.scene
    assert list(scene.bounds(Ref("space", "turbine+2"))) in sent[-1]["look"]
    table.state = replace(table.state, look=replace(table.state.look, open_panel=""))
    table.refresh()
    table.bar.look.click()
    assert list(table.picture.scene.bounds(Ref("bar", "office"))) in sent[-1]["look"]


def test_the_panel_of_the_answers_opens_by_itself() -> None:
    table = board()
    table.page.room = 620
    assert Ref("space", "turbine+2") in table.picture.scene.named
    table.play("place construction-1")
    assert Ref("pieces", "usa", "base") in table.picture.scene.named


def test_a_small_map_becomes_large_where_it_is_asked_about_and_by_a_click() -> None:
    table = board()
    table.page.room, table.page.high = 602, 584
    small = Ref("bar", "map")
    assert small in table.picture.plain.named, "the answers are in the office"
    click(table, "dam B2L")
    assert table.state.look.open_panel == "map", "all of the small map is one button"
    assert small not in table.picture.plain.named
    click(table, "bar office")
    assert small in table.picture.plain.named
    click(table, "bar company", "space construction-1", "pieces usa base")
    assert small not in table.picture.plain.named, "the answers are on the map"
    click(table, "dam B2L")
    assert played(table) == ["place construction-1", "build base with base", "at B2L"]
    assert small in table.picture.plain.named
    keys(table, *["ArrowRight"] * 40, shift=True)
    assert table.focused is not None
    assert table.focused.kind != "dam", "what is too small for the mouse is for the keys, too"


def test_an_open_panel_has_a_bar_that_closes_it() -> None:
    for width in (800, 600):
        table = board()
        table.page.room = width
        opened = [name.key for name in table.picture.plain.named if name.kind == "close"]
        assert opened == ["office"], "where the answers are"
        click(table, "close office")
        assert Ref("bar", "office") in table.picture.plain.named
        assert not any(name.kind == "close" for name in table.picture.plain.named)
        click(table, "bar contracts")
        assert Ref("close", "contracts") in table.picture.plain.named
        assert table.picture.plain.named[Ref("close", "contracts")].text == "Contracts: close."
    assert not any(name.kind == "close" for name in board().picture.plain.named)


def test_a_board_is_painted_with_the_pixels_of_its_screen() -> None:
    table = board()
    for pixels in (1, 2, 3):
        table.page.pixels = pixels
        scene, canvas = table.picture.scene, table.picture.painter.widget
        assert (canvas.width, canvas.height) == (round(scene.width * pixels), round(scene.height * pixels))
        click(table, "space construction-1")
        assert played(table) == ["place construction-1"], "a click is where it is seen"
        table.undo()


def test_every_move_is_said_even_the_same_twice() -> None:
    table = board("usa | germany")
    said = [table.page.status]
    for move in ("place bank 1", "place bank 1", "place water-2"):
        table.play(move)
        said.append(table.page.status)
    table.undo()
    table.undo()
    said.append(table.page.status)
    assert all(one != next_one for one, next_one in pairwise(said))
    table.page.say(said[-1])
    assert table.page.status == said[-1] + "\u00a0", "heard again, and not seen"


def test_the_position_is_told_in_words_after_every_move() -> None:
    table = board()
    assert table.page.twin == table.position.describe()
    table.play("place bank 2")
    assert "USA: 10 victory points, 0 energy, 11 credits" in table.page.twin
    table.undo()
    assert table.page.twin == table.position.describe()


def test_answers_under_the_question_have_no_place_of_their_own() -> None:
    table = board()
    click(table, "space turbine+2")
    layout = table.choices.box.layout
    assert table.choices.box in table.stage.box.children
    assert layout.left
    assert layout.top
    table.page.room = 600
    table.state = replace(table.state, look=replace(table.state.look, show="contracts"))
    table.refresh()
    assert table.choices.box not in table.stage.box.children
    assert layout.left is None
    assert layout.top is None


def test_buttons_never_stand_in_two_places() -> None:
    table = board()
    click(table, "space turbine+2")
    beside = table.state
    places = (table.stage.box, table.bar.box.children[0])
    standing: list[int] = []
    for box in places:
        box.observe(lambda _: standing.append(sum(table.choices.box in each.children for each in places)), "children")
    table.page.room = 600
    for state in (replace(beside, look=replace(beside.look, show="contracts")), beside, beside):
        table.state = state
        table.refresh()
    assert standing == [0, 1, 0, 1]


def test_another_companys_board_can_be_looked_at_but_not_played() -> None:
    table = board()
    click(table, "score germany")
    assert Ref("company", "germany") in table.picture.scene.named
    click(table, "space construction-1")
    assert played(table) == []
    click(table, "score germany", "space construction-1")
    assert played(table) == ["place construction-1"]


def test_the_theme_follows_the_page_unless_it_is_said() -> None:
    table = board()
    table.page.dark = True
    assert table.picture.scene.theme == "dark"
    assert "barrage-dark" in table._dom_classes
    told = board(theme="light")
    told.page.dark = True
    assert told.picture.scene.theme == "light"


def test_an_error_in_a_handler_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    table = board()
    monkeypatch.setattr(hands, "raising", False)
    monkeypatch.setattr(table.picture.scene.__class__, "at", lambda scene, x, y: 1 / 0)
    click(table, "space construction-1")
    (shown,) = table.hands.errors.output.outputs
    assert "ZeroDivisionError" in shown["text"]
    assert shown["text"].startswith("Something went wrong; the position is as before.")
    monkeypatch.undo()
    click(table, "space construction-1")
    assert table.hands.errors.output.outputs == ()


def test_an_illegal_move_by_call_changes_nothing() -> None:
    table = board()
    before = table.position
    with pytest.raises(ValueError, match=r"^(R4|C1)"):
        table.play("place construction-3")
    assert table.position is before
    assert played(table) == []


def test_partial_views_can_be_played() -> None:
    for shown in ("map", "office", "company", ("map", "company"), "wheel", "track", "contracts", "header"):
        table = board(show=shown)
        table.play("place construction-1")
        table.play("build base with base")
        if Ref("dam", "B2L") in table.picture.scene.named:
            click(table, "dam B2L")
        else:
            table.play("at B2L")
        assert table.position.dams["B2L"].owner == "usa"


@proof
def test_a_whole_game_leaves_no_widgets_behind() -> None:
    from ipywidgets.widgets.widget import _instances

    position = new_game(4, seed=5)
    choose = builder_player(5)
    table = board(position)
    counts = []
    for _ in range(400):
        if table.position.question is None:
            break
        table.play(choose(table.position))
        counts.append(len(_instances))
    assert table.position.over
    assert table.bar.question.value.startswith("The game is over: ")
    assert counts[-1] - counts[60] <= 4  # a few more buttons, once


def test_where_no_kernel_runs_there_is_a_picture() -> None:
    table = board(show="map")
    bundle = table._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert "USA: 10 victory points" in bundle["text/plain"]


def test_importing_the_kit_loads_no_jupyter() -> None:
    code = (
        "import sys, barrage_nb.view; barrage_nb.view.position_on_page(barrage_nb.sketch('usa'));"
        "print([name for name in sys.modules if name.split('.')[0] in "
        "('IPython', 'ipywidgets', 'ipycanvas', 'anywidget', 'traitlets', 'numpy')])"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_answers_beside_a_thing_at_the_right_end_there() -> None:
    table = board()
    click(table, "space bank")
    layout = table.choices.box.layout
    begins, _, ends, _ = table.state.picked_last
    assert begins / table.picture.scene.width > 1 - WIDEST
    assert layout.left is None
    assert layout.right == f"{1 - ends / table.picture.scene.width:.1%}"


def test_the_second_side_of_the_map_is_shown_where_one_asks_for_it() -> None:
    board = show(sketch("usa"), icons=False)
    assert Ref("key") not in board.picture.scene.named
    assert Ref("key") in show(sketch("usa")).picture.scene.named


def test_a_contract_for_which_the_bar_has_no_room_is_asked_about_on_its_board() -> None:
    table = board(first_turn())
    table.page.room, table.page.high = 848, 560
    table.play("place turbine+2")
    table.play(next(move for move in table.position.legal_moves if str(move).endswith("x2")))
    wanted = set(table.answering.hints)
    assert wanted == {Ref("contract", 3), Ref("contract", 310)}
    assert wanted <= set(table.picture.plain.named)


@pytest.mark.parametrize("size", [(848, 560), (833, 528), (1085, 560), (617, 584)])
def test_who_takes_a_contract_or_fulfils_one_sees_the_rewards(size: tuple[int, int]) -> None:
    """A chip on the bar of a folded panel says what a contract asks for, and not what it gives."""
    table = board(first_turn())
    table.page.room, table.page.high = size
    for moves in (["place contract-1"], ["place turbine+2", "produce B1L C1A P8.1 x2"]):
        for move in moves:
            table.play(move)
        bars = [table.picture.plain.bounds(name) for name in table.picture.plain.named if name.kind == "bar"]
        asked = {thing for thing in table.answering.hints if thing.kind == "contract"}
        assert asked
        shown = [table.picture.plain.bounds(thing) for thing in asked]
        assert any(
            box and not any(bar[1] <= box[1] < bar[3] and bar[0] <= box[0] < bar[2] for bar in bars) for box in shown
        )
        table.undo()
        if len(moves) > 1:
            table.undo()


def test_what_was_given_last_is_in_sight_where_only_buttons_answer() -> None:
    table = board(first_turn())
    table.page.room, table.page.high = 617, 584
    table.play("place turbine+2")
    assert not table.answering.hints, "dam, conduit and powerhouse are forced: how many drops is asked"
    assert table.offered
    assert Ref("bar", "map") not in table.picture.plain.named
