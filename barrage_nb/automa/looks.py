"""A decision as one sees it on the map, look by look: what is still in, what is out, and why (A17, A19, AP1 to AP8)."""

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any, NamedTuple

from ..engine.production import System
from ..words.english import automa as words
from .placing import Placement
from .tell import clause_of
from .trace import Decision, SystemChoice, WaterChoice


class Look(NamedTuple):
    """One look at the map: a sentence with its clause, the spaces that are still in, and those that are out by now."""

    sentence: str
    clause: str
    lit: tuple[str, ...] = ()
    faded: tuple[str, ...] = ()


def looks(who: str, decision: Decision) -> tuple[Look, ...]:
    """A decision look by look; one that is not about the map is a single sentence."""
    at_map = _ON_THE_MAP.get(type(decision))
    if at_map is not None:
        return tuple(at_map(who, decision))
    return (Look(words.sentence(who, decision), clause_of(decision)),)


def _placement(who: str, made: Placement) -> Iterator[Look]:
    yield Look(words.may_build(who, made), "AP1", made.eligible)
    if made.completing:
        yield _left(words.completing(made), "AP2", made.eligible, made.completing)
    for step in made.sifted:
        yield _left(words.one_criterion(step), step.clause[:3], made.eligible, step.left)
    yield _left(words.sentence(who, made), clause_of(made), made.eligible, (made.space,))


def _left(sentence: str, clause: str, every: tuple[str, ...], left: tuple[str, ...]) -> Look:
    return Look(sentence, clause, left, tuple(space for space in every if space not in left))


def _water(who: str, made: WaterChoice) -> Iterator[Look]:
    yield Look(words.order_of_drops(who, made), "A19", made.letters)
    placed = accumulate((group.headstreams for group in made.groups), lambda so_far, more: (*so_far, *more))
    for group, headstreams in zip(made.groups, placed, strict=True):
        yield _left(words.drops_placed(group), "A19", made.letters, tuple(dict.fromkeys(headstreams)))


def _system(who: str, made: SystemChoice) -> Iterator[Look]:
    every = tuple(dict.fromkeys(space for ready in made.ready for space in _spaces(ready.system)))
    yield Look(words.systems_ready(who, made), "A17", every)
    yield _left(words.sentence(who, made), "A17", every, _spaces(made.chosen.system))


def _spaces(system: System) -> tuple[str, str, str]:
    return system.dam, system.conduit, system.powerhouse


_ON_THE_MAP: dict[type, Callable[[str, Any], Iterator[Look]]] = {
    Placement: _placement,
    WaterChoice: _water,
    SystemChoice: _system,
}
