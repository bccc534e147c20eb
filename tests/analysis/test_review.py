"""A review: it judges whole turns, what was forced costs nothing, and nothing is worked out twice."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html import escape
from random import Random
from typing import Any

import pytest

from barrage_nb import Game, Position, best_moves, new_game, play, read_move, review, sketch
from barrage_nb.analysis import executors, growing_review, reviews
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.reviews import Judged, Review
from barrage_nb.analysis.search import Tryout
from barrage_nb.analysis.statistics import Estimate, Precision
from barrage_nb.engine.play import builder_player
from barrage_nb.engine.rewards import SplitMachinery
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.setup import ChooseCompany
from barrage_nb.engine.water import PlaceDrops
from barrage_nb.history import DamagedGame
from barrage_nb.lessons.games import duel, evening
from barrage_nb.view import analysis_page
from barrage_nb.words.best import tried_so
from tests.analysis.best_moves import known_positions
from tests.saved_games import saved_game

KNOWN = {known.name: known for known in known_positions()}
LOST = {"the last production decides who is first": 6, "a contract about to be lost": 5}


def game_of(name: str, first: str | None = None) -> Game:
    """A game from a known position on: a first move, by default a best one, and the quick player to the end."""
    known = KNOWN[name]
    game, choose = Game(known.position), quick_player(1)
    game.play(first or min(known.best, key=str))
    while not game.position.over:
        game.play(choose(game.position))
    return game


@pytest.fixture
def _judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every turn has lost nothing, without a playout."""

    def judged(before: Position, move: str, asked: object) -> Iterator[list[Any] | None]:
        yield None
        yield [move, [0.0, 0.0, 0.0, 2], {}, {}, []]

    monkeypatch.setattr(reviews, "_worked_out", judged)


@pytest.fixture
def careless() -> Game:
    """A game whose first move throws a contract away."""
    return game_of("a contract about to be lost", "place bank 1")


def test_what_a_careless_move_lost_is_found(careless: Game) -> None:
    found = review(careless, n=32, executor=None)
    first = found.moves[0]
    assert (first.move, first.who) == ("place bank 1", "usa")
    assert first.best.startswith("place turbine+2; produce")
    assert first.lost.low > 0
    assert found.turning_points[0] == first
    assert found.lost("usa") >= first.lost.low > 0
    assert found.lost("italy") == 0
    assert "‘bank; +1 credit, −1 engineer’ lost" in str(found)
    assert "USA" in repr(found)


def test_the_best_move_lost_nothing() -> None:
    found = review(game_of("a contract about to be lost"), n=32, executor=None)
    assert found.moves[0].lost.mean == 0
    assert found.moves[0].best == found.moves[0].move
    assert found.moves[0] not in found.turning_points


def test_a_turn_is_judged_whole_and_no_half_of_it_alone() -> None:
    name = "the last engineer builds a powerhouse"
    found = review(game_of(name), n=32, executor=None)
    first = found.moves[0]
    assert first.move == "place construction-1; at P5.1"
    assert first.node == len(first.steps) == 2
    assert first.lost.mean == 0
    assert {play(first.position, each).after.question for each, _ in first.tried} == {None}, "each to its end"


@pytest.mark.usefixtures("_judged_at_once")
@pytest.mark.parametrize("saved", [duel, evening])
def test_every_turn_is_one_line_that_plays_and_pastes_back(saved: Callable[[], str]) -> None:
    game = saved_game(saved())
    found = review(game, guess=False, executor=None)
    line = [node for node in game.whole_line()[1:] if not isinstance(node.step.before.question, ChooseCompany)]
    assert [id(step) for each in found.moves for step in each.steps] == [id(node.step) for node in line]
    for each in found.moves:
        end = play(each.position, each.move)
        assert (str(end.move), end.after) == (each.move, game[each.node].position)
    begun = [each.position for each in found.moves if isinstance(each.position.question, Turn)]
    assert len(begun) == sum(isinstance(node.step.before.question, Turn) for node in line) > 20
    alone = [each for each in found.moves if not isinstance(each.position.question, Turn)]
    assert all(len(each.steps) == 1 for each in alone)
    several = f" and {len(alone)} answers outside of turns;" if alone else ";"
    outside = " and 1 answer outside of turns;" if len(alone) == 1 else several
    assert found.made.startswith(f"{len(begun)} turns{outside}")
    assert repr(found).startswith(f"<Review of {len(begun)} turns{outside[:-1]}:")


