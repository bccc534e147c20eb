"""What the editor says: the things on the table, what can be changed at each, and what a change takes from others."""

from collections.abc import Iterable

from ..board.contracts import CONTRACTS
from ..board.office import SPACES
from .marks import in_form
from .message import Message, Messages, declared
from .names import BONUSES, COMPANIES, NOUNS, OBJECTIVES, OFFICERS, PHASES, TILES, capital, count, in_a_row, listed
from .places import action_space, bare, owned, place
from .scene import parts
from .scene_table import action

PARTS = Messages("by_hand-part")
"""The parts of the table that are no company's."""
NUMBERS = Messages("by_hand-number")
LISTS = Messages("by_hand-list")
CHOICES = Messages("by_hand-choice")
"""The words that a ruling or the design may hold."""
DESIGN = Messages("by_hand-design")
RULINGS = Messages("by_hand-ruling")
STEPS = Messages("by_hand-step")


def neutral() -> Message: ...
def of(held_by: str) -> Message: ...
def build_for(held_by: str) -> Message: ...
def give_to(held_by: str) -> Message: ...
def more(amount: str) -> Message: ...
def fewer(amount: str) -> Message: ...
def plus(thing: str) -> Message: ...
def without(thing: str) -> Message: ...
def some(n: int, text: str) -> Message: ...
def back_in_hand(contract: int) -> Message: ...
def built(times: int) -> Message: ...
def called(thing: str, what: str) -> Message: ...
def dam_of(held_by: str, level: int, drops: int) -> Message: ...
def drops_at(drops: int) -> Message: ...
def board_of(who: str) -> Message: ...
def wheel_now(turns: int, held: str) -> Message: ...
def at(thing: str, where: str) -> Message: ...
def front(colour: str, energy: int, number: int, reward: str) -> Message: ...
def gap(number: int) -> Message: ...
def nationals(number: int) -> Message: ...
def done(who: str, number: int) -> Message: ...
def stands(who: str, engineers: int) -> Message: ...
def office(space: str, does: str, there: str) -> Message: ...
def time(round: int, phase: str) -> Message: ...
def turn_of(time: str, who: str) -> Message: ...
def bonus_of(round: int, called: str) -> Message: ...
def objective_is(called: str) -> Message: ...
def headstream_now(drops: str, number: int) -> Message: ...
def headstream_lies(drops: str, number: int, place: str) -> Message: ...
def bonus_now(called: str, round: int) -> Message: ...
def officer_now(officer: str, who: str) -> Message: ...
def more_drops(headstream: str) -> Message: ...
def wheel_back(who: str, turns: int) -> Message: ...
def card(number: int) -> Message: ...
def lies_nowhere(thing: str) -> Message: ...
def neutral_gone(piece: str) -> Message: ...
def gone(piece: str, who: str, pieces: int) -> Message: ...
def drops_gone(space: str, drops: int) -> Message: ...
def go_home(who: str, engineers: int, space: str) -> Message: ...
def from_supply(who: str, engineers: int, left: int) -> Message: ...
def to_supply(who: str, engineers: int) -> Message: ...
def leaves_for(officer: str, who: str, instead: str) -> Message: ...
def leaves(officer: str, who: str) -> Message: ...
def no_spare(officer: str) -> Message: ...
def exchanged(a: str, b: str, what: str) -> Message: ...
def of_round(number: int) -> Message: ...
def bonus_left(called: str) -> Message: ...
def company_gone(who: str) -> Message: ...
def turn_lost(who: str) -> Message: ...
def no_longer_passed(who: str) -> Message: ...
def ability_off(who: str, powerhouses: int) -> Message: ...
def do_more_drops() -> Message: ...
def do_fewer_drops() -> Message: ...
def do_raise() -> Message: ...
def do_lower() -> Message: ...
def do_remove() -> Message: ...
def do_its_turn() -> Message: ...
def do_earlier() -> Message: ...
def do_later() -> Message: ...
def do_passes() -> Message: ...
def do_passes_not() -> Message: ...
def do_point_here() -> Message: ...
def do_used() -> Message: ...
def do_not_used() -> Message: ...
def none_out_of_game() -> Message: ...
def none_nobody() -> Message: ...
def none_nothing() -> Message: ...
def none_tile() -> Message: ...
def none_none() -> Message: ...
def none_officer() -> Message: ...
def none_empty() -> Message: ...
def none_free() -> Message: ...
def title_rulings() -> Message: ...
def title_design() -> Message: ...
def title_bonus_tiles() -> Message: ...
def title_headstream_tiles() -> Message: ...
def left_some(left: str, who: str) -> Message: ...
def left_none(structure: str, who: str) -> Message: ...


