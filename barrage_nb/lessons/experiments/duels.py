"""Games of which only the end is kept: unequal players at one table, and the same table again with other luck."""

import bz2
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import NamedTuple

from ...analysis.playouts import Policy, seated, seed_of
from ...analysis.quick import wavering_player
from ...analysis.search import search_player
from ...analysis.seeds import EACH
from ...engine.play import Strategy, play, play_on
from ...engine.position import Playout, Position
from ...engine.setup import ChooseCompany, new_game
from .habits import COLLECTORS, PIPELAYERS, Habit, builders


def search_20(seed: int) -> Strategy:
    """A search of 20 playouts for a turn."""
    return search_player(seed, playouts=20)


def search_10(seed: int) -> Strategy:
    """The same with half the thinking."""
    return search_player(seed, playouts=10)


WHO: Mapping[str, Policy | str] = {
    "programs": wavering_player,
    "off by 10": Habit(doubt=10.0),
    "off by 30": Habit(doubt=30.0),
    "builders": builders,
    "collectors": Habit(COLLECTORS),
    "pipelayers": Habit(PIPELAYERS),
    "hard": "hard",
    "medium": "medium",
    "easy": "easy",
    "search 20": search_20,
    "search 10": search_10,
}
"""Who sits down in these games, by name."""
STYLES = ("programs", "builders", "pipelayers", "collectors")
PAIRINGS: Mapping[tuple[str, str], int] = {
    ("programs", "off by 10"): 100,
    ("programs", "off by 30"): 100,
    ("hard", "medium"): 100,
    ("hard", "easy"): 100,
    **dict.fromkeys(combinations(STYLES, 2), 30),
    ("search 20", "programs"): 6,
    ("search 20", "search 10"): 20,
}
"""Who meets whom, and on how many tables: a search thinks for seconds, and so sits at few."""
TABLES, LUCKS = 20, 8
"""So many tables of four programs are played with so many lucks each."""
DUELS_AT, LUCK_AT = 78 * EACH, 79 * EACH
"""Where their seeds begin in a block."""
KEPT = "27_meetings.jsonl.bz2"


class Meeting(NamedTuple):
    """How a game ended: who played, in turn order, and with which company; points, and shares of the first place.

    `cards` is the seed that lays out the table and shuffles the piles, `luck` the seed of what programs leave to
    chance. Automas leave nothing to chance but what lies in the piles.
    """

    cards: int
    luck: int
    players: tuple[str, ...]
    companies: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    won: tuple[float, ...] = ()

    def played(self) -> "Meeting":
        """The same once it is played: the usual players draft, and then these take their seats."""
        position = drafted(self.cards, len(self.players))
        companies = tuple(position.order)
        seats = dict(zip(companies, map(WHO.__getitem__, self.players), strict=True))
        automas = {who: level for who, level in seats.items() if isinstance(level, str)}
        if automas:
            position = new_game(len(seats), seed=self.cards, automas=automas)
        ended = Playout(position)
        play_on(ended, seated({who: each for who, each in seats.items() if not isinstance(each, str)}, self.chances))
        points = tuple(ended.companies[who].vp for who in companies)
        first = ended.ranking[0]
        return self._replace(
            companies=companies, points=points, won=tuple((who in first) / len(first) for who in companies)
        )

    @property
    def chances(self) -> int:
        """What the chances of the programs begin with."""
        return seed_of("meeting", self.cards, self.luck)


def drafted(cards: int, seats: int) -> Position:
    """A table once the usual players have drafted."""
    position, choose = new_game(seats, seed=cards), seated(wavering_player, seed_of("draft", cards))
    while isinstance(position.question, ChooseCompany):
        position = play(position, choose(position)).after
    return position


def asked(block: range, pairings: Iterable[tuple[str, str]] = PAIRINGS) -> Iterator[Meeting]:
    """The duels of a block, each table twice, with the companies changed, and the tables that are played again."""
    for pair in pairings:
        for cards in block[DUELS_AT:][: PAIRINGS[pair]]:
            yield from (Meeting(cards, 0, players) for players in (pair, pair[::-1]))
    for cards in block[LUCK_AT:][:TABLES]:
        yield from (Meeting(cards, luck, ("programs",) * 4) for luck in range(LUCKS))


def packed(found: Iterable[Meeting]) -> bytes:
    """What is kept of them."""
    return bz2.compress("\n".join(json.dumps(each) for each in found).encode())


def unpacked(kept: bytes) -> tuple[Meeting, ...]:
    """What was kept."""
    lines = map(json.loads, bz2.decompress(kept).decode().splitlines())
    return tuple(Meeting(cards, luck, *map(tuple, each)) for cards, luck, *each in lines)


@cache
def meetings() -> tuple[Meeting, ...]:
    """All of them: each can be played again, and ends the same."""
    return unpacked((files(__package__) / KEPT).read_bytes())
