"""Cases that tell a rule from its nearest mistake: each fell silent when the code of its clause was broken."""

import pytest

from barrage_nb import legal_moves, new_game, play
from barrage_nb.engine.events import Fulfilled, Gained, PhaseBegan, RoundEnded, Scored, TileWorked
from tests.clauses import clause
from tests.rules.table import after, events, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"
PHASES = ["income", "headstreams", "actions", "water", "scoring", "end of round"]


@clause("G1", "E1", "E5")
def test_the_phases_of_each_round_come_in_order():
    game = new_game(players=2, rules="introductory", seed=1)
    told = []
    while game.question is not None:
        step = play(game, legal_moves(game)[0])
        for event in step.events:
            if isinstance(event, PhaseBegan):
                told.append((event.round, event.phase))
            elif isinstance(event, RoundEnded):
                told.append((event.round, "end of round"))
        game = step.after
    # the first three came before the first question, and the game ends where a sixth round would begin
    rounds = [(number, phase) for number in range(1, 6) for phase in PHASES]
    assert told == [*rounds[3:-1], (5, "over")]


@clause("G1", "W8", "S1", "N3")
def test_the_water_of_a_round_counts_for_its_ranks():
    picture = "usa P8.1 P11.1 P5.1 engineers=1 energy=1 | germany engineers=0 energy=2 | HA=1"
    end = after(f"{picture} | {ROUND_1}", "place bank 1")
    assert end.companies["usa"].vp == 10 + 6


@clause("N2")
@pytest.mark.parametrize(("picture", "moves", "energy"), [
    ("usa {} P11.1 | HA=1", ("place water-1-now", "drops HA"), (0, 2)),
    ("italy {} B9L=1*1 C9A P11.1", ("place turbine+0",), (2, 5)),
    ("germany {} B9L=1*1 C9A P11.1 B7L=1*1 C7A P10.1", ("place turbine+0", "produce B9L C9A P11.1 x1"), (2, 2)),
], ids=["usa", "italy", "germany"])  # fmt: skip
def test_two_powerhouses_are_too_few_for_the_ability_and_three_are_enough(picture, moves, energy):
    two, three = ("P8.1", "P8.1 P5.1") if "germany" not in picture else ("", "P5.1")
    who = picture.split()[0]
    with_two, with_three = after(picture.format(two), *moves), after(picture.format(three), *moves)
    assert (with_two.companies[who].energy, with_three.companies[who].energy) == energy
    if who == "germany":
        assert options(with_three) == {"produce B7L C7A P10.1 x1", "decline"}
        assert "decline" not in options(with_two)


@clause("N2", "N7")
def test_france_with_two_powerhouses_needs_as_much_as_anybody():
    picture = "france B9L=1*1 C9A P11.1 P5.1 {} contracts=205,210"
    assert "fulfil 205" not in options(picture.format(""), "place turbine+0")
    assert options(picture.format("P6.1"), "place turbine+0") == {"fulfil 205", "fulfil 210", "decline"}


@clause("Z2", "K6")
@pytest.mark.parametrize(("contract", "steps"), [(203, 3), (404, 5)])
def test_the_steps_of_a_reward_reach_no_contract_however_cheap(contract, steps):
    # contract 200 needs two: the steps alone would reach it, had they been produced
    picture = f"usa B1L=2*2 C1A P8.1 contracts={contract},200 | germany | national=100"
    moves = ("place turbine+0", "produce B1L C1A P8.1 x2", f"fulfil {contract}")
    end = after(picture, *moves)
    assert (end.mover, end.companies["usa"].energy) == ("germany", 10 + steps)
    assert end.companies["usa"].contracts == (200,)
    assert [event.contract for event in events(picture, *moves) if isinstance(event, Fulfilled)] == [contract]


