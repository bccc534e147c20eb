"""What was scored, from what happened: each company's part of a round's scoring, and of the final one."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import dropwhile, pairwise
from typing import NamedTuple

from ..board.tiles import BONUS_TILES
from ..engine.events import Event, Gained, PhaseBegan, RoundEnded, Scored
from ..engine.play import Step
from ..engine.position import Position
from ..engine.scoring import ScoreItem, bonus_loss, by_rank, section

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

    @property
    def section(self) -> int:
        """The section of the energy track in which its marker stands."""
        return section(self.energy)

    @property
    def vp(self) -> int:
        """All victory points of the round."""
        return self.rank_vp + self.zero_vp + self.bonus + (self.credits if self.paid_in == "vp" else 0)


def round_lines(
    round: int, tile: str | None, items: Iterable[ScoreItem], counts: Mapping[str, int], order: Sequence[str]
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
            BONUS_TILES[tile].vp * counts.get(who, 0) if tile is not None else 0,
            bonus_loss(amount, round),
            found.get((who, "bonus"), NOTHING).amount,
            order.index(who) + 1 if order else 0,
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
    tile = _tile(step.after, begun.round)
    counts = {item.who: item.counted for item in items if item.source == "bonus"}
    order = next((event.order for event in events if isinstance(event, RoundEnded)), ())
    lines = sorted(round_lines(begun.round, tile, items, counts, order), key=lambda line: -line.energy)
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
            objective, resources, water = (
                items.get((who, source), NOTHING) for source in ("objective", "resources", "water")
            )
            total = after.companies[who].vp
            before = total - objective.amount - resources.amount - water.amount
            amounts = (objective.amount, resources.amount, water.amount)
            lines.append(FinalLine(who, before, objective.counted, *amounts, total, place))
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


def _tile(position: Position, round: int) -> str | None:
    return position.bonus[round - 1] if 1 <= round <= len(position.bonus) else None
