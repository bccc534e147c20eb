"""A position in plain sentences."""

from typing import Any

from .design import changed_game
from .names import COMPANIES, OBJECTIVES, OFFICERS, PHASES, QUESTIONS, TILES, company, count, listed
from .places import place

# What is described is the engine's; words import nothing of it.
Position = Any
Company = Any


def describe(position: Position) -> str:
    """The board in plain sentences, one line a subject."""
    lines = [_moment(position)]
    if position.design.changes:
        lines.append(changed_game(position.design.changes))
    lines += [company_line(position, name) for name in (position.order or position.companies)]
    lines += [_pieces(position, name) for name in (*position.companies, "neutral")]
    if position.headstreams:
        waiting = listed(f"{count(drops, 'drops')} on {name}" for name, drops in position.headstreams.items())
        lines.append(f"Waiting water: {waiting}.")
    lines += _offers(position)
    return "\n".join(line for line in lines if line)


def _moment(position: Position) -> str:
    phase = PHASES[position.phase]
    if position.over:
        ranks = "; ".join(listed(map(company, tied)) for tied in position.ranking)
        return f"The game is over. From first to last: {ranks}."
    question = position.question
    asked = (
        ""
        if question is None
        else f" {company(question.who)} is to {QUESTIONS.get(type(question).__name__, 'decide')}."
    )
    return f"Round {position.round}, {phase.lower()}.{asked}"


def company_line(position: Position, name: str) -> str:
    """What a company has, in a few sentences."""
    held: Company = position.companies[name]
    officer = f" with {OFFICERS[held.officer]}" if held.officer else ""
    supply = listed(
        [
            count(held.credits, "credits"),
            count(held.excavators, "excavators"),
            count(held.mixers, "mixers"),
            count(held.engineers, "engineers"),
        ]
    )
    said = f"{COMPANIES[name]}{officer}: {count(held.vp, 'vp')}, {held.energy} energy, {supply}."
    if held.tiles:
        said += f" Tiles: {', '.join(TILES[tile] for tile in held.tiles)}."
    on_wheel = [
        f"{_segment(held, number)} (back in {count(len(held.wheel) - number, 'turns')})"
        for number in range(1, len(held.wheel))
        if any(held.wheel[number])
    ]
    if on_wheel:
        said += f" On the wheel: {', '.join(on_wheel)}."
    if held.contracts:
        said += f" Contracts: {listed(held.contracts)}."
    if held.fulfilled:
        said += f" Fulfilled: {listed(held.fulfilled)}."
    return said


def _segment(held: Company, number: int) -> str:
    excavators, mixers, tiles = held.wheel[number]
    things: list[str] = [TILES[tile] for tile in tiles]
    things += [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    return listed(things)


def _pieces(position: Position, name: str) -> str:
    said = [
        f"{place(space)}, level {dam.level}, with {count(dam.drops, 'drops')}"
        for space, dam in position.dams.items()
        if dam.owner == name
    ]
    said += [place(space) for space, owner in position.conduits.items() if owner == name]
    said += [place(space) for space, owner in position.powerhouses.items() if owner == name]
    if not said:
        return ""
    owner = "Neutral" if name == "neutral" else f"{COMPANIES[name]} has built"
    return f"{owner}: {'; '.join(said)}."


def _offers(position: Position) -> list[str]:
    lines = []
    offered = [contract for contract in position.contracts if contract is not None]
    if offered:
        lines.append(f"Contracts on offer: {listed(offered)}.")
    if position.national:
        lines.append(f"National contracts: {listed(position.national)}.")
    patents = [TILES[tile] for tile in position.patents if tile is not None]
    if patents:
        lines.append(f"Patent Office: {', '.join(patents)}.")
    if position.objective:
        lines.append(f"Objective: {OBJECTIVES[position.objective]}.")
    if position.offer:
        pairs = listed(f"{COMPANIES[name]} with {OFFICERS[officer]}" for name, officer in position.offer)
        lines.append(f"To choose from: {pairs}; starting contracts {listed(position.starting)}.")
    return lines
