"""Cases for the Automa that were written from the clauses before anybody saw it at work: `fresh_cases.json`."""

import json
from pathlib import Path

import pytest

from barrage_nb import legal_moves, new_game, play, sketch
from barrage_nb.board.automa import AUTOMA_TILES
from barrage_nb.board.companies import START
from barrage_nb.board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES
from barrage_nb.board.office import SPACES
from barrage_nb.board.powers import TILES
from tests.clauses import clause

FRESH = json.loads(Path(__file__).with_name("fresh_cases.json").read_text("utf-8"))
STARTED = [case for case in FRESH["setups"] if not case["then"].keys() & {"refused", "orders"}]


def each_level():
    """Every case at each of the levels that it tells of, marked with its clauses."""
    for case in FRESH["cases"]:
        for levels, then in case["then"].items():
            for level in levels.split():
                name = f"{case['name']}, {level}"
                yield pytest.param(case, level, then, id=name, marks=clause(*case["clauses"]))


def played(position, moves):
    """The position after the moves of a case; ? is the only one that is allowed."""
    for move in moves:
        if move == "?":
            (move,) = legal_moves(position)
        position = play(position, move).after
    return position


def of_company(company, what):
    """One fact about a company, as the cases say it."""
    value = getattr(company, what)
    if what == "tiles":
        return " ".join(sorted(TILES[tile].word for tile in value))
    return sorted(value) if what == "fulfilled" else value


def meant(what, value):
    """A fact as a case says it; a wheel is said as in a sketch."""
    company, _, part = what.partition(".")
    if part != "wheel":
        return value
    return sketch(f"{company} wheel={value}" if value else company).companies[company].wheel


def on_map(position, space):
    """What stands on a building space, or how much waits on a headstream."""
    if space in HEADSTREAMS:
        return position.headstreams.get(space, 0)
    if space in BASE_SPACES:
        dam = position.dams.get(space)
        return f"{dam.owner} {dam.level}*{dam.drops}" if dam else "none"
    return (position.conduits if space in CONDUITS else position.powerhouses).get(space, "none")


def on_table(position, what):
    """One fact about the table."""
    offer = [contract for contract in position.contracts if contract]
    seen = {
        "offer": offer,
        "automa_tiles": {*position.automa_pile, *position.automa_discard},
        "automa_pile": position.automa_pile,
        "automa_discard": position.automa_discard,
        "legal": {str(move) for move in legal_moves(position)},
        "patents": [tile and TILES[tile].word for tile in position.patents],
    }
    of, _, part = what.partition(".")
    if part == "count":
        return len(seen[of])
    value = seen[of] if of in seen else getattr(position, of)
    return list(value) if isinstance(value, tuple) else value


def fact(position, what):
    """A fact of a position by the name that the cases give it."""
    if what in HEADSTREAMS or what in BASE_SPACES or what in CONDUITS or what in POWERHOUSES:
        return on_map(position, what)
    of, _, part = what.partition(".")
    if of in position.companies:
        return of_company(position.companies[of], part)
    if of in SPACES:
        return ",".join(f"{crew.company}*{crew.engineers}" for crew in position.occupied.get(of, ())) or "none"
    return on_table(position, what)


@pytest.mark.parametrize(("case", "level", "then"), list(each_level()))
def test_a_turn_goes_as_the_clauses_say(case, level, then):
    after = played(sketch(case["sketch"].replace("{level}", level)), case["play"])
    wanted = {what: meant(what, value) for what, value in then.items() if not what.endswith((".lacks", ".has"))}
    assert {what: fact(after, what) for what in wanted} == wanted
    for what, value in then.items():
        of, _, how = what.partition(".")
        if how in ("lacks", "has"):
            there = set(value) & set(on_table(after, of))
            assert there == (set(value) if how == "has" else set())


def started(players, automas, rules="full", seed=0):
    """A new game after its draft, the people taking the first offer each time."""
    position = new_game(players, rules, seed=seed, automas=automas)
    while position.phase == "setup":
        position = play(position, legal_moves(position)[0]).after
    return position


@clause("A1", "A4", "A10", "A11", "A12", "A14", "AD5")
@pytest.mark.parametrize("case", STARTED, ids=lambda case: case["name"])
def test_a_game_with_automas_starts_as_the_clauses_say(case):
    then, automas = case["then"], case["new_game"]["automas"]
    position = started(**case["new_game"])
    if "first" in then:
        assert sorted(position.order[: len(automas)]) == then["first"]
        assert set(then["first"]) == set(automas)
    for company, facts in then.items():
        if company in position.companies:
            there = position.companies[company]
            assert {
                what: len(there.contracts) if what == "contracts" else getattr(there, what) for what in facts
            } == facts
    for person in set(position.companies) - set(automas):
        assert len(position.companies[person].contracts) == 1
        assert position.companies[person].vp == START.vp
    if "officers" in then:
        officers = [company.officer for company in position.companies.values()]
        assert None not in officers
        assert len(set(officers)) == len(officers)
    if "automa_tiles" in then:
        assert sorted(position.automa_pile) == sorted(AUTOMA_TILES)


@clause("A11")
def test_chance_orders_two_automas():
    orders = {started(3, {"italy": "medium", "france": "medium"}, seed=seed).order[:2] for seed in range(1, 21)}
    assert orders == {("italy", "france"), ("france", "italy")}


@clause("A1")
def test_automas_play_the_full_rules_only():
    with pytest.raises(ValueError, match="full rules only"):
        new_game(2, "introductory", seed=1, automas={"italy": "medium"})
