"""What the lists of the production lab offer, in the words of the lesson."""

from typing import Any

from ...board.companies import ABILITY_POWERHOUSES, COMPANIES, PRODUCTION_BONUS
from ...board.map import CONDUITS
from ...board.office import SPACES
from ...engine.position import Position
from ...lessons.production import HOUSES, OFFICERS_TO_CHOOSE, SPACES_TO_CHOOSE
from ...words import names
from ...words import production_lesson as words
from ...words import water_lesson as water_words

Options = list[tuple[str, Any]]
BIGGEST = -1
"""The choice of the biggest contract that is reached."""


def companies() -> Options:
    """Who may produce."""
    return [(names.COMPANIES[name], name) for name in COMPANIES]


def officers() -> Options:
    """The officers that matter to a production, and anybody else."""
    return [(words.officer_choice(name), name) for name in OFFICERS_TO_CHOOSE]


def powerhouse_numbers() -> Options:
    """How many powerhouses the company has, with what they add."""
    numbers = range(1, len(HOUSES) + 1)
    return [(words.houses_choice(n, PRODUCTION_BONUS[n], n >= ABILITY_POWERHOUSES), n) for n in numbers]


def parts(position: Position) -> dict[str, Options]:
    """The dams, conduits and powerhouses on the map."""
    return {
        "dam": [(water_words.option(space, *dam), space) for space, dam in position.dams.items()],
        "conduit": [
            (words.conduit_choice(name, owner, CONDUITS[name].value), name) for name, owner in position.conduits.items()
        ],
        "powerhouse": [(words.house_choice(space, owner), space) for space, owner in position.powerhouses.items()],
    }


def spaces(position: Position) -> list[tuple[dict[str, Any], str]]:
    """The action spaces as cards: the number, and the engineers that it takes or that somebody stands there."""
    found = []
    for space in SPACES_TO_CHOOSE:
        taken = _taken_by(position, space)
        below = {"note": words.taken()} if taken else {"people": SPACES[space].engineers}
        found.append(({"sign": words.sign(space), "name": words.space_choice(space, taken), **below}, space))
    return found


def _taken_by(position: Position, space: str) -> str:
    return position.occupied[space][0].company if space in position.occupied else ""


def contracts(position: Position, who: str) -> Options:
    """The contracts that a company could fulfil, the biggest one, and none."""
    held = (*position.companies[who].contracts, *position.national)
    return [
        (words.best_contract(), BIGGEST),
        *((words.contract_choice(number), number) for number in held),
        (words.no_contract(), None),
    ]
