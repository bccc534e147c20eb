"""What all labs share: a bar that stays as it is, nothing lost without a question, right and wrong on the map."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from ipywidgets import Button, Dropdown, Widget

from barrage_nb.board.refs import Ref
from barrage_nb.engine.events import Produced
from barrage_nb.lessons.production import Plan, Setting, misfits
from barrage_nb.widgets.labs import (
    BuildingLab,
    EndingLab,
    OfficeLab,
    PlanLab,
    ProductionLab,
    RescueLab,
    ScoringLab,
    Tour,
    WaterLab,
)

from ..test_names import NOTATION
from .as_text import as_text

LABS: dict[str, Callable[[], Any]] = {
    "water": lambda: WaterLab(1),
    "rescue": lambda: RescueLab(2),
    "production": ProductionLab,
    "exactly": lambda: ProductionLab(13, target=9),
    "building": BuildingLab,
    "three builds": lambda: PlanLab(1),
    "engineers": lambda: OfficeLab(1),
    "scoring": lambda: ScoringLab(1),
    "ending": lambda: EndingLab(1),
    "tour": Tour,
}


def work(lab: Any) -> None:
    """Do something that could be lost."""
    if isinstance(lab, WaterLab):
        lab.guess("XL")
    elif isinstance(lab, RescueLab):
        lab.put.click()
    elif isinstance(lab, ProductionLab):
        lab.set("drops", 1)
        lab.produce()
    elif isinstance(lab, BuildingLab):
        lab.workshop.click()
        lab.keep.click()
    elif isinstance(lab, OfficeLab):
        lab.put_on("workshop-1")
    elif isinstance(lab, PlanLab):
        lab.add(0)
    elif isinstance(lab, ScoringLab):
        lab.guess("usa")
        lab.set_energy("usa", 3)
    elif isinstance(lab, EndingLab):
        lab.guess("usa")
        lab.set_amount("usa", credits=9)
    else:
        lab.visit(next(at for at, stop in enumerate(lab.stops) if stop.quiz is not None))
        lab.choices[0].click()


def seen(lab: Any) -> list[tuple[str, bool]]:
    """The buttons of the bar, and whether each has its room."""
    return [(id(each), each.layout.display == "none") for each in lab.buttons.row.children]


@pytest.mark.parametrize("name", LABS)
def test_the_buttons_of_a_lab_stay_where_they_are(name: str) -> None:
    lab = LABS[name]()
    before = seen(lab)
    assert len(before) > 2
    assert not any(hidden for _, hidden in before)
    work(lab)
    assert seen(lab) == before
    lab.buttons.begin()
    assert seen(lab) == before


def inside(widget: Widget) -> Iterator[Widget]:
    """A widget and all within it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from inside(child)


@pytest.mark.parametrize("name", LABS)
def test_no_list_and_no_button_speaks_notation(name: str) -> None:
    lab = LABS[name]()
    texts = []
    for _ in range(2):
        for each in inside(lab.widget):
            texts += [text for text, _ in each.options] if isinstance(each, Dropdown) else []
            texts += [each.description, each.tooltip or ""] if isinstance(each, Button) else []
        work(lab)
    assert len(texts) > 10
    assert [text for text in texts if NOTATION.search(text)] == []


@pytest.mark.parametrize("name", LABS)
def test_what_throws_work_away_asks_first(name: str) -> None:
    lab = LABS[name]()
    work(lab)
    story, bar = lab.story, lab.buttons
    for _ in range(3):
        bar.anew.click()
        assert bar.sure.layout.display == ""
        assert lab.story is story
    bar.no.click()
    assert bar.sure.layout.display == "none"
    assert lab.story is story
    bar.anew.click()
    bar.yes.click()
    assert bar.sure.layout.display == "none"
    assert lab.story is not story


@pytest.mark.parametrize("name", LABS)
def test_whoever_goes_on_is_not_asked_any_longer_whether_to_begin_anew(name: str) -> None:
    lab = LABS[name]()
    work(lab)
    lab.buttons.anew.click()
    assert lab.buttons.sure.layout.display == ""
    work(lab)
    assert lab.buttons.sure.layout.display == "none"


