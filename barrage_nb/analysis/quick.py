"""The quick player: builds systems, produces when it pays and takes contracts that it will reach."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from ..board.contracts import GAINS, Part
from ..board.office import BANK
from ..engine.automas import BuildByTile, SiteByTile, shown
from ..engine.construction import ChoosePayment, ChooseSite, ChooseStructure
from ..engine.contracts import ChooseContract, DiscardContracts, FulfilFree, TakeContracts
from ..engine.moves import DECLINE, At, Build, DraftPick, Drops, Fulfil, Move, Place, Take, UseTile, at, build
from ..engine.pieces import built_on, red_fee
from ..engine.play import Strategy
from ..engine.position import Position, Question
from ..engine.production import ChooseSystem
from ..engine.rewards import PlacePiece, SplitMachinery
from ..engine.rounds import Turn
from ..engine.setup import ChooseCompany
from ..engine.water import PlaceDrops
from .appraisal import Appraisal, Building, Outlooks
from .outlook import WEIGHTS, Weights


def quick_player(seed: int = 0, weights: Weights = WEIGHTS) -> Strategy:
    """A strategy that is quick and plays sensibly; the seed decides between turns that it holds nearly equal."""
    luck, outlooks = Random(f"quick player {seed}"), Outlooks(weights)
    return lambda position: quick_choice(position, outlooks, luck)


def wavering_player(seed: int = 0) -> Strategy:
    """The quick player, off by up to three points in what it holds each turn to be worth: how turns are tried out.

    A player without doubts follows one line whatever the piles bring, so that a chance of that line, good for forty
    points, would count as the worth of the move which leads there, with a narrow interval.
    """
    luck, outlooks = Random(f"wavering player {seed}"), Outlooks(WEIGHTS)
    return lambda position: quick_choice(position, outlooks, luck, WAVERING)


SURE, WAVERING = 0.01, 3.0
"""By up to how many points the worth of a turn is off: enough to decide between equal ones, or more."""


def quick_choice(position: Position, outlooks: Outlooks, luck: Random, doubt: float = SURE) -> Move:
    """The quick player's answer to the question at hand."""
    moves = position.legal_moves
    if len(moves) == 1:
        return moves[0]
    question = position.question
    assert question is not None, "the game is over"
    if isinstance(question, ChooseCompany):
        offered = position.offer
        worth = {who: COMPANIES.get(who, USUAL) + OFFICERS.get(officer, USUAL) for who, officer in offered}
        picks = [move for move in moves if isinstance(move, DraftPick)]
        return max(picks, key=lambda pick: worth[pick.company] + STARTING.get(pick.contract, 0.0))
    appraisal = outlooks.appraisal(position, question.who)
    if isinstance(question, Turn):
        return best_turn(appraisal, moves, luck, doubt)
    answer = ANSWERS.get(type(question))
    return moves[0] if answer is None else answer(appraisal, question, moves)


class Option(NamedTuple):
    """A turn: how good it is to take it now, what it is worth beyond the Bank's credits, and its first moves."""

    score: float
    gain: float
    moves: tuple[Move, ...]


def best_turn(appraisal: Appraisal, moves: tuple[Move, ...], luck: Random, doubt: float = SURE) -> Move:
    """The turn that is worth most; the Bank where none is worth its engineers."""
    options = [option for option in turns(appraisal, moves) if option.gain > 0]
    if options:
        return max(options, key=lambda option: option.score + doubt * luck.random()).moves[0]
    banks = [move for move in moves if isinstance(move, Place) and move.space == BANK]
    return moves[-1] if not banks or DECLINE in moves else banks[-1]


def turns(appraisal: Appraisal, moves: tuple[Move, ...]) -> Iterator[Option]:
    """Every turn but those at the Bank."""
    w, engineers, spaces = appraisal.weights, appraisal.company.engineers, appraisal.box.spaces
    each = w.engineer + w.engineer_early * max(0, engineers - 6) / 6
    known: dict[tuple[str, int, int], tuple[float, float]] = {}
    for move in moves:
        if isinstance(move, UseTile):
            building = appraisal.building(tile=move.tile)
            if building is not None:
                yield Option(building.worth, building.worth, (move,))
        elif isinstance(move, Place) and move.space != BANK:
            space = spaces[move.space]
            action = space.action, space.amount, space.due if space.action in FEE_MATTERS else 0
            found = known.get(action) if not space.building else (appraisal.use(space.building), 0.0)
            if found is None:
                found = known[action] = TURNS[space.action](appraisal, *action[1:])
            worth = found[0] - appraisal.credit * space.due
            yield Option(worth + found[1] - each * space.engineers, worth - appraisal.credit * space.engineers, (move,))