declared(__name__)


def part(name: str) -> str:
    """A part of the table: a company's board, or what all share."""
    return PARTS.get(name) or owner(name)


def owner(who: str) -> str:
    """Who can own a piece."""
    return neutral() if who == "neutral" else COMPANIES[who]


def _whose(who: str) -> str:
    return of(owner(who))


def build(who: str) -> str:
    """Building at a space."""
    return build_for(owner(who))


def give(who: str) -> str:
    """Giving a piece to somebody else."""
    return give_to(owner(who))


def step(text: str, by: int) -> str:
    """A button that changes a number: '+5 credits', '−1 mixer'."""
    key = text.key if isinstance(text, Message) else ""
    amount = STEPS(key, n=abs(by)) if key in STEPS else some(abs(by), text)
    return (more if by > 0 else fewer)(amount)


def choice(word: str) -> str:
    """A word that a ruling may hold."""
    return CHOICES[word]


def crew(companies: Iterable[str]) -> str:
    """The companies of a game."""
    return in_a_row(map(owner, companies)) or none_nobody()


def playing(who: str, plays: bool) -> str:
    """A company that may leave the game, or join it."""
    return (without if plays else plus)(owner(who))


def phase(name: str) -> str:
    """A phase of a round."""
    return PHASES[name]


def put(tile: str) -> str:
    """A tile of the supply laid on the wheel."""
    return plus(_tile(tile))


def take_back(tile: str) -> str:
    """A tile of the wheel back in the supply."""
    return without(_tile(tile))


def copied(used: bool) -> str:
    """Whether a space of Sekibo is used."""
    return do_not_used() if used else do_used()


# What things are called.


def piece(space: str, what: str) -> str:
    """A space of the map, and what stands there."""
    return called(_title(space), what)


def _title(space: str) -> str:
    return capital(bare(place(space)))


def dam_at(who: str, level: int, drops: int) -> str:
    """A dam in a few words."""
    return dam_of(owner(who), level, drops)


def piece_at(who: str | None) -> str:
    """A conduit or powerhouse in a few words."""
    return none_empty() if who is None else owner(who)


def amount(who: str, name: str) -> str:
    """A number of a company."""
    return called(owner(who), NUMBERS[name])


