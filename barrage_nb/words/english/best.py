"""What is said about the best moves of a position: which they are, what the others lose, and why."""

from math import isinf
from typing import Any

from ...board.companies import STRUCTURES
from .analysis import measure, minus
from .analysis import named as options_named
from .names import a, company, listed

MESSAGES = {
    "game_over": "this game is over: there is no move left to be the best",
    "draft": "the draft is not played out: choose the companies first, then ask for the best moves",
    "automa": "{who} is an Automa: it decides by its tiles, and has no moves to choose from",
    "no_seconds": "seconds={got}: it takes some time to try moves out; seconds=5 is usual",
    "kept_damaged": "what is kept of this answer cannot be read: ask again, and it is worked out anew",
    "asked_otherwise": "that answer was asked for otherwise: go on with the position, programs, n, seed and by it has",
    "few_options": "most={got}: it takes 2 options or more to find the best of, such as most=16",
}


def say(message: str, **values: Any) -> str:
    """A message with its values filled in."""
    return MESSAGES[message].format(**values)


ENDED = {
    "going on": "going on",
    "decided": "one is surely best",
    "same": "those still in question always came to the same",
    "limit": "at the limit",
    "time": "the time was up",
    "alone": "there is no other move",
}


def best_moves_in_short(found: Any) -> str:
    """The best move in a line."""
    tried = f"{found.playouts} playouts of {len(found.options)} options, {ENDED[found.ended]}"
    return f"<BestMoves for {company(found.who)}: ‘{found.best}’; {tried}>"


def best_moves(found: Any) -> str:
    """The answer as plain text: a row for each option, the verdict, the reason, and what is expected next."""
    lines = [tried(found)]
    if found.count:
        rows = [(option, *_cells(found, option)) for option in found.ranking]
        lines += _table([("", measure(found.by), "lost", "playouts"), *rows])
    told = [*lines, found.verdict, found.why, line(found)]
    return "\n".join(each for each in told if each)


def tried(found: Any) -> str:
    """What was tried, and how."""
    left_out = f"; {found.left_out} more, which look worse to the quick player, were left out" if found.left_out else ""
    level = f"{100 * found.precision.level:g} %"
    return (
        f"{len(found.options)} options for {company(found.who)}{left_out}. {found.playouts} playouts by "
        f"{found.policy} (seed {found.seed}), {level} intervals; {ENDED[found.ended]}."
    )


def _cells(found: Any, option: str) -> tuple[str, str, str]:
    value = found.value(option)
    factor = 100 if found.by == "won" else 1
    shown = f"{minus(factor * value.mean)}{' %' if factor == 100 else ''}"
    return shown, lost(found, option), str(value.n)


def lost(found: Any, option: str) -> str:
    """What an option loses, with its interval: '3.2 (1.1 to 5.3)', and 'open' for what may be best."""
    if option == found.best:
        return f"{OPEN}, best so far" if found.undecided else "best"
    row, factor = found.lost(option), 100 if found.by == "won" else 1
    mean, low, high = (minus(factor * number) for number in row[:3])
    bounds = "?" if isinf(row.high) else f"{low} to {high}"
    return f"{f'{OPEN}, ' if option in found.undecided else ''}{mean} ({bounds})"


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))])
        for row in rows
    ]


def verdict(found: Any) -> str:
    """Which move is best, and how sure that is."""
    best, who = found.best, company(found.who)
    if len(found.options) == 1:
        return f"{who} has no other move than ‘{best}’."
    if not found.count:
        return f"To the quick player ‘{best}’ looks best for {who}; nothing has been tried yet."
    if found.ended == "same":
        return f"It makes no difference: {options_named((best, *found.undecided))} came to the same in all playouts."
    if not found.undecided:
        second = found.ranking[1]
        return f"‘{best}’ is best for {who}: every other option loses; ‘{second}’ {_bounds(found, second)}."
    if isinf(found.lost(found.undecided[0]).high):
        return f"It is open which is best for {who}: there are too few playouts to say."
    return (
        f"It is open which of {options_named((best, *found.undecided))} is best for {who}: "
        "their differences lie within their intervals."
    )


def _bounds(found: Any, option: str) -> str:
    row = found.lost(option)
    factor, unit = (100, " % of the wins") if found.by == "won" else (1, f" {measure(found.by)}")
    mean, low, high = (minus(factor * number) for number in row[:3])
    return f"{mean}{unit} ({low} to {high})"


def why(found: Any) -> str:
    """Why the best move is better than the next, and if that is open, than the first that is surely worse."""
    if not found.count or found.rival is None:
        return ""
    told = [why_not(found, found.best, found.rival)]
    if found.surely_worse not in (None, found.rival):
        told.append(why_not(found, found.best, found.surely_worse))
    return " ".join(told)


