"""The action spaces: who can place engineers where, what it costs, and what each does, Sekibo's too (R3, R4, M, O7)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..board.box import BOXES, Box
from ..board.contracts import Part
from ..board.office import ADDED_SECTIONS, BANK, CLAUSE_OF_SECTION, ActionSpace
from .buildings import ChooseBuilding, space_refusal, use, use_refusal
from .construction import ChooseStructure, Toolbox, can_build_with, engineer_free_choices, toolbox
from .contracts import TakeContracts
from .events import Copied, Placed, Refusal
from .moves import Copy, Move, Place, place
from .pieces import built_on, turn_wheel
from .position import Company, Crew, Draft, Position, Task, count_of
from .powers import power_of_officer
from .production import ChooseSystem, best_energy, no_production_refusal, position_systems, turbine_of
from .rewards import TakePart, take_tile
from .water import PlaceDrops
from .works import start_work, work_refusal

crew = cache(Crew)


def spaces_in_play(position: Position) -> dict[str, ActionSpace]:
    """The shared action spaces that are not blocked for so many players (U7, U8), nor closed by a design."""
    setup = position.setup
    return _in_play(position.players, setup.rules, setup.box, setup.building_tiles)


@cache
def _in_play(players: int, rules: str, box: Box, buildings: tuple[str, ...]) -> dict[str, ActionSpace]:
    return {
        space.id: space
        for space in box.shared_spaces.values()
        if players in space.players or (players == 1 and 2 in space.players) or space.id in box.opened_spaces
        if space.id not in box.closed_spaces
        if not (space.section == "patent" and rules == "introductory")
        if not space.building or space.building in buildings
        if space.section != "works" or space.amount <= box.works_laid
    }


@dataclass(frozen=True, slots=True)
class _Reach:
    """The spaces that so many engineers and credits can pay, with their moves, by how they become possible."""

    bank: tuple[Place, ...]
    always: tuple[tuple[str, Place], ...]
    turbines: tuple[tuple[str, Place, ActionSpace], ...]
    contracts: tuple[tuple[str, Place], ...]
    patents: tuple[tuple[str, Place, int], ...]
    added: tuple[tuple[str, Place, ActionSpace], ...]  # those that only an expansion has


@cache
def _within_reach(
    players: int, rules: str, box: Box, buildings: tuple[str, ...], engineers: int, credits: int
) -> _Reach:
    payable = [
        space
        for space in _in_play(players, rules, box, buildings).values()
        if space.id != BANK and space.engineers <= engineers and space.due <= credits
    ]
    return _Reach(
        tuple(place(BANK, count) for count in range(1, engineers + 1)),
        tuple((space.id, place(space.id)) for space in payable if space.action not in (*POSSIBLE, *ADDED)),
        tuple((space.id, place(space.id), space) for space in payable if space.action == "produce"),
        tuple((space.id, place(space.id)) for space in payable if space.action == "contracts"),
        tuple((space.id, place(space.id), space.amount - 1) for space in payable if space.action == "patent"),
        tuple((space.id, place(space.id), space) for space in payable if space.section in ADDED_SECTIONS),
    )


def _can_produce(position: Position, who: str, space: ActionSpace) -> bool:
    found = position_systems(position, who)
    credits = position.companies[who].credits - space.due
    turbine, each = turbine_of(position, who, space.amount), position.setup.box.conduit_credits
    best = best_energy(found, who, turbine, credits, each)
    return best is not None and best >= 1


def _can_construct(position: Position, who: str, space: ActionSpace) -> bool:
    company = position.companies[who]
    return can_build_with(
        position, who, toolbox(company, position.builder_of(who), position.setup.box), company.credits - space.due
    )


# Actions that are not always possible, and whether they are (R4).
POSSIBLE: dict[str, Callable[[Position, str, ActionSpace], bool]] = {
    "produce": _can_produce,
    "contracts": lambda position, who, space: any(position.contracts),
    "patent": lambda position, who, space: position.patents[space.amount - 1] is not None,
    "construct": _can_construct,
}


def possible_places(position: Position, who: str, tools: Toolbox) -> list[Move]:
    """The spaces that are free, payable and possible (R6, L15, L49); `place_refusal` says the same one by one."""
    company, occupied = position.companies[who], position.occupied
    setup = position.setup
    box = setup.box
    credits = min(company.credits, box.enough_credits)  # richer companies share the listing of this one
    reach = _within_reach(position.players, setup.rules, box, setup.building_tiles, company.engineers, credits)
    moves: list[Move] = [move for name, move in reach.always if name not in occupied]
    moves += reach.bank
    if count_of(position.powerhouses, who):
        moves += _possible_turbines(position, who, reach.turbines)
    if any(position.contracts):
        moves += [move for name, move in reach.contracts if name not in occupied]
    if any(position.patents):
        moves += [
            move for name, move, slot in reach.patents if position.patents[slot] is not None and name not in occupied
        ]
    if company.constructions < len(box.construction_spaces):
        space = box.construction_spaces[company.constructions]
        if space.engineers <= company.engineers and space.due <= company.credits:
            if can_build_with(position, who, tools, company.credits - space.due):
                moves.append(place(space.id))
    for name, move, space in reach.added:
        free = name not in occupied or (space.action == "any_building" and _copies_officer(position, who))
        if free and ADDED[space.action](position, who, space) is None:
            moves.append(move)
    if box.architects and has_architect(position, who):
        return _with_architect(position, who, moves)
    return moves


def has_architect(position: Position, who: str) -> bool:
    """Whether the Architect is at hand, or an engineer who counts as him for this turn (L83, L93)."""
    company = position.companies[who]
    officer = position.officer_of(who)
    copied = officer != company.officer and power_of_officer(officer, position.setup.box).architect
    return company.architect or copied


def _with_architect(position: Position, who: str, moves: list[Move]) -> list[Move]:
    """Places with those for the Architect, alone on a space for one; the last engineer left is he (L83, L84)."""
    company, spaces = position.companies[who], position.setup.box.spaces
    alone = [move for move in moves if isinstance(move, Place) and _takes_one(position, spaces[move.space], move)]
    kept = [move for move in moves if move not in alone] if company.architect and company.engineers == 1 else moves
    return [*kept, *(place(move.space, move.engineers, True) for move in alone if isinstance(move, Place))]


def _takes_one(position: Position, space: ActionSpace, move: Place) -> bool:
    """Whether one engineer goes on a space, who may be the Architect: in the Bank by a ruling only (L83, L84)."""
    if space.id == BANK:
        return position.rulings.architect_in_bank and move.engineers == 1
    return space.engineers == 1


def _copies_officer(position: Position, who: str) -> bool:
    """Whether an officer is copied, whose own space is used then by an engineer in the bank (L91)."""
    return position.officer_of(who) != position.companies[who].officer


def _work(position: Position, who: str, space: ActionSpace) -> Refusal | None:
    return work_refusal(position, who, space.amount)


def _building(position: Position, who: str, space: ActionSpace) -> Refusal | None:
    return space_refusal(position, who, space.id, space.building, position.companies[who].credits - space.due)


def _any_building(position: Position, who: str, space: ActionSpace) -> Refusal | None:
    if not position.power(who).uses_buildings:
        return Refusal("L80", "not_your_space", {"who": who})
    built, credits = built_on(position, who), position.companies[who].credits - space.due
    if not built:
        return Refusal("L80", "no_building_activated", {"who": who})
    refusals = [use_refusal(position, who, name, credits) for name in built]
    return None if None in refusals else refusals[0]


ADDED: dict[str, Callable[[Position, str, ActionSpace], Refusal | None]] = {
    "work": _work,
    "building": _building,
    "any_building": _any_building,
}
"""Why the actions that only an expansion has are not possible; None where they are (L17, L51)."""


def _possible_turbines(
    position: Position, who: str, turbines: tuple[tuple[str, Place, ActionSpace], ...]
) -> list[Place]:
    """Those of some turbine spaces that are free and where a company can make at least 1 energy (P6)."""
    found = position_systems(position, who) if turbines else []
    if not found:
        return []
    # The best energy is found once: spaces differ by what they add to it, and red ones leave fewer credits for fees.
    turbine, credits, occupied = turbine_of(position, who), position.companies[who].credits, position.occupied
    box = position.setup.box
    best = {due: best_energy(found, who, turbine, credits - due, box.conduit_credits) for due in box.turbine_dues}
    return [
        move
        for name, move, space in turbines
        if name not in occupied and (most := best[space.due]) is not None and most + space.amount >= 1
    ]


def place_refusal(position: Position, who: str, move: Place) -> Refusal | None:
    """Why a company cannot place engineers on a space; None when it can (R3, R4, R6)."""
    company = position.companies[who]
    space = position.box.spaces.get(move.space)
    values = {"space": move.space, "who": who, "engineers": company.engineers, "credits": company.credits}
    if space is None:
        return Refusal("R2", "no_such_action_space", values)
    if position.box is not BOXES[position.box.of]:
        values["box"] = position.box
    closed = _closed(position, company, space, values)
    if closed is not None:
        return closed
    if space.id == BANK:
        if move.architect and not position.rulings.architect_in_bank:
            return Refusal("L84", "no_architect", {"who": who})
        if move.engineers is None or not 1 <= move.engineers <= company.engineers:
            return Refusal("M5", "bank_engineers", values)
        return _architect_refusal(position, who, space, move)
    if move.engineers is not None:
        return Refusal("R3", "exact_engineers", {**values, "needed": space.engineers})
    if space.id in position.occupied and not (space.action == "any_building" and _copies_officer(position, who)):
        return Refusal("R6", "space_occupied", {**values, "owner": position.occupied[space.id][0].company})
    if space.engineers > company.engineers:
        return Refusal("R4", "too_few_engineers", {**values, "needed": space.engineers})
    if space.due > company.credits:
        return Refusal("R4", "too_few_credits", {**values, "needed": space.due})
    if space.action in POSSIBLE and not POSSIBLE[space.action](position, who, space):
        if space.action == "produce":
            turbine = turbine_of(position, who, space.amount)
            return no_production_refusal(position, who, turbine, company.credits - space.due)
        return Refusal("R4", f"impossible_{space.action}", values)
    found = ADDED[space.action](position, who, space) if space.action in ADDED else None
    return found or _architect_refusal(position, who, space, move)


def _architect_refusal(position: Position, who: str, space: ActionSpace, move: Place) -> Refusal | None:
    """Why the Architect, or an engineer without him, does not go on a space that takes one (L83)."""
    company = position.companies[who]
    alone = _takes_one(position, space, move)
    if move.architect and not (alone and has_architect(position, who)):
        return Refusal("L83", "no_architect", {"who": who})
    if not move.architect and company.architect and alone and company.engineers == 1:
        return Refusal("L83", "architect_left", {"who": who})
    return None


def _closed(position: Position, company: Company, space: ActionSpace, values: dict[str, Any]) -> Refusal | None:
    """Why a space is not one of those to choose from: out of turn, or out of the game (C1, O7, U7, U8)."""
    if space.section == "officer":
        return Refusal("O7", "copy_instead", values)
    if space.section == "construction":
        used, own = company.constructions, position.box.construction_spaces
        if used == len(own):
            return Refusal("C1", "no_construction_space", values)
        following = own[used].id
        return None if space.id == following else Refusal("C1", "construction_order", {**values, "next": following})
    if space.id not in spaces_in_play(position):
        if space.id in position.box.closed_spaces:
            return Refusal("U8", "space_closed", values)
        return Refusal("U7" if space.section == "patent" else "U8", "space_blocked", values)
    return None


def place_engineers(draft: Draft, who: str, move: Place) -> None:
    """Place engineers on a space, pay its costs and start its action (R3, R4)."""
    spaces = draft.setup.box.spaces
    space = spaces[move.space]
    engineers = move.engineers or space.engineers
    own = space.section == "construction"
    if space.action == "any_building" and _copies_officer(draft, who):
        stand_on(draft, who, spaces[BANK], engineers, "L91", move.architect)
    else:
        stand_on(draft, who, space, engineers, "C1" if own else "R2", move.architect)
    if space.fee:
        draft.pay(who, "credits", space.fee, "C1" if own else "R3")
    if space.price:
        draft.pay(who, "credits", space.price, CLAUSE_OF_SECTION[space.section])
    start_action(draft, who, space, engineers)


def stand_on(draft: Draft, who: str, space: ActionSpace, engineers: int, clause: str, architect: bool = False) -> None:
    """Engineers go from the supply on a space, of the office or of the company's own constructions (R2, C1)."""
    company = draft.open(who)
    company.engineers -= engineers
    if company.architect and (architect or not company.engineers):  # he goes last where nothing is won by him (L84)
        company.architect = False
    if space.section == "construction":
        company.constructions += 1
    else:
        draft.put("occupied", space.id, (*draft.occupied.get(space.id, ()), crew(who, engineers)))
    draft.note(Placed, who, space.id, engineers, clause, draft.setup.box)


