"""Automas in The Leeghwater Project: cases worked out from their clauses alone (L94 to L112)."""

import pytest

from barrage_nb import Position, legal_moves, new_game, play, sketch
from barrage_nb.engine.scoring import score_game
from tests.clauses import clause

COLUMN = "building_tiles=wind_farm,cofferdam,loan_agency"
NO_STRUCTURE = "tiles=krylov"
POOR = "excavators=0 mixers=0"
THREE = "works=501,502,503"


def at(usa, table="", tiles="4,15,8,9", level="medium", others="italy", who="usa"):
    """An Automa about to act in the expansion: the first tile gives the criteria, the second the actions."""
    text = f"{who} {usa} | {others} | automas={who}:{level} automa_pile={tiles} {table}"
    if "building_tiles" not in table:
        text += f" {COLUMN}"
    return sketch(text, box="leeghwater")


def acted(*said, **more) -> tuple[Position, Position]:
    before = at(*said, **more)
    return before, play(before, "act").after


def gained(before: Position, after: Position, who: str = "usa") -> int:
    return after.companies[who].vp - before.companies[who].vp


def on_wheel(position: Position, who: str = "usa") -> tuple[int, int, tuple[str, ...]]:
    wheel = position.companies[who].wheel
    tiles = tuple(tile for segment in wheel for tile in segment.tiles)
    return sum(each.excavators for each in wheel), sum(each.mixers for each in wheel), tiles


def houses(position: Position, who: str = "usa") -> list[str]:
    """The building spaces where a company's houses stand."""
    return sorted(space for space, owner in position.buildings.items() if owner == who)


def standing(position: Position, space: str) -> list[tuple[str, int]]:
    return [(each.company, each.engineers) for each in position.occupied.get(space, ())]


def taken(position: Position, who: str = "usa") -> tuple[int, ...]:
    return position.companies[who].works_taken


# The rows of the expansion.


@clause("L94")
def test_the_rows_are_played_in_the_expansion_and_skipped_without_it():
    _, after = acted(NO_STRUCTURE, THREE)
    assert taken(after)
    plain = play(sketch("usa tiles=base | italy | automas=usa:medium automa_pile=4,15,8 round=5"), "act").after
    assert standing(plain, "bank") == [("usa", 1)]
    _, after = acted("tiles=basic_building", tiles="4,17,8")
    assert len(houses(after)) == 1


@clause("L94")
def test_an_automa_gets_a_basic_building_tile():
    game = new_game(3, seed=4, box="leeghwater", automas=["easy", "very hard"])
    assert game.automas
    assert all("basic_building" in game.companies[who].tiles for who in game.automas)


# External Works.


@clause("L95")
@pytest.mark.parametrize(("tile", "supply", "works", "chosen"), [
    (10, "excavators=0 mixers=2", "602,501,500", 501),  # 1-2-3: the first it can pay
    (15, "excavators=6 mixers=4", "501,502,503", 503),  # 3-2-1
    (11, "excavators=6 mixers=4", "500,-,501", 501),  # 2-3-1: nothing lies at 2
], ids=["payable", "order", "gap"])  # fmt: skip
def test_the_first_payable_work_in_the_order_of_the_row(tile, supply, works, chosen):
    _, after = acted(f"{supply} {NO_STRUCTURE}", f"works={works}", tiles=f"4,{tile},8")
    assert taken(after) == (chosen,)
    assert chosen not in after.works


@clause("L95")
def test_machines_on_the_wheel_pay_for_no_work_and_the_next_row_is_tried():
    before, after = acted(f"{POOR} {NO_STRUCTURE} wheel=2:base+5mixers", "works=701,-,-")
    assert (taken(after), after.works) == ((), before.works)
    assert after.companies["usa"].wheel[5].mixers == 5  # one turn, by the next row: it comes back with another
    assert standing(after, "works-1") == []


@clause("L96")
def test_engineers_stand_on_the_works_own_space_and_the_machinery_is_gone():
    before, after = acted(f"excavators=0 mixers=2 {NO_STRUCTURE}", "works=602,501,500", tiles="4,10,8")
    assert [standing(after, f"works-{place}") for place in (1, 2, 3)] == [[], [("usa", 2)], []]
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 2
    assert (after.companies["usa"].mixers, on_wheel(after)) == (1, (0, 0, ()))
    assert after.works == (602, None, 500)
    assert after.mover == "italy"


