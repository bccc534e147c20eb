"""Endings searched through plainly: every move, every contract that may be laid out, nothing left away."""

from itertools import permutations, product
from statistics import fmean

from barrage_nb import Position, legal_moves, play
from barrage_nb.board.contracts import COLOUR_OF_PLACE
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.values import Table


class TooLong(Exception):
    """More positions than a test has time for."""


class PlainEnding:
    """What positions come to for a company, with `limit` of them at most; the other company plays against it."""

    def __init__(self, who: str, limit: int) -> None:
        self.who, self.limit, self.seen = who, limit, {}

    def lead(self, view: Position) -> float:
        """By how much it ends ahead of the best of the others."""
        if view.over:
            points = {name: company.vp for name, company in view.companies.items()}
            own = points.pop(self.who)
            return own - max(points.values())
        if view not in self.seen:
            if len(self.seen) >= self.limit:
                raise TooLong
            dealt = laid_out(view)
            leads = [self.lead(one) for one in dealt or (play(view, move).after for move in legal_moves(view))]
            better = max if view.question.who == self.who else min
            self.seen[view] = fmean(leads) if dealt else better(leads)
        return self.seen[view]


def laid_out(view: Position) -> list[Position]:
    """The position with everything that may lie in the gaps of the office when a turn begins."""
    gaps = [place for place, contract in enumerate(view.contracts) if contract is None]
    if not gaps or not isinstance(view.question, Turn) or view.copied is not None:
        return []
    ways = []
    for colour in dict.fromkeys(COLOUR_OF_PLACE[place] for place in gaps):
        there = [place for place in gaps if COLOUR_OF_PLACE[place] == colour]
        pile, discards = view.piles.get(colour, ()), view.discards.get(colour, ())
        if len(pile) < len(there) and discards:
            raise TooLong  # a pile made anew is another test
        many = min(len(there), len(pile))
        ways.append([tuple(zip(there, cards, strict=False)) for cards in permutations(pile, many)])
    found = []
    for chosen in product(*ways):
        put = dict(pair for pairs in chosen for pair in pairs)
        if put:
            contracts = tuple(put.get(place, contract) for place, contract in enumerate(view.contracts))
            left = {
                colour: tuple(card for card in pile if card not in put.values()) for colour, pile in view.piles.items()
            }
            found.append(view.with_(contracts=contracts, piles=Table(left)))
    return found
