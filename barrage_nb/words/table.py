"""What the table of a whole game says: seats, programs, leaving and coming back."""

from collections.abc import Iterable, Mapping

from ..board.companies import COMPANIES
from .automa import LEVELS
from .history import SOURCES
from .message import Message, Messages, message
from .names import company, count, listed, told_together

PLAYERS = Messages("table-player")
say = Messages("table-said")


@message
def unknown_seat(got: object, companies: tuple[str, ...]) -> Message:
    """A seat that there is not, beside those that there are."""


def no_such_seat(name: object) -> Message:
    """A seat that there is not."""
    return unknown_seat(name, tuple(COMPANIES))


@message
def no_such_option(name: str, known: str) -> Message:
    """A named argument that there is not, beside those that there are."""


OPTIONS = ("save", "players", "against", "level", "rules", "seed", "speed")


def unknown_option(name: str) -> Message:
    """A named argument that there is not."""
    return no_such_option(name, listed([*COMPANIES, *OPTIONS], last="or"))


@message
def no_such_program(got: object, programs: tuple[str, ...]) -> Message:
    """A program that there is not, beside those that there are."""


@message
def too_many_automas(number: int) -> Message:
    """More Automas than can play."""


@message
def seats_wanted(number: int) -> Message:
    """A number of seats that cannot be."""


@message
def other_company(who: str, company: str) -> Message:
    """A draft that was not agreed."""


@message
def automa(level: str) -> Message:
    """An Automa as a player."""


def player(kind: str, level: str | None) -> Message:
    """Who sits on a seat: a person, a program, or an Automa with its level."""
    return PLAYERS[kind] if level is None else automa(LEVELS[level])


@message
def deciding(who: str, player: str, held: bool) -> Message:
    """A program decides, and no person can answer."""


@message
def turn_of_all(round: int) -> Message:
    """The head of what happens to all."""


@message
def turn_of_one(round: int, who: str) -> Message:
    """The head of a turn; before the first round there is none to name."""


def turn_of(round: int, who: str) -> str:
    """Whose turn is told; what happens to all has no company."""
    return turn_of_one(round, who) if who else turn_of_all(round) if round else ""


@message
def turn_told(head: str, turn: str) -> Message:
    """A turn as a sentence, its head before it."""


def source(of: str) -> str:
    """Where points come from."""
    return SOURCES[of]


@message
def seated(who: str, player: str) -> Message:
    """Who sits on a seat."""


@message
def table_not_kept(seats: str) -> Message:
    """Who sits at a table that is kept nowhere."""


@message
def table_kept(seats: str, file: object) -> Message:
    """Who sits at a table, and where the game is kept."""


def about(players: Mapping[str, Message], file: object) -> Message:
    """Who sits at a table, and where the game is kept."""
    seats = told_together(seated(who, player) for who, player in players.items())
    return table_kept(seats, file) if file else table_not_kept(seats)


@message
def game_goes_on(file: object, round: int, moves: str) -> Message:
    """A game that goes on."""


def came_back(file: object, round: int, moves: int) -> Message:
    """A game that goes on."""
    return game_goes_on(file, round, count(moves, "moves"))


@message
def not_continued(file: object) -> Message:
    """A file that cannot be gone on with."""


@message
def company_of_automa(who: str, level: str) -> Message:
    """A company that an Automa has."""


@message
def file_of_others(file: object, companies: tuple[str, ...]) -> Message:
    """A file of a game with other companies."""


def other_seats(file: object, names: Iterable[str], automas: Mapping[str, str]) -> Message:
    """A file of a game with other companies, or other Automas."""
    named = (company_of_automa(name, LEVELS[automas[name]]) if name in automas else company(name) for name in names)
    return file_of_others(file, tuple(named))


@message
def other_start(order: tuple[str, ...]) -> Message:
    """A position to begin with that has other companies than the seats."""


@message
def new_file(file: object) -> Message:
    """A game that is kept in a new file."""


@message
def not_kept(why: str) -> Message:
    """A game that could not be written."""


@message
def left_and_kept(file: object) -> Message:
    """A table that was left, with a file."""


def left(file: object) -> Message:
    """A table that was left."""
    return left_and_kept(file) if file else say("left_for_good")


@message
def company_with(who: str, vp: int) -> Message:
    """A company with its points."""


@message
def ranked(rank: int, names: str) -> Message:
    """Who is on a rank."""


@message
def all_over(ranks: str) -> Message:
    """The end of a game."""


def over(ranking: Iterable[Iterable[str]], points: Mapping[str, int]) -> Message:
    """The end of a game: who comes first, second and so on, with how many points."""
    ranks = (listed(company_with(who, points[who]) for who in names) for names in ranking)
    return all_over(told_together(ranked(rank, names) for rank, names in enumerate(ranks, 1)))


@message
def look_back_in_file(file: object) -> Message:
    """How to look at a game that is over and kept."""


def look_back(file: object) -> Message:
    """How to look at a game that is over."""
    return look_back_in_file(file) if file else say("look_back_at_table")
