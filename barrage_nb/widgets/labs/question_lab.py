"""The lab of a lesson of one question: say what will happen, see it, and be told why."""

from collections.abc import Collection, Mapping, Sequence

from ipywidgets import VBox, Widget

from ...board.map import EXITS, MAP_SPACES
from ...board.refs import Ref
from ...engine.position import Position, as_position
from ...lessons.asked import Attempt, OneQuestion
from ...lessons.tally import TALLY
from ...words import lessons as words
from ..fields import Picker
from ..parts import row, text
from .lab import Lab
from .paragraphs import said as told

PLACES = (*MAP_SPACES, *EXITS)


class QuestionLab(Lab):
    """A task to answer: about a situation by its seed, or about any position. Places of the map can be clicked."""

    traces_all = True

    def __init__(self, task: OneQuestion, seed: int = 1, position: Position | str | None = None) -> None:
        self.asked = Attempt.of(task, seed, None if position is None else as_position(position))
        self.limit = 0
        super().__init__(self.asked.story, title=task.TITLE, show=task.SHOW)

    def build(self) -> Sequence[Widget]:
        """The question with its answers."""
        self.question, self.list = text("", "head"), Picker(self.hands, words.LABELS["guess"], self.guess)
        self.give_up = self.hands.button(words.LABELS["give_up"], lambda: self.guess(None))
        self.asking = VBox([text(self.asked.task.HINT, "soft"), row(self.list.widget, self.give_up)])
        self.buttons = self.bar(anew=words.LABELS["another"], begin=self.next_situation, loses=lambda: False)
        return self.buttons.widget, self.question, self.asking

    def guess(self, said: str | None) -> None:
        """Answer, or be shown; then it happens, and the feedback comes."""
        asked = self.asked.answer(said)
        if asked is self.asked:
            return
        self.asked, self.limit = asked, None
        feedback = asked.feedback
        if feedback is not None:
            TALLY.guess(self.title, feedback.right)
        self.say("")
        self.play(lambda: self.say(told(feedback) if feedback is not None else ""))

    def next_situation(self) -> None:
        """Another situation."""
        self.stop()
        self.asked, self.limit = self.asked.another(), 0
        self.say("")
        self.tell(self.asked.story)

    def clicked(self, thing: Ref) -> None:
        """A click on a place that is an answer."""
        self.guess(str(thing.key) if thing in self.clickable() else "")

    def clickable(self) -> Collection[Ref]:
        """The places that are answers."""
        answers = self.asked.task.answers(self.asked.story) if self.asked.open else ()
        return [Ref.on_map(place) for place in answers if place in PLACES]

    def marks(self) -> Mapping[Ref, str]:
        """The place that was said and the true one, once all has happened."""
        shown = self.asked.marks if self.story.over else {}
        return {Ref.on_map(place): mark for place, mark in shown.items() if place in PLACES}

    def changed(self) -> None:
        """Bring the question up to date."""
        asked = self.asked
        self.question.value = asked.task.question(asked.story)
        self.asking.layout.display = "" if asked.open else "none"
        answers = asked.task.answers(asked.story).items()
        self.list.put([(words.LABELS["choose"], ""), *((shown, answer) for answer, shown in answers)], "")
