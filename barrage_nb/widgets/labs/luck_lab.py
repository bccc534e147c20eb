"""The lab of the same luck: two positions, with luck apart and with the same luck, side by side."""

from collections.abc import Sequence
from functools import partial

from ipywidgets import Widget

from ...lessons.chances import GAMES, GIFTS, SAVINGS, Gift, LuckPair, bell, judge_saving, pair
from ...lessons.tally import TALLY
from ...view import Scene
from ...view.clouds import pairs, side_by_side
from ...words import chances as words
from ...words.names import one_by_one
from ..fields import Counter, Picker, grid
from ..parts import row, text
from .drawn import DrawnLab
from .paragraphs import said

FEWEST = 8


class LuckLab(DrawnLab):
    """What a gift is worth, found out twice; which way needs fewer games?"""

    def __init__(self) -> None:
        self.position = bell()
        self.found: dict[str, LuckPair] = {}
        self.gift, self.guessed, self.count = GIFTS[0], False, GAMES
        super().__init__()

    @property
    def title(self) -> str:
        """What it is called."""
        return words.TEXTS["luck_title"]

    def build(self) -> Sequence[Widget]:
        """Who plays, and the guess."""
        self.who = Picker(self.hands, words.TEXTS["who_plays"], self.let_play)
        self.who.put([(words.GIFTS[gift.name], gift) for gift in GIFTS], self.gift)
        self.guesses = [
            self.hands.button(words.SAVINGS[str(saving)], partial(self.guess, saving), main=True) for saving in SAVINGS
        ]
        self.games = Counter(self.hands, words.TEXTS["games"], FEWEST, GAMES, self.look_at, by=FEWEST)
        self.games.put(GAMES)
        return (
            text(words.TEXTS["luck_question"], "head"),
            text(words.TEXTS["luck_hint"], "soft"),
            grid(self.who.widget),
            row(*self.guesses),
            grid(self.games.widget),
        )

    @property
    def pair(self) -> LuckPair:
        """The games of those who play now."""
        if self.gift.name not in self.found:
            self.found[self.gift.name] = pair(self.gift, self.position)
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
            feedback = judge_saving(self.pair, saving)
            TALLY.guess(self.title, feedback.right)
            self.say(said(feedback))
            self.refresh()

    def look_at(self, games: int) -> None:
        """Fewer games, or more."""
        self.count = games
        self.refresh()

    def changed(self) -> None:
        """What has been guessed is guessed."""
        for each in self.guesses:
            each.disabled = self.guessed

    def pictures(self, theme: str) -> Sequence[Scene]:
        """Luck apart, and after the guess the same luck beside it."""
        games = self.pair.first(self.count)
        return tuple(pairs(games, same, theme) for same in ((False, True) if self.guessed else (False,)))

    def picture_on_paper(self) -> Scene:
        """Both ways."""
        return side_by_side([pairs(self.pair, same) for same in (False, True)])

    def told(self) -> str:
        """What the pictures show."""
        games = self.pair.first(self.count)
        told = [words.difference(words.TEXTS["apart"], games.apart(False))]
        if self.guessed:
            told.append(words.difference(words.TEXTS["together"], games.apart(True)))
        return one_by_one(told)
