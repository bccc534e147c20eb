// A number with minus and plus; the field between them is a real one, so that keys and screen readers know it.
const make = (parent, kind, attributes = {}, text = "") => {
  const made = parent.appendChild(document.createElement(kind));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
};

export default {
  render({ model, el }) {
    const label = make(el, "span", { class: "barrage-label", "aria-hidden": "true" });
    const box = make(el, "div", { class: "barrage-stepper" });
    const less = make(box, "button", { type: "button", tabindex: "-1" }, "\u2212"); // keys have the arrows of the field
    const field = make(box, "input", { type: "number", inputmode: "numeric", placeholder: "?" });
    const more = make(box, "button", { type: "button", tabindex: "-1" }, "+");
    let shown = ""; // what is typed since then is not lost when something else changes
    const show = () => {
      const value = model.get("value"), least = model.get("least"), most = model.get("most");
      label.textContent = model.get("label");
      field.setAttribute("aria-label", model.get("label"));
      Object.assign(field, { min: least, max: most, step: model.get("by") });
      if (field.value === shown || document.activeElement !== field) field.value = shown = String(value ?? "");
      [[less, "less", value === null || value <= least], [more, "more", value !== null && value >= most]].forEach(([button, name, ended]) => {
        button.setAttribute("aria-label", model.get(name));
        button.setAttribute("aria-disabled", ended); // it keeps the focus, as a disabled one would not
      });
    };
    const put = (value) => {
      if (Number.isFinite(value)) model.set("value", Math.max(model.get("least"), Math.min(model.get("most"), Math.round(value))));
      model.save_changes();
      shown = field.value;
      show();
    };
    const step = (button, way) => () => {
      if (button.getAttribute("aria-disabled") !== "true") put((model.get("value") ?? 0) + way * model.get("by"));
    };
    less.onclick = step(less, -1);
    more.onclick = step(more, 1);
    field.onchange = () => put(field.value === "" ? NaN : +field.value);
    field.onkeydown = ({ key }) => { if (key === "Enter") field.onchange(); };
    model.on("change", show);
    show();
    return () => model.off("change", show);
  },
};
