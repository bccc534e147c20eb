"""Who beats whom, of the programs and the Automa's levels: `python benchmarks/ladder.py [--companies 4] [--write]`."""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, groupby, pairwise
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import NamedTuple, TypeAlias

from barrage_nb import Position, greedy, new_game, play, play_out, random_player
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.search import deep_player, learned_player, search_player
from barrage_nb.analysis.statistics import wilson
from barrage_nb.board.automa import LEVELS
from barrage_nb.board.companies import COMPANIES, SEATS
from barrage_nb.engine.events import Drafted
from barrage_nb.engine.moves import ACT, Move
from barrage_nb.engine.play import Step, Strategy
from barrage_nb.history.summary import SOURCES, summary
from barrage_nb.words.history import SOURCES as NAMES_OF_SOURCES

PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
REASONS = "## Why"  # from here on the page is written by hand
PROGRAMS: dict[str, Callable[[int], Strategy]] = {
    "random": random_player,
    "greedy": lambda seed: greedy,
    "quick": quick_player,
    "learned": learned_player,
    "search": search_player,
    "deep": deep_player,
}
PLAYERS = ("random", "greedy", "easy", "quick", "medium", "hard", "very hard", "learned", "search", "deep")
GAMES = 200
JUDGED = {"deep": 100, "search": 100, "learned": 200}
"""Who plays by the learned judge, and how many games at most: they meet Very Hard only, as their games take long."""
FRESH = 900_000
"""Where the seeds of their games begin: the judge has learned from lower ones."""
LATER = {"deep": 60_000, "search": 60_000, "learned": 40_000}
"""So far behind begin those of players that were changed when the games before had been looked at."""
PAIRINGS = tuple(
    (one, other) for one, other in combinations(reversed(PLAYERS), 2) if one not in JUDGED or other == "very hard"
)
Points: TypeAlias = dict[str, float]
"""Victory points by source."""


class Game(NamedTuple):
    """A game to play: who plays its first company or seat, who its second and the others, and the seed."""

    players: tuple[str, ...]
    seed: int


class Side(NamedTuple):
    """How a player came out of a game: the share of the first place, and the points by source."""

    player: str
    won: float
    points: dict[str, int]

    @property
    def vp(self) -> int:
        """All points together."""
        return sum(self.points.values())


class Pairing(NamedTuple):
    """The games of two players: all sides of the one, and those of the other, game by game."""

    one: tuple[Side, ...]
    other: tuple[Side, ...]

    @property
    def players(self) -> tuple[str, str]:
        """Who plays."""
        return self.one[0].player, self.other[0].player

    @property
    def companies(self) -> int:
        """How many play a game: the one is alone, and all the others are the other."""
        return 1 + len(self.other) // len(self.one)

    @property
    def rate(self) -> float:
        """The share of its games that the one won, a shared first place as a half."""
        return fmean(side.won for side in self.one)

    @property
    def interval(self) -> tuple[float, float]:
        """Where its chance to win lies with a confidence of 95 percent."""
        found = wilson(self.rate, len(self.one))
        return found.low, found.high


def named(pairing: str) -> tuple[str, str]:
    """A pairing by its text, `hard:medium`."""
    one, _, other = pairing.partition(":")
    if one == other or not {one, other} <= set(PLAYERS):
        raise argparse.ArgumentTypeError(f"{pairing!r} is not two of {', '.join(PLAYERS)} with a colon between")
    return one, other


def companies_of(seed: int, players: int) -> tuple[str, ...]:
    """The companies of a seed: where all but one of them are Automas', that one is dealt to who plays against them."""

    def is_dealt(one: str, companies: tuple[str, ...]) -> bool:
        automas = dict.fromkeys((name for name in companies if name != one), "easy")
        return one in new_game(players, seed=seed, automas=automas).companies

    tables = combinations(COMPANIES, players)
    return next(companies for companies in tables if all(is_dealt(one, companies) for one in companies))


def strategy(player: str, seed: int) -> Strategy:
    """How a player chooses; an Automa acts whenever it is asked, and decides within."""
    if player in LEVELS:
        return lambda _: ACT
    return PROGRAMS[player](seed)


def seated(game: Game) -> tuple[Position, dict[str, str]]:
    """The beginning of a game, and who plays which company; programs draft, and one alone is dealt its company."""
    table = tuple(zip(companies_of(game.seed, len(game.players)), game.players, strict=True))
    automas = {who: player for who, player in table if player in LEVELS}
    start = new_game(len(table), seed=game.seed, automas=automas)
    dealt = [who for who in start.companies if who not in automas]
    others = iter(dealt or SEATS)
    return start, {who if player in LEVELS else next(others): player for who, player in table}


def play_game(game: Game) -> tuple[Side, ...]:
    """Play a game to its end: how its players came out, in the order of the game."""
    start, seats = seated(game)
    strategies = {who: strategy(player, game.seed) for who, player in seats.items()}
    position, steps = start, list[Step]()
    while position.question is not None:
        steps.append(play(position, strategies[position.question.who](position)))
        position = steps[-1].after
        for event in steps[-1].events:
            if isinstance(event, Drafted):
                seats[event.company], strategies[event.company] = seats.pop(event.who), strategies[event.who]
    return tuple(sorted(sides(start, steps, seats), key=lambda side: game.players.index(side.player)))


