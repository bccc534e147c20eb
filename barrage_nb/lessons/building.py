"""Building: what a piece takes, what a construction does step by step, what comes back when, and whether it pays."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, count
from math import ceil
from typing import Any, NamedTuple, TypeVar

from ..board.companies import STRUCTURES
from ..board.map import AREA_OF_SPACE, AREAS, BASE_SPACES, BASIN_OF_SPACE, ENDS, POWERHOUSES
from ..engine import construction as rules
from ..engine.actions import place_refusal
from ..engine.events import Event, Gained, PhaseBegan, Refusal, Returned, WheelTurned
from ..engine.moves import Move, Pay, UseTile, at, build, place
from ..engine.pieces import SPACES_OF, fewest, site_refusal, surcharge, turn_wheel, turned, ways_to_pay
from ..engine.position import EMPTY, Draft, Position, Segment, as_position, count_of
from ..engine.powers import changes, prices_of
from ..engine.rounds import EndRound, Turn
from ..notation.text import sketch
from ..words import building_lesson as words
from ..words import lessons as lesson_words
from ..words.names import AREAS as AREA_NAMES
from ..words.names import OFFICER_POWERS, OFFICERS, PARTS, capital, listed, one_by_one
from ..words.names import TILES as TILE_NAMES
from ..words.names import count as count_told
from ..words.places import piece, side
from .asking import Explained, Feedback, Sentence, Verdict
from .printed import GAME
from .story import Story, acted, all_parts, first_answer, followed, mover, own_turn

CLAUSES = {"base": "C6", "elevation": "C7", "conduit": "C8", "powerhouse": "C9"}
"""The clause that says what a structure takes, and where it may stand."""
T = TypeVar("T")
OFFICERS_TO_CHOOSE = (None, "adler", "mcdowell", "jordan")


@dataclass(frozen=True)
class Site:
    """The table on which the lesson builds: who builds, with which officer and technology tiles."""

    company: str = "italy"
    officer: str | None = None
    tiles: tuple[str, ...] = ()
    """Technology tiles besides the four basic ones."""

    @property
    def position(self) -> Position:
        """The table; the others have passed, so that only one company takes turns."""
        first, second, third = (each for each in ("italy", "usa", "germany", "france") if each != self.company)
        officer = f" officer={self.officer}" if self.officer else ""
        tiles = ",".join((*STRUCTURES, *self.tiles))
        return sketch(
            f"{self.company} B6L=1*1 C6A P9.1 tiles={tiles}{officer}"
            f" | {first} B2L=2*1 C2B P10.2 | {second} B3L=1*1 C3B P6.2 | {third} B1L=2*1 C1A P8.1"
            " | neutral B4L=1*1 B5L=2*1 B10L=3*1 | headstream_tiles=4,1,5,7 bonus=bases,contracts"
            f" round=2 mover={self.company} passed={first},{second},{third}"
        )


TABLE = Site().position


class Wish(NamedTuple):
    """A piece that somebody wants to build on a space, and the technology tile for it."""

    structure: str
    space: str
    tile: str

    def __str__(self) -> str:
        wished = piece(self.structure, self.space)
        if self.structure == "conduit":
            return words.wished_conduit(wished, GAME.conduits[self.space].value)
        return words.wished_piece(AREA_NAMES[AREA_OF_SPACE[self.space]], wished)

    @property
    def question(self) -> str:
        """What is asked: 'A base in basin 7 (hills): how many machines?'."""
        if self.structure == "conduit":
            conduit = GAME.conduits[self.space]
            return words.asked_conduit(conduit.source, conduit.target, conduit.value)
        return words.asked_piece(AREA_NAMES[AREA_OF_SPACE[self.space]], BASIN_OF_SPACE[self.space], self.structure)

    @property
    def option(self) -> str:
        """A place to build, in the list: 'Base: lower dam, basin 7'."""
        if self.structure == "conduit":
            conduit = GAME.conduits[self.space]
            return words.option_conduit(conduit.source, conduit.target, conduit.value)
        option = words.option_powerhouse if self.structure == "powerhouse" else words.option_dam
        return option(self.structure, side(self.space), BASIN_OF_SPACE[self.space])


def wish_for(position: Position, space: str, tile: str | None = None) -> Wish:
    """What can be meant by a space: a conduit, a powerhouse, a base or, where a dam stands, its elevation."""
    if space in BASE_SPACES:
        structure = "elevation" if space in position.dams else "base"
    else:
        structure = "conduit" if space in ENDS else "powerhouse"
    fits = tile is not None and structure in rules.structures_of(tile, position.box)
    return Wish(structure, space, tile if fits and tile is not None else structure)


class Price(NamedTuple):
    """How a piece on a space is paid for as cheaply as its builder can, the credits for its coin, and the working."""

    way: Pay
    fee: int
    told: tuple[Sentence, ...]

    @property
    def machines(self) -> int:
        """How many machines it takes."""
        return self.way.excavators + self.way.mixers


def price(position: Position, wish: Wish, who: str | None = None) -> Price:
    """What a piece takes on a space, whether somebody has it or not."""
    who = who or mover(position)
    officer, built = position.officer_of(who), count_of(position.powerhouses, who)
    box = position.box
    builder = position.builder_of(who)
    ways = ways_to_pay(wish.structure, wish.space, builder, wish.tile, built, box=box)
    fee = surcharge(wish.structure, wish.space, wish.tile, builder, box)
    size = box.conduits[wish.space].value if wish.structure == "conduit" else built
    plain = ways_to_pay(wish.structure, wish.space, powerhouses=built, box=box)
    clause = CLAUSES[wish.structure]
    area, paid = AREA_NAMES[AREA_OF_SPACE[wish.space]], amounts(fewest(plain))
    told = [Sentence(words.TAKES(wish.structure, area=area, size=size, paid=paid), clause)]
    alone = (
        (officer, ways_to_pay(wish.structure, wish.space, officer, powerhouses=built, box=box)),
        (wish.tile, ways_to_pay(wish.structure, wish.space, tile=wish.tile, powerhouses=built, box=box)),
    )
    for name, changed in alone:
        if name is not None and changed != plain:
            told.append(Sentence(_changed_by(name, ways), changes(name, box)[0].clause))
    coin = surcharge(wish.structure, wish.space, box=box)
    if fee:
        told.append(Sentence(words.coin(fee), clause))
    elif coin:
        told.append(Sentence(words.no_coin(wish.tile), changes(wish.tile, box)[0].clause))
    within_means = rules.affordable_ways(position, who, wish.structure, wish.space, wish.tile)
    return Price(fewest(within_means or ways), fee, tuple(told))


def amounts(paid: Pay) -> str:
    """What is paid: '3 excavators and 3 credits'."""
    return listed(count_told(amount, what) for what, amount in paid.amounts)


MOST_WAYS = 3
"""So many ways to pay are told one by one."""


def _changed_by(name: str, ways: Sequence[Pay]) -> str:
    """What an officer or a technology tile makes of a price."""
    power = words.power_of(name, OFFICER_POWERS[name]) if name in OFFICERS else capital(TILE_NAMES[name])
    told = list(map(amounts, ways))
    if len(told) > MOST_WAYS:
        return words.changed_range(told[0], told[-1], power)
    return words.changed_ways(power, listed(told, "or")) if any(told) else words.changed_nothing(power)


def price_at(position: Position | str, space: str, tile: str | None = None) -> Price:
    """What a piece takes on a space."""
    position = as_position(position)
    return price(position, wish_for(position, space, tile))


def quote(position: Position | str, space: str, tile: str | None = None) -> Explained:
    """What a piece takes on a space, told beside the map."""
    position = as_position(position)
    return Explained(price(position, wish_for(position, space, tile)).told, position, (space,))


def price_list(officer: str | None = None) -> Explained:
    """What every structure takes, wherever it stands."""
    told = [
        _everywhere("base", _prices("base", officer), words.in_area),
        _everywhere("elevation", _prices("elevation", officer), words.in_area),
        _everywhere("conduit", _prices("conduit", officer), words.for_value),
        _everywhere("powerhouse", _prices("powerhouse", officer), words.for_next),
    ]
    coin = max(surcharge("base", space) for space in BASE_SPACES)
    told.append(Sentence(words.coins(coin), "C6"))
    return Explained(tuple(told), TABLE)


def _prices(structure: str, officer: str | None = None) -> dict[Any, Pay]:
    """What a structure takes by its area, its value, or how many of it stand."""
    spaces = SPACES_OF[structure]
    if structure == "powerhouse":
        return {built: fewest(ways_to_pay(structure, spaces[0], officer, powerhouses=built)) for built in range(4)}
    if structure == "conduit":
        where: dict[Any, str] = dict(sorted((conduit.value, space) for space, conduit in GAME.conduits.items()))
    else:
        where = {
            AREA_NAMES[area]: space for area in reversed(AREAS) for space in spaces if AREA_OF_SPACE[space] == area
        }
    return {each: fewest(ways_to_pay(structure, space, officer)) for each, space in where.items()}


def _everywhere(structure: str, ways: Mapping[T, Pay], tell: Callable[[int, T], str]) -> Sentence:
    """What a structure takes, area by area, by its value, or one after the other: machines of one kind alone."""
    kinds = listed(PARTS[kind] for kind in dict.fromkeys(what for way in ways.values() for what, _ in way.amounts))
    each = listed(tell(sum(amount for _, amount in way.amounts), where) for where, way in ways.items())
    return Sentence(words.takes_each(structure, kinds, each), CLAUSES[structure])


def why_not(position: Position | str, space: str, tile: str | None = None) -> Refusal | None:
    """Why a piece cannot be built on a space now; None when it can."""
    position = as_position(position)
    return refusal_of(position, wish_for(position, space, tile))


def refusal_of(position: Position, wish: Wish) -> Refusal | None:
    """Why a wish cannot be built now, by the engine's own reasons: tile, space, engineers, machines and credits."""
    who = mover(position)
    company = position.companies[who]
    found = rules.tile_refusal(position, who, rules.TileChoice(wish.tile))
    found = found or site_refusal(position, who, wish.structure, wish.space)
    if found is not None:
        return found
    fee = 0
    box = position.box
    if not box.tiles[wish.tile].power.no_engineers:
        space = box.construction_spaces[min(company.constructions, len(box.construction_spaces) - 1)]
        found, fee = place_refusal(position, who, place(space.id)), space.fee
        if found is not None and not found.reason.startswith("impossible"):
            return found
    else:
        found = rules.use_tile_refusal(position, who, UseTile(wish.tile))
    return rules.price_refusal(position, who, wish.structure, wish.tile, company.credits - fee, wish.space) or found


