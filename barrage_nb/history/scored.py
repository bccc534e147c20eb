"""What was scored, from what happened: each company's part of a round's scoring, and of the final one."""

from collections.abc import Sequence
from itertools import dropwhile, pairwise
from typing import NamedTuple

from ..engine.events import Event, Gained, PhaseBegan, RoundEnded, Scored
from ..engine.play import Step
from ..engine.position import Position
from ..engine.scoring import by_rank

NOTHING = Scored("", "", 0, "vp", 0, "")


class RoundLine(NamedTuple):
    """What a company got at the end of a round, and for what.

    `rank` is 0 without energy; what stands for credits is paid in victory points to some (`paid_in`).
    """

    who: str
    energy: int
    rank: int
    tied: bool
    rank_vp: int
    credits: int
    paid_in: str
    lost: int
    counted: int
    bonus: int
    next_number: int | None

    @property
    def vp(self) -> int:
        """All victory points of the round."""
        return self.rank_vp + self.lost + self.bonus + (self.credits if self.paid_in == "vp" else 0)


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
    energy = {who: item.counted for (who, source), (item, _) in items.items() if source == "track"}
    order = next((event.order for event in events if isinstance(event, RoundEnded)), ())
    ranks = {who: rank for rank, who in _ranked([who for who in energy if energy[who]], energy)}
    lines = tuple(
        _line(who, energy, ranks, items, order.index(who) + 1 if order else None)
        for who in sorted(energy, key=lambda who: -energy[who])
    )
    return RoundScore(begun.round, _tile(step.after, begun.round), lines, order)


def final_score(step: Step) -> FinalScore | None:
    """The final scoring, where a step led to it."""
    events = list(dropwhile(lambda event: not _begins(event, "over"), step.events))
    if not events:
        return None
    items, after = _items(events), step.after
    lines = []
    for place, names in enumerate(after.ranking, 1):
        for who in names:
            objective, resources, water = (_item(items, who, source) for source in ("objective", "resources", "water"))
            total = after.companies[who].vp
            before = total - objective.amount - resources.amount - water.amount
            amounts = (objective.amount, resources.amount, water.amount)
            lines.append(FinalLine(who, before, objective.counted, *amounts, total, place))
    return FinalScore(after.objective, tuple(lines))


Items = dict[tuple[str, str], tuple[Scored, str]]
"""What was scored, by whom and what for, with what it was given in."""


def _items(events: Sequence[Event]) -> Items:
    found: Items = {}
    for event, following in pairwise([*events, NOTHING]):
        if isinstance(event, Scored):
            given = following.what if isinstance(following, Gained) and following.who == event.who else event.what
            found[event.who, event.source] = event, given
    return found


def _item(items: Items, who: str, source: str) -> Scored:
    return items.get((who, source), (NOTHING, ""))[0]


def _ranked(names: Sequence[str], energy: dict[str, int]) -> list[tuple[int, str]]:
    """The rank of each: those with equal energy share theirs."""
    found, rank = [], 1
    for tied in by_rank({who: energy[who] for who in names}):
        found += [(rank, who) for who in tied]
        rank += len(tied)
    return found


def _line(who: str, energy: dict[str, int], ranks: dict[str, int], items: Items, number: int | None) -> RoundLine:
    bonus = _item(items, who, "bonus")
    track, paid_in = items[who, "track"]
    rank = ranks.get(who, 0)
    return RoundLine(
        who,
        energy[who],
        rank,
        list(ranks.values()).count(rank) > 1,
        _item(items, who, "energy").amount,
        track.amount,
        paid_in,
        _item(items, who, "no energy").amount,
        bonus.counted,
        bonus.amount,
        number,
    )


def _begins(event: Event, phase: str) -> bool:
    return isinstance(event, PhaseBegan) and event.phase == phase


def _tile(position: Position, round: int) -> str | None:
    return position.bonus[round - 1] if 1 <= round <= len(position.bonus) else None
