"""Start the kit, or test it, on a machine that has nothing but Python 3.11 and this checkout.

python3 tools/kit.py start          set up, and open JupyterLab on the first lesson (start --help: folder, port)
python3 tools/kit.py test           set up, and run every check and test
python3 tools/kit.py test unit      set up, and run one stage of them
python3 tools/kit.py notebooks      run every notebook and keep what it printed
python3 tools/kit.py translate      name what each language lacks; begin it/NAME, and build, make lessons in it
python3 tools/kit.py goldens        draw the golden pictures and the clause table anew
python3 tools/kit.py pictures       take the pictures of the README anew, in JupyterLab and Chromium
python3 tools/kit.py bench          measure how fast it is; bench ladder and bench judged: who beats whom, for hours
python3 tools/kit.py house          say how large the house is: lines, modules, circles, functions
python3 tools/kit.py compile        build the engine compiled, where a C compiler is, as start does
python3 tools/kit.py wheels         build the wheel in dist, and where a C compiler is one with the engine compiled
python3 tools/kit.py site           build the site: lessons to read, and JupyterLite with the kit (site FOLDER PYODIDE)
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
SHELF = ROOT / "build" / "newcomer"  # what somebody has who typed the first command, and nothing else
LAB, LAB_AND_COMPILED, LAB_AND_TEST = EXTRAS = (
    "[lab]",
    "[lab,compiled]",
    "[lab,test]",
)  # each has what those before it have
LAB_AND_SITE = "[lab,site]"
OF_SPEED, OF_STRENGTH = ("engine", "analysis", "history", "automa", "view"), ("ladder", "judged", "endings", "reviews")
COMPILED = ROOT / "build" / "compiled"
SITE = ROOT / "build" / "site"  # what builds it has an environment of its own: JupyterLab would load its extensions


def python_in(home: Path) -> Path:
    """The Python of an environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def python(*words: str, home: Path = HOME, **settings: str) -> None:
    """Run the Python of an environment, the project's own, in the checkout; a failure ends everything and says so.

    What is compiled of an environment is kept in it, also where the system keeps nothing: each of the hundreds of
    processes that tests start would compile everything anew.
    """
    always = {"PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": ""}  # files are UTF-8, whatever the system says
    settings = {**os.environ, **always, **settings}
    if subprocess.run([python_in(home), *words], cwd=ROOT, env=settings, check=False).returncode:
        sys.exit(f"failed: python {' '.join(words)}")


def wanted(extras: str) -> str:
    """What an environment is to have; it knows the checkout by its path, so one that was moved is set up anew."""
    return f"{ROOT}\n{(ROOT / 'pyproject.toml').read_text(encoding='utf-8')}{extras}"


def installed(home: Path) -> str:
    """What was installed into an environment, for which checkout; nothing where it is not whole."""
    mark = home / "installed.txt"
    return mark.read_text(encoding="utf-8") if mark.exists() and python_in(home).exists() else ""


def set_up(extras: str, home: Path = HOME) -> None:
    """Make an environment; install the project into it where that has not been done, or pyproject.toml has changed."""
    if sys.version_info < (3, 11):  # noqa: UP036 - an older one must say so
        sys.exit("barrage_nb needs Python 3.11 or newer; this is " + sys.version.split()[0])
    there = installed(home)
    if there in map(wanted, EXTRAS[EXTRAS.index(extras) :] if extras in EXTRAS else [extras]):
        return
    print(f"setting up {os.path.relpath(home, ROOT)}, which takes a minute the first time", flush=True)
    if not there:  # one that is whole may be running a JupyterLab, and only gets what is new
        try:
            # A link to Python, as its own command makes: a copy is still written while another thread begins a process,
            # and what is being written cannot be run.
            venv.create(home, with_pip=True, clear=home.exists(), symlinks=os.name != "nt")
        except subprocess.CalledProcessError:
            sys.exit("Python could not make an environment; on Debian or Ubuntu: sudo apt install python3-venv")
    quick = ("--quiet", "--disable-pip-version-check", "--no-compile")  # most of it is never loaded
    python("-m", "pip", "install", *quick, "--editable", f".{extras}", home=home)
    (home / "installed.txt").write_text(wanted(extras), encoding="utf-8")


