"""Officers, companies and technology tiles: each on a position where it matters, played with it and without it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, NamedTuple

from ..board.map import AREA_OF_SPACE, MAP_SPACES
from ..engine import events as happened
from ..engine.construction import COUNTS, advanced_tiles
from ..engine.moves import read_move
from ..engine.play import refusal, unfold
from ..engine.position import Position, as_position
from ..notation.text import sketch
from ..words import powers_lesson as words
from ..words.clauses import CLAUSES
from ..words.names import AREAS, STRUCTURES, in_a_row, listed
from ..words.names import OFFICERS as OFFICER_NAMES
from ..words.names import count as count_told
from ..words.places import spot
from ..words.scene import parts
from .asking import Mistake, Quiz, Sentence, luck_of, numbers_near, one
from .building import CLAUSES as CLAUSE_OF_PRICE
from .printed import GAME
from .story import Story, mover

POWERS = (*GAME.officers, *GAME.companies, *GAME.advanced_tiles)
"""All that a lesson on powers is about: the officers, the companies and the advanced technology tiles."""
IDEA_OF = {
    "excavators": "costs",
    "mixers": "costs",
    "credits_paid": "costs",
    "engineers": "soon",
    "turns": "soon",
    "energy": "energy",
    "drops": "water",
    "vp": "paid",
    "credits": "paid",
}
"""What a power changes, by what is counted in its case."""
COSTS = ("excavators", "mixers", "credits_paid", "engineers")
"""What is counted that one would rather save."""
CLAUSE_OF_POWER = {
    **{row.id: row.clause for row in GAME.officers.values()},
    **{row.id: row.clause for row in GAME.companies.values()},
    **{row.id: row.clause for row in GAME.tiles.values() if row.level},
}
NEEDED = {
    "excavators": ("excavators",),
    "mixers": ("excavators", "mixers"),
    "credits_paid": ("excavators", "credits"),
    "engineers": ("engineers",),
}
"""What the mover must have for a turn, by what is counted of it."""
LEVELS = {1: "I", 2: "II", 3: "III"}
WHERE = {"adv1_base": "B9L", "adv2_wild": "C8A"}
"""The place where something is built, where no option says it."""
COUNTED = {
    "base": "bases",
    "elevation": "elevations",
    "elevated dam": "raised dams",
    "powerhouse": "powerhouses",
    "advanced tile": "advanced tiles",
}
"""What an effect counts, as it is counted in sentences."""
LEVELS_COUNTED = {"base": 1, "elevation": 2, "elevated dam": 2}
"""From which level on a dam is counted, by what an effect counts."""


class PowerCase(NamedTuple):
    """A position where a power matters, what is done in it, and what is counted.

    `{power}` in the table is the officer, or the powerhouse that switches the company's ability on; `{tile}` in a move
    is the tile. Without the power they are nothing and the basic tile, or `plain` is played. `{0}` and `{1}` stand for
    the first of the `options` and, once that has been predicted, for another one.
    """

    power: str
    counted: str
    table: str
    changed: str
    """What the options change: a place, drops, a level..."""
    options: tuple[tuple[str, ...], ...]
    moves: tuple[str, ...]
    plain: tuple[str, ...] = ()

    def told(self, option: tuple[str, ...]) -> str:
        """An option in a list: a number of something, or a place."""
        first = option[0]
        return words.OPTIONS(self.changed, n=int(first)) if first.isdigit() else spot(first)


def _building(*answers: str) -> tuple[str, ...]:
    return ("place construction-1", *answers)


def _base(tile: str) -> tuple[str, ...]:
    return _building(f"build base with {tile}", "at {0}")


def _conduit(tile: str) -> tuple[str, ...]:
    return _building(f"build conduit with {tile}", "at {0}")


def _elevation(*more: str) -> tuple[str, ...]:
    return _building("build elevation with {tile}", "at B8L", *more)


_HEIGHTS = (("B2L",), ("B5L",), ("B9L",))  # a dam space in the mountains, the hills and the plains
_VALUES = (("C1A",), ("C1B",), ("C8A",))  # conduits of value 5, 4 and 3
_DROPS = (("1",), ("2",), ("3",))
_SMALL = "B9L=3*3 C9A P11.1"

_CASES: Mapping[str, tuple[tuple[str, str], tuple[Any, ...]]] = {
    "adler": (("excavators", "usa {power} | neutral B3L=1*1"), ("where", _HEIGHTS, _base("base"))),
    "del_monte": (
        ("drops", "germany {power} B2L=3*{0} | italy B5L=1*1 | neutral B3L=1*1"),
        ("held", (("3",), ("2",)), ("place water-1-now", "drops HB")),
    ),
    "fiesler": (
        ("energy", f"france {{power}} {_SMALL} | usa B4L=1"),
        ("drops", _DROPS, ("place turbine+0", "produce B9L C9A P11.1 x{0}")),
    ),
    "mcdowell": (
        ("mixers", "italy {power} B8L=1*1 excavators=3 mixers=5 | neutral B1L=1*1"),
        ("where", (("C8A",), ("C10A",)), _conduit("conduit")),
    ),
    "jordan": (
        ("credits_paid", "germany {power} excavators=3 | neutral B6L=2*1"),
        ("where", (("B2L",), ("B5L",)), (*_base("base"), "pay 3 excavators 3 credits")),
    ),
    "krylov": (
        ("credits", "usa {power} B8L=1*1 wheel=3:adv1_conduit+4e | neutral B3L=1*1"),
        ("where", (("C8A",), ("C10A",), ("C10B",)), _conduit("krylov as adv1_conduit"), _conduit("conduit")),
    ),
    "sekibo": (
        ("energy", f"italy {{power}} {_SMALL} | spare_officers=fiesler"),
        (
            "drops",
            _DROPS,
            ("copy fiesler", "place turbine+0", "produce B9L C9A P11.1 x{0}"),
            ("place turbine+0", "produce B9L C9A P11.1 x{0}"),
        ),
    ),
    "usa": (
        ("energy", "usa P5.1 P9.1 {power} | neutral B10L=3*1"),
        ("where", (("HB",), ("HA",), ("HC",), ("HD",)), ("place water-1-now", "drops {0}")),
    ),
    "germany": (
        ("energy", "germany B2L=2*2 C2A P6.1 B1L=3*3 C1A P8.1 {power} | neutral B3L=1*1"),
        ("second", _DROPS, ("place turbine+0", "produce B2L C2A P6.1 x2", "produce B1L C1A P8.1 x{0}")),
    ),
    "italy": (
        ("energy", "italy B2L=3*3 C2A P6.1 P8.1 {power} | usa B6L=1"),
        ("drops", (("2",), ("1",), ("3",)), ("place turbine+0", "produce B2L C2A P6.1 x{0}")),
    ),
    "france": (
        ("vp", "france B2L=3*3 C2A P6.1 P8.1 {power} contracts=411 | neutral B6L=2*1"),
        ("drops", (("2",), ("1",), ("3",)), ("place turbine+0", "produce B2L C2A P6.1 x{0}", "fulfil 411")),
    ),
    "adv1_base": (
        ("drops", "usa B2L=2*{0} B6L=1 excavators=9 tiles=adv1_base,base,conduit | neutral B3L=1*1"),
        ("held", (("0",), ("1",)), _building("build base with {tile}", "at B9L")),
    ),
    "adv1_elevation": (
        ("turns", "germany B8L={0} B9L=2 wheel=3:base+3e tiles=adv1_elevation,elevation,conduit | usa B2L=1"),
        ("level", (("1",), ("2",)), _elevation()),
    ),
    "adv1_conduit": (
        ("credits", "italy excavators=10 tiles=adv1_conduit,conduit,base | neutral B1L=1*1"),
        ("where", _VALUES, _conduit("{tile}")),
    ),
    "adv1_powerhouse": (
        ("engineers", "france B6L=2*1 constructions={0} tiles=adv1_powerhouse,powerhouse,base | usa B2L=1"),
        (
            "built",
            (("0", "1"), ("1", "2"), ("2", "3")),
            ("use {tile}", "at P10.1"),
            ("place construction-{1}", "build powerhouse with {tile}", "at P10.1"),
        ),
    ),
    "adv1_wild": (
        ("credits_paid", "usa tiles=adv1_wild,base,powerhouse | neutral B3L=1*1"),
        (
            "where",
            (("B9U", "base"), ("P8.3", "powerhouse"), ("B9L", "base")),
            _building("build {1} with {tile}", "at {0}"),
            _building("build {1} with {1}", "at {0}"),
        ),
    ),
    "adv2_base": (
        ("energy", "germany {1} tiles=adv2_base,base,conduit | neutral B3L=1*1"),
        ("dams", (("2", "B2L=1 B6L=2*1"), ("1", "B6L=2*1"), ("0", "")), _building("build base with {tile}", "at B9L")),
    ),
    "adv2_elevation": (
        ("drops", "france B8L={0} tiles=adv2_elevation,elevation,conduit | neutral B3L=1*1"),
        ("level", (("1",), ("2",)), _elevation()),
    ),
    "adv2_conduit": (
        ("excavators", "france excavators=10 tiles=adv2_conduit,conduit,base | neutral B1L=1*1"),
        ("where", (("C1A",), ("C1B",), ("C8A",), ("C10A",)), _conduit("{tile}")),
    ),
    "adv2_powerhouse": (
        ("energy", "usa B1L=2*2 C1A P9.1 tiles=adv2_powerhouse,powerhouse,base | neutral B3L=1*1"),
        ("drops", (("1",), ("2",)), _building("build powerhouse with {tile}", "at P8.1", "produce B1L C1A P8.1 x{0}")),
    ),
    "adv2_wild": (
        ("mixers", "germany B8L=1*1 excavators={0} mixers={1} tiles=adv2_wild,conduit,base | neutral B1L=1*1"),
        (
            "excavators",
            (("2", "4"), ("3", "3"), ("5", "1")),
            _building("build conduit with {tile}", "at C8A"),
            _building("build conduit with conduit", "at C8A"),
        ),
    ),
    "adv3_base": (
        ("excavators", "italy tiles=adv3_base,base,conduit | neutral B3L=1*1"),
        ("where", _HEIGHTS, ("use {tile}", "at {0}"), _base("base")),
    ),
    "adv3_elevation": (
        ("vp", "italy B8L=1*1 B2L=2 B9L={0} tiles=adv3_elevation,elevation,conduit | neutral B3L=1*1"),
        ("other level", (("1",), ("2",), ("3",)), _elevation()),
    ),
    "adv3_conduit": (
        ("energy", "usa excavators=10 tiles=adv3_conduit,conduit,base | neutral B1L=1*1"),
        ("where", _VALUES, _conduit("{tile}")),
    ),
    "adv3_powerhouse": (
        ("vp", "germany {1} mixers=6 tiles=adv3_powerhouse,powerhouse,base | usa P9.2"),
        (
            "houses",
            (("2", "P9.1 P5.1"), ("1", "P9.1"), ("3", "P9.1 P5.1 P6.1")),
            _building("build powerhouse with {tile}", "at P8.1"),
        ),
    ),
    "adv3_wild": (
        ("vp", "italy tiles=adv3_wild,base,{1} | neutral B3L=1*1"),
        (
            "tiles",
            (("2", "adv1_base,adv2_conduit"), ("1", "adv1_base,conduit"), ("3", "adv1_base,adv1_wild,adv2_conduit")),
            _building("build base with {tile}", "at B9L"),
            _building("build base with base", "at B9L"),
        ),
    ),
}
"""What is counted and on which table; then what changes there and how, and the moves, with the power and without it."""
CASES = {power: PowerCase(power, *counted, *played) for power, (counted, played) in _CASES.items()}
"""One case for each power."""
THIRD = {"usa": "P8.1", "germany": "P10.1", "italy": "P10.1", "france": "P10.1"}
"""The powerhouse that switches a company's ability on, where the case needs it (N2)."""


