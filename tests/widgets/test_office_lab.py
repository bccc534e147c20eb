"""The office lab without a browser: place engineers, answer what a space asks, compare with the best plan."""

import asyncio

from barrage_nb.board.refs import Ref
from barrage_nb.lessons import office
from barrage_nb.widgets.labs import OfficeLab
from barrage_nb.words import office_lesson as words

from .as_text import as_text
from .test_labs import click
from .test_motion import in_a_loop


def test_engineers_are_placed_by_clicks_and_the_best_plan_is_shown_afterwards() -> None:
    lab = OfficeLab(1)
    lab.best.click()
    assert words.first_place() in lab.feedback.value
    lab.guess.set(9)
    lab.banked.set(2)
    click(lab, "space bank")
    assert "6 engineers" in lab.held.value
    click(lab, "space machinery-excavator")
    assert "R6" in lab.feedback.value
    click(lab, "space machinery-choice")
    assert lab.state.waiting is not None
    assert lab.marks() == {Ref("space", "machinery-choice"): "selected"}
    lab.answer(lab.then.values[1])
    assert lab.state.waiting is None
    assert "2 excavators" in lab.held.value
    lab.banked.set(12)
    lab.put_on("bank")
    assert lab.state.over
    said = as_text(lab.feedback.value)
    assert "You end with 3 machines; the best plan ends with 9." in said
    assert "And you foresaw it: 9." in said
    lab.put_on("workshop-1")
    assert words.over() in lab.feedback.value
    lab.best.click()
    lab.go(lab.story.length)
    assert lab.state.task.reached(lab.story.position) == 9
    lab.pair.button.click()
    assert lab.pair.widget.value.count("<figure>") == 2


def test_the_best_plan_solves_it() -> None:
    lab = OfficeLab(2)
    for first, *answers in lab.state.task.best:
        lab.banked.set(getattr(first, "engineers", None) or 1)
        lab.put_on(first.space)
        for answer in answers:
            lab.answer(answer)
    while not lab.state.over:
        lab.put_on("bank")
    assert "barrage-solved" in lab.feedback.value


def test_one_action_is_taken_back_and_other_numbers_are_another_puzzle() -> None:
    lab = OfficeLab(1)
    lab.put_on("workshop-1")
    lab.put_on("workshop-1-dear")
    lab.back.click()
    assert len(lab.state.plan) == 1
    assert lab.state.now.occupied["workshop-1"]
    assert "workshop-1-dear" not in lab.state.now.occupied
    most = lab.state.task.most
    lab.again_button.click()
    lab.credits.set(12)
    assert lab.state.task.most > most
    assert lab.state.plan == ()
    assert "12 credits" in lab.held.value
    lab.buttons.begin()
    assert lab.state.task == office.task(2)


def test_a_space_is_chosen_before_engineers_are_placed() -> None:
    lab = OfficeLab(1)
    lab.take.click()
    assert words.hint() in lab.feedback.value
    assert lab.state.plan == ()
    lab.space.widget.index = 1 + lab.clickable().index(Ref("space", "workshop-1"))
    lab.take.click()
    assert [str(move) for action in lab.state.plan for move in action] == ["place workshop-1"]


def test_what_has_been_placed_is_not_lost_by_another_number_at_first() -> None:
    lab = OfficeLab(1)
    before = lab.state.task
    lab.put_on("workshop-1")
    lab.engineers.set(5)
    assert (lab.state.task, len(lab.state.plan)) == (before, 1)
    assert lab.engineers.value == before.position.companies[lab.who].engineers
    assert words.again() in lab.feedback.value
    lab.again_button.click()
    lab.engineers.set(5)
    assert lab.state.task.position.companies[lab.who].engineers == 5


def test_a_click_on_another_space_is_a_turn_while_the_one_before_still_plays() -> None:
    async def running() -> None:
        lab = OfficeLab(1)
        click(lab, "space workshop-1")
        await asyncio.sleep(0.05)
        assert lab.playing
        click(lab, "space workshop-1-dear")
        assert len(lab.state.plan) == 2
        click(lab, "space workshop-1-dear")
        assert len(lab.state.plan) == 2, "where one stands already, a click only hurries"

    in_a_loop(running)
