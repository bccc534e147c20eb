"""What stands at the end of a lesson: how the guesses went, what to try again, and where to go next."""

from collections.abc import Iterable
from typing import Protocol

from .names import count

LESSONS = {
    "00_start_here": "Start here: what is this game?",
    "01_water": "1 \u00b7 Where will these drops stop?",
    "02_production": "2 \u00b7 How much energy is that, and who else gains?",
    "03_building": "3 \u00b7 What does it cost, and when do I get it back?",
    "04_actions": "4 \u00b7 What can twelve engineers do?",
    "05_scoring": "5 \u00b7 Who is winning, and why?",
    "06_a_whole_round": "6 \u00b7 How does it all fit?",
    "07_full_game": "7 \u00b7 What do officers, companies and technologies change?",
    "08_automa": "8 \u00b7 What will the Automa do next?",
    "09_exam": "9 \u00b7 The exam: are you ready for a game?",
    "10_what_if": "10 \u00b7 What if?",
    "11_play": "11 \u00b7 Play a game",
    "12_analysis": "12 \u00b7 How sure is that?",
    "20_tempo": "20 \u00b7 Tempo: when does building pay back?",
    "21_shared_pipes": "21 \u00b7 Shared pipes: who builds them, and who rides on them?",
    "22_scarcity_and_catch_up": "22 \u00b7 Too few places: does the leader stay the leader?",
    "23_balance": "23 \u00b7 Balance: is it fair?",
    "24_your_own_rule": "24 \u00b7 Your own rule: from an idea to evidence",
}
"""The lessons by the names of their files, with their headlines."""

HEAD = "How your guesses went"
NOTHING = "Nothing is guessed yet. Go back up and guess: here it is counted while you do."
AGAIN = "Worth another try:"
NEXT, OR = "Next:", "Or:"


class GuessedLab(Protocol):
    """How the guesses in a lab went."""

    @property
    def lab(self) -> str: ...
    @property
    def right(self) -> int: ...
    @property
    def of(self) -> int: ...
    @property
    def in_a_row(self) -> int: ...


def counted(right: int, of: int, told: int) -> str:
    """How many guesses were right, and how many questions were told without one."""
    asked = f" You had {count(told, 'questions')} answered for you." if told else ""
    if of < 2:
        guess = ("You have not guessed yet.", "Your guess was right!" if right else "Your guess was not right.")[of]
    elif right == of:
        guess = f"All {of} guesses were right!"
    else:
        guess = f"{right} of {of} guesses {'was' if right == 1 else 'were'} right."
    return f"{guess}{asked}"


def name(lab: str) -> str:
    """The name of a lab, which may be a question."""
    return f"\u201c{lab}\u201d"


def lab(score: GuessedLab) -> str:
    """How a lab went."""
    row = f", the last {score.in_a_row} in a row" if score.in_a_row > 1 and score.right < score.of else ""
    return f"{name(score.lab)}: {score.right} of {score.of} right{row}."


def again(score: GuessedLab, enough: int) -> str:
    """A lab that is worth another try."""
    return f"{name(score.lab)}: can you get {enough} in a row?"


def no_such_lesson(name: str, known: Iterable[str]) -> str:
    """A lesson that does not exist."""
    return f"there is no lesson {name!r} to go to; there are {', '.join(known)}"