def construction(position: Position | str, space: str, tile: str | None = None) -> Story:
    """A construction on the table, event by event; `why_not` says when there is none."""
    position = as_position(position)
    return constructed(position, wish_for(position, space, tile))


def constructed(position: Position, wish: Wish) -> Story:
    """The story of a wish that can be built."""
    built = position.companies[mover(position)].constructions
    box, tile = position.box, wish.tile
    alone = box.tiles[tile].power.no_engineers
    first: Move = UseTile(tile) if alone else place(box.construction_spaces[built].id)
    return acted(position, first, words.before(), partial(_answer, wish))


def workshop(position: Position, turns: int = 1) -> Move | Refusal:
    """The Workshop space on which a wheel turns so often, the cheaper one first; or why there is none."""
    box = position.box
    names = [name for name in box.spaces_of_section["workshop"] if box.spaces[name].amount == turns]
    refusals = [place_refusal(position, mover(position), place(name)) for name in names]
    for name, refusal in zip(names, refusals, strict=True):
        if refusal is None:
            return place(name)
    return next(refusal for refusal in refusals if refusal is not None)


def _answer(wish: Wish, position: Position) -> Move:
    """What is answered in the middle of a construction: what the wish says, and elsewhere the first that may be."""
    question = position.question
    if isinstance(question, rules.ChooseStructure):
        return build(wish.structure, wish.tile)
    if isinstance(question, rules.ChooseSite):
        return at(wish.space)
    if isinstance(question, rules.ChoosePayment):
        return fewest(rules.affordable_ways(position, question.who, wish.structure, wish.space, wish.tile))
    return first_answer(position)


