"""The head of the table with a score card for each company in turn order, the legend, and the energy track."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from math import ceil

from ..board.box import BOXES, Box
from ..board.companies import STRUCTURES
from ..board.refs import Ref
from ..board.tiles import TRACK_END
from ..engine.position import Position
from ..engine.scoring import energy_prizes
from ..notation.rows import rows_beside_design
from ..words import design as design_words
from ..words import names
from ..words import scene as words
from ..words.marks import in_form
from ..words.names import count, listed, one_by_one
from . import icons
from .cards import ground, tile
from .company_view import SUPPLY, title_of
from .icons import SMALLEST, Shapes
from .palette import LETTERS
from .shapes import Circle, Layer, Line, Path, Point, Rect, Shape, Text, Thing, box_of, commands, remembered

TRACK_HIGH = 216
LEFT, RIGHT_ROOM = 104, 56
TOP, BOTTOM = 46, 140
COINS, LABELS, TILES_TOP, TILE_HEIGHT = 22, 151, 161, 42
COIN, STAGGER = 16.0, 9.5
"""How large a coin over the track is, and how far the first two part where they would meet."""


def track_things(position: Position, width: float, prizes: bool = True) -> list[Thing]:
    """The energy track, with the points that its places would score or, as a race, without them."""
    round = 0 if position.over else position.round
    energy = {who: position.companies[who].energy for who in order_of(position)}
    design = position.design
    prize = energy_prizes(energy, (design.first_prize, design.second_prize)) if prizes else dict.fromkeys(energy, 0)
    pitch = min(24.0, (BOTTOM - TOP - 6) / max(1, len(energy)))
    top = (TOP + BOTTOM - pitch * (len(energy) - 1)) / 2
    aims = [position.box.objectives[position.objective].counts] if position.objective else []
    return [
        ground("track", width, TRACK_HIGH),
        _scale(width, round, position.box),
        *(
            _lane(who, amount, index + 1, prize[who], top + pitch * index, width)
            for index, (who, amount) in enumerate(energy.items())
        ),
        *(
            _bonus(number, name, round, width, position.box)
            for number, name in enumerate(position.bonus, 1)
            if number >= round and not position.over
            if number <= len(position.box.track_sections) or number == round
        ),
        *(_objective(aim, position.box.objective_prizes) for aim in aims),
    ]


def order_of(position: Position) -> tuple[str, ...]:
    """The companies in turn order."""
    ordered = tuple(who for who in position.order if who in position.companies)
    return ordered + tuple(who for who in position.companies if who not in ordered)


def border_of(round: int, box: Box) -> int:
    """The energy that the bonus of a round asks for; a longer game has the last one from then on."""
    return box.track_sections[min(round, len(box.track_sections)) - 1]


def energy_x(energy: float, width: float) -> float:
    """Where an energy begins on the track; its marker stands half a step further."""
    return LEFT + energy * (width - LEFT - RIGHT_ROOM) / (TRACK_END + 1)


@remembered(32)
def _scale(width: float, round: int, box: Box) -> Thing:
    """The sections, their borders, and the credits that each stretch pays."""
    shapes: list[Shape] = []
    borders = (0, *box.track_sections, TRACK_END + 1)
    for index, (start, end) in enumerate(pairwise(borders)):
        left = energy_x(start, width)
        fill = "chip" if index % 2 else "track"
        shapes.append(Rect(left, TOP, energy_x(end, width) - left, BOTTOM - TOP, fill))
    for border in box.track_sections:
        shapes += _border(border, border == border_of(round, box) and round > 0, width)
    starts = sorted(box.track_credits)
    ends = [least for least, _ in starts[1:]] + [TRACK_END + 1]
    apart = STAGGER if energy_x(1, width) - LEFT < COIN + 2 else 0
    for index, ((least, credits), end) in enumerate(zip(starts, ends, strict=True)):
        y = COINS + (apart, -apart, 0)[min(index, 2)]
        shapes += icons.coin(energy_x((least + end) / 2, width), y, COIN, credits)
        if least:
            x = energy_x(least, width)
            shapes.append(Line(x, TOP - 7, x, TOP, "border", 1.2))
    shapes.append(Text(14, COINS, words.track(), 13, "ink", 600, "start"))
    shapes += icons.victory(energy_x(0, width) - 15, COINS, 23, box.zero_energy_vp)
    (_, without), *others = reversed(box.track_credits)
    paid = [words.said_paid(credits=credits, energy=energy) for energy, credits in others]
    text = words.said_credits_by_energy(paid=listed(paid), without=without, lost=-box.zero_energy_vp)
    return Thing(Ref("track", "scale"), Layer.GROUND, tuple(shapes), text)


def _border(border: int, now: bool, width: float) -> list[Shape]:
    x = energy_x(border, width)
    fill, thick, weight = ("now", 3.0, 700) if now else ("soft", 1.2, 500)
    return [Line(x, TOP, x, TILES_TOP, fill, thick), Text(x + 6, LABELS, str(border), SMALLEST, fill, weight, "start")]


@remembered(512)
def _lane(who: str, energy: int, rank: int, prize: int, y: float, width: float) -> Thing:
    start, end = energy_x(0, width), energy_x(TRACK_END + 1, width)
    shapes: list[Shape] = [Text(20, y, str(rank), SMALLEST, "soft"), *icons.badge(who, 42, y, 11.2)]
    if energy > TRACK_END:
        shapes.append(Rect(start, y - 1.5, end - start, 3, who, "piece_edge", 1))
    at = energy_x((energy - 1) % TRACK_END + 1.5 if energy > TRACK_END else energy + 0.5, width)
    if energy:
        shapes.append(Rect(start, y - 4, at - start, 8, who, "piece_edge", 1.3, 2))
    shapes += (Circle(at, y, 10.4, who, "piece_edge", 1.4), Text(at, y, str(energy), SMALLEST, f"{who}_letter", 700))
    if prize:
        shapes += icons.victory(end + 18, y, 18, prize)
    return Thing(
        Ref("energy", who), Layer.PIECE, tuple(shapes), words.lane(who, energy, rank, prize), Circle(at, y, 10.4)
    )


@remembered(128)
def _bonus(number: int, name: str, round: int, width: float, box: Box) -> Thing:
    """A round's bonus tile under the border that must be reached."""
    border = border_of(number, box)
    half = min(51.0, (energy_x(box.track_sections[0], width) - LEFT) / 2 - 4)
    x = min(energy_x(border, width), width - 12 - half)
    now = number == round
    card = Rect(x - half, TILES_TOP, 2 * half, TILE_HEIGHT, "panel", "border", 1.2, 9)
    if now:
        card = card._replace(fill="hot_ground", edge="now", thick=2.2)
    y = TILES_TOP + TILE_HEIGHT / 2
    printed = box.bonus_tiles[name]
    gives = (*icons.arrow(x, y, 10), *icons.victory(x + half * 0.52, y, 23, printed.vp))
    shapes = (card, *bonus_icon(printed.counts, x - half * 0.55, y, 19), *gives)
    state = "now" if now else "later"
    counted = names.counted_by(printed.counts)
    text = words.said_bonus(round=number, state=state, vp=printed.vp, counted=counted, border=border)
    return Thing(Ref("bonus", number), Layer.PIECE, shapes, text, card)


