"""Build the site, for any static host: `python tools/site.py FOLDER [PYODIDE [WHEEL…]]`.

In it are the lessons as pages that read well without a kernel, and JupyterLite with the kit inside, in which they run
in a browser. Python for the browser (Pyodide) comes from its usual address, or from the folder PYODIDE, which then goes
with the site: a school without internet serves it itself. Wheels take the place of packages of Pyodide.

What is imported is found by one list, pyodide-lock.json: Pyodide's own with the kit and its pure wheels added.
"""

import html
import json
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterable, Mapping
from email.parser import HeaderParser
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from string import Template
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import nbformat
from jupyterlite_pyodide_kernel.constants import PYODIDE_CDN_URL
from nbconvert.exporters import HTMLExporter
from nbconvert.preprocessors import TagRemovePreprocessor
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from barrage_nb import Game
from barrage_nb.lessons.course import COURSE, LEARN, TEACH
from barrage_nb.lessons.games import evening
from barrage_nb.view import scene, svg
from barrage_nb.words import course, languages, lessons

ROOT = Path(__file__).resolve().parent.parent
WITH_US = ("ipywidgets", "ipycanvas", "anywidget", "psygnal", "fluent.runtime", "fluent.syntax", "babel", "comm")
"""What the kit needs and Pyodide lacks: wheels of pure Python, as new as they are here, where everything is tested."""
ON_DEMAND = ("pandas", "matplotlib")
"""Loaded when a lesson makes a table or a plot."""
FIRST = ("barrage-nb", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "piplite", "widgetsnbextension")
"""Loaded before the first cell runs."""
BROWSER = {"platform_system": "Emscripten", "sys_platform": "emscripten", "python_version": "3.14", "extra": ""}
LOCK = "pyodide-lock.json"
"""The list of what can be imported in a browser."""
LITE = "live"
"""The folder of the site in which JupyterLite lies."""


def run(*words: str) -> None:
    """Run a module of this Python."""
    if subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=False).returncode:
        sys.exit(f"failed: python -m {' '.join(words)}")


def wheels(to: Path) -> list[Path]:
    """The wheel of the kit, and those that it needs and Pyodide lacks."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps")
    run("pip", "wheel", *quiet, "--wheel-dir", str(to), str(ROOT))
    pure = ("--only-binary=:all:", "--platform", "any", "--dest", str(to))
    run("pip", "download", *quiet, *pure, *(f"{name}=={version(name)}" for name in WITH_US))
    without_locales(next(to.glob("babel-*.whl")))
    extension = Path(sys.prefix, "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi")
    return [*sorted(to.glob("*.whl")), *(path for path in sorted(extension.glob("*.whl")) if "-3.6." not in path.name)]


def without_locales(babel: Path) -> None:
    """Leave of Babel the locales of the languages that are spoken here: all of them are nine tenths of it."""
    spoken = re.compile(rf"babel/locale-data/(?!(root|{'|'.join(languages())})[._])")
    whole = babel.rename(babel.with_suffix(".whole"))
    with ZipFile(whole) as all_of_it, ZipFile(babel, "w", ZIP_DEFLATED) as packed:
        for each in all_of_it.infolist():
            if not spoken.match(each.filename):
                packed.writestr(each, all_of_it.read(each), ZIP_DEFLATED)
    whole.unlink()


def entry(wheel: Path, address: str) -> dict[str, Any]:
    """A wheel as Pyodide's list has it."""
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        (described,) = [name for name in names if re.fullmatch(r"[^/]+\.dist-info/METADATA", name)]
        told = HeaderParser().parsestr(packed.read(described).decode())
    needs = [Requirement(each) for each in told.get_all("Requires-Dist", [])]
    wanted = {canonicalize_name(each.name) for each in needs if not each.marker or each.marker.evaluate(BROWSER)}
    tops = {name.split("/")[0].removesuffix(".py") for name in names if name.endswith(".py")}
    return {
        "name": canonicalize_name(told["Name"]),
        "version": told["Version"],
        "file_name": address,
        "install_dir": "site",
        "sha256": sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(top for top in tops if "." not in top),
        "depends": sorted(wanted - set(ON_DEMAND)),
        "unvendored_tests": False,
    }


