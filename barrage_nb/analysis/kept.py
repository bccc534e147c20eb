"""What a file keeps of work that is done piece by piece: a line for each piece, so that it can be gone on with."""

import json
from pathlib import Path
from typing import Any

from ..words import analysis as words


class KeptLines:
    """A file of lines, each with what was asked and what was found; without a file nothing is kept.

    Its first line says what form its lines have; `maker`, an "experiment" or a "sweep", is named to whoever gives
    another file.
    """

    def __init__(self, file: str | Path | None, form: str, maker: str) -> None:
        self.file = None if file is None else Path(file)
        self.form, self.maker = form, maker
        self.lines: dict[str, Any] = {}
        if self.file is None:
            return
        if not self.file.exists():
            self.file.write_text(json.dumps(form) + "\n", "utf-8")
            return
        text = self.file.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1] or f"{text}\n"
        self.lines = {_key(asked): found for asked, found in read_lines(whole, form, maker, self.file)}
        if whole != text:  # whoever wrote it was ended in the middle of a line
            self.file.write_text(whole, "utf-8")

    def known(self, asked: Any) -> Any:
        """What is kept of this question, or None."""
        return self.lines.get(_key(asked))

    def keep(self, asked: Any, found: Any) -> None:
        """Keep what was found."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asked, found], ensure_ascii=False) + "\n")


def read_lines(text: str, form: str, maker: str, file: str | Path | None) -> list[tuple[Any, Any]]:
    """What the lines of a file, or of a text that is none, say: each what was asked, and what was found."""
    file = words.the_text() if file is None else str(file)
    head, *lines = text.splitlines() or [""]
    if head.strip() != json.dumps(form):
        raise ValueError(words.not_kept(file=file, maker=maker))
    found = []
    for number, line in enumerate(lines, 2):
        try:
            asked, told = json.loads(line)
        except ValueError as error:
            raise ValueError(words.damaged(file=file, line=number, maker=maker)) from error
        found.append((asked, told))
    return found


def _key(asked: Any) -> str:
    return json.dumps(asked, sort_keys=True)
