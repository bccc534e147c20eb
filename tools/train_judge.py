"""Train the judge anew: `python tools/train_judge.py FOLDER`, about an hour and a half on one core.

Each generation plays games of its own, with seeds of its own, and learns from all games so far; what is in the folder
already is not made again. The same seeds give the same games and, on one machine, the same weights.
"""

import argparse
import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from barrage_nb import Position, new_game
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.comparing import TurnPlan
from barrage_nb.analysis.executors import WorkedBy
from barrage_nb.analysis.inputs import INPUTS, told_to
from barrage_nb.analysis.judge import GRID, PARTS, Foreseen, Judge
from barrage_nb.analysis.judge import HIDDEN as GRAIN
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.playouts import seed_of
from barrage_nb.analysis.quick import plans, quick_choice, wavering_player
from barrage_nb.analysis.search import Searcher
from barrage_nb.engine.moves import ACT, Move
from barrage_nb.engine.play import Strategy, answered
from barrage_nb.engine.position import Playout, Question
from barrage_nb.engine.rounds import Turn


class Noisy:
    """The wavering player, that now and then takes some other of its turns."""

    def __init__(self, seed: int, often: float) -> None:
        self.luck, self.often, self.wavering = Random(f"noisy {seed}"), often, wavering_player(seed)
        self.outlooks, self.planned = Outlooks(WEIGHTS), tuple[Move, ...]()

    def __call__(self, position: Position) -> Move:
        moves, question = position.legal_moves, position.question
        if isinstance(question, Turn):
            self.planned = ()
            if self.luck.random() < self.often:
                found = plans(self.outlooks.appraisal(position, question.who), moves)
                self.planned = found[min(len(found) - 1, int(self.luck.expovariate(0.2)))]
        return next((move for move in self.planned if move in moves), None) or self.wavering(position)


class Table(NamedTuple):
    """Who sits down to a game: by seat or company the strategies of people; the levels of Automas; and the seed."""

    players: int
    automas: Sequence[str]
    people: Callable[[int], Strategy]
    seed: int


def seats_of(table: Table) -> Position:
    """The beginning of a game; the companies of Automas are those that the seed says."""
    return new_game(table.players, seed=table.seed, automas=table.automas)


def played(table: Table, share: float) -> Iterator[tuple[list[float], float, float, float, int, int]]:
    """A game's rows: what is told to a person, her points, by how much she led, her share of it, round and person."""
    luck, outlooks = Random(f"rows {table.seed}"), Outlooks(WEIGHTS)
    draft = Playout(seats_of(table))
    strategies: dict[str, Strategy] = {}
    told: list[tuple[list[float], str, int]] = []
    while (question := draft.question) is not None:
        if question.who in draft.automas:
            begins = True
            move: Move = ACT
        else:
            begins = isinstance(question, Turn)
            if question.who not in strategies:
                strategies[question.who] = table.people(seed_of(table.seed, question.who))
            move = strategies[question.who](draft)
        if begins and draft.phase == "actions" and luck.random() < share:
            people = [name for name in draft.companies if name not in draft.automas]
            told += [(row, who, draft.round) for row, who in zip(told_to(draft, people, outlooks), people, strict=True)]
        answered(draft, question, move)
    order = list(draft.companies)
    first = draft.ranking[0]
    for row, who, round in told:
        vp = {name: company.vp for name, company in draft.companies.items()}
        own = vp.pop(who)
        yield row, own, own - max(vp.values()), (who in first) / len(first), round, order.index(who)


def make(file: Path, tables: Iterator[Table], share: float) -> None:
    """Play games, and keep their rows."""
    began, rows, ends, whose, games, led = time.process_time(), [], [], [], 0, []
    for table in tables:
        games += 1
        for row, vp, margin, won, round, person in played(table, share):
            rows.append(np.rint(np.clip(np.array(row) * GRID, -32000, 32000)).astype(np.int16))
            ends.append((vp, margin, won))
            whose.append((table.seed, person, round, table.players, len(table.automas)))
        led.append((table.players, len(table.automas), *ends[-1]))
        if games % 50 == 0:
            print(file.name, games, len(rows), f"cpu {time.process_time() - began:.0f} s", tallied(led), flush=True)
    np.savez(file, rows=np.array(rows), ends=np.array(ends, np.float32), whose=np.array(whose, np.int32))
    print(
        file.name, games, "games", len(rows), f"rows, cpu {time.process_time() - began:.0f} s", tallied(led), flush=True
    )


def tallied(led: Sequence[tuple[float, ...]]) -> str:
    """How the last person of each game came out, by the number of companies and of Automas."""
    found, said = np.array(led), []
    for players, automas in sorted({(int(each[0]), int(each[1])) for each in led}):
        alike = found[(found[:, 0] == players) & (found[:, 1] == automas)]
        vp, lead, won = alike[:, 2:5].mean(0)
        said.append(f"{players}/{automas}: {len(alike)} games, {vp:.0f} points, {lead:+.0f}, won {won:.2f}")
    return "; ".join(said)


