"""Rows of every kind, by hand and by chance: each plays, draws, tells and saves; and games over boxes keep to rules."""

import pickle
from dataclasses import replace
from random import Random

import pytest

from barrage_nb import BOXES, PRINTED, Game, Position, legal_moves, new_game, play, play_out
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.quick import TURNS, WEIGHTS, quick_player
from barrage_nb.board.contracts import Part
from barrage_nb.board.refs import Ref
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import Placed
from barrage_nb.engine.moves import ACT
from barrage_nb.engine.play import builder_player, random_player
from barrage_nb.engine.rulings import NoSuchChoice
from barrage_nb.engine.scoring import bonus_count, round_items, score_game
from barrage_nb.history.telling import told
from barrage_nb.history.tree import load_game
from barrage_nb.notation.rows import KINDS
from barrage_nb.notation.text import sketch
from barrage_nb.view.scene import scene
from barrage_nb.words.clauses import CLAUSES
from barrage_nb.words.design import clauses, clauses_of
from tests.boxes import any_box, any_start, base_of, by_chance
from tests.clauses import clause
from tests.ledger import explained, holdings, unexplained
from tests.proofs import many
from tests.test_properties import constants_hold, nothing_is_negative

BY_HAND = [
    "price base hills: 6",
    "price conduit: 1",
    "price powerhouse 4: 3",
    "start credits: 9",
    "pieces conduit: 4",
    "production bonus: 0, 1, 2, 3, 4",
    "wheel segments: 5",
    "space canteen: workshop, 1 engineer, 2 credits: 2 turns",
    "space spring: water, 2 engineers, red 3 credits: 3 flowing drops",
    "space turbine-1: turbine, 1 engineer: produce +2",
    "contract 500: red, 9 energy: 3 vp, build base in hills plains, 2 flowing drops",
    "company usa: income base 2: 1 turn, 2 credits",
    "company germany: ability steps after 4",
    "company italy: ability base excavators 1, machines alike, deep dams",
    "company france: ability copies tiles, copies officers, architect",
    "officer smith: base excavators 2, conduit mixers 1, no building fee, contract reduction 1",
    "tile adv1_base: base excavators 2, energy 2 per base",
    "tile adv2_lift: elevation II, drop in own empty dams",
    "bonus contracts: 4 vp",
    "bonus thrift: red spaces, 3 vp",
    "objective basins_1: none",
    "objective spread: advanced tiles",
    "headstream 9: 0, 3, 0, 3",
    "conduit C10B: 3",
    "track credits: 12 6, 3 2, 0 4",
    "more drops: HA 1, HD -1",
    "automa 1: none",
    "automa 3 actions: 1 flowing water 2, 2 build base in hills, 1 turn 2 for 1 vp, 1 bank for 2 vp",
    "automa 4 base: red space, own powerhouse, most water, 3",
    "work 501: A, 3 mixers: 5 credits, 1 advanced tile",
    "work 510: A, 1 excavator: 2 usable energy, build 2 elevations, fulfil contract to 5",
    "building granary: 2 excavators, 1 mixer, 4 vp, 1 credit: 3 mixers",
    "site cofferdam.2: plain, players 3 4",
    "space counter: contract, 1 engineer: 1 contract",
    "building granary: 2 excavators, 4 vp: work for 1 credit each",
    "building granary: 2 excavators, 4 vp: machines from wheel",
    "building wind_farm: 1 mixer, 2 vp: produce +1",
    "space cofferdam-2: building, 1 engineer, red 1 credit: use building",
]


CHANCE = [any_box(Random(f"row {number}"), 1).rows[0] for number in range(20)]


