"""Steps, games, comparisons, lines, purses and scorings as HTML that takes its colours from the page and fits it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from html import escape
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from ..analysis import Review
from ..board.box import Box
from ..engine.events import Drafted
from ..engine.play import Step
from ..engine.position import Company, Position
from ..history import Comparison, Entry, Game, Node, Report, telling
from ..history.compare import NumberPair, columns
from ..history.summary import FinalScore, RoundLine, RoundScore, final_score, round_score
from ..history.telling import ToldTurn, turns_of
from ..words import board as board_words
from ..words import explorer
from ..words import history as words
from ..words import review as review_words
from ..words.clauses import CLAUSES
from ..words.names import bonus, capital, company, count, objective
from ..words.names import listed as listed_words
from ..words.scene import rank as ordinal
from . import cards, icons
from .charts import lines_chart, upright
from .company_view import SUPPLY, title_of
from .icons import Shapes
from .overlays import small_map
from .palette import LETTERS, colours
from .scene import differing, scene
from .shapes import remembered
from .svg import inline, svg, svg_in_page

BY_HAND = -1
"""The lane of what is nobody's: it goes over all."""


class TurnOnLine(NamedTuple):
    """A turn on a line: the places it begins and ends at."""

    begins: int
    ends: int
    turn: ToldTurn


class Lanes:
    """A line as it is shown on a rail."""

    def __init__(self, line: Sequence[Node]) -> None:
        self.line = line

    @cached_property
    def turns(self) -> tuple[TurnOnLine, ...]:
        """Its turns."""
        found, at = [], 0
        for turn in turns_of(node.step for node in self.line[1:]):
            found.append(TurnOnLine(at, at + len(turn.steps), turn))
            at += len(turn.steps)
        return tuple(found)

    @cached_property
    def marks(self) -> dict[str, Any]:
        """What the page draws: lanes for the companies, a bar for each turn, and where rounds begin."""
        names = list(self.line[-1].position.companies)
        hues = colours("light")
        return {
            "moves": len(self.line) - 1,
            "companies": [{"fill": hues[who], "letter": LETTERS[who]} for who in names],
            "turns": [[begins, ends, _lane(turn, names)] for begins, ends, turn in self.turns],
            "rounds": list(self._rounds()),
        }

    def _rounds(self) -> Iterator[dict[str, Any]]:
        for place, (before, node) in enumerate(pairwise(self.line), 1):
            was, now = before.position, node.position
            if now.over and not was.over:
                yield {"place": place, "short": explorer.last(), "told": explorer.game_ends()}
            elif now.round > was.round and not now.over:
                told = explorer.round_begins(now.round, now.round - 1)
                yield {"place": place, "short": explorer.round_mark(now.round), "told": told}

    def told(self, place: int) -> tuple[int, int, str]:
        """The turn that leads to a place, or through it: from which place to which, and in words."""
        for begins, ends, turn in self.turns:
            if begins < place <= ends:
                before = turn.steps[0].before
                return begins + 1, ends, explorer.at_place(str(turn), before.round, before.phase)
        return 0, 0, explorer.start()


def _lane(turn: ToldTurn, names: Sequence[str]) -> int:
    """The lane of a turn: that of its company, which before the draft is the one that is drafted."""
    if turn.by_hand:
        return BY_HAND
    drafted = next((event.company for event in turn.events if isinstance(event, Drafted)), turn.who)
    return names.index(drafted) if drafted in names else BY_HAND


CURVE_STEPS = 4
"""At most so many lines of a grid would lie between the ends of a curve on a rail."""


def curves(found: Review, line: Sequence[Node], who: str, picked: int | None = None) -> dict[str, Any]:
    """A review over the rail of its line: what each company could expect, and as dots what one of them lost.

    Places are numbers of moves, heights parts of a hundred from the top; `picked` is the place after a turn.
    """
    place = {node.id: number for number, node in enumerate(line)}
    ways = {each: [(place[node], vp.mean) for node, vp in found.expected(each)] for each in found.companies}
    means = [mean for way in ways.values() for _, mean in way]
    if not means:
        return {}
    axis, _ = upright(min(means), max(means), 0, 100, CURVE_STEPS)
    hues = colours("light")
    own = ways[who]
    return {
        "low": f"{axis.low:.0f}",
        "high": f"{axis.high:.0f}",
        "label": review_words.curves(who, own[0][1], own[-1][1]),
        "lines": [
            {"fill": hues[each], "own": each == who, "points": [[at, axis.at(mean)] for at, mean in way]}
            for each, way in sorted(ways.items(), key=lambda way: way[0] == who)
        ],
        "dots": [
            {
                "place": place[each.node],
                "height": axis.at(each.vp[who].mean),
                "size": each.cost(found.by) if each.sure else 0,
                "sure": each.sure,
                "told": review_words.dot(each.round, each.told, each.loss(found.by)),
            }
            for each in sorted(found.lost_by(who), key=lambda each: place[each.node])
        ],
        "picked": -1 if picked is None else place.get(picked, -1),
    }


