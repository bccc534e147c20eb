"""Experiments with boxes: rows are played, kept, handed in and played again as the numbers of a design are."""

from pathlib import Path

import pytest

from barrage_nb import PRINTED, Design, experiment, new_game, seeds_of
from barrage_nb.analysis import quick_player
from barrage_nb.analysis.designs import as_designed, box_of, changes_of, told
from barrage_nb.analysis.experiments import Experiment, load_experiment
from barrage_nb.analysis.flows import economy
from barrage_nb.analysis.turns import played_turns
from barrage_nb.engine.rulings import NoSuchChoice
from barrage_nb.lessons.collecting import collect
from barrage_nb.lessons.handing_in import design_of, hand_in, in_code, read_line
from barrage_nb.widgets.labs import ExperimentForm

CANTEEN = "space canteen: workshop, 1 engineer, 2 credits: 2 turns"
FEAST = {"feast": "space feast: workshop, 1 engineer: 12 credits"}
TWO = (CANTEEN, "price base hills: 5", "red fee: 4")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Experiment, str]:
    file = Path(tmp_path_factory.mktemp("kept")) / "games"
    found = experiment({"canteen": CANTEEN}, {"easy": "easy"}, n=2, seed=seeds_of(4), seats=2, save=file)
    return found, file.read_text()


@pytest.mark.parametrize("said", [PRINTED.changed(*TWO), TWO, list(TWO), "; ".join(TWO), "\n".join(TWO)])
def test_a_box_is_said_as_a_box_or_by_its_rows(said) -> None:
    assert as_designed(said) is PRINTED.changed(*TWO)


def test_a_box_of_numbers_alone_is_their_design() -> None:
    assert as_designed("red fee: 4") == as_designed(PRINTED.changed("red fee: 4")) == Design(red_fee=4)
    assert as_designed(PRINTED) == as_designed(()) == as_designed("printed") == Design()
    assert box_of(Design(red_fee=4)) is PRINTED.changed("red fee: 4")


def test_all_that_is_wrong_with_rows_is_told_before_anything_is_played() -> None:
    with pytest.raises(NoSuchChoice) as wrong:
        experiment({"wrong": ("price base hills: 500", "nothing at all")})
    assert len(wrong.value.problems) == 2
    with pytest.raises(NoSuchChoice, match="a design is said as"):
        experiment(12)  # type: ignore[arg-type]


def test_the_games_are_played_with_the_box(kept: tuple[Experiment, str]) -> None:
    found, _ = kept
    assert found.designs == {"printed": Design(), "canteen": PRINTED.changed(CANTEEN)}
    rows = played_turns(
        {"feast": "space feast: workshop, 1 engineer: 12 credits"}, {"quick": quick_player}, n=1, seats=2
    )
    assert sum(row["space"] == "feast" for row in rows) == 5
    assert list(economy("rounds: 2", "easy", n=1, seats=2).rounds) == [1, 2]


def test_a_file_of_them_is_read_back(kept: tuple[Experiment, str]) -> None:
    found, text = kept
    assert load_experiment(text) == found
    with pytest.raises(NoSuchChoice):
        load_experiment(text.replace("1 engineer, 2 credits", "99 engineers, 2 credits"))


def test_a_line_has_the_rows_and_its_games_are_played_again(kept: tuple[Experiment, str]) -> None:
    found, _ = kept
    line = hand_in("28_your_own_card", "Bea", found, "canteen", "built", "more", "it is used")
    assert f"canteen (box='{CANTEEN}')" in str(line)
    assert read_line(str(line)) == line
    collected = collect(str(line), check=2)
    assert (len(collected), collected.checked.pairs, collected.checked.wrong) == (1, 2, ())
    cheaper = str(line).replace("2 credits", "20 credits").replace("canteen (", "cheap (")
    assert read_line(cheaper).under_test != line.under_test
    with pytest.raises(ValueError, match="nosuch"):
        read_line(str(line).replace("workshop", "nosuch"))


@pytest.mark.parametrize("said", [Design(), Design(red_fee=4), PRINTED.changed(*TWO)])
def test_what_is_written_in_code_is_read_back(said) -> None:
    assert design_of(in_code(changes_of(as_designed(said)))) == said


def test_a_box_stands_alone_in_code() -> None:
    with pytest.raises(ValueError, match="box"):
        design_of("box='price conduit: 3', red_fee=4")


def test_a_box_is_told_by_sentences_and_rows() -> None:
    sentence, *rows = told(PRINTED.changed(*TWO))
    assert "4" in sentence
    assert set(rows) == set(TWO[:2])


def test_a_form_plays_rows() -> None:
    form = ExperimentForm(design=CANTEEN)
    assert form.design is PRINTED.changed(CANTEEN)
    assert CANTEEN in form.changed.value
    form.change("red_fee=4")
    assert form.design is PRINTED.changed(CANTEEN, "red fee: 4")
    assert new_game(4, seed=0, box=form.design).box is form.start.box
