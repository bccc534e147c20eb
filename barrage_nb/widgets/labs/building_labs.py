"""Labs of what is built and planned: pieces and the wheel, a round's engineers, and challenges tried part by part."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ipywidgets import VBox, Widget

from ...board.map import BASE_SPACES, CONDUITS, POWERHOUSES
from ...board.office import BANK, SHARED_SPACES
from ...board.refs import Ref
from ...engine.events import Refusal
from ...engine.moves import Move, Place, place
from ...engine.pieces import site_refusal
from ...engine.play import refusal
from ...engine.position import Position
from ...lessons import building, office
from ...lessons.building import Site, Wish
from ...lessons.office import Action
from ...lessons.planning import PIECES, WORKSHOP, PlannedChallenge, Rescue, WheelPlan, rescue, wheel_plan
from ...lessons.story import Story, acted, followed, mover
from ...lessons.tally import TALLY
from ...words import building_lesson as building_words
from ...words import office_lesson as office_words
from ...words import water_lesson as water_words
from ..parts import Counter, Picker, classed, grid, text
from .lab import Lab, LabBar, WheelBeside
from .pictures import line, paragraph, said, solved
from .water_lab import NOT_WATER

FIRST_SPACE = "B7L"
MOST_GUESS = 20
BUILDING_SPACES = (*BASE_SPACES, *CONDUITS, *POWERHOUSES)


class BuildingLab(WheelBeside):
    """A table on which one company builds; with `all_inputs` its officer and its technology tile can be chosen too."""

    marked_on_paper = True

    def __init__(self, site: Site = Site(), space: str = FIRST_SPACE, *, all_inputs: bool = False) -> None:
        self.site, self.space_name, self.all_inputs = site, space, all_inputs
        self.tile_name: str | None = None
        self.now = site.position
        self.who = mover(self.now)
        self.last: Story | None = None
        self.nudged = False
        super().__init__(self._waiting(), building_words.title())

    def _waiting(self) -> Story:
        return Story(self.now, sentences=(building_words.start(),))

    @property
    def wish(self) -> Wish:
        """What is to be built."""
        return building.wish_for(self.now, self.space_name, self.tile_name)

    def build(self) -> Sequence[Widget]:
        """The question, where to build, the guess; and who builds, where that may be chosen."""
        self.question = text("", "head")
        self.space = Picker(self.hands, building_words.space(), self.pick)
        self.guess = Counter(self.hands, building_words.guess(), 0, MOST_GUESS)
        self.guess.put(None)
        self.go_on = self.hands.button(building_words.build(), self.construct, main=True)
        self.officer = Picker(self.hands, building_words.said_officer(), self.set_officer)
        self.tile = Picker(self.hands, building_words.said_tile(), self.set_tile)
        asked = [self.space.widget, self.guess.widget, self.go_on]
        if self.all_inputs:
            asked += [self.officer.widget, self.tile.widget]
        self.keep = self.hands.button(building_words.keep(), self.keep_it, building_words.keep_tip())
        self.workshop = self.hands.button(building_words.workshop(), self.turn_the_wheel, building_words.workshop_tip())
        self.round = self.hands.button(building_words.next_round(), self.next_round)
        self.buttons = self.bar(
            self.keep, self.workshop, self.round, anew=building_words.anew(), begin=self.begin_anew, loses=self._begun
        )
        return self.buttons.widget, self.question, grid(*asked), self.held

    def _begun(self) -> bool:
        return self.now is not self.site.position and self.now != self.site.position

    def pick(self, space: str) -> None:
        """Choose where to build; what is built there follows from the place."""
        self.space_name = space
        self._inputs_changed()

    def set_officer(self, officer: str | None) -> None:
        """Build with another officer, from the beginning."""
        self._on(replace(self.site, officer=officer))

    def set_tile(self, tile: str | None) -> None:
        """Build with another technology tile, where it fits; it is in the supply then."""
        self.tile_name = tile
        self._on(replace(self.site, tiles=() if tile is None else (tile,)))

    def _on(self, site: Site) -> None:
        self.site, self.now = site, site.position
        self._inputs_changed()

    def clicked(self, thing: Ref) -> None:
        """A click on a building space chooses it."""
        if thing in map(Ref.on_map, BUILDING_SPACES):
            self.pick(str(thing.key))
        else:
            self.say(paragraph(building_words.question_hint()))

    def clickable(self) -> Collection[Ref]:
        """The spaces where a piece of the builder's may stand."""
        return [Ref.on_map(space) for space in self._sites()]

    def _sites(self) -> list[str]:
        wishes = (building.wish_for(self.now, space, self.tile_name) for space in BUILDING_SPACES)
        return [wish.space for wish in wishes if site_refusal(self.now, self.who, wish.structure, wish.space) is None]

    def _inputs_changed(self) -> None:
        self.guess.put(None)
        self.say("")
        self.tell(self._waiting())

    def construct(self) -> None:
        """Build: watch it, then read what it took, and how good the guess was."""
        wish, refusal = self.wish, building.refusal_of(self.now, self.wish)
        if refusal is not None:
            self._refuse(refusal)
            return
        if self.guess.empty and not self.nudged:
            self.nudged = True
            self.say(paragraph(building_words.guess_first()))
            return
        told = paragraph(building_words.no_guess())
        if not self.guess.empty:
            feedback = building.judge(self.now, wish, self.guess.value)
            TALLY.guess(self.title, feedback.right)
            told = said(feedback)
        self._happens(building.constructed(self.now, wish), told)

    def _refuse(self, refusal: Refusal) -> None:
        self.say(paragraph(building_words.refused(refusal.why), refusal.clause))

    def _happens(self, story: Story, told: str) -> None:
        """Show what happens; what happened before it stands beside it."""
        self.say("")
        before, self.last = self.last, story
        self.tell(story, before.last if before is not None else None)
        self.play(lambda: self.say(told))

    def keep_it(self) -> None:
        """What has happened stays; the next thing is built after it."""
        self.stop()
        if not self.story.length:
            self.say(paragraph(building_words.nothing_to_keep()))
            return
        self.now = self.story.end
        self._inputs_changed()
        self.say(paragraph(building_words.kept()))

    def turn_the_wheel(self) -> None:
        """Place engineers in the Workshop, after what has happened."""
        self._kept()
        turn = building.workshop(self.now)
        if isinstance(turn, Refusal):
            self._refuse(turn)
        else:
            self._happens(acted(self.now, turn, building_words.before()), "")

    def next_round(self) -> None:
        """The next round begins, after what has happened."""
        self._kept()
        if self.now.round >= self.now.design.rounds:
            self.say(paragraph(building_words.last_round()))
        else:
            self._happens(building.next_round(self.now), "")

    def _kept(self) -> None:
        self.stop()
        if self.story.length:
            self.now = self.story.end
            self.story = self._waiting()

    def begin_anew(self) -> None:
        """The table as it was at first."""
        self.last = None
        self._on(self.site)

    def marks(self) -> Mapping[Ref, str]:
        """Where it is to be built."""
        return {Ref.on_map(self.space_name): "selected"}

    def changed(self) -> None:
        super().changed()
        self.question.value = self.wish.question
        options = [(building.wish_for(self.now, space).option, space) for space in self._sites()]
        self.space.put(options, self.space_name)
        self.officer.put(
            [(building_words.officer(name), name) for name in building.OFFICERS_TO_CHOOSE], self.site.officer
        )
        tiles = (None, *building.TILES_TO_CHOOSE)
        self.tile.put([(building_words.tile(name), name) for name in tiles], self.tile_name)
        self.keep.disabled = not self.story.length


