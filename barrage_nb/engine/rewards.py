"""Rewards and incomes: their parts, one after the other, and the choices in them (Z1 to Z5, Y6)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..board.contracts import CHOICES, GAINS, Part
from ..board.map import AREA_OF_SPACE
from .events import Bought, Built, Declined, Lost, Refusal
from .moves import DECLINE, At, Decline, First, Machines, Move, at, machines
from .pieces import legal_sites, red_fee, site_refusal, turn_wheel
from .position import Dam, Draft, Position, Question, Task
from .water import PlaceDrops


def give(draft: Draft, who: str, parts: tuple[Part, ...], clause: str) -> None:
    """Start on the parts of a reward or income; the order is asked only if two of them need a choice (Y6)."""
    choices = tuple(part for part in parts if part.kind in CHOICES and _possible(draft, who, part))
    if len(choices) > 1:
        others = (part for part in parts if part not in choices)
        draft.push(*(TakePart(who, part, clause) for part in others), ChoosePart(who, choices, clause))
    else:
        draft.push(*(TakePart(who, part, clause) for part in parts))


def _possible(position: Position, who: str, part: Part) -> bool:
    """Whether a part that needs a choice has anything to choose from; otherwise it is lost (Y6)."""
    return not part.kind.startswith("build_") or bool(_piece_question(who, part).answers(position))


def _piece_question(who: str, part: Part) -> "PlacePiece":
    structure = part.kind.removeprefix("build_")
    return PlacePiece(who, structure, part.areas, part.amount if structure == "conduit" else 0)


def merged(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Parts of the same kind added up, in the order in which each kind first comes."""
    totals: dict[str, Part] = {}
    for part in parts:
        known = totals.get(part.kind)
        totals[part.kind] = part if known is None else part._replace(amount=known.amount + part.amount)
    return tuple(totals.values())


@dataclass(frozen=True)
class TakePart(Task):
    """One part of a reward or income."""

    who: str
    part: Part
    clause: str

    def run(self, draft: Draft) -> None:
        kind, amount, _ = self.part
        if kind in GAINS:
            draft.gain(self.who, kind, amount, self.clause)
        elif kind == "rotate":
            turn_wheel(draft, self.who, amount, self.clause)
        elif kind == "machinery":
            draft.push(SplitMachinery(self.who, amount, self.clause))
        elif kind in ("drops", "drops_flowing"):
            draft.push(PlaceDrops(self.who, amount, kind == "drops_flowing", "Z3", optional=True))
        elif kind in MORE_PARTS:
            MORE_PARTS[kind](draft, self.who, self.part, self.clause)
        else:
            pieces = 1 if kind == "build_conduit" else amount
            draft.push(*[_piece_question(self.who, self.part)] * pieces)


MORE_PARTS: dict[str, Callable[[Draft, str, Part, str], None]] = {}
"""Parts for which more must be known than stands here: what they do, put in by the modules that know it."""


def take_tile(draft: Draft, who: str, tile: str | None, clause: str) -> None:
    """An advanced tile goes from the Patent Office into the supply (M9, L25)."""
    assert tile is not None
    draft.patents = tuple(None if offered == tile else offered for offered in draft.patents)
    company = draft.open(who)
    company.tiles = tuple(sorted((*company.tiles, tile)))
    draft.note(Bought, who, tile, clause)


@dataclass(frozen=True)
class ChoosePart(Question):
    """Which of the parts that need a choice comes next (Y6)."""

    parts: tuple[Part, ...]
    clause: str

    takes = (First,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return tuple(First(part.kind) for part in self.parts)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, First)
        if move.part in (part.kind for part in self.parts):
            return None
        return Refusal("Y6", "no_such_part", {"part": move.part, "parts": [part.kind for part in self.parts]})

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, First)
        chosen = next(part for part in self.parts if part.kind == move.part)
        rest = tuple(part for part in self.parts if part is not chosen)
        after = ChoosePart(self.who, rest, self.clause) if len(rest) > 1 else TakePart(self.who, rest[0], self.clause)
        draft.push(TakePart(self.who, chosen, self.clause), after)


