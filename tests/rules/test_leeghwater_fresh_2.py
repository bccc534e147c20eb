"""Buildings, Netherlands, officers and scores of The Leeghwater Project: cases worked out from L50 to L93 alone."""

import pytest

from barrage_nb import BOXES, PRINTED, Position, legal_moves, new_game, play, sketch, why_not
from tests.clauses import clause

ALL = (
    "cofferdam,development_office,research_lab,loan_agency,energy_relay_field,"
    "robot_factory,financial_division,control_station,wind_farm,customer_office"
)
SYSTEM = "B1L=2*2 C1A P8.1"  # 5 energy for each of two drops
THIRD = "P9.1 P10.1"  # with P8.1 three powerhouses: N1 gives 1, and the ability acts
SMALL_NATIONAL = BOXES["leeghwater"].changed("contract 100: national, 5 energy: 7 vp")


def at(usa, table="", others="italy", who="usa", box="leeghwater") -> Position:
    column = "" if "building_tiles" in table else f"building_tiles={ALL}"
    return sketch(f"{who} {usa} | {others} | {column} {table}", box=box)


def house(tile, usa="", table="", **more) -> Position:
    """A company with a house at a tile."""
    return at(f"{tile}.1 {usa}", table, **more)


def sekibo(whom, usa="", table="", **more) -> Position:
    others = f"italy officer={whom}"
    return at(f"officer=sekibo {usa}", table, others=others, **more)


def can(position, move) -> bool:
    return why_not(position, move) is None


def now(position) -> set[str]:
    return {str(move) for move in legal_moves(position)}


def asked(position, *moves) -> set[str]:
    """What is asked after some moves."""
    return now(done(position, *moves))


def done(position, *moves) -> Position:
    for move in moves:
        position = play(position, move).after
    return position


def us(position, who="usa"):
    return position.companies[who]


def wheel(position, who="usa") -> dict[int, tuple[int, int, tuple[str, ...]]]:
    """What comes back after so many turns of a wheel."""
    segments = us(position, who).wheel
    return {
        len(segments) - n: (segment.excavators, segment.mixers, segment.tiles)
        for n, segment in enumerate(segments)
        if segment.excavators or segment.mixers or segment.tiles
    }


def builds(tile, site, with_tile, *more) -> str:
    return "; ".join((f"place construction-1; build building with {with_tile}; at {site or tile + '.1'}", *more))


# Using a tile: what it costs, and when it may not be chosen.

PRICES = [  # a space, its fee, the price of the action, what makes it possible
    ("cofferdam-2", 3, 0, "B5L=1"),
    ("development_office-2", 3, 0, "wheel=5:base"),
    ("research_lab-4", 3, 0, "wheel=5:2excavators"),
    ("loan_agency-1", 0, 2, ""),
    ("loan_agency-2", 0, 2, ""),
    ("energy_relay_field-1", 0, 1, ""),
    ("energy_relay_field-3", 3, 1, ""),
    ("robot_factory-1", 0, 1, ""),
    ("robot_factory-4", 3, 1, ""),
    ("control_station-2", 3, 0, SYSTEM),
    ("wind_farm-1", 0, 2, ""),
    ("wind_farm-2", 3, 2, ""),
    ("customer_office-1", 0, 3, "contracts=red-8-400"),
    ("customer_office-2", 3, 3, "contracts=red-8-400"),
]


@clause("L50", "R4")
@pytest.mark.parametrize("others", ["italy", "italy | france", "italy | france | germany"])
@pytest.mark.parametrize(("space", "fee", "price", "usa"), PRICES)
def test_the_price_of_an_action_is_due_beside_the_fee_of_its_space(space, fee, price, usa, others):
    tile, due = space.split("-")[0], fee + price
    for credits in (due - 1, due, due + 4):
        position = house(tile, f"{usa} credits={credits}", "works=-,501,-", others=others)
        assert can(position, f"place {space}") is (credits >= due)
    reward = 3 if tile == "loan_agency" else 0
    assert us(done(position, f"place {space}")).credits == 4 + reward


POSSIBLE = [  # what a tile lacks, and what makes it possible
    ("cofferdam", "B5L=1*1 B6L=2*2", "B5L=1*1 B6L=2*1"),
    ("cofferdam", "", "B5L=1"),
    ("development_office", "wheel=5:3excavators+2mixers", "wheel=5:base"),
    ("development_office", "", "wheel=1:krylov"),
    ("research_lab", "wheel=5:base+1excavator,4:1excavator,1:1mixer", "wheel=5:1excavator+1mixer"),
    ("control_station", "B1L=2 C1A P8.1", "B1L=2*1 C1A P8.1"),
    ("control_station", "B1L=2*1 C1A P5.1", "B1L=2*1 C1B P5.1"),
    ("customer_office", "fulfilled=green-2-200", "contracts=green-2-200"),
]


@clause("L51", "L52", "L53", "L55", "L61", "L65", "R4")
@pytest.mark.parametrize(("tile", "without", "enough"), POSSIBLE)
def test_an_action_that_cannot_be_performed_may_not_be_chosen(tile, without, enough):
    assert not can(house(tile, without), f"place {tile}-1")
    assert can(house(tile, enough), f"place {tile}-1")
    fouche = f"officer=fouche {without}"
    assert not can(house(tile, fouche), "place fouche-1")


@clause("L51", "L56")
def test_the_loan_agency_needs_a_work_on_display():
    assert not can(house("loan_agency", "credits=30", "works=-,-,- works_pile=500,501,502"), "place loan_agency-1")
    assert can(house("loan_agency", "credits=2", "works=-,-,501"), "place loan_agency-1")


# The ten actions.


@clause("L52")
def test_cofferdam_puts_a_drop_into_an_own_or_neutral_dam_with_room_where_it_stays():
    usa = "B1U=1 B2L=1*1 B6L=3*3"
    rest = "neutral B5L=2*1 B1L=1 B8L=3*3 | italy B7L=2"
    position = house("cofferdam", usa, others=rest)
    assert asked(position, "place cofferdam-1") == {"at B1U", "at B5L", "at B1L"}
    after = done(position, "place cofferdam-1", "at B5L")
    assert (after.dams["B5L"].drops, after.dams["B1U"].drops, after.mover) == (2, 0, "italy")
    assert not can(house("cofferdam", "B2L=1*1", others="italy B7L=2"), "place cofferdam-1")


@clause("L52", "O2", "O10")
def test_cofferdam_fills_a_deep_dam_to_four():
    assert not can(house("cofferdam", "B5L=3*3"), "place cofferdam-1")
    assert done(house("cofferdam", "B5L=3*3 officer=del_monte"), "place cofferdam-1").dams["B5L"].drops == 4
    assert not can(house("cofferdam", "B5L=3*4 officer=del_monte"), "place cofferdam-1")
    copy = house("cofferdam", "B5L=3*3 officer=sekibo", others="italy officer=del_monte")
    assert not can(copy, "place cofferdam-1")
    assert done(copy, "copy del_monte; place cofferdam-1").dams["B5L"].drops == 4


@clause("L53")
def test_development_office_takes_one_tile_from_any_segment_and_leaves_the_machines():
    tiles = "wheel=5:base+building-I+3excavators,3:2mixers,1:krylov+4mixers"
    position = house("development_office", f"officer=krylov tiles=conduit {tiles}")
    options = asked(position, "place development_office-1")
    assert len(options) == 3
    (special,) = (move for move in options if "krylov" in move)
    after = done(position, "place development_office-1", special)
    assert set(us(after).tiles) == {"conduit", "krylov"}
    assert (us(after).excavators, us(after).mixers) == (6, 4)
    assert wheel(after) == {1: (0, 4, ()), 3: (0, 2, ()), 5: (3, 0, ("adv1_building", "base"))}


@clause("L53", "L77", "L79")
def test_development_office_brings_back_spencers_tile():
    position = house("development_office", "officer=spencer tiles=base wheel=4:spencer+1mixer", "works=501,-,-")
    assert done(position, "place works-1").mover == "italy"  # on the wheel it is no help
    assert "spencer" in us(done(position, "place development_office-1")).tiles


