"""Sentences that tell what this game has: its box, its buildings, and what somebody could not use."""

import pytest

from barrage_nb import BOXES, PRINTED, language, sketch
from barrage_nb.engine.events import Lost
from barrage_nb.engine.play import refusal
from barrage_nb.view.scene import scene
from barrage_nb.words import events, places
from barrage_nb.words import scene as words
from tests.clauses import clause


@clause("N1")
def test_an_ability_tells_the_powerhouse_of_its_own_box():
    box = PRINTED.changed("ability powerhouses: 2")
    told = [thing.text for thing in scene(sketch("usa | germany", box=box), show="company", company="usa").things]
    assert any("not active before the second powerhouse" in text for text in told)
    assert not any("the third powerhouse" in text for text in told)


@pytest.mark.parametrize("name", ["english", "italiano", "polski"])
def test_a_floor_is_not_said_to_be_that_of_one_officer(name: str):
    language(name)
    assert "Fiesler" not in events.TERMS("floor", amount=2)


@clause("L24", "L25")
@pytest.mark.parametrize(
    ("name", "tile", "contract"),
    [
        ("english", "an advanced tile", "a contract to fulfil"),
        ("italiano", "una tessera avanzata", "un contratto da soddisfare"),
        ("polski", "zaawansowany kafel", "kontrakt do zrealizowania"),
    ],
)
def test_what_is_lost_is_named_in_words(name: str, tile: str, contract: str):
    language(name)
    assert f"({tile})" in Lost("usa", "advanced_tile", "L25").plain
    assert f"({contract})" in Lost("usa", "fulfil_contract", "L24").plain


@pytest.mark.parametrize(
    ("name", "said"),
    [("english", "its building is not in play"), ("italiano", "non è in gioco"), ("polski", "nie bierze")],
)
def test_a_space_of_a_building_that_is_not_in_play_is_refused_for_that(name: str, said: str):
    language(name)
    box = BOXES["leeghwater"]
    tiles = [each for each in box.buildings if each != "wind_farm"][:5]
    position = sketch(f"usa | germany | building_tiles={','.join(tiles)}", box=box)
    refused = refusal(position, "place wind_farm-1")
    assert refused is not None
    assert refused.reason == "space_blocked"
    assert said in refused.why


def test_polish_forms_of_the_expansion():
    language("polski")
    assert "przy Farmie Wiatrowej" in places.piece("building", "wind_farm.1")
    box = BOXES["leeghwater"]
    work = next(number for number, row in box.works.items() if any(p.kind == "fulfil_contract" for p in row.reward))
    gives = words.parts(box.works[work].reward)
    said = words.said_work(costs="x", gives=gives, space="y", work=work)
    assert "realizację kontraktu" in said
