"""What the project needs is said once, bounded and with a reason; conda, Binder and the linters follow it."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "pyproject.toml").read_text("utf-8")
PROJECT: dict[str, Any] = tomllib.loads(TEXT)["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
NEEDED = [*PROJECT["dependencies"], *EXTRAS["lab"], *EXTRAS["test"]]


@pytest.mark.parametrize("requirement", NEEDED)
def test_every_dependency_is_bounded_and_has_a_reason(requirement: str) -> None:
    assert re.fullmatch(r"[a-z.-]+(\[[a-z]+\])?(==[\d.]+|>=[\d.]+,<[\d.]+)", requirement)
    line = next(line for line in TEXT.splitlines() if f'"{requirement}"' in line)
    assert re.search(r"# \w.{10,}", line), f"{requirement}: say why in a comment"


def test_dependencies_are_few() -> None:
    assert len(PROJECT["dependencies"]) <= 8  # two of them only for the tables and plots of lessons


def test_a_kernel_needs_no_jupyterlab() -> None:
    assert not any("jupyterlab" in requirement for requirement in PROJECT["dependencies"])
    assert [requirement.partition(">")[0] for requirement in EXTRAS["lab"]] == ["jupyterlab"]


def test_the_conda_environment_is_the_same() -> None:
    lines = (ROOT / "environment.yml").read_text("utf-8").splitlines()
    said = [line.partition("#")[0].rstrip() for line in lines]
    entries = [line.strip().removeprefix("- ") for line in said if line.strip().startswith("- ")]
    python = entries.pop(1)
    assert entries == ["conda-forge", "pip", "pip:", "-e .[lab,test]"], "dependencies are said in pyproject.toml only"
    # With one exact version Binder starts from an environment of that version instead of upgrading its own.
    version = re.fullmatch(r"python=3\.(\d+)", python)
    assert version
    least = re.fullmatch(r">=3\.(\d+)", PROJECT["requires-python"])
    assert least
    assert int(version[1]) >= int(least[1])


def test_the_oldest_python_is_said_once() -> None:
    tools = tomllib.loads(TEXT)["tool"]
    oldest = PROJECT["requires-python"].removeprefix(">=")
    assert tools["mypy"]["python_version"] == oldest
    assert tools["ruff"]["target-version"] == "py" + oldest.replace(".", "")
    assert f"Python {oldest} or newer" in (ROOT / "README.md").read_text("utf-8")
    assert f"sys.version_info < ({oldest.replace('.', ', ')})" in (ROOT / "tools/kit.py").read_text("utf-8")
