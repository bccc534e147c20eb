"""The public doors: a sketch is accepted wherever a position is, and anything else is refused in plain words."""

import inspect
from typing import Any

import pytest

import barrage_nb
from barrage_nb import Game, explore, legal_moves, play, play_out, predict, random_player, show, sketch, why_not
from barrage_nb.engine.events import IllegalMove
from barrage_nb.engine.moves import UnreadableMove
from barrage_nb.history import load_game, replay, tweak
from barrage_nb.lessons import ending, production, water
from barrage_nb.notation.codec import Unreadable
from barrage_nb.view import position_on_page, scene
from barrage_nb.widgets.labs import EndingLab, ScoringLab, WaterLab, picture

SKETCH = "italy B1L=2*2 C1A P8.1 | usa B2L=1*1 | HA=1 HB=1 bonus=bases objective=basins_1"
MOVE = "place turbine+0"
DOORS = {
    "legal_moves": legal_moves,
    "why_not": lambda position: why_not(position, "place turbine-9"),
    "play": lambda position: play(position, MOVE),
    "play_out": lambda position: play_out(position, random_player(1)),
    "tweak": lambda position: tweak(position, "usa credits=9"),
    "Game": lambda position: Game(position).text,
    "show": lambda position: show(position).position,
    "explore": lambda position: explore(position).game.text,
    "WaterLab": lambda position: WaterLab(position=position).story,
    "ScoringLab": lambda position: ScoringLab(position=position).position,
    "EndingLab": lambda position: EndingLab(position=position).position,
    "greedy": barrage_nb.greedy,
    "rollout": lambda position: str(barrage_nb.rollout(position, n=2, executor=None)),
    "best_moves": lambda position: barrage_nb.best_moves(position, n=2, most=3, executor=None).best,
    "compare_moves": lambda position: str(
        barrage_nb.compare_moves(position, legal_moves(position)[:2], n=2, executor=None)
    ),
    "compare_positions": lambda position: str(barrage_nb.compare_positions(position, SKETCH, n=2, executor=None)),
    "sweep": lambda position: barrage_nb.sweep([position], n=2, executor=None).rows,
    "replay": lambda position: repr(replay(position, [])),
    "predict": lambda position: predict("How many?", 1, on=position).asked.story.start,
    "scene": scene,
    "position_on_page": position_on_page,
    "flowed": water.flowed,
    "every_order": water.every_order,
    "work_out": lambda position: production.work_out(position, "B1L", "C1A", 2),
    "counted_spaces": lambda position: ending.counted_spaces(position, "italy"),
    "counted": lambda position: ending.counted(position, "italy", "basins_1"),
    "picture": lambda position: repr(picture(position)),
}


@pytest.mark.parametrize("door", DOORS)
def test_a_text_is_accepted_wherever_a_position_is(door):
    position = sketch(SKETCH)
    wanted = DOORS[door](position)
    for text in (SKETCH, f"\n  {position.text} ", position.to_json()):
        assert DOORS[door](text) == wanted


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("text", ["x", "usa hat=1", "bnb1.x.y", "{}"])
def test_a_text_that_is_no_position_is_refused_at_every_door(door, text):
    with pytest.raises(Unreadable):
        DOORS[door](text)


@pytest.mark.parametrize("door", ["legal_moves", "why_not", "play", "play_out", "tweak", "WaterLab", "picture"])
@pytest.mark.parametrize("thing", [Game(sketch("usa")), 5, b"usa"])
def test_what_is_neither_a_position_nor_its_text(door, thing):
    with pytest.raises(Unreadable, match=rf"^a Position or its text .* is needed, not {type(thing).__name__}"):
        DOORS[door](thing)


def test_a_move_is_one_or_its_text():
    with pytest.raises(Unreadable, match="this is no position"):
        play("x", "y")
    for door in (play, why_not):
        with pytest.raises(UnreadableMove, match="'y' is no move"):
            door(SKETCH, "y")
    for thing in (None, 5, sketch("usa")):
        with pytest.raises(UnreadableMove, match=r"a move is a Move or its text"):
            why_not(SKETCH, thing)
    with pytest.raises(IllegalMove):
        play(SKETCH, "fulfil 200")


def test_a_game_begins_from_a_sketch():
    assert load_game(SKETCH).start == Game(SKETCH).start == sketch(SKETCH)


ANYTHING = {
    "ax": "matplotlib's axes, which the kit does not need",
    "executor": "whatever works like an executor",
    "fields": "values of a position by name",
    "more": "what a tweak changes by name",
    "table": "rows by name, however they are kept",
    "truth": "what a lesson asks for",
    "why": "what a lesson shows for it",
}
"""The parameters that take anything, and why."""


def public_doors():
    for name in barrage_nb.__all__:
        door = getattr(barrage_nb, name)
        if not isinstance(door, type):
            if callable(door):
                yield name, door
        elif not issubclass(door, tuple | Exception):
            members = inspect.getmembers(door, inspect.isroutine)
            yield from ((f"{name}.{of}", member) for of, member in members if not of.startswith("_"))


@pytest.mark.parametrize(("name", "door"), tuple(public_doors()))
def test_every_door_says_what_it_takes_and_what_it_gives(name, door):
    signature = inspect.signature(door)
    assert door.__doc__
    assert signature.return_annotation is not inspect.Signature.empty
    for parameter in signature.parameters.values():
        if parameter.name != "self":
            assert parameter.annotation is not parameter.empty, parameter
            assert parameter.annotation is not Any or parameter.name in ANYTHING, parameter
            assert parameter.name not in ("args", "kwargs", "options", "given"), parameter


def test_what_can_be_asked_for_is_seen_by_its_names():
    assert {"explore", "show", "table", "Game", "compare"} <= set(dir(barrage_nb))
    assert "Any" not in dir(barrage_nb)
    for door in (explore, show):
        assert {"show", "company", "theme", "speed"} <= set(inspect.signature(door).parameters)


def test_what_messages_recommend_is_there() -> None:
    assert {"builder_player", "random_player", "greedy"} <= set(dir(barrage_nb))
    assert barrage_nb.builder_player(1)(sketch(SKETCH)) in legal_moves(SKETCH)


@pytest.mark.parametrize("name", ["best_moves", "compare_moves", "compare_positions", "review", "rollout", "sweep"])
def test_help_names_types_as_they_are_called(name):
    said = str(inspect.signature(getattr(barrage_nb, name)))
    assert "Policies" in said
    assert len(said) < 600, "types have names that are short"
    assert "barrage_nb." not in said
