"""What can be changed by hand at each thing, what a change takes from others, and that nothing is lost by one."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from barrage_nb import Position, play, read_move, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.position import COMPANY_FIELDS, POSITION_FIELDS
from barrage_nb.engine.rulings import OF_AN_EXPANSION, Design, Rulings
from barrage_nb.history import TweakRefused, tweak
from barrage_nb.history.by_hand import (
    Edit,
    Number,
    Several,
    at_once,
    changes_at,
    every_thing,
    name_of,
    owners,
    things_of,
)
from barrage_nb.history.changes import lying, one_of_a_kind
from barrage_nb.history.tweak import Tweaked
from barrage_nb.words.by_hand import RULINGS
from tests.clauses import clause
from tests.history.tables import whole_game
from tests.proofs import many
from tests.rich_positions import rich

TABLE = sketch(
    "usa B4L=2*1 C3A P6.1 P8.1 P9.1 officer=adler credits=4 engineers=9 contracts=203 "
    "wheel=5:base+3excavators,2:conduit tiles=elevation,powerhouse,adv1_wild | "
    "italy B5U C9A P10.1 officer=fiesler engineers=10 contracts=305 fulfilled=206 | "
    "neutral B3L=1 | HA=2 | seed=3 round=2 order=usa,italy turbine+0=italy*2 bank=usa*3 "
    "contracts=200,201,300,301,400,401 national=100 piles=green:207,208;yellow:303 "
    "patents=adv1_base,adv1_conduit,- patent_pile=adv2_base bonus=bases,conduits,contracts,powerhouses,elevations "
    "objective=basins_1 headstream_tiles=1,2,3,4 spare_officers=jordan"
)


def edits(position: Position, thing: str, owner: str = "usa") -> dict[str, str]:
    """What the buttons and lists of a thing say, by their names; of a number one more and one less."""
    found = {}
    for way in changes_at(position, Ref.read(thing), owner):
        listed = f"{way.text}: " if isinstance(way, Several) else ""
        made = (way,) if isinstance(way, Edit) else way.steps(1, -1) if isinstance(way, Number) else way.edits
        found.update({listed + edit.text: edit.said for edit in made})
    return found


def made(position: Position, thing: str, text: str, owner: str = "usa") -> Tweaked:
    """What one of them leads to, by the beginning of its name."""
    known = edits(position, thing, owner).items()
    said = [said for name, said in known if name.startswith(text) or name.partition(": ")[2].startswith(text)]
    assert said, edits(position, thing, owner)
    return tweak(position, said[0])


# Each kind of thing.


CHANGED = [
    ("dam B1U", "Build for USA", lambda p: p.dams["B1U"] == ("usa", 1, 0)),
    ("dam B4L", "+ drop", lambda p: p.dams["B4L"].drops == 2),
    ("dam B4L", "− drop", lambda p: p.dams["B4L"].drops == 0),
    ("dam B4L", "Raise", lambda p: p.dams["B4L"] == ("usa", 3, 1)),
    ("dam B5U", "Make it USA’s", lambda p: p.dams["B5U"].owner == "usa"),
    ("dam B3L", "Remove", lambda p: "B3L" not in p.dams),
    ("conduit C1A", "Build", lambda p: p.conduits["C1A"] == "usa"),
    ("conduit C9A", "Make it USA’s", lambda p: p.conduits["C9A"] == "usa"),
    ("powerhouse P10.1", "Remove", lambda p: "P10.1" not in p.powerhouses),
    ("headstream HA", "+1 drop", lambda p: p.headstreams["HA"] == 3),
    ("headstream HB", "0-2-2-0 (tile 1", lambda p: dict(p.headstream_tiles) == {"HA": 2, "HB": 1, "HC": 3, "HD": 4}),
    ("headstream HB", "0-1-2-1 (tile 8", lambda p: p.headstream_tiles["HB"] == 8),
    ("credits usa", "+1 credit", lambda p: p.companies["usa"].credits == 5),
    ("vp italy", "+1 VP", lambda p: p.companies["italy"].vp == TABLE.companies["italy"].vp + 1),
    ("energy italy", "+1 energy", lambda p: p.companies["italy"].energy == 1),
    ("wheel usa 1", "+1 excavator", lambda p: p.companies["usa"].wheel[1].excavators == 4),
    ("wheel usa 1", "− base tile", lambda p: "base" in p.companies["usa"].tiles),
    ("wheel usa 2", "+ powerhouse tile", lambda p: p.companies["usa"].wheel[2].tiles == ("powerhouse",)),
    ("wheel usa 2", "+ base tile", lambda p: p.companies["usa"].wheel[2].tiles == ("base",)),
    ("wheel usa 4", "Point the wheel here", lambda p: p.companies["usa"].wheel[0].tiles == ("conduit",)),
    ("contract 305", "USA’s hand", lambda p: p.companies["usa"].contracts == (203, 305)),
    ("contract 305", "done by Italy", lambda p: p.companies["italy"].fulfilled == (206, 305)),
    ("contract 203", "on offer, place 2", lambda p: p.contracts[1] == 203 and 201 in p.piles["green"]),
    ("contract 203", "in the green pile", lambda p: p.piles["green"][-1] == 203),
    ("contract 203", "out of the game", lambda p: not p.companies["usa"].contracts),
    ("contract 100", "done by USA", lambda p: p.companies["usa"].fulfilled == (100,)),
    ("fulfilled italy", "#206 back in hand", lambda p: p.companies["italy"].contracts == (305, 206)),
    ("company italy", "Contract into hand: Green 2, #203", lambda p: 203 in p.companies["italy"].contracts),
    ("company italy", "Level I base tile", lambda p: "adv1_base" in p.companies["italy"].tiles),
    ("national", "National 14, #103", lambda p: p.national == (100, 103)),
    ("tile usa adv1_wild", "Italy’s supply", lambda p: "adv1_wild" in p.companies["italy"].tiles),
    ("tile usa adv1_wild", "on sale, place 3", lambda p: p.patents[2] == "adv1_wild"),
    ("tile usa adv1_wild", "in the pile", lambda p: p.patent_pile == ("adv2_base", "adv1_wild")),
    ("tile usa elevation", "USA’s wheel, back in 3", lambda p: p.companies["usa"].wheel[3].tiles == ("elevation",)),
    ("officer usa", "Fiesler",
     lambda p: (p.companies["usa"].officer, p.companies["italy"].officer) == ("fiesler", "adler")),
    ("officer usa", "Jordan", lambda p: p.spare_officers == ("adler",)),
    ("space turbine+0", "USA", lambda p: p.occupied["turbine+0"] == (("usa", 2),)),
    ("space turbine+0", "nobody", lambda p: p.companies["italy"].engineers == 12),
    ("space bank", "+1 Italy", lambda p: p.occupied["bank"] == (("usa", 3), ("italy", 1))),
    ("space bank", "−1 USA", lambda p: p.companies["usa"].engineers == 10),
    ("space patent-3", "Level II base tile", lambda p: p.patents[2] == "adv2_base" and not p.patent_pile),
    ("space patent-1", "Level II base tile", lambda p: p.patent_pile == ("adv1_base",)),
    ("space construction-2", "Built 2 times",
     lambda p: (p.companies["usa"].constructions, p.companies["usa"].engineers) == (2, 6)),
    ("score italy", "Its turn now", lambda p: p.mover == "italy"),
    ("score italy", "Earlier in turn order", lambda p: p.order == ("italy", "usa")),
    ("score italy", "Has passed", lambda p: p.passed == ("italy",)),
    ("round", "+1 round", lambda p: p.round == 3),
    ("round", "Italy", lambda p: p.mover == "italy"),
    ("round", "+ France", lambda p: [*p.companies] == ["usa", "italy", "france"]),
    ("round", "− Italy", lambda p: [*p.companies] == ["usa"]),
    ("question", "Water flow", lambda p: p.round == 3),
    ("bonus 2", "bases (now of round 1)", lambda p: p.bonus[:2] == ("conduits", "bases")),
    ("bonus 2", "advanced tiles", lambda p: p.bonus[1] == "advanced_tiles"),
    ("objective", "basins with at least three", lambda p: p.objective == "basins_3"),
    ("objective", "no tile", lambda p: p.objective is None),
    ("rulings", "no", lambda p: p.rulings != Rulings()),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "text", "holds"), CHANGED, ids=[f"{thing}: {text}" for thing, text, _ in CHANGED])
def test_each_kind_of_thing_can_be_changed(thing, text, holds):
    assert holds(made(TABLE, thing, text).position)


def test_rulings_of_an_expansion_are_offered_where_there_is_one():
    larger = sketch("usa | italy", box="leeghwater")
    more = {way.text for way in changes_at(larger, Ref("rulings"), "usa")}
    fewer = {way.text for way in changes_at(sketch("usa | italy"), Ref("rulings"), "usa")}
    assert len(more) == len(vars(Rulings()))
    assert more - fewer == {RULINGS[name] for name in OF_AN_EXPANSION}
    assert made(larger, "rulings", RULINGS["architect_in_bank"]).position.rulings.architect_in_bank


def test_a_contract_fills_an_empty_place():
    position = tweak(TABLE, "-300").position
    assert made(position, "gap 3", "Yellow 5, #303").position.contracts[2] == 303


def test_sekibos_spaces_are_used_and_not():
    position = tweak(TABLE, "usa officer=sekibo").position
    used = made(position, "space officer-1", "Used").position
    assert (used.companies["usa"].copies, used.companies["usa"].engineers) == ((0,), 8)
    assert made(used, "space officer-1", "Not used").position.companies["usa"] == position.companies["usa"]


TYPED_ONLY = {
    *("rules", "seed", "automas", "automa_pile", "automa_discard", "following", "offer", "starting", "pending"),
    *("copied", "discards", "deep_dams", "rulings", "design", "box"),
    *("buildings", "building_tiles", "works", "works_pile", "works_taken", "architect"),
}
"""What only the notation changes: what nobody sees on a photo of a table, what follows from something else, and what an
expansion adds."""


def test_whatever_a_position_holds_can_be_changed_on_the_things():
    changed = {thing.kind for thing in every_thing(TABLE)}
    fields = set()
    for edit in every_edit(tweak(TABLE, {"usa": {"aside": 1, "officer": "sekibo"}}).position, "usa"):
        fields |= {word.partition("=")[0] for word in edit.said.split() if "=" in word}
    fields |= {"dams", "conduits", "powerhouses", "headstreams", "occupied", "companies"}  # by their spaces
    assert {"dam", "conduit", "powerhouse", "headstream", "space", "company"} <= changed
    assert {*POSITION_FIELDS, *COMPANY_FIELDS} - fields == TYPED_ONLY


def every_edit(position: Position, owner: str) -> Iterator[Edit]:
    """Every change that a button or a list says, and each number a little higher or lower."""
    for thing in every_thing(position):
        for way in changes_at(position, thing, owner):
            yield from (way,) if isinstance(way, Edit) else way.steps(-1, 1) if isinstance(way, Number) else way.edits


def test_every_thing_has_a_name_and_a_part():
    listed = [thing for things in things_of(TABLE).values() for thing in things]
    assert len(listed) == len(set(listed))
    assert set(things_of(TABLE)) == {"map", "usa", "italy", "office", "offer", "table"}
    for thing in every_thing(TABLE):
        assert name_of(TABLE, thing)
    assert name_of(TABLE, Ref("wheel", "usa", 1)) == "Wheel, back in 5 turns: base tile and 3 excavators"


def test_a_click_builds_on_a_free_space_and_nowhere_else():
    assert at_once(TABLE, Ref("conduit", "C1A"), "italy") == Edit("Build for Italy", "italy C1A")
    for thing in ("conduit C3A", "dam B3L", "headstream HB", "credits usa", "contract 203"):
        assert at_once(TABLE, Ref.read(thing), "usa") is None


# What a change takes from others.


@clause("K5", "E4", "N2", "R6")
@pytest.mark.parametrize(
    ("said", "takes"),
    [
        ("usa contracts=203,305", "This takes contract 305 from Italy’s hand."),
        ("usa contracts=203,206", "Contract 206 no longer counts as done by Italy."),
        ("usa contracts=203,200",
         "Contract 200 was on offer, place 1; the place is refilled by nobody before a turn ends (K5)."),
        ("usa contracts=203,400",
         "Contract 400 was on offer, place 5; the place is refilled by nobody: its pile is empty or not known."),
        ("usa contracts=203,207", "Contract 207 comes out of the green pile: it cannot come on offer any more."),
        ("italy fulfilled=206,100",
         "Contract 100 no longer lies with the national contracts, where anybody could fulfil it."),
        ("usa -203", "Contract 203 now lies nowhere: it is out of the game."),
        ("italy tiles=adv1_base",
         "The level I base tile was on sale, place 1; that place stays empty until the next round (E4)."),
        ("italy tiles=adv1_wild", "This takes the level I wild tile from USA’s supply."),
        ("italy tiles=adv2_base",
         "The level II base tile comes out of the pile of tiles: it cannot come on sale any more."),
        ("usa B5U", "Italy's upper dam of basin 5 is gone; Italy has the piece back in its supply."),
        ("-B4L", "USA's lower dam of basin 4 is gone; USA has the 2 pieces back in its supply."),
        ("-B4L", "1 drop in the lower dam of basin 4 is gone."),
        ("-B3L", "The neutral lower dam of basin 3 is gone."),
        ("usa C1A", "USA has 3 conduits left to build."),
        ("usa C9A", "Italy's conduit from basin 9 to basin 11 is gone; Italy has the piece back in its supply."),
        ("-P6.1", "USA’s ability is off now: it needs 3 powerhouses on the map."),
        ("usa engineers=7 | italy engineers=12 | turbine+0=usa*2",
         "Italy’s 2 engineers go home from the turbine space ±0."),
        ("usa engineers=7 | italy engineers=12 | turbine+0=usa*2",
         "2 engineers come from USA’s supply, where 7 are left."),
        ("usa officer=fiesler | italy officer=adler", "Adler leaves USA, which has Fiesler in exchange."),
        ("usa officer=jordan | spare_officers=adler", "Jordan is no longer among those whom nobody has."),
        ("bonus=conduits,bases,contracts,powerhouses,elevations", "Round 1 and round 2 have changed bonus tiles."),
        ("bonus=advanced_tiles,conduits,contracts,powerhouses,elevations",
         "The bonus tile for bases is out of the game."),
        ("headstream_tiles=2,1,3,4", "Headstream HA and headstream HB have changed headstream tiles."),
        ("mover=italy", "It is no longer USA’s turn."),
    ],
)  # fmt: skip
def test_what_a_change_takes_from_others_is_said(said, takes):
    assert takes in tweak(TABLE, said).takes


def test_whoever_had_passed_is_told():
    passed = tweak(TABLE, "passed=italy").position
    assert "Italy had passed; now it has not." in tweak(passed, "mover=italy").takes


def test_what_is_ones_own_is_taken_from_nobody():
    assert not made(TABLE, "contract 203", "done by USA").takes
    assert not made(TABLE, "wheel usa 1", "− base tile").takes
    assert not tweak(TABLE, "usa credits=9").takes


def test_what_lay_on_a_place_goes_under_its_pile_and_that_is_said():
    changed = made(TABLE, "contract 203", "on offer, place 2")
    assert set(changed.takes) == {"This takes contract 203 from USA’s hand.", "Contract 201 goes under the green pile."}


def test_a_company_that_leaves_takes_along_what_it_has():
    three = sketch("usa | italy contracts=305 | germany")
    assert tweak(three, "-italy").takes == ("Italy leaves the game with all that it has.",)


# What cannot be.


@clause("W4")
def test_a_dam_takes_no_more_drops_than_its_level():
    full = made(TABLE, "dam B3L", "+ drop").position
    with pytest.raises(TweakRefused, match="2 drops are more than a dam of level 1 holds"):
        made(full, "dam B3L", "+ drop")


@clause("G7", "R6")
def test_what_cannot_be_is_refused_with_every_reason():
    poor = tweak(TABLE, "usa engineers=1").position
    with pytest.raises(TweakRefused) as refused:
        made(poor, "space turbine+0", "USA")
    assert "USA's engineers: −1 is not between 0 and 12" in refused.value.reasons
    with pytest.raises(TweakRefused, match="neutral owns nothing but dams"):
        made(TABLE, "conduit C1A", "Build", "neutral")


# Any change at all.


@pytest.mark.parametrize("seed", many(range(12)))
def test_any_change_leaves_a_sound_position_or_is_refused_and_loses_nothing(seed):
    luck = Random(seed)
    game = whole_game(7)
    position = rich(seed) if seed % 2 else luck.choice(list(game)).position
    for _ in range(25):
        possible = list(every_edit(position, luck.choice(owners(position))))
        edit = luck.choice(possible)
        try:
            changed = tweak(position, edit.said)
        except TweakRefused as refused:
            assert refused.reasons, edit
            continue
        assert not problems_of(changed.by_hand), edit
        assert changed.by_hand != position, edit
        assert told_of(position, changed), edit
        position = changed.by_hand


def told_of(before: Position, changed: Tweaked) -> bool:
    """Whether every card and tile that is nowhere any more is told of."""
    lost = set(cards(before)) - set(cards(changed.by_hand))
    return len(lost) == sum("out of the game" in sentence and "bonus" not in sentence for sentence in changed.takes)


def cards(position: Position) -> Iterator[object]:
    """All contracts and tiles on the table."""
    for path, held in lying(position):
        yield from ((card, "" if one_of_a_kind(card) else path[1]) for card in held)


def test_a_change_can_be_taken_back():
    game = whole_game(7)
    before = game.text
    game.tweak(None, "usa credits=1")
    assert game.text != before
    game.undo()
    assert game.text == before


def test_in_the_middle_of_an_action_a_change_says_what_it_drops():
    position = sketch("usa officer=jordan credits=9 | germany")
    for move in ("place construction-1", "build powerhouse with powerhouse", "at P8.1"):
        position = play(position, read_move(move)).after
    changed = made(position, "powerhouse P8.1", "Build for Germany", "germany")
    assert any("USA cannot" in mark and "any more (" in mark for mark in changed.marks)


def test_lists_say_where_a_card_lies_before_it_is_taken():
    ways = changes_at(TABLE, Ref("company", "usa"), "usa")
    told = next(way for way in ways if isinstance(way, Several) and way.text == "Contract into hand")
    texts = [edit.text for edit in told.edits]
    assert any(text.endswith("; Italy’s hand") and "#305" in text for text in texts)
    assert any(text.endswith("; on offer, place 1") for text in texts)
    assert any(text.endswith("; in the green pile") for text in texts)
    assert any(text.endswith("; out of the game") for text in texts)


def test_every_number_of_the_design_has_a_form_and_goes_there_and_back():
    ways = changes_at(TABLE, Ref("design"), "usa")
    said = {edit.said.partition("=")[0] for way in ways for edit in edits_of(way)}
    assert said == {field.name for field in fields(Design)}
    for way in ways:
        for edit in edits_of(way)[:2]:
            changed = tweak(TABLE, edit.said).position
            (name,) = changed.design.changes
            again = next(each for each in changes_at(changed, Ref("design"), "usa") if each.text == way.text)
            back = [tweak(changed, each.said).position for each in edits_of(again)]
            assert TABLE in back, (name, edit.said)


def edits_of(way):
    """What one step, or another entry of a list, makes of a way to change something."""
    return way.steps(1, -1) if isinstance(way, Number) else way.edits
