"""What was found is said in every language, and again in another one, with no word of English left."""

from dataclasses import replace
from itertools import islice

import pytest

import barrage_nb as bn
from barrage_nb.analysis import BestMoves, Compared, Review, growing_best_moves, in_round, quick_player
from barrage_nb.analysis.experiments import Findings
from barrage_nb.engine.play import builder_player
from barrage_nb.lessons.collecting import collect
from barrage_nb.lessons.experiments import MADE, large, stopping
from barrage_nb.lessons.fairness import deciding, win_shares
from barrage_nb.lessons.games import duel
from barrage_nb.lessons.handing_in import hand_in
from barrage_nb.words.spoken import language
from tests.analysis.test_rollouts import after
from tests.words.test_said import CODE, left_over


@pytest.fixture(scope="module")
def compared() -> tuple[Compared, ...]:
    position = after(40)
    moves = position.legal_moves
    seen: list[Compared] = []
    bn.compare_moves(position, moves[:6], builder_player, n=9, progress=seen.append)
    return (*seen, bn.compare_moves(position, moves[:1], builder_player, n=4), *by_others())


def by_others() -> list[Compared]:
    position = after(40)
    return [bn.compare_moves(position, position.legal_moves[:4], builder_player, n=20, by=by) for by in ("won", "lead")]


LATE = (
    "usa vp=30 engineers=1 credits=3 excavators=5 mixers=0 | italy B8L=2 vp=30 engineers=0 credits=0 excavators=0 "
    "mixers=0 | HA=2 round=5 bonus=bases,contracts,elevations,conduits,powerhouses"
)


@pytest.fixture(scope="module")
def found() -> tuple[BestMoves, ...]:
    early = growing_best_moves(after(40), n=16, policy=builder_player, executor=None)
    late = bn.best_moves(bn.sketch(LATE), n=20, most=100, executor=None)
    found = bn.best_moves(bn.Game(duel()).go(68).position, n=16, exact=0, executor=None)
    second = [replace(found, second=option) for option in (found.best, found.ranking[-1])]
    return (*islice(early, 12), *islice(early, 40, 41), late, *second, replace(found, second=None, left_out=3))


def test_a_rollout_is_said_whole(spoken: str) -> None:
    said = str(bn.rollout(after(40, 3), builder_player, n=6)).splitlines()
    assert len(said) == 8
    assert {text: wrong for text in said if (wrong := left_over(text, spoken))} == {}


def test_a_comparison_is_said_whole(compared: tuple[Compared, ...], spoken: str) -> None:
    said = set[str]()
    for each in compared:
        said |= {each.verdict, each.played, repr(each).replace(each.best, "")}
        said |= {each.lost(option).lost(each.by) for option in each.ranking}
    assert len(said) > 15
    assert {text: wrong for text in said if (wrong := left_over(text, spoken))} == {}


def test_the_best_moves_are_said_whole(found: tuple[BestMoves, ...], spoken: str) -> None:
    said = set[str]()
    for each in found:
        said |= {each.verdict, each.tried, *each.why.splitlines(), repr(each)}
        said |= {each.told_loss(option) for option in each.ranking if each.count}
        said |= {each.why_not(option) for option in each.ranking[1:] if each.count}
    assert len(said) > 15
    assert {text: wrong for text in said if (wrong := left_over(text, spoken))} == {}


@pytest.fixture(scope="module")
def reviewed() -> Review:
    game, choose = bn.Game(bn.sketch(LATE)), quick_player(1)
    while not game.position.over:
        game.play(choose(game.position))
    return bn.review(game, n=16, policy=builder_player, executor=None, guess=False)


def test_a_review_is_said_whole(reviewed: Review, spoken: str) -> None:
    said = {*reviewed.told, reviewed.chart}
    for each in reviewed.moves:
        said |= {each.turned(reviewed.by), each.after(reviewed.by), *each.holds}
        said |= set(each.losses(reviewed.by)) if not each.forced else set()
    assert len(said) > 10
    assert {text: wrong for text in said if (wrong := left_over(CODE.sub("", text), spoken))} == {}


@pytest.fixture(scope="module")
def findings() -> tuple[Findings, ...]:
    every = [large(name).effects(in_round(2, "energy")) for name in ("20_tempo", "21_shared_pipes", "22_crowded")]
    return (*every, large("20_tempo").effects("built"), stopping())


def test_what_a_design_changes_is_said_whole(findings: tuple[Findings, ...], spoken: str) -> None:
    said = {repr(found) for found in findings} | set(map(str, map(large, MADE)))
    for each in (each for found in findings for each in found):
        said |= {str(each), each.judged}
    assert len(said) > 30
    assert {text: wrong for text in said if (wrong := left_over(text, spoken))} == {}


def test_who_wins_and_what_a_class_hands_in_are_said_whole(spoken: str) -> None:
    found = large("23_balance")
    line, other = (
        str(hand_in("20_tempo", name, large("20_tempo"), design, "built", "more", "So."))
        for name, design in (("Bea", "3 segments"), ("Bo", "8 segments"))
    )
    broken = [line.replace(*each) for each in ((" from seed ", " from seed 9"), ("Bea", "Ada"), ("So.", "..."))]
    broken += [line.replace(*each) for each in (("wheel_segments=3", "wheel_segments=99"), (" against ", " "))]
    strange = [line.replace(*each) for each in (("version 0", "version 9"), ("programs", "wizards"), ("built", "fun"))]
    played = collect(["?", line, other, *broken, *strange], check=1)
    contradicted = collect([line, line.replace(": ", ": +9 ").replace("Bea", "Di")])
    said = {str(win_shares(found, by)) for by in ("seat", "company")} | {*played.told, *contradicted.told}
    said |= {str(each) for each in (*played.effects, *contradicted.effects)}
    said |= {str(hand_in("20_tempo", "Ada", large("20_tempo"), "3 segments", "built"))}
    said |= {str(row["source"]) for row in deciding(large("23_balance"))}
    assert {text: wrong for text in said if (wrong := left_over(text, spoken))} == {}


def test_the_line_of_a_student_is_the_same_in_every_language(spoken: str) -> None:
    line = hand_in("20_tempo", "Bea", large("20_tempo"), "3 segments", in_round(2, "energy"), "more", "So.")
    told = "3 segments (wheel_segments=3) | energy_in_round_2 | against printed, 4 players, full, version 0.1.0"
    assert str(line).startswith(f"20_tempo | Bea | {told} | guess: more | ")
    assert list(collect(str(line))) == [line]


def test_what_was_found_before_follows_the_language(compared: tuple[Compared, ...]) -> None:
    english = compared[0].verdict
    language("italiano")
    assert compared[0].verdict != english
    language("English")
    assert compared[0].verdict == english
