"""How often a rule that does nothing looks sure: games of the printed rules, one block of seeds against the other."""

from collections.abc import Iterator
from random import Random
from statistics import fmean, variance

import pytest

from barrage_nb.analysis.experiments import Finding
from barrage_nb.analysis.rounds import NUMBERS, OF_A_GAME, measured
from barrage_nb.analysis.statistics import mean
from barrage_nb.lessons.experiments import PLAYERS, large
from tests.second_block import second

PAIRS, TRIES = 10, 40
EXPERIMENTS = ("21_shared_pipes", "22_turn_order", "23_prizes", "24_your_own_rule")


@pytest.fixture(scope="module")
def printed() -> dict[str, list[tuple]]:
    """All games of the printed rules, by their players."""
    found: dict[str, list[tuple]] = {who: [] for who in PLAYERS}
    for name in EXPERIMENTS:
        for block in (large(name), second(name)):
            for game, rows in block.games.items():
                if game.design == block.printed and game.players in found:
                    found[game.players].append(rows)
    return found


def verdicts(printed: dict[str, list[tuple]], measure: str) -> Iterator[Finding]:
    """Rules that do nothing: each measured in pairs of games that have nothing in common but their rules."""
    luck = Random(f"false verdicts of {measure}")
    read = measured(measure)
    values = {who: [value for value in map(read, games) if value == value] for who, games in printed.items()}
    for _ in range(TRIES):
        by = {}
        for each in values.values():
            luck.shuffle(each)
        rules = min(map(len, values.values())) // (2 * PAIRS)
        for rule in range(rules):
            for who, each in values.items():
                drawn = each[2 * PAIRS * rule : 2 * PAIRS * (rule + 1)]
                by[who] = mean([a - b for a, b in zip(drawn[:PAIRS], drawn[PAIRS:], strict=True)])
            yield Finding("nothing", "printed", measure, dict(by))


@pytest.mark.parametrize("measure", [*OF_A_GAME, *NUMBERS])
def test_a_rule_that_does_nothing_looks_sure_at_the_rate_that_is_said(
    printed: dict[str, list[tuple]], measure: str
) -> None:
    found = list(verdicts(printed, measure))
    sure = {who: sum(not each.by[who].open for each in found) / len(found) for who in PLAYERS}
    both = sum(each.verdict == "agree" for each in found) / len(found)
    print(f"{measure:14} {len(found)} rules: " + ", ".join(f"{who} {rate:.3f}" for who, rate in sure.items()), both)
    assert max(sure.values()) < 0.08
    assert both < 0.005


def test_pairs_of_the_same_cards_save_as_many_games_as_is_said() -> None:
    """docs/analysis.md: 40 % of points, energy and pieces, 17 % of the gap, next to nothing of leads."""

    def saved(measure: str) -> float:
        """The part of the variance that pairs take away, on average of two designs and two blocks."""
        parts = []
        for block in (large("24_your_own_rule"), second("24_your_own_rule")):
            printed = block.values(measure, "printed", "programs")
            for design in ("15 engineers", "9 engineers"):
                changed = block.values(measure, design, "programs")
                seeds = [seed for seed in changed if seed in printed]
                apart = variance([changed[seed] for seed in seeds]) + variance([printed[seed] for seed in seeds])
                parts.append(1 - variance([changed[seed] - printed[seed] for seed in seeds]) / apart)
        return fmean(parts)

    assert all(0.3 < saved(measure) < 0.5 for measure in ("vp", "energy", "built"))
    assert 0.1 < saved("gap") < 0.25
    assert saved("pipe_lead") < 0.1
