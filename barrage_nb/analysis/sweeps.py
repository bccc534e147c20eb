"""Sweeps: many positions played out under many policies, as one table that can be kept and gone on with."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast, overload

from ..board.companies import COMPANIES
from ..engine.position import Position, as_position
from ..history import Game
from ..history.line import Turns
from ..history.summary import SOURCES
from ..notation.text import GameText
from ..words import analysis as words
from ..words.history import moment
from .executors import USUAL, Workers
from .keeping import KeptLines
from .playouts import Policies, Watch, asked_by, named
from .rollouts import POLICY, Rollout, rollout
from .statistics import LEVEL, Precision

PLAYOUTS = 50
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
    def __getitem__(self, index: slice) -> "Sweep": ...
    def __getitem__(self, index: int | slice) -> "SweepRow | Sweep":
        return Sweep(self.rows[index]) if isinstance(index, slice) else self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sweep) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(tuple(tuple(row.items()) for row in self.rows))

    def __str__(self) -> str:
        return words.sweep(self.rows)

    def __repr__(self) -> str:
        return words.sweep_in_short(self.rows)


def sweep(
    positions: Swept | Iterable[Swept] | Mapping[str, Position | str],
    policies: Policies | Sequence[Policies] | Mapping[str, Policies] = POLICY,
    n: int = PLAYOUTS,
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
                played = rollout(
                    sample.position,
                    policy,
                    n,
                    seed,
                    within=within,
                    level=level,
                    who=asker,
                    executor=executor,
                    watch=watch,
                )
                found = list(_rows(played))
                kept.keep(asked, found)
            head = {"game": sample.game, "position": sample.name, "round": sample.position.round, "asker": asker}
            rows += [{**head, "policy": name, **row} for row in found]
            if progress is not None:
                progress(Sweep(rows))
    return Sweep(rows)


def _rows(found: Rollout) -> Iterator[SweepRow]:
    """A row for each company, with every number in a column of its own."""
    for who in found.companies:
        row: SweepRow = {"company": who}
        for what, each in (("vp", found.vp(who)), ("won", found.won(who))):
            row |= {what: each.mean, f"{what}_low": each.low, f"{what}_high": each.high}
        sources = found.sources(who)
        row |= {"so far": found.so_far(who)}
        row |= {source: sources[source].mean if source in sources else 0.0 for source in SOURCES}
        yield row | {"n": found.count, "ended": found.ended, "seed": found.seed}


def _samples(given: Swept | Iterable[Swept] | Mapping[str, Position | str]) -> Iterator[Sample]:
    if isinstance(given, Mapping):
        for name, position in given.items():
            yield Sample(1, name, as_position(position))
        return
    several = [given] if isinstance(given, Position | str | GameText | Game) else list(given)
    for number, one in enumerate(several, 1):
        if isinstance(one, Game | GameText):
            yield from _turns(number, one.game_text() if isinstance(one, Game) else one)
        else:
            position = as_position(one)
            yield Sample(number, words.unnamed(number), position)


def _turns(number: int, game: GameText) -> Iterator[Sample]:
    """Every position of a game in which a turn begins."""
    turns, begun = Turns(), set[tuple[int, str, int]]()
    for step in game.steps():
        ask = turns.ask(step.before)
        if ask is not None and ask.turn and ask[:3] not in begun:
            begun.add(ask[:3])
            yield Sample(number, moment(ask), step.before)


def _named_policies(policies: Policies | Sequence[Policies] | Mapping[str, Policies]) -> dict[str, Policies]:
    """Policies by name: a mapping of companies is one policy, one of other names are several."""
    if isinstance(policies, Mapping) and not any(name in COMPANIES for name in policies):
        return {name: policies[name] for name in policies}
    several = policies if isinstance(policies, Sequence) else [cast(Policies, policies)]
    by_name = {named(policy): policy for policy in several}
    if len(by_name) < len(several):
        raise ValueError(words.policies_alike(names=tuple(named(policy) for policy in several)))
    return by_name
