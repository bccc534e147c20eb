"""One glossary for all lessons: their tables of words are made of it, and so is the page."""

from pathlib import Path

import pytest

from barrage_nb.words.course import terms
from tests.glossary_page import HEADING, LINK, PAGE, START, page, section, section_of_words, words_of
from tests.notebooks.clauses_met import cells_of, notebooks, source_of

WITH_WORDS = [path for path in notebooks() if words_of(path)]


@pytest.mark.parametrize("path", WITH_WORDS, ids=lambda path: path.stem)
def test_a_lesson_says_its_words_as_the_glossary_does_and_links_it(path: Path) -> None:
    said, meant = words_of(path), terms()
    assert {word: meant.get(word) for word in said} == said
    assert LINK in section_of_words(path)


def test_every_word_of_the_glossary_is_explained_in_a_lesson() -> None:
    assert len(WITH_WORDS) > 10
    assert set(terms()) == {word for path in WITH_WORDS for word in words_of(path)}


def test_the_page_and_the_section_are_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python tests/glossary_page.py"
    (stored,) = (source_of(cell) for cell in cells_of(START) if source_of(cell).startswith(HEADING))
    assert stored == section(), "run: python tests/glossary_page.py"
