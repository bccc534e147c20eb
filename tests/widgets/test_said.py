"""Who chooses another language sees open boards follow."""

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from ipywidgets import HTML, Button, Dropdown, HBox, VBox, Widget

import barrage_nb
from barrage_nb import show, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.widgets import predict
from barrage_nb.widgets.labs import ScoringLab
from barrage_nb.widgets.labs.asking_labs import Tour
from barrage_nb.widgets.labs.building_labs import RescueLab
from barrage_nb.widgets.labs.lab import Lab
from barrage_nb.widgets.labs.turn_labs import ProductionLab
from barrage_nb.widgets.labs.water_lab import WaterLab
from barrage_nb.widgets.page import OPEN
from barrage_nb.widgets.screen import OnPage
from barrage_nb.words import languages
from barrage_nb.words.names import count, phase, tile
from barrage_nb.words.places import place
from tests.words.test_said import left_over


class Panel(OnPage):
    """A page with texts that are messages, and one that is none."""

    def __init__(self) -> None:
        self.button = Button(description=phase("actions"), tooltip=tile("wild"))
        self.list = Dropdown(options=((place("B2U"), "B2U"), (place("B2L"), "B2L")), value="B2L")
        self.text, self.heard, self.drawn = HTML("B2L"), [], 0
        self.list.observe(self.heard.append)
        self.widget = VBox([HBox([self.button]), self.list, self.text, HTML(count(5, "drops"))])

    def show_anew(self) -> None:
        self.drawn += 1


@pytest.fixture
def panel() -> Panel:
    shown = Panel()
    OPEN.add(shown)
    return shown


def test_texts_of_an_open_page_are_said_again(panel: Panel) -> None:
    panel.heard.clear()
    barrage_nb.language("polski")
    assert (panel.button.description, panel.button.tooltip) == ("Akcje", "uniwersalny kafel")
    assert panel.list._options_labels == ("górna tama w zbiorniku 2", "dolna tama w zbiorniku 2")
    assert panel.widget.children[-1].value == "5 kropel"
    assert (panel.text.value, panel.drawn) == ("B2L", 1)
    barrage_nb.language("it")
    assert panel.button.description == "Azioni"


def test_what_is_picked_stays_picked_and_nobody_hears_of_it(panel: Panel) -> None:
    panel.heard.clear()
    barrage_nb.language("polski")
    assert panel.list.value == "B2L"
    assert {change["name"] for change in panel.heard} <= {"_options_labels"}


def test_the_words_of_a_board_follow(panel: Panel) -> None:
    board = show(sketch("usa B1L=2*1 C1A P8.1 | italy"), speed=0)
    OPEN.add(board)
    barrage_nb.language("polski")
    assert board.page.twin.startswith("Runda 1, akcje. USA mają umieścić inżynierów")
    assert board.page.label.startswith("Barrage. Strzałki prowadzą")
    assert board.page.twin_label == "Pozycja w słowach"
    assert board.picture.scene.title == "Barrage: stół"
    assert board.picture.scene.named[Ref("dam", "B1L")].text.startswith("Dolna tama USA")
    barrage_nb.language("English")
    assert board.page.twin.startswith("Round 1, actions. USA is to place engineers")


def test_the_language_is_told_and_a_wrong_one_refused_with_those_that_are_spoken() -> None:
    assert barrage_nb.language() == "English"
    spoken = ", ".join(languages().values())
    with pytest.raises(ValueError, match=f"'klingon' is not spoken here; barrage_nb speaks {spoken}"):
        barrage_nb.language("klingon")
    with pytest.raises(ValueError, match="not by 3"):
        barrage_nb.language(3)
    assert barrage_nb.language() == "English"


def test_a_question_and_what_a_guess_was_told_are_said_again() -> None:
    asked = predict("Ile?", {"usa": 4, "italy": 2})
    asked.say(4, 3)
    OPEN.add(asked)
    barrage_nb.language("polski")
    assert [blank["label"] for blank in asked.form.asked["blanks"]] == ["USA", "Włochy"]
    assert "<th scope='row'>Włochy</th>" in asked.form.told
    polish = asked.form.told
    barrage_nb.language("it")
    assert "<th scope='row'>Italia</th>" in asked.form.told
    assert asked.form.told != polish


def texts_of(widget: Widget) -> Iterator[str]:
    """All that a widget and those in it say and show, without tags and styles."""
    if getattr(getattr(widget, "layout", None), "display", None) == "none":
        return
    for name in ("value", "description", "tooltip", "label", "_options_labels", "told", "status", "twin"):
        said = getattr(widget, name, "")
        for text in said if isinstance(said, tuple) else (said,):
            if isinstance(text, str) and not text.startswith("<style>"):
                yield unescape(re.sub("<[^>]*>", " ", text))
    for child in getattr(widget, "children", ()):
        yield from texts_of(child)


def english_left(lab: Lab, folder: str) -> dict[str, set[str]]:
    return {said: left for said in texts_of(lab.widget) if (left := left_over(said, folder))}


def at_the_tour() -> Tour:
    tour = Tour(5)
    tour.choices[0].click()
    return tour


def at_the_scoring() -> ScoringLab:
    lab = ScoringLab(1)
    lab.guess("usa")
    return lab


def at_the_water() -> WaterLab:
    lab = WaterLab(1)
    while lab.asked.open:
        lab.guess("XL")
    lab.run_again()
    lab.other_order()
    lab.set_level("B1U", 2)
    return lab


def at_the_rescue() -> RescueLab:
    lab = RescueLab(1)
    lab.add(str(lab.clickable()[0].key))
    lab.try_it()
    return lab


def at_the_production() -> ProductionLab:
    lab = ProductionLab(all_inputs=True)
    lab.guess.set(7)
    lab.produce()
    lab.set("drops", 2)
    lab.guess.set(9)
    lab.produce()
    return lab


def at_a_challenge() -> ProductionLab:
    lab = ProductionLab(target=6)
    lab.produce()
    return lab


STARTS = at_the_tour, at_the_scoring, at_the_water, at_the_rescue, at_the_production, at_a_challenge


@pytest.mark.parametrize("folder", ["it", "pl"])
@pytest.mark.parametrize("opened", STARTS)
def test_no_english_is_left_in_an_open_lab(opened: Callable[[], Lab], folder: str) -> None:
    lab = opened()
    OPEN.add(lab)
    english = [*texts_of(lab.widget)]
    barrage_nb.language(folder)
    assert english_left(lab, folder) == {}
    barrage_nb.language("English")
    assert [*texts_of(lab.widget)] == english


def test_what_a_lab_has_told_is_said_again() -> None:
    lab = ScoringLab(1)
    OPEN.add(lab)
    lab.guess("usa")
    before = lab.feedback.value
    barrage_nb.language("it")
    assert "Italia: 1 per il posto" in lab.feedback.value
    assert "Italy" not in lab.feedback.value
    barrage_nb.language("English")
    assert lab.feedback.value == before
