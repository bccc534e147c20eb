"""Sketches: what is left out, every item of the notation, the dict form, and all mistakes at once."""

import json
import warnings

import pytest

from barrage_nb import BOXES, Position, Rulings, legal_moves, read_move, sketch
from barrage_nb.board.companies import COMPANIES
from barrage_nb.board.contracts import CONTRACTS
from barrage_nb.board.powers import BASIC_TILES, TILES, WILD_TILE
from barrage_nb.engine.moves import Build, Fulfil, contract_words, tile_words
from barrage_nb.engine.position import COMPANY_FIELDS, EMPTY, POSITION_FIELDS, Crew, Dam, Segment
from barrage_nb.notation.codec import Unreadable
from barrage_nb.notation.items import ITEMS, OF_THE_TABLE, OWNED, items_of
from tests.clauses import clause
from tests.made_games import KINDS, positions
from tests.rich_positions import rich
from tests.rules.table import after, options


def mistakes(what):
    """The sentences that a sketch is refused with."""
    with pytest.raises(Unreadable) as error:
        sketch(what)
    return str(error.value).removeprefix("this position cannot be: ").split("; ")


@pytest.mark.parametrize("what", [None, 3, ["usa"]])
def test_what_is_no_sketch(what):
    with pytest.raises(Unreadable, match=r"^a sketch is a text such as .*, or a dict, not "):
        sketch(what)


@clause("U10", "U11", "U14")
def test_what_is_left_out_of_a_company():
    usa = sketch("usa").companies["usa"]
    assert (usa.credits, usa.excavators, usa.mixers, usa.engineers) == (6, 6, 4, 12)
    assert (usa.vp, usa.energy, usa.officer) == (10, 0, None)
    assert usa.tiles == tuple(sorted(BASIC_TILES))
    assert set(usa.wheel) == {EMPTY}
    assert (usa.contracts, usa.fulfilled, usa.constructions, usa.copies) == ((), (), 0, ())


def test_what_is_left_out_of_the_table():
    position = sketch("italy | usa")
    assert (position.round, position.phase, position.rules) == (1, "actions", "full")
    assert (position.mover, position.order) == ("italy", ("italy", "usa"))
    assert position.question.who == "italy"
    assert {} == position.dams == position.conduits == position.powerhouses == position.headstreams
    assert (position.contracts, position.patents) == ((None,) * 6, (None,) * 3)
    assert position.rulings == Rulings()


@clause("U14", "O6", "U10")
def test_the_start_depends_on_the_officer_and_the_rules():
    assert "krylov" in sketch("usa officer=krylov").companies["usa"].tiles
    assert sketch("usa officer=sekibo").companies["usa"].credits == 9
    assert sketch("usa officer=sekibo", Rulings(sekibo_credits=6)).companies["usa"].credits == 6
    assert WILD_TILE in sketch("usa | rules=introductory").companies["usa"].tiles


@pytest.mark.parametrize(("item", "dam"), [
    ("B1L", Dam("usa", 1, 0)), ("B1L=2", Dam("usa", 2, 0)), ("B1L=3*2", Dam("usa", 3, 2)),
])  # fmt: skip
def test_dams(item, dam):
    assert sketch(f"usa {item}").dams == {"B1L": dam}
    assert sketch(f"usa | neutral {item}").dams == {"B1L": dam._replace(owner="neutral")}


def test_conduits_and_powerhouses():
    position = sketch("usa C1A P8.1 | italy C10B P12.4 C2B")
    assert position.conduits == {"C1A": "usa", "C10B": "italy", "C2B": "italy"}
    assert position.powerhouses == {"P8.1": "usa", "P12.4": "italy"}


@pytest.mark.parametrize("item", ["credits", "excavators", "mixers", "engineers", "vp", "energy", "constructions"])
def test_numbers_of_a_company(item):
    company = sketch(f"france {item}=3").companies["france"]
    assert getattr(company, item) == 3
    assert company == sketch({"companies": {"france": {item: 3}}}).companies["france"]


