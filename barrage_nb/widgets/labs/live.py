"""A text on the page that is read aloud when it changes."""

from html import escape

import anywidget
from traitlets import Unicode

from ...lessons.feedback import Feedback
from ...words.english import lessons as words

_ESM = """
export default {
  render({ model, el }) {
    const said = el.appendChild(document.createElement("div"));
    said.setAttribute("role", "status");
    said.setAttribute("aria-live", "polite");
    const show = () => { said.innerHTML = model.get("value"); };
    model.on("change:value", show);
    show();
  },
};
"""


class Live(anywidget.AnyWidget):
    """A text, as HTML; the place it stands in stays, so that screen readers notice what changes."""

    _esm = _ESM

    value = Unicode("").tag(sync=True)


def said(feedback: Feedback) -> str:
    """Feedback as HTML: whether it was right, what happened, why, and how far off."""
    head = words.RIGHT if feedback.right else words.WRONG
    parts = [f"<b>{escape(head)}</b> {escape(feedback.happened)}", escape(feedback.why), escape(feedback.distance)]
    return "".join(f"<p>{part}</p>" for part in parts if part)
