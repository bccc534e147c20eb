"""Every sentence a person reads; BARRAGE_NB_LANGUAGE names the language, a folder beside `english`.

A language says what it says otherwise: its modules run over the English ones of the same name, so that three
sentences are a language too, and all others stay English.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

LANGUAGE = os.environ.get("BARRAGE_NB_LANGUAGE", "english")
_HERE = Path(__file__).parent
_LANGUAGES = sorted(folder.name for folder in _HERE.iterdir() if any(folder.glob("*.py")))


class _Translated(SourceFileLoader):
    """Runs a module of English, and over it the one of the language that is spoken."""

    def exec_module(self, module: ModuleType) -> None:
        """English first, so that whatever is not translated is there."""
        super().exec_module(module)
        other = _HERE / LANGUAGE / Path(self.path).name
        if other.exists():
            SourceFileLoader(self.name, str(other)).exec_module(module)


class _Translations(MetaPathFinder):
    """Finds the words of English with their translation."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """How to load one of the modules of English; all others are found by others."""
        spec = PathFinder.find_spec(name, path) if name.startswith(f"{__name__}.english") else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Translated(name, spec.origin)
        return spec


if LANGUAGE not in _LANGUAGES:
    raise ImportError(f"BARRAGE_NB_LANGUAGE={LANGUAGE}: barrage_nb speaks {', '.join(_LANGUAGES)}")
if LANGUAGE != "english":
    sys.meta_path.insert(0, _Translations())

from .english import CLAUSES, describe, explain, say, tell  # noqa: E402

__all__ = ["CLAUSES", "LANGUAGE", "describe", "explain", "say", "tell"]
