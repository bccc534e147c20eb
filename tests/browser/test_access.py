"""What a screen reader or a keyboard would miss: axe-core over labs, table, explorer and questions in JupyterLab."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from .conftest import Pages
from .pages import in_lab, open_lab

OURS = ".barrage-board, .barrage-predict, .barrage-drag"
SERIOUS = ("serious", "critical")


def missed(page: Any) -> list[str]:
    """The serious points that axe-core finds in what is ours, each with the first thing that it is found in."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}, context={"include": [[OURS]]}).response
    return [
        f"{each['id']}: {each['help']} {each['nodes'][0]['html'][:160]} ({len(each['nodes'])} times)"
        for each in found["violations"]
        if each["impact"] in SERIOUS
    ]


@pytest.mark.parametrize(
    ("notebook", "first"),
    [
        ("table.ipynb", ".barrage-stage canvas"),
        ("explorer.ipynb", ".barrage-rail"),
        ("labs.ipynb", ".barrage-lab"),
        ("predict.ipynb", ".barrage-predict"),
    ],
)
def test_nothing_serious_is_missed_by_who_cannot_see_or_point(
    pages: Pages, jupyter: str, notebook: str, first: str
) -> None:
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, notebook), first)
        page.locator(".barrage-stage canvas").first.wait_for()
        assert missed(page) == []
