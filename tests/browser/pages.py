"""A board on a page: its notebook is opened and run, its things are clicked, tapped and reached by keys."""

import json
import time
import uuid
from collections.abc import Callable, Collection
from typing import Any

READY = """async () => {
  await window.jupyterapp.restored;
  const shown = window.jupyterapp.shell.currentWidget;
  await shown.context.ready; await shown.sessionContext.ready;
  while (!shown.sessionContext.session?.kernel || shown.sessionContext.session.kernel.status !== 'idle')
    await new Promise(go => setTimeout(go, 20));
}"""
HAS_KERNEL = "!!window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel"
RUN_ALL = "async () => { await window.jupyterapp.commands.execute('notebook:run-all-cells'); }"
RUN_CELL = """async (code) => { // the cell that has some code
  const {content} = window.jupyterapp.shell.currentWidget;
  const wanted = ({model}) => model.type === 'code' && model.sharedModel.source.includes(code);
  content.activeCellIndex = content.widgets.findIndex(wanted);
  await window.jupyterapp.commands.execute('notebook:run-cell');
}"""
IS_LAB = "!!window.jupyterapp"
OPEN = "async (path) => { await window.jupyterapp.commands.execute('docmanager:open', {path}); }"
LAID_OUT = {
    "doc": "async () => { const {shell} = window.jupyterapp; shell.mode = 'single-document'; shell.collapseLeft(); }",
    "lab": "async () => { const {shell} = window.jupyterapp; shell.mode = 'multiple-document'; shell.expandLeft(); }",
}
"""How JupyterLab shows a notebook: alone, or with the file browser beside it."""
CLOSE_ALL = """async () => { // what is open, with its kernel; what was asked in between; what was put into the page
  const open = [...window.jupyterapp.shell.widgets('main')];
  for (const each of open) await each.sessionContext?.shutdown();
  for (const each of open) each.dispose();
  for (const asking of document.querySelectorAll('.jp-Dialog')) asking.remove();
  document.activeElement?.blur();
  for (const key of Object.keys(localStorage)) if (key.startsWith('barrage_nb')) localStorage.removeItem(key);
}"""
AS_NEW = """() => { // what is still left over from before
  const left = ['.jp-NotebookPanel', '.jp-Dialog', '.lm-Menu', '.barrage-board', 'svg.barrage-film'];
  const there = left.filter((each) => document.querySelector(each));
  const focused = document.activeElement; // JupyterLab may give it to the page where it offers notebooks
  if (!focused.matches('body, .jp-Launcher')) there.push(`the focus on ${focused.outerHTML.slice(0, 80)}`);
  if (document.documentElement.scrollTop) there.push('a scrolled page');
  if (document.body.dataset.jpThemeLight !== 'true') there.push('a dark theme');
  return there;
}"""
WINDOW = {"width": 1280, "height": 900}
SAVE = "async () => { await window.jupyterapp.commands.execute('docmanager:save'); }"
DARK = "async () => { await window.jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Dark'}); }"
LEFT_SIDE = "async () => { await window.jupyterapp.commands.execute('application:toggle-left-area'); }"
RESTART = "async () => { await window.jupyterapp.shell.currentWidget.sessionContext.restartKernel(); }"
IN_KERNEL = """async (code) => { // what it prints, once all that it sends before has come, and its reply
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel; let out = '';
  const all = {code: `${code}\\nprint(end='\\\\x04')`, stop_on_error: false, store_history: false};
  const future = kernel.requestExecute(all, false, {unseen: true});
  future.done.catch(() => null); // that it rests again is not told
  await Promise.all([
    new Promise((yes) => { future.onReply = yes; }),
    new Promise((yes, no) => {
      future.onIOPub = ({header, content}) => {
        if (header.msg_type === 'stream') out += content.text;
        if (header.msg_type === 'error') no(new Error(content.ename + ': ' + content.evalue));
        if (out.endsWith('\\x04')) yes();
      };
    }),
  ]).finally(() => future.dispose());
  return out.slice(0, -1);
}"""
ANSWER = """async ([source, argument, seconds]) => {
  let clock;
  const late = new Promise((_, no) => {
    clock = setTimeout(() => no(new Error(`no answer in ${seconds} seconds`)), 1000 * seconds);
  });
  return Promise.race([(0, eval)(`(${source})`)(argument), late]).finally(() => clearTimeout(clock));
}"""
"""The clock holds what is awaited from outside, which is thrown away where nothing of the page does."""
PATIENCE = 60
"""Seconds until a thing that should come is given up; where it comes, waiting costs nothing."""
RESTS = """async (thing) => { // how far down something begins, once it rests
  const top = () => document.querySelector(thing).getBoundingClientRect().top;
  for (let rests = 0, before; rests < 6; await new Promise(requestAnimationFrame)) {
    rests = top() === before ? rests + 1 : 0;
    before = top();
  }
  return top();
}"""
IN_SIGHT = """async ([thing, x, y]) => { // scroll as by the wheel until a point of something is in sight and at rest
  thing.dispatchEvent(new WheelEvent('wheel', {bubbles: true}));
  const frame = () => new Promise(requestAnimationFrame);
  const point = () => {
    const {left, top, width} = thing.getBoundingClientRect();
    return [left + x * width, top + y * width, width];
  };
  for (let before = ''; ;) {
    const there = document.elementFromPoint(...point().slice(0, 2)), seen = thing === there || thing.contains(there);
    for (let up = thing.parentElement; up; up = up.parentElement) { // every part that scrolls, from the inside out
      if (!/auto|scroll/.test(getComputedStyle(up).overflowY) || up.scrollHeight <= up.clientHeight) continue;
      const box = up.getBoundingClientRect(), [, top] = point();
      const low = Math.max(0, box.top), high = Math.min(window.innerHeight, box.bottom);
      const margin = seen ? Math.min(120, (high - low) / 4) : (high - low) / 2;
      if (top < low + margin || top > high - margin) up.scrollTop += top - (low + high) / 2;
    }
    await frame();
    await new Promise((go) => setTimeout(go, 60)); // the page still moves where what was pressed is kept in sight
    await frame();
    const now = JSON.stringify(point());
    if (now === before) return point();
    before = now;
  }
}"""
A_BAR = 24
"""Where there are so many pixels more, a scroll bar went away: nothing is drawn anew."""
COLOUR = "(canvas, [x, y]) => Array.from(canvas.getContext('2d').getImageData(x, y, 1, 1).data)"
CANVAS = ".barrage-stage canvas"
NOTEBOOK = ".jp-Notebook .jp-WindowedPanel-outer"
MARGIN = 12
ANSWERS = ".barrage-below:has-text('Every answer') select"


