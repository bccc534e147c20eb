"""The page on the notation tells the truth: its code runs, each item and move in it is read, and none is left out."""

import doctest
import re
from pathlib import Path
from typing import get_args

import pytest

from barrage_nb import Position, new_game, play, read_move
from barrage_nb.engine.moves import Move
from barrage_nb.notation.items import OF_THE_TABLE, OWNED
from barrage_nb.notation.rows import KINDS
from barrage_nb.notation.text import Reader
from tests.boxes import base_of

PATH = Path(__file__).resolve().parent.parent / "docs" / "notation.md"
PAGE = PATH.read_text("utf-8")


def first_column(heading: str, number: int = 0) -> list[str]:
    """What a table below a heading names in its first column."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    table = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)[number]
    return [said for row in table.splitlines()[2:] for said in re.findall(r"`([^`]+)`", row.split(" | ")[0])]


OF_A_COMPANY, OF_ALL, MOVES = first_column("Sketches"), first_column("Sketches", 1), first_column("Moves")


def names(items: list[str]) -> set[str]:
    """The names of items."""
    return {item.partition("=")[0] for text in items for item in text.split()}


def test_the_code_on_the_page_prints_what_it_says() -> None:
    failed, tried = doctest.testfile(str(PATH), module_relative=False, encoding="utf-8")
    assert tried > 4
    assert not failed


@pytest.mark.parametrize("text", [*(f"usa {item}" for item in OF_A_COMPANY), *OF_ALL])
def test_every_item_on_the_page_is_read(text: str) -> None:
    problems: list[str] = []
    assert Reader(problems).read(text)
    assert not problems


@pytest.mark.parametrize("item", ["automa_pile=3,1", "automa_discard=2", "copies=0,3"])
def test_what_is_no_contract_keeps_its_number(item: str) -> None:
    name, _, words = item.partition("=")
    kind = {**OWNED, **OF_THE_TABLE}[name].kind
    assert kind.write(kind.read(words)) == words


def test_every_item_is_on_the_page() -> None:
    assert {name for name, item in OWNED.items() if item.where == "companies"} <= names(OF_A_COMPANY)
    assert {name for name, item in OF_THE_TABLE.items() if item.where == ""} <= names(OF_ALL)


@pytest.mark.parametrize("line", MOVES)
def test_every_move_on_the_page_is_read(line: str) -> None:
    assert read_move(str(read_move(line))) == read_move(line)


def test_every_kind_of_move_is_on_the_page() -> None:
    assert {type(read_move(line)) for line in MOVES} == set(get_args(Move))


# Rows of a box.

ROWS = first_column("Boxes")


@pytest.mark.parametrize("row", ROWS)
def test_every_row_on_the_page_is_read_played_and_written(row: str) -> None:
    box = base_of(row).changed(row)
    assert box.rows == (row,)
    start = new_game(3, seed=4, box=box)
    assert Position.load(start.text) == start
    step = play(start, start.legal_moves[0])
    assert step.after.box is box


def test_every_kind_of_row_is_on_the_page() -> None:
    named = {row.split()[0] for row in ROWS}
    assert {kind for kind in KINDS if kind != "number"} <= named
