"""What is said otherwise for mypyc means the same to Python, and where it is compiled it is what the tests meet."""

import copy
import dataclasses
import importlib.util
import os
import pickle
import sys
from inspect import isfunction
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

import pytest

from barrage_nb import compiled, which_engine
from barrage_nb.analysis import appraisal, quick
from barrage_nb.engine import position

TOOLS = Path(__file__).resolve().parents[1] / "tools"
SOURCE = '''"""A module of an engine."""
from dataclasses import dataclass, fields
from typing import ClassVar, NamedTuple


class Pair(NamedTuple):
    first: tuple[int | None, ...] | None
    second: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    held: int | None = None
    named: "tuple[str, ...]" = ()
    numbers: tuple[int | None, ...] = ()

    kinds = (int, *(str, bool))
    marks: ClassVar[int] = 3


@dataclass(frozen=True, eq=False)
class Alone:
    held: int


def longer(these: tuple[int, ...]) -> tuple[int, ...]:
    return (0, *these, "é" and 9)


def split(these: list[tuple[int, ...]]) -> list[int]:
    return [first for (first, *rest) in these if (*rest, 1)]
'''
KEPT = '''"""A module of the players."""
from functools import cached_property


class Sums:
    def __init__(self, each: int) -> None:
        self.each, self.asked = each, 0

    @cached_property
    def all_of_them(self) -> int:
        """What all are together."""
        self.asked += 1
        return 3 * self.each

    @cached_property
    def half(self) -> float:
        return self.all_of_them / 2
'''
MAKING = '''"""A module of an engine, with records as it has them."""
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ChooseSite:
    who: str
    structure: str
    tile: str | None
    copying: str | None = None


@dataclass(frozen=True)
class ByTile(ChooseSite):
    least: int = 0


@dataclass(frozen=True, slots=True)
class Sorted:
    numbers: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", tuple(sorted(self.numbers)))


@dataclass(frozen=True)
class Marked:
    said: str
    marks: tuple[str, ...] = field(default=(), compare=False)
'''
SEALING = '''"""A module of an engine."""
from barrage_nb.engine.position import Company


class Open(Company):
    def closed(self) -> Company:
        """The company, closed."""
        del self.note
        self.__class__ = Company
        return self
'''


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What prepares a module, beside what makes its records."""
    monkeypatch.syspath_prepend(TOOLS)
    spec = importlib.util.spec_from_file_location("compiled", TOOLS / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def module(source: bytes) -> ModuleType:
    """A module made from source."""
    made = ModuleType("made")
    sys.modules["made"] = made  # where the names in types are looked up, and pickles look for classes
    exec(source, made.__dict__)
    return made


def test_the_engine_that_is_tested_is_the_one_that_was_asked_for() -> None:
    asked_for = bool(os.environ.get("BARRAGE_NB_COMPILED"))
    assert which_engine() == ("compiled" if asked_for else "plain")
    assert isfunction(position.Draft.open) != asked_for
    assert isfunction(quick.quick_choice) != asked_for
    assert isfunction(appraisal.Appraisal.site) != asked_for


def test_a_build_is_taken_only_where_it_is_of_this_source_and_loads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delenv("BARRAGE_NB_COMPILED", raising=False)
    assert compiled.where() == [], "there is none beside a checkout"
    monkeypatch.setenv("BARRAGE_NB_COMPILED", str(tmp_path))
    assert compiled.where() == [], "nothing is built"
    (tmp_path / compiled.SOURCE).write_text(compiled.source().replace(" ", " 0"))
    assert compiled.where() == [], "it is of another source"
    (tmp_path / compiled.SOURCE).write_text(compiled.source())
    assert compiled.where() == [str(tmp_path / "engine")]
    (tmp_path / "abc__mypyc.py").write_text("raise ImportError('made for another system')")
    with pytest.warns(UserWarning, match="the plain one plays: made for another system"):
        assert compiled.where() == []


def test_a_build_is_of_the_players_too_that_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / compiled.SOURCE).write_text(compiled.source())
    assert compiled.is_of_this_source(tmp_path)
    monkeypatch.setattr(compiled, "PLAYERS", compiled.PLAYERS[:-1])
    assert not compiled.is_of_this_source(tmp_path)


def test_a_build_whose_games_break_off_is_none(tool: ModuleType) -> None:
    tool.GAMES = "raise ValueError('no player')"
    with pytest.raises(SystemExit, match=r"(?s)no games are played with.*no player"):
        tool.played(BARRAGE_NB_COMPILED="")


def test_a_prepared_module_is_the_same_module(tool: ModuleType) -> None:
    prepared = tool.prepared(SOURCE)
    assert b"(0, *" not in prepared
    assert "Union[tuple[Union[int, None], ...], None]" in prepared.decode()
    assert "frozen" not in prepared.decode()
    plain = module(SOURCE.encode())
    hints = {name: get_type_hints(getattr(plain, name)) for name in ("Pair", "Record", "Alone")}
    made = module(prepared)
    assert made.longer((4,)) == plain.longer((4,)) == (0, 4, 9)
    assert made.split([(3, 4)]) == plain.split([(3, 4)]) == [3]
    assert [field.name for field in made.fields(made.Record)] == ["held", "named", "numbers"]
    assert made.Record.kinds == (int, str, bool)
    for name, ours in hints.items():
        theirs = get_type_hints(getattr(made, name))
        assert {field: hint for field, hint in theirs.items() if field != "kinds"} == ours


def test_what_was_built_runs_where_nothing_of_the_compiler_is(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    assert module(tool.prepared(SOURCE)).longer((4,)) == (0, 4, 9)
    tool.GAMES = tool.GAMES.partition("from hashlib")[0] + "import mypy_extensions"
    with pytest.raises(SystemExit, match="mypy_extensions"):
        tool.played(BARRAGE_NB_COMPILED="")


def test_a_prepared_record_is_closed_compared_copied_and_pickled_as_ever(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "making_of", lambda _: "")  # it writes on the record as code in C alone may
    made = module(tool.prepared(SOURCE))
    record = made.Record(3, ("a",), (None, 2))
    with pytest.raises(dataclasses.FrozenInstanceError):
        record.held = 4
    assert record == made.Record(3, ("a",), (None, 2)) != made.Record(4)
    assert hash(record) == hash(made.Record(3, ("a",), (None, 2)))
    assert pickle.loads(pickle.dumps(record)) == copy.deepcopy(record) == record
    assert made.Alone(3) != made.Alone(3)


def test_a_prepared_record_is_made_of_its_fields_as_ever(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    native = ModuleType("native_records")
    monkeypatch.setattr(native, "records", lambda hints: dataclasses.dataclass, raising=False)
    monkeypatch.setitem(sys.modules, "native_records", native)
    prepared = tool.prepared(MAKING)
    made, plain = module(prepared), module(MAKING.encode())
    for name, given in (
        ("ChooseSite", ("usa", "base", "T1")),
        ("ByTile", ("usa", "base", None, "T2", 5)),
        ("ByTile", ("usa", "base", None)),
        ("Sorted", ((3, 1, 2),)),
        ("Marked", ("said", ("a",))),
    ):
        assert repr(getattr(made, name)(*given)) == repr(getattr(plain, name)(*given))
    assert made.ByTile("usa", "base", None, least=4).least == 4
    assert b"def __init__(self, who: str, structure: str, tile: str | None, copying: str | None = None)" in prepared
    assert b"tile: Any, copying: Any = None, least: int = 0)" in prepared
    assert b"said: str, marks" not in prepared, "what only `dataclass` can tell is left to it"


def test_what_is_worked_out_once_is_kept_in_an_attribute(tool: ModuleType) -> None:
    prepared = tool.prepared(KEPT)
    assert b"@cached_property" not in prepared
    for sums in (module(prepared).Sums(4), module(KEPT.encode()).Sums(4)):
        assert sums.asked == 0, "nothing is worked out before it is asked for"
        assert (sums.half, sums.half, sums.all_of_them, sums.asked) == (6.0, 6.0, 12, 1)


def test_what_is_sealed_is_copied_field_by_field(tool: ModuleType) -> None:
    prepared = tool.prepared(SEALING).decode()
    assert "__class__" not in prepared
    assert "del " not in prepared
    assert "made: Company = Company.__new__(Company)" in prepared
    for name in ("officer", "vp", "wheel", "aside"):
        assert f"made.{name} = self.{name}\n" in prepared
    sealing = tool.prepared(SEALING.replace("Company", "Position"))
    assert b"if hasattr(self, '_legal_moves'): made._legal_moves = self._legal_moves" in sealing
