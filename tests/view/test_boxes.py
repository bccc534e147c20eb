"""Pictures of other boxes: what is drawn, and said of it, are the numbers of the box of the position."""

from dataclasses import replace
from random import Random

import pytest

from barrage_nb import BOXES, PRINTED, Position, new_game, play, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.events import Bought
from barrage_nb.engine.moves import ACT
from barrage_nb.engine.play import unfold
from barrage_nb.view.cards import tile_lines
from barrage_nb.view.film import movement
from barrage_nb.view.scene import Scene, scene
from barrage_nb.view.shapes import Text, Thing, box_of, union
from barrage_nb.words.names import ability, officer_power
from barrage_nb.words.spoken import language, languages
from tests.boxes import any_box
from tests.clauses import clause
from tests.made_games import played_from
from tests.test_box import CANTEEN, ROWS
from tests.view.test_sizes import apart, glyphs, overlap


def figures(thing: Thing) -> list[str]:
    return [shape.text for shape in thing.shapes if isinstance(shape, Text)]


def panel(position: Position, show: str, **more: str) -> Scene:
    return scene(position, show=show, width=532, **more)


def boxes_apart(there: Scene, kind: str) -> bool:
    """Whether no two things of a kind lie over each other, and all lie in the picture."""
    boxes = [there.bounds(name) for name in there.named if name.kind == kind]
    assert all(box is not None and box[0] >= 0 and box[2] <= there.width for box in boxes)
    return all(
        a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
        for index, a in enumerate(boxes)
        for b in boxes[:index]
    )


@clause("R3", "M6")
def test_a_new_space_is_drawn_beside_the_others_and_said():
    box = PRINTED.changed(CANTEEN)
    office = panel(new_game(4, seed=3, box=box), "office")
    canteen = office.named[Ref("space", "canteen")]
    assert "2 turns of the wheel, for 1 engineer and 2 credits" in canteen.text
    assert figures(office.named[Ref("effect", "canteen")]) == ["2", "2"]
    assert boxes_apart(office, "space")
    last, new = (office.bounds(Ref("space", name)) for name in ("workshop-3", "canteen"))
    assert last[1] == new[1]
    assert last[2] < new[0]
    taken = play(sketch("usa | germany", box=box), "place canteen").after
    assert "taken by USA with 1 engineer" in panel(taken, "office").named[Ref("space", "canteen")].text


EFFECTS = [
    ("machinery, 1 engineer: 3 mixers", "3 mixers, for 1 engineer", ["3"]),
    ("machinery, 2 engineers: 2 machinery", "2 machines of choice", ["2"]),
    ("machinery, 1 engineer: 2 excavators and mixers", "2 excavators and 2 mixers", ["2"]),
    ("bank, 1 engineer: 4 vp", "4 victory points, for 1 engineer", ["4"]),
    ("bank, 1 engineer, red 2 credits: 5 energy", "5 energy, for 1 engineer and 2 credits", ["+5"]),
    ("water, 1 engineer: 4 drops", "4 drops on headstreams", ["4"]),
    ("water, 2 engineers: 2 flowing drops", "2 drops flowing at once", ["2"]),
    ("contract, 9 engineers: 3 contracts", "take 3 contracts, for 9 engineers", ["3"]),
    ("workshop, 1 engineer: tile 2", "take the tile of this space", ["2"]),
    ("workshop, 1 engineer, 1 credit: produce -2", "one production, −2 energy", ["−2", "1"]),
]


@pytest.mark.parametrize(("row", "said", "drawn"), EFFECTS)
@clause("R3", "R4")
def test_each_effect_of_a_space_is_drawn_with_its_amount(row, said, drawn):
    office = panel(new_game(3, seed=1, box=PRINTED.changed(f"space hut: {row}")), "office")
    assert said in office.named[Ref("space", "hut")].text
    assert figures(office.named[Ref("effect", "hut")]) == drawn
    assert boxes_apart(office, "space")


CROWDED = [
    ("space m4: machinery, 2 engineers, 5 credits: 2 excavators and mixers",),
    ("space m4: machinery, 2 engineers, red 2 credits, 5 credits: 2 excavators and mixers", CANTEEN),
    ("space w3: water, 2 engineers, 2 credits: 3 drops", "space hut: workshop, 1 engineer, 9 credits: produce +2"),
]


