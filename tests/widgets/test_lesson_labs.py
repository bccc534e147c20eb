"""The production lab and the tour without a browser: predict, see the feedback, change an input, produce again."""

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from barrage_nb.board.refs import Ref
from barrage_nb.lessons.asking import Feedback
from barrage_nb.lessons.production import Plan, Setting
from barrage_nb.lessons.tally import TALLY, LabScore
from barrage_nb.lessons.tour import Stop, stops
from barrage_nb.widgets.labs import ProductionLab, Tour
from barrage_nb.words.places import place

from .as_text import as_text
from .test_motion import in_a_loop


def click(lab: Any, thing: str) -> None:
    """A click on the middle of a thing of the picture."""
    box = lab.picture.painter.scene.bounds(Ref.read(thing))
    assert box is not None
    for callback in lab.picture.painter._heard["press"]:
        callback((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def shown(widget: Any) -> bool:
    """Whether a widget is not hidden."""
    return bool(widget.layout.display != "none")


def test_challenges_solved_in_a_row_are_counted_once_each_and_not_when_a_way_was_shown() -> None:
    TALLY.clear()
    lab = ProductionLab(seed=13, target=9)

    def solve() -> None:
        assert lab.state.challenge is not None
        lab.state = replace(lab.state, plan=lab.state.challenge.solutions[0])
        lab.produce()

    solve()
    solve()
    assert "in a row" not in lab.feedback.value
    lab.buttons.begin()
    solve()
    assert "That makes 2 in a row." in lab.feedback.value
    lab.buttons.begin()
    lab.produce()
    lab.show_one()
    solve()
    assert "in a row" not in lab.feedback.value
    assert TALLY.labs == (LabScore("Make exactly 9", 2, 3, 0),)
    TALLY.clear()


def test_production_a_second_press_while_one_watches_leads_to_the_end() -> None:
    async def running() -> None:
        lab = ProductionLab()
        lab.guess.put(10)
        lab.go_on.click()
        assert (lab.story.over, lab.go_on.description) == (False, "To the end")
        lab.go_on.click()
        assert (lab.story.over, lab.playing, lab.picture.moving) == (True, False, False)
        assert lab.go_on.description == "Produce"
        assert "You said 10: exactly right." in lab.feedback.value
        assert "Who else gains" in lab.feedback.value

    in_a_loop(running)


def test_production_a_press_on_the_map_while_one_watches_goes_on_at_once_and_chooses_nothing() -> None:
    async def running() -> None:
        lab = ProductionLab()
        lab.guess.put(10)
        lab.go_on.click()
        plan, moments = lab.state.plan, lab.story.length
        for _ in range(moments):
            assert lab.playing
            click(lab, "dam B6L")
        assert (lab.story.over, lab.state.plan) == (True, plan)

    in_a_loop(running)


def test_production_a_guess_is_counted_once_and_none_whose_answer_is_known() -> None:
    TALLY.clear()
    lab = ProductionLab()
    for guess in (9, 10, 10):
        lab.guess.put(guess)
        lab.produce()
        assert "in a row" not in lab.feedback.value
    lab.open.value = True
    lab.set("drops", 2)
    lab.guess.put(7)
    lab.produce()
    assert TALLY.labs == (LabScore("Production lab", 0, 1, 0),)


def test_production_the_sum_is_hidden_until_it_is_produced() -> None:
    lab = ProductionLab()
    assert "= how much?" in lab.sum.value
    assert "drops" not in lab.sum.value  # the first guess stands above no formula
    assert "10" not in lab.sum.value
    assert lab.feedback.value == ""
    lab.guess.put(9)
    assert "10" not in lab.sum.value
    lab.produce()
    assert "= 10 energy" in lab.sum.value
    assert "Not quite." in lab.feedback.value
    assert "You said 9: 1 too few." in lab.feedback.value
    assert "(N1)" in lab.feedback.value
    assert "A dam of Germany catches 2 drops" in lab.feedback.value
    assert "into your lower dam of basin 6" in as_text(lab.feedback.value)
    assert "10 energy for 7 victory points and 3 credits: reached" in lab.feedback.value


def test_production_change_an_input_produce_again_and_compare() -> None:
    lab = ProductionLab()
    lab.guess.put(10)
    lab.produce()
    assert "Right." in lab.feedback.value
    lab.inputs["conduit"].widget.value = "C2B"
    assert lab.state.plan == Plan("B2L", "C2B", "P10.1", 3, "turbine+0")
    assert lab.story.at == 0
    assert lab.guess.said is None
    assert lab.feedback.value == ""
    assert "= how much?" in lab.sum.value
    lab.guess.put(16)
    lab.produce()
    assert "Right." in lab.feedback.value
    assert "Before your change it was 10 energy, now it is 16: +6." in lab.feedback.value
    assert "You pay Germany 3 credits, and Germany scores 3 victory points" in lab.feedback.value
    assert not lab.pair.button.disabled
    lab.pair.button.click()
    assert lab.pair.widget.value.count("<svg") == 2
    assert Ref("dam", "B10L") in lab.marks_between() or Ref("dam", "B6L") in lab.marks_between()


def test_production_takes_a_wild_guess_as_it_was_said() -> None:
    lab = ProductionLab()
    lab.guess.put(99)
    lab.produce()
    assert "99" in lab.feedback.value


def test_production_a_second_guess_at_the_same_is_no_change() -> None:
    lab = ProductionLab()
    for guess in (12, 10):
        lab.guess.put(guess)
        lab.produce()
    assert "Right." in lab.feedback.value
    assert "Before your change" not in lab.feedback.value


def test_production_clicks_choose_and_say_what_is_not_there() -> None:
    lab = ProductionLab()
    assert lab.marks() == dict.fromkeys(
        (Ref("dam", "B2L"), Ref("conduit", "C2A"), Ref("powerhouse", "P6.1")), "selected"
    )
    click(lab, "conduit C2B")
    assert lab.state.plan.powerhouse == "P10.1"
    click(lab, "dam B6L")
    assert lab.state.plan.conduit == "C6A"
    assert "You have no powerhouse" in lab.sum.value or "does not lead" in lab.sum.value
    click(lab, "conduit C4A")
    assert "Nobody has built the conduit from basin 4 to basin 7" in as_text(lab.feedback.value)
    click(lab, "powerhouse P7.1")
    assert "Nobody has built the left powerhouse of basin 7 yet" in as_text(lab.feedback.value)
    click(lab, "dam B4U")
    assert "Nobody has built the upper dam of basin 4 yet" in as_text(lab.feedback.value)


def test_production_what_is_not_allowed_moves_nothing_and_says_why() -> None:
    lab = ProductionLab()
    lab.set("credits", 1)
    lab.set("conduit", "C2B")
    assert "3 credits for the 3 drops, and you have 1" in lab.sum.value
    lab.produce()
    lab.produce()
    assert lab.story.length == 0
    assert "P7" in lab.feedback.value
    lab.guess.put(3)
    lab.produce()
    assert "This production is not allowed" in lab.feedback.value
    assert "You said 3" in lab.feedback.value


def test_production_asks_once_for_a_guess_and_then_shows_it_without() -> None:
    lab = ProductionLab()
    lab.produce()
    assert "type your guess" in lab.feedback.value
    assert "= how much?" in lab.sum.value
    assert lab.story.length == 0
    assert not shown(lab.open)
    lab.produce()
    assert shown(lab.open)
    assert "It makes 10 energy: 9 + 1.</p>" in lab.feedback.value
    assert "You made no guess this time." in lab.feedback.value
    assert lab.story.over


def test_production_the_sum_beforehand_for_those_who_want_it() -> None:
    lab = ProductionLab()
    lab.open.value = True
    assert "= 10 energy" in lab.sum.value
    lab.inputs["drops"].step(-1)
    assert "= 7 energy" in lab.sum.value
    assert "Where the water goes next" in lab.feedback.value


def test_production_every_input_changes_the_sum() -> None:
    lab = ProductionLab(all_inputs=True)
    lab.open.value = True
    sums = [lab.sum.value]
    lab.inputs["powerhouses"].widget.value = 4
    sums.append(lab.sum.value)
    lab.inputs["officer"].widget.value = "fiesler"
    lab.set("drops", 1)
    sums.append(lab.sum.value)
    lab.inputs["space"].widget.at = 4
    sums.append(lab.sum.value)
    lab.inputs["company"].widget.value = "france"
    assert "You gain" not in lab.feedback.value
    assert "needs" not in lab.sum.value
    assert len(set(sums)) == 4
    lab.inputs["officer"].widget.value = "del_monte"
    lab.inputs["held"].step(1)
    assert lab.state.position.dams["B2L"].drops == 4
    lab.inputs["officer"].widget.value = None
    assert lab.state.position.dams["B2L"].drops == 3
    lab.inputs["powerhouses"].widget.value = 1
    assert lab.state.position.pieces("france").powerhouse == 1


def test_production_with_pieces_only_asks_for_nothing_that_a_lesson_explains_later() -> None:
    lab = ProductionLab(setting=Setting(powerhouses=1), pieces_only=True)
    assert [hidden.layout.display for hidden in (lab.who, lab.buttons.widget)] == ["none", "none"]
    lab.guess.put(9)
    lab.produce()
    assert lab.story.over
    assert "Right" in lab.feedback.value


@pytest.mark.parametrize("company", ["usa", "germany", "italy", "france"])
def test_production_for_every_company(company: str) -> None:
    lab = ProductionLab(setting=Setting(company, powerhouses=3), all_inputs=True)
    lab.guess.put(1)
    lab.produce()
    assert lab.story.over
    after = {"usa": "(N3)", "germany": "", "italy": "(N4)", "france": ""}[company]
    assert after in str(lab.story)


def test_production_a_contract_may_be_chosen_or_declined() -> None:
    lab = ProductionLab()
    lab.guess.put(10)
    lab.produce()
    assert "fulfils contract 411" in str(lab.story)
    lab.inputs["contract"].widget.value = 206
    lab.guess.put(10)
    lab.produce()
    assert "fulfils contract 206" in str(lab.story)
    lab.inputs["contract"].widget.value = None
    lab.guess.put(10)
    lab.produce()
    assert "fulfils" not in str(lab.story)


def test_production_the_more_button_opens_the_other_inputs() -> None:
    lab = ProductionLab()
    assert not shown(lab.who)
    lab.guess.put(9)
    lab.produce()
    assert "Not quite." in lab.feedback.value
    lab.more.click()
    assert shown(lab.who)
    assert lab.feedback.value == ""  # else they open where one must scroll for them
    lab.more.click()
    assert not shown(lab.who)


def test_challenge_no_answer_before_a_try() -> None:
    lab = ProductionLab(seed=5, target=9)
    assert lab.state.challenge is not None
    assert "exactly 9" in lab.task.value
    assert "guess" not in lab.sentence.value
    assert "make exactly 9" in lab.sentence.value
    assert not shown(lab.guess.widget)
    assert lab.reveal.disabled
    lab.show_one()
    assert lab.feedback.value == ""
    wrong = next(plan for plan in lab.state.challenge.ways if plan not in lab.state.challenge.solutions)
    lab.state = replace(lab.state, plan=wrong)
    lab.produce()
    assert "Not quite." in lab.feedback.value
    assert "You wanted 9" in lab.feedback.value
    assert not lab.reveal.disabled
    lab.show_one()
    assert place(lab.state.challenge.solutions[0].dam) in lab.feedback.value
    lab.state = replace(lab.state, plan=lab.state.challenge.solutions[0])
    lab.produce()
    assert "Exactly 9!" in lab.feedback.value


def test_challenge_there_is_always_another_one_and_a_way_back() -> None:
    lab = ProductionLab()
    tables = []
    for _ in range(4):
        lab.buttons.begin()
        tables.append(lab.state.position)
        assert lab.reveal.disabled
        assert not shown(lab.who)
    assert len(set(tables)) == 4
    lab.free.click()
    assert lab.state.position == Setting().position
    assert shown(lab.guess.widget)


def right_in(tour: Tour) -> int:
    """How many questions of a tour were answered rightly."""
    return sum(each.feedback is not None and each.feedback.right for each in tour.attempts.values())


def test_the_tour_can_be_walked_to_its_end() -> None:
    tour = Tour()
    seen = []
    while True:
        seen.append(tour.stop_now.name)
        if tour.asked.open:
            assert tour.story.at == 0
            tour.next_stop()
            assert "Answer first" in tour.feedback.value
            quiz = tour.asked.question
            tour.choices[list(quiz.choices).index(quiz.truth)].click()
            assert "Right." in tour.feedback.value
        assert tour.story.over
        assert tour.stop_now.after in as_text(tour.afterwards.value)
        if tour.onward.disabled:
            break
        tour.onward.click()
    assert seen == [stop.name for stop in stops()]
    assert "You guessed 5 of 5 right." in tour.afterwards.value
    tour.buttons.anew.click()
    assert tour.at == len(stops()) - 1
    assert tour.buttons.sure.layout.display == ""
    _, forget, keep = tour.buttons.sure.children
    keep.click()
    assert (right_in(tour), tour.buttons.sure.layout.display) == (5, "none")
    tour.visit(0)
    assert right_in(tour) == 5, "going back forgets nothing"
    tour.buttons.anew.click()
    forget.click()
    assert tour.at == 0
    assert tour.attempts == {}


def test_the_tour_answers_a_wrong_guess_and_can_show_without_one() -> None:
    tour = Tour()
    tour.visit(6)
    assert tour.stop_now.name == "drop"
    assert "First say what you think" in tour.sentence.value
    click(tour, "dam B3L")
    assert "Not quite." in tour.feedback.value
    assert "it is full" in tour.feedback.value
    assert "(W3)" in tour.feedback.value
    tour.next_stop()
    assert tour.feedback.value == ""
    tour.skip.click()
    assert tour.story.over
    assert tour.feedback.value == ""
    tour.previous.click()
    assert tour.stop_now.name == "drop"
    assert not tour.asked.open
    for again in ("drop stop?", "Not quite.", "(W3)", "You said"):
        assert again in tour.feedback.value, "what was asked here, and what became of the answer"
    tour.guess("B6L")
    assert tour.asked.said == ("B3L",)


def test_the_tour_tells_what_came_of_a_guess_as_soon_as_it_is_seen() -> None:
    water = next(stop for stop in stops() if stop.name == "water")
    seen = [water.decided(moment.events) for moment in water.story.moments]
    assert seen == [False, False, False, True, True, True], "not before the second drop of HA has come to rest"


def test_the_tour_goes_to_the_end_of_a_guess_before_it_goes_on() -> None:
    tour = Tour()
    tour.visit(5)
    assert "barrage-idle" in tour.onward._dom_classes
    assert not tour.onward.disabled, "it would lose the focus of the keyboard"
    tour.asked, tour.unsaid = tour.asked.answer("nothing"), Feedback(False, "They pay you.", "Look.", "P7")
    tour.limit = None
    tour.onward.click()
    assert (tour.at, tour.story.over) == (5, True)
    assert "They pay you." in tour.feedback.value
    assert "barrage-idle" not in tour.onward._dom_classes
    tour.onward.click()
    assert tour.at == 6


def test_the_text_of_a_stop_stands_over_a_tall_picture_where_it_cannot_stand_beside_it() -> None:
    tour = Tour()
    tour.page.width = 617
    for name, tall in {"build": True, "neighbour": False, "actions": True, "drop": False}.items():
        tour.visit(next(at for at, stop in enumerate(tour.stops) if stop.name == name))
        assert ("barrage-tall" in tour.widget._dom_classes) == tall, name


def test_the_tour_rings_every_place_that_it_asks_about() -> None:
    tour = Tour()
    tour.visit(6)
    assert {Ref("dam", "B3L"), Ref("dam", "B6L"), Ref("dam", "B10L"), Ref("exit", "XR")} <= set(tour.marks())


@pytest.mark.parametrize("stop", stops(), ids=lambda stop: stop.name)
def test_the_text_of_a_stop_has_room_beside_its_map(stop: Stop) -> None:
    told = len(re.sub("<.*?>", "", stop.text + stop.after))
    assert told <= (450 if stop.quiz is not None else 560), "the column would have to be scrolled"


def test_the_tour_shows_the_part_of_the_table_it_speaks_of() -> None:
    tour = Tour()
    assert not shown(tour.detail)
    assert tour.marks() == dict.fromkeys((Ref("dam", "B1L"), Ref("conduit", "C1A"), Ref("powerhouse", "P8.1")), "legal")
    tour.visit(4)
    assert shown(tour.detail)
    after = tour.detail.value
    assert "The board of Italy" in after
    assert "Italy's own board" in unescape(tour.caption.value)
    assert f'viewBox="0 0 {tour.picture.look.width:g} ' in after, "as wide as the map"
    tour.go(0)
    assert tour.detail.value != after


@pytest.mark.parametrize("lab", [ProductionLab(), ProductionLab(target=9), Tour()], ids=("free", "challenge", "tour"))
def test_labs_have_a_picture_where_no_kernel_runs(lab: Any) -> None:
    bundle = lab._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert 'stroke="#0F6CBD"' in bundle["image/svg+xml"]
    assert bundle["text/plain"]


def test_the_tour_shows_where_a_stop_began_beside_where_it_ended() -> None:
    tour = Tour()
    assert tour.pair.button.disabled
    assert not shown(tour.steps.widget)
    tour.visit(4)
    tour.pair.button.click()
    assert tour.pair.widget.value.count("<svg") == 2
    assert Ref("dam", "B8L") in tour.marks_between()
    tour.visit(6)
    assert tour.asked.open
    assert tour.pair.button.disabled
    assert tour.pair.widget.value == ""


def test_the_tour_says_what_was_answered_as_it_was_offered() -> None:
    tour = Tour()
    tour.visit(12)
    tour.choices[0].click()
    assert "You said: \u201cItaly, with most energy\u201d." in unescape(tour.feedback.value)


def test_production_challenges_go_on_and_each_can_be_solved() -> None:
    lab = ProductionLab(seed=13, target=9)
    for number in range(10):
        assert lab.state.challenge is not None
        assert f"Challenge {number + 1}" in lab.task.value
        wrong = next(plan for plan in lab.state.challenge.ways if plan not in lab.state.challenge.solutions)
        for plan, answer in ((wrong, "Not quite."), (lab.state.challenge.solutions[0], "Right.")):
            lab.state = replace(lab.state, plan=plan)
            lab.produce()
            assert answer in lab.feedback.value
        lab.buttons.anew.click()


def test_a_pipe_to_a_basin_without_an_own_powerhouse_says_that_it_is_missing() -> None:
    lab = ProductionLab()
    lab.clicked(Ref("conduit", "C6A"))
    assert lab.state.plan.dam == "B6L"
    assert "You have no powerhouse in basin 9, where this conduit ends." in as_text(lab.sum.value)


def test_no_step_is_counted_where_there_is_none() -> None:
    lab = ProductionLab()
    assert lab.steps.where.value == ""
    lab.guess.put(9)
    lab.produce()
    assert lab.steps.where.value == f"Moment {lab.story.at} of {lab.story.length}"
    room = lab.steps.where.layout.min_width
    assert int(room.removesuffix("ch")) == len(lab.steps.where.value)
    lab.go(1)
    assert lab.steps.where.layout.min_width == room  # a moment of one figure takes the room of two
