"""Endings worked out to the end: the rest of the last round where one company alone acts, or two play for one lead."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain, combinations, product
from statistics import fmean
from typing import NamedTuple

from ..board.box import Box
from ..board.contracts import COLOUR_OF_PLACE
from ..board.powers import BASIC_TILES
from ..engine.automas import AutomaTurn, DrawTile, FollowTile
from ..engine.construction import engineer_free_choices
from ..engine.moves import Move, Place
from ..engine.play import answered
from ..engine.position import Company, Draft, Playout, Position
from ..engine.powers import power_of
from ..engine.rounds import Turn
from ..engine.values import Table
from .playouts import Watch

ENDINGS = 10_000
"""So many positions are looked at before it is left to playouts."""


MOST_ENGINEERS = 6
"""With more of them there are more positions than that, always."""


class NotSolved(Exception):
    """An ending that has more positions than were to be looked at, or that hangs on what nobody can work out."""


class SolvedTurn(NamedTuple):
    """A turn of an ending: its answers, and what it comes to if all go on as well as they can."""

    moves: tuple[Move, ...]
    value: float


class Endgame:
    """The rest of a game, as a company sees it that wants most of `by`; the other, where there is one, wants least.

    Where somebody can still take a contract and fulfil it, all that may be laid out are tried, each as likely.
    """

    def __init__(self, view: Position, by: str, limit: int = ENDINGS, watch: Watch | None = None) -> None:
        question = view.question
        assert question is not None
        self.view, self.who, self.by, self.limit, self.watch = view, question.who, by, limit, watch
        self.alone = _acting(view) == {self.who}
        self.late: Callable[[], bool] = lambda: False  # whether it is time to give up
        self.known: dict[tuple[object, ...], float] = {}

    def turns(self) -> Iterator[SolvedTurn]:
        """Every turn that the question at hand can begin, or the rest of one."""
        return (SolvedTurn(moves, self.value(after)) for moves, after in self._turns(self.view, ()))

    def _turns(self, position: Position, moves: tuple[Move, ...]) -> Iterator[tuple[tuple[Move, ...], Position]]:
        question = position.question
        if question is None or (moves and (question.who != self.who or _begins(position))):
            yield moves, position
            return
        for move in position.legal_moves:
            yield from self._turns(after(position, move), (*moves, move))

    def value(self, position: Position) -> float:
        """What a position comes to."""
        question = position.question
        if question is None:
            return self._counted(position)
        key = _key(position)
        known = self.known.get(key)
        if known is None:
            stranger = self.alone and question.who != self.who
            if len(self.known) >= self.limit or stranger or isinstance(question, UNKNOWN) or self.late():
                raise NotSolved
            if self.watch is not None:
                self.watch()
            laid_out = _laid_out(position)
            if laid_out:
                known = fmean(map(self.value, laid_out))
            else:
                values = (self.value(after(position, move)) for move in self._worth_trying(position))
                known = max(values) if question.who == self.who else min(values)
            self.known[key] = known
        return known

    def _worth_trying(self, position: Position) -> Iterator[Move]:
        """The moves that can be best: no contract that nobody can fulfil; alone, one engineer at the Bank is enough."""
        takes = not _begins(position) or _takes(position)
        spaces = position.setup.box.spaces
        for move in position.legal_moves:
            if isinstance(move, Place) and (
                (self.alone and (move.engineers or 1) > 1) or (not takes and spaces[move.space].action == "contracts")
            ):
                continue
            yield move

    def _counted(self, position: Position) -> float:
        if self.by == "won":
            first = position.ranking[0]
            return (self.who in first) / len(first)
        vp = {who: company.vp for who, company in position.companies.items()}
        own = vp.pop(self.who)
        return own - max(vp.values(), default=0) if self.by == "lead" else own

    def __call__(self, position: Position) -> Move:
        """How whoever is asked goes on as well as they can."""
        here = position.snapshot().view_for(self.who) if isinstance(position, Draft) else position.view_for(self.who)
        assert here.question is not None
        best = max if here.question.who == self.who else min
        return best(self._worth_trying(here), key=lambda move: self.value(after(here, move)))


UNKNOWN = (AutomaTurn, DrawTile, FollowTile)
"""Questions that the tiles of the Automas answer, which nobody sees before."""


def can_be_solved(position: Position, by: str) -> bool:
    """Whether an ending is one that may be worked out: in the last round, with one company that acts, or two in all.

    With two the lead of one is what the other loses; what three or more want of one another is not settled by it.
    """
    question = position.question
    if question is None or position.phase != "actions" or position.round < position.design.rounds:
        return False
    acting = _acting(position)
    if sum(position.companies[who].engineers for who in acting) > MOST_ENGINEERS:
        return False
    two = len(position.companies) == 2 and by != "vp"
    return by in ("vp", "lead", "won") and acting.isdisjoint(position.automas) and (len(acting) == 1 or two)


def _acting(position: Position) -> set[str]:
    """Who is asked, and who may still have a turn: with engineers, or with a tile that needs none."""
    assert position.question is not None
    acting = {position.question.who}
    for who in set(position.companies).difference(position.passed):
        free = who not in position.automas and bool(engineer_free_choices(position, who))
        if position.companies[who].engineers or free:
            acting.add(who)
    return acting


def after(position: Position, move: Move) -> Position:
    """The position after a legal move, of which nothing else is wanted."""
    draft = Playout(position)
    assert draft.question is not None
    answered(draft, draft.question, move)
    return draft.seal()


def _begins(position: Position) -> bool:
    return isinstance(position.question, Turn) and position.copied is None


def _takes(position: Position) -> bool:
    """Whether somebody can still take a contract and fulfil it, with an engineer more or a tile that needs none."""
    box = position.setup.box
    free = (engineers for space, engineers in _contract_spaces(box) if space not in position.occupied)
    need = min(free, default=None)
    acting = ((who, held) for who, held in position.companies.items() if who not in position.passed)
    return need is not None and any(held.engineers >= need + (not _has_tools(who, held, box)) for who, held in acting)


def _has_tools(who: str, held: Company, box: Box) -> bool:
    """Whether a company may have a tile, or an officer, that builds without engineers."""
    on_wheel = chain.from_iterable(segment.tiles for segment in held.wheel)
    power = power_of(who, held.officer, box)
    return (
        power.copies_officers
        or power.copies_tiles
        or any(tile not in BASIC_TILES for tile in chain(held.tiles, on_wheel))
    )


@lru_cache(200)
def _contract_spaces(box: Box) -> tuple[tuple[str, int], ...]:
    """Where contracts are taken, with the engineers that it takes."""
    return tuple((space.id, space.engineers) for space in box.spaces.values() if space.action == "contracts")


def _laid_out(position: Position) -> list[Position]:
    """The position with all that may be laid out, where it matters which; nothing where it is known."""
    if None not in position.contracts or not _begins(position) or not _takes(position):
        return []
    gaps = [COLOUR_OF_PLACE[place] for place, contract in enumerate(position.contracts) if contract is None]
    ways = [_draws(position, colour, gaps.count(colour)) for colour in dict.fromkeys(gaps)]
    return (
        [_filled(position, tuple(chain.from_iterable(cards))) for cards in product(*ways)]
        if any(map(any, ways))
        else []
    )


def _draws(position: Position, colour: str, many: int) -> list[tuple[int, ...]]:
    """The contracts of a colour that may come next, each way as likely; an empty pile is made anew of its discards."""
    pile, discards = position.piles.get(colour, ()), position.discards.get(colour, ())
    if len(pile) >= many:
        return list(combinations(pile, many))
    return [(*pile, *more) for more in combinations(discards, min(many - len(pile), len(discards)))]


def _filled(position: Position, drawn: tuple[int, ...]) -> Position:
    contracts, piles, discards = list(position.contracts), dict(position.piles), dict(position.discards)
    for card in drawn:
        colour = position.box.contracts[card].colour
        if card not in piles.get(colour, ()):
            piles[colour] = discards.pop(colour)
        piles[colour] = tuple(each for each in piles[colour] if each != card)
        contracts[next(at for at, gap in enumerate(contracts) if gap is None and COLOUR_OF_PLACE[at] == colour)] = card
    return position.with_(contracts=tuple(contracts), piles=Table(piles), discards=Table(discards))


def _key(position: Position) -> tuple[object, ...]:
    """What of a position the rest of the game hangs on: not how the engineers at the Bank came there."""
    occupied = frozenset(position.occupied)
    takes = _takes(position)
    return (
        position.pending,
        position.mover,
        position.copied,
        position.passed,
        position.companies,
        position.dams,
        position.conduits,
        position.powerhouses,
        position.headstreams,
        occupied,
        position.national,
        position.patents,
        position.contracts if takes or not _begins(position) else (),
        position.piles if takes else (),
    )
