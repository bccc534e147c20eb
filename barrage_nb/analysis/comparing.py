"""Options under the same luck: how they are told, what one gains on another, how sure that is, and by source."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import isinf
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

from ..board.box import Box
from ..engine.moves import Copy, Move, Pass, Place, UseTile, as_move, in_a_turn
from ..engine.play import Step, asked_answers, play
from ..engine.position import Position, as_position
from ..engine.rounds import Turn
from ..engine.setup import deal
from ..history.summary import SOURCES
from ..history.telling import told
from ..words import analysis as words
from ..words import best as best_words
from ..words.marks import said_again
from ..words.message import Message
from ..words.names import in_a_row, listed, one_by_one
from .appraisal import Outlooks
from .executors import USUAL, WorkedBy, Workers
from .outlook import WEIGHTS
from .playouts import (
    GameEnd,
    Job,
    Policies,
    Trial,
    Watch,
    asked_by,
    checked_answers,
    checked_policy,
    companies_of,
    named,
)
from .quick import quick_choice
from .rollouts import PLAYOUTS, POLICY, Ends, Playouts, Rollout, columns, company_index, found_sources, read, run
from .statistics import LEVEL, Estimate, Precision

TurnPlan: TypeAlias = tuple[Move, ...]
"""The first moves of a turn; what they leave open is answered by whoever plays it."""


def said(plan: TurnPlan) -> str:
    """The moves of a turn as text."""
    return str(in_a_turn(plan))


def ahead(view: Position, luck: int, moves: Iterable[Move]) -> tuple[Step, ...]:
    """Moves made with a luck of the hidden piles, as in a playout: what has one answer is not asked."""
    position, steps = deal(view, luck), list[Step]()
    for move in moves:
        if move in position.legal_moves:
            steps.append(play(position, move))
            position = steps[-1].after
    return tuple(steps)


class ToldOption(NamedTuple):
    """An option in words: what is done and what it brings, and as short as it can be told from the others."""

    line: str
    short: str


def carried_out(view: Position, plan: Sequence[Move]) -> tuple[Step, ...]:
    """A turn to its end: what the plan leaves open is answered by the quick player, who does not waver there."""
    steps = ahead(view, 0, plan)
    outlooks, luck, who = Outlooks(WEIGHTS), Random(0), view.question.who if view.question is not None else ""
    while (question := steps[-1].after.question) is not None and question.who == who and not isinstance(question, Turn):
        position = steps[-1].after
        steps = (*steps, play(position, quick_choice(position, outlooks, luck)))
    return steps


CARRIED_OUT = ("quick_player", "wavering_player")
"""Who carries turns out as they are told; of others only the plan is known."""


def options_told(view: Position, plans: Sequence[TurnPlan], policy: str) -> tuple[ToldOption, ...]:
    """Each of some turns in words, as a policy carries it out; those that would sound alike with their notation."""
    turns = [told(carried_out(view, plan) if policy in CARRIED_OUT else ahead(view, 0, plan)) for plan in plans]
    notations = list(map(said, plans))
    alone = [turn.alone for turn in turns]
    lines = _apart(alone, list(map(words.with_notation, alone, notations)))
    return tuple(map(ToldOption, lines, _apart([turn.did for turn in turns], lines)))


def _apart(texts: Sequence[str], longer: Sequence[str]) -> list[str]:
    """Texts, those that are there twice at greater length."""
    times = Counter(texts)
    return [text if times[text] == 1 else more for text, more in zip(texts, longer, strict=True)]


MOST_NAMED = 4
"""So many options are named in a sentence."""
MEASURES = ("vp", "lead", "won")
"""What can be compared: the points, the points more than the best of the others, the share of the first place."""


@dataclass(frozen=True, kw_only=True)
class TriedOptions(Playouts):
    """Options played out under the same luck, for one company; iterating gives a row for each, the best first.

    Each has its playouts in `ends`, and its moves in `plans`, where it is no position by itself.
    """

    options: tuple[str, ...]
    plans: tuple[TurnPlan, ...] = ()
    who: str
    by: str

    @property
    @abstractmethod
    def ranking(self) -> tuple[str, ...]:
        """The options from best to worst."""

    @property
    @abstractmethod
    def _held(self) -> tuple[str, int]:
        """For what intervals hold: how it ended, or that one may look again, and how many differences at once."""

    @property
    def count(self) -> int:
        return max(map(len, self.ends), default=0)

    def grown(self, ends: Ends, ended: str) -> Self:
        return replace(self, ends=tuple(zip(*ends, strict=True)), ended=ended)

    @property
    def reach(self) -> float:
        return max(self.lost(option).reach for option in self.options)

    def _ends(self, option: str) -> Sequence[GameEnd]:
        return self.ends[self._index(option)] if self.ends else ()

    @cached_property
    def _told(self) -> tuple[ToldOption, ...]:
        if not self.plans:
            return tuple(ToldOption(option, option) for option in self.options)
        return options_told(self.position.view_for(self.who), self.plans, self.policy)

    def told(self, option: str) -> str:
        """An option as a person says it: what is done, and what it brings; no two are told alike."""
        said: str = said_again(self._told[self._index(option)].line)
        return said

    def short(self, option: str) -> str:
        """An option as short as it can be told from the others."""
        said: str = said_again(self._told[self._index(option)].short)
        return said

    def to_its_end(self, option: str) -> str:
        """An option up to the end of its turn, as it is told."""
        plan, view = self.plans[self._index(option)], self.position.view_for(self.who)
        return said(asked_answers(carried_out(view, plan))) if self.policy in CARRIED_OUT else option

    @property
    def maybe_best(self) -> str:
        """The best option and those that may be as good, by name, as many as can be read."""
        return self._named((self.best, *self.undecided))

    def _named(self, options: Iterable[str]) -> str:
        options = list(map(self.short, options))
        rest = len(options) - MOST_NAMED
        told = list(map(words.quoted, options[:MOST_NAMED]))
        return listed([*told, words.more_options(rest)] if rest > 0 else told)

    def _index(self, option: str) -> int:
        if option not in self.options:
            raise ValueError(words.no_such_option(option=option, known=self.options))
        return self.options.index(option)

    @property
    def best(self) -> str:
        """The option that came out best; `undecided` names those that may as well be."""
        return self.ranking[0]

    @cached_property
    def undecided(self) -> tuple[str, ...]:
        """The options that may be as good as the best: none of them surely loses against it."""
        return tuple(option for option in self.ranking[1:] if self.lost(option).low <= 0)

    def lost(self, option: str, what: str | None = None) -> Estimate:
        """What an option loses against the one that came out best."""
        return self.difference(self.best, option, what)

    def value(self, option: str, what: str | None = None, who: str | None = None) -> Estimate:
        """What an option comes to by itself: points, lead or share of the first place, or the points of a source."""
        return self.precision.mean(self.values(option, what, who), self._held[0], what or self.by)

    def difference(self, one: str, other: str, what: str | None = None, who: str | None = None) -> Estimate:
        """How much more one option gives than another, in points, lead, share of the first place or from a source.

        It is counted in their common playouts. The intervals hold at once, so that the best may be chosen by them.
        """
        return self._difference(one, other, what, who, 1)

    def _difference(self, one: str, other: str, what: str | None, who: str | None, among: int) -> Estimate:
        """A difference, one of so many that are looked at together."""
        a, b = self.values(one, what, who), self.values(other, what, who)
        if not a or not b:
            return Estimate(0.0, float("-inf"), float("inf"), 0)
        ended, at_once = self._held
        return self.precision.difference(a, b, ended, max(1, at_once) * among, what or self.by)

    def values(self, option: str, what: str | None = None, who: str | None = None) -> Sequence[float]:
        """What an option came to in each playout."""
        asked = self._index(option), what or self.by, company_index(self.companies, who or self.who)
        if asked not in self._counted:
            self._counted[asked] = read(self._ends(option), *asked[1:])
        return self._counted[asked]

    @cached_property
    def _counted(self) -> dict[tuple[int, str, int], list[float]]:
        """What has been read of the playouts so far."""
        return {}

    def _row(self, option: str) -> dict[str, Any]:
        lost = self.lost(option)
        return {
            "option": option,
            "told": self.told(option),
            "company": self.who,
            **{what: self.value(option, what).mean for what in MEASURES if self.count},
            "lost": lost.mean,
            "low": lost.low,
            "high": lost.high,
            "open": lost.open,
            "n": len(self._ends(option)),
        }


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

    def speaks_for(self, who: str) -> bool:
        """Whether a company is glad of it: of more for itself, and of less for others."""
        return (self.more.mean > 0) == (self.who == who)

    def amount(self, thing: str) -> Message:
        """So much more or less: '3.2 VP more'."""
        return best_words.MORE(thing, n=short(abs(self.more.mean)), more=self.more.mean > 0)

    def within(self, amount: Message) -> Message:
        """An amount of points with its interval."""
        near, far = sorted(map(short, (abs(self.more.low), abs(self.more.high))))
        return best_words.within(amount, best_words.between_short(near, far)) if near != far else amount

    @property
    def rather(self) -> Message:
        """So much more of it, rather than how much."""
        return best_words.rather_than(self.amount(self.what), short(self.one), short(self.other))

    def __str__(self) -> str:
        return one_by_one(in_sentences([self]))


def short(value: float) -> float:
    """A number of one digit behind the point, or of none: 2, 2.4."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