SEEN = """(node) => { // how much of the height of something is in sight, whatever scrolls around it
  let { top, bottom, height } = node.getBoundingClientRect();
  for (let up = node.parentElement; up; up = up.parentElement) {
    if (up === document.body || getComputedStyle(up).overflowY === "visible") continue;
    const box = up.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return (Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / height;
}"""


def wait_for(check: Callable[[], Any], what: str, seconds: float = PATIENCE, pause: float = 0.03) -> Any:
    """Ask again and again until the answer is yes; what takes longer is asked more rarely, as asking is work too."""
    until, rarest = time.monotonic() + seconds, max(pause, 0.25)
    while not (answer := check()):
        assert time.monotonic() < until, f"waited in vain for {what}"
        time.sleep(pause)
        pause = min(rarest, 1.5 * pause)
    return answer


def on_page(page: Any, source: str, argument: Any = None) -> Any:
    """What an asynchronous function of the page gives, once it is over."""
    return page.evaluate(ANSWER, [source, argument, PATIENCE])


def in_sight(thing: Any, x: float, y: float) -> tuple[float, float]:
    """Where a point of something is on the page once it is scrolled into sight; it is given in parts of its width."""
    at: list[float] = on_page(thing.page, IN_SIGHT, [thing.element_handle(), x, y])
    return at[0], at[1]


def turn_wheel(page: Any, by: float) -> None:
    """Turn the mouse wheel in the margin of a notebook: over a part that scrolls for itself it would move that."""
    notebook = page.locator(NOTEBOOK).bounding_box()
    page.mouse.move(notebook["x"] + MARGIN, notebook["y"] + notebook["height"] / 2)
    page.mouse.wheel(0, by)


def bring(page: Any, thing: str, top: float) -> None:
    """Turn the wheel until something begins where it is wanted: the page may still grow above it."""

    def there() -> bool:
        away = float(on_page(page, RESTS, thing)) - top
        if abs(away) > 1:
            turn_wheel(page, away)
        return abs(away) <= 1

    wait_for(there, f"{thing} at {top}")


def middle(box: list[float], width: float) -> tuple[float, float]:
    """The middle of a box of a picture, in parts of the picture's width."""
    return (box[0] + box[2]) / 2 / width, (box[1] + box[3]) / 2 / width


def in_lab(jupyter: str, notebook: str, files: bool = False) -> str:
    """The address of a notebook in JupyterLab, alone or with the file browser beside it.

    Its workspace is its own: none remembers what was open in another.
    """
    return f"{jupyter}/{'lab' if files else 'doc'}/workspaces/{uuid.uuid4().hex}/tree/{notebook}"