# The net, and how it learns.

LAYERS = 64, 32
SHAPES = {
    "first": (len(INPUTS), LAYERS[0]),
    "second": LAYERS,
    "last": (LAYERS[1], len(Foreseen._fields)),
    "straight": (len(INPUTS), len(Foreseen._fields)),
}
POINTS = 20.0
"""By how much points and leads are divided, so that the three outputs weigh alike."""
LEAST_SPREAD = 0.5
"""An input that is hardly ever anything but the same is not blown up by its spread."""
PANEL = 4
"""So many nets learn the same games, each with another beginning: what one only believes, the others seldom do."""
BATCH, DROPPED, DECAY, RATE, LAMBDA = 512, 0.3, 0.05, 2e-3, 0.97


class Learned(NamedTuple):
    """A net as it is learned: inputs are first brought to a mean of 0 and a spread of 1."""

    mean: np.ndarray
    spread: np.ndarray
    weights: dict[str, np.ndarray]


def outputs(weights: dict[str, np.ndarray], rows: np.ndarray, keep: np.ndarray | float = 1.0) -> tuple[np.ndarray, ...]:
    """Both hidden layers and the outputs."""
    one = np.maximum(rows @ weights["first"] + weights["first_base"], 0) * keep
    two = np.maximum(one @ weights["second"] + weights["second_base"], 0)
    return one, two, two @ weights["last"] + rows @ weights["straight"] + weights["last_base"]


def normal(net: Learned, rows: np.ndarray) -> np.ndarray:
    """Rows as the net is told them."""
    return np.asarray((rows.astype(np.float32) / GRID - net.mean) / net.spread)


class Games(NamedTuple):
    """All rows: what was told, how it came out, and of which game, person, round, companies and Automas each is."""

    rows: np.ndarray
    ends: np.ndarray
    whose: np.ndarray


def read(files: Sequence[Path]) -> Games:
    """The games of some files."""
    kept = [np.load(file) for file in files]
    return Games(*(np.concatenate([each[name] for each in kept]) for name in Games._fields))


def goals_of(games: Games, before: Sequence[Learned]) -> np.ndarray:
    """What is to be learned: how each game came out, mixed with what the panel so far says of later rows."""
    goals = games.ends / np.array([POINTS, POINTS, 1], np.float32)
    return blended(goals, games.whose[:, 0], games.whose[:, 1], seen(before, games.rows)) if before else goals


def learn(games: Games, goals: np.ndarray, steps: int, seed: int) -> Learned:
    """A net that has learned from all games but one in ten."""
    rows, luck = games.rows, np.random.default_rng(seed)
    learned = np.flatnonzero(~held_back(games))
    some = rows[luck.choice(learned, min(40000, len(learned)), replace=False)].astype(np.float32) / GRID
    net = Learned(some.mean(0), np.maximum(some.std(0), LEAST_SPREAD), {})
    weights = net.weights
    for name, (before_it, after) in SHAPES.items():
        weights[name] = (luck.normal(size=(before_it, after)) * np.sqrt(2 / before_it)).astype(np.float32)
    weights["last"] *= 0.1
    weights["straight"] *= 0
    weights |= {f"{name}_base": np.zeros(SHAPES[name][1], np.float32) for name in ("first", "second", "last")}
    weights["last_base"] += goals[learned].mean(0) * np.array([1, 1, 0], np.float32)
    smooth = {name: each.copy() for name, each in weights.items()}
    means = {name: np.zeros_like(each) for name, each in weights.items()}
    squares = {name: np.zeros_like(each) for name, each in weights.items()}
    order, at = luck.permutation(learned), 0
    for step in range(1, steps + 1):
        if at + BATCH > len(order):
            order, at = luck.permutation(learned), 0
        batch, at = order[at : at + BATCH], at + BATCH
        told, goal = normal(net, rows[batch]), goals[batch]
        keep = ((luck.random((BATCH, LAYERS[0]), dtype=np.float32) > DROPPED) / np.float32(1 - DROPPED)).astype(
            np.float32
        )
        one, two, end = outputs(weights, told, keep)
        slope = np.empty_like(end)
        slope[:, :2] = np.clip(end[:, :2] - goal[:, :2], -2.5, 2.5)
        slope[:, 2] = 0.7 * (1 / (1 + np.exp(-end[:, 2])) - goal[:, 2])
        slope /= BATCH
        slopes = {"last": two.T @ slope, "last_base": slope.sum(0), "straight": told.T @ slope}
        back = (slope @ weights["last"].T) * (two > 0)
        slopes |= {"second": one.T @ back, "second_base": back.sum(0)}
        back = (back @ weights["second"].T) * (one > 0) * keep
        slopes |= {"first": told.T @ back, "first_base": back.sum(0)}
        rate = RATE * min(1, step / 300) * (0.5 + 0.5 * np.cos(np.pi * step / steps))
        for name, each in weights.items():
            means[name] += 0.1 * (slopes[name] - means[name])
            squares[name] += 0.001 * (slopes[name] ** 2 - squares[name])
            change = means[name] / (1 - 0.9**step) / (np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8)
            each -= (rate * (change + (DECAY * each if name in ("first", "second", "straight") else 0))).astype(
                np.float32
            )
            if step % 10 == 0:
                smooth[name] += 0.02 * (each - smooth[name])
    return net._replace(weights=smooth)


