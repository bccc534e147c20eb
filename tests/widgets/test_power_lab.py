"""The lab of powers without a browser: guess the difference, see both turns, change one thing, go on to another."""

import pytest

from barrage_nb.board.refs import Ref
from barrage_nb.lessons.powers import CASES, POWERS, trial
from barrage_nb.lessons.tally import TALLY
from barrage_nb.widgets.labs import PowerLab, powers

from .as_text import as_text


def test_nothing_is_seen_before_the_guess_and_then_both_turns_stand_side_by_side() -> None:
    TALLY.clear()
    lab = PowerLab("adler")
    assert lab.furthest == 0
    assert lab.watch.disabled
    assert lab.pair.widget.value == ""
    assert [each.description for each in lab.numbers.children[:-1]] == [str(each) for each in lab.trial.answers]
    lab.numbers.children[lab.trial.answers.index(2)].click()
    assert "Right." in as_text(lab.feedback.value)
    assert lab.pair.widget.value.count("<svg") == 2
    assert "= 5 excavators" in lab.pair.widget.value
    assert "= 3 excavators" in lab.pair.widget.value
    assert (TALLY.right, TALLY.of) == (1, 1)
    assert lab.story.over
    lab.guess(3)
    assert TALLY.of == 1


def test_from_the_two_turns_to_the_map_and_back() -> None:
    lab = PowerLab("usa")
    lab.guess(None)
    assert "without" in as_text(lab.feedback.value)
    assert "barrage-beside" in lab.widget._dom_classes
    lab.sides.click()
    assert "barrage-beside" not in lab.widget._dom_classes
    assert lab.pair.widget.value == ""
    lab.sides.click()
    lab.watch.click()
    assert lab.pair.widget.value == ""
    assert lab.story.over


def test_what_is_changed_is_played_again_with_it_and_without_it() -> None:
    lab = PowerLab("adler")
    lab.guess(2)
    lab.clicked(Ref("dam", "B5L"))
    assert lab.trial == trial("adler", 1)
    assert "4 excavators without" in as_text(lab.feedback.value)
    lab.option.widget.index = 2
    assert lab.trial.truth == 0
    assert lab.hands.errors.output.outputs == ()


@pytest.mark.parametrize("power", POWERS)
def test_every_power_can_be_taken_from_the_list_guessed_and_changed(power: str) -> None:
    lab = PowerLab()
    lab.power.widget.value = power
    assert lab.trial.power == power
    assert lab.shown() == lab.trial.position(True)
    lab.guess(lab.trial.truth)
    for at in range(len(CASES[power].options)):
        lab.change(at)
        assert lab.pair.widget.value.count("<figure>") == 2
    assert lab.hands.errors.output.outputs == ()


def test_one_that_has_not_been_met_is_dealt_until_all_have() -> None:
    lab = PowerLab()
    for _ in POWERS[1:]:
        lab.guess(None)
        lab.buttons.anew.click()
    lab.guess(None)
    assert sorted(lab.met) == sorted(POWERS)
    assert all("\u2713" in text for text, _ in lab.power.widget.options)
    lab.buttons.anew.click()
    assert lab.asked.open


def test_a_lab_that_begins_with_another_power_goes_another_way() -> None:
    dealt = []
    for lab in (PowerLab(), PowerLab("krylov")):
        for _ in range(6):
            lab.guess(None)
            lab.buttons.anew.click()
        dealt.append(lab.met)
    assert set(dealt[0]).isdisjoint(dealt[1])


def test_all_of_them_in_a_table() -> None:
    assert powers()._repr_html_().count("<tr>") == 1 + len(POWERS)
    assert len(str(powers("company")).splitlines()) == 4
    assert "not allowed without, 6 credits with" in str(powers(["jordan"]))
    with pytest.raises(ValueError, match="kinds"):
        powers("engineer")
