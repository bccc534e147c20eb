"""What the advanced technology tiles do after the piece and its income: so much for each thing counted (T1 to T15)."""

from collections.abc import Callable
from dataclasses import dataclass

from ..board.map import CONDUITS
from ..board.powers import TILES
from .events import TileWorked
from .position import Draft, Position, Task
from .production import ChooseSystem, make_tile_energy
from .water import capacity, fill
from .wheel import turn_wheel


@dataclass(frozen=True)
class TileEffect(Task):
    """The special effect of the tile a piece was built with, or of the tile it copied (T16)."""

    who: str
    tile: str
    space: str

    def run(self, draft: Draft) -> None:
        effect, clause = TILES[self.tile].power.effect, TILES[self.tile].clause
        if effect is not None:
            draft.note(TileWorked, self.who, self.tile, clause)
            number = effect.each * (COUNTS[effect.per](draft, self.who, self.space) if effect.per else 1)
            if effect.gives in GAINS:
                draft.gain(self.who, effect.gives, number, clause)
            else:
                EFFECTS[effect.gives](draft, self.who, self.space, number, clause)


def _rotate(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    turn_wheel(draft, who, number, clause)


def _energy(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    make_tile_energy(draft, who, number, clause)


def _produce(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    draft.push(ChooseSystem(who, number, "tile"))


def _drop_in_empty_dams(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    for name, dam in draft.dams.items():
        if dam.owner == who and not dam.drops:
            fill(draft, name, number, clause)


def _fill_dam(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    dam = draft.dams[space]
    fill(draft, space, capacity(dam, draft.deep_owners()) - dam.drops, clause)


EFFECTS: dict[str, Callable[[Draft, str, str, int, str], None]] = {
    "rotate": _rotate,
    "energy": _energy,
    "produce": _produce,
    "drop in own empty dams": _drop_in_empty_dams,
    "fill": _fill_dam,
}
GAINS = ("credits", "vp")
"""What else an effect may give: it goes straight to the supply."""


def _elevated_dams(position: Position, who: str, space: str) -> int:
    return sum(dam.owner == who and dam.level > 1 for dam in position.dams.values())


def advanced_tiles(position: Position, who: str) -> list[str]:
    """The advanced tiles a company has acquired, in supply and wheel (T15, B6)."""
    company = position.companies[who]
    tiles = [*company.tiles, *(tile for segment in company.wheel for tile in segment.tiles)]
    return [tile for tile in tiles if TILES[tile].level]


# What an effect may count, the piece just built included.
COUNTS: dict[str, Callable[[Position, str, str], int]] = {
    "base": lambda position, who, space: position.pieces(who).base,
    "elevation": lambda position, who, space: position.pieces(who).elevation,
    "conduit": lambda position, who, space: position.pieces(who).conduit,
    "powerhouse": lambda position, who, space: position.pieces(who).powerhouse,
    "value": lambda position, who, space: CONDUITS[space].value,
    "elevated dam": _elevated_dams,
    "advanced tile": lambda position, who, space: len(advanced_tiles(position, who)),
}
