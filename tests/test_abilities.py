"""Any hook as an ability: it waits for the third powerhouse, and then does what it does for an officer (N2)."""

import pytest

from barrage_nb import BOXES, PRINTED, Position, new_game, play, play_out, sketch, why_not
from barrage_nb.analysis.quick import quick_player
from barrage_nb.board.refs import Ref
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.contracts import hand_limit
from barrage_nb.engine.play import builder_player
from barrage_nb.engine.rulings import NoSuchChoice
from barrage_nb.notation.rows import HOOKS
from barrage_nb.view.scene import scene
from tests.clauses import clause

TWO, THREE = "P8.1 P9.1", "P8.1 P9.1 P10.1"


def both(hooks: str, items: str, rest: str = "| germany", of: str = "printed") -> list[Position]:
    """The same with two powerhouses and with three, under an ability of the USA."""
    box = BOXES[of].changed(f"company usa: ability {hooks}")
    return [sketch(f"usa {houses} {items} {rest}", box=box) for houses in (TWO, THREE)]


PRICES = [
    ("base excavators 1", "excavators=1", "place construction-1; build base with base; at B8L"),
    ("conduit excavators 2", "excavators=2", "place construction-1; build conduit with conduit; at C2B"),
    ("conduit mixers 1", "excavators=0 mixers=5", "place construction-1; build conduit with conduit; at C2B"),
    (
        "credits per machine 1",
        "excavators=1",
        "place construction-1; build base with base; at B8L; pay 1 excavators 2 credits",
    ),
    ("machines alike", "excavators=1", "place construction-1; build base with base; at B8L; pay 1 excavators 2 mixers"),
    ("no building fee", "credits=0", "place construction-1; build base with base; at B8U"),
]


@clause("N2", "C6", "C7", "C8", "G3")
@pytest.mark.parametrize(("hooks", "items", "turn"), PRICES)
def test_an_ability_changes_what_is_built(hooks, items, turn):
    before, after = both(hooks, items)
    assert why_not(before, turn)
    assert why_not(after, turn) is None
    assert not problems_of(after)
    officer = sketch(f"usa {TWO} {items} officer=smith | germany", box=PRINTED.changed(f"officer smith: {hooks}"))
    assert play(after, turn).after.companies["usa"].excavators == (
        play(officer, turn).after.companies["usa"].excavators
    )


@clause("N2", "O6", "O9")
def test_an_ability_copies_tiles_of_the_wheel():
    before, after = both("copies tiles", "tiles=base wheel=3:elevation-II B8L=1 engineers=6")
    turn = "place construction-1; build elevation with nothing as elevation-II"
    assert why_not(before, turn)
    assert why_not(after, turn) is None
    krylov = sketch(after.sketch.replace("usa ", "usa officer=krylov ", 1), box=after.box)
    assert why_not(krylov, turn) is None


@clause("N2", "O2")
def test_an_ability_makes_dams_deep():
    before, after = both("deep dams", "B8L=3*3", "| germany")
    assert before.deep_owners() == set()
    assert after.deep_owners() == {"usa"}
    deep = sketch(f"usa {THREE} B8L=3*4 | germany", box=after.box)
    assert Position.load(deep.text) == deep
    assert not problems_of(deep)


@clause("N2", "L82", "K4")
def test_an_ability_widens_the_hand_and_fulfils_several():
    before, after = both("hand 5, many contracts", "")
    assert [hand_limit(each, "usa") for each in (before, after)] == [3, 5]
    assert [each.power("usa").many_contracts for each in (before, after)] == [False, True]


@clause("N2", "O7", "O11")
def test_an_ability_copies_officers():
    before, after = both("copies officers", "officer=adler", "| germany officer=jordan")
    assert str(why_not(before, "copy jordan")).startswith("O7")
    assert why_not(after, "copy jordan") is None
    copied = play(after, "copy jordan").after
    assert copied.officer_of("usa") == "jordan"
    assert Position.load(copied.text) == copied
    spaces = [Ref("space", name) for name in after.box.copy_spaces.values()]
    assert [all(space in scene(each).named for space in spaces) for each in (before, after)] == [False, True]
    start = new_game(
        2, seed=5, box=PRINTED.changed(*(f"company {who}: ability copies officers" for who in PRINTED.companies))
    )
    assert len(start.spare_officers) == 2


@clause("N2", "L83")
def test_an_ability_brings_the_architect_with_the_next_round():
    for each, there in zip(both("architect", "engineers=1", "| germany engineers=0"), (False, True), strict=True):
        position = play(each, "place bank 1").after
        assert position.round == 2
        assert position.companies["usa"].architect == there
        assert not problems_of(position)
        assert Position.load(position.text) == position


@clause("N2", "L78", "L80")
def test_an_ability_knows_works_and_buildings():
    works = "| germany | works=500,501,502"
    before, after = both("works on wheel", "", works, "leeghwater")
    assert before.ability("usa").works_on_wheel is False
    assert play(after, "place works-1").after.question.takes
    houses = "wind_farm.1 credits=9 engineers=3"
    rest = "| germany | building_tiles=wind_farm"
    before, after = both("uses buildings", houses, rest, "leeghwater")
    assert str(why_not(before, "place fouche-1")).startswith("L80")
    assert why_not(after, "place fouche-1") is None
    assert Ref("space", "fouche-1") in scene(after, show="company", company="usa").named


def test_what_comes_too_late_for_an_ability_is_refused():
    assert {*HOOKS["officer"]} - {*HOOKS["company"]} == {"brings", "ruled_credits"}
    for hook in ("brings krylov", "ruled credits", "no engineers", "vp 2 per base"):
        with pytest.raises(NoSuchChoice) as refused:
            PRINTED.changed(f"company usa: ability {hook}")
        assert "(N2)" in str(refused.value) or "is not known" in str(refused.value)
    for hook in ("works on wheel", "uses buildings"):
        for row in (f"company usa: ability {hook}", f"officer smith: {hook}"):
            with pytest.raises(NoSuchChoice, match="L76"):
                PRINTED.changed(row)


@pytest.mark.parametrize("hook", HOOKS["company"])
@pytest.mark.parametrize("automas", [0, 1])
def test_games_with_any_ability_end_and_keep_to_it(hook, automas):
    value = "" if isinstance(getattr(PRINTED.companies["usa"].ability, hook), bool) else " 2"
    base = BOXES["leeghwater" if hook in ("works_on_wheel", "uses_buildings") else "printed"]
    rows = (f"company {who}: ability {hook.replace('_', ' ')}{value}" for who in PRINTED.companies)
    box = base.changed(*rows, "ability powerhouses: 1")
    start = new_game(3, seed=2, box=box, automas=0 if box.works else automas, level="very hard")
    for player in (quick_player(2), builder_player(2)):
        position = start
        for _ in range(60):
            if position.question is None:
                break
            position = play(position, player(position)).after
            assert Position.load(position.text) == position
        assert not problems_of(position)
        ended = play_out(position, player)
        assert ended.over
        assert not problems_of(ended)
        assert scene(position).things
