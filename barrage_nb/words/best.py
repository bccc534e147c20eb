"""What is said about the best moves of a position: which they are, what the others lose, and why."""

from math import isinf
from typing import Any

from ..board.companies import STRUCTURES
from .analysis import measure, one_digit
from .analysis import named as options_named
from .names import a, company, listed, sayer

MESSAGES = {
    "game_over": "this game is over: there is no move left to be the best",
    "draft": "the draft is not played out: choose the companies first, then ask for the best moves",
    "automa": "{who} is an Automa: it decides by its tiles, and has no moves to choose from",
    "no_seconds": "seconds={got}: it takes some time to try moves out; seconds=5 is usual",
    "kept_damaged": "what is kept of this answer cannot be read: ask again, and it is worked out anew",
    "asked_otherwise": "that answer was asked for otherwise: go on with the position, programs, n, seed and by it has",
    "few_options": "most={got}: it takes 2 options or more to find the best of, such as most=16",
}

say = sayer(MESSAGES)


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
        rows = [(found.told(option), *_cells(found, option)) for option in found.ranking]
        lines += _table([("", measure(found.by), "lost", "playouts"), *rows])
    told = [*lines, found.verdict, found.why, *line(found)]
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
    shown = f"{one_digit(factor * value.mean)}{' %' if factor == 100 else ''}"
    return shown, lost(found, option), str(value.n)


def lost(found: Any, option: str) -> str:
    """What an option loses, with its interval: '3.2 (1.1 to 5.3)', and 'open' for what may be best."""
    if option == found.best:
        return f"{OPEN}, best so far" if found.undecided else "best"
    row, factor = found.lost(option), 100 if found.by == "won" else 1
    mean, low, high = (one_digit(factor * number) for number in row[:3])
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
    best, who = _quoted(found, found.best), company(found.who)
    if len(found.options) == 1:
        return f"{who} has no other move than {best}."
    if not found.count:
        return f"To the quick player {best} looks best for {who}; nothing has been tried yet."
    maybe = options_named(tuple(map(found.short, (found.best, *found.undecided))))
    if found.ended == "same":
        return f"It makes no difference: {maybe} came to the same in all playouts."
    if not found.undecided:
        second = found.ranking[1]
        return f"{best} is best for {who}: every other option loses; {_quoted(found, second)} {_bounds(found, second)}."
    if isinf(found.lost(found.undecided[0]).high):
        return f"It is open which is best for {who}: there are too few playouts to say."
    return f"It is open which of {maybe} is best for {who}: their differences lie within their intervals."


def _quoted(found: Any, option: str) -> str:
    return f"‘{found.short(option)}’"


def _bounds(found: Any, option: str) -> str:
    row = found.lost(option)
    factor, unit = (100, " % of the wins") if found.by == "won" else (1, f" {measure(found.by)}")
    mean, low, high = (one_digit(factor * number) for number in row[:3])
    return f"{mean}{unit} ({low} to {high})"


def why(found: Any) -> str:
    """Why the best move is better than the next, and if that is open, than the first that is surely worse."""
    if not found.count or found.rival is None:
        return ""
    told = [why_not(found, found.best, found.rival)]
    if found.surely_worse not in (None, found.rival):
        told.append(why_not(found, found.best, found.surely_worse))
    return "\n".join(told)


def why_not(found: Any, one: str, other: str) -> str:
    """Why one option is better than another, in sentences: what differs by more than chance may bring."""
    reasons, apart = found.reasons(one, other), not found.difference(one, other).open
    this, that = _quoted(found, one), _quoted(found, other)
    if not reasons:
        if apart:
            return f"No single thing makes {this} better than {that}: each difference may as well be chance."
        return f"Between {this} and {that} it is open: nothing differs by more than chance may bring."
    begun = f"{this} instead of {that}" + ("" if apart else f", though it is {OPEN} which is better")
    speaks = [each for each in reasons if _speaks_for(each, found.who)]
    against = [each for each in reasons if not _speaks_for(each, found.who)]
    told = [*_sentences(speaks), *([AGAINST] if against else []), *_sentences(against)]
    return f"{begun}: {' '.join(told)}"


