"""Plots of tables: the numbers stand where they are, on axes of the reader's choice."""

from pathlib import Path

import matplotlib
import pandas
import pytest
from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.figure import Figure

import barrage_nb as bn
from barrage_nb.analysis import Sweep
from barrage_nb.engine.play import builder_player
from barrage_nb.widgets.labs import after_guess
from tests.analysis.test_rollouts import after

matplotlib.use("Agg")


@pytest.fixture(scope="module")
def found() -> Sweep:
    return bn.sweep({"early": after(40), "late": after(90)}, [builder_player, bn.random_player], n=3)


def drawn(ax: Axes) -> dict[str, list[tuple[float, float, float]]]:
    """By the name of a line: each of its points, and the ends of its interval."""
    shown = {}
    for container in ax.containers:
        points, _, (bars,) = container
        ends = [segment[:, 1] for segment in bars.get_segments()]
        shown[container.get_label()] = [(y, low, high) for y, (low, high) in zip(points.get_ydata(), ends, strict=True)]
    return shown


def test_a_sweep_is_drawn_with_its_intervals(found: Sweep, tmp_path: Path) -> None:
    rows = [row for row in found if row["policy"] == "builder_player"]
    ax = bn.plot(rows)
    shown = drawn(ax)
    assert list(shown) == ["Germany", "Italy"]
    for who, points in zip(("germany", "italy"), shown.values(), strict=True):
        mine = [row for row in rows if row["company"] == who]
        for point, row in zip(points, mine, strict=True):
            assert point == pytest.approx((row["vp"], row["vp_low"], row["vp_high"]))
    assert [label.get_text() for label in ax.get_xticklabels()] == ["early", "late"]
    assert ax.get_ylabel() == "victory points"
    ax.figure.savefig(tmp_path / "plot.png")


def test_a_table_that_was_changed_is_drawn_as_it_is_and_on_axes_that_are_there(found: Sweep) -> None:
    table = pandas.DataFrame(found)
    mine = table[table.company == "italy"].assign(contracts=lambda rows: rows.contracts + 1)
    ax = Figure().subplots()
    assert bn.plot(mine, "contracts", by="policy", ax=ax) is ax
    shown = drawn(ax)
    assert list(shown) == ["builder_player", "random_player"]
    assert [y for y, low, high in shown["builder_player"] if low == y == high] == list(
        mine[mine.policy == "builder_player"].contracts
    )
    assert ax.get_ylabel() == "contracts"


def test_a_column_that_is_not_there(found: Sweep) -> None:
    with pytest.raises(ValueError, match="the table has no column 'luck'; it has game, position"):
        bn.plot(found, "luck")
    with pytest.raises(ValueError, match="has no column 'position'; it has nothing"):
        bn.plot([])


def test_below_a_question_a_plot_is_folded_and_the_cell_shows_it_nowhere_else() -> None:
    rows = [{"design": "printed", "players": "programs", "vp": 41}]
    axes = bn.plot(rows, x="design", by="players")
    page = after_guess(axes, title="Points at the end")
    assert axes.figure.number not in pyplot.get_fignums()  # what is open when a cell ends is shown below it
    before, _, inside = page._repr_html_().partition("<details>")
    assert before == ""
    assert "src='data:image/png;base64,iVBOR" in inside
    assert "alt='Plot: Points at the end: victory points'" in inside
    assert repr(page) == "Plot: Points at the end: victory points"
