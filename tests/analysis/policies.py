"""Policies that can be sent to other processes, and make trouble there."""

import multiprocessing
import os
import time
from pathlib import Path
from typing import NamedTuple

from barrage_nb import Move, Position
from barrage_nb.engine.play import Strategy, builder_player


def sent() -> bool:
    """Whether this is a worker's process."""
    return multiprocessing.parent_process() is not None


class DiesOnce(NamedTuple):
    """A builder that ends the first worker that comes to it; in a diary stands by whom it was wanted."""

    mark: str
    diary: str = ""

    def __call__(self, seed: int) -> Strategy:
        if self.diary:
            with Path(self.diary).open("a", encoding="utf-8") as diary:
                diary.write(f"{os.getpid()}\n")
        if sent():
            try:
                Path(self.mark).touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os._exit(1)
        return builder_player(seed)


def dies(seed: int) -> Strategy:
    """A builder that lives in no worker."""
    if sent():
        os._exit(1)
    return builder_player(seed)


class Mistake(Exception):
    """What a policy may raise."""


def mistaken(seed: int) -> Strategy:
    """A policy that is wrong as soon as it is played."""

    def choose(position: Position) -> Move:
        raise Mistake(f"in round {position.round}")

    return choose


class Slow(NamedTuple):
    """A builder that thinks for a while, and notes whenever it does."""

    diary: str

    def __call__(self, seed: int) -> Strategy:
        builder = builder_player(seed)

        def choose(position: Position) -> Move:
            time.sleep(0.01)
            with Path(self.diary).open("a", encoding="utf-8") as diary:
                diary.write(f"{os.getpid()}\n")
            return builder(position)

        return choose
