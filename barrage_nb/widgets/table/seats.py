"""Who plays what: people at this screen, Automas and programs, by company or by seat of the draft."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from ...analysis.playouts import companies_of
from ...analysis.quick import quick_player
from ...analysis.search import deep_player, learned_player, search_player
from ...board.automa import MOST_AUTOMAS
from ...board.box import PRINTED, Box
from ...board.companies import SEATS
from ...engine.moves import ACT, DraftPick, Move
from ...engine.play import Strategy, greedy, random_player
from ...engine.position import Position
from ...engine.setup import level_named, new_game
from ...history import Node
from ...words import table as words
from ...words.names import listed

AUTOMA = "automa"


class Player(NamedTuple):
    """Who sits on a seat: a person, a program by its name, or an Automa with its level."""

    kind: str
    level: str | None = None

    def __str__(self) -> str:
        return self.kind if self.level is None else f"{self.kind} {self.level}"


PERSON = Player("person")
PROGRAMS: dict[str, Callable[[int], Strategy]] = {
    "quick": quick_player,
    "learned": learned_player,
    "search": search_player,
    "deep": deep_player,
    "greedy": lambda seed: greedy,
    "random": random_player,
}
"""The programs by their name, each made with a seed: the same that `docs/ladder.md` measures."""
JUDGING = {"learned", "search", "deep"}
"""Those of them that ask the judge, where it knows the box."""
OPPONENT = "quick"
"""Who sits opposite where one seat is named and nobody else."""


@dataclass(frozen=True)
class Seats:
    """The seats of a table in the order of the draft: who sits there, and for which company if that was said.

    Automas have seats too, but draft nothing: the seats of the draft are those of the others.
    """

    players: tuple[Player, ...]
    companies: tuple[str, ...] = ()
    seed: int = 0
    _programs: dict[str, Strategy] = field(default_factory=dict, compare=False)

    @property
    def by_company(self) -> bool:
        """Whether every seat has its company from the beginning."""
        return bool(self.companies)

    @property
    def automas(self) -> dict[str, str]:
        """The levels of the Automas, by company; by a number where the companies are not known."""
        names = self.companies or range(len(self.players))
        return {str(name): level for name, (_, level) in zip(names, self.players, strict=True) if level is not None}

    @property
    def drafted_companies(self) -> tuple[str, ...]:
        """The companies of those who take part in the draft, where they were named."""
        return tuple(name for name in self.companies if name not in self.automas)

    def player(self, who: str, drafted: Mapping[str, str]) -> Player:
        """Who answers for a company, or for a seat of the draft; `drafted` says from which seat a company came."""
        if self.by_company and who in self.companies:
            return self.players[self.companies.index(who)]
        seat = drafted.get(who, who)
        drafting = (player for player in self.players if player.level is None)
        return dict(zip(SEATS, drafting, strict=False)).get(seat, PERSON)

    def strategy(self, who: str, player: Player) -> Strategy:
        """What answers for a program or an Automa; a seat with a company drafts no other."""
        if player.level is not None:
            return lambda position: ACT
        program = self._programs.setdefault(who, PROGRAMS[player.kind](self.seed))
        mine = self.company_of(who)
        return program if mine is None else lambda position: _drafting(position, mine)

    def company_of(self, seat: str) -> str | None:
        """The company that a seat of the draft must take; None where it may choose."""
        return dict(zip(SEATS, self.drafted_companies, strict=False)).get(seat)

    def refuse(self, position: Position, move: Move) -> str | None:
        """Why a draft is not what was agreed at this table; None where it is."""
        question = position.question
        if question is None or not isinstance(move, DraftPick):
            return None
        mine = self.company_of(question.who)
        return words.other_company(question.who, mine) if mine is not None and move.company != mine else None


def _drafting(position: Position, company: str) -> Move:
    return next(move for move in position.legal_moves if isinstance(move, DraftPick) and move.company == company)


def seated(
    people: tuple[str | int, ...],
    programs: Mapping[str, str],
    players: int | None,
    against: str | None,
    seed: int,
    level: str | None = None,
    box: Box = PRINTED,
) -> Seats:
    """The seats that a call of `table` names; what cannot be seated is refused with a sentence."""
    if len(people) == 1 and not programs and players is None and against is None:
        players, against = 2, OPPONENT
    for name in programs:
        if name not in box.companies:
            raise ValueError(words.no_such_option(name, listed([*box.companies, *words.OPTIONS], last="or")))
    opposite = {name: _player(said, level) for name, said in programs.items()}
    rest = _player(against, level) if against else None
    by_name = dict.fromkeys((_seat(name, box) for name in people), PERSON)
    if len(by_name) < len(people):
        raise ValueError(words.seat_twice())
    if any(isinstance(seat, str) for seat in by_name) or programs:
        seats = _by_company(by_name, opposite, players, rest, seed, box)
    else:
        seats = _by_number(by_name, players, rest, seed)
    if len(seats.automas) > MOST_AUTOMAS:
        raise ValueError(words.too_many_automas(len(seats.automas)))
    if level is not None and not seats.automas:
        raise ValueError(words.level_of_nobody())
    return seats


def _player(said: str, level: str | None) -> Player:
    """Who is named in a call: an Automa has the level that is said with it, or else the one for all."""
    kind, _, own = str(said).partition(" ")
    if said in (*PROGRAMS, PERSON.kind):
        return Player(said)
    if kind != AUTOMA:
        raise ValueError(words.no_such_program(said, tuple(map(repr, PROGRAMS))))
    return Player(AUTOMA, level_named(own or level or "medium"))


def _seat(name: str | int, box: Box) -> str | int:
    if type(name) is int and 1 <= name <= len(SEATS):
        return name
    if isinstance(name, str) and name.lower() in box.companies:
        return name.lower()
    raise ValueError(words.unknown_seat(name, tuple(box.companies)))


def _by_company(
    people: Mapping[str | int, Player],
    programs: Mapping[str, Player],
    players: int | None,
    against: Player | None,
    seed: int,
    box: Box,
) -> Seats:
    companies = {str(name): PERSON for name in people}
    if any(isinstance(name, int) for name in people):
        raise ValueError(words.mixed_seats())
    if companies.keys() & programs.keys():
        raise ValueError(words.seat_twice())
    companies |= programs
    others = [name for name in box.companies if name not in companies]
    count = players or _usual_count(len(companies), against) or len(companies)
    while len(companies) < count and others:
        companies[others.pop(0)] = against or PERSON
    if not 2 <= len(companies) <= len(SEATS) or len(companies) != count:
        raise ValueError(words.seats_wanted(count))
    return Seats(tuple(companies.values()), tuple(companies), seed)


def _usual_count(named: int, against: Player | None) -> int | None:
    """How many sit at a table where the rest are of one kind: one Automa more than was named, of programs all."""
    if against is None:
        return None
    return len(SEATS) if against.level is None else min(max(2, named + 1), len(SEATS))


def _by_number(people: Mapping[str | int, Player], players: int | None, against: Player | None, seed: int) -> Seats:
    numbers = [seat for seat in people if isinstance(seat, int)]
    count = players or max([*numbers, _usual_count(len(numbers), against) or (2 if numbers else len(SEATS))])
    if not 2 <= count <= len(SEATS) or max(numbers, default=0) > count:
        raise ValueError(words.seats_wanted(count))
    free = against or PERSON
    return Seats(tuple(PERSON if number + 1 in numbers else free for number in range(count)), (), seed)


def new_table(seats: Seats, rules: str, seed: int, box: Box = PRINTED) -> Position:
    """A new game for these seats; companies that were named are the ones on offer."""
    automas = seats.automas if seats.by_company else tuple(seats.automas.values())
    return new_game(len(seats.players), rules, seed=seed, automas=automas, companies=seats.drafted_companies, box=box)


def call_for(position: Position) -> str:
    """The call of `table` that begins with a position: its people by name, its Automas with their levels."""
    people = [f'"{name}"' for name in companies_of(position) if name not in position.automas]
    automas = [f'{name}="{AUTOMA} {level}"' for name, level in position.automas.items()]
    return f"table({', '.join([*people, *automas, 'start=…'])})"


def fits(seats: Seats, position: Position) -> bool:
    """Whether these can be the seats of a game that is under way."""
    names = set(companies_of(position))
    if seats.by_company:
        return names == set(seats.companies) and seats.automas == dict(position.automas)
    return len(names) == len(seats.players) and Counter(seats.automas.values()) == Counter(position.automas.values())


def drafted(line: Sequence[Node]) -> dict[str, str]:
    """From which seat each company came, by the places of the draft; the last to choose is not asked."""
    start, end = line[0].position, line[-1].position
    players = [company for company in end.companies if company not in end.automas]
    if not start.offer:
        return dict(zip(players, SEATS, strict=False))
    found: list[str] = []
    for before, node in pairwise(line):
        if before.position.offer and isinstance(node.move, DraftPick):
            found.append(node.move.company)
    return dict(zip(dict.fromkeys((*found, *players)), SEATS, strict=False))