@clause("L96")
def test_with_one_engineer_it_takes_the_work_all_the_same():
    _, after = acted(f"engineers=1 {NO_STRUCTURE}", THREE)
    assert (taken(after), standing(after, "works-3")) == ((503,), [("usa", 1)])
    assert after.companies["usa"].engineers == 0


@clause("L97")
def test_credits_are_points_and_the_wheel_turns():
    before, after = acted(f"excavators=0 mixers=1 {NO_STRUCTURE} wheel=1:base+2excavators", "works=-,-,501")
    assert gained(before, after) == 3
    assert (after.companies["usa"].excavators, on_wheel(after)) == (2, (0, 0, ()))
    assert after.companies["usa"].credits == 0


@clause("L97")
def test_a_powerhouse_as_reward_goes_where_it_completes_a_system():
    before, after = acted(f"excavators=1 mixers=1 B1L C1A {NO_STRUCTURE}", "works=-,-,503")
    assert gained(before, after) == 2
    assert [space for space, owner in after.powerhouses.items() if owner == "usa"] == ["P8.1"]
    assert (after.companies["usa"].mixers, on_wheel(after)) == (0, (0, 0, ()))
    assert after.companies["usa"].tiles == before.companies["usa"].tiles


@clause("L97")
@pytest.mark.parametrize(("dam", "drops"), [("B1L=3", 2), ("", 0)], ids=["with a dam", "without"])
def test_drops_go_where_they_reach_an_own_dam_or_are_lost(dam, drops):
    before, after = acted(f"{dam} {NO_STRUCTURE}", "works=-,-,604")
    assert (gained(before, after), taken(after)) == (4, (604,))
    assert dict(after.headstreams) == ({"HA": drops} if drops else {})


@clause("L97")
@pytest.mark.parametrize(("supply", "work", "points", "machines", "energy"), [
    ("excavators=5 mixers=0", 704, 6, (0, 3), 0), ("excavators=3 mixers=0", 603, 5, (0, 0), 6),
])  # fmt: skip
def test_machines_and_steps_as_usual(supply, work, points, machines, energy):
    before, after = acted(f"{supply} {NO_STRUCTURE}", f"works=-,-,{work} contracts=212", "")
    usa = after.companies["usa"]
    assert (gained(before, after), usa.excavators, usa.mixers, usa.energy) == (points, *machines, energy)
    assert usa.fulfilled == ()


@clause("L97")
@pytest.mark.parametrize(("dam", "level"), [("B1L", 3), ("B1L=2", 3), ("", None)])
def test_elevations_as_reward(dam, level):
    before, after = acted(f"excavators=0 mixers=4 {dam} {NO_STRUCTURE}", "works=-,-,601")
    assert (gained(before, after), taken(after)) == (2, (601,))
    assert (after.dams["B1L"].level if level else None) == level


@clause("L97")
def test_a_conduit_as_reward_goes_where_it_completes_a_system():
    before, after = acted(f"excavators=0 mixers=3 B1L P5.1 {NO_STRUCTURE}", "works=-,-,602")
    assert gained(before, after) == 6
    assert dict(after.conduits) == {"C1B": "usa"}


@clause("L97")
def test_a_base_as_reward_pays_the_red_fee():
    before, after = acted(f"excavators=0 mixers=2 {NO_STRUCTURE}", "works=-,-,502", tiles="9,15,8")
    assert [name for name, dam in after.dams.items() if dam.owner == "usa"] == ["B8U"]
    assert gained(before, after) == 4 - 3


@clause("L97")
@pytest.mark.parametrize(("level", "back"), [("easy", 0), ("medium", 2)])
def test_a_base_as_reward_uncovers_income_from_medium_on(level, back):
    usa = f"excavators=0 mixers=2 B1L {NO_STRUCTURE} wheel=1:base+2excavators"  # the second base turns her wheel
    _, after = acted(usa, "works=-,-,502", level=level)
    assert after.companies["usa"].excavators == back


@clause("L97")
def test_machines_of_choice_go_to_the_scarcer_type():
    _, after = acted(f"excavators=1 mixers=1 {NO_STRUCTURE}", "works=-,-,500 contracts=201", tiles="4,15,8")
    assert (after.companies["usa"].excavators, after.companies["usa"].mixers) == (2, 1)


