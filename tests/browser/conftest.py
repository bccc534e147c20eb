"""One JupyterLab and one Chromium for all browser tests; Notebook 7 and Voilà where a test asks for them."""

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
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
}
# Nagle off on kernel websockets: a stall of 40 ms for every click on loopback.
SERVER_CONFIG = """
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler as _Handler
_open = _Handler.open
async def open(self, *arguments, **options):
    self.set_nodelay(True)
    return await _open(self, *arguments, **options)
_Handler.open = open
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: while Playwright is open, the main thread has an event loop that runs."""
    items.sort(key=lambda item: HERE in item.path.parents)


def missing(what: str) -> None:
    """Skip for lack of something; where everything must be there (CI), fail."""
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(f"{what}; in CI the browser tests must run")
    pytest.skip(what)


def chromium() -> str | None:
    """Where Chromium is on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, driven by Playwright."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed")
    found = chromium()
    if found is None:
        missing("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=CHROMIUM_OPTIONS, headless=True)
        yield launched
        launched.close()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def prepared(root: Path) -> dict[str, str]:
    """The notebooks to open and folders of their own for configuration; the environment that names them."""
    shutil.copytree(HERE / "notebooks", root / "work")
    for plugin, body in SETTINGS.items():
        path = root / "settings" / f"{plugin}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(body))
    (root / "config").mkdir()
    (root / "config" / "jupyter_server_config.py").write_text(SERVER_CONFIG)
    return dict(
        os.environ,
        JUPYTER_CONFIG_DIR=str(root / "config"),
        JUPYTER_RUNTIME_DIR=str(root / "runtime"),
        JUPYTERLAB_SETTINGS_DIR=str(root / "settings"),
        JUPYTERLAB_WORKSPACES_DIR=str(root / "workspaces"),
        IPYTHONDIR=str(root / "ipython"),
        PYTHONPATH=os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    )


def served(command: list[str], root: Path, environment: dict[str, str], url: str) -> Iterator[str]:
    """A server that answers at a URL, until the tests are over."""
    with open(root / "server.log", "wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(url, timeout=1).read()
            break
        except OSError:
            if process.poll() is not None:
                raise RuntimeError((root / "server.log").read_text()[-3000:]) from None
            time.sleep(0.1)
    try:
        yield url
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def lab_command(root: Path, port: int) -> list[str]:
    """What starts JupyterLab, and Notebook 7 with it."""
    options = ["--no-browser", "--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0", "--allow-root"]
    options += ["--IdentityProvider.token=", "--ServerApp.password=", f"--ServerApp.root_dir={root / 'work'}"]
    options += ["--expose-app-in-browser", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    options += ["--LabApp.news_url=None", "--JupyterNotebookApp.expose_app_in_browser=True"]
    return [sys.executable, "-m", "jupyterlab", *options]


@pytest.fixture(scope="session")
def jupyter(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[str]:
    """A server with JupyterLab and Notebook 7; its address."""
    root = tmp_path_factory.mktemp("jupyter")
    environment = prepared(root)
    port = free_port()
    for url in served(lab_command(root, port), root, environment, f"http://127.0.0.1:{port}/api"):
        yield url.removesuffix("/api")


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[str]:
    """A Voilà server; its address."""
    if shutil.which("voila", path=str(Path(sys.executable).parent)) is None:
        missing("voila is not installed")
    root = tmp_path_factory.mktemp("voila")
    environment = prepared(root)
    port = free_port()
    command = [sys.executable, "-m", "voila", "--no-browser", f"--port={port}", str(root / "work")]
    yield from served(command, root, environment, f"http://127.0.0.1:{port}/")


@pytest.fixture
def logged() -> list[str]:
    """The errors that the page logs; at the end there must be none."""
    return []


@pytest.fixture
def page(browser: Any, logged: list[str]) -> Iterator[Any]:
    """A fresh page of 1280 by 900 with a touch screen."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, has_touch=True)
    page = context.new_page()
    page.on("pageerror", lambda error: logged.append(str(error)))
    page.on("console", lambda message: logged.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert not logged
