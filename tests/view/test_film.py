"""Films: what a page plays by itself is what the movement shows, in few bytes."""

import json
from dataclasses import replace
from functools import cache
from itertools import count, pairwise
from statistics import median

import pytest

from barrage_nb import Position, sketch
from barrage_nb.engine.play import Unfolded, unfold
from barrage_nb.view import Scene
from barrage_nb.view.film import Film, Key, Movement, Track, film_of, movement
from barrage_nb.view.shapes import Thing
from barrage_nb.view.svg import painted
from tests.proofs import proof
from tests.view.test_movement import movements, picture, production


def film(moved: Movement) -> Film:
    told = film_of(moved)
    assert told is not None
    return told


def films(players: int, seed: int) -> list[tuple[Movement, Film]]:
    return [(moved, told) for _, moved in movements(players, seed) if (told := film_of(moved)) is not None]


def seen(track: Track, time: float) -> Key:
    """Where a track is at a time, as the page works it out."""
    keys = [key for key in track.keys if key.time <= time]
    key = keys[-1]
    if len(keys) == len(track.keys):
        return key
    after = track.keys[len(keys)]
    part = (time - key.time) / (after.time - key.time)
    return Key(*(a + (b - a) * part for a, b in zip(key, after, strict=True)))


def shown(told: Film, time: float) -> list[tuple[int, str, Key]]:
    """What the page shows at a time, from the lowest to the highest: its height, its form, and where it is."""
    tracks = sorted((track for track in told.tracks if track.cels[0].time <= time < track.end), key=lambda t: t.height)
    return [
        (track.height, told.sprites[[cel.sprite for cel in track.cels if cel.time <= time][-1]], seen(track, time))
        for track in tracks
    ]


def near(thing: Thing, key: Key) -> bool:
    x, y, scale = thing.frame
    apart = abs(x - key.x), abs(y - key.y), abs(scale - key.scale), abs(thing.opacity - key.opacity)
    return all(far <= most for far, most in zip(apart, (4, 4, 0.03, 0.15), strict=True))


@proof
@pytest.mark.parametrize("game", [(2, 2), (4, 2)])
def test_a_film_shows_what_the_movement_shows(game: tuple[int, int]) -> None:
    looks = 0
    for moved, told in films(*game):
        for act in moved.acts:
            for part in (0.02, 0.31, 0.5, 0.77, 0.97):
                time = act.start + part * (act.end - act.start)
                things, tracks = moved.at(time).moving, shown(told, time)
                if len(things) != len(tracks):
                    continue  # one has just come or gone: a film is looked at every 16 ms
                for thing, (_, _, key) in zip(things, tracks, strict=True):
                    assert near(thing, key), (act.mover, part, thing.frame, key)
                looks += 1
    assert looks > 1500


@proof
def test_a_film_shows_the_forms_and_the_pictures_of_the_movement() -> None:
    for moved, told in films(2, 2):
        for act in moved.acts:
            theme = told.pictures[0][1].theme
            things, tracks = act.mover.things(0), shown(told, act.start)
            assert [painted(thing.shapes, theme) for thing in things] == [form for _, form, _ in tracks]
            below = [scene for time, scene in told.pictures if time <= act.start][-1]
            assert below is moved.scene(act.position)
        assert told.pictures[-1][1] is moved.scene(len(moved.positions) - 1)
        times = [time for time, _ in told.pictures]
        assert all(a < b for a, b in pairwise(times))
        assert times[0] == 0
        assert times[-1] == told.length == moved.duration


@proof
def test_what_moves_at_the_same_time_has_names_of_its_own() -> None:
    for _, moved in [*movements(2, 2), *movements(4, 2)]:
        for act in moved.acts:
            for part in (0, 0.25, 0.5, 0.9):
                names = [thing.name for thing in act.mover.things(part)]
                assert len(names) == len(set(names)), act.mover


def test_a_drop_stays_above_what_blinks_beside_it() -> None:
    position = sketch("usa P8.1 P8.2 P5.1 | HA=1 round=1")
    for _ in range(40):
        moves = position.legal_moves
        step = unfold(position, next((move for move in moves if type(move).__name__ == "Pass"), moves[-1]))
        moved = movement(step, picture)
        blinks = [act for act in moved.acts if getattr(act.mover, "blinks", ())]
        if blinks:
            break
        position = step.step.after
    act, told = blinks[0], film(moved)
    both = [
        tracks for part in range(100) if len(tracks := shown(told, act.start + part / 100 * (act.end - act.start))) > 1
    ]
    assert both
    drop = shown(told, act.start)[0][1]
    assert all(tracks[-1][1] == drop for tracks in both)


def test_a_film_is_a_few_kilobytes() -> None:
    sizes = [len(json.dumps(told.told)) for _, told in films(2, 2)]
    assert median(sizes) < 2500
    assert len(json.dumps(film(movement(production()[0], picture)).told)) < 12_000
    (run,) = (track for track in film(movement(production()[0], picture)).tracks[:1])
    assert len(run.keys) < 40, "what moves in a straight line is told by its ends"


def test_there_is_no_film_of_what_does_not_move_or_changes_its_size_on_the_way() -> None:
    step, _ = production()
    still = Unfolded(step.step._replace(events=()), ())
    assert film_of(movement(still, picture)) is None
    heights = count(700)

    @cache
    def growing(position: Position) -> Scene:
        return replace(picture(position), height=next(heights))

    assert film_of(movement(step, growing)) is None
