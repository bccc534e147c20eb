"""Who has done the lessons up to the full game has met every rule of a game; with one more, of the expansion, too."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from barrage_nb.board.box import BOXES
from barrage_nb.engine.moves import Move
from barrage_nb.engine.play import greedy, play, random_player, refusal
from barrage_nb.engine.position import Question
from barrage_nb.engine.setup import new_game
from barrage_nb.lessons.exam_kinds import KINDS
from barrage_nb.words.names import QUESTIONS
from tests.clause_table import clauses_in
from tests.notebooks.clauses_met import NOTEBOOKS, cells_of

LESSONS = ("00_start_here", "01_water", "02_production", "03_building", "04_actions", "05_scoring", "06_a_whole_round",
           "07_full_game")  # fmt: skip
EXPANSION = "13_leeghwater"
GAMES = [("introductory", 2), ("introductory", 3), ("full", 3), ("full", 4)]
OF_THE_EXPANSION = [("leeghwater", players) for players in (2, 3, 4)]
OF_AUTOMAS = ("automas", "led")
"""Where the questions stand that come up with Automas at the table."""
TRIES = 2
"""So many moves that were right elsewhere are tried at every question."""


class Brought(NamedTuple):
    """What a game has brought up: its questions, and the clauses of what happened and of what was refused."""

    questions: frozenset[type[Question]]
    happened: frozenset[str]
    refused: frozenset[str]


@cache
def met(*more: str) -> frozenset[str]:
    """The clauses that these lessons meet, and others."""
    cells = (cell for name in (*LESSONS, *more) for cell in cells_of(NOTEBOOKS / f"{name}.ipynb"))
    return frozenset(clause for cell in cells for clause in cell["metadata"].get("clauses", ()))


@cache
def brought(rules: str, players: int) -> Brought:
    """What two games by some rules or with an expansion bring up, one played by chance and one to do well."""
    questions: set[type[Question]] = set()
    happened: set[str] = set()
    refused: set[str] = set()
    for strategy in (random_player(players), greedy):
        boxed = {"box": rules} if rules in BOXES else {"rules": rules}
        luck, seen, position = Random(players), list[Move](), new_game(players, seed=players, **boxed)
        while (question := position.question) is not None:
            questions.add(type(question))
            tried = (refusal(position, move) for move in luck.sample(seen, min(TRIES, len(seen))))
            refused |= {why.clause for why in tried if why is not None}
            move = strategy(position)
            seen.append(move)
            step = play(position, move)
            happened |= {event.clause for event in step.events}
            position = step.after
    return Brought(frozenset(questions), frozenset(happened), frozenset(refused))


def everything() -> Iterator[Brought]:
    """What all the games bring up."""
    return (brought(*game) for game in GAMES + OF_THE_EXPANSION)


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_whatever_happens_in_a_game_or_is_refused_the_lessons_have_met_its_rule(rules: str, players: int) -> None:
    game = brought(rules, players)
    assert game.happened <= met()
    assert game.refused <= met()


@pytest.mark.parametrize(("box", "players"), OF_THE_EXPANSION)
def test_whatever_the_expansion_brings_up_its_lesson_has_met(box: str, players: int) -> None:
    game = brought(box, players)
    assert any(clause.startswith("L") for clause in game.happened), "it is the expansion that is played"
    assert game.happened <= met(EXPANSION)
    assert game.refused <= met(EXPANSION)


def kinds_of_question(kind: type[Question] = Question) -> Iterator[type[Question]]:
    """Every question of the rules that a person is asked without an Automa at the table."""
    for each in kind.__subclasses__():
        yield each
        yield from kinds_of_question(each)


ASKED = [
    each
    for each in kinds_of_question()
    if each.__name__ in QUESTIONS and each.__module__.rpartition(".")[2] not in OF_AUTOMAS
]


@pytest.mark.parametrize("question", ASKED, ids=lambda question: question.__name__)
def test_the_rules_of_every_kind_of_question_are_met(question: type[Question]) -> None:
    clauses = set(clauses_in(question.__doc__ or ""))
    assert clauses
    assert {clause for clause in clauses if not clause.startswith("L")} <= met()
    assert clauses <= met(EXPANSION)


def test_the_games_bring_up_enough() -> None:
    """Every question but those of Automas is a kind of question, and the games bring up many rules."""
    assert len(ASKED) == len(QUESTIONS) - 4
    assert {question for game in everything() for question in game.questions} <= set(ASKED)
    clauses = {clause for game in everything() for clause in game.happened | game.refused}
    assert len(clauses) > 40, len(clauses)


def test_the_exam_sends_a_learner_to_these_lessons_only() -> None:
    assert {kind.lesson for kind in KINDS} <= set(LESSONS)
