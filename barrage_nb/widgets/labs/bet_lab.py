"""The lab of the bell: games are drawn one by one, until the reader bets who would have won."""

from collections.abc import Sequence
from functools import partial

from ipywidgets import Widget

from ...engine.position import Position, as_position
from ...lessons.chances import MOST_GAMES, Draws, bell, judge_bet
from ...lessons.tally import TALLY
from ...view import Scene
from ...view.clouds import bets
from ...words import chances as words
from ..parts import row, text
from .drawn import DrawnLab
from .paragraphs import said

DRAWN_AT_FIRST = 1


class BetLab(DrawnLab):
    """A game of two that is broken off: who would have won? `seed` is the luck of the games that are drawn."""

    def __init__(self, position: Position | str | None = None, seed: int = 4) -> None:
        self.position = bell() if position is None else as_position(position)
        self.seed = seed
        self._begin()
        super().__init__()

    @property
    def title(self) -> str:
        """What it is called."""
        return words.TEXTS["bets_title"]

    def _begin(self) -> None:
        self.draws = Draws(self.position, self.seed)
        self.count, self.bet = DRAWN_AT_FIRST, ""

    def build(self) -> Sequence[Widget]:
        """Draw, then bet."""
        vp = [company.vp for company in self.position.companies.values()]
        head = words.bets_question(self.position.round, self.draws.companies, vp)
        sizes = {"one_game": 1, "some_games": 8, "many_games": 32}
        button = self.hands.button
        self.more = [button(words.TEXTS[label], partial(self.draw, size)) for label, size in sizes.items()]
        self.bets = [
            button(words.bet_on(who), partial(self.bet_on, who), main=True) for who in self.draws.companies[:2]
        ]
        self.again = button(words.TEXTS["other_luck"], self.other_luck)
        hint = text(words.TEXTS["bets_hint"], "soft")
        return text(head, "head"), hint, row(*self.more), row(*self.bets), row(self.again)

    def draw(self, games: int) -> None:
        """Play so many more games."""
        if not self.bet:
            self.count = min(self.count + games, MOST_GAMES)
            self.refresh()

    def bet_on(self, who: str) -> None:
        """Bet; then all games are shown."""
        if not self.bet:
            self.bet = who
            feedback = judge_bet(self.draws, who, self.count)
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
        """What has been bet on is bet on."""
        for each in (*self.more, *self.bets):
            each.disabled = bool(self.bet)

    def pictures(self, theme: str) -> Sequence[Scene]:
        """The games drawn so far; after the bet the others too."""
        leads = self.draws.leads(self.count)
        rest = self.draws.leads(MOST_GAMES)[self.count :] if self.bet else ()
        return (bets(leads, rest, self.draws.known(self.count), self.draws.companies, theme),)

    def picture_on_paper(self) -> Scene:
        """As many games as make it clear."""
        many = self.draws.enough or MOST_GAMES
        return bets(self.draws.leads(many), (), self.draws.known(many), self.draws.companies)

    def told(self) -> str:
        """What the games say so far."""
        return words.drawn(self.draws.companies, self.draws.leads(self.count), self.draws.known(self.count))
