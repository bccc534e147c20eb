"""The commands of tools/kit.py: every stage runs to the end, failures are loud, and CI skips nothing."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.browser import conftest as browser_conftest

ROOT = Path(__file__).resolve().parent.parent
STRICT = pytest.mark.parametrize("ci", ["true", "1"])


@pytest.mark.parametrize(("mark", "made"), [(None, True), ("of another pyproject.toml", False)])
def test_an_environment_is_made_once_and_then_gets_what_is_new(
    kit: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mark: str | None, made: bool
) -> None:
    kit.python_in(tmp_path).parent.mkdir()
    kit.python_in(tmp_path).touch()
    if mark is not None:
        (tmp_path / "installed.txt").write_text(mark)
    created, ran = [], []
    monkeypatch.setattr(kit.venv, "create", lambda home, **options: created.append(options["clear"]))
    kit.python = lambda *words, home: ran.append(words)
    kit.really_set_up(kit.LAB_AND_TEST, tmp_path)
    assert created == ([True] if made else [])
    assert [words[:3] for words in ran] == [("-m", "pip", "install")]
    assert ran[0][-1] == ".[lab,test]"
    kit.really_set_up(kit.LAB_AND_TEST, tmp_path)
    kit.really_set_up(kit.LAB, tmp_path)
    assert len(ran) == 1


@pytest.fixture
def shelf(kit: ModuleType, tmp_path: Path) -> ModuleType:
    """The kit, about to make a newcomer's shelf, of which it only tells what it would do."""
    kit.SHELF, kit.did = tmp_path / "newcomer", []
    kit.set_up = lambda extras, home: kit.did.append((extras, home))
    kit.python = lambda *words, home: kit.did.append((*words, home))
    kit.print_as_stored = lambda *words: kit.did.append(words)
    return kit


def test_a_newcomer_has_what_the_start_command_makes_and_runs_every_lesson_that_is_no_translation(
    shelf: ModuleType,
) -> None:
    shelf.newcomer()
    home = shelf.SHELF / "venv"
    assert shelf.did[0] == (shelf.LAB, home)
    copied = [words for words in shelf.did if words[:2] == ("-m", "barrage_nb")]
    assert all("--copy-only" in words and words[-1] == home for words in copied)
    kernel, *ran = shelf.did[-1]
    assert kernel == shelf.python_in(home)
    lessons = sorted((ROOT / "notebooks").glob("*.ipynb"))
    folders = {"notebooks", *(path.parent.name for path in (ROOT / "notebooks").glob("*/*.ipynb"))}
    assert folders <= {Path(words[2]).name for words in copied}
    assert sorted(lesson.parts[-2:] for lesson in ran) == sorted(lesson.parts[-2:] for lesson in lessons)


def test_of_an_older_shelf_nothing_is_left(shelf: ModuleType) -> None:
    left = shelf.SHELF / "venv" / "pandas.py"
    left.parent.mkdir(parents=True)
    left.touch()
    shelf.newcomer()
    assert not left.exists()


def fails(*asked: object) -> None:
    sys.exit("failed: on purpose")


OTHER_STAGES = """
def fails():
    print("second says")
    sys.exit("failed: on purpose")

def third():
    until = time.monotonic() + 20
    while not Path("browser was here").exists() and time.monotonic() < until:
        time.sleep(0.01)
    print("third says", os.nice(0) if hasattr(os, "nice") else 10)

def browser():
    print("browser says", os.nice(0) if hasattr(os, "nice") else 0)
    Path("browser was here").touch()

set_up = lambda *asked: None
STAGES = {"first": lambda: print("first says"), "second": fails, "browser": browser, "third": third}

"""