@clause("G9", "Y11")
@pytest.mark.parametrize("vp", [-12, 0, 137])
def test_points_may_be_below_zero_and_past_a_hundred(vp):
    assert sketch(f"usa vp={vp}").companies["usa"].vp == vp


@pytest.mark.parametrize(("item", "field", "value"), [
    ("officer=jordan", "officer", "jordan"), ("tiles=wild,base", "tiles", ("base", "wild")),
    ("tiles=", "tiles", ()), ("contracts=305,200", "contracts", (305, 200)), ("contracts=", "contracts", ()),
    ("fulfilled=100,1", "fulfilled", (100, 1)), ("copies=0,3", "copies", (0, 3)), ("copies=0", "copies", (0,)),
])  # fmt: skip
def test_things_of_a_company(item, field, value):
    assert getattr(sketch(f"usa {item}").companies["usa"], field) == value


@clause("C5")
def test_the_wheel_says_how_many_turns_are_left():
    usa = sketch("usa wheel=5:base+3e,2:elevation+4m+adv1_base,1:1e+2m").companies["usa"]
    assert usa.wheel == (
        EMPTY,
        Segment(3, 0, ("base",)),
        EMPTY,
        EMPTY,
        Segment(0, 4, ("adv1_base", "elevation")),
        Segment(1, 2, ()),
    )
    assert usa.tiles == ("conduit", "powerhouse")


@pytest.mark.parametrize(("item", "field", "value"), [
    ("HA=2 HD=1", "headstreams", {"HA": 2, "HD": 1}), ("round=3", "round", 3), ("seed=12", "seed", 12),
    ("contracts=200,204,-,300", "contracts", (200, 204, None, 300, None, None)),
    ("national=102,105", "national", (102, 105)), ("patents=adv1_base,-,adv2_wild", "patents",
    ("adv1_base", None, "adv2_wild")), ("patent_pile=adv3_base,adv1_wild", "patent_pile", ("adv3_base", "adv1_wild")),
    ("bonus=bases,contracts", "bonus", ("bases", "contracts")), ("objective=basins_1", "objective", "basins_1"),
    ("headstream_tiles=1,2,3,4", "headstream_tiles", {"HA": 1, "HB": 2, "HC": 3, "HD": 4}),
    ("spare_officers=adler,krylov", "spare_officers", ("adler", "krylov")), ("order=italy,usa", "order",
    ("italy", "usa")), ("passed=italy", "passed", ("italy",)), ("mover=italy", "mover", "italy"),
    ("piles=green:200,201;red:400", "piles", {"green": (200, 201), "red": (400,)}),
    ("turbine+0=usa*2", "occupied", {"turbine+0": (Crew("usa", 2),)}),
    ("bank=usa,italy*3", "occupied", {"bank": (Crew("usa", 1), Crew("italy", 3))}),
])  # fmt: skip
def test_things_on_the_table(item, field, value):
    assert getattr(sketch(f"usa | italy | {item}"), field) == value


def test_the_mover_is_asked_and_other_phases_ask_nobody():
    assert sketch("usa | italy | mover=italy").question.who == "italy"
    assert sketch("usa | phase=scoring").question is None
    assert legal_moves(sketch("usa | phase=scoring")) == ()


def test_the_line_of_the_notation():
    position = sketch("usa B1L=2*1 C1A P8.1 credits=9 | neutral B3L=1*1 | HA=2 round=3")
    assert position.dams == {"B1L": Dam("usa", 2, 1), "B3L": Dam("neutral", 1, 1)}
    assert position.companies["usa"].credits == 9
    assert (position.headstreams, position.round) == ({"HA": 2}, 3)
    assert after(position, "place turbine+0").companies["usa"].energy == 5


def test_a_company_named_twice_is_one():
    assert sketch("usa C1A | italy | usa P8.1") == sketch("usa C1A P8.1 | italy")