SIZE = 16
MIDDLE = SIZE / 2
WHOSE = 20.8
"""How large a badge before a supply is: its letter can be read."""


def purse(position: Position, who: str) -> str:
    """What a company has, as HTML: its supply, then what is on its wheel, soonest back first; "" for a seat."""
    if who not in position.companies:
        return ""
    return _purse(who, position.companies[who], position.kind_of(who).money, position.box)


@remembered(64)
def _purse(who: str, company: Company, money: str, box: Box) -> str:
    kinds = [money if kind == "credits" else kind for kind in SUPPLY]
    amounts = {kind: getattr(company, kind) for kind in kinds}
    parts = [_titled(board_words.whose(who), inline(icons.badge(who, WHOSE / 2, WHOSE / 2, WHOSE / 2 - 0.7), WHOSE))]
    parts += [_titled(count(amount, kind), _icon(kind), str(amount)) for kind, amount in amounts.items()]
    parts += _on_wheel(company, box)
    held = board_words.said_has(listed_words(count(amount, kind) for kind, amount in amounts.items()), who)
    return f'<div role="group" aria-label="{escape(held)}">{" ".join(parts)}</div>'


def _on_wheel(company: Company, box: Box) -> Iterator[str]:
    """What comes back from each segment, and in how many turns; the open one has nothing yet."""
    for number in range(len(company.wheel) - 1, 0, -1):
        excavators, mixers, tiles = company.wheel[number]
        if excavators or mixers or tiles:
            turns = len(company.wheel) - number
            parts = [_drawn(icons.turns(MIDDLE, MIDDLE, 14)), f"<small>{turns}</small>"]
            parts += [_drawn(cards.tile(tile, 1, 1, SIZE - 2, box)) for tile in tiles]
            parts += [_icon("excavators"), str(excavators)] if excavators else []
            parts += [_icon("mixers"), str(mixers)] if mixers else []
            yield _titled(board_words.back_in(turns, excavators, mixers, tiles), *parts)


def _icon(kind: str) -> str:
    return _drawn(icons.victory(MIDDLE, MIDDLE, SIZE, 0)[:1] if kind == "vp" else SUPPLY[kind](MIDDLE, MIDDLE, SIZE))


@lru_cache(256)
def _drawn(shapes: Shapes) -> str:
    return inline(shapes, SIZE)


def _titled(told: str, *parts: str) -> str:
    return f'<span role="img" title="{escape(told)}">{"".join(parts)}</span>'


BADGE = 21.2


def round_card(step: Step) -> str:
    """The card of a step that led to the end of a round; "" where none ended."""
    ended, last = round_score(step), final_score(step)
    parts = [_round(ended, step.after.box)] if ended is not None else []
    parts += [_last(last, step.after.box)] if last is not None else []
    return "".join(parts)


def _round(score: RoundScore, box: Box) -> str:
    each = box.bonus_tiles[score.tile].vp if score.tile else 0
    rows = []
    for line in score.lines:
        paid = board_words.points(line.credits) if line.paid_in == "vp" else board_words.gained(line.credits)
        lost = (board_words.paid_but(paid), board_words.points(line.zero_vp))
        cells = [str(line.energy), _rank(line), _together(*lost) if line.zero_vp else _together(paid)]
        if score.tile:
            counted = board_words.counted(line.counted, each, each * line.counted - line.bonus)
            cells.append(_together(board_words.points(line.bonus), *[counted] * bool(line.bonus)))
        cells += [f"<b>{board_words.points(line.vp)}</b>"]
        cells += [ordinal(line.next_number)] if line.next_number else []
        rows.append((line.who, cells))
    head = (
        board_words.head_with(score.round, bonus(score.tile, box), each)
        if score.tile
        else board_words.head_of(score.round)
    )
    known = {"bonus": bool(score.tile), "next": bool(score.order)}
    return _table(head, {name: clause for name, clause in COLUMNS.items() if known.get(name, True)}, rows)


