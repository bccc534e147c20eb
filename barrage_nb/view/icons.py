"""Icons: small drawings around a middle point, each 20 units high at size 20, all of our own making."""

from math import cos, pi, sin

from .palette import LETTERS
from .shapes import Circle, Command, Line, Path, Rect, Shape, Text, commands, move, polyline

Shapes = tuple[Shape, ...]
SMALLEST = 12.8
"""The smallest text of a panel, as drawn: 11 pixels where a table of 1280 is painted in a cell of 1097."""

_BOLT = commands("M3.4 -10L-6.4 1.6L-0.8 1.6L-3.4 10L6.4 -2.2L0.8 -2.2Z")
_EXCAVATOR = commands(
    "M-10.5 3L-10.5 -5L-4 -5L-4 -2L1.5 -2L1.5 3ZM-11 5L2 5L2 9L-11 9ZM7 -3.4L10.4 -4.4L12 4.5L5.2 3.4Z"
)
_ARM = commands("M-0.5 -2.5L4 -9.5L9 -3")
_MIXER = commands(
    "M-8.3 0.7L-7.6 -5.2L1.6 5.8L-4.3 5.5ZM-6.5 -6.4L-3.5 -8.9L6 2.4L3 4.9ZM-2 -9.6L4.1 -9.2L7.6 -5L6.9 1Z"
    "M-7 7.6L7 7.6L7 9.8L-7 9.8Z"
)
_COG = commands(
    "M-1.6 -7L-1.4 -9.9L1.4 -9.9L1.6 -7L3.8 -6.1L6 -8L8 -6L6.1 -3.8L7 -1.6L9.9 -1.4L9.9 1.4L7 1.6L6.1 3.8L8 6L6 8"
    "L3.8 6.1L1.6 7L1.4 9.9L-1.4 9.9L-1.6 7L-3.8 6.1L-6 8L-8 6L-6.1 3.8L-7 1.6L-9.9 1.4L-9.9 -1.4L-7 -1.6L-6.1 -3.8"
    "L-8 -6L-6 -8L-3.8 -6.1ZM3 0A0 0 3 360 0Z"
)
_ENGINEER = commands("M-6 10L-6 4A0 4 6 180 360L6 10ZM3.9 -6A0 -6 3.9 0 360Z")
_DROP = commands(
    "M0 -0.72C0.06 -0.42 0.43 -0.1 0.43 0.16C0.43 0.4 0.24 0.56 0 0.56"
    "C-0.24 0.56 -0.43 0.4 -0.43 0.16C-0.43 -0.1 -0.06 -0.42 0 -0.72Z"
)
_CHECK = commands("M-7 0.5L-2 5.5L7 -5.5")
_CHEVRON = commands("M-6 -3L0 3L6 -3")
_TURN = commands("M-5 6.9A0 0 8.5 126 395")
_TURN_HEAD = commands("M3.3 4.2L11.1 5.6L5.5 11.6Z")

_PIECES = {
    "base": commands("M-10 -6L10 -6L7 6L-7 6Z"),
    "elevation": commands("M-10 -2L10 -2L8.2 4L-8.2 4ZM-8 6.5L8 6.5L8 8.5L-8 8.5Z"),
    "powerhouse": commands("M0 -9.5L8.5 -2.5L8.5 9L-8.5 9L-8.5 -2.5Z"),
    "building": commands("M-8 9L-8 -1L-3 -5L-3 -1L2 -5L2 -1L7 -5L7 9Z"),
    "external_work": commands("M-9 9L-9 4L-3 4L-3 -1L3 -1L3 -6L9 -6L9 9Z"),
    "none": commands("M0 -8L8 0L0 8L-8 0Z"),
}
_RAISE = commands("M-4.5 -4.5L0 -9L4.5 -4.5")
_CONDUIT = commands("M-7 -5.5C-1 -5.5 -1 -1 0.5 2C2 5.5 4 6.5 9 6.5")


def letter(company: str, x: float, y: float, size: float) -> Shapes:
    """The letter of a company; Italy's has serifs, so that it is never a 1 or a bar."""
    if company == "italy":
        return (Path(_serif_i(x, y, size), "italy_letter"),)
    if not LETTERS.get(company):
        return ()
    return (Text(x, y, LETTERS[company], size, f"{company}_letter", 800),)


def _serif_i(x: float, y: float, size: float) -> tuple[Command, ...]:
    half, high, bar, stem = 0.26 * size, 0.36 * size, 0.14 * size, 0.105 * size
    right = (
        (half, -high),
        (half, bar - high),
        (stem, bar - high),
        (stem, high - bar),
        (half, high - bar),
        (half, high),
    )
    left = tuple((-dx, dy) for dx, dy in reversed(right))
    return polyline(tuple((x + dx, y + dy) for dx, dy in right + left), closed=True)