@pytest.mark.parametrize("row", [*BY_HAND, *CHANCE])
def test_a_row_plays_draws_tells_and_saves(row):
    box = base_of(row).changed(row)
    assert box.rows == (row,)
    assert eval(repr(box), {"BOXES": BOXES}) is box
    start = new_game(3, seed=7, box=box)
    cited = clauses_of(row, box)
    told = clauses(start.design.changes, box)
    assert all(told[name] != CLAUSES[name] for name in cited)
    assert cited or start.design.changes
    assert row in start.describe() or start.design.changes
    game = Game(start)
    player = quick_player(7)
    for _ in range(12):
        game.play(player(game.position))
    assert load_game(game.text).position == game.position
    assert Position.load(game.position.text) == game.position
    ended = play_out(game.position, player)
    assert ended.over
    assert ended.box is box
    assert not problems_of(ended)
    for position in (start, game.position, ended):
        assert scene(position).things
        assert scene(position, show="office").things
        assert position.describe()


def test_twenty_and_twenty_rows_are_of_every_kind():
    assert len(BY_HAND) >= 20
    assert {row.split()[0] for row in BY_HAND} >= {kind for kind in KINDS if kind != "number"}


@clause("R2", "R4")
@pytest.mark.parametrize("does", ["2 turns", "5 vp", "2 energy", "4 credits", "2 drops", "3 mixers", "3 machinery"])
def test_who_plays_by_effects_gives_a_new_space_its_worth(does):
    section = "workshop"
    less, more = (
        PRINTED.changed(f"space canteen: {section}, 1 engineer: {amount}{does[1:]}") for amount in (1, does[0])
    )
    picture = "usa wheel=2:3excavators B1L=1*1 C1A P8.1 | germany"
    worth = []
    for box in (less, more):
        position = sketch(picture, box=box)
        space = box.spaces["canteen"]
        worth.append(TURNS[space.action](Outlooks(WEIGHTS).appraisal(position, "usa"), space.amount, 0)[0])
    assert 0 < worth[0] <= worth[1]


def test_all_that_is_wrong_with_rows_is_said_with_its_clause():
    rows = {
        "space bank: none": "M5",
        "space construction-1: none": "C1",
        "space yard: workshop, 1 engineer: construct": "M6",
        "tile adv1_wild: no engineers": "T4",
        "tile adv1_conduit: fill": "T7",
        "company usa: income base 2: build base": "I2",
        "officer adler: none": "U9",
        "track sections: 6, 5, 18, 24, 30": "S5",
        "contract 203: green, 2 energy: 2 drops, 1 drop": "Y6",
        "company usa: ability brings krylov": "N2",
        "company usa: ability uses buildings": "L76",
        "tile adv1_base: floor 4": "T16",
        "officer smith: no engineers": "T4",
    }
    with pytest.raises(NoSuchChoice) as refused:
        PRINTED.changed(*rows)
    said = refused.value.problems
    for row, cited in rows.items():
        where = " ".join(row.partition(":")[0].split())
        assert any(f"({cited})" in one and where in one for one in said), row


@clause("U8")
def test_a_space_that_another_row_takes_out_is_neither_closed_nor_opened():
    for row in ("closed spaces: workshop-1", "opened spaces: workshop-1"):
        with pytest.raises(NoSuchChoice, match=r"'workshop-1' is no space of this box.*\(U8\)"):
            PRINTED.changed("space workshop-1: none", row)
        assert PRINTED.changed("space workshop-2: none", row)


@pytest.mark.parametrize(
    ("rows", "twice"),
    [
        (["red fee: 4", "red fee: 5"], "red fee"),
        (["company usa: income base 2: 1 vp", "company usa: income base 2: 2 vp"], "company usa: income base 2"),
        (["space canteen: workshop, 1 engineer, 2 engineers: 2 turns"], "2 engineers"),
        (["building cofferdam: 2 excavators, 3 excavators: 3 vp"], "3 excavators"),
        (["work 500: A, 1 excavator, 2 excavators: 3 vp"], "2 excavators"),
        (["more drops: HA 2, HA 3"], "HA"),
        (["closed spaces: workshop-1", "opened spaces: workshop-1"], "workshop-1"),
    ],
)
def test_what_is_said_twice_is_refused_and_not_lost(rows, twice):
    with pytest.raises(NoSuchChoice, match=rf"{twice} is there twice"):
        base_of(rows[0]).changed(*rows)
    assert PRINTED.changed("red fee: 4", "red  fee: 4") is PRINTED.changed("red fee: 4")
    with pytest.raises(NoSuchChoice, match="'deep dams 3' is not known; it can be deep dams"):
        PRINTED.changed("officer adler: deep dams 3")


