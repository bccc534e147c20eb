"""Make the large experiments of the lessons anew: `python tools/experiments.py [NAME…]`, some minutes for each.

Each is played in two blocks of seeds: the lessons show the first, and the second, which more minds play, says whether
what they say is true of other games.
"""

import bz2
import json
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from barrage_nb.analysis import experiment
from barrage_nb.analysis.experiments import WhoPlays
from barrage_nb.analysis.seeds import LESSONS, SECOND_BLOCK
from barrage_nb.lessons import experiments
from barrage_nb.lessons.experiments import cards, duels
from barrage_nb.lessons.own_rule import IDEAS

SHELF = Path(experiments.__file__).parent
MEETINGS = duels.KEPT.partition(".")[0]
SECOND_SHELF = Path(__file__).resolve().parents[1] / "tests" / "second_block"
USES = cards.KEPT.partition(".")[0]
OF_IDEAS, IDEAS_BEGIN = "24_ideas", 49_000
"""The ideas of lesson 24, and where their seeds begin in a block: no other experiment has these."""


def make(name: str, block: range, players: Mapping[str, WhoPlays], shelf: Path) -> None:
    """Play the games of an experiment, and pack what was kept of them."""
    seeds = experiments.seeds(name, block)
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / name
        print(experiment(experiments.MADE[name].designs, players, len(seeds), seeds.start, save=kept), flush=True)
        shelve(shelf / f"{name}.jsonl.bz2", bz2.compress(kept.read_bytes()))


def meet(block: range, shelf: Path) -> None:
    """Play the games of which only the end is kept: some hours, as a few of the players think for long."""
    shelve(shelf / duels.KEPT, duels.packed(meeting.played() for meeting in duels.asked(block)))


def use_cards() -> None:
    """Play the games of the canteen once more, and keep who used what in them."""
    for block, players, shelf in (
        (LESSONS, experiments.MADE[cards.LESSON].players, SHELF),
        (SECOND_BLOCK, experiments.minds(cards.LESSON), SECOND_SHELF),
    ):
        shelve(shelf / cards.KEPT, cards.packed(cards.played_once(players, block)))


def shelve(file: Path, packed: bytes) -> None:
    """Lay away what was kept of games."""
    file.write_bytes(packed)
    print(f"{file.parent.name}/{file.name}: {len(packed) // 1000} kB", flush=True)


def try_ideas() -> None:
    """Try every idea of lesson 24 in both blocks, and keep what ten pairs of games say of it, and what forty."""
    found = {
        idea.code: {
            f"{n} pairs of the {block}": tried.effect(idea.measure, idea.name).verdict
            for block, seeds in (("lessons", LESSONS), ("second block", SECOND_BLOCK))
            for n in (10, 40)
            for tried in (experiment({idea.name: idea.design}, idea.players, n, seeds[IDEAS_BEGIN]),)
        }
        for idea in IDEAS
    }
    (SECOND_SHELF / f"{OF_IDEAS}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or (*experiments.MADE, MEETINGS, USES, OF_IDEAS):
        if name == OF_IDEAS:
            try_ideas()
        elif name == USES:
            use_cards()
        elif name == MEETINGS:
            meet(LESSONS, SHELF)
            meet(SECOND_BLOCK, SECOND_SHELF)
        else:
            make(name, LESSONS, experiments.MADE[name].players, SHELF)
            make(name, SECOND_BLOCK, experiments.minds(name), SECOND_SHELF)
