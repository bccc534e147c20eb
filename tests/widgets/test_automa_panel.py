"""The panel of the Automas: look by look, on the map, in words, and guessed first."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from barrage_nb import BOXES, PRINTED, Box, Game, Position, explore, language, new_game, play, sketch, table
from barrage_nb.automa.trace import Placement, looks
from barrage_nb.board.automa import AUTOMA_TILES, EXPANSION_ROWS
from barrage_nb.board.map import BASE_SPACES, CONDUITS, POWERHOUSES
from barrage_nb.board.refs import Ref
from barrage_nb.history import tweak
from barrage_nb.view import scene
from barrage_nb.view.automa_view import NARROW, WIDE, actions_scene, criteria_scene, marks
from barrage_nb.view.shapes import Text
from barrage_nb.widgets import GameTable
from barrage_nb.widgets.automa_panel import AutomaPanel
from barrage_nb.widgets.hands import Hands
from barrage_nb.widgets.table.seats import PERSON
from tests.clauses import clause

from .as_text import as_text

START = new_game(players=2, automas={"usa": "hard"}, seed=3)
"""The USA skips row 1, follows row 2, which goes on, and builds by row 3."""


def by_people(game: GameTable, answers: int) -> None:
    """Some answers of people, each the first legal one."""
    for _ in range(answers):
        if game.position.question is not None:
            game.play(next(move for move in game.position.legal_moves if game.refuse(move) is None))


def solo(**options: Any) -> GameTable:
    """A game for one after some turns of the Automa."""
    game = table("usa", against="automa", level="hard", seed=4, speed=0, **options)
    by_people(game, 24)
    return game


@clause("AP3")
def test_the_spaces_that_are_left_shrink_criterion_by_criterion() -> None:
    told = [look for look in looks(play(START, "act").events) if isinstance(look.decision, Placement)]
    assert told[0].stage == "eligible"
    assert told[-1].stage == ""
    left = [len(look.lit) for look in told[:-1]]
    assert left == sorted(left, reverse=True)
    for look in told:
        everything = {*look.lit, *look.faded, *look.chosen}
        assert everything == set(told[0].lit)
    assert len(told[-1].chosen) == 1


def test_every_place_that_is_marked_is_on_the_map() -> None:
    names = scene(START, show="map").named
    for look in looks(play(START, "act").events):
        assert {*look.lit, *look.faded, *look.chosen} <= names.keys()
        assert marks(look).keys() <= names.keys()


def test_what_is_in_stands_out_and_the_rest_of_the_map_fades() -> None:
    look = next(look for look in looks(play(START, "act").events) if look.stage == "sifted")
    found = marks(look)
    assert {ref for ref, mark in found.items() if mark == "legal"} == set(look.lit)
    assert set(map(Ref.on_map, (*BASE_SPACES, *CONDUITS, *POWERHOUSES))) - set(look.lit) == {
        ref for ref, mark in found.items() if mark == "dim" and ref.kind != "headstream"
    }


@pytest.mark.parametrize("number", AUTOMA_TILES)
def test_a_tile_is_drawn_with_a_sentence_for_everything_on_it(number: int) -> None:
    tile = AUTOMA_TILES[number]
    actions, criteria = actions_scene(number, {0: "tried", 1: "done"}), criteria_scene(number, "conduit", 1)
    rows = [thing for thing in actions.things if thing.name.kind == "row"]
    assert len(rows) == len(tile.rows)
    assert all(thing.text for thing in rows)
    codes = [str(tile.column(structure).code) for structure in ("base", "conduit", "powerhouse")]
    drawn = [shape.text for thing in criteria.things for shape in thing.shapes if hasattr(shape, "text")]
    begins = [text.split()[-2] for text in drawn if text.startswith("else ") and text.endswith(" up")]
    assert begins == codes
    assert [text for text in drawn if text in tile.headstreams] == list(tile.headstreams)


BOTH = (PRINTED, BOXES["leeghwater"])


@pytest.mark.parametrize("box", BOTH, ids=("printed", "leeghwater"))
def test_no_text_of_a_tile_is_small(box: Box) -> None:
    for number in AUTOMA_TILES:
        for measures, width in ((WIDE, 330), (NARROW, BESIDE_MAP)):
            for side in (
                actions_scene(number, {}, measures=measures, box=box),
                criteria_scene(number, "conduit", 1, measures=measures, box=box),
            ):
                assert side.width == width
                sizes = [shape.size for thing in side.things for shape in thing.shapes if hasattr(shape, "size")]
                assert min(sizes) >= 11


BESIDE_MAP = 236
"""So wide are the tiles drawn for the column beside the map of a lab; a scroll bar beside them makes both smaller."""
ROOM_FOR_TILES = 460
"""So high may both tiles be there, under what is asked."""


@pytest.mark.parametrize("box", BOTH, ids=("printed", "leeghwater"))
def test_both_tiles_are_in_sight_under_what_is_asked_and_nothing_on_them_overlaps(box: Box) -> None:
    for number in AUTOMA_TILES:
        tried = actions_scene(number, dict.fromkeys(range(8), "tried"), measures=NARROW, box=box)
        criteria = criteria_scene(number, measures=NARROW)
        assert tried.height + criteria.height < ROOM_FOR_TILES
        for thing in (*tried.things, *criteria.things):
            texts = [shape for shape in thing.shapes if isinstance(shape, Text)]
            wides = [0.5 * text.size * len(text.text) for text in texts]
            lefts = [
                text.x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
                for text, wide in zip(texts, wides, strict=True)
            ]
            spans = sorted(zip(lefts, wides, strict=True))
            assert all(left + wide <= after + 1 for (left, wide), (after, _) in pairwise(spans)), (number, texts)
            assert all(left >= 0 and left + wide <= NARROW.width - NARROW.margin for left, wide in spans), texts


@clause("X1", "L104")
@pytest.mark.parametrize("code", ["en", "it", "pl"])
def test_rows_are_grey_only_where_the_box_has_nothing_for_them(code: str) -> None:
    language(code)
    try:
        texts = {}
        for box in BOTH:
            scenes = [actions_scene(number, {}, box=box) for number in (17, 18, 20)]
            shapes = [shape for drawn in scenes for thing in drawn.things for shape in thing.shapes]
            texts[box] = {shape.text for shape in shapes if isinstance(shape, Text) and shape.fill == "faint"}
            told = {thing.text for drawn in scenes for thing in drawn.things if thing.name.kind == "row"}
            assert len(told) > 10
    finally:
        language("en")
    assert len(texts[PRINTED]) >= 2
    assert not texts[BOTH[1]]


def expansion(text: str, tiles: str) -> Position:
    """The USA, an Automa in the expansion, about to act."""
    laid = "building_tiles=wind_farm,customer_office,cofferdam,loan_agency,research_lab"
    return sketch(f"usa {text} | italy | automas=usa:medium automa_pile={tiles} {laid}", box=BOTH[1])


@clause("L95", "L100")
@pytest.mark.parametrize(("text", "tiles", "row", "lit", "said"), [
    ("excavators=3 tiles=spencer | works=501,702,603", "4,2", 6, Ref("space", "works-3"),
     "takes External Work 603, the first in the order 2, 3, 1 for which it has the machines (L95)"),
    ("excavators=4 mixers=3 tiles=basic_building", "4,20", 3, Ref("building", "research_lab.1"),
     "the first building tile from the bottom at which it can build (L100)"),
])  # fmt: skip
def test_a_turn_of_the_expansion_is_gone_through_on_its_own_tiles(
    text: str, tiles: str, row: int, lit: Ref, said: str
) -> None:
    usa, _, table = text.partition(" | ")
    before = expansion(usa, tiles)
    before = tweak(before, table).position if table else before
    panel = going_through(before, guess=True)
    assert row - 1 in panel.guessing.row.question.choices
    press(panel, row)
    assert "Right." in panel.feedback.value
    panel.go(99)
    assert said in as_text(panel.all_words.value)
    chosen = [look.chosen for look in panel.looks if look.chosen]
    assert chosen == [(lit,)]
    assert lit in scene(before).named
    assert len(panel.tiles.drawn.things) - 2 == len(BOTH[1].automa_tiles[int(tiles[2:])].rows)


def going_through(position: Position, guess: bool = False) -> AutomaPanel:
    """The panel before the turn of the Automa that is to act."""
    panel = AutomaPanel(lambda position, marks: None, Hands(), lambda: None)
    panel.ask(play(position, "act"), guess)
    return panel


def press(panel: AutomaPanel, row: int) -> None:
    """Press the middle of a row on the tile."""
    left, top, right, bottom = panel.tiles.drawn.bounds(Ref("row", row))
    panel.tiles.press((left + right) / 2, (top + bottom) / 2)


def test_rows_that_were_tried_are_crossed_out_and_the_followed_one_stands_out() -> None:
    panel = going_through(START)
    assert "1 of" in panel.said.value
    plain = panel.tiles.actions.picture
    panel.go(len(panel.looks) - 1)
    assert panel.tiles.actions.picture != plain
    assert "chooses a base for the lower dam of basin 10" in as_text(panel.all_words.value)


def test_a_guess_is_asked_before_anything_is_given_away() -> None:
    panel = going_through(START, guess=True)
    panel.go(99)
    assert panel.at == 0
    assert "lower dam of basin 10" not in as_text(panel.all_words.value)
    assert panel.now.layout.display == "none"
    press(panel, 1)
    assert "Not quite." in panel.feedback.value
    assert "Row 3 ends the turn of USA: build a base. Row 1 is not possible" in panel.feedback.value
    panel.go(99)
    assert panel.at == 0
    assert panel.press(Ref.on_map("B10L"))
    assert "Right." in panel.feedback.value
    panel.go(99)
    assert panel.at == len(panel.looks) - 1


def test_rows_and_spaces_that_answer_nothing_are_not_taken_for_a_guess() -> None:
    panel = going_through(START, guess=True)
    assert not panel.press(Ref.on_map("B10L"))
    closed = next(at for at, row in enumerate(AUTOMA_TILES[3].rows, 1) if isinstance(row, EXPANSION_ROWS))
    press(panel, closed)
    assert panel.guessing.asks == "row"
    press(panel, 3)
    assert panel.press(Ref.on_map("C1A"))
    assert panel.guessing.asks == "space"
    assert "Click one of the spaces that stand out" in panel.feedback.value
    press(panel, 3)
    assert panel.guessing.asks == "space"


def test_a_miss_stands_on_the_map_beside_the_true_space_until_one_steps_on() -> None:
    shown: list[Any] = []
    panel = AutomaPanel(lambda position, marks: shown.append(marks), Hands(), lambda: None)
    panel.ask(play(START, "act"))
    press(panel, 3)
    miss = next(space for space in panel.guessing.space.question.places if space != "B10L")
    panel.press(Ref.on_map(miss))
    stand_out = {ref: mark for ref, mark in shown[-1].items() if mark != "dim"}
    assert stand_out == {Ref.on_map(miss): "missed", Ref.on_map("B10L"): "selected"}
    panel.step.click()
    assert "missed" not in shown[-1].values()
    assert not panel.feedback.value


def test_who_does_not_want_to_guess_is_told() -> None:
    panel = going_through(START, guess=True)
    panel.guessing.tell.click()
    assert panel.feedback.value == "<p>Row 3 ends the turn of USA: build a base.</p>"


def test_a_list_answers_too() -> None:
    panel = going_through(START, guess=True)
    panel.guessing.answer.click()
    assert panel.guessing.asks == "row"
    panel.guessing.options.widget.value = 2
    panel.guessing.answer.click()
    assert "Right." in panel.feedback.value


def test_what_automas_did_since_ones_last_move_is_one_paragraph_and_the_rest_unfolds() -> None:
    game = solo()
    acted = [node for node in game.game.line() if str(node.move) == "act"]
    assert acted
    short = game.automas.short.value
    assert short.count("<p>") == 1
    assert "Germany" in short
    assert len(short) < 300
    assert game.chronicle.widget.layout.display == "none"
    game.automas.rest.click()
    assert game.chronicle.widget.layout.display == ""


def test_stepping_lights_up_the_board_and_leaving_the_turn_puts_it_back() -> None:
    game = solo()
    game.automas.why.click()
    panel = game.automas.panel
    panel.start.click()
    while panel.looks[panel.at].stage != "eligible":
        panel.step.click()
    position, marks = game.board.state.over
    assert position != game.position
    assert "legal" in dict(marks).values()
    panel.end.click()
    assert game.board.state.over is None
    assert game.board.position == game.position


def test_what_is_played_meanwhile_ends_the_look_back() -> None:
    game = solo()
    game.automas.why.click()
    game.automas.panel.start.click()
    assert game.board.state.over is not None
    by_people(game, 1)
    assert game.board.state.over is None


def to_the_automa(game: GameTable) -> None:
    """Answers until the Automa is to act."""
    while game.player(game.position) == PERSON:
        by_people(game, 1)


def test_a_turn_can_be_guessed_before_it_is_played() -> None:
    game = table("usa", against="automa", seed=4, speed=0)
    game.automas.panel.guess.value = True
    to_the_automa(game)
    before, panel = game.position, game.automas.panel
    assert game.waiting == "Guess first, in the panel of the Automas."
    assert panel.at == 0
    panel.guessing.tell.click()
    assert game.position is before
    panel.end.click()
    assert str(game.game.node.move) == "act"
    assert game.player(game.position) == PERSON


def test_while_all_wait_the_panel_steps_into_the_next_turn() -> None:
    game = table("usa", against="automa", seed=4, speed=0)
    game.hold_or_go_on()
    to_the_automa(game)
    before, panel = game.position, game.automas.panel
    panel.end.click()
    assert game.watching
    assert game.position is before
    for _ in range(len(panel.looks)):
        panel.step.click()
    assert str(game.game.node.move) == "act"


def test_at_a_running_page_a_guess_holds_the_automa_too() -> None:
    async def play_on() -> GameTable:
        game = table("usa", against="automa", seed=4, speed=0)
        game.automas.panel.guess.value = True
        to_the_automa(game)
        await asyncio.sleep(0.3)
        return game

    game = asyncio.run(play_on())
    assert game.watching


def test_the_board_offers_one_button_to_let_an_automa_act() -> None:
    explorer = explore(START, speed=0)
    assert explorer.board.choices.texts == ("Let USA's Automa act",)
    explorer.board.choose(0)
    assert str(explorer.game.node.move) == "act"
    explorer.back()
    assert explorer.position == START


def test_the_explorer_has_the_panel_where_automas_play() -> None:
    explorer = explore(START, speed=0)
    explorer.play("act")
    explorer.open_panel("automa")
    explorer.automa.start.click()
    assert explorer.board.state.over is not None
    explorer.back()
    assert explorer.board.state.over is None
    assert "automa" not in dict(explore(new_game(seed=1)).tabs.options).values()


def test_a_replay_says_where_and_why_an_automa_decided_otherwise() -> None:
    game = Game(START)
    game.play("act")
    end = game.at
    game.go(0)
    game.tweak(None, "usa excavators=0")
    report = game.replay(to=end)
    changed = [entry for entry in report.entries if entry.kind == "different"]
    assert "decided otherwise; before: USA follows row 3, build a base" in str(changed[0])
    assert "now: USA skips row 3, build a base" in str(changed[0])


def test_a_turn_without_engineers_is_a_sentence() -> None:
    panel = going_through(sketch("usa engineers=0 | italy | automas=usa:hard"), guess=True)
    assert "USA has no engineers left, so it flips no tile and passes (A14)." in panel.said.value
    assert panel.tiles.box.layout.display == "none"
    assert not panel.guessing.asks


def test_the_space_is_guessed_by_a_click_on_the_board_of_the_table() -> None:
    game = table("usa", against="automa", seed=4, speed=0)
    game.automas.panel.guess.value = True
    to_the_automa(game)
    guessing = game.automas.panel.guessing
    guessing.give_up()
    assert guessing.asks == "space"
    before, space = game.position, guessing.space.question.places[0]
    game.board.touch(Ref.on_map(space))
    assert (guessing.asks, guessing.space.said) == ("", (space,))
    assert game.position is before
