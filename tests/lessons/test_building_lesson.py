"""The lesson on building: its prices and stories are the game's, its feedback says why, its challenges can be done."""

import re
from random import Random

import pytest

from barrage_nb import sketch
from barrage_nb.board.companies import COMPANIES
from barrage_nb.board.map import BASE_SPACES, CONDUITS, POWERHOUSES
from barrage_nb.engine.construction import ChooseSite
from barrage_nb.engine.events import Built, Gained, Invested, Paid, Returned, WheelTurned
from barrage_nb.engine.moves import at, build, place
from barrage_nb.engine.play import bills, legal_moves, play
from barrage_nb.lessons import building, planning
from barrage_nb.lessons.asking import Feedback, Sentence
from barrage_nb.lessons.building import OFFICERS_TO_CHOOSE, TABLE, TILES_TO_CHOOSE, Site, constructing, wish_for
from barrage_nb.lessons.planning import WORKSHOP, build_orders, tried
from barrage_nb.words import CLAUSES
from barrage_nb.words import building_lesson as words
from tests.clauses import clause

SPACES = (*BASE_SPACES, *CONDUITS, *POWERHOUSES)


@pytest.mark.parametrize("officer", OFFICERS_TO_CHOOSE)
@clause("C1", "C2", "C6", "C7", "C8", "C9", "O1", "O4", "O5")
def test_what_is_told_is_what_the_game_takes(officer: str | None) -> None:
    position = Site(officer=officer).position
    there = play(position, place("construction-1")).after
    for space in SPACES:
        wish = wish_for(position, space)
        refusal = building.refusal_of(position, wish)
        chosen = build(wish.structure, wish.tile)
        step = play(there, chosen) if chosen in legal_moves(there) else None
        only = step is not None and not isinstance(step.after.question, ChooseSite) and wish.structure == "elevation"
        possible = step is not None and (space == "B6L" if only else at(space) in legal_moves(step.after))
        assert (refusal is None) == possible, (space, refusal)
        if possible and step is not None:
            found, story = building.price(position, wish), building.constructed(position, wish)
            (invested,) = (event for event in story.events if isinstance(event, Invested))
            assert (invested.excavators, invested.mixers) == (found.way.excavators, found.way.mixers)
            paid = sum(event.amount for event in story.events if isinstance(event, Paid))
            assert paid == found.way.credits + found.fee
            assert only or paid in {bill.credits for bill in bills(step.after, at(space))}
            assert story.end.question == position.question
            assert story.end.round == position.round


@clause("T4", "T5", "T8", "T10", "T11", "T17")
@pytest.mark.parametrize("tile", TILES_TO_CHOOSE)
def test_a_tile_that_changes_prices_says_so_with_its_clause(tile: str) -> None:
    position = Site(tiles=(tile,)).position
    told = {
        sentence.clause
        for space in SPACES
        if wish_for(position, space, tile).tile == tile
        for sentence in building.price(position, wish_for(position, space, tile)).told
    }
    changes = {"adv1_wild": "T5", "adv2_conduit": "T8", "adv2_wild": "T10", "adv3_base": "T11"}
    assert told & {"T5", "T8", "T10", "T11"} == {changes[tile]} & set(CLAUSES) if tile in changes else {"C6"}


def test_a_tile_without_engineers_takes_no_construction_space() -> None:
    position = Site(tiles=("adv3_base",)).position
    story = building.construction(position, "B7L", "adv3_base")
    company = story.end.companies["italy"]
    assert (company.engineers, company.constructions, company.excavators) == (12, 0, 6)
    assert building.construction(position, "B7L").end.companies["italy"].engineers == 11


@clause("C3", "C6", "C7", "C8", "C9", "G6")
def test_each_try_breaks_the_rule_that_is_told() -> None:
    tries = {"B6U": "C6", "B4L": "G6", "C1A": "C8", "P9.2": "C9", "C1B": "C3"}
    assert {space: refusal.clause for space in tries if (refusal := building.why_not(TABLE, space))} == tries
    assert building.why_not(TABLE, "B7L") is None


