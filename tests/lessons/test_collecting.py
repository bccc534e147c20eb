"""The lines of a class: what belongs together is one result, all else is told apart, and games are played again."""

from collections.abc import Mapping
from dataclasses import replace

import pandas
import pytest

from barrage_nb import Design, collect, experiment, hand_in, plot
from barrage_nb.analysis import Experiment, of_company, seeds_of
from barrage_nb.analysis.experiments import WhoPlays
from barrage_nb.analysis.rounds import Measure, in_round
from barrage_nb.analysis.statistics import mean
from barrage_nb.engine.play import builder_player, random_player
from barrage_nb.lessons.experiments import KNOWN, STRONGEST, label_of, players_of
from barrage_nb.lessons.handing_in import HandedIn, OwnGames
from barrage_nb.view import analysis_page
from tests.view.test_analysis_page import page

BOTH: Mapping[str, WhoPlays] = {"builders": KNOWN["builders"], "automas": "hard"}


def handed(found: Experiment, name: str, design: str = "mine", measure: Measure = "built", guess: str = "less") -> str:
    """A line as it is sent."""
    line = hand_in("24_your_own_rule", name, found, design, measure, guess, f"{name} says so.")
    assert isinstance(line, HandedIn)
    return str(line)


def short(number: int, players: Mapping[str, WhoPlays] = BOTH, n: int = 2, seats: int = 2, **more: int) -> Experiment:
    """Short games of a student."""
    return experiment({"mine": Design(rounds=1, **more)}, players, n=n, seed=seeds_of(number), seats=seats)


@pytest.fixture(scope="module")
def bea() -> Experiment:
    return short(1)


@pytest.fixture(scope="module")
def cy() -> Experiment:
    return short(2)


def a_line(name: str, changes: str = "wheel_segments=4", seed: int = 0, numbers: str = "+1 +2", **said: str) -> str:
    """A line of which no game was played."""
    told = {"against": "printed", "seats": "4", "rules": "full", "measure": "built", "design": "my wheel", **said}
    table = (
        f"against {told['against']}, {told['seats']} players, {told['rules']}, version {said.get('version', '0.1.0')}"
    )
    head = f"x | {name} | {told['design']} ({changes}) | {told['measure']} | {table} | guess: more"
    return f"{head} | programs from seed {seed}: {numbers} | says: so |"


def test_the_games_of_a_class_make_one_result(bea: Experiment, cy: Experiment) -> None:
    lines = [handed(bea, "Bea"), handed(cy, "Cy")]
    twin = handed(bea, "Di", guess="more")
    class_ = collect("\n\n".join([*lines, lines[0], twin]))
    assert len(class_) == 3
    (effect,) = class_.effects
    assert (effect.design, effect.against) == ("rounds=1", "printed")
    values = [
        value for each in (bea, cy) for value in each.differences("built", "mine", "builders", "printed").values()
    ]
    assert effect.by["builders"] == mean(values)
    assert effect.by["builders"].n == 4
    table = pandas.DataFrame(class_.rows)
    assert table.guess.value_counts().to_dict() == {"less": 2, "more": 1}
    assert set(table.design) == {"rounds=1"}
    assert table.builders[0] == pytest.approx(sum(values[:2]) / 2)
    assert "3 lines by 3 students." in str(class_)
    assert "Number 1 was used by Bea and Di." in class_.told
    assert "Number 1 was used by Bea and Di." in "".join(page(analysis_page.collected(class_)).itertext())


