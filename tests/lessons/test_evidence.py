"""What lessons 20 to 24 say of their games is true of other games too: every number, in two blocks of seeds.

Each mean of one block lies in the interval of the other; where it does not, the lesson says both numbers, or a range
that has both. A verdict is the same in both, or the lesson says that it is open.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from barrage_nb.analysis import Experiment, Finding, in_round
from barrage_nb.analysis.rounds import Measure
from barrage_nb.analysis.seeds import LESSONS, SECOND_BLOCK
from barrage_nb.lessons.experiments import MADE, large, minds, seeds
from tests.lessons.second_block import second
from tests.notebooks.test_notebooks import prose_of
