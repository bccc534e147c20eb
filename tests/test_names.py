"""Places are told by what they are: no sentence speaks notation, and every name leads back to its place."""

import re
from collections.abc import Iterator

import pytest

from barrage_nb import why_not
from barrage_nb.analysis import Estimate
from barrage_nb.board.map import EXITS, MAP_SPACES
from barrage_nb.board.office import SPACES
from barrage_nb.board.refs import Ref
from barrage_nb.engine.moves import answer
from barrage_nb.history.telling import turns_of
from barrage_nb.view import scene
from barrage_nb.widgets.answers import Answering, lines
from barrage_nb.widgets.page import marked, marked_html
from barrage_nb.words.events import EVENTS, rained, used
from barrage_nb.words.message import stretches
from barrage_nb.words.names import listed, signed, two
from barrage_nb.words.places import node, owned, place, places, spot
from barrage_nb.words.scene import fulfilled

from .made_games import played

ON_MAP = (*MAP_SPACES, *EXITS)
NOTATION = re.compile(
    rf"(?<![\w.])(?:[BC]\d+[A-Z]|P\d+\.\d|X[LR]|{'|'.join(map(re.escape, sorted(SPACES, key=len)[1:]))})(?![\w.+-])"
)
BRACKETS = re.compile(r" \([^()]*\)")


def things(sentence: str) -> list[tuple[str, tuple[str, ...]]]:
    """What a sentence names, and the things that are meant."""
    return [(said, tuple(map(str, found))) for said, found in stretches(sentence) if found]


def test_every_place_has_a_name_of_its_own() -> None:
    names = [place(name) for name in (*ON_MAP, *SPACES)]
    assert len(set(names)) == len(names)
    assert place("B2U") == "the upper dam of basin 2"
    assert place("C2A") == "the conduit from basin 2 to basin 6"
    assert place("P11.2") == "the second powerhouse of basin 11"
    assert place("turbine-2-dear") == "the dearer turbine space \u22122"
    assert place("nowhere") == "nowhere"


def test_a_name_on_the_map_leads_back_to_its_place(spoken: str) -> None:
    for name in ON_MAP:
        for said in (place(name), spot(name)):
            assert things(two(said, "more")) == [(said, (str(Ref.on_map(name)),))]


def test_what_somebody_owns_leads_to_its_place(spoken: str) -> None:
    for name, owner in (("B2U", "usa"), ("B2L", "neutral"), ("C1A", "germany"), ("P8.1", "italy")):
        said = owned(name, owner)
        assert things(two("more", said)) == [(said, (str(Ref.on_map(name)),))]


def test_a_name_in_the_office_leads_back_to_its_space(spoken: str) -> None:
    for name in SPACES:
        placed = EVENTS("Placed", who="usa", space=name, engineers=1)
        assert [found for _, found in things(placed)] == [(f"space {name}",)]


def test_a_sentence_with_marks_is_the_same_sentence(spoken: str) -> None:
    told = [str(event) for _, _, step in played(4, "full", 2) for event in step.events]
    assert len(told) > 500
    assert ["".join(said for said, _ in stretches(sentence)) for sentence in told] == told
    assert sum(len(things(sentence)) for sentence in told) > 300


def test_places_that_are_alike_are_told_together() -> None:
    told = places(("B3U", "B3L", "B6U", "P8.1", "P8.3"))
    assert told == "both dams of basin 3, the upper dam of basin 6 and the left and right powerhouses of basin 8"
    assert things(told) == [
        ("both dams of basin 3", ("dam B3U", "dam B3L")),
        ("the upper dam of basin 6", ("dam B6U",)),
        ("the left and right powerhouses of basin 8", ("powerhouse P8.1", "powerhouse P8.3")),
    ]
    assert things(places(("B2U", "B5U", "B3L"), "or")) == [
        ("the upper dams of basins 2 or 5", ("dam B2U", "dam B5U")),
        ("the lower dam of basin 3", ("dam B3L",)),
    ]


def test_headstreams_basins_and_contracts_are_named_too(spoken: str) -> None:
    rain = rained(2, "HA")
    assert [found for _, found in things(listed((rain, fulfilled((3, 12)), node("P5"), used(6))))] == [
        ("headstream HA",),
        ("contract 3",),
        ("contract 12",),
        ("powerhouse P5.1", "powerhouse P5.2"),
        ("basin 6",),
    ]
    assert things("2 drops on HA, contract 3") == []  # no sentence is searched


def said_in_a_game() -> Iterator[str]:
    """All kinds of sentences of a game in which much is built."""
    tried = set()
    steps = []
    for number, (position, move, step) in enumerate(played(4, "full", 2)):
        steps.append(step)
        tried |= {move, *position.legal_moves[:20]}
        yield from map(str, step.events)
        yield from map(answer, position.legal_moves[:20])
        if number % 40 == 0:
            yield position.describe()
            seen = scene(position).named
            yield from (BRACKETS.sub("", thing.text) for thing in seen.values())
            told = lines(Answering(position), lambda name, seen=seen: seen[name].text if name in seen else "")
            yield from (BRACKETS.sub("", line).partition(" \u2014 ")[0] for line, _ in told)
            refusals = (why_not(position, other) for other in tried)
            yield from filter(None, refusals)
    yield from map(str, turns_of(steps))


def test_no_sentence_of_a_game_speaks_notation() -> None:
    said = list(dict.fromkeys(said_in_a_game()))
    assert len(said) > 500
    assert [sentence for sentence in said if NOTATION.search(sentence)] == []


def test_notation_would_be_found() -> None:
    assert len(NOTATION.findall("a base on B2U, C2A, P8.1, turbine+2, water-2-red and XL")) == 6
    assert not NOTATION.search("the bank, basin 2, HA (P7)")


def test_a_marked_sentence_is_the_same_text_with_one_stop_for_tab() -> None:
    sentence = two(place("B2L"), two("<b>", place("HA")))
    html = marked(sentence, place("B1U"))
    assert re.sub("<span[^>]*>|</span>", "", html) == (
        "the lower dam of basin 2 and &lt;b&gt; and headstream HA the upper dam of basin 1"
    )
    names = [("0", "dam B2L"), ("-1", "headstream HA"), ("-1", "dam B1U")]
    assert re.findall("tabindex='(.*?)' data-name='(.*?)'", html) == names
    assert "tabindex='0'" not in marked(sentence, in_tab_order=False)
    assert marked_html("<b>Rain</b>") == "<b>Rain</b>"


@pytest.mark.parametrize(("amount", "said"), [(3, "+3"), (-2, "\u22122"), (0, "0")])
def test_an_amount_has_its_sign_and_no_hyphen_for_it(amount: int, said: str) -> None:
    assert signed(amount) == said


def test_a_difference_of_next_to_nothing_has_no_sign() -> None:
    assert Estimate(-0.004, -0.0041, 0.003, 9).change == "0.00 (0.00 to 0.00)"
    assert Estimate(0.004, -0.5, 0.5, 9).change == "0.00 (\u22120.50 to 0.50)"
    assert Estimate(3.21, -1.04, 5, 9).change == "+3.2 (\u22121.0 to 5.0)"
