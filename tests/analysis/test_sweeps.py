"""Sweeps: a table that pandas takes as it is, saved line by line, and gone on with where it ended."""

from pathlib import Path
from typing import Any

import pandas
import pytest

from barrage_nb import Game, Position, play, random_player, rollout, sweep
from barrage_nb.analysis import Sweep
from barrage_nb.engine.play import Strategy, builder_player
from tests.analysis.test_rollouts import after

POLICIES = [builder_player, random_player]


@pytest.fixture(scope="module")
def places() -> dict[str, Position]:
    return {"early": after(40), "late": after(90)}


def test_a_sweep_is_a_table_of_rollouts(places: dict[str, Position]) -> None:
    found = sweep(places, POLICIES, n=4, seed=3)
    table = pandas.DataFrame(found)
    assert len(table) == len(found) == 2 * 2 * 2
    assert list(table["position"].unique()) == ["early", "late"]
    assert list(table["policy"].unique()) == ["builder_player", "random_player"]
    assert table["vp"].dtype == float
    alone = rollout(places["late"], random_player, n=4, seed=3)
    who = alone.companies[1]
    row = table[(table.position == "late") & (table.policy == "random_player") & (table.company == who)].iloc[0]
    assert (row.vp, row.vp_low, row.vp_high, row.n, row.ended) == (*alone.vp(who)[:3], 4, "counted")
    assert row["contracts"] == alone.source(who, "contracts").mean
    assert not table.isna().any().any()
    assert found[-1]["position"] == "late"
    assert found[:2] == Sweep(found.rows[:2])
    assert "late" in str(found)
    assert alone.won(who).share in str(found), "no share without its interval"
    assert repr(found) == "<Sweep: 8 rows, 2 positions under 2 policies>"


def test_what_else_comes_as_a_table_is_one_too(places: dict[str, Position]) -> None:
    found = rollout(places["late"], builder_player, n=4)
    assert list(pandas.DataFrame(found).columns) == ["company", "what", "mean", "low", "high", "n"]
    assert len(pandas.DataFrame(found.playouts)) == 8


def test_every_turn_of_a_game_is_played_out() -> None:
    game = Game(after(70))
    while len(game.moves) < 12:
        game.play(builder_player(3)(game.position))
    found = sweep(game, builder_player, n=2)
    names = list(dict.fromkeys(row["position"] for row in found))
    assert all(name.startswith("round ") and ", turn " in name for name in names)
    turns = sum(type(node.position.question).__name__ == "Turn" for node in game.line()[:-1])
    assert len(names) == turns >= 3
    assert len(game.moves) > turns  # some turns have more questions than one, and are played out once all the same
    assert len(found) == len(names) * len(game.position.companies)
    assert sweep([game, game.game_text()], builder_player, n=2)[len(found)]["game"] == 2


class Counted:
    """A policy that counts how often it is asked."""

    def __init__(self, most: int = 10**9) -> None:
        self.asked, self.most = 0, most
        self.__name__ = "counted"

    def __call__(self, seed: int) -> Strategy:
        self.asked += 1
        if self.asked > self.most:
            raise KeyboardInterrupt
        return builder_player(seed)


def test_it_goes_on_where_it_ended(places: dict[str, Position], tmp_path: Path) -> None:
    file = tmp_path / "sweep.jsonl"
    whole = sweep(places, Counted(), n=3)
    seen: list[Sweep] = []
    with pytest.raises(KeyboardInterrupt):
        sweep(places, Counted(10), n=3, save=file, progress=seen.append)
    assert [len(each) for each in seen] == [2]
    again = Counted()
    assert sweep(places, again, n=3, save=file) == whole
    assert again.asked < 10
    kept = Counted(0)
    assert sweep(places, kept, n=3, save=str(file)) == whole
    with pytest.raises(KeyboardInterrupt):
        sweep(places, kept, n=4, save=file)


def test_a_line_that_was_cut_off_is_played_out_again(places: dict[str, Position], tmp_path: Path) -> None:
    file = tmp_path / "sweep.jsonl"
    whole = sweep(places, builder_player, n=3, save=file)
    text = file.read_text("utf-8")
    file.write_text(text[:-30], "utf-8")
    assert sweep(places, builder_player, n=3, save=file) == whole
    assert file.read_text("utf-8") == text


def test_a_file_that_is_none_of_ours_is_left_alone(places: dict[str, Position], tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("what I think\n", "utf-8")
    with pytest.raises(ValueError, match=r"notes\.txt is not what a sweep has saved"):
        sweep(places, builder_player, n=3, save=file)
    assert file.read_text("utf-8") == "what I think\n"
    file.write_text('"barrage_nb sweep 1"\nwhat I think\n', "utf-8")
    with pytest.raises(ValueError, match="line 2: this was not saved by a sweep"):
        sweep(places, builder_player, n=3, save=file)


@pytest.mark.parametrize("wrong", [{"n": 1}, {"within": -1}])
def test_what_cannot_be_swept_is_refused_before_anything_is_done(wrong: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"so many playouts|an interval has a width"):
        sweep([after(40)], builder_player, save=tmp_path / "x", **wrong)
    over = after(90)
    while over.question is not None:
        over = play(over, over.legal_moves[0]).after
    with pytest.raises(ValueError, match="nothing left to play out where the game is over: finished"):
        sweep({"here": after(90), "finished": over}, builder_player, save=tmp_path / "x")
    assert not (tmp_path / "x").exists()


def test_policies_have_names_of_their_own() -> None:
    position = after(90)
    with pytest.raises(ValueError, match="two policies have the same name"):
        sweep(position, [builder_player, builder_player], n=2)
    found = sweep(position.text, {"one": builder_player, "other": builder_player}, n=2)
    assert {row["policy"] for row in found} == {"one", "other"}
    one, other = position.companies
    mixed = sweep(position, {one: builder_player, other: random_player}, n=2)
    assert {row["policy"] for row in mixed} == {f"{one}: builder_player, {other}: random_player"}
    assert {row["position"] for row in mixed} == {"position 1"}
