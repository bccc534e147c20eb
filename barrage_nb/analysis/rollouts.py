"""Rollouts: positions played out until enough is known, what each company comes to, and many of them as one table."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar, cast, overload

from ..engine.position import Position, as_position
from ..engine.setup import every_company
from ..history import Game
from ..history.line import Turns
from ..history.summary import SOURCES
from ..notation.text import GameText
from ..words import analysis as words
from ..words.message import Message
from ..words.names import company, in_a_row
from .executors import USUAL, WorkedBy, Workers, spread
from .playouts import (
    MEANS,
    TALLIES,
    GameEnd,
    Job,
    Policies,
    Trial,
    Watch,
    asked_by,
    checked_policy,
    companies_of,
    named,
)
from .quick import wavering_player
from .statistics import FIRST_LOOK, LEVEL, Estimate, Precision

Ends: TypeAlias = tuple[tuple[GameEnd, ...], ...]
"""How the playouts ended, in the order of their numbers: of each, one end for every trial."""
STRIDE = 8
"""Once something is known, the next look comes when the count has grown by one in so many."""
TOLD_FROM = 0.05
"""Points that would be written as 0.0 are not told."""


@dataclass(frozen=True, kw_only=True)
class Playouts(ABC):
    """What was played out, and how it was come by; iterating gives its rows, so that `pandas.DataFrame` takes it."""

    positions: tuple[Position, ...]
    policy: str
    seed: int
    precision: Precision
    ended: str = "going on"
    ends: Ends = ()

    @property
    def position(self) -> Position:
        """The position that is played out, or the first of them."""
        return self.positions[0]

    @property
    def companies(self) -> tuple[str, ...]:
        """Who plays, those not yet drafted included."""
        return companies_of(self.position)

    @property
    @abstractmethod
    def count(self) -> int:
        """How many playouts there are; of options that were left aside there may be fewer."""

    @abstractmethod
    def grown(self, ends: Ends, ended: str) -> Self:
        """The same with so many playouts."""

    @property
    @abstractmethod
    def reach(self) -> float:
        """How far its numbers may be off."""

    @property
    @abstractmethod
    def rows(self) -> list[dict[str, Any]]:
        """Its rows."""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    @property
    def why_ended(self) -> str:
        """Why it ended, as sentences choose by it."""
        return self.ended.replace(" ", "_")

    @property
    def played(self) -> Message:
        """How it was come by, in a sentence or two."""
        return words.playouts_made(self.count, self.policy, self.seed, 100 * self.precision.level, self.why_ended)


Result = TypeVar("Result", bound=Playouts)


def looks(limit: int) -> Iterator[int]:
    """The counts at which one looks, the same however the work is shared out; the first are only there to be seen."""
    count = 1
    while count < limit:
        yield count
        count += count if count < FIRST_LOOK else max(1, count // STRIDE)
    yield limit


def run(job: Job, asked: Result, work: WorkedBy, progress: Callable[[Result], object] | None) -> Result:
    """Play out what is asked until it is enough; `progress` is shown every result on the way."""
    precision = asked.precision.checked()
    done: list[tuple[GameEnd, ...]] = []
    with closing(spread(job, precision.limit, work)) as pieces:
        for count in looks(precision.limit):
            while len(done) < count:
                done.extend(next(pieces))
            found = asked.grown(tuple(done[:count]), "narrow")
            ended = precision.ended(count, found.reach if precision.within is not None else 0)
            found = found if ended == "narrow" else replace(found, ended=ended)
            if progress is not None:
                progress(found)
            if ended != "going on":
                return found
    raise AssertionError("the last look ends it")


def read(ends: Iterable[GameEnd], what: str, index: int) -> list[float]:
    """What playouts came to for the company in a place, as "vp", "contracts", "made energy" or "means credits"."""
    kind, _, item = what.partition(" ")
    if kind == "made":
        at = TALLIES.index(item)
        return [end.tale.made[index][at] for end in ends if end.tale is not None]
    if kind == "means":
        at = MEANS.index(item)
        return [end.tale.means[at] for end in ends if end.tale is not None]
    if what == "vp":
        return [end.vp[index] for end in ends]
    if what == "won":
        return [end.won[index] for end in ends]
    if what == "lead":
        return [end.vp[index] - max((*end.vp[:index], *end.vp[index + 1 :]), default=0) for end in ends]
    if what not in SOURCES:
        raise ValueError(words.no_such_source(source=what, known=SOURCES))
    at = SOURCES.index(what)
    return [end.points[index][at] for end in ends]


def columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The lines of a table; all its columns but the first are numbers."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]


PLAYOUTS = 200
POLICY = wavering_player
"""Who plays where nobody else is named, in whatever is played out."""


@dataclass(frozen=True, kw_only=True)
class Rollout(Playouts):
    """A position played out: by company the points, the chance to win and where the points come from.

    Iterating gives its rows, one for each company and number, so that `pandas.DataFrame(rollout)` is a table.
    """

    @property
    def count(self) -> int:
        return len(self.ends)

    def grown(self, ends: Ends, ended: str) -> Self:
        return replace(self, ends=ends, ended=ended)

    @property
    def reach(self) -> float:
        return max(self.vp(who).reach for who in self.companies)

    def vp(self, who: str) -> Estimate:
        """The points of a company at the end of the game."""
        return self.precision.mean(self._values(who, "vp"), self.ended)

    def won(self, who: str) -> Estimate:
        """A company's share of the first place: its chance to win, a shared win counted in parts."""
        return self.precision.mean(self._values(who, "won"), self.ended, "won")

    def source(self, who: str, source: str) -> Estimate:
        """The points that a company still gets from a source, such as "contracts"."""
        return self.precision.mean(self._values(who, source), self.ended)

    def sources(self, who: str) -> dict[str, Estimate]:
        """The points that a company still gets, by source; what nobody got is left out."""
        return {source: self.source(who, source) for source in found_sources(self.ends)}

    def so_far(self, who: str) -> int:
        """The points of a company where the playouts began."""
        index = company_index(self.companies, who)
        end = self.ends[0][0]
        return end.vp[index] - sum(end.points[index])

    def _values(self, who: str, what: str) -> list[float]:
        return read((end for (end,) in self.ends), what, company_index(self.companies, who))

    @property
    def rows(self) -> list[dict[str, Any]]:
        """A row for each company and number: its mean, its interval and how many playouts it is from."""
        return [
            {"company": who, "what": what, **found._asdict()}
            for who in self.companies
            for what, found in (("vp", self.vp(who)), ("won", self.won(who)), *self.sources(who).items())
        ]

    @property
    def playouts(self) -> list[dict[str, Any]]:
        """A row for each playout and company: its points, its share of the first place, and the points by source."""
        return [
            {"playout": end.number, "company": who, "vp": vp, "won": won, **dict(zip(SOURCES, points, strict=True))}
            for (end,) in self.ends
            for who, vp, won, points in zip(self.companies, end.vp, end.won, end.points, strict=True)
        ]

    def __str__(self) -> str:
        rows = [(company(who), str(self.vp(who)), self.won(who).share) for who in self.companies]
        head, *lines = columns([("", words.head_vp(), words.head_wins()), *rows])
        told = [self.played, head]
        for who, line in zip(self.companies, lines, strict=True):
            by_source = {name: each.mean for name, each in self.sources(who).items() if abs(each.mean) >= TOLD_FROM}
            points = (words.source_vp(words.source(name), vp) for name, vp in by_source.items())
            told += [line, f"  {in_a_row([words.so_far_vp(self.so_far(who)), *points])}"]
        return "\n".join(told)

    def __repr__(self) -> str:
        each = in_a_row(words.company_vp(who, str(self.vp(who))) for who in self.companies)
        return words.rollout_line(each, words.playouts(self.count, self.why_ended))