def badge(company: str, x: float, y: float, radius: float) -> Shapes:
    """A disc with the letter of a company."""
    disc = Circle(x, y, radius, company, "piece_edge", max(1.2, radius / 9))
    return (disc, *letter(company, x, y, 1.15 * radius))


def coin(x: float, y: float, size: float, amount: int | None = None, hollow: bool = False) -> Shapes:
    """A disc: credits, with their number in it."""
    radius = size / 2
    disc = Circle(x, y, radius, None if hollow else "coin", "coin_edge", max(1.2, size / 16))
    if amount is None:
        return disc, Circle(x, y, radius * 0.55, None, "coin_edge", max(1, size / 18))
    return disc, Text(x, y, _number(amount), _fit(amount, size), "soft" if hollow else "coin_text", 700)


def victory(x: float, y: float, size: float, amount: int, hollow: bool = False) -> Shapes:
    """A hexagon: victory points, with their number in it."""
    radius = size * 0.54
    corners = tuple((x + radius * sin(pi / 3 * side), y - radius * cos(pi / 3 * side)) for side in range(6))
    outline = polyline(corners, closed=True)
    shape = Path(outline, None, "soft", 1.4) if hollow else Path(outline, "vp")
    return shape, Text(x, y, _number(amount), _fit(amount, size), "soft" if hollow else "vp_text", 700)


def _number(amount: int) -> str:
    return f"\u2212{-amount}" if amount < 0 else str(amount)


def _fit(amount: int, size: float) -> float:
    return max(SMALLEST, size * (0.62, 0.62, 0.54, 0.42)[min(len(str(amount)), 3)])


def bolt(x: float, y: float, size: float, fill: str = "ink") -> Shapes:
    """A bolt: energy."""
    return (Path(move(_BOLT, x, y, size / 20), fill),)


def excavator(x: float, y: float, size: float, fill: str = "ink") -> Shapes:
    """A digger: an excavator."""
    scale = size / 21.5
    return (Path(move(_EXCAVATOR, x, y, scale), fill), Path(move(_ARM, x, y, scale), None, fill, 2.2 * scale))


def mixer(x: float, y: float, size: float, fill: str = "ink") -> Shapes:
    """A drum: a concrete mixer."""
    return (Path(move(_MIXER, x, y, size / 20), fill),)


def cog(x: float, y: float, size: float, fill: str = "ink") -> Shapes:
    """A cog: either machine."""
    return (Path(move(_COG, x, y, size / 20), fill),)


def engineer(x: float, y: float, size: float, fill: str = "ink") -> Shapes:
    """A person: an engineer."""
    return (Path(move(_ENGINEER, x, y, size / 20), fill),)


def engineers(x: float, y: float, size: float, count: int, fill: str = "ink") -> Shapes:
    """As many people in a row, around a middle."""
    pitch = size * 0.8
    left = x - pitch * (count - 1) / 2
    return tuple(shape for index in range(count) for shape in engineer(left + index * pitch, y, size, fill))


def drop(x: float, y: float, size: float, fill: str = "drop") -> Shapes:
    """A drop of water; `size` is a little less than its height."""
    return (Path(move(_DROP, x, y, size), fill),)


def flowing(x: float, y: float, size: float) -> Shapes:
    """A drop with an arrow: it flows at once."""
    low = y + size * 0.5
    tip = x + size * 0.62
    head = commands(f"M{tip - 3.5} {low - 4}L{tip + 3.5} {low - 4}L{tip} {low + 1}Z")
    return (*drop(x, y, size), Line(tip, y - size * 0.45, tip, low - 3, "drop", 2), Path(head, "drop"))


def turns(x: float, y: float, size: float, amount: int | None = None, fill: str = "ink") -> Shapes:
    """An arc with an arrowhead: turns of the wheel."""
    scale = size / 20
    arc = Path(move(_TURN, x, y, scale), None, fill, 2 * scale)
    head = Path(move(_TURN_HEAD, x, y, scale), fill)
    return (
        (arc, head) if amount is None else (arc, head, Text(x, y, str(amount), max(SMALLEST, 11.5 * scale), fill, 700))
    )


def check(x: float, y: float, size: float, fill: str = "soft") -> Shapes:
    """A tick: done."""
    return (Path(move(_CHECK, x, y, size / 20), None, fill, size / 8, round=True),)


