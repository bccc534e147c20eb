"""What the view costs, as ratios in the same run: `python benchmarks/view.py`, with `--browser` clicks too."""

import argparse
import gc
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from ipycanvas import Canvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets.widgets.widget import _instances

from barrage_nb import Position, new_game, play
from barrage_nb.engine.play import builder_player
from barrage_nb.view import Scene, scene, svg
from barrage_nb.view.painter import CanvasPainter, Shown, ink

SEEDS = (2, 4, 6)
ROUNDS = 9


class Ratio(NamedTuple):
    """A measured figure and the most it may be; None where it is only told."""

    what: str
    value: float
    most: float | None = None


@contextmanager
def counted() -> Iterator[list[int]]:
    """The bytes of each message that canvases send meanwhile; nothing is sent."""
    sizes: list[int] = []
    _CANVAS_MANAGER.send = lambda content, buffers=(): sizes.append(sum(len(bytes(part)) for part in buffers))
    try:
        yield sizes
    finally:
        del _CANVAS_MANAGER.send


@cache
def game(seed: int) -> tuple[Position, ...]:
    """Every position of a four-player game that a quick builder plays to its end."""
    position, player = new_game(4, "full", seed), builder_player(seed)
    positions = [position]
    while position.question is not None:
        position = play(position, player(position)).after
        positions.append(position)
    return tuple(positions)


@cache
def scenes(seed: int) -> tuple[Scene, ...]:
    """The table at every position of a game."""
    return tuple(scene(position) for position in game(seed))


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def rectangles(count: int, canvas: Canvas, coloured: bool) -> None:
    """As many rectangles as plain ipycanvas draws one by one in a held frame."""
    with hold_canvas():
        for number in range(count):
            if coloured:
                canvas.fill_style = "#1F2D37" if number % 2 else "#F0B93A"
            canvas.fill_rect(7 * number % 1280, 3 * number % 1000, 20, 10)


def whole_tables() -> Iterator[Ratio]:
    """The whole table at the end of a game."""
    canvas = Canvas(width=1280, height=1063)
    first, again, sizes, messages = [], [], [], []
    for seed in SEEDS:
        table = scenes(seed)[-1]
        shapes = sum(len(thing.shapes) for thing in table.things)
        with counted() as sent:
            painter = CanvasPainter(table)
            sizes.append(sent[-1])
            for _ in range(ROUNDS):
                forget(painter)
                before = len(sent)
                anew = seconds(painter.repaint)
                messages.append(len(sent) - before)
                known = seconds(painter.repaint)
                plain = seconds(partial(rectangles, shapes, canvas, coloured=True))
                bare = seconds(partial(rectangles, shapes, canvas, coloured=False))
                first.append(anew / plain)
                again.append(known / bare)
        yield Ratio(f"shapes of the table, game {seed}", shapes)
    yield Ratio("full repaint, every thing written anew / coloured rectangles", statistics.median(first), 1.5)
    yield Ratio("    the slowest of all rounds", max(first))
    yield Ratio("full repaint, things known (a page opened) / plain rectangles", statistics.median(again), 1.5)
    yield Ratio("messages of a full repaint", max(messages), 1)
    yield Ratio("kB of a full repaint", max(sizes) / 1000, 120)
    yield Ratio("kB of the same table as SVG", len(svg(scenes(SEEDS[0])[-1])) / 1000, 200)


def forget(painter: CanvasPainter) -> None:
    """Make a painter write everything anew."""
    ink.cache_clear()
    painter._shown = Shown(), Shown(), Shown()


