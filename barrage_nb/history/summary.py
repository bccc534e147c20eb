"""A line in numbers: what each company had at the end of each round, its points and turns, and what was scored."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import dropwhile, pairwise
from typing import Any, NamedTuple

from ..board.box import PRINTED, Box
from ..engine.events import Built, Caught, Drawn, Event, Filled, Gained, Paid, PhaseBegan, RoundEnded, Scored
from ..engine.moves import Tweak
from ..engine.play import Step
from ..engine.position import Position
from ..engine.scoring import ScoreItem, bonus_loss, by_rank, drops_held, section
from .line import Brought, Turns, outcome
from .tweak import tweak

# Where victory points come from, by the beginning of the clause that gives them.
_SOURCE_OF_CLAUSE = {
    "S2": "energy",
    "S4": "no energy",
    "B": "bonus",
    "L86": "bonus",
    "L87": "bonus",
    "S5": "bonus",
    "J": "objective",
    "E6": "resources",
    "E7": "water",
    "P7": "conduits",
    "K": "contracts",
    "I": "income",
    "T": "tiles",
    # What only an Automa pays in points (A2): fees, replaced machines, and the prices on its tiles.
    "C": "purse",
    "O5": "purse",
    "A": "purse",
}
IN_A_TURN = ("vp", "energy", "credits", "excavators", "mixers")
"""The numbers that a turn may change, in the order of a table."""
SOURCES = (*dict.fromkeys(_SOURCE_OF_CLAUSE.values()), "tweak", "other")


class Standing(NamedTuple):
    """What a company has: victory points, energy of the round, credits, machines (wheel included), water in dams."""

    vp: int
    energy: int
    credits: int
    machines: int
    water: int


class TurnTaken(NamedTuple):
    """A company's turn in a line: its moves, what the turn gave and took by company and number, and its steps."""

    moves: tuple[str, ...]
    gained: Brought
    steps: tuple[Step, ...] = ()


class Summary(NamedTuple):
    """A line in numbers: standings and points by source of every round and company, every turn, and how far."""

    start: dict[str, Standing]
    rounds: dict[tuple[int, str], Standing]
    sources: dict[tuple[int, str], dict[str, int]]
    turns: dict[tuple[int, str, int], TurnTaken]
    over: bool = False
    under_way: int | None = None

    @property
    def winners(self) -> tuple[str, ...]:
        """Who is first at the end of the line, by points and then by energy; more than one share the place (E8)."""
        scores = {who: (have.vp, have.energy) for (round, who), have in self.rounds.items() if round == self.last_round}
        return tuple(who for who, score in scores.items() if score == max(scores.values()))

    def as_far_as(self, other: "Summary") -> "Summary":
        """Without the numbers so far of a round of which another line has those at its end: they are not alike."""
        if self.under_way is None or self.under_way == other.under_way or self.under_way > other.last_round:
            return self
        rounds = {key: have for key, have in self.rounds.items() if key[0] != self.under_way}
        return self._replace(rounds=rounds, under_way=None)

    @property
    def last_round(self) -> int:
        """The round to which the line comes."""
        return max((round for round, _ in self.rounds), default=0)

    def vp_by_round(self, who: str) -> list[tuple[int, int]]:
        """A company's victory points at the end of each round, those at the start first."""
        ends = [(round, standing.vp) for (round, name), standing in self.rounds.items() if name == who]
        before = min((round for round, _ in ends), default=1) - 1
        return [(before, self.start[who].vp), *ends] if who in self.start else ends

    def by_turn(self) -> list[dict[str, Any]]:
        """A row for each turn in the order of play: whose it was, its moves, and what it gave or took of each number.

        Turn 0 is what a company answers before its first one: the draft, and its income.
        """
        return [
            {"round": round, "company": who, "turn": turn, "moves": "; ".join(taken.moves)}
            | {what: taken.gained.get((who, what), 0) for what in IN_A_TURN}
            for (round, who, turn), taken in self.turns.items()
        ]

    def by_round(self) -> list[dict[str, Any]]:
        """A row for each round and company: what it had at the end, and its points of the round by source."""
        return [
            {"round": round, "company": who}
            | standing._asdict()
            | {
                f"vp_{source.replace(' ', '_')}": self.sources.get((round, who), {}).get(source, 0)
                for source in SOURCES
            }
            for (round, who), standing in self.rounds.items()
        ]


def source_of(clause: str, amount: int) -> str:
    """Where victory points of a clause come from; what the energy track gains an Automa are its credits (A2, Y18)."""
    if clause == "S4" and amount > 0:
        return "purse"
    return next((source for start, source in _SOURCE_OF_CLAUSE.items() if clause.startswith(start)), "other")


