// Sight: what scrolls around a widget, and whatever may move it under the eyes of who looks at it.
const scrollerOf = (node) => {
  for (let up = node.parentElement; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return up;
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