@clause("L54", "L55")
def test_research_lab_takes_exactly_the_half_rounded_down_of_one_segment():
    position = house("research_lab", "tiles=wild-I wheel=5:base+3excavators+2mixers,4:1excavators,2:3mixers")
    assert asked(position, "place research_lab-1") == {
        "fetch 2 excavators from 5",
        "fetch 1 excavators 1 mixers from 5",
        "fetch 2 mixers from 5",
        "fetch 1 mixers from 2",
    }
    after = done(position, "place research_lab-1", "fetch 1 excavators 1 mixers from 5")
    assert (us(after).excavators, us(after).mixers, us(after).tiles) == (7, 5, ("adv1_wild",))
    assert wheel(after) == {5: (2, 1, ("base",)), 4: (1, 0, ()), 2: (0, 3, ())}


@clause("L54", "L55")
@pytest.mark.parametrize(("machines", "half"), [(2, 1), (3, 1), (4, 2), (7, 3)])
def test_research_lab_rounds_down(machines, half):
    after = done(house("research_lab", f"excavators=0 wheel=3:{machines}excavators"), "place research_lab-1")
    assert us(after).excavators == half
    assert wheel(after)[3][0] == machines - half


@clause("L56", "L50", "R4")
@pytest.mark.parametrize(("work", "price"), [(500, 2), (504, 4), (600, 6), (601, 8), (702, 12), (700, 12), (701, 10)])
def test_loan_agency_costs_two_credits_for_each_machine_of_the_work(work, price):
    """504 gives 4 credits, 600 gives 5: too late to pay with."""
    usa = "excavators=0 mixers=0 contracts=green-2-200"
    for credits, enough in ((price, True), (price - 1, False)):
        position = house("loan_agency", f"{usa} credits={credits}", f"works=-,{work},-")
        assert can(position, "place loan_agency-1") is enough
        assert can(position, "place loan_agency-3") is enough


@clause("L56", "L57", "L20")
@pytest.mark.parametrize(("space", "engineers"), [("loan_agency-1", 1), ("loan_agency-4", 2)])
def test_a_lent_work_is_taken_with_its_reward_and_its_own_space_is_useless(space, engineers):
    position = house("loan_agency", "", "works=501,-,503", others="italy")
    (move,) = (option for option in asked(position, f"place {space}") if "501" in option or "works-1" in option)
    after = done(position, f"place {space}", move)
    assert us(after).credits == 6 - 2 + 3
    assert (us(after).excavators, us(after).mixers, us(after).works_taken) == (6, 4, (501,))
    assert after.works == (None, None, 503)
    assert us(after).engineers == 12 - engineers
    assert "works-1" not in after.occupied
    assert not can(after, "place works-1")


@clause("L57", "L78")
def test_spencers_tile_is_no_part_of_a_loan():
    after = done(house("loan_agency", "officer=spencer tiles=spencer", "works=702,501,-"), "place loan_agency-1")
    assert (us(after).works_taken, us(after).tiles, wheel(after), us(after).mixers) == ((501,), ("spencer",), {}, 4)
    assert after.mover == "italy"


@clause("L56", "L57", "L50")
@pytest.mark.parametrize(("work", "has"), [(500, "contracts=green-4-212"), (504, ""), (503, "")])
def test_rewards_of_a_lent_work(work, has):
    """A contract up to 4, an Advanced tile without 5 credits, a powerhouse: each for a loan of 2 or 4 credits."""
    position = house("loan_agency", f"credits=4 {has}", f"works=-,-,{work} patents=wild-I,-,-")
    after = done(position, "place loan_agency-1")
    if work == 500:
        after = done(after, "fulfil 212")
        assert (us(after).fulfilled, us(after).credits) == ((212,), 4 - 2 + 3)
    elif work == 504:
        assert ("adv1_wild" in us(after).tiles, us(after).credits, after.patents[0]) == (True, 4 - 4 + 4, None)
    else:
        after = done(after, "at P9.1")
        assert (after.powerhouses["P9.1"], us(after).credits, us(after).mixers) == ("usa", 4 - 4 + 2, 4)


@clause("L80", "L50", "L56")
@pytest.mark.parametrize(("credits", "enough"), [(6, True), (5, False)])
def test_fouche_pays_the_price_of_a_loan(credits, enough):
    position = house("loan_agency", f"officer=fouche credits={credits}", "works=600,-,-")
    assert can(position, "place fouche-1") is enough


@clause("L58", "Z2")
def test_energy_relay_field_gives_four_steps_that_fulfil_nothing():
    after = done(house("energy_relay_field", "contracts=green-2-202 credits=1"), "place energy_relay_field-1")
    assert (us(after).energy, us(after).credits, us(after).fulfilled, after.mover) == (4, 0, (), "italy")


@clause("L59")
def test_robot_factory_sells_two_machines_of_choice_for_a_credit():
    position = house("robot_factory", "credits=1 excavators=0 mixers=0")
    step = done(position, "place robot_factory-1")
    bought = {(us(done(step, m)).excavators, us(done(step, m)).mixers, us(done(step, m)).credits) for m in now(step)}
    assert bought == {(2, 0, 0), (1, 1, 0), (0, 2, 0)}


