"""A game looked back on: what every move lost, where it turned, and what was to be expected after each."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..engine.moves import as_move
from ..engine.play import Step
from ..engine.position import Position
from ..engine.setup import ChooseCompany
from ..history.nodes import Node
from ..history.telling import told, turns_of
from ..history.tree import Game
from ..words import review as words
from .best import best_moves
from .comparing import options_told
from .executors import USUAL, WorkedBy, Workers
from .outlook import WEIGHTS
from .playouts import Policies, Watch, companies_of, named, seed_of
from .rollouts import POLICY, company_index
from .statistics import LEVEL, Estimate

PLAYOUTS = 16
OTHERS = 4
"""So many moves are tried beside the one that was played."""
TURNING_POINTS = 3
NOTHING = Estimate(0.0, 0.0, 0.0, 0)


class Judged(NamedTuple):
    """A move of a game: what it lost against the best one, and what every company could expect after it.

    `tried` are all options that were tried, each with what it lost; `steps` what it is told by: the first move of a
    turn by the whole turn, any other by what it did.
    """

    node: int
    round: int
    who: str
    move: str
    best: str
    lost: Estimate
    vp: dict[str, Estimate]
    won: dict[str, Estimate]
    tried: tuple[tuple[str, Estimate], ...]
    steps: tuple[Step, ...]
    policy: str

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose: it is not played out, and cost nothing."""
        return not self.lost.n

    @property
    def sure(self) -> bool:
        """Whether it lost something beyond doubt: its interval lies above nothing."""
        return self.lost.low > 0

    @property
    def position(self) -> Position:
        """The position in which it was made."""
        return self.steps[0].before

    @property
    def told(self) -> str:
        """The move as a person says it."""
        return told(self.steps).alone

    @property
    def instead(self) -> str:
        """The best move as a person says it."""
        return self.told if self.best == self.move else self.choices[self.best]

    @property
    def choices(self) -> dict[str, str]:
        """All that was tried, by its notation as a person says it."""
        options = [option for option, _ in self.tried]
        plans = [tuple(map(as_move, option.split("; "))) for option in options]
        lines = options_told(self.position.view_for(self.who), plans, self.policy)
        return {option: each.line for option, each in zip(options, lines, strict=True)}


@dataclass(frozen=True)
class Review:
    """The moves of a line, each judged by playouts. Iterating gives a row for each: `pandas.DataFrame(review)`."""

    companies: tuple[str, ...]
    moves: tuple[Judged, ...]
    by: str
    policy: str
    n: int
    seed: int
    level: float
    going: int = 0
    not_judged: int = 0
    guess: bool = field(default=True, compare=False)
    """Whether a notebook asks its reader before it tells."""

    @property
    def turning_points(self) -> tuple[Judged, ...]:
        """The three moves that lost most for sure, in the order of the game; fewer, where fewer surely lost anything.

        What is sure is the lower end of a loss: its middle is largest where chance was against the move.
        """
        sure = sorted((each for each in self.moves if each.sure), key=lambda each: each.lost.low, reverse=True)
        return tuple(sorted(sure[:TURNING_POINTS], key=lambda each: self.moves.index(each)))

    def lost(self, who: str) -> float:
        """What a company lost at least: the lower ends of its sure losses, added up; what is open counts nothing."""
        company_index(self.companies, who)
        return sum(each.lost.low for each in self.moves if each.who == who and each.sure)

    def expected(self, who: str, what: str = "vp") -> list[tuple[int, Estimate]]:
        """The expected points of a company, or its share of the first place ("won"), after each place of the game."""
        company_index(self.companies, who)
        found = [(each.node, each.vp if what == "vp" else each.won) for each in self.moves]
        return [(node, by_company[who]) for node, by_company in found if who in by_company]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """A row for each move: what it lost, what was best, and what was to be expected after it."""
        return [
            {
                "node": each.node,
                "round": each.round,
                "company": each.who,
                "move": each.move,
                "told": each.told,
                "best": each.best,
                "lost": each.lost.mean,
                "low": each.lost.low,
                "high": each.lost.high,
                "open": each.lost.open,
                "forced": each.forced,
                "n": each.lost.n,
                **{f"vp {who}": each.vp[who].mean if who in each.vp else None for who in self.companies},
                **{f"won {who}": each.won[who].mean if who in each.won else None for who in self.companies},
            }
            for each in self.moves
        ]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.moves)

    def __str__(self) -> str:
        return words.review(self)

    def __repr__(self) -> str:
        return words.review_in_short(self)


