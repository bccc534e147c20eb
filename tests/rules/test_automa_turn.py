"""What an Automa does in its turn, worked out from the clauses alone (A7 to A28, Q41, Q45)."""

import pytest

from barrage_nb import new_game, play, sketch, why_not
from barrage_nb.automa import traces
from barrage_nb.automa.deciding import choose_contract, choose_drops, choose_system, most_contracts, split_machines
from barrage_nb.automa.trace import Placement, WaterChoice
from barrage_nb.automa.turn import row_refusal
from barrage_nb.board.automa import AUTOMA_TILES, START_VP, ProduceRow
from barrage_nb.board.map import HEADSTREAMS
from barrage_nb.engine.actions import spaces_in_play
from barrage_nb.engine.automas import AutomaTurn
from barrage_nb.engine.production import Turbine
from barrage_nb.history import tweak
from tests.clauses import clause

POOR = "excavators=0 mixers=0"


def at_turn(usa, table="", tiles="4,8", level="medium", others="italy"):
    """The USA, an Automa, about to act by the second tile with the criteria of the first."""
    return sketch(f"usa {usa} | {others} | automas=usa:{level} automa_pile={tiles} {table}")


def acted(*said, **more):
    """The position before, the step, and its trace."""
    before = at_turn(*said, **more)
    step = play(before, "act")
    (trace,) = traces(step.events)
    return before, step.after, trace


def kinds(trace):
    return [type(row.tried.row).__name__ for row in trace.done]


def clauses(trace):
    return [row.tried.refusal.clause for row in trace.rows if row.tried.refusal]


@clause("A14")
def test_the_flipped_tile_gives_the_criteria_and_the_next_the_actions():
    _, after, trace = acted(POOR, tiles="4,8,9")
    assert (trace.flipped.criteria, trace.flipped.actions) == (4, 8)
    assert (after.automa_pile, after.automa_discard) == ((8, 9), (4,))


@clause("A14")
def test_when_the_flip_would_leave_no_tile_to_see_all_are_shuffled_and_one_is_flipped():
    before, after, trace = acted(POOR, "automa_discard=2", tiles="4")
    assert trace.flipped.reshuffled
    assert sorted((*after.automa_pile, *after.automa_discard)) == list(AUTOMA_TILES)
    assert len(after.automa_discard) == 1
    assert play(before, "act").after == after  # the order follows from the position


@clause("A14")
def test_an_automa_without_engineers_passes_and_flips_nothing():
    position = sketch("italy engineers=1 | usa engineers=0 | automas=usa:medium automa_pile=4,8")
    after = play(position, "place bank 1").after
    assert "PassedRound" in {type(event).__name__ for event in play(position, "place bank 1").events}
    assert after.automa_pile == (4, 8)
    assert after.companies["usa"].vp < START_VP + 20


@clause("A14")
@pytest.mark.parametrize("position", [
    at_turn("engineers=0", "automa_discard=1", tiles="4,13"),
    tweak(at_turn("", "automa_discard=1", tiles="4,13"), "usa engineers=0").position,
    tweak(at_turn("engineers=0", "order=italy,usa mover=italy automa_discard=1", tiles="4,13"), "mover=usa").position,
], ids=["sketch", "tweak of engineers", "tweak of the mover"])  # fmt: skip
def test_one_set_up_without_engineers_passes_too(position):
    step = play(position, "act")
    assert [str(event) for event in step.events] == [
        "USA has no engineers left, so it flips no tile and passes (A14).",
        "USA is out of engineers and passes for the round (R5).",
        "USA's turn is over (R2).",
    ]
    assert traces(step.events) == ()
    after = step.after
    assert (after.automa_pile, after.automa_discard) == ((4, 13), (1,))
    assert (after.passed, after.mover, after.companies["usa"].vp) == (("usa",), "italy", START_VP)


@clause("A14")
def test_who_cannot_see_the_pile_cannot_let_the_automa_act():
    view = at_turn(POOR, tiles="4,9,8").view_for("italy")
    assert view.automa_pile == (4, 8, 9)
    assert not view.legal_moves
    assert why_not(view, "act").startswith("A14")


@clause("A15")
def test_rows_are_tried_from_the_top_and_the_first_possible_one_ends_the_turn():
    _, after, trace = acted("", tiles="4,13")
    assert [row.tried.number for row in trace.rows] == [0, 1, 2]
    assert kinds(trace) == ["ConstructRow"]
    assert clauses(trace) == ["A16", "A19"]
    assert len(after.powerhouses) == 1


