"""What every lab shares: its bars, a picture, a story to step through, before and after, feedback; and a wheel."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from html import escape
from importlib.resources import files

from ipywidgets import HTML, Box, Button, Label, Layout, Output, VBox, Widget

from ...board.refs import Ref
from ...engine.events import Event
from ...engine.play import Unfolded, unfold
from ...engine.position import Position
from ...lessons.story import Story
from ...view import svg, svg_on_page
from ...view.overlays import small_map, wheel_picture
from ...words import board as board_words
from ...words import building_lesson as building_words
from ...words import lessons as words
from ...words.marks import said_again
from ...words.names import count, listed, tile
from ..explorer import explore
from ..hands import Hands, running_loop
from ..page import Keys, Live, marked
from ..parts import Picker, classed, row, text
from ..screen import Screen
from ..state import DIRECTIONS, Look, next_step


class LabBar:
    """Buttons that are always there, pressed or not; the last one begins anew."""

    def __init__(
        self,
        hands: Hands,
        buttons: tuple[Button, ...],
        label: str,
        begin: Callable[[], object],
        loses: Callable[[], bool],
    ) -> None:
        self._begin, self._loses = begin, loses
        self.anew = hands.button(label, self.press)
        self.yes = hands.button(words.begin_anew(), self.begin)
        self.no = hands.button(words.keep(), lambda: self.ask(False))
        self.sure = row(text(words.would_be_lost(), "soft"), self.yes, self.no)
        self.row = classed(Box([*buttons, self.anew]), "fixed")
        self.widget = VBox([self.row, self.sure])
        self.ask(False)

    def press(self) -> None:
        """Begin anew, or ask first."""
        if self._loses():
            self.ask(True)
        else:
            self.begin()

    def ask(self, asks: bool) -> None:
        """Ask, or ask no longer; a second press of the same button does no harm."""
        self.sure.layout.display = "" if asks else "none"

    def begin(self) -> None:
        """Begin anew."""
        self.ask(False)
        self._begin()


class StepBar:
    """First, back, next, last, play and the speed; what they do is the lab's."""

    def __init__(
        self,
        hands: Hands,
        go: Callable[[int], object],
        play: Callable[[], object],
        set_speed: Callable[[float], object],
    ) -> None:
        self.at = self.furthest = 0
        self.first = hands.button(words.first(), lambda: go(0))
        self.back = hands.button(board_words.back(), lambda: go(self.at - 1))
        self.next = hands.button(words.next_(), lambda: go(self.at + 1))
        self.last = hands.button(words.last(), lambda: go(self.furthest))
        self.play = hands.button(words.play(), play, main=True)
        self.where = Label()
        self.pace = Picker(hands, board_words.speed(), set_speed)
        self.pace.put([(text, speed) for speed, text in board_words.speeds().items()], 1.0)
        self.widget = VBox([row(self.first, self.back, self.next, self.last, self.play, self.pace.widget, self.where)])
        self.widget.add_class("barrage-steps")

    def put(self, at: int, steps: int, furthest: int, playing: bool = False) -> None:
        """Show a place in a story, of which no more than up to `furthest` may be shown yet."""
        self.at, self.furthest = at, furthest
        self.where.value = words.step(at, steps)
        self.where.layout.min_width = f"{len(words.step(steps, steps))}ch"  # else the tenth moment moves the picture
        self.first.disabled = self.back.disabled = at == 0
        self.next.disabled = self.last.disabled = at >= furthest
        self.play.disabled = at >= furthest and not playing
        self.play.description = board_words.pause() if playing else words.play()


class Pair:
    """A button, and the two pictures that it shows or puts away."""

    def __init__(self, hands: Hands, pressed: Callable[[], object]) -> None:
        self.open = False
        self.heads: tuple[str, str] = (words.before(), words.after())
        self.button = hands.button(words.compare(), pressed)
        self.widget = classed(HTML(), "pair")

    def show(self, draw: Callable[[], Sequence[str]] | None) -> None:
        """Show what `draw` draws, before and then after, if the button asks for it; with None there is no before."""
        self.open = self.open and draw is not None
        self.button.disabled = draw is None
        self.button.description = words.no_compare() if self.open else words.compare()
        drawn = draw() if self.open and draw is not None else ()
        halves = zip(said_again(self.heads), drawn, strict=False)
        self.widget.value = "".join(
            f"<figure><figcaption>{escape(head)}</figcaption>{picture}</figure>" for head, picture in halves
        )


_CSS = (files(__package__) / "lab.css").read_text("utf-8")

PAUSE = 1.4
"""Seconds that a moment without movement stays, at speed 1."""
AT_NO_MOTION = 4
"""What counts as the speed of reading where nothing moves."""


