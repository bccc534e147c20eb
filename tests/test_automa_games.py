"""Games with Automas, solo and mixed, over all levels: every step is accounted for, and every act is legal."""

from collections.abc import Iterator
from random import Random

import pytest

from barrage_nb import Position, legal_moves, new_game, play
from barrage_nb.automa.placing import Placement
from barrage_nb.automa.trace import (
    Decision,
    PatentChoice,
    SystemChoice,
    TileUse,
    WaterChoice,
    decisions,
    traces,
)
from barrage_nb.board.automa import AUTOMA_TILES, LEVELS, ProduceRow, Row, WaterRow
from barrage_nb.board.companies import ENGINEERS, PIECES
from barrage_nb.board.powers import SPECIAL_TILE, TILES
from barrage_nb.engine.automas import AutomaTurn
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.construction import structures_of
from barrage_nb.engine.events import Built
from barrage_nb.engine.moves import produce
from barrage_nb.engine.pieces import site_refusal
from barrage_nb.engine.play import Step
from barrage_nb.engine.production import ChooseSystem
from barrage_nb.engine.water import capacity
from tests.clauses import clause
from tests.ledger import explained, holdings, unexplained
from tests.proofs import many

GAMES = 500
CHUNKS = 50


def automa_game(seed: int) -> Position:
    """A game with one Automa at least, among people or alone, at any levels."""
    luck = Random(f"automa game {seed}")
    players = luck.choice((2, 3, 4))
    levels = luck.choices(tuple(LEVELS), k=luck.randint(1, players))
    return new_game(players=players, seed=seed, automas=levels)


def steps_of(position: Position, seed: int) -> Iterator[Step]:
    """The steps of a game, in which people move by chance."""
    luck = Random(seed)
    while position.question is not None:
        step = play(position, luck.choice(legal_moves(position)))
        yield step
        position = step.after


@clause("A1", "A4", "A7", "A14", "A15")
@pytest.mark.parametrize("chunk", many(range(CHUNKS)))
def test_games_with_automas_run_to_their_end_with_every_step_accounted_for(chunk):
    for seed in range(chunk, GAMES, CHUNKS):
        step = None
        for step in steps_of(automa_game(seed), seed):
            held = explained(holdings(step.before), step.events, step.after)
            assert not unexplained(held, holdings(step.after)), f"game {seed}"
            keeps_to_the_box(step.after)
            if isinstance(step.before.question, AutomaTurn):
                acts_as_it_says(step)
        assert step is not None
        assert step.after.over
        assert not problems_of(step.after)
        assert Position.load(step.after.text) == step.after


def keeps_to_the_box(position: Position) -> None:
    """Nothing is more than there is, and an Automa has neither credits nor contracts in hand."""
    deep = position.deep_owners()
    for who, company in position.companies.items():
        assert 0 <= company.engineers <= ENGINEERS
        assert min(company.excavators, company.mixers, company.credits, company.energy) >= 0
        assert all(getattr(position.pieces(who), structure) <= most for structure, most in PIECES.items())
        if who in position.automas:
            assert (company.credits, company.contracts) == (0, ())
    for space, dam in position.dams.items():
        sekibo = dam.owner in position.companies and position.companies[dam.owner].officer == "sekibo"
        assert dam.drops <= (4 if sekibo else capacity(dam, deep)), space
    tiles = sorted((*position.automa_pile, *position.automa_discard))
    assert tiles == list(AUTOMA_TILES)


def acts_as_it_says(step: Step) -> None:
    """One trace a turn, whose last row ended it; pieces go where the rules let them, on the spaces decided on."""
    (trace,) = traces(step.events)
    assert trace.who == step.before.mover
    assert trace.rows[-1].done
    if trace.who not in step.before.automas:
        return  # a person whom a tile leads decides by itself
    placed = [made for who, made in decisions(step.events) if isinstance(made, Placement)]
    built = [event.space for event in step.events if isinstance(event, Built) and event.who == trace.who]
    assert [made.space for made in placed if made.who == trace.who] == built
    if placed:
        assert site_refusal(step.before, trace.who, placed[0].structure, placed[0].space) is None
        assert set(placed[0].sifted[-1].left if placed[0].sifted else placed[0].eligible) >= {placed[0].space}
    for row in trace.done:
        for made in row.decisions[:1]:  # what rewards and abilities bring later is decided in another position
            allowed_by_the_rules(step.before, trace.who, row.tried.row, made)


def allowed_by_the_rules(before: Position, who: str, row: Row, made: Decision) -> None:
    """What a row decides is what the engine would allow; where engineers go is of A7 to A9."""
    company = before.companies[who]
    match made:
        case SystemChoice(chosen=(system, drops, _)) if isinstance(row, ProduceRow):
            move = produce(system.dam, system.conduit, system.powerhouse, drops)
            assert ChooseSystem(who, row.modifier).refuse(before, move) is None
        case TileUse(tile=tile, copying=copying):
            assert tile in company.tiles
            on_wheel = [name for segment in company.wheel for name in segment.tiles]
            assert made.structure in structures_of(copying or tile)
            assert copying is None or (tile == SPECIAL_TILE and copying in on_wheel)
        case PatentChoice(tile=tile):
            assert tile in before.patents
        case WaterChoice(headstreams=headstreams) if isinstance(row, WaterRow):
            assert 1 <= len(headstreams) <= row.drops


@clause("A14")
def test_the_same_seed_gives_the_same_game():
    first, again = (list(steps_of(automa_game(7), 7)) for _ in range(2))
    assert first == again


@clause("A5")
def test_advanced_tiles_are_bought_in_some_game():
    bought = [
        tile
        for seed in range(3)
        for step in list(steps_of(automa_game(seed), seed))[-1:]
        for who in step.after.automas
        for tile in step.after.companies[who].tiles
        if TILES[tile].level
    ]
    assert bought
