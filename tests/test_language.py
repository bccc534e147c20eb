"""Another language is a folder beside `words/en`: what it translates is spoken everywhere, the rest in English."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import barrage_nb
from barrage_nb import Game, Position, language
from barrage_nb.lessons.games import evening
from barrage_nb.words import languages

SPOKEN = """
from barrage_nb import play, sketch, why_not
from barrage_nb.engine.events import Bought
from barrage_nb.view import position_on_page
from barrage_nb.words import languages
position = sketch("italy B2L=2*2 C2A P6.1 | neutral B6L=2*1")
print(why_not(position, "place turbine+1"))
print(play(position, "place bank 1").events[0])
print(Bought("italy", "base", "M9"))
print(position_on_page(position)[:20])
print(*languages().values())
import barrage_nb.widgets.labs as labs; labs.Tour
"""

GERMAN = {
    "language": "language-name = Deutsch",
    "names": "names-company-italy = Italien\nnames-tile-base = Basisplättchen",
    "events": 'events-event-Placed = { $who } setzt { COUNT($engineers, "engineers") } auf { $space }',
    "clauses": "clauses-reason-space_blocked = { $space } gibt es hier nicht",
}


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """A copy of the kit with one more language, which says a few sentences."""
    package = tmp_path / "barrage_nb"
    shutil.copytree(Path(barrage_nb.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "de"))
    german = package / "words" / "de"
    german.mkdir()
    for name, text in GERMAN.items():
        (german / f"{name}.ftl").write_text(f"{text}\n", "utf-8")
    return tmp_path


OTHERS = [name for folder, name in languages().items() if folder != "de"]
"""The languages of the copy beside that one."""


def said(kit: Path, **settings: str) -> str:
    run = [sys.executable, "-c", SPOKEN]
    environment = {**os.environ, "PYTHONPATH": str(kit), **settings}
    done = subprocess.run(run, cwd=kit, env=environment, capture_output=True, text=True, encoding="utf-8", check=True)
    return done.stdout


def test_a_language_of_three_sentences_says_all_others_in_english(kit: Path) -> None:
    assert "Italien" not in said(kit)
    spoken = said(kit, BARRAGE_NB_LANGUAGE="Deutsch")
    assert "U8: the turbine space +1 gibt es hier nicht" in spoken
    assert "Italien setzt 1 engineer auf the bank" in spoken
    assert said(kit, BARRAGE_NB_LANGUAGE="de") == spoken


def test_a_lesson_that_is_there_in_english_only_begins_in_english(kit: Path) -> None:
    asked = {"BARRAGE_NB_LANGUAGE": "Deutsch", "BARRAGE_NB_IN_ENGLISH": "03_building,11_play"}
    assert "Italien" not in said(kit, JPY_SESSION_NAME="/home/me/lessons/11_play.ipynb", **asked)
    for other in ("/home/me/lessons/01_water.ipynb", "11", ""):
        assert "Italien" in said(kit, JPY_SESSION_NAME=other, **asked)


def test_a_sentence_in_english_names_things_in_english(kit: Path) -> None:
    assert "Italy takes the base tile from the Patent Office (M9)." in said(kit, BARRAGE_NB_LANGUAGE="Deutsch")


def test_a_folder_that_does_not_say_its_name_is_no_language_yet(kit: Path) -> None:
    (kit / "barrage_nb" / "words" / "de" / "language.ftl").write_text("# language-name = English\n", "utf-8")
    assert f"\n{' '.join(OTHERS)}\n" in said(kit)


def test_a_file_that_cannot_be_read_says_where_and_why(kit: Path) -> None:
    (kit / "barrage_nb" / "words" / "de" / "events.ftl").write_text("\nevents-more = und { $n\n", "utf-8")
    with pytest.raises(subprocess.CalledProcessError) as refused:
        said(kit, BARRAGE_NB_LANGUAGE="Deutsch")
    assert "de/events.ftl, line 2: not readable as Fluent: 'events-more = und { $n': Expected" in refused.value.stderr


def test_a_language_that_is_not_there_is_refused_with_those_that_are(kit: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        said(kit, BARRAGE_NB_LANGUAGE="klingon")
    assert f"'klingon' is not spoken here; barrage_nb speaks Deutsch, {', '.join(OTHERS)}" in refused.value.stderr


def kept_of(game: Game) -> tuple[str, ...]:
    """What of a game is written into files and typed: its text, a position, the moves that it allows."""
    position = game.go(60).position
    return game.text, position.text, repr(Position.load(position.text)), *map(str, position.legal_moves)


def test_what_is_kept_and_typed_is_the_same_in_every_language() -> None:
    kept = set()
    for name in languages():
        language(name)
        kept.add(kept_of(Game(evening())))
    assert len(kept) == 1
