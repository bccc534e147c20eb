"""Names in sentences and on the map: what is pointed at is lit, and a switch shows what moves call the places."""

import pytest

from barrage_nb import explore, show, sketch
from barrage_nb.board.map import EXITS, MAP_SPACES
from barrage_nb.board.refs import Ref
from barrage_nb.view import scene
from barrage_nb.view.overlays import short_names
from barrage_nb.view.shapes import box_of
from barrage_nb.widgets.labs import Tour, WaterLab
from barrage_nb.widgets.page import marked
from barrage_nb.words.names import two
from barrage_nb.words.places import place

TABLE = "usa B1L=2*2 C1A P8.1 | germany | neutral B3L=1*1 | HA=2"


def widgets() -> dict[str, object]:
    """A widget of each kind that shows a map, by what it is."""
    return {"board": show(sketch(TABLE)), "lab": WaterLab(position=TABLE), "explorer": explore(sketch(TABLE)).board}


def pointed(widget: object, name: str, go: bool = False) -> list[Ref]:
    """What is lit when the page tells that a name is pointed at."""
    widget.page._handle_custom_msg({"name": name, "show": go}, [])  # type: ignore[attr-defined]
    return [thing.name for thing in widget.picture.painter.moving if thing.name.kind == "lit"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ["board", "lab", "explorer"])
def test_what_a_name_means_is_lit_while_it_is_pointed_at(kind: str) -> None:
    widget = widgets()[kind]
    assert pointed(widget, "dam B1L") == [Ref("lit", "dam B1L", "named")]
    both = pointed(widget, "powerhouse P8.1,powerhouse P8.2")
    assert both == [Ref("lit", "powerhouse P8.1", "named"), Ref("lit", "powerhouse P8.2", "named")]
    assert pointed(widget, "conduit C1A") == [Ref("lit", "conduit C1A"), Ref("lit", "conduit C1A", "named")]
    assert pointed(widget, "contract 999") == []  # not on this picture
    assert pointed(widget, "") == []


def test_what_is_pointed_at_stays_lit_while_the_board_goes_on() -> None:
    board = show(sketch(TABLE))
    pointed(board, "dam B1L")
    board.play("place bank 1")
    board.picture.finish()
    assert Ref("lit", "dam B1L", "named") in [thing.name for thing in board.picture.painter.moving]


def test_the_page_goes_to_what_a_name_means_when_it_is_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    for widget in widgets().values():
        sent: list[dict[str, object]] = []
        monkeypatch.setattr(widget.page, "send", sent.append)  # type: ignore[attr-defined]
        pointed(widget, "dam B1L")
        assert sent == []
        pointed(widget, "dam B1L", go=True)
        assert sent[0]["look"] == [list(widget.picture.scene.bounds(Ref("dam", "B1L")))]  # type: ignore[attr-defined]


def test_a_switch_shows_what_moves_call_the_places() -> None:
    for widget in widgets().values():
        named = widget.picture.scene.named  # type: ignore[attr-defined]
        assert Ref("short", "dam B1U") not in named
        widget.short_names.value = True  # type: ignore[attr-defined]
        assert Ref("short", "dam B1U") in widget.picture.scene.named  # type: ignore[attr-defined]
        widget.short_names.value = False  # type: ignore[attr-defined]
        assert Ref("short", "dam B1U") not in widget.picture.scene.named  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [484, 600, 850])
def test_every_place_has_its_name_and_none_covers_another(width: int) -> None:
    shown = short_names(scene(sketch(TABLE), width=width, show="map"))
    names = [str(text.text) for thing in shown for text in thing.shapes if hasattr(text, "text")]
    assert sorted(names) == sorted({*MAP_SPACES, *EXITS} - {"HA", "HB", "HC", "HD"})
    boxes = [box_of(thing.shapes[0]) for thing in shown]
    for number, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[:number]:
            apart = right < other[0] or other[2] < left or bottom < other[1] or other[3] < top
            assert apart, (names[number], other)
    sizes = [text.size * thing.frame.scale for thing in shown for text in thing.shapes if hasattr(text, "text")]
    assert min(sizes) > (10.9 if width >= 600 else 9)


def test_a_name_in_the_line_of_a_board_is_marked_and_stands_in_no_way_of_tab() -> None:
    board = show(sketch(TABLE))
    sentence = two(place("B1L"), "1 drop & stays.")
    board.page.say(sentence)
    assert "data-name='dam B1L'>the lower dam of basin 1</span>" in board.page.told
    assert "tabindex='-1'" in board.page.told
    assert "tabindex='0'" not in board.page.told
    assert "&amp; stays" in board.page.told
    told = board.page.told
    board.page.say(sentence)
    assert board.page.told == told.replace("</p>", "\u00a0</p>")


def test_the_newest_is_seen_first_and_the_rest_on_demand() -> None:
    board = show(sketch(TABLE))
    board.page.say("Two. One.", ["Two.", "One."])
    assert (board.page.status, board.page.told) == ("Two. One.", "<p>Two.</p><p>One.</p>")
    board.page.say("Three.")
    assert board.page.told == "<p>Three.</p>"


def test_what_a_question_of_the_tour_names_is_lit() -> None:
    tour = Tour()
    asked = [number for number, stop in enumerate(tour.stops) if stop.quiz is not None]
    for number in asked:
        tour.visit(number)
        quiz = tour.stop_now.quiz
        assert quiz is not None
        assert tour.question.value == marked(quiz.asked)
