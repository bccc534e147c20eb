"""Whole games are told in every language, with no word of English left, and every number has the noun that it needs."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrage_nb.board.automa import LEVELS
from barrage_nb.board.companies import COMPANIES
from barrage_nb.engine.events import Refusal
from barrage_nb.engine.moves import answer
from barrage_nb.engine.play import refusal
from barrage_nb.history.by_hand import Number, Several, changes_at, every_thing, name_of
from barrage_nb.history.consequences import made
from barrage_nb.history.telling import folded, in_a_line, turns_of
from barrage_nb.history.tweak import TweakRefused, tweak
from barrage_nb.view.on_page import round_card
from barrage_nb.widgets.answers import picks_of
from barrage_nb.words import board, table
from barrage_nb.words.marks import in_form
from barrage_nb.words.message import DECLARED, Message
from barrage_nb.words.names import NOUNS, count, decimal
from barrage_nb.words.spoken import _said as in_this_language
from barrage_nb.words.spoken import has, language, languages
from tests.history.tables import whole_game
from tests.made_games import KINDS, Turned, played
from tests.move_pool import pool
from tests.whole_languages import WHOLE
from tests.words.test_messages import english, said_with, table_of

ENGLISH_WORDS = frozenset(
    re.findall(
        r"\w+",
        """