def start(*words: str) -> None:
    """Open JupyterLab on the first lesson, in the folder where one stands; Ctrl-C is JupyterLab's to answer.

    Where a C compiler is, the engine is compiled beside it, but with --plain.
    """
    set_up(LAB)
    engine = "" if "--plain" in words else str(COMPILED)
    if engine and compiler():
        compile_beside()
    signal.signal(signal.SIGINT, lambda *_: None)
    asked = [word for word in words if word != "--plain"]
    lab = subprocess.Popen(
        [python_in(HOME), "-m", "barrage_nb", *asked], env={**os.environ, "BARRAGE_NB_COMPILED": engine}
    )
    signal.signal(signal.SIGTERM, lambda *_: lab.terminate())
    sys.exit(lab.wait())


def compiler() -> bool:
    """Whether there is what compiling needs: a C compiler, and Python's headers."""
    studio = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
    there = studio.exists() if os.name == "nt" else bool(shutil.which("cc"))
    return there and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def compile_beside() -> None:
    """Compile the engine in a process that nobody waits for; what is there of this source stays as it is."""
    log = COMPILED.with_suffix(".log")
    log.parent.mkdir(exist_ok=True)
    if not COMPILED.exists():
        print(f"the engine is being compiled ({os.path.relpath(log, ROOT)}); lessons opened later have it", flush=True)
    words = [sys.executable, __file__, "compile", "beside"]
    with log.open("w", encoding="utf-8") as said:
        subprocess.Popen(words, stdout=said, stderr=said, stdin=subprocess.DEVNULL, start_new_session=True)


def pytest(*words: str, **settings: str) -> None:
    """Run pytest."""
    python("-m", "pytest", *words, **settings)


def style() -> None:
    """The code is formatted, linted and typed; the sentences of every language are linted."""
    python("-m", "ruff", "check", "barrage_nb", "tests", "benchmarks", "tools")
    python("-m", "ruff", "format", "--check", "barrage_nb", "tests", "benchmarks", "tools")
    python("-m", "mypy")
    python("-m", "mypy", *map(str, sorted((ROOT / "benchmarks").glob("*.py"))))  # nobody else calls these
    for messages in sorted((ROOT / "barrage_nb" / "words").glob("*/language.ftl")):
        python("-m", "fluent_linter.linter", "--config", "tools/fluent.yml", str(messages.parent))


def in_python(mark: str, *where: str) -> None:
    """The tests that need no browser and no new environment, with a mark or without it."""
    # The plugin for notebooks takes seconds to load in each process, and no test here is a notebook.
    elsewhere = ("--ignore=tests/browser", "--ignore=tests/wheel", "--ignore=tests/site", "-p", "no:nbval")
    two = ("-n", "2", "--dist", "worksteal")  # who has nothing left takes from the other
    pytest(*where, *elsewhere, *two, "-m", mark)


def unit() -> None:
    """Rules, vectors, recorded games, history, scenes and widgets: what answers a change within a minute."""
    in_python("not proof", "tests")