def test_rows_stand_in_one_text_after_the_name_of_a_box_and_in_any_order():
    larger = BOXES["leeghwater"]
    rows = ("site granary.1: red", "building granary: 1 mixer: 3 mixers")
    assert (
        larger.changed(*rows)
        is larger.changed(*reversed(rows))
        is PRINTED.changed("; ".join(["box leeghwater", *rows]))
    )
    assert new_game(2, box="box leeghwater; red fee: 4").box is larger.changed("red fee: 4")
    assert new_game(2, box="red fee: 4").box is PRINTED.changed("red fee: 4")
    for gone in (
        ("site cofferdam.2: plain", "building cofferdam: none"),
        ("building cofferdam: none", "site cofferdam.2: plain"),
    ):
        with pytest.raises(NoSuchChoice, match=r"'cofferdam\.2' is not known"):
            larger.changed(*gone)
    with pytest.raises(NoSuchChoice, match="box: 'leeghwater' is not known; it can be printed"):
        PRINTED.changed("red fee: 4").changed("box leeghwater")
    site = larger.building_sites["cofferdam.2"]._replace(players=(3, 4))
    assert larger.changed(site) is larger.changed("site cofferdam.2: plain, players 3 4")


@pytest.mark.parametrize(
    ("record", "lost"),
    [
        (PRINTED.conduits["C1A"]._replace(value=4, target=3, area="plains"), "target and area"),
        (replace(PRINTED.spaces["workshop-1"], building="cofferdam"), "building"),
        (PRINTED.bonus_tiles["bases"]._replace(clause="B1"), "clause"),
    ],
)
def test_what_no_row_says_of_a_record_is_refused_and_not_lost(record, lost):
    with pytest.raises(NoSuchChoice, match=f"this record has as {lost}, and it would be lost"):
        PRINTED.changed(record)


@pytest.mark.parametrize(
    "table",
    [
        *("spaces", "contracts", "officers", "bonus_tiles", "objectives", "works", "buildings", "building_sites"),
        *("companies", "automa_tiles", "conduits"),
    ],
)
def test_the_records_of_a_box_say_its_rows(table):
    box = BOXES["leeghwater"]
    assert all(box.changed(record) is box for record in getattr(box, table).values())


def test_a_board_and_a_tile_of_the_automas_are_told_by_several_rows():
    usa = PRINTED.companies["usa"]
    board = usa._replace(ability=usa.ability._replace(floor=6), income={("base", 2): (Part("vp", 3),)})
    box = PRINTED.changed(board)
    assert box.companies["usa"] == board
    assert "company usa: ability floor 6, steps per drop 1" in box.rows
    assert {"company usa: income base 2: 3 vp", "company usa: income conduit 5: none"} < {*box.rows}
    tile = PRINTED.automa_tiles[3]._replace(headstreams=("HD", "HC", "HB", "HA"))
    assert PRINTED.changed(tile).rows == ("automa 3 headstreams: HD, HC, HB, HA",)
    new = PRINTED.changed(tile._replace(number=21))
    assert new.automa_tiles[21] == tile._replace(number=21)
    with pytest.raises(NoSuchChoice, match="is no row of a box"):
        PRINTED.changed(usa._replace(id="spain"))


MOVED = {
    "space machinery-both: water, 2 engineers: 2 excavators and mixers": "place machinery-both",
    "space workshop-1: bank, 1 engineer: 2 turns": "place workshop-1",
    "space contract-1: turbine, 1 engineer: 1 contract": "place contract-1",
    "space patent-1: contract, 2 engineers, 5 credits: tile 1": "place patent-1",
}


