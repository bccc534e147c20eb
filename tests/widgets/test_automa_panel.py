"""The panel of the Automas: look by look, on the map, in words, and guessed first."""

import asyncio
from typing import Any

import pytest

from barrage_nb import Game, explore, new_game, play, sketch, table, watch_automa
from barrage_nb.automa.looks import looks
from barrage_nb.automa.trace import Placement, Tried
from barrage_nb.board.automa import AUTOMA_TILES
from barrage_nb.view.automa_view import actions_scene, criteria_scene
from barrage_nb.widgets import GameTable
from tests.clauses import clause

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
    view = watch_automa(START)
    for at in range(len(view.panel.looks)):
        view.panel.go(at)
        look = view.panel.looks[at]
        names = view.stage.scene(view.stage.position).named
        assert {*look.lit, *look.faded, *look.chosen} <= names.keys()


@pytest.mark.parametrize("number", AUTOMA_TILES)
def test_a_tile_is_drawn_with_a_sentence_for_everything_on_it(number: int) -> None:
    tile = AUTOMA_TILES[number]
    actions, criteria = actions_scene(number, {0: "tried", 1: "done"}), criteria_scene(number, "conduit", 1)
    rows = [thing for thing in actions.things if thing.name.kind == "row"]
    assert len(rows) == len(tile.rows)
    assert all(thing.text for thing in rows)
    codes = [str(tile.column(structure).code) for structure in ("base", "conduit", "powerhouse")]
    drawn = [shape.text for thing in criteria.things for shape in thing.shapes if hasattr(shape, "text")]
    assert [text for text in drawn if text in codes] == codes
    assert [text for text in drawn if text in tile.headstreams] == list(tile.headstreams)


def test_no_text_of_a_tile_is_small() -> None:
    for number in AUTOMA_TILES:
        for scene in (actions_scene(number, {}), criteria_scene(number)):
            sizes = [shape.size for thing in scene.things for shape in thing.shapes if hasattr(shape, "size")]
            assert min(sizes) >= 11


def test_rows_that_were_tried_are_crossed_out_and_the_followed_one_stands_out() -> None:
    panel = watch_automa(START).panel
    assert "1 of" in panel.said.value
    plain = panel.tiles.value
    panel.go(len(panel.looks) - 1)
    assert panel.tiles.value != plain
    assert "chooses B10L for its base" in panel.all_words.value


def test_a_guess_is_asked_before_anything_is_given_away() -> None:
    panel = watch_automa(START, guess=True).panel
    panel.go(99)
    assert not any(isinstance(look.decision, Tried) for look in panel.looks[: panel.at + 1])
    assert "B10L" not in panel.all_words.value
    panel.options.widget.value = 0
    panel.answer.click()
    assert panel.feedback.value.startswith("<p>Not row 1. USA skips row 1, produce -1 for a green contract: ")
    assert "USA follows row 2" in panel.feedback.value
    panel.go(99)
    assert panel.looks[panel.at].stage == "eligible"
    panel.options.widget.value = "B10L"
    panel.answer.click()
    assert panel.feedback.value.startswith("<p>Yes. USA chooses B10L for its base")
    assert not panel.guesses


def test_who_does_not_want_to_guess_is_told() -> None:
    panel = watch_automa(START, guess=True).panel
    panel.tell.click()
    assert panel.feedback.value.startswith("<p>USA follows row 2")


def test_only_an_automa_that_is_to_act_can_be_watched() -> None:
    with pytest.raises(ValueError, match="the question is Turn"):
        watch_automa(sketch("usa | italy | automas=italy:hard"))


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
    position, marks = game.board.picture.overlay
    assert position != game.position
    assert "legal" in dict(marks).values()
    panel.end.click()
    assert game.board.picture.overlay is None
    assert game.board.position == game.position


def test_what_is_played_meanwhile_ends_the_look_back() -> None:
    game = solo()
    game.automas.why.click()
    game.automas.panel.start.click()
    assert game.board.picture.overlay is not None
    by_people(game, 1)
    assert game.board.picture.overlay is None


def to_the_automa(game: GameTable) -> None:
    """Answers until the Automa is to act."""
    while game.player(game.position) == "person":
        by_people(game, 1)


def test_a_turn_can_be_guessed_before_it_is_played() -> None:
    game = table("usa", against="automa", seed=4, speed=0)
    game.automas.panel.guess.value = True
    to_the_automa(game)
    before, panel = game.position, game.automas.panel
    assert game.waiting == "Guess first, in the panel of the Automas."
    assert panel.at == 0
    panel.tell.click()
    assert game.position is before
    panel.end.click()
    assert str(game.game.node.move) == "act"
    assert game.player(game.position) == "person"


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
    assert explorer.board.picture.overlay is not None
    explorer.back()
    assert explorer.board.picture.overlay is None
    assert "automa" not in dict(explore(new_game(seed=1)).tabs.options).values()


def test_a_replay_says_where_and_why_an_automa_decided_otherwise() -> None:
    game = Game(START)
    game.play("act")
    end = game.at
    game.go(0)
    game.tweak(None, "usa excavators=0")
    report = game.replay(to=end)
    changed = [entry for entry in report.entries if entry.kind == "different"]
    assert "Before: USA follows row 3, build a base" in str(changed[0])
    assert "Now: USA skips row 3, build a base" in str(changed[0])


def test_a_turn_without_engineers_is_a_sentence() -> None:
    panel = watch_automa(sketch("usa engineers=0 | italy | automas=usa:hard")).panel
    assert "USA has no engineers left, so it flips no tile and passes (A14)." in panel.said.value
    assert not panel.tiles.value
