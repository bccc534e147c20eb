"""How clicks become moves: every legal move can be clicked together, and what is not legal says why."""

from collections.abc import Iterator

import pytest

from barrage_nb import PRINTED, Position, legal_moves, new_game, play, read_move, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.play import builder_player
from barrage_nb.view import scene
from barrage_nb.widgets.answers import Answering, Pick, explained, lines, refused, things_of
from barrage_nb.widgets.kinds import KIND_OF_BLANK, KINDS, clause_of
from barrage_nb.words import CLAUSES
from barrage_nb.words.board import BLANKS, explanation
from tests.proofs import proof
from tests.view.pictures import leeghwater

PRODUCTION = sketch("usa B1L=2*2 B8L=1*1 C1A C8A P8.1 P11.1 credits=9 | germany C1B | neutral B3L=1*1 | HA=2")


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position = play(position, read_move(move)).after
    return position


def clicked(position: Position, *things: str) -> Answering:
    answering = Answering(position)
    for thing in things:
        following = answering.click(Ref.read(thing))
        assert following is not None, f"{thing} means nothing"
        answering = following
    return answering


def games() -> Iterator[Position]:
    """Positions of games between quick builders, every kind of question among them."""
    for players, seed in ((2, 1), (3, 2), (4, 5)):
        position = new_game(players, seed=seed)
        choose = builder_player(seed)
        while position.question is not None:
            yield position
            position = play(position, choose(position)).after


def test_a_space_is_answered_by_one_click() -> None:
    position = sketch("usa | germany")
    assert str(clicked(position, "space water-2").answer) == "place water-2"


def test_the_bank_asks_how_many_engineers() -> None:
    answering = clicked(sketch("usa engineers=3 | germany"), "space bank")
    assert answering.answer is None
    assert [choice.text for choice in answering.choices(())] == ["1 engineer", "2 engineers", "3 engineers"]
    assert str(answering.choices(())[1].leads_to.answer) == "place bank 2"


def test_each_of_sekibos_spaces_copies_for_its_price() -> None:
    text = "italy officer=sekibo credits=9 | france officer=jordan | usa officer=adler"
    first = clicked(sketch(text), "space officer-1")
    assert first.text == "Italy: copying space of Sekibo \u203a now the officer to copy"
    assert [str(choice.leads_to.answer) for choice in first.choices(())] == ["copy adler", "copy jordan"]
    assert refused(Answering(sketch(text)), Ref("space", "officer-2")) == (
        "O7: this copy costs 0 credits; say so where it is not 0"
    )
    second = clicked(sketch(text + " | sekibo_any_space=yes"), "space officer-2")
    assert [str(choice.leads_to.answer) for choice in second.choices(())] == ["copy adler for 3", "copy jordan for 3"]
    used = after(sketch(text), "copy adler")
    assert scene(used).named[Ref("space", "officer-1")].text == "Copying space of Sekibo (officer-1): used."
    assert scene(used).named[Ref("space", "officer-2")].text == (
        "Dearer copying space of Sekibo (officer-2): 1 engineer and 3 credits copy an officer."
    )


def test_a_production_is_narrowed_from_dam_to_drops() -> None:
    position = after(PRODUCTION, "place turbine+2")
    start = Answering(position)
    assert set(start.hints) == {Ref("dam", "B1L"), Ref("dam", "B8L")}
    dam = clicked(position, "dam B1L")
    assert dam.given == (Pick("dam", "B1L"), Pick("conduit", "C1A"), Pick("powerhouse", "P8.1"))
    assert dam.selected == (Ref("dam", "B1L"), Ref("conduit", "C1A"), Ref("powerhouse", "P8.1"))
    assert [choice.text for choice in dam.choices(())] == ["1 drop: 8 energy", "2 drops: 13 energy"]
    assert str(dam.choices(())[1].leads_to.answer) == "produce B1L C1A P8.1 x2"


def test_a_production_may_begin_with_its_powerhouse() -> None:
    position = after(PRODUCTION, "place turbine+2")
    assert str(clicked(position, "powerhouse P11.1").answer) == "produce B8L C8A P11.1 x1"


def test_another_dam_changes_the_choice_and_the_way_back_undoes_it() -> None:
    position = after(PRODUCTION, "place turbine+2")
    answering = clicked(position, "dam B1L")
    assert answering.back() == Answering(position)
    assert str(clicked(position, "dam B1L", "dam B8L").answer) == "produce B8L C8A P11.1 x1"


