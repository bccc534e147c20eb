"""Keeps keys for the lists, buttons and sliders of a widget, where Jupyter would take them as shortcuts for cells.

On the buttons of a timeline the arrow keys step: left and right by move, up and down by event. A button of a timeline
that has nothing to do stays in reach, as one that lost the focus would leave the keys with nobody to hear them.
"""

import anywidget

_ESM = """
const NATIVE = "select, button, summary", STEPS = /^(Arrow|Home|End|Page)/;
const ALONG = { ArrowLeft: "move-back", ArrowRight: "move-on", ArrowUp: "event-back", ArrowDown: "event-on" };
export default {
  render({ el }) {
    const ended = new AbortController();
    const keep = (event) => { // before Jupyter's shortcuts; what the browser does with the key stays
      const root = el.closest(".barrage-explorer, .barrage-board");
      if (!root?.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Tab") return;
      if (event.target.matches(NATIVE) || (event.target.matches(".noUi-handle") && !STEPS.test(event.key)))
        event.stopImmediatePropagation();
      if (ALONG[event.key] && event.target.matches(".barrage-timeline button")) {
        event.preventDefault();
        root.querySelector(`.barrage-${ALONG[event.key]}`).click();
      }
    };
    window.addEventListener("keydown", keep, { capture: true, signal: ended.signal });
    const tell = () => el.closest(".barrage-explorer, .barrage-board")?.querySelectorAll(".barrage-timeline button")
      .forEach((button) => button.setAttribute("aria-disabled", button.classList.contains("barrage-idle")));
    const told = new MutationObserver(tell);
    const attach = () => {
      if (ended.signal.aborted) return;
      const root = el.closest(".barrage-explorer, .barrage-board");
      if (!root) return void requestAnimationFrame(attach);
      told.observe(root, { subtree: true, attributes: true, attributeFilter: ["class"] });
      tell();
    };
    el.style.display = "none";
    attach();
    return () => { ended.abort(); told.disconnect(); };
  },
};
"""


class Keys(anywidget.AnyWidget):
    """Shows nothing; to be put somewhere inside a `.barrage-explorer` or a `.barrage-board`."""

    _esm = _ESM
