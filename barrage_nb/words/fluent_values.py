"""What stands in a message of Fluent: numbers as players write them, things in the form a sentence asks for."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import Visitor, ast

from ..board.map import HEADSTREAMS
from ..board.refs import Ref
from .marks import SPEAKERS, Sayable, first_letter, in_form, mark


class Whole(FluentInt):
    """A whole number without marks between its digits, below zero with a minus sign and not a hyphen."""

    def format(self, locale: Any) -> str:
        """Its digits."""
        return str(int(self)).replace("-", "\u2212")


class NotWhole(FluentFloat):
    """A number that is not whole, as short as it is."""

    def format(self, locale: Any) -> str:
        """Its digits."""
        return str(SPEAKERS["decimal_of"](float(self)))


class Named(FluentType):
    """A message as a value of another."""

    def __init__(self, said: str, form: str | None = None) -> None:
        self.said, self.inner = said, form

    def format(self, locale: Any) -> str:
        """Its text."""
        return _short(self.form(self.inner) if self.inner else str(self.said))

    def form(self, form: str) -> str:
        """Its text in another form; what is no message has but one."""
        return in_form(self.said, form)


GRAMMAR = ("gender", "number")
"""Forms that no one reads: sentences select by them."""


class Marked(Named):
    """The same, with marks around all in it that names a thing."""

    def format(self, locale: Any) -> str:
        """Its text; too long a one is not marked."""
        marked = self.said.marked(self.inner) if isinstance(self.said, Sayable) else self.said
        return marked if len(marked) <= LONG else super().format(locale)

    def form(self, form: str) -> str:
        """Its text in another form."""
        if isinstance(self.said, Sayable) and form not in GRAMMAR:
            return self.said.marked(form)
        return super().form(form)


class Numbered(Whole):
    """The number of a contract or a basin, marked as its name."""

    kind: str

    def format(self, locale: Any) -> str:
        """Its digits."""
        return mark(super().format(locale), [Ref(self.kind, int(self))])


NUMBERED = {"contract": "contract", "contracts": "contract", "basin": "basin", "basins": "basin"}
"""Values that are numbers of things, and what these are."""


class Truth(str):
    """Yes or no, as a message selects by it: `[true]`."""

    __slots__ = ()


LONG = 2400
"""Fluent refuses a longer text as a value; nobody reads it to its end."""


MANY = 200
"""So many things of a list are read; a longer one ends with an ellipsis."""


def _short(text: str) -> str:
    return text if len(text) <= LONG else f"{text[:LONG]} …"


def argument(value: Any, form: str | None = None) -> Any:
    """A value as Fluent takes it."""
    if isinstance(value, bool):
        return Truth(str(value).lower())
    if isinstance(value, int):
        return Whole(value)
    if isinstance(value, float):
        return NotWhole(value)
    if isinstance(value, (tuple, list)):
        return Named(SPEAKERS["listed"](value if len(value) <= MANY else (*value[:MANY], "…")), form)
    if isinstance(value, Sayable):
        return Named(value, form)
    return _short(value) if isinstance(value, str) else Raw(value)


def marked_argument(name: str, value: Any, form: str | None = None) -> Any:
    """The same, with marks around what names a thing: a place, a contract's number, a headstream's letters."""
    if isinstance(value, (tuple, list)):
        marked = [each if isinstance(each, str) else marked_argument(name, each) for each in value[:MANY]]
        things = [each.format(None) if isinstance(each, Numbered) else each for each in marked]
        return Marked(SPEAKERS["listed"](things if len(value) <= MANY else (*things, "…")), form)
    if isinstance(value, Sayable):
        return Marked(value, form)
    if isinstance(value, int) and not isinstance(value, bool) and name in NUMBERED:
        number = Numbered(value)
        number.kind = NUMBERED[name]
        return number
    lettered = isinstance(value, str) and value in HEADSTREAMS
    return mark(value, [Ref("headstream", value)]) if lettered else argument(value, form)


def formatted(bundle: FluentBundle, pattern: Any, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
    """A pattern with its values, and what went wrong; format_pattern would write numbers in its own way.

    Whose something is that a name in s has, English says with no other s: the Netherlands' wheel.
    """
    errors: list[Exception] = []
    current = CurrentEnvironment(args=dict(values))
    try:
        said = str(pattern(ResolverEnvironment(context=bundle, current=current, errors=errors))).replace("s's ", "s' ")
    except ValueError as wrong:
        return "", [*errors, wrong]
    return said, errors


class Raw(FluentType):
    """Anything else that somebody gave, as Python prints it."""

    def __init__(self, given: object) -> None:
        self.given = given

    def format(self, locale: Any) -> str:
        """Its text."""
        return _short(str(self.given))


def quoted(value: Any) -> str:
    """QUOTED($got): what somebody wrote, as Python writes it."""
    if isinstance(value, Named):
        return _short(repr(str(value.said)))
    if isinstance(value, Truth):
        return value.capitalize()
    return _short(repr(value.given if isinstance(value, Raw) else int(value) if isinstance(value, Whole) else value))


def up_to(number: Any, noun: Any) -> str:
    """UP_TO($n, "drops"): how many one may take, from one on."""
    return str(SPEAKERS["up_to"](int(number), str(noun)))


def name(thing: Any, *, form: str) -> str:
    """NAME($tile, form: "genitive"): a thing in a form; also its gender, to select by."""
    return thing.form(form) if isinstance(thing, Named) else str(thing)


def count(number: Any, noun: Any, *, form: str | None = None) -> str:
    """COUNT($n, "drops"): a number with its noun."""
    counted = SPEAKERS["count"](int(number), str(noun))
    return str(in_form(counted, form) if form else counted)


def agree(thing: Any, *, one: str, many: str) -> str:
    """AGREE($who, one: "buduje", many: "budują"): a word that goes with the number of a thing; `.number` tells it."""
    return many if isinstance(thing, Named) and thing.form("number") == "many" else one


def key(thing: Any) -> str:
    """KEY($who): what a thing is called in the game's own files, to select by."""
    said = thing.said if isinstance(thing, Named) else thing
    return said.key if isinstance(said, Sayable) else str(said)


