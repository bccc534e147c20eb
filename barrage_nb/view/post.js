// The post: opens letters, and hands every message in them to its widget as if it had come alone.
// A widget whose code a page took more than 2 seconds to load would hear nothing any more: from now on it does.
const NOTHING = { content: { data: { method: "nothing" } }, buffers: [], metadata: {} };
const hear = (own, late) => {
  const any = Object.getPrototypeOf(own), waits = any._handle_comm_msg;
  if (!waits || waits.barrage) return;
  waits.call(own, NOTHING).catch(late);
  any._handle_comm_msg = async function (...message) {
    await waits.call(this, NOTHING).catch(() => {});
    return Object.getPrototypeOf(any)._handle_comm_msg.apply(this, message);
  };
  any._handle_comm_msg.barrage = true;
};
export default {
  initialize({ model }) {
    const manager = model.widget_manager;
    // While this one was loaded late, others missed what they were told: it is said again.
    manager.get_model(model.get("own_id")).then((own) => hear(own, () => model.send({ late: true })));
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
