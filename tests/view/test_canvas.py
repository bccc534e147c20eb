"""The canvas painter: the same shapes as SVG, only where something changed, and never half a picture."""

import gc
import re
from dataclasses import replace
from itertools import combinations
from math import inf, nan

import pytest
from ipycanvas import Canvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets.widgets.widget import _instances

from barrage_nb.view import Scene, scene, svg
from barrage_nb.view.painter import CanvasPainter, ink, merged
from barrage_nb.view.shapes import Circle, Frame, Layer, Path, Rect, Text, Thing, box_of, commands, union
from tests.proofs import proof
from tests.view.pictures import midgame, played
from tests.view.recording import Message, recorded

FILLS = {"fill", "fillRect", "fillCircle", "fillPolygon", "fillText"}
STROKES = {"stroke", "strokeRect", "strokeCircle", "strokeLine"}


def paints(message: Message) -> tuple[int, int]:
    """How often a message fills, and how often it strokes; the polygons of one shape count as one or more."""
    fills = sum(name in FILLS for name, _, _ in message.commands)
    many = [rest[0] for name, rest, _ in message.commands if name in ("fillPolygons", "fillStyledPolygons")]
    return fills + sum(many), sum(name in STROKES for name, _, _ in message.commands)


def subpaths(picture: Scene) -> int:
    """How many polygons more than shapes there are at most: what is filled in several runs."""
    paths = [shape for thing in picture.things for shape in thing.shapes if isinstance(shape, Path)]
    return sum(sum(letter == "M" for letter, _ in path.commands) - 1 for path in paths if path.fill and not path.edge)


def painter_of(picture: Scene) -> tuple[CanvasPainter, Message]:
    with recorded() as messages:
        painter = CanvasPainter(picture)
    assert len(messages) == 1
    return painter, messages[0]


def repainted(painter: CanvasPainter) -> Message:
    with recorded() as messages:
        painter.repaint()
    (message,) = messages
    return message


@pytest.mark.parametrize("width", [1280, 800, 600])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_painters_draw_the_same_shapes(width: int, theme: str) -> None:
    picture = scene(played(4, 2)[-1], width=width, theme=theme)
    _, message = painter_of(picture)
    drawn = re.sub(r"<(title|desc)>.*?</\1>", "", svg(picture), flags=re.S)
    fills, strokes = paints(message)
    expected = len(re.findall(r'<(?:rect|circle|path|text)[^>]* fill="#', drawn))
    assert expected <= fills <= expected + subpaths(picture)
    assert strokes == len(re.findall(r'<(?:rect|circle|path)[^>]* stroke="', drawn))
    assert sorted(message.texts()) == sorted(
        shape.text for thing in picture.things for shape in thing.shapes if isinstance(shape, Text)
    )


def test_a_full_table_is_one_short_message() -> None:
    for seed in range(4):
        _, message = painter_of(scene(played(4, seed)[-1]))
        assert message.size <= 120_000


def test_a_picture_that_does_not_change_sends_nothing() -> None:
    painter, _ = painter_of(scene(midgame()))
    with recorded() as messages:
        painter.paint(scene(midgame()))
    assert messages == []


def dirty_boxes(message: Message) -> dict[str, list[tuple[float, ...]]]:
    """The boxes each canvas is painted in; the whole canvas where nothing is clipped."""
    return {
        canvas: [
            (left, top, left + width, top + height)
            for name, (left, top, width, height) in ((name, rest) for name, rest, _ in drawn if name == "rect")
        ]
        for canvas, drawn in message.by_canvas().items()
    }


def covered(box: tuple[float, ...], boxes: list[tuple[float, ...]]) -> bool:
    return any(a[0] <= box[0] and a[1] <= box[1] and box[2] <= a[2] and box[3] <= a[3] for a in boxes)


