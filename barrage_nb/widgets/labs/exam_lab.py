"""The exam on the page: question after question beside its picture, reasons after each, and the score at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape

from ipywidgets import Box, VBox, Widget

from ...board.refs import Ref
from ...lessons.asking import Quiz
from ...lessons.exam import Exam, exam
from ...lessons.feedback import Feedback
from ...words import exam as words
from ...words.course import LESSONS
from ..parts import classed, row, text
from ..said import Around
from .paragraphs import paragraph, said
from .question_lab import AskingLab, answers


class ExamLab(AskingLab):
    """The exam of a number: thirty questions, each answered by a click on the map or on an answer."""

    traces_all = True

    def __init__(self, number: int = 1) -> None:
        self.exam = exam(number)
        self._listed: Quiz | None = None  # whose answers are on the buttons
        self.put(self.exam.now.question)
        super().__init__(self.asked.question.told, title=words.title(), show=self.asked.question.show)
        self.widget.add_class("barrage-exam")

    def build(self) -> Sequence[Widget]:
        """Which question it is, the question, and its answers."""
        self.where, self.question, self.hint = text("", "soft"), text("", "head"), text("", "soft")
        self.answers = classed(Box(), "parts")
        self.give_up = self.hands.button(words.show_me(), lambda: self.guess(None))
        self.asking = VBox([self.hint, self.answers, row(self.give_up)])
        self.onward = self.hands.button(words.next_(), self.go_on, main=True)
        self.buttons = self.bar(
            self.onward, anew=words.another(), begin=self.next_situation, loses=lambda: not self.asked.open
        )
        return self.buttons.widget, self.where, self.question, self.asking

    def answered(self, feedback: Feedback | None) -> None:
        """The reasons come at once, and what happens can be stepped through."""
        self.exam, question = self.exam.with_answer(self.asked), self.asked.question
        self.stop()
        self.story = question.told.last
        self.refresh()
        told = said(feedback) if feedback is not None else paragraph(question.happened) + paragraph(question.why)
        self.say(told + (Around(self.score) if self.exam.over else ""))

    def go_on(self) -> None:
        """The next question, once this one is answered."""
        if self.asked.open:
            self.say(paragraph(words.answer_first()))
        elif not self.exam.over:
            self._ask(self.exam.forward())

    def next_situation(self) -> None:
        """The exam of the next number."""
        self._ask(exam(self.exam.number + 1))

    def _ask(self, asked: Exam) -> None:
        self.stop()
        self.exam, question = asked, asked.now.question.again()
        self.put(question)
        self.picture.wear(replace(self.picture.look, show=question.show, company=question.company))
        (self.widget.remove_class if "map" in question.show else self.widget.add_class)("barrage-without-map")
        self.say("")
        self.tell(question.told.first)

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
        spoken_of = {Ref.on_map(place): "last" for place in self.asked.question.lit}
        return {**spoken_of, **dict.fromkeys(self.clickable(), "legal"), **self.asked.places}

    def spoken(self) -> str:
        """What happens, once it is answered."""
        return "" if self.asked.open else super().spoken()

    def changed(self) -> None:
        question = self.asked.question
        self.where.value = escape(self.exam.progress)
        self.question.value = escape(question.asked)
        self.hint.value = words.on_map() if self.clickable() else words.here()
        self.asking.layout.display = "" if self.asked.open else "none"
        self.onward.disabled = self.asked.open or self.exam.over
        if self._listed is not question:
            self._listed = question
            self.answers.children = answers(self.hands, question, self.guess)