def of_other_stages(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """What the kit does with stages that only say something, one of which fails."""
    main = 'if __name__ == "__main__":'
    kit = folder / "kit.py"
    kit.write_text((ROOT / "tools" / "kit.py").read_text("utf-8").replace(main, OTHER_STAGES + main), "utf-8")
    run = [sys.executable, str(kit), *words]
    return subprocess.run(run, cwd=folder, capture_output=True, text=True, check=False, timeout=60)


def test_all_stages_run_the_browser_beside_the_others_and_the_failed_ones_are_named(tmp_path: Path) -> None:
    ran = of_other_stages(tmp_path, "test")
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == "failed: second"
    said, summary = ran.stdout.splitlines()[:-6], [line.split() for line in ran.stdout.splitlines()[-6:]]
    niceness = os.nice(0) if hasattr(os, "nice") else 0
    assert said == [
        *("== first", "first says"),
        *("== second", "second says", "failed: on purpose"),
        *("== browser", f"browser says {niceness}"),
        *("== third", f"third says {min(niceness + 10, 19)}"),
    ]
    assert [line[0] for line in summary] == ["set", "first", "second", "browser", "third", "together"]
    assert all("s" in line for line in summary)
    assert [line[0] for line in summary if line[-1] == "FAILED"] == ["second"]


def test_one_stage_is_heard_as_it_runs(tmp_path: Path) -> None:
    ran = of_other_stages(tmp_path, "test", "first")
    assert ran.returncode == 0
    assert {"== first", "first says"} <= set(ran.stdout.splitlines())


def code_of(path: Path) -> set[str]:
    """The names that the code of a file has."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.id for node in nodes if isinstance(node, ast.Name)} | {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }


def test_unit_and_proof_together_run_every_test_once(kit: ModuleType) -> None:
    ran: list[tuple[str, ...]] = []
    kit.python = lambda *words: ran.append(words)
    kit.STAGES["unit"]()
    kit.STAGES["proof"]()
    files = {word for words in ran for word in words if word.endswith(".py")}
    whole, proofs = ([word for word in words if word not in files] for words in ran)
    assert whole[:-1] == [*proofs[:2], "tests", *proofs[2:-1]]
    assert [whole[-2:], proofs[-2:]] == [["-m", "not proof"], ["-m", "proof"]]
    others = [path for path in (ROOT / "tests").rglob("*.py") if str(path) not in files]
    assert [path.name for path in others if "proof" in code_of(path)] == ["proofs.py"]


def test_an_unknown_stage_is_refused_before_anything_runs(kit: ModuleType) -> None:
    kit.set_up = fails
    with pytest.raises(SystemExit, match="no such stage: nonsense; there are style, browser"):
        kit.test("nonsense")


def test_an_unknown_benchmark_is_refused_and_one_that_is_slow_keeps_no_other_from_running(kit: ModuleType) -> None:
    kit.set_up = fails
    with pytest.raises(SystemExit, match="no such benchmark: nonsense; there are engine, analysis"):
        kit.bench("nonsense")
    ran: list[str] = []
    kit.set_up, kit.python = lambda extras: None, lambda file: ran.append(file) or sys.exit("too slow")
    with pytest.raises(SystemExit, match="failed: engine, analysis, history, automa, view"):
        kit.bench()
    assert len(ran) == len(kit.OF_SPEED)
    files = {path.stem for path in (ROOT / "benchmarks").glob("*.py") if "def main(" in path.read_text("utf-8")}
    assert files == {*kit.OF_SPEED, *kit.OF_STRENGTH}


def test_what_is_compiled_is_kept_whatever_the_system_says(kit: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    kit.python_in = lambda home: sys.executable
    kit.python("-c", "import sys; raise SystemExit(sys.dont_write_bytecode)")


def test_a_failing_command_ends_with_its_words(kit: ModuleType) -> None:
    kit.python_in = lambda home: sys.executable
    kit.python("-c", "pass")
    with pytest.raises(SystemExit, match="failed: python -c raise SystemExit"):
        kit.python("-c", "raise SystemExit(3)")


@STRICT
def test_without_a_browser_ci_fails(kit: ModuleType, monkeypatch: pytest.MonkeyPatch, ci: str) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="no Chromium here"):
        kit.STAGES["browser"]()


@STRICT
def test_in_ci_a_browser_test_fails_for_what_is_missing(monkeypatch: pytest.MonkeyPatch, ci: str) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(pytest.fail.Exception, match="no browser; in CI"):
        browser_conftest.missing("no browser")


def test_elsewhere_it_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        browser_conftest.missing("no browser")


def test_without_a_command_it_says_what_there_is(kit: ModuleType) -> None:
    said = subprocess.run([sys.executable, "tools/kit.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert all(
        f"kit.py {name}" in said.stderr
        for name in ("start", "test", "notebooks", "goldens", "pictures", "bench", "house")
    )


def test_ci_is_strict_and_runs_the_test_command_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert script.rstrip().endswith("exec python3 tools/kit.py test")
    assert "export CI=" in script
    assert "`python3 tools/kit.py test`" in (ROOT / "README.md").read_text("utf-8")


def ci_on(machine: Path, programs: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """What CI does on a machine that has a shell and some programs, each a line of shell."""
    for name in ("bash", "dirname", "id", "env"):
        (machine / name).symlink_to(str(shutil.which(name)))
    for name, does in programs.items():
        (machine / name).write_text(f"#!{shutil.which('bash')}\n{does}\n", "utf-8")
        (machine / name).chmod(0o755)
    run = [str(machine / "bash"), str(ROOT / ".ci" / "run")]
    return subprocess.run(run, env={"PATH": str(machine)}, capture_output=True, text=True, check=False)


@pytest.mark.skipif(os.name != "posix", reason="CI runs on Debian or Ubuntu")
def test_where_all_is_there_ci_installs_nothing(tmp_path: Path) -> None:
    many = "for number in {1..20000}; do echo another-$number; done"  # more than a pipe holds
    programs = {"python3": 'echo "$*"', "chromium": "", "cc": "", "ldconfig": f"echo libatomic.so.1; {many}"}
    done = ci_on(tmp_path, {**programs, "fc-list": f"echo Liberation Sans; {many}"})
    assert done.returncode == 0, done.stderr
    assert "installing" not in done.stdout
    assert done.stdout.endswith("tools/kit.py test\n")


@pytest.mark.skipif(os.name != "posix", reason="CI runs on Debian or Ubuntu")
@pytest.mark.parametrize("installer", [True, False])
def test_on_a_bare_machine_ci_installs_what_is_missing_or_says_so(tmp_path: Path, installer: bool) -> None:
    """A machine with a shell, a Python that cannot make environments, and perhaps apt-get."""
    said = {"python3": '[ "$1" = -c ] && exit 1\necho "$* CI=$CI"', "sudo": '"$@"', "ldconfig": ""}
    if installer:
        said["apt-get"] = f'echo "$*" >> {tmp_path}/installed'
    done = ci_on(tmp_path, said)
    lacking = "python3-venv chromium gcc python3-dev libatomic1 fonts-liberation"
    if installer:
        assert "tools/kit.py test CI=true" in done.stdout, done.stderr
        assert (tmp_path / "installed").read_text("utf-8").endswith(f"{lacking}\n")
    else:
        assert done.returncode == 1
        assert f"there is no apt-get here: install {lacking} by hand" in done.stderr


def test_the_compiled_engine_is_left_out_where_no_compiler_is_but_not_in_ci(
    kit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kit.compiler = lambda: False
    monkeypatch.delenv("CI", raising=False)
    kit.STAGES["compiled"]()
    assert "no C compiler here" in capsys.readouterr().out
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="no C compiler here"):
        kit.STAGES["compiled"]()


def test_every_step_of_the_workflow_is_a_command_of_the_kit(kit: ModuleType) -> None:
    said = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    ran = [line.partition("- run: ")[2].split() for line in said.splitlines() if "- run: " in line]
    assert [".ci/run"] in ran
    for words in (words for words in ran if words != [".ci/run"]):
        assert words[:3] == ["python", "tools/kit.py", "test"]
        assert set(words[3:]) <= set(kit.STAGES), words
