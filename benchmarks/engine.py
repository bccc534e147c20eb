"""How fast the engine is, against python-chess in the same run: `python benchmarks/engine.py`."""

import argparse
import pickle
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import chess

from barrage_nb import Position, new_game, play
from barrage_nb.engine.players import Strategy, builder_player, random_player

PLIES = 400


def chess_game(seed: int) -> tuple[int, float]:
    """Plies of a random game of chess, and the seconds it took."""
    luck, board, plies = random.Random(seed), chess.Board(), 0
    start = time.perf_counter()
    while plies < PLIES:
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(luck.choice(moves))
        plies += 1
    return plies, time.perf_counter() - start


def random_game(seed: int) -> tuple[int, float]:
    """Decisions of a random 4-player full game, and the seconds it took; the loop is that of chess."""
    luck, position, decisions = random.Random(seed), new_game(4, "full", seed), 0
    start = time.perf_counter()
    while position.pending:
        position = play(position, luck.choice(position.legal_moves)).position
        decisions += 1
    return decisions, time.perf_counter() - start


def barrage_game(seed: int, player: Callable[[int], Strategy]) -> tuple[int, float]:
    """Decisions of a 4-player full game, and the seconds it took."""
    strategy, position, decisions = player(seed), new_game(4, "full", seed), 0
    start = time.perf_counter()
    while position.pending:
        position = play(position, strategy(position)).position
        decisions += 1
    return decisions, time.perf_counter() - start


def rate(games: list[tuple[int, float]]) -> float:
    """Decisions a second over some games."""
    return sum(count for count, _ in games) / sum(seconds for _, seconds in games)


def kept_game(seed: int, player: Callable[[int], Strategy]) -> list[Position]:
    """Every position of a game."""
    strategy, positions = player(seed), [new_game(4, "full", seed)]
    while positions[-1].pending:
        positions.append(play(positions[-1], strategy(positions[-1])).position)
    return positions


def microseconds(work: Callable[[Any], object], items: list[Any]) -> float:
    """The median over five rounds of the mean time of some work on each item."""
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        for item in items:
            work(item)
        rounds.append((time.perf_counter() - start) / len(items) * 1e6)
    return statistics.median(rounds)


def history_bytes(player: Callable[[int], Strategy]) -> tuple[int, int]:
    """The bytes that a game with every position kept takes, and how many positions it has."""
    kept_game(1, player)  # what is made once and shared is not counted
    tracemalloc.start()
    positions = kept_game(1, player)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size, len(positions)


def import_seconds(module: str) -> float:
    """The median time that a fresh Python takes to import a module, without starting up."""
    code = f"import time; start = time.perf_counter(); import {module}; print(time.perf_counter() - start)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(9)]
    return statistics.median(float(run.stdout) for run in runs)


def report(name: str, value: str) -> None:
    """One line of the report."""
    print(f"{name:58} {value}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of each kind in each of five rounds")
    games = range(parser.parse_args().games)
    players = {"random": random_player, "building": builder_player}
    for player in players.values():
        barrage_game(0, player)
    ratios: dict[str, list[float]] = {name: [] for name in players}
    rates: dict[str, list[float]] = {name: [] for name in (*players, "chess", "games")}
    for _ in range(5):
        chess_rate = rate([chess_game(seed) for seed in games[: max(1, len(games) // 3)]])
        rates["chess"].append(chess_rate)
        for name, player in players.items():
            played = [random_game(seed) if name == "random" else barrage_game(seed, player) for seed in games]
            rates[name].append(rate(played))
            ratios[name].append(rate(played) / chess_rate)
            if name == "random":
                rates["games"].append(len(played) / sum(seconds for _, seconds in played))
    report("python-chess, random play, decisions a second", f"{statistics.median(rates['chess']):,.0f}")
    for name in players:
        median, spread = statistics.median(ratios[name]), f"{min(ratios[name]):.2f} to {max(ratios[name]):.2f}"
        report(f"barrage, {name} play, decisions a second", f"{statistics.median(rates[name]):,.0f}")
        report("    as a multiple of python-chess (five rounds)", f"{median:.2f} x  ({spread})")
    report("barrage, random play, 4-player games a second", f"{statistics.median(rates['games']):,.1f}")
    for name, player in players.items():
        positions = kept_game(1, player)
        pairs = [(position, player(5)(position)) for position in positions[:-1]]
        report(f"one play, {name} game, microseconds", f"{microseconds(lambda pair: play(*pair), pairs):.1f}")
        fresh = [position for position in positions if position.question is not None]
        listing = microseconds(lambda position: position.question.answers(position), fresh)
        report(f"one listing of legal moves, {name} game, microseconds", f"{listing:.1f}")
        size, count = history_bytes(player)
        report(f"{name} game with all {count} positions kept, MB", f"{size / 1e6:.2f}")
        report("    its positions pickled, MB", f"{len(pickle.dumps(positions)) / 1e6:.2f}")
    ours, numpy = import_seconds("barrage_nb"), import_seconds("numpy")
    report("import barrage_nb as a multiple of import numpy", f"{ours / numpy:.2f} x  ({ours * 1e3:.0f} ms)")


if __name__ == "__main__":
    main()
