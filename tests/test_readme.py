"""The README tells the truth: its code runs, its files exist."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_code_in_the_readme_prints_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


def test_every_link_leads_somewhere() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert link.startswith("http") or (page.parent / link).exists(), f"{page.name}: {link}"
