"""The contracts on offer: private ones in a column for each pile, national ones below."""

from ..board.refs import Ref
from ..engine.position import Position
from ..words import scene_table as words
from .cards import contract, ground
from .shapes import Layer, Rect, Text, Thing

CONTRACTS_HIGH = 160.7
MARGIN, GAP = 14, 10.5
TOPS = (33, 75, 119)
CARD_HEIGHT = 34


def contracts_things(position: Position, width: float) -> list[Thing]:
    """The contracts that can be taken, and the national ones that can be fulfilled."""
    title = Text(MARGIN, 18, words.SECTIONS["contract"], 13, "ink", 600, "start")
    things = [ground("contracts", width, CONTRACTS_HIGH), Thing(Ref("contracts", "label"), Layer.GROUND, (title,))]
    pitch = (width - 2 * MARGIN + GAP) / 3
    for index, number in enumerate(position.contracts):
        left, top = MARGIN + pitch * (index // 2), TOPS[index % 2]
        if number is None:
            things.append(_gap(index, left, top, pitch - GAP))
        else:
            things.append(contract(number, left, top, pitch - GAP, CARD_HEIGHT))
    things += [
        contract(number, MARGIN + pitch * index, TOPS[2], pitch - GAP, CARD_HEIGHT)
        for index, number in enumerate(position.national)
    ]
    return things


def _gap(index: int, left: float, top: float, width: float) -> Thing:
    box = Rect(left, top, width, CARD_HEIGHT, None, "edge", 1.2, 8, (6, 4))
    return Thing(Ref("gap", index + 1), Layer.PIECE, (box,), words.no_contract(index + 1), box)
