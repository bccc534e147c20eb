"""What playouts cost, and what pairing them saves: `python benchmarks/analysis.py [--short]`."""

import argparse
import gc
import itertools
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from statistics import variance

from engine import against_chess, report

from barrage_nb import (
    Game,
    Position,
    best_moves,
    compare_moves,
    new_game,
    play,
    play_out,
    random_player,
    review,
    rollout,
)
from barrage_nb.analysis import BestMoves, Compared, quick_player, wavering_player
from barrage_nb.analysis.endings import Endgame, NotSolved, SolvedTurn, can_be_solved
from barrage_nb.analysis.executors import Pool
from barrage_nb.engine.contracts import TakeContracts
from barrage_nb.engine.play import Strategy, builder_player
from barrage_nb.engine.rounds import Turn

POLICIES = {"quick": quick_player, "building": builder_player, "random": random_player}
MOMENTS = ((2, 1, 1), (2, 2, 2), (2, 3, 3), (2, 9, 4), (3, 6, 3), (3, 10, 4), (4, 7, 2), (4, 8, 4))
"""Positions to compare moves in: players, seed and round."""


def moment(players: int, seed: int, round: int) -> Position:
    """The first choice between more than five moves in the second half of a round, as the quick player comes to it."""
    position, strategy = new_game(players, seed=seed), quick_player(seed)
    while position.question is not None:
        engineers = [company.engineers for company in position.companies.values()]
        late = position.round == round and engineers and max(engineers) <= 6
        if late and len(position.legal_moves) > 5:
            break
        position = play(position, strategy(position)).after
    return position


def played_out(policy: Callable[[int], Strategy]) -> Callable[[int], int]:
    """Whole games for two, each played out as a rollout plays, and how many decisions it has."""

    def game(seed: int) -> int:
        strategies: dict[str, Strategy] = {}
        decisions = 0

        def choose(position: Position):  # type: ignore[no-untyped-def]
            nonlocal decisions
            decisions += 1
            who = position.question.who if position.question else ""
            if who not in strategies:
                strategies[who] = policy(seed)
            return strategies[who](position)

        play_out(new_game(2, seed=seed), choose)
        return decisions

    return game


def report_rates(games: int, rounds: int) -> None:
    """Decisions a second of each policy, and against python-chess's random games just before."""
    kinds = {name: (game := played_out(policy), game) for name, policy in POLICIES.items()}
    for name, pairs in against_chess(kinds, games, rounds).items():
        decisions, multiple = (statistics.median(column) for column in zip(*pairs, strict=True))
        report(f"playouts, {name}", f"{decisions:8,.0f} decisions/s   {multiple:.2f} x chess")


def report_cores(n: int) -> None:
    """Two processes against this one, in turn; on a busy machine the processor time of this process tells more."""
    position = moment(2, 1, 2)
    ratios, shares = [], []
    rollout(position, n=n, executor="cores")  # the processes are there from now on
    for _ in range(5):
        start, used = time.perf_counter(), time.process_time()
        alone = rollout(position, n=n, executor=None)
        one, mine = time.perf_counter() - start, time.process_time() - used
        start, used = time.perf_counter(), time.process_time()
        together = rollout(position, n=n, executor="cores")
        ratios.append(one / (time.perf_counter() - start))
        shares.append((time.process_time() - used) / mine)
        assert alone == together
    report("two cores against one", f"{statistics.median(ratios):.2f} x  (best of five {max(ratios):.2f} x)")
    report("    this process meanwhile", f"{100 * statistics.median(shares):.1f} % of the work")


FIRST = """
import time
start, used = time.perf_counter(), time.process_time()
import barrage_nb as bn
class Seen(Exception): pass
def seen(found):
    if not found.count:
        return  # nothing has been tried yet
    print(time.perf_counter() - start, time.process_time() - used)
    raise Seen
try:
    bn.{ask}(bn.Position.load({text!r}), n=1000, executor={executor!r}, progress=seen)
except Seen:
    pass
"""


def report_first(ask: str, executor: str | None) -> None:
    """The time from `import barrage_nb` to the first answer for which something was tried, in a fresh process."""
    code = FIRST.format(ask=ask, executor=executor, text=moment(2, 1, 2).text)
    found = []
    for _ in range(5):
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        found.append(tuple(map(float, run.stdout.split()[:2])))
    clock, used = (statistics.median(column) for column in zip(*found, strict=True))
    report(f"first tried answer of {ask}, executor={executor}", f"{clock:.2f} s  ({used:.2f} s of this process)")


def report_review(seeds: Sequence[int]) -> None:
    """A whole game for two looked back on, against so many playouts of it from its start, in processor time."""
    for seed in seeds:
        strategies = wavering_player(seed), wavering_player(seed + 1)
        game = Game(new_game(2, seed=seed))
        while (question := game.position.question) is not None:
            companies = list(game.position.companies)
            seat = companies.index(question.who) if question.who in companies else 0
            game.play(strategies[seat](game.position))
        start = next(node.position for node in game.whole_line() if len(node.position.companies) == 2)
        used = time.process_time()
        rollout(start, n=16, executor=None)
        one, used = (time.process_time() - used) / 16, time.process_time()
        found = review(game, executor=None)
        took = time.process_time() - used
        told = f"{took:.0f} s for {len(found)} turns of {len(game.moves)} moves, {took / one:,.0f} playouts"
        report("a game for two looked back on, processor time", told)


