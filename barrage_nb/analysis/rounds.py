"""A whole game in numbers: what every company did, had and scored in each round, and what it is measured by."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from math import isnan, nan
from statistics import fmean
from typing import Any, TypeAlias

from ..board.companies import STRUCTURES
from ..board.office import BANK
from ..engine.events import Built, Caught, Drawn, Event, Fulfilled, PhaseBegan, Placed, PlacedOnBoard
from ..engine.play import Step, Strategy, play
from ..engine.position import NEUTRAL, Position
from ..engine.scoring import by_rank
from ..engine.setup import every_company
from ..history.summary import SOURCES, summary
from ..words import experiments as words
from ..words import messages
from .playouts import Watch
from .winning import drama, favourite_changes, settled, uncertainty, uncertainty_after

HAD = ("place", "energy", "rank", "vp", "standing", "credits", "machines", "on_wheel", "water")
"""Where a company stood: its place in the turn order, and what it had at the end of the round.

`rank` is its place by the energy of the round, `standing` by victory points; those who are equal share the mean of
their places. `machines` are all it has, `on_wheel` those of them that are away once the next income is in. The last
round has the final scoring in it.
"""
DONE = (
    "built",
    *(f"{structure}s" for structure in STRUCTURES),
    "conduit_value",
    "productions",
    "drops",
    "neutral_drops",
    "foreign_drops",
    "carried",
    "fees_paid",
    "fees_got",
    "caught_again",
    "given_away",
    "received",
    "contracts",
    "engineers",
    "bank",
)
"""What a company did in a round.

