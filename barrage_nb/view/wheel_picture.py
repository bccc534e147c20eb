"""A wheel by itself: as much of a company's board as a lesson on building puts beside the map."""

from ..engine.position import Position
from ..words import building_lesson as words
from .scene import Scene
from .shapes import Frame
from .wheel_view import WHEEL_RADIUS, wheel_things

MARGIN = 3


def wheel_picture(position: Position, who: str, *, width: float, theme: str = "light") -> Scene:
    """The wheel of a company, as wide as there is room."""
    natural = 2 * (WHEEL_RADIUS + MARGIN)
    frame = Frame(0, 0, round(width / natural, 4))
    wheel = wheel_things(who, position.companies[who].wheel, natural / 2, natural / 2, WHEEL_RADIUS)
    things = sorted((thing._replace(frame=frame) for thing in wheel), key=lambda thing: thing.layer)
    told = " ".join(thing.text for thing in wheel if thing.text)
    return Scene(width, width, words.wheel_of(who), told, theme, tuple(things))
