"""The SVG painter: a scene as one text, the same every time, with a title for every thing."""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from .palette import FONT, PAGE, colours
from .shapes import PIXELS, Circle, Command, Frame, Line, Path, Rect, Shape, Text, Thing, on_circle

if TYPE_CHECKING:
    from .scene import Scene


GROUND = {"fill": "none", "font-family": FONT, "text-anchor": "middle", "stroke-linejoin": "round"}
"""What is true of all shapes that do not say otherwise."""
_COLOUR = re.compile(r'(fill|stroke)="(#[0-9A-F]{6})"')
WIDEST = 360
"""A wider picture on a page is made as wide as its cell: a narrow cell would cut it off."""


def svg_on_page(scene: "Scene") -> str:
    """A scene as the SVG of a page that is perhaps too narrow for it, and dark or light."""
    if scene.theme != "light":
        return svg(scene, fills=scene.width > WIDEST)
    drawn = svg(replace(scene, theme=PAGE), fills=scene.width > WIDEST)
    head, end, body = drawn.partition("</desc>")
    # Dark where the page is dark, but not on paper.
    return f"{head}{end}<style>@media screen and (prefers-color-scheme:dark){{{_rules(body)}}}</style>{body}"


def svg_in_page(scene: "Scene") -> str:
    """A scene as a part of the page itself, no wider than it is drawn, and as dark as JupyterLab says the page is.

    Pages that take styles away would leave its words without their places; there it stays hidden.
    """
    drawn = svg(replace(scene, theme=PAGE), fills=True)
    rules = _rules(drawn)
    style = (
        f".barrage-in-page[hidden]{{display:block!important}}"
        f'@media screen{{[data-jp-theme-light="false"] .barrage-in-page{{{rules}}}}}'
    )
    wide = f"flex:0 0 auto;width:{scene.width:g}px;max-width:100%"
    page = f'<style>{style}</style><div class="barrage-in-page" hidden="hidden" style="{wide}">{drawn}</div>'
    return page.replace('"', "'")  # in a notebook's file each of the others is two characters


def _rules(drawn: str) -> str:
    """The dark colour for every colour of a picture."""
    dark, used = colours("dark"), set(_COLOUR.findall(drawn))
    pairs = {light: dark[name] for name, light in colours(PAGE).items() if light != dark[name]}
    painted = ((part, a, b) for a, b in pairs.items() for part in ("fill", "stroke") if (part, a) in used)
    return "".join(f'[{part}="{a}"]{{{part}:{b}}}' for part, a, b in painted)


def svg(scene: "Scene", fills: bool = False, fits: bool = False) -> str:
    """A scene as SVG; one that fills its place has no size of its own, and one that fits is never wider than it."""
    width, height = _number(scene.width), _number(scene.height)
    size = "" if fills else f'width="{width}" height="{height}" '
    size += 'style="max-width:100%;height:auto" ' if fits else ""
    ground = " ".join(f'{name}="{escape(value)}"' for name, value in GROUND.items())
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}viewBox="0 0 {width} {height}" '
        f'role="img" {ground}>'
        f"<title>{escape(scene.title)}</title><desc>{escape(scene.description)}</desc>"
    )
    body = [_framed(frame, things, scene.theme) for frame, things in groupby(scene.things, lambda thing: thing.frame)]
    return f"{head}{''.join(body)}</svg>"


def painted(shapes: Iterable[Shape], theme: str) -> str:
    """Shapes inside a picture that is written by hand."""
    hues = colours(theme)
    return f'<g text-anchor="middle">{"".join(_shape(shape, hues) for shape in shapes)}</g>'


def inline(shapes: Iterable[Shape], size: float) -> str:
    """A small square drawing in a line of text, which says in words what it shows; its ink is that of the text."""
    hues = colours("light") | dict.fromkeys(("ink", "soft", "piece_edge"), "currentColor")
    hues |= dict.fromkeys(("panel", "advanced"), "none")
    inside = "".join(_shape(shape, hues) for shape in shapes)
    anchor = ' text-anchor="middle"' if "<text" in inside else ""
    return f'<svg width="{_number(size)}" height="{_number(size)}" fill="none"{anchor}>{inside}</svg>'


def _framed(frame: Frame, things: Iterable[Thing], theme: str) -> str:
    inside = "".join(_thing(thing._replace(frame=PIXELS), theme) for thing in things)
    if frame == PIXELS:
        return inside
    moved = f"translate({_number(frame.x)} {_number(frame.y)})" if frame.x or frame.y else ""
    scaled = f"scale({frame.scale:.4g})" if frame.scale != 1 else ""
    return f'<g transform="{moved}{scaled}">{inside}</g>'


