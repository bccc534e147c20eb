"""Two lines side by side: where they part, what differs by company and round, and the turns that made it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..engine.moves import Move, Tweak
from ..engine.play import Step, refusal
from ..engine.position import Position
from ..notation.text import GameText
from ..words import history as words
from ..words.names import one_by_one
from ..words.telling import answer
from .line import Ask, Changed, LineOfPlay, Turns, in_turn, line_of
from .nodes import Node
from .summary import SOURCES, Standing, Summary, TurnTaken, summary
from .telling import told

MOST_TOLD = 8


class Parting(NamedTuple):
    """Where two lines part: after how many steps, at which question, and what each line does there."""

    step: int
    ask: Ask | None
    a: str | None
    b: str | None

    def __str__(self) -> str:
        return words.parting(self.step, self.ask, self.a, self.b)


class NumberPair(NamedTuple):
    """A number that differs at the end of a round: points by source are those won in the round."""

    round: int
    who: str
    what: str
    a: int
    b: int


class TurnPair(NamedTuple):
    """A company's turn that is not the same in both lines, and the numbers in which its outcome differs.

    `steps` are those of both lines, so that the reason can be looked for.
    """

    round: int
    who: str
    turn: int
    a: tuple[str, ...]
    b: tuple[str, ...]
    changed: tuple[Changed, ...]
    steps: tuple[tuple[Step, ...], tuple[Step, ...]] = ((), ())

    @property
    def did(self) -> tuple[str, str]:
        """What was done in the turn of each line, what it brought too where that sounds alike; nothing for no turn."""
        turns = [told(steps) if steps else None for steps in self.steps]
        a, b = (turn.did if turn else "" for turn in turns)
        if a == b and self.a != self.b:
            a, b = (turn.alone if turn else "" for turn in turns)
        return a, b

    @property
    def weight(self) -> tuple[int, ...]:
        """How much difference it made: in points, then energy, then anything else."""
        apart = [(item.what, abs(item.after - item.before)) for item in self.changed]
        first = [sum(much for what, much in apart if what == wanted) for wanted in ("vp", "energy")]
        return *first, sum(much for _, much in apart)

    @property
    def reason(self) -> str:
        """Why the turn is not the same, as far as the rules say: what was not allowed, or what happened otherwise."""
        a, b = self.steps
        for one, other in zip(a, b, strict=False):
            if one.move != other.move:
                return _not_allowed("B", other.before, one.move) or _not_allowed("A", one.before, other.move)
            said = [[str(event) for event in in_turn(step.events)] for step in (one, other)]
            apart = [[sentence for sentence in mine if sentence not in his] for mine, his in (said, said[::-1])]
            if any(apart):
                return words.happened_otherwise(*(" ".join(sentences[:1]) for sentences in apart))
        return ""

    def __str__(self) -> str:
        return words.turn_pair(self)

    def __repr__(self) -> str:
        return f"<{self}>"


def _not_allowed(line: str, position: Position, move: Move | Tweak | None) -> str:
    refused = None if move is None or isinstance(move, Tweak) else refusal(position, move)
    return "" if refused is None else words.not_allowed(line, move, refused)


@dataclass(frozen=True)
class Comparison:
    """Two lines compared; false when they are the same."""

    a: Summary
    b: Summary
    parting: Parting | None
    rows: tuple[NumberPair, ...]
    turns: tuple[TurnPair, ...]
    behind: tuple[str, int] | None = None
    """The line that ends before the end of a round which the other has played to its end, and that round."""

    def __bool__(self) -> bool:
        return self.parting is not None or bool(self.rows) or bool(self.turns)

    @property
    def decisive(self) -> tuple[TurnPair, ...]:
        """The turns whose outcome differs, those that made most difference first."""
        return tuple(sorted((pair for pair in self.turns if pair.changed), key=lambda pair: pair.weight, reverse=True))

    @property
    def story(self) -> tuple[TurnPair, ...]:
        """The few turns that made most difference, in the order of play."""
        told = {pair[:3] for pair in self.decisive[:MOST_TOLD]}
        return tuple(pair for pair in self.turns if pair[:3] in told)

    @property
    def under_way(self) -> int | None:
        """The round in which both lines end before it is over: its numbers are those so far."""
        return self.a.under_way if self.a.under_way == self.b.under_way else None

    @property
    def round(self) -> int:
        """The last round that both lines came to."""
        return min(self.a.last_round, self.b.last_round)

    @property
    def points(self) -> dict[str, tuple[int, int]]:
        """What came of it: each company's points in both lines, in the last round that both came to."""
        a, b = self.a.rounds, self.b.rounds
        return {key[1]: (a[key].vp, b[key].vp) for key in a if key in b and key[0] == self.round}

    @property
    def winners(self) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        """Who has won in each line; None where a line does not come to the end of the game."""
        return (self.a.winners, self.b.winners) if self.a.over and self.b.over else None

    @property
    def verdict(self) -> str:
        """What came of it, in a sentence or two."""
        if not self:
            return ""
        came = words.verdict(self.round, self.round == self.under_way, self.points, self.winners) if self.points else ""
        return one_by_one(filter(None, (came, self.behind and words.behind(*self.behind))))

    def table(self) -> str:
        """The differences as plain text."""
        return words.comparison(self.parting, self.verdict, self.rows, self.story, self.under_way)

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return words.comparison_in_short(self.parting, len(self.rows), len(self.turns))


