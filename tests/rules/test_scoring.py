"""The Scoring phase (S1 to S6) and the bonus tiles (B1 to B6)."""

import pytest

from tests.clauses import clause
from tests.rules.table import after, events

TILES = "bases,conduits,elevations,powerhouses,contracts"  # of rounds 1 to 5
NAMES = ("usa", "germany", "italy", "france")


def round_scored(pictures, round=1, tile="conduits"):
    """The next round: the companies in turn order, of whom the first spent her last engineer."""
    groups = [
        f"{name} {picture} credits=0 engineers={int(name == 'usa')}"
        for name, picture in zip(NAMES, pictures, strict=False)
    ]
    tiles = [name for name in TILES.split(",") if name != tile][:4]
    tiles.insert(round - 1, tile)
    return after(" | ".join([*groups, f"round={round} bonus={','.join(tiles)}"]), "place bank 1")


def vp_gained(*pictures, **table):
    end = round_scored(pictures, **table)
    return tuple(company.vp - 10 for company in end.companies.values())


@clause("S2", "S3", "Y12")
@pytest.mark.parametrize(("energies", "vp"), [
    ((9, 5, 4, 1), (6, 2, 0, 0)), ((4, 9, 5, 1), (0, 6, 2, 0)), ((12, 7, 7, 1), (6, 1, 1, 0)),
    ((9, 5, 5, 5), (6, 1, 1, 1)), ((9, 9, 5, 1), (4, 4, 0, 0)), ((9, 9, 9, 1), (3, 3, 3, 0)),
    ((9, 9, 9, 9), (2, 2, 2, 2)), ((31, 30), (6, 2)), ((45, 38, 31), (6, 2, 0)), ((61, 61), (4, 4)),
    ((3, 3), (4, 4)), ((1,), (6,)),
])  # fmt: skip
def test_the_energy_ranks_score(energies, vp):
    assert vp_gained(*(f"energy={energy}" for energy in energies)) == vp


@clause("S2", "S4")
@pytest.mark.parametrize(("energies", "vp"), [
    ((9, 0, 0, 0), (6, -3, -3, -3)), ((0, 1), (-3, 6)), ((0, 0, 0), (-3, -3, -3)), ((0,), (-3,)),
    ((0, 4, 4, 0), (-3, 4, 4, -3)),
])  # fmt: skip
def test_without_energy_there_is_no_rank_and_three_points_go(energies, vp):
    assert vp_gained(*(f"energy={energy}" for energy in energies)) == vp


@clause("S4")
@pytest.mark.parametrize(("energy", "credits"), [
    (0, 3), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 4), (11, 5), (15, 5), (16, 6),
    (21, 6), (22, 7), (28, 7), (29, 8), (30, 8), (31, 8), (62, 8),
])  # fmt: skip
def test_the_track_pays_the_highest_threshold_reached(energy, credits):
    end = round_scored([f"energy={energy}"])
    assert end.companies["usa"].credits == credits + 1  # one from the bank


@clause("S5", "B3")
@pytest.mark.parametrize(("round", "energy", "vp"), [
    (1, 5, 0), (1, 6, 8), (1, 30, 8), (2, 5, 0), (2, 6, 4), (2, 11, 4), (2, 12, 8),
    (3, 6, 0), (3, 12, 4), (3, 17, 4), (3, 18, 8), (4, 6, 0), (4, 12, 0), (4, 18, 4),
    (4, 23, 4), (4, 24, 8), (4, 35, 8),
])  # fmt: skip
def test_the_bonus_loses_four_for_each_section_behind_down_to_nothing(round, energy, vp):
    gained = vp_gained(f"B1L B8L energy={energy}", round=round, tile="bases")
    assert gained == (6 + vp,)


@clause("S5")
@pytest.mark.parametrize(("energy", "vp"), [(5, 0), (12, 0), (18, 4), (24, 8), (29, 8), (30, 12), (70, 12)])
def test_the_last_section_is_the_thirtieth_step(energy, vp):
    end = after(
        f"usa fulfilled=200,201,202,300,301,400 energy={energy} engineers=1 credits=0"
        f" excavators=0 mixers=0 | round=5 objective=basins_1 bonus={TILES}",
        "place bank 1",
    )
    credits = end.companies["usa"].credits
    assert end.companies["usa"].vp == 10 + 6 + vp + 15 + credits // 5


@clause("B1", "B2", "B3", "B4", "B5", "B6", "K2")
@pytest.mark.parametrize(("tile", "picture", "vp"), [
    ("contracts", "fulfilled=2,200,301,400,100 contracts=201", 10), ("contracts", "", 0),
    ("powerhouses", "P5.1 P8.1 P11.1", 15), ("bases", "B1L B8L", 8), ("bases", "B1L=3", 4),
    ("conduits", "C1A C9A C6A", 12), ("elevations", "B1L=3 B8L=2", 12),
    ("advanced_tiles", "tiles=base,adv1_base wheel=3:adv2_wild+3e,4:conduit", 8),
    ("advanced_tiles", "tiles=base,krylov,adv3_elevation", 4),
])  # fmt: skip
def test_each_bonus_tile_counts_its_own(tile, picture, vp):
    assert vp_gained("energy=9", "", f"{picture} energy=6", tile=tile) == (6, -3, 2 + vp)


@clause("B3", "B4")
def test_neutral_and_others_pieces_count_for_nobody_else():
    assert vp_gained("B1L energy=9", "C1A energy=6", tile="bases") == (6 + 4, 2)
    assert vp_gained("B1L energy=9", "C1A energy=6", tile="conduits") == (6, 2 + 4)


@clause("S6")
@pytest.mark.parametrize(("round", "vp"), [(1, 4), (2, 3 * 4), (3, 2 * 4), (4, 5)])
def test_each_round_scores_the_next_bonus_tile(round, vp):
    pieces = "B8L=3 C9A C10A C7A P5.1 fulfilled=200"
    end = after(f"italy {pieces} energy=30 engineers=1 | round={round} bonus={TILES}", "place bank 1")
    assert end.companies["italy"].vp == 10 + 6 + vp
    assert end.round == round + 1


@clause("S6", "E5")
def test_removing_the_last_bonus_tile_ends_the_game():
    end = after(f"usa engineers=1 | round=5 objective=basins_1 bonus={TILES}", "place bank 1")
    assert end.question is None
    assert end.ranking == (("usa",),)


@clause("S1", "W8")
def test_water_flow_comes_before_the_ranks():
    picture = "usa P8.1 P5.1 P6.1 energy=8 engineers=1 | germany energy=9 engineers=0"
    end = after(f"{picture} | bonus={TILES}", "place bank 1")
    assert [company.vp for company in end.companies.values()] == [10 + 2, 10 + 6]
    end = after(f"{picture} | HA=1 HB=1 bonus={TILES}", "place bank 1")
    assert [company.vp for company in end.companies.values()] == [10 + 6, 10 + 2]


@clause("S1")
def test_ranks_come_before_credits_and_credits_before_the_bonus():
    picture = f"usa B8L energy=9 engineers=1 | bonus={TILES}"
    cited = [event.clause for event in events(picture, "place bank 1")]
    bonus = min(cited.index(name) for name in ("S5", "B3") if name in cited)
    assert cited.index("S2") < cited.index("S4") < bonus
