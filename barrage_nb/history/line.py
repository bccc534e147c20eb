"""Places of a game in a tree, with edits that can be undone; and lines of it, numbered by company, round and turn."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, takewhile, zip_longest
from operator import attrgetter, sub
from typing import Any, NamedTuple, Self, TypeAlias

from ..automa.trace import Decision, decisions
from ..engine.events import Caught, Event, Filled, Gained, Paid, PhaseBegan, RoundEnded, TurnOver
from ..engine.moves import Answers, Move, Tweak, answer
from ..engine.play import Step, steps_of
from ..engine.position import Company, Position
from ..engine.values import record
from ..notation.text import GameText
from ..words import automa
from ..words import history as words
from ..words.names import QUESTIONS


class Node(NamedTuple):
    """One place of a game: the step that led to it, and the places that follow, the main one first."""

    id: int
    parent: int | None
    step: Step
    children: tuple[int, ...] = ()
    name: str = ""
    comment: str = ""

    @property
    def position(self) -> Position:
        """The position there."""
        return self.step.after

    @property
    def edge(self) -> Move | Tweak | None:
        """The move or tweak that led here; None at the start."""
        return self.step.move

    @property
    def move(self) -> Move | None:
        """The move that led here; None at the start and after a tweak."""
        return None if isinstance(self.edge, Tweak) else self.edge

    @property
    def tweak(self) -> Tweak | None:
        """The tweak that led here, if one did."""
        return self.edge if isinstance(self.edge, Tweak) else None

    def __repr__(self) -> str:
        what = words.the_start() if self.edge is None else str(self.edge)
        return words.place_in_tree(self.id, what, self.position.round, self.position.phase)


class TreeEdit(NamedTuple):
    """A change of the tree: the nodes it replaced, what stands there now, and the current node before and after.

    `what` is its kind; without one, it is the move or tweak that leads to the last of the new nodes.
    """

    what: str
    before: tuple[Node, ...]
    after: tuple[Node, ...]
    at: tuple[int, int]

    @property
    def said(self) -> str:
        """It in a word."""
        return (
            words.EDITS[self.what]
            if self.what
            else words.quoted(answer(self.after[-1].edge, self.after[-1].position.box))
        )


class Tree:
    """Places by their number, the current one, and every edit so far.

    Nodes are values, so an edit is undone by putting back the ones it replaced.
    """

    def __init__(self, start: Position) -> None:
        self._nodes: list[Node | None] = [Node(0, None, Step(start, None, start, ()))]
        self._at = 0
        self._tip = 0
        self._done: list[TreeEdit] = []
        self._undone: list[TreeEdit] = []

    def __len__(self) -> int:
        return sum(node is not None for node in self._nodes)

    def __iter__(self) -> Iterator[Node]:
        return (node for node in self._nodes if node is not None)

    def __getitem__(self, node: int) -> Node:
        found = self._nodes[node] if type(node) is int and 0 <= node < len(self._nodes) else None
        if found is None:
            raise LookupError(words.no_node(node=node))
        return found

    def __contains__(self, node: object) -> bool:
        return type(node) is int and 0 <= node < len(self._nodes) and self._nodes[node] is not None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tree) and (self._at, list(self)) == (other._at, list(other))

    __hash__ = None  # type: ignore[assignment]

    @property
    def at(self) -> int:
        """The number of the current node."""
        return self._at

    @property
    def node(self) -> Node:
        """The current node."""
        return self[self._at]

    @property
    def position(self) -> Position:
        """The position of the current node."""
        return self.node.position

    @property
    def start(self) -> Position:
        """The position that the game starts from."""
        return self[0].position

    def line(self, node: int | None = None) -> tuple[Node, ...]:
        """The nodes from the start to a node, by default the current one."""
        here: int | None = self._at if node is None else node
        found = []
        while here is not None:
            found.append(self[here])
            here = found[-1].parent
        return tuple(reversed(found))

    def main_line(self, node: int = 0) -> tuple[Node, ...]:
        """A node, by default the start, and its main continuation to the end."""
        found = [self[node]]
        while found[-1].children:
            found.append(self[found[-1].children[0]])
        return tuple(found)

    def whole_line(self, node: int | None = None) -> tuple[Node, ...]:
        """The line through a node from the start to its end: back to the start, on by the main continuation."""
        before = self.line(node)
        return before + self.main_line(before[-1].id)[1:]

    def below(self, node: int) -> tuple[Node, ...]:
        """A node and all that follow it, every line in full before the next."""
        found, waiting = [], [node]
        while waiting:
            found.append(self[waiting.pop()])
            waiting.extend(reversed(found[-1].children))
        return tuple(found)

    def leaves(self) -> tuple[Node, ...]:
        """The ends of all lines, the main line first."""
        return tuple(node for node in self.below(0) if not node.children)

    def go(self, node: int) -> Node:
        """Make a node the current one."""
        self._at = self._tip = self[node].id
        return self.node

    def back(self, steps: int = 1) -> Node:
        """Go back towards the start; the start stays where it is."""
        for _ in range(steps):
            self._at = self.node.parent or 0
        return self.node

    def forward(self, steps: int = 1) -> Node:
        """Go on: back up the line that was left, and past its end by the main continuation."""
        for _ in range(steps):
            left = [node.id for node in self.line(self._tip)]
            if self._at in left[:-1]:
                self._at = left[left.index(self._at) + 1]
            elif self.node.children:
                self._at = self._tip = self.node.children[0]
        return self.node

    def forget(self) -> None:
        """Forget all edits, so that nothing up to here can be undone."""
        self._done, self._undone = [], []

    def child(self, parent: Node, edge: Move | Tweak) -> Node | None:
        """The place that a move or tweak already leads to."""
        return next((self[child] for child in parent.children if self[child].edge == edge), None)

    def _grow(self, parent: Node, step: Step, number: int | None = None) -> Node:
        leaf = Node(len(self._nodes) if number is None else number, parent.id, step)
        self.go(parent.id)
        self._edit("", (parent,), (parent._replace(children=(*parent.children, leaf.id)), leaf), leaf.id)
        return leaf

    def _edit(self, what: str, before: Sequence[Node], after: Sequence[Node], at: int) -> None:
        edit = TreeEdit(what, tuple(before), tuple(after), (self._at, at))
        self._swap(edit.before, edit.after, at)
        self._done.append(edit)
        self._undone.clear()

    def _swap(self, old: tuple[Node, ...], new: tuple[Node, ...], at: int) -> None:
        most = max(node.id for node in (*old, *new))
        self._nodes += [None] * (most + 1 - len(self._nodes))
        for node in old:
            self._nodes[node.id] = None
        for node in new:
            self._nodes[node.id] = node
        self.go(at)

    @property
    def undoable(self) -> str | None:
        """What `undo` would take back, in a word; None when there is nothing."""
        return self._done[-1].said if self._done else None

    @property
    def redoable(self) -> str | None:
        """What `redo` would do again, in a word; None when there is nothing."""
        return self._undone[-1].said if self._undone else None

    def undo(self) -> Node:
        """Take back the last change of the tree, and go to where it was made; without any, nothing happens."""
        if self._done:
            edit = self._done.pop()
            self._swap(edit.after, edit.before, edit.at[0])
            self._undone.append(edit)
        return self.node

    def redo(self) -> Node:
        """Do again what was last undone; without any, nothing happens."""
        if self._undone:
            edit = self._undone.pop()
            self._swap(edit.before, edit.after, edit.at[1])
            self._done.append(edit)
        return self.node


# Lines: moves one after another with the positions around them.


class Ask(NamedTuple):
    """When a question was asked: its round, of whom, in which of her turns (0: before her first), of what kind."""

    round: int
    who: str
    turn: int
    kind: str

    @property
    def moment(self) -> str:
        """When that was: 'round 2, USA, turn 3'."""
        return words.at_question(self.round, self.who, self.turn)


Dressed: TypeAlias = Callable[[str], str]
"""What a part of a sentence looks like where it is shown, as HTML for one."""


def as_it_is(text: str) -> str:
    """A text that needs no other look."""
    return text


def to_decide(kind: str) -> str:
    """What somebody has to decide, by the kind of the question."""
    return QUESTIONS.get(kind, words.decide())


class Turns:
    """Numbers the turns of each company within a round, as their questions come by."""

    def __init__(self) -> None:
        self._taken: dict[tuple[int, str], int] = {}

    def ask(self, position: Position) -> Ask | None:
        """When the question of a position is asked; None where there is none. To be called once for each."""
        if not position.pending:
            return None
        question: Any = position.pending[0]
        kind = type(question).__name__
        moment = position.round, question.who
        turn = self._taken.get(moment, 0)
        # A second main question, after Sekibo has copied, belongs to the same turn (O8).
        if kind in ("Turn", "FurtherTurn", "AutomaTurn") and position.copied is None:
            turn += 1
            self._taken[moment] = turn
        elif kind == "ChooseSystem":
            kind = f"{kind} {question.source}"  # a second production answers for itself (N5, T9)
        return record(Ask, (position.round, question.who, turn, kind))

    def taken(self, round: int, who: str) -> int:
        """How many turns of a round a company has begun."""
        return self._taken.get((round, who), 0)


LineOfPlay: TypeAlias = Sequence[Step] | Sequence[Node] | GameText
"""The moves of a game one after the other, from steps, from nodes of a tree or from a text."""


def line_of(source: LineOfPlay) -> list[Step]:
    """The steps of a line, from nodes of a tree or from a game as text."""
    if isinstance(source, GameText):
        return list(source.steps())
    steps = [one.step if isinstance(one, Node) else one for one in source]
    if any(isinstance(step.move, Answers) for step in steps):
        steps = list(chain.from_iterable(map(_one_by_one, steps)))
    # No step of a line leads to its first node.
    return steps[1:] if source and isinstance(source[0], Node) else steps


def _one_by_one(step: Step) -> tuple[Step, ...]:
    """A step of a turn answer by answer."""
    return steps_of(step.before, step.move) if isinstance(step.move, Answers) else (step,)


def asks_of(steps: Iterable[Step], turns: Turns) -> list[Ask | None]:
    """When each step of a line was asked for; None for a tweak, which nobody asks for."""
    return [None if isinstance(step.move, Tweak) else turns.ask(step.before) for step in steps]


class Changed(NamedTuple):
    """A number that a move changed in one line otherwise than in the other: whose, which, and by how much in each."""

    who: str
    what: str
    before: int
    after: int

    @property
    def number(self) -> str:
        """Whose number it is and which; what is no number of a company is a dam."""
        return words.NUMBERS(self.what, who=self.who) if self.what in words.NUMBERS else words.water_in(self.what)

    def __str__(self) -> str:
        return words.number_was(self.number, self.after, self.before)


NUMBERS = ("vp", "energy", "credits", "excavators", "mixers", "engineers")
_numbers = attrgetter(*NUMBERS)
_NOTHING = Company()


def differences(old: Step, new: Step) -> tuple[Changed, ...]:
    """The numbers that a move changed otherwise in the new line than in the old one."""
    old_before, old_after = old.before.companies, old.after.companies
    new_before, new_after = new.before.companies, new.after.companies
    found: list[Changed] = []
    if old_before is not old_after or new_before is not new_after:
        for who, after in new_after.items():
            before, was_before, was_after = new_before.get(who), old_before.get(who), old_after.get(who)
            if before is not after or was_before is not was_after:
                if not (_equal(was_after, after) and _equal(was_before, before)):
                    numbers = zip(NUMBERS, _gained(was_before, was_after), _gained(before, after), strict=True)
                    found += [Changed(who, *number) for number in numbers if number[1] != number[2]]
    if old.before.dams is not old.after.dams or new.before.dams is not new.after.dams:
        if old.after.dams != new.after.dams or old.before.dams != new.before.dams:
            found += _water(old, new)
    return tuple(found)


def _equal(one: Company | None, other: Company | None) -> bool:
    # Said number by number, which takes a quarter of the time: a replay asks four times for each move.
    return one is other or (
        one is not None
        and other is not None
        and one.vp == other.vp
        and one.energy == other.energy
        and one.credits == other.credits
        and one.excavators == other.excavators
        and one.mixers == other.mixers
        and one.engineers == other.engineers
    )


def _gained(before: Company | None, after: Company | None) -> tuple[int, ...]:
    return tuple(map(sub, _numbers(after or _NOTHING), _numbers(before or _NOTHING)))


def _water(old: Step, new: Step) -> Iterator[Changed]:
    was, now = _drops_moved(old), _drops_moved(new)
    for dam in sorted(was.keys() | now.keys()):
        if was.get(dam, 0) != now.get(dam, 0):
            owner = (new.after.dams.get(dam) or old.after.dams[dam]).owner
            yield Changed(owner, dam, was.get(dam, 0), now.get(dam, 0))


def _drops_moved(step: Step) -> dict[str, int]:
    """How many drops each dam has won or lost in a step."""
    before, after = step.before.dams, step.after.dams
    if before is after:
        return {}
    moved = {
        name: dam.drops - (before[name].drops if name in before else 0)
        for name, dam in after.items()
        if before.get(name) is not dam
    }
    return {name: drops for name, drops in moved.items() if drops}


def in_turn(events: Iterable[Event]) -> Iterator[Event]:
    """What happened in a company's turn; what follows it in the round is left out."""
    return takewhile(lambda event: not isinstance(event, PhaseBegan | RoundEnded | TurnOver), events)


