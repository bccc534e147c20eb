"""Who used what of the box in a game: spaces, tiles and contracts, and how that company ended."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from ..board.box import PRINTED as PRINTED_BOX
from ..board.box import Box
from ..engine.events import Fulfilled, Invested, Placed
from ..engine.play import Step
from ..engine.position import Position
from ..engine.values import Table
from .designs import SaidDesign
from .executors import USUAL, Workers
from .experiments import LEAST_PAIRS, PLAYERS, PRINTED, Finding, OneGame, WhoPlays, told_of_games
from .rounds import GameRow, by_round, rounds_of
from .statistics import mean


class Used(NamedTuple):
    """What a company used in a game, how often each ('space bank', 'tile adv1_base'), and how it ended."""

    design: str
    players: str
    seed: int
    company: str
    won: float
    vp: int
    uses: Mapping[str, int]

    def of(self, card: str) -> int:
        """How often it used a card."""
        return self.uses.get(card, 0)

    @property
    def game(self) -> OneGame:
        """Its game."""
        return OneGame(self.design, self.players, self.seed)


def used_by(steps: Sequence[Step]) -> dict[str, Counter[str]]:
    """What each company used in a game: a space for a turn, a tile for a piece, a contract by fulfilling it."""
    found = {who: Counter[str]() for who in steps[-1].after.companies}
    for event in (event for step in steps for event in step.events):
        if isinstance(event, Placed):
            found[event.who][f"space {event.space}"] += 1
        elif isinstance(event, Fulfilled):
            found[event.who][f"contract {event.contract}"] += 1
        elif isinstance(event, Invested) and event.tile is not None:
            found[event.who][f"tile {event.tile}"] += 1
    return found


def _uses_of(game: OneGame, start: Position, steps: Sequence[Step]) -> list[Used]:
    *_, last = rounds_of(by_round(start, steps))
    used = used_by(steps)
    return [Used(*game, row["company"], row["won"], row["vp"], Table(used[row["company"]])) for row in last]


def played_uses(
    designs: Mapping[str, SaidDesign],
    players: Mapping[str, WhoPlays] = PLAYERS,
    n: int = 10,
    seed: int = 0,
    *,
    seats: int = 4,
    executor: Workers = USUAL,
) -> list[Used]:
    """Who used what in n games under each design with each kind of players: the games that `experiment` plays."""
    return told_of_games(_uses_of, {PRINTED: (), **designs}, players, n, seed, seats, executor)


def use_of_card(found: Sequence[Used], card: str) -> list[GameRow]:
    """How often a card is used: a row for each design and kind of players.

    `a_game` is how often in a game, `games` the share of games in which somebody used it, `users` how many did.
    """
    return [
        {"design": design, "players": who}
        | mean([float(sum(each.of(card) for each in game)) for game in games]).columns("a_game")
        | {"games": fmean(any(each.of(card) for each in game) for game in games)}
        | {"users": fmean(sum(each.of(card) > 0 for each in game) for game in games)}
        for design, who, games in _apart(found)
    ]


def users_against_others(found: Sequence[Used], card: str) -> list[GameRow]:
    """How whoever used a card most in a game ended against the others there: a row for each design and kind of players.

    `ahead` is by how many points on average, `won` the share of games that they won between them, `even` what it would
    be if the card did nothing; `verdict` is of `ahead`. A game in which all used it as often says nothing.
    """
    rows = list[GameRow]()
    for design, who, games in _apart(found):
        split = [(users, others) for game in games for users, others in [_most(game, card)] if others]
        ahead = [fmean(each.vp for each in users) - fmean(each.vp for each in others) for users, others in split]
        won = [sum(each.won for each in users) - len(users) / (len(users) + len(others)) for users, others in split]
        if split:
            even = fmean(len(users) / (len(users) + len(others)) for users, others in split)
            lead, enough = mean(ahead), len(ahead) >= LEAST_PAIRS
            rows.append(
                {"design": design, "players": who, "n": len(split)}
                | lead.columns("ahead")
                | {"verdict": Finding("users", "others", "vp", {who: lead}).direction if enough else "none"}
                | mean(won).columns("won_more")
                | {"won": fmean(won) + even, "even": even}
            )
    return rows


def _most(game: Sequence[Used], card: str) -> tuple[list[Used], list[Used]]:
    """Who used a card more often than the mean of a game, and the others."""
    middle = fmean(each.of(card) for each in game)
    users = [each for each in game if each.of(card) > middle]
    return users, [each for each in game if each not in users] if users else []


def pushed_out(found: Sequence[Used], card: str, design: str, against: str = PRINTED) -> list[GameRow]:
    """How much more or less often all else is used with a card, in games of the same seed: a row for each kind.

    Spaces are counted by their part of the office, contracts by colour, tiles by structure; the least comes first.
    """
    by_game = {key: _of_kinds(game, card) for key, game in _games(found).items()}
    rows = list[GameRow]()
    for who in dict.fromkeys(each.players for each in found):
        pairs = [
            (uses, by_game[there])
            for game, uses in by_game.items()
            for there in [game._replace(design=against)]
            if game[:2] == (design, who) and there in by_game
        ]
        for kind in sorted({kind for pair in pairs for uses in pair for kind in uses}):
            change = mean([float(here[kind] - there[kind]) for here, there in pairs])
            rows.append({"what": kind, "players": who, **change.columns("change")})
    return sorted(rows, key=lambda row: row["change"])


def _of_kinds(game: Sequence[Used], card: str) -> Counter[str]:
    counts = Counter[str]()
    for thing, times in (pair for each in game for pair in each.uses.items()):
        counts[thing if thing == card else _kind(thing)] += times
    return counts


def _kind(thing: str, box: Box = PRINTED_BOX) -> str:
    """Of what kind a printed thing is; one that is not printed stands for itself."""
    table, _, name = thing.partition(" ")
    if name in box.spaces:
        return box.spaces[name].section
    if name in box.tiles:
        return f"{table} {box.tiles[name].structure}"
    number = int(name) if name.isdigit() else 0
    return f"{table} {box.contracts[number].colour}" if number in box.contracts else thing


def _games(found: Sequence[Used]) -> dict[OneGame, list[Used]]:
    games = dict[OneGame, list[Used]]()
    for each in found:
        games.setdefault(each.game, []).append(each)
    return games


def _apart(found: Sequence[Used]) -> Iterator[tuple[str, str, list[list[Used]]]]:
    """The games of each design and kind of players."""
    apart = dict[tuple[str, str], list[list[Used]]]()
    for game, each in _games(found).items():
        apart.setdefault((game.design, game.players), []).append(each)
    return ((*key, games) for key, games in apart.items())
