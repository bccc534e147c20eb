"""The exam on the page: question after question beside its picture, reasons after each, and the score at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape

from ipywidgets import Box, VBox, Widget

from ...board.refs import Ref
from ...lessons.exam import Exam, exam
from ...lessons.exam_question import ExamQuestion
from ...lessons.tally import TALLY
from ...words import exam as words
from ...words.course import LESSONS
from ..parts import classed, row, text
from ..said import Around
from .paragraphs import paragraph, said
from .question_lab import PLACES, QuestionLab


class ExamLab(QuestionLab):
    """The exam of a number: thirty questions, each answered by a click on the map or on an answer."""

    def __init__(self, number: int = 1) -> None:
        self.exam = exam(number)
        self._listed: ExamQuestion | None = None  # whose answers are on the buttons
        super().__init__(self.task, position=self.exam.now.story.start)
        self.widget.add_class("barrage-exam")

    @property
    def task(self) -> ExamQuestion:
        """The question that is asked."""
        task = self.exam.now.task
        assert isinstance(task, ExamQuestion)
        return task

    def build(self) -> Sequence[Widget]:
        """Which question it is, the question, and its answers."""
        self.where, self.question, self.hint = text("", "soft"), text("", "head"), text("", "soft")
        self.answers = classed(Box(), "parts")
        self.give_up = self.hands.button(words.show_me(), lambda: self.guess(None))
        self.asking = VBox([self.hint, self.answers, row(self.give_up)])
        self.onward = self.hands.button(words.next_(), self.go_on, main=True)
        self.buttons = self.bar(
            self.onward, anew=words.another(), begin=self.next_situation, loses=lambda: not self.exam.now.open
        )
        return self.buttons.widget, self.where, self.question, self.asking

    def guess(self, said_: str | None) -> None:
        """Answer, or be told; the reasons come at once, and what happens can be stepped through."""
        answered = self.exam.answer(said_)
        if answered.now is self.exam.now:
            return
        self.exam, self.asked, self.limit = answered, answered.now, None
        feedback = self.asked.feedback
        if feedback is not None:
            TALLY.guess(self.title, feedback.right)
        self.stop()
        self.story = self.asked.story.last
        self.refresh()
        told = said(feedback) if feedback is not None else paragraph(self.task.happened) + paragraph(self.task.why)
        self.say(told + (Around(self.score) if self.exam.over else ""))

    def go_on(self) -> None:
        """The next question, once this one is answered."""
        if self.exam.now.open:
            self.say(paragraph(words.answer_first()))
        elif not self.exam.over:
            self._ask(self.exam.forward())

    def next_situation(self) -> None:
        """The exam of the next number."""
        self._ask(exam(self.exam.number + 1))

    def _ask(self, asked: Exam) -> None:
        self.stop()
        self.exam, self.asked, self.limit = asked, asked.now, 0
        look = self.picture.look
        self.picture.wear(replace(look, show=self.task.SHOW, company=self.task.company))
        (self.widget.remove_class if "map" in self.task.SHOW else self.widget.add_class)("barrage-without-map")
        self.say("")
        self.tell(self.asked.story.first)

    def score(self) -> str:
        """How it went, what to look at again, and where that is taught."""
        missed = [
            f"<li><a href='{lesson}.ipynb'>{escape(LESSONS[lesson])}</a>: {escape(words.missed(numbers))}</li>"
            for lesson, numbers in self.exam.again.items()
        ]
        listed = f"{paragraph(words.look_again())}<ul>{''.join(missed)}</ul>"
        again = listed if missed else paragraph(words.all_right())
        return f"<p><b>{escape(self.exam.score)}</b></p>{again}"

    def marks(self) -> Mapping[Ref, str]:
        """The places that are spoken of and those that answer; later what was said and what is true."""
        spoken_of = {Ref.on_map(place): "last" for place in self.task.lit}
        if self.asked.open:
            return {**spoken_of, **dict.fromkeys(self.clickable(), "legal")}
        return {**spoken_of, **{Ref.on_map(place): mark for place, mark in self.asked.marks.items() if place in PLACES}}

    def spoken(self) -> str:
        """What happens, once it is answered."""
        return "" if self.asked.open else super().spoken()

    def changed(self) -> None:
        """Bring the question and its answers up to date."""
        self.where.value = escape(self.exam.progress)
        self.question.value = escape(self.task.question(self.asked.story))
        self.hint.value = words.on_map() if self.clickable() else words.here()
        self.asking.layout.display = "" if self.asked.open else "none"
        self.onward.disabled = self.asked.open or self.exam.over
        if self._listed is not self.task:
            self._listed = self.task
            self.answers.children = tuple(
                self.hands.button(shown, partial(self.guess, answer)) for answer, shown in self.task.choices.items()
            )
