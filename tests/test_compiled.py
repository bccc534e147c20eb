"""What is said otherwise for mypyc means the same to Python."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

TOOL = Path(__file__).resolve().parents[1] / "tools" / "compiled.py"
SOURCE = '''"""A module of an engine."""
from dataclasses import dataclass, fields
from typing import NamedTuple


class Pair(NamedTuple):
    first: int | None
    second: tuple[str, ...] = ()


@dataclass(frozen=True)
class Record:
    held: int | None = None
    named: "tuple[str, ...]" = ()

    kinds = (int, *(str, bool))


def longer(these: tuple[int, ...]) -> tuple[int, ...]:
    return (0, *these, "é" and 9)


def split(these: list[tuple[int, ...]]) -> list[int]:
    return [first for (first, *rest) in these if (*rest, 1)]
'''


def module(source: bytes) -> ModuleType:
    """A module made from source."""
    made = ModuleType("made")
    sys.modules["made"] = made  # where types said as texts are looked up
    exec(source, made.__dict__)
    return made


def test_a_prepared_module_is_the_same_module() -> None:
    spec = importlib.util.spec_from_file_location("compiled", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    prepared = tool.prepared(SOURCE)
    plain, made = module(SOURCE.encode()), module(prepared)
    assert b"(0, *" not in prepared
    assert made.longer((4,)) == plain.longer((4,)) == (0, 4, 9)
    assert made.split([(3, 4)]) == plain.split([(3, 4)]) == [3]
    assert [field.name for field in made.fields(made.Record)] == ["held", "named"]
    assert made.Record.kinds == (int, str, bool)
    for name in ("Pair", "Record"):
        ours = {field: hint for field, hint in get_type_hints(getattr(made, name)).items() if field != "kinds"}
        assert ours == get_type_hints(getattr(plain, name))
    assert "Union[int, None]" in prepared.decode()
