"""What differs from the named box carries a mark, and says what is printed; a printed position has none."""

import pytest

from barrage_nb import BOXES, PRINTED, Position, new_game, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.notation.rows import differences
from barrage_nb.view.automa_view import actions_scene, criteria_scene
from barrage_nb.view.scene import Scene, scene
from barrage_nb.view.shapes import Circle, Line, box_of, centre
from barrage_nb.view.svg import svg
from barrage_nb.words.spoken import language
from tests.boxes import base_of
from tests.clauses import clause
from tests.test_box import CANTEEN, ROWS

PICTURE = (
    "usa B1L=2*1 C1A P8.1 officer=adler contracts=green-2-203 tiles=base-I,base wheel=2:wild-I | italy | "
    "headstream_tiles=1,2,3,4 bonus=bases,contracts,bases,bases,bases objective=basins_1 "
    "patents=base-II,-,wild-II contracts=green-2-204,green-3-205,-,yellow-5-300"
)
WIDTHS = (1280, 760)


def marks(there: Scene) -> set[Ref]:
    """The things that carry a mark."""
    return {thing.answers for thing in there.things if thing.name.kind == "changed"}


def drawn(*rows: str, width: float = 1280, **more: str) -> Scene:
    return scene(sketch(PICTURE, box=PRINTED.changed(*rows)), width=width, **more)


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_box_with_a_name_has_no_marks(name, width):
    start = new_game(4, seed=3, box=BOXES[name])
    assert not marks(scene(start, width=width))
    assert not differences(start.box)
    assert svg(scene(sketch(PICTURE))) == svg(scene(sketch(PICTURE, box=PRINTED.changed("conduit C1A: 5"))))


MARKED = [
    ("contract 203: green, 2 energy: 2 vp, 4 energy", "contract 203", "Printed: Green contract 203: 2 energy gives"),
    (CANTEEN, "space canteen", "Nothing like this is printed."),
    ("space workshop-1: workshop, 1 engineer: 4 vp", "space workshop-1", "Printed: Workshop space for 1 turn"),
    ("space construction-1: construction, 2 engineers: construct", "space construction-1", "Printed: "),
    ("closed spaces: water-2, workshop-1", "space water-2", "Closed to everybody are"),
    ("officer adler: base excavators 2", "officer usa", "Printed: Own bases cost 3 excavators anywhere."),
    ("company usa: ability steps after 4", "ability usa", "Printed: 1 energy for each drop that flows past"),
    ("company usa: income base 4: 5 vp", "income usa base 4", "Printed: 6 credits."),
    ("company usa: income base 1: 5 vp", "income usa base 1", "Nothing like this is printed."),
    ("tile adv1_base: energy 2 per base", "tile usa adv1_base", "Printed: A drop per empty dam."),
    ("tile adv2_base: credits 3", "space patent-1", "Printed: 1 energy per base."),
    ("tile adv1_wild: machines alike", "wheel usa 4", "Printed: No fee for a coin."),
    ("bonus bases: 1 vp", "bonus 1", "'bonus bases: 1 vp' (printed: 4 vp)"),
    ("bonus loss: 2", "bonus 2", "(printed: 4)"),
    ("objective prizes: 20, 10, 0", "objective", "(printed: 15, 10, 5)"),
    ("headstream 3: 2, 0, 2, 1", "headstream HC", "(printed: 2, 0, 2, 0)"),
    ("more drops: HB 1", "headstream HB", "headstream tiles bring more or fewer"),
    ("conduit C1A: 4", "conduit C1A", "'conduit C1A: 4' (printed: 5)"),
    ("price base hills: 5", "key", "'price base hills: 5' (printed: 4)"),
    ("price conduit: 3", "pieces usa conduit", "(printed: 2)"),
    ("price powerhouse 3: 1", "pieces usa powerhouse", "(printed: 4)"),
    ("pieces elevation: 6", "pieces usa elevation", "(printed: 5)"),
    ("red fee: 4", "dam B1U", "costs 4 credits (printed: 3)"),
    ("red fee: 4", "powerhouse P12.4", "costs 4 credits (printed: 3)"),
    ("production bonus: 0, 1, 2, 3, 4", "income usa powerhouse 2", "(printed: 0, 0, 1, 1, 3)"),
    ("wheel segments: 5", "wheel usa 0", "A wheel has 5 segments (printed: 6)"),
    ("engineers each: 10", "engineers usa", "(printed: 12)"),
    ("rounds: 6", "round", "The game lasts 6 rounds (printed: 5)"),
    ("track credits: 10 5, 0 1", "track scale", "(printed: 29 8, 22 7"),
    ("first prize: 8", "track scale", "(printed: 6)"),
    ("start credits: 8", "credits usa", "'start credits: 8' (printed: 6)"),
    ("start excavators: 7", "excavators usa", "(printed: 6)"),
    ("start mixers: 2", "mixers usa", "(printed: 4)"),
    ("start vp: 0", "vp usa", "(printed: 10)"),
    ("contracts in hand: 4", "hand usa", "'contracts in hand: 4' (printed: 3)"),
    ("company usa: income base 4: none", "income usa base 4", "none' (printed: 6 credits)"),
    ("space workshop-1: none", "section workshop", "'space workshop-1: none' (printed: workshop, 1 engineer: 1 turn)"),
    ("space patent-2: none", "section patent", "(printed: patent, 2 engineers, 5 credits: tile 2)"),
    ("turn order: most energy", "round", "most energy first (printed: least energy first)"),
    ("conduit credits: 2", "conduit C1A", "2 credits for each drop of others (printed: 1)"),
    ("conduit points: 0", "pieces usa conduit", "0 victory points for each drop of others (printed: 1)"),
]


