"""An open explorer says in another language all that one says that is opened in it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from barrage_nb import explore, language
from barrage_nb.lessons.games import evening
from barrage_nb.widgets.explorer import Explorer
from barrage_nb.widgets.explorer.explorer import PANELS
from tests.saved_games import saved_game
from tests.words.test_said import told_wrong

from .as_text import opened, texts_of

NOTATION = re.compile(r"\([a-z]+-[\w-]+\)|— .*|usa B3L=.*|title: .*|\(bnb1.*?\)|bnb1\S*|docs/\S+|^space canteen: .*")
"""What is written so in all languages."""
ROUND_2, LATE = 60, 303
MOVED = "-B8L | germany B5U=1"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def moves(explorer: Explorer) -> None:
    explorer.walk.edit(lambda game: game.name("a line", ROUND_2))
    explorer.walk.edit(lambda game: game.comment("why not?", ROUND_2))
    explorer.play(explorer.position.legal_moves[0])
    explorer.timeline.event_back.click()


def scored(explorer: Explorer) -> None:
    explorer.go(ROUND_2 - 1)
    explorer.timeline.on.click()


def edited(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.tweak("usa officer=adler credits=4 | HA=2")
    explorer.board.touch(explorer.editor.thing)


def refused(explorer: Explorer) -> None:
    explorer.open_panel("edit")
    explorer.tweak("usa engineers=40 B1L=4")


def replayed(explorer: Explorer) -> None:
    explorer.tweak(MOVED)
    explorer.replay("skip")


def stopped(explorer: Explorer) -> None:
    explorer.tweak(MOVED)
    explorer.replay("stop")


def compared(explorer: Explorer) -> None:
    replayed(explorer)
    explorer.compare()


def asked(explorer: Explorer) -> None:
    explorer.go(LATE)
    explorer.asking.games = 2
    explorer.ask()
    explorer.asking.pick(1)


def files(explorer: Explorer) -> None:
    explorer.open_panel("files")
    explorer.files.name.value = "evening.txt"
    Path("evening.txt").touch()
    explorer.files.write()


DONE: tuple[Callable[[Explorer], None], ...] = (
    moves, scored, edited, refused, replayed, stopped, compared, asked, files,
)  # fmt: skip


def made(do: Callable[[Explorer], None]) -> Explorer:
    game = saved_game(evening())
    game.go(ROUND_2)
    explorer: Explorer = opened(explore(game, speed=0))
    do(explorer)
    return explorer


@pytest.mark.parametrize("do", DONE)
def test_all_that_an_explorer_says_follows_the_language(do: Callable[[Explorer], None]) -> None:
    explorer = made(do)
    language("italiano")
    assert texts_of(explorer) == texts_of(made(do))


def test_every_panel_of_an_explorer_follows_also_one_that_is_opened_later() -> None:
    explorer = made(edited)
    english = texts_of(explorer)
    language("polski")
    language("English")
    assert texts_of(explorer) == english
    language("polski")
    opened_in_it = made(edited)
    for panel in PANELS:
        explorer.open_panel(panel)
        opened_in_it.open_panel(panel)
        assert texts_of(explorer) == texts_of(opened_in_it)
        said = (text for texts in texts_of(explorer).values() for text in texts)
        assert told_wrong((NOTATION.sub("", text) for text in said), "pl") == {}
