"""Three builds ahead: put three pieces in an order in which the wheel gives back in time what each of them takes."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from ipywidgets import VBox, Widget

from ...board.refs import Ref
from ...lessons import wheel_plan
from ...lessons.story import Story
from ...lessons.tally import TALLY
from ...lessons.wheel_plan import WORKSHOP
from ...words import building_lesson as words
from ..parts import classed, text
from .paragraphs import paragraph, solved
from .wheel_beside import WheelBeside


class PlanLab(WheelBeside):
    """A challenge by its seed: three pieces to build in one round, and the Workshop once if that helps."""

    marked_on_paper = True

    def __init__(self, seed: int = 1) -> None:
        self.challenge = wheel_plan.wheel_plan(seed)
        self.who = self.challenge.who
        self.plan: list[int] = []
        super().__init__(self._waiting(), words.plan_title())

    def _waiting(self) -> Story:
        return Story(self.challenge.position, sentences=(words.plan_start(),))

    def build(self) -> Sequence[Widget]:
        """The task, and the parts of a plan as buttons, numbered once they are planned."""
        self.task = text("", "head")
        parts = (*range(wheel_plan.PIECES), WORKSHOP)
        self.parts = {part: self.hands.button("", partial(self.add, part)) for part in parts}
        self.attempt = self.hands.button(words.try_(), self.try_it, main=True)
        self.back = self.hands.button(words.take_back(), self.take_back)
        self.buttons = self.bar(
            self.attempt,
            self.back,
            anew=words.another_challenge(),
            begin=self.next_challenge,
            loses=lambda: bool(self.plan) and not wheel_plan.judge(self.challenge, self.plan).right,
        )
        column = classed(VBox(list(self.parts.values())), "parts")
        return self.buttons.widget, self.task, column, self.held

    def add(self, part: int) -> None:
        """Put a piece, or the Workshop, at the end of the plan."""
        if part not in self.plan:
            self.plan.append(part)
        self._planned()

    def take_back(self) -> None:
        """Take the last part of the plan back."""
        del self.plan[-1:]
        self._planned()

    def clicked(self, thing: Ref) -> None:
        """A click on a ringed place adds its piece to the plan."""
        if thing in self.clickable():
            self.add([Ref.on_map(wish.space) for wish in self.challenge.wishes].index(thing))
        else:
            self.say(paragraph(words.plan_hint()))

    def clickable(self) -> Collection[Ref]:
        """The places of the pieces that are not planned yet."""
        wishes = enumerate(self.challenge.wishes)
        return [Ref.on_map(wish.space) for number, wish in wishes if number not in self.plan]

    def _planned(self) -> None:
        self.stop()
        self.say("")
        self.tell(self._waiting())

    def try_it(self) -> None:
        """Carry the plan out as far as it goes, and say what came of it."""
        self.stop()
        if not self.plan:
            self.say(paragraph(words.plan_hint()))
            return
        feedback = wheel_plan.judge(self.challenge, self.plan)
        TALLY.guess(self.title, feedback.right)
        self.say("")
        found = wheel_plan.tried(self.challenge.position, self.challenge.wishes, self.plan)
        self.tell(found.story, self._waiting())
        self.play(lambda: self.say(solved(feedback, words.plan_solved())))

    def next_challenge(self) -> None:
        """Another challenge."""
        self.challenge = wheel_plan.wheel_plan(self.challenge.seed + 1)
        self.who, self.plan = self.challenge.who, []
        self._planned()

    def marks(self) -> Mapping[Ref, str]:
        """Where the three pieces are to stand: those that are planned, and the others."""
        wishes = enumerate(self.challenge.wishes)
        return {Ref.on_map(wish.space): "selected" if number in self.plan else "legal" for number, wish in wishes}

    def changed(self) -> None:
        """Bring the task, the parts and the plan up to date."""
        super().changed()
        challenge = self.challenge
        self.task.value = challenge.task
        for part, button in self.parts.items():
            number = self.plan.index(part) + 1 if part in self.plan else None
            button.description = words.part_button(challenge.named(part), number)
            button.disabled = number is not None
        self.back.disabled = not self.plan