@clause("L60", "L46")
@pytest.mark.parametrize(("space", "engineers"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_financial_division_gives_five_credits(space, engineers):
    position = house("financial_division", f"credits=0 engineers={engineers}")
    after = done(position, f"place financial_division-{space}")
    assert (us(after).credits, us(after).engineers) == (5, 0)
    if engineers == 2:
        assert not can(house("financial_division", "engineers=1"), f"place financial_division-{space}")


# The Control Station is a production, the Wind Farm is none.

PRODUCED = [  # company, what she has, the energy of one drop
    ("usa", SYSTEM, 8),
    ("usa", f"{SYSTEM} P9.1", 9),
    ("netherlands", f"{SYSTEM} P9.1", 9),
    ("netherlands", f"{SYSTEM} {THIRD} P11.1", 11),
    ("usa", f"{SYSTEM} {THIRD} P11.1", 12),  # N3: the drop runs on through basin 11
    ("germany", f"{SYSTEM} {THIRD}", 9),
    ("italy", f"{SYSTEM} {THIRD}", 12),
    ("usa", "B9L=1*1 C9A P11.1", 4),
    ("usa", "officer=fiesler B9L=1*1 C9A P11.1", 7),
]


@clause("L61", "L62", "N1", "N4", "O3")
@pytest.mark.parametrize(("who", "has", "energy"), PRODUCED)
def test_the_control_station_produces_with_three_more(who, has, energy):
    position = house("control_station", has, who=who, others="france")
    options = sorted(asked(position, "place control_station-1"))
    after = done(position, "place control_station-1", *([options[0]] if options[0].startswith("produce") else []))
    assert us(after, who).energy == energy


@clause("L62", "P7")
def test_the_control_station_pays_for_a_foreign_conduit():
    position = house("control_station", "B1L=2*2 P8.1 credits=4", others="italy C1A")
    after = done(position, "place control_station-2")  # the fee leaves him 1 credit: one drop
    assert (us(after).credits, us(after, "italy").credits, us(after, "italy").vp) == (0, 7, 11)
    assert not can(house("control_station", "B1L=2*2 P8.1 credits=3", others="italy C1A"), "place control_station-2")
    only_one = house("control_station", "B1L=2*2 P8.1 credits=1", others="italy C1A")
    assert not can(only_one, "place control_station-1; produce B1L C1A P8.1 x2")


@clause("L62", "N7", "P9", "K3")
@pytest.mark.parametrize(
    ("who", "contract", "reached"),
    [
        ("usa", "red-8-400", True),
        ("usa", "red-9-405", False),
        ("france", "red-10-410", True),
        ("france", "red-8-400", True),
    ],
)
def test_a_contract_follows_the_control_station(who, contract, reached):
    """One drop: 8 energy for the USA; 9 for France with three powerhouses, to whom 10 are 7."""
    has = f"{SYSTEM} {THIRD if who == 'france' else ''} contracts={contract}"
    position = house("control_station", has, who=who, others="italy")
    produced = done(position, "place control_station-1", "produce B1L C1A P8.1 x1")
    assert (f"fulfil {contract.split('-')[-1]}" in now(produced)) is reached


@clause("L62", "N5")
def test_germany_produces_once_more_after_the_control_station_without_its_three():
    has = f"{SYSTEM} {THIRD} B9L=1*1 C9A P11.1"
    position = house("control_station", has, who="germany", others="usa")
    first = done(position, "place control_station-1", "produce B1L C1A P8.1 x1")
    assert us(first, "germany").energy == 5 + 3 + 3  # four powerhouses
    after = done(first, "produce B9L C9A P11.1 x1")
    assert us(after, "germany").energy == 11 + 1


@clause("L63")
def test_the_wind_farm_needs_no_piece_and_its_five_energy_reach_a_contract_of_five():
    contracts = "contracts=yellow-5-300,yellow-6-305,green-3-206"
    position = house("wind_farm", f"credits=2 excavators=0 mixers=0 {contracts}")
    assert asked(position, "place wind_farm-1") == {"fulfil 300", "fulfil 206", "decline"}
    after = done(position, "place wind_farm-1", "fulfil 300")
    assert (us(after).energy, us(after).credits, us(after).excavators, us(after).vp) == (5, 0, 2, 14)
    assert (us(after).fulfilled, after.mover) == ((300,), "italy")  # and no second one
    assert us(done(house("wind_farm"), "place wind_farm-1")).energy == 5


@clause("L64", "Y8", "L74")
@pytest.mark.parametrize("who", ["usa", "germany", "italy", "netherlands"])
def test_no_bonus_and_no_ability_acts_on_the_wind_farm(who):
    """Four powerhouses, a second system, another dam with room, and Fiesler."""
    has = f"officer=fiesler {SYSTEM} {THIRD} P11.1 B9L=2*1 C9A contracts=yellow-6-305"
    after = done(house("wind_farm", has, who=who, others="france"), "place wind_farm-1")
    assert (us(after, who).energy, after.mover) == (5, "france")
    assert sum(dam.drops for dam in after.dams.values()) == 3


@clause("L64", "N7", "Y8")
@pytest.mark.parametrize(("houses", "contract", "reached"), [(THIRD, 400, 1), (THIRD, 405, 0), ("P9.1", 400, 0)])
def test_france_fulfils_a_contract_of_eight_with_the_wind_farm(houses, contract, reached):
    need = {400: "red-8-400", 405: "red-9-405"}[contract]
    position = house("wind_farm", f"P8.1 {houses} contracts={need}", who="france")
    assert (f"fulfil {contract}" in asked(position, "place wind_farm-1")) is bool(reached)


@clause("L64", "L65", "L24")
def test_a_national_contract_is_open_to_the_wind_farm_and_not_to_the_customer_office():
    table = "national=national-5-100"
    assert "fulfil 100" in asked(house("wind_farm", "", table, box=SMALL_NATIONAL), "place wind_farm-1")
    assert not can(house("customer_office", "", table, box=SMALL_NATIONAL), "place customer_office-1")
    own = house("customer_office", "contracts=red-10-411,green-2-202", table, box=SMALL_NATIONAL)
    assert "fulfil 100" not in asked(own, "place customer_office-1")


@clause("L65")
@pytest.mark.parametrize("officer", ["", "officer=luciani"])
def test_the_customer_office_fulfils_one_own_contract_of_any_size_without_energy(officer):
    hand = "contracts=red-10-411,starting-3-1,green-2-203"
    position = house("customer_office", f"credits=3 {officer} {hand}")
    assert {"fulfil 411", "fulfil 1", "fulfil 203"} <= asked(position, "place customer_office-1")
    after = done(position, "place customer_office-1", "fulfil 411")
    assert (us(after).energy, us(after).vp, us(after).credits) == (0, 17, 3)
    assert (us(after).fulfilled, after.mover) == ((411,), "italy")
    assert us(done(position, "place customer_office-1", "fulfil 203")).energy == 3  # its reward, not its need


# Building I to III.


def over(usa, table="", others="italy engineers=0 energy=6", energy=6) -> dict[str, int]:
    """The points when the game is over after the last engineer."""
    position = at(f"engineers=1 energy={energy} {usa}", f"round=5 passed=italy {table}", others=others)
    return {who: company.vp for who, company in done(position, "place bank 1").companies.items()}


@clause("L66", "B6")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("tiles=building-I,base wheel=5:building-II", 8),
        ("tiles=building-III,wild-I", 8),
        ("tiles=basic_building wheel=5:base", 0),
        ("tiles=spencer officer=spencer", 0),
    ],
)
def test_building_tiles_are_advanced_tiles_of_the_bonus(tiles, points):
    have, none = (
        over(each, "bonus=contracts,bases,conduits,elevations,advanced_tiles", energy=30)
        for each in (tiles, "tiles=base")
    )
    assert have["usa"] - none["usa"] == points


@clause("L66", "T15", "L33", "L77")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", 3),
        (",building-II", 6),
        (",building-II wheel=3:building-III", 9),
        (",basic_building", 3),
        (",spencer officer=spencer", 3),
    ],
)
def test_a_wild_tile_counts_building_tiles_and_builds_buildings(tiles, points):
    position = at(f"excavators=9 mixers=9 tiles=wild-III{tiles}")
    assert us(done(position, builds("cofferdam", "", "wild-III"))).vp == 10 + points


@clause("L66", "M9")
def test_the_patent_office_sells_building_tiles():
    position = at("credits=5 engineers=2", "patents=-,building-II,-")
    after = done(position, "place patent-2")
    assert (us(after).credits, us(after).engineers, "adv2_building" in us(after).tiles) == (0, 0, True)


AT_ONCE = [  # a tile, what its action needs, what is answered, what has changed
    ("cofferdam", "B5L=1", (), lambda after: after.dams["B5L"].drops == 1),
    ("loan_agency", "credits=2", (), lambda after: (us(after).works_taken, us(after).credits) == ((501,), 3)),
    ("energy_relay_field", "credits=1", (), lambda after: (us(after).energy, us(after).credits) == (4, 0)),
    (
        "robot_factory",
        "credits=1",
        ("machines 2 mixers",),
        lambda after: (us(after).mixers, us(after).credits) == (6, 0),
    ),
    ("financial_division", "credits=0", (), lambda after: us(after).credits == 5),
    ("control_station", f"{SYSTEM} credits=0", ("produce B1L C1A P8.1 x2",), lambda after: us(after).energy == 13),
    ("wind_farm", "credits=2", (), lambda after: (us(after).energy, us(after).credits) == (5, 0)),
    ("customer_office", "credits=3 contracts=red-10-411", ("fulfil 411",), lambda after: us(after).vp == 17),
]


def with_first(tile, has="", *answers, site="", table="") -> Position:
    """After a house is built with Building I, and the questions that follow are answered."""
    position = at(f"tiles=building-I excavators=9 mixers=9 {has}", table)
    return done(position, builds(tile, site, "building-I"), *answers)


@clause("L67", "L71", "L50")
@pytest.mark.parametrize(("tile", "has", "answers", "changed"), AT_ONCE)
def test_building_one_uses_the_tile_at_once_without_engineers_and_fee(tile, has, answers, changed):
    offered = with_first(tile, has, table="works=501,-,-")
    assert now(offered) == {f"at {tile}", "decline"}
    after = done(offered, f"at {tile}")
    for move in answers:
        after = done(after, move) if move in now(after) else after  # the only contract is not asked for
    assert changed(after)
    assert (us(after).engineers, after.buildings[f"{tile}.1"], after.mover) == (11, "usa", "italy")
    assert not [space for space in after.occupied if space.startswith(tile)]


@clause("L67")
def test_the_action_of_building_one_may_be_declined_and_a_basic_tile_brings_none():
    after = done(
        at("tiles=building-I excavators=9 mixers=9"), builds("financial_division", "", "building-I"), "decline"
    )
    assert (us(after).credits, after.mover) == (6, "italy")
    after = done(at("tiles=basic_building excavators=9 mixers=9"), builds("financial_division", "", "basic_building"))
    assert (us(after).credits, after.mover) == (6, "italy")


@clause("L67", "L50", "L38", "Y7")
@pytest.mark.parametrize(("credits", "energy"), [(2, None), (3, 0), (4, 4)])
def test_a_red_building_space_is_paid_before_the_action_of_building_one(credits, energy):
    position = at(f"tiles=building-I excavators=9 mixers=9 credits={credits}")
    turn = builds("energy_relay_field", "energy_relay_field.3", "building-I")
    assert can(position, turn) is (energy is not None)
    if energy is not None:
        action = ["at energy_relay_field"] * bool(energy)
        after = with_first("energy_relay_field", f"credits={credits}", *action, site="energy_relay_field.3")
        assert (us(after).energy, us(after).credits, after.mover) == (energy, 0, "italy")


