"""How fast the engine is, in CPU time against python-chess's random play: `python benchmarks/engine.py [--short]`."""

import argparse
import gc
import os
import pickle
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import chess

from barrage_nb import Move, Position, new_game, play, play_out, which_engine
from barrage_nb.compiled import is_of_this_source
from barrage_nb.engine.play import Strategy, builder_player, random_player

PLIES = 400
PLAYERS = {"random": random_player, "building": builder_player}
COMPILED = Path(__file__).resolve().parents[1] / "build" / "compiled"

FIRST_SEED = 3_000_000
"""The benchmark's own games: no other part of the house plays them."""

Work = Callable[[int], int]
"""Plays the game of a seed, and says how many decisions it had."""


def chess_game(seed: int) -> int:
    """A random game of chess."""
    luck, board = random.Random(seed), chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(luck.choice(moves))
    return PLIES


def played(player: Callable[[int], Strategy]) -> Work:
    """4-player full games, move by move."""

    def game(seed: int) -> int:
        strategy, position, decisions = player(seed), new_game(4, "full", seed), 0
        while position.pending:
            position = play(position, strategy(position)).after
            decisions += 1
        return decisions

    return game


def played_out(player: Callable[[int], Strategy]) -> Work:
    """4-player full games in one go, without anything on the way."""

    def game(seed: int) -> int:
        play_out(new_game(4, "full", seed), player(seed))
        return 0  # how many decisions it had is counted when nobody looks at the clock

    return game


Kind = tuple[Work, Work]
"""What plays a game, and what says afterwards how many decisions it had."""


def rate(kind: Kind, seeds: range) -> float:
    """Decisions for each second of CPU time, over the games of some seeds."""
    game, counting = kind
    start = time.process_time()
    decisions = sum(map(game, seeds))
    seconds = time.process_time() - start
    return (decisions or sum(map(counting, seeds))) / seconds


def against_chess(kinds: dict[str, Kind], games: int, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """The rate of each kind of game in every round, and as a multiple of the rate of the chess just before it.

    No game is played twice: what a cache has kept of a game would answer when it is played again.
    """
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in kinds}
    fresh = count(FIRST_SEED, games)
    for _ in range(rounds):
        for name, kind in kinds.items():
            seeds = range(begin := next(fresh), begin + games)
            chess_rate = rate((chess_game, chess_game), seeds[: max(1, games // 2)])
            ours = rate(kind, seeds)
            found[name].append((ours, ours / chess_rate))
    return found


def report(name: str, value: str) -> None:
    """One line of the report."""
    print(f"{name:58} {value}", flush=True)


def report_rates(games: int, rounds: int) -> None:
    """How many decisions a second each way of playing makes: medians, and quartiles of the multiples."""
    kinds = {f"play, {name}": (played(player), played(player)) for name, player in PLAYERS.items()}
    kinds |= {f"play_out, {name}": (played_out(player), played(player)) for name, player in PLAYERS.items()}
    kinds["python-chess, random"] = chess_game, chess_game  # against itself: how much the machine wavers
    for name, pairs in against_chess(kinds, games, rounds).items():
        low, median, high = statistics.quantiles([multiple for _, multiple in pairs], n=4)
        decisions = statistics.median(ours for ours, _ in pairs)
        report(name, f"{decisions:8,.0f} decisions/s   {median:.2f} x chess  (quartiles {low:.2f} to {high:.2f})")


def kept_game(player: Callable[[int], Strategy]) -> list[Position]:
    """Every position of a game."""
    strategy, positions = player(1), [new_game(4, "full", 1)]
    while positions[-1].pending:
        positions.append(play(positions[-1], strategy(positions[-1])).after)
    return positions


def microseconds(work: Callable[[Any], object], items: list[Any]) -> float:
    """The median over five rounds of the mean CPU time of some work on each item."""
    rounds = []
    for _ in range(5):
        start = time.process_time()
        for item in items:
            work(item)
        rounds.append((time.process_time() - start) / len(items) * 1e6)
    return statistics.median(rounds)


def kept_bytes(player: Callable[[int], Strategy]) -> int:
    """The bytes that a game with every position kept takes, without what is made once and shared."""
    kept_game(player)
    tracemalloc.start()
    positions = kept_game(player)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size if positions else 0


def report_game(name: str, player: Callable[[int], Strategy]) -> None:
    """What one move, one listing and a whole kept game cost."""
    positions = kept_game(player)
    pairs: list[tuple[Position, Move]] = [(position, player(5)(position)) for position in positions[:-1]]
    report(f"one play, {name} game, microseconds", f"{microseconds(lambda pair: play(*pair), pairs):.1f}")
    asked = [(position.question, position) for position in positions if position.question is not None]
    listing = microseconds(lambda pair: pair[0].answers(pair[1]), asked)
    report(f"one listing of legal moves, {name} game, microseconds", f"{listing:.1f}")
    report(f"{name} game with all {len(positions)} positions kept, MB", f"{kept_bytes(player) / 1e6:.2f}")
    report("    its positions pickled, MB", f"{len(pickle.dumps(positions)) / 1e6:.2f}")


def report_memory(games: int) -> None:
    """How much larger the process becomes while it plays games that it has not seen: what caches keep of them."""
    game, sizes = played_out(PLAYERS["random"]), []
    tracemalloc.start()
    for begin in (FIRST_SEED - games, FIRST_SEED - 2 * games):
        for seed in range(begin, begin + games):
            game(seed)
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    report(f"kept of {games} games after as many others, MB", f"{(sizes[1] - sizes[0]) / 1e6:.2f}")


def import_seconds(module: str) -> float:
    """The CPU time that a fresh Python takes to import a module, without starting up."""
    code = f"import time; start = time.process_time(); import {module}; print(time.process_time() - start)"
    # What has been compiled to bytecode is kept, as on a reader's machine: numpy's was when it was installed.
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=settings)
    return float(run.stdout)


def report_import() -> None:
    """How long the import takes, as a multiple of numpy's, in alternating runs."""
    pairs = [(import_seconds("barrage_nb"), import_seconds("numpy")) for _ in range(9)]
    multiple = statistics.median(ours / numpy for ours, numpy in pairs)
    milliseconds = statistics.median(ours for ours, _ in pairs) * 1e3
    report("import barrage_nb as a multiple of import numpy", f"{multiple:.2f} x  ({milliseconds:.0f} ms)")


def run_compiled() -> None:
    """Measure the compiled engine too, where `kit.py compile` has built it."""
    if is_of_this_source(COMPILED) and which_engine() == "plain":
        print("compiled:", flush=True)
        settings = {**os.environ, "BARRAGE_NB_COMPILED": str(COMPILED)}
        subprocess.run([sys.executable, *sys.argv], env=settings, check=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="games of each kind in each round")
    parser.add_argument("--rounds", type=int, default=9, help="rounds, each with every kind and as much chess")
    parser.add_argument("--short", action="store_true", help="a quick look: three rounds of six games, rates only")
    options = parser.parse_args()
    gc.freeze()  # what the imports made is never garbage
    print(f"load of the machine: {' '.join(f'{load:.1f}' for load in os.getloadavg())}", flush=True)
    if options.short:
        report_rates(6, 3)
    else:
        report_rates(options.games, options.rounds)
        for name, player in PLAYERS.items():
            report_game(name, player)
        report_memory(1000)
        report_import()
    run_compiled()


if __name__ == "__main__":
    main()
