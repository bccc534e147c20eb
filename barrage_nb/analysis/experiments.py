"""Experiments: the same games played under several designs, by several players, and what a design changes in them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from math import isnan
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast, overload

from ..engine.play import Step
from ..engine.position import Position
from ..engine.rulings import Design
from ..engine.setup import every_company, level_named, new_game
from ..words import experiments as words
from ..words import messages
from ..words.message import Message
from ..words.names import in_a_row, listed, told_together
from .designs import Designed, SaidDesign, as_designed, as_kept, box_of, restored
from .executors import USUAL, WorkedBy, Workers, spread
from .playouts import Policies, Watch, check_strategy, named, seated, seed_of
from .quick import wavering_player
from .rollouts import KeptLines, read_lines
from .rounds import NUMBERS, GameRow, Measure, by_round, measured, named_measure, whole_game
from .statistics import LEVEL, Estimate, mean

GAMES, LEAST_PAIRS = 10, 5
"""So many games are played if nothing is said; below so many pairs there is no verdict, however alike they look."""
PRINTED, CHANGED = "printed", "changed"
"""What a design is called, in every language, that has no name of its own."""
PLAYERS: Mapping[str, WhoPlays] = {"programs": wavering_player, "automas": "hard"}
"""Who plays where nobody else is named: two kinds of players who think in quite different ways."""
FORM = f"barrage_nb experiment 1: {', '.join(NUMBERS)}"
WhoPlays: TypeAlias = Policies | str
"""Who plays: a policy, one for each company that is not to have the usual one, or the level of Automas for all."""
OfGame = TypeVar("OfGame")


class OneGame(NamedTuple):
    """A game to play: its design and players by name, and the seed."""

    design: str
    players: str
    seed: int


class GamesToPlay(NamedTuple):
    """The games of an experiment; every number of it is a game, whoever plays it, and when."""

    games: tuple[OneGame, ...]
    designs: Mapping[str, Designed]
    players: Mapping[str, WhoPlays]
    seats: int
    rules: str

    @property
    def policy(self) -> Policies:
        """The policies of those who are no Automas."""
        return cast(Policies, {name: each for name, each in self.players.items() if not isinstance(each, str)})

    def start(self, game: OneGame) -> Position:
        """How a game begins; under each design, the same seed lays out the same tiles and piles."""
        who, box = self.players[game.players], box_of(self.designs[game.design])
        automas = (who,) * self.seats if isinstance(who, str) else ()
        return new_game(self.seats, self.rules, game.seed, box=box, automas=automas)

    def steps(self, game: OneGame, watch: Watch | None = None) -> tuple[Position, tuple[Step, ...]]:
        """How a game begins, and every step of it."""
        who, start = self.players[game.players], self.start(game)
        choose = seated({} if isinstance(who, str) else who, seed_of("experiment", game.seed), watch)
        return start, whole_game(start, choose)

    def played(self, number: int, watch: Watch | None = None) -> tuple[list[GameRow], ...]:
        """The rows of a game, by round and company."""
        return (by_round(*self.steps(self.games[number], watch)),)


@dataclass(frozen=True)
class Finding:
    """What a design changes in a number of the game against another, with an interval by kind of players."""

    design: str
    against: str
    measure: str
    by: Mapping[str, Estimate]

    @property
    def pairs(self) -> int:
        """How many pairs of games there are of those players who have the fewest."""
        return min(each.n for each in self.by.values())

    @property
    def verdict(self) -> str:
        """Whether all players see the same: "agree", "disagree", "open" while an interval holds zero; "none" of few."""
        if self.pairs < LEAST_PAIRS:
            return "none"
        signs = {0 if each.open else (1 if each.mean > 0 else -1) for each in self.by.values()}
        return "disagree" if {1, -1} <= signs else "open" if 0 in signs else "agree"

    @property
    def direction(self) -> str:
        """What all players agree on, "more" or "less"; "open" where they do not."""
        more = next(iter(self.by.values())).mean > 0
        return "open" if self.verdict != "agree" else "more" if more else "less"

    @property
    def judged(self) -> Message:
        """Whether all players see the same, in a few words: 'more: all players agree', 'open for automas'."""
        if self.verdict == "none":
            return words.too_few_pairs(self.pairs)
        if self.verdict == "agree":
            return words.agree(self.direction == "more", len(self.by))
        if all(each.mean == each.low == each.high == 0 for each in self.by.values()):
            return words.verdict_no_change()
        if self.verdict == "disagree":
            return words.verdict_disagree()
        unsure = [who for who, each in self.by.items() if each.open]
        return (
            words.verdict_open() if len(unsure) == len(self.by) else words.open_for(listed(map(words.players, unsure)))
        )

    def __str__(self) -> str:
        each = in_a_row(words.player_change(words.players(who), one.change) for who, one in self.by.items())
        designs = words.design(self.design), words.design(self.against)
        return words.what_changes(*designs, words.measure(self.measure), each, self.judged)


class Findings(Sequence[Finding]):
    """What every design changes; `rows` is a table that pandas and `plot` take."""

    def __init__(self, effects: Iterable[Finding]) -> None:
        self.effects = tuple(effects)

    @overload
    def __getitem__(self, index: int) -> Finding: ...
    @overload
    def __getitem__(self, index: slice) -> Findings: ...
    def __getitem__(self, index: int | slice) -> Finding | Findings:
        return Findings(self.effects[index]) if isinstance(index, slice) else self.effects[index]

    def __len__(self) -> int:
        return len(self.effects)

    @property
    def rows(self) -> list[GameRow]:
        """A row for each design and kind of players."""
        return [
            {
                "design": each.design,
                "against": each.against,
                "measure": each.measure,
                "players": players,
                **found.columns("effect"),
                "n": found.n,
                "verdict": each.verdict,
            }
            for each in self
            for players, found in each.by.items()
        ]

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def __repr__(self) -> str:
        each = [words.finding(words.design(each.design), each.judged) for each in self]
        return words.findings(told_together(each) if each else "")


@dataclass(frozen=True)
class Experiment(Sequence[GameRow]):
    """Games under several designs: a row for each game, round and company, which `pandas.DataFrame` takes as it is."""

    designs: Mapping[str, Designed]
    rows: tuple[GameRow, ...]
    seats: int = 4
    rules: str = "full"
    minds: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What the players of each kind are in code, where that is known: "wavering_player", "hard"."""

    @overload
    def __getitem__(self, index: int) -> GameRow: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[GameRow, ...]: ...
    def __getitem__(self, index: int | slice) -> GameRow | tuple[GameRow, ...]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    @cached_property
    def games(self) -> Mapping[OneGame, tuple[GameRow, ...]]:
        """The rows of each game."""
        apart = groupby(self.rows, key=lambda row: OneGame(row["design"], row["players"], row["seed"]))
        return {game: tuple(rows) for game, rows in apart}

    @property
    def players(self) -> tuple[str, ...]:
        """The kinds of players, by name."""
        return tuple(dict.fromkeys(game.players for game in self.games))

    @property
    def printed(self) -> str:
        """What the design is called that changes nothing."""
        return next((name for name, design in self.designs.items() if design == Design()), next(iter(self.designs)))

    def only(self, *players: str) -> Experiment:
        """The games of some kinds of players alone."""
        strange = [who for who in players if who not in self.players]
        if strange or not players:
            raise ValueError(words.no_players(got=", ".join(strange), known=self.players))
        return replace(self, rows=tuple(row for row in self.rows if row["players"] in players))

    def values(self, measure: Measure, design: str, players: str) -> dict[int, float]:
        """What each game comes to, by its seed; a game of which a measure says nothing (`nan`) is left out."""
        if design not in self.designs:
            raise ValueError(words.no_design(got=design, known=tuple(self.designs)))
        read = measured(measure)
        found = {game.seed: read(rows) for game, rows in self.games.items() if game[:2] == (design, players)}
        return {seed: value for seed, value in found.items() if not isnan(value)}

    def value(self, measure: Measure, design: str, players: str, level: float = LEVEL) -> Estimate:
        """What the games of a design come to on average."""
        return mean(list(self.values(measure, design, players).values()), 1 - level)

    def means(self, measure: Measure, level: float = LEVEL) -> list[GameRow]:
        """A row for each design and kind of players, with its mean and interval: a table for pandas and `plot`."""
        return [
            {"design": design, "players": who, "measure": named_measure(measure), **found.columns("mean"), "n": found.n}
            for design in self.designs
            for who in self.players
            for found in (self.value(measure, design, who, level),)
        ]

    def differences(self, measure: Measure, design: str, players: str, against: str) -> dict[int, float]:
        """How much more each game comes to under one design than under another, with the same seed."""
        here, there = (self.values(measure, name, players) for name in (design, against))
        return {seed: here[seed] - there[seed] for seed in here if seed in there}

    def effect(self, measure: Measure, design: str, against: str | None = None, level: float = LEVEL) -> Finding:
        """What a design changes in a measure against the printed game or another design, by kind of players.

        The intervals are of the differences between games of the same seed.
        """
        against = self.printed if against is None else against
        apart = {who: list(self.differences(measure, design, who, against).values()) for who in self.players}
        if not all(apart.values()):
            raise ValueError(words.no_games(design=design, against=against))
        estimates = {who: mean(each, 1 - level) for who, each in apart.items()}
        return Finding(design, against, named_measure(measure), estimates)

    def effects(self, measure: Measure, against: str | None = None, level: float = LEVEL) -> Findings:
        """What every other design changes in a measure."""
        against = self.printed if against is None else against
        return Findings(self.effect(measure, design, against, level) for design in self.designs if design != against)

    def __str__(self) -> str:
        seeds = {game.seed for game in self.games}
        kinds = len(self.players), listed(map(words.players, self.players))
        return words.played(len(self.games), len(self.designs), *kinds, min(seeds), max(seeds))

    __repr__ = __str__