def start_action(draft: Draft, who: str, space: ActionSpace, engineers: int) -> None:
    """Do what an action space says, or ask what it needs to know (C1, M2 to M9)."""
    clause = CLAUSE_OF_SECTION[space.section]
    if space.action == "bank":
        draft.gain(who, "credits", engineers * space.amount, clause)
    elif space.action in AT_ONCE:
        AT_ONCE[space.action](draft, who, space, clause)
    else:
        draft.push(_task(who, space.action, space.amount, clause))


def _both_machines(draft: Draft, who: str, space: ActionSpace, clause: str) -> None:
    draft.gain(who, "excavators", space.amount, clause)
    draft.gain(who, "mixers", space.amount, clause)


AT_ONCE: dict[str, Callable[[Draft, str, ActionSpace, str], None]] = {
    "rotate": lambda draft, who, space, clause: turn_wheel(draft, who, space.amount, clause),
    "patent": lambda draft, who, space, clause: take_tile(draft, who, draft.patents[space.amount - 1], clause),
    "both_machines": _both_machines,
    "work": lambda draft, who, space, _: start_work(draft, who, space.amount),
    "building": lambda draft, who, space, _: use(draft, who, space.building),
    "any_building": lambda draft, who, space, _: draft.push(ChooseBuilding(who)),
}
"""What the actions do that ask nothing, or ask it themselves."""


