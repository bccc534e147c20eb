"""From an idea to evidence: ideas to try, how many games one takes, and what rules seem to do that do nothing."""

from dataclasses import dataclass, fields
from math import ceil, isfinite
from random import Random
from typing import NamedTuple

from ..analysis.experiments import Experiment, Finding, Findings
from ..analysis.rounds import GameRow, Measure, named_measure
from ..analysis.statistics import Estimate, mean
from ..board.map import HEADSTREAMS
from ..engine.rulings import DESIGN_CHOICES, LIMITS, Design
from ..engine.values import Table
from ..words import own_rule as words
from .handing_in import in_code


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
    def code(self) -> str:
        """The idea as it is written in code."""
        return f"Idea(Design({self.name}), {self.measure!r})"

    def __str__(self) -> str:
        return words.idea(self)

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
        raise ValueError(words.no_number(got=repr(number)[:60]))
    return IDEAS[(number - 1) % len(IDEAS)]


def games_needed(found: Finding) -> dict[str, int | None]:
    """About how many games it takes with each kind of players until zero leaves the interval, if all else stays.

    None where the games differ in nothing, or where two have not been played yet.
    """
    return {who: _needed(each) for who, each in found.by.items()}


def _needed(found: Estimate) -> int | None:
    if found.mean == 0 or not isfinite(found.reach):
        return None
    return max(2, ceil(found.n * (found.reach / found.mean) ** 2))


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
        raise ValueError(words.too_few_games(pairs=pairs, games=fewest))

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
        return "\n".join(words.number_to_change(*each) for each in self)

    __repr__ = __str__


def numbers_to_change() -> NumbersToChange:
    """The numbers that a design may change."""
    return NumbersToChange(
        NumberToChange(field.name, words.NUMBERS[field.name], repr(field.default), _may_be(field.name))
        for field in fields(Design)
    )


def _may_be(name: str) -> str:
    if name in LIMITS:
        return words.range_of(*LIMITS[name])
    return words.choices(DESIGN_CHOICES[name]) if name in DESIGN_CHOICES else words.EXAMPLES[name]
