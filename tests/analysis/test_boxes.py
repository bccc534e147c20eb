"""Boxes with other rows: programs value what they say, and what is worked out of their games holds."""

from random import Random

import pytest

from barrage_nb import BOXES, PRINTED, Position, experiment, new_game, play, play_out, rollout, sketch
from barrage_nb.analysis import quick_player, search_player, wavering_player
from barrage_nb.analysis.appraisal import Appraisal, Outlooks
from barrage_nb.analysis.endings import _takes
from barrage_nb.analysis.flows import flows, held, stocks
from barrage_nb.analysis.judge import knows
from barrage_nb.analysis.outlook import WEIGHTS, Source, links_of
from barrage_nb.analysis.quick import TURNS
from barrage_nb.analysis.rounds import by_round
from barrage_nb.analysis.sense import action_of, needed_to_produce
from barrage_nb.board.automa import LEVELS
from barrage_nb.notation.rows import _ACTIONS, _PART_ACTIONS
from tests.boxes import any_box
from tests.clauses import clause
from tests.proofs import many

TABLE = "usa B1L=1*1 C1A P8.1 contracts=203 officer=fiesler | germany officer=jordan"


def appraised(picture: str, *rows: str) -> Appraisal:
    return Outlooks(WEIGHTS).appraisal(sketch(picture, box=PRINTED.changed(*rows)), "usa")


def missing(a: Appraisal) -> float:
    """What a system is worth that lacks its conduit and its powerhouse."""
    return a.outlook.chain(Source(9.0, 0, 0.0, False), a.outlook.links.of["B1L"][1])


@pytest.mark.parametrize(
    ("row", "sum_of"),
    [
        ("contract 203: green, 2 energy: 30 vp", lambda a: a.contract_worth(203)),
        ("contract 203: green, 1 energy: 2 vp, 3 energy", lambda a: a.contract_for(1)),
        ("conduit C1A: 2", lambda a: -a.reach),
        ("conduit C1A: 2", lambda a: -a.outlook.all_together),
        ("production bonus: 0, 4, 4, 4, 4", lambda a: a.productions(0)[0].worth),
        ("price base plains: 0", lambda a: -a.cheapest("base", "B8L", "base")),
        ("price powerhouse 2: 0", missing),
        ("price conduit: 1", missing),
        ("company usa: income base 2: 9 vp", lambda a: a.piece("base")),
        ("bonus bases: 9 vp", lambda a: a.piece("base")),
        ("track credits: 5 9, 0 0", lambda a: a.score(5)),
        ("zero energy vp: 0", lambda a: a.score(0)),
        ("first prize: 12", lambda a: a.score(20)),
        ("objective prizes: 40, 10, 5", lambda a: a.site("base", "B5L")),
        ("red fee: 0", lambda a: -a.cheapest("base", "B8U", "base")),
    ],
)
def test_a_better_row_is_worth_more(row, sum_of):
    picture = f"{TABLE} | bonus=bases,bases,bases,bases,contracts objective=basins_1"
    assert sum_of(appraised(picture, row)) > sum_of(appraised(picture))


def test_an_outlook_is_that_of_its_box():
    position = sketch(TABLE)
    outlooks = Outlooks(WEIGHTS)
    dear = position.with_(box=PRINTED.changed("conduit C1A: 2"))
    assert outlooks.of(position, "usa") is outlooks.of(position, "usa") is not outlooks.of(dear, "usa")
    assert [link[1] for link in links_of(dear.box).of["B1L"]] != [link[1] for link in links_of().of["B1L"]]


def test_every_action_that_a_row_can_say_has_a_worth():
    of_its_tile = {"building"}  # what its action is worth stands on the tile (`Appraisal.use`)
    assert {*_ACTIONS, *_PART_ACTIONS} - {"bank", "copy"} - of_its_tile <= TURNS.keys()


GIFTS = ("12 credits", "9 vp", "5 mixers", "5 excavators", "6 machinery", "9 energy", "9 excavators and mixers")


