"""A page that is slow: whatever takes it more than 2 seconds to load still hears what it is told."""

from typing import Any

import pytest

from .pages import IN_KERNEL, in_lab, on_page, open_lab, wait_for

SLOW = "((timeout) => { AbortSignal.timeout = () => timeout.call(AbortSignal, 1); })(AbortSignal.timeout)"
"""To anywidget, which waits for 2 seconds, each page is too slow then."""
LABELS = "(steppers) => steppers.map((stepper) => stepper.previousSibling.textContent)"


@pytest.mark.parametrize("from_the_start", [True, False])
def test_what_was_loaded_late_hears_all_the_same(page: Any, jupyter: str, from_the_start: bool) -> None:
    if from_the_start:
        page.add_init_script(SLOW)
        page.goto("about:blank")
    address = in_lab(jupyter, "labs.ipynb")
    open_lab(page, address, ".barrage-water canvas")
    if not from_the_start:
        page.evaluate(SLOW)
        on_page(page, "async () => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    lab = page.locator(".barrage-water")
    on_page(page, IN_KERNEL, "water.guess('XL')")
    lab.locator(".barrage-feedback [role=status] > div > p").first.wait_for()
    steppers = lab.locator(".barrage-stepper")
    wait_for(lambda: all(steppers.evaluate_all(LABELS)), "the labels of what may be changed")
