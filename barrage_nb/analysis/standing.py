"""What a company's standing at the beginning of a round is worth: the sums by which a search judges."""

from ..board.companies import PRODUCTION_BONUS
from ..board.tiles import BONUS_TILES, ROUNDS
from ..engine.position import Position
from ..engine.scoring import bonus_count, objective_count
from .appraisal import Appraisal, Outlooks

# What each of the numbers of `standing` is worth at the beginning of a round, in the points that a game ends with:
# found by least squares over 1500 games of the quick player against itself and against Automas.
PERSON_WORTH = {
    2: (1.23, 1.04, 3.81, 2.59, 3.33, 0.91, 1.05, 0.20, 0.34, 5.12, 5.50, 1.02, 7.68, 5.01, 10.98, -1.58),
    3: (1.06, 0.67, 1.93, 2.30, 2.11, 0.96, 0.85, 0.56, 0.37, 0.93, 4.11, 3.60, 4.89, 8.83, 7.93, 4.30),
    4: (1.00, 0.42, 1.55, 1.85, 1.48, 1.09, 0.83, 0.64, 0.22, -0.15, 3.54, 1.42, 3.09, 3.59, 3.83, 3.99),
    5: (0.96, 0.33, 1.20, 1.05, 1.35, 1.46, 0.66, 1.13, 0.03, -1.81, 2.26, 4.20, 1.70, 1.39, 0.37, 4.95),
}
"""By round, for a person: how many points each number adds to the end."""
AUTOMA_WORTH = {
    2: (1.31, 0.30, 1.54, 3.55, 0.87, 2.13, 0.41, 1.48, 0.50, 6.35, 6.01, 4.27, 10.17, 17.53, 2.99, 9.81),
    3: (1.22, 0.30, 2.37, 3.94, 3.29, 1.38, 0.93, 0.59, 0.50, 9.04, 5.84, -1.50, 8.80, 3.75, 3.07, 0.83),
    4: (1.11, 0.30, 0.55, 1.64, 0.50, 1.51, 1.02, 0.92, 0.50, -0.36, 4.76, 1.03, 6.30, 3.44, 3.86, 5.45),
    5: (1.04, 0.30, 0.45, 0.36, 0.56, 1.58, 1.01, 0.70, 0.50, -0.05, 1.98, 0.71, 3.37, 0.94, 1.54, 3.99),
}
"""The same for an Automa."""


def standing(position: Position, who: str, appraisal: Appraisal) -> tuple[float, ...]:
    """What a company has, as the numbers that say best what it will end with."""
    company, outlook, pieces = appraisal.company, appraisal.outlook, appraisal.pieces
    wheel = 0.0
    tiles = sum(tile.startswith("adv") for tile in company.tiles)
    for index, segment in enumerate(company.wheel, 1):
        wheel += (segment.excavators + segment.mixers) * index / len(company.wheel)
        tiles += sum(tile.startswith("adv") for tile in segment.tiles)
    bonus = sum(
        BONUS_TILES[tile].vp * bonus_count(position, who, tile) for tile in position.bonus[position.round - 1 :]
    )
    return (
        company.vp,
        company.credits,
        company.excavators,
        company.mixers,
        wheel,
        outlook.together(outlook.best),
        bonus,
        _ahead(position, who),
        appraisal.hand(company.contracts),
        PRODUCTION_BONUS[pieces.powerhouse],
        tiles,
        position.order[0] == who,
        *pieces,
    )


def _ahead(position: Position, who: str) -> int:
    """By how much a company leads in what the objective counts, or lags behind; no more than 3."""
    objective = position.objective
    if objective is None:
        return 0
    tables = position.dams, position.conduits, position.powerhouses
    counts = {name: objective_count(objective, name, *tables) for name in position.companies}
    own = counts.pop(who)
    return max(-3, min(3, own - max(counts.values(), default=own)))


def expected(position: Position, who: str, outlooks: Outlooks) -> float:
    """The points that a company will end with, as its standing says."""
    if position.phase == "over":
        return position.companies[who].vp
    worth = (AUTOMA_WORTH if who in position.automas else PERSON_WORTH)[_alike(position)]
    found = standing(position, who, outlooks.appraisal(position, who))
    return sum(number * each for number, each in zip(found, worth, strict=True))


def _alike(position: Position) -> int:
    """The round of the printed game that is as far from the end."""
    return max(2, position.round + ROUNDS - position.setup.design.rounds)


def margin(position: Position, who: str, outlooks: Outlooks) -> float:
    """How far a company will end ahead of the best of the others, as their standings say."""
    ends = {name: expected(position, name, outlooks) for name in position.companies}
    own = ends.pop(who)
    return own - max(ends.values(), default=0.0)
