"""Plots of tables with matplotlib: points with their intervals, on axes that the reader goes on drawing on."""

from base64 import b64encode
from collections.abc import Iterable, Mapping
from html import escape
from importlib import import_module
from io import BytesIO
from typing import Any

from ..words import analysis as words
from ..words.names import company
from .palette import PALETTE


def plot(table: Any, y: str = "vp", x: str = "position", by: str = "company", ax: Any = None) -> Any:
    """Draw a column of a table, such as a sweep, as points with their intervals: a line for each value of `by`.

    The table is anything of rows by name: a sweep, a list of dicts, a DataFrame, also one that you have changed. It
    gives matplotlib's axes, new ones or yours, which you can change too: `plot(table).set_title("…")`.
    """
    rows = _rows(table)
    for name in (x, y, by):
        if not rows or name not in rows[0]:
            raise ValueError(words.no_column(name=name, known=tuple(rows[0] if rows else ())))
    if ax is None:
        _, ax = import_module("matplotlib.pyplot").subplots(figsize=(8, 4.5), layout="constrained")
    columns = {value: number for number, value in enumerate(dict.fromkeys(row[x] for row in rows))}
    lines = dict.fromkeys(row[by] for row in rows)
    for number, line in enumerate(lines):
        mine = [row for row in rows if row[by] == line]
        # Beside one another, so that no interval hides another.
        across = [columns[row[x]] + 0.12 * (number - (len(lines) - 1) / 2) for row in mine]
        reach = [[abs(row.get(f"{y}_{end}", row[y]) - row[y]) for row in mine] for end in ("low", "high")]
        colour = PALETTE[line].light if by == "company" and line in PALETTE else None
        label = company(line) if by == "company" else str(line)
        ax.errorbar(across, [row[y] for row in mine], reach, fmt="o", capsize=3, label=label, color=colour)
    aslant: dict[str, Any] = {"rotation": 45, "ha": "right"} if len(columns) > 6 else {}
    ax.set_xticks(list(columns.values()), [str(value) for value in columns], **aslant)
    ax.set_ylabel(words.column(y))
    ax.legend()
    return ax


class PlotOnPage:
    """The figure of some axes as it is now, as a part of a page; the cell that has drawn it shows it no more."""

    def __init__(self, axes: Any) -> None:
        image = BytesIO()
        axes.figure.savefig(image, format="png", dpi=100)
        import_module("matplotlib.pyplot").close(axes.figure)
        self.image = b64encode(image.getvalue()).decode()
        self.told = words.plotted(axes.get_title(), axes.get_ylabel(), axes.get_xlabel())

    def _repr_html_(self) -> str:
        return f"<p><img src='data:image/png;base64,{self.image}' alt='{escape(self.told)}' style='max-width:100%'></p>"

    def __repr__(self) -> str:
        return self.told


def _rows(table: Any) -> list[Mapping[str, Any]]:
    """The rows of a table of any kind; those of a DataFrame are its records."""
    if hasattr(table, "to_dict"):
        return list(table.to_dict("records"))
    return list(table) if isinstance(table, Iterable) else []
