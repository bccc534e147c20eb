"""The tour: one round on the board, stop by stop; some stops begin with a question to the reader."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from ipywidgets import VBox, Widget

from ...board.refs import Ref
from ...lessons.asking import NOTHING_ASKED, Attempt, Quiz
from ...lessons.feedback import Feedback
from ...lessons.story import Story
from ...lessons.tour import READER, Stop, stops
from ...view import scene, svg
from ...view.shapes import Box
from ...words import tour as words
from ..controls import LanguageMenu
from ..parts import classed, idle, text
from ..said import marked, marked_html
from .paragraphs import paragraph, said
from .question_lab import AskingLab, answers

BESIDE, MOST_WIDE = 816, 500
"""From this width of a cell on the question stands beside the map; below it another picture is no wider than this."""
TALL = 300
"""Below a picture higher than this a text would be out of sight: in a narrow cell it stands over it."""
LOWEST, AROUND, UNDER_QUESTION, LEAST_WINDOW = 620, 180, 300, 160
"""How high two pictures may be together, what of the window is not theirs beside and under a question, and the least
that is seen of a map."""


class Tour(AskingLab):
    """One whole round: Next and Previous go from stop to stop; a question is answered before its stop is shown."""

    marked_on_paper = True

    def __init__(self, at: int = 0) -> None:
        self.stops = stops()
        if at not in range(len(self.stops)):
            raise ValueError(words.no_such_number(at, len(self.stops)))
        self.at = at
        self.attempts: dict[str, Attempt] = {}
        """What was said to the questions so far, by stop."""
        self.unsaid: Feedback | None = None
        self._listed: Quiz | None = None  # whose answers are on the buttons
        self._ask()
        super().__init__(self.stop_now.story, title=words.title(), company=READER)
        self.widget.add_class("barrage-tour")
        self.languages = LanguageMenu(self.hands)
        self.settings.children += (self.languages.widget,)
        self.above.children, self.under.children = (self.detail,), (self.caption,)
        self._begin()

    @property
    def stop_now(self) -> Stop:
        """The stop that is shown."""
        return self.stops[self.at]

    # The panel.

    def build(self) -> Sequence[Widget]:
        """Where one is, the text, the question with its answers, what to notice afterwards, and the way on."""
        self.where, self.headline, self.sentences = text("", "soft"), text("", "head"), text()
        self.question, self.afterwards = text("", "head"), text()
        self.skip = self.hands.button(words.show_me(), lambda: self.guess(None))
        self.skip.layout.align_self = "flex-start"
        self.asking = classed(VBox(), "tour-quiz")
        self.onward = self.hands.button(words.next_(), self.next_stop, main=True)
        self.previous = self.hands.button(words.back(), self.previous_stop)
        self.buttons = self.bar(
            self.previous,
            self.onward,
            anew=words.restart(),
            begin=self.start_again,
            loses=lambda: bool(self.attempts),
        )
        self.caption, self.detail = text("", "soft"), text("", "chart")
        told = classed(VBox([self.sentences, self.afterwards]), "tour-text")
        return self.buttons.widget, self.where, self.headline, told, self.asking

    def say_anew(self) -> None:
        super().say_anew()
        self.languages.follow()

    # Going on.

    def next_stop(self) -> None:
        """On to the next stop, or say that a question waits; first to the end of what was guessed."""
        if self.asked.open:
            self.say(paragraph(words.answer_first()))
        elif self.unsaid is not None:
            self.go(self.furthest)
        elif self.at + 1 < len(self.stops):
            self.visit(self.at + 1)

    def previous_stop(self) -> None:
        """Back to the stop before."""
        self.visit(max(0, self.at - 1))

    def start_again(self) -> None:
        """Forget all answers, and begin with the first stop."""
        self.attempts = {}
        self.visit(0)

    def visit(self, at: int) -> None:
        """Show a stop from its beginning."""
        self.at = at
        self.unsaid = None
        self._ask()
        self.say(self._remembered())
        self.tell(self.stop_now.story)
        self._begin()

    def _ask(self) -> None:
        """What is asked at this stop, with what was said to it before."""
        quiz = self.stop_now.quiz
        open_ = NOTHING_ASKED if quiz is None else Attempt(quiz)
        self.asked = self.attempts.get(self.stop_now.name, open_)

    def _remembered(self) -> str:
        """What was asked at this stop before, and what became of the answer."""
        feedback = self.asked.feedback
        return "" if feedback is None else paragraph(self.asked.question.asked) + said(feedback)

    def _begin(self) -> None:
        """Let the stop happen, unless its question waits."""
        self.limit = 0 if self.asked.open else None
        self.refresh()
        if not self.asked.open:
            self.play()

    def answered(self, feedback: Feedback | None) -> None:
        """It happens, and then the feedback comes; or one goes on without an answer."""
        self.attempts[self.stop_now.name], self.unsaid = self.asked, feedback
        if feedback is None:
            self._begin()
        else:
            self.say("")
            self.play()

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """What the text speaks of, until something happens; then the place that was answered and the right one."""
        if self.story.at == 0:
            return dict.fromkeys((*self.stop_now.plan.look, *self.clickable()), "legal")
        return {} if self.unsaid is not None or self.asked.gave_up else self.asked.places

    def spoken(self) -> str:
        """What happens; before that, what to do."""
        return super().spoken() if self.story.at else words.opening(self.at == 0, self.asked.open)

    def refresh(self) -> None:
        """Bring everything up to date; where the map is a window, it shows what is told of."""
        super().refresh()
        event = self.story.event
        told = self.stop_now.plan.look if event is None else event.touches
        self.page.look_at(self._on_picture(told) or self._on_picture(self.stop_now.plan.look), self._wide, page=False)

    @property
    def _wide(self) -> float:
        return self.picture.scene.width

    def _on_picture(self, things: Iterable[Ref]) -> list[Box]:
        return [box for thing in things if (box := self.picture.scene.bounds(thing)) is not None]

    def changed(self) -> None:
        """Bring the text, the question and the part of the table beside it up to date; before is where a stop began."""
        stop, waits, last = self.stop_now, self.asked.open, self.at + 1 == len(self.stops)
        self.where.value = escape(words.stop(self.at + 1, len(self.stops)))
        self.steps.widget.layout.display = "" if self.story.length else "none"
        self.before = Story(self.story.start) if self.story.length and not waits else None
        self.headline.value, self.sentences.value = escape(stop.title), f"<p>{marked_html(stop.text)}</p>"
        self._offer()
        told = not waits and self.story.over
        if self.unsaid is not None and (told or stop.decided(self.story.events)):
            self.say(said(self.unsaid))
            self.unsaid = None
        guesses = [each.feedback for each in self.attempts.values() if each.feedback is not None]
        score = [words.score(sum(each.right for each in guesses), len(guesses))] if last and guesses else []
        self.afterwards.value = f"<p>{marked(stop.after, *score)}</p>" if told else ""
        self.onward.description = words.done() if last else words.next_()
        self.onward.tooltip = None if last else words.next_stop(self.stops[self.at + 1].title)
        self.onward.disabled = last
        idle(waits or self.unsaid is not None, self.onward)
        self.previous.disabled = self.buttons.anew.disabled = self.at == 0
        self._draw_detail()

    def _offer(self) -> None:
        """The question that waits, with its answers."""
        question = self.asked.question
        self.asking.layout.display = "" if self.asked.open else "none"
        self.question.value = marked(question.asked)
        if self.asked.open and self._listed is not question:
            self._listed, self.choices = question, answers(self.hands, question, self.guess)
            for each in self.choices:
                each.layout.align_self = "flex-start"
            self.asking.children = (self.question, *self.choices, self.skip)

    def _draw_detail(self) -> None:
        """The part of the table that the text speaks of, beside the map."""
        panels = [panel for panel in self.stop_now.plan.panels if panel != "map"]
        self.caption.layout.display = self.detail.layout.display = "" if panels else "none"
        (self.widget.add_class if panels else self.widget.remove_class)("barrage-two-pictures")
        self.stage.layout.max_height = None
        self.widget.remove_class("barrage-tall")
        if panels:
            self.caption.value = escape(words.below(panels, self.stop_now.plan.company))
            drawn = scene(
                self.shown(),
                show=panels,
                company=self.stop_now.plan.company,
                width=self.picture.look.width,
                theme=self.picture.look.theme,
            )
            self.detail.value = svg(drawn)
            narrow = self.page.width < BESIDE
            shown = min(self.page.width or MOST_WIDE, MOST_WIDE) if narrow else drawn.width
            above = drawn.height * shown / drawn.width
            if above > TALL:
                self.widget.add_class("barrage-tall")
            room = f"100vh - {UNDER_QUESTION}px" if narrow else f"max({LOWEST}px, 100vh - {AROUND}px)"
            self.stage.layout.max_height = f"max({LEAST_WINDOW}px, calc({room} - {above:.0f}px))"
