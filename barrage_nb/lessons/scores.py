"""Parts of a scoring by themselves: small tables to ask about, and a sentence for each company."""

from collections.abc import Callable

from ..board.tiles import BONUS_TILES
from ..engine.position import Position, as_position
from ..history.summary import RoundLine
from ..notation.text import sketch
from ..words import scoring_lesson as words
from .explained import Explained
from .outcome import Sentence
from .scoring import lines

_TABLES = {
    "rank": "usa energy=12 | italy energy=12 | france energy=8 | germany | round=2",
    "credits": "usa energy=3 | italy energy=6 | france energy=15 | germany | round=2",
    "bonus": (
        "usa P8.1 P11.1 P12.1 energy=18 | italy P8.2 P11.2 P12.2 energy=17 | france P8.3 P11.3 P12.3 energy=11"
        " | germany P9.1 P11.4 P12.4 energy=5 | round=3 bonus=bases,conduits,powerhouses"
    ),
    "turn": "usa energy=6 | italy energy=6 | germany | france energy=11 | round=2 order=usa,italy,germany,france",
}


def example(part: str) -> Position:
    """A table on which one part of the scoring is to be seen: "rank", "credits", "bonus" or "turn"."""
    return sketch(_TABLES[_known(part)])


def score(position: Position | str, part: str) -> Explained:
    """One part of the scoring, company by company, beside the energy track."""
    position = as_position(position)
    tell = _TOLD[_known(part)]
    told = tuple(Sentence(words.about(line.who, tell(position, line)), _clause(part, line)) for line in lines(position))
    return Explained(told, position, on_track=True)


def _known(part: str) -> str:
    if part not in _TABLES:
        raise ValueError(words.no_such_part(part, _TABLES))
    return part


def _bonus(position: Position, line: RoundLine) -> str:
    tile = position.bonus_tile
    if tile is None:
        raise ValueError(words.no_bonus_tile())
    return words.bonus(tile, BONUS_TILES[tile].clause, line, position.round)


_TOLD: dict[str, Callable[[Position, RoundLine], str]] = {
    "rank": lambda position, line: words.rank(line),
    "credits": lambda position, line: words.credits(line.energy, line.credits),
    "bonus": _bonus,
    "turn": lambda position, line: words.turn(line.next_number, len(position.order)),
}


def _clause(part: str, line: RoundLine) -> str:
    if part == "rank":
        return "S3" if line.tied > 1 and line.rank_vp else "S2"
    return {"credits": "S4", "bonus": "S5", "turn": "E2"}[part]