@clause("A15", "A27")
def test_the_last_row_is_always_possible():
    _, after, trace = acted(POOR, "round=5", tiles="4,20")
    assert kinds(trace) == ["BankRow"]
    assert after.occupied["bank"][0].engineers == 1
    assert after.companies["usa"].vp == START_VP + 1


@clause("A15")
def test_a_row_is_judged_on_what_the_rows_before_it_left():
    # The discarded green contracts make place for one that nobody can meet, and the two steps put the Automa ahead.
    _, after, trace = acted(POOR, "contracts=200,201 piles=green:212,213", tiles="4,3")
    assert kinds(trace)[0] == "ContractsRow"
    assert after.contracts[:2] == (212, 213)


@clause("X1")
def test_rows_of_the_expansion_are_skipped():
    _, _, trace = acted(POOR, "round=5", tiles="4,20")
    refused = [row.tried for row in trace.rows if row.tried.refusal]
    skipped = [type(tried.row).__name__ for tried in refused if tried.refusal.clause == "X1"]
    assert skipped == ["BuildingRow", "ExternalWorksRow"]


SYSTEM = "B1L=3*2 C1A P8.1"  # 10 energy


@clause("A16")
@pytest.mark.parametrize(("usa", "table", "reason"), [
    ("B1L=3*2 C1A", "contracts=200", "automa_no_system"),
    (f"{SYSTEM} energy=6", "contracts=200", "automa_ahead"),
    (f"{SYSTEM} energy=6", "contracts=200 round=2", None),  # the section of round 2 begins at 12
    (f"{SYSTEM} energy=18", "contracts=200 round=2", "automa_ahead"),  # further than needed is enough
    (f"{SYSTEM} energy=5", "contracts=200", None),
    (SYSTEM, "contracts=-,-,300", "automa_no_contract"),  # not of the row's colour
    (SYSTEM, "", "automa_no_contract"),
])  # fmt: skip
def test_when_an_automa_produces(usa, table, reason):
    refusal = row_refusal(at_turn(usa, table), "usa", ProduceRow(2, 0, "green"), 4)
    assert (refusal and refusal.reason) == reason


@clause("A16", "Y16")
def test_first_on_the_track_means_strictly_first():
    position = at_turn(f"{SYSTEM} energy=6", "contracts=200", others="italy energy=6")
    assert row_refusal(position, "usa", ProduceRow(2, 0, "green"), 4) is None


@clause("A16", "Y16")
@pytest.mark.parametrize(("houses", "modifier", "possible"), [
    ("", 0, False), ("", 1, True), ("P5.1", 0, True), ("P5.1", -1, False), ("P5.1 P6.1 P7.1", -1, True),
])  # fmt: skip
def test_the_most_it_can_produce_counts_modifier_and_powerhouses(houses, modifier, possible):
    position = at_turn(f"B9L=1*1 C9A P11.1 {houses}", "contracts=200")  # 1 energy, and a contract for 2
    refusal = row_refusal(position, "usa", ProduceRow(2, modifier, "green"), 4)
    assert (refusal is None) is possible


@clause("A17")
@pytest.mark.parametrize(("usa", "others", "chosen"), [
    ("B1L=1*1 B2L=1*1 C1A C2A P8.1 P6.1", "italy", ("B1L", "C1A", 1)),  # 5 energy and 3
    ("B1L=1*1 B4L=3*3 C1A C4A P8.1 P7.1", "italy", ("B4L", "C4A", 3)),  # 9 and 5, all drops move
    ("B1L=1*1 B2L=1*1 C2B P8.1 P10.1", "italy C1A", ("B2L", "C2B", 1)),  # equal: the own conduit
    ("B1L=1*1 B2L=1*1 P8.1 P10.1", "italy C1A C2B", ("B1L", "C1A", 1)),  # equal: the lower basin
])  # fmt: skip
def test_the_system_with_most_energy_and_all_its_drops(usa, others, chosen):
    found = choose_system(at_turn(usa, others=others), "usa", Turbine()).chosen
    assert (found.system.dam, found.system.conduit, found.drops) == chosen


