"""What is said about the history of a game: tweaks, replays, comparisons and saved games."""

from collections.abc import Callable, Iterable, Mapping
from textwrap import fill
from typing import Any, Protocol

from .marks import said_again
from .message import Message, Messages, declared
from .names import QUESTIONS, count, in_a_row, listed, minus, one_by_one, signed, told_together
from .places import spot
from .refusals import Refused, why
from .telling import answer

Dressed = Callable[[str], str]
"""What a part of a sentence looks like where it is shown, as HTML for one."""

say = Messages("history-said")
MARKS = Messages("history-mark")
EDITS = Messages("history-edit")
SOURCES = Messages("history-source")
STANDINGS = Messages("history-standing")
NUMBERS = Messages("history-number")
KINDS = Messages("history-kind")
COUNTED = Messages("history-counted")


def not_to_be(reasons: str) -> Message: ...
def marked(sentence: str) -> Message: ...
def went_on(who: str, asked: str) -> Message: ...
def problem(line: int, why: str) -> Message: ...
def more_lines(n: int) -> Message: ...
def readable(problems: str, n: int) -> Message: ...
def place_in_tree(number: int, what: str, round: int, phase: str) -> Message: ...
def game(moves: int, lines: int, at: str) -> Message: ...
def standing(vp: int, energy: int) -> Message: ...
def quoted(move: str) -> Message: ...
def at_question(round: int, who: str, turn: int) -> Message: ...
def water_in(place: str) -> Message: ...
def number_was(number: str, after: int, before: int) -> Message: ...
def told(when: str, what: str) -> Message: ...
def became(what: str, kind: str) -> Message: ...
def because(said: str, reason: str) -> Message: ...
def instead(said: str, move: str) -> Message: ...
def nearest(said: str, moves: str) -> Message: ...
def as_then(said: str, moves: str) -> Message: ...
def noted(said: str, move: str) -> Message: ...
def all_replayed(counts: str, stopped: bool) -> Message: ...
def after_moves(n: int) -> Message: ...
def after_moves_at(n: int, moment: str) -> Message: ...
def goes_on(line: str, when: str, move: str) -> Message: ...
def part(when: str, a: str, b: str) -> Message: ...
def in_both(did: str) -> Message: ...
def in_each(a: str, b: str) -> Message: ...
def in_b(numbers: str) -> Message: ...
def number_instead(number: str, after: int, before: int) -> Message: ...
def sentence(said: str) -> Message: ...
def was_not_allowed(line: str, move: str, why: str, clause: str) -> Message: ...
def in_line(line: str, what: str) -> Message: ...
def round_of(round: int, so_far: bool, who: str) -> Message: ...
def from_to(who: str, a: int, b: int) -> Message: ...
def has(who: str, vp: int) -> Message: ...
def points_apart(points: str) -> Message: ...
def points_apart_and_same(points: str, same: str) -> Message: ...
def at_the_end(told: str) -> Message: ...
def in_round(round: int, so_far: bool, told: str) -> Message: ...
def behind(line: str, round: int) -> Message: ...
def won_in_both(who: tuple[str, ...], n: int) -> Message: ...
def won_instead(who: tuple[str, ...], n: int, owner: tuple[str, ...]) -> Message: ...
def apart_in_short(numbers: int, turns: int, parted: str) -> Message: ...
def chart_line(name: str) -> Message: ...
def chart_points(who: str, a: str, b: str) -> Message: ...


declared(__name__)


def as_it_is(text: str) -> str:
    """A text that needs no other look."""
    return text


def to_decide(kind: str) -> str:
    """What somebody has to decide, by the kind of the question."""
    return QUESTIONS.get(kind, say("decide"))


# Tweaks.


def refused(reasons: Iterable[str]) -> Message:
    """All the reasons why a tweak cannot be."""
    return not_to_be(told_together(reasons))


def mark(name: str, **values: Any) -> Message:
    """What to know about a tweaked position, as a sentence."""
    if "what" in values:
        values["owned"] = count(values.pop("n"), values.pop("what"))
    if "question" in values:
        values["asked"] = to_decide(values.pop("question"))
    if "space" in values:
        values["spot"] = spot(values["space"])
    return marked(MARKS(name, **values))


def now_asked(question: Any) -> Message:
    """How far a game went on by itself after a tweak."""
    return say("went_on_to_its_end") if question is None else went_on(question.who, to_decide(type(question).__name__))


# Games, and what is in a file.


