"""Hints at a table, off by default: where the programs would act now, and at a second press what they would do."""

from collections.abc import Callable, Sequence

from ...analysis import BestMoves, growing_best_moves
from ...board.refs import Ref
from ...engine.moves import answer
from ...engine.position import Position
from ...view import Scene
from ...view.overlays import hinted
from ...view.shapes import Thing
from ...words import best, explorer
from ...words import table as words
from ...words.names import capital
from ..answers import places_of
from ..beside import Beside, Growing
from ..hands import Hands
from ..parts import row
from ..state import BoardState

GAMES = 32
"""So many games with each turn still in question are enough for a hint."""


class Hinting(Growing[BestMoves]):
    """A question of a person that programs try out."""

    def __init__(self, position: Position) -> None:
        super().__init__(growing_best_moves(position, n=GAMES, further=False))
        self.whole = GAMES

    @property
    def far(self) -> int:
        return 0 if self.found is None else self.found.count


class Hints:
    """The switch in the settings, and the button that it brings into the bar.

    `light` is called when other places are lit, and `tell` with what is to be said of them.
    """

    def __init__(self, hands: Hands, light: Callable[[], object], tell: Callable[[Sequence[str]], object]) -> None:
        self.light, self.tell, self.told = light, tell, tuple[str, ...]()
        self.position: Position | None = None
        self.growing: Hinting | None = None
        self.whole = False  # whether the turn is told, and not only where it goes
        self.places: tuple[Ref, ...] = ()
        self.beside = Beside(hands, self.show, lambda: None, lambda failed: self.forget())
        self.switch = hands.switch(words.hints(), lambda on: self.show())
        self.button = hands.button(words.hint(), self.press)
        self.box = row(*self.beside.widgets)
        self.show()

    @property
    def found(self) -> BestMoves | None:
        """The answer, once enough is known."""
        return self.growing.found if self.growing is not None and self.growing.over else None

    def put(self, position: Position | None) -> None:
        """Turn to a question of a person, or with None to none: what was found for another is gone."""
        if position is not self.position:
            self.beside.park()
            self.position = position
            self.forget()
            self.show()

    def forget(self) -> None:
        """Know nothing of this question."""
        self.growing, self.whole = None, False

    def press(self) -> None:
        """Have the question tried out and light where to act; once that is done, tell the whole turn."""
        if self.found is not None:
            self.whole = True
            self.show()
        elif self.position is not None and not self.beside.busy:
            try:
                self.growing = self.growing or Hinting(self.position)
            except ValueError as refused:  # a draft
                self._say(capital(str(refused)))
            else:
                self.beside.work(self.growing)

    def show(self) -> None:
        """Show the button where there is something to ask, and what is known."""
        asks = self.switch.value and self.position is not None
        found = self.found if asks else None
        self.button.layout.display = "" if asks else "none"
        self.button.description = words.hint() if found is None else words.hint_more()
        self.button.disabled = self.beside.busy or (found is not None and self.whole)
        self.beside.put(self.growing, best.looking())
        places = () if found is None else places_of(found.position, found.plan(found.best))
        if places != self.places:
            self.places = places
            self.light()
        if found is None:
            self._say(*[best.looking() if self.beside.busy else explorer.stopped()] if asks and self.growing else ())
        elif self.whole:
            sure = not found.undecided and not found.disagree
            self._say(words.hint_turn(found.who, found.told(found.best), sure), found.verdict, found.tried)
        else:
            self._say(words.hint_where(found.who, len(places)))

    def _say(self, *told: str) -> None:
        """Tell what is new; the bar, which stays in sight, says it in place of the news."""
        new, self.told = told != self.told, told
        if new and told:
            self.tell(told)

    def lit(self, state: BoardState, scene: Scene) -> tuple[Thing, ...]:
        """The places of the hint on a picture of its position, in their order; none on that of any other."""
        if state.shown is not self.position:
            return ()
        numbers: dict[Ref, int] = {}
        for number, place in enumerate(self.places, 1):
            for shown in state.answers_in((place,)):
                numbers.setdefault(shown, number)
        return hinted(scene, numbers)

    def comes_before(self, thing: Ref) -> Ref | None:
        """What the hint proposes to click first, where it proposes a thing for later."""
        return self.places[0] if thing in self.places[1:] else None

    def said_of(self, thing: Ref | None) -> str:
        """What the hint says of one of its places."""
        if thing not in self.places or self.found is None:
            return ""
        first = self.found.plan(self.found.best)[0]
        return words.hint_step(self.places.index(thing) + 1, answer(first, self.found.position.box))
