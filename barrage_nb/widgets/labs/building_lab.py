"""The building lab: choose a place, predict the machines, build, see the wheel turn; then build on, or elsewhere."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from ipywidgets import Widget

from ...board.map import BASE_SPACES, CONDUITS, POWERHOUSES
from ...board.refs import Ref
from ...engine.events import Refusal
from ...engine.pieces import site_refusal
from ...lessons import building
from ...lessons.building import Site, Wish
from ...lessons.story import Story, acted, mover
from ...lessons.tally import TALLY
from ...words import building_lesson as words
from ..fields import Counter, Picker, grid
from ..parts import text
from .lab import WheelBeside
from .paragraphs import paragraph, said

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
        super().__init__(self._waiting(), words.title())

    def _waiting(self) -> Story:
        return Story(self.now, sentences=(words.start(),))

    @property
    def wish(self) -> Wish:
        """What is to be built."""
        return building.wish_for(self.now, self.space_name, self.tile_name)

    def build(self) -> Sequence[Widget]:
        """The question, where to build, the guess; and who builds, where that may be chosen."""
        self.question = text("", "head")
        self.space = Picker(self.hands, words.space(), self.pick)
        self.guess = Counter(self.hands, words.guess(), 0, MOST_GUESS)
        self.guess.put(None)
        self.go_on = self.hands.button(words.build(), self.construct, main=True)
        self.officer = Picker(self.hands, words.said_officer(), self.set_officer)
        self.tile = Picker(self.hands, words.said_tile(), self.set_tile)
        self.officer.put([(words.officer(name), name) for name in building.OFFICERS_TO_CHOOSE])
        asked = [self.space.widget, self.guess.widget, self.go_on]
        if self.all_inputs:
            asked += [self.officer.widget, self.tile.widget]
        self.keep = self.hands.button(words.keep(), self.keep_it, words.keep_tip())
        self.workshop = self.hands.button(words.workshop(), self.turn_the_wheel, words.workshop_tip())
        self.round = self.hands.button(words.next_round(), self.next_round)
        self.buttons = self.bar(
            self.keep, self.workshop, self.round, anew=words.anew(), begin=self.begin_anew, loses=self._begun
        )
        return self.buttons.widget, self.question, grid(*asked), self.held

    def _begun(self) -> bool:
        return self.now is not self.site.position and self.now != self.site.position

    # What may be chosen.

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
            self.say(paragraph(words.question_hint()))

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

    # Building.

    def construct(self) -> None:
        """Build: watch it, then read what it took, and how good the guess was."""
        wish, refusal = self.wish, building.refusal_of(self.now, self.wish)
        if refusal is not None:
            self._refuse(refusal)
            return
        if self.guess.empty and not self.nudged:
            self.nudged = True
            self.say(paragraph(words.guess_first()))
            return
        told = paragraph(words.no_guess())
        if not self.guess.empty:
            feedback = building.judge(self.now, wish, self.guess.value)
            TALLY.guess(self.title, feedback.right)
            told = said(feedback)
        self._happens(building.constructed(self.now, wish), told)

    def _refuse(self, refusal: Refusal) -> None:
        self.say(paragraph(words.refused(refusal.why), refusal.clause))

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
            self.say(paragraph(words.nothing_to_keep()))
            return
        self.now = self.story.end
        self._inputs_changed()
        self.say(paragraph(words.kept()))

    def turn_the_wheel(self) -> None:
        """Place engineers in the Workshop, after what has happened."""
        self._kept()
        turn = building.workshop(self.now)
        if isinstance(turn, Refusal):
            self._refuse(turn)
        else:
            self._happens(acted(self.now, turn, words.before()), "")

    def next_round(self) -> None:
        """The next round begins, after what has happened."""
        self._kept()
        if self.now.round >= self.now.design.rounds:
            self.say(paragraph(words.last_round()))
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

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """Where it is to be built."""
        return {Ref.on_map(self.space_name): "selected"}

    def changed(self) -> None:
        super().changed()
        wish = self.wish
        self.question.value = words.question(wish.structure, wish.space)
        sites = self._sites()
        options = [(words.option(building.wish_for(self.now, space).structure, space), space) for space in sites]
        self.space.put(options, self.space_name)
        self.officer.put([(words.officer(name), name) for name in building.OFFICERS_TO_CHOOSE], self.site.officer)
        tiles = (None, *building.TILES_TO_CHOOSE)
        self.tile.put([(words.tile(name), name) for name in tiles], self.tile_name)
        self.keep.disabled = not self.story.length
