"""The lab of the Automa: predict its row and its space, then see its turn look by look, each reason on the map."""

from collections.abc import Mapping, Sequence
from functools import partial

from ipywidgets import Button, VBox, Widget

from ...board.automa import AUTOMA_TILES
from ...board.contracts import CONTRACTS
from ...board.refs import Ref, on_map
from ...engine.position import Position, as_position
from ...lessons import automa
from ...lessons.feedback import Feedback
from ...words.english import automa_lesson as words
from ...words.english.names import TILES, listed
from ..automa_panel import marks
from ..parts import row, text
from .controls import table
from .lab import Lab
from .telling import paragraph, said

MOST_ROWS = max(len(tile.rows) for tile in AUTOMA_TILES.values())


class AutomaLab(Lab):
    """A turn of an Automa to predict: one by its seed, or of any position in which an Automa is to act."""

    def __init__(self, seed: int = 1, position: Position | str | None = None) -> None:
        self.seed = seed
        self._begin(automa.situation(seed) if position is None else as_position(position))
        super().__init__(automa.turn_of(self.task.position), title=words.TITLE)
        self.widget.add_class("barrage-thinking")

    def _begin(self, position: Position) -> None:
        self.task = automa.task(position)
        self.asks = "row"
        self.feedbacks: list[Feedback | None] = []
        self.limit = 0

    def build(self) -> Sequence[Widget]:
        """The rows of the tile first, then the spaces, and what the Automa has."""
        self.question, self.hint = text("", "head"), text("", "soft")
        self.rows = [self._row_button(place) for place in range(MOST_ROWS)]
        self.rows_box = VBox(self.rows)
        self.rows_box.add_class("barrage-rows")
        self.places = self.choice(words.SPACE, self.guess_space)
        self.give_up = self.button(words.GIVE_UP, self.show)
        self.another = self.button(words.ANOTHER, self.next_situation)
        self.have = text()
        self.aside.children = (self.have,)
        return (
            self.question,
            self.hint,
            self.rows_box,
            self.places.widget,
            row(self.give_up, self.another),
        )

    def _row_button(self, place: int) -> Button:
        return self.button("", partial(self.guess_row, place))

    # Predicting.

    def guess_row(self, place: int) -> None:
        """Predict which row ends the turn, counted from 0."""
        if self.asks == "row":
            self._told(automa.check_row(self.task, place))

    def guess_space(self, space: str | None) -> None:
        """Predict where the piece goes."""
        if self.asks == "space" and space is not None:
            self._told(automa.check_space(self.task, space))

    def show(self) -> None:
        """Give up on what is asked, and see."""
        if self.asks:
            self._told(None)

    def _told(self, feedback: Feedback | None) -> None:
        """Ask what comes next, or have the turn watched."""
        self.feedbacks.append(feedback)
        placed = self.task.placement is not None
        self.asks = "space" if self.asks == "row" and placed else ""
        self.limit = 0 if self.asks else None
        self.refresh()
        told = said(feedback) if feedback is not None else paragraph(self._answer())
        self.say(told if self.asks else told + paragraph(words.WATCH))

    def _answer(self) -> str:
        """What a reader is told who has given up."""
        placement, last = self.task.placement, self.task.last.tried
        if self.asks or placement is None:
            return words.ended(self.task.who, last.place, last.row)
        return f"{words.chosen(self.task.who, placement)} {words.why_right(placement)}"

    def clicked(self, thing: Ref) -> None:
        """A click on a ringed space predicts."""
        if self.asks == "space":
            if thing in self.marks():
                self.guess_space(str(thing.key))
            else:
                self.say(paragraph(words.NOT_A_SPACE))

    def next_situation(self) -> None:
        """Another turn, to predict again."""
        self.stop()
        self.seed += 1
        self._begin(automa.situation(self.seed))
        self.say("")
        self.tell(automa.turn_of(self.task.position))

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """The spaces to guess from; later what is still in at this look, while the rest fades."""
        placement, look = self.task.placement, automa.look_at(self.story)
        if self.asks == "space" and placement is not None:
            return {on_map(space): "legal" for space in placement.eligible}
        return {} if look is None else marks(look)

    def changed(self) -> None:
        """Bring the question, and what the Automa has, up to date."""
        asks_row, asks_space = self.asks == "row", self.asks == "space"
        self.question.layout.display = self.hint.layout.display = "" if self.asks else "none"
        self.places.widget.layout.display = "" if asks_space else "none"
        self.give_up.layout.display = "" if self.asks else "none"
        self._put_rows(asks_row)
        if asks_row:
            self.question.value = words.which_row(self.task.who, self.task.trace.flipped.actions)
            self.hint.value = words.HOW_TO_GUESS_ROW
        placement = self.task.placement
        if asks_space and placement is not None:
            column = AUTOMA_TILES[placement.tile].column(placement.structure)
            self.question.value = words.which_space(placement.structure)
            self.hint.value = words.how_to_guess_space(placement.tile, column.criteria, column.code)
            self.places.put([(words.CHOOSE, None), *((space, space) for space in placement.eligible)])
        self.have.value = table(words.have_columns(self.task.who), self._have())

    def _put_rows(self, asked: bool) -> None:
        """The rows of the tile; once guessed, only the one that ended the turn."""
        printed, last = self.task.rows, self.task.last.tried.place
        for place, shown in enumerate(self.rows):
            shown.layout.display = "" if (place < len(printed) if asked else place == last) else "none"
            shown.description = words.row_button(place, printed[place]) if place < len(printed) else ""
            shown.disabled = not asked
            (shown.add_class if not asked and place == last else shown.remove_class)("barrage-choice")

    def _have(self) -> Sequence[Sequence[str]]:
        position = self.task.position
        held = position.companies[self.task.who]
        lying = [CONTRACTS[each] for each in (*position.contracts, *position.national) if each is not None]
        open_contracts = listed(words.contract(each.energy, each.colour) for each in lying)
        return (*words.supply(held, listed(TILES[tile] for tile in held.tiles)), (words.OPEN_CONTRACTS, open_contracts))
