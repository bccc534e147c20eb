"""A lesson as a page of its own, made by nbconvert: its pictures are as light as it is, however dark the machine."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageStat

LESSON = Path(__file__).parent.parent.parent / "notebooks" / "09_exam.ipynb"
THEME = "(light) => { document.body.dataset.jpThemeLight = light; }"


def brightness(picture: Any) -> float:
    """How bright a picture is on its page, from 0 to 255."""
    return ImageStat.Stat(Image.open(BytesIO(picture.screenshot())).convert("L")).mean[0]


def test_pictures_are_as_light_as_the_page_and_not_as_the_machine(browser: Any, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nbconvert", "--to", "html", "--output-dir", str(tmp_path), str(LESSON)]
    subprocess.run(command, check=True, capture_output=True)
    page = browser.new_context(color_scheme="dark", offline=True).new_page()
    page.goto((tmp_path / f"{LESSON.stem}.html").as_uri(), wait_until="domcontentloaded")
    picture = page.locator(".jp-RenderedSVG img").first
    assert brightness(picture) > 150
    page.evaluate(THEME, "false")  # as JupyterLab says it in its dark theme
    assert brightness(picture) < 90
    page.emulate_media(color_scheme="light")
    assert brightness(picture) < 90
    page.context.close()
