// Keeps in sight what belongs together: panels beside a tall board, and the place on the board that is told of.
const scrolls = (node) =>
  /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight;
// The question stays above the picture, and the rail above both.
const overOf = (stage) => parseFloat(stage.style.getPropertyValue("--barrage-over")) || 100;
const MARGIN = 12; // pixels that are left free around what is brought into sight
const SAID = 160; // pixels of a panel that hold its buttons and what it tells
const OPENS = 250; // milliseconds in which a panel opens that is told of in the same breath
const still = matchMedia("(prefers-reduced-motion: reduce)");
const scrollerOf = (node) => { while (node && !scrolls(node)) node = node.parentElement; return node; };
export default {
  render({ model, el }) {
    const ended = new AbortController();
    let at = null, zero = 0; // where the panel and its row began when they were last looked at
    let alone = null; // where the tabs were while no board was beside them: there they stay when it comes back
    const follow = () => { // it stays where it is, whatever grows or goes in it, and no part of it is out of reach
      const side = el.closest(".barrage-explorer")?.querySelector(".barrage-right"), both = side?.parentElement;
      if (!both) return;
      const left = both.querySelector(".barrage-left").getBoundingClientRect(), box = both.getBoundingClientRect();
      const seen = scrollerOf(both)?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
      const beside = left.width && side.getBoundingClientRect().left >= left.right - 1;
      const over = both.parentElement.querySelector(".barrage-rail")?.offsetHeight ?? 0; // what is docked above both
      const high = Math.min(seen.bottom, window.innerHeight) - seen.top - over;
      const pin = Math.max(0, seen.top) + over + 8, low = pin - Math.max(0, side.offsetHeight + 16 - high);
      const panel = side.querySelector(".barrage-panel") ?? side; // a table may show an Automa alone, and no panel
      const sideTop = side.getBoundingClientRect().top, above = panel.getBoundingClientRect().top - sideTop;
      const tabs = side.querySelector(".barrage-tabs")?.getBoundingClientRect();
      const tall = `${side.offsetHeight}px`; // for what stands beside it where the board is alone
      if (both.style.getPropertyValue("--barrage-side") !== tall && el.closest(".barrage-alone")) both.style.setProperty("--barrage-side", tall);
      if (!beside && (!left.width || el.closest(".barrage-alone"))) alone = tabs?.top ?? null;
      else if (beside && alone !== null) [at, zero, alone] = [alone - tabs.top + sideTop, box.top, null];
      const least = Math.min(low, Math.max(at ?? low, pin - above)); // what is shorter now stays, its panel in sight
      const moved = at === null ? box.top : at + box.top - zero; // where it is once it has gone along with the page
      const stays = Math.min(pin, Math.max(moved, least), box.bottom - side.offsetHeight);
      const top = Math.max(box.top, stays);
      const follows = beside && !document.fullscreenElement; // on the whole screen nothing goes by
      side.style.transform = follows && top > box.top ? `translateY(${top - box.top}px)` : "";
      [at, zero] = follows ? [stays, box.top] : [null, 0];
    };
    const inSight = (stage) => { // of the window, what the page shows of it: how far down it begins, and its height
      const { top, bottom } = stage.getBoundingClientRect(), high = stage.clientHeight;
      const seen = scrollerOf(stage.parentElement)?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
      const above = Math.max(0, seen.top + overOf(stage) - top);
      const below = Math.max(0, bottom - Math.min(seen.bottom, window.innerHeight));
      return high - above - below < 80 ? [0, high] : [above, high - above - below];
    };
    const scrollTo = (stage, tops, bottoms) => { // in a wide one the panel beside it stays in sight: move the page
      const scroller = scrollerOf(stage.parentElement);
      if (!scroller) return;
      const seen = scroller.getBoundingClientRect(), zero = stage.getBoundingClientRect().top - seen.top;
      const high = Math.min(seen.bottom, window.innerHeight) - seen.top, over = overOf(stage);
      if (tops.some((top, place) => zero + top > over && zero + bottoms[place] < high)) return;
      const top = Math.min(...tops), bottom = Math.max(...bottoms);
      // As little as brings it into sight: from above down to what is docked, from below up to the end of what is seen.
      const up = top - over - MARGIN + zero, down = bottom + MARGIN - high + zero;
      const first = up < 0 || bottom - top + 2 * MARGIN > high - over ? up : Math.max(0, down);
      stage.dispatchEvent(new Event("barrage-looked", { bubbles: true })); // and nothing holds the page where it was
      scroller.scrollBy({ top: first, behavior: still.matches ? "auto" : "smooth" });
    };
    const showWindow = (stage) => { // and of the panel of Automas below it, what it says first
      const side = stage.closest(".barrage-both")?.querySelector(".barrage-right > .barrage-automa");
      const box = stage.getBoundingClientRect(), panel = side?.getBoundingClientRect();
      const said = panel && panel.top >= box.bottom ? Math.min(panel.bottom, panel.top + SAID) : box.bottom;
      scrollTo(stage, [0], [said - box.top]);
    };
    const showPanel = () => { // what was asked for above it opens and grows there: as far as it says first is brought into sight
      if (!model.get("panel")) return;
      model.set("panel", false), model.save_changes();
      const [stage, panel] = [".barrage-stage", ".barrage-panel"].map((name) => el.closest(".barrage-explorer").querySelector(name));
      setTimeout(() => {
        const zero = stage.getBoundingClientRect().top, { top, bottom } = panel.getBoundingClientRect();
        scrollTo(stage, [top - zero], [Math.min(bottom, top + SAID) - zero]);
      }, OPENS);
    };
    let looked = false; // whether the window on the board has been where it should be
    const look = () => { // in a narrow cell the board is a window: move it to what is told of, and not the page
      const stage = el.closest(".barrage-explorer")?.querySelector(".barrage-stage");
      const picture = stage?.querySelector("canvas");
      const { boxes = [], width, page } = model.get("seen");
      if (!picture?.clientHeight || !boxes.length) return;
      const scale = picture.clientWidth / width, [above, high] = inSight(stage), from = stage.scrollTop + above;
      const [tops, bottoms] = [1, 3].map((side) => boxes.map((box) => box[side] * scale));
      if (getComputedStyle(stage).overflowY === "visible") return void (page && scrollTo(stage, tops, bottoms));
      if (page) setTimeout(showWindow, OPENS, stage);
      if (looked && boxes.some((_, place) => tops[place] >= from && bottoms[place] <= from + high)) return;
      const top = Math.min(...tops), bottom = Math.max(...bottoms);
      stage.scrollTop = (bottom - top <= high || !looked ? (top + bottom - high) / 2 : tops[0] - 12) - above;
      looked ||= Math.abs(width - picture.clientWidth) < 30; // before that it is not yet drawn for its cell
    };
    const sizes = new ResizeObserver(() => { follow(); if (!looked) look(); });
    const attach = () => {
      const explorer = el.closest(".barrage-explorer"), side = explorer?.querySelector(".barrage-right");
      const picture = explorer?.querySelector(".barrage-stage canvas");
      if (side && picture) sizes.observe(side), sizes.observe(picture), showPanel();
      else if (!ended.signal.aborted) requestAnimationFrame(attach);
    };
    let entered = null; // the number field that was just gone into: what is typed there takes the place of what it says
    const enter = ({ type, target }) => {
      if (!target.matches?.('.barrage-explorer input[type="number"]')) return;
      if (type === "focusin") entered = target;
      else if (entered === target) target.select(), entered = null;
    };
    for (const type of ["focusin", "mouseup"]) document.addEventListener(type, enter, { signal: ended.signal });
    model.on("change:seen", look);
    model.on("change:panel", showPanel);
    attach();
    window.addEventListener("scroll", follow, { capture: true, passive: true, signal: ended.signal });
    window.addEventListener("resize", follow, { signal: ended.signal });
    el.style.display = "none";
    return () => { ended.abort(); sizes.disconnect(); };
  },
};
