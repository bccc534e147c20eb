"""Every message that the kit can say is there, in every language, with the values it is handed and no others."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import barrage_nb
from barrage_nb import play, sketch, words
from barrage_nb.words import names, places, table
from barrage_nb.words.fluent_values import FUNCTIONS
from barrage_nb.words.message import DECLARED, TABLES, Message, Messages
from barrage_nb.words.spoken import ENGLISH, languages
from tests.whole_languages import WHOLE

LANGUAGES = languages()
HOUSE = Path(barrage_nb.__file__).parent
HERE = HOUSE / "words"
FILES = sorted(path.relative_to(HERE).as_posix() for folder in LANGUAGES for path in (HERE / folder).glob("*.ftl"))
TRANSLATED = [name for name in FILES if not name.startswith(f"{ENGLISH}/")]

for found in pkgutil.walk_packages(words.__path__, f"{words.__name__}."):
    importlib.import_module(found.name)


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.calls: list[ftl.FunctionReference] = []
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.calls.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        chosen = (variant.key for variant in node.variants if not variant.default)
        self.forms |= {key.name for key in chosen if isinstance(key, ftl.Identifier)}
        self.generic_visit(node)


@cache
def entries(name: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse((HERE / name).read_text("utf-8")).body)


@cache
def messages(name: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(name) if isinstance(entry, ftl.Message)}


def parts(message: ftl.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def said_with(name: str, id: str) -> set[str]:
    """The values that a message needs, and those it refers to."""
    found = parts(messages(name)[id])
    return found.variables.union(*(said_with(name, other) for other in found.messages - {id}))


def forms_of(name: str, id: str) -> set[str]:
    """The forms between which a message chooses, but for what it says of all others."""
    return parts(messages(name)[id]).forms


def english() -> dict[str, str]:
    """The file of each message in English."""
    return {id: name for name in FILES if name.startswith(f"{ENGLISH}/") for id in messages(name)}


def table_of(id: str) -> Messages | None:
    return next((table for table in TABLES if id.startswith(f"{table.prefix}-")), None)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_read_whole_and_says_nothing_twice(name: str) -> None:
    assert [entry.content for entry in entries(name) if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries(name) if isinstance(entry, ftl.Message | ftl.Term)]
    assert len(set(ids)) == len(ids)
    module = Path(name).stem
    assert {id for id in ids if not id.startswith(f"{module}-")} == set()


def test_every_message_that_is_declared_can_be_said() -> None:
    assert set(DECLARED) - set(english()) == set()
    assert [table.prefix for table in TABLES if not len(table)] == []


def test_no_message_is_there_for_nobody() -> None:
    referred = set().union(*(parts(messages(name)[id]).messages for id, name in english().items()))
    assert {id for id in english() if id not in DECLARED and table_of(id) is None and id not in referred} == {
        "language-name"
    }


def test_no_form_of_a_message_is_there_for_nobody() -> None:
    named = {one for path in HOUSE.rglob("*.py") for one in _named(path)}
    forms = {(id, form) for name in FILES for id in messages(name) for form in forms_of(name, id)}
    assert {(id, form) for id, form in forms if form not in named} == set()


def _named(path: Path) -> Iterator[str]:
    """What a module may ask for: its texts and their words, as keys, its names of fields, classes and functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Constant(value=str(text)):
                yield from (text.replace(" ", "_"), *text.split())
            case ast.keyword(arg=str(name)) | ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


@pytest.mark.parametrize("id", sorted(DECLARED))
def test_a_message_is_declared_with_the_values_that_it_needs(id: str) -> None:
    files = [f"{folder}/{Path(english()[id]).name}" for folder in LANGUAGES]
    used = set().union(*(said_with(file, id) for file in files if file in FILES and id in messages(file)))
    assert used == set(DECLARED[id])


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_translation_needs_no_other_values_than_english(name: str) -> None:
    original = f"{ENGLISH}/{Path(name).name}"
    known = {id: DECLARED.get(id) or said_with(original, id) for id in messages(original)}
    private = set().union(*(parts(message).messages for message in messages(name).values()))
    assert {id for id in messages(name) if id not in known} - private == set()
    assert {id: said_with(name, id) - set(known[id]) for id in messages(name) if id in known} == {
        id: set() for id in messages(name) if id in known
    }


def lacks(folder: str) -> set[str]:
    """The messages that a language does not say."""
    private = set().union(*(parts(messages(name)[id]).messages for id, name in english().items()))
    declared = {id for id in english() if id in DECLARED or table_of(id) or id not in private}
    return declared.difference(*(messages(name) for name in FILES if name.startswith(f"{folder}/")))


@pytest.mark.parametrize("folder", WHOLE)
def test_a_whole_language_lacks_no_message(folder: str) -> None:
    assert lacks(folder) == set()


def tips(folder: str) -> set[str]:
    """The messages on buttons that say more under the mouse."""
    said = {id: message for name in FILES if name.startswith(f"{folder}/") for id, message in messages(name).items()}
    return {id for id, message in said.items() if "tip" in {attribute.id.name for attribute in message.attributes}}


