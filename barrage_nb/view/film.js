// Films: what moves over a picture is played here, by the clock; a page that is slow shows fewer frames, not later ones.
const SVG = "http://www.w3.org/2000/svg";
const films = new Map(); // by the canvas over which they run

const project = (told, models, buffers) => {
  const running = films.get(told.canvas);
  if (told.end || told.tracks) running?.end();
  if (told.rate !== undefined && !told.tracks) running?.rate(told.rate);
  if (told.tracks) films.set(told.canvas, roll(told, models.get(told.canvas), models.get(told.manager), buffers));
};

const between = (column, at, part) => {
  if (!Array.isArray(column)) return column;
  return at + 1 < column.length ? column[at] + (column[at + 1] - column[at]) * part : column[at];
};

const roll = (film, canvas, manager, buffers) => {
  let time = 0, before = performance.now(), rate = film.rate, frame = 0, over = false, first = 0, next = 0, shown = 0;
  let live = []; // what moves now: a track, and its element on each screen
  const screens = [], ended = new AbortController();
  const tracks = film.tracks.map(([height, end, cels, times, x, y, scale, opacity]) => ({ height, end, cels, times, x, y, scale, opacity }));
  tracks.sort((a, b) => a.cels[0] - b.cels[0]);
  const pictures = film.pictures.map(([at, content, count]) => ({ at, content, buffers: buffers.slice(first, (first += count)) }));
  const paint = ({ content, buffers }) => { // as if it came from the kernel now, which does not know that it does
    let current;
    manager.currentProcessing = manager.currentProcessing.then(() => { current = manager.currentCanvas; });
    manager.trigger("msg:custom", content, buffers);
    manager.currentProcessing = manager.currentProcessing.then(() => { manager.currentCanvas = current; });
  };
  const screen = (picture) => {
    const made = document.createElementNS(SVG, "svg"), { maxWidth } = getComputedStyle(picture);
    for (const [name, value] of Object.entries(film.ground)) made.setAttribute(name, value);
    made.setAttribute("class", "barrage-film");
    made.style.cssText = `position: absolute; z-index: 2; pointer-events: none; overflow: hidden; width: 100%; max-width: ${maxWidth}; left: ${picture.offsetLeft}px; top: ${picture.offsetTop}px`;
    picture.after(made);
    for (const kind of ["mousedown", "barrage-key"]) picture.addEventListener(kind, end, { signal: ended.signal });
    return made;
  };
  const begin = (track) => ({ track, sprite: -1, elements: screens.map((made) => {
    const element = document.createElementNS(SVG, "g");
    element.height = track.height;
    made.insertBefore(element, [...made.children].find(({ height }) => height > track.height) ?? null);
    return element;
  }) });
  const put = (one) => {
    const { cels, times, x, y, scale, opacity } = one.track;
    let cel = 0, at = 0;
    while (cel + 2 < cels.length && cels[cel + 2] <= time) cel += 2;
    while (at + 1 < times.length && times[at + 1] <= time) at += 1;
    const part = at + 1 < times.length ? Math.max(0, (time - times[at]) / (times[at + 1] - times[at])) : 0;
    const [left, top, size, seen] = [x, y, scale, opacity].map((column) => between(column, at, part));
    for (const element of one.elements) {
      if (one.sprite !== cels[cel + 1]) element.innerHTML = film.sprites[cels[cel + 1]];
      element.setAttribute("transform", `translate(${left} ${top}) scale(${size})`);
      element.setAttribute("opacity", seen);
    }
    one.sprite = cels[cel + 1];
  };
  const turn = () => { while (shown < pictures.length && pictures[shown].at <= time) paint(pictures[shown++]); };
  const show = () => {
    live = live.filter((one) => one.track.end > time || one.elements.forEach((element) => element.remove()));
    for (; next < tracks.length && tracks[next].cels[0] <= time; next++) if (tracks[next].end > time) live.push(begin(tracks[next]));
    live.forEach(put);
  };
  const step = (now) => {
    time += Math.max(0, now - before) * rate;
    before = now;
    if (time >= film.length) return void end();
    turn();
    show();
    frame = requestAnimationFrame(step);
  };
  const end = () => { // the last picture, at once
    if (over) return;
    over = true;
    cancelAnimationFrame(frame);
    ended.abort();
    screens.forEach((made) => made.remove());
    while (shown < pictures.length) paint(pictures[shown++]);
    films.delete(film.canvas);
  };
  for (const view of Object.values(canvas.views ?? {})) view.then(({ el }) => { if (!over) screens.push(screen(el)); });
  document.addEventListener("visibilitychange", () => document.hidden && end(), { signal: ended.signal });
  turn();
  if (document.hidden) end(); else frame = requestAnimationFrame(step);
  return { end, rate: (faster) => { rate = faster; } };
};
