"""The form of an experiment: what is chosen is what is played, and what is handed in is what was played."""

import asyncio

import pytest

from barrage_nb import Design, experiment, language
from barrage_nb.analysis import seeds_of
from barrage_nb.analysis.experiments import PLAYERS
from barrage_nb.lessons.collecting import collect
from barrage_nb.lessons.experiments import MINDS
from barrage_nb.lessons.handing_in import hand_in
from barrage_nb.widgets.labs import ExperimentForm

FASTER = Design(wheel_segments=4)


def chosen(form: ExperimentForm, guess: str = "more", games: int = 2) -> ExperimentForm:
    """A form in which somebody has guessed, and asked for a few games."""
    form.guess.widget.index = ("more", "less", "open").index(guess)
    form.games.set(games)
    return form


def line_of(form: ExperimentForm) -> str:
    """The line to hand in, as it stands on the page."""
    return str(form.result.value).partition('pre-wrap">')[2].partition("</code>")[0]


@pytest.fixture(scope="module")
def played() -> ExperimentForm:
    form = chosen(ExperimentForm("20_tempo", FASTER))
    form.number.set(3)
    form.run()
    return form


def test_what_is_played_is_what_the_code_of_the_lesson_plays(played: ExperimentForm) -> None:
    again = experiment({"wheel_segments=4": FASTER}, n=2, seed=seeds_of(3))
    assert played.found == again
    played.name.value, played.says.value = "Bea", "faster"
    assert line_of(played) == str(hand_in("20_tempo", "Bea", again, "wheel_segments=4", "built", "more", "faster"))
    assert "&" not in line_of(played)
    (answer,) = collect(line_of(played), check=2)
    assert (answer.name, answer.changes, answer.guess) == ("Bea", "wheel_segments=4", "more")


def test_another_number_of_the_same_games_is_counted_without_playing(played: ExperimentForm) -> None:
    found = played.found
    played.measure.widget.index = played.measure.values.index("gap")
    assert played.found is found
    assert "points between first and last" in str(played.result.value)
    assert "<svg" in str(played.result.value)
    played.measure.widget.index = played.measure.values.index("built")


def test_the_guess_that_is_handed_in_was_made_before_the_games(played: ExperimentForm) -> None:
    played.guess.widget.index = 1
    played.name.value = "Bea of 3b"
    assert "guess: more" in line_of(played)


def test_nobody_signs_for_somebody_else() -> None:
    form = chosen(ExperimentForm("20_tempo", FASTER))
    assert form.signing.layout.display == "none"
    form.run()
    assert form.signing.layout.display == ""
    assert "Write your own name in place of Ada" in str(form.result.value)
    assert form.name.placeholder == "Ada"
    form.name.value = "Bea"
    assert "Write a sentence in place of the dots: then a line to hand in stands here." in str(form.result.value)
    assert not line_of(form)
    form.says.value = "It is faster."
    assert line_of(form)


def test_without_a_change_or_a_guess_nothing_is_played() -> None:
    form = ExperimentForm()
    form.run()
    assert "Nothing is changed yet" in form.note.text
    assert "Say first what you expect" in form.note.text
    form.change("wheel_segments=5")
    assert form.design == Design(wheel_segments=5)
    form.run()
    assert "Nothing is changed" not in form.note.text
    assert not form.found


def test_a_change_is_told_in_words_and_taken_back() -> None:
    form = ExperimentForm("21_shared_pipes", Design(conduit_credits=0), "foreign_drops")
    assert form.fields.numbers[0].text == form.rule.texts[form.rule.value] == "pipe: credits a drop"
    assert (form.fields.numbers[0].value, form.measure.value) == (0, "foreign_drops")
    before = str(form.changed.value)
    form.rule.widget.index = form.rule.texts.index("engineers each")
    form.change(form.fields.numbers[0].say(9))
    assert form.design == Design(conduit_credits=0, engineers_each=9)
    assert before in str(form.changed.value)
    assert "9 engineers" in str(form.changed.value)
    form.as_printed.click()
    assert "Nothing is changed yet" in str(form.changed.value)


def test_what_cannot_be_leaves_the_rules_as_they_were() -> None:
    form = ExperimentForm(design=FASTER)
    with pytest.raises(ValueError, match="99 is more than 8"):
        form.change("wheel_segments=99")
    assert form.design == FASTER
    assert form.fields.numbers[0].value == 4
    with pytest.raises(ValueError, match="'fun' is not counted"):
        ExperimentForm(measure="fun")
    with pytest.raises(ValueError, match="nobody called 'wizards' played; there are programs"):
        ExperimentForm(players=("programs", "wizards"))
    assert ExperimentForm(games=5000).games.value == 200


def test_other_minds_play() -> None:
    form = chosen(ExperimentForm(design=FASTER))
    assert list(form.who) == list(PLAYERS)
    form.players.widget.index = 1
    assert list(form.who) == list(MINDS)
    form.run()
    assert form.found.players == tuple(MINDS)


def test_games_that_are_stopped_are_not_shown() -> None:
    form = chosen(ExperimentForm(design=FASTER), games=50)

    async def stopped() -> None:
        form.run()
        form.work.button.click()
        while form.work.busy:
            await asyncio.sleep(0.01)

    asyncio.run(stopped())
    assert "You stopped it" in form.note.text
    assert not form.found
    form.games.set(2)
    form.run()
    assert form.found
    assert not form.note.text


def test_it_speaks_the_language_of_the_moment() -> None:
    form = ExperimentForm(design=FASTER)
    try:
        language("italiano")
        form.say_anew()
        assert "pezzi costruiti" in form.measure.texts
        assert "Scegli qui accanto" in str(form.result.value)
    finally:
        language("English")
