"""A whole game in numbers: what every company did, had and scored in each round."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from ..board.companies import STRUCTURES
from ..board.map import CONDUITS
from ..board.office import BANK
from ..engine.events import Built, Caught, Drawn, Event, Fulfilled, PhaseBegan, Placed, PlacedOnBoard
from ..engine.play import Step, play
from ..engine.players import Strategy
from ..engine.position import NEUTRAL, Position
from ..engine.rulings import Design
from ..engine.scoring import by_rank
from ..history.summary import SOURCES, summary
from .playouts import Watch

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
    """What every company did, by round and name."""
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
        self.design: Design = start.design
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
            yield event.who, "conduit_value", CONDUITS[event.space].value

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

    def placed(self, event: Placed) -> Iterator[Did]:
        yield event.who, "engineers", event.engineers
        if event.space == BANK:
            yield event.who, "bank", event.engineers

    def placed_on_board(self, event: PlacedOnBoard) -> Iterator[Did]:
        yield event.who, "engineers", event.engineers

    def fulfilled(self, event: Fulfilled) -> Iterator[Did]:
        yield event.who, "contracts", 1


_TOLD: dict[type[Event], Callable[[_Owners, Any], Iterator[Did]]] = {
    Built: _Owners.built,
    Caught: _Owners.caught,
    Drawn: _Owners.drawn,
    Fulfilled: _Owners.fulfilled,
    Placed: _Owners.placed,
    PlacedOnBoard: _Owners.placed_on_board,
}
