"""External Works: who can take which, what for, and the parts of rewards that only they have (L14 to L31)."""

from collections.abc import Callable
from dataclasses import dataclass

from ..board.contracts import Part
from .contracts import FulfilFree, free_contracts
from .events import Lost, Refusal, TookWork, WorkGone, WorkLaidOut
from .moves import DECLINE, At, Decline, Move, UseTile, at
from .pieces import insert, turn_wheel
from .position import Draft, Position, Question
from .powers import power_of_officer
from .production import make_energy
from .rewards import MORE_PARTS, give, take_tile

SPACE = "works-"
"""How the action space of a position begins (L14)."""


def work_refusal(position: Position, who: str, number: int, each: int = 0, credits: int = 0) -> Refusal | None:
    """Why a company cannot take the work on a position: none there, or without the machines or credits (L17, L20)."""
    work = position.works[number - 1] if 0 < number <= len(position.works) else None
    if work is None:
        return Refusal("L20", "no_work_there", {"n": number})
    row, company = position.box.works[work], position.companies[who]
    if each:
        price = each * (row.excavators + row.mixers)
        return None if price <= credits else Refusal("L56", "too_few_credits", {"needed": price, "credits": credits})
    if row.excavators <= company.excavators and row.mixers <= company.mixers:
        return None
    bill = (("excavators", row.excavators), ("mixers", row.mixers))
    supply = (("excavators", company.excavators), ("mixers", company.mixers))
    values = {"bill": tuple(each for each in bill if each[1]), "supply": supply}
    return Refusal("L17", "too_few_machines", values)


def start_work(draft: Draft, who: str, number: int) -> None:
    """Take the work of a position, or ask first whether its machines go on the wheel (L16, L78)."""
    if wheel_tiles(draft, who):
        draft.push(PayWork(who, number))
    else:
        take_for_machines(draft, who, number)


def take_for_machines(draft: Draft, who: str, number: int) -> None:
    """Take a work and pay its machines, which nothing makes fewer, and which are gone for good (L16, L18)."""
    row = draft.box.works[draft.works[number - 1] or 0]
    draft.pay(who, "excavators", row.excavators, "L16")
    draft.pay(who, "mixers", row.mixers, "L16")
    take_work(draft, who, number)


def take_on_wheel(draft: Draft, who: str, number: int, tile: str | None) -> None:
    """Put the machines of a work on the wheel with a tile, turn it, and take the work (L78, L79, L110)."""
    row = draft.box.works[draft.works[number - 1] or 0]
    insert(draft, who, tile, row.excavators, row.mixers)
    turn_wheel(draft, who, 1, "L78")
    take_work(draft, who, number)


def take_work(draft: Draft, who: str, number: int) -> None:
    """A work goes to a company, which gets its reward at once (L16, L19, L21)."""
    work = draft.works[number - 1]
    assert work is not None
    draft.works = (*draft.works[: number - 1], None, *draft.works[number:])
    company = draft.open(who)
    company.works_taken = (*company.works_taken, work)
    draft.note(TookWork, who, work)
    reward = draft.box.works[work].reward
    if who in draft.setup.automas and not draft.rulings.automa_all_parts:
        reward = tuple(part for part in reward if part.kind not in ("energy_usable", "advanced_tile"))
    give(draft, who, reward, "L21")


def wheel_tiles(position: Position, who: str) -> tuple[str | None, ...]:
    """By what the machines of a work can go on the wheel: a tile in supply, or none for a copier (L78, L90)."""
    tiles = position.setup.box.works_on_wheel
    company = position.companies[who]
    found: tuple[str | None, ...] = tuple(tile for tile in company.tiles if tile in tiles)
    officer, box = position.officer_of(who), position.setup.box
    bare = officer != company.officer or not tiles.intersection(power_of_officer(officer, box).brings)
    copied = bare and power_of_officer(officer, box).works_on_wheel
    return (*found, None) if copied or position.ability(who).works_on_wheel else found


@dataclass(frozen=True)
class PayWork(Question):
    """Whether the machines of a work go on the wheel or are discarded (L78, L90)."""

    number: int  # of its position

    takes = (UseTile, Decline)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return (*(UseTile(tile) for tile in wheel_tiles(position, self.who)), DECLINE)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Decline) or (isinstance(move, UseTile) and move in self.answers(position)):
            return None
        assert isinstance(move, UseTile)
        return Refusal("L79", "no_tile", {"who": self.who, "tile": move.tile or "nothing"})

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            take_for_machines(draft, self.who, self.number)
            return
        assert isinstance(move, UseTile)
        take_on_wheel(draft, self.who, self.number, move.tile)


@dataclass(frozen=True)
class ChooseWork(Question):
    """Which work to take for credits instead of machines, wherever engineers stand (L56, L57)."""

    each: int  # credits for each machine

    takes = (At,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        numbers = range(1, len(position.works) + 1)
        return tuple(at(f"{SPACE}{number}") for number in numbers if self._refusal(position, number) is None)

    def _refusal(self, position: Position, number: int) -> Refusal | None:
        return work_refusal(position, self.who, number, self.each, position.purse(self.who))

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, At)
        number = move.space.removeprefix(SPACE)
        return self._refusal(position, int(number) if number.isdecimal() and len(number) < 4 else 0)

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, At)
        number = int(move.space.removeprefix(SPACE))
        row = draft.box.works[draft.works[number - 1] or 0]
        draft.pay(self.who, "credits", self.each * (row.excavators + row.mixers), "L56")
        take_work(draft, self.who, number)


def lay_out_works(draft: Draft) -> None:
    """At the end of a round the works that are left go, and new ones are laid out (L30)."""
    laid = draft.box.works_laid
    for work in draft.works:
        if work is not None:
            draft.note(WorkGone, work)
    found, draft.works_pile = draft.works_pile[:laid], draft.works_pile[laid:]
    draft.works = (*found, *[None] * (laid - len(found)))
    for work in found:
        draft.note(WorkLaidOut, work)


# Parts of rewards that only works and buildings have.


@dataclass(frozen=True)
class ChoosePatent(Question):
    """Which tile of the Patent Office to take for nothing (L25)."""

    takes = (UseTile,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return tuple(UseTile(tile) for tile in position.patents if tile is not None)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, UseTile)
        if move in self.answers(position):
            return None
        return Refusal("L25", "not_in_patent_office", {"tile": move.tile or "nothing"})

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, UseTile)
        take_tile(draft, self.who, move.tile, "L25")

    def nothing(self, draft: Draft) -> None:
        draft.note(Lost, self.who, "advanced_tile", "L25")


def _fulfil(draft: Draft, who: str, part: Part, clause: str) -> None:
    if free_contracts(draft, who, part.amount):
        draft.push(FulfilFree(who, part.amount))
    else:
        draft.note(Lost, who, "fulfil_contract", "L24")


ADDED_PARTS: dict[str, Callable[[Draft, str, Part, str], None]] = {
    "fulfil_contract": _fulfil,
    "energy_usable": lambda draft, who, part, clause: make_energy(draft, who, part.amount, clause),
    "advanced_tile": lambda draft, who, part, clause: draft.push(ChoosePatent(who)),
}
MORE_PARTS.update(ADDED_PARTS)
