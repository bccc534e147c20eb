"""The menu of languages: what is chosen there is spoken by everything that is open."""

from ipywidgets import Dropdown

from ..words import board as words
from ..words.spoken import language, languages, spoken_now
from .hands import Hands
from .parts import classed


class LanguageMenu:
    """A list of the languages, each by its own name."""

    def __init__(self, hands: Hands) -> None:
        menu = Dropdown(options=_named(), value=spoken_now(), description=words.in_language())
        self.widget = classed(menu, "choose", "language")
        self._quiet = hands.quiet
        hands.on_value(self.widget, language)

    def follow(self) -> None:
        """Show the language that is spoken now, wherever it was chosen."""
        with self._quiet:
            self.widget.options, self.widget.value = _named(), spoken_now()


def _named() -> list[tuple[str, str]]:
    """Every language by its own name, with its folder."""
    return [(name, folder) for folder, name in languages().items()]
