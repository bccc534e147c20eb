"""What games of an experiment are played by: the numbers of a design, or a box of which any row may be otherwise."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from ..board.box import BOXES, PRINTED, Box
from ..engine.rulings import Design, NoSuchChoice, checked_design, design_of, with_design
from ..engine.setup import checked_box
from ..notation.codec import plain, restore_record
from ..notation.rows import PRINTED_NAME, restore_box, rows_beside_design
from ..words import design as words

Designed: TypeAlias = Design | Box
"""A design, or a box that says more than one does."""
SaidDesign: TypeAlias = Designed | str | Sequence[str]
"""The same as somebody says it: rows in words too, as "price base hills: 5"."""


def as_designed(said: SaidDesign, printed: Box = PRINTED) -> Designed:
    """A design or a box; a box of which nothing but numbers of a design is otherwise is that design."""
    if isinstance(said, str):
        box = BOXES.get(said) or printed.changed(said)
    elif isinstance(said, Box):
        box = checked_box(said)
    elif isinstance(said, tuple | list) and all(isinstance(row, str) for row in said):
        box = printed.changed(*said)
    else:
        return checked_design(said)
    design = design_of(box)
    return design if box_of(design) is box else box


def box_of(designed: Designed, printed: Box = PRINTED) -> Box:
    """The box that games are played with."""
    return designed if isinstance(designed, Box) else with_design(printed, designed)


def changes_of(designed: Designed) -> dict[str, Any]:
    """What is otherwise than in the printed game, by name; the rows of a box are one text."""
    return {"box": "; ".join(_rows(designed))} if isinstance(designed, Box) else designed.changes


def told(designed: Designed) -> tuple[str, ...]:
    """What is otherwise, a sentence for each number of a design, and the rows of a box as they are."""
    box = box_of(designed)
    return (*words.told(design_of(box).changes, box), *rows_beside_design(box))


def as_kept(designed: Designed) -> Any:
    """What stands in a file for it."""
    return list(_rows(designed)) if isinstance(designed, Box) else plain(designed)


def restored(kept: Any) -> Designed:
    """What a file says that games were played by."""
    if not isinstance(kept, list):
        design: Design = restore_record(kept, Design, "design", [])
        return design
    problems = list[str]()
    box = restore_box(kept, "box", problems)
    if box is None:
        raise NoSuchChoice(tuple(problems))
    return box


def _rows(box: Box) -> tuple[str, ...]:
    return box.rows if box.of == PRINTED_NAME else (f"box {box.of}", *box.rows)
