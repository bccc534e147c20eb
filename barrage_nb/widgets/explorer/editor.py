"""The editor: whatever a position holds, changed by buttons, forms or a line of text; refusals with every reason."""

from collections.abc import Callable
from functools import partial

from ipywidgets import Box, Button, Combobox, Text, ToggleButton, VBox

from ...board.map import MAP_SPACES
from ...engine.position import Position
from ...words.english import explorer as words
from ..errors import Errors
from ..parts import Lister, Note, button, named, row, text
from .edits import FORMS, edits_at, form_of, mover, owners, said_of, there, values_of


class SpaceEditor:
    """One space of the map and the changes there, as buttons; the buttons are used again."""

    def __init__(self, tweak: Callable[[str], object], picked: Callable[[str | None], object], errors: Errors) -> None:
        """`picked` is told a space that was picked, or None when an owner was."""
        self.tweak = errors.guarded(tweak)
        self.owner = Lister(words.OWNER, lambda value: picked(None))
        self.space = Lister(words.SPACE, picked)
        self.said: tuple[str, ...] = ()
        self._made: list[Button] = []
        self.buttons = row()
        self.box = VBox([row(self.owner.widget, self.space.widget), self.buttons])

    def put(self, position: Position, space: str) -> None:
        """Show what can be changed at a space."""
        self.owner.put([(words.owner(who), who) for who in owners(position)], self.owner.value or mover(position))
        self.space.put([(words.space(one, there(position, one)), one) for one in MAP_SPACES], space or self.space.value)
        edits = edits_at(position, self.space.value, self.owner.value)
        self.said = tuple(edit.said for edit in edits)
        while len(self._made) < len(edits):
            self._made.append(button("", partial(self._press, len(self._made))))
        for made, edit in zip(self._made, edits, strict=False):
            made.description = edit.text
        if self.buttons.children != tuple(self._made[: len(edits)]):
            self.buttons.children = tuple(self._made[: len(edits)])

    def _press(self, index: int) -> None:
        self.tweak(self.said[index])


class Form:
    """The fields of one subject: a company, the table or the rulings."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.before: dict[str, str] = {}
        self.fields: dict[str, Text] = {}
        parts = []
        for field in form_of(subject):
            made = Combobox(options=field.choices, ensure_option=False) if field.choices else Text()
            self.fields[field.name] = made
            parts.append(named(words.field(field.name, subject), made))
        self.box = Box(parts)
        self.box.add_class("barrage-form")

    def put(self, position: Position, subject: str) -> None:
        """Show what a subject of this kind holds now."""
        self.subject, self.before = subject, values_of(position, subject)
        for name, made in self.fields.items():
            made.value = self.before[name]

    @property
    def said(self) -> str:
        """What was changed, as a tweak."""
        return said_of(self.subject, self.before, {name: made.value for name, made in self.fields.items()})


class Editor:
    """The panel of the editor; every change is said to `tweak` in the words of the tweak grammar."""

    def __init__(
        self, tweak: Callable[[str], bool], edit_map: Callable[[bool, str, str | None], object], errors: Errors
    ) -> None:
        """`edit_map` is told whether clicks on the map edit, for which owner, and at which space (None: the same)."""
        self.tweak, self._edit_map = tweak, edit_map
        self.position: Position | None = None
        self.on_map = ToggleButton(description=words.EDIT_MAP, tooltip=words.EDIT_MAP_TIP)
        self.on_map.observe(errors.guarded(lambda change: self.picked("")), "value")
        self.space = SpaceEditor(tweak, errors.guarded(self.picked), errors)
        self.subject = Lister(words.SUBJECT, errors.guarded(lambda value: self._show_form()))
        self.forms = {"company": Form("usa"), **{subject: Form(subject) for subject in FORMS}}
        self.apply = button(words.APPLY, errors.guarded(self.apply_form), words.APPLY_TIP, main=True)
        self.line = Text(placeholder=words.LINE_EXAMPLE, continuous_update=False)
        self.line.tooltip = words.LINE_TIP
        self.apply_line = button(words.APPLY, errors.guarded(self.apply_text), words.LINE_TIP)
        self.note = Note()
        self.form = VBox()
        self.box = VBox(
            [
                self.note.widget,
                row(text(words.ON_MAP, "head"), self.on_map),
                text(words.EDIT_HINT, "soft"),
                self.space.box,
                text(words.BY_FORM, "head"),
                row(self.subject.widget, self.apply),
                self.form,
                text(words.BY_TEXT, "head"),
                row(self.line, self.apply_line),
                text(words.NOTATION, "soft"),
            ]
        )

    def put(self, position: Position, space: str) -> None:
        """Show a position, and a space of it that was picked on the map."""
        if position == self.position and space in ("", self.space.space.value):
            return
        self.position = position
        self.space.put(position, space)
        subjects = [(words.owner(who), who) for who in position.companies]
        subjects += [(words.subject(subject), subject) for subject in FORMS]
        self.subject.put(subjects, self.subject.value or mover(self.position))
        self._show_form()

    def _show_form(self) -> None:
        if self.position is not None:
            form = self._form
            form.put(self.position, self.subject.value)
            if self.form.children != (form.box,):
                self.form.children = (form.box,)

    @property
    def _form(self) -> Form:
        return self.forms[self.subject.value if self.subject.value in FORMS else "company"]

    def picked(self, space: str | None) -> None:
        """Another space or owner was picked here, or the map is to be edited or not."""
        self._edit_map(self.on_map.value, self.space.owner.value, space)
        if self.position is not None:
            self.space.put(self.position, self.space.space.value)

    def apply_form(self) -> None:
        """Change what was written into the form."""
        said = self._form.said
        if said:
            self.tweak(said)
        else:
            self.note.say(words.NOTHING_CHANGED)

    def apply_text(self) -> None:
        """Change what the line says."""
        if self.line.value.strip() and self.tweak(self.line.value):
            self.line.value = ""