def lock(base: Mapping[str, Any], where: str, ours: Mapping[str, Path]) -> dict[str, Any]:
    """Pyodide's list of what can be imported, from where it lies, with our wheels in it."""
    packages = {name: {**each, "file_name": f"{where}{each['file_name']}"} for name, each in base["packages"].items()}
    added = [entry(path, address) for address, path in ours.items()]
    packages |= {each["name"]: each for each in added}
    for each in added:
        each["depends"] = [name for name in each["depends"] if name in packages]
    return {**base, "packages": packages}


def importable(pyodide: Path | None) -> dict[str, Any]:
    """Pyodide's own list of what can be imported, from a folder or from its usual address."""
    try:
        if pyodide is not None:
            return dict(json.loads((pyodide / LOCK).read_text("utf-8")))
        with urllib.request.urlopen(f"{PYODIDE_CDN_URL}/{LOCK}") as answer:
            return dict(json.load(answer))
    except OSError as error:
        sys.exit(f"{LOCK} of Pyodide: {error}\nFrom a folder with a whole Pyodide it is: kit.py site FOLDER PYODIDE")


def lite(folder: Path, contents: Path) -> None:
    """JupyterLite with lessons in it."""
    where = ("--lite-dir", str(contents.parent), "--contents", str(contents), "--output-dir", str(folder))
    run("jupyter", "lite", "build", *where, "--no-sourcemaps")


def build(site: Path, pyodide: Path | None = None, also: Iterable[Path] = ()) -> None:
    """Build the site; what is `also` given are wheels that take the place of Pyodide's."""
    base = importable(pyodide)
    shutil.rmtree(site, ignore_errors=True)
    lab, work = site / LITE, site / "work"
    contents = work / "contents"
    contents.mkdir(parents=True)
    for lesson in sorted((ROOT / "notebooks").glob("*.ipynb")):
        shutil.copy(lesson, contents)
    lite(lab, contents)
    there = lab / "static" / "barrage"
    there.mkdir(parents=True)
    ours = {}
    (work / "wheels").mkdir()
    for path in (*wheels(work / "wheels"), *also):
        shutil.copy(path, there)
        ours[path.name] = path
    if pyodide is None:
        where, core = f"{PYODIDE_CDN_URL}/", f"{PYODIDE_CDN_URL}/pyodide.mjs"
    else:
        shutil.copytree(pyodide, lab / "static" / "pyodide")
        where, core = "../pyodide/", "./static/pyodide/pyodide.mjs"
    (there / LOCK).write_text(json.dumps(lock(base, where, ours)), "utf-8")
    configure(lab, core)
    pages(site)
    shutil.rmtree(work)


def configure(lab: Path, core: str) -> None:
    """Tell JupyterLite where Pyodide is, and what is loaded with it."""
    settings = {
        "pyodideUrl": core,
        "loadPyodideOptions": {"lockFileURL": "./static/barrage/pyodide-lock.json", "packages": list(FIRST)},
        "disablePyPIFallback": True,
    }
    path = lab / "jupyter-lite.json"
    told = json.loads(path.read_text("utf-8"))
    told["jupyter-config-data"].setdefault("litePluginSettings", {})
    told["jupyter-config-data"]["litePluginSettings"].setdefault(
        "@jupyterlite/pyodide-kernel-extension:kernel", {}
    ).update(settings)
    path.write_text(json.dumps(told, indent=1), "utf-8")


# The pages that are read where no kernel runs.