@dataclass(frozen=True)
class PowerRun:
    """What came of some moves: their story, what was refused, and the one whose turn it was."""

    who: str
    story: Story
    refused: happened.Refusal | None = None

    @property
    def events(self) -> tuple[happened.Event, ...]:
        """All that happened."""
        return self.story.last.events

    def counts(self, what: str) -> int:
        """How much of something came of it, or went."""
        return COUNTING[what](self)

    def __repr__(self) -> str:
        return str(self.refused or self.story)


def tried(position: Position | str, *moves: str) -> PowerRun:
    """Play the moves of a turn as far as they are asked for and allowed, and tell what happened until it was over."""
    now, refused = as_position(position), None
    who, story = mover(now), Story(now, sentences=(words.to_begin(),))
    for said in moves:
        refused = refusal(now, read_move(said))
        if refused is not None:
            break
        unfolded = unfold(now, read_move(said))
        story, now = story.go_through(unfolded.parts, lambda event: True), unfolded.step.after
    over = next((at for at, step in enumerate(story.steps) if isinstance(step.events[0], happened.TurnOver)), None)
    if over is None:
        return PowerRun(who, story, refused)
    return PowerRun(who, replace(story, steps=story.steps[:over], sentences=story.sentences[: over + 1]))


def _under(head: str, story: Story) -> Story:
    """A story that begins with another sentence."""
    return replace(story, sentences=(head, *story.sentences[1:]))


