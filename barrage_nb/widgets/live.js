// A text on the page that is read aloud when it changes.
export default {
  render({ model, el }) {
    const said = el.appendChild(document.createElement("div"));
    said.setAttribute("role", "status");
    said.setAttribute("aria-live", "polite");
    said.tabIndex = -1; // where the focus goes when the button that asked for it has gone
    const show = () => { said.innerHTML = model.get("value"); };
    model.on("change:value", show);
    show();
  },
};
