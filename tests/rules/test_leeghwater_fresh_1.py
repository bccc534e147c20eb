"""The Leeghwater Project for people: cases worked out from its clauses alone (L1 to L49)."""

from functools import cache

import pytest

from barrage_nb import BOXES, Position, legal_moves, new_game, play, sketch, why_not
from tests.clauses import clause

BOX = "leeghwater"
COLUMN = "building_tiles=cofferdam,wind_farm,financial_division"
NO_TILE = "tiles=krylov"  # nothing lies on the wheel for it to copy
THREE = "works=501,502,503"
HOUSE = "tiles=basic_building"
COFFERDAM = "place construction-1; build building with basic_building; at cofferdam"
BUILDING_TILES = {
    "cofferdam": (2, 1), "development_office": (1, 2), "research_lab": (2, 2), "loan_agency": (1, 3),
    "energy_relay_field": (4, 1), "robot_factory": (1, 5), "financial_division": (3, 4), "control_station": (4, 3),
    "wind_farm": (6, 2), "customer_office": (3, 5),
}  # fmt: skip
COMPANIES = {"usa", "germany", "italy", "france", "netherlands"}
NEW_OFFICERS = {"spencer", "fouche", "luciani", "battista"}
OFFICERS = {"adler", "del_monte", "fiesler", "jordan", "krylov", "mcdowell", "sekibo"} | NEW_OFFICERS


def at(text: str, others: str = "italy", box: str = BOX) -> Position:
    """A position of the expansion in which the first company named is to move."""
    more = "" if "building_tiles" in text or box != BOX else f" | {COLUMN}"
    first, _, table = text.partition(" | ")
    return sketch(f"{first} | {others} | {table}{more}" if table else f"{first} | {others}{more}", box=box)


def did(position: Position, *moves: str) -> Position:
    for move in moves:
        position = play(position, move).after
    return position


def of(position: Position, who: str = "usa"):
    return position.companies[who]


def has(position: Position, who: str = "usa") -> tuple[int, int, int, int, int]:
    """Points, credits, excavators, mixers, energy."""
    each = position.companies[who]
    return each.vp, each.credits, each.excavators, each.mixers, each.energy


def asked(position: Position) -> list[str]:
    return [str(move) for move in legal_moves(position)]


def refused(position: Position, move: str, clause_id: str = "") -> bool:
    """Whether a move is refused, and by that clause where one is named."""
    reason = why_not(position, move)
    return reason is not None and reason.startswith(f"{clause_id}:" if clause_id else "")


def allowed(position: Position, move: str) -> bool:
    return why_not(position, move) is None


def levels(position: Position) -> dict[str, int]:
    return {space: dam.level for space, dam in position.dams.items()}