class Lab(Screen):
    """A small board with a story.

    A lab of a lesson sets its own fields, then calls this constructor. It gives its questions and inputs (`build`,
    made with its `hands`; `above` and `under` are room around the picture, `aside` below the feedback, for what is so
    long that feedback below it would be out of sight) and brings them up to date (`changed`); it says what is
    highlighted (`marks`), what is shown (`shown`) and what a click means (`clicked`). It calls `tell` with a new
    story, `again` with that of changed inputs, `forward` to show the next moment and `say` with feedback. `limit` is
    the last moment that may be shown, while a guess is due.
    """

    limit: int | None = None
    begins: LabBar | None = None
    marked_on_paper = False
    """Whether its highlights are seen where nothing can be clicked."""
    traces_all = False
    """Whether every drop that has run leaves a line, and not only the last."""

    def __init__(
        self,
        story: Story,
        *,
        title: str,
        show: Sequence[str] = ("map",),
        width: float = 640,
        company: str | None = None,
        dim: Collection[Ref] = (),
    ) -> None:
        self.title, self.story = title, story
        self.before: Story | None = None
        self.focused = self.hovered = None
        self.playing = False  # whether the story goes on by itself
        self._pause: asyncio.TimerHandle | None = None
        self._then: Callable[[], object] = lambda: None
        look = Look(tuple(show), company, width=width, legend=None, paper=width, dim=tuple(dim))
        self.set_up(story.position, look, title)
        self.short_names.layout.display = "" if "map" in show else "none"
        self.steps = StepBar(self.hands, self.go, self._play_or_stop, self.picture.set_speed)
        self.sentence, self.feedback = text("", "sentence"), Live()
        self.pair = Pair(self.hands, self._compare)
        self.explorer = self.hands.button(words.explorer(), self._explore)
        self.extra = Output()
        self.above, self.under, self.aside = VBox(), VBox(), VBox()
        self.panel = VBox(list(self.build()))
        self.widget = self._laid_out()
        self.refresh()

    def _laid_out(self) -> VBox:
        on_map = "map" in self.picture.look.show
        talk = [self.sentence, classed(self.feedback, "feedback"), classed(self.aside, "aside")]
        asked_and_told = [classed(self.panel, "panel"), classed(VBox(talk), "talk")]
        right = classed(VBox(asked_and_told), "right", *["with-map-beside"] * on_map)
        both = classed(Box([right, self._left(on_map)]), "both")  # read first the question, then the picture
        style = HTML(f"<style>{_CSS}</style>")
        below = (self.pair.widget, self.page, self.hands.errors.output, self.extra)
        return classed(VBox([style, Keys(), both, *below]), "board", "lab")

    def _left(self, on_map: bool) -> VBox:
        wide = f"{self.picture.look.paper:g}px"
        self.settings = row(self.pair.button, self.explorer, self.short_names)
        painted = Box([self.picture.painter.widget], layout=Layout(width="100%", max_width=wide))
        self.stage = classed(painted, "stage")
        parts = [self.steps.widget, classed(self.above, "above"), self.stage, self.under, self.settings]
        return classed(VBox(parts, layout=Layout(max_width=wide)), "left", *["with-map"] * on_map)

    # What a lab of a lesson says.

    def build(self) -> Sequence[Widget]:
        """The questions and inputs beside the picture, from top to bottom."""
        return ()

    def clicked(self, thing: Ref) -> None:
        """What a click on a thing of the picture means; nothing, unless the lab of a lesson says so."""

    def clickable(self) -> Collection[Ref]:
        """The things that a click answers with now, for the arrow keys; none, unless the lab of a lesson says so."""
        return ()

    def marks(self) -> Mapping[Ref, str]:
        """The highlights of the picture, by name of a thing."""
        return {}

    def shown(self) -> Position:
        """The position of the picture: the moment's, unless the lab of a lesson shows a change to it."""
        return self.story.position

    def explored(self) -> Position:
        """The position that the explorer opens: the one shown, or the next in which somebody decides."""
        shown = self.shown()
        return unfold(shown).step.after if shown.question is None and shown.pending else shown

    @property
    def traced(self) -> Sequence[Event]:
        """The events whose drops leave a line."""
        return self.story.events if self.traces_all else self.story.events[-1:]

    def spoken(self) -> str:
        """What is said under the picture: what has just happened, unless the lab of a lesson says something else."""
        return self.story.sentence

    def changed(self) -> None:
        """Called after every step: the place to bring the panel up to date."""

    # What it can do.

    def tell(self, story: Story, before: Story | None = None) -> None:
        """Begin another story, and compare it with the one before, if there is any."""
        self.stop()
        self._went_on()
        self.story, self.before = story, before
        self.refresh()

    def again(self, story: Story) -> None:
        """Show the story of changed inputs; the one so far stands beside it as before."""
        self.stop()
        self.tell(story, self.story)

    def go(self, at: int) -> None:
        """Show another moment of the story, as far as it may be shown; the next one moves."""
        self.stop()
        at = min(at, self.furthest)
        if at == self.story.at + 1:
            self.forward()
        else:
            self.story = self.story.jump(at)
            self.refresh()

    @property
    def furthest(self) -> int:
        """The last moment that may be shown."""
        return self.story.length if self.limit is None else min(self.limit, self.story.length)

    def forward(self, then: Callable[[], object] = lambda: None) -> None:
        """Show the next moment: what moves, moves; then go on."""
        after = self.story.forward

        def arrived() -> None:
            self.story = after
            self.refresh()
            then()

        if after.step is not None:
            step = after.step._replace(before=self.picture.position)
            unfolded = Unfolded(step, (step.after,) * len(step.events))
            self.picture.animate(unfolded, self.hands.by_itself(arrived))

    @property
    def speed(self) -> float:
        """How fast things move; 0 is no motion, which the reader's machine may ask for."""
        return 0 if self.picture.no_motion else self.picture.speed

    def play(self, then: Callable[[], object] = lambda: None) -> None:
        """Go through the rest of the story by itself, then go on; without a running kernel, to its end at once."""
        self.stop()
        if running_loop() is None:
            self.go(self.furthest)
            then()
            return
        self._then, self.playing = then, True
        self.refresh()
        self._go_on()

    def to_the_end(self) -> None:
        """Show the last moment at once, whatever plays."""
        self.stop()
        self.story = self.story.jump(self.furthest)
        self.refresh()

    def _go_on(self) -> None:
        if self.story.at < self.furthest:
            self.forward(self._pause_a_while)
        else:
            self.stop()

    def _pause_a_while(self) -> None:
        if self.playing:
            more = self.story.at < self.furthest
            seconds = PAUSE / (self.speed or AT_NO_MOTION) if more else 0
            go_on = self.hands.by_itself(self._go_on)
            self._pause = asyncio.get_running_loop().call_later(seconds, go_on)

    def _cancel_pause(self) -> None:
        if self._pause is not None:
            self._pause.cancel()

    def stop(self) -> None:
        """Stop what plays by itself, and do what was to be done after it; what moves arrives at once."""
        self.picture.finish()
        if not self.playing:
            return
        self._cancel_pause()
        then, self.playing, self._then = self._then, False, lambda: None
        self.refresh()
        then()

    def _play_or_stop(self) -> None:
        if self.playing:
            self.stop()
        else:
            self.play()

    def bar(self, *buttons: Button, anew: str, begin: Callable[[], object], loses: Callable[[], bool]) -> LabBar:
        """The bar of the lab; `begin` begins anew, after a question where that `loses` work."""
        self.begins = LabBar(self.hands, buttons, anew, begin, loses)
        return self.begins

    def say(self, html: str) -> None:
        """Give feedback, which is read aloud; whoever goes on does not begin anew."""
        self.feedback.value = html
        self._went_on()

    def _went_on(self) -> None:
        if self.begins is not None:
            self.begins.ask(False)

    def refresh(self) -> None:
        """Bring everything up to date with the story."""
        self.changed()
        now, shown = self.story, self.shown()
        marks = dict(self.marks())
        if self.focused is not None and self.focused in self.clickable():
            marks[self.focused] = "focus"
        self.picture.trail(shown, self.traced if shown == now.position else ())
        self.picture.show(shown, marks)
        if self.hovered is not None:
            self.show_tip()
        self.steps.put(self.story.at, self.story.length, self.furthest, self.playing)
        (self.stage.add_class if self.playing else self.stage.remove_class)("barrage-film")
        rule = board_words.rule(now.clause, now.rule) if now.clause and now.rule else ""
        self.sentence.value = f"<p>{marked(self.spoken())}</p><p class='barrage-rule'>{escape(rule)}</p>"
        self.page.status, self.page.twin = self.spoken(), shown.describe()
        self._show_pair()

    # How.

    def key(self, key: str, shift: bool) -> None:
        """Arrow keys go among what a click answers with, and Enter clicks; where nothing does, through the story."""
        moves = {"ArrowLeft": self.story.at - 1, "ArrowRight": self.story.at + 1, "Home": 0, "End": self.story.length}
        things, moved = tuple(self.clickable()), self.picture.finish()
        if key == "Escape":
            self.focused = None
            self.page.leave()
            self.refresh()
        elif key in ("Enter", " "):
            if self.focused in things and not moved:
                self.clicked(self.focused)
        elif things and not shift and key in (*DIRECTIONS, "Home", "End"):
            self.focused = next_step(self.picture.scene, things, self.focused, key)
            self.refresh()
            named = self.picture.scene.named
            self.page.say(named[self.focused].text if self.focused in named else "")
        elif key in moves:
            self.go(moves[key])

    def fitted(self, look: Look) -> Look:
        """As wide as it should be or, in a narrower cell, as there is room, and in the colours of the page.

        Where it fills the screen, it is as large as all of it can be seen.
        """
        room = self.whole if self.page.filled else min(look.paper, self.page.room or look.paper)
        return replace(look, theme="dark" if self.page.dark else "light", width=room)

    def show_anew(self) -> None:
        self.refresh()

    def pressed(self, name: Ref | None, moved: bool) -> None:
        """Click on a thing; while the story plays, and where a movement was ended, that only hurries."""
        if self.playing:
            self._cancel_pause()
            self._go_on()
        elif name is not None and not moved:
            self.clicked(name)

    def show_tip(self) -> None:
        thing = self.picture.scene.named.get(self.hovered) if self.hovered else None
        self.put_tip(self.hovered, thing.text if thing else "", self.hovered in self.clickable())

    def _compare(self) -> None:
        self.pair.open = not self.pair.open
        self._show_pair()

    def _show_pair(self) -> None:
        before = self.before
        self.pair.show(None if before is None else lambda: (self.portrait(before), self.portrait(self.story)))

    def portrait(self, story: Story) -> str:
        """How a story ends: one half of before and after, and of the map only what differs, so that it can be read."""
        look, marks = self.picture.look, self.marks_between()
        part = small_map(story.end, marks)
        if part is None:
            return svg(look.drawn(story.end, marks))
        return f"<div class='barrage-part'>{svg(replace(part, theme=look.theme))}</div>"

    def marks_between(self) -> Mapping[Ref, str]:
        """The highlights of what differs between before and after."""
        if self.before is None:
            return {}
        old, new = (self.picture.look.drawn(story.end).named for story in (self.before, self.story))
        return {name: "legal" for name, thing in new.items() if thing.text and old.get(name) != thing}

    def _explore(self) -> None:
        if self.extra.outputs:
            self.extra.outputs = ()
            self.explorer.description = words.explorer()
            return
        explorer = explore(self.explored())._repr_mimebundle_()
        self.extra.outputs = ({"output_type": "display_data", "data": explorer, "metadata": {}},)
        self.explorer.description = words.no_explorer()

    def on_paper(self) -> str:
        """What is shown, at its full width."""
        marks = self.marks() if self.marked_on_paper else {}
        return svg_on_page(self.picture.look.on_page.drawn(self.picture.position, marks))

    def in_words(self) -> str:
        return f"{self.title}: {self.story.sentence}"


