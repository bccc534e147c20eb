"""Where an Automa puts a piece, and why there: what each criterion keeps, and the procedure (AP1 to AP8)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ..board.automa import CRITERIA
from ..board.box import PRINTED, Box
from ..board.map import (
    AREA_OF_SPACE,
    BASE_SPACES,
    BASES_IN_BASIN,
    BASIN_OF_SPACE,
    CONDUITS_FROM_BASIN,
    CONDUITS_INTO_BASIN,
    COURSE_FROM,
    ENDS,
    FEE_OF_SPACE,
    HEADSTREAMS,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from ..engine.position import NEUTRAL, Dam, Position
from ..engine.water import river_node, run_drops
from ..words import automa as words
from ..words.places import piece, places


class Map(NamedTuple):
    """The map as one company looks at it, and the order of the headstreams on its criteria side."""

    who: str
    dams: Mapping[str, Dam]
    conduits: Mapping[str, str]
    powerhouses: Mapping[str, str]
    headstreams: Mapping[str, int]
    deep_owners: frozenset[str] = frozenset()
    letters: tuple[str, ...] = HEADSTREAMS
    box: Box = PRINTED

    def dam_owners(self, basin: int) -> set[str]:
        """Whose dams stand in a basin."""
        return {self.dams[space].owner for space in BASES_IN_BASIN[basin] if space in self.dams}

    def powerhouse_owners(self, basin: int) -> set[str]:
        """Whose powerhouses stand in a basin."""
        return {self.powerhouses[space] for space in POWERHOUSES_IN_BASIN[basin] if space in self.powerhouses}

    def opponents(self, owners: Iterable[str]) -> set[str]:
        """Those owners who play against the company."""
        return {owner for owner in owners if owner not in (self.who, NEUTRAL)}


def map_of(position: Position, who: str, letters: tuple[str, ...]) -> Map:
    """The map of a position."""
    return Map(
        who,
        position.dams,
        position.conduits,
        position.powerhouses,
        position.headstreams,
        position.deep_owners(),
        letters,
        position.box,
    )


Spaces: TypeAlias = list[str]
Sieve: TypeAlias = Callable[[Map, Spaces], Spaces]
"""What of some spaces a criterion keeps."""


def completing(look: Map, structure: str, spaces: Spaces) -> Spaces:
    """The spaces where the piece would be the last third of a system: dam, conduit of anybody, powerhouse (AP2)."""
    completes = COMPLETES.get(structure)
    return [space for space in spaces if completes(look, space)] if completes else []


def _base_completes(look: Map, space: str) -> bool:
    return any(
        look.who in look.powerhouse_owners(ENDS[conduit][1])
        for conduit in CONDUITS_FROM_BASIN[BASIN_OF_SPACE[space]]
        if conduit in look.conduits
    )


def _has_water_dam(look: Map, basin: int) -> bool:
    return not look.dam_owners(basin).isdisjoint((look.who, NEUTRAL))


def _conduit_completes(look: Map, space: str) -> bool:
    source, target = ENDS[space]
    return _has_water_dam(look, source) and look.who in look.powerhouse_owners(target)


def _powerhouse_completes(look: Map, space: str) -> bool:
    return any(
        _has_water_dam(look, ENDS[conduit][0])
        for conduit in CONDUITS_INTO_BASIN[BASIN_OF_SPACE[space]]
        if conduit in look.conduits
    )


# An elevation stands on a dam, so it completes nothing.
COMPLETES: dict[str, Callable[[Map, str], bool]] = {
    "base": _base_completes,
    "conduit": _conduit_completes,
    "powerhouse": _powerhouse_completes,
}


def keep(criterion: str, look: Map, structure: str, spaces: Spaces) -> Spaces:
    """The spaces that meet a criterion best; none when no space meets it (AP3)."""
    if criterion == "strongest_built_conduit":
        conduits_at = CONDUITS_INTO_BASIN if structure == "powerhouse" else CONDUITS_FROM_BASIN
        return _strongest_conduit(look, spaces, conduits_at)
    return KEEP[criterion](look, spaces)


def _strongest_conduit(look: Map, spaces: Spaces, conduits_at: Mapping[int, tuple[str, ...]]) -> Spaces:
    """Those linked to the most powerful built conduit; of equal ones an own conduit counts more (AP5, AP7)."""
    strength = {
        space: max(
            (
                (look.box.conduits[conduit].value, look.conduits[conduit] == look.who)
                for conduit in conduits_at[BASIN_OF_SPACE[space]]
                if conduit in look.conduits
            ),
            default=None,
        )
        for space in spaces
    }
    most = max((found for found in strength.values() if found is not None), default=None)
    return [space for space in spaces if most is not None and strength[space] == most]


def _most_water(look: Map, spaces: Spaces) -> Spaces:
    """Those that most of the waiting drops would reach or pass; ties by the order of the headstreams (AP5)."""
    starts = [headstream for headstream in HEADSTREAMS for _ in range(look.headstreams.get(headstream, 0))]
    courses, _ = run_drops(starts, look.dams, look.deep_owners)
    flows = {}
    for space in spaces:
        reached = [course.path[0] for course in courses if space in course.path]
        flows[space] = (len(reached), *map(reached.count, look.letters))
    most = max(flows.values())
    return [space for space in spaces if flows[space] == most and most[0]]


def _those(test: Callable[[Map, str], object]) -> Sieve:
    """A criterion that looks at one space after the other."""
    return lambda look, spaces: [space for space in spaces if test(look, space)]


def _below_powerhouse(look: Map, spaces: Spaces) -> Spaces:
    """Those that the water of somebody's powerhouse reaches before any dam (AP5)."""
    reached = set()
    for start in {river_node(space) for space in look.powerhouses}:
        for node in COURSE_FROM[start]:
            reached.add(node)
            if node in look.dams:
                break
    return [space for space in spaces if space in reached]