@lru_cache(4096)
def _thing(thing: Thing, theme: str) -> str:
    """A thing as a group; equal things are written once and remembered."""
    hues = colours(theme)
    inside = "".join(_shape(shape, hues) for shape in thing.shapes)
    if not inside and not thing.text:
        return ""
    title = f"<title>{escape(thing.text)}</title>" if thing.text else ""
    faded = f' opacity="{thing.opacity:g}"' if thing.opacity < 1 else ""
    return f"<g{faded}>{title}{inside}</g>\n" if title or faded else f"{inside}\n"


def _shape(shape: Shape, hues: dict[str, str]) -> str:
    if isinstance(shape, Text):
        return _text(shape, hues)
    if isinstance(shape, Rect):
        corner = f' rx="{_number(shape.radius)}"' if shape.radius else ""
        box = f'x="{_number(shape.x)}" y="{_number(shape.y)}" width="{_number(shape.width)}"'
        return f'<rect {box} height="{_number(shape.height)}"{corner}{_style(shape, hues)}/>'
    if isinstance(shape, Circle):
        middle = f'cx="{_number(shape.x)}" cy="{_number(shape.y)}" r="{_number(shape.radius)}"'
        return f"<circle {middle}{_style(shape, hues)}/>"
    if isinstance(shape, Line):
        ends = f"M{_numbers((shape.x1, shape.y1))}L{_numbers((shape.x2, shape.y2))}"
        return f'<path d="{ends}"{_stroke(shape, hues)}/>'
    cap = ' stroke-linecap="round"' if shape.round else ""
    return f'<path d="{_path(shape.commands)}"{_style(shape, hues)}{cap}/>'


def _text(text: Text, hues: dict[str, str]) -> str:
    anchor = "" if text.anchor == "middle" else f' text-anchor="{text.anchor}"'
    weight = "" if text.weight == 400 else f' font-weight="{text.weight}"'
    return (
        f'<text x="{_number(text.x)}" y="{_number(text.baseline)}" font-size="{_number(text.size)}"{weight}{anchor} '
        f'fill="{hues[text.fill]}">{escape(text.text, quote=False)}</text>'
    )


def _style(shape: Rect | Circle | Path, hues: dict[str, str]) -> str:
    fill = f' fill="{hues[shape.fill]}"' if shape.fill else ""
    return fill + _stroke(shape, hues)


def _stroke(shape: Rect | Circle | Path | Line, hues: dict[str, str]) -> str:
    if shape.edge is None:
        return ""
    thick = f' stroke-width="{_number(shape.thick)}"' if shape.thick != 1 else ""
    dash = f' stroke-dasharray="{_numbers(shape.dash)}"' if shape.dash else ""
    return f' stroke="{hues[shape.edge]}"{thick}{dash}'


def _path(steps: tuple[Command, ...]) -> str:
    """A path as text, each step told from the point before it, as that is shorter."""
    out = ""
    pen: tuple[float, ...] = (0.0, 0.0)
    start = pen
    for letter, numbers in steps:
        if letter == "Z":
            out, pen = f"{out}Z", start
        elif letter == "A":
            text, pen = _arc(numbers, bool(out))
            out += text
        elif letter == "M":
            pen = start = _rounded(numbers)
            out += f"M{_numbers(pen)}"
        else:
            points = _rounded(numbers)
            out += letter.lower() + _numbers(tuple(number - pen[n % 2] for n, number in enumerate(points)))
            pen = points[-2:]
    return out


def _rounded(numbers: tuple[float, ...]) -> tuple[float, ...]:
    """Numbers as they are written, so that no error adds up along a path."""
    return tuple(round(number, 1) for number in numbers)


def _arc(numbers: tuple[float, ...], joined: bool) -> tuple[str, tuple[float, ...]]:
    """An arc as SVG has it, and where it ends: a line to its start, then one or, for a whole circle, two bends."""
    x, y, radius, start, end = numbers
    out = ("L" if joined else "M") + _numbers(on_circle(x, y, radius, start))
    halves = 2 if abs(end - start) > 359 else 1
    large, sweep = int(abs(end - start) / halves > 180), int(end > start)
    for half in range(1, halves + 1):
        point = on_circle(x, y, radius, start + (end - start) * half / halves)
        out += f"A{_numbers((radius, radius))} 0 {large} {sweep} {_numbers(point)}"
    return out, _rounded(point)


def _numbers(numbers: tuple[float, ...]) -> str:
    out = ""
    for number in numbers:
        text = _number(number)
        out += text if not out or text[0] == "-" else f" {text}"
    return out


@lru_cache(65536)
def _number(number: float) -> str:
    """A number with one decimal at most, and nothing that need not be written."""
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
