"""The tree of a game as a list: the current line in full, every other where it leaves; and what can be done to it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ipywidgets import Text, VBox

from ...history import Game, Node
from ...history.telling import folded, in_a_line, turns_of
from ...words import explorer as words
from ..hands import Hands
from ..parts import Lister, named, row

ROWS = 16


class ListRow(NamedTuple):
    """A row of the list: its text, the place that it leads to, and the places that it tells of."""

    text: str
    node: int
    told: tuple[int, ...] = ()


def rows_of(game: Game, line: Sequence[Node]) -> Iterator[ListRow]:
    """The rows of a line, a turn each, and one for each line that leaves it, after the row where it does."""
    yield ListRow(words.start(), line[0].id, (line[0].id,))
    at, round = 1, line[0].position.round
    for turns in folded(turns_of(node.step for node in line[1:])):
        nodes = line[at : at + sum(len(turn.steps) for turn in turns)]
        if turns[0].round != round:
            round = turns[0].round
            yield ListRow(words.round_row(round), line[at - 1].id)
        said = words.noted(in_a_line(turns), [(node.name, node.comment) for node in nodes])
        yield ListRow(said, nodes[-1].id, tuple(node.id for node in nodes))
        for before, node in zip(line[at - 1 :], nodes, strict=False):
            yield from _others(game, before, node.id)
        at += len(nodes)


def _others(game: Game, parent: Node, mine: int) -> Iterator[ListRow]:
    for child in parent.children:
        if child != mine:
            moves = game.main_line(child)
            main = parent.children[0] == child
            said = game[child].name or _turn_from(moves)
            yield ListRow(words.branch_row(said, len(moves), main), child)


def _turn_from(line: Sequence[Node]) -> str:
    """The rest of the turn that a line begins with."""
    return str(next(turns_of(node.step for node in line)))


def line_names(game: Game) -> list[tuple[str, int]]:
    """Every line of a game by its end, the main line first."""
    return [(words.line_name(number, *_named(game, leaf)), leaf.id) for number, leaf in enumerate(game.leaves())]


def _named(game: Game, leaf: Node) -> tuple[str, str, int, dict[str, int]]:
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
    return _turn_from(line[fork:]) if fork else "", name, len(line) - 1, points


class TreeView:
    """The list of moves and lines, and buttons for what is done to the place that is shown."""

    def __init__(self, go: Callable[[int], object], act: Callable[..., object], hands: Hands) -> None:
        """`go` shows a place; `act` is told an edit of the game by its method and arguments."""
        self.act = act
        self.lines = Lister(hands, words.line(), go)
        self.moves = Lister(hands, words.moves(), lambda index: go(self.rows[index].node), rows=ROWS)
        self.rows: tuple[ListRow, ...] = ()
        self.name = Text(description=words.name(), continuous_update=False)
        self.comment = Text(description=words.comment(), continuous_update=False)
        self.keep = hands.button(words.keep(), self.write, words.tip_keep())
        self.promote = hands.button(words.promote(), lambda: self.act("promote", self.at), words.tip_promote())
        self.main = hands.button(words.make_main(), lambda: self.act("promote", self.at, True), words.tip_make_main())
        self.delete = hands.button(words.delete(), lambda: self.act("delete", self.at), words.tip_delete())
        self.at = 0
        self.said = ("", "")  # the name and the comment as they are
        self.box = VBox(
            [
                self.lines.widget,
                named(words.moves(), self.moves.widget),
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
        self.rows = tuple(rows_of(game, line))
        here = next(index for index, row in enumerate(self.rows) if node.id in row.told)
        self.moves.put([(row.text, index) for index, row in enumerate(self.rows)], here)
        self.name.value, self.comment.value = self.said
        forks = any(game[one.parent or 0].children[:1] != (one.id,) for one in game.line()[1:])
        self.promote.disabled = self.main.disabled = not forks
        self.delete.disabled = node.parent is None
