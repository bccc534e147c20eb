"""What is said about playouts: rollouts, comparisons, and how sure their numbers are."""

from collections.abc import Iterable, Mapping, Sequence
from math import floor, isinf, log10
from typing import Any, Protocol

from .history import SOURCES
from .message import Message, Messages, declared
from .names import company, in_a_row, listed, one_by_one

MEASURES = Messages("analysis-measure")
COLUMNS = Messages("analysis-column")
"""What a column holds that is no source of points."""


def the_text() -> Message: ...
def number(value: float, digits: int) -> Message: ...
def signed_number(value: float, digits: int) -> Message: ...
def percents(n: int) -> Message: ...
def unknown() -> Message: ...
def interval(mean: str, reach: str) -> Message: ...
def number_between(mean: float, low: float, high: float) -> Message: ...
def share_between(mean: int, low: int, high: int) -> Message: ...
def share_alone(mean: int) -> Message: ...
def playouts_made(count: int, policy: str, seed: int, level: float, ended: str) -> Message: ...
def playouts(count: int, ended: str) -> Message: ...
def so_far_vp(vp: int) -> Message: ...
def source_vp(source: str, vp: float) -> Message: ...
def with_notation(line: str, notation: str) -> Message: ...
def company_vp(who: str, vp: str) -> Message: ...
def rollout_line(each: str, playouts: str) -> Message: ...
def vp_from(source: str) -> Message: ...
def amount_of(mean: float, low: float, high: float, measure: str) -> Message: ...
def amount_of_wins(mean: float, low: float, high: float) -> Message: ...
def alone(best: str) -> Message: ...
def better(best: str, who: str, other: str, amount: str) -> Message: ...
def best_of_all(best: str, who: str, other: str, amount: str) -> Message: ...
def too_few() -> Message: ...
def same(best: str, other: str, count: int) -> Message: ...
def open_between(best: str, other: str, amount: str) -> Message: ...
def open_among(options: str) -> Message: ...
def quoted(option: str) -> Message: ...
def more_options(n: int) -> Message: ...
def lost_by(mean: float, reach: str, won: bool, open: bool) -> Message: ...
def apart_by_source(one: str, other: str, parts: str) -> Message: ...
def source_more(source: str, more: str) -> Message: ...
def compared_alone(best: str, playouts: str) -> Message: ...
def compared_line(measure: str, best: str, other: str, lost: str, playouts: str) -> Message: ...
def unnamed(number: int) -> Message: ...
def more_rows(n: int) -> Message: ...
def sweep_line(rows: int, positions: int, policies: int) -> Message: ...
def plot(what: str) -> Message: ...
def plot_by(what: str, x: str) -> Message: ...
def titled(title: str, what: str) -> Message: ...
def few_playouts(n: int) -> Message: ...
def no_width(within: float) -> Message: ...
def no_level(level: float) -> Message: ...
def no_policy(got: str) -> Message: ...
def no_policy_for(got: str, known: tuple[str, ...]) -> Message: ...
def no_such_company(got: str, known: tuple[str, ...]) -> Message: ...
def no_such_source(known: tuple[str, ...], source: str) -> Message: ...
def no_such_option(known: tuple[str, ...], option: str) -> Message: ...
def no_such_measure(by: str, known: tuple[str, ...]) -> Message: ...
def no_moves() -> Message: ...
def game_over() -> Message: ...
def no_cores(got: str) -> Message: ...
def no_executor(got: str) -> Message: ...
def client_closed() -> Message: ...
def cannot_be_sent(policy: str, why: object) -> Message: ...
def workers_lost(why: str) -> Message: ...
def no_column(known: tuple[str, ...], name: str) -> Message: ...
def over_in_sweep(names: tuple[str, ...]) -> Message: ...
def policies_alike(names: tuple[str, ...]) -> Message: ...
def not_kept(file: str, maker: str) -> Message: ...
def damaged(file: str, line: int, maker: str) -> Message: ...
def other_companies(one: tuple[str, ...], other: tuple[str, ...]) -> Message: ...
def head_vp() -> Message: ...
def head_wins() -> Message: ...
def head_so_far() -> Message: ...
def head_lost() -> Message: ...
def head_policy() -> Message: ...