@clause("C1")
def test_engineers_and_spaces_run_out() -> None:
    tired = sketch("usa B6L=1 engineers=1 constructions=1 excavators=9")
    assert str(building.why_not(tired, "B9L")).startswith("R4")
    busy = sketch("usa B6L=1 constructions=4 excavators=9")
    assert str(building.why_not(busy, "B9L")).startswith("C1")


@clause("C4", "C5")
def test_the_wheel_gives_back_after_as_many_turns_as_are_told() -> None:
    story = building.round_the_wheel(TABLE, "B7L")
    turns = sum(isinstance(event, WheelTurned) for event in story.events)
    assert turns == building.turns_until_back(TABLE.design.wheel_segments) == 6
    assert isinstance(story.events[-1], Returned)
    assert story.end.companies["italy"].excavators == TABLE.companies["italy"].excavators
    assert [building.rounds_until_back(each) for each in range(1, 8)] == [5, 2, 1, 1, 1, 0, 0]


@clause("I1", "I3")
def test_an_income_pays_at_once_and_in_every_later_round() -> None:
    each = [building.income_of(building.in_round(TABLE, number), "B7L", "credits") for number in range(1, 6)]
    assert each == [15, 12, 9, 6, 3]
    assert building.income_of(TABLE, "P10.1", "credits") == 0
    assert [space for space in ("B7L", "B6L", "C6B", "P10.1") if building.uncovers(TABLE, space)] == ["B7L", "C6B"]
    assert building.rounds_until_paid(TABLE, "B7L") == 2
    assert "4 excavators would cost 8 credits" in str(building.payback(TABLE, "B7L"))
    assert "Shop" not in str(building.payback(TABLE, "B7L"))  # the next lesson opens it


def test_the_next_round_brings_engineers_and_incomes_and_the_same_player() -> None:
    built = building.construction(TABLE, "B7L").end
    story = building.next_round(built)
    assert [str(event) for event in story.events if isinstance(event, Gained)] == ["Italy gains 3 credits (I1)."]
    company = story.end.companies["italy"]
    assert (story.end.round, company.engineers, company.constructions) == (3, 12, 0)
    assert story.end.question == TABLE.question
    assert company.wheel == built.companies["italy"].wheel


def test_a_guess_is_told_what_it_takes_and_how_far_off_it_was() -> None:
    wish = wish_for(TABLE, "B7U")
    right, wrong = building.judge(TABLE, wish, 4), building.judge(TABLE, wish, 6)
    assert right.right
    assert "4 excavators (C6)" in right.happened
    assert "a coin: 3 credits more (C6)" in right.why
    assert "Only the credits are spent" in right.why
    assert "None of that is spent" in building.judge(TABLE, wish_for(TABLE, "B7L"), 4).why
    assert (wrong.right, wrong.off, wrong.distance) == (False, 2, "You said 6: 2 too many.")
    mixers = building.judge(Site(officer="mcdowell").position, wish_for(TABLE, "C7B"), 3)
    assert mixers.right
    assert "You paid 3 mixers." in mixers.why


@clause("O5")
def test_credits_in_place_of_machines_are_gone() -> None:
    told = building.judge(Site(officer="jordan").position, wish_for(TABLE, "C1B"), 6)
    assert "6 excavators and 6 credits" in told.why
    assert "Only the credits are spent" in told.why


def test_where_a_piece_is_paid_in_several_ways_the_question_says_which_counts() -> None:
    assert "the fewest credits" in constructing(Site(officer="jordan"), "C1B").question
    assert "the fewest credits" not in constructing(Site(), "C6B").question


def test_what_may_not_stand_somewhere_is_told_and_the_place_chosen_before_stays() -> None:
    begun = constructing(Site(), "B7L")
    elsewhere = begun.pick("B6U")
    assert elsewhere.space == "B7L"
    assert elsewhere.said[0].clause == "C6"
    assert begun.pick("C1A").said[0].clause == "C8"


