"""What the page says that keeps an Automa's books at a real table."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from .automa import row
from .message import Message, message
from .names import COMPANIES, TILES, listed
from .production_lesson import contract_choice


@message
def top() -> Message:
    """The label of the tile that is flipped."""


@message
def under() -> Message:
    """The label of the tile below it."""


@message
def act() -> Message:
    """A button: let the Automa act."""


@message
def act_tip() -> Message:
    """What it does."""


@message
def entry_example() -> Message:
    """What may be entered by hand."""


@message
def enter() -> Message:
    """A button: enter what was written."""


@message
def enter_tip() -> Message:
    """What it does."""


@message
def back() -> Message:
    """A button: take back the last entry."""


@message
def back_tip() -> Message:
    """What it does."""


@message
def by_hand() -> Message:
    """How people's turns are entered."""


@message
def do() -> Message:
    """The head of what is to be done on the table."""


@message
def why() -> Message:
    """The head of the reasons."""


@message
def since() -> Message:
    """The head of what has happened since."""


@message
def drawn() -> Message:
    """Before the lists of cards that came."""


@message
def flip_first() -> Message:
    """The tiles are not chosen yet."""


@message
def nothing_yet() -> Message:
    """No Automa has acted."""


@message
def one_tile_twice() -> Message:
    """The same tile was chosen twice."""


@message
def laid_out() -> Message:
    """How a game is laid out at its beginning."""


@message
def to_act(who: str) -> Message:
    """An Automa's turn."""


@message
def person(who: str) -> Message:
    """A person decides."""


@message
def now_acts(who: str) -> Message:
    """A button: what people did has been entered as changes, and the turn goes to an Automa."""


@message
def now_acts_tip() -> Message:
    """What it does."""


@message
def round_over() -> Message:
    """A button: the round is over."""


@message
def round_over_tip() -> Message:
    """What it does."""


@message
def tile_by_rows(number: int, first: str, second: str, third: str) -> Message:
    """A tile with its first rows."""


def tile(number: int, rows: Iterable[object]) -> str:
    """A tile in a list, by what it shows, so that it is found without a number on it."""
    first, second, third, *_ = map(row, rows)
    return tile_by_rows(number, first, second, third)


@message
def choose() -> Message:
    """The empty line of a list."""


def card(field: str, name: int | str) -> str:
    """A card in a list."""
    return contract_choice(int(name)) if field == "contracts" else TILES[str(name)]


@message
def printed_contract(number: int, printed: str) -> Message:
    """A contract with what is printed on it."""


def with_contract(said: str, contract: int) -> str:
    """What is said of a contract, with what is printed on it."""
    if not isinstance(said, Message):
        return said
    shown = {
        name: printed_contract(contract, contract_choice(contract))
        if (name, value) == ("contract", contract)
        else with_contract(value, contract)
        for name, value in said.values.items()
    }
    return Message(said.id, **shown)


@message
def turn(who: str) -> Message:
    """The head of an Automa's turn."""


@message
def kept(file: Path, entries: int) -> Message:
    """The game is in its file."""


@message
def came_back(file: Path, round: int) -> Message:
    """A game goes on."""


@message
def partly(old: Path, new: Path) -> Message:
    """A damaged file."""


@message
def no_automas() -> Message:
    """A game of people alone."""


@message
def holds_another(file: Path, players: str) -> Message:
    """The file holds a game of others."""


def other_game(file: Path, there: Mapping[str, str], companies: Iterable[str]) -> str:
    """The file holds a game of others."""
    people = [repr(name) for name in companies if name not in there]
    automas = [f"{name}={level!r}" for name, level in there.items()] or [no_automas()]
    return holds_another(file, ", ".join((*people, *automas)))


@message
def not_a_company(name: object, known: str) -> Message:
    """A company that there is not."""


def no_such_company(name: object) -> str:
    """A company that there is not."""
    return not_a_company(name, listed((known for known in COMPANIES if known != "neutral"), last="or"))


@message
def nobody() -> Message:
    """Nobody is said to play."""


@message
def twice() -> Message:
    """A company is said to be played twice."""
