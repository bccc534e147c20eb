"""The lab of the Automa without a browser: guess a row and a space, read why, step through the turn on the map."""

import pytest

from barrage_nb import sketch, watch_automa
from barrage_nb.board.refs import Ref
from barrage_nb.lessons.automa import look_at, told_by
from barrage_nb.widgets.labs import AutomaLab
from barrage_nb.words.places import in_a_list


def test_a_row_then_a_space_then_the_turn() -> None:
    lab = AutomaLab(seed=1)
    assert lab.furthest == 0
    assert not lab.marks()
    lab.guessing.press_row(lab.ahead.last.tried.number)
    assert "Right." in lab.feedback.value
    placement = lab.ahead.placement
    assert placement is not None
    assert in_a_list(placement.space) in lab.guessing.options.texts
    assert placement.space not in lab.guessing.options.texts, "a person says basin and side"
    assert {ref for ref, mark in lab.marks().items() if mark == "legal"} == set(map(Ref.on_map, placement.eligible))
    assert lab.furthest == 0
    lab.clicked(Ref.on_map(placement.space))
    assert "Right." in lab.feedback.value
    assert lab.furthest == lab.story.length
    lab.go(lab.story.length)
    assert placement.space in lab.story.position.dams


def test_before_a_guess_nothing_is_given_away() -> None:
    lab = AutomaLab(seed=1)
    lab.go(5)
    assert lab.story.at == 0
    assert not lab.feedback.value
    assert lab.guessing.asks == "row"


def test_what_is_out_fades_and_what_is_in_stays_lit() -> None:
    lab = AutomaLab(seed=1)
    lab.guessing.give_up()
    lab.guessing.give_up()
    while (look := look_at(lab.story)) is None or not look.faded:
        lab.go(lab.story.at + 1)
    assert {ref for ref, mark in lab.marks().items() if mark == "legal"} == set(look.lit)
    assert all(lab.marks()[ref] == "dim" for ref in look.faded)


def test_a_click_beside_the_spaces_that_stand_out_is_answered() -> None:
    lab = AutomaLab(seed=1)
    lab.clicked(Ref("dam", "B2L"))
    assert not lab.feedback.value
    lab.guessing.press_row(0)
    lab.clicked(Ref("key"))
    assert "stand out" in lab.feedback.value
    assert lab.guessing.asks == "space"


def test_a_turn_without_a_place_asks_for_its_row_only() -> None:
    lab = AutomaLab(position=sketch("italy vp=20 excavators=0 mixers=0 | usa | automas=italy:easy automa_pile=1,3,5"))
    assert lab.ahead.placement is None
    lab.guessing.press_row(0)
    assert lab.furthest == lab.story.length
    assert "step through" in lab.feedback.value


def test_another_turn_begins_anew() -> None:
    lab = AutomaLab(seed=1)
    lab.guessing.give_up()
    lab.guessing.give_up()
    lab.next_situation()
    assert (lab.seed, lab.guessing.asks, lab.limit, lab.feedback.value) == (2, "row", 0, "")
    assert lab.ahead.placement is not None
    assert lab.ahead.placement.structure == "conduit"


def test_it_opens_in_the_explorer_and_is_a_picture_without_a_kernel() -> None:
    lab = AutomaLab(seed=1)
    data = lab._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    lab.explorer.click()
    assert lab.extra.outputs


def test_a_position_where_no_automa_acts_is_refused_with_what_would_do() -> None:
    with pytest.raises(ValueError, match="automas=italy:medium"):
        AutomaLab(position="usa | italy")


def test_a_turn_can_just_be_watched() -> None:
    lab = watch_automa(sketch("italy B8L=1 P5.1 | usa | automas=italy:medium automa_pile=4,6,7"))
    assert not lab.guessing.asks
    lab.go(2)
    assert lab.story.at == 2
    assert "tried" in told_by(lab.story).marks.values()
    assert lab.another.layout.display == "none"


def test_an_automa_without_engineers_passes_and_nothing_is_to_be_guessed() -> None:
    lab = watch_automa("usa engineers=0 | italy | automas=usa:hard", guess=True)
    assert not lab.guessing.asks
    lab.go(1)
    assert "no engineers left" in lab.spoken()
    assert lab.tiles.box.layout.display == "none"
