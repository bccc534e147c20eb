"""Two lines side by side."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrage_nb import new_game, read_move, sketch
from barrage_nb.engine.events import Drawn, PhaseBegan
from barrage_nb.engine.play import unfold
from barrage_nb.history import Game, TweakRefused, compare
from barrage_nb.history.compare import won
from barrage_nb.history.line import line_of
from barrage_nb.history.summary import standings, summary
from barrage_nb.notation.text import GameText
from barrage_nb.words.names import COMPANIES, listed
from tests.clauses import clause
from tests.history.tables import PICTURE, random_game, two_lines, whole_game
from tests.proofs import proof


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), by_chance=st.booleans())
def test_a_line_compared_with_itself_is_empty(seed, players, by_chance):
    game = (random_game if by_chance else whole_game)(seed, players)
    found = compare(game.line(), game.line())
    assert not found
    assert (found.parting, found.rows, found.turns, found.decisive) == (None, (), (), ())
    assert found.table() == "The two lines are the same."


def test_where_lines_part_and_what_differs():
    game = two_lines()
    found = game.compare(3, 5)
    assert found
    assert found.parting.step == 1
    assert found.parting.a == "3 drops from the upper dam of basin 1 to the left powerhouse of basin 8"
    assert str(found.parting) == (
        "They part after 1 move (round 1, USA, turn 1): A ‘3 drops from the upper dam of basin 1 to "
        "the left powerhouse of basin 8’, B ‘1 drop from the upper dam of basin 1 to the left powerhouse of basin 8’."
    )
    rows = {(row.round, row.who, row.what): (row.a, row.b) for row in found.rows}
    assert rows == {
        (1, "usa", "energy"): (15, 5), (1, "usa", "credits"): (11, 9), (1, "usa", "water"): (0, 2),
        (2, "usa", "credits"): (11, 9), (2, "usa", "water"): (0, 2),
    }  # fmt: skip


def test_the_turns_that_made_the_difference():
    found = two_lines().compare(3, 5)
    (pair,) = found.decisive
    assert (pair.round, pair.who, pair.turn) == (1, "usa", 1)
    assert pair in found.turns
    assert [(item.what, item.before, item.after) for item in pair.changed] == [("energy", 15, 5)]
    assert "USA energy +5 instead of +15" in found.table()
    assert "Turns that made the difference:" in found.table()


@clause("P1")
def test_a_turn_tells_what_was_not_allowed():
    game = Game(sketch("usa B1L=1*1 C1A P8.1 engineers=2 | germany engineers=1"))
    game.play("place turbine+0")
    end = game.at
    game.tweak(0, "-P8.1")
    game.replay(mode="skip")
    (pair,) = game.compare(end).story
    assert pair.reason == "In B ‘turbine ±0’ was not allowed: you have no powerhouse to produce with (P1)."
    assert str(pair) == (
        "round 1, USA, turn 1: ‘turbine ±0, 1 drop from basin 1 to basin 8’ in A, ‘bank’ in B. "
        "In B: USA energy 0 instead of +5, "
        f"USA credits +2 instead of 0. {pair.reason}"
    )
    (back,) = compare(game.line(), game.line(end)).story
    assert back.reason.startswith("In A ‘turbine ±0’ was not allowed:")


@clause("W3")
def test_a_turn_tells_what_happened_otherwise():
    game = Game(sketch("usa B1L | germany"))
    for move in ("place water-1-now", "drops HA"):
        game.play(move)
    end = game.at
    game.tweak(0, "germany B1U")
    game.replay()
    (pair,) = game.compare(end).story
    assert [(item.what, item.before, item.after) for item in pair.changed] == [("B1L", 1, 0), ("B1U", 0, 1)]
    assert pair.reason == (
        "A: A drop from HA runs and stops in USA's lower dam of basin 1 (W3). "
        "B: A drop from HA runs and stops in Germany's upper dam of basin 1 (W3)."
    )
    assert len(repr(pair)) < 400


def test_another_choice_has_no_reason_in_the_rules():
    (pair,) = two_lines().compare(3, 5).story
    assert pair.reason == ""


def test_a_comparison_says_first_what_came_of_it():
    game = whole_game(2)
    end = game.at
    game.tweak(30, usa={"vp": 100})
    game.replay(mode="skip", to=end)
    found = game.compare(end)
    was, now = (game[place].position for place in (end, game.at))
    assert found.points == {who: (was.companies[who].vp, now.companies[who].vp) for who in was.companies}
    assert found.winners == (was.ranking[0], ("usa",)) == (found.a.winners, found.b.winners)
    assert f"USA {was.companies['usa'].vp} → {now.companies['usa'].vp}" in found.verdict
    assert found.verdict.endswith("USA wins instead of " + listed(COMPANIES[who] for who in was.ranking[0]) + ".")
    assert found.verdict in str(found)


def test_what_came_of_it_so_far():
    found = two_lines().compare(3, 5)
    assert found.winners is None
    assert found.verdict == "In round 2 so far, everybody has the same points in both lines."
    game = whole_game(2)
    game.tweak(30, usa={"vp": 50})
    assert game.compare(30).verdict.startswith(f"In round {game.position.round} so far, points from A to B: USA ")


def test_a_round_that_one_line_has_not_ended_is_not_compared():
    game = whole_game(2)
    end = game.at
    started = next(place for place in range(end) if game[place].position.round == 3)
    game.tweak(started, "usa vp=40")
    found = game.compare(end)
    assert found.behind == ("B", 3)
    assert {row.round for row in found.rows} <= {1, 2}
    assert found.verdict.startswith("After round 2, everybody has the same points in both lines. Line B ends before ")
    assert [round for round, _ in found.b.vp_by_round("usa")] == [0, 1, 2]
    assert [round for round, _ in found.a.vp_by_round("usa")] == [0, 1, 2, 3, 4, 5]
    game.go(end)
    assert game.compare(started + 1).behind == ("A", 3)


def test_in_the_first_round_there_is_nothing_to_compare_with_a_line_that_goes_on():
    game = whole_game(2)
    end = game.at
    game.tweak(next(place for place in range(end) if game[place].position.round == 1), "usa vp=40")
    assert game.compare(end).verdict.startswith("Line B ends before round 1 is over")


@pytest.mark.parametrize(
    ("a", "b", "said"),
    [
        (("italy",), ("usa", "italy"), "USA and Italy share the win instead of Italy."),
        (("usa", "italy"), ("italy",), "Italy wins instead of USA and Italy."),
        (("usa", "italy"), ("usa", "italy"), "USA and Italy share the win in both."),
    ],
)
def test_a_shared_win_is_told_as_one(a: tuple[str, ...], b: tuple[str, ...], said: str):
    assert won(a, b) == said


def test_a_comparison_is_told_in_a_line():
    found = two_lines().compare(3, 5)
    assert repr(found) == (
        "<Comparison: 5 numbers and 1 turn differ. They part after 1 move (round 1, USA, turn 1): "
        "A ‘3 drops from the upper dam of basin 1 to "
        "the left powerhouse of basin 8’, B ‘1 drop from the upper dam of basin 1 to the left powerhouse of basin 8’.>"
    )
    assert repr(two_lines().compare(3, 3)) == "<Comparison: the two lines are the same>"
    assert len(repr(whole_game(2).compare(40, 90))) < 300


def test_the_rows_of_a_round_are_in_the_order_of_the_companies():
    game = whole_game(2)
    end = game.at
    game.tweak(30, {who: {"credits": 30} for who in game[30].position.companies})
    game.replay(mode="skip")
    found = game.compare(end)
    order = [key for key in found.a.rounds if key in found.b.rounds]
    told = list(dict.fromkeys((row.round, row.who) for row in found.rows))
    assert told == [key for key in sorted(order, key=lambda key: key[0]) if key in told]


def test_the_table_can_be_read():
    assert two_lines().compare(3, 5).table().split("\n")[3:7] == [
        "round 1, USA                         A     B   B − A",
        "  energy                            15     5     −10",
        "  credits                           11     9      −2",
        "  water held                         0     2      +2",
    ]


def test_points_are_told_by_their_source():
    game = Game(sketch("usa B1L engineers=1 energy=6 | germany engineers=1 | bonus=bases"))
    for move in ("place bank 1", "place bank 1"):
        game.play(move)
    end = game.at
    game.tweak(0, "usa vp=15 energy=0 | germany energy=1")
    game.replay()
    rows = {(row.who, row.what): (row.a, row.b) for row in game.compare(end).rows if row.round == 1}
    assert rows["usa", "vp: energy"] == (6, 0)
    assert rows["usa", "vp: bonus"] == (4, 0)
    assert rows["usa", "vp: no energy"] == (0, -3)
    assert rows["usa", "vp: tweak"] == (0, 5)
    assert rows["germany", "vp: energy"] == (0, 6)
    assert rows["usa", "vp"] == (20, 12)
    assert "changed by hand" in game.compare(end).table()


@clause("A2", "Y18")
def test_points_that_an_automa_has_for_credits_are_told_as_its_purse():
    line = Game(
        sketch(
            "usa energy=0 engineers=0 | germany energy=7 engineers=0 | italy engineers=1 | order=italy,usa,germany"
            " | automas=usa:medium,germany:medium automa_pile=3,4,5"
        )
    )
    line.play("place bank 1")
    sources = summary(line.start, line_of(line.line())).sources
    assert sources[1, "germany"] == {"energy": 6, "purse": 4}
    assert sources[1, "usa"] == {"purse": 3, "no energy": -3}
    assert sources[1, "italy"] == {"no energy": -3}


@pytest.mark.parametrize("seed", range(3))
def test_every_point_of_an_automa_has_a_source(seed):
    game = Game(new_game(2, seed=seed, automas=["easy", "very hard"]))
    while not game.position.over:
        game.play("act")
    told = summary(game.start, line_of(game.line()))
    for who, company in game.position.companies.items():
        won = [found for (_, name), found in told.sources.items() if name == who]
        assert told.start[who].vp + sum(sum(found.values()) for found in won) == company.vp
        assert all("other" not in found and found.get("no energy", 0) <= 0 for found in won)


def test_water_may_run_out_of_a_dam_that_was_built_in_the_same_step():
    game = Game(new_game(2, seed=34, automas=["hard", "hard"]))
    while not game.position.over:
        game.play("act")
    line = line_of(game.line())
    drawn = [event.dam not in step.before.dams for step in line for event in step.events if isinstance(event, Drawn)]
    assert any(drawn)
    told = summary(game.start, line)
    ends = {
        event.round - 1: part.before
        for step in line
        if any(isinstance(event, PhaseBegan) for event in step.events)
        for part in unfold(step.before, step.move).parts
        for event in part.events
        if isinstance(event, PhaseBegan) and event.phase == "income"
    }
    assert sorted(ends) == [1, 2, 3, 4]
    for round, end in ends.items():
        for who, have in standings(end).items():
            assert told.rounds[round, who]._replace(energy=0) == have


@proof
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), at=st.integers(5, 150), luck=st.randoms())
def test_the_sources_of_a_company_add_up_to_its_points(seed, at, luck):
    game = whole_game(seed % 7, luck.choice([2, 3, 4]))
    end = game.at
    who = luck.choice(list(game[min(at, end)].position.companies) or ["usa"])
    try:
        game.tweak(min(at, end), {who: {"vp": luck.randrange(50), "engineers": luck.randrange(4)}})
    except TweakRefused:
        return
    game.replay(mode="skip")
    for line in (game.line(end), game.line()):
        told = summary(line[0].position, line_of(line))
        for company, standing in told.start.items():
            won = [
                points for (_, name), sources in told.sources.items() for points in sources.values() if name == company
            ]
            assert standing.vp + sum(won) == line[-1].position.companies[company].vp
            assert told.vp_by_round(company)[-1][1] == line[-1].position.companies[company].vp
    found = game.compare(end)
    assert all(row.a != row.b for row in found.rows)
    assert (found.a, found.b) == (
        summary(game.start, line_of(game.line(end))),
        summary(game.start, line_of(game.line())),
    )
    found.table()


def test_a_standing_is_what_the_positions_hold():
    game = random_game(3, 4)
    told = summary(game.start, line_of(game.line()))
    for node in game.line()[1:]:
        before = game[node.parent].position
        if before.round != node.position.round and before.round:
            for who, company in node.position.companies.items():
                assert told.rounds[before.round, who].machines <= (
                    company.excavators + company.mixers + sum(one.excavators + one.mixers for one in company.wheel)
                )
    last = {who: told.rounds[5, who] for who in game.position.companies}
    assert {who: held.vp for who, held in last.items()} == {
        who: company.vp for who, company in game.position.companies.items()
    }
    assert {who: held.water for who, held in last.items()} == {
        who: sum(dam.drops for dam in game.position.dams.values() if dam.owner == who) for who in last
    }


def test_one_line_may_be_the_beginning_of_the_other():
    game = two_lines()
    found = game.compare(2, 3)
    assert found.parting == (2, found.parting.ask, None, "bank, 1 engineer")
    assert "Line B goes on where the other ends, after 2 moves" in str(found.parting)
    assert "Line A goes on" in str(game.compare(3, 2).parting)


def test_turns_that_one_line_has_not_come_to_are_no_difference():
    game = whole_game(2)
    end, round_2 = game.at, next(node.id for node in game.line() if node.position.round == 2)
    assert not game.compare(round_2, end).turns
    assert not game.compare(end, round_2).turns
    assert game.compare(round_2, end).parting


def test_lines_of_other_kinds_can_be_compared():
    start = sketch(PICTURE)
    long = GameText(start, (read_move("place turbine+0"),))
    assert compare(long, Game(long).line()).parting is None
    assert compare(GameText(start, ()), [Game(start).node]).parting is None
    with pytest.raises(ValueError, match="not empty"):
        compare([], [])