def company_index(companies: tuple[str, ...], who: str) -> int:
    """Where a company stands in what was counted."""
    if who not in companies:
        raise ValueError(words.no_such_company(got=who, known=companies))
    return companies.index(who)


def found_sources(ends: Ends) -> list[str]:
    """The sources that anybody got points from, or lost some to, in any playout."""
    found = [False] * len(SOURCES)
    for each in ends:
        for end in each:
            for points in end.points:
                for index, amount in enumerate(points):
                    if amount:
                        found[index] = True
    return [source for source, there in zip(SOURCES, found, strict=True) if there]


def rollout(
    position: Position | str,
    policy: Policies = POLICY,
    n: int = PLAYOUTS,
    seed: int = 0,
    *,
    within: float | None = None,
    level: float = LEVEL,
    who: str | None = None,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Rollout], object] | None = None,
) -> Rollout:
    """Play a position out n times: what each company comes to, with intervals, and by source.

    Everybody plays by `policy`, a function from a seed to a strategy such as `wavering_player`; a mapping gives each
    company its own. Before each playout, all that `who` cannot know (the company to move, unless you say another) is
    dealt anew. The seed decides everything: the same call gives the same numbers, whatever `executor` works them out
    (see `analysis.use`). With `within`, it ends as soon as the points of every company are known to so many points
    either way, after `n` playouts at the latest. `progress` is shown the rollout as it grows; `watch` is called often.
    Both may raise to end it.
    """
    position = as_position(position)
    if position.question is None:
        raise ValueError(words.game_over())
    trial = Trial(position.view_for(asked_by(position, who)))
    job = Job((trial,), companies_of(position), checked_policy(policy, position), seed)
    asked = Rollout(positions=(position,), policy=named(policy), seed=seed, precision=Precision(n, within, level))
    return run(job, asked, WorkedBy(executor, watch), progress)