def capital(sentence: Any) -> str:
    """CAPITAL($sentence): with a capital letter at its beginning."""
    text = sentence.format(None) if isinstance(sentence, Named) else str(sentence)
    first = first_letter(text)
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def unended(sentence: Any) -> str:
    """UNENDED($sentence): without the stop at its end, where more follows."""
    return (sentence.format(None) if isinstance(sentence, Named) else str(sentence)).rstrip(".\u2026")


def decimal(number: Any, digits: Any, *, sign: str = "") -> str:
    """DECIMAL($mean, 1): a number in so many digits behind the mark; with sign: "+" it has one also above zero."""
    return str(SPEAKERS["decimal"](float(number), int(digits), sign))


def signed(number: Any) -> str:
    """SIGNED($n): with a plus or a minus sign; nought has neither."""
    return str(SPEAKERS["signed"](int(number)))


def thing(said: Any, name: Any) -> str:
    """THING("basin 8", "basin 8"): words that name a thing, and which; a page lights it on its picture."""
    return str(said)


def marked_thing(said: Any, name: Any) -> str:
    """The same, with marks around it."""
    return mark(str(said), [Ref.read(str(name))])


SAID_BY_NAME = (agree, capital, count, decimal, key, name, quoted, signed, thing, unended, up_to)
FUNCTIONS: dict[str, Callable[..., Any]] = {each.__name__.upper(): each for each in SAID_BY_NAME}
"""What a message may call beside Fluent's own NUMBER and DATETIME."""
MARKING: dict[str, Callable[..., Any]] = {**FUNCTIONS, "THING": marked_thing}
"""The same where all that names a thing is marked."""


class _Lines(Visitor):
    """A line break inside a message is a space, and an empty line a line break, so that files need no long lines."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = re.sub(r"\n+", lambda found: "\n" * (len(found[0]) - 1) or " ", node.value)


class _Words(Visitor):
    """Whether there is a letter outside the values."""

    found = False

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found = self.found or any(map(str.isalpha, node.value))


def has_words(message: ast.Message) -> bool:
    """Whether a message has words of its own, or only marks and spaces around its values."""
    words = _Words()
    words.visit(message)
    return words.found


def resource(text: str, name: str) -> ast.Resource:
    """The messages of a file; one that cannot be read is an error that says where, why, and how it begins."""
    parsed = FluentResource(text)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = "; ".join(str(wrong.message) for wrong in entry.annotations or ())
            raise ValueError(f"{name}, line {line}: not readable as Fluent: {str(entry.content).strip()[:80]!r}: {why}")
    _Lines().visit(parsed)
    return parsed
