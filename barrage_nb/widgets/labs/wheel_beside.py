"""A lab with the wheel of a company beside its picture, as it is at the moment that is shown."""

from collections.abc import Mapping

from ...engine.position import Position
from ...lessons.story import Story
from ...view import svg
from ...view.wheel_picture import wheel_picture
from ...words import building_lesson as words
from ..parts import text
from .lab import Lab

WIDTH = 190
"""How wide the wheel is drawn: the question above it and what is told below it stay in sight."""
HELD = ("excavators", "mixers", "credits", "engineers")


class WheelBeside(Lab):
    """The map, or another part of the table, and beside it the wheel of a company and what it has."""

    who: str

    def __init__(self, story: Story, title: str, show: tuple[str, ...] = ("map",), width: float = 640) -> None:
        self.held, self.wheel = text("", "soft"), text("", "wheel")
        super().__init__(story, title=title, show=show, width=width)
        self.aside.children = (self.wheel,)

    def changed(self) -> None:
        """Bring the wheel and the supply up to date."""
        shown = self.shown()
        self.held.value = words.held(self.supply(shown))
        self.wheel.value = self._drawn(shown)

    def supply(self, position: Position) -> Mapping[str, int]:
        """What the builder has to spend."""
        return {kind: getattr(position.companies[self.who], kind) for kind in HELD}

    def _drawn(self, position: Position) -> str:
        return svg(wheel_picture(position, self.who, width=WIDTH, theme=self.picture.look.theme), fills=True)

    def portrait(self, story: Story) -> str:
        """The picture at the end of a story, and the wheel under it."""
        return f"{super().portrait(story)}<div class='barrage-wheel'>{self._drawn(story.end)}</div>"