def standings(position: Position) -> dict[str, Standing]:
    """What each company has in a position."""
    return {who: _standing(position, who) for who in position.companies}


def _standing(position: Position, who: str) -> Standing:
    company = position.companies[who]
    wheel = sum(segment.excavators + segment.mixers for segment in company.wheel)
    water = drops_held(position, who)
    return Standing(company.vp, company.energy, company.credits, company.excavators + company.mixers + wheel, water)


def _dam_owners(position: Position) -> dict[str, str]:
    return {space: dam.owner for space, dam in position.dams.items()}


def summary(start: Position, steps: Sequence[Step], watch: Callable[[], object] | None = None) -> Summary:
    """A line from a position in numbers; `watch` is called at every step, and may raise to end it."""
    book, turns, key = _Book(start), Turns(), (0, "", 0)
    for step in steps:
        if watch is not None:
            watch()
        if isinstance(step.move, Tweak):
            book.change(step.before, tweak(step.before, step.move.said).by_hand)
            book.happen(step.events)
        else:
            ask = turns.ask(step.before)
            key = ask[:3] if ask is not None else key
            book.move(key, step)
            book.happen(step.events)
    return book.close(steps[-1].after if steps else start)


class _Book:
    """Keeps the numbers of a line while its events go by."""

    def __init__(self, start: Position) -> None:
        self.summary = Summary(standings(start), {}, {}, {})
        self.now: dict[str, Standing] = {}
        self.round = start.round
        self.owners = _dam_owners(start)
        self.played: dict[tuple[int, str, int], tuple[list[Step], list[Event]]] = {}

    def move(self, key: tuple[int, str, int], step: Step) -> None:
        """Note a move of a turn."""
        self.now, self.owners = standings(step.before), _dam_owners(step.before)
        for who, have in self.now.items():
            self.summary.start.setdefault(who, have)  # after a draft, companies join
        steps, told = self.played.setdefault(key, ([], []))
        steps.append(step)
        told.extend(step.events)

    def change(self, before: Position, after: Position) -> None:
        """Note a change by hand."""
        self.now, self.owners, self.round = standings(after), _dam_owners(after), after.round
        for who, company in before.companies.items():
            if who in self.now:
                self._score(who, "tweak", self.now[who].vp - company.vp)

    def happen(self, events: Iterable[Event]) -> None:
        """Note what happened."""
        for event in events:
            match event:
                case PhaseBegan(phase="income"):
                    self._end_round(event.round)
                case Built(structure="base"):
                    self.owners[event.space] = event.who
                case Drawn():
                    self._add(self.owners[event.dam], "water", -event.drops)
                case Filled():
                    self._add(event.owner, "water", event.drops)
                case Caught():
                    self._add(event.owner, "water", 1)
                case Gained():
                    self._change(event, event.amount)
                case Paid():
                    self._change(event, -event.amount)

    def _change(self, event: Gained | Paid, amount: int) -> None:
        self._add(event.who, "machines" if event.what in ("excavators", "mixers") else event.what, amount)
        if event.what == "vp":
            self._score(event.who, source_of(event.clause, amount), amount)

    def _add(self, who: str, what: str, amount: int) -> None:
        if who in self.now:
            have = self.now[who]
            self.now[who] = have._replace(**{what: getattr(have, what) + amount})

    def _score(self, who: str, source: str, amount: int) -> None:
        if amount:
            found = self.summary.sources.setdefault((self.round, who), {})
            found[source] = found.get(source, 0) + amount

    def _end_round(self, next_round: int) -> None:
        for who, have in self.now.items():
            if next_round > 1:
                self.summary.rounds[next_round - 1, who] = have
            self.now[who] = have._replace(energy=0)
        self.round = next_round

    def close(self, end: Position) -> Summary:
        """The summary of a line that ends here."""
        for who, have in standings(end).items():
            self.summary.rounds[end.round, who] = have
        for key, (steps, told) in self.played.items():
            self.summary.turns[key] = TurnTaken(tuple(str(step.move) for step in steps), outcome(told), tuple(steps))
        return self.summary._replace(over=end.over, under_way=None if end.over else end.round)


NOTHING = ScoreItem("", "", "vp", 0, "")