@clause("R3", "M8")
@pytest.mark.parametrize("rows", CROWDED)
@pytest.mark.parametrize("width", [1280, 1097, 833, 500])
def test_what_spaces_do_and_take_is_read_beside_each_other_whatever_their_number(rows, width):
    there = scene(new_game(4, seed=3, box=PRINTED.changed(*rows)), width=width, open_panel="office")
    apart(glyphs(there), "office")
    drawn = {name: union([box_of(shape) for shape in thing.shapes]) for name, thing in there.named.items()}
    effects = [box for name, box in drawn.items() if name.kind == "effect"]
    spaces = [box for name, box in drawn.items() if name.kind == "space"]
    assert all(overlap(one, other) <= 2 for at, one in enumerate(effects) for other in (*effects[:at], *spaces))


@clause("M9")
def test_a_patent_space_shows_the_tile_that_it_sells():
    rows = "space shop: patent, 1 engineer, red 2 credits: tile 3", "space desk: patent, 2 engineers: 2 contracts"
    start = sketch("usa credits=20 | germany | patents=base-I,elevation-I,conduit-I", box=PRINTED.changed(*rows))
    office = panel(start, "office")
    shop, third = (office.named[Ref("space", name)] for name in ("shop", "patent-3"))
    assert third.text.partition(". ")[2] in shop.text
    assert "+2" in figures(shop)
    assert "take 2 contracts" in office.named[Ref("space", "desk")].text
    assert boxes_apart(office, "space")
    bought = unfold(start, "place shop")
    assert any(isinstance(event, Bought) for event in bought.step.events)
    assert movement(bought, lambda position: scene(position, width=1280)).acts


@clause("M9")
@pytest.mark.parametrize("more", [1, 2])
@pytest.mark.parametrize("width", [1280, 1097, 833, 500])
def test_every_patent_space_tells_its_tile_however_many_there_are(more, width):
    rows = [f"space p{number}: patent, 2 engineers, 5 credits: tile {number}" for number in range(1, more + 1)]
    start = sketch("usa | germany | patents=elevation-I,conduit-I,base-I", box=PRINTED.changed(*rows))
    there = scene(start, width=width, open_panel="office")
    apart(glyphs(there), "office")
    for name in [Ref("space", f"patent-{number}") for number in (1, 2, 3)] + [Ref("space", row[6:8]) for row in rows]:
        shapes, outline = there.named[name].shapes, there.named[name].outline
        lines = [(text, box_of(text)) for text in shapes if isinstance(text, Text) and text.anchor == "start"]
        assert [text.text for text, _ in lines] == tile_lines(
            start.patents[start.box.spaces[name.key].amount - 1], start.box
        )
        left, top, right, bottom = box_of(outline)
        others = [box for box in map(box_of, shapes[1:]) if box not in dict(lines).values() and box[2] - box[0] < 18]
        for text, (x, y, _, low) in lines:
            end = x + 6.7 * len(text.text)
            assert left < x < end < right
            assert top < y < low < bottom
            assert all(overlap((x, y + 1, end, low), one) <= 0.5 for one in others)


@clause("M5", "U8")
def test_a_space_that_is_gone_leaves_no_gap():
    office = panel(new_game(4, seed=3, box=PRINTED.changed("space water-2: none", "space water-2-red: none")), "office")
    assert Ref("space", "water-2") not in office.named
    assert office.bounds(Ref("space", "water-1-now"))[0] == pytest.approx(
        panel(new_game(4, seed=3), "office").bounds(Ref("space", "water-2"))[0]
    )


@clause("C6", "C7")
def test_the_key_of_the_map_has_the_prices_of_the_box():
    box = PRINTED.changed("price base hills: 2", "price elevation plains: 7", "conduit C1A: 2")
    there = scene(new_game(2, seed=3, box=box), show="map", width=712)
    key = there.named[Ref("key")]
    assert figures(key)[1::3] == ["5", "2", "3"]
    assert figures(key)[2::3] == ["4", "3", "7"]
    assert "2" in figures(there.named[Ref("conduit", "C1A")])
    usual = scene(new_game(2, seed=3), show="map", width=712)
    assert "hills 4" not in key.text
    assert key.text != usual.named[Ref("key")].text
    assert figures(usual.named[Ref("key")])[1::3] == ["5", "4", "3"]


