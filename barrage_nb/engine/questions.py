"""What waits in a position: questions for somebody to answer, and tasks that do themselves."""

from abc import ABCMeta, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from .events import Lost, Refusal

if TYPE_CHECKING:
    from .draft import Draft
    from .moves import Move
    from .position import Position

TASKS: dict[str, type["Task"]] = {}
"""Every kind of task by its name, so that a saved position can name them."""


@dataclass(frozen=True)
class Task:
    """Something that is still to happen."""

    asks: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        TASKS[cls.__name__] = cls

    def run(self, draft: "Draft") -> None:
        """Do it."""
        raise TypeError(f"{type(self).__name__} asks somebody")


@dataclass(frozen=True)
class Question(Task, metaclass=ABCMeta):
    """Something that a company (before the draft, a seat) must decide."""

    who: str

    asks: ClassVar[bool] = True
    waits: ClassVar[bool] = False  # whether it is asked also where it has a single answer, or none yet
    of_seats: ClassVar[bool] = False  # whether seats of the draft are asked, which have no company yet
    takes: ClassVar[tuple[type, ...]] = ()  # the kinds of move that answer it

    @abstractmethod
    def answers(self, position: "Position") -> tuple["Move", ...]:
        """Every legal answer."""

    @abstractmethod
    def refuse(self, position: "Position", move: "Move") -> Refusal | None:
        """Why a move of the right kind is no legal answer; None when it is one."""

    @abstractmethod
    def answer(self, draft: "Draft", move: "Move") -> None:
        """Carry out a legal answer."""

    def nothing(self, draft: "Draft") -> None:
        """What happens where there is no answer at all: that part is lost (Y6)."""
        draft.note(Lost, self.who, type(self).__name__, "Y6")


# Every question is of some kind; there is none that is nothing but a question.
del TASKS["Question"]
