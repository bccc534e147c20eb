"""What the table of a whole game says: seats, programs, leaving and coming back."""

from collections.abc import Iterable, Mapping

from ..board.companies import COMPANIES
from .automa import LEVELS
from .history import SOURCES
from .message import Message, Messages, declared
from .names import company, count, listed, told_together

PLAYERS = Messages("table-player")
say = Messages("table-said")


def unknown_seat(got: object, companies: tuple[str, ...]) -> Message: ...
def no_such_option(name: str, known: str) -> Message: ...
def no_such_program(got: object, programs: tuple[str, ...]) -> Message: ...
def too_many_automas(number: int) -> Message: ...
def seats_wanted(number: int) -> Message: ...
def other_company(who: str, company: str) -> Message: ...
def automa(level: str) -> Message: ...
def deciding(who: str, player: str, held: bool) -> Message: ...
def turn_of_all(round: int) -> Message: ...
def turn_of_one(round: int, who: str) -> Message: ...
def turn_told(head: str, turn: str) -> Message: ...
def seated(who: str, player: str) -> Message: ...
def table_not_kept(seats: str) -> Message: ...
def table_kept(seats: str, file: object) -> Message: ...
def game_goes_on(file: object, round: int, moves: str) -> Message: ...
def not_continued(file: object) -> Message: ...
def company_of_automa(who: str, level: str) -> Message: ...
def file_of_others(file: object, companies: tuple[str, ...]) -> Message: ...
def other_start(order: tuple[str, ...]) -> Message: ...
def new_file(file: object) -> Message: ...
def not_kept(why: str) -> Message: ...
def left_and_kept(file: object) -> Message: ...
def company_with(who: str, vp: int) -> Message: ...
def ranked(rank: int, names: str) -> Message: ...
def all_over(ranks: str) -> Message: ...
def look_back_in_file(file: object) -> Message: ...


declared(__name__)


def no_such_seat(name: object) -> Message:
    """A seat that there is not."""
    return unknown_seat(name, tuple(COMPANIES))


OPTIONS = ("save", "players", "against", "level", "rules", "seed", "speed")


def unknown_option(name: str) -> Message:
    """A named argument that there is not."""
    return no_such_option(name, listed([*COMPANIES, *OPTIONS], last="or"))


def player(kind: str, level: str | None) -> Message:
    """Who sits on a seat: a person, a program, or an Automa with its level."""
    return PLAYERS[kind] if level is None else automa(LEVELS[level])


def turn_of(round: int, who: str) -> str:
    """Whose turn is told; what happens to all has no company."""
    return turn_of_one(round, who) if who else turn_of_all(round) if round else ""


def source(of: str) -> str:
    """Where points come from."""
    return SOURCES[of]


def about(players: Mapping[str, Message], file: object) -> Message:
    """Who sits at a table, and where the game is kept."""
    seats = told_together(seated(who, player) for who, player in players.items())
    return table_kept(seats, file) if file else table_not_kept(seats)


def came_back(file: object, round: int, moves: int) -> Message:
    """A game that goes on."""
    return game_goes_on(file, round, count(moves, "moves"))


def other_seats(file: object, names: Iterable[str], automas: Mapping[str, str]) -> Message:
    """A file of a game with other companies, or other Automas."""
    named = (company_of_automa(name, LEVELS[automas[name]]) if name in automas else company(name) for name in names)
    return file_of_others(file, tuple(named))


def left(file: object) -> Message:
    """A table that was left."""
    return left_and_kept(file) if file else say("left_for_good")


def over(ranking: Iterable[Iterable[str]], points: Mapping[str, int]) -> Message:
    """The end of a game: who comes first, second and so on, with how many points."""
    ranks = (listed(company_with(who, points[who]) for who in names) for names in ranking)
    return all_over(told_together(ranked(rank, names) for rank, names in enumerate(ranks, 1)))


def look_back(file: object) -> Message:
    """How to look at a game that is over."""
    return look_back_in_file(file) if file else say("look_back_at_table")
