"""Experiments of the lessons with more games than a lesson has time for, as `tools/experiments.py` has made them.

What the lessons say of them was played once more on a second block of seeds, and by stronger players: that block lies
beside the tests, which hold the one against the other.
"""

import bz2
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import takewhile
from math import nan
from typing import NamedTuple

from ...analysis.designs import Designed
from ...analysis.experiments import PLAYERS, Experiment, Finding, Findings, WhoPlays, load_experiment, mind_of
from ...analysis.outlook import WEIGHTS
from ...analysis.quick import wavering_player
from ...analysis.rounds import GameRow, Measure, named_measure, of_company, rounds_of
from ...analysis.seeds import EACH
from ...analysis.statistics import Estimate, mean
from ...board.automa import LEVELS
from ...board.map import HEADSTREAMS
from ...engine.rulings import Design
from ...engine.values import Table
from ..printed import GAME
from .habits import BUILDERS, PIPELAYERS, Habit, OneBetter, builders, by_lot


class LargeExperiment(NamedTuple):
    """What an experiment was asked for: as many games as what is said of it needs."""

    designs: Mapping[str, Designed]
    n: int
    players: Mapping[str, WhoPlays] = PLAYERS


WHEELS = {f"{number} segments": Design(wheel_segments=number) for number in range(3, 9)}
PIPES = {
    "printed": Design(),
    "no fee": Design(conduit_credits=0, conduit_points=0),
    "fee of 2": Design(conduit_credits=2, conduit_points=2),
    "no neutral dams": Design(neutral_dams=False),
}
ORDERS = {
    "least energy first": Design(),
    "most energy first": Design(turn_order="most energy"),
    "always the same": Design(turn_order="fixed"),
    "taking turns": Design(turn_order="rotating"),
}
DEARER = tuple(space for space in GAME.shared_spaces if space.endswith(("-red", "-dear")))
"""The right half of the office: the same actions once more, for more."""
CROWDED = {
    "printed": Design(),
    "half an office": Design(closed_spaces=DEARER),
    "one turbine": Design(
        closed_spaces=tuple(
            space for space in GAME.shared_spaces if space.startswith("turbine") and space != "turbine+0"
        )
    ),
}
MINDS: Mapping[str, WhoPlays] = {"programs": wavering_player, "builders": builders}
EVERYBODY: Mapping[str, WhoPlays] = {**MINDS, "automas": PLAYERS["automas"]}
TO_THE_END = "to the end"
UNTIL = {TO_THE_END: 5, "until round 4": 4, "until round 3": 3, "until round 2": 2}
"""Until which round somebody builds."""
STOPPING: Mapping[str, WhoPlays] = {
    f"{who} {until}": Habit(weights, number)
    for who, weights in (("programs", WEIGHTS), ("builders", BUILDERS))
    for until, number in UNTIL.items()
}
ALONE: Mapping[str, WhoPlays] = {
    f"{who} {until}": {"usa": Habit(weights, UNTIL[until])}
    for who, weights in (("programs", WEIGHTS), ("builders", BUILDERS))
    for until in (TO_THE_END, "until round 4")
}
"""The USA alone stops, or goes on, among programs that build to the end."""
AT_THE_TABLE: Mapping[str, WhoPlays] = {"programs": wavering_player, "by lot": by_lot, "automas": "very hard"}
"""Who is asked whether a game is fair: all with officers, some of whom choose what they play."""
PRIZES = {
    "printed": Design(),
    "no prizes": Design(first_prize=0, second_prize=0),
    "double prizes": Design(first_prize=12, second_prize=4),
}
ENGINEERS = {"printed": Design(), "15 engineers": Design(engineers_each=15), "9 engineers": Design(engineers_each=9)}
BROKEN = {
    "printed": Design(),
    "8 segments": Design(wheel_segments=8),
    "no fee": Design(conduit_credits=0, conduit_points=0),
    "no prizes": Design(first_prize=0, second_prize=0),
    "less water": Design(more_drops=Table(dict.fromkeys(HEADSTREAMS, -1))),
}
"""Each breaks one arrow of the picture of sources, stores and loops."""
LENGTHS = {
    "printed": Design(),
    "2 rounds": Design(rounds=2),
    "7 rounds": Design(rounds=7),
    "9 engineers": Design(engineers_each=9),
}
CARDS: Mapping[str, Designed] = {
    "printed": Design(),
    "canteen": GAME.changed("space canteen: workshop, 1 engineer, 2 credits: 2 turns"),
    "canteen for 6 credits": GAME.changed("space canteen: workshop, 1 engineer, 6 credits: 2 turns"),
}
"""A space of one's own, and the same with one number changed."""
BETTER = " is better"
UNEQUAL: Mapping[str, WhoPlays] = {f"{who}{BETTER}": OneBetter(who) for who in ("usa", "italy")}
"""One company is played well, the others carelessly: does it win?"""
STRONGEST = "very hard automas"
"""Who plays best of those that play any design, and hundreds of games: `docs/ladder.md` has them above the programs."""
ONE_ALONE: Mapping[str, WhoPlays] = {
    "programs": wavering_player,
    STRONGEST: "very hard",
    "USA builds until round 4": {"usa": Habit(builds_until=4)},
    "USA builds until round 3": {"usa": Habit(builds_until=3)},
    "USA rests in round 1": {"usa": Habit(rests=(1,))},
    "USA rests in round 2": {"usa": Habit(rests=(2,))},
    "USA rests in round 3": {"usa": Habit(rests=(3,))},
    "USA rests in round 4": {"usa": Habit(rests=(4,))},
    "USA rests in rounds 1 and 2": {"usa": Habit(rests=(1, 2))},
    "USA rests in rounds 2 and 4": {"usa": Habit(rests=(2, 4))},
    "USA takes no contracts": {"usa": Habit(WEIGHTS._replace(contract_take=-1.0))},
    "USA overlooks bonus tiles": {"usa": Habit(WEIGHTS._replace(bonus=0.0))},
    "USA loves conduits": {"usa": Habit(PIPELAYERS)},
    "France loves bases": {"france": Habit(WEIGHTS._replace(base=6.0))},
}
"""One company does otherwise, and the others go on as ever; first those who all play alike."""

