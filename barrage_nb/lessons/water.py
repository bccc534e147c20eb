"""Where drops stop: situations to try, predictions and what they are told, and drops in another order."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from ..board import map as board
from ..engine.events import Caught, Left, Ran
from ..engine.pieces import site_refusal
from ..engine.position import NEUTRAL, Dam, Draft, Position, as_position
from ..engine.water import Course, capacity, follow, release, run_drops
from ..notation.text import sketch
from ..words import water_lesson as words
from ..words.names import count, listed, one_by_one, told_together
from .asking import Explained, Mistake, Quiz, Sentence, luck_of, one
from .printed import GAME
from .story import Story

BUILDERS = ("usa", "italy")
"""The companies whose dams stand in these situations."""


def situation(seed: int) -> Position:
    """A small position with dams and waiting drops, in which something is to be seen: another one for each seed."""
    luck = luck_of("water", seed)
    while True:
        position = _any_situation(luck)
        courses, _ = run_drops(waiting(position), position.dams)
        ends = {course.end for course in courses}
        seen = all(any(node in position.dams for node in course.path) for course in courses)
        if seen and len(ends) >= 3 and any(course.full for course in courses):
            return position


def _any_situation(luck: Random) -> Position:
    spaces = [luck.choice(board.NEUTRAL_SPACES[area]) for area in board.AREAS]
    dams = {space: (NEUTRAL, level, luck.randint(0, level)) for level, space in enumerate(spaces, 1)}
    used = {board.BASIN_OF_SPACE[space] for space in spaces}
    for owner in BUILDERS:
        for space in own_spaces(luck, used):
            level = luck.choice((1, 1, 2, 2, 3))
            dams.setdefault(space, (owner, level, luck.randint(0, level)))
    return watered(luck, dams)


def watered(luck: Random, dams: Mapping[str, tuple[str, int, int]]) -> Position:
    """A position with dams (owner, level, drops) in a round that brings three or four drops to two headstreams."""
    while True:
        tiles = dict(
            zip(board.HEADSTREAMS, luck.sample(sorted(GAME.headstream_tiles), len(board.HEADSTREAMS)), strict=True)
        )
        round = luck.randint(1, 4)
        drops = {name: GAME.headstream_tiles[tile][round - 1] for name, tile in tiles.items()}
        if sum(map(bool, drops.values())) == 2 and sum(drops.values()) in (3, 4):
            break
    return sketch(
        {
            "companies": BUILDERS,
            "round": round,
            "headstream_tiles": tiles,
            "dams": {space: list(dam) for space, dam in dams.items()},
            "headstreams": {name: count for name, count in drops.items() if count},
        }
    )


def own_spaces(luck: Random, used: Collection[int]) -> tuple[str, ...]:
    """Two dam spaces in different basins, none of them among those used (C6)."""
    basins = luck.sample([basin for basin, spaces in board.BASES_IN_BASIN.items() if spaces and basin not in used], 2)
    return tuple(luck.choice(board.BASES_IN_BASIN[basin]) for basin in basins)


def waiting(position: Position, backwards: bool = False) -> tuple[str, ...]:
    """The headstreams of all drops that wait, in the order in which they start: left to right, or right to left."""
    order = board.HEADSTREAMS[::-1] if backwards else board.HEADSTREAMS
    return tuple(name for name in order for _ in range(position.headstreams.get(name, 0)))


def flowed(position: Position | str, starts: Iterable[str] | None = None) -> Story:
    """The story of waiting drops, a moment for each; without an order of theirs, as in the water flow phase."""
    position = as_position(position)
    chosen = waiting(position) if starts is None else tuple(starts)
    draft = Draft(position)
    story = Story(position, sentences=(words.waiting(chosen),))
    for start in chosen:
        told = len(draft.events)
        release(draft, {start: 1})
        events = draft.events[told:]
        story = story.tell(events[0], draft.snapshot(), one_by_one(map(str, events)))
    return story


def reordered(story: Story, backwards: bool) -> Story:
    """The drops of a story once more from its start, from left to right or from right to left."""
    again = flowed(story.start, waiting(story.start, backwards))
    sentence = words.other_order() if backwards else words.first_order()
    return replace(again, sentences=(sentence, *again.sentences[1:]))


def orders(starts: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every order of drops by where they start; drops from the same place are not told apart."""
    if not starts:
        yield ()
    for first in dict.fromkeys(starts):  # of twelve drops there are a thousand times as many permutations
        rest = list(starts)
        rest.remove(first)
        yield from ((first, *others) for others in orders(rest))


def drop(position: Position | str, start: str) -> Explained:
    """Where a drop goes that starts at a headstream now."""
    position = as_position(position)
    return explain(follow(start, position.dams, position.deep_owners()), position)


def explain(course: Course, position: Position) -> Explained:
    """The course of a drop, told and shown on a position."""
    told = Sentence(words.ended(course.path[0], course.end, course.full), "W3" if course.reason == "caught" else "W6")
    return Explained((told,), position, (course.end,), (course,))


def resting(position: Position | str) -> Explained:
    """The drops that dams hold: they stay."""
    position = as_position(position)
    held = tuple(space for space, dam in position.dams.items() if dam.drops)
    drops = sum(position.dams[space].drops for space in held)
    return Explained((Sentence(words.resting(drops), "W5"),), position, held)


