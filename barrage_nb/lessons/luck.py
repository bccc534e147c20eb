"""Luck and skill: how much better one player is than another, and where the spread of points comes from."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import groupby
from random import Random
from statistics import fmean, variance

from ..analysis.rounds import GameRow
from ..analysis.statistics import LEVEL, Estimate, mean
from ..words import maxims as words
from ..words.experiments import players
from .experiments.duels import PAIRINGS, STYLES, Meeting, meetings


def duel(one: str, other: str, found: Sequence[Meeting] | None = None) -> GameRow:
    """How far one player ends ahead of another, and how often it wins: the mean of two games on each table."""
    games = [game for game in (meetings() if found is None else found) if set(game.players) == {one, other}]
    if not games:
        known = tuple(f"{first} / {second}" for first, second in PAIRINGS)
        raise ValueError(words.no_pairing(one=one, other=other, known=known))
    ahead, won = dict[int, list[int]](), dict[int, list[float]]()
    for game in games:
        here, there = map(game.players.index, (one, other))
        ahead.setdefault(game.cards, []).append(game.points[here] - game.points[there])
        won.setdefault(game.cards, []).append(game.won[here])
    named = {"player": players(one), "against": players(other), "tables": len(ahead)}
    lead, share = (mean([fmean(each) for each in by.values()]) for by in (ahead, won))
    return named | lead.columns("ahead") | share.columns("won")


def duels(*pairs: tuple[str, str], found: Sequence[Meeting] | None = None) -> list[GameRow]:
    """A row for each pair of players: for pandas and `plot`."""
    return [duel(*pair, found) for pair in pairs]


def unequal(found: Sequence[Meeting] | None = None) -> list[GameRow]:
    """A row for each two players of whom one should be the better one."""
    return duels(*(pair for pair in PAIRINGS if not set(pair) <= set(STYLES)), found=found)


def of_styles(found: Sequence[Meeting] | None = None) -> list[GameRow]:
    """A row for each style against each other one."""
    return duels(*((one, other) for one in STYLES for other in STYLES if one != other), found=found)


def one_table() -> list[Meeting]:
    """The games of the first table that was played again and again with other luck."""
    games = [game for game in meetings() if len(game.players) == 4]
    return [game for game in games if game.cards == games[0].cards]


RESAMPLED = 200
"""From so many draws of tables the intervals of the parts come."""


def spread(found: Sequence[Meeting] | None = None) -> list[GameRow]:
    """Which parts of the spread of points come from the company, the seat, the cards and the luck of play.

    What is spread is how far a company ends from the mean of its game. Every table was played with the same lucks:
    what differs between games of one table is the luck of play. What is left between tables, once companies and seats
    have their means, are the cards.
    """
    games = [game for game in (meetings() if found is None else found) if len(game.players) == 4]
    tables = [list(each) for _, each in groupby(games, key=lambda game: game.cards)]
    leads, luck = [_leads(table) for table in tables], Random("spread")
    draws = [_parts(luck.choices(leads, k=len(leads))) for _ in range(RESAMPLED)]
    return [
        {"cause": words.CAUSES[cause], **_within(share, [each[cause] for each in draws]).columns("share")}
        for cause, share in _parts(leads).items()
    ]


Leads = Mapping[tuple[str, int], Sequence[float]]
"""How far a company, in its seat, ended from the mean of each game of a table."""


def _leads(table: Iterable[Meeting]) -> Leads:
    leads: dict[tuple[str, int], list[float]] = {}
    for game in table:
        for seat, (company, points) in enumerate(zip(game.companies, game.points, strict=True)):
            leads.setdefault((company, seat), []).append(points - fmean(game.points))
    return leads


def _parts(tables: Sequence[Leads]) -> dict[str, float]:
    """The share of each cause in the variance of leads; what chance alone would show of a cause is taken off."""
    cells = [(company, seat, lucky) for table in tables for (company, seat), lucky in table.items()]
    luck = fmean(variance(lucky) for _, _, lucky in cells)
    means = [(company, seat, fmean(lucky)) for company, seat, lucky in cells]
    between = fmean(lead * lead for _, _, lead in means) - luck / len(cells[0][2])
    company = _of_groups((who, lead) for who, _, lead in means)
    seat = _of_groups((seat, lead) for _, seat, lead in means)
    whole = between + luck
    found = {"company": company, "seat": seat, "cards": between - company - seat, "luck": luck}
    return {cause: part / whole for cause, part in found.items()}


def _of_groups(leads: Iterable[tuple[Hashable, float]]) -> float:
    """How much the means of groups differ, less what they would differ by chance."""
    groups: dict[Hashable, list[float]] = {}
    for group, lead in leads:
        groups.setdefault(group, []).append(lead)
    return fmean(fmean(each) ** 2 - variance(each) / len(each) for each in groups.values())


def _within(share: float, draws: Sequence[float]) -> Estimate:
    """A share with the interval in which it lay when the tables were drawn again."""
    out = round(len(draws) * (1 - LEVEL) / 2)
    low, *_, high = sorted(draws)[out : len(draws) - out]
    return Estimate(share, low, high, len(draws))
