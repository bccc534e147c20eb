"""Games with Automas, solo and mixed, over all levels: every step is accounted for, and every act is legal."""

from collections.abc import Iterator
from random import Random

import pytest

from barrage_nb import Position, legal_moves, new_game, play
from barrage_nb.automa.placing import Placement
from barrage_nb.automa.trace import (
    Decision,
    PatentChoice,
    SiteChoice,
    SystemChoice,
    TileUse,
    WaterChoice,
    WorkChoice,
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
from barrage_nb.engine.pieces import built_on, site_refusal
from barrage_nb.engine.play import Step
from barrage_nb.engine.production import ChooseSystem
from barrage_nb.engine.water import capacity
from barrage_nb.engine.works import work_refusal
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
    placed = [made for who, made in decisions(step.events) if isinstance(made, Placement | SiteChoice)]
    built = [event.space for event in step.events if isinstance(event, Built) and event.who == trace.who]
    mine = [made for who, made in decisions(step.events) if who == trace.who and made in placed]
    assert [made.space for made in mine] == built
    if placed:
        first = placed[0]
        assert site_refusal(step.before, trace.who, first.structure, first.space) is None
        sifted = first.sifted if isinstance(first, Placement) else ()
        assert set(sifted[-1].left if sifted else first.eligible) >= {first.space}
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
            assert made.structure in structures_of(copying or tile, before.box)
            assert copying is None or (tile == SPECIAL_TILE and copying in on_wheel)
        case PatentChoice(tile=tile):
            assert tile in before.patents
        case WorkChoice(order=order, position=number):
            could = [each for each in order if work_refusal(before, who, each) is None]
            assert could[:1] == [number]
        case SiteChoice(space=space, direction=direction):
            column = list(before.building_tiles)[:: -1 if direction == "up" else 1]
            nearer = column[: column.index(before.box.building_sites[space].building)]
            assert not [each for each in nearer if each not in built_on(before, who) and plain_way(before, who, each)]
        case WaterChoice(headstreams=headstreams) if isinstance(row, WaterRow):
            assert 1 <= len(headstreams) <= row.drops


def plain_way(position: Position, who: str, building: str) -> bool:
    """Whether a company can pay the printed machines of a building tile, where it has a tile of no level for it."""
    tile, company = position.box.buildings[building], position.companies[who]
    enough = tile.excavators <= company.excavators and tile.mixers <= company.mixers
    return enough and "basic_building" in company.tiles


@clause("L94", "L96", "L100", "L102", "A15")
@pytest.mark.parametrize("number", many(range(100), 4))
def test_games_of_the_expansion_with_automas_keep_to_it(number):
    luck = Random(f"automas in the expansion {number}")
    players = luck.choice((2, 3, 4))
    levels = luck.choices(tuple(LEVELS), k=luck.randint(1, min(3, players)))
    start = new_game(players, seed=number, automas=levels, box="leeghwater", level="hard")
    step = None
    for turn, step in enumerate(steps_of(start, number)):
        before, after = step.before, step.after
        held = explained(holdings(before), step.events, after)
        assert not unexplained(held, holdings(after))
        keeps_to_the_box(after)
        assert all(str(event) for event in step.events)
        leftmost_closed_and_unused(before, after)
        if isinstance(before.question, AutomaTurn) and traces(step.events):
            acts_as_it_says(step)
            assert before.mover not in before.automas or traces(step.events)[0].short
        if turn % 15 == number % 15:
            assert not problems_of(after)
            assert Position.load(after.text) == after == Position.load(after.to_json())
            assert after.describe()
    assert step is not None
    assert step.after.over
    taken = [work for company in step.after.companies.values() for work in company.works_taken]
    assert len(set(taken)) == len(taken)


def leftmost_closed_and_unused(before: Position, after: Position) -> None:
    """No Automa stands at a building tile, and nobody comes to stand on a space that one has closed (L102)."""
    rows, shut = before.box.spaces, set[str]()
    for space, owner in before.buildings.items():
        if owner in before.automas:
            shut.add(f"{before.box.building_sites[space].building}-1")
    for space, crews in after.occupied.items():
        assert not rows[space].building or not {crew.company for crew in crews} & set(after.automas)
        if space in shut and after.round == before.round:
            assert before.occupied.get(space) == crews


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
