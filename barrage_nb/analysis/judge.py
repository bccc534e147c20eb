"""What a position is worth to a company: a small net that has learned it from games of the players that use it."""

from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..board.box import PRINTED, Box
from ..engine.position import Position
from ..engine.rulings import Rulings
from .inputs import INPUTS

WEIGHTS_FILE = Path(__file__).with_name("judge.npz")
"""The weights, made by `tools/train_judge.py`."""
GRID, HIDDEN = 16, 1024
"""Inputs are rounded to sixteenths, what a layer hands on to the next is cut to so small parts of one."""
AT_ONCE = 4
"""So many positions are judged at once: numpy shares larger sums out to threads, which wait for each other."""
PARTS = "first", "second", "last", "straight"
BASES = "first_base", "second_base", "last_base"
BY_INPUT = "first", "straight", "halved"


class Foreseen(NamedTuple):
    """How a company is expected to end: its points, how far ahead of the best of the others, its chance to be first."""

    points: float
    lead: float
    chance: float


class Judge:
    """A panel of nets of two hidden layers each, whose views are averaged, and a sum of all inputs beside them.

    Weights and inputs are whole numbers, or halved so many times: held as floats of 53 bits, every product and sum of
    them is exact, so that any machine gets the same numbers in whatever order it adds.
    """

    def __init__(self, file: Path = WEIGHTS_FILE) -> None:
        import numpy

        self.numpy: Any = numpy
        with numpy.load(file) as kept:
            learned = {name: at for at, name in enumerate(kept["inputs"].tolist())}
            # What it has not learned of, such as a new tile, counts nothing until it is trained again.
            rows = [learned.get(name, len(learned)) for name in INPUTS]
            by_input = {name: numpy.append(kept[name], 0 * kept[name][:1], axis=0)[rows] for name in BY_INPUT}
            self.parts = [by_input.get(name, kept[name]).astype(numpy.float64) for name in PARTS]
            self.bases = [kept[name].astype(numpy.float64) for name in BASES]
            self.scales = [2.0 ** int(number) for number in kept["scales"]]
            self.units = 2.0 ** -by_input["halved"].astype(numpy.float64)

    def expected(self, told: Sequence[Sequence[float]]) -> list[Foreseen]:
        """How companies are expected to end, of each what it is told."""
        return [each for at in range(0, len(told), AT_ONCE) for each in self._expected(told[at : at + AT_ONCE])]

    def _expected(self, told: Sequence[Sequence[float]]) -> list[Foreseen]:
        numpy, (first, second, last, straight), bases = self.numpy, self.parts, self.bases
        (one, two, three, beside), nets = self.scales, len(second)
        rows = numpy.rint(numpy.array([array("d", row) for row in told]) * GRID)
        hidden = numpy.floor(numpy.maximum((rows * self.units) @ first + bases[0], 0.0) * (HIDDEN / (GRID * one)))
        hidden = hidden.reshape(len(rows), nets, -1).transpose(1, 0, 2) @ second + bases[1]
        hidden = numpy.floor(numpy.maximum(hidden, 0.0) / two)
        ends = ((hidden @ last).sum(0) + bases[2]) / (nets * HIDDEN * three) + (rows @ straight) / (GRID * beside)
        chances = 1.0 / (1.0 + numpy.exp(-ends[:, 2]))
        return [Foreseen(float(p), float(m), float(c)) for p, m, c in zip(ends[:, 0], ends[:, 1], chances, strict=True)]


@cache
def judge() -> Judge:
    """The judge, read when it is first asked for."""
    return Judge()


RULINGS = Rulings()


def knows(position: Position, learned: Box = PRINTED) -> bool:
    """Whether the judge has seen such games: the full rules of the box it has learned, with the usual rulings."""
    setup = position.setup
    return setup.rules == "full" and setup.box is learned and setup.rulings == RULINGS
