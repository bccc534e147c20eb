// The page around a board: tells Python what only it knows, and shows what a canvas cannot.
const KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End|Enter| |Escape|Backspace|[furFUR1-9])$/;
const SCROLLBAR = 24; // a width that grows by less is a scroll bar that went away: not worth another layout
const WAIT = 120; // milliseconds for which a width must hold
const COMES = 1000; // milliseconds in which the bar and what else is around a picture may still come, or take its size
const HELD = 450; // milliseconds after which a finger does not tap but asks
const HOVERS = 50; // milliseconds between two movements of the mouse that are reported; the last one always is
const STRAYS = 10; // pixels by which it may stray meanwhile
const MOST_PIXELS = 3;
const BELOW = 12; // pixels of the page that are left free under a picture that is seen at once
const SAYS = 250; // milliseconds in which the bar grows by what is said
const AT_THE_END = 3; // the same under what stands on the whole screen below a rail, where every line counts
const LEAST_BESIDE_RAIL = 760; // a narrower picture with a rail, where a game is gone through, keeps its map large
const OPENED = ":scope > :is(.barrage-pair:has(figure), .widget-output:has(.jp-OutputArea-child))"; // below a lab, by a button: no reason for a small map
const LEAST_SEEN = 60; // pixels of a window that are reckoned with: less of it is scrolled to first
const element = (name, parent, attributes = {}, kind = "div") => {
  const made = parent.appendChild(document.createElement(kind));
  for (const [key, value] of Object.entries({ ...attributes, class: name })) made.setAttribute(key, value);
  return made;
};

