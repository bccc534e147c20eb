// A button that copies a text to the clipboard of the person at the page.
export default {
  render({ model, el }) {
    const button = el.appendChild(document.createElement("button"));
    button.className = "jupyter-button widget-button lm-Widget";
    const label = () => { button.textContent = model.get("label"); };
    let timer;
    button.addEventListener("click", async () => {
      try { await navigator.clipboard.writeText(model.get("text")); button.textContent = model.get("done"); }
      catch (error) { button.textContent = model.get("failed"); }
      clearTimeout(timer); // what an earlier press said must not cut this one short
      timer = setTimeout(label, 1600);
    });
    model.on("change:label", label);
    label();
  },
};
