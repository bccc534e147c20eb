"""The lesson on production: it agrees with the game, its feedback gives reasons, its challenges can be done."""

from dataclasses import replace

import pytest

from barrage_nb import play, sketch
from barrage_nb.board.companies import COMPANIES
from barrage_nb.engine.events import Fulfilled, Produced, Ran
from barrage_nb.engine.moves import place
from barrage_nb.engine.position import Position
from barrage_nb.lessons.producing import TARGETS, Challenge, Producing, challenge, judge
from barrage_nb.lessons.production import (
    HOUSES,
    OFFICERS_TO_CHOOSE,
    SPACES_TO_CHOOSE,
    Plan,
    Setting,
    house_of,
    outcome,
    plans,
    story_of,
    with_part,
    work_out,
)
from barrage_nb.lessons.story import Story
from barrage_nb.words import CLAUSES
from barrage_nb.words.places import place as named
from tests.clauses import clause
from tests.proofs import proof

BIG = Plan("B2L", "C2B", "P10.1", 3, "turbine+2")
OWN = Plan("B2L", "C2A", "P6.1", 3, "turbine+2")


def fulfilled_in(story: Story) -> tuple[int, ...]:
    """The contracts that a story fulfils."""
    return tuple(moment.event.contract for moment in story.moments if isinstance(moment.event, Fulfilled))


def settings() -> list[Setting]:
    return [
        Setting(company, officer, houses, 4 if officer == "del_monte" else 3)
        for company in COMPANIES
        for officer in OFFICERS_TO_CHOOSE
        for houses in range(1, len(HOUSES) + 1)
    ]


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: f"{setting.company}-{setting.officer}")
@clause("P5", "P7", "P9", "P10", "N1", "N3", "N4", "N5")
def test_the_working_is_what_the_game_does(setting: Setting) -> None:
    position = setting.position
    for plan in plans(position, setting.company, ("turbine+2", "turbine-1")):
        found = outcome(position, plan)
        story = story_of(position, plan)
        events = [moment.event for moment in story.moments if moment.event]
        produced = next(event for event in events if isinstance(event, Produced))
        assert produced.energy == found.energy
        assert produced.terms == found.made
        ends = [event.path[-1] for event in events if isinstance(event, Ran)]
        assert ends == [course.end for course in found.courses]
        for who in COMPANIES:
            for what in ("vp", "credits"):
                gained = sum(gain.amount for gain in found.brought if (gain.who, gain.what) == (who, what))
                before, after = (getattr(each.companies[who], what) for each in (position, story.end))
                assert after - before == gained
            steps = sum(gain.amount for gain in found.brought if (gain.who, gain.what) == (who, "energy"))
            assert story.end.companies[who].energy == steps + (found.energy if who == setting.company else 0)


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: f"{setting.company}-{setting.officer}")
def test_a_second_production_is_announced_where_there_is_one(setting: Setting) -> None:
    position = setting.position
    for plan in plans(position, setting.company, ("turbine+0",)):
        told = [story_of(position, plan, second=second).last.events for second in (True, False)]
        produced = [sum(isinstance(event, Produced) for event in events) for events in told]
        assert produced == [2 if outcome(position, plan).second else 1, 1]


@clause("N5", "N6")
def test_the_second_production_has_no_bonus_and_a_contract_of_its_own() -> None:
    germany = Setting("germany", powerhouses=3).position
    events = story_of(germany, OWN, 411, second=True).last.events
    assert [event.energy for event in events if isinstance(event, Produced)] == [12, 4]
    assert fulfilled_in(story_of(germany, OWN, 411, second=True)) == (411, 206)


@proof
@clause("P9", "K3", "N7")
def test_contracts_are_reached_as_the_game_says() -> None:
    for setting in settings():
        position = setting.position
        for plan in plans(position, setting.company, ("turbine+2",)):
            found = outcome(position, plan)
            for each in found.reaches:
                fulfilled = fulfilled_in(story_of(position, plan, each.contract))
                assert fulfilled == (() if each.short else (each.contract,))
            assert (found.best_contract is None) == (not found.to_fulfil)


