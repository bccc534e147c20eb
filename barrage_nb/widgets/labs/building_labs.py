"""Labs of what is built and planned: pieces and the wheel, a round's engineers, and challenges tried part by part."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ipywidgets import VBox, Widget

from ...board.refs import Ref
from ...engine.moves import Move
from ...lessons import building, office
from ...lessons.building import BUILDING_SPACES, Constructing, Site, constructing
from ...lessons.office import Spending, spending
from ...lessons.planning import PIECES, WORKSHOP, PlannedChallenge, Rescue, WheelPlan, rescue, wheel_plan
from ...words import building_lesson as building_words
from ...words import office_lesson as office_words
from ...words import water_lesson as water_words
from ..parts import Counter, Picker, classed, grid, text
from .lab import Lab, LabBar, WheelBeside
from .pictures import line, paragraph, told_and_counted
from .water_lab import NOT_WATER

FIRST_SPACE = "B7L"
MOST_GUESS = 20


class StatedLab(Lab):
    """A lab that shows a value of its lesson: a story, what stands beside it, and what is said once it has played."""

    state: Any
    buttons: LabBar
    solved = ""
    """What is said above a challenge that is solved."""

    def update(self, state: Any) -> None:
        """Show another state."""
        self.stop()
        before, self.state = self.state, state
        told = told_and_counted(self.title, state, before, self.solved)
        if state.story is before.story:
            self.say(told)
            self.refresh()
            return
        self.say("")
        self.tell(state.story, state.before)
        self.arrive(lambda: self.say(told))

    def arrive(self, then: Callable[[], object]) -> None:
        """Go through what is new by itself; then go on."""
        self.play(then)


class BuildingLab(StatedLab, WheelBeside):
    """A table on which one company builds; with `all_inputs` its officer and its technology tile can be chosen too."""

    state: Constructing
    marked_on_paper = True

    def __init__(self, site: Site = Site(), space: str = FIRST_SPACE, *, all_inputs: bool = False) -> None:
        self.state, self.all_inputs, self.who = constructing(site, space), all_inputs, site.company
        super().__init__(self.state.story, building_words.title())

    def build(self) -> Sequence[Widget]:
        """The question, where to build, the guess; and who builds, where that may be chosen."""
        self.question = text("", "head")
        self.space = Picker(self.hands, building_words.space(), self.pick)
        self.guess = Counter(self.hands, building_words.guess(), 0, MOST_GUESS)
        self.guess.put(None)
        self.go_on = self.hands.button(building_words.build(), self.construct, main=True)
        self.officer = Picker(
            self.hands, building_words.said_officer(), lambda name: self.update(self.state.with_officer(name))
        )
        self.tile = Picker(self.hands, building_words.said_tile(), lambda name: self.update(self.state.with_tile(name)))
        asked = [self.space.widget, self.guess.widget, self.go_on]
        if self.all_inputs:
            asked += [self.officer.widget, self.tile.widget]
        words, button = building_words, self.hands.button
        self.keep = button(words.keep(), lambda: self.update(self.state.keep()))
        self.workshop = button(words.workshop(), lambda: self.update(self.state.turn_the_wheel()))
        self.round = button(words.next_round(), lambda: self.update(self.state.next_round()))
        self.buttons = self.bar(
            self.keep,
            self.workshop,
            self.round,
            anew=building_words.anew(),
            begin=lambda: self.update(self.state.begin()),
            loses=lambda: self.state.would_be_lost,
        )
        return self.buttons.widget, self.question, grid(*asked), self.held

    def update(self, state: Constructing) -> None:
        if state.now is not self.state.now or (state.story is not self.state.story and not state.story.length):
            self.guess.put(None)
        super().update(state)

    def pick(self, space: str) -> None:
        """Choose where to build."""
        self.update(self.state.pick(space))

    def construct(self) -> None:
        """Build: watch it, then read what it took, and how good the guess was."""
        self.update(self.state.build(self.guess.said))

    def clicked(self, thing: Ref) -> None:
        if thing in map(Ref.on_map, BUILDING_SPACES):
            self.pick(str(thing.key))
        else:
            self.say(paragraph(building_words.question_hint()))

    def clickable(self) -> Collection[Ref]:
        return list(map(Ref.on_map, self.state.options))

    def marks(self) -> Mapping[Ref, str]:
        return {Ref.on_map(self.state.space): "selected"}

    def changed(self) -> None:
        super().changed()
        state = self.state
        self.question.value = state.question
        self.space.put([(option, space) for space, option in state.options.items()], state.space)
        officers = [(building_words.officer(name), name) for name in building.OFFICERS_TO_CHOOSE]
        self.officer.put(officers, state.site.officer)
        tiles = (None, *building.TILES_TO_CHOOSE)
        self.tile.put([(building_words.tile(name), name) for name in tiles], state.tile)
        self.keep.disabled = not self.story.length


OFFICE_WIDTH = 560
MOST_ENGINEERS, MOST_CREDITS = 12, 12


class OfficeLab(StatedLab, WheelBeside):
    """A round's engineers by a seed: place them all, then see how near that came to the best plan."""

    state: Spending

    def __init__(self, seed: int = 1) -> None:
        self.state, self.solved = spending(office.task(seed)), office_words.solved()
        self.who = self.state.task.who
        super().__init__(self.state.story, office_words.title(), ("office",), OFFICE_WIDTH)
        self.widget.add_class("barrage-office")

    def build(self) -> Sequence[Widget]:
        """The goal, the guess of the best, where to place, and what may be changed."""
        self.goal = text("", "head")
        self.guess = Counter(self.hands, office_words.guess(), 0, MOST_GUESS)
        self.guess.put(None)
        self.space = Picker(self.hands, office_words.space())
        self.take = self.hands.button(office_words.take(), lambda: self.put_on(self.space.value))
        self.banked = Counter(self.hands, office_words.bank_engineers(), 1, MOST_ENGINEERS)
        self.engineers = Counter(
            self.hands, office_words.engineers(), 1, MOST_ENGINEERS, partial(self._change, "engineers")
        )
        self.credits = Counter(self.hands, office_words.credits_(), 0, MOST_CREDITS, partial(self._change, "credits"))
        self.then = Picker(self.hands, office_words.and_then(), self.answer)
        self.back = self.hands.button(office_words.back(), lambda: self.update(self.state.take_back()))
        self.again_button = self.hands.button(office_words.again(), lambda: self.update(self.state.start_over()))
        self.best = self.hands.button(office_words.said_best(), lambda: self.update(self.state.show_best()))
        self.buttons = self.bar(
            self.back,
            self.again_button,
            self.best,
            anew=office_words.another(),
            begin=lambda: self._begin(office.task(self.state.task.seed + 1)),
            loses=lambda: bool(self.state.plan) and not self.state.over,
        )
        first = self.guess.widget, self.engineers.widget, self.credits.widget
        asked = grid(*first, self.space.widget, self.take, self.banked.widget, self.then.widget)
        return self.buttons.widget, self.goal, self.held, asked

    def _change(self, what: str, amount: int) -> None:
        """Begin with more or fewer; what has been placed is not lost by it."""
        if self.state.over or not (self.state.plan or self.state.waiting):
            self._begin(office.changed(self.state.task, **{what: amount}))
        else:
            self.changed()
            self.say(paragraph(office_words.start_over_first()))

    def _begin(self, task: office.RoundTask) -> None:
        self.guess.put(None)
        self.update(spending(task))

    @property
    def _guessed(self) -> Spending:
        return replace(self.state, guess=self.guess.said)

    def put_on(self, space: str | None) -> None:
        """Place engineers on a space."""
        self.update(self._guessed.put_on(space, self.banked.value))

    def answer(self, answer: Move | None) -> None:
        """Say what the space gives."""
        self.update(self._guessed.answer(answer))

    def arrive(self, then: Callable[[], object]) -> None:
        if self.state.before is None:
            super().arrive(then)
        else:
            then()

    def clicked(self, thing: Ref) -> None:
        self.put_on(
            str(thing.key)
            if thing.kind == "space" and thing.key in self.state.task.position.box.shared_spaces
            else None
        )

    def pressed(self, name: Ref | None, moved: bool) -> None:
        """A click on a space that is open is a turn of one's plan, also while the one before still plays."""
        if name in self.clickable():
            self.to_the_end()
            moved = False
        super().pressed(name, moved)

    def clickable(self) -> Collection[Ref]:
        return [Ref("space", space) for space in self.state.open_spaces]

    def marks(self) -> Mapping[Ref, str]:
        """Where engineers may be placed, or the space that waits for an answer."""
        if self.state.waiting is not None:
            return {Ref("space", self.state.waiting.space): "selected"}
        return dict.fromkeys(self.clickable(), "legal") if self.story.over else {}

    def changed(self) -> None:
        super().changed()
        state, spaces = self.state, self.state.open_spaces
        self.goal.value = office_words.asked(state.task.asked)
        options = [(office_words.choose(), None), *((office_words.option(space), space) for space in spaces)]
        self.space.put(options, self.space.value if self.space.value in spaces else None)
        start = state.task.position.companies[self.who]
        self.banked.most = max(1, state.now.companies[self.who].engineers)
        self.banked.put(min(self.banked.value, self.banked.most))
        self.engineers.put(start.engineers)
        self.credits.put(start.credits)
        self.then.widget.layout.display = "none" if state.waiting is None else ""
        answers = [(office.answer_told(move), move) for move in state.answers]
        self.then.put([(office_words.choose(), None), *answers], None)
        self.take.disabled = not spaces or state.waiting is not None
        self.back.disabled = not state.plan and state.waiting is None


