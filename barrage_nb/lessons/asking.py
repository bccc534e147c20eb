"""What a reader is asked and told, as values: sentences with their clauses, feedback, questions, attempts; by luck."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, count
from random import Random
from typing import Any, NamedTuple, Protocol

from ..board.map import EXITS, MAP_SPACES
from ..board.refs import Ref
from ..engine.events import Refusal
from ..engine.position import Position
from ..engine.setup import checked_seed
from ..engine.water import Course
from ..words import lessons as words
from ..words.marks import said_again
from ..words.names import capital, company, one_by_one, told_together
from .story import Story


class Feedback(NamedTuple):
    """What an answer is told: whether it was right, what happened, why, and how far `off` (`distance`, in words)."""

    right: bool
    happened: str
    why: str
    clause: str
    off: int = 0
    distance: str = ""
    said: str = ""
    """The answer in words, where it stands beside the truth."""

    def __str__(self) -> str:
        return one_by_one(part for part in (self.happened, self.why, self.distance) if part)


class Sentence(NamedTuple):
    """A sentence and the clause behind it."""

    text: str
    clause: str = ""

    def __repr__(self) -> str:
        cited = f" ({self.clause})" if self.clause and f"({self.clause})" not in self.text else ""
        return f"{said_again(self.text)}{cited}"


Verdict = Feedback | Sentence
"""What is told of something that was tried."""


def refused(refusal: Refusal) -> Sentence:
    """Why something may not be, as a sentence of its own."""
    return Sentence(capital(refusal.why), refusal.clause)


class Explained(NamedTuple):
    """Sentences about a position, the spaces they speak of, and the courses of drops; it prints as what it says."""

    told: tuple[Sentence, ...]
    position: Position
    spaces: tuple[str, ...] = ()
    courses: tuple[Course, ...] = ()

    def __repr__(self) -> str:
        return "\n".join(map(str, self.told))


GAVE_UP = "\u2013"
NUMBER, ONE, SEVERAL = "number", "one", "several"
PLACES = (*MAP_SPACES, *EXITS)
"""What can be clicked on the map, where it is among the answers."""
Said = tuple[Any, ...]
"""What was said to a question, blank by blank; None in a blank was given up."""


@dataclass(frozen=True)
class Blank:
    """One thing to be said: a number, one of some choices, or several of them."""

    label: str
    truth: Any
    choices: tuple[tuple[Any, str], ...] = ()
    """What may be said, with its text; empty for a number."""
    also: frozenset[Any] = frozenset()
    """Of one choice: the others that count as right."""
    column: str = ""
    """Where it is a cell of a table: what its column is called, as its label is that of its row."""

    @property
    def kind(self) -> str:
        """Whether a number, one choice or several are asked for."""
        return SEVERAL if isinstance(self.truth, frozenset) else ONE if self.choices else NUMBER

    @property
    def true(self) -> frozenset[Any]:
        """All that is right of the choices."""
        return self.truth if self.kind == SEVERAL else self.also | {self.truth}

    def takes(self, said: Any) -> bool:
        """Whether this may be said."""
        if said is None or self.kind == NUMBER:
            return said is None or isinstance(said, int)
        return set(said if self.kind == SEVERAL else (said,)) <= {value for value, _ in self.choices}

    def text(self, said: Any) -> str:
        """An answer in words."""
        texts: dict[Any, str] = dict(self.choices)
        if self.kind == SEVERAL:
            true = [text for value, text in self.choices if value in said]
            return told_together(true) if true else words.none_of_them()
        return texts.get(said, str(said))

    def judged(self, said: Any) -> Feedback:
        """A guess beside the truth, in words."""
        right = said == self.truth or said in self.also
        off = said - self.truth if self.kind == NUMBER and said is not None else 0
        told, distance = GAVE_UP if said is None else self.text(said), words.off_by(abs(off), off > 0) if off else ""
        return Feedback(right, self.text(self.truth), "", "", abs(off) or int(not right), distance, told)

    def clue(self, *said: Any) -> str:
        """What narrows the answer down for who has said other things; "" where nothing would be left to say."""
        if self.kind == NUMBER:
            near = 1 + abs(self.truth) // 3
            return words.clue_between(max(0, self.truth - near), self.truth + near)
        if self.kind == SEVERAL:
            return words.clue_count(len(self.truth))
        left = [value for value, _ in self.choices if value == self.truth or value not in (*said, *self.also)]
        kept = [value for value in left if value in (self.truth, *[each for each in left if each != self.truth][:1])]
        return words.clue_two(*map(self.text, kept)) if len(kept) == 2 < len(self.choices) else ""

    def again(self) -> "Blank":
        """The same in the language that is spoken now."""
        choices = tuple((value, said_again(text)) for value, text in self.choices)
        return replace(self, label=said_again(self.label), column=said_again(self.column), choices=choices)

    @property
    def name(self) -> str:
        """What it is called among others."""
        return words.cell(self.label, self.column) if self.column else self.label


def one(choices: Mapping[Any, str], truth: Any, also: Iterable[Any] = ()) -> tuple[Blank, ...]:
    """A question is answered with one of these choices; `also` are others that count as right."""
    return (Blank("", truth, tuple(choices.items()), frozenset(also)),)


class Mistake(NamedTuple):
    """What stands behind a wrong answer, the clause against it, and how far off it is."""

    why: str
    clause: str
    off: int = 1
    distance: str = ""


@dataclass(frozen=True)
class Quiz:
    """A question to a reader, and what is told afterwards; the same is what asks the same with the same truth."""

    asked: str
    blanks: tuple[Blank, ...]
    happened: str = field(default="", compare=False)
    """What is true, in a sentence; without it the answers say it."""
    why: str = field(default="", compare=False)
    clause: str = field(default="", compare=False)
    mistakes: Mapping[Any, Mistake] = field(default_factory=dict, compare=False)
    """What stands behind a wrong answer, where there is more to say than why the right one is right: by what was said,
    or by the label or column of a blank and what was said there; `...` is whatever else was said."""
    hint: str = field(default="", compare=False)
    story: Story | None = field(default=None, compare=False)
    """Its start is the board; the rest happens after the answer."""
    show: tuple[str, ...] = field(default=("map",), compare=False)
    company: str | None = field(default=None, compare=False)
    """Whose board is shown, where one is."""
    lit: tuple[str, ...] = field(default=(), compare=False)
    """The places of the map that are spoken of."""
    helps: str = field(default="", compare=False)
    """What is said to who asks for help; without it, what narrows the answer down."""

    @property
    def told(self) -> Story:
        """What happens after the answer, on a board."""
        assert self.story is not None, "it is asked of no board"
        return self.story

    @property
    def choices(self) -> Mapping[Any, str]:
        """What may be said where it has one blank, with its text."""
        return dict(self.blanks[0].choices)

    @property
    def truth(self) -> Any:
        """The right answer where it has one blank."""
        return self.blanks[0].truth

    @property
    def places(self) -> tuple[str, ...]:
        """The answers that are places of the map."""
        return tuple(each for each, _ in self.blanks[0].choices if each in PLACES)

    @property
    def solution(self) -> str:
        """What is true, in one line."""
        true = [(blank.name, blank.text(blank.truth)) for blank in self.blanks]
        return self.happened or told_together(words.labelled(*each) if each[0] else each[1] for each in true)

    def by_blank(self, said: Said) -> tuple[Feedback, ...]:
        """What an answer is told, blank by blank."""
        return tuple(blank.judged(each) for blank, each in zip(self.blanks, said, strict=True))

    def judged(self, said: Said) -> Feedback:
        """What an answer is told: what is true, and why, or which mistake it looks like."""
        each = self.by_blank(said)
        if all(one.right for one in each):
            return Feedback(True, self.solution, self.why, self.clause)
        off, distance = (each[0].off, each[0].distance) if len(each) == 1 else (1, "")
        found = self._looks_like(self.blanks[0], said[0]) or (Mistake(self.why, self.clause, off, distance),)
        told = found[0] if len(found) == 1 else found[0]._replace(why=one_by_one(one.why for one in found))
        return Feedback(False, self.solution, *told)

    def mistook(self, said: Said) -> tuple[tuple[Blank, Mistake], ...]:
        """The blanks that are wrong in a way that is known, with what stands behind that."""
        each = zip(self.blanks, said, self.by_blank(said), strict=True)
        wrong = [(blank, one) for blank, one, told in each if not told.right]
        return tuple((blank, mistake) for blank, one in wrong for mistake in self._looks_like(blank, one))

    def _looks_like(self, blank: Blank, said: Any) -> tuple[Mistake, ...]:
        """What stands behind a wrong answer; of several choices, behind all of them together or each wrong one."""

        def known(one: Any) -> tuple[Mistake, ...]:
            keys = ((blank.label, one), (blank.column, one), one)
            return tuple(self.mistakes[key] for key in keys if key in self.mistakes)[:1]

        if said is None:
            return ()
        wrong = [value for value, _ in blank.choices if value in said - blank.true] if blank.kind == SEVERAL else ()
        picked = dict.fromkeys(self.mistakes[value] for value in wrong if value in self.mistakes)
        return known(said) or tuple(picked) or known(...)

    def clue(self, *tries: Said) -> str:
        """What helps who has given wrong answers, without giving it away; of several blanks, the first wrong one."""
        if self.helps:
            return self.helps
        if len(self.blanks) == 1:
            return self.blanks[0].clue(*(said[0] for said in tries))
        wrong = next(blank for blank, told in zip(self.blanks, self.by_blank(tries[-1]), strict=True) if not told.right)
        return words.clue_one(words.labelled(wrong.name, wrong.text(wrong.truth)))

    def again(self) -> "Quiz":
        """The same in the language that is spoken now."""
        told = {name: said_again(getattr(self, name)) for name in ("asked", "happened", "why", "hint", "helps")}
        mistakes = {said: said_again(mistake) for said, mistake in self.mistakes.items()}
        return replace(self, **told, blanks=tuple(blank.again() for blank in self.blanks), mistakes=mistakes)


@dataclass(frozen=True)
class Attempt:
    """A question, and what a reader has said to it; None as long as it is open."""

    question: Quiz
    said: Said | None = None

    @property
    def open(self) -> bool:
        """Whether it waits for an answer."""
        return self.said is None

    @property
    def gave_up(self) -> bool:
        """Whether the reader wanted to be told."""
        return self.said is not None and all(each is None for each in self.said)

    @property
    def feedback(self) -> Feedback | None:
        """What a reader is told; nothing where nothing was said."""
        return None if self.said is None or self.gave_up else self.question.judged(self.said)

    def answer(self, *said: Any) -> "Attempt":
        """With an answer, blank by blank; what is no answer changes nothing, nor does a second one."""
        blanks = self.question.blanks
        allowed = self.open and all(blank.takes(each) for blank, each in zip(blanks, said, strict=True))
        return replace(self, said=said) if allowed else self

    def again(self) -> "Attempt":
        """The same in the language that is spoken now."""
        return replace(self, question=self.question.again())

    @property
    def marks(self) -> Mapping[Any, str]:
        """How choices stand out once one is said: the true ones, and a miss."""
        if not self.said:
            return {}
        true, said = self.question.blanks[0].true, self.said[0]
        guessed = said if isinstance(said, frozenset) else {said} - {None}
        return {**dict.fromkeys(guessed - true, "missed"), **dict.fromkeys(true, "selected")}

    @property
    def places(self) -> Mapping[Ref, str]:
        """How places of the map stand out by that."""
        return {Ref.on_map(place): mark for place, mark in self.marks.items() if place in PLACES}


NOTHING_ASKED = Attempt(Quiz("", ()), ())


class OneQuestion(Protocol):
    """A lesson of one question; a module with these names is one."""

    @property
    def TITLE(self) -> str: ...
    def situation(self, seed: int, /) -> Position: ...
    def ask(self, position: Position, /) -> Quiz: ...


def ask(question: str, truth: Any, choices: Mapping[Any, str] | Collection[Any] = (), also: Iterable[Any] = ()) -> Quiz:
    """A question from its truth: a number, yes or no, one of some choices or a set of them, or several such by name.

    Several rows of several such are a table. Of one choice, the others of `also` count as right too.
    """
    if not question.strip():
        raise ValueError(words.no_question())
    offered = dict(choices) if isinstance(choices, Mapping) else {each: company(str(each)) for each in choices}
    named = truth if isinstance(truth, Mapping) else {"": truth}
    if not named:
        raise ValueError(words.no_truth())
    rows = {name: each if isinstance(each, Mapping) else {"": each} for name, each in named.items()}
    blanks = (
        replace(_blank(company(str(name)), each, offered), also=frozenset(also), column=column)
        for name, row in rows.items()
        for column, each in row.items()
    )
    return Quiz(question, tuple(blanks))


def _blank(label: str, truth: Any, offered: Mapping[Any, str]) -> Blank:
    if isinstance(truth, bool) and not offered:
        offered = {True: words.yes(), False: words.no()}
    if isinstance(truth, int) and not offered:
        return Blank(label, truth)
    if isinstance(truth, set | frozenset | list | tuple):
        truth = frozenset(truth)
    missing = [each for each in (truth if isinstance(truth, frozenset) else (truth,)) if each not in offered]
    if missing or not offered:
        names, known = (tuple(map(repr, each)) for each in (missing, map(str, offered.values())))
        raise ValueError(words.known_choices(names, known) if known else words.no_choices(names))
    return Blank(label, truth, tuple(offered.items()))


# What is drawn for a situation, a challenge or a choice of answers.


def luck_of(task: str, seed: int) -> Random:
    """The luck of a task: the same again for the same seed."""
    return Random(f"{task} {checked_seed(seed)}")


ANSWERS = 5
"""So many numbers are there to choose from."""


def numbers_near(luck: Random, truth: int, *mistakes: int, least: int = 0) -> tuple[int, ...]:
    """Numbers to choose from: the true one, what a mistake comes to, and what lies near."""
    chosen = {truth}
    for each in chain(mistakes, count(max(least, truth - luck.randint(0, ANSWERS - 2)))):
        if len(chosen) == ANSWERS:
            break
        if each >= least:
            chosen.add(each)
    return tuple(sorted(chosen))
