"""What lessons 20 to 24 say of their games is true of other games too: every number, in two blocks of seeds.

Each mean of one block lies in the interval of the other; where it does not, the lesson says both numbers, or a range
that has both. A verdict is the same in both blocks, or the lesson says that it is open.
"""

import json
import re
from typing import NamedTuple

import pytest

from barrage_nb import experiment
from barrage_nb.analysis import Experiment, Finding, in_round, of_company
from barrage_nb.analysis.rounds import Measure
from barrage_nb.analysis.seeds import LESSONS
from barrage_nb.analysis.statistics import Estimate
from barrage_nb.lessons.experiments import MADE, STRONGEST, large, minds, stopped
from barrage_nb.lessons.own_rule import IDEAS
from tests.notebooks.clauses_met import NOTEBOOKS, cells_of, source_of
from tests.second_block import SHELF, second


def words_of(lesson: str) -> str:
    """All that a lesson says, in one line."""
    (path,) = NOTEBOOKS.glob(f"{lesson}_*.ipynb")
    told = (source_of(cell) for cell in cells_of(path) if cell["cell_type"] == "markdown")
    return " ".join(re.sub(r"[*`]", "", text) for text in told).replace("\n", " ")


class Number(NamedTuple):
    """A number that a lesson says: its words, and between which sizes they mean it to lie."""

    said: str
    low: float
    high: float
    experiment: str
    measure: Measure
    design: str
    players: str
    against: str | None = None

    def found(self, block: Experiment) -> Estimate:
        """What the games of a block come to."""
        if self.against == "alone":
            return block.value(self.measure, self.design, self.players)
        return block.effect(self.measure, self.design, self.against).by[self.players]


BUILT = "20_tempo", "built", "3 segments", "programs", "6 segments"
FAST = ("20_tempo", "3 segments", "8 segments")


def of_round(said: str, low: float, high: float, number: int, players: str) -> Number:
    """What the fastest wheel brings in a round, against the slowest."""
    return Number(said, low, high, FAST[0], in_round(number, "energy"), FAST[1], players, FAST[2])


