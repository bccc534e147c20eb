"""What a student hands in, as one line of text, and the lines of a class read back as one result."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any, NamedTuple, Protocol

from ..analysis.experiments import PRINTED, Experiment, Finding, Findings
from ..analysis.rounds import GameRow, Measure, named_measure
from ..analysis.statistics import LEVEL, mean
from ..words import handing_in as words
from .asking import Quiz, Said

BETWEEN = " | "
UNKNOWN = "?"
GUESS, SAYS, NO_GUESS = "guess: ", "says: ", "none"
"""What stands in a line, in every language: a class hands in lines that one teacher reads."""


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
        each = (UNKNOWN if number is None else f"{round(number, 3):+g}" for number in self.differences)
        return f"{self.players} from seed {self.seed}: {' '.join(each)}"


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

    def __str__(self) -> str:
        design = f"{self.design} ({self.changes})"
        head = self.lesson, self.name, design, self.measure, f"{GUESS}{self.guess}"
        return BETWEEN.join((*head, *map(str, self.games), f"{SAYS}{self.says}"))

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
) -> HandedIn:
    """What you have found out, as one line to copy and send: `collect` reads the lines of a class.

    It says what you guessed (what `predict` gave, or a text), what each of your games came to under a design against
    the same game as printed, and what you make of it.
    """
    if not name.strip():
        raise ValueError(words.no_name())
    against = found.printed if against is None else against
    games = tuple(_games(who, found.differences(measure, design, who, against)) for who in found.players)
    if not all(each.differences for each in games):
        raise ValueError(words.no_games(design=design, against=against))
    said = guess if isinstance(guess, str) else _said(guess)
    changes = in_code(found.designs[design].changes)
    texts = (lesson, name, design, changes, named_measure(measure), said or NO_GUESS, says)
    lesson, name, design, changes, measure, said, says = map(_one_field, texts)
    return HandedIn(lesson, name, design, changes, measure, said, games, says)


def in_code(changed: Mapping[str, Any]) -> str:
    """What a design changes, as it is written in code."""
    return ", ".join(f"{name}={value!r}" for name, value in changed.items()) or PRINTED


def _games(players: str, differences: Mapping[int, float]) -> OwnGames:
    seeds = range(min(differences, default=0), max(differences, default=-1) + 1)
    return OwnGames(players, seeds.start, tuple(differences.get(seed) for seed in seeds))


def _said(guess: Guessed) -> str:
    if guess.said is None:
        return ""
    return ", ".join(
        NO_GUESS if said is None else blank.text(said)
        for blank, said in zip(guess.asked.blanks, guess.said, strict=True)
    )


def _one_field(text: str) -> str:
    """A text that stays one field of one line."""
    return " ".join(text.replace("|", "/").split())


class Unread(NamedTuple):
    """A line that cannot be read, by its number, and why."""

    number: int
    line: str
    why: str


class Collected(Sequence[HandedIn]):
    """What a class has handed in: each line, those that could not be read, and what all games together say."""

    def __init__(self, answers: Iterable[HandedIn], unread: Iterable[Unread] = ()) -> None:
        self.answers, self.unread = tuple(answers), tuple(unread)

    def __getitem__(self, index: Any) -> Any:
        return self.answers[index]

    def __len__(self) -> int:
        return len(self.answers)

    @property
    def rows(self) -> list[GameRow]:
        """A row for each line: who, what was guessed, and what the games came to on average, by kind of players."""
        return [
            {**asdict(answer), "games": sum(len(games.known) for games in answer.games)}
            | {games.players: sum(games.known.values()) / len(games.known) for games in answer.games if games.known}
            for answer in self
        ]

    @property
    def effects(self) -> Findings:
        """What every design changed in all games together; a game that two have played counts once."""
        pooled: dict[tuple[str, str], dict[str, dict[int, float]]] = {}
        for answer in self:
            by = pooled.setdefault((answer.changes, answer.measure), {})
            for games in answer.games:
                by[games.players] = games.known | by.get(games.players, {})
        error = 1 - LEVEL
        return Findings(
            Finding(
                next(answer.design for answer in self if answer.changes == changes),
                PRINTED,
                measure,
                {players: mean(list(known.values()), error) for players, known in by.items()},
            )
            for (changes, measure), by in pooled.items()
        )

    def __str__(self) -> str:
        return words.collected(self)

    __repr__ = __str__


def collect(lines: str | Iterable[str]) -> Collected:
    """Read what a class has handed in: a text with a line for each, or such lines; the same line twice counts once."""
    answers, unread = dict[HandedIn, None](), list[Unread]()
    each = lines.splitlines() if isinstance(lines, str) else [part for line in lines for part in line.splitlines()]
    for number, line in enumerate(each, 1):
        if line.strip():
            try:
                answers[_read(line)] = None
            except ValueError as error:
                unread.append(Unread(number, line, str(error)))
    return Collected(answers, unread)


def _read(line: str) -> HandedIn:
    fields = [field.strip() for field in line.lstrip(" \t\"'`>*-").split("|")]
    if len(fields) < 7:
        raise ValueError(words.no_line())
    lesson, name, changed, measure, guess, *games, says = fields
    if not guess.startswith(GUESS.strip()) or not says.startswith(SAYS.strip()):
        raise ValueError(words.no_line())
    design, bracket, changes = changed.removesuffix(")").partition(" (")
    if not bracket:
        raise ValueError(words.no_changes(got=changed))
    guess, says = guess.removeprefix(GUESS.strip()).strip(), says.removeprefix(SAYS.strip()).strip()
    return HandedIn(lesson, name, design, changes, measure, guess, tuple(_read_games(games)), says)


def _read_games(fields: Iterable[str]) -> Iterator[OwnGames]:
    for field in fields:
        head, _, numbers = field.partition(":")
        players, _, seed = head.partition(" from seed ")
        try:
            found = tuple(None if each == UNKNOWN else float(each) for each in numbers.split())
            if not found or not all(each is None or isfinite(each) for each in found):
                raise ValueError
            yield OwnGames(players, int(seed), found)
        except ValueError:
            raise ValueError(words.no_numbers(got=field[:60])) from None
