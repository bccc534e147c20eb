"""Train the judge anew: `python tools/train_judge.py FOLDER`, about four hours on one core.

Each generation plays games of its own, with seeds of its own, and learns from all games so far; what is in the folder
already is not made again. The same seeds give the same games and, on one machine, the same weights. With `--on` the
first generations are left out, and the last ones begin with the judge that there is.
"""

import argparse
import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from barrage_nb import Position, new_game
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.comparing import TurnPlan
from barrage_nb.analysis.executors import WorkedBy
from barrage_nb.analysis.inputs import INPUTS, told_to
from barrage_nb.analysis.judge import GRID, PARTS, WEIGHTS_FILE, Foreseen, Judge
from barrage_nb.analysis.judge import HIDDEN as GRAIN
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.playouts import seed_of
from barrage_nb.analysis.quick import plans, quick_choice, wavering_player
from barrage_nb.analysis.search import BRIEF, LEARNED_PLAYOUTS, Searcher, lead_of, played_on, turns_over
from barrage_nb.analysis.sense import sensible
from barrage_nb.engine.moves import ACT, Move
from barrage_nb.engine.play import Strategy, answered
from barrage_nb.engine.position import Playout, Question
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.setup import deal


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
    weighed: Sequence["Weighed"] = ()


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


class Weighed(NamedTuple):
    """Options of one position beside each other: rows at their ends, what came of them on average, and when."""

    rows: np.ndarray
    ends: np.ndarray
    round: int
    companies: int


def on_grid(rows: Sequence[float] | Sequence[Sequence[float]]) -> np.ndarray:
    """Rows as they are kept."""
    return np.asarray(np.rint(np.clip(np.array(rows) * GRID, -32000, 32000)).astype(np.int16))


def make(file: Path, tables: Iterator[Table], share: float) -> None:
    """Play games, and keep their rows, and what was weighed in them."""
    began, rows, ends, whose, games, led = time.process_time(), [], [], [], 0, []
    groups, group_ends, of_groups = [], [], []
    for table in tables:
        games += 1
        for row, vp, margin, won, round, person in played(table, share):
            rows.append(on_grid(row))
            ends.append((vp, margin, won))
            whose.append((table.seed, person, round, table.players, len(table.automas)))
        for each in table.weighed:
            groups.append(each.rows)
            group_ends.append(each.ends)
            of_groups.append((table.seed, each.round, each.companies))
        led.append((table.players, len(table.automas), *ends[-1]))
        if games % 50 == 0:
            print(file.name, games, len(rows), f"cpu {time.process_time() - began:.0f} s", tallied(led), flush=True)
    arrays: dict[str, Any] = {
        "rows": np.array(rows),
        "ends": np.array(ends, np.float32),
        "whose": np.array(whose, np.int32),
        "groups": np.array(groups),
        "group_ends": np.array(group_ends, np.float32),
        "of_groups": np.array(of_groups, np.int32),
    }
    np.savez(file, **arrays)
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
UNIT = np.array([POINTS, POINTS, 1], np.float32)
LEAST_SPREAD = 0.5
"""An input that is hardly ever anything but the same is not blown up by its spread."""
PANEL = 4
"""So many nets learn the same games, each with another beginning: what one only believes, the others seldom do."""
BATCH, DROPPED, DECAY, RATE, LAMBDA = 512, 0.3, 0.05, 2e-3, 0.97
GROUPS, BESIDE, GOING_ON = 24, 20.0, 1e-3
"""So many positions' options are seen at a time, and weigh so much; the rate of a net that goes on learning."""


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


class Groups(NamedTuple):
    """Options of a position beside each other, with what came of them; and of which game, round and companies."""

    rows: np.ndarray
    ends: np.ndarray
    whose: np.ndarray


def read(files: Sequence[Path], names: Sequence[str] = Games._fields) -> list[np.ndarray]:
    """What is kept in some files."""
    kept = [np.load(file) for file in files]
    return [np.concatenate([each[name] for each in kept]) for name in names]


