"""Sekibo's ability: an engineer of his copies another officer for one turn (O7, O8, O10, O11, Y14)."""

from functools import cache

from ..board.office import COPY_SPACES
from ..board.powers import OFFICERS
from .construction import engineer_free_choices
from .events import Copied, Refusal
from .moves import Copy
from .position import Draft, Position
from .powers import COPYING_OFFICERS, power_of_officer


def possible_copies(position: Position, who: str) -> list[Copy]:
    """The officers that can be copied; `copy_refusal` says the same one by one."""
    company = position.companies[who]
    if company.officer not in COPYING_OFFICERS or position.copied is not None:
        return []
    officers = officers_to_copy(position, who)
    moves: list[Copy] = []
    for price in copy_prices(position, who):
        if price <= company.credits:
            moves += _copies(officers, price)
    if company.engineers > 1:
        return moves
    return [move for move in moves if copy_refusal(position, who, move) is None]


def copy_refusal(position: Position, who: str, move: Copy) -> Refusal | None:
    """Why a company cannot copy an officer now; None when it can (O7, O8, Y14)."""
    company = position.companies[who]
    if company.officer not in COPYING_OFFICERS:
        return Refusal("O7", "not_sekibo", {"who": who})
    if position.copied is not None or len(company.copies) == len(COPY_SPACES):
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
    free = tuple(price for price in COPY_SPACES if price not in used)
    return free if position.rulings.sekibo_any_space else free[:1]


def _tile_after_copy(position: Position, who: str, move: Copy) -> bool:
    """Whether, with the copy made and the engineer gone, a tile that needs no engineers can still be used."""
    draft = Draft(position)
    copy_officer(draft, who, move)
    return bool(engineer_free_choices(draft, who))


def officers_to_copy(position: Position, who: str) -> tuple[str, ...]:
    """The other officers in play, and those drawn beside them (O7, O11)."""
    in_play = tuple(company.officer for company in position.companies.values())
    return _that_copy_nobody((*in_play, *position.spare_officers))


@cache
def _that_copy_nobody(in_play: tuple[str | None, ...]) -> tuple[str, ...]:
    return tuple(officer for officer in OFFICERS if officer in in_play and officer not in COPYING_OFFICERS)


@cache
def _copies(officers: tuple[str, ...], price: int) -> tuple[Copy, ...]:
    return tuple(Copy(officer, price) for officer in officers)


def copy_officer(draft: Draft, who: str, move: Copy) -> None:
    """Place an engineer on one of Sekibo's spaces; the copied ability holds for this turn (O7, O10, Y14)."""
    company = draft.open(who)
    company.engineers -= 1
    company.copies = (*company.copies, move.price)
    company.deep_dams = company.deep_dams or power_of_officer(move.officer).deep_dams
    draft.copied = move.officer
    draft.note(Copied, who, move.officer, COPY_SPACES[move.price])
    draft.pay(who, "credits", move.price, "O7")
