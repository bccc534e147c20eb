"""A thing on the table, named by its kind and its key: what an event touches, a picture draws and a click means."""

from typing import Any, NamedTuple


class Ref(NamedTuple):
    """A thing by its kind, its key and what else tells it from others: `Ref("dam", "B2U")`, `Ref("wheel", "usa", 0)`.

    What is a number in a text is one here as well, so that `read` finds the same thing again.
    """

    kind: str
    key: str | int = ""
    part: str | int = ""
    number: str | int = ""

    def __str__(self) -> str:
        return " ".join(str(word) for word in self if word != "")

    @property
    def rest(self) -> tuple[Any, ...]:
        """What tells it from others of its kind."""
        return tuple(word for word in self[1:] if word != "")

    @classmethod
    def read(cls, text: str) -> "Ref":
        """The thing that a text names, as in `show(marks={"dam B2U": "legal"})`."""
        kind, *rest = text.split()
        return cls(kind, *(int(word) if word.isdecimal() else word for word in rest))

    @classmethod
    def on_map(cls, space: str) -> "Ref":
        """The thing on a space of the map, built or free: `Ref.on_map("B2U")` is `Ref("dam", "B2U")`."""
        return cls(MAP_KINDS.get(space[0], "building"), space)


MAP_KINDS = {"B": "dam", "C": "conduit", "P": "powerhouse", "H": "headstream", "X": "exit"}
"""What stands on the places of the map, by the first letter of their ids; what begins otherwise is a building's."""
