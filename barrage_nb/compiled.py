"""The engine and the quick player, compiled from their own source: taken where a build of this very source is.

It lies in a wheel, or BARRAGE_NB_COMPILED names its folder; where that is empty, the plain engine plays.
"""

import os
import sys
import warnings
from hashlib import sha256
from importlib import import_module
from pathlib import Path

ENGINE = Path(__file__).parent / "engine"
PLAYERS = (
    *("automa/placing", "automa/deciding", "automa/added", "automa/turn"),
    *("analysis/outlook", "analysis/appraisal", "analysis/quick", "analysis/inputs"),
)
"""What is compiled beside the engine: who plays positions out, their sums, and what the judge is told."""
SOURCE = "source.txt"
"""Beside what was compiled stands of what; it is written last, once both engines have played the same."""


def source() -> str:
    """What an engine is compiled from, as a digest, and for which Python."""
    players = (ENGINE.parent / f"{name}.py" for name in PLAYERS)
    texts = b"".join(path.read_bytes() for path in (*sorted(ENGINE.glob("*.py")), *players))
    return f"{sys.implementation.cache_tag} {sha256(texts).hexdigest()}"


def is_of_this_source(built: Path) -> bool:
    """Whether a build is whole, and of the engine as it is."""
    mark = built / SOURCE
    return mark.exists() and mark.read_text("utf-8") == source()


def where() -> list[str]:
    """The folder in which the engine is looked for first; none where it is the plain one that plays."""
    built = Path(os.environ.get("BARRAGE_NB_COMPILED", ENGINE.parent / "fast"))
    if not is_of_this_source(built):
        return []
    sys.path.append(str(built))  # what all of its modules share lies there
    try:
        for shared in built.glob("*__mypyc*"):
            import_module(shared.name.partition(".")[0])
    except ImportError as error:
        warnings.warn(f"the compiled engine does not load, so that the plain one plays: {error}", stacklevel=2)
        sys.path.remove(str(built))
        return []
    return [str(built / "engine")]


def beside(engine: list[str], room: str) -> list[str]:
    """The folder in which a room's modules are looked for first: the one beside the engine's, if that is compiled."""
    return [str(Path(built).parent / room) for built in engine[:-1]]