HELD = ("credits", "excavators", "mixers")
MOST_TOLD = 3


def in_sentences(reasons: Iterable[Advantage]) -> list[str]:
    """Differences in sentences: points, what they are made of, whose water it is, and what can be paid for next."""
    kinds: dict[str, list[Advantage]] = {"source": [], "all": [], "made": [], "water": [], "means": []}
    for each in reasons:
        kinds["water" if (each.kind, each.what) == ("made", "water") else each.kind].append(each)
    told: list[str] = []
    if own := kinds["source"]:
        points = [each.within(best_words.part_from(each.amount("vp"), best_words.FROM[each.what])) for each in own]
        told.append(best_words.gets(own[0].who, listed(points[:MOST_TOLD])))
    told += [best_words.ends_with(each.who, each.within(each.amount("vp"))) for each in kinds["all"]]
    for who in dict.fromkeys(each.who for each in kinds["made"]):
        made = [each.rather for each in kinds["made"] if each.who == who]
        told.append(best_words.makes(who, listed(made[:MOST_TOLD])))
    if water := kinds["water"]:
        drops = ((each.amount("drops"), each.who, short(each.one), short(each.other)) for each in water)
        told.append(best_words.water(listed(best_words.into_dams(*each) for each in drops)))
    means = kinds["means"]
    if affordable := [each for each in means if each.what not in HELD]:
        parts = [best_words.payable(each.what, _often(each.one), _often(each.other)) for each in affordable]
        told.append(best_words.can_pay(affordable[0].who, affordable[0].more.mean > 0, listed(parts)))
    elif means:
        told.append(best_words.has_next(means[0].who, listed(each.rather for each in means)))
    return told


