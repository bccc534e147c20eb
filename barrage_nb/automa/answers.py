"""What an Automa answers to the questions of rewards, incomes, tiles and abilities (Q45, AD3, AD4)."""

from collections.abc import Callable
from typing import Any

from ..board.automa import AUTOMA_TILES, AutomaTile
from ..engine.automas import AutomaTurn
from ..engine.contracts import ChooseContract
from ..engine.moves import DECLINE, At, Drops, First, Move, at, fulfil, machines, produce
from ..engine.position import Draft, Position, Question
from ..engine.production import ChooseSystem
from ..engine.rewards import ChoosePart, PlacePiece, SplitMachinery
from ..engine.rounds import Turn
from ..engine.water import PlaceDrops
from .building import wishes
from .placing import choose_space, map_of
from .producing import choose_contract, choose_drops, choose_system
from .trace import MachineChoice, decided


def criteria_tile(position: Position) -> AutomaTile:
    """The tile whose criteria side lies on the discard; the first tile before any was flipped (A14)."""
    return AUTOMA_TILES[position.automa_discard[-1] if position.automa_discard else 1]


def decide(draft: Draft, question: Question) -> None:
    """Answer for the Automa that is asked, and say why."""
    ANSWERS.get(type(question), _first)(draft, question)


def _system(draft: Draft, question: ChooseSystem) -> None:
    """The production of a tile or Germany's second: the most productive (AD3, AD4)."""
    choice = choose_system(draft, question.who, question.turbine(draft), question.without)
    if choice is None or choice.chosen.energy < 1:
        question.nothing(draft)
        return
    decided(draft, question.who, choice)
    system, drops, _ = choice.chosen
    question.answer(draft, produce(system.dam, system.conduit, system.powerhouse, drops))


def _contract(draft: Draft, question: ChooseContract) -> None:
    choice = choose_contract(question.energy, question.within_reach(draft))
    if choice is None:
        question.answer(draft, DECLINE)
        return
    decided(draft, question.who, choice)
    question.answer(draft, fulfil(choice.chosen))


def _part(draft: Draft, question: ChoosePart) -> None:
    """The parts of a reward in their printed order."""
    question.answer(draft, First(question.parts[0].kind))


def _machines(draft: Draft, question: SplitMachinery) -> None:
    choice = split_machines(draft, question.who, question.amount)
    decided(draft, question.who, choice)
    question.answer(draft, machines(excavators=choice.excavators, mixers=choice.mixers))


def split_machines(position: Position, who: str, amount: int) -> MachineChoice:
    """One after the other of the type it has fewer of off the wheel, of equal ones excavators; McDowell takes
    mixers (A28, AD5)."""
    company = position.companies[who]
    had = company.excavators, company.mixers
    if position.power(who).conduit_mixers:
        return MachineChoice(had, 0, amount)
    excavators = mixers = 0
    for _ in range(amount):
        if had[0] + excavators <= had[1] + mixers:
            excavators += 1
        else:
            mixers += 1
    return MachineChoice(had, excavators, mixers)


def _piece(draft: Draft, question: PlacePiece) -> None:
    spaces = [move.space for move in question.answers(draft) if isinstance(move, At)]
    if not spaces:
        question.nothing(draft)
        return
    tile, who = criteria_tile(draft), question.who
    look = map_of(draft, who, tile.headstreams)
    placement = choose_space(
        look, question.structure, spaces, tile.number, wishes(draft, who, question.structure, question.structure)
    )
    decided(draft, who, placement)
    question.answer(draft, at(placement.space))


def _drops(draft: Draft, question: PlaceDrops) -> None:
    choice = choose_drops(draft, question.who, question.amount, question.flowing, criteria_tile(draft).headstreams)
    decided(draft, question.who, choice)
    question.answer(draft, Drops(choice.headstreams) if choice.headstreams else DECLINE)


def _turn(draft: Draft, question: Turn) -> None:
    """A company that an Automa has taken over takes its turn as Automas do."""
    draft.push(AutomaTurn(question.who))


def _first(draft: Draft, question: Question) -> None:
    """What a person had begun before an Automa took over is finished in the first way there is."""
    moves: tuple[Move, ...] = question.answers(draft)
    if moves:
        question.answer(draft, moves[0])
    else:
        question.nothing(draft)


ANSWERS: dict[type[Question], Callable[[Draft, Any], None]] = {
    ChooseSystem: _system,
    ChooseContract: _contract,
    ChoosePart: _part,
    SplitMachinery: _machines,
    PlacePiece: _piece,
    PlaceDrops: _drops,
    Turn: _turn,
}
