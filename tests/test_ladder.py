"""The ladder: fair games, points that add up, the same numbers with any number of workers, and its page."""

import runpy
from argparse import ArgumentTypeError
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from barrage_nb import play_out
from tests.clauses import clause

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program, where its workers find it too."""
    monkeypatch.syspath_prepend(BENCHMARKS)
    return import_module("ladder")


def test_workers_change_nothing(ladder: ModuleType) -> None:
    pairings = [("very hard", "easy"), ("medium", "random")]
    alone, together = (list(ladder.ladder(pairings, 4, workers)) for workers in (1, 2))
    assert alone == together
    assert [pairing.players for pairing in alone] == pairings
    assert [len(pairing.one) for pairing in alone] == [4, 4]


@pytest.mark.parametrize("players", [("hard", "easy"), ("random", "medium"), ("very hard", "random")])
def test_the_sides_of_a_game_have_the_points_of_its_end(ladder: ModuleType, players: tuple[str, str]) -> None:
    start, seats = ladder.seated(ladder.Game(players, 5))
    end = play_out(start, {who: ladder.strategy(player, 5) for who, player in seats.items()})
    sides = ladder.play_game(ladder.Game(players, 5))
    assert [side.player for side in sides] == list(players)
    assert {side.player: side.vp for side in sides} == {player: end.companies[who].vp for who, player in seats.items()}
    assert [side.won for side in sides] == [1.0 if end.ranking[0] == (who,) else 0.0 for who in seats]


def test_programs_bring_their_seats_through_the_draft(ladder: ModuleType) -> None:
    one, other = ladder.play_game(ladder.Game(("random", "greedy"), 1))
    assert (one.player, other.player) == ("random", "greedy")
    assert one.won + other.won == 1
    assert ladder.play_game(ladder.Game(("greedy", "random"), 1)) != (other, one)


@clause("A10", "A11")
@pytest.mark.parametrize("players", [("hard", "easy"), ("random", "medium")])
def test_both_games_of_a_seed_have_the_same_table_with_the_players_changed(
    ladder: ModuleType, players: tuple[str, str]
) -> None:
    for seed in range(6):
        games = list(ladder.games_of([players], 2 * seed + 2))[-2:]
        assert [game.seed for game in games] == [seed, seed]
        (first, seats), (second, changed) = map(ladder.seated, games)
        assert seats == dict(zip(changed, reversed(changed.values()), strict=True))
        assert (first.piles, first.patents, first.bonus) == (second.piles, second.patents, second.bonus)
        assert set(first.companies) == set(second.companies) == set(seats)


@clause("A10", "A11")
@pytest.mark.parametrize("companies", [3, 4])
@pytest.mark.parametrize("players", [("hard", "easy"), ("random", "medium"), ("hard", "random"), ("greedy", "random")])
def test_among_more_the_one_takes_every_place_of_the_same_table(
    ladder: ModuleType, players: tuple[str, str], companies: int
) -> None:
    one, other = players
    games = list(ladder.games_of([players], 2 * companies, companies))[companies:]
    assert {game.seed for game in games} == {ladder.FRESH + 1}
    starts, seats = zip(*map(ladder.seated, games), strict=True)
    assert all(sorted(each.values()) == sorted([one] + [other] * (companies - 1)) for each in seats)
    if sum(player in ladder.PROGRAMS for player in seats[0].values()) <= 1:  # more of them draft
        places = {who for each in seats for who, player in each.items() if player == one}
        assert places == set(starts[0].companies), "the one has each company of the table once"
    assert len({(start.piles, start.patents, start.bonus) for start in starts}) == 1
    (pairing,) = ladder.ladder([players], companies, 1, companies=companies)
    assert (len(pairing.one), len(pairing.other)) == (companies, companies * (companies - 1))
    assert pairing.players == players
    assert ladder.among([pairing])[1][-1] == {3: "33 %", 4: "25 %"}[companies]


def test_kept_games_are_not_played_again(ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, pairings = tmp_path / "games", [("hard", "easy"), ("medium", "random")]
    whole = list(ladder.ladder(pairings, 4, 1, kept))
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:5]))
    played: list[object] = []
    play_game = ladder.play_game
    monkeypatch.setattr(ladder, "play_game", lambda game: played.append(game) or play_game(game))
    assert list(ladder.ladder(pairings, 4, 1, kept)) == whole
    assert played == list(ladder.games_of(pairings, 4))[5:]
    assert kept.read_text() == "".join(lines)


def test_only_a_program_s_moves_are_timed(ladder: ModuleType) -> None:
    assert ladder.thinking(ladder.Game(("hard", "easy"), 1)) == []
    assert all(seconds >= 0 for seconds in ladder.thinking(ladder.Game(("random", "easy"), 1)))


def pairing(ladder: ModuleType, one: str, other: str, won: int, games: int) -> object:
    """A pairing of which the one won some of the games."""
    sides = [
        tuple(ladder.Side(player, float((number < won) is first), {"start": 10}) for number in range(games))
        for player, first in ((one, True), (other, False))
    ]
    return ladder.Pairing(*sides)


def test_the_verdict_says_which_levels_keep_their_promise(ladder: ModuleType) -> None:
    higher, even = pairing(ladder, "medium", "easy", 90, 100), pairing(ladder, "hard", "medium", 52, 100)
    lower = pairing(ladder, "very hard", "hard", 10, 100)
    assert ladder.verdict([higher]) == "The levels stand as their names promise: medium beats easy."
    assert ladder.verdict([lower, even, higher]) == (
        "The levels stand not all as their names promise: medium beats easy; hard and medium cannot be told apart; "
        "hard beats very hard."
    )


def test_the_page_keeps_its_reasons(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    monkeypatch.setattr(ladder, "PAGE", page)
    page.write_text("of yesterday\n\n## Why\n\nBecause.\n", "utf-8")
    ladder.write([pairing(ladder, "hard", "medium", 3, 4)])
    text = page.read_text("utf-8")
    assert "| hard | medium | 4 | 75 % | 30 % to 95 % | 10 | 10 |" in text
    assert "yesterday" not in text
    assert text.endswith("\n\n## Why\n\nBecause.\n")


def test_a_pairing_is_named_by_two_players(ladder: ModuleType) -> None:
    assert ladder.named("very hard:greedy") == ("very hard", "greedy")
    for wrong in ("hard", "hard:hard", "hard:harder"):
        with pytest.raises(ArgumentTypeError, match="quick, medium"):
            ladder.named(wrong)


@pytest.mark.parametrize("path", sorted(BENCHMARKS.glob("*.py")), ids=lambda path: path.stem)
def test_what_a_benchmark_wants_of_the_kit_is_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    assert runpy.run_path(str(path), run_name="looked at")["__doc__"]
