"""The production lab: choose water, way and space, predict the energy, produce, change an input, produce again."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from typing import Any

from ipywidgets import Checkbox, Widget

from ...board.refs import Ref
from ...engine.events import Produced
from ...lessons.producing import FIRST_PLAN, SYSTEM, TARGET, Producing
from ...lessons.production import Plan, Setting
from ...lessons.tally import TALLY
from ...words import lessons as lab_words
from ...words import production_lesson as words
from ..fields import CardPicker, Counter, Picker, grid
from ..parts import text
from .bars import LabBar
from .lab import Lab
from .paragraphs import line, lines, paragraph, result_of, said, solved

WAY = (*SYSTEM, "space", "drops")
TABLE = ("company", "officer", "powerhouses", "contract", "held", "credits")
"""What is set, in the order of the panel: the way of the water, and what one seldom needs."""
LABELS: Mapping[str, Callable[[], str]] = {
    "space": words.space,
    "drops": words.drops,
    "company": words.company,
    "officer": words.officer,
    "powerhouses": words.houses,
    "contract": words.label_contract,
    "held": words.held,
    "credits": words.credits_,
}
BOUNDS = {"drops": (1, 4), "held": (0, 4), "credits": (0, 6)}
"""The least and the most of the numbers."""
MOST_GUESS = 999


class ProductionLab(Lab):
    """A table on which one company produces: change any input, predict, produce; and a challenge for each number."""

    marked_on_paper = traces_all = True

    def __init__(
        self,
        seed: int = 1,
        *,
        setting: Setting = Setting(),
        plan: Plan = FIRST_PLAN,
        all_inputs: bool = False,
        target: int | None = None,
    ) -> None:
        free = Producing(seed, TARGET if target is None else target, setting, plan, (setting, plan))
        self.state = free if target is None else free.challenged()
        self.all_inputs = all_inputs
        self.unsaid = self.unseen = ""  # what is told when the energy is made, and when the water has come to rest
        super().__init__(self.state.waiting, title=words.title())
        self.widget.add_class("barrage-production")

    # The panel.

    def build(self) -> Sequence[Widget]:
        """Who produces, with what, the prediction, and what came of it."""
        self.inputs = {field: self._input(field) for field in (*WAY, *TABLE)}
        self.task, self.given, self.sum = text("", "head"), text("", "soft"), text("", "sum")
        self.buttons = self._bar()
        self.guess = Counter(self.hands, words.prediction(), 0, MOST_GUESS)
        self.guess.put(None)
        self.open = Checkbox(description=words.show_sum(), indent=False)
        self.hands.on_value(self.open, partial(self.set, "open"))
        self.go_on = self.hands.button(words.produce(), self.produce, main=True)
        asked = grid(*self._widgets(WAY), self.guess.widget, self.go_on, self.open)
        self.who = grid(*self._widgets(TABLE))
        self.hint = text(words.choose_head(), "soft")
        return self.buttons.widget, self.task, self.given, self.hint, asked, self.who, self.sum

    def _input(self, field: str) -> Picker | CardPicker | Counter:
        label = words.PARTS[field] if field in SYSTEM else LABELS[field]()
        picked = partial(self.set, field)
        if field in BOUNDS:
            return Counter(self.hands, label, *BOUNDS[field], picked)
        return CardPicker(self.hands, label, picked) if field == "space" else Picker(self.hands, label, picked)

    def _widgets(self, fields: Sequence[str]) -> Sequence[Widget]:
        return [self.inputs[field].widget for field in fields]

    def _bar(self) -> LabBar:
        self.more = self.hands.button(words.more(), self.show_more)
        self.reveal = self.hands.button(words.show_one(), self.show_one)
        self.free = self.hands.button(words.free(), lambda: self.update(self.state.on_another_table()))
        return self.bar(
            self.more,
            self.reveal,
            self.free,
            anew=words.another(),
            begin=lambda: self.update(self.state.challenged()),
            loses=lambda: self.state.would_be_lost,
        )

    def show_more(self) -> None:
        """Open or close the inputs that one seldom needs; what was told before leaves them its room."""
        self.all_inputs = not self.all_inputs
        if self.all_inputs and not self.playing:
            self.say("")
        self.refresh()

    # What may be changed.

    def update(self, state: Producing) -> None:
        """Show another table before its production; what was produced last stays to be compared with."""
        self.stop()
        self.state = state
        self.unsaid = self.unseen = ""
        self.guess.put(None)
        told = state.outcome
        self.say(result_of(told) if state.shows_all and told.refusal is None else "")
        self.tell(state.waiting)

    def set(self, field: str, value: Any) -> None:
        """Change a part of the plan, who produces, or what lies on the table."""
        self.update(self.state.set(field, value))

    def clicked(self, thing: Ref) -> None:
        """A click on a piece chooses it; on a free space it says that nothing is there."""
        if thing in self.state.standing:
            self.set(thing.kind, str(thing.key))
        else:
            self.say(paragraph(words.nothing_there(thing.kind, str(thing.key))))

    def clickable(self) -> Collection[Ref]:
        """Before the production: the dams, conduits and powerhouses that stand."""
        return () if self.story.at else self.state.standing

    # Producing.

    def produce(self) -> None:
        """Produce: watch it, then read what came of it; a second press while one watches leads to the end."""
        if self.playing:
            self.to_the_end()
            return
        guess = None if self.guess.empty else self.guess.value
        if self.state.asks_for_a_guess(guess):
            self.state = replace(self.state, asked=True)
            self.say(paragraph(words.guess_first()))
            return
        self.state = state = self.state.produce(guess)
        streak, found, feedback = self._count(), state.outcome, state.feedback
        self.say("")
        if found.refusal is not None or state.made is None:
            self.say(said(feedback) if feedback else line(found.refused))
            self.refresh()
            return
        self.tell(state.made.story, state.before.story.last if state.before is not None else None)
        self.unsaid = self._verdict() + streak + (paragraph(state.compared) if state.compared else "")
        self.unseen = result_of(found)
        self.play()

    def _count(self) -> str:
        """Count a guess, and say how many were right in a row."""
        state, feedback = self.state, self.state.feedback
        if feedback is None or not state.counts:
            return ""
        self.state = state.count()
        title = self.title if state.challenge is None else words.challenge_button(state.target)
        streak = TALLY.guess(title, feedback.right)
        return paragraph(lab_words.in_a_row(streak)) if streak > 1 else ""

    def _verdict(self) -> str:
        state, feedback = self.state, self.state.feedback
        if feedback is None:
            made = words.made(state.outcome.energy, [term.amount for term in state.outcome.made])
            return paragraph(made) + paragraph(words.no_prediction())
        return said(feedback) if state.challenge is None else solved(feedback, words.solved(state.target))

    def show_one(self) -> None:
        """Show one answer to the challenge, after the first try."""
        if self.state.hint:
            self.say(paragraph(self.state.hint))
            self.state = replace(self.state, settled=True)

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """What is chosen, and what of it does not fit; not while the drops run."""
        return self.state.marks if not self.story.at or self.story.over else {}

    def changed(self) -> None:
        state, free = self.state, self.state.challenge is None
        self.go_on.description = words.skip() if self.playing else words.produce()
        _show(free, self.guess.widget, self.hint)
        _show(free and state.tried, self.open)
        _show(free and self.all_inputs, self.who)
        self.more.description = words.less() if self.all_inputs else words.more()
        _show(not free, self.task, self.given)
        self.more.disabled, self.free.disabled = not free, free
        if state.challenge is not None:
            self.task.value, self.given.value = escape(state.challenge.question), escape(state.challenge.given)
        self.buttons.anew.description = words.challenge_button(state.target) if free else words.another()
        self.reveal.disabled = free or not state.tried
        self._put_inputs()
        known = state.shows_all or any(isinstance(event, Produced) for event in self.story.events)
        if known and self.unsaid:
            self.say(self.unsaid)
            self.unsaid = ""
        if self.unseen and self.story.length and self.story.over:
            self.say(self.feedback.value + self.unseen)
            self.unseen = ""
        refused = state.outcome.refused
        self.sum.value = lines(state.sum(known)) if refused is None else line(refused)

    def _put_inputs(self) -> None:
        state, options = self.state, self.state.options
        for field, made in self.inputs.items():
            value = state.value(field)
            if isinstance(made, Counter):
                made.most = state.setting.room if field == "held" else made.most
                made.put(value)
            elif isinstance(made, CardPicker):
                made.put(state.spaces, value)
            else:
                made.put(options[field], value)
        with self.hands.quiet:
            self.open.value = state.open


def _show(shown: bool, *widgets: Any) -> None:
    for widget in widgets:
        widget.layout.display = "" if shown else "none"