@clause("U5")
@pytest.mark.parametrize("rules", ["full", "introductory"])
def test_each_pile_of_contracts_is_shuffled_by_itself(rules):
    games = [new_game(players=2, rules=rules, seed=seed) for seed in range(6)]
    for place, colour in enumerate(("green", "yellow", "red")):
        orders = {game.contracts[2 * place : 2 * place + 2] + game.piles[colour] for game in games}
        assert len(orders) == 6
        assert all(len(order) == 15 and list(order) != sorted(order) for order in orders)


@clause("I4", "N1")
@pytest.mark.parametrize("who", ["usa", "germany", "italy", "france"])
@pytest.mark.parametrize("built", ["", "P5.1", "P5.1 P6.1", "P5.1 P6.1 P7.1"])
def test_a_powerhouse_uncovers_no_income(who, built):
    moves = ("place construction-1", "build powerhouse with powerhouse", "at P8.1")
    assert not [
        event
        for event in events(f"{who} {built} mixers=9", *moves)
        if isinstance(event, Gained) or event.clause == "I3"
    ]


@clause("M8")
@pytest.mark.parametrize(("space", "moves", "legal"), [
    ("contract-1", ("take 203",), True), ("contract-1", ("take 203 204",), False), ("contract-1", ("take 300",), False),
    ("contract-2", ("take 203 204",), True), ("contract-2", ("take 203",), False), ("contract-2", ("take 203 203",),
     False), ("contract-2", ("take 203 204 301",), False), ("contract-1", ("take 100",), False),
])  # fmt: skip
def test_a_contract_space_gives_exactly_as_many_as_it_says(space, moves, legal):
    why = refusal("usa | contracts=203,204,301,-,-,- | national=100", f"place {space}", *moves)
    assert why is None if legal else why.startswith("M8:")


@clause("T16", "C5")
def test_an_advanced_tile_acts_each_time_it_is_used_and_only_then():
    picture = "usa excavators=30 tiles=adv1_conduit,conduit wheel=1:base,2:elevation | italy engineers=0"
    conduit = ("place construction-1", "build conduit with {}", "at C9A")
    plain = events(picture, *(move.format("conduit") for move in conduit))
    assert not [event for event in plain if isinstance(event, TileWorked)]
    start = after(picture, *(move.format("adv1_conduit") for move in conduit))
    usa = start.companies["usa"]
    assert usa.credits == 6 + 2 * 1
    assert "adv1_conduit" not in usa.tiles
    turned = after(start, "place workshop-3", "place workshop-1", "place workshop-1-dear")  # six turns in all
    assert "adv1_conduit" in turned.companies["usa"].tiles
    again = ("place construction-2", "build conduit with adv1_conduit", "at C10B")
    assert [event.tile for event in events(turned, *again) if isinstance(event, TileWorked)] == ["adv1_conduit"]


@clause("B1", "B2", "B3", "B4", "B5")
@pytest.mark.parametrize(("tile", "held", "points"), [
    ("powerhouses", "P5.1 P6.1 P7.1 P8.1", 4 * 5), ("bases", "B1L B2L B3L B4L B5L", 5 * 4),
    ("elevations", "B1L=3 B2L=3 B3L=2", 5 * 4), ("conduits", "C1A C1B C2A C2B C3A", 5 * 4),
    ("contracts", "fulfilled=1,100,200,300,400 contracts=201,202", 5 * 2), ("powerhouses", "C1A B1L", 0),
])  # fmt: skip
def test_a_bonus_tile_counts_all_there_can_be_and_nothing_else(tile, held, points):
    happened = events(f"usa {held} energy=6 engineers=1 | bonus={tile}", "place bank 1")
    scored = [event.amount for event in happened if isinstance(event, Scored) and event.source == "bonus"]
    assert scored == ([points] if points else [])


@clause("Y2", "R2", "R5")
@pytest.mark.parametrize(("engineers", "offered"), [(0, True), (1, False), (12, False)])
def test_passing_is_offered_only_without_engineers(engineers, offered):
    picture = f"usa engineers={engineers} excavators=0 mixers=2 tiles=adv1_powerhouse | germany"
    assert ("pass" in options(picture)) == offered
    assert (refusal(picture, "pass") is None) == offered
