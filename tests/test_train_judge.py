"""The script that trains the judge: it reads what it writes, and learns which of some options is better."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from barrage_nb.analysis.inputs import INPUTS
from barrage_nb.analysis.judge import GRID, WEIGHTS_FILE, Judge

TOOL = Path(__file__).parents[1] / "tools" / "train_judge.py"


@pytest.fixture(scope="module")
def training() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("train_judge", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_judge"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["train_judge"]


@pytest.fixture(scope="module")
def games(training: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few games in which options were weighed."""
    file = tmp_path_factory.mktemp("games") / "0.npz"
    training.make(file, training.weighing_tables(1, 13, Judge()), 1.0)
    return file


def test_options_are_weighed_beside_each_other(training: ModuleType, games: Path) -> None:
    rows, ends, whose = training.read([games], ("groups", "group_ends", "of_groups"))
    assert len(rows) == len(ends) == len(whose) > 2
    assert rows.shape[1:] == (training.Weigher.most, len(INPUTS))
    assert ends.shape[1:] == (training.Weigher.most, 3)
    assert ((ends[..., 2] >= 0) & (ends[..., 2] <= 1)).all()
    assert all(len(np.unique(each, axis=0)) > 2 for each in rows), "they are different options"


def test_a_panel_is_read_as_it_was_written(training: ModuleType, games: Path, tmp_path: Path) -> None:
    (rows,) = training.read([games], ("rows",))
    panel, rows = training.panel_of(WEIGHTS_FILE), rows[::20]
    said = training.seen(panel, rows) * training.UNIT
    assert np.abs(said - np.array(Judge().expected((rows / GRID).tolist()))).max() < 0.05
    training.write(panel, tmp_path / "judge.npz")
    assert np.abs(said - np.array(Judge(tmp_path / "judge.npz").expected((rows / GRID).tolist()))).max() < 0.05


def test_a_net_says_the_same_however_its_inputs_are_brought_together(training: ModuleType, games: Path) -> None:
    known = training.Games(*training.read([games]))
    panel, like = training.panel_of(WEIGHTS_FILE), training.newborn(known, known.ends / training.UNIT, 1)
    moved = [training.brought(net, like) for net in panel]
    assert np.abs(training.seen(panel, known.rows) - training.seen(moved, known.rows)).max() < 1e-3


def test_a_net_learns_which_of_the_options_beside_each_other_is_better(training: ModuleType, games: Path) -> None:
    """Taught that credits are all that counts, it comes to see them; what it says of rows alone hardly moves."""
    known = training.Games(*training.read([games]))
    rows, ends, whose = training.read([games], ("groups", "group_ends", "of_groups"))
    credits = rows[..., INPUTS.index("credits")] / GRID
    ends = np.stack([4 * credits, 4 * credits, 0 * credits], axis=-1).astype(np.float32)
    like = training.newborn(known, known.ends / training.UNIT, 1)
    (net, *_) = (training.brought(each, like) for each in training.panel_of(WEIGHTS_FILE))
    taught = training.learn(net, known, known.ends / training.UNIT, 300, 1, training.Groups(rows, ends, whose))

    def wrong(net: object) -> float:
        said = training.seen([net], rows.reshape(-1, len(INPUTS))).reshape(ends.shape) * training.UNIT
        off = said[..., 1] - ends[..., 1]
        return float(np.abs(off - off.mean(1, keepdims=True)).mean())

    assert wrong(taught) < 0.8 * wrong(net)
