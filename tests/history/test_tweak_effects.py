"""Every part of a position can be tweaked, and a later move that depends on it goes otherwise."""

from dataclasses import replace

import pytest

from barrage_nb import Position, Rulings, new_game, sketch
from barrage_nb.automa.deciding import decide
from barrage_nb.engine.position import COMPANY_FIELDS, POSITION_FIELDS, Draft
from barrage_nb.engine.water import PlaceDrops
from barrage_nb.history import TweakRefused, tweak
from tests.history.tables import outcome


def usa(field):
    return lambda position: getattr(position.companies["usa"], field)


def drops(dam):
    return lambda position: position.dams[dam].drops


LAST = "place bank 1"  # of a company with one engineer: the round ends
WELL = "usa B1L=1*1 C1A P8.1"
BUILDINGS = "wind_farm,cofferdam,research_lab,financial_division,loan_agency"
LEEGHWATER = f'building_tiles={BUILDINGS} box="box leeghwater"'

# part of the position, picture, tweak, moves, a look, what it shows without and with the tweak
EFFECTS = [
    ("dams", "usa C1A P8.1 | germany B1L=1*1", "usa B1L=1*1", ["place turbine+0"], usa("energy"), "P1", 5),
    ("dams", "usa B1L=1*1", "usa B1L=2*1", ["place water-1-now", "drops HA"], drops("B1L"), 1, 2),
    ("box", WELL, 'box="conduit C1A: 3"', ["place turbine+0"], usa("energy"), 5, 3),
    ("dams", WELL, {"dams": {"B1L": {"drops": 0}}}, ["place turbine+0"], usa("energy"), 5, "P1"),
    ("dams", WELL, "-B1L", ["place turbine+0"], usa("energy"), 5, "P1"),
    ("conduits", WELL, "-C1A", ["place turbine+0"], usa("energy"), 5, "P1"),
    ("conduits", f"{WELL} | germany", {"conduits": {"C1A": "germany"}}, ["place turbine+0"], usa("credits"), 6, 5),
    ("powerhouses", WELL, "-P8.1", ["place turbine+0"], usa("energy"), 5, "P1"),
    ("headstreams", "usa B1L engineers=1", "HA=1", [LAST], drops("B1L"), 0, 1),
    ("headstreams", "usa B1L engineers=1 | HA=1", "HA=0", [LAST], drops("B1L"), 1, 0),
    ("headstream_tiles", "usa engineers=1 | headstream_tiles=2", {"headstream_tiles": {"HA": 1}}, [LAST],
     lambda position: position.headstreams.get("HA", 0), 0, 2),
    ("credits", "usa credits=2", "usa credits=9", ["place machinery-both"], usa("excavators"), "R4", 7),
    ("excavators", "usa B8L excavators=0", "usa excavators=5", ["place construction-1", "build base with base"],
     usa("engineers"), "C3", 11),
    ("mixers", "usa mixers=0", "usa mixers=4", ["place construction-1", "build powerhouse with powerhouse"],
     usa("engineers"), "C3", 11),
    ("engineers", f"{WELL} engineers=1", "usa engineers=5", ["place turbine+0"], usa("energy"), "R4", 5),
    ("wheel", "usa", "usa wheel=1:5m", ["place workshop-1"], usa("mixers"), 4, 9),
    ("tiles", "usa B8L", {"usa": {"tiles": ["base", "conduit", "powerhouse"]}},
     ["place construction-1", "build elevation with elevation"], usa("engineers"), 11, "C3"),
    ("contracts", WELL, "usa contracts=202", ["place turbine+0", "fulfil 202"], usa("credits"), "R2", 11),
    ("fulfilled", "usa engineers=1 energy=6 | bonus=contracts", "usa fulfilled=100,101", [LAST], usa("vp"), 16, 20),
    ("contracts", "usa | contracts=200,201", "contracts=203,200", ["place contract-1", "take 203"],
     usa("contracts"), "M8", (203,)),
    ("national", "usa B1U=3*3 C1A P8.1", "national=104",
     ["place turbine+0", "produce B1U C1A P8.1 x3", "fulfil 104"], usa("vp"), "R2", 22),
    ("energy", "usa engineers=1", "usa energy=7", [LAST], usa("vp"), 7, 16),
    ("vp", "usa engineers=1", "usa vp=50", [LAST], usa("vp"), 7, 47),
    ("officer", "usa excavators=0 mixers=0 credits=9", "usa officer=jordan", ["place construction-1"],
     usa("engineers"), "R4", 11),
    ("constructions", "usa", {"usa": {"constructions": 1}}, ["place construction-2"], usa("engineers"), "C1", 10),
    ("copies", "usa officer=sekibo | germany officer=jordan", {"usa": {"copies": [0]}}, ["copy jordan"],
     usa("engineers"), 11, "O7"),
    ("deep_dams", "usa B1L=3*3", "usa deep_dams=yes", ["place water-1-now", "drops HA"], drops("B1L"), 3, 4),
    ("order", "usa | germany | italy", "order=usa,italy,germany", [LAST], lambda position: position.mover,
     "germany", "italy"),
    ("mover", "usa credits=0 | germany credits=0", "mover=germany", [LAST], usa("credits"), 1, 0),
    ("passed", "usa | germany | italy", {"passed": ["germany"]}, [LAST], lambda position: position.mover,
     "germany", "italy"),
    ("round", "usa engineers=1", "round=5", [LAST], lambda position: position.over, False, True),
    ("phase", "usa engineers=3", "phase=end_of_round", [], usa("engineers"), 3, 12),
    ("bonus", "usa B1L engineers=1 energy=6 | bonus=contracts", "bonus=bases", [LAST], usa("vp"), 16, 20),
    ("objective", "usa engineers=1 credits=0 excavators=0 mixers=0 energy=1 | round=5", "objective=basins_1", [LAST],
     usa("vp"), 16, 31),
    ("piles", "usa | contracts=200,201 piles=green:203,204", {"piles": {"green": [204, 203]}},
     ["place contract-1", "take 200"], lambda position: position.contracts[0], 203, 204),
    ("discards", "usa | contracts=200,201", "discards=green:205", ["place contract-1", "take 200"],
     lambda position: position.contracts[0], None, 205),
    ("patents", "usa", {"patents": ["adv1_base", None, None]}, ["place patent-1"], usa("engineers"), "R4", 10),
    ("patent_pile", "usa engineers=1 | patent_pile=adv1_base", "patent_pile=adv1_wild", [LAST],
     lambda position: position.patents[0], "adv1_base", "adv1_wild"),
    ("rulings", "usa engineers=1 credits=0 excavators=0 mixers=0 energy=1 | objective=basins_1 round=5",
     "zero_ranks=no", [LAST], usa("vp"), 31, 16),
    ("occupied", WELL + " | germany", "turbine+0=germany*2", ["place turbine+0"], usa("energy"), 5, "R6"),
    ("occupied", WELL + " | germany | turbine+0=germany*2", "-turbine+0", ["place turbine+0"], usa("energy"), "R6", 5),
    ("rules", "usa | patents=adv1_base", "rules=introductory", ["place patent-1"], usa("engineers"), 10, "U7"),
    ("copied", "usa officer=sekibo excavators=0 mixers=0 | germany officer=jordan", "copied=jordan",
     ["place construction-1"], usa("engineers"), "R4", 11),
    ("spare_officers", "usa officer=sekibo", "spare_officers=adler", ["copy adler"], usa("engineers"), "O7", 11),
    ("companies", "usa engineers=1", {"italy": {}}, [LAST], lambda position: position.mover, "usa", "italy"),
    ("companies", "usa | germany | italy", "-germany", [LAST], lambda position: position.mover, "germany", "italy"),
    ("automas", "usa | automa_pile=3,4", "automas=usa:medium", ["act"], usa("engineers"), "R2", 10),
    ("automas", "usa | automas=usa:medium", {"automas": {"usa": None}}, ["place bank 1"], usa("engineers"), "R2", 11),
    ("automa_pile", "usa | automas=usa:medium automa_pile=3,4", "automa_pile=4,3", ["act"], usa("energy"), 0, 2),
    ("following", "usa | italy", "following=usa", ["place workshop-1"], usa("engineers"), 11, "AD6"),
    ("aside", "usa | automas=usa:medium automa_pile=4,13", "usa aside=3", ["act"], usa("aside"), 2, 5),
    ("design", "usa B1L=1*1 P8.1 | germany C1A", "conduit_credits=3", ["place turbine+0"], usa("credits"), 5, 3),
    ("buildings", f"usa financial_division.1 | {LEEGHWATER}", "-financial_division.1", ["place financial_division-1"],
     usa("credits"), 11, "L47"),
    ("works", f"usa | works=501 {LEEGHWATER}", "works=-,501", ["place works-1"], usa("credits"), 9, "L20"),
    ("works_pile", f"usa engineers=1 | works=501 works_pile=502,503,504 {LEEGHWATER}", "works_pile=504,503,502", [LAST],
     lambda position: position.works[0], 502, 504),
    ("works_taken", f"usa engineers=1 energy=7 | bonus=external_works {LEEGHWATER}", "usa works_taken=501,502", [LAST],
     usa("vp"), 16, 26),
    ("building_tiles", f"usa financial_division.1 | {LEEGHWATER}",
     {"building_tiles": ["financial_division", "cofferdam"]}, ["place wind_farm-1"], usa("credits"), "L47", "U8"),
    ("architect", f"usa officer=battista | germany | {LEEGHWATER}", "usa architect=no", ["place workshop-1 architect"],
     usa("engineers"), 11, "L83"),
    ("pending", "usa", {"pending": [["PlaceDrops", "usa", 1, True, "M4"], ["EndTurn", "usa"], ["EndRound"]]},
     ["drops HA"], usa("engineers"), "R2", 12),
]  # fmt: skip


