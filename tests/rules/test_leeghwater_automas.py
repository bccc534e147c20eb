"""Automas in The Leeghwater Project, worked out from the clauses alone (L94 to L112, X1 to X5)."""

import pytest

from barrage_nb import Position, Rulings, new_game, play, sketch, why_not
from barrage_nb.automa import traces
from barrage_nb.automa.added import house_direction, plan_house, works_order
from barrage_nb.automa.deciding import decide
from barrage_nb.automa.trace import ArchitectSent
from barrage_nb.automa.turn import ROWS, row_refusal
from barrage_nb.board.automa import BuildingPatentRow, BuildingRow, ExternalWorksRow
from barrage_nb.board.box import BOXES, PRINTED
from barrage_nb.board.map import FEE_OF_SPACE
from barrage_nb.engine.automas import DrawTile
from barrage_nb.engine.events import Scored
from barrage_nb.engine.position import Draft
from barrage_nb.engine.scoring import bonus_count
from barrage_nb.engine.water import ChooseDam
from tests.clauses import clause

BOX = BOXES["leeghwater"]
COLUMN = ("wind_farm", "customer_office", "cofferdam", "loan_agency", "research_lab")
NO_TILES = "tiles=spencer"  # which builds nothing, so that no construction row is possible


def at_turn(usa, table="", tiles="4,2", level="medium", who="usa", others="italy", rulings=Rulings(), box=BOX):
    """A company, an Automa, about to act by the second tile with the criteria of the first."""
    laid = "" if "building_tiles" in table else f"building_tiles={','.join(COLUMN)}"
    text = f"{who} {usa} | {others} | automas={who}:{level.replace(' ', '_')} automa_pile={tiles} {laid} {table}"
    return sketch(text, box=box, rulings=rulings)


def acted(*said, who="usa", **more):
    """The position after an Automa's turn, what it has, and the trace of the turn."""
    step = play(at_turn(*said, who=who, **more), "act")
    (trace,) = traces(step.events)
    return step.after, step.after.companies[who], trace


def kinds(trace):
    return [type(row.tried.row).__name__ for row in trace.done]


def vp(usa, table, **more):
    """The points that a turn brings."""
    return acted(f"vp=0 {usa}", table, **more)[1].vp


# External Works.


@clause("L94", "X1")
def test_automas_play_the_expansion_with_its_pieces():
    game = new_game(3, seed=5, box="leeghwater", automas={"netherlands": "medium", "italy": "hard"})
    for name in game.automas:
        automa = game.companies[name]
        assert "basic_building" in automa.tiles
        assert (automa.vp, automa.credits, automa.contracts, automa.officer) == (16, 0, (), None)
    assert game.pieces("italy").building == 0
    assert BOX.pieces["building"] == 5
    assert BOX.skipped_rows == ()
    assert set(PRINTED.skipped_rows) == {ExternalWorksRow, BuildingRow, BuildingPatentRow}


@clause("L1")
def test_four_companies_play_at_most_automas_included():
    game = new_game(4, seed=1, box="leeghwater", automas=3)
    assert (len(game.automas), game.players) == (3, 4)
    with pytest.raises(ValueError, match="full only"):
        new_game(4, box="leeghwater", automas=1, rules="introductory")


@clause("L104")
def test_the_rows_of_the_expansion_by_tile():
    tiles = BOX.automa_tiles.items()
    works = {number: row.order for number, tile in tiles for row in tile.rows if isinstance(row, ExternalWorksRow)}
    assert set(works) == {*range(1, 21)} - {17, 19}
    orders = {1: (1, 2, 3), 2: (2, 3, 1), 3: (3, 2, 1), 10: (1, 2, 3), 15: (3, 2, 1), 18: (3, 2, 1), 20: (2, 3, 1)}
    assert orders.items() <= works.items()
    houses = {number: row.direction for number, tile in tiles for row in tile.rows if isinstance(row, BuildingRow)}
    assert houses == {17: "down", 18: "down", 19: "up", 20: "up"}
    assert [n for n, tile in tiles if any(isinstance(row, BuildingPatentRow) for row in tile.rows)] == [19]


@clause("L95", "X3")
@pytest.mark.parametrize(("tile", "supply", "works", "taken"), [
    (4, "excavators=5 mixers=5", "501,500,504", 501),  # 1, 2, 3
    (2, "excavators=5 mixers=5", "501,500,504", 500),  # 2, 3, 1
    (3, "excavators=5 mixers=5", "501,500,504", 504),  # 3, 2, 1
    (2, "excavators=0 mixers=2", "501,500,504", 501),  # only this one is within its means
    (2, "excavators=9 mixers=9", "501,-,504", 504),
    (2, "excavators=2 mixers=0 wheel=3:2excavators", "700,603,502", None),  # 603 takes 3 excavators off the wheel
    (2, "excavators=9 mixers=9", "-,-,-", None),
])  # fmt: skip
def test_the_first_work_in_the_order_of_the_row_that_it_can_pay(tile, supply, works, taken):
    position = at_turn(f"{supply} {NO_TILES}", f"works={works}")
    (row,) = (row for row in BOX.automa_tiles[tile].rows if isinstance(row, ExternalWorksRow))
    refusal = row_refusal(position, "usa", row, 4)
    assert (refusal and refusal.clause) == (None if taken else "L95")
    _, usa, trace = acted(f"{supply} {NO_TILES}", f"works={works} round=5", tiles=f"5,{tile}")
    if taken and kinds(trace)[-1] == "ExternalWorksRow":
        assert usa.works_taken == (taken,)


