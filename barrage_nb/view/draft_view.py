"""The draft: the companies with their officers and the starting contracts that are still to be chosen."""

from ..board.refs import Ref
from ..engine.position import Position
from ..words import names, scene_table
from ..words import scene as words
from . import icons
from .cards import contract, ground
from .company_view import BOARD_HIGH
from .icons import SMALLEST
from .remembered import remembered
from .shapes import Layer, Rect, Shape, Text, Thing

MARGIN = 14
TOP, ROW = 40, 64


def draft_things(position: Position, width: float) -> list[Thing]:
    """What can be chosen before the game begins."""
    title = Text(MARGIN, 22, scene_table.to_choose(), 15, "ink", 700, "start")
    things = [ground("draft", width, BOARD_HIGH), Thing(Ref("draft", "label"), Layer.GROUND, (title,))]
    things += [_pair(who, officer, TOP + ROW * index, width) for index, (who, officer) in enumerate(position.offer)]
    pitch = (width - 2 * MARGIN + 8) / max(3, len(position.starting))
    top = TOP + ROW * len(position.offer) + 12
    if position.starting:
        label = Text(MARGIN, top, scene_table.starting(), 13, "ink", 600, "start")
        things.append(Thing(Ref("starting", "label"), Layer.GROUND, (label,)))
    for index, number in enumerate(position.starting):
        things.append(contract(number, MARGIN + pitch * index, top + 16, pitch - 8, 40))
    return things


@remembered(128)
def _pair(who: str, officer: str, top: float, width: float) -> Thing:
    box = Rect(MARGIN, top, width - 2 * MARGIN, ROW - 8, "panel", "border", 1.2, 9)
    shapes: list[Shape] = [
        box,
        *icons.badge(who, MARGIN + 30, top + 28, 17),
        Text(MARGIN + 60, top + 17, names.company(who), 15, "ink", 700, "start"),
        Text(MARGIN + 60, top + 33, words.officer_label(officer), SMALLEST, "soft", 400, "start"),
        *icons.piece("wild", MARGIN + 172, top + 17, 12, "soft"),
        Text(MARGIN + 184, top + 17, words.ABILITY_LINES[who], SMALLEST, "soft", 400, "start"),
    ]
    return Thing(Ref("draft", who), Layer.PIECE, tuple(shapes), scene_table.offered(who, officer), box)