@pytest.mark.parametrize(("part", "picture", "change", "moves", "look", "without", "with_it"), EFFECTS)
def test_a_later_move_depends_on_what_was_tweaked(part, picture, change, moves, look, without, with_it):
    position = sketch(picture)
    assert outcome(position, moves, look) == without
    assert outcome(tweak(position, change).position, moves, look) == with_it


def test_the_order_of_a_reshuffled_pile_depends_on_the_seed():
    position = sketch("usa | contracts=200,201", Rulings())
    position = tweak(position, {"discards": {"green": [202, 203, 204, 205, 206, 207]}}).position
    drawn = {
        outcome(tweak(position, seed=seed).position, ["place contract-1", "take 200"], lambda end: end.contracts[0])
        for seed in range(12)
    }
    assert len(drawn) > 1


def test_the_offers_of_a_draft_can_be_tweaked():
    position = new_game(2, seed=3)
    (company, officer), other = position.offer
    change = {"offer": [[company, "adler" if officer != "adler" else "krylov"], list(other)], "starting": [1, 2]}
    move = f"draft {company} contract 1"
    if 1 in position.starting:
        change["starting"], move = [3, 4], f"draft {company} contract 4"
    tweaked = tweak(position, change).position
    look = lambda end: (end.companies[company].officer, end.companies[company].contracts)  # noqa: E731
    assert outcome(tweaked, [move], look) == (change["offer"][0][1], (int(move.split()[-1]),))


