"""A page of JupyterLab for benchmarks: a server and Chromium of their own, a notebook that has run."""

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
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
}
# Nagle off on kernel websockets: a stall of 40 ms for every click on loopback, of whatever is clicked.
SERVER_CONFIG = """
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler as _Handler
_open = _Handler.open
async def open(self, *arguments, **options):
    self.set_nodelay(True)
    return await _open(self, *arguments, **options)
_Handler.open = open
"""
READY = """async () => {
  const shown = window.jupyterapp.shell.currentWidget
  await shown.context.ready
  await shown.sessionContext.ready
  while (shown.sessionContext.session?.kernel?.status !== 'idle') await new Promise((go) => setTimeout(go, 20))
  await Promise.race([
    window.jupyterapp.commands.execute('notebook:run-all-cells'), new Promise((go) => setTimeout(go, 60000)),
  ])
}"""
RUN = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
  let out = ''
  const future = kernel.requestExecute({ code, store_history: false })
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === 'stream') out += content.text
    if (header.msg_type === 'error') out += 'ERROR ' + content.ename + ': ' + content.evalue
  }
  await future.done
  return out
}"""


def _port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _prepare(root: Path, cells: list[str]) -> dict[str, str]:
    """The notebook, and folders of their own for configuration; the environment that names them."""
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "cells": [
            {
                "id": f"c{number}",
                "cell_type": "code",
                "source": cell,
                "metadata": {},
                "outputs": [],
                "execution_count": None,
            }
            for number, cell in enumerate(cells)
        ],
    }
    (root / "work").mkdir()
    (root / "work" / "view.ipynb").write_text(json.dumps(notebook))
    for plugin, body in SETTINGS.items():
        path = root / "settings" / f"{plugin}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(body))
    (root / "config").mkdir()
    (root / "config" / "jupyter_server_config.py").write_text(SERVER_CONFIG)
    folders = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return dict(os.environ, PYTHONPATH=str(ROOT), **{name: str(root / folder) for name, folder in folders.items()})


@contextmanager
def _server(root: Path, environment: dict[str, str]) -> Iterator[str]:
    port = _port()
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1", f"--port={port}", "--allow-root"]
    command += ["--IdentityProvider.token=", "--ServerApp.password=", f"--ServerApp.root_dir={root / 'work'}"]
    command += ["--expose-app-in-browser", "--LabApp.news_url=None"]
    with open(root / "server.log", "wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api", timeout=1).read()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((root / "server.log").read_text()[-3000:]) from None
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


@contextmanager
def opened(cells: list[str], width: int = 1500, height: int = 1400) -> Iterator[Any]:
    """A page on which a notebook of these cells has run."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("there is no Chromium on this machine")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = Path(folder)
        with _server(root, _prepare(root, cells)) as address:
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS, headless=True)
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"{address}/doc/tree/view.ipynb?reset", wait_until="domcontentloaded")
            page.locator(".jp-Notebook").wait_for(timeout=60_000)
            page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=60_000)
            page.evaluate(READY)
            page.locator("canvas").last.wait_for(timeout=60_000)
            page.wait_for_timeout(1500)
            yield page
            browser.close()
