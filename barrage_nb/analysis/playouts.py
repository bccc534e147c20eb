"""A playout: what may be hidden is dealt anew, programs play to the end, and every point is counted by its source."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from ..board.companies import SEATS, STRUCTURES
from ..engine.construction import buildable, toolbox
from ..engine.moves import Move
from ..engine.pieces import legal_sites
from ..engine.play import Strategy, answered, asked_answers, play_on, steps_of
from ..engine.position import Playout, Position
from ..engine.rounds import Turn
from ..engine.setup import deal
from ..history.summary import SOURCES, source_of
from ..words import analysis as words
from .quick import wavering_player

Policy: TypeAlias = Callable[[int], Strategy]
"""Makes the strategy of one company in one playout; the seed decides its chances, as in `builder_player(seed)`."""
Policies: TypeAlias = Policy | Mapping[str, Policy]
"""One policy for everybody, or one for each company; the draft, where nobody has a company, the usual player plays."""

Watch: TypeAlias = Callable[[], object]
"""Is called often while something is worked out, and may raise to end it at once."""
Ending = TypeVar("Ending", covariant=True)


TALLIES = ("energy", "water", *STRUCTURES, "contracts")
"""What a company makes in a game: energy, drops that come into its dams, pieces, and contracts that it fulfils."""
MEANS = ("credits", "excavators", "mixers", *STRUCTURES)
"""What a company has at its next turn, and which structures it can pay for."""
MOVES_TOLD = 8


class Tale(NamedTuple):
    """What a playout was like.

    Its first moves, each with who made it; by company what it made, in the order of `TALLIES`; and what the one for
    whom it is told had at her next turn, in the order of `MEANS`.
    """

    moves: tuple[tuple[str, str], ...]
    made: tuple[tuple[int, ...], ...]
    means: tuple[int, ...]


class GameEnd(NamedTuple):
    """How one playout ended: by company the points, the share of the first place, and the points won by source.

    Companies come in the order of the run, sources in that of `SOURCES`; together with the points that were there when
    it began, the sources make the points.
    """

    number: int
    vp: tuple[int, ...]
    won: tuple[float, ...]
    points: tuple[tuple[int, ...], ...]
    tale: Tale | None = None


class Trial(NamedTuple):
    """Where a playout begins: what is known of a position, and the moves that are tried in it."""

    view: Position
    moves: tuple[Move, ...] = ()


class Job(NamedTuple):
    """What is to be played out, number by number, by whomever; with `told_for` as that company's tales too."""

    trials: tuple[Trial, ...]
    companies: tuple[str, ...]
    policy: Policies
    seed: int
    told_for: str | None = None

    def played(self, number: int, watch: Watch | None = None) -> tuple[GameEnd, ...]:
        """One playout from each of the trials, with the same luck; `watch` is called at every decision."""
        luck = seed_of(self.seed, number)
        views = {id(trial.view): trial.view for trial in self.trials}
        dealt = {name: deal(view, luck) for name, view in views.items()}
        return tuple(self._end(number, luck, dealt[id(trial.view)], trial.moves, watch) for trial in self.trials)

    def _end(self, number: int, luck: int, position: Position, moves: tuple[Move, ...], watch: Watch | None) -> GameEnd:
        counted = Counted(position)
        choose = seated(self.policy, luck, watch)
        for move in moves:
            question = counted.question
            if question is not None and move in counted.legal_moves:  # what has one answer is not asked
                answered(counted, question, move)
        if self.told_for is None:
            play_on(counted, choose)
            return end_of(number, counted, self.companies)
        told = Teller(self.told_for, choose)
        play_on(counted, told)
        return end_of(number, counted, self.companies)._replace(tale=told.tale(counted, self.companies))


class OneByOne(NamedTuple):
    """A job whose every number is a playout of a single trial, so that many trials are soon begun and well shared."""

    job: Job

    @property
    def policy(self) -> Policies:
        """The policy of the job."""
        return self.job.policy

    def played(self, number: int, watch: Watch | None = None) -> tuple[GameEnd, ...]:
        """The trials take turns: each gets a playout before any gets the next."""
        number, index = divmod(number, len(self.job.trials))
        return self.job._replace(trials=(self.job.trials[index],)).played(number, watch)


class AnyJob(Protocol[Ending]):
    """Work by the number, whoever does it, and when: each gives the same ending for each of its trials."""

    @property
    def policy(self) -> Policies:
        """Who plays."""

    def played(self, number: int, watch: Watch | None = None) -> tuple[Ending, ...]:
        """What comes of a number."""


class Counted(Playout):
    """A playout that counts the victory points by company and clause, those won apart from those lost."""

    __slots__ = ("energy", "points", "water")

    points: dict[tuple[str, str, bool], int]
    energy: dict[str, int]
    water: dict[str, int]

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.points, self.energy, self.water = {}, {}, {}

    def gain(self, who: str, what: str, amount: int, clause: str) -> None:
        """Give a company something, and count it if it is points."""
        if amount:
            given = self._give(who, what, amount)
            if given == "vp":
                self._count(who, clause, amount)
            elif given == "energy":
                self.energy[who] = self.energy.get(who, 0) + amount

    def set_drops(self, dam: str, drops: int) -> None:
        """Change the drops that a dam holds, and count those that come in."""
        held = self.dams[dam]
        if drops > held.drops:
            self.water[held.owner] = self.water.get(held.owner, 0) + drops - held.drops
        super().set_drops(dam, drops)

    def pay(self, who: str, what: str, amount: int, clause: str) -> None:
        """Take something from a company, and count it if it is points."""
        if amount and self._give(who, what, -amount) == "vp":
            self._count(who, clause, -amount)

    def _count(self, who: str, clause: str, amount: int) -> None:
        key = who, clause, amount > 0
        self.points[key] = self.points.get(key, 0) + amount


