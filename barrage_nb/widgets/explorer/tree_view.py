"""The tree of a game as a list: the current line in full, every other where it leaves; and what can be done to it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ipywidgets import Text, VBox

from ...history import Game, Node
from ...words.english import explorer as words
from ..errors import Errors
from ..parts import Lister, button, named, row

ROWS = 16


class ListRow(NamedTuple):
    """A row of the list: its text, and the place that it leads to."""

    text: str
    node: int


def rows_of(game: Game, line: Sequence[Node]) -> Iterator[ListRow]:
    """The rows of a line, and one for each line that leaves it, after the row where it does."""
    told = (-1, "")
    for index, node in enumerate(line):
        before = game[node.parent].position if node.parent is not None else None
        if before is not None and (before.round, before.phase) != told:
            told = (before.round, before.phase)
            yield ListRow(words.round_row(*told), node.id)
        who = before.question.who if before is not None and before.question is not None else None
        yield ListRow(words.move_row(index, who, node.edge, node.name, node.comment), node.id)
        if index:
            yield from _others(game, line[index - 1], node.id)


def _others(game: Game, parent: Node, mine: int) -> Iterator[ListRow]:
    for child in parent.children:
        if child != mine:
            other = game[child]
            moves = len(game.main_line(child))
            main = parent.children[0] == child
            yield ListRow(words.branch_row(other.edge, other.name, moves, main), child)


def line_names(game: Game) -> list[tuple[str, int]]:
    """Every line of a game by its end, the main line first."""
    return [(words.line_name(number, *_named(game, leaf)), leaf.id) for number, leaf in enumerate(game.leaves())]


def _named(game: Game, leaf: Node) -> tuple[object, str, int, dict[str, int]]:
    """Where a line leaves the one before it, its name, its moves, and the points of each company at its end."""
    line = game.line(leaf.id)
    fork = next(
        (
            index
            for index in range(len(line) - 1, 0, -1)
            if line[index].parent is not None and game[line[index].parent or 0].children[0] != line[index].id
        ),
        0,
    )
    name = next((node.name for node in reversed(line[fork:]) if node.name), "")
    points = {who: company.vp for who, company in leaf.position.companies.items()}
    return line[fork].edge, name, len(line) - 1, points


class TreeView:
    """The list of moves and lines, and buttons for what is done to the place that is shown."""

    def __init__(self, go: Callable[[int], object], act: Callable[..., object], errors: Errors) -> None:
        """`go` shows a place; `act` is told an edit of the game by its method and arguments."""
        self.act = errors.guarded(act)
        self.lines = Lister(words.LINE, errors.guarded(go))
        self.moves = Lister(words.MOVES, errors.guarded(lambda index: go(self.nodes[index])), rows=ROWS)
        self.nodes: list[int] = []
        self.name = Text(description=words.NAME, continuous_update=False)
        self.comment = Text(description=words.COMMENT, continuous_update=False)
        self.keep = button(words.KEEP, self.write, words.KEEP_TIP)
        self.promote = button(words.PROMOTE, lambda: self.act("promote", self.at), words.PROMOTE_TIP)
        self.main = button(words.MAKE_MAIN, lambda: self.act("promote", self.at, True), words.MAKE_MAIN_TIP)
        self.delete = button(words.DELETE, lambda: self.act("delete", self.at), words.DELETE_TIP)
        self.at = 0
        self.said = ("", "")  # the name and the comment as they are
        self.box = VBox(
            [
                self.lines.widget,
                named(words.MOVES, self.moves.widget),
                row(self.name, self.comment, self.keep),
                row(self.promote, self.main, self.delete),
            ]
        )

    def write(self) -> None:
        """Keep the name and the comment of the place."""
        written = {"name": self.name.value, "comment": self.comment.value}
        for (what, said), before in zip(written.items(), self.said, strict=True):
            if said != before:
                self.act(what, said, self.at)

    def put(self, game: Game, line: Sequence[Node]) -> None:
        """Show a game at its current place on a line."""
        node = game.node
        self.at, self.said = node.id, (node.name, node.comment)
        self.lines.put(line_names(game), line[-1].id)
        rows = list(rows_of(game, line))
        here = max(index for index, row in enumerate(rows) if row.node == node.id)
        self.nodes = [row.node for row in rows]
        self.moves.put([(row.text, index) for index, row in enumerate(rows)], here)
        self.name.value, self.comment.value = self.said
        forks = any(game[one.parent or 0].children[:1] != (one.id,) for one in game.line()[1:])
        self.promote.disabled = self.main.disabled = not forks
        self.delete.disabled = node.parent is None