COLUMNS = {"energy": "P8", "rank": "S2", "track": "S4", "bonus": "S5", "in_all": "S1", "next": "E2"}
LAST_COLUMNS = {"before": "E5", "objective": "J1", "resources": "E6", "buildings": "L85", "water": "E7"}
LAST_COLUMNS |= {"in_all": "E8", "place": "E8"}
"""The columns of a scoring, each with the rule behind it."""


def _rank(line: RoundLine) -> str:
    """A rank with its points: '1st: +6 VP'; those who share it say so."""
    if not line.rank:
        return _together(board_words.no_rank())
    place = board_words.shared(ordinal(line.rank)) if line.tied > 1 else ordinal(line.rank)
    if not line.rank_vp:
        return _together(place)
    return _together(board_words.rank_for(place), board_words.points(line.rank_vp))


def _last(score: FinalScore, box: Box) -> str:
    known = {"objective": bool(score.objective), "buildings": any(line.buildings for line in score.lines)}
    columns = {name: clause for name, clause in LAST_COLUMNS.items() if known.get(name, True)}
    rows = []
    for line in score.lines:
        aimed = _together(board_words.points(line.objective), board_words.for_so_many(line.counted))
        brought = {each: board_words.points(getattr(line, each)) for each in ("resources", "buildings", "water")}
        cells = {"before": str(line.before), "objective": aimed, **brought}
        cells |= {"in_all": f"<b>{board_words.in_all(line.vp)}</b>", "place": ordinal(line.place)}
        rows.append((line.who, [cells[name] for name in columns]))
    told = board_words.over_with(objective(score.objective, box)) if score.objective else board_words.over()
    return _table(told, columns, rows)


def _together(*parts: str) -> str:
    """Parts of a cell, each of which stays in one line."""
    return " ".join(f"<span>{escape(part)}</span>" for part in parts)


def _table(caption: str, columns: Mapping[str, str], rows: Iterable[tuple[str, list[str]]]) -> str:
    """A table; what stands in the cells is HTML."""
    heads = [(board_words.COLUMNS[name], board_words.rule(clause, CLAUSES[clause])) for name, clause in columns.items()]
    head = "".join(f'<th scope="col" title="{escape(told)}">{escape(name)}</th>' for name, told in heads)
    body = "".join(
        f'<tr><th scope="row">{_who(who)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for who, cells in rows
    )
    return f"<table><caption>{escape(caption)}</caption><tr><th></th>{head}</tr>{body}</table>"


@remembered(8)
def _who(who: str) -> str:
    badge = inline(icons.badge(who, BADGE / 2, BADGE / 2, BADGE / 2 - 1), BADGE)
    name = escape(title_of(who))
    return f'<span title="{name}">{badge} <i>{name}</i></span>'


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
    head = _row("th", [words.round_(), *map(company, names)])
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
        return paragraph(words.same_lines())
    said = [paragraph(str(found.parting)) if found.parting else "", paragraph(found.verdict), numbers(found)]
    told = [turn.told(escape, _strong) for turn in found.story]
    return "".join([*said, paragraph(words.decisive()) + listed(told) if told else ""])


def numbers(found: Comparison) -> str:
    """The numbers that differ as a table: a row for each, a head for each company and round."""
    if not found.rows:
        return ""
    groups = groupby(found.rows, key=lambda row: (row.round, row.who))
    rows = [row for told, members in groups for row in _group(found.group(*told), members)]
    head = "".join(f"<th {LEFT if index == 0 else RIGHT}>{text}</th>" for index, text in enumerate(columns()))
    return in_a_box(f"<tr>{head}</tr>", "".join(rows))


def _group(head: str, rows: Iterable[NumberPair]) -> Iterator[str]:
    yield f'<tr><th colspan="{len(columns())}" scope="rowgroup" {LEFT}>{escape(capital(head))}</th></tr>'
    for row in rows:
        indent = INDENT * (2 if row.of_a_source else 1)
        a, b, more = row.amounts
        told = "".join(f"<td {RIGHT}>{cell}</td>" for cell in (a, b, f"<b>{more}</b>"))
        yield f"<tr><td {LEFT}>{indent}{escape(row.called)}</td>{told}</tr>"


def report(replayed: Report) -> str:
    """A replay: the counts, then every move that did not do the same."""
    told = [_entry(one) for one in replayed.entries if one.kind != "same"]
    return paragraph(replayed.in_short) + listed(told)


def entry(said: Entry) -> str:
    """What became of one old move, or of one new question."""
    return f"<p>{_entry(said)}</p>"


def _entry(said: Entry) -> str:
    return said.told(escape, _strong)


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
