"""A game as a tree of moves: play, go back, try something else, change anything by hand, and take it all back.

A saved game is that tree as text that a person can read and edit, a line for each move, with branches by number:

    barrage_nb tree 1
    rules 1
    start bnb1.…
    at 3
    1 usa: place turbine+0
      note "the dam above is full"
    2 italy: place bank 2
    3 < 1 tweak: usa credits=9
      name "rich America"
    kept review-6f1b… [2.5,…]
    end

A line follows the one above it, or the place after `<`; a line without a number gets the next free one. A line may say
a whole turn, `usa: place construction-1; build base with base; at B3L`: its number is that of the last answer.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeAlias

from ..engine.events import Event, IllegalMove
from ..engine.moves import Answers, Move, UnreadableMove, as_move
from ..engine.play import Step, Strategy, play, steps_of
from ..engine.position import NEUTRAL, Position
from ..engine.setup import every_company
from ..engine.values import record
from ..notation.codec import Unreadable
from ..notation.text import RULES_VERSION, GameText
from ..words import history as words
from ..words.names import told_together
from .compare import Comparison, compare
from .line import Ask, Node, Tree, Turns, asks_of, line_of
from .replay import Entry, Mode, Report, replay
from .summary import summary
from .tweak import Tweaked, tweak

TREE_VERSION = 1
_MOST_CHARACTERS = 4_000_000
_MOST_LINES = 400_000
_LINE = re.compile(r"(?:(\d{1,6}) +)?(?:< *(\d{1,6}) +)?([a-z]+(?: \d)?): *(.*)", re.ASCII)
_MOST_NODES = 200_000
_MOST_PROBLEMS = 3
Change: TypeAlias = str | Mapping[str, Any] | Position | None


class Game(Tree):
    """A game from a position, a position line, a game's text or a saved game on.

    Every place has a number; 0 is the start. `game.play("place turbine+0")` adds a move after the current place,
    or follows it where it is known. `kept` holds what was worked out about it, by a key of whoever did: plain values,
    which are saved with the game.
    """

    def __init__(self, start: Position | GameText | str) -> None:
        if isinstance(start, str):
            self.__dict__.update(load_game(start).__dict__)
            return
        if not isinstance(start, Position | GameText):
            raise TypeError(words.no_beginning(kind=type(start).__name__))
        super().__init__(start if isinstance(start, Position) else start.start)
        self.kept: dict[str, Any] = {}
        if isinstance(start, GameText):
            for move in start.moves:
                self.play(move)
            self.forget()

    def __repr__(self) -> str:
        return words.game(len(self) - 1, len(self.leaves()), repr(self.node))

    def __str__(self) -> str:
        return self.text

    @property
    def text(self) -> str:
        """The game as readable text, with every line, comment and tweak; `Game` or `load_game` read it back."""
        return game_file(self, self.kept)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves from the start to the current place, without tweaks."""
        return tuple(node.move for node in self.line() if node.move is not None)

    def game_text(self, node: int | None = None) -> GameText:
        """One line as a plain game: its moves since the last tweak, and the position that they start from."""
        line = self.line(node)
        first = max((index for index, one in enumerate(line) if one.tweak is not None), default=0)
        moves = tuple(one.move for one in line[first + 1 :] if one.move is not None)
        return GameText(line[first].position, moves)

    def events(self, node: int | None = None) -> tuple[Event, ...]:
        """What happened on the way to a place, by default the current one."""
        return self[self.at if node is None else node].step.events

    def rows(self, by: Literal["turn", "round"] = "turn", node: int | None = None) -> list[dict[str, Any]]:
        """A line as a table that pandas takes as it is: `DataFrame(game.rows())`, from the start to a place.

        A row for each turn says its moves and what it gave or took of each number; `game.rows("round")` has a row for
        each round and company: victory points, energy and more at its end, and where the points came from.
        """
        if by not in ("turn", "round"):
            raise ValueError(words.no_such_rows(by=by))
        line = self.line(node)
        found = summary(line[0].position, line_of(line))
        return found.by_turn() if by == "turn" else found.by_round()

    def play(self, move: Move | str) -> Node:
        """Play a move in the current position and go where it leads; a known move follows its line.

        The answers of a turn get a place each, and are undone together.
        """
        move = as_move(move, self.position.box)
        if isinstance(move, Answers):
            self.graft(self.at, steps_of(self.position, move))
            return self.node
        known = self.child(self.node, move)
        return self.go(known.id) if known is not None else self._grow(self.node, play(self.position, move))

    def take(self, step: Step) -> Node:
        """Go where a step from the current position leads that has been played already; a known one is followed."""
        if isinstance(step.move, Answers):
            return self.play(step.move)
        known = None if step.move is None else self.child(self.node, step.move)
        return self.go(known.id) if known is not None else self.add(step)

    def add(self, step: Step, number: int | None = None) -> Node:
        """Add a step from the current position that is not known yet, under a number of its own if wanted."""
        if step.move is None or step.before != self.position:
            raise ValueError(words.not_from_here(node=self.at))
        if self.child(self.node, step.move) is not None:
            raise ValueError(words.known_move(move=step.move))
        return self._grow(self.node, step, number)

    def branch(self, at: int, *moves: Move | str) -> Node:
        """Play moves from another place on; none of them is played if one is not allowed."""
        steps, position = list[Step](), self[at].position
        for said in moves:
            steps += steps_of(position, said)
            position = steps[-1].after
        self.graft(at, steps, "branch")
        return self.node

    def tweak(self, at: int | None = None, what: Change = None, /, **more: Any) -> Node:
        """Change anything in the position of a place, as a new line from there: `game.tweak(4, "usa B3L=2*1")`.

        Says what `tweak` says; None is the current place. A change that changes nothing only goes there.
        """
        here = self.node if at is None else self[at]
        changed = tweak(here.position, what, **more)
        if changed.position is here.position:
            return self.go(here.id)
        known = self.child(here, changed.tweak)
        return self.go(known.id) if known is not None else self._grow(here, changed.step)

    def preview(self, at: int | None = None, what: Change = None, /, **more: Any) -> Tweaked:
        """What a tweak would lead to, without making it."""
        return tweak((self.node if at is None else self[at]).position, what, **more)

    def graft(self, at: int, steps: Sequence[Step], what: str = "branch") -> tuple[int, ...]:
        """Add a line of moves after a place, along known moves as far as they go, as one edit; go to its end."""
        parent, path = self[at], list[int]()
        for index, step in enumerate(steps):
            known = None if step.move is None else self.child(parent, step.move)
            if known is None:
                added = self._chain(parent.id, steps[index:])
                longer = parent._replace(children=(*parent.children, added[0].id))
                self._edit(what, (parent,), (longer, *added), added[-1].id)
                return (*path, *(node.id for node in added))
            parent = known
            path.append(known.id)
        self.go(parent.id)
        return tuple(path)

    def _chain(self, parent: int, steps: Sequence[Step]) -> list[Node]:
        number = len(self._nodes)
        last = number + len(steps) - 1
        nodes = []
        for step in steps:
            nodes.append(record(Node, (number, parent, step, (number + 1,) if number < last else (), "", "")))
            parent, number = number, number + 1
        return nodes

    def replay(
        self,
        old: int | None = None,
        onto: int | None = None,
        mode: Mode = "stop",
        *,
        to: int | None = None,
        programs: Mapping[str, Strategy] | None = None,
        watch: Callable[[Entry], bool | None] | None = None,
    ) -> Report:
        """Play the moves after one place again after another, and add what they lead to as a line of the tree.

        Left out, `onto` is the current place and `old` the one that its line has left: the place before a tweak,
        or the old move beside a new one; what has been answered on the way from there is not asked again, so that a
        replay that was stopped goes on. The old line runs to `to`, or along its main continuation.
        """
        target = self.node if onto is None else self[onto]
        line = self.old_line(target.id, old, to)
        steps = line_of(line)
        (left, before), (come, answered) = self._turns(line[0].id), self._turns(target.id)
        since = (answered - before).elements() if old is None else ()
        report = replay(
            target.position, steps, mode, programs=programs, turns=(left, come), watch=watch, answered=since
        )
        nodes = self.graft(target.id, report.line, "replay")
        return report._replace(old_nodes=tuple(node.id for node in line[1:]), new_nodes=nodes)

    def old_line(self, onto: int | None = None, old: int | None = None, to: int | None = None) -> tuple[Node, ...]:
        """The places that a replay would play again, from the one that it starts after; says what `replay` says."""
        target = self.node if onto is None else self[onto]
        return self._after(self._left_for(target) if old is None else self[old], target, to)

    def _left_for(self, target: Node) -> Node:
        """Where the line that a place belongs to has left an older one: before a tweak, or beside another move."""
        here = target
        while here.parent is not None:
            parent = self[here.parent]
            beside = [child for child in parent.children if child != here.id and self[child].tweak is None]
            if beside:
                return parent if here.tweak is not None else self[beside[0]]
            here = parent
        return here

    def _after(self, source: Node, target: Node, to: int | None) -> tuple[Node, ...]:
        """The line from a place to another, or along its main continuation but for the line replayed onto."""
        if to is not None:
            line = self.line(to)
            ids = [node.id for node in line]
            if source.id not in ids:
                raise LookupError(words.not_on_line(node=source.id, to=to))
            return line[ids.index(source.id) :]
        mine = {node.id for node in self.line(target.id)}
        others = [child for child in source.children if child not in mine and self[child].tweak is None]
        return (source, *(self.main_line(others[0]) if others else ()))

    def _turns(self, node: int) -> tuple[Turns, Counter[Ask]]:
        """The turns that each company has begun on the way to a place, and what was asked there."""
        turns = Turns()
        return turns, Counter(ask for ask in asks_of(line_of(self.line(node)), turns) if ask is not None)

    def compare(self, a: int, b: int | None = None, *, watch: Callable[[], object] | None = None) -> Comparison:
        """Two lines side by side, each from the start to a place; the second is the current one if left out.

        `watch` is called at every step, and may raise to end it.
        """
        return compare(self.line(a), self.line(b), watch=watch)

    def delete(self, node: int) -> Node:
        """Delete a place and all that follow it, and go to the one before it."""
        gone = self.below(node)
        if gone[0].parent is None:
            raise ValueError(words.delete_start())
        parent = self[gone[0].parent]
        inside = self.at in {one.id for one in gone}
        left = parent._replace(children=tuple(child for child in parent.children if child != node))
        self._edit("delete", (parent, *gone), (left,), parent.id if inside else self.at)
        return self.node

    def promote(self, node: int, to_main: bool = False) -> Node:
        """Put the line of a place first at the last fork where it is not, or at every fork."""
        line = self.line(node)
        forks = [
            before._replace(children=(after.id, *(other for other in before.children if other != after.id)))
            for before, after in pairwise(line)
            if before.children[0] != after.id
        ]
        changed = forks if to_main else forks[-1:]
        if changed:
            self._edit("promote", [self[fork.id] for fork in changed], changed, self.at)
        return self.node

    def comment(self, text: str, node: int | None = None) -> Node:
        """Write a comment on a place, by default the current one; an empty one takes it away."""
        return self._write("comment", _checked(text), node)

    def name(self, text: str, node: int | None = None) -> Node:
        """Give a place a name, by default the current one; an empty one takes it away."""
        return self._write("name", " ".join(_checked(text).split()), node)

    def _write(self, field: str, text: str, node: int | None) -> Node:
        here = self.node if node is None else self[node]
        fields: dict[str, Any] = {field: text}
        if getattr(here, field) != text:
            self._edit(field, (here,), (here._replace(**fields),), self.at)
        return self[here.id]


