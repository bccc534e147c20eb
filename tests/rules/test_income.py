"""Income and headstreams (I1 to I6)."""

import pytest

from barrage_nb import legal_moves, new_game
from tests.clauses import clause
from tests.rules.table import after, events, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"
BASES, CONDUITS = ("B1L", "B2L", "B3L", "B4L", "B5L"), ("C1A", "C1B", "C2A", "C2B", "C3A")


def board(row, count):
    """So many pieces of a row, on the map."""
    return " ".join((BASES if row == "bases" else CONDUITS)[:count])


def next_round(picture, *answers):
    """The first company's last engineer goes to the bank, and the next round begins."""
    return after(f"{picture} engineers=1 | {ROUND_1}", "place bank 1", *answers)


def income(picture, *answers):
    """The points, credits and energy of the income; before it, no energy cost 3 points, and 4 credits came in."""
    end = next_round(picture, *answers)
    assert end.round == 2
    company = end.companies[picture.split()[0]]
    return company.vp - 10 + 3, company.credits - 6 - 4, company.energy


@clause("I1", "I2")
@pytest.mark.parametrize(("company", "row", "gained"), [
    ("usa", "conduits", [(0, 0, 0), (3, 0, 0), (3, 0, 0), (5, 0, 0), (12, 0, 0)]),
    ("germany", "bases", [(0, 0, 0), (3, 0, 0), (3, 0, 0)]),
    ("italy", "bases", [(0, 0, 0), (0, 3, 0), (0, 3, 0), (5, 3, 0), (12, 3, 0)]),
    ("france", "conduits", [(0, 0, 0), (0, 3, 0), (0, 3, 0), (0, 3, 4), (7, 3, 4)]),
    ("usa", "bases", [(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 6, 0), (7, 6, 0)]),
])  # fmt: skip
def test_every_uncovered_income_of_a_row_is_received(company, row, gained):
    for count, expected in enumerate(gained, 1):
        assert income(f"{company} {board(row, count)}") == expected


@clause("I1", "I2")
@pytest.mark.parametrize(("picture", "gained"), [
    ("germany B1L=2", (0, 0, 0)), ("germany B1L=3", (0, 3, 0)), ("germany B1L=3 B2L=2", (3, 3, 0)),
    ("germany B1L=3 B2L=3", (3 + 2, 3, 2)), ("germany B1L=3 B2L=3 B3L=2", (3 + 2 + 7, 3, 2)),
    ("italy B1L=3", (0, 0, 0)), ("italy B1L=3 B2L=3", (0, 3, 4)), ("italy B1L=3 B2L=3 B3L=2", (7, 3, 4)),
    ("france B1L=3", (3, 0, 0)), ("germany B1L=3 C1A C1B", (0, 3, 0)),
])  # fmt: skip
def test_the_incomes_of_all_rows_come_together(picture, gained):
    assert income(picture) == gained


@clause("I1", "Z1")
@pytest.mark.parametrize(("picture", "lines"), [
    ("usa B1L=3", {"machines 1 excavators", "machines 1 mixers"}),
    ("italy C1A C1B", {"machines 1 excavators", "machines 1 mixers"}),
    ("france B1L B2L", {"machines 1 excavators", "machines 1 mixers"}),
    ("germany B1L B2L B3L B4L", {"machines 2 excavators", "machines 1 excavators 1 mixers", "machines 2 mixers"}),
])  # fmt: skip
def test_an_income_of_machines_asks_which(picture, lines):
    asked = next_round(picture)
    assert options(asked) == lines
    end = after(asked, "machines 2 mixers" if len(lines) == 3 else "machines 1 excavators")
    company = end.companies[picture.split()[0]]
    assert company.excavators + company.mixers == 10 + len(lines) - 1
    assert end.round == 2


@clause("I1", "C4")
@pytest.mark.parametrize(("picture", "turns"), [
    ("usa B1L", 0), ("usa B1L B2L", 1), ("usa C1A C1B C2A C2B", 1), ("usa B1L B2L C1A C1B C2A C2B", 2),
    ("germany C1A C1B", 1), ("italy B1L=3", 1), ("italy B1L=2", 0),
])  # fmt: skip
def test_an_income_may_turn_the_wheel(picture, turns):
    wheel = "wheel=1:base+1e,2:conduit+2e tiles=elevation,powerhouse"
    company = next_round(f"{picture} {wheel}").companies[picture.split()[0]]
    assert company.excavators == 6 + (0, 1, 3)[turns]
    assert ("base" in company.tiles, "conduit" in company.tiles) == (turns > 0, turns > 1)


