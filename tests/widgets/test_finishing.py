"""The end of a lesson without a browser: before a guess, after some, and every lab that counts its guesses."""

from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import barrage_nb as bn
from barrage_nb.lessons.tally import TALLY
from barrage_nb.widgets.labs import (
    AutomaLab,
    BetLab,
    BuildingLab,
    EndingLab,
    LuckLab,
    OfficeLab,
    PlanLab,
    ProductionLab,
    RescueLab,
    ScoringLab,
    Tour,
    WaterLab,
    finish,
)


@pytest.fixture(autouse=True)
def _nothing_said_yet() -> Iterator[None]:
    TALLY.clear()
    yield
    TALLY.clear()
    TALLY.watch(lambda: None)


def test_after_run_all_nothing_is_guessed_and_the_next_lesson_is_a_link() -> None:
    end = finish("05_scoring")
    assert "Nothing is guessed yet" in repr(end)
    page = ElementTree.fromstring(end._repr_html_().partition("</style>")[2])
    links = [(link.get("href"), link.text) for link in page.iter("a")]
    assert links == [
        ("06_a_whole_round.ipynb", "Next: 6 \u00b7 How does it all fit?"),
        ("07_full_game.ipynb", "7 \u00b7 What do officers, companies and technologies change?"),
    ]
    assert page.find(".//ul") is None


def test_it_says_how_many_were_right_and_what_to_try_again() -> None:
    bn.predict("How much?", 9).say(9)
    bn.predict("Who is first?", "usa", choices=["usa", "italy"]).say("italy")
    bn.predict("Is it enough?", True).say(None)
    TALLY.guess("Water", False)
    TALLY.guess("Water", True)
    assert repr(finish()).splitlines() == [
        "2 of 4 guesses were right at the first try. You had 1 question answered for you.",
        "\u201cWater\u201d: 1 of 2 right.",
        "Worth another try:",
        "Who is first?",
        "Is it enough?",
        "\u201cWater\u201d: can you get 3 in a row?",
    ]


def test_one_guess_and_all_right_are_said_as_a_person_would() -> None:
    bn.predict("How much?", 9).say(8)
    assert repr(finish()).splitlines()[0] == "Your guess was not right."
    bn.predict("How much?", 9).ask_again()
    bn.predict("How much?", 9).say(9)
    assert repr(finish()) == "Your guess was right!"
    TALLY.guess("Water", True)
    assert repr(finish()).splitlines() == ["All 2 guesses were right!", "\u201cWater\u201d: 1 of 1 right."]


def test_what_stands_there_counts_on_with_every_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    pages: list[str] = []

    class Shown:
        def update(self, data: dict[str, str], raw: bool) -> None:
            pages.append(data["text/html"])

    def display(data: dict[str, str], raw: bool, display_id: bool) -> Shown:
        pages.append(data["text/html"])
        return Shown()

    monkeypatch.setattr("IPython.display.display", display)
    finish("01_water")._ipython_display_()
    bn.predict("How much <is> it?", 9).say(8)
    assert "Nothing is guessed yet" in pages[0]
    assert "Your guess was not right." in pages[1]
    assert "<li>How much &lt;is&gt; it?</li>" in pages[1]


def test_a_lesson_that_does_not_exist_is_refused_where_it_is_named() -> None:
    with pytest.raises(ValueError, match=r"no lesson '3_office'.*01_water"):
        finish("3_office")


def first_stop_with_a_quiz() -> Tour:
    tour = Tour()
    return Tour(next(at for at, stop in enumerate(tour.stops) if stop.quiz is not None))


def produced(lab: ProductionLab) -> None:
    lab.guess.set(9)
    lab.produce()


LABS: tuple[tuple[Callable[[], Any], Callable[[Any], object], str], ...] = (
    (WaterLab, lambda lab: lab.guess("XL"), "Water: where will these drops stop?"),
    (RescueLab, lambda lab: lab.try_it(), "Save the water"),
    (ProductionLab, produced, "Production lab"),
    (lambda: ProductionLab(seed=13, target=9), lambda lab: lab.produce(), "Make exactly 9"),
    (BuildingLab, lambda lab: (lab.guess.set(4), lab.construct()), "Building lab"),
    (PlanLab, lambda lab: (lab.add(0), lab.try_it()), "Three builds ahead"),
    (OfficeLab, lambda lab: (lab.banked.set(12), lab.put_on("bank")), "The rest of a round"),
    (ScoringLab, lambda lab: lab.guess("usa"), "Scoring: who gets most, and why?"),
    (EndingLab, lambda lab: lab.guess(lab.first.order[0]), "The end of the game: who wins, and why?"),
    (BetLab, lambda lab: lab.bet_on("usa"), "Who would have won?"),
    (LuckLab, lambda lab: lab.guess(10), "The same luck for both"),
    (AutomaLab, lambda lab: lab.guessing.press_row(1), "How an Automa thinks"),
    (first_stop_with_a_quiz, lambda lab: lab.choices[0].click(), "One round of Barrage"),
)


@pytest.mark.parametrize(("made", "guess", "title"), LABS, ids=[title for *_, title in LABS])
def test_every_lab_counts_its_guesses(made: Callable[[], Any], guess: Callable[[Any], object], title: str) -> None:
    guess(made())
    assert [(score.lab, score.of) for score in TALLY.labs] == [(title, 1)]


def test_in_the_water_lab_a_streak_is_told() -> None:
    lab = WaterLab()
    ends = [event.path[-1] for step in lab.story.steps for event in step.events]
    lab.guess(ends[0])
    assert "in a row" not in lab.feedback.value
    lab.guess(ends[1])
    assert "That makes 2 in a row." in lab.feedback.value
