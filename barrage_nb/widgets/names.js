// Names: what a sentence names is lit on the picture of its widget, while the pointer or the focus is on it.
const onNames = (board, tell, signal) => {
  const root = board.closest(".barrage-explorer") ?? board;
  const ours = (node) => node && (node.closest(".barrage-explorer") ?? node.closest(".barrage-board")) === root;
  const named = (target) => { const node = target?.closest?.("[data-name]"); return ours(node) ? node : null; };
  let lit = "";
  const light = (node) => {
    const name = node?.dataset.name ?? "";
    if (name !== lit) tell({ name: (lit = name), show: false });
  };
  const focused = () => named(document.activeElement);
  const on = (target, kinds, listener, options) =>
    kinds.split(" ").forEach((kind) => target.addEventListener(kind, listener, { signal, ...options }));
  on(root, "pointerover", ({ target }) => light(named(target) ?? focused()));
  on(root, "pointerleave", () => light(focused()));
  on(root, "focusin", ({ target }) => light(named(target)));
  on(root, "focusout", () => light(null));
  on(root, "click", ({ target }) => { if (named(target)) tell({ name: named(target).dataset.name, show: true }); });
  on(window, "keydown", (event) => { // before Jupyter's shortcuts
    const { target, key } = event, here = named(target), step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if ((!here && !target.matches?.("[role=log]")) || event.ctrlKey || event.metaKey || event.altKey) return;
    const names = [...(here ? root : target).querySelectorAll("[data-name]")].filter((node) => ours(node) && node.getClientRects().length);
    if (step) names[Math.max(0, Math.min(names.length - 1, names.indexOf(here) + step))]?.focus({ preventScroll: !here });
    else if (here && (key === "Enter" || key === " ")) tell({ name: here.dataset.name, show: true });
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
};