def compare(
    a: LineOfPlay,
    b: LineOfPlay,
    *,
    watch: Callable[[], object] | None = None,
) -> Comparison:
    """Two lines compared, each from its start: nodes of a tree, played steps or a game's text.

    `watch` is called at every step of either line, and may raise to end it.
    """
    left, right = line_of(a), line_of(b)
    shared = _shared(left, right)
    first, second = _summary(a, left, watch), _summary(b, right, watch)
    parting, turns = _parting(left, right, shared), _turns(first, second)
    one, other = first.as_far_as(second), second.as_far_as(first)
    lines = {"A": (first, one), "B": (second, other)}
    behind = next(((name, whole.last_round) for name, (whole, alike) in lines.items() if alike is not whole), None)
    return Comparison(one, other, parting, tuple(_rows(one, other)), turns, behind)


def _summary(source: LineOfPlay, steps: list[Step], watch: Callable[[], object] | None) -> Summary:
    return summary(_start(source, steps), steps, watch)


def _start(source: LineOfPlay, steps: list[Step]) -> Position:
    if steps:
        return steps[0].before
    if isinstance(source, GameText):
        return source.start
    first = source[0] if source else None
    if not isinstance(first, Node):
        raise ValueError(words.say("no_line"))
    return first.position


def _shared(left: list[Step], right: list[Step]) -> int:
    """How many steps two lines have in common."""
    for number, (one, other) in enumerate(zip(left, right, strict=False)):
        same = one.before is other.before or one.before == other.before
        if not same or one.move != other.move:
            return number
    return min(len(left), len(right))


def _parting(left: list[Step], right: list[Step], shared: int) -> Parting | None:
    if shared == len(left) == len(right):
        return None
    longer = left if shared < len(left) else right
    ask = None
    turns = Turns()
    for step in longer[: shared + 1]:
        ask = turns.ask(step.before) if not isinstance(step.move, Tweak) else None
    moves = [answer(line[shared].move) if shared < len(line) else None for line in (left, right)]
    return Parting(shared, ask, *moves)


def _rows(a: Summary, b: Summary) -> Iterator[NumberPair]:
    """Every number that differs, for the rounds that both lines came to."""
    for key in sorted((key for key in a.rounds if key in b.rounds), key=lambda key: key[0]):
        round, who = key
        for what in Standing._fields:
            one, other = getattr(a.rounds[key], what), getattr(b.rounds[key], what)
            if one != other:
                yield NumberPair(round, who, what, one, other)
        for source in SOURCES:
            one, other = (line.sources.get(key, {}).get(source, 0) for line in (a, b))
            if one != other:
                yield NumberPair(round, who, f"vp: {source}", one, other)


def _came_to(line: Summary, turn: tuple[int, str, int]) -> bool:
    """Whether a line goes on past the time of a turn, or has it."""
    return turn in line.turns or line.over or turn[0] < line.last_round


_NO_TURN = TurnTaken((), {})


def _turns(a: Summary, b: Summary) -> tuple[TurnPair, ...]:
    """The turns that differ in their moves or in their outcome, in the order of play, as far as both lines go."""
    pairs = []
    both = [key for key in dict.fromkeys([*b.turns, *a.turns]) if _came_to(a, key) and _came_to(b, key)]
    for key in both:
        one, other = a.turns.get(key, _NO_TURN), b.turns.get(key, _NO_TURN)
        if one[:2] != other[:2]:
            steps = (one.steps, other.steps)
            pairs.append(TurnPair(*key, one.moves, other.moves, tuple(_outcomes(one, other)), steps))
    return tuple(sorted(pairs, key=lambda pair: pair.round))


def _outcomes(one: TurnTaken, other: TurnTaken) -> Iterator[Changed]:
    for who, what in dict.fromkeys([*one.gained, *other.gained]):
        before, after = one.gained.get((who, what), 0), other.gained.get((who, what), 0)
        if before != after:
            yield Changed(who, what, before, after)
