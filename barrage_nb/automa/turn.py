"""An Automa's turn: two tiles, and row after row until one ends it (A7 to A9, A14 to A28)."""

from collections.abc import Callable
from random import Random
from typing import Any

from ..board.automa import (
    AUTOMA_TILES,
    EXPANSION_ROWS,
    ROWS_THAT_GO_ON,
    BankRow,
    ConstructRow,
    ContractsRow,
    MachineryRow,
    PatentRow,
    ProduceRow,
    Row,
    WaterRow,
    WorkshopRow,
)
from ..board.contracts import CONTRACTS
from ..board.map import HEADSTREAMS
from ..board.office import BANK, SPACES_OF_SECTION
from ..board.technology import TILES
from ..engine.actions import spaces_in_play
from ..engine.automas import place_on_board
from ..engine.contracts import clear, refill
from ..engine.costs import surcharge
from ..engine.effects import TileEffect
from ..engine.events import Bought, Discarded, Placed, Refusal
from ..engine.led import FollowTile
from ..engine.moves import produce
from ..engine.position import EMPTY, Crew, Draft, Position
from ..engine.production import ChooseSystem, turbine_of
from ..engine.rewards import place_piece
from ..engine.turns import end_turn, pass_round
from ..engine.water import pour, release
from ..engine.wheel import insert, turn_wheel
from .answers import split_machines
from .building import BuildPlan, plan
from .producing import choose_system, produce_refusal
from .tell import decided
from .trace import Flipped, OutOfEngineers, PatentChoice, Tried
from .water import choose_drops


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
    for number, row in enumerate(AUTOMA_TILES[flipped.actions].rows):
        refusal = row_refusal(draft, who, row, flipped.criteria)
        decided(draft, who, Tried(flipped.actions, number, row, refusal))
        if refusal is None:
            ROWS[type(row)][1](draft, who, row, flipped.criteria)
            if not isinstance(row, ROWS_THAT_GO_ON) or not draft.companies[who].engineers:
                return


def flip(draft: Draft) -> Flipped:
    """Flip the top tile onto the discard; where no tile is left below it, all are shuffled first (A14, Q41)."""
    pile, discard = draft.automa_pile, draft.automa_discard
    reshuffled = len(pile) < 2
    if reshuffled:
        pile, discard = shuffled_tiles(f"{draft.seed} {draft.round} {discard}"), ()
    draft.automa_pile, draft.automa_discard = pile[1:], (*discard, pile[0])
    return Flipped(pile[0], pile[1], reshuffled)


def shuffled_tiles(luck: str) -> tuple[int, ...]:
    """All tiles in an order that depends on nothing but the luck."""
    order = list(AUTOMA_TILES)
    Random(f"automa tiles {luck}").shuffle(order)
    return tuple(order)


def row_refusal(position: Position, who: str, row: Row, criteria: int) -> Refusal | None:
    """Why a row cannot be carried out now; None where it can (A15)."""
    if isinstance(row, EXPANSION_ROWS):
        return Refusal("X1", "automa_expansion")
    refuse: Callable[..., Refusal | None] = ROWS[type(row)][0]
    return refuse(position, who, row, criteria)


def _produce_refusal(position: Position, who: str, row: ProduceRow, criteria: int) -> Refusal | None:
    return produce_refusal(position, who, row)


def _produce(draft: Draft, who: str, row: ProduceRow, criteria: int) -> None:
    choice = choose_system(draft, who, turbine_of(draft, who, row.modifier))
    assert choice is not None
    decided(draft, who, choice)
    place_in_section(draft, who, "turbine", row.engineers)
    system, drops, _ = choice.chosen
    ChooseSystem(who, row.modifier).answer(draft, produce(system.dam, system.conduit, system.powerhouse, drops))


def _water_refusal(position: Position, who: str, row: WaterRow, criteria: int) -> Refusal | None:
    letters = AUTOMA_TILES[criteria].headstreams
    if choose_drops(position, who, row.drops, row.flowing, letters).groups:
        return None
    return Refusal("A19", "automa_no_drop", {"who": who})


def _water(draft: Draft, who: str, row: WaterRow, criteria: int) -> None:
    choice = choose_drops(draft, who, row.drops, row.flowing, AUTOMA_TILES[criteria].headstreams)
    decided(draft, who, choice)
    place_in_section(draft, who, "water", row.engineers)
    amounts = {name: choice.headstreams.count(name) for name in HEADSTREAMS}
    for headstream, amount in amounts.items():
        pour(draft, who, headstream, amount, "A19")
    if row.flowing:
        release(draft, amounts)


def _always(position: Position, who: str, row: Row, criteria: int) -> Refusal | None:
    return None


