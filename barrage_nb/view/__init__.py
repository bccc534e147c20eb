"""The view: a position as a scene of named shapes, and the painters of scenes."""

from ..engine.position import Position
from .scene import Scene, scene
from .svg import svg, svg_on_page

__all__ = ["Scene", "position_on_page", "scene", "svg", "svg_on_page"]


def position_on_page(position: Position | str) -> str:
    """A position as SVG: how a bare position displays in a notebook."""
    return svg_on_page(scene(position))
