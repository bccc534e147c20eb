"""The office: a round's engineers to be spent on a goal, and the best plan there is, found by trying them all."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, reduce
from random import Random

from ..board.office import BANK, CLAUSE_OF_SECTION
from ..board.powers import BASIC_TILES
from ..engine.actions import spaces_in_play
from ..engine.construction import advanced_tiles
from ..engine.events import IllegalMove, Ran, Refusal, Returned
from ..engine.moves import Discard, Drops, Machines, Move, Pay, Place, Take, place, read_move
from ..engine.play import play, refusal
from ..engine.position import Position, as_position
from ..engine.rounds import Turn
from ..notation.text import sketch
from ..words import describe
from ..words import office_lesson as words
from ..words.lessons import labelled
from ..words.names import capital, count, listed, told_together
from ..words.places import place as place_name
from ..words.scene import parts
from .asking import Explained, Feedback, Sentence, Verdict, luck_of
from .printed import GAME
from .story import Story, acted, first_answer, followed, mover, own_turn, with_supply

Action = tuple[Move, ...]
"""Engineers on a space, and what is answered there."""
SECTIONS = ("workshop", "machinery", "patent")
"""Where engineers bring a goal nearer, besides the Bank."""
PLAYER = "italy"


def _machines(position: Position, who: str) -> int:
    company = position.companies[who]
    return company.excavators + company.mixers


GOALS: Mapping[str, Callable[[Position, str], int]] = {
    "machines": _machines,
    "mixers": lambda position, who: position.companies[who].mixers,
    "tile": lambda position, who: _machines(position, who) if advanced_tiles(position, who) else 0,
}
"""What is to be as much as possible when all engineers are placed."""


@dataclass(frozen=True)
class RoundTask:
    """A goal, and a position in which one company spends the rest of its engineers."""

    seed: int
    position: Position
    goal: str

    @property
    def who(self) -> str:
        """Whose engineers they are."""
        return mover(self.position)

    @property
    def asked(self) -> str:
        """What is to be done."""
        return words.GOALS[self.goal]

    def reached(self, position: Position) -> int:
        """How much of the goal a position has."""
        return GOALS[self.goal](position, self.who)

    @cached_property
    def best(self) -> tuple[Action, ...]:
        """A plan that reaches most, and of these one with the fewest actions."""
        return best_plan(self.position, self.goal)

    @cached_property
    def most(self) -> int:
        """What the best plan reaches."""
        return self.reached(carried_out(self.position, self.best).end)

    @property
    def best_told(self) -> str:
        """The best plan in words."""
        return words.best(reduce(words.then, map(action_told, self.best)))

    def __str__(self) -> str:
        return self.asked


def taken(position: Position, action: Sequence[Move]) -> Story:
    """A turn of the office, event by event; afterwards it is the same company's turn again."""
    first, *answers = action
    waiting = iter(answers)
    return acted(position, first, words.before(), lambda now: next(waiting, first_answer(now)))


def carried_out(position: Position | str, plan: Iterable[Sequence[Move | str]]) -> Story:
    """Several turns, one after the other."""
    position = as_position(position)
    story = Story(own_turn(position, mover(position)), sentences=(words.before(),))
    for action in plan:
        moves = tuple(read_move(move) if isinstance(move, str) else move for move in action)
        found = refusal(story.end, moves[0])
        if found is not None:
            raise IllegalMove(found)
        story = followed(story, taken(story.end, moves))
    return story


def asks(position: Position, move: Move) -> tuple[Move, ...]:
    """What may be answered after engineers are placed on a space; nothing where nothing is asked."""
    question = play(_with_a_spare(position), move).after.question
    return () if question is None or isinstance(question, Turn) else question.answers(play(position, move).after)


def best_plan(position: Position, goal: str) -> tuple[Action, ...]:
    """The plan that reaches most of a goal.

    Nothing here depends on the order of turns but the credits for them: so the Bank comes first, and every selection of
    the other spaces is tried in one order.
    """
    who = mover(position)
    spare = _with_a_spare(position)
    of_section = position.box.spaces_of_section
    names = [name for section in SECTIONS for name in of_section[section] if name in spaces_in_play(position)]
    best: tuple[int, int, tuple[Action, ...]] | None = None
    for banked in range(position.companies[who].engineers + 1):
        begun: tuple[Action, ...] = ((place(BANK, banked),),) if banked else ()
        start = play(spare, place(BANK, banked)).after if banked else spare
        for now, plan in _selections(start, who, names):
            found = GOALS[goal](now, who), -len(begun) - len(plan), (*begun, *plan)
            if best is None or found[:2] > best[:2]:
                best = found
    assert best is not None
    return best[2]