# Contracts and Advanced tiles as rewards.


@clause("L98")
def test_the_highest_contract_up_to_4_is_fulfilled_and_replaced():
    table = "works=-,-,500 contracts=205,212,300 piles=green:214,206"
    before, after = acted(f"excavators=1 mixers=0 {NO_STRUCTURE}", table, tiles="4,15,8")
    usa = after.companies["usa"]
    assert (usa.fulfilled, usa.contracts) == ((212,), ())
    assert (gained(before, after), usa.excavators) == (3 + 5, 1)
    assert {205, 300} < set(after.contracts)
    assert {214, 206} & set(after.contracts)
    assert 212 not in after.discards.get("green", ())


@clause("L98")
def test_of_equal_contracts_the_right_hand_one():
    for offer, right in (("212,213", 213), ("213,212", 212)):
        _, after = acted(f"excavators=1 mixers=0 {NO_STRUCTURE}", f"works=-,-,500 contracts={offer}")
        assert after.companies["usa"].fulfilled == (right,)


@clause("L98")
@pytest.mark.parametrize(("supply", "work", "offer", "points", "done"), [
    ("excavators=6 mixers=0", 702, "contracts=-,-,-,-,400 national=104", 5 + 4, (400,)),
    ("excavators=6 mixers=0", 702, "national=104", 5, ()),
    ("excavators=1 mixers=0", 500, "contracts=-,-,300", 3, ()),
], ids=["private", "national alone", "too high"])  # fmt: skip
def test_never_a_national_contract_and_none_above_the_limit(supply, work, offer, points, done):
    before, after = acted(f"{supply} {NO_STRUCTURE}", f"works=-,-,{work} {offer}")
    assert (gained(before, after), after.companies["usa"].fulfilled, taken(after)) == (points, done, (work,))


@clause("L99")
def test_usable_energy_fulfils_the_highest_contract_that_it_reaches():
    table = "works=-,-,600 contracts=212,-,308,310"
    before, after = acted(f"excavators=2 mixers=1 energy=5 {NO_STRUCTURE}", table)
    usa = after.companies["usa"]
    assert (usa.energy, usa.fulfilled) == (11, (308,))
    assert gained(before, after) == 5 + 3
    assert (usa.excavators, usa.mixers) == (1, 1)


@clause("L99")
def test_usable_energy_fulfils_a_national_contract_too():
    text = f"usa excavators=2 mixers=1 {NO_STRUCTURE} | italy | automas=usa:medium automa_pile=4,15,8 works=-,-,600"
    box = 'box="box leeghwater; contract 104: national, 6 energy: 12 vp"'
    before = sketch(f"{text} contracts=-,-,308 national=104 {COLUMN} {box}")
    after = play(before, "act").after
    assert after.companies["usa"].fulfilled == (104,)
    assert gained(before, after) == 5 + 12


@clause("L99")
@pytest.mark.parametrize(("office", "tile"), [
    ("base-I,wild-II,base-II", "wild-II"), ("base-I,base-II,wild-II", "base-II"), ("-,-,-", None),
], ids=["leftmost", "specific", "empty"])  # fmt: skip
def test_an_advanced_tile_as_reward(office, tile):
    before, after = acted(
        "excavators=2 mixers=0 tiles=krylov", f"works=-,-,504 patents={office} round=5", tiles="4,6,8"
    )
    usa = after.companies["usa"]
    assert (taken(after), gained(before, after)) == ((504,), 4)
    new = set(usa.tiles) - set(before.companies["usa"].tiles)
    assert len(new) == (tile is not None)
    left = [each for each in before.patents if each not in after.patents]
    assert len(left) == len(new)
    assert set(left) == new
    if tile:
        assert before.patents.index(*new) == 1


# Buildings.


@clause("L100")
def test_a_building_at_the_first_tile_that_it_can_pay():
    before, after = acted("excavators=2 mixers=1 tiles=basic_building", tiles="4,17,8")
    usa = after.companies["usa"]
    assert [space.split(".")[0] for space in houses(after)] == ["cofferdam"]
    assert on_wheel(after) == (2, 1, ("basic_building",))
    assert usa.wheel[1].tiles == ("basic_building",)  # turned once
    assert usa.engineers == before.companies["usa"].engineers - 1
    assert after.mover == "italy"


