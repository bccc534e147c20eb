"""Kernels that are forked from a process which has imported the kit already: that import was most of what a test cost.

Who asks for a kernel runs this file as a script. It hands its folder, environment and connection file to the process
that forks, and lives as long as the kernel does: whoever starts, interrupts and kills it notices no difference.
"""

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

AS_IMPORTED = [
    "__import__('ipywidgets').load_ipython_extension(get_ipython())",
    "__import__('barrage_nb.cells').cells.show_in_cells()",
    "__import__('tests.browser.kernels').browser.kernels.answer_unseen()",
    "__import__('tests.browser.kernels').browser.kernels.open_in_first_box()",
]
"""What modules do as they are imported where there is a kernel already; the last of it waits for what is run next."""


@contextmanager
def forked(root: Path, environment: dict[str, str]) -> Iterator[dict[str, str]]:
    """The environment of a server whose kernels are forked; what they fork from is there as long as this is."""
    address = root / "kernels.sock"
    spec = {"argv": [sys.executable, "-S", "-E", __file__, str(address), "{connection_file}"], "language": "python"}
    named = root / "share" / "kernels" / "python3" / "kernel.json"
    named.parent.mkdir(parents=True)
    named.write_text(json.dumps(spec | {"display_name": "Python 3 (ipykernel)"}))
    process = subprocess.Popen([sys.executable, __file__, str(address)], env=environment)
    try:
        yield environment | {"JUPYTER_PATH": str(root / "share")}
    finally:
        process.terminate()
        process.wait()


def asked(address: str, connection: str) -> None:
    """Ask for a kernel, hand on what it is told by signals, and wait until it ends."""
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(address)
        told = {"connection": connection, "folder": os.getcwd(), "environment": dict(os.environ)}
        line.sendall(json.dumps(told).encode() + b"\n")
        kernel = int(line.recv(20))
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, lambda which, _: os.kill(kernel, which))
        line.recv(1)  # nothing comes: the kernel holds the other end of the line, and lets it go when it ends


def forking(address: str) -> None:
    """Import what every notebook does, and fork a kernel for whoever asks."""
    from ipykernel import kernelapp

    from barrage_nb import new_game, view, widgets  # noqa: F401

    view.position_on_page(new_game(2))  # fonts and sentences are read
    gc.freeze()  # no kernel looks for garbage in what it was forked with, and copies the memory by looking
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a kernel here
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(address)
        door.listen()
        while True:
            line, _ = door.accept()
            if not os.fork():
                break
            line.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    told = json.loads(line.makefile().readline())
    os.environ.update(told["environment"])
    os.chdir(told["folder"])
    line.sendall(str(os.getpid()).encode())
    threading.Thread(target=_ends_with, args=(line,), daemon=True).start()
    how = [f"--IPKernelApp.exec_lines={AS_IMPORTED}", f"--IPKernelApp.parent_handle={os.getppid()}"]
    kernelapp.launch_new_instance(["-f", told["connection"], *how])


def open_in_first_box() -> None:
    """Tell the pages of this kernel of the widgets that were made before there was a kernel, in its first box.

    There a kernel makes them that was not forked. What is told before a page listens, the page has to ask for: on a
    busy machine it waits four seconds in vain, and goes on without.
    """
    from IPython import get_ipython
    from ipywidgets.widgets import widget

    events = get_ipython().events

    def opened(_: object) -> None:
        events.unregister("pre_run_cell", opened)
        for each in list(widget._instances.values()):
            each.comm = each._model_id = None
            each.open()

    events.register("pre_run_cell", opened)


def answer_unseen() -> None:
    """Tell no page of being at work for a test that asks: JupyterLab shows that, and works longer at it than this."""
    from IPython import get_ipython

    kernel = get_ipython().kernel
    publish = kernel._publish_status

    def publish_what_is_seen(status: str, channel: str, parent: dict[str, Any] | None = None) -> None:
        if not (parent or kernel.get_parent(channel)).get("metadata", {}).get("unseen"):
            publish(status, channel, parent)

    kernel._publish_status = publish_what_is_seen


def _ends_with(line: socket.socket) -> None:
    """End this kernel when whoever asked for it was killed."""
    line.recv(1)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    (asked if sys.argv[2:] else forking)(*sys.argv[1:])
