// A list of moves that stays where it is while it changes: click or arrow keys choose one, Enter or a double click plays it.
const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5, Home: -Infinity, End: Infinity };
let count = 0;

export default {
  render({ model, el }) {
    const ended = new AbortController(), { signal } = ended, name = `barrage-rows-${count++}`;
    const list = el.appendChild(document.createElement("div"));
    list.tabIndex = 0;
    list.setAttribute("role", "listbox");
    const rows = () => [...list.querySelectorAll("li")];
    const show = () => {
      const { html, options, picked } = model.get("shown"), place = options.indexOf(picked), { scrollTop } = el;
      list.innerHTML = html;
      list.setAttribute("aria-label", model.get("label"));
      for (const each of list.querySelectorAll("ol, p")) each.setAttribute("role", "none");
      rows().forEach((row, number) => {
        row.id = `${name}-${number}`;
        row.setAttribute("role", "option");
        row.setAttribute("aria-selected", number === place);
      });
      if (place < 0) list.removeAttribute("aria-activedescendant");
      else list.setAttribute("aria-activedescendant", `${name}-${place}`);
      el.scrollTop = scrollTop;
    };
    const see = (row) => { // within the list only: the page stays
      const box = el.getBoundingClientRect(), at = row.getBoundingClientRect();
      el.scrollTop += Math.min(0, at.top - box.top - 4) + Math.max(0, at.bottom - box.bottom + 4);
    };
    const send = (what, place) => {
      const { options } = model.get("shown");
      if (options.length) model.send({ [what]: options[Math.max(0, Math.min(options.length - 1, place))] });
    };
    const placeOf = (event) => rows().indexOf(event.target.closest?.("li"));
    list.addEventListener("click", (event) => { if (placeOf(event) >= 0) send("pick", placeOf(event)); }, { signal });
    list.addEventListener("dblclick", (event) => { if (placeOf(event) >= 0) send("play", placeOf(event)); }, { signal });
    window.addEventListener("keydown", (event) => { // before Jupyter's shortcuts
      if (event.target !== list || event.ctrlKey || event.metaKey || event.altKey) return;
      const { options, picked } = model.get("shown"), place = options.indexOf(picked), { key } = event;
      if (key in STEPS) send("pick", place < 0 && key === "ArrowUp" ? Infinity : Math.max(place, key === "PageUp" ? 0 : -1) + STEPS[key]);
      else if (key === "Enter" && place >= 0) send("play", place);
      else if (key === "Enter" || key === " ") send("pick", Math.max(0, place));
      else if (key === "Escape" && place >= 0) model.send({ pick: null });
      else if (key === "Tab") return;
      if (key in STEPS || key === "Enter" || key === " ") event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true, signal });
    model.on("change:shown", show);
    model.on("msg:custom", () => { const row = list.querySelector("[aria-selected=true]"); if (row) see(row); });
    show();
    return () => { ended.abort(); model.off("change:shown", show); };
  },
};
