"""The lesson about a card of one's own: what it says of the canteen holds in both blocks, or is said to be open."""

from collections.abc import Sequence

import pytest

from barrage_nb import PRINTED
from barrage_nb.analysis.experiments import PLAYERS
from barrage_nb.analysis.seeds import LESSONS, SECOND_BLOCK
from barrage_nb.analysis.uses import Used, played_uses, pushed_out, use_of_card, users_against_others
from barrage_nb.lessons.experiments import CARDS, MADE, large, minds, seeds
from barrage_nb.lessons.experiments.cards import CARD, KEPT, LESSON, by_part, canteen, packed, unpacked, used, users
from tests.lessons.test_evidence import words_of
from tests.second_block import SHELF, second

DEAR = "canteen for 6 credits"
THINKS = ("programs", "builders")


def again() -> tuple[Used, ...]:
    """Who used what in the second block."""
    return unpacked((SHELF / KEPT).read_bytes())


BLOCKS = pytest.mark.parametrize("found", [canteen(), again()], ids=["lessons", "second block"])


def by_players(rows: Sequence[dict], design: str) -> dict[str, dict]:
    """The rows of a design by who plays."""
    return {row["players"]: row for row in rows if row["design"] == design}


@pytest.mark.parametrize("block", [LESSONS, SECOND_BLOCK], ids=["lessons", "second block"])
def test_what_is_kept_is_what_their_games_give(block: range) -> None:
    found, players = (canteen(), MADE[LESSON].players) if block == LESSONS else (again(), minds(LESSON))
    first = seeds(LESSON, block).start
    assert {each.seed for each in found} == set(seeds(LESSON, block))
    assert played_uses(CARDS, players, 1, first) == [each for each in found if each.seed == first]
    games = large(LESSON) if block == LESSONS else second(LESSON)
    ends = {(*game, row["company"]): row["vp"] for game, rows in games.games.items() for row in rows}
    assert ends == {(*each.game, each.company): each.vp for each in found}


def test_what_is_packed_is_unpacked() -> None:
    assert unpacked(packed(canteen()[:8])) == canteen()[:8]


@BLOCKS
def test_the_canteen_is_used_in_nearly_every_round_and_in_two_at_six_credits(found: tuple[Used, ...]) -> None:
    cheap, dear = (by_players(use_of_card(found, CARD), design) for design in ("canteen", DEAR))
    for who in (who for who in THINKS if who in cheap):
        assert cheap[who]["a_game"] > 4.8
        assert cheap[who]["games"] == 1
        assert 2.9 < cheap[who]["users"] < 3.3
        assert 1.9 < dear[who]["a_game"] < 2.3
        assert dear[who]["games"] > 0.9
    assert 0.8 < cheap["automas"]["a_game"] < 1
    assert cheap["automas"]["games"] < 0.5
    assert {name: n for name, n in dear["automas"].items() if name != "design"} == {
        name: n for name, n in cheap["automas"].items() if name != "design"
    }


def test_each_mean_lies_in_the_interval_of_the_other_block() -> None:
    one, other = (use_of_card(found, CARD) for found in (canteen(), again()))
    for row in (row for row in one if row["design"] != "printed"):
        twin = by_players(other, row["design"])[row["players"]]
        assert row["a_game_low"] <= twin["a_game"] <= row["a_game_high"]
        assert twin["a_game_low"] <= row["a_game"] <= twin["a_game_high"]


@BLOCKS
def test_whether_its_users_end_ahead_is_open(found: tuple[Used, ...]) -> None:
    rows = by_players(users_against_others(found, CARD), "canteen")
    assert all(row["verdict"] == "open" for row in rows.values())
    for who in (who for who in THINKS if who in rows):
        assert 7 < (rows[who]["ahead_high"] - rows[who]["ahead_low"]) / 2 < 9
        assert abs(rows[who]["won"] - rows[who]["even"]) < 0.04
    assert rows["automas"]["n"] < 20


@BLOCKS
def test_automas_go_there_in_place_of_the_workshop_and_all_else_is_the_same(found: tuple[Used, ...]) -> None:
    rows = {row["what"]: row["change"] for row in pushed_out(found, CARD, "canteen") if row["players"] == "automas"}
    assert {what for what, change in rows.items() if change} == {CARD, "workshop"}
    assert rows[CARD] == -rows["workshop"] > 0


@pytest.mark.parametrize("who", THINKS)
@pytest.mark.parametrize(("measure", "low", "high"), [("built", 0.55, 0.75), ("bank", -2.2, -1.4)])
def test_more_is_built_and_less_banked_in_both_blocks(who: str, measure: str, low: float, high: float) -> None:
    for found in (found for found in (large(LESSON), second(LESSON)) if who in found.players):
        effect = found.effect(measure, "canteen").by[who]
        assert not effect.open
        assert low < effect.mean < high


@BLOCKS
def test_construction_is_used_two_or_three_times_more(found: tuple[Used, ...]) -> None:
    rows = [row for row in pushed_out(found, CARD, "canteen") if row["what"] == "construction"]
    for row in (row for row in rows if row["players"] in THINKS):
        assert row["change_low"] > 0
        assert 2 < row["change"] < 3


def test_what_did_not_come_back_is_told_as_open() -> None:
    one, other = (block.effect("gap", "canteen").by["programs"] for block in (large(LESSON), second(LESSON)))
    assert one.high < 0
    assert other.open
    assert f"less, by {-one.mean:.0f}. It looks sure. But in 40 other games it was {other.mean:.1f} more" in words_of(
        "28"
    )
    workshop = [
        next(
            row
            for row in pushed_out(found, CARD, "canteen")
            if (row["what"], row["players"]) == ("workshop", "programs")
        )
        for found in (canteen(), again())
    ]
    assert workshop[0]["change_high"] >= 0 > workshop[1]["change_high"]
    assert round(workshop[1]["change"], 1) == -1.5


@pytest.mark.parametrize("measure", ["built", "vp"])
def test_at_six_credits_it_is_open_whether_it_changes_anything(measure: str) -> None:
    assert all(found.effect(measure, DEAR).verdict == "open" for found in (large(LESSON), second(LESSON)))


def test_the_tables_of_the_lesson_are_those_of_its_design() -> None:
    assert [row["players"] for row in used(DEAR)] == [row["players"] for row in users("canteen")] == list(PLAYERS)
    assert "design" not in {name for row in (*used("canteen"), *users("canteen")) for name in row}
    assert {row["what"] for row in by_part("canteen")} <= set(PRINTED.spaces_of_section)
