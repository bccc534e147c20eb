"""Labs of one turn: a production to be predicted, and what an officer, a company or a tile makes of a turn."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from typing import Any

from ipywidgets import Checkbox, VBox, Widget

from ...board.refs import MAP_KINDS, Ref
from ...engine.events import Produced
from ...engine.position import Position
from ...lessons.asking import Feedback, luck_of
from ...lessons.powers import POWERS, trial
from ...lessons.producing import FIRST_PLAN, SYSTEM, TARGET, Producing
from ...lessons.production import Plan, Setting
from ...lessons.story import Story
from ...lessons.tally import TALLY
from ...view.lesson_page import power_rows, power_table, side
from ...words import lessons as lab_words
from ...words import powers_lesson as power_words
from ...words import production_lesson as production_words
from ...words.names import in_a_row, one_by_one
from ..page import marked
from ..parts import CardPicker, Counter, Picker, grid, row, text
from .asking_labs import AskingLab
from .lab import Lab, LabBar
from .pictures import line, lines, paragraph, result_of, said, solved

WAY = (*SYSTEM, "space", "drops")
TABLE = ("company", "officer", "powerhouses", "contract", "held", "credits")
"""What is set, in the order of the panel: the way of the water, and what one seldom needs."""
LABELS: Mapping[str, Callable[[], str]] = {
    "space": production_words.space,
    "drops": production_words.drops,
    "company": production_words.company,
    "officer": production_words.officer,
    "powerhouses": production_words.houses,
    "contract": production_words.label_contract,
    "held": production_words.held,
    "credits": production_words.credits_,
}
BOUNDS = {"drops": (1, 4), "held": (0, 4), "credits": (0, 6)}
"""The least and the most of the numbers."""
MOST_GUESS = 999


class ProductionLab(Lab):
    """A table on which one company produces: change any input, or `pieces_only`; predict, produce; and a challenge."""

    marked_on_paper = traces_all = True

    def __init__(
        self,
        seed: int = 1,
        *,
        setting: Setting = Setting(),
        plan: Plan = FIRST_PLAN,
        all_inputs: bool = False,
        pieces_only: bool = False,
        target: int | None = None,
    ) -> None:
        free = Producing(seed, TARGET if target is None else target, setting, plan, (setting, plan))
        self.state = free if target is None else free.challenged()
        self.all_inputs, self.pieces_only = all_inputs, pieces_only
        self.unsaid = self.unseen = ""  # what is told when the energy is made, and when the water has come to rest
        super().__init__(self.state.waiting, title=production_words.title())
        self.widget.add_class("barrage-production")

    def build(self) -> Sequence[Widget]:
        """Who produces, with what, the prediction, and what came of it."""
        self.inputs = {field: self._input(field) for field in (*WAY, *TABLE)}
        self.task, self.given, self.sum = text("", "head"), text("", "soft"), text("", "sum")
        self.buttons = self._bar()
        self.guess = Counter(self.hands, production_words.prediction(), 0, MOST_GUESS)
        self.guess.put(None)
        self.open = Checkbox(description=production_words.show_sum(), indent=False)
        self.hands.on_value(self.open, partial(self.set, "open"))
        self.go_on = self.hands.button(production_words.produce(), self.produce, main=True)
        asked = grid(*self._widgets(WAY), self.guess.widget, self.go_on, self.open)
        self.who = grid(*self._widgets(TABLE))
        self.hint = text(production_words.choose_head(), "soft")
        _show(not self.pieces_only, self.buttons.widget)
        return self.task, self.given, self.hint, asked, self.who, self.buttons.widget, self.sum

    def _input(self, field: str) -> Picker | CardPicker | Counter:
        label = production_words.PARTS[field] if field in SYSTEM else LABELS[field]()
        picked = partial(self.set, field)
        if field in BOUNDS:
            return Counter(self.hands, label, *BOUNDS[field], picked)
        return CardPicker(self.hands, label, picked) if field == "space" else Picker(self.hands, label, picked)

    def _widgets(self, fields: Sequence[str]) -> Sequence[Widget]:
        return [self.inputs[field].widget for field in fields]

    def _bar(self) -> LabBar:
        self.more = self.hands.button(production_words.more(), self.show_more)
        self.reveal = self.hands.button(production_words.show_one(), self.show_one)
        self.free = self.hands.button(production_words.free(), lambda: self.update(self.state.on_another_table()))
        return self.bar(
            self.more,
            self.reveal,
            self.free,
            anew=production_words.another(),
            begin=lambda: self.update(self.state.challenged()),
            loses=lambda: self.state.would_be_lost,
        )

    def show_more(self) -> None:
        """Open or close the inputs that one seldom needs; what was told before leaves them its room."""
        self.all_inputs = not self.all_inputs
        if self.all_inputs and not self.playing:
            self.say("")
        self.refresh()

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
            space, known = str(thing.key), thing.kind in ("dam", "powerhouse")
            nothing = production_words.not_built(space) if known else production_words.not_a_part()
            self.say(paragraph(production_words.no_conduit(space) if thing.kind == "conduit" else nothing))

    def clickable(self) -> Collection[Ref]:
        """Before the production: the dams, conduits and powerhouses that stand."""
        return () if self.story.at else self.state.standing

    def produce(self) -> None:
        """Produce: watch it, then read what came of it; a second press while one watches leads to the end."""
        if self.playing:
            self.to_the_end()
            return
        guess = self.guess.said
        if self.state.asks_for_a_guess(guess):
            self.state = replace(self.state, asked=True)
            self.say(paragraph(production_words.guess_first()))
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
        title = self.title if state.challenge is None else production_words.challenge_button(state.target)
        streak = TALLY.guess(title, feedback.right)
        return paragraph(lab_words.in_a_row(streak)) if streak > 1 else ""

    def _verdict(self) -> str:
        state, feedback = self.state, self.state.feedback
        if feedback is None:
            return paragraph(state.outcome.happened) + paragraph(production_words.no_prediction())
        return said(feedback) if state.challenge is None else solved(feedback, production_words.solved(state.target))

    def show_one(self) -> None:
        """Show one answer to the challenge, after the first try."""
        if self.state.hint:
            self.say(paragraph(self.state.hint))
            self.state = replace(self.state, settled=True)

    def marks(self) -> Mapping[Ref, str]:
        """What is chosen, and what of it does not fit; not while the drops run."""
        return self.state.marks if not self.story.at or self.story.over else {}

    def changed(self) -> None:
        state, free = self.state, self.state.challenge is None
        self.go_on.description = production_words.skip() if self.playing else production_words.produce()
        _show(free, self.guess.widget, self.hint)
        _show(free and state.tried, self.open)
        _show(free and self.all_inputs, self.who)
        self.more.description = production_words.less() if self.all_inputs else production_words.more()
        _show(not free, self.task, self.given)
        self.more.disabled, self.free.disabled, self.reveal.disabled = not free, free, free or not state.tried
        if state.challenge is not None:
            self.task.value, self.given.value = escape(state.challenge.question), escape(state.challenge.given)
        self.buttons.anew.description = (
            production_words.challenge_button(state.target) if free else production_words.another()
        )
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


class PowerLab(AskingLab):
    """A power on a position where it matters: one by its name, or one after the other."""

    marked_on_paper = traces_all = True

    def __init__(self, power: str = POWERS[0]) -> None:
        self.met: list[str] = []
        order = luck_of("powers", 1).sample(POWERS, len(POWERS))
        self.order = order[order.index(power) :] + order[: order.index(power)]
        self.trial = trial(power)
        self.put(self.trial.quiz)
        super().__init__(self.trial.story, title=power_words.title())
        self.widget.add_class("barrage-powers")
        self.pair.button.layout.display = "none"  # its place is with the other buttons, in sight
        self.above.children = (self.pair.widget,)
        self.widget.children = tuple(each for each in self.widget.children if each is not self.pair.widget)

    def build(self) -> Sequence[Widget]:
        """Which power, what it is, what is done, the question with its numbers; later what may be changed."""
        self.watch = self.hands.button(power_words.watch(), self.watch_it)
        self.sides = self.hands.button(power_words.sides(), self.turn_over)
        self.buttons = self.bar(self.watch, self.sides, anew=power_words.deal(), begin=self.deal, loses=lambda: False)
        self.power = Picker(self.hands, power_words.power(), self.take)
        self.facts, self.question, self.numbers = text(), text("", "head"), row()
        self.asking = VBox([self.question, self.numbers])
        self.give_up = self.hands.button(lab_words.give_up(), lambda: self.guess(None))
        self.option = Picker(self.hands, "", self.change)
        self.tweaking = grid(self.option.widget)
        return self.buttons.widget, grid(self.power.widget), self.facts, self.asking, self.tweaking

    def take(self, power: str) -> None:
        """Ask about a power."""
        self.stop()
        self.trial = trial(power)
        self.put(self.trial.quiz)
        self.say("")
        self.tell(self.trial.story)

    def deal(self) -> None:
        """Ask about one that has not been met yet; once all have, about any."""
        left = [power for power in self.order if power not in (*self.met, self.trial.power)]
        again = self.order[(self.order.index(self.trial.power) + 1) % len(self.order)]
        self.take(left[0] if left else again)

    def answered(self, feedback: Feedback | None) -> None:
        if self.trial.power not in self.met:
            self.met.append(self.trial.power)
        self._end()
        in_a_row = paragraph(self.in_a_row) if self.in_a_row else ""
        self.say(paragraph(self.trial.told) if feedback is None else said(feedback) + in_a_row)

    def change(self, at: int) -> None:
        """Play both turns with something changed."""
        before = self.trial
        self.trial = trial(before.power, at)
        self._end()
        self.say(paragraph(power_words.before(before.told)) + paragraph(power_words.now(self.trial.told)))

    def _end(self) -> None:
        self.stop()
        self.story, self.before = self.trial.story.last, self.trial.runs[False].story
        self.pair.open = True
        self.refresh()

    def turn_over(self) -> None:
        """From the map to both turns side by side, and back."""
        self.pair.open = not self.pair.open
        self.refresh()

    def watch_it(self) -> None:
        """Go through both turns on the map, one after the other."""
        self.go(0)
        self.play()

    def go(self, at: int) -> None:
        self.pair.open = False
        super().go(at)

    def clicked(self, thing: Ref) -> None:
        """Once it is guessed, a click on a place that may be built on instead."""
        if thing in self.clickable():
            self.change(self._sites.index(thing))

    def clickable(self) -> Collection[Ref]:
        return () if self.asked.open else self._sites

    @property
    def _sites(self) -> list[Ref]:
        places = self.trial.case.options if self.trial.case.changed == "where" else ()
        return [Ref.on_map(option[0]) for option in places]

    def shown(self) -> Position:
        """Before a guess the position with the power, and then the moment's."""
        return self.trial.position(True) if self.asked.open else super().shown()

    def spoken(self) -> str:
        return self.trial.scene if self.asked.open else super().spoken()

    def marks(self) -> Mapping[Ref, str]:
        """What the question is about; later what has just happened."""
        if self.asked.open:
            return {Ref.on_map(space): "legal" for space in self.trial.spaces}
        touched = self.story.event.touches if self.story.event is not None else ()
        return {thing: "selected" for thing in touched if thing.kind in MAP_KINDS.values()}

    def in_words(self) -> str:
        """The title, what is done and what is asked."""
        return f"{self.title}: {self.trial.scene} {self.trial.question}"

    def portrait(self, story: Story) -> str:
        return side(self.trial, story is not self.before, self.picture.look.theme)

    def changed(self) -> None:
        asked, waits = self.trial, self.asked.open
        beside = self.pair.open and self.before is not None
        (self.widget.add_class if beside else self.widget.remove_class)("barrage-beside")
        told = waits or beside  # the scene, or both turns, say it already
        self.sentence.layout.display = "none" if told else ""
        self.watch.disabled = self.sides.disabled = waits
        self.sides.description = power_words.map_() if beside else power_words.sides()
        self.pair.heads = asked.heads
        names = [(trial(power).name, power) for power in POWERS]
        met = [(power_words.met(name) if power in self.met else name, power) for name, power in names]
        self.power.put(met, asked.power)
        rule = f"<p class='barrage-rule'>{escape(asked.rule)}</p>"
        self.facts.value = f"{rule}<p>{marked(one_by_one(filter(None, (asked.scene, asked.has))))}</p>"
        self.asking.layout.display = "" if waits else "none"
        self.tweaking.layout.display = "none" if waits else ""
        self.question.value = escape(asked.question)
        if waits and self.new_choices():
            self.numbers.children = (*self.choices, self.give_up)
        options = [(asked.case.told(each), at) for at, each in enumerate(asked.case.options)]
        self.option.widget.description = power_words.CHANGE[asked.case.changed]
        self.option.put(options, asked.at)


class PowerTable:
    """What every officer, company and tile changes in its case: a table on a page, lines in a text."""

    def __init__(self, chosen: Collection[str]) -> None:
        self.powers = tuple(chosen)

    def _repr_html_(self) -> str:
        return power_table(self.powers)

    def __repr__(self) -> str:
        return "\n".join(power_words.row(*cells[:4]) for cells in power_rows(self.powers))


def powers(chosen: str | Collection[str] = POWERS) -> PowerTable:
    """All powers, some of them, or those of one kind: "officer", "company" or "tile"."""
    if not isinstance(chosen, str):
        return PowerTable(chosen)
    if chosen not in KINDS:
        raise ValueError(power_words.no_kind(chosen, in_a_row(KINDS)))
    return PowerTable([power for power in POWERS if trial(power).kind == chosen])


KINDS = ("officer", "company", "tile")
