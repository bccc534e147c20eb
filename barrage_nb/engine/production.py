"""Production: systems, the energy of each as its terms, the fee, and what follows (P1 to P11, N1 to N6)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..board.box import PRINTED, Box
from ..board.map import BASE_SPACES, BASES_IN_BASIN, POWERHOUSES, POWERHOUSES_IN_BASIN
from .contracts import ChooseContract
from .events import Declined, Drawn, Lost, Produced, Refusal, Term, TileEnergy
from .moves import DECLINE, Decline, Move, Produce, produce
from .position import NEUTRAL, Dam, Draft, Position, Question, Task, count_of
from .powers import clause_of
from .values import record
from .water import ChooseDam, FlowOn


class System(NamedTuple):
    """A dam with water, a built conduit and an own powerhouse that it connects (P1, P2)."""

    dam: str
    conduit: str
    powerhouse: str
    value: int
    drops: int
    owner: str  # of the conduit


class Turbine(NamedTuple):
    """What raises or lowers a production: the space's modifier, the powerhouses' bonus, an officer's floor."""

    modifier: int = 0
    bonus: int = 0
    floor: int = 0


def systems(
    who: str,
    dams: Mapping[str, Dam],
    conduits: Mapping[str, str],
    powerhouses: Mapping[str, str],
    without: str | None = None,
    box: Box = PRINTED,
) -> list[System]:
    """The systems a company can use, but for those of one powerhouse (P1 to P3)."""
    houses: dict[int, list[str]] = {}
    for space, owner in powerhouses.items():
        if owner == who and space != without:
            houses.setdefault(POWERHOUSES[space].basin, []).append(space)
    found: list[System] = []
    rows = box.conduits
    for conduit, owner in conduits.items():
        _, value, source, target, _ = rows[conduit]
        for house in houses.get(target, ()):
            for space in BASES_IN_BASIN[source]:
                dam = dams.get(space)
                if dam is not None and dam.drops and (dam.owner == who or dam.owner == NEUTRAL):
                    found.append(record(System, (space, conduit, house, value, dam.drops, owner)))
    return found


def energy_terms(value: int, drops: int, turbine: Turbine = Turbine()) -> tuple[Term, ...]:
    """The energy of moving drops through a conduit, term by term (P5, O3, P11, N1)."""
    terms = [Term("conduit", value * drops, "P5")]
    if value * drops < turbine.floor:
        terms.append(Term("floor", turbine.floor - value * drops, "O3"))
    if turbine.modifier:
        terms.append(Term("space", turbine.modifier, "P11"))
    if turbine.bonus:
        terms.append(Term("powerhouses", turbine.bonus, "N1"))
    return tuple(terms)


def energy_of(value: int, drops: int, turbine: Turbine = Turbine()) -> int:
    """The energy of moving drops through a conduit (P5)."""
    return max(value * drops, turbine.floor) + turbine.modifier + turbine.bonus


def conduit_fee(system: System, who: str, drops: int, each: int = PRINTED.conduit_credits) -> int:
    """The credits that the owner of the conduit is due, so many for each drop (P7)."""
    return 0 if system.owner == who else drops * each


