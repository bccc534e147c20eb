"""Labs without a board, of pictures drawn anew for every answer: a bet on games, dice, the same luck for both."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from importlib.resources import files

from ipywidgets import HTML, Box, Layout, VBox, Widget

from ...analysis import Estimate
from ...engine.position import Position, as_position
from ...lessons import chances
from ...lessons.chances import SAVINGS, Gift, LuckPair
from ...lessons.tally import TALLY
from ...view import Scene, svg, svg_on_page
from ...view.clouds import bets, pairs, side_by_side, thrown
from ...words import chances as words
from ...words.analysis import percent
from ...words.names import company, one_by_one
from ..hands import Hands
from ..page import Live, Theme
from ..parts import Counter, Picker, classed, grid, row, text
from ..screen import OnPage
from .pictures import paragraph, said


class DrawnLab(OnPage, ABC):
    """Pictures on the left, what is asked and told on the right.

    A lab of a lesson sets its own fields, then calls this constructor. It gives its questions and inputs (`build`), its
    pictures in a theme (`pictures`), what is said below them (`told`), and brings its inputs up to date (`changed`).
    """

    def __init__(self) -> None:
        self.hands, self.theme = Hands(), Theme()
        self.hands.on_change(self.theme, self.refresh, "dark")
        self.shown = HTML(layout=Layout(width="100%"))
        self.sentence, self.feedback = classed(Live(), "sentence"), classed(Live(), "feedback")
        left = classed(VBox([classed(Box([self.shown]), "stage"), self.sentence]), "left")
        self.panel = classed(VBox(list(self.build())), "panel")
        right = classed(VBox([self.panel, self.feedback]), "right")
        both = classed(Box([right, left]), "both")  # read first the question, then the picture
        style = HTML(f"<style>{(files(__package__) / 'lab.css').read_text('utf-8')}</style>")
        self.widget = classed(VBox([style, both, self.theme, self.hands.errors.output]), "board", "lab")
        self.refresh()

    @property
    @abstractmethod
    def title(self) -> str:
        """What it is called."""

    @abstractmethod
    def build(self) -> Sequence[Widget]:
        """The questions and inputs beside the picture, from top to bottom."""

    @abstractmethod
    def pictures(self, theme: str) -> Sequence[Scene]:
        """What is shown now."""

    @abstractmethod
    def told(self) -> str:
        """What is said below the picture."""

    def picture_on_paper(self) -> Scene:
        """What a page without a kernel shows."""
        return self.pictures("light")[0]

    def changed(self) -> None:
        """Bring the questions and inputs up to date."""

    def say(self, html: str) -> None:
        """Give feedback; it is read aloud."""
        self.feedback.value = html

    def show_anew(self) -> None:
        """Draw it as it is now, as in another language."""
        self.refresh()

    def refresh(self) -> None:
        """Bring everything up to date."""
        self.changed()
        dark = self.theme.dark
        self.darken(dark)
        drawn = "".join(svg(scene, fills=True) for scene in self.pictures("dark" if dark else "light"))
        self.shown.value = f"<div class='barrage-pictures'>{drawn}</div>"
        self.sentence.value = f"<p>{self.told()}</p>"

    def on_paper(self) -> str:
        """What a page without a kernel shows."""
        return svg_on_page(self.picture_on_paper())

    def in_words(self) -> str:
        """What is said below the picture."""
        return f"{self.title}: {self.told()}"


DRAWN_AT_FIRST = 1


class BetLab(DrawnLab):
    """A game of two that is broken off: who would have won? `seed` is the luck of the games that are drawn."""

    def __init__(self, position: Position | str | None = None, seed: int = 4) -> None:
        self.position = chances.bell() if position is None else as_position(position)
        self.seed = seed
        self._begin()
        super().__init__()

    @property
    def title(self) -> str:
        return words.bets_title()

    def _begin(self) -> None:
        self.draws = chances.Draws(self.position, self.seed)
        self.count, self.bet = DRAWN_AT_FIRST, ""

    def build(self) -> Sequence[Widget]:
        (one, vp), (other, other_vp) = [(company(who), each.vp) for who, each in self.position.companies.items()][:2]
        head = words.question_of_bets(self.position.round, one, vp, other, other_vp)
        button = self.hands.button
        sizes = ((words.one_game(), 1), (words.some_games(), 8), (words.many_games(), 32))
        self.more = [button(label, partial(self.draw, size)) for label, size in sizes]
        self.bets = [
            button(words.bet_on(who), partial(self.bet_on, who), main=True) for who in self.draws.companies[:2]
        ]
        self.again = button(words.other_luck(), self.other_luck)
        hint = text(words.bets_hint(), "soft")
        return text(head, "head"), hint, row(*self.more), row(*self.bets), row(self.again)

    def draw(self, games: int) -> None:
        """Play so many more games."""
        if not self.bet:
            self.count = min(self.count + games, chances.MOST_GAMES)
            self.refresh()

    def bet_on(self, who: str) -> None:
        """Bet; then all games are shown."""
        if not self.bet:
            self.bet = who
            feedback = chances.judge_bet(self.draws, who, self.count)
            TALLY.guess(self.title, feedback.right)
            self.say(said(feedback))
            self.refresh()

    def other_luck(self) -> None:
        """The same bell, and other games after it."""
        self.seed += 1
        self._begin()
        self.say("")
        self.refresh()

    def changed(self) -> None:
        for each in (*self.more, *self.bets):
            each.disabled = bool(self.bet)

    def pictures(self, theme: str) -> Sequence[Scene]:
        leads = self.draws.leads(self.count)
        rest = self.draws.leads(chances.MOST_GAMES)[self.count :] if self.bet else ()
        return (bets(leads, rest, self.draws.known(self.count), self.draws.companies, theme),)

    def picture_on_paper(self) -> Scene:
        many = self.draws.enough or chances.MOST_GAMES
        return bets(self.draws.leads(many), (), self.draws.known(many), self.draws.companies)

    def told(self) -> str:
        return self.draws.told(self.count)


LEVELS = (0.5, 0.8, 0.95, 0.99)
"""How sure an interval can be."""


class DiceLab(DrawnLab):
    """Intervals around a mean that is known; how often do they miss it?"""

    def __init__(self, seed: int = 1) -> None:
        self.seed, self.level, self.throws = seed, 0.95, 10
        self.thrown = False
        self.missed = self.people = 0
        super().__init__()

    @property
    def title(self) -> str:
        return words.dice_title()

    def build(self) -> Sequence[Widget]:
        self.guess = Counter(self.hands, words.dice_guess(), 0, chances.PEOPLE)
        self.throw = self.hands.button(words.throw(), self.let_throw, main=True)
        self.sureness = Picker(self.hands, words.sureness(), lambda level: self.ask_again(level, self.throws))
        self.sureness.put([(words.level(percent(level)), level) for level in LEVELS], self.level)
        self.times = Counter(self.hands, words.throws(), 5, 40, lambda throws: self.ask_again(self.level, throws))
        self.times.put(self.throws)
        return (
            text(words.dice_question(), "head"),
            text(words.dice_hint(), "soft"),
            grid(self.guess.widget, self.throw),
            grid(self.sureness.widget, self.times.widget),
        )

    def let_throw(self) -> None:
        """Twenty people throw; each time twenty others."""
        self.seed += self.thrown
        self.thrown = True
        missed = chances.misses(self.found)
        self.missed, self.people = self.missed + missed, self.people + chances.PEOPLE
        guess, surely = self.guess.value, (percent(self.level), percent(1 - self.level))
        in_all = words.in_all(self.missed, self.people, percent(self.missed / self.people))
        self.say(paragraph(words.of_twenty(missed, guess, missed == guess, *surely)) + paragraph(in_all))
        self.refresh()

    def ask_again(self, level: float, throws: int) -> None:
        """Other intervals, or of more throws, are another question."""
        self.level, self.throws = level, throws
        self.seed += self.thrown
        self.thrown = False
        self.missed = self.people = 0
        self.say("")
        self.refresh()

    @property
    def found(self) -> Sequence[Estimate]:
        """The intervals of those who have thrown."""
        return chances.intervals(self.seed, self.throws, self.level) if self.thrown else ()

    def changed(self) -> None:
        self.throw.description = words.throw_more() if self.thrown else words.throw()

    def pictures(self, theme: str) -> Sequence[Scene]:
        return (thrown(self.found, theme),)

    def picture_on_paper(self) -> Scene:
        return thrown(chances.intervals(self.seed, self.throws, self.level))

    def told(self) -> str:
        return chances.thrown_told(self.found)


FEWEST = 8


class LuckLab(DrawnLab):
    """What a gift is worth, found out twice; which way needs fewer games?"""

    def __init__(self) -> None:
        self.position = chances.bell()
        self.found: dict[str, LuckPair] = {}
        self.gift, self.guessed, self.count = chances.GIFTS[0], False, chances.GAMES
        super().__init__()

    @property
    def title(self) -> str:
        return words.luck_title()

    def build(self) -> Sequence[Widget]:
        self.who = Picker(self.hands, words.who_plays(), self.let_play)
        self.who.put([(words.GIFTS[gift.name], gift) for gift in chances.GIFTS], self.gift)
        self.guesses = [
            self.hands.button(words.SAVINGS[str(saving)], partial(self.guess, saving), main=True) for saving in SAVINGS
        ]
        self.games = Counter(self.hands, words.games(), FEWEST, chances.GAMES, self.look_at, by=FEWEST)
        self.games.put(chances.GAMES)
        return (
            text(words.luck_question(), "head"),
            text(words.luck_hint(), "soft"),
            grid(self.who.widget),
            row(*self.guesses),
            grid(self.games.widget),
        )

    @property
    def pair(self) -> LuckPair:
        """The games of those who play now."""
        if self.gift.name not in self.found:
            self.found[self.gift.name] = chances.pair(self.gift, self.position)
        return self.found[self.gift.name]

    def let_play(self, gift: Gift) -> None:
        """Let others play on; that is another question."""
        self.gift, self.guessed = gift, False
        self.say("")
        self.refresh()

    def guess(self, saving: int) -> None:
        """Say what the same luck saves; then it is shown."""
        if not self.guessed:
            self.guessed = True
            feedback = chances.judge_saving(self.pair, saving)
            TALLY.guess(self.title, feedback.right)
            self.say(said(feedback))
            self.refresh()

    def look_at(self, games: int) -> None:
        """Fewer games, or more."""
        self.count = games
        self.refresh()

    def changed(self) -> None:
        for each in self.guesses:
            each.disabled = self.guessed

    def pictures(self, theme: str) -> Sequence[Scene]:
        games = self.pair.first(self.count)
        return tuple(pairs(games, same, theme) for same in ((False, True) if self.guessed else (False,)))

    def picture_on_paper(self) -> Scene:
        return side_by_side([pairs(self.pair, same) for same in (False, True)])

    def told(self) -> str:
        games = self.pair.first(self.count)
        heads = [words.apart(), words.together()][: 1 + self.guessed]
        each = [(head, games.apart(same)) for head, same in zip(heads, (False, True), strict=False)]
        return one_by_one(words.gift_brings(head, found.signed, found.open) for head, found in each)
