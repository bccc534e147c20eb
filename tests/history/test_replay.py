"""Replays: what becomes of every old move, the three ways on, and the line that they add to the tree."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrage_nb import greedy, new_game, play, random_player, read_move, sketch
from barrage_nb.engine.play import builder_player
from barrage_nb.history import Game, TweakRefused, replay, tweak
from barrage_nb.history.line import Changed, line_of
from barrage_nb.notation.text import GameText
from tests.clauses import clause
from tests.history.tables import opening, played, random_game, whole_game
from tests.proofs import proof


def game_of(picture, *moves):
    """A small game."""
    game = GameText(sketch(picture), tuple(map(read_move, moves)))
    assert len(list(game.steps())) == len(moves)
    return game


def kinds(report):
    """What became of each old move, in the order of the report."""
    return [(entry.kind, str(entry.move)) for entry in report.entries]


WELL = "usa B1L=1*1 C1A P8.1 credits=6 | germany"


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), by_chance=st.booleans(), at=st.integers(0, 60), players=st.integers(2, 4))
def test_replaying_an_untouched_game_gives_the_same_everywhere(seed, by_chance, at, players):
    game = (random_game if by_chance else whole_game)(seed, players)
    line = game.line()[min(at, len(game) - 1) :]
    report = replay(line[0].position, line)
    assert report.same
    assert report.counts["same"] == len(line) - 1
    assert report.end == game.position
    assert all(not entry.changed and entry.old == entry.new for entry in report.entries)


def test_the_old_line_is_what_a_replay_plays_again():
    game = opening(3, 40)
    game.tweak(20, "zero_ranks=no")
    assert [node.id for node in game.old_line()] == list(range(20, len(game) - 1))
    assert [node.id for node in game.old_line(to=30)] == list(range(20, 31))
    report = game.replay(mode="skip", to=30)
    assert report.old_nodes == tuple(range(21, 31))
    assert [node.id for node in Game(game.start).old_line()] == [0]


def test_a_report_shows_itself_in_a_line_and_prints_whole():
    game = whole_game(3)
    report = replay(tweak(game[0].position, "seed=4").position, game.line())
    assert repr(report) == f"<Replayed: {len(game) - 1} same.>"
    assert str(report) == repr(report)[1:-1]


def test_what_changed_is_said_in_numbers():
    game = game_of(WELL, "place turbine+2", "place bank 1")
    report = replay(tweak(game.start, "usa P5.1").position, game)
    assert kinds(report) == [("different", "place turbine+2"), ("same", "place bank 1")]
    assert report.entries[0].changed == (Changed("usa", "energy", 7, 8),)
    assert "USA energy +8 (was +7)" in str(report)


def test_the_numbers_of_others_and_the_water_count_too():
    game = game_of("usa B1L=1*1 C1A P8.1 | germany | italy", "place turbine+0")
    report = replay(tweak(game.start, "germany C1A B8L").position, game)
    assert set(report.entries[0].changed) == {
        Changed("usa", "credits", 0, -1), Changed("germany", "credits", 0, 1), Changed("germany", "vp", 0, 1),
        Changed("germany", "B8L", 0, 1),
    }  # fmt: skip


@clause("P1")
def test_a_refused_move_stops_the_replay():
    game = game_of(WELL, "place bank 1", "place bank 1", "place turbine+0", "place bank 2")
    report = replay(tweak(game.start, "-P8.1").position, game)
    assert kinds(report)[-1] == ("refused", "place turbine+0")
    assert report.stopped
    assert len(report.line) == 2
    assert report.entries[-1].reason == "P1: you have no powerhouse to produce with"
    assert report.entries[-1].new is None


def test_a_refused_turn_can_be_skipped_and_its_engineers_go_to_the_bank():
    game = game_of(WELL, "place turbine+0", "place bank 1", "place bank 3", "place bank 2")
    report = replay(tweak(game.start, "-P8.1").position, game, "skip")
    assert [entry.kind for entry in report.entries] == ["refused", "same", "same", "same"]
    assert not report.stopped
    assert str(report.entries[0].took) == "place bank 2"
    assert report.end.companies["usa"].engineers == list(game.steps())[-1].after.companies["usa"].engineers


def test_a_turn_that_cannot_be_finished_is_skipped_as_a_whole():
    game = game_of("usa | germany", "place construction-1", "build base with base", "at B9L", "place bank 1")
    report = replay(tweak(game.start, "germany B9L").position, game, "skip")
    assert [entry.kind for entry in report.entries] == ["refused", "refused", "refused", "same"]
    assert all(
        "C6: the lower dam space of basin 9 is already taken by Germany" in entry.reason for entry in report.entries[:3]
    )
    assert report.entries[0].reason.startswith("taken back, as its turn could not be finished: C6:")
    assert [entry.new for entry in report.entries] == [None, None, 0, 1]
    assert [str(step.move) for step in report.line] == ["place bank 1", "place bank 1"]
    assert report.end.dams["B9L"].owner == "germany"
    assert not report.end.companies["usa"].constructions


def test_doing_without_is_the_least_where_one_may():
    game = game_of("usa B1U=3*3 C1A P8.1 contracts=200,202", "place turbine+0", "produce B1U C1A P8.1 x1", "fulfil 202")
    report = replay(tweak(game.start, "usa contracts=200").position, game, "skip")
    assert kinds(report)[-1] == ("refused", "fulfil 202")
    assert str(report.entries[-1].took) == "decline"


def test_an_old_answer_whose_question_never_comes_is_not_asked():
    game = game_of("usa B1L=2*2 C1A P8.1 | germany", "place turbine+0", "produce B1L C1A P8.1 x2", "place bank 1")
    report = replay(tweak(game.start, "usa B1L=1*1").position, game)
    assert kinds(report) == [
        ("different", "place turbine+0"), ("not asked", "produce B1L C1A P8.1 x2"), ("same", "place bank 1"),
    ]  # fmt: skip


@pytest.mark.parametrize("mode", ["stop", "skip"])
def test_a_new_question_is_answered_as_then_where_there_was_no_choice(mode):
    game = game_of("usa B1L=1*1 C1A P8.1 | germany", "place turbine+0", "place bank 1")
    report = replay(tweak(game.start, "usa B1L=2*2").position, game, mode)
    assert [entry.kind for entry in report.entries] == ["different", "unanswered", "same"]
    asked = report.entries[1]
    assert (asked.move, str(asked.took)) == (None, "produce B1L C1A P8.1 x1")
    assert list(map(str, asked.nearest)) == ["produce B1L C1A P8.1 x1"]
    assert "as then" in str(asked)
    assert not report.stopped
    assert report.end.dams["B1L"].drops == 1


def test_turns_of_an_automa_that_are_the_same_are_matched_where_a_person_s_are_not():
    start = new_game(2, seed=1, automas={"germany": "hard"})
    game, person = Game(start), builder_player(1)
    while not game.position.over:
        game.play(person(game.position))
    place = next(node.id for node in game if node.position.round == 2 and node.position.phase == "actions")
    report = replay(tweak(game[place].position, "france credits=0 excavators=0").position, game.line()[place:], "skip")
    assert any(entry.kind == "refused" for entry in report.entries)
    turns = [entry for entry in report.entries if entry.ask is not None and entry.ask.who == "germany"]
    assert turns
    assert {entry.kind for entry in turns} <= {"same", "different"}
    assert all(entry.ask.turn for entry in turns)


def test_a_program_can_answer():
    game = whole_game(4)
    start = tweak(game[30].position, {"dams": dict.fromkeys(game[30].position.dams)}).position
    report = replay(start, game.line()[30:], greedy)
    taken = [entry for entry in report.entries if entry.took is not None]
    assert taken
    assert report.end.over
    assert not report.stopped
    assert all(entry.kind in ("refused", "unanswered") for entry in taken)
    assert all(entry.took == report.line[entry.new].move for entry in taken)


def test_programs_decide_anew_and_say_so():
    game = whole_game(4, 2)
    player = {
        "usa": random_player(5),
        "germany": random_player(6),
        "italy": random_player(7),
        "france": random_player(8),
    }
    who = game.position.order[0]
    report = replay(game[10].position, game.line()[10:], "skip", programs={who: player[who]})
    anew = [entry for entry in report.entries if entry.kind == "decided anew"]
    assert anew
    assert all(entry.ask.who == who and entry.took != entry.move for entry in anew)
    assert all(entry.kind != "same" or entry.ask.who != who or entry.took is None for entry in report.entries)
    assert "decided anew" in str(report)


def test_moves_are_matched_by_company_round_and_turn():
    moves = ["place bank 1", "place bank 2", "place bank 3"]
    game = game_of("usa | germany | italy", *moves)
    report = replay(tweak(game.start, "order=italy,usa,germany mover=italy").position, game)
    assert [str(step.move) for step in report.line] == ["place bank 3", "place bank 1", "place bank 2"]
    assert [entry.old for entry in report.entries] == [2, 0, 1]
    assert report.same


def test_moves_of_a_round_that_is_left_out_are_not_asked():
    game = whole_game(5)
    place = next(node.id for node in game if node.position.round == 2 and node.position.phase == "actions")
    report = replay(tweak(game[place].position, "round=4").position, game.line()[place:], "skip")
    asked = {entry.ask.round for entry in report.entries if entry.kind != "not asked"}
    assert asked <= {4, 5}
    assert {entry.ask.round for entry in report.entries if entry.kind == "not asked"} >= {2, 3}


def test_a_replay_goes_on_until_the_old_line_is_reached():
    game = game_of("usa engineers=1 | germany engineers=1", "place bank 1", "place bank 1")
    report = replay(tweak(game.start, "usa engineers=3").position, game, "skip")
    assert [entry.kind for entry in report.entries][2:] == ["unanswered", "unanswered"]
    assert report.end.round == 2
    assert report.entries[-1].nearest == ()
    assert str(report.entries[-1].took) == "place bank 1"


def test_where_a_round_ends_in_one_line_only_the_turn_itself_is_compared():
    game = game_of("usa engineers=1 | germany engineers=1", "place bank 1", "place bank 1")
    report = replay(tweak(game.start, "usa engineers=2").position, game)
    assert kinds(report) == [("same", "place bank 1"), ("same", "place bank 1"), ("unanswered", "None")]


def test_a_tweak_in_the_old_line_is_not_made_again():
    game = Game(sketch("usa | germany"))
    game.play("place bank 1")
    game.tweak(None, "usa credits=20")
    game.play("place bank 1")
    report = replay(game.start, game.line())
    assert [entry.kind for entry in report.entries] == ["same", "not asked", "same"]
    assert "not make again" in str(report)


def test_a_replay_can_be_watched_and_stopped():
    seen = []
    game = whole_game(1)
    report = replay(game.start, game.line(), watch=lambda entry: seen.append(entry) or len(seen) < 10)
    assert report.stopped
    assert len(report.line) == len(seen) == 10
    with pytest.raises(ValueError, match="mode='jump'"):
        replay(game.start, game.line(), "jump")


# In the tree


def test_a_replayed_line_joins_the_tree_as_one_edit():
    game = whole_game(1)
    end, size = game.at, len(game)
    node = game.tweak(30, "usa vp=30")
    report = game.replay()
    assert report.same
    assert game.at == report.new_nodes[-1]
    assert game.position.over
    assert len(report.old_nodes) == len(report.new_nodes) == end - 30
    assert report.old_nodes[0] == 31
    assert [game[new].move for new in report.new_nodes] == [game[old].move for old in report.old_nodes]
    assert game.undoable == "the replay"
    assert game.undo().id == node.id
    assert len(game) == size + 1
    assert game.undo().id == 30
    assert game.go(end)
    assert game == whole_game(1)


def test_old_moves_are_replayed_after_a_different_move():
    game = opening(2, 60)
    fork = next(node for node in game.line()[20:] if type(node.position.question).__name__ == "Turn")
    other = next(move for move in fork.position.legal_moves if move not in (game[fork.id + 1].move,))
    new = game.branch(fork.id, other)
    report = game.replay(mode="skip")
    assert report.old_nodes[0] == fork.id + 2
    assert game.line()[fork.id + 1] == game[new.id]
    who = fork.position.question.who
    before = [node for node in game.line(fork.id) if node.position.round == fork.position.round]
    begun = [node for node in before if type(node.position.question).__name__ == "Turn"]
    mine = sum(node.position.question.who == who for node in begun)
    asked = [entry for entry in report.entries if entry.ask.who == who and entry.ask.kind == "Turn"]
    assert asked[0].ask.turn == mine + 1


def test_a_replay_follows_moves_that_are_known():
    game = opening(2, 60)
    game.tweak(30, {game[30].position.order[0]: {"vp": 99}})
    first = game.replay(30)
    size = len(game)
    assert game.replay(30, first.new_nodes and game[first.new_nodes[0]].parent, to=60).new_nodes == first.new_nodes
    assert len(game) == size


def test_a_replay_that_stopped_goes_on_with_what_was_not_answered():
    game = whole_game(1)
    game.tweak(30, {game[30].position.order[0]: {"credits": 0, "excavators": 0}})
    first = game.replay()
    assert first.stopped
    assert first.line
    rest = game.replay(mode="skip")
    made = {entry.old for entry in first.entries if entry.new is not None}
    told = {entry.old for entry in rest.entries if entry.old is not None}
    assert not made & told
    assert {*made, *told} == set(range(len(rest.old_nodes)))
    assert game.position.over


def test_a_replay_needs_a_line():
    game = opening(2, 60)
    game.branch(30, *[move for move in game[30].position.legal_moves if move != game[31].move][:1])
    with pytest.raises(LookupError, match="is not on the way"):
        game.replay(61, 30, to=60)
    assert Game(sketch("usa")).replay().entries == ()


@proof
@settings(max_examples=60)
@given(at=st.integers(5, 150), mode=st.sampled_from(["stop", "skip", random_player(1)]), luck=st.randoms())
def test_every_old_move_is_told_of_once_and_the_new_line_can_be_played(at, mode, luck):
    game = Game(played(luck.randrange(5)))
    end, dams = game.at, game[at].position.dams
    companies = list(game[at].position.companies)
    change = luck.choice([
        {"dams": dict.fromkeys(luck.sample(list(dams), 2))},
        {luck.choice(companies): {"engineers": luck.randrange(12), "credits": 0}},
        {"order": luck.sample(companies, len(companies))},
        {"round": luck.randrange(1, 6)},
        {"mover": luck.choice(companies)},
    ])  # fmt: skip
    try:
        node = game.tweak(at, change)
    except TweakRefused:
        return
    report = game.replay(at, node.id, mode, to=end)
    told = [entry.old for entry in report.entries if entry.old is not None]
    assert len(told) == len(set(told))
    assert report.stopped or sorted(told) == list(range(end - at))
    assert [entry.new for entry in report.entries if entry.new is not None] == list(range(len(report.line)))
    position = node.position
    for step in report.line:
        assert step.before == position
        position = play(position, step.move).after
        assert step.after == position
    assert position == game.position == report.end
    if mode != "stop":
        assert position.over
    for entry in report.entries:
        assert entry.kind not in ("same", "different") or (entry.kind == "different") == bool(entry.changed)
        assert entry.kind != "refused" or ": " in entry.reason
    assert len(line_of(game.line())) == len(game.line()) - 1