@pytest.mark.parametrize("gives", GIFTS)
def test_a_program_takes_a_new_space_for_what_it_gives(gives):
    box = PRINTED.changed(f"space feast: workshop, 1 engineer: {gives}")
    position = sketch("usa officer=adler | germany officer=jordan", box=box)
    assert str(quick_player(1)(position)) == "place feast"
    assert str(search_player(1, playouts=0)(position))


def test_the_judge_knows_the_printed_box_only():
    for row in ("price base hills: 5", "contract 203: green, 4 energy: 9 vp", "red fee: 5"):
        assert not knows(new_game(2, seed=1, box=PRINTED.changed(row)))
    assert knows(new_game(2, seed=1, box=PRINTED.changed("red fee: 5").changed("red fee: 3")))


def test_sense_reads_the_spaces_of_the_box():
    box = PRINTED.changed(
        "space mill: turbine, 4 engineers: produce +2",
        *(f"space {name}: none" for name, space in PRINTED.spaces.items() if space.action == "produce"),
    )
    position = sketch(TABLE, box=box)
    mill = next(move for move in position.legal_moves if str(move) == "place mill")
    assert action_of(mill, box) == "produce"
    assert needed_to_produce(position) == 4


def test_an_ending_knows_where_contracts_are_taken():
    taken = [name for name, space in PRINTED.spaces.items() if space.action == "contracts"]
    full = " ".join(f"{name}=germany" for name in taken)
    picture = f"usa engineers=2 tiles=base,elevation,conduit,powerhouse | germany engineers=0 | round=5 {full}"
    assert not _takes(sketch(picture))
    assert _takes(sketch(picture, box=PRINTED.changed("space stall: contract, 1 engineer: 2 contracts")))


def a_program_plays_and_what_flows_is_kept(start: Position, number: int) -> None:
    program, position, steps = quick_player(number), start, []
    while position.question is not None:
        steps.append(play(position, program(position)))
        position = steps[-1].after
    kept = held(flows(start, steps))
    assert {key: n for key, n in kept.items() if n and key[2] in ("credits", "engineers", "wheel")} == {
        key: n for key, n in stocks(position).items() if n and key[2] in ("credits", "engineers", "wheel")
    }
    assert len(by_round(start, steps)) == start.box.rounds * position.players


@pytest.mark.parametrize("number", many(range(20), 5))
def test_programs_play_any_box_and_what_flows_is_kept(number: int) -> None:
    luck = Random(f"programs {number}")
    start: Position = new_game(luck.choice((2, 3, 4)), seed=number, box=any_box(luck))
    a_program_plays_and_what_flows_is_kept(start, number)


@clause("L94", "L112")
@pytest.mark.parametrize("number", many(range(12), 3))
def test_programs_play_the_expansion_against_automas_and_what_flows_is_kept(number: int) -> None:
    luck = Random(f"against automas {number}")
    levels = luck.choices(tuple(LEVELS), k=luck.choice((1, 2)))
    start = new_game(3, seed=number, box="leeghwater", automas=levels)
    a_program_plays_and_what_flows_is_kept(start, number)
    assert play_out(start, wavering_player(number)).over


@clause("L94")
def test_a_rollout_and_an_experiment_are_played_with_automas_in_the_expansion() -> None:
    start = new_game(2, seed=5, box="leeghwater", automas=1, level="very hard")
    while start.question is not None and start.question.who in start.automas:
        start = play(start, "act").after
    assert "2 playouts" in str(rollout(start, n=2, executor=None))
    made = experiment(BOXES["leeghwater"], {"automas": "very hard"}, n=1, seats=3, executor=None)
    assert "2 games" in str(made)


@pytest.mark.parametrize("reward", ["fulfil contract to 4", "3 usable energy", "2 vp, fulfil contract"])
def test_a_contract_that_may_bring_itself_has_a_worth(reward):
    box = PRINTED.changed(f"contract 203: green, 2 energy: {reward}", f"contract 204: green, 2 energy: {reward}")
    position = sketch("usa contracts=green-2-203,green-2-204 B1L=2*2 C1A P8.1 | germany", box=box)
    assert Outlooks(WEIGHTS).appraisal(position, "usa").contract_worth(203) >= 0
    assert quick_player(1)(position) in position.legal_moves
