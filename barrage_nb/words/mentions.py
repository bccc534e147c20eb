"""Where sentences speak of places and cards, so that a page can show which are meant."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from re import IGNORECASE, Pattern, compile, escape, findall
from typing import NamedTuple

from ..board.map import BASES_IN_BASIN, CONDUITS, POWERHOUSES_IN_BASIN
from ..board.office import SPACES
from ..board.refs import Ref
from .places import SIDES, action_space


class Mention(NamedTuple):
    """A stretch of a sentence, and the things that it names."""

    start: int
    end: int
    things: tuple[Ref, ...]


def mentions(sentence: str) -> Iterator[Mention]:
    """What a sentence names, from left to right."""
    for found in _pattern().finditer(sentence):
        assert found.lastgroup is not None
        things = tuple(_THINGS[found.lastgroup](found[0]))
        if things:
            yield Mention(found.start(), found.end(), things)


_AND = r"(?:, | and | or )"
_NUMBERS = rf"\d+(?:{_AND}\d+)*"
_SIDE = rf"(?:{'|'.join(SIDES[4] + SIDES[3])})"
_PATTERNS = {
    "pair": rf"(?:both dams|either dam) of basins? {_NUMBERS}",
    "dam": rf"(?:upper|lower) dams?(?: space)? of basins? {_NUMBERS}",
    "conduit": r"conduit from basin \d+ to basin \d+",
    "powerhouse": rf"{_SIDE}(?:{_AND}{_SIDE})* powerhouses?(?: space)? of basin \d+",
    "houses": r"powerhouses of basin \d+",
    "headstream": r"(?:headstream )?(?-i:H[A-D])",
    "exit": r"(?:left|right) exit",
    "contract": rf"contracts? {_NUMBERS}",
    "basin": rf"basins? {_NUMBERS}",
}
"""How places are named in a sentence, those of several words first, by what they are; beside them the action spaces."""


@cache
def _pattern() -> Pattern[str]:
    """All of them in one."""
    spaces = "|".join(sorted(map(escape, _action_spaces()), key=len, reverse=True))
    every = {"space": spaces, **_PATTERNS}
    return compile("|".join(rf"(?P<{kind}>(?<!\w)(?:{said})(?!\w))" for kind, said in every.items()), IGNORECASE)


@cache
def _action_spaces() -> dict[str, str]:
    return {action_space(name).lower(): name for name in SPACES}


def _numbers(said: str) -> list[int]:
    return list(map(int, findall(r"\d+", said)))


def _dams(said: str) -> Iterable[Ref]:
    letter = "U" if said.lower().startswith("upper") else "L"
    return [Ref("dam", f"B{basin}{letter}") for basin in _numbers(said)]


def _conduit(said: str) -> Iterable[Ref]:
    ends = tuple(_numbers(said))
    return [Ref("conduit", name) for name, printed in CONDUITS.items() if (printed.source, printed.target) == ends]


def _powerhouses(said: str) -> Iterable[Ref]:
    (basin,) = _numbers(said)
    houses = POWERHOUSES_IN_BASIN.get(basin, ())
    sides = set(findall(r"\w+", said.lower().partition(" powerhouse")[0]))
    return [
        Ref("powerhouse", house)
        for side, house in zip(SIDES.get(len(houses), ()), houses, strict=True)
        if side in sides
    ]


_THINGS: dict[str, Callable[[str], Iterable[Ref]]] = {
    "space": lambda said: [Ref("space", _action_spaces()[said.lower()])],
    "pair": lambda said: [Ref("dam", space) for basin in _numbers(said) for space in BASES_IN_BASIN.get(basin, ())],
    "dam": _dams,
    "conduit": _conduit,
    "powerhouse": _powerhouses,
    "houses": lambda said: [Ref("powerhouse", house) for house in POWERHOUSES_IN_BASIN.get(_numbers(said)[0], ())],
    "headstream": lambda said: [Ref("headstream", said[-2:])],
    "exit": lambda said: [Ref("exit", "XL" if said.lower().startswith("left") else "XR")],
    "contract": lambda said: [Ref("contract", number) for number in _numbers(said)],
    "basin": lambda said: [Ref("basin", basin) for basin in _numbers(said)],
}
"""What is named, by how."""
