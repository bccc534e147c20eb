"""Choices about the rules: how their gaps are filled, and the numbers that a designer may change."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from ..board.box import NUMBERS, PRINTED, Box
from ..board.map import HEADSTREAMS
from ..board.office import BANK
from ..words import messages
from .values import BEYOND, Table


@dataclass(frozen=True)
class Rulings:
    """How the gaps in the printed rules are filled; the defaults are ours.

    contract_before_water: a contract's reward comes before the used water flows on (Q3).
    italy_after_contract: Italy's steps come after the contract of the production (D22).
    fiesler_on_second_production: Fiesler's floor holds for Germany's second production (Q19).
    tile_energy_national: energy of a technology tile may fulfil a national contract (Q17).
    tile_energy_france: energy of a technology tile gets France's reduction (Q17).
    del_monte_copy: how long Sekibo's copy of Del Monte lasts: "turn", "round" or "game" (D15).
    zero_ranks: a company that has none of what the objective counts can still place (D13).
    basin_objective_cap: the most that the objective on basins with three pieces may count (D14).
    sekibo_credits: the credits a company with Sekibo starts with (D47).
    sekibo_any_space: Sekibo may use the dearer of his two spaces first (O7).
    income_order: whose income comes first: "turn order" or "reverse" (Q36).
    discards_return: an empty contract pile is made anew from its discards (Q1, Q2).
    free_national: a contract that is fulfilled without producing may be a national one (L24).
    free_france: a contract that is fulfilled without producing gets France's reduction (L24).
    drop_after_water: the Netherlands' drop comes after the used water has flowed on, not before (L74).
    architect_in_bank: the Architect alone in the Bank brings a further turn too (L84).
    lab_any_segment: the Research Lab may be used with one machine on a segment, of which nothing comes back (L55).
    new_spare_officers: officers that only an expansion has may be among Sekibo's extra ones (L12).
    luciani_any_energy: with Luciani energy that no production makes may fulfil several contracts too (L82).
    luciani_each_less: with Luciani each contract of a production gets France's reduction, not only the first (L82).
    automa_works_own_space: an Automa's engineers go on the space of its work, not on the first free one (L96).
    automa_all_parts: an Automa takes usable energy and advanced tiles of a work's reward too (L99).
    automa_other_machines: an Automa pays a level II building by its other machines if the scarcer are too few (L106).
    automa_last_arrow: where its tile shows no order or arrow, an Automa follows the tile last shown that does (L110).
    automa_drop_counts: a dam's system is judged with the drop that an Automa may put there (L107).
    """

    contract_before_water: bool = True
    italy_after_contract: bool = True
    fiesler_on_second_production: bool = False
    tile_energy_national: bool = True
    tile_energy_france: bool = True
    del_monte_copy: str = "turn"
    zero_ranks: bool = True
    basin_objective_cap: int | None = None
    sekibo_credits: int = 9
    sekibo_any_space: bool = False
    income_order: str = "turn order"
    discards_return: bool = True
    free_national: bool = False
    free_france: bool = False
    drop_after_water: bool = True
    architect_in_bank: bool = False
    lab_any_segment: bool = False
    new_spare_officers: bool = True
    luciani_any_energy: bool = False
    luciani_each_less: bool = True
    automa_works_own_space: bool = True
    automa_all_parts: bool = True
    automa_other_machines: bool = True
    automa_last_arrow: bool = True
    automa_drop_counts: bool = True

    def __post_init__(self) -> None:
        refuse_wrong(self, "rulings", RULING_CHOICES)


_NAMES = tuple(field.name for field in fields(Rulings))
OF_AN_EXPANSION = _NAMES[_NAMES.index("free_national") :]
"""The rulings on what only a box with an expansion has."""


class NoSuchChoice(ValueError):
    """Choices about the rules that nobody has; says each of them, and what it can be."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(problems))


def checked_rulings(rulings: object) -> Rulings:
    """Rulings, and nothing else; whatever they say is a choice, so every game can be written down and read back."""
    if not isinstance(rulings, Rulings):
        raise NoSuchChoice((messages.no_rulings(got=repr(rulings)[:60]),))
    return rulings


RULE_SETS = ("full", "introductory")
# The words a ruling may hold where it is not a yes or no.
RULING_CHOICES = {"del_monte_copy": ("turn", "round", "game"), "income_order": ("turn order", "reverse")}
MOST = 9999  # that may be said by hand of anything that the rules leave unlimited (Y3)


def refuse_wrong(
    record: Any,
    where: str,
    choices: Mapping[str, tuple[str, ...]],
    limits: Mapping[str, tuple[int, int]] = {},
    more: Iterator[str] = iter(()),
) -> None:
    """Refuse a record of choices for all that is none of them at once."""
    problems = (*_wrong(record, where, choices, limits), *more)
    if problems:
        raise NoSuchChoice(problems)


def _wrong(
    record: Any, name: str, choices: Mapping[str, tuple[str, ...]], limits: Mapping[str, tuple[int, int]]
) -> Iterator[str]:
    """What is no choice among the fields of a record that hold one value each."""
    for field in fields(record):
        where = f"{name}.{field.name}"
        value: Any = getattr(record, field.name)
        if (value is None and field.default is None) or isinstance(field.default, (tuple, dict)):
            continue
        kind: type = int if field.default is None else type(field.default)
        least, most = limits.get(field.name, (0, MOST))
        if type(value) is not kind:
            yield messages.wrong_kind(where=where, got=repr(value)[:60], want=messages.WANTS[kind.__name__])
        elif value not in choices.get(field.name, (value,)):
            yield messages.unknown_word(where=where, got=value, known=choices[field.name])
        elif isinstance(value, int) and value < least:
            yield messages.too_few(where=where, got=value, least=least)
        elif isinstance(value, int) and value > most:
            yield messages.too_many(where=where, got=value if value < BEYOND else "…", most=most)


