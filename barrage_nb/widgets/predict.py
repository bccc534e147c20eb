"""`predict`: a question with a place for the guess, which stays beside what is true; and a review that is guessed."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from hashlib import sha1
from html import escape
from itertools import compress
from typing import Any

from IPython import get_ipython
from IPython.core.formatters import DisplayFormatter
from ipywidgets import HTML, VBox

from ..analysis import Review
from ..analysis.reviews import Judged, costs
from ..board.refs import Ref
from ..engine.position import Position, as_position
from ..lessons.asking import GAVE_UP, NUMBER, PLACES, SEVERAL, Attempt, Blank, Feedback, Mistake, Quiz, Said, ask
from ..lessons.mistakes import mistakes as lesson_mistakes
from ..lessons.story import Story
from ..lessons.tally import TALLY
from ..view import Scene, analysis_page, scene, svg, svg_on_page
from ..view.on_page import purse
from ..view.overlays import labelled, small_map
from ..words import lessons as words
from ..words import review as review_words
from ..words.analysis import measure
from ..words.marks import in_form
from ..words.message import Message
from ..words.places import place, spot
from .hands import Hands
from .kinds import KINDS
from .page import Around, QuestionForm
from .parts import style, text
from .screen import LIVE, OnPage

WIDTH, UNDER_A_TABLE = 520, 370
LEAST_PLACE = 30
"""How wide and high a place is at least that can be clicked: 24 pixels where the picture is 480 of them wide."""


def predict(
    question: str,
    truth: Any,
    *,
    choices: Mapping[Any, str] | Collection[Any] = (),
    on: Position | str | None = None,
    show: str | Iterable[str] = "map",
    company: str | None = None,
    lit: Iterable[str] | Mapping[str, str] = (),
    mistakes: Mapping[Any, str | Mapping[Any, str]] | str = "",
    hint: str = "",
    why: Any = "",
) -> "Predict":
    """Ask for a guess, then show it beside the truth and tell `why`; where no kernel runs, the truth is folded.

    `truth` is a number, True or False, one of the `choices`, or a set of several of them; a dict of such by name asks
    for each. Spaces of a position's map are clicked there, if it is given as `on`: `predict("Where does it
    stop?", "B10L", on=position)`. With any other truth the picture stands beside the question: the map, or with `show`
    the "office", the "contracts", the "track" or the board of a "company". What is `lit` there is ringed, and as
    {place: label} labelled. `choices` may be a dict with the text of each, and `why` anything that a cell can show, or
    several such.

    A wrong guess may be made again: it is told what its mistake looks like, where `mistakes` has it by what was said
    (of a dict of truths for all, or as {name: {what was said: text}}, ... is whatever else; those of a lesson have a
    name), then a `hint`, or without one what narrows the answer down, and the solution when it is asked for.
    """
    position = None if on is None else as_position(on)
    beside = {"show": show, "company": company, "mistakes": mistakes, "hint": hint}
    return Predict(question, truth, choices, position, lit, why, **beside)  # type: ignore[arg-type]


class Predict(OnPage):
    """A question on the page."""

    def __init__(
        self,
        question: str,
        truth: Any,
        choices: Mapping[Any, str] | Collection[Any],
        on: Position | None,
        lit: Iterable[str] | Mapping[str, str],
        why: Any,
        also: Iterable[Any] = (),
        *,
        show: str | Iterable[str] = "map",
        company: str | None = None,
        mistakes: Mapping[Any, str | Mapping[Any, str]] | str = "",
        hint: str = "",
    ) -> None:
        if lit and on is None:
            raise ValueError(words.no_map())
        self.why, self.helped = why, False
        self.labels = (
            {place: label for place, label in dict(lit).items() if isinstance(label, str)}
            if isinstance(lit, Mapping)
            else {}
        )
        parts = (show,) if isinstance(show, str) else tuple(show)
        on_map = on is not None and parts == ("map",)
        if on is not None and on_map and not isinstance(choices, Mapping):
            spaces = choices or _spaces(truth)
            built = {*on.dams, *on.conduits, *on.powerhouses}
            places = {each: place(each) if each in built else spot(each) for each in spaces if each in PLACES}
            choices = places if len(places) == len(spaces) else choices
        story = None if on is None else Story(on)
        known = {said: Mistake(told, "") for said, told in _by_what_was_said(mistakes)}
        beside = Quiz("", (), mistakes=known, helps=hint, story=story, show=parts, company=company, lit=tuple(lit))
        self.asked = replace(beside, asked=question, blanks=ask(question, truth, choices, also).blanks)
        self.clicked = on_map and 0 < len(self.asked.choices) == len(self.asked.places)
        for space in self.asked.lit:
            self._lit(space)
        self.form, hands = QuestionForm(), Hands()
        hands.on_message(self.form, self._told_by_page)
        hands.on_change(self.form, self._show, "dark")
        self.widget = VBox([self.form, hands.errors.output])
        self._show()

    @property
    def tries(self) -> tuple[Said, ...]:
        """What the reader has said, one time after the other."""
        return TALLY.tries.get(self.asked, ())

    @property
    def said(self) -> Said | None:
        """What the reader has said first, blank by blank; None in a blank was given up, None at all is open."""
        return self.tries[0] if self.tries else None

    @property
    def attempt(self) -> Attempt:
        """The question with what was said to it last."""
        return Attempt(self.asked, self.tries[-1] if self.tries else None)

    @property
    def right(self) -> bool | None:
        """Whether what was said last is right, in every blank; None while nothing was said."""
        last = self.attempt.said
        return None if last is None else self.asked.judged(last).right

    @property
    def done(self) -> bool:
        """Whether the truth may be told: it was found, or asked for."""
        return bool(self.right) or self.attempt.gave_up

    def say(self, *said: Any) -> None:
        """Answer, blank by blank: numbers, choices, sets of choices; None gives up."""
        TALLY.answer(self.asked, said)
        self._show()

    def help(self) -> None:
        """Ask for a hint."""
        self.helped = True
        self._show()

    def ask_again(self) -> None:
        """Forget what was said."""
        TALLY.forget(self.asked)
        self.helped = False
        self._show()

    def _told_by_page(self, told: dict[str, Any]) -> None:
        if "help" in told:
            self.help()
        elif "kept" in told:
            self._come_back(told["kept"])
        elif told["said"] is None:
            self.ask_again()
        else:
            self.say(*self._read(told["said"]))

    def _come_back(self, kept: list[list[Any]]) -> None:
        """What the page still knows that was said, when the kernel is a new one."""
        if not self.tries:
            for said in map(self._read, kept):
                self.say(*said)

    def _read(self, said: list[Any]) -> list[Any]:
        return [_value(blank, each) for blank, each in zip(self.asked.blanks, said, strict=True)]

    def show_anew(self) -> None:
        """Ask again in the language of the moment; what was said stays."""
        TALLY.say_again()  # it may hear of the language later than the page does
        self.asked, self.why = self.asked.again(), _again(self.why)
        self._show()

    def _show(self) -> None:
        drawn = self._drawn(self._marks(), "dark" if self.form.dark else "light")
        boxes = [_box(drawn, space) for space in self.asked.places] if drawn and self.clicked else []
        size = "" if drawn is None else f'<svg style="max-width: {drawn.width}px" '
        self.form.picture = "" if drawn is None else svg(drawn, fills=True).replace("<svg ", size, 1)
        several = self.asked.blanks[0].kind == SEVERAL
        self.form.asked = {
            "question": self.asked.asked,
            "hint": (words.several_on_map() if several else words.on_map()) if self.clicked else "",
            "blanks": [
                {
                    "label": blank.label,
                    "column": blank.column,
                    "kind": blank.kind,
                    "choices": [text for _, text in blank.choices],
                }
                for blank in self.asked.blanks
            ],
            "boxes": boxes,
            "key": _key(self.asked),
            "guess": words.guess(),
            "tell": words.tell(),
            "help": words.help_(),
            "again": words.again(),
            "missing": words.missing(),
            "none": words.none(),
        }
        with self.form.hold_sync():
            self.form.told, self.form.state = self._told, self._state

    @property
    def _told(self) -> str:
        """What is told of the last try, as HTML: all that is true, or what helps to find it."""
        last = self.attempt.said
        if last is None:
            return ""
        if self.done:
            return verdict(self.attempt, *self.tries[-2:-1]) + shown(self.why)
        clue = self.asked.clue(*self.tries) if self.helped else ""
        helped = f"<p class='barrage-clue'>{escape(clue)}</p>" if clue else ""
        return not_yet(self.attempt, self._state == "tried") + helped

    @property
    def _state(self) -> str:
        """How far it is: "open", "tried" (a hint is left), "helped", or at the end "right", "found" later, "told"."""
        last = self.attempt.said
        if last is None:
            return "open"
        if self.done:
            return "told" if self.attempt.gave_up else "right" if len(self.tries) == 1 else "found"
        return "helped" if self.helped or not self.asked.clue(*self.tries) else "tried"

    def _drawn(self, marks: Mapping[Ref, str], theme: str = "light") -> Scene | None:
        if self.asked.story is None:
            return None
        board, show, company = self.asked.story.start, self.asked.show, self.asked.company
        # Panels below a table to be filled in are seen with it.
        width = UNDER_A_TABLE if self.asked.blanks[0].column and len(show) > 1 else WIDTH
        drawn = scene(board, show=show, company=company, width=width, theme=theme, marks=marks)
        return self._labelled(drawn)

    def _lit(self, space: str) -> Ref:
        """What is lit, by its name: a place of the map, a space of the office, or a thing as it is called there."""
        story = self.asked.story
        spaces = story.start.box.spaces if story is not None else ()
        if space in PLACES:
            return Ref.on_map(space)
        if space in spaces:
            return Ref("space", space)
        thing = Ref.read(space)
        if thing.kind not in KINDS:
            raise ValueError(words.no_space(space))
        return thing

    def _labelled(self, drawn: Scene) -> Scene:
        labels = {self._lit(space): label for space, label in self.labels.items()}
        return replace(drawn, things=(*drawn.things, *labelled(drawn, labels)))

    def _marks(self) -> dict[Ref, str]:
        """What is lit; once something is said, the spaces that were missed and in the end the true ones."""
        lit = {self._lit(space): "legal" for space in self.asked.lit}
        if not self.clicked:
            return lit
        if self.done:
            return {**lit, **self.attempt.places}
        tried = (place for said in self.tries for place in Attempt(self.asked, said).places.items())
        return {**lit, **{place: mark for place, mark in tried if mark == "missed"}}

    def still(self) -> str:
        """The question, and folded what is true."""
        asked = f"<p><b>{escape(self.asked.asked)}</b></p>{_listed(self.asked)}"
        true = f"<p>{escape(words.true())}: <b>{escape(self.asked.solution)}</b></p>{shown(self.why)}"
        folded = f"<details><summary>{escape(words.open_())}</summary>{true}</details>"
        return f"{asked}{folded}<p>{escape(words.run())}</p>"

    def on_paper(self) -> str:
        """The picture, where there is one; of a map on which nobody clicks, what it is about is cut out."""
        lit = {self._lit(space): "legal" for space in self.asked.lit}
        drawn = self._drawn(lit)
        if drawn is not None and lit and not self.clicked and self.asked.show == ("map",):
            board = self.asked.told.start
            waiting = {Ref("headstream", name): "" for name, drops in board.headstreams.items() if drops}
            drawn = self._labelled(small_map(board, {**lit, **waiting}) or drawn)
        return "" if drawn is None else svg_on_page(drawn)

    def __repr__(self) -> str:
        return "\n".join(filter(None, (self.asked.asked, self.asked.solution, _plain(self.why))))


def _by_what_was_said(mistakes: Mapping[Any, str | Mapping[Any, str]] | str) -> Iterator[tuple[Any, str]]:
    """What mistakes look like: of one truth among several, by its name too."""
    known = lesson_mistakes(mistakes) if mistakes and isinstance(mistakes, str) else mistakes or {}
    for said, told in known.items():
        if isinstance(told, Mapping):
            yield from (((said, each), text) for each, text in told.items())
        else:
            yield said, told


def _spaces(truth: Any) -> list[str]:
    """The spaces of the map of which some are asked for: all of the same kinds."""
    true = {truth} if isinstance(truth, str) else set(truth) if isinstance(truth, Iterable) else set()
    if isinstance(truth, Mapping) or not true <= set(PLACES):
        return []
    kinds = {space[0] for space in true}
    return [space for space in PLACES if space[0] in kinds]


def _key(asked: Quiz) -> str:
    """Under what the page keeps what was said: the same while the same is asked, of the same choices and truth."""
    chosen = [[str(value) for value, _ in blank.choices] for blank in asked.blanks]  # it is kept by their numbers
    told = [(blank.name, blank.kind, sorted(map(str, blank.true))) for blank in asked.blanks], chosen
    return sha1(repr((str(asked.asked), told)).encode()).hexdigest()[:16]


def _value(blank: Blank, said: Any) -> Any:
    """What the page has said by number, as a choice."""
    if said is None or blank.kind == NUMBER:
        return said
    values = [value for value, _ in blank.choices]
    return frozenset(values[index] for index in said) if blank.kind == SEVERAL else values[said]


def _box(drawn: Scene, space: Any) -> list[float]:
    """Where a space lies, in parts of the picture, large enough to be hit."""
    box = drawn.bounds(Ref.on_map(space))
    if box is None:
        raise ValueError(words.no_space(space))
    (left, right), (top, bottom) = _wide_enough(box[0], box[2]), _wide_enough(box[1], box[3])
    return [
        round(part, 4) for part in (left / drawn.width, top / drawn.height, right / drawn.width, bottom / drawn.height)
    ]


def _wide_enough(begin: float, end: float) -> tuple[float, float]:
    grows = max(0.0, LEAST_PLACE - (end - begin)) / 2
    return begin - grows, end + grows


def _listed(asked: Quiz) -> str:
    """The choices of a question for those who can only read it; yes and no go without saying."""
    choices = dict.fromkeys(
        text for blank in asked.blanks for _, text in blank.choices if dict(blank.choices).keys() != {True, False}
    )
    texts = [] if len(choices) > 8 else list(choices)
    return f"<p>{escape(' · '.join(texts))}</p>" if texts else ""


def verdict(attempt: Attempt, before: Said | None = None) -> str:
    """A guess beside the truth, as HTML: by sign, colour and word; who gave up had perhaps guessed `before`."""
    assert attempt.said is not None, "nothing was said"
    gave_up = attempt.gave_up
    each = attempt.question.by_blank(before if gave_up and before is not None else attempt.said)
    right = sum(one.right for one in each)
    kind = "told" if gave_up else "right" if right == len(each) else "wrong"
    first = words.without() if gave_up else f"{_sign(kind == 'right')} <b>{escape(words.head(kind == 'right'))}</b>"
    if len(each) > 1:
        count = "" if gave_up else f" {escape(words.score(right, len(each), 0))}"
        table = _table(attempt.question, each)
        return f"<div class='barrage-verdict barrage-was-{kind}'><p>{first}{count}</p>{table}</div>"
    (told,) = each
    twice = gave_up or (told.right and attempt.question.blanks[0].kind == SEVERAL)  # all of it, said once
    guess = "" if twice else f" {escape(words.said())}: <b>{escape(told.said)}</b>{_beside(told.distance)}."
    true = f" {escape(words.true())}: <b>{escape(told.happened)}</b>."
    return f"<div class='barrage-verdict barrage-was-{kind}'><p>{first}{guess}{true}</p></div>"


def not_yet(attempt: Attempt, hint: bool) -> str:
    """What was said, and that it is not right, as HTML; what is true stays open, perhaps with a hint left."""
    assert attempt.said is not None, "nothing was said"
    asked, each = attempt.question, attempt.question.by_blank(attempt.said)
    mistook, first = asked.mistook(attempt.said), f"{_sign(False)} <b>{escape(words.head(False))}</b>"
    if len(each) > 1:
        count = escape(words.score(sum(one.right for one in each), len(each), 0))
        names = {one.why: _together([blank for blank, like in mistook if like.why == one.why]) for _, one in mistook}
        looks = "".join(f"<p>{escape(words.labelled(name, why))}</p>" for why, name in names.items())
        told = f"<p>{first} {count} {escape(words.try_again(hint))}</p>{_table(asked, each, False)}{looks}"
    else:
        said = f"{escape(words.said())}: <b>{escape(each[0].said)}</b>{_beside(each[0].distance, False)}."
        why, again = "".join(f" {escape(one.why)}" for _, one in mistook), escape(words.try_again(hint))
        if asked.blanks[0].kind == SEVERAL and (chosen := attempt.said[0]):
            true = asked.blanks[0].true
            count = escape(words.score(len(chosen & true), len(chosen), len(true - chosen)))
            told = f"<p>{first} {count}{why} {again}</p><p>{said}</p>"
        else:
            told = f"<p>{first} {said}{why} {again}</p>"
    return f"<div class='barrage-verdict barrage-was-wrong'>{told}</div>"


def _together(blanks: Collection[Blank]) -> str:
    """The names of blanks; those of a table by its columns: 'Italy, USA, bonus'."""
    columns = dict.fromkeys(blank.column for blank in blanks)
    rows = {column: ", ".join(blank.label for blank in blanks if blank.column == column) for column in columns}
    return "; ".join(words.cell(row, column) if column else row for column, row in rows.items())


def _table(asked: Quiz, each: Collection[Feedback], done: bool = True) -> str:
    if asked.blanks[0].column:
        return _grid(asked, each, done)
    guessed = any(told.said != GAVE_UP for told in each)  # else nobody is blamed for anything
    seen, titles = (True, guessed, done, guessed), ("", words.said(), words.true(), "")
    head = "".join(f"<th scope='col'>{escape(title)}</th>" for title in compress(titles, seen))
    rows = ""
    for blank, told in zip(asked.blanks, each, strict=True):
        said, true = f"{escape(told.said)}{_beside(told.distance, done)}", f"<b>{escape(told.happened)}</b>"
        cells = (f"<td>{cell}</td>" for cell in compress((said, true, _sign(told.right)), seen[1:]))
        rows += f"<tr><th scope='row'>{escape(blank.label)}</th>{''.join(cells)}</tr>"
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _grid(asked: Quiz, each: Iterable[Feedback], done: bool) -> str:
    """A table that was filled in: in each cell what was said and, if that is not it, in the end what is true."""
    rows: dict[str, dict[str, str]] = {}
    for blank, told in zip(asked.blanks, each, strict=True):
        true = f" <b>{escape(told.happened)}</b>" if done and not told.right else ""
        said = "" if told.said == GAVE_UP else f"{_sign(told.right)} {escape(told.said)}"
        cell = f"<td>{said}{true}</td>"
        rows.setdefault(blank.label, {})[blank.column] = cell
    head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in ("", *next(iter(rows.values()))))
    body = "".join(f"<tr><th scope='row'>{escape(who)}</th>{''.join(row.values())}</tr>" for who, row in rows.items())
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _beside(distance: str, done: bool = True) -> str:
    """How far off, behind a guess; until it is done only in which direction: more would say the answer."""
    told = distance if done or not distance else in_form(distance, "way")
    return f" ({escape(told)})" if told else ""


def _sign(right: bool) -> str:
    sign, kind = ("\u2713", "right") if right else ("\u2717", "wrong")
    head = f"<span class='barrage-tick barrage-was-{kind}' role='img' aria-label='{escape(words.head(right))}'>"
    return f"{head}{sign}</span>"


def shown(why: Any) -> str:
    """Whatever a cell can show, as HTML; several of it one under another."""
    if type(why) is tuple:  # not a record of a lesson
        return "".join(map(shown, why))
    if isinstance(why, str | None):
        return f"<p>{escape(why)}</p>" if why else ""
    shell = get_ipython()
    cell = shell.display_formatter if shell is not None else DisplayFormatter()
    formats = cell.format(why)[0]
    found = (formats[kind] for kind in ("text/html", "image/svg+xml") if kind in formats)
    return str(next(found, f"<pre>{escape(str(why))}</pre>"))


def _again(why: Any) -> Any:
    """What a cell can show, in the language of the moment; what is no text says itself anew."""
    return tuple(map(_again, why)) if type(why) is tuple else why.again() if isinstance(why, Message) else why


def _plain(why: Any) -> str:
    return "\n".join(map(str, why)) if type(why) is tuple else str("" if why is None else why)


class GuessedReview(OnPage):
    """The turning points of a review, each asked before it is told; then the review itself.

    What a turn cost is not asked where so few games leave all open that could be said.
    """

    def __init__(self, found: Review) -> None:
        self.found, self.hands, self.whole = found, Hands(), False
        points = found.turning_points
        self.asked = [
            (which(each, found.by, number, len(points)), *how_much(each, found.by))
            for number, each in enumerate(points, 1)
        ]
        self.page = HTML()
        self.open = self.hands.button(review_words.show_all(), self.show_whole, main=True)
        self.open.layout.width = "auto"
        for question in self.questions:
            self.hands.on_change(question.form, self._look, "told")
        head = [text(Around(_headline), "head"), text(review_words.guess_hint())]
        forms = [
            part
            for point, asked in zip(points, self.asked, strict=True)
            for part in (text(Around(partial(_holding, point)), "held"), *(each.widget for each in asked))
        ]
        self.widget = VBox([style(), *head, *forms, self.open, self.page, self.hands.errors.output])
        self.widget.add_class(LIVE)
        self._look()

    @property
    def questions(self) -> list[Predict]:
        """All that is asked."""
        return [question for asked in self.asked for question in asked]

    def show_whole(self) -> None:
        """Show the review, guessed or not."""
        self.whole = True
        self._look()

    def show_anew(self) -> None:
        for question in self.questions:
            question.show_anew()
        self._look()

    def _look(self) -> None:
        """The review stands there once all is guessed."""
        shown = self.whole or all(question.done for question in self.questions)
        self.open.layout.display = "none" if shown else ""
        self.page.value = analysis_page.review(self.found) if shown else ""

    def still(self) -> str:
        """Every question with its answer folded, and the review folded."""
        questions = "".join(
            f"{_holding(point)}{''.join(each.still() for each in asked)}"
            for point, asked in zip(self.found.turning_points, self.asked, strict=True)
        )
        summary, hint = escape(review_words.all_()), escape(review_words.guess_hint())
        whole = f"<details><summary>{summary}</summary>{analysis_page.review(self.found)}</details>"
        return f"<p>{_headline()}</p><p>{hint}</p>{questions}{whole}"

    def in_words(self) -> str:
        return repr(self.found)


def _holding(move: Judged) -> str:
    """All that a company has before its turn: its purse, and below it what else it holds."""
    rest = "".join(f"<li>{escape(line)}</li>" for line in move.holds)
    return f'<div class="barrage-purse">{purse(move.position, move.who)}</div><ul>{rest}</ul>'


def _headline() -> str:
    return f"<b>{escape(review_words.guess_head())}</b>"


def which(move: Judged, by: str, number: int, of: int) -> Predict:
    """What would have been best: the best, what was played, and another one, in an order that tells nothing.

    What may be as good as the best is not offered beside it: whoever says so would be right.
    """
    lines = move.choices
    others = [option for option, lost in move.tried if lost.low > 0 and option != move.move]
    offered = {move.best: move.instead, move.move: move.told, **{each: lines[each] for each in others[:1]}}
    choices = {option: offered[option] for option in sorted(offered)}
    asked = review_words.what_instead(number, of, move.round, move.who, move.told)
    return Predict(asked, move.best, choices, move.position, (), move.losses(by))


def how_much(move: Judged, by: str) -> list[Predict]:
    """What the turn that was played cost, in steps: right is all that lies in its interval; none where that is all."""
    steps, maybe = dict(enumerate(costs(by))), move.maybe_costs(by)
    if len(maybe) == len(steps):
        return []
    return [Predict(review_words.what_cost(measure(by)), move.cost(by), steps, None, (), move.after(by), maybe)]


def show_review(found: Review) -> None:
    """Show a review in a cell: to be guessed first, if there is anything to guess and the reader wants to."""
    from IPython.display import HTML as Page
    from IPython.display import display

    if found.guess and found.turning_points and not found.going:
        GuessedReview(found)._ipython_display_()
    else:
        display(Page(analysis_page.review(found)))  # type: ignore[no-untyped-call]
