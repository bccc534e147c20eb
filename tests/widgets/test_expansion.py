"""The expansion at a board and at a table: works, sites, spaces of buildings and what follows are clicked."""

from pathlib import Path
from random import Random

import pytest

from barrage_nb import Position, explore, legal_moves, new_game, play, sketch, table
from barrage_nb.analysis.quick import quick_player
from barrage_nb.board.box import BOXES
from barrage_nb.board.refs import Ref
from barrage_nb.history.by_hand import Edit, at_once, changes_at, name_of
from barrage_nb.history.by_hand import things_of as things_by_hand
from barrage_nb.history.tweak import tweak
from barrage_nb.view import scene
from barrage_nb.widgets import GameTable
from barrage_nb.widgets.answers import Answering, explained, refused, things_of
from tests.clauses import clause
from tests.proofs import many
from tests.test_leeghwater_games import chosen
from tests.view.pictures import leeghwater
from tests.widgets.test_answers import reached
from tests.widgets.test_board import board, click, event, played

BOX = BOXES["leeghwater"]
RICH = "credits=20 excavators=12 mixers=12"
TILES = "cofferdam,loan_agency,development_office,research_lab,wind_farm"


def at(text: str, tiles: str = TILES) -> Position:
    return sketch(f"{text} | building_tiles={tiles}", box=BOX)


@clause("L16", "L20")
def test_a_work_is_taken_by_a_click_and_gone_then() -> None:
    there = board(at(f"usa {RICH} | germany | works=501,500,604"))
    event(there, "mouse_move", "space works-1")
    assert "External Work 501 takes 1 mixer and gives 3 credits and 2 turns" in there.page.tip["text"]
    assert "L16" in there.page.tip["text"]
    assert "Takes 2 of your 12 engineers and 1 of your 12 mixers" in there.page.tip["text"]
    click(there, "space works-1")
    assert played(there) == ["place works-1"]
    assert there.position.companies["usa"].works_taken == (501,)
    click(there, "space works-1")
    assert "R6" in there.page.tip["text"]


@clause("L17")
def test_a_work_without_its_machines_says_why() -> None:
    answering = Answering(at("usa excavators=3 | germany | works=604,-,500"))
    assert (refused(answering, Ref("space", "works-1")) or "").startswith("L17")
    assert (refused(answering, Ref("space", "works-2")) or "").startswith("L20")


@clause("L32", "L36", "L44")
def test_a_house_is_built_and_its_space_used_by_clicks() -> None:
    there = board(at(f"usa {RICH} B1L=2 | germany"))
    click(there, "space construction-1", "pieces usa building", "building cofferdam.1")
    assert played(there) == ["place construction-1", "build building with basic_building", "at cofferdam.1"]
    assert there.position.buildings == {"cofferdam.1": "usa"}
    there = board(at(f"usa {RICH} B1L=2 B2L=1 cofferdam.1 | germany"))
    click(there, "space cofferdam-1", "dam B1L")
    assert played(there) == ["place cofferdam-1", "at B1L"]
    assert there.position.dams["B1L"].drops == 1


@clause("L34", "L37", "L47")
def test_sites_and_spaces_that_cannot_answer_say_why() -> None:
    building = play(at(f"usa {RICH} cofferdam.1 | germany wind_farm.1"), "place construction-1").after
    answering = Answering(play(building, "build building with basic_building").after)
    assert (refused(answering, Ref("building", "cofferdam.3")) or "").startswith("L34")
    assert (refused(answering, Ref("building", "wind_farm.2")) or "").startswith("L37")
    using = Answering(at(f"usa {RICH} | germany"))
    assert (refused(using, Ref("space", "cofferdam-1")) or "").startswith("L47")
    assert "L52" in explained(using, Ref("building", "cofferdam"), "Cofferdam.")


@clause("L56", "L57")
def test_the_loan_agency_asks_for_a_work_which_is_clicked() -> None:
    there = board(at("usa credits=20 excavators=0 loan_agency.1 | germany | works=500,604,-"))
    click(there, "space loan_agency-1")
    assert set(there.answering.hints) == {Ref("space", "works-1"), Ref("space", "works-2")}
    click(there, "space works-2")
    assert played(there)[:2] == ["place loan_agency-1", "at works-2"]
    asked = Answering(
        play(at("usa credits=5 excavators=12 loan_agency.1 | germany | works=500,604,501"), "place loan_agency-1").after
    )
    assert (refused(asked, Ref("space", "works-2")) or "").startswith("L56")


@clause("L53", "L54")
def test_what_comes_back_from_the_wheel_is_clicked_there() -> None:
    wheel = "wheel=5:base+4e,2:conduit+2e+1m"
    there = board(at(f"usa {RICH} {wheel} development_office.1 research_lab.1 | germany"))
    click(there, "space development_office-1", "wheel usa 4")
    assert played(there)[1].startswith("fetch")
    there = board(at(f"usa {RICH} {wheel} development_office.1 research_lab.1 | germany"))
    click(there, "space research_lab-1", "wheel usa 1")
    assert played(there)[-1] == "fetch 2 excavators from 5"


