"""What the page says that keeps an Automa's books at a real table."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from .automa import row
from .names import COMPANIES, TILES, company, count, listed
from .production_lesson import contract_choice

TOP, UNDER = "You flip", "Below it lies"
ACT, ACT_TIP = "What does it do?", "Flip the tile on top of the pile on your table, choose both tiles here, and press"
ENTRY_EXAMPLE = "place turbine+0, or: usa credits=4 | usa B5U=1"
ENTER = "Enter"
ENTER_TIP = "A move as the board would take it, or anything that has changed on the table"
BACK, BACK_TIP = "Take back the last entry", "The file forgets it too"
BY_HAND = "People's turns: click them on the board, or write here what changed."
DO, WHY, SINCE = "Do this on your table", "Why? (The panel Automa shows it on the map.)", "And since then"
DRAWN = "Another card came? Choose it:"
FLIP_FIRST = "choose above the tiles that you flipped"
NOTHING_YET = "When an Automa is to act, choose its two tiles, and read here what it does and why."
ONE_TILE_TWICE = "The tile that you flip and the one below it cannot be the same."
LAID_OUT = (
    "First lay it out here as it lies on your table: open Edit, and put in the neutral dams and the waiting drops, the "
    "contracts, bonus tiles and officers. Whatever you enter is kept in the file."
)


def to_act(who: str) -> str:
    """An Automa's turn."""
    return f"{company(who)} is to act. Flip the top tile of the pile on your table."


def person(who: str) -> str:
    """A person decides."""
    return f"{company(who)} is played by one of you: enter what was done."


def now_acts(who: str) -> str:
    """A button: what people did has been entered as changes, and the turn goes to an Automa."""
    return f"Now {company(who)} acts"


ROUND_OVER = "The round is over"
ROUND_OVER_TIP = "The Automas have no engineers left; press when nobody else has"
NOW_ACTS_TIP = "When you entered what changed instead of the moves: it is this Automa's turn now"


def tile(number: int, rows: Iterable[object]) -> str:
    """A tile in a list, by what it shows, so that it is found without a number on it."""
    first, second, third, *_ = map(row, rows)
    return f"{number}: {first}; {second}; {third}\u2026"


CHOOSE = "choose\u2026"


def card(field: str, name: int | str) -> str:
    """A card in a list."""
    return contract_choice(int(name)) if field == "contracts" else TILES[str(name)]


def with_contract(sentence: str, contract: int) -> str:
    """What is said of a contract, with what is printed on it."""
    return sentence.replace(f"ontract {contract}", f"ontract {contract} ({contract_choice(contract)})")


def turn(who: str) -> str:
    """The head of an Automa's turn."""
    return f"The last turn of {company(who)}"


def kept(file: Path, entries: int) -> str:
    """The game is in its file."""
    return f"{count(entries, 'entries') if entries != 1 else '1 entry'} kept in {file}."


def came_back(file: Path, round: int) -> str:
    """A game goes on."""
    return f"Back in round {round}: this is the game in {file}, as you left it."


def partly(old: Path, new: Path) -> str:
    """A damaged file."""
    return f"{old} is damaged. What could be read of it goes on in {new}; the old file stays as it is."


def other_game(file: Path, there: Mapping[str, str], companies: Iterable[str]) -> str:
    """The file holds a game of others."""
    automas = ", ".join(f"{name}={level!r}" for name, level in there.items()) or "no Automas"
    people = ", ".join(repr(name) for name in companies if name not in there)
    who = ", ".join(filter(None, (people, automas)))
    return f"{file} holds another game ({who}); say those, or save=\u2026 another file"


def no_such_company(name: object) -> str:
    """A company that there is not."""
    known = listed((name for name in COMPANIES if name != "neutral"), last="or")
    return f"{name!r} is no company; say {known}"


NOBODY = "say who plays: the companies of people, and the Automas with their levels: 'usa', italy='hard'"
TWICE = "a company is played by a person or by an Automa, not by both"