@clause("L67", "L71", "L53", "L54")
def test_building_one_reaches_what_has_just_gone_onto_the_wheel():
    """Development Office: the tile itself. Research Lab: half of the two and two."""
    after = with_first("development_office", "", "at development_office")
    assert (us(after).tiles, wheel(after)) == (("adv1_building",), {5: (1, 2, ())})
    position = done(at("tiles=building-I"), builds("research_lab", "", "building-I"), "at research_lab")
    assert now(position) == {f"fetch {each} from 5" for each in ("2 excavators", "2 mixers", "1 excavators 1 mixers")}


@clause("L67", "L69", "L70", "O6", "O9", "L33")
def test_krylov_and_sekibo_as_krylov_copy_building_tiles():
    usa = "officer=krylov tiles=krylov excavators=9 mixers=9 wheel=3:building-{}+1mixer"
    turn = builds("financial_division", "", "krylov as building-{}")
    after = done(at(usa.format("I")), turn.format("I"), "at financial_division")
    assert (us(after).credits, us(after).engineers) == (11, 11)
    assert us(done(at(usa.format("III")), turn.format("III"))).vp == 16
    assert asked(at(usa.format("II")), turn.format("II")) == {"pay 3 excavators", "pay 4 mixers"}
    copy = sekibo("krylov", "tiles=base excavators=9 mixers=9 wheel=3:building-I+1mixer")
    turn = "copy krylov; " + builds("financial_division", "", "nothing as building-I")
    after = done(copy, turn, "at financial_division")
    assert (us(after).credits, us(after).engineers) == (14, 10)
    assert wheel(after) == {2: (0, 1, ("adv1_building",)), 5: (3, 4, ())}


@clause("L68", "L48", "L81")
@pytest.mark.parametrize("officer", ["", "officer=fouche"])
def test_the_use_of_building_one_leaves_that_of_the_round(officer):
    after = with_first("financial_division", f"credits=0 {officer}", "at financial_division", table="passed=italy")
    assert after.mover == "usa"
    again = done(after, "place financial_division-1")
    assert us(again).credits == 10
    assert not can(again, "place financial_division-2")
    assert can(again, "place fouche-1") is bool(officer)


@clause("L69")
@pytest.mark.parametrize(
    ("machines", "pays"),
    [
        ((6, 2), {"pay 6 excavators", "pay 2 mixers"}),
        ((5, 2), "2 mixers"),
        ((6, 1), "6 excavators"),
        ((0, 2), "2 mixers"),
        ((5, 1), None),
    ],
)
def test_building_two_takes_one_type_of_the_cost(machines, pays):
    usa = f"excavators={machines[0]} mixers={machines[1]}"
    position, turn = at(f"tiles=building-II {usa}"), builds("wind_farm", "", "building-II")
    assert can(position, turn) is (pays is not None)
    if isinstance(pays, set):
        assert asked(position, turn) == pays
        position, turn = done(position, turn), "pay 2 mixers"
    if pays:
        after = done(position, turn)
        one = (6, 0) if pays == "6 excavators" else (0, 2)
        assert wheel(after) == {5: (*one, ("adv2_building",))}
        assert (us(after).excavators, us(after).mixers) == (machines[0] - one[0], machines[1] - one[1])
    basic = at(f"tiles=basic_building {usa}")
    assert can(basic, builds("wind_farm", "", "basic_building")) is (machines == (6, 2))


@clause("L70", "L85")
@pytest.mark.parametrize(("tile", "points"), [("cofferdam", 3), ("financial_division", 6), ("customer_office", 7)])
def test_building_three_scores_at_once_and_again_at_the_end(tile, points):
    engineer = "engineers=1 energy=6 excavators=9 mixers=9"
    vp = {}
    for with_tile in ("basic_building", "building-III"):
        position = at(f"{engineer} tiles={with_tile}", "passed=italy round=4 headstream_tiles=2,3,6,7")
        vp[with_tile] = us(done(position, builds(tile, "", with_tile))).vp
        position = at(f"{engineer} tiles={with_tile}", "passed=italy round=5", others="italy engineers=0 energy=6")
        vp[f"{with_tile} at the end"] = us(done(position, builds(tile, "", with_tile))).vp
    assert vp["building-III"] - vp["basic_building"] == points
    assert vp["building-III at the end"] - vp["basic_building at the end"] == points
    with_house, without = over(f"{tile}.1 tiles=base"), over("tiles=base")
    assert with_house["usa"] - without["usa"] == points


@clause("L71", "L39", "O5")
@pytest.mark.parametrize("copy", [False, True])
@pytest.mark.parametrize(
    ("usa", "pays"),
    [
        ("excavators=0 mixers=1 credits=3", {"pay 1 mixers 3 credits"}),
        ("excavators=0 mixers=0 credits=6", {"pay 6 credits"}),
        ("excavators=0 mixers=0 credits=5", set()),
        ("excavators=5 mixers=1 credits=3", {"pay 5 excavators 3 credits", "pay 1 mixers 3 credits"}),
        ("excavators=6 mixers=0 credits=2", {"pay 6 excavators"}),
        (
            "excavators=6 mixers=2 credits=6",
            {
                "pay 6 excavators",
                "pay 5 excavators 3 credits",
                "pay 2 mixers",
                "pay 1 mixers 3 credits",
                "pay 4 excavators 6 credits",
                "pay 6 credits",
            },
        ),
    ],
)
def test_jordan_replaces_machines_of_the_type_that_building_two_has_left(usa, pays, copy):
    officer, others, turn = "jordan", "italy", ()
    if copy:
        officer, others, turn = "sekibo", "italy officer=jordan", ("copy jordan",)
    position = done(at(f"officer={officer} tiles=building-II {usa}", "building_tiles=wind_farm", others=others), *turn)
    move = builds("wind_farm", "", "building-II")
    assert can(position, move) is bool(pays)
    for pay in pays:
        assert can(position, f"{move}; {pay}")
    assert not can(position, f"{move}; pay 5 excavators 1 mixers 3 credits")  # never both types
    if len(pays) > 1:
        assert asked(position, move) == pays
    elif pays:
        assert done(position, move).mover == "italy"


# The Netherlands.

INCOMES = [  # pieces, what differs from an empty board at the next income; drops are asked for
    ("B1L B2L", {}, "later"),
    ("B1L B2L B3L B5L wheel=5:1mixers", {"wheel": {3: (0, 1, ())}}, "later"),
    ("B1L B2L B3L B5L B6L", {"vp": 7}, "later"),
    ("B1L=3", {"credits": 3}, ""),
    ("B1L=3 B2L=3", {"credits": 3, "vp": 2}, "both"),
    ("B1L=3 B2L=3 B3L=2", {"credits": 3, "vp": 9}, "both"),
    ("C1A C1B", {"energy": 2}, ""),
    ("C1A C1B C2A C2B", {"energy": 2, "machines": 2}, ""),
    ("C1A C1B C2A C2B C3A", {"energy": 2, "machines": 2, "vp": 7}, ""),
]


@clause("L72", "I2")
@pytest.mark.parametrize(("pieces", "gains", "drops"), INCOMES)
def test_the_incomes_of_the_netherlands(pieces, gains, drops):
    table = "passed=usa round=1 headstream_tiles=2,3,6,7"  # no drops from these in round 2
    first, bare = (
        done(at(f"{each} engineers=1", table, who="netherlands", others="usa engineers=0"), "place bank 1")
        for each in (pieces, "")
    )
    asked_drops = 0
    while any(move.startswith(("drops", "machines", "first")) for move in now(first)):
        asked_drops += any(move.startswith("drops") for move in now(first))
        options = sorted(now(first))
        first = done(first, next((o for o in options if o.startswith("drops HD HD")), options[0]))
    assert asked_drops == {"": 0, "later": 1, "both": 2}[drops]
    if drops:
        assert first.headstreams.get("HD", 0) == 2  # the first income's wait, those of the elevations have flowed
    we, they = us(first, "netherlands"), us(bare, "netherlands")
    for name in ("vp", "credits", "energy"):
        assert getattr(we, name) - getattr(they, name) == gains.get(name, 0)
    assert we.excavators + we.mixers - they.excavators - they.mixers == gains.get("machines", 0)
    assert wheel(first, "netherlands") == gains.get("wheel", {})


