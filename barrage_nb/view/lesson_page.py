"""What the cells of lessons show: a small map with what is spoken of lit, the words beside it, the rules behind it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape

from ..board.map import HEADSTREAMS, MAP_SPACES
from ..board.refs import MAP_KINDS, Ref
from ..engine.events import Ran, Refusal, Scored
from ..engine.position import Position
from ..engine.water import Course
from ..history.summary import FinalLine
from ..lessons.asking import Explained, Sentence, refused
from ..lessons.ending import ObjectiveCounts
from ..lessons.powers import PowerRun, PowerTrial, trial
from ..lessons.production import Outcome, misfits
from ..lessons.story import Story
from ..lessons.water import explain
from ..notation.text import sketch
from ..words import CLAUSES
from ..words import lessons as lab_words
from ..words import powers_lesson as power_words
from ..words import production_lesson as words
from ..words import scoring_lesson as scoring_words
from ..words.names import company
from .layout import through, way
from .on_page import LEFT, in_a_box, listed, paragraph
from .overlays import small_map, ways_of
from .scene import Scene, scene
from .shapes import Point
from .svg import svg, svg_in_page

BESIDE = "display:flex;flex-wrap:wrap;gap:8px 22px;align-items:flex-start"
TEXT = "flex:1 1 250px;min-width:0;max-width:620px"
PANEL_WIDTH = 560
EMPTY = sketch("usa")
"""A map on which nothing is built."""
OPEN = 2
"""So many rules stand there open; more of them are folded."""


def explained(found: Explained) -> str:
    """Sentences beside the small map of the position they speak of."""
    marks = _starts(each.path for each in found.courses) | {Ref.on_map(space): "selected" for space in found.spaces}
    drawn = small_map(found.position, marks, _ways(found.courses))
    return _page(drawn, "".join(map(sentence, found.told)), (each.clause for each in found.told))


def _track(position: Position) -> Scene:
    return scene(position, show="track", width=PANEL_WIDTH)


def course(found: Course) -> str:
    """The course of a drop past full dams, as it knows no others: its way, and its end."""
    told = explain(found, EMPTY)
    passed = sketch("usa | neutral " + " ".join(f"{space}=1*1" for space in found.full)) if found.full else EMPTY
    marks = {Ref.on_map(space): "last" for space in found.full} | {Ref.on_map(found.end): "selected"}
    marks = _starts([found.path]) | marks
    drawn = small_map(passed, marks, _ways([found]))
    return _page(drawn, "".join(map(sentence, told.told)), (each.clause for each in told.told))


def outcome(found: Outcome) -> str:
    """A production: its dam, conduit and powerhouse lit, the way of its water, and the sum; or why it is refused."""
    told = (*found.terms, *found.gains, *found.water, *found.after) if found.refused is None else (found.refused,)
    said = _sum(found) if found.refused is None else sentence(found.refused)
    return _page(_production(found), said, (each.clause for each in told))


def _sum(found: Outcome) -> str:
    sums = "".join(f"<div>{_cited(each)}</div>" for each in found.terms)
    parts = ((words.gains_head(), found.gains), (words.water_head(), found.water), (words.after_head(), found.after))
    told = "".join(f"<p><b>{escape(head)}</b></p>{listed(map(_cited, under))}" for head, under in parts if under)
    return f"{sums}<p><b>{escape(found.total)}</b></p>{told}"


def _production(found: Outcome) -> Scene | None:
    dam, conduit, house = found.plan[:3]
    wrong = misfits(found.position, found.plan, found.who) if found.refused is not None else ()
    marks = {Ref.on_map(each): "missed" if each in wrong else "selected" for each in (dam, conduit, house)}
    ways = _ways(found.courses)
    return small_map(found.position, marks, {through(conduit, dam, house): "hot", **ways} if found.terms else ways)


def refusal(found: Refusal) -> str:
    """Why a move is not allowed, and the rule behind it."""
    return _page(None, sentence(refused(found)), [found.clause])


def story(found: Story) -> str:
    """Everything that happens in a story, and the map at its end with the places where it happened, or the track."""
    events = found.last.events
    marks = _starts(event.path for event in events if isinstance(event, Ran))
    touched = (thing for event in events for thing in event.touches)
    marks |= {thing: "selected" for thing in touched if thing.kind in MAP_KINDS.values()}
    drawn = small_map(found.end, marks, ways_of(events))
    first, *others = found.sentences
    title = paragraph(first)
    numbered = f"<ol>{''.join(f'<li>{escape(each)}</li>' for each in others)}</ol>" if others else ""
    clauses = [event.clause for event in events]
    if drawn is None and any(isinstance(event, Scored) for event in events):
        return title + _page(_track(found.end), numbered, clauses)  # it is so wide that nothing stands beside it
    return _page(drawn, title + numbered, clauses)


def _starts(paths: Iterable[Sequence[str]]) -> dict[Ref, str]:
    """The headstreams where drops start: they are in the picture, and not lit."""
    return {Ref.on_map(path[0]): "" for path in paths if path[0] in HEADSTREAMS}


def objectives(found: ObjectiveCounts) -> str:
    """What every objective counts for every company and gives it; the best of each in bold."""
    head = "".join(f"<th {LEFT}>{escape(text)}</th>" for text in ("", *map(company, found.companies)))
    rows = "".join(
        f"<tr><th scope='row' {LEFT}>{escape(scoring_words.objective_called(name))}</th>{_best_in_bold(row)}</tr>"
        for name, row in found.rows
    )
    return in_a_box(f"<tr>{head}</tr>", rows)


def _best_in_bold(row: Iterable[FinalLine]) -> str:
    row = tuple(row)
    best = max(each.objective for each in row)
    texts = ((escape(scoring_words.counted_for(each.counted, each.objective)), each.objective == best) for each in row)
    return "".join(f"<td {LEFT}>{f'<b>{text}</b>' if bold else text}</td>" for text, bold in texts)


def sentence(found: Sentence) -> str:
    """A sentence with its clause."""
    return f"<p>{_cited(found)}</p>"


def _cited(found: Sentence) -> str:
    cited = f" <small>({found.clause})</small>" if found.clause and f"({found.clause})" not in found.text else ""
    return f"{escape(found.text)}{cited}"


def _ways(courses: Iterable[Course]) -> Mapping[tuple[Point, ...], str]:
    return dict.fromkeys((way(each.path) for each in courses), "drop")


def _page(drawn: Scene | None, said: str, clauses: Iterable[str]) -> str:
    """A picture with what is said beside it or, in a narrow cell, below it; then the rules."""
    known = [clause for clause in dict.fromkeys(clauses) if clause in CLAUSES]
    rules = "".join(f"<p><small><b>{clause}</b> {escape(CLAUSES[clause])}</small></p>" for clause in known)
    if len(known) > OPEN:
        rules = f"<details><summary>{escape(lab_words.rules())}</summary>{rules}</details>"
    picture = svg_in_page(drawn) if drawn is not None else ""
    return f'<div style="{BESIDE}">{picture}<div style="{TEXT}">{said}{rules}</div></div>'


def side(found: PowerTrial, has: bool, theme: str) -> str:
    """One of the two turns: the sum with its rules, its map with what happened lit, and what happened."""
    run = found.runs[has]
    lit = dict.fromkeys(map(Ref.on_map, found.counted_spaces if has else ()), "selected")
    seen = dict.fromkeys(map(Ref.on_map, (*found.spaces, *found.counted_spaces)), "")
    both = seen | dict.fromkeys(_touched(found.runs.values()), "")
    marks = both | lit | dict.fromkeys(_touched([run]), "selected")
    drawn = small_map(run.story.end, marks, ways_of(run.events))
    picture = svg(replace(drawn, theme=theme), fills=True) if drawn is not None else ""
    told = "".join(f"<li>{escape(str(event))}</li>" for event in run.events) if run.refused is None else ""
    *lines, whole = found.sum(has)
    total = "".join(map(sentence, lines)) + f"<p><b>{escape(whole.text)}</b></p>"
    return f"<div class='barrage-total'>{total}</div>{picture}<ol>{told}</ol>"


def _touched(runs: Iterable[PowerRun]) -> Iterable[Ref]:
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
        without, with_ = (found.amount(found.number(has)) for has in (False, True))
        rows.append((found.name, without, with_, found.rule, found.clause))
    return rows


def power_table(powers: Iterable[str]) -> str:
    """The powers as a table."""
    heads = ("", power_words.column_without(), power_words.column_with(), power_words.column_rule())
    head = "".join(f"<th {LEFT}>{escape(text)}</th>" for text in heads)
    body = "".join(
        f"<tr><th scope='row' {LEFT}>{escape(name)}</th><td {LEFT}>{escape(without)}</td>"
        f"<td {LEFT}><b>{escape(with_)}</b></td><td align='left' style='text-align: left'>{escape(rule)}</td></tr>"
        for name, without, with_, rule, _ in power_rows(powers)
    )
    return in_a_box(f"<tr>{head}</tr>", body)