OPEN, AGAINST = "open", "Against it:"
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
UNCOUNTED = ("VP", "energy")
HELD = ("credits", "excavators", "mixers")
MOST_TOLD = 3


def _speaks_for(reason: Any, who: str) -> bool:
    """Whether a company is glad of a difference: of more for itself, and of less for others."""
    return bool((reason.more.mean > 0) == (reason.who == who))


def reason(found: Any) -> str:
    """One difference as a sentence."""
    return " ".join(_sentences([found]))


def _sentences(reasons: list[Any]) -> list[str]:
    """Differences in sentences: points, what they are made of, whose water it is, and what can be paid for next."""
    kinds: dict[str, list[Any]] = {}
    for each in reasons:
        water = each.kind == "made" and each.what == "water"
        kinds.setdefault("water" if water else each.kind, []).append(each)
    told = [*_points(kinds.get("source", [])), *(_ends(each) for each in kinds.get("all", []))]
    return [*told, *_made(kinds.get("made", [])), *_water(kinds.get("water", [])), *_means(kinds.get("means", []))]


def _points(own: list[Any]) -> list[str]:
    """Which points a company wins and loses."""
    parts = [f"{_more(each, 'VP')} from {FROM[each.what]}{_bounds_of(each)}" for each in own[:MOST_TOLD]]
    return [f"{company(own[0].who)} gets {listed(parts)}."] if parts else []


def _ends(reason: Any) -> str:
    return f"{company(reason.who)} ends with {_more(reason, 'VP')}{_bounds_of(reason)}."


def _made(made: list[Any]) -> list[str]:
    """What companies make in the rest of the game."""
    parts: dict[str, list[str]] = {}
    for each in made:
        parts.setdefault(company(each.who), []).append(f"{_more(each, MADE[each.what])} ({_instead(each)})")
    return [f"{who} makes {listed(each[:MOST_TOLD])}." for who, each in parts.items()]


def _water(reasons: list[Any]) -> list[str]:
    parts = [f"{_more(each, 'drops')} into the dams of {company(each.who)} ({_instead(each)})" for each in reasons]
    return [f"Water: {listed(parts)}."] if parts else []


def _means(found: list[Any]) -> list[str]:
    """What becomes affordable by the next turn, and what does not any more; else what there is to pay with."""
    payable = [each for each in found if each.what not in HELD]
    if payable:
        parts = [f"{a(each.what)} ({_often(each.one)} instead of {_often(each.other)})" for each in payable]
        less = "more" if payable[0].more.mean > 0 else "less"
        return [f"At its next turn {company(payable[0].who)} can {less} often pay for {listed(parts)}."]
    parts = [f"{_more(each, each.what)} ({_instead(each)})" for each in found]
    return [f"At its next turn {company(found[0].who)} has {listed(parts)}."] if parts else []


def _often(share: float) -> str:
    return {0.0: "never", 1.0: "always"}.get(share) or f"in {100 * share:.0f} % of the playouts"


def _more(reason: Any, thing: str) -> str:
    """So much more or less: '3.2 VP more'."""
    fewer, much = "less" if thing in UNCOUNTED else "fewer", _plain(abs(reason.more.mean))
    one = thing.removesuffix("s") if much == "1" else thing
    return f"{much} {one} {'more' if reason.more.mean > 0 else fewer}"


def _bounds_of(reason: Any) -> str:
    near, far = sorted((abs(reason.more.low), abs(reason.more.high)))
    return f" ({_plain(near)} to {_plain(far)})" if near != far else ""


def _instead(reason: Any) -> str:
    return f"{_plain(reason.one)} instead of {_plain(reason.other)}"


def _plain(number: float) -> str:
    """A number as short as it is: '2', '2.4'."""
    return one_digit(number).removesuffix(".0")


MOST_EXPECTED = 4


def line(found: Any, option: str | None = None) -> list[str]:
    """What is expected next after an option, by default the best, a line a turn."""
    expected = found.expected(option)[:MOST_EXPECTED]
    told = [f"{step.turn} ({100 * step.share:.0f} %)" for step in expected]
    return [EXPECTED, *told] if told else []


EXPECTED = "Expected next, with the share of the playouts that went so:"
