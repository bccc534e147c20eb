"""A game in numbers by round and company: the same as its events and its end say."""

from collections import Counter

import pytest

from barrage_nb import Design, Game, new_game, play, sketch
from barrage_nb.analysis.playouts import seated
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.rounds import DONE, NUMBERS, SCORED, GameRow, by_round, mean_places, whole_game
from barrage_nb.engine.events import Placed
from barrage_nb.engine.play import Step
from tests.clauses import clause


def rows_of(picture: str, *moves: str, design: Design = Design()) -> dict[str, GameRow]:
    """What some moves come to, by company."""
    start = position = sketch(picture, design=design)
    steps: list[Step] = []
    for move in moves:
        steps.append(play(position, move))
        position = steps[-1].after
    return {row["company"]: row for row in by_round(start, steps)}


def did(row: GameRow) -> dict[str, int]:
    return {name: row[name] for name in DONE if row[name]}


@clause("P4", "P7")
@pytest.mark.parametrize("credits", [0, 1, 2])
def test_a_production_through_a_conduit_of_somebody_else(credits: int) -> None:
    found = rows_of(
        "usa P8.1 credits=9 | germany C1A | neutral B1L=2*2",
        "place turbine+0",
        "produce B1L C1A P8.1 x2",
        design=Design(conduit_credits=credits),
    )
    made = {"productions": 1, "drops": 2, "neutral_drops": 2, "foreign_drops": 2, "engineers": 2}
    assert did(found["usa"]) == made | ({"fees_paid": 2 * credits} if credits else {})
    assert did(found["germany"]) == {"carried": 2} | ({"fees_got": 2 * credits} if credits else {})
    assert found["germany"]["vp_conduits"] == 2


@clause("P10")
def test_used_water_that_comes_into_a_dam_again() -> None:
    moves = ("place turbine+0", "produce B1L C1A P8.1 x3")
    found = rows_of("usa B1L=3*3 C1A P8.1 B8L=1", *moves)
    assert found["usa"]["caught_again"] == 1
    found = rows_of("usa B1L=3*3 C1A P8.1 | germany B8L=2", *moves)
    assert (found["usa"]["caught_again"], found["usa"]["given_away"]) == (0, 2)
    assert found["germany"]["received"] == 2
    found = rows_of("usa B1L=3*3 C1A P8.1 | germany | neutral B8L=2", *moves)
    assert found["usa"]["given_away"] == found["germany"]["received"] == 0


def test_pieces_and_engineers() -> None:
    moves = ("place construction-1", "build conduit with conduit", "at C1A")
    found = rows_of("usa excavators=20 | germany", *moves)
    assert did(found["usa"]) == {"built": 1, "conduits": 1, "conduit_value": 5, "engineers": 1}
    assert did(rows_of("usa | germany", "place bank 3")["usa"]) == {"engineers": 3, "bank": 3}


@pytest.mark.parametrize("automas", [0, 4])
def test_a_whole_game_adds_up(automas: int) -> None:
    start = new_game(4, seed=3, automas=automas)
    steps = whole_game(start, seated(quick_player, 3))
    rows, end = by_round(start, steps), steps[-1].after
    assert len(rows) == 5 * 4
    assert all(set(row) == {"round", "company", *NUMBERS} for row in rows)
    game = Game(start)
    for step in steps:
        game.take(step)
    told = {(row["round"], row["company"]): row for row in game.rows("round")}
    sums: Counter[tuple[str, str]] = Counter()
    for row in rows:
        same = told[row["round"], row["company"]]
        for name in ("vp", "energy", "credits", "machines", "water", *SCORED):
            assert row[name] == same[name]
        for name in DONE:
            sums[row["company"], name] += row[name]
    for who in end.companies:
        pieces = end.pieces(who)
        for structure in ("base", "elevation", "conduit", "powerhouse"):
            assert sums[who, f"{structure}s"] == getattr(pieces, structure)
        assert sums[who, "built"] == sum(
            getattr(pieces, each) for each in ("base", "elevation", "conduit", "powerhouse")
        )
        assert sums[who, "contracts"] == len(end.companies[who].fulfilled)
    everybody = {name: sum(sums[who, name] for who in end.companies) for name in DONE}
    assert everybody["foreign_drops"] == everybody["carried"] > 0
    assert everybody["fees_paid"] == everybody["fees_got"]
    assert everybody["given_away"] == everybody["received"]
    placed = [event for step in steps for event in step.events if isinstance(event, Placed)]
    assert everybody["bank"] == sum(event.engineers for event in placed if event.space == "bank")
    (winner,) = {row["company"] for row in rows if row["won"]}
    assert end.ranking[0] == (winner,)


def test_the_order_of_a_round_and_who_stands_where() -> None:
    start = new_game(3, seed=5)
    steps = whole_game(start, seated(quick_player, 5))
    rows = by_round(start, steps)
    for number in range(1, 6):
        here = [row for row in rows if row["round"] == number]
        assert [row["place"] for row in here] == [1, 2, 3]
        first = next(step for step in steps if step.before.round == number and step.before.phase == "actions")
        assert tuple(row["company"] for row in here) == first.before.order
        best = max(here, key=lambda row: row["energy"])
        assert best["rank"] == min(row["rank"] for row in here)
    assert mean_places({"a": 5, "b": 2, "c": 5, "d": 0}) == {"a": 1.5, "c": 1.5, "b": 3.0, "d": 4.0}
