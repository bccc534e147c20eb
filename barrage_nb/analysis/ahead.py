"""Moves told before they are made: what a turn would do, in words, as far as anybody can know it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from ..engine.moves import Move
from ..engine.play import Step, play
from ..engine.position import Position
from ..engine.rounds import Turn
from ..engine.setup import deal
from ..history.telling import told
from ..words import analysis as words
from .appraisal import Outlooks
from .quick import quick_choice
from .weights import WEIGHTS

TurnPlan: TypeAlias = tuple[Move, ...]
"""The first moves of a turn; what they leave open is answered by whoever plays it."""


def ahead(view: Position, luck: int, moves: Iterable[Move]) -> tuple[Step, ...]:
    """Moves made with a luck of the hidden piles, as in a playout: what has one answer is not asked."""
    position, steps = deal(view, luck), list[Step]()
    for move in moves:
        if move in position.legal_moves:
            steps.append(play(position, move))
            position = steps[-1].after
    return tuple(steps)


class ToldOption(NamedTuple):
    """An option in words: what is done and what it brings, and as short as it can be told from the others."""

    line: str
    short: str


def carried_out(view: Position, plan: Sequence[Move]) -> tuple[Step, ...]:
    """A turn to its end: what the plan leaves open is answered by the quick player, who does not waver there."""
    steps = ahead(view, 0, plan)
    outlooks, luck, who = Outlooks(WEIGHTS), Random(0), view.question.who if view.question is not None else ""
    while (question := steps[-1].after.question) is not None and question.who == who and not isinstance(question, Turn):
        position = steps[-1].after
        steps = (*steps, play(position, quick_choice(position, outlooks, luck)))
    return steps


CARRIED_OUT = ("quick_player", "wavering_player")
"""Who carries turns out as they are told; of others only the plan is known."""


def options_told(view: Position, plans: Sequence[Sequence[Move]], policy: str) -> tuple[ToldOption, ...]:
    """Each of some turns in words, as a policy carries it out; those that would sound alike with their notation."""
    turns = [told(carried_out(view, plan) if policy in CARRIED_OUT else ahead(view, 0, plan)) for plan in plans]
    notations = ["; ".join(map(str, plan)) for plan in plans]
    alone = [turn.alone for turn in turns]
    lines = _apart(alone, list(map(words.with_notation, alone, notations)))
    return tuple(map(ToldOption, lines, _apart([turn.did for turn in turns], lines)))


def _apart(texts: Sequence[str], longer: Sequence[str]) -> list[str]:
    """Texts, those that are there twice at greater length."""
    times = Counter(texts)
    return [text if times[text] == 1 else more for text, more in zip(texts, longer, strict=True)]