def test_rules_are_told_apart_by_what_they_change_whatever_they_are_called() -> None:
    segments = [3, 4, 7, 8]
    class_ = collect(a_line(f"S{n}", f"wheel_segments={n}", 10 * n) for n in segments)
    names = [f"wheel_segments={n}" for n in segments]
    assert [effect.design for effect in class_.effects] == names
    assert [row["design"] for row in class_.rows] == names
    assert [row["design"] for row in class_.effects.rows] == names
    text = "".join(page(analysis_page.collected(class_)).itertext())
    assert all(name in str(class_) and name in text for name in names)
    axes = plot(class_.effects.rows, y="effect", x="design", by="players")
    assert [label.get_text() for label in axes.get_xticklabels()] == names
    assert {label.get_rotation() for label in axes.get_xticklabels()} == {0}
    by_seats = collect(a_line(f"S{n}", f"wheel_segments={n}", 10 * n, seats=str(2 + n % 3)) for n in segments)
    axes = plot(by_seats.effects.rows, y="effect", x="design", by="players")
    assert {label.get_rotation() for label in axes.get_xticklabels()} == {45}, "no label lies upon another"
    one = collect([a_line("Bea"), a_line("Cy", design="faster", seed=50)])
    assert [effect.design for effect in one.effects] == ["wheel_segments=4"]


@pytest.mark.parametrize(
    ("what", "other", "names"),
    [
        ("seats", "2", ["4 players", "2 players"]),
        ("rules", "introductory", ["full", "introductory"]),
        ("version", "0.0.9", ["version 0.1.0", "version 0.0.9"]),
        ("against", "rounds=4", ["against printed", "against rounds=4"]),
        ("measure", "gap", ["pieces built", "points between first and last"]),
    ],
)
def test_what_does_not_belong_together_is_told_apart(what: str, other: str, names: list[str]) -> None:
    class_ = collect([a_line("Bea"), a_line("Cy", **{what: other})])
    found = [effect.design for effect in class_.effects]
    assert found == [f"wheel_segments=4, {name}" for name in names]
    assert [row["design"] for row in class_.rows] == found
    assert all(effect.by["programs"].n == 2 for effect in class_.effects)
    tables = page(analysis_page.collected(class_))
    assert len(list(tables.iter("table"))) == (2 if what in ("against", "measure") else 1)


def test_players_of_one_name_who_are_not_the_same_are_told_apart() -> None:
    assert label_of("automas", "hard") == "automas"
    assert label_of("automas", None) == "automas"
    assert label_of("automas", "easy") == "automas (easy)"
    assert label_of("mine", "usa: builder_player") == "mine (usa builder_player)"
    assert label_of("quick_player", "quick_player") == "quick_player"
    assert players_of("automas") == players_of("robots (hard)") == players_of("hard") == "hard"
    assert players_of("automas (easy)") == "easy"
    assert players_of(STRONGEST) == "very hard"
    assert players_of("builders") == KNOWN["builders"]
    assert players_of("builders (builder_player)") is None
    assert players_of("mine") is None


def test_two_lines_that_contradict_each_other_are_both_told_and_neither_counts() -> None:
    class_ = collect([a_line("Bea", numbers="+1 +2 +4"), "\n", a_line("Cy", numbers="+1 +3 +4"), a_line("Di", seed=9)])
    (effect,) = class_.effects
    assert effect.by["programs"] == mean([1.0, 4.0, 1.0, 2.0])
    told = (
        "Not the same is said of wheel_segments=4 with programs, pieces built: "
        "seed 1: +2 by Bea (line 1) and +3 by Cy (line 3). These games do not count."
    )
    assert told in class_.told
    assert not collect([a_line("Bea", numbers="+1"), a_line("Cy", numbers="+2")]).effects
    many = collect([a_line("Bea", numbers="+1 " * 9), a_line("Cy", numbers="+2 " * 9)])
    assert "seed 2: +1 by Bea (line 1) and +2 by Cy (line 2), and 6 more. These games" in str(many)


def test_games_are_played_again_and_a_line_with_another_number_does_not_count(bea: Experiment, cy: Experiment) -> None:
    good, other = handed(bea, "Bea"), handed(cy, "Cy")
    wrong = other.replace(f"builders from seed {seeds_of(2)}: ", f"builders from seed {seeds_of(3)}: ")
    done = list[tuple[int, int]]()
    class_ = collect([good, wrong], check=4, progress=lambda *each: done.append(each))
    assert [answer.name for answer in class_] == ["Bea"]
    ((number, line, why),) = class_.unread
    assert (number, line) == (2, wrong)
    assert f"with builders and seed {seeds_of(3)}" in why
    assert "it says" in why
    assert "automas" not in why
    assert "8 pairs of games were played again." in class_.told
    assert done[-1][0] == done[-1][1] == len(done)
    assert len(collect([good, wrong])) == 2
    assert not collect([good, other], check=2).unread


