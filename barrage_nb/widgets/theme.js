// Whether the page is dark, told to a widget that draws no canvas.
export default {
  render({ model }) {
    const dress = () => { const dark = isDark(); if (model.get("dark") !== dark) { model.set("dark", dark); model.save_changes(); } };
    const themes = new MutationObserver(dress);
    themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class", "style"] });
    dress();
    return () => themes.disconnect();
  },
};
