"""Boxes by chance, of rows of every kind: effects that exist with numbers by chance."""

from random import Random

from barrage_nb import BOXES, PRINTED, Box, Position, new_game
from barrage_nb.board.automa import LEVELS
from barrage_nb.board.map import AREAS
from barrage_nb.board.office import SECTIONS
from barrage_nb.engine.rulings import NoSuchChoice
from barrage_nb.engine.scoring import BESIDE_MAP, ON_MAP
from barrage_nb.notation.rows import HOOKS

GAINS = ("credits", "vp", "excavators", "mixers", "energy", "machinery", "turns", "drops", "flowing drops")
ADDED = ("2 usable energy", "1 advanced tile", "fulfil contract to 6", "build base in hills", "build 2 elevations")
FLAGS = ("machines_alike", "no_building_fee", "no_engineers", "second_production", "deep_dams", "copies_tiles")
FLAGS += ("copies_officers", "one_kind", "many_contracts", "works_on_wheel", "uses_buildings", "architect")
OF_EXPANSION = ("work", "works", "building", "buildings", "site")
"""Kinds of rows that only a box with an expansion has a place for."""


def base_of(row: str) -> Box:
    """The box that a row is about."""
    kind, _, name = row.partition(":")[0].partition(" ")
    larger = BOXES["leeghwater"]
    own = {*larger.spaces, *larger.tiles, *larger.pieces} - {*PRINTED.spaces, *PRINTED.tiles, *PRINTED.pieces}
    return larger if kind in OF_EXPANSION or name in own else PRINTED


