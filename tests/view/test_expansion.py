"""The board of an expansion, and what companies have of it: works, building tiles, houses, officers' own spaces."""

from dataclasses import replace
from itertools import combinations

import pytest

from barrage_nb import BOXES, Position, language, new_game, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.board.works import ExternalWork
from barrage_nb.engine.play import unfold
from barrage_nb.view import scene
from barrage_nb.view.film import movement
from barrage_nb.view.palette import LETTERS, PALETTE
from barrage_nb.view.scene import Scene
from barrage_nb.view.shapes import Rect, Text, Thing, box_of
from tests.clauses import clause
from tests.view.pictures import leeghwater, midgame
from tests.view.test_boxes import boxes_apart
from tests.view.test_sizes import apart, glyphs, ink_of, overlap

BOX = BOXES["leeghwater"]
TILES = tuple(BOX.buildings)


def figures(thing: Thing) -> list[str]:
    return [shape.text for shape in thing.shapes if isinstance(shape, Text)]


def fills(thing: Thing) -> set[str | None]:
    return {getattr(shape, "fill", None) for shape in thing.shapes}


def board(position: Position, **more: object) -> Scene:
    return scene(position, show="expansion", width=532, **more)  # type: ignore[arg-type]


def at(text: str, *tiles: str) -> Position:
    """A position of the expansion, with building tiles in play."""
    shown = [*tiles, *(name for name in TILES if name not in tiles)][:5]
    return sketch(f"{text} | building_tiles={','.join(shown)}", box=BOX)


@clause("L14", "L16", "L20")
def test_a_work_shows_what_it_takes_and_gives_until_it_is_taken():
    named = board(leeghwater()).named
    first, second, third = (named[Ref("space", f"works-{number}")] for number in (1, 2, 3))
    assert figures(first) == ["2", "1", "#600", "5", "+6"]
    assert figures(third) == ["3", "#602", "3", "\u22644", "3"]
    assert "External Work 600 takes 2 excavators and 1 mixer and gives 5 credits and 6 energy that" in first.text
    assert "for 2 engineers" in first.text
    assert figures(second) == ["U"]
    assert "usa" in fills(second)
    assert "taken by USA with 2 engineers. No work is there." in second.text
    alone = board(at("usa | germany | works=-,500,-")).named[Ref("space", "works-1")]
    assert (figures(alone), alone.shapes[0].dash) == (["taken"], (6, 4))


@clause("L102")
def test_the_leftmost_space_of_a_tile_is_crossed_where_an_automa_has_built():
    text = "usa cofferdam.3 | italy cofferdam.1"
    open_, shut = at(text, "cofferdam"), at(f"{text} | automas=italy:hard automa_pile=3,4", "cofferdam")
    first, second = (Ref("space", f"cofferdam-{number}") for number in (1, 2))
    before, after = board(open_).named, board(shut).named
    assert after[first].shapes != before[first].shapes
    assert "closed for good, as an Automa has built here" in after[first].text
    assert after[second] == before[second]
    standing = board(at(f"{text} | automas=italy:hard automa_pile=3,4 cofferdam-1=usa", "cofferdam")).named
    assert "usa" in fills(standing[first])


@pytest.mark.parametrize("work", BOX.works)
@clause("L29")
def test_every_work_is_drawn_in_its_place(work: int):
    position = at(f"usa | germany | works={work},-,-")
    picture = board(position)
    thing = picture.named[Ref("space", "works-1")]
    row = BOX.works[work]
    machines = [str(amount) for amount in (row.excavators, row.mixers) if amount]
    assert figures(thing)[: len(machines) + 1] == [*machines, f"#{work}"]
    amounts = [str(part.amount) for part in row.reward if part.kind in ("vp", "credits", "rotate")]
    assert all(amount in figures(thing) for amount in amounts)
    apart(glyphs(picture), work)
    for width in (368, 500):
        apart(glyphs(scene(position, width=width, open_panel="expansion")), work)


