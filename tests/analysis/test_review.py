"""A review: what was lost is found, what was forced costs nothing, and nothing is worked out twice."""

from random import Random

import pytest

from barrage_nb import Game, new_game, play, review, sketch
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.reviews import Judged, Review
from barrage_nb.analysis.statistics import Estimate, Precision
from barrage_nb.engine.play import builder_player
from barrage_nb.history import DamagedGame
from tests.analysis.best_moves import known_positions

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
def careless() -> Game:
    """A game whose first move throws a contract away."""
    return game_of("a contract about to be lost", "place bank 1")


def test_what_a_careless_move_lost_is_found(careless: Game) -> None:
    found = review(careless, n=32, executor=None)
    first = found.moves[0]
    assert (first.move, first.best, first.who) == ("place bank 1", "place turbine+2", "usa")
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


def test_the_first_move_of_a_turn_is_as_good_as_the_best_turn_that_it_begins() -> None:
    name = "the last engineer builds a powerhouse"
    found = review(game_of(name), n=32, executor=None)
    assert found.moves[0].move == "place construction-1"
    assert found.moves[0].lost.mean == 0


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
    for game in (careless, loaded):
        again = review(game, n=16)
        assert again == found
        assert review(game, n=16, seed=3) == other
    with pytest.raises(TypeError):
        review(loaded, n=17)


def test_what_has_no_name_is_not_kept(careless: Game) -> None:
    review(careless, n=2, policy=lambda seed: builder_player(seed), executor=None)
    assert not careless.kept
    review(careless, n=2, policy={"usa": builder_player, "italy": builder_player}, executor=None)
    assert careless.kept


def test_the_same_seed_gives_the_same_review(careless: Game) -> None:
    one, other = review(careless, n=8, executor=None), review(Game(careless.game_text()), n=8, executor=None)
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
    assert seen[0].going == len(careless.moves) - 1
    assert "still to come" in repr(seen[0])
    whole = review(careless, n=8, executor=None)
    assert len(whole) == len(careless.moves)
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


def test_only_what_is_sure_is_added_up_and_ranked_and_never_chance() -> None:
    moves = [judged(1, 9.0, -1.0), judged(2, 5.0, 0.5), judged(3, 4.0, 2.0), judged(4, 3.0, 1.0), judged(5, 2.0, 1.5)]
    found = Review(("usa", "italy"), (*moves, judged(6, 3.0, 2.5, "italy")), "lead", "wavering_player", 16, 0, 0.95)
    assert found.lost("usa") == 0.5 + 2.0 + 1.0 + 1.5
    assert [each.node for each in found.turning_points] == [3, 5, 6]
    told = str(found)
    assert "USA lost at least 5.0 VP of lead, by 4 of 5 moves; of the other 1 it is open." in told
    assert "Italy lost at least 2.5 VP of lead, by 1 of 1 move." in told
    assert "The middles would add up chance" in told


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
