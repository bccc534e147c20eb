"""What is said of the supply of a company, and of the price of a click."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .names import TILES, capital, company, count, listed


def whose(who: str) -> str:
    """Whose supply it is."""
    return f"{capital(company(who))} has"


def amount(kind: str, number: int) -> str:
    """An amount of something."""
    return count(number, kind)


def has(who: str, amounts: Mapping[str, int]) -> str:
    """What a company has to spend: 'USA has 6 credits, 4 excavators, 3 mixers and 9 engineers'."""
    return f"{whose(who)} {listed(count(number, kind) for kind, number in amounts.items())}"


def back_in(turns: int, excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    """What lies in a segment of the wheel, and when it is back."""
    things: list[str] = [TILES[name] for name in tiles]
    things += [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    return f"Back in {count(turns, 'turns')} of the wheel: {listed(things)}"


KINDS = ("engineers", "excavators", "mixers", "credits")


def price(has: Mapping[str, int], bills: Sequence[Any], exact: bool) -> str:
    """What a click takes of what the mover has: each way to pay it, or, where it is not yet exact, from least to most.

    'Takes 5 of your 6 excavators and 3 of your 7 credits (for the coin).'
    """
    ways = [_taken(has, [bill]) for bill in bills] if exact else [_taken(has, bills)]
    open_ = "" if exact or len(set(bills)) == 1 else ", by what you choose next"
    return f"Takes {listed(ways, 'or')}{open_}." if any(ways) else ""


def _taken(has: Mapping[str, int], bills: Sequence[Any]) -> str:
    amounts = {kind: sorted({getattr(bill, kind) for bill in bills}) for kind in KINDS}
    told = [_part(kind, each[0], each[-1], has[kind]) for kind, each in amounts.items() if each[-1]]
    return listed(told) + _for_what(bills) if told else ""


def _part(kind: str, least: int, most: int, held: int) -> str:
    """'2 of your 6 excavators', '1 to 3 of your 7 credits', 'your only mixer'."""
    if least == held == 1:
        return f"your only {kind.removesuffix('s')}"
    between = f"{least} {'or' if most == least + 1 else 'to'} {most}"
    return f"{least if least == most else between} of your {count(held, kind)}"


def _for_what(bills: Sequence[Any]) -> str:
    """What the credits are for, which are told last: a space with a coin, or the owner of a conduit."""
    owners = {bill.owner for bill in bills}
    fee, credits = max(bill.fee for bill in bills), max(bill.credits for bill in bills)
    if len(owners) == 1 and (owner := owners.pop()):
        return f" for {company(owner)}"
    if not fee:
        return ""
    return f" ({'' if fee == credits else f'{fee} '}for {'the' if len(bills) == 1 else 'a'} coin)"