def _discard_contracts(draft: Draft, who: str, row: ContractsRow, criteria: int) -> None:
    place_in_section(draft, who, "contract", row.engineers)
    gone = tuple(contract for contract in draft.contracts if contract and CONTRACTS[contract].colour == row.colour)
    clear(draft, gone)
    if draft.rulings.discards_return and gone:
        draft.put("discards", row.colour, (*draft.discards.get(row.colour, ()), *gone))
    for contract in gone:
        draft.note(Discarded, who, contract, "A21")
    draft.gain(who, "energy", row.energy, "A21")
    refill(draft)


def _construct_refusal(position: Position, who: str, row: ConstructRow, criteria: int) -> Refusal | None:
    found = plan(position, who, row, criteria)
    return found if isinstance(found, Refusal) else None


def _construct(draft: Draft, who: str, row: ConstructRow, criteria: int) -> None:
    found = plan(draft, who, row, criteria)
    assert isinstance(found, BuildPlan)
    use, effect, placement, pay = found
    decided(draft, who, use)
    decided(draft, who, placement)
    if not TILES[effect].power.no_engineers:
        place_on_board(draft, who, row.engineers)
    draft.pay(who, "credits", pay.credits, "O5")
    insert(draft, who, use.tile, pay.excavators, pay.mixers)
    turn_wheel(draft, who, 1, "C2")
    if TILES[effect].power.effect is not None:
        draft.push(TileEffect(who, effect, placement.space))
    structure, space = placement.structure, placement.space
    place_piece(draft, who, structure, space, surcharge(structure, space, effect, fee=draft.design.red_fee), "A23")


def _workshop_refusal(position: Position, who: str, row: WorkshopRow, criteria: int) -> Refusal | None:
    if any(segment != EMPTY for segment in position.companies[who].wheel):
        return None
    return Refusal("A24" if row.vp else "A27", "automa_empty_wheel", {"who": who})


def _workshop(draft: Draft, who: str, row: WorkshopRow, criteria: int) -> None:
    place_in_section(draft, who, "workshop", row.engineers)
    draft.pay(who, "credits", row.vp, "A24")
    turn_wheel(draft, who, row.turns, "A24")


def _machinery_refusal(position: Position, who: str, row: MachineryRow, criteria: int) -> Refusal | None:
    if position.round < position.design.rounds:
        return None
    return Refusal("A28" if row.machinery else "A25", "automa_last_round", {"round": position.round})


def _machinery(draft: Draft, who: str, row: MachineryRow, criteria: int) -> None:
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
    fitting = [tile for tile in position.patents if tile and TILES[tile].structure in (structure, "wild")]
    return tuple(sorted(fitting, key=lambda tile: (-TILES[tile].level, TILES[tile].structure == "wild")))


def _patent_refusal(position: Position, who: str, row: PatentRow, criteria: int) -> Refusal | None:
    if on_sale(position, row.structure):
        return None
    return Refusal("A26", "automa_no_patent", {"structure": row.structure})


def _patent(draft: Draft, who: str, row: PatentRow, criteria: int) -> None:
    fitting = on_sale(draft, row.structure)
    tile = fitting[0]
    decided(draft, who, PatentChoice(fitting, tile))
    place_in_section(draft, who, "patent", row.engineers)
    draft.pay(who, "credits", row.vp, "A26")
    draft.patents = tuple(None if offered == tile else offered for offered in draft.patents)
    company = draft.open(who)
    company.tiles = tuple(sorted((*company.tiles, tile)))
    draft.note(Bought, who, tile, "A26")


def _bank(draft: Draft, who: str, row: BankRow, criteria: int) -> None:
    _place_on(draft, who, BANK, row.engineers)
    draft.gain(who, "credits", row.vp, "A27")


# Whether each kind of row is possible, and what it does.
ROWS: dict[type[Any], tuple[Callable[..., Refusal | None], Callable[..., None]]] = {
    ProduceRow: (_produce_refusal, _produce),
    WaterRow: (_water_refusal, _water),
    ContractsRow: (_always, _discard_contracts),
    ConstructRow: (_construct_refusal, _construct),
    WorkshopRow: (_workshop_refusal, _workshop),
    MachineryRow: (_machinery_refusal, _machinery),
    PatentRow: (_patent_refusal, _patent),
    BankRow: (_always, _bank),
}


def place_in_section(draft: Draft, who: str, section: str, engineers: int) -> None:
    """Engineers go on the first empty space of a section, whatever it asks for; beside the last where none is (A9)."""
    in_play = spaces_in_play(draft)
    open_spaces = [space for space in SPACES_OF_SECTION[section] if space in in_play]
    empty = (space for space in open_spaces if space not in draft.occupied)
    _place_on(draft, who, next(empty, open_spaces[-1]), engineers)


def _place_on(draft: Draft, who: str, space: str, engineers: int) -> None:
    """As many engineers as a row says, or all that are left (A7)."""
    engineers = min(engineers, draft.companies[who].engineers)
    draft.open(who).engineers -= engineers
    draft.put("occupied", space, (*draft.occupied.get(space, ()), Crew(who, engineers)))
    draft.note(Placed, who, space, engineers, "A9")