# Made once, as moves are.
@cache
def _task(who: str, action: str, amount: int, clause: str) -> Task:
    """The question that an action asks, or what it gives (C1, M2 to M4, M7, M8)."""
    if action == "construct":
        return ChooseStructure(who)
    if action == "produce":
        return ChooseSystem(who, amount)
    if action == "drops":
        return PlaceDrops(who, amount, False, "M3")
    if action == "drops_flowing":
        return PlaceDrops(who, amount, True, "M4")
    if action == "contracts":
        return TakeContracts(who, amount)
    return TakePart(who, Part(action, amount), clause)


def possible_copies(position: Position, who: str) -> list[Copy]:
    """The officers that can be copied; `copy_refusal` says the same one by one."""
    company, copying = position.companies[who], position.setup.box.copying_officers
    if (company.officer not in copying and who not in copying) or position.copied or not _copier(position, who):
        return []
    officers = officers_to_copy(position, who)
    moves: list[Copy] = []
    for price in copy_prices(position, who):
        if price <= company.credits:
            moves += _copies(officers, price)
    return moves if company.engineers > 1 else [move for move in moves if copy_refusal(position, who, move) is None]


def _copier(position: Position, who: str) -> bool:
    copying = position.setup.box.copying_officers
    return position.companies[who].officer in copying or (who in copying and position.ability(who).copies_officers)


