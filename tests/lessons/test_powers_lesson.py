"""Officers, companies and tiles: each has a case, the engine makes the difference, and the rule named is its own."""

import pytest

from barrage_nb.board.companies import COMPANIES
from barrage_nb.board.powers import ADVANCED_TILES, OFFICERS, TILES
from barrage_nb.engine.check import problems_of
from barrage_nb.lessons.powers import CASES, POWERS, PowerTrial, idea, ideas, tried, with_each_officer
from barrage_nb.words import CLAUSES
from barrage_nb.words import powers_lesson as words
from barrage_nb.words.names import OFFICERS as OFFICER_NAMES
from barrage_nb.words.names import company
from tests.clauses import clause

TRIALS = [PowerTrial(power, at) for power in CASES for at in range(len(CASES[power].options))]
every_power = pytest.mark.parametrize("power", POWERS)
every_trial = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: f"{trial.power}-{trial.at}")


def test_every_officer_company_and_advanced_tile_has_a_case() -> None:
    assert set(CASES) == {*OFFICERS, *COMPANIES, *ADVANCED_TILES}
    assert len(CASES) == 7 + 4 + 15


@every_power
def test_with_it_and_without_it_really_differ(power: str) -> None:
    trial = PowerTrial(power)
    assert trial.number(True) is not None
    assert trial.number(True) != trial.number(False)
    assert trial.truth > 0


@every_power
def test_the_rule_named_is_its_own(power: str) -> None:
    told = CLAUSES[PowerTrial(power).clause]
    if power in ADVANCED_TILES:
        level, structure = "I" * TILES[power].level, TILES[power].structure
        assert f"With the level {level} {structure} tile," in told
    else:
        name = OFFICER_NAMES[power].split()[-1] if power in OFFICERS else company(power)
        assert name in told
    assert len({PowerTrial(each).clause for each in POWERS}) == len(POWERS)


@every_trial
def test_both_positions_are_sound_and_differ_by_the_power_alone(trial: PowerTrial) -> None:
    got, plain = trial.position(True), trial.position(False)
    assert problems_of(got) == problems_of(plain) == []
    held, bare = got.companies[trial.who], plain.companies[trial.who]
    if trial.kind == "officer":
        assert (held.officer, bare.officer) == (trial.power, None)
    elif trial.kind == "company":
        assert len(got.powerhouses) == len(plain.powerhouses) + 1 == 3
    else:
        assert got == plain
        assert trial.power in held.tiles
    assert got.dams == plain.dams
    assert got.conduits == plain.conduits


@every_trial
def test_the_answers_hold_the_true_one_and_the_likeliest_mistakes(trial: PowerTrial) -> None:
    assert trial.truth in trial.answers
    assert len(set(trial.answers)) == len(trial.answers) == 5
    assert list(trial.answers) == sorted(trial.answers)
    assert {trial.number(True), trial.number(False)} - {None} <= set(trial.answers)
    for said in trial.answers:
        feedback = trial.quiz.judged((said,))
        assert feedback.right == (said == trial.truth)
        assert feedback.right or feedback.distance
        assert feedback.clause == trial.clause
        assert said or "all of it" not in feedback.distance, "who says 0 has not mixed up anything"


@every_trial
def test_the_story_goes_through_both_turns(trial: PowerTrial) -> None:
    story = trial.story
    assert story.at == 0
    assert story.end == trial.runs[True].story.end
    told = list(story.last.events)
    plain = trial.runs[False].events if trial.possible_without else ()
    assert told == [*plain, *trial.runs[True].events]
    assert trial.heads[0] in story.sentences[0]


@every_trial
def test_the_sum_ends_in_what_is_counted_and_cites_known_rules(trial: PowerTrial) -> None:
    for has in (False, True):
        *lines, whole = trial.sum(has)
        number = trial.number(has)
        if number is None:
            assert whole.text.startswith("Not allowed")
        else:
            assert whole.text == words.whole_of(trial.amount(number))
            assert all(line.clause in CLAUSES for line in lines)
    assert trial.question.endswith("?")
    assert trial.scene.endswith(".")


@pytest.mark.parametrize(
    ("power", "plain", "got"),
    [("adler", 5, 3), ("jordan", None, 6), ("italy", 7, 10), ("france", 0, 7), ("adv2_conduit", 10, 5), ("usa", 0, 2)],
)
def test_some_of_the_numbers_as_one_counts_them_by_hand(power: str, plain: int | None, got: int) -> None:
    trial = PowerTrial(power)
    assert (trial.number(False), trial.number(True)) == (plain, got)


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("jordan", "2 machines missing × 3 = 6 (O5)"),
        ("adv2_wild", "conduit of value 3: 2 excavators + 4 mixers (T10)"),
        ("adv1_elevation", "every building: +1 (C2)"),
    ],
)
def test_a_sum_says_what_its_numbers_are_made_of(power: str, told: str) -> None:
    assert str(PowerTrial(power).sum(True)[0]) == told


def test_a_whole_taken_for_the_difference_is_told_so() -> None:
    trial = PowerTrial("italy")
    assert "is all of it with" in trial.quiz.judged((10,)).distance
    assert "is all of it without" in trial.quiz.judged((7,)).distance
    assert trial.quiz.judged((4,)).distance == "You were 1 off."


@clause("N6")
def test_two_productions_of_germany_do_not_add_up_for_a_contract() -> None:
    table = "germany B2L=2*2 C2A P6.1 B1L=3*3 C1A P8.1 P10.1 contracts={}"
    first, second = "produce B2L C2A P6.1 x2", "produce B1L C1A P8.1 x1"
    both = tried(table.format(411), "place turbine+0", first, second, "fulfil 411")
    assert both.counts("energy") == 12
    assert both.counts("vp") == 0
    assert tried(table.format(310), "place turbine+0", first, "fulfil 310", second).counts("vp") == 6


def test_a_turn_is_told_until_it_is_over_and_refused_where_a_rule_says_so() -> None:
    assert [event.who for event in tried("usa | germany", "place bank 1", "place bank 1").events] == ["usa", "usa"]
    assert str(tried("usa", "place construction-4").refused).startswith("C1:")


def test_there_are_five_ideas() -> None:
    assert {idea(power) for power in POWERS} == set(ideas())
    assert len(set(ideas().values())) == 5
    with pytest.raises(ValueError, match="there is no 'edison'"):
        idea("edison")


@clause("O1", "O5")
def test_an_officer_is_worth_what_the_position_makes_of_it() -> None:
    moves = ("place construction-1", "build base with base", "at B1L")
    runs = with_each_officer("usa officer={} excavators=3", *moves)
    assert len(runs) == len(OFFICERS)
    assert {name for name, run in runs.items() if run.refused is None} == {"Adler", "Jordan"}
    assert [runs[name].story.sentence for name in ("Adler", "Jordan")] == ["With Adler (O1):", "With Jordan (O5):"]


@pytest.mark.parametrize(
    ("power", "spaces"),
    [
        ("adv3_elevation", {"B2L", "B8L"}),
        ("adv2_base", {"B2L", "B6L", "B9L"}),
        ("adv3_powerhouse", {"P9.1", "P5.1", "P8.1"}),
        ("usa", {"P5.1", "P9.1", "P8.1"}),
        ("adler", set()),
    ],
)
def test_what_a_power_counts_is_lit(power: str, spaces: set[str]) -> None:
    assert set(PowerTrial(power).counted_spaces) == spaces