def test_a_dict_and_a_text_say_the_same():
    text = "usa B1L=2*1 C1A P8.1 credits=9 | italy officer=jordan | neutral B3L=1*1 | HA=2 round=3"
    table = {
        "companies": {"usa": {"credits": 9}, "italy": {"officer": "jordan"}},
        "dams": {"B1L": {"owner": "usa", "level": 2, "drops": 1}, "B3L": ["neutral", 1, 1]},
        "conduits": {"C1A": "usa"},
        "powerhouses": {"P8.1": "usa"},
        "headstreams": {"HA": 2},
        "round": 3,
    }
    assert sketch(table) == sketch(text)
    assert sketch({"companies": ["usa", "italy"]}) == sketch("usa | italy")
    assert sketch({"companies": {"usa": {"wheel": [[], [3, 0, ["base"]], [], [], [], []]}}}) == sketch(
        "usa wheel=5:base+3e"
    )


def test_a_dict_takes_the_json_of_any_position():
    for text in ("usa B1L=2*1 | italy", "usa officer=krylov wheel=1:base+3e | HA=2 round=4"):
        position = sketch(text)
        assert sketch(json.loads(position.to_json())) == position


@pytest.mark.parametrize("kind", KINDS)
def test_every_position_of_a_game_writes_the_sketch_it_is_read_from(kind):
    for position in (*positions(*kind, seed=1)[::7], *positions(*kind, seed=2)[3::7]):
        said = position.sketch
        assert sketch(said) == Position.load(said) == position
        assert sketch(said).sketch == said
        assert set(legal_moves(sketch(said))) == set(legal_moves(position))


@pytest.mark.parametrize("seed", range(60))
def test_a_rich_position_writes_the_sketch_it_is_read_from(seed):
    position = rich(seed)
    assert sketch(position.sketch) == position


@pytest.mark.parametrize("said", [
    "usa", "italy | usa", "usa B1L=2*1 B3L C1A P8.1 credits=9 wheel=6:1mixer,5:base+3excavators | neutral B5L=1*1",
    "italy | usa officer=sekibo engineers=0 tiles= copies=0,3 deep_dams=yes | passed=usa copied=del_monte",
    "usa | italy | seed=none headstream_tiles=-,3 round=3 mover=italy contracts=-,green-2-200"
    " piles=green:;red:red-8-400 discards=yellow:yellow-5-300 patents=-,-,wild-II del_monte_copy=game zero_ranks=no"
    " income_order=reverse HA=2 turbine+0=usa*2,italy",
    "usa | phase=end_of_round", "usa | phase=over", "usa | mover=none", "usa | pending=",
    "neutral B8L=3 | round=0 phase=setup offer=usa:adler,italy:sekibo starting=starting-3-1,starting-3-2"
    " pending=ChooseCompany(seat_1)",
    "usa contracts=green-2-200 | national=national-13-100"
    " pending=ChooseContract(usa,9);EndTurn(usa);WaterFlow;ScoreRound;EndRound",
    "usa | pending=ChoosePart(usa,((vp,2),(excavators,1)),Z1);EndTurn(usa);WaterFlow;ScoreRound;EndRound",
])  # fmt: skip
def test_a_sketch_says_only_what_is_not_left_out(said):
    assert sketch(said).sketch == said


@pytest.mark.parametrize(("words", "ids"), [
    ("usa contracts=green-2-203,starting-3-1 fulfilled=national-14-103", "usa contracts=203,1 fulfilled=103"),
    ("usa tiles=base-I,wild,wild-III", "usa tiles=adv1_base,wild,adv3_wild"),
    ("usa wheel=3:powerhouse-II+2m", "usa wheel=3:adv2_powerhouse+2m"),
    ("usa | contracts=green-2-200,-,yellow-5-300 national=national-15-104", "usa | contracts=200,-,300 national=104"),
    ("usa | patents=base-I,-,wild-II", "usa | patents=adv1_base,-,adv2_wild"),
    ("usa | patent_pile=base-III", "usa | patent_pile=adv3_base"),
    ("usa | piles=green:green-2-201 discards=red:red-8-401", "usa | piles=green:201 discards=red:401"),
    ("usa | starting=starting-4-4", "usa | starting=4"),
    ("usa tiles=base-I | pending=ChooseSite(usa,base,base-I)",
     "usa tiles=adv1_base | pending=ChooseSite(usa,base,adv1_base)"),
])  # fmt: skip
def test_contracts_and_tiles_have_words(words, ids):
    assert sketch(words) == sketch(ids)


