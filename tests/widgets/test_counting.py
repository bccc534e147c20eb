"""The bar of an experiment: it counts while games are played, and is gone when the last is over."""

import sys
from typing import Any

import pytest
from ipywidgets import IntProgress

from barrage_nb import Design, experiment
from barrage_nb.engine.play import builder_player
from barrage_nb.widgets import counting
from barrage_nb.widgets.screen import VIEW


def test_it_counts_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []
    module = sys.modules[counting.__module__]
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append(data))
    made: list[IntProgress] = []
    monkeypatch.setattr(
        module, "IntProgress", lambda *given, **more: made.append(IntProgress(*given, **more)) or made[0]
    )
    show, seen = counting(), list[tuple[int, int, str, str]]()
    ((kind, view),) = shown[0].items()
    assert kind == VIEW
    (bar,) = made
    assert view["model_id"] == bar.model_id
    assert bar.layout.display == "none"

    def told(done: int, of: int) -> None:
        show(done, of)
        seen.append((bar.value, bar.max, bar.description, bar.layout.display))

    experiment(Design(rounds=1), {"builders": builder_player}, n=2, seats=2, executor=None, progress=told)
    assert seen[0] == (1, 4, "1 of 4 games", "")
    assert seen[-1] == (4, 4, "4 of 4 games", "none")
