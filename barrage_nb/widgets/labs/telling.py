"""What came of a production as HTML: lines with their clauses, under headlines."""

from collections.abc import Sequence
from html import escape

from ...lessons.outcome import Line, Outcome
from ...words.english import production_lesson as words

PLAIN = "list-style: none; margin: 0 0 6px; padding: 0"


def paragraph(sentence: str, clause: str = "") -> str:
    """A sentence, with its clause where it has one."""
    return f"<p>{escape(sentence)}{_cited(clause)}</p>"


def line(told: Line | None) -> str:
    """A line as a sentence of its own; nothing for none."""
    return paragraph(f"{told.text}.", told.clause) if told is not None else ""


def lines(told: Sequence[Line | str]) -> str:
    """Lines one under another; those without a clause stand out."""
    shown = (
        f"{escape(each.text)}{_cited(each.clause)}" if isinstance(each, Line) else f"<b>{escape(each)}</b>"
        for each in told
    )
    return f"<ul style='{PLAIN}'>{''.join(f'<li>{each}</li>' for each in shown)}</ul>"


def result_of(told: Outcome) -> str:
    """What a production brings, under its headlines."""
    parts: Sequence[tuple[str, Sequence[Line | str]]] = (
        (words.GAINS_HEAD, told.gains or (Line(words.NOBODY_GAINS, ""),)),
        (words.WATER_HEAD, told.water),
        (words.AFTER_HEAD, told.after),
        (words.CONTRACTS_HEAD, told.contracts),
    )
    return "".join(f"<p><b>{escape(head)}</b></p>{lines(under)}" for head, under in parts if under)


def _cited(clause: str) -> str:
    return f" <span class='barrage-rule'>{clause}</span>" if clause else ""
