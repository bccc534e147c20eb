"""Hints at a table, and looking back on the game that was played there, without a browser."""

import asyncio
from typing import Any

import pytest

from barrage_nb import table
from barrage_nb.engine.moves import answer
from barrage_nb.lessons import whole_round
from barrage_nb.widgets.explorer import review_view
from barrage_nb.widgets.table import GameTable, hint
from barrage_nb.words import best, review
from barrage_nb.words import table as words
from barrage_nb.words.explorer import stopped

from .test_ask import until


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> GameTable:
    """A table at a question of a person, whose hints need few games."""
    monkeypatch.setattr(hint, "GAMES", 2)
    return opened(seed=3)


def opened(seed: int) -> GameTable:
    """A table where the draft is over."""
    found = table("usa", germany="random", rules="introductory", seed=seed, speed=0)
    while found.position.offer:
        found.play(found.position.legal_moves[0])
    return found


def test_who_was_asked_is_told_in_words_and_a_player_of_ones_own_by_its_name() -> None:
    told = (
        best.tried_so(12, "usa", 69, 192, "wavering_player", 0, 95, "limit"),
        review.made_so(1, 0, 57, 0, 16, "wavering_player", 0, 95, 5, 4),
        review.rests_on(32, 5, "wavering_player", 95, True),
    )
    assert all("_player" not in each and "by quick players" in each for each in told)
    assert "by mine" in review.rests_on(32, 5, "mine", 95, True)


def lit(found: GameTable) -> set[str]:
    return {str(thing.name.key) for thing in found.board.picture.painter.moving if thing.name.kind == "lit"}


def test_hints_are_off_until_somebody_wants_them(seated: GameTable) -> None:
    assert not seated.hints.switch.value
    assert seated.hints.button.layout.display == "none"
    seated.hints.switch.value = True
    assert seated.hints.button.layout.display == ""
    assert seated.hints.button in seated.board.bar.row.children, "beside the question, on a whole screen too"
    assert seated.hints.button.description == words.hint()
    assert not seated.hints.told, "nothing is told before it is asked for"


def test_where_nobody_decides_any_more_no_hint_is_offered() -> None:
    found = table("italy", "usa", "germany", start=whole_round.first_turn(), speed=0)
    found.hints.switch.value = True
    assert found.hints.button.layout.display == ""
    while moves := found.position.legal_moves:
        found.play(moves[0])
    assert "score it below" in found.board.bar.question.value
    assert found.hints.button.layout.display == "none"


def test_a_hint_says_first_where_then_what_and_what_that_rests_on(
    seated: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated.hints.switch.value = True
    sent = list[Any]()
    monkeypatch.setattr(seated.board.page, "send", sent.append)
    seated.hints.button.click()
    (looked,) = (each for each in sent if "look" in each)
    state = seated.board.state
    assert looked["look"] == [list(box) for box in state.boxes(state.answers_in(seated.hints.places[:1]))]
    assert looked["said"], "where it lies is asked once the bar has its new height"
    found = seated.hints.found
    assert found is not None
    assert found.position is seated.position
    turn = found.told(found.best)
    where = words.hint_where("usa", len(seated.hints.places))
    assert seated.hints.told == (where,)
    assert seated.board.page.status == where
    assert turn not in seated.board.page.status
    assert lit(seated) >= {str(place) for place in seated.hints.places}
    assert seated.hints.places
    seated.hints.button.click()
    assert seated.hints.told == (words.hint_turn("usa", turn, sure=not found.undecided), found.verdict, found.tried)
    assert turn in seated.board.page.status, "in the bar, which stays in sight"
    assert seated.hints.button.disabled
    seated.play(found.best)
    assert not seated.hints.told
    assert not lit(seated)
    assert seated.hints.found is None


def test_what_a_hint_proposes_for_later_says_what_to_click_first_and_no_ring_of_it_is_that_of_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hint, "GAMES", 2)
    seated = opened(seed=2)  # the programs would build
    seated.hints.switch.value = True
    seated.hints.button.click()
    assert seated.hints.found is not None
    first, *later = seated.hints.places
    board, found = seated.board, seated.hints.found
    rings = [thing for thing in board.picture.painter.moving if thing.name.kind == "lit"]
    assert {"hint"} == {shape.edge for ring in rings for shape in ring.shapes if getattr(shape, "dash", ())}
    place = next(place for place in later if place not in board.answering.targets)
    said = words.hint_step(seated.hints.places.index(place) + 1, answer(found.plan(found.best)[0]))
    before = seated.position
    board.pressed(place, moved=False)
    assert (board.page.status, seated.position) == (said, before)
    assert board.state.answers_in((first,)) == [first], "its panel is open"
    board.hovered = place
    board.show_tip()
    assert board.page.tip["text"].startswith(said)
    board.pressed(first, moved=False)
    assert seated.position != before or board.answering.chosen


def test_a_draft_has_no_hint_and_says_so() -> None:
    drafting = table(1, 2, seed=3, speed=0)
    drafting.hints.switch.value = True
    drafting.hints.button.click()
    assert drafting.board.page.status.startswith("The draft is not played out")


def test_the_table_answers_while_a_hint_is_looked_for_and_what_was_for_another_question_is_gone(
    seated: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "GAMES", 400)
    seated.hints.switch.value = True

    async def watch() -> None:
        seated.hints.button.click()
        assert seated.hints.beside.busy
        assert seated.hints.button.disabled
        assert seated.board.page.status == best.looking(), "in the bar, as the progress may be out of sight"
        seated.hints.beside.end.click()
        assert not seated.hints.beside.busy
        assert seated.board.page.status == stopped()
        seated.hints.button.click()
        seated.play(seated.position.legal_moves[0])
        assert not seated.hints.beside.busy
        assert not seated.hints.told
        await until(lambda: seated.thinking is None)

    asyncio.run(watch())


def test_after_a_game_one_looks_back_on_it_in_the_explorer(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    monkeypatch.setattr(review_view.ReviewView, "begin", lambda view: begun.append(len(view.line)))
    found = table("usa", germany="random", rules="introductory", seed=3, speed=0)
    assert found.look_back.layout.display == "none"
    while not found.position.over:
        found.play(found.position.legal_moves[0])
    assert found.look_back.layout.display == ""
    found.look_back.click()
    explorer = found.explorer
    assert explorer is not None
    assert found.children.index(explorer) < found.children.index(found.scores), "above what is read already"
    assert explorer.follow.panel, "the page is moved to what it says"
    assert found.note.text.startswith("The game is over. 1. ")
    assert "move by move" not in found.note.text
    assert found.board not in found.children
    assert explorer.game is found.game
    assert explorer.reviewed.who == "usa"
    assert explorer.tabs.value == "review"
    assert begun == [len(found.game.line())]
    explorer.go(0)
    explorer.play(explorer.position.legal_moves[-1])
    assert len(found.game.leaves()) == 2