@dataclass(frozen=True)
class Design:
    """The numbers a designer plays with; the defaults are the printed game. A box holds them, and this is a face of it.

    wheel_segments: segments of every construction wheel (C4).
    engineers_each: engineers that a company has in a round (U10, E3).
    conduit_credits: credits for each drop through somebody else's conduit, which its owner gets (P7).
    conduit_points: victory points its owner gets for each such drop (P7).
    red_fee: credits for a red building space (C6, C9).
    first_prize, second_prize: victory points for the most energy of a round, and for the second most (S2, S3).
    turn_order: who is first in the next round: "least energy", "most energy", "fixed" or "rotating" (E2).
    neutral_dams: whether neutral dams stand at the start (U6).
    closed_spaces: spaces of the office that nobody can use (U8).
    opened_spaces: spaces of the office in play with fewer players too (U8).
    more_drops: what a headstream brings in each round on top of its tile, or less where it is below 0 (I5).
    rounds: how many rounds are played (G1); tiles for later rounds than the fifth are laid out as far as they go.
    """

    wheel_segments: int = PRINTED.wheel_segments
    engineers_each: int = PRINTED.engineers_each
    conduit_credits: int = PRINTED.conduit_credits
    conduit_points: int = PRINTED.conduit_points
    red_fee: int = PRINTED.red_fee
    first_prize: int = PRINTED.first_prize
    second_prize: int = PRINTED.second_prize
    turn_order: str = "least energy"
    neutral_dams: bool = True
    closed_spaces: tuple[str, ...] = ()
    opened_spaces: tuple[str, ...] = ()
    more_drops: Table[str, int] = Table()
    rounds: int = PRINTED.rounds

    def __post_init__(self) -> None:
        refuse_wrong(self, "design", DESIGN_CHOICES, LIMITS, _impossible(self))

    @property
    def changes(self) -> dict[str, Any]:
        """What is otherwise than in the printed game, by name."""
        said = {field.name: (getattr(self, field.name), field.default) for field in fields(self)}
        return {name: value for name, (value, usual) in said.items() if value != usual}


@lru_cache(500)
def design_of(box: Box) -> Design:
    """The numbers of a box."""
    return Design(**{**{name: getattr(box, name) for name in NUMBERS}, "more_drops": Table(box.more_drops)})


@lru_cache(500)
def with_design(box: Box, design: Design) -> Box:
    """A box with other numbers, all of them."""
    return replace(box, **{**vars(design), "more_drops": dict(design.more_drops)})


def checked_design(design: object) -> Design:
    """A design, and nothing else; whatever it says is possible, so every game can be written down and read back."""
    if not isinstance(design, Design):
        raise NoSuchChoice((messages.no_design(got=repr(design)[:60]),))
    return design


DESIGN_CHOICES = {"turn_order": ("least energy", "most energy", "fixed", "rotating")}
# The least and the most that a number may be: what the table has room for, and what can still be played.
LIMITS = {
    "wheel_segments": (3, 8),
    "engineers_each": (1, 20),
    "conduit_credits": (0, 5),
    "conduit_points": (0, 5),
    "red_fee": (0, 9),
    "first_prize": (0, 20),
    "second_prize": (0, 20),
    "rounds": (1, 8),
}
MOST_DROPS = 4  # that a headstream may bring more or less


def _impossible(design: Design) -> Iterator[str]:
    """What cannot be: a prize for the second above the first, spaces that are none, no space for an engineer left."""
    first, second = design.first_prize, design.second_prize
    if type(first) is int and type(second) is int and second > first:
        yield messages.too_many(where="design.second_prize", got=second, most=first)
    for name in ("closed_spaces", "opened_spaces"):
        yield from _no_spaces(name, getattr(design, name))
    if not isinstance(design.more_drops, Table):
        yield messages.wrong_kind(where="design.more_drops", got=repr(design.more_drops)[:60], want='Table({"HA": 1})')
        return
    for headstream, drops in design.more_drops.items():
        where = f"design.more_drops.{headstream}"
        if headstream not in HEADSTREAMS:
            yield messages.unknown_word(where="design.more_drops", got=headstream, known=tuple(HEADSTREAMS))
        elif type(drops) is not int:
            yield messages.wrong_kind(where=where, got=repr(drops)[:60], want=messages.WANTS[int.__name__])
        elif abs(drops) > MOST_DROPS:
            yield messages.out_of_range(where=where, got=drops, least=-MOST_DROPS, most=MOST_DROPS)


def _no_spaces(name: str, spaces: Any, known: tuple[str, ...] = tuple(PRINTED.shared_spaces)) -> Iterator[str]:
    if not isinstance(spaces, tuple):
        yield messages.wrong_kind(where=f"design.{name}", got=repr(spaces)[:60], want=messages.want_spaces())
        return
    for space in spaces:
        if space == BANK:
            yield messages.bank_stays_open(where=f"design.{name}")
        elif space not in known:
            yield messages.unknown_word(where=f"design.{name}", got=space, known=known)
