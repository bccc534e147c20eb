"""Labs without a board, of pictures drawn anew for every answer: a bet on games, dice, the same luck for both."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from importlib.resources import files
from typing import Any

from ipywidgets import HTML, Box, Layout, VBox, Widget

from ...engine.position import Position, as_position
from ...lessons import chances
from ...lessons.chances import GAMES, GIFTS, MOST_GAMES, SAVINGS, Betting, Draws, Gift, GuessingLuck, Throwing
from ...view import Scene, svg, svg_on_page
from ...view.clouds import bets, pairs, side_by_side, thrown
from ...words import chances as words
from ...words.analysis import percent, percents
from ...words.marks import said_again
from ...words.names import company
from ..hands import Hands
from ..page import Live, Theme
from ..parts import Counter, Picker, classed, grid, row, text
from ..screen import OnPage
from .pictures import told_and_counted


class DrawnLab(OnPage, ABC):
    """Pictures on the left, what is asked and told on the right.

    A lab of a lesson calls this constructor with the value that it shows. It gives its questions and inputs (`build`),
    its pictures in a theme (`pictures`), and brings its inputs up to date (`changed`).
    """

    def __init__(self, state: Any, title: str) -> None:
        self.state, self.title = state, title
        self.hands, self.theme = Hands(), Theme()
        self.hands.on_change(self.theme, self.refresh, "dark")
        self.shown = HTML(layout=Layout(width="100%"))
        self.sentence, self.feedback = classed(Live(), "sentence"), classed(Live(), "feedback")
        self.panel = classed(VBox(list(self.build())), "panel")
        shown = classed(Box([self.shown]), "stage"), self.sentence
        self.widget = two_columns(shown, (self.panel, self.feedback), self.theme, self.hands)
        self.refresh()

    @abstractmethod
    def build(self) -> Sequence[Widget]:
        """The questions and inputs beside the picture, from top to bottom."""

    @abstractmethod
    def pictures(self, theme: str) -> Sequence[Scene]:
        """What is shown now."""

    @abstractmethod
    def picture_on_paper(self) -> Scene:
        """What a page without a kernel shows."""

    def changed(self) -> None:
        """Bring the questions and inputs up to date."""

    def update(self, state: Any) -> None:
        """Show another state, and what it tells; that is read aloud."""
        before, self.state = self.state, state
        self.feedback.value = told_and_counted(self.title, state, before)
        self.refresh()

    def show_anew(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Bring everything up to date."""
        self.changed()
        dark = self.theme.dark
        self.darken(dark)
        drawn = "".join(svg(scene, fills=True) for scene in self.pictures("dark" if dark else "light"))
        self.shown.value = f"<div class='barrage-pictures'>{drawn}</div>"
        self.sentence.value = f"<p>{self.state.told}</p>"

    def on_paper(self) -> str:
        return svg_on_page(self.picture_on_paper())

    def in_words(self) -> str:
        return f"{said_again(self.title)}: {self.state.told}"


def two_columns(shown: Sequence[Widget], asked: Sequence[Widget], theme: Theme, hands: Hands) -> VBox:
    """What is shown, and right of it what is asked, as in every lab; in one column where there is no room."""
    left, right = classed(VBox(list(shown)), "left"), classed(VBox(list(asked)), "right")
    both = classed(Box([right, left]), "both")  # read first the question, then the picture
    style = HTML(f"<style>{(files(__package__) / 'lab.css').read_text('utf-8')}</style>")
    return classed(VBox([style, both, theme, hands.errors.output]), "board", "lab")