def bonus_icon(name: str, x: float, y: float, size: float) -> Shapes:
    """What a bonus tile counts."""
    if name in names.OBJECTIVES:
        return objective_icon(name, x, y)
    if name == "contracts":
        return icons.paper(x, y, size)
    if name == "advanced_tiles":
        return tile("adv1_wild", x - size / 2, y - size / 2, size)
    return icons.piece(name.removesuffix("s"), x, y, size)


@remembered(16)
def _objective(counts: str, prizes: tuple[int, ...]) -> Thing:
    """The objective, and what its first three places score."""
    box = Rect(14, TILES_TOP, 118, TILE_HEIGHT, "chip", radius=9)
    y = TILES_TOP + TILE_HEIGHT / 2
    shapes: list[Shape] = [Text(14, LABELS, words.label_objective(), SMALLEST, "soft", 400, "start"), box]
    shapes += objective_icon(counts, 35, y)
    for index, prize in enumerate(prizes):
        shapes += icons.victory(68 + 24 * index, y, 21, prize)
    text = words.said_objective(counted=names.counted_by(counts), prizes=prizes)
    return Thing(Ref("objective"), Layer.PIECE, tuple(shapes), text, box)


def objective_icon(counts: str, x: float, y: float) -> Shapes:
    """What the objective counts."""
    if counts in names.BONUSES:
        return bonus_icon(counts, x, y, 19)
    if counts == "red_spaces":
        return *icons.space_with_fee("base", x - 10, y + 1.5, 14), *icons.space_with_fee("powerhouse", x + 8, y, 14)
    if counts == "connected_bases":
        line = Line(x - 4, y, x + 5, y, "ink", 2)
        return line, *icons.piece("base", x - 9, y, 14), *icons.piece("powerhouse", x + 9, y, 14)
    if counts in ("largest_area", "smallest_area"):
        heights = (8, 20, 13)
        chosen = 1 if counts == "largest_area" else 0
        return tuple(
            Rect(x - 14 + 10 * index, y + 10 - height, 8, height, "ink" if index == chosen else "ghost", radius=1.5)
            for index, height in enumerate(heights)
        )
    pieces = 1 if counts == "basins_1" else 3
    patch = Rect(x - 15, y - 11, 30, 22, "valley_hills", "soft", 1.4, 8)
    return patch, *(Circle(x + 8 * (index - (pieces - 1) / 2), y, 3, "ink") for index in range(pieces))


