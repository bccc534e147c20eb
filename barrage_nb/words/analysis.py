"""What is said about playouts: rollouts, comparisons, and how sure their numbers are."""

from collections.abc import Iterable, Mapping, Sequence
from math import floor, isinf, log10
from typing import Any, Protocol

from .history import SOURCES
from .names import company, count, listed, sayer

MESSAGES = {
    "few_playouts": "n={n}: so many playouts are not possible; it takes 2 or more, such as n=200",
    "no_width": "within={within}: an interval has a width; say within=1 for one point either way",
    "no_level": "level={level}: intervals hold with 0.5 or more, and never for certain; level=0.95 is usual",
    "no_policy": "{got!r} is no policy: a policy is a function from a seed to a strategy, such as builder_player; "
    "of a strategy without chances make one with lambda seed: {got}",
    "no_policy_for": "there is no policy for {who}; there are some for {known}",
    "no_such_company": "{who!r} is not in this game; its companies are {known}",
    "no_such_source": "points do not come from {source!r}; they come from {known}",
    "no_such_option": "{option!r} was not compared; these were: {known}",
    "no_such_measure": "by={by!r} is not counted; what can be compared is {known}",
    "no_moves": "there is no move to compare",
    "game_over": "this game is over; there is nothing left to play out",
    "no_cores": "BARRAGE_NB_CORES={got}: it says how many processes work out playouts, such as 4; 1 is this one alone",
    "no_executor": "executor={got!r} cannot work; choose 'cores', None for this process, an executor or a Dask client",
    "client_closed": "this Dask client is closed; make another one, or say executor=None",
    "cannot_be_sent": "{policy} cannot be sent to other processes ({why}): make it without what is open, or say "
    "executor=None",
    "workers_lost": "the workers have failed ({why}); what they had to do is worked out here",
    "no_column": "the table has no column {name!r}; it has {known}",
    "over_in_sweep": "there is nothing left to play out where the game is over: {names}",
    "policies_alike": "two policies have the same name ({names}); name them: {{'mine': …, 'yours': …}}",
    "not_kept": "{file} is not what {maker} has saved; give another name, or delete it",
    "damaged": "{file}, line {line}: this was not saved by {maker}; delete the line, and it is played out again",
    "other_companies": "only positions with the same companies can be compared: here {one}, there {other}",
}

say = sayer(MESSAGES)


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


UNKNOWN = "too few playouts to say how sure"


def estimate(found: Estimated) -> str:
    """A number with its interval: '31.4 ± 1.2'; in as many digits as it takes to see a narrow one, as of a share."""
    if 0 < found.reach < NARROW:
        digits = max(2, -floor(log10(found.reach)))
        return f"{found.mean + 0.0:.{digits}f} ± {found.reach:.{digits}f}".replace("-", "\u2212")
    return f"{minus(found.mean)} ± {_reach(found)}"


NARROW = 0.25
"""Of an interval that reaches less far, one digit says too little."""


def _reach(found: Estimated) -> str:
    return "?" if isinf(found.reach) else f"{found.reach:.1f}"


def minus(number: float, sign: str = "") -> str:
    """A number with one place behind the point and a true minus."""
    return f"{number + 0.0:{sign}.1f}".replace("-", "\u2212").replace("\u22120.0", "0.0").replace("+0.0", "0.0")


def more(found: Estimated) -> str:
    """A difference with its interval: '+3.2 ± 1.1'."""
    return f"{minus(found.mean, '+')} ± {_reach(found)}"


def share(found: Estimated) -> str:
    """A share with its interval: '62 % (55 to 69 %)'."""
    if isinf(found.reach):
        return f"{100 * found.mean:.0f} % (?)"
    return f"{100 * found.mean:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f} %)"


ENDED = {
    "counted": "",
    "narrow": "narrow enough",
    "limit": "at the limit, not yet narrow enough",
    "going on": "going on",
}
ENDED_AT_LENGTH = {
    "counted": "",
    "narrow": "It stopped there, as every interval is narrow enough.",
    "limit": "It stopped there, at the limit; not every interval is as narrow as you asked for.",
    "going on": "It is going on; the intervals hold whenever you stop.",
}
SO_FAR = "so far"
VP, WINS = "victory points", "wins"


