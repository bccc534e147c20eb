"""What proves over many games, seeds and texts and takes its time: the stage `proof`, which `unit` leaves out."""

from collections.abc import Iterable
from typing import Any

import pytest

proof = pytest.mark.proof


def many(values: Iterable[Any], at_once: int = 1) -> list[Any]:
    """Parameters of a test, of which only the first answer in `unit`; the others belong to the proof."""
    given = list(values)
    return [*given[:at_once], *(pytest.param(value, marks=proof) for value in given[at_once:])]
