"""What lies on the table is a value that a position carries: rules read it, texts tell it row by row."""

import ast
import copy
import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from random import Random

import pytest

from barrage_nb import BOXES, PRINTED, Design, Game, Position, legal_moves, new_game, play, play_out, why_not
from barrage_nb.board.contracts import Contract, Part
from barrage_nb.board.office import ActionSpace
from barrage_nb.board.powers import Officer, TechnologyTile
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.moves import ACT, read_move
from barrage_nb.engine.pieces import ways_to_pay
from barrage_nb.engine.play import random_player
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.rulings import NoSuchChoice
from barrage_nb.engine.water import ChooseDam
from barrage_nb.history.tree import load_game
from barrage_nb.notation.rows import _SIDES, KINDS, _side, changed, rows_of
from barrage_nb.notation.text import Unreadable, sketch
from barrage_nb.words.clauses import CLAUSES
from barrage_nb.words.design import clauses
from barrage_nb.words.spoken import language
from tests.boxes import any_box, any_start, base_of
from tests.clauses import clause
from tests.ledger import explained, holdings, unexplained
from tests.made_games import played_from
from tests.move_pool import pool
from tests.proofs import many
from tests.test_properties import constants_hold, nothing_is_negative
from tools.house import MODULES, room_of

CANTEEN = "space canteen: workshop, 1 engineer, 2 credits: 2 turns"

# Rules read the box of a position, and no table of a module.

READ_THE_BOX = ("engine", "automa", "notation", "history", "words", "analysis", "view", "widgets", "lessons")
"""The rooms that read no table of a box; others follow."""
OF_THE_PRINTED_BOX = ("barrage_nb.analysis.inputs", "barrage_nb.lessons.printed")
"""What the judge is told has the names of the printed box, the only one that it knows; lessons are about its game."""
PLAIN: dict[str, set[str] | None] = {
    "automa": {"LEVELS", "PERSON", "CRITERIA", "MOST_AUTOMAS", "EXPANSION_ROWS", "ROWS_THAT_GO_ON"},
    "box": {"BOXES", "PRINTED", "FIELDS", "NUMBERS"},
    "companies": {"STRUCTURES", "SEATS", "INTRODUCTORY"},
    "contracts": {"GAINS", "CHOICES", "PART_KINDS", "PILE_COLOURS", "COLOUR_OF_PLACE"},
    "map": None,  # the geography, but for the values of conduits
    "office": {"BANK", "CLAUSE_OF_SECTION", "OWN_SECTIONS", "ADDED_SECTIONS", "SECTIONS"},
    "powers": {"PLAIN", "CLAUSE_OF_HOOK", "BASIC_TILES", "WILD_TILE", "SPECIAL_TILE", "SPARE_OFFICERS"},
    "refs": None,
    "values": {"Table"},
    "works": {"PILES"},
    "tiles": {"ADVANCED_BONUS", "MOST_BONUS_TILES", "TRACK_END"},
}
"""What a rule may take from the board's modules beside its records: names, kinds, what no row of a box changes."""