def proof() -> None:
    """Whole games, properties and damaged texts by the hundred; a file without any is not even read."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    in_python("proof", *(str(path) for path in files if "from tests.proofs import" in path.read_text("utf-8")))


def set_up_shelf() -> None:
    """Make the environment of a newcomer; an older one may hold what pyproject.toml no longer asks for."""
    if installed(SHELF / "venv") != wanted(LAB):
        shutil.rmtree(SHELF, ignore_errors=True)
    set_up(LAB, SHELF / "venv")


def newcomer() -> None:
    """A newcomer's shelf: where the start command alone has been, every lesson prints what it printed.

    A translated one is only copied: its code is the English one's, and what it says is a test of `unit`.
    """
    home, shelf = SHELF / "venv", SHELF / "barrage-lessons"
    set_up_shelf()
    for folder in (ROOT / "notebooks", *filter(Path.is_dir, sorted((ROOT / "notebooks").iterdir()))):
        translated = ("--language", folder.name) if folder.name != "notebooks" else ()
        python("-m", "barrage_nb", str(shelf / folder.name), "--copy-only", *translated, home=home)
    lessons = [shelf / "notebooks" / path.name for path in sorted((ROOT / "notebooks").glob("*.ipynb"))]
    print_as_stored(python_in(home), *lessons)


def print_as_stored(kernel: Path, *lessons: Path, **settings: str) -> None:
    """Notebooks run in the kernels of a Python that needs no tests; what is printed otherwise is named by its cell."""
    with tempfile.TemporaryDirectory() as jupyter:
        named = Path(jupyter, "kernels", "newcomer", "kernel.json")
        named.parent.mkdir(parents=True)
        argv = [str(kernel), "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        spec = {"argv": argv, "display_name": "newcomer", "language": "python", "env": {"PYTHONPATH": "", **settings}}
        named.write_text(json.dumps(spec), encoding="utf-8")
        compared = ("--nbval", "--nbval-kernel-name=newcomer", "--nbval-sanitize-with=tests/notebooks/sanitize.cfg")
        two_at_a_time = ("-n", "2", "--dist", "loadscope")
        pytest(*compared, *two_at_a_time, *map(str, lessons), JUPYTER_PATH=jupyter)


def browser() -> None:
    """The real widgets in a real JupyterLab."""
    if not any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        message = "no Chromium here: on Debian or Ubuntu: sudo apt install chromium libatomic1"
        if os.environ.get("CI"):
            sys.exit(message)
        print(message + "; the browser tests are left out")
        return
    # Two browsers, each with a server and the tests of whole files, in the order that tests/browser/conftest.py gives.
    whole_files = ("-n", "2", "--dist", "loadfile", "--no-loadscope-reorder")
    pytest("tests/browser", *whole_files, "-p", "no:nbval")


# Everything that plays, and that it is the compiled engine which does.
COMPILED_TESTS = ("rules", "test_play_out.py", "test_players.py", "test_conformance.py", "analysis/test_quick.py")
TESTED = ROOT / "build" / "tested"
IS_COMPILED = "tests/test_compiled.py::test_the_engine_that_is_tested_is_the_one_that_was_asked_for"


def compiled() -> None:
    """The same engine tests on the engine compiled from the same source."""
    if not compiler():
        message = "no C compiler here: on Debian or Ubuntu: sudo apt install gcc python3-dev"
        if os.environ.get("CI"):
            sys.exit(message)
        print(message + "; the compiled engine is left out")
        return
    python("tools/compiled.py", "0", str(TESTED))
    only = ("-p", "no:nbval", "-m", "not proof", "-n", "2")
    files = (f"tests/{each}" for each in COMPILED_TESTS)
    pytest(IS_COMPILED, *files, *only, BARRAGE_NB_COMPILED=str(TESTED))


def site_in_browser() -> None:
    """The site, with Pyodide from npm: the only stage that is not among all, as not every machine reaches npm."""
    set_up(LAB_AND_SITE, SITE / "venv")
    python = python_in(SITE / "venv")
    asks = "from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION; print(PYODIDE_VERSION, end='')"
    version = subprocess.run([python, "-c", asks], capture_output=True, text=True, check=True).stdout
    pyodide = SITE / f"pyodide-{version}"
    if not pyodide.exists():
        if not shutil.which("npm"):
            sys.exit("no npm here, from which Pyodide comes: on Debian or Ubuntu: sudo apt install npm")
        subprocess.run(["npm", "pack", "--silent", f"pyodide@{version}"], cwd=SITE, check=True)
        with tarfile.open(SITE / f"pyodide-{version}.tgz") as packed:
            packed.extractall(SITE, filter="data")
        (SITE / "package").rename(pyodide)
    only = ("-p", "no:nbval", "-p", "no:xdist")
    pytest("tests/site", *only, BARRAGE_NB_SITE_PYTHON=str(python), BARRAGE_NB_PYODIDE=str(pyodide))


def wheel() -> None:
    """The wheel installs into an empty environment, and starts."""
    pytest("tests/wheel")


STAGES: dict[str, Callable[[], None]] = {
    "style": style,
    "browser": browser,
    "wheel": wheel,
    "compiled": compiled,
    "unit": unit,
    "newcomer": newcomer,
    "proof": proof,
}
"""In this order: what works on one core only goes beside the browser, what fills both cores comes last."""


ON_DEMAND: dict[str, Callable[[], None]] = {"site": site_in_browser}
BESIDE = ("browser",)
"""Waits for pages more than it works: beside the other stages, which leave it the time that it wants."""


class Ended(NamedTuple):
    """A stage that is over: the seconds it took, whether it failed, and what it said, if that was not shown already."""

    seconds: float
    failed: bool
    said: str


def stage(name: str, *patient: str) -> None:
    """Run one stage in this process, which others go before where it is patient."""
    if patient and hasattr(os, "nice"):
        os.nice(10)
    {**STAGES, **ON_DEMAND}[name]()


def ended(name: str, beside: bool) -> Ended:
    """Run a stage in a process of its own; beside another, what it says is kept until it is over."""
    began, patient = time.monotonic(), ["patient"] if beside and name not in BESIDE else []
    with tempfile.TemporaryFile() as said:
        words = [sys.executable, __file__, "stage", name, *patient]
        run = subprocess.run(words, stdout=said if beside else None, stderr=subprocess.STDOUT if beside else None)
        said.seek(0)
        return Ended(time.monotonic() - began, run.returncode != 0, said.read().decode("utf-8", "replace"))


def test(*names: str) -> None:
    """Run the stages named, or all, to the last; say how long each took, and which failed."""
    unknown = set(names) - set(STAGES) - set(ON_DEMAND)
    if unknown:
        sys.exit(f"no such stage: {', '.join(sorted(unknown))}; there are {', '.join((*STAGES, *ON_DEMAND))}")
    began, chosen = time.monotonic(), names or tuple(STAGES)
    with ThreadPoolExecutor() as others:  # two environments wait for the network together
        shelf = [others.submit(set_up_shelf)] if "newcomer" in chosen else []
        set_up(LAB_AND_TEST)
    for made in shelf:
        made.result()
    summary, failed = [f"{'set up':10}{time.monotonic() - began:6.0f} s"], []
    beside = set(chosen) > set(chosen) & set(BESIDE) > set()
    lanes = {name: ThreadPoolExecutor(1) for name in ("beside", "others")}
    running = {name: lanes["beside" if name in BESIDE else "others"].submit(ended, name, beside) for name in chosen}
    try:
        for name, over in running.items():
            print(f"== {name}", flush=True)
            found = over.result()
            print(found.said, end="", flush=True)
            summary.append(f"{name:10}{found.seconds:6.0f} s{'  FAILED' * found.failed}")
            failed += [name] * found.failed
    finally:
        for lane in lanes.values():  # who stops it is not kept waiting by what has not begun
            lane.shutdown(cancel_futures=True)
    summary.append(f"{'together':10}{time.monotonic() - began:6.0f} s")
    print("\n".join(summary), flush=True)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


def notebooks(*names: str) -> None:
    """Run notebooks and keep their outputs, without the views that only a kernel can fill."""
    set_up(LAB_AND_TEST)
    python("tools/run_notebooks.py", *names)


def translate(*words: str) -> None:
    """Name what each language lacks, or make its lessons."""
    set_up(LAB_AND_TEST)
    python("tools/translate.py", *words)


def goldens() -> None:
    """Draw the golden pictures, the clause table, the solutions, the glossary and the tables of lessons anew."""
    set_up(LAB_AND_TEST)
    python("tests/view/regenerate.py")
    python("tests/clause_table.py")
    python("tests/solutions_page.py")
    python("tests/glossary_page.py")
    python("tests/course_page.py")


def pictures(*names: str) -> None:
    """Take the pictures in docs/pictures anew, those named or all."""
    set_up(LAB_AND_TEST)
    python("-m", "tests.browser.pictures", *names)


def bench(*names: str) -> None:
    """Run every benchmark of speed, or those named; who beats whom takes hours, and is only played when it is named."""
    if unknown := set(names) - {*OF_SPEED, *OF_STRENGTH}:
        there = ", ".join((*OF_SPEED, *OF_STRENGTH))
        sys.exit(f"no such benchmark: {', '.join(sorted(unknown))}; there are {there}")
    set_up(LAB_AND_TEST)
    slow = []
    for name in names or OF_SPEED:
        print(f"== {name}", flush=True)
        try:
            python(f"benchmarks/{name}.py")
        except SystemExit:  # it has said what took more than it may, and the next is measured all the same
            slow.append(name)
    if slow:
        sys.exit(f"failed: {', '.join(slow)}")


def house() -> None:
    """Say how large the house is."""
    set_up(LAB_AND_TEST)
    python("tools/house.py")


def build_compiled(*beside: str) -> None:
    """Build the engine compiled, perhaps beside other work: `start` and the benchmark take it, once it is there."""
    if beside and hasattr(os, "nice"):
        os.nice(15)
    set_up(LAB_AND_COMPILED)
    if not compiler():
        sys.exit("no C compiler here: on Debian or Ubuntu: sudo apt install gcc python3-dev")
    python("tools/compiled.py")


def site(folder: str = "", pyodide: str = "") -> None:
    """Build the site, in build/site/site or elsewhere; with Pyodide from its usual address, or from a folder."""
    set_up(LAB_AND_SITE, SITE / "venv")
    where = [str(Path(each).resolve()) for each in (folder or SITE / "site", *[pyodide] * bool(pyodide))]
    python("tools/site.py", *where, home=SITE / "venv")


def wheels(folder: str = "dist") -> None:
    """Build the wheel, and where a C compiler is one for this system and this Python, with the engine compiled."""
    set_up(LAB_AND_COMPILED)
    to = Path(folder).resolve()
    python("-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(to), str(ROOT))
    if compiler():
        python("tools/compiled.py")
        with_compiled(next(to.glob("*-py3-none-any.whl")), COMPILED)


def with_compiled(pure: Path, built: Path) -> None:
    """Write a wheel anew, with a compiled engine in it and the name of what it runs on."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    with tempfile.TemporaryDirectory() as folder:
        python("-m", "wheel", "unpack", "--dest", folder, str(pure))
        (unpacked,) = Path(folder).iterdir()
        shutil.copytree(built, unpacked / "barrage_nb" / "fast")
        (described,) = unpacked.glob("*.dist-info/WHEEL")
        described.write_text(described.read_text("utf-8").replace("Purelib: true", "Purelib: false"), "utf-8")
        packed = Path(folder, "packed")
        packed.mkdir()
        python("-m", "wheel", "pack", "--dest-dir", str(packed), str(unpacked))
        (made,) = packed.iterdir()
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        named = ("--python-tag", tag, "--abi-tag", tag, "--platform-tag", platform)
        python("-m", "wheel", "tags", "--remove", *named, str(made))
        for wheel_of_this_system in packed.iterdir():
            shutil.copy(wheel_of_this_system, pure.parent)


COMMANDS: dict[str, Callable[..., None]] = {
    "start": start,
    "test": test,
    "stage": stage,
    "notebooks": notebooks,
    "translate": translate,
    "goldens": goldens,
    "pictures": pictures,
    "bench": bench,
    "house": house,
    "compile": build_compiled,
    "wheels": wheels,
    "site": site,
}


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    try:
        COMMANDS[sys.argv[1]](*sys.argv[2:])
    except KeyboardInterrupt:
        sys.exit("stopped")
