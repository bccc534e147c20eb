// A question with a place for every guess: real fields and buttons, so that keys and screen readers know them.
const make = (parent, kind, name = "", text = "", attributes = {}) => {
  const made = parent.appendChild(document.createElement(kind));
  if (name) made.className = name;
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const KEPT = "barrage_nb said ";
const kept = { // what was said, try by try: it comes back when the notebook is opened again; some browsers keep nothing
  read: (key) => { try { return JSON.parse(localStorage.getItem(KEPT + key)) ?? []; } catch { return []; } },
  write: (key, tries) => { try { tries.length ? localStorage.setItem(KEPT + key, JSON.stringify(tries)) : localStorage.removeItem(KEPT + key); } catch { /* told once */ } },
};
const NEAR = 100; // pixels below the end of a picture in which what is told may still begin beside it
const MANY = 3; // so many questions of as many choices would be a wall of buttons
const MARKED = "barrage-marked"; // the state of a question has changed
const press = (button, on) => { button.setAttribute("aria-pressed", on); return on; };

export default {
  render({ model, el }) {
    const ended = new AbortController(), { signal } = ended;
    const root = make(el, "section", "barrage-predict"), form = make(root, "form");
    const marks = make(root, "div", "barrage-marks", "", { role: "group" });
    const told = make(root, "div", "barrage-told-here", "", { role: "status", "aria-live": "polite" });
    const again = make(root, "button", "barrage-soft-button", "", { type: "button" }), picture = make(root, "div", "barrage-predict-map");
    const why = make(root, "div", "barrage-why"); // what does not fit beside the picture: under it, and as wide as the page
    told.tabIndex = -1;
    let blanks = [], spots = [], nudge = null, help = null;

    const say = (said) => {
      const { key } = model.get("asked");
      kept.write(key, said ? [...kept.read(key), said] : []);
      model.send({ said });
    };
    const mark = () => { // a mark for every question of the notebook; a click leads there
      const all = [...(root.closest(".jp-Notebook") ?? document).querySelectorAll(".barrage-predict")];
      marks.replaceChildren();
      if (all.length < 2) return;
      marks.setAttribute("aria-label", `${all.indexOf(root) + 1} / ${all.length}`);
      for (const each of all) {
        const dot = make(marks, "button", "", "", { type: "button", tabindex: -1, "data-state": each.dataset.state, title: each.querySelector("legend")?.textContent ?? "" });
        if (each === root) dot.className = "barrage-here";
        dot.addEventListener("click", () => each.scrollIntoView({ block: "center" }));
      }
    };
    const answer = (event) => {
      event?.preventDefault();
      const said = blanks.map(({ value }) => value()), missing = said.findIndex((each) => each === undefined);
      const { missing: open, none } = model.get("asked"), nothing = said.some((each) => each?.length === 0);
      if (missing < 0 && (!nothing || nudge.textContent === none)) return say(said);
      nudge.textContent = missing < 0 ? none : open;
      blanks[missing]?.focus();
    };
    const number = (row, label) => {
      const field = make(row, "input", "", "", { type: "number", step: 1, inputmode: "numeric", "aria-label": label });
      return { value: () => (field.value === "" ? undefined : Math.round(+field.value)), focus: () => field.focus() };
    };
    const list = (row, label, texts) => { // of many questions at once each is one line
      const field = make(row, "select", "", "", { "aria-label": label });
      ["", ...texts].forEach((text, place) => make(field, "option", "", text, { value: place || "" }));
      return { value: () => (field.value ? +field.value - 1 : undefined), focus: () => field.focus() };
    };
    const choices = (row, label, texts, several, alone) => {
      const group = make(row, "span", "barrage-choices-here", "", { role: "group", "aria-label": label }), chosen = new Set();
      const buttons = texts.map((text, place) => make(group, "button", "", text, { type: "button" }));
      const toggle = pressing(buttons, chosen, several, alone);
      buttons.forEach((button, place) => button.addEventListener("click", () => toggle(place)));
      return field(chosen, several, buttons);
    };
    const pressing = (buttons, chosen, several, alone) => {
      if (!alone) buttons.forEach((button) => press(button, false));
      return (place) => {
        if (several) chosen.delete(place) || chosen.add(place); else chosen.clear(), chosen.add(place);
        if (alone) answer(); else buttons.forEach((button, each) => press(button, chosen.has(each)));
      };
    };
    const field = (chosen, several, buttons) => ({
      value: () => (several ? [...chosen] : chosen.size ? [...chosen][0] : undefined),
      focus: () => buttons[0].focus(),
    });
    const places = ({ label, kind, choices: texts }, boxes, alone) => { // buttons over the picture, one of them in the order of Tab
      const chosen = new Set(), several = kind === "several";
      spots = boxes.map(([left, top, right, bottom], place) => {
        const spot = make(picture, "button", "barrage-place", "", { type: "button", "aria-label": texts[place], title: texts[place] });
        Object.assign(spot.style, { left: `${100 * left}%`, top: `${100 * top}%`, width: `${100 * (right - left)}%`, height: `${100 * (bottom - top)}%` });
        spot.tabIndex = place ? -1 : 0;
        return spot;
      });
      const toggle = pressing(spots, chosen, several, alone);
      spots.forEach((spot, place) => spot.addEventListener("click", () => toggle(place)));
      return field(chosen, several, spots);
    };
    const draw = () => {
      const asked = model.get("asked");
      form.replaceChildren();
      picture.querySelectorAll(".barrage-place").forEach((spot) => spot.remove());
      spots = [];
      const group = make(form, "fieldset"), [first] = asked.blanks;
      make(group, "legend", "", asked.question);
      if (asked.hint) make(group, "p", "barrage-hint", asked.hint);
      const alone = asked.blanks.length === 1 && first.kind === "one";
      const grid = asked.blanks[0].column ? make(make(group, "div", "barrage-blank"), "table") : null, rows = new Map();
      const cell = ({ label, column }) => { // of a table that is filled in: its head and its rows come with its cells
        if (!grid.tHead) {
          const head = grid.createTHead().insertRow();
          ["", ...new Set(asked.blanks.map((blank) => blank.column))].forEach((text) => make(head, "th", "", text, { scope: "col" }));
        }
        if (!rows.has(label)) make(rows.set(label, (grid.tBodies[0] ?? grid.createTBody()).insertRow()).get(label), "th", "", label, { scope: "row" });
        return make(rows.get(label), "td");
      };
      blanks = asked.blanks.map((blank) => {
        if (grid) return number(cell(blank), `${blank.label}, ${blank.column}`);
        if (asked.boxes.length) return places(blank, asked.boxes, alone);
        const row = make(group, "div", "barrage-blank"), label = blank.label || asked.question;
        if (blank.label) make(row, "span", "barrage-label", blank.label);
        if (blank.kind === "one" && asked.blanks.length >= MANY && blank.choices.length >= MANY) return list(row, label, blank.choices);
        return blank.kind === "number" ? number(row, label) : choices(row, label, blank.choices, blank.kind === "several", alone);
      });
      const last = asked.blanks.length === 1 && group.querySelector(".barrage-blank") || make(group, "div", "barrage-blank");
      if (!alone) make(last, "button", "barrage-main", asked.guess, { type: "submit" });
      const tell = make(last, "button", "barrage-soft-button", asked.tell, { type: "button" });
      tell.addEventListener("click", () => say(asked.blanks.map(() => null)));
      help = make(last, "button", "barrage-soft-button", asked.help, { type: "button" });
      help.addEventListener("click", () => model.send({ help: true }));
      last.insertBefore(help, tell);
      nudge = make(last, "span", "barrage-hint", "", { "aria-live": "polite" });
      again.textContent = asked.again;
      show();
    };
    const noRoom = (part) => { // beside the picture: it is too wide there, or would begin far below its end
      const { left, right: most } = told.getBoundingClientRect(), { right, bottom: ends } = picture.getBoundingClientRect();
      const wide = [part, ...part.querySelectorAll(":not(svg *)")].some((each) => each.getBoundingClientRect().right > most + 1);
      return picture.clientHeight && left >= right && (wide || part.getBoundingClientRect().top > ends + NEAR);
    };
    const show = () => {
      const answered = model.get("told"), state = model.get("state"), open = ["open", "tried", "helped"].includes(state);
      const here = root.contains(document.activeElement), was = form.querySelector(".barrage-blank")?.hidden;
      told.innerHTML = answered;
      why.replaceChildren();
      form.querySelectorAll(".barrage-blank, p.barrage-hint").forEach((part) => { part.hidden = !open; });
      again.hidden = open;
      if (!open) why.append(...[...told.children].filter((part) => !part.matches(".barrage-verdict") && noRoom(part)));
      help.hidden = !["tried", "helped"].includes(state);
      help.style.visibility = state === "helped" ? "hidden" : ""; // a second click there would tell all
      if (answered && open) nudge.textContent = "";
      spots.forEach((spot) => { spot.hidden = !open; });
      const anew = state === "open" && root.dataset.state && root.dataset.state !== "open";
      root.dataset.state = state;
      if (anew) { // with empty fields
        kept.write(model.get("asked").key, []);
        draw();
        if (here) (spots[0] ?? form.querySelector("input, select, button")).focus({ preventScroll: true });
        return;
      }
      window.dispatchEvent(new Event(MARKED));
      if (!here) return;
      if (!open) told.focus({ preventScroll: true });
      else if (was) (spots[0] ?? form.querySelector("input, select, button")).focus({ preventScroll: true });
      else if (document.activeElement === document.body) (blanks[0] ?? form).focus({ preventScroll: true });
    };
    const paint = () => {
      picture.querySelector("svg")?.remove();
      picture.insertAdjacentHTML("afterbegin", model.get("picture"));
    };
    const keys = (event) => { // Jupyter would take them for its shortcuts
      if (!root.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab" || (event.shiftKey && event.key === "Enter")) return;
      event.stopImmediatePropagation();
      const at = spots.indexOf(event.target), step = STEPS[event.key];
      if (at < 0 || !step) return;
      event.preventDefault();
      const next = spots[(at + step + spots.length) % spots.length];
      event.target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    };
    const dress = () => { const dark = isDark(); if (model.get("dark") !== dark) { model.set("dark", dark); model.save_changes(); } };
    const themes = new MutationObserver(dress);
    themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class", "style"] });
    form.addEventListener("submit", answer);
    again.addEventListener("click", () => say(null));
    window.addEventListener("keydown", keys, { capture: true, signal });
    let soon = 0;
    window.addEventListener(MARKED, () => { cancelAnimationFrame(soon); soon = requestAnimationFrame(mark); }, { signal });
    for (const [name, change] of Object.entries({ asked: draw, told: show, state: show, picture: paint })) model.on(`change:${name}`, change);
    paint(); draw(); dress(); clauses();
    const before = kept.read(model.get("asked").key);
    if (before.length && model.get("state") === "open") model.send({ kept: before });
    return () => { ended.abort(); themes.disconnect(); };
  },
};