def _sum(kind: type[happened.Event], part: str, **such: object) -> Callable[[PowerRun], int]:
    """Adds a field up over the events of a kind, as far as they are the mover's and of such a kind."""

    def added(run: PowerRun) -> int:
        found = (event.fields for event in run.events if isinstance(event, kind))
        mine = (told for told in found if told["who"] == run.who and all(told[name] == such[name] for name in such))
        return sum(told[part] for told in mine)

    return added


def _drops(run: PowerRun) -> int:
    """The drops that came into own dams."""
    filled = sum(event.drops for event in run.events if isinstance(event, happened.Filled) and event.owner == run.who)
    return filled + sum(isinstance(event, happened.Caught) and event.owner == run.who for event in run.events)


COUNTING: Mapping[str, Callable[[PowerRun], int]] = {
    "excavators": _sum(happened.Invested, "excavators"),
    "mixers": _sum(happened.Invested, "mixers"),
    "credits_paid": _sum(happened.Paid, "amount", what="credits"),
    "engineers": _sum(happened.Placed, "engineers"),
    "energy": _sum(happened.Gained, "amount", what="energy"),
    "vp": _sum(happened.Gained, "amount", what="vp"),
    "credits": _sum(happened.Gained, "amount", what="credits"),
    "drops": _drops,
    "turns": lambda run: sum(isinstance(event, happened.WheelTurned) and event.who == run.who for event in run.events),
}
"""How what came of a turn is counted, from its events."""


