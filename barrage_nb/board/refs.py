"""A thing on the table, named by its kind and its key: what an event touches, a picture draws and a click means."""

from typing import NamedTuple


class Ref(NamedTuple):
    """A thing by its kind, its key and, where it has parts, its part: `Ref("dam", "B2U")`, `Ref("wheel", "usa", 0)`."""

    kind: str
    key: str | int = ""
    part: str | int = ""

    def __str__(self) -> str:
        return " ".join(str(word) for word in self if word != "")
