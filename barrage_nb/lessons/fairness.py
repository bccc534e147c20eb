"""Is a game fair? How often each seat, company and officer wins, how many games that takes, and what decides."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from ..analysis.experiments import Experiment, Finding, GamesToPlay, OneGame, WhoPlays
from ..analysis.rounds import SCORED, GameRow, rounds_of
from ..analysis.statistics import LEVEL, Estimate, mean, share, wilson
from ..words import experiments as words
from ..words.analysis import percent
from ..words.experiments import players
from ..words.history import SOURCES
from ..words.message import Message
from ..words.names import company, in_a_row, officer
from .experiments import AT_THE_TABLE

SEAT, COMPANY, OFFICER = GROUPINGS = ("seat", "company", "officer")
MOST_GAMES = 100_000


@dataclass(frozen=True)
class Winning:
    """How often one seat (by number), company or officer (by file name) comes first, by kind of players."""

    grouping: str
    key: int | str
    even: float
    by: Mapping[str, Estimate]

    @property
    def name(self) -> str:
        """What it is called."""
        return _called(self.grouping, self.key)

    @property
    def against_even(self) -> Finding:
        """How much more often than its even share."""
        less = {
            who: each._replace(mean=each.mean - self.even, low=each.low - self.even, high=each.high - self.even)
            for who, each in self.by.items()
        }
        return Finding(self.name, words.even(), "won", less)

    @property
    def judged(self) -> Message:
        """Whether it wins more or less than its even share, and whether all players see the same."""
        against = self.against_even
        if against.verdict != "agree":
            return against.judged
        return words.more_or_less(against.direction == "more", len(against.by))

    def share(self, found: Estimate) -> Message:
        """A share with its interval, '31 % (25 to 38 %)'; in more digits where an end seems to be the even share."""
        near = percent(self.even) in (percent(found.low), percent(found.high))
        return words.share_between(percent(found.mean), 100 * found.low, 100 * found.high, 1 if near else 0)

    def __str__(self) -> str:
        shares = (words.player_share(players(who), self.share(one)) for who, one in self.by.items())
        return words.winning(self.name, in_a_row(shares), self.judged)


def _called(grouping: str, key: Any) -> str:
    return words.seat(key) if grouping == SEAT else company(key) if grouping == COMPANY else officer(key)


class WinShares(Sequence[Winning]):
    """How often each of them comes first; `rows` is a table that pandas and `plot` take."""

    def __init__(self, grouping: str, each: Sequence[Winning], level: float) -> None:
        self.grouping, self.each, self.level = grouping, tuple(each), level

    def __getitem__(self, index: Any) -> Any:
        return self.each[index]

    def __len__(self) -> int:
        return len(self.each)

    @property
    def rows(self) -> list[GameRow]:
        """A row for each of them and kind of players."""
        return [
            {
                self.grouping: one.name,
                "players": who,
                **found.columns("won"),
                "n": found.n,
                "even": one.even,
                "verdict": one.against_even.verdict,
            }
            for one in self.each
            for who, found in one.by.items()
        ]

    @property
    def head(self) -> Message:
        """What these are the shares of."""
        games = sorted({one.n for each in self for one in each.by.values()})
        how_many = games[0], games[-1], len(games) == 1
        return words.share_table(words.GROUPINGS[self.grouping], *how_many, 100 * self.level, percent(self[0].even))

    def __str__(self) -> str:
        return "\n".join(map(str, (self.head, *self)))

    __repr__ = __str__


def win_shares(
    found: Experiment,
    by: str = SEAT,
    *,
    games: int | None = None,
    design: str | None = None,
    players: Mapping[str, WhoPlays] = AT_THE_TABLE,
    level: float = LEVEL,
) -> WinShares:
    """How often each "seat", "company" or "officer" comes first in the games of a design, or in the first so many.

    A seat is a place in the turn order of the first round. Officers are not in the rows of a game: they are dealt
    again, as `players` who sit down with one.
    """
    if by not in GROUPINGS:
        raise ValueError(words.no_grouping(got=by, known=GROUPINGS))
    design = found.printed if design is None else design
    key_of = _keys(found, by, players)
    shares: dict[int | str, dict[str, list[float]]] = {}
    sat = 1
    for who in found.players:
        for game, rows in _games(found, design, who, games):
            first = next(rounds_of(rows))
            sat = len(first)
            for row in first:
                shares.setdefault(key_of(game, row), {}).setdefault(who, []).append(row["won"])
    return WinShares(
        by,
        [
            Winning(by, key, 1 / sat, {who: share(won, 1 - level) for who, won in shares[key].items()})
            for key in sorted(shares, key=lambda key: _called(by, key))
        ],
        level,
    )


def as_games_grow(
    found: Experiment, by: str, key: int | str, counts: Sequence[int] = (10, 20, 40, 80, 160)
) -> list[GameRow]:
    """How often one of them comes first in the first games, and in more and more of them: rows for `plot`.

    A seat is named by its number, as 2, a company or an officer as in the game's own files, as "usa" and "krylov".
    """
    shares = {count: win_shares(found, by, games=count) for count in counts}
    chosen = {count: WinShares(by, [one for one in each if one.key == key], LEVEL) for count, each in shares.items()}
    if not any(chosen.values()):
        known = tuple(dict.fromkeys(str(one.key) for each in shares.values() for one in each))
        raise ValueError(words.nobody_so_called(got=key, by=words.GROUPINGS[by], known=known))
    return [{"games": count, **row} for count, each in chosen.items() for row in each.rows]


def _games(
    found: Experiment, design: str, who: str, games: int | None
) -> Iterator[tuple[OneGame, tuple[GameRow, ...]]]:
    every = [(game, rows) for game, rows in found.games.items() if game[:2] == (design, who)]
    if not every:
        raise ValueError(words.none_played(design=design, known=tuple(found.designs)))
    return iter(every[:games])


def _keys(found: Experiment, by: str, players: Mapping[str, WhoPlays]) -> Callable[[OneGame, GameRow], int | str]:
    """What a company of a game is known by in such a grouping."""
    if by == SEAT:
        return lambda game, row: int(row["place"])
    if by == COMPANY:
        return lambda game, row: str(row["company"])
    unknown = [who for who in found.players if who not in players]
    if unknown:
        raise ValueError(words.who_are_they(got=unknown, known=tuple(players)))
    asked = GamesToPlay((), found.designs, players, len({row["company"] for row in found}), "full")
    dealt: dict[OneGame, Mapping[str, str | None]] = {}

    def officer(game: OneGame, row: GameRow) -> str:
        if game not in dealt:
            start = asked.start(game)
            dealt[game] = dict(start.offer) or {who: each.officer for who, each in start.companies.items()}
        name = dealt[game][row["company"]]
        if name is None:
            raise ValueError(words.no_officer(players=game.players))
        return name

    return officer


def games_until_sure(rate: float, even: float = 0.25, level: float = LEVEL) -> int:
    """After how many games the interval of such a share leaves the even share, if it stays as it is."""
    if not 0 <= rate <= 1 or rate == even:
        raise ValueError(words.never_sure(rate=rate, even=even))
    for count in range(2, MOST_GAMES):
        found = wilson(rate, count, 1 - level)
        if not found.low <= even <= found.high:
            return count
    raise ValueError(words.too_near(rate=rate, even=even, most=MOST_GAMES))


def deciding(found: Experiment, design: str | None = None) -> list[GameRow]:
    """Where victory comes from: a row for each source of points and kind of players.

    `scored` is what a company has of it on average, `lead` how much more of it the winner has than the mean of the
    others, and `other_winner` the share of games that somebody else would have won if nobody got these points, with
    everybody playing as they did.
    """
    design = found.printed if design is None else design
    return [
        {"source": SOURCES[source.removeprefix("vp_").replace("_", " ")], "players": who}
        | mean([fmean(_points(rows, source).values()) for rows in every]).columns("scored")
        | mean([_lead(rows, source) for rows in every]).columns("lead")
        | share([_other_winner(rows, source) for rows in every]).columns("other_winner")
        for source in SCORED
        for who in found.players
        for every in ([rows for _, rows in _games(found, design, who, None)],)
    ]


def _points(rows: Sequence[GameRow], source: str) -> dict[str, int]:
    points = dict.fromkeys((row["company"] for row in rows), 0)
    for row in rows:
        points[row["company"]] += row[source]
    return points


def _winners(rows: Sequence[GameRow], less: Mapping[str, int]) -> set[str]:
    """Who is first at the end, by points and then by energy, without some points (E8)."""
    ends = {
        row["company"]: (row["vp"] - less.get(row["company"], 0), row["energy"]) for row in list(rounds_of(rows))[-1]
    }
    return {who for who, end in ends.items() if end == max(ends.values())}


def _lead(rows: Sequence[GameRow], source: str) -> float:
    points, first = _points(rows, source), _winners(rows, {})
    others = [number for who, number in points.items() if who not in first]
    return fmean(points[who] for who in first) - fmean(others) if others else 0.0


def _other_winner(rows: Sequence[GameRow], source: str) -> float:
    return float(_winners(rows, {}).isdisjoint(_winners(rows, _points(rows, source))))
