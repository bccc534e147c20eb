"""An Automa's turn: two tiles, and row after row until one ends it (A7 to A9, A14 to A28); and a person led by a tile.

That is so where an Automa at Very Hard has Sekibo (AD6, Q60). The rules say only that a person follows a drawn tile and
pays its points in credits, on sites of its own choice. What they leave open is settled so: whether a row is carried out
is judged as for an Automa in the person's place (A15 to A28), and it must be within the person's means; engineers go
where an Automa's would (A8, A9); all that an Automa would decide by its criteria (system, drops, technology tile, site,
machines of choice) is the person's choice. Contracts are fulfilled from the person's hand; an advanced tile is the one
that an Automa would buy (A26).
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from ..board import automa as printed
from ..board.map import HEADSTREAMS
from ..board.office import BANK
from ..engine.actions import spaces_in_play, stand_on
from ..engine.automas import BuildByTile, FollowTile, place_on_board
from ..engine.construction import construct
from ..engine.contracts import clear, lay_aside, refill
from ..engine.events import Refusal
from ..engine.moves import produce
from ..engine.pieces import turn_wheel
from ..engine.position import EMPTY, Draft, Position
from ..engine.production import ChooseSystem, no_production_refusal, turbine_of
from ..engine.rewards import SplitMachinery, take_tile
from ..engine.rounds import end_turn, pass_round
from ..engine.water import PlaceDrops, pour, release
from ..engine.works import SPACE as WORKS
from ..engine.works import start_work, take_for_machines, take_on_wheel, wheel_tiles
from .added import choose_work, in_its_place, plan_house
from .deciding import BuildPlan, choose_drops, choose_system, fitting_tiles, plan, produce_refusal, split_machines
from .trace import ArchitectSent, Flipped, OutOfEngineers, PatentChoice, SiteChoice, Tried, WorkChoice, decided

Patenting: TypeAlias = printed.PatentRow | printed.BuildingPatentRow
Raising: TypeAlias = printed.ConstructRow | printed.BuildingRow
ONE_ENGINEER = 1
"""What a house takes, and an officer's work (L100, L110), and what the Architect stands for (L109)."""


def take_turn(draft: Draft, who: str) -> None:
    """Flip a tile and carry out the first possible row, and before it what does not end the turn (A14, A15).

    Without engineers nothing is flipped, and it passes. A person who must follow a tile goes through its rows with
    questions in between (AD6).
    """
    draft.push(end_turn(who))
    if not draft.companies[who].engineers:
        decided(draft, who, OutOfEngineers())
        pass_round(draft, who)
        return
    flipped = flip(draft)
    decided(draft, who, flipped)
    if who not in draft.automas:
        draft.push(FollowTile(who, 0))
        return
    for number, row in enumerate(draft.box.automa_tiles[flipped.actions].rows):
        refusal = row_refusal(draft, who, row, flipped.criteria)
        decided(draft, who, Tried(flipped.actions, number, row, refusal))
        if refusal is None:
            goes_on = isinstance(row, printed.ROWS_THAT_GO_ON)
            if draft.companies[who].architect and not goes_on and row.engineers == ONE_ENGINEER:
                _send_architect(draft, who)
            ROWS[type(row)][1](draft, who, row, flipped.criteria)
            if not goes_on or not draft.companies[who].engineers:
                return


def _send_architect(draft: Draft, who: str) -> None:
    """The engineer that a row asks for is the Architect: a further turn follows, where any engineer is left (L109)."""
    if draft.power(who).architect:
        decided(draft, who, ArchitectSent())
        draft.open(who).architect = False
        draft.pending = (end_turn(who, True), *draft.pending[1:])


def flip(draft: Draft) -> Flipped:
    """Flip the top tile onto the discard; where no tile is left below it, all are shuffled first (A14, Q41)."""
    pile, discard = draft.automa_pile, draft.automa_discard
    reshuffled = len(pile) < 2
    if reshuffled:
        shuffled = list(draft.box.automa_tiles)  # the order depends on nothing but the luck
        Random(f"automa tiles {draft.seed} {draft.round} {discard}").shuffle(shuffled)
        pile, discard = tuple(shuffled), ()
    draft.automa_pile, draft.automa_discard = pile[1:], (*discard, pile[0])
    return Flipped(pile[0], pile[1], reshuffled)


