"""The lines of a class as one result: what belongs together, what contradicts, and what the games say once more."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from itertools import chain, zip_longest
from random import Random
from typing import Any, NamedTuple

from ..analysis.experiments import Finding, Findings, GamesToPlay, OneGame, played
from ..analysis.rounds import GameRow, measure_named, measured
from ..analysis.seeds import number_of
from ..analysis.statistics import LEVEL, mean
from ..words import experiments as words
from ..words.names import listed, told_together
from .experiments import players_of
from .handing_in import BETWEEN, VERSION, HandedIn, OwnGames, UnderTest, design_of, in_figures, read_line

CLOSE = 0.001
"""How far a number of a line, which is rounded, may be from that of the games."""
SHOWN = 3
"""Of so many games that are contradicted it is said what each line says."""


class SentLine(NamedTuple):
    """What somebody has handed in, and on which line of the text."""

    number: int
    answer: HandedIn


class Unread(NamedTuple):
    """A line by its number, and why it does not count or is not checked."""

    number: int
    line: str
    why: str


class SaidBy(NamedTuple):
    """What one line says that a pair of games came to."""

    line: SentLine
    value: float


class Checked(NamedTuple):
    """How many pairs of games were played again, and which lines are not so, or could not be checked."""

    pairs: int = 0
    wrong: tuple[Unread, ...] = ()
    unknown: tuple[Unread, ...] = ()


class Again(NamedTuple):
    """A pair of games to play again: whose, with which players and seed, and what the line says of it."""

    line: SentLine
    players: str
    seed: int
    said: float

    @property
    def games(self) -> tuple[OneGame, OneGame]:
        """The game under the rule, and the one against it."""
        answer = self.line.answer
        return OneGame(answer.changes, self.players, self.seed), OneGame(answer.against, self.players, self.seed)


class Collected(Sequence[HandedIn]):
    """What a class has handed in: each line that counts, those that do not, and what all games together say."""

    def __init__(
        self,
        lines: Iterable[SentLine],
        unread: Iterable[Unread] = (),
        passed: Iterable[int] = (),
        checked: Checked = Checked(),
    ) -> None:
        wrong = {each.number for each in checked.wrong}
        self.lines = tuple(line for line in lines if line.number not in wrong)
        self.unread = tuple(sorted((*unread, *checked.wrong)))
        self.passed, self.checked = tuple(passed), checked

    def __getitem__(self, index: Any) -> Any:
        return self.answers[index]

    def __len__(self) -> int:
        return len(self.lines)

    @property
    def answers(self) -> tuple[HandedIn, ...]:
        """What was handed in, without the numbers of the lines."""
        return tuple(line.answer for line in self.lines)

    @property
    def rows(self) -> list[GameRow]:
        """A row for each line: who, what was guessed, and what the games came to on average, by kind of players.

        `design` is the name that `effects` has for it.
        """
        names = names_of(answer.under_test for answer in self)
        return [
            {**asdict(answer), "design": names[answer.under_test]}
            | {"games": sum(len(games.known) for games in answer.games)}
            | {games.players: sum(games.known.values()) / len(games.known) for games in answer.games if games.known}
            for answer in self
        ]

    @property
    def effects(self) -> Findings:
        """What every rule changed in all games that belong together.

        A game that two have played counts once, and not at all where they do not say the same of it.
        """
        names = names_of(answer.under_test for answer in self)
        agreed = {
            test: {
                players: [said[0].value for said in each.values() if not _differ(said)] for players, each in by.items()
            }
            for test, by in said_of(self.lines).items()
        }
        return Findings(
            Finding(
                names[test],
                test.against,
                test.measure,
                {who: mean(each, 1 - LEVEL) for who, each in by.items() if each},
            )
            for test, by in agreed.items()
            if any(by.values())
        )

    @property
    def told(self) -> list[str]:
        """How much was handed in, what does not count, and what is not as it should be."""
        return [
            words.handed_in(len(self), len({answer.name for answer in self})),
            *(words.unread_line(line.number, line.why) for line in self.unread),
            *([words.played_again(self.checked.pairs)] if self.checked.pairs else ()),
            *(words.unchecked_line(line.number, line.why) for line in self.checked.unknown),
            *self._contradictions(),
            *self._numbers_of_two(),
            *([words.passed_over(len(self.passed), listed(map(str, self.passed)))] if self.passed else ()),
        ]

    def _contradictions(self) -> Iterator[str]:
        names = names_of(answer.under_test for answer in self)
        for test, by in said_of(self.lines).items():
            for players, each in by.items():
                seeds = [(seed, said) for seed, said in each.items() if _differ(said)]
                if seeds:
                    shown = told_together(
                        words.said_of_seed(seed, _who_says_what(said)) for seed, said in seeds[:SHOWN]
                    )
                    about = names[test], words.measure(test.measure), words.players(players)
                    yield words.contradiction(*about, shown, max(len(seeds) - SHOWN, 0))

    def _numbers_of_two(self) -> Iterator[str]:
        """The numbers of the class list that more than one student has played with."""
        users = dict[int, dict[str, None]]()
        for answer in self:
            for number in (number_of(seed) for games in answer.games for seed in games.known):
                if number is not None:
                    users.setdefault(number, {})[answer.name] = None
        for number, names in sorted(users.items()):
            if len(names) > 1:
                yield words.number_of_two(number, listed(names))

    def __str__(self) -> str:
        return "\n".join([*self.told, *map(str, self.effects)])

    __repr__ = __str__


def collect(
    lines: str | Iterable[str], check: int = 0, progress: Callable[[int, int], object] | None = None
) -> Collected:
    """Read what a class has handed in: messages with a line for each; the same line twice counts once.

    With `check=2`, two pairs of games of each line are played again, and a line does not count of which a number is not
    what its games give. `progress` is told after each game how many are done, and of how many.
    """
    found, unread, passed = dict[HandedIn, int](), list[Unread](), list[int]()
    each = lines.splitlines() if isinstance(lines, str) else [part for line in lines for part in str(line).splitlines()]
    for number, text in enumerate(each, 1):
        if BETWEEN.strip() not in text:
            passed += [number] if text.strip() else []
            continue
        try:
            found.setdefault(read_line(text), number)
        except ValueError as error:
            unread.append(Unread(number, text, str(error)))
    read = tuple(SentLine(number, answer) for answer, number in found.items())
    return Collected(read, unread, passed, _checked(read, check, progress))


# What belongs together, and what it is called.


def names_of(tests: Iterable[UnderTest]) -> dict[UnderTest, str]:
    """What each rule is called: what it changes, as it is written in code, and what else tells it from the others."""
    each = tuple(dict.fromkeys(tests))
    apart = [name for name in words.APART if len({getattr(test, name) for test in each}) > 1]
    names = {
        test: ", ".join([test.changes, *(words.APART(name, value=getattr(test, name)) for name in apart)])
        for test in each
    }
    alike = Counter(names.values())
    return {test: f"{name}, {words.measure(test.measure)}" if alike[name] > 1 else name for test, name in names.items()}


def said_of(lines: Iterable[SentLine]) -> dict[UnderTest, dict[str, dict[int, list[SaidBy]]]]:
    """What lines say of each pair of games, by what is tested, players and seed."""
    found: dict[UnderTest, dict[str, dict[int, list[SaidBy]]]] = {}
    for line in lines:
        by = found.setdefault(line.answer.under_test, {})
        for games in line.answer.games:
            seeds = by.setdefault(games.players, {})
            for seed, value in games.known.items():
                seeds.setdefault(seed, []).append(SaidBy(line, value))
    return found


def _differ(said: Sequence[SaidBy]) -> bool:
    return len({each.value for each in said}) > 1


def _who_says_what(said: Iterable[SaidBy]) -> str:
    return listed(words.said_by(in_figures(each.value), each.line.answer.name, each.line.number) for each in said)


# What was handed in is played again.


def _checked(lines: Sequence[SentLine], check: int, progress: Callable[[int, int], object] | None) -> Checked:
    contradicted = {
        (test, players, seed)
        for test, by in said_of(lines).items()
        for players, each in by.items()
        for seed, said in each.items()
        if _differ(said)
    }
    again, wrong, unknown = list[Again](), list[Unread](), list[Unread]()
    for line in lines if check > 0 else ():
        drawn, strange = _drawn(line, check, contradicted)
        unknown += [Unread(line.number, str(line.answer), strange)] if strange else []
        try:
            for each in drawn:
                _job([each]).start(each.games[0])
            again += drawn
        except ValueError as error:  # there is no such game
            wrong.append(Unread(line.number, str(line.answer), str(error)))
    found = _played(again, progress)
    for line in lines:
        differing = [
            words.other_number(words.players(each.players), each.seed, in_figures(each.said), in_figures(found[each]))
            for each in again
            if each.line == line and not abs(found[each] - each.said) <= CLOSE
        ]
        if differing:
            wrong.append(Unread(line.number, str(line.answer), told_together(differing)))
    return Checked(len(again), tuple(wrong), tuple(unknown))


def _drawn(line: SentLine, check: int, contradicted: Collection[tuple[UnderTest, str, int]]) -> tuple[list[Again], str]:
    """Pairs of a line, drawn by lot from each kind of players in turn, the contradicted first; and why not of all."""
    answer = line.answer
    if answer.version != VERSION:
        return [], words.other_version(answer.version, VERSION)
    if measure_named(answer.measure) is None:
        return [], words.unknown_measure(answer.measure)
    strange = [games.players for games in answer.games if players_of(games.players) is None]
    known = [_by_lot(line, games) for games in answer.games if games.players not in strange]
    in_turn = [each for each in chain.from_iterable(zip_longest(*known)) if each is not None]
    in_turn.sort(key=lambda each: (answer.under_test, each.players, each.seed) not in contradicted)
    return in_turn[:check], words.unknown_players(listed(strange)) if strange else ""


def _by_lot(line: SentLine, games: OwnGames) -> list[Again]:
    each = [Again(line, games.players, seed, value) for seed, value in games.known.items()]
    Random(f"check {line.answer}").shuffle(each)
    return each


def _job(again: Sequence[Again]) -> GamesToPlay:
    """The games of some pairs that are played by the same rules by as many."""
    games = tuple(dict.fromkeys(game for each in again for game in each.games))
    designs = {game.design: design_of(game.design) for game in games}
    players = {game.players: who for game in games if (who := players_of(game.players)) is not None}
    answer = again[0].line.answer
    return GamesToPlay(games, designs, players, answer.seats, answer.rules)


def _played(again: Sequence[Again], progress: Callable[[int, int], object] | None) -> Mapping[Again, float]:
    """What each pair comes to."""
    tables = dict[tuple[int, str], list[Again]]()
    for each in again:
        tables.setdefault((each.line.answer.seats, each.line.answer.rules), []).append(each)
    jobs = {table: _job(pairs) for table, pairs in tables.items()}
    all_games, done, found = sum(len(job.games) for job in jobs.values()), 0, dict[Again, float]()
    for table, job in jobs.items():
        rows = dict[OneGame, list[GameRow]]()
        with closing(played(job)) as each_game:
            for game, of_game in each_game:
                rows[game], done = of_game, done + 1
                if progress is not None:
                    progress(done, all_games)
        for each in tables[table]:
            measure = measure_named(each.line.answer.measure)
            assert measure is not None
            here, there = (measured(measure)(rows[game]) for game in each.games)
            found[each] = here - there
    return found
