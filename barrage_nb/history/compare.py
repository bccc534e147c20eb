"""Two lines side by side: where they part, what differs by company and round, and the turns that made it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import fill
from typing import NamedTuple

from ..engine.moves import Move, Tweak, answer
from ..engine.play import Step, refusal
from ..engine.position import Position
from ..notation.text import GameText
from ..words import history as words
from ..words.names import in_a_row, minus, one_by_one, signed
from .line import Ask, Changed, Dressed, LineOfPlay, Node, Turns, apart, as_it_is, in_turn, line_of
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
        when = words.after_moves(self.step) if self.ask is None else words.after_moves_at(self.step, self.ask.moment)
        if self.a is None or self.b is None:
            return words.goes_on("B" if self.a is None else "A", when, self.a or self.b or "")
        return words.part(when, words.quoted(self.a), words.quoted(self.b))


class NumberPair(NamedTuple):
    """A number that differs at the end of a round: points by source are those won in the round."""

    round: int
    who: str
    what: str
    a: int
    b: int

    @property
    def of_a_source(self) -> bool:
        """Whether it is that of points from one source."""
        return self.what.startswith(OF_A_SOURCE)

    @property
    def called(self) -> str:
        """What it is."""
        source = self.what.removeprefix(OF_A_SOURCE)
        return words.SOURCES.get(source, source) if self.of_a_source else words.STANDINGS[self.what]

    @property
    def amounts(self) -> tuple[str, str, str]:
        """How much it is in line A and in line B, and how much more there."""
        return minus(self.a), minus(self.b), signed(self.b - self.a)


OF_A_SOURCE = "vp: "


class TurnPair(NamedTuple):
    """A company's turn that is not the same in both lines, the numbers in which it differs, and the steps of both."""

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
                told = zip("AB", apart, strict=True)
                return one_by_one(words.in_line(line, sentences[0]) for line, sentences in told if sentences)
        return ""

    @property
    def row(self) -> str:
        """It in a row of a list, without the reason."""
        return words.told(self._moment, self._moves)

    @property
    def _moment(self) -> str:
        return words.at_question(self.round, self.who, self.turn)

    @property
    def _moves(self) -> str:
        a, b = (words.quoted(did) if did else words.no_such_turn() for did in self.did)
        return words.in_both(a) if a == b else words.in_each(a, b)

    def told(self, quote: Dressed = as_it_is, strong: Dressed = as_it_is) -> str:
        """Its moves, its numbers and the reason, as it looks where it is shown."""
        numbers = [words.number_instead(item.number, item.after, item.before) for item in self.changed]
        said = [words.sentence(self._moves), *([words.in_b(in_a_row(numbers))] if numbers else []), self.reason]
        return words.told(strong(self._moment), one_by_one(map(quote, filter(None, said))))

    def __str__(self) -> str:
        return self.told()

    def __repr__(self) -> str:
        return f"<{self}>"


def _not_allowed(line: str, position: Position, move: Move | Tweak | None) -> str:
    refused = None if move is None or isinstance(move, Tweak) else refusal(position, move)
    return (
        "" if refused is None else words.was_not_allowed(line, answer(move, position.box), refused.why, refused.clause)
    )


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
        came = _came(self.round, self.round == self.under_way, self.points, self.winners) if self.points else ""
        return one_by_one(filter(None, (came, self.behind and words.behind(*self.behind))))

    def group(self, round: int, who: str) -> str:
        """The head of the numbers of a company at the end of a round, or so far."""
        return words.round_of(round, round == self.under_way, who)

    def table(self) -> str:
        """The differences as plain text."""
        lines = [str(words.same_lines()) if self.parting is None and not self.rows else str(self.parting or "")]
        lines += filter(None, [self.verdict])
        for at, rows in groupby(self.rows, key=lambda row: (row.round, row.who)):
            lines += ["", _in_columns(self.group(*at), columns()[1:])]
            lines += [_in_columns("  " * (1 + row.of_a_source) + row.called, row.amounts) for row in rows]
        if self.story:
            turns = (fill(str(turn), 100, initial_indent="  ", subsequent_indent="    ") for turn in self.story)
            lines += ["", words.decisive(), *turns]
        return "\n".join(lines).strip()

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        if self.parting is None and not self.rows:
            return words.same_in_short()
        return words.apart_in_short(len(self.rows), len(self.turns), str(self.parting or ""))


def columns() -> tuple[str, ...]:
    """The head of the numbers of a comparison."""
    return words.company_and_number(), "A", "B", "B \u2212 A"


def _in_columns(head: str, cells: Sequence[str]) -> str:
    a, b, more = cells
    return f"{head:<32}{a:>6}{b:>6}{more:>8}"


def _came(
    round: int,
    so_far: bool,
    points: Mapping[str, tuple[int, int]],
    winners: tuple[tuple[str, ...], tuple[str, ...]] | None,
) -> str:
    apart = [words.from_to(who, a, b) for who, (a, b) in points.items() if a != b]
    same = [words.has(who, a) for who, (a, b) in points.items() if a == b]
    if not apart:
        told = words.same_points()
    elif same:
        told = words.points_apart_and_same(in_a_row(apart), in_a_row(same))
    else:
        told = words.points_apart(in_a_row(apart))
    if winners is None:
        return words.in_round(round, so_far, told)
    return one_by_one([words.at_the_end(told), won(*winners)])


def won(a: tuple[str, ...], b: tuple[str, ...]) -> str:
    """Who wins in line A and in line B."""
    return words.won_in_both(b, len(b)) if a == b else words.won_instead(b, len(b), a)


def compare(a: LineOfPlay, b: LineOfPlay, *, watch: Callable[[], object] | None = None) -> Comparison:
    """Two lines (nodes, steps or a game's text) compared; `watch` is called at every step, and may raise to end it."""
    left, right = line_of(a), line_of(b)
    shared = _shared(left, right)
    first, second = (summary(_start(*line), line[1], watch) for line in ((a, left), (b, right)))
    parting, turns = _parting(left, right, shared), _turns(first, second)
    one, other = first.as_far_as(second), second.as_far_as(first)
    lines = {"A": (first, one), "B": (second, other)}
    behind = next(((name, whole.last_round) for name, (whole, alike) in lines.items() if alike is not whole), None)
    return Comparison(one, other, parting, tuple(_rows(one, other)), turns, behind)


def _start(source: LineOfPlay, steps: list[Step]) -> Position:
    if steps:
        return steps[0].before
    if isinstance(source, GameText):
        return source.start
    first = source[0] if source else None
    if not isinstance(first, Node):
        raise ValueError(words.no_line())
    return first.position


def _shared(left: list[Step], right: list[Step]) -> int:
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
    moves = [
        answer(line[shared].move, line[shared].before.box) if shared < len(line) else None for line in (left, right)
    ]
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
            pairs.append(TurnPair(*key, one.moves, other.moves, tuple(apart(one.gained, other.gained)), steps))
    return tuple(sorted(pairs, key=lambda pair: pair.round))
