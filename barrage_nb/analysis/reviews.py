"""A game looked back on: what every turn lost, where it turned, what was to be expected; it is kept with the game."""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from ..engine.automas import AutomaTurn
from ..engine.moves import answers_of
from ..engine.play import Step, asked_answers
from ..engine.position import Position
from ..engine.rounds import Turn
from ..engine.setup import ChooseCompany
from ..history.line import Node
from ..history.summary import SOURCES
from ..history.telling import ToldTurn, told, turns_of
from ..history.tree import Game
from ..notation.text import GameText
from ..words import best as best_words
from ..words import review as words
from ..words.analysis import measure, percent
from ..words.message import Message
from ..words.names import in_a_row, listed, one_by_one, then
from ..words.names import tile as tile_name
from ..words.scene import contract
from .appraisal import Outlooks
from .best import BestMoves, growing_best_moves
from .comparing import Advantage, ahead, explained, options_told, said, short
from .executors import SLICES, USUAL, WorkedBy, Workers, chosen, spread
from .judge import judge, knows
from .outlook import WEIGHTS
from .playouts import MEANS, TALLIES, GameEnd, Policies, Tale, Watch, companies_of, named, seed_of
from .rollouts import POLICY, company_index
from .search import PLAYOUTS as SEARCHED
from .search import Tryout, weighed
from .sense import cheaper
from .statistics import LEVEL, Estimate

PLAYOUTS = 16
OTHERS, ONCE = 3, 4
"""So many turns that look best are tried, and the one that was played; and so many once: what was kept then is read."""
ENDINGS = 2_000
"""An ending of so many positions is worked out: fewer than for a single question, as there are many turns."""
MOST_REMEMBERED = 2_000
"""So many judgements are remembered beside those that games keep."""
TURNING_POINTS = 3
COSTS = (2, 5, 10)
"""Between these a loss is guessed, in points."""
NOTHING = Estimate(0.0, 0.0, 0.0, 0)
SECONDED = "lead", "won"
"""What a second opinion is about: the search player plays for its lead."""


