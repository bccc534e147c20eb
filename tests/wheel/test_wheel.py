"""The wheel holds the lessons, installs into an empty environment, and its command starts JupyterLab."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with nothing but the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder / "venv", with_pip=True)
    pip = [str(folder / "venv/bin/python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(wheel)], check=True)
    return folder


def command(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What the command says."""
    run = [str(home / "venv/bin/barrage-nb"), *words]
    return subprocess.run(run, cwd=home, capture_output=True, text=True, timeout=60, check=False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_wheel_holds_the_lessons(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    lessons = {path.name for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert lessons
    assert {f"barrage_nb/notebooks/{lesson}" for lesson in lessons} <= set(names)
    assert "barrage_nb/py.typed" in names


def test_help_says_what_it_does(home: Path) -> None:
    said = command(home, "--help")
    assert said.returncode == 0
    assert "--no-browser" in said.stdout


@pytest.fixture
def lab(home: Path) -> Iterator[tuple[Path, int]]:
    """The command, running with no browser in a folder of the reader's."""
    port, folder = free_port(), home / "lessons"
    run = [str(home / "venv/bin/barrage-nb"), str(folder), "--no-browser", f"--port={port}"]
    (home / "config").mkdir()
    (home / "config/jupyter_server_config.json").write_text('{"ServerApp": {"allow_root": true}}')
    settings = {**os.environ, "JUPYTER_TOKEN": "test", "JUPYTER_CONFIG_DIR": str(home / "config")}
    process = subprocess.Popen([*run], cwd=home, env=settings, start_new_session=True)
    yield folder, port
    process.terminate()
    process.wait(20)
    subprocess.run(["pkill", "-f", f"port={port}"], check=False)


def test_it_copies_the_lessons_and_opens_jupyterlab(lab: tuple[Path, int], home: Path) -> None:
    folder, port = lab
    address = f"http://127.0.0.1:{port}/api/contents?token=test"
    for _ in range(300):
        try:
            listing = urllib.request.urlopen(address, timeout=2).read().decode()
            break
        except OSError:
            time.sleep(0.2)
    assert "00_start_here.ipynb" in listing
    first = folder / "00_start_here.ipynb"
    first.write_text("mine", "utf-8")
    taken = command(home, str(folder), "--no-browser", f"--port={port}")
    assert taken.returncode == 1
    assert f"port {port}" in taken.stderr
    assert first.read_text("utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_said(home: Path) -> None:
    (home / "file").write_text("")
    said = command(home, str(home / "file" / "lessons"), "--no-browser")
    assert said.returncode == 1
    assert "cannot be written" in said.stderr


def test_changed_lessons_are_kept(tmp_path: Path) -> None:
    from barrage_nb.__main__ import copy_lessons

    assert copy_lessons(tmp_path) == []
    first = tmp_path / "00_start_here.ipynb"
    first.write_text("mine", "utf-8")
    assert copy_lessons(tmp_path) == ["00_start_here.ipynb"]
    assert first.read_text("utf-8") == "mine"


def test_a_missing_jupyterlab_is_said(home: Path) -> None:
    python = str(home / "venv/bin/python")
    code = (
        "import importlib.util as u, sys; found = u.find_spec; "
        "u.find_spec = lambda name, *rest: None if name == 'jupyterlab' else found(name, *rest); "
        "from barrage_nb.__main__ import main; sys.exit(main(['x']))"
    )
    said = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert "JupyterLab is not installed" in said.stderr


def test_the_conda_environment_installs_the_project() -> None:
    text = (ROOT / "environment.yml").read_text("utf-8")
    assert "-e .[test]" in text
    named = [line.strip("- ").strip() for line in text.splitlines() if line.startswith("  - ")]
    assert named == ["conda-forge", "python>=3.11", "pip", "pip:"], "dependencies are said in pyproject.toml only"