def test_an_answer_to_an_income_is_counted_beside_the_turns(spoken: str) -> None:
    income = new_game(2, seed=8)
    while not isinstance(income.question, SplitMachinery | PlaceDrops) or income.phase == "actions":
        income = play(income, quick_player(1)(income)).after
    step = play(income, income.legal_moves[0])
    answer = judged(9, 4.0, 2.0)._replace(steps=(step,))
    found = Review(("usa",), (judged(1, 4.0, 2.0), answer), "lead", "wavering_player", 16, 0, 0.95)
    outside = {"en": "and 1 answer outside of turns", "it": "più 1 risposta", "pl": "odpowiedzi poza turą: 1"}
    assert [outside[spoken] in said for said in (found.made, repr(found), found.losses[0])] == [True] * 3


def test_where_a_line_ends_within_a_turn_the_part_is_as_good_as_the_best_turn_that_begins_so() -> None:
    whole = game_of("the last engineer builds a powerhouse")
    part = Game(whole.start)
    part.play("place construction-1")
    found = review(part, n=8, executor=None)
    assert [each.move for each in found.moves] == ["place construction-1"]
    assert found.moves[0].lost.mean == 0
    assert found.moves[0].vp == review(whole, n=8, executor=None).moves[0].vp


def test_a_turn_that_is_held_against_no_other_cost_nothing(monkeypatch: pytest.MonkeyPatch, careless: Game) -> None:
    alone = (read_move("place bank 1"),)
    monkeypatch.setattr("barrage_nb.analysis.best.to_be_tried", lambda *asked: [alone])
    monkeypatch.setattr(reviews, "ENDINGS", 0)
    first, second = review(careless, n=8, executor=None).moves
    assert first.forced
    assert not second.forced


def test_an_ending_is_worked_out_among_all_its_turns() -> None:
    known = KNOWN["a contract about to be lost"]
    game = Game(known.position)
    game.play("place bank 1")
    (first,) = review(game, executor=None).moves
    best = best_moves(known.position, also=["place bank 1"], executor=None)
    assert best.worked_out
    assert first.worked_out
    assert (first.best, first.lost) == (best.best, best.lost("place bank 1"))
    assert "(worked out)" in first.loss("lead")
    assert "worked out to the end" in first.rests_on(0.95)
    assert "The rest of the game was worked out" in first.after("lead")


def test_what_is_forced_costs_nothing_and_is_not_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    position = new_game(2, seed=4, automas=2)
    game = Game(position)
    for _ in range(20):
        game.play(game.position.legal_moves[0])
    monkeypatch.setattr("barrage_nb.analysis.reviews.growing_best_moves", None)
    found = review(game)
    assert found.moves
    assert all(each.forced for each in found.moves)
    assert {each.lost.mean for each in found.moves} == {0}


