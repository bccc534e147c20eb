"""A production as a reader has it in mind, and how the rest of it follows when one part is changed."""

from typing import NamedTuple

from ..board.map import BASE_SPACES, BASES_IN_BASIN, CONDUITS, POWERHOUSES
from ..engine.moves import Produce, produce
from ..engine.position import NEUTRAL, Position


class Plan(NamedTuple):
    """A production as a reader has it in mind: one dam, one conduit, one powerhouse, drops, an action space."""

    dam: str
    conduit: str
    powerhouse: str
    drops: int
    space: str = "turbine+0"

    @property
    def value(self) -> int:
        """The value of the conduit."""
        return CONDUITS[self.conduit].value

    @property
    def move(self) -> Produce:
        """The answer to the engine's question."""
        return produce(self.dam, self.conduit, self.powerhouse, self.drops)


def misfits(position: Position, plan: Plan, who: str) -> tuple[str, ...]:
    """The pieces that do not fit the plan's conduit: a rival's, or in another basin (P1, P2)."""
    conduit, dam = CONDUITS[plan.conduit], position.dams.get(plan.dam)
    own = dam is not None and dam.owner in (who, NEUTRAL) and BASE_SPACES[plan.dam].basin == conduit.source
    house = position.powerhouses.get(plan.powerhouse) == who and POWERHOUSES[plan.powerhouse].basin == conduit.target
    return (plan.dam,) * (not own) + (plan.powerhouse,) * (not house)


def with_part(position: Position, who: str, plan: Plan, part: str, value: str | int) -> Plan:
    """A plan with another dam, conduit, powerhouse, number of drops or space; what no longer fits follows it."""
    changed = plan._replace(**{part: value})  # type: ignore[arg-type]
    if part == "dam" and BASE_SPACES[changed.dam].basin != CONDUITS[changed.conduit].source:
        from_here = [name for name in position.conduits if CONDUITS[name].source == BASE_SPACES[changed.dam].basin]
        from_here.sort(key=lambda name: house_of(position, name, who) is None)
        changed = changed._replace(conduit=from_here[0]) if from_here else changed
    elif part == "conduit" and BASE_SPACES[changed.dam].basin != CONDUITS[changed.conduit].source:
        dams = [space for space in BASES_IN_BASIN[CONDUITS[changed.conduit].source] if space in position.dams]
        dams.sort(key=lambda space: position.dams[space].owner not in (who, NEUTRAL))
        changed = changed._replace(dam=dams[0]) if dams else changed
    house = house_of(position, changed.conduit, who) if part in ("dam", "conduit") else None
    return changed._replace(powerhouse=house) if house else changed


def house_of(position: Position, conduit: str, who: str) -> str | None:
    """The company's powerhouse that a conduit leads to; None where it has none."""
    target = CONDUITS[conduit].target
    return next(
        (space for space, owner in position.powerhouses.items() if owner == who and POWERHOUSES[space].basin == target),
        None,
    )