@clause("L95", "X3")
def test_where_no_work_can_be_paid_the_next_row_is_tried():
    _, usa, trace = acted(f"excavators=0 mixers=0 {NO_TILES}", "works=501,500,504")
    assert [row.tried.refusal.clause for row in trace.rows if row.tried.refusal][-1] == "L95"
    assert type(trace.rows[-1].tried.row).__name__ != "ExternalWorksRow"
    assert usa.works_taken == ()


@clause("L96", "X3")
@pytest.mark.parametrize(("engineers", "placed"), [(5, 2), (1, 1)])
def test_engineers_go_on_the_space_of_the_work_and_its_machines_leave_the_game(engineers, placed):
    supply = f"engineers={engineers} excavators=4 mixers=1 {NO_TILES}"
    start = at_turn(supply, "works=501,702,603 works-1=italy*2")
    step = play(start, "act")
    usa = step.after.companies["usa"]
    (trace,) = traces(step.events)
    assert kinds(trace)[-1] == "ExternalWorksRow"
    assert [(crew.company, crew.engineers) for crew in step.after.occupied["works-3"]] == [("usa", placed)]
    assert usa.engineers == engineers - placed
    assert (usa.excavators, usa.mixers) == (1, 1)
    assert usa.wheel == start.companies["usa"].wheel
    assert step.after.works == (501, 702, None)
    assert usa.works_taken == (603,)
    assert step.after.mover == "italy"


@clause("L96")
def test_by_a_ruling_its_engineers_go_on_the_first_free_space_of_the_works():
    rulings = Rulings(automa_works_own_space=False)
    after, usa, _ = acted(f"excavators=4 {NO_TILES}", "works=501,702,603 works-1=italy*2", rulings=rulings)
    assert "works-2" in after.occupied
    assert "works-3" not in after.occupied
    assert usa.works_taken == (603,)


@clause("L97", "A2")
@pytest.mark.parametrize(("work", "usa", "points"), [
    (501, "mixers=1", 3), (602, "mixers=3 B1L C1A C1B C2A C2B C3A", 3 + 3), (703, "excavators=3 mixers=2", 6),
    (503, "excavators=1 mixers=1 P5.1 P6.1 P7.1 P8.1", 2),  # no powerhouse is left: that part is lost
])  # fmt: skip
def test_credits_are_points_and_impossible_parts_are_lost(work, usa, points):
    supply = f"{'excavators=0 ' * ('excav' not in usa)}{'mixers=0 ' * ('mixers' not in usa)}{usa} engineers=3"
    assert vp(f"{supply} {NO_TILES}", f"works=-,{work},-") == points


@clause("L97", "A19", "A28")
def test_pieces_drops_machines_turns_and_steps_of_a_reward_as_elsewhere():
    after, usa, _ = acted(f"excavators=5 mixers=0 {NO_TILES}", "works=-,704,-")
    assert (usa.vp, usa.excavators, usa.mixers) == (16 + 6, 0, 3)
    after, usa, _ = acted(f"excavators=0 mixers=2 {NO_TILES}", "works=-,502,-")
    ((base, dam),) = after.dams.items()
    assert dam == ("usa", 1, 0)
    assert int(base[1:-1]) in (8, 9, 10)  # in the plains
    after, usa, _ = acted(f"excavators=4 mixers=0 B4L=2 {NO_TILES}", "works=-,604,-", tiles="5,15")
    assert after.headstreams == {"HD": 2}  # where they will end in its dam
    after, usa, _ = acted(f"excavators=3 mixers=0 energy=2 {NO_TILES}", "works=-,603,-")
    assert (usa.energy, usa.vp) == (8, 16 + 5)
    after, usa, _ = acted(f"excavators=0 mixers=4 B5L B6L {NO_TILES}", "works=-,601,-")
    assert sorted(dam.level for dam in after.dams.values()) in ([1, 3], [2, 2])
    assert usa.mixers == 0  # the elevations take no machines


@clause("L98", "X3")
@pytest.mark.parametrize(("contracts", "taken"), [
    ("212,213,300,301,400,401", 213),  # both need 4, and the right-hand one is taken
    ("212,209,300,301,400,401", 212),  # not one that needs 5 or 8
    ("203,209,300,301,400,401", 209),
    ("-,-,300,301,400,401", None),
])  # fmt: skip
def test_a_contract_as_a_reward_is_the_highest_private_one_within_the_limit(contracts, taken):
    table = f"works=-,500,- contracts={contracts} national=100 piles=green:214"
    after, usa, _ = acted(f"excavators=1 mixers=0 {NO_TILES}", table)
    assert usa.works_taken == (500,)
    assert usa.fulfilled == (() if taken is None else (taken,))
    assert usa.contracts == ()
    if taken is not None:
        assert after.contracts[contracts.split(",").index(str(taken))] == 214
    assert after.national == (100,)


