"""Sheets: the canvases a picture is made of, and which boxes of them a change touches."""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from ipycanvas import Canvas

from ..board.refs import Ref
from .ink import Commands, Ink, ink
from .shapes import Box, Thing

NEAR = 24
"""Boxes that are closer than so many pixels are painted as one."""
MOST = 0.7
"""Where more than this part of a sheet has changed, all of it is painted."""


class Inked(NamedTuple):
    """A thing and its commands."""

    thing: Thing
    ink: Ink


class Repaint(NamedTuple):
    """What is to be shown, and the boxes where that differs from what is."""

    drawn: dict[Ref, Inked]
    boxes: list[Box]


class Style(NamedTuple):
    """How things are written: in the colours of a theme, with so many pixels for each pixel of the scene."""

    theme: str = ""
    pixels: int = 0


class Shown:
    """Things that are shown, by their names."""

    def __init__(self) -> None:
        self.drawn: dict[Ref, Inked] = {}
        self.style = Style()

    def compare(self, things: Iterable[Thing], style: Style) -> Repaint:
        """What it takes to show these things instead."""
        old = self.drawn if style == self.style else {}
        drawn: dict[Ref, Inked] = {}
        boxes: list[Box] = []
        for thing in things:
            name = thing.name
            known = old.get(name)
            if known is None or known.thing != thing:
                new = Inked(thing, ink(thing, *style))
                boxes.append(new.ink.box)
                if known is not None:
                    boxes.append(known.ink.box)
                known = new
            drawn[name] = known
        boxes += [old[name].ink.box for name in old.keys() - drawn.keys()]
        return Repaint(drawn, boxes)

    def now(self, change: Repaint, style: Style) -> None:
        """Remember what has been painted."""
        self.drawn, self.style = change.drawn, style


class Sheet:
    """A canvas, and the one whose picture lies under what is painted on it."""

    def __init__(self, size: tuple[int, int], below: Canvas | None = None) -> None:
        self.canvas = Canvas(width=size[0], height=size[1])
        self.below = below
        self._scratch: Canvas | None = None

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size; everything must be painted anew."""
        for canvas in filter(None, (self.canvas, self._scratch)):
            with canvas.hold_sync():
                canvas.width, canvas.height = size

    def paint(self, message: Commands, inks: list[Ink], boxes: list[Box] | None) -> None:
        """Write the commands that paint things anew: inside boxes, or everywhere."""
        message.switch(self.canvas)
        if boxes is not None:
            message.clip(boxes)
            inks = touched(inks, boxes)
        if self.below is None:
            message.clear(self.canvas)
        else:
            message.image(self.below)
        for opacity, group in groupby(inks, lambda drawn: drawn.opacity):
            if opacity < 1:
                self._faded(message, list(group), opacity)
            else:
                message.things(group)
        if boxes is not None:
            message.unclip()

    def _faded(self, message: Commands, inks: list[Ink], opacity: float) -> None:
        """Draw things as one on a canvas of their own, then that canvas, faded."""
        if self._scratch is None:
            self._scratch = Canvas(width=self.canvas.width, height=self.canvas.height)
        boxes = merged([drawn.box for drawn in inks])
        message.switch(self._scratch)
        message.clip(boxes)
        message.clear(self._scratch)
        message.things(inks)
        message.unclip()
        message.switch(self.canvas)
        message.clip(boxes)
        message.image(self._scratch, opacity)
        message.unclip()

    def part(self, boxes: list[Box]) -> list[Box] | None:
        """The same boxes, or None where it is better to paint everything."""
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
        return boxes if area < MOST * self.canvas.width * self.canvas.height else None


def touched(inks: list[Ink], boxes: list[Box]) -> list[Ink]:
    """The things that lie in any of the boxes."""
    found = []
    for drawn in inks:
        left, top, right, bottom = drawn.box
        for box in boxes:
            if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom:
                found.append(drawn)
                break
    return found


def merged(boxes: Iterable[Box]) -> list[Box]:
    """The same boxes, those that overlap or nearly do joined."""
    apart: list[Box] = []
    for box in boxes:
        left, top, right, bottom = box
        if left >= right:
            continue
        index = 0
        while index < len(apart):
            other = apart[index]
            if (
                left < other[2] + NEAR
                and other[0] < right + NEAR
                and top < other[3] + NEAR
                and other[1] < bottom + NEAR
            ):
                del apart[index]
                left, top = min(left, other[0]), min(top, other[1])
                right, bottom = max(right, other[2]), max(bottom, other[3])
                index = 0
            else:
                index += 1
        apart.append((left, top, right, bottom))
    return apart
