"""Scoring: rounds and endings worth predicting, the working behind every number, feedback that says why."""

import pytest

from barrage_nb import sketch
from barrage_nb.board.companies import COMPANIES, START
from barrage_nb.board.tiles import BONUS_TILES, OBJECTIVES
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.events import PhaseBegan, RoundEnded, Scored
from barrage_nb.engine.play import builder_player
from barrage_nb.engine.scoring import next_order, objective_count, score_game, score_round
from barrage_nb.lessons import ending, scoring
from barrage_nb.lessons.scoring import scoreboard, signed
from barrage_nb.lessons.story import with_supply
from barrage_nb.view.lesson_page import explained
from barrage_nb.words import CLAUSES
from barrage_nb.words.names import company
from tests.clauses import clause
from tests.proofs import proof

SEEDS = range(1, 51)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_round_is_sound_and_somebody_gets_most(seed: int) -> None:
    position = scoring.situation(seed)
    assert problems_of(position) == []
    best = scoring.most_vp(position)
    assert best is not None
    points = {line.who: line.vp for line in scoring.lines(position)}
    assert [who for who, vp in points.items() if vp == max(points.values())] == [best]


@pytest.mark.parametrize(("round", "tile"), [(1, "contracts"), (2, "bases"), (3, None)])
def test_every_round_has_its_own_bonus_tile(round: int, tile: str | None) -> None:
    assert sketch(f"usa | germany | round={round} bonus=contracts,bases").bonus_tile == tile


@proof
def test_every_seed_is_another_one() -> None:
    assert len({scoring.situation(seed).text for seed in SEEDS}) == len(SEEDS)
    assert len({ending.situation(seed).text for seed in SEEDS}) == len(SEEDS)
    leaders = [max(scoring.energies(scoring.situation(seed)).items(), key=lambda pair: pair[1])[0] for seed in SEEDS]
    most = [scoring.most_vp(scoring.situation(seed)) for seed in SEEDS]
    assert 15 < sum(one != other for one, other in zip(leaders, most, strict=True)) < 50


@pytest.mark.parametrize("seed", SEEDS)
def test_the_lines_are_the_score_of_the_engine(seed: int) -> None:
    position = scoring.situation(seed)
    tile = position.bonus_tile
    items = score_round(position.round, scoring.energies(position), tile, scoring.counts(position))
    order = next_order(position.order, scoring.energies(position))
    for line in scoring.lines(position):
        own = [item for item in items if item.who == line.who]
        assert line.vp == sum(item.amount for item in own if item.what == "vp")
        assert line.credits == sum(item.amount for item in own if item.what == "credits")
        assert order[line.next_number - 1] == line.who
        said = scoring.working(position, line)
        assert len(said) == 4
        assert all(sentence.endswith(").") for sentence in said), said
    end = scoring.scored(position).end
    for line in scoring.lines(position):
        assert end.companies[line.who].vp == position.companies[line.who].vp + line.vp
    assert end.order == order


@pytest.mark.parametrize("seed", SEEDS)
def test_feedback_to_who_gets_most(seed: int) -> None:
    position = scoring.situation(seed)
    best = scoring.most_vp(position)
    points = {line.who: line.vp for line in scoring.lines(position)}
    for who in position.order:
        feedback = scoring.ask(position).judged((who,))
        assert feedback.right == (who == best)
        assert company(best) in feedback.happened
        assert feedback.clause in CLAUSES
        assert "(S" in feedback.why
        assert feedback.off == points[best or ""] - points[who]
        assert feedback.right or (str(feedback.off) in feedback.distance and company(who) in feedback.distance)


@pytest.mark.parametrize(
    ("sketched", "guess", "said"),
    [
        ("usa B1L energy=12 | italy B2L B3L energy=11 | round=2 bonus=bases,bases", "italy", "1 section short of 12"),
        ("usa B1L energy=12 | italy B2L B3L energy=5 | round=2 bonus=bases,bases", "italy", "Below 6 energy"),
        (
            "usa B1L energy=12 | italy energy=11 | round=2 bonus=bases,bases",
            "italy",
            "nothing that the bonus tile counts",
        ),
        ("usa B1L energy=12 | italy | round=2 bonus=bases,bases", "italy", "\u22123 for no energy (S4)"),
    ],
)
def test_the_reason_is_the_one_that_this_guess_needs(sketched: str, guess: str, said: str) -> None:
    assert said in scoring.ask(sketch(sketched)).judged((guess,)).why


