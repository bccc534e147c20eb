"""What is said about experiments: what a design changes, and whether all players see the same."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .analysis import Estimated
from .message import Message, Messages, declared
from .names import in_a_row, listed, told_together

DESIGNS = Messages("experiments-design")
"""What designs are called that have no name of their own."""
PLAYERS = Messages("experiments-players")
"""Who plays, where the house has named them."""
MEASURES = Messages("experiments-measure")
"""What the numbers of a game are called."""
IN_ROUND = "_in_round_"
"""What stands in the name of a number of one round, between the number and the round."""


def of_a_round(measure: str, round: str) -> Message: ...
def change(mean: float, low: float, high: float, digits: int) -> Message: ...
def agree(more: bool, players: int) -> Message: ...
def open_for(players: str) -> Message: ...
def player_change(players: str, change: str) -> Message: ...
def what_changes(design: str, against: str, measure: str, each: str, verdict: str) -> Message: ...
def finding(design: str, verdict: str) -> Message: ...
def findings(each: str) -> Message: ...
def table_of(measure: str, against: str, fewest: int, most: int, alike: bool) -> Message: ...
def played(games: int, designs: int, kinds: int, players: str, first: int, last: int) -> Message: ...
def progress(done: int, games: int) -> Message: ...
def no_designs() -> Message: ...
def no_design(got: str, known: tuple[str, ...]) -> Message: ...
def no_players(got: str, known: tuple[str, ...]) -> Message: ...
def no_games_asked(n: int) -> Message: ...
def no_games(against: str, design: str) -> Message: ...
def no_measure(got: str, known: tuple[str, ...]) -> Message: ...
def verdict_no_change() -> Message: ...
def verdict_disagree() -> Message: ...
def verdict_open() -> Message: ...
def head_players() -> Message: ...
def head_change() -> Message: ...
def head_verdict() -> Message: ...


declared(__name__)


def design(name: str) -> str:
    """A design."""
    return DESIGNS.get(name, name)


def players(name: str) -> str:
    """A kind of players."""
    return PLAYERS.get(name, name)


def measure(name: str) -> str:
    """What a number of a game is called, or of one round of it."""
    number, _, round = name.partition(IN_ROUND)
    if round:
        return of_a_round(measure(number), round)
    return MEASURES.get(name) or name.replace("_", " ")


class FoundOut(Protocol):
    """What a design changes."""

    @property
    def design(self) -> str: ...
    @property
    def against(self) -> str: ...
    @property
    def measure(self) -> str: ...
    @property
    def by(self) -> Mapping[str, Estimated]: ...
    @property
    def verdict(self) -> str: ...
    @property
    def direction(self) -> str: ...


def more(found: Estimated) -> Message:
    """A difference with its interval: '+3.2 (1.1 to 5.3)'; small ones in more digits."""
    digits = 1 if max(abs(found.low), abs(found.high)) >= 2 else 2
    return change(found.mean, found.low, found.high, digits)


def judged(found: FoundOut) -> Message:
    """Whether all players see the same, in a few words: 'more: all players agree', 'open for automas'."""
    if found.verdict == "agree":
        return agree(found.direction == "more", len(found.by))
    if all(each.mean == each.low == each.high == 0 for each in found.by.values()):
        return verdict_no_change()
    if found.verdict == "disagree":
        return verdict_disagree()
    unsure = [name for name, each in found.by.items() if each.low <= 0 <= each.high]
    return verdict_open() if len(unsure) == len(found.by) else open_for(listed(map(players, unsure)))


def effect(found: FoundOut) -> Message:
    """What a design changes, in a sentence."""
    each = in_a_row(player_change(players(name), more(one)) for name, one in found.by.items())
    return what_changes(design(found.design), design(found.against), measure(found.measure), each, judged(found))


def effects_in_short(found: Any) -> Message:
    """Effects in a line."""
    each = [finding(design(each.design), judged(each)) for each in found]
    return findings(told_together(each) if each else "")


def head() -> tuple[str, ...]:
    """The head of a table of effects."""
    return ("", head_players(), head_change(), "", head_verdict())


def effects_of(name: str, against: str, pairs: Sequence[int]) -> Message:
    """What a table of effects is of."""
    return table_of(measure(name), design(against), pairs[0], pairs[-1], len(pairs) == 1)


def experiment(found: Any) -> Message:
    """An experiment in a line."""
    seeds = {game.seed for game in found.games}
    kinds = found.players
    return played(len(found.games), len(found.designs), len(kinds), listed(map(players, kinds)), min(seeds), max(seeds))
