"""Scenes: names, words, places and layers."""

from dataclasses import replace
from itertools import pairwise

import pytest

from barrage_nb import sketch
from barrage_nb.board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES
from barrage_nb.board.office import SHARED_SPACES
from barrage_nb.board.refs import Ref
from barrage_nb.engine.position import Crew, Dam, Segment
from barrage_nb.engine.values import Table
from barrage_nb.view import position_on_page, scene
from barrage_nb.view.cards import room_for
from barrage_nb.view.header_view import SYMBOLS, score_things
from barrage_nb.view.palette import PALETTE
from barrage_nb.view.shapes import Circle, Layer, Line, Path, Rect, Text, box_of, centre, within
from barrage_nb.view.table_view import PANELS, panel_of
from barrage_nb.words.scene import LEGEND, LEGEND_SENTENCES, TILE_LINES
from tests.proofs import many
from tests.view.pictures import SMALL, leeghwater, midgame, played

WIDTHS = (1280, 800, 600, 368)
GAMES = [(2, 3, "full"), (3, 2, "introductory"), (4, 1, "full")]
BOARD = [
    *(Ref("dam", space) for space in BASE_SPACES),
    *(Ref("conduit", space) for space in CONDUITS),
    *(Ref("powerhouse", space) for space in POWERHOUSES),
    *(Ref("headstream", name) for name in HEADSTREAMS),
    *(Ref("basin", number) for number in range(1, 13)),
    Ref("exit", "XL"),
    Ref("exit", "XR"),
]
NARROW = {
    "draft": lambda: played(4, 1)[0],
    "start": lambda: sketch("italy"),
    "middle": midgame,
    "all win": lambda: sketch("usa | germany | italy | france | phase=over round=5"),
    "strange": lambda: strange(),
    "of four": lambda: played(4, 1)[120],
    "end": lambda: played(4, 1)[-1],
    "of an expansion": leeghwater,
}
TARGETS = ("dam", "conduit", "powerhouse", "headstream", "space", "contract", "tile", "wheel", "score", "energy", "bar")