def explained(reasons: Sequence[Advantage], who: str) -> str:
    """Differences in sentences: those that a company is glad of, then those that speak against them."""
    told = in_sentences(each for each in reasons if each.speaks_for(who))
    against = in_sentences(each for each in reasons if not each.speaks_for(who))
    return one_by_one([*told, best_words.against_it(one_by_one(against))] if against else told)


def _often(share: float) -> Message:
    if share == 0:
        return best_words.never()
    return best_words.always() if share == 1 else best_words.often(words.percent(share))


def _same_turn(moves: Iterable[tuple[str, str]], who: str, copied: bool, box: Box) -> TurnPlan:
    """The answers with which a company went on in its turn; after a copy comes the main action (O8)."""
    found = list[Move]()
    for company, text in moves:
        move = as_move(text, box)
        if company != who or (isinstance(move, MAIN) and not copied):
            break
        found.append(move)
        copied = isinstance(move, Copy)
    return tuple(found)


MAIN = (Place, Copy, UseTile, Pass)
"""What begins a turn."""


@dataclass(frozen=True, kw_only=True)
class Compared(TriedOptions):
    """Moves or positions compared, all played out to the end; iterating gives a row for each, as pandas takes them."""

    @cached_property
    def ranking(self) -> tuple[str, ...]:
        return tuple(sorted(self.options, key=lambda option: self.value(option).mean, reverse=True))

    @property
    def _held(self) -> tuple[str, int]:
        return self.ended, len(self.options) * (len(self.options) - 1) // 2

    def sources(self, one: str, other: str, who: str | None = None) -> dict[str, Estimate]:
        """How much more one option gives than another, by source; where nothing ever differs is left out.

        Their intervals hold at once too, so that one may look for the source that makes the difference.
        """
        found = found_sources(self.ends)
        apart = {source: self._difference(one, other, source, who, len(found)) for source in found}
        return {source: each for source, each in apart.items() if each.mean or each.reach}

    def rollout(self, option: str) -> Rollout:
        """The playouts of one option by themselves."""
        return Rollout(
            positions=(self.positions[self._index(option)],),
            policy=self.policy,
            seed=self.seed,
            precision=self.precision,
            ended=self.ended,
            ends=tuple((end,) for end in self._ends(option)),
        )

    @property
    def rows(self) -> list[dict[str, Any]]:
        found = found_sources(self.ends)
        by_source = {each: {source: self.value(each, source).mean for source in found} for each in self.ranking}
        return [self._row(option) | means for option, means in by_source.items()]

    @property
    def verdict(self) -> str:
        """What came of it, in sentences: what is best, by how much, and what is open."""
        best, *others = self.ranking
        if not others:
            return words.alone(self.short(best))
        apart = [option for option in others if option not in self.undecided]
        sentences = [self._open] if self.undecided else []
        if apart:
            amount = self.lost(apart[0]).amount(self.by)
            told = words.better if len(others) == 1 else words.best_of_all
            sentences.insert(0, told(self.short(best), self.who, self.short(apart[0]), amount))
        return one_by_one(sentences)

    @property
    def _open(self) -> Message:
        """Which options may be as good as the best, and why."""
        first, option = self.short(self.best), self.undecided[0]
        apart = self.lost(option)
        if isinf(apart.reach):
            return words.too_few()
        if len(self.undecided) > 1:
            return words.open_among(self.maybe_best)
        if not apart.mean and not apart.reach:
            return words.same(first, self.short(option), self.count)
        return words.open_between(first, self.short(option), apart.amount(self.by))

    def rest(self, option: str) -> tuple[str, float] | None:
        """What the programs mostly chose for the rest of an option's turn, and in what share of the playouts.

        Nothing where the option says the whole turn.
        """
        copied = isinstance(self.plans[self._index(option)][-1], Copy) if self.plans else False
        tales = (end.tale for end in self._ends(option))
        told = [_same_turn(tale.moves, self.who, copied, self.position.box) for tale in tales if tale is not None]
        if not any(told):
            return None
        (moves, many), *_ = Counter(told).most_common(1)
        return said(moves), many / len(told)

    @property
    def left_open(self) -> str:
        """What the options leave to the programs, a line each."""
        found = ((option, self.rest(option)) for option in self.ranking)
        return "\n".join(
            words.rest_of_turn(option, rest[0], words.percent(rest[1]), len(self._ends(option)))
            for option, rest in found
            if rest is not None
        )

    @property
    def by_source(self) -> str:
        """Where the best gets more than the second, and where less: only what lies outside its interval."""
        if len(self.ranking) < 2:
            return ""
        one, other = self.ranking[:2]
        apart = {name: each for name, each in self.sources(one, other).items() if not each.open}
        parts = in_a_row(words.source_more(words.source(name), each.signed) for name, each in apart.items())
        return words.apart_by_source(self.short(one), self.short(other), parts) if parts else ""

    def __str__(self) -> str:
        rows: list[tuple[str, ...]] = [("", words.measure(self.by), words.head_lost())]
        for option in self.ranking:
            lost = "" if option == self.best else self.lost(option).lost(self.by)
            rows.append((self.told(option), self.value(option).told(self.by), lost))
        told = [self.played, *columns(rows), self.verdict, self.by_source, self.left_open]
        return "\n".join(filter(None, told))

    def __repr__(self) -> str:
        best, *others = self.ranking
        playouts = words.playouts(self.count, self.why_ended)
        if not others:
            return words.compared_alone(best, playouts)
        lost = self.lost(others[0]).lost(self.by)
        return words.compared_line(words.measure(self.by), best, others[0], lost, playouts)


