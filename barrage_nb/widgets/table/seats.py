"""Who plays what: people at this screen and programs, by company or by seat of the draft."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from ...board.companies import COMPANIES, INTRODUCTORY
from ...engine.moves import DraftPick, Move
from ...engine.players import Strategy, greedy, random_player
from ...engine.position import Position
from ...engine.setup import new_game
from ...history import Node
from ...words.english import table as words

PERSON = "person"
PROGRAMS = ("greedy", "random")
MOST_SEATS = 4


@dataclass(frozen=True)
class Seats:
    """The seats of a table in the order of the draft: who sits there, and for which company if that was said."""

    players: tuple[str, ...]
    companies: tuple[str, ...] = ()
    seed: int = 0
    _programs: dict[str, Strategy] = field(default_factory=dict, compare=False)

    @property
    def by_company(self) -> bool:
        """Whether every seat has its company from the beginning."""
        return bool(self.companies)

    def player(self, who: str, drafted: Mapping[str, str]) -> str:
        """Who answers for a company, or for a seat of the draft; `drafted` says from which seat a company came."""
        if self.by_company and who in self.companies:
            return self.players[self.companies.index(who)]
        seat = drafted.get(who, who)
        number = int(seat.removeprefix("seat ")) if seat.startswith("seat ") else 0
        return self.players[number - 1] if 0 < number <= len(self.players) else PERSON

    def strategy(self, who: str, player: str) -> Strategy:
        """The program that answers; a seat with a company drafts no other."""
        program = self._programs.setdefault(who, greedy if player == "greedy" else random_player(self.seed))
        mine = self.company_of(who)
        return program if mine is None else lambda position: _drafting(position, mine)

    def company_of(self, seat: str) -> str | None:
        """The company that a seat of the draft must take; None where it may choose."""
        if not self.by_company or not seat.startswith("seat "):
            return None
        return self.companies[int(seat.removeprefix("seat ")) - 1]

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
    people: tuple[str | int, ...], programs: Mapping[str, str], players: int | None, against: str | None, seed: int
) -> Seats:
    """The seats that a call of `table` names; what cannot be seated is refused with a sentence."""
    for name in programs:
        if name not in COMPANIES:
            raise ValueError(words.unknown_option(name))
    for program in (*programs.values(), *([against] if against else ())):
        if program not in (*PROGRAMS, PERSON):
            raise ValueError(words.no_such_program(program))
    by_name = dict.fromkeys(map(_seat, people), PERSON)
    if len(by_name) < len(people):
        raise ValueError(words.SEAT_TWICE)
    if any(isinstance(seat, str) for seat in by_name) or programs:
        return _by_company(by_name, programs, players, against, seed)
    return _by_number(by_name, players, against, seed)


def _seat(name: str | int) -> str | int:
    if type(name) is int and 1 <= name <= MOST_SEATS:
        return name
    if isinstance(name, str) and name.lower() in COMPANIES:
        return name.lower()
    raise ValueError(words.no_such_seat(name))


def _by_company(
    people: Mapping[str | int, str], programs: Mapping[str, str], players: int | None, against: str | None, seed: int
) -> Seats:
    companies = {str(name): PERSON for name in people}
    if any(isinstance(name, int) for name in people):
        raise ValueError(words.MIXED_SEATS)
    if companies.keys() & programs.keys():
        raise ValueError(words.SEAT_TWICE)
    companies |= programs
    others = [name for name in COMPANIES if name not in companies]
    count = players or (MOST_SEATS if against else len(companies))
    while len(companies) < count and others:
        companies[others.pop(0)] = against or PERSON
    if not 2 <= len(companies) <= MOST_SEATS or len(companies) != count:
        raise ValueError(words.seats_wanted(count))
    return Seats(tuple(companies.values()), tuple(companies), seed)


def _by_number(people: Mapping[str | int, str], players: int | None, against: str | None, seed: int) -> Seats:
    numbers = [seat for seat in people if isinstance(seat, int)]
    count = players or max([*numbers, MOST_SEATS if against or not numbers else 2])
    if not 2 <= count <= MOST_SEATS or max(numbers, default=0) > count:
        raise ValueError(words.seats_wanted(count))
    free = against or PERSON
    return Seats(tuple(PERSON if number + 1 in numbers else free for number in range(count)), (), seed)


def new_table(seats: Seats, rules: str, seed: int) -> Position:
    """A new game for these seats; companies that were named are the ones on offer."""
    position = new_game(len(seats.players), rules, seed=seed)
    if not seats.by_company:
        return position
    if rules == "introductory":
        fixed = {seat.company for seat in INTRODUCTORY[: len(seats.players)]}
        if set(seats.companies) != fixed:
            raise ValueError(words.introductory_companies(sorted(fixed)))
        return position
    officers = (officer for _, officer in position.offer)
    return replace(position, offer=tuple(zip(seats.companies, officers, strict=True)))


def fits(seats: Seats, position: Position) -> bool:
    """Whether these can be the seats of a game that is under way."""
    names = {*position.companies, *(company for company, _ in position.offer)}
    return len(names) == len(seats.players) and (not seats.by_company or names == set(seats.companies))


def drafted(line: Sequence[Node]) -> dict[str, str]:
    """From which seat each company came, by the places of the draft; the last to choose is not asked."""
    start, end = line[0].position, line[-1].position
    if not start.offer:
        return {company: f"seat {number}" for number, company in enumerate(start.companies, 1)}
    found: dict[str, str] = {}
    for before, node in pairwise(line):
        if before.position.offer and isinstance(node.move, DraftPick):
            found[node.move.company] = f"seat {len(found) + 1}"
    rest = [company for company in end.companies if company not in found]
    return {**found, **{company: f"seat {number}" for number, company in enumerate(rest, len(found) + 1)}}