def letters(works) -> str:
    """The backs of works, by the first digit of their numbers."""
    return "".join({5: "A", 6: "B", 7: "C"}[work // 100] for work in works)


def on_offer(position: Position) -> tuple[set[str], set[str]]:
    pairs = dict(position.offer)
    return set(pairs), set(pairs.values())


@cache
def games(box: str = BOX) -> tuple[Position, ...]:
    """Set up by sixty seeds, for 2, 3 and 4 players in turn."""
    return tuple(new_game(2 + seed % 3, seed=seed, box=box) for seed in range(60))


def drafted(position: Position) -> Position:
    while position.phase == "setup":
        position = play(position, str(legal_moves(position)[0])).after
    return position


# LA. Components and set-up.


@clause("L1")
def test_only_with_the_full_game_and_for_four_at_most():
    with pytest.raises(ValueError, match="L1"):
        new_game(3, rules="introductory", box=BOX)
    with pytest.raises(ValueError, match="introductory"):
        at("usa | rules=introductory")
    assert new_game(3, rules="introductory").rules == "introductory"
    for more in ({}, {"automas": 4}, {"automas": 1}):
        with pytest.raises(ValueError, match="4"):
            new_game(5, box=BOX, **more)
    with pytest.raises(ValueError, match="4"):
        new_game(companies=sorted(COMPANIES), box=BOX)
    assert new_game(4, automas=3, box=BOX).players == 4


@clause("L2", "L7")
def test_fifteen_works_lie_by_pile_and_three_of_the_first_are_open():
    for game in games():
        all_works = (*game.works, *game.works_pile)
        assert sorted(all_works) == [*range(500, 505), *range(600, 605), *range(700, 705)]
        assert (letters(game.works), letters(game.works_pile)) == ("AAA", "AABBBBBCCCCC")
    assert len({game.works for game in games()}) > 20
    assert len({game.works_pile[2:7] for game in games()}) > 20
    assert len({game.works_pile[7:] for game in games()}) > 20


@clause("L2")
def test_one_special_tile_and_one_architect_come_with_their_officers():
    seen = set()
    for game in games():
        if not on_offer(game)[1] & {"spencer", "battista"}:
            continue
        for each in drafted(game).companies.values():
            assert ("spencer" in each.tiles) == (each.officer == "spencer")
            assert each.architect == (each.officer == "battista")
            seen.add(each.officer)
    assert {"spencer", "battista"} < seen


@clause("L3")
def test_every_company_has_a_basic_building_tile_and_no_building_on_the_table():
    for game in games()[:12]:
        after = drafted(game)
        assert not after.buildings
        for each in after.companies.values():
            basics = sorted(tile for tile in each.tiles if tile not in ("krylov", "spencer"))
            assert basics == ["base", "basic_building", "conduit", "elevation", "powerhouse"]
    assert all("basic_building" not in each.tiles for each in drafted(new_game(4, seed=1)).companies.values())


@clause("L3")
@pytest.mark.parametrize(("pieces", "built", "more"), [(5, 4, True), (4, 4, False), (4, 3, True)])
def test_a_company_has_five_buildings_and_none_is_built_without_a_piece(pieces, built, more):
    column = list(BUILDING_TILES)[:5]
    own = " ".join(f"{tile}.1" for tile in column[:built])
    table = f'building_tiles={",".join(column)} box="box {BOX}; pieces building: {pieces}"'
    position = sketch(f"usa {own} {HOUSE} mixers=9 | italy | {table}")
    assert allowed(position, "place construction-1") == more
    assert BOXES[BOX].pieces["building"] == 5


@clause("L4")
@pytest.mark.parametrize(("own", "tile"), [
    ("B1L B2L B3L B5L {}", "base"), ("P5.1 P6.1 P7.1 {}", "powerhouse"),
    ("C1A C1B C2A C2B {}", "conduit"), ("B1L=3 B2L=3 {}", "elevation"),
])  # fmt: skip
def test_the_netherlands_have_the_usual_pieces(own, tile):
    last = {"base": "B6L", "powerhouse": "P8.1", "conduit": "C3A", "elevation": "B3L=2"}[tile]
    one_less = "B3L" if tile == "elevation" else ""
    rich = f"excavators=20 mixers=20 tiles={tile}"
    assert allowed(at(f"netherlands {own.format(one_less)} {rich}"), "place construction-1")
    assert refused(at(f"netherlands {own.format(last)} {rich}"), "place construction-1")


@clause("L4")
def test_the_netherlands_start_as_others_do():
    starts = [drafted(game).companies for game in games() if "netherlands" in on_offer(game)[0]]
    mine = [each["netherlands"] for each in starts if each["netherlands"].officer not in ("sekibo", "battista")]
    assert {(each.vp, each.credits, each.excavators, each.mixers, each.engineers) for each in mine} == {
        (10, 6, 6, 4, 12)
    }


@clause("L5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_as_the_base_game_for_as_many(players):
    game = new_game(players, seed=11, box=BOX)
    assert (len(game.national), len(game.contracts), len(game.patents)) == (players - 1, 6, 3)
    assert (len(game.headstream_tiles), len(game.starting), len(game.offer)) == (4, players, players)
    assert sorted(dam.level for dam in game.dams.values()) == [1, 2, 3]
    after = drafted(game)
    assert all("wild" not in each.tiles for each in after.companies.values())
    assert refused(after, "place turbine+1", "U8") == (players < 4)
    assert refused(after, "place workshop-2", "U8") == (players < 3)


@clause("L6")
def test_five_of_ten_building_tiles_for_any_number_of_players():
    for game in games():
        assert len(game.building_tiles) == len(set(game.building_tiles)) == 5
    assert {tile for game in games() for tile in game.building_tiles} == set(BUILDING_TILES)
    assert len({game.building_tiles for game in games()}) > 50
    assert not new_game(4, seed=1).building_tiles
    assert not new_game(4, seed=1).works


@clause("L8")
def test_five_bonus_tiles_of_eight():
    printed = {"contracts", "bases", "elevations", "conduits", "powerhouses", "advanced_tiles"}
    assert all(len(game.bonus) == len(set(game.bonus)) == 5 for game in games())
    assert {tile for game in games() for tile in game.bonus} == printed | {"external_works", "buildings"}
    assert {tile for game in games("printed") for tile in game.bonus} == printed


@clause("L9", "L10")
def test_one_tile_of_each_advanced_pile_is_put_back_and_everybody_knows_which():
    put_back = {1: set(), 2: set(), 3: set()}
    for game in games():
        left = (*game.patents, *game.patent_pile)
        assert [int(tile[3]) for tile in left] == [1] * 5 + [2] * 5 + [3] * 5
        assert len(set(left)) == 15
        assert sorted(game.view_for("usa").patent_pile) == sorted(game.patent_pile)  # hidden is its order alone
        for level, gone in put_back.items():
            six = {f"adv{level}_{what}" for what in ("base", "elevation", "conduit", "powerhouse", "wild", "building")}
            gone.update(six - set(left))
    assert [len(gone) for gone in put_back.values()] == [6, 6, 6]  # each of the six at some time
    for game in games("printed")[:6]:
        left = {*game.patents, *game.patent_pile}
        assert len(left) == 15
        assert not any("building" in tile for tile in left)


@clause("L11")
@pytest.mark.parametrize(("box", "companies", "officers"), [
    (BOX, COMPANIES, OFFICERS), ("printed", COMPANIES - {"netherlands"}, OFFICERS - NEW_OFFICERS),
])  # fmt: skip
def test_companies_and_officers_are_drawn_as_many_as_players(box, companies, officers):
    drawn = [(game.players, *on_offer(game)) for game in games(box)]
    assert all(len(each[1]) == len(each[2]) == each[0] for each in drawn)
    assert set.union(*(each[1] for each in drawn)) == companies
    assert set.union(*(each[2] for each in drawn)) == officers


@clause("L11")
def test_the_netherlands_are_named_in_the_expansion_alone():
    assert on_offer(new_game(companies=["netherlands", "usa"], box=BOX))[0] == {"netherlands", "usa"}
    with pytest.raises(ValueError, match="netherlands"):
        new_game(companies=["netherlands", "usa"])


@clause("L12")
def test_officers_beside_the_game_are_drawn_from_the_same_eleven():
    beside = set()
    for seed in range(150):
        game = new_game(2 + seed % 2, seed=seed, box=BOX)
        officers = on_offer(game)[1]
        spare = set(game.spare_officers)
        assert not spare & officers
        if "sekibo" in officers:
            assert len(spare) == 4 - game.players
            beside |= spare
    assert beside == OFFICERS - {"sekibo"}


@clause("L13", "L49")
@pytest.mark.parametrize("others", ["italy", "italy | france", "italy | france | germany"])
def test_no_space_of_the_expansion_board_is_closed_by_the_number_of_players(others):
    position = at(f"usa cofferdam.1 B8L | {THREE}", others)
    spaces = [f"works-{n}" for n in (1, 2, 3)] + [f"cofferdam-{n}" for n in (1, 2, 3, 4)]
    assert [space for space in spaces if allowed(position, f"place {space}")] == spaces


# LB. External Works.


@clause("L14")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_work_takes_two_engineers_and_no_fee(place):
    position = at(f"usa engineers=2 credits=0 | {THREE}")
    after = of(did(position, f"place works-{place}"))
    assert (after.engineers, after.works_taken) == (0, (500 + place,))
    assert refused(at(f"usa engineers=1 credits=9 | {THREE}"), f"place works-{place}", "R4")


@clause("L15")
def test_one_company_may_use_several_spaces_but_none_where_another_stands():
    after = did(at(f"usa | {THREE}"), "place works-1", "place bank 1", "place works-2; decline")
    assert of(after).works_taken == (501, 502)
    assert refused(at(f"usa | works-2=italy*2 {THREE}"), "place works-2", "R6")
    assert refused(at(f"usa | works-2=usa*2 {THREE}"), "place works-2")


@clause("L16")
def test_machinery_of_a_work_is_gone_and_the_reward_comes_at_once():
    after = did(at("usa wheel=1:base+2excavators | works=704,-,-"), "place works-1")
    assert has(after) == (16, 6, 1, 7, 0)
    wheel = of(after).wheel
    assert (wheel[5].excavators, wheel[5].tiles) == (2, ("base",))  # it has not turned, and nothing is on it besides
    assert sum(each.excavators + each.mixers for each in wheel) == 2
    assert after.mover == "italy"


@clause("L16", "L17")
@pytest.mark.parametrize(("work", "supply", "can"), [
    (701, "excavators=0 mixers=5", True), (701, "excavators=9 mixers=4", False),
    (701, "excavators=0 mixers=4 wheel=1:base+3mixers", False),
    (503, "excavators=1 mixers=1", True), (503, "excavators=2 mixers=0", False), (503, "excavators=0 mixers=2", False),
    (704, "excavators=5 mixers=0", True), (704, "excavators=4 mixers=3", False),  # its own 3 mixers come too late
])  # fmt: skip
def test_all_of_the_printed_machinery_must_be_off_the_wheel(work, supply, can):
    position = at(f"usa {supply} | works={work},-,-")
    assert allowed(position, "place works-1") if can else refused(position, "place works-1", "L17")


@clause("L18")
@pytest.mark.parametrize(("own", "work"), [
    ("officer=jordan credits=90 mixers=4", 701), ("tiles=adv2_wild excavators=20 mixers=4", 701),
    ("tiles=adv2_conduit excavators=5", 702), ("officer=mcdowell excavators=1 mixers=9", 503 + 101),
])  # fmt: skip
def test_nothing_that_makes_building_cheaper_helps_with_a_work(own, work):
    assert refused(at(f"usa {own} | works={work},-,-"), "place works-1", "L17")


@clause("L18")
def test_a_work_needs_no_technology_tile_and_no_construction_space():
    after = did(at(f"usa {NO_TILE} constructions=4 | {THREE}"), "place works-1")
    assert (of(after).constructions, of(after).works_taken, of(after).tiles) == (4, (501,), ("krylov",))
    after = did(at(f"usa {HOUSE} | {THREE}"), "place works-1", "place bank 1", f"{COFFERDAM}.1")
    assert of(after).engineers == 12 - 2 - 1


@clause("L19")
def test_a_work_is_no_contract():
    held = "contracts=green-2-200,green-2-201"
    after = did(at(f"usa {held} works_taken=501,502 | works=503,-,- contracts=green-2-202"), "place contract-1")
    assert (len(of(after).contracts), after.mover) == (3, "italy")
    after = did(at(f"usa {held},green-2-202 | {THREE}"), "place works-1")
    assert (len(of(after).contracts), of(after).fulfilled, after.mover) == (3, (), "italy")


@clause("L19")
@pytest.mark.parametrize(("bonus", "more"), [("contracts", 0), ("external_works", 10), ("advanced_tiles", 0)])
def test_works_count_for_their_own_bonus_tile_alone(bonus, more):
    def scored(works: str) -> int:
        ending = at(f"usa energy=6 engineers=1 {works} | bonus={bonus}", "italy engineers=0")
        return of(did(ending, "place bank 1")).vp

    assert scored("works_taken=501,602") - scored("") == more


@clause("L20")
def test_an_emptied_place_stays_empty_for_the_round():
    after = did(at(f"usa | {THREE} works_pile=504,600", "italy engineers=3"), "place works-1")
    assert after.works == (None, 502, 503)
    assert refused(after, "place works-1")
    after = did(after, "place bank 1")
    assert refused(after, "place works-1")
    assert after.works == (None, 502, 503)
    empty = at("usa | works=-,-,-")  # nobody stands there
    assert all(refused(empty, f"place works-{place}", "L20") for place in (1, 2, 3))


@clause("L21")
@pytest.mark.parametrize(("credits", "site", "left"), [(1, "P8.3", 0), (0, "P8.3", None), (0, "P8.1", 2)])
def test_the_powerhouse_of_a_work_pays_the_red_fee_after_its_credits(credits, site, left):
    position = did(at(f"usa credits={credits} P5.1 P6.1 | works=503,-,-"), "place works-1")
    if left is None:
        assert refused(position, f"at {site}")
        return
    after = did(position, f"at {site}")
    assert (after.powerhouses[site], of(after).credits, of(after).mixers) == ("usa", left, 3)


@clause("L21")
def test_a_base_of_a_work_uncovers_income():
    after = did(at("italy B1L | works=502,-,-", "usa"), "place works-1; at B8L")
    assert (after.dams["B8L"].owner, has(after, "italy")) == ("italy", (14, 9, 6, 2, 0))


@clause("L21")
def test_a_piece_of_a_work_may_be_declined_and_is_lost_where_it_cannot_stand():
    after = did(at(f"usa | {THREE}"), "place works-2; decline")
    assert (dict(after.dams), of(after).vp, of(after).works_taken, after.mover) == ({}, 14, (502,), "italy")
    after = did(at(f"usa B8L B9L B10L | {THREE}"), "place works-2")
    assert (len(after.dams), of(after).vp, of(after).works_taken, after.mover) == (3, 14, (502,), "italy")
    after = did(at(f"usa P5.1 P6.1 P7.1 P8.1 | {THREE}"), "place works-3")
    assert (len(after.powerhouses), of(after).credits, of(after).works_taken, after.mover) == (4, 8, (503,), "italy")


@clause("L21")
def test_drops_of_a_work_wait_or_flow_and_may_be_declined():
    before = at("usa B1L=3 mixers=5 wheel=2:base | works=604,701,703")
    after = did(before, "place works-1; drops HA HD")
    assert (dict(after.headstreams), after.dams["B1L"].drops) == ({"HA": 1, "HD": 1}, 0)
    assert "base" in of(after).tiles  # two segments
    after = did(before, "place works-2; drops HA")
    assert (not any(after.headstreams.values()), after.dams["B1L"].drops, of(after).vp) == (True, 1, 20)
    after = did(before, "place works-3; drops HA HA")
    assert (not any(after.headstreams.values()), after.dams["B1L"].drops, of(after).vp) == (True, 2, 16)
    for work in (1, 2, 3):
        after = did(before, f"place works-{work}; decline")
        assert (not any(after.headstreams.values()), after.dams["B1L"].drops) == (True, 0)
        assert after.mover == "italy"


HAND = "contracts=green-4-212,yellow-5-300"


@clause("L22")
def test_a_contract_up_to_four_is_fulfilled_without_producing():
    position = did(at(f"usa {HAND} | works=500,-,-"), "place works-1")
    assert asked(position) == ["fulfil 212", "decline"]
    after = did(position, "fulfil 212")
    assert has(after) == (15, 9, 6, 4, 0)  # one excavator paid, one gained
    assert (of(after).contracts, of(after).fulfilled) == ((300,), (212,))


@clause("L22")
def test_a_starting_contract_of_four_is_fulfilled_and_counts_for_the_bonus():
    start = at("usa contracts=starting-4-4 energy=6 engineers=2 | works=500,-,- bonus=contracts", "italy engineers=0")
    after = did(start, "place works-1; fulfil starting-4-4", "machines 1 mixers")
    without = did(start, "place works-1; decline")
    assert of(after).fulfilled == (4,)
    assert of(after).vp - of(without).vp == 2


@clause("L22")
def test_the_reward_of_that_contract_is_carried_out():
    position = did(at("usa contracts=green-4-210 | works=500,-,-"), "place works-1; fulfil 210")
    assert refused(position, "at C9B")  # a conduit of 2 at most
    after = did(position, "at C8B")
    assert (after.conduits["C8B"], of(after).fulfilled, has(after)) == ("usa", (210,), (10, 9, 5, 4, 0))


@clause("L23")
def test_any_contract_may_be_of_ten():
    after = did(at("usa contracts=red-10-411 | works=702,-,-"), "place works-1; fulfil 411")
    assert has(after) == (22, 9, 0, 4, 0)
    assert of(after).fulfilled == (411,)


@clause("L24")
@pytest.mark.parametrize(("own", "work", "table"), [
    ("usa", 702, "national=national-13-100"), ("usa", 702, "contracts=green-2-200,green-2-201"),
    ("usa contracts=yellow-5-300", 500, ""), ("france P5.1 P6.1 P7.1 contracts=yellow-5-300", 500, ""),
    ("usa fulfilled=green-2-200", 500, ""),
], ids=["National", "on offer", "five", "France", "done"])  # fmt: skip
def test_without_a_fitting_contract_of_ones_own_that_part_is_lost(own, work, table):
    before = at(f"{own} | works={work},-,- {table}", "italy contracts=green-2-202")
    after = did(before, "place works-1")
    who = own.split()[0]
    assert (after.mover, of(after, who).works_taken) == ("italy", (work,))
    for name in ("contracts", "fulfilled"):
        assert getattr(of(after, who), name) == getattr(of(before, who), name)
    assert (after.national, after.contracts) == (before.national, before.contracts)


@clause("L24")
def test_a_national_contract_is_not_offered_beside_an_own_one_which_may_be_declined():
    position = did(at("usa contracts=red-10-411 | works=702,-,- national=national-13-100"), "place works-1")
    assert asked(position) == ["fulfil 411", "decline"]
    after = did(position, "decline")
    assert (of(after).contracts, of(after).vp, of(after).works_taken) == ((411,), 15, (702,))


@clause("L25")
def test_a_work_takes_a_tile_of_the_office_for_nothing():
    before = at("usa engineers=4 | works=504,-,- patents=base-I,wild-I,conduit-I patent_pile=base-II")
    position = did(before, "place works-1")
    assert len(asked(position)) == 3  # gains are taken (Y6)
    after = did(position, "use wild-I")
    assert after.patents == ("adv1_base", None, "adv1_conduit")
    assert (of(after).engineers, of(after).credits, of(after).mixers) == (2, 10, 4)
    assert not after.occupied.get("patent-2")
    after = did(after, "place bank 1")
    assert refused(after, "place patent-2")
    assert allowed(after, "place construction-1; build base with wild-I")


@clause("L25")
@pytest.mark.parametrize(("patents", "gained"), [("-,wild-I,-", ("adv1_wild",)), ("-,-,-", ())], ids=["one", "empty"])
def test_the_last_tile_of_the_office_is_taken_and_an_empty_office_gives_none(patents, gained):
    after = did(at(f"usa tiles=base | works=504,-,- patents={patents}"), "place works-1")
    assert (set(of(after).tiles), of(after).works_taken) == ({"base", *gained}, (504,))
    assert (after.mover, of(after).credits, [tile for tile in after.patents if tile]) == ("italy", 10, [])


@clause("L26")
@pytest.mark.parametrize(("own", "answers", "now", "gains"), [
    ("B8L B1L", "at B8L; at B8L", {"B8L": 3, "B1L": 1}, (0, 0)),
    ("B8L B1L", "at B8L; at B1L", {"B8L": 2, "B1L": 2}, (0, 0)),
    ("B8L B1L", "at B8L; decline", {"B8L": 2, "B1L": 1}, (0, 0)),
    ("B8L B1L", "decline; decline", {"B8L": 1, "B1L": 1}, (0, 0)),
    ("B8L B1L", "decline; at B1L", {"B8L": 1, "B1L": 2}, (0, 0)),
    ("B8L=2", "at B8L", {"B8L": 3}, (0, 0)), ("B8L=3", "", {"B8L": 3}, (0, 0)), ("", "", {}, (0, 0)),
    ("B8L=3 B9L=2 B10L", "at B10L; at B9L", {"B8L": 3, "B9L": 3, "B10L": 2}, (7, 4)),  # the fourth and the fifth
])  # fmt: skip
def test_two_elevations_go_one_after_the_other_on_own_dams(own, answers, now, gains):
    position = did(at(f"italy {own} | works=601,-,-", "usa B6L | neutral B5L=1"), "place works-1")
    if answers:
        assert refused(position, "at B6L")
        assert refused(position, "at B5L")
        position = did(position, answers)
    assert levels(position) == {**now, "B6L": 1, "B5L": 1}
    assert (position.mover, has(position, "italy")) == ("usa", (12 + gains[0], 6, 6, 0, gains[1]))


@clause("L26")
def test_elevations_of_a_work_uncover_income_and_end_with_the_pieces():
    after = did(at("netherlands B8L | works=601,-,-", "usa"), "place works-1; at B8L; at B8L")
    assert has(after, "netherlands") == (12, 9, 6, 0, 0)  # the second elevation: 3 credits, once
    # With one piece left only one is placed: the fifth, for 7 points.
    after = did(at("germany B8L=3 B9L=2 B10L B1L=2 | works=601,-,-", "usa"), "place works-1; at B10L")
    assert (after.mover, levels(after)["B10L"], has(after, "germany")) == ("usa", 2, (19, 6, 6, 0, 0))  # the fifth: 7


@clause("L27")
@pytest.mark.parametrize(("own", "contract", "fits"), [
    ("usa", "yellow-6-308", True), ("usa P5.1 P6.1", "yellow-7-310", False),
    ("france P5.1 P6.1 P7.1", "red-9-406", True), ("france P5.1 P6.1 P7.1", "red-10-411", False),
    ("france P5.1 P6.1", "yellow-7-310", False), ("usa officer=fiesler", "yellow-7-310", False),
    ("usa officer=luciani", "green-2-203", True),  # not a second one (LQ8)
])  # fmt: skip
def test_usable_energy_fulfils_one_contract(own, contract, fits):
    who = own.split()[0]
    number = int(contract[-3:])
    position = did(at(f"{own} contracts={contract},green-2-202 | works=600,-,-"), "place works-1")
    assert of(position, who).energy == 6
    assert allowed(position, f"fulfil {number}") == fits
    after = did(position, "fulfil 202")
    assert (of(after, who).fulfilled, of(after, who).credits, after.mover) == ((202,), 6 + 5 + 5, "italy")
    after = did(position, "decline")
    assert (of(after, who).fulfilled, of(after, who).energy, after.mover) == ((), 6, "italy")


@clause("L27")
@pytest.mark.parametrize("who", ["usa", "germany", "italy", "netherlands"])
def test_usable_energy_is_no_production(who):
    others = "france" if who == "italy" else "italy"
    ready = "B1L=2*2 B8L C1A P8.1 P9.1 P10.1 P5.1"
    after = did(at(f"{who} {ready} | works=600,-,-", others), "place works-1")
    assert (after.mover, of(after, who).energy, of(after, who).credits) == (others, 6, 11)
    assert {space: dam.drops for space, dam in after.dams.items()} == {"B1L": 2, "B8L": 0}


@clause("L27")
@pytest.mark.parametrize(("need", "fits"), [("national-13-100", True), ("national-14-102", False)])
def test_usable_energy_may_fulfil_a_national_contract(need, fits):
    box = f"box {BOX}; work 600: B, 2 excavators, 1 mixer: 13 usable energy"
    text = f'usa | italy | works=600,-,- national={need} {COLUMN} box="{box}"'
    position = did(sketch(text), "place works-1")
    assert (position.mover == "usa" and allowed(position, f"fulfil {need}")) == fits
    if fits:
        assert of(did(position, f"fulfil {need}")).fulfilled == (100,)


@clause("L28")
def test_other_energy_fulfils_no_contract():
    after = did(at("usa contracts=green-2-202 | works=603,-,-"), "place works-1")
    assert (has(after), of(after).fulfilled, after.mover) == ((15, 6, 3, 4, 6), (), "italy")
    after = did(at("usa contracts=green-2-202,green-2-203 | works=500,-,-"), "place works-1; fulfil 203")
    assert (of(after).energy, of(after).contracts, after.mover) == (3, (202,), "italy")


WORKS = {  # machinery; points, credits, mixers, energy, segments
    500: (1, 0, 0, 3, 0, 0, 0), 501: (0, 1, 0, 3, 0, 0, 2), 502: (0, 2, 4, 0, 0, 0, 0), 503: (1, 1, 0, 2, 0, 0, 0),
    504: (2, 0, 0, 4, 0, 0, 0), 600: (2, 1, 0, 5, 0, 6, 0), 601: (0, 4, 2, 0, 0, 0, 0), 602: (0, 3, 3, 3, 0, 0, 0),
    603: (3, 0, 5, 0, 0, 6, 0), 604: (4, 0, 4, 0, 0, 0, 2), 700: (2, 4, 8, 0, 0, 0, 3), 701: (0, 5, 10, 0, 0, 0, 0),
    702: (6, 0, 5, 0, 0, 0, 0), 703: (3, 2, 6, 0, 0, 0, 0), 704: (5, 0, 6, 0, 3, 0, 0),
}  # fmt: skip
CHOICE = {502: "at B8L", 503: "at P8.1", 602: "at C1B", 604: "drops HA HA", 701: "drops HA", 703: "drops HA HB"}


@clause("L29")
@pytest.mark.parametrize("work", WORKS)
def test_what_a_work_takes_and_gives(work):
    excavators, mixers, vp, credits, more, energy, turns = WORKS[work]
    wheel = "wheel=1:base,2:conduit,3:elevation,4:powerhouse"
    text = "usa tiles=basic_building {} excavators={} mixers={} | works={},-,-"
    position = did(at(text.format(wheel, excavators, mixers, work)), "place works-1")
    assert (position.mover == "italy") == (work not in CHOICE)
    if work in CHOICE:
        assert allowed(position, CHOICE[work])
        position = did(position, "decline")
    assert has(position) == (10 + vp, 6 + credits, 0, more, energy)
    assert len(of(position).tiles) == 1 + turns
    for short in ((excavators - 1, mixers + 3), (excavators + 3, mixers - 1)):
        if min(short) >= 0:
            assert refused(at(text.format(wheel, *short, work)), "place works-1", "L17")


@clause("L29")
def test_where_the_pieces_of_works_may_stand_and_they_cost_nothing():
    position = did(at("usa | works=502,-,-"), "place works-1")
    assert set(asked(position)) == {f"at B{n}{x}" for n in (8, 9, 10) for x in "UL"} | {"decline"}
    position = did(at("usa | works=602,-,-"), "place works-1")
    offered = {move.removeprefix("at ") for move in asked(position)}
    assert {"C1B", "C3A", "C5B", "C6A", "C9A"} < offered
    assert not offered & {"C1A", "C2B", "C4B"}
    after = did(position, "at C1B")
    assert (after.conduits["C1B"], has(after)) == ("usa", (13, 9, 6, 1, 0))


@clause("L30")
@pytest.mark.parametrize(("pile", "works", "left"), [
    ("604,703,704,700", (604, 703, 704), (700,)), ("604,703", (604, 703, None), ()), ("", (None, None, None), ()),
])  # fmt: skip
def test_at_the_end_of_a_round_three_new_works_are_laid(pile, works, left):
    pile = f"works_pile={pile}" if pile else ""
    before = at(f"usa engineers=2 | {THREE} {pile}", "italy engineers=0")
    after = did(before, "place works-1")
    assert (after.round, after.works, after.works_pile) == (2, works, left)
    laid = [place for place in (1, 2, 3) if works[place - 1]]
    assert [place for place in (1, 2, 3) if allowed(after, f"place works-{place}")] == laid


@clause("L30")
def test_nothing_is_laid_after_the_last_round():
    after = did(at(f"usa engineers=1 | round=5 {THREE} works_pile=700", "italy engineers=0"), "place bank 1")
    assert (after.over, after.works, after.works_pile) == (True, (501, 502, 503), (700,))


@clause("L31", "L9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_work_is_shown_once(players):
    position, shown = new_game(players, seed=17 + players, box=BOX), []
    while not position.over:
        if position.phase == "actions" and (not shown or shown[-1][0] != position.round):
            shown.append((position.round, position.works, "".join(tile[3] for tile in position.patents)))
        banks = [str(move) for move in legal_moves(position) if str(move).startswith("place bank")]
        position = play(position, banks[-1] if banks else str(legal_moves(position)[0])).after
    assert [letters(works) for _, works, _ in shown] == ["AAA", "AAB", "BBB", "BCC", "CCC"]
    assert len({work for _, works, _ in shown for work in works}) == 15
    assert [levels for _, _, levels in shown] == ["111", "112", "222", "233", "333"]  # fifteen tiles (L9) last as long


# LC. Constructing a Building.


@clause("L32")
def test_a_building_is_built_as_any_structure():
    after = did(at(f"usa {HOUSE} wheel=1:base+1mixers,5:conduit"), f"{COFFERDAM}.1")
    wheel = of(after).wheel
    assert (wheel[1].tiles, wheel[1].excavators, wheel[1].mixers) == (("basic_building",), 2, 1)
    assert wheel[2].tiles == ("conduit",)
    assert (of(after).tiles, has(after)) == (("base",), (10, 6, 4, 4, 0))
    assert (of(after).engineers, of(after).constructions, after.mover) == (11, 1, "italy")
    assert dict(after.buildings) == {"cofferdam.1": "usa"}


@clause("L32")
@pytest.mark.parametrize(("own", "can"), [
    ("constructions=1 engineers=2", True), ("constructions=1 engineers=1", False),
    ("constructions=3 engineers=3 credits=3", True), ("constructions=3 engineers=3 credits=2", False),
    ("constructions=4", False),
])  # fmt: skip
def test_a_building_takes_the_next_construction_space(own, can):
    number = int(own[14]) + 1
    assert allowed(at(f"usa {HOUSE} {own}"), f"place construction-{min(number, 4)}") == can


@clause("L33")
@pytest.mark.parametrize(("tile", "can"), [
    ("basic_building", True), ("adv1_building", True), ("adv2_building", True), ("adv3_building", True),
    ("adv1_wild", True), ("adv2_wild", True), ("adv3_wild", True),
    ("base", False), ("elevation", False), ("conduit", False), ("powerhouse", False), ("adv1_base", False),
    ("adv2_elevation", False), ("adv3_conduit", False), ("adv1_powerhouse", False), ("spencer", False),
])  # fmt: skip
def test_tiles_that_build_a_building(tile, can):
    position = at(f"usa tiles={tile} officer=spencer B1L")
    assert allowed(position, f"place construction-1; build building with {tile}; at cofferdam.1") == can
    if tile.endswith("building"):
        assert refused(position, f"place construction-1; build base with {tile}")


@clause("L33")
@pytest.mark.parametrize(("wheel", "can"), [
    ("wheel=3:adv1_building", True), ("wheel=3:basic_building", True), ("wheel=3:adv3_wild", True),
    ("wheel=3:base", False), ("wheel=3:adv2_conduit", False),
])  # fmt: skip
def test_krylov_copies_a_tile_that_builds_buildings(wheel, can):
    position = at(f"usa officer=krylov tiles=krylov,elevation {wheel}")
    copied = wheel.rpartition(":")[2]
    move = f"place construction-1; build building with krylov as {copied}; at cofferdam.1"
    assert allowed(position, move) == can
    if can:
        assert of(did(position, move)).wheel[1].tiles == ("krylov",)
    assert refused(at(f"usa officer=krylov {NO_TILE}"), "place construction-1")  # nothing to copy


@clause("L33", "L35")
def test_sekibo_copying_krylov_puts_in_the_machines_alone():
    before = at("usa officer=sekibo tiles=base wheel=3:adv1_wild | copied=krylov", "italy officer=krylov")
    after = did(before, "place construction-1; build building with nothing as wild-I; at cofferdam.3")
    on = of(after).wheel[1]
    assert (on.excavators, on.mixers, on.tiles) == (2, 1, ())
    assert (dict(after.buildings), of(after).credits) == ({"cofferdam.3": "usa"}, 9)  # T5's effect is copied too


@clause("L34")
def test_never_two_own_buildings_at_one_tile():
    position = did(at(f"usa cofferdam.1 {HOUSE}", "italy wind_farm.1"), "place construction-1")
    assert not any(move.startswith("at cofferdam") for move in asked(position))
    assert {"at wind_farm.3", "at wind_farm.4"} < set(asked(position))
    assert refused(position, "at cofferdam.3", "L34")
    everywhere = "cofferdam.1 wind_farm.3 financial_division.4"
    assert refused(at(f"usa {everywhere} {HOUSE} excavators=20 mixers=20"), "place construction-1")


@clause("L35", "L17")
@pytest.mark.parametrize("tile", BUILDING_TILES)
def test_the_cost_of_a_building_goes_onto_the_wheel(tile):
    excavators, mixers = BUILDING_TILES[tile]
    text = f"usa {HOUSE} excavators={{}} mixers={{}} | building_tiles={tile}"
    exact = at(text.format(excavators, mixers))
    after = did(exact, f"place construction-1; at {tile}.1")
    on = of(after).wheel[1]
    assert (on.excavators, on.mixers, on.tiles) == (excavators, mixers, ("basic_building",))
    assert has(after)[2:4] == (0, 0)
    assert refused(at(text.format(excavators - 1, mixers + 9)), "place construction-1")
    assert refused(at(text.format(excavators + 9, mixers - 1)), "place construction-1")


@clause("L36", "L37")
@pytest.mark.parametrize(("others", "free"), [
    ("italy", "134"), ("italy | france", "134"), ("italy | france | germany", "1234"),
    ("italy cofferdam.3", "14"), ("italy cofferdam.1 | france cofferdam.4", "3"),
    ("italy cofferdam.1 | france cofferdam.2 | germany cofferdam.3", "4"),
])  # fmt: skip
def test_building_spaces_by_players_and_each_holds_one_piece(others, free):
    before = at(f"usa {HOUSE} | building_tiles=cofferdam", others)
    spaces = [n for n in "1234" if allowed(before, f"{COFFERDAM}.{n}")]
    assert "".join(spaces) == free
    for n in spaces:
        assert dict(did(before, f"{COFFERDAM}.{n}").buildings) == {**before.buildings, f"cofferdam.{n}": "usa"}


@clause("L38")
@pytest.mark.parametrize(("own", "site", "left"), [
    ("credits=3 tiles=basic_building", 3, 0), ("credits=2 tiles=basic_building", 3, None),
    ("credits=2 tiles=basic_building", 1, 2), ("credits=3 tiles=basic_building", 4, 0),
    ("credits=0 tiles=wild-I", 3, 0), ("credits=0 tiles=wild-I", 4, 0), ("credits=2 tiles=wild-II", 3, None),
    ("credits=5 tiles=basic_building constructions=3", 3, None),
    ("credits=6 tiles=basic_building constructions=3", 3, 0), ("credits=3 tiles=wild-I constructions=3", 3, 0),
])  # fmt: skip
def test_a_red_building_space_costs_three_more(own, site, left):
    position = at(f"usa {own} mixers=9 | building_tiles=cofferdam")
    space = 4 if "constructions" in own else 1
    tile = own.split("tiles=")[1].split()[0]
    move = f"place construction-{space}; build building with {tile}; at cofferdam.{site}"
    assert allowed(position, move) == (left is not None)
    if left is not None:
        assert of(did(position, move)).credits == left


@clause("L38")
@pytest.mark.parametrize(("tile", "column", "credits", "can"), [
    ("basic_building", "cofferdam", 2, False), ("basic_building", "cofferdam", 3, True),
    ("adv1_wild", "cofferdam", 0, True),
    ("adv1_building", "financial_division", 2, False),  # its 5 credits come too late (Q35)
])  # fmt: skip
def test_the_red_fee_must_be_there_before_starting(tile, column, credits, can):
    where = f"usa tiles={tile} credits={credits} | building_tiles={column}"
    assert allowed(at(where, f"italy {column}.1"), "place construction-1") == can


@clause("L39")
@pytest.mark.parametrize(("own", "column", "can"), [
    ("officer=jordan credits=9 excavators=0 mixers=0 tiles=basic_building", "cofferdam", True),
    ("officer=jordan credits=8 excavators=0 mixers=0 tiles=basic_building", "cofferdam", False),
    ("officer=jordan credits=3 excavators=1 mixers=1 tiles=basic_building", "cofferdam", True),
    ("tiles=adv2_wild excavators=0 mixers=3", "cofferdam", True),
    ("tiles=adv2_wild excavators=0 mixers=2", "cofferdam", False),
    ("tiles=adv3_wild excavators=0 mixers=3", "cofferdam", False),
    ("tiles=adv2_wild excavators=8 mixers=0", "customer_office", True),
    ("officer=jordan tiles=adv2_wild credits=3 excavators=2 mixers=0", "cofferdam", True),
    ("officer=mcdowell tiles=basic_building excavators=0 mixers=9", "wind_farm", False),
    ("officer=adler tiles=basic_building excavators=5 mixers=9", "wind_farm", False),
    ("tiles=adv2_conduit excavators=9 mixers=9 C1A C1B C2A C2B C3A", "cofferdam", False),
])  # fmt: skip
def test_what_may_replace_the_machines_of_a_building(own, column, can):
    tile = own.split("tiles=")[1].split()[0]
    move = f"place construction-1; build building with {tile}; at {column}.1"
    assert allowed(at(f"usa {own} | building_tiles={column}"), move) == can


@clause("L39")
def test_machines_are_replaced_and_exchanged_as_one_likes():
    for own, others in (("officer=jordan", "italy"), ("officer=sekibo", "italy officer=jordan | copied=jordan")):
        position = did(at(f"usa {own} credits=6 tiles=basic_building", others), f"{COFFERDAM}.1")
        assert "pay 2 excavators 1 mixers" in asked(position)
        assert refused(position, "pay 9 credits")
        after = did(position, "pay 1 excavators 6 credits")
        assert has(after) == (10, 0, 5, 4, 0)
        assert (of(after).wheel[1].excavators, of(after).wheel[1].mixers) == (1, 0)
    position = did(at("usa tiles=adv2_wild"), "place construction-1; build building with wild-II; at cofferdam.1")
    assert len(asked(position)) == 4  # three machines of any kinds
    after = did(position, "pay 3 mixers")
    assert (has(after)[2:4], of(after).wheel[1].mixers) == ((6, 1), 3)


@clause("L40")
@pytest.mark.parametrize("who", sorted(COMPANIES))
@pytest.mark.parametrize("built", [1, 3, 4])
def test_a_building_uncovers_nothing(who, built):
    others = "france" if who != "france" else "italy"
    tiles = ["cofferdam", "wind_farm", "loan_agency", "research_lab", "robot_factory"]
    own = " ".join(f"{tile}.1" for tile in tiles[1:][:built])
    before = at(f"{who} {own} {HOUSE} wheel=2:base | building_tiles={','.join(tiles)}", others)
    after = did(before, f"{COFFERDAM}.1")
    assert has(after, who) == (10, 6, 4, 3, 0)
    assert (of(after, who).wheel[5].tiles, not any(after.headstreams.values())) == (("base",), True)


@clause("L40")
def test_buildings_add_nothing_to_a_production():
    after = did(at("usa B1L=1*1 C1A P8.1 cofferdam.1 wind_farm.1 financial_division.1"), "place turbine+0")
    while after.mover == "usa":
        after = did(after, asked(after)[0])
    assert of(after).energy == 5


@clause("L41", "L88")
@pytest.mark.parametrize("objective", [
    "red_spaces", "largest_area", "connected_bases", "smallest_area", "basins_1", "basins_3",
])  # fmt: skip
def test_a_building_counts_for_no_objective(objective):
    def end(house: str) -> Position:
        table = f"round=5 objective={objective} bonus=bases"
        ending = at(f"usa B8L {house} engineers=1 | {table}", "italy B9L engineers=0")
        return did(ending, "place bank 1")

    bare, housed = end(""), end("cofferdam.3")
    assert of(housed).vp - of(bare).vp == 3  # L85 alone
    assert of(housed, "italy").vp == of(bare, "italy").vp


@clause("L41")
@pytest.mark.parametrize(("bonus", "more"), [
    ("bases", 0), ("elevations", 0), ("conduits", 0), ("powerhouses", 0), ("buildings", 8),
])  # fmt: skip
def test_buildings_count_for_their_own_bonus_tile_alone(bonus, more):
    def scored(houses: str) -> int:
        ending = at(f"usa energy=6 engineers=1 {houses} | bonus={bonus}", "italy engineers=0")
        return of(did(ending, "place bank 1")).vp

    assert scored("cofferdam.1 wind_farm.3") - scored("") == more


@clause("L42")
@pytest.mark.parametrize("work", [502, 503, 601, 602])
def test_no_reward_places_a_building(work):
    position = did(at(f"usa B8L tiles=basic_building,wild-I | works={work},-,-"), "place works-1")
    assert not [move for move in asked(position) if "cofferdam" in move or "wind_farm" in move]
    assert asked(position)[-1] == "decline"
    with pytest.raises(ValueError, match="building"):
        BOXES[BOX].changed("contract 203: green, 2 energy: build building")


@clause("L43")
def test_a_new_building_is_used_from_a_later_turn_on():
    before = at(f"usa B8L {HOUSE}", "italy B9L")
    assert refused(before, "place cofferdam-1", "L47")
    after = did(before, f"{COFFERDAM}.1")
    assert (after.mover, refused(after, "place cofferdam-1", "L47")) == ("italy", True)
    assert allowed(did(after, "place bank 1"), "place cofferdam-1")


# LD. Using a building tile.


DOING = {  # engineers of the left space and of the others, their fee, credits inside the action
    "cofferdam": (1, 1, 3, 0), "development_office": (1, 1, 3, 0), "research_lab": (1, 1, 3, 0),
    "loan_agency": (1, 2, 0, 2), "energy_relay_field": (1, 1, 3, 1), "robot_factory": (2, 2, 3, 1),
    "financial_division": (1, 2, 0, 0), "control_station": (2, 2, 3, 0), "wind_farm": (2, 2, 3, 2),
    "customer_office": (2, 2, 3, 3),
}  # fmt: skip


@clause("L44", "L45", "L46")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
@pytest.mark.parametrize("tile", DOING)
def test_engineers_and_fees_of_the_spaces_of_a_building_tile(tile, space):
    left, other, fee, inside = DOING[tile]
    engineers = left if space == 1 else other
    credits = inside + (0 if space == 1 else fee)

    def ready(workers: int, money: int) -> Position:
        own = f"{tile}.3 B1L=2*1 C1A P8.1 contracts=green-2-202 wheel=3:base+2excavators"
        return at(f"usa {own} engineers={workers} credits={money} | works=501,-,- building_tiles={tile}")

    move = f"place {tile}-{space}"
    assert of(did(ready(engineers, credits), move)).engineers == 0
    assert refused(ready(engineers - 1, 20), move)
    if credits:
        assert refused(ready(12, credits - 1), move)
    assert refused(ready(12, 20), f"place {tile}-5")


@clause("L47")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_only_who_has_built_there_may_use_a_building_tile(space):
    assert refused(at("usa wind_farm.1", "italy cofferdam.1"), f"place cofferdam-{space}", "L47")
    assert allowed(at("usa cofferdam.3 B8L", "italy cofferdam.1"), f"place cofferdam-{space}")


@clause("L48")
def test_a_company_uses_a_building_tile_once_a_round():
    houses = "cofferdam.1 financial_division.1"
    start = at(f"usa {houses} engineers=5", "italy cofferdam.3 engineers=2 | neutral B10L=3")
    after = did(start, "place cofferdam-1", "place bank 1")
    assert [space for space in (2, 3, 4) if not refused(after, f"place cofferdam-{space}", "L48")] == []
    after = did(after, "place financial_division-2")
    assert allowed(after, "place cofferdam-2")  # Italy's own use
    assert refused(after, "place cofferdam-1", "R6")
    after = did(after, "place bank 1", "place bank 2")
    assert after.round == 2
    for _ in range(2):
        assert allowed(after, "place cofferdam-1")
        after = did(after, "place bank 1")


@clause("L49")
@pytest.mark.parametrize("taken", [1, 2, 4])
def test_each_space_holds_one_company_and_any_free_one_may_be_chosen(taken):
    position = at(f"usa cofferdam.1 B8L | cofferdam-{taken}=italy", "italy cofferdam.3")
    assert [n for n in (1, 2, 3, 4) if allowed(position, f"place cofferdam-{n}")] == [
        n for n in (1, 2, 3, 4) if n != taken
    ]
    assert refused(position, f"place cofferdam-{taken}", "R6")


# Without the expansion.


@clause("L1", "L14", "L33")
def test_the_base_game_knows_nothing_of_it():
    position = at("usa tiles=wild-I", box="printed")
    assert all(refused(position, move, "R2") for move in ("place works-1", "place cofferdam-1"))
    assert not any("building" in move for move in asked(did(position, "place construction-1")))
    for text in ("usa cofferdam.1", "usa works_taken=501", "usa tiles=basic_building", "usa | works=501,502,503"):
        with pytest.raises(ValueError, match="cannot be"):
            at(text, box="printed")
