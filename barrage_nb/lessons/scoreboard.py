"""The table beside the energy track: what every company counts, and what it has got so far."""

from typing import NamedTuple

from ..engine.events import RoundEnded, Scored
from ..engine.position import Position
from ..words import scoring_lesson as words
from ..words.names import company
from .scoring import counts, energies, most_vp
from .story import Story


class Scoreboard(NamedTuple):
    """A table: its head and its rows; `best` gets most victory points. A cell that has just come starts with *."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    best: str | None


def scoreboard(position: Position, story: Story) -> Scoreboard:
    """What every company counts, and what it has got up to the moment that is shown."""
    tile = position.bonus_tile
    got: dict[tuple[str, str], int] = {}
    for event in story.events:
        if isinstance(event, Scored):
            got[event.who, event.source] = got.get((event.who, event.source), 0) + event.amount
    after = story.event.order if isinstance(story.event, RoundEnded) else ()
    counted = counts(position)
    rows = []
    for who, energy in energies(position).items():
        cells = [company(who), str(energy), str(counted[who]) if tile else ""]
        nothing = 0 if story.over else None
        rank, credits, bonus = (
            _cell(got.get((who, source), nothing), story, who, source) for source in ("energy", "track", "bonus")
        )
        lost = got.get((who, "no energy"))
        cells += [rank, credits if lost is None else words.with_loss(credits, signed(lost, False)), bonus]
        vp = [got[who, source] for source in VP if (who, source) in got]
        cells += [signed(sum(vp), False) if vp or story.over else "", f"*{after.index(who) + 1}" if after else ""]
        rows.append(tuple(cells))
    return Scoreboard(words.columns(tile), tuple(rows), most_vp(position))


VP = ("energy", "no energy", "bonus")
"""What gives victory points, or takes them."""


def _cell(amount: int | None, story: Story, who: str, source: str) -> str:
    if amount is None:
        return ""
    event = story.event
    new = isinstance(event, Scored) and event.who == who and event.source == source
    return f"{'*' if new else ''}{signed(amount, amount > 0)}"


def signed(amount: int, plus: bool) -> str:
    """A number with the signs that players read."""
    return f"{amount:+d}" if plus else f"{amount}".replace("-", "\u2212")
