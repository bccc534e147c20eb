"""The labs on sureness without a browser: draw and bet, throw, compare under the same luck; on paper too."""

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from barrage_nb.analysis.playouts import Job
from barrage_nb.lessons.chances import GIFTS, MOST_GAMES, PEOPLE, Draws, bell, intervals, misses
from barrage_nb.view.clouds import DOT, bets, thrown
from barrage_nb.view.shapes import Circle, Line, Text
from barrage_nb.widgets.labs import BetLab, DiceLab, LuckLab
from barrage_nb.widgets.labs.drawn_labs import DrawnLab
from barrage_nb.widgets.page import OPEN
from barrage_nb.words.spoken import language
from tests.words.test_said import left_over

_play = cache(Job.played)
"""A game of a position, a seed and a number is always the same: all tests here play it once."""


@pytest.fixture(autouse=True)
def _played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Job, "played", _play)


EVERY_LAB = pytest.mark.parametrize("lab", [BetLab, DiceLab, LuckLab])


def test_bet_every_game_is_a_dot_and_the_sentence_says_how_sure_it_is() -> None:
    lab = BetLab()
    assert lab.state.told.startswith("1 game: France wins 0, USA 1.")
    assert "cannot be said before 8 games" in lab.state.told
    lab.more[1].click()
    assert lab.state.count == 9
    assert lab.shown.value.count("<circle") == 9
    assert "Zero lies within, so it is open." in lab.state.told
    lab.more[2].click()
    lab.more[2].click()
    assert lab.state.count == 73
    lab.more[1].click()
    assert "zero is out, so it is decided" in lab.state.told
    assert lab.state.told in lab.sentence.value


def test_bet_after_the_bet_all_games_are_shown_and_no_more_is_drawn() -> None:
    lab = BetLab()
    lab.more[1].click()
    lab.bets[1].click()
    assert "Not quite." in lab.feedback.value
    assert "You bet after 9 games" in lab.feedback.value
    assert lab.shown.value.count("<circle") == MOST_GAMES
    assert all(each.disabled for each in (*lab.more, *lab.bets))
    lab.draw(8)
    lab.bet_on("france")
    assert lab.state.count == 9
    assert "You bet after 9 games" in lab.feedback.value
    lab.again.click()
    assert (lab.state.count, lab.feedback.value) == (1, "")
    assert not any(each.disabled for each in (*lab.more, *lab.bets))
    assert lab.state.draws.leads(20) != BetLab().state.draws.leads(20)


def test_bet_draws_no_more_than_there_are() -> None:
    lab = BetLab("usa B1L=2*1 C1A P8.1 vp=50 | france B2L=1*1 vp=9 | round=5")
    for _ in range(8):
        lab.draw(32)
    assert lab.state.count == MOST_GAMES
    assert "USA has 50 points, France has 9" in lab.panel.children[0].value


def test_dice_a_guess_then_twenty_people_and_twenty_others() -> None:
    lab = DiceLab()
    assert lab.state.found == ()
    assert lab.state.told == "Nobody has thrown yet."
    lab.guess.widget.value = 1
    lab.throw.click()
    first = misses(intervals(1))
    assert f"{first} of 20 miss, you said 1." in lab.feedback.value
    assert lab.shown.value.count("misses") >= first
    assert lab.throw.description == "Twenty others"
    lab.throw.click()
    assert f"So far {first + misses(intervals(2))} of {2 * PEOPLE} intervals" in lab.feedback.value
    lab.guess.widget.value = misses(intervals(3))
    lab.throw.click()
    assert "just as you said" in lab.feedback.value


def test_dice_another_sureness_or_more_throws_begin_anew() -> None:
    lab = DiceLab()
    lab.throw.click()
    long = lab.state.found[0].reach
    lab.sureness.widget.value = 0.5
    assert (lab.state.found, lab.state.people, lab.feedback.value) == ((), 0, "")
    lab.throw.click()
    assert lab.state.found[0].reach < long
    assert "Intervals of 50 % are made to miss 50 times in 100." in lab.feedback.value
    lab.times.step(1)
    assert lab.state.throws == 11
    assert lab.state.found == ()


