"""Nothing scrolls: games at a table in its cell and on the whole screen; an explorer and a lab there."""

from typing import Any

import pytest

from .conftest import Pages
from .pages import IN_KERNEL, bring, in_lab, on_page, open_lab, wait_for
from .test_predict import TELL
from .test_whole_game import A_LITTLE, TOP, UNSEEN, Person

SCREENS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
FILL = ".barrage-fill"
FILLED = "document.fullscreenElement?.className ?? ''"
MAP = "__import__('barrage_nb').board.refs.Ref('map', 'edge')"
TOO_HIGH = "document.fullscreenElement.scrollHeight - document.fullscreenElement.clientHeight"
CUT_OFF = """() => { // buttons and lists out of sight or under something else; a panel of the explorer may scroll
  const there = [...document.fullscreenElement.querySelectorAll('button:enabled, select:enabled')];
  const shown = there.filter((each) => each.getClientRects().length && !each.closest('.barrage-right .barrage-panel'));
  return shown.filter((each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }).map((each) => each.title || each.textContent);
}"""

LEAST = 11  # pixels of a letter that a class can read
SMALL_LETTERS = """(least) => { // what the page around the picture says in smaller ones
  const walk = document.createTreeWalker(document.fullscreenElement, NodeFilter.SHOW_TEXT), found = [];
  for (let text; (text = walk.nextNode()); ) {
    const within = text.parentElement, size = parseFloat(getComputedStyle(within).fontSize);
    const scale = within.closest('svg') ? Math.abs(within.getScreenCTM().a) : 1;
    if (text.data.trim() && within.getClientRects().length && size * scale < least - 0.01) found.push(text.data);
  }
  return found;
}"""


def legible(page: Any, fitted: str) -> None:
    """No letter of a picture that fills the screen, nor around it, is too small."""
    drawn = f"[shape.size * thing.frame.scale for thing in {fitted}.picture.scene.things for shape in thing.shapes"
    smallest, sizes = f"min({drawn} if hasattr(shape, 'text')])", f"({fitted}.page.room, {fitted}.page.high)"
    ask = Person(page).ask
    wait_for(lambda: ask(smallest) > LEAST - 0.1, f"letters that can be read, drawn for {ask(sizes)}")
    assert not page.evaluate(SMALL_LETTERS, LEAST)


def filled(page: Any, width: int, height: int, fitted: str) -> None:
    """Fill a screen with what is open, and wait until the kernel has drawn it for that."""
    page.set_viewport_size({"width": width, "height": height})
    page.locator(FILL).first.click()
    ask = Person(page).ask
    wait_for(lambda: page.evaluate(FILLED) and ask(f"{fitted}.page.filled"), "the whole screen")
    drawn = f"abs({fitted}.picture.scene.height - {fitted}.page.high) < 2"
    wait_for(lambda: ask(drawn) or ask(f"abs({fitted}.picture.scene.width - {fitted}.page.room) < 2"), "the picture")


def test_a_round_for_four_on_the_whole_screen(pages: Pages, jupyter: str) -> None:
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, "screen.ipynb"))
        on_page(page, IN_KERNEL, UNSEEN)
        person = Person(page)
        wanted = person.next_gesture(None)
        for number in range(40):
            width, height = SCREENS[number % len(SCREENS)]
            filled(page, width, height, "t.board")
            for _ in range(6):  # some picks, on every screen
                wanted = person.next_gesture(None)
                assert page.evaluate(TOO_HIGH) <= 0, (width, height, wanted)
                assert not page.evaluate(CUT_OFF), (width, height, wanted)
                person.give(wanted)
                wanted = person.next_gesture(wanted)
            legible(page, "t.board")
            page.keyboard.press("Escape")
            wait_for(lambda: not page.evaluate(FILLED) and not person.ask("t.board.page.filled"), "the way back")
            if wanted["round"] > 1:
                break
        assert number >= len(SCREENS) - 1, "a round is seen on every screen"
        assert not person.scrolled
        assert not person.unseen, "the map is in sight"