def plans(appraisal: Appraisal, moves: tuple[Move, ...]) -> list[tuple[Move, ...]]:
    """The turns, those that look best first: constructions with their site, the others by their first move."""
    w, company, spaces = appraisal.weights, appraisal.company, appraisal.box.spaces
    options = []
    for option in turns(appraisal, moves):
        first = option.moves[0]
        if isinstance(first, Place) and spaces[first.space].action == "construct":
            space = spaces[first.space]
            best = appraisal.building(fee=space.due)
            for found in appraisal.buildings(fee=space.due):
                less = best.worth - found.worth if best is not None else 0.0
                built = build(found.structure, *found.choice), at(found.space)
                options.append(Option(option.score - less, option.gain - less, (first, *built)))
        else:
            options.append(option)
    banks = [move for move in moves if isinstance(move, Place) and move.space == BANK]
    options += [
        Option(-(w.engineer - appraisal.credit) * move.engineers, 0.0, (move,))
        for move in (banks[:1] if company.engineers < 2 else [banks[0], banks[-1]])
        if move.engineers is not None
    ]
    options += [Option(-9.0, -9.0, (move,)) for move in moves if not isinstance(move, Place | UseTile)]
    options.sort(key=lambda option: (option.gain > 0, option.score), reverse=True)
    return [option.moves for option in options]


def _produce(appraisal: Appraisal, amount: int, fee: int) -> tuple[float, float]:
    found = appraisal.productions(amount, appraisal.company.credits - fee, await_contracts=True)
    return max((production.worth for production in found), default=0.0), appraisal.weights.urge_produce


def _construct(appraisal: Appraisal, amount: int, fee: int) -> tuple[float, float]:
    found = appraisal.building(fee=fee)
    return (found.worth if found is not None else 0.0), appraisal.weights.urge_build


def _buy_patent(appraisal: Appraisal, amount: int, fee: int) -> tuple[float, float]:
    tile = appraisal.position.patents[amount - 1]
    assert tile is not None
    w = appraisal.weights
    worth = w.patent
    for number, bonus in enumerate(appraisal.position.bonus, 1):
        if appraisal.box.bonus_tiles[bonus].counts == "advanced_tiles" and number >= appraisal.position.round:
            worth += w.bonus * appraisal.box.bonus_tiles[bonus].vp
    aim = appraisal.position.objective
    if aim is not None and appraisal.box.objectives[aim].counts == "advanced_tiles":
        worth += appraisal.objective
    structure = appraisal.box.tiles[tile].structure
    each = appraisal.effect(tile, structure if structure != "wild" else "base", None)
    return worth + 0.5 * min(2, appraisal.rounds + 1) * each, 0.0


# What the action of a space is worth, and how much it is worth to be first there.
TURNS: dict[str, Callable[[Appraisal, int, int], tuple[float, float]]] = {
    "produce": _produce,
    "construct": _construct,
    "drops": lambda appraisal, amount, fee: (appraisal.pour(amount, False)[0], appraisal.weights.urge_water),
    "drops_flowing": lambda appraisal, amount, fee: (appraisal.pour(amount, True)[0], appraisal.weights.urge_water),
    "rotate": lambda appraisal, amount, fee: (appraisal.turning(amount), 0.0),
    "contracts": lambda appraisal, amount, fee: (
        appraisal.taking(amount)[0] * appraisal.weights.contract_take,
        appraisal.weights.urge_contract,
    ),
    "patent": _buy_patent,
    "work": lambda appraisal, amount, fee: (appraisal.work(amount), 0.0),
    "any_building": lambda appraisal, amount, fee: (
        max(map(appraisal.use, built_on(appraisal.position, appraisal.who)), default=0.0),
        0.0,
    ),
    "both_machines": lambda appraisal, amount, fee: (amount * (appraisal.excavator + appraisal.mixer), 0.0),
    "machinery": lambda appraisal, amount, fee: (amount * max(appraisal.excavator, appraisal.mixer), 0.0),
    **{kind: lambda appraisal, amount, fee, kind=kind: (appraisal.part(Part(kind, amount)), 0.0) for kind in GAINS},  # type: ignore[misc]
}


FEE_MATTERS = ("produce", "construct")
"""Actions that need the credits that a fee takes."""


def _structure(appraisal: Appraisal, question: ChooseStructure, moves: tuple[Any, ...]) -> Any:
    found = appraisal.building(tuple({move.structure for move in moves}))
    if found is not None:
        _, structure, choice, _ = found
        for move in moves:
            if (move.structure, move.tile, move.copying) == (structure, *choice):
                return move
    return moves[0]


def site_worth(appraisal: Appraisal, question: ChooseSite, move: At) -> float:
    """What building on a space is worth, less its cost."""
    return appraisal.built(question.structure, question.effect, move.space)


def _site(appraisal: Appraisal, question: ChooseSite, moves: tuple[Any, ...]) -> Any:
    return max(moves, key=lambda move: site_worth(appraisal, question, move))


def _system(appraisal: Appraisal, question: ChooseSystem, moves: tuple[Any, ...]) -> Any:
    found = appraisal.productions(question.modifier, None, question.without, question.source == "second")
    best = max(found, key=lambda production: production.worth, default=None)
    if best is not None and best.move in moves and (best.worth > 0 or not question.optional):
        return best.move
    return moves[-1]


