"""What a company has, and what it got in a scoring: a line of small drawings, and a card, as HTML."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from html import escape

from ..board.tiles import BONUS_TILES
from ..engine.play import Step
from ..engine.position import Company, Position
from ..history.summary import FinalScore, RoundScore, final_score, round_score
from ..words import names, review
from ..words import purse as words
from ..words import round_card as card_words
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


BADGE = 18


def round_card(step: Step) -> str:
    """The card of a step that led to the end of a round; "" where none ended."""
    ended, last = round_score(step), final_score(step)
    parts = [_round(ended)] if ended is not None else []
    parts += [_last(last)] if last is not None else []
    return "".join(parts)


def _round(score: RoundScore) -> str:
    each = BONUS_TILES[score.tile].vp if score.tile else 0
    rows = []
    for line in score.lines:
        cells = [str(line.energy), _together(card_words.rank(line)), _together(card_words.track(line))]
        cells += [_together(card_words.bonus(line, each))] if score.tile else []
        cells += [f"<b>{card_words.points(line.vp)}</b>"]
        cells += [card_words.number(line.next_number)] if line.next_number else []
        rows.append((line.who, cells))
    return _table(card_words.head(score, each), card_words.columns(score), rows)


def _last(score: FinalScore) -> str:
    rows = []
    for line in score.lines:
        cells = [str(line.before), *([_together(card_words.objective(line))] if score.objective else [])]
        cells += [
            card_words.points(line.resources),
            card_words.points(line.water),
            f"<b>{card_words.in_all(line.vp)}</b>",
        ]
        rows.append((line.who, [*cells, card_words.number(line.place)]))
    return _table(card_words.end(score.objective), card_words.last_columns(score.objective), rows)


def _together(parts: Iterable[str]) -> str:
    """Parts of a cell, each of which stays in one line."""
    return " ".join(f"<span>{escape(part)}</span>" for part in parts)


def _table(caption: str, columns: Sequence[tuple[str, str]], rows: Iterable[tuple[str, list[str]]]) -> str:
    """A table; what stands in the cells is HTML."""
    head = "".join(f'<th scope="col" title="{escape(told)}">{escape(name)}</th>' for name, told in columns)
    body = "".join(
        f'<tr><th scope="row">{_who(who)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for who, cells in rows
    )
    return f"<table><caption>{escape(caption)}</caption><tr><th></th>{head}</tr>{body}</table>"


@remembered(8)
def _who(who: str) -> str:
    badge = inline(icons.badge(who, BADGE / 2, BADGE / 2, BADGE / 2 - 1), BADGE)
    name = escape(names.company(who))
    return f'<span title="{name}">{badge} <i>{name}</i></span>'