@clause("A17", "Y17")
@pytest.mark.parametrize(("level", "owner"), [("", (2, 2)), (",italy:easy", (4, 0))])
def test_a_foreign_conduit_costs_points_and_pays_its_owner(level, owner):
    position = sketch(f"usa B1L=3*2 P8.1 {POOR} | italy C1A | automas=usa:medium{level} automa_pile=4,17 contracts=200")
    after = play(position, "act").after
    gained = {name: after.companies[name].vp - position.companies[name].vp for name in ("usa", "italy")}
    assert gained["usa"] == -2 + 1  # two drops, and a credit of the contract
    credits = after.companies["italy"].credits - position.companies["italy"].credits
    assert (gained["italy"], credits) == owner


@clause("Y17")
def test_a_person_pays_credits_for_the_conduit_of_an_automa_which_gains_two_points_a_drop():
    position = sketch("usa B1L=3*2 P8.1 | italy C1A | automas=italy:medium automa_pile=4,17")
    after = play(play(position, "place turbine+0").after, "produce B1L C1A P8.1 x2").after
    assert after.companies["usa"].credits == position.companies["usa"].credits - 2
    assert after.companies["italy"].vp == START_VP + 4
    assert after.companies["italy"].credits == 0


@clause("A18")
@pytest.mark.parametrize(("energy", "reached", "chosen"), [
    (9, (200, 300, 405), 405), (9, (405, 406), 406), (13, (405, 100, 101), 101), (2, (), None),
])  # fmt: skip
def test_the_highest_contract_and_of_equal_ones_the_right_one(energy, reached, chosen):
    choice = choose_contract(energy, reached)
    assert (choice and choice.chosen) == chosen


@clause("A18", "A4")
def test_a_contract_of_any_colour_is_kept_face_down_and_replaced_at_once():
    table = "contracts=200,201,300,301,405,406 piles=red:410 national=100"
    _, after, trace = acted(f"{SYSTEM} {POOR}", table, tiles="4,11")
    assert kinds(trace) == ["ProduceRow"]  # for the sake of a green contract
    usa = after.companies["usa"]
    assert (usa.fulfilled, usa.contracts) == ((406,), ())
    assert after.contracts == (200, 201, 300, 301, 405, 410)
    assert usa.energy == 11


@clause("A18")
def test_a_national_contract_is_taken_where_nothing_higher_is_reached():
    _, after, _ = acted(f"B1L=3*3 C1A P8.1 {POOR}", "contracts=200 national=100,101", tiles="4,11")
    assert after.companies["usa"].fulfilled == (101,)
    assert after.national == (100,)


@clause("A19")
@pytest.mark.parametrize(("usa", "table", "drops", "flowing", "expected"), [
    ("B2L", "", 2, False, ("HB",)),  # one drop fills the dam
    ("B2L=2", "", 2, False, ("HB", "HB")),
    ("B2L", "HB=1", 2, False, ()),  # the drop that waits will fill it
    ("B2L", "HB=1", 1, True, ("HB",)),  # but one that flows at once gets there first
    ("B1L B2L", "", 2, False, ("HA", "HB")),
    ("B1L=1*1", "", 2, False, ()),
    ("", "", 2, False, ()),
])  # fmt: skip
def test_drops_go_only_where_own_dams_come_to_hold_more(usa, table, drops, flowing, expected):
    choice = choose_drops(at_turn(usa, table), "usa", drops, flowing, HEADSTREAMS)
    assert choice.headstreams == expected


@clause("A19")
def test_a_drop_may_fill_another_dam_so_that_the_next_one_arrives():
    position = at_turn("B2L", others="italy B2U")
    assert choose_drops(position, "usa", 2, False, HEADSTREAMS).headstreams == ("HB", "HB")
    assert choose_drops(position, "usa", 1, False, HEADSTREAMS).headstreams == ()


@clause("A19")
def test_equal_headstreams_are_taken_in_the_order_of_the_letters():
    position = at_turn("B9L")  # HA leads elsewhere; HB comes by, HC and HD do not
    assert choose_drops(position, "usa", 1, True, ("HD", "HC", "HB", "HA")).headstreams == ("HB",)
    position = at_turn("B10L")  # HC and HD lead there
    assert choose_drops(position, "usa", 1, True, ("HA", "HD", "HC", "HB")).headstreams == ("HD",)
    assert choose_drops(position, "usa", 1, True, ("HC", "HD", "HA", "HB")).headstreams == ("HC",)