def segment(turns: int, excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    """A segment of the wheel, by how many turns away it is."""
    holds = [_tile(name) for name in tiles]
    holds += [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    return wheel_now(turns, listed(holds) if holds else none_empty())


def tile(name: str, where: str) -> str:
    """A technology tile, and where it lies."""
    return at(capital(TILES[name]), where)


def contract(number: int, where: str = "") -> str:
    """A contract by what its front shows, and where it lies."""
    printed = CONTRACTS[number]
    shown = front(printed.colour, printed.energy, number, parts(printed.reward))
    return at(shown, where) if where else shown


def office_space(name: str, standing: Iterable[tuple[str, int]]) -> str:
    """An action space, and who stands there."""
    printed = SPACES[name]
    there = [stands(who, number) for who, number in standing]
    return office(_title(name), action(printed.action, printed.amount), listed(there) if there else none_free())


def own_space(name: str) -> str:
    """An action space of a company's own board."""
    return _title(name)


def moment(round: int, phase: str, mover: str | None) -> str:
    """Round, phase and whose turn it is."""
    now = time(round, phase)
    return turn_of(now, mover) if mover else now


def bonus(round: int, name: str | None) -> str:
    """The bonus tile of a round."""
    return bonus_of(round, BONUSES[name] if name else none_none())


def objective(name: str | None) -> str:
    """The objective tile."""
    return objective_is(OBJECTIVES[name] if name else none_none())


def objective_called(name: str) -> str:
    """An objective tile in a list."""
    return OBJECTIVES[name]


def headstream_tile(number: int, drops: Iterable[int], where: str | None) -> str:
    """A headstream tile by the drops it brings in rounds 1 to 4."""
    brings = "-".join(map(str, drops))
    return headstream_lies(brings, number, where) if where else headstream_now(brings, number)


def bonus_tile(name: str, round: int | None) -> str:
    """A bonus tile, and of which round it is now."""
    return bonus_now(BONUSES[name], round) if round else BONUSES[name]


def officer(name: str | None, holder: str | None = None) -> str:
    """An officer, and who has them now."""
    if name is None:
        return none_officer()
    return officer_now(name, holder) if holder else OFFICERS[name]


def spaces_of_design(spaces: Iterable[str]) -> str:
    """The spaces that a design closes or opens."""
    return listed(map(action_space, spaces)) if spaces else none_nothing()


def of_design(space: str, there: bool) -> str:
    """A space of the office that a design may name, or no longer."""
    return (without if there else plus)(action_space(space))


def ruling(name: str) -> str:
    """A ruling, as the label of what it may be."""
    return RULINGS[name]


# Where a card or tile lies.

LIES_WITH = Messages("by_hand-lies_with")
"""Where a card or tile of a company lies."""
LIES = Messages("by_hand-lies")
UNDER = Messages("by_hand-under")


def lies(place: tuple[str, ...], index: int = 0, who: str = "") -> str:
    """Where a card or tile lies, in a few words."""
    if place[0] == "companies":
        return LIES_WITH(place[2], who=place[1])
    return LIES(place[0], place=index + 1, colour=place[-1])


def on_wheel(who: str, turns: int) -> str:
    """A segment of a wheel as a place for a tile."""
    return wheel_back(who, turns)


# What a change takes from somebody else, and what becomes impossible.


def card_called(card_or_tile: int | str) -> str:
    """A contract or a tile in a sentence."""
    return card(card_or_tile) if isinstance(card_or_tile, int) else in_form(TILES[card_or_tile], "the_short")


def _tile(name: str) -> str:
    """A tile without what it does."""
    return in_form(TILES[name], "short")


TAKES_FROM = Messages("by_hand-takes_from")
"""What a company loses when a card or tile goes elsewhere."""
TAKES = Messages("by_hand-takes")


def takes(card: int | str, place: tuple[str, ...], index: int, refilled: bool) -> str:
    """What a place loses when a card or tile of it goes elsewhere."""
    thing = card_called(card)
    if place[0] == "companies":
        return TAKES_FROM(place[2], thing=thing, who=place[1])
    return TAKES(place[0], thing=thing, place=index + 1, refilled=refilled, colour=place[-1])


def under_pile(card: int | str, place: tuple[str, ...]) -> str:
    """A card that was put aside: under its pile."""
    return UNDER(place[0], thing=card_called(card), colour=place[-1])


def nowhere(card: int | str) -> str:
    """A card that lies nowhere any more."""
    return lies_nowhere(card_called(card))


def piece_gone(space: str, who: str, pieces: int) -> str:
    """A piece that is taken from the map, or that another takes the place of."""
    piece = owned(space, who)
    return neutral_gone(piece) if who == "neutral" else gone(piece, who, pieces)


def left_to_build(who: str, structure: str, left: int) -> str:
    """What is left in the supply of a company of what it has just built."""
    return left_some(who=who, left=NOUNS(f"{structure}s", n=left)) if left else left_none(who=who, structure=structure)


def officer_leaves(officer: str, who: str, instead: str | None) -> str:
    """An officer who goes to somebody else."""
    return leaves_for(officer, who, OFFICERS[instead]) if instead else leaves(officer, who)


def bonuses_exchanged(a: int, b: int) -> str:
    """Two rounds whose bonus tiles have changed places."""
    return exchanged(of_round(a), of_round(b), title_bonus_tiles())


def headstreams_exchanged(a: str, b: str) -> str:
    """Two headstreams whose tiles have changed places."""
    return exchanged(place(a), place(b), title_headstream_tiles())


def bonus_gone(name: str) -> str:
    """A bonus tile that is no longer in the game."""
    return bonus_left(BONUSES[name])
