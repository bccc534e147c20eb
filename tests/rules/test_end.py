"""End of round and end of game (E1 to E8), objectives (J1 to J8), rulings Y11 and Y12."""

import pytest

from barrage_nb import legal_moves, new_game
from barrage_nb.engine.play import unfold
from tests.clauses import clause
from tests.rules.table import after, opened, options

NAMES = ("usa", "germany", "italy", "france")
ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"
LAST = "round=5 objective="


def table(pictures, rest):
    """Companies in turn order without machines and credits; the first has one engineer left."""
    groups = []
    for name, picture in zip(NAMES, pictures, strict=False):
        left = {"credits": 0, "excavators": 0, "mixers": 0, "engineers": int(name == "usa")}
        kept = [f"{what}={n}" for what, n in left.items() if f"{what}=" not in picture]
        groups.append(" ".join([name, picture, *kept]))
    return " | ".join([*groups, rest])


@clause("E1", "E3")
def test_round_5_has_no_end_of_round():
    end = after(table(["energy=9", "energy=4"], LAST + "basins_1"), "place bank 1")
    assert end.question is None
    assert end.round == 5
    assert end.order == ("usa", "germany")
    assert end.companies["usa"].energy == 9
    assert end.companies["usa"].engineers == 0


@clause("E2", "Y12")
@pytest.mark.parametrize(("energies", "order"), [
    ((9, 7, 5, 3), "france italy germany usa"), ((3, 5, 7, 9), "usa germany italy france"),
    ((0, 7, 7, 9), "usa italy germany france"), ((7, 0, 7, 9), "germany italy usa france"),
    ((5, 5, 5, 1), "france italy germany usa"), ((5, 1, 5, 5), "germany france italy usa"),
    ((0, 0, 0, 0), "france italy germany usa"), ((4, 4, 9, 9), "germany usa france italy"),
    ((33, 31, 30, 62), "italy germany usa france"), ((31, 31, 40), "germany usa italy"),
    ((2, 2), "germany usa"),
])  # fmt: skip
def test_the_next_order_is_least_energy_first_and_ties_turn_round(energies, order):
    end = after(table([f"energy={energy}" for energy in energies], ROUND_1), "place bank 1")
    assert end.order == tuple(order.split())
    assert end.mover == order.split()[0]


@clause("E3")
def test_markers_and_engineers_come_home():
    usa = "usa energy=9 engineers=1 constructions=2 copies=0 officer=sekibo"
    picture = f"{usa} | germany energy=33 engineers=0 | {ROUND_1}"
    end = after(picture, "place water-1-now", "drops HA")
    for company in end.companies.values():
        assert (company.energy, company.engineers, company.constructions) == (0, 12, 0)
    assert not end.companies["usa"].copies
    assert "place water-1-now" in options(end)


def drafted(position):
    while str(legal_moves(position)[0]).startswith("draft"):
        position = after(position, str(legal_moves(position)[0]))
    return position


def idle_round(position):
    """Everybody spends all engineers at the bank."""
    for _ in position.order:
        engineers = position.companies[position.mover].engineers
        position = after(position, f"place bank {engineers}")
    return position


@clause("E4")
def test_the_patent_office_lays_out_the_next_three_tiles_each_round():
    game = drafted(new_game(players=2, rules="full", seed=3))
    levels = [tile[:4] for tile in game.patents]
    for _ in range(4):
        before, game = game, idle_round(game)
        assert game.patents == before.patent_pile[:3]
        assert game.patent_pile == before.patent_pile[3:]
        levels += [tile[:4] for tile in game.patents]
    assert levels == ["adv1"] * 5 + ["adv2"] * 5 + ["adv3"] * 5


@clause("E4")
def test_the_introductory_game_has_no_patent_office():
    end = idle_round(new_game(players=2, rules="introductory", seed=3))
    assert end.round == 2
    assert not any(end.patents)
    assert not end.patent_pile


