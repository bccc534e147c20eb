"""Every label fits its place in every language, and in one of long words, in a wide window and in a narrow one."""

from pathlib import Path
from typing import Any

import pytest

from tests import long_words

from .pages import IN_KERNEL, in_lab, on_page, open_lab, wait_for

SPOKEN = ("it", "pl", long_words.FOLDER, "en")
WINDOWS = (1280, 800)
SCREENS = {
    "table.ipynb": ".barrage-stage canvas",
    "explorer.ipynb": ".barrage-stage canvas",
    "lessons.ipynb": ".barrage-lab canvas",
    "labs.ipynb": ".barrage-lab canvas",
}
SPEAK = "from barrage_nb import language; language({folder!r})"
AT_REST = """() => new Promise((over) => { // once nothing on the page has changed for a while
  let before = '', same = 0;
  const look = () => {
    const now = document.querySelector('.jp-Notebook').innerText;
    same = now === before ? same + 1 : 0;
    before = now;
    same > 5 ? over(true) : setTimeout(look, 80);
  };
  look();
})"""
CUT_OFF = """() => {
  const pen = document.createElement('canvas').getContext('2d'), found = [];
  const shown = (thing) => thing.checkVisibility({visibilityProperty: true}) && thing.getClientRects().length;
  const labels = ':is(button, label, .barrage-label, summary, th, h3, h4, select)';
  for (const thing of document.querySelectorAll(`.jp-OutputArea-output ${labels}`)) {
    const look = getComputedStyle(thing), text = (thing.textContent || '').trim();
    if (!shown(thing) || thing.closest('.barrage-unseen, .sr-only')) continue;
    if (thing.tagName === 'SELECT') { // a list shows what is picked beside its arrow; a line is called as one likes
      if (thing.size > 1 || !thing.selectedOptions.length || thing.closest('.barrage-panel-moves')) continue;
      pen.font = look.font;
      const asked = pen.measureText(thing.selectedOptions[0].text).width;
      const room = thing.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
      if (asked > room + 1) found.push(['list', thing.selectedOptions[0].text, Math.round(asked - room)]);
      continue;
    }
    if (!text) continue;
    if (look.overflowX !== 'visible' && thing.scrollWidth > thing.clientWidth + 1) {
      found.push([thing.tagName, text, thing.scrollWidth - thing.clientWidth]);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(thing);
    const ink = range.getBoundingClientRect();
    for (let up = thing; up && !up.matches('.jp-OutputArea-child'); up = up.parentElement) {
      const clips = getComputedStyle(up), box = up.getBoundingClientRect();
      if (thing.tagName === 'TH' && /auto|scroll/.test(clips.overflowX)) break; // a table may be wide
      const over = ink.right - box.right;
      if ((up === thing && thing.tagName === 'BUTTON' || clips.overflowX !== 'visible') && over > 1) {
        found.push([thing.tagName, text, Math.round(over)]);
        break;
      }
    }
  }
  const marks = [...document.querySelectorAll('.barrage-rail-mark')];
  marks.slice(1).forEach((mark, index) => { // whose names would lie on each other
    const over = marks[index].getBoundingClientRect().right - mark.getBoundingClientRect().left;
    if (over > 1) found.push(['mark', marks[index].textContent + mark.textContent, Math.round(over)]);
  });
  return found;
}"""


@pytest.mark.parametrize("notebook", SCREENS)
def test_every_label_fits_its_place(page: Any, jupyter: str, notebook: str) -> None:
    open_lab(page, in_lab(jupyter, notebook, files=True), SCREENS[notebook])
    on_page(page, IN_KERNEL, Path(long_words.__file__).read_text("utf-8") + "\nbegin()")
    cut = {}
    for folder in SPOKEN:
        on_page(page, IN_KERNEL, SPEAK.format(folder=folder))
        for width in WINDOWS:
            page.set_viewport_size({"width": width, "height": 800})
            wait_for(lambda: page.evaluate("document.querySelectorAll('.barrage-lost').length") == 0, "all to be there")
            on_page(page, AT_REST)
            cut[folder, width] = page.evaluate(CUT_OFF)
    too_long = [(*where, *each) for where, found in cut.items() for each in found]
    assert not too_long, "\n".join(map(str, too_long))
