"""Setup (U1 to U16) and the general facts of the game (G1 to G10)."""

import re

import pytest

from barrage_nb import Rulings, new_game
from tests.clauses import clause
from tests.rules.table import after, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"
NAMES = ("usa", "germany", "italy", "france")
SEEDS = range(12)
EVERY_GAME = pytest.mark.parametrize(
    ("players", "rules"), [(n, rules) for n in (2, 3, 4) for rules in ("introductory", "full")]
)


def drafts(position):
    return sorted(line for line in options(position) if line.startswith("draft"))


def drafted(position, pick=0):
    """The game when everybody has chosen, and the companies in the order they were chosen."""
    chosen = []
    while lines := drafts(position):
        line = lines[pick % len(lines)]
        chosen.append(line.split()[1])
        position = after(position, line)
    return position, chosen


def games(players, rules):
    for seed in SEEDS:
        yield drafted(new_game(players=players, rules=rules, seed=seed))[0]


@clause("U1")
@EVERY_GAME
def test_four_headstream_tiles_lie_on_the_map(players, rules):
    seen = set()
    for game in games(players, rules):
        assert set(game.headstream_tiles) == {"HA", "HB", "HC", "HD"}
        tiles = set(game.headstream_tiles.values())
        assert len(tiles) == 4
        seen |= tiles
    assert seen == set(range(1, 9))


@clause("U2", "U16")
@EVERY_GAME
def test_five_bonus_tiles_and_in_the_introductory_game_none_for_advanced_tiles(players, rules):
    every = {"contracts", "bases", "conduits", "elevations", "powerhouses", "advanced_tiles"}
    out = set()
    for game in games(players, rules):
        assert (len(game.bonus), len(set(game.bonus))) == (5, 5)
        out |= every - set(game.bonus)
    assert (out == {"advanced_tiles"}) == (rules == "introductory")


@clause("U3", "U16")
@EVERY_GAME
def test_one_objective(players, rules):
    objectives = {game.objective for game in games(players, rules)}
    assert len(objectives) > 1
    assert objectives <= {
        "red_spaces", "largest_area", "connected_bases", "smallest_area", "basins_1", "basins_3",
    }  # fmt: skip


@clause("U4", "U16")
@EVERY_GAME
def test_one_national_contract_fewer_than_players(players, rules):
    for game in games(players, rules):
        assert len(set(game.national)) == len(game.national) == players - 1
        assert set(game.national) <= set(range(100, 106))