@clause("L100")
@pytest.mark.parametrize(("tile", "own", "first"), [
    (17, "", "wind_farm"), (18, "", "wind_farm"), (19, "", "loan_agency"), (20, "", "loan_agency"),
    (17, "wind_farm.1", "cofferdam"), (20, "loan_agency.1", "cofferdam"),
])  # fmt: skip
def test_the_arrow_and_the_tiles_activated(tile, own, first):
    before, after = acted(f"{own} tiles=basic_building", tiles=f"4,{tile},8")
    (new,) = set(houses(after)) - set(houses(before))
    assert new.split(".")[0] == first


@clause("L100")
def test_a_tile_for_it_is_needed_and_a_wild_one_does():
    _, after = acted("tiles=krylov", tiles="4,17,8")
    assert houses(after) == []
    for tiles in ("tiles=wild-II", "officer=krylov tiles=krylov wheel=3:basic_building"):
        level = "very_hard" if "officer" in tiles else "medium"
        _, after = acted(f"{tiles} excavators=2 mixers=1", tiles="4,17,8", level=level)
        assert [space.split(".")[0] for space in houses(after)] == ["cofferdam"]


@clause("L101")
@pytest.mark.parametrize(("others", "vp", "space", "points"), [
    ("italy", 10, "wind_farm.1", 0),
    ("italy wind_farm.1", 10, "wind_farm.3", -3),
    ("italy wind_farm.1", 1, "wind_farm.3", -3),
    ("italy wind_farm.1 | france | germany", 10, "wind_farm.2", 0),
    ("italy wind_farm.1 | france wind_farm.2 | germany", 10, "wind_farm.3", -3),
])  # fmt: skip
def test_the_plain_space_before_a_red_one(others, vp, space, points):
    before, after = acted(f"vp={vp} tiles=basic_building", tiles="4,17,8", others=others)
    assert (houses(after), gained(before, after)) == ([space], points)


@clause("L102")
def test_the_left_space_is_closed_to_everybody_for_good():
    def open_to_italy(position):
        return [
            space for space in ("cofferdam-1", "cofferdam-2") if f"place {space}" in map(str, legal_moves(position))
        ]

    italy = "italy cofferdam.1 B1L=2 credits=9"
    assert open_to_italy(sketch(f"{italy} | usa | {COLUMN}", box="leeghwater")) == ["cofferdam-1", "cofferdam-2"]
    _, after = acted("excavators=2 mixers=1 tiles=basic_building", tiles="4,17,8,9,10", others=italy)
    assert houses(after) == ["cofferdam.3"]
    assert open_to_italy(after) == ["cofferdam-2"]
    later = sketch(
        f"{italy} | usa cofferdam.3 | automas=usa:medium automa_pile=4,17 round=2 {COLUMN}", box="leeghwater"
    )
    assert open_to_italy(later) == ["cofferdam-2"]


@clause("L102")
@pytest.mark.parametrize("tile", range(1, 21))
def test_an_automa_never_uses_a_building(tile):
    own = "wind_farm.1 cofferdam.1 loan_agency.1 B1L=2"
    _, after = acted(f"{POOR} {own}", f"{THREE} contracts=202,-,302,-,400", tiles=f"{4 if tile != 4 else 5},{tile}")
    for name in ("wind_farm", "cofferdam", "loan_agency"):
        assert all(standing(after, f"{name}-{number}") == [] for number in range(1, 5))


@clause("L103")
@pytest.mark.parametrize(("office", "chosen"), [
    ("building-I,building-II,base-III", "building-II"),
    ("wild-I,base-III,-", "wild-I"),
    ("wild-II,building-II,-", "building-II"),
    ("base-III,-,-", None),
    ("building-I,wild-III,-", "wild-III"),
])  # fmt: skip
def test_the_patent_of_a_building(office, chosen):
    before, after = acted(f"{POOR} {NO_STRUCTURE}", f"patents={office} round=5", tiles="4,19,8")
    gone = {"-" if tile is None else tile for tile in before.patents} - set(after.patents) - {"-"}
    assert len(gone) == (chosen is not None)
    if chosen:
        (tile,) = gone
        assert tile in after.companies["usa"].tiles
        assert chosen.split("-")[0] in tile
        assert gained(before, after) == -2
        assert after.companies["usa"].engineers == before.companies["usa"].engineers - 1
        assert after.mover == "italy"


