"""The expansion: works, whose machines are gone, buildings with spaces of their own, a drop more, and a last round."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import takewhile

from ..board.refs import Ref
from ..engine.events import Paid, Returned, Scored
from ..engine.moves import At
from ..engine.play import greedy, unfold
from ..engine.position import Position
from ..history import Game
from ..notation.text import sketch
from ..words import lessons as words
from ..words.names import company
from . import scoring
from .asking import Explained, Sentence
from .office import carried_out, refusals
from .powers import PowerRun, tried
from .story import Story, with_supply

READER = "netherlands"
TILES = "building_tiles=robot_factory,wind_farm,control_station,loan_agency,cofferdam"


def _table(text: str) -> Position:
    return sketch(f"{text} | {TILES} mover={READER}", box="leeghwater")


WORKS = _table(
    "netherlands officer=jordan engineers=6 credits=9 excavators=4 mixers=1 wheel=3:3mixers | usa | germany"
    " | round=2 works=-,502,603 works-1=usa*2"
)
"""Works in the second round: one is taken, one asks for what is on the wheel."""
BUILDINGS = _table(
    "netherlands robot_factory.1 engineers=8 credits=9 excavators=9 mixers=6 | usa wind_farm.1 | germany"
    " | round=2 works=500,502,603"
)
"""A building of the reader and one of a rival."""
DAMS = _table(
    "netherlands P8.1 P9.1 P10.1 B5L=2*2 C5A B4L=1*1 B8L=1 B2L=1 B7U=2*1 | usa B9L=1 | germany | neutral B6L=1 B10L=1"
)
"""Three powerhouses, and dams of all kinds: where does a drop go?"""
LAST_ROUND = (
    "netherlands B1L=2*2 C1A P8.1 B7U=1*1 P9.1 robot_factory.1 officer=jordan vp=52 credits=9 excavators=5 mixers=4"
    " tiles=base,powerhouse,basic_building wheel=1:elevation+1m,3:conduit+2e contracts=3,310 works_taken=501"
    " | usa B1U=1*1 C5B P8.2 B5L=2*1 wind_farm.1 officer=adler vp=55 credits=7 contracts=1,206 works_taken=600,602"
    " | germany B4L=1 B7L=1 C6B P7.1 B6U=2*1 officer=mcdowell vp=49 credits=8 contracts=2"
    " | neutral B3L=1*1 B6L=2*1 B10L=3*1"
    " | round=5 headstream_tiles=1,6,4,5 bonus=conduits,contracts,bases,powerhouses,external_works objective=basins_1"
    " national=102,104 contracts=204,212,303,307,403,411 works=701,703,704"
    " patents=building-III,conduit-III,powerhouse-III"
    " building_tiles=robot_factory,financial_division,control_station,cofferdam,wind_farm"
)
"""Three companies before the first turn of the last round."""


def used() -> Position:
    """The reader has used the Robot Factory in this round."""
    return story(BUILDINGS, "place robot_factory-1").end


def story(position: Position, turn: str) -> Story:
    """What comes of a turn."""
    return carried_out(position, [turn.split("; ")])


def build_at(site: str) -> str:
    """The turn that builds a building."""
    return f"place construction-1; build building with basic_building; at {site}"


def ring(space: str) -> str:
    """An action space, or a space for a building, as a question names what it rings."""
    return str(Ref("building", space)) if "." in space else space


def answers(position: Position, tries: Iterable[str], named: Mapping[str, str]) -> dict[str, str]:
    """What is wrong with each of some tries, by its number: what its clause is called, "" where nothing is."""
    found = enumerate(refusals(position, tries), 1)
    return {str(at): named[each.clause if each else ""] for at, each in found}


def and_round(turn: str) -> Story:
    """A turn beside the works, and what the wheel brings back while it turns all the way round."""
    taken = story(with_supply(WORKS, READER, engineers=WORKS.design.engineers_each), turn)
    later = carried_out(taken.end, ([f"place workshop-{turns}"] for turns in (3, 2, 1)))
    return taken.go_through(later.steps, lambda event: isinstance(event, Returned)).last


def excavators(turn: str, at_once: str, later: str) -> dict[str, int]:
    """How many excavators lie in the supply after a turn beside the works, and when the wheel has turned round."""
    ends = {at_once: story(WORKS, turn).end, later: and_round(turn).end}
    return {when: end.companies[READER].excavators for when, end in ends.items()}


def credits_paid(turn: str) -> int:
    """How many credits a turn takes from who has built beside a rival."""
    return sum(event.amount for event in story(BUILDINGS, turn).all(Paid) if event.what == "credits")


def drop_after(*moves: str) -> tuple[set[str], PowerRun]:
    """The dams in which the drop after a production may be put, and that turn with the first of them."""
    run = tried(DAMS, *moves)
    places = [move.space for move in run.story.end.legal_moves if isinstance(move, At)]
    return {*places}, tried(DAMS, *moves, f"at {places[0]}")


# The last round.


@cache
def last_round() -> Position:
    """The table before the last round of a game."""
    return sketch(LAST_ROUND, box="leeghwater")


@cache
def by_programs() -> Game:
    """The last round as greedy programs play it."""
    game = Game(last_round())
    while game.position.question is not None:
        game.play(greedy(game.position))
    return game


def ended(game: Game) -> bool:
    """Whether the last round of a game has been played to its end."""
    return game.position.question is None


def played(game: Game) -> Game:
    """A game that has been played to its end; until then that of the programs."""
    return game if ended(game) else by_programs()


def to_score(game: Game) -> Position:
    """The end of the last round, when the water has flowed, and nothing is scored so far."""
    *_, last = played(game).line()
    assert last.step is not None
    parts = unfold(last.step.before, str(last.step.move)).parts
    *_, part = takewhile(lambda part: not isinstance(part.events[0], Scored), parts)
    return part.after


def which(game: Game) -> Explained:
    """Which round is scored."""
    return Explained((Sentence(words.yours() if ended(game) else words.recorded(), ""),), to_score(game))


NEW = {"bonus": "L86", "buildings": "L85"}
"""What is new among the points, by the clause that scores it."""


def scored(position: Position) -> dict[str, dict[str, int]]:
    """What works and buildings bring everybody when the last round is scored."""
    events = [event for event in scoring.ended(position).step.events if isinstance(event, Scored)]
    return {
        company(who): {
            head: sum(each.amount for each in events if each.who == who and each.clause == clause)
            for head, clause in NEW.items()
        }
        for who in position.order
    }


def told(position: Position) -> Explained:
    """The works and the buildings of everybody, and what they bring."""
    events = scoring.ended(position).step.events
    found = (each for each in events if isinstance(each, Scored) and each.clause in NEW.values())
    return Explained(tuple(Sentence(str(each), each.clause) for each in found), position)


def beside_programs(game: Game) -> Explained:
    """What the reader's company gained in the last round and the last scoring, beside the programs' round."""
    rounds = [(by_programs(), False)] + [(game, True)] * ended(game)
    start = last_round().companies[READER].vp
    gains = ((each.position.companies[READER].vp - start, yours) for each, yours in rounds)
    return Explained(tuple(Sentence(words.gained(READER, *gain), "") for gain in gains), last_round())