declared(__name__)


class Estimated(Protocol):
    """A number that was counted."""

    @property
    def mean(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def n(self) -> int: ...
    @property
    def reach(self) -> float: ...


# Numbers.


NARROW = 0.25
"""Of an interval that reaches less far, one digit says too little."""


def one_digit(value: float) -> Message:
    """A number with one digit behind the point."""
    return number(value, 1)


def estimate(found: Estimated) -> Message:
    """A number with its interval: '31.4 ± 1.2'; in as many digits as it takes to see a narrow one, as of a share."""
    digits = max(2, -floor(log10(found.reach))) if 0 < found.reach < NARROW else 1
    return interval(number(found.mean, digits), _reach(found.reach, digits))


def _reach(reach: float, digits: int = 1) -> Message:
    return unknown() if isinf(reach) else number(reach, digits)


def more(found: Estimated) -> Message:
    """A difference with its interval: '+3.2 ± 1.1'."""
    return interval(signed_number(found.mean, 1), _reach(found.reach))


def percent(share: float) -> int:
    """So many of a hundred."""
    return round(100 * share)


def share(found: Estimated) -> Message:
    """A share with its interval: '62 % (55 to 69 %)'."""
    if isinf(found.reach):
        return share_alone(percent(found.mean))
    return share_between(percent(found.mean), percent(found.low), percent(found.high))


# Rollouts.


def played(found: Any) -> Message:
    """How a result was come by, in a sentence or two."""
    return playouts_made(found.count, found.policy, found.seed, 100 * found.precision.level, _ended(found))


def _playouts(found: Any) -> Message:
    return playouts(found.count, _ended(found))


def _ended(found: Any) -> str:
    return str(found.ended).replace(" ", "_")


def rollout(found: Any) -> str:
    """A rollout as plain text: by company the points and wins, and below them where the points come from."""
    rows = [("", head_vp(), head_wins())]
    rows += [(company(who), estimate(found.vp(who)), share(found.won(who))) for who in found.companies]
    lines = _columns(rows)
    told = [lines[0]]
    for who, line in zip(found.companies, lines[1:], strict=True):
        told += [line, f"  {points_by_source(found.so_far(who), found.sources(who))}"]
    return "\n".join([played(found), *told])


def points_by_source(so_far: int, sources: Mapping[str, Estimated]) -> str:
    """Where the points of a company come from: '12 so far, energy rank 8.1, contracts 4.0'."""
    by_source = {name: each.mean for name, each in sources.items() if abs(each.mean) >= TOLD_FROM}
    return in_a_row([so_far_vp(so_far), *(source_vp(source(name), vp) for name, vp in by_source.items())])


TOLD_FROM = 0.05
"""Points that would be written as 0.0 are not told."""


def source(name: str) -> str:
    """Where points come from."""
    return SOURCES.get(name, name)


def _columns(rows: Iterable[tuple[str, ...]]) -> list[str]:
    rows = list(rows)
    widths = [max(len(row[index]) for row in rows) for index in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if index == 0 else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def rollout_in_short(found: Any) -> str:
    """A rollout in a line."""
    each = in_a_row(company_vp(who, estimate(found.vp(who))) for who in found.companies)
    return rollout_line(each, _playouts(found))


# Comparisons.


def measure(by: str) -> str:
    """What is compared."""
    return MEASURES.get(by) or vp_from(source(by))


def amount(found: Estimated, by: str) -> Message:
    """So much of what is compared: '3.2 VP (1.1 to 5.3)'."""
    if by == "won":
        return amount_of_wins(100 * found.mean, 100 * found.low, 100 * found.high)
    return amount_of(found.mean, found.low, found.high, measure(by))


def verdict(found: Any) -> str:
    """What came of a comparison: what is best, by how much, and what is open."""
    best, *others = found.ranking
    if not others:
        return alone(found.short(best))
    apart = [option for option in others if option not in found.undecided]
    sentences = [_open(found, best)] if found.undecided else []
    if apart:
        nearest = apart[0]
        by = amount(found.lost(nearest), found.by)
        told = better if len(others) == 1 else best_of_all
        sentences.insert(0, told(found.short(best), found.who, found.short(nearest), by))
    return one_by_one(sentences)


def _open(found: Any, best: str) -> Message:
    """Which options may be as good as the best, and why."""
    first, option = found.short(best), found.undecided[0]
    apart = found.lost(option)
    if isinf(apart.reach):
        return too_few()
    if len(found.undecided) > 1:
        return open_among(named(tuple(map(found.short, (best, *found.undecided)))))
    if not apart.mean and not apart.reach:
        return same(first, found.short(option), found.count)
    return open_between(first, found.short(option), amount(apart, found.by))


def named(options: Sequence[str]) -> str:
    """Options by name, as many as can be read."""
    rest = len(options) - MOST_NAMED
    told = [quoted(option) for option in options[:MOST_NAMED]]
    return listed([*told, more_options(rest)] if rest > 0 else told)


MOST_NAMED = 4


def compared(found: Any) -> str:
    """A comparison as plain text: a row for each option, the verdict, and where the best two differ."""
    best = found.best
    rows: list[tuple[str, ...]] = [("", measure(found.by), head_lost())]
    for option in found.ranking:
        value = found.value(option)
        shown = share(value) if found.by == "won" else estimate(value)
        rows.append((found.told(option), shown, "" if option == best else lost(found.lost(option), found.by)))
    lines = [played(found), *_columns(rows), found.verdict]
    if len(found.ranking) > 1:
        lines += [told for told in [by_source(found, best, found.ranking[1])] if told]
    return "\n".join(lines)


def lost(found: Estimated, by: str) -> Message:
    """What an option loses against the best: '0.7 ± 1.2, open'."""
    factor = 100 if by == "won" else 1
    return lost_by(factor * found.mean, _reach(factor * found.reach), by == "won", _is_open(found))


def by_source(found: Any, one: str, other: str) -> str:
    """Where one option gets more than another, and where less: only what lies outside its interval."""
    apart = {name: each for name, each in found.sources(one, other).items() if not _is_open(each)}
    parts = in_a_row(source_more(source(name), more(each)) for name, each in apart.items())
    return apart_by_source(found.short(one), found.short(other), parts) if parts else ""


def _is_open(found: Estimated) -> bool:
    return found.low <= 0 <= found.high


def compared_in_short(found: Any) -> Message:
    """A comparison in a line."""
    best, *others = found.ranking
    if not others:
        return compared_alone(best, _playouts(found))
    by = lost(found.lost(others[0]), found.by)
    return compared_line(measure(found.by), best, others[0], by, _playouts(found))


# Sweeps and plots.


def sweep(rows: Sequence[Mapping[str, Any]]) -> str:
    """A sweep as plain text: a row for each position, policy and company."""
    return "\n".join(_columns([swept_head(), *map(swept, rows)]))


def swept_head() -> tuple[str, ...]:
    """The head of a sweep."""
    return ("", head_policy(), "", head_vp(), head_wins())


def swept(row: Mapping[str, Any]) -> tuple[str, ...]:
    """A row of a sweep: position, policy, company, points and wins."""
    vp = number_between(row["vp"], row["vp_low"], row["vp_high"])
    return row["position"], row["policy"], company(row["company"]), vp, percents(percent(row["won"]))


def sweep_in_short(rows: Sequence[Mapping[str, Any]]) -> Message:
    """A sweep in a line."""
    positions = len({(row["game"], row["position"]) for row in rows})
    return sweep_line(len(rows), positions, len({row["policy"] for row in rows}))


def plotted(title: str, y: str, x: str) -> Message:
    """What a plot shows, for whom does not see it."""
    what = titled(title, y) if title and y else title or y
    return plot_by(what, x) if x else plot(what)


def column(name: str) -> str:
    """What a column of a table holds."""
    return COLUMNS.get(name) or source(name)
