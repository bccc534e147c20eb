"""Whole games saved as text, replayed to the exact final score by source, and moves counted at small depth.

`python tests/test_whole_games.py` plays and saves the games anew.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest

from barrage_nb import Position, greedy, legal_moves, new_game, play, random_player, sketch
from barrage_nb.engine.events import Event, Gained, Paid
from barrage_nb.engine.play import Strategy, builder_player
from barrage_nb.history import Game, load_game
from barrage_nb.notation.text import GameText
from tests.clauses import clause
from tests.keen import keen
from tests.rules.table import after

GAMES = Path(__file__).parent / "games"
SEATS: dict[str, tuple[int, tuple[Strategy, ...]]] = {
    "two_players": (1, (keen(1), keen(2))),
    "three_players": (5, (keen(5), keen(6), builder_player(5))),
    "four_players": (8, (keen(8), greedy, keen(10), random_player(11))),
}


def points(events: Iterable[Event]) -> dict[str, Counter[str]]:
    """The victory points of each company, by the clause they came from."""
    found: dict[str, Counter[str]] = {}
    for event in events:
        if isinstance(event, Gained | Paid) and event.what == "vp":
            sign = 1 if isinstance(event, Gained) else -1
            found.setdefault(event.who, Counter())[event.clause] += sign * event.amount
    return found


def scores(game: GameText) -> list[str]:
    """A line for each company: its final points, and where they came from."""
    steps = list(game.steps())
    by_clause = points(event for step in steps for event in step.events)
    end = steps[-1].after
    return [
        f"# {who} {company.vp}: start 10, {', '.join(f'{c} {n}' for c, n in sorted(by_clause[who].items()) if n)}"
        for who, company in end.companies.items()
    ]


@cache
def saved(name: str) -> tuple[GameText, tuple[str, ...]]:
    """A saved game, and the scores noted at its end."""
    text = (GAMES / f"{name}.txt").read_text()
    return load_game(text).game_text(), tuple(line for line in text.splitlines() if ": start 10, " in line)


def make(name: str) -> str:
    """A game played by the strategies of its seats, as text with its scores."""
    seed, strategies = SEATS[name]
    position = start = new_game(players=len(strategies), seed=seed)
    moves = []
    while position.question is not None:
        who = position.question.who
        seat = int(who[-1]) - 1 if position.offer else sorted(position.companies).index(who)
        moves.append(strategies[seat](position))
        position = play(position, moves[-1]).after
    game = GameText(start, tuple(moves))
    return Game(game).text + "\n".join(scores(game)) + "\n"


@pytest.mark.parametrize("name", SEATS)
def test_a_game_ends_with_the_noted_points_by_source(name):
    game, noted = saved(name)
    assert tuple(scores(game)) == noted
    assert len(noted) == game.start.players


@pytest.mark.parametrize("name", SEATS)
def test_the_sources_add_up(name):
    game, noted = saved(name)
    end = list(game.steps())[-1].after
    for line, (who, company) in zip(noted, end.companies.items(), strict=True):
        head, _, sources = line.partition(": ")
        assert head == f"# {who} {company.vp}"
        assert sum(int(source.split()[1]) for source in sources.split(", ")) == company.vp
    assert end.over
    assert sorted(who for place in end.ranking for who in place) == sorted(end.companies)


@pytest.mark.parametrize("name", SEATS)
def test_a_game_writes_a_text_that_says_the_same(name):
    game, _ = saved(name)
    assert load_game(Game(game).text).game_text() == game


@pytest.mark.parametrize("name", SEATS)
def test_lines_stay_short_in_games_that_build(name):
    game, _ = saved(name)
    assert max(len(step.after.text) for step in game.steps()) <= 1500


def test_the_games_show_much_of_the_rules():
    clauses = {e.clause for name in SEATS for step in saved(name)[0].steps() for e in step.events}
    assert len(clauses) >= 50
    assert {"C2", "C4", "P5", "P7", "P8", "K2", "I3", "W3", "W6", "M9", "S2", "S4", "E2", "E6", "E7"} <= clauses


# The first numbers, counted by hand: 2 x 2 and 4 x 4 drafts, 3 x 3 next; of the turns, 12 at the bank and, with six
# credits, 17 or 23 other spaces and a construction; mid-game 6 at the bank, 22 others, and a construction; 14 free
# bases beside no own one, each with three ways for Jordan to pay; the same for the reward, or none.
def counted(position: Position, depth: int) -> int:
    """How many ways there are to play so many moves."""
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(counted(play(position, move).after, depth - 1) for move in moves)


def drafted(players: int) -> Position:
    """The first turn of a game after everybody has taken the first offer."""
    position = new_game(players=players, seed=7)
    while str(legal_moves(position)[0]).startswith("draft"):
        position = play(position, legal_moves(position)[0]).after
    return position


MID_GAME = (
    "germany officer=jordan B1L=3*3 B2L C8B C5A P8.1 P9.1 P5.1 credits=7 contracts=401,210 engineers=6"
    " tiles=base,elevation,adv1_wild | france officer=mcdowell C1A B5U=2*1 P10.1 engineers=3 | neutral B8L=2*1"
    " | HB=2 | national=104 | contracts=200,204,300,304,400,404 | patents=adv2_base,-,adv2_conduit | round=3"
    " bonus=bases,contracts,conduits"
)


@clause("R2", "C2", "Z4")
@pytest.mark.parametrize(("start", "moves", "counts"), [
    (lambda: new_game(players=2, seed=7), (), (4, 120)),
    (lambda: new_game(players=4, seed=7), (), (16, 144)),
    (lambda: drafted(2), (), (30, 702)),
    (lambda: drafted(4), (), (36, 1029)),
    (lambda: sketch(MID_GAME), (), (29, 380, 5342)),
    (lambda: sketch(MID_GAME), ("place construction-1", "build base with adv1_wild"), (14, 42)),
    (lambda: sketch(MID_GAME), ("place turbine+0", "produce B1L C1A P8.1 x3", "fulfil 401"), (15, 46, 712)),
], ids=["draft 2", "draft 4", "turn 2", "turn 4", "mid-game", "construction", "nested reward"])  # fmt: skip
def test_how_many_ways_there_are_to_play(start, moves, counts):
    position = after(start(), *moves)
    assert tuple(counted(position, depth) for depth in range(1, len(counts) + 1)) == counts


if __name__ == "__main__":
    for each in SEATS:
        (GAMES / f"{each}.txt").write_text(make(each))