def paid_drops(system: System, who: str, credits: int, each: int = PRINTED.conduit_credits) -> int:
    """How many of a system's drops a company can pay for (P7)."""
    return system.drops if system.owner == who or not each else min(system.drops, credits // each)


def energy_by_drops(
    system: System, who: str, turbine: Turbine, credits: int | None = None, each: int = PRINTED.conduit_credits
) -> dict[int, int]:
    """The energy for each number of drops that a company can move and pay for (P4 to P7, Y4)."""
    most = system.drops
    if system.owner != who and credits is not None:
        most = paid_drops(system, who, credits, each)
    energies = {drops: energy_of(system.value, drops, turbine) for drops in range(1, most + 1)}
    return {drops: energy for drops, energy in energies.items() if energy >= 1}


def turbine_of(position: Position, who: str, modifier: int = 0, second: bool = False) -> Turbine:
    """What changes a company's productions now; a second production of Germany has no bonus (N5, Q19)."""
    floor = position.power(who).floor
    if second:
        return Turbine(0, 0, floor if position.rulings.fiesler_on_second_production else 0)
    bonus = production_bonus(position.powerhouses, who, position.setup.box) if position.kind_of(who).bonus else 0
    return record(Turbine, (modifier, bonus, floor))


def production_bonus(powerhouses: Mapping[str, str], who: str, box: Box = PRINTED) -> int:
    """The energy that a company's powerhouses add to its productions (N1)."""
    bonus = box.production_bonus
    return bonus[min(list(powerhouses.values()).count(who), len(bonus) - 1)]


def position_systems(position: Position, who: str, without: str | None = None) -> list[System]:
    """The systems a company can use in a position."""
    if not count_of(position.powerhouses, who):
        return []
    return systems(who, position.dams, position.conduits, position.powerhouses, without, position.setup.box)


def best_energy(
    found: list[System], who: str, turbine: Turbine, credits: int, each: int = PRINTED.conduit_credits
) -> int | None:
    """The most energy that any of these systems makes for these credits; None when none can be paid (P5, P7)."""
    best, paid = None, credits // each if each else None
    for system in found:
        drops = system.drops
        if paid is not None and drops > paid and system.owner != who:
            drops = paid
        if drops > 0:
            energy = energy_of(system.value, drops, turbine)
            best = energy if best is None or energy > best else best
    return best


def no_production_refusal(position: Position, who: str, turbine: Turbine, credits: int) -> Refusal:
    """Why a company cannot produce at all: no system, no energy, or conduits it cannot pay (P1, P6, P7)."""
    found = position_systems(position, who)
    if not found:
        return Refusal("P1", "no_system", {"who": who, "missing": _missing(position, who)})
    best = max(energy_of(system.value, system.drops, turbine) for system in found)
    if best < 1:
        return Refusal("P6", "no_energy_here", {"energy": best})
    return Refusal("P7", "no_paid_system", {"credits": credits, "each": position.box.conduit_credits})


def _missing(position: Position, who: str) -> str:
    if not count_of(position.powerhouses, who):
        return "powerhouse"
    if not any(dam.drops and dam.owner in (who, NEUTRAL) for dam in position.dams.values()):
        return "water"
    return "conduit"


@dataclass(frozen=True)
class ChooseSystem(Question):
    """Which dam, conduit and powerhouse, and how many drops (P4); `modifier` is what the icon prints (Z7).

    `source` is "space" for an action space, "tile" for the production of T9, "second" for Germany's second one,
    which must leave the powerhouse `without` aside (N5).
    """

    modifier: int
    source: str = "space"
    without: str | None = None

    takes = (Produce, Decline)

    @property
    def optional(self) -> bool:
        """Whether it may be declined: a tile's or a second production may (T9, N5)."""
        return self.source != "space"

    def turbine(self, position: Position) -> Turbine:
        """What changes the energy of this production."""
        return turbine_of(position, self.who, self.modifier, self.source == "second")

    def answers(self, position: Position) -> tuple[Move, ...]:
        turbine = self.turbine(position)
        credits, each = position.purse(self.who), position.setup.box.conduit_credits
        moves: list[Move] = [
            produce(system.dam, system.conduit, system.powerhouse, drops)
            for system in position_systems(position, self.who, self.without)
            for drops in energy_by_drops(system, self.who, turbine, credits, each)
        ]
        if moves and self.optional:
            moves.append(DECLINE)
        return tuple(moves)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None if self.optional else Refusal("R4", "must_produce")
        assert isinstance(move, Produce)
        return next(self._refusals(position, move), None)

    def _refusals(self, position: Position, move: Produce) -> Iterator[Refusal]:
        who, conduit = self.who, position.box.conduits.get(move.conduit)
        dam = position.dams.get(move.dam)
        values = {"dam": move.dam, "conduit": move.conduit, "powerhouse": move.powerhouse, "drops": move.drops}
        if dam is None or dam.owner not in (who, NEUTRAL):
            yield Refusal("P1", "no_usable_dam", values)
            return
        owner = position.conduits.get(move.conduit)
        if conduit is None or owner is None:
            yield Refusal("P1", "conduit_not_built", values)
            return
        if position.powerhouses.get(move.powerhouse) != who:
            yield Refusal("P1", "no_own_powerhouse", values)
            return
        if move.powerhouse == self.without:
            yield Refusal("N5", "another_powerhouse", values)
        if move.dam not in BASES_IN_BASIN[conduit.source] or conduit.target != POWERHOUSES[move.powerhouse].basin:
            yield _not_joined(position, who, move)
        if not 1 <= move.drops <= dam.drops:
            yield Refusal("P4", "too_few_drops", {**values, "held": dam.drops})
        system = System(move.dam, move.conduit, move.powerhouse, conduit.value, dam.drops, owner)
        credits = position.purse(who)
        fee = conduit_fee(system, who, move.drops, position.box.conduit_credits)
        if fee > credits:
            yield Refusal("P7", "fee_too_high", {**values, "fee": fee, "credits": credits, "owner": owner})
        energy = energy_of(conduit.value, move.drops, self.turbine(position))
        if energy < 1:
            yield Refusal("P6", "no_energy", {"energy": energy})

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            draft.note(Declined, self.who, "production", "N5" if self.source == "second" else "T9")
            return
        assert isinstance(move, Produce)
        box = draft.setup.box
        who, conduit = self.who, box.conduits[move.conduit]
        turbine = self.turbine(draft)
        owner = draft.conduits[move.conduit]
        if owner != who:  # an Automa pays and is paid in points (Y17)
            fee = move.drops * box.conduit_credits
            draft.pay(who, "credits", fee, "P7")
            draft.gain(owner, "credits", fee, "P7")
            draft.gain(owner, "vp", move.drops * box.conduit_points, "P7")
        draft.set_drops(move.dam, draft.dams[move.dam].drops - move.drops)
        draft.note(Drawn, who, move.dam, move.conduit, move.powerhouse, move.drops)
        energy = energy_of(conduit.value, move.drops, turbine)
        terms = energy_terms(conduit.value, move.drops, turbine)
        draft.note(Produced, who, move.powerhouse, move.conduit, energy, terms)
        draft.gain(who, "energy", energy, "P8")
        # After fee and energy: contract, water, and what the company's ability adds (Y1).
        flow = FlowOn(who, move.powerhouse, move.drops)
        tasks: list[Task] = [ChooseContract(who, energy), flow]
        if not draft.rulings.contract_before_water:
            tasks.reverse()
        if self.source != "second":
            early = not draft.rulings.italy_after_contract and box.companies[who].ability.steps_after
            matters = box.companies[who].ability.drop_after or draft.power(who).drop_after
            place = 2 if draft.rulings.drop_after_water or not matters else tasks.index(flow)
            tasks.insert(0 if early else place, Ability(who, move.powerhouse, move.dam if matters else ""))
        draft.push(*tasks)

    def nothing(self, draft: Draft) -> None:
        if self.source == "tile":
            draft.note(Lost, self.who, "production", "T9")


@dataclass(frozen=True)
class Ability(Task):
    """What follows a production: steps, a second production, a drop for another own dam (N4, N5, L73)."""

    who: str
    powerhouse: str
    dam: str = ""  # the one used, where it matters

    def run(self, draft: Draft) -> None:
        power = draft.power(self.who)
        if power.steps_after:
            clause = clause_of("steps_after", self.who, draft.officer_of(self.who), draft.setup.box)
            draft.gain(self.who, "energy", power.steps_after, clause)
        if power.second_production:
            draft.push(ChooseSystem(self.who, 0, "second", self.powerhouse))
        if power.drop_after:
            clause = clause_of("drop_after", self.who, draft.officer_of(self.who), draft.setup.box)
            draft.push(ChooseDam(self.who, power.drop_after, clause, self.dam, after=True))


def make_tile_energy(draft: Draft, who: str, energy: int, clause: str) -> None:
    """Energy of a technology tile: it counts, and may fulfil a contract, but is no production (T6, T13, Y8)."""
    draft.note(TileEnergy, who, energy, clause)
    make_energy(draft, who, energy, clause)


def make_energy(draft: Draft, who: str, energy: int, clause: str) -> None:
    """Energy that no powerhouse makes, and that may fulfil a contract (Y8, L27, L64)."""
    draft.gain(who, "energy", energy, clause)
    draft.push(ChooseContract(who, energy, tile=True))


def _not_joined(position: Position, who: str, move: Produce) -> Refusal:
    """Why a built conduit does not join a dam to a powerhouse of the company (P1, P2, P3)."""
    conduit, house = position.box.conduits[move.conduit], POWERHOUSES[move.powerhouse].basin
    values = {"dam": move.dam, "conduit": move.conduit, "powerhouse": move.powerhouse, "basin": conduit.target}
    if not any(position.powerhouses.get(space) == who for space in POWERHOUSES_IN_BASIN[conduit.target]):
        return Refusal("P1", "no_powerhouse_below", values)
    if BASE_SPACES[move.dam].basin == house:
        return Refusal("P3", "same_basin", values)
    if conduit.target != house:
        return Refusal("P2", "ends_elsewhere", values)
    return Refusal("P2", "begins_elsewhere", {**values, "basin": conduit.source})