def _contract(appraisal: Appraisal, question: ChooseContract, moves: tuple[Any, ...]) -> Any:
    return max(moves, key=lambda move: appraisal.contract_worth(move.contract) if isinstance(move, Fulfil) else 0.1)


def _discard(appraisal: Appraisal, question: DiscardContracts, moves: tuple[Any, ...]) -> Any:
    hand = appraisal.company.contracts
    return max(moves, key=lambda move: appraisal.hand(tuple(kept for kept in hand if kept not in move.contracts)))


def _machines(appraisal: Appraisal, question: SplitMachinery, moves: tuple[Any, ...]) -> Any:
    company = appraisal.company
    return max(
        moves,
        key=lambda move: (
            appraisal.excavators_worth(company.excavators + move.excavators)
            + appraisal.mixers_worth(company.mixers + move.mixers)
        ),
    )


def piece_worth(appraisal: Appraisal, question: PlacePiece, move: Move) -> float:
    """What a piece from a reward is worth on a space, less the red fee; nowhere, nothing."""
    if not isinstance(move, At):
        return 0.0
    return appraisal.site(question.structure, move.space) - appraisal.credit * red_fee(
        question.structure, move.space, appraisal.box.red_fee
    )


def _piece(appraisal: Appraisal, question: PlacePiece, moves: tuple[Any, ...]) -> Any:
    return max(moves, key=lambda move: piece_worth(appraisal, question, move))


OFFICERS = {
    "krylov": 1.0,
    "sekibo": 0.0,
    "fiesler": 4.0,
    "jordan": 3.0,
    "del_monte": 2.0,
    "adler": 3.0,
    "mcdowell": 3.0,
}
COMPANIES = {"usa": 2.0, "germany": 4.0, "italy": 3.0, "france": 3.0}
USUAL = 3.0
"""What a company or an officer counts that no game was played with."""
STARTING = {1: 2.0, 2: 1.0, 3: 3.0, 4: 1.5}


# How every question is answered that is not that of a turn; of the others the first answer is as good as any.
ANSWERS: dict[type[Question], Callable[[Appraisal, Any, Any], Any]] = {
    ChooseStructure: _structure,
    BuildByTile: _structure,
    ChooseSite: _site,
    SiteByTile: _site,
    ChoosePayment: lambda appraisal, question, moves: min(moves, key=appraisal.payment),
    ChooseSystem: _system,
    ChooseContract: _contract,
    TakeContracts: lambda appraisal, question, moves: Take(appraisal.taking(question.amount)[1]),
    DiscardContracts: _discard,
    SplitMachinery: _machines,
    PlaceDrops: lambda appraisal, question, moves: Drops(appraisal.pour(question.amount, question.flowing)[1]),
    PlacePiece: _piece,
    FulfilFree: _contract,
}


def expected_sites(position: Position) -> dict[str, float]:
    """Every space of the map where the one to move could build now, the best first.

    Each has what it is worth less than the best, in points, as the quick player sees it: the best construction there.
    """
    question: Any = position.question
    if question is None or question.who not in position.companies or question.who in position.automas:
        return {}
    appraisal = Outlooks(WEIGHTS).appraisal(position.view_for(question.who), question.who)
    worth: dict[str, float] = {}
    for space, each in _worths(appraisal, question, position.legal_moves):
        worth[space] = max(each, worth.get(space, each))
    best = max(worth.values(), default=0.0)
    return {space: best - worth[space] for space in sorted(worth, key=lambda space: (-worth[space], space))}


def _worths(appraisal: Appraisal, question: Any, moves: tuple[Any, ...]) -> Iterator[tuple[str, float]]:
    if isinstance(question, Turn):
        yield from ((building.space, building.worth) for building in _of_a_turn(appraisal, moves))
    elif isinstance(question, ChooseStructure):
        ways = {(move.structure, move.tile, move.copying) for move in moves if isinstance(move, Build)}
        for building in appraisal.buildings(tuple({structure for structure, _, _ in ways})):
            allowed = not isinstance(question, BuildByTile) or shown(question, building.space, appraisal.box)
            if allowed and (building.structure, *building.choice) in ways:
                yield building.space, building.worth
    elif isinstance(question, ChooseSite):
        yield from ((move.space, site_worth(appraisal, question, move)) for move in moves)
    elif isinstance(question, PlacePiece):
        yield from ((move.space, piece_worth(appraisal, question, move)) for move in moves if isinstance(move, At))


def _of_a_turn(appraisal: Appraisal, moves: tuple[Any, ...]) -> Iterator[Building]:
    """The constructions that a turn may bring, by an action space or by a tile that needs no engineers."""
    spaces = (appraisal.box.spaces[move.space] for move in moves if isinstance(move, Place))
    fees = [space.due for space in spaces if space.action == "construct"]
    if fees:
        yield from appraisal.buildings(fee=min(fees))
    for tile in dict.fromkeys(move.tile for move in moves if isinstance(move, UseTile)):
        yield from appraisal.buildings(tile=tile)