def test_every_contract_and_tile_is_written_by_its_word():
    assert sketch("usa tiles=adv1_base,base wheel=2:adv2_wild | national=104").sketch == (
        "usa tiles=base-I,base wheel=2:wild-II | national=national-15-104"
    )
    assert len({*contract_words().values()}) == len(CONTRACTS)
    assert len({*tile_words().values()}) == len(TILES)
    for word, contract in contract_words().items():
        assert read_move(f"fulfil {word}") == read_move(f"fulfil {contract}") == Fulfil(contract)
    for word, tile in tile_words().items():
        assert read_move(f"build base with krylov as {word}") == Build("base", "krylov", tile)


@pytest.mark.parametrize(("text", "said"), [
    ("usa contracts=green-6-203", "there is no green-6-203; it may be green-2-203"),
    ("usa contracts=200,green-2-999", "there is no green-2-999; it may be green-2-200, green-2-201, green-2-202,"),
    ("usa tiles=base-IV", "there is no base-IV; it may be base, base-I, base-II and base-III"),
    ("usa wheel=3:bass-I+2m", "there is no bass-I; it may be base-I, elevation-I, conduit-I, powerhouse-I and wild-I"),
    ("usa | piles=red:red-9-400", "there is no red-9-400; it may be red-8-400, red-9-405"),
    ("usa contracts=a-b", "contracts=a-b: not readable; write it like contracts=green-2-200,yellow-6-305"),
    ("usa tiles=a-b", "'a-b' is not known; it can be base"),
])  # fmt: skip
def test_words_whose_parts_do_not_fit(text, said):
    assert said in "; ".join(mistakes(text))


def test_old_words_of_the_wheel_are_read():
    assert sketch("usa wheel=5:base+3e,2:4m").sketch == "usa wheel=5:base+3excavators,2:4mixers"


def test_every_field_of_a_position_has_its_item():
    of_company = {item.name for item in OWNED.values() if item.where == "companies"}
    of_table = {item.name for item in OF_THE_TABLE.values() if item.where == ""}
    entries = {item.where for item in items_of(BOXES["leeghwater"]).all} - {"", "companies"}  # houses stand only there
    assert of_company == set(COMPANY_FIELDS)
    assert of_table | entries | {"companies"} == set(POSITION_FIELDS)
    assert {item.name for item in ITEMS if item.where == "rulings"} == set(vars(Rulings()))
    assert len(OWNED) + len(OF_THE_TABLE) == len(ITEMS)


def test_a_position_that_came_further_than_a_sketch_may_say():
    rich_usa = {**json.loads(sketch("usa").to_json()), "companies": {"usa": {"credits": 10_000}}}
    position = Position.load(json.dumps(rich_usa))
    with pytest.raises(Unreadable, match=r"companies\.usa\.credits: 10000 is more than 9999"):
        print(position.sketch)


def test_sketches_save_and_load():
    position = sketch("usa B1L=2*1 C1A P8.1 credits=9 | neutral B3L=1*1 | HA=2 round=3")
    assert Position.load(position.text) == position


NO_DAMS = "B11U: basin 11 has no dam spaces; dams stand in basins 1 to 10"


def test_the_sentence_for_a_dam_without_a_space():
    with pytest.raises(Unreadable) as error:
        sketch("usa B11U")
    assert NO_DAMS in str(error.value)


