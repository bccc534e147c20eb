"""Is what a review holds a sure loss one? `python benchmarks/reviews.py [GAME …]`, of five games that nobody has seen.

Each sure loss, the turning points among them, is held against ten times the playouts with another seed, and against the
search player with ten times its playouts: what it would have played, and how far it holds the better turn ahead. What
playouts say of the endings that can be worked out is held against their truth. Where the programs disagree, so that no
loss is a sure one, the turn is held against the same, and counted apart.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from barrage_nb import Game, Position, compare_moves, new_game, review, which_engine
from barrage_nb.analysis import growing_best_moves
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.comparing import said
from barrage_nb.analysis.endings import Endgame, NotSolved, can_be_solved
from barrage_nb.analysis.executors import WorkedBy
from barrage_nb.analysis.judge import judge
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.playouts import checked_answers, seated
from barrage_nb.analysis.reviews import OTHERS, PLAYOUTS, Judged
from barrage_nb.analysis.search import PLAYOUTS as SEARCHED
from barrage_nb.analysis.search import Searcher, Tryout, learned_player, weighed
from barrage_nb.analysis.statistics import Estimate, difference
from barrage_nb.engine.play import asked_answers
from barrage_nb.engine.rounds import Turn
from barrage_nb.history.telling import turns_of
from barrage_nb.lessons.experiments.habits import CARELESS, Habit

FRESH = 840_000
"""From which seed the games come, on which nothing was tuned."""
PLAYERS = 2, 2, 3, 3, 4
"""So many play in each."""
TIMES = 10
SEED = 1
"""With which what was found with another is held to be true or not."""
ENDINGS = 25
"""The last turns of so many games are held against the truth, those of the five among them."""
POSITIONS = 20_000
"""An ending of so many positions is worked out."""


class Held(NamedTuple):
    """What is said of a sure loss: by more playouts, by the search, and what it would play."""

    longer: str
    searched: str
    plays: str


def game_of(number: int) -> Game:
    """A game: one company is careless, one plays as the judge holds best, the others as a review plays on."""
    game = Game(new_game(PLAYERS[number % len(PLAYERS)], seed=FRESH + number))
    policies = [Habit(doubt=CARELESS), learned_player, Habit(), Habit(doubt=CARELESS)]
    while (question := game.position.question) is not None:
        if question.who not in game.position.companies:
            game.play(Random(FRESH + number + len(game.moves)).choice(game.position.legal_moves))
            continue
        by = dict(zip(game.position.companies, policies, strict=False))
        choose = seated(by, FRESH + number)
        while game.position.question is not None:
            game.play(choose(game.position))
    return game


def told(found: Estimate) -> str:
    """Whether a difference agrees with a loss."""
    verdict = "agrees" if found.low > 0 else "disagrees" if found.high < 0 else "open"
    return f"{verdict} {found.mean:.1f} ({found.low:.1f} to {found.high:.1f})"


def exactly(position: Position, move: str) -> str:
    """What playouts alone say of a turn, beside what it lost if all go on as well as they can; "" where that is open.

    Where the best turn that playouts found is no better than the one that was played, a sure loss is a wrong one.
    """
    if not can_be_solved(position, "lead"):
        return ""
    assert position.question is not None
    ending = Endgame(position.view_for(position.question.who), "lead", POSITIONS)
    try:
        worths = {each.moves: each.value for each in ending.turns()}
    except NotSolved:
        return ""
    if len(worths) == 1:
        return ""
    how: dict[str, Any] = {"n": PLAYOUTS, "most": OTHERS, "also": [move], "exact": 0, "whole": True}
    *_, found = growing_best_moves(position, executor=None, **how)
    played = found.options[found.also[0]]
    worth = {
        option: max(value for moves, value in worths.items() if moves[: len(found.plan(option))] == found.plan(option))
        for option in (played, found.best)
    }
    lost = max(worths.values()) > worth[played]
    if found.count and found.lost(played).low > 0:
        return "sure and right" if worth[found.best] > worth[played] else "sure and wrong"
    return "open, and lost something" if lost else "open, and lost nothing"


def endings_of(game: Game) -> Iterator[str]:
    """What playouts say of each turn of a game whose ending can be worked out."""
    for turn in turns_of(node.step for node in game.whole_line()[1:]):
        if isinstance(turn.steps[0].before.question, Turn):
            yield exactly(turn.steps[0].before, said(asked_answers(turn.steps)))


def held(turn: Judged) -> Held:
    """A sure loss against what knows better."""
    n, view, who = TIMES * PLAYOUTS, turn.position.view_for(turn.who), turn.who
    longer = compare_moves(turn.position, [turn.best, turn.move], n=n, seed=SEED, by="lead", executor=None)
    more = longer.difference(*longer.options)
    played, best = (checked_answers(turn.position, move) for move in (turn.move, turn.best))
    assert view.question is not None
    chosen = Searcher(SEED, None, TIMES * SEARCHED, WorkedBy(None)).search(view, view.question)
    lucks = tuple(range(TIMES * SEARCHED // 4))
    tryout = Tryout(view, who, (best, played), lucks, Outlooks(WEIGHTS))
    leads = weighed([tryout.played(number)[0] for number in range(2 * len(lucks))], judge)
    plays = {played[: len(chosen)]: "as played", best[: len(chosen)]: "the better one"}.get(chosen, "another")
    return Held(told(more), told(difference(leads[::2], leads[1::2])), plays)


def main() -> None:
    """Review the games, and print a row for each sure loss and how often each agrees."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", type=int, default=list(range(len(PLAYERS))))
    counts: dict[tuple[str, str], Counter[str]] = {}
    turns, sure = 0, Counter[str]()
    print(which_engine())
    for number in parser.parse_args().games:
        began, game = time.process_time(), game_of(number)
        found = review(game, guess=False, executor=None)
        turns += len(found)
        took = time.process_time() - began
        print(
            f"game {FRESH + number}, {PLAYERS[number % len(PLAYERS)]} companies, {len(found)} turns, {took:.0f} s",
            flush=True,
        )
        for turn in found.moves:
            if turn.lost.low > 0 and not turn.worked_out:
                row, kind = held(turn), "disagree" if turn.disagree else "sure"
                sure[kind] += 1
                for name, each in row._asdict().items():
                    counts.setdefault((kind, name), Counter())[each if name == "plays" else each.partition(" ")[0]] += 1
                mark = "*" if turn in found.turning_points else "?" if turn.disagree else " "
                lost = f"{turn.lost.mean:.1f} ({turn.lost.low:.1f} to {turn.lost.high:.1f}, {turn.lost.n})"
                print(f"{mark} {turn.round} {turn.who:8} {lost:28}", *(f"| {each:30}" for each in row), flush=True)
                print(f"      {turn.move}  <  {turn.best}", flush=True)
    print(f"{dict(sure)} among {turns} turns: {counts}")
    print("endings worked out:", Counter(filter(None, chain(*map(endings_of, map(game_of, range(ENDINGS)))))))


if __name__ == "__main__":
    main()