def played(found: Any) -> str:
    """How a result was come by, in a sentence or two."""
    level = f"{100 * found.precision.level:g} %"
    many = f"{found.count} playouts by {found.policy} (seed {found.seed})"
    return " ".join(part for part in (f"{many}, {level} intervals.", ENDED_AT_LENGTH[found.ended]) if part)


def rollout(found: Any) -> str:
    """A rollout as plain text: by company the points and wins, and below them where the points come from."""
    rows = [("", VP, WINS)]
    rows += [(company(who), estimate(found.vp(who)), share(found.won(who))) for who in found.companies]
    lines = _columns(rows)
    told = [lines[0]]
    for who, line in zip(found.companies, lines[1:], strict=True):
        told += [line, f"  {points_by_source(found.so_far(who), found.sources(who))}"]
    return "\n".join([played(found), *told])


def points_by_source(so_far: int, sources: Mapping[str, Estimated]) -> str:
    """Where the points of a company come from: '12 so far, energy rank 8.1, contracts 4.0'."""
    parts = [f"{so_far} {SO_FAR}"]
    parts += [f"{source(name)} {minus(each.mean)}" for name, each in sources.items() if abs(each.mean) >= TOLD_FROM]
    return ", ".join(parts)


TOLD_FROM = 0.05
"""Points that would be written as 0.0 are not told."""


def source(name: str) -> str:
    """Where points come from."""
    return SOURCES.get(name, name)


def with_notation(line: str, notation: str) -> str:
    """A turn that would sound like another."""
    return f"{line} [{notation}]"


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
    each = ", ".join(f"{company(who)} {estimate(found.vp(who))}" for who in found.companies)
    return f"<Rollout: {each} VP from {_count(found)}>"


def _count(found: Any) -> str:
    ended = ENDED[found.ended]
    return f"{found.count} playouts{f', {ended}' if ended else ''}"


MEASURES = {"vp": "VP", "lead": "VP of lead", "won": "wins"}


def measure(by: str) -> str:
    """What is compared."""
    return MEASURES.get(by) or f"VP from {source(by)}"


def amount(found: Estimated, by: str) -> str:
    """So much of what is compared: '3.2 VP (1.1 to 5.3)'."""
    if by == "won":
        mean, low, high = (f"{minus(100 * number)}" for number in (found.mean, found.low, found.high))
        return f"{mean} % of the {measure(by)} ({low} to {high} %)"
    return f"{minus(found.mean)} {measure(by)} ({minus(found.low)} to {minus(found.high)})"


def verdict(found: Any) -> str:
    """What came of a comparison: what is best, by how much, and what is open."""
    best, *others = found.ranking
    if not others:
        return f"There is nothing to compare ‘{found.short(best)}’ with."
    apart = [option for option in others if option not in found.undecided]
    sentences = [_open(found, best)] if found.undecided else []
    if apart:
        nearest = apart[0]
        than = f"‘{found.short(nearest)}’" + ("" if len(apart) == len(others) == 1 else ", the best of the others,")
        by = amount(found.lost(nearest), found.by)
        sentences.insert(0, f"‘{found.short(best)}’ is better for {company(found.who)} than {than} by {by}.")
    return " ".join(sentences)


def _open(found: Any, best: str) -> str:
    """Which options may be as good as the best, and why."""
    if isinf(found.lost(found.undecided[0]).reach):
        return f"Which is best is open: {UNKNOWN}."
    if len(found.undecided) == 1:
        option = found.undecided[0]
        apart, both = found.lost(option), f"‘{found.short(best)}’ and ‘{found.short(option)}’"
        if not apart.mean and not apart.reach:
            return f"{both} came to the same in all {found.count} playouts."
        return (
            f"Between {both} it is open: the difference of {amount(apart, found.by)} "
            "lies within its interval, and may as well be none."
        )
    return (
        f"It is open which of {named(tuple(map(found.short, (best, *found.undecided))))} is best: "
        "their differences lie within their intervals, and may as well be none."
    )


