"""What the table around the map says: office, contracts on offer, energy, head, folded panels and the whole."""

from collections.abc import Iterable, Mapping, Sequence

from .message import Message, Messages, declared
from .names import BONUSES, OBJECTIVES, PHASES, QUESTIONS, count, last_points, listed, told_together
from .places import modifier
from .scene import named_space, officer_line, sentence

# The office.

SECTIONS = Messages("scene_table-section")
ACTIONS = Messages("scene_table-action")
TILE_LINES = Messages("scene_table-tile_lines")
"""What an advanced tile does, in two short lines."""


def no_contract(number: int) -> Message: ...
def lane(who: str, energy: int, rank: int, prize: int) -> Message: ...
def phase_of(round: int, phase: str) -> Message: ...
def question(kind: str, who: str) -> Message: ...
def decide() -> Message: ...
def is_to(who: str, what: str) -> Message: ...
def won(n: int, who: Sequence[str]) -> Message: ...
def over(phase: str, winners: str) -> Message: ...
def round_of(number: int, rounds: int) -> Message: ...
def rank(number: int) -> Message: ...
def round_goal(energy: int) -> Message: ...
def open_legend() -> Message: ...
def no_patents() -> Message: ...
def sold() -> Message: ...
def said_standing(engineers: int, who: str) -> Message: ...
def said_space(action: str, credits: int, engineers: int, n: int, named: str, standing: str) -> Message: ...
def said_blocked_space(named: str) -> Message: ...
def said_patent(space: str, tile: str) -> Message: ...
def said_sold(space: str) -> Message: ...
def label_objective() -> Message: ...
def said_paid(credits: int, energy: int) -> Message: ...
def said_credits_by_energy(paid: str, without: int) -> Message: ...
def said_bonus(border: int, counted: str, round: int, state: str, vp: int) -> Message: ...
def said_objective(counted: str, prizes: tuple[int, ...]) -> Message: ...
def round_() -> Message: ...
def passed() -> Message: ...
def win() -> Message: ...
def said_stage(phase: str, round: int) -> Message: ...
def said_score_card(number: int, supply: str, vp: int, who: str) -> Message: ...
def to_decide() -> Message: ...
def starting() -> Message: ...
def to_choose() -> Message: ...
def open_(panel: str) -> Message: ...
def said_close(panel: str) -> Message: ...
def said_offered(line: str, who: str) -> Message: ...
def said_title(panels: str) -> Message: ...
def said_unknown(given: str, known: str, what: str) -> Message: ...


declared(__name__)


def action(kind: str, amount: int) -> str:
    """What an action space does."""
    return ACTIONS(kind, amount=amount, modifier=modifier(amount))


def space(name: str, kind: str, amount: int, engineers: int, credits: int, standing: Sequence[tuple[str, int]]) -> str:
    """An action space of the office."""
    there = [said_standing(who=who, engineers=number) for who, number in standing]
    return said_space(
        named=named_space(name),
        action=action(kind, amount),
        engineers=engineers,
        credits=credits,
        n=len(there),
        standing=listed(there),
    )


def blocked_space(name: str) -> str:
    """A space closed for so few players."""
    return said_blocked_space(named=named_space(name))


def patent(text: str, name: str | None) -> str:
    """A patent space with its tile."""
    return said_sold(space=text) if name is None else said_patent(space=text, tile=name)


# Energy.


def credits_by_energy(steps: Iterable[tuple[int, int]]) -> str:
    """What the energy track pays."""
    (_, without), *others = steps
    paid = [said_paid(credits=credits, energy=energy) for energy, credits in others]
    return said_credits_by_energy(paid=listed(paid), without=without)


def bonus(round: int, border: int, tile_: str, vp: int, state: str) -> str:
    """A bonus tile; its state is past, now or later."""
    return said_bonus(round=round, state=state, vp=vp, counted=BONUSES[tile_], border=border)


def objective(name: str, prizes: Sequence[int]) -> str:
    """The objective of the game."""
    return said_objective(counted=OBJECTIVES[name], prizes=tuple(prizes))


# The head of the table.


def phase(name: str) -> str:
    """The phase of a round."""
    return PHASES[name]


def announced(round_: int, phase_: str) -> str:
    """The beginning of a phase, on a sign."""
    return last_points() if phase_ == "over" else phase_of(round_, phase_)


def asked(who: str, kind: str) -> str:
    """Who must decide what."""
    return is_to(who, QUESTIONS.get(kind, decide()))


def winners(who: Sequence[str]) -> str:
    """Who has won."""
    return won(len(who), tuple(who))


def score_card(who: str, number: int, vp: int, holds: Mapping[str, int], decides: bool, note: str) -> str:
    """A company at a glance."""
    supply = listed(count(amount, kind) for kind, amount in holds.items())
    card = said_score_card(number=number, who=who, vp=vp, supply=supply)
    return sentence(told_together([card, *[to_decide()] * decides, *[note] * bool(note)]))


# Bars of folded panels, and the whole.

BARS = Messages("scene_table-bar")


def bar(panel: str) -> str:
    """A folded panel."""
    return open_(panel=BARS[panel])


def close(panel: str) -> str:
    """The bar above an open panel."""
    return said_close(panel=BARS[panel])


# The legend: a word or two for every symbol, and a sentence.

LEGEND_SHORT = "?"
LEGEND_LIMIT = "\u22643"
LEGEND = Messages("scene_table-legend")
LEGEND_SENTENCES = Messages("scene_table-legend_sentence")


def offered(who: str, officer_: str) -> str:
    """A company with its officer, in the draft."""
    return said_offered(who=who, line=officer_line(officer_))


PANELS = Messages("scene_table-panel")


def title(panels: Iterable[str]) -> str:
    """The name of a picture, by what it shows."""
    return said_title(panels=listed(PANELS[panel] for panel in panels))


def stage(round_: int, phase_: str) -> str:
    """Where the game stands."""
    return sentence(PHASES[phase_]) if not round_ or phase_ == "over" else said_stage(round=round_, phase=phase_)


def unknown(what: str, given: str, known: Iterable[str]) -> str:
    """A word that names nothing."""
    return said_unknown(what=what, given=given, known=listed(known, "or"))