@clause("L25")
def test_an_advanced_tile_for_nothing_is_clicked_in_the_patent_office() -> None:
    there = board(at(f"usa {RICH} | germany | works=504,-,- patents=adv1_base,adv2_wild,-"))
    click(there, "space works-1", "space patent-2")
    assert "adv2_wild" in there.position.companies["usa"].tiles


@clause("L80")
def test_fouche_uses_a_building_from_her_own_space() -> None:
    there = board(at(f"usa {RICH} officer=fouche B1L=2 cofferdam.1 loan_agency.1 | germany | works=500,-,-"))
    click(there, "space fouche-1", "building cofferdam", "dam B1L")
    assert played(there)[:2] == ["place fouche-1", "at cofferdam"]


@pytest.mark.parametrize("number", many(range(12), 2))
@clause("L6", "L44", "L83")
def test_whatever_is_legal_is_reached_by_things_that_are_drawn(number: int) -> None:
    """In whole games: every part of an answer that has a place is on the picture, and clicks make every move."""
    luck = Random(f"clicked {number}")
    position = new_game(2 + number % 3, seed=number, box="leeghwater")
    for turn in range(400):
        if position.question is None:
            break
        moves = legal_moves(position)
        if turn % 7 == number % 7:
            named, answering = scene(position, width=1280).named, Answering(position)
            drawn = [thing for pick in answering.open for thing in things_of(position, pick)]
            missing = [thing for thing in drawn if thing not in named]
            assert all(thing.kind == "tile" for thing in missing), missing  # on the wheel; told on a button
            assert all(reached(position, move) == move for move in moves[:30])
            for thing in named.values():
                if thing.outline is not None:
                    assert explained(answering, thing.answers, thing.text, pressed=True)
        position = play(position, chosen(moves, luck)).after


def drafted(game: GameTable) -> None:
    while game.position.offer:
        game.play(next(move for move in game.position.legal_moves if game.refuse(move) is None))


@clause("L1", "L11")
def test_a_table_with_people_plays_the_expansion_and_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = table("usa", "netherlands", box="leeghwater", seed=3, speed=0, save=file)
    drafted(game)
    assert set(game.position.companies) == {"usa", "netherlands"}
    assert game.position.box is BOX
    question = game.position.question
    assert question is not None
    picture = game.board.picture
    legal = next(str(move) for move in game.position.legal_moves if "works-" in str(move))
    left, top, right, bottom = picture.scene.bounds(Ref("space", legal.split()[1])) or (0, 0, 0, 0)
    game.board.press((left + right) / 2, (top + bottom) / 2)
    assert game.position.companies[question.who].works_taken
    again = table("usa", "netherlands", box="leeghwater", seed=3, speed=0, save=file)
    assert again.position == game.position


@clause("L1")
def test_what_a_table_cannot_play_with_the_expansion_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="played by the rules full only"):
        table("usa", "italy", rules="introductory", box="leeghwater", seed=1)
    with pytest.raises(ValueError, match="box"):
        table("usa", "italy", box="leegwater", seed=1)
    with pytest.raises(ValueError, match="'netherlands' is no company"):
        table("usa", "netherlands", seed=1)


def test_a_table_begins_with_a_position_of_the_expansion() -> None:
    game = table("netherlands", "usa", "italy", "france", start=leeghwater(), speed=0)
    assert game.position.box is BOX
    for width, height in ((1280, 0), (850, 595), (602, 584)):
        assert scene(game.position, width=width, height=height, open_panel="expansion").named[Ref("space", "works-1")]


@clause("L34", "L36")
def test_a_house_is_built_and_taken_away_by_hand() -> None:
    start = at("usa | germany wind_farm.1")
    free, built = Ref("building", "cofferdam.1"), Ref("building", "wind_farm.1")
    assert {free, built} <= set(things_by_hand(start)["office"])
    assert "cofferdam.1" in name_of(start, free)
    edit = at_once(start, free, "usa")
    assert edit is not None
    assert tweak(start, edit.said).position.buildings == {"wind_farm.1": "germany", "cofferdam.1": "usa"}
    assert [
        tweak(start, each.said).position.buildings for each in changes_at(start, built, "usa") if isinstance(each, Edit)
    ] == [
        {"wind_farm.1": "usa"},
        {},
    ]
    assert not changes_at(start, Ref("building", "cofferdam"), "usa")
    assert at_once(start, free, "neutral") is None
    there = explore(start)
    there._edit(True, "usa")
    there.board.unfold(free)
    left, top, right, bottom = there.board.picture.scene.bounds(free) or (0, 0, 0, 0)
    there.board.press((left + right) / 2, (top + bottom) / 2)
    assert there.position.buildings["cofferdam.1"] == "usa"


@clause("L94", "L102")
def test_a_table_plays_the_expansion_against_automas() -> None:
    game = table("usa", against="automa", level="very hard", players=3, box="leeghwater", seed=2, speed=0)
    assert len(game.position.automas) == 2
    player = quick_player(1)
    for _ in range(40):
        if game.position.question is None:
            break
        asked = game.position.question.who
        assert asked not in game.position.automas  # they act by themselves
        game.play(player(game.position))
    assert game.position.round >= 2
    assert any(game.position.companies[name].works_taken for name in game.position.automas)