@clause("A19", "A20")
def test_water_takes_an_engineer_and_the_next_row_is_tried():
    _, after, trace = acted(f"B4L=2 {POOR}", "round=5", tiles="4,17")
    assert kinds(trace) == ["WaterRow", "BankRow"]
    assert after.headstreams == {"HD": 2}
    assert after.companies["usa"].engineers == 10


@clause("A20", "A22")
@pytest.mark.parametrize(("tile", "kind"), [(17, "WaterRow"), (3, "ContractsRow")])
def test_with_the_last_engineer_gone_the_turn_is_over(tile, kind):
    _, _, trace = acted("B4L=2 engineers=1", tiles=f"4,{tile}")
    assert kinds(trace) == [kind]


@clause("A20")
def test_a_drop_that_flows_at_once_is_caught_at_once():
    _, after, _ = acted("B4L=2 engineers=1", tiles="4,14")
    assert after.dams["B4L"].drops == 1
    assert not after.headstreams


@clause("A21", "A22")
def test_contracts_of_a_colour_are_discarded_for_two_steps_and_replaced():
    table = "contracts=200,201,300,301,400,401 piles=yellow:305,306"
    _, after, trace = acted(POOR, f"{table} round=5", tiles="4,7")
    assert kinds(trace) == ["ContractsRow", "BankRow"]
    assert after.contracts == (200, 201, 305, 306, 400, 401)
    assert after.discards == {"yellow": (300, 301)}
    assert after.companies["usa"].energy == 2
    assert after.occupied["contract-1"][0].company == "usa"


@clause("A23")
@pytest.mark.parametrize(("usa", "reason"), [
    ("P5.1 P6.1 P7.1 P8.1", "no_piece_left"),
    ("tiles=base", "automa_no_tile"),
    ("mixers=1", "automa_no_machinery"),
    ("", None),
])  # fmt: skip
def test_what_a_construction_takes_in_order(usa, reason):
    row = AUTOMA_TILES[16].rows[2]  # a powerhouse
    refusal = row_refusal(at_turn(usa), "usa", row, 4)
    assert (refusal and refusal.reason) == reason


@clause("A23")
def test_a_restricted_row_asks_for_the_machines_of_its_kind_and_for_a_space():
    hills, dear = AUTOMA_TILES[2].rows[2], AUTOMA_TILES[12].rows[2]
    assert row_refusal(at_turn("excavators=3"), "usa", hills, 4).reason == "automa_no_machinery"
    assert row_refusal(at_turn("excavators=4"), "usa", hills, 4) is None
    taken = "B5U B5L B6U B6L B7U B7L"
    assert row_refusal(at_turn("", others=f"italy {taken[:19]} | france {taken[20:]}"), "usa", hills, 4).reason == (
        "no_legal_space"
    )
    assert row_refusal(at_turn("excavators=7"), "usa", dear, 4).reason == "automa_no_machinery"
    assert row_refusal(at_turn("excavators=8"), "usa", dear, 4) is None


@clause("A23", "A8")
def test_a_construction_uses_wheel_and_income_and_no_construction_space():
    _, after, trace = acted("B1L=2*2 B2L=1*1 B3L=1*1 C1A", tiles="4,17")
    usa = after.companies["usa"]
    assert kinds(trace)[-1] == "ConstructRow"
    assert usa.wheel[1].tiles == ("base",)
    assert (usa.constructions, usa.engineers, usa.aside) == (0, 10, 2)
    assert usa.vp == START_VP + 6  # the fourth base uncovers 6 credits
    placement = next(made for made in trace.done[-1].decisions if isinstance(made, Placement))
    assert after.dams[placement.space].owner == "usa"


@clause("A8")
def test_there_is_no_limit_of_constructions_a_round():
    position = at_turn("constructions=4", tiles="4,13")
    assert len(play(position, "act").after.powerhouses) == 1


@clause("A7")
def test_short_of_engineers_it_acts_with_all_it_has():
    _, after, trace = acted("engineers=1", tiles="4,13")
    assert kinds(trace) == ["ConstructRow"]
    assert after.companies["usa"].engineers == 0
    assert len(after.powerhouses) == 1