@clause("L98")
def test_without_a_limit_it_is_the_highest_of_all_but_never_a_national_one():
    table = "works=-,702,- contracts=200,-,300,-,410,411 national=100"
    after, usa, _ = acted(f"excavators=6 mixers=0 {NO_TILES}", table)
    assert usa.fulfilled == (411,)
    assert after.national == (100,)
    assert usa.vp == 16 + 5 + 7 + 3  # of the work; of the contract, its credits as points


@clause("L99")
@pytest.mark.parametrize(("box", "contracts", "taken"), [
    (BOX, "-,-,300,305,400,401", 305), (BOX, "-,-,310,311,400,401", None), (BOX, "-,-,300,302,400,401", 302),
    (BOX.changed("contract 104: national, 6 energy: 12 vp"), "-,-,300,305,400,401", 104),
])  # fmt: skip
def test_usable_energy_is_6_steps_and_fulfils_the_highest_contract_up_to_6(box, contracts, taken):
    table = f"works=-,600,- contracts={contracts} national=104"
    _, usa, _ = acted(f"excavators=2 mixers=1 P5.1 P6.1 P7.1 P9.1 {NO_TILES}", table, box=box)
    assert usa.fulfilled == (() if taken is None else (taken,))
    assert usa.energy == 6  # no bonus of powerhouses: this is no production


@clause("L99")
@pytest.mark.parametrize(("patents", "taken"), [
    ("adv1_conduit,adv2_elevation,adv2_base", "adv2_elevation"), ("adv3_wild,adv2_base,adv3_base", "adv3_wild"),
])  # fmt: skip
def test_an_advanced_tile_as_a_reward_is_of_the_highest_level_and_then_the_leftmost(patents, taken):
    after, usa, _ = acted(f"excavators=2 mixers=0 {NO_TILES}", f"works=-,504,- patents={patents}")
    assert taken in usa.tiles
    assert after.patents[patents.split(",").index(taken)] is None
    assert usa.vp == 16 + 4  # the 4 credits, and nothing is paid


@clause("L99")
def test_a_work_is_taken_even_where_its_tile_or_its_contract_is_lost():
    _, usa, _ = acted(f"excavators=2 mixers=0 {NO_TILES}", "works=-,504,- patents=-,-,-")
    assert (usa.works_taken, usa.vp) == ((504,), 20)


@clause("L99")
def test_by_a_ruling_both_parts_are_dropped():
    rulings = Rulings(automa_all_parts=False)
    table = "contracts=-,-,300,305 patents=adv1_base,adv1_wild,adv2_base"
    _, usa, _ = acted(f"excavators=2 mixers=1 {NO_TILES}", f"works=-,600,- {table}", rulings=rulings)
    assert (usa.vp, usa.energy, usa.fulfilled) == (16 + 5, 0, ())
    after, usa, _ = acted(f"excavators=2 mixers=0 {NO_TILES}", f"works=-,504,- {table}", rulings=rulings)
    assert (usa.vp, None in after.patents) == (20, False)


@clause("L112", "L86")
def test_works_of_an_automa_count_for_the_bonus_tile():
    from barrage_nb.engine.scoring import bonus_count

    position = at_turn("works_taken=500,501", "")
    assert bonus_count(position, "usa", "external_works") == 2


# Buildings.

HOUSES_ONLY = "tiles=basic_building"


@clause("L100", "X2")
@pytest.mark.parametrize(("tile", "supply", "usa", "built"), [
    (17, "excavators=9 mixers=9", "", "wind_farm"),  # down
    (18, "excavators=4 mixers=3", "", "cofferdam"),
    (19, "excavators=9 mixers=9", "", "research_lab"),  # up
    (20, "excavators=1 mixers=3", "", "loan_agency"),  # the lab takes 2 excavators
    (17, "excavators=9 mixers=9", "wind_farm.1 customer_office.1", "cofferdam"),
    (20, "excavators=9 mixers=9", "research_lab.1", "loan_agency"),
])  # fmt: skip
def test_it_builds_at_the_first_tile_that_it_has_not_activated_and_can_pay(tile, supply, usa, built):
    after, automa, trace = acted(f"{supply} {HOUSES_ONLY} {usa}", "works=-,-,-", tiles=f"5,{tile}")
    assert kinds(trace) == ["BuildingRow"]
    assert after.buildings[f"{built}.1"] == "usa"
    assert after.pieces("usa").building == len(usa.split()) + 1
    assert (automa.engineers, automa.aside, automa.constructions) == (11, 1, 0)
    assert after.mover == "italy"


