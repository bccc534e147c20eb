"""Games to look back on, as saved games."""

from importlib.resources import files


def evening() -> str:
    """A whole game of four programs that build and produce, as text for `Game`."""
    return (files(__package__) / "evening.txt").read_text("utf-8")