@clause("U5", "G8")
@EVERY_GAME
def test_two_of_each_colour_on_offer_and_thirteen_in_each_pile(players, rules):
    for game in games(players, rules):
        assert [contract // 100 for contract in game.contracts] == [2, 2, 3, 3, 4, 4]
        for n, colour in enumerate(("green", "yellow", "red")):
            fifteen = set(range(100 * n + 200, 100 * n + 215))
            assert set(game.piles[colour]) | set(game.contracts[2 * n : 2 * n + 2]) == fifteen
            assert len(game.piles[colour]) == 13
        assert not any(game.discards.values())


@clause("U6", "G5", "G6")
@EVERY_GAME
def test_three_neutral_dams_with_a_drop_each(players, rules):
    seen = set()
    for game in games(players, rules):
        levels = {int(name[1:-1]): (dam.level, dam.drops) for name, dam in game.dams.items()}
        assert sorted(levels.values()) == [(1, 1), (2, 1), (3, 1)]
        for basin, (level, _) in levels.items():
            assert level == (1 if basin < 5 else 2 if basin < 8 else 3)
        assert all(name.endswith("L") and dam.owner == "neutral" for name, dam in game.dams.items())
        seen |= set(game.dams)
    assert len(seen) > 6


@clause("U7", "G8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_full_game_lays_out_three_tiles_of_level_1(players):
    for game in games(players, "full"):
        levels = [tile[:4] for tile in (*game.patents, *game.patent_pile)]
        assert levels == ["adv1"] * 5 + ["adv2"] * 5 + ["adv3"] * 5
        assert len(set(game.patents) | set(game.patent_pile)) == 15


@clause("U7", "U16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_introductory_game_has_no_advanced_tiles(players):
    for game in games(players, "introductory"):
        assert not any(game.patents)
        assert not game.patent_pile
        assert not any("adv" in tile for company in game.companies.values() for tile in company.tiles)


FROM_3 = {"turbine-1", "turbine-1-red", "workshop-2", "workshop-2-red"}
FROM_4 = {
    "turbine+1",
    "turbine+1-red",
    "machinery-choice",
    "machinery-choice-dear",
    "contract-1-other",
    "contract-1-other-red",
}


@clause("U8")
@pytest.mark.parametrize(("players", "blocked"), [(2, FROM_3 | FROM_4), (3, FROM_4), (4, set())])
def test_spaces_for_more_players_are_blocked(players, blocked):
    first = "usa credits=20 B1L=1*1 C1A P8.1"
    picture = " | ".join([first, *NAMES[1:players], "contracts=200,-,-,-,-,-"])
    open_spaces = {line.split()[1] for line in options(picture)}
    assert (FROM_3 | FROM_4) - open_spaces == blocked
    for space in blocked:
        assert refusal(picture, f"place {space}").startswith("U8:")
    assert {"turbine+2", "workshop-3", "machinery-both", "contract-1", "contract-2"} <= open_spaces


INTRODUCTORY = [("usa", "adler", 1), ("germany", "mcdowell", 2), ("italy", "jordan", 3), ("france", "fiesler", 4)]


@clause("U9", "U15", "U16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_introductory_companies(players):
    for game in games(players, "introductory"):
        assert game.order == tuple(name for name, _, _ in INTRODUCTORY[:players])
        assert game.mover == "usa"
        for name, officer, contract in INTRODUCTORY[:players]:
            company = game.companies[name]
            assert (company.officer, company.contracts) == (officer, (contract,))


@clause("U9")
def test_the_introductory_game_lets_nobody_choose_its_companies():
    assert tuple(new_game(rules="introductory", companies=("germany", "usa"), seed=1).companies) == ("usa", "germany")
    with pytest.raises(ValueError, match="the introductory game with 2 players has usa and germany"):
        new_game(rules="introductory", companies=("france", "italy"), seed=1)


@clause("U12")
def test_there_are_as_many_players_as_companies_and_automas_are_named():
    assert {company for company, _ in new_game(companies=("usa", "france"), seed=1).offer} == {"usa", "france"}
    assert new_game(companies=("usa", "france"), automas=1, seed=1).players == 3
    assert new_game(automas=1, seed=1).players == new_game(seed=1).players == 4


@clause("U10", "U11", "G7")
@EVERY_GAME
def test_what_everybody_starts_with(players, rules):
    for game in games(players, rules):
        for company in game.companies.values():
            assert company.credits == (9 if company.officer == "sekibo" else 6)
            assert (company.excavators, company.mixers, company.engineers) == (6, 4, 12)
            assert (company.vp, company.energy) == (10, 0)
            assert [len(company.contracts), len(company.fulfilled)] == [1, 0]
            assert not any(s.tiles or s.excavators or s.mixers for s in company.wheel)


@clause("U14", "U16", "O6")
@EVERY_GAME
def test_the_basic_tiles(players, rules):
    basic = {"base", "elevation", "conduit", "powerhouse"}
    for game in games(players, rules):
        for company in game.companies.values():
            more = {"wild"} if rules == "introductory" else set()
            more |= {"krylov"} if company.officer == "krylov" else set()
            assert set(company.tiles) == basic | more


@clause("U12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_offers_as_many_companies_and_contracts_as_players(players):
    for seed in SEEDS:
        lines = drafts(new_game(players=players, rules="full", seed=seed))
        companies = {line.split()[1] for line in lines}
        contracts = {line.split()[3] for line in lines}
        assert (len(companies), len(contracts)) == (players, players)
        assert len(lines) == players**2
        assert companies <= set(NAMES)
        assert contracts <= {"1", "2", "3", "4"}


@clause("U12")
@pytest.mark.parametrize("pick", [0, 1, 5])
def test_what_is_chosen_is_gone_for_the_next(pick):
    start = new_game(players=4, rules="full", seed=5)
    line = drafts(start)[pick]
    _, company, _, contract = line.split()
    left = drafts(after(start, line))
    assert len(left) == 9
    assert not any(company in other or other.endswith(contract) for other in left)


@clause("U12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pairs_of_company_and_officer_come_at_random(players):
    officers, pairs = set(), set()
    for game in games(players, "full"):
        mine = [company.officer for company in game.companies.values()]
        assert len(set(mine)) == players
        starting = [company.contracts[0] for company in game.companies.values()]
        assert len(set(starting)) == players
        officers |= set(mine)
        pairs |= {(name, company.officer) for name, company in game.companies.items()}
    assert len(officers) >= 6
    assert len(pairs) > 8


@clause("U13")
@pytest.mark.parametrize("pick", [0, 1, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_to_choose_is_the_first_to_play(players, pick):
    for seed in SEEDS:
        game, chosen = drafted(new_game(players=players, rules="full", seed=seed), pick)
        last = set(game.order) - set(chosen)  # whose choice was the only one left
        assert game.order == (*last, *reversed(chosen))
        assert game.mover == game.order[0]


@clause("U15")
@EVERY_GAME
def test_the_turn_order_has_as_many_places_as_players(players, rules):
    for game in games(players, rules):
        assert len(game.order) == players
        assert set(game.order) == set(game.companies)


@clause("U1", "I5")
@EVERY_GAME
def test_the_first_drops_wait_when_the_actions_begin(players, rules):
    printed = {3: 2, 4: 1, 7: 1}
    for game in games(players, rules):
        first = {head: printed[tile] for head, tile in game.headstream_tiles.items() if tile in printed}
        assert (game.headstreams, game.round) == (first, 1)


@clause("U5", "U12")
def test_the_seed_decides_all_luck():
    first, again, other = (new_game(players=4, rules="full", seed=seed) for seed in (3, 3, 4))
    assert first == again
    assert first != other


@clause("G1", "S4", "I1", "I5")
def test_water_flows_before_scoring_and_income_comes_before_the_new_drops():
    picture = f"germany B1L B8L engineers=1 | HA=1 headstream_tiles=1,2,3,4 {ROUND_1}"
    end = after(picture, "place bank 1")
    germany = end.companies["germany"]
    assert (end.round, end.dams["B1L"].drops, end.dams["B8L"].drops) == (2, 1, 0)
    assert (germany.vp, germany.credits) == (10 - 3 + 3, 6 + 1 + 3)
    assert end.headstreams == {"HA": 2, "HD": 1}


@clause("G1", "E5")
def test_there_are_five_rounds():
    game = new_game(players=2, rules="introductory", seed=1)
    rounds = []
    while game.question is not None:
        rounds.append(game.round)
        game = after(game, f"place bank {game.companies[game.mover].engineers}")
    assert rounds == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@clause("G2")
@pytest.mark.parametrize(("structure", "count"), [("base", 20), ("conduit", 20), ("powerhouse", 23)])
def test_the_building_spaces_of_the_map(structure, count):
    moves = ("place construction-1", f"build {structure} with {structure}")
    spaces = [line.split()[1] for line in options("usa excavators=10", *moves)]
    assert len(spaces) == count
    basins = [int(space[1:].rstrip("ABUL").split(".")[0]) for space in spaces]
    each = {"base": [2] * 10, "conduit": [2] * 10, "powerhouse": [2, 2, 2, 3, 3, 3, 4, 4]}[structure]
    assert [basins.count(basin) for basin in sorted(set(basins))] == each


@clause("G3")
def test_the_red_spaces_of_the_map():
    def spaces(structure, credits):
        moves = ("place construction-1", f"build {structure} with {structure}")
        return {line.split()[1] for line in options(f"usa excavators=10 credits={credits}", *moves)}

    red = spaces("base", 3) - spaces("base", 2)
    assert red == {f"B{basin}U" for basin in range(1, 11)}
    red = spaces("powerhouse", 3) - spaces("powerhouse", 2)
    assert red == {"P5.2", "P6.2", "P7.2", "P8.3", "P9.3", "P10.2", "P10.3",
                   "P11.3", "P11.4", "P12.2", "P12.3", "P12.4"}  # fmt: skip


@clause("G3", "G4", "P2")
@pytest.mark.parametrize(("conduit", "value", "target"), [
    ("C1A", 5, 8), ("C1B", 4, 5), ("C2A", 3, 6), ("C2B", 5, 10), ("C3A", 4, 5), ("C3B", 3, 6),
    ("C4A", 3, 7), ("C4B", 5, 12), ("C5A", 3, 8), ("C5B", 4, 10), ("C6A", 4, 9), ("C6B", 2, 7),
    ("C7A", 2, 10), ("C7B", 3, 12), ("C8A", 3, 11), ("C8B", 2, 9), ("C9A", 1, 11), ("C9B", 3, 12),
    ("C10A", 2, 11), ("C10B", 1, 12),
])  # fmt: skip
def test_where_each_conduit_leads_and_its_value(conduit, value, target):
    dam = f"B{conduit[1:-1]}L"
    end = after(f"usa {dam}=1*1 {conduit} P{target}.1", "place turbine+0")
    assert end.companies["usa"].energy == value
    for other in {5, 6, 7, 8, 9, 10, 11, 12} - {target}:
        assert "place turbine+0" not in options(f"usa {dam}=1*1 {conduit} P{other}.1")


@clause("G5", "C7")
def test_a_dam_grows_from_base_to_level_three():
    level_1 = after("usa tiles=base,conduit", "place construction-1", "build base with base", "at B8L")
    level_2 = after("usa tiles=elevation,base excavators=0 B8L", "place construction-1")
    level_3 = after("usa tiles=elevation,base excavators=0 B8L=2", "place construction-1")
    assert [end.dams["B8L"].level for end in (level_1, level_2, level_3)] == [1, 2, 3]


@clause("G6", "C7")
def test_nobody_raises_a_neutral_dam_and_nobody_builds_on_it():
    picture = "usa B8L B5L mixers=9 | neutral B6L=2*1"
    lines = options(picture, "place construction-1", "build elevation with elevation")
    assert lines == {"at B8L", "at B5L"}
    assert refusal(picture, "place construction-1", "build base with base", "at B6L").startswith("C6:")


@clause("G9")
def test_the_track_of_points_goes_on_past_a_hundred():
    end = after("usa B1L=2*2 C1A P8.1 vp=98 contracts=411", "place turbine+0", "produce B1L C1A P8.1 x2", "fulfil 411")
    assert end.companies["usa"].vp == 105


@clause("G10")
def test_what_is_gained_is_used_at_once():
    end = after("usa credits=1 excavators=2 tiles=base,conduit", "place bank 1", "place machinery-excavator")
    assert (end.companies["usa"].credits, end.companies["usa"].excavators) == (0, 3)
    assert "build base with base" in options(end, "place construction-1")


@clause("G10", "C2")
def test_credits_spent_never_come_back_from_the_wheel():
    moves = ("place construction-1", "build base with base", "at B8U", "place workshop-3")
    end = after("usa credits=8", *moves, "place workshop-1", "place workshop-1-dear")
    assert (end.companies["usa"].credits, end.companies["usa"].excavators) == (0, 6)


@pytest.mark.parametrize(("rulings", "why"), [
    ({"zero_ranks": "x"}, "rulings.zero_ranks: 'x' is not true or false"),
    ({"zero_ranks": 3}, "rulings.zero_ranks: 3 is not true or false"),
    ({"zero_ranks": 1}, "rulings.zero_ranks: 1 is not true or false"),
    ({"del_monte_copy": "week"}, "rulings.del_monte_copy: 'week' is not known; it can be turn, round and game"),
    ({"sekibo_credits": -1}, "rulings.sekibo_credits: −1 is less than 0"),
    ({"sekibo_credits": None}, "rulings.sekibo_credits: None is not a whole number"),
    ({"basin_objective_cap": True}, "rulings.basin_objective_cap: True is not a whole number"),
    ({"zero_ranks": 3, "income_order": 5}, "rulings.zero_ranks: 3 is not true or false; rulings.income_order: 5 is"),
])  # fmt: skip
def test_a_ruling_that_is_no_choice_cannot_be_said(rulings, why):
    with pytest.raises(ValueError, match=f"^{re.escape(why)}"):
        Rulings(**rulings)


@pytest.mark.parametrize("rulings", [None, {"zero_ranks": False}])
def test_no_game_begins_with_what_is_no_rulings(rulings):
    with pytest.raises(ValueError, match=r"^rulings=.*: rulings are said as Rulings\(zero_ranks=False\)"):
        new_game(2, rulings=rulings)


@pytest.mark.parametrize("asked", [
    {"players": 5}, {"players": "four"}, {"players": 4.0}, {"players": True},
    {"rules": "short"}, {"seed": "seven"}, {"seed": 1.5}, {"seed": True},
])  # fmt: skip
def test_no_game_begins_from_what_is_no_choice(asked):
    [(name, value)] = asked.items()
    with pytest.raises(ValueError, match=f"^{name}={value!r}"):
        new_game(**asked)