PIPES, CROWD, ORDERS, PRIZES, MIA = (
    "21_shared_pipes",
    "22_crowded",
    "22_turn_order",
    "23_prizes",
    "24_your_own_rule",
)
NUMBERS = (
    Number("a company builds 10 to 13 pieces", 10, 13, "20_tempo", "built", "6 segments", "programs", "alone"),
    Number("a company builds 10 to 13 pieces", 10, 13, "20_tempo", "built", "6 segments", "automas", "alone"),
    Number("build 3.1 pieces more than with six", 3.1, 3.1, *BUILT),
    Number("with other seeds: 2.8 pieces more", 2.8, 2.8, *BUILT),
    of_round(
        "a quarter of an energy in these games, and in 60 others a little less than none", -0.1, 0.25, 1, "programs"
    ),
    of_round("at first 1 or 2", 1, 2, 2, "programs"),
    of_round("at first 1 or 2", 1, 2, 2, "automas"),
    of_round("8 or 9 (automas)", 8, 9, 5, "automas"),
    of_round("or 12 (programs)", 12, 12, 5, "programs"),
    Number("sends 2 or 3 of its 9 or 10 drops", 2, 3, PIPES, "foreign_drops", "printed", "programs", "alone"),
    Number("sends 2 or 3 of its 9 or 10 drops", 2, 3, PIPES, "foreign_drops", "printed", "builders", "alone"),
    Number("sends 2 or 3 of its 9 or 10 drops", 9, 10, PIPES, "drops", "printed", "programs", "alone"),
    Number("three or four drops more ride", 3, 4, PIPES, "foreign_drops", "no fee", "programs"),
    Number("three or four drops more ride", 3, 4, PIPES, "foreign_drops", "no fee", "builders"),
    Number("with a double fee, one or two fewer", -2, -1, PIPES, "foreign_drops", "fee of 2", "programs"),
    Number("with a double fee, one or two fewer", -2, -1, PIPES, "foreign_drops", "fee of 2", "builders"),
    Number("it ends about 10 points ahead", 8, 13, PIPES, "pipe_lead", "printed", "programs", "alone"),
    Number("it ends about 10 points ahead", 8, 13, PIPES, "pipe_lead", "printed", "builders", "alone"),
    Number("by 7 points (programs) or 15 (builders)", 7, 13, PIPES, "pipe_lead", "fee of 2", "programs", "no fee"),
    Number("in 150 other games by 13 and 13", 13, 15, PIPES, "pipe_lead", "fee of 2", "builders", "no fee"),
    Number("1 point more in these games, 7 or 8 in the others", -8, -1, PIPES, "pipe_lead", "no fee", "programs"),
    Number("by 10 to 13 points (programs, builders)", -13, -10, PIPES, "vp", "no neutral dams", "programs"),
    Number("by 10 to 13 points (programs, builders)", -13, -10, PIPES, "vp", "no neutral dams", "builders"),
    Number("and 4 or 5 (automas)", -5, -4, PIPES, "vp", "no neutral dams", "automas"),
    Number("10 or 11 of them end in the Bank", 10, 11, CROWD, "bank", "printed", "programs", "alone"),
    Number("10 or 11 of them end in the Bank", 10, 11, CROWD, "bank", "printed", "builders", "alone"),
    Number("About eight more find nothing better", 7, 9, CROWD, "bank", "half an office", "programs"),
    Number("About eight more find nothing better", 7, 9, CROWD, "bank", "half an office", "builders"),
    Number("ends with 7 to 10 points fewer", -10, -7, CROWD, "vp", "half an office", "programs"),
    Number("ends with 7 to 10 points fewer", -10, -7, CROWD, "vp", "half an office", "builders"),
    Number("makes 26 to 29 less in a game", -29, -26, CROWD, "energy", "one turbine", "programs"),
    Number("makes 26 to 29 less in a game", -29, -26, CROWD, "energy", "one turbine", "builders"),
    Number("by 5 to 9 points, for both kinds", -9, -5, CROWD, "gap", "one turbine", "programs"),
    Number("by 5 to 9 points, for both kinds", -9, -5, CROWD, "gap", "one turbine", "builders"),
    Number("Two or three for the programs", 2, 3, ORDERS, "head_start", "taking turns", "programs", "alone"),
    Number("one or two for the builders", 1, 2, ORDERS, "head_start", "taking turns", "builders", "alone"),
    Number("9 to 12 points further behind", 9, 12, ORDERS, "gap", "most energy first", "programs"),
    Number("9 to 12 points further behind", 9, 12, ORDERS, "gap", "most energy first", "builders"),
    Number("with always the same 7 to 10", 7, 10, ORDERS, "gap", "always the same", "programs"),
    Number("with always the same 7 to 10", 7, 10, ORDERS, "gap", "always the same", "builders"),
    Number("Smaller, by about 7 points", -7, -7, PRIZES, "gap", "no prizes", "programs"),
    Number("Smaller, by about 7 points", -7, -7, PRIZES, "gap", "no prizes", "automas"),
    Number("Larger, by 7 to 9 points", 7, 9, PRIZES, "gap", "double prizes", "programs"),
    Number("Larger, by 7 to 9 points", 7, 9, PRIZES, "gap", "double prizes", "automas"),
    Number("programs built 1.0 more there and 1.2 here", 1.0, 1.2, MIA, "built", "15 engineers", "programs"),
    Number("automas 2.7 and 2.6", 2.6, 2.7, MIA, "built", "15 engineers", "automas"),
    Number("the programs send 8 or 9 to the Bank", 8, 9, MIA, "bank", "15 engineers", "programs"),
    Number("and the automas 0.1 or 0.2", 0.1, 0.2, MIA, "bank", "15 engineers", "automas"),
    Number("it grows, by 8 to 12 points", 8, 12, MIA, "gap", "15 engineers", "programs"),
    Number("it grows, by 8 to 12 points", 8, 12, MIA, "gap", "15 engineers", "automas"),
)


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number.said} ({number.players})")
def test_a_number_of_a_lesson_is_what_both_blocks_of_games_give(number: Number) -> None:
    assert number.said in words_of(number.experiment[:2])
    here, there = number.found(large(number.experiment)), number.found(second(number.experiment))
    places = len(f"{number.low:g}".partition(".")[2])
    half = 0.5 * 10**-places
    means = here.mean, there.mean
    if number.low == number.high and places:  # so exact a number is that of its own block
        assert any(abs(mean - number.low) <= half for mean in means)
    else:
        assert all(number.low - half <= mean <= number.high + half for mean in means), means
    within = here.low <= there.mean <= here.high and there.low <= here.mean <= there.high
    assert within or " or " in number.said or " and " in number.said or " to " in number.said or number in APART


