"""How a cell of a notebook shows things, by the names of their types: the rooms that make them know no view."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

PAGES = {
    ("engine.position", "Position"): ("image/svg+xml", "view", "position_on_page"),
    ("engine.events", "Refusal"): ("text/html", "view.lesson_page", "refusal"),
    ("engine.play", "Step"): ("text/html", "view.on_page", "step"),
    ("engine.water", "Course"): ("text/html", "view.lesson_page", "course"),
    ("lessons.ending", "ObjectiveCounts"): ("text/html", "view.lesson_page", "objectives"),
    ("lessons.asking", "Explained"): ("text/html", "view.lesson_page", "explained"),
    ("lessons.production", "Outcome"): ("text/html", "view.lesson_page", "outcome"),
    ("lessons.asking", "Sentence"): ("text/html", "view.lesson_page", "sentence"),
    ("lessons.powers", "PowerRun"): ("text/html", "view.lesson_page", "run_on_page"),
    ("lessons.story", "Story"): ("text/html", "view.lesson_page", "story"),
    ("history.tree", "Game"): ("text/html", "view.on_page", "game"),
    ("history.line", "Node"): ("text/html", "view.on_page", "node"),
    ("history.replay", "Entry"): ("text/html", "view.on_page", "entry"),
    ("history.replay", "Report"): ("text/html", "view.on_page", "report"),
    ("analysis.best", "BestMoves"): ("text/html", "view.analysis_page", "best_moves"),
    ("analysis.comparing", "Compared"): ("text/html", "view.analysis_page", "compared"),
    ("analysis.rollouts", "Rollout"): ("text/html", "view.analysis_page", "rollout"),
    ("analysis.rollouts", "Sweep"): ("text/html", "view.analysis_page", "sweep"),
    ("analysis.experiments", "Findings"): ("text/html", "view.analysis_page", "effects"),
    ("lessons.handing_in", "HandedIn"): ("text/html", "view.analysis_page", "handed_in"),
    ("lessons.handing_in", "NotYet"): ("text/html", "view.analysis_page", "not_yet"),
    ("lessons.collecting", "Collected"): ("text/html", "view.analysis_page", "collected"),
    ("lessons.fairness", "WinShares"): ("text/html", "view.analysis_page", "win_shares"),
    ("lessons.own_rule", "Idea"): ("text/html", "view.analysis_page", "idea"),
    ("lessons.own_rule", "NumbersToChange"): ("text/html", "view.analysis_page", "numbers_to_change"),
    ("lessons.maxims", "MaximsTested"): ("text/html", "view.analysis_page", "maxims"),
}
"""The module and the name of a type: what it is shown as, and the function that makes that."""
DISPLAYS = {
    ("history.compare", "Comparison"): ("view.on_page", "show_comparison"),
    ("analysis.reviews", "Review"): ("widgets.predict", "show_review"),
}
"""Those that display themselves, as more than one output."""


def show_in_cells() -> None:
    """Tell the shell of a notebook how things are shown, and a name that is not known; elsewhere load no Jupyter."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is None:
        return
    for (module, name), (kind, room, page) in PAGES.items():
        shell.display_formatter.formatters[kind].for_type_by_name(f"{__package__}.{module}", name, later(room, page))
    for (module, name), (room, display) in DISPLAYS.items():
        displays = shell.display_formatter.ipython_display_formatter
        displays.for_type_by_name(f"{__package__}.{module}", name, later(room, display))
    shell.set_custom_exc((NameError,), later("widgets.boxes", "explain"))


def later(room: str, name: str) -> Callable[..., Any]:
    """A function of a room that is loaded when it is first called."""
    return lambda *given, **named: getattr(import_module(f"{__package__}.{room}"), name)(*given, **named)
