"""What a lesson shows that does not move: what came of a try as HTML, pictures, rules, and its end."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from html import escape
from typing import Any

from ...analysis import Compared
from ...board.map import MAP_SPACES
from ...board.refs import Ref
from ...engine.position import Position, as_position
from ...lessons.asking import Feedback, Sentence
from ...lessons.course import COURSE
from ...lessons.production import Outcome
from ...lessons.tally import ENOUGH, TALLY
from ...view import Scene, scene, svg_on_page
from ...view.charts import PlotOnPage, points_chart
from ...view.clouds import clouds as two_clouds
from ...view.flow_chart import FlowPicture
from ...view.overlays import small_map
from ...words import CLAUSES
from ...words import course as course_words
from ...words import lessons as lab_words
from ...words import production_lesson as production_words
from ...words.names import in_a_row
from ...words.scene import sentence
from ..page import Around, around, marked

PLAIN = "list-style: none; margin: 0 0 6px; padding: 0"


@around
def said(feedback: Feedback) -> str:
    """Feedback: whether it was right, what happened, why, and how far off."""
    kind, sign = ("right", "\u2713") if feedback.right else ("wrong", "\u2717")
    head = escape(lab_words.head(feedback.right))
    first = f"<span class='barrage-sign' aria-hidden='true'>{sign}</span> <b>{head}</b>"
    parts = [f"{first} {marked(feedback.happened)}", marked(feedback.why), escape(feedback.distance)]
    return f"<div class='barrage-said-{kind}'>{''.join(f'<p>{part}</p>' for part in parts if part)}</div>"


@around
def solved(feedback: Feedback, head: str) -> str:
    """Feedback to a challenge: a moment of its own where it is solved."""
    if not feedback.right:
        return said(feedback)
    return f"<p class='barrage-solved'><span aria-hidden='true'>\u2605</span> {escape(head)}</p>{said(feedback)}"


def paragraphs(sentences: Iterable[str]) -> Around:
    """Sentences one under another."""
    return reduce(lambda told, sentence: told + paragraph(sentence), sentences, Around(str))


@around
def paragraph(told: str, clause: str = "") -> str:
    """A sentence, with its clause where it has one."""
    return f"<p>{marked(told)}{_cited(clause)}</p>"


@around
def line(told: Sentence | None) -> str:
    """A line as a sentence of its own; nothing for none."""
    return paragraph(sentence(told.text), told.clause) if told is not None else ""


def told_and_counted(title: str, state: Any, before: Any, head: str = "") -> Around:
    """What a state of a lab tells: each guess that was judged since the state `before` counts.

    With `head`, a challenge that is solved is a moment of its own.
    """
    told = Around(str)
    for each in state.said:
        if isinstance(each, Sentence):
            told += paragraph(each.text, each.clause)
            continue
        told += solved(each, head) if head else said(each)
        if state.said is not before.said:
            TALLY.guess(title, each.right)
    return told


@around
def lines(told: Sequence[Sentence | str]) -> str:
    """Lines one under another; those without a clause stand out."""
    shown = (
        f"{marked(each.text)}{_cited(each.clause)}" if isinstance(each, Sentence) else f"<b>{escape(each)}</b>"
        for each in told
    )
    return f"<ul style='{PLAIN}'>{''.join(f'<li>{each}</li>' for each in shown)}</ul>"


@around
def result_of(told: Outcome) -> str:
    """What a production brings, under its headlines."""
    parts: Sequence[tuple[str, Sequence[Sentence | str]]] = (
        (production_words.gains_head(), told.gains or (Sentence(production_words.nobody_gains(), ""),)),
        (production_words.water_head(), told.water),
        (production_words.after_head(), told.after),
        (production_words.contracts_head(), told.contracts),
    )
    return "".join(f"<p><b>{escape(head)}</b></p>{lines(under)}" for head, under in parts if under)


def _cited(clause: str) -> str:
    return f" <span class='barrage-rule'>{clause}</span>" if clause else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]], best: Sequence[int] = ()) -> str:
    """A table as HTML; `best` are the rows in bold, and a cell that starts with * is marked as new."""
    heads = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr{' class=barrage-best' if index in best else ''}>{''.join(map(_cell, cells))}</tr>"
        for index, cells in enumerate(rows)
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: str) -> str:
    new = " class='barrage-new'" if cell.startswith("*") else ""
    return f"<td{new}>{escape(cell.removeprefix('*'))}</td>"


class SceneOnPage:
    """A scene that displays as a picture, and prints as what it says."""

    def __init__(self, shown: Scene) -> None:
        self.scene = shown

    def _repr_svg_(self) -> str:
        return svg_on_page(self.scene)

    def __repr__(self) -> str:
        return f"{self.scene.title}\n{self.scene.description}"


def picture(
    position: Position | str, ringed: Iterable[str] = (), *, show: str = "map", width: float = 600, small: bool = False
) -> SceneOnPage:
    """Part of a position, with a ring around some building spaces or headstreams; `small` cuts the map around them."""
    ringed = tuple(ringed)
    for space in ringed:
        if space not in MAP_SPACES:
            raise ValueError(lab_words.no_such_space(space))
    around = small_map(as_position(position), {Ref.on_map(space): "selected" for space in ringed}) if small else None
    if around is not None:
        return SceneOnPage(around)
    return SceneOnPage(
        scene(as_position(position), show=show, width=width, marks={Ref.on_map(space): "legal" for space in ringed})
    )


def points(by_company: Mapping[str, Mapping[str, int]], best: Iterable[str] = (), *, width: float = 712) -> SceneOnPage:
    """Victory points as bars, part by part."""
    return SceneOnPage(points_chart(by_company, tuple(best), width=width))


def clouds(found: Compared, one: str | None = None, other: str | None = None) -> SceneOnPage:
    """Two compared moves as two clouds of games, by default the best and the worst."""
    return SceneOnPage(two_clouds(found, one, other))


class AfterGuess:
    """A plot below a question that it answers: folded, until the reader has guessed and opens it."""

    def __init__(self, plot: PlotOnPage | FlowPicture) -> None:
        self.plot = plot

    def _repr_html_(self) -> str:
        return f"<details><summary>{escape(lab_words.plot())}</summary>{self.plot._repr_html_()}</details>"

    def __repr__(self) -> str:
        return repr(self.plot)


def after_guess(axes: Any, **labels: str) -> AfterGuess:
    """Fold a plot, so that it does not answer the question above it too early; `labels` are those of `axes.set`.

    A picture of flows may stand in the place of a plot's axes.
    """
    if isinstance(axes, FlowPicture):
        return AfterGuess(axes)
    axes.set(**labels)
    return AfterGuess(PlotOnPage(axes))


class Rules:
    """Clauses of one section, each in a sentence: a table on a page, folded where it is a part; lines in a text."""

    def __init__(self, section: str, first: int, last: int | None) -> None:
        found = {clause: sentence for clause, sentence in CLAUSES.items() if clause.rstrip("0123456789") == section}
        if not found:
            raise ValueError(
                lab_words.not_a_section(section, tuple(sorted({clause.rstrip("0123456789") for clause in CLAUSES})))
            )
        self.clauses = dict(list(found.items())[first - 1 : last])
        self.whole = len(self.clauses) == len(found)

    def _repr_html_(self) -> str:
        cell = "style='text-align: left; vertical-align: top'"
        rows = (
            f"<tr><th scope='row' {cell}>{escape(clause)}</th><td {cell}>{escape(sentence)}</td></tr>"
            for clause, sentence in self.clauses.items()
        )
        told = f"<table><tbody>{''.join(rows)}</tbody></table>"
        head = f"{escape(lab_words.rules())}: {next(iter(self.clauses), '')}\u2013{next(reversed(self.clauses), '')}"
        return told if self.whole else f"<details><summary>{head}</summary>{told}</details>"

    def __repr__(self) -> str:
        return "\n".join(f"{clause} {sentence}" for clause, sentence in self.clauses.items())


def rules(section: str, first: int = 1, last: int | None = None) -> Rules:
    """The rules of one section, by its letter: W is water, P production; of a long one, from a number to another."""
    return Rules(section, first, last)


STYLE = """<style>
.barrage-finish { max-width: 640px; padding: 10px 18px; border: 1px solid #8c8a81; border-radius: 12px; }
.barrage-finish p { margin: 0 0 6px; }
.barrage-finish a.barrage-next { display: inline-block; margin: 4px 0; padding: 7px 16px; border: 2px solid #0f6cbd;
  border-radius: 9px; background: #e3f0fb; color: #0b5394; font-weight: 600; text-decoration: none; }
.barrage-finish a.barrage-next:is(:hover, :focus-visible) { text-decoration: underline; }
[data-jp-theme-light="false"] .barrage-finish a.barrage-next { border-color: #63b4f4; background: #16344b;
  color: #b9dcfa; }
</style>"""


class Finish:
    """What stands at the end of a lesson; a page shows it as it is, and while its kernel lives it counts on."""

    def __init__(self, lesson: str | None) -> None:
        if lesson is not None and lesson not in COURSE:
            raise ValueError(course_words.no_lesson(lesson, in_a_row(COURSE)))
        self.then = [COURSE[name] for name in COURSE[lesson].then] if lesson is not None else []
        self._shown: Any = None

    def _ipython_display_(self) -> None:
        from IPython.display import display

        self._shown = display(self._bundle(), raw=True, display_id=True)  # type: ignore[no-untyped-call]
        TALLY.watch(self._count)

    def _count(self) -> None:
        self._shown.update(self._bundle(), raw=True)

    def _bundle(self) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}

    @property
    def said(self) -> tuple[str, ...]:
        """How the guesses went, in sentences."""
        if not TALLY.tries and not TALLY.labs:
            return (course_words.nothing(),)
        said = course_words.guessed(TALLY.right, TALLY.of, TALLY.right == TALLY.of)
        return (course_words.told_too(said, TALLY.told) if TALLY.told else said, *map(str, TALLY.labs))

    @property
    def again(self) -> tuple[str, ...]:
        """What is worth another try."""
        return (
            *TALLY.questions_again,
            *(course_words.once_more(course_words.name(score.lab), ENOUGH) for score in TALLY.labs_again),
        )

    def _repr_html_(self) -> str:
        said = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.said)
        tries = "".join(f"<li>{escape(each)}</li>" for each in self.again)
        again = f"<p>{escape(course_words.again_head())}</p><ul>{tries}</ul>" if tries else ""
        head = f"<p><b>{escape(course_words.head())}</b></p>"
        return f"{STYLE}<div class='barrage-finish'>{head}{said}{again}{self._links()}</div>"

    def _links(self) -> str:
        """The next lesson as a button; others as links beside it."""
        if not self.then:
            return ""
        first, *others = self.then
        button = f"<a class='barrage-next' href='{first.file}.ipynb'>{course_words.next_()} {escape(first.title)}</a>"
        links = ", ".join(f"<a href='{each.file}.ipynb'>{escape(each.title)}</a>" for each in others)
        return f"<p>{button}</p>" + (f"<p>{course_words.or_()} {links}</p>" if links else "")

    def __repr__(self) -> str:
        nexts = [f"{course_words.next_()} {each.title}" for each in self.then[:1]]
        return "\n".join([*self.said, *([course_words.again_head(), *self.again] if self.again else []), *nexts])


def finish(lesson: str | None = None) -> Finish:
    """The end of a lesson: how the guesses went and, of a `lesson` of the course, where to go next."""
    return Finish(lesson)
