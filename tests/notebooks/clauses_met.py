"""Which notebooks meet each clause: their cells name them in their metadata."""

import json
from functools import cache
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def notebooks() -> list[Path]:
    """Every notebook, in the order of their numbers."""
    return sorted(NOTEBOOKS.glob("*.ipynb"))


@cache
def cells_of(path: Path) -> tuple[dict[str, Any], ...]:
    """The cells of a notebook."""
    return tuple(json.loads(path.read_text("utf-8"))["cells"])


def source_of(cell: dict[str, Any]) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def notebooks_of_clauses() -> dict[str, list[str]]:
    """Clause to the names of the notebooks that meet it, for docs/clauses.md."""
    found: dict[str, list[str]] = {}
    for path in notebooks():
        named = {clause for cell in cells_of(path) for clause in cell["metadata"].get("clauses", ())}
        for clause in sorted(named):
            found.setdefault(clause, []).append(path.stem)
    return found