class _Asked(NamedTuple):
    """How every move is judged."""

    policy: Policies
    n: int
    seed: int
    by: str
    others: int
    level: float
    work: WorkedBy

    def key(self, position: Position, who: str, move: str) -> str | None:
        """Under what a judgement is kept; None where a policy has no name by which it can be found again."""
        policies = sorted(self.policy.items()) if isinstance(self.policy, Mapping) else [("", self.policy)]
        names = [(company, _full_name(policy)) for company, policy in policies]
        if not all(name for _, name in names):
            return None
        asked = names, self.n, self.seed, self.by, self.others, self.level, WEIGHTS
        return f"judged-{seed_of(position.view_for(who).text, move, asked):012x}"


def _full_name(policy: Any) -> str:
    """Where a policy is found; those made on the spot have no name of their own."""
    name = getattr(policy, "__qualname__", "<")
    return "" if "<" in name or policy.__module__ == "__main__" else f"{policy.__module__}.{name}"


def review(
    game: Game | str,
    n: int = PLAYOUTS,
    policy: Policies = POLICY,
    seed: int = 0,
    *,
    node: int | None = None,
    by: str = "lead",
    others: int = OTHERS,
    level: float = LEVEL,
    guess: bool = True,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Review], object] | None = None,
) -> Review:
    """What every move of a game lost: the line through a place, by default the current one, from start to end.

    Each move is held against the `others` that look best to the quick player, as in `best_moves`, with `n` playouts;
    what is forced, an Automa's turns included, costs nothing. What was found is kept with the game and saved with it:
    the same is never worked out twice, and whoever ends it early goes on from there. In a notebook the reader guesses
    first what the turning points cost and what was better, unless `guess=False`. `progress` is shown the review as it
    grows; `watch` is called often, and may raise to end it.
    """
    game = Game(game) if isinstance(game, str) else game
    asked = _Asked(policy, n, seed, by, others, level, WorkedBy(executor, watch))
    line = game.whole_line(node)[1:]
    moves = [one for one in line if one.tweak is None and not isinstance(_question(one), ChooseCompany)]
    if not moves:
        raise ValueError(words.no_moves())
    turns = {id(turn.steps[0]): turn.steps for turn in turns_of(one.step for one in line)}
    found: list[Judged] = []
    companies = companies_of(moves[0].step.before)

    def so_far() -> Review:
        going, other = len(moves) - len(found), len(line) - len(moves)
        return Review(companies, tuple(found), by, named(policy), n, seed, level, going, other, guess)

    for one in moves:
        found.append(_judged(game, one, turns.get(id(one.step), (one.step,)), asked))
        if progress is not None:
            progress(so_far())
    return so_far()


def _question(node: Node) -> Any:
    return node.step.before.question


def _judged(game: Game, node: Node, steps: tuple[Step, ...], asked: _Asked) -> Judged:
    """A move, judged: as it is kept, or worked out and kept."""
    before, move = node.step.before, str(node.move)
    who = _question(node).who
    if who in before.automas or len(before.legal_moves) == 1:
        return Judged(node.id, before.round, who, move, move, NOTHING, {}, {}, (), steps, "")
    key = asked.key(before, who, move)
    kept = game.kept.get(key) if key is not None else None
    if kept is None:
        kept = _worked_out(before, move, asked)
        if key is not None:
            game.kept[key] = kept
    best, lost, vp, won, options = kept
    tried = tuple((option, Estimate(*each)) for option, each in options)
    return Judged(
        node.id,
        before.round,
        who,
        move,
        best,
        Estimate(*lost),
        _read(vp),
        _read(won),
        tried,
        steps,
        named(asked.policy),
    )


def _read(found: dict[str, list[Any]]) -> dict[str, Estimate]:
    return {who: Estimate(*each) for who, each in found.items()}


def _worked_out(before: Position, move: str, asked: _Asked) -> list[Any]:
    """A judgement as plain values."""
    policy, n, seed, by, others, level, work = asked
    executor, watch = work
    found = best_moves(
        before, None, policy, n, seed, by=by, most=others, also=[move], level=level, executor=executor, watch=watch
    )
    # The rest of the turn is judged by itself: the move is as good as the best turn that begins with it.
    played = next(option for option in found.ranking if str(found.plan(option)[0]) == move)
    lost = found.lost(played)
    best = found.best if lost.mean else move
    vp = {who: _plain(found.value(played, "vp", who)) for who in found.companies}
    won = {who: _plain(found.value(played, "won", who)) for who in found.companies}
    tried = [[option, _plain(found.lost(option))] for option in found.ranking]
    return [best, _plain(lost), vp, won, tried]


def _plain(found: Estimate) -> list[float]:
    return [*(round(number, 3) for number in found[:3]), found.n]
