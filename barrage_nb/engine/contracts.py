"""Contracts: fulfilling them, taking them, the limit of three, and new ones from the piles (K1 to K6, M8)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar

from ..board.box import PRINTED, Box
from ..board.contracts import COLOUR_OF_PLACE, PILE_COLOURS
from .events import ContractLaidOut, Declined, Discarded, Fulfilled, Refusal, Reshuffled, Took
from .moves import DECLINE, Decline, Discard, Fulfil, Move, Take, discard, fulfil, take
from .position import Draft, Position, Question
from .rewards import give
from .values import without


def reach(energy: int, reduction: int, contracts: Iterable[int], box: Box = PRINTED) -> tuple[int, ...]:
    """The contracts whose need an energy meets, with the reduction of who makes it (P9, N7)."""
    rows = box.contracts
    return tuple(contract for contract in contracts if rows[contract].energy <= energy + reduction)


@dataclass(frozen=True)
class ChooseContract(Question):
    """Which contract to fulfil with an energy, if any (P9, K2, K3)."""

    energy: int
    tile: bool = False  # energy of no production (Y8, L27)
    again: bool = False  # what is left of a production that has fulfilled one (L82)

    takes = (Fulfil, Decline)

    def within_reach(self, position: Position) -> tuple[int, ...]:
        """The own and national contracts that this energy may fulfil."""
        offered = own_contracts(position, self.who)
        if not self.tile or position.rulings.tile_energy_national:
            offered += position.national
        return reach(self.energy, self.reduction(position), offered, position.setup.box)

    def reduction(self, position: Position) -> int:
        """How much less energy than printed this energy needs for a contract (N7, Y8)."""
        if self.tile and not position.rulings.tile_energy_france:
            return 0
        if self.again and not position.rulings.luciani_each_less:
            return 0
        return position.power(self.who).contract_reduction

    def answers(self, position: Position) -> tuple[Move, ...]:
        return (*[fulfil(contract) for contract in self.within_reach(position)], DECLINE)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        assert isinstance(move, Fulfil)
        contract = position.box.contracts.get(move.contract)
        if move.contract in self.within_reach(position):
            return None
        if contract is None or move.contract not in (*own_contracts(position, self.who), *position.national):
            return _not_held(position, self.who, move.contract)
        if self.tile and contract.energy <= self.energy + position.power(self.who).contract_reduction:
            return Refusal("Y8", "not_by_tile", {"contract": move.contract})
        reduction = self.reduction(position)
        values = {"need": contract.energy - reduction, "less": reduction, "energy": self.energy}
        return Refusal("P9", "contract_out_of_reach_for_less" if reduction else "contract_out_of_reach", values)

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            # With nothing within reach there was nothing to decline.
            if self.within_reach(draft):
                draft.note(Declined, self.who, "contract", "K2")
            return
        assert isinstance(move, Fulfil)
        self.leave(draft, draft.setup.box.contracts[move.contract].energy)
        self.fulfil(draft, move.contract)

    def fulfil(self, draft: Draft, contract: int) -> None:
        """A contract is fulfilled by this energy, and gives its reward (K1 to K3)."""
        company = draft.open(self.who)
        national = contract in draft.national
        if national:
            draft.national = without(draft.national, contract)
        elif contract in company.contracts:
            company.contracts = without(company.contracts, contract)
        else:
            clear(draft, (contract,))
        company.fulfilled = (*company.fulfilled, contract)
        draft.note(Fulfilled, self.who, contract, self.energy, "K3" if national else self.clause)
        if None in draft.contracts and not draft.kind_of(self.who).hand:
            refill(draft)  # at once, and not at the end of the turn (A18)
        give(draft, self.who, draft.setup.box.contracts[contract].reward, "K1")

    clause: ClassVar[str] = "K2"

    def leave(self, draft: Draft, need: int) -> None:
        """What a contract leaves of the energy of a production may fulfil another, for whoever has that (L82)."""
        if draft.power(self.who).many_contracts and (not self.tile or draft.rulings.luciani_any_energy):
            left = self.energy - max(0, need - self.reduction(draft))
            draft.push(ChooseContract(self.who, left, self.tile, again=True))


def own_contracts(position: Position, who: str) -> tuple[int, ...]:
    """The private contracts that may be fulfilled: by an Automa, which holds none, those that lie open (A4, L98)."""
    if position.kind_of(who).hand:
        return position.companies[who].contracts
    return tuple(contract for contract in position.contracts if contract is not None)


def free_contracts(position: Position, who: str, most: int) -> tuple[int, ...]:
    """The own contracts that need no more than so much, which may be fulfilled without producing (L22 to L24)."""
    offered = own_contracts(position, who) + (position.national if position.rulings.free_national else ())
    less = position.power(who).contract_reduction if position.rulings.free_france else 0
    return reach(most, less, offered, position.setup.box)


@dataclass(frozen=True)
class FulfilFree(ChooseContract):
    """Which own contract to fulfil without producing, of those that need no more than `energy` (L22 to L24, L65)."""

    clause = "L24"

    def within_reach(self, position: Position) -> tuple[int, ...]:
        return free_contracts(position, self.who, self.energy)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Fulfil):
            if move.contract in self.within_reach(position):
                return None
            if move.contract in position.national and not position.rulings.free_national:
                return Refusal("L24", "national_not_free", {"contract": move.contract})
            if move.contract in (*own_contracts(position, self.who), *position.national):
                return Refusal("L22", "contract_needs_more", {"most": self.energy})
        return super().refuse(position, move)

    def leave(self, draft: Draft, need: int) -> None:
        """No energy was made, and none is left."""


def hand_limit(position: Position, who: str) -> int:
    """How many contracts a company may have in hand after it has taken some (K4, L82, L92)."""
    box = position.setup.box
    return (position.power(who).hand if box.hands else 0) or box.contracts_in_hand


def _not_held(position: Position, who: str, contract: int) -> Refusal:
    """Why a contract cannot be fulfilled that is neither in hand nor on offer: somebody has done so, or nobody can."""
    owner = next((name for name, held in position.companies.items() if contract in held.fulfilled), None)
    if owner is None:
        return Refusal("K1", "contract_not_held", {"contract": contract})
    taken = position.box.contracts[contract].colour == "national" and owner != who
    return Refusal("K3" if taken else "K2", "contract_fulfilled", {"contract": contract, "who": owner})


@dataclass(frozen=True)
class TakeContracts(Question):
    """Which contracts to take from the office: exactly as many as the space says, or all there are (M8)."""

    amount: int

    takes = (Take,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return _takes(position.contracts, self.amount)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Take)
        offered = [contract for contract in position.contracts if contract is not None]
        for contract in move.contracts:
            if contract not in offered:
                return Refusal("M8", "contract_not_offered", {"contract": contract})
        amount = min(self.amount, len(offered))
        if len(set(move.contracts)) != amount or len(move.contracts) != amount:
            return Refusal("M8", "how_many_contracts", {"amount": amount})
        return None

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Take)
        company = draft.open(self.who)
        company.contracts += move.contracts
        clear(draft, move.contracts)
        for contract in move.contracts:
            draft.note(Took, self.who, contract)
        if len(company.contracts) > hand_limit(draft, self.who):
            draft.push(DiscardContracts(self.who))


@dataclass(frozen=True)
class DiscardContracts(Question):
    """Which contracts to discard, down to three; an unfulfilled starting contract counts too (K4, Y15)."""

    takes = (Discard,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return _discards(position.companies[self.who].contracts, hand_limit(position, self.who))

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Discard)
        hand = position.companies[self.who].contracts
        for contract in move.contracts:
            if contract not in hand:
                return Refusal("K4", "contract_not_in_hand", {"contract": contract})
        excess = len(hand) - hand_limit(position, self.who)
        if len(set(move.contracts)) != excess or len(move.contracts) != excess:
            return Refusal("K4", "how_many_discards", {"amount": excess})
        return None

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Discard)
        company = draft.open(self.who)
        for contract in move.contracts:
            company.contracts = without(company.contracts, contract)
            lay_aside(draft, self.who, contract, "K4")


def lay_aside(draft: Draft, who: str, contract: int, clause: str) -> None:
    """A contract of a hand or of the office goes out of the game, or to those that may come back (K4, Q1, Q2)."""
    colour = draft.setup.box.contracts[contract].colour
    if colour in PILE_COLOURS and draft.rulings.discards_return:
        draft.put("discards", colour, (*draft.discards.get(colour, ()), contract))
    draft.note(Discarded, who, contract, clause)


def _takes(slots: tuple[int | None, ...], amount: int) -> tuple[Move, ...]:
    offered = sorted(contract for contract in slots if contract is not None)
    return tuple(map(take, combinations(offered, min(amount, len(offered)))))


def _discards(hand: tuple[int, ...], kept: int) -> tuple[Move, ...]:
    return tuple(map(discard, combinations(sorted(hand), max(0, len(hand) - kept))))


def clear(draft: Draft, contracts: tuple[int, ...]) -> None:
    """Some contracts leave their places in the office."""
    draft.contracts = tuple(None if contract in contracts else contract for contract in draft.contracts)


def refill(draft: Draft) -> None:
    """New contracts take the free places of the office at the end of a turn (K5, Y10)."""
    for index, contract in enumerate(draft.contracts):
        drawn = draw(draft, COLOUR_OF_PLACE[index]) if contract is None else None
        if drawn is not None:
            draft.contracts = (*draft.contracts[:index], drawn, *draft.contracts[index + 1 :])
            draft.note(ContractLaidOut, drawn)


def draw(draft: Draft, colour: str) -> int | None:
    """The next contract of a pile, made anew from its discards where it is empty (Y10); None where none is left."""
    if draft.seed is None:
        return None  # whoever sees this position cannot know what comes
    pile = draft.piles.get(colour, ())
    if not pile and draft.discards.get(colour):
        pile = shuffled(draft.discards[colour], f"{draft.seed} {draft.round} {colour}")
        draft.remove("discards", colour)
        draft.note(Reshuffled, colour, len(pile))
    if not pile:
        return None
    draft.put("piles", colour, pile[1:])
    return pile[0]


def shuffled(cards: tuple[int, ...], luck: str) -> tuple[int, ...]:
    """Cards in an order that depends on nothing but the cards and the luck."""
    order = sorted(cards)
    Random(luck + repr(order)).shuffle(order)
    return tuple(order)
