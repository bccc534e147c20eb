"""A sentence with numbers that are dragged."""

import pytest

from barrage_nb import drag, language
from barrage_nb.engine.scoring import bonus_vp

SENTENCE = "{drops} of your drops at {value} each are {energy}; {drops} it is."


def doubled(drops: int, value: int) -> int:
    return drops * value


def test_it_begins_in_the_middle_and_tells_what_follows() -> None:
    dragged = drag(SENTENCE, drops=range(1, 4), value=range(1, 6), energy=doubled)
    assert dragged.in_words() == "2 of your drops at 3 each are 6; 2 it is."
    dragged.widget.at = {"drops": 3, "value": 5}
    assert dragged.in_words() == "3 of your drops at 5 each are 15; 3 it is."
    assert "<p>3 of your drops at 5 each are 15; 3 it is.</p>" in dragged.still()


def test_every_way_is_known_beforehand() -> None:
    dragged = drag("{energy} in round {round}: {points}", round=range(1, 6), energy=range(0, 31, 6), points=points)
    assert len(dragged.widget.found) == 5 * 6
    assert dragged.widget.found["3,18"] == {"points": "15"}
    assert dragged.widget.found["3,12"] == {"points": "11"}
    assert dragged.widget.numbers == {"round": [1, 5, 1], "energy": [0, 30, 6]}
    assert [piece["name"] for piece in dragged.widget.pieces] == ["energy", "round", "points"]


def points(round: int, energy: int) -> int:
    return bonus_vp("powerhouses", 3, energy, round)


def test_a_page_without_a_kernel_has_the_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    dragged = drag("{n} < {more}", n=range(3), more=lambda n: n + 1)
    assert dragged.still() == "<p>1 &lt; 2</p>"
    assert dragged._repr_mimebundle_()["text/plain"] == "1 < 2"


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match=r"^drops and value must stand in the sentence in braces, .*known are value$"):
        drag("{drops} drops", value=range(3))
    with pytest.raises(ValueError, match=r"1 to 1000 ways to set its numbers, not 1001$"):
        drag("{n}", n=range(1001))
    with pytest.raises(ValueError, match=r"not 0$"):
        drag("{n}", n=range(0))


def test_what_to_do_follows_the_language() -> None:
    language("italiano")
    try:
        assert drag("{n}", n=range(3)).widget.hint == "Trascinalo, o premi i tasti freccia"
    finally:
        language("English")
