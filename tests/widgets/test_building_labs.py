"""The labs of building without a browser: choose, guess, build, keep, go on; and the plan for a wheel."""

from html import unescape

from barrage_nb.board.refs import Ref
from barrage_nb.widgets.labs import BuildingLab, PlanLab
from barrage_nb.words import building_lesson as words

from .as_text import as_text
from .test_labs import click


def test_a_guess_is_asked_for_once_then_the_wheel_turns_and_the_income_is_told() -> None:
    lab = BuildingLab()
    lab.go_on.click()
    assert lab.story.length == 0
    assert "First say how many machines" in lab.feedback.value
    lab.guess.set(5)
    lab.go_on.click()
    assert lab.story.over
    assert "You said 5: 1 too many." in lab.feedback.value
    assert "4 excavators" in lab.feedback.value
    wheel = lab.wheel.value
    assert lab.held.value == "You have 2 excavators, 4 mixers, 9 credits and 11 engineers."
    lab.go(0)
    assert lab.wheel.value != wheel
    assert "You have 6 excavators" in lab.held.value


def test_a_click_chooses_a_place_and_what_cannot_be_is_refused_with_its_rule() -> None:
    lab = BuildingLab()
    click(lab, "conduit C1B")
    assert lab.question.value == "A conduit of value 4, basin 1 to 5: how many machines?"
    lab.go_on.click()
    assert "it takes 8 excavators, and you have 6 excavators and 4 mixers" in as_text(unescape(lab.feedback.value))
    assert "C3" in lab.feedback.value
    click(lab, "dam B4L")
    assert "G6" in lab.feedback.value
    assert lab.story.length == 0
    assert lab.marks() == {Ref("conduit", "C1B"): "selected"}
    assert lab.space.value == "C1B"


def test_what_is_kept_stays_and_the_next_round_comes_after_it() -> None:
    lab = BuildingLab()
    lab.update(lab.state.keep())
    assert words.nothing_to_keep() in unescape(lab.feedback.value)
    lab.guess.set(4)
    lab.construct()
    lab.keep.click()
    lab.pick("B9L")
    lab.go_on.click()
    assert "base tile" in lab.feedback.value  # it rides on the wheel
    lab.guess.set(3)
    lab.workshop.click()
    assert lab.guess.said is None  # it was one of another table
    lab.round.click()
    assert lab.story.position.round == 3
    assert lab.held.value == "You have 2 excavators, 4 mixers, 12 credits and 12 engineers."
    for _ in range(3):
        lab.round.click()
    assert lab.feedback.value.count(words.last_round()) == 1
    lab.buttons.begin()
    assert lab.state.now == lab.state.site.position


def test_building_elsewhere_stands_beside_what_was_built_before() -> None:
    lab = BuildingLab()
    for space, machines in (("B7L", 4), ("C6B", 4)):
        lab.pick(space)
        lab.guess.set(machines)
        lab.construct()
    assert lab.pair.button.disabled is False
    lab.pair.button.click()
    assert lab.pair.widget.value.count("<figure>") == 2


def test_an_officer_and_a_tile_change_what_is_possible() -> None:
    lab = BuildingLab(space="C1B", all_inputs=True)
    lab.officer.widget.value = "mcdowell"
    lab.guess.set(4)
    lab.construct()
    assert "You paid 4 mixers." in lab.feedback.value
    lab.officer.widget.value = None
    lab.tile.widget.value = "adv3_base"
    lab.pick("B7U")
    lab.guess.set(0)
    lab.construct()
    assert "takes nothing (T11)" in lab.feedback.value
    assert lab.held.value.endswith("and 12 engineers.")


def test_a_plan_is_put_together_by_buttons_and_clicks_and_carried_out_until_it_stops() -> None:
    lab = PlanLab(1)
    solution = lab.state.solutions[0]
    lab.try_it()
    assert words.plan_hint() in unescape(lab.feedback.value)
    click(lab, str(Ref.on_map(lab.state.wishes[0].space)))
    assert lab.state.plan == (0,)
    assert lab.parts[0].description.startswith("1. ")
    lab.attempt.click()
    assert "Not quite." in lab.feedback.value
    lab.back.click()
    assert lab.state.plan == ()
    for part in solution:
        lab.parts[part].click()
    lab.attempt.click()
    assert "barrage-solved" in lab.feedback.value
    assert {wish.space for wish in lab.state.wishes} <= {
        *lab.story.position.dams,
        *lab.story.position.conduits,
        *lab.story.position.powerhouses,
    }
    lab.buttons.anew.click()
    assert lab.state.seed == 2
    assert not lab.state.plan


def test_who_goes_on_is_no_longer_asked_whether_to_begin_anew() -> None:
    lab = BuildingLab()
    lab.guess.put(4)
    lab.go_on.click()
    lab.keep.click()
    lab.buttons.anew.click()
    assert lab.buttons.sure.layout.display == ""
    lab.workshop.click()
    assert lab.buttons.sure.layout.display == "none"