@clause("L72", "I3")
def test_an_income_of_the_netherlands_comes_when_it_is_uncovered():
    position = at("C1A tiles=conduit excavators=2", who="netherlands")
    assert us(done(position, "place construction-1; build conduit with conduit; at C9A"), "netherlands").energy == 2
    position = at("B1L=2 tiles=elevation credits=0", who="netherlands")
    after = done(position, "place construction-1; build elevation with elevation; at B1L")
    assert us(after, "netherlands").credits == 3


def dutch(has, move="produce B1L C1A P8.1 x2", space="turbine+2", table="", rest="neutral B8L=3", **more) -> Position:
    """After a production of the Netherlands, with three powerhouses."""
    position = at(f"B1L=2*2 C1A P8.1 {has}", table, who="netherlands", others=f"italy | {rest}", **more)
    after = done(position, f"place {space}")
    return done(after, move) if move in now(after) else after


@clause("L73")
def test_the_netherlands_put_a_drop_into_another_own_dam_with_room():
    """B2L and B5U have room, B6L is full, B1L was used, B8L is neutral, B7L is Italy's."""
    position = dutch(f"{THIRD} B2L=2*1 B5U=1 B6L=1*1", rest="neutral B8L=3 | germany B7L=2")
    assert now(position) == {"at B2L", "at B5U", "decline"}
    after = done(position, "at B5U")
    assert (after.dams["B5U"].drops, after.dams["B2L"].drops, after.mover) == (1, 1, "italy")


@clause("L73", "N2")
@pytest.mark.parametrize("has", ["P9.1 B2L=2*1", f"{THIRD} B2L=2*2", THIRD])
def test_without_three_powerhouses_or_a_dam_with_room_there_is_no_drop(has):
    assert dutch(has).mover == "italy"


@clause("L73")
@pytest.mark.parametrize("who", ["usa", "italy", "france", "germany"])
def test_no_other_company_has_that_drop(who):
    position = at(f"B1L=2*2 C1A P8.1 {THIRD} B2L=2*1", who=who, others="netherlands")
    assert done(position, "place turbine+2", "produce B1L C1A P8.1 x2").mover == "netherlands"


@clause("L73", "O2")
def test_a_deep_dam_of_the_netherlands_has_room_for_the_fourth():
    assert dutch(f"{THIRD} B2L=3*3").mover == "italy"
    assert now(dutch(f"{THIRD} B2L=3*3 officer=del_monte")) == {"at B2L", "decline"}


@clause("L74")
def test_the_used_drops_flow_before_the_drop_of_the_netherlands():
    """Both used drops stop in B8U, which they fill; with one, or with a neutral dam above, it has room."""
    assert dutch(f"{THIRD} B8U=2", rest="neutral B2L=1").mover == "italy"
    assert now(dutch(f"{THIRD} B8U=2", "produce B1L C1A P8.1 x1", rest="neutral B2L=1")) == {"at B8U", "decline"}


@clause("L74", "Y1", "N2")
def test_the_reward_of_the_contract_comes_before_the_drop_of_the_netherlands():
    """A base won is a dam with room; a third powerhouse won calls the ability up."""
    position = done(dutch(f"{THIRD} contracts=green-4-211"), "fulfil 211", "at B9L", "decline")  # the drops of L72
    assert now(position) == {"at B9L", "decline"}
    position = done(dutch("P9.1 B2L=2 contracts=yellow-5-301"), "fulfil 301", "at P11.1")
    assert now(position) == {"at B2L", "decline"}


@clause("L74")
def test_after_a_neutral_dam_every_own_dam_is_eligible():
    position = at(f"C2A P6.1 P8.1 {THIRD} B1L=2*1 B5L=1", who="netherlands", others="italy | neutral B2L=1*1 B6L=2")
    assert asked(position, "place turbine+2") == {"at B1L", "at B5L", "decline"}


@clause("L74", "L61", "T9")
def test_the_drop_of_the_netherlands_follows_the_control_station_and_the_second_powerhouse_tile():
    assert now(dutch(f"{THIRD} B2L=2 control_station.1", space="control_station-1")) == {"at B2L", "decline"}
    position = at(f"{SYSTEM} P9.1 B2L=2 tiles=powerhouse-II", who="netherlands", others="italy | neutral B8L=3")
    turn = "place construction-1; build powerhouse with powerhouse-II; at P11.1; produce B1L C1A P8.1 x2"
    assert asked(position, turn) == {"at B2L", "decline"}
    position = at(f"{SYSTEM} {THIRD} B2L=2 tiles=building-I", who="netherlands", others="italy | neutral B8L=3")
    turn = builds("control_station", "", "building-I", "at control_station", "produce B1L C1A P8.1 x1")
    assert asked(position, turn) == {"at B2L", "decline"}


# Officers.


@clause("L75", "L83", "L77")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_four_officers_begin_as_all_others(players):
    met = set()
    for seed in range(60):
        game = new_game(players, seed=seed, box="leeghwater")
        while any(str(move).startswith("draft") for move in legal_moves(game)):
            game = play(game, legal_moves(game)[0]).after
        for company in game.companies.values():
            if company.officer in ("spencer", "fouche", "luciani", "battista"):
                met.add(company.officer)
                assert (company.credits, company.excavators, company.mixers, company.vp) == (6, 6, 4, 10)
                assert company.engineers == 12
                assert company.architect is (company.officer == "battista")
                assert ("spencer" in company.tiles) is (company.officer == "spencer")
    assert len(met) == 4


@clause("L76", "L89")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_the_expansion_nothing_of_it_is_dealt(players):
    officers = {"adler", "del_monte", "fiesler", "mcdowell", "jordan", "krylov", "sekibo"}
    for seed in range(12):
        game = new_game(players, seed=seed)
        assert {officer for _, officer in game.offer} <= officers
        assert "netherlands" not in [company for company, _ in game.offer]
        assert not game.building_tiles
        assert not any(game.works)
        assert not {"external_works", "buildings"} & set(game.bonus)
        assert not [tile for tile in game.patents + game.patent_pile if tile and "building" in tile]


@clause("L76", "L82", "L83")
def test_luciani_and_battista_may_be_used_without_the_expansion():
    box = PRINTED.changed("officer luciani: hand 4, many contracts", "officer battista: architect")
    position = sketch(
        f"usa {SYSTEM} officer=luciani contracts=green-2-202,red-10-411 | italy officer=battista", box=box
    )
    step = done(position, "place turbine+2", "produce B1L C1A P8.1 x2", "fulfil 411", "fulfil 202")
    assert (us(step).fulfilled, step.mover) == ((411, 202), "italy")
    assert done(step, "place workshop-1 architect").mover == "italy"


@clause("L77")
def test_spencers_tile_builds_nothing():
    assert not can(at("officer=spencer tiles=spencer excavators=30 mixers=30 B1L"), "place construction-1")
    assert can(at("officer=spencer tiles=spencer,base B1L"), "place construction-1")


@clause("L78", "L79", "C4")
def test_spencer_puts_a_work_onto_her_wheel_before_its_reward():
    """What stood at 1 comes back, then the reward of 501 turns by 2 more."""
    usa = "officer=spencer tiles=spencer mixers=1 engineers=2 wheel=1:base+2excavators,4:1mixers constructions=4"
    position = at(usa, "works=501,502,-")
    assert asked(position, "place works-1") == {"use spencer", "decline"}
    after = done(position, "place works-1", "use spencer")
    assert wheel(after) == {3: (0, 1, ("spencer",)), 1: (0, 1, ())}
    assert (us(after).mixers, us(after).engineers, us(after).credits) == (0, 0, 9)
    assert (us(after).works_taken, us(after).constructions, us(after).excavators) == ((501,), 4, 8)
    declined = done(position, "place works-1", "decline")
    assert wheel(declined) == {2: (0, 1, ())}  # the reward alone turns: 1 comes back, 4 stands at 2
    assert us(declined).mixers == 0
    assert "spencer" in us(declined).tiles


