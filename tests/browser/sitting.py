"""A person at a table, thought up in its kernel: what to point at next, and what must be in sight for that."""

from importlib import import_module
from typing import Any

from barrage_nb.board.refs import Ref
from barrage_nb.engine.play import builder_player
from barrage_nb.view.post import the_post
from barrage_nb.view.shapes import union
from barrage_nb.widgets.table.table import GameTable

FAST, FILMED = 8, 6
"""How fast the film of every sixth answer runs; the others need none."""


class Sitting:
    """Somebody who builds, with the mouse."""

    def __init__(self, table: GameTable, seed: int = 2) -> None:
        import_module("barrage_nb.widgets.table.table").THINKS = 0  # type: ignore[attr-defined]  # nobody follows
        self.table, self.player, self.decided = table, builder_player(seed), {}  # type: ignore[var-annotated]

    def at_rest(self) -> bool:
        """Whether nothing goes on: clicks may be heard by another thread than the one that asks this."""
        busy = the_post().letter is not None or self.table.thinking is not None or self.table.board.picture.moving
        return the_post().arrives and not busy

    def next_gesture(self) -> dict[str, Any] | None:
        """What to do next to give the answer that was thought of, once nothing goes on."""
        found = self._thought() if self.at_rest() else None
        return found if self.at_rest() else None

    def point_of(self, place: Ref) -> list[float]:
        """A point of the picture at which a thing lies on top: things may lie on it."""
        scene = self.table.board.picture.scene
        left, top, right, bottom = scene.bounds(place)  # type: ignore[misc]
        points = [(left + part * (right - left), (top + bottom) / 2) for part in (0.5, 0.25, 0.75, 0.1, 0.9, 0.02)]
        x, y = next((point for point in points if scene.at(*point) == place), points[0])
        return [x / scene.width, y / scene.width]

    def basins(self) -> list[float]:
        """Where on the picture the numbers of the basins are."""
        scene = self.table.board.picture.scene
        boxes = [box for number in range(1, 13) if (box := scene.bounds(Ref("number", number)))]
        return [side / scene.width for side in union(boxes)]

    def _thought(self) -> dict[str, Any] | None:
        table, board = self.table, self.table.board
        if table.position.over:
            return {"over": True, "moves": len(table.game.line()) - 1}
        if table.waiting:
            return None
        now, key = board.answering, len(table.game.line())
        if key not in self.decided:
            self.decided[key] = self.player(table.position)
            board.picture.set_speed(0 if len(self.decided) % FILMED else FAST)
        move = self.decided[key]
        said = {
            "over": False,
            "round": table.position.round,
            "moves": key - 1,
            "film": bool(board.picture.speed),
            "asks": board.question,
            "move": str(move),
            "basins": self.basins(),
        }
        ways = {
            name: after
            for name in now.targets
            if (after := now.click(name)) is not None and move in after.left and len(after.chosen) > len(now.chosen)
        }
        for place in board.state.answers_in(ways):  # or the bar of a folded panel in which it lies
            whole = place in ways and ways[place].answer is not None
            return {**said, "point": self.point_of(place), "answers": whole}
        for choice in board.offered:
            after = choice.leads_to
            if move in after.left and (after.answer or len(after.chosen) > len(now.chosen)):
                return {**said, "button": choice.text, "answers": after.answer is not None}
        return None