@clause("L100", "A23")
@pytest.mark.parametrize(("usa", "reason"), [
    ("excavators=9 mixers=9 tiles=base,conduit", "automa_no_tile"),
    ("excavators=9 mixers=0 tiles=basic_building wheel=2:9mixers", "automa_no_machinery"),
    ("excavators=9 mixers=9 tiles=basic_building "
     "wind_farm.1 customer_office.1 cofferdam.1 loan_agency.1 research_lab.1", "no_piece_left"),
    ("excavators=9 mixers=9 tiles=base wheel=2:basic_building", "automa_no_tile"),
    ("excavators=9 mixers=9 tiles=wild", None),
])  # fmt: skip
def test_what_a_building_row_needs(usa, reason):
    refusal = row_refusal(at_turn(usa), "usa", BuildingRow(1, "down"), 4)
    assert (refusal and refusal.reason) == reason


@clause("L100", "C4")
def test_machines_and_tile_go_on_the_wheel_which_turns():
    _, automa, _ = acted(f"excavators=6 mixers=2 {HOUSES_ONLY}", tiles="5,17")
    assert (automa.excavators, automa.mixers, automa.tiles) == (0, 0, ())
    assert automa.wheel[1] == (6, 2, ("basic_building",))


@clause("L101", "A2")
@pytest.mark.parametrize(("others", "site", "points"), [
    ("italy", "wind_farm.1", 0), ("italy wind_farm.1", "wind_farm.3", -3),
    ("italy wind_farm.3", "wind_farm.1", 0), ("italy wind_farm.1 | germany | france", "wind_farm.2", 0),
    ("italy wind_farm.1 | germany wind_farm.2 | france", "wind_farm.3", -3),
    ("italy wind_farm.1 | germany wind_farm.3", "wind_farm.4", -3),
])  # fmt: skip
def test_it_takes_the_plain_space_or_else_the_first_red_one_for_3_points(others, site, points):
    after, automa, _ = acted(f"excavators=6 mixers=2 vp=16 {HOUSES_ONLY}", tiles="5,17", others=others)
    assert after.buildings[site] == "usa"
    assert automa.vp == 16 + points


@clause("L102", "X2")
def test_the_leftmost_space_of_a_tile_that_it_activates_is_closed_for_good():
    text = "italy cofferdam.3 B8L=2 credits=9"
    start = at_turn(f"excavators=2 mixers=1 {HOUSES_ONLY}", tiles="5,17", others=text)
    after = play(start, "act").after
    assert after.buildings["cofferdam.1"] == "usa"
    places = {str(move) for move in after.legal_moves}
    assert "place cofferdam-1" not in places
    assert {"place cofferdam-2", "place cofferdam-3", "place cofferdam-4"} <= places
    assert why_not(after, "place cofferdam-1").startswith("L102")
    later = at_turn("cofferdam.1", "mover=italy round=4", others=text)
    assert why_not(later, "place cofferdam-1").startswith("L102")
    among_people = sketch(f"italy cofferdam.3 B8L=2 | usa cofferdam.1 | building_tiles={','.join(COLUMN)}", box=BOX)
    assert why_not(among_people, "place cofferdam-1") is None


@clause("L102", "L67", "L80")
def test_the_action_of_a_closed_space_is_still_done_without_it():
    start = at_turn("cofferdam.1", "mover=italy", others="italy officer=fouche cofferdam.3 B8L=2 credits=0")
    assert why_not(start, "place fouche-1") is None
    assert play(start, "place fouche-1").after.dams["B8L"].drops == 1


@clause("L103", "A26")
@pytest.mark.parametrize(("patents", "bought"), [
    ("adv1_building,adv1_wild,adv1_base", "adv1_building"), ("adv2_wild,adv3_base,adv1_conduit", "adv2_wild"),
    ("adv1_building,adv2_wild,adv3_building", "adv3_building"), ("adv1_building,adv2_wild,-", "adv2_wild"),
    ("adv1_base,-,-", None),
])  # fmt: skip
def test_the_patent_row_for_buildings_takes_a_building_tile_or_a_wild_one(patents, bought):
    after, automa, trace = acted("excavators=0 mixers=0", f"patents={patents} round=5", tiles="5,19")
    assert (kinds(trace)[-1] == "BuildingPatentRow") is (bought is not None)
    if bought:
        assert bought in automa.tiles
        assert automa.vp == 16 - 2
        assert [space for space in after.occupied if space.startswith("patent")] == ["patent-1"]
        assert automa.engineers == 11


@clause("L105", "A5")
@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("tile", ["adv1_building", "adv2_building", "adv3_building"])
def test_below_hard_advanced_building_tiles_are_used_as_basic_ones(level, tile):
    after, automa, _ = acted(f"excavators=6 mixers=2 vp=16 tiles={tile}", tiles="5,17", level=level)
    assert after.buildings["wind_farm.1"] == "usa"
    assert automa.wheel[1] == (6, 2, (tile,))
    assert (automa.vp, automa.energy) == (16, 0)


@clause("L112", "L85", "L87")
def test_buildings_of_an_automa_count_like_anybody_s():
    last = at_turn(
        f"engineers=1 vp=0 excavators=0 mixers=0 wind_farm.1 loan_agency.1 energy=1 {HOUSES_ONLY}",
        "round=5 passed=italy bonus=bases,bases,bases,bases,bases",
        others="italy engineers=0",
    )
    assert bonus_count(last, "usa", "buildings") == 2
    scored = [event for event in play(last, "act").events if isinstance(event, Scored) and event.source == "buildings"]
    assert [(event.who, event.amount) for event in scored] == [("usa", 5 + 4)]