class Judged(NamedTuple):
    """A turn of a game: what it lost against the best one, and what every company could expect after it.

    `move` is its answers in one line, which plays and pastes back, `steps` what came of each, and `node` the place
    after the last; `tried` are all turns that were tried, each with what it lost. An answer outside of a turn, as to
    what an income is to be, stands alone.
    """

    node: int
    round: int
    who: str
    move: str
    best: str
    lost: Estimate
    vp: dict[str, Estimate]
    won: dict[str, Estimate]
    tried: tuple[tuple[str, Estimate], ...]
    steps: tuple[Step, ...]
    policy: str
    ahead: float | None = None
    """By how much the search player holds it ahead of the best one, where the loss is sure in the playouts."""
    reasons: tuple[Advantage, ...] = ()
    """Where the points lie that the best one brings more, and what others get, where the loss is sure."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose: it is not played out, and cost nothing."""
        return not self.lost.n

    @property
    def worked_out(self) -> bool:
        """Whether what it lost is known to the end, and rests on no playouts."""
        return self.lost.n == 1

    @property
    def sure(self) -> bool:
        """Whether it lost something beyond doubt: its interval lies above nothing, and no stronger player denies it."""
        return self.lost.low > 0 and not self.disagree

    @property
    def disagree(self) -> bool:
        """Whether the programs disagree: it surely lost in the playouts, and the search player holds it no worse."""
        return self.ahead is not None and self.ahead >= 0

    @property
    def position(self) -> Position:
        """The position in which it began."""
        return self.steps[0].before

    @property
    def told(self) -> str:
        """The turn as a person says it."""
        return told(self.steps).alone

    @property
    def instead(self) -> str:
        """The best turn as a person says it."""
        return self.told if self.best == self.move else self.choices[self.best]

    def loss(self, by: str) -> Message:
        """What it lost, with the interval, and for whom that holds."""
        rests = "known" if self.worked_out or self.disagree else "open" if self.lost.open else "played"
        second = 0.0 if self.ahead is None or self.disagree else -self.ahead
        return words.loss(self.lost.scaled(by)[0], measure(by), self.bounds(by), rests, second)

    def bounds(self, by: str) -> Message:
        """The interval of what it lost, with what the search player says against it."""
        bounds = self.lost.bounds(by)
        return words.disputed(bounds, self.ahead) if self.ahead is not None and self.disagree else bounds

    @property
    def dearer(self) -> str:
        """That the same was open for less, where it was and where nothing says what that comes to in the end."""
        plan = None if self.worked_out else cheaper(self.position, answers_of(self.move, self.position.box))
        if plan is None:
            return ""
        instead = told(ahead(self.position.view_for(self.who), 0, plan)).alone
        return words.dearer(self.round, self.who, self.told, instead)

    @property
    def expected(self) -> str:
        """What every company may expect after it."""
        each = ((who, vp.mean, short(self.won[who].mean * vp.n), vp.n) for who, vp in self.vp.items())
        return listed(words.company_expects(*numbers) for numbers in each)

    def turned(self, by: str) -> Message:
        """That the game turned with it, as it cost much, and what is different with the better turn."""
        turned = words.turned(self.round, self.who, self.told, self.loss(by), self.instead, self.expected)
        return then(turned, self.why) if self.reasons else turned

    @property
    def why(self) -> Message:
        """What is different with the better turn."""
        return words.why(explained(self.reasons, self.who))

    def after(self, by: str) -> Message:
        """What it lost, how much of that may be chance, and what was to be expected after it."""
        return words.after_it(self.told, self.loss(by), self.lost.n, self.expected)

    def rests_on(self, level: float) -> Message:
        """How much was tried, and whether that is enough to be sure."""
        if self.worked_out:
            return words.worked_out(self.lost.mean > 0)
        rests_on = self.lost.n, len(self.tried), self.policy, 100 * level
        if self.ahead is not None and self.disagree:
            return words.disagree(*rests_on, self.ahead)
        return words.rests_on(*rests_on, self.sure)

    def losses(self, by: str) -> tuple[str, ...]:
        """What each option lost that was tried, the best first, a sentence each."""
        return tuple(
            _told_lost(line, lost, by) for line, (_, lost) in zip(self.choices.values(), self.tried, strict=True)
        )

    def cost(self, by: str) -> int:
        """Which of the `costs` that may be guessed its loss is, the least being 0."""
        return _cost(self.lost.mean, by)

    def maybe_costs(self, by: str) -> range:
        """All of the `costs` that it may be, by its interval."""
        return range(_cost(self.lost.low, by), _cost(self.lost.high, by) + 1)

    @property
    def holds(self) -> tuple[str, ...]:
        """What the mover has beside the supply, a line each: points, tiles, contracts in hand."""
        held = self.position.companies[self.who]
        officer = held.officer
        own = words.holds_with(held.vp, held.energy, officer) if officer else words.holds(held.vp, held.energy)
        tiles = (
            [words.tiles_held(listed(tile_name(tile, self.position.box) for tile in held.tiles))] if held.tiles else []
        )
        return (own, *tiles, *(contract(number, self.position.box) for number in held.contracts))

    @property
    def choices(self) -> dict[str, str]:
        """All that was tried, by its notation as a person says it."""
        options = [option for option, _ in self.tried]
        plans = [answers_of(option, self.position.box) for option in options]
        lines = options_told(self.position.view_for(self.who), plans, self.policy)
        return {option: each.line for option, each in zip(options, lines, strict=True)}


def _told_lost(line: str, lost: Estimate, by: str) -> Message:
    if not lost.mean and not lost.reach:
        return words.tried_best(line)
    told = line, lost.scaled(by)[0], lost.bounds(by)
    return words.tried_open(*told, lost.n) if lost.open else words.tried_lost(*told, lost.n == 1)


def _cost(lost: float, by: str) -> int:
    return sum(lost * (100 / 5 if by == "won" else 1) >= end for end in COSTS)