def test_all_mistakes_come_together():
    text = (
        "usa B11U B1L=x C99Z P8.9 credits=a colour=red credits=3 wheel=9:base | neutral C1A | italy B2L"
        " | france B2L C1A | B4L | HA=z nothing=1 | headstream_tiles=x"
    )
    with pytest.raises(Unreadable) as error:
        sketch(text)
    said = str(error.value)
    assert NO_DAMS in said
    for part in (
        *("B1L=x: not readable; write it like B1L=2*1", "C99Z: there is no such space", "P8.9: there is no such"),
        *(
            "write it like credits=3",
            "colour=red: not known",
            "write it like wheel=5:base+3excavators,2:elevation-II+4",
        ),
        *("C1A: neutral owns nothing but dams", "B2L: italy already has a piece on B2L"),
        *("B4L: say whose it is", "write it like HA=3", "nothing=1: not known", "headstream_tiles=x"),
    ):
        assert part in said, part


@pytest.mark.parametrize(("text", "part"), [
    ("", "names at least one company"), ("HA=2", "names at least one company"), ("usa credits=1 credits=2", "twice"),
    ("usa | round=1 round=2", "round=2: round is said twice"), ("usa P8", "there is no such space"),
    ("usa C1A P8.1 | italy P8.1", "usa already has a piece on P8.1"), ("neutral credits=3 | usa", "neutral owns"),
    ("usa credits", "write it like credits=3"), ("usa B3", "dam spaces are B1U and B1L to B10U"),
    ("usa | credits=3", "start the group with a company"), ("usa | bank=usa*x", "write it like bank=usa*2"),
    ("usa copies=a", "write it like copies=0,3"), ("usa contracts=200,x", "write it like contracts=green-2-200,yellow"),
    ("usa B0L", "there is no such space"), ("usa tiles", "like tiles="), ("usa | C1A", "say whose it is"),
])  # fmt: skip
def test_a_text_that_cannot_be_read(text, part):
    assert part in "; ".join(mistakes(text))


@clause("G6", "G7", "W4", "C7", "K4")
@pytest.mark.parametrize(("text", "part"), [
    ("usa B1L=4", "its level: 4 is not between 1 and 3"), ("usa B1L=1*2", "2 drops are more than a dam of level 1"),
    ("usa B1L=3*4", "4 drops are more than a dam of level 3 holds (3)"), ("usa P5.1 P6.1 P7.1 P8.1 P9.1", "only 4"),
    ("usa B1L B2L B3L B4L B5L B6L", "usa has 6 bases on the map; there are only 5"),
    ("usa B1L=3 B2L=3 B3L=3", "usa has 6 elevations"), ("usa C1A C1B C2A C2B C3A C3B", "usa has 6 conduits"),
    ("usa engineers=13", "engineers: 13 is not between 0 and 12"), ("usa credits=-1", "credits: −1 is less than 0"),
    ("usa officer=nobody", "'nobody' is not known; it can be adler"), ("usa tiles=hammer", "'hammer' is not known"),
    ("usa tiles=base,base", "base is there twice"), ("usa tiles=base wheel=1:base", "base is there twice"),
    ("usa contracts=999", "999 is not known"), ("usa contracts=200 | italy contracts=200", "200 is there twice"),
    ("usa contracts=200 | contracts=200", "200 is there twice"), ("usa | contracts=300", "contracts[0]"),
    ("usa | piles=green:300", "piles.green"), ("usa | piles=blue:200", "piles: 'blue' is not known"),
    ("usa officer=adler | italy officer=adler", "officers: adler is there twice"),
    ("usa officer=adler | spare_officers=adler", "officers: adler is there twice"),
    ("usa tiles=adv1_base | patents=adv1_base", "advanced tiles: adv1_base is there twice"),
    ("usa | bonus=rain", "bonus: 'rain' is not known"), ("usa | objective=rain", "objective: 'rain' is not known"),
    ("usa | round=6", "round: 6 is not between 0 and 5"), ("usa | rules=house", "rules: 'house' is not known"),
    ("usa | phase=night", "phase: 'night' is not known"), ("usa | mover=italy", "mover: 'italy' is not known"),
    ("usa | turbine+0=italy", "occupied.turbine+0: 'italy' is not known"), ("usa | HA=-1", "headstreams.HA"),
    ("usa copies=7", "copies: 7 is not known; it can be 0 and 3"), ("usa constructions=5", "constructions: 5"),
    ("usa | order=usa,france", "order"), ("usa | passed=france", "passed: 'france' is not known"),
    ("usa | bank=usa*13", "occupied.bank: 13"), ("usa | patents=base", "patents: 'base' is not known"),
])  # fmt: skip
def test_a_position_that_cannot_be(text, part):
    assert part in "; ".join(mistakes(text))