# What is kept in a file, line by line.


class KeptLines:
    """A file of what was asked and found, line by line, below its form and `maker`; without a file nothing is kept."""

    def __init__(self, file: str | Path | None, form: str, maker: str) -> None:
        self.file = None if file is None else Path(file)
        self.form, self.maker = form, maker
        self.lines: dict[str, Any] = {}
        if self.file is None:
            return
        if not self.file.exists():
            self.file.write_text(json.dumps(form) + "\n", "utf-8")
            return
        text = self.file.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1] or f"{text}\n"
        self.lines = {_key(asked): found for asked, found in read_lines(whole, form, maker, self.file)}
        if whole != text:  # whoever wrote it was ended in the middle of a line
            self.file.write_text(whole, "utf-8")

    def known(self, asked: Any) -> Any:
        """What is kept of this question, or None."""
        return self.lines.get(_key(asked))

    def keep(self, asked: Any, found: Any) -> None:
        """Keep what was found."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asked, found], ensure_ascii=False) + "\n")


def read_lines(text: str, form: str, maker: str, file: str | Path | None) -> list[tuple[Any, Any]]:
    """What the lines of a file, or of a text that is none, say: each what was asked, and what was found."""
    file = words.the_text() if file is None else str(file)
    head, *lines = text.splitlines() or [""]
    if head.strip() != json.dumps(form):
        raise ValueError(words.not_kept(file=file, maker=maker))
    found = []
    for number, line in enumerate(lines, 2):
        try:
            asked, told = json.loads(line)
        except ValueError as error:
            raise ValueError(words.damaged(file=file, line=number, maker=maker)) from error
        found.append((asked, told))
    return found


def _key(asked: Any) -> str:
    return json.dumps(asked, sort_keys=True)


# Sweeps.

EACH = 50
"""So many playouts of each position that is swept."""
FORMAT = "barrage_nb sweep 1"
SweepRow: TypeAlias = dict[str, Any]
Swept: TypeAlias = Position | str | GameText | Game
"""What can be swept: a position or its text, or a game, of which every turn is played out from its beginning."""


class Sample(NamedTuple):
    """A position to play out: the number of its game, and what it is called."""

    game: int
    name: str
    position: Position


class Sweep(Sequence[SweepRow]):
    """A table of records: a row for each position, policy and company; `pandas.DataFrame(sweep)` takes it as it is."""

    def __init__(self, rows: Iterable[SweepRow] = ()) -> None:
        self.rows = tuple(rows)

    @overload
    def __getitem__(self, index: int) -> SweepRow: ...
    @overload
    def __getitem__(self, index: slice) -> Sweep: ...
    def __getitem__(self, index: int | slice) -> SweepRow | Sweep:
        return Sweep(self.rows[index]) if isinstance(index, slice) else self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sweep) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(tuple(tuple(row.items()) for row in self.rows))

    def __str__(self) -> str:
        return "\n".join(columns([swept_head(), *map(swept, self)]))

    def __repr__(self) -> str:
        positions = len({(row["game"], row["position"]) for row in self})
        return words.sweep_line(len(self), positions, len({row["policy"] for row in self}))


def swept_head() -> tuple[str, ...]:
    """The head of a sweep."""
    return ("", words.head_policy(), "", words.head_vp(), words.head_wins())


def swept(row: Mapping[str, Any]) -> tuple[str, ...]:
    """A row of a sweep: position, policy, company, points and wins."""
    vp = words.number_between(row["vp"], row["vp_low"], row["vp_high"])
    won = Estimate(row["won"], row["won_low"], row["won_high"], row["n"]).share
    return row["position"], row["policy"], company(row["company"]), vp, won


def sweep(
    positions: Swept | Iterable[Swept] | Mapping[str, Position | str],
    policies: Policies | Sequence[Policies] | Mapping[str, Policies] = POLICY,
    n: int = EACH,
    seed: int = 0,
    *,
    within: float | None = None,
    level: float = LEVEL,
    who: str | None = None,
    save: str | Path | None = None,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Sweep], object] | None = None,
) -> Sweep:
    """Play out every position under every policy, as `rollout` does, and put all that comes of it in one table.

    Positions and policies may have names, as the keys of a mapping; of a game, every turn is played out. With `save`,
    what is done is kept in a file, and the same call goes on where the last one ended; a policy is known there by its
    name, so give it another when you change it.
    """
    samples = tuple(_samples(positions))
    by_name = _named_policies(policies)
    Precision(n, within, level).checked()
    over = [sample.name for sample in samples if sample.position.question is None]
    if over:
        raise ValueError(words.over_in_sweep(names=tuple(over)))
    kept = KeptLines(save, FORMAT, "sweep")
    rows: list[SweepRow] = []
    for sample in samples:
        asker = asked_by(sample.position, who)
        for name, policy in by_name.items():
            asked = {"position": sample.position.text, "policy": name, "n": n, "seed": seed, "who": asker}
            asked |= {"within": within, "level": level}
            found = kept.known(asked)
            if found is None:
                how: dict[str, Any] = {"within": within, "level": level, "executor": executor, "watch": watch}
                found = list(_rows(rollout(sample.position, policy, n, seed, who=asker, **how)))
                kept.keep(asked, found)
            head = {"game": sample.game, "position": sample.name, "round": sample.position.round, "asker": asker}
            rows += [{**head, "policy": name, **row} for row in found]
            if progress is not None:
                progress(Sweep(rows))
    return Sweep(rows)


def _rows(found: Rollout) -> Iterator[SweepRow]:
    for who in found.companies:
        row: SweepRow = {"company": who}
        row |= found.vp(who).columns("vp") | found.won(who).columns("won")
        sources = found.sources(who)
        row |= {"so far": found.so_far(who)}
        row |= {source: sources[source].mean if source in sources else 0.0 for source in SOURCES}
        yield row | {"n": found.count, "ended": found.ended, "seed": found.seed}


def _samples(given: Swept | Iterable[Swept] | Mapping[str, Position | str]) -> Iterator[Sample]:
    if isinstance(given, Mapping):
        yield from (Sample(1, name, as_position(position)) for name, position in given.items())
        return
    several = [given] if isinstance(given, Position | str | GameText | Game) else list(given)
    for number, one in enumerate(several, 1):
        if isinstance(one, Game | GameText):
            yield from _turns(number, one.game_text() if isinstance(one, Game) else one)
        else:
            yield Sample(number, words.unnamed(number), as_position(one))


def _turns(number: int, game: GameText) -> Iterator[Sample]:
    """Every position of a game in which a turn begins."""
    turns, begun = Turns(), set[tuple[int, str, int]]()
    for step in game.steps():
        ask = turns.ask(step.before)
        if ask is not None and ask.turn and ask[:3] not in begun:
            begun.add(ask[:3])
            yield Sample(number, ask.moment, step.before)


def _named_policies(policies: Policies | Sequence[Policies] | Mapping[str, Policies]) -> dict[str, Policies]:
    """Policies by name: a mapping of companies is one policy, one of other names are several."""
    if isinstance(policies, Mapping) and not any(name in every_company() for name in policies):
        return {name: policies[name] for name in policies}
    several = policies if isinstance(policies, Sequence) else [cast(Policies, policies)]
    by_name = {named(policy): policy for policy in several}
    if len(by_name) < len(several):
        raise ValueError(words.policies_alike(names=tuple(named(policy) for policy in several)))
    return by_name