def why_not(found: Any, one: str, other: str) -> str:
    """Why one option is better than another, in sentences: what differs by more than chance may bring."""
    reasons, apart = found.reasons(one, other), not found.difference(one, other).open
    if not reasons:
        if apart:
            return f"No single thing makes ‘{one}’ better than ‘{other}’: each difference may as well be chance."
        return f"Between ‘{one}’ and ‘{other}’ it is open: nothing differs by more than chance may bring."
    begun = f"‘{one}’ instead of ‘{other}’" + ("" if apart else f", though it is {OPEN} which is better")
    return " ".join([f"{begun}:", *_points(reasons), *_made(reasons), *_means(reasons)])


OPEN = "open"
FROM = {
    "energy": "energy ranks",
    "no energy": "rounds without energy",
    "bonus": "bonus tiles",
    "objective": "the objective",
    "resources": "resources left at the end",
    "water": "water left in dams",
    "conduits": "others' use of its conduits",
    "contracts": "contracts",
    "income": "income",
    "tiles": "technology tiles",
    "purse": "credits as points",
    "tweak": "changes by hand",
    "other": "other things",
}
MADE = {"energy": "energy", "contracts": "fulfilled contracts", **{each: f"{each}s" for each in STRUCTURES}}
HELD = {"credits": "credits", "excavators": "excavators", "mixers": "mixers"}
MOST_TOLD = 4


def _points(reasons: Any) -> list[str]:
    """Which points a company wins and loses, and who else ends with more or fewer."""
    own = [each for each in reasons if each.kind == "source"][:MOST_TOLD]
    told = []
    if own:
        parts = [f"{_more(each, 'VP')} from {FROM[each.what]}{_bounds_of(each)}" for each in own]
        told.append(f"{company(own[0].who)} gets {listed(parts)}.")
    others = [each for each in reasons if each.kind == "all"]
    return told + [f"{company(each.who)} ends with {_more(each, 'VP')}{_bounds_of(each)}." for each in others]


def _made(reasons: Any) -> list[str]:
    """What a company makes of it in the rest of the game, and whose water it is."""
    made = [each for each in reasons if each.kind == "made"]
    told = [_water(each) for each in made if each.what == "water"]
    parts: dict[str, list[str]] = {}
    for each in made:
        if each.what != "water":
            parts.setdefault(company(each.who), []).append(f"{_more(each, MADE[each.what])} ({_instead(each)})")
    return told + [f"{who} makes {listed(each[:MOST_TOLD])}." for who, each in parts.items()]


def _water(reason: Any) -> str:
    more = "more" if reason.more.mean > 0 else "fewer"
    return (
        f"{minus(abs(reason.more.mean))} drops {more} come into the dams of {company(reason.who)} ({_instead(reason)})."
    )


def _means(reasons: Any) -> list[str]:
    """What becomes affordable by the next turn, and what does not any more; else what there is to pay with."""
    found = [each for each in reasons if each.kind == "means"]
    payable = [each for each in found if each.what not in HELD]
    if payable:
        parts = [
            f"{a(each.what)} in {100 * each.one:.0f} % of the playouts instead of {100 * each.other:.0f} %"
            for each in payable
        ]
        return [f"At its next turn {company(payable[0].who)} can pay for {listed(parts)}."]
    parts = [f"{_more(each, HELD[each.what])} ({_instead(each)})" for each in found]
    return [f"At its next turn {company(found[0].who)} has {listed(parts)}."] if parts else []


def _more(reason: Any, thing: str) -> str:
    """So much more or less: '3.2 VP more'."""
    fewer = "less" if thing in ("VP", "energy") else "fewer"
    return f"{minus(abs(reason.more.mean))} {thing} {'more' if reason.more.mean > 0 else fewer}"


def _bounds_of(reason: Any) -> str:
    near, far = sorted((abs(reason.more.low), abs(reason.more.high)))
    return f" ({minus(near)} to {minus(far)})" if near != far else ""


def _instead(reason: Any) -> str:
    return f"{minus(reason.one)} instead of {minus(reason.other)}"


def reason(found: Any) -> str:
    """One difference as a sentence."""
    told = {"source": _points, "all": _points, "made": _made, "means": _means}
    return " ".join(told[found.kind]([found]))


MOST_EXPECTED = 6


def line(found: Any) -> str:
    """What is expected next."""
    expected = found.line()[:MOST_EXPECTED]
    if not expected:
        return ""
    told = [f"{company(step.who)} ‘{step.move}’ ({100 * step.share:.0f} %)" for step in expected]
    return f"After ‘{found.best}’ the playouts mostly go on with {', '.join(told)}."