@pytest.mark.parametrize("name", TILES)
@clause("L35", "L44", "L45", "L46", "L50")
def test_a_building_tile_shows_its_cost_points_action_and_spaces(name: str):
    picture, row = board(at("usa | germany", name)), BOX.buildings[name]
    tile = picture.named[Ref("building", name)]
    title, vp, *others = figures(tile)
    assert (title.lower().replace(" ", "_"), vp) == (name, str(row.vp))
    assert others[: 3 if row.price else 2] == [
        str(row.excavators),
        str(row.mixers),
        *[str(row.price)] * bool(row.price),
    ]
    assert f"takes {row.excavators} excavator" in tile.text
    assert f"scores {row.vp} victory points" in tile.text
    for number in (1, 2, 3, 4):
        space, printed = picture.named[Ref("space", f"{name}-{number}")], BOX.spaces[f"{name}-{number}"]
        assert figures(space) == [f"+{printed.fee}"] * bool(printed.fee)
        assert f"for {printed.engineers} engineer" in space.text
    assert boxes_apart(picture, "space")
    assert boxes_apart(picture, "building")
    apart(glyphs(picture), name)


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("spoken", ["English", "italiano", "polski"])
def test_the_name_of_a_tile_ends_before_its_points(spoken: str, name: str):
    language(spoken)
    for width in (500, 560):
        apart(glyphs(scene(at("usa | germany | italy | france", name), show="expansion", width=width)), (spoken, name))


@clause("L36", "L37", "L38")
def test_the_sites_that_may_be_built_on_lie_apart_with_their_fees():
    sites = [site for site in BOX.building_sites if site.partition(".")[0] in leeghwater().building_tiles]
    marked = board(leeghwater(), marks={Ref("building", site): "legal" for site in sites})
    apart(glyphs(marked), "fees")
    assert boxes_apart(marked, "building")
    rings = [box_of(marked.named[Ref("mark", f"building {site}")].shapes[1]) for site in sites]
    assert all(overlap(a, b) < 0 for a, b in combinations(rings, 2))


@clause("L36", "L37", "L38")
def test_a_site_is_free_red_closed_or_has_the_house_of_a_company():
    of_two, of_four = (
        board(at(text, "cofferdam")).named for text in ("usa cofferdam.3 | germany", "usa | germany | italy | france")
    )
    sites = [Ref("building", f"cofferdam.{number}") for number in (1, 2, 3, 4)]
    assert ["coin" in fills(of_four[site]) for site in sites] == [False, False, True, True]
    assert [of_four[site].price for site in sites] == ["", "", "+3", "+3"]
    assert "closed for this number of players" in of_two[sites[1]].text
    assert "usa" in fills(of_two[sites[2]])
    assert figures(of_two[sites[2]]) == ["U"]
    assert "USA's building at Cofferdam" in of_two[sites[2]].text
    marked = board(at("usa | germany", "cofferdam"), marks={sites[2]: "legal", sites[0]: "legal"}).named
    assert figures(marked[sites[2]]) == ["+3"]
    assert figures(marked[sites[0]]) == []
    assert Ref("mark", str(sites[0])) in marked


@clause("L47", "L49")
def test_who_stands_on_a_space_of_a_building_is_seen_by_colour_and_letter():
    space = board(leeghwater()).named[Ref("space", "robot_factory-2")]
    assert "netherlands" in fills(space)
    assert figures(space) == ["N"]
    assert "taken by the Netherlands with 2 engineers" in space.text


@clause("L3", "L19", "L77", "L80", "L83")
def test_a_companys_board_has_its_buildings_works_and_own_spaces():
    shown = {who: scene(leeghwater(), show="company", company=who, width=532) for who in leeghwater().companies}
    own = shown["netherlands"].named
    assert figures(own[Ref("pieces", "netherlands", "building")]) == ["3"]
    assert {"ghost", "netherlands"} <= fills(own[Ref("pieces", "netherlands", "building")])
    assert figures(own[Ref("works", "netherlands")]) == ["2"]
    assert own[Ref("works", "netherlands")].text == "2 External Works taken."
    assert "that you have activated, for 1 engineer" in own[Ref("space", "fouche-1")].text
    assert not any(Ref("space", "fouche-1") in shown[who].named for who in ("usa", "italy", "france"))
    assert shown["usa"].named[Ref("architect", "usa")].text == "The Architect is at hand."
    assert Ref("tile", "italy", "spencer") in shown["italy"].named
    for who, picture in shown.items():
        apart(glyphs(picture), who)


@clause("L1")
def test_the_head_says_which_box_is_played():
    design = scene(leeghwater(), width=850).named[Ref("design")]
    assert (figures(design), design.text) == (["Leeghwater"], "The Leeghwater Project.")
    changed = leeghwater().with_(box=BOX.changed("price base hills: 2"))
    assert figures(scene(changed, width=850).named[Ref("design")]) == ["changed game"]