@clause("S5")
def test_no_more_of_a_bonus_is_said_to_be_lost_than_it_is() -> None:
    table = "usa B1L energy=11 | italy B2L B3L B4L energy=17 | germany B5L energy=18 | round=3 bonus=bases,bases,bases"
    usa, italy, germany = map(str, scoring.score(table, "bonus").told)
    assert "The marker is 2 sections short of 18. Each costs 4, which leaves nothing (S5)." in usa
    assert "The marker is 1 section short of 18. Each costs 4, which leaves 8 victory points (S5)." in italy
    assert "The marker has reached 18" in germany


def test_a_part_is_told_without_a_second_track_beside_the_one_that_is_asked_of() -> None:
    assert "<svg " not in explained(scoring.score(scoring.situation(1), "turn"))


def test_before_a_guess_the_table_holds_no_points() -> None:
    for seed in SEEDS:
        position = scoring.situation(seed)
        board = scoreboard(position, scoring.scored(position))
        assert all(row[3:] == ("",) * 5 for row in board.rows)
        full = scoreboard(position, scoring.scored(position).last)
        points = {company(line.who): signed(line.vp, False) for line in scoring.lines(position)}
        assert {row[0]: row[6] for row in full.rows} == points
        assert {row[7] for row in full.rows} == {f"*{place}" for place in range(1, 5)}


def test_changing_markers_round_and_tile() -> None:
    position = scoring.situation(1)
    moved = scoring.with_energy(position, {position.order[0]: 30})
    assert moved.companies[position.order[0]].energy == 30
    assert scoring.compared(position, moved)[0].startswith(f"{company(position.order[0])}: energy ")
    assert "rank" not in scoring.compared(position, moved)[0].replace(
        "VP for rank", ""
    )  # a number of points is no rank
    assert scoring.compared(position, position) == ("Nobody's points, credits or place change.",)
    for tile in BONUS_TILES:
        laid = scoring.with_bonus(position, tile)
        assert laid.bonus_tile == tile
        assert problems_of(laid) == []
    later = scoring.with_round(position, 5)
    assert later.bonus_tile == position.bonus_tile
    assert problems_of(later) == []
    assert not any(isinstance(moment.event, PhaseBegan | RoundEnded) for moment in scoring.scored(later).moments)  # E1


def test_each_step_of_a_scoring_is_one_item_with_its_points() -> None:
    story = scoring.scored(sketch("usa B1L energy=12 | italy energy=0 | round=2 bonus=bases,bases"))
    told = [moment.sentence for moment in story.moments[1:]]
    assert told == [
        "USA scores 6 victory points: rank with 12 energy (S2).",
        "USA scores 5 credits: energy marker on 12 (S4).",
        "Italy scores 3 credits: energy marker on 0 (S4).",
        "Italy scores −3 victory points: no energy at all (S4).",
        "USA scores 4 victory points: bonus tile, counting 1 (B3).",
        "Round 2 ends; next in turn order: Italy and USA (E2).",
    ]
    assert [moment.position.companies["usa"].vp for moment in story.moments] == [10, 16, 16, 16, 16, 20, 20]


# The end of the game.


@pytest.mark.parametrize("seed", SEEDS)
def test_an_ending_is_sound_and_close(seed: int) -> None:
    position = ending.situation(seed)
    assert problems_of(position) == []
    ranked = sorted((total.vp for total in ending.totals(position)), reverse=True)
    assert 1 <= ranked[0] - ranked[1] <= 7
    assert len(ending.winners(position)) == 1
    end = ending.finale(position).end
    assert end.ranking[0] == ending.winners(position)
    items = score_game(position)
    for total in ending.totals(position):
        assert end.companies[total.who].vp == total.vp
        assert position.companies[total.who].vp == total.before
        assert total.vp - total.before == sum(item.amount for item in items if item.who == total.who)