def test_the_tile_on_the_discard_orders_the_headstreams_of_an_income():
    position = sketch("usa B1L B2L | automas=usa:medium automa_discard=1")
    for tile, headstream in ((1, "HA"), (2, "HB")):
        draft = Draft(tweak(position, automa_discard=[tile]).position)
        decide(draft, PlaceDrops("usa", 1, False, "Z3", True))
        assert draft.headstreams == {headstream: 1}


def test_every_part_of_a_position_and_of_a_company_is_in_this_table():
    tested = {row[0] for row in EFFECTS} | {"seed", "offer", "starting", "automa_discard"}
    assert tested >= {*POSITION_FIELDS, *COMPANY_FIELDS}


@pytest.mark.parametrize("ruling", list(vars(Rulings())))
def test_every_ruling_can_be_switched(ruling):
    position = sketch("usa")
    now = getattr(position.rulings, ruling)
    other = {bool: not now, str: {"turn": "game", "turn order": "reverse"}.get(now), int: 3}.get(type(now), 3)
    tweaked = tweak(position, rulings={ruling: other}).position
    assert tweaked == position.with_(rulings=replace(position.rulings, **{ruling: other}))
    word = {True: "yes", False: "no"}.get(other, str(other)) if isinstance(other, bool) else other
    assert tweak(position, f"{ruling}={word}").position == tweaked