@pytest.mark.parametrize(("row", "thing", "said"), MARKED)
def test_what_a_row_changes_has_a_mark_and_says_what_is_printed(row, thing, said):
    there, usual = drawn(row), scene(sketch(PICTURE))
    name = Ref.read(thing)
    assert name in marks(there)
    assert said.lower() in there.named[name].text.lower()
    assert not marks(usual)
    assert name not in usual.named or said not in usual.named[name].text
    assert f"<title>{there.named[name].text.split(chr(39))[0]}" in svg(there).replace("&#x27;", "'")
    folded = drawn(row, width=760, open_panel="company")
    assert marks(folded) <= marks(there)


@pytest.mark.parametrize("tongue", ["English", "Italiano", "Polski"])
def test_what_is_printed_is_told_in_every_language(tongue):
    printed = {"English": "rinted", "Italiano": "tampat", "Polski": "druku"}[tongue]
    now = language()
    try:
        language(tongue)
        for row, thing, _ in MARKED:
            if row not in ("closed spaces: water-2, workshop-1", "more drops: HB 1"):
                assert printed in drawn(row).named[Ref.read(thing)].text
    finally:
        language(now)


@clause("A14")
@pytest.mark.parametrize("tongue", ["English", "Italiano", "Polski"])
def test_a_tile_of_the_automas_has_its_mark_too(tongue):
    box = PRINTED.changed(
        *("automa 3 actions: 1 water 2, 1 bank for 1 vp", "automa 4 headstreams: HA, HC, HB, HD", "automa 21: as 1"),
    )
    name = Ref("changed", "tile")
    now = language()
    try:
        language(tongue)
        for number, sides in ((1, (False, False)), (3, (True, False)), (4, (False, True)), (21, (True, True))):
            drawn = actions_scene(number, {}, box=box), criteria_scene(number, box=box)
            assert tuple(name in side.named for side in drawn) == sides
        told = actions_scene(3, {}, box=box).named[name].text
        printed = actions_scene(3, {}).description
        assert told.endswith(printed)
        assert told != printed
    finally:
        language(now)


def test_nothing_else_has_a_mark():
    assert marks(drawn("conduit C1A: 4")) == {Ref("conduit", "C1A")}
    assert marks(drawn("bonus contracts: 3 vp")) == {Ref("bonus", 2)}
    assert marks(drawn("conduit C10B: 4", "company italy: ability steps after 5")) == {Ref("conduit", "C10B")}
    assert Ref("dam", "B1L") not in marks(drawn("red fee: 4"))
    assert marks(drawn("turn order: most energy")) == {Ref("round")}
    assert marks(drawn("conduit points: 0")) == {Ref("conduit", "C1A"), Ref("pieces", "usa", "conduit")}
    assert marks(drawn("space water-2: none", "space water-2-red: none")) == {Ref("section", "water")}
    assert not marks(drawn("contract 210: none", "neutral dams: no"))  # what lies nowhere has the sign in the head


