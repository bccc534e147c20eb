"""Rollouts, comparisons and sweeps for a page: tables in the colours of the page, with intervals as strips."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from math import isfinite, isinf

from ..analysis import BestMoves, Compared, Estimate, Review, Rollout, Sweep
from ..analysis.experiments import Finding, Findings
from ..analysis.rollouts import swept, swept_head
from ..lessons.collecting import Collected
from ..lessons.fairness import WinShares
from ..lessons.handing_in import HandedIn, NotYet
from ..lessons.maxims import MaximsTested
from ..lessons.own_rule import Idea, NumbersToChange
from ..words import analysis as words
from ..words import best as best_words
from ..words import experiments as experiment_words
from ..words import maxims as maxim_words
from ..words import review as review_words
from ..words.names import company
from .charts import Axis, expected_chart
from .on_page import BOX, LEFT, RIGHT, in_a_box, paragraph
from .svg import svg

TOLD = 'align="left" style="text-align: left; min-width: 4em; padding-left: 0.8em; line-height: 1.4"'
"""How a turn stands in a cell: in as many lines as it takes, so that its numbers stay in sight."""
STRIP, HIGH = 140, 14
"""How wide and high a strip is, on which an interval is drawn."""
MOST_ROWS = 60


def rollout(found: Rollout) -> str:
    """A rollout: a column for each company, and a row for its points, its wins, and each source."""
    who = found.companies
    rows = [
        (words.head_vp(), *(f"<b>{found.vp(each)}</b>" for each in who)),
        (words.head_wins(), *(found.won(each).share for each in who)),
        (words.head_so_far(), *(str(found.so_far(each)) for each in who)),
    ]
    sources = [found.sources(each) for each in who]
    rows += [(words.source(name), *(words.number(each[name].mean, 1) for each in sources)) for name in sources[0]]
    return paragraph(found.played) + table(("", *map(company, who)), rows)


def compared(found: Compared) -> str:
    """A comparison: the verdict, and a row for each option, with what it loses against the best as a strip."""
    lost = {option: found.lost(option) for option in found.ranking}
    low, high = ends(lost.values())
    rows = []
    for option in found.ranking:
        loss = (lost[option].lost(found.by), strip(lost[option], low, high)) if option != found.best else ("", "")
        rows.append((_option(found, option), found.value(option).told(found.by), *loss))
    listed = table(("", words.measure(found.by), words.head_lost(), ""), rows)
    more = paragraph(found.by_source) if found.by_source else ""
    rest = "".join(map(paragraph, found.left_open.splitlines()))
    return "".join([paragraph(found.verdict), listed, more, rest, paragraph(found.played)])


def best_moves(found: BestMoves) -> str:
    """The best moves: the verdict, a row for each with its loss as a strip, the reason, and what is expected next."""
    lost = {option: found.lost(option) for option in found.ranking[1:]} if found.count else {}
    low, high = ends(lost.values())
    rows = [
        (
            _option(found, option),
            found.told_loss(option) if found.count else "",
            strip(lost[option], low, high) if option in lost else "",
        )
        for option in found.ranking
    ]
    listed = table(("", words.head_lost(), ""), rows)
    why = "".join(map(paragraph, found.why.splitlines()))
    head, *line = found.next_turns() or [""]
    expected = f"{paragraph(head)}<ol>{''.join(f'<li>{escape(each)}</li>' for each in line)}</ol>" if line else ""
    return "".join([paragraph(found.verdict), listed, why, expected, paragraph(found.tried)])


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
            f"<div>{escape(company(each.who))}</div>",
            _in_words(each.move, each.told),
            f"<div>{escape(each.loss(found.by))}</div>",
            strip(each.lost, low, high),
            _in_words(each.best, each.instead) + (f"<br/><small>{escape(each.why)}</small>" if each.reasons else ""),
        )
        for each in points
    ]
    *heads, best = (review_words.HEADS[name] for name in ("round", "turning_point", "move", "lost", "best"))
    listed = table((*heads, "", best), rows) if rows else ""
    return "".join([*map(paragraph, found.told), listed, f"{BOX}{svg(expected_chart(found), fits=True)}</div>"])


def sweep(found: Sweep) -> str:
    """A sweep: a row for each position, policy and company, with its points as a strip."""
    rows = found.rows[:MOST_ROWS]
    ends = [end for row in rows for end in (row["vp_low"], row["vp_high"]) if isfinite(end)]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    told = [
        (*map(escape, swept(row)), strip(Estimate(row["vp"], row["vp_low"], row["vp_high"], row["n"]), low, high))
        for row in rows
    ]
    more = paragraph(words.more_rows(len(found) - len(rows))) if len(found) > len(rows) else ""
    return table((*swept_head(), ""), told) + more


def ends(found: Iterable[Estimate]) -> tuple[float, float]:
    """How far the strips of a table reach, zero in any case."""
    ends = [end for each in found for end in (each.low, each.high) if isfinite(end)]
    return min([0.0, *ends]), max([0.0, *ends])


def strip(found: Estimate, low: float, high: float) -> str:
    """An interval between two ends as a line, its middle as a point, zero as a mark; its numbers stand beside it."""
    if not isfinite(found.low):
        return ""  # too few playouts to say anything
    x, middle = Axis(low, high, 4, STRIP - 4).at, HIGH / 2
    zero = f'<path d="M{x(0)} 0V{HIGH}" stroke-dasharray="2"/>' if low <= 0 <= high else ""
    return _drawn(STRIP, f'{zero}{_reach(found, x)}<circle cx="{x(found.mean)}" cy="{middle}" r="3"/>')


def _drawn(width: int, inside: str) -> str:
    """What is drawn in a cell, in the colour of the text."""
    size = f'width="{width}" height="{HIGH}" style="min-width: {width}px"'  # else it would be squeezed
    return f'<svg {size} aria-hidden="true" stroke="currentColor" fill="currentColor">{inside}</svg>'


def _reach(found: Estimate, x: Callable[[float], float]) -> str:
    """An interval as a line; nothing where it has no end."""
    return f'<path d="M{x(found.low)} {HIGH / 2}H{x(found.high)}" stroke-width="2"/>' if isfinite(found.high) else ""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    cells = list(rows)
    told = {index for row in cells for index, cell in enumerate(row) if cell.startswith(("<span", "<div"))}
    kinds = [TOLD if index in told else RIGHT if index else LEFT for index in range(len(head))]
    heads = "".join(f"<th {kind}>{escape(text)}</th>" for kind, text in zip(kinds, head, strict=True))
    return in_a_box(f"<tr>{heads}</tr>", "".join(f"<tr>{''.join(_cells(row))}</tr>" for row in cells))


def _cells(cells: Sequence[str]) -> Iterator[str]:
    for index, cell in enumerate(cells):
        kind = TOLD if cell.startswith(("<span", "<div")) else LEFT if index == 0 else RIGHT
        yield f"<td {kind}>{cell}</td>"


BAR = 130
"""How wide a bar is."""
BEYOND = 1.5
"""The bars have room for this much more than the largest loss; an interval that goes on ends at the side."""


def bars(found: BestMoves) -> str:
    """The moves from best to worst, each with what it loses as a bar, and the interval as a line on it."""
    losses = {option: found.lost(option) for option in found.ranking}
    most = BEYOND * max((each.mean for each in losses.values()), default=0) or 1.0
    rows = [
        f'<li><span title="{escape(option)}">{escape(found.told(option))}</span>'
        f"<small>{bar} {escape(_beside(found, option))}</small></li>"
        for option in found.ranking
        for bar in (_bar(losses[option], most) if found.count else "",)
    ]
    head = paragraph(best_words.bars_show(words.measure(found.by))) if found.count else ""
    kept = len(rows) - len(found.fell_behind)
    behind = f'{paragraph(best_words.fell_behind())}<ol start="{kept + 1}">{"".join(rows[kept:])}</ol>'
    return f"{head}<ol>{''.join(rows[:kept])}</ol>{behind if rows[kept:] else ''}"


def lost_moves(found: Review, who: str) -> str:
    """The turns of a company that lost something, each with what it lost as a bar, and the interval on it."""
    moves = found.lost_by(who)
    most = BEYOND * max((each.lost.mean for each in moves), default=0) or 1.0
    rows = (
        f"<li>{_in_words(each.move, review_words.in_round(each.round, each.told))}"
        f"<small>{_bar(each.lost, most)} {escape(_in_row(each.lost, each.bounds(found.by), found.by))}</small></li>"
        for each in moves
    )
    head = paragraph(review_words.bars_show(who, words.measure(found.by))) if moves else ""
    return f"{head}<ol>{''.join(rows)}</ol>" if moves else ""


def _in_row(lost: Estimate, bounds: str, by: str) -> str:
    return best_words.loses(lost.scaled(by)[0], bounds, lost.open)


def _beside(found: BestMoves, option: str) -> str:
    if not found.count:
        return ""
    lost = found.lost(option)
    return best_words.open_at(lost.mean) if isinf(lost.high) and option != found.best else found.told_loss(option)


def _bar(lost: Estimate, most: float) -> str:
    """A loss as a bar from zero, with its interval; the numbers stand beside it."""
    x = Axis(-most / 5, most, 1, BAR - 1).at
    zero = x(0)
    bar = f'<rect x="{zero}" y="2" width="{max(x(lost.mean) - zero, 0):g}" height="{HIGH - 4}" stroke="none"'
    return _drawn(BAR, f'{bar} opacity="0.35"/><path d="M{zero} 0V{HIGH}"/>{_reach(lost, x)}')


def effects(found: Findings) -> str:
    """What designs change: a table for each number and other design, a row for each design and kind of players."""
    tables = dict.fromkeys((each.measure, each.against) for each in found)
    return "".join(_table([each for each in found if (each.measure, each.against) == table]) for table in tables)


def _table(about: Sequence[Finding]) -> str:
    low, high = ends(one for each in about for one in each.by.values())
    rows = [
        (
            escape(experiment_words.design(each.design)) if first else "",
            escape(experiment_words.players(players)),
            escape(one.change),
            strip(one, low, high),
            f"<span>{escape(each.judged)}</span>" if first else "",
        )
        for each in about
        for first, (players, one) in zip((True, *[False] * len(each.by)), each.by.items(), strict=False)
    ]
    pairs = sorted({one.n for each in about for one in each.by.values()})
    what = experiment_words.measure(about[0].measure), experiment_words.design(about[0].against)
    head = paragraph(experiment_words.table_of(*what, pairs[0], pairs[-1], len(pairs) == 1))
    columns = "", experiment_words.head_players(), experiment_words.head_change(), "", experiment_words.head_verdict()
    return head + table(columns, rows)


def handed_in(found: HandedIn) -> str:
    """A line to copy: one click into it chooses it whole."""
    line = f'<code style="user-select: all; overflow-wrap: anywhere; white-space: pre-wrap">{escape(str(found))}</code>'
    return f"{paragraph(experiment_words.copy())}<p>{line}</p>"


def not_yet(found: NotYet) -> str:
    """What is still to be written before there is a line."""
    return paragraph(str(found))


def collected(found: Collected) -> str:
    """What a class has handed in: how much, what could not be read, and what all games together say."""
    return "".join(map(paragraph, found.told)) + effects(found.effects)


def win_shares(found: WinShares) -> str:
    """A row for each of them and kind of players, against the even share."""
    low, high = ends(one for each in found for one in each.against_even.by.values())
    rows = [
        (
            escape(each.name) if first else "",
            escape(experiment_words.players(who)),
            escape(each.share(one)),
            strip(each.against_even.by[who], low, high),
            f"<span>{escape(each.judged)}</span>" if first else "",
        )
        for each in found
        for first, (who, one) in zip((True, *[False] * len(each.by)), each.by.items(), strict=False)
    ]
    what = experiment_words.GROUPINGS[found.grouping]
    head = what, experiment_words.head_players(), words.head_wins(), "", experiment_words.head_verdict()
    return paragraph(found.head) + table(head, rows)


def idea(found: Idea) -> str:
    """An idea in words, and as it is written in code."""
    return f"{paragraph(str(found))}<p><code>{escape(found.code)}</code></p>"


def numbers_to_change(found: NumbersToChange) -> str:
    """The numbers of a design, a row for each."""
    rows = [
        (f"<code>{escape(each.name)}</code>", *(f"<span>{escape(text)}</span>" for text in each[1:])) for each in found
    ]
    return table(tuple(experiment_words.COLUMNS.values()), rows)


def maxims(found: MaximsTested) -> str:
    """What strong players say, and what games say to it, a row for each."""
    rows = [(*(f"<span>{escape(text)}</span>" for text in each.cells[:-1]), escape(each.cells[-1])) for each in found]
    return table(tuple(maxim_words.HEADS.values()), rows)