def every_order(position: Position | str) -> Explained:
    """What the dams hold at the end, whatever the order in which the waiting drops run."""
    position = as_position(position)
    deep = position.deep_owners()
    ends = [run_drops(order, position.dams, deep)[1] for order in orders(waiting(position))]
    different = {tuple(end.items()): end for end in ends}.values()
    held = [{space: dam.drops for space, dam in end.items()} for end in different]
    tried = words.orders_tried(sum(position.headstreams.values()), len(ends))
    told = [listed(words.drops_in(number, space) for space, number in end.items()) for end in held]
    said = words.several_ends(tried, len(told), told_together(told)) if told[1:] else words.one_end(tried, told[0])
    return Explained((Sentence(said, "W2"),), flowed(position).end, tuple(position.dams))


def same_end(one: Position, other: Position) -> bool:
    """Whether all dams hold the same in two positions."""
    return dict(one.dams) == dict(other.dams)


def with_level(position: Position, space: str, level: int) -> Position:
    """The same position with a dam of another level; level 0 takes it away, and what it cannot hold is lost."""
    draft = Draft(position)
    old = position.dams.get(space)
    if level == 0:
        if old is not None:
            draft.remove("dams", space)
    else:
        builders = (who for who in position.companies if site_refusal(position, who, "base", space) is None)
        owner = old.owner if old is not None else next(builders)
        draft.put("dams", space, Dam(owner, level, min(old.drops, level) if old is not None else 0))
    return draft.seal()


def with_drops(position: Position, headstream: str, drops: int) -> Position:
    """The same position with another number of drops waiting on a headstream."""
    draft = Draft(position)
    if drops:
        draft.put("headstreams", headstream, drops)
    elif headstream in position.headstreams:
        draft.remove("headstreams", headstream)
    return draft.seal()


def next_start(story: Story) -> str | None:
    """Where the next drop of a story starts; None when all have run."""
    later = (event for step in story.steps[story.at :] for event in step.events)
    return next((event.path[0] for event in later if isinstance(event, Ran)), None)


def answers(position: Position) -> tuple[str, ...]:
    """What may be predicted of a drop: a dam that stands, or an exit."""
    return (*(space for space in board.BASE_SPACES if space in position.dams), *board.EXITS)


def ask(story: Story, number: int = 1) -> Quiz:
    """Where does the next drop of a story stop?"""
    start, now = next_start(story), story.position
    assert start is not None, "every drop has run"
    course = follow(start, now.dams, now.deep_owners())
    standing = {space: words.option(space, *now.dams[space]) for space in board.BASE_SPACES if space in now.dams}
    offered = {**standing, **{name: words.exit_option(name) for name in board.EXITS}}
    mistakes = {guess: _mistake(story, start, guess, course) for guess in offered if guess != course.end}
    held = course.end in now.dams
    why, clause = (words.had_room(_room(now, course)), "W3") if held else (words.nothing_held_it(), "W6")
    asked, happened = words.question(number, story.length, start), words.ended(start, course.end, course.full)
    return Quiz(asked, one(offered, course.end), happened, why, clause, mistakes)


def _mistake(story: Story, start: str, guess: str, course: Course) -> Mistake:
    """How far off a guess is, and why the drop did not stop there."""
    way, (why, clause) = board.COURSE_FROM[start], _why_not(story, start, guess, course)
    if guess not in way:
        return Mistake(why, clause, 0, words.not_on_its_way())
    stops = [node for node in way if node in story.position.dams or node in board.EXITS]
    off = abs(stops.index(guess) - stops.index(course.end)) if guess in stops else 0
    return Mistake(why, clause, off, words.stops_off(off, way.index(guess) > way.index(course.end)))


def _room(position: Position, course: Course) -> str:
    """What the dam where a course ends held before, and what it can hold."""
    dam = position.dams[course.end]
    return words.room(dam.drops, capacity(dam, position.deep_owners()))


def _why_not(story: Story, start: str, guess: str, course: Course) -> tuple[str, str]:
    """Why a drop did not stop where it was expected, with the clause."""
    now = story.position
    if guess not in board.COURSE_FROM[start]:
        return words.another_river(start, guess), "W2"
    if guess in course.full:
        filled = sum(isinstance(event, Caught) and event.dam == guess for event in story.events)
        return words.was_full(guess, now.dams[guess].drops, filled), "W3"
    if board.BASIN_OF_SPACE.get(guess) == board.BASIN_OF_SPACE[course.end]:
        return words.upper_first(_room(now, course)), "W7"
    return words.never_came(guess, _room(now, course)), "W3"


def difference(before: Position, after: Position) -> str:
    """What two ends of a run differ in: the dams, and the water that has left the map."""
    held = {space: (_held(before, space), _held(after, space)) for space in board.BASE_SPACES}
    told = [words.changed_dam(space, was, now) for space, (was, now) in held.items() if was != now]
    return words.changed_dams(told_together(told)) if told else words.same_dams_held()


def _held(position: Position, space: str) -> str:
    return count(position.dams[space].drops, "drops") if space in position.dams else words.label_no_dam()


def compared(before: Story, after: Story) -> tuple[str, ...]:
    """What came of a change: the water that leaves the map, the dams, and what to ask where only the order changed."""
    changed = before.was_changed or after.was_changed or before.start != after.start
    only_order = not changed and same_end(before.end, after.end)
    was, now = left(before), left(after)
    lines = (words.leave(now, was, was == now), difference(before.end, after.end))
    return (*lines, words.same_dams()) if only_order else lines


def left(story: Story) -> int:
    """How many drops leave the map in a whole story."""
    return len(story.all(Left))