def _above_own_dam(look: Map, spaces: Spaces) -> Spaces:
    """Those with a conduit route to a basin with an own dam, otherwise to one without an opponent's (AP5)."""
    below = {
        space: [look.dam_owners(ENDS[conduit][1]) for conduit in CONDUITS_FROM_BASIN[BASIN_OF_SPACE[space]]]
        for space in spaces
    }
    own = [space for space in spaces if any(look.who in owners for owners in below[space])]
    return own or [space for space in spaces if any(not look.opponents(owners) for owners in below[space])]


def _by_value(rank: int) -> Sieve:
    """A criterion that keeps the conduits of the highest value (0), or of the second (1) where there is one (AP6)."""

    def kept(look: Map, spaces: Spaces) -> Spaces:
        rows = look.box.conduits
        values = sorted({rows[space].value for space in spaces}, reverse=True)
        return [space for space in spaces if rows[space].value == values[min(rank, len(values) - 1)]]

    return kept


def _by_owner(ranks: Sequence[str], owners_at: Callable[[Map, str], set[str]]) -> Sieve:
    """A criterion that prefers owners in an order: "own", "neutral", "opponent" (AP6)."""

    def kept(look: Map, spaces: Spaces) -> Spaces:
        for rank in ranks:
            found = [space for space in spaces if _owned(look, rank, owners_at(look, space))]
            if found:
                return found
        return []

    return kept


def _owned(look: Map, rank: str, owners: set[str]) -> bool:
    if rank == "opponent":
        return bool(look.opponents(owners))
    return (look.who if rank == "own" else NEUTRAL) in owners


def _dams_above(look: Map, conduit: str) -> set[str]:
    return look.dam_owners(ENDS[conduit][0])


def _powerhouses_below(look: Map, conduit: str) -> set[str]:
    return look.powerhouse_owners(ENDS[conduit][1])


def _linked_to_own(conduits_at: Mapping[int, tuple[str, ...]], owners_at: Callable[[Map, str], set[str]]) -> Sieve:
    """A criterion that asks for a conduit route, built or not, to something of one's own (AP5, AP7, AP8)."""
    return _those(
        lambda look, space: any(look.who in owners_at(look, conduit) for conduit in conduits_at[BASIN_OF_SPACE[space]])
    )


def _in_basin(basin: int) -> Sieve:
    return _those(lambda look, space: BASIN_OF_SPACE[space] == basin)


def _fed(look: Map, space: str) -> str | None:
    """Whose dam the water of a powerhouse reaches first, if any (AP8)."""
    return next((look.dams[node].owner for node in COURSE_FROM[river_node(space)] if node in look.dams), None)


_feeding_own = _those(lambda look, space: _fed(look, space) == look.who)
_sparing_opponents = _those(lambda look, space: _fed(look, space) in (None, look.who, NEUTRAL))
KEEP: dict[str, Sieve] = {
    "own_powerhouse": _linked_to_own(CONDUITS_FROM_BASIN, _powerhouses_below),
    "most_water": _most_water,
    "red_space": _those(lambda look, space: FEE_OF_SPACE[space]),
    "below_powerhouse": _below_powerhouse,
    "above_own_dam": _above_own_dam,
    "highest_value": _by_value(0),
    "second_highest_value": _by_value(1),
    "dam_own_neutral_opponent": _by_owner(("own", "neutral", "opponent"), _dams_above),
    "dam_opponent_neutral_own": _by_owner(("opponent", "neutral", "own"), _dams_above),
    "powerhouse_own_opponent": _by_owner(("own", "opponent"), _powerhouses_below),
    "powerhouse_opponent_own": _by_owner(("opponent", "own"), _powerhouses_below),
    "own_dam": _linked_to_own(CONDUITS_INTO_BASIN, _dams_above),
    "plains": _those(lambda look, space: AREA_OF_SPACE[space] == "plains"),
    "basin_5": _in_basin(5),
    "basin_6": _in_basin(6),
    "basin_7": _in_basin(7),
    "feeds_own_dam": lambda look, spaces: _feeding_own(look, spaces) or _sparing_opponents(look, spaces),
    "avoids_opponent_dam": lambda look, spaces: _sparing_opponents(look, spaces) or _feeding_own(look, spaces),
}


DEAR_VALUE = 3  # the least value of a conduit that T8 makes cheaper (AD3)


