"""The lesson on the action spaces: its best plans are the best there are, its stories are the game's."""

from dataclasses import replace
from itertools import permutations

import pytest

from barrage_nb import sketch
from barrage_nb.board.office import BANK, SPACES
from barrage_nb.engine.events import ContractLaidOut, Discarded, IllegalMove
from barrage_nb.engine.moves import Place, place, read_move
from barrage_nb.engine.play import play
from barrage_nb.engine.position import Position
from barrage_nb.engine.rounds import Turn
from barrage_nb.lessons import office
from barrage_nb.lessons.asking import Feedback, Sentence
from barrage_nb.lessons.office import GOALS, SECTIONS, RoundTask, carried_out, spending
from barrage_nb.lessons.story import own_turn
from barrage_nb.words import office_lesson as words
from tests.clauses import clause

START = "italy engineers={} credits={} excavators=1 mixers=0 wheel=1:base+2excavators,3:conduit+2mixers | usa | germany"
TABLE = f"{START} | patents=base-I,-,- workshop-1=usa*1 machinery-both=usa*2"


def table(engineers: int, credits: int) -> Position:
    """A small office."""
    return own_turn(sketch(TABLE.format(engineers, credits)), "italy")


def most_by_any_order(position: Position, goal: str) -> int:
    """The most of a goal that any turns in any order reach."""
    best = GOALS[goal](position, "italy")
    for move in position.legal_moves:
        if not isinstance(move, Place) or SPACES[move.space].section not in (*SECTIONS, BANK):
            continue
        if (move.engineers or SPACES[move.space].engineers) >= position.companies["italy"].engineers:
            continue  # one engineer is spare
        after = play(position, move).after
        for answer in after.legal_moves if not isinstance(after.question, Turn) else (None,):
            now = after if answer is None else play(after, answer).after
            best = max(best, most_by_any_order(now, goal))
    return best


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("engineers", "credits"), [(3, 1), (4, 4), (5, 0)])
@clause("M5", "M6", "M7", "M9", "R4")
def test_the_best_plan_reaches_as_much_as_any_turns_in_any_order(goal: str, engineers: int, credits: int) -> None:
    task = RoundTask(0, table(engineers, credits), goal)
    assert task.most == most_by_any_order(table(engineers + 1, credits), goal)
    ends = {task.reached(carried_out(task.position, plan).end) for plan in permutations(task.best) if can(task, plan)}
    assert ends == {task.most}


def can(task: RoundTask, plan: tuple[office.Action, ...]) -> bool:
    """Whether the turns of a plan are possible in this order."""
    try:
        carried_out(task.position, plan)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_task_asks_for_more_than_the_nearest(seed: int) -> None:
    task = office.task(seed)
    assert len(task.best) >= office.LEAST_ACTIONS
    nearest = office.nearest_first(task).end
    assert not nearest.companies["italy"].engineers
    told = office.judge(task, nearest, task.most)
    assert (told.right, told.off) == (False, task.most - task.reached(nearest))
    assert told.why == "Start over and look for it, or see the best plan."
    assert told.distance == f"And you foresaw it: {task.most}."
    best = carried_out(task.position, task.best).end
    assert office.judge(task, best, None).right
    assert best.round == task.position.round


def test_the_first_round_is_a_small_one() -> None:
    task = office.task(0)
    assert task.position.companies["italy"].engineers == 3
    spaces = set(office.spending(task).open_spaces)
    assert {SPACES[name].section for name in spaces} <= {"workshop", "machinery", "bank"}
    assert task.reached(task.position) < task.most == 6


def test_a_changed_round_has_a_best_plan_of_its_own() -> None:
    task = office.task(1)
    richer = office.changed(task, engineers=12, credits=12)
    assert richer.most > task.most
    assert richer.position.companies["italy"].engineers == 12


@clause("R4", "R6", "Y2")
def test_each_try_breaks_the_rule_that_is_told() -> None:
    poor = sketch("italy engineers=2 credits=1 | usa | workshop-1=usa*1")
    moves = ("place workshop-1", "place machinery-excavator", "place bank 2", "place workshop-3", "pass")
    told = office.why_not(poor, moves).told
    assert [(each.text[:3], each.clause) for each in told[:2]] == [("1: ", "R6"), ("2: ", "R4")]
    assert [(each.text[:3], each.clause) for each in told[2:]] == [("4: ", "R4"), ("5: ", "Y2")]