class PlannedLab(StatedLab):
    """A challenge whose plan is put together, tried, and judged once it has been watched."""

    state: PlannedChallenge[Any]

    def plan_bar(self, attempt: str, back: str, anew: str, solved: str) -> LabBar:
        """The bar of the lab, with what its buttons say, and what is said of a plan that does it; the task is below."""
        self.task, self.solved = text("", "head"), solved
        self.attempt = self.hands.button(attempt, self.try_it, main=True)
        self.back = self.hands.button(back, lambda: self.update(self.state.take_back()))
        return self.bar(
            self.attempt,
            self.back,
            anew=anew,
            begin=lambda: self.update(self.state.another()),
            loses=lambda: self.state.would_be_lost,
        )

    @property
    def furthest(self) -> int:
        return super().furthest if self.state.tried else 0

    def add(self, part: Any) -> None:
        """Plan a part more, or say why it cannot be planned."""
        refusal = self.state.why_not(part)
        if refusal is None:
            self.update(self.state.add(part))
        else:
            self.stop()
            self.say(line(refusal))

    def try_it(self) -> None:
        """Carry the plan out."""
        self.update(self.state.try_it())

    def changed(self) -> None:
        super().changed()
        self.task.value, self.back.disabled = self.state.task, not self.state.plan


class RescueLab(PlannedLab):
    """A challenge by its seed: as many pieces as it gives, so that few enough drops leave the map."""

    state: Rescue
    traces_all = True

    def __init__(self, seed: int = 1) -> None:
        self.state = rescue(seed)
        super().__init__(self.state.story, title=water_words.rescue_title(), dim=NOT_WATER)

    def build(self) -> Sequence[Widget]:
        """The task, where a piece may be placed, and the pieces placed."""
        said = water_words.try_(), water_words.take_back(), water_words.another_challenge(), water_words.solved()
        self.buttons, self.placed = self.plan_bar(*said), text()
        self.space = Picker(self.hands, water_words.dam_space())
        self.put = self.hands.button(water_words.label_place(), lambda: self.add(self.space.value))
        hint = text(water_words.how_to_place(), "soft")
        return self.buttons.widget, self.task, hint, grid(self.space.widget, self.put), self.placed

    def clicked(self, thing: Ref) -> None:
        if thing.kind == "dam":
            self.add(str(thing.key))
        else:
            self.say(water_words.how_to_place())

    def clickable(self) -> Collection[Ref]:
        return [Ref("dam", space) for space in self.state.open_spaces if self.state.left]

    def marks(self) -> Mapping[Ref, str]:
        return {Ref.on_map(space): "legal" for space in self.state.plan}

    def changed(self) -> None:
        super().changed()
        state, dams, spaces = self.state, self.state.built.dams, self.state.open_spaces
        self.placed.value = water_words.placed_so_far(state.placed, bool(state.plan), state.left)
        options = [(water_words.space_option(space, dams.get(space)), space) for space in spaces]
        self.space.put(options, self.space.value if self.space.value in spaces else spaces[0])
        self.put.disabled = not state.left