def copy_refusal(position: Position, who: str, move: Copy) -> Refusal | None:
    """Why a company cannot copy an officer now; None when it can (O7, O8, Y14)."""
    company = position.companies[who]
    if not _copier(position, who):
        return Refusal("O7", "not_sekibo", {"who": who})
    if position.copied is not None or len(company.copies) == len(position.box.copy_spaces):
        return Refusal("Y14", "copied_enough", {"who": who})
    if move.officer not in officers_to_copy(position, who):
        return Refusal("O7", "no_such_officer", {"officer": move.officer})
    if move.price not in copy_prices(position, who):
        return Refusal("O7", "copy_price", {"prices": copy_prices(position, who)})
    if company.credits < move.price:
        return Refusal("O7", "too_few_credits", {"needed": move.price, "credits": company.credits})
    if not company.engineers:
        return Refusal("O7", "too_few_engineers", {"needed": 1, "engineers": 0})
    if company.engineers == 1 and not _tile_after_copy(position, who, move):
        return Refusal("Y14", "no_engineer_left", {"who": who})
    return None


def copy_prices(position: Position, who: str) -> tuple[int, ...]:
    """The prices of Sekibo's spaces that can be used next: the cheaper first, or any free one by ruling (O7)."""
    used = position.companies[who].copies
    free = tuple(price for price in position.box.copy_spaces if price not in used)
    return free if position.rulings.sekibo_any_space else free[:1]


def _tile_after_copy(position: Position, who: str, move: Copy) -> bool:
    """Whether, with the copy made and the engineer gone, a tile that needs no engineers can still be used."""
    draft = Draft(position)
    copy_officer(draft, who, move)
    return bool(engineer_free_choices(draft, who))


def officers_to_copy(position: Position, who: str) -> tuple[str, ...]:
    """The other officers in play, and those drawn beside them (O7, O11)."""
    in_play = tuple(company.officer for company in position.companies.values())
    return _that_copy_nobody((*in_play, *position.spare_officers), position.setup.box)


@cache
def _that_copy_nobody(in_play: tuple[str | None, ...], box: Box) -> tuple[str, ...]:
    return tuple(officer for officer in box.officers if officer in in_play and officer not in box.copying_officers)


@cache
def _copies(officers: tuple[str, ...], price: int) -> tuple[Copy, ...]:
    return tuple(Copy(officer, price) for officer in officers)


def copy_officer(draft: Draft, who: str, move: Copy) -> None:
    """Place an engineer on one of Sekibo's spaces; the copied ability holds for this turn (O7, O10, Y14)."""
    company = draft.open(who)
    company.engineers -= 1
    company.copies = (*company.copies, move.price)
    company.deep_dams = company.deep_dams or power_of_officer(move.officer, draft.box).deep_dams
    draft.copied = move.officer
    draft.note(Copied, who, move.officer, draft.box.copy_spaces[move.price])
    draft.pay(who, "credits", move.price, "O7")
