"""The explorer without a browser: every handler does what its button says, and nothing is lost."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from barrage_nb import Game, Position, explore, new_game, show, sketch
from barrage_nb.analysis import executors
from barrage_nb.board.refs import Ref
from barrage_nb.engine.moves import At, Produce
from barrage_nb.history import load_game
from barrage_nb.history.telling import ToldTurn
from barrage_nb.lessons.games import evening
from barrage_nb.widgets import Board
from barrage_nb.widgets.explorer import Explorer
from barrage_nb.widgets.explorer.walk import Busy
from tests.saved_games import saved_game

ROUND_2, ROUND_3 = 60, 118
MOVED = "-B8L | germany B5U=1"


@pytest.fixture(autouse=True)
def _here(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def explorer() -> Explorer:
    """The explorer at the beginning of round 2 of a whole game."""
    game = saved_game(evening())
    game.go(ROUND_2)
    return explore(game, speed=0)


def replayed(explorer: Explorer, mode: str = "skip") -> Explorer:
    explorer.tweak(MOVED)
    explorer.replay(mode)
    return explorer


# The timeline.


def rail(explorer: Explorer, **said: int) -> None:
    """What the page tells of a press or a key on the rail."""
    explorer.timeline.rail._handle_custom_msg(said, [])


def test_the_rail_has_every_turn_in_the_lane_of_its_company_and_a_mark_where_each_round_begins(
    explorer: Explorer,
) -> None:
    course = explorer.timeline.rail.course
    line = explorer.timeline.line
    assert course["moves"] == len(line) - 1
    names = list(explorer.position.companies)
    ends = [end for _, end, _ in course["turns"]]
    assert [begins for begins, *_ in course["turns"]] == [0, *ends[:-1]]
    assert ends[-1] == course["moves"]
    for begins, _, lane in course["turns"]:
        question = line[begins].position.question
        assert question is not None
        assert names[lane] == question.who or question.who.startswith("seat")
    for mark in course["rounds"][:-1]:
        assert line[mark["place"]].position.round == line[mark["place"] - 1].position.round + 1
    assert [mark["short"] for mark in course["rounds"]] == ["R1", "R2", "R3", "R4", "R5", "End"]
    assert line[course["rounds"][-1]["place"]].position.over


def test_the_rail_tells_a_turn_in_words_and_only_when_it_is_asked(explorer: Explorer) -> None:
    shown = explorer.timeline.rail
    rail(explorer, ask=100)
    begins, ends = shown.tip["from"], shown.tip["to"]
    turn = ToldTurn(2, "", tuple(node.step for node in explorer.timeline.line[begins : ends + 1]))
    assert begins <= 100 <= ends
    assert shown.tip["text"].startswith("Round 2, actions · ")
    assert turn.did in shown.tip["text"]
    rail(explorer, ask=0)
    assert shown.tip["text"] == "The start"
    assert shown.said.startswith(f"Move {ROUND_2} of {shown.course['moves']}: Round 1, ")


def test_going_along_sends_the_place_and_not_the_line_again(explorer: Explorer) -> None:
    shown = explorer.timeline.rail
    course = shown.course
    rail(explorer, go=100)
    assert shown.course is course
    explorer.play(explorer.position.legal_moves[0])
    assert shown.course["moves"] == 101
    assert explorer.tweak("usa vp=90")
    assert shown.course["turns"][-1] == [101, 102, -1]


def test_a_long_line_is_a_short_message(explorer: Explorer) -> None:
    assert explorer.timeline.rail.course["moves"] > 300
    assert len(json.dumps(explorer.timeline.rail.course)) < 7_000


def test_on_the_rail_up_and_down_step_by_event(explorer: Explorer) -> None:
    rail(explorer, event=-1)
    assert explorer.timeline.event == explorer.timeline.events - 1
    rail(explorer, event=1)
    assert not explorer.walk.watching


def test_a_line_of_no_moves_has_a_rail_too() -> None:
    explorer = explore(sketch("usa | germany"), speed=0)
    assert explorer.timeline.rail.course["moves"] == 0
    assert explorer.timeline.rail.course["turns"] == explorer.timeline.rail.course["rounds"] == []
    explorer.play("place bank 1")
    assert explorer.timeline.rail.course["turns"] == [[0, 1, 0]]


def test_the_timeline_scrubs_by_move_and_by_event(explorer: Explorer) -> None:
    line = explorer.timeline
    assert (line.at, line.rail.at, line.event) == (ROUND_2, ROUND_2, line.events)
    assert explorer.board.position == explorer.position
    rail(explorer, go=100)
    assert explorer.game.at == 100 == line.at == line.rail.at
    line.inside.value = 0
    assert explorer.walk.watching
    assert explorer.board.position.dams == explorer.game[99].position.dams
    for number, part in enumerate(explorer.walk.inside.steps[:-1], 1):
        line.inside.value = number
        assert explorer.board.position.companies == part.after.companies
        assert explorer.board.position.dams == part.after.dams
    line.inside.value = line.events
    assert not explorer.walk.watching
    assert explorer.board.position == explorer.position


def listed(board: Board) -> list[str]:
    return [text for text, _ in board.answers.list.options]


def test_the_list_of_answers_describes_the_place_one_has_come_to(explorer: Explorer) -> None:
    line = explorer.game.main_line()
    asked = [node.id for node in line if any(isinstance(move, At | Produce) for move in node.position.legal_moves)]
    for node in (*asked[:6], *asked[6:0:-3]):  # forward, and back to where less stands
        explorer.go(node)
        assert listed(explorer.board) == listed(show(explorer.position, speed=0))
    explorer.tweak("-B10L")
    explorer.board.bar.undo.click()
    assert listed(explorer.board) == listed(show(explorer.position, speed=0))


def test_events_lead_on_into_the_next_move_and_back(explorer: Explorer) -> None:
    line = explorer.timeline
    events = line.events
    line.step(-1)
    assert (line.at, line.event) == (ROUND_2, events - 1)
    line.step(1)
    line.step(1)
    assert (line.at, line.event) == (ROUND_2 + 1, 1)
    line.last.click()
    assert line.at == len(explorer.game.main_line()) - 1
    assert not line.on.disabled  # a disabled one would lose the focus of the keyboard
    assert "barrage-idle" in line.on._dom_classes
    line.step(1)
    assert line.at == len(explorer.game.main_line()) - 1
    line.first.click()
    assert line.at == 0
    line.step(-1)
    line.back.click()
    assert line.at == 0


def test_an_event_is_told_with_its_clause(explorer: Explorer) -> None:
    explorer.go(ROUND_3)
    flowing = next(n for n, event in enumerate(explorer.walk.step.events, 1) if event.clause == "W3")
    explorer.timeline.inside.value = flowing
    assert "(W3)" in explorer.timeline.told.value
    assert "W3: " in explorer.timeline.told.value


def test_inside_a_move_nothing_can_be_answered(explorer: Explorer) -> None:
    explorer.timeline.inside.value = 0
    before = len(explorer.game)
    explorer.board.play("place bank 1")
    assert len(explorer.game) == before
    assert not explorer.board.offered


def test_without_a_running_kernel_play_goes_to_the_end(explorer: Explorer) -> None:
    explorer.timeline.play.click()
    assert explorer.timeline.at == len(explorer.timeline.line) - 1


def test_a_line_plays_by_itself_until_it_is_stopped(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barrage_nb.widgets.explorer.tree_view.PACE", 0.001)

    async def watch() -> None:
        explorer.timeline.play.click()
        assert explorer.timeline.play.description == "Stop"
        await asyncio.sleep(0.2)
        explorer.timeline.play.click()

    asyncio.run(watch())
    assert explorer.timeline.at > ROUND_2
    assert explorer.timeline.play.description == "Play"


@pytest.mark.parametrize("said", ["usa round=2", "italy credits=30", "germany B9U=1"])
def test_a_change_by_hand_has_a_place_on_the_timeline(explorer: Explorer, said: str) -> None:
    explorer.tweak(said)
    assert explorer.walk.step.before.companies
    assert "by hand: " in explorer.timeline.told.value or said == "usa round=2"


# The tree.


def test_going_back_before_a_fork_stays_on_the_line(explorer: Explorer) -> None:
    explorer.tweak(MOVED)
    explorer.timeline.first.click()
    line = explorer.timeline.line
    assert line[-1].tweak is not None
    for number in range(1, len(line)):
        explorer.timeline.on.click()
        assert explorer.game.at == line[number].id
    explorer.back()
    explorer.timeline.on.click()
    assert explorer.game.node.tweak is not None
    explorer.back()
    explorer.board.play(str(explorer.game[ROUND_2 + 1].edge))
    assert explorer.game.at == ROUND_2 + 1
    assert len(explorer.timeline.line) == len(explorer.game.main_line())


def test_going_to_a_move_of_the_list(explorer: Explorer) -> None:
    tree = explorer.tree
    assert tree.rows[tree.moves.value].node == ROUND_2
    tree.moves.widget.index = 3
    assert explorer.game.at == tree.rows[3].node


def test_a_turn_is_a_line_of_the_list_and_rounds_are_marked(explorer: Explorer) -> None:
    rows = explorer.tree.moves.texts
    assert [row for row in rows if row.startswith("──")] == [f"── Round {round} ──" for round in range(1, 6)]
    turns = [row for row in rows if row.startswith(("USA: ", "France: ", "Bank: "))]
    assert 20 < len(turns) < len(explorer.game.main_line()) / 2
    assert not any("place " in row for row in rows)
    node = explorer.game.main_line()[ROUND_2 + 2].id
    explorer.go(node)
    assert node in explorer.tree.rows[explorer.tree.moves.value].told


def test_the_notation_of_a_move_is_its_tip(explorer: Explorer) -> None:
    explorer.go(ROUND_2 + 1)
    assert f'title="{explorer.game.node.move}"' in explorer.timeline.told.value


def test_a_move_at_the_board_begins_a_line(explorer: Explorer) -> None:
    explorer.board.play("place bank 3")
    assert len(explorer.game.leaves()) == 2
    assert [name for name, _ in explorer.tree.lines.widget.options][1].endswith(
        " (Germany: bank; +3 credits, −3 engineers)"
    )
    assert any("↳" in text and "the main line" in text for text in explorer.tree.moves.texts)
    explorer.tree.lines.widget.index = 0
    assert explorer.game.at == explorer.game.leaves()[0].id


def test_names_comments_promotion_and_deletion_can_be_undone(explorer: Explorer) -> None:
    before = explorer.game.text
    explorer.board.play("place bank 3")
    node, tree = explorer.game.at, explorer.tree
    tree.name.value, tree.comment.value = "the bank", "safe, and dull"
    tree.keep.click()
    assert (explorer.game[node].name, explorer.game[node].comment) == ("the bank", "safe, and dull")
    assert "“safe, and dull”" in tree.moves.texts[tree.moves.values.index(tree.moves.value)]
    tree.main.click()
    assert explorer.game.main_line()[-1].id == node
    tree.delete.click()
    assert node not in explorer.game
    for _ in range(5):
        explorer.board.bar.undo.click()
    assert explorer.game.text == before
    for _ in range(5):
        explorer.board.bar.redo.click()
    assert node not in explorer.game


# The editor.


def things(explorer: Explorer) -> list[str]:
    return [choice.text for choice in explorer.board.offered]


def test_a_dam_is_built_raised_filled_and_removed_on_the_map(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    board, game = explorer.board, explorer.game
    explorer.editor.pick_owner("usa")
    assert not things(explorer)
    board.touch(Ref("dam", "B4L"))
    assert game.position.dams["B4L"] == ("usa", 1, 0)
    assert not things(explorer)
    board.touch(Ref("dam", "B4L"))
    assert things(explorer) == ["+ drop", "Raise", "Remove"]
    board.choose(0)
    board.choose(things(explorer).index("Raise"))
    assert game.position.dams["B4L"] == ("usa", 2, 1)
    board.choose(things(explorer).index("− drop"))
    board.choose(things(explorer).index("Remove"))
    assert "B4L" not in game.position.dams
    for _ in range(5):
        explorer.undo()
    assert game.at == ROUND_2
    assert len(game.leaves()) == 1


def test_the_keyboard_edits_too(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    board = explorer.board
    board.focused = Ref("conduit", "C1A")
    board.key("Enter", False)
    assert explorer.position.conduits["C1A"] == explorer.editor.owner.value
    board.focused = Ref("conduit", "C1A")
    board.key("Enter", False)
    board.key("1", False)
    assert "C1A" not in explorer.position.conduits
    board.focused = Ref("dam", "B3L")
    board.key("Enter", False)
    assert "Remove" in things(explorer)
    board.key("Escape", False)
    assert explorer.walk.edits
    assert not things(explorer)


def test_a_refused_change_says_every_reason_and_changes_nothing(explorer: Explorer) -> None:
    before = explorer.game.text
    assert not explorer.tweak("usa B9U=4 credits=-1 | round=9")
    assert explorer.editor.note.text.count("\n") == 3
    assert explorer.game.text == before


def test_what_no_game_could_reach_is_marked(explorer: Explorer) -> None:
    assert explorer.tweak("usa engineers=11")
    assert "USA has 11 engineers in all, not 12." in explorer.editor.note.text
    assert "USA has 11 engineers in all, not 12." in explorer.timeline.told.value


def fields(explorer: Explorer) -> dict[str, Any]:
    """The fields and lists of the thing that is edited, by their names."""
    shown = explorer.editor.fields
    numbers, lists = (widget.children for widget in shown.box.children[:2])
    return {**{field.label: field for field in numbers}, **{lister.description: lister for lister in lists}}


def test_all_that_a_company_has_is_changed_in_fields_and_lists(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.editor.part.widget.value = "germany"
    explorer.editor.things.widget.value = "company germany"
    fields(explorer)["credits"].value = 3
    assert str(explorer.game.node.edge) == "germany credits=3"
    hand = fields(explorer)["Contract into hand"]
    hand.index = next(index for index, (text, _) in enumerate(hand.options) if "#200:" in text)
    assert 200 in explorer.position.companies["germany"].contracts
    assert fields(explorer)["Contract into hand"].index == 0
    fields(explorer)["VP"].value = 31
    assert explorer.position.companies["germany"].vp == 31
    for _ in range(3):
        explorer.undo()
    assert explorer.game.at == ROUND_2


def test_the_other_lists_change_the_table(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.editor.part.widget.value = "table"
    explorer.editor.things.widget.value = "objective"
    lister = fields(explorer)["Objective tile"]
    lister.index = 2
    assert explorer.position.objective is not None
    assert explorer.game.at != ROUND_2
    explorer.editor.things.widget.value = "rulings"
    lister = fields(explorer)["Who has none for the objective may still place"]
    lister.index = 1
    assert not explorer.position.rulings.zero_ranks


def test_a_field_that_is_refused_says_why_and_shows_what_is_so(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.board.touch(Ref("score", "usa"))
    before = explorer.position.companies["usa"].engineers
    fields(explorer)["engineers"].value = 13
    assert "USA's engineers: 13 is not between 0 and 12" in explorer.editor.note.text
    assert fields(explorer)["engineers"].value == before
    assert explorer.game.at == ROUND_2


def test_a_thing_clicked_on_the_board_stands_in_the_panel(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    board, editor = explorer.board, explorer.editor
    for thing, part in (
        (Ref("score", "italy"), "italy"),
        (Ref("wheel", "italy", 2), "italy"),
        (Ref("energy", "usa"), "usa"),
        (Ref("objective"), "table"),
        (Ref("contract", explorer.position.contracts[0]), "offer"),
        (Ref("space", "bank"), "office"),
        (Ref("headstream", "HA"), "map"),
    ):
        board.touch(thing)
        assert explorer.walk.thing == thing
        assert editor.part.value == part
        assert editor.things.value == str(Ref("company", "italy") if thing.kind == "score" else thing)
        assert fields(explorer)


def test_a_click_on_a_company_opens_its_board_and_builds_for_it(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    for who in ("usa", "france"):
        explorer.board.touch(Ref("score", who))
        assert Ref("wheel", who, 0) in explorer.board.picture.scene.named
        assert explorer.editor.owner.value == who
        explorer.board.touch(Ref("powerhouse", "P9.1" if who == "usa" else "P12.4"))
        assert Ref("wheel", who, 0) in explorer.board.picture.scene.named
    assert explorer.position.powerhouses["P9.1"] == "usa"
    assert explorer.position.powerhouses["P12.4"] == "france"
    explorer.board.touch(Ref("space", "construction-2"))
    explorer.board.choose(0)
    assert explorer.position.companies["france"].constructions == 2
    explorer.open_panel("moves")
    assert Ref("wheel", explorer.position.question.who, 0) in explorer.board.picture.scene.named


def test_whoever_one_builds_for_is_shown_with_all_there_is(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    mover = explorer.position.question.who
    assert (explorer.editor.owner.value, explorer.editor.things.value) == (mover, f"company {mover}")
    assert explorer.walk.thing is None
    explorer.board.touch(Ref("dam", "B3L"))
    for who in (mover, "usa"):
        place = explorer.editor.owner.values.index(who)
        explorer.editor.owner.widget.children[place].click()
        assert explorer.editor.things.value == f"company {who}"
        assert explorer.walk.owner == who
        assert explorer.walk.thing is None


def test_what_is_picked_from_the_lists_is_unfolded_on_a_narrow_board(explorer: Explorer) -> None:
    explorer.board.page.room = 480
    explorer.open_panel("edit")
    for part, thing in (("office", "space turbine+0"), ("usa", "wheel usa 3"), ("table", "bonus 4")):
        explorer.editor.part.widget.value = part
        explorer.editor.things.widget.value = thing
        assert Ref.read(thing) in explorer.board.picture.scene.named
        assert explorer.walk.thing == Ref.read(thing)
    explorer.editor.pick_owner("italy")
    assert Ref("wheel", "italy", 0) in explorer.board.picture.scene.named


def test_a_click_on_a_free_space_places_engineers_and_the_office_stays_open_for_the_next_company(
    explorer: Explorer,
) -> None:
    explorer.board.page.room = 480
    explorer.open_panel("edit")
    explorer.board.touch(Ref("bar", "office"))
    for who, space, engineers in (("italy", "turbine+0", 2), ("usa", "workshop-1", 1)):
        before = explorer.position.companies[who].engineers
        explorer.editor.pick_owner(who)
        explorer.board.touch(Ref("space", space))
        assert explorer.position.occupied[space] == ((who, engineers),)
        assert explorer.position.companies[who].engineers == before - engineers
    explorer.board.touch(Ref("space", "turbine+0"))
    assert explorer.walk.thing == Ref("space", "turbine+0"), "what is taken asks"
    explorer.board.touch(Ref("space", "patent-1"))
    assert explorer.walk.thing == Ref("space", "patent-1"), "what is on sale there may change, too"
    explorer.board.touch(Ref("score", "france"))
    assert Ref("wheel", "france", 3) in explorer.board.picture.scene.named, "a card opens the board of its company"


def test_without_a_position_a_new_game_is_explored_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "new.txt"
    began = explore(save=file)
    assert (began.position.phase, len(began.position.companies)) == ("actions", 4)
    began.play(began.position.legal_moves[0])
    again = explore(save=file)
    assert again.game.text == began.game.text


def test_a_click_beside_the_things_leaves_what_is_edited(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.board.touch(Ref("dam", "B3L"))
    assert things(explorer)
    explorer.board.touch(Ref("basin", 3))
    assert not things(explorer)
    explorer.board.touch(Ref("basin", 3))
    assert explorer.walk.edits


def test_what_a_change_takes_from_others_is_said_in_words(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    offered = explorer.position.contracts[2]
    explorer.board.touch(Ref("contract", offered))
    explorer.board.choose(things(explorer).index("France’s hand"))
    said = f"Contract {offered} was on offer, place 3; the place is refilled by nobody before a turn ends (K5)."
    assert said in explorer.editor.note.text.split("\n")
    assert said in explorer.board.page.status
    assert offered in explorer.position.companies["france"].contracts
    explorer.board.touch(Ref("gap", 3))
    assert "Choose in the panel" in explorer.board.question


def test_a_number_alone_has_further_steps_on_the_board(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.board.touch(Ref("energy", "usa"))
    before = explorer.position.companies["usa"].energy
    assert things(explorer)[-3:] == ["+1 energy", "+5 energy", "+10 energy"]
    explorer.board.choose(things(explorer).index("+5 energy"))
    assert explorer.position.companies["usa"].energy == before + 5
    assert explorer.walk.thing == Ref("energy", "usa")


def test_a_company_that_leaves_the_game_is_edited_no_more(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.board.touch(Ref("score", "france"))
    france = [f"-{space}" for space, dam in explorer.position.dams.items() if dam.owner == "france"]
    pieces = (*explorer.position.conduits.items(), *explorer.position.powerhouses.items())
    france += [f"-{space}" for space, owner in pieces if owner == "france"]
    assert explorer.tweak(" ".join((*france, "-france")))
    assert explorer.editor.owner.value != "france"
    assert "France leaves the game with all that it has." in explorer.editor.note.text
    explorer.undo()
    assert "france" in explorer.editor.owner.values


def test_a_line_of_words_is_applied(explorer: Explorer) -> None:
    explorer.editor.line.value = MOVED
    explorer.editor.apply_line.click()
    assert explorer.position.dams["B5U"] == ("germany", 1, 0)
    assert explorer.editor.line.value == ""


# The replay.


def test_the_report_tells_what_became_of_each_move(explorer: Explorer) -> None:
    view = replayed(explorer).report
    assert explorer.tabs.value == "replay"
    assert "refused" in view.summary.text
    assert all(text[0] != "=" for text, _ in view.entries.widget.options)
    view.first.click()
    assert view.picked.kind == "different"
    assert explorer.game.at == view.picked.new
    view.next.click()
    assert "P1: no built conduit leads" in view.detail.text
    view.to_old.click()
    assert str(explorer.game.node.edge) == "place turbine+0"
    view.only.widget.value = "all"
    assert len(view.entries.widget.options) == len(view.told)
    view.entries.widget.value = 0
    assert explorer.game.at == view.told[0].new


def test_a_replay_is_one_thing_to_undo(explorer: Explorer) -> None:
    replayed(explorer)
    explorer.undo()
    explorer.undo()
    assert explorer.game.text == saved_game(evening()).text.replace(f"at {len(explorer.game) - 1}", f"at {ROUND_2}")
    explorer.redo()
    explorer.redo()
    assert len(explorer.game.leaves()) == 2


def test_after_a_stop_the_nearest_move_goes_on(explorer: Explorer) -> None:
    explorer.tweak("neutral B9L=3*3 | -P11.1")
    explorer.replay("stop")
    view = explorer.report
    while view.stopped and view.told[-1].nearest:
        before = len(view.told)
        assert view.offers.children
        view.offers.children[0].click()
        assert len(view.told) > before
        old = [told.old for told in view.told if told.old is not None]
        assert len(old) == len(set(old))
    if view.stopped:
        assert not view.offers.children


def test_after_a_stop_it_goes_on_from_there_in_any_mode(explorer: Explorer) -> None:
    view = replayed(explorer, "stop").report
    stopped_at = len(view.told)
    view.mode.widget.value = "skip"
    view.start.click()
    assert explorer.position.over
    old = [told.old for told in view.told if told.old is not None]
    assert len(old) == len(set(old))
    assert not [told for told in view.told[: stopped_at - 1] if told.kind == "not asked"]
    view.first.click()
    assert explorer.game.at == view.picked.new


@pytest.mark.parametrize("mode", ["stop", "skip", "quick", "random"])
def test_every_mode(explorer: Explorer, mode: str) -> None:
    explorer.tweak(MOVED)
    explorer.report.mode.widget.value = mode
    explorer.report.start.click()
    assert "Replayed: " in explorer.report.summary.text
    assert explorer.report.stopped is (mode == "stop")


def test_a_replay_to_the_end_of_the_round_leaves_the_rest_alone(explorer: Explorer) -> None:
    explorer.tweak(MOVED)
    explorer.report.far.widget.value = "round"
    explorer.replay("skip")
    assert explorer.position.round == 3
    assert explorer.report.told[-1].old == ROUND_3
    assert explorer.game.at == explorer.game.leaves()[-1].id
    explorer.report.far.widget.value = "game"
    explorer.undo()
    explorer.replay("skip")
    assert explorer.position.over


def test_nothing_to_replay_says_so(explorer: Explorer) -> None:
    explorer.go(len(explorer.game) - 1)
    explorer.replay("skip")
    assert "no old moves" in explorer.report.summary.text


def test_long_work_runs_beside_the_page_and_can_be_stopped(explorer: Explorer) -> None:
    explorer.tweak(MOVED)

    async def watch() -> None:
        explorer.replay("skip")
        assert explorer.work.busy
        with pytest.raises(Busy):
            explorer.tweak("usa credits=1")
        with pytest.raises(Busy):
            explorer.compare()
        explorer.work.button.click()
        while explorer.work.busy:
            await asyncio.sleep(0.01)

    asyncio.run(watch())
    assert "You stopped it." in explorer.report.summary.text
    assert len(explorer.report.told) < len(explorer.game.main_line()) - ROUND_2
    assert explorer.work.box.layout.display == "none"
    assert explorer.tweak("usa credits=1")


def test_in_a_browser_long_work_gives_way_between_two_slices(
    explorer: Explorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    gave_way: list[bool] = []
    monkeypatch.setattr(executors, "give_way", lambda: gave_way.append(True))
    monkeypatch.setattr(executors, "SLICE", 0.0)
    explorer.tweak(MOVED)
    explorer.replay("skip")
    assert len(gave_way) > 50, "at every move replayed"
    gave_way.clear()
    explorer.compare()
    assert gave_way


# The comparison.


def test_two_lines_stand_side_by_side(explorer: Explorer) -> None:
    replayed(explorer)
    found = explorer.compare()
    view = explorer.compared
    assert found is not None
    assert "They part after 60 moves" in view.note.text
    assert view.chart.value.startswith("<svg")
    assert ">Round 2, France</th>" in view.table.value
    assert view.maps.value.count("<svg") == 2
    for moment in view.moments():
        view.when.widget.value = moment
        assert "differ; they are ringed" in view.maps.value or "the same" in view.maps.value
    assert "In B ‘turbine ±0’ was not allowed: no built conduit leads" in view.why.text
    view.turns.widget.index = 1
    assert (
        "Germany lets 1 drop run from the lower dam of basin 8 to the second powerhouse of basin 11 (P4)"
        in view.why.text
    )
    view.turns.widget.index = 0
    view.see.click()
    assert explorer.tabs.value == "moves"
    assert str(explorer.game.node.edge) == "place bank 2"
    explorer.open_panel("compare")
    view.parting.click()
    assert explorer.tabs.value == "moves"
    assert explorer.game.node.tweak is not None


def test_a_line_compared_with_itself_is_the_same(explorer: Explorer) -> None:
    end = explorer.game.leaves()[0].id
    assert not explorer.compare(end, end)
    assert "the same" in explorer.compared.note.text


def test_comparing_runs_beside_the_page_and_can_be_stopped(explorer: Explorer) -> None:
    replayed(explorer)

    async def watch(stop: bool) -> None:
        explorer.compare()
        assert explorer.work.busy
        with pytest.raises(Busy):
            explorer.tweak("usa credits=1")
        if stop:
            explorer.work.button.click()
        while explorer.work.busy:
            await asyncio.sleep(0.01)

    asyncio.run(watch(True))
    assert explorer.compared.note.text == "You stopped it."
    assert explorer.compared.found is None
    asyncio.run(watch(False))
    assert explorer.compared.found
    assert explorer.work.done == sum(map(len, explorer.compared.lines)) - 2


def test_what_goes_wrong_in_long_work_is_shown(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object, **named: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("barrage_nb.widgets.hands.raising", False)
    monkeypatch.setattr(explorer.game, "replay", broken)

    async def watch() -> None:
        explorer.replay("skip")
        while explorer.work.busy:
            await asyncio.sleep(0.01)

    asyncio.run(watch())
    assert "the disk is full" in explorer.hands.errors.output.outputs[0]["text"]
    assert explorer.tweak("usa credits=1")


# Files and texts.


def test_a_game_is_saved_and_loaded(explorer: Explorer) -> None:
    replayed(explorer)
    saved = explorer.game.text
    assert explorer.save("mine.txt")
    explorer.tweak("usa credits=2")
    assert explorer.load("mine.txt")
    assert explorer.game.text == saved
    explorer.undo()
    assert explorer.position.companies["usa"].credits == 2
    explorer.redo()
    assert explorer.game.text == saved


def test_a_strange_file_is_overwritten_only_when_asked_twice(explorer: Explorer, tmp_path: Any) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("my diary")
    assert not explorer.save("mine.txt")
    assert path.read_text() == "my diary"
    assert explorer.save("mine.txt")
    assert path.read_text() == explorer.game.text


def test_a_damaged_file_is_refused_and_what_can_be_read_is_offered(explorer: Explorer, tmp_path: Any) -> None:
    game = explorer.game
    damaged = game.text.replace("place construction-1", "place company-9", 1)
    (tmp_path / "hurt.txt").write_text(damaged)
    assert not explorer.load("hurt.txt")
    assert explorer.game is game
    assert "line " in explorer.files.note.text
    explorer.files.rest.click()
    assert 0 < len(explorer.game) < len(game)
    assert (tmp_path / "hurt.txt").read_text() == damaged
    explorer.undo()
    assert explorer.game is game


def test_loading_runs_beside_the_page_and_can_be_stopped(explorer: Explorer) -> None:
    replayed(explorer)
    game = explorer.game
    assert explorer.save("mine.txt")
    explorer.files.name.value = "mine.txt"

    async def load(stop: bool) -> None:
        explorer.files.load.click()
        assert explorer.work.busy
        if stop:
            explorer.work.button.click()
        while explorer.work.busy:
            await asyncio.sleep(0.01)

    asyncio.run(load(True))
    assert explorer.game is game
    assert "You stopped it." in explorer.files.note.text
    asyncio.run(load(False))
    assert explorer.game is not game
    assert explorer.game.text == game.text
    assert explorer.work.done == len(game) - 1
    assert explorer.files.note.text == "Loaded mine.txt."


@pytest.mark.parametrize("name", ["nothing.txt", "no/such/folder.txt", ".", "x" * 300, "a\0b"])
def test_a_file_that_cannot_be_read_is_refused(explorer: Explorer, name: str) -> None:
    game = explorer.game
    assert not explorer.load(name)
    assert explorer.game is game
    assert "cannot be" in explorer.files.note.text
    if name != "nothing.txt":
        explorer.save(name)
        assert not explorer.save(name)


def test_bytes_that_are_no_text_are_refused(explorer: Explorer, tmp_path: Any) -> None:
    (tmp_path / "x.txt").write_bytes(b"\xff\xfe\x00")
    assert not explorer.load("x.txt")


@pytest.mark.parametrize("what", ["position", "json", "line", "game"])
def test_what_is_copied_out_can_be_pasted_in(explorer: Explorer, what: str) -> None:
    replayed(explorer)
    position = explorer.position
    explorer.open_panel("files")
    explorer.files.what.widget.value = what
    explorer.files.pasted.value = explorer.files.copy.text
    explorer.files.open.click()
    assert position in [node.position for node in explorer.game]
    assert explorer.files.pasted.value == ""


def test_the_line_of_a_turn_that_is_pasted_is_played_or_refused_with_its_clause() -> None:
    explorer = explore("usa B1U=2*2 C1A P8.1 engineers=3 credits=0")
    explorer.files.pasted.value = " place bank 1\n"
    explorer.files.open.click()
    assert explorer.files.note.text == "Played what was pasted."
    assert explorer.files.pasted.value == ""
    assert explorer.position.companies["usa"].credits == 1
    played = explorer.game.text
    for line, why in (
        ("place turbine+9", "R2: there is no action space"),
        ("place workshop-2; drops 1 HA", "U8: part 1 of 2, 'place workshop-2'"),
        ("place bank x", "'place bank x'"),
        ("plcae bank 1", "'plcae bank 1' is no move; write it like: place turbine+0"),
        ("1 usa: place bank 1", "is no move; write it like: place bank 1"),
    ):
        explorer.files.pasted.value = line
        explorer.files.open.click()
        assert "This cannot be played here; the game stays as it is." in explorer.files.note.text
        assert why in explorer.files.note.text
        assert explorer.files.pasted.value == line, "it can be mended"
        assert explorer.game.text == played


def test_half_a_turn_that_is_pasted_says_that_it_goes_on() -> None:
    explorer = explore("usa engineers=3 excavators=3 credits=0")
    explorer.files.pasted.value = "Place construction-1\nbuild base with base"
    explorer.files.open.click()
    assert explorer.files.note.text == "Played what was pasted; the turn goes on."
    explorer.files.pasted.value = "at B8L"
    explorer.files.open.click()
    assert explorer.files.note.text == "Played what was pasted."
    assert explorer.position.companies["usa"].excavators == 0


def test_a_copied_game_is_short_and_a_saved_one_keeps_its_best_moves(explorer: Explorer, tmp_path: Any) -> None:
    replayed(explorer)
    explorer.game.kept["best-0-0"] = {"playouts": "z" * 2_000_000}
    explorer.open_panel("files")
    explorer.files.what.widget.value = "game"
    copied = explorer.files.copy.text
    assert "best-0-0" not in copied
    assert len(Game(copied)) == len(explorer.game)
    assert explorer.save("kept.txt")
    assert load_game((tmp_path / "kept.txt").read_text()).kept == explorer.game.kept


def test_of_two_explorers_with_one_file_the_newer_keeps_it_and_the_older_says_so(tmp_path: Any) -> None:
    file = tmp_path / "kept.txt"
    older = explore("usa B1U=2*2 C1A P8.1 engineers=2", save=file)
    newer = explore("usa B1U=2*2 C1A P8.1 engineers=2", save=file)
    newer.board.play("place bank 1")
    assert not newer.hands.errors.any
    kept = file.read_text()
    older.board.play("place bank 2")
    assert file.read_text() == kept
    assert "is kept by what was opened later with it" in older.hands.errors.output.outputs[0]["text"]


def test_a_game_that_is_loaded_is_not_written_over_the_one_that_the_file_keeps(tmp_path: Any) -> None:
    file, other = tmp_path / "kept.txt", tmp_path / "other.txt"
    explorer = explore("usa B1U=2*2 C1A P8.1 engineers=2", save=file)
    explorer.play("place bank 1")
    kept = file.read_text()
    other.write_text(Game(sketch("italy engineers=2")).text)
    assert explorer.load(str(other))
    assert "holds the game that was open before" in explorer.hands.errors.output.outputs[0]["text"]
    explorer.play("place bank 2")
    assert file.read_text() == kept
    explorer.undo()
    explorer.undo()
    explorer.back()
    explorer.play("place bank 2")
    assert len(load_game(file.read_text())) == len(load_game(kept)) + 1, "and goes on where it was"


@pytest.mark.parametrize("line", ["bnb1.", "bnb1.x.y", "-", "usa credits=", "\0", "{", "é" * 300])
def test_a_line_of_nonsense_is_refused_with_a_sentence(explorer: Explorer, line: str) -> None:
    before = explorer.game.text
    explorer.open_panel("edit")
    explorer.editor.line.value = line
    explorer.editor.apply_line.click()
    assert explorer.game.text == before
    assert explorer.editor.note.text
    assert not explorer.hands.errors.output.outputs


@pytest.mark.parametrize(
    "text", ["", "hello", "bnb1.x.y", '{"a": 1}', "barrage_nb tree 9\n", "barrage_nb tree 1\nrules 1"]
)
def test_nonsense_is_refused_and_the_open_game_stays(explorer: Explorer, text: str) -> None:
    game = explorer.game
    explorer.files.pasted.value = text
    explorer.files.open.click()
    assert explorer.game is game
    assert explorer.files.note.text


# Everything.


STARTS = [
    new_game(4, seed=3),
    sketch("usa B1L=1 | HA=1"),
    evening(),
    sketch("usa | italy").text,
    Game(new_game(2, "introductory", seed=3)),
]


@pytest.mark.parametrize("start", STARTS)
def test_it_opens_whatever_can_be_explored(start: Any) -> None:
    explorer = explore(start, speed=0)
    for panel in ("moves", "edit", "replay", "compare", "files", "board"):
        explorer.open_panel(panel)
    assert isinstance(explorer.position, Position)
    bundle = explorer._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert bundle["text/plain"].startswith("Barrage: the explorer")


def test_with_a_file_a_new_kernel_goes_on_where_the_old_one_was(tmp_path: Any) -> None:
    before = explore(saved_game(evening()), save="what-if.txt", speed=0)
    before.go(ROUND_2)
    before.tweak(MOVED)
    before.tree.comment.value = "what if?"
    before.tree.keep.click()
    again = explore(saved_game(evening()), save="what-if.txt", speed=0)
    assert again.game.text == before.game.text
    assert (again.game.at, again.game.node.comment) == (before.game.at, "what if?")
    text = (tmp_path / "what-if.txt").read_text()
    with pytest.raises(ValueError, match="begins in another position"):
        explore(new_game(seed=1), save="what-if.txt")
    assert (tmp_path / "what-if.txt").read_text() == text, "another game is not written over it"


def test_the_game_in_code_is_the_game_that_is_shown(explorer: Explorer) -> None:
    explorer.play("place bank 2")
    assert str(explorer.game.node.edge) == "place bank 2"
    assert explorer.board.position is explorer.game.position
    explorer.back()
    assert explorer.game.at == ROUND_2
    explorer.board.back()
    assert explorer.game.at == ROUND_2 - 1
