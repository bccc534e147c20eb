"""What happened: events carry the story of a step (kind, who, what, how much, where, clause)."""

from typing import Any, NamedTuple

from ..words import explain, tell


class Event(NamedTuple):
    """One thing that happened.

    `what` names the thing (credits, a space, a contract, a tile), `amount` is how much of it, `path` where it
    went, in order, and `detail` the working where there is one, such as the terms of an energy.
    """

    kind: str
    who: str | None
    what: str | int
    amount: int
    clause: str
    path: tuple[str, ...] = ()
    detail: tuple[Any, ...] = ()

    def __str__(self) -> str:
        return tell(self)


class Refusal(NamedTuple):
    """Why a move is not allowed: the clause, the reason's name and the values its sentence needs."""

    clause: str
    reason: str
    values: dict[str, Any] = {}

    def __str__(self) -> str:
        return explain(self)


class IllegalMove(ValueError):
    """A move that the question at hand does not allow; says why, with the clause."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))
