"""A changed game: every number of a design does what it says, and is written down, tweaked, told and refused."""

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrage_nb import Design, Position, new_game, play, play_out, random_player, read_move, sketch, why_not
from barrage_nb.board.office import SHARED_SPACES
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.pieces import fitted
from barrage_nb.engine.play import bills
from barrage_nb.engine.rulings import LIMITS, NoSuchChoice
from barrage_nb.engine.values import Table
from barrage_nb.history.tweak import TweakRefused, tweak
from barrage_nb.view import scene
from barrage_nb.words.clauses import CLAUSES
from barrage_nb.words.design import CHANGES, clauses
from tests.clauses import clause

PRODUCES = "usa B1U=3*3 P8.1 | germany C1A"
CHANGED = {
    "wheel_segments": 4,
    "engineers_each": 8,
    "conduit_credits": 2,
    "conduit_points": 0,
    "red_fee": 1,
    "first_prize": 9,
    "second_prize": 4,
    "turn_order": "rotating",
    "neutral_dams": False,
    "closed_spaces": ("turbine+2", "workshop-1"),
    "opened_spaces": ("turbine+1",),
    "more_drops": Table({"HA": 2, "HD": -1}),
    "rounds": 3,
}


def played(picture: str, moves: list[str], **design) -> Position:
    position = sketch(picture, design=Design(**design))
    for move in moves:
        position = play(position, move).after
    return position


def to_next_round(picture: str, **design) -> Position:
    """The position once everybody has put all engineers into the Bank."""
    position = sketch(picture, design=Design(**design))
    while position.round == 1 and not position.over:
        engineers = position.companies[position.question.who].engineers
        position = play(position, f"place bank {engineers}" if engineers else "pass").after
    return position


def test_the_design_of_the_printed_game_changes_nothing():
    assert Design().changes == {}
    assert new_game(3, seed=5) == new_game(3, seed=5, design=Design())
    assert "design" not in new_game(3, seed=5).to_json()
    assert set(CHANGED) == {field.name for field in fields(Design)} == set(CHANGES)


@clause("C4")
@pytest.mark.parametrize("segments", [3, 6, 8])
def test_what_is_invested_comes_back_after_as_many_turns_as_the_wheel_has_segments(segments):
    moves = ["place construction-1", "build base with base", "at B9L"]
    position = played("usa | germany", moves, wheel_segments=segments)
    company = position.companies["usa"]
    assert len(company.wheel) == segments
    for turns in range(1, segments):
        assert (company.excavators, "base" in company.tiles) == (3, False), turns
        position = tweak(position, "mover=usa" + " -workshop-1" * ("workshop-1" in position.occupied)).position
        position = play(position, "place workshop-1").after
        company = position.companies["usa"]
    assert (company.excavators, "base" in company.tiles) == (6, True)


def test_a_wheel_on_another_disc_keeps_all_that_lies_in_it():
    wheel = sketch("usa wheel=6:base,5:2excavators,2:3mixers").companies["usa"].wheel
    for segments in (3, 5, 8):
        laid = fitted(wheel, segments)
        assert len(laid) == segments
        assert sum(segment.excavators for segment in laid) == 2
        assert [segment.mixers for segment in laid][-2] == 3  # still back after two turns
        assert [tile for segment in laid for tile in segment.tiles] == ["base"]
    assert tweak(sketch("usa wheel=6:base"), "wheel_segments=3").position.companies["usa"].wheel[0].tiles == ("base",)
    assert fitted(fitted(wheel, 8), 6) == wheel


@clause("E3", "U10")
def test_so_many_engineers_each():
    assert {
        company.engineers
        for company in new_game(2, "introductory", 1, design=Design(engineers_each=7)).companies.values()
    } == {7}
    after = to_next_round("usa | germany", engineers_each=7)
    assert {company.engineers for company in after.companies.values()} == {7}


@clause("P7")
@pytest.mark.parametrize(("credits", "points"), [(0, 0), (1, 1), (2, 0), (3, 5)])
def test_what_the_owner_of_a_conduit_gets_for_each_drop(credits, points):
    changed = {"conduit_credits": credits, "conduit_points": points}
    after = played(PRODUCES + " credits=0", ["place turbine+0", "produce B1U C1A P8.1 x2"], **changed)
    assert after.companies["usa"].credits == 6 - 2 * credits
    assert (after.companies["germany"].credits, after.companies["germany"].vp) == (2 * credits, 10 + 2 * points)


