"""A comparison and a replay on a page: a chart, a table that fits, and a list of what went otherwise."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest

from barrage_nb import play, random_player, sketch
from barrage_nb.history import Game, compare
from barrage_nb.view import on_page
from barrage_nb.view.charts import lines_chart
from barrage_nb.view.shapes import Text
from barrage_nb.view.svg import svg
from barrage_nb.words.names import minus
from tests.history.tables import random_game, two_lines, whole_game


def test_the_chart_is_a_picture_that_can_be_read_aloud():
    game = whole_game(2)
    end = game.at
    game.tweak(30, {"dams": dict.fromkeys(game[30].position.dams)})
    game.replay(mode=random_player(2))
    found = game.compare(end)
    for theme in ("light", "dark"):
        root = ElementTree.fromstring(svg(lines_chart(found.a, found.b, theme)))
        text = {"svg": "{http://www.w3.org/2000/svg}"}["svg"]
        assert root.get("role") == "img"
        assert root.find(f"{text}title").text
        told = root.find(f"{text}desc").text
        for who, company in game.position.companies.items():
            points = [vp for _, vp in found.b.vp_by_round(who)]
            assert points[-1] == company.vp
            assert f"line B {', '.join(map(str, points))}." in told
        sizes = {float(one.get("font-size")) for one in root.iter(f"{text}text")}
        assert min(sizes) >= 12
        groups = [group for group in root.iter(f"{text}g") if group.find(f"{text}title") is not None]
        assert len(groups) == 4
    with pytest.raises(ValueError, match="no 'pink'"):
        svg(lines_chart(found.a, found.b, "pink"))


def cells(row):
    return [cell.text or cell.findtext("b") for cell in row]


def test_a_page_shows_a_comparison_as_a_table_that_scrolls_in_its_own_box():
    found = two_lines().compare(3, 5)
    root = ElementTree.fromstring(f"<page>{on_page.comparison(found)}</page>")
    assert [one.text for one in root.findall("p")] == [
        str(found.parting),
        found.verdict,
        "Turns that made the difference:",
    ]
    (box,) = root.findall("div")
    assert "overflow-x: auto" in box.get("style")
    (table,) = box
    assert cells(table.find("thead/tr")) == ["Company and number", "A", "B", "B \u2212 A"]
    body = [[(text or "").strip() for text in cells(row)] for row in table.find("tbody")]
    assert body[:3] == [["Round 1, USA"], ["energy", "15", "5", "−10"], ["credits", "11", "9", "−2"]]
    assert len(body) == len(found.rows) + len({(row.round, row.who) for row in found.rows})
    assert not any("color" in (one.get("style") or "") for one in root.iter())
    (told,) = root.findall("ul/li")
    assert "".join(told.itertext()) == str(found.story[0])


def test_lines_that_are_the_same_have_no_table_on_a_page():
    game = two_lines()
    assert on_page.comparison(compare(game.line(), game.line())) == "<p>The two lines are the same.</p>"


def test_a_cell_shows_the_chart_in_narrow_rows_and_then_the_table(monkeypatch):
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append(data))
    game = two_lines()
    found = game.compare(3, 5)
    on_page.show_comparison(found)
    picture, table = shown
    assert picture["image/svg+xml"] == svg(lines_chart(found.a, found.b, in_a_row=2), fits=True)
    assert table == {"text/html": on_page.comparison(found), "text/plain": str(found)}
    shown.clear()
    on_page.show_comparison(compare(game.line(), game.line()))
    assert [list(data) for data in shown] == [["text/html", "text/plain"]]


@pytest.mark.parametrize(("in_a_row", "rows"), [(4, 1), (3, 2), (2, 2), (1, 4)])
def test_a_chart_puts_its_companies_in_as_many_rows_as_it_needs(in_a_row, rows):
    game = random_game(3, 4)
    same = compare(game.line(), game.line())
    drawn = lines_chart(same.a, same.b, in_a_row=in_a_row)
    panels = [thing for thing in drawn.things if thing.name.kind == "panel"]
    assert len(panels) == 4
    assert len({panel.frame.y for panel in panels}) == rows
    for panel in panels:
        for text in (shape for shape in panel.shapes if isinstance(shape, Text)):
            x, y = panel.frame.out((text.x, text.y))
            assert 0 < x < drawn.width
            assert 0 < y < drawn.height


def test_a_page_shows_a_replay_as_a_list_of_what_did_not_do_the_same():
    game = Game(sketch("usa B1U=2*2 C1A P8.1 engineers=2 | germany engineers=1"))
    for move in ("place turbine+0", "produce B1U C1A P8.1 x2", "place bank 1"):
        game.play(move)
    game.tweak(1, "usa B1U=2*1")
    report = game.replay(mode="skip")
    told = [str(entry) for entry in report.entries if entry.kind != "same"]
    page = on_page.report(report)
    assert told
    assert page.startswith(f"<p>{str(report).splitlines()[0]}</p><ul><li><b>round 1, USA, turn 1</b>: ")
    assert [unescape(re.sub("<[^>]*>", "", item)) for item in re.findall("<li>(.*?)</li>", page)] == told
    assert all(f"<b>{entry.kind}</b>" in page for entry in report.entries if entry.kind != "same")
    refused = next(entry for entry in report.entries if entry.kind != "same")
    assert on_page.entry(refused).removeprefix("<p>").removesuffix("</p>") in page


def test_a_step_is_told_and_drawn_around_what_is_different_by_it():
    asked = play(sketch("usa B1U=2*2 C1A P8.1 engineers=2"), "place turbine+0").after
    step = play(asked, "produce B1U C1A P8.1 x2")
    page = on_page.step(step)
    told = "USA: 2 drops from basin 1 to basin 8; +10 energy"
    assert page.startswith(f'<p title="produce B1U C1A P8.1 x2">{told}</p><ul>')
    assert page.count("<li>") == len(step.events)
    assert page.count("stroke-dasharray='5 4'") == 1, "the dam that was emptied is ringed"


def test_a_game_shows_points_and_energy_round_by_round():
    game = whole_game(3, 2)
    page = on_page.game(game)
    assert unescape(page).startswith(f"<p>{repr(game)[1:-1]}</p>")
    for row in game.rows("round"):
        assert f">{minus(row['vp'])} VP, {row['energy']} energy<" in page
    assert page.count("<tr>") == 6
    assert "<svg" in page


def test_a_step_prints_in_a_few_lines():
    game = whole_game(3, 2)
    long = max((node.step for node in game.line()[1:]), key=lambda step: len(step.events))
    told = repr(long).splitlines()
    assert told[0] == f"<Step: {long.move}>"
    assert len(told) == 14
    assert told[-1] == f"\u2026 and {len(long.events) - 12} more: str(step) has all"
    assert str(long).splitlines() == [str(event) for event in long.events]


def test_a_place_of_a_game_is_told_and_shows_what_is_different_by_it():
    game = Game(sketch("usa B1U=2*2 C1A P8.1 engineers=2"))
    changed = on_page.node(game.tweak(0, "-B1U | usa B5L=1"))
    assert "✎ by hand: USA's upper dam of basin 1 removed; USA's lower dam of basin 5" in unescape(changed)
    assert "lower dam of basin 5" in changed, "it is on the small map"
    banked = on_page.node(game.play("place bank 1"))
    assert '<p title="place bank 1">USA: bank; +1 credit, −1 engineer</p>' in banked
    assert "<svg" not in banked, "nothing on the map is different"
    assert "<svg" in on_page.node(game[0])
