"""Pieces of rewards, more than one of them too, in the words and pictures of every language."""

import pytest

from barrage_nb import BOXES, language
from barrage_nb.board.contracts import Part
from barrage_nb.view.cards import part as drawn
from barrage_nb.view.shapes import Text
from barrage_nb.words import scene as words
from barrage_nb.words.marks import in_form
from tests.clauses import clause

TWO = Part("build_elevation", 2)
HILLS = Part("build_base", 2, ("hills", "hills"))


@clause("L26")
@pytest.mark.parametrize(
    ("name", "elevations", "bases", "five"),
    [
        ("english", "2 free elevations", "2 free bases in the hills", "5 free powerhouses"),
        ("italiano", "2 elevazioni gratuite", "2 basi gratuite in collina", "5 centrali gratuite"),
        ("polski", "2 darmowe podwyższenia", "2 darmowe podstawy na wzgórzach", "5 darmowych elektrowni"),
    ],
)
def test_a_reward_of_several_pieces_says_how_many(name: str, elevations: str, bases: str, five: str):
    language(name)
    told = words.part(TWO), words.part(HILLS), in_form(words.part(Part("build_powerhouse", 5)), "acc")
    assert told == (elevations, bases, five)
    assert elevations in words.parts(BOXES["leeghwater"].works[601].reward)


@clause("L26")
def test_the_number_stands_beside_the_piece():
    figures = [
        [shape.text for shape in drawn(each, 0, 0)[0] if isinstance(shape, Text)]
        for each in (TWO, HILLS, Part("build_base", 1, ("hills",)), Part("build_conduit", 3))
    ]
    assert figures == [["2"], ["2 H"], ["H"], ["\u22643"]]
