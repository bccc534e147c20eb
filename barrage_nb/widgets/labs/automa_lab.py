"""The lab of the Automa: predict its row and its space, then see its turn look by look, each reason on the map."""

from collections.abc import Collection, Mapping, Sequence

from ipywidgets import Widget

from ...board.contracts import CONTRACTS
from ...board.refs import Ref
from ...engine.automas import AutomaTurn
from ...engine.moves import ACT
from ...engine.play import play
from ...engine.position import Position, as_position
from ...lessons import automa
from ...lessons.story import Story
from ...view.automa_view import marks
from ...words import automa_lesson as words
from ...words.names import TILES, listed
from ..automa_panel import Tiles
from ..guessing import Guessing
from ..parts import row, text
from .lab import Lab
from .paragraphs import paragraphs

BESIDE_MAP = range(816, 980)
"""In cells of such widths the tiles stand beside the map, in a column too small for them as they are elsewhere."""


class AutomaLab(Lab):
    """A turn of an Automa to predict, or just to see: one by its seed, or of a position in which one is to act."""

    def __init__(self, seed: int = 1, position: Position | str | None = None, guess: bool = True) -> None:
        self.seed, self.guess = seed, guess
        super().__init__(self._foreseen(as_position(position or automa.situation(seed))), title=words.title())
        self.pair.button.layout.display = "none"  # nothing is changed here, so there is no before
        self.another.layout.display = "" if position is None else "none"
        self.widget.add_class("barrage-thinking")

    def _foreseen(self, position: Position) -> Story:
        """The turn that comes, and what is to be foreseen of it."""
        self.ahead = automa.foreseen(play(position, ACT)) if isinstance(position.question, AutomaTurn) else None
        return automa.turn_of(position)

    def build(self) -> Sequence[Widget]:
        """The question; further down the two tiles, and what the Automa has."""
        self.guessing = Guessing(self.hands, self._told)
        self.guessing.put(self.ahead if self.guess else None)
        self.tiles, self.have = Tiles(self.hands, self.guessing.press_row), text("", "soft")
        self.another = self.hands.button(words.another(), self.next_situation)
        self.aside.children = (self.tiles.box, row(self.another))
        self.under.children = (self.have,)
        self.under.add_class("barrage-under")
        return (self.guessing.box,)

    def _told(self, html: str) -> None:
        self.refresh()
        self.say(html)

    def clicked(self, thing: Ref) -> None:
        """A click on a space that stands out predicts."""
        self.guessing.press(thing)

    def clickable(self) -> Collection[Ref]:
        """What stands out to be guessed."""
        return () if self.story.at else list(self.guessing.marks)

    def next_situation(self) -> None:
        """Another turn, to predict again."""
        self.stop()
        self.seed += 1
        story = self._foreseen(automa.situation(self.seed))
        self.guessing.put(self.ahead if self.guess else None)
        self.say("")
        self.tell(story)

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """What is guessed, or was; later what is still in at this look, while the rest fades."""
        look = automa.look_at(self.story)
        if not self.story.at:
            return self.guessing.marks
        return {} if look is None else marks(look)

    def changed(self) -> None:
        """Draw the tiles as far as the turn has come, and say what the Automa has."""
        look, turn = automa.look_at(self.story), automa.told_by(self.story)
        asks = bool(self.guessing.asks)
        self.limit = 0 if asks else None  # nothing is shown before it is guessed
        self.steps.widget.layout.display = self.sentence.layout.display = "none" if asks else ""
        (self.widget.add_class if asks else self.widget.remove_class)("barrage-asked")
        flipped = self.ahead.trace.flipped if self.ahead is not None else None
        theme, narrow = self.picture.look.theme, self.page.width in BESIDE_MAP
        if self.story.at:
            self.tiles.put(flipped, turn.marks, look, theme=theme, narrow=narrow)
        else:
            self.tiles.put(flipped, self.guessing.rows, used=self.guessing.used, theme=theme, narrow=narrow)
        self.have.value = paragraphs(self._have())
        self.have.layout.display = "" if self.guessing.asks == "row" else "none"

    def _have(self) -> Sequence[str]:
        position = self.story.start
        assert position.question is not None
        who = position.question.who
        held = position.companies[who]
        lying = [CONTRACTS[each] for each in (*position.contracts, *position.national) if each is not None]
        return (
            words.has(who, held, listed(TILES[tile] for tile in held.tiles)),
            words.open_contracts(words.contract(each.energy, each.colour) for each in lying),
        )


def watch_automa(start: Position | str, *, guess: bool = False) -> AutomaLab:
    """How an Automa decides that is to act in a position: its tiles, and its turn look by look.

    With `guess`, a learner says first which row ends its turn, and on which space it builds.
    """
    return AutomaLab(position=start, guess=guess)
