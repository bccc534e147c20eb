"""The labs under hands that press, pick and click anything in any order, while things move: picture and words agree."""

import asyncio
from collections.abc import Callable
from random import Random

import ipywidgets
import pytest

from barrage_nb.lessons.powers import POWERS
from barrage_nb.widgets.labs import (
    AutomaLab,
    BuildingLab,
    EndingLab,
    OfficeLab,
    PlanLab,
    PowerLab,
    ProductionLab,
    RescueLab,
    ScoringLab,
    Tour,
    WaterLab,
)
from barrage_nb.widgets.labs.lab import Lab
from barrage_nb.widgets.parts import CardField, StepField
from barrage_nb.words import automa as automa_words
from barrage_nb.words import building_lesson as building_words
from barrage_nb.words import lessons as lesson_words
from barrage_nb.words import office_lesson as office_words
from barrage_nb.words import powers_lesson as powers_words
from barrage_nb.words import production_lesson as production_words
from barrage_nb.words import scoring_lesson as scoring_words
from barrage_nb.words import water_lesson as water_words
from tests.proofs import many, proof

from .as_text import as_text, opened
from .test_explorer_in_any_order import in_sight
from .test_labs import click
from .test_motion import in_a_loop

PRESSES = 36
TOUCHED = (
    ipywidgets.Button,
    ipywidgets.Dropdown,
    ipywidgets.Checkbox,
    StepField,
    CardField,
)
NEW_TASK = (
    automa_words.another(),
    powers_words.deal(),
    building_words.another_challenge(),
    production_words.another(),
    scoring_words.another(),
    scoring_words.another_end(),
    lesson_words.another(),
    office_words.another(),
    water_words.another_challenge(),
)
LABS: dict[str, Callable[[int], Lab]] = {
    "automa": AutomaLab,
    "water": WaterLab,
    "rescue": RescueLab,
    "production": lambda seed: ProductionLab(all_inputs=seed % 2 == 0),
    "exactly": lambda seed: ProductionLab(seed, target=5 + seed),
    "building": lambda seed: BuildingLab(all_inputs=seed % 2 == 0),
    "three builds": PlanLab,
    "engineers": OfficeLab,
    "scoring": ScoringLab,
    "ending": EndingLab,
    "powers": lambda seed: PowerLab(POWERS[5 * seed]),
    "tour": lambda seed: Tour(),
}


def asks(lab: Lab) -> bool:
    """Whether a lab asks before work is lost."""
    return hasattr(lab, "buttons") and lab.buttons.sure.layout.display == ""


def do(lab: Lab, luck: Random) -> str:
    """Press, pick, write or click something that is in sight; what the pressed button says."""
    if luck.random() < 0.2:
        names = [thing.name for thing in lab.picture.painter.scene.things if thing.name.kind not in ("mark", "fee")]
        click(lab, str(luck.choice(names)))
        return ""
    widgets = [
        each for each in in_sight(lab.widget) if isinstance(each, TOUCHED) and not getattr(each, "disabled", False)
    ]
    widget = luck.choice(widgets)
    if isinstance(widget, ipywidgets.Button):
        widget.click()
        return str(widget.description)
    if isinstance(widget, ipywidgets.Dropdown):
        widget.index = luck.randrange(len(widget.options))
    elif isinstance(widget, ipywidgets.Checkbox):
        widget.value = not widget.value
    elif isinstance(widget, CardField):
        widget.at = luck.randrange(len(widget.cards))
    else:
        widget.value = luck.randint(widget.least, widget.most)
    return ""


def in_step(lab: Lab) -> None:
    """No error is shown, and the picture is of the moment that the words speak of."""
    assert lab.hands.errors.output.outputs == ()
    if not lab.picture.moving:
        assert lab.picture.position == lab.shown()
        assert lab.picture.painter.scene.things == lab.picture.look.drawn(lab.shown(), lab.marks()).things
        assert lab.spoken() in as_text(lab.sentence.value)
        assert lab.story.at <= lab.furthest


@pytest.mark.parametrize("seed", many(range(3)))
@pytest.mark.parametrize("name", many(LABS))
def test_anything_in_any_order_leaves_picture_and_words_in_step(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("barrage_nb.widgets.labs.lab.PAUSE", 0.02)
    luck = Random(f"{name} {seed}")

    async def running() -> None:
        lab = opened(LABS[name](seed + 1))
        for _ in range(PRESSES):
            pressed = do(lab, luck)
            in_step(lab)
            if pressed in NEW_TASK and not asks(lab):
                assert lab.feedback.value == ""
            await asyncio.sleep(luck.choice((0, 0, 0.01, 0.03)))

    in_a_loop(running)


def test_a_new_task_is_not_answered_with_what_the_last_one_came_to() -> None:
    async def running() -> None:
        rescue = RescueLab(seed=2)
        rescue.attempt.click()
        rescue.buttons.anew.click()
        assert rescue.feedback.value == ""
        water = WaterLab(seed=1)
        water.give_up.click()
        water.give_up.click()
        water.give_up.click()
        water.run.click()
        water.order.click()
        water.buttons.anew.click()
        assert water.feedback.value == ""

    in_a_loop(running)


@proof
def test_the_explorer_opens_on_every_round_that_is_to_be_scored() -> None:
    for seed in range(1, 9):
        lab = ScoringLab(seed)
        lab.explorer.click()
        assert lab.hands.errors.output.outputs == ()
        assert len(lab.extra.outputs) == 1
