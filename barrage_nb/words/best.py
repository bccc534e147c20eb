"""What is said about the best moves of a position: which they are, what the others lose, and why."""

from collections.abc import Sequence
from math import isinf
from typing import Any

from .analysis import amount, measure, number, percent, unknown
from .analysis import named as options_named
from .message import Message, Messages, declared
from .names import listed, one_by_one

FROM = Messages("best-from")
"""Where points come from, behind so many points."""
MORE = Messages("best-more")
"""So much more or less of something."""


def in_short(who: str, best: str, playouts: int, options: int, ended: str) -> Message: ...
def tried_so(
    options: int, who: str, left_out: int, playouts: int, policy: str, seed: int, level: float, ended: str
) -> Message: ...
def share_of_wins(mean: float) -> Message: ...
def surely_best() -> Message: ...
def best_so_far() -> Message: ...
def open_() -> Message: ...
def loses(mean: float, bounds: str, open: bool) -> Message: ...
def between(low: float, high: float) -> Message: ...
def only(who: str, best: str) -> Message: ...
def looks_best(who: str, best: str) -> Message: ...
def all_the_same(options: str) -> Message: ...
def best_by(who: str, best: str, second: str, amount: str) -> Message: ...
def too_few(who: str) -> Message: ...
def open_among(who: str, options: str) -> Message: ...
def no_single_reason(one: str, other: str) -> Message: ...
def nothing_differs(one: str, other: str) -> Message: ...
def instead(one: str, other: str, open: bool, reasons: str) -> Message: ...
def against_it(reasons: str) -> Message: ...
def part_from(more: str, source: str) -> Message: ...
def within(more: str, bounds: str) -> Message: ...
def gets(who: str, parts: str) -> Message: ...
def ends_with(who: str, more: str) -> Message: ...
def rather_than(more: str, one: float, other: float) -> Message: ...
def makes(who: str, parts: str) -> Message: ...
def into_dams(more: str, who: str, one: float, other: float) -> Message: ...
def water(parts: str) -> Message: ...
def never() -> Message: ...
def always() -> Message: ...
def often(n: int) -> Message: ...
def payable(structure: str, one: str, other: str) -> Message: ...
def can_pay(who: str, more: bool, parts: str) -> Message: ...
def has_next(who: str, parts: str) -> Message: ...
def between_short(low: float, high: float) -> Message: ...
def expected() -> Message: ...
def expected_turn(turn: str, n: int) -> Message: ...
def game_over() -> Message: ...
def draft() -> Message: ...
def automa(who: str) -> Message: ...
def no_seconds(got: float) -> Message: ...
def kept_damaged() -> Message: ...
def asked_otherwise() -> Message: ...
def few_options(got: int) -> Message: ...
def head_lost() -> Message: ...
def head_playouts() -> Message: ...


declared(__name__)


def _ended(found: Any) -> str:
    return str(found.ended).replace(" ", "_")


def best_moves_in_short(found: Any) -> Message:
    """The best move in a line."""
    return in_short(found.who, found.best, found.playouts, len(found.options), _ended(found))


def best_moves(found: Any) -> str:
    """The answer as plain text: a row for each option, the verdict, the reason, and what is expected next."""
    lines: list[str] = [tried(found)]
    if found.count:
        rows = [(found.told(option), *_cells(found, option)) for option in found.ranking]
        lines += _table([("", measure(found.by), head_lost(), head_playouts()), *rows])
    told = [*lines, found.verdict, found.why, *line(found)]
    return "\n".join(each for each in told if each)


def tried(found: Any) -> Message:
    """What was tried, and how."""
    return tried_so(
        len(found.options),
        found.who,
        found.left_out,
        found.playouts,
        found.policy,
        found.seed,
        100 * found.precision.level,
        _ended(found),
    )


# What an option comes to.


def _cells(found: Any, option: str) -> tuple[str, str, str]:
    value = found.value(option)
    shown = share_of_wins(100 * value.mean) if found.by == "won" else number(value.mean, 1)
    return shown, lost(found, option), str(value.n)


def lost(found: Any, option: str) -> Message:
    """What an option loses, with its interval: '3.2 (1.1 to 5.3)', and 'open' for what may be best."""
    if option == found.best:
        return best_so_far() if found.undecided else surely_best()
    row, factor = found.lost(option), 100 if found.by == "won" else 1
    bounds = unknown() if isinf(row.high) else between(factor * row.low, factor * row.high)
    return loses(factor * row.mean, bounds, option in found.undecided)


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))])
        for row in rows
    ]


# Which is best.


def verdict(found: Any) -> Message:
    """Which move is best, and how sure that is."""
    best, who = found.short(found.best), found.who
    if len(found.options) == 1:
        return only(who, best)
    if not found.count:
        return looks_best(who, best)
    maybe = options_named(tuple(map(found.short, (found.best, *found.undecided))))
    if found.ended == "same":
        return all_the_same(maybe)
    if not found.undecided:
        second = found.ranking[1]
        return best_by(who, best, found.short(second), amount(found.lost(second), found.by))
    if isinf(found.lost(found.undecided[0]).high):
        return too_few(who)
    return open_among(who, maybe)


