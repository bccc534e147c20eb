"""The marker by which a test cites the clauses of the rules that it proves."""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """`@clause("C6")`: this test proves clause C6."""
    return pytest.mark.clause(*ids)
