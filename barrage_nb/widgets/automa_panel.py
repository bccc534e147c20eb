"""The panel of the Automas: the tiles of a turn, its decisions one after another, and a guess before them."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from ipywidgets import Box, ToggleButton, VBox

from ..automa.looks import Look, looks, so_far
from ..automa.placing import Placement
from ..automa.trace import Flipped, Tried
from ..board.automa import AUTOMA_TILES, EXPANSION_ROWS
from ..board.refs import Ref
from ..engine.automas import AutomaTurn
from ..engine.moves import ACT, Tweak
from ..engine.play import Step, play, unfold
from ..engine.position import Position, as_position
from ..view.automa_view import actions_scene, criteria_scene
from ..view.svg import svg
from ..words.english import automa_panel as words
from .errors import Errors
from .frame import Frame
from .labs.stage import Stage
from .live import Live
from .parts import Lister, button, row, style, text

Shown = Callable[[Position | None, Mapping[Ref, str]], object]


class Guess(NamedTuple):
    """A question before a look is shown, what may be answered, what is right, and the look that tells it."""

    before: int
    tells: int
    then: int  # the look that is shown after the answer
    question: str
    options: tuple[tuple[str, int | str], ...]
    right: int | str


class AutomaPanel:
    """A turn of an Automa to go through; `show` is called with the position and the highlights of every look.

    `guess` says whether a person wants to guess first; `over` is called when a turn was shown to its end.
    """

    def __init__(self, show: Shown, errors: Errors, over: Callable[[], object] = lambda: None) -> None:
        self.show, self.over, self.errors = show, over, errors
        self.steps: tuple[Step, ...] = ()
        self.looks: tuple[Look, ...] = ()
        self.positions: tuple[Position, ...] = ()
        self.at = 0
        self.theme = "light"
        self.guesses: list[Guess] = []
        self._make(errors)
        self._lay_out()
        self.refresh()

    def _make(self, errors: Errors) -> None:
        guarded = errors.guarded
        self.turns = Lister(words.TURNS, guarded(self.open))
        self.start = button(words.START, guarded(lambda: self.go(0)), words.START_TIP)
        self.back = button(words.BACK, guarded(lambda: self.go(self.at - 1)), words.BACK_TIP)
        self.step = button(words.STEP, guarded(lambda: self.go(self.at + 1)), words.STEP_TIP, main=True)
        self.end = button(words.END, guarded(self.to_the_end), words.END_TIP)
        self.guess = ToggleButton(description=words.GUESS, tooltip=words.GUESS_TIP)
        self.options, self.question = Lister("", lambda value: None), text("", "head")
        self.answer = button(words.ANSWER, guarded(self.answer_guess), main=True)
        self.tell = button(words.TELL_ME, guarded(self.give_up))
        self.said, self.feedback = Live(), Live()
        self.tiles, self.all_words = text("", "tiles"), text("", "soft")

    def _lay_out(self) -> None:
        self.asked = VBox([self.question, row(self.options.widget, self.answer, self.tell)])
        said, feedback = Box([self.said]), Box([self.feedback])
        for box in (said, feedback):
            box.add_class("barrage-note")
        steps = row(self.start, self.back, self.step, self.end, self.guess)
        self.box = VBox([self.turns.widget, steps, said, self.asked, feedback, self.tiles, self.all_words])
        self.box.add_class("barrage-automa")

    # Which turn.

    def put(self, steps: Sequence[Step], at: int | None = None) -> None:
        """Offer some turns, and show one of them, by default the last, as it ended."""
        self.steps = tuple(step for step in steps if looks(step.events) and not isinstance(step.move, Tweak))
        options = [
            (words.turn_name(number, _who(step), step.before.round), number - 1)
            for number, step in enumerate(self.steps, 1)
        ]
        at = len(self.steps) - 1 if at is None else at
        self.turns.put(options, at)
        self.turns.widget.layout.display = "" if len(self.steps) > 1 else "none"
        if self.steps:
            self._take(self.steps[at])
            self.at = len(self.looks) - 1
        else:
            self.looks = ()
        self.guesses = []
        self.feedback.value = ""
        self.refresh()

    def ask(self, step: Step, guess: bool = True) -> None:
        """Go through a turn that has not been shown yet, guessed or not."""
        self.put([step])
        self.at = 0
        self.guesses = list(_guesses(self.looks)) if guess else []
        self.refresh()
        self._show_look()

    def open(self, number: int) -> None:
        """Show one of the turns from its first decision."""
        self._take(self.steps[number])
        self.at = 0
        self.guesses = list(_guesses(self.looks)) if self.guess.value else []
        self.feedback.value = ""
        self.refresh()
        self._show_look()

    def _take(self, step: Step) -> None:
        self.looks = looks(step.events)
        self.positions = (step.before,)
        self._step: Step | None = step

    def _position(self, look: Look) -> Position:
        """The position in which something is decided; a turn is unfolded when it is first gone through."""
        if self._step is not None:
            step, self._step = self._step, None
            assert not isinstance(step.move, Tweak)
            self.positions = (step.before, *unfold(step.before, step.move).positions)
        return self.positions[look.event]

    # Going through it.

    @property
    def furthest(self) -> int:
        """The last look that may be shown, while a guess is due."""
        return self.guesses[0].before - 1 if self.guesses else len(self.looks) - 1

    def go(self, at: int) -> None:
        """Show another look of the turn, as far as it may be shown; at its end it is over."""
        if not self.looks:
            return
        beyond = at >= len(self.looks)
        self.at = min(max(at, 0), self.furthest)
        self.refresh()
        if beyond and not self.guesses:
            self.close()
        else:
            self._show_look()

    def to_the_end(self) -> None:
        """Show the rest at once; what was to be guessed is told."""
        self.guesses = []
        self.at = max(0, len(self.looks) - 1)
        self.refresh()
        self.close()

    def close(self) -> None:
        """Let the board show again what is on the table."""
        self.show(None, {})
        self.over()

    def _show_look(self) -> None:
        look = self.looks[self.at]
        self.show(self._position(look), marks(look))

    # Guessing.

    def answer_guess(self) -> None:
        """Compare the guess with what the Automa does, and show that."""
        if self.guesses and self.options.value is not None:
            said: int | str = self.options.value
            self._reveal(said)

    def give_up(self) -> None:
        """Show what the Automa does without a guess."""
        if self.guesses:
            self._reveal(None)

    def _reveal(self, said: int | str | None) -> None:
        guess = self.guesses.pop(0)
        told = str(self.looks[guess.tells])
        if said is not None:
            right = said == guess.right
            told = words.right(told) if right else words.wrong(said, self._why_not(guess, said))
        self.feedback.value = f"<p>{escape(told)}</p>"
        self.go(guess.then)

    def _why_not(self, guess: Guess, said: int | str) -> str:
        """Why the row that was guessed is not followed, if it was tried; and what is."""
        tried = (look for look in self.looks if isinstance(look.decision, Tried))
        mine = next((look for look in tried if _place(look) == said), None)
        told = str(self.looks[guess.tells])
        if mine is None or mine.event >= self.looks[guess.tells].event:
            return told
        return f"{mine} {told}"

    # What is shown.

    def dress(self, theme: str) -> None:
        """Draw the tiles for a light or a dark page."""
        if theme != self.theme:
            self.theme = theme
            self.refresh()

    def refresh(self) -> None:
        """Bring everything up to date with the look."""
        any_ = bool(self.looks)
        now = str(self.looks[self.at]) if any_ else words.NO_TURN
        where = f" <small>{words.where_in_turn(self.at, len(self.looks))}</small>" if any_ else ""
        self.said.value = f"<p>{escape(now)}{where}</p>"
        self.start.disabled = self.back.disabled = not any_ or not self.at
        self.step.disabled = self.end.disabled = not any_
        self.step.disabled = not any_ or (bool(self.guesses) and self.at >= self.furthest)
        self._draw_tiles()
        self._put_guess()
        told = self.looks[: self.furthest + 1]
        items = "".join(f"<li>{escape(str(look))}</li>" for look in told)
        self.all_words.value = f"<details><summary>{words.IN_WORDS}</summary><ol>{items}</ol></details>" if any_ else ""

    def _put_guess(self) -> None:
        due = bool(self.guesses) and self.at >= self.furthest
        self.asked.layout.display = "" if due else "none"
        if due:
            guess = self.guesses[0]
            self.question.value = escape(guess.question)
            self.options.widget.tooltip = guess.question
            self.options.put([(words.PICK, None), *guess.options], self.options.value)

    def _draw_tiles(self) -> None:
        turn = so_far(self.looks, self.at)
        if turn.flipped is None:
            self.tiles.value = ""
            return
        look = self.looks[self.at]
        made = look.decision
        rows = {tried.place: "done" if tried.refusal is None else "tried" for tried in turn.rows}
        used = made.structure if isinstance(made, Placement) else "water" if "letters" in _fields(made) else ""
        scenes = (
            actions_scene(turn.flipped.actions, rows, self.theme),
            criteria_scene(turn.flipped.criteria, used, look.criterion, self.theme),
        )
        self.tiles.value = (
            f'<div class="barrage-pair-of-tiles">{"".join(svg(scene, fills=True) for scene in scenes)}</div>'
        )


class AutomaView(VBox):  # type: ignore[misc]
    """An Automa's turn from a position where it is to act: the map, and beside it the panel."""

    def __init__(self, position: Position, guess: bool = False, width: float = 520) -> None:
        if not isinstance(position.question, AutomaTurn):
            raise ValueError(words.no_automa_turn(position.question))
        self.errors = Errors()
        self.position = position
        self.stage = Stage(position, ("map",), width)
        self.panel = AutomaPanel(self._show, self.errors)
        self.frame = Frame(label=words.MAP, twin_label=words.POSITION)
        self.frame.observe(self.errors.watched(self._dressed), "dark")
        self.frame.twin = position.describe()
        self.step: Step = play(position, ACT)
        if guess:
            self.panel.guess.value = True
            self.panel.ask(self.step)
        else:
            self.panel.put([self.step])
            self.panel.open(0)
        left, right = VBox([self.stage.widget, self.frame]), VBox([self.panel.box, self.errors.output])
        left.add_class("barrage-left")
        right.add_class("barrage-right")
        both = Box([left, right])
        both.add_class("barrage-both")
        super().__init__([style(), both])
        for name in ("barrage-board", "barrage-explorer", "barrage-automa-view"):
            self.add_class(name)

    def _show(self, position: Position | None, marks: Mapping[Ref, str]) -> None:
        self.stage.draw(position or self.step.after, marks)

    def _dressed(self, change: object) -> None:
        theme = "dark" if self.frame.dark else "light"
        (self.add_class if self.frame.dark else self.remove_class)("barrage-dark")
        self.stage.theme = theme
        self.panel.dress(theme)
        self.panel.go(self.panel.at)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        told = "\n".join(str(look) for look in self.panel.looks[: self.panel.furthest + 1])
        return {**bundle, "image/svg+xml": self.stage.svg(), "text/plain": told}