def cross(x: float, y: float, size: float, fill: str = "soft", thick: float = 0) -> Shapes:
    """A cross: not this one."""
    half, thick = size / 2, thick or size / 5
    return tuple(Line(x - half, y + way * half, x + half, y - way * half, fill, thick) for way in (1, -1))


def chevron(x: float, y: float, fill: str = "soft", up: bool = False) -> Shapes:
    """An arrowhead: opens downward, or closes."""
    steps = commands("M-6 3L0 -3L6 3") if up else _CHEVRON
    return (Path(move(steps, x, y), None, fill, 2, round=True),)


def arrow(x: float, y: float, length: float = 14, fill: str = "soft") -> Shapes:
    """An arrow to the right."""
    tip = x + length / 2
    steps = f"M{x - length / 2} {y}L{tip} {y}M{tip - 4} {y - 3.5}L{tip} {y}L{tip - 4} {y + 3.5}"
    return (Path(commands(steps), None, fill, 1.5, round=True),)


def piece(structure: str, x: float, y: float, size: float, fill: str = "ink") -> Shapes:
    """The outline of a piece, or the star of a tile that builds any, or Krylov's two squares."""
    scale = size / 20
    if structure == "wild":
        return tuple(_star(x, y, size * 0.45, size * 0.16, fill))
    if structure == "copy":
        side, shift = size * 0.5, size * 0.18
        thick = size * 0.1
        return (
            Rect(x - shift - side / 2, y - shift - side / 2, side, side, None, fill, thick, side / 6),
            Rect(x + shift - side / 2, y + shift - side / 2, side, side, fill, fill, thick, side / 6),
        )
    if structure == "conduit":
        knob = Circle(x - 7 * scale, y - 5.5 * scale, 3.6 * scale, fill)
        return knob, Path(move(_CONDUIT, x, y, scale), None, fill, 4.4 * scale)
    body = Path(move(_PIECES[structure], x, y, scale), fill)
    if structure == "elevation":
        return body, Path(move(_RAISE, x, y, scale), None, fill, 2.2 * scale)
    return (body,)


def _star(x: float, y: float, radius: float, thick: float, fill: str) -> list[Shape]:
    ends = [(radius * sin(pi / 3 * side), radius * cos(pi / 3 * side)) for side in range(3)]
    return [Line(x - dx, y - dy, x + dx, y + dy, fill, thick) for dx, dy in ends]


def space_with_fee(structure: str, x: float, y: float, size: float) -> Shapes:
    """The outline of a building space that costs a fee, with its coin."""
    outline = Path(move(_PIECES[structure], x, y, size / 20), None, "ink", 1.6)
    return (outline, *coin(x + size * 0.45, y - size * 0.42, size * 0.5))


def free_piece(structure: str, x: float, y: float, size: float) -> Shapes:
    """The dashed outline of a piece that nobody has built."""
    return (Path(move(_PIECES[structure], x, y, size / 20), None, "plan", 1.5, (3, 2.2)),)


def fulfilling(x: float, y: float, size: float, fill: str = "ink") -> Shapes:
    """A sheet with a tick: a contract that is fulfilled."""
    return *paper(x - size * 0.3, y, size), *check(x + size * 0.52, y, size * 0.85, fill)


def paper(x: float, y: float, size: float, double: bool = False) -> Shapes:
    """A sheet with a bolt: a contract; two of them."""
    wide, high = size * 0.8, size
    sheets: Shapes = (Rect(x - wide / 2, y - high / 2, wide, high, "panel", "ink", 1.6, 3), *bolt(x, y, size * 0.62))
    if not double:
        return sheets
    behind = Rect(x - wide / 2 - 7, y - high / 2 - 4, wide, high, "panel", "ink", 1.6, 3)
    return (behind, *sheets)


def company_piece(structure: str, x: float, y: float, size: float, owner: str) -> Shapes:
    """A piece in its owner's colour, with an outline."""
    scale = size / 20
    if structure == "conduit":
        knob = Circle(x - 7 * scale, y - 5.5 * scale, 3.8 * scale, owner, "piece_edge", 1.1)
        curve = move(_CONDUIT, x, y, scale)
        return (Path(curve, None, "piece_edge", 5.4 * scale + 1), knob, Path(curve, None, owner, 4.6 * scale - 0.6))
    body = Path(move(_PIECES[structure], x, y, scale), owner, "piece_edge", 1.1)
    if structure == "elevation":
        raise_ = move(_RAISE, x, y, scale)
        return Path(raise_, None, "piece_edge", 1.6 * scale), body
    return (body,)