def row_refusal(position: Position, who: str, row: printed.Row, criteria: int) -> Refusal | None:
    """Why a row cannot be carried out now (A15): in the expansion none is skipped (L94); None where it can."""
    if isinstance(row, position.setup.box.skipped_rows):
        return Refusal("X1", "automa_expansion")
    return ROWS[type(row)][0](position, who, row, criteria)


def _produce(draft: Draft, who: str, row: printed.ProduceRow, criteria: int) -> None:
    choice = choose_system(draft, who, turbine_of(draft, who, row.modifier))
    assert choice is not None
    decided(draft, who, choice)
    place_in_section(draft, who, "turbine", row.engineers)
    system, drops, _ = choice.chosen
    ChooseSystem(who, row.modifier).answer(draft, produce(system.dam, system.conduit, system.powerhouse, drops))


def _water_refusal(position: Position, who: str, row: printed.WaterRow, criteria: int) -> Refusal | None:
    letters = position.box.automa_tiles[criteria].headstreams
    if choose_drops(position, who, row.drops, row.flowing, letters).groups:
        return None
    return Refusal("A19", "automa_no_drop", {"who": who})


def _water(draft: Draft, who: str, row: printed.WaterRow, criteria: int) -> None:
    choice = choose_drops(draft, who, row.drops, row.flowing, draft.box.automa_tiles[criteria].headstreams)
    decided(draft, who, choice)
    place_in_section(draft, who, "water", row.engineers)
    amounts = {name: choice.headstreams.count(name) for name in HEADSTREAMS}
    for headstream, amount in amounts.items():
        pour(draft, who, headstream, amount, "A19")
    if row.flowing:
        release(draft, amounts)


def _discard_contracts(draft: Draft, who: str, row: printed.ContractsRow, criteria: int) -> None:
    place_in_section(draft, who, "contract", row.engineers)
    rows = draft.box.contracts
    gone = tuple(contract for contract in draft.contracts if contract and rows[contract].colour == row.colour)
    clear(draft, gone)
    for contract in gone:
        lay_aside(draft, who, contract, "A21")
    draft.gain(who, "energy", row.energy, "A21")
    refill(draft)


def construction(position: Position, who: str, row: Raising, criteria: int) -> BuildPlan | WorkChoice | Refusal:
    """What an Automa builds by a row, or does in its place by its officer, or why it cannot (A23, L100, X5)."""
    found = in_its_place(position, who) if position.setup.box.works or position.setup.box.buildings else None
    if found is not None:
        return found
    if isinstance(row, printed.BuildingRow):
        return plan_house(position, who, row.direction)
    return plan(position, who, row, criteria)


def _construction_refusal(*asked: Any) -> Refusal | None:
    found = construction(*asked)
    return found if isinstance(found, Refusal) else None


def _construct(draft: Draft, who: str, row: Raising, criteria: int) -> None:
    found = construction(draft, who, row, criteria)
    if isinstance(found, WorkChoice):
        decided(draft, who, found)
        place_on_board(draft, who, ONE_ENGINEER)
        take_on_wheel(draft, who, found.position, wheel_tiles(draft, who)[0])
        return
    assert isinstance(found, BuildPlan)
    use, effect, placement, pay = found
    decided(draft, who, use)
    decided(draft, who, placement)
    house = isinstance(placement, SiteChoice)
    if not draft.box.tiles[effect].power.no_engineers:
        place_on_board(draft, who, ONE_ENGINEER if house else row.engineers)
    clause = "L100" if house else "A23"
    construct(draft, who, placement.structure, placement.space, use.tile, effect, pay, clause)


def _workshop_refusal(position: Position, who: str, row: printed.WorkshopRow, criteria: int) -> Refusal | None:
    empty = all(segment == EMPTY for segment in position.companies[who].wheel)
    return Refusal("A24" if row.vp else "A27", "automa_empty_wheel", {"who": who}) if empty else None


