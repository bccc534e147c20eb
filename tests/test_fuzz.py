"""Ten thousand texts changed by chance: each is read, or refused with one of our own errors; nothing else happens."""

import json
import traceback
from collections.abc import Callable
from functools import cache, partial
from random import Random

import pytest

from barrage_nb import IllegalMove, Position, legal_moves, play, read_move, sketch, why_not
from barrage_nb.engine.moves import UnreadableMove
from barrage_nb.history import Game, load_game
from barrage_nb.notation.codec import Unreadable
from barrage_nb.notation.text import GameText, position_from
from tests.made_games import KINDS, played, positions
from tests.mutations import mutated_text, mutated_value
from tests.proofs import many

OWN = (Unreadable, UnreadableMove, IllegalMove)
CHUNK = 500
PICTURES = (
    "usa B1L=1*1 C1A P8.1 contracts=409,314,211 wheel=5:base+3e,2:conduit+4m credits=9 | italy officer=jordan | HA=2",
    "germany officer=sekibo B1L=3*3 B2L B5L C8B C5A C7A P8.1 P9.1 P5.1 copies=0 | usa officer=krylov tiles=base,krylov"
    " wheel=1:adv1_powerhouse | neutral B8L=3*1 | round=3 bonus=bases,contracts objective=basins_1",
    "france vp=-3 fulfilled=100 | usa | contracts=200,204,-,300 national=102 patents=adv1_base,-,adv2_wild | HA=2"
    " headstream_tiles=1,2,3,4 spare_officers=adler piles=green:201,202;red:400 turbine+0=usa*2 bank=france*3",
)


@cache
def some_positions() -> tuple[Position, ...]:
    """Positions of every kind of game, and sketches."""
    return (*(p for kind in KINDS for p in positions(*kind, seed=4)[::12]), *map(sketch, PICTURES))


@cache
def some_games() -> tuple[str, ...]:
    """The first turns of games, as text."""
    made = [list(played(*kind, seed=5))[:30] for kind in KINDS]
    return tuple(Game(GameText(turned[0].position, tuple(each.move for each in turned))).text for turned in made)


@cache
def some_moves() -> tuple[str, ...]:
    """Lines of moves of every kind."""
    moves = {str(move) for position in some_positions() for move in legal_moves(position)}
    extra = ("pay 3 excavators 1 mixers 3 credits", "machines 1 excavators 1 mixers", "use krylov as adv1_powerhouse")
    return (*sorted(moves), *extra, "copy jordan for 3", "discard 200", "build base with krylov as adv1_wild")


def outcome(work: Callable[[], object]) -> object:
    """What the work gives, or None if it ends with an error of our own."""
    try:
        return work()
    except OWN:
        return None


def crashes(name: str, number: int, make: Callable[[Random], object], use: Callable[[object], object]) -> list[str]:
    """What else than our own errors came of so many changed texts, each thing once."""
    luck = Random(f"{name} {number}")
    found: dict[str, str] = {}
    for _ in range(CHUNK):
        text = make(luck)
        try:
            use(text)
        except Exception as error:  # of whatever kind: what is not an error of our own is what is looked for
            place = traceback.extract_tb(error.__traceback__)[-1]
            found.setdefault(f"{type(error).__name__} in {place.name}: {str(error)[:80]}", str(text)[:2000])
    return [f"{crash}\n    {text}" for crash, text in found.items()]


def lived_in(position: object, luck: Random) -> None:
    """A position that was read answers, prints, reads back, and can be played on."""
    assert isinstance(position, Position)
    for _ in range(4):
        moves = legal_moves(position)
        assert moves or position.question is None, f"nobody can answer {type(position.question).__name__}"
        assert position.describe()
        assert Position.load(position.text) == position
        other = read_move(luck.choice(some_moves()))
        refused = why_not(position, other)
        step = outcome(partial(play, position, other))
        assert (step is None) == (refused is not None)
        if not moves:
            return
        step = play(position, luck.choice(moves))
        assert all(map(str, step.events))
        position = step.after


def read_and_live(text: object) -> None:
    position = outcome(partial(Position.load, text))
    if position is not None:
        lived_in(position, Random(str(text)))


@pytest.mark.parametrize("number", many(range(4)))
def test_changed_lines_of_positions(number):
    lines = [position.text for position in some_positions()]
    assert not crashes("lines", number, lambda luck: mutated_text(luck.choice(lines), luck), read_and_live)


@pytest.mark.parametrize("number", many(range(2)))
def test_changed_json_texts(number):
    texts = [position.to_json() for position in some_positions()]
    assert not crashes("json", number, lambda luck: mutated_text(luck.choice(texts), luck), read_and_live)


