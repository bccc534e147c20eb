"""Saved games in the folder of the notebook: written whole or not at all, and read with a reason where that fails."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar
from weakref import WeakValueDictionary

from ..history import Game, load_game
from ..notation.codec import Unreadable
from ..words import explorer as words


class NoFile(OSError):
    """A file that is not there, or cannot be read or written; says why."""


def read_file(name: str | Path) -> Game:
    """The game that a file holds."""
    return load_game(read_text(name))


def read_text(name: str | Path) -> str:
    """The text that a file holds."""
    try:
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise Unreadable(words.not_text(name)) from None
    except (OSError, ValueError) as error:
        raise NoFile(words.no_file(name, _why(error))) from None


def there(name: str | Path) -> bool:
    """Whether there is something of this name; nothing has a name that cannot be one."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def _why(error: OSError | ValueError) -> str:
    """What the system has against a name: too long, a folder, not allowed; some of it is no error of files."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write_file(name: str | Path, text: str) -> None:
    """Write a file; until all of it is written, the old one stays as it is."""
    path = Path(name)
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(beside, path.stat().st_mode if path.exists() else 0o644)
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except (OSError, ValueError) as error:
        raise NoFile(words.not_written(name, _why(error))) from None


def free_name(name: str | Path) -> Path:
    """A name like another that no file has: game.txt, game-2.txt, game-3.txt."""
    path, number = Path(name), 1
    while path.exists():
        number += 1
        path = Path(name).with_stem(f"{Path(name).stem}-{number}")
    return path


class KeptFile:
    """The file that a game is kept in, if there is one.

    Of two widgets with the same file the newer writes it: the older would overwrite what is done at the newer.
    """

    _writers: ClassVar["WeakValueDictionary[Path, KeptFile]"] = WeakValueDictionary()

    def __init__(
        self, path: Path | None, failed: Callable[[NoFile], object], give_way: Callable[[], object] = lambda: None
    ) -> None:
        self.path, self.failed, self.give_way = path, failed, give_way
        self.text = ""

    def take(self) -> None:
        """From now on this widget alone writes the file."""
        if self.path is not None:
            older = self._writers.get(self.path.resolve())
            if older is not None:
                older.give_way()
            self._writers[self.path.resolve()] = self

    def keep(self, game: Game) -> Path | None:
        """Write the game if anything has changed; the file that was written. Where it fails, that is told."""
        text = "" if self.path is None else game.text
        if self.path is None or text == self.text:
            return None
        try:
            if self._writers.get(self.path.resolve()) is not self:
                raise NoFile(words.kept_elsewhere(self.path))
            write_file(self.path, text)
        except NoFile as error:
            self.failed(error)
            return None
        self.text = text
        return self.path