def experiment(
    designs: Mapping[str, SaidDesign] | SaidDesign,
    players: Mapping[str, WhoPlays] = PLAYERS,
    n: int = GAMES,
    seed: int = 0,
    *,
    seats: int = 4,
    rules: str = "full",
    save: str | Path | None = None,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Experiment:
    """Play n games under every design with every kind of players, and under the printed game too: the same seeds each.

    A design may be a box, or the rows of one. Designs have names, as the keys of a mapping; one alone is called
    "changed". So have players: each is a policy as `rollout` takes it, the level of Automas that play all companies,
    or policies for some companies: the others, and the draft, are played by the usual player. The seeds are `seed`,
    `seed + 1` and so on.
    With `save`, every game is kept in a file as soon as it is over, and the same call goes on where the last one ended;
    players are known there by their name. `progress` is told after each game how many are done, and of how many.
    """
    designs = _with_printed(designs if isinstance(designs, Mapping) else {CHANGED: designs})
    if type(n) is not int or n < 1:
        raise ValueError(words.no_games_asked(n=n))
    minds = {name: mind_of(each) for name, each in players.items()}
    players = {name: _checked_players(each) for name, each in players.items()}
    asked = tuple(OneGame(design, who, seed + number) for number in range(n) for who in players for design in designs)
    job = GamesToPlay(asked, designs, players, seats, rules)
    for name in players:
        job.start(OneGame(next(iter(designs)), name, seed))  # refuses what is no game
    kept = KeptLines(save, FORM, "experiment")
    table = {"seats": seats, "rules": rules}
    keys = {game: {**game._asdict(), "changes": as_kept(designs[game.design]), **table} for game in asked}
    known = {game: kept.known(keys[game]) for game in asked}
    missing = tuple(game for game, lines in known.items() if lines is None)
    with closing(played(job._replace(games=missing), WorkedBy(executor, watch))) as each_game:
        for game, rows in each_game:
            known[game] = [list(column) for column in zip(*(row.values() for row in rows), strict=True)]
            kept.keep(keys[game], known[game])
            if progress is not None:
                progress(len(asked) - sum(lines is None for lines in known.values()), len(asked))
    return Experiment(designs, tuple(row for game in asked for row in _rows(game, known[game])), seats, rules, minds)


def played(job: GamesToPlay, worked: WorkedBy = WorkedBy()) -> Generator[tuple[OneGame, list[GameRow]], None, None]:
    """Each game with its rows by round and company, in their order."""
    with closing(spread(job, len(job.games), worked)) as pieces:
        games = iter(job.games)
        for piece in pieces:
            for (rows,) in piece:
                yield next(games), rows


class ToldGames(NamedTuple, Generic[OfGame]):
    """Games of which something else is told than their rounds, whoever plays them, and when."""

    games: GamesToPlay
    tell: Callable[[OneGame, Position, Sequence[Step]], list[OfGame]]

    @property
    def policy(self) -> Policies:
        """The policies of those who are no Automas."""
        return self.games.policy

    def played(self, number: int, watch: Watch | None = None) -> tuple[list[OfGame]]:
        """What is told of a game."""
        game = self.games.games[number]
        return (self.tell(game, *self.games.steps(game, watch)),)


def told_of_games(
    tell: Callable[[OneGame, Position, Sequence[Step]], list[OfGame]],
    designs: Mapping[str, SaidDesign],
    players: Mapping[str, WhoPlays],
    n: int,
    seed: int,
    seats: int,
    executor: Workers,
) -> list[OfGame]:
    """What is told of n games under each design with each kind of players: the games that `experiment` plays."""
    made = {name: as_designed(design) for name, design in designs.items()}
    players = {name: level_named(each) if isinstance(each, str) else each for name, each in players.items()}
    games = tuple(OneGame(design, who, seed + number) for number in range(n) for who in players for design in made)
    job = ToldGames(GamesToPlay(games, made, players, seats, "full"), tell)
    with closing(spread(job, len(games), WorkedBy(executor, None))) as pieces:
        return [told for piece in pieces for (of_game,) in piece for told in of_game]


def load_experiment(text: str, name: str | None = None) -> Experiment:
    """An experiment from what `save` has kept of it."""
    rows, designs, tables = list[GameRow](), dict[str, Designed](), dict[tuple[int, str], None]()
    for asked, lines in read_lines(text, FORM, "experiment", name):
        designs[asked["design"]] = restored(asked["changes"])
        rows += _rows(OneGame(asked["design"], asked["players"], asked["seed"]), lines)
        tables[asked["seats"], asked["rules"]] = None
    if len(tables) > 1:
        raise ValueError(words.more_than_one_table(tables=[f"{seats}, {rules}" for seats, rules in tables]))
    return Experiment(designs, tuple(rows), *next(iter(tables), ()))


def _with_printed(designs: Mapping[str, SaidDesign]) -> dict[str, Designed]:
    """The designs, after the printed game where it is not among them."""
    if not designs:
        raise ValueError(words.no_designs())
    named = {name: as_designed(design) for name, design in designs.items()}
    return named if Design() in named.values() else {PRINTED: Design(), **named}


def mind_of(who: WhoPlays) -> str:
    """What players are in code: the name of a policy, or the level of Automas."""
    return level_named(who) if isinstance(who, str) else named(who)


def _checked_players(who: WhoPlays) -> WhoPlays:
    """Players as they can play any game: companies that nobody has named are played by the usual player."""
    if isinstance(who, str):
        return level_named(who)
    if not isinstance(who, Mapping):
        check_strategy(who)
        return who
    for company, policy in who.items():
        if company not in every_company():
            raise ValueError(messages.unknown_word(where="players", got=company, known=every_company()))
        check_strategy(policy)
    return {**dict.fromkeys(every_company(), wavering_player), **who}


def _rows(game: OneGame, columns: Sequence[Sequence[Any]]) -> Iterator[GameRow]:
    for numbers in zip(*columns, strict=True):
        yield {**game._asdict(), **dict(zip(("round", "company", *NUMBERS), numbers, strict=True))}