How many pieces it built, in all and of each kind, and what the values of its new conduits make together; how often it
produced and with how many drops, how many of them from neutral dams and through conduits of others; how many drops of
others its conduits carried; what it paid and got for that. Of the drops that it had used, how many came into a dam of
its own again, and how many into a rival's; how many that rivals had used came into its own. Contracts that it
fulfilled, engineers that it placed, and how many of these in the Bank.
"""
_SCORED = tuple(source for source in SOURCES if source not in ("tweak", "other"))
SCORED = tuple(f"vp_{source.replace(' ', '_')}" for source in _SCORED)
"""Where the victory points of a round came from."""
NUMBERS = ("won", *HAD, *DONE, *SCORED)
"""All numbers of a row; `won` is the share of the first place at the end of the game."""
GameRow: TypeAlias = dict[str, Any]
Did: TypeAlias = tuple[str, str, int]
"""Who did what, and how much of it."""


def whole_game(start: Position, choose: Strategy, watch: Watch | None = None) -> tuple[Step, ...]:
    """The steps of a game to its end."""
    steps, position = list[Step](), start
    while position.question is not None:
        if watch is not None:
            watch()
        steps.append(play(position, choose(position)))
        position = steps[-1].after
    return tuple(steps)


def by_round(start: Position, steps: Sequence[Step]) -> list[GameRow]:
    """A row for each round and company of a whole game."""
    told, done = summary(start, steps), _done(start, steps)
    rows = []
    for round, (order, after) in _rounds(steps).items():
        had = {who: told.rounds[round, who] for who in order}
        ranks = mean_places({who: have.energy for who, have in had.items()})
        standings = mean_places({who: have.vp for who, have in had.items()})
        for place, who in enumerate(order, 1):
            have, scored = had[who], told.sources.get((round, who), {})
            away = sum(segment.excavators + segment.mixers for segment in after.companies[who].wheel)
            numbers = (place, have.energy, ranks[who], have.vp, standings[who], have.credits, have.machines, away)
            rows.append(
                {"round": round, "company": who, "won": (who in told.winners) / len(told.winners)}
                | dict(zip(HAD, (*numbers, have.water), strict=True))
                | {name: done[round, who, name] for name in DONE}
                | {name: scored.get(source, 0) for name, source in zip(SCORED, _SCORED, strict=True)}
            )
    return rows


def mean_places(counts: Mapping[str, int]) -> dict[str, float]:
    """The place of each by a count, the most first; those who are equal share the mean of their places."""
    places, before = dict[str, float](), 0
    for tied in by_rank(counts):
        places |= dict.fromkeys(tied, before + (len(tied) + 1) / 2)
        before += len(tied)
    return places


def _rounds(steps: Sequence[Step]) -> dict[int, tuple[tuple[str, ...], Position]]:
    """The turn order of each round, and the position after it."""
    found = dict[int, tuple[tuple[str, ...], Position]]()
    for step in steps:
        if step.before.phase == "actions":
            order, _ = found.get(step.before.round, (step.before.order, step.after))
            found[step.before.round] = order, step.after
    return found


def _done(start: Position, steps: Sequence[Step]) -> Counter[tuple[int, str, str]]:
    found = Counter[tuple[int, str, str]]()
    built = _Owners(start)
    round = start.round
    for step in steps:
        for event in step.events:
            if isinstance(event, PhaseBegan) and event.phase == "income":
                round = event.round
            for who, name, amount in built.happen(event):
                found[round, who, name] += amount
    return found


class _Owners:
    """Whose every piece is, and whose water runs, while the events of a game go by."""

    def __init__(self, start: Position) -> None:
        self.box, self.design = start.box, start.design
        self.owners = {space: dam.owner for space, dam in start.dams.items()} | dict(start.conduits)
        self.user = ""

    def happen(self, event: Event) -> Iterator[Did]:
        """What an event says of those who did something."""
        tell = _TOLD.get(type(event))
        return iter(()) if tell is None else tell(self, event)

    def built(self, event: Built) -> Iterator[Did]:
        if event.structure in ("base", "conduit"):
            self.owners[event.space] = event.who
        yield event.who, "built", 1
        yield event.who, f"{event.structure}s", 1
        if event.structure == "conduit":
            yield event.who, "conduit_value", self.box.conduits[event.space].value

    def drawn(self, event: Drawn) -> Iterator[Did]:
        self.user = who = event.who
        yield who, "productions", 1
        yield who, "drops", event.drops
        if self.owners[event.dam] == NEUTRAL:
            yield who, "neutral_drops", event.drops
        owner = self.owners[event.conduit]
        if owner != who:
            yield who, "foreign_drops", event.drops
            yield owner, "carried", event.drops
            yield who, "fees_paid", event.drops * self.design.conduit_credits
            yield owner, "fees_got", event.drops * self.design.conduit_credits

    def caught(self, event: Caught) -> Iterator[Did]:
        if not event.path[0].startswith("P"):
            return  # it comes from a headstream, and nobody has used it yet
        if event.owner == self.user:
            yield self.user, "caught_again", 1
        elif event.owner != NEUTRAL:
            yield self.user, "given_away", 1
            yield event.owner, "received", 1

    def placed(self, event: Placed | PlacedOnBoard) -> Iterator[Did]:
        yield event.who, "engineers", event.engineers
        if isinstance(event, Placed) and event.space == BANK:
            yield event.who, "bank", event.engineers

    def fulfilled(self, event: Fulfilled) -> Iterator[Did]:
        yield event.who, "contracts", 1


_TOLD: dict[type[Event], Callable[[_Owners, Any], Iterator[Did]]] = {
    Built: _Owners.built,
    Caught: _Owners.caught,
    Drawn: _Owners.drawn,
    Fulfilled: _Owners.fulfilled,
    Placed: _Owners.placed,
    PlacedOnBoard: _Owners.placed,
}


Measure: TypeAlias = str | Callable[[Sequence[GameRow]], float]
"""A column, one of `OF_A_GAME`, or a function from the rows of a game; `nan` says nothing of it."""
AT_THE_END = ("won", "vp", "standing", "credits", "machines", "on_wheel", "water")
"""Columns of which the end of the game is meant; of the others it is the whole game."""
PLACES = ("place", "rank")
"""Columns of which the mean of the rounds is meant; of the others it is their sum."""


def measured(measure: Measure) -> Callable[[Sequence[GameRow]], float]:
    """What reads a measure from the rows of a game; of a column it is the mean of the companies."""
    if callable(measure):
        return measure
    if measure in OF_A_GAME:
        return OF_A_GAME[measure]
    if measure not in NUMBERS:
        raise ValueError(words.no_measure(got=measure, known=(*OF_A_GAME, *NUMBERS)))

    def read(rows: Sequence[GameRow]) -> float:
        if measure in AT_THE_END:
            return fmean(row[measure] for row in list(rounds_of(rows))[-1])
        each = [row[measure] for row in rows]
        return fmean(each) if measure in PLACES else sum(each) / len({row["company"] for row in rows})

    return read


def in_round(number: int, column: str) -> Callable[[Sequence[GameRow]], float]:
    """A measure of one round: the mean of the companies in a column; a game without that round says nothing."""
    if column in AFTER_A_ROUND:
        return AFTER_A_ROUND[column](number)

    def read(rows: Sequence[GameRow]) -> float:
        each = [row[column] for row in rows if row["round"] == number]
        return fmean(each) if each else nan

    read.__name__ = f"{column}{words.IN_ROUND}{number}"
    return read


def of_company(company: str, column: str) -> Callable[[Sequence[GameRow]], float]:
    """A measure of one company alone; a game that it does not play says nothing."""
    for got, known in ((company, every_company()), (column, NUMBERS)):
        if got not in known:
            raise ValueError(messages.unknown_word(where="of_company", got=got, known=known))
    of_all = measured(column)

    def read(rows: Sequence[GameRow]) -> float:
        own = [row for row in rows if row["company"] == company]
        return of_all(own) if own else nan

    read.__name__ = f"{column}{words.OF_COMPANY}{company}"
    return read


def named_measure(measure: Measure) -> str:
    """What a measure is called."""
    return measure if isinstance(measure, str) else measure.__name__


def measure_named(name: str) -> Measure | None:
    """The measure that has a name, or None where the house has none that is called so."""
    column, _, company = name.partition(words.OF_COMPANY)
    if column in NUMBERS and company in every_company():
        return of_company(company, column)
    column, _, round = name.partition(words.IN_ROUND)
    if column in NUMBERS and round.isdecimal():
        return in_round(int(round), column)
    return name if name in (*OF_A_GAME, *NUMBERS) else None


def rounds_of(rows: Sequence[GameRow]) -> Iterator[list[GameRow]]:
    """The rows of a game, round by round."""
    return (list(each) for _, each in groupby(rows, key=lambda row: row["round"]))


def gap(rows: Sequence[GameRow]) -> float:
    """How many points lie between the winner and the last."""
    points = [row["vp"] for row in list(rounds_of(rows))[-1]]
    return float(max(points) - min(points))


def new_leaders(rows: Sequence[GameRow]) -> float:
    """How many rounds end with another leader than the round before."""
    leaders = [{row["company"] for row in each if row["standing"] < 2} for each in rounds_of(rows)]
    return float(sum(before.isdisjoint(after) for before, after in pairwise(leaders) if before and after))


def rank_kept(rows: Sequence[GameRow]) -> float:
    """How alike the ranks by energy of two rounds in a row are: 1 the same, 0 no connection, -1 turned round."""
    ranks = [{row["company"]: row["rank"] for row in each} for each in rounds_of(rows)]
    found = [correlation(list(a.values()), [b[who] for who in a]) for a, b in pairwise(ranks)]
    known = [each for each in found if not isnan(each)]
    return fmean(known) if known else nan


def early_lead(rows: Sequence[GameRow]) -> float:
    """How alike the standing after the second round and the last one are: 1 the same, -1 turned round."""
    standings = [{row["company"]: row["standing"] for row in each} for each in rounds_of(rows)]
    early, late = standings[min(1, len(standings) - 1)], standings[-1]
    return correlation(list(early.values()), [late[who] for who in early])


def pipe_lead(rows: Sequence[GameRow]) -> float:
    """How many points whoever built the most conduit, by value, ends ahead of the others on average."""
    values = Counter[str]()
    for row in rows:
        values[row["company"]] += row["conduit_value"]
    last = list(rounds_of(rows))[-1]
    most = max(values.values())
    builders = [row["vp"] for row in last if values[row["company"]] == most]
    others = [row["vp"] for row in last if values[row["company"]] < most]
    return fmean(builders) - fmean(others) if others else nan


def head_start(rows: Sequence[GameRow]) -> float:
    """How much more energy a round brings to whoever begins it than to whoever is last in its turn order.

    Rounds are counted as long as all companies begin equally often where they take turns: of five rounds among four,
    whoever begins the first begins the last as well, and would count twice.
    """
    each = [sorted(here, key=lambda row: row["place"]) for here in rounds_of(rows)]
    whole = len(each) // len(each[0]) * len(each[0])
    return fmean(here[0]["energy"] - here[-1]["energy"] for here in each[: whole or len(each)])


def shared_water(rows: Sequence[GameRow]) -> float:
    """How many of a hundred used drops come into a dam of a rival."""
    drops = sum(row["drops"] for row in rows)
    return 100 * sum(row["given_away"] for row in rows) / drops if drops else nan


OF_A_GAME: dict[str, Callable[[Sequence[GameRow]], float]] = {
    each.__name__: each
    for each in (
        gap,
        new_leaders,
        rank_kept,
        early_lead,
        pipe_lead,
        head_start,
        shared_water,
        drama,
        favourite_changes,
        settled,
        uncertainty,
    )
}
"""Measures of a whole game, which no single company has."""
AFTER_A_ROUND: dict[str, Callable[[int], Callable[[Sequence[GameRow]], float]]] = {"uncertainty": uncertainty_after}
"""Measures of a whole game that have one of each round too."""


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """How much two rows of numbers rise and fall together, by Pearson; where one of them never changes, nothing."""
    a, b = ([each - fmean(values) for each in values] for values in (one, other))
    whole = (sum(x * x for x in a) * sum(y * y for y in b)) ** 0.5
    return sum(x * y for x, y in zip(a, b, strict=True)) / whole if whole else nan
