"""What the table of a whole game says: seats, programs, leaving and coming back."""

from collections.abc import Iterable, Mapping

from ..board.automa import LEVELS as KINDS_OF_AUTOMAS
from .automa import LEVELS
from .history import SOURCES
from .names import COMPANIES, company, count, listed
from .telling import name

PLAYERS = {
    "person": "a person here",
    "quick": "the quick player",
    "search": "the searching player",
    "greedy": "the greedy player",
    "random": "the random player",
    **{f"automa {level}": f"an Automa, {level.title()}" for level in KINDS_OF_AUTOMAS},
}
HOLD, GO_ON = "Hold the programs", "Let them go on"
HOLD_TIP = "Programs wait until they are let go on"
LEAVE, LEAVE_TIP = "Leave the table", "Keep the game and stop; the same cell comes back to it"
PLAY_REST, PLAY_REST_TIP = "Play on from what could be read", "In a new file; the old one stays as it is"
PLAY_ANEW, PLAY_ANEW_TIP = "Begin a new game", "In a new file; the old one stays as it is"
AGREED = "The companies are agreed, so the draft only asks for a starting contract with your company."
LEFT = "This table was left. Run the cell again to come back to it."
GAVE_WAY = "This game goes on at a table that was opened later with the same file."
LOG = "What has happened, the newest first"
AT_FIRST, TOTAL = "at first", "in all"
NO_GAME = "There is no game on this table yet."
SEAT_TWICE = "a company or seat is named twice"
OPTIONS = ("save", "players", "against", "level", "rules", "seed", "speed")
LEVEL_OF_NOBODY = "level=\u2026 is that of Automas, and none is named here; against='automa' seats one"
MIXED_SEATS = "seats are named by company or by number, not by both"


def no_such_seat(name: object) -> str:
    """A seat that there is not."""
    return f"{name!r} is no company and no seat; companies are {listed(_companies())}, seats are 1 to 4"


def unknown_option(name: str) -> str:
    """A named argument that there is not."""
    return f"{name}=… is not known; it is {listed([*_companies(), *OPTIONS], last='or')}"


def _companies() -> list[str]:
    return [name for name in COMPANIES if name != "neutral"]


def no_such_program(name: object) -> str:
    """A program that there is not."""
    programs = listed(repr(program) for program in PLAYERS if not program.startswith(("person", "automa")))
    return f"{name!r} is no program; programs are {programs}, and an Automa is 'automa' or 'automa hard'"


def too_many_automas(number: int) -> str:
    """More Automas than can play."""
    return f"a game has 1 to 3 Automas beside people and programs (A1); this would be {number}"


def seats_wanted(number: int) -> str:
    """A number of seats that cannot be."""
    return f"a game has 2 to 4 seats and as many companies; this would be {number}"


def other_company(seat: str, mine: str) -> str:
    """A draft that was not agreed."""
    return f"{seat.capitalize()} plays {company(mine)} at this table: draft {company(mine)} with a contract."


def deciding(who: str, player: str, held: bool) -> str:
    """A program decides, and no person can answer."""
    return f"{name(who)} ({PLAYERS[player]}) " + ("waits until the programs go on." if held else "is deciding\u2026")


def turn_of(round: int, who: str) -> str:
    """Whose turn is told; what happens to all has no company."""
    said = " · ".join(filter(None, (f"Round {round}" if round else "", name(who) if who else "")))
    return f"{said}:" if said else ""


def source(of: str) -> str:
    """Where points come from."""
    return SOURCES[of]


def about(players: Mapping[str, str], file: object) -> str:
    """Who sits at a table, and where the game is kept."""
    seats = "; ".join(f"{COMPANIES.get(name, name)}: {PLAYERS[player]}" for name, player in players.items())
    return f"{seats}. " + (f"Kept in {file} after every move." if file else "Not kept in a file.")


def came_back(file: object, round: int, moves: int) -> str:
    """A game that goes on."""
    return f"Back in the game of {file}: round {round}, after {count(moves, 'moves')}."


def not_continued(file: object) -> str:
    """A file that cannot be gone on with."""
    return f"{file} cannot be gone on with, and stays as it is."


def other_seats(file: object, names: Iterable[str], automas: Mapping[str, str]) -> str:
    """A file of a game with other companies, or other Automas."""
    said = listed(
        company(name) + (f" (an Automa, {LEVELS[automas[name]]})" if name in automas else "") for name in names
    )
    return f"{file} holds a game with {said}, which are not the seats named here"


def other_start(names: Iterable[str]) -> str:
    """A position to begin with that has other companies than the seats."""
    return f"the position to begin with is one of {listed(map(company, names))}: name these, and only these"


def new_file(file: object) -> str:
    """A game that is kept in a new file."""
    return f"From now on the game is kept in {file}."


def not_kept(why: str) -> str:
    """A game that could not be written."""
    return f"The game goes on, but is not kept: {why}."


def left(file: object) -> str:
    """A table that was left."""
    return f"Kept in {file}. Run the cell again to come back." if file else "Left. This game was not kept in a file."


def over(ranking: Iterable[Iterable[str]], points: Mapping[str, int]) -> str:
    """The end of a game: who comes first, second and so on, with how many points."""
    ranks = [listed(f"{company(who)} with {points[who]} VP" for who in names) for names in ranking]
    told = "; ".join(f"{rank}. {names}" for rank, names in enumerate(ranks, 1))
    return f"The game is over. {told}."


def look_back(file: object) -> str:
    """How to look at a game that is over."""
    what = f'open("{file}").read()' if file else "\u2026 .game"
    return f"Look back at it move by move: explore({what})" + ("." if file else ", with the name of this table.")
