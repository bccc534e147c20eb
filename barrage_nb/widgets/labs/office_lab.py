"""The office lab: spend a round's engineers on a goal, action by action, and compare with the best plan there is."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from ipywidgets import Widget

from ...board.office import BANK, SHARED_SPACES
from ...board.refs import Ref
from ...engine.moves import Move, Place, place
from ...engine.play import refusal
from ...engine.position import Position
from ...lessons import office
from ...lessons.office import Action
from ...lessons.story import Story, followed
from ...lessons.tally import TALLY
from ...words import office_lesson as words
from ..fields import Counter, Picker, grid
from ..parts import text
from .lab import WheelBeside
from .paragraphs import paragraph, solved

OFFICE_WIDTH = 560
MOST_GUESS, MOST_ENGINEERS, MOST_CREDITS = 20, 12, 12


class OfficeLab(WheelBeside):
    """A round's engineers by a seed: place them all, then see how near that came to the best plan."""

    def __init__(self, seed: int = 1) -> None:
        self.task = office.task(seed)
        self.who = self.task.who
        self.plan: list[Action] = []
        self.best_shown = False
        self.waiting: Place | None = None
        """Engineers that are to be placed as soon as it is said what their space gives."""
        super().__init__(self._begun(), words.title(), ("office",), OFFICE_WIDTH)
        self.widget.add_class("barrage-office")

    def _begun(self) -> Story:
        return Story(self.task.position, sentences=(words.start(),))

    def build(self) -> Sequence[Widget]:
        """The goal, the guess of the best, where to place, and what may be changed."""
        self.goal = text("", "head")
        self.guess = Counter(self.hands, words.guess(), 0, MOST_GUESS)
        self.guess.put(None)
        self.space = Picker(self.hands, words.space())
        self.take = self.hands.button(words.take(), lambda: self.put_on(self.space.value))
        self.banked = Counter(self.hands, words.bank_engineers(), 1, MOST_ENGINEERS)
        self.engineers = Counter(self.hands, words.engineers(), 1, MOST_ENGINEERS, partial(self._change, "engineers"))
        self.credits = Counter(self.hands, words.credits_(), 0, MOST_CREDITS, partial(self._change, "credits"))
        self.then = Picker(self.hands, words.and_then(), self.answer)
        self.back = self.hands.button(words.back(), self.take_back)
        self.again_button = self.hands.button(words.again(), self.start_over)
        self.best = self.hands.button(words.said_best(), self.show_best)
        self.buttons = self.bar(
            self.back,
            self.again_button,
            self.best,
            anew=words.another(),
            begin=self.another,
            loses=lambda: bool(self.plan) and not self.over,
        )
        first = self.guess.widget, self.engineers.widget, self.credits.widget
        asked = grid(*first, self.space.widget, self.take, self.banked.widget, self.then.widget)
        return self.buttons.widget, self.goal, self.held, asked

    @property
    def now(self) -> Position:
        """Where the reader's own plan has come to."""
        return self.story.end

    @property
    def over(self) -> bool:
        """Whether every engineer is placed."""
        return not self.now.companies[self.who].engineers

    # Placing.

    def put_on(self, space: str | None) -> None:
        """Place engineers on a space; where it gives a choice, that is asked for first."""
        self.stop()
        if space is None:
            self.say(paragraph(words.hint()))
            return
        if self.over or self.best_shown:
            self.say(paragraph(words.over()))
            return
        move = place(space, self.banked.value) if space == BANK else place(space)
        refused = refusal(self.now, move)
        if refused is not None:
            self.say(paragraph(words.refused(refused.why), refused.clause))
            return
        self.say("")
        if office.asks(self.now, move):
            self.waiting = move
            self.refresh()
            self.say(paragraph(words.choose_first()))
        else:
            self._take((move,))

    def answer(self, answer: Move | None) -> None:
        """Say what the space gives."""
        if self.waiting is not None and answer is not None:
            move, self.waiting = self.waiting, None
            self.say("")
            self._take((move, answer))

    def _take(self, action: Action) -> None:
        before = self.story.last
        self.plan.append(action)
        self.story = replace(followed(before, office.taken(before.end, action)), at=before.length)
        self.refresh()
        self.play(self._taken)

    def _taken(self) -> None:
        if self.over and not self.best_shown:
            feedback = office.judge(self.task, self.now, None if self.guess.empty else self.guess.value)
            TALLY.guess(self.title, feedback.right)
            self.say(solved(feedback, words.solved()))

    def clicked(self, thing: Ref) -> None:
        """A click on an action space places engineers there."""
        if thing.kind == "space" and thing.key in SHARED_SPACES:
            self.put_on(str(thing.key))
        else:
            self.say(paragraph(words.hint()))

    def clickable(self) -> Collection[Ref]:
        """The spaces where engineers may be placed now."""
        if self.over or self.best_shown:
            return []
        moves = (move for move in self.now.legal_moves if isinstance(move, Place))
        return list(dict.fromkeys(Ref("space", move.space) for move in moves if move.space in SHARED_SPACES))

    # Going back, and the best plan.

    def take_back(self) -> None:
        """Take the last action back, or the choice that is being asked for."""
        if self.waiting is None:
            del self.plan[-1:]
        self._replayed()

    def start_over(self) -> None:
        """The same round from its beginning."""
        self.plan = []
        self._replayed()

    def _replayed(self) -> None:
        self.stop()
        self.waiting, self.best_shown = None, False
        self.say("")
        self.tell(followed(self._begun(), office.carried_out(self.task.position, self.plan)))

    def show_best(self) -> None:
        """Show the best plan, beside one's own; only when that is carried out."""
        self.stop()
        if not self.over:
            self.say(paragraph(words.first_place()))
            return
        if not self.best_shown:
            self.best_shown = True
            self.again(replace(office.carried_out(self.task.position, self.task.best), at=0))
            self.say(paragraph(words.shown()))

    def another(self) -> None:
        """Another round."""
        self._begin(office.task(self.task.seed + 1))

    def _change(self, what: str, amount: int) -> None:
        self._begin(office.changed(self.task, **{what: amount}))

    def _begin(self, task: office.RoundTask) -> None:
        self.task, self.plan = task, []
        self.guess.put(None)
        self._replayed()

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """Where engineers may be placed, or the space that waits for an answer."""
        if self.waiting is not None:
            return {Ref("space", self.waiting.space): "selected"}
        return dict.fromkeys(self.clickable(), "legal") if self.story.over else {}

    def changed(self) -> None:
        super().changed()
        self.goal.value = words.asked(self.task.asked)
        spaces = [str(thing.key) for thing in self.clickable()]
        value = self.space.value if self.space.value in spaces else None
        self.space.put([(words.choose(), None), *((words.option(space), space) for space in spaces)], value)
        company, start = self.now.companies[self.who], self.task.position.companies[self.who]
        self.banked.most = max(1, company.engineers)
        self.banked.put(min(self.banked.value, max(1, company.engineers)))
        self.engineers.put(start.engineers)
        self.credits.put(start.credits)
        self.then.widget.layout.display = "none" if self.waiting is None else ""
        answers = () if self.waiting is None else office.asks(self.now, self.waiting)
        self.then.put([(words.choose(), None), *((words.answer(move), move) for move in answers)], None)
        self.take.disabled = not spaces or self.waiting is not None
        self.back.disabled = not self.plan and self.waiting is None