@dataclass(frozen=True)
class Review:
    """The turns of a line, each judged by playouts. Iterating gives a row for each: `pandas.DataFrame(review)`."""

    companies: tuple[str, ...]
    moves: tuple[Judged, ...]
    by: str
    policy: str
    n: int
    seed: int
    level: float
    going: int = 0
    not_judged: int = 0
    guess: bool = field(default=True, compare=False)
    """Whether a notebook asks its reader before it tells."""
    judgements: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """What was worked out for it, as a game keeps it."""

    @property
    def turning_points(self) -> tuple[Judged, ...]:
        """The three turns that lost most for sure, in the order of the game; fewer, where fewer surely lost anything.

        What is sure is the lower end of a loss: its middle is largest where chance was against the turn.
        """
        sure = sorted((each for each in self.moves if each.sure), key=lambda each: each.lost.low, reverse=True)
        return tuple(sorted(sure[:TURNING_POINTS], key=lambda each: self.moves.index(each)))

    def lost(self, who: str) -> float:
        """What a company lost at least: the lower ends of its sure losses, added up; what is open counts nothing."""
        company_index(self.companies, who)
        return sum(each.lost.low for each in self.moves if each.who == who and each.sure)

    def lost_by(self, who: str) -> tuple[Judged, ...]:
        """The turns of a company that lost something, sure or not, what it lost for sure first."""
        company_index(self.companies, who)
        lost = (each for each in self.moves if each.who == who and (each.lost.mean > 0 or each.dearer))
        return tuple(sorted(lost, key=lambda each: (each.sure, each.lost.low), reverse=True))

    def expected(self, who: str, what: str = "vp") -> list[tuple[int, Estimate]]:
        """The expected points of a company, or its share of the first place ("won"), after each turn of the game."""
        company_index(self.companies, who)
        found = [(each.node, each.vp if what == "vp" else each.won) for each in self.moves]
        return [(node, by_company[who]) for node, by_company in found if who in by_company]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """A row for each turn: what it lost, what was best, and what was to be expected after it."""
        return [
            {
                "node": each.node,
                "round": each.round,
                "company": each.who,
                "move": each.move,
                "told": each.told,
                "best": each.best,
                "lost": each.lost.mean,
                "low": each.lost.low,
                "high": each.lost.high,
                "open": each.lost.open,
                "disagree": each.disagree,
                "forced": each.forced,
                "n": each.lost.n,
                **{f"vp {who}": each.vp[who].mean if who in each.vp else None for who in self.companies},
                **{f"won {who}": each.won[who].mean if who in each.won else None for who in self.companies},
            }
            for each in self.moves
        ]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def made(self) -> Message:
        """How it was made."""
        forced = sum(each.forced for each in self.moves)
        surely = 100 * self.level, percent(1 - self.level), self.not_judged
        turns, answers = _counted(self.moves)
        return words.made_so(turns, answers, self.going, forced, self.n, self.policy, self.seed, *surely)

    @property
    def losses(self) -> list[str]:
        """What each company lost at least, a sentence each, and how many of its turns are open."""
        told: list[str] = []
        for who in self.companies:
            own = [each for each in self.moves if each.who == who and not each.forced]
            if sure := [each for each in own if each.sure]:
                exact = sum(each.worked_out for each in sure)
                many = len(sure), exact, len(sure) - exact, *_counted(own), len(own) - len(sure)
                told.append(words.surely_lost(who, self.lost(who), measure(self.by), *many))
            elif own:
                told.append(words.all_open(who, *_counted(own)))
        return told

    @property
    def dearer(self) -> list[str]:
        """The turns that were dearer than they had to be, a sentence each."""
        return [each.dearer for each in self.moves if each.dearer]

    @property
    def counted(self) -> Message:
        """What is added up and what is not, and how to know more."""
        told = words.added_up() if any(each.sure for each in self.moves) else words.nothing_lost(self.n)
        disagree = sum(each.disagree for each in self.moves)
        return then(words.not_counted(disagree), told) if disagree else told

    @property
    def told(self) -> list[str]:
        """How it was made, and what each company lost."""
        return [self.made, *self.losses, *self.dearer, self.counted]

    @property
    def turns(self) -> list[str]:
        """The turning points, a sentence each."""
        return [each.turned(self.by) for each in self.turning_points]

    @property
    def every_turn(self) -> list[str]:
        """The turning points, of how many, and then each turn on which the programs disagree."""
        sure, turns = sum(each.sure for each in self.moves), self.turns
        some = [words.largest(len(turns), sure)] if len(turns) < sure else []
        return [*some, *turns, *(each.turned(self.by) for each in self.moves if each.disagree)]

    @property
    def chart(self) -> str:
        """Its chart as text: where every company began and ended, and where the game turned."""
        lines = [(who, line) for who in self.companies if (line := self.expected(who))]
        told = (words.chart_line(who, line[0][1].mean, line[-1][1].mean) for who, line in lines)
        return one_by_one([*told, *self.turns])

    def __str__(self) -> str:
        return "\n".join([*self.told, *self.every_turn])

    def __repr__(self) -> str:
        each = in_a_row(words.company_lost(who, self.lost(who)) for who in self.companies)
        sure = [each for each in self.moves if each.sure]
        exact = bool(sure) and all(each.worked_out for each in sure)
        return words.in_short(*_counted(self.moves), self.going, each, measure(self.by), exact)


