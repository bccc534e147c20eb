"""What the lesson on powers shows: a turn with one or without it, beside the other; and all of them in a table."""

from collections.abc import Iterable
from dataclasses import replace
from html import escape

from ..board.map import MAP_SPACES
from ..board.refs import MAP_KINDS, Ref
from ..lessons.powers import PowerRun, PowerTrial, trial
from ..words import powers_lesson as words
from .lesson_page import refusal, sentence, story
from .on_page import BOX, LEFT
from .small_map import small_map
from .svg import svg
from .trace import ways_of


def side(found: PowerTrial, has: bool, theme: str) -> str:
    """One of the two turns: the sum with its rules, its map with what happened lit, and what happened."""
    run = found.runs[has]
    lit = dict.fromkeys(map(Ref.on_map, found.counted_spaces if has else ()), "selected")
    seen = dict.fromkeys(map(Ref.on_map, (*found.spaces, *found.counted_spaces)), "")
    both = seen | dict.fromkeys(_places(found.runs.values()), "")
    marks = both | lit | dict.fromkeys(_places([run]), "selected")
    drawn = small_map(run.story.end, marks, ways_of(run.events))
    picture = svg(replace(drawn, theme=theme), fills=True) if drawn is not None else ""
    told = "".join(f"<li>{escape(str(event))}</li>" for event in run.events) if run.refused is None else ""
    *lines, whole = found.sum(has)
    total = "".join(map(sentence, lines)) + f"<p><b>{escape(whole.text)}</b></p>"
    return f"<div class='barrage-total'>{total}</div>{picture}<ol>{told}</ol>"


def _places(runs: Iterable[PowerRun]) -> Iterable[Ref]:
    """The places of the map where something happened."""
    touched = (thing for run in runs for event in run.events for thing in event.touches)
    return [thing for thing in touched if thing.kind in MAP_KINDS.values() and thing.key in MAP_SPACES]


def run_on_page(found: PowerRun) -> str:
    """A turn: what happened and where; or why it is not allowed."""
    return refusal(found.refused) if found.refused is not None else story(found.story)


def power_rows(powers: Iterable[str]) -> list[tuple[str, str, str, str, str]]:
    """What each power's case comes to: its name, what is counted without it and with it, its rule and clause."""
    rows = []
    for found in map(trial, powers):
        without, with_ = (words.amount(found.case.counted, found.number(has)) for has in (False, True))
        rows.append((words.name(found.power), without, with_, words.rule(found.clause), found.clause))
    return rows


def power_table(powers: Iterable[str]) -> str:
    """The powers as a table."""
    head = "".join(f"<th {LEFT}>{escape(text)}</th>" for text in words.columns())
    body = "".join(
        f"<tr><th scope='row' {LEFT}>{escape(name)}</th><td {LEFT}>{escape(without)}</td>"
        f"<td {LEFT}><b>{escape(with_)}</b></td><td align='left' style='text-align: left'>{escape(rule)}</td></tr>"
        for name, without, with_, rule, _ in power_rows(powers)
    )
    return f"{BOX}<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