MADE = {
    "20_tempo": LargeExperiment(WHEELS, 60),
    "20_stopping": LargeExperiment({"printed": Design()}, 80, STOPPING),
    "20_alone": LargeExperiment({"printed": Design()}, 150, ALONE),
    "21_shared_pipes": LargeExperiment(PIPES, 150, EVERYBODY),
    "22_turn_order": LargeExperiment(ORDERS, 150, EVERYBODY),
    "22_crowded": LargeExperiment(CROWDED, 150, MINDS),
    "23_balance": LargeExperiment({"printed": Design()}, 200, AT_THE_TABLE),
    "23_prizes": LargeExperiment(PRIZES, 150),
    "24_your_own_rule": LargeExperiment(ENGINEERS, 150),
    "25_economy": LargeExperiment(BROKEN, 100),
    "26_tension": LargeExperiment(LENGTHS, 80),
    "26_better": LargeExperiment(LENGTHS, 200, UNEQUAL),
    "27_one_alone": LargeExperiment({"printed": Design()}, 100, ONE_ALONE),
    "28_your_own_card": LargeExperiment(CARDS, 40),
}
"""The experiments by the names of their lessons, and where a lesson has two, by what they are about."""
FIRST_LESSON = 20
KNOWN: Mapping[str, WhoPlays] = {**STOPPING, "by lot": by_lot, STRONGEST: "very hard", **EVERYBODY}
"""All players whom the lessons have given a name."""


def label_of(name: str, mind: str | None) -> str:
    """What players are called among those of others: their name, and what they are where it does not say so."""
    usual = mind_of(KNOWN[name]) if name in KNOWN else name
    told = name if mind in (None, usual) else f"{name} ({mind})"
    return " ".join(told.replace("|", " ").replace(":", " ").split())


def players_of(label: str) -> WhoPlays | None:
    """The players of a label, or None where the lessons know none that are called so."""
    name, _, mind = label.removesuffix(")").rpartition(" (")
    level = mind if name else label
    return level if level in LEVELS else KNOWN.get(label)


def seeds(name: str, block: range) -> range:
    """The seeds of an experiment in a block: each has its own, so that one strange row of games is not in all."""
    lesson = int(name[:2])
    before = sum(other[:2] == name[:2] for other in takewhile(lambda other: other != name, MADE))
    begin = block[EACH * (10 * (lesson - FIRST_LESSON) + before)]
    return range(begin, begin + MADE[name].n)


def minds(name: str) -> Mapping[str, WhoPlays]:
    """Who plays an experiment once more in the second block: its own players, all other minds, and the strongest."""
    asked = MADE[name].players
    own = asked in (STOPPING, ALONE, AT_THE_TABLE, ONE_ALONE, UNEQUAL)
    return asked if own else {**asked, **EVERYBODY, STRONGEST: "very hard"}


def better_won(rows: Sequence[GameRow]) -> float:
    """How often the company wins that is played better, in hundredths; of equal players it says nothing."""
    who, unequal, _ = rows[0]["players"].partition(BETTER)
    *_, last = rounds_of(rows)
    return 100 * sum(row["won"] for row in last if row["company"] == who) if unequal else nan


@cache
def large(name: str) -> Experiment:
    """The large experiment of a lesson: every game of it can be played again with `experiment`, and is the same."""
    packed = (files(__package__) / f"{name}.jsonl.bz2").read_bytes()
    return load_experiment(bz2.decompress(packed).decode(), name)


def nearest(sizes: Iterable[float], found: float) -> float:
    """Which of some sizes a number is nearest to: what is true of a prediction with a few sizes to choose from."""
    return min(sizes, key=lambda size: abs(size - found))


def stopping(measure: Measure = "vp") -> Findings:
    """What it changes that everybody stops building after a round, against building to the end."""
    return stopped(large("20_stopping"), measure)


def stopping_alone() -> Findings:
    """What it changes for the USA that it alone stops building after round 4, and the others go on."""
    return stopped(large("20_alone"), of_company("usa", "vp"))


def stopped(found: Experiment, measure: Measure) -> Findings:
    """What stopping after a round changes, in an experiment whose players go on until one round or another."""

    def more(who: str, until: str) -> Estimate:
        here, there = (found.values(measure, found.printed, f"{who} {each}") for each in (until, TO_THE_END))
        return mean([here[seed] - there[seed] for seed in here if seed in there])

    return Findings(
        Finding(until, "building to the end", named_measure(measure), {who: more(who, until) for who in MINDS})
        for until in UNTIL
        if until != TO_THE_END and f"programs {until}" in found.players
    )
