"""What a student hands in: one line of text, which says whatever it takes to play its games again."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from importlib.metadata import version
from math import isfinite
from typing import Any, NamedTuple, Protocol

from ..analysis.designs import Designed, as_designed, changes_of
from ..analysis.experiments import PRINTED as AS_PRINTED
from ..analysis.experiments import Experiment
from ..analysis.rounds import Measure, named_measure
from ..engine.rulings import RULE_SETS, Design
from ..engine.values import Table
from ..words import experiments, messages
from ..words.names import listed
from .asking import Quiz, Said
from .experiments import label_of

BETWEEN = " | "
UNKNOWN = "?"
AGAINST, SEATS, VERSION_OF = "against ", " players", "version "
GUESS, SAYS, NO_GUESS = "guess: ", "says: ", "none"
"""What stands in a line, in every language: a class hands in lines that one teacher reads."""
VERSION = version("barrage_nb")
"""Of this kit: another may play other games with the same seed."""
EXAMPLE = "Ada"
"""Who hands in what stands in the boxes of the lessons."""
DOTS = re.compile(r"(?<!\S)(\.{2,}|…)(?!\w)")
"""What stands in these boxes where somebody is to write."""
MOST_CODE = 2000
"""So many characters change more than there is to change."""
TYPED = str.maketrans("‘’“”–−", "''\"\"--")
"""What programs that write for people make of quotes and minus signs."""


class Guessed(Protocol):
    """A question, and what was said to it: what `predict` gives."""

    asked: Quiz

    @property
    def said(self) -> Said | None: ...


class OwnGames(NamedTuple):
    """The differences between games of the same seed, with one kind of players, from the first seed on."""

    players: str
    seed: int
    differences: tuple[float | None, ...]

    @property
    def known(self) -> dict[int, float]:
        """The differences that there are, by seed."""
        return {seed: each for seed, each in enumerate(self.differences, self.seed) if each is not None}

    def __str__(self) -> str:
        each = (UNKNOWN if number is None else in_figures(number) for number in self.differences)
        return f"{self.players} from seed {self.seed}: {' '.join(each)}"


def in_figures(number: float) -> str:
    """A difference as it stands in a line."""
    return f"{round(number, 3):+g}"


class UnderTest(NamedTuple):
    """What games can be put together about: what is changed against what, what is counted, and in which games."""

    changes: str
    against: str
    measure: str
    seats: int
    rules: str
    version: str


@dataclass(frozen=True)
class HandedIn:
    """What a student hands in: a guess, what a design changed in their own games, and what they say to it."""

    lesson: str
    name: str
    design: str
    changes: str
    measure: str
    guess: str
    games: tuple[OwnGames, ...]
    says: str = ""
    against: str = AS_PRINTED
    seats: int = 4
    rules: str = RULE_SETS[0]
    version: str = VERSION

    @property
    def under_test(self) -> UnderTest:
        """What its games are about."""
        return UnderTest(self.changes, self.against, self.measure, self.seats, self.rules, self.version)

    def __str__(self) -> str:
        table = f"{AGAINST}{self.against}, {self.seats}{SEATS}, {self.rules}, {VERSION_OF}{self.version}"
        head = self.lesson, self.name, f"{self.design} ({self.changes})", self.measure, table, f"{GUESS}{self.guess}"
        return BETWEEN.join((*head, *map(str, self.games), f"{SAYS}{self.says}")) + BETWEEN.rstrip()

    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True)
class NotYet:
    """What has still to be written before there is a line to hand in."""

    blanks: tuple[str, ...]

    @property
    def what(self) -> str:
        """What it is, in a few words."""
        return listed(experiments.BLANKS[each] for each in self.blanks)

    def __str__(self) -> str:
        return experiments.not_yet(self.what)

    def __repr__(self) -> str:
        return str(self)


def hand_in(
    lesson: str,
    name: str,
    found: Experiment,
    design: str,
    measure: Measure,
    guess: str | Guessed = "",
    says: str = "",
    *,
    against: str | None = None,
) -> HandedIn | NotYet:
    """What you have found out, as one line to copy and send: `collect` reads the lines of a class.

    It says what you guessed (what `predict` gave, or a text), what each of your games came to under a design against
    the same game as printed, and what you make of it. As long as one of these, or your name, is what stood in the box
    at first, it says what is still to be written.
    """
    against = found.printed if against is None else against
    games = tuple(
        _games(label_of(who, found.minds.get(who)), found.differences(measure, design, who, against))
        for who in found.players
    )
    if not all(each.differences for each in games):
        raise ValueError(experiments.no_pairs(design=design, against=against))
    said = guess if isinstance(guess, str) else _said(guess)
    changes, other = (in_code(changes_of(found.designs[each])) for each in (design, against))
    texts = (name, design, named_measure(measure), said or NO_GUESS, says)
    name, design, measure, said, says = (" ".join(text.replace("|", "/").split()) for text in texts)
    if blanks := blanks_of(name, said, says):
        return NotYet(blanks)
    lesson = "_".join(lesson.replace("|", "/").split())
    return HandedIn(lesson, name, design, changes, measure, said, games, says, other, found.seats, found.rules)


def blanks_of(name: str, guess: str, says: str) -> tuple[str, ...]:
    """What nobody has written yet: name, guess, or what one says to it."""
    blank = {
        "name": not name or name.casefold() == EXAMPLE.casefold() or bool(DOTS.search(name)),
        "guess": guess in ("", NO_GUESS) or bool(DOTS.search(guess)),
        "says": not says or bool(DOTS.search(says)),
    }
    return tuple(each for each, missing in blank.items() if missing)


def _games(players: str, differences: Mapping[int, float]) -> OwnGames:
    seeds = range(min(differences, default=0), max(differences, default=-1) + 1)
    return OwnGames(players, seeds.start, tuple(differences.get(seed) for seed in seeds))


def _said(guess: Guessed) -> str:
    if guess.said is None or all(said is None for said in guess.said):
        return ""
    return ", ".join(
        NO_GUESS if said is None else blank.text(said)
        for blank, said in zip(guess.asked.blanks, guess.said, strict=True)
    )


# A design as it is written in code.


def in_code(changed: Mapping[str, Any]) -> str:
    """What a design changes, as it is written in code; of a box its rows."""
    return ", ".join(f"{name}={value!r}" for name, value in changed.items()) or AS_PRINTED


def design_of(code: str) -> Designed:
    """The design or the box that is so written in code; the code is read, and never run."""
    if code == AS_PRINTED:
        return Design()
    try:
        changed = dict(_changed(code))
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        raise ValueError(experiments.no_changes(got=code[:60])) from None
    if changed.keys() == {"box"} and isinstance(changed["box"], str):
        return as_designed(changed["box"])
    known = tuple(field.name for field in fields(Design))
    for name in changed:
        if name not in known:
            raise ValueError(messages.unknown_word(where="design", got=name, known=known))
    return Design(**changed)


def _changed(code: str) -> Iterator[tuple[str, Any]]:
    if len(code) > MOST_CODE or "\\" in code:
        raise ValueError
    call = ast.parse(f"{Design.__name__}({code})", mode="eval").body
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.args or not call.keywords:
        raise ValueError
    for keyword in call.keywords:
        if keyword.arg is None:
            raise ValueError
        value = _value(keyword.value)
        hash(value)
        yield keyword.arg, value


def _value(written: ast.expr) -> Any:
    if not isinstance(written, ast.Call):
        return ast.literal_eval(written)
    if not isinstance(written.func, ast.Name) or written.func.id != Table.__name__ or written.keywords:
        raise ValueError
    (given,) = map(ast.literal_eval, written.args)
    return Table(given)


# A line is read.


def read_line(text: str) -> HandedIn:
    """The line that stands somewhere in a text; what is before and behind it does not matter."""
    parts = [" ".join(part.split()) for part in text.split(BETWEEN.strip())]
    guessed, said = (
        next((at for at, part in enumerate(parts) if part.startswith(mark.strip())), 0) for mark in (GUESS, SAYS)
    )
    if not 4 <= guessed < said - 1:
        raise ValueError(experiments.no_line())
    if guessed < 5 or not parts[guessed - 1].startswith(AGAINST):
        raise ValueError(experiments.old_line())
    before, name, changed, measure, table = parts[guessed - 5 : guessed]
    lesson = before.split()[-1].lstrip("\"'`>*([“„‘«") if before else ""
    design, _, changes = changed.translate(TYPED).removesuffix(")").rpartition(" (")
    if not lesson or not design:
        raise ValueError(experiments.no_line() if design else experiments.no_changes(got=changed))
    guess, says = parts[guessed].removeprefix(GUESS.strip()).strip(), parts[said].removeprefix(SAYS.strip()).strip()
    if blanks := blanks_of(name, guess, says):
        raise ValueError(listed(experiments.LACKING[each] for each in blanks))
    games = tuple(_read_games(parts[guessed + 1 : said]))
    changes = in_code(changes_of(design_of(changes)))
    return HandedIn(lesson, name, design, changes, measure, guess, games, says, *_read_table(table))


def _read_table(text: str) -> tuple[str, int, str, str]:
    """Against what, of how many, by which rules, and with which version of the kit it was played."""
    found = re.fullmatch(rf"{AGAINST}(.+), ([234]){SEATS}, ({'|'.join(RULE_SETS)}), {VERSION_OF}(\S+)", text)
    if found is None:
        raise ValueError(experiments.no_table(got=text[:60]))
    against, seats, rules, kit = found.groups()
    return in_code(changes_of(design_of(against.translate(TYPED)))), int(seats), rules, kit


def _read_games(parts: Iterable[str]) -> Iterator[OwnGames]:
    for part in parts:
        head, _, numbers = part.translate(TYPED).partition(":")
        players, _, seed = head.partition(" from seed ")
        try:
            found = tuple(None if each == UNKNOWN else float(each) for each in numbers.split())
            if not any(each is not None for each in found) or not all(each is None or isfinite(each) for each in found):
                raise ValueError
            yield OwnGames(players, int(seed), found)
        except ValueError:
            raise ValueError(experiments.no_numbers(got=part[:60])) from None