def _selections(position: Position, who: str, names: Sequence[str]) -> Iterable[tuple[Position, tuple[Action, ...]]]:
    """Every selection of spaces that engineers and credits allow, with what it leads to."""
    yield position, ()
    for number, name in enumerate(names):
        if (
            position.box.spaces[name].engineers < position.companies[who].engineers
            and place(name) in position.legal_moves
        ):
            after = play(position, place(name)).after
            answers = after.legal_moves if not isinstance(after.question, Turn) else ()
            for answer in answers or (None,):
                now = play(after, answer).after if answer is not None else after
                action = (place(name),) if answer is None else (place(name), answer)
                for end, plan in _selections(now, who, names[number + 1 :]):
                    yield end, (action, *plan)


def _with_a_spare(position: Position) -> Position:
    """The position with one engineer more, who is never placed: so that the round is not over with the last one."""
    who = mover(position)
    return with_supply(position, who, engineers=position.companies[who].engineers + 1)


LEAST_ACTIONS = 3
"""No best plan of a task has fewer."""


@lru_cache(64)
def task(seed: int) -> RoundTask:
    """A task of its own for each seed, in which taking what is nearest does not reach the most; 0 is a small one."""
    if not seed:
        return RoundTask(0, first_office(), "machines")
    luck = luck_of("a round of engineers", seed)
    while True:
        found = RoundTask(seed, _office(luck), luck.choice(list(GOALS)))
        if len(found.best) >= LEAST_ACTIONS and found.reached(nearest_first(found).end) < found.most:
            return found


def changed(old: RoundTask, **amounts: int) -> RoundTask:
    """The same task with other amounts of engineers or credits."""
    return replace(old, position=with_supply(old.position, old.who, **amounts))


def nearest_first(asked: RoundTask) -> Story:
    """What comes of always taking the space that brings most of the goal at once, and else the Bank."""
    story, who = Story(asked.position), asked.who
    while story.end.companies[who].engineers:
        now = story.end
        moves = (move for move in now.legal_moves if isinstance(move, Place))
        stories = [taken(now, (move,)) for move in moves if now.box.spaces[move.space].section in SECTIONS]
        best = max(stories, key=lambda each: asked.reached(each.end), default=None)
        if best is None or asked.reached(best.end) <= asked.reached(now):
            best = taken(now, (place(BANK, now.companies[who].engineers),))
        story = followed(story, best)
    return story


def _office(luck: Random) -> Position:
    """An office in which rivals stand already, and a company with a few engineers and something on its wheel."""
    others = ("usa", "germany", "france")
    names = [name for section in (*SECTIONS, "turbine", "contract") for name in GAME.spaces_of_section[section]]
    stands = " ".join(f"{name}={luck.choice(others)}*{GAME.spaces[name].engineers}" for name in luck.sample(names, 9))
    back = luck.sample((1, 2, 3, 4), 2)
    wheel = f"{back[0]}:{luck.choice(BASIC_TILES)}+{luck.randint(2, 4)}excavators,{back[1]}:{luck.randint(1, 3)}mixers"
    supply = f"engineers={luck.randint(6, 10)} credits={luck.randint(1, 6)} excavators={luck.randint(0, 2)} mixers=1"
    patents = ",".join(GAME.tiles[name].word for name in luck.sample(FIRST_TILES, 3))
    position = sketch(
        f"{PLAYER} {supply} wheel={wheel} | usa | germany | france"
        f" | round=2 mover={PLAYER} {stands} patents={patents} contracts=200,205,300,310,400,405 national=101"
    )
    return own_turn(position, PLAYER)


def first_office() -> Position:
    """An office in which only Bank, Workshop and Machinery Shop are open, and a company with three engineers."""
    sections = ("turbine", "water", "contract", "patent")
    names = [name for section in sections for name in GAME.spaces_of_section[section]]
    stands = " ".join(f"{name}=usa*{GAME.spaces[name].engineers}" for name in names)
    wheel = "wheel=1:base+2excavators,3:2mixers"
    start = f"{PLAYER} engineers=3 credits=3 excavators=1 mixers=1 {wheel} | usa | germany | france"
    return own_turn(sketch(f"{start} | round=2 mover={PLAYER} {stands}"), PLAYER)