the an and are back base basin builds built card company conduit credit credits dam dams discards drop drops each
elevation energy engineer engineers excavator excavators from gains game has have headstream holds is its mixer
mixers needs nobody nothing of officer on own pays places powerhouse produces space supply takes than
that this tile turn turns victory water which wheel with you your
""",
    )
)
QUOTED = re.compile("«[^»]*»|„[^”]*”|'[^']*'")


@cache
def games() -> tuple[Turned, ...]:
    return tuple(each for seed, kind in enumerate(KINDS[::2], 1) for each in played(*kind, seed=seed))


@cache
def refusals() -> Mapping[str, tuple[Refusal, ...]]:
    """What is refused in these games, a few of each reason."""
    found: dict[str, list[Refusal]] = {}
    for each in games()[::7]:
        for move in pool(each.position)[::2]:
            why = refusal(each.position, move)
            if why is not None and len(found.setdefault(why.reason, [])) < 4:
                found[why.reason].append(why)
    return {reason: tuple(some) for reason, some in found.items()}


def left_over(said: str, folder: str) -> set[str]:
    """What should not be in a sentence: a value that was not filled in, and English in another language."""
    marks = {mark for mark in ("{", "}", "???", "None") if mark in said}
    if folder not in WHOLE:
        return marks
    words = set(re.findall(r"\w+", QUOTED.sub("", said).lower()))
    return marks | (words & (ENGLISH_WORDS - WHOLE[folder].words))


def without_typed(why: Refusal) -> str:
    """A refusal without the moves that it offers: what one types is the same in all languages."""
    typed = sorted((str(word) for name in ("parts", "ways") for word in why.values.get(name, ())), key=len)
    said = str(why)
    for word in reversed(typed):
        said = said.replace(word, "")
    return said


def told_wrong(said: Iterator[str], folder: str) -> dict[str, set[str]]:
    return {sentence: wrong for sentence in said if (wrong := left_over(sentence, folder))}


def test_every_event_is_told_whole(spoken: str) -> None:
    events = (str(event) for each in games() for event in each.step.events)
    assert told_wrong(events, spoken) == {}


def test_every_refusal_is_told_whole(spoken: str) -> None:
    assert len(refusals()) > 35
    assert told_wrong((without_typed(why) for some in refusals().values() for why in some), spoken) == {}


def test_what_is_asked_and_every_answer_are_said_whole(spoken: str) -> None:
    said = set()
    for position in (each.position for each in games()[::5] if each.position.question is not None):
        who = position.question.who
        said.add(board.question(who, type(position.question).__name__))
        for picks in map(picks_of, position.legal_moves):
            said |= {board.picked(picks), board.done(picks), board.halfway(who, picks, picks[-1].slot)}
    assert len(said) > 500
    assert told_wrong(iter(said), spoken) == {}


def test_every_turn_and_every_answer_is_told_whole(spoken: str) -> None:
    turns = turns_of(each.step for each in games())
    said = {in_a_line(together) for together in folded(turns)}
    said |= {answer(move) for each in games()[::5] for move in each.position.legal_moves}
    assert len(said) > 300
    assert told_wrong(iter(said), spoken) == {}


def test_every_card_of_a_scoring_is_told_whole(spoken: str) -> None:
    cards = {round_card(each.step) for each in games()} - {""}
    shown = {unescape(re.sub("<svg.*?</svg>|<[^>]*>", " ", card)) for card in cards}
    assert len(shown) > 10
    assert told_wrong(iter(shown), spoken) == {}


SAMPLES = {
    **dict.fromkeys(("who", "owner", "company", "order"), "usa"),
    **dict.fromkeys(("space", "dam", "place", "spot", "site", "next"), "B2U"),
    "conduit": "C2L",
    "powerhouse": "P2",
    "resource": "credits",
    "officer": "fiesler",
    "tile": "adv1_base",
    "structure": "elevation",
    "phase": "actions",
    "question": "ChooseSite",
}
"""Something of each kind that a sentence names by its own name; every other value is a number."""
CODE = re.compile(r"\w+\([^()]*\)|\w+=\w*|\w+_\w+|\bNone\b|\{'.*?\}|\.game\b")
"""What is written so in all languages."""


@pytest.mark.parametrize("folder", languages())
def test_every_message_of_a_language_is_said_with_its_values(folder: str) -> None:
    language(folder)
    wrong = {}
    for id, values in all_messages():
        if not has(id, folder):
            continue
        for number in (0, 1, 2, 5):
            said = in_this_language(folder, id, {name: SAMPLES.get(name, number) for name in values}, None)
            left = {id} if said is None else left_over(CODE.sub("", said), folder)
            if left:
                wrong[id, said] = left
    assert wrong == {}


def all_messages() -> Iterator[tuple[str, Iterable[str]]]:
    """Every message that Python says, with the names of its values."""
    for id, file in english().items():
        if id in DECLARED or table_of(id) is not None:
            yield id, DECLARED.get(id) or said_with(file, id)


def test_what_is_changed_by_hand_and_what_that_takes_is_said_whole(spoken: str) -> None:
    said = set()
    for position in (each.position for each in games()[::150]):
        for thing in every_thing(position):
            said.add(name_of(position, thing))
            for way in changes_at(position, thing, "italy"):
                lists = isinstance(way, Several)
                edits = way.edits if lists else way.steps(2, -1) if isinstance(way, Number) else (way,)
                said |= {way.text, *(edit.text for edit in edits), *((way.now,) if lists else ())}
                for edit in edits[:2]:
                    with suppress(TweakRefused):
                        changed = tweak(position, edit.said)
                        said |= {*changed.takes, *made(position, changed.by_hand)}
    assert len(said) > 800
    assert told_wrong(iter(said), spoken) == {}


def test_a_replay_and_a_comparison_are_told_whole(spoken: str) -> None:
    game = whole_game(2)
    end = game.at
    game.tweak(40, {who: {"credits": 0, "excavators": 3, "mixers": 1} for who in COMPANIES})
    report = game.replay(mode="skip", to=end)
    found = game.compare(end)
    said = {*map(str, report.entries), repr(report), repr(found), found.verdict, str(found.parting)}
    said |= {*map(str, found.turns), game.undoable or "", *(row.called for row in found.rows)}
    assert len(said) > 100
    in_notation = re.compile(r"\([a-z]+ [^()]*\)")  # what a nearest move is, for whoever wants to play it
    assert told_wrong((in_notation.sub("", each) for each in said), spoken) == {}


def test_a_table_tells_who_sits_there_and_how_it_ended(spoken: str) -> None:
    seats = {who: table.player("automa", level) for who, level in zip(COMPANIES, LEVELS, strict=True)}
    seats["usa"] = table.player("random", None)
    said = [table.about(seats, file) for file in ("1.txt", None)]
    said += [table.deciding(who, player, held) for who, player in seats.items() for held in (True, False)]
    said += [table.turn_of(round, who) for round in range(3) for who in (*COMPANIES, "")]
    said += [table.other_seats("1.txt", COMPANIES, {"italy": "hard"}), table.other_company("seat 1", "france")]
    said += [table.over([("usa", "italy"), ("germany",), ("france",)], dict.fromkeys(COMPANIES, 7))]
    said += [table.came_back("1.txt", 2, moves) for moves in (0, 1, 2, 5)]
    assert told_wrong(iter(said), spoken) == {}


def test_a_sentence_of_english_is_found_in_another_language() -> None:
    assert left_over("USA takes contract 3", "pl") == {"takes"}
    assert left_over("gli USA prendono { $contract }", "it") == {"{", "}"}


def test_what_is_not_whole_has_the_mark_of_its_language() -> None:
    assert [decimal(number, 1) for number in (3.25, 10, -0.15, -0.04)] == ["3.2", "10.0", "\u22120.1", "0.0"]
    assert [decimal(number, 2, "+") for number in (0.156, -2, 0)] == ["+0.16", "\u22122.00", "0.00"]
    language("polski")
    assert (decimal(-3.25, 1), str(Message("names-two", first=0.5, last=95.0))) == ("\u22123,2", "0,5 i 95")


def _by_one(number: int) -> int:
    return 1 if abs(number) == 1 else 2


def _polish(number: int) -> int:
    last, two = abs(number) % 10, abs(number) % 100
    return 1 if abs(number) == 1 else 2 if last in (2, 3, 4) and two not in (12, 13, 14) else 5


LIKE: Mapping[str, Callable[[int], int]] = {"en": _by_one, "it": _by_one, "pl": _polish}
"""A small number with the same form of a noun."""


def shown(number: int) -> str:
    return str(number).replace("-", "\u2212")


@given(st.integers(-30, 3000), st.sampled_from(sorted(NOUNS)))
def test_a_number_has_the_form_of_its_noun(number: int, noun: str) -> None:
    for folder in LIKE:
        language(folder)
        alike = LIKE[folder](number)
        for form in ("name", "acc", "gen"):
            said = in_form(count(number, noun), form)
            assert said.replace(shown(number), "#") == in_form(count(alike, noun), form).replace(str(alike), "#")
            assert said.startswith(shown(number))


@pytest.mark.parametrize(
    ("folder", "number", "said"),
    [
        ("en", 1, "1 drop"),
        ("en", 0, "0 drops"),
        ("it", 1, "1 goccia"),
        ("it", 0, "0 gocce"),
        ("pl", 1, "1 kropla"),
        ("pl", 22, "22 krople"),
        ("pl", 12, "12 kropel"),
    ],
)
def test_drops_are_counted(folder: str, number: int, said: str) -> None:
    language(folder)
    assert count(number, "drops") == said
