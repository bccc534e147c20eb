"""How messages are said: files of Fluent, one folder a language, one file a module, read when first needed."""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from .marks import said_again

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

HERE = Path(__file__).parent
ENGLISH = "en"

Naming = Callable[[Any], str]
Names = TypeVar("Names", bound=Naming)
NAMED: dict[str, Naming] = {}
"""What a value is called in a sentence, by the value's name: `who` is a company wherever it stands."""


def naming(*values: str) -> Callable[[Names], Names]:
    """Declares what says the values of these names."""

    def declare(name: Names) -> Names:
        NAMED.update(dict.fromkeys(values, name))
        return name

    return declare


@cache
def languages() -> dict[str, str]:
    """The folders of messages, and how each language calls itself; without a name it is no language yet."""
    found = sorted(path.parent.name for path in HERE.glob("*/language.ftl"))
    return {folder: name for folder in found if (name := _said(folder, "language-name", {}, None)) is not None}


def known(language: str) -> str:
    """The folder of a language, by its own name or by that of its folder."""
    asked = language.strip().lower()
    for folder, name in languages().items():
        if asked in (folder, name.lower()):
            return folder
    raise ValueError(f"{language!r} is not spoken here; barrage_nb speaks {', '.join(languages().values())}")


class _Spoken:
    """The language of the moment: its folder, or none as long as nobody has asked; and who is told when it changes."""

    folder: str | None = None
    hear: list[Callable[[], object]] = []


def spoken_now() -> str:
    """The folder of the language that is spoken now; BARRAGE_NB_LANGUAGE names the first.

    A lesson that is there in English only (BARRAGE_NB_IN_ENGLISH names those) begins in English, as its prose does.
    """
    if _Spoken.folder is None:
        lesson = Path(os.environ.get("JPY_SESSION_NAME", "")).stem
        in_english = lesson and lesson in os.environ.get("BARRAGE_NB_IN_ENGLISH", "").split(",")
        _Spoken.folder = ENGLISH if in_english else known(os.environ.get("BARRAGE_NB_LANGUAGE") or ENGLISH)
    return _Spoken.folder


def language(name: str | None = None) -> str:
    """The language that is spoken; a name, as language("italiano"), is spoken from now on, and on open boards too."""
    if name is not None:
        if not isinstance(name, str):
            raise ValueError(f"a language is said by its name, such as 'italiano', not by {name!r}")
        _Spoken.folder = known(name)
        for heard in _Spoken.hear:
            heard()
    return languages()[spoken_now()]


def on_language(heard: Callable[[], object]) -> None:
    """Tell somebody whenever another language is chosen."""
    _Spoken.hear.append(heard)


SAID: dict[object, str] = {}
"""What has been said, by its language, message and form: a picture says the same few hundred texts again and again."""
MOST_SAID = 20_000


def spoken(id: str, values: Mapping[str, Any], same: object, form: str | None = None) -> str:
    """A message in the language of the moment, or in English where that lacks it."""
    before = (spoken_now(), same, form)
    try:
        if (text := SAID.get(before)) is not None:
            return text
    except TypeError:  # a value that cannot be looked up, as somebody's wrong input may be
        return _in_a_language(id, values, form)
    if len(SAID) >= MOST_SAID:
        SAID.clear()
    SAID[before] = text = _in_a_language(id, values, form)
    return text


def marked(id: str, values: Mapping[str, Any], form: str | None = None) -> str:
    """A message in the language of the moment, with marks around all that names a thing."""
    return _in_a_language(id, values, form, marking=True)


def _in_a_language(id: str, values: Mapping[str, Any], form: str | None, marking: bool = False) -> str:
    said = _said(spoken_now(), id, values, form, marking)
    if said is None and spoken_now() != ENGLISH:
        said = _in_english(id, values, form, marking)
    if said is None:
        raise KeyError(f"no message is called {id!r}")
    return said


def _in_english(id: str, values: Mapping[str, Any], form: str | None, marking: bool) -> str | None:
    """What the language of the moment lacks, with its values in English too: no other names have English forms."""
    if _is_frame(id):
        return _said(ENGLISH, id, values, form, marking)
    now = spoken_now()
    _Spoken.folder = ENGLISH
    try:
        return _said(ENGLISH, id, {name: said_again(value) for name, value in values.items()}, form, marking)
    finally:
        _Spoken.folder = now


@cache
def _is_frame(id: str) -> bool:
    """Whether English has only marks around the values of a message, which then are said in the language they have."""
    from fluent.syntax import ast

    from .fluent_values import has_words

    entries = _resource(ENGLISH, id.partition("-")[0]).body
    return any(isinstance(entry, ast.Message) and entry.id.name == id and not has_words(entry) for entry in entries)


def has(id: str, folder: str = ENGLISH) -> bool:
    """Whether a language has a message."""
    return bool(_bundle(folder, id.partition("-")[0]).has_message(id))


def has_form(id: str, form: str) -> bool:
    """Whether English has a message in a form."""
    return form in _bundle(ENGLISH, id.partition("-")[0]).get_message(id).attributes


def names_under(prefix: str) -> Iterator[str]:
    """What follows a prefix in the ids of English, in the order of the file."""
    for id in ids(ENGLISH, prefix.partition("-")[0]):
        if id.startswith(f"{prefix}-"):
            yield id.removeprefix(f"{prefix}-")


@cache
def ids(folder: str, module: str) -> tuple[str, ...]:
    """The messages of a module in a language, in the order of the file."""
    from fluent.syntax import ast

    return tuple(entry.id.name for entry in _resource(folder, module).body if isinstance(entry, ast.Message))


def _said(folder: str, id: str, values: Mapping[str, Any], form: str | None, marking: bool = False) -> str | None:
    from .fluent_values import formatted

    bundle = _bundle(folder, id.partition("-")[0], marking)
    if not bundle.has_message(id):
        return None
    found = bundle.get_message(id)
    pattern = found.value if form is None else found.attributes.get(form)
    if pattern is None:  # a list has no form of its own; what it lists has
        pattern, inner = found.value, form
    else:
        inner = None
    if pattern is None:
        raise ValueError(f"{id} has no text of its own")
    arguments = {name: _argument(name, value, inner, marking) for name, value in values.items()}
    text, errors = formatted(bundle, pattern, arguments)
    if errors and folder == ENGLISH:
        raise ValueError(f"{id}: {errors[0]!r}")
    return None if errors else text


def _argument(name: str, value: Any, form: str | None, marking: bool) -> Any:
    from .fluent_values import argument, marked_argument

    naming = NAMED.get(name)
    if naming is not None:
        value = tuple(map(naming, value)) if isinstance(value, (tuple, list)) else naming(value)
    return marked_argument(name, value, form) if marking else argument(value, form)


@cache
def _bundle(folder: str, module: str, marking: bool = False) -> "FluentBundle":
    """The messages of one module in one language; none, where nobody has translated it."""
    from fluent.runtime import FluentBundle

    from .fluent_values import FUNCTIONS, MARKING

    bundle = FluentBundle([folder], functions=MARKING if marking else FUNCTIONS, use_isolating=False)
    bundle.add_resource(_resource(folder, module))
    return bundle


@cache
def _resource(folder: str, module: str) -> "ast.Resource":
    from .fluent_values import resource

    path = HERE / folder / f"{module}.ftl"
    return resource(path.read_text("utf-8") if path.exists() else "", f"{folder}/{path.name}")