def turns_until_back(segments: int) -> int:
    """How many times a wheel of so many segments turns until what lies in its open one is back."""
    wheel = (Segment(1, 0, ()), *(EMPTY,) * (segments - 1))
    for turns in count(1):
        wheel, back = turned(wheel)
        if any(back):
            return turns
    raise AssertionError("a wheel turns for ever")


def judge(position: Position, wish: Wish, guess: int) -> Feedback:
    """What a guess of the machines that a piece takes is told."""
    found = price(position, wish)
    first, *others = found.told
    off = guess - found.machines
    why = [words.cited(each.text, each.clause) for each in others]
    if len(others) > bool(found.fee):
        why.append(words.paid(amounts(found.way)))
    spent = bool(found.fee or found.way.credits)  # a coin (C6) and what is paid in place of machines (O5) are gone
    why.append(words.back(spent))
    happened = words.cited(first.text, first.clause)
    distance = words.off_by(guess, abs(off), off < 0) if off else ""
    return Feedback(not off, happened, one_by_one(why), first.clause, abs(off), distance)


TILES_TO_CHOOSE = (
    "wild",
    *(
        name
        for name, tile in GAME.tiles.items()
        if tile.level and (tile.power.no_engineers or prices_of(None, name) != prices_of(None, None))
    ),
)
"""Technology tiles besides the basic ones that change what a construction takes: a lesson on prices is about them."""


