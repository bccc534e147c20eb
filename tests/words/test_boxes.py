"""What is told of a box with other rows: its numbers, and new rows by their own names, in every language."""

import pytest

from barrage_nb import PRINTED
from barrage_nb.board.powers import PLAIN, Effect, Power
from barrage_nb.engine.construction import COUNTS, EFFECTS, GAINS
from barrage_nb.words import board, building_lesson, design, production_lesson, scene
from barrage_nb.words.message import Message
from barrage_nb.words.names import ability, company, officer, officer_power, power, tile
from barrage_nb.words.places import action_space, place, where
from barrage_nb.words.spoken import language, languages
from tests.test_box import CANTEEN

BOX = PRINTED.changed(
    CANTEEN,
    "space soup_kitchen: workshop, 1 engineer: 1 turn",
    "space workshop-3: workshop, 1 engineer, 5 credits: 4 turns",
    "space water-2: water, 1 engineer: 3 credits",
    "space bank: bank, any engineers: 2 credits each",
    "contract 203: green, 4 energy: 9 vp, 1 credit",
    "officer old_smith: contract reduction 1",
    "officer adler: deep dams",
    "tile adv1_base: energy 2 per base",
    "tile adv1_dike: base I, energy 2 per base",
    "company italy: ability floor 6, steps after 3",
    "wheel segments: 5",
)
SAID = {
    "Canteen": (action_space("canteen", BOX), "canteen space"),
    "Underscores": (place("soup_kitchen", BOX), "the soup kitchen space"),
    "Changed": (place("workshop-3", BOX), "the workshop space for 4 turns"),
    "Printed": (place("workshop-3"), "the workshop space for 3 turns"),
    "Of another kind": (place("water-2", BOX), "the water-2 space"),
    "Does": (scene.action(BOX.spaces["water-2"]), "3 credits"),
    "Bank": (scene.action(BOX.spaces["bank"]), "2 credits for each engineer"),
    "Printed bank": (scene.action(PRINTED.spaces["bank"]), "a credit for each engineer"),
    "Contract": (
        production_lesson.contract_choice(203, BOX),
        production_lesson.contract_row(4, "9 VP and 1 credit"),
    ),
    "Officer": (officer("old_smith"), "old smith"),
    "Power": (officer_power("old_smith", BOX), "contracts need 1 energy less"),
    "Changed power": (officer_power("adler", BOX), "own level 3 dams hold 4 drops"),
    "Printed power": (officer_power("adler"), "own bases cost 3 excavators anywhere"),
    "Ability": (
        ability("italy", BOX),
        "a small production counts as 6 before bonuses; 3 energy more after each production",
    ),
    "Tile": (tile("adv1_base", BOX), "level I base tile (2 energy for each own base)"),
    "New tile": (tile("adv1_dike", BOX), "adv1 dike (level I base tile; 2 energy for each own base)"),
    "Nobody knows": (company("north_sea"), "north sea"),
    "Design": (design.change("wheel_segments", 5, BOX), design.change("wheel_segments", 5)),
}


@pytest.mark.parametrize("what", SAID)
def test_a_row_is_told_as_it_is(what):
    said, expected = SAID[what]
    assert said == expected


def test_what_is_no_id_keeps_its_name():
    assert tile(7) == 7
    assert company("north_sea") == "north sea"
    assert [where(each) for each in ("B99", 3, "soup_kitchen")] == ["B99", 3, "the soup kitchen space"]


def test_a_contract_is_told_with_its_need_and_reward():
    assert "9 victory points and 1 credit" in scene.contract(203, BOX)
    assert "2 victory points and 3 energy" in scene.contract(203)


def test_answers_and_lists_say_the_row():
    assert "contracts need 1 energy less" in board.pick("officer", "old_smith", BOX)
    assert board.pick("space", "canteen", BOX) == "canteen space"
    assert "2 energy for each own base" in board.picked([("tile", "adv1_dike")], BOX)
    assert building_lesson.officer("old_smith", BOX)
    assert building_lesson.tile("adv1_dike", BOX) == "Adv1 dike (level I base tile; 2 energy for each own base)"


@pytest.mark.parametrize("name", languages().values())
def test_every_language_tells_every_hook_and_effect(name):
    now = language()
    powers = [Power(**{hook: True if plain is False else 1}) for hook, plain in zip(Power._fields, PLAIN, strict=True)]
    effects = [Effect(gives, 1) for gives in (*EFFECTS, *GAINS)] + [Effect("vp", 2, per) for per in COUNTS]
    try:
        language(name)
        told = [str(power(one)) for one in powers if not isinstance(one.effect, int)]
        told += [str(power(Power(effect=one))) for one in effects]
        assert len(set(told)) == len(told) == len(powers) - 1 + len(effects)
        assert not [said for said in told if "_" in said or "-hook" in said or "$" in said]
        assert str(power(PLAIN)) not in told
    finally:
        language(now)


@pytest.mark.parametrize("name", languages().values())
def test_every_language_tells_a_new_space(name):
    now = language()
    try:
        language(name)
        told = place("canteen", BOX)
        assert isinstance(told, Message)
        assert "canteen" in told
        assert [str(thing) for thing in told.things] == ["space canteen"]
        assert all("canteen" in told.form(form) for form in ("bare", "gen", "di"))
        assert scene.action(BOX.spaces["bank"])
    finally:
        language(now)
