"""Steps, games, comparisons and replays as HTML that takes its colours from the page and fits a narrow cell."""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from ..engine.play import Step
from ..engine.position import Position
from ..history import Comparison, Entry, Game, Node, Report, telling
from ..history.compare import NumberPair, TurnPair
from ..words import history as words
from ..words.names import capital, company
from .charts import lines_chart
from .scene import differing, scene
from .small_map import small_map
from .svg import svg, svg_in_page

# Some pages take every style away, others set all cells to the right: the alignment is said in both ways.
BOX = '<div style="overflow-x: auto; max-width: 100%">'
LEFT, RIGHT = (f'align="{side}" style="text-align: {side}; white-space: nowrap"' for side in ("left", "right"))
MAP_WIDTH = 600  # pixels of the map of a game
INDENT = "\u2003"


def node(found: Node) -> str:
    """A place of a game, by the step that led to it."""
    return step(found.step)


def step(found: Step) -> str:
    """A step: told in a line, what happened sentence by sentence, and the map around what is different by it."""
    if found.move is None:
        return _map(found.after)
    before, after = (scene(position, show="map") for position in (found.before, found.after))
    drawn = small_map(found.after, dict.fromkeys(differing(before, after), "last"))
    said = f'<p title="{escape(str(found.move))}">{escape(str(telling.told([found])))}</p>'
    return said + listed(map(escape, map(str, found.events))) + (svg_in_page(drawn) if drawn is not None else "")


def game(found: Game) -> str:
    """A game: where it stands, each company's points and energy round by round, and the map."""
    rounds: dict[int, dict[str, str]] = {}
    for row in found.rows("round"):
        rounds.setdefault(row["round"], {})[row["company"]] = words.standing(row["vp"], row["energy"])
    names = list(found.position.companies)
    head = _row("th", [words.say("round"), *map(company, names)])
    body = "".join(_row("td", [str(round), *map(held.__getitem__, names)]) for round, held in rounds.items() if held)
    return paragraph(repr(found)[1:-1]) + (in_a_box(head, body) if names else "") + _map(found.position)


def _row(cell: str, texts: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<{cell} {LEFT}>{escape(text)}</{cell}>" for text in texts) + "</tr>"


def _map(position: Position) -> str:
    return svg_in_page(scene(position, show="map", width=MAP_WIDTH))


def show_comparison(found: Comparison) -> None:
    """Show the chart, then the numbers and the turns: in one output a page would keep only one of them."""
    from IPython.display import display

    if found:
        picture = svg(lines_chart(found.a, found.b, in_a_row=2), fits=True)
        display({"image/svg+xml": picture, "text/plain": repr(found)}, raw=True)  # type: ignore[no-untyped-call]
    display({"text/html": comparison(found), "text/plain": found.table()}, raw=True)  # type: ignore[no-untyped-call]


def comparison(found: Comparison) -> str:
    """A comparison: where the lines part, what came of it, the numbers that differ and the turns that made it."""
    if not found:
        return paragraph(words.say("same_lines"))
    said = [paragraph(str(found.parting)) if found.parting else "", paragraph(found.verdict), numbers(found)]
    return "".join([*said, _turns(found.story)])


def numbers(found: Comparison) -> str:
    """The numbers that differ as a table: a row for each, a head for each company and round."""
    if not found.rows:
        return ""
    groups = groupby(found.rows, key=lambda row: (row.round, row.who))
    rows = [row for told, members in groups for row in _group(words.group(*told, found.under_way), members)]
    head = "".join(f"<th {LEFT if index == 0 else RIGHT}>{text}</th>" for index, text in enumerate(words.columns()))
    return in_a_box(f"<tr>{head}</tr>", "".join(rows))


def _group(head: str, rows: Iterable[NumberPair]) -> Iterator[str]:
    yield f'<tr><th colspan="{len(words.columns())}" scope="rowgroup" {LEFT}>{escape(capital(head))}</th></tr>'
    for row in rows:
        indent = INDENT * (2 if words.is_source(row.what) else 1)
        a, b, more = words.amounts(row)
        told = "".join(f"<td {RIGHT}>{cell}</td>" for cell in (a, b, f"<b>{more}</b>"))
        yield f"<tr><td {LEFT}>{indent}{escape(words.number(row.what))}</td>{told}</tr>"


def _turns(turns: Iterable[TurnPair]) -> str:
    told = [words.turn_pair(turn, escape, _strong) for turn in turns]
    return paragraph(words.say("decisive")) + listed(told) if told else ""


def report(replayed: Report) -> str:
    """A replay: the counts, then every move that did not do the same."""
    told = [_entry(one) for one in replayed.entries if one.kind != "same"]
    return paragraph(words.replayed(replayed.counts, replayed.stopped)) + listed(told)


def entry(said: Entry) -> str:
    """What became of one old move, or of one new question."""
    return f"<p>{_entry(said)}</p>"


def _entry(said: Entry) -> str:
    return words.entry(said, escape, _strong)


def _strong(text: str) -> str:
    return f"<b>{escape(text)}</b>"


def in_a_box(head: str, body: str) -> str:
    """A table that scrolls by itself where a cell is too narrow for it."""
    return f"{BOX}<table><thead>{head}</thead><tbody>{body}</tbody></table></div>"


def paragraph(text: str) -> str:
    """Text as a paragraph."""
    return f"<p>{escape(text)}</p>"


def listed(items: Iterable[str]) -> str:
    """Items of a list, as HTML; nothing for none."""
    found = "".join(f"<li>{item}</li>" for item in items)
    return f"<ul>{found}</ul>" if found else ""
