"""The end of a lesson: how many guesses were right, what to try again, and the next lesson; it counts on by itself."""

from html import escape
from typing import Any

from ...lessons.course import COURSE
from ...lessons.tally import ENOUGH, TALLY
from ...words import finish as words

STYLE = """<style>
.barrage-finish { max-width: 640px; padding: 10px 18px; border: 1px solid #8c8a81; border-radius: 12px; }
.barrage-finish p { margin: 0 0 6px; }
.barrage-finish a.barrage-next { display: inline-block; margin: 4px 0; padding: 7px 16px; border: 2px solid #0f6cbd;
  border-radius: 9px; background: #e3f0fb; color: #0b5394; font-weight: 600; text-decoration: none; }
.barrage-finish a.barrage-next:is(:hover, :focus-visible) { text-decoration: underline; }
[data-jp-theme-light="false"] .barrage-finish a.barrage-next { border-color: #63b4f4; background: #16344b;
  color: #b9dcfa; }
</style>"""


class Finish:
    """What stands at the end of a lesson; a page shows it as it is, and while its kernel lives it counts on."""

    def __init__(self, lesson: str | None) -> None:
        if lesson is not None and lesson not in COURSE:
            raise ValueError(words.no_such_lesson(lesson, COURSE))
        self.then = [COURSE[name] for name in COURSE[lesson].then] if lesson is not None else []
        self._shown: Any = None

    def _ipython_display_(self) -> None:
        from IPython.display import display

        self._shown = display(self._bundle(), raw=True, display_id=True)  # type: ignore[no-untyped-call]
        TALLY.watch(self._count)

    def _count(self) -> None:
        self._shown.update(self._bundle(), raw=True)

    def _bundle(self) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}

    @property
    def said(self) -> tuple[str, ...]:
        """How the guesses went, in sentences."""
        if not TALLY.said and not TALLY.labs:
            return (words.nothing(),)
        return (words.counted(TALLY.right, TALLY.of, TALLY.told), *map(words.lab, TALLY.labs))

    @property
    def again(self) -> tuple[str, ...]:
        """What is worth another try."""
        return (*TALLY.questions_again, *(words.again(score, ENOUGH) for score in TALLY.labs_again))

    def _repr_html_(self) -> str:
        said = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.said)
        tries = "".join(f"<li>{escape(each)}</li>" for each in self.again)
        again = f"<p>{escape(words.again_head())}</p><ul>{tries}</ul>" if tries else ""
        head = f"<p><b>{escape(words.head())}</b></p>"
        return f"{STYLE}<div class='barrage-finish'>{head}{said}{again}{self._links()}</div>"

    def _links(self) -> str:
        """The next lesson as a button; others as links beside it."""
        if not self.then:
            return ""
        first, *others = self.then
        button = f"<a class='barrage-next' href='{first.file}.ipynb'>{words.next_()} {escape(first.title)}</a>"
        links = ", ".join(f"<a href='{each.file}.ipynb'>{escape(each.title)}</a>" for each in others)
        return f"<p>{button}</p>" + (f"<p>{words.or_()} {links}</p>" if links else "")

    def __repr__(self) -> str:
        nexts = [f"{words.next_()} {each.title}" for each in self.then[:1]]
        return "\n".join([*self.said, *([words.again_head(), *self.again] if self.again else []), *nexts])


def finish(lesson: str | None = None) -> Finish:
    """The end of a lesson: how the guesses went and, of a `lesson` of the course, where to go next."""
    return Finish(lesson)
