"""What students hand in: one line each, read back as it was, and nothing that is not yet written."""

import random
from dataclasses import replace

import pytest

from barrage_nb import Design, collect, experiment, hand_in
from barrage_nb.analysis import Experiment
from barrage_nb.engine.play import builder_player
from barrage_nb.engine.rulings import NoSuchChoice
from barrage_nb.engine.values import Table
from barrage_nb.lessons.asking import ask
from barrage_nb.lessons.handing_in import VERSION, HandedIn, NotYet, OwnGames, design_of, in_code, read_line
from barrage_nb.view import analysis_page
from barrage_nb.widgets import predict
from tests.view.test_analysis_page import page

PLAYERS = {"mine": builder_player, "automas": "hard", "others": "easy"}
DESIGNS = {
    "short": Design(rounds=1),
    "poor (very)": Design(rounds=1, engineers_each=5, closed_spaces=("turbine+2",), more_drops=Table({"HA": -1})),
}


@pytest.fixture(scope="module")
def ours() -> Experiment:
    return experiment(DESIGNS, PLAYERS, n=2, seats=2)


def line_of(found: Experiment, design: str = "short", measure: str = "built", **said: str) -> HandedIn:
    """A line in which everything is written that is to be written."""
    told = {"name": "Bea", "guess": "fewer", "says": "It is shorter.", **said}
    line = hand_in("20_tempo", told["name"], found, design, measure, told["guess"], told["says"])
    assert isinstance(line, HandedIn)
    return line


@pytest.mark.parametrize("design", DESIGNS)
def test_a_line_says_everything_and_is_read_back(ours: Experiment, design: str) -> None:
    line = line_of(ours, design, name=" Bea | L. ", says="It is\nshorter - by far")
    assert (line.name, line.says) == ("Bea / L.", "It is shorter - by far")
    assert (line.against, line.seats, line.rules, line.version) == ("printed", 2, "full", VERSION)
    assert "\n" not in str(line)
    assert repr(line) == str(line)
    assert design_of(line.changes) == DESIGNS[design]
    for text in (str(line), f"  - {line} ", f"> {line}\n"):
        assert list(collect(text)) == [line]
    found = ours.differences("built", design, "mine", "printed")
    assert line.games[0] == OwnGames("mine (builder_player)", 0, tuple(found.values()))
    assert [games.players for games in line.games[1:]] == ["automas", "others (easy)"]
    assert page(analysis_page.handed_in(line)).findtext(".//code") == str(line)


def test_it_says_against_what(ours: Experiment) -> None:
    line = hand_in("20_tempo", "Bea", ours, "short", "built", "more", "Much.", against="poor (very)")
    assert isinstance(line, HandedIn)
    assert line.against == in_code(DESIGNS["poor (very)"].changes)
    assert list(collect(str(line))) == [line]


@pytest.mark.parametrize(
    "message",
    [
        "Hi, here is mine: {} thanks!",
        '"{}"',
        "> > * {}",
        "| {} |",
        "[10:32] Bea: {}",
        "“{}” (sent from my phone | too early)",
    ],
)
def test_a_line_is_found_in_a_message(ours: Experiment, message: str) -> None:
    line = line_of(ours, "poor (very)")
    assert list(collect(message.format(line))) == [line]
    curled = str(line).replace("'", "’").replace("-", "–")
    assert list(collect(message.format(curled))) == [line]


def test_a_guess_comes_from_the_box_in_which_it_was_made(ours: Experiment) -> None:
    box = predict("More or fewer pieces?", "fewer", choices=["more", "fewer"])
    before = hand_in("20_tempo", "Bea", ours, "short", "built", box, "Yes.")
    assert before == NotYet(("guess",))
    box.say("more")
    assert box.asked == ask("More or fewer pieces?", "fewer", ["more", "fewer"])
    after = hand_in("20_tempo", "Bea", ours, "short", "built", box, "Yes.")
    assert isinstance(after, HandedIn)
    assert after.guess == "more"
    box.ask_again()


@pytest.mark.parametrize(
    ("name", "guess", "says", "blanks"),
    [
        ("Ada", "more", "...", ("name", "says")),
        (" ada ", "more", "Yes.", ("name",)),
        ("", "", "", ("name", "guess", "says")),
        ("...", "…", "Yes.", ("name", "guess")),
        ("Bea", "more", "If ..., then ..., because ... My verdict: ...", ("says",)),
        ("Bea", "more", "If it is shorter, then less is built. My verdict: ...", ("says",)),
    ],
)
def test_what_stood_in_the_box_at_first_is_nothing_to_hand_in(
    ours: Experiment, name: str, guess: str, says: str, blanks: tuple[str, ...]
) -> None:
    found = hand_in("20_tempo", name, ours, "short", "built", guess, says)
    assert isinstance(found, NotYet)
    assert found.blanks == blanks
    assert repr(found).startswith("Write ")
    assert repr(found).endswith("; then run the box again.")
    assert page(analysis_page.not_yet(found)).findtext("p") == str(found)
    by_hand = replace(line_of(ours), name=name, guess=guess, says=says)
    (refused,) = collect(str(by_hand)).unread
    assert ("nobody but Ada" in refused.why) is ("name" in blanks)
    assert ("no guess" in refused.why) is ("guess" in blanks)
    assert ("in place of the dots" in refused.why) is ("says" in blanks)