@clause("A7", "A9")
def test_short_of_engineers_it_visits_the_office_with_all_it_has():
    _, after, trace = acted(f"{POOR} engineers=1 wheel=3:base tiles=conduit", tiles="4,5")
    assert trace.done[-1].tried.row.engineers == 2
    assert after.companies["usa"].engineers == 0
    assert after.occupied["workshop-1"] == (("usa", 1),)


@clause("A9")
def test_engineers_go_on_the_first_empty_space_of_the_section_whatever_it_asks_for():
    free = [name for name, space in spaces_in_play(new_game(2)).items() if space.section == "workshop"]
    for number in range(len(free)):
        table = " ".join(f"{name}=italy" for name in free[:number]) + " round=5"
        _, after, trace = acted(f"{POOR} wheel=3:2e", table, tiles="4,20")
        assert kinds(trace) == ["WorkshopRow"]
        assert after.occupied[free[number]][0] == ("usa", 1)


@clause("A9")
def test_where_no_space_is_left_they_stand_beside_the_section():
    free = [name for name, space in spaces_in_play(new_game(2)).items() if space.section == "workshop"]
    table = " ".join(f"{name}=italy" for name in free) + " round=5"
    _, after, trace = acted(f"{POOR} wheel=3:2e", table, tiles="4,20")
    assert kinds(trace) == ["WorkshopRow"]
    assert after.occupied[free[-1]] == (("italy", 1), ("usa", 1))
    assert after.companies["usa"].engineers == 11


@clause("A24", "A27")
@pytest.mark.parametrize(("wheel", "kind", "turns", "vp"), [
    ("wheel=3:2e", "WorkshopRow", 2, -2), ("", "MachineryRow", 0, -3),
])  # fmt: skip
def test_the_workshop_turns_a_wheel_that_is_not_empty(wheel, kind, turns, vp):
    _, after, trace = acted(f"{POOR} {wheel}", tiles="4,14")
    assert kinds(trace) == [kind]
    assert [segment.excavators for segment in after.companies["usa"].wheel] == (
        [0, 0, 0, 0, 0, 2] if turns else [0] * 6
    )
    assert after.companies["usa"].vp == START_VP + vp


@clause("A27")
def test_maintenance_is_one_turn_of_the_wheel_and_otherwise_the_bank():
    _, after, trace = acted(f"{POOR} wheel=1:2e", "round=5", tiles="4,20")
    usa = after.companies["usa"]
    assert (kinds(trace), usa.excavators, usa.vp) == (["WorkshopRow"], 2, START_VP)
    _, after, trace = acted(POOR, "round=5", tiles="4,20")
    assert (kinds(trace), after.companies["usa"].vp) == (["BankRow"], START_VP + 1)


@clause("A25")
def test_machines_cost_points_and_are_not_bought_in_the_last_round():
    _, after, trace = acted(POOR, tiles="4,12")
    assert kinds(trace) == ["ContractsRow", "MachineryRow"]
    usa = after.companies["usa"]
    assert (usa.excavators, usa.mixers, usa.vp, usa.engineers) == (2, 0, START_VP - 4, 9)
    _, _, trace = acted(POOR, "round=5", tiles="4,12")
    assert kinds(trace) == ["ContractsRow", "BankRow"]
    assert "A25" in clauses(trace)


@clause("A28")
@pytest.mark.parametrize(("had", "bought"), [
    ("excavators=1 mixers=1", (2, 1)), ("excavators=2 mixers=1", (2, 2)), ("excavators=0 mixers=1 wheel=1:9e", (1, 1)),
])  # fmt: skip
def test_a_machine_of_choice_is_of_the_type_it_has_fewer_of_off_the_wheel(had, bought):
    before = at_turn(had)
    choice, company = split_machines(before, "usa", 1), before.companies["usa"]
    assert (company.excavators + choice.excavators, company.mixers + choice.mixers) == bought


@clause("A28")
def test_a_machine_of_choice_costs_three_points_before_the_last_round():
    _, after, trace = acted(POOR, tiles="4,13")
    assert kinds(trace) == ["MachineryRow"]
    usa = after.companies["usa"]
    assert (usa.excavators, usa.vp, usa.engineers) == (1, START_VP - 3, 11)
    _, _, trace = acted(POOR, "round=5", tiles="4,13")
    assert kinds(trace) == ["BankRow"]
    assert "A28" in clauses(trace)


