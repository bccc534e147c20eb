"""How clicks become moves: each fills a blank of the legal moves, until a single move is left."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, reduce
from operator import and_
from typing import Any, ClassVar, NamedTuple, TypeAlias

from ..board.box import PRINTED, Box
from ..board.refs import Ref
from ..engine import moves
from ..engine.construction import ChoosePayment, ChooseSite
from ..engine.events import Event, TurnOver
from ..engine.moves import At, Fulfil, Move, Place, Produce
from ..engine.play import Bill, bills, why_not
from ..engine.position import Company, Position
from ..engine.production import ChooseSystem, energy_of
from ..engine.water import follow
from ..engine.works import ChoosePatent
from ..words import board as words
from ..words.design import clauses
from ..words.names import listed, nothing
from ..words.places import owned
from .kinds import KIND_OF_BLANK, KINDS, clause_of, meant


class Pick(NamedTuple):
    """One part of an answer: a blank of the move and what fills it."""

    slot: str
    value: words.Value


SEVERAL = ("headstream", "contract")
"""Blanks that may be filled several times, in any order."""
MOST_BUTTONS = 12
"""More answers than this without a place on the board are left to the plain list."""


def _copying(move: moves.Build | moves.UseTile) -> tuple[Pick, ...]:
    return (Pick("copying", move.copying),) if move.copying else ()


_PICKS: dict[type, Callable[[Any], tuple[Pick, ...]]] = {
    moves.Act: lambda move: (Pick("act", None),),
    moves.DraftPick: lambda move: (Pick("company", move.company), Pick("contract", move.contract)),
    Place: lambda move: (
        Pick("space", move.space),
        *([] if move.engineers is None else [Pick("engineers", move.engineers)]),
        *([Pick("architect", True)] if move.architect else []),
    ),
    moves.UseTile: lambda move: (Pick("tile", move.tile), *_copying(move)),
    moves.Pass: lambda move: (Pick("pass", None),),
    moves.Build: lambda move: (Pick("structure", move.structure), Pick("tile", move.tile), *_copying(move)),
    At: lambda move: (Pick("site", move.space),),
    moves.Pay: lambda move: (Pick("pay", move.amounts),),
    Produce: lambda move: (
        Pick("dam", move.dam),
        Pick("conduit", move.conduit),
        Pick("powerhouse", move.powerhouse),
        Pick("drops", move.drops),
    ),
    Fulfil: lambda move: (Pick("contract", move.contract),),
    moves.Decline: lambda move: (Pick("decline", None),),
    moves.Machines: lambda move: (Pick("machines", move.amounts),),
    moves.Drops: lambda move: tuple(Pick("headstream", name) for name in move.headstreams),
    moves.Take: lambda move: tuple(Pick("contract", number) for number in move.contracts),
    moves.Discard: lambda move: tuple(Pick("contract", number) for number in move.contracts),
    moves.First: lambda move: (Pick("part", move.part),),
    moves.Fetch: lambda move: (
        Pick("segment", move.segment),
        Pick("tile", move.tile) if move.tile else Pick("machines", move.amounts),
    ),
}


@lru_cache(8192)
def picks_of(move: Move, box: Box = PRINTED) -> tuple[Pick, ...]:
    """What fills the blanks of a move, in the order in which they are asked."""
    if isinstance(move, moves.Copy):
        return Pick("space", box.copy_spaces[move.price]), Pick("officer", move.officer)
    return _PICKS[type(move)](move)


def things_of(position: Position, pick: Pick) -> tuple[Ref, ...]:
    """The things of the picture that stand for a part of an answer; none where it has no place on the board."""
    question: Any = position.question
    if question is None or not isinstance(pick.value, str | int):
        return ()
    if pick.slot == "site":
        site = str(pick.value)
        return (Ref("space", site) if site in position.box.spaces else Ref.on_map(site),)
    if pick.slot == "segment":
        return (Ref("wheel", question.who, len(position.companies[question.who].wheel) - int(pick.value)),)
    if pick.slot == "tile" and type(question) is ChoosePatent:
        sold = (space for space in position.box.spaces.values() if space.action == "patent")
        return tuple(Ref("space", space.id) for space in sold if position.patents[space.amount - 1] == pick.value)
    if pick.slot == "copying":
        wheel = position.companies[question.who].wheel
        return tuple(
            Ref("wheel", question.who, index) for index, segment in enumerate(wheel) if pick.value in segment.tiles
        )
    kind = KIND_OF_BLANK.get(pick.slot)
    if kind is None:
        return ()
    return (Ref(kind, question.who, pick.value) if KINDS[kind].owned else Ref(kind, pick.value),)


def places_of(position: Position, answers: Iterable[Move]) -> tuple[Ref, ...]:
    """What some answers are about: the things that stand for them."""
    picks = (pick for move in answers for pick in picks_of(move, position.box))
    return tuple(dict.fromkeys(thing for pick in picks for thing in things_of(position, pick)))


class Choice(NamedTuple):
    """An answer without a place on the board: its words, and where it leads."""

    text: str
    leads_to: "Answering"


@dataclass(frozen=True)
class Answering:
    """A question in the middle of its answer: what has been picked, and what the legal moves leave open."""

    position: Position
    chosen: tuple[Pick, ...] = ()
    settled: Move | None = None  # picked whole, from a list or because nothing more is wanted
    taken: tuple[Move, ...] | None = None  # the only moves that are taken here; None for every legal one
    quiet: ClassVar[bool] = False
    """Whether what is picked needs no explanation."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The answers that can be given here."""
        return self.position.legal_moves if self.taken is None else self.taken

    def _picks(self, move: Move) -> tuple[Pick, ...]:
        return picks_of(move, self.position.box)

    @cached_property
    def left(self) -> tuple[Move, ...]:
        """The legal moves that have all that was picked."""
        if self.settled is not None:
            return (self.settled,)
        wanted = Counter(self.chosen)
        return tuple(move for move in self.moves if wanted <= Counter(self._picks(move)))

    @property
    def answer(self) -> Move | None:
        """The move that the picks have come to; None while more than one is left."""
        return self.left[0] if (self.chosen or self.settled) and len(self.left) == 1 else None

    @cached_property
    def given(self) -> tuple[Pick, ...]:
        """What was picked, and what goes without saying because every move left has it; an only move is asked for."""
        if not self.left or (len(self.left) == 1 and self.answer is None):
            return ()
        common = reduce(and_, map(Counter, map(self._picks, self.left)))
        return tuple(pick for pick in self._picks(self.left[0]) for _ in range(common.pop(pick, 0)))

    def _rest(self, move: Move) -> list[Pick]:
        rest = Counter(self._picks(move)) - Counter(self.given)
        return list(rest.elements())

    @cached_property
    def open(self) -> dict[Pick, tuple[Move, ...]]:
        """Every part of an answer that can be picked now, with the moves that have it."""
        found: dict[Pick, list[Move]] = {}
        for move in self.left:
            for pick in dict.fromkeys(self._rest(move)):
                found.setdefault(pick, []).append(move)
        return {pick: tuple(moves) for pick, moves in found.items()}

    @cached_property
    def options(self) -> tuple[Pick, ...]:
        """The parts that are asked for next; a structure and its tile are asked for together."""
        slots = {rest[0].slot for rest in map(self._rest, self.left) if rest}
        if "structure" in slots:
            slots.add("tile")
        return tuple(pick for pick in self.open if pick.slot in slots)

    def _by_thing(self, picks: Iterable[Pick]) -> dict[Ref, tuple[Move, ...]]:
        found: dict[Ref, tuple[Move, ...]] = {}
        for pick in picks:
            for thing in things_of(self.position, pick):
                found[thing] = (*found.get(thing, ()), *self.open[pick])
        return found

    @cached_property
    def targets(self) -> dict[Ref, tuple[Move, ...]]:
        """The things of the picture that may answer now, each with the moves it leaves."""
        return self._by_thing(self.open) if self.position.question else {}

    @cached_property
    def hints(self) -> dict[Ref, tuple[Move, ...]]:
        """Those of the targets that are asked for next."""
        return self._by_thing(self.options) if self.position.question else {}

    @property
    def selected(self) -> tuple[Ref, ...]:
        """The things that stand for what is given, and for what is paid."""
        question, given = self.position.question, self.given if self.position.question else ()
        at = (Ref.on_map(question.space),) if isinstance(question, ChoosePayment) else ()
        return (*at, *(thing for pick in given for thing in things_of(self.position, pick)))

    @property
    def finish(self) -> Move | None:
        """The move that is complete with what was picked, though more could be added."""
        if self.answer or not self.chosen:
            return None
        return next((move for move in self.left if Counter(self._picks(move)) == Counter(self.chosen)), None)

    def pick(self, pick: Pick) -> "Answering":
        """One part more."""
        return replace(self, chosen=(*self.chosen, pick), settled=None)

    def without(self, pick: Pick) -> "Answering":
        """One part less."""
        index = len(self.chosen) - 1 - self.chosen[::-1].index(pick)
        return replace(self, chosen=self.chosen[:index] + self.chosen[index + 1 :], settled=None)

    def back(self) -> "Answering":
        """Without what was picked last."""
        return replace(self, chosen=self.chosen[:-1], settled=None)

    @property
    def cleared(self) -> "Answering":
        """With nothing picked."""
        return replace(self, chosen=(), settled=None)

    def click(self, thing: Ref) -> "Answering | None":
        """What a click on a thing makes of the answer; None where it means nothing.

        A thing that is not open any more undoes itself if it was picked, or changes an earlier pick.
        """
        here = [pick for pick in self.open if thing in things_of(self.position, pick)]
        if here:
            return self.pick(here[0]) if len(here) == 1 else self
        for pick in self.chosen:
            if thing in things_of(self.position, pick):
                return self.without(pick)
        if self.chosen:
            return self.back().click(thing)
        return None

    def choices(self, shown: Container[Ref]) -> tuple[Choice, ...]:
        """The answers to give by name, because no thing that is shown stands for them."""
        if not self.position.question:
            return ()
        picks = [pick for pick in self.options if _needs_name(self, pick, shown)]
        choices = [Choice(self._text(pick), self.pick(pick)) for pick in picks] if len(picks) <= MOST_BUTTONS else []
        choices += [
            Choice(words.less_by(words.pick(*pick, self.position.box)), self.without(pick))
            for pick in dict.fromkeys(self.chosen)
            if pick.slot in SEVERAL
        ]
        if self.finish is not None:
            choices.append(Choice(words.done(self.chosen, self.position.box), replace(self, settled=self.finish)))
        return tuple(choices)

    def _text(self, pick: Pick) -> str:
        if pick.slot == "drops" and isinstance(move := self.open[pick][0], Produce):
            return drops_text(self.position, move)
        if pick.slot == "act" and self.position.question is not None:
            return words.let_act(self.position.question.who)
        said = words.pick(*pick, self.position.box)
        return words.plus(said) if pick.slot == "headstream" else said

    @property
    def text(self) -> str:
        """The question, with what has been picked and what comes next."""
        question = self.position.question
        if question is None:
            position = self.position
            if position.over:
                return words.won(position.ranking[0], len(position.ranking[0]))
            ended = position.phase == "water" and not position.pending  # in a lesson of one round
            return words.nobody_decides("ended" if ended else position.phase)
        if self.given and self.answer is None:
            return words.halfway(question.who, self.given, self.options[0].slot, self.position.box)
        structure = question.structure if type(question) is ChooseSite else None
        return words.question(question.who, type(question).__name__, structure)


