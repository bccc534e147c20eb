"""What wrong guesses in the lessons look like: by the question, and by what is said to it or to a part of it."""

from collections.abc import Mapping
from typing import Any

from ..words import lessons as words
from ..words.message import Message

SPACES = ("+2", "+1", "±0", "−1", "−2")
WORKS_OUT = "nothing: it works"
PIECES = ("a base", "an elevation", "a conduit", "a powerhouse")
MISTAKES: Mapping[str, Mapping[Any, Any]] = {
    "begin": {True: "left_to_right"},
    "full": {"B2L": "full", "XR": "other_side", **dict.fromkeys(("B5U", "B5L", "B9U", "B9L"), "nothing_there")},
    "order": {True: "swapped"},
    "rest": {False: "stays"},
    "lost": dict.fromkeys((0, 1, 2), "room"),
    "spaces": {6: "space", "±0": {5: "added"}, ...: "then_the_space"},
    "enough": {frozenset(SPACES[:2]): "one_is_enough", **dict.fromkeys(SPACES[3:], "no_energy")},
    "houses": {6: "houses", "with 3 built": {10: "no_ability"}, 12: "no_ability", ...: "third_house"},
    "tries": {
        "pipe": "anybody",
        "1": {"end": "ends_there", "water": "falls"},
        "2": {"dam": "own_dam", "water": "falls"},
        "3": {"dam": "own_dam", "end": "ends_there"},
    },
    "pipes": {
        **dict.fromkeys((0, 1), "owner_scores"),
        "energy by your pipe": {9: "water_alone", 10: "space", 11: "houses"},
        "by Germany's": {15: "water_alone", 16: "space", 17: "houses"},
        "points for Germany then": {...: "owner_scores"},
        ...: "all_of_it",
    },
    "why not": {
        "nothing of yours is near": "near",
        "2": {"you have one there": "grey", **dict.fromkeys(("it is taken", "nothing of yours is near"), "on_a_dam")},
        "3": {"you have one there": "several_conduits", "it is nobody's dam": "no_dam"},
        **{number: {"it is taken": "own_basin", "it is nobody's dam": "no_dam"} for number in "14"},
    },
    "at once": {
        PIECES[1]: "first_piece",
        PIECES[3]: "no_income",
        **dict.fromkeys((frozenset(PIECES[:1]), frozenset(PIECES[2:3])), "second_piece"),
    },
    "credits": {0: "price", **{each: {2: "red", 3: "only_red"} for each in "bc"}, ...: "coins_alone"},
    "refused": {
        "too few engineers": "two_left",
        "engineers left": "no_pass",
        "too few credits": "no_coin",
        "4": dict.fromkeys(("taken", "too few credits"), "pass_is_free"),
        **{number: {"taken": "no_letter"} for number in "23"},
    },
    "back": {"by one turn": {4: "tile"}, "by three turns": {2: "on_the_way", 6: "tile"}, ...: "segment_by_segment"},
    "tile": {2: "tile_alone", 4: "bank_alone", 7: "has_one", ...: "bank_and_space"},
    "mixers": {1: "shop_alone", 4: "bank_alone", ...: "bank_and_space"},
    "taken": {"discarded": {...: "holds_three"}, "laid out": {...: "gaps"}},
    "open": {"with 2": {...: "each_space"}, ...: "opens_too"},
    "drop": {"HB": "flows", "B6L": "other_river"},
    "rank": {6: "tied", 2: "nobody_second", ...: "shared"},
    "paid": {"0 energy": {...: "without_energy"}, ...: "stretch"},
    "bonus": {"5 energy": {...: "below_six"}, 15: "short", ...: "in_full"},
    "next turn": {...: "least_first"},
    "coins": {...: "on_coins"},
    "incomes": {"italy": "own_kind", "usa": "one_each"},
    "table": {
        "rank": {...: "shared"},
        "credits": {...: "stretch"},
        "lost for none": {...: "none_lost"},
        "bases": {...: "lowest_layer"},
        "bonus": {...: "bonus_of_bases"},
        "all points": {...: "all_added"},
        "next place": {...: "least_first"},
    },
    "laid out": {
        **{each: {8: "all_eight"} for each in ("national contracts", "other contracts")},
        ...: "in_setup",
    },
    "fulfils": {True: "each_alone"},
    "copied": {"germany": "no_action"},
    "officers": {
        "Del Monte": "holds_more",
        "Fiesler": "counts_more",
        "McDowell": "only_conduits",
        "Krylov": "no_other_tile",
        "Mahiri Sekibo": "nobody_to_copy",
    },
    "with the tile": {
        3: "built_with",
        6: "built_with",
        "with the new tile": {3: "new_one", ...: "each_own"},
        ...: "built_with",
    },
    "works": {
        "too few engineers": "two_each",
        "1": {...: "stands_there"},
        "2": {WORKS_OUT: "no_help", ...: "lies_there"},
        "3": {"too few machines": "three_of_four", ...: "lies_there"},
    },
    "gone": {
        "work 3": {4: "for_good", ...: "three_of_four"},
        "a base": {...: "comes_back"},
    },
    "own spaces": {
        "use at a": {...: "own_action"},
        "use at b": {1: "dearer", 3: "action_too", ...: "both_coins"},
        "build at c": {...: "plain_space"},
        "build at d": {0: "coin_there", 2: "used_later", 5: "used_later", ...: "only_coin"},
    },
    "limits": {
        "1": {...: "once_a_round"},
        "2": {...: "only_who_built"},
        "3": {...: "one_each_tile"},
        "4": {...: "nothing_there_yet"},
    },
    "one drop more": {
        "B5L": "just_used",
        "B4L": "no_room",
        "B8L": "filled_first",
        **dict.fromkeys(("B6L", "B10L"), "grey"),
        "B9L": "not_own",
    },
    "last points": {"bonus": {...: "bonus_of_works"}, ...: "on_their_tiles"},
}
"""What a mistake looks like is a form of the sentence that says it."""


def mistakes(question: str) -> Mapping[Any, Any]:
    """What is a known mistake in a question of a lesson, or in a part of it by its name, and what it looks like."""
    if question not in MISTAKES:
        raise ValueError(words.no_mistakes(question, tuple(MISTAKES)))
    return {said: _told(looks) for said, looks in MISTAKES[question].items()}


def _told(looks: str | Mapping[Any, str]) -> Message | Mapping[Any, Message]:
    return words.mistake(looks) if isinstance(looks, str) else {said: words.mistake(one) for said, one in looks.items()}
