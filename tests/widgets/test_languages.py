"""The menu of languages at the table and in the tour: everything that is open speaks what is chosen there."""

import barrage_nb
from barrage_nb import table
from barrage_nb.widgets.labs import Tour
from barrage_nb.words import languages

from .as_text import opened


def test_a_language_that_is_chosen_at_a_table_is_spoken_by_all_of_it() -> None:
    game = opened(table("usa", italy="automa hard", seed=2, speed=0))
    while not game.automas.short.value:
        game.play(next(move for move in game.position.legal_moves if game.refuse(move) is None))
    menu, board = game.languages.widget, game.board
    assert (menu.description, [name for name, _ in menu.options]) == ("Language", list(languages().values()))
    assert menu in board.motion.box.children
    assert "Italy " in game.automas.short.value
    before = game.position
    menu.value = "it"
    assert barrage_nb.language() == "italiano"
    assert game.about.value == "USA: una persona qui; Italia: un Automa, livello difficile. Non salvata in un file."
    assert (menu.description, menu.value, game.leave_button.description) == ("Lingua", "it", "Lascia il tavolo")
    assert board.bar.question.value.startswith("USA: ")
    assert "Round 1" in game.chronicle.widget.value
    assert "Che cosa è successo" in game.chronicle.widget.value
    assert "Italia" in game.automas.short.value
    assert "Italy" not in game.chronicle.widget.value
    assert game.position == before


def test_a_menu_shows_the_language_that_was_chosen_elsewhere() -> None:
    game, tour = opened(table("usa", against="random", seed=2, speed=0)), opened(Tour())
    game.languages.widget.value = "pl"
    assert tour.languages.widget.value == "pl"
    assert tour.onward.description == "Następny przystanek"
    tour.languages.widget.value = "en"
    assert (game.languages.widget.value, tour.languages.widget.description) == ("en", "Language")
    assert game.leave_button.description == "Leave the table"
