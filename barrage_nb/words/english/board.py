"""What the interactive board says: its questions, the answers on its buttons and in its list, and its controls."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from ...board.map import CONDUITS
from .names import (
    COMPANIES,
    OFFICER_POWERS,
    OFFICERS,
    PARTS,
    PHASES,
    QUESTIONS,
    TILES,
    capital,
    company,
    count,
    listed,
    the,
)
from .places import bare, place, spot
from .telling import answer

LOOK, BACK, UNDO, REDO = "Show me", "Back", "Undo", "Redo"
ANSWER, SKIP, PAUSE, GO_ON = "Answer", "Skip", "Pause", "Go on"
ALL_ANSWERS = "Every answer"
CHOOSE = "choose from {}"
SHORT_NAMES = "Short names"
SHORT_NAMES_TIP = "Show on the map what its places are called in moves: B2U, C2A, P8.1"
SPEED = "Speed"
SPEEDS = {0.5: "\u00bd", 1.0: "1", 2.0: "2", 4.0: "4", 0.0: "no motion"}
TITLE = "Barrage: the table"
IN_WORDS = "The position in words"
WELCOME = "Whatever has a blue ring can be clicked, and Show me leads there; hover over anything to learn what it is."
WELCOME_LIST = "The answers are in the list below the picture; hover over anything to learn what it is."
KEYS = (
    "Barrage. Arrow keys move between what can be answered, with Shift between all things; Enter answers; "
    "Backspace goes back; u undoes, r does again; Escape and Tab leave."
)

Value: TypeAlias = str | int | tuple[tuple[str, int], ...] | None
"""What fills a blank of a move: a name, a number, or amounts of things."""

BLANKS = {
    "company": "company",
    "contract": "contract",
    "space": "space",
    "engineers": "engineers",
    "officer": "officer to copy",
    "tile": "technology tile",
    "copying": "tile to copy",
    "structure": "structure",
    "site": "building space",
    "dam": "dam",
    "conduit": "conduit",
    "powerhouse": "powerhouse",
    "drops": "number of drops",
    "headstream": "headstream",
    "pay": "way to pay",
    "machines": "machines",
    "part": "part",
}
"""What is still to be chosen, by the blank of a move."""


def question(who: str, kind: str) -> str:
    """Who must decide what."""
    return f"{capital(company(who))}: {QUESTIONS.get(kind, 'decide')}"


def over(first: Iterable[str]) -> str:
    """The end of the game."""
    names = [company(name) for name in first]
    return f"The game is over: {listed(names)} {'wins' if len(names) == 1 else 'win'}"


def nobody_decides(phase: str) -> str:
    """A moment of a round in which no company is asked."""
    return f"{PHASES[phase]}: at this moment nobody has anything to decide"


def halfway(who: str, picks: Iterable[tuple[str, Value]], slot: str) -> str:
    """What has been chosen so far of an answer, and what to choose now."""
    chosen = list(picks)
    which = "next " if slot in dict(chosen) else ""
    steps = [*(_short(*pick) for pick in chosen), f"now the {which}{BLANKS.get(slot, slot)}"]
    return f"{capital(company(who))}: " + " \u203a ".join(steps)


def _short(slot: str, value: Value) -> str:
    return f"conduit to basin {CONDUITS[str(value)].target}" if slot == "conduit" else pick(slot, value)


def pick(slot: str, value: Value) -> str:
    """One part of an answer, as on a button."""
    sentence = _PICKS.get(slot)
    return sentence(value) if sentence else str(value)


_PICKS: dict[str, Callable[[Any], str]] = {
    "company": lambda value: COMPANIES[value],
    "space": lambda value: bare(place(value)),
    "site": lambda value: bare(spot(value)),
    "dam": lambda value: bare(place(value)),
    "conduit": lambda value: bare(place(value)),
    "powerhouse": lambda value: bare(place(value)),
    "contract": lambda value: f"contract {value}",
    "engineers": lambda value: count(value, "engineers"),
    "officer": lambda value: f"{OFFICERS[value]}: {OFFICER_POWERS[value]}",
    "tile": lambda value: the(TILES[value]) if value else "no tile",
    "copying": lambda value: f"as {the(TILES[value])}",
    "drops": lambda value: count(value, "drops"),
    "pay": lambda value: payment(value),
    "machines": lambda value: payment(value),
    "part": lambda value: f"first {PARTS.get(value, value)}",
    "pass": lambda value: "pass for this round",
    "decline": lambda value: "do without",
}


def let_act(who: str) -> str:
    """The one answer to the turn of an Automa."""
    return f"Let {company(who)}'s Automa act"


def more(slot: str, value: Value) -> str:
    """One more of something that may be chosen several times."""
    return f"+ {pick(slot, value)}"


def less(slot: str, value: Value) -> str:
    """One less of it."""
    return f"\u2212 {pick(slot, value)}"


def done(picks: Iterable[tuple[str, Value]]) -> str:
    """Enough, though more could be chosen."""
    return f"only {listed(_short(slot, value) for slot, value in picks)}"


def drops_for(drops: int, energy: int, owner: str | None = None) -> str:
    """A number of drops with the energy it would make, and the owner of the conduit who is due credits."""
    fee = f", {count(drops, 'credits')} to {company(owner)}" if owner else ""
    return f"{count(drops, 'drops')}: {energy} energy{fee}"


def payment(amounts: Iterable[tuple[str, int]]) -> str:
    """Machines and credits: '3 excavators and 3 credits'."""
    return listed(count(amount, name) for name, amount in amounts)


def choice_of(line: str, meaning: str) -> str:
    """An answer in the plain list: what it means, and how it is written."""
    return f"{capital(meaning.removesuffix('.'))} \u2014 {line}"


def way_of(dam: str, powerhouse: str, drops: str) -> str:
    """A production: where its water comes from and goes to, and how much it makes."""
    return f"from {place(dam)} to {place(powerhouse)}, {drops}"


def picked(picks: Iterable[tuple[str, Value]]) -> str:
    """All parts of an answer."""
    return ", ".join(pick(*each) for each in picks)


def happened(sentences: Iterable[str], most: int) -> str:
    """What just happened, in as many sentences as can be heard at once."""
    told = list(sentences)
    rest = len(told) - most
    return " ".join(told[:most]) + (f" \u2026 and {rest} more." if rest > 0 else "")


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
    rule = f"{clause}: {clauses[clause]}" if clause is not None and clause in clauses else ""
    thing = ("\n" if price else " ").join(filter(None, (text, price, rule)))
    reason = refused(why_not) if why_not else ""
    return "\n".join(filter(None, (reason, thing))) if why_first else " ".join(filter(None, (thing, reason)))


def refused(why_not: str) -> str:
    """Why something cannot be chosen."""
    reason = why_not.rstrip(".\u2026")
    return f"Not now \u2014 {reason}."


def undone(move: object) -> str:
    """A move that was taken back."""
    return f"Taken back: {answer(move)}."


def failed(error: BaseException) -> str:
    """An error, as the person at the board sees it."""
    return f"Something went wrong; the position is as before. {type(error).__name__}: {error}"


def not_to_show(kind: str) -> str:
    """What `show` was given is nothing that lies on a table."""
    return f"show wants a position or a game, not {kind}; sketch(…), new_game(…) and Game(…) give one"


def no_such_speed(speed: object) -> str:
    """A speed that is none."""
    return f"speed: {speed!r} is no speed; 1 is the usual one, 2 twice as fast, 0 shows no motion"