@clause("I1")
def test_everybody_receives():
    picture = f"usa C1A C1B engineers=1 energy=1 | germany B1L B2L engineers=0 energy=1 | {ROUND_1}"
    end = after(picture, "place bank 1")
    assert [end.companies[name].vp for name in ("usa", "germany")] == [10 + 4 + 3, 10 + 4 + 3]


@clause("I1", "E3")
def test_energy_of_an_income_stands_on_the_track_of_the_new_round():
    end = next_round("italy B1L=3 B2L=3 energy=9")
    assert (end.round, end.companies["italy"].energy) == (2, 4)


@clause("I2", "I3")
@pytest.mark.parametrize(("company", "row", "gained"), [
    ("usa", "conduits", {2: (3, 0, 0), 4: (2, 0, 0), 5: (7, 0, 0)}),
    ("germany", "bases", {2: (3, 0, 0), 5: (7, 0, 0)}), ("usa", "bases", {4: (0, 6, 0), 5: (7, 0, 0)}),
    ("italy", "bases", {2: (0, 3, 0), 4: (5, 0, 0), 5: (7, 0, 0)}),
    ("italy", "conduits", {4: (2, 3, 0), 5: (7, 0, 0)}),
    ("france", "conduits", {2: (0, 3, 0), 4: (0, 0, 4), 5: (7, 0, 0)}),
    ("france", "bases", {5: (7, 0, 0)}),
])  # fmt: skip
def test_an_income_is_received_once_when_its_piece_leaves(company, row, gained):
    structure, space = ("base", "B8L") if row == "bases" else ("conduit", "C9A")
    moves = ("place construction-1", f"build {structure} with {structure}", f"at {space}")
    for count in (1, 2, 3, 4, 5):
        if count in gained or count in (1, 3):
            end = after(f"{company} {board(row, count - 1)}", *moves).companies[company]
            assert (end.vp - 10, end.credits - 6, end.energy) == gained.get(count, (0, 0, 0))


@clause("I2", "I3")
@pytest.mark.parametrize(("picture", "gained"), [
    ("germany B8L", (0, 0, 0)), ("germany B8L=2", (0, 3, 0)), ("germany B8L=2 B1L=2", (0, 0, 0)),
    ("germany B8L=2 B1L=3", (2, 0, 2)), ("germany B8L=2 B1L=3 B2L=2", (7, 0, 0)),
    ("france B8L=2", (3, 0, 0)), ("italy B8L=2 B1L=3", (0, 0, 4)),
])  # fmt: skip
def test_an_elevation_uncovers_its_income(picture, gained):
    company = picture.split()[0]
    moves = ("place construction-1", "build elevation with elevation", "at B8L")
    end = after(f"{picture} B9L", *moves).companies[company]
    assert (end.vp - 10, end.credits - 6, end.energy) == gained


@clause("I3")
def test_an_income_comes_at_once_and_again_in_the_income_phase():
    picture = f"germany B1L engineers=1 | {ROUND_1}"
    built = after(picture, "place construction-1", "build base with base", "at B8L")
    germany = built.companies["germany"]
    assert (built.round, germany.vp) == (2, 10 + 3 - 3 + 3)
    told = events(picture, "place construction-1", "build base with base", "at B8L")
    assert any(event.clause == "I3" for event in told)


@clause("I3", "C4")
def test_an_uncovered_turn_of_the_wheel_follows_the_turn_of_the_construction():
    picture = "usa B1L wheel=1:elevation+1m,2:conduit+2e tiles=base,powerhouse"
    usa = after(picture, "place construction-1", "build base with base", "at B8L").companies["usa"]
    assert (usa.mixers, usa.excavators) == (5, 6 - 3 + 2)
    assert usa.wheel[2].tiles == ("base",)


@clause("I3", "Z1")
def test_an_uncovered_choice_is_asked_in_the_turn():
    picture = "france B1L | germany"
    moves = ("place construction-1", "build base with base", "at B8L")
    assert options(picture, *moves) == {"machines 1 excavators", "machines 1 mixers"}
    end = after(picture, *moves, "machines 1 excavators")
    assert (end.mover, end.companies["france"].excavators) == ("germany", 6 - 3 + 1)