@pytest.mark.parametrize("name", ["water", "scoring", "ending", "exactly"])
def test_where_nothing_can_be_lost_nothing_is_asked(name: str) -> None:
    lab = LABS[name]()

    def task() -> tuple[int, int]:
        return (lab.state.seed, lab.state.number) if isinstance(lab, ProductionLab) else (lab.seed, 0)

    before = task()
    lab.buttons.anew.click()
    assert task() != before


def test_a_rivals_dam_is_refused_at_once_and_on_the_map() -> None:
    lab = ProductionLab()
    lab.set("dam", "B3L")
    assert misfits(lab.state.position, lab.state.plan, "italy")
    lab.produce()
    assert "(P1)" in unescape(lab.feedback.value) or "P1" in lab.feedback.value
    assert "first" not in lab.feedback.value
    assert lab.marks()[Ref("dam", "B3L")] == "missed"


def test_misfits_are_a_rivals_pieces_and_those_in_other_basins() -> None:
    position = Setting().position
    assert misfits(position, Plan("B2L", "C2A", "P6.1", 1), "italy") == ()
    assert misfits(position, Plan("B2L", "C2A", "P10.1", 1), "italy") == ("P10.1",)
    assert misfits(position, Plan("B3L", "C2A", "P6.1", 1), "italy") == ("B3L",)
    assert misfits(position, Plan("B2L", "C2A", "P6.2", 1), "italy") == ("P6.2",)


def test_where_the_water_goes_is_told_when_it_has_gone() -> None:
    lab = ProductionLab()
    lab.guess.put(9)
    lab.play = lambda *then: None  # by hand
    lab.produce()
    while not isinstance(lab.story.event, Produced):
        assert lab.feedback.value == ""
        lab.go(lab.story.at + 1)
    assert "Not quite." in lab.feedback.value
    assert "basin 6" not in lab.feedback.value
    lab.go(lab.story.length)
    assert "Not quite." in lab.feedback.value
    assert "into your lower dam of basin 6" in as_text(lab.feedback.value)
    assert len(lab.traced) == lab.story.length
    assert lab.marks()[Ref("dam", "B2L")] == "selected"


def test_a_challenge_whose_way_was_shown_loses_nothing() -> None:
    lab = ProductionLab(13, target=9)
    lab.produce()
    lab.buttons.anew.click()
    assert lab.buttons.sure.layout.display == ""
    lab.buttons.no.click()
    lab.show_one()
    lab.buttons.anew.click()
    assert lab.state.number == 1


def test_a_challenge_solved_is_a_moment() -> None:
    lab = ProductionLab(13, target=9)
    assert lab.state.challenge is not None
    lab.state = replace(lab.state, plan=lab.state.challenge.solutions[0])
    lab.produce()
    assert "barrage-solved" in lab.feedback.value
    assert "Exactly 9!" in lab.feedback.value


def test_scoring_marks_the_guess_and_the_truth_on_the_track_and_no_prize_before() -> None:
    lab = ScoringLab(1)
    assert not any(
        "score" in thing.text for thing in lab.picture.look.drawn(lab.position).things if thing.name.kind == "energy"
    )
    best = lab.asked.question.truth
    wrong = next(who for who in lab.position.order if who != best)
    lab.guess(wrong)
    assert lab.marks() == {Ref("energy", wrong): "missed", Ref("energy", best): "selected"}
    assert any(
        "score" in thing.text for thing in lab.picture.look.drawn(lab.position).things if thing.name.kind == "energy"
    )
    lab.set_energy(wrong, 0)
    assert "selected" not in lab.marks().values()


def test_scoring_counts_what_no_energy_costs_with_its_credits() -> None:
    lab = ScoringLab(1)
    nothing = next(who for who in lab.position.order if not lab.position.companies[who].energy)
    lab.guess(nothing)
    (row,) = (part for part in lab.counts.value.split("<tr") if "+3, \u22123\u00a0VP" in part)
    assert ">\u22123<" in row  # in all


def test_the_end_shows_what_the_objective_counts_once_it_is_guessed() -> None:
    lab = EndingLab(1)
    assert lab.supplies.value.count("<td>?</td>") == len(lab.position.order)
    lab.guess(lab.position.order[0])
    assert "?" not in lab.supplies.value
    assert "selected" in lab.marks().values()
