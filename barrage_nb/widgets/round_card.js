// A card over the board: put away, it gives the focus to the picture before it goes, so that the page has nothing to look for.
export default {
  render({ model, el }) {
    const table = el.appendChild(document.createElement("div"));
    const away = el.appendChild(document.createElement("button"));
    away.type = "button";
    away.className = "jupyter-button";
    el.setAttribute("role", "region");
    const show = () => {
      const told = model.get("told");
      if (!told && el.contains(document.activeElement))
        el.closest(".barrage-board")?.querySelector(".barrage-stage canvas")?.focus({ preventScroll: true });
      table.innerHTML = told;
      away.textContent = model.get("away");
      away.title = model.get("tip");
      el.setAttribute("aria-label", model.get("label"));
      el.hidden = !told; // its layout clears what style says of display
    };
    const close = () => { model.set("told", ""); model.save_changes(); show(); };
    away.addEventListener("click", close);
    el.addEventListener("keydown", ({ key }) => { if (key === "Escape") close(); });
    const says = "change:told change:away change:tip change:label";
    model.on(says, show);
    show();
    return () => model.off(says, show);
  },
};
