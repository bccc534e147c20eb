"""Movement: what a step does, as a timeline of positions to show and of things that move over them."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..engine.play import Unfolded
from ..engine.position import Position
from .acts import acts_of
from .backdrop import Backdrop
from .movers import Fall, Mover, Run
from .scene import Scene, SceneOf
from .shapes import Thing

LONGEST_WATER = 8000
"""Milliseconds that the drops of one step may run; more are compressed to it."""


class Stretch(NamedTuple):
    """One stretch of a movement: from when to when, in milliseconds; what is shown; what moves over it."""

    start: float
    end: float
    position: int
    mover: Mover


class Seen(NamedTuple):
    """What is seen at a time: which of the positions, and the things that move over it."""

    position: int
    moving: tuple[Thing, ...]


@dataclass(frozen=True)
class Movement:
    """The positions that a step shows one after the other, and the acts between them; the last position stays."""

    positions: tuple[Position, ...]
    acts: tuple[Stretch, ...]
    picture: SceneOf

    @property
    def duration(self) -> float:
        """How many milliseconds it takes at speed 1."""
        return self.acts[-1].end if self.acts else 0

    def at(self, time: float) -> Seen:
        """What is seen after so many milliseconds."""
        if time >= self.duration:
            return Seen(len(self.positions) - 1, ())
        act = self.acts[max(0, bisect_right(self._starts, time) - 1)]
        return Seen(act.position, act.mover.things(min(1, max(0, (time - act.start) / (act.end - act.start)))))

    def scene(self, position: int) -> Scene:
        """The picture of one of the positions; each is drawn once."""
        known = self._scenes.get(position)
        if known is None:
            known = self._scenes[position] = self.picture(self.positions[position])
        return known

    @cached_property
    def _starts(self) -> list[float]:
        return [act.start for act in self.acts]

    @cached_property
    def _scenes(self) -> dict[int, Scene]:
        return {}


def movement(unfolded: Unfolded, picture: SceneOf) -> Movement:
    """How a step is shown; `picture` says how a position looks where it will be played."""
    positions: list[Position] = []
    acts: list[Stretch] = []
    time = 0.0
    played = [(shown, mover) for shown, mover in _played(unfolded, picture) if mover.length > 0]
    water = sum(mover.length for _, mover in played if isinstance(mover, (Run, Fall)))
    hurry = min(1, LONGEST_WATER / water) if water else 1
    for shown, mover in played:
        if not positions or positions[-1] is not shown:
            positions.append(shown)
        end = time + mover.length * (hurry if isinstance(mover, (Run, Fall)) else 1)
        acts.append(Stretch(time, end, len(positions) - 1, mover))
        time = end
    return Movement((*positions, unfolded.step.after), tuple(acts), picture)


def _played(unfolded: Unfolded, picture: SceneOf) -> Iterator[tuple[Position, Mover]]:
    """Every mover of a step in order, with the position it moves over."""
    before, events = unfolded.step.before, unfolded.step.events
    for number, after in enumerate(unfolded.positions):
        yield from acts_of(Backdrop(before, after, events, number, picture))
        before = after
