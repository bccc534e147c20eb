"""What the interactive board says: its questions, the answers on its buttons and in its list, and its controls."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from ..board.map import CONDUITS
from . import telling
from .message import Message, Messages, message
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
PICKS = Messages("board-pick")
"""A part of an answer, as on a button, where it is not said by its name alone."""

Value: TypeAlias = str | int | tuple[tuple[str, int], ...] | None
"""What fills a blank of a move: a name, a number, or amounts of things."""


# Controls.


@message
def look() -> Message:
    """Leads to what can be clicked."""


@message
def back() -> Message:
    """Takes back a part of an answer."""


@message
def undo() -> Message:
    """Takes back a move."""


@message
def redo() -> Message:
    """Plays it again."""


@message
def answer() -> Message:
    """Takes the answer of the list."""


@message
def skip() -> Message:
    """Ends what moves."""


@message
def pause() -> Message:
    """Holds what moves."""


@message
def go_on() -> Message:
    """Lets it move on."""


@message
def all_answers() -> Message:
    """What the list of answers is called."""


@message
def short_names() -> Message:
    """Shows names on the map."""


@message
def short_names_tip() -> Message:
    """What that does."""


@message
def in_language() -> Message:
    """The label of the menu of languages."""


@message
def speed() -> Message:
    """How fast things move."""


@message
def no_motion() -> Message:
    """The speed at which nothing moves."""


@message
def title() -> Message:
    """What the board is called."""


@message
def in_words() -> Message:
    """What the text beside the picture is called."""


@message
def welcome() -> Message:
    """The first hint."""


@message
def welcome_list() -> Message:
    """The first hint where no answer lies on the picture."""


@message
def keys() -> Message:
    """What the keys do."""


@message
def choose(n: int) -> Message:
    """What the list of answers shows as long as none is chosen."""


def speeds() -> dict[float, str]:
    """The speeds that are offered, by what they are called."""
    return {0.5: "\u00bd", 1.0: "1", 2.0: "2", 4.0: "4", 0.0: no_motion()}


# Questions.


@message
def decide() -> Message:
    """What somebody must do who is asked nothing that has a name."""


@message
def asked(who: str, what: str) -> Message:
    """Who must decide, and what."""


def question(who: str, kind: str) -> str:
    """Who must decide what."""
    return asked(who, QUESTIONS[kind] if kind in QUESTIONS else decide())


@message
def won(who: tuple[str, ...], n: int) -> Message:
    """The end of the game, with who has won."""


def over(first: Iterable[str]) -> str:
    """The end of the game."""
    who = tuple(first)
    return won(who, len(who))


@message
def nobody_decides(phase: str) -> Message:
    """A moment of a round in which no company is asked."""


@message
def half(who: str, steps: str) -> Message:
    """Who is halfway through an answer, and how far."""


@message
def then(first: str, last: str) -> Message:
    """Two steps of an answer, one after the other."""


@message
def now(blank: str, again: bool) -> Message:
    """What to choose now, once more or for the first time."""


def halfway(who: str, picks: Iterable[tuple[str, Value]], slot: str) -> str:
    """What has been chosen so far of an answer, and what to choose now."""
    chosen = list(picks)
    steps: str = now(BLANKS.get(slot, slot), slot in dict(chosen))
    for each in reversed(chosen):
        steps = then(_short(*each), steps)
    return half(who, steps)


@message
def conduit_to(basin: int) -> Message:
    """A conduit by where it leads."""


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
    "contract": lambda value: PICKS("contract", number=value),
    "engineers": lambda value: count(value, "engineers"),
    "officer": lambda value: PICKS("officer", officer=value, power=OFFICER_POWERS[value]),
    "tile": lambda value: the(TILES[value]) if value else PICKS("no_tile"),
    "copying": lambda value: PICKS("copying", tile=value),
    "drops": lambda value: count(value, "drops"),
    "pay": lambda value: payment(value),
    "machines": lambda value: payment(value),
    "part": lambda value: PICKS("part", part=PARTS.get(value, value)),
    "pass": lambda value: PICKS("pass"),
    "decline": lambda value: PICKS("decline"),
}


@message
def let_act(who: str) -> Message:
    """The one answer to the turn of an Automa."""


@message
def plus(picked: str) -> Message:
    """One more of what is picked."""


@message
def less_by(picked: str) -> Message:
    """One less of what is picked."""


@message
def only(picked: str) -> Message:
    """No more than what is picked."""


def more(slot: str, value: Value) -> str:
    """One more of something that may be chosen several times."""
    return plus(pick(slot, value))


def less(slot: str, value: Value) -> str:
    """One less of it."""
    return less_by(pick(slot, value))


def done(picks: Iterable[tuple[str, Value]]) -> str:
    """Enough, though more could be chosen."""
    return only(listed(_short(slot, value) for slot, value in picks))


@message
def drops_make(drops: int, energy: int) -> Message:
    """A number of drops with the energy it would make."""


@message
def drops_make_for(drops: int, energy: int, owner: str) -> Message:
    """The same through the conduit of somebody who is due credits."""


def drops_for(drops: int, energy: int, owner: str | None = None) -> str:
    """A number of drops with the energy it would make, and the owner of the conduit who is due credits."""
    return drops_make_for(drops, energy, owner) if owner else drops_make(drops, energy)


def payment(amounts: Iterable[tuple[str, int]]) -> str:
    """Machines and credits: '3 excavators and 3 credits'."""
    return listed(count(amount, name) for name, amount in amounts)


@message
def choice_of(line: str, meaning: str) -> Message:
    """An answer in the plain list: what it means, and how it is written."""


@message
def way_of(dam: str, powerhouse: str, drops: str) -> Message:
    """A production: where its water comes from and goes to, and how much it makes."""


def picked(picks: Iterable[tuple[str, Value]]) -> str:
    """All parts of an answer."""
    return in_a_row(pick(*each) for each in picks)


# What happened, and what a thing is.


@message
def and_more(n: int) -> Message:
    """What there is no time to hear."""


def happened(sentences: Iterable[str], most: int) -> str:
    """What just happened, in as many sentences as can be heard at once."""
    told = list(sentences)
    shown = [*told[:most], *([and_more(len(told) - most)] if len(told) > most else [])]
    return one_by_one(shown) if shown else ""


@message
def rule(clause: str, sentence: str) -> Message:
    """A rule by its clause."""


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


@message
def refused(why_not: str) -> Message:
    """Why something cannot be chosen."""


@message
def taken_back(move: str) -> Message:
    """A move that was taken back, as it is told."""


def undone(move: object) -> str:
    """A move that was taken back."""
    return taken_back(telling.answer(move))


@message
def went_wrong(kind: str, error: str) -> Message:
    """An error, by its kind and text."""


def failed(error: BaseException) -> str:
    """An error, as the person at the board sees it."""
    return went_wrong(type(error).__name__, str(error))


@message
def not_to_show(kind: str) -> Message:
    """What `show` was given is nothing that lies on a table."""


@message
def no_such_speed(given: str) -> Message:
    """A speed that is none, as Python prints it."""