@clause("L78", "L79")
def test_both_types_of_a_work_go_onto_spencers_wheel():
    """700 turns by 3 after its own turn of 1."""
    after = done(at("officer=spencer tiles=spencer", "works=-,-,700"), "place works-3", "use spencer")
    assert wheel(after) == {2: (2, 4, ("spencer",))}
    assert (us(after).excavators, us(after).mixers, us(after).vp) == (4, 0, 18)


@clause("L78", "L17", "R4")
@pytest.mark.parametrize("usa", ["engineers=1", "mixers=0", "mixers=0 wheel=1:1mixers"])
def test_spencer_needs_two_engineers_and_the_machines_off_her_wheel(usa):
    assert not can(at(f"officer=spencer tiles=spencer {usa}", "works=501,-,-"), "place works-1")


@clause("L79", "L16")
def test_without_spencers_tile_in_the_supply_the_machines_are_lost():
    usa = "officer=spencer tiles=base wheel=4:spencer+1mixers"
    after = done(at(usa, "works=500,-,-"), "place works-1")
    assert (us(after).excavators, wheel(after)) == (5, {4: (0, 1, ("spencer",))})


@clause("L79", "C5")
def test_spencers_tile_comes_back_after_a_full_turn_and_serves_again():
    position = at("officer=spencer tiles=spencer excavators=2 mixers=0", "works=500,504,- passed=italy")
    after = done(position, "place works-1", "use spencer")
    assert wheel(after) == {5: (1, 0, ("spencer",))}
    usa = "officer=spencer tiles=base excavators=1 mixers=0 wheel=2:spencer+1excavators credits=9"
    after = done(at(usa, "works=-,504,- passed=italy,france", others="italy | france"), "place workshop-2")
    assert (us(after).excavators, "spencer" in us(after).tiles) == (2, True)
    assert can(after, "place works-2; use spencer")


@clause("L80")
def test_fouche_uses_a_tile_of_hers_with_one_engineer_even_where_all_its_spaces_are_taken():
    taken = " ".join(f"control_station-{n}=italy" for n in (1, 2, 3, 4))
    usa = f"officer=fouche {SYSTEM} control_station.1 cofferdam.1 engineers=1 credits=0"
    position = at(usa, taken)
    assert not can(position, "place control_station-1")
    after = done(position, "place fouche-1; at control_station; produce B1L C1A P8.1 x2")
    assert (us(after).energy, us(after).engineers) == (13, 0)


@clause("L80", "R6")
def test_fouche_has_one_space_for_one_use_a_round_and_only_tiles_that_she_has_activated():
    assert not can(at("officer=fouche", others="italy financial_division.1"), "place fouche-1")
    assert not can(house("financial_division", "officer=jordan", others="italy officer=fouche"), "place fouche-1")
    usa = "officer=fouche credits=0 energy_relay_field.1"
    assert not can(at(usa), "place fouche-1")
    once = done(house("financial_division", usa, "passed=italy"), "place fouche-1")
    assert us(once).credits == 5
    assert not can(once, "place fouche-1")


@clause("L81", "L50")
@pytest.mark.parametrize("moves", [("place fouche-1", "place wind_farm-1"), ("place wind_farm-1", "place fouche-1")])
@pytest.mark.parametrize(("credits", "twice"), [(4, True), (3, False)])
def test_fouche_uses_a_tile_twice_in_a_round_and_pays_twice(moves, credits, twice):
    position = house("wind_farm", f"officer=fouche credits={credits}", "passed=italy")
    once = done(position, moves[0])
    assert can(once, moves[1]) is twice
    if twice:
        after = done(once, moves[1])
        assert (us(after).energy, us(after).credits) == (10, 0)
        assert not {move for move in now(after) if "wind_farm" in move or "fouche" in move}


HAND = ["green-2-200", "green-2-201", "green-2-202", "green-3-205"]


@clause("L82", "K4")
@pytest.mark.parametrize(
    ("officer", "held", "space", "discards"),
    [
        ("luciani", 3, "contract-1", 0),
        ("luciani", 4, "contract-1", 1),
        ("luciani", 2, "contract-2", 0),
        ("luciani", 3, "contract-2", 1),
        ("jordan", 3, "contract-1", 1),
        ("jordan", 2, "contract-1", 0),
    ],
)
def test_luciani_holds_four_contracts(officer, held, space, discards):
    table = "contracts=green-4-212,green-4-213,yellow-5-300,yellow-5-302,red-8-400,red-8-402"
    position = at(f"officer={officer} contracts={','.join(HAND[:held])}", table)
    step = done(position, f"place {space}")
    step = done(step, sorted(now(step))[0])
    assert any(move.startswith("discard") for move in now(step)) is bool(discards)
    if discards:
        step = done(step, sorted(now(step))[0])
    assert len(us(step).contracts) == held + (2 if space == "contract-2" else 1) - discards
    assert step.mover == "italy"


def produced(has, drops, table="", officer="luciani", who="usa", **more) -> Position:
    """After a production of 5 for each drop, and 2 more."""
    position = at(f"B1L=3*3 C1A P8.1 officer={officer} {has}", table, who=who, **more)
    return done(position, "place turbine+2", f"produce B1L C1A P8.1 x{drops}")


@clause("L82", "P9")
@pytest.mark.parametrize(
    ("drops", "first", "hand", "then"),
    [
        (2, 200, "green-2-200,red-10-411", {"fulfil 411"}),  # 12 are exactly 2 and 10
        (2, 205, "green-3-205,red-10-411", set()),  # 13 are one too many
        (2, 205, "green-3-205,yellow-7-311,green-2-202", {"fulfil 311", "fulfil 202"}),  # 3 and 7 and 2: all three
        (1, 203, "green-2-203,yellow-5-300,yellow-6-308", {"fulfil 300"}),  # the 3 steps of 203 do not count
    ],
)
def test_luciani_fulfils_several_contracts_within_the_energy(drops, first, hand, then):
    position = done(produced(f"contracts={hand}", drops), f"fulfil {first}")
    assert {move for move in now(position) if move.startswith("fulfil")} == then
    assert (position.mover == "italy") is not then
    plain = done(produced(f"contracts={hand}", drops, officer="jordan"), f"fulfil {first}")
    assert plain.mover == "italy"


@clause("L82")
def test_luciani_fulfils_three_contracts_of_one_production():
    for order in ((311, 202, 205), (205, 311, 202)):
        position = produced("contracts=green-3-205,yellow-7-311,green-2-202", 2)
        position = done(position, *(f"fulfil {each}" for each in order))
        assert (us(position).fulfilled, us(position).contracts, position.mover) == (order, (), "italy")
        assert (us(position).vp, us(position).credits, us(position).energy) == (17, 6 + 5 + 4, 12)


@clause("L82", "K3")
@pytest.mark.parametrize(("starting", "both"), [("starting-4-4", True), ("yellow-5-300", False)])
def test_a_national_contract_counts_among_those_of_luciani(starting, both):
    """17 energy: 13 and 4."""
    position = produced(f"contracts={starting}", 3, "national=national-13-100,national-15-104")
    position = done(position, "fulfil 100")
    assert (f"fulfil {starting.split('-')[-1]}" in now(position)) is both
    assert "fulfil 104" not in now(position)


@clause("L82", "N7")
@pytest.mark.parametrize(
    ("hand", "both"), [("red-8-400,red-10-411", True), ("red-9-406,red-10-411", True), ("red-10-411,red-10-414", False)]
)
def test_each_contract_of_luciani_in_france_needs_three_less(hand, both):
    """10, 2 and 1 more make 13; the contracts need 5 and 7, 6 and 7, 7 and 7."""
    names = [f"fulfil {each[-3:]}" for each in hand.split(",")]
    position = done(produced(f"{THIRD} contracts={hand}", 2, who="france"), names[0])
    assert (names[1] in now(position)) is both


