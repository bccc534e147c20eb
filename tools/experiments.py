"""Make the large experiments of the lessons anew: `python tools/experiments.py [NAME…]`, a minute or two for each."""

import gzip
import sys
import tempfile
from pathlib import Path

from barrage_nb.analysis import experiment
from barrage_nb.lessons import experiments

SHELF = Path(experiments.__file__).parent


def make(lesson: str) -> None:
    """Play the games of one lesson's experiment, and pack what was kept of them."""
    asked = experiments.MADE[lesson]
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / lesson
        print(lesson, experiment(asked.designs, asked.players, asked.n, save=kept), sep=": ")
        packed = gzip.compress(kept.read_bytes(), mtime=0)
    file = SHELF / f"{lesson}.jsonl.gz"
    file.write_bytes(packed)
    print(f"{file.name}: {len(packed) // 1000} kB")


if __name__ == "__main__":
    for name in sys.argv[1:] or experiments.MADE:
        make(name)