WIDTH = 190
"""How wide the wheel is drawn: the question above it and what is told below it stay in sight."""
HELD = ("excavators", "mixers", "credits", "engineers")


class WheelBeside(Lab):
    """The map, or another part of the table, and beside it the wheel of a company and what it has."""

    who: str
    tells_tiles = False
    """Whether it matters which technology tiles are there."""

    def __init__(self, story: Story, title: str, show: tuple[str, ...] = ("map",), width: float = 640) -> None:
        self.held, self.wheel = text("", "soft"), text("", "wheel")
        super().__init__(story, title=title, show=show, width=width)
        self.aside.children = (self.wheel,)

    def changed(self) -> None:
        shown = self.shown()
        held = building_words.supply(listed(count(n, kind) for kind, n in self.supply(shown).items()))
        tiles = listed(map(tile, shown.companies[self.who].tiles)) if self.tells_tiles else ""
        self.held.value = f"{held} {building_words.plan_tiles(tiles)}" if tiles else held
        self.wheel.value = self._drawn(shown)

    def supply(self, position: Position) -> Mapping[str, int]:
        """What the builder has to spend."""
        return {kind: getattr(position.companies[self.who], kind) for kind in HELD}

    def _drawn(self, position: Position) -> str:
        return svg(wheel_picture(position, self.who, width=WIDTH, theme=self.picture.look.theme), fills=True)

    def portrait(self, story: Story) -> str:
        """The picture at the end of a story, and the wheel under it."""
        return f"{super().portrait(story)}<div class='barrage-wheel'>{self._drawn(story.end)}</div>"
