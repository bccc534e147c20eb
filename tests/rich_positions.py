"""Positions that games by chance hardly reach: much built, many tiles and contracts, every officer at work."""

from random import Random
from typing import Any

from barrage_nb import Position, Rulings, sketch
from barrage_nb.board.companies import COMPANIES, ENGINEERS
from barrage_nb.board.contracts import CONTRACTS_OF_COLOUR, PILE_COLOURS
from barrage_nb.board.map import (
    AREAS,
    BASE_SPACES,
    CONDUITS,
    HEADSTREAMS,
    NEUTRAL_LEVELS,
    NEUTRAL_SPACES,
    POWERHOUSES,
)
from barrage_nb.board.office import CONSTRUCTION_SPACES
from barrage_nb.board.powers import ADVANCED_TILES, BASIC_TILES, OFFICERS
from barrage_nb.board.tiles import BONUS_TILES, HEADSTREAM_TILES, OBJECTIVES

Json = dict[str, Any]


def rich(seed: int) -> Position:
    """A sound position that the seed decides, at the start of somebody's turn."""
    luck = Random(f"rich {seed}")
    who = luck.sample(list(COMPANIES), luck.randint(2, 4))
    cards = {colour: luck.sample(held, len(held)) for colour, held in CONTRACTS_OF_COLOUR.items()}
    advanced = luck.sample(ADVANCED_TILES, 15)
    officers = luck.sample(list(OFFICERS), 7)
    companies = {name: _company(luck, officer, cards, advanced) for name, officer in zip(who, officers, strict=False)}
    content: Json = {
        "seed": seed,
        "round": luck.randint(1, 5),
        "order": who,
        "companies": companies,
        "headstreams": {name: luck.randint(1, 3) for name in HEADSTREAMS if luck.random() < 0.4},
        "headstream_tiles": dict(zip(HEADSTREAMS, luck.sample(list(HEADSTREAM_TILES), 4), strict=True)),
        "occupied": {"bank": [[name, companies[name].pop("bank")] for name in who]},
        "contracts": [cards[colour].pop() for colour in PILE_COLOURS for _ in range(2)],
        "national": [cards["national"].pop() for _ in who[1:]],
        "piles": {colour: cards[colour] for colour in PILE_COLOURS},
        "patents": [advanced.pop() for _ in range(3)],
        "patent_pile": advanced,
        "bonus": luck.sample(list(BONUS_TILES), 5),
        "objective": luck.choice(list(OBJECTIVES)),
        "spare_officers": officers[-2:],
        **_map(luck, who),
    }
    return sketch(content, rulings=Rulings(del_monte_copy=luck.choice(("turn", "round", "game"))))


def _company(luck: Random, officer: str, cards: dict[str, list[int]], advanced: list[str]) -> Json:
    tiles = [*BASIC_TILES, *(["krylov"] if officer == "krylov" else []), advanced.pop(), advanced.pop()]
    wheel: list[list[Any]] = [[0, 0, []] for _ in range(6)]
    for tile in luck.sample(tiles, luck.randint(0, 4)):
        tiles.remove(tile)
        place = luck.randint(1, 5)
        wheel[place] = [luck.randint(0, 4), luck.randint(0, 3), sorted([*wheel[place][2], tile])]
    constructions, bank = luck.randint(0, 3), luck.randint(1, 2)
    colours = luck.sample(("starting", "green", "yellow", "yellow", "red", "red"), 3)
    return {
        "officer": officer,
        "vp": luck.randint(-5, 60),
        "credits": luck.choice((0, 2, 5, 9, 15)),
        "excavators": luck.randint(0, 9),
        "mixers": luck.randint(0, 7),
        "energy": luck.choice((0, 1, 6, 13, 29)),
        "engineers": ENGINEERS - bank - sum(space.engineers for space in CONSTRUCTION_SPACES[:constructions]),
        "constructions": constructions,
        "bank": bank,
        "tiles": tiles,
        "wheel": wheel,
        "contracts": [cards[colour].pop() for colour in colours],
    }


def _map(luck: Random, who: list[str]) -> Json:
    dams: dict[str, list[Any]] = {}
    for area in AREAS:
        level = NEUTRAL_LEVELS[area]
        dams[luck.choice(NEUTRAL_SPACES[area])] = ["neutral", level, luck.randint(0, level)]
    left = {name: [4, 4] for name in who}  # bases and elevations still to place
    for space in luck.sample(list(BASE_SPACES), 14):
        name = luck.choice(who)
        mine = {BASE_SPACES[other].basin for other, dam in dams.items() if dam[0] == name}
        if space not in dams and BASE_SPACES[space].basin not in mine and left[name][0]:
            level = 1 + luck.randint(0, min(2, left[name][1]))
            left[name] = [left[name][0] - 1, left[name][1] - level + 1]
            dams[space] = [name, level, luck.randint(0, level)]
    conduits = {space: who[n % len(who)] for n, space in enumerate(luck.sample(list(CONDUITS), 4 * len(who)))}
    powerhouses: dict[str, str] = {}
    for space in luck.sample(list(POWERHOUSES), 16):
        name = luck.choice(who)
        mine_here = [POWERHOUSES[other].basin for other, owner in powerhouses.items() if owner == name]
        if len(mine_here) < 4 and POWERHOUSES[space].basin not in mine_here:
            powerhouses[space] = name
    return {"dams": dams, "conduits": conduits, "powerhouses": powerhouses}
