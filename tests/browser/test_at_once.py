"""What is pressed at once is heard by the kernel in several threads: nothing is lost, and nothing played twice."""

from typing import Any

from .pages import IN_KERNEL, Table, in_lab, on_page, open_lab, wait_for

CHOSEN, BUILT = "place construction-1", "build base with base"
APART = """async (names) => { // each of these widgets has a thread of the kernel of its own; their threads
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const comms = names.map((name) => kernel._comms.get(name));
  for (const comm of comms) comm.commsOverSubshells = "perComm";
  await Promise.all(comms.map((comm) => comm.subshellStarted));
  return comms.map((comm) => comm.subshellId);
}"""
AT_ONCE = """([canvas, x, y, button, first]) => { // on the picture and on a button, before the page does anything else
  const there = { clientX: x, clientY: y, bubbles: true };
  const press = () => canvas.dispatchEvent(new MouseEvent("mousedown", there));
  if (first) press();
  button.click();
  if (!first) press();
}"""
# A move takes its time, so that what else is pressed would come into the middle of it.
PREPARED = """
import threading, time
from ipywidgets.widgets.widget import _instances
undo = next(widget for widget in _instances.values() if getattr(widget, "description", "") == "Undo")
both, taken, heard = (board.picture.painter.widget, undo), [], []

def slowly(step, take=board.keeper.take):
    time.sleep(0.2)
    take(step)
    taken.append(str(step.move))

board.keeper.take = slowly
for widget in both:
    widget.on_msg(lambda *_: heard.append(threading.get_ident()))
print(*(widget.model_id for widget in both))
"""
# Else a kernel hears a widget where it last sent something to it, and of two that are changed together both there.
HEARD_APART = """
taken.clear(), heard.clear()
for widget, thread in zip(both, {threads}):
    widget.comm._reply_subshell_id = thread
"""


def test_what_is_pressed_on_the_picture_and_on_a_button_is_done_one_after_the_other(page: Any, jupyter: str) -> None:
    open_lab(page, in_lab(jupyter, "board.ipynb"))
    table = Table(page)
    threads = on_page(page, APART, on_page(page, IN_KERNEL, PREPARED).split())
    undo, canvas = table.button("Undo"), table.canvas.element_handle()
    for number in range(4):
        table.click("space construction-1")
        table.expect(CHOSEN)
        x, y = table.point("pieces usa base")
        on_page(page, IN_KERNEL, HEARD_APART.format(threads=threads))
        page.evaluate(AT_ONCE, [canvas, x, y, undo.element_handle(), number % 2 == 0])
        # Which thread begins is open; the other finds the board as the first has left it.
        whole = ([BUILT], [CHOSEN]), ([], [])
        wait_for(lambda: table.ask("len(set(heard))") == 2, "both, in two threads")
        wait_for(lambda whole=whole: (table.ask("taken"), table.played()) in whole, "one and then the other")
        while before := table.played():
            undo.click()
            wait_for(lambda before=before: table.played() != before, "the move to be taken back")