OF_TILE = "P5.1 P6.1 P7.1 excavators=10 tiles=adv3_conduit,base contracts=405,300"
TILE = ["place construction-1", "build conduit with adv3_conduit"]
FULL = "B1L=3 B2L=3 B3L=2 C3A B5L C5A P5.1 B6L C6A P6.1 C7A C7B P7.1"
SECOND = ["place turbine+0", "produce B1L C1A P8.1 x1", "produce B9L C9A P11.1 x1"]
NONE = "credits=0 excavators=0 mixers=0"
AUTOMA = "tiles=spencer excavators=4 | italy | automas=usa:medium automa_pile=4,2"
ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"
DEL_MONTE = "italy officer=sekibo engineers=3 B1L=3*3 B2L=3*3 | spare_officers=del_monte"
KEPT = ["copy del_monte", "place bank 1", "place water-2", "drops HA", "place water-1-now", "drops HB"]


def of(who, field):
    return lambda position: getattr(position.companies[who], field)


def offered(position):
    return len([contract for contract in position.contracts if contract is not None])


def both(position):
    return drops("B1L")(position), drops("B2L")(position)


# ruling, picture, tweak, moves, a look, what it shows without and with the tweak
RULINGS = [
    ("contract_before_water", "usa B1L=1*1 C1A P8.1 contracts=211", "contract_before_water=no",
     ["place turbine+0", "fulfil 211", "at B8L"], drops("B8L"), 1, 0),
    ("italy_after_contract", "italy B1L=1*1 C1A P8.1 P9.1 P10.1 contracts=1", "italy_after_contract=no",
     ["place turbine+0"], of("italy", "energy"), 6, 9),
    ("fiesler_on_second_production", "germany officer=fiesler B1L=1*1 B9L=1*1 C1A C9A P8.1 P11.1 P5.1",
     "fiesler_on_second_production=yes", SECOND, of("germany", "energy"), 7, 10),
    ("tile_energy_national", f"france {OF_TILE} | usa | national=100", "tile_energy_national=no",
     [*TILE, "at C1A", "fulfil 100"], of("france", "fulfilled"), (100,), "Y8"),
    ("tile_energy_france", f"france {OF_TILE} | usa", "tile_energy_france=no", [*TILE, "at C1B", "fulfil 405"],
     of("france", "fulfilled"), (405,), "Y8"),
    ("del_monte_copy", f"{DEL_MONTE} | {ROUND_1}", "del_monte_copy=round", KEPT, both, (3, 3), (4, 3)),
    ("del_monte_copy", f"{DEL_MONTE} | {ROUND_1}", "del_monte_copy=game", KEPT, both, (3, 3), (4, 4)),
    ("zero_ranks", f"usa {NONE} engineers=1 energy=1 | objective=basins_1 round=5", "zero_ranks=no", [LAST],
     usa("vp"), 31, 16),
    ("basin_objective_cap", f"usa {FULL} engineers=1 {NONE} | germany {NONE} engineers=0 B1U=3 B2U=3 B3U=2 C3B B8L C8A "
     "P8.1 B9L C9A P9.1 | round=5 objective=basins_3", "basin_objective_cap=5", [LAST], usa("vp"), 22, 20),
    ("sekibo_any_space", "usa officer=sekibo | germany officer=jordan", "sekibo_any_space=yes", ["copy jordan for 3"],
     usa("credits"), "O7", 6),
    ("income_order", f"usa B8L=3 engineers=1 | france B9L B10L energy=5 engineers=0 | {ROUND_1}",
     "income_order=reverse", [LAST, "machines 1 mixers"], usa("mixers"), 5, 4),
    ("luciani_each_less", f"france officer=luciani P5.1 P6.1 B1L=1*1 C1A P8.1 contracts=300,310 | italy | {LEEGHWATER}",
     "luciani_each_less=no", ["place turbine+2", "fulfil 310", "fulfil 300"], of("france", "fulfilled"), (310, 300),
     "R2"),
    ("free_national", f"usa excavators=6 | italy | works=702 national=100 {LEEGHWATER}", "free_national=yes",
     ["place works-1", "fulfil 100"], usa("fulfilled"), "R2", (100,)),
    ("free_france", f"france P5.1 P6.1 P7.1 contracts=310 | italy | works=500 {LEEGHWATER}", "free_france=yes",
     ["place works-1", "fulfil 310"], of("france", "fulfilled"), "R2", (310,)),
    ("drop_after_water", f"netherlands P8.1 P6.1 P5.1 C1A B1L=1*1 B8L B2L=1*1 | italy | {LEEGHWATER}",
     "drop_after_water=no", ["place turbine+0", "at B8L"], drops("B8L"), "R2", 1),
    ("architect_in_bank", f"usa officer=battista architect=yes | italy | {LEEGHWATER}", "architect_in_bank=yes",
     ["place bank 1 architect"], lambda end: end.mover, "L84", "usa"),
    ("architect_in_bank", f"usa officer=battista architect=yes engineers=1 | italy | {LEEGHWATER}",
     "architect_in_bank=yes", ["place bank 1"], lambda end: end.mover, "italy", "L83"),
    ("lab_any_segment", f"usa wheel=1:1m research_lab.1 | italy | {LEEGHWATER}", "lab_any_segment=yes",
     ["place research_lab-1"], lambda end: end.mover, "L55", "italy"),
    ("luciani_any_energy", f"usa officer=luciani wind_farm.1 contracts=200,205 | italy | {LEEGHWATER}",
     "luciani_any_energy=yes", ["place wind_farm-1", "fulfil 200", "fulfil 205"], usa("fulfilled"), "R2", (200, 205)),
    ("automa_works_own_space", f"usa {AUTOMA} works=501,702,603 {LEEGHWATER}", "automa_works_own_space=no", ["act"],
     lambda end: tuple(end.occupied), ("works-3",), ("works-1",)),
    ("automa_all_parts", f"usa {AUTOMA} works=-,600,- {LEEGHWATER}", "automa_all_parts=no", ["act"],
     usa("energy"), 6, 0),
    ("automa_other_machines", f"usa tiles=adv2_building excavators=0 mixers=3 | italy | automas=usa:hard "
     f"automa_pile=4,20 {LEEGHWATER}", "automa_other_machines=no", ["act"], lambda end: tuple(end.buildings),
     ("loan_agency.1",), ()),
    ("automa_last_arrow", f"usa officer=spencer tiles=spencer,conduit excavators=5 mixers=4 | italy | "
     f"automas=usa:very_hard automa_pile=3,19 works=601,704,603 {LEEGHWATER}", "automa_last_arrow=no", ["act"],
     usa("works_taken"), (603,), (601,)),
    ("automa_drop_counts", f"netherlands C1A P8.1 C4A P7.1 C2A P6.1 B1L=2*1 B2L=3*3 B4L=3*2 excavators=0 mixers=0 "
     f"| italy | automas=netherlands:hard automa_pile=9,11 contracts=200 {LEEGHWATER}", "automa_drop_counts=no",
     ["act"], lambda end: (end.dams["B1L"].drops, end.dams["B4L"].drops), (2, 2), (1, 3)),
    ("discards_return", "usa contracts=200,201,202 | contracts=203,204,-,-,-,-", "discards_return=no",
     ["place contract-1", "take 203", "discard 200"], offered, 2, 1),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "picture", "change", "moves", "look", "without", "with_it"), RULINGS)