def sides(start: Position, steps: Sequence[Step], seats: Mapping[str, str]) -> Iterator[Side]:
    """How each player came out of a whole game."""
    told = summary(start, steps)
    for who, player in seats.items():
        points = Counter({"start": told.start[who].vp})
        for (_, company), found in told.sources.items():
            if company == who:
                points.update(found)
        yield Side(player, (who in told.winners) / len(told.winners), dict(points))


def games_of(pairings: Iterable[tuple[str, str]], games: int, companies: int = 2) -> Iterator[Game]:
    """So many games of each pairing, and fewer of the slow: with every seed the one sits in every place once."""
    for one, other in pairings:
        judged = {one, other} & set(JUDGED)
        first = FRESH + max(LATER.get(player, 0) for player in (one, other)) if companies > 2 or judged else 0
        for number in range(min(games, *(JUDGED.get(player, games) for player in (one, other)))):
            seed, place = divmod(number, companies)
            yield Game((*(other,) * place, one, *(other,) * (companies - place - 1)), first + seed)


def ladder(
    pairings: Sequence[tuple[str, str]], games: int, workers: int, kept: Path | None = None, companies: int = 2
) -> Iterator[Pairing]:
    """Play the games of every pairing but those that are kept, and tell each pairing when its last game is over."""
    known = dict(map(_read, kept.read_text("utf-8").splitlines())) if kept is not None and kept.exists() else {}
    wanted = list(games_of(pairings, games, companies))
    missing = [game for game in wanted if game not in known]

    def played(results: Iterator[tuple[Side, ...]]) -> Iterator[tuple[Side, ...]]:
        for game in wanted:
            if game not in known:
                known[game] = next(results)
                if kept is not None:
                    with kept.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([game, known[game]]) + "\n")
            yield known[game]

    if workers == 1:
        yield from _paired(pairings, played(map(play_game, missing)))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from _paired(pairings, played(pool.map(play_game, missing, chunksize=1 if kept is not None else 10)))


def _read(line: str) -> tuple[Game, tuple[Side, ...]]:
    """A game that was kept, and how it came out."""
    (players, seed), came = json.loads(line)
    return Game(tuple(players), seed), tuple(Side(*side) for side in came)


def thinking(game: Game) -> list[float]:
    """How many seconds of computing a game's programs take for each of their moves."""
    start, seats = seated(game)
    seconds: list[float] = []

    def watched(choose: Strategy) -> Strategy:
        def timed(position: Position) -> Move:
            began = process_time()
            move = choose(position)
            seconds.append(process_time() - began)
            return move

        return timed

    players = {who: strategy(player, game.seed) for who, player in seats.items()}
    play_out(start, {who: watched(choose) if seats[who] in PROGRAMS else choose for who, choose in players.items()})
    return seconds


def _paired(pairings: Sequence[tuple[str, str]], played: Iterable[tuple[Side, ...]]) -> Iterator[Pairing]:
    by_pairing = groupby(played, key=lambda sides: frozenset(side.player for side in sides))
    for (one, other), (_, games) in zip(pairings, by_pairing, strict=True):
        sides = [side for game in games for side in game]
        yield Pairing(*(tuple(side for side in sides if side.player == player) for player in (one, other)))


def _thought(pair: tuple[str, str], games: int) -> tuple[float, float, float]:
    """The mean of the seconds that the programs of a pairing take for a move, what 95 percent stay below, the most."""
    seconds = sorted(each for game in games_of([pair], games) for each in thinking(game))
    return fmean(seconds), seconds[int(0.95 * len(seconds))], seconds[-1]


def percent(rate: float) -> str:
    """A rate as the page writes it."""
    return f"{100 * rate:.0f} %"


def row(pairing: Pairing) -> tuple[str, ...]:
    """A pairing as a row: how often the one won, how sure that is, and the mean points of both."""
    low, high = pairing.interval
    vp = (f"{fmean(side.vp for side in sides):.0f}" for sides in pairing)
    return (*pairing.players, str(len(pairing.one)), percent(pairing.rate), f"{percent(low)} to {percent(high)}", *vp)


def mean_points(sides: Iterable[Side]) -> Points:
    """What a game gave on average, by source."""
    given = list(sides)
    return {source: fmean(side.points.get(source, 0) for side in given) for source in ("start", *SOURCES)}


def difference(pairing: Pairing) -> Points:
    """How many points more than the other the one has on average, by source."""
    one, other = map(mean_points, pairing[:2])
    return {source: one[source] - other[source] for source in one}


def source_rows(columns: Mapping[str, Points], form: str) -> list[tuple[str, ...]]:
    """Points by source in columns, and how many in all; a source of nobody's is left out."""
    rows = {
        NAMES_OF_SOURCES.get(source, source): [points[source] for points in columns.values()]
        for source in ("start", *SOURCES)
        if any(points[source] for points in columns.values())
    }
    rows["in all"] = [sum(points.values()) for points in columns.values()]
    return [("", *columns), *((name, *(format(value, form) for value in values)) for name, values in rows.items())]


