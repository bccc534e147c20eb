"""What the analysis found, on a page: well-formed, every number of the text in it, and each interval as a strip."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest

import barrage_nb as bn
from barrage_nb.analysis import Compared
from barrage_nb.analysis.rollouts import swept
from barrage_nb.engine.play import builder_player
from barrage_nb.view import analysis_page
from barrage_nb.words import analysis as words
from tests.analysis.test_rollouts import after


def page(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<page>{html}</page>")


def texts(root: ElementTree.Element) -> list[list[str]]:
    return [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]


def test_a_rollout_has_a_column_for_each_company() -> None:
    found = bn.rollout(after(40, 3), builder_player, n=6)
    root = page(analysis_page.rollout(found))
    head, vp, wins, so_far, *sources = texts(root)
    assert len(head) == 4
    assert vp == [words.head_vp(), *(str(found.vp(who)) for who in found.companies)]
    assert wins == [words.head_wins(), *(found.won(who).share for who in found.companies)]
    assert so_far[1:] == [str(found.so_far(who)) for who in found.companies]
    assert len(sources) == len(found.sources(found.companies[0]))
    assert root.findtext("p") == found.played
    (box,) = root.findall("div")
    assert "overflow-x: auto" in box.get("style", "")


@pytest.mark.parametrize("by", ["vp", "won"])
def test_a_comparison_says_its_verdict_and_draws_every_interval(by: str) -> None:
    position = after(40)
    found = bn.compare_moves(position, None, builder_player, n=6, by=by)
    root = page(analysis_page.compared(found))
    assert root.findtext("p") == found.verdict
    rows = texts(root)[1:]
    assert [row[0] for row in rows] == list(map(found.told, found.ranking))
    assert [span.get("title") for span in root.iter("span")] == list(found.ranking)
    assert rows[0][2] == ""
    assert [row[2] for row in rows[1:]] == [found.lost(option).lost(by) for option in found.ranking[1:]]
    strips = list(root.iter("svg"))
    assert len(strips) == len(found.ranking) - 1
    for strip in strips:
        numbers = [float(number) for path in strip.iter("path") for number in re.findall(r"[\d.]+", path.get("d", ""))]
        assert all(0 <= number <= analysis_page.STRIP for number in numbers)


def test_an_interval_of_which_nothing_is_known_is_not_drawn() -> None:
    position = after(40)
    seen: list[Compared] = []
    bn.compare_moves(position, position.legal_moves[:2], builder_player, n=20, progress=seen.append)
    early = next(each for each in seen if each.count == 4)
    root = page(analysis_page.compared(early))
    assert "± ?" in texts(root)[2][2]
    assert root.find(".//svg") is None


def test_a_sweep_shows_its_rows_and_says_how_many_more_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    found = bn.sweep({"<early>": after(40), "late": after(90)}, builder_player, n=3)
    root = page(analysis_page.sweep(found))
    assert [row[:5] for row in texts(root)[1:]] == [list(swept(row)) for row in found]
    assert unescape(texts(root)[1][0]) == "<early>"
    assert root.find("p") is None
    monkeypatch.setattr(analysis_page, "MOST_ROWS", 3)
    cut = page(analysis_page.sweep(found))
    assert len(texts(cut)) == 4
    assert cut.findtext("p") == words.more_rows(1)


def test_a_column_of_text_and_its_head_take_as_many_lines_as_they_need() -> None:
    text, number = re.findall(
        r"<th ([^>]*)>", analysis_page.table(("What it is", "How many"), [("<span>x</span>", "1")])
    )
    assert "nowrap" not in text
    assert "text-align: left" in text
    assert "nowrap" in number
