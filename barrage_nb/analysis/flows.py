"""Where everything comes from, and where it goes: what flows between the sources, stores and converters of a game."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from ..engine.events import (
    Built,
    Caught,
    Discarded,
    Drawn,
    EngineersBack,
    Event,
    Fetched,
    Filled,
    Fulfilled,
    Gained,
    Invested,
    Left,
    Paid,
    PhaseBegan,
    Placed,
    PlacedOnBoard,
    Poured,
    Ran,
    Returned,
    Took,
)
from ..engine.play import Step
from ..engine.position import Position
from ..engine.rulings import Design
from ..engine.setup import level_named
from ..words import experiments as experiment_words
from ..words import flows as words
from .designs import Designed, SaidDesign, as_designed, box_of
from .experiments import CHANGED, PLAYERS, GamesToPlay, OneGame, WhoPlays
from .rounds import GameRow
from .statistics import LEVEL, Estimate, mean

START = "start"
"""Where that comes from which somebody has at the beginning."""
STORE_OF = {
    "credits": "purse",
    "vp": "points",
    "energy": "energy",
    "excavators": "machines",
    "mixers": "machines",
    "engineers": "engineers",
}
"""Where a company keeps what it gains."""
GIVERS = {
    "I": "income",
    "K": "contracts",
    "A21": "contracts",
    "P7": "fees",
    "P": "production",
    "N": "production",
    "T": "construction",
    "S": "scoring",
    "B": "scoring",
    "J": "scoring",
    "E": "scoring",
    "M": "office",
    "A": "office",
}
"""What gives something, by the beginning of the clause, the first that fits; tiles work where they build."""
TAKERS = {"P7": "fees", "C": "construction", "O5": "construction", "": "office"}
"""Where what is paid goes, by the beginning of the clause."""
AT_WORK = {"turbine": "production", "construction": "construction"}
"""Where engineers of a section of the office work; all others are in the office."""
NOBODY, SHARED = "", ("headstreams",)
"""Whose water is that lies in no dam, and the places that are of all."""

Stock: TypeAlias = tuple[str, str, str]
"""Whose, what, and where it is kept."""


class Flow(NamedTuple):
    """So much of something that went from one place to another, of a company and in a round; 0 is the start."""

    round: int
    company: str
    what: str
    origin: str
    to: str
    amount: int


def flows(start: Position, steps: Sequence[Step]) -> tuple[Flow, ...]:
    """All that flowed while a game was played."""
    book = _FlowBook(start)
    for step in steps:
        for event in step.events:
            book.happen(event)
        book.joined(step.after)
    return tuple(Flow(*key, amount) for key, amount in book.found.items() if amount)


def held(found: Iterable[Flow]) -> Counter[Stock]:
    """What every place has got and not given away."""
    left = Counter[Stock]()
    for each in found:
        for place, amount in ((each.origin, -each.amount), (each.to, each.amount)):
            left[NOBODY if place in SHARED else each.company, each.what, place] += amount
    return left


def stocks(position: Position) -> Counter[Stock]:
    """What every company keeps in a position, the neutral dams and the headstreams too."""
    found = Counter[Stock]()
    for who in position.companies:
        found.update(_stocks_of(position, who))
    for dam in position.dams.values():
        found[dam.owner, "drops", "dams"] += dam.drops
    found[NOBODY, "drops", "headstreams"] += sum(position.headstreams.values())
    return found


def _stocks_of(position: Position, who: str) -> Counter[Stock]:
    company = position.companies[who]
    found = Counter({(who, what, place): int(getattr(company, what)) for what, place in STORE_OF.items()})
    for segment in company.wheel:
        found[who, "excavators", "wheel"] += segment.excavators
        found[who, "mixers", "wheel"] += segment.mixers
    found[who, "contracts", "contracts"] = len(company.contracts)
    found[who, "pieces", "pieces"] = sum(position.pieces(who))
    return found


class _FlowBook:
    """Keeps what flows while the events of a game go by."""

    def __init__(self, start: Position) -> None:
        self.found = Counter[tuple[int, str, str, str, str]]()
        self.round = start.round
        self.owners = {space: dam.owner for space, dam in start.dams.items()}
        self.energy, self.working = Counter[str](), Counter[tuple[str, str]]()
        self.gives = "income"
        for (who, what, place), amount in stocks(start).items():
            self.found[0, who, what, START, place] += amount
            if what == "energy":
                self.energy[who] += amount
        self.known = set(start.companies)
        self.spaces = start.box.spaces
        self.hands = {(who, each) for who, company in start.companies.items() for each in company.contracts}

    def flow(self, who: str, what: str, origin: str, to: str, amount: int) -> None:
        """Note a flow."""
        self.found[self.round, who, what, origin, to] += amount

    def joined(self, position: Position) -> None:
        """Note what a company begins with that has just been drafted: all that nothing has given to it."""
        self.spaces = position.box.spaces
        for who in set(position.companies) - self.known:
            self.known.add(who)
            self.hands |= {(who, each) for each in position.companies[who].contracts}
            given = held(Flow(*key, amount) for key, amount in self.found.items() if key[1] == who)
            for stock, amount in _stocks_of(position, who).items():
                self.found[0, who, stock[1], START, stock[2]] += amount - given[stock]

    def happen(self, event: Event) -> None:
        """Note what an event says of a flow."""
        tell = _TOLD.get(type(event))
        if tell is not None:
            tell(self, event)

    def began(self, event: PhaseBegan) -> None:
        if event.phase == "income":
            self.round, self.gives = event.round, "income"
        if event.phase == "scoring":
            for who, amount in self.energy.items():
                self.flow(who, "energy", "energy", "scoring", amount)
            self.energy.clear()

    def gained(self, event: Gained) -> None:
        self.flow(event.who, event.what, _by_clause(GIVERS, event.clause), STORE_OF[event.what], event.amount)
        if event.what == "energy":
            self.energy[event.who] += event.amount

    def paid(self, event: Paid) -> None:
        store, to = STORE_OF[event.what], _by_clause(TAKERS, event.clause)
        if event.what == "vp":  # an Automa pays in points (A2): they are its purse as long as it pays
            self.flow(event.who, event.what, store, "purse", event.amount)
            store = "purse"
        self.flow(event.who, event.what, store, to, event.amount)

    def placed(self, event: Placed | PlacedOnBoard) -> None:
        section = self.spaces[event.space].section if isinstance(event, Placed) else "construction"
        place = AT_WORK.get(section, "office")
        self.working[event.who, place] += event.engineers
        self.flow(event.who, "engineers", "engineers", place, event.engineers)

    def engineers_back(self, event: EngineersBack) -> None:
        there = {place: self.working.pop((event.who, place), 0) for place in ("production", "construction", "office")}
        there["office"] += event.engineers - sum(there.values())  # of those placed before the start nothing is known
        for place, engineers in there.items():
            self.flow(event.who, "engineers", place, "engineers", engineers)

    def invested(self, event: Invested) -> None:
        for what, amount in (("excavators", event.excavators), ("mixers", event.mixers)):
            self.flow(event.who, what, "machines", "construction", amount)
            self.flow(event.who, what, "construction", "wheel", amount)

    def returned(self, event: Returned | Fetched) -> None:
        for what, amount in (("excavators", event.excavators), ("mixers", event.mixers)):
            self.flow(event.who, what, "wheel", "machines", amount)

    def built(self, event: Built) -> None:
        if event.structure == "base":
            self.owners[event.space] = event.who
        icon = event.clause.startswith("Z")
        self.flow(event.who, "pieces", self.gives if icon else "construction", "pieces", 1)
        self.gives = "income"

    def poured(self, event: Poured) -> None:
        rain, icon = event.who is None, event.clause.startswith("Z")
        self.flow(NOBODY, "drops", "rain" if rain else self.gives if icon else "office", "headstreams", event.drops)

    def filled(self, event: Filled) -> None:
        self.flow(event.owner, "drops", "construction", "dams", event.drops)

    def drawn(self, event: Drawn) -> None:
        self.flow(self.owners[event.dam], "drops", "dams", "production", event.drops)

    def ran(self, event: Ran) -> None:
        origin = "production" if event.path[0].startswith("P") else "headstreams"
        if isinstance(event, Caught):
            self.flow(event.owner, "drops", origin, "dams", 1)
        else:
            self.flow(NOBODY, "drops", origin, "off the map", 1)

    def took(self, event: Took) -> None:
        self.hands.add((event.who, event.contract))
        self.flow(event.who, "contracts", "office", "contracts", 1)

    def fulfilled(self, event: Fulfilled) -> None:
        self.gives = "contracts"
        self.flow(event.who, "contracts", self._held_at(event), "fulfilled", 1)

    def discarded(self, event: Discarded) -> None:
        self.flow(event.who, "contracts", self._held_at(event), "discarded", 1)

    def _held_at(self, event: Fulfilled | Discarded) -> str:
        """Where a contract lay: before its company, or in the office, as those that an Automa fulfils."""
        key = event.who, event.contract
        if key not in self.hands:
            return "office"
        self.hands.remove(key)
        return "contracts"


def _by_clause(places: Mapping[str, str], clause: str) -> str:
    return next((place for start, place in places.items() if clause.startswith(start)), "other")


_TOLD: dict[type[Event], Callable[[_FlowBook, Any], None]] = {
    PhaseBegan: _FlowBook.began,
    Gained: _FlowBook.gained,
    Paid: _FlowBook.paid,
    Placed: _FlowBook.placed,
    PlacedOnBoard: _FlowBook.placed,
    EngineersBack: _FlowBook.engineers_back,
    Invested: _FlowBook.invested,
    Returned: _FlowBook.returned,
    Fetched: _FlowBook.returned,
    Built: _FlowBook.built,
    Poured: _FlowBook.poured,
    Filled: _FlowBook.filled,
    Drawn: _FlowBook.drawn,
    Caught: _FlowBook.ran,
    Left: _FlowBook.ran,
    Took: _FlowBook.took,
    Fulfilled: _FlowBook.fulfilled,
    Discarded: _FlowBook.discarded,
}


Arrow: TypeAlias = tuple[str, str]
"""From where to where."""
NEEDS: tuple[Arrow, ...] = (
    ("pieces", "production"),
    ("pieces", "income"),
    ("production", "contracts"),
    ("office", "wheel"),
)
"""Where nothing flows, but the one is needed for the other."""
BUILDING = ("machines", "construction", "pieces", "production")
LOOPS: Mapping[str, tuple[bool, tuple[str, ...]]] = {
    "engine": (True, ("production", "energy", "scoring", "purse", "office", "wheel", *BUILDING)),
    "contracts": (True, ("production", "contracts", *BUILDING)),
    "incomes": (True, ("construction", "pieces", "income", "machines", "construction")),
    "wheel": (False, ("machines", "construction", "wheel", "machines")),
    "prices": (False, ("purse", "office", "purse")),
    "engineers": (False, ("engineers", "office", "engineers")),
    "order": (False, ("energy", "scoring")),
}
"""Loops: whether more makes more (or else calls a halt), and the places on the way round."""


@dataclass(frozen=True)
class Economy:
    """What flows in games of one design, by seed: on average of their companies and rounds."""

    design: Designed
    games: Mapping[int, tuple[Flow, ...]]
    companies: int

    def values(self, origin: str, to: str, round: int | None = None) -> dict[int, float]:
        """What an arrow carries in each game, for a company and a round, or in that round alone."""
        asked = self.rounds if round is None else (round,)
        return {
            seed: sum(found[origin, to, number] for number in asked) / self.companies / len(asked)
            for seed, found in self._carried.items()
        }

    def flow(self, origin: str, to: str, round: int | None = None) -> float:
        """What an arrow carries for a company and a round, on average of the games."""
        return mean(list(self.values(origin, to, round).values())).mean

    @cached_property
    def _carried(self) -> dict[int, Counter[tuple[str, str, int]]]:
        """What each arrow carries in a game, by round."""
        carried = {seed: Counter[tuple[str, str, int]]() for seed in self.games}
        for seed, found in self.games.items():
            for each in found:
                carried[seed][each.origin, each.to, each.round] += each.amount
        return carried

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """All that anything flows on after the start."""
        every = (key for carried in self._carried.values() for key in carried)
        return tuple(sorted({(origin, to) for origin, to, round in every if round}))

    @property
    def rounds(self) -> range:
        """The rounds that were played."""
        return range(1, 1 + box_of(self.design).rounds)

    def into(self, place: str) -> list[GameRow]:
        """What comes into a place, from each of its sources: a row of rounds for each, the largest first."""
        return self._by_round([arrow for arrow in self.arrows if arrow[1] == place])

    def out_of(self, place: str) -> list[GameRow]:
        """What goes out of a place."""
        return self._by_round([arrow for arrow in self.arrows if arrow[0] == place])

    def _by_round(self, arrows: Sequence[Arrow]) -> list[GameRow]:
        rows = [
            {"from": origin, "to": to}
            | {f"round {number}": self.flow(origin, to, number) for number in self.rounds}
            | {"mean": self.flow(origin, to)}
            for origin, to in arrows
        ]
        return sorted(rows, key=lambda row: -row["mean"])

    def change(self, other: "Economy", origin: str, to: str, level: float = LEVEL) -> Estimate:
        """How much more an arrow carries here than in the same games of another design."""
        here, there = self.values(origin, to), other.values(origin, to)
        return mean([here[seed] - there[seed] for seed in here if seed in there], 1 - level)

    def __str__(self) -> str:
        return words.games(len(self.games), min(self.games), max(self.games))

    __repr__ = __str__


def economy(
    design: SaidDesign = Design(),
    players: WhoPlays = PLAYERS["programs"],
    n: int = 10,
    seed: int = 0,
    *,
    seats: int = 4,
) -> Economy:
    """Play n games under a design, as `experiment` plays them, and keep all that flowed."""
    changed = as_designed(design)
    if type(n) is not int or n < 1:
        raise ValueError(experiment_words.no_games_asked(n=n))
    who = level_named(players) if isinstance(players, str) else players
    job = GamesToPlay((), {CHANGED: changed}, {"": who}, seats, "full")
    games = (OneGame(CHANGED, "", number) for number in range(seed, seed + n))
    return Economy(changed, {game.seed: flows(*job.steps(game)) for game in games}, seats)
