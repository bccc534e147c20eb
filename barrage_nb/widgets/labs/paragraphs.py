"""What came of a try as HTML: feedback to a prediction, and lines with their clauses under headlines, tables."""

from collections.abc import Iterable, Sequence
from functools import reduce
from html import escape

from ...lessons.feedback import Feedback, Sentence
from ...lessons.production import Outcome
from ...words import lessons as lab_words
from ...words import production_lesson as words
from ...words.scene import sentence
from ..said import Around, around, marked

PLAIN = "list-style: none; margin: 0 0 6px; padding: 0"


@around
def said(feedback: Feedback) -> str:
    """Feedback: whether it was right, what happened, why, and how far off."""
    kind, sign = ("right", "\u2713") if feedback.right else ("wrong", "\u2717")
    first = f"<span class='barrage-sign' aria-hidden='true'>{sign}</span> <b>{escape(lab_words.LABELS[kind])}</b>"
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
        (words.gains_head(), told.gains or (Sentence(words.nobody_gains(), ""),)),
        (words.water_head(), told.water),
        (words.after_head(), told.after),
        (words.contracts_head(), told.contracts),
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