FOLDED = "folded"
"""The tag of a cell whose code is not shown."""
ONLY_LIVE = {  # what is said to who has a kernel, and what in its place
    re.compile(r"^\*This page is a notebook.*$", re.MULTILINE): "",
    re.compile(r"Run every grey box with \*\*Shift\+Enter\*\*(, and guess first)?\."): "",
    re.compile(r"\(If you see only a picture, run the box above\.\)"): "",
    re.compile(r" \(To begin anew, delete that file, and run this box again\.\)"): "",
    re.compile(r"\*\*When your round is over.*?recorded\."): "What follows asks about a round that was recorded.",
    re.compile(r"and press Shift\+Enter again"): "and run it again, in the browser",
}
STYLE = """<style>
body.jp-Notebook { max-width: 980px; margin: 0 auto; }
a.live { padding: 7px 16px; border: 2px solid #0f6cbd; border-radius: 9px; background: #e3f0fb; font-weight: 600; }
</style></head>"""


def live(lesson: str, says: str, kind: str = "") -> str:
    """A link that opens a lesson in JupyterLite, beside the page that it stands on."""
    return f"<a {kind} href='{LITE}/lab/index.html?path={lesson}.ipynb'>{html.escape(says)}</a>"


def read_only(notebook: Any, lesson: str) -> Any:
    """A notebook that speaks to who reads it, and has no kernel."""
    answer, use = live(lesson, "answer in the browser"), live(lesson, "use it in the browser")
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            for said, instead in ONLY_LIVE.items():
                cell.source = said.sub(instead, cell.source)
            continue
        still = any("barrage-still" in output.get("data", {}).get("text/html", "") for output in cell.outputs)
        if still or cell.metadata.get("jupyter", {}).get("source_hidden"):
            cell.metadata.setdefault("tags", []).append(FOLDED)
        for output in cell.outputs:
            if "text/html" in output.get("data", {}):
                shown = output.data["text/html"].replace(f"<p>{course.nothing()}</p>", "")
                shown = shown.replace(f"<p><b>{course.head()}</b></p>", "")
                shown = shown.replace(html.escape(lessons.run()), f"To answer: {answer}.")
                output.data["text/html"] = shown.replace(html.escape(lessons.run_again()), f"A still picture: {use}.")
    opened = live(lesson, "Open it in the browser", "class='live'")
    told = f"{opened} to guess, click and change things; nothing is installed. [All lessons](index.html)\n\n"
    notebook.cells.insert(0, nbformat.v4.new_markdown_cell(told))
    return notebook


def page(path: Path) -> str:
    """A lesson as a page; its links lead to pages."""
    exporter = HTMLExporter(template_name="lab", exclude_input_prompt=True, exclude_output_prompt=True)
    exporter.register_preprocessor(TagRemovePreprocessor(remove_input_tags={FOLDED}, enabled=True), enabled=True)
    body, _ = exporter.from_notebook_node(read_only(nbformat.read(path, as_version=4), path.stem))
    return re.sub(r"""(href=["'])(\w+)\.ipynb""", r"\1\2.html", str(body)).replace("</head>", STYLE, 1)


def start_page() -> str:
    """Where one comes to: the map, and every lesson to be read or opened."""

    def rows(part: str) -> str:
        told = [(each.file, each.name, each.question, each.takes) for each in COURSE.values() if each.part == part]
        return "".join(
            f"<tr><td><a href='{file}.html'>{html.escape(name)}</a></td><td>{html.escape(question)}</td>"
            f"<td>{html.escape(takes)}</td><td>{live(file, 'open')}</td></tr>"
            for file, name, question, takes in told
        )

    first = live("00_start_here", "Open the first lesson in the browser", "class='live'")
    picture = svg(scene(Game(evening())[150].position, show="map", width=420))
    template = Template((ROOT / "tools" / "start_page.html").read_text("utf-8"))
    return template.substitute(first=first, picture=picture, learn=rows(LEARN), teach=rows(TEACH))


def pages(site: Path) -> None:
    """Every lesson as a page, and where one comes to."""
    for lesson in sorted((ROOT / "notebooks").glob("*.ipynb")):
        (site / f"{lesson.stem}.html").write_text(page(lesson), "utf-8")
    (site / "index.html").write_text(start_page(), "utf-8")


if __name__ == "__main__":
    folder, *rest = map(Path, sys.argv[1:])
    build(folder, rest[0] if rest else None, rest[1:])