ORDERS = {
    **{tile: ((1, 2, 3), (2, 3, 1), (3, 2, 1))[(tile - 1) % 3] for tile in range(1, 17)},
    17: (), 18: (3, 2, 1), 19: (), 20: (2, 3, 1),
}  # fmt: skip


@clause("L104", "L95")
@pytest.mark.parametrize("tile", ORDERS)
def test_the_order_of_every_tile(tile):
    works = {1: 500, 2: 504, 3: 603}  # of excavators alone
    order = ORDERS[tile]
    for first in range(3 if order else 1):
        there = [str(works[place]) if place in (order[first:] or works) else "-" for place in (1, 2, 3)]
        supply = "excavators=3 mixers=0 tiles=krylov"
        criteria = 4 if tile != 4 else 5
        _, after = acted(supply, f"works={','.join(there)} round=5", tiles=f"{criteria},{tile}")
        assert taken(after) == ((works[order[first]],) if order else ())
        if not order:
            assert standing(after, "bank") == [("usa", 1)]


# Levels.


@clause("L105")
@pytest.mark.parametrize(("level", "tile", "points"), [
    ("easy", "building-I", 0), ("medium", "building-I", 0), ("medium", "building-II", 0), ("easy", "building-III", 0),
    ("medium", "building-III", 0), ("hard", "building-I", 5), ("hard", "building-III", 5),
    ("very_hard", "building-I", 5),
])  # fmt: skip
def test_building_tiles_by_level(level, tile, points):
    before, after = acted(f"tiles={tile}", tiles="4,17,8", level=level)
    assert (houses(after), gained(before, after)) == (["wind_farm.1"], points)
    assert (on_wheel(after)[:2], after.companies["usa"].energy) == ((6, 2), 0)
    assert standing(after, "wind_farm-1") == []


@clause("L106")
@pytest.mark.parametrize(("excavators", "mixers", "paid"), [
    (6, 4, (0, 2)), (6, 6, (6, 0)), (3, 4, (0, 2)), (0, 2, (0, 2)), (9, 1, (6, 0)), (6, 7, (6, 0)),
])  # fmt: skip
def test_building_ii_takes_the_scarcer_type_that_pays(excavators, mixers, paid):
    supply = f"excavators={excavators} mixers={mixers} tiles=building-II"
    _, after = acted(supply, "building_tiles=wind_farm,customer_office", tiles="4,17,8", level="hard")
    assert houses(after) == ["wind_farm.1"]
    assert on_wheel(after)[:2] == paid


@clause("L106")
def test_building_ii_goes_to_the_next_tile_where_neither_type_pays():
    supply = "excavators=5 mixers=1 tiles=building-II"
    _, after = acted(supply, "building_tiles=wind_farm,customer_office", tiles="4,17,8", level="hard")
    assert [space.split(".")[0] for space in houses(after)] == ["customer_office"]
    assert on_wheel(after)[:2] == (3, 0)


@clause("L105", "L106")
@pytest.mark.parametrize(("level", "house"), [("medium", []), ("hard", ["wind_farm.1"])])
def test_only_from_hard_on_one_type_is_enough(level, house):
    supply = "excavators=0 mixers=2 tiles=building-II"
    _, after = acted(supply, "building_tiles=wind_farm,customer_office", tiles="4,17,8", level=level)
    assert houses(after) == house


@clause("L101", "AD2")
@pytest.mark.parametrize(("level", "points"), [("medium", -3), ("hard", 0)])
def test_a_wild_tile_of_level_1_waives_the_red_fee_from_hard_on(level, points):
    usa = "tiles=wild-I excavators=2 mixers=1"
    before, after = acted(usa, tiles="4,17,8", level=level, others="italy cofferdam.1")
    assert (houses(after), gained(before, after)) == (["cofferdam.3"], points)


@clause("L100", "AD2")
@pytest.mark.parametrize(("level", "house"), [("medium", []), ("hard", ["cofferdam.1"])])
def test_a_wild_tile_of_level_2_exchanges_the_types_from_hard_on(level, house):
    bases = "B1L B2L B3L B4L B5L"  # no base is left for the row above
    _, after = acted(f"{bases} tiles=wild-II excavators=0 mixers=3", tiles="4,17,8", level=level)
    assert houses(after) == house


