"""Setting up a game: shuffling, neutral dams, the draft, and what a company starts with (U1 to U16)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import TypeVar

from ..board.automa import LEVELS
from ..board.box import BOXES, PRINTED, Box
from ..board.companies import INTRODUCTORY, SEATS
from ..board.contracts import PILE_COLOURS
from ..board.map import AREAS, HEADSTREAMS, NEUTRAL_LEVELS, NEUTRAL_SPACES
from ..board.powers import SPARE_OFFICERS, WILD_TILE
from ..board.tiles import ADVANCED_BONUS, MOST_BONUS_TILES
from ..words import messages
from .events import Drafted, Refusal
from .moves import DraftPick, Move, draft_pick
from .play import settle
from .position import EMPTY, NEUTRAL, Company, Dam, Draft, Position, Question, Setup
from .powers import power_of_officer
from .rounds import StartRound
from .rulings import RULE_SETS, Design, Rulings, checked_design, checked_rulings, with_design
from .values import BEYOND, Table, without

T = TypeVar("T")


def new_game(
    players: int | None = None,
    rules: str = "full",
    seed: int | None = None,
    rulings: Rulings = Rulings(),
    automas: Mapping[str, str] | Iterable[str] | int = (),
    level: str = "medium",
    companies: Iterable[str] = (),
    design: Design | None = None,
    box: Box | str = PRINTED,
) -> Position:
    """A new game, shuffled by the seed (a random one where none is given), at its first question.

    Some of the players may be Automas: `automas=2` with their `level`, `automas=["easy", "hard"]`, or, to say
    which companies they play, `automas={"france": "hard"}`. `companies=["usa", "italy"]` are those that people draft
    from, where they are not left to luck. There are as many players as companies and Automas so named, or else four.
    A `design` changes numbers of the game: `design=Design(wheel_segments=4)`. A `box` is another one, by its name or
    as `PRINTED.changed("price base hills: 5")`.
    """
    box = checked_box(box)
    if rules not in RULE_SETS:
        raise ValueError(messages.unknown_rules(rules=rules, known=RULE_SETS))
    if rules not in box.rule_sets:
        raise ValueError(messages.rules_of_box(box=box.of, rules=rules, known=box.rule_sets, clause="L1"))
    offered = tuple(companies)
    if not isinstance(automas, Mapping):
        automas = levels_of(automas, level)
    if players is None:
        players = len(offered) + len(automas) if offered else min(4, len(box.companies))
    if type(players) is not int or players not in (2, 3, 4):
        raise ValueError(messages.unknown_players(players=players))
    seats = {seat.company for seat in INTRODUCTORY} if rules == "introductory" else set[str]()
    if players > len(box.companies) or not seats <= box.companies.keys():
        there, wanted = len(box.companies), max(players, len(seats))
        raise ValueError(messages.clash_few(where="company", got=there, least=wanted, clause="U12"))
    if seed is not None:
        checked_seed(seed)
    rulings = checked_rulings(rulings)
    box = box if design is None else with_design(box, checked_design(design))
    automas = _checked_automas(automas, players, rules, box)
    _check_offered(offered, automas, players, rules, box)
    seed = SystemRandom().randrange(10**6) if seed is None else seed
    luck = Random(f"barrage {players} {rules} {seed}")
    table = _table(rules, rulings, box, seed, players, luck)
    start = _introductory(table, players) if rules == "introductory" else _draft(table, players, luck, automas, offered)
    return settle(Draft(start), start).after


def every_company() -> tuple[str, ...]:
    """The companies of all boxes, for whoever has none at hand."""
    return tuple(dict.fromkeys(who for box in BOXES.values() for who in box.companies))


def checked_box(box: Box | str) -> Box:
    """A box, by its name or its rows too; all that it holds can be told, so every game is written and read."""
    found = BOXES.get(box) if isinstance(box, str) else box
    if isinstance(box, str) and (":" in box or box.startswith("box ")):
        found = Box.of_text(box)
    if not isinstance(found, Box) or found.of not in BOXES:
        got = found.of if isinstance(found, Box) else str(box)[:60]
        raise ValueError(messages.unknown_word(where="box", got=got, known=tuple(BOXES)))
    return found if found is BOXES[found.of] else found.changed()  # which loads the notation


def checked_seed(seed: int) -> int:
    """What luck begins with; anything but a whole number is refused."""
    if type(seed) is not int or abs(seed) >= BEYOND:
        raise ValueError(messages.unknown_seed(seed=repr(seed)[:60] if type(seed) is not int else "…"))
    return seed


def levels_of(automas: Iterable[str] | int, level: str) -> dict[str, str]:
    """The Automas of a game by number or level; their companies are not known yet, so each is named by a number."""
    if isinstance(automas, int):
        automas = [level] * automas
    elif isinstance(automas, str):
        automas = [automas]
    return {str(number): name for number, name in enumerate(automas, 1)}


def level_named(said: object) -> str:
    """The level of an Automa by its name, as it is spoken or as in a sketch: "very hard", "very_hard", "Very Hard"."""
    level = str(said).replace("_", " ").lower()
    if level not in LEVELS:
        raise ValueError(messages.unknown_level(level=said, known=tuple(LEVELS)))
    return level


def _checked_automas(automas: Mapping[str, str], players: int, rules: str, box: Box) -> dict[str, str]:
    if automas and rules != "full":
        raise ValueError(messages.automas_full_only(rules=rules))
    if len(automas) > players:
        raise ValueError(messages.too_many_automas(automas=len(automas), players=players))
    for name in automas:
        if name not in box.companies and not name.isdigit():
            raise ValueError(messages.unknown_word(where="automas", got=name, known=tuple(box.companies)))
    return {name: level_named(level) for name, level in automas.items()}


def _check_offered(offered: tuple[str, ...], automas: Mapping[str, str], players: int, rules: str, box: Box) -> None:
    for name in offered:
        if name not in box.companies or name in automas:
            known = tuple(other for other in box.companies if other not in automas)
            raise ValueError(messages.unknown_word(where="companies", got=name, known=known))
    if offered and len(set(offered)) != players - len(automas):
        raise ValueError(messages.companies_wanted(wanted=players - len(automas), got=offered))
    fixed = tuple(seat.company for seat in INTRODUCTORY[:players])
    if offered and rules == "introductory" and set(offered) != set(fixed):
        raise ValueError(messages.companies_fixed(got=offered, players=players, fixed=fixed))


def _table(rules: str, rulings: Rulings, box: Box, seed: int, players: int, luck: Random) -> Position:
    """Everything on the table but the companies (U1 to U7, L6 to L9)."""
    bonus = tuple(tile for tile in box.bonus_tiles if rules == "full" or tile != ADVANCED_BONUS)
    piles = {colour: _some(luck, box.contracts_of_colour[colour], 15) for colour in PILE_COLOURS}
    patents = tuple(
        tile
        for level in (1, 2, 3)
        for tile in _some(luck, tuple(name for name in box.advanced_tiles if box.tiles[name].level == level), 5)
    )
    if rules == "introductory":
        patents = ()
    setup = Setup(
        rules=rules,
        rulings=rulings,
        box=box,
        seed=seed,
        headstream_tiles=Table(zip(HEADSTREAMS, _some(luck, tuple(box.headstream_tiles), 4), strict=True)),
        bonus=_bonus(luck, bonus, box.rounds),
        objective=luck.choice(tuple(box.objectives)),
    )
    national = tuple(sorted(_some(luck, box.contracts_of_colour["national"], players - 1)))
    dams = _neutral_dams(luck, box)
    buildings = _some(luck, tuple(box.buildings), box.buildings_laid)
    works = tuple(work for pile in box.works_of_pile for work in _some(luck, pile, len(pile)))
    return Position(
        replace(setup, building_tiles=buildings) if buildings else setup,
        works=works[: box.works_laid],
        works_pile=works[box.works_laid :],
        national=national,
        contracts=tuple(contract for colour in PILE_COLOURS for contract in piles[colour][:2]),
        piles=Table({colour: pile[2:] for colour, pile in piles.items()}),
        patents=patents[:3] or (None,) * 3,
        patent_pile=patents[3:],
        dams=dams,
    )


def _neutral_dams(luck: Random, box: Box) -> Table[str, Dam]:
    """The neutral dams (U6); a design may do without, and the same luck decides all else alike."""
    dams: Table[str, Dam] = Table(
        {luck.choice(NEUTRAL_SPACES[area]): Dam(NEUTRAL, NEUTRAL_LEVELS[area], 1) for area in AREAS}
    )
    return dams if box.neutral_dams else Table()


def _bonus(luck: Random, tiles: tuple[str, ...], rounds: int) -> tuple[str, ...]:
    """The bonus tiles of so many rounds; the same luck deals those of the printed rounds alike (U2)."""
    laid = _some(luck, tiles, MOST_BONUS_TILES)
    return (*laid, *(tile for tile in tiles if tile not in laid))[:rounds]


def _some(luck: Random, things: tuple[T, ...], count: int) -> tuple[T, ...]:
    """So many things by lot, or all that there are."""
    return tuple(luck.sample(things, min(count, len(things))))


def starting_company(
    officer: str | None,
    contract: int | None,
    rules: str = "full",
    rulings: Rulings = Rulings(),
    box: Box = PRINTED,
) -> Company:
    """What a company has at the start (U10, U11, U14, D47)."""
    start = box.start
    tiles = box.basic_tiles if rules == "full" else (*box.basic_tiles, WILD_TILE)
    power = power_of_officer(officer, box)
    return Company(
        officer=officer,
        vp=start.vp,
        credits=rulings.sekibo_credits if power.ruled_credits else start.credits,
        excavators=start.excavators,
        mixers=start.mixers,
        engineers=box.engineers_each,
        wheel=(EMPTY,) * box.wheel_segments,
        tiles=tuple(sorted((*tiles, *power.brings))),
        contracts=() if contract is None else (contract,),
        architect=power.architect,
    )


def starting_automa(officer: str | None, box: Box = PRINTED) -> Company:
    """What an Automa has at the start: points for the credits, and no contract (A10, A12, Q49)."""
    return replace(starting_company(officer, None, box=box), vp=box.automa_vp, credits=0)


def _introductory(table: Position, players: int) -> Position:
    """The fixed seats of the introductory game (U9)."""
    seats = INTRODUCTORY[:players]
    return replace(
        table,
        order=tuple(seat.company for seat in seats),
        companies=Table(
            {
                seat.company: starting_company(seat.officer, seat.contract, table.rules, table.rulings, table.box)
                for seat in seats
            }
        ),
        pending=(StartRound(),),
    )


def _draft(
    table: Position, players: int, luck: Random, automas: Mapping[str, str], offered: tuple[str, ...]
) -> Position:
    """Companies and officers paired by chance, to be drafted with the starting contracts (U12, O11)."""
    people, box = players - len(automas), table.box
    companies = luck.sample(tuple(name for name in box.companies if name not in automas), people)
    companies = list(offered) or companies
    officers = luck.sample(tuple(box.officers), len(box.officers))
    contracts = luck.sample(box.contracts_of_colour["starting"], people)
    mine, others = officers[:people], officers[people:]
    if automas:
        table, others = _with_automas(table, automas, companies, others, luck)
    copied = not box.copying_officers.isdisjoint((*companies, *mine))
    if not table.rulings.new_spare_officers:
        others = [officer for officer in others if officer not in box.new_officers]
    spare = others[: SPARE_OFFICERS[players]] if copied else []
    return table.with_(
        offer=tuple(zip(companies, mine, strict=True)),
        starting=tuple(sorted(contracts)),
        spare_officers=tuple(spare),
        pending=(ChooseCompany(SEATS[0]) if people else StartRound(),),
    )


def _with_automas(
    table: Position, automas: Mapping[str, str], taken: list[str], officers: list[str], luck: Random
) -> tuple[Position, list[str]]:
    """The Automas at the table, first in turn order, and the officers that are left over (A10, A11, AD5)."""
    known = table.box.companies
    rest = [name for name in known if name not in automas and name not in taken]
    luck.shuffle(rest)
    levels = {name if name in known else rest.pop(): level for name, level in automas.items()}
    order = luck.sample(tuple(levels), len(levels))
    left = list(officers)
    helped = {name: left.pop(0) for name, level in levels.items() if LEVELS[level].officer}
    return table.with_(
        order=tuple(order),
        companies=Table({name: starting_automa(helped.get(name), table.box) for name in order}),
        automas=Table(levels),
        automa_pile=_some(luck, tuple(table.box.automa_tiles), len(table.box.automa_tiles)),
    ), left


@dataclass(frozen=True)
class ChooseCompany(Question):
    """Which company with its officer, and which starting contract, a seat takes (U12)."""

    of_seats = True
    takes = (DraftPick,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return tuple(draft_pick(company, contract) for company, _ in position.offer for contract in position.starting)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, DraftPick)
        if move.company not in (company for company, _ in position.offer):
            return Refusal("U12", "company_not_offered", {"company": move.company})
        if move.contract not in position.starting:
            return Refusal("U12", "contract_not_offered", {"contract": move.contract})
        return None

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, DraftPick)
        officer = dict(draft.offer)[move.company]
        company = starting_company(officer, move.contract, draft.rules, draft.rulings, draft.box)
        draft.put("companies", move.company, company)
        draft.offer = tuple(pair for pair in draft.offer if pair[0] != move.company)
        draft.starting = without(draft.starting, move.contract)
        # The last to choose is the first to move (U13), after the Automas (A11).
        draft.order = (*draft.order[: len(draft.automas)], move.company, *draft.order[len(draft.automas) :])
        draft.note(Drafted, self.who, move.company, officer, move.contract)
        draft.push(ChooseCompany(SEATS[SEATS.index(self.who) + 1]) if draft.offer else StartRound())


def deal(view: Position, seed: int) -> Position:
    """A view with the unknown piles in an order that the seed decides, to try out what might come.

    Every card and tile of the box draws its lot, those that are not in a pile too: in two positions of which one has
    taken a card more, the same seed deals the others in the same order.
    """
    luck, box = Random(f"deal {seed}"), view.box
    piles = {
        colour: _by_lot(luck, box.contracts_of_colour[colour], frozenset(view.piles.get(colour, ())))
        for colour in PILE_COLOURS
    }
    patents = _by_lot(luck, box.advanced_tiles, frozenset(view.patent_pile))
    works = tuple(work for pile in box.works_of_pile for work in _by_lot(luck, pile, frozenset(view.works_pile)))
    unseen = _by_lot(luck, tuple(box.automa_tiles), frozenset(view.automa_pile[1:]))
    return view.with_(
        seed=seed,
        piles=Table({colour: piles[colour] for colour in view.piles}),
        patent_pile=tuple(sorted(patents, key=lambda name: box.tiles[name].level)),
        automa_pile=(*view.automa_pile[:1], *unseen),
        works_pile=works,
    )


def _by_lot(luck: Random, box: tuple[T, ...], pile: frozenset[T]) -> tuple[T, ...]:
    """The things of a pile in the order of the lots that all in the box draw."""
    return tuple(thing for thing in luck.sample(box, len(box)) if thing in pile)
