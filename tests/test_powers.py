"""Powers are rows: no rule names a company, an officer or an advanced tile, and every row says what it changes."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from barrage_nb import engine
from barrage_nb.board.companies import COMPANIES
from barrage_nb.board.powers import ADVANCED_TILES, OFFICERS, PLAIN, SPECIAL_TILE, TILES, Effect
from barrage_nb.engine.construction import COUNTS, EFFECTS, GAINS
from barrage_nb.engine.moves import VERBS
from barrage_nb.engine.powers import changes, clause_of, merged, power_of, prices_of
from barrage_nb.words import CLAUSES
from tests.clauses import clause

NAMES = {*COMPANIES, *OFFICERS, *ADVANCED_TILES}
# Shown to somebody whose text is no move: what each kind of move looks like.
EXAMPLES = {form for form, _ in VERBS.values()}


def named(path: Path) -> Iterator[str]:
    """The texts of a module, its docstrings left out, in which a word is a company, an officer or a tile."""
    tree = ast.parse(path.read_text())
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            if NAMES & set(node.value.replace(",", " ").split()):
                yield node.value


@pytest.mark.parametrize("path", sorted(Path(engine.__file__).parent.glob("**/*.py")), ids=lambda path: path.name)
def test_no_rule_knows_a_name(path):
    assert set(named(path)) <= EXAMPLES


def test_names_in_a_rule_are_found(tmp_path):
    module = tmp_path / "rule.py"
    module.write_text('"""Of usa."""\nif who == "usa" or tile == "adv1_base":\n    say("use krylov", "usable")\n')
    assert sorted(named(module)) == ["adv1_base", "usa", "use krylov"]


@clause("N3", "N4", "N5", "N7", "O1", "O2", "O3", "O4", "O5", "O6", "O7", "U10")
@pytest.mark.parametrize(("name", "changed"), [
    ("usa", [("steps_per_drop", 1, "N3")]), ("italy", [("steps_after", 3, "N4")]),
    ("germany", [("second_production", True, "N5")]), ("france", [("contract_reduction", 3, "N7")]),
    ("adler", [("base_excavators", 3, "O1")]), ("del_monte", [("deep_dams", True, "O2")]),
    ("fiesler", [("floor", 4, "O3")]), ("mcdowell", [("conduit_mixers", 1, "O4")]),
    ("jordan", [("credits_per_machine", 3, "O5")]),
    ("krylov", [("brings", (SPECIAL_TILE,), "O6"), ("copies_tiles", True, "O6")]),
    ("sekibo", [("ruled_credits", True, "U10"), ("copies_officers", True, "O7")]),
    ("adv3_base", [("base_excavators", 0, "T11"), ("no_engineers", True, "T11")]),
    ("adv3_powerhouse", [("effect", Effect("vp", 3, "powerhouse"), "T14")]), ("wild", []),
])  # fmt: skip
def test_what_a_row_changes(name, changed):
    assert [tuple(change) for change in changes(name)] == changed


def test_every_power_changes_something_and_cites_a_clause():
    for name in NAMES:
        assert changes(name)
        assert {change.clause for change in changes(name)} <= set(CLAUSES)


def test_nobody_else_changes_anything():
    with pytest.raises(KeyError):
        changes("nobody")
    assert power_of(None, None) == merged() == PLAIN


def test_every_effect_is_given_and_counted_somewhere():
    effects = [TILES[tile].power.effect for tile in ADVANCED_TILES]
    for effect in filter(None, effects):
        assert effect.gives in EFFECTS or effect.gives in GAINS
        assert effect.per is None or effect.per in COUNTS


@clause("O1", "T11", "O4", "T8")
def test_where_a_tile_and_an_officer_both_set_a_price_the_tile_holds():
    assert prices_of("adler", "adv3_base").base_excavators == 0
    both = prices_of("mcdowell", "adv2_conduit")
    assert (both.conduit_excavators, both.conduit_mixers) == (5, 1)


def test_equal_prices_are_one_record():
    assert prices_of("sekibo", "base") is prices_of(None, None) is prices_of("fiesler", "adv1_elevation")


@clause("N4", "O3")
def test_a_hook_is_cited_by_the_row_that_changes_it():
    assert clause_of("steps_after", "italy", "fiesler") == "N4"
    assert clause_of("floor", "italy", "fiesler") == "O3"
    with pytest.raises(StopIteration):
        clause_of("floor", "italy", None)


@clause("N2")
def test_a_company_and_its_officer_change_together():
    power = power_of("italy", "fiesler")
    assert (power.steps_after, power.floor) == (3, 4)
    assert power_of(None, "fiesler").steps_after == 0