IN_CELL = {"1280 with the file browser": (1280, True, 400), "1280": (1280, False, 540), "800": (800, False, 170)}
"""How wide a window is, whether files are listed, and how wide the map is at least."""


@pytest.mark.parametrize(("width", "files", "least"), IN_CELL.values(), ids=IN_CELL)
def test_a_round_for_four_in_the_cell(pages: Pages, jupyter: str, width: int, files: bool, least: float) -> None:
    with pages.lent([]) as page:
        page.set_viewport_size({"width": width, "height": 800})
        open_lab(page, in_lab(jupyter, "screen.ipynb", files=files))
        on_page(page, IN_KERNEL, UNSEEN)
        person = Person(page)
        wait_for(lambda: person.ask("t.board.page.room and sitting.at_rest()"), "the table")
        bring(page, ".barrage-top", TOP)
        person.play(rounds=1)
        left, _, right, _ = person.ask(f"t.board.picture.scene.bounds({MAP})")
        assert right - left > least
        assert not person.scrolled
        assert not [out for out in person.unseen if out[0] > A_LITTLE], "the map is in sight"


OUT_OF_SIGHT = """() => { // how much of the panels beside a board, of which lists and texts may scroll for themselves
  const side = document.querySelector('.barrage-right');
  return side.scrollHeight - side.clientHeight;
}"""


def test_every_panel_of_an_explorer_is_seen_whole_on_the_whole_screen(pages: Pages, jupyter: str) -> None:
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, "explorer.ipynb"))
        for width, height in SCREENS:
            filled(page, width, height, "x.board")
            for panel in ("moves", "edit", "replay", "compare", "ask", "review", "files"):
                on_page(page, IN_KERNEL, f"x.open_panel({panel!r})")
                seen = f"all of {panel} on {width} by {height}"
                wait_for(lambda: page.evaluate(OUT_OF_SIGHT) <= 0, seen)
            page.keyboard.press("Escape")
            wait_for(lambda: not page.evaluate(FILLED), "the way back")


GROW = "(high) => { document.querySelector('.barrage-bar').style.paddingBottom = `${high}px`; }"


def test_a_picture_makes_room_for_what_comes_over_it_until_somebody_acts(pages: Pages, jupyter: str) -> None:
    """On a busy machine the bar may come after the picture, or grow after it was measured."""
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, "screen.ipynb", files=True))
        ask = Person(page).ask
        wait_for(lambda: ask("t.board.page.room and sitting.at_rest()"), "the table")
        page.wait_for_timeout(1500)
        high = ask("t.board.page.high")
        page.evaluate(GROW, 40)
        wait_for(lambda: 30 <= high - ask("t.board.page.high") <= 42, "a picture less high")
        less = ask("t.board.page.high")
        wait_for(lambda: ask("t.board.picture.scene.height") <= less, "the picture")
        page.locator(".barrage-bar").click(position={"x": 5, "y": 5})
        page.evaluate(GROW, 80)
        page.wait_for_timeout(800)
        assert ask("t.board.page.high") == less, "nothing changes its size under the eyes of who plays"


def test_a_game_for_two_on_the_whole_screen(pages: Pages, jupyter: str) -> None:
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, "whole_game.ipynb"))
        on_page(page, IN_KERNEL, UNSEEN)
        filled(page, 1280, 720, "t.board")
        person = Person(page)
        person.play()
        assert person.ask("t.position.over")
        assert page.evaluate(TOO_HIGH) <= 0
        assert not person.scrolled
        assert not person.unseen, "the map is in sight"