WIDE_HEIGHT, FLAT_HEIGHT = 60, 40
ROOM_FOR_LINE = 580
"""From this width on all that the head says stands in one line."""
SHARES = {"credits": 0, "excavators": 0.28, "mixers": 0.51, "engineers": 0.745}
"""Where on a score card an amount stands, as a part of its width; credits may have two digits."""
LEGEND_BUTTON = Ref("open", "legend")
ROOM_FOR_WORD = 620
"""From this width on the button of the legend is a word."""
ROOM_FOR_CHANGED, ROOM_FOR_ROUNDS = 740, 420
"""From these widths on the sign of a changed game is a word, where the head is one line and where it is two."""


def header_height(width: float) -> float:
    """How high the head is, in one line or in two."""
    return FLAT_HEIGHT if width >= ROOM_FOR_LINE else WIDE_HEIGHT


def header_things(position: Position, width: float) -> list[Thing]:
    """Round, phase and whose question: in two lines, or in one where there is width for it."""
    height = header_height(width)
    flat = height < WIDE_HEIGHT
    round_at, line_at = (20, 20) if flat else (19, 43)
    changes = *design_words.told(position.design.changes, position.box), *_rows_told(position.box)
    close = flat and bool(changes) and width < ROOM_FOR_WORD
    narrow = close or (bool(changes) and width < ROOM_FOR_ROUNDS)
    rounds = position.design.rounds
    pitch = (110 if narrow else 145) / rounds
    things = [ground("header", width, height), _rounds(position.round, rounds, pitch, round_at)]
    left = (206 if close else 236) if flat else 16
    if flat:
        things.append(Thing(Ref("header", "line"), Layer.GROUND, (Line(left - 18, 10, left - 18, 30, "edge"),)))
    legend = _legend(width, round_at, short=flat and width < ROOM_FOR_WORD)
    if changes:
        right = box_of(legend.outline)[0] - 8 if legend.outline is not None else width
        short = width < (ROOM_FOR_CHANGED if flat else ROOM_FOR_ROUNDS)
        label, told = _what_is_played(position.box, changes)
        things.append(_changed(right, round_at, design_words.LABEL_SHORT if short else label, told))
    return [*things, _moment(position, left, line_at), legend]


def _what_is_played(box: Box, changes: tuple[str, ...]) -> tuple[str, str]:
    """The label of a game that is not the printed one, and what is told of it; a whole box has a name."""
    if box is BOXES[box.of] and box.of in design_words.BOX_NAMES:
        name = design_words.BOX_NAMES[box.of]
        return in_form(name, "short"), design_words.sentence(name)
    return design_words.label(), design_words.changed_to(one_by_one(changes))