# Hard.


@clause("L105", "L70", "X4")
@pytest.mark.parametrize(("level", "tile", "points"), [
    ("hard", "adv1_building", 5), ("hard", "adv3_building", 5), ("very hard", "adv1_building", 5),
    ("medium", "adv1_building", 0), ("medium", "adv3_building", 0), ("hard", "basic_building", 0),
])  # fmt: skip
def test_at_hard_the_tiles_of_level_1_and_3_score_the_points_of_the_building_at_once(level, tile, points):
    after, automa, _ = acted(f"excavators=6 mixers=2 vp=16 tiles={tile}", tiles="5,17", level=level)
    assert after.buildings["wind_farm.1"] == "usa"
    assert (automa.vp, automa.energy, automa.fulfilled) == (16 + points, 0, ())
    assert after.mover == "italy"  # and the action of the building is not done


STATION = f"building_tiles=control_station,{','.join(COLUMN[:4])}"  # 4 excavators and 3 mixers


@clause("L106", "X4")
@pytest.mark.parametrize(("supply", "inserted"), [
    ("excavators=5 mixers=3", (0, 3)), ("excavators=3 mixers=5", (0, 3)),  # of the scarcer it has too few
    ("excavators=4 mixers=4", (4, 0)), ("excavators=4 mixers=9", (4, 0)), ("excavators=9 mixers=2", (4, 0)),
])  # fmt: skip
def test_the_tile_of_level_2_takes_the_scarcer_machines_with_which_it_can_pay(supply, inserted):
    after, automa, _ = acted(f"{supply} tiles=adv2_building", STATION, tiles="5,17", level="hard")
    assert after.buildings["control_station.1"] == "usa"
    assert automa.wheel[1][:2] == inserted


@clause("L106")
@pytest.mark.parametrize(("supply", "built"), [
    ("excavators=3 mixers=5", "customer_office.1"),  # 3 excavators, which are the scarcer
    ("excavators=5 mixers=3", "control_station.1"),
])  # fmt: skip
def test_by_a_ruling_it_pays_with_the_scarcer_machines_only(supply, built):
    rulings = Rulings(automa_other_machines=False)
    picture = f"{supply} tiles=adv2_building"
    after, _, _ = acted(picture, STATION, tiles="5,17", level="hard", rulings=rulings)
    assert after.buildings[built] == "usa"


@clause("L106", "L71", "AD6")
def test_jordan_replaces_one_of_the_machines_only_where_it_lacks_one():
    usa = "officer=jordan tiles=adv2_building vp=16"
    _, automa, _ = acted(f"{usa} excavators=3 mixers=2", STATION, tiles="5,17", level="very hard")
    assert (automa.wheel[1][:2], automa.vp) == ((0, 2), 16 - 3)
    _, automa, _ = acted(f"{usa} excavators=4 mixers=2", STATION, tiles="5,17", level="very hard")
    assert (automa.wheel[1][:2], automa.vp) == ((4, 0), 16)


@clause("L100", "AD3", "L39")
@pytest.mark.parametrize(("supply", "inserted"), [
    ("excavators=9 mixers=9", (4, 3)), ("excavators=9 mixers=1", (6, 1)), ("excavators=2 mixers=9", (2, 5)),
])  # fmt: skip
def test_where_machines_are_alike_the_printed_ones_go_first(supply, inserted):
    found = plan_house(at_turn(f"{supply} tiles=adv2_wild", STATION, level="hard"), "usa", "down")
    assert (found.pay.excavators, found.pay.mixers) == inserted


SYSTEMS = "C1A P8.1 C2A P6.1 C4A P7.1"  # values 5, 3 and 3


def filled(dams, tile=9, but="", others="italy", rulings=Rulings()):
    """Which dams of the Netherlands come to hold more, of the drop that follows a production."""
    picture, table = f"{SYSTEMS} {dams}", f"automa_discard={tile}"
    start = at_turn(picture, table, "8,10", "hard", "netherlands", others, rulings)
    draft = Draft(start)
    decide(draft, ChooseDam("netherlands", 1, "L73", but, after=True))
    return [name for name, dam in draft.dams.items() if dam.drops > start.dams[name].drops]


@clause("L107", "X4")
@pytest.mark.parametrize(("dams", "but", "expected"), [
    ("B1L=2*1 B4L=3*1 B2L=3*0", "", "B1L"),  # 10 energy, where the others would make 6 and 3
    ("B1L=2*1 B4L=3*1 B2L=3*0", "B1L", "B4L"),
    ("B1L=1*1 B4L=3*1 B2L=3*0", "", "B4L"),  # no room in basin 1
    ("B1L=2*0 B4L=3*1 B9L=2*0", "", "B4L"),  # 6 against 5; basin 9 has no system
    ("B2L=3*1 B4L=3*2 B9L=2*1", "B4L", "B2L"),
])  # fmt: skip
def test_the_drop_goes_to_the_dam_of_the_most_productive_other_system(dams, but, expected):
    assert filled(dams, but=but) == [expected]


