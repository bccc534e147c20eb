"""The rail: a line as marks over the width of an explorer; which turns there were, whose, and where rounds begin."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from ..engine.events import Drafted
from ..history import Node
from ..history.telling import ToldTurn, turns_of
from ..words import explorer as words
from . import icons
from .palette import colours
from .svg import inline

BADGE = 10
BY_HAND = -1
"""The lane of what is nobody's: it goes over all."""


class TurnOnLine(NamedTuple):
    """A turn on a line: the places it begins and ends at."""

    begins: int
    ends: int
    turn: ToldTurn


class Lanes:
    """A line as it is shown on a rail."""

    def __init__(self, line: Sequence[Node]) -> None:
        self.line = line

    @cached_property
    def turns(self) -> tuple[TurnOnLine, ...]:
        """Its turns."""
        found, at = [], 0
        for turn in turns_of(node.step for node in self.line[1:]):
            found.append(TurnOnLine(at, at + len(turn.steps), turn))
            at += len(turn.steps)
        return tuple(found)

    @cached_property
    def marks(self) -> dict[str, Any]:
        """What the page draws: lanes for the companies, a bar for each turn, and where rounds begin."""
        names = list(self.line[-1].position.companies)
        hues = colours("light")
        return {
            "moves": len(self.line) - 1,
            "companies": [
                {"fill": hues[who], "badge": inline(icons.badge(who, BADGE / 2, BADGE / 2, BADGE / 2 - 0.6), BADGE)}
                for who in names
            ],
            "turns": [[begins, ends, _lane(turn, names)] for begins, ends, turn in self.turns],
            "rounds": list(self._rounds()),
        }

    def _rounds(self) -> Iterator[dict[str, Any]]:
        for place, (before, node) in enumerate(pairwise(self.line), 1):
            was, now = before.position, node.position
            if now.over and not was.over:
                yield {"place": place, "short": words.last(), "told": words.game_ends()}
            elif now.round > was.round and not now.over:
                told = words.round_begins(now.round, now.round - 1)
                yield {"place": place, "short": words.round_mark(now.round), "told": told}

    def told(self, place: int) -> tuple[int, int, str]:
        """The turn that leads to a place, or through it: from which place to which, and in words."""
        for begins, ends, turn in self.turns:
            if begins < place <= ends:
                said = words.led_here(str(turn), turn.steps[0].before)
                return begins + 1, ends, said
        return 0, 0, words.start()


def _lane(turn: ToldTurn, names: Sequence[str]) -> int:
    """The lane of a turn: that of its company, which before the draft is the one that is drafted."""
    if turn.by_hand:
        return BY_HAND
    drafted = next((event.company for event in turn.events if isinstance(event, Drafted)), turn.who)
    return names.index(drafted) if drafted in names else BY_HAND
