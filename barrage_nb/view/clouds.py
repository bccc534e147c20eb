"""Games as dots: piled up on a scale, as two clouds, or joined in pairs; and the intervals around their means."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import isfinite

from ..analysis import Compared, Estimate
from ..board.refs import Ref
from ..lessons.chances import DIE_MEAN, LuckPair, thrown_told
from ..words import chances as words
from ..words.analysis import number
from ..words.names import one_by_one
from .charts import Axis
from .scene import Scene
from .shapes import Circle, Frame, Layer, Line, Path, Shape, Text, Thing, commands, move, paper

WIDTH = 560
DIAMOND = commands("M0 -7L7 0L0 7L-7 0Z")
DOT = 4.0
DOTS_HIGH = 96
"""How high a pile of dots may be; a higher one is pressed together."""


def pile(values: Sequence[float], scale: Axis, base: float, fill: str, pale: bool = False) -> Iterator[Shape]:
    """A dot for each value, one above another where they are equal."""
    width = 2 * DOT
    places = [round(scale.at(value) / width) for value in values]
    step = min(width, DOTS_HIGH / max(Counter(places).values(), default=1))
    seen = Counter[int]()
    for place in places:
        colours = ("ghost", "border") if pale else (fill, "ink")
        yield Circle(place * width, round(base - DOT - seen[place] * step, 2), DOT - 0.5, *colours, 1)
        seen[place] += 1


def interval(found: Estimate, scale: Axis, y: float, colour: str = "hot") -> Iterator[Shape]:
    """An interval as a line with two ends, its mean as a diamond; only the mean where nothing is known yet."""
    x = scale.at(found.mean)
    if isfinite(found.low):
        low, high = scale.at(found.low), scale.at(found.high)
        yield Line(low, y, high, y, colour, 4)
        for end in (low, high):
            yield Line(end, y - 7, end, y + 7, colour, 2.5)
    yield Path(move(DIAMOND, x, y), colour, "paper", 1.5)


def _scene(width: float, height: float, title: str, told: str, theme: str, shapes: Iterator[Shape]) -> Scene:
    games = Thing(Ref("games"), Layer.PIECE, tuple(shapes))
    return Scene(width, height, title, told, theme, (paper(width, height), games))


def side_by_side(scenes: Sequence[Scene]) -> Scene:
    """Pictures of the same height as one."""
    first, things = scenes[0], list[Thing]()
    for place, scene in enumerate(scenes):
        frame = Frame(place * scene.width)
        things += [thing._replace(frame=frame) for thing in scene.things]
    told = " ".join(f"{scene.title}: {scene.description}" for scene in scenes)
    return Scene(first.width * len(scenes), first.height, words.luck_title(), told, first.theme, tuple(things))


# Who would have won?

LEADS = Axis(-48, 48, 24, WIDTH - 24)
BETS_HIGH = 196


def bets(
    leads: Sequence[int], rest: Sequence[int], known: Estimate | None, companies: Sequence[str], theme: str = "light"
) -> Scene:
    """How far the first company ended ahead, a dot for each game; the games after a bet are pale."""
    told: str = words.dots(len(leads))
    if known is not None:
        told = one_by_one([told, words.their_mean(known.mean)])
    return _scene(WIDTH, BETS_HIGH, words.bets(), told, theme, _bets(leads, rest, known, companies))


def _bets(
    leads: Sequence[int], rest: Sequence[int], known: Estimate | None, companies: Sequence[str]
) -> Iterator[Shape]:
    base, one, other = 140, *companies[:2]
    middle = LEADS.at(0)
    yield Text(middle - 14, 12, words.ahead_left(other), 13, "ink", 600, "end")
    yield Text(middle + 14, 12, words.ahead_right(one), 13, "ink", 600, "start")
    yield from LEADS.across(base, 10, both_ways=True)
    yield Line(middle, 4, middle, BETS_HIGH - 4, "border", 1.5, (4, 4))
    yield from pile(rest, LEADS, base, "ghost", pale=True)
    for who, mine in ((one, [lead for lead in leads if lead >= 0]), (other, [lead for lead in leads if lead < 0])):
        yield from pile(mine, LEADS, base, who)
    if known is not None:
        yield from interval(known, LEADS, BETS_HIGH - 18)


# Twenty people throw a die.

THROWN = Axis(1, 6, 60, WIDTH - 100)
ROW = 12


def thrown(found: Sequence[Estimate], theme: str = "light") -> Scene:
    """The intervals of many people, one below another, around a mean that is known; those that miss it stand out."""
    height = 46 + ROW * len(found)
    return _scene(WIDTH, height, words.thrown(), thrown_told(found), theme, _thrown(found, height))


def _thrown(found: Sequence[Estimate], height: float) -> Iterator[Shape]:
    yield Line(THROWN.at(DIE_MEAN), 20, THROWN.at(DIE_MEAN), height - 22, "ink", 1.5, (4, 4))
    yield Text(THROWN.at(DIE_MEAN), 10, words.truth(DIE_MEAN), 13, "ink", 600)
    yield from THROWN.across(height - 22, 1)
    for place, each in enumerate(found):
        y = 28 + ROW * place
        hit = each.low <= DIE_MEAN <= each.high
        colour = "river" if hit else "wrong"
        yield Line(THROWN.at(each.low), y, THROWN.at(each.high), y, colour, 3 if hit else 5)
        yield Circle(THROWN.at(each.mean), y, 3, "ink")
        if not hit:
            yield Text(WIDTH - 90, y, words.misses(), 12, "wrong", 600, "start")


# The same luck, or a luck of one's own.

PANEL, PANEL_HIGH = 272, 330
COLUMNS = (64.0, 208.0)
TOP, BOTTOM = 52.0, 222.0


def pairs(games: LuckPair, same: bool, theme: str = "light") -> Scene:
    """Games of two positions joined in pairs: where the lines run side by side, luck does the same to both."""
    head = words.together() if same else words.apart()
    told = words.pairs_differ(len(games.without), games.apart(same).signed)
    return _scene(PANEL, PANEL_HIGH, head, told, theme, _pairs(games, same, head))


def _pairs(games: LuckPair, same: bool, head: str) -> Iterator[Shape]:
    a, b, apart = games.without, games.same if same else games.other, games.apart(same)
    ends = [vp for each in games for vp in each]
    low, high = min(ends), max(ends)
    y = Axis(low, high, BOTTOM, TOP).at
    yield Text(PANEL / 2, 12, head, 14, "ink", 600)
    for x, name in zip(COLUMNS, (words.as_it_is(), words.seven_more()), strict=True):
        yield Line(x, TOP - 8, x, BOTTOM + 8, "edge", 1.5)
        yield Text(x, BOTTOM + 20, name, 12, "soft")
    for vp in (low, high):
        yield Text(COLUMNS[0] - 14, y(vp), words.points(vp), 12, "soft", anchor="end")
    for one, other in zip(a, b, strict=True):
        yield Line(COLUMNS[0], y(one), COLUMNS[1], y(other), "bank", 1.2)
    for x, values in zip(COLUMNS, (a, b), strict=True):
        for vp in dict.fromkeys(values):
            yield Circle(x, y(vp), 3.5, "paper", "bank", 1.5)
    scale = Axis(-8, 12, 24, PANEL - 24)
    yield Text(PANEL / 2, 262, words.seven_bring(apart.signed), 13, "ink", 600)
    yield from scale.across(302, 4)
    yield Line(scale.at(0), 272, scale.at(0), 302, "border", 1.5, (4, 4))
    yield from interval(apart, scale, 284)


# What is lost.

CLOUD = 118
LONGEST = 46


def clouds(found: Compared, one: str | None = None, other: str | None = None, theme: str = "light") -> Scene:
    """Two moves as two clouds of games on one scale, and what lies between their means."""
    best, second = one or found.best, other or found.ranking[-1]
    means = [number(found.value(option).mean, 1) for option in (best, second)]
    told = words.two_clouds(best, means[0], second, means[1], str(found.difference(best, second)))
    return _scene(WIDTH, 2 * CLOUD + 76, words.clouds(), told, theme, _clouds(found, best, second))


def _clouds(found: Compared, one: str, other: str) -> Iterator[Shape]:
    games = {option: found.values(option, found.by) for option in (one, other)}
    ends = [value for values in games.values() for value in values]
    scale = Axis(min(ends) // 10 * 10, -(-max(ends) // 10) * 10, 24, WIDTH - 24)
    means = []
    for place, (option, values) in enumerate(games.items()):
        top = place * CLOUD
        yield Text(24, top + 12, words.cloud(option, len(values)), 13, "ink", 600, "start")
        yield from pile(values, scale, top + CLOUD, "river" if place else "pool")
        yield Line(24, top + CLOUD, WIDTH - 24, top + CLOUD, "edge", 1.5)
        means.append(scale.at(found.value(option).mean))
        yield Line(means[place], top + 22, means[place], 2 * CLOUD + 36, "hot", 2, (5, 4) if place else ())
    y = 2 * CLOUD + 30
    yield Line(means[0], y, means[1], y, "hot", 5)
    yield Text(sum(means) / 2, y - 12, words.lost(str(found.difference(one, other))), 13, "hot", 700)
    yield from scale.across(2 * CLOUD + 46, 10)