class Teller:
    """A strategy that keeps what its playout was like."""

    def __init__(self, who: str, choose: Strategy) -> None:
        self.who, self.choose = who, choose
        self.moves: list[tuple[str, str]] = []
        self.means: tuple[int, ...] | None = None

    def __call__(self, position: Position) -> Move:
        question = position.question
        assert question is not None
        if self.means is None and question.who == self.who and isinstance(question, Turn):
            self.means = means_of(position, self.who)
        move = self.choose(position)
        if len(self.moves) < MOVES_TOLD:
            self.moves.append((question.who, str(move)))
        return move

    def tale(self, counted: Counted, companies: Sequence[str]) -> Tale:
        """What the playout was like that has come to its end."""
        made = tuple(
            (
                counted.energy.get(who, 0),
                counted.water.get(who, 0),
                *(getattr(counted.pieces(who), structure) for structure in STRUCTURES),
                len(counted.companies[who].fulfilled),
            )
            for who in companies
        )
        return Tale(tuple(self.moves), made, self.means or (0,) * len(MEANS))


def means_of(position: Position, who: str) -> tuple[int, ...]:
    """What a company has, and which structures it can pay for somewhere."""
    company = position.companies[who]
    found = buildable(position, who, toolbox(company, position.builder_of(who), position.box), company.credits)
    structures = ((each.move.structure, each.spaces) for each in found)
    payable = {one for one, spaces in structures if not spaces.isdisjoint(legal_sites(position, who, one))}
    have = company.credits, company.excavators, company.mixers
    return (*have, *(int(structure in payable) for structure in STRUCTURES))


def end_of(number: int, counted: Counted, companies: Sequence[str]) -> GameEnd:
    """How a playout has ended."""
    first = counted.ranking[0]
    points = {who: [0] * len(SOURCES) for who in companies}
    for (who, clause, _), amount in counted.points.items():
        points[who][SOURCES.index(source_of(clause, amount))] += amount
    return GameEnd(
        number,
        tuple(counted.companies[who].vp for who in companies),
        tuple((who in first) / len(first) for who in companies),
        tuple(tuple(points[who]) for who in companies),
    )


def companies_of(position: Position) -> tuple[str, ...]:
    """The companies of a game, those not yet drafted included."""
    return (*position.companies, *(company for company, _ in position.offer))


def seed_of(*said: object) -> int:
    """A seed that follows from others, and is like no other."""
    return int.from_bytes(blake2b(repr(said).encode(), digest_size=6).digest(), "big")


def seated(policy: Policies, luck: int, watch: Watch | None = None) -> Strategy:
    """Every company with a strategy, and a luck, of its own: what one asks of chance does not change another's."""
    strategies: dict[str, Strategy] = {}

    def choose(position: Position) -> Move:
        if watch is not None:
            watch()
        question = position.question
        assert question is not None
        who = question.who
        if who in position.setup.automas:
            return position.legal_moves[0]  # an Automa is told to act, and decides within
        if who not in strategies:
            strategies[who] = policy_of(policy, who)(seed_of(luck, who))
        return strategies[who](position)

    return choose


def policy_of(policy: Policies, who: str) -> Policy:
    """The policy of a company, or of a seat that has none yet."""
    if not isinstance(policy, Mapping):
        return policy
    if who in SEATS:
        return policy.get(who, wavering_player)
    if who not in policy:
        raise ValueError(words.no_policy_for(got=who, known=tuple(policy)))
    return policy[who]


def checked_policy(policy: Policies, position: Position) -> Policies:
    """Policies that make strategies, for everybody who is to move."""
    for who in companies_of(position):
        if who not in position.automas:
            check_strategy(policy_of(policy, who))
    return policy


def check_strategy(made: Policy) -> None:
    """Refuse a policy that makes no strategy."""
    if not callable(made):
        raise TypeError(words.no_policy(got=made))
    try:
        strategy = made(0)
    except (AttributeError, TypeError, ValueError) as error:  # a strategy wants a position, and is given a seed
        raise TypeError(words.no_policy(got=named(made))) from error
    if not callable(strategy):
        raise TypeError(words.no_policy(got=named(made)))


def named(policy: Policies) -> str:
    """What policies are called."""
    if isinstance(policy, Mapping):
        return ", ".join(f"{who}: {named(each)}" for who, each in policy.items())
    return getattr(policy, "__name__", None) or type(policy).__name__


def asked_by(position: Position, who: str | None) -> str:
    """Who asks: whose question it is, if nothing else is said, or where the game is over the first company."""
    if who is not None:
        return who
    return position.question.who if position.question is not None else companies_of(position)[0]


def checked_answers(position: Position, move: Move | str) -> tuple[Move, ...]:
    """The answers of a legal move or turn that are asked for; or of its text."""
    return asked_answers(steps_of(position, move))