def test_the_same_contract_again_is_put_back() -> None:
    position = after(sketch("usa | germany | contracts=200,204,303,-,400,-"), "place contract-2")
    assert str(clicked(position, "contract 204", "contract 303").answer) == "take 204 303"
    assert clicked(position, "contract 204", "contract 204") == Answering(position)


def test_drops_are_spread_with_clicks_and_can_be_fewer() -> None:
    position = after(sketch("usa | germany"), "place water-2")
    assert str(clicked(position, "headstream HA", "headstream HA").answer) == "drops HA HA"
    assert clicked(position, "headstream HA").text == "USA: HA \u203a now the next headstream"
    one = clicked(position, "headstream HB")
    texts = [choice.text for choice in one.choices(set(one.targets))]
    assert texts == ["+ HA", "+ HB", "+ HC", "+ HD", "\u2212 HB", "only HB"]
    assert str(one.choices(())[-1].leads_to.answer) == "drops HB"
    assert one.choices(())[-2].leads_to == Answering(position)


def test_a_tile_and_a_structure_may_be_named_in_any_order() -> None:
    position = after(sketch("usa tiles=base,wild,conduit | germany"), "place construction-1")
    assert str(clicked(position, "pieces usa base", "tile usa wild").answer) == "build base with wild"
    assert str(clicked(position, "tile usa wild", "pieces usa base").answer) == "build base with wild"
    assert str(clicked(position, "tile usa base").answer) == "build base with base"


def test_a_choice_without_a_place_is_a_button() -> None:
    position = after(
        sketch("italy officer=jordan credits=9 | usa"), "place construction-1", "build base with base", "at B8L"
    )
    answering = Answering(position)
    assert answering.targets == {}
    assert answering.choices(())[0].text == "3 excavators"
    assert answering.choices(())[-1].text == "9 credits"


def test_what_is_not_shown_is_offered_by_name() -> None:
    position = after(sketch("usa | germany"), "place construction-1")
    texts = [choice.text for choice in Answering(position).choices(())]
    assert texts[0] == "base"
    assert "the base tile" in texts
    assert Answering(position).choices(Answering(position).targets) == ()


def test_every_line_of_the_list_is_a_legal_move() -> None:
    position = after(PRODUCTION, "place turbine+2")
    listed = list(lines(Answering(position), lambda name: ""))
    assert tuple(move for _, move in listed) == legal_moves(position)
    assert listed[0][0] == (
        "From the lower dam of basin 1 to the left powerhouse of basin 8, 1 drop: 8 energy "
        "\u2014 produce B1L C1A P8.1 x1"
    )


@proof
def test_every_legal_move_can_be_clicked_together() -> None:
    """In whole games: whatever is legal is reached by things and buttons, and by no other way round."""
    kinds = set()
    for position in games():
        kinds.add(type(position.question).__name__)
        for move in legal_moves(position)[:40]:
            assert reached(position, move) == move
    assert {"Turn", "ChooseStructure", "ChooseSite", "ChooseSystem", "PlaceDrops", "TakeContracts"} <= kinds


def reached(position: Position, move: object) -> object:
    answering = Answering(position)
    for _ in range(8):
        wanted = [pick for pick in answering.options if move in answering.open[pick]]
        if answering.answer is not None:
            return answering.answer
        if not wanted or (answering.finish == move):
            return next(choice.leads_to.answer for choice in answering.choices(()) if choice.leads_to.answer == move)
        things = [thing for thing in things_of(position, wanted[0]) if wanted[0].slot != "copying"]
        following = answering.click(things[0]) if things else answering.pick(wanted[0])
        assert following is not None
        answering = following
    return answering.answer


def test_targets_are_the_things_that_may_answer() -> None:
    position = sketch("usa | germany")
    places = {thing.key for thing in Answering(position).targets}
    assert places == {str(move).split()[1] for move in legal_moves(position)}
    bank = (Pick("space", "bank"),)
    assert Answering(position, bank).targets == {}