def _workshop(draft: Draft, who: str, row: printed.WorkshopRow, criteria: int) -> None:
    place_in_section(draft, who, "workshop", row.engineers)
    draft.pay(who, "credits", row.vp, "A24")
    turn_wheel(draft, who, row.turns, "A24")


def _machinery_refusal(position: Position, who: str, row: printed.MachineryRow, criteria: int) -> Refusal | None:
    if position.round < position.box.rounds:
        return None
    return Refusal("A28" if row.machinery else "A25", "automa_last_round", {"round": position.round})


def _machinery(draft: Draft, who: str, row: printed.MachineryRow, criteria: int) -> None:
    excavators, mixers, clause = row.excavators, row.mixers, "A25"
    if row.machinery:
        choice = split_machines(draft, who, row.machinery)
        decided(draft, who, choice)
        excavators, mixers, clause = choice.excavators, choice.mixers, "A28"
    place_in_section(draft, who, "machinery", row.engineers)
    draft.pay(who, "credits", row.vp, clause)
    draft.gain(who, "excavators", excavators, clause)
    draft.gain(who, "mixers", mixers, clause)


def on_sale(position: Position, structure: str) -> tuple[str, ...]:
    """The advanced tiles on sale that build a structure: the highest first, and specific before wild (A26, Q54)."""
    return fitting_tiles((tile for tile in position.patents if tile), structure, position.box)


def _patent_refusal(position: Position, who: str, row: Patenting, criteria: int) -> Refusal | None:
    none = not on_sale(position, row.structure)
    return Refusal("A26", "automa_no_patent", {"structure": row.structure}) if none else None


def _patent(draft: Draft, who: str, row: Patenting, criteria: int) -> None:
    fitting = on_sale(draft, row.structure)
    decided(draft, who, PatentChoice(fitting, fitting[0]))
    place_in_section(draft, who, "patent", row.engineers)
    draft.pay(who, "credits", row.vp, "A26")
    take_tile(draft, who, fitting[0], "A26")


def _works_refusal(position: Position, who: str, row: printed.ExternalWorksRow, criteria: int) -> Refusal | None:
    return None if choose_work(position, who, row.order) else Refusal("L95", "automa_no_work", {"who": who})


def _place_for_work(draft: Draft, who: str, row: printed.ExternalWorksRow) -> WorkChoice:
    choice = choose_work(draft, who, row.order)
    assert choice is not None
    decided(draft, who, choice)
    if draft.rulings.automa_works_own_space:
        _place_on(draft, who, f"{WORKS}{choice.position}", row.engineers, "L96")
    else:
        place_in_section(draft, who, "works", row.engineers)
    return choice


def _take_work(draft: Draft, who: str, row: printed.ExternalWorksRow, criteria: int) -> None:
    take_for_machines(draft, who, _place_for_work(draft, who, row).position)


def _bank(draft: Draft, who: str, row: printed.BankRow, criteria: int) -> None:
    _place_on(draft, who, BANK, row.engineers)
    draft.gain(who, "credits", row.vp, "A27")


# Whether each kind of row is possible, and what it does.
ROWS: dict[type[Any], tuple[Callable[..., Refusal | None], Callable[..., None]]] = {
    printed.ProduceRow: (lambda position, who, row, criteria: produce_refusal(position, who, row), _produce),
    printed.WaterRow: (_water_refusal, _water),
    printed.ContractsRow: (lambda *_: None, _discard_contracts),
    printed.ConstructRow: (_construction_refusal, _construct),
    printed.BuildingRow: (_construction_refusal, _construct),
    printed.WorkshopRow: (_workshop_refusal, _workshop),
    printed.MachineryRow: (_machinery_refusal, _machinery),
    printed.PatentRow: (_patent_refusal, _patent),
    printed.BuildingPatentRow: (_patent_refusal, _patent),
    printed.BankRow: (lambda *_: None, _bank),
    printed.ExternalWorksRow: (_works_refusal, _take_work),
}