@pytest.mark.parametrize("row", MOVED)
def test_a_printed_space_that_is_elsewhere_goes_by_its_own_name(row):
    step = play(
        sketch("usa credits=9 | italy | patents=adv1_base,-,- contracts=200,201", box=PRINTED.changed(row)), MOVED[row]
    )
    name = MOVED[row].removeprefix("place ")
    placed = next(event for event in step.events if isinstance(event, Placed))
    assert f"the {name} space" in str(placed)
    assert name in str(told([step]))


@pytest.mark.parametrize("name", ["foo-203", "yellow-3-203", "green-2-", "-203"])
def test_a_contract_of_another_name_is_none(name):
    with pytest.raises(NoSuchChoice, match="contract"):
        PRINTED.changed(f"contract {name}: green, 3 energy: 2 vp")
    named, numbered = (PRINTED.changed(f"contract {name}: green, 3 energy: 2 vp") for name in ("green-2-203", "203"))
    assert named is numbered


@clause("O9")
def test_an_officer_who_copies_tiles_without_one_that_does_needs_none():
    box = PRINTED.changed("officer smith: copies tiles")
    start = sketch("usa officer=smith tiles=conduit wheel=2:base+1excavators excavators=9 | italy", box=box)
    built = play(start, "place construction-1; build base with nothing as base; at B1L").after
    assert built.dams["B1L"].owner == "usa"
    wheel = built.companies["usa"].wheel
    assert sum("base" in segment.tiles for segment in wheel) == 1
    assert built.companies["usa"].tiles == ("conduit",)


def test_nobody_writes_on_a_table():
    box = PRINTED.changed("price base hills: 5")
    for table in (box.spaces, box.base_cost, box.shared_spaces, box.companies["usa"].income, PRINTED.contracts):
        with pytest.raises(TypeError, match="cannot be changed"):
            table["x"] = 1
    assert pickle.loads(pickle.dumps(box)) is box


MET = {
    "contracts": 1,
    "bases": 2,
    "elevations": 1,
    "conduits": 2,
    "powerhouses": 2,
    "advanced_tiles": 1,
    "red_spaces": 2,
    "largest_area": 3,
    "connected_bases": 2,
    "smallest_area": 1,
    "basins_1": 3,
    "basins_3": 2,
}


@clause("S5", "J1", "B1", "B2", "B3", "B4", "B5", "B6", "J3", "J4", "J5", "J6", "J7", "J8")
@pytest.mark.parametrize("counts", MET)
def test_a_tile_of_your_own_counts_whatever_any_tile_counts(counts):
    said = counts.replace("_", " ")
    box = PRINTED.changed(f"bonus own: {said}, 3 vp", f"objective aim: {said}")
    hers = "usa B1L=2 B5U=1 C1A C5A P8.1 P5.2 energy=6 tiles=base,wild-II fulfilled=green-2-200"
    rest = "bonus=own,bases,conduits,contracts,elevations objective=aim"
    position = sketch(f"{hers} | germany B3L energy=6 | {rest}", box=box)
    assert bonus_count(position, "usa", "own") == MET[counts]
    bonus = [item for item in round_items(position) if (item.who, item.source) == ("usa", "bonus")]
    assert [(item.amount, item.counted) for item in bonus] == [(3 * MET[counts], MET[counts])] * bool(MET[counts])
    aim = next(item for item in score_game(position) if (item.who, item.source) == ("usa", "objective"))
    assert aim.counted == MET[counts]
    for clauses_cited in (bonus, [aim]):
        assert all(item.clause in CLAUSES for item in clauses_cited)
    drawn = scene(position, show="track")
    assert drawn.named[Ref("bonus", 1)].shapes
    assert "3 victory points for each of your" in drawn.named[Ref("bonus", 1)].text
    assert drawn.named[Ref("objective")].text.startswith("Objective: ")


