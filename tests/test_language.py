"""Another language is a folder beside `words/english`: what it translates is spoken everywhere, the rest in English."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import barrage_nb

SPOKEN = """
from barrage_nb import play, sketch, why_not
from barrage_nb.view import position_on_page
position = sketch("italy B2L=2*2 C2A P6.1 | neutral B6L=2*1")
print(why_not(position, "place turbine+1"))
print(play(position, "place bank 1").events[0])
print(position_on_page(position)[:20])
import barrage_nb.widgets.labs as labs; labs.Tour
"""


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """A copy of the kit with one more language: English, with some words of its own."""
    source = Path(barrage_nb.__file__).parent
    package = tmp_path / "barrage_nb"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__"))
    other = shutil.copytree(package / "words" / "english", package / "words" / "other")
    for name, ours, theirs in (
        ("refusals.py", "is not used with", "WIRD NICHT BENUTZT"),
        ("names.py", '"Italy"', '"ITALIEN"'),
    ):
        text = (other / name).read_text("utf-8")
        assert ours in text
        (other / name).write_text(text.replace(ours, theirs), "utf-8")
    return tmp_path


def said(kit: Path, **settings: str) -> str:
    run = [sys.executable, "-c", SPOKEN]
    environment = {**os.environ, "PYTHONPATH": str(kit), **settings}
    done = subprocess.run(run, cwd=kit, env=environment, capture_output=True, text=True, encoding="utf-8", check=True)
    return done.stdout


def test_another_language_is_spoken_where_it_is_named(kit: Path) -> None:
    english, other = said(kit), said(kit, BARRAGE_NB_LANGUAGE="other")
    assert "WIRD NICHT BENUTZT" not in english
    assert "ITALIEN" not in english
    assert "U8: the turbine space +1 WIRD NICHT BENUTZT" in other
    assert "ITALIEN places" in other


THREE = {
    "names.py": """from ..english.names import COMPANIES

COMPANIES["italy"] = "Italien"
""",
    "events.py": """from ..english.events import SENTENCES

SENTENCES["Placed"] = "{who} setzt {engineers} auf {space}"
""",
    "refusals.py": """from ..english.refusals import REASONS

REASONS["space_blocked"] = "{space} gibt es hier nicht"
""",
}


def test_a_language_of_three_sentences_says_all_others_in_english(kit: Path) -> None:
    german = kit / "barrage_nb" / "words" / "german"
    german.mkdir()
    for name, text in THREE.items():
        (german / name).write_text(text, "utf-8")
    spoken = said(kit, BARRAGE_NB_LANGUAGE="german")
    assert "U8: the turbine space +1 gibt es hier nicht" in spoken
    assert "Italien setzt 1 engineer" in spoken


def test_a_language_that_is_not_there_is_refused_with_those_that_are(kit: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        said(kit, BARRAGE_NB_LANGUAGE="klingon")
    assert "BARRAGE_NB_LANGUAGE=klingon: barrage_nb speaks english, other" in refused.value.stderr
