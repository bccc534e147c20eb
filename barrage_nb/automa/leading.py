"""How a tile leads a person, where an Automa at Very Hard has Sekibo (AD6, Q60).

The rules say only that a person follows a drawn tile and pays its points in credits, on sites of its own choice.
What they leave open is settled so: whether a row is carried out is judged as for an Automa in the person's place
(A15 to A28), and it must be within the person's means; engineers go where an Automa's would (A8, A9); all that an
Automa would decide by its criteria (system, drops, technology tile, site, machines of choice) is the person's
choice. Contracts are fulfilled from the person's hand; an advanced tile is the one that an Automa would buy (A26).
"""

from collections.abc import Callable
from typing import Any

from ..board.automa import (
    AUTOMA_TILES,
    ROWS_THAT_GO_ON,
    BankRow,
    ConstructRow,
    MachineryRow,
    ProduceRow,
    Row,
    WaterRow,
)
from ..engine.events import Refusal
from ..engine.led import BuildByTile, FollowTile
from ..engine.position import Draft, Position
from ..engine.production import ChooseSystem, no_production_refusal
from ..engine.rewards import SplitMachinery
from ..engine.water import PlaceDrops
from .tell import decided
from .trace import Tried
from .turn import ROWS, place_in_section, row_refusal


def lead(draft: Draft, who: str, first: int) -> None:
    """Let a person carry out the first possible row of the tile in sight, from a place on (AD6)."""
    criteria, actions = draft.automa_discard[-1], draft.automa_pile[0]
    for number, row in enumerate(AUTOMA_TILES[actions].rows[first:], first):
        refusal = led_refusal(draft, who, row, criteria)
        decided(draft, who, Tried(actions, number, row, refusal))
        if refusal is None:
            if isinstance(row, ROWS_THAT_GO_ON):
                draft.push(FollowTile(who, number + 1))
            LED.get(type(row), ROWS[type(row)][1])(draft, who, row, criteria)
            return


def led_refusal(position: Position, who: str, row: Row, criteria: int) -> Refusal | None:
    """Why a person cannot follow a row; None where that is possible (AD6)."""
    if isinstance(row, ConstructRow):
        return _construction(who, row).missing(position)
    refusal = row_refusal(position, who, row, criteria)
    if refusal is not None:
        return refusal
    credits = position.companies[who].credits
    price = 0 if isinstance(row, BankRow) else getattr(row, "vp", 0)
    if price > credits:
        return Refusal("R4", "too_few_credits", {"needed": price, "credits": credits})
    if isinstance(row, ProduceRow):
        question = ChooseSystem(who, row.modifier)
        if not question.answers(position):
            return no_production_refusal(position, who, question.turbine(position), credits)
    return None


def _construction(who: str, row: ConstructRow) -> BuildByTile:
    return BuildByTile(who, row.structure, row.engineers, row.areas, row.least_value)


def _construct(draft: Draft, who: str, row: ConstructRow, criteria: int) -> None:
    draft.push(_construction(who, row))


def _produce(draft: Draft, who: str, row: ProduceRow, criteria: int) -> None:
    place_in_section(draft, who, "turbine", row.engineers)
    draft.push(ChooseSystem(who, row.modifier))


def _water(draft: Draft, who: str, row: WaterRow, criteria: int) -> None:
    place_in_section(draft, who, "water", row.engineers)
    draft.push(PlaceDrops(who, row.drops, row.flowing, "A19"))


def _machinery(draft: Draft, who: str, row: MachineryRow, criteria: int) -> None:
    if not row.machinery:
        ROWS[MachineryRow][1](draft, who, row, criteria)
        return
    place_in_section(draft, who, "machinery", row.engineers)
    draft.pay(who, "credits", row.vp, "A28")
    draft.push(SplitMachinery(who, row.machinery, "A28"))


# Rows in which a person chooses; the others do what they do for an Automa.
LED: dict[type[Any], Callable[..., None]] = {
    ProduceRow: _produce,
    WaterRow: _water,
    ConstructRow: _construct,
    MachineryRow: _machinery,
}
