"""What holds in every game: a thousand games by chance, each step accounted for, and positions looked at closely."""

import pickle
from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import takewhile
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrage_nb import IllegalMove, Position, legal_moves, new_game, play, why_not
from barrage_nb.board.contracts import CONTRACTS
from barrage_nb.board.powers import ADVANCED_TILES, TILES
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import Bought, Discarded, RoundEnded
from barrage_nb.engine.play import unfold
from barrage_nb.engine.position import OWN_FIELDS, Company
from barrage_nb.engine.setup import deal
from barrage_nb.engine.water import capacity
from barrage_nb.words import CLAUSES
from tests.clauses import clause
from tests.ledger import MAY_BE_NEGATIVE, Holdings, engineers, explained, holdings, unexplained
from tests.made_games import KINDS, Turned, played, played_from
from tests.move_pool import pool
from tests.proofs import many, proof
from tests.rich_positions import rich

GAMES = 1000
RICH = 100
CHUNKS = 25


@pytest.fixture(scope="module", params=many(range(CHUNKS)))
def games(request: pytest.FixtureRequest) -> dict[int, list[Turned]]:
    """A part of the games, by number: a thousand over player counts and both rule sets, and more from rich starts."""
    whole = {
        number: list(played(*KINDS[number % len(KINDS)], seed=number, builds=number % 4 < 2))
        for number in range(request.param, GAMES, CHUNKS)
    }
    return whole | {
        number: list(played_from(rich(number), seed=number, builds=number % 4 < 2))
        for number in range(GAMES + request.param, GAMES + RICH, CHUNKS)
    }


def closely(games: dict[int, list[Turned]], most: int) -> list[tuple[int, Turned]]:
    """Some turns of the games, by chance: at most so many with the same kind of question; with the game's number."""
    turns = [(number, each) for number, turned in games.items() for each in turned]
    Random(f"closely {min(games)}").shuffle(turns)
    seen: Counter[type] = Counter()
    found = []
    for number, each in turns:
        kind = type(each.position.question)
        seen[kind] += 1
        if seen[kind] <= most:
            found.append((number, each))
    return found


def nothing_is_negative(held: Holdings) -> None:
    """Nothing but victory points is ever below zero."""
    below = [key for key, amount in held.items() if amount < 0 and key[-1] != MAY_BE_NEGATIVE]
    assert not below


def constants_hold(position: Position) -> None:
    """Engineers, pieces, dams and officers keep to what the box holds."""
    deep, box = position.deep_owners(), position.box
    for who, company in position.companies.items():
        assert engineers(position, who) == box.engineers_each
        assert all(getattr(position.pieces(who), structure) <= most for structure, most in box.pieces.items())
        assert len(company.wheel) == box.wheel_segments
    for dam in position.dams.values():
        owner = position.companies.get(dam.owner)
        copied = owner is not None and owner.officer == "sekibo" and dam.level == 3  # a fourth drop may be left (O10)
        assert 0 <= dam.drops <= (4 if copied else capacity(dam, deep))
    neutral = [dam.level for dam in position.dams.values() if dam.owner == "neutral"]
    assert sorted(neutral) == ([1, 2, 3] if box.neutral_dams else [])


def contracts_of(held: Holdings) -> set[object]:
    """All contracts, wherever they are."""
    places = ("offer", "national", "starting", "pile", "discards")
    return {key[-1] for key, n in held.items() if n and (key[0] in places or key[1] in ("contracts", "fulfilled"))}


def tiles_of(held: Holdings) -> list[object]:
    """All technology tiles of companies and office, with where they are."""
    return [key[-1] for key, n in held.items() if n and (key[0] in ("patents", "patent pile") or key[-1] in TILES)]


@clause("G5", "G6", "G7", "G9", "G10", "O10", "C5", "K2", "W4")
def test_the_events_explain_every_change(games):
    for number, turned in games.items():
        before = holdings(turned[0].position)
        cards, gone = contracts_of(before), set()
        discarded: list[object] = []
        for position, move, step in turned:
            expected = explained(before, step.events, step.after)
            before = holdings(step.after)
            assert not unexplained(expected, before), f"game {number}: {move}"
            nothing_is_negative(before)
            constants_hold(step.after)
            gone |= {
                event.contract
                for event in step.events
                if isinstance(event, Discarded) and CONTRACTS[event.contract].colour == "starting"
            }
            assert contracts_of(before) | gone == cards
            if any(isinstance(event, RoundEnded) for event in step.events):
                discarded += unsold(position, step)
            if step.after.companies and step.after.rules == "full":
                advanced = [tile for tile in tiles_of(before) if tile in ADVANCED_TILES]
                assert sorted([*advanced, *discarded]) == sorted(ADVANCED_TILES)


