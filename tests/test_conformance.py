"""The conformance vectors, the recorded games, and rounds worked out by hand agree with the engine."""

import re
from pathlib import Path

import pytest

from tests.conformance import check, main, stem_of

HERE = Path(__file__).parent
VECTORS = sorted((HERE / "vectors").glob("*.json"))
GAMES = [*sorted((HERE / "vectors" / "games").iterdir()), *sorted((HERE / "rounds").iterdir())]


@pytest.mark.parametrize("path", VECTORS + GAMES, ids=stem_of)
def test_every_case_and_state_agrees(path: Path) -> None:
    passed, wrong = check(path)
    assert not wrong
    assert passed > 20


def test_a_file_it_does_not_know_fails(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('{"about": "", "cases": []}')
    assert main([str(tmp_path / "other.json")]) == 1


def test_a_disagreement_with_its_reason_is_said_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(HERE / "vectors" / "automa_turn.json")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == ["automa_turn.json case 24: disagrees as expected, see disagreements.md", "50 passed, 0 failed"]


def test_a_wrong_answer_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (HERE / "vectors" / "costs.json").read_text()
    (tmp_path / "costs.json").write_text(re.sub(r'"excavators": ?[345]', '"excavators": 9', text, count=1))
    assert main([str(tmp_path / "costs.json")]) == 1
    assert "case" in capsys.readouterr().out
