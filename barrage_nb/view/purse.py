"""The purse: what a company has to spend, and what comes back to it, in a line of small drawings with their numbers."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape

from ..engine.position import Company, Position
from ..words import purse as words
from ..words import review
from ..words.names import count
from . import cards, icons
from .company_view import SUPPLY
from .icons import Shapes
from .remembered import remembered
from .svg import inline

SIZE = 16
MIDDLE = SIZE / 2


def purse(position: Position, who: str) -> str:
    """What a company has, as HTML: its supply, then what is on its wheel, soonest back first; "" for a seat."""
    if who not in position.companies:
        return ""
    return _purse(who, position.companies[who], position.kind_of(who).money)


def holding(position: Position, who: str) -> str:
    """All that a company has before a move that is looked back on: its purse, and below it what else it holds."""
    rest = "".join(f"<li>{escape(line)}</li>" for line in review.has(position.companies[who]))
    return f'<div class="barrage-purse">{purse(position, who)}</div><ul>{rest}</ul>'


@remembered(64)
def _purse(who: str, company: Company, money: str) -> str:
    kinds = [money if kind == "credits" else kind for kind in SUPPLY]
    amounts = {kind: getattr(company, kind) for kind in kinds}
    parts = [_group(words.whose(who), _drawn(icons.badge(who, MIDDLE, MIDDLE, 7)))]
    parts += [_group(count(amount, kind), _icon(kind), str(amount)) for kind, amount in amounts.items()]
    parts += _on_wheel(company)
    return f'<div role="group" aria-label="{escape(words.has(who, amounts))}">{" ".join(parts)}</div>'


def _on_wheel(company: Company) -> Iterator[str]:
    """What comes back from each segment, and in how many turns; the open one has nothing yet."""
    for number in range(len(company.wheel) - 1, 0, -1):
        excavators, mixers, tiles = company.wheel[number]
        if excavators or mixers or tiles:
            turns = len(company.wheel) - number
            parts = [_drawn(icons.turns(MIDDLE, MIDDLE, 14)), f"<small>{turns}</small>"]
            parts += [_drawn(cards.tile(tile, 1, 1, SIZE - 2)) for tile in tiles]
            parts += [_icon("excavators"), str(excavators)] if excavators else []
            parts += [_icon("mixers"), str(mixers)] if mixers else []
            yield _group(words.back_in(turns, excavators, mixers, tiles), *parts)


def _icon(kind: str) -> str:
    return _drawn(icons.victory(MIDDLE, MIDDLE, SIZE, 0)[:1] if kind == "vp" else SUPPLY[kind](MIDDLE, MIDDLE, SIZE))


@lru_cache(256)
def _drawn(shapes: Shapes) -> str:
    return inline(shapes, SIZE)


def _group(told: str, *parts: str) -> str:
    return f'<span role="img" title="{escape(told)}">{"".join(parts)}</span>'
