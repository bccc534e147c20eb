"""From an idea to evidence: ideas to try, how many games one takes, and what rules seem to do that do nothing.

What a student hands in is one line of text, and the lines of a class are read back as one result.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from math import ceil, isfinite
from random import Random
from typing import Any, NamedTuple, Protocol

from ..analysis.experiments import LEAST_PAIRS, PLAYERS, PRINTED, Experiment, Finding, Findings, WhoPlays
from ..analysis.rounds import GameRow, Measure, named_measure
from ..analysis.statistics import FIRST_LOOK, LEVEL, Estimate, mean
from ..board.map import HEADSTREAMS
from ..engine.rulings import DESIGN_CHOICES, LIMITS, Design
from ..engine.values import Table
from ..words import design, experiments
from ..words.names import in_a_row, one_by_one
from .asking import Quiz, Said
from .experiments import MINDS

UNFELT = {"conduit_credits", "conduit_points", "red_fee", "first_prize", "second_prize"}
"""Of these an Automa knows nothing: it plays the very same game, and only its sums come out otherwise."""


@dataclass(frozen=True)
class Idea:
    """A design, and the number of the game that it may change."""

    design: Design
    measure: str

    @property
    def name(self) -> str:
        """What the design changes, as it is written in code."""
        return in_code(self.design.changes)

    @property
    def players(self) -> Mapping[str, WhoPlays]:
        """Who tries it out: programs and Automas; where Automas cannot feel what is changed, programs and builders."""
        return MINDS if set(self.design.changes) & UNFELT else PLAYERS

    @property
    def code(self) -> str:
        """The idea as it is written in code."""
        return f"Idea(Design({self.name}), {self.measure!r})"

    def __str__(self) -> str:
        return one_by_one([*design.told(self.design.changes), experiments.asked(experiments.measure(self.measure))])

    __repr__ = __str__


def _everywhere(drops: int) -> Table[str, int]:
    return Table(dict.fromkeys(HEADSTREAMS, drops))


IDEAS = (
    Idea(Design(engineers_each=10), "built"),
    Idea(Design(engineers_each=14), "contracts"),
    Idea(Design(engineers_each=16), "bank"),
    Idea(Design(engineers_each=8), "productions"),
    Idea(Design(wheel_segments=3), "contracts"),
    Idea(Design(wheel_segments=4), "energy"),
    Idea(Design(wheel_segments=5), "powerhouses"),
    Idea(Design(wheel_segments=7), "built"),
    Idea(Design(wheel_segments=8), "productions"),
    Idea(Design(conduit_credits=0, conduit_points=0), "foreign_drops"),
    Idea(Design(conduit_points=2), "conduits"),
    Idea(Design(conduit_credits=3), "foreign_drops"),
    Idea(Design(conduit_points=3), "gap"),
    Idea(Design(red_fee=0), "built"),
    Idea(Design(red_fee=6), "bases"),
    Idea(Design(red_fee=9), "powerhouses"),
    Idea(Design(first_prize=12, second_prize=4), "gap"),
    Idea(Design(first_prize=0, second_prize=0), "gap"),
    Idea(Design(second_prize=6), "new_leaders"),
    Idea(Design(first_prize=20), "new_leaders"),
    Idea(Design(turn_order="most energy"), "gap"),
    Idea(Design(turn_order="fixed"), "early_lead"),
    Idea(Design(turn_order="rotating"), "rank_kept"),
    Idea(Design(neutral_dams=False), "drops"),
    Idea(Design(neutral_dams=False), "bases"),
    Idea(Design(more_drops=_everywhere(1)), "drops"),
    Idea(Design(more_drops=_everywhere(-1)), "productions"),
    Idea(Design(rounds=4), "new_leaders"),
    Idea(Design(rounds=6), "gap"),
    Idea(Design(closed_spaces=("turbine+2", "turbine+2-red")), "energy"),
)
"""One for each student of a class."""


def idea(number: int) -> Idea:
    """The idea of a number of the class list; after the last they begin again."""
    if type(number) is not int or number < 1:
        raise ValueError(experiments.no_number(got=repr(number)[:60]))
    return IDEAS[(number - 1) % len(IDEAS)]


class Needed(NamedTuple):
    """So many pairs of games until zero leaves the interval: if the effect is at its far end, as found, or at its near.

    The last is None where the effect may be none: then no number is enough for sure.
    """

    least: int
    likely: int
    most: int | None

    def __str__(self) -> str:
        if self.most is None:
            return experiments.needed_at_least(self.least, self.likely)
        return experiments.needed(self.least, self.likely, self.most)

    def __repr__(self) -> str:
        return str(self)


def games_needed(found: Finding) -> dict[str, Needed | None]:
    """About how many pairs of games a verdict takes, by kind of players; None where that cannot be said."""
    return {who: _needed(each) for who, each in found.by.items()}


def _needed(found: Estimate) -> Needed | None:
    if found.mean == 0 or found.n < FIRST_LOOK:
        return None
    near, far = sorted((abs(found.low), abs(found.high)))

    def until_sure(effect: float) -> int:
        return max(LEAST_PAIRS, ceil(found.n * (found.reach / effect) ** 2))

    most = None if found.open else until_sure(near)
    return Needed(until_sure(far), until_sure(abs(found.mean)), most)


def rules_of_nothing(
    found: Experiment, measure: Measure, times: int = 20, pairs: int = 10, seed: int = 0
) -> list[GameRow]:
    """What so many rules seem to do that do nothing: rows for `plot`, from games of one design against others of it.

    The pairs of each are drawn by lot.
    """
    luck = Random(f"rules of nothing {seed}")
    values = {who: list(found.values(measure, found.printed, who).values()) for who in found.players}
    fewest = min(map(len, values.values()))
    if 2 * pairs > fewest:
        raise ValueError(experiments.too_few_games(pairs=pairs, games=fewest))

    def one(each: list[float]) -> Estimate:
        drawn = luck.sample(each, 2 * pairs)
        return mean([here - there for here, there in zip(drawn[:pairs], drawn[pairs:], strict=True)])

    return Findings(
        Finding(str(number), found.printed, named_measure(measure), {who: one(each) for who, each in values.items()})
        for number in range(1, times + 1)
    ).rows


class NumberToChange(NamedTuple):
    """A number of a design: how it is written in code, what it is, what is printed, and what it may be."""

    name: str
    what: str
    printed: str
    may_be: str


class NumbersToChange(tuple[NumberToChange, ...]):
    """Every number of a design."""

    def __str__(self) -> str:
        return "\n".join(experiments.number_to_change(*each) for each in self)

    __repr__ = __str__


def numbers_to_change() -> NumbersToChange:
    """The numbers that a design may change."""
    return NumbersToChange(
        NumberToChange(field.name, experiments.NUMBERS[field.name], repr(field.default), _may_be(field.name))
        for field in fields(Design)
    )


def _may_be(name: str) -> str:
    if name in LIMITS:
        return experiments.range_of(*LIMITS[name])
    return in_a_row(map(repr, DESIGN_CHOICES[name])) if name in DESIGN_CHOICES else experiments.EXAMPLES[name]


# What is handed in.

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
        raise ValueError(experiments.no_name())
    against = found.printed if against is None else against
    games = tuple(_games(who, found.differences(measure, design, who, against)) for who in found.players)
    if not all(each.differences for each in games):
        raise ValueError(experiments.no_pairs(design=design, against=against))
    said = guess if isinstance(guess, str) else _said(guess)
    changes = in_code(found.designs[design].changes)
    texts = (lesson, name, design, changes, named_measure(measure), said or NO_GUESS, says)
    lesson, name, design, changes, measure, said, says = (" ".join(text.replace("|", "/").split()) for text in texts)
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

    @property
    def told(self) -> list[str]:
        """How much was handed in, and what cannot be read."""
        students = {answer.name for answer in self}
        return [
            experiments.handed_in(len(self), len(students)),
            *(experiments.unread_line(line.number, line.why) for line in self.unread),
        ]

    def __str__(self) -> str:
        return "\n".join([*self.told, *map(str, self.effects)])

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
        raise ValueError(experiments.no_line())
    lesson, name, changed, measure, guess, *games, says = fields
    if not guess.startswith(GUESS.strip()) or not says.startswith(SAYS.strip()):
        raise ValueError(experiments.no_line())
    design, bracket, changes = changed.removesuffix(")").partition(" (")
    if not bracket:
        raise ValueError(experiments.no_changes(got=changed))
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
            raise ValueError(experiments.no_numbers(got=field[:60])) from None
