"""docs/rulings.md says every choice that was made where the rules are silent, and how it is made otherwise."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from barrage_nb import BOXES, Rulings, sketch
from barrage_nb.words import CLAUSES

PAGE = (Path(__file__).parents[1] / "docs/rulings.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and "in doubt" not in line]
LINES = [row.strip("| ").split(" | ") for row in ROWS]
SAID = [said for *_, otherwise in LINES for said in re.findall(r"`([^`]+)`", otherwise)]
SWITCHES = [said for said in SAID if "=" in said]


def test_the_page_names_every_ruling() -> None:
    assert sorted(said.partition("=")[0] for said in SWITCHES) == sorted(field.name for field in fields(Rulings))


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_of_the_page_makes_another_choice(switch: str) -> None:
    assert sketch(f"usa | {switch}").rulings != Rulings()


@pytest.mark.parametrize("row", [said for said in SAID if ":" in said])
def test_a_row_of_the_page_makes_another_box(row: str) -> None:
    assert BOXES["leeghwater"].changed(row).rows == (row,)


@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_a_line_of_the_page_names_clauses_that_there_are(line: list[str]) -> None:
    assert len(line) == 3
    named = re.findall(r"\b[A-Z]{1,2}[0-9]+\b", line[0])
    assert named
    assert set(named) <= set(CLAUSES)
