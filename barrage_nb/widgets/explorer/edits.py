"""What can be changed by hand, as items of the tweak grammar: at a space of the map, and in the forms."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, MAP_SPACES
from ...board.refs import Ref
from ...engine.position import NEUTRAL, Company, Dam, Position
from ...engine.rulings import Rulings
from ...notation.items import OF_THE_TABLE, OWNED, Item
from ...words.english import explorer as words

THINGS = tuple(map(Ref.on_map, MAP_SPACES))
"""The things on the spaces of the map, where something can be changed."""


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


# The forms: the items of the notation that are easily changed as a text.
_OF_A_COMPANY = (
    *("credits", "excavators", "mixers", "engineers", "vp", "energy", "constructions"),
    *("officer", "contracts", "fulfilled", "tiles", "wheel"),
)
_OF_THE_TABLE = (
    *("round", "mover", "order", "passed", "contracts", "national", "patents", "patent_pile", "piles", "bonus"),
    *("objective", "headstream_tiles"),
)
FORMS = {
    "table": tuple(OF_THE_TABLE[name] for name in _OF_THE_TABLE),
    "rulings": tuple(item for item in OF_THE_TABLE.values() if item.where == "rulings"),
}
"""The forms that are not of a company."""
_COMPANY_FORM = tuple(OWNED[name] for name in _OF_A_COMPANY)


def form_of(subject: str) -> tuple[Item, ...]:
    """The items of a form: of the table, of the rulings, or of a company."""
    return FORMS.get(subject, _COMPANY_FORM)


def values_of(position: Position, subject: str) -> dict[str, str]:
    """What a form holds now."""
    source: Position | Rulings | Company = position
    if subject == "rulings":
        source = position.rulings
    elif subject in position.companies:
        source = position.companies[subject]
    return {item.name: item.kind.write(getattr(source, item.name)) for item in form_of(subject)}


def said_of(subject: str, before: Mapping[str, str], after: Mapping[str, str]) -> str:
    """What was changed in a form, as a tweak; empty where nothing was."""
    changed = {name: _tight(value) for name, value in after.items() if _tight(value) != before[name]}
    items = [f"{name}={value}" for name, value in changed.items()]
    return " ".join([subject, *items] if items and subject not in FORMS else items)


def _tight(value: str) -> str:
    return value.replace(" ", "")