def sample(players, seed, rules):
    """Some positions of a game, the draft and the end among them."""
    positions = played(players, seed, rules)
    return (*positions[:: max(1, len(positions) // 12)], positions[-1])


def strange():
    """A position with more of everything than a game brings."""
    company = replace(
        midgame().companies["italy"],
        officer="sekibo",
        vp=-12,
        credits=105,
        engineers=12,
        energy=67,
        tiles=("adv1_base", "adv2_wild", "adv3_elevation", "adv3_powerhouse", "base", "conduit", "elevation", "krylov"),
        wheel=(
            Segment(2, 1, ("wild",)),
            Segment(10, 5, ("conduit", "adv1_conduit")),
            Segment(),
            Segment(1, 5),
            Segment(3, 3, ("powerhouse", "adv1_elevation", "adv1_wild", "adv2_base")),
            Segment(0, 4, ("adv3_base",)),
        ),
        contracts=(303, 312, 314, 402, 413),
        fulfilled=(3, 200, 100, 101, 102),
        copies=(0, 3),
        deep_dams=True,
    )
    france = replace(midgame().companies["france"], officer=None, energy=30, vp=130)
    return replace(
        midgame(),
        companies=Table({"italy": company, "france": france}),
        dams=Table({"B1U": Dam("italy", 3, 4), "B1L": Dam("neutral", 3, 3), "B8L": Dam("france", 3, 0)}),
        headstreams=Table({"HA": 12, "HB": 5, "HC": 31, "HD": 6}),
        occupied=Table({"bank": (Crew("italy", 3), Crew("france", 12), Crew("italy", 2))}),
        copied="del_monte",
        mover="italy",
    )


SITUATIONS = {
    "sketch": lambda: sketch(SMALL),
    "one company": lambda: sketch("germany"),
    "two companies": lambda: sketch("germany | france"),
    "midgame": midgame,
    "strange": strange,
    "draft": lambda: played(4, 1)[0],
    "half drafted": lambda: played(4, 1)[2],
    "end": lambda: played(2, 3)[-1],
    "expansion": leeghwater,
}


@pytest.fixture(params=SITUATIONS)
def situation(request):
    return SITUATIONS[request.param]()


@pytest.mark.parametrize("wide", [160, 165, 180, 206, 300])
@pytest.mark.parametrize("who", ["usa", "germany", "italy", "france"])
def test_on_a_card_a_name_and_that_its_company_has_passed_lie_apart(who, wide):
    position = sketch(f"{who} | passed={who}")
    assert who in position.passed
    (card,) = score_things(position, who, wide, 60)
    (passed,) = (shape for shape in card.shapes if isinstance(shape, Text) and shape.text == "passed")
    names = [shape for shape in card.shapes if isinstance(shape, Text) and shape.text.lower() == who]
    for name in names:
        assert name.x + 0.6 * name.size * len(name.text) <= passed.x - 6.6 * len("passed")
    assert names or wide < 206


@pytest.mark.parametrize("width", WIDTHS)
def test_names_are_unique(situation, width):
    names = [thing.name for thing in scene(situation, width=width).things]
    assert len(names) == len(set(names))


def test_everything_on_the_board_has_words(situation):
    named = scene(situation).named
    for name in BOARD:
        assert named[name].text.endswith("."), name
    for space in SHARED_SPACES:
        if space.startswith("patent") and situation.rules == "introductory":
            continue
        assert named[Ref("space", space)].text.endswith("."), space


def test_everything_that_can_be_met_has_words(situation):
    for width in WIDTHS:
        picture = scene(situation, width=width)
        for thing in picture.things:
            if thing.outline is not None:
                assert picture.named[thing.answers].text, thing.name


@pytest.mark.parametrize("width", WIDTHS)
def test_a_name_in_text_is_read_as_the_same_thing(situation, width):
    for thing in scene(situation, width=width).things:
        assert Ref.read(str(thing.name)) == thing.name


@pytest.mark.parametrize("width", WIDTHS)
def test_the_middle_of_a_thing_answers_with_its_name(situation, width):
    picture = scene(situation, width=width)
    for thing in picture.things:
        if thing.name.kind in TARGETS and thing.outline is not None and thing.name != Ref("bar", "company"):
            x, y = centre(picture.bounds(thing.name))
            found = picture.at(x, y)
            assert found == thing.name or (thing.name.kind, found.kind) == ("bar", "contract"), thing.name


def test_small_things_may_be_missed_by_a_little():
    picture = scene(midgame(), width=600)
    left, top, right, bottom = picture.bounds(Ref("conduit", "C1A"))
    assert bottom - top < 20
    assert picture.at((left + right) / 2, (top + bottom) / 2 - 11.5) == Ref("conduit", "C1A")
    assert picture.at(-5, -5) is None


def test_pipes_and_plates_answer_for_what_they_belong_to():
    picture = scene(midgame(), show="map")
    frame = picture.named[Ref("pipe", "C4A")].frame
    assert picture.at(*frame.out((800, 330))) == Ref("conduit", "C4A")
    assert picture.at(*frame.out((300, 400))) == Ref("basin", 5)
    assert picture.at(*frame.out((378, 555))) == Ref("river", "B5L", "P9")


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_outside_the_box(situation, width):
    picture = scene(situation, width=width)
    for thing in picture.things:
        for shape in thing.shapes:
            left, top, right, bottom = box_of(shape)
            for corner in (thing.frame.out((left, top)), thing.frame.out((right, bottom))):
                assert within((-1, -1, picture.width + 1, picture.height + 1), corner), (thing.name, shape)


@pytest.mark.parametrize("width", WIDTHS)
def test_panels_hold_what_lies_on_them(situation, width):
    picture = scene(situation, width=width)
    grounds = {thing.frame: box_of(thing.shapes[0]) for thing in picture.things if thing.name.kind == "ground"}
    for thing in picture.things:
        if thing.frame in grounds:
            _, top, right, bottom = grounds[thing.frame]
            for shape in thing.shapes:
                *corner, x, y = box_of(shape)
                inside = (-1, top - 1, right + 1, bottom + 1)
                assert within(inside, (x, y)), (thing.name, shape)
                assert within(inside, tuple(corner)), (thing.name, shape)


def test_every_colour_is_in_the_palette(situation):
    for thing in scene(situation, marks={"dam B1U": "focus", "dam B2U": "last"}).things:
        for shape in thing.shapes:
            assert isinstance(shape, (Rect, Circle, Path, Line, Text))
            for colour in (getattr(shape, "fill", None), getattr(shape, "edge", None)):
                assert colour is None or colour in PALETTE


def unchanging(picture):
    """The things in the layers that stay as they are within a round."""
    return [thing for thing in picture.things if thing.layer < Layer.PLANNED or thing.layer == Layer.CARD]


@pytest.mark.parametrize("game", many(GAMES), ids=str)
def test_static_layers_stay_the_same_within_a_round(game):
    for before, after in pairwise(played(*game)):
        if before.round == after.round and not after.over and before.companies and not after.offer:
            assert unchanging(scene(before)) == unchanging(scene(after))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_picture_depends_only_on_the_position(game):
    for position in sample(*game):
        for width in WIDTHS:
            assert scene(position, width=width) == scene(position, width=width)
    assert scene(played(*game)[-1]) != scene(played(*game)[0])


def test_layers_are_painted_from_bottom_to_top(situation):
    layers = [thing.layer for thing in scene(situation, marks={"dam B1U": "legal"}).things]
    assert layers == sorted(layers)


def test_marks_are_shapes():
    marks = {
        Ref("dam", "B1U"): "legal",
        Ref("conduit", "C2A"): "focus",
        Ref("space", "bank"): "selected",
        Ref("energy", "italy"): "last",
    }
    picture = scene(midgame(), marks={**marks, "conduit C1A": "dim"})
    named = picture.named
    for name in marks:
        assert named[Ref("mark", str(name))].shapes
    assert named[Ref("mark", "dam B1U")].layer == Layer.HIGHLIGHT
    assert named[Ref("mark", "space bank")].layer == named[Ref("space", "bank")].layer
    assert len(named[Ref("mark", "conduit C2A")].shapes) == 3
    assert named[Ref("conduit", "C1A")].opacity == named[Ref("pipe", "C1A")].opacity < 1
    with pytest.raises(ValueError, match="blink"):
        scene(midgame(), marks={"dam B1U": "blink"})


def test_the_open_board_is_of_the_one_to_decide_or_of_the_one_named():
    assert Ref("company", "italy") in scene(midgame()).named
    assert Ref("company", "france") in scene(midgame(), company="france").named
    with pytest.raises(ValueError, match="usa"):
        scene(midgame(), company="usa")


@pytest.mark.parametrize("panel", ["header", "map", "wheel", "company", "office", "contracts", "track", "legend"])
def test_one_panel_alone(situation, panel):
    picture = scene(situation, show=panel, width=600)
    assert 0 < picture.width <= 600
    assert len(picture.things) > 1 or panel in ("wheel", "company")


def test_panels_stand_beside_each_other_where_there_is_width():
    wide, narrow = (scene(midgame(), show=("map", "company"), width=width) for width in (1280, 600))
    assert wide.bounds(Ref("company", "italy"))[0] > wide.bounds(Ref("dam", "B4L"))[2]
    assert narrow.bounds(Ref("company", "italy"))[1] > narrow.bounds(Ref("exit", "XL"))[3]
    with pytest.raises(ValueError, match="cards"):
        scene(midgame(), show="cards")


@pytest.mark.parametrize(
    ("width", "opened", "names"),
    [
        (800, None, (Ref("company", "italy"), Ref("bar", "office"), Ref("bar", "contracts"), Ref("track", "scale"))),
        (800, "office", (Ref("bar", "company"), Ref("space", "turbine+0"), Ref("bar", "contracts"))),
        (800, "", (Ref("bar", "company"), Ref("bar", "office"), Ref("bar", "contracts"))),
        (600, None, (Ref("bar", "track"), Ref("bar", "company"), Ref("bar", "office"), Ref("bar", "contracts"))),
        (600, "track", (Ref("track", "scale"), Ref("bar", "company"))),
        (600, "company", (Ref("bar", "track"), Ref("company", "italy"))),
    ],
)
def test_narrow_cells_fold_panels(width, opened, names):
    named = scene(midgame(), width=width, open_panel=opened).named
    assert all(name in named for name in names)


@pytest.mark.parametrize("width", [600, 700, 999, 1100, 1400, 1600])
def test_a_picture_fills_the_cell(width):
    assert scene(midgame(), width=width).width == width


def test_water_that_waits_is_counted_beyond_five():
    named = scene(strange()).named
    assert "31 drops" in named[Ref("headstream", "HC")].text
    assert any(isinstance(shape, Text) and "31" in shape.text for shape in named[Ref("headstream", "HC")].shapes)


def test_a_dam_tells_its_owner_level_drops_and_room():
    named = scene(strange()).named
    assert named[Ref("dam", "B1U")].text == "Italy's upper dam of basin 1 (B1U), level 3: 4 of 4 drops."
    assert named[Ref("dam", "B8L")].text == "France's lower dam of basin 8 (B8L), level 3: 0 of 3 drops."


def test_a_picture_that_nobody_can_click_offers_no_button():
    assert Ref("open", "legend") not in scene(midgame()).named
    assert "Legend" not in position_on_page(midgame())


@pytest.mark.parametrize("name", NARROW)
def test_around_the_map_a_narrow_table_can_be_read(name):
    drawn = scene(NARROW[name](), width=368)
    map_scale = drawn.named[Ref("relief")].frame.scale
    texts = [
        (shape.size * thing.frame.scale, shape.text)
        for thing in drawn.things
        if thing.frame.scale != map_scale and thing.name.kind != "key"
        for shape in thing.shapes
        if isinstance(shape, Text)
    ]
    assert min(texts)[0] > 9.6


@pytest.mark.parametrize("show", ["table", ("header", "map"), "header"])
@pytest.mark.parametrize("width", [368, 500, 600, 699, 848, 1280])
@pytest.mark.parametrize("name", NARROW)
def test_what_the_head_says_ends_before_its_button(name, width, show):
    drawn = scene(NARROW[name](), width=width, show=show, legend=False)
    question, button = drawn.named[Ref("question")], drawn.named[Ref("open", "legend")]
    last = max((shape for shape in question.shapes if isinstance(shape, Text)), key=lambda text: text.x)
    ends = last.x + 0.56 * last.size * len(last.text)
    left, top, right, bottom = box_of(button.outline)
    assert ends < (left if top < last.y < bottom else right)


@pytest.mark.parametrize("name", NARROW)
def test_the_gist_of_a_folded_panel_ends_before_its_chevron(name):
    for width in (368, 600):
        drawn = scene(NARROW[name](), width=width, open_panel="")
        for gist in (thing for thing in drawn.things if thing.name.kind == "gist"):
            right = max((box_of(shape)[2] for shape in gist.shapes), default=0)
            assert right < box_of(drawn.named[gist.name._replace(kind="bar")].outline)[2] - 32


@pytest.mark.parametrize("panel", [*(name for name, row in PANELS.items() if row.least and name != "race"), "draft"])
def test_an_open_panel_that_has_no_room_is_painted_smaller_and_ends_where_its_place_does(panel):
    position = {"draft": played(4, 1)[0], "expansion": leeghwater()}.get(panel) or midgame()
    drawn = scene(position, width=368, open_panel="company" if panel == "draft" else panel)
    (card,), frame = drawn.named[Ref("ground", panel)].shapes, drawn.named[Ref("ground", panel)].frame
    assert card.width > panel_of(panel).least - 2
    assert frame.out((card.x + card.width, 0))[0] < drawn.width
    begins = [thing.frame.y for thing in drawn.things if thing.name.kind in ("ground", "relief", "bar")]
    below = min([top for top in begins if top > frame.y], default=drawn.height)
    assert frame.out((0, card.y + card.height))[1] <= below


@pytest.mark.parametrize("width", [368, 600, 832])
def test_what_the_draft_offers_comes_before_the_map(width):
    position = played(4, 1)[0]
    drawn = scene(position, width=width)
    offered = [Ref("draft", who) for who, _ in position.offer] if width > 500 else [Ref("bar", "draft")]
    lowest = max(drawn.bounds(name)[3] for name in offered)
    assert lowest < min(420, drawn.bounds(Ref("dam", "B1U"))[1])


@pytest.mark.parametrize("width", WIDTHS)
def test_the_legend_unfolds_under_the_head(width):
    closed, opened = (scene(midgame(), width=width, legend=legend) for legend in (False, True))
    assert Ref("open", "legend") in closed.named
    assert Ref("legend", "drop") not in closed.named
    assert opened.named.keys() - closed.named.keys() >= {
        Ref("close", "legend"),
        *(Ref("legend", name) for name in SYMBOLS),
    }
    assert opened.bounds(Ref("ground", "header")) == closed.bounds(Ref("ground", "header"))
    assert opened.bounds(Ref("legend", "drop"))[1] > opened.bounds(Ref("ground", "header"))[3]
    lower = opened.height - closed.height
    assert lower > 0
    for name in (Ref("dam", "B1U"), Ref("track", "scale"), Ref("bar", "contracts")):
        if name in closed.named:
            assert opened.bounds(name)[1] == pytest.approx(closed.bounds(name)[1] + lower, abs=0.1)
    assert opened.bounds(Ref("legend", "drop"))[3] < opened.bounds(Ref("dam", "B1U"))[1]


def test_the_legend_has_words_for_every_symbol():
    assert LEGEND.keys() == LEGEND_SENTENCES.keys() == SYMBOLS.keys()
    picture = scene(midgame(), show="legend")
    for name in SYMBOLS:
        thing = picture.named[Ref("legend", name)]
        assert thing.text == LEGEND_SENTENCES[name]
        assert LEGEND[name] in [shape.text for shape in thing.shapes if isinstance(shape, Text)]


def test_at_the_end_the_board_of_the_winner_is_open():
    end = played(4, 9)[-1]
    (winner, *_), *_ = end.ranking
    assert winner != end.order[0]
    assert Ref("company", winner) in scene(end).named


def test_the_lines_of_a_patent_leave_room_for_its_price():
    lines = [lines.splitlines() for lines in TILE_LINES.values()]
    assert all(len(each) == 2 and max(map(len, each)) <= 13 for each in lines)


def test_amounts_of_two_digits_keep_apart_on_the_smallest_card():
    rich = sketch("usa credits=15 excavators=12 mixers=11 engineers=12 | italy | france | germany")
    card = scene(rich, width=700).named[Ref("score", "usa")]
    numbers = [shape for shape in card.shapes if isinstance(shape, Text) and shape.text in ("15", "12", "11")]
    icons = [box_of(shape)[0] for shape in card.shapes if isinstance(shape, Path) and box_of(shape)[1] > 40]
    for number in numbers[:-1]:
        end = number.x + room_for(number.text, number.size)
        assert min(left for left in icons if left > number.x) - end > 3


def sizes(picture, things):
    """How large the texts of some things are painted, in pixels."""
    shown = [thing for thing in picture.things if thing.name.kind == things]
    assert shown
    return [shape.size * thing.frame.scale for thing in shown for shape in thing.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("show", ["map", "table"])
def test_the_figures_of_a_small_map_can_be_read(show):
    game = midgame()
    small = scene(game, width=368, show=show)
    for things in ("conduit", "dam", "powerhouse", "card", "key"):
        assert min(sizes(small, things)) >= 9, things
    beside_a_panel = scene(game, width=463, show=show)
    for things in ("conduit", "dam", "powerhouse", "card", "key", "number"):
        assert min(sizes(beside_a_panel, things)) >= 11, things
    wide = scene(game, width=712, show="map")
    assert max(sizes(wide, "conduit")) == pytest.approx(20 * 0.712)
    printed, grown = (one.named[Ref("conduit", "C1A")] for one in (wide, small))
    assert grown.outline == printed.outline


def test_the_key_of_a_small_map_grows_and_stays_clear_of_what_lies_around_it():
    small = scene(midgame(), width=368, show="map")
    left, top, right, bottom = small.bounds(Ref("key"))
    assert right - left > 168 * 0.368
    assert left > 0
    assert bottom < small.height
    assert top > small.bounds(Ref("basin", 11))[3]
    assert right < small.bounds(Ref("exit", "XL"))[0]


def test_a_contract_has_the_number_that_sentences_call_it_by():
    position = sketch(
        "usa contracts=3,205,301 | germany contracts=4 | contracts=204,212,303,304,403,413 national=100,104,105"
    )
    things = [thing for thing in scene(position, show=("contracts", "company")).things if thing.name.kind == "contract"]
    assert len(things) == 12
    for thing in things:
        (called,) = [shape for shape in thing.shapes if isinstance(shape, Text) and shape.text.startswith("#")]
        assert called.text == f"#{thing.name.key}"
        assert called.size * len(called.text) * 0.6 <= 2 * (called.x - thing.outline.x) + 1
