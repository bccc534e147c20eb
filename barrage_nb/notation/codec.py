"""Values as plain JSON and back, guided by their type hints; what does not fit is named with its place."""

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from ..board.box import PRINTED, Box
from ..engine.position import TASKS, Position, Setup, Task
from ..engine.rulings import Design, NoSuchChoice
from ..engine.values import BEYOND, Table
from ..words import messages
from .rows import restore_box, rows_beside_design

Problems = list[str]


class Unreadable(ValueError):
    """A text or value that is no position, move or game; says what is wrong, where, and what would be right."""

    def __init__(self, said: str) -> None:
        """However long and whatever is read, the error stays a text that can be shown."""
        said = said if len(said) <= _MOST_SAID else f"{said[:_MOST_SAID]} …"
        super().__init__(said.encode(errors="backslashreplace").decode())


@dataclass(frozen=True)
class BoxText:
    """How a text tells the box of a position: its numbers as a design, and its rows."""

    design: Design = Design()
    box: Box = PRINTED


_MOST_SAID = 2000
DEEPEST = 20  # of lists in lists; a position needs eight


def untyped(value: Any, depth: int = 0) -> Any:
    """Records, tuples and mappings as the lists and objects of JSON, with everything that they hold."""
    if depth > DEEPEST:
        raise Unreadable(messages.too_deep())
    if isinstance(value, int) and abs(value) >= BEYOND:
        raise Unreadable(messages.too_many_digits(most=len(str(BEYOND)) - 1))
    if isinstance(value, Task):
        return plain(value)
    if isinstance(value, Box):
        return list(value.rows)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: untyped(getattr(value, field.name), depth + 1) for field in fields_of(type(value))}
    if isinstance(value, (list, tuple)):
        return [untyped(item, depth + 1) for item in value]
    if isinstance(value, Mapping):
        return {key: untyped(item, depth + 1) for key, item in value.items()}
    return value


def plain(value: Any, named: bool = True) -> Any:
    """A value as plain JSON: what is at its default is left out, and a task is a list that starts with its name."""
    if isinstance(value, Task):
        return [type(value).__name__, *(plain(getattr(value, field.name), False) for field in fields(value))]
    if isinstance(value, Box):
        return list(rows_beside_design(value))
    if is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: plain(said, named)
            for field in fields_of(type(value))
            if (said := getattr(value, field.name)) != field.default
            if not isinstance(said, Box) or rows_beside_design(said)
        }
    if isinstance(value, dict):
        return {key: plain(item, named) for key, item in value.items()}
    if isinstance(value, tuple):
        if not hasattr(value, "_fields"):
            return [plain(item, named) for item in value]
        return _named(value) if named else _trimmed(value)
    return value


def _named(record: Any) -> dict[str, Any]:
    defaults = record._field_defaults
    return {
        name: plain(item)
        for name, item in zip(record._fields, record, strict=True)
        if name not in defaults or item != defaults[name]
    }


def _trimmed(record: Any) -> list[Any]:
    """A named tuple as a list, without the values at its end that are at their defaults."""
    values = list(record)
    for name in reversed(record._fields):
        if name not in record._field_defaults or record._field_defaults[name] != values[-1]:
            break
        values.pop()
    return [plain(item, False) for item in values]