def _needs_name(answering: Answering, pick: Pick, shown: Container[Ref]) -> bool:
    things = things_of(answering.position, pick)
    if pick.slot == "headstream" and len(answering.left) > len(answering.options):
        return True  # several drops are also spread with + and -
    return pick.slot == "copying" or not any(thing in shown for thing in things)


def drops_text(position: Position, move: Produce) -> str:
    """A number of drops, with the energy it would make and what the conduit's owner is due."""
    question = position.question
    assert isinstance(question, ChooseSystem)
    energy = energy_of(position.box.conduits[move.conduit].value, move.drops, question.turbine(position))
    owner = position.conduits[move.conduit]
    if owner == question.who:
        return words.drops_make(move.drops, energy)
    return words.drops_make_for(move.drops, energy, owner)


def lines(answering: Answering, text_of: Callable[[Ref], str]) -> Iterator[tuple[str, Move]]:
    """Every answer as a line of the plain list; `text_of` says what a thing of the picture is."""
    for move in answering.moves:
        yield words.choice_of(str(move), _meaning(answering.position, move, text_of)), move


def _meaning(position: Position, move: Move, text_of: Callable[[Ref], str]) -> str:
    if isinstance(move, Produce):
        return words.way_of(move.dam, move.powerhouse, drops_text(position, move))
    picks = picks_of(move, position.box)
    said = text_of(things_of(position, picks[0])[0]) if isinstance(move, (Place, Fulfil, At)) else ""
    return said or words.picked(picks, position.box)


