"""The programs at a table: they answer when it is their turn, slowly enough to follow."""

import asyncio
from typing import TYPE_CHECKING

from ...engine.moves import Move
from ...words.english import table as words
from .seats import PERSON

if TYPE_CHECKING:
    from .table import Table

THINKS = 0.35
"""Seconds before a program answers, so that people can follow."""


class Programs:
    """What answers for the seats of programs at one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.held = False  # whether they wait
        self.task: asyncio.Task[None] | None = None

    @property
    def due(self) -> bool:
        """Whether a program is to answer now."""
        table = self.table
        return not (self.held or table.left) and table.player(table.position) not in (PERSON, None)

    @property
    def answer(self) -> Move:
        """What the program whose turn it is answers."""
        table = self.table
        question, player = table.position.question, table.player(table.position)
        assert question is not None
        assert player is not None
        return table.seats.strategy(question.who, player)(table.position)

    def go_on(self) -> None:
        """Answer, beside the page where there is a running kernel, else at once."""
        if self.task is not None or not self.due:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._answer_all()
            return
        self.task = loop.create_task(self._answer_one_by_one())
        self.task.add_done_callback(self.table.errors.guarded(self._rested))

    def hold_or_go_on(self) -> None:
        """Wait, or go on."""
        self.held = not self.held
        self.table.hold.description = words.GO_ON if self.held else words.HOLD
        if self.table.board is not None:
            self.table.board.put_question()
        self.go_on()

    def _answer_all(self) -> None:
        """Play every answer, and show only where they lead."""
        assert self.table.board is not None
        assert self.table.game is not None
        while self.due:
            self.table.game.play(self.answer)
        self.table.board.position = self.table.position
        self.table.settled()

    async def _answer_one_by_one(self) -> None:
        """Answer until it is a person's turn; what moves on the board comes to rest first."""
        board = self.table.board
        assert board is not None
        while self.due:
            await asyncio.sleep(THINKS / (board.picture.speed or 8))
            while board.picture.moving:
                await asyncio.sleep(0.05)
            if self.due:
                board.answer(self.answer)

    def _rested(self, task: "asyncio.Task[None]") -> None:
        """None is at work any more; what went wrong with one is raised here, and shown."""
        self.task = None
        if not task.cancelled():
            task.result()
            self.go_on()