FIRST_TILES = tuple(name for name in GAME.advanced_tiles if GAME.tiles[name].level == 1)


def judge(asked: RoundTask, end: Position, guess: int | None) -> Feedback:
    """What a plan is told when all its engineers are placed."""
    reached, most = asked.reached(end), asked.most
    why = words.look_for_it() if reached < most else ""
    ended, said = words.ENDED(asked.goal, n=reached), ""
    happened = words.the_most(ended) if reached == most else words.less_than(ended, most)
    if guess is not None:
        off = abs(guess - most)
        said = words.guessed_off(guess, off, guess < most) if off else words.foresaw(most)
    return Feedback(reached == most, happened, why, "R4", most - reached, said)


@dataclass(frozen=True)
class Spending:
    """A round's engineers, as far as they are placed, and what the best plan came to, once it is shown."""

    task: RoundTask
    plan: tuple[Action, ...]
    story: Story
    """What the plan has led to, or the best plan leads to."""
    guess: int | None = None
    """What the best plan is said to reach."""
    waiting: Place | None = None
    """Engineers that are to be placed as soon as it is said what their space gives."""
    before: Story | None = None
    """The reader's own plan, beside the best one."""
    said: tuple[Verdict, ...] = ()

    @property
    def now(self) -> Position:
        """Where the plan has come to."""
        return self.story.end

    @property
    def over(self) -> bool:
        """Whether every engineer is placed."""
        return self.before is not None or not self.now.companies[self.task.who].engineers

    @property
    def open_spaces(self) -> tuple[str, ...]:
        """The spaces where engineers may be placed now."""
        if self.over:
            return ()
        spaces = (move.space for move in self.now.legal_moves if isinstance(move, Place))
        return tuple(dict.fromkeys(space for space in spaces if space in self.now.box.shared_spaces))

    @property
    def answers(self) -> tuple[Move, ...]:
        """What the space gives on which engineers are to be placed."""
        return () if self.waiting is None else asks(self.now, self.waiting)

    def put_on(self, space: str | None, banked: int = 1) -> "Spending":
        """With engineers on a space; where it gives a choice, that is asked for first."""
        if space is None:
            return self._told(words.hint())
        if self.over:
            return self._told(words.over())
        move = place(space, banked) if space == BANK else place(space)
        refused = refusal(self.now, move)
        if refused is not None:
            return self._told(words.refused(refused.why), refused.clause)
        if asks(self.now, move):
            return replace(self, waiting=move)._told(words.choose_first())
        return self._take((move,))

    def answer(self, answer: Move | None) -> "Spending":
        """With what the space gives chosen."""
        return self if self.waiting is None or answer is None else self._take((self.waiting, answer))

    def take_back(self) -> "Spending":
        """Without the last action, or the choice that is being asked for."""
        return replace(spending(self.task, self.plan if self.waiting else self.plan[:-1]), guess=self.guess)

    def start_over(self) -> "Spending":
        """The same round from its beginning."""
        return replace(spending(self.task), guess=self.guess)

    def show_best(self) -> "Spending":
        """With the best plan, beside one's own; only when that is carried out."""
        if not self.over:
            return self._told(words.first_place())
        if self.before is not None:
            return self
        best = replace(carried_out(self.task.position, self.task.best), at=0)
        return replace(self, story=best, before=self.story)._told(words.shown())

    def _take(self, action: Action) -> "Spending":
        story = replace(followed(self.story, taken(self.now, action)), at=self.story.length)
        done = replace(self, plan=(*self.plan, action), story=story, waiting=None, said=())
        return replace(done, said=(judge(self.task, done.now, self.guess),)) if done.over else done

    def _told(self, told: str, clause: str = "") -> "Spending":
        return replace(self, said=(Sentence(told, clause),))


def spending(task: RoundTask, plan: tuple[Action, ...] = ()) -> Spending:
    """A round as it is at first, or after some actions."""
    story = Story(task.position, sentences=(words.start(),))
    return Spending(task, plan, followed(story, carried_out(task.position, plan)))


