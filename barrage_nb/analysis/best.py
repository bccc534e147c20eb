"""The best moves of a position, as a record: which they are, what the others lose, how sure that is, and why."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from ..engine.moves import Move, as_move
from ..history.telling import ToldTurn, turns_of
from ..words import best as words
from .ahead import TurnPlan, ahead
from .playouts import MEANS, TALLIES, seed_of
from .rollouts import found_sources
from .statistics import Estimate
from .tried import TriedOptions


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


@dataclass(frozen=True, kw_only=True)
class BestMoves(TriedOptions):
    """Moves tried out under the same luck, the best first: what each loses, how sure that is, and why.

    An option is named by its moves, as "place construction-1; build base with base; at B3L"; `plan` gives the moves.
    The intervals hold at once and whenever one stops. Options that fell behind have fewer playouts than those still in
    question. Iterating gives a row for each option, so that `pandas.DataFrame(found)` is a table.
    """

    left_out: int
    also: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    @property
    def asked(self) -> "BestMoves":
        """What was asked, before anything is tried."""
        everything = tuple(range(len(self.plans)))
        return replace(self, ended="alone" if len(self.plans) == 1 else "going on", left=everything, ends=())

    @property
    def playouts(self) -> int:
        """How many playouts there are in all."""
        return sum(map(len, self.ends))

    @cached_property
    def ranking(self) -> tuple[str, ...]:
        """The options from best to worst: those still in question, then those that fell behind."""
        if not self.count:
            return self.options
        in_question = {self.options[index] for index in self.left}
        tried = [self.options[index] for index in sorted({*self.left, *self.also})]
        upper = sorted(tried, key=lambda option: -sum(self.values(option)))
        while upper[-1] not in in_question:
            upper.pop()
        behind = [option for option in self.options if option not in upper]
        return (*upper, *sorted(behind, key=lambda option: self.difference(upper[0], option).mean))

    @property
    def _held(self) -> tuple[str, int]:
        # Paid for once an option, not once a pair: as long as the differences from the truly best one lie in their
        # intervals, that one is never surely worse.
        return "going on", len(self.plans) - 1

    @property
    def move(self) -> Move:
        """The move to make now, if one does what came out best."""
        return self.plan(self.best)[0]

    def plan(self, option: str) -> TurnPlan:
        """The moves of an option; all further questions are answered by the policy."""
        return self.plans[self._index(option)]

    def lost(self, option: str, what: str | None = None) -> Estimate:
        return Estimate(0.0, 0.0, 0.0, self.count) if option == self.best else super().lost(option, what)

    def reasons(self, one: str | None = None, other: str | None = None) -> tuple[Advantage, ...]:
        """Why one option is better than another: every difference in their playouts that is outside its interval.

        Without a word, of the best against the one that `rival` names. All of them hold at once, however many there are
        to look at; those that speak for the one come first, the largest first.
        """
        one = one or self.best
        other = other or self.rival
        if other is None:
            return ()
        found = [self._reason(one, other, *asked) for asked in self._looked_at]
        told = [each for each in found if not each.more.open]
        order = ("source", "all", "made", "means")
        return tuple(sorted(told, key=lambda each: (order.index(each.kind), -abs(each.more.mean))))

    def _reason(self, one: str, other: str, kind: str, who: str, what: str) -> Advantage:
        read = what if kind == "source" else "vp" if kind == "all" else f"{kind} {what}"
        more = self._difference(one, other, read, who, len(self._looked_at))
        a, b = (self.values(option, read, who)[: more.n] for option in (one, other))
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
        told = [end.tale.moves for end in self._ends(option or self.best) if end.tale is not None]
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
        ends = self._ends(option)
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

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [{"rank": rank, **self._row(option)} for rank, option in enumerate(self.ranking, 1)]

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
