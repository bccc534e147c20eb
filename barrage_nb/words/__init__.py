"""Every sentence a person reads, one package per language; BARRAGE_NB_LANGUAGE names the one that is spoken."""

import os
import sys
from importlib import import_module

LANGUAGE = os.environ.get("BARRAGE_NB_LANGUAGE", "english")
if LANGUAGE != "english":
    # Whoever asks for the English words is answered by the same module of the other language.
    sys.modules[f"{__name__}.english"] = import_module(f".{LANGUAGE}", __name__)

from .english import CLAUSES, describe, explain, say, tell  # noqa: E402

__all__ = ["CLAUSES", "LANGUAGE", "describe", "explain", "say", "tell"]
