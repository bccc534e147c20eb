"""Films: what a step does as a timeline of positions and of things that move over them, and how a page plays it."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import ceil
from typing import Any, NamedTuple

from ..board.refs import Ref
from ..engine.play import Unfolded
from ..engine.position import Position
from .acts import Backdrop, acts_of
from .movers import Fall, Mover, Run
from .scene import Scene, SceneOf
from .shapes import Shape, Thing
from .svg import painted

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


SAMPLE = 16
"""Milliseconds between two looks at what moves; what lies on a straight line between others is left out."""
NEAR = (0.3, 0.3, 0.004, 0.02)
"""How far from such a line it may be: to the right, downwards, in size and in opacity."""


class Key(NamedTuple):
    """Where a sprite is so many milliseconds after the film began: its place, its size, and how opaque it is."""

    time: float
    x: float
    y: float
    scale: float
    opacity: float


class Cel(NamedTuple):
    """From when on a track shows a sprite; one that changes its form has several."""

    time: float
    sprite: int


class Track(NamedTuple):
    """One thing that moves: its sprites, its way, and what it moves over: tracks of a lower `height`."""

    height: int
    cels: tuple[Cel, ...]
    keys: tuple[Key, ...]
    end: float


class Film(NamedTuple):
    """What a page is told of a movement; `pictures` are shown one after the other, the last one stays."""

    length: float
    pictures: tuple[tuple[float, Scene], ...]
    sprites: tuple[str, ...]
    tracks: tuple[Track, ...]

    @property
    def told(self) -> dict[str, Any]:
        """It as plain values, without the pictures: numbers that stay the same are said once."""
        return {
            "length": round(self.length),
            "sprites": self.sprites,
            "tracks": [_told(track) for track in self.tracks],
        }


def film_of(movement: Movement) -> Film | None:
    """The film of a movement; None where nothing moves, or where the picture changes its size on the way."""
    last = len(movement.positions) - 1
    starts: dict[int, float] = {}
    for act in movement.acts:
        starts.setdefault(act.position, act.start)
    starts.setdefault(last, movement.duration)
    pictures = tuple((time, movement.scene(position)) for position, time in starts.items())
    if not movement.acts or len({(scene.width, scene.height) for _, scene in pictures}) > 1:
        return None
    sprites: dict[str, int] = {}
    tracks = [track for act in movement.acts for track in _tracks(act, sprites, pictures[-1][1].theme)]
    return Film(movement.duration, pictures, tuple(sprites), tuple(tracks))


@dataclass
class _Seen:
    """A thing as it was seen so far."""

    shapes: tuple[Shape, ...] = ()
    cels: list[Cel] = field(default_factory=list)
    keys: list[Key] = field(default_factory=list)


def _tracks(act: Stretch, sprites: dict[str, int], theme: str) -> Iterator[Track]:
    """What moves in a stretch, thing by thing; one that is gone for a while is another one when it comes back."""
    looks = max(1, ceil((act.end - act.start) / SAMPLE))
    order: list[Ref] = []
    seen: dict[Ref, _Seen] = {}
    for look in range(looks + 1):
        part = look / looks
        time = act.start + part * (act.end - act.start)
        things = act.mover.things(part)
        _rank(order, [thing.name for thing in things])
        for gone in seen.keys() - {thing.name for thing in things}:
            yield _track(seen.pop(gone), order.index(gone), time)
        for thing in things:
            _look(seen.setdefault(thing.name, _Seen()), thing, time, sprites, theme)
    for name, one in seen.items():
        yield _track(one, order.index(name), act.end)


def _rank(order: list[Ref], names: Sequence[Ref]) -> None:
    """Put names that are new into the order in which things lie over each other."""
    place = len(order)
    for name in reversed(names):
        if name in order:
            place = order.index(name)
        else:
            order.insert(place, name)


def _look(seen: _Seen, thing: Thing, time: float, sprites: dict[str, int], theme: str) -> None:
    if not seen.cels or thing.shapes != seen.shapes:
        seen.shapes = thing.shapes
        seen.cels.append(Cel(time, sprites.setdefault(painted(thing.shapes, theme), len(sprites))))
    seen.keys.append(Key(time, *thing.frame, thing.opacity))


def _track(seen: _Seen, height: int, end: float) -> Track:
    return Track(height, tuple(seen.cels), tuple(_needed(seen.keys)), end)


def _needed(keys: Sequence[Key]) -> Sequence[Key]:
    """The keys without those that lie near the straight line between others."""
    if len(keys) < 3:
        return keys
    first, last = keys[0], keys[-1]
    span = last.time - first.time
    farthest, at = 0.0, 0
    for number, key in enumerate(keys[1:-1], 1):
        part = (key.time - first.time) / span
        away = max(
            abs(a + (b - a) * part - middle) / near
            for a, b, middle, near in zip(first[1:], last[1:], key[1:], NEAR, strict=True)
        )
        if away > farthest:
            farthest, at = away, number
    return (first, last) if farthest <= 1 else (*_needed(keys[: at + 1]), *_needed(keys[at:])[1:])


DIGITS = (1, 1, 4, 2)


def _told(track: Track) -> list[Any]:
    still = all(key[1:] == track.keys[0][1:] for key in track.keys)
    times, *columns = zip(*(track.keys[:1] if still else track.keys), strict=True)
    return [
        track.height,
        round(track.end),
        [number for cel in track.cels for number in (round(cel.time), cel.sprite)],
        [round(time) for time in times],
        *(_column(column, places) for column, places in zip(columns, DIGITS, strict=True)),
    ]


def _column(numbers: Sequence[float], places: int) -> float | list[float]:
    rounded = [_short(round(number, places)) for number in numbers]
    return rounded[0] if len(set(rounded)) == 1 else rounded


def _short(number: float) -> float:
    return int(number) if number == int(number) else number
