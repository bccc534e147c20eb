"""Challenges that are planned part by part and tried: the water to be saved, and three builds on one wheel."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from ipywidgets import VBox, Widget

from ...board.refs import Ref
from ...lessons.planning import PIECES, WORKSHOP, PlannedChallenge, Rescue, WheelPlan, rescue, wheel_plan
from ...lessons.tally import TALLY
from ...words import building_lesson as building_words
from ...words import water_lesson as water_words
from ..fields import Picker, grid
from ..parts import classed, text
from .bars import LabBar
from .lab import Lab, WheelBeside
from .paragraphs import line, paragraph, solved
from .water_lab import NOT_WATER


class PlannedLab(Lab):
    """A challenge whose plan is put together, tried, and judged once it has been watched."""

    state: PlannedChallenge[Any]
    limit: int | None = 0

    def plan_bar(self, attempt: str, back: str, anew: str, solved: str) -> LabBar:
        """The bar of the lab, with what its buttons say, and what is said of a plan that does it; the task is below."""
        self.task, self.solved = text("", "head"), solved
        self.attempt = self.hands.button(attempt, self.try_it, main=True)
        self.back = self.hands.button(back, lambda: self.update(self.state.take_back()))
        return self.bar(
            self.attempt,
            self.back,
            anew=anew,
            begin=lambda: self.update(self.state.another()),
            loses=lambda: self.state.would_be_lost,
        )

    def update(self, state: PlannedChallenge[Any]) -> None:
        """Show another state; a plan that is tried is carried out first, and then told what came of it."""
        self.stop()
        self.state, self.limit = state, None if state.tried else 0
        self.say("")
        self.tell(state.story, state.begin().story.last if state.tried else None)
        if state.tried:
            feedback = state.feedback
            TALLY.guess(self.title, feedback.right)
            self.play(lambda: self.say(solved(feedback, self.solved)))

    def add(self, part: Any) -> None:
        """Plan a part more, or say why it cannot be planned."""
        refusal = self.state.why_not(part)
        if refusal is None:
            self.update(self.state.add(part))
        else:
            self.stop()
            self.say(line(refusal))

    def try_it(self) -> None:
        """Carry the plan out."""
        self.update(self.state.try_it())

    def changed(self) -> None:
        super().changed()
        self.task.value, self.back.disabled = self.state.task, not self.state.plan


class RescueLab(PlannedLab):
    """A challenge by its seed: as many pieces as it gives, so that few enough drops leave the map."""

    state: Rescue
    traces_all = True

    def __init__(self, seed: int = 1) -> None:
        self.state = rescue(seed)
        super().__init__(self.state.story, title=water_words.rescue_title(), dim=NOT_WATER)

    def build(self) -> Sequence[Widget]:
        """The task, where a piece may be placed, and the pieces placed."""
        said = water_words.try_(), water_words.take_back(), water_words.another_challenge(), water_words.solved()
        self.buttons, self.placed = self.plan_bar(*said), text()
        self.space = Picker(self.hands, water_words.dam_space())
        self.put = self.hands.button(water_words.label_place(), lambda: self.add(self.space.value))
        hint = text(water_words.how_to_place(), "soft")
        return self.buttons.widget, self.task, hint, grid(self.space.widget, self.put), self.placed

    def clicked(self, thing: Ref) -> None:
        """A click on a dam space places a piece there."""
        if thing.kind == "dam":
            self.add(str(thing.key))
        else:
            self.say(water_words.how_to_place())

    def clickable(self) -> Collection[Ref]:
        """The spaces where a piece can be placed, while there is one."""
        return [Ref("dam", space) for space in self.state.open_spaces if self.state.left]

    def marks(self) -> Mapping[Ref, str]:
        """The spaces where pieces have been placed."""
        return {Ref.on_map(space): "legal" for space in self.state.plan}

    def changed(self) -> None:
        super().changed()
        state, dams, spaces = self.state, self.state.built.dams, self.state.open_spaces
        self.placed.value = water_words.placed(list(state.plan), state.left)
        options = [(water_words.space_option(space, dams.get(space)), space) for space in spaces]
        self.space.put(options, self.space.value if self.space.value in spaces else spaces[0])
        self.put.disabled = not state.left


class PlanLab(PlannedLab, WheelBeside):
    """A challenge by its seed: three pieces to build in one round, and the Workshop once if that helps."""

    state: WheelPlan
    marked_on_paper = True

    def __init__(self, seed: int = 1) -> None:
        self.state = wheel_plan(seed)
        super().__init__(self.state.story, title=building_words.plan_title())

    def build(self) -> Sequence[Widget]:
        """The task, and the parts of a plan as buttons, numbered once they are planned."""
        words = building_words
        self.buttons = self.plan_bar(words.try_(), words.take_back(), words.another_challenge(), words.plan_solved())
        self.parts = {part: self.hands.button("", partial(self.add, part)) for part in (*range(PIECES), WORKSHOP)}
        column = classed(VBox(list(self.parts.values())), "parts")
        return self.buttons.widget, self.task, column, self.held

    def clicked(self, thing: Ref) -> None:
        """A click on a ringed place adds its piece to the plan."""
        if thing in self.clickable():
            self.add([Ref.on_map(wish.space) for wish in self.state.wishes].index(thing))
        else:
            self.say(paragraph(building_words.plan_hint()))

    def clickable(self) -> Collection[Ref]:
        """The places of the pieces that are not planned yet."""
        return list(map(Ref.on_map, self.state.unplanned))

    def try_it(self) -> None:
        if self.state.plan:
            super().try_it()
        else:
            self.stop()
            self.say(paragraph(building_words.plan_hint()))

    def marks(self) -> Mapping[Ref, str]:
        """Where the three pieces are to stand: those that are planned, and the others."""
        state = self.state
        return {
            Ref.on_map(wish.space): "legal" if wish.space in state.unplanned else "selected" for wish in state.wishes
        }

    def changed(self) -> None:
        self.who = self.state.who
        super().changed()
        plan = self.state.plan
        for part, button in self.parts.items():
            number = plan.index(part) + 1 if part in plan else None
            button.description = building_words.part_button(self.state.named(part), number)
            button.disabled = number is not None
