"""What is said about experiments: what a design changes, and whether all players see the same."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .analysis import Estimated
from .names import count, listed, minus, sayer

MESSAGES = {
    "no_designs": "there is no design to try; give them by name: {{'3 segments': Design(wheel_segments=3)}}",
    "no_design": "no game was played with {got!r}; the designs are {known}",
    "no_players": "nobody called {got!r} played; there are {known}",
    "no_games_asked": "n={n}: an experiment plays 1 game or more with each design, such as n=10",
    "no_games": "there is no seed with which both {design!r} and {against!r} were played",
    "no_measure": "{got!r} is not counted; games are measured by {known}, or by a function of their rows",
}

say = sayer(MESSAGES)

PRINTED, CHANGED = "printed", "changed"
"""What a design is called that has no name of its own."""

MEASURES = {
    "won": "wins",
    "place": "place in the turn order",
    "energy": "energy",
    "rank": "rank by energy",
    "vp": "victory points",
    "standing": "place by victory points",
    "credits": "credits at the end",
    "machines": "machines at the end",
    "on_wheel": "machines on the wheel at the end",
    "water": "drops in own dams at the end",
    "built": "pieces built",
    "bases": "bases built",
    "elevations": "elevations built",
    "conduits": "conduits built",
    "powerhouses": "powerhouses built",
    "conduit_value": "values of the conduits built",
    "productions": "productions",
    "drops": "drops used",
    "neutral_drops": "drops used from neutral dams",
    "foreign_drops": "drops through conduits of others",
    "carried": "drops of others through own conduits",
    "fees_paid": "fees paid",
    "fees_got": "fees got",
    "caught_again": "used drops caught again by the same company",
    "given_away": "used drops caught by a rival",
    "received": "drops caught that a rival has used",
    "contracts": "contracts fulfilled",
    "engineers": "engineers placed",
    "bank": "engineers in the Bank",
    "gap": "points between first and last",
    "new_leaders": "changes of the leader",
    "rank_kept": "likeness of ranks from round to round",
    "early_lead": "likeness of the standing after round 2 and at the end",
    "pipe_lead": "points that the builder of the most conduit is ahead of the others",
    "shared_water": "of a hundred used drops those that a rival's dam catches",
    "head_start": "energy that the first in turn order makes more than the last",
}
"""What the numbers of a game are called."""


def measure(name: str) -> str:
    """What a number of a game is called."""
    return MEASURES.get(name) or name.replace("_", " ")


def in_round(number: int, name: str) -> str:
    """What a number of one round is called."""
    return f"{measure(name)} in round {number}"


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


def more(found: Estimated) -> str:
    """A difference with its interval: '+3.2 (1.1 to 5.3)'; small ones in more digits."""
    digits = 1 if max(abs(found.low), abs(found.high)) >= 2 else 2
    mean, low, high = (minus(f"{round(each, digits) + 0.0:.{digits}f}") for each in (found.mean, found.low, found.high))
    sign = "+" if round(found.mean, digits) > 0 else ""
    return f"{sign}{mean} ({low} to {high})"


NO_CHANGE = "no game has changed"


def judged(found: FoundOut) -> str:
    """Whether all players see the same, in a few words: 'more: all players agree', 'open for automas'."""
    if found.verdict == "agree":
        many = {1: "", 2: ": both agree"}.get(len(found.by), ": all agree")
        return f"{found.direction}{many}"
    if all(each.mean == each.low == each.high == 0 for each in found.by.values()):
        return NO_CHANGE
    if found.verdict == "disagree":
        return "they disagree"
    unsure = [name for name, each in found.by.items() if each.low <= 0 <= each.high]
    return "open" if len(unsure) == len(found.by) else f"open for {listed(unsure)}"


def effect(found: FoundOut) -> str:
    """What a design changes, in a sentence."""
    each = ", ".join(f"{name} {more(one)}" for name, one in found.by.items())
    return f"{found.design} against {found.against}, {measure(found.measure)}: {each}. {_sentence(judged(found))}"


def _sentence(said: str) -> str:
    return f"{said[0].upper()}{said[1:]}."


def effects_in_short(found: Any) -> str:
    """Effects in a line."""
    return f"<Findings: {'; '.join(f'{each.design}: {judged(each)}' for each in found)}>"


EFFECTS = ("", "players", "change", "", "verdict")


def effects_of(name: str, against: str, pairs: Sequence[int]) -> str:
    """What a table of effects is of."""
    many = f"{pairs[0]} to {count(pairs[-1], 'pairs')}" if len(pairs) > 1 else count(pairs[0], "pairs")
    return (
        f"{_sentence(measure(name))[:-1]}, against {against}: how much more, on average of {many} of games with the "
        "same seed; 95 % intervals."
    )


def experiment(found: Any) -> str:
    """An experiment in a line."""
    seeds = {game.seed for game in found.games}
    players = f"{count(len(found.players), 'kinds')} of players"
    return (
        f"{count(len(found.games), 'games')}: {count(len(found.designs), 'designs')} with {players} "
        f"({listed(found.players)}), seeds {min(seeds)} to {max(seeds)}"
    )


def progress(done: int, of: int) -> str:
    """How far an experiment is."""
    return f"{done} of {count(of, 'games')}"
