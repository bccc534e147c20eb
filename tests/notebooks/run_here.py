"""Run notebooks in this process, one after another, and name each cell that shows another thing than is stored.

`python -m tests.notebooks.run_here NOTEBOOK…` A kernel for each, as a newcomer has, takes ten times as long.
"""

import configparser
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from traitlets.config import Config

from barrage_nb.cells import show_in_cells
from tests.notebooks.clauses_met import cells_of, source_of

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
Shown = list[dict[str, str]]
"""What a cell shows, output by output, by its kinds."""


@cache
def left_out() -> list[tuple[str, str]]:
    """What differs from run to run, and what stands for it, as where kernels run the notebooks."""
    read = configparser.ConfigParser(interpolation=None)
    read.read(Path(__file__).with_name("sanitize.cfg"), "utf-8")
    return [(read[part]["regex"], read[part]["replace"]) for part in read.sections()]


def compared(text: str | list[str]) -> str:
    """A text as it is compared."""
    text = "".join(text)
    for pattern, instead in left_out():
        text = re.sub(pattern, instead, text)
    return text


def shown(data: dict[str, Any]) -> dict[str, str]:
    """An output without the view that only a kernel can fill."""
    return {kind: compared(value) for kind, value in data.items() if kind != WIDGET_VIEW}


def stored(cell: dict[str, Any]) -> Shown:
    """What a cell showed when it was stored."""
    return [shown(each["data"] if "data" in each else {each["name"]: each["text"]}) for each in cell["outputs"]]


def a_shell() -> InteractiveShell:
    """A shell as that of a kernel: results are shown in every form they have."""
    InteractiveShell.clear_instance()
    config = Config({"HistoryManager": {"enabled": False}})
    shell = InteractiveShell.instance(config=config)
    shell.display_formatter.active_types = shell.display_formatter.format_types
    hook = shell.displayhook
    hook.write_output_prompt = hook.finish_displayhook = lambda: None
    hook.write_format_data = lambda data, metadata=None: shell.display_pub.publish(data, metadata)
    show_in_cells()
    return shell


def run(shell: InteractiveShell, code: str) -> Shown:
    """What some code shows."""
    with capture_output() as captured:
        shell.run_cell(code, store_history=True).raise_error()
    printed = [{"stdout": compared(captured.stdout)}] if captured.stdout else []
    return [*printed, *filter(None, (shown(each.data) for each in captured.outputs))]


def otherwise(path: Path) -> Iterator[str]:
    """The cells of a notebook that show another thing than is stored."""
    shell = a_shell()
    for cell in cells_of(path):
        if cell["cell_type"] == "code":
            got, wanted = run(shell, source_of(cell)), stored(cell)
            if got != wanted:
                yield f"{path}, {cell['id']}: {got}\nis stored as {wanted}"


if __name__ == "__main__":
    sys.exit("\n".join(line for name in sys.argv[1:] for line in otherwise(Path(name))) or 0)
