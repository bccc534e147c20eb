"""The books of an Automa at a real table, without a browser: tiles and cards as they came, the file, the way back."""

from pathlib import Path

import pytest

from barrage_nb import BOXES, automa_at_my_table, read_move
from barrage_nb.engine.check import problems_of
from barrage_nb.history import load_game
from barrage_nb.lessons.automa import drawn, last_turn
from barrage_nb.notation.codec import Unreadable
from barrage_nb.widgets import AtMyTable
from tests.clauses import clause


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.txt"


def opened(file: Path, lay: str = "") -> AtMyTable:
    return automa_at_my_table("usa", italy="hard", save=file, seed=1, lay=lay)


def shown(widget) -> bool:
    return widget.layout.display != "none"


@clause("A14")
def test_the_automa_acts_by_the_tiles_that_were_flipped(file: Path) -> None:
    home = opened(file)
    assert "Italy is to act" in home.head.value
    home.act(3, 9)
    assert "flips tile 3 for its criteria and acts by tile 9 (A14)" in home.told.value
    assert "builds the conduit from" in home.told.value
    assert home.position.automa_discard == (3,)
    assert home.position.automa_pile[0] == 9


def test_the_tile_below_is_known_next_time(file: Path) -> None:
    home = opened(file)
    assert home.top.value is None
    home.act(3, 9)
    assert home.enter("place bank 1")
    assert home.top.value == 9
    assert 3 not in home.under.values
    home.act(under=12)
    assert home.position.automa_discard == (3, 9)


@clause("A14")
def test_where_the_pile_runs_out_every_tile_may_come(file: Path) -> None:
    home = opened(file)
    others = [number for number in range(1, 21) if number != 7]
    home.enter(f"automa_pile=7 automa_discard={','.join(map(str, others))}")
    assert len(home.top.values) == 21
    home.act(4, 5)
    assert home.position.automa_discard == (4,)
    assert home.position.automa_pile[0] == 5
    assert len(home.position.automa_pile) == 19


@pytest.mark.parametrize(("top", "under", "said"), [(None, 3, "choose above"), (3, 3, "cannot be the same")])
def test_tiles_that_cannot_be_are_refused(file: Path, top: int | None, under: int, said: str) -> None:
    home = opened(file)
    home.act(top, under)
    assert said in home.note.text
    assert not home.game.at


def test_nobody_lets_it_act_before_its_tiles_are_known(file: Path) -> None:
    home = opened(file)
    assert not home.board.offered
    assert not home.walk.taken
    assert "tiles that you flipped" in home.board.question


def test_a_person_s_turn_is_a_move_or_what_changed(file: Path) -> None:
    home = opened(file)
    home.act(3, 9)
    assert home.enter("usa credits=2 | usa B5U=1")
    assert home.position.companies["usa"].credits == 2
    assert home.position.dams["B5U"].owner == "usa"
    home.hand_over.click()
    assert "Italy is to act" in home.head.value


def test_a_whole_turn_may_be_entered_in_one_line(file: Path) -> None:
    home = opened(file)
    home.act(3, 9)
    before = home.game.at
    assert home.enter("place construction-1; build base with base; at B5U")
    assert home.position.dams["B5U"].owner == "usa"
    assert not home.enter("place construction-2; build base with base; at B5L")
    assert "part " in home.note.text
    home.game.undo()
    assert home.game.at == before


@pytest.mark.parametrize("said", ["place turbine+9", "usa credits=x", "place turbine+2"])
def test_what_cannot_be_entered_says_why_and_changes_nothing(file: Path, said: str) -> None:
    home = opened(file)
    home.act(3, 9)
    before = home.position
    assert not home.enter(said)
    assert home.note.text
    assert home.position == before


def test_a_card_that_came_otherwise_is_put_right(file: Path) -> None:
    home = opened(file)
    home.act(20, 7)  # discards the yellow contracts
    row = home.cards.children[1]
    first = row.children[0]
    came = first.options[3][1]
    first.value = came
    assert came in home.position.contracts
    assert len(home.cards.children[1].children) == 2
    assert "Italy discards contract" in home.told.value
    deeds = last_turn(home.game.line()).deeds
    assert any(deed.startswith("Italy discards contract") and " energy: " in deed for deed in deeds)
    assert not home.note.text


@clause("A18")
def test_the_contract_that_it_chooses_is_named_by_what_is_printed_on_it(file: Path) -> None:
    home = opened(file, lay="round=2 contracts=210,211,302,308,411,404 | italy B5L=2*1 C5A P8.1 P9.1 P10.1")
    home.act(2, 9)
    assert "takes contract 211 (4 energy: a free base in the plains) with 4" in home.told.value.split("<details>")[1]
    assert "Contract 209 is laid out (K5)" not in home.told.value
    assert "Contract 209 (3 energy: " in home.told.value


def test_the_round_ends_where_people_enter_only_what_changed(file: Path) -> None:
    home = automa_at_my_table("usa", save=file, seed=1, italy="hard", france="easy", lay="italy engineers=0")
    assert "France is to act" in home.head.value
    home.act(3, 9)
    assert home.enter("usa credits=9")
    assert home.hand_over.description == "Now France acts"
    assert home.enter("france engineers=0")
    assert home.hand_over.description == "The round is over"
    home.entry.value = "what was refused"
    home.hand_over.click()
    assert not home.entry.value
    assert home.position.round == 2
    assert not home.note.text


@pytest.mark.parametrize("level", ["very hard", "very_hard", "Very Hard"])
def test_a_level_is_named_as_it_is_spoken_or_as_in_a_sketch(file: Path, level: str) -> None:
    home = automa_at_my_table("usa", save=file, seed=1, italy=level)
    assert dict(home.position.automas) == {"italy": "very hard"}
    assert automa_at_my_table("usa", save=file, italy=level).position == home.position