def table(rows: Sequence[tuple[str, ...]]) -> str:
    """Rows as a table, the first its head; all but the first column are numbers, or read like them."""
    lines = ["| " + " | ".join(cells) + " |" for cells in rows]
    return "\n".join((lines[0], "|---|" + "---:|" * (len(rows[0]) - 1), *lines[1:]))


def steps_up(pairings: Iterable[Pairing]) -> list[Pairing]:
    """Of some pairings those of a level and the one below it."""
    return [pairing for pairing in pairings if pairing.players[::-1] in pairwise(LEVELS)]


def verdict(pairings: Iterable[Pairing]) -> str:
    """Whether the levels stand in the order that their names promise, as far as they met."""
    steps = steps_up(pairings)
    well = "as" if all(pairing.interval[0] > 0.5 for pairing in steps) else "not all as"
    return f"The levels stand {well} their names promise: {'; '.join(map(_who_beats, reversed(steps)))}."


def _who_beats(pairing: Pairing) -> str:
    (higher, lower), (low, high) = pairing.players, pairing.interval
    if low > 0.5:
        return f"{higher} beats {lower}"
    return f"{lower} beats {higher}" if high < 0.5 else f"{higher} and {lower} cannot be told apart"


HEAD = ("", "against", "games", "won", "so it wins", "mean VP", "of the other")


def among(pairings: Iterable[Pairing]) -> list[tuple[str, ...]]:
    """Pairings of more than two: what the one would win by chance stands beside what it won."""
    rows = (row(pairing) for pairing in pairings)
    evenly = (percent(1 / pairing.companies) for pairing in pairings)
    return [("", "among", *HEAD[2:], "even"), *((*cells, even) for cells, even in zip(rows, evenly, strict=True))]


def page(pairings: Sequence[Pairing]) -> str:
    """The page but for its reasons, which are written by hand."""
    sides = [side for pairing in pairings for both in pairing for side in both]
    everywhere = {player: [side for side in sides if side.player == player] for player in PLAYERS}
    means = {player: mean_points(own) for player, own in everywhere.items() if own}
    more = {" − ".join(pairing.players): difference(pairing) for pairing in reversed(steps_up(pairings))}
    parts = [
        "# The ladder",
        INTRODUCTION,
        "## Who wins",
        table([HEAD, *map(row, pairings)]),
        "## Where the points come from",
        "Each player's games against all the others, on average:",
        table(source_rows(means, ".1f")),
    ]
    if more:
        parts[4:4] = [verdict(pairings)]
        parts += ["What a level has more than the one below it when the two meet:", table(source_rows(more, "+.1f"))]
    return "\n\n".join((*parts, ""))


INTRODUCTION = """\
Programs and the Automa's levels in full games for two. `python benchmarks/ladder.py --write` plays them and writes this
page down to its reasons; the same seeds give the same numbers.

Each seed is played twice, on the same table with the same companies, officers and piles: in the second game the players
change companies (two programs change seats in the draft). Between an Automa and a program the Automa is always first in
the first round (A11). Equal points go by energy (E8), and a shared first place counts as half. "So it wins" is the
Wilson interval: where the chance to win lies with a confidence of 95 percent."""


def write(pairings: Sequence[Pairing]) -> None:
    """Write the page anew, and keep its reasons."""
    old = PAGE.read_text("utf-8") if PAGE.exists() else REASONS
    PAGE.write_text(page(pairings) + old[old.index(REASONS) :], "utf-8")


def main() -> None:
    """Play, print, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each pairing, two with every seed")
    parser.add_argument("--pairings", nargs="*", default=PAIRINGS, type=named, help="such as hard:medium greedy:random")
    parser.add_argument("--companies", type=int, default=2, choices=[2, 3, 4], help="how many play; all but one alike")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes that play; the result is the same with any number"
    )
    parser.add_argument("--kept", type=Path, help="a file for the games played: those in it are not played again")
    parser.add_argument(
        "--thinking", type=int, metavar="GAMES", help="only tell what a move of the programs takes, in so many games"
    )
    parser.add_argument("--short", action="store_true", help="a quick look: four games of each pairing")
    parser.add_argument("--write", action="store_true", help="write docs/ladder.md")
    options = parser.parse_args()
    if options.thinking:
        for pair in options.pairings:
            print(*pair, *map("{:.2f}".format, _thought(pair, options.thinking)), sep="  ", flush=True)
        return
    if options.companies > 2 and options.write:
        parser.error("the page is written from games for two; what is printed of more companies is put in by hand")
    pairings = []
    games = 4 if options.short else options.games
    for pairing in ladder(options.pairings, games, options.workers, options.kept, options.companies):
        print(*row(pairing), sep="  ", flush=True)
        pairings.append(pairing)
    print(page(pairings) if options.companies == 2 else table(among(pairings)))
    if options.write:
        write(pairings)


if __name__ == "__main__":
    main()