@pytest.mark.parametrize("folder", WHOLE)
def test_a_whole_language_lacks_no_tip(folder: str) -> None:
    assert tips(ENGLISH)
    assert tips(folder) == tips(ENGLISH)


def test_a_language_that_lacks_no_message_is_kept_whole() -> None:
    assert {folder for folder in LANGUAGES if not lacks(folder)} == {ENGLISH, *WHOLE}


def forms(folder: str) -> set[str]:
    return {
        attribute.id.name
        for name in FILES
        if name.startswith(f"{folder}/")
        for message in messages(name).values()
        for attribute in message.attributes
    }


@pytest.mark.parametrize("name", FILES)
def test_what_a_message_calls_is_there(name: str) -> None:
    known = forms(name.partition("/")[0])
    for message in messages(name).values():
        for call in parts(message).calls:
            assert call.id.name in FUNCTIONS, f"{message.id.name} calls {call.id.name}"
            asked = [each.value.value for each in call.arguments.named if each.name.name == "form"]
            assert set(asked) <= known, f"{message.id.name} asks for a form that nothing has"


# A table is for what is chosen by a name that is data: what is asked by a literal name is a function.


def tables_by_literals(source: str, home: ModuleType) -> list[str]:
    """Where a table of messages is asked by a name that stands in the source."""
    tree = ast.parse(source)
    known = vars(home) | dict(_imported_later(tree, home))
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript | ast.Call) and any(map(_is_literal, _names(node)))
        if isinstance(_meant(node.value if isinstance(node, ast.Subscript) else node.func, known), Messages)
    ]


def _imported_later(tree: ast.AST, home: ModuleType) -> Iterator[tuple[str, object]]:
    package = home.__name__ if hasattr(home, "__path__") else home.__name__.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.col_offset and node.level:
            base = importlib.import_module("." * node.level + (node.module or ""), package)
            yield from ((each.asname or each.name, getattr(base, each.name, None)) for each in node.names)


def _names(node: ast.Subscript | ast.Call) -> list[ast.expr]:
    return [node.slice] if isinstance(node, ast.Subscript) else node.args[:1]


def _is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return _is_literal(node.body) or _is_literal(node.orelse)
    return isinstance(node, ast.Constant)


def _meant(node: ast.expr, known: Mapping[str, object]) -> object:
    """What an expression of names and dots stands for; a method of a table is the table."""
    if isinstance(node, ast.Name):
        return known.get(node.id)
    owner = _meant(node.value, known) if isinstance(node, ast.Attribute) else None
    return owner if isinstance(owner, Messages) else getattr(owner, node.attr, None) if owner is not None else None


@pytest.mark.parametrize("path", sorted(HOUSE.rglob("*.py")), ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_a_table_of_messages_is_asked_by_names_that_are_data(path: Path) -> None:
    source = path.read_text("utf-8")
    if "words" in path.parts or "words" in source:
        module = ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")
        assert tables_by_literals(source, importlib.import_module(module)) == []


@pytest.mark.parametrize(
    "planted",
    [
        "names.TILES['base']",
        "TILES('base', n=1)",
        "TILES.get('base')",
        "TILES['base' if n else 'wild']",
        "def later():\n    from ..words.names import OFFICERS as people\n    return people['jordan']",
    ],
)
def test_a_table_that_is_asked_by_a_literal_is_found(planted: str) -> None:
    home = ModuleType("barrage_nb.engine.planted")
    vars(home).update(names=names, TILES=names.TILES)
    assert len(tables_by_literals(planted, home)) == 1
    assert tables_by_literals("TILES[tile]; names.TILES(tile, n='one'); names.structure('base')", home) == []


def test_what_was_said_before_is_not_taken_for_another() -> None:
    base, own = names.structure("base"), names.structure("base")
    assert names.a(base) == names.a(own) == "a base"
    assert Message("names-comma", first=1, last=2) == "1, 2"
    assert Message("names-comma", first=True, last=2) == "true, 2"
    assert Message("events-told", sentence="base", clause="C1") == Message("events-told", sentence=base, clause="C1")
    assert Message("clauses-reason-wrong_tile", tile="wild", structure="base").endswith("does not build a base")


def test_what_a_name_in_s_has_is_said_with_no_other_s() -> None:
    said = {who: str(places.own_building("the Wind Farm", names.COMPANIES[who])) for who in ("italy", "netherlands")}
    assert said["italy"] == "Italy's building at the Wind Farm"
    assert said["netherlands"] == "the Netherlands' building at the Wind Farm"


def test_works_are_numbered_as_they_lie_and_a_line_begins_as_a_sentence_does() -> None:
    game = sketch("netherlands | usa | works=501,502,603", box="leeghwater")
    said = [str(play(game, f"place works-{number}").events[0]) for number in (1, 2, 3)]
    assert [each.split(" on the ")[1].split()[0] for each in said] == ["first", "second", "third"]
    assert str(table.table_kept("the Netherlands: a person here", "a.txt")).startswith("The Netherlands: a person")
