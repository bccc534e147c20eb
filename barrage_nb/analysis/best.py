"""The best moves of a position: what looks good is tried out, what falls behind is left, and why one is best."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from math import inf, isinf, sqrt
from random import Random
from typing import Any, NamedTuple

from ..engine.moves import Move, as_move
from ..engine.play import asked_answers
from ..engine.position import Position, as_position
from ..engine.rounds import Turn
from ..engine.setup import ChooseCompany
from ..history.summary import SOURCES
from ..history.telling import ToldTurn, turns_of
from ..words import analysis
from ..words import best as words
from ..words.message import Message
from ..words.names import one_by_one
from .appraisal import Outlooks
from .comparing import MEASURES, Advantage, TriedOptions, TurnPlan, ahead, carried_out, explained, said
from .endings import ENDINGS, Endgame, NotSolved, SolvedTurn, can_be_solved
from .executors import USUAL, WorkedBy, Workers, spread
from .judge import judge, knows
from .outlook import WEIGHTS
from .playouts import (
    MEANS,
    TALLIES,
    Job,
    OneByOne,
    Policies,
    Trial,
    Watch,
    checked_answers,
    checked_policy,
    named,
    seed_of,
)
from .quick import plans, quick_choice
from .rollouts import POLICY, columns, found_sources
from .search import PLAYOUTS as SEARCHED
from .search import Searcher, leads, turns_over
from .sense import cheaper, dearer_last
from .statistics import ENOUGH, FIRST_LOOK, LEVEL, Estimate, Precision


class Next(NamedTuple):
    """A move that is expected next: whose, which, and in what share of the playouts all went so as far as there."""

    who: str
    move: str
    share: float


class ExpectedTurn(NamedTuple):
    """A turn that is expected next, and in what share of the playouts all went so up to its end."""

    turn: ToldTurn
    share: float


@dataclass(frozen=True, kw_only=True)
class BestMoves(TriedOptions):
    """Moves tried out under the same luck, the best first: what each loses, how sure that is, and why.

    An option is named by its moves, as "place construction-1; build base with base; at B3L"; `plan` gives the moves.
    The intervals hold at once and whenever one stops. Options that fell behind have fewer playouts than those still in
    question. Iterating gives a row for each option, so that `pandas.DataFrame(found)` is a table.
    """

    left_out: int
    began_with: tuple[int, int]
    """How many options there were before any that was left out was tried, and how many were left out."""
    also: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    worked_out: tuple[float, ...] = ()
    """What each option comes to if all go on as well as they can, where that was worked out to the end."""
    second: str | None = None
    """The option that the search player takes, a second opinion: it plays better than those who play it all out."""

    @property
    def asked(self) -> BestMoves:
        """What was asked, before anything is tried."""
        first = self.at_first
        everything = tuple(range(len(first.plans)))
        return replace(first, ended="alone" if len(first.plans) == 1 else "going on", left=everything, ends=())

    @property
    def at_first(self) -> BestMoves:
        """The same without what was tried of the rest, and without the second opinion: from there it goes on."""
        many, left_out = self.began_with
        if self.second is None and len(self.plans) == many:
            return self
        found = replace(self, plans=self.plans[:many], options=self.options[:many], ends=self.ends[:many])
        left = tuple(index for index, ends in enumerate(found.ends) if len(ends) == found.count)
        return replace(found, left=left, left_out=left_out, second=None, ended="going on")

    @property
    def playouts(self) -> int:
        """How many playouts there are in all."""
        return sum(map(len, self.ends))

    @cached_property
    def ranking(self) -> tuple[str, ...]:
        """The options from best to worst: those still in question, then those that fell behind."""
        if not self.count or self.worked_out:
            return self.options
        upper = self._upper
        behind = [option for option in self.options if option not in upper]
        return (*upper, *sorted(behind, key=lambda option: self.difference(upper[0], option).mean))

    @property
    def fell_behind(self) -> tuple[str, ...]:
        """The options that were left aside, those that lose least first."""
        return () if not self.count or self.worked_out else self.ranking[len(self._upper) :]

    @cached_property
    def _upper(self) -> list[str]:
        in_question = {self.options[index] for index in self.left}
        tried = [self.options[index] for index in sorted({*self.left, *self.also})]
        upper = sorted(tried, key=lambda option: -sum(self.values(option)))
        while upper[-1] not in in_question:
            upper.pop()
        if (cheap := self.for_less.get(upper[0])) is not None:
            upper = [cheap, *(option for option in upper if option != cheap)]
        return upper

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
        if option == self.best:
            return Estimate(0.0, 0.0, 0.0, self.count)
        lost = super().lost(option, what)
        by_luck = lost.mean < 0 and self.for_less.get(option) == self.best  # the same turn for more is no better
        return lost._replace(mean=0.0, high=max(0.0, lost.high)) if by_luck else lost

    @cached_property
    def for_less(self) -> dict[str, str]:
        """The options that do the same as another for more, and that other one; what was worked out counts as it is."""
        asked = () if self.worked_out else zip(self.options, self.plans, strict=True)
        found = ((option, cheaper(self.position, plan)) for option, plan in asked)
        return {option: said(plan) for option, plan in found if plan in self.plans}

    def value(self, option: str, what: str | None = None, who: str | None = None) -> Estimate:
        return self._exactly(option, what, who) if self.worked_out else super().value(option, what, who)

    def _difference(self, one: str, other: str, what: str | None, who: str | None, among: int) -> Estimate:
        if not self.worked_out:
            return super()._difference(one, other, what, who, among)
        more = self._exactly(one, what, who).mean - self._exactly(other, what, who).mean
        return Estimate(more, more, more, 1)

    def _exactly(self, option: str, what: str | None, who: str | None) -> Estimate:
        """What was worked out, or of anything else what it is in the line that was worked out."""
        counted = what in (None, self.by) and who in (None, self.who)
        mean = self.worked_out[self._index(option)] if counted else self.values(option, what, who)[0]
        return Estimate(mean, mean, mean, 1)

    @property
    def _by_luck(self) -> bool:
        """Whether what was worked out is the mean over contracts that may come, so that no line is an example of it."""
        lines = zip(self.options, self.worked_out, strict=True) if self.worked_out else ()
        return any(self.values(option)[0] != value for option, value in lines)

    def reasons(self, one: str | None = None, other: str | None = None) -> tuple[Advantage, ...]:
        """Why one option is better than another: every difference in their playouts that is outside its interval.

        Without a word, of the best against the one that `rival` names. All of them hold at once, however many there are
        to look at; those that speak for the one come first, the largest first.
        """
        one = one or self.best
        other = other or self.rival
        if other is None or self._by_luck:
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
    def disagree(self) -> bool:
        """Whether the second opinion is a turn that surely loses in the playouts."""
        return self.second not in (None, self.best, *self.undecided)

    @property
    def close(self) -> tuple[str, ...]:
        """The options that may be as good as the best and were tried as often: others were left aside before."""
        return tuple(option for option in self.undecided if len(self._ends(option)) == self.count)

    @property
    def rival(self) -> str | None:
        """The option that the best is held against: the second."""
        return self.ranking[1] if len(self.ranking) > 1 else None

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
        moves = (*self.plan(option), *(as_move(step.move, self.position.box) for step in line))
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
        one = one or self.best
        reasons, apart = self.reasons(one, other), not self.difference(one, other).open
        this, that = self.short(one), self.short(other)
        if not reasons:
            return (words.no_single_reason if apart else words.nothing_differs)(this, that)
        return words.instead(this, that, not apart, explained(reasons, self.who))

    @property
    def verdict(self) -> str:
        """What came of it, in a sentence or two: which move is best, and how sure that is."""
        best, who = self.short(self.best), self.who
        if len(self.options) == 1:
            return words.only(who, best)
        if not self.count:
            return words.looks_best(who, best)
        if self.worked_out:
            every = len(self.options) + self.left_out
            if self.undecided:
                return words.worked_out_alike(who, self.maybe_best, every)
            second = self.ranking[1]
            lost = self.lost(second).scaled(self.by)[0]
            return words.worked_out_best(who, best, every, self.short(second), lost, analysis.measure(self.by))
        if self.second is None:
            return self._by_playouts
        second, lost_by = self.short(self.second), self.lost(self.second).amount(self.by)
        if self.disagree:
            among = self._named((self.best, *self.close))
            return one_by_one([words.disagree(who, among, len(self.close) + 1, second, lost_by), *self._aside])
        return one_by_one([self._by_playouts, words.second_opinion(second, self.second == self.best)])

    @property
    def _by_playouts(self) -> str:
        """What the playouts alone say."""
        best, who = self.short(self.best), self.who
        if self.ended == "same":
            return words.all_the_same(self.maybe_best)
        if not self.undecided:
            second = self.ranking[1]
            amount = self.lost(second).amount(self.by)
            return words.best_by(who, best, self.short(second), amount, len(self.options), self.left_out)
        if isinf(self.lost(self.undecided[0]).high):
            return words.too_few(who)
        among = self._named((self.best, *self.close))
        if not self.close:
            told = words.came_out_best(who, best)
        elif self.ended in ("time", "limit"):
            told = words.as_good_as_each_other(who, among, self.count)
        else:
            told = words.open_among(who, among)
        return one_by_one([told, *self._aside])

    @property
    def _aside(self) -> list[Message]:
        aside = len(self.undecided) - len(self.close)
        return [words.tried_less(aside)] if aside else []

    @property
    def why(self) -> str:
        """The reason in sentences: only what the playouts show, and that it is open where they show nothing.

        The best is held against the next, and if that is open, against the first that is surely worse too.
        """
        if not self.count or self.rival is None:
            return ""
        worse = next((option for option in self.ranking[1:] if option not in self.undecided), None)
        held_against = (worse,) if self.worked_out else (self.rival, self.second if self.disagree else worse)
        return "\n".join(self.why_not(each) for each in dict.fromkeys(held_against) if each)

    def told_loss(self, option: str) -> Message:
        """What an option loses, with its interval: '3.2 (1.1 to 5.3)', and 'open' for what may be best."""
        if option == self.best and not self.worked_out:
            of_all = words.best_of_tried() if self.left_out else words.surely_best()
            return words.best_so_far() if self.undecided else of_all
        lost = self.lost(option)
        mean = lost.scaled(self.by)[0]
        if self.worked_out:
            return words.loses_exactly(mean) if mean else words.surely_best()
        told = words.loses(mean, lost.bounds(self.by), option in self.undecided)
        if not lost.mean and not lost.reach:
            told = words.nothing_seen()
        return words.hardly_tried(told) if lost.n <= FIRST_LOOK else told

    def next_turns(self, option: str | None = None) -> list[str]:
        """What is expected next after an option, by default the best, a line a turn."""
        turns, of = (
            self.expected(option)[:MOST_EXPECTED],
            0 if self.worked_out else len(self._ends(option or self.best)),
        )
        told = [words.expected_turn(str(step.turn), analysis.percent(step.share), of) for step in turns]
        return [words.expected(of), *told] if told else []

    @property
    def tried(self) -> Message:
        """What was tried, and how."""
        if self.worked_out:
            return words.worked_out(len(self.options) + self.left_out, self.who)
        of, left_out, level = len(self.options), self.left_out, 100 * self.precision.level
        return words.tried_so(of, self.who, left_out, self.playouts, self.policy, self.seed, level, self.why_ended)

    def __str__(self) -> str:
        lines: list[str] = [self.tried]
        if self.count:
            rows: list[tuple[str, ...]] = [("", analysis.measure(self.by), words.head_lost(), words.head_playouts())]
            for option in self.ranking:
                value = self.value(option)
                mean = words.share_of_wins(100 * value.mean) if self.by == "won" else analysis.number(value.mean, 1)
                rows.append((self.told(option), mean, self.told_loss(option), str(value.n)))
            lines += columns(rows)
        return "\n".join(filter(None, [*lines, self.verdict, self.why, *self.next_turns()]))

    def __repr__(self) -> str:
        return words.in_short(self.who, self.best, self.playouts, len(self.options), self.why_ended)


MOST_EXPECTED = 4
"""So many turns are expected."""
AGREE = 4
"""The line goes on as long as one playout in so many agrees."""


MOST_OPTIONS = 12
"""So many turns are tried at most."""
SAME_START = 2
"""So many of them build the same structure, so that its sites do not crowd out the rest; more where there is room."""
PLAYOUTS = 400
SECONDS = 5.0
SOLVING, FIRST, SECOND = 0.5, 0.7, 0.2
"""What share of the seconds working out an ending may take, the first options have, and the second opinion may take."""
STAY = 2
"""So many are never left aside for being in the worse half."""
HOPELESS = 0.6
"""A loss below such a share of what would make it sure, if it went on as it began, is not looked at any longer."""


def best_moves(
    position: Position | str,
    seconds: float | None = None,
    policy: Policies = POLICY,
    n: int | None = None,
    seed: int = 0,
    *,
    by: str = "lead",
    most: int = MOST_OPTIONS,
    also: Iterable[Move | str] = (),
    exact: int = ENDINGS,
    further: bool = True,
    level: float = LEVEL,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[BestMoves], object] | None = None,
) -> BestMoves:
    """The best moves of a position for the company that is to move, and what every other one loses.

    An ending of no more than `exact` positions is worked out to its end, where one company alone still acts, or two are
    in the game; then every turn is known. Otherwise turns are tried as the quick player would carry them out, those
    `most` that look best to it; at any other question its answers. Each is played out under the same luck, whatever is
    hidden dealt anew; what falls behind is left aside, so that the playouts go to the moves still in question, but
    those of `also` are tried in any case, and to the end. It ends when one is surely the best of them, after `n`
    playouts of each (then the same call gives the same numbers), or after so many seconds, 5 if neither is said: half
    of them is for an ending that can be worked out. With `further`, the search player says its turn too, and with the
    time that is left, or the playouts where one is soon the best, what was left out is tried. `by` says what counts:
    "lead" (points more than the best of the others), "vp" or "won". `progress` is shown the answer as it gets better;
    `watch` is called often; both may raise to end it. All else is as in `rollout`.
    """
    how: dict[str, Any] = {"by": by, "most": most, "also": also, "exact": exact, "further": further, "level": level}
    asked, found = growing_best_moves(position, seconds, policy, n, seed, executor=executor, watch=watch, **how), None
    with closing(asked) as answers:
        for found in answers:
            if progress is not None:
                progress(found)
    assert found is not None, "there is an answer before anything is tried"
    return found


def growing_best_moves(
    position: Position | str,
    seconds: float | None = None,
    policy: Policies = POLICY,
    n: int | None = None,
    seed: int = 0,
    *,
    by: str = "lead",
    most: int = MOST_OPTIONS,
    also: Iterable[Move | str] = (),
    exact: int = ENDINGS,
    further: bool = True,
    level: float = LEVEL,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    begun: BestMoves | None = None,
    whole: bool = False,
) -> Generator[BestMoves, None, None]:
    """The answers of `best_moves` as they get better: the first at once, as the quick player guesses; stop any time.

    With `begun`, one of these answers, it goes on from there: what follows is the same as if it had never been stopped.
    With `whole`, a turn that is tried is one to its end, and nothing further; else what has no plan is left open. Then
    it is about the first of `also`: it ends where that one has no prospect of losing for sure.
    """
    if seconds is None and n is None:
        seconds = SECONDS
    if seconds is not None and not seconds > 0:
        raise ValueError(words.no_seconds(got=seconds))
    if by not in (*MEASURES, *SOURCES):
        raise ValueError(analysis.no_such_measure(by=by, known=(*MEASURES, *SOURCES)))
    if type(most) is not int or most < 2:
        raise ValueError(words.few_options(got=most))
    position = as_position(position)
    question = position.question
    if question is None:
        raise ValueError(words.game_over())
    who = question.who
    if isinstance(question, ChooseCompany):
        raise ValueError(words.draft())
    if who in position.automas:
        raise ValueError(words.automa(who=who))
    view = position.view_for(who)
    ranked, wanted = to_be_tried(view, who), [checked_answers(position, move) for move in also]
    less = [plan for each in wanted if (plan := cheaper(view, each)) is not None]
    first = [*ranked[:most], *less]
    chosen = (_as_asked(view, turn, whole and isinstance(question, Turn)) for turn in first)
    options = tuple(dict.fromkeys((*chosen, *wanted)))
    rest = [turn for turn in ranked[most:] if turn not in (*wanted, *less)]
    precision = Precision(PLAYOUTS if n is None else n, None, level).checked()
    kept = tuple(options.index(plan) for plan in wanted)
    asked = BestMoves(
        positions=(position,),
        plans=options,
        options=tuple(map(said, options)),
        who=who,
        by=by,
        policy=named(policy),
        seed=seed,
        precision=precision,
        left_out=len(rest),
        began_with=(len(options), len(rest)),
        also=kept,
    ).asked
    if begun is not None and begun.asked != asked:
        raise ValueError(words.asked_otherwise())
    job = Job((), asked.companies, checked_policy(policy, position), seed, who)
    solve = exact if begun is None and can_be_solved(position, by) else 0
    work, further = WorkedBy(executor, watch), further and not whole
    return _growing(_Tries(begun or asked, view, job, work, seconds, rest, whole, further), solve, most)


@dataclass
class _Tries:
    """Options that are tried on one clock: what is found so far, and what is left out as yet."""

    found: BestMoves
    view: Position
    job: Job
    work: WorkedBy
    seconds: float | None
    rest: list[TurnPlan]
    judging: bool
    further: bool = False
    began: float = 0.0

    def late(self, share: float = 1.0) -> bool:
        """Whether a share of the time is over."""
        return self.seconds is not None and time.monotonic() - self.began > share * self.seconds

    def play(self, which: Sequence[int], count: int, share: float = 1.0) -> Iterator[BestMoves]:
        """Give options that have as many playouts each so many, or fewer once a share of the time is over."""
        ends = [list(each) for each in self.found.ends] or [[] for _ in self.found.plans]
        done, many, turn = len(ends[which[0]]), len(which), 0
        stage = OneByOne(self.job._replace(trials=tuple(Trial(self.view, self.found.plans[index]) for index in which)))
        with closing(spread(stage, count * many, self.work, done * many)) as batches:
            for (end,) in chain.from_iterable(batches):
                ends[which[turn % many]].append(end)
                turn += 1
                if turn % many == 0:
                    self.found = replace(self.found, ends=tuple(map(tuple, ends)))
                    yield self.found
                if self.late(share):
                    break

    def decide(self, share: float = 1.0, enough: float = inf) -> Iterator[BestMoves]:
        """Try those in question until one is surely best, each has enough playouts, or a share of the time is over.

        Where none of them may be as good as the best any more, those that were left aside and may be are tried on.
        """
        before, ended = 0, "going on"
        for count in stages(self.found.precision.limit):
            if before and before == self.found.count:
                if self.judging and _hopeless(self.found):
                    break
                self.found = replace(self.found, left=_still_in_question(self.found, self.judging))
            if self.found.count < count:
                yield from self.play(sorted({*self.found.left, *self.found.also}), count, share)
            if self.further and self.found.count == count and not self.found.close:
                yield from self.catch_up()
            before, ended = count, _ended(self.found) if self.found.count == count else "going on"
            if ended != "going on" or count >= enough or self.late(share):
                break
        self.found = replace(self.found, ended="time" if ended == "going on" and self.late() else ended)

    def join(self, turn: TurnPlan) -> Iterator[BestMoves]:
        """Try another option; while it may be best, until it has as many playouts as the best, and is in question too.

        With more options every interval is wider: what lost surely before, and does not any more, goes on as well.
        """
        doubted, plan = {self.found.best, *self.found.undecided}, _as_asked(self.view, turn)
        self.rest = [each for each in self.rest if each not in (turn, plan)]
        if plan not in self.found.plans:
            plans, options = (*self.found.plans, plan), (*self.found.options, said(plan))
            self.found = replace(self.found, plans=plans, options=options, ends=(*self.found.ends, ()))
        self.found = replace(self.found, left_out=len(self.rest), ended="going on")
        yield from self.catch_up(doubted)

    def catch_up(self, spared: Collection[str] = ()) -> Iterator[BestMoves]:
        """Try all but some as often as the best, as long as they may be best; what comes so far is in question too."""
        count = self.found.count
        for stage in stages(count):
            for index, option in enumerate(self.found.options):
                behind = len(self.found.ends[index]) < stage and option not in spared
                if behind and self.found.lost(option).low <= 0 and (stage == FIRST_LOOK or not self.late()):
                    yield from self.play([index], stage, inf if stage == FIRST_LOOK else 1.0)
        may_be_best = map(self.found.options.index, (self.found.best, *self.found.undecided))
        joined = (index for index in may_be_best if len(self.found.ends[index]) == count)
        self.found = replace(self.found, left=tuple(sorted({*self.found.left, *joined})))


def _growing(tries: _Tries, exact: int, most: int) -> Generator[BestMoves, None, None]:
    tries.began, found, further = time.monotonic(), tries.found, tries.further
    yield found
    if found.ended == "alone":
        return
    if exact:
        ending, solved = Endgame(tries.view, found.by, exact, tries.work.watch), list[SolvedTurn]()
        ending.late = lambda: tries.late(SOLVING)
        try:
            for each in ending.turns():
                solved.append(each)
                yield found
            yield _worked_out(found, ending, solved, most)
            return
        except NotSolved:
            pass  # playouts say what they can
    yield from tries.decide(*((FIRST, ENOUGH) if further else ()))
    asks = further and tries.found.second is None and knows(tries.view)
    if asks and tries.found.count >= FIRST_LOOK and not tries.late():
        searcher = Searcher(found.seed, tries.seconds and SECOND * tries.seconds, SEARCHED, tries.work)
        turn = (searcher(tries.view), *searcher.planned)
        yield from tries.join(turn)
        tries.found = replace(tries.found, second=said(_as_asked(tries.view, turn)))
    yield from tries.decide()
    while further and tries.rest and not tries.late():
        spent = tries.found.playouts + FIRST_LOOK > found.precision.limit * found.began_with[0]
        if tries.seconds is None and (spent or tries.found.ended in ("going on", "limit")):
            break
        yield from tries.join(tries.rest[0])
        yield from tries.decide()
    yield tries.found


def _worked_out(found: BestMoves, ending: Endgame, solved: list[SolvedTurn], most: int) -> BestMoves:
    """The turns that were worked out, the best first, with those that were asked about; each has its line played."""
    dearer = {turn.moves: cheaper(found.position, turn.moves) is not None for turn in solved}
    solved = sorted(solved, key=lambda turn: (-turn.value, dearer[turn.moves], len(turn.moves)))
    wanted = dict.fromkeys(found.plans[index] for index in found.also)
    # A part of a turn is as good as the best turn that begins with it.
    begun = [next(turn for turn in solved if turn.moves[: len(plan)] == plan) for plan in wanted]
    asked = [SolvedTurn(plan, turn.value) for plan, turn in zip(wanted, begun, strict=True)]
    listed = [turn for turn in solved[:most] if turn not in asked]
    listed = sorted([*listed, *asked], key=lambda turn: (-turn.value, dearer.get(turn.moves, False)))
    options, values = tuple(turn.moves for turn in listed), tuple(turn.value for turn in listed)
    ending.limit, ending.late = sys.maxsize, lambda: False
    job = Job(
        tuple(Trial(ending.view, plan) for plan in options), found.companies, lambda _: ending, found.seed, found.who
    )
    return replace(
        found,
        plans=options,
        options=tuple(map(said, options)),
        left_out=max(0, len(solved) - len(options)),
        also=tuple(options.index(plan) for plan in wanted),
        left=tuple(index for index, value in enumerate(values) if value == values[0]),
        ends=tuple((end,) for end in job.played(0)),
        ended="worked out",
        worked_out=values,
    )


def stages(limit: int) -> Iterator[int]:
    """The counts at which options are left aside: each stage plays as many games as all before it."""
    count = FIRST_LOOK
    while count < limit:
        yield count
        count *= 2
    yield limit


def _ended(found: BestMoves) -> str:
    if found.count >= min(ENOUGH, found.precision.limit):
        if not found.undecided:
            return "best of tried" if found.left_out else "decided"
        if all(found.lost(option)[:3] == (0, 0, 0) for option in found.undecided):
            return "same"
    return "going on" if found.count < found.precision.limit else "limit"


def _hopeless(found: BestMoves) -> bool:
    """Whether what is asked about came out best, or lost so little that more playouts will hardly make it sure."""
    lost = found.lost(found.options[found.also[0]])
    return lost.mean <= HOPELESS * lost.reach * sqrt(found.count / found.precision.limit)


def _still_in_question(found: BestMoves, few: bool) -> tuple[int, ...]:
    """The better half of those that may be best, or a few; two at least."""
    tried = {*found.left, *found.also}
    ranked = [index for index in map(found.options.index, found.ranking) if index in tried]
    half = ranked[: STAY if few else max(STAY, (len(found.left) + 1) // 2)]
    kept = [index for index in half if found.lost(found.options[index]).open]
    return tuple(sorted(kept if len(kept) >= STAY else ranked[:STAY]))


def _as_asked(view: Position, plan: TurnPlan, whole: bool = False) -> TurnPlan:
    """The answers of a plan that are asked for; those of its whole turn, as the quick player ends it."""
    return asked_answers(carried_out(view, plan) if whole else ahead(view, 0, plan))


def to_be_tried(view: Position, who: str) -> list[TurnPlan]:
    """What is to be tried, best first as the quick player sees it.

    Answers within a turn come as the learned judge sees them, after what the quick player would answer.
    """
    moves, outlooks = view.legal_moves, Outlooks(WEIGHTS)
    if isinstance(view.question, Turn):
        found = plans(outlooks.appraisal(view, who), moves)
        begun = {plan[0] for plan in found}
        found = dearer_last(view, [*found, *((move,) for move in moves if move not in begun)])
        starts: Counter[TurnPlan] = Counter()
        few, many = list[TurnPlan](), list[TurnPlan]()
        for plan in found:
            starts[plan[:2]] += 1
            (few if starts[plan[:2]] <= SAME_START else many).append(plan)
        return [*few, *many]
    quick, answers = quick_choice(view, outlooks, Random(0)), list[TurnPlan]((move,) for move in moves)
    ends = turns_over(view, who, answers, outlooks)
    led = dict(zip(answers, leads(ends, who, outlooks, judge()), strict=True))
    return sorted(answers, key=lambda answer: (answer != (quick,), -led[answer]))