@clause("K4", "K5", "M8")
def test_contracts_are_taken_discarded_and_laid_out() -> None:
    position = sketch(
        "italy contracts=1,206,310 | usa | contracts=200,205,300,308,400,405 seed=4 piles=green:202;yellow:311"
    )
    story = carried_out(position, [["place contract-2", "take 205 300", "discard 1 206"]])
    assert (len(story.all(Discarded)), len(story.all(ContractLaidOut))) == (2, 2)
    assert story.end.companies["italy"].contracts == (310, 205, 300)


@clause("M3", "M4")
def test_water_runs_at_once_or_waits() -> None:
    position = sketch("italy B2L=1 | usa")
    assert office.end_of_drop(carried_out(position, [["place water-1-now", "drops HB"]])) == "B2L"
    assert carried_out(position, [["place water-2", "drops HB HB"]]).end.headstreams == {"HB": 2}


@clause("U8", "M1", "R3")
def test_what_is_told_of_spaces_is_what_they_take() -> None:
    assert [office.spaces_with(players) for players in (2, 3, 4)] == [26, 30, 36]
    assert str(office.scarcity()).splitlines() == [
        "With 2 players, 26 spaces of the office are open: 6 + 4 + 1 + 4 + 4 + 4 + 3 (U8)",
        "With 3 players, 30 spaces of the office are open: 26 + 4 (U8)",
        "With 4 players, 36 spaces of the office are open: 30 + 6 (U8)",
    ]
    assert office.credits_for("workshop-2-red") == 5
    assert "3 engineers and 5 credits, 3 of them for the +3 (M6)" in str(office.offered("workshop-2-red"))


@pytest.mark.parametrize(
    ("drops", "told"),
    [("HA", "1 drop on HA"), ("HA HA", "2 drops on HA"), ("HB HA", "1 drop on HA and 1 drop on HB")],
)
def test_what_is_chosen_for_drops_is_said_in_words(drops: str, told: str) -> None:
    assert office.answer_told(read_move(f"drops {drops}")) == told


def test_two_contracts_are_not_glued_together_with_their_rewards() -> None:
    told = office.answer_told(read_move("take 205 300"))
    first, second = told.split("; ")
    assert first == office.answer_told(read_move("take 205"))
    assert second == office.answer_told(read_move("take 300"))


def test_the_fewest_engineers_are_found_by_trying() -> None:
    assert office.fewest_engineers("italy credits=0 | usa | germany | france", "mixers") == 5
    assert office.fewest_engineers("italy credits=1 | usa | patents=base-I,-,-", "tile") == 6
    assert "Patent Office" in str(office.best_way("italy credits=1 | usa | patents=base-I,-,-", "tile"))
    with pytest.raises(ValueError, match="no number of engineers"):
        office.fewest_engineers("italy credits=1 | usa | patents=-,-,-", "tile")


def test_a_turn_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(IllegalMove):
        carried_out(table(1, 0), [[place("workshop-3")]])


def test_the_best_plan_is_shown_beside_ones_own_once_that_is_carried_out() -> None:
    state = spending(office.task(1))
    assert state.show_best().said == (Sentence(words.first_place()),)
    own = state.put_on(BANK, state.now.companies["italy"].engineers)
    assert own.over
    assert own.open_spaces == ()
    (told,) = own.said
    assert isinstance(told, Feedback)
    assert not told.right
    shown = own.show_best()
    assert shown.task.reached(shown.now) == shown.task.most
    assert shown.before is own.story
    assert shown.show_best() is shown
    assert shown.put_on("workshop-1").said == (Sentence(words.over()),)
    assert shown.take_back().plan == ()
    assert shown.start_over().story == state.story


def test_a_space_that_gives_a_choice_waits_for_it() -> None:
    state = spending(office.task(1))
    waiting = state.put_on("machinery-choice")
    assert (waiting.plan, waiting.said) == ((), (Sentence(words.choose_first()),))
    assert waiting.answer(None) is waiting
    taken = waiting.answer(waiting.answers[1])
    assert taken.waiting is None
    assert taken.plan == ((waiting.waiting, waiting.answers[1]),)
    twice = taken.put_on("workshop-1")
    assert twice.story.at == taken.story.length
    assert twice.take_back().story == replace(taken.story, at=taken.story.length)
    assert waiting.take_back().waiting is None
    (refused,) = waiting.put_on("construction-1").said
    assert refused.clause
    assert replace(state, guess=3).start_over().guess == 3
