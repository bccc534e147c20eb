"""The production lab: choose water, way and space, predict the energy, produce, change an input, produce again."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from typing import Any

from ipywidgets import Checkbox, Widget

from ...board.refs import Ref
from ...engine.events import Produced
from ...engine.position import Position
from ...lessons.challenge import TARGET, Challenge, challenge, judge
from ...lessons.feedback import Feedback
from ...lessons.outcome import Outcome, outcome, term_lines
from ...lessons.plan import Plan, misfits, with_part
from ...lessons.production import (
    HOUSES,
    Setting,
    Working,
    best_contract,
    story_of,
    working,
)
from ...lessons.story import Story
from ...lessons.tally import TALLY
from ...words import lessons as lab_words
from ...words import production_lesson as words
from ..fields import CardPicker, Counter, Picker, grid
from ..parts import text
from . import production_choices as choices
from .bar import LabBar
from .lab import Lab
from .paragraphs import line, lines, paragraph, result_of, said, solved
from .production_choices import BIGGEST

FIRST_PLAN = Plan("B2L", "C2A", "P6.1", 3, "turbine+0")
MOST_DROPS, MOST_CREDITS, MOST_GUESS = 4, 6, 999


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
        self.seed, self.number, self.all_inputs = seed, 0, all_inputs
        self.target = TARGET if target is None else target
        self.setting, self.plan = self.start = setting, plan
        self.challenge: Challenge | None = None
        self.last: Story | None = None
        self.last_inputs: tuple[Position, Plan] | None = None
        self.counted: tuple[Position, Plan] | None = None
        self.unsaid = self.unseen = ""  # what is told when the energy is made, and when the water has come to rest
        self.tried = self.nudged = self.settled = False
        if target is not None:
            self.challenge = challenge(seed, 0, target)
            self.plan = self.challenge.start
        super().__init__(self._waiting(), title=words.title())
        self.widget.add_class("barrage-production")

    @property
    def position(self) -> Position:
        """The table before the production."""
        return self.challenge.position if self.challenge is not None else self.setting.position

    @property
    def player(self) -> str:
        """Who produces."""
        return self.challenge.who if self.challenge is not None else self.setting.company

    def _waiting(self) -> Story:
        sentence = words.start() if self.challenge is None else words.challenge_start(self.target)
        return Story(self.position, sentences=(sentence,))

    # The panel.

    def build(self) -> Sequence[Widget]:
        """Who produces, with what, the prediction, and what came of it."""
        self.task, self.given, self.sum = text("", "head"), text("", "soft"), text("", "sum")
        self.buttons, self.who = self._bar(), self._who()
        asked = grid(*self._way(), *self._guessing())
        self.hint = text(words.choose_head(), "soft")
        return self.buttons.widget, self.task, self.given, self.hint, asked, self.who, self.sum

    def _way(self) -> Sequence[Widget]:
        self.lists = {part: Picker(self.hands, label, partial(self.pick, part)) for part, label in words.PARTS.items()}
        self.space = CardPicker(self.hands, words.space(), partial(self.pick, "space"))
        self.drops = Counter(self.hands, words.drops(), 1, MOST_DROPS, partial(self.pick, "drops"))
        return [*(each.widget for each in self.lists.values()), self.space.widget, self.drops.widget]

    def _guessing(self) -> Sequence[Widget]:
        self.guess = Counter(self.hands, words.prediction(), 0, MOST_GUESS)
        self.guess.put(None)
        self.open = Checkbox(description=words.show_sum(), indent=False)
        self.hands.on_value(self.open, lambda value: self._inputs_changed())
        self.go_on = self.hands.button(words.produce(), self.produce, main=True)
        return self.guess.widget, self.go_on, self.open

    def _bar(self) -> LabBar:
        self.more = self.hands.button(words.more(), self.show_more)
        self.reveal = self.hands.button(words.show_one(), self.show_one)
        self.free = self.hands.button(words.free(), self.back_to_free)
        others = self.more, self.reveal, self.free
        return self.bar(*others, anew=words.another(), begin=self.next_challenge, loses=self._begun)

    def _begun(self) -> bool:
        """Whether something would be lost: a changed table, or a challenge tried and neither solved nor shown."""
        if self.challenge is None:
            return (self.setting, self.plan) != self.start
        return self.tried and not self.settled

    def _who(self) -> Widget:
        self.company = Picker(self.hands, words.company(), lambda name: self.set(company=name))
        self.officer = Picker(self.hands, words.officer(), lambda name: self.set(officer=name))
        self.houses = Picker(self.hands, words.houses(), lambda number: self.set(powerhouses=number))
        self.contract = Picker(self.hands, words.label_contract(), lambda _: self._inputs_changed())
        self.held = Counter(self.hands, words.held(), 0, MOST_DROPS, lambda number: self.set(held=number))
        self.credits = Counter(self.hands, words.credits_(), 0, MOST_CREDITS, lambda number: self.set(credits=number))
        inputs = self.company, self.officer, self.houses, self.contract, self.held, self.credits
        return grid(*(each.widget for each in inputs))

    def show_more(self) -> None:
        """Open or close the inputs that one seldom needs; what was told before leaves them its room."""
        self.all_inputs = not self.all_inputs
        if self.all_inputs and not self.playing:
            self.say("")
        self.refresh()

    # What may be changed.

    def set(self, **changes: Any) -> None:
        """Change who produces, or what lies on the table."""
        setting = replace(self.setting, **changes)
        self.setting = replace(setting, held=min(setting.held, setting.room))
        if self.plan.powerhouse not in self.position.powerhouses:
            self.plan = self.plan._replace(powerhouse=HOUSES[0])
        self._inputs_changed()

    def pick(self, part: str, value: str | int) -> None:
        """Choose a dam, a conduit, a powerhouse, the drops or the action space; what fits it is chosen with it."""
        self.plan = with_part(self.position, self.player, self.plan, part, value)
        self._inputs_changed()

    def clicked(self, thing: Ref) -> None:
        """A click on a piece chooses it; on a free space it says that nothing is there."""
        kind, space = thing.kind, str(thing.key)
        table: Mapping[str, Any] = getattr(self.position, f"{kind}s", {}) if kind in words.PARTS else {}
        if space in table:
            self.pick(kind, space)
        else:
            self.say(paragraph(words.nothing_there(kind, space)))

    def clickable(self) -> Collection[Ref]:
        """Before the production: the dams, conduits and powerhouses that stand."""
        built = self.position if not self.story.at else None
        return [Ref(part, space) for part in words.PARTS for space in getattr(built, f"{part}s", ())]

    def _inputs_changed(self) -> None:
        """Back to the table before the production; what was produced last stays to be compared with."""
        self.stop()
        self.unsaid = self.unseen = ""
        self.guess.put(None)
        told = outcome(self.position, self.plan, self.player)
        self.say(result_of(told) if self.shows_all and told.refused is None else "")
        self.tell(self._waiting())

    @property
    def shows_all(self) -> bool:
        """Whether everything is shown before the production."""
        return self.challenge is None and bool(self.open.value)

    # Producing.

    def produce(self) -> None:
        """Produce: watch it, then read what came of it; a second press while one watches leads to the end."""
        if self.playing:
            self.to_the_end()
            return
        position, plan = self.position, self.plan
        found = working(position, plan, self.player)
        if found.refusal is None and self._asks_for_a_guess():
            return
        feedback = self._feedback()
        streak = self._count(feedback)
        self.tried = True
        self.say("")
        if found.refusal is not None:
            self.say(said(feedback) if feedback else line(outcome(position, plan, self.player).refused))
            self.refresh()
            return
        contract = best_contract(found) if self.contract.value == BIGGEST else self.contract.value
        story = story_of(position, plan, contract, second=self.challenge is None)
        before, self.last = self.last, story
        self.tell(story, before.last if before is not None else None)
        changed = before is not None and self.last_inputs != (position, plan)
        self.last_inputs = position, plan
        compared = paragraph(words.compared(_energy(before), _energy(story))) if changed else ""
        self.unsaid = self._verdict(feedback, found) + streak + compared
        self.unseen = result_of(outcome(position, plan, self.player))
        self.play()

    def _count(self, feedback: Feedback | None) -> str:
        """Count a guess, and say how many were right in a row; a challenge counts until it is solved or shown."""
        inputs = self.position, self.plan
        if feedback is None or self.settled or self.shows_all or inputs == self.counted:
            return ""  # what it comes to is known
        self.counted = inputs
        self.settled = self.challenge is not None and feedback.right
        streak = TALLY.guess(
            self.title if self.challenge is None else words.challenge_button(self.target), feedback.right
        )
        return paragraph(lab_words.in_a_row(streak)) if streak > 1 else ""

    def _verdict(self, feedback: Feedback | None, found: Working) -> str:
        if feedback is None:
            made = words.made(found.energy, [term.amount for term in found.terms])
            return paragraph(made) + paragraph(words.no_prediction())
        return said(feedback) if self.challenge is None else solved(feedback, words.solved(self.target))

    def _asks_for_a_guess(self) -> bool:
        """Ask once for a prediction that is missing; who presses again sees it without one."""
        if self.challenge is not None or not self.guess.empty or self.shows_all or self.nudged:
            return False
        self.nudged = True
        self.say(paragraph(words.guess_first()))
        return True

    def _feedback(self) -> Feedback | None:
        if self.challenge is not None:
            return self.challenge.judge(self.plan)
        return None if self.guess.empty else judge(self.position, self.plan, self.guess.value, self.player)

    # The challenge.

    def next_challenge(self) -> None:
        """Another challenge; there is always one."""
        self.number += self.challenge is not None
        self.challenge = challenge(self.seed, self.number, self.target)
        self._another_table(self.challenge.start)

    def back_to_free(self) -> None:
        """Back to the table on which everything may be changed."""
        self.challenge = None
        self._another_table(FIRST_PLAN)

    def _another_table(self, plan: Plan) -> None:
        self.plan, self.last, self.tried, self.settled = plan, None, False, False
        self.open.value = False
        self._inputs_changed()

    def show_one(self) -> None:
        """Show one answer to the challenge, after the first try."""
        if self.challenge is not None and self.tried:
            self.settled = True
            self.say(paragraph(self.challenge.show_one()))

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """What is chosen, and what of it does not fit; not while the drops run."""
        if self.story.at and not self.story.over:
            return {}
        plan = self.plan
        wrong = misfits(self.position, plan, self.player)
        chosen = (plan.dam, plan.conduit, plan.powerhouse)
        return {Ref.on_map(space): "missed" if space in wrong else "selected" for space in chosen}

    def changed(self) -> None:
        """Bring the panel up to date."""
        playing = self.challenge is None
        self.go_on.description = words.skip() if self.playing else words.produce()
        _show(playing, self.guess.widget, self.hint)
        _show(playing and self.tried, self.open)
        _show(playing and self.all_inputs, self.who)
        self.more.description = words.less() if self.all_inputs else words.more()
        _show(not playing, self.task, self.given)
        self.more.disabled, self.free.disabled = not playing, playing
        if self.challenge is not None:
            self.task.value, self.given.value = escape(self.challenge.question), escape(self.challenge.given)
        self.buttons.anew.description = words.challenge_button(self.target) if playing else words.another()
        self.reveal.disabled = playing or not self.tried
        self._put_setting()
        self._put_plan()
        known = self.shows_all or any(isinstance(event, Produced) for event in self.story.events)
        if known and self.unsaid:
            self.say(self.unsaid)
            self.unsaid = ""
        if self.unseen and self.story.length and self.story.over:
            self.say(self.feedback.value + self.unseen)
            self.unseen = ""
        self.sum.value = self._sum(outcome(self.position, self.plan, self.player), known)

    def _put_setting(self) -> None:
        setting = self.setting
        self.company.put(choices.companies(), setting.company)
        self.officer.put(choices.officers(), setting.officer)
        self.houses.put(choices.powerhouse_numbers(), setting.powerhouses)
        self.held.most = setting.room
        self.held.put(setting.held)
        self.credits.put(setting.credits)

    def _put_plan(self) -> None:
        for part, options in choices.parts(self.position).items():
            self.lists[part].put(options, getattr(self.plan, part))
        self.space.put(choices.spaces(self.position), self.plan.space)
        self.drops.put(self.plan.drops)
        contracts = choices.contracts(self.position, self.player)
        picked = self.contract.value if self.contract.values else BIGGEST
        self.contract.put(contracts, picked if picked in [number for _, number in contracts] else BIGGEST)

    def _sum(self, told: Outcome, known: bool) -> str:
        """The terms: their names before the production, their numbers after it."""
        if told.refused is not None:
            return line(told.refused)
        if known:
            return lines((*told.terms, told.total))
        if self.last is None and self.challenge is None:
            return lines((words.unknown_total(),))  # the first guess is made before there is any rule
        hidden = term_lines(self.position, working(self.position, self.plan, self.player), hidden=True)
        return lines((*hidden, words.unknown_total()))


def _show(shown: bool, *widgets: Any) -> None:
    for widget in widgets:
        widget.layout.display = "" if shown else "none"


def _energy(story: Story | None) -> int:
    """The energy that a story's first production makes."""
    events = story.last.events if story is not None else ()
    return next((event.energy for event in events if isinstance(event, Produced)), 0)