def open_lab(page: Any, address: str, first: str = CANVAS, cells: Collection[str] = ()) -> None:
    """Open a notebook of JupyterLab or Notebook 7, run it once its kernel is ready, and wait for something on it.

    With `cells` only those are run which have some code.

    A page that shows JupyterLab already is laid out for it, and only opens the notebook.
    """
    lab, _, notebook = address.partition("/tree/")
    server, _, way = lab.partition("/workspaces/")[0].rpartition("/")
    if way in LAID_OUT and page.url.startswith(tuple(f"{server}/{each}/" for each in LAID_OUT)):
        on_page(page, LAID_OUT[way])
        on_page(page, OPEN, notebook)
    else:
        page.goto(address, wait_until="domcontentloaded")
    page.locator(".jp-Notebook").wait_for(timeout=1000 * PATIENCE)
    wait_for(lambda: page.evaluate("!!window.jupyterapp?.shell?.currentWidget?.sessionContext"), "the notebook")
    on_page(page, READY)
    for code in cells:
        on_page(page, RUN_CELL, code)
    if not cells:
        on_page(page, RUN_ALL)
    page.locator(first).first.wait_for(state="visible", timeout=1000 * PATIENCE)


def leave(page: Any) -> None:
    """Leave JupyterLab with nothing pointed at, and nothing open."""
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size(WINDOW)
    page.mouse.move(0, 0)
    on_page(page, CLOSE_ALL)
    wait_for(lambda: not page.evaluate(AS_NEW), f"a page as new, without {page.evaluate(AS_NEW)}")


class Table:
    """One board on a page of JupyterLab, by the name it has in the notebook."""

    def __init__(self, page: Any, name: str = "board", place: int = 0) -> None:
        self.page, self.name = page, name
        self.canvas = page.locator(CANVAS).nth(place)
        self.ready()

    def ready(self) -> None:
        """Wait until the board is as wide as there is room for it, and is painted."""
        wait_for(lambda: 0 <= self.page.evaluate(*self._room()) - self.ask("board.page.room") <= A_BAR, "the width")
        wait_for(lambda: abs(self.canvas.bounding_box()["width"] - self.width()) <= 1, "the fit")
        wait_for(lambda: self.colour(4, 4)[3] == 255, "paint")

    def width(self) -> float:
        """How wide the picture is."""
        return float(self.ask("board.picture.scene.width"))

    def _room(self) -> tuple[str, Any]:
        return "(canvas) => canvas.closest('.barrage-stage').clientWidth", self.canvas.element_handle()

    def ask(self, expression: str) -> Any:
        """The value of an expression about `board`, in the kernel."""
        imports = "import json; from barrage_nb.board.refs import Ref"
        code = f"{imports}; print(json.dumps((lambda board: {expression})({self.name})))"
        return json.loads(on_page(self.page, IN_KERNEL, code))

    def played(self) -> list[str]:
        """The moves that led to what is shown."""
        return list(self.ask("[str(step.move) for step in board.cursor.steps[:board.cursor.at]]"))

    def expect(self, *moves: str) -> None:
        """Wait until these are the moves that were played."""
        wait_for(lambda: self.played() == list(moves), f"{moves}, not {self.played()}")

    def point(self, thing: str) -> tuple[float, float]:
        """The middle of a thing on the page, scrolled into sight, the panel in which it lies opened."""
        box = wait_for(lambda: self.ask(f"board.picture.scene.bounds(Ref.read({thing!r}))") or self._open(thing), thing)
        return in_sight(self.canvas, *middle(box, self.width()))

    def _open(self, thing: str) -> None:
        """Open the folded panel in which a thing lies, if it lies in one."""
        if bar := self.ask(f"next(map(str, board.state.answers_in([Ref.read({thing!r})])), None)"):
            self.click(bar)

    def click(self, thing: str) -> None:
        """Click on a thing."""
        self.page.mouse.click(*self.point(thing))

    def tap(self, thing: str) -> None:
        """Tap a thing with a finger."""
        self.page.touchscreen.tap(*self.point(thing))

    def focus(self, thing: str, key: str = "ArrowRight") -> None:
        """Move the focus to a thing with a key; the folded panel in which it lies is opened by Enter."""
        if self.ask(f"board.picture.scene.bounds(Ref.read({thing!r}))") is None:
            self.focus(self.ask(f"next(map(str, board.state.answers_in([Ref.read({thing!r})])))"), key)
            self.page.keyboard.press("Enter")
            wait_for(lambda: self.ask(f"board.picture.scene.bounds(Ref.read({thing!r}))"), thing)
        for _ in range(60):
            before = self.ask("str(board.focused)")
            if before == thing:
                return
            self.page.keyboard.press(key)
            wait_for(lambda before=before: self.ask("str(board.focused)") != before, f"what follows {before}")
        raise AssertionError(f"{key} does not lead to {thing}")

    def button(self, text: str) -> Any:
        """A button by its text."""
        return self.page.get_by_role("button", name=text, exact=True)

    def colour(self, x: float, y: float) -> list[int]:
        """The colour of a point of the picture."""
        pixels = self.ask("board.picture.painter.pixels")
        return list(self.canvas.evaluate(COLOUR, [round(pixels * x), round(pixels * y)]))
