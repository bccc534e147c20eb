"""What is said of the supply of a company, and of the price of a click."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .message import Message, declared
from .names import count, listed, nothing
from .scene import on_wheel


def whose(who: str) -> Message: ...
def said_has(amounts: str, who: str) -> Message: ...
def said_back_in(holds: str, turns: int) -> Message: ...
def said_price(more: bool, ways: str) -> Message: ...
def only(resource: str) -> Message: ...
def part(held: int, least: int, more: int, most: int, resource: str) -> Message: ...
def for_owner(owner: str, paid: str) -> Message: ...
def for_coin(all: bool, fee: int, paid: str, ways: int) -> Message: ...


declared(__name__)


def has(who: str, amounts: Mapping[str, int]) -> str:
    """What a company has to spend: 'USA has 6 credits, 4 excavators, 3 mixers and 9 engineers'."""
    return said_has(who=who, amounts=listed(count(number, kind) for kind, number in amounts.items()))


def back_in(turns: int, excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    """What lies in a segment of the wheel, and when it is back."""
    return said_back_in(turns=turns, holds=on_wheel(excavators, mixers, tiles))


KINDS = ("engineers", "excavators", "mixers", "credits")


def price(has: Mapping[str, int], bills: Sequence[Any], exact: bool) -> str:
    """What a click takes of what the mover has: each way to pay it, or, where it is not yet exact, from least to most.

    'Takes 5 of your 6 excavators and 3 of your 7 credits (for the coin).'
    """
    ways = [_taken(has, [bill]) for bill in bills] if exact else [_taken(has, bills)]
    if not any(ways):
        return ""
    more = not exact and len(set(bills)) > 1
    return said_price(ways=listed((way or nothing() for way in ways), "or"), more=more)


def _taken(has: Mapping[str, int], bills: Sequence[Any]) -> str:
    amounts = {kind: sorted({getattr(bill, kind) for bill in bills}) for kind in KINDS}
    told = [_part(kind, each[0], each[-1], has[kind]) for kind, each in amounts.items() if each[-1]]
    return _with_reason(listed(told), bills) if told else ""


def _part(kind: str, least: int, most: int, held: int) -> str:
    """'2 of your 6 excavators', '1 to 3 of your 7 credits', 'your only mixer'."""
    if least == held == 1:
        return only(resource=kind)
    return part(resource=kind, least=least, most=most, more=most - least, held=held)


def _with_reason(paid: str, bills: Sequence[Any]) -> str:
    """What the credits are for, which are told last: a space with a coin, or the owner of a conduit."""
    owners = {bill.owner for bill in bills}
    fee, credits = max(bill.fee for bill in bills), max(bill.credits for bill in bills)
    if len(owners) == 1 and (owner := owners.pop()):
        return for_owner(paid=paid, owner=owner)
    if not fee:
        return paid
    return for_coin(paid=paid, all=fee == credits, fee=fee, ways=len(bills))
