"""The tour: one round on the board, stop by stop; some stops begin with a question to the reader."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape

from ipywidgets import Button, VBox, Widget

from ...board.refs import Ref
from ...lessons.feedback import Feedback
from ...lessons.story import Story
from ...lessons.tally import TALLY
from ...lessons.tour import READER, Quiz, Stop, stops
from ...view import scene, svg
from ...view.shapes import Box
from ...words import tour as words
from ..languages import LanguageMenu
from ..mentioned import marked, marked_html
from ..parts import classed, idle, text
from .lab import Lab
from .paragraphs import paragraph, said

MOST_CHOICES = 4
PLACES = ("dam", "exit")
BESIDE, MOST_WIDE = 816, 500
"""From this width of a cell on the question stands beside the map; below it another picture is no wider than this."""
TALL = 300
"""Below a picture higher than this a text would be out of sight: in a narrow cell it stands over it."""
LOWEST, AROUND, UNDER_QUESTION, LEAST_WINDOW = 620, 180, 300, 160
"""How high two pictures may be together, what of the window is not theirs beside and under a question, and the least
that is seen of a map."""


class Tour(Lab):
    """One whole round: Next and Previous go from stop to stop; a question is answered before its stop is shown."""

    marked_on_paper = True

    def __init__(self, at: int = 0) -> None:
        self.stops = stops()
        if at not in range(len(self.stops)):
            raise ValueError(words.no_such_number(at, len(self.stops)))
        self.at = at
        self.answers: dict[str, str] = {}
        self.skipped: set[str] = set()
        self.unsaid: Feedback | None = None
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

    @property
    def open_quiz(self) -> Quiz | None:
        """The question that waits for an answer before this stop is shown."""
        quiz = self.stop_now.quiz
        known = quiz is None or quiz.name in self.answers or quiz.name in self.skipped
        return None if known else quiz

    # The panel.

    def build(self) -> Sequence[Widget]:
        """Where one is, the text, the question with its answers, what to notice afterwards, and the way on."""
        self.where, self.headline, self.sentences = text("", "soft"), text("", "head"), text()
        self.question, self.afterwards = text("", "head"), text()
        self.choices = [self._choice(number) for number in range(MOST_CHOICES)]
        self.skip = self.hands.button(words.show_me(), self.show_me)
        self.skip.layout.align_self = "flex-start"
        self.asking = classed(VBox([self.question, *self.choices, self.skip]), "tour-quiz")
        self.onward = self.hands.button(words.next_(), self.next_stop, main=True)
        self.previous = self.hands.button(words.back(), self.previous_stop)
        self.buttons = self.bar(
            self.previous,
            self.onward,
            anew=words.restart(),
            begin=self.start_again,
            loses=lambda: self.answered,
        )
        self.caption, self.detail = text("", "soft"), text("", "chart")
        told = classed(VBox([self.sentences, self.afterwards]), "tour-text")
        return self.buttons.widget, self.where, self.headline, told, self.asking

    def _choice(self, number: int) -> Button:
        made = self.hands.button("", lambda: self.answer(number))
        made.layout.align_self = "flex-start"
        return made

    def say_anew(self) -> None:
        """Say everything in another language."""
        super().say_anew()
        self.languages.follow()

    # Going on.

    def next_stop(self) -> None:
        """On to the next stop, or say that a question waits; first to the end of what was guessed."""
        if self.open_quiz is not None:
            self.say(paragraph(words.answer_first()))
        elif self.unsaid is not None:
            self.go(self.furthest)
        elif self.at + 1 < len(self.stops):
            self.visit(self.at + 1)

    def previous_stop(self) -> None:
        """Back to the stop before."""
        self.visit(max(0, self.at - 1))

    @property
    def answered(self) -> bool:
        """Whether there are answers that could be forgotten."""
        return bool(self.answers or self.skipped)

    def start_again(self) -> None:
        """Forget all answers, and begin with the first stop."""
        self.answers, self.skipped = {}, set()
        self.visit(0)

    def visit(self, at: int) -> None:
        """Show a stop from its beginning."""
        self.at = at
        self.unsaid = None
        self.say(self._remembered())
        self.tell(self.stop_now.story)
        self._begin()

    def _remembered(self) -> str:
        """What was asked at this stop before, and what became of the answer."""
        quiz = self.stop_now.quiz
        answer = self.answers.get(quiz.name) if quiz is not None else None
        return paragraph(quiz.question) + said(quiz.judge(answer)) if quiz is not None and answer is not None else ""

    def _begin(self) -> None:
        """Let the stop happen, unless its question waits."""
        self.limit = 0 if self.open_quiz is not None else None
        self.refresh()
        if self.open_quiz is None:
            self.play()

    # Answering.

    def answer(self, number: int) -> None:
        """Answer the question with one of its choices; then it happens, and the feedback comes."""
        quiz = self.open_quiz
        if quiz is None or number >= len(quiz.choices):
            return
        self.answers[quiz.name] = quiz.choices[number]
        self.limit = None
        self.unsaid = quiz.judge(quiz.choices[number])
        TALLY.guess(self.title, self.unsaid.right)
        self.say("")
        self.play()

    def show_me(self) -> None:
        """Go on without an answer."""
        quiz = self.open_quiz
        if quiz is not None:
            self.skipped.add(quiz.name)
            self._begin()

    def clicked(self, thing: Ref) -> None:
        """A click on a dam or an exit answers where such a place is asked for."""
        quiz = self.open_quiz
        key = str(thing.key)
        if quiz is not None and key in quiz.choices:
            self.answer(quiz.choices.index(key))

    def clickable(self) -> Collection[Ref]:
        """The places that the question names."""
        choices = self.open_quiz.choices if self.open_quiz is not None else ()
        return [thing for thing in self.picture.scene.named if thing.kind in PLACES and thing.key in choices]

    @property
    def right(self) -> int:
        """How many questions were answered right."""
        quizzes = [stop.quiz for stop in self.stops if stop.quiz is not None]
        return sum(self.answers.get(quiz.name) == quiz.right for quiz in quizzes)

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """What the text speaks of, until something happens."""
        if self.story.at == 0:
            return dict.fromkeys((*self.stop_now.plan.look, *self.clickable()), "legal")
        return self._judged() if self.unsaid is None else {}

    def _judged(self) -> Mapping[Ref, str]:
        """The place that was answered and the right one, where the question was about places."""
        quiz = self.stop_now.quiz
        answer = self.answers.get(quiz.name) if quiz is not None else None
        if quiz is None or answer is None:
            return {}
        marks = {quiz.right: "selected"} if answer == quiz.right else {answer: "missed", quiz.right: "selected"}
        named = self.picture.scene.named
        return {thing: marks[thing.key] for thing in named if thing.kind in PLACES and thing.key in marks}

    def spoken(self) -> str:
        """What happens; before that, what to do."""
        return super().spoken() if self.story.at else words.opening(self.at == 0, self.open_quiz is not None)

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
        stop, quiz, last = self.stop_now, self.open_quiz, self.at + 1 == len(self.stops)
        self.where.value = escape(words.stop(self.at + 1, len(self.stops)))
        self.steps.widget.layout.display = "" if self.story.length else "none"
        self.before = Story(self.story.start) if self.story.length and quiz is None else None
        self.headline.value, self.sentences.value = escape(stop.title), f"<p>{marked_html(stop.text)}</p>"
        self.asking.layout.display = "none" if quiz is None else ""
        if quiz is not None:
            self._ask(quiz)
        told = quiz is None and self.story.over
        decided = stop.quiz is not None and stop.quiz.decided(self.story.events)
        if self.unsaid is not None and (told or decided):
            self.say(said(self.unsaid))
            self.unsaid = None
        score = [words.score(self.right, len(self.answers))] if last and self.answers else []
        self.afterwards.value = f"<p>{marked(stop.after, *score)}</p>" if told else ""
        self.onward.description = words.done() if last else words.next_()
        self.onward.tooltip = None if last else words.next_stop(self.stops[self.at + 1].title)
        self.onward.disabled = last
        idle(quiz is not None or self.unsaid is not None, self.onward)
        self.previous.disabled = self.buttons.anew.disabled = self.at == 0
        self._draw_detail()

    def _ask(self, quiz: Quiz) -> None:
        self.question.value = marked(quiz.question)
        for number, button in enumerate(self.choices):
            shown = number < len(quiz.choices)
            button.layout.display = "" if shown else "none"
            button.description = quiz.text(quiz.choices[number]) if shown else ""

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
