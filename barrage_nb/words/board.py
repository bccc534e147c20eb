"""What the interactive board says: its questions, the answers on its buttons and in its list, and its controls."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from ..board.map import CONDUITS
from .message import Message, Messages, declared
from .names import (
    COMPANIES,
    OFFICER_POWERS,
    PARTS,
    QUESTIONS,
    TILES,
    count,
    in_a_row,
    listed,
    one_by_one,
    structure,
    the,
)
from .places import bare, place, spot

BLANKS = Messages("board-blank")
"""What is still to be chosen, by the blank of a move."""

Value: TypeAlias = str | int | tuple[tuple[str, int], ...] | None
"""What fills a blank of a move: a name, a number, or amounts of things."""


# Controls.


def look() -> Message: ...
def back() -> Message: ...
def undo() -> Message: ...
def redo() -> Message: ...
def answer() -> Message: ...
def skip() -> Message: ...
def pause() -> Message: ...
def go_on() -> Message: ...
def all_answers() -> Message: ...
def short_names() -> Message: ...
def short_names_tip() -> Message: ...
def in_language() -> Message: ...
def speed() -> Message: ...
def no_motion() -> Message: ...
def title() -> Message: ...
def in_words() -> Message: ...
def welcome() -> Message: ...
def welcome_list() -> Message: ...
def keys() -> Message: ...
def choose(n: int) -> Message: ...
def decide() -> Message: ...
def asked(who: str, what: str) -> Message: ...
def won(who: tuple[str, ...], n: int) -> Message: ...
def nobody_decides(phase: str) -> Message: ...
def half(who: str, steps: str) -> Message: ...
def then(first: str, last: str) -> Message: ...
def now(blank: str, again: bool) -> Message: ...
def conduit_to(basin: int) -> Message: ...
def let_act(who: str) -> Message: ...
def plus(picked: str) -> Message: ...
def less_by(picked: str) -> Message: ...
def only(picked: str) -> Message: ...
def drops_make(drops: int, energy: int) -> Message: ...
def drops_make_for(drops: int, energy: int, owner: str) -> Message: ...
def choice_of(line: str, meaning: str) -> Message: ...
def way_of(dam: str, powerhouse: str, drops: str) -> Message: ...
def and_more(n: int) -> Message: ...
def rule(clause: str, sentence: str) -> Message: ...
def refused(why_not: str) -> Message: ...
def taken_back(move: str) -> Message: ...
def went_wrong(kind: str, error: str) -> Message: ...
def not_to_show(kind: str) -> Message: ...
def no_such_speed(given: str) -> Message: ...
def pick_contract(number: int) -> Message: ...
def pick_officer(officer: str, power: str) -> Message: ...
def pick_no_tile() -> Message: ...
def pick_copying(tile: str) -> Message: ...
def pick_part(part: str) -> Message: ...
def pick_pass() -> Message: ...
def pick_decline() -> Message: ...


declared(__name__)


# Questions.


def question(who: str, kind: str) -> str:
    """Who must decide what."""
    return asked(who, QUESTIONS[kind] if kind in QUESTIONS else decide())


def halfway(who: str, picks: Iterable[tuple[str, Value]], slot: str) -> str:
    """What has been chosen so far of an answer, and what to choose now."""
    chosen = list(picks)
    steps: str = now(BLANKS.get(slot, slot), slot in dict(chosen))
    for each in reversed(chosen):
        steps = then(_short(*each), steps)
    return half(who, steps)


def _short(slot: str, value: Value) -> str:
    return conduit_to(CONDUITS[str(value)].target) if slot == "conduit" else pick(slot, value)


# Answers.


def pick(slot: str, value: Value) -> str:
    """One part of an answer, as on a button."""
    sentence = _PICKS.get(slot)
    return sentence(value) if sentence else str(value)


_PICKS: dict[str, Callable[[Any], str]] = {
    "company": lambda value: COMPANIES[value],
    "space": lambda value: bare(place(value)),
    "structure": lambda value: structure(value),
    "site": lambda value: bare(spot(value)),
    "dam": lambda value: bare(place(value)),
    "conduit": lambda value: bare(place(value)),
    "powerhouse": lambda value: bare(place(value)),
    "contract": lambda value: pick_contract(number=value),
    "engineers": lambda value: count(value, "engineers"),
    "officer": lambda value: pick_officer(officer=value, power=OFFICER_POWERS[value]),
    "tile": lambda value: the(TILES[value]) if value else pick_no_tile(),
    "copying": lambda value: pick_copying(tile=value),
    "drops": lambda value: count(value, "drops"),
    "pay": lambda value: listed(count(amount, name) for name, amount in value),
    "machines": lambda value: listed(count(amount, name) for name, amount in value),
    "part": lambda value: pick_part(part=PARTS.get(value, value)),
    "pass": lambda value: pick_pass(),
    "decline": lambda value: pick_decline(),
}


def done(picks: Iterable[tuple[str, Value]]) -> str:
    """Enough, though more could be chosen."""
    return only(listed(_short(slot, value) for slot, value in picks))


def picked(picks: Iterable[tuple[str, Value]]) -> str:
    """All parts of an answer."""
    return in_a_row(pick(*each) for each in picks)


# What happened, and what a thing is.


def happened(sentences: Iterable[str], most: int) -> str:
    """What just happened, in as many sentences as can be heard at once."""
    told = list(sentences)
    shown = [*told[:most], *([and_more(len(told) - most)] if len(told) > most else [])]
    return one_by_one(shown) if shown else ""


def explanation(
    text: str,
    clause: str | None,
    clauses: Mapping[str, str],
    why_not: str | None = None,
    why_first: bool = False,
    price: str = "",
) -> str:
    """A thing in a sentence, with the clause behind it, and why it cannot be chosen now: last, or first on a line.

    A price stands between the thing and the rule, on a line of its own.
    """
    behind = rule(clause, clauses[clause]) if clause is not None and clause in clauses else ""
    thing = ("\n" if price else " ").join(filter(None, (text, price, behind)))
    reason = refused(why_not) if why_not else ""
    return "\n".join(filter(None, (reason, thing))) if why_first else " ".join(filter(None, (thing, reason)))