@clause("L100", "AD2")
@pytest.mark.parametrize(("level", "points"), [("medium", 0), ("hard", 3)])
def test_a_wild_tile_of_level_3_scores_from_hard_on(level, points):
    before, after = acted("tiles=wild-III excavators=2 mixers=1", tiles="4,17,8", level=level)
    assert (houses(after), gained(before, after)) == (["cofferdam.1"], points)


@clause("L100", "AD6")
def test_jordan_replaces_a_machine_of_a_building_but_none_of_a_work():
    jordan = "officer=jordan mixers=0 excavators=2"
    before, after = acted(f"{jordan} tiles=basic_building", tiles="4,17,8", level="very_hard")
    assert (houses(after), gained(before, after)) == (["cofferdam.1"], -3)
    _, after = acted(f"{jordan} {NO_STRUCTURE}", "works=501,502,503", level="very_hard")
    assert taken(after) == ()


FRANCE = "excavators=2 mixers=1 P8.1 P9.1 P10.1 tiles=krylov"


@clause("L98", "L99")
@pytest.mark.parametrize(("level", "work", "offer", "done"), [
    ("hard", 600, "-,-,310,-,405", (405,)),  # 6 and France's 3 reach 9
    ("hard", 600, "-,-,310,-,411", (310,)),
    ("medium", 600, "-,-,310,305", (305,)),
    ("hard", 500, "212,-,310", (212,)),  # nothing is produced
])  # fmt: skip
def test_frances_reduction_holds_for_usable_energy_only(level, work, offer, done):
    _, after = acted(FRANCE, f"works=-,-,{work} contracts={offer}", level=level, who="france")
    assert after.companies["france"].fulfilled == done


@clause("L99", "L108")
def test_luciani_fulfils_one_contract_by_usable_energy():
    usa = "officer=luciani excavators=2 mixers=1 tiles=krylov"
    _, after = acted(usa, "works=-,-,600 contracts=202,212", level="very_hard")
    assert after.companies["usa"].fulfilled == (212,)


SYSTEMS = "B1L=1*1 C1A P8.1 B2L C2A P6.1 C3A P5.1"


@clause("L107")
@pytest.mark.parametrize(("pieces", "level", "dam"), [
    (f"{SYSTEMS} B3L", "hard", "B3L"),
    (f"{SYSTEMS} B3L", "very_hard", "B3L"),
    (f"{SYSTEMS} B3L=1*1 B4L", "hard", "B2L"),
    (f"{SYSTEMS} B3L", "medium", None),
    ("B1L=1*1 C1A P8.1 B2L C2A P6.1 B3L C3A", "hard", None),
    ("B1L=1*1 C1A P8.1 B2L B4L P11.1 P12.1", "hard", "B4L"),
    (f"{SYSTEMS} B3L=2*1", "hard", "B3L"),
    ("B1L=1*1 C1A P8.1 B2L=3*1 C2A P6.1 C3A P5.1 B3L", "hard", "B2L"),
    (f"{SYSTEMS} | neutral B3L", "hard", "B2L"),
    ("B1L=1*1 C1A P8.1 B2L C2A P6.1 P5.1 B3L | germany C3A", "hard", "B3L"),
], ids=["best", "very hard", "full", "medium", "two", "criteria", "with its drops", "more drops", "neutral",
        "foreign conduit"])  # fmt: skip
def test_the_drop_of_the_netherlands(pieces, level, dam):
    before, after = acted(pieces, "contracts=202", tiles="4,17,8", level=level, who="netherlands")
    assert after.companies["netherlands"].energy > 0
    assert after.dams["B1L"].drops == 0
    added = {name for name in after.dams if after.dams[name].drops > before.dams[name].drops}
    assert added == ({dam} if dam else set())


@clause("L107")
@pytest.mark.parametrize(("criteria", "dam"), [(4, "B4L"), (1, "B2L")])
def test_the_drop_of_the_netherlands_among_equal_systems(criteria, dam):
    pieces = "B1L=1*1 C1A P8.1 B2L C2A P6.1 B4L C4A P7.1"
    _, after = acted(pieces, "contracts=202", tiles=f"{criteria},17,8", level="hard", who="netherlands")
    assert {name for name, each in after.dams.items() if each.drops} == {dam}