def named(options: Sequence[str]) -> str:
    """Options by name, as many as can be read."""
    rest = len(options) - MOST_NAMED
    told = [f"‘{option}’" for option in options[:MOST_NAMED]]
    return listed([*told, f"{rest} more"] if rest > 0 else told)


MOST_NAMED = 4


def compared(found: Any) -> str:
    """A comparison as plain text: a row for each option, the verdict, and where the best two differ."""
    best = found.best
    rows = [("", measure(found.by), LOST)]
    for option in found.ranking:
        value = found.value(option)
        shown = share(value) if found.by == "won" else estimate(value)
        rows.append((found.told(option), shown, "" if option == best else lost(found.lost(option), found.by)))
    lines = [played(found), *_columns(rows), found.verdict]
    if len(found.ranking) > 1:
        lines += [told for told in [by_source(found, best, found.ranking[1])] if told]
    return "\n".join(lines)


OPEN, LOST = "open", "lost against the best"


def lost(found: Estimated, by: str) -> str:
    """What an option loses against the best: '0.7 ± 1.2, open'."""
    factor, unit = (100, " %") if by == "won" else (1, "")
    reach = "?" if isinf(found.reach) else f"{factor * found.reach:.1f}"
    return f"{minus(factor * found.mean)} ± {reach}{unit}" + (f", {OPEN}" if _is_open(found) else "")


def by_source(found: Any, one: str, other: str) -> str:
    """Where one option gets more than another, and where less: only what lies outside its interval."""
    parts = [f"{source(name)} {more(each)}" for name, each in found.sources(one, other).items() if not _is_open(each)]
    against = f"‘{found.short(one)}’ against ‘{found.short(other)}’"
    return f"{against}, by source: {', '.join(parts)}." if parts else ""


def _is_open(found: Estimated) -> bool:
    return found.low <= 0 <= found.high


def compared_in_short(found: Any) -> str:
    """A comparison in a line."""
    best, *others = found.ranking
    if not others:
        return f"<Compared: ‘{best}’ alone, {_count(found)}>"
    by = lost(found.lost(others[0]), found.by)
    return f"<Compared by {measure(found.by)}: ‘{best}’ before ‘{others[0]}’ by {by}; {_count(found)}>"


def unnamed(number: int) -> str:
    """What a position without a name is called in a table."""
    return f"position {number}"


def sweep(rows: Sequence[Mapping[str, Any]]) -> str:
    """A sweep as plain text: a row for each position, policy and company."""
    return "\n".join(_columns([SWEPT, *map(swept, rows)]))


SWEPT = ("", "policy", "", VP, WINS)


def more_rows(count: int) -> str:
    """What a page leaves out of a sweep."""
    return f"… and {count} rows more; pandas.DataFrame(…) has them all."


def swept(row: Mapping[str, Any]) -> tuple[str, ...]:
    """A row of a sweep: position, policy, company, points and wins."""
    vp = f"{minus(row['vp'])} ({minus(row['vp_low'])} to {minus(row['vp_high'])})"
    return row["position"], row["policy"], company(row["company"]), vp, f"{100 * row['won']:.0f} %"


def sweep_in_short(rows: Sequence[Mapping[str, Any]]) -> str:
    """A sweep in a line."""
    positions = len({(row["game"], row["position"]) for row in rows})
    policies = len({row["policy"] for row in rows})
    many = "1 policy" if policies == 1 else f"{policies} policies"
    return f"<Sweep: {count(len(rows), 'rows')}, {count(positions, 'positions')} under {many}>"


def plotted(title: str, y: str, x: str) -> str:
    """What a plot shows, for whom does not see it."""
    return f"Plot: {': '.join(filter(None, (title, y)))}" + (f", by {x}" if x else "")


def column(name: str) -> str:
    """What a column of a table holds."""
    return {"vp": VP, "won": "share of first places"}.get(name) or source(name)