def held_back(games: Games) -> np.ndarray:
    """Whether each row is of a game that is not learned from."""
    return np.asarray(games.whose[:, 0] % 10 == 9)


def seen(panel: Sequence[Learned], rows: np.ndarray) -> np.ndarray:
    """What the nets of a panel say of rows on average, as the goals are written."""
    found = []
    for at in range(0, len(rows), 8192):
        some = np.mean([outputs(net.weights, normal(net, rows[at : at + 8192]))[2] for net in panel], axis=0)
        some[:, 2] = 1 / (1 + np.exp(-some[:, 2]))
        found.append(some)
    return np.concatenate(found)


def blended(goals: np.ndarray, games: np.ndarray, people: np.ndarray, views: np.ndarray) -> np.ndarray:
    """Goals that are partly the view of the next row of the same game and person: they waver less than the end."""
    found = goals.copy()
    key = games.astype(np.int64) * 8 + people
    order = np.argsort(key, kind="stable")
    for one, other in zip(order[-2::-1], order[:0:-1], strict=True):
        if key[one] == key[other]:
            found[one] = (1 - LAMBDA) * views[other] + LAMBDA * found[other]
    return found


def measured(panel: Sequence[Learned], games: Games) -> str:
    """How far a panel is off in games that it has not learned from, by players and by round."""
    rows, ends, whose = (each[held_back(games)] for each in games)
    found = seen(panel, rows)
    off = (found * np.array([POINTS, POINTS, 1]) - ends) ** 2
    said = []
    for name, column, values in (("players", 3, (2, 3, 4)), ("round", 2, (1, 2, 3, 4, 5))):
        for value in values:
            some = off[whose[:, column] == value].mean(0)
            said.append(
                f"{name} {value}: off by {some[0] ** 0.5:.1f} points, lead {some[1] ** 0.5:.1f}, chance {some[2]:.3f}"
            )
    return "\n".join(said)


def write(panel: Sequence[Learned], file: Path) -> None:
    """Keep a panel in whole numbers; of the first layer each input's weights are halved so often that they fit."""
    unit = np.array([POINTS, POINTS, 1.0])
    raw = [{name: net.weights[name] / net.spread[:, None] for name in ("first", "straight")} for net in panel]
    parts = {
        "first": np.concatenate([each["first"] for each in raw], axis=1),
        "second": np.stack([net.weights["second"] for net in panel]),
        "last": np.stack([net.weights["last"] for net in panel]) * unit,
        "straight": np.mean([each["straight"] for each in raw], axis=0) * unit,
    }
    halved = np.floor(np.log2(127 / np.abs(parts["first"]).max(1)))
    parts["first"] = parts["first"] * 2.0 ** halved[:, None]
    bases = {
        "first": np.concatenate(
            [net.weights["first_base"] - net.mean @ each["first"] for net, each in zip(panel, raw, strict=True)]
        ),
        "second": np.stack([net.weights["second_base"] for net in panel])[:, None],
        "last": unit
        * sum(net.weights["last_base"] - net.mean @ each["straight"] for net, each in zip(panel, raw, strict=True)),
    }
    scales = [0, *(int(np.floor(np.log2(32767 / np.abs(parts[name]).max()))) for name in PARTS[1:])]
    whole = {
        name: np.rint(parts[name] * 2.0**scale).astype(np.int16 if scale else np.int8)
        for name, scale in zip(PARTS, scales, strict=True)
    }
    units = {"first": GRID * 2.0 ** scales[0], "second": GRAIN * 2.0 ** scales[1], "last": GRAIN * 2.0 ** scales[2]}
    whole_bases = {f"{name}_base": np.rint(each * units[name]).astype(np.int64) for name, each in bases.items()}
    sizes = {"scales": np.array(scales), "halved": halved.astype(np.int8)}
    np.savez_compressed(file, inputs=np.array(INPUTS), **sizes, **whole, **whole_bases)


# Generations.