def test_several_things_that_cannot_be_are_all_named():
    said = "; ".join(mistakes("usa B1L=1*2 engineers=13 tiles=hammer | round=9"))
    assert all(part in said for part in ("dams.B1L", "engineers: 13", "'hammer'", "round: 9"))


@pytest.mark.parametrize("table", [
    {"companies": {"usa": {"credits": "many"}}}, {"companies": {"usa": {"credits": True}}},
    {"companies": {"usa": {"colour": 1}}}, {"companies": "usa"}, {"companies": {}}, {"companies": {"usa": 5}}, {},
    {"companies": ["usa"], "dams": ["B1L"]}, {"companies": ["usa"], "dams": {"B1L": ["usa"]}},
    {"companies": ["usa"], "dams": {"B1L": ["usa", 1, 0, 0]}}, {"companies": ["usa"], "pending": [["Nothing"]]},
    {"companies": ["usa"], "weather": 1}, {"companies": ["usa"], "round": 1.5}, {"companies": {5: {}}},
    {"companies": ["usa"], "order": 5}, {"companies": [["usa"]]}, {"companies": ["usa"], "mover": ["usa"]},
])  # fmt: skip
def test_a_dict_that_cannot_be(table):
    with pytest.raises(Unreadable):
        sketch(table)


@pytest.mark.parametrize("form", ["usa wheel=1:{}e", "usa B{}L", "usa B1L={}", "usa credits={}", "usa | HA={}"])
def test_numbers_beyond_all_measure(form):
    with pytest.raises(Unreadable):
        sketch(form.format("9" * 5000))


@clause("P1")
def test_a_sketch_may_show_what_no_game_leads_to():
    # a powerhouse in round 1 of a company alone, water in a dam that nothing feeds, contracts fulfilled from nowhere
    position = sketch("usa B10L=3*3 C10A P11.4 vp=-40 fulfilled=100,200,300,400,1 | round=1")
    assert options(position, "place turbine+2") == {f"produce B10L C10A P11.4 x{drops}" for drops in (1, 2, 3)}


@pytest.mark.parametrize("name", COMPANIES)
def test_each_company_can_be_sketched_alone(name):
    position = sketch(name)
    assert position.players == 1
    assert "place bank 12" in options(position)
    assert after(position, "place bank 12").round == 2


def test_rulings_come_along():
    rulings = Rulings(contract_before_water=False)
    assert sketch("usa", rulings=rulings).rulings == rulings
    assert Position.load(sketch("usa", rulings=rulings).text).rulings == rulings


@clause("C6", "C9")
@pytest.mark.parametrize("pieces", ["usa B1U B1L", "usa P8.1 P8.2"])
def test_a_second_base_or_powerhouse_in_a_basin_is_warned_of_with_its_clause(pieces):
    warned = r"USA has two (bases in basin 1; .* \(C6\)|powerhouses in basin 8; .* \(C9\))"
    with pytest.warns(UserWarning, match=warned):
        sketch(f"{pieces} | italy")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sketch("usa B1U P8.1 | italy B1L P8.2 | neutral B2U B2L")
