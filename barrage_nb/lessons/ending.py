"""The end of the game: the last points by source, who wins and why, and a whole game's points by source."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ..analysis import rounds
from ..board.map import HEADSTREAMS
from ..engine.events import Event, Gained, Paid, Scored
from ..engine.play import Strategy, Unfolded, unfold
from ..engine.position import Position, as_position
from ..engine.rounds import FinalScoring
from ..engine.scoring import ON_MAP, count_of_tile, drops_held, objective_spaces
from ..engine.setup import new_game
from ..history.summary import FinalLine, final_score, source_of
from ..notation.text import sketch
from ..words import scoring_lesson as words
from ..words.names import company, in_a_row, listed, one_by_one
from ..words.names import objective as aim_called
from .asking import Mistake, Quiz, luck_of, one
from .printed import GAME
from .scoring import changes, item_by_item, pieces
from .story import Story

SMALL, LARGE = 1, 7
"""How far apart the first two end in a situation, in victory points."""


class Ranked(Event):
    """It is known who wins."""

    __slots__ = ()
    clause = "E8"


def totals(position: Position) -> tuple[FinalLine, ...]:
    """What every company ends with, in turn order."""
    score = final_score(ended(position).step)
    assert score is not None
    return tuple(sorted(score.lines, key=lambda line: position.order.index(line.who)))


def winners(position: Position) -> tuple[str, ...]:
    """Who wins: most victory points, then more energy; several where even that is equal (E8)."""
    return afterwards(position).ranking[0]


def counted_spaces(position: Position | str, who: str, objective: str | None = None) -> tuple[str, ...]:
    """The spaces behind what an objective counts for a company; without an objective, that of the position."""
    position = as_position(position)
    name = objective or position.objective
    if name is None:
        return ()
    counts = position.box.objectives[name].counts
    if counts not in ON_MAP:
        return ()
    found = objective_spaces(counts, who, position.dams, position.conduits, position.powerhouses)
    return tuple(dict.fromkeys(space for spaces in found for space in spaces))


def counted(position: Position | str, who: str, objective: str) -> int:
    """How many things an objective counts for a company."""
    position = as_position(position)
    return count_of_tile(position, who, position.box.objectives[objective].counts)


class ObjectiveCounts(NamedTuple):
    """What every objective counts for every company, and the points it would give: a row for each objective."""

    companies: tuple[str, ...]
    rows: tuple[tuple[str, tuple[FinalLine, ...]], ...]

    def __repr__(self) -> str:
        return "\n".join(
            f"{words.objective_called(name)}: "
            + "; ".join(words.about(each.who, words.counted_for(each.counted, each.objective)) for each in row)
            for name, row in self.rows
        )


def every_objective(position: Position | str) -> ObjectiveCounts:
    """What each of the objectives would count and give, if it were in play."""
    position = as_position(position)
    rows = tuple((name, totals(with_objective(position, name))) for name in position.box.objectives)
    return ObjectiveCounts(position.order, rows)


def finale(position: Position) -> Story:
    """The story of the final scoring, item by item."""
    aim = position.objective
    story = Story(
        position, sentences=(words.last_ready_for(aim_called(aim, position.box)) if aim else words.last_ready(),)
    )
    story = item_by_item(story, ended(position).parts)
    return story.tell(Ranked(), story.end, who_wins(position))


def ended(position: Position) -> Unfolded:
    """All that the final scoring does."""
    return unfold(replace(position, pending=(FinalScoring(),)))


def afterwards(position: Position) -> Position:
    """The end of the game."""
    return ended(position).step.after


def who_wins(position: Position) -> str:
    """Who wins, in a sentence."""
    made = totals(position)
    first = tuple(total.who for total in made if total.place == 1)
    best = max(total.vp for total in made)
    tied = sum(total.vp == best for total in made) > len(first)
    return words.wins(listed(map(company, first)), len(first), best, tied)


def situation(seed: int, players: int = 3) -> Position:
    """A game just before its final scoring, another one for each seed; it is close, and the last points decide it."""
    luck = luck_of("ending", seed)
    while True:
        position = _any_situation(luck, players)
        ranked = sorted(totals(position), key=lambda total: -total.vp)
        leader = max(totals(position), key=lambda total: total.before)
        close = SMALL <= ranked[0].vp - ranked[1].vp <= LARGE
        told_apart = len({total.counted for total in ranked}) > 1
        if (
            close
            and told_apart
            and (leader.who != ranked[0].who or seed % 3 == 0)
            and leader.before > ranked[-1].before
        ):
            return position


def _any_situation(luck: Random, players: int) -> Position:
    names = luck.sample(sorted(GAME.companies), players)
    middle = luck.randint(55, 80)
    companies = {
        who: {
            "vp": middle + luck.randint(-9, 9),
            "energy": luck.randint(3, 28),
            "engineers": 0,
            "credits": luck.randint(0, 9),
            "excavators": luck.randint(0, 6),
            "mixers": luck.randint(0, 5),
        }
        for who in names
    }
    return sketch(
        {
            "companies": companies,
            "round": GAME.rounds,
            "phase": "scoring",
            "headstream_tiles": dict(zip(HEADSTREAMS, luck.sample(sorted(GAME.headstream_tiles), 4), strict=True)),
            "objective": luck.choice(sorted(GAME.objectives)),
            **pieces(luck, names, 2, 4),
        }
    )


def so_far(position: Position, story: Story) -> dict[str, dict[str, int]]:
    """Every company's points by source, up to the moment of a finale that is shown."""
    points = {who: {"so far": position.companies[who].vp} for who in position.order}
    for event in story.events:
        if isinstance(event, Scored):
            points[event.who][event.source] = event.amount
    return points