def test_what_is_painted_anew_covers_what_changed_and_paints_all_that_lies_there() -> None:
    positions = played(3, 4)
    painter, _ = painter_of(scene(positions[0]))
    partly = 0
    for position in positions[1:60]:
        old, new = painter.scene, scene(position)
        with recorded() as messages:
            painter.paint(new)
        if not messages:
            assert old.things == new.things
            continue
        (message,) = messages
        boxes = dirty_boxes(message)[f"IPY_MODEL_{painter.widget.model_id}"]
        if not boxes:
            continue
        partly += 1
        changed = set(old.things) ^ set(new.things)
        for thing in changed:
            assert not thing.shapes or covered(ink(thing, "light", 2).box, boxes), thing.name
        table = message.by_canvas()[f"IPY_MODEL_{painter.widget.model_id}"]
        written = [arguments[0] for name, arguments, _ in table if name == "fillText"]
        for thing in new.things:
            inside = any(touches(ink(thing, "light", 2).box, box) for box in boxes)
            if Layer.PLANNED <= thing.layer < Layer.HIGHLIGHT and inside:
                for shape in thing.shapes:
                    if isinstance(shape, Text):
                        assert shape.text in written
    assert partly > 30


def touches(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@proof
def test_after_many_changes_the_whole_picture_is_what_a_new_painter_would_send() -> None:
    positions = played(2, 6)
    painter, _ = painter_of(scene(positions[0]))
    with recorded():
        for number, position in enumerate(positions):
            painter.paint(scene(position, width=800 if number % 7 == 0 else 1280))
        painter.paint(scene(positions[-1], theme="dark"))
    _, fresh = painter_of(scene(positions[-1], theme="dark"))
    assert without_names(repainted(painter)) == without_names(fresh)


def without_names(message: Message) -> list[object]:
    """The commands of a message, the names of the canvases left out."""
    return [(name, [] if "IPY" in str(rest) else rest, own) for name, rest, own in message.commands]


def test_highlights_and_moving_things_leave_the_land_alone() -> None:
    painter, _ = painter_of(scene(midgame()))
    moving = Thing("drop", Layer.MOVING, (Circle(100, 100, 5, "drop"),))
    with recorded() as messages:
        painter.paint(scene(midgame(), marks={"dam B3L": "legal"}), [moving])
        painter.move([moving._replace(frame=Frame(10, 0))])
        painter.move([])
    assert [list(message.by_canvas()) for message in messages] == [[f"IPY_MODEL_{painter.widget.model_id}"]] * 3
    assert all(message.size < 4000 for message in messages)


def test_a_scene_of_another_size_is_painted_whole() -> None:
    painter, _ = painter_of(scene(midgame()))
    with recorded() as messages:
        painter.paint(scene(midgame(), width=800))
    assert painter.widget.width == 1600
    assert painter.widget.layout.max_width == "800px"
    assert not any(dirty_boxes(messages[0])[canvas] for canvas in messages[0].by_canvas())


def test_fewer_pixels_draw_the_same_in_a_smaller_canvas() -> None:
    painter, message = painter_of(scene(midgame()))
    with recorded() as messages:
        painter.pixels = 1
        painter.pixels = 1
    (smaller,) = messages
    assert painter.widget.width == 1280
    assert sorted(smaller.texts()) == sorted(message.texts())
    heard: list[tuple[float, float]] = []
    painter.on("press", lambda x, y: heard.append((x, y)))
    send(painter, event="mouse_down", x=200, y=300)
    assert heard == [(200, 300)]
    with recorded() as messages:
        painter.pixels = 2
    assert without_names(messages[0]) == without_names(message)


def bad(shape: object) -> Scene:
    picture = scene(midgame(), show="map")
    return replace(picture, things=(*picture.things, Thing("bad", Layer.PIECE, (shape,))))  # type: ignore[arg-type]


BAD = [
    Rect(nan, 0, 1, 1, "ink"),
    Rect(0, 0, 10, inf, "ink"),
    Rect(0, 0, 10, -1, "ink", "ink"),
    Rect(0, 0, 10, 10, "ink", "ink", radius=-2),
    Circle(0, 0, -1, "ink"),
    Circle(0, 1e9, 1, "ink"),
    Circle(0, 0, 1, None, "ink", thick=nan),
    Circle(0, 0, 1, None, "ink", dash=(inf, 2)),
    Text(0, nan, "a", 12),
    Text(0, 0, "a", inf),
    Path((("M", (0, 0)), ("L", (nan, 0))), "ink"),
    Path((("M", (0, 0)), ("C", (0, 1, 2, inf, 3, 3))), "ink"),
    Path((("A", (0, 0, 5, 0, inf)),), None, "ink"),
    Path((("A", (0, 0, 5, 0, nan)),), "ink"),
    Path((("A", (0, 0, -5, 0, 90)),), None, "ink"),
]


@pytest.mark.parametrize("shape", BAD, ids=str)
def test_what_would_stop_the_page_is_refused_and_leaves_the_picture_as_it_was(shape: object) -> None:
    painter, before = painter_of(scene(midgame(), show="map"))
    with recorded() as messages, pytest.raises(ValueError, match="cannot"):
        painter.paint(bad(shape))
    assert messages == []
    assert repainted(painter).commands == before.commands
    with recorded() as messages:
        painter.paint(scene(played(2, 6)[30], show="map"))
    assert len(messages) == 1


def test_a_frame_outside_this_world_is_refused() -> None:
    picture = scene(midgame(), show="wheel")
    thing = Thing("bad", Layer.PIECE, (Circle(0, 0, 1, "ink"),), frame=Frame(nan, 0))
    with pytest.raises(ValueError, match=r"cannot"):
        CanvasPainter(replace(picture, things=(thing,)))


def test_text_is_sent_as_it_is() -> None:
    picture = scene(midgame(), show="wheel")
    words = '100 % of "drops" \\ %d \u2713 \U0001f4a7'
    thing = Thing("words", Layer.PIECE, (Text(0, 0, words, 12),))
    _, message = painter_of(replace(picture, things=(thing,)))
    assert message.texts() == [words]


def test_two_painters_and_other_canvases_do_not_disturb_each_other() -> None:
    with recorded() as messages:
        first, second = CanvasPainter(scene(midgame())), CanvasPainter(scene(midgame(), show="map"))
        other = Canvas()
        with hold_canvas():
            other.fill_rect(0, 0, 5, 5)
            first.paint(scene(played(2, 6)[9]))
            other.fill_rect(1, 1, 5, 5)
        second.paint(scene(played(2, 6)[9], show="map"))
        other.fill_rect(2, 2, 5, 5)
    current = ""
    rects = []
    for message in messages:
        for name, arguments, _ in message.commands:
            if name == "switchCanvas":
                current = arguments[0]
            elif name == "fillRect" and arguments[2:] == [5, 5]:
                rects.append((current, arguments[0]))
    assert rects == [(f"IPY_MODEL_{other.model_id}", place) for place in range(3)]


def test_a_message_needs_nothing_that_another_has_set() -> None:
    painter, message = painter_of(scene(midgame()))
    assert message.commands[0][0] == "switchCanvas"
    assert _CANVAS_MANAGER._current_canvas is None
    with recorded() as messages:
        painter.paint(scene(midgame(), marks={"dam B3L": "legal"}))
    assert messages[0].commands[0][0] == "switchCanvas"


def test_a_new_page_gets_the_whole_picture() -> None:
    painter, first = painter_of(scene(midgame()))
    with recorded() as messages:
        painter.widget._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert [message.commands for message in messages] == [first.commands]


def send(painter: CanvasPainter, **content: object) -> None:
    painter.widget._handle_frontend_event(None, content, [])


def test_presses_and_movements_are_told_in_units_of_the_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, _ = painter_of(scene(midgame()))
    heard: list[object] = []
    painter.on("press", lambda x, y: heard.append(("press", x, y)))
    painter.on("move", lambda x, y: heard.append(("move", x, y)))
    painter.on("leave", lambda: heard.append("leave"))
    clock = [100.0]
    monkeypatch.setattr("barrage_nb.view.painter.monotonic", lambda: clock[0])
    send(painter, event="mouse_down", x=200, y=300)
    send(painter, event="touch_start", touches=[{"x": 20, "y": 30}])
    for _ in range(10):
        clock[0] += 0.01
        send(painter, event="mouse_move", x=2 * clock[0], y=4)
    send(painter, event="mouse_out", x=0, y=0)
    assert heard[:2] == [("press", 100, 150), ("press", 10, 15)]
    assert 2 <= sum(each[0] == "move" for each in heard if isinstance(each, tuple)) <= 4
    assert heard[-1] == "leave"


def test_an_error_in_a_callback_is_seen() -> None:
    painter, _ = painter_of(scene(midgame()))
    seen: list[Exception] = []
    painter.on("press", lambda x, y: 1 / 0)
    painter.on("error", seen.append)
    send(painter, event="mouse_down", x=1, y=1)
    assert [type(error) for error in seen] == [ZeroDivisionError]
    silent, _ = painter_of(scene(midgame()))
    with pytest.raises(ZeroDivisionError):
        silent.guarded(lambda: 1 / 0)


def test_no_text_is_covered_by_what_is_drawn_before_it_now() -> None:
    """Texts are drawn after the shapes of their layer: nothing of the layer may have been meant to hide one."""
    for picture in (scene(played(4, 2)[-1]), scene(midgame(), width=800), scene(played(3, 4)[40], width=600)):
        layers: dict[int, list[Thing]] = {}
        for thing in picture.things:
            layers.setdefault(thing.layer, []).append(thing)
        for things in layers.values():
            for under, over in combinations(things, 2):
                words = [placed(under, shape) for shape in under.shapes if isinstance(shape, Text)]
                filled = [placed(over, shape) for shape in over.shapes if getattr(shape, "fill", None)]
                hidden = [(a, b) for a in words for b in filled if touches(shrunk(a), b)]
                assert not hidden, (under.name, over.name)


def placed(thing: Thing, shape: object) -> tuple[float, ...]:
    left, top, right, bottom = box_of(shape)  # type: ignore[arg-type]
    return (*thing.frame.out((left, top)), *thing.frame.out((right, bottom)))


def shrunk(box: tuple[float, ...]) -> tuple[float, ...]:
    """The guessed box of a text is too wide: its inner part."""
    across, down = (box[2] - box[0]) / 4, (box[3] - box[1]) / 4
    return box[0] + across, box[1] + down, box[2] - across, box[3] - down


@proof
def test_nothing_piles_up() -> None:
    positions = played(2, 6)
    painter, _ = painter_of(scene(positions[0]))
    with recorded():
        for position in positions:
            painter.paint(scene(position))
        gc.collect()
        before = len(_instances)
        for position in positions * 2:
            painter.paint(scene(position))
    gc.collect()
    assert len(_instances) == before


def test_near_boxes_become_one() -> None:
    boxes = [(0, 0, 10, 10), (100, 0, 110, 10), (200, 200, 210, 210), (20, 0, 90, 10), (5, 5, 5, 9)]
    assert sorted(merged(boxes)) == [(0, 0, 110, 10), (200, 200, 210, 210)]
    assert merged([]) == []


def test_the_box_of_a_thing_holds_its_shapes() -> None:
    for thing in scene(played(4, 2)[-1]).things:
        if thing.shapes:
            shapes = [shape for shape in thing.shapes if not isinstance(shape, Text)]
            left, top, right, bottom = ink(thing, "light", 2).box
            around = union([box_of(shape) for shape in shapes])
            if shapes:
                a, b = thing.frame.out(around[:2]), thing.frame.out(around[2:])
                assert left <= 2 * a[0]
                assert top <= 2 * a[1]
                assert right >= 2 * b[0]
                assert bottom >= 2 * b[1]


def test_a_faded_thing_is_drawn_as_one() -> None:
    picture = scene(midgame(), show="map")
    faded = Thing("faded", Layer.PIECE, (Circle(9, 9, 5, "ink"), Circle(9, 9, 3, "paper")), opacity=0.45)
    painter, message = painter_of(replace(picture, things=(*picture.things, faded)))
    assert len(message.by_canvas()[f"IPY_MODEL_{painter._table.scratch.model_id}"]) > 4
    alphas = [arguments[1] for name, arguments, _ in message.commands if name == "set" and arguments[0] == 2]
    assert alphas == [0.45, 1]


def test_a_path_that_is_drawn_twice_is_said_once() -> None:
    curve = commands("M0 0C10 0 20 10 30 10")
    twice = Thing("pipe", Layer.BUILT, (Path(curve, None, "halo", 9), Path(curve, None, "usa", 5)))
    _, message = painter_of(replace(scene(midgame(), show="map"), things=(twice,)))
    names = [name for name, _, _ in message.commands]
    assert names.count("bezierCurveTo") == 1
    assert names.count("stroke") == 2