export default {
  render({ model, el }) {
    const ended = new AbortController();
    const on = (target, kinds, listener, options = {}) =>
      kinds.split(" ").forEach((kind) => target.addEventListener(kind, listener, { ...options, signal: ended.signal }));
    const tell = (name, value) => { if (model.get(name) !== value) { model.set(name, value); model.save_changes(); } };
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    let root = null, stage = null, tip = null, spot = null, twin = null, timer = 0, detach = () => {};
    let laid = "", laidAt = 0, acted = false; // for what a picture was laid out, when, and whether somebody has done anything since
    const status = element("barrage-status", element("barrage-page", el), { role: "status", "aria-live": "polite" });
    const fill = element("barrage-fill", el, { type: "button" }, "button");
    const frame = () => root.closest(".barrage-explorer:has(.barrage-rail)") ?? root.closest(".barrage-both") ?? root;
    const filled = () => Boolean(root && document.fullscreenElement === frame());
    const showFill = () => {
      fill.title = model.get(filled() ? "leave_fill" : "fill");
      fill.setAttribute("aria-label", fill.title);
      root?.classList.toggle("barrage-filled", filled());
    };
    let stood = null; // how far below the top of its page what now fills the screen began
    const began = (scroller) => frame().getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const fillOrLeave = () => {
      canvas()?.focus({ preventScroll: true });
      if (filled()) return void document.exitFullscreen();
      const scroller = scrollerOf(root);
      stood = scroller && began(scroller);
      frame().requestFullscreen?.().catch(() => {});
    };
    const comeBack = (until) => { // while the board takes its size again, it stands where it stood before
      const scroller = scrollerOf(root);
      if (filled() || stood === null || !scroller) return;
      scroller.scrollTop += began(scroller) - stood;
      if (performance.now() < until) requestAnimationFrame(() => comeBack(until)); else stood = null;
    };
    const canvas = () => root && root.querySelector(".barrage-stage canvas");
    const pass = (event) => { // a shortcut of JupyterLab's, which ipycanvas would keep from it
      if (!root.parentElement.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    };
    const ours = (event) => root && event.target.tagName === "CANVAS" && root.contains(event.target);
    const keep = (event) => ours(event) && event.stopPropagation();
    const more = element("barrage-more", status.parentElement, { type: "button", "aria-expanded": "false" }, "button");
    const unfold = (open) => { // the newest is seen; all of it, on demand
      more.setAttribute("aria-expanded", open);
      status.parentElement.classList.toggle("barrage-unfolded", open);
    };
    const showStatus = () => {
      status.innerHTML = model.get("told");
      const older = status.childElementCount - 1;
      more.hidden = older < 1;
      more.textContent = `+${older}`;
      more.title = model.get("all_news");
      unfold(false);
    };
    const showTwin = () => {
      if (!twin) return;
      twin.firstChild.textContent = model.get("twin_label");
      twin.lastChild.textContent = model.get("twin");
    };
    const dress = () => {
      canvas()?.setAttribute("role", "application");
      canvas()?.setAttribute("aria-label", model.get("label"));
    };
    const place = (left, top, right, bottom) => {
      spot.style.cssText = `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px`;
    };
    const isWindow = () => getComputedStyle(stage).overflowY !== "visible"; // it is scrolled by itself
    const sight = () => { // from where to where the picture can be seen: where it is a window itself, not beyond it
      const { top, bottom } = stage.getBoundingClientRect();
      return isWindow() ? [Math.max(0, top), Math.min(window.innerHeight, bottom)] : [0, window.innerHeight];
    };
    const showTip = () => {
      const { text, focus, answer } = model.get("tip"), picture = canvas();
      if (!picture || !tip) return;
      picture.style.cursor = answer ? "pointer" : "";
      tip.hidden = !text;
      if (!text) return;
      tip.textContent = text;
      place(...told());
      if (focus) look({ block: "nearest", inline: "nearest" });
      putTip();
    };
    const told = () => { // the box of what the tip explains, in the stage
      const { box, width } = model.get("tip"), scale = canvas().clientWidth / width;
      return box.map((number) => number * scale);
    };
    const putTip = () => { // under or over what it explains, in sight, and never on the buttons of an answer
      if (!canvas() || !tip || tip.hidden) return;
      const [left, top, right, bottom] = told(), wide = tip.offsetWidth, high = tip.offsetHeight;
      const x = Math.max(4, Math.min((left + right - wide) / 2, stage.clientWidth - wide - 4));
      const choices = stage.querySelector(".barrage-near");
      const [first, last] = choices ? [choices.offsetTop, choices.offsetTop + choices.offsetHeight] : [0, 0];
      const beside = !choices || x + wide <= choices.offsetLeft || x >= choices.offsetLeft + choices.offsetWidth;
      const free = (y) => (beside || y + high <= first || y >= last) && (y >= bottom || y + high <= top);
      const [ceiling, floor] = sight(), zero = stage.getBoundingClientRect().top - stage.scrollTop;
      const seen = (y) => zero + y >= ceiling && zero + y + high + 6 < floor;
      const under = bottom + 10, over = top - high - 10;
      const places = [...(seen(under) ? [under, over] : [over, under]), last + 6, first - high - 6];
      const possible = places.filter((y) => y >= 0 && free(y));
      tip.style.left = `${x}px`;
      tip.style.top = `${possible.find(seen) ?? possible[0] ?? under}px`;
    };
    const look = (how) => { root.dispatchEvent(new Event(LOOKED, { bubbles: true })); spot.scrollIntoView(how); };
    const showInWindow = (boxes, width) => { // move a picture that is a window, and not the page
      const scale = canvas().clientWidth / width, from = stage.scrollTop;
      const floor = scrollerOf(stage.parentElement)?.getBoundingClientRect().bottom ?? window.innerHeight;
      const high = Math.max(LEAST_SEEN, Math.min(stage.clientHeight, floor - stage.getBoundingClientRect().top));
      if (!boxes.length || boxes.every(([, upper, , lower]) => upper * scale >= from && lower * scale <= from + high)) return;
      const top = Math.min(...boxes.map((box) => box[1])) * scale, bottom = Math.max(...boxes.map((box) => box[3])) * scale;
      stage.scrollTop = bottom - top <= high ? (top + bottom - high) / 2 : boxes[0][1] * scale - 12;
    };
    const flash = ([left, top, right, bottom]) => { // what answers shows itself, also where all of it was in sight
      const shown = element("barrage-flash", stage, { "aria-hidden": "true" });
      shown.style.cssText = `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px`;
      shown.addEventListener("animationend", () => shown.remove());
    };
    const lookAt = (boxes, width) => { // scroll to where the answer is, unless some of it is in sight
      const picture = canvas(), scale = picture.clientWidth / width, top = picture.getBoundingClientRect().top;
      const [ceiling, floor] = sight(), bar = root.querySelector(".barrage-bar")?.getBoundingClientRect().bottom ?? 0;
      const seen = ([, upper, , lower]) => top + upper * scale >= Math.max(bar, ceiling) && top + lower * scale <= floor; // all of it
      if (!boxes.length || boxes.some(seen)) return;
      const distance = ([, upper]) => Math.abs(top + upper * scale - window.innerHeight / 2);
      const [left, upper, right, lower] = boxes.reduce((best, box) => (distance(box) < distance(best) ? box : best));
      place(left * scale, upper * scale, right * scale, lower * scale);
      look({ block: "center", behavior: motion.matches ? "auto" : "smooth" });
    };
    const dock = () => { // the question stays in sight while the table is scrolled
      const bar = root && root.querySelector(".barrage-bar"), scroller = root && scrollerOf(root);
      if (!bar) return;
      const top = Math.max(0, scroller ? scroller.getBoundingClientRect().top : 0), box = root.getBoundingClientRect();
      const over = root.closest(".barrage-explorer")?.querySelector(".barrage-rail")?.offsetHeight ?? 0; // docked above it
      const wanted = Math.max(0, root === document.fullscreenElement ? root.scrollTop : top + over - box.top), most = box.height - 160;
      const down = wanted <= most ? wanted : over ? 0 : Math.max(0, most); // past its board, no button slips under the rail
      bar.style.transform = down ? `translateY(${down}px)` : "";
      stage.style.setProperty("--barrage-over", `${over + bar.offsetHeight}px`);
      bar.classList.toggle("barrage-docked", down > 0);
    };
    const pageHigh = () => (!filled() && scrollerOf(root)?.clientHeight) || Math.min(window.innerHeight, screen.availHeight); // VS Code's page is as high as the notebook
    const inSight = () => { // how high a picture can be so that it is seen at once, with its bar, or with all that is around it
      const rail = root.closest(".barrage-explorer")?.querySelector(".barrage-rail")?.offsetHeight ?? 0;
      if (isWindow() || (rail && stage.clientWidth < LEAST_BESIDE_RAIL)) return 0; // as high as it gets
      if (!filled()) {
        const bar = root.querySelector(".barrage-bar")?.offsetHeight ?? 0;
        return pageHigh() - rail - bar - BELOW;
      }
      let around = stage.getBoundingClientRect().top - frame().getBoundingClientRect().top + frame().scrollTop + (rail ? AT_THE_END : BELOW);
      for (let up = stage; up !== frame(); up = up.parentElement) {
        const { bottom } = up.getBoundingClientRect(), rest = [...up.parentElement.children].slice([...up.parentElement.children].indexOf(up) + 1);
        const under = rest.map((each) => each.getBoundingClientRect()).filter(({ top, height }) => height && top >= bottom - 1);
        if (under.length) around += Math.max(...under.map((box) => box.bottom)) - bottom;
      }
      for (const { offsetHeight } of root.querySelectorAll(OPENED)) around -= offsetHeight;
      return pageHigh() - around;
    };
    const measure = () => { // sent at once: a picture is drawn for its width and its height together
      dock();
      if (spot.offsetTop + spot.offsetHeight > stage.clientHeight) spot.style.cssText = "top: 0"; // it would make the cell scroll
      const told = { pixels: Math.min(MOST_PIXELS, Math.max(1, Math.ceil(window.devicePixelRatio - 0.01))), filled: filled() };
      for (const [name, { clientWidth: wide }] of Object.entries({ width: root, room: stage })) {
        const known = model.get(name);
        if (wide && (wide < known || wide > known + SCROLLBAR || !known || told.filled !== model.get("filled"))) told[name] = wide;
      }
      const layout = [told.width ?? model.get("width"), told.room ?? model.get("room"), pageHigh(), told.filled].join();
      const high = Math.max(0, Math.floor(inSight())), was = model.get("high"), now = performance.now();
      if (stage.clientWidth && layout !== laid) [told.high, laid, laidAt, acted] = [high, layout, now, false];
      else if (!acted && Math.abs(high - was) > 1 && (high < was || told.filled || now < laidAt + COMES)) told.high = high;
      const changed = Object.entries(told).filter(([name, value]) => model.get(name) !== value);
      for (const [name, value] of changed) model.set(name, value);
      if (changed.length) model.save_changes();
    };
    const measureSoon = () => { clearTimeout(timer); timer = setTimeout(measure, model.get("width") ? WAIT : 0); };
    // A finger that stays where it is explains what lies there, as a mouse that hovers does; it does not tap.
    let finger = 0, asked = false, start = null;
    const touched = (event) => {
      keep(event);
      if (event.type === "touchmove") {
        const { clientX, clientY } = event.touches[0];
        if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STRAYS) clearTimeout(finger);
        return;
      }
      clearTimeout(finger);
      if (event.type !== "touchstart") return void setTimeout(() => { asked = false; }, HELD);
      asked = false;
      start = event.touches.length === 1 && ours(event) ? event.touches[0] : null;
      if (start) finger = setTimeout(ask, HELD, start);
    };
    const point = ({ target, clientX, clientY }) =>
      target.dispatchEvent(new MouseEvent("mousemove", { clientX, clientY, bubbles: true }));
    const ask = (touch) => { asked = true; point(touch); };
    // Where there is a mouse, too, it lies elsewhere: as the tip comes, it leaves what a finger has pressed.
    let byFinger = false;
    const meet = (event) => { byFinger = event.pointerType === "touch" && Boolean(ours(event)); };
    let hover = 0, reported = -HOVERS;
    const attach = () => {
      root = el.closest(".barrage-board");
      stage = root && root.querySelector(".barrage-stage");
      if (ended.signal.aborted) return;
      if (!stage || !canvas()) return void requestAnimationFrame(attach);
      spot = element("barrage-spot", stage, { "aria-hidden": "true" });
      tip = element("barrage-tip", stage, { role: "tooltip", "aria-live": "polite" });
      tip.hidden = true;
      twin = element("barrage-twin", root, {}, "details");
      twin.append(document.createElement("summary"), document.createElement("div"));
      const sizes = new ResizeObserver(measureSoon);
      const themes = new MutationObserver(() => tell("dark", isDark()));
      // The buttons of an answer come, go and grow after the tip: it makes room.
      const answers = new MutationObserver((changes) => { if (changes.some(({ target }) => target !== tip && target !== spot)) putTip(); });
      answers.observe(stage, { childList: true, subtree: true, attributes: true, attributeFilter: ["style", "class"] });
      sizes.observe(root);
      sizes.observe(stage);
      themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class", "style"] });
      detach = () => { sizes.disconnect(); themes.disconnect(); answers.disconnect(); tip.remove(); spot.remove(); twin.remove(); };
      // ipycanvas would swallow the wheel and every touch: kept from it, the page scrolls and a tap becomes a click.
      on(root, "wheel", keep, { capture: true, passive: true });
      on(root, "touchstart touchmove touchend touchcancel", touched, { capture: true, passive: true });
      on(root, "contextmenu", (event) => { if (asked) event.preventDefault(); });
      // It reports every mouse button that is let go, and every movement; nobody asks for so many.
      on(root, "mouseup", keep, { capture: true });
      on(root, "mousemove", (event) => {
        clearTimeout(hover);
        if (!ours(event) || performance.now() - reported > HOVERS) return void (reported = performance.now());
        event.stopPropagation();
        hover = setTimeout(point, HOVERS + 5, event);
      }, { capture: true });
      on(root, "mouseout", (event) => { clearTimeout(hover); if (byFinger) keep(event); }, { capture: true });
      on(window, "pointerdown pointermove", meet, { capture: true });
      on(root, "pointerdown keydown", () => { acted = true; }, { capture: true }); // from now on nothing changes its size under the eyes
      // It also takes the focus on a press, and the page would jump to the canvas before the place is reported.
      on(root, "mousedown", (event) => {
        root.classList.remove("barrage-keys");
        if (event.button || asked) keep(event); else if (ours(event)) event.target.focus({ preventScroll: true });
      }, { capture: true });
      on(root, "keydown", keep, { capture: true }); // Tab leaves
      on(window, "resize", measureSoon);
      on(document, "fullscreenchange", () => { showFill(); measureSoon(); comeBack(performance.now() + COMES); });
      on(window, "wheel pointerdown keydown", () => { if (!filled()) stood = null; }, { capture: true, passive: true });
      on(fill, "click", fillOrLeave);
      on(more, "click", () => unfold(more.getAttribute("aria-expanded") === "false"));
      onMoves(root, dock, ended.signal);
      onNames(root, (message) => model.send(message), ended.signal);
      dress(); showTip(); showTwin(); showFill(); dock(); tell("dark", isDark());
      const opened = root.closest(".barrage-lab .barrage-explorer"); // by a button of a lab, and perhaps below all that is in sight
      if (opened?.closest(".jp-Cell")?.contains(document.activeElement)) requestAnimationFrame(() => { root.dispatchEvent(new Event(LOOKED, { bubbles: true })); opened.scrollIntoView(); });
    };
    on(window, "keydown", (event) => { // before Jupyter's own shortcuts
      root?.classList.add("barrage-keys"); // now the focus is worth a frame
      if (event.key === "Escape" && filled()) return void document.exitFullscreen();
      if (!ours(event) || event.key === "Tab") return;
      if (event.ctrlKey || event.metaKey || event.altKey) return pass(event);
      event.stopImmediatePropagation();
      if (!KEYS.test(event.key)) return;
      event.preventDefault();
      event.target.dispatchEvent(new Event("barrage-key"));
      if (event.key.toLowerCase() === "f") return void fillOrLeave();
      model.send({ key: event.key, shift: event.shiftKey });
    }, { capture: true });
    on(motion, "change", () => tell("no_motion", motion.matches));
    tell("no_motion", motion.matches);
    for (const [name, show] of Object.entries({ told: showStatus, label: dress, tip: showTip, twin: showTwin, fill: showFill })) model.on(`change:${name}`, show);
    model.on("msg:custom", (message) => {
      if (message.leave) canvas()?.blur();
      if (message.flash && spot) message.look.forEach((box) => flash(box.map((side) => (side * canvas().clientWidth) / message.width)));
      const show = () => { if (message.look && spot) (message.page ? lookAt : showInWindow)(message.look, message.width); };
      if (message.said) setTimeout(show, SAYS); else show();
    });
    showStatus(); attach();
    return () => { ended.abort(); clearTimeout(timer); clearTimeout(finger); detach(); };
  },
};
