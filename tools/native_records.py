"""How the compiled engine makes its records; `tools/compiled.py` puts it beside it."""

import dataclasses
import sys
from collections.abc import Callable
from typing import Any


def records(hints: dict[str, dict[str, str]]) -> Callable[..., Callable[[type], type]]:
    """What stands in for `dataclass` in a module whose records have fields of these types, as they are written.

    mypyc keeps of a type its first word only, and closes no record: so that code in C may write on one that is being
    made, and nobody else on any.
    """

    def dataclass(**said: Any) -> Callable[[type], type]:
        def made(kind: type) -> type:
            names = vars(sys.modules[kind.__module__])
            kind.__annotations__ = {name: eval(hint, names) for name, hint in hints[kind.__name__].items()}
            kind.__reduce__ = _made_of_fields  # type: ignore[method-assign, assignment]
            return dataclasses.dataclass(frozen=True, **said)(kind)

        return made

    return dataclass


def _made_of_fields(record: Any) -> tuple[type, tuple[Any, ...]]:
    """What a pickle or a copy makes the record of: written on it must not be."""
    return type(record), tuple(getattr(record, field.name) for field in dataclasses.fields(record))
