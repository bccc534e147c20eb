"""Who chooses another language sees open boards follow."""

from collections.abc import Iterator

import pytest
from ipywidgets import HTML, Button, Dropdown, HBox, VBox

import barrage_nb
from barrage_nb import show, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.widgets import predict
from barrage_nb.widgets.labs.scoring_lab import ScoringLab
from barrage_nb.widgets.said import OPEN
from barrage_nb.widgets.still import OnPage
from barrage_nb.words.names import TILES, count, phase
from barrage_nb.words.places import place


class Panel(OnPage):
    """A page with texts that are messages, and one that is none."""

    def __init__(self) -> None:
        self.button = Button(description=phase("actions"), tooltip=TILES["wild"])
        self.list = Dropdown(options=((place("B2U"), "B2U"), (place("B2L"), "B2L")), value="B2L")
        self.text, self.heard, self.drawn = HTML("B2L"), [], 0
        self.list.observe(self.heard.append)
        self.widget = VBox([HBox([self.button]), self.list, self.text, HTML(count(5, "drops"))])

    def show_anew(self) -> None:
        self.drawn += 1


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    barrage_nb.language("English")


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
    with pytest.raises(ValueError, match="'klingon' is not spoken here; barrage_nb speaks English, italiano, polski"):
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