def tables_taken(path: Path) -> Iterator[str]:
    """The tables of a box that a module takes from the board, and each place where it reads the printed one."""
    tree = ast.parse(path.read_text("utf-8"))
    modules: dict[str, str] = {}
    printed = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("barrage_nb.board"))
        if isinstance(node, ast.Subscript) and ast.unparse(node) == "BOXES['printed']":
            yield f"line {node.lineno}: {ast.unparse(node)}"
        told = (getattr(node, "module", None) or "").removeprefix("barrage_nb.")
        if isinstance(node, ast.ImportFrom) and told.partition(".")[0] == "board":
            module = told.partition(".")[2]
            for name in node.names:
                printed |= {name.asname or name.name} if name.name == "PRINTED" else set()
                if not module:
                    modules[name.asname or name.name] = name.name
                elif is_table(module, name.name):
                    yield f"{module}.{name.name}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            module = modules[node.value.id]
            if is_table(module, node.attr):
                yield f"{module}.{node.attr}"
    usual = {id(name) for node in ast.walk(tree) for default in defaults(node) for name in ast.walk(default)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in printed and id(node) not in usual:
            yield f"line {node.lineno}: PRINTED"


def is_table(module: str, name: str) -> bool:
    """Whether a name of a module of the board is a table that a box holds."""
    plain = PLAIN[module]
    return name.isupper() and (name == "CONDUITS" if plain is None else name not in plain)


def defaults(node: ast.AST) -> list[ast.expr]:
    """What holds where nothing is said: defaults of a function, and of the fields of a record."""
    if isinstance(node, ast.FunctionDef):
        return [*node.args.defaults, *(default for default in node.args.kw_defaults if default is not None)]
    if isinstance(node, ast.ClassDef):
        return [each.value for each in node.body if isinstance(each, ast.AnnAssign) and each.value is not None]
    return []


@pytest.mark.parametrize(
    "name", [name for name in MODULES if room_of(name) in READ_THE_BOX and name not in OF_THE_PRINTED_BOX]
)
def test_a_rule_reads_the_box_of_the_position(name: str) -> None:
    assert not list(tables_taken(MODULES[name]))


def test_a_table_that_is_taken_is_found(tmp_path: Path) -> None:
    module = tmp_path / "rule.py"
    module.write_text(
        "from ..board import automa as printed\nfrom ..board.box import PRINTED, Box\n"
        "from ..board.contracts import CONTRACTS, Part\nfrom ..board.map import BASE_SPACES, CONDUITS\n"
        "from barrage_nb.board.tiles import BONUS_TILES\nimport barrage_nb.board.map as m\n"
        "def rule(box: Box = PRINTED) -> None:\n    print(printed.AUTOMA_TILES, PRINTED.red_fee)\n"
        "    print(BOXES['printed'].red_fee, BOXES[box.of])\n"
    )
    assert list(tables_taken(module)) == [
        "contracts.CONTRACTS",
        "map.CONDUITS",
        "tiles.BONUS_TILES",
        "barrage_nb.board.map",
        "line 9: BOXES['printed']",
        "automa.AUTOMA_TILES",
        "line 8: PRINTED",
    ]


# A box is a value.


def test_equal_boxes_are_the_same_one() -> None:
    dear = PRINTED.changed("price base hills: 5")
    assert dear is PRINTED.changed("price base hills: 5") is not PRINTED
    assert dear.changed("price base hills: 4") is PRINTED
    assert pickle.loads(pickle.dumps(dear)) is dear is copy.deepcopy(dear)
    assert pickle.loads(pickle.dumps(PRINTED)) is PRINTED
    assert replace(dear, base_cost=PRINTED.base_cost) is PRINTED
    with pytest.raises(FrozenInstanceError):
        dear.red_fee = 9  # type: ignore[misc]


def test_a_design_is_a_face_of_the_box() -> None:
    position = new_game(2, seed=1, design=Design(red_fee=5, more_drops=Design().more_drops))
    assert position.box is PRINTED.changed("red fee: 5")
    assert position.design == position.setup.design == Design(red_fee=5)
    assert position.design.changes == {"red_fee": 5}
    assert position.with_(design=Design()).box is PRINTED
    both = new_game(2, seed=1, design=Design(rounds=3), box=PRINTED.changed("price conduit: 3"))
    assert both.box is PRINTED.changed("price conduit: 3", "rounds: 3")
    assert both.with_(design=Design()).box is PRINTED.changed("price conduit: 3")


def test_what_the_printed_box_says_has_the_text_it_had() -> None:
    assert "box" not in new_game(4, seed=1, design=Design(red_fee=5)).to_json()
    assert new_game(4, seed=1, box="printed") == new_game(4, seed=1)
    with pytest.raises(ValueError, match="it can be printed"):
        new_game(4, box="leiden")
    with pytest.raises(ValueError, match="it can be printed"):
        new_game(4, box=replace(PRINTED, of="leiden"))


# What is changed holds: it plays, is refused, is read again.

PLAYED = [
    ("price base hills: 6", "usa excavators=5", "B5L", "C3"),
    ("price base hills: 5", "usa excavators=5", "B5L", None),
    ("price base hills: 2", "usa excavators=2", "B5L", None),
]


@pytest.mark.parametrize(("row", "picture", "space", "refused"), PLAYED)
@clause("C6")
def test_a_base_costs_what_the_box_says(row, picture, space, refused):
    position = sketch(picture, box=PRINTED.changed(row))
    position = play(position, "place construction-1; build base with base").after
    why = why_not(position, f"at {space}")
    assert (why is None) is (refused is None)
    assert why is None or why.startswith(refused)
    if why is None:
        price = position.box.base_cost["hills"]
        assert play(position, f"at {space}").after.companies["usa"].wheel[-1].excavators == 0
        assert (
            position.companies["usa"].excavators - play(position, f"at {space}").after.companies["usa"].excavators
            == price
        )


@clause("P9", "K1")
def test_a_contract_needs_and_gives_what_the_box_says():
    box = PRINTED.changed("contract 203: green, 4 energy: 9 vp, 1 credit")
    picture = "usa B1L=1*1 C1A P8.1 contracts=203 | germany"
    well = sketch(picture, box=box.changed("conduit C1A: 3"))
    assert str(why_not(play(well, "place turbine+0").before, "fulfil 203")).startswith("R2")
    produced = play(well, "place turbine+0")
    assert produced.after.companies["usa"].energy == 3
    assert produced.after.question != well.question
    assert not any(type(event).__name__ == "Fulfilled" for event in produced.events)
    rich = sketch(picture, box=box)  # 5 energy
    step = play(play(rich, "place turbine+0").after, "fulfil green-4-203")
    assert step.after.companies["usa"].vp == rich.companies["usa"].vp + 9
    assert step.after.companies["usa"].credits == 7


@clause("R3", "R4", "R6")
def test_a_space_of_ones_own_is_used_paid_and_refused():
    box = PRINTED.changed(CANTEEN)
    position = sketch("usa wheel=2:3excavators | germany", box=box)
    step = play(position, "place canteen")
    usa = step.after.companies["usa"]
    assert (usa.credits, usa.excavators, usa.engineers) == (4, 9, 11)
    assert step.after.occupied["canteen"][0].company == "usa"
    assert f"Otherwise than printed: {CANTEEN}.\n" in step.after.describe()
    assert str(why_not(step.after, "place canteen")).startswith("R6")
    assert str(why_not(sketch("usa credits=1", box=box), "place canteen")).startswith("R4")
    assert str(why_not(sketch("usa"), "place canteen")).startswith("R2")


@clause("T16", "T6")
def test_a_tile_does_what_the_box_says():
    box = PRINTED.changed("tile adv1_base: energy 2 per base", "tile adv1_lock: wild I, vp 3 per powerhouse")
    position = sketch("usa B9L excavators=9 tiles=base-I,adv1_lock P11.1", box=box)
    built = play(position, "place construction-1; build base with base-I; at B8L")
    assert built.after.companies["usa"].energy == 4
    locked = play(position, "place construction-1; build base with adv1_lock; at B8L")
    assert locked.after.companies["usa"].vp == position.companies["usa"].vp + 3


def test_what_a_box_says_of_everything_else_is_what_happens():
    usual = sketch("usa B1L=1*1 C1A P8.1 | germany")
    assert sketch("usa", box=PRINTED.changed("start credits: 9")).companies["usa"].credits == 9
    assert ways_to_pay("conduit", "C1A", box=PRINTED.changed("price conduit: 1"))[0].excavators == 5
    assert ways_to_pay("powerhouse", "P8.1", box=PRINTED.changed("price powerhouse 1: 0"))[0].mixers == 0
    more = sketch(usual.sketch, box=PRINTED.changed("production bonus: 0, 4, 4, 4, 4"))
    assert play(more, "place turbine+0").after.companies["usa"].energy == 9
    income = PRINTED.changed("company usa: income base 1: 5 credits")
    built = play(sketch("usa", box=income), "place construction-1; build base with base; at B8L").after
    assert built.companies["usa"].credits == 11
    assert sketch("usa B1L=3 officer=adler", box=PRINTED.changed("officer adler: deep dams")).deep_owners() == {"usa"}
    last = "usa energy=7 engineers=1 | round=5 bonus=bases,bases,bases,bases,contracts"
    paid = play(sketch(last, box=PRINTED.changed("track credits: 7 20, 0 0")), "place bank 1").after
    assert paid.over
    assert paid.companies["usa"].vp - play(sketch(last), "place bank 1").after.companies["usa"].vp == 3


def test_nothing_is_remembered_of_another_box():
    position = sketch("usa B1L | germany")
    built = play(position, "place construction-1; build base with base")
    few = built.after.with_(box=PRINTED.changed("pieces base: 1"))
    assert built.after.legal_moves
    assert why_not(few, "at B8L") == "C10: USA has no base left"
    assert not few.legal_moves
    assert few.with_(design=Design(red_fee=9)).box.pieces["base"] == 1


@clause("A9")
def test_an_automa_stands_beside_a_section_that_is_closed():
    closed = Design(closed_spaces=tuple(PRINTED.spaces_of_section["water"]))
    position = new_game(2, seed=1, automas=2, design=closed)
    while not position.over:
        position = play(position, ACT).after
    assert not problems_of(position)


def test_a_text_tells_a_box_by_another_one(monkeypatch):
    class_box = replace(PRINTED, of="class", conduit_cost=3, rounds=6)
    monkeypatch.setitem(BOXES, "class", class_box)
    assert new_game(3, seed=1, box="class").box is class_box
    for rows in ((), ("price base hills: 5",), ("rounds: 5",), ("rounds: 5", "red fee: 5")):
        box = class_box.changed(*rows)
        assert set(box.rows) == set(rows)
        for position in (new_game(3, seed=1, box=box), sketch("usa B1L=1*1 | germany", box=box)):
            assert Position.load(position.text) == Position.load(position.to_json()) == position
        assert Position.load(position.sketch) == position


# Rows are read and written.

ROWS = [
    *(kind.example for kind in KINDS.values() if kind.example),
    *("wheel segments: 5", "turn order: most energy", "neutral dams: no", "closed spaces: water-2, workshop-1"),
    *("more drops: HA 1, HD -1", "production bonus: 0, 1, 2, 3, 4", "objective prizes: 20, 10, 0"),
    *("zero energy vp: -5", "bonus loss: 2", "contracts in hand: 4", "ability powerhouses: 2", "rounds: 6"),
    *("price elevation plains: 1", "price conduit: 3", "price powerhouse 3: 2", "start automa vp: 12", "start vp: 0"),
    *("contract 500: red, 9 energy: 3 vp, build base in hills plains, 2 flowing drops", "contract 210: none"),
    *("contract 403: red, 8 energy: build conduit to 5, 1 machinery, 1 energy, 2 turns", "conduit C10B: 5"),
    *(
        "space well: water, 2 engineers, red 3 credits, players 3 4: 3 drops",
        "space bank: bank, any engineers: 2 credits each",
    ),
    *(
        "space press: machinery, 1 engineer, 1 credit: 2 excavators and mixers",
        "space hall: contract, 2 engineers: 3 contracts",
    ),
    *("space shop: patent, 1 engineer, 7 credits: tile 3", "space mill: turbine, 1 engineer: produce +0"),
    *("space water-2: none", "space construction-1: construction, 2 engineers: construct"),
    *("space officer-2: officer, 1 engineer, red 2 credits: copy", "space mint: bank, 1 engineer: 3 credits"),
    *("officer smith: credits per machine 2, contract reduction 1", "officer del_monte: none", "officer jordan: plain"),
    *(
        "company germany: ability base excavators 1, deep dams, architect",
        "company usa: ability hand 4, copies officers",
    ),
    *("company italy: ability floor 6, steps after 3", "company france: income conduit 4: none"),
    *("company germany: income elevation 3: 2 vp, 1 turn", "tile adv2_lock: powerhouse II, no engineers"),
    *(
        "tile adv3_base: base excavators 1, fill",
        "tile adv1_dike: base I",
        "tile adv2_lift: elevation II, drop in own empty dams",
    ),
    *("tile adv2_powerhouse: produce -1", "tile adv3_lock: conduit III, machines alike, credits 2 per value"),
    *("work 501: A, 3 mixers: 5 credits, 1 advanced tile", "work 601: B: 2 vp, build 2 elevations", "work 600: none"),
    *("building wind_farm: 1 mixer: 3 usable energy", "building mill: 1 vp: work for 3 credits each"),
    *("building loft: 2 excavators: tile from wheel", "building shed: 1 excavator: machines from wheel"),
    *("building lock: 9 mixers, 2 credits: 1 drop into dam", "building cofferdam: 4 vp: produce +3"),
    *("building gate: 1 vp: fulfil contract to 9", "building customer_office: none"),
    *("space wind_farm-1: building, 1 engineer: use building", "space works-2: works, 1 engineer: work 2"),
    *("space fouche-1: any_building, 2 engineers: use any building",),
    *("contract 204: green, 2 energy: 3 usable energy, 1 advanced tile, fulfil contract, build 2 bases in hills",),
    *("works laid: 2", "buildings laid: 3", "pieces building: 3", "tile adv1_building: vp 3 per building points"),
    *("automa 3: none", "automa 21: as 1", "automa 4 headstreams: HA, HC, HB, HD"),
    "automa 5 actions: 2 produce red 2, 1 flowing water 2, 2 build conduit from 3, 1 turn 2 for 3 vp, 1 bank for 2 vp",
    "automa 6 actions: 1 water 3, 1 contracts green 4, 2 build base in hills plains, 2 works 3 1 2, 1 bank for 1 vp",
    "automa 7 actions: 1 buy excavator and mixer for 4 vp, 1 buy scarcer machine for 3 vp, 1 buy 1 mixers for 2 vp, "
    "1 patent base for 2 vp, 1 building up, 1 building patent for 3 vp, 1 buy 2 excavators for 1 vp, 1 bank for 1 vp",
    "automa 8 conduit: second highest value, powerhouse own opponent, dam own neutral opponent, C9B",
    "automa 9 powerhouse: plains, basin 5, own dam, 12",
    *("headstream 9: 0, 0, 0, 4", "headstream 1: none", "bonus bases: 1 vp", "track credits: 10 5, 0 1"),
    *("bonus thrift: red spaces, 3 vp", "bonus powerhouses: conduits, 2 vp", "objective spread: basins 3"),
    *("objective basins_1: advanced tiles", "objective red_spaces: none"),
]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_is_written_as_it_is_read(row):
    box = base_of(row).changed(row)
    assert box is not base_of(row)
    assert rows_of(box) == box.rows == (row,)
    assert eval(repr(box), {"BOXES": BOXES}) is box
    position = new_game(3, seed=5, box=box)
    assert Position.load(position.text) == Position.load(position.to_json()) == position
    drawn = sketch("usa B1L=1*1 | germany officer=adler", box=box)
    assert Position.load(drawn.sketch) == drawn == Position.load(drawn.text)
    assert Game(position).text


@pytest.mark.parametrize("name", BOXES)
def test_every_row_of_a_named_box_is_said_and_read_as_it_is(name):
    box = BOXES[name]
    tables = box.spaces, box.contracts, box.officers, box.bonus_tiles, box.objectives, box.works, box.buildings
    assert all(box.changed(record) is box for table in tables for record in table.values())
    for number, tile in box.automa_tiles.items():
        assert box.changed(*(f"automa {number} {side}: {_side(tile, side)}" for side in _SIDES)) is box


def test_all_rows_together_are_told_apart():
    for base in (PRINTED, BOXES["leeghwater"]):
        rows = [row for row in ROWS if "none" not in row and base_of(row) in (PRINTED, base)]
        box = base.changed(*rows)
        assert set(box.rows) == {*rows}
        assert Position.load(new_game(4, seed=2, box=box).text).box is box


def test_records_are_rows():
    assert PRINTED.changed(Contract(203, "green", 3, (Part("vp", 2),))) is PRINTED.changed(
        "contract 203: green, 3 energy: 2 vp"
    )
    canteen = ActionSpace("canteen", "workshop", "rotate", 1, 0, 2, 2, (2, 3, 4))
    assert PRINTED.changed(canteen) is PRINTED.changed(CANTEEN)
    assert PRINTED.changed(TechnologyTile("adv1_dike", "base", 1, "T16")) is PRINTED.changed("tile adv1_dike: base I")


@pytest.mark.parametrize(
    "record",
    [
        Contract(203, "green", 3, (Part("smiles", 2),)),
        ActionSpace("canteen", "workshop", "dance", 1, 0, 2, 2, (2, 3, 4)),
        Officer("smith", "G8", None),
        PRINTED.start,
        203,
    ],
)
def test_a_record_that_no_row_says_is_refused_with_what_rows_there_are(record):
    with pytest.raises(NoSuchChoice, match="is no row of a box; write it like: red fee: 4"):
        PRINTED.changed(record)


PRICED = [
    ("space construction-1: construction, 1 engineer, 5 credits: construct", "", 5, "place construction-1"),
    # What is left has to do for the fee of the conduit too.
    ("space mill: turbine, 1 engineer, 2 credits: produce +0", "B1L=1*1 P8.1 | germany C1A", 3, "place mill"),
]


@pytest.mark.parametrize(("row", "pieces", "least", "move"), PRICED)
@clause("C1", "P7", "R4")
def test_a_price_is_asked_for_before_anything_is_done(row, pieces, least, move):
    for credits in (least - 1, least):
        text = f"usa credits={credits} {pieces}"
        position = sketch(text if "|" in text else f"{text} | germany", box=PRINTED.changed(row))
        assert (move in map(str, legal_moves(position))) == (credits == least)
        assert (why_not(position, move) is None) == (credits == least)
        if credits == least:
            assert play(position, move).after.companies["usa"].credits == 0


@clause("L73")
def test_an_officer_brings_no_drop_to_the_dam_just_used_either():
    box = PRINTED.changed("officer smith: drop after 1")
    position = sketch("usa officer=smith B1L=1*1 C1A P8.1 B5L | germany officer=jordan", box=box)
    step = play(position, "place turbine+0")
    while not isinstance(step.after.question, ChooseDam):
        step = play(step.after, legal_moves(step.after)[0])
    assert [str(move) for move in legal_moves(step.after)] == ["at B5L", "decline"]


WRONG = [
    ("cellar 3: 4", "is no row of a box"),
    ("price base sea: 3", "'sea' is not known; it can be mountains, hills and plains"),
    ("price base hills: many", "'many' is not a whole number"),
    ("price base hills: 99", "is not between 0 and 12"),
    ("red fee: 99", "9"),
    ("turn order: youngest", "least energy"),
    ("contract 203: blue, 2 energy: 2 vp", "'blue' is not known"),
    ("contract 203: green, 2 energy: 2 smiles", "'2 smiles' is not known"),
    ("contract 203: green: 2 vp", "write it like: contract 203: green, 2 energy: 2 vp, 4 energy"),
    ("contract 203: green, 2 energy: 2 drops, 1 drop", "(Y6)"),
    ("contract 1: none", "(U9)"),
    ("company atlantis: none", "'atlantis' is not known"),
    ("space canteen: kitchen, 1 engineer: 2 turns", "'kitchen' is not known"),
    ("space canteen: workshop, 1 engineer: build base", "(R4)"),
    ("space B1L: workshop, 1 engineer: 2 turns", "cannot be a name"),
    ("space order: workshop, 1 engineer: 2 turns", "cannot be a name"),
    ("space construction-1: none", "(C1)"),
    ("space construction-5: construction, 1 engineer: construct", "(C1)"),
    ("space yard: workshop, 1 engineer: construct", "(M6)"),
    ("space till: bank, any engineers: 1 credit each", "(M5)"),
    ("space bank: none", "(M5)"),
    ("company holland: income base 2: 1 vp", "'holland' is not known"),
    ("company usa: income base 2: build base", "(I2)"),
    (
        "company usa: ability no engineers",
        "'no engineers' exists, but rules look for it elsewhere, and never here (N2)",
    ),
    ("company usa: ability brings krylov", "(N2)"),
    ("company usa: ability uses buildings", "(L76)"),
    ("officer smith: works on wheel", "(L76)"),
    ("officer usa: floor 5", "'usa' cannot be a name"),
    ("officer smith: no engineers", "'no engineers' exists, but rules look for it elsewhere, and never here (T4)"),
    ("officer adler: none", "(U9)"),
    ("tile base: vp 2", "(T16)"),
    ("tile adv1_wild: no engineers", "(T4)"),
    ("tile adv1_conduit: fill", "(T7)"),
    ("tile adv1_base: vp 1 per value", "(T3)"),
    ("tile adv1_base: produce 1 per base", "(T16)"),
    ("tile adv1_base: win", "'win' is not known"),
    ("tile adv1_base: none", "(U7)"),
    ("headstream 3: 1, 1", "a list of 4"),
    ("bonus towers: 3 vp", "'towers' is not known"),
    ("bonus order: bases, 3 vp", "'order' cannot be a name"),
    ("bonus thrift: towers, 3 vp", "'towers' is not known; it can be contracts, bases"),
    ("bonus thrift: bases, 3 turns", "write it like: bonus contracts: 3 vp"),
    ("objective towers: none", "'towers' is not known"),
    ("objective spread: towers", "'towers' is not known; it can be contracts, bases"),
    ("objective spread: external works", "'external works' is not known"),
    ("conduit C1A: 9", "is not between 1 and 5"),
    ("track sections: 6, 5, 18, 24, 30", "(S5)"),
    ("track credits: 7 3, 9 2", "(S4)"),
    ("automa 3: build", "write it like: automa 3 base: red space"),
    ("automa 33 actions: 1 bank for 1 vp", "'33' is not known; it can be 1, 2"),
    ("automa 33: as 34", "'34' is not known"),
    ("automa 3 hands: 1", "'hands' is not known; it can be actions, base, conduit, powerhouse and headstreams"),
    ("automa 3 actions: 1 dance, 1 bank for 1 vp", "'1 dance' is not known; it can be 1 produce {colour}"),
    ("automa 3 actions: 1 produce blue 1, 1 bank for 1 vp", "'blue' is not known; it can be green, yellow and red"),
    ("automa 3 actions: 1 turn 9 for 1 vp, 1 bank for 1 vp", "9 is not between 1 and 5"),
    ("automa 3 actions: 1 bank for 1 vp, 2 build base", "(A15)"),
    ("automa 3 actions: 2 works 1 2 2, 1 bank for 1 vp", "(A14)"),
    ("automa 3 headstreams: HA, HB, HC, HC", "(A14)"),
    ("automa 3 base: red space, red space, most water, 3", "a list of 4"),
    ("automa 3 base: red space, own dam, most water, 3", "'own dam' is not known"),
    ("automa 3 conduit: highest value, powerhouse own opponent, dam own neutral opponent, C99", "'C99' is not known"),
    ("work 505: A, 1 mixer: 2 vp", "only a box with an expansion has a place for it, as 'box leeghwater' (L7)"),
    ("works laid: 2", "there are 0, and 2 at least are needed (L7)"),
    ("space bank: bank, any engineers, 2 credits: 1 credit each", "free and open to all (M5)"),
    ("space bank: bank, any engineers, red 3 credits: 1 credit each", "free and open to all (M5)"),
    ("space bank: bank, any engineers, players 4: 1 credit each", "free and open to all (M5)"),
    ("space construction-1: construction, 1 engineer, players 4: construct", "(C1)"),
    ("tile x: base I, use building", "only who builds at a building tile has one (L70)"),
    ("tile x: wild I, vp 3 per building points", "only who builds at a building tile has one (L70)"),
    ("tile x: base I, energy 2, credits 3", "effect is there twice"),
    ("officer x: floor 3, floor 4", "floor is there twice"),
    ("pieces building: 3", "'building' is not known; it can be base"),
    ("building mill: 1 mixer: 2 vp", "only a box with an expansion has a place for it, as 'box leeghwater' (L6)"),
    ("company usa: income base 2: 1 advanced tile", "(I2)"),
    ("space x: workshop, 1 engineer: use building", "(M6)"),
    ("contract 203: green, 2 energy: build 2 conduits to 3", "write it like"),
]


@pytest.mark.parametrize(("row", "said"), WRONG)
def test_a_row_that_cannot_be_says_why(row, said):
    with pytest.raises(NoSuchChoice) as error:
        PRINTED.changed(row)
    assert said in str(error.value)


OF_EXPANSION = [
    ("work 505: D, 1 mixer: 2 vp", "'D' is not known; it can be A, B and C"),
    ("work 505: A, 1 engineer: 2 vp", "write it like: work 505: A"),
    ("work 505: A, 1 mixer", "write it like: work 505: A"),
    ("work 505: A, 13 mixers: 2 vp", "13 is not between 0 and 12"),
    ("building mill: 1 mixer: build base", "(L51)"),
    ("building mill: 1 mixer: dance", "'dance' is not known"),
    ("building order: 1 mixer: 1 vp", "'order' cannot be a name"),
    ("space wind_farm-5: building, 1 engineer: use building", "(L44)"),
    ("space wind_farm-1: none", "(L44)"),
    ("space works-2: works, 1 engineer: work 3", "(L16)"),
    ("space fouche-2: any_building, 1 engineer: use any building", "(L80)"),
    ("bonus external_works: towers, 3 vp", "external works, buildings, red spaces"),
]


@pytest.mark.parametrize(("row", "said"), OF_EXPANSION)
def test_a_row_that_cannot_be_in_an_expansion_says_why(row, said):
    with pytest.raises(NoSuchChoice) as error:
        BOXES["leeghwater"].changed(row)
    assert said in str(error.value)


@clause("U12")
def test_a_box_with_fewer_companies_is_for_fewer_players():
    box = PRINTED.changed("company usa: none", "company italy: none")
    assert box.rows == ("company usa: none", "company italy: none")
    start = new_game(box=box, seed=1)
    assert start.players == 2
    assert {company for company, _ in start.offer} == {"germany", "france"}
    assert Position.load(start.text) == start
    for players, rules in ((3, "full"), (4, "full"), (2, "introductory")):
        with pytest.raises(ValueError, match=r"company: there are 2, and [34] at least are needed \(U12\)"):
            new_game(players, rules, seed=1, box=box)
    with pytest.raises(NoSuchChoice, match="there are 1, and 2 at least are needed"):
        box.changed("company france: none")


@clause("L6", "L7")
def test_an_expansion_keeps_as_many_works_and_buildings_as_are_laid_out():
    box = BOXES["leeghwater"]
    with pytest.raises(NoSuchChoice, match="L6"):
        box.changed(*(f"building {name}: none" for name in list(box.buildings)[:6]))
    with pytest.raises(NoSuchChoice, match="L7"):
        box.changed(*(f"work {number}: none" for number in list(box.works)[:13]))
    few = box.changed(*(f"work {number}: none" for number in list(box.works)[:12]))
    ended = play_out(new_game(3, seed=1, box=few), random_player(1))
    assert ended.over
    assert not problems_of(ended)
    start = new_game(3, seed=1, box=box.changed("works laid: 2", "buildings laid: 3"))
    assert (len(start.works), len(start.building_tiles), len(start.works_pile)) == (2, 3, len(box.works) - 2)
    luck = random_player(2)
    while start.phase != "actions" or not isinstance(start.question, Turn):
        start = play(start, luck(start)).after
    assert "third External Works space is not used" in why_not(start, "place works-3")


def test_all_that_is_wrong_is_said_at_once():
    with pytest.raises(NoSuchChoice) as error:
        PRINTED.changed(*(row for row, _ in WRONG))
    assert len(error.value.problems) > 35
    with pytest.raises(Unreadable) as unread:
        Position.load('usa B99 | box="price base sea: 3; conduit C1A: 9"')
    for said in ("B99", "'sea' is not known", "is not between 1 and 5"):
        assert said in str(unread.value)


def test_what_no_row_says_yet_is_refused():
    odd = replace(PRINTED, basic_tiles=PRINTED.basic_tiles[:3])
    with pytest.raises(NoSuchChoice, match="basic_tiles"):
        new_game(2, box=odd)


# Whole games.

GAMES = 30


@pytest.mark.parametrize("number", many(range(GAMES), 6))
def test_games_of_any_box_keep_to_it(number):
    luck = Random(f"box {number}")
    start = any_start(luck, number, any_box(luck))
    box, held = start.box, holdings(start)
    for turn, (position, move, step) in enumerate(played_from(start, number, builds=number % 2 == 0)):
        held = explained(held, step.events, step.after)
        assert not unexplained(held, holdings(step.after)), move
        nothing_is_negative(held)
        constants_hold(step.after)
        assert step.after.box is box
        assert not problems_of(step.after)
        assert all(str(event) for event in step.events)
        if turn % 25 == number % 25 and move != ACT:
            listed = set(legal_moves(position))
            assert {each for each in pool(position) if why_not(position, each) is None} == listed
            assert step.after.describe()
            loaded = Position.load(step.after.text)
            assert loaded == step.after == Position.load(step.after.to_json())
            assert loaded.legal_moves == step.after.legal_moves
            assert position.view_for(next(iter(position.companies), "usa")).box is box
    assert step.after.over


def test_a_game_of_another_box_is_saved_and_tweaked():
    box = PRINTED.changed(CANTEEN, "price base hills: 5")
    game = Game(sketch("usa wheel=2:3excavators | germany", box=box))
    game.play("place canteen")
    again = load_game(game.text)
    assert again.position == game.position
    assert again.position.box is box
    tweaked = game.tweak(0, "usa credits=5")
    assert tweaked.position.box is box
    assert changed(box, ()) is box


# What a box changes is told as it is in this box.

OTHER_SPACES = ("space turbine+2: turbine, 1 engineer: produce +1", "space workshop-1: workshop, 1 engineer: 4 vp")


@clause("R2", "R6")
def test_a_changed_space_is_told_by_what_it_is_in_this_box():
    box = PRINTED.changed(*OTHER_SPACES)
    produced = play(sketch("usa B1L=1*1 C1A P8.1 | germany", box=box), "place turbine+2")
    assert str(produced.events[0]) == "USA places 1 engineer on the turbine space +1 (R2)."
    earned = play(sketch("usa | germany", box=box), "place workshop-1")
    assert str(earned.events[0]) == "USA places 1 engineer on the workshop-1 space (R2)."
    assert why_not(earned.after, "place workshop-1") == "R6: USA stands on the workshop-1 space this round"
    assert "workshop-1" in str(read_move("place workshop-1"))
    assert "turbine space +1" in str(why_not(produced.after, "place turbine+2"))
    again = play(sketch("usa | germany"), "place workshop-1")
    assert str(again.events[0]) == "USA places 1 engineer on the workshop space for 1 turn (R2)."
    assert pickle.loads(pickle.dumps(earned.events)) == earned.events


TOLD_BY_A_CLAUSE = {
    "price base hills: 5": ("C6",),
    "price powerhouse 2: 5": ("C9",),
    "start mixers: 5": ("U10",),
    "start vp: 12": ("U11",),
    "start automa vp: 12": ("Y18",),
    "pieces base: 6": ("G7", "C10"),
    "production bonus: 0, 1, 2, 3, 4": ("N1",),
    "contracts in hand: 4": ("K4",),
    CANTEEN: ("M6",),
    "space water-2: none": ("M3",),
    "contract 210: none": ("K1",),
    "contract 100: none": ("K3",),
    "company usa: income base 4: 5 vp": ("I2",),
    "company italy: ability steps after 4": ("N4",),
    "officer smith: credits per machine 2": ("G8",),
    "officer fiesler: floor 5": ("O3",),
    "tile adv2_base: energy 2 per base": ("T6",),
    "tile adv1_dike: base I": ("T16",),
    "bonus bases: 1 vp": ("B3",),
    "objective red_spaces: none": ("J3",),
    "bonus thrift: red spaces, 3 vp": ("S5",),
    "bonus thrift: conduits, 3 vp": ("B4",),
    "objective thrift: conduits": ("J1",),
    "objective spread: basins 3": ("J8",),
    "headstream 3: 2, 0, 2, 1": ("I5",),
    "work 501: A, 3 mixers: 5 credits": ("L29",),
    "works laid: 2": ("L7",),
    "buildings laid: 3": ("L6",),
    "automa 4 headstreams: HA, HC, HB, HD": ("A14",),
    "automa 3: none": ("A14",),
    "building wind_farm: 1 mixer: 3 usable energy": ("L63",),
    "building granary: 1 mixer: 3 mixers": ("L35",),
    "site cofferdam.2: plain, players 3 4": ("L37",),
    "space wind_farm-1: building, 1 engineer: use building": ("L44",),
    "conduit C1A: 4": ("G3", "C8", "P5"),
    "track credits: 10 5, 0 1": ("S4",),
    "track sections: 5, 10, 15, 20, 25": ("S5",),
}


@pytest.mark.parametrize("row", TOLD_BY_A_CLAUSE)
@pytest.mark.parametrize("tongue", ["English", "Italiano", "Polski"])
def test_the_clause_of_a_row_tells_it(row, tongue):
    now = language()
    try:
        language(tongue)
        told = clauses({}, base_of(row).changed(row))
        changed_ones = {name for name in CLAUSES if told[name] != CLAUSES[name]}
        assert changed_ones == {*TOLD_BY_A_CLAUSE[row]}
        what, _, body = row.partition(":")
        assert all((what if body == " none" else row) in told[name] for name in changed_ones)
    finally:
        language(now)


def test_clauses_tell_rows_and_numbers_of_a_design_together():
    position = new_game(2, seed=1, box=PRINTED.changed("red fee: 5", "price base hills: 5"))
    told = clauses(position.design.changes, position.box)
    assert "price base hills: 5" in told["C6"]
    assert "a coin costs 5 credits (printed: 3)" in told["C6"]
    assert clauses({}, PRINTED) is CLAUSES
