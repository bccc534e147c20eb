"""The best moves are looked for: what looks good is tried out under the same luck, and what falls behind is left."""

import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from random import Random

from ..engine.moves import Move
from ..engine.play import answered
from ..engine.position import Playout, Position, as_position
from ..engine.rounds import Turn
from ..engine.setup import ChooseCompany, deal
from ..history.summary import SOURCES
from ..words import analysis
from ..words import best as words
from .ahead import TurnPlan
from .appraisal import Outlooks
from .best import BestMoves, said
from .executors import USUAL, WorkedBy, Workers, spread
from .playouts import GameEnd, Job, OneByOne, Policies, Trial, Watch, checked_move, checked_policy, named
from .quick import plans, quick_choice
from .rollouts import POLICY
from .standing import margin
from .statistics import ENOUGH, FIRST_LOOK, LEVEL, Precision
from .tried import MEASURES
from .weights import WEIGHTS

MOST_OPTIONS = 12
"""So many turns are tried at most."""
SAME_START = 2
"""So many of them build the same structure, so that its sites do not crowd out the rest; more where there is room."""
PLAYOUTS = 400
SECONDS = 5.0
STAY = 2
"""So many are never left aside for being in the worse half."""


def best_moves(
    position: Position | str,
    seconds: float | None = None,
    policy: Policies = POLICY,
    n: int | None = None,
    seed: int = 0,
    *,
    by: str = "lead",
    most: int = MOST_OPTIONS,
    also: Iterable[Move | str] = (),
    level: float = LEVEL,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[BestMoves], object] | None = None,
) -> BestMoves:
    """The best moves of a position for the company that is to move, and what every other one loses.

    Turns are tried as the quick player would carry them out, the `most` that look best to it; at any other question its
    answers. Each is played out under the same luck, whatever is hidden dealt anew; what falls behind is left aside, so
    that the playouts go to the moves still in question, but those of `also` are tried in any case, and to the end. It
    ends when one is surely best, after `n` playouts of each (then the same call gives the same numbers), or after so
    many seconds, 5 if neither is said. `by` says what counts: "lead" (points more than the best of the others), "vp" or
    "won". `progress` is shown the answer as it gets better; `watch` is called often; both may raise to end it. All else
    is as in `rollout`.
    """
    found = None
    asked = growing_best_moves(
        position, seconds, policy, n, seed, by=by, most=most, also=also, level=level, executor=executor, watch=watch
    )
    with closing(asked) as answers:
        for found in answers:
            if progress is not None:
                progress(found)
    assert found is not None, "there is an answer before anything is tried"
    return found


def growing_best_moves(
    position: Position | str,
    seconds: float | None = None,
    policy: Policies = POLICY,
    n: int | None = None,
    seed: int = 0,
    *,
    by: str = "lead",
    most: int = MOST_OPTIONS,
    also: Iterable[Move | str] = (),
    level: float = LEVEL,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    begun: BestMoves | None = None,
) -> Generator[BestMoves, None, None]:
    """The answers of `best_moves` as they get better: the first at once, as the quick player guesses; stop any time.

    With `begun`, one of these answers, it goes on from there: what follows is the same as if it had never been stopped.
    """
    if seconds is None and n is None:
        seconds = SECONDS
    if seconds is not None and not seconds > 0:
        raise ValueError(words.no_seconds(got=seconds))
    if by not in (*MEASURES, *SOURCES):
        raise ValueError(analysis.no_such_measure(by=by, known=(*MEASURES, *SOURCES)))
    if type(most) is not int or most < 2:
        raise ValueError(words.few_options(got=most))
    position = as_position(position)
    question = position.question
    if question is None:
        raise ValueError(words.game_over())
    who = question.who
    if isinstance(question, ChooseCompany):
        raise ValueError(words.draft())
    if who in position.automas:
        raise ValueError(words.automa(who=who))
    view = position.view_for(who)
    options, left_out = pre_selected(view, who, most)
    wanted = [(checked_move(position, move),) for move in also]
    added = [plan for plan in dict.fromkeys(wanted) if plan not in options]
    options, left_out = (*options, *added), max(0, left_out - len(added))
    precision = Precision(PLAYOUTS if n is None else n, None, level).checked()
    kept = tuple(options.index(plan) for plan in wanted)
    everything = tuple(range(len(options)))
    ended = "alone" if len(options) == 1 else "going on"
    asked = BestMoves(
        positions=(position,),
        plans=options,
        options=tuple(map(said, options)),
        who=who,
        by=by,
        policy=named(policy),
        seed=seed,
        precision=precision,
        ended=ended,
        left_out=left_out,
        also=kept,
        left=everything,
    )
    if begun is not None and begun.asked != asked:
        raise ValueError(words.asked_otherwise())
    job = Job((), asked.companies, checked_policy(policy, position), seed, who)
    return _growing(begun or asked, job, seconds, WorkedBy(executor, watch))


