"""The page on the analysis says what there is: every name, setting and number on it."""

import re
from inspect import signature
from pathlib import Path

import barrage_nb as bn
from barrage_nb import analysis
from barrage_nb.analysis import statistics

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "analysis.md").read_text("utf-8")
GAMES = bn.rollout, bn.best_moves, bn.review, bn.compare_moves, bn.compare_positions, bn.sweep
DOORS = (*GAMES, analysis.search_player)
"""All that plays games out."""


def test_every_name_on_the_page_is_there() -> None:
    names = set(re.findall(r"\bbn\.(\w+)", PAGE))
    assert {"rollout", "compare_moves", "sweep"} <= names
    assert all(hasattr(bn, name) for name in names)
    assert all(hasattr(analysis, name) for name in re.findall(r"\banalysis\.(\w+)\(", PAGE))


def test_every_setting_on_the_page_is_one() -> None:
    known = {
        name for door in (*DOORS, bn.plot, bn.experiment, bn.collect, bn.Design) for name in signature(door).parameters
    }
    of_others = {"minimum", "maximum"}  # Dask's
    assert set(re.findall(r"[(\s`]([a-z_]+)=", PAGE)) - known == of_others


def test_the_numbers_on_the_page_are_ours() -> None:
    assert statistics.FIRST_LOOK == 8
    assert "from the eighth playout to the last" in PAGE
    assert statistics.LEVEL == 0.95
    assert "a confidence of 95 percent" in PAGE
    assert statistics.ENOUGH == 64
    assert "after 64 playouts at the earliest" in PAGE.replace("\n  ", " ")


def test_what_plays_games_out_takes_an_executor() -> None:
    assert all("executor" in signature(door).parameters for door in DOORS)