def test_a_later_move_depends_on_the_ruling_that_was_tweaked(ruling, picture, change, moves, look, without, with_it):
    position = sketch(picture)
    assert outcome(position, moves, look) == without
    tweaked = tweak(position, change).position
    assert tweaked.rulings != position.rulings
    assert outcome(tweaked, moves, look) == with_it


def test_the_credits_on_sekibos_tile_are_dealt_by_the_tweaked_ruling():
    position = new_game(2, seed=3)
    (company, _), other = position.offer
    position = tweak(position, {"offer": [[company, "sekibo"], list(other)]}).position
    moves = [f"draft {company} contract {position.starting[0]}"]
    assert outcome(position, moves, lambda end: end.companies[company].credits) == 9
    tweaked = tweak(position, "sekibo_credits=6").position
    assert outcome(tweaked, moves, lambda end: end.companies[company].credits) == 6


def test_every_ruling_has_an_effect_in_this_table():
    at_setup = {"sekibo_credits", "new_spare_officers"}
    assert {row[0] for row in RULINGS} | at_setup == set(vars(Rulings()))


def test_a_whole_position_takes_the_place_of_another():
    old, new = sketch("usa"), sketch("germany B1L=2*1")
    assert tweak(old, new).position == tweak(old, new.text).position == new == Position.load(tweak(old, new).said)


def test_a_whole_position_can_be_changed_on_the_way():
    old, new = sketch("usa"), sketch("germany B1L=2*1")
    both = tweak(old, new, germany={"credits": 9})
    assert both.position == tweak(new, "germany credits=9").position == tweak(old, both.said).position
    with pytest.raises(TweakRefused, match="engineers: 99"):
        tweak(
            old,
            replace(new, companies=type(new.companies)({"germany": replace(new.companies["germany"], engineers=99)})),
        )
