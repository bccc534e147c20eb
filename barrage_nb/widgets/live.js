// A text on the page that is read aloud when it changes.
export default {
  render({ model, el }) {
    const said = el.appendChild(document.createElement("div"));
    said.setAttribute("role", "status");
    said.setAttribute("aria-live", "polite");
    said.tabIndex = -1; // where the focus goes when the button that asked for it has gone, or the name in it that had it
    const show = () => {
      const inside = said.contains(document.activeElement);
      said.innerHTML = model.get("value");
      if (inside) said.focus({ preventScroll: true });
    };
    model.on("change:value", show);
    show();
  },
};
