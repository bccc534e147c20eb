"""What flows in a game: nothing is lost on the way, and what an arrow carries is what the rows of a game say."""

from collections import Counter
from functools import cache
from itertools import pairwise
from statistics import fmean

import pytest

from barrage_nb import Design, new_game, sketch
from barrage_nb.analysis import economy
from barrage_nb.analysis.flows import LOOPS, NEEDS, START, STORE_OF, Flow, Stock, flows, held, stocks
from barrage_nb.analysis.playouts import Policies, seated, seed_of
from barrage_nb.analysis.quick import wavering_player
from barrage_nb.analysis.rounds import by_round, whole_game
from barrage_nb.engine.play import Step
from barrage_nb.engine.position import Position

STORES = {*STORE_OF.values(), "wheel", "dams", "headstreams", "pieces"}
"""Where things stay; contracts do so in the place that gives their rewards too."""
GAMES: dict[str, tuple[Position, Policies]] = {
    "four programs": (new_game(4, seed=1), wavering_player),
    "three programs": (new_game(3, seed=2), wavering_player),
    "two programs, introductory": (new_game(2, "introductory", 3), wavering_player),
    "four Automas": (new_game(4, seed=4, automas=("hard",) * 4), {}),
    "two Automas": (new_game(2, seed=5, automas=("medium",) * 2), {}),
    "two of each": (new_game(4, seed=6, automas=("very hard",) * 2), wavering_player),
    "one program and two Automas": (new_game(3, seed=7, automas=("hard",) * 2), wavering_player),
    "a changed game": (
        new_game(4, seed=8, design=Design(wheel_segments=3, conduit_credits=2, neutral_dams=False)),
        wavering_player,
    ),
}


@cache
def played(name: str) -> tuple[Position, tuple[Step, ...]]:
    start, policy = GAMES[name]
    return start, whole_game(start, seated(policy, seed_of("flows", 1)))


def kept(found: Counter[Stock]) -> dict[Stock, int]:
    """What stays somewhere; nothing is left out that is not nothing."""
    return {
        stock: amount
        for stock, amount in found.items()
        if amount and (stock[2] in STORES or stock[1:] == ("contracts", "contracts"))
    }


@pytest.mark.parametrize("name", GAMES)
def test_what_a_store_got_and_did_not_give_away_is_what_lies_there(name: str) -> None:
    start, steps = played(name)
    there = kept(stocks(steps[-1].after))
    energy = {stock for stock in there if stock[1] == "energy"}  # it has been scored, and is left for the last tie
    assert kept(held(flows(start, steps))) == {stock: there[stock] for stock in there.keys() - energy}


@pytest.mark.parametrize("name", ["four programs", "two of each"])
def test_it_is_so_in_the_middle_of_a_game_too(name: str) -> None:
    start, steps = played(name)
    for number in range(20, len(steps), 97):
        assert kept(held(flows(start, steps[:number]))) == kept(stocks(steps[number - 1].after))


def test_it_is_so_from_any_position_on() -> None:
    start, steps = played("four programs")
    number = len(steps) // 2
    rest = flows(steps[number].before, steps[number:])
    whole = kept(held(flows(start, steps)))
    assert kept(held(rest)) == whole


@pytest.mark.parametrize("name", GAMES)
def test_nothing_comes_from_where_nobody_knows(name: str) -> None:
    found = flows(*played(name))
    assert not [each for each in found if "other" in (each.origin, each.to)]
    assert all(each.round > 0 for each in found if each.origin != START)
    assert all(each.round == 0 for each in found if each.origin == START)


def test_everybody_begins_with_what_the_rules_say() -> None:
    begun = {(each.what, each.amount) for each in flows(*played("four programs")) if each.origin == START}
    wanted = {("credits", 6), ("excavators", 6), ("mixers", 4), ("engineers", 12), ("vp", 10), ("contracts", 1)}
    assert wanted <= begun


@pytest.mark.parametrize("name", ["four programs", "four Automas", "two of each"])
def test_the_flows_are_what_the_rows_of_a_game_say(name: str) -> None:
    start, steps = played(name)
    found = flows(start, steps)
    for row in by_round(start, steps):

        def flowed(*ways: tuple[str, str], row: dict[str, object] = row) -> int:
            mine = (each for each in found if (each.round, each.company) == (row["round"], row["company"]))
            return sum(each.amount for each in mine if (each.origin, each.to) in ways)

        assert flowed(("energy", "scoring")) == row["energy"]
        assert flowed(("contracts", "fulfilled"), ("office", "fulfilled")) == row["contracts"]
        assert (
            flowed(("engineers", "office"), ("engineers", "production"), ("engineers", "construction"))
            == row["engineers"]
        )
        assert flowed(("purse", "fees")) == row["fees_paid"]
        assert flowed(("income", "points")) == row["vp_income"]
        assert flowed(("contracts", "points")) == row["vp_contracts"]
        assert flowed(("construction", "pieces"), ("contracts", "pieces"), ("income", "pieces")) == row["built"]


def test_a_machine_goes_to_the_wheel_and_comes_back() -> None:
    def of(found: tuple[Flow, ...]) -> Counter[tuple[str, str]]:
        ways = Counter[tuple[str, str]]()
        for each in found:
            if each.what in ("excavators", "mixers"):
                ways[each.origin, each.to] += each.amount
        return ways

    ways = of(flows(*played("four programs")))
    assert ways["machines", "construction"] == ways["construction", "wheel"] > ways["wheel", "machines"] > 0


def test_an_arrow_is_the_mean_of_companies_rounds_and_games() -> None:
    found = economy(n=2, seed=3)
    rounds = [found.flow("energy", "scoring", number) for number in found.rounds]
    assert found.flow("energy", "scoring") == pytest.approx(fmean(rounds))
    each = [sum(flow.amount for flow in game if flow.to == "scoring") / 20 for game in found.games.values()]
    assert found.flow("energy", "scoring") == pytest.approx(fmean(each))
    assert str(found) == repr(found) == "the flows of 2 games, seeds 3 to 4"


def test_what_comes_in_is_told_the_largest_first() -> None:
    rows = economy(n=1, seed=3).into("purse")
    assert [row["mean"] for row in rows] == sorted((row["mean"] for row in rows), reverse=True)
    assert {"from", "to", "round 1", "round 5", "mean"} <= set(rows[0])
    assert all(row["from"] == "purse" for row in economy(n=1, seed=3).out_of("purse"))


def test_a_change_is_of_the_same_games() -> None:
    printed, broken = economy(n=2, seed=3), economy(Design(first_prize=0, second_prize=0), n=2, seed=3)
    assert broken.change(printed, "scoring", "points").mean < 0
    assert printed.change(printed, "scoring", "points").mean == 0


def test_every_step_of_a_loop_is_an_arrow() -> None:
    arrows = {*economy(n=2, seed=3).arrows, *NEEDS}
    for _, places in LOOPS.values():
        assert set(pairwise(places)) <= arrows


def test_a_position_that_somebody_has_drawn_is_where_it_begins() -> None:
    assert held(flows(sketch("usa B1L=2*1 credits=5 | HA=2"), ()))["usa", "credits", "purse"] == 5
