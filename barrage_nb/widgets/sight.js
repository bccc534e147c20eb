// Sight: what scrolls around a widget, whatever may move it under the eyes of who looks at it, and how dark the page is.
const scrollerOf = (node) => {
  const last = document.fullscreenElement; // what scrolls around that is out of sight
  for (let up = node; up && up !== last; ) {
    up = up.parentElement;
    if (up && /auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return up;
  }
  return null;
};
const onMoves = (root, moved, signal) => { // scrolled, resized, or pushed by what has grown above it
  const sizes = new ResizeObserver(() => moved());
  for (let up = root; up && up !== document.body; up = up.parentElement) sizes.observe(up);
  document.addEventListener("scroll", moved, { capture: true, passive: true, signal });
  window.addEventListener("resize", moved, { passive: true, signal });
  signal.addEventListener("abort", () => sizes.disconnect());
};
const LOOKED = "barrage-looked"; // the page was scrolled on purpose
// Shift+Enter leads on to the next cell, as it does all over a notebook: it presses nothing, and run anew, this cell would lose
// what was done in it, also where a press on what is said there has left the cell itself with the focus. It is listened for
// before any other key.
const BOARDS = ".barrage-board, .barrage-explorer, .barrage-predict";
let pressedIn = null; // the board, or the question, that was pressed last
const onward = (event) => {
  const { target, key, shiftKey } = event, inCell = target.matches?.(".jp-Cell.jp-mod-active") && target.contains(pressedIn);
  const root = target.closest?.(BOARDS) ?? (inCell ? pressedIn : null), cell = root?.closest(".jp-Cell");
  if (key !== "Shift" && !root) pressedIn = null;
  if (!cell || key !== "Enter" || !shiftKey || target.matches("textarea")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  target.dispatchEvent(new Event(LOOKED, { bubbles: true }));
  cell.nextElementSibling?.focus({ preventScroll: true });
  cell.nextElementSibling?.scrollIntoView({ block: "nearest" });
};
// Run All makes the last cell the active one and scrolls to it. The reader is led back to where they were, to what they last saw
// and at first to the top, and held there while cells lose their outputs and get new ones, until they move themselves.
const SETTLES = 600; // milliseconds in which the prompts say that all waits, once JupyterLab has scrolled to the last cell
const DRAWN = 300; // milliseconds in which the last cells are drawn once all has run
const MEANT = 500; // milliseconds after a press in a notebook in which what happens is what it asked for
const stayPut = () => {
  // Of each notebook: the first cell in sight, how far down it begins, the active one, how many wait. On a slow machine JupyterLab
  // may have made the last one active, and scrolled to it, before any waits: then the place before that is the reader's.
  const places = new WeakMap();
  let moved = -Infinity, pressed = -Infinity, turned = -Infinity; // when somebody last moved about, and pressed or turned in a notebook
  const below = (page, cell) => cell.getBoundingClientRect().top - page.getBoundingClientRect().top;
  const waits = (cell) => cell.querySelector(".jp-InputPrompt")?.textContent.includes("*");
  const look = (page) => {
    const cells = [...page.querySelectorAll(".jp-Cell")], active = cells.find((cell) => cell.classList.contains("jp-mod-active"));
    const waiting = cells.filter(waits).length, now = performance.now();
    let place = places.get(page);
    const anew = !(place?.waiting > 1) || active !== place.active;
    if (waiting > 1 && anew && active === cells.at(-1) && now > pressed + MEANT) { // all begins to run
      if (place?.before && now < place.since + SETTLES) place = place.before;
      if (!place?.first?.isConnected) place = { first: cells[0], down: below(page, cells[0]) + page.scrollTop, active: cells[0] };
      places.set(page, { ...place, waiting, began: now });
      for (const cell of cells) sizes.observe(cell);
      if (place.active?.isConnected) place.active.focus({ preventScroll: true });
    } else if (!place?.began || moved > place.began || (!waiting && now > (place.ended ??= now) + DRAWN)) {
      const first = cells.find((cell) => below(page, cell) + cell.offsetHeight > 0);
      const own = now < Math.max(pressed, turned) + MEANT || !place || place.began;
      const { before, since } = own ? {} : active === place.active ? place : { before: place, since: now };
      places.set(page, { first, down: first && below(page, first), active, waiting, before, since });
      if (place?.began) for (const cell of cells) sizes.unobserve(cell);
      return;
    }
    page.scrollTop += below(page, place.first) - place.down;
  };
  const sizes = new ResizeObserver(([{ target }]) => look(target.closest(NOTEBOOK)));
  const lookAt = ({ target }) => { const page = target.closest?.(NOTEBOOK); if (page) requestAnimationFrame(() => look(page)); };
  const move = ({ type, target }) => {
    moved = performance.now();
    if (!target.closest?.(NOTEBOOK)) return;
    if (type === "wheel") turned = moved;
    else pressed = moved;
  };
  for (const kind of ["pointerdown", "keydown", "wheel"]) window.addEventListener(kind, move, { capture: true, passive: true });
  for (const kind of ["scroll", "focusin"]) document.addEventListener(kind, lookAt, { capture: true, passive: true });
  for (const page of document.querySelectorAll(NOTEBOOK)) look(page);
};
const NOTEBOOK = ".jp-Notebook .jp-WindowedPanel-outer";
if (!window.barrageOnward) {
  window.addEventListener("keydown", (window.barrageOnward = onward), { capture: true });
  window.addEventListener("pointerdown", ({ target }) => { pressedIn = target.closest?.(BOARDS); }, { capture: true, passive: true });
  stayPut();
}
const isDark = () => {
  const light = document.body.dataset.jpThemeLight;
  if (light) return light === "false";
  const ground = document.querySelector(".cell-output-ipywidget-background") ?? document.body; // VS Code lays one under widgets
  const colour = getComputedStyle(ground).backgroundColor.match(/[\d.]+/g);
  if (!colour || colour[3] === "0") return /dark|contrast$/.test(document.body.dataset.vscodeThemeKind);
  return +colour[0] + +colour[1] + +colour[2] < 384;
};
