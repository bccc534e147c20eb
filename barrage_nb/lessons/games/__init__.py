"""Games to look back on, as saved games."""

from importlib.resources import files


def evening() -> str:
    """A whole game of four quick players, who build, produce and fulfil contracts, as text for `Game`."""
    return (files(__package__) / "evening.txt").read_text("utf-8")


def duel() -> str:
    """Two players from the middle of a game to its end, as text for `Game`; what a review found is kept in it."""
    return (files(__package__) / "duel.txt").read_text("utf-8")


def one_round() -> str:
    """One round of three companies, from its first turn until its water has flowed, as text for `Game`."""
    return (files(__package__) / "round.txt").read_text("utf-8")