APART = [number for number in NUMBERS if number[3:] == BUILT]
"""Both numbers are said, one after the other."""


class Verdict(NamedTuple):
    """What a lesson says of an effect: that all agree, or that it is open."""

    said: str
    verdict: str
    experiment: str
    measure: Measure
    design: str
    players: tuple[str, ...]
    against: str | None = None


AUTOMAS, PROGRAMS, BOTH = ("automas",), ("programs",), ("programs", "builders")
USUAL, THREE = ("programs", "automas"), ("programs", "builders", "automas")
AND_IN_OTHERS = "both kinds of programs agree, in these games and in 150 others"
VERDICTS = (
    *(
        Verdict(
            "they agree for all five wheels", "agree", "20_tempo", "built", f"{wheel} segments", USUAL, "6 segments"
        )
        for wheel in (3, 4, 5, 7, 8)
    ),
    *(
        Verdict(
            "From round 2 on, both kinds of players surely make more",
            "agree",
            FAST[0],
            in_round(number, "energy"),
            FAST[1],
            USUAL,
            FAST[2],
        )
        for number in (2, 3, 4, 5)
    ),
    Verdict("both agree", "agree", PIPES, "foreign_drops", "no fee", BOTH),
    Verdict("both agree", "agree", PIPES, "foreign_drops", "fee of 2", BOTH),
    Verdict("Even the automas agree", "agree", PIPES, "pipe_lead", "fee of 2", THREE, "no fee"),
    Verdict("Here all three kinds of players agree", "agree", PIPES, "vp", "no neutral dams", THREE),
    Verdict("for both kinds of players, and in 150 other games too", "agree", CROWD, "gap", "one turbine", BOTH),
    *(
        Verdict("With any of the three other rules", "agree", ORDERS, "rank_kept", rule, BOTH)
        for rule in ("most energy first", "always the same", "taking turns")
    ),
    Verdict(
        "The strongest snowball is most energy first",
        "agree",
        ORDERS,
        "rank_kept",
        "most energy first",
        BOTH,
        "always the same",
    ),
    Verdict(
        AND_IN_OTHERS,
        "agree",
        ORDERS,
        "gap",
        "most energy first",
        BOTH,
    ),
    Verdict(
        AND_IN_OTHERS,
        "agree",
        ORDERS,
        "gap",
        "always the same",
        BOTH,
    ),
    *(
        Verdict(
            "for the builders: there it is open, against the printed one, under every rule",
            "open",
            ORDERS,
            "early_lead",
            rule,
            ("builders",),
        )
        for rule in ("most energy first", "always the same", "taking turns")
    ),
    Verdict("Smaller, by about 7 points, and both agree", "agree", PRIZES, "gap", "no prizes", USUAL),
    Verdict("and both agree again", "agree", PRIZES, "gap", "double prizes", USUAL),
    Verdict("energy they make does not surely change either", "open", PRIZES, "energy", "no prizes", PROGRAMS),
    Verdict("energy they make does not surely change either", "open", PRIZES, "energy", "double prizes", PROGRAMS),
    Verdict("So Mia was right", "agree", MIA, "built", "15 engineers", USUAL),
    Verdict("both agree, and yet", "agree", MIA, "bank", "15 engineers", USUAL),
    Verdict("Gap: it grows", "agree", MIA, "gap", "15 engineers", USUAL),
    Verdict("Changes of the leader: open", "open", MIA, "new_leaders", "15 engineers", USUAL),
    Verdict("with fewer engineers the gap gets smaller, for everybody", "agree", MIA, "gap", "9 engineers", USUAL),
)


def verdict(block: Experiment, asked: Verdict) -> Finding:
    return block.only(*asked.players).effect(asked.measure, asked.design, asked.against)


@pytest.mark.parametrize("asked", VERDICTS, ids=lambda each: f"{each.said} ({each.design})")
def test_a_verdict_of_a_lesson_is_that_of_both_blocks_of_games(asked: Verdict) -> None:
    assert asked.said in words_of(asked.experiment[:2])
    here, there = verdict(large(asked.experiment), asked), verdict(second(asked.experiment), asked)
    assert (here.verdict, there.verdict) == (asked.verdict, asked.verdict)
    assert here.direction == there.direction


