// The rail: a whole line over the width of the explorer, a lane for each company; it stays in sight as the board goes by.
const HEAD = 18, LANE = 10, BAR = 7, LOW = 3; // the marks of the rounds, a lane, what lies in it, and what is left below
const BY_HAND = 6; // how wide a change by hand is at most
const NEAR_END = 0.94; // from where on the name of a mark stands before it
const START = 4; // so many pixels at its left end are the start, before any move
const SVG = "http://www.w3.org/2000/svg";
const STEPS = { ArrowLeft: -1, ArrowRight: 1 }, EVENTS = { ArrowUp: -1, ArrowDown: 1 };
const made = (kind, parent, attributes = {}, name = "") => {
  const node = parent.appendChild(kind.includes(":") ? document.createElementNS(SVG, kind.slice(4)) : document.createElement(kind));
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (name) node.setAttribute("class", name);
  return node;
};

export default {
  render({ model, el }) {
    const ended = new AbortController(), { signal } = ended;
    const curves = made("div", el, { role: "group" }, "barrage-rail-curves");
    const rail = made("div", el, {}, "barrage-rail-inner");
    const track = made("div", rail, { role: "slider", tabindex: "0" }, "barrage-rail-track");
    const letters = made("div", rail, { "aria-hidden": "true" }, "barrage-rail-letters");
    const marks = made("div", rail, {}, "barrage-rail-marks");
    const tip = made("div", rail, { role: "tooltip" }, "barrage-rail-tip");
    tip.hidden = true;
    let asked = -1, sent = null, waiting = null; // the place a tip is for; a place gone to that is not shown yet; and the next
    const last = () => model.get("course").moves;
    const part = (place) => `${last() ? (100 * place) / last() : 0}%`;

    const draw = () => {
      const { companies, turns, rounds } = model.get("course"), high = HEAD + LANE * Math.max(1, companies.length) + LOW;
      rail.style.height = `${high}px`;
      track.replaceChildren();
      letters.replaceChildren(...companies.map(({ letter }) => Object.assign(document.createElement("b"), { textContent: letter })));
      const svg = made("svg:svg", track, { width: "100%", height: high, "aria-hidden": "true" });
      companies.forEach((_, lane) => made("svg:rect", svg, { x: 0, width: "100%", y: HEAD + LANE * lane, height: BAR }, "barrage-rail-lane"));
      for (const [from, to, lane] of turns) {
        const bar = lane < 0 ? { y: HEAD, height: LANE * companies.length - 3 } : { y: HEAD + LANE * lane, height: BAR, fill: companies[lane].fill };
        const drawn = made("svg:rect", svg, { x: part(from), width: part(to - from), ...bar }, `barrage-rail-${lane < 0 ? "changed" : "turn"}`);
        if (lane < 0) drawn.style.width = `min(${part(to - from)}, ${BY_HAND}px)`; // of a few moves each would be half the rail
      }
      for (const { place } of rounds) made("svg:line", svg, { x1: part(place), x2: part(place), y1: 2, y2: high - LOW }, "barrage-rail-round");
      made("svg:rect", svg, { y: HEAD - 1, height: high - HEAD - LOW + 2 }, "barrage-rail-rest");
      made("svg:rect", svg, { y: HEAD - 3, height: high - HEAD + 2, width: 3, rx: 1.5 }, "barrage-rail-here");
      const seen = [...marks.children].indexOf(document.activeElement);
      marks.replaceChildren(...rounds.map(({ place, short, told }) => {
        const mark = made("button", marks, { type: "button", title: told, "aria-label": told }, "barrage-rail-mark");
        mark.textContent = short;
        mark.style.left = part(place);
        mark.addEventListener("click", () => model.send({ mark: place }), { signal });
        return mark;
      }));
      marks.children[seen]?.focus({ preventScroll: true });
      asked = -1;
      apart();
      here();
    };
    // What was expected, move by move, as a line for each company; what one of them lost are dots, one of them in the tab order.
    const expected = () => {
      const { lines = [], dots = [], low, high, label, picked } = model.get("curves"), moves = last() || 1;
      const seen = [...curves.querySelectorAll("button")].findIndex((dot) => dot === document.activeElement);
      curves.hidden = !lines.length;
      curves.setAttribute("aria-label", label ?? "");
      curves.replaceChildren();
      if (!lines.length) return;
      const svg = made("svg:svg", curves, { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" });
      for (const y of [0, 100]) made("svg:line", svg, { x1: 0, x2: 100, y1: y, y2: y }, "barrage-rail-end-line");
      for (const { fill, own, points } of lines) {
        const way = points.map(([place, y]) => `${(100 * place) / moves},${y}`).join(" ");
        for (const kind of ["edge", "line"]) {
          const drawn = made("svg:polyline", svg, { points: way }, `barrage-rail-${kind}${own ? " barrage-rail-own" : ""}`);
          if (kind === "line") drawn.style.stroke = fill;
        }
      }
      made("span", curves, { "aria-hidden": "true" }, "barrage-rail-high").textContent = high;
      made("span", curves, { "aria-hidden": "true" }, "barrage-rail-low").textContent = low;
      made("div", curves, {}, "barrage-rail-now");
      const tabbed = Math.max(0, dots.findIndex(({ place }) => place === picked));
      dots.forEach(({ place, height, size, sure, told }, index) => {
        const dot = made("button", curves, { type: "button", title: told, "aria-label": told, "aria-pressed": place === picked, tabindex: index === tabbed ? 0 : -1 }, `barrage-rail-dot${sure ? " barrage-rail-sure" : ""}`);
        dot.style.cssText = `left: ${part(place)}; top: ${height}%; --size: ${sure ? 8 + 2 * size : 6}px`;
        dot.addEventListener("click", () => model.send({ lost: place }), { signal });
      });
      curves.querySelectorAll("button")[seen]?.focus({ preventScroll: true });
      here();
    };
    const apart = () => { // the name of a mark stands behind its line; near the end, or where the next begins, before it
      const { rounds } = model.get("course"), names = [...marks.children];
      names.forEach((mark, index) => mark.classList.toggle("barrage-rail-end", rounds[index].place > NEAR_END * last()));
      names.forEach((mark, index) => {
        const next = names[index + 1]?.getBoundingClientRect();
        if (next && mark.getBoundingClientRect().right > next.left) mark.classList.add("barrage-rail-end");
      });
    };
    const here = () => {
      const at = model.get("at"), [rest, head] = ["rest", "here"].map((name) => track.querySelector(`.barrage-rail-${name}`));
      if (!rest) return;
      const left = last() ? (100 * at) / last() : 0;
      rest.setAttribute("x", `${left}%`);
      rest.setAttribute("width", `${100 - left}%`);
      head.setAttribute("x", `calc(${left}% - 1.5px)`);
      head.style.x = `calc(${left}% - 1.5px)`;
      for (const [key, value] of Object.entries({ min: 0, max: last(), now: at, text: model.get("said") })) track.setAttribute(`aria-value${key}`, value);
      track.setAttribute("aria-label", model.get("label"));
      model.get("course").rounds.forEach(({ place }, index) => marks.children[index]?.classList.toggle("barrage-rail-passed", place <= at));
      const now = curves.querySelector(".barrage-rail-now");
      if (now) now.style.left = `${left}%`;
      if (sent === null) return;
      sent = null;
      if (waiting !== null && waiting !== at) go(waiting);
      waiting = null;
    };
    const go = (place) => { // one at a time: a slow page is asked for the newest place only
      if (sent !== null) return void (waiting = place);
      if (place === model.get("at") || place < 0 || place > last()) return;
      sent = place;
      model.send({ go: place });
      setTimeout(() => { if (sent === place) sent = null; }, 1500);
    };
    const placeAt = ({ clientX }) => {
      const { left, width } = track.getBoundingClientRect(), along = clientX - left;
      return along < START ? 0 : Math.min(last(), Math.ceil((along / width) * last()));
    };

    // What a turn was, in words, where the mouse is.
    const ask = (event) => {
      const place = placeAt(event), { left, width } = rail.getBoundingClientRect(), known = model.get("tip");
      tip.dataset.x = event.clientX - left;
      if (place !== asked) {
        asked = place;
        if (place < known.from || place > known.to) model.send({ ask: place });
      }
      show(width);
    };
    const show = (width = rail.getBoundingClientRect().width) => {
      const { from, to, text } = model.get("tip");
      tip.hidden = asked < from || asked > to || !text;
      if (tip.hidden) return;
      tip.textContent = text;
      tip.style.left = `${Math.max(0, Math.min(width - tip.offsetWidth, tip.dataset.x - tip.offsetWidth / 2))}px`;
    };
    const hide = () => { asked = -1; tip.hidden = true; };

    track.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      track.setPointerCapture(event.pointerId);
      track.focus({ preventScroll: true });
      event.preventDefault();
      go(placeAt(event));
    }, { signal });
    track.addEventListener("pointermove", (event) => {
      if (event.buttons & 1 && track.hasPointerCapture(event.pointerId)) go(placeAt(event));
      ask(event);
    }, { signal });
    track.addEventListener("pointerleave", hide, { signal });
    window.addEventListener("keydown", (event) => { // before Jupyter's shortcuts
      const { key } = event;
      if (!el.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey || key === "Tab") return;
      event.stopImmediatePropagation();
      if (curves.contains(event.target)) {
        const dots = [...curves.querySelectorAll("button")], at = dots.indexOf(event.target);
        const next = key in STEPS ? at + STEPS[key] : key === "Home" ? 0 : key === "End" ? dots.length - 1 : null;
        if (next === null) return;
        event.preventDefault();
        return void dots[next]?.focus({ preventScroll: true });
      }
      const at = waiting ?? sent ?? model.get("at"), rounds = model.get("course").rounds.map(({ place }) => place);
      const goal = key in STEPS ? at + STEPS[key] : key === "Home" ? 0 : key === "End" ? last()
        : key === "PageUp" ? rounds.findLast((place) => place < at) ?? 0 : key === "PageDown" ? rounds.find((place) => place > at) ?? last() : null;
      if (goal === null && !(key in EVENTS)) return;
      event.preventDefault();
      if (goal === null) model.send({ event: EVENTS[key] });
      else go(Math.max(0, Math.min(last(), goal)));
    }, { capture: true, signal });

    // In sight: as the question below it, it goes with what is seen of the explorer.
    let root = null;
    const dock = () => {
      const scroller = root && scrollerOf(root);
      if (!root) return;
      const top = Math.max(0, scroller ? scroller.getBoundingClientRect().top : 0), box = root.getBoundingClientRect();
      const down = Math.max(0, Math.min(top - box.top - el.offsetTop, box.height - 220));
      el.style.transform = down ? `translateY(${down}px)` : "";
      el.classList.toggle("barrage-docked", down > 0);
    };
    const attach = () => {
      root = el.closest(".barrage-explorer");
      if (signal.aborted) return;
      if (!root) return void requestAnimationFrame(attach);
      onMoves(root, dock, signal);
      dock();
    };
    const heard = { course: () => { draw(); expected(); }, curves: expected, at: here, said: here, tip: () => show() };
    for (const [name, hear] of Object.entries(heard)) model.on(`change:${name}`, hear);
    const sizes = new ResizeObserver(apart);
    draw();
    expected();
    attach();
    sizes.observe(rail);
    return () => { ended.abort(); sizes.disconnect(); for (const [name, hear] of Object.entries(heard)) model.off(`change:${name}`, hear); };
  },
};