MOST_SENTENCES = 12

WhyNot: TypeAlias = Callable[[Position, Move], str | None]
"""Says why a move is not taken in a position."""


def explained(answering: Answering, name: Ref, text: str, pressed: bool = False, why_not: WhyNot = why_not) -> str:
    """A thing in a sentence with its clause, and why it cannot answer; that comes first if it was pressed."""
    free = name in answering.targets or name in answering.selected
    reason = None if free else refused(answering, name, pressed, why_not)
    clause = clause_of(answering.position, name)
    rules = clauses(answering.position.design.changes, answering.position.box)
    if name.kind == "headstream":
        text = f"{text} {next_drop(answering.position, str(name.key))}"
    return words.explanation(text, clause, rules, reason, pressed, price(answering, name))


def next_drop(position: Position, headstream: str) -> str:
    """Where the next drop from a headstream would stop as things stand (W2)."""
    path, reason, _ = follow(headstream, position.dams, position.deep_owners())
    stops = reason == "caught"
    return words.next_drop_stops(owned(path[-1], position.dams[path[-1]].owner)) if stops else words.next_drop_leaves()


def price(answering: Answering, name: Ref) -> str:
    """What a click on a thing would take of what the mover has; "" where it would take nothing."""
    position, moves = answering.position, answering.targets.get(name, ())
    question = position.question
    found = [bill for move in moves for bill in bills(position, move)]
    if question is None or question.who not in position.companies or not found:
        return ""
    held = position.companies[question.who]
    exact = all(isinstance(move, At) for move in moves)
    ways = [_taken(held, each) for each in ([[bill] for bill in found] if exact else [found])]
    more = not exact and len(set(found)) > 1
    return words.said_price(more, listed((way or nothing() for way in ways), "or")) if any(ways) else ""