def _tile(power: str) -> tuple[str, str]:
    """What a tile builds, and its level."""
    tile = GAME.tiles[power]
    return STRUCTURES.get(tile.structure) or words.wild(), LEVELS[tile.level]


@dataclass(frozen=True)
class PowerTrial:
    """A power in one of the variants of its case: the two runs, and a question about them."""

    power: str
    at: int = 0

    @property
    def case(self) -> PowerCase:
        """The case of the power."""
        return CASES[self.power]

    @property
    def name(self) -> str:
        """What it is called in a list: 'Officer: Adler', 'Tile I: base'."""
        if self.kind == "officer":
            return words.called_officer(self.power)
        return words.called_company(self.power) if self.kind == "company" else words.called_tile(*_tile(self.power))

    @property
    def short(self) -> str:
        """What it is called in a sentence: 'Adler', 'the third powerhouse', 'this tile'."""
        if self.kind == "officer":
            return OFFICER_NAMES[self.power]
        return words.third() if self.kind == "company" else words.this_tile()

    @property
    def rule(self) -> str:
        """The rule that it is."""
        return words.rule_of(CLAUSES[self.clause], self.clause)

    @property
    def heads(self) -> tuple[str, str]:
        """What stands over the two runs."""
        return words.without(self.short), words.with_it(self.short)

    @property
    def option(self) -> tuple[str, ...]:
        """What stands for `{0}` and `{1}`."""
        return self.case.options[self.at]

    @property
    def clause(self) -> str:
        """The clause that the power is."""
        return CLAUSE_OF_POWER[self.power]

    @property
    def kind(self) -> str:
        """Whether it is an officer, a company or a tile."""
        return "officer" if self.power in GAME.officers else "company" if self.power in GAME.companies else "tile"

    def position(self, has: bool) -> Position:
        """The table, with the power or without it."""
        power = {"officer": f"officer={self.power}", "company": THIRD.get(self.power, ""), "tile": ""}[self.kind]
        return sketch(self._filled(self.case.table, power if has else ""))

    def moves(self, has: bool) -> tuple[str, ...]:
        """What is done, with the power or without it."""
        lines = self.case.moves if has else self.case.plain or self.case.moves
        basic = GAME.tiles[self.power].structure if self.kind == "tile" else ""
        return tuple(self._filled(line, "", self.power if has else basic) for line in lines)

    def _filled(self, text: str, power: str, tile: str = "") -> str:
        return text.format(*self.option, power=power, tile=tile)

    @cached_property
    def runs(self) -> dict[bool, PowerRun]:
        """What comes of it without the power, and with it."""
        return {has: tried(self.position(has), *self.moves(has)) for has in (False, True)}

    @property
    def story(self) -> Story:
        """The turn without the power, then the same with it; only this where the other is not allowed."""
        plain, got = self.runs[False], self.runs[True].story
        if plain.refused is not None:
            return _under(words.not_without(self.short, str(plain.refused)), got)
        first = _under(words.begin_with(self.short, False), plain.story)
        return first.last.changed(got, words.begin_with(self.short, True)).first

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.runs[True].who

    @property
    def spaces(self) -> tuple[str, ...]:
        """The places of the map that the moves name."""
        named = (word for line in self.moves(True) for word in line.split() if word in MAP_SPACES)
        return tuple(dict.fromkeys(named))

    @property
    def has(self) -> str:
        """What the mover has that may matter, in a sentence."""
        position = self.position(True)
        held = position.companies[self.who]
        told: list[str] = [count_told(getattr(held, kind), kind) for kind in NEEDED.get(self.case.counted, ())]
        tiles = advanced_tiles(position, self.who) if self.case.changed == "tiles" else ()
        told += [words.advanced(listed(words.in_short(*_tile(tile)) for tile in tiles))] * bool(tiles)
        cards = [position.box.contracts[card] for card in held.contracts]
        told += [words.holds_contract(card.energy, parts(card.reward)) for card in cards]
        return words.owns(self.who, listed(told)) if told else ""

    @property
    def counted_spaces(self) -> tuple[str, ...]:
        """The places of the pieces that the power counts, or that switch it on, after the turn with it."""
        end, who = self.runs[True].story.end, self.who
        effect = GAME.tiles[self.power].power.effect if self.kind == "tile" else None
        per = "powerhouse" if self.kind == "company" else effect.per if effect is not None else None
        least = LEVELS_COUNTED.get(per or "")
        if least is not None:
            return tuple(space for space, dam in end.dams.items() if dam.owner == who and dam.level >= least)
        houses = end.powerhouses if per == "powerhouse" else {}
        return tuple(space for space, owner in houses.items() if owner == who)

    def number(self, has: bool) -> int | None:
        """What is counted of a run; None where it is not allowed."""
        run = self.runs[has]
        return None if run.refused is not None else run.counts(self.case.counted)

    @property
    def possible_without(self) -> bool:
        """Whether the same can be done without the power."""
        return self.runs[False].refused is None

    @property
    def truth(self) -> int:
        """The difference that the power makes; where nothing can be done without it, what it takes with it."""
        got, plain = self.number(True), self.number(False)
        assert got is not None
        if plain is None:
            return got
        return plain - got if self.case.counted in COSTS else got - plain

    # What is asked and told.

    @property
    def scene(self) -> str:
        """What is done, in a sentence."""
        first = WHERE.get(self.power, self.option[0])
        if first.isdigit():
            return words.SCENES(self.power, who=self.who, n=int(first))
        return words.SCENES(self.power, who=self.who, space=first, spot=first, name=first)

    @property
    def question(self) -> str:
        """What is asked."""
        return (words.MORE if self.possible_without else words.ONLY)(self.case.counted, power=self.short)

    @property
    def answers(self) -> tuple[int, ...]:
        """Numbers to choose from: the true one, what it comes to with and without, and what lies near."""
        likely = [number for number in map(self.number, (True, False)) if number is not None]
        return numbers_near(luck_of(self.power, self.at), self.truth, *likely)

    @property
    def quiz(self) -> Quiz:
        """How much it is, and whether a wrong number is that of one run, and not the difference."""
        mistakes = {}
        for said in set(self.answers) - {self.truth}:
            off = abs(said - self.truth)
            mistook = next((has for has in (True, False) if said and said == self.number(has)), None)  # 0 is no sum
            distance = words.off(off) if mistook is None else words.took_one(self.short, said, mistook)
            mistakes[said] = Mistake("", self.clause, off, distance)
        choices = one({number: str(number) for number in self.answers}, self.truth)
        return Quiz(self.question, choices, self.told, "", self.clause, mistakes, story=self.story)

    @property
    def told(self) -> str:
        """Both numbers in a sentence."""
        plain, got = (self.amount(self.number(has)) for has in (False, True))
        return words.both_ways(self.short, plain, got) if self.possible_without else words.only_with(self.short, got)

    def amount(self, number: int | None) -> str:
        """A number of what is counted, in words; None is not allowed."""
        counted = "credits" if self.case.counted == "credits_paid" else self.case.counted
        return words.not_allowed() if number is None else count_told(number, counted)

    def sum(self, has: bool) -> tuple[Sentence, ...]:
        """How the number of a run comes about: a line for each event that counts, then the whole."""
        run = self.runs[has]
        if run.refused is not None:
            return (Sentence(words.refused(run.refused.why), run.refused.clause),)
        lines = [line for event in run.events for line in self._lines(event, run, has)]
        return (*lines, Sentence(words.whole_of(self.amount(run.counts(self.case.counted))), ""))

    def _lines(self, event: happened.Event, run: PowerRun, has: bool) -> Iterator[Sentence]:
        """What an event adds to the sum."""
        counted = self.case.counted
        if isinstance(event, happened.Built) and counted in ("excavators", "mixers"):
            space, number = event.space, run.counts(counted)
            mix = run.counts("excavators"), run.counts("mixers")
            if event.structure != "conduit":
                told = words.built(event.structure, AREAS[AREA_OF_SPACE[space]], number)
            elif all(mix):
                told = words.conduit_in_mix(run.story.start.box.conduits[space].value, *mix)
            else:
                told = words.conduit_built(run.story.start.box.conduits[space].value, number)
            yield Sentence(told, self.clause if has else CLAUSE_OF_PRICE[event.structure])
        elif isinstance(event, happened.Paid) and counted == "credits_paid":
            each = GAME.officers["jordan"].power.credits_per_machine
            instead = words.in_place(event.amount // each, each, event.amount)
            yield Sentence(instead if event.clause == "O5" else words.paid(event.amount), event.clause)
        elif isinstance(event, happened.WheelTurned) and counted == "turns" and event.clause == "C2":
            yield Sentence(words.turned(), event.clause)
        elif isinstance(event, happened.Placed) and counted == "engineers":
            yield Sentence(words.placed(event.space, event.engineers), event.clause)
        elif isinstance(event, happened.Produced):
            for term in event.terms:
                yield Sentence(words.term_of(words.SOURCES[term.source], term.amount), term.clause)
        elif isinstance(event, happened.Caught | happened.Filled) and event.owner == run.who:
            yield Sentence(
                words.into(event.dam, event.drops if isinstance(event, happened.Filled) else 1), event.clause
            )
        elif isinstance(event, happened.TileWorked):
            yield from _effect(event, run)
        elif isinstance(event, happened.Gained) and event.what == "energy" and event.clause in ("N3", "N4"):
            yield Sentence(words.steps(event.amount), event.clause)
        elif isinstance(event, happened.Fulfilled):
            less = run.story.start.power(run.who).contract_reduction
            energy = run.story.start.box.contracts[event.contract].energy
            yield Sentence(words.asks(energy, less, energy - less), "N7" if less else "P9")


def _effect(event: happened.TileWorked, run: PowerRun) -> Iterator[Sentence]:
    """What the effect of a tile counts."""
    effect = run.story.start.box.tiles[event.tile].power.effect
    if effect is not None and effect.per is not None:
        space = next(built.space for built in run.events if isinstance(built, happened.Built))
        number = COUNTS[effect.per](run.story.end, run.who, space)
        things = words.value_of(number) if effect.per == "value" else count_told(number, COUNTED[effect.per])
        yield Sentence(words.counted(effect.each, things, effect.each * number), event.clause)


@cache
def trial(power: str, at: int = 0) -> PowerTrial:
    """A power in one of the variants of its case."""
    if power not in CASES:
        raise ValueError(words.no_power(power, in_a_row(POWERS)))
    return PowerTrial(power, at)


def idea(power: str) -> str:
    """What a power changes, by its name among the `ideas`."""
    return IDEA_OF[trial(power).case.counted]


def ideas() -> dict[str, str]:
    """What powers change: a price, time, energy, water, or what one is paid."""
    return {name: words.IDEAS[name] for name in dict.fromkeys(IDEA_OF.values())}


def with_each_officer(table: str, *moves: str) -> dict[str, PowerRun]:
    """What comes of the moves with each officer of the printed box, told under its name; a table says `officer={}`."""
    runs: dict[str, PowerRun] = {}
    for officer in GAME.officers:
        name = OFFICER_NAMES[officer]
        run, rule = tried(table.format(officer), *moves), words.rule_of(name, CLAUSE_OF_POWER[officer])
        runs[name] = replace(run, story=_under(words.begin_with(rule, True), run.story))
    return runs
