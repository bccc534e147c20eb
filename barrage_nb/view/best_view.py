"""The best moves of a position as they are seen: bars beside the moves."""

from html import escape
from math import isfinite

from ..analysis import BestMoves, Estimate
from ..words import ask as words
from .on_page import paragraph

BAR, HIGH = 130, 14
"""How wide and high a bar is."""
BEYOND = 1.5
"""The bars have room for this much more than the largest loss; an interval that goes on ends at the side."""


def bars(found: BestMoves) -> str:
    """The moves from best to worst, each with what it loses as a bar, and the interval as a line on it."""
    losses = {option: found.lost(option) for option in found.ranking}
    most = BEYOND * max((each.mean for each in losses.values()), default=0) or 1.0
    rows = (
        f'<li><span title="{escape(option)}">{escape(found.told(option))}</span>'
        f"<small>{_bar(losses[option], most) if found.count else ''} {escape(words.row(found, option))}</small></li>"
        for option in found.ranking
    )
    head = paragraph(words.head(found)) if found.count else ""
    return f"{head}<ol>{''.join(rows)}</ol>"


def _bar(lost: Estimate, most: float) -> str:
    """A loss as a bar from zero, with its interval; the numbers stand beside it."""
    zero = BAR / 6

    def x(number: float) -> float:
        return round(min(max(zero + (BAR - zero) * number / most, 1), BAR - 1), 1)

    middle = HIGH / 2
    line = f'<path d="M{x(lost.low)} {middle}H{x(lost.high)}" stroke-width="2"/>' if isfinite(lost.high) else ""
    width = round(max(x(lost.mean) - zero, 0), 1)
    return (
        f'<svg width="{BAR}" height="{HIGH}" aria-hidden="true" stroke="currentColor" fill="currentColor">'
        f'<rect x="{zero:.1f}" y="2" width="{width}" height="{HIGH - 4}" stroke="none" opacity="0.35"/>'
        f'<path d="M{zero:.1f} 0V{HIGH}"/>{line}</svg>'
    )
