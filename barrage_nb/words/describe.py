"""A position in plain sentences."""

from collections.abc import Iterator
from typing import Any

from .design import changed_game
from .message import Message, declared
from .names import COMPANIES, OBJECTIVES, TILES, count, in_a_row, listed, one_by_one, told_together
from .places import place
from .scene import on_wheel
from .scene_table import asked

# What is described is the engine's; words import nothing of it.
Position = Any
Company = Any


def company_with(who: str, officer: str) -> Message: ...
def over(ranks: str) -> Message: ...
def said_moment(phase: str, round: int) -> Message: ...
def said_waiting(drops: str) -> Message: ...
def on_headstream(drops: int, name: str) -> Message: ...
def company(energy: int, supply: str, vp: int, who: str) -> Message: ...
def tiles(tiles: str) -> Message: ...
def segment(holds: str, turns: int) -> Message: ...
def said_on_wheel(segments: str) -> Message: ...
def contracts(contracts: tuple[int, ...]) -> Message: ...
def fulfilled(contracts: tuple[int, ...]) -> Message: ...
def said_dam(dam: str, drops: int, level: int) -> Message: ...
def neutral(pieces: str) -> Message: ...
def said_built(pieces: str, who: str) -> Message: ...
def said_offered(contracts: tuple[int, ...]) -> Message: ...
def national(contracts: tuple[int, ...]) -> Message: ...
def said_patents(tiles: str) -> Message: ...
def objective(counted: str) -> Message: ...
def to_choose(contracts: tuple[int, ...], pairs: str) -> Message: ...


declared(__name__)


def describe(position: Position) -> str:
    """The board in plain sentences, one line a subject."""
    lines = [_moment(position)]
    if position.design.changes:
        lines.append(changed_game(position.design.changes))
    lines += [company_line(position, name) for name in (position.order or position.companies)]
    lines += [_pieces(position, name) for name in (*position.companies, "neutral")]
    if position.headstreams:
        waiting = (on_headstream(drops=drops, name=name) for name, drops in position.headstreams.items())
        lines.append(said_waiting(drops=listed(waiting)))
    lines += _offers(position)
    return "\n".join(line for line in lines if line)


def _moment(position: Position) -> str:
    if position.over:
        return over(ranks=told_together(listed(COMPANIES[who] for who in tied) for tied in position.ranking))
    moment, question = said_moment(round=position.round, phase=position.phase), position.question
    return moment if question is None else one_by_one((moment, asked(question.who, type(question).__name__)))


def company_line(position: Position, name: str) -> str:
    """What a company has, in a few sentences."""
    return one_by_one(_held(name, position.companies[name]))


def _held(name: str, held: Company) -> Iterator[str]:
    who = company_with(name, held.officer) if held.officer else COMPANIES[name]
    supply = listed(count(getattr(held, kind), kind) for kind in ("credits", "excavators", "mixers", "engineers"))
    yield company(who=who, vp=held.vp, energy=held.energy, supply=supply)
    if held.tiles:
        yield tiles(tiles=in_a_row(TILES[tile] for tile in held.tiles))
    turning = [
        segment(holds=on_wheel(*held.wheel[number]), turns=len(held.wheel) - number)
        for number in range(1, len(held.wheel))
        if any(held.wheel[number])
    ]
    if turning:
        yield said_on_wheel(segments=in_a_row(turning))
    if held.contracts:
        yield contracts(contracts=held.contracts)
    if held.fulfilled:
        yield fulfilled(contracts=held.fulfilled)


def _pieces(position: Position, name: str) -> str:
    built: list[str] = [
        said_dam(dam=space, level=dam.level, drops=dam.drops)
        for space, dam in position.dams.items()
        if dam.owner == name
    ]
    built += [place(space) for space, owner in position.conduits.items() if owner == name]
    built += [place(space) for space, owner in position.powerhouses.items() if owner == name]
    if not built:
        return ""
    pieces = told_together(built)
    return neutral(pieces=pieces) if name == "neutral" else said_built(who=name, pieces=pieces)


def _offers(position: Position) -> Iterator[str]:
    offered = tuple(contract for contract in position.contracts if contract is not None)
    if offered:
        yield said_offered(contracts=offered)
    if position.national:
        yield national(contracts=position.national)
    patents = [TILES[tile] for tile in position.patents if tile is not None]
    if patents:
        yield said_patents(tiles=in_a_row(patents))
    if position.objective:
        yield objective(counted=OBJECTIVES[position.objective])
    if position.offer:
        pairs = listed(company_with(name, officer) for name, officer in position.offer)
        yield to_choose(pairs=pairs, contracts=position.starting)
