"""Run notebooks from top to bottom and keep their outputs: `python tools/run_notebooks.py [NAME…]`."""

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def clean(notebook: Any) -> None:
    """Drop what only a running kernel can show, and what differs from run to run."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        outputs = []
        for output in cell.get("outputs", ()):
            if "data" in output:
                output["data"].pop(WIDGET_VIEW, None)
                if not output["data"]:
                    continue
            outputs.append(output)
        if cell.cell_type == "code":
            cell["outputs"] = outputs


def run(path: Path) -> None:
    """Run one notebook in a fresh kernel and write it back."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=120, store_widget_state=False, resources={"metadata": {"path": str(path.parent)}}
    ).execute()
    clean(notebook)
    nbformat.validate(notebook)
    nbformat.write(notebook, path)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def main(names: list[str]) -> None:
    """Run the notebooks named, or all."""
    for path in [Path(name) for name in names] or sorted(NOTEBOOKS.glob("*.ipynb")):
        run(path)


if __name__ == "__main__":
    main(sys.argv[1:])