def _rows_told(box: Box) -> Iterator[str]:
    """What is otherwise on the table, beside the numbers of a design."""
    return map(design_words.sentence, rows_beside_design(box))


@remembered(32)
def _changed(right: float, y: float, label: str, told: str) -> Thing:
    """That this is not the printed game; what is changed is told where one points at it."""
    wide = 26 if label == design_words.LABEL_SHORT else 104
    ground = Rect(right - wide, y - 13, wide, 26, "hot_ground", "hot", 1.2, 8)
    text = Text(right - wide / 2, y, label, SMALLEST, "ink", 600)
    return Thing(Ref("design"), Layer.PLATE, (ground, text), told, ground)


@remembered(32)
def _legend(width: float, y: float, short: bool) -> Thing:
    """The button that opens the legend."""
    wide = 26 if short else 68
    left = width - 12 - wide
    button = Rect(left, y - 13, wide, 26, "panel", "edge", 1.2, 8)
    text = Text(left + wide / 2, y, words.LEGEND_SHORT if short else words.legend(), SMALLEST, "soft", 500)
    return Thing(LEGEND_BUTTON, Layer.PLATE, (button, text), words.open_legend(), button)


@remembered(32)
def _rounds(round: int, rounds: int, pitch: float, y: float) -> Thing:
    shapes: list[Shape] = [Text(16, y, words.round_(), 14, "soft", 500, "start")]
    pitch = min(29, pitch)
    for number in range(1, rounds + 1):
        x = 82 + pitch * (number - 1)
        if number == round:
            wide = min(24, pitch)
            ground = Rect(x - wide / 2, y - 12, wide, 24, "now", radius=6)
            shapes += (ground, Text(x, y, str(number), 15, "now_text", 700))
        else:
            past = number < round
            shapes.append(Text(x, y, str(number), 15, "faint" if past else "ink", 400 if past else 500))
    outline = Rect(12, y - 13, 200, 26, radius=6)
    return Thing(Ref("round"), Layer.PIECE, tuple(shapes), words.round_of(round, rounds), outline)


def _moment(position: Position, left: float, y: float) -> Thing:
    phase = names.PHASES[position.phase]
    along = left + 7.7 * len(phase) + 10
    shapes: list[Shape] = [Text(left, y, phase, 13, "ink", 700, "start")]
    question, outline = position.question, Rect(left - 4, y - 12, 300, 24, radius=6)
    if position.over and position.companies:
        first = position.ranking[0]
        won = words.won(len(first), tuple(first))
        badges = [shape for index, who in enumerate(first) for shape in _who(who, along + 10 + 22 * index, y)]
        short = won if len(first) == 1 else words.win()  # the names of several would not fit
        shapes += (*badges, Text(along + 3 + 22 * len(first), y, short, 13, "ink", 400, "start"))
        told: str = words.over(position.phase, won)
    elif question is None:
        before = not position.round or position.over
        told = words.sentence(phase) if before else words.said_stage(round=position.round, phase=phase)
        return Thing(Ref("question"), Layer.PIECE, tuple(shapes), told)
    else:
        kind = type(question).__name__
        text = words.question(kind, question.who)
        shapes += (*_who(question.who, along + 10, y), Text(along + 25, y, text, 13, "ink", 400, "start"))
        told = words.asked(question.who, kind)
    return Thing(Ref("question"), Layer.PIECE, tuple(shapes), told, outline)


def _who(who: str, x: float, y: float) -> Shapes:
    """A company's badge, or the number of a seat before the draft."""
    if who in LETTERS:
        return icons.badge(who, x, y, 11.2)
    number = "".join(character for character in who if character.isdigit()) or "?"
    return Circle(x, y, 11, "chip", "border", 1.2), Text(x, y, number, SMALLEST, "ink", 700)


def score_things(position: Position, who: str, width: float, height: float) -> list[Thing]:
    """A company at a glance; a click opens its board."""
    company = position.companies[who]
    rank = order_of(position).index(who) + 1
    amounts = tuple(getattr(company, kind) for kind in SUPPLY)
    question = position.question
    hot = question is not None and question.who == who
    return [_score(who, rank, company.vp, amounts, hot, _note(position, who), width, height)]