@pytest.mark.parametrize(
    ("notebook", "cell", "fitted"), [("explorer.ipynb", "", "x.board"), ("labs.ipynb", "water", "water")]
)
def test_an_explorer_and_a_lab_on_the_whole_screen(
    pages: Pages, jupyter: str, notebook: str, cell: str, fitted: str
) -> None:
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, notebook), cells=[cell] if cell else [])
        for width, height in SCREENS:
            filled(page, width, height, fitted)
            wait_for(lambda: page.evaluate(TOO_HIGH) <= 0, f"all of it on {width} by {height}")
            assert not page.evaluate(CUT_OFF), (width, height)
            legible(page, fitted)
            page.keyboard.press("f" if cell else "Escape")
            wait_for(lambda: not page.evaluate(FILLED), "the way back")


MAPS_OF_A_LAB = {(1280, 720): 530, (1366, 768): 635, (1440, 900): 765, (1920, 1080): 920}
"""How wide the map of a lab is at least on a screen."""
AS_LARGE = "document.querySelector('.barrage-lab .barrage-panel').currentCSSZoom"
"""How many times as large as in the cell what a lab asks is shown."""


def test_a_lab_uses_the_whole_screen(pages: Pages, jupyter: str) -> None:
    """Its map is as high as the screen but for one line, and what is asked can be read from further away."""
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, "labs.ipynb"), cells=["water"])
        for (width, height), least in MAPS_OF_A_LAB.items():
            filled(page, width, height, "water")
            wide = "document.querySelector('.barrage-lab canvas').getBoundingClientRect().width"
            wait_for(lambda least=least, wide=wide: page.evaluate(wide) >= least, f"a wide map on {width} by {height}")
            assert page.evaluate(AS_LARGE) >= (1.5 if width >= 1800 else 1.2 if width >= 1400 else 1)
            assert not page.evaluate(CUT_OFF), (width, height)
            page.keyboard.press("f")
            wait_for(lambda: not page.evaluate(FILLED), "the way back")


@pytest.mark.parametrize("opened", ["water._compare()", "water._explore()"], ids=["before and after", "an explorer"])
def test_what_is_open_below_a_lab_makes_no_small_map_on_the_whole_screen(
    pages: Pages, jupyter: str, opened: str
) -> None:
    with pages.lent([]) as page:
        open_lab(page, in_lab(jupyter, "labs.ipynb"), cells=["water"])
        wide = "document.querySelector('.barrage-water canvas').getBoundingClientRect().width"
        changed = "water.set_level('B2U', 2), water.run_again(), water.to_the_end()"
        for told in ("water.guess(None)", f"({changed}, {opened})"):
            Person(page).ask(f"str({told})")
            if opened in told:
                page.locator(".barrage-water > :is(.barrage-pair, .widget-output) :is(figure, canvas)").first.wait_for()
            page.set_viewport_size({"width": 800, "height": 800})
            wait_for(lambda: page.evaluate(wide) < 400, "the map of a narrow cell")
            filled(page, 800, 800, "water")
            page.wait_for_timeout(1500)  # nothing makes it small again
            assert page.evaluate(wide) > 420
            page.keyboard.press("f")
            wait_for(lambda: not page.evaluate(FILLED), "the way back")


LEAVE = ".barrage-leave"
AROUND = "\n\n".join(["What stands around the board."] * 40)


@pytest.mark.parametrize("notebook", ["two.ipynb", "explorer.ipynb"])
def test_who_leaves_the_whole_screen_is_where_they_were_and_can_leave_it_without_a_board(
    pages: Pages, jupyter: str, notebook: str
) -> None:
    with pages.lent([]) as page:
        page.set_viewport_size({"width": 1280, "height": 800})
        open_lab(page, in_lab(jupyter, notebook))
        for place, told in enumerate((TELL, TELL.replace("(0,", "(2,").replace("[0]", "[2]"))):
            on_page(page, told, AROUND)
            wait_for(
                lambda place=place: page.get_by_text("What stands around").count() > 40 * place, "what is around it"
            )
        board, fill = page.locator(".barrage-stage canvas").first, page.locator(FILL).first
        fill.hover()
        there = fill.bounding_box()
        began = board.bounding_box()["y"]
        for _ in range(2):
            page.mouse.click(there["x"] + 14, there["y"] + 14)
            wait_for(lambda: page.evaluate(FILLED), "the whole screen")
            wait_for(lambda: not page.locator(LEAVE).locator("visible=true").count(), "that it goes")
            page.keyboard.press("f")
            wait_for(lambda: not page.evaluate(FILLED), "the way back")
            page.wait_for_timeout(1200)
            assert abs(board.bounding_box()["y"] - began) < 3, "where it was"
        page.mouse.click(there["x"] + 14, there["y"] + 14)
        wait_for(lambda: page.evaluate(FILLED), "the whole screen")
        page.evaluate("document.querySelectorAll('.barrage-fill').forEach(({style}) => { style.display = 'none'; })")
        page.locator(LEAVE).locator("visible=true").click()
        wait_for(lambda: not page.evaluate(FILLED), "the way back without a board")
        wait_for(lambda: not page.locator(LEAVE).locator("visible=true").count(), "that it goes")