def compare_moves(
    position: Position | str,
    moves: Iterable[Move | str] | None = None,
    policy: Policies = POLICY,
    n: int = PLAYOUTS,
    seed: int = 0,
    *,
    by: str = "vp",
    within: float | None = None,
    level: float = LEVEL,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Compared], object] | None = None,
) -> Compared:
    """Which of some moves or turns is worth most to the company that is to move; without any, which of all legal moves.

    Each is played and then played out n times, all under the same luck: the same piles and the same chances for every
    company. What a move leaves open of its turn the programs choose; `left_open` says what that mostly was. `by` says
    what counts: "vp", "lead" (points more than the best of the others) or "won". A difference that lies within its
    interval is called open. With `within`, it ends as soon as every difference from the best is known to so much either
    way. All else is as in `rollout`.
    """
    position = as_position(position)
    if position.question is None:
        raise ValueError(words.game_over())
    who = position.question.who
    asked_for = position.legal_moves if moves is None else moves
    plans = tuple(dict.fromkeys(checked_answers(position, move) for move in asked_for))
    asked = Compared(
        positions=(position,) * len(plans),
        options=tuple(map(said, plans)),
        plans=plans,
        who=who,
        by=by,
        policy=named(policy),
        seed=seed,
        precision=Precision(n, within, level),
    )
    view = position.view_for(who)
    return _compared(asked, tuple(Trial(view, plan) for plan in plans), policy, WorkedBy(executor, watch), progress)


