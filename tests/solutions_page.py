"""The answers to tasks by number, and what the lessons for a class find: `python tests/solutions_page.py` writes them.

They stand in docs/solutions.md, apart from the pages of the students; the engine computes every one of them.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from barrage_nb.analysis.experiments import Finding
from barrage_nb.engine.water import run_drops
from barrage_nb.lessons import ending, office, planning, producing, scoring, water
from barrage_nb.lessons.experiments import better_won, large
from barrage_nb.lessons.fairness import deciding, win_shares
from barrage_nb.lessons.maxims import FOUND_OUT, maxims
from barrage_nb.words import experiments as words
from barrage_nb.words.maxims import HEADS
from barrage_nb.words.names import company
from barrage_nb.words.places import place
from tests.second_block import second

PAGE = Path(__file__).parents[1] / "docs" / "solutions.md"
STUDENTS = range(1, 31)
TARGET = 9
HEAD = """# Solutions

For the teacher: keep this page from the class until they have answered. The engine computes it
(`python tests/solutions_page.py`), and a test computes it again.

How a class is taught with it stands in [teaching.md](teaching.md).
"""
BY_NUMBER = f"""## Tasks by number

The first task of each lab with this seed; behind *Again* or *Another* come others. `RescueLab`, `ProductionLab` and
`PlanLab` may have more than one answer: here stands one of them, and how many there are.
`ProductionLab(seed=…, target={TARGET})` asks for exactly {TARGET} energy. B2L is the lower dam of basin 2, B2U the
upper one, C2A its left conduit, P6.1 the left powerhouse of basin 6 and turbine+2 a space of the office;
[notation.md](notation.md) has them all.
"""
FOUND = """## What the lessons for a class find

The large experiments that lie beside the lessons: how much more with each design than against it, with 95 % intervals
that each hold by themselves. *Again* is the second block: as many games with other seeds, by more players, of whom the
automas of the highest level are the strongest that can be afforded. What a class finds with games of its own differs
by luck; where it says *open* here, no lesson says anything.
"""
MEASURED = {
    "20_tempo": ("built", "energy", "vp", "gap"),
    "21_shared_pipes": ("foreign_drops", "conduits", "neutral_drops", "pipe_lead", "vp"),
    "22_turn_order": ("rank_kept", "early_lead", "new_leaders", "gap"),
    "22_crowded": ("bank", "productions", "energy", "vp"),
    "23_prizes": ("gap", "energy", "vp"),
    "24_your_own_rule": ("built", "bank", "gap", "vp"),
    "25_economy": ("built", "energy", "contracts", "vp"),
    "26_tension": ("uncertainty", "settled", "favourite_changes", "drama"),
    "26_better": (better_won, "uncertainty"),
    "28_your_own_card": ("built", "bank", "gap", "vp"),
}
"""The large experiments of which effects are told, and the numbers in which."""


def drops(seed: int) -> str:
    """Where the drops of the water lab stop."""
    position = water.situation(seed)
    courses, _ = run_drops(water.waiting(position), position.dams)
    return "; ".join(place(course.end) for course in courses)


def rescued(seed: int) -> str:
    """One plan that saves the water."""
    asked = planning.rescue(seed)
    good = (plan for plan in planning.placings(asked.position, asked.pieces) if asked.judge(plan).right)
    return f"{', '.join(next(good))} ({asked.ways})"


def produced(seed: int) -> str:
    """The cheapest production that makes exactly so much."""
    asked = producing.challenge(seed, target=TARGET)
    plan = asked.solutions[0]
    return f"{plan.dam} {plan.conduit} {plan.powerhouse} x{plan.drops} {plan.space} ({len(asked.solutions)})"


def built(seed: int) -> str:
    """One order that builds all three pieces."""
    asked = planning.wheel_plan(seed)
    return f"{', '.join(map(asked.named, asked.solutions[0]))} ({len(asked.solutions)})"


def spent(seed: int) -> str:
    """What a round's engineers can reach at most, and a plan that does."""
    asked = office.task(seed)
    return f"{asked.most}: {asked.best_told}"


def most_points(seed: int) -> str:
    """Who gets most points in the scoring lab."""
    return company(scoring.most_vp(scoring.situation(seed)))


def winner(seed: int) -> str:
    """Who wins in the lab of the last points."""
    return company(ending.who_wins(ending.situation(seed)))


TASKS: dict[str, Callable[[int], str]] = {
    "WaterLab": drops,
    "RescueLab": rescued,
    "ProductionLab": produced,
    "PlanLab": built,
    "OfficeLab": spent,
    "ScoringLab": most_points,
    "EndingLab": winner,
}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def by_number() -> Iterator[str]:
    """The answers of every lab; tables side by side where they are narrow."""
    for names in (("WaterLab", "RescueLab"), ("ProductionLab", "PlanLab"), ("OfficeLab",), ("ScoringLab", "EndingLab")):
        yield table(
            ("number", *(f"`{name}`" for name in names)),
            ([str(number), *(TASKS[name](number) for name in names)] for number in STUDENTS),
        )


def effects(name: str, measures: Iterable[str]) -> str:
    """What every design changes in some numbers: in the games of the lessons, and in the second block."""
    here, again = large(name), second(name)
    pairs = (
        row
        for measure in measures
        for one, other in zip(here.effects(measure), again.effects(measure), strict=True)
        for row in (told(one, again.players), told(other, again.players, again=True))
    )
    return table(("number", "design", *again.players, "verdict"), pairs)


def told(effect: Finding, minds: Iterable[str], again: bool = False) -> list[str]:
    """An effect in a row, with a place for each kind of players."""
    name = words.measure(effect.measure), f"{effect.design} against {effect.against}"
    changes = (effect.by[who].change if who in effect.by else "" for who in minds)
    return [*(("", "again") if again else name), *changes, effect.judged]


def fair() -> Iterator[str]:
    """How often each seat, company and officer wins in both blocks, and which sources decide."""
    found, again = large("23_balance"), second("23_balance")
    for by in ("seat", "company", "officer"):
        both = zip(win_shares(found, by), win_shares(again, by), strict=True)
        yield table(
            (by, *found.players, "verdict"),
            (
                [name, *(each.share(one) for one in each.by.values()), each.judged]
                for pair in both
                for name, each in zip((pair[0].name, "again"), pair, strict=True)
            ),
        )
    rates = {(row["source"], row["players"]): f"{100 * row['other_winner']:.0f} %" for row in deciding(found)}
    sources = dict.fromkeys(source for source, _ in rates)
    yield table(
        ("another winner without", *found.players),
        ([source, *(rates[source, who] for who in found.players)] for source in sources),
    )


def page() -> str:
    """The whole page."""
    parts = [HEAD, BY_NUMBER, *by_number(), FOUND]
    for name, measures in MEASURED.items():
        parts += [f"### {name}\n", effects(name, measures)]
    parts += ["### 23_balance\n", *fair()]
    heads = tuple(HEADS.values())
    parts += ["### 27_one_alone\n", table(heads, (each.cells for each in maxims().only(*FOUND_OUT)))]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
