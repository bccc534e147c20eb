"""The lab of the Automa without a browser: guess a row and a space, read why, step through the turn on the map."""

import pytest

from barrage_nb import sketch
from barrage_nb.board.refs import Ref, on_map
from barrage_nb.lessons.automa import look_at
from barrage_nb.widgets.labs import AutomaLab


def test_a_row_then_a_space_then_the_turn() -> None:
    lab = AutomaLab(seed=1)
    assert lab.furthest == 0
    assert not lab.marks()
    lab.guess_row(lab.task.last.tried.place)
    assert "Right." in lab.feedback.value
    placement = lab.task.placement
    assert placement is not None
    assert lab.marks() == {on_map(space): "legal" for space in placement.eligible}
    assert lab.furthest == 0
    lab.clicked(on_map(placement.space))
    assert "Right." in lab.feedback.value
    assert lab.furthest == lab.story.length
    lab.go(lab.story.length)
    assert placement.space in lab.story.position.dams


def test_before_a_guess_nothing_is_given_away() -> None:
    lab = AutomaLab(seed=1)
    lab.go(5)
    assert lab.story.at == 0
    assert not lab.feedback.value
    assert lab.places.widget.layout.display == "none"
    assert not any(button.disabled for button in lab.rows)


def test_what_is_out_fades_and_what_is_in_stays_lit() -> None:
    lab = AutomaLab(seed=1)
    lab.show()
    lab.show()
    while (look := look_at(lab.story)) is None or not look.faded:
        lab.go(lab.story.at + 1)
    assert lab.marks() == {**dict.fromkeys(look.faded, "dim"), **dict.fromkeys(look.lit, "legal")}


def test_a_click_beside_the_ringed_spaces_is_answered() -> None:
    lab = AutomaLab(seed=1)
    lab.clicked(Ref("dam", "B2L"))
    assert not lab.feedback.value
    lab.guess_row(0)
    lab.clicked(Ref("key"))
    assert "ringed" in lab.feedback.value
    assert lab.asks == "space"


def test_a_turn_without_a_place_asks_for_its_row_only() -> None:
    lab = AutomaLab(position=sketch("italy vp=20 excavators=0 mixers=0 | usa | automas=italy:easy automa_pile=1,3,5"))
    assert lab.task.placement is None
    lab.guess_row(0)
    assert lab.furthest == lab.story.length
    assert "step through" in lab.feedback.value


def test_another_turn_begins_anew() -> None:
    lab = AutomaLab(seed=1)
    lab.show()
    lab.show()
    lab.next_situation()
    assert (lab.seed, lab.asks, lab.limit, lab.feedback.value) == (2, "row", 0, "")
    assert lab.task.placement is not None
    assert lab.task.placement.structure == "conduit"


def test_it_opens_in_the_explorer_and_is_a_picture_without_a_kernel() -> None:
    lab = AutomaLab(seed=1)
    data = lab._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    lab.explorer.click()
    assert lab.extra.outputs


def test_a_position_where_no_automa_acts_is_refused_with_what_would_do() -> None:
    with pytest.raises(ValueError, match="automas=italy:medium"):
        AutomaLab(position="usa | italy")
