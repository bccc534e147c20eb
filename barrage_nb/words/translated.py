"""How a language that is not English is spoken: its modules run over the English ones of the same name."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


class _Translated(SourceFileLoader):
    """Runs a module of English, and over it the one of the language that is spoken."""

    def __init__(self, name: str, path: str, language: str) -> None:
        super().__init__(name, path)
        self.language = language

    def exec_module(self, module: ModuleType) -> None:
        """English first, so that whatever is not translated is there."""
        super().exec_module(module)
        other = HERE / self.language / Path(self.path).name
        if other.exists():
            SourceFileLoader(self.name, str(other)).exec_module(module)


class _Translations(MetaPathFinder):
    """Finds the words of English with their translation."""

    def __init__(self, language: str) -> None:
        self.language = language

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """How to load one of the modules of English; all others are found by others."""
        spec = PathFinder.find_spec(name, path) if name.startswith(f"{__package__}.english") else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Translated(name, spec.origin, self.language)
        return spec


def speak(language: str) -> None:
    """Let a language be spoken from now on; what it does not say stays English."""
    languages = sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.py")))
    if language not in languages:
        raise ImportError(f"BARRAGE_NB_LANGUAGE={language}: barrage_nb speaks {', '.join(languages)}")
    sys.meta_path.insert(0, _Translations(language))
