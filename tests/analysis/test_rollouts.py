"""Rollouts: what is counted is what was played, nothing hidden is known, and the same call gives the same numbers."""

from inspect import signature
from typing import Any

import pytest

from barrage_nb import (
    Position,
    best_moves,
    compare_moves,
    compare_positions,
    greedy,
    new_game,
    play,
    random_player,
    review,
    rollout,
    sketch,
)
from barrage_nb.analysis import Rollout, growing_best_moves, wavering_player
from barrage_nb.analysis.playouts import Counted, Job, Trial, companies_of, end_of, seated, seed_of
from barrage_nb.board.powers import TILES
from barrage_nb.engine.play import Strategy, builder_player
from barrage_nb.engine.setup import deal
from barrage_nb.history.summary import SOURCES, summary


def after(moves: int, players: int = 2, seed: int = 3, **said: Any) -> Position:
    """A game after so many moves by chance."""
    position, strategy = new_game(players, seed=seed, **said), builder_player(seed)
    for _ in range(moves):
        position = play(position, strategy(position)).after
    return position


@pytest.mark.parametrize(("players", "seed", "automas"), [(2, 1, 0), (3, 2, 0), (4, 3, 2), (2, 4, 1)])
def test_points_are_counted_by_the_sources_of_the_history(players: int, seed: int, automas: int) -> None:
    position = after(12, players, seed, automas=automas, level="hard")
    companies = companies_of(position)
    (end,) = Job((Trial(position.view_for(companies[0])),), companies, builder_player, 7).played(0)
    luck = seed_of(7, 0)
    start = deal(position.view_for(companies[0]), luck)
    strategy, steps, now = seated(builder_player, luck), [], start
    while now.question is not None:
        steps.append(play(now, strategy(now)))
        now = steps[-1].after
    told = summary(start, steps)
    assert end.vp == tuple(now.companies[who].vp for who in companies)
    for who, points in zip(companies, end.points, strict=True):
        wanted = dict.fromkeys(SOURCES, 0)
        for (_, name), found in told.sources.items():
            for source, amount in found.items():
                wanted[source] += amount if name == who else 0
        assert dict(zip(SOURCES, points, strict=True)) == wanted
        assert start.companies[who].vp + sum(points) == now.companies[who].vp
    assert sum(end.won) == pytest.approx(1)
    assert {who for who, won in zip(companies, end.won, strict=True) if won} == set(now.ranking[0])


def test_what_a_clause_gives_and_what_it_takes_are_two_sources() -> None:
    position = after(12, 2, automas={"usa": "hard"})
    counted = Counted(position)
    counted.gain("usa", "credits", 5, "S4")  # an Automa's credits are points (A2)
    counted.gain("usa", "vp", -3, "S4")
    counted.pay("usa", "credits", 2, "C4")
    counted.gain("usa", "excavators", 4, "I1")
    companies = companies_of(position)
    points = end_of(0, counted, companies).points[companies.index("usa")]
    found = dict(zip(SOURCES, points, strict=True))
    assert {source: amount for source, amount in found.items() if amount} == {"purse": 5 - 2, "no energy": -3}


def test_what_is_hidden_is_not_known() -> None:
    position = after(20)
    asker = next(iter(position.companies))
    for seed in (5, 6):
        other = deal(position.view_for(asker), seed)
        assert other.piles != position.piles
        assert rollout(other, n=5).ends == rollout(position, n=5).ends


def test_each_playout_has_another_deal_and_other_chances() -> None:
    position, seen = after(20), set[tuple[Any, ...]]()

    def watching(seed: int) -> Strategy:
        chosen = builder_player(seed)

        def choose(shown: Position) -> Any:
            seen.add((tuple(shown.piles.items()), shown.patent_pile, shown.seed))
            return chosen(shown)

        return choose

    rollout(position, watching, n=4)
    assert len({seed for _, _, seed in seen}) == 4
    assert all(seed != position.seed for _, _, seed in seen)
    assert len({end.vp for (end,) in rollout(position, n=12).ends}) > 3


def test_the_same_call_gives_the_same_numbers_and_another_seed_others() -> None:
    position = after(20)
    assert rollout(position, n=6, seed=1).ends == rollout(position.text, n=6, seed=1).ends
    assert rollout(position, n=6, seed=1).ends == rollout(position, n=9, seed=1).ends[:6]
    assert rollout(position, n=6, seed=1).ends != rollout(position, n=6, seed=2).ends


def test_a_company_is_dealt_the_same_cards_whoever_took_one_before() -> None:
    position = after(25, 3)
    view = position.view_for(next(iter(position.companies)))
    fewer = view.with_(
        piles=type(view.piles)({colour: pile[1:] for colour, pile in view.piles.items()}),
        patent_pile=view.patent_pile[1:],
    )
    whole, less = deal(view, 9), deal(fewer, 9)
    for colour, pile in whole.piles.items():
        assert tuple(card for card in pile if card in fewer.piles[colour]) == less.piles[colour]
        assert sorted(pile) == list(view.piles[colour])
    assert tuple(tile for tile in whole.patent_pile if tile in fewer.patent_pile) == less.patent_pile
    levels = [TILES[tile].level for tile in whole.patent_pile]
    assert levels == sorted(levels)


