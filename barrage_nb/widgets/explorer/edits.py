"""What can be changed by hand, as items of the tweak grammar: at a space of the map, and in the forms."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from ...board.companies import WHEEL_SEGMENTS
from ...board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES
from ...board.officers import OFFICERS
from ...board.tiles import OBJECTIVES
from ...engine.position import NEUTRAL, Company, Dam, Position, Segment
from ...engine.rulings import RULING_CHOICES, Rulings
from ...words.english import explorer as words

SPACES = (*BASE_SPACES, *CONDUITS, *POWERHOUSES, *HEADSTREAMS)
"""Every space of the map where something can be changed."""
THINGS = {
    **{f"dam {space}": space for space in BASE_SPACES},
    **{f"conduit {space}": space for space in CONDUITS},
    **{f"powerhouse {space}": space for space in POWERHOUSES},
    **{f"headstream {space}": space for space in HEADSTREAMS},
}
"""The same spaces by the names of the things of the picture."""
THING_OF = {space: thing for thing, space in THINGS.items()}


class Edit(NamedTuple):
    """A change at one space: its name on a button, and how it is said."""

    text: str
    said: str


def edits_at(position: Position, space: str, owner: str) -> tuple[Edit, ...]:
    """What can be changed at a space, if what is built new belongs to `owner`; limits are for the tweak to say."""
    if space in HEADSTREAMS:
        return tuple(_waiting(position, space))
    if space in BASE_SPACES:
        return tuple(_dam(space, position.dams.get(space), owner))
    table = position.conduits if space in CONDUITS else position.powerhouses
    return tuple(_piece(space, table.get(space), owner))


def _waiting(position: Position, space: str) -> Iterator[Edit]:
    drops = position.headstreams.get(space, 0)
    yield Edit(words.MORE_DROPS, f"{space}={drops + 1}")
    if drops:
        yield Edit(words.FEWER_DROPS, f"{space}={drops - 1}")


def _dam(space: str, dam: Dam | None, owner: str) -> Iterator[Edit]:
    if dam is None:
        yield Edit(words.build(owner), f"{owner} {space}=1")
        return
    for text, level, drops in (
        (words.MORE_DROPS, dam.level, dam.drops + 1),
        (words.FEWER_DROPS, dam.level, dam.drops - 1),
        (words.RAISE, dam.level + 1, dam.drops),
        (words.LOWER, dam.level - 1, min(dam.drops, dam.level - 1)),
    ):
        if level > 0 and drops >= 0:
            yield Edit(text, f"{dam.owner} {space}={level}*{drops}")
    if owner != dam.owner:
        yield Edit(words.give(owner), f"{owner} {space}={dam.level}*{dam.drops}")
    yield Edit(words.REMOVE, f"-{space}")


def _piece(space: str, there: str | None, owner: str) -> Iterator[Edit]:
    if there is None:
        yield Edit(words.build(owner), f"{owner} {space}")
        return
    if owner != there:
        yield Edit(words.give(owner), f"{owner} {space}")
    yield Edit(words.REMOVE, f"-{space}")


def there(position: Position, space: str) -> str:
    """What stands at a space, in a few words."""
    if space in position.dams:
        return words.dam_at(*position.dams[space])
    if space in HEADSTREAMS:
        return words.drops_at(position.headstreams.get(space, 0))
    owner = position.conduits.get(space) or position.powerhouses.get(space)
    return words.piece_at(owner)


def owners(position: Position) -> tuple[str, ...]:
    """Who can own what is built."""
    return (*position.companies, NEUTRAL)


def mover(position: Position) -> str | None:
    """Whose turn it is to decide; None at the end."""
    return position.question.who if position.question is not None else None


# The forms: a field is an item of the grammar, what it holds now, and the words it may hold.

Read: TypeAlias = Callable[[Any], str]


class Field(NamedTuple):
    """A field of a form: the name of its item, how its value is written, and the only words it may hold, if any."""

    name: str
    read: Read
    choices: tuple[str, ...] = ()


def _joined(things: Iterable[object]) -> str:
    return ",".join("-" if thing is None else str(thing) for thing in things)


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value).replace(" ", "_")


def _wheel(wheel: tuple[Segment, ...]) -> str:
    """A wheel as an item says it: what comes back after how many turns."""
    parts = []
    for place, segment in enumerate(wheel):
        held = [*segment.tiles, *_machines(segment)]
        if held and place:
            parts.append(f"{WHEEL_SEGMENTS - place}:{'+'.join(held)}")
    return ",".join(parts)


def _machines(segment: Segment) -> Iterator[str]:
    if segment.excavators:
        yield f"{segment.excavators}e"
    if segment.mixers:
        yield f"{segment.mixers}m"


def _piles(piles: Mapping[str, tuple[int, ...]]) -> str:
    return ";".join(f"{colour}:{_joined(cards)}" for colour, cards in piles.items())


COMPANY_FORM = (
    *(Field(name, str) for name in ("credits", "excavators", "mixers", "engineers", "vp", "energy", "constructions")),
    Field("officer", _word, tuple(OFFICERS)),
    *(Field(name, _joined) for name in ("contracts", "fulfilled", "tiles")),
    Field("wheel", _wheel),
)
TABLE_FORM = (
    Field("round", str),
    Field("mover", _word),
    *(Field(name, _joined) for name in ("order", "passed", "contracts", "national", "patents", "patent_pile")),
    Field("piles", _piles),
    Field("bonus", _joined),
    Field("objective", _word, tuple(OBJECTIVES)),
    Field("headstream_tiles", lambda tiles: _joined(tiles.values())),
)
_YES_OR_NO = {name: ("yes", "no") for name, value in vars(Rulings()).items() if isinstance(value, bool)}
RULINGS_FORM = tuple(
    Field(name, _word, _YES_OR_NO.get(name) or tuple(map(_word, RULING_CHOICES.get(name, ()))))
    for name in vars(Rulings())
)
FORMS = {"table": TABLE_FORM, "rulings": RULINGS_FORM}
"""The forms that are not of a company."""


def form_of(subject: str) -> tuple[Field, ...]:
    """The fields of a form: of the table, of the rulings, or of a company."""
    return FORMS.get(subject, COMPANY_FORM)


def values_of(position: Position, subject: str) -> dict[str, str]:
    """What a form holds now."""
    source: Position | Rulings | Company = position
    if subject == "rulings":
        source = position.rulings
    elif subject in position.companies:
        source = position.companies[subject]
    return {field.name: field.read(getattr(source, field.name)) for field in form_of(subject)}


def said_of(subject: str, before: Mapping[str, str], after: Mapping[str, str]) -> str:
    """What was changed in a form, as a tweak; empty where nothing was."""
    changed = {name: _tight(value) for name, value in after.items() if _tight(value) != before[name]}
    items = [f"{name}={value}" for name, value in changed.items()]
    return " ".join([subject, *items] if items and subject not in FORMS else items)


def _tight(value: str) -> str:
    return value.replace(" ", "")
