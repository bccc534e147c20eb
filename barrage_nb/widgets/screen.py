"""A screen: what everything with a picture does alike, whatever it shows."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from ..board.refs import Ref
from ..engine.position import Position
from ..words import board as words
from .hands import Hands
from .page import Page
from .picture import Picture
from .state import Look
from .still import OnPage


class Screen(OnPage):
    """Hears page, mouse and keyboard for a picture, wears the colours of the page, and shows tips and errors.

    A board or a lab says what it looks like on a page (`fitted`, `show_anew`), what a press and a key mean (`pressed`,
    `key`), and what is pointed at (`show_tip`, with `put_tip`).
    """

    hands: Hands
    page: Page
    picture: Picture
    focused: Ref | None
    """By the keyboard."""
    hovered: Ref | None
    """By the mouse."""
    pointed: tuple[Ref, ...] = ()
    """By a name in a sentence."""

    def set_up(self, position: Position, look: Look, label: str, speed: float = 1.0) -> None:
        """Make the picture, and hear what is done to it."""
        self.hands, self.page = Hands(), Page(label=label, twin_label=words.in_words())
        self.picture = Picture(position, look, speed)
        self.hands.on_change(self.page, self._page_changed, "width", "room", "dark", "no_motion", "pixels")
        self.hands.on_message(self.page, self._told_by_page)
        self.hands.on_picture(self.picture.painter, self.press, self.hover, self.leave)
        self.short_names = self.hands.switch(words.short_names(), self.show_names, words.short_names_tip())

    # What a board or a lab says.

    @abstractmethod
    def fitted(self, look: Look) -> Look:
        """The look for the page as it is."""

    @abstractmethod
    def show_anew(self) -> None:
        """Show everything in another look."""

    @abstractmethod
    def pressed(self, name: Ref | None, moved: bool) -> None:
        """A thing was pressed, or nothing; `moved` if that has ended what moved."""

    @abstractmethod
    def key(self, key: str, shift: bool) -> None:
        """A key was pressed."""

    @abstractmethod
    def show_tip(self) -> None:
        """Explain the thing that is pointed at."""

    # The mouse and the finger.

    def press(self, x: float, y: float) -> None:
        """A click or a tap; it ends what moves."""
        moved = self.picture.finish()
        self.pressed(self.picture.scene.at(x, y), moved)

    def hover(self, x: float, y: float) -> None:
        """The mouse moves; what it comes over is explained."""
        name = None if self.picture.moving else self.picture.scene.at(x, y)
        if name != self.hovered:
            self.hovered = name
            self.show_tip()

    def leave(self) -> None:
        """The mouse leaves."""
        self.hovered = None
        self.show_tip()

    # The names of places.

    def point_at(self, named: tuple[Ref, ...], show: bool) -> None:
        """Light what a sentence names while it is pointed at, and bring it into sight if that is asked for."""
        self.pointed = named
        self.picture.look_at(named or self.focused or self.hovered)
        if show:
            self.page.look_at(filter(None, map(self.picture.scene.bounds, named)), self.picture.scene.width)

    def show_names(self, shown: bool) -> None:
        """Show on the map what its places are called in moves, or do not."""
        if self.picture.wear(replace(self.picture.look, names=shown)):
            self.show_anew()

    def put_tip(self, name: Ref | None, text: str, answers: bool) -> None:
        """Explain a thing, and light what works together with it; say whether it `answers` a click."""
        scene = self.picture.scene
        box = scene.bounds(name) if name else None
        self.picture.look_at(self.pointed or name)
        self.page.tip = {
            "text": text if box else "",
            "box": [round(number, 1) for number in box or (0, 0, 0, 0)],
            "width": scene.width,
            "focus": name is not None and name == self.focused,
            "answer": answers,
        }

    def _told_by_page(self, told: dict[str, Any]) -> None:
        if "key" in told:
            self.key(told["key"], told["shift"])
        else:
            self.point_at(tuple(map(Ref.read, filter(None, told["name"].split(",")))), told["show"])

    def _page_changed(self) -> None:
        self.picture.no_motion = self.page.no_motion
        self.picture.painter.pixels = self.page.pixels
        look = self.fitted(self.picture.look)
        self.darken(look.theme == "dark")
        if self.picture.wear(look):
            self.show_anew()