Brought: TypeAlias = dict[tuple[str, str], int]
"""What a turn gave and took, by whose and which number; a dam's name stands for its drops."""


def outcome(events: Iterable[Event]) -> Brought:
    """What came of a company's turn."""
    total: Counter[tuple[str, str]] = Counter()
    for event in in_turn(events):
        match event:
            case Gained():
                total[event.who, event.what] += event.amount
            case Paid():
                total[event.who, event.what] -= event.amount
            case Filled():
                total[event.owner, event.dam] += event.drops
            case Caught():
                total[event.owner, event.dam] += 1
    return {key: amount for key, amount in total.items() if amount}


def apart(was: Brought, now: Brought) -> Iterator[Changed]:
    """The numbers in which the outcomes of two turns differ, in the order in which they came."""
    for key in {**was, **now}:
        if was.get(key, 0) != now.get(key, 0):
            yield Changed(*key, was.get(key, 0), now.get(key, 0))


def turn_differences(old: Iterable[Event], new: Iterable[Event]) -> tuple[Changed, ...]:
    """The numbers that two turns, told by their events, changed differently, company by company."""
    return tuple(sorted(apart(outcome(old), outcome(new)), key=_place))


def _place(changed: Changed) -> tuple[str, int, str]:
    who, what = changed[:2]
    return who, NUMBERS.index(what) if what in NUMBERS else len(NUMBERS), what