def restore(value: Any, hint: Any, where: str, problems: Problems) -> Any:
    """A plain value as the type its hint says; whatever does not fit is added to the problems."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return None if value is None else restore(value, get_args(hint)[0], where, problems)
    if origin is tuple:
        return _restore_tuple(value, get_args(hint), where, problems)
    if origin is Table:
        if not isinstance(value, dict):
            return _misfit(value, messages.want_object(), where, problems)
        item_hint = get_args(hint)[1]
        return Table({key: restore(item, item_hint, f"{where}.{key}", problems) for key, item in value.items()})
    if hint is Task:
        return _restore_task(value, where, problems)
    if hint in (int, str, bool):
        return value if type(value) is hint else _misfit(value, messages.WANTS[hint.__name__], where, problems)
    if hint is Box:
        return restore_box(value, where, problems)
    if isinstance(value, dict):
        return restore_record(value, hint, where, problems)
    if isinstance(value, list):
        return _restore_list(value, hint, where, problems)
    return _misfit(value, f"{hint.__name__}({', '.join(hints_of(hint))})", where, problems)


def _misfit(value: Any, want: str, where: str, problems: Problems) -> None:
    problems.append(messages.wrong_kind(where=where or messages.the_position(), got=repr(value)[:60], want=want))


def _restore_tuple(value: Any, hints: tuple[Any, ...], where: str, problems: Problems) -> Any:
    if not isinstance(value, list):
        return _misfit(value, messages.want_list(), where, problems)
    if hints[-1] is Ellipsis:
        hints = (hints[0],) * len(value)
    if len(value) != len(hints):
        return _misfit(value, messages.want_list_of(n=len(hints)), where, problems)
    return tuple(
        restore(item, hint, f"{where}[{index}]", problems)
        for index, (item, hint) in enumerate(zip(value, hints, strict=True))
    )


@cache
def fields_of(record: type) -> tuple["Field[Any]", ...]:
    """The fields of a dataclass; those of a setup stand among the position's own, and its box as a text tells it."""
    inner: dict[Any, tuple[Field[Any], ...]] = {Box: fields(BoxText)}
    if record is Position:
        inner[Setup] = fields_of(Setup)
    return tuple(one for field in fields(record) for one in inner.get(field.type, (field,)))


@cache
def hints_of(record: type) -> dict[str, Any]:
    """The types of a record's fields, by name and in order."""
    hints = {**get_type_hints(Setup), **get_type_hints(BoxText), **get_type_hints(record)}
    names = [field.name for field in fields_of(record)] if is_dataclass(record) else record._fields  # type: ignore[attr-defined]
    return {name: hints[name] for name in names}


@cache
def defaults_of(record: type) -> dict[str, Any]:
    """The defaults of a record's fields, for those that have one."""
    if is_dataclass(record):
        return {field.name: field.default for field in fields_of(record) if field.default is not MISSING}
    return dict(record._field_defaults)  # type: ignore[attr-defined]


def _restore_task(value: Any, where: str, problems: Problems) -> Any:
    if not isinstance(value, list) or not value or type(value[0]) is not str or value[0] not in TASKS:
        problems.append(messages.unknown_task(where=where, got=repr(value)[:60]))
        return None
    return _restore_list(value[1:], TASKS[value[0]], where, problems)


def _restore_list(values: list[Any], record: type, where: str, problems: Problems) -> Any:
    names = list(hints_of(record))
    if len(values) > len(names):
        return _misfit(values, f"{record.__name__}({', '.join(names)})", where, problems)
    return restore_record(dict(zip(names, values, strict=False)), record, where, problems)


def restore_record(value: Any, record: Callable[..., Any], where: str, problems: Problems, defaults: Any = None) -> Any:
    """A plain object as a record; fields left out keep their default, or those of `defaults`."""
    if not isinstance(value, dict):
        return _misfit(value, messages.want_object(), where, problems)
    assert isinstance(record, type)
    hints = hints_of(record)
    before = len(problems)
    given = {} if defaults is None else {name: getattr(defaults, name) for name in hints}
    for name, item in value.items():
        if name in hints:
            given[name] = restore(item, hints[name], f"{where}.{name}" if where else name, problems)
        else:
            problems.append(messages.unknown_field(where=where or messages.the_position(), field=str(name)[:40]))
    for name in hints:
        if name not in given and name not in defaults_of(record):
            problems.append(messages.missing_field(where=where or messages.the_position(), field=name))
    if len(problems) > before:
        return None
    try:
        return Position().with_(**given) if record is Position else record(**given)
    except NoSuchChoice as error:
        problems.extend(error.problems)