@clause("E6")
@pytest.mark.parametrize(("supply", "vp"), [
    ("excavators=0 mixers=0 credits=0", 0), ("excavators=1 mixers=0 credits=0", 1),
    ("excavators=3 mixers=3 credits=0", 2), ("excavators=2 mixers=2 credits=1", 1),
    ("excavators=2 mixers=2 credits=2", 2), ("excavators=0 mixers=0 credits=16", 4),
    ("excavators=0 mixers=0 credits=0 wheel=3:base+9e,2:elevation+9m", 0),
    ("excavators=1 mixers=0 credits=0 tiles=base,elevation,conduit,powerhouse,adv1_base", 1),
])  # fmt: skip
def test_five_machines_and_credits_make_a_point_at_the_end(supply, vp):
    # one credit comes from the bank and three from the track, for three points at zero energy
    end = after(table([supply], LAST + "basins_1"), "place bank 1")
    assert end.companies["usa"].vp == 10 - 3 + 15 + vp


@clause("E7")
def test_each_drop_in_an_own_dam_makes_a_point_at_the_end():
    pictures = ["B1L=3*2 B8L=1*1 C2A", "B2L=2", "B3L=2*1"]
    rest = "neutral B5L=2*2 | HB=1 " + LAST + "basins_1"
    end = after(table(pictures, rest), "place bank 1")
    assert [end.companies[name].vp - 7 for name in NAMES[:3]] == [15 + 3, 8 + 1, 8 + 1]


@clause("E5", "E6", "E7", "J1")
def test_the_final_score_is_objective_resources_and_drops():
    picture = table(["B1L=2*2 mixers=6 energy=4", "energy=1"], LAST + "basins_1")
    end = after(picture, "place bank 1")
    credits = 1 + 3
    assert end.companies["usa"].vp == 10 + 6 + 15 + (6 + credits) // 5 + 2
    assert end.companies["germany"].vp == 10 + 2 + 10


@clause("E8")
def test_the_most_points_win():
    end = after(table(["vp=3", "vp=40", "vp=20"], LAST + "basins_1"), "place bank 1")
    assert end.ranking == (("germany",), ("italy",), ("usa",))
    assert end.question is None


@clause("E5", "E8")
def test_nobody_has_won_while_the_last_points_are_counted():
    last = opened(table(["vp=3 credits=9", "vp=40", "vp=20"], LAST + "basins_1"))
    unfolded = unfold(last, "place bank 1")
    *counting, end = unfolded.positions
    assert {event.clause for event in unfolded.step.events} >= {"E5", "E6"}
    assert not any(position.over for position in counting)
    assert end.over


@clause("E8", "Y12")
@pytest.mark.parametrize(("energies", "vp", "ranking"), [
    ((5, 4), (10, 14), (("usa",), ("germany",))), ((4, 5), (14, 10), (("germany",), ("usa",))),
    ((41, 38), (10, 14), (("usa",), ("germany",))),
])  # fmt: skip
def test_more_energy_breaks_a_tie(energies, vp, ranking):
    pictures = [f"energy={e} vp={v}" for e, v in zip(energies, vp, strict=False)]
    end = after(table(pictures, LAST + "basins_1"), "place bank 1")
    assert end.companies["usa"].vp == end.companies["germany"].vp
    assert end.ranking == ranking


@clause("Y11", "E8")
def test_a_tie_that_remains_is_shared():
    end = after(table(["energy=5", "energy=5", "vp=1"], LAST + "basins_1"), "place bank 1")
    assert [set(place) for place in end.ranking] == [{"usa", "germany"}, {"italy"}]


@clause("Y11", "S4")
def test_victory_points_may_be_negative():
    end = after(table(["vp=2", "vp=0 energy=1"], ROUND_1), "place bank 1")
    assert end.companies["usa"].vp == -1


def prizes(objective, *pictures):
    """The objective's points of up to four companies, all without energy."""
    end = after(table(pictures, LAST + objective), "place bank 1")
    return tuple(company.vp - 7 for company in end.companies.values())


HOLDINGS = ("C1A C2A C3A", "C1B C2B C3B", "C5A C6A C7A", "C5B C6B C7B")


