// A sentence with numbers that are dragged, to the right for more; what follows from them is at hand for every way to set them.
const FAR = 18; // pixels from one number to the next
const KEYS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 3, PageDown: -3, Home: -1e6, End: 1e6 };

export default {
  render({ model, el }) {
    const line = el.appendChild(document.createElement("p")), at = { ...model.get("at") }, made = {};
    line.className = "barrage-drag";
    const numbers = model.get("numbers");
    const steps = (name) => Math.round((numbers[name][1] - numbers[name][0]) / numbers[name][2]);
    const step = (name) => Math.round((at[name] - numbers[name][0]) / numbers[name][2]);
    const show = () => {
      const told = model.get("found")[Object.keys(numbers).map((name) => at[name]).join(",")];
      for (const [name, places] of Object.entries(made)) for (const each of places) {
        each.textContent = numbers[name] ? at[name] : told[name];
        if (numbers[name]) each.setAttribute("aria-valuenow", at[name]);
        if (numbers[name]) each.title = model.get("hint");
      }
    };
    const go = (name, to) => {
      const next = numbers[name][0] + numbers[name][2] * Math.max(0, Math.min(steps(name), to));
      if (next === at[name]) return;
      model.set("at", { ...at, [name]: next }); // which is heard below
      model.save_changes();
    };
    for (const { text, name } of model.get("pieces")) {
      line.append(text);
      if (name === null) continue;
      const each = line.appendChild(document.createElement(numbers[name] ? "span" : "output"));
      (made[name] ??= []).push(each);
      if (!numbers[name]) continue;
      const [first, last] = numbers[name];
      for (const [key, value] of Object.entries({
        role: "slider", tabindex: 0, "aria-label": name.replaceAll("_", " "), "aria-valuemin": first, "aria-valuemax": last,
      })) each.setAttribute(key, value);
      let from = null;
      each.addEventListener("pointerdown", (event) => {
        each.setPointerCapture(event.pointerId);
        from = [event.clientX, step(name)];
      });
      each.addEventListener("pointermove", ({ clientX }) => { if (from) go(name, from[1] + Math.round((clientX - from[0]) / FAR)); });
      for (const kind of ["pointerup", "pointercancel"]) each.addEventListener(kind, () => { from = null; });
      each.addEventListener("keydown", (event) => {
        if (!(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        go(name, step(name) + KEYS[event.key]);
      });
    }
    const heard = () => { Object.assign(at, model.get("at")); show(); }; // here, in another view of it, or in another language
    model.on("change", heard);
    show();
    return () => model.off("change", heard);
  },
};