class Redecided(NamedTuple):
    """The first thing that an Automa decided differently in two of its turns: company and decision, None for none."""

    was: tuple[str, Decision] | None
    now: tuple[str, Decision] | None

    def __str__(self) -> str:
        was, now = (automa.nothing_more() if item is None else item[1].said(item[0]) for item in self)
        for before, after in zip(*(getattr(item and item[1], "sifted", ()) for item in self), strict=False):
            if before != after:
                return automa.otherwise_by(was, now, str(after), str(before))
        return automa.otherwise(was, now)


def parting(old: Step, new: Step) -> Redecided | None:
    """Where two turns of an Automa part; None where it decided the same."""
    pairs = zip_longest(decisions(in_turn(old.events)), decisions(in_turn(new.events)))
    return next((Redecided(was, now) for was, now in pairs if was != now), None)


@dataclass(frozen=True)
class Cursor:
    """Steps that follow one another from a position, and after how many of them one stands; moving gives another."""

    start: Position
    steps: tuple[Step, ...] = ()
    at: int = field(default=0, kw_only=True)

    @property
    def step(self) -> Step | None:
        """The step that led here; None at the start."""
        return self.steps[self.at - 1] if self.at else None

    @property
    def next(self) -> Step | None:
        """The step that leads on; None at the end."""
        return None if self.over else self.steps[self.at]

    @property
    def told(self) -> tuple[Event, ...]:
        """What happened in the step that led here."""
        return self.step.events if self.step is not None else ()

    @property
    def position(self) -> Position:
        """The position here."""
        return self.step.after if self.step is not None else self.start

    @property
    def end(self) -> Position:
        """The position in which the last step ends."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened up to here."""
        return tuple(event for step in self.steps[: self.at] for event in step.events)

    @property
    def length(self) -> int:
        """How many steps lead from the start to the end."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.at == self.length

    def jump(self, at: int) -> Self:
        """The same after so many steps, or as near to that as there are any."""
        return replace(self, at=min(max(at, 0), self.length))

    @property
    def first(self) -> Self:
        """The same at its start."""
        return self.jump(0)

    @property
    def back(self) -> Self:
        """One step back; at the start it stays."""
        return self.jump(self.at - 1)

    @property
    def forward(self) -> Self:
        """One step forward; at the end it stays."""
        return self.jump(self.at + 1)

    @property
    def last(self) -> Self:
        """The same at its end."""
        return self.jump(self.length)

    def played(self, step: Step) -> "Cursor":
        """After one more step from here; what had been undone is gone."""
        return Cursor(self.start, (*self.steps[: self.at], step), at=self.at + 1)

    @property
    def in_a_turn(self) -> bool:
        """Whether the question here goes on with what the same company began to answer with its last move."""
        question, step = self.position.question, self.step
        if step is None or question is None:
            return False
        asked = step.before.question
        same = asked is not None and asked.who == question.who and step.before.round == self.position.round
        return same and type(question).__name__ not in ("Turn", "ChooseCompany")