def goals_of(games: Games, before: Sequence[Learned]) -> np.ndarray:
    """What is to be learned: how each game came out, mixed with what the panel so far says of later rows."""
    goals = games.ends / UNIT
    return blended(goals, games.whose[:, 0], games.whose[:, 1], seen(before, games.rows)) if before else goals


def newborn(games: Games, goals: np.ndarray, seed: int) -> Learned:
    """A net that has not learned yet, for inputs as they are in some games."""
    rows, luck = games.rows, np.random.default_rng(seed)
    learned = np.flatnonzero(~held_back(games.whose))
    some = rows[luck.choice(learned, min(40000, len(learned)), replace=False)].astype(np.float32) / GRID
    weights = {
        name: (luck.normal(size=shape) * np.sqrt(2 / shape[0])).astype(np.float32) for name, shape in SHAPES.items()
    }
    weights["last"] *= 0.1
    weights["straight"] *= 0
    weights |= {f"{name}_base": np.zeros(SHAPES[name][1], np.float32) for name in ("first", "second", "last")}
    weights["last_base"] += goals[learned].mean(0) * np.array([1, 1, 0], np.float32)
    return Learned(some.mean(0), np.maximum(some.std(0), LEAST_SPREAD), weights)


def learn(
    net: Learned, games: Games, goals: np.ndarray, steps: int, seed: int, groups: Groups | None = None
) -> Learned:
    """What a net is when it has learned from all games but one in nine.

    With groups it goes on from what it has learned, to which it is drawn back, and not far: half of what it sees then
    are options beside each other, of which it learns by how much each is better than the others.
    """
    luck, weights = np.random.default_rng(seed), {name: each.copy() for name, each in net.weights.items()}
    start = net.weights if groups is not None else {name: np.zeros_like(each) for name, each in weights.items()}
    smooth = {name: each.copy() for name, each in weights.items()}
    means = {name: np.zeros_like(each) for name, each in weights.items()}
    squares = {name: np.zeros_like(each) for name, each in weights.items()}
    alone = batches(~held_back(games.whose), BATCH if groups is None else BATCH // 2, luck)
    beside = batches(~held_back(groups.whose), GROUPS, luck) if groups is not None else None
    for step in range(1, steps + 1):
        batch = next(alone)
        number, told, kept = len(batch), games.rows[batch], keeping(len(batch), luck)
        if groups is not None and beside is not None:
            some = next(beside)
            told = np.concatenate([told, groups.rows[some].reshape(-1, len(INPUTS))])
            kept = np.concatenate([kept, np.repeat(keeping(len(some), luck), groups.rows.shape[1], axis=0)])
        told = normal(net, told)
        one, two, end = outputs(weights, told, kept)
        slope = np.clip(off(end[:number], goals[batch]), -2.5, 2.5)
        if groups is not None:
            wrong = off(end[number:].reshape(len(some), -1, len(UNIT)), groups.ends[some] / UNIT)
            wrong = np.clip(wrong - wrong.mean(1, keepdims=True), -1, 1)
            slope = np.concatenate([slope, BESIDE * wrong.reshape(-1, len(UNIT))])
        slope = (slope * np.array([1, 1, 0.7], np.float32) / len(told)).astype(np.float32)
        slopes = {"last": two.T @ slope, "last_base": slope.sum(0), "straight": told.T @ slope}
        back = (slope @ weights["last"].T) * (two > 0)
        slopes |= {"second": one.T @ back, "second_base": back.sum(0)}
        back = (back @ weights["second"].T) * (one > 0) * kept
        slopes |= {"first": told.T @ back, "first_base": back.sum(0)}
        rate = (RATE if groups is None else GOING_ON) * min(1, step / 300) * (0.5 + 0.5 * np.cos(np.pi * step / steps))
        for name, each in weights.items():
            means[name] += 0.1 * (slopes[name] - means[name])
            squares[name] += 0.001 * (slopes[name] ** 2 - squares[name])
            change = means[name] / (1 - 0.9**step) / (np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8)
            drawn = DECAY * (each - start[name]) if name in ("first", "second", "straight") else 0
            each -= (rate * (change + drawn)).astype(np.float32)
            if step % 10 == 0:
                smooth[name] += 0.02 * (each - smooth[name])
    return net._replace(weights=smooth)


def batches(learned: np.ndarray, size: int, luck: np.random.Generator) -> Iterator[np.ndarray]:
    """The numbers of what is learned from, so many at a time, and all of them before any comes again."""
    numbers = np.flatnonzero(learned)
    while True:
        order = luck.permutation(numbers)
        yield from (order[at : at + size] for at in range(0, max(1, len(order) - size + 1), size))


def keeping(number: int, luck: np.random.Generator) -> np.ndarray:
    """Which parts of the first layer are not dropped, and how much louder they speak for it."""
    kept = luck.random((number, LAYERS[0]), dtype=np.float32) > DROPPED
    return (kept / np.float32(1 - DROPPED)).astype(np.float32)


def off(end: np.ndarray, goal: np.ndarray) -> np.ndarray:
    """By how much outputs are off, the chance as a chance."""
    return np.concatenate([end[..., :2] - goal[..., :2], 1 / (1 + np.exp(-end[..., 2:])) - goal[..., 2:]], axis=-1)


def held_back(whose: np.ndarray) -> np.ndarray:
    """Whether each row is of a game that is not learned from: of nine times all sittings one."""
    return np.asarray(whose[:, 0] // len(SITTINGS) % 9 == 8)


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
    rows, ends, whose = (each[held_back(games.whose)] for each in games)
    found = seen(panel, rows)
    far = (found * UNIT - ends) ** 2
    said = []
    for name, column, values in (("players", 3, (2, 3, 4)), ("round", 2, (1, 2, 3, 4, 5))):
        for value in values:
            some = far[whose[:, column] == value].mean(0)
            said.append(
                f"{name} {value}: off by {some[0] ** 0.5:.1f} points, lead {some[1] ** 0.5:.1f}, chance {some[2]:.3f}"
            )
    return "\n".join(said)


def write(panel: Sequence[Learned], file: Path) -> None:
    """Keep a panel in whole numbers; of the first layer each input's weights are halved so often that they fit."""
    unit = UNIT.astype(float)
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


def panel_of(file: Path) -> list[Learned]:
    """The nets that are kept in a file."""
    with np.load(file) as kept:
        scales = dict(zip(PARTS, 2.0 ** kept["scales"].astype(float), strict=True))
        first = kept["first"] / 2.0 ** kept["halved"].astype(float)[:, None]
        straight = kept["straight"] / scales["straight"] / UNIT
        units = {"first": GRID * scales["first"], "second": GRAIN * scales["second"], "last": GRAIN * scales["last"]}
        bases = {name: kept[f"{name}_base"] / unit for name, unit in units.items()}
        panel = [
            {
                "first": first[:, member * LAYERS[0] : (member + 1) * LAYERS[0]],
                "second": kept["second"][member] / scales["second"],
                "last": kept["last"][member] / scales["last"] / UNIT,
                "straight": straight,
                "first_base": bases["first"][member * LAYERS[0] : (member + 1) * LAYERS[0]],
                "second_base": bases["second"][member, 0],
                "last_base": bases["last"] / UNIT / PANEL,
            }
            for member in range(PANEL)
        ]
    none, one = np.zeros(len(INPUTS), np.float32), np.ones(len(INPUTS), np.float32)
    return [Learned(none, one, {name: each.astype(np.float32) for name, each in net.items()}) for net in panel]


def brought(net: Learned, like: Learned) -> Learned:
    """A net that says the same of inputs that are brought to the mean and spread of another."""
    weights, more = net.weights.copy(), like.spread / net.spread
    for name, base in (("first", "first_base"), ("straight", "last_base")):
        weights[base] = weights[base] + ((like.mean - net.mean) / net.spread) @ weights[name]
        weights[name] = weights[name] * more[:, None]
    return Learned(like.mean, like.spread, weights)


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


def later_tables(games: int, seed: int, judge: Judge) -> Iterator[Table]:
    """Games of players that use the judge so far; a few of the others are noisy quick ones."""

    def player(seed: int) -> Strategy:
        if seed % 10 == 0:
            return Noisy(seed, 0.1)
        return Explorer(seed, None, 0, WorkedBy(None), lambda: judge)

    for number in range(seed, seed + games):
        luck = Random(f"table {number}")
        players, automas = SITTINGS[number % len(SITTINGS)]
        levels = [luck.choice(("very hard", "very hard", "very hard", "hard")) for _ in range(automas)]
        yield Table(players, levels, player, number)


class Weigher(Searcher):
    """The learned player; now and then it plays its options out beside each other, and keeps what came of them."""

    weighs, tries, often, most = 0.22, 0.04, 0.1, 12

    def __init__(self, seed: int, judge: Judge, kept: list[Weighed]) -> None:
        super().__init__(seed, None, LEARNED_PLAYOUTS, WorkedBy(None), lambda: judge, BRIEF)
        self.kept = kept

    def judged(self, ends: Sequence[Position], who: str) -> list[float]:
        """What each end of a turn looks to be worth."""
        return [value - math.log(self.luck.expovariate(1.0)) for value in super().judged(ends, who)]

    def search(self, position: Position, question: Question) -> TurnPlan:
        """What is best beside the others, or looks so; or some other option."""
        luck, found = self.luck.random(), self.candidates(position, question)
        if luck < (self.weighs if isinstance(question, Turn) else self.often):
            return self.weighed(position.view_for(question.who), question.who, found)
        if luck > 1 - self.tries:
            return found[min(len(found) - 1, int(self.luck.expovariate(0.25)))]
        return super().search(position, question)

    def weighed(self, view: Position, who: str, found: Sequence[TurnPlan]) -> TurnPlan:
        """Play the eight options that look best and four others out under the same lucks."""
        ends = turns_over(view, who, found, self.outlooks, self.luck.randrange(10**9))
        kept = sensible(view, found, ends, self.hand)
        seen = dict(zip(kept, self.judged([ends[number] for number in kept], who), strict=True))
        order = sorted(kept, key=lambda number: -seen[number])
        chosen = order[:8] + self.luck.sample(order[8:], min(self.most - 8, len(order[8:])))
        if len(chosen) < 3:
            return found[order[0]]
        came, ahead = np.zeros((len(chosen), len(UNIT))), max(WEIGHED_LAPS * len(view.companies), WEIGHED_TOGETHER)
        for luck in [self.luck.randrange(10**9) for _ in range(WEIGHED_LUCKS)]:
            dealt = deal(view, luck)
            for at, number in enumerate(chosen):
                plan = found[number]
                end = played_on(dealt, who, plan, luck, self.outlooks, ahead, None, WEIGHED_LOOKS, self.judge)
                came[at] += self.foreseen(end, who)
        fill = [at % len(chosen) for at in range(self.most)]  # fewer are told again
        told = [told_to(ends[number], (who,), self.outlooks)[0] for number in chosen]
        rows = on_grid([told[at] for at in fill])
        self.kept.append(Weighed(rows, came[fill] / WEIGHED_LUCKS, view.round, len(view.companies)))
        best = chosen[int(came[:, 1].argmax())]
        return found[self.luck.choice(chosen) if self.luck.random() < self.often else best]

    def foreseen(self, end: Position, who: str) -> Foreseen:
        """How a company ends, or is expected to."""
        if not end.over:
            return self.judge().expected(told_to(end, (who,), self.outlooks))[0]
        first = end.ranking[0]
        return Foreseen(end.companies[who].vp, lead_of(end, who), (who in first) / len(first))


WEIGHED_LUCKS, WEIGHED_LAPS, WEIGHED_TOGETHER, WEIGHED_LOOKS = 4, 3, 6, 4
"""How often an option is played out, and how far; and how many turns are looked at on the way."""


def weighing_tables(games: int, seed: int, judge: Judge) -> Iterator[Table]:
    """Games of players that weigh, of Automas, and now and then of a noisy quick player."""
    for number in range(seed, seed + games):
        luck, kept = Random(f"table {number}"), list[Weighed]()
        players, automas = SITTINGS[number % len(SITTINGS)]
        levels = [luck.choice(("very hard", "very hard", "very hard", "hard")) for _ in range(automas)]

        def player(seed: int, kept: list[Weighed] = kept) -> Strategy:
            return Noisy(seed, 0.1) if seed % 15 == 0 else Weigher(seed, judge, kept)

        yield Table(players, levels, player, number, kept)


class Generation(NamedTuple):
    """Games of one kind of player, and for how many steps is learned from all games so far."""

    games: int
    steps: int
    weighing: bool = False


GENERATIONS = (
    Generation(1600, 2000),
    *[Generation(117, 2000)] * 8,
    *[Generation(130, 3000)] * 12,
    *[Generation(700, 4000, weighing=True)] * 3,
)
FIRST_WEIGHING = [generation.weighing for generation in GENERATIONS].index(True)
SEEDS = 10_000
"""The seeds of a generation begin so far from those of the one before."""
SHARES = 0.4, 1.0, 0.5
"""How many of the positions are kept in the first generation, in the others, and where options are weighed."""


def main() -> None:
    """Make every generation that is not there, and the file of the last one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where games and nets are kept")
    parser.add_argument("--on", action="store_true", help="go on from the judge that there is")
    options = parser.parse_args()
    folder: Path = options.folder
    begun = WEIGHTS_FILE if options.on else folder / f"{FIRST_WEIGHING - 1}_judge.npz"
    for number, (games, steps, weighing) in enumerate(GENERATIONS):
        if options.on and not weighing:
            continue
        played_file, file, last = (
            folder / f"{number}.npz",
            folder / f"{number}_judge.npz",
            folder / f"{number - 1}_judge.npz",
        )
        if number == FIRST_WEIGHING:
            last = begun
        if not played_file.exists():
            seed = number * SEEDS
            if weighing:
                tables = weighing_tables(games, seed, Judge(last))
            else:
                tables = later_tables(games, seed, Judge(last)) if number else first_tables(games, seed)
            make(played_file, tables, SHARES[2 if weighing else min(number, 1)])
        if not file.exists():
            known = [folder / f"{each}.npz" for each in range(FIRST_WEIGHING if weighing else 0, number + 1)]
            learn_from(known, steps, PANEL * number, last if number else None, begun if weighing else None, file)


def learn_from(known: Sequence[Path], steps: int, seed: int, last: Path | None, begun: Path | None, file: Path) -> None:
    """A judge that has learned from some games, and from what was weighed in them if it goes on from one before."""
    games, began = Games(*read(known)), time.process_time()
    goals = goals_of(games, panel_of(last) if last is not None else [])
    if begun is None:
        nets, groups = [newborn(games, goals, seed + member) for member in range(PANEL)], None
    else:
        groups, like = Groups(*read(known, ("groups", "group_ends", "of_groups"))), newborn(games, goals, seed)
        nets = [brought(net, like) for net in panel_of(begun)]
    learned = [learn(net, games, goals, steps, seed + member, groups) for member, net in enumerate(nets)]
    write(learned, file)
    print(measured(learned, games), f"{file.name} cpu {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