@clause("L82", "N6", "L61", "T9")
def test_germanys_second_production_the_control_station_and_the_tile_fulfil_several_too():
    has = f"{THIRD} B9L=2*2 C9B P12.1 officer=luciani contracts=green-2-202,green-4-212,red-10-411"
    position = at(f"{SYSTEM} {has}", who="germany", others="usa")
    step = done(position, "place turbine+2", "produce B1L C1A P8.1 x2", "fulfil 411")
    step = done(step, "decline", "produce B9L C9B P12.1 x2")
    assert "fulfil 202" in asked(step, "fulfil 212")
    position = house("control_station", f"{SYSTEM} officer=luciani contracts=green-2-202,yellow-6-308")
    step = done(position, "place control_station-1", "produce B1L C1A P8.1 x1")
    assert asked(step, "fulfil 202") >= {"fulfil 308"}
    position = at(f"{SYSTEM} officer=luciani tiles=powerhouse-II contracts=green-2-202,red-10-411")
    turn = "place construction-1; build powerhouse with powerhouse-II; at P9.1; produce B1L C1A P8.1 x2"
    assert "fulfil 202" in asked(position, turn, "fulfil 411")


@clause("L82", "L64", "Y8")
def test_luciani_fulfils_one_contract_with_energy_that_is_no_production():
    position = house("wind_farm", "officer=luciani contracts=green-2-202,green-3-205")
    assert done(position, "place wind_farm-1", "fulfil 202").mover == "italy"
    usa = "officer=luciani contracts=green-2-202,green-3-205 B9L tiles=conduit-III"
    turn = "place construction-1; build conduit with conduit-III; at C9B; fulfil 202"
    assert done(at(usa), turn).mover == "italy"


# Battista.


@clause("L83")
@pytest.mark.parametrize(
    ("space", "more"),
    [
        ("workshop-1", ()),
        ("turbine-2", ("produce B1L C1A P8.1 x1",)),
        ("machinery-excavator", ()),
        ("machinery-excavator-red", ()),
        ("contract-1", ("take green-2-200",)),
        ("construction-1", ("build conduit with conduit", "at C9A")),
        ("cofferdam-1", ()),
        ("financial_division-1", ()),
    ],
)
def test_the_architect_on_a_space_for_one_brings_a_further_turn(space, more):
    usa = f"officer=battista {SYSTEM} B5L cofferdam.1 financial_division.1"
    position = at(usa, "contracts=green-2-200,-,-,-,-,-")
    plain = done(position, "; ".join((f"place {space}", *more)))
    assert plain.mover == "italy"
    further = done(position, "; ".join((f"place {space} architect", *more)))
    assert (further.mover, us(further).engineers) == ("usa", 11)
    assert not {move for move in now(further) if "architect" in move}
    assert done(further, "place bank 2").mover == "italy"


@clause("L83", "L84", "L45", "L46")
def test_the_architect_is_for_spaces_of_exactly_one_engineer():
    houses = "cofferdam.1 financial_division.1 loan_agency.1 research_lab.1 customer_office.1"
    usa = f"officer=battista credits=20 excavators=9 mixers=9 {SYSTEM} B5L {houses} wheel=4:4excavators"
    table = "contracts=green-2-200,-,-,-,-,- works=501,502,503 patents=wild-I,-,-"
    position = at(f"{usa} contracts=green-2-201", table, others="italy | france | germany")
    office = {"contract-1", "contract-1-other", "contract-1-red", "contract-1-other-red", "turbine-2", "workshop-1"}
    office |= {"machinery-choice", "machinery-excavator", "machinery-excavator-red", "water-2", "water-1-now"}
    own = {"construction-1", "financial_division-1", "loan_agency-1"}
    own |= {f"{tile}-{n}" for tile in ("cofferdam", "research_lab") for n in (1, 2, 3, 4)}
    assert {move.split()[1] for move in now(position) if "architect" in move} == office | own


@clause("L83")
@pytest.mark.parametrize("officer", ["jordan", "spencer", "fouche", "luciani"])
def test_nobody_else_has_an_architect(officer):
    assert not {move for move in now(at(f"officer={officer}", others="italy officer=battista")) if "architect" in move}


@clause("L84", "L83")
def test_on_a_space_for_two_and_in_the_bank_the_architect_is_an_engineer():
    position = at("officer=battista engineers=2 credits=9")
    for move in ("place workshop-3", "place bank 2", "place bank 1"):
        assert done(position, move).mover == "italy"
    assert not can(position, "place workshop-3 architect")
    assert not can(position, "place bank 1 architect")
    assert not can(at("officer=battista engineers=3", "workshop-1=italy"), "place workshop-1-dear architect")


@clause("L84")
def test_the_further_turn_is_optional():
    further = done(at("officer=battista"), "place workshop-1 architect")
    assert done(further, "decline").mover == "italy"
    assert us(done(further, "decline")).engineers == 11


@clause("L84", "R5")
def test_after_the_last_engineer_he_passes_in_his_next_regular_turn():
    after = done(at("officer=battista engineers=1 tiles=base"), "place workshop-1 architect")
    assert (after.mover, set(after.passed)) == ("italy", set())
    after = done(after, "place bank 1")
    assert (after.mover, set(after.passed)) == ("italy", {"usa"})


@clause("L84", "Y13")
def test_without_engineers_the_further_turn_is_open_to_such_tiles_only():
    last = "officer=battista engineers=1 architect=yes"
    assert done(at(f"{last} tiles=base"), "place workshop-1 architect").mover == "italy"
    further = done(at(f"{last} tiles=base,powerhouse-I"), "place workshop-1 architect")
    assert further.mover == "usa"
    assert not {move for move in now(further) if move.startswith("place")}
    after = done(further, next(move for move in now(further) if move.startswith("use")), "at P8.1")
    assert (after.powerhouses["P8.1"], us(after).engineers) == ("usa", 0)


@clause("L84", "K5")
def test_contracts_are_refilled_before_the_further_turn():
    table = "contracts=green-2-200,-,-,-,-,- piles=green:green-2-201,green-2-202"
    further = done(at("officer=battista", table), "place contract-1 architect")
    assert further.mover == "usa"
    assert 201 in further.contracts


@clause("L84", "E3")
def test_the_architect_returns_at_the_end_of_the_round():
    table = "passed=italy round=1 headstream_tiles=2,3,6,7"
    position = at("officer=battista engineers=1 architect=no", table, others="italy engineers=0")
    after = done(position, "place bank 1")
    assert (after.round, us(after).engineers, us(after).architect) == (2, 12, True)


@clause("L83", "L67")
def test_the_architect_builds_a_building_uses_it_and_has_a_further_turn():
    position = at("officer=battista tiles=building-I excavators=9 mixers=9 credits=0")
    turn = builds("financial_division", "", "building-I", "at financial_division")
    further = done(position, turn.replace("construction-1", "construction-1 architect"))
    assert (further.mover, us(further).credits) == ("usa", 5)
    assert us(done(further, "place financial_division-1")).credits == 10


# Scoring.


@clause("L85")
@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("cofferdam.1", 3),
        ("cofferdam.4", 3),
        ("wind_farm.1 customer_office.3 research_lab.1", 16),
        ("robot_factory.1", 5),
    ],
)
def test_houses_score_their_tiles_at_the_end(houses, points):
    have, none = over(houses), over("")
    assert have["usa"] - none["usa"] == points
    assert have["italy"] == none["italy"]


@clause("L85", "L112")
def test_two_houses_at_a_tile_score_for_both():
    have, none = over("wind_farm.1", others="italy wind_farm.3 engineers=0 energy=6"), over("")
    assert [have[who] - none[who] for who in ("usa", "italy")] == [5, 5]


@clause("L85")
def test_houses_score_nothing_before_the_end():
    table = "passed=italy round=4 headstream_tiles=2,3,6,7"
    vp = [us(done(at(f"engineers=1 energy=6 {each}", table), "place bank 1")).vp for each in ("wind_farm.1", "")]
    assert vp[0] == vp[1]


@clause("L86", "L87", "S5")
@pytest.mark.parametrize("others", ["italy engineers=0", "italy engineers=0 | france engineers=0"])
@pytest.mark.parametrize(
    ("round_", "energy", "works", "houses"),
    [
        (1, 6, 10, 8),
        (1, 5, 0, 0),
        (2, 12, 10, 8),
        (2, 11, 6, 4),
        (3, 6, 2, 0),
        (3, 17, 6, 4),
        (4, 6, 0, 0),
        (4, 30, 10, 8),
    ],
)
def test_works_taken_are_five_and_houses_four_on_the_bonus_tiles(round_, energy, works, houses, others):
    """Two of each, and 4 less for each section behind, never below nothing."""
    for bonus, points in (("external_works", works), ("buildings", houses)):
        tiles = ["contracts", "bases", "conduits", "elevations"]
        tiles.insert(round_ - 1, bonus)
        passed = ",".join(group.split()[0] for group in others.split(" | "))
        table = f"bonus={','.join(tiles)} headstream_tiles=2,3,6,7 round={round_} passed={passed}"
        have, none = (
            us(done(at(f"engineers=1 energy={energy} {has}", table, others=others), "place bank 1")).vp
            for has in ("works_taken=501,603 wind_farm.1 cofferdam.3", "")
        )
        assert have - none == points