def watch_automa(start: Position | str, *, guess: bool = False) -> AutomaView:
    """How an Automa decides that is to act in a position: its tiles, and its turn decision by decision.

    With `guess`, a learner says first which row it will follow, and on which space it will build.
    """
    return AutomaView(as_position(start), guess)


def _fields(made: object) -> tuple[str, ...]:
    return getattr(made, "_fields", ())


def _who(step: Step) -> str:
    question = step.before.question
    return question.who if question is not None else ""


def _place(look: Look) -> int | None:
    return look.decision.place if isinstance(look.decision, Tried) else None


def _guesses(told: Sequence[Look]) -> list[Guess]:
    """What can be guessed of a turn: the first row that is followed, and the space of its first placement."""
    found: list[Guess] = []
    flipped = next((look.decision for look in told if isinstance(look.decision, Flipped)), None)
    for number, look in enumerate(told):
        made = look.decision
        if isinstance(made, Tried) and made.refusal is None and flipped and not found:
            first = next(at for at, other in enumerate(told) if isinstance(other.decision, Tried))
            rows = AUTOMA_TILES[flipped.actions].rows
            options = tuple(
                (words.row_name(place, printed), place)
                for place, printed in enumerate(rows)
                if not isinstance(printed, EXPANSION_ROWS)
            )
            found.append(Guess(first, number, number, words.GUESS_ROW, options, made.place))
        if isinstance(made, Placement) and len(made.eligible) > 1 and look.stage == "eligible" and len(found) == 1:
            spaces = tuple((space, space) for space in made.eligible)
            chosen = next(at for at in range(number, len(told)) if told[at].chosen)
            found.append(Guess(number + 1, chosen, number + 1, words.GUESS_SPACE, spaces, made.space))
    return found


def marks(look: Look) -> dict[Ref, str]:
    """The highlights of a look on the map: what is still in, what has faded, what is chosen."""
    highlights = ((look.faded, "dim"), (look.lit, "legal"), (look.chosen, "selected"))
    return {ref: highlight for refs, highlight in highlights for ref in refs}