def report_memory() -> None:
    """What a thousand kept playouts take, and what a worker has for itself."""
    position = moment(4, 8, 5)
    rollout(position, builder_player, n=20, executor=None)
    tracemalloc.start()
    found = rollout(position, builder_player, n=1000, executor=None)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    report(f"{found.count} playouts for four kept, MB", f"{size / 1e6:.2f}")
    workers = Pool.of_this_process().processes()
    own = [_own_megabytes(worker) for worker in workers if Path(f"/proc/{worker}/smaps_rollup").exists()]
    if own:
        report("a worker's own memory, MB", f"{statistics.median(own):.0f}")


def _own_megabytes(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1e3


def saved(found: Compared, one: str, other: str, what: str) -> float:
    """How many times more playouts the same interval would take if both sides had a luck of their own.

    Where nothing is left to luck, nothing is saved.
    """
    a, b = (found.values(option, what) for option in (one, other))
    apart = variance([x - y for x, y in zip(a, b, strict=True)])
    return (variance(a) + variance(b)) / apart if apart else 1.0


def report_pairing(n: int) -> None:
    """What the same luck on both sides saves: the quick player's move against each of some others."""
    for players, seed, round in MOMENTS:
        position = moment(players, seed, round)
        best = quick_player(seed)(position)
        others = [move for move in position.legal_moves if move != best]
        moves = [best, *others[:: max(1, len(others) // 4)][:4]]
        found = compare_moves(position, moves, n=n)
        factors = sorted(saved(found, str(best), str(move), "vp") for move in moves[1:])
        told = ", ".join(f"{factor:.1f}" for factor in factors)
        report(f"same luck saves, {players} players, round {round}: times fewer playouts", told)


def contracts_to_take(seed: int) -> Position:
    """The first choice between contracts in a game for two."""
    position, strategy = new_game(2, seed=seed), builder_player(seed)
    while not isinstance(position.question, TakeContracts):
        position = play(position, strategy(position)).after
    return position


def report_contracts(n: int) -> None:
    """The same where two moves differ little: which of two contracts to take."""
    for name in ("building", "quick"):
        factors = []
        for seed in (0, 3, 6):
            position = contracts_to_take(seed)
            one, other = (str(position.legal_moves[place]) for place in (0, -1))
            factors.append(saved(compare_moves(position, [one, other], POLICIES[name], n=n), one, other, "vp"))
        told = ", ".join(f"{factor:.1f}" for factor in sorted(factors))
        report(f"    between two contracts, {name}", told)


FRESH, POSITIONS = 720_000, 2_500
"""From which seed the endings come, on which nothing was tuned, and how large they are at most."""


def ending(seed: int) -> tuple[Position, list[SolvedTurn]] | None:
    """One of the last turns of a game, with what comes of each; nothing where that cannot be worked out."""
    position, players, turns = new_game(2 + seed % 3, seed=seed), dict[str, Strategy](), list[Position]()
    while (question := position.question) is not None:
        turn = isinstance(question, Turn) and position.copied is None and len(position.legal_moves) > 1
        if turn and can_be_solved(position, "lead"):
            turns.append(position)
        choose = players.setdefault(question.who, wavering_player(seed * 7 + len(players)))
        position = play(position, choose(position)).after
    if not turns:
        return None
    chosen = Random(seed).choice(turns[-6:])
    assert chosen.question is not None
    try:
        return chosen, list(Endgame(chosen.view_for(chosen.question.who), "lead", POSITIONS).turns())
    except NotSolved:
        return None


def report_endings(count: int) -> None:
    """How often playouts find the best turn of an ending whose truth is known, and what they say where they do not."""
    endings = list(islice(filter(None, map(ending, itertools.count(FRESH))), count))
    for further in (False, True):
        wrong = list[BestMoves]()
        for position, turns in endings:
            found = best_moves(position, n=64, exact=0, further=further, executor=None)
            plan = found.plan(found.best)
            if max(t.value for t in turns if t.moves[: len(plan)] == plan) < max(t.value for t in turns):
                wrong.append(found)
        said = sum(not each.undecided and not each.disagree for each in wrong)
        told = f"{count - len(wrong)} of {count}, surely best where it is not {said}, "
        report(f"endings, further={further}: right", f"{told}disagree {sum(each.disagree for each in wrong)}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a quick look")
    options = parser.parse_args()
    os.environ["BARRAGE_NB_CORES"] = "2"
    gc.freeze()
    print(f"load of the machine: {' '.join(f'{load:.1f}' for load in os.getloadavg())}", flush=True)
    report_rates(*(2, 2) if options.short else (10, 7))
    report_cores(60 if options.short else 400)
    for ask in ("rollout", "compare_moves", "best_moves"):
        report_first(ask, None)
        report_first(ask, "cores")
    report_review((1,) if options.short else (1, 2, 3))
    report_memory()
    report_pairing(40 if options.short else 200)
    report_contracts(20 if options.short else 100)
    report_endings(10 if options.short else 60)


if __name__ == "__main__":
    main()
