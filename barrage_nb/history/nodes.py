"""The tree behind a game: places that never change, what leads from one to the next, and edits that can be undone."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine.moves import Move, Tweak
from ..engine.play import Step
from ..engine.position import Position
from ..words import history as words


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
        return words.node(self.id, self.edge, self.position)


class TreeEdit(NamedTuple):
    """A change of the tree: the nodes it replaced, what stands there now, and the current node before and after."""

    what: str
    before: tuple[Node, ...]
    after: tuple[Node, ...]
    at: tuple[int, int]


class Tree:
    """Places by their number, the current one, and every edit so far.

    Nodes are values, so an edit is undone by putting back the ones it replaced. A move that adds a leaf is the
    commonest edit by far and is remembered by the leaf's number alone, which keeps long games small.
    """

    def __init__(self, start: Position) -> None:
        self._nodes: list[Node | None] = [Node(0, None, Step(start, None, start, ()))]
        self._at = 0
        self._tip = 0
        self._done: list[int | TreeEdit] = []
        self._undone: list[Node | TreeEdit] = []

    def __len__(self) -> int:
        return sum(node is not None for node in self._nodes)

    def __iter__(self) -> Iterator[Node]:
        return (node for node in self._nodes if node is not None)

    def __getitem__(self, node: int) -> Node:
        found = self._nodes[node] if type(node) is int and 0 <= node < len(self._nodes) else None
        if found is None:
            raise LookupError(words.say("no_node", node=node))
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
        """Add a leaf and go there."""
        leaf = Node(len(self._nodes) if number is None else number, parent.id, step)
        self._nodes += [None] * (leaf.id + 1 - len(self._nodes))
        self._plant(leaf)
        self._done.append(leaf.id)
        self._undone.clear()
        return leaf

    def _plant(self, leaf: Node) -> None:
        assert leaf.parent is not None
        parent = self[leaf.parent]
        self._nodes[leaf.id] = leaf
        self._nodes[parent.id] = parent._replace(children=(*parent.children, leaf.id))
        self.go(leaf.id)

    def _edit(self, what: str, before: Sequence[Node], after: Sequence[Node], at: int) -> None:
        """Replace nodes by others, so that it can be undone."""
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
        return self._said(self._done[-1]) if self._done else None

    @property
    def redoable(self) -> str | None:
        """What `redo` would do again, in a word; None when there is nothing."""
        return self._said(self._undone[-1]) if self._undone else None

    def _said(self, edit: "int | Node | TreeEdit") -> str:
        if isinstance(edit, TreeEdit):
            return words.EDITS[edit.what]
        leaf = self[edit] if isinstance(edit, int) else edit
        return words.edited(leaf.edge)

    def undo(self) -> Node:
        """Take back the last change of the tree, and go to where it was made; without any, nothing happens."""
        if self._done:
            edit = self._done.pop()
            if isinstance(edit, TreeEdit):
                self._swap(edit.after, edit.before, edit.at[0])
                self._undone.append(edit)
            else:
                self._undone.append(self._prune(self[edit]))
        return self.node

    def _prune(self, leaf: Node) -> Node:
        assert leaf.parent is not None
        parent = self[leaf.parent]
        self._nodes[leaf.id] = None
        self._nodes[parent.id] = parent._replace(children=tuple(n for n in parent.children if n != leaf.id))
        self.go(parent.id)
        return leaf

    def redo(self) -> Node:
        """Do again what was last undone; without any, nothing happens."""
        if self._undone:
            edit = self._undone.pop()
            if isinstance(edit, TreeEdit):
                self._swap(edit.before, edit.after, edit.at[1])
                self._done.append(edit)
            else:
                self._plant(edit)
                self._done.append(edit.id)
        return self.node
