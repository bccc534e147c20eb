"""Tweaks: what is refused and why, what is marked, and what waits to be decided afterwards."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrage_nb import legal_moves, new_game, play, read_move, sketch
from barrage_nb.board.companies import COMPANIES
from barrage_nb.board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES
from barrage_nb.board.powers import OFFICERS, TILES
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import PassedRound
from barrage_nb.engine.position import Position
from barrage_nb.history import TweakRefused, tweak
from barrage_nb.history.consequences import marks_of
from barrage_nb.notation.codec import Unreadable
from barrage_nb.words.history import MARKS
from tests.clauses import clause
from tests.history.tables import opening, random_game, whole_game
from tests.proofs import proof

FOUR = "usa B1L=1*1 | germany C1A | italy P8.1 | france contracts=200 | HA=1 contracts=201,202"

REFUSED = [
    ("usa credits=x", "write it like credits=3"),
    ("usa credits=-1", "USA's credits: −1 is less than 0"),
    ("usa credits=10000", "USA's credits: 10000 is more than 9999"),
    ({"usa": {"wheel": [*[[0, 0, []]] * 5, [10000, 0, []]]}},
     "Excavators in segment 6 of USA's wheel: 10000 is more than 9999"),
    ({"usa": {"vp": -10000}}, "USA's VP: −10000 is less than −9999"),
    ("HA=10000", "Headstream HA: 10000 is more than 9999"),
    ("sekibo_credits=10000", "Credits that Sekibo’s company begins with: 10000 is more than 9999"),
    ("usa engineers=13", "USA's engineers: 13 is not between 0 and 12"),
    ("usa B1L=4", "The lower dam space of basin 1, its level: 4 is not between 1 and 3"),
    ("usa B1L=2*3", "The lower dam of basin 1: 3 drops are more than a dam of level 2 holds (2)"),
    ("usa B1L=2 B2L=2 B3L=2 B4L=2 B5L=2 B6L", "usa has 6 bases on the map; there are only 5"),
    ("usa B1L=3 B2L=3 B3L=3", "usa has 6 elevations on the map; there are only 5"),
    ("usa C1B C2A C2B C3A C3B C4A", "usa has 6 conduits on the map; there are only 5"),
    ("usa P5.1 P6.1 P7.1 P8.2 P9.1", "usa has 5 powerhouses on the map; there are only 4"),
    ("usa B1L | italy B1L", "usa already has a piece on B1L"),
    ("usa B11L", "basin 11 has no dam spaces"),
    ("usa B1X", "there is no such space"),
    ("B1L", "say whose it is"),
    ("neutral C1A", "neutral owns nothing but dams"),
    ("-B2L", "there is no B2L here to take away"),
    ("usa -C1A", "there is no C1A here to take away"),
    ("-nobody", "there is no nobody here to take away"),
    ("-300", "there is no 300 here to take away"),
    ("usa officer=nobody", "USA's officer: 'nobody' is not known"),
    ("usa officer=adler | italy officer=adler", "officers: adler is there twice"),
    ("usa tiles=base,base", "USA's tiles: base is there twice"),
    ("usa tiles=adv1_base | italy tiles=adv1_base", "advanced tiles: adv1_base is there twice"),
    ("usa contracts=203 | italy contracts=203", "contracts: 203 is there twice"),
    ("usa contracts=999", "USA's contracts: 999 is not known"),
    ("contracts=301,202", "contracts[0]: 'yellow' is not known; it can be green"),
    ("piles=green:300", "piles.green: 'yellow' is not known; it can be green"),
    ("usa wheel=9:base", "write it like wheel=5:base+3"),
    ("usa credits=3 credits=4", "credits is said twice"),
    ("round=2 round=3", "round is said twice"),
    ("round=6", "round: 6 is not between 0 and 5"),
    ("phase=lunch", "phase: 'lunch' is not known"),
    ("phase=setup", "nobody can go back to setting up"),
    ("phase=water mover=italy", "nobody's in any other (water)"),
    ({"mover": None}, "it is somebody's turn in the actions phase"),
    ("mover=netherlands", "mover: 'netherlands' is not known"),
    ("mover=italy passed=italy", "mover: italy has passed"),
    ("order=usa,italy", "order: 'usa and italy' is not known"),
    ("rules=blitz", "rules: 'blitz' is not known"),
    ("zero_ranks=maybe", "write it like zero_ranks=yes and zero_ranks=no"),
    ("del_monte_copy=never", "Sekibo’s copy of Del Monte lasts for the: 'never' is not known"),
    ({"rulings": {"house_rule": True}}, "'rulings.house_rule' is nothing that a position has"),
    ("turbine+0=usa*2,italy*2", "an action space takes one company's engineers, once a round (R6)"),
    ("turbine+0=netherlands", "The turbine space ±0: 'netherlands' is not known"),
    ("headstream_tiles=1,1", "headstream_tiles: 1 is there twice"),
    ("bonus=bases,bases", "bonus: bases is there twice"),
    ({"passed": ["italy", "italy"]}, "passed: italy is there twice"),
    ("netherlands credits=3", "credits=3: say whose it is"),
    ("usa -base B1L=1*1 | -usa", "say whose turn it is instead"),
    ("nonsense", "nonsense: not known"),
    ("bnb1.nonsense.x", "this position line is damaged"),
    ("starting=1", "offer and starting: the draft is over"),
    ({"companies": {"usa": {"gold": 3}}}, "'usa.gold' is nothing that a position has"),
    ({"usa": 3}, "usa: 3 does not name what to change"),
    ({"dams": [1]}, "dams: [1] does not name what to change"),
    ({"dams": {1: None}}, "dams: 1 does not name what to change"),
    ({"money": 3}, "'money' is nothing that a position has"),
    ({"dams": {"B2L": {"drops": 1}}}, "The lower dam of basin 2: the field 'owner' is missing"),
    ({"companies": {"usa": None}, "usa": {"credits": 3}}, "companies.usa.credits is said twice"),
    ("{broken", "not readable as JSON"),
    (f'{{"dams": {"[" * 2000}{"]" * 2000}}}', "nested too deeply"),
    (f'{{"dams": {"[" * 90000}{"]" * 90000}}}', "nested too deeply"),
    ('{"round": 1e400}', "round: inf is not a whole number"),
    (7, "a tweak is said as text or by names, not as int"),
    ({"pending": [["Riot", "usa"]]}, "is no question or task"),
    ({"pending": [["Turn", "netherlands"]]}, "pending[0]: 'netherlands' is not known"),
]  # fmt: skip


@clause("G7", "W4", "R6")
@pytest.mark.parametrize(("change", "reason"), REFUSED)
def test_what_breaks_a_limit_is_refused_with_its_reason(change, reason):
    with pytest.raises(TweakRefused) as refused:
        tweak(sketch(FOUR), change)
    assert any(reason in why for why in refused.value.reasons)
    assert reason in str(refused.value)
    assert isinstance(refused.value, Unreadable)


@clause("Y3")
def test_what_prints_reads_back_however_much_a_company_comes_to():
    position = sketch("usa credits=9999 | germany")
    rich = play(position, read_move("place bank 3")).after
    assert rich.companies["usa"].credits == 10002
    for text in (rich.text, rich.to_json()):
        assert Position.load(text) == rich
    poorer = tweak(rich, "germany credits=2").position  # what was there before is not said again by hand
    assert poorer.companies["usa"].credits == 10002
    with pytest.raises(TweakRefused, match="10003 is more than 9999"):
        tweak(rich, "usa credits=10003")


def test_all_the_reasons_are_given_at_once():
    with pytest.raises(TweakRefused) as refused:
        tweak(sketch(FOUR), "usa credits=x B1L=2*9 officer=nobody | round=9 -B4L turbine+0=usa,italy")
    assert len(refused.value.reasons) == 6


def test_a_draft_cannot_be_left_half_done():
    start = new_game(3, seed=1)
    for change, reason in (("phase=actions", "the draft is not over"), ("starting=1", "cannot be paired")):
        with pytest.raises(TweakRefused, match=reason):
            tweak(start, change)
    assert tweak(start, {"objective": "basins_1"}).position.question == start.question


MARKED = [
    ("neutral_dams", None, "The neutral dams are not the three of a game"),
    ("round_zero", "round=0", "Play has begun in round 0"),
    ("over_early", "phase=over", "The game is over in round 1"),
    ("blocked_space", "rules=introductory patent-1=usa*2", "Engineers stand on the first space of the Patent"),
    ("engineers_on_space", "turbine+0=usa*3", "stands on the turbine space ±0, which takes 2"),
    ("passed_with_engineers", {"passed": ["italy"]}, "Italy has passed with engineers left"),
    ("too_many_national", "national=100,101,102,103", "There are more national contracts than the 3"),
    ("patents_in_introductory", "rules=introductory patents=adv1_base", "no advanced tiles on sale"),
    ("copied_by_nobody", "copied=adler", "An officer is copied though"),
    ("engineers", "usa engineers=5", "USA has 5 engineers in all, not 12."),
    ("engineers", "turbine+0=usa*2", "USA has 14 engineers in all, not 12."),
    ("machines_lost", "usa excavators=3", "USA has 3 excavators in all; machines are never lost"),
    ("open_segment", {"usa": {"wheel": [[1, 0, []], *[[0, 0, []]] * 5]}}, "in the open segment of the wheel"),
    ("copies_without_sekibo", {"usa": {"copies": [0]}}, "USA has copied officers without Mahiri Sekibo"),
    ("tile_missing", "usa -base", "USA lacks the base tile"),
    ("tile_not_due", "usa tiles=base,conduit,elevation,krylov,powerhouse", "USA has Krylov's special tile"),
    ("too_many_tiles", "usa tiles=adv1_base,adv1_conduit,adv1_wild,adv1_powerhouse",
     "USA has 4 advanced tiles; only 3 were on sale so far"),
    ("tile_too_early", "usa tiles=adv3_base", "is not on sale before round 4"),
    ("hand_too_large", "usa contracts=200,202,203,204", "USA holds 4 contracts"),
    ("national_in_hand", "usa contracts=100", "USA holds national contract 100"),
]  # fmt: skip


@clause("C6", "C9")
@pytest.mark.parametrize(("change", "sentence"), [
    ("usa B1U", "USA has two bases in basin 1; nobody can build a second one there (C6)."),
    ("italy P8.2", "Italy has two powerhouses in basin 8; nobody can build a second one there (C9)."),
])  # fmt: skip
def test_a_second_piece_in_a_basin_is_marked_with_its_clause(change, sentence):
    assert sentence in tweak(sketch(FOUR), change).marks


@pytest.mark.parametrize(("name", "change", "sentence"), MARKED)
def test_what_no_game_could_reach_is_allowed_and_marked(name, change, sentence):
    position = sketch(FOUR)
    if name == "neutral_dams":
        position, change = new_game(seed=1, rules="introductory"), "neutral B9U"
    tweaked = tweak(position, change)
    assert any(sentence in mark for mark in tweaked.marks)
    assert not problems_of(tweaked.position)


PENDING_MARKS = {"dropped", "effect_lost", "construction_dropped", "site_lost"}


def test_every_mark_has_a_test():
    assert {name for name, *_ in MARKED} | PENDING_MARKS == set(MARKS)


def test_a_game_as_played_has_no_marks():
    for game in (whole_game(7), whole_game(8, 2), whole_game(9, 3, "introductory"), random_game(4)):
        for node in game:
            assert node.position.offer or marks_of(node.position) == (), node


def test_a_mark_is_about_what_the_tweak_did():
    position = tweak(sketch(FOUR), "usa engineers=5").position
    assert tweak(position, "usa credits=9").marks == ()


# What waits after a tweak


def test_whose_turn_it_is_can_be_said():
    tweaked = tweak(sketch("usa | germany"), "mover=germany").position
    assert tweaked.question.who == tweaked.mover == "germany"
    assert "place bank 1" in map(str, legal_moves(tweaked))


def test_an_unfinished_turn_is_dropped_when_somebody_else_moves():
    position = sketch("usa | germany")
    position = play(position, read_move("place construction-1")).after
    tweaked = tweak(position, "mover=germany")
    assert type(tweaked.position.question).__name__ == "Turn"
    assert tweaked.position.companies["usa"].engineers == 11
    assert tweaked.marks == ("USA was to choose what to build, with which tile; that is dropped.",)


def test_a_company_that_moves_again_has_not_passed():
    position = sketch({"companies": ["usa", "germany"], "passed": ["germany"]})
    assert tweak(position, "mover=germany").position.passed == ()


def test_a_company_that_has_passed_gives_up_its_turn():
    tweaked = tweak(sketch("usa | germany"), {"passed": ["usa"]}).position
    assert tweaked.question.who == "germany"
    assert tweaked.passed == ("usa",)


def test_a_question_with_one_answer_left_is_not_asked():
    tweaked = tweak(sketch("usa | germany"), "usa engineers=0")
    assert tweaked.position.question.who == "germany"
    assert PassedRound in map(type, tweaked.events)
    assert tweaked.marks[-1].startswith("From there the game went on by itself; now Germany is to place engineers")


def test_a_phase_that_begins_runs_to_its_next_question():
    position = sketch("usa B1L=2 engineers=3 | HA=2")
    for phase, round, held in (("water", 2, 2), ("end_of_round", 2, 0), ("income", 1, 0)):
        end = tweak(position, f"phase={phase}").position
        assert (end.round, end.dams["B1L"].drops, end.question.who) == (round, held, "usa")


def test_a_game_can_be_over_and_begin_again():
    over = tweak(sketch("usa | germany"), "phase=over").position
    assert over.over
    assert over.question is None
    assert tweak(over, "mover=germany").position.question.who == "germany"


def test_a_construction_without_its_tile_is_dropped():
    position = sketch("usa B8L=2 B9L | germany")
    for move in ("place construction-1", "build elevation with elevation"):
        position = play(position, read_move(move)).after
    tweaked = tweak(position, "usa -elevation")
    assert tweaked.position.question.who == "germany"
    assert "cannot go on building the elevation" in " ".join(tweaked.marks)


def test_a_payment_for_a_lost_space_goes_back_to_the_choice_of_a_space():
    position = sketch("usa officer=jordan credits=9 | germany")
    for move in ("place construction-1", "build powerhouse with powerhouse", "at P8.1"):
        position = play(position, read_move(move)).after
    tweaked = tweak(position, "germany P8.1")
    assert type(tweaked.position.question).__name__ == "ChooseSite"
    assert "USA cannot use the left powerhouse space of basin 8 any more (C9: " in tweaked.marks[0]


def test_a_discard_that_is_no_longer_due_is_not_asked():
    position = sketch("usa contracts=200,201,202 | germany | contracts=205")
    position = play(position, read_move("place contract-1")).after
    assert type(position.question).__name__ == "DiscardContracts"
    assert tweak(position, "usa -200").position.question.who == "germany"


def test_the_effect_of_a_tile_on_a_dam_that_is_gone_is_lost():
    pending = [
        ["PlaceDrops", "usa", 2, False, "M3"],
        ["TileEffect", "usa", "adv2_elevation", "B1L"],
        ["EndTurn", "usa"],
    ]
    position = tweak(sketch("usa B1L=2 | germany"), pending=pending).position
    tweaked = tweak(position, "-B1L")
    assert "for the lower dam of basin 1 is lost, as the piece is gone" in tweaked.marks[0]
    assert play(tweaked.position, read_move("drops HA")).after.question.who == "germany"


def test_a_copy_ends_with_the_turn_that_is_dropped():
    position = sketch("usa officer=sekibo | germany officer=del_monte")
    position = play(position, read_move("copy del_monte")).after
    tweaked = tweak(position, "mover=germany").position
    assert tweaked.copied is None
    assert not tweaked.companies["usa"].deep_dams


def test_a_company_can_join_and_leave():
    joined = tweak(sketch("usa | germany"), italy={"credits": 9}).position
    assert joined.order == ("usa", "germany", "italy")
    assert joined.companies["italy"].credits == 9
    assert tweak(joined, "-germany").position.order == ("usa", "italy")


# Cards are in one place


def test_a_card_that_is_named_in_a_new_place_leaves_the_old():
    position = opening(3, 30).position
    card = position.piles["red"][4]
    tweaked = tweak(position, {"usa": {"contracts": [card]}}).position
    assert tweaked.piles["red"] == tuple(one for one in position.piles["red"] if one != card)
    offered = position.contracts[2]
    assert tweak(position, {"usa": {"contracts": [offered]}}).position.contracts[2] is None


def test_a_tile_goes_between_supply_and_wheel():
    position = sketch("usa")
    on_wheel = tweak(position, "usa wheel=5:base").position
    assert on_wheel.companies["usa"].tiles == ("conduit", "elevation", "powerhouse")
    assert tweak(on_wheel, "usa wheel=").position.companies["usa"].tiles == position.companies["usa"].tiles


def test_things_are_taken_away_by_their_names():
    position = sketch("usa B1L C1A contracts=200 fulfilled=100 tiles=base,adv1_base | germany | italy "
                      "| turbine+0=usa*2 national=101 objective=basins_1 HB=2 contracts=201,202")  # fmt: skip
    left = tweak(position, "usa -200 -100 -adv1_base -B1L | -C1A -turbine+0 -101 -objective -HB -201 -italy").position
    usa = left.companies["usa"]
    assert (usa.contracts, usa.fulfilled, usa.tiles) == ((), (), ("base",))
    assert not left.dams
    assert not left.conduits
    assert not left.occupied
    assert not left.national
    assert not left.headstreams
    assert left.objective is None
    assert left.contracts[:2] == (None, 202)
    assert left.order == ("usa", "germany")


# In general


def test_a_tweak_says_itself_again():
    position = opening(5, 40).position
    for what, more in (("usa credits=9 | HA=3", {}), (None, {"usa": {"credits": 9}, "round": 2}),
                       ("usa credits=9", {"round": 2})):  # fmt: skip
        once = tweak(position, what, **more)
        assert "\n" not in once.said
        assert tweak(position, once.said) == once


@pytest.mark.parametrize(("what", "said"), [
    ({"usa": {"credits": 9, "contracts": [203]}, "round": 2}, "usa credits=9 contracts=green-2-203 | round=2"),
    ({"dams": {"B1L": None, "B2L": ["neutral", 2, 1]}}, "neutral B2L=2*1 | -B1L"),
    ({"conduits": {"C1A": "usa"}, "headstreams": {"HA": 0, "HB": 2}}, "usa C1A | -HA HB=2"),
    ({"rulings": {"zero_ranks": False}, "occupied": {"bank": ["usa", 2]}}, "zero_ranks=no bank=usa*2"),
    ({"companies": {"france": None}}, "-france"), ({"headstream_tiles": {"HB": 3}}, "headstream_tiles=-,3"),
    ({"discards": {"green": [203], "red": [401]}}, '{"discards": {"green": [203], "red": [401]}}'),
])  # fmt: skip
def test_a_mapping_is_said_in_items_where_they_can_say_it(what, said):
    once = tweak(sketch(FOUR), what)
    assert once.said == said
    assert tweak(sketch(FOUR), said) == once


def test_a_tweak_that_changes_nothing_is_the_same_position():
    position = opening(5, 40).position
    assert tweak(position, {"round": position.round}).position is position
    assert tweak(position).position is position
    assert tweak(position, "").marks == ()


whos = st.sampled_from(sorted(COMPANIES))
CHANGES = st.one_of(
    st.fixed_dictionaries({"dams": st.dictionaries(
        st.sampled_from(sorted(BASE_SPACES)),
        st.none() | st.tuples(whos | st.just("neutral"), st.integers(1, 3), st.integers(0, 3)), max_size=2)}),
    st.fixed_dictionaries({"conduits": st.dictionaries(st.sampled_from(sorted(CONDUITS)), st.none() | whos)}),
    st.fixed_dictionaries({"powerhouses": st.dictionaries(st.sampled_from(sorted(POWERHOUSES)), st.none() | whos)}),
    st.fixed_dictionaries({"headstreams": st.dictionaries(st.sampled_from(HEADSTREAMS), st.integers(0, 4))}),
    st.dictionaries(whos, st.fixed_dictionaries({}, optional={
        "credits": st.integers(0, 12), "engineers": st.integers(0, 12), "mixers": st.integers(0, 9),
        "officer": st.none() | st.sampled_from(sorted(OFFICERS)), "constructions": st.integers(0, 4),
        "tiles": st.lists(st.sampled_from(sorted(TILES)), unique=True, max_size=6),
        "contracts": st.lists(st.sampled_from([1, 100, 200, 201, 300, 400]), unique=True),
        "deep_dams": st.booleans(),
    })),
    st.fixed_dictionaries({"mover": whos}),
    st.fixed_dictionaries({"round": st.integers(0, 5)}),
    st.fixed_dictionaries({"phase": st.sampled_from(["income", "headstreams", "actions", "water", "scoring", "over"])}),
    st.fixed_dictionaries({"passed": st.lists(whos, unique=True, max_size=2)}),
)  # fmt: skip


@proof
@settings(max_examples=150)
@given(at=st.integers(0, 200), changes=st.lists(CHANGES, min_size=1, max_size=3), luck=st.randoms())
def test_a_tweaked_position_is_sound_and_can_be_played_on(at, changes, luck):
    position: Position = opening(11, at).position
    content = {}
    for change in changes:
        for name, value in change.items():
            known = content.get(name)
            content[name] = {**known, **value} if isinstance(known, dict) else value
    try:
        once = tweak(position, content)
    except TweakRefused:
        return
    assert tweak(position, once.said) == once
    tweaked = once.position
    assert not problems_of(tweaked)
    assert Position.load(tweaked.text) == tweaked
    for _ in range(40):
        if tweaked.question is None:
            assert tweaked.over
            break
        assert len(tweaked.legal_moves) > 1
        tweaked = play(tweaked, luck.choice(tweaked.legal_moves)).after


MADE = [
    ("-B1L | germany B5U=1", "USA's lower dam of basin 1 removed; Germany's upper dam of basin 5 built, level 1"),
    ("usa B1L=3*2", "USA's lower dam of basin 1 now has level 3 and 2 drops"),
    ("italy B1L=1*1", "the lower dam of basin 1 is now Italy's"),
    ("usa P10.2", "USA's middle powerhouse of basin 10 built"),
    ("usa B2L=2*1", "USA's lower dam of basin 2 built, level 2, with 1 drop"),
    ("HB=2", "2 drops now wait on HB"),
    ("usa credits=4 vp=-3", "USA now has −3 VP and 4 credits"),
    ("italy contracts=201", "contract 201 now in Italy's hand"),
    ("italy officer=adler", "Italy now has Adler"),
    ("italy wheel=2:base", "and 1 more"),
    ("italy wheel=2:3excavators", "3 excavators and 0 mixers on Italy’s wheel, back in 2 turns"),
    ("turbine+1=usa", "USA with 1 engineer on the turbine space +1"),
    ("round=3 mover=italy", "round 3 and Italy's turn"),
    ("passed=france", "France has passed"),
    ("order=france,italy,usa,germany", "turn order France, Italy, USA, Germany"),
    ("objective=basins_1", "objective: basins with at least one own piece"),
    ("zero_ranks=no", "Who has none for the objective may still place: no"),
    ("usa constructions=1", "USA has built 1 time this round"),
    ("-france", "France leaves the game"),
    ("seed=7", "what waits or lies hidden"),
    ("HA=2 HB=2 HC=2 HD=2 round=2",
     "2 drops now wait on HA; 2 drops now wait on HB; 2 drops now wait on HC; and 2 more"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "told"), MADE)
def test_a_change_by_hand_is_told_in_words(said, told):
    change = tweak(sketch(FOUR), said).tweak
    assert change.said == said
    assert told in change.told
