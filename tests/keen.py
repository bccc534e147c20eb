"""A player for tests that builds systems and produces, so that games show contracts, incomes, tiles and bonuses."""

from random import Random

from barrage_nb import Move, Position, play
from barrage_nb.board.map import CONDUITS, POWERHOUSES
from barrage_nb.engine.moves import Pass, Place
from barrage_nb.engine.play import Strategy

LOOK_AHEAD = 4000


def hopes(position: Position, who: str) -> float:
    """What a position is worth to a company: points, energy, and systems that are whole or half built."""
    company = position.companies[who]
    energy = min(company.energy, 30) + (12 if company.energy >= 6 * position.round else 0)
    worth = company.vp + energy + 2.5 * len(company.fulfilled) + 0.2 * company.credits + 0.4 * company.engineers
    worth += 0.3 * (company.excavators + company.mixers) + 1.5 * sum(name[:3] == "adv" for name in company.tiles)
    sources = {int(space[1:-1]): dam.drops for space, dam in position.dams.items() if dam.owner in (who, "neutral")}
    targets = {POWERHOUSES[space].basin for space, owner in position.powerhouses.items() if owner == who}
    worth += 2 * len(targets) + sum(1.5 * dam.level for dam in position.dams.values() if dam.owner == who)
    for conduit, owner in position.conduits.items():
        _, value, source, target, _ = CONDUITS[conduit]
        linked = (source in sources) + (target in targets)
        worth += value * linked * linked * (0.6 if owner == who else 0.3)
        if linked == 2:
            worth += 0.5 * value * min(2, sources[source])
    return worth


def keen(seed: int) -> Strategy:
    """A strategy that looks to the end of its turn; the seed adds a little luck."""
    luck = Random(f"keen {seed}")

    def choose(position: Position) -> Move:
        who = position.question.who if position.question else ""
        if who not in position.companies:
            return luck.choice(position.legal_moves)
        budget = [LOOK_AHEAD]
        shuffled = luck.sample(position.legal_moves, len(position.legal_moves))
        return max(shuffled, key=lambda move: _best(position, move, who, budget))

    return choose


def _best(position: Position, move: Move, who: str, budget: list[int]) -> float:
    budget[0] -= 1
    after = play(position, move).after
    question = after.question
    mine = question is not None and question.who == who and not {Place, Pass} <= set(question.takes)
    if mine and budget[0] > 0:
        return max(_best(after, each, who, budget) for each in after.legal_moves)
    return hopes(after, who)