def test_the_price_list_says_what_the_rules_say() -> None:
    said = str(building.price_list())
    assert "A base takes excavators: 3 in the plains, 4 in the hills and 5 in the mountains (C6)" in said
    assert "5 for your fourth (C9)" in said
    assert "5 in the mountains (C6)" not in str(building.price_list("adler"))


# Three builds ahead.


@pytest.mark.parametrize("seed", [1, 2, 5])
@clause("C3", "C5", "M6")
def test_a_challenge_can_be_done_and_not_as_it_is_told(seed: int) -> None:
    challenge = planning.wheel_plan(seed)
    assert not challenge.judge((0, 1, 2)).right
    assert 0 < len(challenge.solutions) <= 5
    for plan in build_orders():
        story = tried(challenge.position, challenge.wishes, plan).story
        built = {event.space for event in story.events if isinstance(event, Built)}
        done = built == {wish.space for wish in challenge.wishes}
        assert challenge.judge(plan).right == done == (plan in challenge.solutions)


@pytest.mark.parametrize("seed", range(101, 131))
def test_on_the_wheel_of_a_challenge_lies_what_somebody_has_built_with(seed: int) -> None:
    """Excavators ride with a base or a conduit, and mixers with an elevation or a powerhouse (C6 to C9)."""
    challenge = planning.wheel_plan(seed)
    lent = [segment for segment in challenge.position.companies[challenge.who].wheel if any(segment)]
    assert len(lent) == 2
    for segment in lent:
        assert bool(segment.excavators) == (segment.tiles[0] in ("base", "conduit"))
        assert bool(segment.mixers) == (segment.tiles[0] in ("elevation", "powerhouse"))


def test_a_plan_that_stops_says_what_is_missing_and_what_comes_back_next() -> None:
    position = sketch("italy B9L=1 excavators=3 wheel=2:conduit+4excavators | round=3")
    wishes = tuple(wish_for(position, space) for space in ("B6L", "B9L", "P9.1"))
    challenge = planning.WheelPlan(0, position, wishes, ((1, 2, 0),))
    said = str(challenge.judge((0, 1, 2)))
    assert "None of the three is built" in said
    assert "it takes 4 excavators, and you have 3 excavators and 4 mixers" in said
    assert "Back in 2 turns of the wheel: conduit tile and 4 excavators." in said
    assert "Your plan leaves out" in str(challenge.judge((1, 2)))
    assert challenge.judge((1, 2, 0)).right
    closed = sketch("italy B9L=1 engineers=1 | round=3")
    stopped = tried(closed, wishes, (1, WORKSHOP))
    assert (stopped.done, stopped.refusal is not None) == (1, True)


@clause("C3", "C4")
def test_what_a_plan_lacks_is_told_with_the_time_of_nothing_else() -> None:
    """A tile, or machines of the kind that are short, with the turns of their own segment (C4)."""
    lacked = set()
    for seed in range(1, 21):
        challenge = planning.wheel_plan(seed)
        for plan in build_orders():
            done = tried(challenge.position, challenge.wishes, plan)
            if done.refusal is None:
                continue
            company = done.story.end.companies[challenge.who]
            wheel = dict(enumerate(reversed(company.wheel), 1))
            wish, told = challenge.wishes[plan[done.done]], challenge.judge(plan).why
            kind = "excavators" if wish.structure in ("base", "conduit") else "mixers"
            if done.refusal.reason == "no_tile":
                back = [turns for turns, segment in wheel.items() if wish.tile in segment.tiles]
            else:
                back = [turns for turns, segment in wheel.items() if getattr(segment, kind)]
                back *= done.refusal.reason == "cannot_afford"
            said = [int(number) for number in re.findall(r"Back in (\d) turns? of the wheel", told)]
            assert said == back[:1], (seed, plan, told)
            lacked.add((done.refusal.reason, bool(said)))
    assert lacked == {("no_tile", True), ("cannot_afford", True)}
    poor = sketch("italy excavators=9 credits=0 wheel=2:conduit+4excavators | round=3")
    fee = planning.WheelPlan(0, poor, tuple(wish_for(poor, space) for space in ("B9U", "P9.1", "P11.1")), ())
    told = fee.judge((0, 1, 2)).why
    assert "3 credits" in told
    assert "Back in" not in told


