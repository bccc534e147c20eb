"""Strict nbval means something: outputs are compared, and a notebook stripped of them is refused."""

import json
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """Always compare with the same things left out: addresses and widget numbers."""
    if getattr(config.option, "nbval", False) and not config.option.nbval_sanitize_with:
        config.option.nbval_sanitize_with = str(HERE.parent / "tests" / "notebooks" / "sanitize.cfg")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a notebook whose outputs are missing: it would pass without testing anything."""
    for path in {item.path for item in items if item.path.suffix == ".ipynb"}:
        cells = [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
        if any(cell.get("execution_count") is None for cell in cells) or not any(cell["outputs"] for cell in cells):
            raise pytest.UsageError(f"{path.name} holds no outputs; run: python tools/kit.py notebooks")