def construction_spaces() -> Explained:
    """What the construction spaces take, in their order."""
    told = []
    for space in GAME.construction_spaces:
        paid = [count_told(space.engineers, "engineers")] + [count_told(space.fee, "credits")] * bool(space.fee)
        told.append(Sentence(words.space_takes(space.id, listed(paid)), "C1"))
    return Explained(tuple(told), TABLE)


def engineers_for(constructions: int) -> int:
    """How many engineers so many constructions of one round take."""
    return sum(space.engineers for space in GAME.construction_spaces[:constructions])


def rounds_until_back(each_round: int) -> int:
    """How many rounds later machines are back, if the wheel turns so often in every round, their own turn first."""
    return ceil(turns_until_back(TABLE.design.wheel_segments) / each_round) - 1


def round_the_wheel(position: Position | str, space: str) -> Story:
    """A construction, and its wheel turning until all that went in is back."""
    story = construction(position, space)
    who = mover(story.end)
    while not any(isinstance(event, Returned) for event in story.events):
        draft = Draft(story.end)
        turn_wheel(draft, who, 1, "C5")
        *earlier, last = draft.events
        for event in earlier:
            story = story.tell(event, story.end).last
        story = story.tell(last, draft.seal()).last
    return story


def coming_back(*turns: int) -> Explained:
    """How many rounds later machines are back, by how often the wheel turns in a round."""
    told = (Sentence(words.rounds_later(each, rounds_until_back(each)), "C5") for each in turns)
    return Explained(tuple(told), TABLE)


def uncovers(position: Position | str, space: str) -> bool:
    """Whether a piece built on a space uncovers an income at once (I3)."""
    return any(event.clause == "I3" for event in construction(position, space).last.events)


def in_round(position: Position, number: int) -> Position:
    """The same table in another round."""
    return replace(position, round=number)


