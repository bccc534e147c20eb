"""The command that opens the lessons: what it copies, what it keeps, and what it says where it cannot."""

import json
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from jupyter_client.manager import start_new_kernel
from nbformat import read, write
from nbformat.sign import NotebookNotary
from nbformat.v4 import new_code_cell, new_notebook

from barrage_nb.__main__ import (
    _settings,
    copy_lessons,
    fold_left_side,
    lessons,
    lessons_folder,
    main,
    port_is_free,
    trust_lessons,
    written,
)
from barrage_nb.words import language, languages

FIRST = "00_start_here.ipynb"


def test_the_lessons_are_copied_and_untouched_ones_renewed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "lessons"
    assert copy_lessons(folder) == []
    assert {path.name for path in folder.glob("*.ipynb")} == {path.name for path in lessons_folder().glob("*.ipynb")}
    (folder / FIRST).unlink()
    assert copy_lessons(folder) == []
    assert (folder / FIRST).read_bytes() == (lessons_folder() / FIRST).read_bytes()
    assert not list(folder.glob("*.part"))


def test_an_old_lesson_is_renewed_unless_it_was_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = tmp_path / "edition"
    edition.mkdir()
    monkeypatch.setattr("barrage_nb.__main__.lessons_folder", lambda: edition)
    for name in ("a.ipynb", "b.ipynb"):
        (edition / name).write_text("first edition", "utf-8")
    copy_lessons(tmp_path / "mine")
    (tmp_path / "mine" / "a.ipynb").write_text("my notes", "utf-8")
    for name in ("a.ipynb", "b.ipynb"):
        (edition / name).write_text("second edition", "utf-8")
    assert copy_lessons(tmp_path / "mine") == ["a.ipynb"]
    assert (tmp_path / "mine" / "a.ipynb").read_text("utf-8") == "my notes"
    assert (tmp_path / "mine" / "b.ipynb").read_text("utf-8") == "second edition"


def saved(path: Path, source: str = "1 + 1", output: str = "2", more: str = "") -> None:
    """A notebook as JupyterLab saves it: a line of code, what it printed, and perhaps a cell more."""
    run = {"cell_type": "code", "source": [source], "metadata": {}, "execution_count": 1, "outputs": [output]}
    empty = {"cell_type": "code", "source": [more], "metadata": {}, "outputs": []}
    path.write_text(json.dumps({"cells": [run, empty], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}), "utf-8")


def test_a_lesson_that_was_only_run_is_not_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edition, mine = tmp_path / "edition", tmp_path / "mine"
    edition.mkdir()
    monkeypatch.setattr("barrage_nb.__main__.lessons_folder", lambda: edition)
    saved(edition / "a.ipynb")
    copy_lessons(mine)
    saved(mine / "a.ipynb", output="run once more")
    assert written(mine / "a.ipynb") == written(edition / "a.ipynb")
    assert copy_lessons(mine) == []
    assert "run once more" in (mine / "a.ipynb").read_text("utf-8")  # until there is a newer edition
    saved(edition / "a.ipynb", source="1 + 2", output="3")
    assert copy_lessons(mine) == []
    assert (mine / "a.ipynb").read_bytes() == (edition / "a.ipynb").read_bytes()
    saved(mine / "a.ipynb", source="1 + 2", more="2 + 2")
    assert copy_lessons(mine) == []  # changed, but there is no newer edition to speak of
    saved(edition / "a.ipynb", source="1 + 3")
    assert copy_lessons(mine) == copy_lessons(mine) == ["a.ipynb"]
    assert "2 + 2" in (mine / "a.ipynb").read_text("utf-8")


def test_only_copying_starts_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "--copy-only"]) == 0
    assert capsys.readouterr().out == f"The lessons are in {tmp_path.resolve()}.\n"
    assert (tmp_path / FIRST).exists()


def test_jupyter_trusts_our_lessons_and_no_changed_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    copy_lessons(tmp_path)
    changed = tmp_path / FIRST
    changed.write_text(changed.read_text("utf-8").replace("One round", "Some round"), "utf-8")
    copy_lessons(tmp_path)
    trust_lessons(tmp_path)
    notary = NotebookNotary()
    trusted = {path.name: notary.check_signature(read(path, as_version=4)) for path in tmp_path.glob("*.ipynb")}
    assert [name for name, known in trusted.items() if not known] == [FIRST]


@pytest.mark.parametrize("record", ["{broken", "[]", "null", "\xff"])
def test_a_damaged_record_loses_nothing(tmp_path: Path, record: str) -> None:
    copy_lessons(tmp_path)
    (tmp_path / FIRST).write_text("mine", "utf-8")
    (tmp_path / ".barrage_nb.json").write_bytes(record.encode("latin-1"))
    assert copy_lessons(tmp_path) == [FIRST]
    assert (tmp_path / FIRST).read_text("utf-8") == "mine"