@clause("I2", "N1", "C1", "N2")
def test_a_board_has_the_incomes_pieces_and_spaces_of_the_box():
    box = PRINTED.changed(
        "company usa: income base 1: 5 credits",
        "company usa: ability floor 6",
        "pieces base: 7",
        "pieces powerhouse: 6",
        "production bonus: 0, 4, 4, 4, 4",
        "ability powerhouses: 2",
        "space construction-1: construction, 2 engineers: construct",
        "officer adler: base excavators 2",
        "officer smith: credits per machine 2",
    )
    board = panel(sketch("usa officer=adler B1L=1*1 | germany officer=smith", box=box), "company", company="usa")
    assert "5 credits" in board.named[Ref("income", "usa", "base", 1)].text
    assert figures(board.named[Ref("pieces", "usa", "base")]) == ["6"]
    assert "+4" in figures(board.named[Ref("income", "usa", "powerhouse", 1)])
    assert "counts as 6" in board.named[Ref("ability", "usa")].text
    assert "0/2" in figures(board.named[Ref("ability", "usa")])
    assert "2 engineers" in board.named[Ref("space", "construction-1")].text
    assert "a base costs 2 excavators" in board.named[Ref("officer", "usa")].text
    assert all(right <= board.width for thing in board.things for _, _, right, _ in map(box_of, thing.shapes[:1]))


@clause("G7", "I2")
@pytest.mark.parametrize("who", PRINTED.companies)
@pytest.mark.parametrize(
    "row", ["pieces elevation: 20", "pieces conduit: 20", "pieces base: 10", "pieces powerhouse: 8"]
)
def test_incomes_of_many_pieces_stand_below_theirs_and_beside_the_count(who, row):
    board = panel(sketch(f"{who} B1L=3*1 B5L=2*1 P8.1", box=PRINTED.changed(row)), "company", company=who)
    apart(glyphs(board), "company")
    structure = row[7:].partition(":")[0]
    pieces = board.named[Ref("pieces", who, structure)].shapes
    count, *drawn = pieces
    each = len(drawn) // PRINTED.changed(row).pieces[structure]
    incomes = [name for name in board.named if name.kind == "income" and name.part == structure]
    boxes = [box_of(board.named[name].outline) for name in incomes]
    assert len(boxes) >= 2
    assert all(overlap(one, other) <= 0 for at, one in enumerate(boxes) for other in boxes[:at])
    for name, (left, _, right, _) in zip(incomes, boxes, strict=True):
        piece = union([box_of(shape) for shape in drawn[each * (name.number - 1) : each * name.number]])
        assert left <= (piece[0] + piece[2]) / 2 <= right
        assert box_of(count)[2] - 6 < left < right < board.width - 8


@clause("I2")
@pytest.mark.parametrize(
    "rows",
    [
        ("company usa: income base 1: 5 vp, 3 credits, 2 turns", "company usa: income base 3: 5 vp, 3 credits"),
        tuple(f"company usa: income base {number}: 5 vp, 3 credits" for number in range(1, 6)),
    ],
)
def test_wide_incomes_do_not_reach_over_the_count(rows):
    board = panel(sketch("usa B1L=1*1 B5L=1", box=PRINTED.changed(*rows)), "company", company="usa")
    apart(glyphs(board), "company")
    boxes = [
        box_of(thing.outline) for name, thing in board.named.items() if name.kind == "income" and name.part == "base"
    ]
    assert len(boxes) == 5
    assert all(overlap(one, other) <= 0.5 for at, one in enumerate(boxes) for other in boxes[:at])
    assert min(boxes)[0] > box_of(board.named[Ref("pieces", "usa", "base")].shapes[0])[2]


@clause("S2", "S4", "S5", "J1")
def test_the_track_has_the_steps_and_prizes_of_the_box():
    box = PRINTED.changed(
        "track sections: 5, 10, 15, 20, 25",
        "track credits: 10 5, 0 1",
        "zero energy vp: -5",
        "objective prizes: 20, 10, 0",
        *(f"bonus {name}: 9 vp" for name in PRINTED.bonus_tiles),
    )
    track = panel(new_game(2, seed=3, box=box), "track")
    scale = track.named[Ref("track", "scale")]
    assert figures(scale)[:5] == ["5", "10", "15", "20", "25"]
    assert "5 from 10 on; 1 without any, less 5 victory points" in scale.text
    assert "20, 10 and 0" in track.named[Ref("objective")].text
    assert "9 victory points" in track.named[Ref("bonus", 1)].text
    assert "from 5 energy" in track.named[Ref("bonus", 1)].text