@clause("A26")
@pytest.mark.parametrize(("patents", "bought"), [
    ("adv1_base,adv1_wild", "adv1_base"), ("adv1_base,adv2_wild", "adv2_wild"), ("adv1_wild,adv2_conduit", "adv1_wild"),
    ("adv3_base,adv2_base,adv3_wild", "adv3_base"), ("adv1_conduit", None),
])  # fmt: skip
def test_the_highest_patent_for_the_structure_and_specific_before_wild(patents, bought):
    _, after, trace = acted(POOR, f"patents={patents}", tiles="4,3")
    usa = after.companies["usa"]
    if bought is None:
        assert "PatentRow" not in kinds(trace)
        assert "A26" in clauses(trace)
    else:
        assert kinds(trace) == ["ContractsRow", "PatentRow"]
        assert bought in usa.tiles
        assert bought not in after.patents
        assert (usa.engineers, usa.vp) == (10, START_VP - 2)
        assert after.occupied["patent-1"][0] == ("usa", 1)


@clause("A18", "A19")
def test_the_choices_of_a_reward_follow_the_procedures():
    # Contract 204 brings 3 credits and two drops; 305 a base in hills or plains; 308 two machines.
    _, after, trace = acted(f"B9L=1*1 C9B P12.1 B2L=2 {POOR}", "contracts=204", tiles="4,11")
    assert after.headstreams == {"HB": 2}
    assert after.companies["usa"].vp == START_VP + 3
    assert any(isinstance(made, WaterChoice) for made in trace.done[0].decisions)
    _, after, trace = acted(f"B1L=3*2 C1A P8.1 {POOR}", "contracts=200,-,305", tiles="4,11")
    placement = next(made for made in trace.done[0].decisions if isinstance(made, Placement))
    assert after.dams[placement.space] == ("usa", 1, 0)
    assert placement.tile == 4
    assert {space[1:-1] for space in placement.eligible} <= {"5", "6", "7", "8", "9", "10"}
    _, after, _ = acted("B1L=3*2 C1A P8.1 excavators=0 mixers=3", "contracts=200,-,308", tiles="4,11")
    assert (after.companies["usa"].excavators, after.companies["usa"].mixers) == (2, 3)


@clause("A10", "A11", "A12", "A1")
@pytest.mark.parametrize("seed", range(8))
def test_how_automas_sit_down(seed):
    game = new_game(4, seed=seed, automas=["medium", "hard"])
    first = game.order
    assert set(first) == set(game.automas)
    assert len(game.national) == 3
    assert (game.players, len(game.offer)) == (4, 2)
    while game.offer:
        game = play(game, game.legal_moves[0]).after
    assert game.order[:2] == first
    for name in first:
        company = game.companies[name]
        assert (company.vp, company.credits, company.officer, company.contracts) == (START_VP, 0, None, ())
        assert (company.excavators, company.mixers, company.engineers) == (6, 4, 12)
    assert isinstance(game.question, AutomaTurn)
    assert sorted(game.automa_pile) == list(AUTOMA_TILES)


@clause("A11")
def test_automas_sit_in_any_order_among_themselves():
    orders = {new_game(4, seed=seed, automas={"usa": "easy", "italy": "hard"}).order for seed in range(12)}
    assert orders == {("usa", "italy"), ("italy", "usa")}


@clause("A1")
@pytest.mark.parametrize(("asked", "said"), [
    ({"rules": "introductory", "automas": 1}, "full rules"), ({"players": 2, "automas": 3}, "more than"),
    ({"automas": ["expert"]}, "expert"), ({"automas": {"spain": "hard"}}, "spain"),
])  # fmt: skip
def test_automas_that_cannot_be(asked, said):
    with pytest.raises(ValueError, match=said):
        new_game(**asked)


@clause("AD7")
@pytest.mark.parametrize(("energy", "private", "national", "fulfilled"), [
    (9, (300, 305, 200), (), {305, 200}), (5, (200, 201, 300), (), {200, 201}), (4, (200, 201, 202), (), {201, 202}),
    (9, (200, 205, 305), (), {205, 305}), (15, (200, 405), (100,), {100, 200}), (1, (200,), (100,), set()),
])  # fmt: skip
def test_as_many_contracts_as_the_energy_meets(energy, private, national, fulfilled):
    assert set(most_contracts(energy, private, national)) == fulfilled