OFFICE_WIDTH = 560
MOST_ENGINEERS, MOST_CREDITS = 12, 12


class OfficeLab(WheelBeside):
    """A round's engineers by a seed: place them all, then see how near that came to the best plan."""

    def __init__(self, seed: int = 1) -> None:
        self.task = office.task(seed)
        self.who = self.task.who
        self.plan: list[Action] = []
        self.best_shown = False
        self.waiting: Place | None = None
        """Engineers that are to be placed as soon as it is said what their space gives."""
        super().__init__(self._begun(), office_words.title(), ("office",), OFFICE_WIDTH)
        self.widget.add_class("barrage-office")

    def _begun(self) -> Story:
        return Story(self.task.position, sentences=(office_words.start(),))

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
        self.back = self.hands.button(office_words.back(), self.take_back)
        self.again_button = self.hands.button(office_words.again(), self.start_over)
        self.best = self.hands.button(office_words.said_best(), self.show_best)
        self.buttons = self.bar(
            self.back,
            self.again_button,
            self.best,
            anew=office_words.another(),
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

    def put_on(self, space: str | None) -> None:
        """Place engineers on a space; where it gives a choice, that is asked for first."""
        self.stop()
        if space is None:
            self.say(paragraph(office_words.hint()))
            return
        if self.over or self.best_shown:
            self.say(paragraph(office_words.over()))
            return
        move = place(space, self.banked.value) if space == BANK else place(space)
        refused = refusal(self.now, move)
        if refused is not None:
            self.say(paragraph(office_words.refused(refused.why), refused.clause))
            return
        self.say("")
        if office.asks(self.now, move):
            self.waiting = move
            self.refresh()
            self.say(paragraph(office_words.choose_first()))
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
            self.say(solved(feedback, office_words.solved()))

    def clicked(self, thing: Ref) -> None:
        """A click on an action space places engineers there."""
        if thing.kind == "space" and thing.key in SHARED_SPACES:
            self.put_on(str(thing.key))
        else:
            self.say(paragraph(office_words.hint()))

    def clickable(self) -> Collection[Ref]:
        """The spaces where engineers may be placed now."""
        if self.over or self.best_shown:
            return []
        moves = (move for move in self.now.legal_moves if isinstance(move, Place))
        return list(dict.fromkeys(Ref("space", move.space) for move in moves if move.space in SHARED_SPACES))

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
            self.say(paragraph(office_words.first_place()))
            return
        if not self.best_shown:
            self.best_shown = True
            self.again(replace(office.carried_out(self.task.position, self.task.best), at=0))
            self.say(paragraph(office_words.shown()))

    def another(self) -> None:
        """Another round."""
        self._begin(office.task(self.task.seed + 1))

    def _change(self, what: str, amount: int) -> None:
        self._begin(office.changed(self.task, **{what: amount}))

    def _begin(self, task: office.RoundTask) -> None:
        self.task, self.plan = task, []
        self.guess.put(None)
        self._replayed()

    def marks(self) -> Mapping[Ref, str]:
        """Where engineers may be placed, or the space that waits for an answer."""
        if self.waiting is not None:
            return {Ref("space", self.waiting.space): "selected"}
        return dict.fromkeys(self.clickable(), "legal") if self.story.over else {}

    def changed(self) -> None:
        super().changed()
        self.goal.value = office_words.asked(self.task.asked)
        spaces = [str(thing.key) for thing in self.clickable()]
        value = self.space.value if self.space.value in spaces else None
        self.space.put(
            [(office_words.choose(), None), *((office_words.option(space), space) for space in spaces)], value
        )
        company, start = self.now.companies[self.who], self.task.position.companies[self.who]
        self.banked.most = max(1, company.engineers)
        self.banked.put(min(self.banked.value, max(1, company.engineers)))
        self.engineers.put(start.engineers)
        self.credits.put(start.credits)
        self.then.widget.layout.display = "none" if self.waiting is None else ""
        answers = () if self.waiting is None else office.asks(self.now, self.waiting)
        self.then.put([(office_words.choose(), None), *((office.answer_told(move), move) for move in answers)], None)
        self.take.disabled = not spaces or self.waiting is not None
        self.back.disabled = not self.plan and self.waiting is None


class PlannedLab(Lab):
    """A challenge whose plan is put together, tried, and judged once it has been watched."""

    state: PlannedChallenge[Any]
    limit: int | None = 0

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

    def update(self, state: PlannedChallenge[Any]) -> None:
        """Show another state; a plan that is tried is carried out first, and then told what came of it."""
        self.stop()
        self.state, self.limit = state, None if state.tried else 0
        self.say("")
        self.tell(state.story, state.begin().story.last if state.tried else None)
        if state.tried:
            feedback = state.feedback
            TALLY.guess(self.title, feedback.right)
            self.play(lambda: self.say(solved(feedback, self.solved)))

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
        """A click on a dam space places a piece there."""
        if thing.kind == "dam":
            self.add(str(thing.key))
        else:
            self.say(water_words.how_to_place())

    def clickable(self) -> Collection[Ref]:
        """The spaces where a piece can be placed, while there is one."""
        return [Ref("dam", space) for space in self.state.open_spaces if self.state.left]

    def marks(self) -> Mapping[Ref, str]:
        """The spaces where pieces have been placed."""
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
    marked_on_paper = True

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
        """A click on a ringed place adds its piece to the plan."""
        if thing in self.clickable():
            self.add([Ref.on_map(wish.space) for wish in self.state.wishes].index(thing))
        else:
            self.say(paragraph(building_words.plan_hint()))

    def clickable(self) -> Collection[Ref]:
        """The places of the pieces that are not planned yet."""
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