def moves() -> Iterator[Ratio]:
    """One move after another, through whole games."""
    times, sizes, fulls, known, full_sizes, most = [], [], [], [], [], 0
    for seed in SEEDS:
        with counted() as sent:
            painter = CanvasPainter(scenes(seed)[0])
            forget(painter)
            painter.repaint()
            for table in scenes(seed)[1:]:
                before = len(sent)
                times.append(seconds(partial(painter.paint, table)))
                sizes.append(sum(sent[before:]))
                most = max(most, len(sent) - before)
            for table in scenes(seed)[1 :: len(scenes(seed)) // 12]:
                painter.paint(table)
                known.append(seconds(painter.repaint))
                forget(painter)
                fulls.append(seconds(painter.repaint))
                full_sizes.append(sent[-1])
    full, full_size = statistics.median(fulls), statistics.median(full_sizes)
    yield Ratio("one move's repaint / the full one, kernel time, median", statistics.median(times) / full, 0.3)
    yield Ratio("    mean", statistics.mean(times) / full, 0.3)
    yield Ratio("    median / a full one of known things", statistics.median(times) / statistics.median(known))
    yield Ratio("one move's repaint / the full one, bytes, median", statistics.median(sizes) / full_size, 0.3)
    yield Ratio("    mean", statistics.mean(sizes) / full_size, 0.3)
    yield Ratio("most messages of a move", most, 1)


def many_moves() -> Iterator[Ratio]:
    """What is left after 1,000 moves, against after 100; what is remembered for good is full before."""
    tables = [table for seed in SEEDS for table in scenes(seed)]
    with counted() as sent:
        tracemalloc.start()
        painter = CanvasPainter(tables[0])
        for table in tables:
            painter.paint(table)
        held = []
        for number in range(1001):
            painter.paint(tables[number % len(tables)])
            if number in (100, 1000):
                sent.clear()
                gc.collect()
                held.append((len(_instances), tracemalloc.get_traced_memory()[0]))
        tracemalloc.stop()
    (widgets, memory), (more_widgets, more_memory) = held
    yield Ratio("widgets after 1,000 moves / after 100", more_widgets / widgets, 1)
    yield Ratio("MB gained from move 100 to move 1,000", (more_memory - memory) / 1e6, 1)


# ---- clicks in a browser

CELLS = [
    """
from itertools import count
from ipycanvas import Canvas
from IPython.display import display
from barrage_nb import new_game, play, show
from barrage_nb.board.refs import Ref
from barrage_nb.engine.play import builder_player
from barrage_nb.view import scene
from barrage_nb.view.painter import CanvasPainter
from barrage_nb.view.shapes import Layer, Rect, Thing
position, player = new_game(4, "full", 2), builder_player(2)
positions = [position]
while position.question is not None:
    position = play(position, player(position)).after
    positions.append(position)
scenes = [scene(position) for position in positions]
numbers = {name: count(1) for name in ("bare", "mark", 1, 2)}
""",
    """
bare = Canvas(width=700, height=500, layout={"width": "700px", "height": "500px"})
bare.add_class("bare")
def press(x, y):
    bare.fill_style = "#000" if next(numbers["bare"]) % 2 else "#FFF"
    bare.fill_rect(10, 10, 50, 50)
bare.on_mouse_down(press)
display(bare)
""",
    """
marking = CanvasPainter(scenes[100])
marking.widget.add_class("marking")
def press(x, y):
    marking.paint(scene(positions[100], marks={"dam B3L": "focus"} if next(numbers["mark"]) % 2 else {}))
marking.on("press", press)
display(marking.widget)
""",
    """
def shown(pixels):
    painter = CanvasPainter(scenes[100], pixels)
    painter.widget.add_class(f"moving-{pixels}")
    def press(x, y):
        number = next(numbers[pixels])
        hue = "ink" if number % 2 else "panel"
        painter.paint(scene(positions[60 + number % 150]), [Thing(Ref("sign"), Layer.MOVING, (Rect(0, 0, 9, 9, hue),))])
    painter.on("press", press)
    display(painter.widget)
shown(1)
shown(2)
""",
    """
board = show(positions[0], speed=0)
board.add_class("board")
board
""",
]
CLICK = """async ([selector, x, y, across, ms]) => {
  const canvas = document.querySelector(selector), box = canvas.getBoundingClientRect(), ctx = canvas.getContext('2d')
  const read = () => ctx.getImageData(x * canvas.width, y * canvas.height, 1, 1).data.join()
  const before = read(), start = performance.now(), clientX = box.left + (x + across) * box.width
  const event = { clientX, clientY: box.top + y * box.height, bubbles: true, cancelable: true }
  canvas.dispatchEvent(new MouseEvent('mousedown', event))
  return new Promise((done) => {
    const look = () => {
      const passed = performance.now() - start
      if (read() !== before) done(passed)
      else if (passed > ms) done(null)
      else setTimeout(look, 1)
    }
    look()
  })
}"""


def clicks(times: int) -> Iterator[Ratio]:
    """From a click to changed pixels, against a bare canvas that draws one rectangle."""
    from page import asked, opened

    from tests.browser.pages import on_page

    with opened(CELLS) as page:
        place = "marking.scene.bounds(Ref('dam', 'B3L'))"
        ring = asked(page, f"left, top, right, bottom = {place}; print(left - 2, top + 9)")
        size = asked(page, "print(marking.scene.width, marking.scene.height)")
        (x, y), (width, height) = map(float, ring.split()), map(float, size.split())
        places: dict[str, tuple[object, ...]] = {
            "bare": ("canvas.bare", 0.03, 0.05, 0),
            "a mark": ("canvas.marking", x / width, y / height, 0),
        }
        for pixels in (1, 2):
            places[f"a move, {pixels} x {pixels} pixels"] = (f"canvas.moving-{pixels}", 0.002, 0.002, 0)
        found = asked(page, BOARD_PLACE).split()
        if found:
            places["the board, a pick"] = (".board canvas", *map(float, found))
        passed: dict[str, list[float]] = {name: [] for name in places}
        for number in range(times + 5):
            for name, (selector, *spot) in places.items():
                page.locator(str(selector)).first.scroll_into_view_if_needed()
                page.wait_for_timeout(40)
                took = on_page(page, CLICK, [selector, *spot, 3000])
                if name.startswith("the board"):
                    asked(page, "board.back()")
                if took is None:
                    raise RuntimeError(f"a click on {name} changed nothing")
                if number >= 5:
                    passed[name].append(took)
        figures = {
            name: (statistics.median(all_), statistics.quantiles(all_, n=20)[-1]) for name, all_ in passed.items()
        }
        for name, (median, slow) in figures.items():
            yield Ratio(f"click to pixels, {name}: median, ms", median)
            yield Ratio("    95th percentile, ms", slow)
            if name != "bare":
                yield Ratio("    median / the bare canvas", median / statistics.median(passed["bare"]), 1.5)
                yield Ratio(
                    "    95th percentile / the bare canvas's", slow / statistics.quantiles(passed["bare"], n=20)[-1]
                )


# A thing on the board whose click only picks it: a point of its ring, and how far to the right it can be clicked.
BOARD_PLACE = """
for name in board.answering.targets:
    after, picture = board.answering.click(name), board.picture.scene
    box = picture.bounds(name)
    if box and after is not None and after.answer is None:
        print((box[0] - 3) / picture.width, (box[1] + box[3]) / 2 / picture.height, 13 / picture.width)
        break
"""


def main() -> None:
    """Measure, print, and fail where a figure is more than it may be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", action="store_true", help="clicks in JupyterLab on Chromium too")
    parser.add_argument("--clicks", type=int, default=60)
    options = parser.parse_args()
    parts: list[Callable[[], Iterator[Ratio]]] = [whole_tables, moves, many_moves]
    if options.browser:
        parts.append(lambda: clicks(options.clicks))
    failed = False
    for part in parts:
        for what, value, most in part():
            over = most is not None and value > most
            failed |= over
            limit = "" if most is None else f"  (at most {most:g})" + ("  TOO MUCH" if over else "")
            print(f"{what:66} {value:10.3f}{limit}")
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
