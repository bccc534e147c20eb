"""What a turn of an Automa costs, in greedy turns of the same games: `python benchmarks/automa.py`."""

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from barrage_nb import Position, greedy, new_game, play
from barrage_nb.board.automa import LEVELS
from barrage_nb.engine.automas import AutomaTurn
from barrage_nb.engine.moves import ACT
from barrage_nb.engine.play import answered
from barrage_nb.engine.position import Playout
from barrage_nb.engine.rounds import Turn

MOST = 3.0  # greedy turns that an Automa's turn without a trace may cost
MOST_FOR_TRACE = 2.0  # turns without a trace that one with it may cost


class Cost(NamedTuple):
    """The CPU time of a turn in one round of measuring, in milliseconds."""

    greedy: float
    bare: float
    traced: float


def turns_of(seeds: range) -> tuple[list[Position], list[Position]]:
    """Where a greedy person and where an Automa begins a turn, in games for two against each level."""
    people: list[Position] = []
    automas: list[Position] = []
    for seed in seeds:
        for level in LEVELS:
            position = new_game(2, seed=seed, automas=[level])
            while (question := position.question) is not None:
                if isinstance(question, AutomaTurn):
                    automas.append(position)
                elif isinstance(question, Turn):
                    people.append(position)
                position = play(position, greedy(position)).after
    return people, automas


def greedy_turn(position: Position) -> None:
    """A person's turn with all its questions, each answered by the greedy player."""
    assert position.question is not None
    who = position.question.who
    position = play(position, greedy(position)).after
    while position.question is not None and position.question.who == who and not isinstance(position.question, Turn):
        position = play(position, greedy(position)).after


def bare_turn(position: Position) -> None:
    """An Automa's turn in a playout, where nobody listens."""
    draft = Playout(position)
    assert draft.question is not None
    answered(draft, draft.question, ACT)


def traced_turn(position: Position) -> None:
    """An Automa's turn as a step, its trace among the events."""
    play(position, ACT)


def milliseconds(turn: Callable[[Position], None], positions: Sequence[Position]) -> float:
    """The mean CPU time of a turn."""
    start = time.process_time()
    for position in positions:
        turn(position)
    return (time.process_time() - start) / len(positions) * 1e3


def main() -> int:
    """Print the costs and their ratios; 1 when a ratio is more than it may be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games against each level")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, each with all three kinds of turn")
    options = parser.parse_args()
    people, automas = turns_of(range(options.games))
    costs = [
        Cost(
            milliseconds(greedy_turn, people),
            milliseconds(bare_turn, automas),
            milliseconds(traced_turn, automas),
        )
        for _ in range(options.rounds)
    ]
    print(f"{len(people)} greedy turns, {len(automas)} turns of Automas, {options.rounds} rounds; medians:")
    for name in Cost._fields:
        print(f"{name:8} {statistics.median(getattr(cost, name) for cost in costs):8.3f} ms")
    bare = statistics.median(cost.bare / cost.greedy for cost in costs)
    traced = statistics.median(cost.traced / cost.bare for cost in costs)
    print(f"an Automa's turn without a trace / a greedy turn         {bare:8.3f}  at most {MOST:g}")
    print(f"an Automa's turn with its trace / one without            {traced:8.3f}  at most {MOST_FOR_TRACE:g}")
    return int(bare > MOST or traced > MOST_FOR_TRACE)


if __name__ == "__main__":
    sys.exit(main())
