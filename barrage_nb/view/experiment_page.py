"""Experiments for a page: what designs change, with intervals as strips, and what is handed in."""

from html import escape

from ..analysis.experiments import Findings
from ..lessons.fairness import WinShares
from ..lessons.handing_in import Collected, HandedIn
from ..lessons.own_rule import Idea, NumbersToChange
from ..words import experiments as words
from ..words import fairness as fairness_words
from ..words import handing_in as handing_in_words
from ..words import own_rule as own_rule_words
from .analysis_page import ends, strip, table
from .on_page import paragraph


def effects(found: Findings) -> str:
    """What designs change: a table for each number, a row for each design and kind of players."""
    return "".join(_table(found, measure) for measure in dict.fromkeys(each.measure for each in found))


def _table(found: Findings, measure: str) -> str:
    about = [each for each in found if each.measure == measure]
    low, high = ends(one for each in about for one in each.by.values())
    rows = [
        (
            escape(words.design(each.design)) if first else "",
            escape(words.players(players)),
            escape(words.more(one)),
            strip(one, low, high),
            escape(words.judged(each)) if first else "",
        )
        for each in about
        for first, (players, one) in zip((True, *[False] * len(each.by)), each.by.items(), strict=False)
    ]
    pairs = sorted({one.n for each in about for one in each.by.values()})
    return paragraph(words.effects_of(measure, about[0].against, pairs)) + table(words.head(), rows)


def handed_in(found: HandedIn) -> str:
    """A line to copy: one click into it chooses it whole."""
    line = f'<code style="user-select: all; overflow-wrap: anywhere; white-space: pre-wrap">{escape(str(found))}</code>'
    return f"{paragraph(handing_in_words.copy())}<p>{line}</p>"


def collected(found: Collected) -> str:
    """What a class has handed in: how much, what could not be read, and what all games together say."""
    told = [handing_in_words.how_many(found), *map(handing_in_words.unread, found.unread)]
    return "".join(map(paragraph, told)) + effects(found.effects)


def win_shares(found: WinShares) -> str:
    """A row for each of them and kind of players, against the even share."""
    low, high = ends(one for each in found for one in each.against_even.by.values())
    rows = [
        (
            escape(each.name) if first else "",
            escape(words.players(who)),
            escape(fairness_words.share(one, each.even)),
            strip(each.against_even.by[who], low, high),
            f"<span>{escape(fairness_words.verdict(each))}</span>" if first else "",
        )
        for each in found
        for first, (who, one) in zip((True, *[False] * len(each.by)), each.by.items(), strict=False)
    ]
    return paragraph(fairness_words.win_shares_of(found)) + table(fairness_words.head(found.grouping), rows)


def idea(found: Idea) -> str:
    """An idea in words, and as it is written in code."""
    return f"{paragraph(str(found))}<p><code>{escape(found.code)}</code></p>"


def numbers_to_change(found: NumbersToChange) -> str:
    """The numbers of a design, a row for each."""
    rows = [
        (f"<code>{escape(each.name)}</code>", *(f"<span>{escape(text)}</span>" for text in each[1:])) for each in found
    ]
    return table(own_rule_words.columns(), rows)
