"""The adapter of recorded games: what the record does otherwise is a disagreement, and nothing else is one."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.clauses import clause
from tests.conformance import check, load
from tests.recorded import RECORDER, Replay, disagreements, state_of

Json = dict[str, Any]
SEKIBO_GAME = Path(__file__).parent / "vectors" / "games" / "full_2p_02.json.gz"  # France copies in it


@pytest.fixture
def game() -> Json:
    return load(SEKIBO_GAME)


def test_the_recorder_too_ends_a_copied_del_monte_with_the_turn() -> None:
    assert RECORDER.del_monte_copy == "turn"


def place(who: str, space: str, engineers: int = 1) -> Json:
    return {"who": who, "do": "place", "space": space, "engineers": engineers}


def three_turns_and_a_last_engineer(game: Json, *last: Json) -> Json:
    """France has four engineers, no tiles and no contracts to take: after three turns only the bank is left to her."""
    start = copy.deepcopy(game["initial_state"])
    start["companies"]["france"] |= {"engineers": 4, "credits": 0, "tiles": []}
    start["contracts"] = []
    turns = []
    for space, drops in (("water-2", ["HA", "HB"]), ("water-1-now", ["HA"]), ("workshop-1", None)):
        turns.append(place("france", space))
        turns += [] if drops is None else [{"who": "france", "do": "drops", "headstreams": drops}]
        turns.append(place("germany", "bank"))
    return {**game, "initial_state": start, "steps": [*turns, *last], "final": None}


def noted(game: Json) -> Json:
    """The same game with our state noted after each turn, as far as it goes."""
    states = [
        {"do": "state", "after": after, "who": who, "state": json.loads(json.dumps(state_of(position)))}
        for after, who, position in Replay(game).boundaries
        if after == "turn"
    ]
    return {**game, "steps": [*game["steps"], *states]}


def test_our_own_states_agree(game: Json) -> None:
    assert list(disagreements(noted(three_turns_and_a_last_engineer(game)))) == []


def test_a_place_that_takes_itself_is_a_decision_of_the_record_too(game: Json) -> None:
    bank = place("france", "bank")
    replay = Replay(three_turns_and_a_last_engineer(game, bank, place("germany", "bank", 2)))
    assert replay.stopped is None
    assert replay.next == len(replay.decisions)


@clause("Y14")
def test_a_place_that_takes_itself_does_not_swallow_sekibos(game: Json) -> None:
    """By our rules his last engineer can only go to the bank; the recorder let him copy with it."""
    copied = {"who": "france", "do": "sekibo_copy", "officer": "jordan"}
    replay = Replay(three_turns_and_a_last_engineer(game, place("france", "officer-sekibo-1"), copied))
    assert replay.decisions[replay.next]["space"] == "officer-sekibo-1"
    assert [placed.company for placed in replay.position.occupied["bank"]] == [*["germany"] * 3, "france"]


@clause("Y14")
def test_a_game_that_cannot_go_on_is_a_disagreement(game: Json) -> None:
    copied = {"who": "france", "do": "sekibo_copy", "officer": "jordan"}
    record = noted(three_turns_and_a_last_engineer(game))
    record["steps"] += [place("france", "officer-sekibo-1"), copied, {"do": "state", "after": "scoring", "state": {}}]
    [(number, text)] = disagreements(record)
    assert number == len(record["steps"]) - 1
    assert "Y2" in text  # Germany, whose turn it is in our game, cannot pass
    assert "officer-sekibo-1" in text


def test_a_record_that_sends_nobody_to_copy_is_a_disagreement(game: Json) -> None:
    record = {**game, "steps": [place("france", "officer-sekibo-1"), place("france", "bank")], "final": None}
    assert "copies nobody" in next(text for _, text in disagreements(record))


def test_a_record_that_ends_too_early_has_no_final_score(game: Json) -> None:
    ends = next(number for number, step in enumerate(game["steps"]) if step["do"] == "produce")
    [(number, text)] = disagreements({**game, "steps": game["steps"][:ends]})
    assert number == ends
    assert "not over" in text


def test_what_comes_after_a_disagreement_does_not_count_as_agreeing(game: Json, tmp_path: Path) -> None:
    states = [step for step in game["steps"] if step["do"] == "state"]
    states[5]["state"]["round"] = 9
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(game))
    passed, [wrong] = check(path)
    assert passed == 5
    assert "expected 9" in wrong


def test_a_wrong_final_score_leaves_the_states_agreeing(game: Json, tmp_path: Path) -> None:
    game["final"]["vp"]["france"] = 0
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(game))
    passed, wrong = check(path)
    assert passed == sum(step["do"] == "state" for step in game["steps"])
    assert len(wrong) == 1