@clause("L86", "L57")
def test_a_lent_work_of_the_last_turn_counts_for_the_bonus():
    """The loan costs 2 and brings 3: as many credits as the bank."""
    table = "round=5 bonus=contracts,bases,conduits,elevations,external_works works=501,-,- passed=italy"
    position = at("loan_agency.1 engineers=1 energy=30", table, others="italy engineers=0")
    loan, bank = (us(done(position, move)).vp for move in ("place loan_agency-1", "place bank 1"))
    assert loan - bank == 5


@clause("L88", "L41")
@pytest.mark.parametrize(
    "objective", ["red_spaces", "largest_area", "connected_bases", "smallest_area", "basins_1", "basins_3"]
)
def test_houses_count_for_no_objective(objective):
    """One base each and three houses: the tie stands, so that only L85 tells them apart."""
    table, italy = f"objective={objective}", "italy B2L engineers=0 energy=6"  # red spaces: nobody has any
    have = over("B1L cofferdam.3 wind_farm.3 research_lab.4", table, others=italy)
    none = over("B1L", table, others=italy)
    assert have["usa"] - none["usa"] == 3 + 5 + 4
    assert have["italy"] == none["italy"]


# Sekibo.


@clause("L90", "O7")
def test_sekibo_copies_spencer_without_a_tile():
    position = sekibo("spencer", "tiles=base engineers=3 mixers=1 wheel=1:2excavators", "works=502,501,-")
    options = asked(position, "copy spencer; place works-2")
    assert len(options) == 2
    after = done(position, "copy spencer; place works-2", next(each for each in options if each != "decline"))
    assert wheel(after) == {3: (0, 1, ())}
    assert (us(after).engineers, us(after).works_taken, us(after).excavators, us(after).tiles) == (
        0,
        (501,),
        8,
        ("base",),
    )
    assert not can(sekibo("spencer", "engineers=2", "works=501,-,-"), "copy spencer; place works-1")
    assert wheel(done(sekibo("spencer", "tiles=base", "works=501,-,-"), "place works-1")) == {}
    after = done(sekibo("spencer", "loan_agency.1", "works=501,-,-"), "copy spencer; place loan_agency-1")
    assert (us(after).works_taken, us(after).mixers, wheel(after)) == ((501,), 4, {})  # L57


@clause("L91")
def test_sekibo_copies_fouche_in_the_bank():
    """Even while Fouché's own space is taken, and her own space stays free."""
    for table in ("fouche-1=italy", "bank=italy"):
        position = at(
            "officer=sekibo credits=0 engineers=2 financial_division.1",
            table,
            others="italy officer=fouche financial_division.3",
        )
        after = done(position, "copy fouche; place fouche-1")
        assert (us(after).credits, us(after).engineers, after.mover) == (5, 0, "italy")
        assert "usa" in [crew.company for crew in after.occupied["bank"]]
        assert can(after, "place fouche-1") is (table == "bank=italy")
    plain = done(position, "copy fouche; place bank 1")
    assert us(plain).credits == 1
    assert not can(position, "place fouche-1")


@clause("L91", "L81")
def test_sekibo_uses_a_tile_by_its_space_and_twice_as_fouche():
    position = sekibo("fouche", "credits=0 financial_division.1", "passed=italy")
    once = done(position, "copy fouche; place fouche-1")
    again = done(once, "place financial_division-1")
    third = done(again, "copy fouche for 3; place fouche-1")
    assert (us(third).credits, us(third).engineers) == (5 + 5 - 3 + 5, 12 - 2 - 1 - 2)
    assert not can(third, "copy fouche")


@clause("L91", "L51")
def test_sekibo_as_fouche_needs_a_tile_that_she_has_activated_and_its_price():
    assert not can(sekibo("fouche", "credits=1 wind_farm.1"), "copy fouche; place fouche-1")
    assert can(sekibo("fouche", "credits=2 wind_farm.1"), "copy fouche; place fouche-1")
    position = at("officer=sekibo", others="italy officer=fouche financial_division.1")
    assert not can(position, "copy fouche; place fouche-1")


@clause("L90", "L91", "L12")
def test_sekibo_copies_officers_beside_the_game():
    position = house("financial_division", "officer=sekibo credits=0", "spare_officers=fouche,spencer works=501,-,-")
    assert us(done(position, "copy fouche; place fouche-1")).credits == 5
    assert asked(position, "copy spencer; place works-1") == {"use nothing", "decline"}
    assert not can(house("financial_division", "officer=sekibo engineers=1", "spare_officers=fouche"), "copy fouche")


@clause("L92", "L82", "K4")
def test_sekibo_copies_luciani_at_the_contract_office_and_in_a_production():
    hand = f"contracts={','.join(HAND[:3])}"
    table = "contracts=green-4-212,green-4-213,-,-,-,-"
    after = done(sekibo("luciani", hand, table), "copy luciani; place contract-1", "take green-4-212")
    assert (len(us(after).contracts), after.mover) == (4, "italy")
    after = done(sekibo("luciani", hand, table), "place contract-1", "take green-4-212")
    assert {move.split()[0] for move in now(after)} == {"discard"}
    after = done(sekibo("luciani", hand, table), "copy luciani; place contract-2")
    assert {move.split()[0] for move in now(after)} == {"discard"}
    usa = f"{SYSTEM} contracts=green-2-202,red-10-411"
    for copy in ("copy luciani; ", ""):
        after = done(sekibo("luciani", usa), f"{copy}place turbine+2; produce B1L C1A P8.1 x2", "fulfil 411")
        assert ("fulfil 202" in now(after)) is bool(copy)


@clause("L92", "K4")
def test_once_a_contract_is_fulfilled_sekibo_holds_three_again():
    position = sekibo(
        "luciani", f"customer_office.1 contracts={','.join(HAND)}", "contracts=green-4-212,-,-,-,-,- passed=italy"
    )
    three = done(position, "place customer_office-1", "fulfil 202")
    assert len(us(three).contracts) == 3
    assert {move.split()[0] for move in asked(three, "place contract-1")} == {"discard"}


@clause("L93")
def test_sekibo_copies_battista_for_one_further_turn_without_another_copy():
    position = sekibo("battista", "credits=9")
    assert not {move for move in now(position) if "architect" in move}
    further = done(position, "copy battista; place workshop-1 architect")
    assert (further.mover, us(further).engineers) == ("usa", 10)
    assert not {move for move in now(further) if "architect" in move or move.startswith("copy")}
    italy = done(further, "place construction-1; build conduit with conduit; at C9A")
    assert italy.mover == "italy"
    back = done(italy, "place bank 1")
    assert "copy battista for 3" in now(back)
    assert not {move for move in now(back) if "architect" in move}
    assert done(position, "copy battista; place workshop-1").mover == "italy"


@clause("L93", "L84")
def test_the_last_engineer_of_sekibo_as_the_architect():
    position = sekibo("battista", "engineers=2")
    assert done(position, "copy battista; place workshop-1 architect").mover == "italy"
    assert not can(sekibo("battista", "engineers=1"), "copy battista; place workshop-1 architect")
    further = done(sekibo("battista", "engineers=2 tiles=base-III"), "copy battista; place workshop-1 architect")
    assert {move.split()[0] for move in now(further)} == {"use", "decline"}


@clause("L69", "L71", "O5")
@pytest.mark.parametrize("pay", ["pay 4 excavators 6 credits", "pay 3 excavators 9 credits"])
def test_jordan_may_replace_any_number_of_the_six_excavators_of_building_two(pay):
    """O5 and L71 know no limit, though the same credits would pay for both mixers alone."""
    position = at("officer=jordan tiles=building-II excavators=6 mixers=2 credits=9", "building_tiles=wind_farm")
    assert can(position, builds("wind_farm", "", "building-II", pay))
