"""A question with a place for every guess: what may be said, what is true, and how near a guess came."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..words import prediction as words
from ..words.marks import said_again
from ..words.names import company

NUMBER, ONE, SEVERAL = "number", "one", "several"


@dataclass(frozen=True)
class Blank:
    """One thing to be said: a number, one of some choices, or several of them."""

    label: str
    truth: Any
    choices: tuple[tuple[Any, str], ...] = ()
    """What may be said, with its text; empty for a number."""

    @property
    def kind(self) -> str:
        """Whether a number, one choice or several are asked for."""
        return SEVERAL if isinstance(self.truth, frozenset) else ONE if self.choices else NUMBER

    def text(self, said: Any) -> str:
        """An answer in words."""
        texts: dict[Any, str] = dict(self.choices)
        if self.kind == SEVERAL:
            return words.listed([text for value, text in self.choices if value in said])
        return texts.get(said, str(said))

    def judged(self, said: Any) -> "JudgedGuess":
        """What a guess is told; None is said by whoever gave up."""
        off = said - self.truth if self.kind == NUMBER and said is not None else 0
        told = words.GAVE_UP if said is None else self.text(said)
        return JudgedGuess(self.label, told, self.text(self.truth), said == self.truth, words.off(off))

    def again(self) -> "Blank":
        """The same in the language that is spoken now."""
        return Blank(
            said_again(self.label), self.truth, tuple((value, said_again(text)) for value, text in self.choices)
        )


class JudgedGuess(NamedTuple):
    """A guess beside the truth, in words."""

    label: str
    said: str
    true: str
    right: bool
    off: str = ""


@dataclass(frozen=True)
class Prediction:
    """A question and its blanks."""

    question: str
    blanks: tuple[Blank, ...]

    def judged(self, said: Iterable[Any]) -> tuple[JudgedGuess, ...]:
        """What a guess is told, blank by blank."""
        return tuple(blank.judged(each) for blank, each in zip(self.blanks, said, strict=True))

    def again(self) -> "Prediction":
        """The same in the language that is spoken now."""
        return Prediction(said_again(self.question), tuple(blank.again() for blank in self.blanks))

    @property
    def truth(self) -> str:
        """What is true, in one line."""
        return words.truth([(blank.label, blank.text(blank.truth)) for blank in self.blanks])


def asked(question: str, truth: Any, choices: Mapping[Any, str] | Collection[Any] = ()) -> Prediction:
    """A question from its truth: a number, yes or no, one of some choices or a set of them, or several such by name."""
    if not question.strip():
        raise ValueError(words.no_question())
    offered = dict(choices) if isinstance(choices, Mapping) else {each: company(str(each)) for each in choices}
    named = truth if isinstance(truth, Mapping) else {"": truth}
    if not named:
        raise ValueError(words.no_truth())
    return Prediction(question, tuple(_blank(company(str(name)), each, offered) for name, each in named.items()))


def _blank(label: str, truth: Any, offered: Mapping[Any, str]) -> Blank:
    if isinstance(truth, bool) and not offered:
        offered = {True: words.yes(), False: words.no()}
    if isinstance(truth, int) and not offered:
        return Blank(label, truth)
    if isinstance(truth, set | frozenset | list | tuple):
        truth = frozenset(truth)
    wanted = truth if isinstance(truth, frozenset) else (truth,)
    missing = [each for each in wanted if each not in offered]
    if missing or not offered:
        raise ValueError(words.not_offered(missing, offered.values()))
    return Blank(label, truth, tuple(offered.items()))