def behind(position: Position, event: Event) -> tuple[str, ...]:
    """The spaces behind an item of the finale: what the objective counts, or the dams that hold drops."""
    if not isinstance(event, Scored):
        return ()
    if event.source == "objective":
        return counted_spaces(position, event.who)
    if event.source == "water":
        return tuple(space for space, dam in position.dams.items() if dam.owner == event.who and dam.drops)
    return ()


def ask(position: Position) -> Quiz:
    """Who wins? Where several do, each of them is right."""
    first = winners(position)
    made = {total.who: total for total in totals(position)}
    best = made[first[0]]
    why = _came_from(best)
    mistakes = {
        who: Mistake(
            one_by_one((why, _came_from(told))), "E5", best.vp - told.vp, words.behind(who, told.vp, best.vp - told.vp)
        )
        for who, told in made.items()
        if who not in first
    }
    choices = one({who: company(who) for who in position.order}, first[0], first)
    aim = position.objective
    hint = words.aim_and_the_rest(aim_called(aim, position.box)) if aim else words.then_the_rest()
    return Quiz(words.end_question(), choices, who_wins(position), why, "E8", mistakes, hint, finale(position))


def _came_from(line: FinalLine) -> str:
    """Where a company's last points came from."""
    points = {source: getattr(line, source) for source in ("objective", "resources", "water")}
    return words.had(line.who, line.before, listed(words.PARTS(source, vp=vp) for source, vp in points.items() if vp))


def with_objective(position: Position, objective: str) -> Position:
    """The same position with another objective."""
    return position.with_(objective=objective)


def compared(before: Position, after: Position) -> tuple[str, ...]:
    """What a change has done to every company's total, and to the winner."""
    old = {total.who: total for total in totals(before)}
    told = {line.who: changes(_NUMBERS, old[line.who], line) for line in totals(after) if line != old[line.who]}
    said = [words.gets(who, in_a_row(parts)) for who, parts in told.items() if parts]
    return (*said, who_wins(after)) if told else (words.no_total_difference(),)


_NUMBERS = {
    "so_far": "before",
    **{name: name for name in ("counted", "objective", "resources", "water")},
    "total": "vp",
}


_CALLED = {"energy": "rank", "conduits": "fees", "other": "contracts"}
"""What this lesson calls the sources of points, where that is not what they are called in a line."""


def by_source(events: Iterable[Event], companies: Iterable[str]) -> dict[str, dict[str, int]]:
    """The victory points of a whole game, by company and by where they came from."""
    points = {who: {"start": GAME.start.vp} for who in companies}
    for event in events:
        if isinstance(event, Gained | Paid) and event.what == "vp" and event.who in points:
            amount = event.amount if isinstance(event, Gained) else -event.amount
            found, held = source_of(event.clause, amount), points[event.who]
            source = _CALLED.get(found, found)
            held[source] = held.get(source, 0) + amount
    return points


def whole_game(seed: int, strategy: Strategy, players: int = 3) -> tuple[Position, tuple[Event, ...]]:
    """A game played to its end by a program, and everything that happened in it."""
    steps = rounds.whole_game(new_game(players=players, seed=seed), strategy)
    return steps[-1].after, tuple(event for step in steps for event in step.events)


def supplies(position: Position, counts: bool = False) -> tuple[tuple[str, ...], ...]:
    """What every company has before the last points; with what the objective counts, where a reader may see that."""
    rows = []
    for who in position.order:
        held = position.companies[who]
        drops = drops_held(position, who)
        amounts = (held.vp, held.credits, held.excavators, held.mixers, drops)
        objective = counted(position, who, position.objective) if counts and position.objective else "?"
        rows.append((company(who), *map(str, amounts), str(objective)))
    return tuple(rows)