def _checked(text: str) -> str:
    if not isinstance(text, str):
        raise TypeError(words.not_words(kind=type(text).__name__))
    return text


# The text of a game.


def game_file(tree: Tree, kept: Mapping[str, Any]) -> str:
    """A game as text, the main line first and every line in full before the next; with what is kept about it."""
    lines = [f"barrage_nb tree {TREE_VERSION}", f"rules {RULES_VERSION}", f"start {tree.start.text}", f"at {tree.at}"]
    above, told = -1, (-1, "")
    for node in tree.below(0):
        if node.parent is not None:
            before = tree[node.parent]
            if (before.position.round, before.position.phase) != told:
                told = (before.position.round, before.position.phase)
                lines.append(f"# round {told[0]}, {told[1]}")
            lines.append(_said(node, before.position, above))
        lines += [f"  {word} {_quoted(text)}" for word, text in (("name", node.name), ("note", node.comment)) if text]
        above = node.id
    lines += [f"kept {key} {json.dumps(each, separators=(',', ':'))}" for key, each in sorted(kept.items())]
    return "\n".join([*lines, "end"]) + "\n"


def _said(node: Node, before: Position, above: int) -> str:
    question = before.question
    who = "tweak" if node.tweak is not None else question.who if question is not None else "?"
    return f"{node.id} {'' if node.parent == above else f'< {node.parent} '}{who}: {node.edge}"