@clause("L108")
def test_automas_draw_from_eleven_officers():
    drawn = set()
    for seed in range(80):
        game = new_game(4, seed=seed, box="leeghwater", automas=["very hard", "very hard", "very hard"])
        drawn |= {game.companies[who].officer for who in game.automas if who in game.companies}
    assert len(drawn - {None}) == 11
    assert {"spencer", "fouche", "luciani", "battista"} < drawn


@clause("L108")
def test_luciani_fulfils_as_many_as_the_energy_reaches():
    usa = "officer=luciani B1L=1*1 C1A P8.1"
    _, after = acted(usa, "contracts=202,212,302", tiles="4,17,8", level="very_hard")
    assert sorted(after.companies["usa"].fulfilled) == [202, 302]


@clause("L109")
def test_the_architect_brings_a_second_turn_with_a_new_tile():
    before, after = acted(f"officer=battista {POOR} {NO_STRUCTURE}", "round=5", tiles="4,15,10,9,8", level="very_hard")
    assert (before.companies["usa"].architect, after.companies["usa"].architect) == (True, False)
    assert (after.automa_pile, after.mover, gained(before, after)) == ((15, 10, 9, 8), "usa", 1)
    again = play(after, "act").after
    assert again.companies["usa"].engineers == before.companies["usa"].engineers - 2
    assert (again.automa_pile, again.mover, gained(before, again)) == ((10, 9, 8), "italy", 2)


@clause("L109")
@pytest.mark.parametrize(("tiles", "used"), [("4,1,8", True), ("4,5,8", False)], ids=["1 engineer", "2 engineers"])
def test_the_architect_produces_where_one_engineer_is_asked(tiles, used):
    usa = f"officer=battista B1L=1*1 C1A P8.1 {POOR} {NO_STRUCTURE}"
    _, after = acted(usa, "contracts=202", tiles=tiles, level="very_hard")
    assert after.companies["usa"].fulfilled == (202,)
    assert (after.companies["usa"].architect, after.mover) == ((False, "usa") if used else (True, "italy"))


@clause("L109")
def test_without_engineers_no_second_turn_follows_the_architect():
    usa = f"officer=battista engineers=1 {POOR} {NO_STRUCTURE}"
    before, after = acted(usa, "round=5", tiles="4,15,10,9,8", level="very_hard")
    assert before.companies["usa"].architect
    if after.mover == "usa":  # it has still to pass
        after = play(after, "act").after
    assert (after.automa_pile, after.mover, gained(before, after)) == ((15, 10, 9, 8), "italy", 1)


@clause("L109")
def test_a_row_for_two_engineers_leaves_the_architect_at_hand():
    before, after = acted(f"officer=battista {NO_STRUCTURE}", THREE, level="very_hard")
    assert (taken(after), after.mover) == ((503,), "italy")
    assert after.companies["usa"].architect
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 2


@clause("L109", "L96")
def test_the_architect_alone_takes_a_work_as_an_ordinary_engineer():
    _, after = acted(f"officer=battista engineers=1 {NO_STRUCTURE}", THREE, level="very_hard")
    assert (taken(after), standing(after, "works-3"), after.mover) == ((503,), [("usa", 1)], "italy")
    assert (after.companies["usa"].engineers, after.companies["usa"].architect) == (0, False)


@clause("L109")
def test_without_the_architect_there_is_one_turn():
    table = "round=5"
    before, after = acted(f"officer=battista architect=no {POOR} {NO_STRUCTURE}", table, level="very_hard")
    assert (gained(before, after), after.mover) == (1, "italy")
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 1


@clause("L109")
def test_the_architect_pays_for_a_turn_ending_row_only():
    usa = f"officer=battista engineers=3 {POOR} {NO_STRUCTURE} B1L"
    _, after = acted(usa, "round=5", tiles="4,17,11,8", level="very_hard")
    assert after.headstreams["HA"] == 1  # the water row, by an ordinary engineer
    assert not after.companies["usa"].architect
    assert (after.companies["usa"].engineers, after.mover) == (1, "usa")


@clause("L109")
def test_the_architect_builds_a_house():
    usa = "officer=battista tiles=basic_building excavators=2 mixers=1"
    before, after = acted(usa, "round=5", tiles="4,17,15,8", level="very_hard")
    assert len(houses(after)) == 1
    assert not after.companies["usa"].architect
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 1
    assert (after.companies["usa"].aside, after.mover) == (1, "usa")