@clause("L91")
def test_a_copier_of_the_officer_has_the_space_for_that_turn():
    copied = at("italy officer=sekibo cofferdam.1 | france officer=fouche | copied=fouche", "cofferdam")
    assert Ref("space", "fouche-1") in scene(copied, show="company", company="italy").named


@pytest.mark.parametrize("officer", BOX.officers)
@pytest.mark.parametrize("width", [500, 850])
def test_the_line_of_every_officer_ends_before_the_points(officer: str, width: int):
    named = scene(sketch(f"netherlands officer={officer} | usa", box=BOX), show="company", width=width).named
    (line,) = (shape for shape in named[Ref("officer", "netherlands")].shapes if isinstance(shape, Text))
    points = box_of(named[Ref("vp", "netherlands")].shapes[0])
    assert overlap(ink_of(line), points) < 0


@clause("L1", "L6", "L7")
def test_only_a_box_with_works_or_buildings_has_that_board():
    with pytest.raises(ValueError, match="no 'expansion', only"):
        scene(midgame(), show="expansion")
    for width in (368, 560, 850, 1280):
        names = {(thing.kind, thing.key) for thing in scene(midgame(), width=width).named}
        assert not {("ground", "expansion"), ("bar", "expansion")} & names
        names = {(thing.kind, thing.key) for thing in scene(leeghwater(), width=width).named}
        assert len({("ground", "expansion"), ("bar", "expansion")} & names) >= 1


def test_the_board_is_that_of_the_box_of_the_position():
    works = {**BOX.works, 600: ExternalWork(600, "B", 7, 0, BOX.works[700].reward)}
    dear = {**BOX.buildings, "wind_farm": BOX.buildings["wind_farm"]._replace(vp=9, price=4, excavators=1)}
    named = board(leeghwater().with_(box=replace(BOX, works=works, buildings=dear))).named
    assert figures(named[Ref("space", "works-1")]) == ["7", "#600", "8", "3"]
    assert figures(named[Ref("building", "wind_farm")]) == ["Wind Farm", "9", "1", "2", "4", "+5"]
    six = board(new_game(4, seed=3, box="leeghwater").with_(building_tiles=TILES[:6]))
    assert all(Ref("building", name) in six.named for name in TILES[:6])
    assert boxes_apart(six, "building")
    apart(glyphs(six), "six tiles")


@clause("L16", "L36", "L43", "L52")
def test_taking_building_and_using_are_seen():
    rich = "usa credits=20 excavators=12 mixers=12 B1L=2 | germany | works=500,501,502"
    start = at(rich, "cofferdam")
    taken = unfold(start, "place works-2")
    moved = movement(taken, lambda position: scene(position, width=1280)).acts
    assert moved
    built = at(rich + " | usa cofferdam.1", "cofferdam")
    assert movement(unfold(built, "place cofferdam-1"), lambda position: scene(position, width=1280)).acts


@clause("L72")
def test_every_company_of_every_box_has_a_colour_and_a_letter_of_its_own():
    for box in BOXES.values():
        letters = [LETTERS[who] for who in box.companies]
        assert len(set(letters)) == len(letters)
        assert all(f"{who}_letter" in PALETTE for who in box.companies)
    assert isinstance(board(leeghwater()).named[Ref("space", "works-1")].outline, Rect)


@clause("L14", "L45", "C1", "L80")
def test_credits_that_spaces_of_an_expansion_take_are_drawn_and_a_closed_place_keeps_its_work():
    box = BOXES["leeghwater"].changed(
        "space works-1: works, 3 engineers, 2 credits, red 3 credits: work 1",
        "space works-3: works, 2 engineers, players 4: work 3",
        "space cofferdam-2: building, 2 engineers, 3 credits: use building",
        "space construction-1: construction, 1 engineer, 4 credits: construct",
        "space fouche-1: any_building, 1 engineer, 2 credits: use any building",
    )
    text = "usa officer=fouche | italy | works=500,501,502 building_tiles=cofferdam,wind_farm"
    drawn = board(sketch(text, box=box))
    assert "+5" in figures(drawn.named[Ref("space", "works-1")])
    assert "+3" in figures(drawn.named[Ref("space", "cofferdam-2")])
    closed = drawn.named[Ref("space", "works-3")]
    assert "#502" in figures(closed)
    assert "closed for this number of players" in closed.text
    own = scene(sketch(text, box=box), show="company", company="usa", width=532)
    assert "+4" in figures(own.named[Ref("space", "construction-1")])
    assert "4 credits" in own.named[Ref("space", "construction-1")].text
    assert "+2" in figures(own.named[Ref("space", "fouche-1")])
