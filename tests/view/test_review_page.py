"""The best moves and a reviewed game on a page: every number of the text is there, and the chart shows the rest."""

from dataclasses import replace

import pytest

import barrage_nb as bn
from barrage_nb.analysis import growing_best_moves
from barrage_nb.engine.play import builder_player
from barrage_nb.view import analysis_page
from barrage_nb.view.charts import RAIL, expected_chart
from barrage_nb.view.on_page import curves
from barrage_nb.view.palette import colours
from barrage_nb.view.shapes import box_of
from barrage_nb.view.svg import svg
from tests.analysis.test_rollouts import after
from tests.view.eyes import contrast
from tests.view.test_analysis_page import page, texts

PLAIN = 3
"""How much lighter or darker a line is than its ground that is plain to see."""


@pytest.fixture(scope="module")
def reviewed() -> bn.analysis.Review:
    game = bn.Game(after(40))
    while not game.position.over and len(game.moves) < 12:
        game.play(game.position.legal_moves[0])
    return bn.review(game, 8, builder_player, executor=None)


def test_best_moves_say_verdict_reason_and_line_and_draw_every_loss() -> None:
    found = bn.best_moves(after(40), policy=builder_player, n=16, executor=None)
    root = page(analysis_page.best_moves(found))
    told = [each.text for each in root.findall("p")]
    head, *line = found.next_turns() or [""]
    why = found.why.splitlines()
    assert told == [text for text in (found.verdict, *why, head, found.tried) if text]
    assert [each.text for each in root.iter("li")] == line
    rows = texts(root)[1:]
    told = [[found.told(option), found.told_loss(option)] for option in found.ranking]
    assert [row[:2] for row in rows] == told
    assert len(list(root.iter("svg"))) == len(found.options) - 1


def test_before_anything_is_tried_there_is_nothing_to_draw() -> None:
    asked = growing_best_moves(after(40), policy=builder_player, n=16, executor=None)
    root = page(analysis_page.best_moves(next(asked)))
    asked.close()
    assert not list(root.iter("svg"))


def test_a_review_has_its_turning_points_and_a_chart(reviewed: bn.analysis.Review) -> None:
    root = page(analysis_page.review(reviewed).replace(' xmlns="http://www.w3.org/2000/svg"', ""))
    assert [each.text for each in root.findall("p")] == reviewed.told
    rows = texts(root)[1:]
    assert [row[2] for row in rows] == [each.told for each in reviewed.turning_points]
    tips = [tip for each in reviewed.turning_points for tip in (each.move, each.best)]
    assert [span.get("title") for span in root.iter("span")] == tips
    assert [row[3] for row in rows] == [each.loss(reviewed.by) for each in reviewed.turning_points]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chart_has_a_line_for_each_company_and_a_ring_for_each_turning_point(
    reviewed: bn.analysis.Review, theme: str
) -> None:
    drawn = expected_chart(reviewed, theme)
    kinds = [thing.name.kind for thing in drawn.things]
    assert kinds.count("turning") == len(reviewed.turning_points) > 0
    assert [thing.name.key for thing in drawn.things if thing.name.kind == "line"] == list(reviewed.companies)
    for left, top, right, bottom in (box_of(shape) for thing in drawn.things for shape in thing.shapes):
        assert 0 <= left <= right <= drawn.width
        assert 0 <= top <= bottom <= drawn.height
    for who in reviewed.companies:
        assert f"{reviewed.expected(who)[0][1].mean:.1f}" in drawn.description
    with pytest.raises(ValueError, match="theme: there is no 'blue'"):
        svg(expected_chart(reviewed, "blue"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("who", ["usa", "germany", "italy", "france"])
def test_every_line_of_the_chart_is_seen_on_its_paper(who: str, theme: str) -> None:
    """By its colour, or by its edges: a white line on white paper has edges that are more than hairlines."""
    hues = colours(theme)
    if contrast(hues[who], hues["paper"]) < PLAIN:
        assert contrast(hues["piece_edge"], hues["paper"]) >= PLAIN
        assert RAIL >= 1.2


def test_over_a_rail_every_expected_point_is_at_its_turn_and_every_loss_of_one_is_a_dot(
    reviewed: bn.analysis.Review,
) -> None:
    game = bn.Game(after(40))
    for each in reviewed.moves:
        game.play(each.move)
    line = game.whole_line()
    who = reviewed.companies[-1]
    drawn = curves(reviewed, line, who, picked=reviewed.lost_by(who)[0].node)
    assert [each["own"] for each in drawn["lines"]] == [False] * (len(reviewed.companies) - 1) + [True]
    low, high = int(drawn["low"]), int(drawn["high"])
    expected = [vp.mean for _, vp in reviewed.expected(who)]
    heights = [height for _, height in drawn["lines"][-1]["points"]]
    assert [high - (high - low) * height / 100 for height in heights] == pytest.approx(expected, abs=0.01)
    lost = {each.node: each for each in reviewed.lost_by(who)}
    assert [dot["place"] for dot in drawn["dots"]] == sorted(lost), "at the end of each turn"
    assert [dot["sure"] for dot in drawn["dots"]] == [lost[node].sure for node in sorted(lost)]
    assert drawn["picked"] == reviewed.lost_by(who)[0].node
    assert all(
        each.told in dot["told"] for each, dot in zip(map(lost.get, sorted(lost)), drawn["dots"], strict=True) if each
    )


def test_where_the_programs_disagree_the_dot_is_hollow_and_the_row_says_so(reviewed: bn.analysis.Review) -> None:
    at, turn = next((at, each) for at, each in enumerate(reviewed.moves) if each.sure)
    denied = turn._replace(ahead=1.2)
    found = replace(reviewed, moves=(*reviewed.moves[:at], denied, *reviewed.moves[at + 1 :]))
    game = bn.Game(after(40))
    for each in found.moves:
        game.play(each.move)
    (dot,) = (dot for dot in curves(found, game.whole_line(), turn.who)["dots"] if dot["place"] == turn.node)
    row = list(page(analysis_page.lost_moves(found, turn.who)).iter("li"))[found.lost_by(turn.who).index(denied)]
    assert (dot["sure"], dot["size"]) == (False, 0)
    assert all(
        "the programs disagree: the searching player sees it 1.2 VP ahead" in told
        for told in (dot["told"], "".join(row.itertext()))
    )
    assert all(thing.name.key != turn.node for thing in expected_chart(found).things if thing.name.kind == "turning")


def test_the_turns_that_lost_are_rows_the_sure_ones_first(reviewed: bn.analysis.Review) -> None:
    who = reviewed.companies[-1]
    lost = reviewed.lost_by(who)
    assert [each.sure for each in lost] == sorted((each.sure for each in lost), reverse=True)
    rows = list(page(analysis_page.lost_moves(reviewed, who)).iter("li"))
    assert [row[0].get("title") for row in rows] == [each.move for each in lost]
    assert all(row.find("small/svg") is not None for row in rows)