class BetLab(DrawnLab):
    """A game of two that is broken off: who would have won? `seed` is the luck of the games that are drawn."""

    state: Betting

    def __init__(self, position: Position | str | None = None, seed: int = 4) -> None:
        begun = chances.bell() if position is None else as_position(position)
        super().__init__(Betting(Draws(begun, seed)), words.bets_title())

    def build(self) -> Sequence[Widget]:
        draws, button = self.state.draws, self.hands.button
        (one, vp), (other, other_vp) = [(company(who), draws.position.companies[who].vp) for who in draws.companies[:2]]
        head = words.question_of_bets(draws.position.round, one, vp, other, other_vp)
        sizes = ((words.one_game(), 1), (words.some_games(), 8), (words.many_games(), 32))
        self.more = [button(label, partial(self.draw, size)) for label, size in sizes]
        self.bets = [button(words.bet_on(who), partial(self.bet_on, who), main=True) for who in draws.companies[:2]]
        self.again = button(words.other_luck(), lambda: self.update(self.state.with_other_luck()))
        hint = text(words.bets_hint(), "soft")
        return text(head, "head"), hint, row(*self.more), row(*self.bets), row(self.again)

    def draw(self, games: int) -> None:
        """Play so many more games."""
        self.update(self.state.draw(games))

    def bet_on(self, who: str) -> None:
        """Bet; then all games are shown."""
        self.update(self.state.bet_on(who))

    def changed(self) -> None:
        for each in (*self.more, *self.bets):
            each.disabled = bool(self.state.said)

    def pictures(self, theme: str) -> Sequence[Scene]:
        draws, count = self.state.draws, self.state.count
        rest = draws.leads(MOST_GAMES)[count:] if self.state.said else ()
        return (bets(draws.leads(count), rest, draws.known(count), draws.companies, theme),)

    def picture_on_paper(self) -> Scene:
        draws = self.state.draws
        many = draws.enough or MOST_GAMES
        return bets(draws.leads(many), (), draws.known(many), draws.companies)


LEVELS = (0.5, 0.8, 0.95, 0.99)
"""How sure an interval can be."""


class DiceLab(DrawnLab):
    """Intervals around a mean that is known; how often do they miss it?"""

    state: Throwing

    def __init__(self, seed: int = 1) -> None:
        super().__init__(Throwing(seed), words.dice_title())

    def build(self) -> Sequence[Widget]:
        self.guess = Counter(self.hands, words.dice_guess(), 0, chances.PEOPLE)
        self.throw = self.hands.button("", lambda: self.update(self.state.throw(self.guess.value)), main=True)
        self.sureness = Picker(self.hands, words.sureness(), lambda level: self.ask_again(level, self.state.throws))
        self.sureness.put([(percents(percent(level)), level) for level in LEVELS], self.state.level)
        self.times = Counter(self.hands, words.throws(), 5, 40, lambda throws: self.ask_again(self.state.level, throws))
        self.times.put(self.state.throws)
        return (
            text(words.dice_question(), "head"),
            text(words.dice_hint(), "soft"),
            grid(self.guess.widget, self.throw),
            grid(self.sureness.widget, self.times.widget),
        )

    def ask_again(self, level: float, throws: int) -> None:
        """Ask about other intervals."""
        self.update(self.state.ask_again(level, throws))

    def changed(self) -> None:
        self.throw.description = words.throw_more() if self.state.people else words.throw()

    def pictures(self, theme: str) -> Sequence[Scene]:
        return (thrown(self.state.found, theme),)

    def picture_on_paper(self) -> Scene:
        return thrown(chances.intervals(self.state.seed, self.state.throws, self.state.level))


FEWEST = 8


class LuckLab(DrawnLab):
    """What a gift is worth, found out twice; which way needs fewer games?"""

    state: GuessingLuck

    def __init__(self) -> None:
        super().__init__(GuessingLuck(), words.luck_title())

    def build(self) -> Sequence[Widget]:
        self.who = Picker(self.hands, words.who_plays(), self.let_play)
        self.who.put([(words.GIFTS[gift.name], gift) for gift in GIFTS], self.state.gift)
        self.guesses = [
            self.hands.button(words.SAVINGS[str(saving)], partial(self.guess, saving), main=True) for saving in SAVINGS
        ]
        self.games = Counter(self.hands, words.games(), FEWEST, GAMES, self.look_at, by=FEWEST)
        self.games.put(self.state.count)
        return (
            text(words.luck_question(), "head"),
            text(words.luck_hint(), "soft"),
            grid(self.who.widget),
            row(*self.guesses),
            grid(self.games.widget),
        )

    def let_play(self, gift: Gift) -> None:
        """Let others play on; that is another question."""
        self.update(replace(self.state, gift=gift, said=()))

    def look_at(self, games: int) -> None:
        """Fewer games, or more."""
        self.update(replace(self.state, count=games))

    def guess(self, saving: int) -> None:
        """Say what the same luck saves; then it is shown."""
        self.update(self.state.guess(saving))

    def changed(self) -> None:
        for each in self.guesses:
            each.disabled = bool(self.state.said)

    def pictures(self, theme: str) -> Sequence[Scene]:
        kinds = (False, True) if self.state.said else (False,)
        return tuple(pairs(self.state.pair, same, theme) for same in kinds)

    def picture_on_paper(self) -> Scene:
        return side_by_side([pairs(chances.pair(self.state.gift, chances.bell()), same) for same in (False, True)])
