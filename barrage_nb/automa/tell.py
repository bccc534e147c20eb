"""How a decision becomes part of the story: an event with its clause."""

from ..engine.position import Draft
from .placing import Placement
from .trace import (
    ContractChoice,
    Decided,
    Decision,
    Flipped,
    MachineChoice,
    OutOfEngineers,
    PatentChoice,
    SystemChoice,
    TileUse,
    Tried,
    WaterChoice,
)

CLAUSES: dict[type, str] = {
    OutOfEngineers: "A14",
    Flipped: "A14",
    SystemChoice: "A17",
    ContractChoice: "A18",
    WaterChoice: "A19",
    TileUse: "A23",
    PatentChoice: "A26",
    MachineChoice: "A28",
}


def clause_of(decision: Decision) -> str:
    """The clause that a decision follows: of a placement, that which decided."""
    if isinstance(decision, Placement):
        return decision.clause[:3]  # AP5a is a part of AP5
    if isinstance(decision, Tried):
        return "A15" if decision.refusal is None else decision.refusal.clause
    return CLAUSES[type(decision)]


def decided(draft: Draft, who: str, decision: Decision) -> None:
    """Note a decision."""
    draft.note(Decided, who, decision, clause_of(decision))