def unsold(position: Position, step) -> list[object]:
    """The advanced tiles that leave the game at the end of this round."""
    round = takewhile(lambda event: not isinstance(event, RoundEnded), step.events)
    bought = {event.tile for event in round if isinstance(event, Bought)}
    return [tile for tile in position.patents if tile and tile not in bought]


@clause("R2", "R4")
def test_the_moves_that_are_listed_are_those_that_are_not_refused(games):
    for number, (position, _, _) in closely(games, 4):
        listed = set(legal_moves(position))
        assert len(listed) == len(legal_moves(position)) > 1
        thought_of = pool(position)
        assert listed <= set(thought_of)
        refused = [(move, why_not(position, move)) for move in thought_of]
        assert {move for move, why in refused if why is None} == listed
        for _, why in refused:
            assert why is None or why.partition(":")[0] in CLAUSES
        for move, why in Random(number).sample(refused, 3):
            if why is not None:
                with pytest.raises(IllegalMove) as error:
                    play(position, move)
                assert str(error.value) == why


def test_every_listed_move_plays_and_unfolds_into_the_same(games):
    for _, (position, _, _) in closely(games, 4):
        for move in legal_moves(position):
            step = play(position, move)
            assert step.after != position
            assert step.after.question is not None or step.after.over
            assert all(str(event).endswith(f"({event.clause}).") for event in step.events)
            assert {event.clause for event in step.events} <= set(CLAUSES)
        unfolded = unfold(position, move)
        assert unfolded.step == step
        assert len(unfolded.positions) == len(step.events)


def test_positions_never_change_and_their_text_comes_back(games):
    for number, turned in games.items():
        looked_at = [(each.position, each.position.text) for each in turned[number % 40 :: 40]]
        known = [(position, hash(position), pickle.dumps(position)) for position, _ in looked_at]
        again = turned[0].position
        for _, move, step in turned:
            assert play(again, move) == step
            again = step.after
        for (position, text), (_, hashed, dumped) in zip(looked_at, known, strict=True):
            assert position.text == text
            assert hash(pickle.loads(dumped)) == hash(position) == hashed
            loaded = Position.load(text)
            assert loaded == position == Position.load(position.to_json())
            assert loaded.legal_moves == position.legal_moves
            assert not problems_of(position)
            assert position.describe()


def test_positions_hold_their_declared_fields_and_nothing_else(games):
    for _, (position, _, step) in closely(games, 16):
        for found in (position, step.after):
            assert type(found) is Position
            assert not hasattr(found, "__dict__")
            assert all(hasattr(found, name) for name in ("setup", *OWN_FIELDS))
            assert all(type(company) is Company for company in found.companies.values())
            with pytest.raises(FrozenInstanceError):
                found.round = 9
            for company in found.companies.values():
                with pytest.raises(FrozenInstanceError):
                    company.credits = 9


def test_a_view_hides_the_piles_and_stays_playable(games):
    for number, (position, move, _) in closely(games, 8):
        who = next(iter(position.companies), "usa")
        view = position.view_for(who)
        assert view.seed is None
        assert view == deal(position, seed=number).view_for(who)
        assert legal_moves(view) == legal_moves(position)
        assert Position.load(view.text) == view
        step = play(view, move)
        assert step.after.question is not None or step.after.over
        assert sorted(view.patent_pile) == sorted(position.patent_pile)


def all_is_accounted_for(position: Position, choices: list[int]) -> None:
    """Play the moves that the choices pick, look at every step, and save and load the end."""
    held = holdings(position)
    for choice in choices:
        moves = legal_moves(position)
        if not moves:
            break
        step = play(position, moves[choice % len(moves)])
        expected, held = explained(held, step.events, step.after), holdings(step.after)
        assert not unexplained(expected, held)
        nothing_is_negative(held)
        constants_hold(step.after)
        position = step.after
    assert not problems_of(position)
    assert Position.load(position.text) == position


@proof
@settings(max_examples=80, derandomize=True)
@given(
    kind=st.sampled_from(KINDS),
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 10**4), max_size=120),
)
def test_a_game_of_any_choices_is_accounted_for(kind, seed, choices):
    players, rules = kind
    all_is_accounted_for(new_game(players=players, rules=rules, seed=seed), choices)


@proof
@settings(max_examples=60, derandomize=True)
@given(seed=st.integers(0, 10**6), choices=st.lists(st.integers(0, 10**4), max_size=60))
def test_a_rich_position_is_accounted_for_whatever_is_played(seed, choices):
    all_is_accounted_for(rich(seed), choices)


@settings(max_examples=60, derandomize=True)
@given(seed=st.integers(0, 10**9), kind=st.sampled_from(KINDS))
def test_the_seed_decides_the_game(seed, kind):
    players, rules = kind
    assert new_game(players, rules, seed) == new_game(players, rules, seed)
    assert new_game(players, rules, seed) != new_game(players, rules, seed + 1)