def _growing(found: BestMoves, job: Job, seconds: float | None, work: WorkedBy) -> Generator[BestMoves, None, None]:
    began = time.monotonic()
    view = found.position.view_for(found.who)
    yield found
    if found.ended == "alone":
        return
    for count in stages(found.precision.limit):
        done = found.count
        if count < done:
            continue
        ends = [list(each) for each in found.ends] or [[] for _ in found.plans]
        left = found.left
        tried = tuple(sorted({*left, *found.also}))
        stage = OneByOne(job._replace(trials=tuple(Trial(view, found.plans[index]) for index in tried)))
        with closing(spread(stage, count * len(tried), work, done * len(tried))) as batches:
            turn = 0
            for batch in batches:
                for (end,) in batch:
                    ends[tried[turn % len(tried)]].append(end)
                    turn += 1
                late = seconds is not None and time.monotonic() - began > seconds
                if done + turn // len(tried) > found.count or late:
                    found = _with(found, ends, left, "time" if late else "going on")
                    yield found
                if late:
                    return
        ended = _ended(found)
        if ended != "going on":
            yield replace(found, ended=ended)
            return
        found = replace(found, left=_still_in_question(found))


def _with(found: BestMoves, ends: list[list[GameEnd]], left: tuple[int, ...], ended: str) -> BestMoves:
    """What is known now; those still tried have the same number of playouts."""
    tried = {*left, *found.also}
    common = min(len(ends[index]) for index in tried)
    told = tuple(tuple(each[:common] if index in tried else each) for index, each in enumerate(ends))
    return replace(found, left=left, ends=told, ended=ended)


def stages(limit: int) -> Iterator[int]:
    """The counts at which options are left aside: each stage plays as many games as all before it."""
    count = FIRST_LOOK
    while count < limit:
        yield count
        count *= 2
    yield limit


def _ended(found: BestMoves) -> str:
    """Whether it goes on, or why it ends."""
    if found.count >= min(ENOUGH, found.precision.limit):
        if not found.undecided:
            return "decided"
        if all(found.lost(option)[:3] == (0, 0, 0) for option in found.undecided):
            return "same"
    return "going on" if found.count < found.precision.limit else "limit"


def _still_in_question(found: BestMoves) -> tuple[int, ...]:
    """The better half of those that may be best; two at least."""
    tried = {*found.left, *found.also}
    ranked = [index for index in map(found.options.index, found.ranking) if index in tried]
    half = ranked[: max(STAY, (len(found.left) + 1) // 2)]
    kept = [index for index in half if found.lost(found.options[index]).open]
    return tuple(sorted(kept if len(kept) >= STAY else ranked[:STAY]))


def pre_selected(view: Position, who: str, most: int) -> tuple[tuple[TurnPlan, ...], int]:
    """What is to be tried, best first as the quick player sees it, and how much is left out."""
    moves, outlooks = view.legal_moves, Outlooks(WEIGHTS)
    if isinstance(view.question, Turn):
        found = plans(outlooks.appraisal(view, who), moves)
        begun = {plan[0] for plan in found}
        found += [(move,) for move in moves if move not in begun]
        starts: Counter[TurnPlan] = Counter()
        few, many = list[TurnPlan](), list[TurnPlan]()
        for plan in found:
            starts[plan[:2]] += 1
            (few if starts[plan[:2]] <= SAME_START else many).append(plan)
        return tuple([*few, *many][:most]), max(0, len(found) - most)
    ranked = sorted(moves, key=_standing_after(view, who, outlooks), reverse=True)
    return tuple((move,) for move in ranked[:most]), max(0, len(ranked) - most)


def _standing_after(view: Position, who: str, outlooks: Outlooks) -> Callable[[Move], float]:
    """How far ahead a move leaves a company when its turn is over, as the standings say."""
    dealt = deal(view, 0)

    def worth(move: Move) -> float:
        draft, luck = Playout(dealt), Random(0)
        asked = draft.question
        assert asked is not None
        answered(draft, asked, move)
        while (asked := draft.question) is not None and asked.who == who and not isinstance(asked, Turn):
            answered(draft, asked, quick_choice(draft, outlooks, luck))
        return margin(draft, who, outlooks)

    return worth
