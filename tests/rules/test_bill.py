"""What a move takes, said before it is made: it is what is then paid, every time."""

from collections import Counter
from collections.abc import Iterable
from itertools import takewhile
from random import Random

import pytest

from barrage_nb import Position, legal_moves, new_game, play, sketch
from barrage_nb.engine.events import Copied, Drawn, Event, Invested, Paid, Placed
from barrage_nb.engine.moves import At, Copy, Move, Place, Produce, read_move
from barrage_nb.engine.play import Bill, bills, builder_player
from barrage_nb.history.line import in_turn
from tests.clauses import clause


def paid(who: str, move: Move, events: Iterable[Event]) -> Bill:
    """What a company paid for a move, by the events; what it leads to by itself is another bill."""
    found: Counter[str] = Counter()
    for event in takewhile(lambda event: not isinstance(event, LATER[type(move)]), in_turn(events)):
        match event:
            case Paid() if event.who == who and (event.clause == "P7") == isinstance(move, Produce):
                found[event.what] += event.amount
            case Placed() if event.who == who:
                found["engineers"] += event.engineers
            case Copied() if event.who == who:
                found["engineers"] += 1
            case Invested() if event.who == who:
                found["excavators"] += event.excavators
                found["mixers"] += event.mixers
    return Bill(**found)


LATER: dict[type, tuple[type, ...]] = {Place: (Invested, Drawn), Copy: (), Produce: (Drawn,), At: (Drawn,)}
"""What begins something else after a move."""


def billed(position: Position, move: Move) -> tuple[Bill, ...]:
    """The bills of a move without what the credits are for."""
    return tuple(bill._replace(fee=0, owner=None) for bill in bills(position, move))


def test_what_is_billed_is_paid() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(4):
        position, player = new_game(players=2 + seed % 3, seed=seed), builder_player(seed)
        while position.question is not None:
            who = position.question.who
            for move in legal_moves(position):
                found = billed(position, move)
                if isinstance(move, Place | Copy | Produce | At) and len(found) == 1:  # else it is asked how to pay
                    assert found == (paid(who, move, play(position, move).events),), f"game {seed}: {move}"
                    kinds[type(position.question).__name__] += 1
            position = play(position, player(position)).after
    assert {"Turn", "ChooseSite", "ChooseSystem", "PlacePiece"} <= kinds.keys()


@clause("C6", "R3")
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("place bank 3", Bill(engineers=3)),
        ("place water-2-red", Bill(engineers=2, credits=3, fee=3)),
        ("place patent-1", Bill(engineers=2, credits=5)),
    ],
)
def test_an_action_space_takes_engineers_and_credits(move: str, expected: Bill) -> None:
    assert bills(sketch("usa credits=7 | germany"), read_move(move)) == (expected,)


def building(what: str, structure: str, officer: str = "") -> Position:
    """A position in which the USA chooses where to build."""
    position = sketch(f"usa {what} {officer} | germany")
    for said in ("place construction-1", f"build {structure} with {structure}"):
        position = play(position, read_move(said)).after
    return position


@clause("C6", "C9", "Y5")
def test_a_space_with_a_red_border_takes_its_fee_too() -> None:
    position = building("credits=7", "base")
    assert bills(position, At("B5L")) == (Bill(excavators=4),)
    assert bills(position, At("B5U")) == (Bill(excavators=4, credits=3, fee=3),)


@clause("O5")
def test_who_may_pay_machines_in_credits_has_several_bills() -> None:
    position = building("credits=9 excavators=3", "base", "officer=jordan")
    assert bills(position, At("B8L")) == (
        Bill(excavators=3),
        Bill(excavators=2, credits=3),
        Bill(excavators=1, credits=6),
        Bill(credits=9),
    )


@clause("P7")
def test_the_conduit_of_another_takes_a_credit_for_each_drop() -> None:
    position = sketch("usa B1L=2*2 P8.1 credits=5 | germany C1A")
    position = play(position, read_move("place turbine-2")).after
    moves = [move for move in legal_moves(position) if isinstance(move, Produce)]
    assert [bills(position, move) for move in moves] == [(Bill(credits=move.drops, owner="germany"),) for move in moves]
    assert len(moves) == 2


def test_what_takes_nothing_has_no_bill() -> None:
    position = new_game(players=2, seed=1)
    assert bills(position, Random(1).choice(legal_moves(position))) == ()