class Explorer(Searcher):
    """The learned player or the searching one, that wavers in what it holds turns to be worth, and tries others."""

    waver, often, first, others = 0.7, 0.02, 14, 4

    def candidates(self, position: Position, question: Question) -> Sequence[TurnPlan]:
        """The first of the turns, and some of the others; a question within a turn is answered quickly."""
        if not isinstance(question, Turn):
            return [(quick_choice(position, self.outlooks, self.luck),)]
        found = super().candidates(position, question)
        rest = found[self.first :]
        return [*found[: self.first], *self.luck.sample(rest, min(self.others, len(rest)))]

    def judged(self, ends: Sequence[Position], who: str) -> list[float]:
        """What each end of a turn is worth, or looks to be worth."""
        values = super().judged(ends, who)
        more = 1000 if self.luck.random() < self.often else 0
        tried = min(len(ends) - 1, int(self.luck.expovariate(0.25)))
        return [
            value - self.waver * math.log(self.luck.expovariate(1.0)) + more * (number == tried)
            for number, value in enumerate(values)
        ]


def first_tables(games: int, seed: int) -> Iterator[Table]:
    """Games of noisy quick players, with and without Automas."""
    for number in range(seed, seed + games):
        luck = Random(f"table {number}")
        players = luck.choice((2, 2, 2, 3, 4, 4))
        automas = luck.choice((0, 0, 1, players - 1)) if players > 2 else luck.choice((0, 1))
        levels = [luck.choice(("very hard", "very hard", "hard", "medium")) for _ in range(automas)]
        yield Table(players, levels, lambda seed: Noisy(seed, 0.15), number)


SITTINGS = ((2, 1), (4, 3), (2, 0), (4, 3), (2, 1), (3, 2), (4, 3), (4, 1), (2, 1), (4, 3), (4, 2), (2, 0), (4, 3))
"""How many companies, and how many of them Automas."""


def later_tables(
    games: int, seed: int, judge: Judge, playouts: int, sittings: Sequence[tuple[int, int]]
) -> Iterator[Table]:
    """Games of players that use the judge so far; a few of the others are noisy quick ones."""

    def player(seed: int) -> Strategy:
        if seed % 10 == 0:
            return Noisy(seed, 0.1)
        return Explorer(seed, None, playouts, WorkedBy(None), lambda: judge)

    for number in range(seed, seed + games):
        luck = Random(f"table {number}")
        players, automas = sittings[number % len(sittings)]
        levels = [luck.choice(("very hard", "very hard", "very hard", "hard")) for _ in range(automas)]
        yield Table(players, levels, player, number)


class Generation(NamedTuple):
    """Games of one kind of player, and for how many steps is learned from all games so far."""

    games: int
    steps: int
    playouts: int = 0
    sittings: Sequence[tuple[int, int]] = SITTINGS


GENERATIONS = (
    Generation(1600, 2000),
    *[Generation(117, 2000)] * 8,
    *[Generation(130, 3000)] * 12,
)
SEEDS = 10_000
"""The seeds of a generation begin so far from those of the one before."""
SHARES = 0.4, 1.0
"""How much of the positions of a game is kept, in the first generation and in the others."""


def main() -> None:
    """Make every generation that is not there, and the file of the last one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where games and nets are kept")
    folder: Path = parser.parse_args().folder
    panel = list[Learned]()
    for number, (games, steps, playouts, sittings) in enumerate(GENERATIONS):
        played_file, panel_file, file = (folder / f"{number}{name}.npz" for name in ("", "_panel", "_judge"))
        if not played_file.exists():
            seed = number * SEEDS
            last = folder / f"{number - 1}_judge.npz"
            tables = later_tables(games, seed, Judge(last), playouts, sittings) if number else first_tables(games, seed)
            make(played_file, tables, SHARES[min(number, 1)])
        if not panel_file.exists():
            known, began = read([folder / f"{each}.npz" for each in range(number + 1)]), time.process_time()
            goals = goals_of(known, panel)
            learned = [learn(known, goals, steps, PANEL * number + member) for member in range(PANEL)]
            arrays = [(f"{at} {name}", each) for at, net in enumerate(learned) for name, each in flat(net).items()]
            np.savez(panel_file, **dict(arrays))
            write(learned, file)
            print(measured(learned, known), f"{file.name} cpu {time.process_time() - began:.0f} s", flush=True)
        with np.load(panel_file) as kept:
            nets = [{n[2:]: kept[n] for n in kept if n.startswith(f"{at} ")} for at in range(PANEL)]
        panel = [Learned(net.pop("mean"), net.pop("spread"), net) for net in nets]


def flat(net: Learned) -> dict[str, np.ndarray]:
    """All arrays of a net by name."""
    return {"mean": net.mean, "spread": net.spread, **net.weights}


if __name__ == "__main__":
    main()
