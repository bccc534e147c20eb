// Cards of which one is chosen: radio buttons, so that the arrow keys go from card to card.
const PERSON = '<svg viewBox="0 0 10 14" aria-hidden="true"><circle cx="5" cy="3.2" r="2.8"/><path d="M.4 14C.4 9.6 2 7.6 5 7.6s4.6 2 4.6 6.4z"/></svg>';
const make = (parent, kind, attributes = {}, text = "") => {
  const made = parent.appendChild(document.createElement(kind));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
};

export default {
  render({ model, el }) {
    const label = make(el, "span", { class: "barrage-label", "aria-hidden": "true" });
    const box = make(el, "div", { class: "barrage-cards", role: "radiogroup" }), name = `barrage-cards-${Math.random()}`;
    let fields = [];
    const draw = () => {
      label.textContent = model.get("label");
      box.setAttribute("aria-label", model.get("label"));
      box.replaceChildren();
      fields = model.get("cards").map((each, place) => {
        const card = make(box, "label", { title: each.name }), field = make(card, "input", { type: "radio", name, "aria-label": each.name });
        make(card, "b", { "aria-hidden": "true" }, each.sign);
        const below = make(card, "span", { "aria-hidden": "true" }, each.note ?? "");
        if (each.people) below.innerHTML = PERSON.repeat(each.people);
        card.classList.toggle("barrage-taken", !!each.note);
        field.onchange = () => { model.set("at", place); model.save_changes(); };
        return field;
      });
      show();
    };
    const show = () => fields.forEach((field, place) => { field.checked = place === model.get("at"); });
    model.on("change:cards change:label", draw);
    model.on("change:at", show);
    draw();
    return () => { model.off("change:cards change:label", draw); model.off("change:at", show); };
  },
};
