"""The water lab: predict where each drop stops, watch it, then change dams and drops and run it again."""

from collections.abc import Mapping, Sequence
from functools import partial

from ipywidgets import VBox, Widget

from ...board.map import BASE_SPACES, ENDS, HEADSTREAMS, POWERHOUSES
from ...board.refs import Ref
from ...engine.position import NEUTRAL, Position, as_position
from ...lessons import water
from ...lessons.asking import Attempt, Feedback
from ...lessons.story import Story
from ...words import lessons as lab_words
from ...words import water_lesson as words
from ...words.marks import said_again
from ...words.names import listed, one_by_one
from ..parts import Counter, Picker, grid, text
from .asking_labs import AskingLab
from .pictures import paragraph, paragraphs, said

MOST_DROPS, MOST_LEVELS = 5, 3
NOT_WATER = (Ref("key"), *map(Ref.on_map, (*ENDS, *POWERHOUSES)))
"""What a lesson on water is not about."""


class WaterLab(AskingLab):
    """Drops and dams: a situation by its seed, or any position in which drops wait."""

    traces_all = True

    def __init__(self, seed: int = 1, position: Position | str | None = None) -> None:
        self.seed = seed
        shown = water.situation(seed) if position is None else as_position(position)
        if not water.waiting(shown):
            raise ValueError(words.no_drops())
        super().__init__(self._begun(water.flowed(shown)), title=words.title(), dim=NOT_WATER)
        self.widget.add_class("barrage-water")

    def _begun(self, story: Story) -> Story:
        self.put(water.ask(story))
        self.guesses: list[Feedback | None] = []
        self.backwards = False
        self.edited: Position | None = None
        self.changes: dict[str, str] = {}
        self.judged: Mapping[Ref, str] | None = None  # where the last drop was guessed to stop, and where it did
        return story

    def build(self) -> Sequence[Widget]:
        """A question at first; once all is predicted, what may be changed."""
        self.question, self.score, self.note = text("", "head"), text("", "head"), text("", "soft")
        self.ends = Picker(self.hands, lab_words.your_guess(), self.guess)
        self.give_up = self.hands.button(lab_words.give_up(), lambda: self.guess(None))
        guessing = grid(self.ends.widget, self.give_up)
        self.asking = VBox([self.question, text(words.how_to_guess(), "soft"), guessing])
        self.space = Picker(self.hands, words.dam_space(), lambda space: self.refresh())
        hands = self.hands
        self.level = Counter(
            hands, words.level(), 0, MOST_LEVELS, lambda level: self.set_level(self.space.value, level)
        )
        self.drops = {name: Counter(hands, name, 0, MOST_DROPS, partial(self.set_drops, name)) for name in HEADSTREAMS}
        self.run = self.hands.button(lab_words.once_more(), self.run_again, main=True)
        self.undo = self.hands.button(words.undo(), self.forget)
        self.order = self.hands.button(words.run_other_order(), self.other_order)
        self.tweaking = VBox(
            [
                self.score,
                text(words.what_if()),
                grid(self.space.widget, self.level.widget, *(counter.widget for counter in self.drops.values())),
                self.note,
            ]
        )
        self.buttons = self.bar(
            self.run,
            self.undo,
            self.order,
            anew=lab_words.another(),
            begin=self.next_situation,
            loses=lambda: self.edited is not None or (self.asked.open and bool(self.guesses)),
        )
        return self.buttons.widget, self.asking, self.tweaking

    def answered(self, feedback: Feedback | None) -> None:
        """The drop runs, and then the feedback comes."""
        self.stop()
        answered, in_a_row, at = self.asked, self.in_a_row if feedback is not None else "", len(self.guesses)
        self.story, self.judged = self.story.jump(at), None
        self.guesses.append(feedback)
        if at + 1 < self.story.length:
            self.put(water.ask(self.story.jump(at + 1), at + 2))
            self.limit = at + 1
        self.say("")
        self.forward(lambda: self._judge(answered, in_a_row))

    def _judge(self, answered: Attempt, in_a_row: str) -> None:
        """Say whether it was right, and show it on the map."""
        if (feedback := answered.feedback) is None:
            self.say("")
            return
        self.judged = answered.places
        self.refresh()
        self.say(paragraph(answered.question.asked) + said(feedback) + (paragraph(in_a_row) if in_a_row else ""))

    def clicked(self, thing: Ref) -> None:
        """A click on a dam or an exit predicts; later a click picks a dam space, or adds a drop to a headstream."""
        kind, space = thing.kind, str(thing.key)
        if not self.asked.open:
            if kind == "dam":
                self.judged = None
                self.space.put(self.space.widget.options, space)
                self.refresh()
            elif kind == "headstream":
                self.drops[space].set(self.drops[space].value + 1)
        elif thing in self.clickable():
            self.guess(space)
        else:
            self.say(paragraph(words.no_dam(space) if kind == "dam" else words.not_a_stop()))

    @property
    def now(self) -> Position:
        """The position shown, with the changes that have not been run yet."""
        return self.edited if self.edited is not None else self.story.position

    def set_level(self, space: str, level: int) -> None:
        """Change the level of a dam at the moment that is shown, or at the start if no drop waits; 0 takes it away."""
        if self.edited is None and not water.waiting(self.now):
            if self.story.was_changed:  # drops that were added ran behind all others: they are not among these
                self.tell(water.flowed(self.story.start))
            self.go(0)
            self.changes[""] = words.from_the_start()
        self._change(water.with_level(self.now, space, level), space, words.changed_level(space, level))

    def set_drops(self, headstream: str, drops: int) -> None:
        """Change how many drops wait on a headstream at the moment that is shown."""
        self._change(water.with_drops(self.now, headstream, drops), headstream, words.drops_on(drops, headstream))

    def _change(self, position: Position, key: str, sentence: str) -> None:
        self.stop()
        self.edited = position
        self.changes[key] = sentence
        self.say("")
        self.refresh()

    def forget(self) -> None:
        """Undo the changes that have not been run yet."""
        self.edited, self.changes = None, {}
        self.refresh()

    def run_again(self) -> None:
        """Run once more what is still to come, with the changes; what came of it before stands beside it."""
        if self.edited is None:
            self.go(0)
            self.play()
            return
        rest = water.flowed(self.edited, water.waiting(self.edited, self.backwards))
        self._run(self.story.changed(rest, self._changes()))

    def other_order(self) -> None:
        """Run all drops in the other order."""
        self.backwards = not self.backwards
        self._run(water.reordered(self.story, self.backwards))

    def _run(self, story: Story) -> None:
        self.stop()
        self.edited, self.changes, self.judged = None, {}, None
        self.again(story)
        before = self.before or story
        self.say("")
        self.play(lambda: self.say(paragraphs(water.compared(before, story))))

    def next_situation(self) -> None:
        """Another situation, to predict again."""
        self.stop()
        self.seed += 1
        self.say("")
        self.tell(self._begun(water.flowed(water.situation(self.seed))))

    def go(self, at: int) -> None:
        """Show another moment; on from a change, the run with the change."""
        if self.edited is not None and at > self.story.at:
            self.run_again()
            return
        self.edited, self.changes, self.judged = None, {}, None
        super().go(at)

    def shown(self) -> Position:
        """The position with the changes that have not been run yet."""
        return self.now

    def marks(self) -> Mapping[Ref, str]:
        """Where a drop may stop; then where it was guessed to, and where it did; later the space to be changed."""
        judged = (self.judged or {}) if self.edited is None else {}
        if self.asked.open:
            return {**dict.fromkeys(self.clickable(), "legal"), **judged}
        if judged:
            return judged
        return {Ref.on_map(self.space.value): "focus"} if self.space.value else {}

    def spoken(self) -> str:
        """What has just happened; with changes that have not been run yet, these and the drops that wait."""
        if self.edited is None:
            return super().spoken()
        return one_by_one((self._changes(), words.waiting(water.waiting(self.edited))))

    def _changes(self) -> str:
        """What has been changed, and not been run yet."""
        return words.changed(listed(said_again(tuple(self.changes.values()))))

    def changed(self) -> None:
        self.asking.layout.display = "" if self.asked.open else "none"
        self.tweaking.layout.display = "none" if self.asked.open else ""
        self.run.disabled = self.asked.open
        self.undo.disabled = self.edited is None
        self.order.disabled = self.asked.open or self.edited is not None or self.story.was_changed
        if self.asked.open:
            self.question.value = self.asked.question.asked
            offered = self.asked.question.choices.items()
            self.ends.put([(lab_words.choose(), None), *((shown, end) for end, shown in offered)])
        else:
            self._offer()

    def _offer(self) -> None:
        right = sum(feedback is not None and feedback.right for feedback in self.guesses)
        self.score.value = words.foreseen(right, len(self.guesses), right == len(self.guesses))
        dams = self.now.dams
        options = [(words.space_option(space, dams.get(space)), space) for space in BASE_SPACES]
        owned = (space for space, dam in dams.items() if dam.owner != NEUTRAL)
        self.space.put(options, self.space.value or next(owned, "B1U"))
        dam = dams.get(self.space.value)
        self.level.put(dam.level if dam is not None else 0)
        self.note.value = words.neutral_note() if dam is not None and dam.owner == NEUTRAL else ""
        for name, counter in self.drops.items():
            counter.put(self.now.headstreams.get(name, 0))
