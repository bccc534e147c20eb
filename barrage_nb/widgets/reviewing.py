"""A review in a notebook: the reader guesses the turning points first, then sees what the playouts say."""

from functools import partial
from html import escape

from ipywidgets import HTML, VBox

from ..analysis import Review
from ..analysis.reviews import Judged
from ..view import analysis_page
from ..view.purse import holding
from ..words import review as words
from .hands import Hands
from .parts import style, text
from .predict import Predict
from .said import Around
from .still import LIVE, OnPage


class GuessedReview(OnPage):
    """The turning points of a review, each asked before it is told; then the review itself."""

    def __init__(self, found: Review) -> None:
        self.found, self.hands, self.whole = found, Hands(), False
        points = found.turning_points
        self.asked = [
            (which(each, found.by, number, len(points)), how_much(each, found.by))
            for number, each in enumerate(points, 1)
        ]
        self.page = HTML()
        self.open = self.hands.button(words.show_all(), self.show_whole, main=True)
        self.open.layout.width = "auto"
        questions = [question for pair in self.asked for question in pair]
        for question in questions:
            self.hands.on_change(question.form, self._look, "told")
        head = [text(Around(_headline), "head"), text(words.guess_hint())]
        forms = [
            part
            for point, (best, cost) in zip(points, self.asked, strict=True)
            for part in (text(Around(partial(holding, point.position, point.who)), "held"), best.widget, cost.widget)
        ]
        self.widget = VBox([style(), *head, *forms, self.open, self.page, self.hands.errors.output])
        self.widget.add_class(LIVE)
        self._look()

    def show_whole(self) -> None:
        """Show the review, guessed or not."""
        self.whole = True
        self._look()

    def show_anew(self) -> None:
        for question in (question for pair in self.asked for question in pair):
            question.show_anew()
        self._look()

    def _look(self) -> None:
        """The review stands there once all is guessed."""
        shown = self.whole or all(question.said is not None for pair in self.asked for question in pair)
        self.open.layout.display = "none" if shown else ""
        self.page.value = analysis_page.review(self.found) if shown else ""

    def still(self) -> str:
        """Every question with its answer folded, and the review folded."""
        questions = "".join(
            f"{holding(point.position, point.who)}{best.still()}{cost.still()}"
            for point, (best, cost) in zip(self.found.turning_points, self.asked, strict=True)
        )
        summary, hint = escape(words.all_()), escape(words.guess_hint())
        whole = f"<details><summary>{summary}</summary>{analysis_page.review(self.found)}</details>"
        return f"<p>{_headline()}</p><p>{hint}</p>{questions}{whole}"

    def in_words(self) -> str:
        """The review."""
        return repr(self.found)


def _headline() -> str:
    return f"<b>{escape(words.guess_head())}</b>"


def which(move: Judged, by: str, number: int, of: int) -> Predict:
    """What would have been best: the best, what was played, and another one, in an order that tells nothing."""
    lines = move.choices
    others = [option for option in lines if option != move.best and option.partition("; ")[0] != move.move]
    offered = {move.best: move.instead, move.move: move.told, **{each: lines[each] for each in others[:1]}}
    choices = {option: offered[option] for option in sorted(offered)}
    why = tuple(words.tried(move, by))
    return Predict(words.which(number, of, move), move.best, choices, move.position, (), why)


def how_much(move: Judged, by: str) -> Predict:
    """What the move that was played cost, in steps."""
    choices = dict(enumerate(words.costs(by)))
    return Predict(words.how_much(by), words.cost(move, by), choices, None, (), words.after(move, by))


def show_review(found: Review) -> None:
    """Show a review in a cell: to be guessed first, if there is anything to guess and the reader wants to."""
    from IPython.display import HTML as Page
    from IPython.display import display

    if found.guess and found.turning_points and not found.going:
        GuessedReview(found)._ipython_display_()
    else:
        display(Page(analysis_page.review(found)))  # type: ignore[no-untyped-call]
