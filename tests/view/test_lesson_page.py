"""What the cells of lessons show: a small map, what is said beside it, and the rules behind it."""

from html import unescape
from typing import Any

import pytest

from barrage_nb import sketch
from barrage_nb.engine.play import refusal
from barrage_nb.engine.water import follow
from barrage_nb.lessons.asking import Sentence
from barrage_nb.lessons.ending import every_objective, situation
from barrage_nb.lessons.production import Setting, work_out
from barrage_nb.lessons.scoring import example, score
from barrage_nb.lessons.tour import stop
from barrage_nb.lessons.water import drop, flowed, resting
from barrage_nb.view import lesson_page
from barrage_nb.words import CLAUSES
from tests.clauses import clause

FULL = "italy B2L=2*2 | HB=1"
PICTURE = "class='barrage-in-page'"


def rule(clause: str) -> str:
    """A rule as a page shows it."""
    return f"<b>{clause}</b> {CLAUSES[clause]}"


@clause("W6")
def test_a_course_is_told_with_its_rule_and_its_way_on_the_map() -> None:
    for page in (
        lesson_page.explained(drop(FULL, "HB")),
        lesson_page.course(follow("HB", sketch(FULL).dams)),
    ):
        assert PICTURE in page
        assert "leaves the map by the left exit. <small>(W6)</small>" in page
        assert rule("W6") in unescape(page)


def test_a_course_by_itself_knows_no_dams_and_rings_the_full_ones() -> None:
    page = lesson_page.course(follow("HB", sketch(FULL).dams))
    assert "stroke-dasharray='5 4'" in page
    assert "stroke-dasharray='5 4'" not in lesson_page.explained(drop(FULL, "HB"))


@clause("P5", "N1")
def test_a_production_is_told_term_by_term_beside_the_map() -> None:
    made = work_out(Setting(), "B2L", "C2A", drops=2, space=2)
    page = lesson_page.outcome(made)
    assert PICTURE in page
    for line in ("2 drops × value 3 = 6 <small>(P5)</small>", "<b>= 9 energy</b>", "<b>Where the water goes next</b>"):
        assert line in page
    assert unescape(page).index("<details>") < unescape(page).index(rule("P5"))  # more than two rules are folded
    short = lesson_page.outcome(made.sum)
    assert "Where the water goes" not in short
    assert "<b>= 9 energy</b>" in short


@clause("P1")
def test_a_refused_production_crosses_out_what_does_not_fit() -> None:
    page = lesson_page.outcome(work_out(Setting(), "B3L", "C3B", drops=1))
    assert "stroke-dasharray='6 4'" in page
    assert rule("P1") in unescape(page)
    assert "<details>" not in page


def test_the_used_drops_that_leave_the_map_are_counted() -> None:
    lost = [work_out(f"italy B1L=2*2 C1A P8.1 B8L={level}*1", "B1L", "C1A", 2, 2).lost for level in (1, 2, 3)]
    assert lost == [2, 1, 0]


@clause("C1")
def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    found = refusal(stop("build").story.end, "place construction-4")
    page = unescape(lesson_page.refusal(found))
    assert page.count("(C1)") == 1
    assert rule("C1") in page
    assert "<p>Construction spaces go from left to right" in page


def test_a_story_is_told_to_its_end_beside_the_map_of_its_end() -> None:
    found = stop("produce").story
    page = lesson_page.story(found)
    assert PICTURE in page
    assert page.count("<li>") == len(found.sentences) - 1
    assert lesson_page.story(found.last) == page
    scored = lesson_page.story(stop("scoring").story)
    assert scored.index("Scoring.") < scored.index("Energy</text>") < scored.index("<ol>"), "a title stands on top"


@clause("W5")
def test_drops_that_rest_are_counted_and_their_dams_lit() -> None:
    position = flowed("italy B2L=2 B5L=1 | HB=1").end
    found = resting(position)
    assert found.spaces == ("B2L",)
    assert str(found) == "1 drop rests in dams, and water leaves no dam by itself. (W5)"


@pytest.mark.parametrize(
    ("part", "cited", "told"),
    [
        ("rank", "S3", "Italy: 12 energy, and so has somebody else: its share is 4 victory points (S3)."),
        ("credits", "S4", "Germany: No energy: the track pays 3 credits, and takes 3 victory points (S4)."),
        ("bonus", "S5", "Germany: The bonus tile counts 3 powerhouses: 15 victory points (B2)."),
        ("turn", "E2", "Germany: Next round it goes first, with least energy (E2)."),
    ],
)
def test_a_part_of_a_scoring_is_told_with_its_rule(part: str, cited: str, told: str) -> None:
    page = unescape(lesson_page.explained(score(example(part), part)))
    assert told in page
    assert rule(cited) in page
    assert "Energy</text>" not in page, "the track stands beside the question"


def test_a_part_that_a_scoring_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="no part 'luck'; its parts are rank, credits, bonus, turn"):
        example("luck")
    with pytest.raises(ValueError, match="no bonus tile lies"):
        score("usa energy=4 | round=1", "bonus")


@clause("J1")
def test_every_objective_stands_in_a_table_with_the_best_in_bold() -> None:
    found = every_objective(situation(1))
    page = unescape(lesson_page.objectives(found))
    assert page.count("<tr>") == 7
    coins: Any = page.split("<tr>")[2]
    assert "<b>4 → 15 VP</b>" in coins
    assert "<b>3 → 10 VP</b>" not in coins
    assert "pieces on spaces with a coin: Italy: 1 → 5 VP" in str(found)


def test_a_sentence_that_cites_its_clause_does_not_cite_it_twice() -> None:
    assert lesson_page.sentence(Sentence("It stays", "W5")) == "<p>It stays <small>(W5)</small></p>"
    assert lesson_page.sentence(Sentence("It stays (W5).", "W5")) == "<p>It stays (W5).</p>"
