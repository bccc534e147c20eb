"""Labs: small boards of a lesson; the reader predicts, sees, changes an input and runs it again."""

from importlib import import_module
from typing import Any

LABS = {
    "AutomaLab": "automa_lab",
    "BetLab": "drawn_labs",
    "BuildingLab": "building_lab",
    "DiceLab": "drawn_labs",
    "EndingLab": "points_labs",
    "ExamLab": "exam_lab",
    "LuckLab": "drawn_labs",
    "OfficeLab": "office_lab",
    "PlanLab": "planned_labs",
    "PowerLab": "power_lab",
    "ProductionLab": "production_lab",
    "QuestionLab": "question_lab",
    "RescueLab": "planned_labs",
    "ScoringLab": "points_labs",
    "Tour": "tour",
    "WaterLab": "water_lab",
    "after_guess": "pictures",
    "clouds": "pictures",
    "finish": "finishing",
    "picture": "pictures",
    "points": "pictures",
    "powers": "power_lab",
    "rules": "pictures",
}


def __getattr__(name: str) -> Any:
    """A lab by its name, loaded when a lesson asks for it."""
    if name not in LABS:
        raise AttributeError(name)
    return getattr(import_module(f".{LABS[name]}", __name__), name)
