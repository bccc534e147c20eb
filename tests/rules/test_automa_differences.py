"""What differs when an Automa plays a company: one row for its kind, read where the rules read a person's (A, Y)."""

import pytest

from barrage_nb import new_game, sketch
from barrage_nb.board.automa import LEVELS, PERSON
from barrage_nb.board.powers import PLAIN
from barrage_nb.engine.contracts import ChooseContract
from barrage_nb.engine.moves import at, fulfil, produce
from barrage_nb.engine.position import Draft
from barrage_nb.engine.production import ChooseSystem, turbine_of
from barrage_nb.engine.rewards import PlacePiece, uncovered_income
from barrage_nb.engine.rounds import Income, ScoreRound
from barrage_nb.engine.scoring import score_game
from barrage_nb.engine.values import Table
from tests.clauses import clause


def with_automas(picture, **levels):
    """A sketched table at which Automas play some of the companies."""
    return sketch(picture).with_(automas=Table(levels))


def money(position, *companies):
    """The credits and points of companies."""
    return {who: (position.companies[who].credits, position.companies[who].vp) for who in companies}


THREE_HOUSES = "P8.1 P9.1 P10.1"


@clause("A2")
def test_every_credit_an_automa_gains_or_pays_is_a_point_and_points_may_go_below_0():
    draft = Draft(with_automas("usa vp=2 credits=4 | italy vp=2 credits=4", usa="medium"))
    for who in ("usa", "italy"):
        draft.gain(who, "credits", 1, "I1")
        draft.pay(who, "credits", 5, "C6")
        draft.gain(who, "vp", 1, "I1")
    assert money(draft, "usa", "italy") == {"usa": (4, -1), "italy": (0, 3)}
    draft.gain("usa", "mixers", 1, "I1")
    assert draft.companies["usa"].mixers == 5


@clause("A2", "Y4")
@pytest.mark.parametrize(("levels", "most"), [({"usa": "medium"}, 3), ({}, 1)])
def test_an_automa_moves_every_drop_through_a_conduit_of_another_whatever_it_costs(levels, most):
    position = with_automas("usa credits=1 vp=0 P11.1 | italy C8A | neutral B8L=3*3", **levels)
    question = ChooseSystem("usa", 0)
    assert max(move.drops for move in question.answers(position)) == most
    refused = [question.refuse(position, produce("B8L", "C8A", "P11.1", drops)) for drops in (1, 2, 3)]
    assert [found is None for found in refused] == [drops <= most for drops in (1, 2, 3)]


@clause("A2", "Y4", "Y5")
@pytest.mark.parametrize(("levels", "red"), [({"usa": "medium"}, True), ({}, False)])
def test_an_automa_may_always_pay_for_a_red_space(levels, red):
    position = with_automas("usa credits=0 vp=-5 | italy", **levels)
    question = PlacePiece("usa", "base")
    assert ("B1U" in {getattr(move, "space", "") for move in question.answers(position)}) is red
    assert (question.refuse(position, at("B1U")) is None) is red


@clause("Y17")
@pytest.mark.parametrize(("levels", "user", "owner"), [
    ({}, (3, 10), (7, 12)),
    ({"usa": "medium"}, (5, 8), (7, 12)),
    ({"italy": "hard"}, (3, 10), (5, 14)),
    ({"usa": "easy", "italy": "medium"}, (5, 8), (5, 14)),
])  # fmt: skip
def test_the_fee_of_a_conduit_in_every_pairing(levels, user, owner):
    """For two drops a person pays 2 credits, an Automa 2 points; a person gains 2 of both, an Automa 4 points."""
    picture = "usa credits=5 vp=10 P11.1 | italy credits=5 vp=10 C8A | neutral B8L=3*3"
    draft = Draft(with_automas(picture, **levels))
    ChooseSystem("usa", 0).answer(draft, produce("B8L", "C8A", "P11.1", 2))
    assert money(draft, "usa", "italy") == {"usa": user, "italy": owner}


@clause("A3", "AD1", "AD4", "N1", "N2")
@pytest.mark.parametrize(("level", "bonus", "active"), [
    (None, 1, True), ("easy", 0, False), ("medium", 1, False), ("hard", 1, True), ("very hard", 1, True),
])  # fmt: skip
@pytest.mark.parametrize("who", ["usa", "germany", "italy", "france"])
def test_bonus_and_ability_by_level(level, bonus, active, who):
    position = with_automas(f"{who} {THREE_HOUSES}", **({who: level} if level else {}))
    assert turbine_of(position, who, 2).bonus == bonus
    assert turbine_of(position, who, 2).modifier == 2
    assert (position.power(who) != PLAIN) is active