def test_a_rollout_reads_as_a_table_and_as_text() -> None:
    found = rollout(after(20), n=10, seed=2)
    rows = list(found)
    assert {tuple(row) for row in rows} == {("company", "what", "mean", "low", "high", "n")}
    assert [row["what"] for row in rows if row["company"] == found.companies[0]][:2] == ["vp", "won"]
    for who in found.companies:
        parts = [each.mean for each in found.sources(who).values()]
        assert found.so_far(who) + sum(parts) == pytest.approx(found.vp(who).mean)
    assert len(found.playouts) == 20
    assert found.playouts[0]["vp"] == found.ends[0][0].vp[0]
    assert "10 playouts by wavering_player (seed 2), 95 % intervals." in str(found)
    assert "energy rank" in str(found)
    assert repr(found).startswith("<Rollout: ")
    assert repr(found).endswith(" VP from 10 playouts>")


def test_it_stops_when_it_is_narrow_enough_or_at_the_limit_and_says_which() -> None:
    position = after(20)
    wide = rollout(position, builder_player, n=400, within=6)
    assert wide.ended == "narrow"
    assert 32 <= wide.count < 400
    assert all(wide.vp(who).reach <= 6 for who in wide.companies)
    assert "narrow enough" in str(wide)
    assert "narrow enough>" in repr(wide)
    short = rollout(position, builder_player, n=40, within=0.1)
    assert (short.ended, short.count) == ("limit", 40)
    assert "at the limit" in str(short)
    fixed = rollout(position, builder_player, n=40)
    assert fixed.ended == "counted"
    for who in fixed.companies:
        assert fixed.vp(who).reach < short.vp(who).reach  # who may stop early looks more than once


def test_a_rollout_can_be_read_while_it_grows_and_ended_by_whoever_reads_or_watches() -> None:
    seen: list[Rollout] = []
    found = rollout(after(20), builder_player, n=20, progress=seen.append)
    assert [each.count for each in seen] == [1, 2, 4, *range(8, 17), 18, 20]
    assert {each.ended for each in seen[:-1]} == {"going on"}
    assert seen[-1] == found
    assert found.ended == "counted"

    class Enough(Exception):
        pass

    def stop(*_: Rollout) -> None:
        raise Enough

    for asked in ({"progress": stop}, {"watch": stop}):
        with pytest.raises(Enough):
            rollout(after(20), n=10**6, **asked)


def test_automas_need_no_policy() -> None:
    position = after(12, 3, automas={"usa": "easy", "italy": "hard"})
    person = next(who for who in position.companies if who not in position.automas)
    assert rollout(position, {person: random_player}, n=3).policy == f"{person}: random_player"


def test_what_cannot_be_played_out_is_refused_in_words() -> None:
    position = after(20)
    over = position
    while over.question is not None:
        over = play(over, over.legal_moves[0]).after
    with pytest.raises(ValueError, match="this game is over"):
        rollout(over)
    with pytest.raises(ValueError, match="n=1: so many playouts"):
        rollout(position, n=1)
    with pytest.raises(ValueError, match="within=0"):
        rollout(position, within=0)
    with pytest.raises(ValueError, match="level=1"):
        rollout(position, level=1)
    with pytest.raises(TypeError, match=r"'greedy' is no policy.*lambda seed: greedy"):
        rollout(position, greedy)
    with pytest.raises(TypeError, match="is no policy"):
        rollout(position, lambda seed: seed)
    with pytest.raises(ValueError, match="there is no policy for"):
        rollout(position, {"neutral": builder_player})
    with pytest.raises(ValueError, match="'austria' is not in this game"):
        rollout(position, n=2).vp("austria")
    with pytest.raises(ValueError, match="points do not come from 'luck'"):
        rollout(position, n=2).source(position.order[0], "luck")
    with pytest.raises(ValueError, match="'austria' is not in this game"):
        rollout(position, n=2, who="austria")


def test_a_sketch_is_played_out() -> None:
    found = rollout(sketch("usa | italy"), n=2)
    assert found.companies == ("usa", "italy")


def test_who_plays_where_nobody_is_named_is_the_same_everywhere() -> None:
    doors = (rollout, compare_moves, compare_positions, best_moves, growing_best_moves, review)
    assert {signature(door).parameters["policy"].default for door in doors} == {wavering_player}


def test_companies_with_policies_of_their_own_are_drafted_by_the_usual_player() -> None:
    draft = new_game(2, seed=1)
    each = dict.fromkeys(companies_of(draft), builder_player)
    assert len(rollout(draft, n=2, policy=each).ends) == 2
    with pytest.raises(ValueError, match="there is no policy for germany"):
        rollout(draft, n=2, policy={"usa": builder_player})
