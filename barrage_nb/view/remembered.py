"""Drawings with words in them, remembered for each language by itself."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar, cast

from ..words import spoken_now

Given = ParamSpec("Given")
Remembered = TypeVar("Remembered")


def remembered(most: int) -> Callable[[Callable[Given, Remembered]], Callable[Given, Remembered]]:
    """Remembers what a function has drawn of the same things in the same language."""

    def remember(draw: Callable[Given, Remembered]) -> Callable[Given, Remembered]:
        by_language: dict[str, Callable[Given, Remembered]] = {}

        @wraps(draw)
        def drawn(*given: Given.args, **by_name: Given.kwargs) -> Remembered:
            language = spoken_now()
            if language not in by_language:
                by_language[language] = cast(Callable[Given, Remembered], lru_cache(most)(draw))
            return by_language[language](*given, **by_name)

        return drawn

    return remember