class PlanLab(PlannedLab, WheelBeside):
    """A challenge by its seed: three pieces to build in one round, and the Workshop once if that helps."""

    state: WheelPlan
    marked_on_paper = tells_tiles = True

    def __init__(self, seed: int = 1) -> None:
        self.state = wheel_plan(seed)
        super().__init__(self.state.story, title=building_words.plan_title())

    def build(self) -> Sequence[Widget]:
        """The task, and the parts of a plan as buttons, numbered once they are planned."""
        words = building_words
        self.buttons = self.plan_bar(words.try_(), words.take_back(), words.another_challenge(), words.plan_solved())
        self.parts = {part: self.hands.button("", partial(self.add, part)) for part in (*range(PIECES), WORKSHOP)}
        column = classed(VBox(list(self.parts.values())), "parts")
        return self.buttons.widget, self.task, column, self.held

    def clicked(self, thing: Ref) -> None:
        if thing in self.clickable():
            self.add([Ref.on_map(wish.space) for wish in self.state.wishes].index(thing))
        else:
            self.say(paragraph(building_words.plan_hint()))

    def clickable(self) -> Collection[Ref]:
        return list(map(Ref.on_map, self.state.unplanned))

    def try_it(self) -> None:
        if self.state.plan:
            super().try_it()
        else:
            self.stop()
            self.say(paragraph(building_words.plan_hint()))

    def marks(self) -> Mapping[Ref, str]:
        """Where the three pieces are to stand: those that are planned, and the others."""
        state = self.state
        return {
            Ref.on_map(wish.space): "legal" if wish.space in state.unplanned else "selected" for wish in state.wishes
        }

    def changed(self) -> None:
        self.who = self.state.who
        super().changed()
        plan = self.state.plan
        for part, button in self.parts.items():
            named, button.disabled = self.state.named(part), part in plan
            button.description = building_words.planned(plan.index(part) + 1, named) if part in plan else named
