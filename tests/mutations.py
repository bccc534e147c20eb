"""Texts and values changed by chance: delete, swap, replace, duplicate, truncate, splice."""

import copy
from collections.abc import Callable
from dataclasses import fields
from random import Random
from typing import Any

from barrage_nb.board.companies import COMPANIES, STRUCTURES
from barrage_nb.board.contracts import PART_KINDS
from barrage_nb.board.map import BASE_SPACES, CONDUITS, POWERHOUSES
from barrage_nb.board.office import SPACES
from barrage_nb.board.powers import OFFICERS, TILES
from barrage_nb.engine.position import TASKS

LETTERS = 'abcXYZ019 .,:;|=*+-_#"{}[]\n²é'
WORDS = (
    *("neutral", "seat 1", "seat 4", "seat 5", "actions", "setup", "over", "income", "space", "tile", "second", "P3"),
    *("HA", "HD", "H9", "turn", "game", "plains", "hills", "", "T9", "Z3", "B99L", "\u0000", "green", "blue"),
    *(*COMPANIES, *STRUCTURES, *BASE_SPACES, *CONDUITS, *POWERHOUSES, *SPACES, *OFFICERS, *TILES, *PART_KINDS),
)
NUMBERS = (-9, -1, 0, 1, 2, 3, 4, 5, 6, 9, 12, 13, 99, 100, 105, 200, 214, 305, 414, 9999, 10**12)
ODD: tuple[Any, ...] = (None, True, False, 1.5, [], {}, [[]], {"a": 1}, "x" * 300)


def mutated_text(text: str, luck: Random) -> str:
    """A text with one to three changes."""
    for _ in range(luck.randint(1, 3)):
        text = luck.choice(_TEXT_CHANGES)(text, luck)
    return text


def _cut(text: str, luck: Random) -> tuple[int, int]:
    start = luck.randint(0, len(text))
    return start, min(len(text), start + luck.choice((1, 1, 2, 5, 40)))


def _delete(text: str, luck: Random) -> str:
    start, end = _cut(text, luck)
    return text[:start] + text[end:]


def _replace(text: str, luck: Random) -> str:
    start, end = _cut(text, luck)
    new = luck.choice((luck.choice(LETTERS), luck.choice(WORDS), str(luck.choice(NUMBERS))))
    return text[:start] + new + text[end:]


def _duplicate(text: str, luck: Random) -> str:
    start, end = _cut(text, luck)
    return text[:end] + text[start:end] + text[end:]


def _swap(text: str, luck: Random) -> str:
    a, b = sorted((luck.randint(0, len(text)), luck.randint(0, len(text))))
    return text[:a] + text[b : b + 3] + text[a + 3 : b] + text[a : a + 3] + text[b + 3 :]


def _truncate(text: str, luck: Random) -> str:
    return text[: luck.randint(0, len(text))]


def _splice(text: str, luck: Random) -> str:
    start, end = _cut(text, luck)
    place = luck.randint(0, len(text))
    return text[:place] + text[start:end] + text[place:]


def _words(text: str, luck: Random) -> str:
    words = text.split(" ")
    words[luck.randrange(len(words))] = luck.choice((luck.choice(WORDS), str(luck.choice(NUMBERS))))
    return " ".join(words)


_TEXT_CHANGES: tuple[Callable[[str, Random], str], ...] = (
    *(_delete, _replace, _duplicate, _swap, _truncate, _splice, _words),
)


def mutated_value(value: Any, luck: Random) -> Any:
    """Plain JSON values with one to three changes somewhere inside."""
    value = copy.deepcopy(value)
    for _ in range(luck.randint(1, 3)):
        places = list(_places(value))
        held, key = luck.choice(places)
        _change(held, key, [holder[name] for holder, name in places], luck)
        if luck.random() < 0.3:
            value["pending"] = (
                [_task(luck), *value.get("pending", ())] if isinstance(value.get("pending"), list) else []
            )
    return value


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside a value, as its holder and its key there."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    found = [(value, key) for key in keys]
    return found + [place for key in keys for place in _places(value[key])]


def _change(held: Any, key: Any, others: list[Any], luck: Random) -> None:
    chance = luck.random()
    if chance < 0.15:
        del held[key]
    elif chance < 0.3 and isinstance(held, list):
        held.insert(luck.randint(0, len(held)), copy.deepcopy(luck.choice(held)))
    elif chance < 0.4 and isinstance(held, dict):
        held[luck.choice(WORDS)] = copy.deepcopy(held[key])
    elif chance < 0.55:
        held[key] = copy.deepcopy(luck.choice([other for other in others if type(other) is type(held[key])]))
    elif chance < 0.65:
        held[key] = copy.deepcopy(luck.choice(others))
    elif chance < 0.7:
        held[key] = copy.deepcopy(luck.choice(ODD))
    else:
        held[key] = _like(held[key], luck)


def _like(value: Any, luck: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice((luck.choice(NUMBERS), value + 1, value - 1))
    if isinstance(value, str):
        return luck.choice(WORDS)
    if isinstance(value, list) and value:
        return luck.sample(value, luck.randint(0, len(value)))
    return luck.choice((None, luck.choice(NUMBERS), luck.choice(WORDS)))


def _task(luck: Random) -> list[Any]:
    """A task or question with plausible values for its fields."""
    name = luck.choice(sorted(set(TASKS) - {"Question"} if luck.random() < 0.98 else TASKS))
    return [name, *(_field(field.name, str(field.type), luck) for field in fields(TASKS[name]))]


def _field(name: str, kind: str, luck: Random) -> Any:
    if name == "who":
        return luck.choice((*COMPANIES, *COMPANIES, "seat 1", "neutral"))
    if name in ("space", "powerhouse", "without"):
        return luck.choice((*BASE_SPACES, *CONDUITS, *POWERHOUSES))
    if name == "structure":
        return luck.choice(STRUCTURES)
    if name == "parts" or name == "part":
        parts = [_part(luck) for _ in range(luck.randint(0, 3))]
        return parts if name == "parts" else _part(luck)
    if "bool" in kind:
        return luck.random() < 0.5
    if "int" in kind:
        return luck.choice(NUMBERS[:13])
    if name in ("tile", "copying"):
        return luck.choice((*TILES, None))
    if name == "areas":
        return luck.sample(["mountains", "hills", "plains"], luck.randint(0, 3))
    if name == "source":
        return luck.choice(("space", "tile", "second"))
    return luck.choice(("P8", "Y6", "Z3", "M3", "I3"))


def _part(luck: Random) -> list[Any]:
    return [luck.choice(PART_KINDS), luck.choice((1, 2, 3, 5, 9, 40, 99))]
