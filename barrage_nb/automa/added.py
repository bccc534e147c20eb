"""What an expansion adds to the turn of an Automa: works, houses, and what officers do instead (L95 to L101, X5)."""

from collections.abc import Iterator

from ..board.automa import BuildingRow, ExternalWorksRow, Row
from ..engine.automas import on_first_tile
from ..engine.events import Refusal
from ..engine.moves import Pay
from ..engine.pieces import legal_sites
from ..engine.position import Position
from ..engine.works import wheel_tiles, work_refusal
from .deciding import BuildPlan, effect_of, piece_and_tile, ways
from .trace import SiteChoice, WorkChoice

HOUSE = "building"


def choose_work(position: Position, who: str, order: tuple[int, ...]) -> WorkChoice | None:
    """The first work in an order of positions for which a company has the machines; None where there is none (L95)."""
    for number in order:
        if work_refusal(position, who, number) is None:
            return WorkChoice(order, number, position.works[number - 1] or 0)
    return None


def plan_house(position: Position, who: str, direction: str) -> BuildPlan | Refusal:
    """The house that an Automa builds, at the first tile from an end where it can; or why it cannot (L100, L101)."""
    use = piece_and_tile(position, who, HOUSE)
    if isinstance(use, Refusal):
        return use
    effect = effect_of(position, who, use)
    sites = legal_sites(position, who, HOUSE)
    eligible = {space: found for space in sites if (found := house_ways(position, who, effect, space))}
    if not eligible:
        why = "automa_no_machinery" if sites else "no_legal_space"
        return Refusal("A23", why, {"who": who, "structure": HOUSE})
    rows = position.box.building_sites
    nearest = on_first_tile(position, tuple(eligible), direction)
    space = min(nearest, key=lambda site: rows[site].red)  # of equal ones the first (L101)
    return BuildPlan(use, effect, SiteChoice(HOUSE, direction, tuple(nearest), space), eligible[space][0])


def house_ways(position: Position, who: str, effect: str, space: str) -> list[Pay]:
    """The ways to pay for a house that an Automa can take, the one that it takes first.

    That is by the printed machines (AD3), or where one kind is enough by the scarcer with which it can pay (L106).
    """
    box, company = position.box, position.companies[who]
    tile = box.buildings[box.building_sites[space].building]
    found = ways(position, who, HOUSE, effect)(space)
    if not (box.tiles[effect].power.one_kind and tile.excavators and tile.mixers):
        return sorted(found, key=lambda way: (way.credits, abs(way.excavators - tile.excavators)))
    scarcer = "excavators" if company.excavators <= company.mixers else "mixers"
    other = "mixers" if scarcer == "excavators" else "excavators"
    if not position.rulings.automa_other_machines:
        found = [way for way in found if not getattr(way, other)]
    return sorted(found, key=lambda way: (way.credits, getattr(way, other)))


def in_its_place(position: Position, who: str) -> BuildPlan | WorkChoice | None:
    """What an officer has an Automa do on reaching a construction row, whatever that shows; None for the row itself.

    With Fouché it builds a house (L111), with Spencer's tile at hand it takes a work (L110).
    """
    power = position.power(who)
    if power.uses_buildings:
        house = plan_house(position, who, house_direction(position))
        if isinstance(house, BuildPlan):
            return house
    if power.works_on_wheel and wheel_tiles(position, who):
        work = choose_work(position, who, works_order(position))
        return work and work._replace(clause="L110")
    return None


def works_order(position: Position) -> tuple[int, ...]:
    """The order of works that a tile shows: the one in force, or else the one flipped last that shows any (L110)."""
    found = (row.order for row in _shown(position) if isinstance(row, ExternalWorksRow))
    return next(found, tuple(range(1, position.box.works_laid + 1)))


def house_direction(position: Position) -> str:
    """The arrow of a building row, in the same way (L111)."""
    return next((row.direction for row in _shown(position) if isinstance(row, BuildingRow)), "down")


def _shown(position: Position) -> Iterator[Row]:
    """The rows of the tile in force, and then of those on the discard, the last first."""
    before = reversed(position.automa_discard) if position.rulings.automa_last_arrow else ()
    for number in (*position.automa_pile[:1], *before):
        yield from position.box.automa_tiles[number].rows
