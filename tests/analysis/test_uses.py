"""Who used what: counted from the events of a game, and told of a card against the rest of the game."""

from collections import Counter

import pytest

from barrage_nb import PRINTED, Design, new_game
from barrage_nb.analysis import quick_player
from barrage_nb.analysis.experiments import GamesToPlay, OneGame
from barrage_nb.analysis.rounds import by_round
from barrage_nb.analysis.statistics import mean
from barrage_nb.analysis.uses import Used, played_uses, pushed_out, use_of_card, used_by, users_against_others

FEAST = "space feast: workshop, 1 engineer: 12 credits"
CARD = "space feast"


@pytest.fixture(scope="module")
def found() -> list[Used]:
    return played_uses({"feast": FEAST}, {"quick": quick_player}, n=2, seats=2)


def test_they_are_the_games_of_an_experiment(found: list[Used]) -> None:
    game = OneGame("feast", "quick", 1)
    job = GamesToPlay((game,), {"feast": PRINTED.changed(FEAST)}, {"quick": quick_player}, 2, "full")
    start, steps = job.steps(game)
    last = {row["company"]: row for row in by_round(start, steps) if row["round"] == 5}
    for each in (each for each in found if each.game == game):
        assert (each.won, each.vp) == (last[each.company]["won"], last[each.company]["vp"])
        assert each.uses == used_by(steps)[each.company]
        assert sum(n for thing, n in each.uses.items() if thing.startswith("contract ")) == sum(
            row["contracts"] for row in by_round(start, steps) if row["company"] == each.company
        )
    assert {each.design for each in found} == {"printed", "feast"}


def test_a_tile_is_used_with_a_piece(found: list[Used]) -> None:
    job = GamesToPlay((), {"printed": Design()}, {"quick": quick_player}, 2, "full")
    start, steps = job.steps(OneGame("printed", "quick", 0))
    rows = by_round(start, steps)
    for each in (each for each in found if each.game == OneGame("printed", "quick", 0)):
        built = sum(row["built"] for row in rows if row["company"] == each.company)
        assert 0 < sum(n for thing, n in each.uses.items() if thing.startswith("tile ")) <= built


def game(seed: int, design: str, *each: tuple[int, int]) -> list[Used]:
    """A game in which companies used a feast so often, and ended with so many points."""
    most = max(vp for _, vp in each)
    return [
        Used(design, "p", seed, str(n), float(vp == most), vp, {CARD: times, "space bank": 2} if times else {})
        for n, (times, vp) in enumerate(each)
    ]


def test_the_use_of_a_card_is_counted_by_game() -> None:
    games = [*game(1, "new", (3, 10), (0, 5)), *game(2, "new", (0, 1), (0, 2))]
    (row,) = use_of_card(games, CARD)
    assert (row["a_game"], row["games"], row["users"]) == (1.5, 0.5, 0.5)


def test_users_are_compared_with_the_others_of_their_game() -> None:
    games = [
        *game(1, "new", (3, 10), (0, 5), (0, 1)),
        *game(2, "new", (2, 4), (1, 10), (0, 4)),
        *game(3, "new", (1, 9), (1, 1), (1, 2)),
    ]
    (row,) = users_against_others(games, CARD)
    assert row["n"] == 2  # all used it as often in the third
    assert row["ahead"] == mean([7.0, -3.0]).mean
    assert row["won"] == pytest.approx(0.5)
    assert row["even"] == pytest.approx(1 / 3)
    assert row["won_more"] == pytest.approx(1 / 6)
    assert row["verdict"] == "none"  # of two games
    sure = [each for seed in range(5) for each in game(seed, "new", (1, 9 + seed), (0, 1))]
    assert [row["verdict"] for row in users_against_others(sure, CARD)] == ["more"]
    assert not users_against_others(games[6:], CARD)


def test_what_is_pushed_out_is_counted_in_pairs_and_by_kind() -> None:
    here = [
        Used("new", "p", 1, "usa", 1.0, 9, Counter({CARD: 2, "space workshop-1": 1})),
        Used("new", "p", 2, "usa", 1.0, 9, Counter({CARD: 2, "space workshop-2": 1, "tile adv1_base": 1})),
    ]
    there = [
        Used("printed", "p", 1, "usa", 1.0, 9, Counter({"space workshop-1": 2, "space workshop-3": 1})),
        Used("printed", "p", 2, "usa", 1.0, 9, Counter({"space workshop-1": 3, "contract 200": 1})),
        Used("printed", "p", 3, "usa", 1.0, 9, Counter({"space workshop-1": 30})),
    ]
    rows = {row["what"]: row["change"] for row in pushed_out([*here, *there], CARD, "new")}
    assert rows == {"workshop": -2.0, "contract green": -0.5, "tile base": 0.5, CARD: 2.0}
    assert list(rows) == ["workshop", "contract green", "tile base", CARD]


def test_the_office_of_the_card_is_the_office_of_the_game() -> None:
    assert "feast" in new_game(4, seed=1, box=PRINTED.changed(FEAST)).box.spaces