@clause("L107", "AP5", "AP4")
@pytest.mark.parametrize(("dams", "tile", "expected"), [
    ("B2L=3*1 B4L=3*1", 9, "B2L"),  # equal in all criteria: from basin 1 upward
    ("B2L=3*1 B4L=3*1", 11, "B4L"),  # from basin 3 upward
    ("B2L=3*1 B4U=3*1", 9, "B4U"),  # the red space comes first
    ("B9L=3*0 B5U=3*0", 9, "B5U"),  # without any system
    ("B9L=3*0 B5L=3*0", 13, "B5L"),  # the second criterion: a route to an own powerhouse
    ("B9L=3*0 B10L=3*0", 13, "B9L"),
])  # fmt: skip
def test_of_none_or_several_the_first_column_of_the_criteria_decides(dams, tile, expected):
    assert FEE_OF_SPACE["B4U"]
    assert FEE_OF_SPACE["B5U"]
    assert filled(dams, tile) == [expected]


@clause("L107", "L73")
@pytest.mark.parametrize(("dams", "but"), [("B1L=1*1 B4L=2*2", ""), ("B1L=2*1", "B1L"), ("", "")])
def test_without_another_own_dam_with_room_nothing_happens(dams, but):
    assert filled(dams, but=but) == []


@clause("L107")
def test_a_conduit_of_another_completes_a_system_too():
    assert filled("B3L=3*1 B2L=3*0", others="italy C3B") == ["B3L"]  # 6 energy against 3


@clause("L107")
def test_by_a_ruling_the_drop_itself_is_not_counted():
    dams = "B1L=2*1 B4L=3*2"  # 5 and 6 energy before, 10 and 9 after
    assert filled(dams) == ["B1L"]
    assert filled(dams, rulings=Rulings(automa_drop_counts=False)) == ["B4L"]


@clause("L107", "A3", "AD4")
@pytest.mark.parametrize(("level", "drops"), [("medium", 1), ("hard", 2)])
def test_only_from_hard_on_the_netherlands_have_their_ability(level, drops):
    usa = f"B1L=2*2 B4L=3*1 {SYSTEMS} excavators=0 mixers=0"
    after, automa, trace = acted(usa, "contracts=200", tiles="4,11", level=level, who="netherlands")
    assert kinds(trace)[-1] == "ProduceRow"
    assert automa.energy == 10 + 1 + 1  # two drops, the tile's 1, and three powerhouses
    assert after.dams["B4L"].drops == drops


# Very Hard.


@clause("L108", "AD5")
def test_officers_are_drawn_from_all_eleven():
    drawn = set()
    for seed in range(60):
        game = new_game(4, seed=seed, box="leeghwater", automas=["very hard", "very hard", "hard"])
        held = [company.officer for company in game.companies.values() if company.officer]
        held += [officer for _, officer in game.offer]
        assert len(set(held)) == len(held) == 3
        drawn |= {game.companies[name].officer for name, level in game.automas.items() if level == "very hard"}
        for name in game.automas:
            automa = game.companies[name]
            assert ("spencer" in automa.tiles) is (automa.officer == "spencer")
            assert automa.architect is (automa.officer == "battista")
    assert drawn == set(BOX.officers)
    assert len(drawn) == 11


WELL = "B1L=3*3 C1A P8.1 excavators=0 mixers=0"  # 15 energy, and a point for the row


@clause("L108", "AD7")
@pytest.mark.parametrize(("contracts", "taken"), [
    ("200,201,300,301,400,401", {200, 201, 300, 301}),  # 2 + 2 + 5 + 5 of 16
    ("200,-,300,310,400,-", {200, 300, 400}),  # of three that are met together those with the highest, 8 + 5 + 2
    ("200,-,-,-,410,411", {200, 411}),  # of equal ones the right-hand one
])  # fmt: skip
def test_luciani_fulfils_as_many_contracts_as_the_energy_meets(contracts, taken):
    usa = f"officer=luciani {WELL}"
    _, automa, _ = acted(usa, f"contracts={contracts}", tiles="4,11", level="very hard")
    assert set(automa.fulfilled) == taken
    _, automa, _ = acted(usa, f"contracts={contracts}", tiles="4,11", level="hard")
    assert len(automa.fulfilled) == 1


@clause("L108", "AD7")
def test_luciani_always_takes_a_national_one_and_none_that_comes_only_then():
    table = "contracts=200,201,-,-,-,- national=100,104 piles=green:202,203"
    after, automa, _ = acted(f"officer=luciani {WELL}", table, tiles="4,11", level="very hard")
    assert automa.fulfilled == (104,)  # 15 of 16 energy
    assert after.national == (100,)
    table = "contracts=200,201,-,-,-,- piles=green:202,203"
    after, automa, _ = acted(f"officer=luciani {WELL}", table, tiles="4,11", level="very hard")
    assert set(automa.fulfilled) == {200, 201}
    assert set(after.contracts) >= {202, 203}


