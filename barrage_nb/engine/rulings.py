"""Named choices where the printed rules are silent, so that a teacher can switch one and compare."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from ..words import WANTS, say
from .values import BEYOND


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

    def __post_init__(self) -> None:
        refuse_wrong(self, "rulings", RULING_CHOICES)


class NoSuchChoice(ValueError):
    """Choices about the rules that nobody has; says each of them, and what it can be."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(problems))


def checked_rulings(rulings: object) -> Rulings:
    """Rulings, and nothing else; whatever they say is a choice, so every game can be written down and read back."""
    if not isinstance(rulings, Rulings):
        raise NoSuchChoice((say("no_rulings", got=repr(rulings)[:60]),))
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
            yield say("wrong_kind", where=where, got=repr(value)[:60], want=WANTS[kind.__name__])
        elif value not in choices.get(field.name, (value,)):
            yield say("unknown_word", where=where, got=value, known=choices[field.name])
        elif isinstance(value, int) and value < least:
            yield say("too_few", where=where, got=value, least=least)
        elif isinstance(value, int) and value > most:
            yield say("too_many", where=where, got=value if value < BEYOND else "…", most=most)
