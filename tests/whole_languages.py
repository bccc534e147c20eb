"""The languages that say everything: tests hold them to that, and leave one that has only been begun in peace."""

from typing import NamedTuple


class Alike(NamedTuple):
    """What a language has in common with English, where a test looks for English that was left over."""

    words: frozenset[str]
    labels: frozenset[str]


WHOLE = {
    "it": Alike(words=frozenset({"base"}), labels=frozenset({"Round", "per base"})),
    "pl": Alike(words=frozenset({"dam", "on"}), labels=frozenset({"Bank"})),
}
"""A language has its row here from the day on which it lacks no message."""
