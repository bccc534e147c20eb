// The shell of a widget: its keys stay with it, what was pressed stays in sight, and a focus that is lost comes back.
const NATIVE = "select, button, summary, [type=radio], [type=checkbox]", STEPS = /^(Arrow|Home|End|Page)/;
const ALONG = { ArrowLeft: "move-back", ArrowRight: "move-on", ArrowUp: "event-back", ArrowDown: "event-on" };
const FOCUSABLE = "button:enabled, select:enabled, input:enabled, textarea:enabled, summary, canvas[tabindex]";
const FIELDS = "select, input, textarea";
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "style", "disabled"] };
const LAID_OVER = ".barrage-near, .barrage-docked"; // answers on the map are moved, a bar goes along with the page
const HEAD = 120; // pixels of the top of a lab that may be out of sight when its question still is what one looks at
const TRIES = 20; // what moves with the page, as panels beside a tall board do, cannot be held by scrolling it
const seen = (node) => node.isConnected && node.getClientRects().length > 0;
const topOf = (node) => node.getBoundingClientRect().top;

export default {
  render({ model, el }) {
    const ended = new AbortController(), { signal } = ended;
    const on = (target, kinds, listener) =>
      kinds.split(" ").forEach((kind) => target.addEventListener(kind, listener, { capture: true, passive: kind !== "keydown", signal }));
    const changes = new MutationObserver(() => later());
    let root = null, queued = 0, tries = 0, held = [], lost = [], told = "", filmed = null;
    const chain = (node) => { const up = []; for (; node && node !== root.parentElement; node = node.parentElement) up.push(node); return up; };

    // Keys: before Jupyter's shortcuts; what the browser does with the key stays.
    const keep = (event) => {
      if (!root?.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
      const { target, key } = event;
      if (key === "f" && document.fullscreenElement === root && !target.matches(`${FIELDS}, canvas`)) return void document.exitFullscreen();
      if (target.matches(NATIVE) || (target.matches(".noUi-handle") && !STEPS.test(key))) event.stopImmediatePropagation();
      if (ALONG[key] && target.matches(".barrage-timeline button")) {
        event.preventDefault();
        root.querySelector(`.barrage-${ALONG[key]}`).click();
      }
      const main = key === "Enter" && target.matches("input") && target.closest(".barrage-row, .barrage-inputs")?.querySelector("button.barrage-choice");
      if (main) { // as a click on the button beside it; first the field is to tell what was written
        target.dispatchEvent(new Event("change", { bubbles: true }));
        setTimeout(() => main.click());
      }
    };

    // Sight: whatever grows or goes after a press, the thing pressed, or what it lay in, stays where it was seen.
    const hold = ({ target }) => {
      const up = root.contains(target) ? chain(target) : [], over = up.findLastIndex((node) => node.matches(LAID_OVER));
      const picture = up[over]?.closest(".barrage-board, .barrage-explorer").querySelector(".barrage-stage");
      held = [picture, ...up.slice(over + 1)].filter(Boolean).map((node) => [node, topOf(node)]);
      tries = TRIES;
      told = telling()?.textContent;
      filmed = film();
    };
    const release = () => { held = []; };
    const telling = () => root.querySelector(".barrage-feedback [role=status]:not(:empty)");
    const stay = () => {
      ask();
      const [node, was] = held.find(([each]) => seen(each)) ?? [], scroller = node && scrollerOf(root);
      const moved = scroller ? topOf(node) - was : 0;
      if (Math.abs(moved) >= 2 && tries-- > 0) scroller.scrollTop += moved;
      if (scroller) watch(node, scroller.getBoundingClientRect()), answer(node, scroller.getBoundingClientRect());
    };
    const rise = (up) => { // what comes into sight is as far up as what was pressed stays there
      if (up < 1) return;
      scrollerOf(root).scrollTop += up;
      held = held.map(([each, was]) => [each, was - up]);
    };
    const ask = () => { // a lab tells over what was pressed, and asks on: where all of that is in sight, the lab stays, and not what was pressed
      const [lab, was] = held.at(-1) ?? [], sight = lab?.matches(".barrage-lab") && scrollerOf(root)?.getBoundingClientRect();
      if (!sight || !isNews() || was < sight.top - HEAD) return;
      const there = Math.max(was, sight.top);
      if (newsEnds() + there - topOf(lab) <= sight.bottom) held = [[lab, there]];
    };
    const film = () => root.querySelector(".barrage-film:not(.barrage-tour *)"); // the buttons of a tour stay where they are
    const watch = (node, sight) => { // a film begins under the window
      const stage = film();
      if (!stage || filmed) return;
      filmed = stage;
      const { top, bottom, height } = stage.getBoundingClientRect();
      if (sight.bottom - top < Math.min(height, sight.height) / 2) rise(Math.min(bottom - sight.bottom, top - sight.top, topOf(node) - sight.top));
    };
    const isNews = () => { const text = telling()?.textContent; return text && text !== told; };
    const newsEnds = () => Math.min(...[".barrage-feedback", ".barrage-talk"] // what is too long for its place scrolls in it, and needs no page
      .map((box) => telling().closest(box)?.getBoundingClientRect().bottom ?? Infinity));
    const answer = (node, sight) => { // something is told under the window
      if (!isNews()) return;
      told = telling().textContent;
      rise(Math.min(newsEnds() - sight.bottom, topOf(node) - sight.top));
    };

    // Focus: where a button that had it is hidden or disabled, to what comes next: the main button, what is told, or the picture.
    const focused = ({ target }) => { lost = chain(target); };
    const refocus = () => {
      if (!lost.length || (seen(lost[0]) && !lost[0].disabled) || !document.activeElement?.contains(root)) return;
      const home = lost.find(seen) ?? root, able = (within) => [...within.querySelectorAll(FOCUSABLE)].filter(seen);
      const next = able(home).find((each) => each.matches(".barrage-choice")) ?? telling() ?? able(home)[0] ?? able(root)[0];
      lost = [];
      next?.focus({ preventScroll: true });
    };

    const name = () => {
      const called = (field, label) => { if (!field.hasAttribute("aria-label")) field.setAttribute("aria-label", label.textContent); };
      root.querySelectorAll(".barrage-named").forEach((box) => box.querySelectorAll(FIELDS).forEach((field) => called(field, box.firstElementChild)));
      root.querySelectorAll(".widget-slider:has(.widget-label) .noUi-handle")
        .forEach((handle) => called(handle, handle.closest(".widget-slider").querySelector(".widget-label")));
    };
    const idle = () => root.querySelectorAll(".barrage-timeline button, .barrage-fixed button")
      .forEach((button) => button.setAttribute("aria-disabled", button.classList.contains("barrage-idle")));
    // A whole screen without its board, as two lines compared are, has a button of its own that leads back.
    const leave = Object.assign(document.createElement("button"), { className: "barrage-leave", type: "button" });
    const offer = () => {
      const filled = document.fullscreenElement === root, others = [...root.querySelectorAll(".barrage-fill")];
      el.style.display = filled && !others.some(seen) ? "" : "none";
      leave.title = model.get("leave");
      leave.setAttribute("aria-label", leave.title);
    };
    // A list that takes another size, or was out of sight, shows the row that is chosen.
    const lists = new ResizeObserver((changes) => changes.forEach(({ target: list }) => {
      const row = list.selectedOptions[0]?.getBoundingClientRect(), box = list.getBoundingClientRect();
      if (row?.height && (row.top < box.top || row.bottom > box.bottom)) list.scrollTop += row.top - box.top - Math.max(0, box.height - row.height) / 2;
    }));
    const known = new WeakSet();
    const attend = () => root.querySelectorAll(".barrage-list select[size]").forEach((list) => { if (!known.has(list)) known.add(list), lists.observe(list); });
    const later = () => { queued ||= requestAnimationFrame(() => { queued = 0; if (!signal.aborted) name(), idle(), attend(), stay(), refocus(), offer(); }); };

    const attach = () => {
      if (signal.aborted) return;
      root = el.closest(".barrage-explorer, .barrage-board");
      if (!root) return void requestAnimationFrame(attach);
      on(window, "keydown", keep);
      if (root.parentElement.closest(".barrage-board")) return; // the widget around it sees to the rest
      on(document, "fullscreenchange", () => { release(); later(); }); // what was pressed there stands elsewhere here
      leave.addEventListener("click", () => document.exitFullscreen());
      el.append(leave);
      on(window, "pointerdown keydown", hold);
      on(window, "wheel touchmove", release);
      on(root, "focusin", focused);
      on(root, LOOKED, release);
      onMoves(root, later, signal);
      changes.observe(root, WATCHED);
      later();
    };
    el.style.display = "none";
    attach();
    return () => { ended.abort(); changes.disconnect(); lists.disconnect(); };
  },
};
