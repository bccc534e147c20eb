"""Save the water: place a few pieces, then see which drops still leave the map, and why."""

from collections.abc import Collection, Mapping, Sequence

from ipywidgets import Widget

from ...board.map import BASE_SPACES
from ...board.refs import Ref
from ...engine.position import Position
from ...lessons import rescue, water
from ...lessons.outcome import refused
from ...lessons.tally import TALLY
from ...words import water_lesson as words
from ..fields import Picker, grid
from ..parts import text
from .lab import Lab
from .paragraphs import line, solved
from .water_lab import NOT_WATER


class RescueLab(Lab):
    """A challenge by its seed: as many pieces as it gives, so that few enough drops leave the map."""

    traces_all = True

    def __init__(self, seed: int = 1) -> None:
        self.challenge = rescue.rescue(seed)
        self.plan: list[str] = []
        super().__init__(water.flowed(self.challenge.position), title=words.rescue_title(), dim=NOT_WATER)

    def build(self) -> Sequence[Widget]:
        """The task, the pieces placed, and the try."""
        self.limit = 0
        self.task, self.placed = text("", "head"), text()
        self.space = Picker(self.hands, words.dam_space())
        self.put = self.hands.button(words.label_place(), lambda: self.build_on(self.space.value))
        self.back = self.hands.button(words.take_back(), self.take_back)
        self.attempt = self.hands.button(words.try_(), self.try_it, main=True)
        self.buttons = self.bar(
            self.attempt,
            self.back,
            anew=words.another_challenge(),
            begin=self.next_challenge,
            loses=lambda: bool(self.plan) and not rescue.try_plan(self.challenge, self.plan).right,
        )
        hint = text(words.how_to_place(), "soft")
        return self.buttons.widget, self.task, hint, grid(self.space.widget, self.put), self.placed

    @property
    def built(self) -> Position:
        """The position with the pieces placed."""
        built = rescue.with_plan(self.challenge.position, self.plan)
        assert isinstance(built, Position)
        return built

    def clicked(self, thing: Ref) -> None:
        """A click on a dam space places a piece there."""
        if thing.kind == "dam":
            self.build_on(str(thing.key))
        else:
            self.say(words.how_to_place())

    def clickable(self) -> Collection[Ref]:
        """The spaces where a piece can be placed, while there is one."""
        built, left = self.built, self.challenge.pieces - len(self.plan)
        return [Ref("dam", space) for space in BASE_SPACES if left and rescue.why_not_here(built, space) is None]

    def build_on(self, space: str) -> None:
        """Place a piece, or say why it cannot be placed."""
        self.stop()
        if len(self.plan) >= self.challenge.pieces:
            self.say(words.all_placed(self.challenge.pieces))
            return
        refusal = rescue.why_not_here(self.built, space)
        if refusal is not None:
            self.say(line(refused(refusal)))
            return
        self.plan.append(space)
        self._planned()

    def take_back(self) -> None:
        """Take the last piece back."""
        self.stop()
        del self.plan[-1:]
        self._planned()

    def _planned(self) -> None:
        self.say("")
        self.limit = 0
        self.tell(water.flowed(self.built))

    def try_it(self) -> None:
        """Let the drops run, and say what came of the plan."""
        self.stop()
        before = water.flowed(self.challenge.position)
        self.limit = None
        feedback = rescue.try_plan(self.challenge, self.plan)
        TALLY.guess(self.title, feedback.right)
        self.say("")
        self.tell(water.flowed(self.built), before.last)
        self.play(lambda: self.say(solved(feedback, words.solved())))

    def next_challenge(self) -> None:
        """Another challenge."""
        self.stop()
        self.challenge = rescue.rescue(self.challenge.seed + 1)
        self.plan = []
        self.limit = 0
        self.say("")
        self.tell(water.flowed(self.challenge.position))

    def marks(self) -> Mapping[Ref, str]:
        """The spaces where pieces have been placed."""
        return {Ref.on_map(space): "legal" for space in self.plan}

    def changed(self) -> None:
        """Bring the task up to date."""
        self.task.value = self.challenge.task
        left = self.challenge.pieces - len(self.plan)
        self.placed.value = words.placed(self.plan, left)
        built = self.built
        open_spaces = [space for space in BASE_SPACES if rescue.why_not_here(built, space) is None]
        options = [(words.space_option(space, built.dams.get(space)), space) for space in open_spaces]
        value = self.space.value if self.space.value in open_spaces else open_spaces[0]
        self.space.put(options, value)
        self.put.disabled, self.back.disabled = not left, not self.plan
