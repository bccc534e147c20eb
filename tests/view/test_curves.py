"""The ways that drops move along."""

from itertools import pairwise
from math import dist

from barrage_nb.board.map import CONDUITS, COURSE_FROM, HEADSTREAMS, POWERHOUSES, RIVERS
from barrage_nb.view.layout import (
    MAP_HEIGHT,
    MAP_WIDTH,
    dam_foot,
    house_point,
    marker_point,
    pipe_curve,
    plate,
    sample,
    through,
    way,
)
from barrage_nb.view.layout import RIVERS as DRAWN


def test_every_river_is_drawn():
    assert {(start, end) for start, end, _ in DRAWN} == set(RIVERS.items())


def test_water_runs_downhill_without_a_jump():
    for headstream in HEADSTREAMS:
        points = way((headstream, *COURSE_FROM[headstream]))
        assert all(dist(a, b) < 100 and a[1] <= b[1] for a, b in pairwise(points))
        assert points[-1][1] > 1000


def test_a_drop_ends_where_it_is_caught():
    assert way(("HA", "B1U", "B1L"))[-1] == dam_foot("B1L")


def test_two_rivers_keep_their_strands_through_a_plate():
    left = way(("HC", *COURSE_FROM["HC"]))
    right = way(("HD", *COURSE_FROM["HD"]))
    assert (708, 748) in left
    assert (768, 748) in right
    assert left[-1] == right[-1]


def test_a_drop_used_in_a_powerhouse_enters_the_nearer_strand():
    assert (768, 748) in way(("P10.3", "B10U"))
    assert (708, 748) in way(("P10.1", "B10U"))
    for space in POWERHOUSES:
        node = space.partition(".")[0]
        assert way((space, *COURSE_FROM[node]))[0] == house_point(space)


def test_pipes_run_downhill_from_marker_to_plate():
    for name, space in CONDUITS.items():
        points = sample(pipe_curve(name))
        left, right, y = plate(space.target)
        assert dist(points[0], marker_point(name)) < 8
        assert left - 6 <= points[-1][0] <= right + 6
        assert abs(points[-1][1] - y) <= 5
        assert all(0 < x < MAP_WIDTH and 0 < y < MAP_HEIGHT for x, y in points)


def test_a_production_pulls_from_dam_through_pipe_to_powerhouse():
    points = through("C1A", "B1L", "P8.1")
    assert points[0] == dam_foot("B1L")
    assert points[-1] == house_point("P8.1")