def test_the_next_income_of_a_challenge_asks_nothing() -> None:
    for seed in range(6):
        position = planning._with_a_wheel(Random(seed))
        (who,) = position.companies
        built = position.pieces(who)
        for structure in ("base", "conduit"):
            parts = COMPANIES[who].income.get((structure, getattr(built, structure) + 1), ())
            assert all(part.kind in planning.PLAIN_INCOMES for part in parts)


def test_a_table_is_built_on_after_what_is_kept_and_before_what_is_not() -> None:
    begun = constructing(Site(), "B7L")
    asked = begun.build(None)
    assert asked.story is begun.story
    assert asked.said == (Sentence(words.guess_first()),)
    built = asked.build(4)
    (told,) = built.said
    assert isinstance(told, Feedback)
    assert told.right
    assert built.now == begun.now
    assert not built.would_be_lost
    elsewhere = built.pick("C6B")
    assert (elsewhere.before, elsewhere.said, elsewhere.now) == (None, (), begun.now)
    again = elsewhere.build(None)
    assert again.before is built.story
    assert again.said == (Sentence(words.no_guess()),)
    kept = built.keep()
    assert kept.now == built.story.end
    assert kept.would_be_lost
    assert not kept.story.length
    assert "B7L" not in kept.options or wish_for(kept.now, "B7L").structure == "elevation"
    anew = kept.begin()
    assert (anew.now, anew.last) == (begun.now, None)


def test_a_turn_of_the_wheel_and_a_round_come_after_what_has_happened() -> None:
    begun = constructing(Site(), "B7L")
    assert begun.keep().said == (Sentence(words.nothing_to_keep()),)
    turned = begun.build(4).turn_the_wheel()
    assert turned.now.dams["B7L"].owner == begun.site.company
    state = turned
    for number in (3, 4, 5):
        state = state.next_round()
        assert state.story.end.round == number
        assert state.build(4).now == state.now
    late = state.next_round()
    assert late.said == (Sentence(words.last_round()),)
    assert late.now == state.story.end
    dear = constructing(Site(), "C1B").build(4)
    assert dear.story.length == 0
    assert [each.clause for each in dear.said] == ["C3"]
    assert "it takes 8 excavators, and you have 6 excavators" in str(dear.said[0])


@clause("C4", "M6")
def test_a_turned_wheel_stays_turned_whatever_is_chosen_or_built_next() -> None:
    turned = constructing(Site(), "B7L").build(4).turn_the_wheel()
    company = turned.story.end.companies["italy"]
    for later in (turned.pick("C6B"), turned.pick("C6B").pick("B9L"), turned.keep(), turned.pick("C6B").build(4)):
        assert later.now.companies["italy"].wheel == company.wheel
        assert later.now.companies["italy"].engineers == company.engineers
    again = turned.turn_the_wheel().turn_the_wheel()
    assert again.pick("C6B").now == again.story.end
    assert turned.next_round().pick("C6B").now.round == turned.now.round + 1
    assert turned.would_be_lost
    assert turned.begin().now == Site().position


def test_another_officer_or_tile_is_another_table() -> None:
    kept = constructing(Site(), "B7U").build(5).keep()
    assert kept.with_officer("mcdowell").now.officer_of("italy") == "mcdowell"
    assert not kept.with_officer("mcdowell").would_be_lost
    tiled = kept.with_tile("adv3_base")
    assert tiled.wish.tile == "adv3_base"
    assert tiled.pick("C6B").wish.tile == "conduit"
    assert tiled.with_tile(None).wish.tile == "base"
