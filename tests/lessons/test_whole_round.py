"""A whole round: where it begins, the one that was recorded, and sums that are those of the board."""

import pytest

from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import Scored
from barrage_nb.engine.setup import new_game
from barrage_nb.history import Game
from barrage_nb.lessons import scoring, tour
from barrage_nb.lessons import whole_round as lesson
from barrage_nb.widgets import predict
from barrage_nb.words.names import company


def test_the_round_begins_at_the_table_of_the_tour_and_ends_when_the_water_has_flowed() -> None:
    first, last = lesson.first_turn(), lesson.recorded().position
    assert first.question is not None
    assert first.question.who == lesson.READER == tour.READER
    assert (first.dams, first.round) == (tour.before().dams, 3)
    assert (last.question, last.phase, last.over) == (None, "water", False)
    assert problems_of(first) == problems_of(last) == []
    assert all(held.engineers == 0 for held in last.companies.values())


def test_germany_alone_receives_an_income() -> None:
    assert lesson.receive_income() == {"germany"}
    asked, told = lesson.incomes(), str(lesson.incomes())
    assert ("Germany gains" in told, "Headstream" in told) == (True, False)
    assert not asked.start.headstreams, "water that comes after the income is not in its picture"


def test_a_round_that_is_not_over_is_scored_as_the_recorded_one() -> None:
    mine = Game(lesson.first_turn())
    assert not lesson.ended(mine)
    assert lesson.to_score(mine) == lesson.recorded().position
    assert "not played" in str(lesson.which(mine))
    assert len(lesson.beside_the_recorded(mine).told) == 1


def test_a_round_that_is_over_is_scored_as_it_was_played() -> None:
    mine = Game(lesson.first_turn())
    while mine.position.question is not None:
        mine.play(mine.position.legal_moves[0])
    assert lesson.to_score(mine) == mine.position != lesson.recorded().position
    assert "your round" in str(lesson.which(mine))
    assert len(lesson.beside_the_recorded(mine).told) == 2


@pytest.mark.parametrize("energy", [{}, {"usa": 12}, {"italy": 0, "usa": 0}, {"italy": 19, "usa": 19}])
def test_every_sum_is_what_the_board_scores(energy: dict[str, int]) -> None:
    end = scoring.with_energy(lesson.recorded().position, energy)
    items = [event for event in scoring.scored(end).last.events if isinstance(event, Scored)]

    def told(*sources: str) -> dict[str, int]:
        of = {who: [item.amount for item in items if item.who == who and item.source in sources] for who in end.order}
        return {company(who): sum(amounts) for who, amounts in of.items()}

    assert lesson.sums(end, "rank") == told("energy")
    assert lesson.sums(end, "credits") == told("track")
    assert lesson.sums(end, "bonus") == told("bonus")
    assert lesson.sums(end, "lost") == told("no energy")
    assert lesson.sums(end, "all") == told("energy", "bonus", "no energy")
    order = [company(who) for who in scoring.scored(end).end.order]
    assert sorted(order, key=lesson.sums(end, "turn").__getitem__) == order


def test_the_recorded_round_as_one_scores_it_by_hand() -> None:
    end = lesson.recorded().position
    assert lesson.sums(end, "rank") == {"Italy": 6, "USA": 2, "Germany": 0}
    assert lesson.bases(end) == {"Italy": 3, "USA": 1, "Germany": 3}
    assert lesson.sums(end, "bonus") == {"Italy": 12 - 4, "USA": 0, "Germany": 0}
    assert lesson.whole_gain(end) == end.companies["italy"].vp - 14 + 6 + 8
    with pytest.raises(ValueError, match="there is no sum 'luck'"):
        lesson.sums(end, "luck")


def test_what_lies_on_a_table_is_counted_for_any_number_of_players() -> None:
    assert list(lesson.laid_out(new_game(3, "introductory", seed=1)).values()) == [2, 6, 5, 1]
    assert list(lesson.laid_out(new_game(4, "introductory", seed=1)).values()) == [3, 6, 5, 1]


def test_who_counts_the_national_contracts_among_the_others_is_told_so() -> None:
    asked = predict("How many?", lesson.laid_out(new_game(3, "introductory", seed=1)), mistakes="laid out").asked
    ((blank, mistake),) = asked.mistook((2, 8, 5, 1))
    assert blank.label == "other contracts"
    assert mistake.why == "Eight contracts lie there in all, and only the two dark ones are national (U4)."
    tiles = asked.mistook((2, 6, 8, 8))
    assert [blank.label for blank, _ in tiles] == ["bonus tiles", "objectives for the end"]
    assert all("Eight" not in mistake.why for _, mistake in tiles), "tiles are no contracts"
