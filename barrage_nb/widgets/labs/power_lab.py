"""With it and without it: guess what an officer, a company or a tile changes, and see both turns side by side."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from html import escape

from ipywidgets import VBox, Widget

from ...board.refs import MAP_KINDS, Ref
from ...engine.position import Position
from ...lessons.luck import luck_of
from ...lessons.powers import POWERS, PowerTrial, trial
from ...lessons.story import Story
from ...lessons.tally import TALLY
from ...view.lesson_page import power_rows, power_table, side
from ...words import lessons as lab_words
from ...words import powers_lesson as words
from ...words.names import one_by_one
from ..fields import Picker, grid
from ..parts import row, text
from ..said import marked
from .lab import Lab
from .paragraphs import paragraph, said


class PowerLab(Lab):
    """A power on a position where it matters: one by its name, or one after the other."""

    marked_on_paper = traces_all = True

    def __init__(self, power: str = POWERS[0]) -> None:
        self.met: list[str] = []
        self.trial = trial(power)
        self._asked: PowerTrial | None = None  # whose numbers are on the buttons
        self.limit = 0
        super().__init__(self.trial.story, title=words.title())
        self.widget.add_class("barrage-powers")
        self.pair.button.layout.display = "none"  # its place is with the other buttons, in sight
        self.above.children = (self.pair.widget,)
        self.widget.children = tuple(each for each in self.widget.children if each is not self.pair.widget)

    @property
    def open(self) -> bool:
        """Whether a guess is due."""
        return self.limit is not None

    def build(self) -> Sequence[Widget]:
        """Which power, what it is, what is done, the question with its numbers; later what may be changed."""
        self.watch = self.hands.button(words.watch(), self.watch_it)
        self.sides = self.hands.button(words.sides(), self.turn_over)
        self.buttons = self.bar(self.watch, self.sides, anew=words.deal(), begin=self.deal, loses=lambda: False)
        self.power = Picker(self.hands, words.power(), self.take)
        self.facts, self.question, self.numbers = text(), text("", "head"), row()
        self.asking = VBox([self.question, self.numbers])
        self.option = Picker(self.hands, "", self.change)
        self.tweaking = grid(self.option.widget)
        return self.buttons.widget, grid(self.power.widget), self.facts, self.asking, self.tweaking

    # What it can do.

    def take(self, power: str) -> None:
        """Ask about a power."""
        self.stop()
        self.trial, self.limit = trial(power), 0
        self.say("")
        self.tell(self.trial.story)

    def deal(self) -> None:
        """Ask about one that has not been met yet; once all have, about any."""
        order = luck_of("powers", 1).sample(POWERS, len(POWERS))
        left = [power for power in order if power not in (*self.met, self.trial.power)]
        again = order[(order.index(self.trial.power) + 1) % len(order)]
        self.take(left[0] if left else again)

    def guess(self, number: int | None) -> None:
        """Say how much it is, or be told; then both turns stand side by side."""
        if not self.open:
            return
        self.limit = None
        if self.trial.power not in self.met:
            self.met.append(self.trial.power)
        told = paragraph(self.trial.told)
        if number is not None:
            feedback = self.trial.check(number)
            streak = TALLY.guess(self.title, feedback.right)
            told = said(feedback) + (paragraph(lab_words.in_a_row(streak)) if streak > 1 else "")
        self._end()
        self.say(told)

    def change(self, at: int) -> None:
        """Play both turns with something changed."""
        before = self.trial
        self.trial = trial(before.power, at)
        self._end()
        self.say(paragraph(words.before(before.told)) + paragraph(words.now(self.trial.told)))

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
        """Show another moment, on the map."""
        self.pair.open = False
        super().go(at)

    def clicked(self, thing: Ref) -> None:
        """Once it is guessed, a click on a place that may be built on instead."""
        if thing in self.clickable():
            self.change(self._sites.index(thing))

    def clickable(self) -> Collection[Ref]:
        """The places that may be changed for another."""
        return () if self.open else self._sites

    @property
    def _sites(self) -> list[Ref]:
        places = self.trial.case.options if self.trial.case.changed == "where" else ()
        return [Ref.on_map(option[0]) for option in places]

    # Showing.

    def shown(self) -> Position:
        """Before a guess the position with the power, and then the moment's."""
        return self.trial.position(True) if self.open else super().shown()

    def spoken(self) -> str:
        """What is done; later what happens."""
        return self.trial.scene if self.open else super().spoken()

    def marks(self) -> Mapping[Ref, str]:
        """What the question is about; later what has just happened."""
        if self.open:
            return {Ref.on_map(space): "legal" for space in self.trial.spaces}
        touched = self.story.event.touches if self.story.event is not None else ()
        return {thing: "selected" for thing in touched if thing.kind in MAP_KINDS.values()}

    def in_words(self) -> str:
        """The title, what is done and what is asked."""
        return f"{self.title}: {self.trial.scene} {self.trial.question}"

    def portrait(self, story: Story) -> str:
        """One of the two turns."""
        return side(self.trial, story is not self.before, self.picture.look.theme)

    def changed(self) -> None:
        asked = self.trial
        beside = self.pair.open and self.before is not None
        (self.widget.add_class if beside else self.widget.remove_class)("barrage-beside")
        told = self.open or beside  # the scene, or both turns, say it already
        self.sentence.layout.display = "none" if told else ""
        self.watch.disabled = self.sides.disabled = self.open
        self.sides.description = words.map_() if beside else words.sides()
        self.pair.heads = words.with_and_without(asked.power)
        met = [(words.listed_power(power, power in self.met), power) for power in POWERS]
        self.power.put(met, asked.power)
        rule = f"<p class='barrage-rule'>{escape(words.rule(asked.clause))}</p>"
        self.facts.value = f"{rule}<p>{marked(one_by_one(filter(None, (asked.scene, asked.has))))}</p>"
        self.asking.layout.display = "" if self.open else "none"
        self.tweaking.layout.display = "none" if self.open else ""
        self.question.value = escape(asked.question)
        if self.open and self._asked is not asked:
            self._offer()
        options = [(words.changed(asked.case.changed, each), at) for at, each in enumerate(asked.case.options)]
        self.option.widget.description = words.CHANGE[asked.case.changed]
        self.option.put(options, asked.at)

    def _offer(self) -> None:
        """A button for each number."""
        self._asked = self.trial
        numbers = [self.hands.button(str(number), partial(self.guess, number)) for number in self.trial.answers]
        self.numbers.children = (*numbers, self.hands.button(lab_words.LABELS["give_up"], lambda: self.guess(None)))


class PowerTable:
    """What every officer, company and tile changes in its case: a table on a page, lines in a text."""

    def __init__(self, chosen: Collection[str]) -> None:
        self.powers = tuple(chosen)

    def _repr_html_(self) -> str:
        return power_table(self.powers)

    def __repr__(self) -> str:
        return "\n".join(map(words.line, power_rows(self.powers)))


def powers(chosen: str | Collection[str] = POWERS) -> PowerTable:
    """All powers, some of them, or those of one kind: "officer", "company" or "tile"."""
    if not isinstance(chosen, str):
        return PowerTable(chosen)
    if chosen not in KINDS:
        raise ValueError(words.no_such_kind(chosen, KINDS))
    return PowerTable([power for power in POWERS if trial(power).kind == chosen])


KINDS = ("officer", "company", "tile")
