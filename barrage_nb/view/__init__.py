"""The view: a position as a scene of named shapes, and the painters of scenes."""

from .scene import Scene, scene
from .svg import svg, svg_on_page

__all__ = ["Scene", "scene", "svg", "svg_on_page"]
