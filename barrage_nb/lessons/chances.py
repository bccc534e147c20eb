"""How sure a number is: games that go on from a bell, throws of a die, and the same luck for two positions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from statistics import variance
from typing import NamedTuple

from ..analysis import Estimate, Policy, wavering_player
from ..analysis.playouts import Job, Trial, companies_of
from ..analysis.statistics import Precision, mean
from ..engine.play import builder_player
from ..engine.position import Position
from ..history import Game
from ..words import chances as words
from ..words.analysis import percent
from ..words.message import Message
from ..words.names import company, one_by_one
from .asking import Feedback, Sentence, Verdict, luck_of
from .games import duel

MOST_GAMES = 200
"""So many games show the truth, near enough."""


@cache
def bell() -> Position:
    """The game of two at the moment in which it is broken off."""
    return Game(duel()).whole_line()[0].position


LAST_MOVES = {
    "place patent-2": "tile",
    "place construction-2": "base",
    "place workshop-1": "wheel",
    "place bank 1": "bank",
}
"""What France might do in its last round, and how that is told."""


def last_chance() -> dict[str, str]:
    """What may be said of the game that went on from there, by move."""
    return {move: words.LAST_CHANCE[told] for move, told in LAST_MOVES.items()}


class Draws:
    """How far the first company of a position ends ahead, game by game, played out as they are asked for."""

    def __init__(self, position: Position, seed: int = 0, policy: Policy = wavering_player) -> None:
        question = position.question
        assert question is not None, "there is something left to play"
        self.position, self.seed = position, seed
        self.companies = companies_of(position)
        self._job = Job((Trial(position.view_for(question.who)),), self.companies, policy, seed)
        self._leads: list[int] = []
        self._known: list[Estimate] = []

    def leads(self, count: int) -> Sequence[int]:
        """The leads of the first so many games; the same as in a rollout of this seed."""
        for number in range(len(self._leads), count):
            (end,) = self._job.played(number)
            one, other = end.vp[:2]
            self._leads.append(one - other)
        return self._leads[:count]

    def known(self, count: int) -> Estimate:
        """The mean of the first so many, with an interval that holds whenever one stops.

        All such intervals hold at once: so the truth lies in what they have in common, and what is decided stays so.
        """
        for number in range(len(self._known) + 1, count + 1):
            found = Precision(MOST_GAMES).mean(self.leads(number), "going on")
            if self._known:
                low, high = max(self._known[-1].low, found.low), min(self._known[-1].high, found.high)
                found = found._replace(low=low, high=high)
            self._known.append(found)
        return self._known[count - 1]

    @property
    def truth(self) -> Estimate:
        """The mean of all games."""
        return Precision(MOST_GAMES).mean(self.leads(MOST_GAMES), "counted")

    @property
    def ahead(self) -> str:
        """Who ends ahead on average."""
        return self.companies[0] if self.truth.mean > 0 else self.companies[1]

    @property
    def enough(self) -> int | None:
        """After so many games the interval leaves zero for the first time."""
        return next((count for count in range(1, MOST_GAMES + 1) if not self.known(count).open), None)

    def told(self, count: int) -> str:
        """What is known after so many games."""
        leads, known = self.leads(count), self.known(count)
        one, other = map(company, self.companies[:2])
        first, second = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        mean = words.ends_ahead(self.companies[known.mean < 0], abs(known.mean))
        told = [words.games_won(count, one, first, other, second), mean]
        if known.reach > 1e6:
            return one_by_one([*told, words.too_few()])
        if known.open:
            return one_by_one([*told, words.between(one, known.high, other, -known.low)])
        return one_by_one([*told, words.decided(*sorted((abs(known.low), abs(known.high))))])

    def told_enough(self, games: int) -> Message:
        """When it would have been decided, for whoever has bet after so many games."""
        if self.enough is None:
            return words.enough_never()
        if games == self.enough:
            return words.enough_just()
        return (words.enough_later if games < self.enough else words.enough_earlier)(self.enough)


def judge_bet(draws: Draws, who: str, count: int) -> Feedback:
    """What a bet on a company is told that was made after so many games."""
    right, open_then = who == draws.ahead, draws.known(count).open
    ahead = abs(draws.truth.mean), abs(draws.truth.low), abs(draws.truth.high)
    happened = words.bet_over(draws.ahead, ahead[0], min(ahead[1:]), max(ahead[1:]), MOST_GAMES)
    kind = ("lucky" if right else "misled") if open_then else "sound" if right else "against"
    return Feedback(right, happened, words.BETS_JUDGED(kind, games=count), "", 0, draws.told_enough(count))


@dataclass(frozen=True)
class Betting:
    """A game of two that is broken off: how many games after it are seen, and what a bet on them is told."""

    draws: Draws
    count: int = 1
    said: tuple[Verdict, ...] = ()

    @property
    def told(self) -> str:
        """What is known by now."""
        return self.draws.told(self.count)

    def draw(self, games: int) -> "Betting":
        """With so many more games; after a bet all of them are seen."""
        return self if self.said else replace(self, count=min(self.count + games, MOST_GAMES))

    def bet_on(self, who: str) -> "Betting":
        """With a bet, which is made once."""
        return self if self.said else replace(self, said=(judge_bet(self.draws, who, self.count),))

    def with_other_luck(self) -> "Betting":
        """The same bell, and other games after it."""
        return Betting(Draws(self.draws.position, self.draws.seed + 1))


FACES = 6
DIE_MEAN = (1 + FACES) / 2
"""What a die shows on average: here the truth is known."""
PEOPLE = 20


def intervals(seed: int, throws: int = 10, level: float = 0.95) -> tuple[Estimate, ...]:
    """The intervals of twenty people who each throw a die so many times."""
    luck = luck_of("die", seed)
    return tuple(mean([luck.randint(1, FACES) for _ in range(throws)], 1 - level) for _ in range(PEOPLE))


def misses(found: Sequence[Estimate]) -> int:
    """How many intervals the truth lies outside of."""
    return sum(not each.low <= DIE_MEAN <= each.high for each in found)


def thrown_told(found: Sequence[Estimate]) -> Message:
    """What some intervals show."""
    return words.intervals(len(found), DIE_MEAN, misses(found)) if found else words.not_thrown()


@dataclass(frozen=True)
class Throwing:
    """Twenty people and a die: how often each throws, how sure they are to be, and how many have missed so far."""

    seed: int = 1
    level: float = 0.95
    throws: int = 10
    missed: int = 0
    people: int = 0
    said: tuple[Verdict, ...] = ()

    @property
    def found(self) -> Sequence[Estimate]:
        """The intervals of those who have thrown."""
        return intervals(self.seed, self.throws, self.level) if self.people else ()

    @property
    def told(self) -> str:
        """What they show."""
        return thrown_told(self.found)

    def throw(self, guess: int) -> "Throwing":
        """Twenty people throw, each time twenty others; what is told of a guess how many miss."""
        thrown = replace(self, seed=self.seed + bool(self.people), people=self.people + PEOPLE)
        here = misses(thrown.found)
        missed, surely = self.missed + here, (percent(self.level), percent(1 - self.level))
        of_these = words.of_twenty(here, guess, here == guess, *surely)
        in_all = words.in_all(missed, thrown.people, percent(missed / thrown.people))
        return replace(thrown, missed=missed, said=(Sentence(of_these), Sentence(in_all)))

    def ask_again(self, level: float, throws: int) -> "Throwing":
        """Other intervals, or of more throws, are another question."""
        return Throwing(self.seed + bool(self.people), level, throws)


@dataclass(frozen=True)
class Gift:
    """The same position twice, once with something more for a company: what is it worth when such programs play on?"""

    name: str
    policy: Policy
    who: str = "france"
    change: str = "france excavators=9"


GIFTS = (Gift("planless", builder_player), Gift("planning", wavering_player))
GAMES = 40


class LuckPair(NamedTuple):
    """What a company ends with in game after game: without the gift, with it, and with it under a luck of its own."""

    without: tuple[int, ...]
    same: tuple[int, ...]
    other: tuple[int, ...]

    def first(self, count: int) -> "LuckPair":
        """The first so many games."""
        return LuckPair(self.without[:count], self.same[:count], self.other[:count])

    def apart(self, same: bool) -> Estimate:
        """How much more the gift brings, with the same luck for both, or with a luck of its own for each."""
        given = self.same if same else self.other
        return mean([one - other for one, other in zip(given, self.without, strict=True)])

    @property
    def saved(self) -> float:
        """How many times as many games it takes without the same luck, to be as sure."""
        together = variance([one - other for one, other in zip(self.same, self.without, strict=True)])
        return (variance(self.without) + variance(self.same)) / together


@cache
def pair(gift: Gift, position: Position, seed: int = 0) -> LuckPair:
    """Games with the gift and without it, played out."""
    given = Game(position)
    given.tweak(given.node.id, gift.change)
    views = tuple(each.view_for(gift.who) for each in (position, given.position))
    companies = companies_of(position)
    place = companies.index(gift.who)
    job = Job(tuple(map(Trial, views)), companies, gift.policy, seed)
    both = [tuple(end.vp[place] for end in job.played(number)) for number in range(GAMES)]
    alone = job._replace(trials=job.trials[1:])
    other = tuple(alone.played(number)[0].vp[place] for number in range(GAMES, 2 * GAMES))
    return LuckPair(tuple(one for one, _ in both), tuple(two for _, two in both), other)


SAVINGS = (1, 10, 50)
"""What may be said: about as many games, ten times fewer, fifty times fewer or more."""


def saving(pair: LuckPair) -> int:
    """Which of the answers is nearest to what the same luck saves."""
    return max((each for each in SAVINGS if pair.saved >= each / 2), default=1)


def judge_saving(pair: LuckPair, guess: int) -> Feedback:
    """What a guess at the saving is told."""
    true = saving(pair)
    apart, same = pair.apart(False).reach, pair.apart(True).reach
    happened = words.saved_games(round(pair.saved), pair.saved >= 1.75, apart, same)
    why = words.why_saved_same_game() if true > 1 else words.why_saved_other_game()
    return Feedback(guess == true, happened, why, "")


@dataclass(frozen=True)
class GuessingLuck:
    """A gift to be found out twice: who plays, how many games are seen, and what is told of a guess at the saving."""

    gift: Gift = GIFTS[0]
    count: int = GAMES
    said: tuple[Verdict, ...] = ()

    @property
    def pair(self) -> LuckPair:
        """The games that are seen."""
        return pair(self.gift, bell()).first(self.count)

    @property
    def told(self) -> str:
        """What the gift brings; with the same luck only after a guess."""
        heads = ((words.apart(), False), (words.together(), True))[: 1 + bool(self.said)]
        each = [(head, self.pair.apart(same)) for head, same in heads]
        return one_by_one(words.gift_brings(head, found.signed, found.open) for head, found in each)

    def guess(self, saving: int) -> "GuessingLuck":
        """With a guess what the same luck saves, which is made once."""
        return self if self.said else replace(self, said=(judge_saving(pair(self.gift, bell()), saving),))
