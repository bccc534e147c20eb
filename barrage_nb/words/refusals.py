"""Why a move is not allowed, in a sentence with its clause."""

from typing import Any, Protocol

from .message import Message, Messages, declared
from .names import listed
from .places import piece

REASONS = Messages("refusals-reason")
MISSING = Messages("refusals-missing")


def refused(clause: str, reason: str) -> Message: ...
def neutral() -> Message: ...


declared(__name__)


class Refused(Protocol):
    """A refusal: the clause, the reason's name and the values its sentence needs."""

    @property
    def clause(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def values(self) -> dict[str, Any]: ...


def explain(refusal: Refused) -> str:
    """The sentence of a refusal: 'P6: this would produce 0 energy; at least 1 is needed'."""
    return refused(refusal.clause, why(refusal))


def why(refusal: Refused) -> str:
    """The same without its clause."""
    values = {name: _value(name, value) for name, value in refusal.values.items()}
    if "space" in values:
        values["spot"] = values["space"]
        if "structure" in values:
            values["piece"] = piece(values["structure"], values["space"])
    return REASONS(refusal.reason, **values)


def _value(name: str, value: Any) -> Any:
    if name in ("who", "owner", "company") and value == "neutral":
        return neutral()
    if name == "missing":
        return MISSING[value]
    return listed(map(str, value), last="or") if name in ("parts", "ways", "prices") else value
