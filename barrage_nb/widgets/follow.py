"""Keeps the panels beside a tall board in sight while the page is scrolled."""

import anywidget

_ESM = """
const scrolls = (node) =>
  /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight;
const scrollerOf = (node) => { while (node && !scrolls(node)) node = node.parentElement; return node; };
export default {
  render({ el }) {
    const ended = new AbortController();
    const follow = () => {
      const side = el.closest(".barrage-explorer")?.querySelector(".barrage-right"), both = side?.parentElement;
      if (!both) return;
      const left = both.querySelector(".barrage-left").getBoundingClientRect(), box = both.getBoundingClientRect();
      const seen = scrollerOf(both)?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
      const beside = left.width && side.getBoundingClientRect().left >= left.right - 1;
      const taller = Math.max(0, side.offsetHeight + 16 - (Math.min(seen.bottom, window.innerHeight) - seen.top));
      const down = Math.min(Math.max(0, seen.top) + 8 - box.top - taller, box.height - side.offsetHeight);
      side.style.transform = beside && down > 0 ? `translateY(${down}px)` : "";
    };
    const sizes = new ResizeObserver(follow);
    const attach = () => {
      const side = el.closest(".barrage-explorer")?.querySelector(".barrage-right");
      if (side) sizes.observe(side);
      else if (!ended.signal.aborted) requestAnimationFrame(attach);
    };
    attach();
    window.addEventListener("scroll", follow, { capture: true, passive: true, signal: ended.signal });
    window.addEventListener("resize", follow, { signal: ended.signal });
    el.style.display = "none";
    return () => { ended.abort(); sizes.disconnect(); };
  },
};
"""


class Follow(anywidget.AnyWidget):
    """Shows nothing; to be put somewhere inside a `.barrage-explorer`."""

    _esm = _ESM
