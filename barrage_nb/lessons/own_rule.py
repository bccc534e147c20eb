"""From an idea to evidence: ideas to try, how many games one takes, and what rules seem to do that do nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import ceil
from random import Random
from typing import NamedTuple

from ..analysis.experiments import LEAST_PAIRS, PLAYERS, Experiment, Finding, Findings, WhoPlays
from ..analysis.rounds import GameRow, Measure, named_measure
from ..analysis.statistics import FIRST_LOOK, Estimate, mean
from ..board.map import HEADSTREAMS
from ..engine.rulings import DESIGN_CHOICES, LIMITS, Design
from ..engine.values import Table
from ..words import design, experiments
from ..words.names import in_a_row, one_by_one
from .experiments import MINDS
from .handing_in import in_code

UNFELT = {"conduit_credits", "conduit_points", "red_fee", "first_prize", "second_prize"}
"""Of these an Automa knows nothing: it plays the very same game, and only its sums come out otherwise."""


@dataclass(frozen=True)
class Idea:
    """A design, and the number of the game that it may change."""

    design: Design
    measure: str

    @property
    def name(self) -> str:
        """What the design changes, as it is written in code."""
        return in_code(self.design.changes)

    @property
    def players(self) -> Mapping[str, WhoPlays]:
        """Who tries it out: programs and Automas; where Automas cannot feel what is changed, programs and builders."""
        return MINDS if set(self.design.changes) & UNFELT else PLAYERS

    @property
    def code(self) -> str:
        """The idea as it is written in code."""
        return f"Idea(Design({self.name}), {self.measure!r})"

    def __str__(self) -> str:
        return one_by_one([*design.told(self.design.changes), experiments.asked(experiments.measure(self.measure))])

    __repr__ = __str__


def _everywhere(drops: int) -> Table[str, int]:
    return Table(dict.fromkeys(HEADSTREAMS, drops))


IDEAS = (
    Idea(Design(engineers_each=10), "built"),
    Idea(Design(engineers_each=14), "contracts"),
    Idea(Design(engineers_each=16), "bank"),
    Idea(Design(engineers_each=8), "productions"),
    Idea(Design(wheel_segments=3), "contracts"),
    Idea(Design(wheel_segments=4), "energy"),
    Idea(Design(wheel_segments=5), "powerhouses"),
    Idea(Design(wheel_segments=7), "built"),
    Idea(Design(wheel_segments=8), "productions"),
    Idea(Design(conduit_credits=0, conduit_points=0), "foreign_drops"),
    Idea(Design(conduit_points=2), "conduits"),
    Idea(Design(conduit_credits=3), "foreign_drops"),
    Idea(Design(conduit_points=3), "gap"),
    Idea(Design(red_fee=0), "built"),
    Idea(Design(red_fee=6), "bases"),
    Idea(Design(red_fee=9), "powerhouses"),
    Idea(Design(first_prize=12, second_prize=4), "gap"),
    Idea(Design(first_prize=0, second_prize=0), "gap"),
    Idea(Design(second_prize=6), "new_leaders"),
    Idea(Design(first_prize=20), "new_leaders"),
    Idea(Design(turn_order="most energy"), "gap"),
    Idea(Design(turn_order="fixed"), "early_lead"),
    Idea(Design(turn_order="rotating"), "rank_kept"),
    Idea(Design(neutral_dams=False), "drops"),
    Idea(Design(neutral_dams=False), "bases"),
    Idea(Design(more_drops=_everywhere(1)), "drops"),
    Idea(Design(more_drops=_everywhere(-1)), "productions"),
    Idea(Design(rounds=4), "new_leaders"),
    Idea(Design(rounds=6), "gap"),
    Idea(Design(closed_spaces=("turbine+2", "turbine+2-red")), "energy"),
)
"""One for each student of a class."""


def idea(number: int) -> Idea:
    """The idea of a number of the class list; after the last they begin again."""
    if type(number) is not int or number < 1:
        raise ValueError(experiments.no_number(got=repr(number)[:60]))
    return IDEAS[(number - 1) % len(IDEAS)]


class Needed(NamedTuple):
    """So many pairs of games until zero leaves the interval: if the effect is at its far end, as found, or at its near.

    The last is None where the effect may be none: then no number is enough for sure.
    """

    least: int
    likely: int
    most: int | None

    def __str__(self) -> str:
        if self.most is None:
            return experiments.needed_at_least(self.least, self.likely)
        return experiments.needed(self.least, self.likely, self.most)

    def __repr__(self) -> str:
        return str(self)


def games_needed(found: Finding) -> dict[str, Needed | None]:
    """About how many pairs of games a verdict takes, by kind of players; None where that cannot be said."""
    return {who: _needed(each) for who, each in found.by.items()}


def _needed(found: Estimate) -> Needed | None:
    if found.mean == 0 or found.n < FIRST_LOOK:
        return None
    near, far = sorted((abs(found.low), abs(found.high)))

    def until_sure(effect: float) -> int:
        return max(LEAST_PAIRS, ceil(found.n * (found.reach / effect) ** 2))

    most = None if found.open else until_sure(near)
    return Needed(until_sure(far), until_sure(abs(found.mean)), most)


def rules_of_nothing(
    found: Experiment, measure: Measure, times: int = 20, pairs: int = 10, seed: int = 0
) -> list[GameRow]:
    """What so many rules seem to do that do nothing: rows for `plot`, from games of one design against others of it.

    The pairs of each are drawn by lot.
    """
    luck = Random(f"rules of nothing {seed}")
    values = {who: list(found.values(measure, found.printed, who).values()) for who in found.players}
    fewest = min(map(len, values.values()))
    if 2 * pairs > fewest:
        raise ValueError(experiments.too_few_games(pairs=pairs, games=fewest))

    def one(each: list[float]) -> Estimate:
        drawn = luck.sample(each, 2 * pairs)
        return mean([here - there for here, there in zip(drawn[:pairs], drawn[pairs:], strict=True)])

    return Findings(
        Finding(str(number), found.printed, named_measure(measure), {who: one(each) for who, each in values.items()})
        for number in range(1, times + 1)
    ).rows


class NumberToChange(NamedTuple):
    """A number of a design: how it is written in code, what it is, what is printed, and what it may be."""

    name: str
    what: str
    printed: str
    may_be: str


class NumbersToChange(tuple[NumberToChange, ...]):
    """Every number of a design."""

    def __str__(self) -> str:
        return "\n".join(experiments.number_to_change(*each) for each in self)

    __repr__ = __str__


def numbers_to_change() -> NumbersToChange:
    """The numbers that a design may change."""
    return NumbersToChange(
        NumberToChange(field.name, experiments.NUMBERS[field.name], repr(field.default), _may_be(field.name))
        for field in fields(Design)
    )


def _may_be(name: str) -> str:
    if name in LIMITS:
        return experiments.range_of(*LIMITS[name])
    return in_a_row(map(repr, DESIGN_CHOICES[name])) if name in DESIGN_CHOICES else experiments.EXAMPLES[name]