@pytest.mark.parametrize(
    ("moves", "thing", "clause"),
    [
        ((), Ref("space", "turbine+0"), "P1"),
        ((), Ref("space", "construction-2"), "C1"),
        ((), Ref("space", "patent-1"), "R4"),
        (("place construction-1",), Ref("tile", "usa", "conduit"), None),
        (("place construction-1", "build base with base"), Ref("dam", "B1L"), "C6"),
        (("place construction-1", "build base with base"), Ref("dam", "B3L"), "C6"),
        (("place construction-1", "build conduit with conduit"), Ref("conduit", "C1A"), "C3"),
        (("place construction-1", "build base with base"), Ref("space", "turbine+0"), "R2"),
    ],
)
def test_a_thing_that_cannot_answer_says_why(moves: tuple[str, ...], thing: str, clause: str | None) -> None:
    position = after(sketch("usa B1L excavators=6 | germany | neutral B3L=1*1"), *moves)
    reason = refused(Answering(position), thing)
    assert (reason or "None").split(":")[0] == str(clause)


def test_what_cannot_produce_says_why() -> None:
    position = after(PRODUCTION, "place turbine+2")
    answering = Answering(position)
    assert refused(answering, Ref("dam", "B3L")) == "P1: nobody has built the conduit from basin 3 to basin 5"
    assert refused(answering, Ref("conduit", "C1B")) == "P1: you have not built the left powerhouse of basin 5"
    assert refused(answering, Ref("powerhouse", "P9.1")).startswith("P1")  # type: ignore[union-attr]
    picked = clicked(position, "dam B1L")
    assert refused(picked, Ref("conduit", "C8A")).startswith("P2")  # type: ignore[union-attr]


def test_where_one_chooses_a_site_it_is_said_for_which_structure() -> None:
    """Also where there was only one structure that could be chosen, and nobody saw it chosen."""
    for structure in ("base", "powerhouse"):
        choosing = sketch("usa credits=20 excavators=20 mixers=20 | italy")
        for move in ("place construction-1", f"build {structure} with {structure}"):
            choosing = play(choosing, read_move(move)).after
        assert Answering(choosing).text == f"USA: choose where to build a {structure}"


LEADS_ELSEWHERE = {"question", "bar", "close", "open", "design"}
"""Kinds of things that are about no rule and fill no blank: what is asked or changed, what opens and closes panels."""


def test_every_kind_of_thing_has_its_row() -> None:
    met, clauses = set(), {*CLAUSES, None}
    expansion = leeghwater(), sketch("usa officer=battista | italy", box="leeghwater")
    changed = sketch("usa | italy", box=PRINTED.changed("contracts in hand: 4", "space workshop-1: none"))
    for position in [sketch("usa aside=2 | contracts=- automas=usa:easy"), changed, *expansion, *list(games())[::9]]:
        for shown in (scene(position, legend=True), scene(position, width=800, legend=False)):
            for thing in shown.things:
                if thing.outline is not None:
                    met.add(thing.answers.kind)
                    assert clause_of(position, thing.answers) in clauses
    assert met == KINDS.keys() | LEADS_ELSEWHERE
    assert KIND_OF_BLANK.keys() <= BLANKS.keys()


def test_every_thing_is_explained_in_every_position() -> None:
    """No thing of the table, in whole games, that cannot be explained; and no refusal of what may answer."""
    for number, position in enumerate(games()):
        if number % 9:
            continue
        answering = Answering(position)
        for thing in scene(position).things:
            if thing.outline is None:
                continue
            text = explained(answering, thing.answers, thing.text, pressed=True)
            assert thing.text in text
            if thing.answers in answering.targets:
                assert "Not now" not in text
            elif "Not now" in text:
                assert text.startswith("Not now")
                hovered = explained(answering, thing.answers, thing.text)
                assert "Not now" not in hovered or hovered.startswith(thing.text)


def test_why_not_comes_last_or_first_on_a_line_of_its_own() -> None:
    clauses = {"W3": "Dams hold water."}
    assert explanation("A dam.", "W3", clauses, "it is full") == "A dam. W3: Dams hold water. Not now — it is full."
    assert (
        explanation("A dam.", "W3", clauses, "it is full", True) == "Not now — it is full.\nA dam. W3: Dams hold water."
    )
    assert explanation("", None, clauses, "it is full", True) == "Not now — it is full."


def test_the_turn_of_an_automa_is_one_button() -> None:
    answering = Answering(sketch("italy mixers=0 | usa | automas=italy:easy automa_pile=1,3,5"))
    (choice,) = answering.choices(())
    assert choice.text == "Let Italy's Automa act"
    assert str(choice.leads_to.answer) == "act"
    assert answering.text == "Italy: let the Automa act"
