"""A turn as one looks at it, look by look: what is decided, which places are still in, out or chosen, and why."""

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Any, NamedTuple

from ..board.automa import AUTOMA_TILES
from ..board.refs import Ref
from ..engine.events import Event
from ..words import automa as words
from .placing import Placement
from .trace import ContractChoice, Decided, Decision, Flipped, SystemChoice, Tried, WaterChoice, clause_of

Refs = tuple[Ref, ...]


class AutomaLook(NamedTuple):
    """One look: the number of its event, what is decided, how far; it prints as its sentence with its clause.

    A decision about places has several stages: where a piece could go and what each criterion leaves of that,
    the headstreams that are tried, the systems that are ready; without a stage it is the decision itself.
    """

    event: int
    who: str
    decision: Decision
    stage: str = ""  # "eligible", "completing", "sifted"; "order", "group"; "ready"
    number: int = 0  # of the criterion, or of the group of drops
    lit: Refs = ()
    faded: Refs = ()
    chosen: Refs = ()

    @property
    def sentence(self) -> str:
        """What is to be seen."""
        return words.look(self)

    @property
    def cited(self) -> str:
        """The clause that it follows, of a criterion with its letter."""
        made = self.decision
        if not isinstance(made, Placement) or not self.stage:
            return clause_of(made)
        return made.sifted[self.number].clause if self.stage == "sifted" else _CLAUSES[self.stage]

    @property
    def clause(self) -> str:
        """The clause that it follows."""
        return self.cited[:3]  # AP5a is a part of AP5

    def __str__(self) -> str:
        return words.with_clause(self, self.cited)

    @property
    def structure(self) -> str:
        """The structure that is placed, "water" for drops; nothing for neither."""
        made = self.decision
        return made.structure if isinstance(made, Placement) else "water" if isinstance(made, WaterChoice) else ""

    @property
    def criterion(self) -> int | None:
        """The place of the criterion in its column; 3 is the code below; None where none of them is at work."""
        made = self.decision
        if not isinstance(made, Placement):
            return None
        if self.stage != "sifted":
            return 3 if not self.stage and made.clause == "AP4" else None
        names = AUTOMA_TILES[made.tile].column(made.structure).criteria
        name = made.sifted[self.number].criterion
        return names.index(name) if name in names else None


_CLAUSES = {"eligible": "AP1", "completing": "AP2"}


def looks(events: Iterable[Event]) -> tuple[AutomaLook, ...]:
    """Everything that Automas decided in some events, cut as fine as it can be looked at."""
    return tuple(
        look
        for number, event in enumerate(events)
        if isinstance(event, Decided)
        for look in _stages(AutomaLook(number, event.who, event.decision))
    )


def _stages(now: AutomaLook) -> Iterable[AutomaLook]:
    stages = _STAGES.get(type(now.decision))
    return stages(now, now.decision) if stages is not None else (now,)


def _placement(now: AutomaLook, made: Placement) -> Iterator[AutomaLook]:
    """From the eligible spaces, criterion by criterion, to the one that is chosen."""
    every = _places(made.eligible)
    yield now._replace(stage="eligible", lit=every)
    if made.completing:
        left = made.completing if made.clause == "AP2" else made.eligible  # several of them settle nothing
        yield _left(now._replace(stage="completing"), every, _places(left))
    for number, step in enumerate(made.sifted):
        yield _left(now._replace(stage="sifted", number=number), every, _places(step.left))
    yield _chosen(now, every, _places((made.space,)))


def _water(now: AutomaLook, made: WaterChoice) -> Iterator[AutomaLook]:
    every = _places(made.letters)
    if not made.groups:
        yield now._replace(faded=every)
        return
    yield now._replace(stage="order", lit=every)
    placed = accumulate((group.headstreams for group in made.groups), lambda before, more: (*before, *more))
    for number, headstreams in enumerate(placed):
        yield _chosen(now._replace(stage="group", number=number), every, _places(headstreams))


def _system(now: AutomaLook, made: SystemChoice) -> Iterator[AutomaLook]:
    every = _places(name for found in made.ready for name in found.system[:3])
    yield now._replace(stage="ready", lit=every)
    yield _chosen(now, every, _places(made.chosen.system[:3]))


def _contract(now: AutomaLook, made: ContractChoice) -> Iterator[AutomaLook]:
    yield _chosen(now, tuple(Ref("contract", number) for number in made.reached), (Ref("contract", made.chosen),))


def _places(names: Iterable[str]) -> Refs:
    return tuple(map(Ref.on_map, dict.fromkeys(names)))


def _left(now: AutomaLook, every: Refs, left: Refs) -> AutomaLook:
    return now._replace(lit=left, faded=tuple(ref for ref in every if ref not in left))


def _chosen(now: AutomaLook, every: Refs, chosen: Refs) -> AutomaLook:
    return _left(now, every, chosen)._replace(lit=(), chosen=chosen)


_STAGES: dict[type, Callable[[AutomaLook, Any], Iterator[AutomaLook]]] = {
    Placement: _placement,
    WaterChoice: _water,
    SystemChoice: _system,
    ContractChoice: _contract,
}


class TurnSoFar(NamedTuple):
    """A turn as far as a look: its two tiles, and what became of the rows that were tried."""

    flipped: Flipped | None
    rows: tuple[Tried, ...]

    @property
    def marks(self) -> dict[int, str]:
        """What became of rows, by their places: "tried" in vain, or "done"."""
        return {tried.number: "done" if tried.refusal is None else "tried" for tried in self.rows}


def so_far(told: Iterable[AutomaLook]) -> TurnSoFar:
    """What is known of a turn after some of its looks."""
    made = [look.decision for look in told]
    flipped = next((decision for decision in made if isinstance(decision, Flipped)), None)
    return TurnSoFar(flipped, tuple(decision for decision in made if isinstance(decision, Tried)))
