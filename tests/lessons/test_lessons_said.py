"""What the lessons on building, the office, powers and a whole round say, and the exam, in every language."""

from collections.abc import Iterable

import pytest

from barrage_nb.engine.moves import place
from barrage_nb.history import Game
from barrage_nb.lessons import building, office, planning, powers, whole_round
from barrage_nb.lessons.exam_kinds import KINDS, QuestionKind
from barrage_nb.notation.text import sketch
from barrage_nb.view.lesson_page import power_rows
from barrage_nb.words import building_lesson, office_lesson, powers_lesson
from tests.words.test_said import told_wrong

SEEDS = range(1, 8)


def wrong(said: Iterable[str], folder: str) -> dict[str, set[str]]:
    """What is not said as it should be; some sentences of English begin with None."""
    return told_wrong((sentence.replace("None of", "") for sentence in said), folder)


def test_what_every_piece_takes_is_said_whole(spoken: str) -> None:
    said = set()
    for officer in (*building.OFFICERS_TO_CHOOSE, "del_monte"):
        said |= {*map(str, building.price_list(officer).told), building_lesson.officer(officer)}
        for tile in (None, *building.TILES_TO_CHOOSE):
            position = building.Site(officer=officer, tiles=() if tile is None else (tile,)).position
            said.add(building_lesson.tile(tile))
            for space in ("B7L", "B6L", "B2U", "B9U", "C1A", "C8A", "P8.1", "P9.2", "P10.1"):
                wish = building.wish_for(position, space, tile)
                price = building.price(position, wish)
                said |= {str(wish), wish.question, wish.option}
                for guess in (price.machines, price.machines + 1, price.machines - 2):
                    said |= {*map(str, price.told), str(building.judge(position, wish, guess))}
    assert len(said) > 200
    assert wrong(said, spoken) == {}


def test_a_plan_for_the_wheel_and_what_came_of_it_are_said_whole(spoken: str) -> None:
    said = set()
    for challenge in map(planning.wheel_plan, SEEDS):
        said |= {str(challenge), *(challenge.named(part) for part in (planning.WORKSHOP, 0, 1, 2))}
        said |= {building_lesson.wheel_of(challenge.who), building_lesson.planned(2, challenge.named(0))}
        for plan in (*planning.build_orders()[::3], (0,), (1, 2)):
            said |= {str(challenge.judge(plan))}
    assert len(said) > 40
    assert wrong(said, spoken) == {}


def test_when_machines_are_back_and_what_they_have_brought_is_said_whole(spoken: str) -> None:
    told = [building.construction_spaces(), building.coming_back(1, 2, 3, 6), building.payback(building.TABLE, "B7L")]
    said = {str(line) for explained in told for line in explained.told}
    said |= {building_lesson.back(turns, spent) for turns in (1, 5, 22) for spent in (True, False)}
    assert wrong(said, spoken) == {}


def test_a_round_of_engineers_is_said_whole(spoken: str) -> None:
    said = {*map(str, office.scarcity().told), *map(str, office.offered(*office.spaces_in_play(office.OFFICE)).told)}
    for asked in map(office.task, SEEDS):
        said |= {office_lesson.asked(asked.asked), asked.best_told}
        for end in (
            asked.position,
            office.nearest_first(asked).end,
            office.carried_out(asked.position, asked.best).end,
        ):
            said |= {str(office.judge(asked, end, guess)) for guess in (None, asked.most, asked.most - 2, 40)}
    said |= {
        office_lesson.less_than(office_lesson.ENDED(goal, n=number), 5) for number in range(6) for goal in office.GOALS
    }
    said |= {office_lesson.option(space) for space in office.spaces_in_play(office.OFFICE)}
    table = sketch("italy credits=9 | usa | germany | france | contracts=200,205,300,308,400,405")
    for space in ("contract-1", "machinery-choice", "machinery-both"):
        said |= {office.answer_told(move) for move in office.asks(table, place(space))}
    assert len(said) > 100
    assert wrong(said, spoken) == {}


def test_a_whole_round_is_said_whole(spoken: str) -> None:
    mine = Game(whole_round.first_turn())
    explained = (whole_round.counted_bases(whole_round.recorded().position), whole_round.which(mine))
    beside = (whole_round.beside_the_recorded(mine), whole_round.beside_the_recorded(whole_round.recorded()))
    said = {str(line) for each in (*explained, *beside) for line in each.told} | {str(whole_round.incomes())}
    said |= {*whole_round.laid_out(mine.position)}
    said.add(str(whole_round.which(whole_round.recorded())))
    with pytest.raises(ValueError, match=r"'rest'; \w+ \w* ?rank, credits"):
        whole_round.sums(whole_round.recorded().position, "rest")
    assert wrong(said, spoken) == {}


@pytest.mark.parametrize("power", powers.POWERS)
def test_a_power_is_said_whole(spoken: str, power: str) -> None:
    said = {powers_lesson.met(powers.trial(power).name), *(powers_lesson.row(*row[:4]) for row in power_rows([power]))}
    said |= {
        powers.ideas()[powers.idea(power)],
        powers_lesson.column_without(),
        powers_lesson.column_with(),
        powers_lesson.column_rule(),
    }
    for at in range(len(powers.CASES[power].options)):
        trial = powers.trial(power, at)
        said |= {trial.scene, trial.has, trial.question, trial.told, str(trial.story), trial.name}
        said |= {str(trial.quiz.judged((number,))) for number in trial.answers}
        said |= {str(line) for has in (True, False) for line in trial.sum(has)}
        said |= {trial.case.told(trial.option), powers_lesson.CHANGE[trial.case.changed]}
        said |= {powers_lesson.before(trial.told), powers_lesson.now(trial.told)}
    assert wrong(said, spoken) == {}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_kind_of_question_of_the_exam_is_said_whole(spoken: str, kind: QuestionKind) -> None:
    asked = [kind.ask(number) for number in range(1, 5)]
    said = {text for each in asked for text in (each.asked, *each.choices.values(), each.happened, each.why)}
    assert wrong(said, spoken) == {}