MOST_PROBLEMS = 3


def damaged(problems: Iterable[tuple[int, str]], moves: int | None) -> str:
    """What is wrong with a saved game, line by line, and how much of it could be read."""
    told = [problem(line, reason) for line, reason in problems]
    more = len(told) - MOST_PROBLEMS
    said = told_together([*told[:MOST_PROBLEMS], *([more_lines(more)] if more > 0 else [])])
    return said if moves is None else readable(said, moves)


class InRound(Protocol):
    """A position, as far as its place in the game is told."""

    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...


def node(number: int, edge: object, position: InRound) -> Message:
    """A place in the tree, in a line."""
    what = say("the_start") if edge is None else str(edge)
    return place_in_tree(number, what, position.round, position.phase)


def edited(edge: object) -> Message:
    """A move or tweak that was added, as a thing to undo."""
    return quoted(answer(edge))


# Replays.


class Asked(Protocol):
    """When a question was asked."""

    @property
    def round(self) -> int: ...
    @property
    def who(self) -> str: ...
    @property
    def turn(self) -> int: ...


class Reported(Protocol):
    """What became of one old move, or of one new question."""

    @property
    def kind(self) -> str: ...
    @property
    def ask(self) -> Any: ...
    @property
    def move(self) -> object: ...
    @property
    def took(self) -> object: ...
    @property
    def reason(self) -> str | None: ...
    @property
    def changed(self) -> Iterable[Any]: ...
    @property
    def nearest(self) -> Iterable[object]: ...


def moment(ask: Asked | None) -> Message:
    """When a question was asked: 'round 2, USA, turn 3'."""
    return say("between_moves") if ask is None else at_question(ask.round, ask.who, ask.turn)


def _number(item: Any) -> Message:
    """Whose number it is and which; what is no number of a company is a dam."""
    return NUMBERS(item.what, who=item.who) if item.what in NUMBERS else water_in(item.what)


def changed(item: Any) -> Message:
    """A number that a move changed differently: 'USA energy +6 (was +4)'."""
    return number_was(_number(item), item.after, item.before)


def entry(said: Reported, quote: Dressed = as_it_is, strong: Dressed = as_it_is) -> Message:
    """What became of one old move, or of one new question, in a line."""
    unanswered = said.kind == "unanswered"
    asked = to_decide(said.ask.kind.partition(" ")[0]) if unanswered else ""
    what = asked or ("?" if said.move is None else answer(said.move))
    line = became(quote(what), strong(KINDS[said.kind]))
    for reason in filter(None, (said_again(said.reason), in_a_row(map(changed, said.changed)))):
        line = because(line, quote(reason))
    if said.took is not None:
        line = instead(line, quote(answer(said.took)))
    if near := [quoted(_noted(move)) for move in said.nearest]:
        line = (as_then if unanswered else nearest)(line, quote(listed(near, last="or")))
    return told(strong(moment(said.ask)), line)


def _noted(move: object) -> str:
    """A move in words and, for whoever wants to play it, in the notation."""
    said = answer(move)
    return said if str(move) in said else noted(said, str(move))


def replayed(counts: Mapping[str, int], stopped: bool) -> Message:
    """A replay in a line: how many moves did what."""
    found = [COUNTED(kind, n=number) for kind, number in counts.items() if number]
    return all_replayed(in_a_row(found or [say("no_moves")]), stopped)


def report(entries: Iterable[Reported], counts: Mapping[str, int], stopped: bool) -> str:
    """A replay: the counts, then every move that did not do the same."""
    lines: list[str] = [replayed(counts, stopped)]
    lines += [f"  {entry(said)}" for said in entries if said.kind != "same"]
    return "\n".join(lines)


# Comparisons.


def is_source(what: str) -> bool:
    """Whether a number of a comparison is that of points from one source."""
    return what.startswith(OF_A_SOURCE)


OF_A_SOURCE = "vp: "


def number(what: str) -> str:
    """What a number of a comparison is."""
    source = what.removeprefix(OF_A_SOURCE)
    return SOURCES.get(source, source) if is_source(what) else STANDINGS[what]


def parting(step: int, ask: Asked | None, a: str | None, b: str | None) -> Message:
    """Where two lines part."""
    when = after_moves(step) if ask is None else after_moves_at(step, moment(ask))
    if a is None or b is None:
        return goes_on("B" if a is None else "A", when, a or b or "")
    return part(when, quoted(a), quoted(b))