@pytest.mark.parametrize("name", BOXES)
def test_what_only_a_mark_needs_is_in_no_picture_without_one(name):
    start = new_game(4, seed=3, box=BOXES[name])
    kinds = {thing.name.kind for width in WIDTHS for thing in scene(start, width=width).things}
    assert kinds.isdisjoint(("hand", "section", "changed"))
    assert all(thing.shapes or thing.of for thing in scene(start).things)


@clause("G6")
def test_that_there_are_no_neutral_dams_is_told_where_the_legend_has_one():
    there = drawn("neutral dams: no", legend=True)
    assert marks(there) == {Ref("legend", "neutral")}
    assert "no neutral dams at the start (printed: three)" in there.named[Ref("legend", "neutral")].text


@clause("Y18")
def test_what_an_automa_starts_with_is_marked_at_its_points():
    box = PRINTED.changed("start automa vp: 12", "start vp: 0")
    start = sketch("usa | italy | automas=italy:hard", box=box)
    for who, said in (("usa", "'start vp: 0'"), ("italy", "'start automa vp: 12'")):
        told = scene(start, company=who).named[Ref("vp", who)].text
        assert said in told
        assert told.count("printed") == 1


@clause("L6", "L7")
def test_how_many_works_and_buildings_lie_out_is_marked_at_their_labels():
    start = new_game(4, seed=3, box=BOXES["leeghwater"].changed("works laid: 2", "buildings laid: 4"))
    there = scene(start)
    assert marks(there) == {Ref("section", "works"), Ref("section", "building")}
    assert there.named[Ref("section", "works")].text == "'works laid: 2' (printed: 3)."
    assert there.named[Ref("section", "building")].text == "'buildings laid: 4' (printed: 5)."
    ring = next(thing for thing in there.things if thing.of == Ref("section", "works"))
    x, y = ring.frame.out(centre(box_of(ring.shapes[0])))
    assert there.at(x + 9, y + 8) == there.at(x - 4, y) == ring.of


@clause("G7")
def test_who_is_to_be_drafted_shows_what_is_changed():
    box = PRINTED.changed("company usa: ability steps after 4", "officer jordan: plain")
    start = sketch("offer=usa:jordan,italy:adler starting=starting-3-1,starting-3-2 | phase=setup", box=box)
    there = scene(start)
    assert marks(there) == {Ref("draft", "usa")}
    assert there.named[Ref("draft", "usa")].text.count("Printed: ") == 2


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_mark_is_told_by_its_form_and_means_the_thing_below(width, theme):
    there = drawn("contract 204: green, 2 energy: 9 vp", "conduit C3A: 2", "price base hills: 2", width=width)
    assert len(marks(there)) >= 2
    for thing in there.things:
        if thing.name.kind == "changed":
            assert [type(shape) for shape in thing.shapes] == [Circle, Line, Line, Line]
            below, ring = there.named[thing.of], box_of(thing.shapes[0])
            assert (ring[2] - ring[0]) * thing.frame.scale <= 16
            left, top, right, bottom = box_of(below.outline)
            middle = centre(ring)
            assert (left, top) == pytest.approx(middle)
            assert there.at(*below.frame.out(centre((left, top, right, bottom)))) == thing.of
            assert all(there.at(*thing.frame.out((middle[0] + by, middle[1] + by))) == thing.of for by in (-4, 4))
            assert middle[0] * thing.frame.scale + thing.frame.x > 6


@pytest.mark.parametrize("row", ROWS)
def test_what_differs_is_known_row_by_row(row):
    box = base_of(row).changed(row)
    ((head, (here, there)),) = differences(box).items()
    assert row == f"{head}{' ' if head.endswith('ability') else ': '}{here}"
    assert there != here
    if "none" not in (here, there):
        again = f"{head}{' ' if head.endswith('ability') else ': '}{there}"
        assert box.changed(again) is base_of(row)


def test_what_differs_from_another_box_than_the_printed_one_is_marked():
    start = new_game(4, seed=3, box=BOXES["leeghwater"].changed("conduit C1A: 4"))
    assert marks(scene(start)) == {Ref("conduit", "C1A")}
    assert isinstance(start, Position)