def _counted(moves: Sequence[Judged]) -> tuple[int, int]:
    """How many turns there are, and how many answers outside of turns, as to what an income is to be."""
    turns = sum(isinstance(each.position.question, Turn | AutomaTurn) for each in moves)
    return turns, len(moves) - turns


def costs(by: str) -> tuple[str, ...]:
    """What may be guessed of a loss, from least to most."""
    won = by == "won"
    ends = [end * (5 if won else 1) for end in COSTS]
    between = (words.from_to(*both, won) for both in pairwise(ends))
    return (words.less_than(ends[0], won), *between, words.more_than(ends[-1], won))


class _Asked(NamedTuple):
    """How every turn is judged."""

    policy: Policies
    n: int
    seed: int
    by: str
    others: int
    level: float
    work: WorkedBy

    def key(self, turn: Judged, kept: Mapping[str, Any]) -> str | None:
        """Under what a judgement is kept; None where a policy has no name by which it can be found again."""
        once = self._replace(others=ONCE).key(turn, {}) if self.others == OTHERS else None
        if once in kept:
            return once
        policies = sorted(self.policy.items()) if isinstance(self.policy, Mapping) else [("", self.policy)]
        names = [(company, _full_name(policy)) for company, policy in policies]
        if not all(name for _, name in names):
            return None
        asked = names, self.n, self.seed, self.by, self.others, self.level, ENDINGS, WEIGHTS
        return f"turn-{seed_of(turn.position.view_for(turn.who).text, turn.move, asked):012x}"


def _full_name(policy: Any) -> str:
    """Where a policy is found; those made on the spot have no name of their own."""
    name = getattr(policy, "__qualname__", "<")
    return "" if "<" in name or policy.__module__ == "__main__" else f"{policy.__module__}.{name}"


def review(
    game: Game | GameText | Position | str,
    n: int = PLAYOUTS,
    policy: Policies = POLICY,
    seed: int = 0,
    *,
    node: int | None = None,
    by: str = "lead",
    others: int = OTHERS,
    level: float = LEVEL,
    guess: bool = True,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Review], object] | None = None,
) -> Review:
    """What every turn of a game lost: the line through a place, by default the current one, from start to end.

    Each turn is held against the `others` that look best to the quick player, as in `best_moves`, and near the end
    against all, worked out; what is forced, an Automa's turns included, costs nothing. There are `n` playouts of a turn
    that may prove to have lost something, with the same seeds for all; of others, half as many or less. What is a sure
    loss then, but not to the search player, is none: the programs disagree. What was found is kept with the game and
    saved with it, and remembered for a text of it: the same is never worked out twice, and whoever ends it early goes
    on from there. In a notebook the reader guesses first what the turning points cost and what was better, unless
    `guess=False`. `progress` is shown the review as it grows; `watch` is called often, and may raise to end it.
    """
    game = game if isinstance(game, Game) else Game(game)
    how: dict[str, Any] = {"by": by, "others": others, "level": level, "guess": guess}
    answers = growing_review(game, n, policy, seed, node=node, executor=executor, watch=watch, **how)
    found = None
    with closing(answers):
        for grown in answers:
            if found is None or len(grown) > len(found):
                keep_judgements(game, grown)
                if progress is not None and len(grown):
                    progress(grown)
            found = grown
    assert found is not None, "there is a review before anything is tried"
    return found