@clause("A3", "AD5")
@pytest.mark.parametrize(("level", "floor"), [("easy", 0), ("medium", 0), ("hard", 0), ("very hard", 4)])
def test_only_the_hardest_uses_its_officer(level, floor):
    assert turbine_of(with_automas("usa officer=fiesler", usa=level), "usa").floor == floor


@clause("A4", "A18")
def test_an_automa_fulfils_an_open_contract_which_is_replaced_at_once():
    picture = "usa vp=0 contracts=203 | italy | contracts=200,204,300,304,400,404 | national=104"
    position = with_automas(picture, usa="medium").with_(seed=5, piles=Table({"green": (201, 202)}))
    question = ChooseContract("usa", 40)
    assert set(question.within_reach(position)) == {200, 204, 300, 304, 400, 404, 104}
    draft = Draft(position)
    question.answer(draft, fulfil(200))
    assert draft.contracts[0] == 201
    assert (draft.companies["usa"].fulfilled, draft.companies["usa"].contracts) == ((200,), (203,))
    person = Draft(position.with_(automas=Table()))
    assert set(question.within_reach(person)) == {203, 104}


@clause("A6", "Y18")
def test_the_prizes_of_the_objective_by_who_plays():
    picture = "usa C1A C2B C3A | italy C2A C4B | france C5A | germany | objective=basins_1"
    for levels, won in (({}, (15, 10, 5)), ({"usa": "easy", "france": "hard"}, (20, 10, 10))):
        items = score_game(with_automas(picture, **levels))
        prizes = {item.who: item.amount for item in items if item.source == "objective"}
        assert (prizes["usa"], prizes["italy"], prizes["france"]) == won


@clause("A6", "J1")
def test_tied_places_are_shared_by_each_one_s_own_prizes():
    items = score_game(with_automas("usa C1A C2B | italy C2A C4B | objective=basins_1", usa="easy"))
    assert {item.who: item.amount for item in items if item.source == "objective"} == {"usa": 18, "italy": 13}


@clause("A13", "AD1", "I1")
@pytest.mark.parametrize(("level", "end"), [(None, (6, 0)), ("medium", (0, 6)), ("hard", (0, 6)), ("easy", (0, 0))])
def test_income_by_level(level, end):
    levels = {"usa": level} if level else {}
    position = with_automas("usa credits=0 vp=0 B1L B2L B3L B5L | italy", **levels)
    assert bool(uncovered_income(position, "usa")) is (level != "easy")
    draft = Draft(position)
    draft.pending = ()
    Income("usa").run(draft)
    while draft.pending:
        task, *rest = draft.pending
        draft.pending = tuple(rest)
        task.run(draft)
    assert money(draft, "usa") == {"usa": end}


@clause("Y18", "S4")
@pytest.mark.parametrize(("levels", "end"), [({"usa": "medium"}, (0, 10)), ({}, (3, 7))])
def test_an_automa_without_energy_neither_gains_nor_loses(levels, end):
    draft = Draft(with_automas("usa credits=0 vp=10 energy=0 | italy energy=3 | round=1", **levels))
    ScoreRound().run(draft)
    assert money(draft, "usa") == {"usa": end}


@clause("Y18", "E6")
@pytest.mark.parametrize(("levels", "points"), [({"usa": "medium"}, 2), ({}, 3)])
def test_only_the_machines_of_an_automa_count_in_the_end(levels, points):
    items = score_game(with_automas("usa excavators=7 mixers=4 credits=5 | italy", **levels))
    assert next(item.amount for item in items if (item.who, item.source) == ("usa", "resources")) == points


@clause("A10", "A11", "A12", "Y18", "AD5")
@pytest.mark.parametrize("level", list(LEVELS))
def test_an_automa_starts_first_on_16_points_without_credits_or_contract(level):
    position = new_game(4, seed=3, automas=2, level=level)
    assert set(position.order[:2]) == set(position.automas)
    assert len(position.automas) == 2
    for who in position.automas:
        company = position.companies[who]
        assert (company.vp, company.credits, company.contracts) == (16, 0, ())
        assert (company.excavators, company.mixers, company.engineers) == (6, 4, 12)
        assert (company.officer is not None) is (level == "very hard")


@clause("A1")
def test_a_company_of_nobody_s_automa_is_a_person_s():
    position = with_automas("usa | italy", italy="hard")
    assert position.kind_of("usa") is PERSON
    assert position.kind_of("italy") is LEVELS["hard"]
    assert position.purse("usa") == position.companies["usa"].credits
