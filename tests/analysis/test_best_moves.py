"""The best moves that are said to be known are known: the rest of each game is searched to its end."""

import pytest

from barrage_nb import legal_moves, play
from tests.analysis.best_moves import known_positions

KNOWN = known_positions()


def lead(position, who, seen):
    """By how much a company ends ahead of the other if both look after their own lead, searched to the end."""
    if position not in seen:
        if position.over:
            (other,) = set(position.companies) - {who}
            seen[position] = position.companies[who].vp - position.companies[other].vp
        else:
            leads = [lead(play(position, move).after, who, seen) for move in legal_moves(position)]
            seen[position] = max(leads) if position.question.who == who else min(leads)
    return seen[position]


def test_there_are_enough_of_them_and_none_twice():
    assert len(KNOWN) >= 30
    assert len({known.position for known in KNOWN}) == len(KNOWN)


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.name)
def test_no_other_move_is_as_good_and_none_wins(known):
    who, seen = known.position.question.who, {}
    leads = {move: lead(play(known.position, move).after, who, seen) for move in legal_moves(known.position)}
    assert known.best < set(leads)
    best = {leads[move] for move in known.best}
    others = max(found for move, found in leads.items() if move not in known.best)
    assert best == {others + known.by}
    assert others <= 0 < min(best)
