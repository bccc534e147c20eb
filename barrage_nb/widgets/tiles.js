// A picture that tells where it is pressed.
export default {
  render({ model, el }) {
    const show = () => { el.innerHTML = model.get("picture"); };
    const pressed = (event) => {
      const picture = el.firstElementChild;
      if (!picture) return;
      const { left, top, width } = picture.getBoundingClientRect(), scale = picture.viewBox.baseVal.width / width;
      model.send({ x: (event.clientX - left) * scale, y: (event.clientY - top) * scale });
    };
    el.addEventListener("click", pressed);
    model.on("change:picture", show);
    show();
    return () => el.removeEventListener("click", pressed);
  },
};
