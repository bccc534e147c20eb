"""Luck and skill: kept games end as they did, and the parts of a spread that was made by hand are found again."""

from random import Random

import pytest

from barrage_nb.analysis.seeds import LESSONS, SECOND_BLOCK
from barrage_nb.lessons.experiments.duels import PAIRINGS, STYLES, Meeting, asked, drafted, meetings, packed, unpacked
from barrage_nb.lessons.luck import duel, duels, of_styles, one_table, spread, unequal
from tests.lessons.test_evidence import words_of
from tests.second_block import second_meetings

BLOCKS = {"lessons": (LESSONS, meetings()), "second": (SECOND_BLOCK, second_meetings())}


@pytest.mark.parametrize("block", BLOCKS)
def test_every_game_that_was_asked_for_is_kept(block: str) -> None:
    seeds, found = BLOCKS[block]
    assert [each[:3] for each in found] == [each[:3] for each in asked(seeds)]
    assert unpacked(packed(found[:5])) == found[:5]


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("players", [("off by 30", "programs"), ("hard", "easy"), ("programs",) * 4])
def test_a_game_ends_the_same_when_it_is_played_again(block: str, players: tuple[str, ...]) -> None:
    kept = next(each for each in BLOCKS[block][1] if each.players == players)
    again = Meeting(*kept[:3]).played()
    assert again == kept
    assert sum(again.won) == 1
    assert set(again.companies) == set(drafted(kept.cards, len(players)).companies)


def test_what_the_lesson_says_of_the_better_player_holds_in_both_blocks() -> None:
    here, there = (unequal(found) for _, found in BLOCKS.values())
    better = [row for row in (*here, *there) if row["against"] != "search 10"]  # half the thinking is told apart
    assert len(better) == len(here) + len(there) - 2
    assert all(row["ahead_low"] > 0 and row["won"] > 0.5 for row in better)
    for pair in (("programs", "off by 10"), ("hard", "easy")):
        one, other = (duel(*pair, found) for _, found in BLOCKS.values())
        assert one["won_low"] <= other["won"] <= one["won_high"]
        assert other["won_low"] <= one["won"] <= other["won_high"]
    assert [row["against"] for row in here][:2] == ["off by 10", "off by 30"]


def test_what_the_lesson_says_of_luck_holds_in_both_blocks() -> None:
    here, there = ({str(row["cause"]): row for row in spread(found)} for _, found in BLOCKS.values())
    for one, other in ((here, there), (there, here)):
        assert one["luck of play"]["share"] > 0.5
        assert one["luck of play"]["share_low"] <= other["luck of play"]["share"] <= one["luck of play"]["share_high"]
    assert len({game.cards for game in one_table()}) == 1 < len(one_table())


@pytest.mark.parametrize("cause", ["company", "seat", "luck of play"])
def test_a_spread_of_one_cause_is_found(cause: str) -> None:
    luck, games, companies = Random(1), list[Meeting](), ["usa", "italy", "france", "germany"]
    for cards in range(30):
        luck.shuffle(companies)
        for number in range(6):
            points = {
                "company": [10 * (who == "usa") for who in companies],
                "seat": [10 * (seat == 2) for seat in range(4)],
                "luck of play": [luck.gauss(0, 10) for _ in companies],
            }[cause]
            whole = tuple(round(100 + each + luck.gauss(0, 1)) for each in points)
            games.append(Meeting(cards, number, ("programs",) * 4, tuple(companies), whole, (1, 0, 0, 0)))
    shares = {str(row["cause"]): row["share"] for row in spread(games)}
    assert shares[cause] > 0.9
    assert sum(shares.values()) == pytest.approx(1)


def test_a_duel_is_the_mean_of_both_games_of_a_table() -> None:
    def game(cards: int, players: tuple[str, str], points: tuple[int, int]) -> Meeting:
        won = tuple(float(each == max(points)) for each in points)
        return Meeting(cards, 0, players, ("usa", "italy"), points, won)

    one, other = ("hard", "easy"), ("easy", "hard")
    games = [game(1, one, (90, 60)), game(1, other, (80, 70)), game(2, one, (50, 40)), game(2, other, (30, 50))]
    row = duel("hard", "easy", games)
    assert (row["player"], row["against"], row["tables"]) == ("hard", "easy", 2)
    assert (row["ahead"], row["won"]) == ((10 + 15) / 2, 0.75)
    back = duels(("easy", "hard"), found=games)[0]
    assert (back["ahead"], back["won"]) == (-row["ahead"], 0.25)
    with pytest.raises(ValueError, match="hard and medium have not met"):
        duel("hard", "medium", games)


def test_what_the_lesson_says_of_styles_holds_in_both_blocks() -> None:
    def by_pair(found: list[Meeting]) -> dict[tuple[str, str], dict[str, float]]:
        return {(row["player"], row["against"]): row for row in of_styles(found)}

    here, there = (by_pair(found) for _, found in BLOCKS.values())
    sure = [{pair for pair, row in block.items() if row["ahead_low"] > 0} for block in (here, there)]
    assert sure[0] & sure[1] == {("programs", "collectors"), ("pipelayers", "collectors")}
    told = words_of("27")
    for other in ("builders", "pipelayers"):
        row = here["programs", other]
        assert f"{row['ahead']:.1f} ± {(row['ahead_high'] - row['ahead_low']) / 2:.1f}" in told
        assert there["programs", other]["ahead"] < 0


def test_every_style_meets_every_other_one() -> None:
    rows = of_styles()
    assert len(rows) == len(STYLES) * (len(STYLES) - 1)
    assert {row["tables"] for row in rows} == {PAIRINGS[STYLES[0], STYLES[1]]}


def test_half_the_thinking_is_open_in_both_blocks() -> None:
    rows = [duel("search 20", "search 10", found) for found in (meetings(), second_meetings())]
    assert [40 * row["won"] for row in rows] == pytest.approx([22, 19])
    assert all(row["won_low"] < 0.5 < row["won_high"] and row["ahead_low"] < 0 < row["ahead_high"] for row in rows)