@pytest.mark.parametrize("seed", SEEDS)
def test_feedback_to_who_wins(seed: int) -> None:
    position = ending.situation(seed)
    (first,) = ending.winners(position)
    points = {total.who: total.vp for total in ending.totals(position)}
    for who in position.order:
        feedback = ending.ask(position).judged((who,))
        assert feedback.right == (who == first)
        assert company(first) in feedback.happened
        assert "(J1)" in feedback.why
        assert feedback.off == points[first] - points[who]
        assert feedback.right or (str(feedback.off) in feedback.distance and company(who) in feedback.why)


def test_before_a_guess_only_what_lies_on_the_table_is_told() -> None:
    for seed in SEEDS:
        position = ending.situation(seed)
        story = ending.finale(position)
        assert ending.so_far(position, story) == {who: {"so far": position.companies[who].vp} for who in position.order}
        assert not any(company(who) in story.sentence for who in position.order)


def test_equal_points_are_parted_by_energy_and_else_shared() -> None:
    parted = sketch("usa energy=3 | italy energy=4 | round=5 phase=scoring")
    assert ending.winners(parted) == ("italy",)
    assert ending.who_wins(parted) == "Italy wins with 13 victory points, with more energy in the last round (E8)."
    shared = sketch("usa energy=4 | italy energy=4 | round=5 phase=scoring")
    assert ending.winners(shared) == ("usa", "italy")
    assert "share the win" in ending.who_wins(shared)
    assert ending.ask(shared).judged(("usa",)).right


def test_what_an_objective_counts_is_shown_on_the_map() -> None:
    for seed in range(1, 11):
        position = ending.situation(seed)
        for name in OBJECTIVES:
            for who in position.order:
                number = ending.counted(position, who, name)
                args = (position.dams, position.conduits, position.powerhouses)
                assert number == objective_count(name, who, *args)
                assert bool(ending.counted_spaces(position, who, name)) == bool(number)
        behind = {
            event.source: ending.behind(position, event)
            for event in ending.finale(position).last.events
            if isinstance(event, Scored)
        }
        assert behind["resources"] == ()


def test_the_dams_behind_the_points_for_water_are_the_own_ones_that_hold_some() -> None:
    position = sketch("usa B1L=1*1 B2L=2*2 B3L | germany B4L=1*1 | neutral B8L=1*1 | phase=scoring round=5")
    water = {
        event.who: event
        for event in ending.finale(position).last.events
        if isinstance(event, Scored) and event.source == "water"
    }
    assert ending.behind(position, water["usa"]) == ("B1L", "B2L")
    assert ending.behind(position, water["germany"]) == ("B4L",)


def test_changing_objective_and_supplies() -> None:
    position = ending.situation(1)
    assert problems_of(ending.with_objective(position, "basins_3")) == []
    richer = with_supply(position, position.order[0], credits=20)
    said = ending.compared(position, richer)
    assert said[0].startswith(f"{company(position.order[0])}: VP for what is left")
    assert said[-1] == ending.who_wins(richer)
    assert ending.compared(position, position) == ("Nobody's total changes.",)


def test_who_only_changes_places_is_not_told_of_without_a_number() -> None:
    position = ending.situation(1)
    last = max(ending.totals(position), key=lambda line: line.place).who
    first = with_supply(position, last, credits=400)
    said = ending.compared(position, first)
    assert [each.split(":")[0] for each in said[:-1]] == [company(last)]
    assert said[-1] == ending.who_wins(first)


def test_all_points_of_a_whole_game_have_a_source() -> None:
    for seed in (11, 40):
        end, events = ending.whole_game(seed, builder_player(seed))
        points = ending.by_source(events, end.companies)
        assert end.over
        assert set(points) <= set(COMPANIES)
        for who, parts in points.items():
            assert parts["start"] == START.vp
            assert sum(parts.values()) == end.companies[who].vp
