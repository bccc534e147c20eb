"""What the history of a game costs, as ratios in the same run: `python benchmarks/history.py`."""

import gc
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from barrage_nb import Position, new_game, play
from barrage_nb.engine.moves import Move, Tweak
from barrage_nb.engine.play import Step, builder_player
from barrage_nb.history import Game, replay
from barrage_nb.history.line import line_of

SEEDS = (1, 2, 3)
BRANCHES = 20


class Ratio(NamedTuple):
    """A measured ratio and the most it may be; None where it is only told."""

    what: str
    value: float
    most: float | None


def whole_game(seed: int) -> Game:
    """A four-player game that a quick builder plays to its end."""
    game, player = Game(new_game(4, seed=seed)), builder_player(seed)
    while game.position.question is not None:
        game.play(player(game.position))
    return game


def made(steps: Iterable[Step]) -> list[Move]:
    """The moves of some steps: the start of a game and its tweaks are none."""
    return [step.move for step in steps if step.move is not None and not isinstance(step.move, Tweak)]


def played_alone(start: Position, moves: list[Move]) -> list[Position]:
    """Moves through the engine's one door, their positions kept."""
    positions = [start]
    for move in moves:
        positions.append(play(positions[-1], move).after)
    return positions


def side_by_side(*tasks: Callable[[], object], rounds: int = 100) -> list[float]:
    """The best time of each task, all of them measured in turn so that the machine's moods are shared."""
    best = [float("inf")] * len(tasks)
    for _ in range(rounds):
        for number, task in enumerate(tasks):
            began = time.perf_counter()
            task()
            best[number] = min(best[number], time.perf_counter() - began)
    return best


def replays() -> list[Ratio]:
    """A whole game played again after a tweak at its first move, against playing it."""
    plain, grafted, along = [], [], []
    for seed in SEEDS:
        game = whole_game(seed)
        steps = line_of(game.line())
        end, tweaked, moves = game.at, game.tweak(0, zero_ranks_off()), made(steps)

        def graft(game: Game = game, end: int = end, tweaked: int = tweaked.id) -> None:
            game.replay(0, tweaked, to=end)
            game.undo()

        def step_by_step(start: Position = tweaked.position, moves: list[Move] = moves) -> None:
            again = Game(start)
            for move in moves:
                again.play(move)

        times = side_by_side(
            partial(played_alone, tweaked.position, moves),
            partial(replay, tweaked.position, steps),
            graft,
            step_by_step,
        )
        plain.append(times[1] / times[0])
        grafted.append(times[2] / times[0])
        along.append(times[2] / times[3])
    return [
        Ratio("replay of a whole game after a tweak at its first move / playing it", mean(plain), 1.3),
        Ratio("the same with its line added to the tree / playing it", mean(grafted), None),
        Ratio("the same with its line added to the tree / Game.play, move by move", mean(along), 1.3),
    ]


def zero_ranks_off() -> str:
    """A tweak that leaves every move of a game legal."""
    return "zero_ranks=no"


def steps() -> list[Ratio]:
    """Going to any step of a game, its answers included, against one move."""
    game = whole_game(SEEDS[0])
    order = list(range(len(game)))
    Random(0).shuffle(order)
    moves = made(line_of(game.line()))
    going, playing = side_by_side(
        lambda: [game.go(node).position.legal_moves for node in order],
        partial(played_alone, game[0].position, moves),
    )
    return [Ratio("going to any step of a game / one move", going / len(order) / (playing / len(moves)), 10)]


def memory() -> list[Ratio]:
    """A game with 20 branches played to their ends, against its distinct steps in a bare list."""
    kept, alone = [], []
    for seed in SEEDS:
        whole_game(seed), Game(new_game(4, seed=seed))  # whatever is cached once, is cached now
        plan = branches(seed)
        kept.append(allocated(partial(grown, seed, plan)))
        alone.append(allocated(partial(bare, seed, plan)))
    return [Ratio(f"memory of a game with {BRANCHES} branches / its distinct steps alone", sum(kept) / sum(alone), 1.3)]


Plan = list[tuple[int, list[Move]]]


def branches(seed: int) -> Plan:
    """A game as the place where each line leaves another, and its own moves: the main line, then 20 branches."""
    game = whole_game(seed)
    luck, plan = Random(seed), [(0, made(line_of(game.line())))]
    for number in range(BRANCHES):
        fork = game[luck.randrange(10, len(game) - 10)]
        others = [move for move in fork.position.legal_moves if game.child(fork, move) is None]
        if not others:
            continue
        game.go(fork.id)
        moves = [luck.choice(others)]
        game.play(moves[0])
        player = builder_player(100 * seed + number)
        while game.position.question is not None:
            moves.append(player(game.position))
            game.play(moves[-1])
        plan.append((fork.id, moves))
    return plan


def grown(seed: int, plan: Plan) -> Game:
    """The game of a plan as a tree, edits that can be undone included."""
    game = Game(new_game(4, seed=seed))
    for fork, moves in plan:
        game.go(fork)
        for move in moves:
            game.play(move)
    return game


def bare(seed: int, plan: Plan) -> list[Step]:
    """The steps of a plan in a list, with nothing between them."""
    start = new_game(4, seed=seed)
    found = [Step(start, None, start, ())]
    for fork, moves in plan:
        position = found[fork].after
        for move in moves:
            found.append(play(position, move))
            position = found[-1].after
    return found


def allocated(make: Callable[[], object]) -> int:
    """The bytes that a thing holds."""
    gc.collect()
    tracemalloc.start()
    thing = make()
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del thing
    return held


def mean(values: list[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def main() -> int:
    """Print the table; 1 when a ratio is more than it may be."""
    found = [*replays(), *steps(), *memory()]
    for ratio in found:
        most = "" if ratio.most is None else f"at most {ratio.most:g}"
        print(f"{ratio.what:<72} {ratio.value:8.3f}  {most}")
    return int(any(ratio.most is not None and ratio.value > ratio.most for ratio in found))


if __name__ == "__main__":
    sys.exit(main())
