"""The best moves of a position, as a record: which they are, what the others lose, how sure that is, and why."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from ..engine.moves import Move, as_move
from ..engine.position import Position
from ..history.telling import ToldTurn, turns_of
from ..words import analysis
from ..words import best as words
from ..words.marks import said_again
from .ahead import ToldOption, ahead, options_told
from .comparing import MEASURES, read_end
from .playouts import MEANS, TALLIES, GameEnd, companies_of, seed_of
from .rollouts import company_index, found_sources
from .statistics import Estimate, Precision

TurnPlan: TypeAlias = tuple[Move, ...]


class Next(NamedTuple):
    """A move that is expected next: whose, which, and in what share of the playouts all went so as far as there."""

    who: str
    move: str
    share: float


class ExpectedTurn(NamedTuple):
    """A turn that is expected next, and in what share of the playouts all went so up to its end."""

    turn: ToldTurn
    share: float


class Advantage(NamedTuple):
    """A difference between two options that lies outside its interval.

    `kind` says what was counted: points by "source", points of "all" sources of another company, what was "made" in the
    rest of the game, or the "means" of the next turn; `what` says which, `who` whose.
    """

    kind: str
    who: str
    what: str
    more: Estimate
    one: float
    other: float

    def __str__(self) -> str:
        return words.reason(self)


@dataclass(frozen=True)
class BestMoves:
    """Moves tried out under the same luck, the best first: what each loses, how sure that is, and why.

    An option is named by its moves, as "place construction-1; build base with base; at B3L"; `plan` gives the moves.
    The intervals hold at once and whenever one stops. Options that fell behind have fewer playouts than those still in
    question. Iterating gives a row for each option, so that `pandas.DataFrame(found)` is a table.
    """

    position: Position
    who: str
    plans: tuple[TurnPlan, ...]
    left_out: int
    by: str
    policy: str
    seed: int
    precision: Precision
    ended: str = "going on"
    also: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    ends: tuple[tuple[GameEnd, ...], ...] = ()

    @property
    def asked(self) -> "BestMoves":
        """What was asked, before anything is tried."""
        everything = tuple(range(len(self.plans)))
        return replace(self, ended="alone" if len(self.plans) == 1 else "going on", left=everything, ends=())

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The options as the quick player ranked them before any was tried."""
        return tuple(map(said, self.plans))

    @cached_property
    def _told(self) -> tuple[ToldOption, ...]:
        return options_told(self.position.view_for(self.who), self.plans, self.policy)

    def told(self, option: str) -> str:
        """An option as a person says it: what is done, and what it brings; no two are told alike."""
        return self._said(option).line

    def short(self, option: str) -> str:
        """An option as short as it can be told from the others."""
        return self._said(option).short

    def _said(self, option: str) -> ToldOption:
        """An option in the language of the moment."""
        return ToldOption(*said_again(self._told[self._index(option)]))

    @property
    def companies(self) -> tuple[str, ...]:
        """Who plays."""
        return companies_of(self.position)

    @property
    def count(self) -> int:
        """How many playouts those have that are still in question."""
        return max(map(len, self.ends), default=0)

    @property
    def playouts(self) -> int:
        """How many playouts there are in all."""
        return sum(map(len, self.ends))

    @cached_property
    def ranking(self) -> tuple[str, ...]:
        """The options from best to worst: those still in question, then those that fell behind."""
        if not self.count:
            return self.options
        left = sorted({*self.left, *self.also}, key=lambda index: -self._sum(index))
        while left[-1] not in self.left:
            left.pop()
        behind = [index for index in range(len(self.plans)) if index not in left]
        behind.sort(key=lambda index: self._lead(left[0], index).mean)
        return tuple(self.options[index] for index in (*left, *behind))

    def _sum(self, index: int) -> float:
        return sum(self._values(index, self.by, self.who))

    @property
    def best(self) -> str:
        """The option that came out best; `undecided` names those that may as well be."""
        return self.ranking[0]

    @property
    def move(self) -> Move:
        """The move to make now, if one does what came out best."""
        return self.plan(self.best)[0]

    def plan(self, option: str) -> TurnPlan:
        """The moves of an option; all further questions are answered by the policy."""
        return self.plans[self._index(option)]

    @cached_property
    def undecided(self) -> tuple[str, ...]:
        """The options that may be as good as the best: their difference lies within its interval."""
        return tuple(option for option in self.ranking[1:] if self.lost(option).open)

    def lost(self, option: str) -> Estimate:
        """What an option loses against the one that came out best.

        The interval is paid for once an option, not once a pair: as long as the differences from the truly best one
        lie in theirs, that one is never surely worse.
        """
        index, best = self._index(option), self._index(self.best)
        return Estimate(0.0, 0.0, 0.0, self.count) if index == best else self._lead(best, index)

    def value(self, option: str, what: str | None = None, who: str | None = None) -> Estimate:
        """What an option comes to by itself: points, lead or share of the first place, or the points of a source."""
        what = what or self.by
        values = self._values(self._index(option), what, who or self.who)
        made = self.precision.share if what == "won" else self.precision.mean
        return made(values, "going on")

    def difference(self, one: str, other: str, what: str | None = None, who: str | None = None) -> Estimate:
        """How much more one option gives than another, in their common playouts."""
        return self._lead(self._index(one), self._index(other), what, who)

    def _lead(self, one: int, other: int, what: str | None = None, who: str | None = None, among: int = 1) -> Estimate:
        what, who = what or self.by, who or self.who
        a, b = self._values(one, what, who), self._values(other, what, who)
        common = min(len(a), len(b))
        if not common:
            return Estimate(0.0, float("-inf"), float("inf"), 0)
        made = self.precision.share_difference if what == "won" else self.precision.difference
        return made(a[:common], b[:common], "going on", max(1, len(self.plans) - 1) * among)

    @cached_property
    def _counted(self) -> dict[tuple[int, str, str], list[float]]:
        """What has been read of the playouts so far."""
        return {}

    def _values(self, index: int, what: str, who: str) -> list[float]:
        asked = index, what, who
        if asked not in self._counted:
            self._counted[asked] = self._read(*asked)
        return self._counted[asked]

    def _read(self, index: int, what: str, who: str) -> list[float]:
        company = company_index(self.companies, who)
        kind, _, item = what.partition(" ")
        ends = self.ends[index] if self.ends else ()
        if kind == "made":
            at = TALLIES.index(item)
            return [end.tale.made[company][at] for end in ends if end.tale is not None]
        if kind == "means":
            at = MEANS.index(item)
            return [end.tale.means[at] for end in ends if end.tale is not None]
        return [read_end(end, what, company) for end in ends]

    def reasons(self, one: str | None = None, other: str | None = None) -> tuple[Advantage, ...]:
        """Why one option is better than another: every difference in their playouts that is outside its interval.

        Without a word, of the best against the one that `rival` names. All of them hold at once, however many there are
        to look at; those that speak for the one come first, the largest first.
        """
        one = one or self.best
        other = other or self.rival
        if other is None:
            return ()
        a, b = self._index(one), self._index(other)
        found = [self._reason(a, b, *asked) for asked in self._looked_at]
        told = [each for each in found if not each.more.open]
        order = ("source", "all", "made", "means")
        return tuple(sorted(told, key=lambda each: (order.index(each.kind), -abs(each.more.mean))))

    def _reason(self, one: int, other: int, kind: str, who: str, what: str) -> Advantage:
        read = what if kind == "source" else "vp" if kind == "all" else f"{kind} {what}"
        more = self._lead(one, other, read, who, len(self._looked_at))
        a, b = (self._values(index, read, who)[: more.n] for index in (one, other))
        return Advantage(kind, who, what, more, sum(a) / max(1, more.n), sum(b) / max(1, more.n))

    @cached_property
    def _looked_at(self) -> list[tuple[str, str, str]]:
        """Everything that may be a reason."""
        others = [who for who in self.companies if who != self.who]
        return [
            *(("source", self.who, source) for source in found_sources(self.ends)),
            *(("all", who, "vp") for who in others),
            *(("made", self.who, what) for what in TALLIES),
            *(("made", who, what) for who in others for what in ("energy", "water")),
            *(("means", self.who, what) for what in MEANS),
        ]

    @property
    def rival(self) -> str | None:
        """The option that the best is held against: the second."""
        return self.ranking[1] if len(self.ranking) > 1 else None

    @property
    def surely_worse(self) -> str | None:
        """The best of those that cannot be the best."""
        return next((option for option in self.ranking[1:] if option not in self.undecided), None)

    def line(self, option: str | None = None) -> tuple[Next, ...]:
        """How an option's playouts mostly go on, move by move, as long as a quarter of them agree."""
        ends = self.ends[self._index(option or self.best)] if self.ends else ()
        told = [end.tale.moves for end in ends if end.tale is not None]
        found: list[Next] = []
        going = told
        while True:
            index = len(found)
            following = Counter(moves[index] for moves in going if len(moves) > index)
            if not following:
                return tuple(found)
            (who, move), many = following.most_common(1)[0]
            if many * AGREE < len(told):
                return tuple(found)
            found.append(Next(who, move, many / len(told)))
            going = [moves for moves in going if len(moves) > index and moves[index] == (who, move)]

    def expected(self, option: str | None = None) -> tuple[ExpectedTurn, ...]:
        """The same turn by turn, that of the option first; as one of the playouts went that agree to the end."""
        option = option or self.best
        line = self.line(option)
        told = tuple((step.who, step.move) for step in line)
        ends = self.ends[self._index(option)] if self.ends else ()
        agree = next((end for end in ends if end.tale is not None and end.tale.moves[: len(told)] == told), None)
        if agree is None:
            return ()
        moves = (*self.plan(option), *(as_move(step.move) for step in line))
        steps = ahead(self.position.view_for(self.who), seed_of(self.seed, agree.number), moves)
        shares = [*([1.0] * (len(steps) - len(line))), *(step.share for step in line)]
        found, at = list[ExpectedTurn](), 0
        for turn in turns_of(steps):
            at += len(turn.steps)
            found.append(ExpectedTurn(turn, shares[at - 1]))
        return tuple(found)

    def _index(self, option: str) -> int:
        if option not in self.options:
            raise ValueError(analysis.no_such_option(option=option, known=self.options))
        return self.options.index(option)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """A row for each option, the best first: what it comes to, what it loses, and how many playouts it has."""
        rows = []
        for rank, option in enumerate(self.ranking, 1):
            lost = self.lost(option)
            here = self._index(option)
            rows.append(
                {
                    "rank": rank,
                    "option": option,
                    "told": self.told(option),
                    "company": self.who,
                    **{what: self.value(option, what).mean for what in MEASURES if self.count},
                    "lost": lost.mean,
                    "low": lost.low,
                    "high": lost.high,
                    "open": lost.open,
                    "n": len(self.ends[here]) if self.ends else 0,
                }
            )
        return rows

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def why_not(self, other: str, one: str | None = None) -> str:
        """Why an option is not as good as the best, or as another one, in sentences."""
        return words.why_not(self, one or self.best, other)

    @property
    def verdict(self) -> str:
        """What came of it, in a sentence or two."""
        return words.verdict(self)

    @property
    def why(self) -> str:
        """The reason in sentences: only what the playouts show, and that it is open where they show nothing."""
        return "\n".join(words.why(self))

    def __str__(self) -> str:
        return words.best_moves(self)

    def __repr__(self) -> str:
        return words.best_moves_in_short(self)


AGREE = 4
"""The line goes on as long as one playout in so many agrees."""


def said(plan: Sequence[Move]) -> str:
    """The moves of a plan as text."""
    return "; ".join(map(str, plan))