@clause("P7", "P6")
def test_a_production_is_as_long_as_its_fee_can_be_paid():
    drops = {
        credits: [str(move)[-1] for move in played(PRODUCES, ["place turbine+0"], conduit_credits=credits).legal_moves]
        for credits in (1, 2, 3)
    }
    assert drops == {1: ["1", "2", "3"], 2: ["1", "2", "3"], 3: ["1", "2"]}
    position = played(PRODUCES, ["place turbine+0"], conduit_credits=3)
    assert "9 credits for the 3 drops" in why_not(position, "produce B1U C1A P8.1 x3")
    assert "place turbine+0" not in map(
        str, sketch("usa B1U=1*1 P8.1 credits=4 | germany C1A", design=Design(conduit_credits=5)).legal_moves
    )


@clause("C6", "C9")
def test_a_red_space_costs_another_fee():
    moves = ["place construction-1", "build base with base", "at B9U"]
    assert [played("usa", moves, red_fee=fee).companies["usa"].credits for fee in (0, 1, 3, 6)] == [6, 5, 3, 0]
    dear = played("usa", moves[:2], red_fee=7)
    assert "at B9U" not in map(str, dear.legal_moves)
    assert "7 credits" in why_not(dear, "at B9U")


@clause("Y5")
def test_a_piece_from_a_reward_pays_the_changed_fee_too():
    well = "usa B1L=3*3 C1A P8.1 contracts=211 credits=4"
    position = played(well, ["place turbine+0", "produce B1L C1A P8.1 x3", "fulfil 211"], red_fee=4)
    assert play(position, "at B9U").after.companies["usa"].credits == 0


@clause("S2", "S3")
def test_points_for_rank():
    picture = "usa energy=7 | germany energy=5 | italy energy=5 | round=2"
    start = sketch(picture, design=Design(first_prize=9, second_prize=4))
    end = start
    while end.round == 2:
        engineers = end.companies[end.question.who].engineers
        end = play(end, f"place bank {engineers}" if engineers else "pass").after
    gained = {who: end.companies[who].vp - start.companies[who].vp for who in end.companies}
    assert gained == {"usa": 9, "germany": 2, "italy": 2}  # the second place shared


@clause("E2")
@pytest.mark.parametrize(
    ("rule", "order"),
    [
        ("least energy", ("italy", "france", "usa", "germany")),
        ("most energy", ("germany", "france", "usa", "italy")),
        ("fixed", ("usa", "germany", "italy", "france")),
        ("rotating", ("germany", "italy", "france", "usa")),
    ],
)
def test_the_turn_order_of_the_next_round(rule, order):
    after = to_next_round("usa energy=4 | germany energy=9 | italy energy=1 | france energy=4", turn_order=rule)
    assert after.order == order


@clause("U6")
def test_a_game_without_neutral_dams_is_dealt_alike_in_all_else():
    printed, without = new_game(4, seed=9), new_game(4, seed=9, design=Design(neutral_dams=False))
    assert len(printed.dams) == 3
    assert without == printed.with_(dams=Table(), design=Design(neutral_dams=False))


@clause("U8")
def test_spaces_are_closed_and_opened():
    position = new_game(
        2, "introductory", 3, design=Design(closed_spaces=("workshop-1",), opened_spaces=("workshop-2",))
    )
    moves = set(map(str, position.legal_moves))
    assert "place workshop-1" not in moves
    assert "place workshop-2" in moves
    assert "closed in this design" in why_not(position, "place workshop-1")


@clause("I5")
def test_headstreams_bring_more_or_fewer_drops_and_never_less_than_none():
    tiles = "headstream_tiles=4,4,4,4"  # a drop in each of the first four rounds
    after = to_next_round(f"usa | germany | {tiles}", more_drops=Table({"HA": 2, "HB": -1, "HC": -3}))
    assert after.headstreams == {"HA": 3, "HD": 1}


@clause("G1", "E1", "I5")
@pytest.mark.parametrize("rounds", [1, 3, 5, 6, 8])
def test_the_game_lasts_so_many_rounds(rounds):
    end = play_out(new_game(2, seed=4, design=Design(rounds=rounds)), random_player(3))
    assert (end.round, end.over) == (rounds, True)
    assert len(end.bonus) == min(rounds, 6)
    assert problems_of(end) == []


def test_tiles_begin_anew_in_a_longer_game_and_bring_nothing_in_the_last_round():
    tiles = "headstream_tiles=1,1,1,1"  # 0, 2, 2, 0
    brought = []
    for round in range(1, 8):
        position = sketch(f"usa | round={round} {tiles}", design=Design(rounds=8))
        while position.round == round:
            position = play(position, f"place bank {position.companies['usa'].engineers}").after
        brought.append(position.headstreams.get("HA", 0))
    assert brought == [2, 2, 0, 0, 2, 2, 0]