# Why.


def why(found: Any) -> Sequence[str]:
    """Why the best move is better than the next, and if that is open, than the first that is surely worse."""
    if not found.count or found.rival is None:
        return []
    told = [why_not(found, found.best, found.rival)]
    if found.surely_worse not in (None, found.rival):
        told.append(why_not(found, found.best, found.surely_worse))
    return told


def why_not(found: Any, one: str, other: str) -> Message:
    """Why one option is better than another, in sentences: what differs by more than chance may bring."""
    reasons, apart = found.reasons(one, other), not found.difference(one, other).open
    this, that = found.short(one), found.short(other)
    if not reasons:
        return (no_single_reason if apart else nothing_differs)(this, that)
    told = _sentences([each for each in reasons if _speaks_for(each, found.who)])
    against = _sentences([each for each in reasons if not _speaks_for(each, found.who)])
    if against:
        told = [*told, against_it(one_by_one(against))]
    return instead(this, that, not apart, one_by_one(told))


HELD = ("credits", "excavators", "mixers")
MOST_TOLD = 3


def _speaks_for(reason: Any, who: str) -> bool:
    """Whether a company is glad of a difference: of more for itself, and of less for others."""
    return bool((reason.more.mean > 0) == (reason.who == who))


def reason(found: Any) -> str:
    """One difference as a sentence."""
    return one_by_one(_sentences([found]))


def _sentences(reasons: list[Any]) -> list[str]:
    """Differences in sentences: points, what they are made of, whose water it is, and what can be paid for next."""
    kinds: dict[str, list[Any]] = {}
    for each in reasons:
        of_water = each.kind == "made" and each.what == "water"
        kinds.setdefault("water" if of_water else each.kind, []).append(each)
    told = [*_points(kinds.get("source", [])), *(_ends(each) for each in kinds.get("all", []))]
    return [*told, *_made(kinds.get("made", [])), *_water(kinds.get("water", [])), *_means(kinds.get("means", []))]


def _points(own: list[Any]) -> list[str]:
    """Which points a company wins and loses."""
    parts = [_with_bounds(part_from(_more(each, "vp"), FROM[each.what]), each) for each in own[:MOST_TOLD]]
    return [gets(own[0].who, listed(parts))] if parts else []


def _ends(reason: Any) -> str:
    return ends_with(reason.who, _with_bounds(_more(reason, "vp"), reason))


def _made(made: list[Any]) -> list[str]:
    """What companies make in the rest of the game."""
    parts: dict[str, list[str]] = {}
    for each in made:
        parts.setdefault(each.who, []).append(rather_than(_more(each, each.what), *_one_and_other(each)))
    return [makes(who, listed(each[:MOST_TOLD])) for who, each in parts.items()]


def _water(reasons: list[Any]) -> list[str]:
    parts = [into_dams(_more(each, "drops"), each.who, *_one_and_other(each)) for each in reasons]
    return [water(listed(parts))] if parts else []


def _means(found: list[Any]) -> list[str]:
    """What becomes affordable by the next turn, and what does not any more; else what there is to pay with."""
    affordable = [each for each in found if each.what not in HELD]
    if affordable:
        parts = [payable(each.what, _often(each.one), _often(each.other)) for each in affordable]
        return [can_pay(affordable[0].who, affordable[0].more.mean > 0, listed(parts))]
    parts = [rather_than(_more(each, each.what), *_one_and_other(each)) for each in found]
    return [has_next(found[0].who, listed(parts))] if parts else []


def _often(share: float) -> Message:
    return never() if share == 0 else always() if share == 1 else often(percent(share))


def _more(reason: Any, thing: str) -> Message:
    """So much more or less: '3.2 VP more'."""
    return MORE(thing, n=_short(abs(reason.more.mean)), more=reason.more.mean > 0)


def _with_bounds(more: Message, reason: Any) -> Message:
    near, far = sorted(map(_short, (abs(reason.more.low), abs(reason.more.high))))
    return within(more, between_short(near, far)) if near != far else more


def _one_and_other(reason: Any) -> tuple[float, float]:
    return _short(reason.one), _short(reason.other)


def _short(value: float) -> float:
    """A number of one digit behind the point, or of none: 2, 2.4."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


# How it goes on.


MOST_EXPECTED = 4


def line(found: Any, option: str | None = None) -> list[str]:
    """What is expected next after an option, by default the best, a line a turn."""
    turns = found.expected(option)[:MOST_EXPECTED]
    told = [expected_turn(str(step.turn), percent(step.share)) for step in turns]
    return [expected(), *told] if told else []
