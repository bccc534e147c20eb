"""Servers and a Chromium for pages that tests, benchmarks and pictures look at: nothing of the reader's own is used."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from .kernels import forked

ROOT = Path(__file__).parent.parent.parent
_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},  # a notebook may be open for long
}
# Nagle off on kernel websockets: a stall of 40 ms for every click on loopback, of whatever is clicked.
_SERVER_CONFIG = """
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler as _Handler
_open = _Handler.open
async def open(self, *arguments, **options):
    self.set_nodelay(True)
    return await _open(self, *arguments, **options)
_Handler.open = open
"""


def chromium() -> str | None:
    """Where Chromium is on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def launched(playwright: Any, found: str | None) -> Any:
    """Chromium without a window, with the scroll bars that people see and that it hides without a window."""
    bars = ["--hide-scrollbars"]
    return playwright.chromium.launch(executable_path=found, args=_OPTIONS, ignore_default_args=bars, headless=True)


def prepared(root: Path, tuned: bool = True) -> dict[str, str]:
    """Folders of their own for work and configuration; the environment that names them."""
    (root / "work").mkdir(exist_ok=True)
    for plugin, body in _SETTINGS.items():
        path = root / "settings" / f"{plugin}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(body))
    (root / "config").mkdir()
    (root / "config" / "jupyter_server_config.py").write_text(_SERVER_CONFIG if tuned else "")
    return dict(
        os.environ,
        JUPYTER_CONFIG_DIR=str(root / "config"),
        JUPYTER_RUNTIME_DIR=str(root / "runtime"),
        JUPYTERLAB_SETTINGS_DIR=str(root / "settings"),
        JUPYTERLAB_WORKSPACES_DIR=str(root / "workspaces"),
        IPYTHONDIR=str(root / "ipython"),
        PYTHONPATH=os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    )


@contextmanager
def jupyterlab(root: Path, tuned: bool = True) -> Iterator[str]:
    """JupyterLab on the folder `work`, and Notebook 7 with it; its address. Untuned, it is as people install it."""
    options = ["--ip=127.0.0.1", "--ServerApp.port_retries=0", "--allow-root", "--expose-app-in-browser"]
    options += ["--IdentityProvider.token=", "--ServerApp.password=", f"--ServerApp.root_dir={root / 'work'}"]
    options += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate", "--LabApp.news_url=None"]
    options += ["--JupyterNotebookApp.expose_app_in_browser=True"]
    environment = prepared(root, tuned)
    kernels = forked(root, environment) if tuned else nullcontext(environment)
    with kernels as told, _served(["jupyterlab", *options], root, "/api", told) as address:
        yield address


@contextmanager
def voila(root: Path) -> Iterator[str]:
    """Voilà on the folder `work`; its address."""
    with _served(["voila", str(root / "work"), "--Voila.ip=127.0.0.1"], root, "/", prepared(root)) as address:
        yield address


@contextmanager
def _served(module: list[str], root: Path, answers_at: str, environment: dict[str, str]) -> Iterator[str]:
    """A server that answers, until it is no longer wanted."""
    port = _free_port()
    command = [sys.executable, "-m", *module, "--no-browser", f"--port={port}"]
    address = f"http://127.0.0.1:{port}"
    with open(root / "server.log", "wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        _wait_for(process, address + answers_at, root / "server.log")
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_for(process: "subprocess.Popen[bytes]", url: str, log: Path) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(url, timeout=1).read()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(log.read_text()[-3000:]) from None
            time.sleep(0.1)


def _free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