@pytest.mark.parametrize("key", ["", "f"], ids=["its button", "a key"])
def test_who_leaves_the_whole_screen_from_further_down_a_board_is_where_they_were(
    pages: Pages, jupyter: str, key: str
) -> None:
    """What was pressed on the whole screen stands elsewhere in the notebook: there nothing holds it where it was."""
    with pages.lent([]) as page:
        page.set_viewport_size({"width": 1280, "height": 800})
        open_lab(page, in_lab(jupyter, "sight.ipynb", files=True))
        page.locator(".barrage-lab").nth(1).wait_for()
        board = page.locator(".barrage-explorer").first
        slow = page.context.new_cdp_session(page)
        for top in (-200, -600, -800):
            bring(page, ".barrage-explorer", top)
            page.wait_for_timeout(300)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 8})
            for _ in range(2):  # there, and back
                there = page.locator(FILL).first.bounding_box()
                if key and page.evaluate(FILLED):
                    tab = page.locator(".barrage-tabs button").first.bounding_box()
                    page.mouse.click(tab["x"] + 14, tab["y"] + 14)
                    page.keyboard.press(key)
                else:
                    page.mouse.click(there["x"] + 14, there["y"] + 14)
                page.wait_for_timeout(2000)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            assert not page.evaluate(FILLED)
            on_page(page, IN_KERNEL, f"x.board.page.status = 'Something else is said, {top}.'")
            page.wait_for_timeout(300)
            assert abs(board.bounding_box()["y"] - top) < 3, "where it was"


MAPS_UNSEEN = """() => [...document.querySelectorAll('.barrage-maps svg, .barrage-tabs button, .barrage-leave')]
  .filter((each) => each.getClientRects().length).filter((each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const below = each.matches('svg') && bottom > innerHeight;
    return top < 0 || left < 0 || right > innerWidth || below || !each.contains(middle);
  }).map((each) => each.title || each.textContent.slice(0, 40))"""


@pytest.mark.parametrize(("width", "height"), [*SCREENS, (800, 800)])
def test_maps_that_are_compared_are_seen_whole_on_the_whole_screen(
    page: Any, jupyter: str, width: int, height: int
) -> None:
    open_lab(page, in_lab(jupyter, "explorer.ipynb"))
    changed = "x.go(60), x.tweak('-B8L | germany B5U=1'), x.walk.edit(lambda game: game.replay(mode='skip', to=120))"
    on_page(page, IN_KERNEL, f"[{changed}] and 1")
    page.set_viewport_size({"width": width, "height": height})
    page.locator(FILL).first.click()
    wait_for(lambda: page.evaluate(FILLED), "the whole screen")
    if width < 1000:
        answers = page.locator(".barrage-answers select").first
        wait_for(lambda: answers.bounding_box()["width"] > 150, "a list that can be read")
    on_page(page, IN_KERNEL, "x.compare()")
    page.locator(".barrage-maps svg").nth(1).wait_for()
    wait_for(
        lambda: page.evaluate(MAPS_UNSEEN) == [], f"both maps on {width} by {height}: {page.evaluate(MAPS_UNSEEN)}"
    )