def _taken(held: Company, ways: Sequence[Bill]) -> str:
    """What is taken, from least to most, and what for, which is told last: a space with a coin, an owner.

    'Takes 5 of your 6 excavators and 3 of your 7 credits (for the coin).'
    """
    told = []
    for kind in ("engineers", "excavators", "mixers", "credits"):
        amounts, has = [getattr(bill, kind) for bill in ways], getattr(held, kind)
        if most := max(amounts):
            least = min(amounts)
            told.append(words.only_by(kind) if least == has == 1 else words.part(has, least, most - least, most, kind))
    if not told:
        return ""
    paid, owners = listed(told), {bill.owner for bill in ways}
    fee, credits = max(bill.fee for bill in ways), max(bill.credits for bill in ways)
    if len(owners) == 1 and (owner := owners.pop()):
        return words.for_owner(owner, paid)
    return words.for_coin(fee == credits, fee, paid, len(ways)) if fee else paid


def refused(answering: Answering, thing: Ref, any_question: bool = True, why_not: WhyNot = why_not) -> str | None:
    """Why a click on a thing would not be allowed, with the clause; None where it would mean nothing.

    Without `any_question` only for things that answer questions of the kind at hand.
    """
    position = answering.position
    question = position.question
    if question is None:
        return None
    picked = {pick.slot: pick.value for pick in answering.given}
    moves = (move for move in meant(position, picked, thing) if any_question or isinstance(move, question.takes))
    return next((reason for move in moves if (reason := why_not(position, move))), None)


def told(events: Iterable[Event]) -> list[str]:
    """What happened, in sentences; that a turn is over is seen by whose the next one is."""
    return [str(event) for event in events if not isinstance(event, TurnOver)]


def happened(events: Iterable[Event]) -> str:
    """What happened, to be read aloud; "" for nothing."""
    return words.happened(told(events), MOST_SENTENCES)


def touched(events: Iterable[Event]) -> tuple[Ref, ...]:
    """The things of the picture that a move has changed, to mark them until the next one."""
    return tuple(dict.fromkeys(thing for event in events for thing in event.touches))
