"""The turn of an Automa as moments to look at: what it decided, and the places that are still in, out, or chosen."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..board.automa import AUTOMA_TILES
from ..board.refs import Ref, on_map
from ..engine.events import Event
from .placing import Placement
from .trace import ContractChoice, Decided, Decision, Flipped, SystemChoice, Tried, WaterChoice


class Moment(NamedTuple):
    """A point of a turn: the number of its event, what is decided, and how far; a placement has several."""

    event: int
    who: str
    decision: Decision
    stage: str = ""  # of a placement: "eligible", "completing", "sifted" or "chosen"
    sifted: int = 0  # which of its criteria
    lit: tuple[Ref, ...] = ()
    faded: tuple[Ref, ...] = ()
    chosen: tuple[Ref, ...] = ()

    @property
    def criterion(self) -> int | None:
        """The place of the criterion in its column; 3 is the code below; None where none of them is at work."""
        made = self.decision
        if not isinstance(made, Placement) or self.stage not in ("sifted", "chosen"):
            return None
        if self.stage == "chosen":
            return 3 if made.clause == "AP4" else None
        names = AUTOMA_TILES[made.tile].column(made.structure).criteria
        name = made.sifted[self.sifted].criterion
        return names.index(name) if name in names else None


def moments(events: Iterable[Event]) -> tuple[Moment, ...]:
    """Everything that Automas decided in some events, cut as fine as it can be looked at."""
    return tuple(
        moment
        for number, event in enumerate(events)
        if isinstance(event, Decided)
        for moment in _moments(number, event.who, event.decision)
    )


def _moments(number: int, who: str, made: Decision) -> Iterator[Moment]:
    now = Moment(number, who, made)
    if isinstance(made, Placement):
        yield from _placing(now, made)
    elif isinstance(made, SystemChoice):
        ready = tuple(on_map(space) for found in made.ready for space in found.system[:3])
        chosen = tuple(map(on_map, made.chosen.system[:3]))
        yield now._replace(lit=tuple(ref for ref in ready if ref not in chosen), chosen=chosen)
    elif isinstance(made, WaterChoice):
        chosen = tuple(map(on_map, dict.fromkeys(made.headstreams)))
        others = tuple(on_map(name) for name in made.letters if name not in made.headstreams)
        yield now._replace(faded=others, chosen=chosen)
    elif isinstance(made, ContractChoice):
        reached = tuple(Ref("contract", number) for number in made.reached if number != made.chosen)
        yield now._replace(lit=reached, chosen=(Ref("contract", made.chosen),))
    else:
        yield now


def _placing(now: Moment, made: Placement) -> Iterator[Moment]:
    """From the eligible spaces, criterion by criterion, to the one that is chosen."""

    def at(stage: str, left: Sequence[str], sifted: int = 0) -> Moment:
        lit = tuple(map(on_map, left))
        out = tuple(on_map(space) for space in made.eligible if space not in left)
        return now._replace(stage=stage, sifted=sifted, lit=lit, faded=out)

    yield at("eligible", made.eligible)
    if made.clause == "AP2":
        yield at("completing", made.completing)
    for number, step in enumerate(made.sifted):
        yield at("sifted", step.left, number)
    last = at("chosen", (made.space,))
    yield last._replace(lit=(), chosen=last.lit)


class Turn(NamedTuple):
    """A turn as far as a moment: its two tiles, and what became of the rows that were tried."""

    flipped: Flipped | None
    rows: tuple[Tried, ...]


def so_far(told: Sequence[Moment], at: int) -> Turn:
    """What is known of a turn at one of its moments."""
    made = [moment.decision for moment in told[: at + 1]]
    flipped = next((decision for decision in made if isinstance(decision, Flipped)), None)
    return Turn(flipped, tuple(decision for decision in made if isinstance(decision, Tried)))
