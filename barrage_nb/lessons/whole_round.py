"""A whole round: where it begins, one that others have played, and its points, read from what the board scores."""

from functools import cache
from itertools import takewhile

from ..engine.events import Gained
from ..engine.play import unfold
from ..engine.position import Position
from ..history import Game
from ..history.summary import RoundScore, round_score
from ..words import lessons as words
from ..words.names import company, listed
from . import scoring, tour
from .asking import Explained, Sentence
from .games import one_round
from .story import Story

READER = tour.READER


@cache
def recorded() -> Game:
    """A round that programs have played, until its water has flowed."""
    return Game(one_round())


def first_turn() -> Position:
    """The table before the first turn of the round; when its water has flowed, nothing follows."""
    return recorded().line()[0].position


def incomes() -> Story:
    """How the round begins, until everybody has their income; new water comes after it."""
    before = tour.before()
    parts = takewhile(lambda part: part.events[0].clause == "I1", unfold(before).parts)
    return Story(before, sentences=(words.begins(),)).go_through(parts, lambda event: isinstance(event, Gained))


def receive_income() -> set[str]:
    """Who receives an income as the round begins."""
    return {event.who for event in incomes().all(Gained)}


def laid_out(table: Position) -> dict[str, int]:
    """What lies on a table before the first round, counted."""
    lying, ends = (sum(each is not None for each in them) for them in (table.contracts, [table.objective]))
    counted = {"national": len(table.national), "private": lying, "bonus": len(table.bonus), "objectives": ends}
    return {words.LAID_OUT[what]: number for what, number in counted.items()}


def ended(game: Game) -> bool:
    """Whether the round of a game has been played to its end, water included."""
    return game.position.question is None


def to_score(game: Game) -> Position:
    """The end of a game's round; of the recorded one, if that has not been played so far."""
    return game.position if ended(game) else recorded().position


def which(game: Game) -> Explained:
    """Which round is scored."""
    return Explained((Sentence(words.yours() if ended(game) else words.recorded(), ""),), to_score(game))


@cache
def scored(position: Position) -> RoundScore:
    """What the board scores at the end of a round, from its events."""
    found = round_score(scoring.ended(position).step)
    assert found is not None
    return found


SUMS = {
    "rank": "rank_vp",
    "credits": "credits",
    "bonus": "bonus",
    "lost": "zero_vp",
    "all": "vp",
    "turn": "next_number",
}
"""What is worked out for each company, by its field in a line of the score."""


def sums(position: Position, what: str) -> dict[str, int]:
    """One of the sums of a round, company by company in turn order."""
    if what not in SUMS:
        raise ValueError(words.no_sum(what, listed(SUMS)))
    lines = {line.who: line for line in scored(position).lines}
    return {company(who): getattr(lines[who], SUMS[what]) for who in position.order}


def counted_bases(position: Position) -> Explained:
    """The bases that the bonus tile of this round counts, lit on the map."""
    spaces = tuple(space for space, dam in position.dams.items() if dam.owner in position.companies)
    told = (Sentence(words.bases(who, position.pieces(who).base), "B3") for who in position.order)
    return Explained(tuple(told), position, spaces)


def bases(position: Position) -> dict[str, int]:
    """How many bases everybody has."""
    return {company(who): position.pieces(who).base for who in position.order}


def whole_gain(position: Position) -> int:
    """All points of the reader's company from the first turn of the round to the end of its scoring."""
    before, now = (each.companies[READER].vp for each in (first_turn(), position))
    return now - before + sums(position, "all")[company(READER)]


def beside_the_recorded(game: Game) -> Explained:
    """What the reader's company gained, beside the recorded round."""
    told = [Sentence(words.gained(READER, whole_gain(recorded().position), False), "")]
    told += [Sentence(words.gained(READER, whole_gain(game.position), True), "")] * ended(game)
    return Explained(tuple(told), to_score(game))