@clause("Y1", "T16")
@pytest.mark.parametrize("name", languages().values())
def test_a_power_of_many_hooks_stays_on_its_board_and_is_told_whole(name):
    now = language()
    box = PRINTED.changed(
        "officer adler: credits per machine 2, deep dams, hand 4, floor 6, many contracts",
        "company usa: ability steps after 4, floor 6, second production, drop after 2",
        "tile adv1_base: machines alike, no building fee, vp 3 per base",
    )
    try:
        language(name)
        board = panel(
            sketch("usa officer=adler tiles=adv1_base P5.1 P6.1 P7.1 | italy", box=box), "company", company="usa"
        )
        for ref, told in (
            (Ref("officer", "usa"), officer_power("adler", box)),
            (Ref("ability", "usa"), ability("usa", box)),
        ):
            thing = board.named[ref]
            text = next(shape for shape in thing.shapes if isinstance(shape, Text))
            assert text.text.endswith("…")
            assert str(told)[1:] in thing.text
            width = 6.7 * len(text.text)
            left = text.x - (width if text.anchor == "end" else 0)
            assert 180 * (text.anchor == "end") <= left
            assert left + width <= board.width - 54 * (text.anchor == "start")
        first, second = tile_lines("adv1_base", box)
        assert second.endswith("…")
        assert max(len(first), len(second)) <= 16
    finally:
        language(now)


def test_cards_are_those_of_the_box():
    box = PRINTED.changed(
        "contract 500: red, 9 energy: 3 vp, 2 turns", "tile adv1_dike: base I, vp 2 per base", "tile adv1_base: vp 5"
    )
    shown = sketch("usa tiles=adv1_dike contracts=500 | germany | patents=base-I,elevation-I,conduit-I", box=box)
    there = scene(shown, width=1280, company="usa")
    assert "9 energy gives 3 victory points and 2 turns" in there.named[Ref("contract", 500)].text
    assert "level I base tile; 2 victory points for each own base" in there.named[Ref("tile", "usa", "adv1_dike")].text
    assert "5 victory points" in there.named[Ref("space", "patent-1")].text
    assert figures(there.named[Ref("space", "patent-1")]) == ["5 victory", "points", "5"]
    assert "vp" not in there.named[Ref("space", "patent-2")].text


@clause("S5", "G1")
def test_a_longer_game_has_the_last_border_from_then_on():
    start = new_game(2, seed=1, box=PRINTED.changed("rounds: 7"))
    assert Ref("bonus", 6) not in panel(start, "track").named
    late = panel(replace(start, round=6), "track").named[Ref("bonus", 6)]
    assert "in full from 30 energy" in late.text


def test_the_head_says_what_is_otherwise():
    there = panel(new_game(2, seed=3, box=PRINTED.changed(CANTEEN, "price base hills: 2")), "header")
    assert "pace canteen: workshop, 1 engineer, 2 credits: 2 turns" in there.named[Ref("design")].text
    assert "rice base hills: 2" in there.named[Ref("design")].text
    assert Ref("design") not in panel(new_game(2, seed=3), "header").named


def test_all_rows_together_are_drawn_at_every_width():
    box = BOXES["leeghwater"].changed(*(row for row in ROWS if "none" not in row))
    start = new_game(4, seed=3, box=box)
    for index, (_, _, step) in zip(range(60), played_from(start, 4, builds=True), strict=False):
        if index % 20 == 19:
            for width in (500, 800, 1280):
                for open_panel in ("office", "company", "track", "expansion", ""):
                    assert scene(step.after, width=width, open_panel=open_panel).things


@pytest.mark.parametrize("number", range(6))
def test_games_of_any_box_are_drawn_and_move(number):
    box = any_box(Random(f"picture {number}"))
    start = new_game(2 + number % 3, seed=number, box=box)
    for index, (position, move, step) in zip(range(160), played_from(start, number, builds=True), strict=False):
        if index % 16 == 15:
            for name in ("map", "company", "office", "contracts", "track"):
                assert panel(step.after, name).things
            if move != ACT:
                movement(unfold(position, move), lambda shown: scene(shown, width=1280))