OPEN = (
    ("for the programs you will find it open", PIPES, "drops", "no fee", "programs", None),
    ("it is open for the programs", PIPES, "pipe_lead", "no fee", "programs", None),
    ("for the builders it is open", PIPES, "conduit_value", "no fee", "builders", None),
    (
        "automas of the highest level, who played it as well, it is open",
        PIPES,
        "vp",
        "no neutral dams",
        STRONGEST,
        None,
    ),
    ("With half an office it is open", CROWD, "gap", "half an office", "programs", None),
    ("With half an office it is open", CROWD, "gap", "half an office", "builders", None),
    (
        "in 150 other games it was nothing, for any. So that is open",
        ORDERS,
        "rank_kept",
        "most energy first",
        "automas",
        None,
    ),
    ("Of taking turns they do not both say so here", ORDERS, "gap", "taking turns", "builders", None),
    (
        "only for the strongest, the automas of the highest level, it was open there",
        MIA,
        "gap",
        "15 engineers",
        STRONGEST,
        None,
    ),
)


@pytest.mark.parametrize(("said", "name", "measure", "design", "players", "against"), OPEN)
def test_what_a_lesson_calls_open_is_not_sure_in_one_of_the_blocks(
    said: str, name: str, measure: str, design: str, players: str, against: str | None
) -> None:
    assert said in words_of(name[:2])
    blocks = [block for block in (large(name), second(name)) if players in block.players]
    assert any(block.effect(measure, design, against).by[players].open for block in blocks)


@pytest.mark.parametrize("name", MADE)
def test_the_second_block_is_played_by_all_minds(name: str) -> None:
    """Where an experiment is of players who differ within a game, by these alone."""
    there = set(second(name).players)
    assert there == set(minds(name))
    assert there == set(MADE[name].players) or {"programs", "builders", "automas", STRONGEST} <= there


STOPS: tuple[tuple[str, str, Measure, int, float, float], ...] = (
    ("a company ends with 5 or 6 points fewer", "20_stopping", "vp", 0, -6, -5),
    (
        "About 7 points fewer: alone it costs no less than when all stop",
        "20_alone",
        of_company("usa", "vp"),
        0,
        -7.5,
        -6.5,
    ),
)


@pytest.mark.parametrize(("said", "name", "measure", "which", "low", "high"), STOPS)
def test_what_stopping_costs_is_what_both_blocks_give(
    said: str, name: str, measure: Measure, which: int, low: float, high: float
) -> None:
    assert said in words_of("20")
    here, there = (stopped(block, measure)[which] for block in (large(name), second(name)))
    for who in here.by:
        one, other = here.by[who], there.by[who]
        assert low - 0.5 <= one.mean <= high + 0.5
        assert low - 0.5 <= other.mean <= high + 0.5
    assert here.direction == there.direction == "less"


def test_how_often_the_ideas_of_a_class_agree_is_what_the_teacher_is_told() -> None:
    tried = json.loads((SHELF / "24_ideas.json").read_text("utf-8"))
    assert list(tried) == [idea.code for idea in IDEAS]
    ten, forty, ten_again, forty_again = zip(*(each.values() for each in tried.values()), strict=True)
    assert [each.count("agree") for each in (ten, ten_again, forty, forty_again)] == [7, 7, 16, 15]
    assert sum(one == other == "agree" for one, other in zip(forty, forty_again, strict=True)) == 13
    told = " ".join((NOTEBOOKS.parent / "docs" / "teaching.md").read_text("utf-8").split())
    assert "agree on 7 with ten pairs of games, and on 15 or 16 with forty" in told
    assert "13 agree both times" in told


def test_an_idea_is_tried_again_with_the_same_verdict() -> None:
    idea, begin = IDEAS[4], LESSONS[49_000]
    found = experiment({idea.name: idea.design}, idea.players, 10, begin).effect(idea.measure, idea.name)
    tried = json.loads((SHELF / "24_ideas.json").read_text("utf-8"))
    assert found.verdict == tried[idea.code]["10 pairs of the lessons"]