def action_told(action: Action) -> str:
    """A turn in short: its space, and what is chosen there."""
    first, *answers = action
    assert isinstance(first, Place)
    where = words.in_the_bank(first.engineers) if first.engineers else place_name(first.space)
    return words.chosen(where, listed(map(answer_told, answers))) if answers else where


def answer_told(move: Move) -> str:
    """What is chosen on a space, contracts at their shortest."""
    if isinstance(move, Take | Discard):
        taken = map(GAME.contracts.__getitem__, move.contracts)
        return told_together(words.energy_for(contract.energy, parts(contract.reward)) for contract in taken)
    if isinstance(move, Drops):
        return listed(describe.on_headstream(drops, name) for name, drops in Counter(move.headstreams).items())
    amounts = move.amounts if isinstance(move, Pay | Machines) else ()
    return listed(count(amount, what) for what, amount in amounts) if amounts else str(move)


def offered(*spaces: str) -> Explained:
    """What some action spaces take."""
    told = []
    for space in map(GAME.spaces.__getitem__, spaces):
        credits = space.price + space.fee
        paid = listed([count(space.engineers, "engineers")] + [count(credits, "credits")] * bool(credits))
        clause = CLAUSE_OF_SECTION[space.section] if space.price else "R3"
        told.append(Sentence(words.space_takes(space.id, paid, space.price, space.fee), clause))
    return Explained(tuple(told), OFFICE)


def spaces_with(players: int) -> int:
    """How many spaces of the office are open with so many players."""
    return len(spaces_in_play(sketch(" | ".join(("usa", "germany", "italy", "france")[:players]))))


def refusals(position: Position | str, tries: Iterable[str]) -> tuple[Refusal | None, ...]:
    """Why each of some moves is refused; of a turn, why its last part is."""

    def found(said: str) -> Refusal | None:
        *first, last = said.split("; ")
        now = reduce(lambda now, move: play(now, move).after, first, as_position(position))
        return refusal(now, read_move(last))

    return tuple(map(found, tries))


def why_not(position: Position | str, tries: Iterable[str]) -> Explained:
    """Why each of some moves is refused, by its number."""
    found = enumerate(refusals(position, tries), 1)
    numbered = ((labelled(str(at), capital(each.why)), each.clause) for at, each in found if each)
    return Explained(tuple(Sentence(*each) for each in numbered), OFFICE)


def fewest_engineers(position: Position | str, goal: str) -> int:
    """The fewest engineers with which a goal can be brought further."""
    return _with_fewest(as_position(position), goal).position.companies[PLAYER].engineers


def best_way(position: Position | str, goal: str) -> Story:
    """What the fewest engineers do that bring a goal further."""
    found = _with_fewest(as_position(position), goal)
    return carried_out(found.position, found.best)


def _with_fewest(position: Position, goal: str) -> RoundTask:
    asked = RoundTask(0, own_turn(position, PLAYER), goal)
    start = asked.reached(position)
    tasks = (changed(asked, engineers=engineers) for engineers in range(1, position.design.engineers_each + 1))
    found = next((each for each in tasks if each.most > start), None)
    if found is None:
        raise ValueError(words.no_way())
    return found


OFFICE = sketch("italy | usa | germany | france | patents=base-I,conduit-I,wild-I")
"""The office as it is when a round begins."""


def scarcity() -> Explained:
    """How many spaces of the office are open, by how many play: of two section by section, of others what opens."""
    two, three, four = map(spaces_with, (2, 3, 4))
    sections = Counter(GAME.spaces[name].section for name in spaces_in_play(sketch("usa | germany")))
    sums = {2: tuple(sections.values()), 3: (two, three - two), 4: (three, four - three)}
    told = (words.open_spaces(players, sum(parts), " + ".join(map(str, parts))) for players, parts in sums.items())
    return Explained(tuple(Sentence(each, "U8") for each in told), OFFICE)


def credits_for(space: str) -> int:
    """What a space takes in credits, the fee of a dear one included."""
    return GAME.spaces[space].price + GAME.spaces[space].fee


def machines_back(story: Story) -> int:
    """How many machines came back from the wheel in a story."""
    return sum(event.excavators + event.mixers for event in story.all(Returned))


def end_of_drop(story: Story) -> str:
    """Where the last drop of a story has come to."""
    return story.all(Ran)[-1].path[-1]