@dataclass(frozen=True)
class SplitMachinery(Question):
    """How to split machinery of choice (Z1)."""

    amount: int
    clause: str

    takes = (Machines,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return tuple(machines(excavators=count, mixers=self.amount - count) for count in range(self.amount, -1, -1))

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Machines)
        if move.excavators >= 0 and move.mixers >= 0 and move.excavators + move.mixers == self.amount:
            return None
        return Refusal("Z1", "how_many_machines", {"amount": self.amount})

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Machines)
        draft.gain(self.who, "excavators", move.excavators, self.clause)
        draft.gain(self.who, "mixers", move.mixers, self.clause)


@dataclass(frozen=True)
class PlacePiece(Question):
    """Where to place the piece of a reward, never a house (L42): only a red space's fee is due (Z4, Z5, Y5)."""

    structure: str
    areas: tuple[str, ...] = ()
    value: int = 0  # the largest value of a conduit (Z5); 0 for other pieces

    takes = (At, Decline)

    def answers(self, position: Position) -> tuple[Move, ...]:
        credits = position.purse(self.who)
        sites: list[Move] = [
            at(space)
            for space in legal_sites(position, self.who, self.structure)
            if self._allows(position, space) and red_fee(self.structure, space, position.setup.box.red_fee) <= credits
        ]
        return (*sites, DECLINE) if sites else ()

    def _allows(self, position: Position, space: str) -> bool:
        if self.structure == "conduit":
            return position.setup.box.conduits[space].value <= self.value
        return not self.areas or AREA_OF_SPACE[space] in self.areas

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        assert isinstance(move, At)
        refusal = site_refusal(position, self.who, self.structure, move.space)
        if refusal is not None:
            return refusal
        if not self._allows(position, move.space):
            values = {"space": move.space, "value": self.value, "areas": self.areas}
            return Refusal("Z5" if self.structure == "conduit" else "Z4", "not_this_space", values)
        credits = position.purse(self.who)
        fee = red_fee(self.structure, move.space, position.box.red_fee)
        if fee > credits:
            return Refusal("Y5", "red_fee", {"space": move.space, "fee": fee, "credits": credits})
        return None

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            draft.note(Declined, self.who, self.structure, "Y6")
            return
        assert isinstance(move, At)
        fee = red_fee(self.structure, move.space, draft.box.red_fee)
        place_piece(draft, self.who, self.structure, move.space, fee, "Z4")

    def nothing(self, draft: Draft) -> None:
        draft.note(Lost, self.who, self.structure, "Y6")


def place_piece(draft: Draft, who: str, structure: str, space: str, fee: int, clause: str) -> None:
    """Put a piece on the map, pay the red fee, and receive the income it uncovers (C2, Y5, I3)."""
    draft.pay(who, "credits", fee, CLAUSE_OF_FEE[structure])
    if structure == "base":
        draft.put("dams", space, Dam(who, 1, 0))
    elif structure == "elevation":
        owner, level, held = draft.dams[space]
        draft.put("dams", space, Dam(owner, level + 1, held))
    else:
        draft.put(f"{structure}s", space, who)
    draft.note(Built, who, structure, space, clause)
    count: int = getattr(draft.pieces(who), structure)
    board = draft.setup.box.companies[who]
    income = board.income.get((structure, count)) if structure != "powerhouse" else None
    if income and draft.kind_of(who).income:
        draft.push(Uncovered(who, income))


CLAUSE_OF_FEE = {"base": "C6", "elevation": "C9", "conduit": "C9", "powerhouse": "C9", "building": "L38"}
"""The clause by which a red space of each structure costs credits."""


def uncovered_income(position: Position, who: str) -> tuple[Part, ...]:
    """All that a company board's uncovered incomes give together: houses uncover none (I2, L40)."""
    pieces = position.pieces(who)
    box = position.setup.box
    if max(pieces) < box.first_income or not position.kind_of(who).income:
        return ()
    return merged(
        part
        for (structure, count), parts in box.companies[who].income.items()
        if getattr(pieces, structure) >= count
        for part in parts
    )


@dataclass(frozen=True)
class Uncovered(Task):
    """The income that a piece uncovered, received at once (I3)."""

    who: str
    parts: tuple[Part, ...]

    def run(self, draft: Draft) -> None:
        give(draft, self.who, self.parts, "I3")
