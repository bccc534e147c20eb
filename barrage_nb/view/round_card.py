"""The card of a scoring: what each company got at the end of a round, and at the end of the game, as HTML."""

from collections.abc import Iterable, Sequence
from html import escape

from ..board.tiles import BONUS_TILES
from ..engine.play import Step
from ..history.summary import FinalScore, RoundScore, final_score, round_score
from ..words import names
from ..words import round_card as words
from . import icons
from .remembered import remembered
from .svg import inline

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
        cells = [str(line.energy), _together(words.rank(line)), _together(words.track(line))]
        cells += [_together(words.bonus(line, each))] if score.tile else []
        cells += [f"<b>{words.points(line.vp)}</b>"]
        cells += [words.number(line.next_number)] if line.next_number else []
        rows.append((line.who, cells))
    return _table(words.head(score, each), words.columns(score), rows)


def _last(score: FinalScore) -> str:
    rows = []
    for line in score.lines:
        cells = [str(line.before), *([_together(words.objective(line))] if score.objective else [])]
        cells += [words.points(line.resources), words.points(line.water), f"<b>{words.in_all(line.vp)}</b>"]
        rows.append((line.who, [*cells, words.number(line.place)]))
    return _table(words.end(score.objective), words.last_columns(score.objective), rows)


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
