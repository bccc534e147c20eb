"""Every clause has a sentence, a place in the code and a test, and nothing cites a clause that is not there."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from barrage_nb.words import CLAUSES
from barrage_nb.words.clauses import REASONS
from tests import clause_table
from tests.clause_table import PAGE, ROOT, RULES, modules, page, places, proofs

ENGINE = [path for path in modules() if path.parent.name in ("engine", "automa")]


def literals(path: Path) -> list[str]:
    """The strings of a module that look like a clause and nothing else."""
    found = [node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)]
    return [text for text in found if isinstance(text, str) and clause_table.CITED.fullmatch(text)]


def test_the_rules_have_218_clauses_and_the_expansion_112():
    assert len(set(RULES)) == len(RULES) == 218 + 112
    assert set(RULES) == set(CLAUSES)


@pytest.mark.parametrize("clause", RULES)
def test_a_clause_has_a_sentence(clause):
    sentence = CLAUSES[clause]
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert 20 < len(sentence) < 250


def test_no_two_clauses_say_the_same():
    assert len(set(CLAUSES.values())) == len(CLAUSES)


def test_every_clause_is_cited_by_a_test():
    assert not [clause for clause in RULES if clause not in proofs()]


def test_tests_cite_only_clauses_that_exist():
    assert set(proofs()) <= set(CLAUSES)


def test_every_clause_lives_somewhere_in_the_code():
    assert not [clause for clause in RULES if clause not in places()]


def test_the_code_cites_only_clauses_that_exist():
    assert set(places()) <= set(CLAUSES)


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_events_and_refusals_cite_only_clauses_that_exist(path):
    assert set(literals(path)) <= set(CLAUSES)


def refusals(path: Path) -> list[tuple[set[str], set[str]]]:
    """The clauses and the reasons that each refusal in a module may have."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    named = [call for call in calls if getattr(call.func, "id", "") == "Refusal"]
    return [(strings(call.args[0]), strings(call.args[1])) for call in named]


def strings(node: ast.expr) -> set[str]:
    """The texts that an argument may be: 'a' if so else 'b' may be both."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) else set()


def test_every_refusal_has_a_clause_and_a_sentence():
    found = [pair for path in ENGINE for pair in refusals(path)]
    assert len(found) > 50
    assert {clause for clauses, _ in found for clause in clauses} <= set(CLAUSES)
    reasons = {reason for _, named in found for reason in named}
    assert reasons <= set(REASONS)
    made = {"impossible_construct", "impossible_contracts", "impossible_patent"}  # put together from the action's name
    assert set(REASONS) - made <= reasons


def test_the_markers_are_found_in_decorators_and_for_whole_modules():
    module = ast.parse(
        'pytestmark = [pytest.mark.slow, clause("C1")]\n'
        '@clause("C2", "C3")\n@other("C9")\ndef test_a(): pass\n'
        '@pytest.mark.clause("C4")\ndef test_b(): pass\n'
        '@clause("C5")\ndef helper(): pass\n'
    )
    assert list(clause_table._marked(module)) == [{"C1", "C2", "C3"}, {"C1", "C4"}]


@pytest.mark.parametrize(("text", "clauses"), [
    ("costs (C6 to C9, O1)", ["C6", "C7", "C8", "C9", "O1"]), ("P8.1 and B1U, C1A", []), ("T16 holds", ["T16"]),
    ("D22 and Q3 are rulings", []), ("Y10", ["Y10"]), ("UTF8 A4", ["A4"]),
    ("AP5 to AP7, AD1 and AP5a", ["AP5", "AP6", "AP7", "AD1"]), ("A16 to A18, X1", ["A16", "A17", "A18", "X1"]),
])  # fmt: skip
def test_how_clauses_are_found_in_a_text(text, clauses):
    assert list(clause_table.clauses_in(text)) == clauses


def test_the_page_is_up_to_date():
    assert PAGE.read_text() == page(), "run: python tests/clause_table.py"


def test_the_page_has_a_row_for_every_clause():
    rows = [line.split(" | ") for line in PAGE.read_text().splitlines() if line.startswith("| ")]
    rows = [row for row in rows if row[0] != "| clause"]
    assert [row[0].removeprefix("| ") for row in rows] == list(RULES)
    unproven = [row[0].removeprefix("| ") for row in rows if row[3].strip(" |") == "–"]
    assert unproven == []


def test_the_command_writes_the_page(tmp_path):
    script = f"import tests.clause_table as t, pathlib; t.PAGE = pathlib.Path({str(tmp_path / 'page.md')!r})"
    command = f"{script}; t.PAGE.write_text(t.page())"
    subprocess.run([sys.executable, "-c", command], check=True, cwd=ROOT)
    assert (tmp_path / "page.md").read_text() == page()