def growing_review(
    game: Game,
    n: int = PLAYOUTS,
    policy: Policies = POLICY,
    seed: int = 0,
    *,
    node: int | None = None,
    by: str = "lead",
    others: int = OTHERS,
    level: float = LEVEL,
    guess: bool = True,
    executor: Workers = USUAL,
    watch: Watch | None = None,
) -> Generator[Review, None, None]:
    """The review as it grows: the first at once, of the first turns as far as they are kept; stop any time.

    While a turn is tried out, the same is given again and again, so that one can stop there too. Nothing is kept by
    itself: what was worked out so far is kept with `keep_judgements`.
    """
    line = game.whole_line(node)[1:]
    moves = [one for one in line if one.tweak is None and not isinstance(_question(one), ChooseCompany)]
    if not moves:
        raise ValueError(words.no_moves())
    asked = _Asked(policy, n, seed, by, others, level, WorkedBy(executor, watch))
    judged = {id(one.step): one for one in moves}
    parts = (part for turn in turns_of(one.step for one in line) for part in _parts(turn))
    turns = [(judged[id(steps[-1])], steps) for steps in parts if id(steps[-1]) in judged]
    how = named(policy), n, seed, level, len(turns), len(line) - len(moves), guess
    return _growing(Review(companies_of(moves[0].step.before), (), by, *how), game, turns, asked)


def _parts(turn: ToldTurn) -> Sequence[tuple[Step, ...]]:
    """What is judged as one: a turn; of what is no turn, or begins within one, each answer."""
    return (turn.steps,) if isinstance(turn.steps[0].before.question, Turn) else [(step,) for step in turn.steps]


def keep_judgements(game: Game, found: Review) -> None:
    """Keep with a game what was worked out for a review."""
    game.kept.update(found.judgements)


REMEMBERED: dict[str, Any] = {}
"""What was judged last, by what was asked: for a game that comes as a text, and is gone when its review is there."""


def _remember(key: str, judgement: Any) -> None:
    REMEMBERED.pop(key, None)
    REMEMBERED[key] = judgement
    if len(REMEMBERED) > MOST_REMEMBERED:
        del REMEMBERED[next(iter(REMEMBERED))]


TurnsToJudge: TypeAlias = Sequence[tuple[Node, tuple[Step, ...]]]
"""The turns of a line: the place after each, and its steps."""


def _growing(found: Review, game: Game, turns: TurnsToJudge, asked: _Asked) -> Generator[Review, None, None]:
    begun = [_as_played(one, steps) for one, steps in turns]
    keys = {each.node: asked.key(each, game.kept) for each in begun if _free(each)}
    known = {node: key and game.kept.get(key, REMEMBERED.get(key)) for node, key in keys.items()}
    missing = [(each.position, each.move) for each in begun if each.node in keys and known[each.node] is None]
    with closing(_judging(missing, asked)) as judging:
        for each in begun:
            if each.node in keys:
                key, kept = keys[each.node], known[each.node]
                while kept is None:
                    yield found
                    kept = next(judging)
                if key is not None:
                    if known[each.node] is None:
                        _remember(key, kept)
                    found = replace(found, judgements={**found.judgements, key: kept})
                each = _judged(each, kept, named(asked.policy))
            found = replace(found, moves=(*found.moves, each), going=found.going - 1)
    yield found


def _as_played(one: Node, steps: tuple[Step, ...]) -> Judged:
    move = said(asked_answers(steps))
    return Judged(one.id, steps[0].before.round, _question(one).who, move, move, NOTHING, {}, {}, (), steps, "")


def _free(turn: Judged) -> bool:
    return turn.who not in turn.position.automas and any(len(step.before.legal_moves) > 1 for step in turn.steps)


class _ToJudge(NamedTuple):
    """Turns that are judged by the number, as positions are played out: each is the work of one."""

    turns: tuple[tuple[Position, str], ...]
    asked: _Asked
    policy: Policies

    def played(self, number: int, watch: Watch | None = None) -> tuple[Any, ...]:
        """What is kept of a turn."""
        *_, kept = _worked_out(*self.turns[number], self.asked._replace(work=WorkedBy(None, watch)))
        return (kept,)


def _judging(turns: Sequence[tuple[Position, str]], asked: _Asked) -> Generator[list[Any] | None, None, None]:
    """What is kept of each turn, in their order; nothing, while it is worked out here."""
    executor = chosen(asked.work.executor)
    if executor is None or executor == SLICES:
        for before, move in turns:
            yield from _worked_out(before, move, asked)
        return
    job = _ToJudge(tuple(turns), asked._replace(work=WorkedBy(None)), asked.policy)
    with closing(spread(job, len(turns), asked.work)) as pieces:
        for piece in pieces:
            yield from (kept for (kept,) in piece)


def _question(node: Node) -> Any:
    return node.step.before.question


