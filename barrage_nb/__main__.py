"""The command that copies the lessons into a folder and opens JupyterLab there."""

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from .words import language, languages, messages
from .words.spoken import ENGLISH, spoken_now

FIRST_LESSON = "00_start_here.ipynb"
_RECORD = ".barrage_nb.json"  # what was copied here, to tell what the reader has changed since
_WORKSPACES = ".barrage_nb_lab"  # how JupyterLab is laid out here; elsewhere it stays as the reader has it
_FOLDED = {"layout-restorer:data": {"left": {"collapsed": True, "widgets": []}, "relativeSizes": [0, 1, 0]}}


def lessons_folder() -> Path:
    """Where the lessons are: inside the installed package, or beside it in a checkout."""
    inside = Path(__file__).parent / "notebooks"
    return inside if inside.exists() else Path(__file__).parent.parent / "notebooks"


def lessons(spoken: str = ENGLISH) -> dict[str, Path]:
    """Every lesson by its name: in a language where it has been translated, in English where not."""
    english = sorted(lessons_folder().glob("*.ipynb"))
    translated = {path.name: path for path in (lessons_folder() / spoken).glob("*.ipynb")}
    return {path.name: translated.get(path.name, path) for path in english}


def in_english(spoken: str) -> list[str]:
    """The lessons that nobody has translated into a language; none are for English."""
    found = lessons(spoken).values() if spoken != ENGLISH else ()
    return [path.stem for path in found if path.parent == lessons_folder()]


def copy_lessons(folder: Path, spoken: str = ENGLISH) -> list[str]:
    """Copy the lessons; one whose text the reader has changed stays, and is named where there is a newer one for it."""
    folder.mkdir(parents=True, exist_ok=True)
    record, kept = _record_in(folder), []
    for lesson in lessons(spoken).values():
        target, ours = folder / lesson.name, written(lesson)
        theirs = written(target) if target.exists() else None
        copied = record.get(lesson.name)
        if theirs not in (None, copied, ours):
            if copied != ours:
                kept.append(lesson.name)
            continue
        if theirs != ours:  # what the reader has run stays as it ran
            beside = target.with_suffix(".part")  # a copy that is cut short never looks like a reader's change
            shutil.copyfile(lesson, beside)
            os.replace(beside, target)
        record[lesson.name] = ours
    (folder / _RECORD).write_text(json.dumps(record, indent=1), "utf-8")
    return kept


def _record_in(folder: Path) -> dict[str, str]:
    """What was copied into a folder; nothing where the record is missing or damaged, so that no file is replaced."""
    try:
        record = json.loads((folder / _RECORD).read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def trust_lessons(folder: Path, spoken: str = ENGLISH) -> None:
    """Vouch for the lessons as they were copied: Jupyter hides the stored pictures of notebooks it does not trust."""
    if importlib.util.find_spec("nbformat") is None:  # no Jupyter here: whoever shows them elsewhere trusts them there
        return
    from nbformat import read
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for lesson in lessons(spoken).values():
        target = folder / lesson.name
        if target.read_bytes() == lesson.read_bytes():
            notary.sign(read(target, as_version=4))


def fold_left_side(folder: Path) -> None:
    """Fold the file browser away, the first time: the boards need its room. What the reader unfolds stays so."""
    from jupyterlab_server.workspaces_handler import WorkspacesManager

    workspaces = WorkspacesManager(str(folder / _WORKSPACES))
    if not workspaces.list_workspaces():
        workspaces.save("default", json.dumps({"data": _FOLDED, "metadata": {"id": "default"}}))


def written(notebook: Path) -> str:
    """What somebody wrote into a notebook, as a digest: running and saving it changes nothing of that."""
    stored = notebook.read_bytes()
    try:
        texts = [(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(stored)["cells"]]
    except (ValueError, KeyError, TypeError):  # no notebook any more: then every byte counts
        return hashlib.sha256(stored).hexdigest()
    said = [text for text in texts if text[1].strip()]  # the last Shift+Enter leaves an empty cell
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()


def port_is_free(port: int) -> bool:
    """Whether nothing listens on a port of this machine."""
    with socket.socket() as probe:
        if os.name == "posix":  # elsewhere this option lets two servers share a port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="barrage-nb", description=messages.command_about())
    parser.add_argument("folder", nargs="?", type=Path, help=messages.command_folder())
    parser.add_argument("--language", help=messages.command_language(names=tuple(languages().values())))
    parser.add_argument("--port", type=int, help=messages.command_port())
    parser.add_argument("--copy-only", action="store_true", help=messages.command_copy_only())
    parser.add_argument("--no-browser", action="store_true", help=messages.command_no_browser())
    parser.add_argument("--allow-root", action="store_true", help=messages.command_allow_root())
    return parser


def main(words: list[str] | None = None) -> int:
    """Copy the lessons and open JupyterLab on the first; 1 with a sentence where that cannot be done."""
    asked = _parser().parse_args(words)
    if asked.language is not None:
        try:
            language(asked.language)
        except ValueError as error:
            print(error, file=sys.stderr)
            return 1
    folder = (asked.folder or Path("barrage-lessons")).expanduser()
    if not asked.copy_only and importlib.util.find_spec("jupyterlab") is None:
        return _complain(messages.command_no_jupyterlab)
    if asked.port is not None and not (0 < asked.port < 65536 and port_is_free(asked.port)):
        return _complain(messages.command_port_taken, port=asked.port)
    try:
        kept = copy_lessons(folder, spoken_now())
    except OSError as error:
        named_like_a_file = isinstance(error, FileExistsError | NotADirectoryError)
        why = messages.command_not_a_folder() if named_like_a_file else error.strerror or error
        return _complain(messages.command_folder_unusable, folder=folder, why=why)
    if kept:
        print(messages.command_kept(names=kept), flush=True)
    trust_lessons(folder, spoken_now())
    if spoken_now() != ENGLISH:
        print(messages.command_in_english(language=language(), names=in_english(spoken_now())), flush=True)
    if asked.copy_only:
        print(messages.command_copied(folder=folder.resolve()))
        return 0
    fold_left_side(folder)
    print(messages.command_opening(folder=folder.resolve()), flush=True)
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is JupyterLab's to answer: it asks, and stops its kernels
    lab = subprocess.Popen(_jupyterlab(folder.resolve(), asked), env=_settings())
    signal.signal(signal.SIGTERM, lambda *_: lab.terminate())
    return lab.wait()


def _jupyterlab(folder: Path, asked: argparse.Namespace) -> list[str]:
    """The command that starts JupyterLab on the first lesson."""
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    command += [f"--LabApp.default_url=/lab/tree/{FIRST_LESSON}", f"--LabApp.workspaces_dir={folder / _WORKSPACES}"]
    command += ["--no-browser"] if asked.no_browser else []
    command += ["--allow-root"] if asked.allow_root else []
    command += [f"--port={asked.port}", "--ServerApp.port_retries=0"] if asked.port else []
    return command


def _settings() -> dict[str, str]:
    """The environment of a JupyterLab that speaks our language, and offers no news over the feedback of a lesson."""
    beside = Path(__file__).parent / "jupyter"
    paths = [str(beside), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    ours = {"JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths)), "BARRAGE_NB_LANGUAGE": spoken_now()}
    ours["BARRAGE_NB_IN_ENGLISH"] = ",".join(in_english(spoken_now()))
    return {"PYTHONSTARTUP": str(beside / "startup.py"), **os.environ, **ours}


def _complain(message: Callable[..., str], **values: object) -> int:
    print(message(**values), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
