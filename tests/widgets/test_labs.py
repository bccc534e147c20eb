"""The labs without a browser: predict, see the feedback, change an input, run again, see the difference."""

import asyncio
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from barrage_nb import explore, sketch
from barrage_nb.board.map import EXITS
from barrage_nb.board.refs import Ref
from barrage_nb.engine.position import Position
from barrage_nb.lessons import ending, planning, scoring, water
from barrage_nb.view.shapes import Layer, Text
from barrage_nb.widgets.labs import (
    LABS,
    BuildingLab,
    EndingLab,
    OfficeLab,
    PlanLab,
    ProductionLab,
    RescueLab,
    ScoringLab,
    Tour,
    WaterLab,
    picture,
    points,
    rules,
)
from barrage_nb.widgets.labs.lab import Lab
from barrage_nb.widgets.parts import StepField
from barrage_nb.words import board as board_words
from barrage_nb.words import lessons as words
from tests.clause_table import SECTIONS
from tests.proofs import proof

from .as_text import as_text

OVERFLOW = "usa B2U=1 | italy B2L=1*1 | HB=2"


def click(lab: Lab, thing: str) -> None:
    """A click on the middle of a thing of the picture."""
    box = lab.picture.painter.scene.bounds(Ref.read(thing))
    assert box is not None
    for callback in lab.picture.painter._heard["press"]:
        callback((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def texts(widget: Any) -> str:
    """Everything a widget says."""
    said = [
        str(getattr(widget, name)) for name in ("value", "description") if isinstance(getattr(widget, name, None), str)
    ]
    return " ".join(said + [texts(child) for child in getattr(widget, "children", ())])


def solved(lab: Any) -> Any:
    """A water lab in which every drop was given up."""
    while lab.asked.open:
        lab.give_up.click()
    return lab


def test_nothing_is_shown_before_a_guess() -> None:
    for lab in (WaterLab(1), RescueLab(1), ScoringLab(1), EndingLab(1)):
        assert lab.story.at == 0
        assert lab.steps.next.disabled
        assert lab.steps.last.disabled
        assert lab.steps.play.disabled
        lab.go(lab.story.length)
        lab.play()
        lab.key("End", False)
        assert lab.story.at == 0
        assert lab.feedback.value == ""


def test_water_a_click_predicts_and_the_drop_runs() -> None:
    lab = WaterLab(position=sketch(OVERFLOW))
    assert "Drop 1 of 2 starts at HB" in lab.question.value
    click(lab, "dam B5L")
    assert "Nobody has built the lower dam of basin 5" in as_text(lab.feedback.value)
    click(lab, "river HA B1U")
    assert "A drop never stops there" in lab.feedback.value
    assert lab.story.at == 0
    click(lab, "dam B2L")
    assert lab.story.at == 1
    assert "Not quite." in lab.feedback.value
    assert "(W7)" in lab.feedback.value
    assert lab.story.position.dams["B2U"].drops == 1
    assert lab.asked.open
    assert lab.steps.next.disabled
    click(lab, "exit XL")
    assert "Right." in lab.feedback.value
    assert not lab.asked.open
    assert "You foresaw 1 of 2 drops" in lab.score.value


def test_right_and_wrong_are_told_apart_in_form_and_on_the_map() -> None:
    lab = WaterLab(position="usa B2L=1*1 | germany B5L=1 | HB=2")
    lab.guess("B2L")
    assert "barrage-said-wrong" in lab.feedback.value
    assert lab.marks() == {
        **dict.fromkeys(lab.clickable(), "legal"),
        Ref("dam", "B2L"): "missed",
        Ref("dam", "B5L"): "selected",
    }
    lab.guess("XL")
    assert "barrage-said-right" in lab.feedback.value
    assert lab.marks() == {Ref("exit", "XL"): "selected"}
    lines = [thing for thing in lab.picture.painter.moving if thing.name.kind == "trace"]
    assert len(lines) == 2, "each drop has left its line, the lost one to the exit"
    lab.go(1)
    assert "missed" not in lab.marks().values()


def test_water_the_list_predicts_as_well() -> None:
    lab = WaterLab(position=sketch(OVERFLOW))
    values = [value for _, value in lab.ends.widget.options]
    assert values == [None, "B2U", "B2L", *EXITS]
    lab.ends.widget.value = "B2U"
    assert "Right." in lab.feedback.value
    assert lab.ends.value is None
    lab.ends.widget.value = "B2U"  # the same again for the next drop
    assert "Not quite." in lab.feedback.value
    assert "full" in lab.feedback.value


def test_water_going_back_does_not_end_the_prediction() -> None:
    lab = WaterLab(position=sketch(OVERFLOW))
    lab.guess("B2U")
    lab.go(0)
    lab.guess("XL")
    assert lab.story.at == 2
    assert [feedback is not None and feedback.right for feedback in lab.guesses] == [True, True]


def test_water_change_run_again_and_compare() -> None:
    lab = solved(WaterLab(position=sketch(OVERFLOW)))
    lab.go(0)
    click(lab, "dam B2U")
    assert lab.space.value == "B2U"
    assert lab.marks() == {Ref("dam", "B2U"): "focus"}
    lab.level.step(1)
    assert lab.picture.position.dams["B2U"].level == 2
    assert lab.story.position.dams["B2U"].level == 1
    assert lab.pair.button.disabled
    lab.run.click()
    assert lab.story.over
    assert lab.story.end.dams["B2U"] == ("usa", 2, 2)
    assert "No drop leaves the map; before, it was 1." in lab.feedback.value
    assert "Upper dam of basin 2: 1 drop before, 2 drops now." in as_text(lab.feedback.value)
    assert lab.pair.widget.value == ""
    lab.pair.button.click()
    assert lab.pair.widget.value.count("<div class='barrage-part'><svg") == 2  # cut out of the map, so that it is read
    assert "Lower dam of basin 10" not in lab.pair.widget.value
    assert lab.marks_between() == {Ref("dam", "B2U"): "legal"}
    lab.pair.button.click()
    assert lab.pair.widget.value == ""


def test_water_a_change_in_the_middle_keeps_the_first_drops() -> None:
    lab = solved(WaterLab(position=sketch("usa B2U=1 | HB=3")))
    lab.go(1)
    click(lab, "headstream HB")
    lab.set_level("B2U", 3)
    lab.go(2)  # on from a change is the run with the change
    assert lab.story.length == 5  # one drop, the change, three drops
    assert "You changed this: 3 drops on HB and the upper dam of basin 2 at level 3." in str(lab.story)
    assert lab.story.end.dams["B2U"].drops == 3
    assert lab.order.disabled
    lab.set_level("B2U", 0)
    lab.undo.click()
    assert lab.picture.position == lab.story.position
    lab.set_level("B2U", 0)
    lab.go(0)
    assert lab.edited is None


def test_water_a_drop_added_after_the_last_one_runs() -> None:
    lab = solved(WaterLab(position=sketch("usa B2U=2 | HB=1")))
    click(lab, "headstream HB")
    lab.run.click()
    assert lab.story.over
    assert lab.picture.position.dams["B2U"].drops == 2
    assert "Upper dam of basin 2: 1 drop before, 2 drops now." in as_text(lab.feedback.value)


def test_water_a_dam_changed_after_the_last_drop_is_changed_at_the_start() -> None:
    lab = solved(WaterLab(position=sketch(OVERFLOW)))
    click(lab, "dam B2U")
    lab.level.step(1)
    assert lab.picture.position.headstreams["HB"] == 2
    lab.run.click()
    assert "No drop leaves the map; before, it was 1." in lab.feedback.value
    lab.level.step(-1)  # and once more
    lab.level.step(-1)
    lab.run.click()
    assert lab.story.end.dams.keys() == {"B2L"}


def test_water_a_change_takes_back_what_was_told_and_says_what_waits_now() -> None:
    lab = WaterLab(position=sketch(OVERFLOW))
    while lab.asked.open:
        lab.guess("XL")
    assert lab.feedback.value
    lab.set_drops("HB", 4)
    assert lab.feedback.value == ""
    assert "You changed this: 4 drops on HB. 4 drops on HB wait." in as_text(lab.sentence.value)
    assert "4 drops on HB wait" in lab.page.status


def test_water_a_tip_follows_what_it_explains() -> None:
    lab = WaterLab(position=sketch(OVERFLOW))
    while lab.asked.open:
        lab.guess(None)
    lab.hovered = Ref("headstream", "HB")
    lab.set_drops("HB", 4)
    assert "4 drops waiting" in lab.page.tip["text"]


def test_water_what_may_be_guessed_is_ringed_at_every_drop() -> None:
    lab = WaterLab(1)
    assert set(lab.marks()) == set(lab.clickable()) >= {Ref("exit", name) for name in EXITS}
    lab.guess("XL")
    assert set(lab.marks()) == set(lab.clickable()), "the second drop is asked of, too"
    judged = {thing: mark for thing, mark in lab.marks().items() if mark != "legal"}
    assert judged == {Ref("exit", "XL"): "missed", Ref("dam", "B2U"): "selected"}
    assert "Drop 1 of" in lab.feedback.value, "what is told is told of the drop that ran"


def test_water_a_drop_more_is_not_told_as_another_order() -> None:
    lab = solved(WaterLab(position="italy B2L=1 | HB=2"))
    lab.drops["HB"].set(1)
    lab.run.click()
    assert "2 drops leave the map; before, it was 1" in lab.feedback.value
    assert "Another order" not in lab.feedback.value
    lab.set_level("B1U", 2)
    assert "all drops of the beginning wait again" in lab.spoken()
    lab.run.click()
    assert "1 drop leaves the map, as before" in lab.feedback.value, (
        "beside the run from the beginning, without that drop"
    )


def test_water_the_other_order_ends_with_the_same_dams() -> None:
    lab = solved(WaterLab(position=sketch("usa B10U=1 | italy B10L=2*1 | HC=1 HD=1")))
    lab.order.click()
    assert [moment.event.path[0] for moment in lab.story.moments[1:]] == ["HD", "HC"]
    assert "Another order, the same dams" in lab.feedback.value
    lab.order.click()
    assert [moment.event.path[0] for moment in lab.story.moments[1:]] == ["HC", "HD"]


def test_water_there_is_always_another_one() -> None:
    lab = solved(WaterLab(1))
    lab.buttons.anew.click()
    assert lab.asked.open
    assert lab.story.start == water.situation(2)
    assert lab.feedback.value == ""
    assert lab.pair.button.disabled


def test_rescue_place_try_and_do_better() -> None:
    lab = RescueLab(2)
    challenge = planning.rescue(2)
    lab.attempt.click()
    assert "Not quite." in lab.feedback.value
    assert "too many" in lab.feedback.value
    lab.space.widget.value = "B10L"
    lab.put.click()
    assert "Placed: the lower dam of basin 10" in lab.placed.value
    assert lab.story.at == 0
    assert lab.steps.next.disabled
    neutral = next(space for space, dam in challenge.position.dams.items() if dam.owner == "neutral")
    click(lab, f"dam {neutral}")
    assert ">G6<" in lab.feedback.value
    lab.back.click()
    assert lab.state.plan == ()
    plan = next(plan for plan in planning.placings(challenge.position, challenge.pieces) if challenge.judge(plan).right)
    for space in plan:
        click(lab, f"dam {space}")
    click(lab, f"dam {plan[0]}")
    assert "are placed" in lab.feedback.value
    lab.attempt.click()
    assert "Right." in lab.feedback.value
    assert "Challenge solved" in lab.feedback.value
    assert lab.story.over
    assert not lab.pair.button.disabled
    lab.buttons.anew.click()
    assert lab.state.seed == 3
    assert lab.state.plan == ()


def test_rescue_the_outcome_of_another_plan_is_not_shown_before_it_is_tried() -> None:
    lab = RescueLab(2)
    lab.attempt.click()
    lab.pair.button.click()
    assert lab.pair.widget.value
    lab.put.click()
    assert lab.pair.button.disabled
    assert lab.pair.widget.value == ""


@proof
def test_rescue_ten_challenges_one_after_another_can_be_solved() -> None:
    lab = RescueLab(1)
    for seed in range(1, 11):
        challenge = lab.state
        assert challenge.seed == seed
        lab.attempt.click()
        assert "Not quite." in lab.feedback.value
        plans = planning.placings(challenge.position, challenge.pieces)
        for space in next(plan for plan in plans if challenge.judge(plan).right):
            lab.add(space)
        lab.attempt.click()
        assert "Right." in lab.feedback.value
        lab.buttons.anew.click()


@proof
def test_ten_situations_one_after_another_tell_right_from_wrong() -> None:
    water_lab = WaterLab(1)
    for _ in range(10):
        while water_lab.asked.open:
            end = water_lab.story.moments[len(water_lab.guesses) + 1].event
            assert end is not None
            water_lab.guess(end.path[-1])
            assert "Right." in water_lab.feedback.value
        water_lab.buttons.anew.click()
    for lab, best in ((ScoringLab(1), lambda at: (scoring.most_vp(at),)), (EndingLab(1), ending.winners)):
        for number in range(10):
            right = best(lab.position)
            who = next(who for who in lab.position.order if (who in right) == (number % 2 == 0))
            lab.guess(who)
            assert ("Right." if who in right else "Not quite.") in lab.feedback.value
            lab.buttons.anew.click()


def test_scoring_predict_see_move_and_compare() -> None:
    lab = ScoringLab(1)
    best = scoring.most_vp(lab.position)
    assert best is not None
    other = next(who for who in lab.position.order if who != best)
    click(lab, f"energy {other}")
    assert "Not quite." in lab.feedback.value
    assert lab.story.over
    assert "barrage-best" in lab.counts.value
    before = lab.counts.value
    lab.markers[other].set(30)
    assert lab.position.companies[other].energy == 30
    assert "energy" in lab.feedback.value
    assert "\u2192 30" in lab.feedback.value
    assert lab.counts.value != before
    assert not lab.pair.button.disabled
    lab.pair.button.click()
    assert lab.pair.widget.value.count("<svg") == 2
    lab.bonus.widget.value = "conduits"
    lab.round.step(1)
    assert lab.position.bonus_tile == "conduits"
    assert lab.position.round == 3
    lab.go(0)
    lab.go(1)
    assert lab.marks()
    lab.run.click()
    assert lab.story.over
    lab.undo.click()
    assert lab.position == scoring.situation(1)
    assert lab.counts.value == before
    lab.buttons.anew.click()
    assert lab.asked.open
    assert set(lab.markers) == set(lab.position.order)


def test_ending_predict_see_change_and_compare() -> None:
    lab = EndingLab(1)
    assert lab.bars.layout.display == "none"  # before a guess they would say what the table says
    (first,) = ending.winners(lab.position)
    lab.guesses.children[lab.position.order.index(first)].click()
    assert "Right." in lab.feedback.value
    assert lab.story.over
    lab.go(1)
    assert "barrage-counting" in lab.aside._dom_classes
    lab.go(lab.story.length)
    assert "barrage-counting" not in lab.aside._dom_classes
    before = lab.bars.value
    lab.objective.widget.value = "basins_1"
    assert "wins" in lab.feedback.value
    assert lab.bars.value != before
    lab.pair.button.click()
    assert lab.pair.widget.value.count("<svg") == 2
    one, other = lab.pair.widget.value.split("</figure>")[:2]
    assert one != other.replace("After", "Before")
    lab.company.widget.value = lab.position.order[1]
    lab.amounts["credits"].step(1)
    assert (
        lab.position.companies[lab.position.order[1]].credits == lab.first.companies[lab.position.order[1]].credits + 1
    )
    lab.go(1)
    assert lab.marks()
    assert set(lab.marks()) <= set(lab.picture.painter.scene.named)
    lab.run.click()
    assert lab.story.over
    lab.undo.click()
    assert lab.bars.value == before
    lab.buttons.anew.click()
    assert lab.asked.open
    assert lab.company.value in lab.position.order


def test_the_step_bar_and_the_arrow_keys() -> None:
    lab = solved(WaterLab(position=sketch(OVERFLOW)))
    for button, at in ((lab.steps.first, 0), (lab.steps.next, 1), (lab.steps.last, 2), (lab.steps.back, 1)):
        button.click()
        assert lab.story.at == at
    assert lab.steps.where.value == "Moment 1 of 2"
    for key, at in (("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0), ("End", 2)):
        lab.key(key, False)
        assert lab.story.at == at
    assert "W6: A drop that runs out" in lab.sentence.value
    assert lab.page.status == lab.story.sentence
    assert lab.page.twin == lab.story.position.describe()
    lab.go(0)
    lab.steps.play.click()  # without a running kernel, at once
    assert lab.story.over


@pytest.mark.parametrize("make", [WaterLab, RescueLab, ScoringLab, ProductionLab, PlanLab, OfficeLab])
def test_what_a_click_answers_is_reached_and_answered_by_keys_on_the_picture(make: Callable[[int], Lab]) -> None:
    lab = make(1)
    things = set(lab.clickable())
    seen = set()
    for key in ["Home", *["ArrowRight"] * len(things)]:
        lab.page._handle_custom_msg({"key": key, "shift": False}, [])
        assert lab.page.status.strip() == lab.picture.painter.scene.named[lab.focused].text
        seen.add(lab.focused)
    assert seen == things
    clicked = make(1)
    click(clicked, str(lab.focused))
    lab.page._handle_custom_msg({"key": "Enter", "shift": False}, [])
    assert lab.picture.position == clicked.picture.position
    assert lab.feedback.value == clicked.feedback.value
    assert texts(lab.panel) == texts(clicked.panel)


def test_with_a_running_kernel_it_plays_by_itself_and_stops_when_told() -> None:
    async def watch() -> None:
        lab = solved(WaterLab(position=sketch(OVERFLOW)))
        lab.picture.finish()
        lab.steps.pace.widget.value = 0.0
        lab.go(0)
        told: list[int] = []
        lab.play(lambda: told.append(lab.story.at))
        assert lab.steps.play.description == board_words.pause()
        while not told:
            await asyncio.sleep(0.05)
        assert told == [2]
        assert lab.steps.play.description == words.play()
        lab.go(0)
        lab.steps.pace.widget.value = 1.0
        lab.steps.play.click()
        await asyncio.sleep(0.1)
        lab.steps.play.click()
        assert told == [2]
        assert not lab.playing
        assert not lab.picture.moving

    asyncio.run(watch())


@pytest.mark.parametrize(
    "lab",
    [WaterLab(1), RescueLab(1), ScoringLab(1), EndingLab(1), BuildingLab(), PlanLab(1), OfficeLab(1)],
    ids=lambda lab: type(lab).__name__,
)
def test_the_same_cell_shows_a_widget_and_where_no_kernel_runs_a_picture(lab: Lab) -> None:
    bundle = lab._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    ElementTree.fromstring(bundle["image/svg+xml"])
    assert bundle["image/svg+xml"] == lab._repr_mimebundle_()["image/svg+xml"]
    assert len(bundle["image/svg+xml"]) < 90_000
    assert bundle["text/plain"].startswith(lab.title)


def test_a_lab_takes_the_room_that_its_page_has_and_draws_its_figures_for_it() -> None:
    lab = WaterLab(1)
    assert lab.picture.painter.scene.width >= 600
    still = lab.on_paper()
    for room in (500, 368):
        lab.page.room = room
        drawn = lab.picture.painter.scene
        assert drawn.width == room
        written = [(thing.frame.scale, shape) for thing in drawn.things for shape in thing.shapes]
        assert min(scale * shape.size for scale, shape in written if isinstance(shape, Text)) >= 9
    assert lab.on_paper() == still
    lab.page.room = 2000
    assert lab.picture.painter.scene.width == lab.picture.look.paper


def test_what_the_mouse_is_over_is_explained_lit_and_has_a_pointer_where_a_click_answers() -> None:
    lab = WaterLab(1)

    def over(thing: str) -> Any:
        left, top, right, bottom = lab.picture.painter.scene.bounds(Ref.read(thing)) or (0, 0, 0, 0)
        lab.picture.painter._last_moved = 0
        lab.picture.painter._mouse_moved((left + right), (top + bottom))  # the canvas has two pixels for one of ours
        return lab.page.tip

    dam = next(str(thing) for thing in lab.clickable() if thing.kind == "dam")
    told = over(dam)
    assert told["answer"]
    assert "am" in told["text"]
    lit = [thing for thing in lab.picture.painter.moving if thing.name.kind == "lit"]
    assert {Layer.HIGHLIGHT} == {thing.layer for thing in lit}, "pale pipes have no part in a lesson on water"
    assert not over("basin 12")["answer"]
    assert not [thing for thing in lab.picture.painter.moving if thing.name.kind == "lit"]
    lab.picture.painter._mouse_left()
    assert lab.page.tip["text"] == ""


def test_dark_and_light() -> None:
    lab = WaterLab(1)
    lab.page.dark = True
    assert lab.picture.painter.scene.theme == "dark"
    assert "barrage-dark" in lab.widget._dom_classes
    assert 'fill="#10171C"' not in lab._repr_mimebundle_()["image/svg+xml"]
    lab.page.dark = False
    assert lab.picture.painter.scene.theme == "light"


def test_open_in_the_explorer() -> None:
    lab = WaterLab(position=sketch(OVERFLOW))
    lab.explorer.click()
    assert lab.extra.outputs
    assert lab.explorer.description == words.no_explorer()
    lab.explorer.click()
    assert not lab.extra.outputs
    assert lab.explorer.description == words.explorer()


@pytest.mark.parametrize(
    "lab", [ScoringLab(1), EndingLab(1), WaterLab(1), RescueLab(1), OfficeLab(1), Tour(0), Tour(12)]
)
def test_the_explorer_of_any_moment_says_what_to_do_and_there_is_a_way_on(lab: Lab) -> None:
    lab.limit = None
    for at in (0, lab.story.length):
        lab.go(at)
        explorer = explore(lab.explored(), speed=0)
        assert explorer.board.bar.question.value
        if explorer.position.question is None and not explorer.position.over:
            assert explorer.board.choices.texts == ("Go on with the game",)
            explorer.board.choices.box.children[0].click()
        assert explorer.position.over or explorer.position.question is not None


@pytest.mark.parametrize(
    "lab", [ScoringLab(1), EndingLab(1), WaterLab(1), RescueLab(1), BuildingLab(), OfficeLab(1), Tour(4)]
)
def test_where_no_kernel_runs_nothing_asks_to_be_clicked(lab: Lab) -> None:
    said = lab._repr_mimebundle_()
    assert "click" not in (said["image/svg+xml"] + said["text/plain"]).lower()


def test_an_error_in_a_handler_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    from barrage_nb.widgets import hands

    monkeypatch.setattr(hands, "raising", False)
    lab = WaterLab(1)
    monkeypatch.setattr(lab, "guess", lambda place: 1 / 0)
    lab.give_up.click()
    assert "ZeroDivisionError" in str(lab.hands.errors.output.outputs)


def test_every_control_has_a_text_and_every_list_a_label() -> None:
    for lab in (WaterLab(1), RescueLab(1), ScoringLab(1), EndingLab(1), BuildingLab(all_inputs=True), OfficeLab(1)):
        for widget in every(lab.widget):
            if type(widget).__name__ in ("Button", "Dropdown"):
                assert widget.description.strip(), type(lab)
            if isinstance(widget, StepField):
                assert widget.label, type(lab)
                assert widget.less != widget.more


def every(widget: Any) -> list[Any]:
    return [widget] + [inner for child in getattr(widget, "children", ()) for inner in every(child)]


def test_still_pictures() -> None:
    position = sketch(OVERFLOW)
    ringed = picture(position, ["B2U", "HB"])
    ElementTree.fromstring(ringed._repr_svg_())
    rings = [thing.name for thing in ringed.scene.things if thing.layer == Layer.HIGHLIGHT]
    assert rings == [Ref("mark", "headstream HB"), Ref("mark", "dam B2U")] or set(rings) == {
        Ref("mark", "headstream HB"),
        Ref("mark", "dam B2U"),
    }
    assert "Waiting water: 2 drops on HB" in repr(ringed)
    bars = points({"usa": {"start": 10, "rank": 6, "no energy": -3}}, ["usa"])
    assert "\u22123" in bars._repr_svg_()
    assert "USA: 13 victory points" in repr(bars)


def test_the_rules_of_a_section() -> None:
    assert repr(rules("W")).startswith("W1 Water enters the map")
    assert len(repr(rules("W")).splitlines()) == SECTIONS["W"][1]
    ElementTree.fromstring(rules("W")._repr_html_())
    with pytest.raises(ValueError, match="no section 'Q'; their sections are A, AD, "):
        rules("Q")


def test_a_part_of_a_long_section_is_folded() -> None:
    part = rules("L", 14, 31)
    assert [*part.clauses] == [f"L{number}" for number in range(14, 32)]
    told = part._repr_html_()
    assert told.startswith("<details><summary>The rules behind it: L14\u2013L31</summary><table>")
    ElementTree.fromstring(told)
    assert "<details>" not in rules("W")._repr_html_()


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (lambda: WaterLab("one"), "a seed is a whole number"),
        (lambda: RescueLab(1.5), "a seed is a whole number"),
        (lambda: ScoringLab("one"), "a seed is a whole number"),
        (lambda: OfficeLab("one"), "a seed is a whole number"),
        (lambda: PlanLab("one"), "a seed is a whole number"),
        (lambda: EndingLab(None), "a seed is a whole number"),
        (lambda: WaterLab(position="usa B1L=1"), "no drop waits"),
        (lambda: Tour(99), "from 0 to 13"),
        (lambda: picture("usa", ["B99"]), "there is no 'B99'"),
    ],
)
def test_what_a_lab_cannot_show_is_refused_with_what_would_do(asked: Callable[[], object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        asked()


def test_labs_are_found_by_name() -> None:
    from barrage_nb.widgets import labs

    assert all(callable(getattr(labs, name)) for name in LABS)
    with pytest.raises(AttributeError):
        labs.NoSuchLab  # noqa: B018
    assert isinstance(WaterLab(1).now, Position)
