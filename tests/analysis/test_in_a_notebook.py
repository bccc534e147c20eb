"""In a notebook all cores work, also for functions of its cells; an interrupted cell leaves them ready for the next."""

import nbformat
import pytest
from nbclient import NotebookClient

SETTINGS = """
import os, signal, threading, time
import barrage_nb as bn
from barrage_nb.analysis import executors, quick_player
from barrage_nb.analysis.executors import Pool
from barrage_nb.engine.play import builder_player
executors.WORTH_SENDING = 0
position = bn.sketch("usa | italy")
def mine(seed):
    return builder_player(seed)
"""
SAME = """
while not Pool.of_this_process().awake():
    time.sleep(0.05)
assert executors.usual() == "cores"
assert bn.rollout(position, mine, n=12).ends == bn.rollout(position, builder_player, n=12, executor=None).ends
assert Pool.shared is not None
"""
INTERRUPTED = """
workers = Pool.shared.processes()
threading.Timer(1, lambda: os.killpg(os.getpgid(0), signal.SIGINT)).start()
bn.rollout(position, quick_player, n=10**5)
"""
STILL = "assert Pool.shared.processes() == workers"
CALM = "import warnings; warnings.simplefilter('error')"


def test_all_cores_work_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BARRAGE_NB_CORES", raising=False)
    cells = [
        SETTINGS,
        "Pool.workers = 2; import barrage_nb.analysis.executors as executors; executors.cores = lambda: 2",
    ]
    cells += ["executors.cores = lambda: 2", CALM, SAME, INTERRUPTED, SAME + STILL]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    client = NotebookClient(notebook, timeout=120, allow_errors=True)
    client.execute()
    said = [output for cell in notebook.cells for output in cell.outputs]
    assert [(output.ename, output.evalue) for output in said if output.output_type == "error"] == [
        ("KeyboardInterrupt", "")
    ], said
    assert not any(output.get("name") == "stderr" for output in said), said
