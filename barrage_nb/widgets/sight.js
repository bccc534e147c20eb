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
// what was done in it. It is listened for before any other key.
const onward = (event) => {
  const { target, key, shiftKey } = event, root = target.closest?.(".barrage-board, .barrage-explorer"), cell = root?.closest(".jp-Cell");
  if (!cell || key !== "Enter" || !shiftKey || target.matches("textarea")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  target.dispatchEvent(new Event(LOOKED, { bubbles: true }));
  cell.nextElementSibling?.focus({ preventScroll: true });
  cell.nextElementSibling?.scrollIntoView({ block: "nearest" });
};
if (!window.barrageOnward) window.addEventListener("keydown", (window.barrageOnward = onward), { capture: true });
const isDark = () => {
  const light = document.body.dataset.jpThemeLight;
  if (light) return light === "false";
  const colour = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g);
  return !!colour && colour[3] !== "0" && +colour[0] + +colour[1] + +colour[2] < 384;
};
