"""Make the large experiments of the lessons anew: `python tools/experiments.py [NAME…]`, some minutes for each.

Each is played in two blocks of seeds: the lessons show the first, and the second, which more minds play, says whether
what they say is true of other games.
"""

import bz2
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from barrage_nb.analysis import experiment
from barrage_nb.analysis.experiments import WhoPlays
from barrage_nb.analysis.seeds import LESSONS, SECOND_BLOCK
from barrage_nb.lessons import experiments

SHELF = Path(experiments.__file__).parent
SECOND_SHELF = Path(__file__).resolve().parents[1] / "tests" / "second_block"


def make(name: str, block: range, players: Mapping[str, WhoPlays], shelf: Path) -> None:
    """Play the games of an experiment, and pack what was kept of them."""
    seeds = experiments.seeds(name, block)
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / name
        print(experiment(experiments.MADE[name].designs, players, len(seeds), seeds.start, save=kept), flush=True)
        packed = bz2.compress(kept.read_bytes())
    file = shelf / f"{name}.jsonl.bz2"
    file.write_bytes(packed)
    print(f"{file.parent.name}/{file.name}: {len(packed) // 1000} kB", flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:] or experiments.MADE:
        make(name, LESSONS, experiments.MADE[name].players, SHELF)
        make(name, SECOND_BLOCK, experiments.minds(name), SECOND_SHELF)