def _judged(move: Judged, kept: Sequence[Any], policy: str) -> Judged:
    best, lost, *by_company, options = kept[:5]
    vp, won = ({company: Estimate(*each) for company, each in found.items()} for found in by_company)
    ahead = kept[5] if len(kept) > 5 else None
    tried = tuple((option, Estimate(*each)) for option, each in options)
    points = kept[6] if len(kept) > 6 else ()
    reasons = tuple(Advantage(kind, who, what, Estimate(*more), *means) for kind, who, what, more, *means in points)
    return move._replace(
        best=best, lost=Estimate(*lost), vp=vp, won=won, tried=tried, policy=policy, ahead=ahead, reasons=reasons
    )


def _worked_out(before: Position, move: str, asked: _Asked) -> Iterator[list[Any] | None]:
    policy, n, seed, by, others, level, work = asked
    how: dict[str, Any] = {"by": by, "most": others, "exact": ENDINGS, "level": level}
    how |= {"executor": work.executor, "watch": work.told}
    answers = growing_best_moves(before, None, policy, n, seed, also=[move], whole=True, **how)
    with closing(answers):
        for grown in answers:
            found = grown
            yield None
    if not found.count:
        yield [move, _plain(NOTHING), {}, {}, []]  # there is no other turn to hold it against
        return
    # Where a line ends within a turn, what there is of it is as good as the best turn that begins so.
    part = found.plan(found.options[found.also[0]])
    played = next(option for option in found.ranking if found.plan(option)[: len(part)] == part)
    lost = found.lost(played)
    vp, won = ({who: _plain(found.value(played, what, who)) for who in found.companies} for what in ("vp", "won"))
    tried = [[option, _plain(found.lost(option))] for option in found.ranking]
    better = lost.mean or found.for_less.get(played) == found.best
    kept: list[Any] = [found.best if better else move, _plain(lost), vp, won, tried]
    ahead = None
    if lost.low > 0 and not found.worked_out and by in SECONDED and knows(before):
        more = yield from _ahead(found, played, asked)
        ahead = round(more, 1) if more >= 0 else min(round(more, 1), -0.1)  # what is upheld stays so when it is rounded
    denied = ahead is not None and ahead >= 0
    reasons = _points(found, played) if lost.low > 0 and not denied else []
    yield [*kept, ahead, reasons] if reasons else kept if ahead is None else [*kept, ahead]


def _points(found: BestMoves, played: str) -> list[Any]:
    """Where the points differ, as plain values: those of the one to move by source, and those of others."""
    reasons = (each for each in found.reasons(found.best, played) if each.kind in ("source", "all"))
    return [[*each[:3], _plain(each.more), round(each.one, 3), round(each.other, 3)] for each in reasons]