@clause("B3", "J4")
def test_programs_build_for_what_a_tile_of_your_own_counts():
    picture = "usa officer=adler B8L C1A P8.1 engineers=8 | germany | bonus=own,own,own,own,own objective=basins_1"
    picture = picture.replace("own,own,own,own,own", "own,contracts,contracts2,contracts3,contracts4")
    more = [f"bonus contracts{number}: contracts, 2 vp" for number in (2, 3, 4)]
    worth = []
    for points in (0, 5):
        box = PRINTED.changed(f"bonus own: red spaces, {points} vp", *more)
        seen = Outlooks(WEIGHTS).appraisal(sketch(picture, box=box), "usa")
        worth.append((seen.site("base", "B1U"), seen.site("base", "B1L")))
    assert worth[1][0] > worth[0][0]
    assert worth[1][1] == worth[0][1]


@clause("A14", "A15", "A27")
def test_an_automa_does_what_the_rows_of_a_tile_say():
    rows = (f"automa {number} actions: 2 turn 5 for 9 vp, 1 bank for 3 vp" for number in PRINTED.automa_tiles)
    position = new_game(2, seed=1, automas=2, level="easy", box=PRINTED.changed(*rows))
    who = position.question.who
    banked = play(position, ACT).after
    assert banked.companies[who].vp == position.companies[who].vp + 3
    assert banked.occupied["bank"][0].company == who
    other = PRINTED.changed("automa 1: none", *(f"automa {number}: as 2" for number in range(21, 26)))
    position = new_game(3, seed=2, automas=3, level="very hard", box=other)
    assert {*position.automa_pile} == {*range(2, 26)}
    while not position.over:
        step = play(position, ACT)
        position = step.after
        assert all(str(event) for event in step.events)
    assert not problems_of(position)
    assert Position.load(position.text) == position


@pytest.mark.parametrize("number", many(range(40), 4))
def test_automas_play_by_any_tiles(number):
    luck = Random(f"tiles {number}")
    rows = [row for row in (by_chance(luck, PRINTED) for _ in range(900)) if row.startswith("automa")]
    box = PRINTED
    for row in rows[:25]:
        try:
            box = box.changed(row)
        except NoSuchChoice:  # one tile less than there must be, or one that is gone
            continue
    position = new_game(3, seed=number, automas=3, level=luck.choice(("medium", "very hard")), box=box)
    while not position.over:
        position = play(position, ACT).after
    assert not problems_of(position)
    assert Position.load(position.text) == position


# Whole games.

GAMES = 300


@pytest.mark.parametrize("number", many(range(GAMES), 4))
def test_games_over_boxes_keep_to_every_rule(number):
    luck = Random(f"over boxes {number}")
    box = any_box(luck) if luck.random() > 0.33 else BOXES[luck.choice(tuple(BOXES))]
    position = any_start(luck, number, box)
    box, game, held = position.box, Game(position), holdings(position)
    player = luck.choice((random_player, builder_player))(number)
    looked = {luck.randint(1, 60) for _ in range(3)}
    turn = 0
    while game.position.question is not None:
        turn += 1
        before = game.position
        move = player(before)
        step = game.play(move).step
        assert step is not None
        held = explained(held, step.events, step.after)
        assert not unexplained(held, holdings(step.after)), move
        nothing_is_negative(held)
        constants_hold(step.after)
        assert step.after.box is box
        if turn in looked:
            assert move == ACT or move in legal_moves(before)
            assert not problems_of(step.after)
            assert all(str(event) for event in step.events)
            assert Position.load(step.after.text) == step.after == Position.load(step.after.to_json())
    assert game.position.over
    assert not problems_of(game.position)
    again = load_game(game.text)
    assert again.position == game.position
    assert again.position.box is box
    who = game.position.order[0]
    tweaked = again.tweak(0, f"{who} vp=44" if who in position.companies else "round=1")
    assert tweaked.position.box is box
