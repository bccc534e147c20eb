"""Rollouts, comparisons and sweeps for a page: tables in the colours of the page, with intervals as strips."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import isfinite

from ..analysis import BestMoves, Compared, Estimate, Review, Rollout, Sweep
from ..words import analysis as words
from ..words import best as best_words
from ..words import review as review_words
from ..words.names import company
from .charts import expected_chart
from .on_page import BOX, LEFT, RIGHT, paragraph
from .svg import svg

TOLD = 'align="left" style="text-align: left; min-width: 11em"'
"""How a turn stands in a cell: in as many lines as it takes, so that its numbers stay in sight."""
STRIP, HIGH = 140, 14
"""How wide and high a strip is, on which an interval is drawn."""
MOST_ROWS = 60


def rollout(found: Rollout) -> str:
    """A rollout: a column for each company, and a row for its points, its wins, and each source."""
    who = found.companies
    rows = [
        (words.head_vp(), *(f"<b>{words.estimate(found.vp(each))}</b>" for each in who)),
        (words.head_wins(), *(words.share(found.won(each)) for each in who)),
        (words.head_so_far(), *(str(found.so_far(each)) for each in who)),
    ]
    sources = [found.sources(each) for each in who]
    rows += [(words.source(name), *(words.one_digit(each[name].mean) for each in sources)) for name in sources[0]]
    return paragraph(words.played(found)) + table(("", *map(company, who)), rows)


def compared(found: Compared) -> str:
    """A comparison: the verdict, and a row for each option, with what it loses against the best as a strip."""
    lost = {option: found.lost(option) for option in found.ranking}
    low, high = ends(lost.values())
    rows = []
    for option in found.ranking:
        value = found.value(option)
        shown = words.share(value) if found.by == "won" else words.estimate(value)
        told = "" if option == found.best else words.lost(lost[option], found.by)
        rows.append(
            (_option(found, option), shown, told, "" if option == found.best else strip(lost[option], low, high))
        )
    listed = table(("", words.measure(found.by), words.head_lost(), ""), rows)
    more = words.by_source(found, *found.ranking[:2]) if len(found.ranking) > 1 else ""
    return "".join([paragraph(found.verdict), listed, paragraph(more) if more else "", paragraph(words.played(found))])


def best_moves(found: BestMoves) -> str:
    """The best moves: the verdict, a row for each with its loss as a strip, the reason, and what is expected next."""
    lost = {option: found.lost(option) for option in found.ranking[1:]} if found.count else {}
    low, high = ends(lost.values())
    rows = []
    for option in found.ranking:
        told, drawn = "", ""
        if found.count:
            told = best_words.lost(found, option)
            drawn = strip(lost[option], low, high) if option in lost else ""
        rows.append((_option(found, option), told, drawn))
    listed = table(("", words.head_lost(), ""), rows)
    why = "".join(map(paragraph, best_words.why(found)))
    head, *line = best_words.line(found) or [""]
    expected = f"{paragraph(head)}<ol>{''.join(f'<li>{escape(each)}</li>' for each in line)}</ol>" if line else ""
    return "".join([paragraph(found.verdict), listed, why, expected, paragraph(best_words.tried(found))])


def _option(found: BestMoves | Compared, option: str) -> str:
    """An option in words; its notation, which can be pasted back, is the tip."""
    return _in_words(option, found.told(option))


def _in_words(notation: str, told: str) -> str:
    return f'<span title="{escape(notation)}">{escape(told)}</span>'


def review(found: Review) -> str:
    """A review: what each company lost, the turning points with what they lost as a strip, and the expected result."""
    points = found.turning_points
    low, high = ends(each.lost for each in points)
    rows = [
        (
            str(each.round),
            escape(company(each.who)),
            _in_words(each.move, each.told),
            escape(review_words.lost(each, found.by)),
            strip(each.lost, low, high),
            _in_words(each.best, each.instead),
        )
        for each in points
    ]
    listed = table(review_words.head(), rows) if rows else ""
    told = [review_words.made(found), *review_words.losses(found), review_words.counted(found)]
    return "".join([*map(paragraph, told), listed, f"{BOX}{svg(expected_chart(found), fits=True)}</div>"])


def sweep(found: Sweep) -> str:
    """A sweep: a row for each position, policy and company, with its points as a strip."""
    rows = found.rows[:MOST_ROWS]
    ends = [end for row in rows for end in (row["vp_low"], row["vp_high"]) if isfinite(end)]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    told = [
        (
            *map(escape, words.swept(row)),
            strip(Estimate(row["vp"], row["vp_low"], row["vp_high"], row["n"]), low, high),
        )
        for row in rows
    ]
    more = paragraph(words.more_rows(len(found) - len(rows))) if len(found) > len(rows) else ""
    return table((*words.swept_head(), ""), told) + more


def ends(found: Iterable[Estimate]) -> tuple[float, float]:
    """How far the strips of a table reach, zero in any case."""
    ends = [end for each in found for end in (each.low, each.high) if isfinite(end)]
    return min([0.0, *ends]), max([0.0, *ends])


def strip(found: Estimate, low: float, high: float) -> str:
    """An interval between two ends as a line, its middle as a point, zero as a mark; its numbers stand beside it."""
    if not isfinite(found.low):
        return ""  # too few playouts to say anything
    width = high - low or 1.0

    def x(number: float) -> float:
        return round(4 + (STRIP - 8) * (min(max(number, low), high) - low) / width, 1)

    zero = f'<path d="M{x(0)} 0V{HIGH}" stroke-dasharray="2"/>' if low <= 0 <= high else ""
    middle = HIGH / 2
    return (
        f'<svg width="{STRIP}" height="{HIGH}" aria-hidden="true" stroke="currentColor" fill="currentColor">{zero}'
        f'<path d="M{x(found.low)} {middle}H{x(found.high)}" stroke-width="2"/>'
        f'<circle cx="{x(found.mean)}" cy="{middle}" r="3"/></svg>'
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heads = "".join(f"<th {LEFT if index == 0 else RIGHT}>{escape(text)}</th>" for index, text in enumerate(head))
    return (
        f"{BOX}<table><thead><tr>{heads}</tr></thead><tbody>{''.join(_row(row) for row in rows)}</tbody></table></div>"
    )


def _row(cells: Sequence[str]) -> str:
    return f"<tr>{''.join(_cells(cells))}</tr>"


def _cells(cells: Sequence[str]) -> Iterator[str]:
    for index, cell in enumerate(cells):
        kind = TOLD if cell.startswith("<span") else LEFT if index == 0 else RIGHT
        yield f"<td {kind}>{cell}</td>"
