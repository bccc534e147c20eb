"""What is kept of what was worked out: best moves with a game, packed small, and lines of a file, piece by piece."""

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from ..engine.position import Position
from ..history.summary import SOURCES
from ..history.tree import Game
from ..words import analysis as words
from ..words import best as best_words
from .best import BestMoves
from .outlook import WEIGHTS
from .playouts import MEANS, TALLIES, GameEnd, Tale, seed_of


class KeptLines:
    """A file of lines, each with what was asked and what was found; without a file nothing is kept.

    Its first line says what form its lines have; `maker`, an "experiment" or a "sweep", is named to whoever gives
    another file.
    """

    def __init__(self, file: str | Path | None, form: str, maker: str) -> None:
        self.file = None if file is None else Path(file)
        self.form, self.maker = form, maker
        self.lines: dict[str, Any] = {}
        if self.file is None:
            return
        if not self.file.exists():
            self.file.write_text(json.dumps(form) + "\n", "utf-8")
            return
        text = self.file.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1] or f"{text}\n"
        self.lines = {_key(asked): found for asked, found in read_lines(whole, form, maker, self.file)}
        if whole != text:  # whoever wrote it was ended in the middle of a line
            self.file.write_text(whole, "utf-8")

    def known(self, asked: Any) -> Any:
        """What is kept of this question, or None."""
        return self.lines.get(_key(asked))

    def keep(self, asked: Any, found: Any) -> None:
        """Keep what was found."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asked, found], ensure_ascii=False) + "\n")


def read_lines(text: str, form: str, maker: str, file: str | Path | None) -> list[tuple[Any, Any]]:
    """What the lines of a file, or of a text that is none, say: each what was asked, and what was found."""
    file = words.the_text() if file is None else str(file)
    head, *lines = text.splitlines() or [""]
    if head.strip() != json.dumps(form):
        raise ValueError(words.not_kept(file=file, maker=maker))
    found = []
    for number, line in enumerate(lines, 2):
        try:
            asked, told = json.loads(line)
        except ValueError as error:
            raise ValueError(words.damaged(file=file, line=number, maker=maker)) from error
        found.append((asked, told))
    return found


def _key(asked: Any) -> str:
    return json.dumps(asked, sort_keys=True)


ROOM = 2_000_000
"""So many characters of a game's file are for best moves; what was kept first makes room for more."""
LARGEST = 20_000_000
"""No honest answer is larger when it is unpacked."""


def keep(game: Game, found: BestMoves) -> None:
    """Keep an answer with a game, in place of an earlier one to the same question."""
    kept = {name: each for name, each in game.kept.items() if name.startswith("best-")}
    name = _name(found)
    kept.pop(name, None)
    value = _packed(found)
    room = ROOM - len(value["playouts"])
    for older in reversed(kept):
        room -= len(kept[older]["playouts"])
        if room < 0:
            del game.kept[older]
    game.kept.pop(name, None)  # the newest stands last
    game.kept[name] = value


def is_kept(game: Game, position: Position, who: str) -> bool:
    """Whether anything is kept of what a company was asked in a position: quick to say."""
    names = [name for name in game.kept if name.startswith("best-")]
    begun = _begun(position, who) if names and who in position.companies else "-"
    return any(name.startswith(begun) for name in names)


def kept(game: Game, asked: BestMoves) -> BestMoves | None:
    """The answer that is kept to a question, as far as it came; None where there is none."""
    value = game.kept.get(_name(asked))
    return None if value is None else _unpacked(value, asked)


def _begun(position: Position, who: str) -> str:
    return f"best-{seed_of(position.view_for(who).text):012x}-"


def _name(found: BestMoves) -> str:
    """Under what an answer is kept: what was asked, and which programs answered."""
    asked = found.options, found.also, found.by, found.policy, found.seed, tuple(found.precision), WEIGHTS
    return f"{_begun(found.position, found.who)}{seed_of(asked):012x}"


def _packed(found: BestMoves) -> dict[str, Any]:
    """An answer as plain values; what a reader of the file may ask stands in front."""
    ends = [end for option in found.ends for end in option]
    moves = sorted({move for end in ends for move in _tale(end).moves})
    number = {move: place for place, move in enumerate(moves)}
    # One below the other are numbers that are alike, which makes them small.
    columns = list(zip(*map(_numbers, ends), strict=True))
    told = [[number[move] for move in _tale(end).moves] for end in ends]
    said = json.dumps([columns, moves, told], separators=(",", ":")).encode()
    return {
        "policy": found.policy,
        "seed": found.seed,
        "counts": [len(option) for option in found.ends],
        "left": found.left,
        "ended": found.ended,
        "playouts": b85encode(zlib.compress(said, 9)).decode(),
    }


def _tale(end: GameEnd) -> Tale:
    assert end.tale is not None, "best moves are told"
    return end.tale


def _numbers(end: GameEnd) -> Iterator[int]:
    """All numbers of a playout; instead of the share of a first place, by how many it is shared."""
    yield from end.vp
    yield from (round(1 / share) if share else 0 for share in end.won)
    for rows in (end.points, _tale(end).made):
        for row in rows:
            yield from row
    yield from _tale(end).means


def _unpacked(value: Any, asked: BestMoves) -> BestMoves:
    """The answer to what was asked, as it was packed."""
    try:
        reader = zlib.decompressobj()
        said = reader.decompress(b85decode(value["playouts"]), LARGEST)
        if not reader.eof:
            raise ValueError("cut off, or too much")
        columns, moves, told = json.loads(said)
        known = [(str(who), str(move)) for who, move in moves]
        rows = list(zip(zip(*columns, strict=True), told, strict=True))
        counts, left = list(map(int, value["counts"])), tuple(map(int, value["left"]))
        whole = sum(counts) == len(rows) and len(counts) in (0, len(asked.plans)) and left and {*left} <= {*asked.left}
        if not whole or (columns and len(columns) != _width(asked)):
            raise ValueError("not as many as were asked for")
        following = iter(rows)
        ends = tuple(
            tuple(
                _end(number, row, [known[place] for place in moves], asked.companies)
                for number, (row, moves) in enumerate(islice(following, count))
            )
            for count in counts
        )
        return replace(asked, ends=ends, left=left, ended=str(value["ended"]))
    except (ArithmeticError, LookupError, TypeError, ValueError, zlib.error) as error:
        raise ValueError(best_words.kept_damaged()) from error


def _width(asked: BestMoves) -> int:
    """How many numbers a playout has."""
    return len(asked.companies) * (2 + len(SOURCES) + len(TALLIES)) + len(MEANS)


def _end(number: int, row: Sequence[int], moves: list[tuple[str, str]], companies: Sequence[str]) -> GameEnd:
    numbers = iter(map(int, row))

    def take(many: int) -> tuple[int, ...]:
        return tuple(islice(numbers, many))

    vp = take(len(companies))
    won = tuple(1 / many if many else 0.0 for many in take(len(companies)))
    points = tuple(take(len(SOURCES)) for _ in companies)
    made = tuple(take(len(TALLIES)) for _ in companies)
    return GameEnd(number, vp, won, points, Tale(tuple(moves), made, take(len(MEANS))))
