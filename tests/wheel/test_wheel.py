"""The wheel holds the lessons, installs into an empty environment, and its command starts JupyterLab."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from barrage_nb.compiled import SOURCE
from tests.notebooks.clauses_met import cells_of, notebooks, source_of

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
AS_ROOT = ["--allow-root"] if getattr(os, "geteuid", lambda: 1)() == 0 else []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


def install(folder: Path, *wanted: str) -> None:
    """Install what is named into the environment of a folder, which has no pip of its own."""
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "venv"), "install", "--quiet"]
    options = ["--disable-pip-version-check", "--no-compile"]  # most of it is never loaded
    subprocess.run([*pip, *options, *wanted], check=True)


@pytest.fixture(scope="module")
def kernel(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment as that of a kernel on a Hub or in a browser: the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("kernel")
    venv.create(folder / "venv")
    install(folder, str(wheel))
    return folder


@pytest.fixture(scope="module")
def home(kernel: Path, wheel: Path) -> Path:
    """That environment with JupyterLab, which comes with the wheel where one asks for it."""
    install(kernel, f"{wheel}[lab]")
    return kernel


def command(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What the command says, where it ends by itself."""
    run = [str(home / "venv" / SCRIPTS / "barrage-nb"), *words]
    return subprocess.run(run, cwd=home, env=settings(home), capture_output=True, text=True, timeout=60, check=False)


def settings(home: Path) -> dict[str, str]:
    """The environment of the command: nothing of this checkout, and configuration of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "JUPYTER_TOKEN": "test", "JUPYTER_CONFIG_DIR": str(home / "config")}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def page(address: str) -> str | None:
    """What a server answers, or None while there is none."""
    try:
        return str(urllib.request.urlopen(address, timeout=2).read().decode())
    except OSError:
        return None


def test_the_wheel_holds_the_lessons_and_the_licence(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    lessons = {f"barrage_nb/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "notebooks").rglob("*.ipynb")}
    assert lessons
    assert {name for name in names if name.startswith("barrage_nb/notebooks/")} == lessons
    assert "barrage_nb/py.typed" in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)


# Without JupyterLab, before it comes.


def test_a_kernel_needs_no_jupyterlab(kernel: Path) -> None:
    code = (
        "import sys; from barrage_nb import explore, show, sketch; show(sketch('usa')); explore(sketch('usa'));"
        "print('jupyterlab' in sys.modules or __import__('importlib.util').util.find_spec('jupyterlab'))"
    )
    run = [str(kernel / "venv" / SCRIPTS / "python"), "-c", code]
    said = subprocess.run(run, cwd=kernel, env=settings(kernel), capture_output=True, text=True, check=False)
    assert said.stdout.splitlines()[-1:] == ["None"], said.stderr


def test_a_kernel_has_what_the_lessons_import(kernel: Path) -> None:
    codes = [source_of(cell) for path in notebooks() for cell in cells_of(path) if cell["cell_type"] == "code"]
    imported = {name for code in codes for name in re.findall(r"^ *(?:import|from) (\w+)", code, re.M)}
    assert {"barrage_nb", "pandas"} <= imported
    named = ", ".join(sorted(imported | {"matplotlib"}))  # plots import it where somebody plots
    run = [str(kernel / "venv" / SCRIPTS / "python"), "-c", f"import {named}"]
    said = subprocess.run(run, cwd=kernel, env=settings(kernel), capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr


def test_a_missing_jupyterlab_is_said(kernel: Path) -> None:
    said = command(kernel, "lessons", "--no-browser")
    assert said.returncode == 1
    assert "JupyterLab is not installed" in said.stderr
    assert not (kernel / "lessons").exists()


def test_without_jupyterlab_the_lessons_can_be_copied(kernel: Path) -> None:
    said = command(kernel, "mine", "--copy-only")
    assert said.returncode == 0, said.stderr
    assert (kernel / "mine" / "00_start_here.ipynb").exists()


# With it.


@pytest.mark.parametrize("start", ["barrage-nb", "python -m barrage_nb"])
def test_help_says_what_it_does(home: Path, start: str) -> None:
    program, *words = start.split()
    run = [str(home / "venv" / SCRIPTS / program), *words, "--help"]
    said = subprocess.run(run, cwd=home, env=settings(home), capture_output=True, text=True, check=False)
    assert said.returncode == 0
    assert said.stdout.startswith("usage: barrage-nb")
    assert "--no-browser" in said.stdout


@pytest.fixture
def lab(home: Path) -> Iterator[tuple[Path, int, "subprocess.Popen[bytes]"]]:
    """The command, running with no browser in a folder of the reader's."""
    port, folder = free_port(), home / "my lessons"
    run = [str(home / "venv" / SCRIPTS / "barrage-nb"), str(folder), "--no-browser", f"--port={port}", *AS_ROOT]
    with open(home / "log", "wb") as log:
        process = subprocess.Popen(run, cwd=home, env=settings(home), stdout=log, stderr=log)
    yield folder, port, process
    process.terminate()
    process.wait(20)


def test_it_copies_the_lessons_opens_the_first_and_stops(lab: tuple[Path, int, "subprocess.Popen[bytes]"]) -> None:
    folder, port, process = lab
    home, server = folder.parent, f"http://127.0.0.1:{port}"
    listing = None
    for _ in range(300):
        if listing := page(f"{server}/api/contents?token=test"):
            break
        time.sleep(0.2)
    assert listing is not None, (home / "log").read_text("utf-8")
    assert "00_start_here.ipynb" in listing
    assert f":{port}/lab/tree/00_start_here.ipynb?token=" in (home / "log").read_text("utf-8")
    shown = str(page(f"{server}/lab/tree/00_start_here.ipynb?token=test"))
    assert "JupyterLab" in shown
    assert '"disabledExtensions": ["@jupyterlab/apputils-extension:announcements"' in shown

    first = folder / "00_start_here.ipynb"
    first.write_text("mine", "utf-8")
    taken = command(home, str(folder), "--no-browser", f"--port={port}")
    assert taken.returncode == 1
    assert f"port {port}" in taken.stderr
    assert first.read_text("utf-8") == "mine"

    process.send_signal(signal.SIGTERM)
    process.wait(20)
    assert page(f"{server}/api") is None


def test_a_wheel_with_a_compiled_engine_says_what_it_runs_on(kit: ModuleType, wheel: Path, tmp_path: Path) -> None:
    kit.python_in = lambda home: sys.executable
    built, pure = tmp_path / "built", tmp_path / "dist" / wheel.name
    (built / "engine").mkdir(parents=True)
    (built / "engine" / "play.so").write_text("compiled")
    (built / SOURCE).write_text("of this source")
    pure.parent.mkdir()
    shutil.copy(wheel, pure)
    kit.with_compiled(pure, built)
    (made,) = set(pure.parent.iterdir()) - {pure}
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in made.name
    with zipfile.ZipFile(made) as packed, zipfile.ZipFile(pure) as plain:
        assert set(packed.namelist()) - set(plain.namelist()) >= {
            "barrage_nb/fast/engine/play.so",
            f"barrage_nb/fast/{SOURCE}",
        }
        (described,) = [name for name in packed.namelist() if name.endswith("dist-info/WHEEL")]
        assert "Root-Is-Purelib: false" in packed.read(described).decode()
