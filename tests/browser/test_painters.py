"""Both painters in a real browser, without Jupyter: what a message draws, against the SVG, pixel by pixel."""

from base64 import b64encode
from random import Random
from typing import Any

import pytest
from ipycanvas.canvas import _CMD_LIST, Canvas

from barrage_nb.engine.play import builder_player, unfold
from barrage_nb.view import Scene, scene, svg
from barrage_nb.view.film import movement
from barrage_nb.view.painter import CanvasPainter
from tests.view.pictures import midgame, played
from tests.view.recording import Message, recorded

# What ipycanvas 0.14.3 does with a message, for the commands that we send.
PLAYER = """
window.canvases = {}
const named = (id) => canvases[id] ??= document.createElement('canvas').getContext('2d')
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const polygon = (ctx, points, from, to) => {
  ctx.beginPath()
  for (let at = from; at < to; at += 2) ctx.lineTo(points[at], points[at + 1])
  ctx.closePath()
  ctx.fill()
}
window.play = ([names, attributes, width, height, message]) => {
  const [text, ...others] = message.map(bytes)
  let ctx = null
  for (const [number, given = [], count = 0] of JSON.parse(new TextDecoder().decode(text))) {
    const buffers = others.splice(0, count).map((own) => own.buffer), name = names[number]
    if (name === 'switchCanvas') {
      ctx = named(given[0])
      if (ctx.canvas.width !== width || ctx.canvas.height !== height) Object.assign(ctx.canvas, { width, height })
    } else if (name === 'set') ctx[attributes[given[0]]] = given[1]
    else if (name === 'drawImage') ctx.drawImage(named(given[0]).canvas, given[1], given[2])
    else if (name === 'strokeLine') {
      ctx.beginPath(); ctx.moveTo(given[0], given[1]); ctx.lineTo(given[2], given[3]); ctx.stroke()
    } else if (name === 'fillCircle' || name === 'strokeCircle') {
      ctx.beginPath(); ctx.arc(...given, 0, 2 * Math.PI); ctx[name.slice(0, -6)]()
    } else if (name === 'fillPolygon') {
      const points = new Int16Array(buffers[0])
      polygon(ctx, points, 0, points.length)
    } else if (name === 'fillPolygons' || name === 'fillStyledPolygons') {
      const points = new Int16Array(buffers[0]), sizes = new Uint8Array(buffers[1])
      const hues = buffers[2] && new Uint8Array(buffers[2])
      ctx.save()
      for (let place = 0, from = 0; place < given[0]; place++) {
        if (hues) ctx.fillStyle = `rgba(${hues.slice(3 * place, 3 * place + 3).join()}, 1)`
        polygon(ctx, points, from, from += 2 * sizes[place])
      }
      ctx.restore()
    } else ctx[name](...given)
  }
}
const pixels = (ctx) => ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height).data
const differing = (a, b) => {
  let most = 0, many = 0, far = 0
  for (let at = 0; at < a.length; at++) {
    const by = Math.abs(a[at] - b[at])
    if (by > most) most = by
    if (by > 8) many++
    if (by > 96) far++
  }
  return [most, many / a.length, far / a.length]
}
window.keep = (id) => { window.kept = pixels(named(id)) }
window.against = (id) => differing(kept, pixels(named(id)))
window.againstPicture = async ([id, source]) => {
  const picture = new Image(), { width, height } = named(id).canvas
  const ctx = document.createElement('canvas').getContext('2d')
  picture.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(source)
  await picture.decode()
  Object.assign(ctx.canvas, { width, height })
  ctx.drawImage(picture, 0, 0, width, height)
  return differing(pixels(ctx), pixels(named(id)))
}
"""
# In the order of the numbers that Canvas.ATTRS gives them.
ATTRIBUTES = [
    *("fillStyle", "strokeStyle", "globalAlpha", "font", "textAlign", "textBaseline", "direction"),
    *("globalCompositeOperation", "lineWidth", "lineCap", "lineJoin"),
]


class Screen:
    """A page that plays messages, and the painter whose messages they are."""

    def __init__(self, page: Any, picture: Scene) -> None:
        self.page = page
        with recorded() as messages:
            self.painter = CanvasPainter(picture)
        self.name = f"IPY_MODEL_{self.painter.widget.model_id}"
        self.play(messages)

    def play(self, messages: list[Message]) -> None:
        width, height = self.painter.widget.width, self.painter.widget.height
        for message in messages:
            texts = [b64encode(part).decode() for part in message.raw]
            self.page.evaluate("play", [_CMD_LIST, ATTRIBUTES, width, height, texts])

    def paint(self, picture: Scene, **more: Any) -> None:
        with recorded() as messages:
            self.painter.paint(picture, **more)
        self.play(messages)

    def repaint(self) -> None:
        with recorded() as messages:
            self.painter.repaint()
        self.play(messages)


@pytest.fixture
def player(other_page: Any) -> Any:
    assert [Canvas.ATTRS[name] for name in ("fill_style", "font", "line_cap", "line_join")] == [0, 3, 9, 10]
    other_page.evaluate("(source) => { (0, eval)(source) }", PLAYER)
    return other_page


def pictures() -> dict[str, Scene]:
    end = played(4, 2)[-1]
    marks = dict.fromkeys((name for name in scene(end).named if name.kind in ("dam", "pipe", "conduit")), "dim")
    marks |= {"powerhouse P8.1": "legal", "powerhouse P9.1": "focus", "powerhouse P12.1": "selected", "dam B1L": "last"}
    return {
        "end": scene(end),
        "dark": scene(midgame(), theme="dark"),
        "800": scene(midgame(), width=800),
        "600": scene(midgame(), width=600),
        "marks": scene(end, marks=marks),
        "wheel": scene(midgame(), show="wheel"),
    }


@pytest.mark.parametrize("name", ["end", "dark", "800", "600", "marks", "wheel"])
def test_the_canvas_looks_like_the_svg(player: Any, name: str) -> None:
    picture = pictures()[name]
    screen = Screen(player, picture)
    _, _, far = player.evaluate("againstPicture", [screen.name, svg(picture)])
    assert far < 0.001, "more than the edges of letters differ"


def test_painting_what_changed_gives_the_whole_picture(player: Any) -> None:
    positions = played(4, 2)
    screen = Screen(player, scene(positions[60]))
    for first in (60, 120, 180):
        for position in positions[first : first + 12]:
            screen.paint(scene(position))
        screen.paint(scene(positions[first + 12], marks={"dam B3L": "legal", "dam B4L": "dim"}))
        player.evaluate("keep", screen.name)
        screen.repaint()
        most, many, _ = player.evaluate("against", screen.name)
        assert most <= 32, "an edge is smoothed a little differently where it is cut; nothing else may differ"
        assert many < 0.0005


def test_a_movement_that_is_broken_off_anywhere_leaves_the_whole_picture(player: Any) -> None:
    chance, positions = Random(7), played(4, 2)
    screen = Screen(player, scene(positions[60]))
    for number in range(60, 220, 8):
        before = positions[number]
        moved = movement(unfold(before, builder_player(number)(before)), scene)
        for _ in range(3):
            position, moving = moved.at(chance.random() * moved.duration)
            screen.paint(moved.scene(position), moving=moving)
        screen.paint(moved.scene(len(moved.positions) - 1))
        player.evaluate("keep", screen.name)
        screen.repaint()
        _, many, far = player.evaluate("against", screen.name)
        assert far == 0, "edges are smoothed a little differently where they are cut; nothing else may differ"
        assert many < 0.0005