@clause("L110")
def test_spencer_takes_a_work_instead_of_constructing():
    before, after = acted("officer=spencer tiles=powerhouse,spencer", THREE, level="very_hard")
    assert taken(after) == (503,)
    assert on_wheel(after) == (1, 1, ("spencer",))
    assert after.companies["usa"].wheel[1].tiles == ("spencer",)
    assert after.companies["usa"].aside == 1
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 1
    assert standing(after, "works-3") == []
    assert (len(after.powerhouses), after.mover) == (1, "italy")  # that of the reward
    assert "powerhouse" in after.companies["usa"].tiles
    assert gained(before, after) == 2


@clause("L110")
@pytest.mark.parametrize(("usa", "works"), [
    ("tiles=powerhouse wheel=3:spencer", "501,502,503"), ("tiles=powerhouse,spencer excavators=2", "603,-,702"),
], ids=["tile on the wheel", "nothing to pay"])  # fmt: skip
def test_spencer_else_constructs_as_usual(usa, works):
    before, after = acted(f"officer=spencer {usa}", f"works={works}", level="very_hard")
    assert (taken(after), len(after.powerhouses)) == ((), 1)
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 2


@clause("L110")
@pytest.mark.parametrize(("tiles", "discard", "chosen"), [
    ("11,17,8", "", 502), ("19,17,8", "", 501), ("15,17,8", "", 503), ("19,17,8", "automa_discard=1,15", 503),
    ("19,17,8", "automa_discard=15,1", 501), ("11,20,8", "automa_discard=3", 502),
])  # fmt: skip
def test_spencers_order_where_the_tile_shows_none(tiles, discard, chosen):
    _, after = acted("officer=spencer tiles=base,spencer", f"{THREE} {discard}", tiles=tiles, level="very_hard")
    assert taken(after) == (chosen,)


@clause("L111")
@pytest.mark.parametrize(("tiles", "discard", "house"), [
    ("4,15,8", "", "wind_farm"), ("20,15,8", "", "loan_agency"), ("17,20,8", "", "loan_agency"),
    ("18,15,8", "automa_discard=20", "wind_farm"), ("4,15,8", "automa_discard=18,19", "loan_agency"),
])  # fmt: skip
def test_fouche_builds_a_house_whatever_the_row_shows(tiles, discard, house):
    tiles_of_hers = "tiles=basic_building,powerhouse"
    before, after = acted(f"officer=fouche {tiles_of_hers}", discard, tiles=tiles, level="very_hard")
    assert [space.split(".")[0] for space in houses(after)] == [house]
    assert len(after.powerhouses) == 0
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 1
    assert after.companies["usa"].aside == 1
    assert after.mover == "italy"


@clause("L111")
def test_fouche_else_constructs_as_usual():
    before, after = acted("officer=fouche excavators=0 mixers=4 tiles=basic_building,powerhouse", level="very_hard")
    assert (houses(after), len(after.powerhouses)) == ([], 1)
    assert after.companies["usa"].engineers == before.companies["usa"].engineers - 2


@clause("L111")
def test_fouche_with_a_house_at_every_tile_constructs_as_usual():
    own = "wind_farm.1 cofferdam.1 loan_agency.1"
    before, after = acted(f"officer=fouche {own} tiles=basic_building,powerhouse", level="very_hard")
    assert (houses(after), len(after.powerhouses)) == (houses(before), 1)


# Scoring.


@clause("L112")
@pytest.mark.parametrize(("tile", "own", "points"), [
    ("external_works", "works_taken=501,600", 10), ("buildings", "wind_farm.1 cofferdam.1", 8),
])  # fmt: skip
def test_works_and_buildings_of_an_automa_score_in_the_round(tile, own, points):
    ends = {}
    for said in (own, ""):
        text = f"usa energy=13 engineers=0 {said} | italy engineers=1 | passed=usa round=1 {COLUMN} seed=1"
        table = f"mover=italy bonus={tile},bases,bases,bases,bases automas=usa:medium automa_pile=4,15,8"
        ends[said] = play(sketch(f"{text} {table}", box="leeghwater"), "place bank 1").after.companies["usa"].vp
    assert ends[own] - ends[""] == points


@clause("L112")
def test_buildings_of_an_automa_score_at_the_end():
    before = at("wind_farm.1 cofferdam.1")
    items = [item for item in score_game(before) if item.source == "buildings"]
    assert sum(item.amount for item in items) == 5 + 3