class RoundLine(NamedTuple):
    """What a company gets at the end of a round, for what, and the numbers behind it.

    `rank` is 0 without energy, `tied` is how many have as much; what stands for credits is paid to some in points
    (`paid_in`), and `zero_vp` is what no energy costs. The bonus tile counts so many things, which would bring
    `full_bonus` without the `loss` of a marker that is sections behind. `next_number` is 0 after the last round.
    """

    who: str
    energy: int
    rank: int
    tied: int
    rank_vp: int
    credits: int
    paid_in: str
    zero_vp: int
    counted: int
    full_bonus: int
    loss: int
    bonus: int
    next_number: int
    section: int  # of the energy track, in which its marker stands

    @property
    def vp(self) -> int:
        """All victory points of the round."""
        return self.rank_vp + self.zero_vp + self.bonus + (self.credits if self.paid_in == "vp" else 0)


def round_lines(
    round: int,
    tile: str | None,
    items: Iterable[ScoreItem],
    counts: Mapping[str, int],
    order: Sequence[str],
    box: Box = PRINTED,
) -> tuple[RoundLine, ...]:
    """A line for each company of the items of a round's score, in turn order; `order` is that of the next round."""
    found = {(item.who, item.source): item for item in items}
    energy = {who: item.counted for (who, source), item in found.items() if source == "track"}
    ranks, rank = dict.fromkeys(energy, 0), 1
    for tied in by_rank({who: amount for who, amount in energy.items() if amount}):
        ranks |= dict.fromkeys(tied, rank)
        rank += len(tied)
    return tuple(
        RoundLine(
            who,
            amount,
            ranks[who],
            list(energy.values()).count(amount),
            found.get((who, "energy"), NOTHING).amount,
            found[who, "track"].amount,
            found[who, "track"].what,
            found.get((who, "no energy"), NOTHING).amount,
            counts.get(who, 0),
            box.bonus_tiles[tile].vp * counts.get(who, 0) if tile is not None else 0,
            bonus_loss(amount, round, box),
            found.get((who, "bonus"), NOTHING).amount,
            order.index(who) + 1 if order else 0,
            section(amount, box),
        )
        for who, amount in energy.items()
    )


class RoundScore(NamedTuple):
    """The scoring of a round: its bonus tile, a line for each company, most energy first, and who begins the next."""

    round: int
    tile: str | None
    lines: tuple[RoundLine, ...]
    order: tuple[str, ...]


class FinalLine(NamedTuple):
    """What a company got at the end of the game, what it had before, and its place."""

    who: str
    before: int
    counted: int
    objective: int
    resources: int
    buildings: int
    water: int
    vp: int
    place: int


class FinalScore(NamedTuple):
    """The final scoring: its objective, and a line for each company, the winner first."""

    objective: str | None
    lines: tuple[FinalLine, ...]


def round_score(step: Step) -> RoundScore | None:
    """The scoring of a round that a step led to; None where it did not."""
    events = list(dropwhile(lambda event: not _begins(event, "scoring"), step.events))
    if not events or not isinstance(events[0], PhaseBegan):
        return None
    begun, end = events[0], next((n for n, event in enumerate(events) if _begins(event, "over")), len(events))
    items = _items(events[:end])
    bonus = step.after.bonus
    tile = bonus[begun.round - 1] if 1 <= begun.round <= len(bonus) else None
    counts = {item.who: item.counted for item in items if item.source == "bonus"}
    order = next((event.order for event in events if isinstance(event, RoundEnded)), ())
    lines = sorted(round_lines(begun.round, tile, items, counts, order, step.after.box), key=lambda line: -line.energy)
    return RoundScore(begun.round, tile, tuple(lines), order)


def final_score(step: Step) -> FinalScore | None:
    """The final scoring, where a step led to it."""
    events = list(dropwhile(lambda event: not _begins(event, "over"), step.events))
    if not events:
        return None
    items, after = {(item.who, item.source): item for item in _items(events)}, step.after
    lines = []
    for place, names in enumerate(after.ranking, 1):
        for who in names:
            sources = ("objective", "resources", "buildings", "water")
            aim, machines, houses, water = (items.get((who, source), NOTHING) for source in sources)
            amounts = (aim.amount, machines.amount, houses.amount, water.amount)
            total = after.companies[who].vp
            lines.append(FinalLine(who, total - sum(amounts), aim.counted, *amounts, total, place))
    return FinalScore(after.objective, tuple(lines))


def _items(events: Sequence[Event]) -> list[ScoreItem]:
    """What was scored, each in what it was given in."""
    return [
        ScoreItem(
            event.who,
            event.source,
            following.what if isinstance(following, Gained) and following.who == event.who else event.what,
            event.amount,
            event.clause,
            event.counted,
        )
        for event, following in pairwise([*events, None])
        if isinstance(event, Scored)
    ]


def _begins(event: Event, phase: str) -> bool:
    return isinstance(event, PhaseBegan) and event.phase == phase