def payback(position: Position | str, space: str) -> Explained:
    """What a piece has brought in credits, round by round, until that is as much as its machines would cost."""
    position = as_position(position)
    way, story, cost = price_at(position, space).way, construction(position, space), _bought(position, space)
    told = [Sentence(words.bought(amounts(way), cost), "M7")]
    for later in count():
        credits = gained(story, "credits", mover(position))
        told.append(Sentence(words.so_far(later, credits), "I1" if later else "I3"))
        if credits >= cost or story.end.round == position.box.rounds:
            return Explained(tuple(told), story.end, (space,))
        story = followed(story, next_round(story.end))
    raise AssertionError("a game has a last round")


def _bought(position: Position, space: str) -> int:
    """What the machines of a piece would cost."""
    way = price_at(position, space).way
    one, other = (position.box.spaces[name].price for name in ("machinery-excavator", "machinery-choice"))
    return one * way.excavators + other * way.mixers


def rounds_until_paid(position: Position | str, space: str) -> int:
    """How many rounds later a piece has brought as many credits as its machines would cost."""
    return len(payback(position, space).told) - 2


def next_round(position: Position) -> Story:
    """What the beginning of the next round brings a company: its engineers, and all its incomes."""
    who = mover(position)
    draft = Draft(position)
    draft.pending = (EndRound(),)
    parts = all_parts(draft.seal(), None, lambda now: None if isinstance(now.question, Turn) else first_answer(now))
    story = Story(position, sentences=(words.before_round(),)).go_through(parts, lambda event: _of_income(event, who))
    return story.settle(own_turn(story.end, who)).last


def _of_income(event: Event, who: str) -> bool:
    if isinstance(event, PhaseBegan):
        return event.phase == "income"
    return isinstance(event, Gained | WheelTurned | Returned) and event.who == who


def until_the_end(position: Position | str) -> Story:
    """What every later round brings a company before it does anything."""
    position = as_position(position)
    story = Story(position, sentences=(words.before_round(),))
    for _ in range(position.round, position.box.rounds):
        story = followed(story, next_round(story.end))
    return story


def gained(story: Story, what: str, who: str) -> int:
    """How much of something a company's incomes have brought it in a story (I1, I3)."""
    return sum(
        event.amount
        for event in story.all(Gained)
        if (event.who, event.what) == (who, what) and event.clause in ("I1", "I3")
    )


def whole_game(position: Position | str, space: str) -> Story:
    """A construction, and the incomes of all rounds that follow."""
    story = construction(position, space)
    return followed(story, until_the_end(story.end))


def income_of(position: Position | str, space: str, what: str) -> int:
    """What a piece built now brings by its income until the game is over, the moment when it is uncovered included."""
    position = as_position(position)
    before, whole = until_the_end(position), whole_game(position, space)
    return gained(whole, what, mover(position)) - gained(before, what, mover(position))


# What a wrong guess looks like, by what was said.


def mistaken_prices(position: Position | str, where: Mapping[str, str]) -> Mapping[str, Mapping[Any, str]]:
    """Wrong numbers of machines for pieces on spaces, by their names: what elsewhere, or another of the kind, takes."""
    return {name: _mistaken_price(as_position(position), space) for name, space in where.items()}


def _mistaken_price(position: Position, space: str) -> Mapping[Any, str]:
    wish = wish_for(position, space)
    true, clause = price(position, wish), CLAUSES[wish.structure]
    other = {"conduit": "conduit", "powerhouse": "by_one"}.get(wish.structure, "by_area")
    known: dict[Any, str] = {...: lesson_words.mistake(other)}
    if true.fee:
        known[true.machines + true.fee] = words.cited(words.coin(true.fee), clause)
    for each, way in _prices(wish.structure).items():
        told = words.TAKES(wish.structure, area=each, size=each, paid=amounts(way))
        known[way.excavators + way.mixers] = one_by_one((words.cited(told, clause), words.not_here()))
    return known