@clause("L108", "L82", "N7")
@pytest.mark.parametrize(("each", "taken"), [(True, {212, 310}), (False, {310})])
def test_france_with_luciani_needs_less_for_each_contract(each, taken):
    picture = "officer=luciani B8L=1*1 C8A P11.1 P5.1 P6.1 excavators=0 mixers=0"  # 5 energy with row and bonus
    rulings = Rulings(luciani_each_less=each)
    more = {"tiles": "4,11", "level": "very hard", "who": "france", "rulings": rulings, "others": "usa"}
    _, automa, _ = acted(picture, "contracts=212,-,300,310,-,-", **more)
    assert set(automa.fulfilled) == taken


@clause("L109", "X5", "L84")
@pytest.mark.parametrize(("usa", "tile", "again"), [
    ("excavators=0 mixers=0 wheel=2:1mixer", 17, True),  # the workshop, for 1 engineer
    ("excavators=0 mixers=0", 20, True),  # the bank row, for 1
    ("excavators=6 mixers=2 tiles=basic_building", 17, True),  # a building, for 1
    ("excavators=9 mixers=9 tiles=powerhouse", 13, False),  # a powerhouse, for 2
    ("excavators=0 mixers=0 engineers=1", 20, False),  # nobody is left for another turn
])  # fmt: skip
def test_battista_s_architect_does_what_ends_a_turn_for_1_engineer_and_a_turn_with_a_new_tile_follows(usa, tile, again):
    start = at_turn(f"officer=battista {usa}", "round=5", f"4,{tile},8,9", "very hard")
    assert start.companies["usa"].architect
    step = play(start, "act")
    automa = step.after.companies["usa"]
    (trace,) = traces(step.events)
    assert automa.engineers == start.companies["usa"].engineers - min(
        start.companies["usa"].engineers, trace.done[-1].tried.row.engineers
    )
    assert (step.after.question.who == "usa") is again
    assert automa.architect is (trace.done[-1].tried.row.engineers == 2)
    if again:
        second = play(step.after, "act")
        (trace,) = traces(second.events)
        assert (trace.flipped.criteria, trace.flipped.actions) == (tile, 8)
        assert second.after.mover == "italy"


@clause("L109", "A20", "A22")
def test_the_architect_does_no_row_after_which_the_turn_goes_on():
    usa = "officer=battista B4L=2 excavators=0 mixers=0"
    step = play(at_turn(usa, "round=5", "4,17,8", "very hard"), "act")
    (trace,) = traces(step.events)
    assert kinds(trace) == ["WaterRow", "BankRow"]
    sent = [any(isinstance(made, ArchitectSent) for made in row.decisions) for row in trace.done]
    assert sent == [False, True]
    assert step.after.question.who == "usa"  # the bank was done by the Architect
    assert step.after.companies["usa"].engineers == 10


@clause("L109")
def test_below_very_hard_and_once_a_round_he_brings_one_turn():
    step = play(at_turn("officer=battista excavators=0 mixers=0", "round=5", "4,20,8,9", "hard"), "act")
    assert step.after.question.who == "italy"
    used = at_turn("officer=battista architect=no excavators=0 mixers=0", "round=5", "4,20,8,9", "very hard")
    assert play(used, "act").after.question.who == "italy"


@clause("L109", "E3")
def test_he_comes_back_at_the_end_of_the_round():
    start = at_turn(
        "officer=battista architect=no engineers=1 excavators=0 mixers=0", "passed=italy bonus=bases,bases,bases,bases,"
        "bases", "4,20,8,9", "very hard", others="italy engineers=0",
    )  # fmt: skip
    after = play(start, "act").after
    assert (after.round, after.companies["usa"].engineers, after.companies["usa"].architect) == (2, 12, True)


SPENCER = "officer=spencer vp=16 engineers=6"


@clause("L110", "X5")
@pytest.mark.parametrize(("works", "supply", "taken"), [
    ("601,704,603", "excavators=5 mixers=0", 704),  # 1, 2, 3 on tile 4; the first asks for 4 mixers
    ("601,704,603", "excavators=5 mixers=4", 601),
    ("601,702,700", "excavators=5 mixers=0", None),
])  # fmt: skip
def test_spencer_takes_a_work_on_reaching_a_construction_row(works, supply, taken):
    after, automa, trace = acted(f"{SPENCER} {supply}", f"works={works}", tiles="5,4", level="very hard")
    assert automa.works_taken == (() if taken is None else (taken,))
    if taken is None:
        assert after.dams  # the row as usual
        return
    assert kinds(trace) == ["ConstructRow"]
    assert (automa.engineers, automa.aside) == (5, 1)
    row = BOX.works[taken]
    assert automa.wheel[1] == (row.excavators, row.mixers, ("spencer",))
    assert not [space for space in after.occupied if space.startswith("works")]
    assert after.pieces("usa").base == 0
    assert after.mover == "italy"


