"""The tour: one real round of an introductory game, stop by stop, with a few of its questions left to the reader."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from ..board.refs import Ref
from ..engine.events import ContractLaidOut, Event, Gained, PhaseBegan, RoundEnded, TileLaidOut, TurnOver
from ..engine.moves import read_move
from ..engine.play import Step, Unfolded, unfold
from ..engine.position import Position
from ..engine.rounds import StartRound
from ..notation.text import sketch
from ..words import tour as words
from .asking import Mistake, Quiz, one
from .story import Story

READER = "italy"
TABLE = (
    "italy B1L=2*2 C1A P8.1 officer=jordan vp=14 credits=3 excavators=4 mixers=1 tiles=base,elevation,wild"
    " wheel=1:powerhouse+2m,3:conduit+10e contracts=3,310"
    " | usa B1U=1*1 C5B P8.2 officer=adler vp=16 credits=4 contracts=1,206"
    " | germany B4L=1 B7L=1 C6B P7.1 officer=mcdowell vp=13 credits=5 contracts=2"
    " | neutral B3L=1*1 B6L=2*1 B10L=3*1"
    " | rules=introductory round=2 headstream_tiles=1,6,4,5 bonus=conduits,contracts,bases,powerhouses,elevations"
    " objective=basins_1 national=102,104 contracts=204,212,303,307,403,411"
)
"""Three companies after two rounds."""


class StopPlan(NamedTuple):
    """A stop as it is planned: the moves or the phase that make it, what is looked at, and the answers to its question.

    The answer is seen when something happens by the clause that decides it, or at the moment `seen_at`, where that is
    given.
    """

    name: str
    moves: tuple[str, ...] = ()
    phase: str = ""
    panels: tuple[str, ...] = ("map",)
    choices: tuple[str, ...] = ()
    right: str = ""
    decided_by: str = ""
    seen_at: int = 0
    clauses: tuple[str, ...] = ()
    look: tuple[Ref, ...] = ()  # the things of the picture that the text speaks of
    company: str = READER


SCRIPT = (
    StopPlan("table", clauses=("G1",), look=(Ref("dam", "B1L"), Ref("conduit", "C1A"), Ref("powerhouse", "P8.1"))),
    StopPlan("income", phase="income", panels=("map", "company"), clauses=("I1", "I2", "I4"), company="germany"),
    StopPlan(
        "headstreams",
        phase="headstreams",
        clauses=("I5", "I6"),
        look=(Ref("headstream", "HA"), Ref("headstream", "HB"), Ref("headstream", "HC"), Ref("headstream", "HD")),
    ),
    StopPlan("actions", phase="actions", panels=("map", "office"), clauses=("R1", "R2", "R3", "R4")),
    StopPlan(
        "build",
        ("place construction-1", "build base with base", "at B8L", "pay 3 excavators"),
        panels=("map", "company"),
        clauses=("C1", "C2", "C4", "C5", "C6", "I3"),
        look=(Ref("dam", "B8L"),),
    ),
    StopPlan(
        "neighbour",
        ("place turbine+0", "fulfil 1"),
        panels=("map", "track"),
        choices=("nothing", "pay", "energy"),
        right="pay",
        decided_by="P7",
        clauses=("P1", "P7", "P10"),
        look=(Ref("dam", "B1U"), Ref("conduit", "C1A"), Ref("powerhouse", "P8.2")),
    ),
    StopPlan(
        "drop",
        ("place water-1-now", "drops HC"),
        choices=("B3L", "B6L", "B10L", "XR"),
        right="B6L",
        decided_by="W3",
        clauses=("M4", "W2", "W3"),
        look=(Ref("headstream", "HC"), Ref("dam", "B3L"), Ref("dam", "B6L"), Ref("dam", "B10L")),
    ),
    StopPlan(
        "produce",
        ("place turbine+2", "produce B1L C1A P8.1 x2"),
        panels=("map", "track"),
        choices=("7", "9", "10", "12"),
        right="12",
        decided_by="P5",
        clauses=("R3", "P4", "P5", "P8"),
        look=(Ref("dam", "B1L"), Ref("conduit", "C1A"), Ref("powerhouse", "P8.1")),
    ),
    StopPlan(
        "contract",
        ("fulfil 310",),
        panels=("map", "company"),
        clauses=("P9", "K2", "P10", "W6"),
        look=(Ref("dam", "B8L"),),
    ),
    StopPlan(
        "bank", ("place bank 10", "place bank 11", "place bank 9"), panels=("map", "office"), clauses=("R5", "R6", "M5")
    ),
    StopPlan(
        "water",
        phase="water",
        choices=("both", "one", "none"),
        right="one",
        decided_by="W7",
        seen_at=3,
        clauses=("W7", "W8", "W3", "W6"),
        look=(Ref("headstream", "HA"), Ref("dam", "B1U"), Ref("dam", "B1L")),
    ),
    StopPlan("scoring", phase="scoring", panels=("map", "track", "company"), clauses=("S1", "S2", "S4", "S5", "S6")),
    StopPlan(
        "end",
        phase="end of round",
        panels=("map", "track"),
        choices=("italy", "usa", "germany"),
        right="germany",
        decided_by="E2",
        clauses=("E2", "E3"),
    ),
    StopPlan("again", phase="income", panels=("map", "company"), clauses=("I3", "G1")),
)


@dataclass(frozen=True)
class Stop:
    """A stop of the tour: its story, and the plan it was made from."""

    plan: StopPlan
    story: Story

    @property
    def name(self) -> str:
        """The name of the stop."""
        return self.plan.name

    @property
    def quiz(self) -> Quiz | None:
        """The question before its story is told, if there is one."""
        name, choices, right, clause = self.name, self.plan.choices, self.plan.right, self.plan.decided_by
        if not choices:
            return None
        because = {said: words.because(words.REASONS[f"{name}_{said}"], clause) for said in choices}
        offered = {said: words.CHOICES[f"{name}_{said}"] for said in choices}
        mistakes = {}
        for said in filter(right.__ne__, choices):
            off = int(said) - int(right) if said.isdigit() else 1
            distance = words.off(offered[said], abs(off), off > 0) if said.isdigit() else words.said(offered[said])
            mistakes[said] = Mistake(because[said], clause, off, distance)
        asked, happened = words.QUESTIONS[name], words.HAPPENED[name]
        return Quiz(asked, one(offered, right), happened, because[right], clause, mistakes, story=self.story)

    def decided(self, events: Sequence[Event]) -> bool:
        """Whether what has happened so far shows the answer to its question."""
        if self.plan.seen_at:
            return len(events) >= self.plan.seen_at
        return any(event.clause == self.plan.decided_by for event in events)

    @property
    def title(self) -> str:
        """Its headline."""
        return words.TITLES[self.name]

    @property
    def text(self) -> str:
        """What the reader is told before it happens."""
        return words.TEXTS[self.name]

    @property
    def after(self) -> str:
        """What the reader is told when it has happened; empty where that goes without saying."""
        return words.AFTER.get(self.name, "")


def before() -> Position:
    """The table just before the round begins."""
    return replace(sketch(TABLE), phase="end of round", mover=None, pending=(StartRound(),))


@cache
def stops() -> tuple[Stop, ...]:
    """The whole round in stops, played by the engine."""
    told: dict[str, list[Step]] = {plan.name: [] for plan in SCRIPT}
    phases = [plan for plan in SCRIPT if plan.phase]
    now, position = "table", before()
    for begins, unfolded in _played(position):
        now = begins or now
        for part in unfolded.parts:
            if phases and _begins(*part.events) == phases[0].phase:
                now = phases.pop(0).name
            told[now].append(part)
    made = []
    for plan in SCRIPT:  # each begins where the one before it ends
        start = words.begins(words.TITLES[plan.name])
        story = Story(position, sentences=(start,)).go_through(told[plan.name], _worth_telling)
        position = story.end
        made.append(Stop(plan, story))
    return tuple(made)


def _begins(event: Event) -> str | None:
    """The phase that begins with an event, if one does."""
    if isinstance(event, RoundEnded):
        return "end of round"
    return event.phase if isinstance(event, PhaseBegan) else None


def _played(position: Position) -> Iterator[tuple[str, Unfolded]]:
    """Every step of the round, with the stop of its move."""
    unfolded = unfold(position)
    yield "", unfolded
    for plan in SCRIPT:
        for move in plan.moves:
            unfolded = unfold(unfolded.step.after, read_move(move))
            yield plan.name, unfolded


def _worth_telling(event: Event) -> bool:
    """Whether an event has a moment of its own: what is scored, for instance, is told with its reason."""
    scored = isinstance(event, Gained) and event.clause[0] in "SB"
    return not (scored or isinstance(event, TurnOver | ContractLaidOut | TileLaidOut))


def stop(name: str) -> Stop:
    """A stop of the tour by its name."""
    found = {each.name: each for each in stops()}
    if name not in found:
        raise ValueError(words.not_a_stop(name, tuple(found)))
    return found[name]


def cited() -> tuple[str, ...]:
    """The clauses that the tour meets, in order."""
    return tuple(dict.fromkeys(clause for plan in SCRIPT for clause in plan.clauses))
