"""Labs: small boards of a lesson; the reader predicts, sees, changes an input and runs it again."""

from importlib import import_module
from typing import Any

MODULES = {
    "asking_labs": ("AutomaLab", "ExamLab", "QuestionLab", "Tour"),
    "building_labs": ("BuildingLab", "OfficeLab", "PlanLab", "RescueLab"),
    "drawn_labs": ("BetLab", "DiceLab", "LuckLab"),
    "experiment_form": ("ExperimentForm",),
    "pictures": ("after_guess", "clouds", "finish", "picture", "points", "rules"),
    "points_labs": ("EndingLab", "ScoringLab"),
    "turn_labs": ("PowerLab", "ProductionLab", "powers"),
    "water_lab": ("WaterLab",),
}
LABS = {name: module for module, names in MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    """A lab by its name, loaded when a lesson asks for it."""
    if name not in LABS:
        raise AttributeError(name)
    return getattr(import_module(f".{LABS[name]}", __name__), name)
