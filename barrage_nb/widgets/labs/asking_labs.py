"""Labs that ask before anything happens: a lesson's question, the Automa's turn, the exam, the tour of a round."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from typing import Any

from ipywidgets import Box, Button, VBox, Widget

from ...board.refs import Ref
from ...engine.automas import AutomaTurn
from ...engine.moves import ACT
from ...engine.play import play
from ...engine.position import Position, as_position
from ...lessons import automa
from ...lessons.asking import NOTHING_ASKED, Attempt, Feedback, OneQuestion, Quiz
from ...lessons.exam import Exam, exam
from ...lessons.story import Story
from ...lessons.tally import TALLY
from ...lessons.tour import READER, Stop, stops
from ...view import scene, svg
from ...view.automa_view import marks as marks_of_look
from ...view.shapes import Corners
from ...words import automa as automa_words
from ...words import exam as exam_words
from ...words import lessons as lab_words
from ...words import tour as tour_words
from ...words.course import LESSONS
from ...words.names import TILES, count, listed, one_by_one
from ..automa_panel import Guessing, Tiles
from ..controls import LanguageMenu
from ..page import Around, marked, marked_html
from ..parts import Picker, classed, idle, row, text
from .lab import Lab
from .pictures import paragraph, paragraphs, said


class AskingLab(Lab, ABC):
    """A lab with a question: until it is answered, or told, nothing happens; each answer counts.

    A lab of a lesson asks with `put`, and says what comes of an answer (`answered`). Answers that are places of the map
    can be clicked.
    """

    asked: Attempt
    choices: tuple[Button, ...] = ()
    in_a_row = ""
    """How many answers were right in a row, where it were several."""
    _listed: Quiz | None = None  # whose answers are on the buttons

    def new_choices(self) -> bool:
        """Whether a button was made for each answer: once for each question."""
        question = self.asked.question
        if self._listed is question:
            return False
        made = [self.hands.button(shown, partial(self.guess, each)) for each, shown in question.choices.items()]
        self._listed, self.choices = question, tuple(made)
        return True

    def put(self, question: Quiz) -> None:
        """Ask, before anything happens."""
        self.asked, self.limit = Attempt(question), 0

    def guess(self, said: Any) -> None:
        """Answer, or be told with None; what is no answer changes nothing."""
        asked = self.asked.answer(said)
        if asked is self.asked:
            return
        self.asked, self.limit = asked, None
        feedback = asked.feedback
        if feedback is not None:
            streak = TALLY.guess(self.title, feedback.right)
            self.in_a_row = lab_words.in_a_row(streak) if streak > 1 else ""
        self.answered(feedback)

    @abstractmethod
    def answered(self, feedback: Feedback | None) -> None:
        """What comes of an answer, or with None of having given up."""

    def say_anew(self) -> None:
        self.asked = self.asked.again()
        super().say_anew()

    def clicked(self, thing: Ref) -> None:
        if thing in self.clickable():
            self.guess(str(thing.key))

    def clickable(self) -> Collection[Ref]:
        return [Ref.on_map(place) for place in self.asked.question.places] if self.asked.open else ()


class QuestionLab(AskingLab):
    """The task of a lesson of one question: about a situation by its seed, or about any position."""

    traces_all = True

    def __init__(self, task: OneQuestion, seed: int = 1, position: Position | str | None = None) -> None:
        self.task, self.seed = task, seed
        self.put(task.ask(task.situation(seed) if position is None else as_position(position)))
        super().__init__(self.asked.question.told, title=task.TITLE, show=self.asked.question.show)

    def build(self) -> Sequence[Widget]:
        self.question, self.hint = text("", "head"), text("", "soft")
        self.list = Picker(self.hands, lab_words.your_guess(), self.guess)
        self.give_up = self.hands.button(lab_words.give_up(), lambda: self.guess(None))
        self.asking = VBox([self.hint, row(self.list.widget, self.give_up)])
        self.buttons = self.bar(anew=lab_words.another(), begin=self.next_situation, loses=lambda: False)
        return self.buttons.widget, self.question, self.asking

    def answered(self, feedback: Feedback | None) -> None:
        self.say("")
        self.play(lambda: self.say(said(feedback) if feedback is not None else ""))

    def next_situation(self) -> None:
        """Another situation."""
        self.stop()
        self.seed += 1
        question = self.task.ask(self.task.situation(self.seed))
        self.put(question)
        self.say("")
        self.tell(question.told)

    def marks(self) -> Mapping[Ref, str]:
        """The place that was said and the true one, once all has happened."""
        return self.asked.places if self.story.over else {}

    def changed(self) -> None:
        question = self.asked.question
        self.question.value, self.hint.value = question.asked, question.hint
        self.asking.layout.display = "" if self.asked.open else "none"
        self.list.put([(lab_words.choose(), ""), *((shown, each) for each, shown in question.choices.items())], "")


BESIDE_MAP = range(816, 980)
"""In cells of such widths the tiles stand beside the map, in a column too small for them as they are elsewhere."""


class AutomaLab(Lab):
    """A turn of an Automa to predict, or just to see: one by its seed, or of a position in which one is to act."""

    def __init__(self, seed: int = 1, position: Position | str | None = None, guess: bool = True) -> None:
        self.seed, self.guess = seed, guess
        super().__init__(self._foreseen(as_position(position or automa.situation(seed))), title=automa_words.title())
        self.pair.button.layout.display = "none"  # nothing is changed here, so there is no before
        self.another.layout.display = "" if position is None else "none"
        self.widget.add_class("barrage-thinking")

    def _foreseen(self, position: Position) -> Story:
        """The turn that comes, and what is to be foreseen of it."""
        self.ahead = automa.foreseen(play(position, ACT)) if isinstance(position.question, AutomaTurn) else None
        return automa.turn_of(position)

    def build(self) -> Sequence[Widget]:
        """The question; further down the two tiles, and what the Automa has."""
        self.guessing = Guessing(self.hands, self._told)
        self.guessing.put(self.ahead if self.guess else None)
        self.tiles, self.have = Tiles(self.hands, self.guessing.press_row), text("", "soft")
        self.another = self.hands.button(automa_words.another(), self.next_situation)
        self.aside.children = (self.tiles.box, row(self.another))
        self.under.children = (self.have,)
        self.under.add_class("barrage-under")
        return (self.guessing.box,)

    def _told(self, html: str) -> None:
        self.refresh()
        self.say(html)

    def clicked(self, thing: Ref) -> None:
        self.guessing.press(thing)

    def clickable(self) -> Collection[Ref]:
        return () if self.story.at else list(self.guessing.marks)

    def next_situation(self) -> None:
        """Another turn, to predict again."""
        self.stop()
        self.seed += 1
        story = self._foreseen(automa.situation(self.seed))
        self.guessing.put(self.ahead if self.guess else None)
        self.say("")
        self.tell(story)

    def marks(self) -> Mapping[Ref, str]:
        """What is guessed, or was; later what is still in at this look, while the rest fades."""
        look = automa.look_at(self.story)
        if not self.story.at:
            return self.guessing.marks
        return {} if look is None else marks_of_look(look)

    def changed(self) -> None:
        """Draw the tiles as far as the turn has come, and say what the Automa has."""
        look, turn = automa.look_at(self.story), automa.told_by(self.story)
        asks = bool(self.guessing.asks)
        self.limit = 0 if asks else None  # nothing is shown before it is guessed
        self.steps.widget.layout.display = self.sentence.layout.display = "none" if asks else ""
        (self.widget.add_class if asks else self.widget.remove_class)("barrage-asked")
        flipped = self.ahead.trace.flipped if self.ahead is not None else None
        theme, narrow, box = self.picture.look.theme, self.page.width in BESIDE_MAP, self.story.start.box
        if self.story.at:
            self.tiles.put(flipped, turn.marks, look, theme=theme, narrow=narrow, box=box)
        else:
            self.tiles.put(flipped, self.guessing.rows, used=self.guessing.used, theme=theme, narrow=narrow, box=box)
        self.have.value = paragraphs(self._have())
        self.have.layout.display = "" if self.guessing.asks == "row" else "none"

    def _have(self) -> Sequence[str]:
        position = self.story.start
        assert position.question is not None
        who = position.question.who
        held = position.companies[who]
        has = listed(count(getattr(held, kind), kind) for kind in ("excavators", "mixers", "engineers", "vp"))
        lying = [position.box.contracts[each] for each in (*position.contracts, *position.national) if each is not None]
        contracts = listed(automa_words.contract(each.energy, each.colour) for each in lying)
        return (
            automa_words.holds(who, has, listed(TILES[tile] for tile in held.tiles)),
            automa_words.lie_open(contracts) if lying else automa_words.none_open(),
        )


def watch_automa(start: Position | str, *, guess: bool = False) -> AutomaLab:
    """How an Automa decides that is to act in a position: its tiles, and its turn look by look.

    With `guess`, a learner says first which row ends its turn, and on which space it builds.
    """
    return AutomaLab(position=start, guess=guess)


class ExamLab(AskingLab):
    """The exam of a number: thirty questions, each answered by a click on the map or on an answer."""

    traces_all = True

    def __init__(self, number: int = 1) -> None:
        self.exam = exam(number)
        self.put(self.exam.now.question)
        super().__init__(self.asked.question.told, title=exam_words.title(), show=self.asked.question.show)
        self.widget.add_class("barrage-exam")

    def build(self) -> Sequence[Widget]:
        self.where, self.question, self.hint = text("", "soft"), text("", "head"), text("", "soft")
        self.answers = classed(Box(), "parts")
        self.give_up = self.hands.button(exam_words.show_me(), lambda: self.guess(None))
        self.asking = VBox([self.hint, self.answers, row(self.give_up)])
        self.onward = self.hands.button(exam_words.next_(), self.go_on, main=True)
        self.buttons = self.bar(
            self.onward, anew=exam_words.another(), begin=self.next_situation, loses=lambda: not self.asked.open
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
            self.say(paragraph(exam_words.answer_first()))
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
        missed = []
        for lesson, numbers in self.exam.again.items():
            told = escape(exam_words.some_missed(len(numbers), numbers))
            missed.append(f"<li><a href='{lesson}.ipynb'>{escape(LESSONS[lesson])}</a>: {told}</li>")
        listed = f"{paragraph(exam_words.look_again())}<ul>{''.join(missed)}</ul>"
        again = listed if missed else paragraph(exam_words.all_right())
        return f"<p><b>{escape(self.exam.score)}</b></p>{again}"

    def marks(self) -> Mapping[Ref, str]:
        """The places that are spoken of and those that answer; later what was said and what is true."""
        spoken_of = {Ref.on_map(place): "last" for place in self.asked.question.lit}
        return {**spoken_of, **dict.fromkeys(self.clickable(), "legal"), **self.asked.places}

    def spoken(self) -> str:
        return "" if self.asked.open else super().spoken()

    def changed(self) -> None:
        question = self.asked.question
        self.where.value = escape(self.exam.progress)
        self.question.value = escape(question.asked)
        self.hint.value = exam_words.on_map() if self.clickable() else exam_words.here()
        self.asking.layout.display = "" if self.asked.open else "none"
        self.onward.disabled = self.asked.open or self.exam.over
        if self.new_choices():
            self.answers.children = self.choices


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
            raise ValueError(tour_words.not_a_number(at, len(self.stops) - 1))
        self.at = at
        self.attempts: dict[str, Attempt] = {}
        """What was said to the questions so far, by stop."""
        self.unsaid: Feedback | None = None
        self._ask()
        super().__init__(self.stop_now.story, title=tour_words.title(), company=READER)
        self.widget.add_class("barrage-tour")
        self.languages = LanguageMenu(self.hands)
        self.settings.children += (self.languages.widget,)
        self.above.children, self.under.children = (self.detail,), (self.caption,)
        self._begin()

    @property
    def stop_now(self) -> Stop:
        """The stop that is shown."""
        return self.stops[self.at]

    def build(self) -> Sequence[Widget]:
        """Where one is, the text, the question with its answers, what to notice afterwards, and the way on."""
        self.where, self.headline, self.sentences = text("", "soft"), text("", "head"), text()
        self.question, self.afterwards = text("", "head"), text()
        self.skip = self.hands.button(lab_words.give_up(), lambda: self.guess(None))
        self.skip.layout.align_self = "flex-start"
        self.asking = classed(VBox(), "tour-quiz")
        self.onward = self.hands.button(tour_words.next_(), self.next_stop, main=True)
        self.previous = self.hands.button(tour_words.back(), lambda: self.visit(max(0, self.at - 1)))
        self.buttons = self.bar(
            self.previous,
            self.onward,
            anew=tour_words.restart(),
            begin=self.start_again,
            loses=lambda: bool(self.attempts),
        )
        self.caption, self.detail = text("", "soft"), text("", "chart")
        told = classed(VBox([self.sentences, self.afterwards]), "tour-text")
        return self.buttons.widget, self.where, self.headline, told, self.asking

    def say_anew(self) -> None:
        super().say_anew()
        self.languages.follow()

    def next_stop(self) -> None:
        """On to the next stop, or say that a question waits; first to the end of what was guessed."""
        if self.asked.open:
            self.say(paragraph(tour_words.answer_first()))
        elif self.unsaid is not None:
            self.go(self.furthest)
        elif self.at + 1 < len(self.stops):
            self.visit(self.at + 1)

    def start_again(self) -> None:
        """Forget all answers, and begin with the first stop."""
        self.attempts = {}
        self.visit(0)

    def visit(self, at: int) -> None:
        """Show a stop from its beginning."""
        self.at = at
        self.unsaid = None
        self._ask()
        feedback = self.asked.feedback  # of an answer before
        self.say("" if feedback is None else paragraph(self.asked.question.asked) + said(feedback))
        self.tell(self.stop_now.story)
        self._begin()

    def _ask(self) -> None:
        """What is asked at this stop, with what was said to it before."""
        quiz = self.stop_now.quiz
        open_ = NOTHING_ASKED if quiz is None else Attempt(quiz)
        self.asked = self.attempts.get(self.stop_now.name, open_)

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

    def marks(self) -> Mapping[Ref, str]:
        """What the text speaks of, until something happens; then the place that was answered and the right one."""
        if self.story.at == 0:
            return dict.fromkeys((*self.stop_now.plan.look, *self.clickable()), "legal")
        return {} if self.unsaid is not None or self.asked.gave_up else self.asked.places

    def spoken(self) -> str:
        """What happens; before that, what to do."""
        if self.story.at:
            return super().spoken()
        if not self.at:
            return tour_words.opening_first()
        return tour_words.opening_asked() if self.asked.open else tour_words.opening_watch()

    def refresh(self) -> None:
        """Bring everything up to date; where the map is a window, it shows what is told of."""
        super().refresh()
        event = self.story.event
        told = self.stop_now.plan.look if event is None else event.touches
        seen = self._on_picture(told) or self._on_picture(self.stop_now.plan.look)
        self.page.look_at(seen, self.picture.scene.width, page=False)

    def _on_picture(self, things: Iterable[Ref]) -> list[Corners]:
        return [box for thing in things if (box := self.picture.scene.bounds(thing)) is not None]

    def changed(self) -> None:
        """Bring the text, the question and the part of the table beside it up to date; before is where a stop began."""
        stop, waits, last = self.stop_now, self.asked.open, self.at + 1 == len(self.stops)
        self.where.value = escape(tour_words.stop(self.at + 1, len(self.stops)))
        self.steps.widget.layout.display = "" if self.story.length else "none"
        self.before = Story(self.story.start) if self.story.length and not waits else None
        self.headline.value, self.sentences.value = escape(stop.title), f"<p>{marked_html(stop.text)}</p>"
        self._offer()
        told = not waits and self.story.over
        if self.unsaid is not None and (told or stop.decided(self.story.events)):
            self.say(said(self.unsaid))
            self.unsaid = None
        guesses = [each.feedback for each in self.attempts.values() if each.feedback is not None]
        score = [tour_words.score(sum(each.right for each in guesses), len(guesses))] if last and guesses else []
        self.afterwards.value = f"<p>{marked(stop.after, *score)}</p>" if told else ""
        self.onward.description = tour_words.done() if last else tour_words.next_()
        self.onward.tooltip = None if last else tour_words.next_stop(self.stops[self.at + 1].title)
        self.onward.disabled = last
        idle(waits or self.unsaid is not None, self.onward)
        self.previous.disabled = self.buttons.anew.disabled = self.at == 0
        self._draw_detail()

    def _offer(self) -> None:
        """The question that waits, with its answers."""
        self.asking.layout.display = "" if self.asked.open else "none"
        self.question.value = marked(self.asked.question.asked)
        if self.asked.open and self.new_choices():
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
            self.caption.value = escape(
                one_by_one(tour_words.PANELS(panel, who=self.stop_now.plan.company) for panel in panels)
            )
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