def place_in_section(draft: Draft, who: str, section: str, engineers: int) -> None:
    """Engineers go on the first empty space of a section, whatever it asks for; beside the last where none is (A9)."""
    in_play, spaces = spaces_in_play(draft), draft.box.spaces_of_section[section]
    open_spaces = [space for space in spaces if space in in_play]
    empty = (space for space in open_spaces if space not in draft.occupied)
    _place_on(draft, who, next(empty, (open_spaces or spaces)[-1]), engineers)


def _place_on(draft: Draft, who: str, space: str, engineers: int, clause: str = "A9") -> None:
    """As many engineers as a row says, or all that are left (A7)."""
    stand_on(draft, who, draft.box.spaces[space], min(engineers, draft.companies[who].engineers), clause)


def lead(draft: Draft, who: str, first: int) -> None:
    """Let a person carry out the first possible row of the tile in sight, from a place on (AD6)."""
    criteria, actions = draft.automa_discard[-1], draft.automa_pile[0]
    for number, row in enumerate(draft.box.automa_tiles[actions].rows[first:], first):
        refusal = led_refusal(draft, who, row, criteria)
        decided(draft, who, Tried(actions, number, row, refusal))
        if refusal is None:
            if isinstance(row, printed.ROWS_THAT_GO_ON):
                draft.push(FollowTile(who, number + 1))
            LED.get(type(row), ROWS[type(row)][1])(draft, who, row, criteria)
            return


def led_refusal(position: Position, who: str, row: printed.Row, criteria: int) -> Refusal | None:
    """Why a person cannot follow a row; None where that is possible (AD6)."""
    if isinstance(row, position.setup.box.skipped_rows):
        return row_refusal(position, who, row, criteria)
    if isinstance(row, printed.ConstructRow | printed.BuildingRow):
        return _construction(who, row).missing(position)
    refusal = row_refusal(position, who, row, criteria)
    if refusal is not None:
        return refusal
    credits = position.companies[who].credits
    price = 0 if isinstance(row, printed.BankRow) else getattr(row, "vp", 0)
    if price > credits:
        return Refusal("R4", "too_few_credits", {"needed": price, "credits": credits})
    if isinstance(row, printed.ProduceRow):
        question = ChooseSystem(who, row.modifier)
        if not question.answers(position):
            return no_production_refusal(position, who, question.turbine(position), credits)
    return None


def _construction(who: str, row: Raising) -> BuildByTile:
    if isinstance(row, printed.BuildingRow):
        return BuildByTile(who, row.structure, row.engineers, direction=row.direction)
    return BuildByTile(who, row.structure, row.engineers, row.areas, row.least_value)


def _led_production(draft: Draft, who: str, row: printed.ProduceRow, criteria: int) -> None:
    place_in_section(draft, who, "turbine", row.engineers)
    draft.push(ChooseSystem(who, row.modifier))


def _led_water(draft: Draft, who: str, row: printed.WaterRow, criteria: int) -> None:
    place_in_section(draft, who, "water", row.engineers)
    draft.push(PlaceDrops(who, row.drops, row.flowing, "A19"))


def _led_machinery(draft: Draft, who: str, row: printed.MachineryRow, criteria: int) -> None:
    if not row.machinery:
        ROWS[printed.MachineryRow][1](draft, who, row, criteria)
        return
    place_in_section(draft, who, "machinery", row.engineers)
    draft.pay(who, "credits", row.vp, "A28")
    draft.push(SplitMachinery(who, row.machinery, "A28"))


# Rows in which a person chooses; the others do what they do for an Automa.
LED: dict[type[Any], Callable[..., None]] = {
    printed.ProduceRow: _led_production,
    printed.WaterRow: _led_water,
    printed.ConstructRow: lambda draft, who, row, criteria: draft.push(_construction(who, row)),
    printed.BuildingRow: lambda draft, who, row, criteria: draft.push(_construction(who, row)),
    printed.MachineryRow: _led_machinery,
    printed.ExternalWorksRow: lambda draft, who, row, criteria: start_work(
        draft, who, _place_for_work(draft, who, row).position
    ),
}