@clause("I3", "Z3", "Y6")
@pytest.mark.parametrize(("answer", "held"), [("drops HA HB", (1, 1)), ("drops HA HA", (2, 0)), ("decline", (0, 0))])
def test_uncovered_drops_flow_at_once_or_are_declined(answer, held):
    picture = "germany C1A C1B C2A B1L=2 B2L=2 | usa"
    moves = ("place construction-1", "build conduit with conduit", "at C9A")
    assert {"drops HA HB", "drops HD HD", "decline"} <= options(picture, *moves)
    end = after(picture, *moves, answer)
    assert (end.dams["B1L"].drops, end.dams["B2L"].drops) == held
    assert (end.headstreams, end.companies["germany"].vp, end.mover) == ({}, 12, "usa")


@clause("I1", "Z3", "I5")
def test_drops_of_an_income_flow_in_the_income_phase():
    picture = f"germany C1A C1B C2A C2B B1L=2 engineers=1 | headstream_tiles=4,6,5,8 {ROUND_1}"
    end = after(picture, "place bank 1", "drops HA HA")
    assert (end.round, end.dams["B1L"].drops) == (2, 2)
    assert end.headstreams == {"HA": 1, "HC": 1, "HD": 1}


@clause("I4")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_powerhouses_give_no_income(count):
    built = " ".join(["P5.1", "P6.1", "P7.1", "P8.1"][:count])
    assert income(f"france {built}") == (0, 0, 0)


PRINTED = {1: (0, 2, 2, 0), 2: (0, 0, 1, 3), 3: (2, 0, 2, 0), 4: (1, 1, 1, 1),
           5: (0, 1, 0, 2), 6: (0, 0, 1, 2), 7: (1, 0, 2, 2), 8: (0, 1, 2, 1)}  # fmt: skip


@clause("I5")
@pytest.mark.parametrize("tiles", [(1, 2, 3, 4), (5, 6, 7, 8), (8, 1, 6, 3)])
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_headstreams_receive_what_their_tiles_print_for_the_round(tiles, number):
    laid = ",".join(map(str, tiles))
    bonus = "bonus=contracts,bases,conduits,elevations,powerhouses"
    end = after(f"usa engineers=1 | round={number - 1} headstream_tiles={laid} {bonus}", "place bank 1")
    printed = {head: (0, *PRINTED[tile], 0)[number] for head, tile in zip(("HA", "HB", "HC", "HD"), tiles, strict=True)}
    assert end.round == number
    assert end.headstreams == {head: count for head, count in printed.items() if count}


@clause("I5")
def test_in_round_1_too_and_before_the_first_turn():
    for seed in range(8):
        game = new_game(players=3, rules="full", seed=seed)
        while str(legal_moves(game)[0]).startswith("draft"):
            assert game.headstreams == {}
            game = after(game, str(legal_moves(game)[0]))
        first = {head: PRINTED[tile][0] for head, tile in game.headstream_tiles.items()}
        assert game.headstreams == {head: count for head, count in first.items() if count}


@clause("I5", "W8")
def test_the_drops_of_the_tiles_wait_for_the_water_flow():
    picture = f"usa B1L=2 engineers=1 | headstream_tiles=1,2,3,4 {ROUND_1}"
    end = after(picture, "place bank 1")
    assert (end.dams["B1L"].drops, end.headstreams["HA"]) == (0, 2)
    end = after(end, "place bank 12")
    assert (end.round, end.dams["B1L"].drops) == (3, 2)


@clause("I6")
def test_any_number_of_drops_waits_on_a_headstream():
    end = after("usa | HA=25", "place water-2", "drops HA HA", "place water-2-red", "drops HA HA")
    assert end.headstreams == {"HA": 29}


@clause("I6", "W8")
def test_all_of_them_flow():
    picture = f"usa B1L=3 B8L=3 engineers=1 | germany B8U=2 engineers=0 | HA=20 {ROUND_1}"
    end = after(picture, "place bank 1")
    assert [end.dams[dam].drops for dam in ("B1L", "B8U", "B8L")] == [3, 2, 3]


@clause("I1")
def test_there_is_no_income_after_the_last_round():
    picture = "germany B1L B2L engineers=1 credits=0 excavators=0 mixers=0"
    end = after(f"{picture} energy=1 | usa engineers=0 | round=5 bonus=contracts objective=red_spaces", "place bank 1")
    # 6 for the most energy, the objective shared by two with nothing (13); two credits are worth nothing
    assert (end.question, end.companies["germany"].vp) == (None, 10 + 6 + 13)


@clause("I1", "Y6")
def test_machines_of_an_income_cannot_be_declined():
    asked = next_round("usa B1L=3")
    assert refusal(asked, "decline") is not None