def test_what_is_contradicted_is_played_again_first(bea: Experiment) -> None:
    long = short(1, n=6)
    line = hand_in("x", "Bea", long, "mine", "built", "less", "So.")
    assert isinstance(line, HandedIn)
    games = line.games[1]
    differences = (*games.differences[:4], 99.0, *games.differences[5:])
    forged = replace(line, name="Cy", games=(line.games[0], games._replace(differences=differences)))
    class_ = collect([str(line), str(forged)], check=1)
    assert [answer.name for answer in class_] == ["Bea"]
    assert "and the games give" in class_.unread[0].why
    assert all(each.n == 6 for each in class_.effects[0].by.values())


def test_what_the_kit_does_not_know_is_not_checked_and_that_is_said(bea: Experiment) -> None:
    mine = short(4, {"mine": builder_player, "automas": "easy", "lot": random_player})
    odd = handed(bea, "Di", measure=lambda rows: float(len(rows)))
    old = a_line("Eva", version="0.0.9")
    class_ = collect([handed(mine, "Cy"), odd, old], check=2)
    assert len(class_) == 3
    assert not class_.unread
    why = [each.why for each in class_.checked.unknown]
    assert why == [
        "the kit does not know who plays as mine (builder_player) and lot (random_player)",
        "no number of the kit is called '<lambda>'",
        "it is of version 0.0.9, and this is 0.1.0",
    ]
    assert f"Line 1 is not checked: {why[0]}." in class_.told
    assert "2 pairs of games were played again." in class_.told


def test_numbers_of_a_round_and_of_a_company_are_checked_too() -> None:
    found = short(5, {"builders": KNOWN["builders"]}, n=4, engineers_each=6)
    for measure in (in_round(1, "engineers"), of_company("usa", "built"), "new_leaders"):
        class_ = collect(handed(found, "Bea", measure=measure), check=9)
        assert not class_.unread
        assert not class_.checked.unknown
        assert class_.checked.pairs > 0


def test_a_line_of_games_that_there_cannot_be_is_refused() -> None:
    line = a_line("Bea", rules="introductory").replace("programs", "automas")
    class_ = collect([line, a_line("Cy", seed=10**50)], check=2)
    assert not class_
    assert [each.number for each in class_.unread] == [1, 2]


def test_five_students_right_and_wrong(bea: Experiment, cy: Experiment) -> None:
    four = short(3, seats=4)
    wrong = handed(cy, "Cy").replace(str(seeds_of(2)), str(seeds_of(7)))
    untouched = replace(collect(handed(bea, "Bea"))[0], name="Ada", says="...")
    text = "\n".join(
        [
            "Hello, these are ours.",
            f"> - {handed(bea, 'Bea')} (thanks!)",
            wrong,
            str(untouched),
            handed(bea, "Di").replace("rounds=1", "wheel_segments=99"),
            f'Hi, here is mine: "{handed(four, "Eva")}"',
        ]
    )
    class_ = collect(text, check=2)
    assert [answer.name for answer in class_] == ["Bea", "Eva"]
    assert [each.number for each in class_.unread] == [3, 4, 5]
    assert [effect.design for effect in class_.effects] == ["rounds=1, 2 players", "rounds=1, 4 players"]
    told = class_.told
    assert told[0] == "2 lines by 2 students."
    assert told[1].startswith("Line 3 does not count: with ")
    assert told[2].startswith("Line 4 does not count: nobody but Ada")
    assert told[3] == "Line 5 does not count: design.wheel_segments: 99 is more than 8."
    assert told[-1] == "Line 1 is only text, and passed over."
    assert OwnGames("automas", seeds_of(3), class_[1].games[1].differences) == class_[1].games[1]