@clause("J1", "J2")
@pytest.mark.parametrize(("counts", "vp"), [
    ((3, 2, 1, 0), (15, 10, 5, 0)), ((1, 3, 0, 2), (5, 15, 0, 10)), ((3, 2, 2, 1), (15, 8, 8, 0)),
    ((2, 2, 1, 0), (13, 13, 5, 0)), ((2, 2, 1, 1), (13, 13, 3, 3)), ((2, 2, 2, 1), (10, 10, 10, 0)),
    ((3, 1, 1, 1), (15, 5, 5, 5)), ((1, 1, 1, 1), (8, 8, 8, 8)), ((3, 2, 1, 1), (15, 10, 3, 3)),
    ((0, 0, 0, 0), (8, 8, 8, 8)), ((1, 0, 0), (15, 8, 8)), ((1, 0), (15, 10)), ((0, 0), (13, 13)),
    ((2, 2), (13, 13)), ((1,), (15,)),
])  # fmt: skip
def test_tied_companies_share_the_places_they_cover_rounded_up(counts, vp):
    pictures = [" ".join(held.split()[:n]) for held, n in zip(HOLDINGS, counts, strict=False)]
    assert prizes("basins_1", *pictures) == vp


@clause("J3")
def test_red_spaces_count_bases_and_powerhouses():
    usa = "B1U=2 B8L P8.3 P5.1 C1A"  # 2: the raised base counts once
    assert prizes("red_spaces", usa, "B2U P5.2", "P12.3 B9L", "B5L") == (13, 13, 5, 0)


@clause("J4")
def test_connected_bases_need_an_own_conduit_and_an_own_powerhouse():
    usa = "B1L B5L B2L C1A C5A P8.1 P6.1"  # 2: they share P8.1, the conduit of B2L is germany's
    germany = "B3L C3A P5.2 B4L C4A P7.1 C2A"  # 2
    assert prizes("connected_bases", usa, germany, "B6L C6A P9.1", "C1B P5.1") == (13, 13, 5, 0)


@clause("J4", "P3")
def test_a_base_with_two_connections_counts_once_and_its_own_basin_does_not():
    twice, once, none = "B1L C1A C1B P8.1 P5.1", "B6L C6A P9.1", "B10L P10.1 C5B"
    assert prizes("connected_bases", twice, once, none) == (13, 13, 5)


@clause("J5")
def test_the_largest_area_counts_conduits_where_they_start():
    usa = "B1L=2 C1A C1B P8.1 P5.1"  # 4 in the mountains
    assert prizes("largest_area", usa, "B8L=3 P9.1", "B5L=2 C5A", "B2L C9A") == (13, 13, 5, 0)


@clause("J6")
def test_the_smallest_area_counts_where_a_company_has_fewest():
    usa, italy = "B1L B5L P11.1", "C2A P6.1 P7.1 C8A B9L=2"
    assert prizes("smallest_area", usa, "B2L=3 B3L=3 P5.2", italy, "") == (13, 3, 13, 3)


@clause("J7")
def test_basins_with_a_piece_count_once_each():
    usa = "B1L=3 C1A P8.1 P11.1 P12.1"  # 4: basin 1 once
    assert prizes("basins_1", usa, "B2L B3L C5A P9.1", "C2A C2B P6.1 P10.1") == (13, 13, 5)


@clause("J8")
def test_basins_with_three_pieces_count_elevations_and_powerhouses():
    germany = "B5L C5A P5.1 B2L=2 P6.1"
    assert prizes("basins_3", "B1L=3", germany, "B3L=2 P7.1 C8A", "C4A C4B") == (13, 13, 3, 3)


@clause("J8")
def test_six_basins_of_three_pieces_are_not_capped():
    six = "B1L=3 B2L=3 B3L=2 C3A B5L C5A P5.1 B6L C6A P6.1 C7A C7B P7.1"
    five = "B1U=3 B2U=3 B3U=2 C3B B8L C8A P8.1 B9L C9A P9.1"
    assert prizes("basins_3", six, five) == (15, 10)
