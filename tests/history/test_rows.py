"""A line as a table: by turns, and by rounds with what every company had at the end of each."""

import pandas
import pytest

import barrage_nb as bn
from barrage_nb.view import charts
from tests.history.tables import whole_game

TURN = "usa B1U=2*2 C1A P8.1 engineers=2 | germany engineers=1"


def test_a_turn_says_its_moves_and_what_it_gave() -> None:
    game = bn.Game(bn.sketch(TURN))
    for move in ("place turbine+0", "produce B1U C1A P8.1 x2", "place bank 1"):
        game.play(move)
    first, second = game.rows()[:2]
    assert (first["round"], first["company"], first["turn"]) == (1, "usa", 1)
    assert first["moves"] == "place turbine+0; produce B1U C1A P8.1 x2"
    assert first["energy"] == game[2].position.companies["usa"].energy > 0
    assert (second["company"], second["credits"]) == ("germany", 1)


def test_rounds_have_the_energy_and_the_points_of_every_company() -> None:
    game = whole_game(3)
    table = pandas.DataFrame(game.rows("round"))
    assert len(table) == 5 * 4
    last = table[table["round"] == 5].set_index("company")
    start = dict.fromkeys(game.position.companies, 10)
    sources = [name for name in table.columns if name.startswith("vp_")]
    for who, company in game.position.companies.items():
        mine = table[table["company"] == who]
        assert last.loc[who, "vp"] == company.vp == start[who] + mine[sources].to_numpy().sum()
        assert list(mine["energy"])[-1] == company.energy
    assert table["energy"].max() > 0


def test_a_place_ends_the_table() -> None:
    game = whole_game(3)
    assert len(game.rows(node=30)) < len(game.rows())
    assert game.rows(node=30) == game.rows()[: len(game.rows(node=30))]


def test_there_are_rows_of_two_kinds() -> None:
    with pytest.raises(ValueError, match="'move' is not known; there is a row for each 'turn'"):
        whole_game(3).rows("move")  # type: ignore[arg-type]


def test_the_rows_can_be_plotted_at_once() -> None:
    axes = charts.plot(whole_game(3).rows("round"), "energy", "round")
    assert [tick.get_text() for tick in axes.get_xticklabels()] == ["1", "2", "3", "4", "5"]
