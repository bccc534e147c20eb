"""Films: a movement as a page plays it by itself, as sprites and where they are when, and the pictures below them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, NamedTuple

from ..board.refs import Ref
from .movement import Movement, Stretch
from .scene import Scene
from .shapes import Shape, Thing
from .svg import painted

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


@dataclass(frozen=True)
class Track:
    """One thing that moves: its sprites, its way, and what it moves over: tracks of a lower `height`."""

    height: int
    cels: tuple[Cel, ...]
    keys: tuple[Key, ...]
    end: float


@dataclass(frozen=True)
class Film:
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