def test_what_was_found_is_kept_with_the_game_and_its_file(careless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    found = review(careless, n=16, executor=None)
    other = review(careless, n=16, seed=3, executor=None)
    loaded = Game(careless.text)
    monkeypatch.setattr("barrage_nb.analysis.reviews.growing_best_moves", None)
    reviews.REMEMBERED.clear()
    for game in (careless, loaded):
        again = review(game, n=16)
        assert again == found
        assert review(game, n=16, seed=3) == other
    with pytest.raises(TypeError):
        review(loaded, n=17)


def test_what_was_found_is_remembered_for_a_text_of_the_game(careless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    text, pasted = careless.game_text(), careless.text
    found = review(text, n=16, executor=None)
    monkeypatch.setattr("barrage_nb.analysis.reviews.growing_best_moves", None)
    assert review(text, n=16) == review(pasted, n=16) == review(careless, n=16) == found
    assert careless.kept == found.judgements
    assert next(growing_review(Game(careless.text), n=16)).judgements == found.judgements


def test_only_so_much_is_remembered_and_nothing_that_a_file_says(
    careless: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_REMEMBERED", 1)
    found = review(careless, n=16, executor=None)
    assert len(found.judgements) > 1
    assert list(reviews.REMEMBERED) == [list(found.judgements)[-1]]
    reviews.REMEMBERED.clear()
    review(Game(careless.text), n=16, executor=None)
    assert not reviews.REMEMBERED


def test_what_has_no_name_is_not_kept(careless: Game) -> None:
    review(careless, n=2, policy=lambda seed: builder_player(seed), executor=None)
    assert not careless.kept
    assert not reviews.REMEMBERED
    review(careless, n=2, policy={"usa": builder_player, "italy": builder_player}, executor=None)
    assert careless.kept


def test_turns_are_shared_out_whole_and_judged_the_same(careless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WORTH_SENDING", 0.0)
    alone = review(Game(careless.text), n=16, executor=None)
    reviews.REMEMBERED.clear()
    with ThreadPoolExecutor(2) as two:
        shared = review(Game(careless.text), n=16, executor=two)
    reviews.REMEMBERED.clear()
    by_cores = review(Game(careless.text), n=16, executor="cores")
    assert len(alone.judgements) > 1
    assert alone.judgements == shared.judgements == by_cores.judgements
    assert list(alone) == list(shared) == list(by_cores)


def test_only_a_turn_that_may_prove_to_have_lost_something_is_tried_to_the_end(
    careless: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "ENDINGS", 0)
    lost = review(careless, n=32, executor=None).moves[0]
    assert (lost.sure, lost.lost.n) == (True, 32)
    best = review(game_of("a contract about to be lost"), n=32, executor=None).moves[0]
    assert (best.lost.mean, best.lost.n) == (0, 8), "nothing was better at the first look"


def test_a_sure_loss_says_where_its_points_lie_and_that_is_kept(
    careless: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "ENDINGS", 0)
    found = review(careless, n=32, executor=None)
    lost, other = found.moves
    held = best_moves(lost.position, n=32, most=3, exact=0, also=[lost.best, lost.move], further=False, executor=None)
    points = [each for each in held.reasons(lost.best, lost.move) if each.kind in ("source", "all")]
    assert {(each.kind, each.who, each.what) for each in lost.reasons} == {each[:3] for each in points} != set()
    assert lost.turned("lead").endswith(lost.why)
    assert "With the better turn: USA gets 7 VP more from contracts." in str(found)
    assert not other.reasons
    assert f"<small>{escape(lost.why)}</small>" in analysis_page.review(found)
    reviews.REMEMBERED.clear()
    monkeypatch.setattr(reviews, "growing_best_moves", None)
    assert review(Game(careless.text), n=32).moves[0].reasons == lost.reasons


class Contrary(Tryout):
    """A search player that holds every turn as much better as it is worse."""

    def played(self, number: int, watch: Callable[[], object] | None = None) -> tuple[float]:
        return (-super().played(number, watch)[0],)


@pytest.fixture
def contrary(monkeypatch: pytest.MonkeyPatch) -> None:
    """No ending is worked out, and the search player denies what a careless move lost."""
    monkeypatch.setattr(reviews, "ENDINGS", 0)
    monkeypatch.setattr(reviews, "Tryout", Contrary)


def test_a_sure_loss_that_the_search_player_sees_too_stays_one(careless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ENDINGS", 0)
    found = review(careless, n=32, executor=None)
    assert found.turning_points == (found.moves[0],)
    assert not any(each.disagree for each in found.moves)
    second = found.moves[0].ahead
    assert second is not None
    assert second < 0
    assert {tuple(kept[5:6]) for kept in careless.kept.values()} == {(), (second,)}
    seen = f"when these programs play on; the searching player sees {-second} VP"
    assert seen in found.moves[0].turned("lead")
    assert "disagree" not in str(found)


@pytest.mark.usefixtures("contrary")
def test_where_the_search_player_holds_it_no_worse_the_programs_disagree_and_nothing_is_counted(
    careless: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = review(careless, n=32, executor=None)
    first = found.moves[0]
    assert first.lost.low > 0
    assert first.ahead is not None
    assert first.ahead > 0
    assert (first.disagree, first.sure) == (True, False)
    assert (found.turning_points, found.lost("usa")) == ((), 0.0)
    assert found.lost_by("usa")[0] == first
    assert [row["disagree"] for row in found] == [True, False]
    said = f"the programs disagree: the searching player sees it {first.ahead} VP ahead"
    assert said in first.turned("lead")
    assert f"sees the turn that was played {first.ahead} VP ahead" in first.rests_on(0.95)
    assert "the loss is sure" not in first.rests_on(0.95)
    assert "when these programs play on" not in first.loss("lead")
    assert "On 1 turn the programs disagree" in str(found)
    monkeypatch.setattr(reviews, "growing_best_moves", None)
    reviews.REMEMBERED.clear()
    assert review(Game(careless.text), n=32) == found


@pytest.mark.usefixtures("contrary")
def test_what_was_kept_without_a_second_opinion_is_read_as_before(careless: Game) -> None:
    found = review(careless, n=32, executor=None)
    reviews.REMEMBERED.clear()
    careless.kept.update({name: kept[:5] for name, kept in careless.kept.items()})
    read = review(careless, n=32, executor=None).moves
    assert read == tuple(each._replace(ahead=None) for each in found.moves)
    assert read[0].sure


@pytest.mark.usefixtures("contrary")
def test_a_second_opinion_is_the_same_whoever_works_it_out(careless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WORTH_SENDING", 0.0)
    alone = review(careless, n=32, executor=None)
    with ThreadPoolExecutor(2) as two:
        for executor in (two, executors.SLICES):
            reviews.REMEMBERED.clear()
            assert review(Game(careless.game_text()), n=32, executor=executor) == alone
    assert alone.moves[0].disagree


@pytest.mark.parametrize(("by", "exact"), [("vp", 0), ("lead", 2_000)])
def test_nobody_is_asked_of_points_alone_or_of_what_was_worked_out(
    careless: Game, monkeypatch: pytest.MonkeyPatch, by: str, exact: int
) -> None:
    monkeypatch.setattr(reviews, "ENDINGS", exact)
    monkeypatch.setattr(reviews, "Tryout", None)
    assert review(careless, n=32, by=by, executor=None).moves[0].sure


def test_what_was_kept_when_more_turns_were_tried_is_read_and_kept_once(careless: Game) -> None:
    found = review(careless, n=8, others=reviews.ONCE, executor=None)
    reviews.REMEMBERED.clear()
    kept = dict(careless.kept)
    assert review(Game(careless.text), n=8, executor=None) == found
    assert review(careless, n=8, executor=None) == found
    assert careless.kept == kept
    reviews.REMEMBERED.clear()
    assert review(Game(careless.game_text()), n=8, executor=None).judgements.keys().isdisjoint(kept)


def test_the_same_seed_gives_the_same_review(careless: Game) -> None:
    one = review(careless, n=8, executor=None)
    reviews.REMEMBERED.clear()
    other = review(Game(careless.game_text()), n=8, executor=None)
    assert one == other
    assert review(careless, n=8, seed=1, executor=None) != one


def test_who_ends_it_early_goes_on_from_there(careless: Game) -> None:
    class Enough(Exception):
        pass

    seen: list[Review] = []

    def progress(found: Review) -> None:
        seen.append(found)
        if len(seen) == 2:
            raise Enough

    with pytest.raises(Enough):
        review(careless, n=8, executor=None, progress=progress)
    kept = dict(careless.kept)
    assert 0 < len(kept) <= 2
    assert len(seen[0]) == 1
    assert seen[0].going == 1, "of two turns"
    assert "still to come" in repr(seen[0])
    whole = review(careless, n=8, executor=None)
    assert len(whole) == 2
    assert whole.going == 0
    assert kept.items() <= careless.kept.items()


def test_the_expected_result_has_a_place_after_every_free_move(careless: Game) -> None:
    found = review(careless, n=8, executor=None)
    free = [each.node for each in found.moves if not each.forced]
    for who in found.companies:
        assert [node for node, _ in found.expected(who)] == free
        assert all(0 <= each.mean <= 1 for _, each in found.expected(who, "won"))
    rows = list(found)
    assert len(rows) == len(found)
    assert len({tuple(row) for row in rows}) == 1
    assert {"node", "company", "move", "best", "lost", "open", "vp usa", "won italy"} <= set(rows[0])


def test_picks_of_a_draft_and_tweaks_are_not_judged() -> None:
    game = Game(new_game(2, "full", seed=1))
    while type(game.position.question).__name__ == "ChooseCompany":
        game.play(game.position.legal_moves[0])
    with pytest.raises(ValueError, match="there is no move to look back on"):
        review(game)
    drafted = len(game.moves)
    game.tweak(None, "usa credits=9" if "usa" in game.position.companies else "italy credits=9")
    game.play(game.position.legal_moves[0])
    found = review(game, n=2, policy=builder_player, executor=None)
    assert len(found) == 1
    assert found.not_judged == drafted + 1
    assert "were not judged" in str(found)


def test_another_line_is_reviewed_where_its_place_is_named(careless: Game) -> None:
    other = careless.branch(0, "place turbine+2").id
    found = review(careless, n=8, node=1, executor=None)
    assert found.moves[0].move == "place bank 1"
    assert review(careless, n=8, node=other, executor=None).moves[0].move == "place turbine+2"


def test_a_move_that_was_played_out_of_a_position_can_be_reviewed_from_text(careless: Game) -> None:
    assert review(careless.text, n=2, policy=builder_player, executor=None).moves[0].move == "place bank 1"
    assert play(careless.start, "place bank 1").move is not None


def test_a_file_without_anything_kept_loads_and_a_damaged_line_costs_only_itself(careless: Game) -> None:
    before = careless.text
    assert "kept" not in before
    review(careless, n=2, executor=None)
    assert [line for line in careless.text.splitlines() if not line.startswith("kept ")] == before.splitlines()
    assert Game(before) == careless
    key = min(careless.kept)
    damaged = careless.text.replace(f"kept {key} [", f"kept {key} ")
    with pytest.raises(DamagedGame, match="not readable as JSON") as refused:
        Game(damaged)
    assert refused.value.partial == careless
    assert refused.value.partial.kept.keys() == careless.kept.keys() - {key}


def judged(number: int, mean: float, low: float, who: str = "usa") -> Judged:
    """A move that lost so much, and at least so much."""
    game = Game(KNOWN["a contract about to be lost"].position)
    step = game.play("place bank 1").step
    return Judged(
        number, 5, who, "pass", "pass", Estimate(mean, low, 2 * mean - low, 16), {}, {}, (), (step,), "quick_player"
    )


PLAYED_ON = {"en": "when these programs play on", "it": "quando a continuare sono", "pl": "gdy dalej grają"}
SOLVED = {"en": "worked out", "it": "calcol", "pl": "policzon"}


def test_a_sure_loss_says_for_whom_it_is_one_and_what_was_worked_out_says_that(spoken: str) -> None:
    by_playouts, solved = judged(1, 4.0, 2.0), judged(2, 3.0, 3.0)._replace(lost=Estimate(3.0, 3.0, 3.0, 1))
    assert by_playouts.sure
    assert solved.sure

    def told(each: Judged) -> list[str]:
        found = Review(
            ("usa",), (each._replace(tried=(("place bank 1", each.lost),)),), "lead", "wavering_player", 16, 0, 0.95
        )
        (move,) = found.moves
        return [
            found.losses[0],
            repr(found),
            *found.turns,
            move.rests_on(0.95),
            move.after("lead"),
            *move.losses("lead"),
        ]

    assert {PLAYED_ON[spoken] in each.lower() and SOLVED[spoken] not in each for each in told(by_playouts)} == {True}
    assert {SOLVED[spoken] in each.lower() and PLAYED_ON[spoken] not in each for each in told(solved)} == {True}
    both = Review(("usa",), (by_playouts, solved), "lead", "wavering_player", 16, 0, 0.95).losses[0]
    assert PLAYED_ON[spoken] in both
    assert SOLVED[spoken] in both


ONE = {
    "en": ("1 move of the draft or changed by hand was not judged", "of its one turn it is open", "On 1 turn"),
    "it": ("1 mossa della scelta", "del suo unico turno non si sa", "Su 1 turno"),
    "pl": ("został 1 ruch", "o jedynej turze nie wiadomo", "Co do 1 tury"),
}
SEVERAL = {
    "en": ("5 moves of the draft or changed by hand were not judged", "of all 5 turns it is open", "On 5 turns"),
    "it": ("5 mosse della scelta", "di nessuno dei suoi 5 turni", "Su 5 turni"),
    "pl": ("zostały ruchy", "o żadnej turze (5) nie wiadomo", "Co do 5 tur"),
}


def test_one_turn_is_told_as_one_and_several_as_several(spoken: str) -> None:
    for many, wanted in ((1, ONE), (5, SEVERAL)):
        moves = tuple(judged(number, 4.0, 2.0)._replace(ahead=1.0) for number in range(many))
        told = str(Review(("usa",), moves, "lead", "wavering_player", 16, 0, 0.95, not_judged=many))
        assert [each for each in wanted[spoken] if each not in told] == []
    assert "; 1 more, which looks worse" in tried_so(2, "usa", 1, 16, "mine", 0, 95, "limit") or spoken != "en"


def test_a_review_says_how_many_of_its_sure_losses_it_tells_and_names_what_the_programs_disagree_about() -> None:
    moves = (*(judged(number, 4.0, 2.0) for number in range(5)), judged(5, 4.0, 2.0)._replace(ahead=1.5))
    told = str(Review(("usa",), moves, "lead", "wavering_player", 16, 0, 0.95)).splitlines()
    at = told.index("The 3 largest of 5 sure losses:")
    assert len(told) == at + 5
    assert "the searching player sees it 1.5 VP ahead" in told[-1]
    few = str(Review(("usa",), moves[:3], "lead", "wavering_player", 16, 0, 0.95))
    assert "largest" not in few


def test_chances_after_a_turn_say_how_many_games_they_rest_on(spoken: str) -> None:
    vp, of = (
        Estimate(50.0, 40.0, 60.0, 16),
        {"en": "of 16 games", "it": "su 16 partite", "pl": "z 16 rozgrywek"}[spoken],
    )
    won = {"usa": 1.0, "italy": 0.0, "france": 0.09375}
    turn = judged(1, 4.0, 2.0)._replace(
        vp=dict.fromkeys(won, vp), won={who: Estimate(share, 0.0, 1.0, 16) for who, share in won.items()}
    )
    for told in (turn.expected, turn.turned("lead"), turn.after("lead")):
        assert [f"{n} {of}" in told for n in (16, 0, 1.5)] == [True, True, spoken == "en"]
        assert "%" not in told
    alone = turn._replace(lost=Estimate(3.0, 3.0, 3.0, 1), vp={"usa": vp._replace(n=1), "italy": vp._replace(n=1)})
    assert not set("%0") & set(alone.expected.replace("50", "").replace(".0", "").replace(",0", ""))


def test_only_what_is_sure_is_added_up_and_ranked_and_never_chance() -> None:
    moves = [judged(1, 9.0, -1.0), judged(2, 5.0, 0.5), judged(3, 4.0, 2.0), judged(4, 3.0, 1.0), judged(5, 2.0, 1.5)]
    found = Review(("usa", "italy"), (*moves, judged(6, 3.0, 2.5, "italy")), "lead", "wavering_player", 16, 0, 0.95)
    assert found.lost("usa") == 0.5 + 2.0 + 1.0 + 1.5
    assert [each.node for each in found.turning_points] == [3, 5, 6]
    told = str(found)
    assert (
        "USA lost at least 5.0 VP of lead when these programs play on, by 4 of 5 turns; of the other 1 it is open."
        in told
    )
    assert "Italy lost at least 2.5 VP of lead when these programs play on, by 1 of 1 turn." in told
    assert "Added up is the sure part of every loss: the rest may be bad luck of the playouts." in told


def test_where_nothing_is_sure_nothing_is_told_as_lost() -> None:
    found = Review(("usa",), (judged(1, 9.0, -1.0), judged(2, 5.0, 0.0)), "lead", "wavering_player", 16, 0, 0.95)
    assert found.lost("usa") == 0
    assert found.turning_points == ()
    assert "it is open whether they lost anything" in str(found)
    assert "review(game, n=64)" in str(found)


def test_moves_that_lost_nothing_add_up_to_next_to_nothing() -> None:
    """A hundred moves that lost nothing: the middles add up to hundreds of points, the sure lower ends to a few."""
    luck, precision = Random("nothing lost"), Precision(16)
    everything = sure = 0.0
    for _ in range(100):
        played, *others = ([luck.gauss(0, 15) for _ in range(16)] for _ in range(5))
        best = max([played, *others], key=sum)
        lost = precision.difference(best, played, "going on", 4)
        everything += lost.mean
        sure += max(0.0, lost.low)
    assert everything > 300
    assert sure < 10


def test_a_position_has_no_moves_to_look_back_on() -> None:
    for start in (sketch("usa | italy"), "usa | italy"):
        with pytest.raises(ValueError, match="no move to look back on"):
            review(start)
    text = Game(sketch("usa | italy")).game_text()
    with pytest.raises(ValueError, match="no move to look back on"):
        review(text)