def _ahead(found: BestMoves, played: str, asked: _Asked) -> Generator[None, None, float]:
    """By how much the search player holds a turn ahead of the best one, all its playouts given to these two."""
    luck = Random(f"search player {asked.seed}")
    lucks = tuple(luck.randrange(10**9) for _ in range(SEARCHED // 2))
    plans = found.plan(played), found.plan(found.best)
    tryout = Tryout(found.position.view_for(found.who), found.who, plans, lucks, Outlooks(WEIGHTS))
    leads = list[float]()
    for number in range(2 * len(lucks)):
        leads += weighed(tryout.played(number, asked.work.watch), judge)
        yield None
    return fmean(leads[::2]) - fmean(leads[1::2])


def _plain(found: Estimate) -> list[float]:
    return [*(round(number, 3) for number in found[:3]), found.n]


# The best moves of a position, packed small.

ROOM = 2_000_000
"""So many characters of a game's file are for best moves; what was kept first makes room for more."""
LARGEST = 20_000_000
"""No honest answer is larger when it is unpacked."""


def keep(game: Game, found: BestMoves) -> None:
    """Keep an answer with a game, in place of an earlier one to its question; what was worked out soon is again."""
    if found.worked_out:
        return
    found = found.at_first
    kept = {name: each for name, each in game.kept.items() if name.startswith("best-")}
    name = _name(found)
    kept.pop(name, None)
    value = _packed(found)
    room = ROOM - len(value["playouts"])
    for older in reversed(kept):
        room -= len(kept[older]["playouts"])
        if room < 0:
            del game.kept[older]
    game.kept.pop(name, None)  # the newest stands last
    game.kept[name] = value


def has_judgements(game: Game) -> bool:
    """Whether any turn of a game was judged: quick to say."""
    return any(name.startswith("turn-") for name in game.kept)


def is_kept(game: Game, position: Position, who: str) -> bool:
    """Whether anything is kept of what a company was asked in a position: quick to say."""
    names = [name for name in game.kept if name.startswith("best-")]
    begun = _begun(position, who) if names and who in position.companies else "-"
    return any(name.startswith(begun) for name in names)


def kept(game: Game, asked: BestMoves) -> BestMoves | None:
    """The answer that is kept to a question, as far as it came; None where there is none."""
    value = game.kept.get(_name(asked))
    return None if value is None else _unpacked(value, asked)


def _begun(position: Position, who: str) -> str:
    return f"best-{seed_of(position.view_for(who).text):012x}-"


def _name(found: BestMoves) -> str:
    """Under what an answer is kept: what was asked, and which programs answered."""
    asked = found.options, found.also, found.by, found.policy, found.seed, tuple(found.precision), WEIGHTS
    return f"{_begun(found.position, found.who)}{seed_of(asked):012x}"


def _packed(found: BestMoves) -> dict[str, Any]:
    """An answer as plain values; what a reader of the file may ask stands in front."""
    ends = [end for option in found.ends for end in option]
    moves = sorted({move for end in ends for move in _tale(end).moves})
    number = {move: place for place, move in enumerate(moves)}
    # One below the other are numbers that are alike, which makes them small.
    columns = list(zip(*map(_numbers, ends), strict=True))
    told = [[number[move] for move in _tale(end).moves] for end in ends]
    said = json.dumps([columns, moves, told], separators=(",", ":")).encode()
    return {
        "policy": found.policy,
        "seed": found.seed,
        "counts": [len(option) for option in found.ends],
        "left": found.left,
        "ended": found.ended,
        "playouts": b85encode(zlib.compress(said, 9)).decode(),
    }


def _tale(end: GameEnd) -> Tale:
    assert end.tale is not None, "best moves are told"
    return end.tale


def _numbers(end: GameEnd) -> Iterator[int]:
    """All numbers of a playout; instead of the share of a first place, by how many it is shared."""
    yield from end.vp
    yield from (round(1 / share) if share else 0 for share in end.won)
    for rows in (end.points, _tale(end).made):
        for row in rows:
            yield from row
    yield from _tale(end).means


def _unpacked(value: Any, asked: BestMoves) -> BestMoves:
    try:
        reader = zlib.decompressobj()
        said = reader.decompress(b85decode(value["playouts"]), LARGEST)
        if not reader.eof:
            raise ValueError("cut off, or too much")
        columns, moves, told = json.loads(said)
        known = [(str(who), str(move)) for who, move in moves]
        rows = list(zip(zip(*columns, strict=True), told, strict=True))
        counts, left = list(map(int, value["counts"])), tuple(map(int, value["left"]))
        whole = sum(counts) == len(rows) and len(counts) in (0, len(asked.plans)) and left and {*left} <= {*asked.left}
        if not whole or (columns and len(columns) != _width(asked)):
            raise ValueError("not as many as were asked for")
        following = iter(rows)
        ends = tuple(
            tuple(
                _end(number, row, [known[place] for place in moves], asked.companies)
                for number, (row, moves) in enumerate(islice(following, count))
            )
            for count in counts
        )
        return replace(asked, ends=ends, left=left, ended=str(value["ended"]))
    except (ArithmeticError, LookupError, TypeError, ValueError, zlib.error) as error:
        raise ValueError(best_words.kept_damaged()) from error


def _width(asked: BestMoves) -> int:
    return len(asked.companies) * (2 + len(SOURCES) + len(TALLIES)) + len(MEANS)


def _end(number: int, row: Sequence[int], moves: list[tuple[str, str]], companies: Sequence[str]) -> GameEnd:
    numbers = iter(map(int, row))

    def take(many: int) -> tuple[int, ...]:
        return tuple(islice(numbers, many))

    vp = take(len(companies))
    won = tuple(1 / many if many else 0.0 for many in take(len(companies)))
    points = tuple(take(len(SOURCES)) for _ in companies)
    made = tuple(take(len(TALLIES)) for _ in companies)
    return GameEnd(number, vp, won, points, Tale(tuple(moves), made, take(len(MEANS))))
