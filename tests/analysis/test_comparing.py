"""Moves and positions under the same luck: what differs is what was chosen, and what may be chance is called open."""

from statistics import variance

import pytest

from barrage_nb import IllegalMove, compare_moves, compare_positions, new_game, play, random_player, sketch
from barrage_nb.analysis.comparing import MEASURES, Compared
from barrage_nb.engine.contracts import TakeContracts
from barrage_nb.engine.play import builder_player
from barrage_nb.history import tweak
from tests.analysis.test_rollouts import after


def test_a_position_against_itself_is_the_same_in_every_playout() -> None:
    position = after(20)
    found = compare_positions(position, position, n=5)
    assert found.difference("a", "b") == (0, 0, 0, 5)
    assert found.sources("a", "b") == {}
    assert found.undecided == ("b",)
    assert found.verdict == "‘a’ and ‘b’ came to the same in all 5 playouts."


def test_a_gift_of_points_is_worth_as_many_and_is_decided() -> None:
    position = after(20)
    richer = tweak(position, f"{position.question.who} vp={position.companies[position.question.who].vp + 4}").position
    found = compare_positions(position, richer, n=5)
    assert found.best == "b"
    assert found.lost("a") == (4, 4, 4, 5)
    assert not found.undecided
    assert found.verdict.startswith("‘b’ is better for ")
    assert "by 4.0 VP (in each of 5 playouts)." in found.verdict
    assert found.lost("a", "lead").mean == 4


def test_moves_are_ranked_and_what_may_be_chance_is_open() -> None:
    position = after(30)
    found = compare_moves(position, None, builder_player, n=12)
    assert set(found.options) == {str(move) for move in position.legal_moves}
    values = [found.value(option).mean for option in found.ranking]
    assert values == sorted(values, reverse=True)
    assert found.lost(found.best).mean == 0
    for option in found.ranking[1:]:
        lost = found.lost(option)
        assert lost.mean == pytest.approx(found.value(found.best).mean - found.value(option).mean)
        assert (option in found.undecided) == (lost.low <= 0 <= lost.high)
    assert "open" in found.verdict
    assert "open" in str(found)
    assert repr(found).startswith("<Compared by VP: ‘")


def test_each_option_is_the_rollout_of_its_move() -> None:
    position = after(30)
    moves = position.legal_moves[:2]
    found = compare_moves(position, moves, builder_player, n=6, seed=4)
    alone = compare_moves(position, moves[1:], builder_player, n=6, seed=4)
    assert alone.verdict.startswith("There is nothing to compare")
    assert found.rollout(str(moves[1])).ends == alone.rollout(str(moves[1])).ends
    assert found.rollout(str(moves[1])).vp(found.who).mean == found.value(str(moves[1])).mean


def test_the_points_of_the_move_itself_are_counted() -> None:
    position = sketch("italy B2L=2*2 C2A P6.1 credits=9 | usa | neutral B6L=2*1 | round=5 mover=italy")
    found = compare_moves(position, None, builder_player, n=4)
    for option in found.options:
        told = found.rollout(option)
        for who in told.companies:
            assert told.so_far(who) == position.companies[who].vp


@pytest.mark.parametrize("seed", [0, 3, 6])
def test_the_same_luck_needs_fewer_playouts(seed: int) -> None:
    position, strategy = new_game(2, seed=seed), builder_player(seed)
    while not isinstance(position.question, TakeContracts):
        position = play(position, strategy(position)).after
    moves = position.legal_moves[0], position.legal_moves[-1]
    found = compare_moves(position, moves, builder_player, n=40)
    a, b = (found.values(option, "vp") for option in found.options)
    apart = variance([x - y for x, y in zip(a, b, strict=True)])
    assert (variance(a) + variance(b)) / apart > 10


def test_differences_by_source_make_the_difference() -> None:
    position = after(30)
    found = compare_moves(position, position.legal_moves[:2], builder_player, n=20)
    one, other = found.options
    parts = found.sources(one, other)
    assert sum(each.mean for each in parts.values()) == pytest.approx(found.difference(one, other).mean)
    source, widest = max(parts.items(), key=lambda item: item[1].reach)
    assert widest.reach > found.difference(one, other, source).reach  # all sources are looked at, not one


def test_more_options_need_more_to_be_decided() -> None:
    position = after(30)
    two = compare_moves(position, position.legal_moves[:2], builder_player, n=20)
    all_of_them = compare_moves(position, None, builder_player, n=20)
    assert len(all_of_them.options) > 2
    assert all_of_them.difference(*two.options).mean == two.difference(*two.options).mean
    assert all_of_them.difference(*two.options).reach > two.difference(*two.options).reach


@pytest.mark.parametrize("by", [*MEASURES, "contracts"])
def test_what_is_compared_can_be_chosen(by: str) -> None:
    position = after(30, 3)
    found = compare_moves(position, position.legal_moves[:2], builder_player, n=10, by=by)
    assert found.value(found.best).mean >= found.value(found.ranking[1]).mean
    assert found.value(found.best) == found.value(found.best, by)
    assert str(found)
    assert [len(ends) for ends in found.ends] == [10, 10]
    place = found.companies.index(found.who)
    lead = [end.vp[place] - max(vp for other, vp in enumerate(end.vp) if other != place) for end in found.ends[0]]
    assert found.value(found.options[0], "lead").mean == pytest.approx(sum(lead) / 10)


def test_before_the_first_look_everything_is_open() -> None:
    position = after(30)
    seen: list[Compared] = []
    compare_moves(position, position.legal_moves[:2], builder_player, n=40, progress=seen.append)
    early, known = (next(each for each in seen if each.count == count) for count in (4, 8))
    assert early.ended == known.ended == "going on"
    assert known.lost(known.ranking[1]).reach < 1000
    assert early.undecided
    assert "too few playouts" in early.verdict
    assert "± ?" in str(early)


def test_it_stops_when_the_differences_are_narrow_enough() -> None:
    position = after(30)
    found = compare_moves(position, position.legal_moves[:2], builder_player, n=2000, within=6)
    assert found.ended == "narrow"
    assert found.lost(found.ranking[1]).reach <= 6
    assert found.count < 2000


def test_a_table_has_a_row_for_each_option() -> None:
    rows = list(compare_moves(after(30), None, builder_player, n=3))
    assert rows[0]["lost"] == 0
    assert len({tuple(row) for row in rows}) == 1
    assert {"option", "company", "vp", "lead", "won", "lost", "low", "high", "open", "n"} <= set(rows[0])


def test_what_cannot_be_compared_is_refused_in_words() -> None:
    position = after(30)
    with pytest.raises(IllegalMove):
        compare_moves(position, ["place nowhere+9", position.legal_moves[0]])
    with pytest.raises(ValueError, match="there is no move to compare"):
        compare_moves(position, [])
    with pytest.raises(ValueError, match="by='luck' is not counted"):
        compare_moves(position, by="luck")
    with pytest.raises(ValueError, match="only positions with the same companies"):
        compare_positions(sketch("usa | italy"), sketch("usa | france"))
    found = compare_moves(position, position.legal_moves[:1], n=2)
    with pytest.raises(ValueError, match="'pass' was not compared"):
        found.lost("pass")
    over = position
    while over.question is not None:
        over = play(over, over.legal_moves[0]).after
    with pytest.raises(ValueError, match="this game is over"):
        compare_moves(over)
    assert compare_positions(over, over, random_player, n=2).ended == "counted"
