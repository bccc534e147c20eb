"""Players with the learned judge against Very Hards: `python benchmarks/judged.py [learned search deep] [--kept FILE]`.

How often each wins, among two, three and four, what a turn takes, what it does that nobody should, and what the judge
expected at the beginning of each round beside what came. The games for two are those of the ladder.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import NamedTuple

from blunders import BLUNDERS, blunders
from ladder import FRESH, JUDGED, LATER, PROGRAMS, games_of, percent, seated, strategy, table

from barrage_nb import Position, new_game, play
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.inputs import told_to
from barrage_nb.analysis.judge import judge
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.search import lead_of
from barrage_nb.analysis.statistics import wilson
from barrage_nb.board.companies import COMPANIES
from barrage_nb.engine.moves import ACT
from barrage_nb.engine.play import Step
from barrage_nb.engine.rounds import Turn


class Asked(NamedTuple):
    """A game: the program, how many companies play, and its number."""

    program: str
    players: int
    number: int


class Came(NamedTuple):
    """How it came out for the program: its share of the first place, its points and how far it led.

    And the seconds of computing for each of its turns with a choice, its blunders, and what was expected of it in each
    round: points, lead and chance.
    """

    won: float
    points: int
    lead: int
    seconds: list[float]
    blunders: dict[str, int]
    expected: list[tuple[float, float, float]]


def beginning(asked: Asked) -> tuple[Position, str]:
    """The first position, and the program's company: the other companies are played by Very Hards."""
    program, players, number = asked
    if players == 2:
        (*_, game) = games_of([(program, "very hard")], number + 1)
        start, seats = seated(game)
        return start, next(who for who, player in seats.items() if player == program)
    who = tuple(COMPANIES)[number % len(COMPANIES)]
    automas = {name: "very hard" for name in COMPANIES if name != who} if players == 4 else players - 1
    position = new_game(players, seed=FRESH + LATER[program] + number, automas=automas, level="very hard")
    return position, next(name for name in position.companies if name not in position.automas)


def played(asked: Asked) -> Came:
    """A game to its end."""
    position, who = beginning(asked)
    assert position.seed is not None
    choose, outlooks = strategy(asked.program, position.seed), Outlooks(WEIGHTS)
    steps, seconds, expected = list[Step](), [0.0], list[tuple[float, float, float]]()
    while (question := position.question) is not None:
        if isinstance(question, Turn) and question.who == who and len(expected) < position.round:
            expected.append(judge().expected(told_to(position, (who,), outlooks))[0])
        if question.who == who:
            if isinstance(question, Turn) and len(position.legal_moves) > 1:
                seconds.append(0.0)
            began = process_time()
            move = choose(position)
            seconds[-1] += process_time() - began
        else:
            move = ACT
        steps.append(play(position, move))
        position = steps[-1].after
    first = position.ranking[0]
    won, points = (who in first) / len(first), position.companies[who].vp
    return Came(won, points, lead_of(position, who), seconds[1:], blunders(steps, who), expected)


def wanted(programs: Sequence[str], players: Sequence[int], games: int | None) -> Iterator[Asked]:
    """The games to play."""
    for program in programs:
        for companies in players:
            yield from (Asked(program, companies, number) for number in range(games or JUDGED[program]))


def row(asked: Asked, came: Sequence[Came]) -> tuple[str, ...]:
    """The games of a program with so many companies."""
    rate = fmean(game.won for game in came)
    sure, seconds = wilson(rate, len(came)), [each for game in came for each in game.seconds]
    return (
        *(asked.program, f"{asked.players - 1} very hard", str(len(came)), percent(rate)),
        f"{percent(sure.low)} to {percent(sure.high)}",
        *(f"{fmean(game.points for game in came):.0f}", f"{fmean(game.lead for game in came):+.0f}"),
        *(f"{1000 * fmean(seconds):.0f}", f"{1000 * max(seconds):.0f}"),
        *(str(sum(game.blunders.get(name, 0) for game in came)) for name in BLUNDERS),
    )


HEAD = (
    *("", "against", "games", "won", "so it wins", "mean VP", "mean lead", "ms a turn", "longest turn"),
    *BLUNDERS,
)


def curve(came: Sequence[Came], parts: int = 5) -> list[tuple[str, ...]]:
    """What was expected beside what came: the expectations in order, cut into parts of the same size."""
    rows = list[tuple[str, ...]]()
    for name, place, form in (("points", 0, ".0f"), ("lead", 1, "+.0f"), ("chance", 2, ".2f")):
        pairs = sorted(
            (expected[place], (game.points, game.lead, game.won)[place]) for game in came for expected in game.expected
        )
        for part in range(parts):
            some = pairs[part * len(pairs) // parts : (part + 1) * len(pairs) // parts]
            rows.append((name, str(len(some)), *(format(fmean(each[side] for each in some), form) for side in (0, 1))))
    return rows


def main() -> None:
    """Play what is not kept, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", default=list(JUDGED), choices=PROGRAMS)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--games", type=int, help="of each program; else as many as on the ladder")
    parser.add_argument("--kept", type=Path, help="a file for the games played: those in it are not played again")
    options = parser.parse_args()
    kept: Path | None = options.kept
    lines = kept.read_text("utf-8").splitlines() if kept is not None and kept.exists() else []
    known = {Asked(*asked): Came(*came) for asked, came in map(json.loads, lines)}
    found: dict[tuple[str, int], list[Came]] = {}
    for asked in wanted(options.programs, options.players, options.games):
        if asked not in known:
            known[asked] = played(asked)
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([asked, known[asked]]) + "\n")
        found.setdefault(asked[:2], []).append(known[asked])
    print(table([HEAD, *(row(Asked(*which, 0), came) for which, came in found.items())]))
    for (program, players), came in found.items():
        print(f"\nExpected of {program} among {players}, and what came:\n")
        print(table([("", "positions", "expected", "came"), *curve(came)]))


if __name__ == "__main__":
    main()