def turn_pair(pair: Any, quote: Dressed = as_it_is, strong: Dressed = as_it_is) -> str:
    """A turn that is not the same in both lines: its moves, its numbers and the reason."""
    numbers = [number_instead(_number(item), item.after, item.before) for item in pair.changed]
    said = [sentence(_turns(pair)), *([in_b(in_a_row(numbers))] if numbers else []), pair.reason]
    return told(strong(moment(pair)), one_by_one(map(quote, filter(None, said))))


def turn_row(pair: Any) -> Message:
    """The same in a row of a list, without the reason."""
    return told(moment(pair), _turns(pair))


def _turns(pair: Any) -> Message:
    a, b = (quoted(did) if did else say("no_such_turn") for did in pair.did)
    return in_both(a) if a == b else in_each(a, b)


def not_allowed(line: str, move: object, refusal: Refused) -> Message:
    """Why a turn of one line was not played in the other."""
    return was_not_allowed(line, answer(move), why(refusal), refusal.clause)


def happened_otherwise(a: str, b: str) -> str:
    """What the same move did in each of two lines, as far as it is not the same."""
    return one_by_one(in_line(line, what) for line, what in (("A", a), ("B", b)) if what)


def group(round: int, who: str, under_way: int | None) -> Message:
    """The head of the numbers of a company at the end of a round, or so far."""
    return round_of(round, round == under_way, who)


def verdict(
    round: int,
    so_far: bool,
    points: Mapping[str, tuple[int, int]],
    winners: tuple[tuple[str, ...], tuple[str, ...]] | None,
) -> str:
    """What came of it: the points of each company in line A and in line B, and who wins."""
    apart = [from_to(who, a, b) for who, (a, b) in points.items() if a != b]
    same = [has(who, a) for who, (a, b) in points.items() if a == b]
    if not apart:
        told = say("same_points")
    elif same:
        told = points_apart_and_same(in_a_row(apart), in_a_row(same))
    else:
        told = points_apart(in_a_row(apart))
    if winners is None:
        return in_round(round, so_far, told)
    return one_by_one([at_the_end(told), _won(*winners)])


def _won(a: tuple[str, ...], b: tuple[str, ...]) -> Message:
    return won_in_both(b, len(b)) if a == b else won_instead(b, len(b), a)


def columns() -> tuple[str, ...]:
    """The head of the numbers of a comparison."""
    return say("company_and_number"), "A", "B", "B \u2212 A"


def amounts(row: Any) -> tuple[str, str, str]:
    """A number in line A and in line B, and how much more it is there."""
    return minus(row.a), minus(row.b), signed(row.b - row.a)


def comparison(parted: object, came: str, rows: Iterable[Any], turns: Iterable[object], under_way: int | None) -> str:
    """A comparison of two lines as plain text."""
    rows = list(rows)
    lines = [str(say("same_lines")) if parted is None and not rows else str(parted or "")]
    if came:
        lines.append(came)
    last = None
    for row in rows:
        if (row.round, row.who) != last:
            last = (row.round, row.who)
            _, a, b, more = columns()
            lines += ["", f"{group(*last, under_way):<32}{a:>6}{b:>6}{more:>8}"]
        a, b, more = amounts(row)
        indent = "    " if is_source(row.what) else "  "
        lines.append(f"{f'{indent}{number(row.what)}':<32}{a:>6}{b:>6}{more:>8}")
    decisive = [fill(str(turn), 100, initial_indent="  ", subsequent_indent="    ") for turn in turns]
    if decisive:
        lines += ["", say("decisive"), *decisive]
    return "\n".join(lines).strip()


def comparison_in_short(parted: object, numbers: int, turns: int) -> Message:
    """A comparison of two lines in a line."""
    if parted is None and not numbers:
        return say("same_in_short")
    return apart_in_short(numbers, turns, str(parted or ""))


# The chart of two lines.


def chart_round(round: int) -> str:
    """A round on the axis of a chart."""
    return str(round) if round else say("chart_start")


def chart_company(who: str, a: Iterable[tuple[int, int]], b: Iterable[tuple[int, int]]) -> Message:
    """One company of a chart in words."""
    return chart_points(who, *(in_a_row(vp for _, vp in points) for points in (a, b)))


def chart_text(lines: Mapping[str, Any]) -> str:
    """A chart in words, for whoever cannot see it."""
    return one_by_one([say("chart_from_start"), *(chart_company(who, *pair) for who, pair in lines.items())])
