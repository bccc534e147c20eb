// The post: opens letters, and hands every message in them to its widget as if it had come alone.
export default {
  initialize({ model }) {
    const manager = model.widget_manager;
    const meet = async (ids) => { // the widgets of some ids; one that was closed meanwhile hears nothing more
      const known = [...new Set(ids)].filter((id) => manager.has_model?.(id) ?? true);
      return new Map(await Promise.all(known.map(async (id) => [id, await manager.get_model(id)])));
    };
    const needs = ({ film }) => (film?.manager ? [film.canvas, film.manager] : []);
    let met = new Map(), moved = Promise.resolve();
    const open = (letter, buffers) => {
      let first = 0;
      for (const [id, told, count] of letter) {
        const own = buffers.slice(first, (first += count)), widget = met.get(id);
        const hand = () => widget?._handle_comm_msg({ content: { data: told }, buffers: own, metadata: {} });
        if (told.content?.film) project(told.content.film, met, own); // at once: what is painted next lies over it
        else if (!told.state?.children) hand();
        else moved = moved.then(hand).then(() => new Promise((go) => setTimeout(go))); // boxes make views: one at a time
      }
    };
    model.on("msg:custom", async (message, buffers) => {
      if (message.answer) model.send({ opens: true });
      else if (message.letter) {
        met = await meet(message.letter.flatMap(([id, told]) => [id, ...needs(told.content ?? {})]));
        open(message.letter, buffers);
      } else if (message.film) {
        if (needs(message).some((id) => !met.has(id))) met = await meet(needs(message));
        project(message.film, met, buffers);
      }
    });
    model.send({ seen: model.get("sent") });
  },
};