def by_chance(luck: Random, base: Box) -> str:
    """A row of any kind that a box can have."""
    number = luck.randint(100, 999)

    def some(*more: str) -> str:
        amount, noun = luck.randint(1, 4), luck.choice((*GAINS, *more))
        return noun if noun in more else f"{amount} {noun.removesuffix('s') if amount == 1 else noun}"

    def hooks(kind: str) -> str:
        named = luck.sample([name for name in HOOKS[kind] if name not in ("brings", "ruled_credits")], 2)
        return ", ".join(name.replace("_", " ") + ("" if name in FLAGS else f" {luck.randint(1, 4)}") for name in named)

    def one(table: str) -> str:
        return str(luck.choice(tuple(getattr(base, table))))

    counts = luck.choice((*BESIDE_MAP, *ON_MAP)).replace("_", " ")
    section = luck.choice(("water", "workshop", "machinery", "contract", "patent", "turbine"))
    does = luck.choice((some(), "produce +1", "2 contracts", "2 excavators and mixers"))
    effect = luck.choice(("vp 2 per base", "energy 1", "rotate 1 per conduit", "credits 3", "drop in own empty dams"))
    colour, deed = luck.choice(("green", "yellow", "red")), luck.choice((some(), "1 drop into dam", "produce +2"))
    costs = f"{luck.randint(1, 5)} {luck.choice(('excavators', 'mixers'))}".replace("1 excavators", "1 excavator")
    costs = costs.replace("1 mixers", "1 mixer")
    rows = [
        f"price base {luck.choice(AREAS)}: {luck.randint(1, 7)}",
        f"price elevation {luck.choice(AREAS)}: {luck.randint(1, 7)}",
        f"price powerhouse {luck.randint(1, 4)}: {luck.randint(0, 8)}",
        f"price conduit: {luck.randint(1, 3)}",
        f"start mixers: {luck.randint(0, 8)}",
        f"start credits: {luck.randint(2, 12)}",
        f"pieces elevation: {luck.randint(3, 8)}",
        f"space yard{number}: {section}, {luck.randint(1, 3)} engineers, {luck.randint(1, 4)} credits: {does}",
        f"space {luck.choice([name for each in SECTIONS for name in base.spaces_of_section[each]])}: none",
        f"contract {number}: {colour}, {luck.randint(1, 14)} energy: {some(*ADDED)}",
        f"space construction-{luck.randint(1, 4)}: construction, 2 engineers, {luck.randint(1, 5)} credits: construct",
        f"contract {one('contracts')}: none",
        *(f"{kind} laid: {luck.randint(1, 3)}" for kind in ("works", "buildings") if getattr(base, kind)),
        f"company {one('companies')}: income base 3: {some()}",
        f"company {one('companies')}: ability {hooks('company')}",
        f"officer smith{number}: {hooks('officer')}",
        f"officer {one('officers')}: none",
        f"tile adv_{number}: {luck.choice(('base', 'elevation', 'conduit'))} {luck.choice(('I', 'II'))}, {effect}",
        f"tile adv2_base: {hooks('tile')}",
        f"bonus {one('bonus_tiles')}: {luck.randint(1, 7)} vp",
        f"bonus tile{number}: {counts}, {luck.randint(1, 7)} vp",
        f"objective aim{number}: {counts}",
        f"objective {one('objectives')}: none",
        f"headstream {luck.randint(1, 20)}: {', '.join(str(luck.randint(0, 3)) for _ in range(4))}",
        f"conduit C{luck.randint(1, 10)}A: {luck.randint(1, 5)}",
        f"track credits: {luck.randint(8, 20)} {luck.randint(4, 9)}, 3 2, 0 1",
        f"production bonus: 0, {luck.randint(0, 2)}, 2, {luck.randint(2, 4)}, 5",
        luck.choice(
            ("wheel segments: 5", "turn order: rotating", "red fee: 2", "engineers each: 10", "neutral dams: no")
        ),
    ]
    last = "1 bank for 1 vp"
    acts = ("1 water 2", "1 flowing water 1", "2 produce green 1", "2 build base in hills", "2 build conduit from 2")
    acts += ("1 buy scarcer machine for 2 vp", "1 turn 2 for 1 vp", "1 patent base for 2 vp", "1 contracts red 3")
    acts += ("2 build powerhouse", "2 build elevation", "2 works 1 2 3", "1 building up")
    heads = ", ".join(luck.sample(("HA", "HB", "HC", "HD"), 4))
    rows += [
        f"automa {one('automa_tiles')} actions: {', '.join((*luck.sample(acts, 5), last))}",
        f"automa {one('automa_tiles')} headstreams: {heads}",
        f"automa {number % 60 + 21}: as {one('automa_tiles')}",
        f"automa {one('automa_tiles')}: none",
    ]
    if base.works:
        rows += [
            f"work {luck.choice((number, one('works')))}: {luck.choice('ABC')}, {costs}: {some(*ADDED)}",
            f"work {one('works')}: none",
            f"building house{number}: {costs}, {luck.randint(1, 6)} vp: {deed}",
            f"building {one('buildings')}: {costs}, {luck.randint(1, 6)} vp: {deed}",
            f"building {one('buildings')}: none",
        ] * 2
    return luck.choice(rows)


def any_box(luck: Random, rows: int = 0, base: Box | None = None) -> Box:
    """A box with so many rows by chance, or one to nine; what rows cannot have, alone or together, is drawn again."""
    base = base or BOXES[luck.choice(tuple(BOXES))]
    while True:
        try:
            box = base.changed(*(by_chance(luck, base) for _ in range(rows or luck.randint(1, 9))))
        except NoSuchChoice:
            continue
        if box is not base:
            return box


def any_start(luck: Random, seed: int, box: Box) -> Position:
    """The start of a game of a box, with two to all of its companies left and any number of Automas of any levels."""
    spare = len(box.companies) - 2
    gone = luck.sample(list(box.companies), luck.choice((0, 0, luck.randint(0, spare))))
    box = box.changed(*(f"company {name}: none" for name in gone))
    players = luck.randint(2, min(4, len(box.companies)))
    automas = [luck.choice(tuple(LEVELS)) for _ in range(luck.choice((0, 0, luck.randint(1, players))))]
    return new_game(players, seed=seed, box=box, automas=automas)
