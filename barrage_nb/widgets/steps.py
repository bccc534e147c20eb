"""Where the focus of the keyboard goes next: left and right in reading order, up and down to what is nearest."""

from collections.abc import Iterable

from ..board.refs import Ref
from ..view.scene import Scene

LINE = 26
"""Things whose middles are less than this apart, in pixels, are in one line."""
DIRECTIONS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def reading_order(scene: Scene, names: Iterable[Ref]) -> list[Ref]:
    """The things that are shown, panel by panel, line by line, from left to right."""
    spots = {name: spot for name in names if (spot := _spot(scene, name)) is not None}
    return sorted(spots, key=spots.__getitem__)


def _spot(scene: Scene, name: Ref) -> tuple[float, float, float, float] | None:
    thing, box = scene.named.get(name), scene.bounds(name)
    if thing is None or box is None:
        return None
    left, top, right, bottom = box
    return thing.frame.x, thing.frame.y, (top + bottom) / 2 // LINE, (left + right) / 2


def next_step(scene: Scene, names: Iterable[Ref], focus: Ref | None, key: str) -> Ref | None:
    """The thing that a key leads to from the one that has the focus; None where there is nothing."""
    order = reading_order(scene, names)
    if not order:
        return None
    if key == "End":
        return order[-1]
    if key == "Home" or focus is None or scene.bounds(focus) is None:
        return order[0]
    across, down = DIRECTIONS[key]
    if across:
        return _beside(scene, order, focus, across)
    return min(
        (name for name in order if _ahead(scene, focus, name, down) > LINE / 2),
        key=lambda name: _ahead(scene, focus, name, down) + 2 * abs(_apart(scene, focus, name)),
        default=focus,
    )


def _beside(scene: Scene, order: list[Ref], focus: Ref, step: int) -> Ref:
    """The thing before or after another in reading order, from the last to the first again."""
    if focus in order:
        return order[(order.index(focus) + step) % len(order)]
    after = reading_order(scene, {*order, focus}).index(focus)
    return order[(after if step > 0 else after - 1) % len(order)]


def _middle(scene: Scene, name: Ref) -> tuple[float, float]:
    left, top, right, bottom = scene.bounds(name) or (0, 0, 0, 0)
    return (left + right) / 2, (top + bottom) / 2


def _ahead(scene: Scene, focus: Ref, name: Ref, down: int) -> float:
    return (_middle(scene, name)[1] - _middle(scene, focus)[1]) * down


def _apart(scene: Scene, focus: Ref, name: Ref) -> float:
    return _middle(scene, name)[0] - _middle(scene, focus)[0]
