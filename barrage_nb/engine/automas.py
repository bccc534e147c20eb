"""What the rules know of the Automas: that each takes its turn, and decides, by itself (A1, A14).

How they decide is the business of the room above; where the package begins it is put in MINDS.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from .events import PlacedOnBoard, Refusal
from .moves import ACT, Act, Move
from .position import Draft, Position, Question


class Mind(NamedTuple):
    """How Automas of a level decide: a whole turn, a question that comes up in it or in their income.

    And how a tile leads a person from one of its rows on, where Sekibo makes people follow them (AD6).
    """

    take_turn: Callable[[Draft, str], None]
    decide: Callable[[Draft, Question], None]
    lead: Callable[[Draft, str, int], None]


MINDS: dict[str, Mind] = {}


def decide(draft: Draft, question: Question) -> None:
    """Let the Automa that is asked answer."""
    MINDS[draft.automas[question.who]].decide(draft, question)


@dataclass(frozen=True)
class AutomaTurn(Question):
    """The turn of an Automa: its one answer lets it act, so that each of its turns is a step of the game.

    Who sees only the top of the pile cannot know what it does, so a view has no answer at all.
    """

    waits = True
    takes: ClassVar[tuple[type, ...]] = (Act,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return (ACT,) if position.seed is not None else ()

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        return None if position.seed is not None else Refusal("A14", "automa_pile_unknown")

    def answer(self, draft: Draft, move: Move) -> None:
        MINDS[draft.automas[self.who]].take_turn(draft, self.who)


def place_on_board(draft: Draft, who: str, engineers: int) -> None:
    """Engineers of a construction go on the company's own board, beside its spaces, or all that are left (A7, A8)."""
    company = draft.open(who)
    engineers = min(engineers, company.engineers)
    company.engineers -= engineers
    company.aside += engineers
    draft.note(PlacedOnBoard, who, engineers)