class Sifted(NamedTuple):
    """What one criterion did: the spaces that met it, none where nobody did, and the spaces left after it (AP3)."""

    criterion: str
    clause: str
    met: tuple[str, ...]
    left: tuple[str, ...]

    def __str__(self) -> str:
        criterion = words.CRITERIA[self.criterion]
        if not self.met:
            return words.ignored(criterion, self.clause)
        return words.stays(criterion, self.clause, places(self.left), len(self.left))


class Placement(NamedTuple):
    """Where a piece goes: eligible spaces, what each criterion kept, the clause, where a tie-break began."""

    who: str
    structure: str
    tile: int
    eligible: tuple[str, ...]
    completing: tuple[str, ...]
    sifted: tuple[Sifted, ...]
    start: int | str
    clause: str
    space: str

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        return words.decision_placement(piece(self.structure, self.space), self.reason, who)

    @property
    def reason(self) -> str:
        """Why it is there, in a clause."""
        number = len(self.eligible)
        if self.clause == "AP1":
            return words.why_there_only()
        if self.clause == "AP2":
            return words.why_there_completes(number)
        last = self.sifted[-1]
        if self.clause == "AP4":
            return words.why_there_first(places(last.left), number, words.upward(self.start))
        return words.why_there_criterion(words.CRITERIA[last.criterion], number)


class Wishes(NamedTuple):
    """What an ability or a tile adds to the procedure."""

    areas: tuple[str, ...] = ()  # the areas preferred before the criteria, in order (AD5)
    dear_conduits: bool = False  # ties go to conduits that the tile of T8 makes cheaper (AD3)
    red_first: bool = False  # a red base space comes before the other of its basin (AD3)


NO_WISHES = Wishes()
WISHED = ("areas", "dear_conduit")
"""What is sifted by wishes, and not by the criteria of a tile."""


def choose_space(
    look: Map, structure: str, eligible: Iterable[str], tile: int, wishes: Wishes = NO_WISHES
) -> Placement:
    """The space that the procedure finds among the eligible ones, of which there must be one at least."""
    everything = tuple(eligible)
    left = _one_a_basin(everything) if structure == "powerhouse" else list(everything)
    last = completing(look, structure, left)
    sifted: list[Sifted] = []

    def found(space: str, clause: str, start: int | str = 0) -> Placement:
        return Placement(look.who, structure, tile, everything, tuple(last), tuple(sifted), start, clause, space)

    if len(left) == 1:
        return found(left[0], "AP1")
    if len(last) == 1:
        return found(last[0], "AP2")
    for step in _sieve(look, structure, left, tile, wishes):
        sifted.append(step)
        if len(step.left) == 1:
            return found(step.left[0], step.clause)
    column = look.box.automa_tiles[tile].column(structure)
    return found(_first_from(column.code, sifted[-1].left, wishes.red_first), "AP4", column.code)


def _one_a_basin(spaces: Iterable[str]) -> Spaces:
    """The powerhouse spaces of a basin count as one: the unsurcharged first, then the lowest (AP2, AP4)."""
    first: dict[int, str] = {}
    for space in sorted(spaces, key=lambda space: (FEE_OF_SPACE[space], ORDER[space])):
        first.setdefault(BASIN_OF_SPACE[space], space)
    return sorted(first.values(), key=ORDER.__getitem__)


def _sieve(look: Map, structure: str, spaces: Spaces, tile: int, wishes: Wishes) -> Iterable[Sifted]:
    """One criterion after the other, each on the spaces that the one before has left."""
    left = spaces
    if wishes.areas:
        met = _in_first_area(wishes.areas, left)
        left = met or left
        yield Sifted("areas", "AD5", tuple(met), tuple(left))
    for name in look.box.automa_tiles[tile].column(structure).criteria:
        met = keep(name, look, structure, left)
        left = met or left
        yield Sifted(name, CRITERIA[structure][name].cited, tuple(met), tuple(left))
    if wishes.dear_conduits and structure == "conduit":
        met = [space for space in left if look.box.conduits[space].value >= DEAR_VALUE]
        left = met or left
        yield Sifted("dear_conduit", "AD3", tuple(met), tuple(left))


def _in_first_area(areas: tuple[str, ...], spaces: Spaces) -> Spaces:
    for area in areas:
        found = [space for space in spaces if BASE_SPACES[space].area == area]
        if found:
            return found
    return []


def _first_from(code: int | str, spaces: Iterable[str], red_first: bool) -> str:
    """The first of some spaces from a basin or conduit space upward, and round to the beginning (AP4)."""

    def distance(space: str) -> tuple[int, int, int]:
        fee = FEE_OF_SPACE[space]
        if isinstance(code, str):
            return (ORDER[space] - ORDER[code]) % len(ENDS), 0, 0
        return (BASIN_OF_SPACE[space] - code) % BASINS, -fee if red_first else fee, ORDER[space]

    return min(spaces, key=distance)


BASINS = 12
# The place of every space in the order of its kind.
ORDER = {space: number for table in (BASE_SPACES, ENDS, POWERHOUSES) for number, space in enumerate(table)}
