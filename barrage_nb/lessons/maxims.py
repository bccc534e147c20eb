"""What strong players say, as sentences that could turn out wrong: what games of programs say to each."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from ..analysis.experiments import PRINTED as AS_PRINTED
from ..analysis.experiments import Experiment, Finding, WhoPlays
from ..analysis.quick import wavering_player
from ..analysis.rounds import GameRow, Measure, named_measure, of_company, rounds_of
from ..analysis.statistics import mean
from ..words import maxims as words
from ..words.experiments import player_change, players
from ..words.message import Message
from ..words.names import in_a_row
from .experiments import STRONGEST, large
from .experiments.habits import Habit
from .handing_in import HandedIn, NotYet, OwnGames, blanks_of, in_code

GAMES = "27_one_alone"
USUAL, OWN = "programs", "mine"
Looking: TypeAlias = Callable[[Experiment], Finding]
"""What is looked at in the games of the lesson."""
AGREES, OPEN, CONTRADICTS, UNTESTED = "agrees", "open", "contradicts", "untested"
FOUND_OUT = AGREES, OPEN, CONTRADICTS


def alone(kind: str, measure: Measure, found: Experiment | None = None) -> Finding:
    """What it changes that one company does otherwise, against the same games in which all play alike."""
    games = large(GAMES) if found is None else found
    usual, here = (games.values(measure, games.printed, who) for who in (USUAL, kind))
    more = mean([here[seed] - usual[seed] for seed in here])
    return Finding(players(kind), players(USUAL), named_measure(measure), {USUAL: more})


def one_alone(company: str, *kinds: str) -> Looking:
    """Whether a company that alone does otherwise, in one way or more, ends with more points."""
    points = of_company(company, "vp")

    def look(found: Experiment) -> Finding:
        each = {kind: alone(kind, points, found) for kind in kinds}
        if len(each) == 1:
            return each[kinds[0]]
        return replace(each[kinds[0]], by={kind: one.by[USUAL] for kind, one in each.items()})

    return look


def everywhere(measure: Callable[[Sequence[GameRow]], float]) -> Looking:
    """A difference within each game, with both kinds of players who all play alike."""
    kinds = USUAL, STRONGEST
    return lambda found: Finding("", "", measure.__name__, {k: found.value(measure, found.printed, k) for k in kinds})


def france_ahead(rows: Sequence[GameRow]) -> float:
    """How many points France ends ahead of the others on average."""
    last = list(rounds_of(rows))[-1]
    others = [row["vp"] for row in last if row["company"] != "france"]
    return of_company("france", "vp")(rows) - fmean(others)


def busy_winner(rows: Sequence[GameRow]) -> float:
    """In how many more rounds the winner has produced than the others on average."""
    busy = dict.fromkeys((row["company"] for row in rows), 0)
    for row in rows:
        busy[row["company"]] += row["productions"] > 0
    first = {row["company"] for row in rows if row["won"]}
    others = [number for who, number in busy.items() if who not in first]
    return fmean(busy[who] for who in first) - fmean(others)


def later_energy(rows: Sequence[GameRow]) -> float:
    """How much more energy a company makes in the last round than in the first."""
    first, *_, last = rounds_of(rows)
    return fmean(row["energy"] for row in last) - fmean(row["energy"] for row in first)


def later_engineers(rows: Sequence[GameRow]) -> float:
    """How much more energy comes to each engineer in the last round than in the first."""
    first, *_, last = rounds_of(rows)
    each = [fmean(row["energy"] for row in rows) / fmean(row["engineers"] for row in rows) for rows in (first, last)]
    return each[1] - each[0]


def one_habit(company: str, habit: Habit, name: str = OWN) -> Mapping[str, WhoPlays]:
    """Who plays to try a habit: the programs, and the same with one company that does otherwise."""
    return {USUAL: wavering_player, name: {company: habit}}


def hand_in_habit(
    lesson: str, name: str, found: Experiment, company: str, habit: Habit, guess: str = "", says: str = ""
) -> HandedIn | NotYet:
    """The line of whoever has tried a habit of one company: what it changed in its points, game by game."""
    points = of_company(company, "vp")
    usual, own = (found.values(points, found.printed, who) for who in (USUAL, OWN))
    more = tuple(own[seed] - usual[seed] for seed in sorted(own))
    who = f"{company} with {in_code(habit.changes)}"
    lesson, name, guess, says = (" ".join(text.replace("|", "/").split()) for text in (lesson, name, guess, says))
    if blanks := blanks_of(name, guess, says):
        return NotYet(blanks)
    games = (OwnGames(who, min(own), more),)
    return HandedIn(lesson, name, OWN, AS_PRINTED, named_measure(points), guess, games, says)


class Maxim(NamedTuple):
    """A sentence of strong players by its number, what is looked at, and what is seen there if it is true."""

    number: int
    look: Looking | None = None
    expects: str = "more"

    @property
    def text(self) -> Message:
        """The sentence."""
        return words.TEXTS[str(self.number)]

    @property
    def test(self) -> Message:
        """How it is tested; where it is not, why."""
        return words.TESTS[str(self.number)]


MAXIMS = (
    Maxim(1, one_alone("usa", "USA rests in round 2")),
    Maxim(2, everywhere(busy_winner), "less"),
    Maxim(3, one_alone("usa", "USA rests in rounds 2 and 4")),
    Maxim(4),
    Maxim(5, one_alone("usa", "USA rests in round 3", "USA rests in round 4")),
    Maxim(6),
    Maxim(7, one_alone("usa", "USA rests in rounds 1 and 2")),
    Maxim(8, one_alone("usa", "USA overlooks bonus tiles"), "less"),
    Maxim(9),
    Maxim(10, everywhere(france_ahead)),
    Maxim(11),
    Maxim(12),
    Maxim(13),
    Maxim(14, one_alone("france", "France loves bases")),
    Maxim(15, one_alone("usa", "USA loves conduits")),
    Maxim(16, one_alone("usa", "USA takes no contracts"), "less"),
    Maxim(17, everywhere(later_energy)),
    Maxim(18),
    Maxim(19, one_alone("usa", "USA rests in round 1"), "less"),
    Maxim(20),
    Maxim(21),
    Maxim(22, everywhere(later_engineers)),
    Maxim(23),
)
NOT_HELD = frozenset({1, 2, 3, 5})
"""Of these the second block of games does not surely say the same: nobody knows yet."""


class MaximTested(NamedTuple):
    """A maxim, and what was found; nothing where it cannot be tested."""

    maxim: Maxim
    found: Finding | None

    @property
    def verdict(self) -> str:
        """Whether the games agree with it: "agrees", "open", "contradicts" or "untested"."""
        if self.found is None:
            return UNTESTED
        if self.maxim.number in NOT_HELD or self.found.direction == "open":
            return OPEN
        return AGREES if self.found.direction == self.maxim.expects else CONTRADICTS

    @property
    def told(self) -> str:
        """What was found, with its interval, by kind of players."""
        if self.found is None:
            return ""
        by = self.found.by
        each = [one.change if len(by) == 1 else player_change(players(who), one.change) for who, one in by.items()]
        found = in_a_row(each)
        return words.not_held(found) if self.maxim.number in NOT_HELD else found

    @property
    def cells(self) -> tuple[str, ...]:
        """Its row of a table: sentence, test, what was found, verdict."""
        maxim = self.maxim
        return words.numbered(maxim.number, maxim.text), maxim.test, self.told, words.VERDICTS[self.verdict]

    def __str__(self) -> str:
        return words.tested(*self.cells)


class MaximsTested(Sequence[MaximTested]):
    """Maxims with what was found, one by one."""

    def __init__(self, each: Iterable[MaximTested]) -> None:
        self.each = tuple(each)

    def __getitem__(self, index: Any) -> Any:
        return self.each[index]

    def __len__(self) -> int:
        return len(self.each)

    @property
    def counts(self) -> Mapping[str, int]:
        """How many of them have each verdict."""
        verdicts = [each.verdict for each in self]
        return {verdict: verdicts.count(verdict) for verdict in (*FOUND_OUT, UNTESTED)}

    def only(self, *verdicts: str) -> "MaximsTested":
        """Those with one of some verdicts."""
        return MaximsTested([each for each in self if each.verdict in verdicts])

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    __repr__ = __str__


def maxims(*numbers: int, found: Experiment | None = None) -> MaximsTested:
    """Some maxims by their numbers, or all, with what the games of the lesson say, or others."""
    games = large(GAMES) if found is None else found
    chosen = [each for each in MAXIMS if each.number in numbers or not numbers]
    return MaximsTested([MaximTested(each, each.look and each.look(games)) for each in chosen])