@pytest.mark.parametrize("folder", ["file", "file/inside"])
def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: str) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert main([str(tmp_path / folder), "--no-browser"]) == 1
    said = capsys.readouterr().err
    assert "cannot be written to" in said
    assert "that is a file" in said
    assert "name another folder" in said


@pytest.fixture
def nobody_special() -> Iterator[None]:
    """Root may write everywhere, so for a moment be somebody else."""
    import jupyterlab  # noqa: F401 - somebody else may not even read where it is installed

    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    yield
    if root:
        os.seteuid(0)


@pytest.mark.skipif(os.name != "posix", reason="on Windows the mode of a folder does not protect it")
def test_a_folder_that_may_not_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], nobody_special: None
) -> None:
    closed = tmp_path / "closed"
    with suppress(PermissionError):  # as somebody else, not even this folder can be made
        closed.mkdir(mode=0o555)
    assert main([str(closed), "--no-browser"]) == 1
    said = capsys.readouterr().err
    assert f"cannot be written to {closed}: Permission denied" in said


@pytest.mark.parametrize("port", ["0", "-1", "65536"])
def test_what_is_no_port_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert main([str(tmp_path / "lessons"), f"--port={port}"]) == 1
    assert f"port {port} cannot be used" in capsys.readouterr().err
    assert not (tmp_path / "lessons").exists()


def test_a_port_is_free_until_somebody_listens() -> None:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        port = server.getsockname()[1]
        assert not port_is_free(port)
    assert port_is_free(port)


def test_the_left_side_is_folded_once_and_then_as_the_reader_has_it(tmp_path: Path) -> None:
    fold_left_side(tmp_path)
    (workspace,) = (tmp_path / ".barrage_nb_lab").iterdir()
    laid_out = json.loads(workspace.read_text())
    assert laid_out["data"]["layout-restorer:data"]["left"]["collapsed"]
    workspace.write_text('{"data": {}, "metadata": {"id": "default"}}')
    fold_left_side(tmp_path)
    assert workspace.read_text() == '{"data": {}, "metadata": {"id": "default"}}'


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two lessons, one of them in Italian, too."""
    folder = tmp_path / "edition"
    (folder / "it").mkdir(parents=True)
    monkeypatch.setattr("barrage_nb.__main__.lessons_folder", lambda: folder)
    for name, source in (("a.ipynb", "1"), ("b.ipynb", "2"), ("it/a.ipynb", "uno")):
        write(new_notebook(cells=[new_code_cell(source)]), folder / name)
    return folder


def test_lessons_come_in_a_language_as_far_as_they_are_translated(
    tmp_path: Path, edition: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine"
    assert main([str(mine), "--copy-only", "--language", "it"]) == 0
    assert (mine / "a.ipynb").read_bytes() == (edition / "it" / "a.ipynb").read_bytes()
    assert (mine / "b.ipynb").read_bytes() == (edition / "b.ipynb").read_bytes()
    said = capsys.readouterr().out
    assert "queste lezioni sono in inglese: b." in said
    assert f"Le lezioni sono in {mine.resolve()}." in said
    assert _settings()["BARRAGE_NB_LANGUAGE"] == "it"
    assert _settings()["BARRAGE_NB_IN_ENGLISH"] == "b", "in a lesson in English the boards speak English, too"
    language("English")
    assert main([str(mine), "--copy-only"]) == 0  # back again; what nobody has changed follows
    assert {name: path.parent for name, path in lessons().items()} == {"a.ipynb": edition, "b.ipynb": edition}
    assert (mine / "a.ipynb").read_bytes() == (edition / "a.ipynb").read_bytes()


def test_a_kernel_of_the_lessons_knows_the_kit_before_its_first_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONSTARTUP", raising=False)
    manager, client = start_new_kernel(kernel_name="python3", env=_settings())
    try:
        box = "import sys; assert 'barrage_nb.cells' in sys.modules and 'barrage_nb' not in globals()"
        assert client.execute_interactive(box, timeout=60)["content"]["status"] == "ok"
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    monkeypatch.setenv("PYTHONSTARTUP", "mine.py")
    assert _settings()["PYTHONSTARTUP"] == "mine.py"


def test_a_language_that_nobody_speaks_is_refused_before_anything_is_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "mine"), "--language", "klingon"]) == 1
    assert f"barrage_nb speaks {', '.join(languages().values())}" in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()