def _quoted(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:  # a lone half of a pair of characters, which no file can hold
        return json.dumps(text)
    return json.dumps(text, ensure_ascii=False)


class SavedLine(NamedTuple):
    """A line of a saved game: its number in the file, and its words."""

    number: int
    text: str


class SavedMove(NamedTuple):
    """What the line of a move says: its number, the place before it, who moves and how; None for what it leaves out."""

    node: int | None
    after: int | None
    who: str
    said: str


class SavedGame(NamedTuple):
    """What a text says of a game, before anything of it is played; without a start nothing of it could be read."""

    start: Position | None
    lines: tuple[SavedLine, ...] = ()
    at: SavedLine | None = None
    problems: tuple[tuple[int, str], ...] = ()


class WrongLine(ValueError):
    """What is wrong with one line."""


def read_saved(text: str) -> SavedGame:
    """The start and the lines of a saved game, or a position as a sketch, a line or JSON: a game without moves."""
    if not isinstance(text, str):
        raise Unreadable(words.not_text(kind=type(text).__name__))
    if len(text) > _MOST_CHARACTERS or text.count("\n") > _MOST_LINES:
        return SavedGame(None, problems=((1, words.too_long()),))
    text = text.removeprefix("\ufeff")  # some editors begin a file with a mark of their own
    start = text.strip()
    if start.startswith(("bnb", "{")) or start.partition(" ")[0] in (*every_company(), NEUTRAL):
        return SavedGame(Position.load(start))
    stripped = (SavedLine(number, line.strip()) for number, line in enumerate(text.split("\n"), 1))
    lines = [line for line in stripped if line.text and not line.text.startswith("#")]
    for index, check in enumerate((_header, _rules)):
        wrong = check(lines[index].text if index < len(lines) else "")
        if wrong is not None:
            return _refused(lines, index, wrong)
    word, _, said = lines[2].text.partition(" ") if len(lines) > 2 else ("", "", "")
    if word != "start":
        return _refused(lines, 2, words.no_start())
    try:
        position = Position.load(said)
    except Unreadable as error:
        return _refused(lines, 2, str(error))
    return _body(position, lines[3:], lines[-1].number)


def _refused(lines: list[SavedLine], index: int, why: str) -> SavedGame:
    number = lines[index].number if index < len(lines) else len(lines) + 1
    return SavedGame(None, problems=((number, why),))


def _header(line: str) -> str | None:
    kind, _, version = line.rpartition(" ")
    if kind != "barrage_nb tree" or not re.fullmatch(r"[0-9]{1,6}", version) or int(version) < TREE_VERSION:
        return words.no_header()
    return words.newer_file(version=version, known=TREE_VERSION) if int(version) > TREE_VERSION else None


def _rules(line: str) -> str | None:
    right = line == f"rules {RULES_VERSION}"
    return None if right else words.other_rules(got=line[:40] or "?", known=RULES_VERSION)


def _body(start: Position, body: list[SavedLine], last: int) -> SavedGame:
    at = body.pop(0) if body and body[0].text.startswith("at ") else None
    end = next((index for index, line in enumerate(body) if line.text == "end"), None)
    if end is None:
        return SavedGame(start, tuple(body), at, ((last + 1, words.cut_off()),))
    after = tuple((line.number, words.after_end()) for line in body[end + 1 :])
    return SavedGame(start, tuple(body[:end]), at, after)


def read_saved_move(text: str) -> SavedMove:
    """The line of a move, taken apart."""
    parts = _LINE.fullmatch(text)
    if parts is None:
        raise WrongLine(words.no_such_line())
    number, after, who, said = parts.groups()
    return SavedMove(int(number) if number else None, None if after is None else int(after), who, said)


def from_json(said: str) -> Any:
    """A value that is kept."""
    try:
        return json.loads(said)
    except ValueError as error:
        raise WrongLine(words.bad_json(why=str(error))) from None


class DamagedGame(Unreadable):
    """A saved game that cannot be read whole: every line in doubt with its reason, and the game that could be read."""

    def __init__(self, problems: Sequence[tuple[int, str]], partial: Game | None) -> None:
        self.problems = tuple(problems)
        self.line = problems[0][0]
        self.partial = partial
        told = [words.problem(line, reason) for line, reason in self.problems]
        more = len(told) - _MOST_PROBLEMS
        said = told_together([*told[:_MOST_PROBLEMS], *([words.more_lines(more)] if more > 0 else [])])
        super().__init__(said if partial is None else words.readable(said, len(partial) - 1))


def load_game(text: str, *, watch: Callable[[], object] | None = None) -> Game:
    """The game that a text says: a saved tree, or any form of a position; `watch` may raise to end it."""
    saved = read_saved(text)
    if saved.start is None:
        raise DamagedGame(saved.problems, None)
    game = Game(saved.start)
    problems = [*saved.problems, *_Played(game).again(saved, watch)]
    # What was read is not something that the reader of the game has done, and is not hers to undo.
    game.forget()
    if problems:
        raise DamagedGame(problems, game)
    return game


class _Played:
    """A saved game played again; a line that cannot be read costs only the moves that follow from it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.last: int | None = 0  # the place that the next line follows; None after a line that could not be read
        self.spare = 0  # no line of the file has a higher number

    def again(self, saved: SavedGame, watch: Callable[[], object] | None) -> Iterator[tuple[int, str]]:
        """Play every line, and say which are in doubt, and why."""
        doubt = bool(saved.problems)
        numbered = (_LINE.fullmatch(line.text) for line in saved.lines)
        self.spare = max((int(found[1]) for found in numbered if found and found[1]), default=0)
        for line in saved.lines:
            if watch is not None:
                watch()
            try:
                self._line(line.text)
            except (WrongLine, Unreadable, UnreadableMove, IllegalMove) as error:
                doubt = True
                yield line.number, str(error)
        if saved.at is not None and not self._go(saved.at) and not doubt:
            yield saved.at.number, words.no_node(node=_place(saved.at)[:20])

    def _line(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word in ("name", "note"):
            if self.last is None:
                raise WrongLine(words.follows_doubt())
            said = rest.strip()  # without quotes it is taken as it stands
            write = self.game.name if word == "name" else self.game.comment
            write(str(from_json(said)) if said.startswith('"') else said, self.last)
        elif word == "kept":
            key, _, found = rest.strip().partition(" ")
            self.game.kept[key] = from_json(found)
        else:
            above, self.last = self.last, None
            self.last = self._move(read_saved_move(text), above)

    def _move(self, move: SavedMove, above: int | None) -> int:
        parent = above if move.after is None else move.after
        if parent is None or parent not in self.game:
            raise WrongLine(words.follows_doubt() if parent is None else words.follows_nothing(parent))
        before = self.game.go(parent).position
        if move.node is not None and (move.node in self.game or move.node > _MOST_NODES):
            raise WrongLine(words.number_taken(node=move.node))
        if move.who == "tweak":
            step = tweak(before, move.said).step
        else:
            question = before.question
            if question is not None and question.who != move.who:
                raise WrongLine(words.not_her_turn(name=question.who, said=move.who))
            step = play(before, move.said)
        assert step.move is not None
        *first, last = line_of([step])
        for one in first:
            known = None if one.move is None else self.game.child(self.game.node, one.move)
            self.game.add(one, self._spare()) if known is None else self.game.go(known.id)
        if last.move is not None and self.game.child(self.game.node, last.move) is not None:
            raise WrongLine(words.known_move(move=step.move))
        return self.game.add(last, move.node).id

    def _spare(self) -> int:
        """A number that no line of the file has, for a place within a turn: that of its line is its end's."""
        self.spare = max(self.spare + 1, len(self.game._nodes))
        return self.spare

    def _go(self, at: SavedLine) -> bool:
        said = _place(at)
        found = re.fullmatch(r"[0-9]{1,6}", said) is not None and int(said) in self.game
        if found:
            self.game.go(int(said))
        return found


def _place(at: SavedLine) -> str:
    return at.text.removeprefix("at ").strip()