@clause("L110", "L96")
def test_without_the_special_tile_at_hand_the_row_is_carried_out_as_usual():
    usa = f"{SPENCER} excavators=5 wheel=3:spencer"
    after, automa, _ = acted(usa, "works=601,704,603", tiles="5,4", level="very hard")
    assert (automa.works_taken, len(after.dams)) == ((), 1)
    after, automa, _ = acted(f"{SPENCER} excavators=5", "works=601,704,603", tiles="5,4", level="hard")
    assert (automa.works_taken, len(after.dams)) == ((), 1)


@clause("L110")
def test_on_an_external_works_row_she_gives_the_machines_away_like_all():
    usa = f"{SPENCER} excavators=5 mixers=0 tiles=spencer wheel=2:base"
    row = ExternalWorksRow(2, (3, 2, 1))
    start = at_turn(usa, "works=-,704,-", level="very hard")
    draft = Draft(start)
    ROWS[ExternalWorksRow][1](draft, "usa", row, 4)
    automa = draft.companies["usa"]
    assert (automa.works_taken, automa.tiles, automa.wheel[0]) == ((704,), ("spencer",), (0, 0, ()))


@clause("L110", "L111")
@pytest.mark.parametrize(("discard", "last_shown", "order", "direction"), [
    ("17", True, (1, 2, 3), "down"), ("3,17", True, (3, 2, 1), "down"), ("20,3", True, (3, 2, 1), "up"),
    ("3,20", True, (2, 3, 1), "up"), ("3,20", False, (1, 2, 3), "down"), ("5,7", True, (1, 2, 3), "down"),
])  # fmt: skip
def test_the_order_and_the_arrow_are_those_shown_last(discard, last_shown, order, direction):
    rulings = Rulings(automa_last_arrow=last_shown)
    # Tile 19 shows no order of works; tile 8 shows one, and no arrow.
    start = at_turn("officer=fouche", f"automa_discard={discard}", "19,8", "very hard", rulings=rulings)
    assert works_order(start) == order
    start = at_turn("officer=fouche", f"automa_discard={discard}", "8,19", "very hard", rulings=rulings)
    assert works_order(start) == (2, 3, 1)
    assert house_direction(start) == direction


FOUCHE = "officer=fouche engineers=6"


@clause("L111", "X5")
@pytest.mark.parametrize(("usa", "built", "house"), [
    ("excavators=9 mixers=9", "building", "wind_farm.1"),
    ("excavators=2 mixers=1", "building", "cofferdam.1"),
    ("excavators=5 mixers=0", "base", None),  # no building can be paid
    ("excavators=9 mixers=9 tiles=base", "base", None),  # no tile builds one
])  # fmt: skip
def test_fouche_builds_a_building_if_she_can_by_1_engineer_whatever_the_row_shows(usa, built, house):
    after, automa, trace = acted(f"{FOUCHE} {usa}", "works=-,-,-", tiles="5,4", level="very hard")
    assert getattr(after.pieces("usa"), built) == 1
    assert kinds(trace) == ["ConstructRow"]
    assert (house in after.buildings) is (house is not None)
    assert automa.aside == (1 if house else 2)
    after, _, _ = acted(f"{FOUCHE} excavators=9 mixers=9", "works=-,-,-", tiles="5,4", level="hard")
    assert not after.buildings


# A person whom a tile leads, as an Automa has Sekibo.


def led(usa, table="", tiles="5,2"):
    """A person whose first action of the round a tile names."""
    laid = f"building_tiles={','.join(COLUMN)}"
    automas = f"automas=italy:very_hard automa_pile={tiles} following=usa"
    start = sketch(f"usa {usa} | italy officer=sekibo | {automas} {laid} {table}", box=BOX)
    return start.with_(pending=(DrawTile("usa"), *start.pending[1:]))


@clause("AD6", "L95")
def test_a_person_takes_the_work_of_the_tile():
    start = led("excavators=3 mixers=0 tiles=basic_building", "works=501,702,603")
    step = play(start, "act")
    usa = step.after.companies["usa"]
    assert usa.works_taken == (603,)
    assert [crew.engineers for crew in step.after.occupied["works-3"]] == [2]
    assert (usa.excavators, usa.vp) == (0, start.companies["usa"].vp + 5)


@clause("AD6", "L100")
def test_a_person_builds_at_the_building_tile_of_the_tile():
    start = led("excavators=4 mixers=3 credits=3 tiles=basic_building", tiles="5,17")
    asked = play(start, "act").after
    assert {str(move) for move in asked.legal_moves} == {"at cofferdam.1", "at cofferdam.3", "at cofferdam.4"}
    assert why_not(asked, "at loan_agency.1").startswith("AD6")
    assert Position.load(asked.text) == asked
    after = play(asked, "at cofferdam.3").after
    assert after.buildings == {"cofferdam.3": "usa"}
    assert (after.companies["usa"].credits, after.companies["usa"].aside) == (0, 1)


@clause("AD6", "L103")
def test_a_person_pays_credits_for_the_building_tile_of_a_patent_row():
    start = led("excavators=0 mixers=0 credits=2 tiles=conduit", "patents=adv1_building,-,-", "5,19")
    usa = play(start, "act").after.companies["usa"]
    assert "adv1_building" in usa.tiles
    assert usa.credits == 0