def mistaken_engineers(constructions: int) -> Mapping[Any, str]:
    """Wrong numbers of engineers for so many constructions."""
    each = [space.engineers for space in GAME.construction_spaces[:constructions]]
    looks: dict[Any, str] = {...: "add_up", **dict.fromkeys((*each, *accumulate(each)), "some_spaces")}
    return _looking_like(looks | {constructions: "counts_spaces", sum(range(constructions + 1)): "fourth"})


def mistaken_turns(segments: int) -> Mapping[Any, str]:
    """Wrong numbers of turns until what lies in the open segment is back."""
    turns = turns_until_back(segments)
    return _looking_like({...: "all_round", 1: "one_turn", turns - 1: "own_segment", turns + 1: "own_turn"})


def mistaken_rounds(often: Mapping[str, int]) -> Mapping[str, Mapping[Any, str]]:
    """Wrong numbers of rounds until machines are back, by how often the wheel turns in each."""
    return {name: _mistaken_rounds(turns) for name, turns in often.items()}


def _mistaken_rounds(turns: int) -> Mapping[Any, str]:
    true = rounds_until_back(turns)
    early = {later: words.not_round(turns * (later + 1)) for later in range(true)}
    return {**_looking_like({...: "back_before", true + 1: "turned"}), **early}


def mistaken_income(
    position: Position | str, space: str, what: str, rounds: Mapping[str, int]
) -> Mapping[str, Mapping[Any, str]]:
    """Wrong sums of what a piece brings until the game is over, by the rounds in which it is built."""
    position = as_position(position)
    once = gained(construction(position, space), what, mover(position))
    times = {name: position.box.rounds - number + 1 for name, number in rounds.items()}
    return {name: _mistaken_sum(once, many) for name, many in times.items()}


def _mistaken_sum(once: int, times: int) -> Mapping[Any, str]:
    looks = {times: "how_often", once: "one_round", once * (times - 1): "at_once", once * (times + 1): "once_more"}
    return _looking_like({...: "each_time", **looks})


def mistaken_payback(position: Position | str, space: str) -> Mapping[Any, str]:
    """Wrong numbers of rounds until a piece that brings credits has brought what its machines would cost."""
    position = as_position(position)
    bought, *so_far, _ = payback(position, space).told
    cost, once = _bought(position, space), gained(construction(position, space), "credits", mover(position))
    early = {later: one_by_one((words.cited(*each), words.cited(*bought))) for later, each in enumerate(so_far)}
    return {**_looking_like({...: "paid_before", cost: "its_price", ceil(cost / once): "at_once"}), **early}


def _looking_like(mistakes: Mapping[Any, str]) -> Mapping[Any, str]:
    return {said: lesson_words.mistake(looks) for said, looks in mistakes.items()}


BUILDING_SPACES = (*BASE_SPACES, *ENDS, *POWERHOUSES)