@pytest.mark.parametrize("name", CHANGED)
def test_a_design_is_in_every_text_and_can_be_tweaked(name):
    changed = {**({"first_prize": 9} if name == "second_prize" else {}), name: CHANGED[name]}
    start = new_game(3, "introductory", 7, design=Design(**changed))
    for text in (start.text, start.sketch, start.to_json(), repr(start)[15:-2]):
        assert Position.load(text).design == Design(**changed)
        assert Position.load(text) == start.with_(seed=Position.load(text).seed)
    tweaked = tweak(new_game(3, seed=7), {"design": changed})
    assert tweaked.position.design == Design(**changed)
    said = tweak(new_game(3, seed=7), tweaked.step.move.said).position
    assert said == tweaked.position


def test_two_numbers_that_need_each_other_are_changed_together():
    assert tweak(sketch("usa"), "first_prize=12 second_prize=8").position.design.second_prize == 8
    with pytest.raises(TweakRefused, match="more than 6"):
        tweak(sketch("usa"), "second_prize=8")


def test_an_impossible_design_is_refused_with_all_reasons_at_once():
    with pytest.raises(NoSuchChoice) as refused:
        Design(
            wheel_segments=2,
            engineers_each="many",  # type: ignore[arg-type]
            turn_order="loudest first",
            closed_spaces=("bank", "casino"),
            opened_spaces="turbine+1",  # type: ignore[arg-type]
            more_drops=Table({"HX": 1, "HA": 9}),
            first_prize=3,
            second_prize=4,
        )
    said = "; ".join(refused.value.problems)
    for what in (
        "wheel_segments: 2",
        "engineers_each",
        "loudest first",
        "the Bank stays open",
        "casino",
        "opened_spaces",
        "'HX'",
        "more_drops.HA: 9",
        "second_prize: 4 is more than 3",
    ):
        assert what in said
    assert len(refused.value.problems) == 9
    with pytest.raises(ValueError, match=r"Design\(engineers_each=8\)"):
        new_game(2, design={"engineers_each": 8})  # type: ignore[arg-type]


def test_a_changed_game_says_so_wherever_the_number_is_told():
    position = sketch("usa", design=Design(wheel_segments=4))
    assert "a wheel has 4 segments (printed: 6)" in clauses(position.design.changes)["C5"]
    assert clauses({}) is CLAUSES
    assert "A wheel has 4 segments (printed: 6)." in position.describe()
    told = [thing.text for thing in scene(position).things if str(thing.name).startswith("design")]
    assert told == ["A changed game. A wheel has 4 segments (printed: 6)."]
    assert not any(str(thing.name).startswith("design") for thing in scene(sketch("usa")).things)
    for name, value in CHANGED.items():
        for cited in CHANGES[name]:
            assert clauses({name: value})[cited] != CLAUSES[cited]


def test_the_picture_shows_the_changed_numbers():
    position = sketch("usa", design=Design(wheel_segments=8, engineers_each=9, red_fee=5, rounds=7))
    things = {str(thing.name): thing for thing in scene(position).things}
    assert sum(str(name).startswith("wheel usa") for name in things) in (0, 8)
    wheels = scene(position, show="wheel", company="usa").things
    assert sum(thing.name.kind == "wheel" and thing.name.key == "usa" for thing in wheels) == 8
    priced = {str(thing.name.key): thing.price for thing in scene(position, show="map").things if thing.price}
    assert priced["B9U"] == "+5"
    assert "B9L" not in priced


@clause("P7", "C6")
def test_the_price_that_is_told_is_the_changed_one():
    produce = played(PRODUCES, ["place turbine+0"], conduit_credits=2)
    assert bills(produce, read_move("produce B1U C1A P8.1 x2"))[0].credits == 4
    base = played("usa", ["place construction-1", "build base with base"], red_fee=5)
    assert {bill.credits for bill in bills(base, read_move("at B9U"))} == {5}


DESIGNS = st.builds(
    Design,
    **{
        name: st.integers(least, most)
        for name, (least, most) in LIMITS.items()
        if name not in ("first_prize", "second_prize", "rounds")
    },
    rounds=st.integers(1, 6),
    first_prize=st.integers(5, 20),
    second_prize=st.integers(0, 5),
    turn_order=st.sampled_from(["least energy", "most energy", "fixed", "rotating"]),
    neutral_dams=st.booleans(),
    closed_spaces=st.lists(st.sampled_from(sorted(set(SHARED_SPACES) - {"bank"})), max_size=8, unique=True).map(tuple),
    more_drops=st.dictionaries(st.sampled_from(["HA", "HB", "HC", "HD"]), st.integers(-4, 4)).map(Table),
)


@settings(max_examples=15)
@given(DESIGNS, st.integers(0, 99), st.integers(2, 4), st.sampled_from(["full", "introductory"]))
def test_any_design_can_be_played_to_its_end(design, seed, players, rules):
    position = new_game(players, rules, seed, design=design)
    strategy = random_player(seed)
    while not position.over:
        assert problems_of(position) == []
        move = strategy(position)
        assert why_not(position, move) is None
        position = play(position, move).after
    assert Position.load(position.text) == position
    assert position.round == design.rounds
