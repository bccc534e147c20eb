"""What students hand in: one line each, read back as it was, and put together without counting a game twice."""

import pandas
import pytest

from barrage_nb import Design, collect, experiment, hand_in
from barrage_nb.analysis import Experiment
from barrage_nb.analysis.statistics import mean
from barrage_nb.engine.play import builder_player, random_player
from barrage_nb.lessons.asking import ask
from barrage_nb.lessons.own_rule import HandedIn, OwnGames
from barrage_nb.view import analysis_page
from barrage_nb.widgets import predict
from tests.view.test_analysis_page import page

PLAYERS = {"builders": builder_player, "chance": random_player}
DESIGNS = {"short": Design(rounds=1), "poor": Design(rounds=1, engineers_each=5, closed_spaces=("turbine+2",))}


def played(seed: int) -> Experiment:
    return experiment(DESIGNS, PLAYERS, n=2, seed=seed, seats=2)


@pytest.fixture(scope="module")
def ours() -> dict[str, Experiment]:
    return {"Ada": played(0), "Bo": played(100)}


@pytest.mark.parametrize("design", DESIGNS)
def test_a_line_says_everything_and_is_read_back(ours: dict[str, Experiment], design: str) -> None:
    line = hand_in("20_tempo", " Ada | L. ", ours["Ada"], design, "built", "fewer", "It is\nshorter - by far")
    assert (line.name, line.says) == ("Ada / L.", "It is shorter - by far")
    assert "\n" not in str(line)
    assert repr(line) == str(line)
    for text in (str(line), f"  - {line} ", f"> {line}\n"):
        assert list(collect(text)) == [line]
    found = ours["Ada"].differences("built", design, "builders", "printed")
    assert line.games[0] == OwnGames("builders", 0, tuple(found.values()))
    assert page(analysis_page.handed_in(line)).findtext(".//code") == str(line)


def test_a_guess_comes_from_the_box_in_which_it_was_made(ours: dict[str, Experiment]) -> None:
    box = predict("More or fewer pieces?", "fewer", choices=["more", "fewer"])
    assert hand_in("20_tempo", "Ada", ours["Ada"], "short", "built", box).guess == "none"
    box.say("more")
    assert box.asked == ask("More or fewer pieces?", "fewer", ["more", "fewer"])
    assert hand_in("20_tempo", "Ada", ours["Ada"], "short", "built", box).guess == "more"
    box.ask_again()


def test_the_games_of_a_class_make_one_result(ours: dict[str, Experiment]) -> None:
    lines = [hand_in("20_tempo", name, each, "short", "built", "fewer") for name, each in ours.items()]
    twin = hand_in("20_tempo", "Cy", ours["Ada"], "short", "built", "more")
    class_ = collect("\n\n".join([*map(str, lines), str(lines[0]), str(twin)]))
    assert len(class_) == 3
    (effect,) = class_.effects
    values = [
        value for each in ours.values() for value in each.differences("built", "short", "builders", "printed").values()
    ]
    assert effect.by["builders"] == mean(values)
    assert effect.by["builders"].n == 4
    table = pandas.DataFrame(class_.rows)
    assert table.guess.value_counts().to_dict() == {"fewer": 2, "more": 1}
    assert table.builders[0] == pytest.approx(sum(values[:2]) / 2)
    assert "3 lines by 3 students." in str(class_)
    assert "3 lines by 3 students." in "".join(page(analysis_page.collected(class_)).itertext())


def test_designs_are_told_apart_by_what_they_change(ours: dict[str, Experiment]) -> None:
    one = hand_in("24_your_own_rule", "Ada", ours["Ada"], "short", "built")
    other = HandedIn(one.lesson, "Bo", "short", "rounds=4", one.measure, one.guess, one.games)
    assert len(collect([str(one), str(other)]).effects) == 2


def test_a_measure_may_say_nothing_of_a_game(ours: dict[str, Experiment]) -> None:
    line = hand_in("x", "Ada", ours["Ada"], "short", lambda rows: float("nan" if rows[0]["seed"] else 3))
    assert line.games[0].differences == (0.0,)
    gap = "x | Ada | short (rounds=1) | gap | guess: none | builders from seed 4: +1 ? +2 | says:"
    (found,) = collect(gap)
    assert found.games[0].known == {4: 1.0, 6: 2.0}
    assert str(found).startswith(gap)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("I have found nothing", "not a line that hand_in has made"),
        ("x | Ada | short (rounds=1) | gap | guess: no | builders from seed 4: +1 | sa", "not a whole one"),
        ("x | Ada | short | gap | guess: no | builders from seed 4: +1 | says: yes", "stands what it changes"),
        ("x | Ada | short (rounds=1) | gap | guess: no | builders from seed 4: +1 ++ | says: yes", "come the numbers"),
        ("x | Ada | short (rounds=1) | gap | guess: no | builders from seed 4: inf | says: yes", "come the numbers"),
        ("x | Ada | short (rounds=1) | gap | guess: no | builders: +1 | says: yes", "come the numbers"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_and_the_others_count(
    ours: dict[str, Experiment], line: str, why: str
) -> None:
    good = hand_in("20_tempo", "Ada", ours["Ada"], "short", "built", "fewer")
    found = collect(f"{line}\n{good}")
    assert list(found) == [good]
    assert why in found.unread[0].why
    assert f"Line 1 cannot be read: {found.unread[0].why}." in str(found)


def test_nothing_without_a_name_or_a_game(ours: dict[str, Experiment]) -> None:
    with pytest.raises(ValueError, match="say who hands it in"):
        hand_in("20_tempo", " ", ours["Ada"], "short", "built")
    with pytest.raises(ValueError, match="no game was played with 'long'"):
        hand_in("20_tempo", "Ada", ours["Ada"], "long", "built")
    with pytest.raises(ValueError, match="no game that was played both with 'short' and with 'printed'"):
        hand_in("20_tempo", "Ada", ours["Ada"], "short", lambda rows: float("nan"))