def test_luck_the_same_luck_is_seen_after_the_guess() -> None:
    lab = LuckLab()
    assert lab.shown.value.count("<svg") == 1
    assert "The same luck" not in lab.state.told
    lab.guesses[2].click()
    assert "Right." in lab.feedback.value
    assert lab.shown.value.count("<svg") == 2
    assert "The same luck: the 7 excavators bring +1.5" in lab.state.told
    lab.who.widget.value = GIFTS[1]
    assert lab.shown.value.count("<svg") == 1
    assert lab.feedback.value == ""
    lab.guesses[1].click()
    assert "Not quite." in lab.feedback.value
    assert "The lines cross here and there." in lab.feedback.value


def test_luck_fewer_games_make_a_longer_interval() -> None:
    lab = LuckLab()
    all_of_them = lab.state.pair.apart(False).reach
    lab.games.widget.value = 10
    assert lab.state.count == 10
    assert lab.state.pair.apart(False).reach > all_of_them
    assert "10 pairs of games" in lab.shown.value


def test_an_open_lab_follows_the_language(spoken: str) -> None:
    language("English")
    bet, dice, luck = labs = BetLab(), DiceLab(), LuckLab()
    bet.more[1].click()
    bet.bets[1].click()
    dice.throw.click()
    luck.guesses[2].click()
    OPEN.update(labs)
    language(spoken)
    for lab in labs:
        texts = [re.sub("(?s)<style>.*?</style>|<[^>]*>", " ", text) for text in page_texts(lab.widget)]
        assert len(texts) > 7
        assert {text: wrong for text in texts if (wrong := left_over(text, spoken))} == {}
    assert (bet.state.count, len(bet.state.said), len(luck.state.said)) == (9, 1, 1)


def page_texts(widget: Any) -> list[str]:
    """All that stands on a page of a widget and of what is in it."""
    labels = widget._options_labels if hasattr(widget, "options") else (getattr(widget, "label", ""),)
    own = [*labels, *(getattr(widget, name, "") for name in ("description", "tooltip", "value"))]
    return [text for text in own if isinstance(text, str) and text] + [
        text for child in getattr(widget, "children", ()) for text in page_texts(child)
    ]


@EVERY_LAB
def test_on_paper_there_is_a_whole_picture_and_how_to_go_on(lab: type[DrawnLab]) -> None:
    shown = lab()
    data = shown._repr_mimebundle_()
    picture = ElementTree.fromstring(data["image/svg+xml"])
    assert picture.get("role") == "img"
    assert len(list(picture.iter())) > 60
    assert data["text/plain"].startswith(f"{shown.title}: ")
    assert "run its box and those above it" in shown.still()


@EVERY_LAB
def test_dark_pages_get_dark_pictures(lab: type[DrawnLab]) -> None:
    shown = lab()
    light = shown.shown.value
    shown.theme.dark = True
    assert shown.shown.value != light
    assert "barrage-dark" in shown.widget._dom_classes
    shown.theme.dark = False
    assert shown.shown.value == light


def test_dots_of_equal_games_lie_one_above_another_and_stay_in_the_picture() -> None:
    leads = [3] * 60 + [-99, 99]
    scene = bets(leads, (), None, ("france", "usa"))
    circles = [shape for thing in scene.things for shape in thing.shapes if isinstance(shape, Circle)]
    assert len(circles) == len({(one.x, one.y) for one in circles}) == 62
    assert all(DOT <= one.x <= scene.width - DOT and one.y >= 24 for one in circles)
    assert {one.fill for one in circles if one.x < scene.width / 2} == {"usa"}


def test_an_interval_that_misses_stands_out_by_more_than_its_colour() -> None:
    found = intervals(1)
    shapes = [shape for thing in thrown(found).things for shape in thing.shapes]
    assert sum(isinstance(shape, Text) and shape.text == "misses" for shape in shapes) == misses(found) > 0
    assert sum(isinstance(shape, Line) and shape.thick == 5 for shape in shapes) == misses(found)


def test_the_picture_of_the_bet_is_told_in_words() -> None:
    draws = Draws(bell(), 4)
    assert bets(draws.leads(9), (), draws.known(9), draws.companies).description.startswith("9 games, each a dot")
