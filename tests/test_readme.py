"""The README tells the truth: its code runs, its links lead somewhere, its notebooks and commands are there."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


def links(text: str) -> list[str]:
    """Where the links and pictures of a text lead."""
    return [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text)]


def test_the_code_in_the_readme_prints_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert not failed


def test_an_answer_takes_ten_lines_of_code() -> None:
    code = [line for line in README.splitlines() if line.startswith((">>> ", "... "))]
    assert 5 < len(code) <= 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in links(page.read_text("utf-8")):
        assert link.startswith("http") or (page.parent / link).exists(), link


def test_one_picture_at_the_top_and_five_of_what_it_can_do() -> None:
    top, _, rest = README.partition("## What it can do")
    shown = re.compile(r"^!\[(.{20,})\]\((.+)\)$", re.MULTILINE)
    assert len(shown.findall(top)) == 1
    assert len(shown.findall(rest.partition("\n## ")[0])) == 5


def test_no_picture_is_left_over() -> None:
    used = {link for page in PAGES for link in links(page.read_text("utf-8"))}
    assert {f"docs/pictures/{path.name}" for path in (ROOT / "docs/pictures").iterdir()} <= used


def test_every_picture_can_be_taken_anew() -> None:
    pytest.importorskip("playwright", reason="pictures are taken with Playwright")
    from tests.browser.pictures import asked

    for path in (ROOT / "docs/pictures").iterdir():
        (width, height), cell, take = asked(path.stem)
        assert min(width, height) >= 800
        assert "import" in cell
        assert callable(take)


def test_the_table_names_every_notebook() -> None:
    named = re.findall(r"^\| \[.+\]\(notebooks/(\w+)\.ipynb\) \| .+ \| .+ \|$", README, re.MULTILINE)
    assert named == sorted(path.stem for path in (ROOT / "notebooks").glob("*.ipynb"))


def test_every_command_that_a_page_names_is_there() -> None:
    spec = importlib.util.spec_from_file_location("kit", ROOT / "tools" / "kit.py")
    assert spec is not None
    assert spec.loader is not None
    kit = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(kit)
    named = {name for page in PAGES for name in re.findall(r"kit\.py (\w+)", page.read_text("utf-8"))}
    assert {"start", "test"} <= named <= set(kit.COMMANDS)
