"""Where building could come, and what the quick player expects of it: for sites that are not tried out."""

from collections.abc import Iterator
from typing import Any

from ..board.office import SPACES
from ..engine.automas import BuildByTile, shown
from ..engine.construction import ChooseSite, ChooseStructure
from ..engine.moves import At, Build, Place, UseTile
from ..engine.position import Position
from ..engine.rewards import PlacePiece
from ..engine.rounds import Turn
from .appraisal import Appraisal, Building, Outlooks
from .quick import piece_worth, site_worth
from .weights import WEIGHTS


def expected_sites(position: Position) -> dict[str, float]:
    """Every space of the map where the one to move could build now, the best first.

    Each has what it is worth less than the best, in points, as the quick player sees it: the best construction there.
    """
    question: Any = position.question
    if question is None or question.who not in position.companies or question.who in position.automas:
        return {}
    appraisal = Outlooks(WEIGHTS).appraisal(position.view_for(question.who), question.who)
    worth: dict[str, float] = {}
    for space, each in _worths(appraisal, question, position.legal_moves):
        worth[space] = max(each, worth.get(space, each))
    best = max(worth.values(), default=0.0)
    return {space: best - worth[space] for space in sorted(worth, key=lambda space: (-worth[space], space))}


def _worths(appraisal: Appraisal, question: Any, moves: tuple[Any, ...]) -> Iterator[tuple[str, float]]:
    if isinstance(question, Turn):
        for building in _of_a_turn(appraisal, moves):
            yield building.space, building.worth
    elif isinstance(question, ChooseStructure):
        ways = {(move.structure, move.tile, move.copying) for move in moves if isinstance(move, Build)}
        for building in appraisal.buildings(tuple({structure for structure, _, _ in ways})):
            allowed = not isinstance(question, BuildByTile) or shown(question, building.space)
            if allowed and (building.structure, *building.choice) in ways:
                yield building.space, building.worth
    elif isinstance(question, ChooseSite):
        yield from ((move.space, site_worth(appraisal, question, move)) for move in moves)
    elif isinstance(question, PlacePiece):
        yield from ((move.space, piece_worth(appraisal, question, move)) for move in moves if isinstance(move, At))


def _of_a_turn(appraisal: Appraisal, moves: tuple[Any, ...]) -> Iterator[Building]:
    """The constructions that a turn may bring, by an action space or by a tile that needs no engineers."""
    fees = [
        SPACES[move.space].fee for move in moves if isinstance(move, Place) and SPACES[move.space].action == "construct"
    ]
    if fees:
        yield from appraisal.buildings(fee=min(fees))
    for tile in dict.fromkeys(move.tile for move in moves if isinstance(move, UseTile)):
        yield from appraisal.buildings(tile=tile)
