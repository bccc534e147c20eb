"""Games as text: the first position, then a line for each move."""

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.events import IllegalMove
from ..engine.moves import Move, UnreadableMove, read_move
from ..engine.play import Step, play
from ..engine.position import Position
from ..words import say
from .codec import Unreadable
from .lines import VERSION

RULES_VERSION = 1


class GameText(NamedTuple):
    """A game as its first position and the moves played from it."""

    start: Position
    moves: tuple[Move, ...]

    def steps(self) -> Iterator[Step]:
        """Play the moves one after another."""
        position = self.start
        for move in self.moves:
            step = play(position, move)
            position = step.position
            yield step

    def __str__(self) -> str:
        return game_text(self)


def game_text(game: GameText) -> str:
    """A game as text: its start, then a line for each move with who answers."""
    lines = [f"barrage_nb game {VERSION}", f"rules {RULES_VERSION}", f"start {game.start.text}"]
    position, told = game.start, (0, "")
    for move in game.moves:
        question = position.question
        if (position.round, position.phase) != told:
            told = (position.round, position.phase)
            lines.append(f"# round {position.round}, {position.phase}")
        lines.append(f"{question.who if question else '?'}: {move}")
        position = play(position, move).position
    return "\n".join(lines) + "\n"


def read_game(text: str) -> GameText:
    """The game that a text says; every move is checked by playing it."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    start = _read_head(lines)
    position, moves = start, []
    for number, line in lines[3:]:
        who, _, said = line.partition(": ")
        try:
            move = read_move(said)
        except UnreadableMove as error:
            raise Unreadable(say("game_line", line=number, why=str(error))) from None
        question = position.question
        if question is not None and question.who != who:
            raise Unreadable(say("game_turn", line=number, who=question.who, said=who[:20]))
        try:
            position = play(position, move).position
        except IllegalMove as error:
            raise Unreadable(say("game_line", line=number, why=str(error))) from None
        moves.append(move)
    return GameText(start, tuple(moves))


def _read_head(lines: list[tuple[int, str]]) -> Position:
    heads = dict(enumerate(lines))
    line, first = heads.get(0, (1, ""))
    if first != f"barrage_nb game {VERSION}":
        if first.startswith("barrage_nb game ") and first.removeprefix("barrage_nb game ").isdigit():
            raise Unreadable(say("newer_version", version=first.split()[-1], known=VERSION))
        raise Unreadable(say("game_header", line=line))
    line, rules = heads.get(1, (line + 1, ""))
    if rules != f"rules {RULES_VERSION}":
        raise Unreadable(say("game_rules", line=line, got=rules[:40] or "?", known=RULES_VERSION))
    line, start = heads.get(2, (line + 1, ""))
    if not start.startswith("start "):
        raise Unreadable(say("game_no_start", line=line))
    try:
        return Position.load(start.removeprefix("start "))
    except Unreadable as error:
        raise Unreadable(say("game_line", line=line, why=str(error))) from None