def _note(position: Position, who: str) -> str:
    """What a score card says beside the points: that a company has passed, or its place at the end."""
    if position.over:
        return words.rank(next(rank for rank, tied in enumerate(position.ranking, 1) if who in tied))
    return words.passed() if who in position.passed else ""


NAME_LETTER, NOTE_LETTER = 0.6, 6.8
"""How wide a letter of a name is, as a part of its size, and one of what stands beside it."""


def amount_point(kind: str, width: float, height: float) -> Point:
    """The middle of an amount on a score card: of its points, or of what lies in its supply."""
    if kind == "vp":
        return width - 26, height * 0.33 + 1
    return _amount_left(kind, width) + 5, height * 0.73


def _amount_left(kind: str, width: float) -> float:
    return 20 + (width - 16) * SHARES[kind]


@remembered(512)
def _score(
    who: str, rank: int, vp: int, amounts: tuple[int, ...], hot: bool, note: str, width: float, height: float
) -> Thing:
    card = ground(who, width, height, hot).shapes
    top, low = height * 0.33, height * 0.73
    shapes: list[Shape] = [*card, *icons.badge(who, 22, top, 12), *icons.victory(width - 26, top + 1, 27, vp)]
    name, size = title_of(who), 14.5
    room = width - 46 - 42 - (NOTE_LETTER * len(note) + 6 if note else 0)
    if (size := min(size, room / len(name) / NAME_LETTER)) >= SMALLEST:  # else its badge says who it is
        shapes.append(Text(42, top, name, size, "ink", 600, "start"))
    if note:
        shapes.append(Text(width - 46, top, note, SMALLEST, "soft", 400, "end"))
    for (kind, icon), amount in zip(SUPPLY.items(), amounts, strict=True):
        x = _amount_left(kind, width)
        shapes += (
            *icon(x, low, 14),
            Text(x + 11, low, str(amount), 14 if amount < 100 else SMALLEST, "ink", 600, "start"),
        )
    supply = listed(count(amount, kind) for kind, amount in zip(SUPPLY, amounts, strict=True))
    said = [words.said_score_card(number=rank, who=who, vp=vp, supply=supply), *[words.to_decide()] * hot]
    text = words.sentence(names.told_together([*said, *[note] * bool(note)]))
    return Thing(Ref("score", who), Layer.PIECE, tuple(shapes), text, Rect(0, 0, width, height, radius=12))


MARGIN, ROW, CELL = 14, 29, 176
"""The room around the legend, how high an entry is, and how wide it is at least."""
SYMBOL, WORDS = 22, 46
"""Where in an entry the middle of its symbol is, and where its words begin."""


def legend_height(width: float) -> float:
    """How high a legend of a width is."""
    return _rows(width) * ROW + 2 * MARGIN