@clause("P9", "K3", "N7")
@pytest.mark.parametrize(("who", "mine", "shared"), [("italy", "P9", "K3"), ("france", "N7", "N7")])
def test_an_own_contract_and_a_national_one_are_told_apart(who: str, mine: str, shared: str) -> None:
    position = sketch(f"{who} B1L=2*2 C1A P8.1 P6.1 P10.1 contracts=206 | germany | national=102")
    reaches = outcome(position, Plan("B1L", "C1A", "P8.1", 2)).reaches
    assert [(each.contract, each.clause) for each in reaches] == [(206, mine), (102, shared)]


def test_what_is_refused_is_refused_by_the_game() -> None:
    position = Setting().position
    refused = {
        "P1": OWN._replace(dam="B5U"),
        "P2": OWN._replace(powerhouse="P10.1"),
        "P4": OWN._replace(drops=4),
        "P6": Plan("B2L", "C2A", "P6.1", 0, "turbine+0"),
    }
    for expected, plan in refused.items():
        found = outcome(position, plan)
        assert found.refusal is not None
        assert found.energy == 0
        if expected != "P6":
            assert found.refusal.clause == expected
    poor = Setting(credits=1).position
    refusal = outcome(poor, BIG).refusal
    assert refusal is not None
    assert refusal.clause == "P7"
    weak = Setting(powerhouses=1).position
    assert weak.companies["italy"].credits == 4
    assert outcome(weak, BIG).refusal is not None  # no powerhouse where that conduit leads


def test_a_taken_space_is_refused() -> None:
    position = play(Setting().position, place("bank", 1)).after
    assert position.mover != "italy"
    taken = challenge(3, 0)
    space = next(space for space in SPACES_TO_CHOOSE if space not in taken.free)
    refusal = outcome(taken.position, taken.ways[0]._replace(space=space), taken.who).refusal
    assert refusal is not None
    assert refusal.clause == "R6"


def test_the_lesson_s_first_production_can_be_worked_out_by_hand() -> None:
    position = Setting().position
    assert [term.amount for term in outcome(position, OWN).made] == [9, 2, 1]
    assert [(gain.who, gain.what, gain.amount) for gain in outcome(position, BIG).brought] == [
        ("italy", "credits", -3),
        ("germany", "credits", 3),
        ("germany", "vp", 3),
        ("germany", "drops", 2),
    ]
    fiesler = Setting(officer="fiesler").position
    assert [term.source for term in outcome(fiesler, OWN._replace(drops=1)).made] == [
        "conduit",
        "floor",
        "space",
        "powerhouses",
    ]


def test_a_conduit_knows_the_powerhouse_it_leads_to() -> None:
    position = Setting().position
    assert house_of(position, "C2A", "italy") == "P6.1"
    assert house_of(position, "C1A", "italy") is None


@pytest.mark.parametrize("conduits", ["C2B C2A", "C2A C2B"])
def test_another_dam_brings_the_conduit_that_leads_to_an_own_powerhouse(conduits: str) -> None:
    position = sketch(f"italy B1L=2*1 B2L=2*2 P6.1 C1A {conduits} | germany")
    assert with_part(position, "italy", Plan("B1L", "C1A", "P8.1", 1), "dam", "B2L")[:3] == ("B2L", "C2A", "P6.1")


@pytest.mark.parametrize(
    ("said", "reason"),
    [(12, "P5"), (10, "P11"), (11, "N1"), (9, "P5"), (8, "P11"), (7, "P5"), (30, "P5"), (6, "P5")],
)
def test_a_prediction_is_answered_with_a_reason(said: int, reason: str) -> None:
    feedback = judge(Setting().position, OWN, said)
    assert feedback.right == (said == 12)
    assert feedback.off == said - 12
    assert feedback.clause == reason
    assert feedback.clause in CLAUSES
    assert "12" in feedback.happened
    assert str(said) in feedback.distance
    assert feedback.why


def test_adding_in_place_of_multiplying_is_a_known_slip() -> None:
    assert "multiplied, not added" in judge(Setting().position, OWN, 3 + 3).why
    assert "multiplied, not added" in judge(Setting().position, OWN._replace(space="turbine+0"), 3 + 3 + 1).why


def test_a_fee_and_a_later_step_are_known_slips() -> None:
    three = Setting(powerhouses=3).position
    assert judge(three, OWN, 15).clause == "N4"
    usa = Setting("usa", powerhouses=3).position
    plan = OWN._replace(space="turbine+0", drops=3)
    made = outcome(usa, plan).energy
    assert judge(usa, plan, made + 2).clause == "N3"
    assert "comes after the production" in judge(usa, plan, made + 2).why
    assert judge(three, BIG._replace(drops=2, space="turbine+0"), 9).clause == "P7"
    assert judge(three, BIG._replace(drops=2), 18).clause == "P4"