def test_what_is_to_be_written_is_said_in_one_sentence(ours: Experiment) -> None:
    found = hand_in("20_tempo", "Ada", ours, "short", "built", "more", "...")
    assert str(found) == (
        "Write your own name in place of Ada (whoever is called Ada adds a letter) and a sentence in place of the "
        "dots; then run the box again."
    )
    assert line_of(ours, name="Ada L.", says="Hmm... it is 3.5 more.")


def test_a_measure_may_say_nothing_of_a_game(ours: Experiment) -> None:
    found = hand_in("x", "Bea", ours, "short", lambda rows: float("nan" if rows[0]["seed"] else 3), "more", "Odd.")
    assert isinstance(found, HandedIn)
    assert found.games[0].differences == (0.0,)
    gap = "x | Bea | short (rounds=1) | gap | against printed, 2 players, full, version 0.0.9 | guess: more | "
    gap += "builders from seed 4: +1 ? +2 | says: Odd. |"
    line = read_line(gap)
    assert line.games[0].known == {4: 1.0, 6: 2.0}
    assert str(line) == gap


HEAD = "x | Bea | short (rounds=1) | gap | against printed, 4 players, full, version 1 | guess: no | "


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("I have found | nothing", "not a line that hand_in has made"),
        (f"{HEAD}builders from seed 4: +1 | sa", "not a whole one"),
        (HEAD.replace(" (rounds=1)", "") + "builders from seed 4: +1 | says: yes", "stands what it changes"),
        (f"{HEAD}builders from seed 4: +1 ++ | says: yes", "come the numbers"),
        (f"{HEAD}builders from seed 4: inf | says: yes", "come the numbers"),
        (f"{HEAD}builders: +1 | says: yes", "come the numbers"),
        (f"{HEAD}says: yes", "not a whole one"),
        (f"{HEAD}builders from seed 4: ? ? | says: yes", "come the numbers"),
        ("x | Bea | short (rounds=1) | gap | guess: no | builders from seed 4: +1 | says: yes", "of an older kit"),
        (HEAD.replace("4 players", "5 players") + "builders from seed 4: +1 | says: yes", "here stands against what"),
        (HEAD.replace("full", "other") + "builders from seed 4: +1 | says: yes", "here stands against what"),
        (HEAD.replace("rounds=1", "wheel_segments=99") + "a from seed 4: +1 | says: yes", "99 is more than 8"),
        (HEAD.replace("rounds=1", "wheels=3") + "a from seed 4: +1 | says: yes", "'wheels' is not known"),
        (HEAD.replace("against printed", "against rounds=99") + "a from seed 4: +1 | says: yes", "99 is more than 8"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_and_the_others_count(ours: Experiment, line: str, why: str) -> None:
    good = line_of(ours)
    found = collect(f"{line}\n{good}")
    assert list(found) == [good]
    assert why in found.unread[0].why
    assert f"Line 1 does not count: {found.unread[0].why}." in str(found)


def test_code_is_read_and_never_run() -> None:
    for design in (*DESIGNS.values(), Design(), Design(turn_order="fixed", neutral_dams=False)):
        assert design_of(in_code(design.changes)) == design
    for code in (
        "rounds=__import__('os').getpid()",
        "rounds=1), print('run'",
        "rounds=1)(rounds=2",
        "**{'rounds': 1}",
        "1",
        "",
        "rounds=Table()",
        "closed_spaces=([],)",
        "more_drops={'HA': 1}",
        "more_drops=Table({[]: 1})",
        "more_drops=Table(HA=1)",
        "more_drops=Table({'HA': 1}, 2)",
        "rounds=" + "(" * 5000,
        "rounds=" + "-" * 5000 + "1",
        "rounds=" + "9" * 5000,
        "rounds=\0",
        "rounds=\ud800",
    ):
        with pytest.raises(ValueError, match="behind the name of a design stands what it changes"):
            design_of(code)
    for code in ("rounds='3'", "closed_spaces=('turbine+9',)", "closed_spaces=('turbine+2')", "red_fee=True"):
        with pytest.raises(NoSuchChoice):
            design_of(code)


def test_a_line_with_anything_in_it_is_read_or_refused(ours: Experiment) -> None:
    luck, line = random.Random(4), str(line_of(ours, "poor (very)"))
    for _ in range(2000):
        at, to = sorted(luck.sample(range(len(line) + 1), 2))
        broken = line[:at] + "".join(luck.choices("|()=,:'\"\\{}[]+-? 09aé\0", k=luck.randint(0, 6))) + line[to:]
        assert len(collect(broken.replace("\n", " "))) <= 1


def test_nothing_without_a_game(ours: Experiment) -> None:
    with pytest.raises(ValueError, match="no game was played with 'long'"):
        hand_in("20_tempo", "Bea", ours, "long", "built")
    with pytest.raises(ValueError, match="no game that was played both with 'short' and with 'printed'"):
        hand_in("20_tempo", "Bea", ours, "short", lambda rows: float("nan"))