def legend_things(width: float) -> list[Thing]:
    """The legend, from the top down, column by column."""
    rows = _rows(width)
    pitch = (width - 2 * MARGIN) / _columns(width)
    return [
        ground("legend", width, legend_height(width)),
        *(
            _entry(name, MARGIN + pitch * (index // rows), MARGIN + ROW * (index % rows), pitch)
            for index, name in enumerate(SYMBOLS)
        ),
    ]


def _columns(width: float) -> int:
    return max(1, int((width - 2 * MARGIN) // CELL))


def _rows(width: float) -> int:
    return ceil(len(SYMBOLS) / _columns(width))


@remembered(256)
def _entry(name: str, left: float, top: float, width: float) -> Thing:
    y = top + ROW / 2
    text = Text(left + WORDS, y, words.LEGEND[name], SMALLEST, "ink", 400, "start")
    outline = Rect(left, top, width, ROW, radius=6)
    shapes = (*SYMBOLS[name](left + SYMBOL, y), text)
    return Thing(Ref("legend", name), Layer.PIECE, shapes, words.LEGEND_SENTENCES[name], outline)


def _free(x: float, y: float) -> Shapes:
    return (Rect(x - 14, y - 8, 28, 16, None, "plan", 1.6, 4, (4, 3)),)


def _closed(x: float, y: float) -> Shapes:
    return Rect(x - 14, y - 9.5, 28, 19, None, "edge", 1.4, 5), *icons.cross(x, y, 12, thick=1.6)


def _neutral(x: float, y: float) -> Shapes:
    joints = (Line(x + dx, y - 6, x + dx, y + 6, "wall", 1.6) for dx in (-5, 5))
    return Rect(x - 14, y - 6, 28, 12, "neutral", radius=2), *joints


def _income(x: float, y: float) -> Shapes:
    return Rect(x - 15, y - 10.5, 30, 21, "hot_ground", "hot", 1.4, 6), *icons.coin(x, y, 17, 3)


def _now(x: float, y: float) -> Shapes:
    return Rect(x - 11, y - 11, 22, 22, "now", radius=6), Text(x, y, "2", 14, "now_text", 700)


def _marker(x: float, y: float) -> Shapes:
    ring = Rect(x - 21, y - 11, 42, 22, "slot", "plan", 1.5, 11)
    return ring, Text(x - 12, y, "4", 13, "ink", 700), *icons.arrow(x, y, 9), Text(x + 12, y, "9", 13, "soft")


def _tank(x: float, y: float) -> Shapes:
    room = Rect(x - 10, y - 10, 20, 20, "tank")
    sides = Path(commands(f"M{x - 12} {y - 11}L{x - 12} {y + 11}L{x + 12} {y + 11}L{x + 12} {y - 11}"), None, "plan", 3)
    return room, Rect(x - 9, y + 1, 18, 8, "drop"), Line(x - 9, y - 1, x + 9, y - 1, "socket_edge", 1.4, (4, 3)), sides


def _ring(x: float, y: float) -> Shapes:
    return Rect(x - 14, y - 9, 28, 18, "panel", "edge", 1.2, 5), Rect(x - 16, y - 11, 32, 22, None, "hot", 2.5, 7)


def _hint(x: float, y: float) -> Shapes:
    dashed = Rect(x - 16, y - 11, 32, 22, None, "hint", 1.8, 7, dash=(5, 3))
    return (
        _ring(x, y)[0],
        dashed,
        Circle(x - 8, y - 6, 6.5, "hint"),
        Text(x - 8, y - 6, "1", SMALLEST, "hint_text", 700),
    )


SYMBOLS: dict[str, Callable[[float, float], Shapes]] = {
    "credits": lambda x, y: icons.coin(x, y, 19),
    "vp": lambda x, y: icons.victory(x, y, 21, 5),
    "engineers": lambda x, y: icons.engineer(x, y, 18),
    "excavators": lambda x, y: icons.excavator(x, y, 18),
    "mixers": lambda x, y: icons.mixer(x, y, 18),
    "machinery": lambda x, y: icons.cog(x, y, 18),
    "energy": lambda x, y: icons.bolt(x, y, 18),
    "contract": lambda x, y: icons.paper(x, y, 19),
    "fulfilled": lambda x, y: icons.check(x, y, 17),
    "limit": lambda x, y: (
        *icons.piece("conduit", x - 11, y, 13),
        Text(x - 3, y, words.LEGEND_LIMIT, SMALLEST, "ink", 600, "start"),
    ),
    "drop": lambda x, y: icons.drop(x, y + 1, 18),
    "socket": _tank,
    "flowing": lambda x, y: icons.flowing(x - 4, y + 1, 17),
    "neutral": _neutral,
    "marker": _marker,
    **{name: partial(icons.piece, name, size=19) for name in (*STRUCTURES, "wild")},
    "advanced": lambda x, y: tile("adv2_base", x - 12, y - 12, 24),
    "rotate": lambda x, y: icons.turns(x, y, 21, 2),
    "rim": lambda x, y: (Rect(x - 11, y - 10, 22, 20, "wheel_rim", radius=5), Text(x, y, "5", SMALLEST, "soft", 600)),
    "income": _income,
    "free": _free,
    "fee": lambda x, y: (*_free(x - 4, y + 2), *icons.coin(x + 12, y - 5, 13)),
    "closed": _closed,
    "now": _now,
    "ring": _ring,
    "hint": _hint,
}