def test_a_prediction_of_what_is_not_allowed() -> None:
    wrong = OWN._replace(powerhouse="P10.1")
    assert judge(Setting().position, wrong, 0).right
    feedback = judge(Setting().position, wrong, 5)
    assert feedback.off == 5
    assert feedback.clause == "P2"


def many() -> list[Challenge]:
    return [challenge(seed, number) for seed in range(5) for number in range(12)]


@proof
def test_every_challenge_can_be_done_and_not_by_just_anything() -> None:
    for made in many():
        assert 1 <= len(made.solutions) <= 3
        assert len(made.ways) - len(made.solutions) >= 9
        for plan in made.solutions:
            feedback = made.judge(plan)
            assert feedback.right
            assert played(made.position, plan) == 9
        assert named(made.solutions[0].dam) in made.show_one()
        assert not made.judge(made.start).right


def played(position: Position, plan: Plan) -> int:
    events = story_of(position, plan).last.events
    return next(event.energy for event in events if isinstance(event, Produced))


@proof
def test_a_wrong_try_says_what_it_made_how_far_off_and_why_but_not_the_answer() -> None:
    for made in many():
        for plan in set(made.ways) - set(made.solutions):
            feedback = made.judge(plan)
            assert not feedback.right
            assert feedback.off == played(made.position, plan) - 9
            assert str(abs(feedback.off)) in feedback.distance
            assert feedback.clause in CLAUSES
            assert feedback.why
            assert made.solutions[0].conduit not in str(feedback)


@proof
def test_there_is_always_another_challenge_and_each_comes_again_by_its_number() -> None:
    assert len({made.position.text for made in many()}) == len(many())
    assert challenge(7, 3).position == challenge(7, 3).position


@pytest.mark.parametrize("target", TARGETS)
def test_other_targets(target: int) -> None:
    made = challenge(1, 0, target)
    assert all(outcome(made.position, plan).energy == target for plan in made.solutions)
    assert str(target) in made.question


def test_a_target_that_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="5 to 15 energy, not 40"):
        challenge(target=40)


def test_an_outcome_in_writing() -> None:
    told = str(work_out(Setting(), "B2L", "C2B", drops=3, space=2))
    assert "= 18 energy" in told
    assert "You pay Germany 3 credits, and Germany scores 3 victory points (P7)" in told
    assert "2 drops into Germany's lower dam of basin 10 (W3)" in told
    assert str(work_out(Setting(), "B2L", "C1A", drops=1)) == "You have not built the left powerhouse of basin 8 (P1)"
    assert work_out(Setting(), "B2L", "C2A", drops=2).energy == 7
    with pytest.raises(ValueError, match="no action space"):
        work_out(Setting(), "B2L", "C2A", drops=2, space=7)


def test_the_lab_as_a_value_is_set_asked_produced_and_judged() -> None:
    begun = Producing()
    assert begun.asks_for_a_guess(None)
    assert begun.sum(known=False) == ("= how much?",)
    wrong = begun.produce(9)
    assert wrong.feedback is not None
    assert (wrong.feedback.off, wrong.counts, wrong.count().counts) == (-1, True, False)
    changed = wrong.count().set("conduit", "C2B")
    assert (changed.plan.powerhouse, changed.would_be_lost) == ("P10.1", True)
    assert "+6" in changed.produce(16).compared
    full = begun.set("officer", "del_monte").set("held", 4)
    assert full.set("officer", None).setting.held == 3
    poor = begun.set("credits", 1).set("conduit", "C2B").produce(None)
    assert (poor.outcome.refusal is not None, poor.made) == (True, None)


def test_a_challenge_as_a_value_is_lost_until_it_is_solved() -> None:
    asked = Producing(seed=13).challenged()
    assert asked.challenge is not None
    assert (asked.hint, asked.would_be_lost) == ("", False)
    tried = asked.produce(None)
    assert tried.hint
    assert tried.would_be_lost
    solved = replace(tried, plan=asked.challenge.solutions[0]).produce(None)
    assert (solved.counts, solved.count().would_be_lost) == (True, False)
    assert solved.challenged().number == 1
    assert solved.on_another_table().challenged().number == 0
