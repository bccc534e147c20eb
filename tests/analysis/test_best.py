"""The best moves: known ones are found, reasons name what differs and nothing else, and hidden piles stay hidden."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from barrage_nb import Game, Position, best_moves, compare_moves, legal_moves, new_game, play, sketch
from barrage_nb.analysis import Policy, best, growing_best_moves, quick_player, rollout, search_player, wavering_player
from barrage_nb.analysis.best import MOST_OPTIONS
from barrage_nb.analysis.comparing import TurnPlan, said
from barrage_nb.analysis.playouts import MEANS, TALLIES
from barrage_nb.engine.moves import At, read_move
from barrage_nb.engine.play import builder_player
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.setup import deal
from barrage_nb.lessons.games import duel
from tests.analysis.best_moves import known_positions
from tests.analysis.test_rollouts import after
from tests.analysis.test_search import turns_of
from tests.proofs import many

KNOWN = {known.name: known for known in known_positions()}
FEW = [
    "the last production decides who is first",
    "a contract about to be lost",
    "a dam that takes the last water",
    "Jordan's credits for the fifth base",
]


@pytest.fixture(scope="module")
def middle() -> Position:
    """A turn in the middle of a game."""
    return turns_of(new_game(2, seed=8))[48]


@pytest.mark.parametrize("name", [*FEW, *many([name for name in KNOWN if name not in FEW], 0)])
def test_known_best_moves_are_found(name: str) -> None:
    """A player in doubt puts it first; one who follows its own plan for sure is certain of it."""
    known = KNOWN[name]
    doubting = best_moves(known.position, n=40, exact=0, executor=None)
    assert doubting.plan(doubting.best)[0] in known.best
    found = best_moves(known.position, n=40, policy=quick_player, exact=0, executor=None)
    assert {found.plan(option)[0] for option in (found.best, *found.undecided)} <= known.best
    assert found.ended in ("decided", "same")
    others = [found.lost(option) for option in found.options if found.plan(option)[0] not in known.best]
    assert all(lost.mean > 0 for lost in others)


def test_what_is_lost_where_all_is_certain_is_known_to_the_point() -> None:
    known = KNOWN["two drops that still find a home"]
    found = best_moves(known.position, n=40, exact=0)
    assert found.lost(found.ranking[1])[:3] == (known.by, known.by, known.by)
    (reason,) = (each for each in found.reasons() if each.kind == "source")
    assert (reason.what, reason.more.mean) == ("water", 1)
    assert "1 VP more from water left in dams" in found.why
    assert "contracts" not in found.why


def test_whose_water_is_taken_and_what_others_get_are_reasons() -> None:
    position = sketch(
        "usa vp=30 engineers=1 credits=3 excavators=5 mixers=0 | italy B8L=2 vp=30 engineers=0 credits=0 excavators=0 "
        "mixers=0 | HA=2 round=5 bonus=bases,contracts,elevations,conduits,powerhouses"
    )
    found = best_moves(position, n=40, most=100)
    (above,) = (option for option in found.options if option.endswith("at B1L"))
    told = found.why_not("place bank 1", above)
    assert "1 drop fewer into the dams of Italy (1 instead of 2)" in told
    assert "1 drop more into the dams of USA (1 instead of 0)" in told
    assert "Italy ends with 1 VP less" in told
    assert "contracts" not in told


def test_equal_moves_are_open_and_nothing_is_made_up() -> None:
    found = best_moves(KNOWN["only one headstream leads past Italy"].position, n=40)
    assert found.difference("drops HA", "drops HB")[:3] == (0, 0, 0)
    assert found.reasons("drops HA", "drops HB") == ()
    assert found.why_not("drops HB", "drops HA") == (
        "Between ‘1 drop from HA off the map’ and ‘1 drop from HB off the map’ it is open: "
        "nothing differs by more than chance may bring."
    )
    assert not found.reasons("drops HD", "drops HA")[0].more.open


def test_a_width_of_zero_is_open_and_never_said_to_make_no_difference() -> None:
    """All playouts came to the same: a better player may still make something of one of them."""
    position = KNOWN["only one headstream leads past Italy"].position
    found = best_moves(position, n=40, exact=0, further=False)
    two = {"options": found.options[:2], "plans": found.plans[:2], "ends": found.ends[:1] * 2}
    same = replace(found, **two, ended="same", second=None, left_out=0)
    lost = same.lost(same.ranking[1])
    assert (lost.mean, lost.reach) == (0, 0)
    assert str(same.told_loss(same.ranking[1])).startswith("open, the same in every game")
    assert "Whether a better player makes something of one of them, they cannot say." in same.verdict
    compared = str(compare_moves(position, ["drops HA", "drops HB"], n=8))
    assert "0.0 ± 0.0, open" in compared
    assert "came to the same in all 8 playouts" in compared


def test_what_was_played_out_eight_times_is_hardly_tried() -> None:
    found = best_moves(LAST_CHANCE, n=32, most=4, exact=0, further=False, executor=None)
    few = {option for option in found.ranking if found.lost(option).n == 8} - {found.best}
    assert few
    for option in set(found.ranking) - {found.best}:
        assert str(found.told_loss(option)).endswith(", hardly tried") == (option in few)


def test_the_same_call_gives_the_same_answer_whatever_the_piles_hide(middle: Position) -> None:
    view = middle.view_for(middle.question.who)
    found = [best_moves(known, n=2, seed=4, executor=None) for known in (middle, view, deal(view, 1))]
    assert found[0].ends == found[1].ends == found[2].ends
    assert str(found[0]) == str(found[2])
    assert best_moves(middle, n=2, seed=5, executor=None).ends != found[0].ends


def test_all_cores_give_the_same_answer(middle: Position) -> None:
    here, spread = (best_moves(middle, n=12, policy=builder_player, executor=how) for how in (None, "cores"))
    assert here.ends == spread.ends


def test_an_answer_is_there_at_once_and_gets_better(middle: Position) -> None:
    asked = growing_best_moves(middle, n=16, policy=builder_player, executor=None)
    first, second, third = islice(asked, 3)
    asked.close()
    assert (first.count, second.count, third.count) == (0, 1, 2)
    assert first.ranking == first.options
    assert first.verdict.endswith("nothing has been tried yet.")
    assert first.short(first.best) in str(first)
    assert all(row["open"] for row in second.rows[1:])
    assert "too few playouts" in second.verdict
    assert {len(each) for each in second.ends} == {1}


def test_worse_ones_are_left_aside_and_the_rest_get_their_playouts(middle: Position) -> None:
    found = best_moves(middle, n=20, policy=builder_player, executor=None)
    counts = [len(found.ends[found.options.index(option)]) for option in found.ranking]
    assert counts[0] == counts[1] == found.count <= 20
    assert all(few < found.count for few in counts[len(found.left) :])
    assert set(counts) == {8, 16, 20}
    lost = [found.lost(option).mean for option in found.ranking]
    assert lost[: len(found.left)] == sorted(lost[: len(found.left)])
    assert lost[len(found.left) :] == sorted(lost[len(found.left) :])
    assert found.playouts == sum(counts)
    assert all(found.lost(option).mean >= 0 for option in found.options)


def test_a_move_that_is_wanted_is_tried_to_the_end(middle: Position) -> None:
    plain = best_moves(middle, n=20, policy=builder_player, executor=None)
    (worst,) = plain.plan(plain.ranking[-1])
    found = best_moves(
        middle, n=20, policy=builder_player, executor=None, most=4, also=["place bank 2", worst], further=False
    )
    assert found.count == 20
    for move in ("place bank 2", str(worst)):
        assert len(found.ends[found.options.index(move)]) == found.count
    assert len(found.options) + found.left_out == len(plain.options) + plain.left_out
    assert found.ranking.index(str(worst)) >= len(found.left) or found.lost(str(worst)).mean <= 0


def test_it_can_be_cancelled_at_once(middle: Position) -> None:
    class Enough(Exception):
        pass

    calls = []

    def watch() -> None:
        calls.append(1)
        if len(calls) == 30:
            raise Enough

    with pytest.raises(Enough):
        best_moves(middle, n=400, executor=None, watch=watch)
    assert len(calls) == 30


def test_time_ends_it() -> None:
    found = best_moves(after(20), seconds=0.01, policy=builder_player, executor=None)
    assert found.ended == "time"
    assert found.count <= 2


def test_every_turn_is_tried_or_counted_as_left_out(middle: Position) -> None:
    found = best_moves(middle, n=2, policy=builder_player, executor=None)
    assert len(found.options) == MOST_OPTIONS
    assert found.left_out > 0
    assert f"{found.left_out} more" in str(found)
    few = best_moves(middle, n=2, policy=builder_player, executor=None, most=3)
    assert few.options == found.options[:3]
    assert few.left_out == found.left_out + MOST_OPTIONS - 3
    everything = best_moves(middle, n=2, policy=builder_player, executor=None, most=100)
    assert everything.left_out == 0
    starts = Counter(map(_before_the_site, everything.plans))
    assert max(starts.values()) > 2
    first = Counter(map(_before_the_site, everything.plans[: sum(min(2, many) for many in starts.values())]))
    assert max(first.values()) == 2
    assert {plan[0] for plan in everything.plans} == set(legal_moves(middle))


def _before_the_site(plan: TurnPlan) -> TurnPlan:
    return plan[:-1] if isinstance(plan[-1], At) else plan


def test_an_option_is_played_as_it_says(middle: Position) -> None:
    found = best_moves(middle, n=2, policy=builder_player, executor=None, most=100)
    (plan,) = [plan for plan in found.plans if len(plan) > 1][:1]
    position = middle
    for move in plan:
        position = play(position, move).after if move in legal_moves(position) else position
    alone = rollout(position, builder_player, n=2, who=found.who, executor=None)
    tried = found.ends[found.options.index(said(plan))]
    assert [end.vp for end in tried] == [end.vp for (end,) in alone.ends]


def test_the_line_that_is_expected_can_be_played() -> None:
    known = KNOWN["first the water, then the production"]
    found = best_moves(known.position, n=40, exact=0)
    position = play(known.position, found.move).after
    line = found.line()
    assert line
    shares = [step.share for step in line]
    assert shares == sorted(shares, reverse=True)
    assert 0.25 <= shares[-1] < shares[0] <= 1
    for step in line:
        assert position.question.who == step.who
        position = play(position, step.move).after


def test_the_tale_of_a_playout_counts_what_was_made(middle: Position) -> None:
    found = best_moves(middle, n=2, executor=None, most=2)
    for end in found.ends[0]:
        assert len(end.tale.moves) == 8
        for made in end.tale.made:
            counted = dict(zip(TALLIES, made, strict=True))
            assert counted["energy"] >= 0
            assert 0 <= counted["powerhouse"] <= 4
        assert len(end.tale.means) == len(MEANS)


def test_playouts_do_not_all_follow_one_line(middle: Position) -> None:
    def lines(policy: Policy) -> int:
        found = best_moves(middle, n=8, most=2, policy=policy, executor=None)
        return len({end.tale.moves for ends in found.ends for end in ends})

    assert lines(wavering_player) > 2 * lines(quick_player)


def test_what_has_no_best_move_is_refused_in_words() -> None:
    over = KNOWN["the last production decides who is first"].position
    while over.question is not None:
        over = play(over, over.legal_moves[0]).after
    with pytest.raises(ValueError, match="this game is over"):
        best_moves(over)
    with pytest.raises(ValueError, match="the draft is not played out"):
        best_moves(new_game(2, "full", seed=1))
    with pytest.raises(ValueError, match="seconds=0"):
        best_moves(after(20), seconds=0)
    with pytest.raises(ValueError, match="most=1"):
        best_moves(after(20), most=1)
    with pytest.raises(ValueError, match="by='luck' is not counted"):
        best_moves(after(20), by="luck")
    with pytest.raises(ValueError, match="'pass' was not compared"):
        best_moves(after(20), n=2, most=2, policy=builder_player).lost("pass")


def test_a_table_has_a_row_for_each_option() -> None:
    found = best_moves(after(20), n=3, policy=builder_player, executor=None)
    rows = list(found)
    assert [row["option"] for row in rows] == list(found.ranking)
    columns = {"rank", "option", "told", "company", "vp", "lead", "won", "lost", "low", "high", "open", "n"}
    assert set(rows[0]) == columns
    assert repr(found).startswith("<BestMoves for ")


# What was left out, and a second opinion.


LAST_CHANCE = Game(duel()).go(68).position
"""A turn that wins in the lesson, and 24 that look worse to the quick player than the twelve that are tried first."""


def test_what_was_left_out_is_tried_as_long_as_there_are_playouts() -> None:
    grown = list(growing_best_moves(LAST_CHANCE, n=32, most=4, exact=0, executor=None))
    left_out = [found.left_out for found in grown]
    found = grown[-1]
    assert left_out == sorted(left_out, reverse=True)
    assert left_out[0] > found.left_out > 0
    assert found.playouts <= 4 * 32 + 8 + 32
    assert f"of the {len(found.options)} turns that were tried" in found.verdict
    assert found.ended == "best of tried"
    assert all(len(ends) >= 8 for ends in found.ends)
    whole = best_moves(LAST_CHANCE, n=32, exact=0, executor=None)
    assert whole.left_out == 0
    assert whole.ended == "decided"
    assert {plan[0] for plan in whole.plans} == set(LAST_CHANCE.legal_moves)
    assert f"is best for France of all {len(whole.options)}: every other of them loses" in whole.verdict
    assert best_moves(LAST_CHANCE, n=32, exact=0, further=False, executor=None).options == whole.options[:12]


def test_with_time_left_everything_is_tried() -> None:
    position = KNOWN["a dam that takes the last water"].position
    found = best_moves(position, seconds=600, most=2, exact=0, executor=None)
    assert found.left_out == 0
    assert found.began_with[0] == 2 < len(found.options)
    assert found.plan(found.best)[0] in KNOWN["a dam that takes the last water"].best


def test_a_turn_that_was_left_out_and_is_better_is_the_best_then() -> None:
    """The tile wins, and is the third that the quick player would try."""
    found = best_moves(LAST_CHANCE, seconds=600, most=2, exact=0, executor=None)
    assert "place patent-2" not in found.options[:2]
    assert found.best == "place patent-2"
    assert found.count == len(found.ends[found.options.index(found.best)]) >= 64


def test_a_turn_that_comes_out_better_and_was_tried_less_is_never_said_to_lose() -> None:
    found = best_moves(LAST_CHANCE, n=32, exact=0, executor=None)
    worse = found.ranking[-1]
    index, better = found.options.index(worse), found.options.index(found.best)
    ends = tuple(
        each[:8] if number == better else (*each, *each, *each, *each) for number, each in enumerate(found.ends)
    )
    cut = replace(found, ends=ends, left=(index,), second=None, left_out=1)
    assert cut.best == worse
    assert cut.lost(found.best).high < 0
    assert found.best in cut.undecided
    assert "loses" not in cut.verdict


def test_what_is_as_good_as_the_best_is_what_so_few_games_cannot_tell_apart() -> None:
    found = best_moves(LAST_CHANCE, n=40, most=4, exact=0, further=False, executor=None)
    assert found.next_turns()[0] == "Expected next, with the share of 40 playouts that went so:"
    alike = replace(found, ends=(max(found.ends, key=len),) * len(found.ends), ended="limit")
    assert alike.undecided
    assert alike.verdict.startswith("40 playouts of each cannot tell which of ‘")
    solved = best_moves(KNOWN["a contract about to be lost"].position, executor=None)
    head, *line = solved.next_turns()
    assert (head, [each for each in line if "%" in each]) == ("How it goes on, worked out:", [])


@pytest.mark.parametrize(("seed", "turn"), [(4, 4), (6, 7)])
def test_what_was_left_aside_is_tried_on_where_all_others_surely_lose(seed: int, turn: int) -> None:
    last = [position for position in turns_of(new_game(2, seed=seed)) if position.round == 5]
    found = best_moves(last[turn], n=32, exact=0)
    assert found.close or not found.undecided
    assert best_moves(last[turn], n=32, exact=0, further=False).undecided, "it was left aside, and not ruled out"


def test_the_verdict_names_what_was_tried_as_often_and_counts_what_was_tried_less() -> None:
    last = [position for position in turns_of(new_game(2, seed=1)) if position.round == 5]
    found = best_moves(last[4], n=32, exact=0)
    aside = len(found.undecided) - len(found.close)
    assert aside > 1
    assert f"{aside} more, which looked worse and were tried less often, may be as good" in found.verdict
    close = [found.short(option) for option in found.undecided if option in found.close]
    assert all(option in found.verdict for option in close)
    assert not any(
        f"‘{found.short(option)}’" in found.verdict.partition("second opinion")[0]
        for option in found.undecided
        if option not in found.close
    )


def test_where_the_programs_disagree_only_what_was_tried_as_often_came_out_best() -> None:
    last = [position for position in turns_of(new_game(2, seed=1)) if position.round == 5]
    found = best_moves(last[0], n=32, exact=0, further=False)
    worse = next(option for option in found.ranking if option not in (found.best, *found.undecided))
    denied = replace(found, second=worse)
    aside = len(denied.undecided) - len(denied.close)
    assert denied.disagree
    assert aside
    assert denied.close
    named = denied.verdict.partition("but the searching player")[0]
    assert [found.short(option) for option in found.undecided if f"‘{found.short(option)}’" in named] == [
        found.short(option) for option in found.close
    ]
    assert f"{aside} more, which looked worse and were tried less often, may be as good" in denied.verdict


def test_an_option_within_a_turn_is_told_and_played_to_its_end() -> None:
    position = play(turns_of(new_game(2, seed=1))[0], "place construction-1")
    found = best_moves(position.after, n=8, further=False)
    for option in found.options:
        whole = found.to_its_end(option)
        assert whole.startswith(option)
        assert isinstance(play(position.after, whole).after.question, Turn)
    assert any(found.to_its_end(option) != option for option in found.options)


def test_the_second_opinion_is_the_turn_of_the_searching_player() -> None:
    found = best_moves(LAST_CHANCE, n=16, exact=0, executor=None)
    (move, *_) = found.plan(found.second or "")
    assert move == search_player(0)(LAST_CHANCE)
    assert found.second == found.best
    assert not found.disagree
    assert found.verdict.endswith("A second opinion, that of the searching player: the same turn.")
    assert best_moves(LAST_CHANCE, n=16, exact=0, further=False, executor=None).second is None
    introductory = best_moves(new_game(2, "introductory", seed=2), n=8, most=2, policy=builder_player, executor=None)
    assert introductory.second is None  # the judge knows no such games


def test_where_the_second_opinion_surely_loses_the_programs_disagree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best.Searcher, "__call__", lambda searcher, position: read_move("place bank 5"))
    found = best_moves(LAST_CHANCE, n=32, exact=0, executor=None)
    assert found.second == "place bank 5"
    assert found.disagree
    assert found.lost(found.second).low > 0
    assert found.verdict.startswith(
        "The programs disagree about France: in the playouts ‘the level III conduit tile’ came"
    )
    assert "takes ‘bank" in found.verdict
    assert found.why_not(found.second) in found.why
    assert not replace(found, second=found.best).disagree


def test_what_the_quick_player_would_answer_is_tried_within_a_turn_too(middle: Position) -> None:
    position = middle
    while isinstance(position.question, Turn):
        position = play(position, quick_player(1)(position)).after
    found = best_moves(position, n=2, most=2, executor=None)
    assert found.plans[0] == (quick_player(1)(position),)