@dataclass(frozen=True)
class Constructing:
    """A table on which one company builds: what stands there, what is to be built, and what came of it last."""

    site: Site
    now: Position
    """The table on which the next thing is built."""
    story: Story
    """What has just happened on it, and stays only once it is kept."""
    space: str
    tile: str | None = None
    last: Story | None = None
    """What happened before it."""
    said: tuple[Verdict, ...] = ()
    asked: bool = False
    """Whether a guess that is missing was asked for."""

    @property
    def before(self) -> Story | None:
        """What stands beside that which has just happened."""
        return self.last if self.story.length else None

    @property
    def wish(self) -> Wish:
        """What is to be built."""
        return wish_for(self.now, self.space, self.tile)

    @property
    def options(self) -> Mapping[str, str]:
        """The spaces where a piece of the builder's may stand, and what is built there."""
        wishes = (wish_for(self.now, space, self.tile) for space in BUILDING_SPACES)
        who = self.site.company
        return {
            wish.space: wish.option
            for wish in wishes
            if site_refusal(self.now, who, wish.structure, wish.space) is None
        }

    @property
    def would_be_lost(self) -> bool:
        """Whether something is kept."""
        return self.now != self.site.position

    @property
    def question(self) -> str:
        """What is asked of the wish; where it can be paid in several ways, which of them counts."""
        wish, built = self.wish, count_of(self.now.powerhouses, self.site.company)
        ways = ways_to_pay(wish.structure, wish.space, self.site.officer, wish.tile, built)
        return one_by_one((wish.question, *[words.paid_how()] * (len(ways) > 1)))

    def pick(self, space: str) -> "Constructing":
        """With another space; what is built there follows from it. Where nothing may stand, the old one stays."""
        wish = wish_for(self.now, space, self.tile)
        refusal = site_refusal(self.now, self.site.company, wish.structure, wish.space)
        return replace(self._on(self.now), space=space) if refusal is None else self._refused(refusal)

    def with_officer(self, officer: str | None) -> "Constructing":
        """With another officer, from the beginning."""
        return self._at(replace(self.site, officer=officer))

    def with_tile(self, tile: str | None) -> "Constructing":
        """With another technology tile, where it fits; it is in the supply then."""
        return replace(self._at(replace(self.site, tiles=() if tile is None else (tile,))), tile=tile)

    def begin(self) -> "Constructing":
        """The table as it was at first."""
        return replace(self._at(self.site), last=None)

    def build(self, guess: int | None) -> "Constructing":
        """With the wish carried out, and what a guess of its machines is told; a missing one is asked for once."""
        refusal = refusal_of(self.now, self.wish)
        if refusal is not None:
            return self._refused(refusal)
        if guess is None and not self.asked:
            return replace(self, asked=True, said=(Sentence(words.guess_first()),))
        told = Sentence(words.no_guess()) if guess is None else judge(self.now, self.wish, guess)
        return self._happens(constructed(self.now, self.wish), told)

    def keep(self) -> "Constructing":
        """With what has happened there to stay; the next thing is built after it."""
        told = words.kept() if self.story.length else words.nothing_to_keep()
        return replace(self._kept, said=(Sentence(told),))

    def turn_the_wheel(self) -> "Constructing":
        """With engineers in the Workshop, after what has happened."""
        kept, turn = self._kept, workshop(self.story.end)
        if isinstance(turn, Refusal):
            return kept._refused(turn)
        return kept._stays(acted(kept.now, turn, words.before()))

    def next_round(self) -> "Constructing":
        """With the next round begun, after what has happened."""
        kept = self._kept
        if kept.now.round >= kept.now.design.rounds:
            return replace(kept, said=(Sentence(words.last_round()),))
        return kept._stays(next_round(kept.now))

    @property
    def _kept(self) -> "Constructing":
        return self._on(self.story.end) if self.story.length else self

    def _at(self, site: Site) -> "Constructing":
        return replace(self._on(site.position), site=site)

    def _on(self, position: Position) -> "Constructing":
        return replace(self, now=position, story=_waiting(position), last=self._happened, said=())

    def _happens(self, story: Story, *said: Verdict) -> "Constructing":
        return replace(self, story=story, last=self._happened, said=said)

    def _stays(self, story: Story) -> "Constructing":
        """With what is no try, as a turned wheel: whatever is built next comes after it."""
        return replace(self._happens(story), now=story.end)

    @property
    def _happened(self) -> Story | None:
        return self.story if self.story.length else self.last

    def _refused(self, refusal: Refusal) -> "Constructing":
        return replace(self, said=(Sentence(words.refused(refusal.why), refusal.clause),))


def _waiting(position: Position) -> Story:
    """A table on which nothing has happened yet."""
    return Story(position, sentences=(words.start(),))


def constructing(site: Site, space: str) -> Constructing:
    """A table as it is at first."""
    return Constructing(site, site.position, _waiting(site.position), space)