def compare_positions(
    a: Position | str,
    b: Position | str,
    policy: Policies = POLICY,
    n: int = PLAYOUTS,
    seed: int = 0,
    *,
    who: str | None = None,
    by: str = "vp",
    within: float | None = None,
    level: float = LEVEL,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Compared], object] | None = None,
) -> Compared:
    """Which of two positions is worth more to a company: that which is to move in the first, unless you say another.

    Both are played out n times under the same luck, as in `compare_moves`; they are called "a" and "b".
    """
    positions = as_position(a), as_position(b)
    asker = asked_by(positions[0], who)
    one, other = (companies_of(position) for position in positions)
    if set(one) != set(other):
        raise ValueError(words.other_companies(one=one, other=other))
    asked = Compared(
        positions=positions,
        options=("a", "b"),
        who=asker,
        by=by,
        policy=named(policy),
        seed=seed,
        precision=Precision(n, within, level),
    )
    trials = tuple(Trial(position.view_for(asker)) for position in positions)
    return _compared(asked, trials, policy, WorkedBy(executor, watch), progress)


def _compared(
    asked: Compared,
    trials: tuple[Trial, ...],
    policy: Policies,
    work: WorkedBy,
    progress: Callable[[Compared], object] | None,
) -> Compared:
    if asked.by not in (*MEASURES, *SOURCES):
        raise ValueError(words.no_such_measure(by=asked.by, known=(*MEASURES, *SOURCES)))
    if not asked.options:
        raise ValueError(words.no_moves())
    told_for = asked.who if asked.plans else None
    job = Job(trials, asked.companies, checked_policy(policy, asked.position), asked.seed, told_for)
    return run(job, asked, work, progress)