@pytest.mark.parametrize("number", many(range(6)))
def test_changed_json_values(number):
    values = [json.loads(position.to_json()) for position in some_positions()]

    def use(value: object) -> None:
        position = outcome(partial(position_from, value))
        if position is not None:
            lived_in(position, Random(str(value)))

    assert not crashes("values", number, lambda luck: mutated_value(luck.choice(values), luck), use)


@pytest.mark.parametrize("number", many(range(4)))
def test_changed_lines_of_moves(number):
    def use(text: object) -> None:
        move = outcome(partial(read_move, str(text)))
        if move is not None:
            assert read_move(str(move)) == move
            for position in some_positions()[:: len(some_positions()) // 7]:
                refused = why_not(position, move)
                assert (outcome(partial(play, position, move)) is None) == (refused is not None)

    assert not crashes("moves", number, lambda luck: mutated_text(luck.choice(some_moves()), luck), use)


@pytest.mark.parametrize("number", many(range(4)))
def test_changed_texts_of_games(number):
    def use(text: object) -> None:
        game = outcome(partial(load_game, str(text)))
        if isinstance(game, Game):
            assert load_game(game.text) == game

    assert not crashes("games", number, lambda luck: mutated_text(luck.choice(some_games()), luck), use)


@pytest.mark.parametrize("number", many(range(2)))
def test_changed_sketches(number):
    def use(text: object) -> None:
        position = outcome(partial(sketch, str(text)))
        if position is not None:
            lived_in(position, Random(str(text)))

    assert not crashes("sketches", number, lambda luck: mutated_text(luck.choice(PICTURES), luck), use)


@pytest.mark.parametrize("task", [
    ["Question", "usa"], ["DiscardContracts", "usa"], ["TakeContracts", "usa", -1], ["TakeContracts", "usa", 99],
    ["PlaceDrops", "usa", 5, False, "M3"], ["PlaceDrops", "usa", -1, True, "M3", True], ["ChoosePart", "usa", [], "I1"],
    ["PlaceDrops", "usa", 0, False, "M3"], ["ChoosePart", "usa", [["drops", 1]], "I1"], ["ChooseStructure", "italy"],
    ["ChoosePayment", "usa", "base", "B8L", "wild"], ["ChoosePayment", "usa", "elevation", "B8L", "elevation"],
    ["ChoosePayment", "usa", "base", "B8L", "base", "adv1_base"], ["SplitMachinery", "usa", -1, "I1"],
    ["ChooseSystem", "usa", 0, "tile"], ["ChooseSystem", "italy", 0], ["PlacePiece", "usa", "elevation"],
    ["TileEffect", "usa", "adv2_elevation", "B8L"], ["TileEffect", "usa", "adv1_conduit", "B8L"],
    ["TileEffect", "usa", "adv3_conduit", "P8.1"], ["FlowOn", "usa", "P8.1", -3], ["ChooseSite", "usa", "base", "wild"],
    ["Turn", "seat 1"], ["ChooseCompany", "usa"], ["ChooseCompany", "seat 4"], ["ScoreRound"], ["StartRound"],
    ["EndRound"], ["TakePart", "usa", ["rotate", 99], "I1"], ["TakePart", "usa", ["build_conduit", 9], "I1"],
    ["SplitMachinery", "usa", 99, "I1"], ["TakePart", "usa", ["drops", 30], "I1"], ["Income", "usa"],
])  # fmt: skip
def test_a_task_that_waits_where_it_makes_no_sense(task):
    """Each is refused when it is read, or does no harm when its turn comes."""
    for round, first in ((0, True), (3, False), (5, True)):
        content = json.loads(sketch(f"usa B1L=1*1 C1A P8.1 engineers=1 | italy engineers=1 | round={round}").to_json())
        content["pending"] = [task, *content["pending"]] if first else [["Turn", "usa"], task, *content["pending"]]
        position = outcome(partial(position_from, content))
        if position is not None:
            lived_in(position, Random(0))


def test_a_question_for_a_seat_is_about_companies_only():
    content = json.loads(positions(2, "full", 1)[0].to_json())
    for task in (["Turn", "seat 1"], ["PlacePiece", "seat 1", "base"], ["ChooseCompany", "usa"], ["Income", "seat 2"]):
        position = outcome(partial(position_from, {**content, "pending": [task]}))
        if position is not None:
            lived_in(position, Random(0))


def test_the_number_of_engineers_may_be_said_if_it_fits_or_is_refused():
    position = sketch("usa B1L=1*1 C1A P8.1")
    for line in ("place turbine+0 2", "place construction-1 1", "place workshop-1 1"):
        refused = why_not(position, read_move(line))
        assert (outcome(partial(play, position, read_move(line))) is None) == (refused is not None)
