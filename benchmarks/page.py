"""A page of JupyterLab for benchmarks: a server and Chromium of their own, a notebook that has run."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.pages import IN_KERNEL, in_lab, on_page, open_lab
from tests.browser.servers import chromium, jupyterlab, launched


def asked(page: Any, code: str) -> str:
    """What some code prints in the kernel."""
    return str(on_page(page, IN_KERNEL, code))


def _write(cells: list[str], path: Path) -> None:
    """A notebook of these cells."""
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "cells": [
            {
                "id": f"c{number}",
                "cell_type": "code",
                "source": cell,
                "metadata": {},
                "outputs": [],
                "execution_count": None,
            }
            for number, cell in enumerate(cells)
        ],
    }
    path.parent.mkdir()
    path.write_text(json.dumps(notebook))


@contextmanager
def opened(cells: list[str], width: int = 1500, height: int = 1400) -> Iterator[Any]:
    """A page on which a notebook of these cells has run."""
    found = chromium()
    if found is None:
        raise SystemExit("there is no Chromium on this machine")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = Path(folder)
        _write(cells, root / "work" / "view.ipynb")
        with jupyterlab(root) as address:
            browser = launched(playwright, found)
            page = browser.new_page(viewport={"width": width, "height": height})
            open_lab(page, in_lab(address, "view.ipynb"))
            page.locator("canvas").last.wait_for(timeout=60_000)
            page.wait_for_timeout(1500)
            yield page
            browser.close()
