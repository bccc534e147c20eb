"""Rows by hand, in the editor and in the form of an experiment: put in, refused with all reasons, and taken back."""

from barrage_nb import PRINTED, Design, explore, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.widgets.hands import Hands
from barrage_nb.widgets.labs import ExperimentForm
from barrage_nb.widgets.rows_field import ROW, RowsField

PRICE = "price conduit: 3"


def field() -> tuple[RowsField, list]:
    """A field, and the boxes that it has given."""
    taken = []
    there = RowsField(Hands(), taken.append)
    return there, taken


def test_rows_are_put_in_line_by_line() -> None:
    there, taken = field()
    assert not there.text.continuous_update  # a slow page says the last letters after the press
    there.text.value = f"{ROW}\n\n{PRICE}\n"
    there.add.click()
    assert taken == [PRINTED.changed(ROW, PRICE)]
    assert there.text.value == there.note.text == ""


def test_all_reasons_are_told_at_once_and_what_was_written_stays() -> None:
    there, taken = field()
    there.text.value = "price conduit: 300\nspace canteen: nowhere, 1 engineer: 2 turns\nnothing"
    there.add.click()
    assert not taken
    assert len(there.note.text.splitlines()) == 3
    assert there.text.value.startswith("price conduit: 300")


def test_a_cross_takes_one_row_back_and_leaves_the_others_and_the_numbers() -> None:
    there, taken = field()
    box = PRINTED.changed(ROW, PRICE, "red fee: 4")
    there.put(box)
    assert len(there.crosses.texts) == 2
    there.crosses.box.children[there.rows.index(PRICE)].click()
    assert taken == [PRINTED.changed(ROW, "red fee: 4")]


def test_a_row_that_others_stand_on_stays() -> None:
    there, taken = field()
    box = PRINTED.changed("contract 203: none")
    there.put(box)
    there.text.value = "contract 203: none"
    there.add.click()
    assert not taken
    assert "203" in there.note.text


def test_the_editor_changes_the_box_where_a_design_is_changed() -> None:
    there = explore(sketch("usa B1L | italy"))
    there.open_panel("edit")
    editor = there.editor
    editor._pick(str(Ref("design")))
    assert editor.rows.box.layout.display == ""
    editor.rows.text.value = f"{ROW}\n{PRICE}"
    editor.rows.add.click()
    assert there.position.box is PRINTED.changed(ROW, PRICE)
    assert len(editor.rows.crosses.texts) == 2
    for _ in range(2):
        editor.rows.crosses.box.children[0].click()
    assert there.position.box is PRINTED
    editor._pick(str(Ref("company", "usa")))
    assert editor.rows.box.layout.display == "none"


def test_a_form_of_an_experiment_takes_rows_and_numbers_together() -> None:
    form = ExperimentForm(design=Design(red_fee=4))
    form.rows.text.value = ROW
    form.rows.add.click()
    assert form.design is PRINTED.changed(ROW, "red fee: 4")
    assert ROW in form.changed.value
    form.as_printed.click()
    assert form.design == Design()
    assert not form.rows.crosses.texts