def test_all_is_in_the_file_after_every_entry_and_the_same_call_goes_on(file: Path) -> None:
    home = opened(file)
    for entry in (lambda: home.act(3, 9), lambda: home.enter("place bank 2"), home.forget_last):
        entry()
        assert load_game(file.read_text("utf-8")).position == home.position
    again = opened(file)
    assert again.position == home.position
    assert again.told.value == home.told.value
    assert "Back in round 1" in again.note.text


def test_taking_back_forgets_the_turn_and_its_tiles(file: Path) -> None:
    home = opened(file)
    before = home.position
    home.act(3, 9)
    assert home.saved.value.startswith("1 entry kept")
    home.forget_last()
    assert home.position == before
    assert len(home.game) == 1
    assert home.take_back.disabled


def test_the_table_is_laid_out_as_it_lies(file: Path) -> None:
    home = opened(file, lay="headstream_tiles=3,1,5,7 | usa officer=jordan")
    assert list(home.position.headstream_tiles.values()) == [3, 1, 5, 7]
    assert dict(home.position.headstreams) == {"HA": 2, "HD": 1}
    assert home.position.companies["usa"].officer == "jordan"


def test_what_automas_get_between_their_turns_is_told(file: Path) -> None:
    home = opened(file)
    home.act(3, 9)
    for entry in ("usa B2L=1*1 P6.1 | italy C2A", "place turbine+0"):
        assert home.enter(entry), home.note.text
    assert home.enter(str(next(move for move in home.position.legal_moves if "C2A" in str(move))))
    assert "And since then" in home.told.value
    assert "Italy gains 1 victory point" in home.told.value or "Italy gains 2 victory points" in home.told.value


def test_two_automas_and_two_people(file: Path) -> None:
    home = automa_at_my_table("usa", "france", save=file, seed=2, italy="easy", germany="very hard")
    while home.position.offer:
        home.play(home.position.legal_moves[0])
    assert len(home.position.automas) == 2
    home.act(1, 2)
    home.act(under=3)
    assert "is played by one of you" in home.head.value
    assert read_move("place bank 1") in home.position.legal_moves


@pytest.mark.parametrize(
    ("people", "automas", "said"),
    [
        ((), {"italy": "hard"}, "say who plays"),
        (("usa",), {}, "say who plays"),
        (("spain",), {"italy": "hard"}, "'spain' is no company"),
        (("usa",), {"italy": "hardest"}, "'hardest' is no level"),
        (("usa",), {"usa": "hard"}, "not by both"),
    ],
)
def test_who_plays_is_checked(file: Path, people: tuple[str, ...], automas: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        automa_at_my_table(*people, save=file, **automas)
    assert not file.exists()


def test_a_file_of_another_game_is_left_alone(file: Path) -> None:
    opened(file)
    before = file.read_text("utf-8")
    with pytest.raises(ValueError, match="holds another game"):
        automa_at_my_table("usa", italy="easy", save=file)
    assert file.read_text("utf-8") == before


def test_a_damaged_file_goes_on_beside_it(file: Path) -> None:
    home = opened(file)
    home.act(3, 9)
    file.write_text(file.read_text("utf-8").replace("\nend", "\n9 usa: nonsense\nend"), "utf-8")
    again = opened(file)
    assert again.kept.path.name == "evening-2.txt"
    assert again.position == home.position
    assert "damaged" in again.note.text
    file.write_text("no game", "utf-8")
    with pytest.raises(Unreadable):
        opened(file)


def test_at_the_end_it_says_who_came_where_and_points_are_told_once(file: Path) -> None:
    home = opened(file, lay="round=5 | usa engineers=0 | italy engineers=2 energy=9")
    home.act(3, 9)
    assert home.position.over
    assert home.head.value.startswith("The game is over. 1. Italy with ")
    since = last_turn(home.game.line()).since
    assert any("scores 6 victory points" in told for told in since)
    assert not any("gains 6 victory points" in told for told in since)


@clause("L7", "L30", "L95")
def test_the_expansion_is_on_the_table_with_the_works_that_came(file: Path) -> None:
    tiles = "cofferdam,wind_farm,loan_agency,robot_factory,research_lab"
    lay = f"works=504,500,502 building_tiles={tiles} | netherlands engineers=1 excavators=0 mixers=0"
    home = automa_at_my_table("usa", netherlands="hard", box="leeghwater", save=file, seed=1, lay=lay)
    assert home.position.works == (504, 500, 502)
    assert home.position.building_tiles == tuple(tiles.split(","))
    assert set(home.position.works_pile[:2]) == {501, 503}
    assert len(home.position.works_pile) == 12
    assert home.head.value.startswith("The Netherlands is to act.")
    home.act(3, 20)
    assert "a private building, from the bottom up" in home.told.value
    home.enter("usa engineers=1")
    while home.position.round == 1:
        home.play(next(move for move in home.position.legal_moves if str(move) != "pass"))
    at = next(card for card in drawn(home.game.line()) if card.field == "works" and card.others)
    came = at.others[-1]
    home.put_right(at, came)
    assert home.position.works[at.number] == came
    assert at.card in home.position.works_pile
    assert not problems_of(home.position)
    again = automa_at_my_table("usa", netherlands="hard", box="leeghwater", save=file)
    assert again.position == home.position
    with pytest.raises(ValueError, match="holds another game"):
        automa_at_my_table("usa", netherlands="hard", box=BOXES["leeghwater"].changed("start credits: 9"), save=file)
    with pytest.raises(ValueError, match="'netherlands' is no company"):
        automa_at_my_table("usa", netherlands="hard", save=file)
