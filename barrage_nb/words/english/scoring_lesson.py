"""What the lesson on scoring says."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from ...board.track import SECTIONS
from .names import BONUSES, OBJECTIVES, company, count, listed


class CompanyScore(Protocol):
    """What one company gets at the end of a round."""

    @property
    def who(self) -> str: ...
    @property
    def energy(self) -> int: ...
    @property
    def tied(self) -> int: ...
    @property
    def rank_vp(self) -> int: ...
    @property
    def credits(self) -> int: ...
    @property
    def zero_vp(self) -> int: ...
    @property
    def section(self) -> int: ...
    @property
    def counted(self) -> int: ...
    @property
    def full_bonus(self) -> int: ...
    @property
    def loss(self) -> int: ...
    @property
    def bonus(self) -> int: ...
    @property
    def vp(self) -> int: ...


def ready(round: int, tile: str | None) -> str:
    """Before a scoring."""
    bonus = f" The bonus tile counts {BONUSES[tile]}." if tile else ""
    return f"Round {round}: all actions are done, and now come the points.{bonus}"


def rank(line: CompanyScore) -> str:
    """The points for the rank of an energy."""
    if not line.energy:
        return "No energy: no rank, so no points for it (S2)."
    if not line.rank_vp:
        return f"{line.energy} energy: neither most nor second, so no points for the rank (S2)."
    if line.tied > 1:
        return f"{line.energy} energy, and so has somebody else: its share is {count(line.rank_vp, 'vp')} (S3)."
    return f"{line.energy} energy: {'most' if line.rank_vp == 6 else 'second most'}, {count(line.rank_vp, 'vp')} (S2)."


def credits(energy: int, amount: int) -> str:
    """The credits of the track."""
    if not energy:
        return f"No energy: the track pays {count(amount, 'credits')}, and takes 3 victory points (S4)."
    return f"The track pays {count(amount, 'credits')} at {energy} energy (S4)."


def about(who: str, sentence: str) -> str:
    """A sentence about one company."""
    return f"{company(who)}: {sentence}"


def bonus(tile: str, clause: str, line: CompanyScore, round: int) -> str:
    """The bonus tile for one company."""
    counted = count(line.counted, BONUSES[tile])
    if not line.counted:
        return f"The bonus tile finds {counted}, so it gives nothing ({clause})."
    return f"The bonus tile counts {counted}: {count(line.full_bonus, 'vp')} ({clause}). {section(line, round)}"


def section(line: CompanyScore, round: int) -> str:
    """What the section of the track does to the bonus."""
    if not line.section:
        return f"Below {SECTIONS[0]} energy it gives nothing (S5)."
    if not line.loss:
        return f"The marker is past {SECTIONS[round - 1]}, so the bonus is whole (S5)."
    behind = count(round - line.section, "sections")
    kept = f"{line.loss} are lost: {count(line.bonus, 'vp')}"
    return f"The marker is {behind} short of {SECTIONS[round - 1]}, so {kept} (S5)."


def turn(number: int, players: int) -> str:
    """When it is a company's turn in the next round."""
    where = (
        "first, with least energy"
        if number == 1
        else "last, with most energy"
        if number == players
        else f"number {number}"
    )
    return f"Next round it goes {where} (E2)."


def best(line: CompanyScore) -> str:
    """Who gets most."""
    return f"{company(line.who)} gets most: {count(line.vp, 'vp')}."


def why(line: CompanyScore, round: int) -> str:
    """What the points of a company are made of."""
    clause = "S3" if line.tied > 1 else "S2"
    parts = [f"{line.rank_vp} for its rank with {line.energy} energy ({clause})"] * bool(line.rank_vp)
    parts += [f"{line.bonus} from the bonus tile (S5)"] * bool(line.bonus)
    parts += [f"{line.zero_vp} for no energy (S4)"] * bool(line.zero_vp)
    return f"{company(line.who)}: {listed(parts)}." if parts else f"{company(line.who)} gets nothing."


def why_less(line: CompanyScore, round: int) -> str:
    """Why a company gets less than somebody thought."""
    said = why(line, round)
    if line.full_bonus and (line.loss or not line.section):
        return f"{said} Its bonus would be {line.full_bonus}. {section(line, round)}"
    if not line.full_bonus:
        return f"{said} It has nothing that the bonus tile counts."
    return said


def fewer(who: str, vp: int, less: int) -> str:
    """How far off a guess was."""
    return f"{company(who)}, your guess, gets {vp}: {less} fewer."


# The end of the game.
SOURCES = {
    "start": "start",
    "rank": "energy rank",
    "bonus": "bonus tiles",
    "contracts": "contracts",
    "fees": "conduit fees",
    "income": "incomes",
    "tiles": "advanced tiles",
    "no energy": "credits, no energy",
    "so far": "so far",
    "objective": "objective",
    "resources": "resources left",
    "water": "drops in dams",
}


def final_ready(objective: str | None) -> str:
    """Before the final scoring."""
    aim = f" The objective counts {OBJECTIVES[objective]}." if objective else ""
    return f"Round 5 is scored. The last points come now: objective, what is left over, and drops in dams (E5).{aim}"


def winner(names: Iterable[str], vp: int, tied: bool) -> str:
    """Who wins."""
    who = [company(name) for name in names]
    more = ", with more energy in the last round (E8)" if tied else ""
    return f"{listed(who)} {'wins' if len(who) == 1 else 'share the win'} with {count(vp, 'vp')}{more}."


def came_from(who: str, before: int, parts: Iterable[tuple[str, int]]) -> str:
    """Where a company's last points came from."""
    added = listed(f"{vp} for {_FINAL[source]}" for source, vp in parts if vp)
    return f"{company(who)} had {before} and added {added}."


_FINAL = {"objective": "the objective (J1)", "resources": "what was left over (E6)", "water": "drops in dams (E7)"}


def behind(who: str, vp: int, less: int) -> str:
    """How far off a guess was."""
    return f"{company(who)}, your guess, ends with {vp}: {less} fewer."


CHART = "Victory points by source"


def bar(who: str, parts: Mapping[str, int]) -> str:
    """A bar of the chart."""
    said = listed(f"{vp} {SOURCES.get(source, source)}" for source, vp in parts.items() if vp)
    return f"{company(who)}: {count(sum(parts.values()), 'vp')}, of them {said}."


# The lab.
TITLE = "Scoring: who gets most, and why?"
HOW_TO_GUESS = "Click a company's marker on the track, or its button. The table says what the bonus tile counts."
WHAT_IF = "What if\u2026? Move the markers, lay another bonus tile or score another round."
BONUS, ROUND = "Bonus tile", "round"
UNDO = "Put everything back"
ANOTHER = "Another round"
NO_DIFFERENCE = "Nobody's points, credits or place change."


def question(round: int) -> str:
    """Who gets most?"""
    return f"Round {round} is scored now. Who gets most victory points?"


def tile(name: str) -> str:
    """A bonus tile, in the list."""
    return BONUSES[name]


def columns(tile: str | None) -> tuple[str, ...]:
    """The head of the table of a scoring."""
    counted = BONUSES[tile] if tile else ""
    return ("", "energy", counted, "VP for rank", "credits", "VP from bonus", "VP in all", "next turn")


def with_loss(credits: str, vp: str) -> str:
    """What a company without energy is paid, and what that costs it (S4)."""
    return f"{credits}, {vp} VP" if credits else f"{vp} VP"


class RankedScore(CompanyScore, Protocol):
    """A line with the place in the next turn order."""

    @property
    def next_number(self) -> int: ...


def difference(old: RankedScore, new: RankedScore) -> str:
    """What a change does to one company."""
    parts = [
        f"{name} {before} \u2192 {after}"
        for name, before, after in (
            ("energy", old.energy, new.energy),
            ("VP for rank", old.rank_vp, new.rank_vp),
            ("VP with the credits", old.zero_vp, new.zero_vp),
            ("VP from bonus", old.bonus, new.bonus),
            ("VP in all", old.vp, new.vp),
            ("credits", old.credits, new.credits),
            ("place in the next turn order", old.next_number, new.next_number),
        )
        if before != after
    ]
    return f"{company(new.who)}: {', '.join(parts)}."


NO_BONUS_TILE = "no bonus tile lies for this round; lay some, as in 'usa | round=1 bonus=bases'"


def no_such_part(part: str, known: Iterable[str]) -> str:
    """A part that a scoring does not have."""
    return f"a scoring has no part {part!r}; its parts are {', '.join(known)}"


def counted_for(number: int, vp: int) -> str:
    """What an objective counts for a company, and what it gets for that."""
    return f"{number} \u2192 {vp} VP"


# The lab of the end.
END_TITLE = "The end of the game: who wins, and why?"
END_QUESTION = "Round 5 is scored. Who wins after the last points?"
END_WHAT_IF = "What if\u2026? Choose another objective, or change what somebody has left."
OBJECTIVE, COMPANY = "Objective", "Company"
ANOTHER_END = "Another ending"
NO_TOTAL_DIFFERENCE = "Nobody's total changes."
LEFT_OVER = {"credits": "credits", "excavators": "excavators", "mixers": "mixers", "vp": "VP so far"}
END_COLUMNS = ("", "VP so far", "credits", "excavators", "mixers", "drops in dams", "objective counts")


def how_to_guess_end(objective: str | None) -> str:
    """What must be weighed up."""
    aim = (
        f"The objective counts {OBJECTIVES[objective]}: 15, 10 and 5 VP for most, second and third. "
        if objective
        else ""
    )
    return f"{aim}Then 1 VP for every 5 credits and machines left, and 1 for each drop in own dams."


def objective_option(name: str) -> str:
    """An objective, in the list; what it counts is said in full beside it."""
    return _OBJECTIVES_IN_SHORT[name]


_OBJECTIVES_IN_SHORT = {
    "red_spaces": "pieces on spaces with a coin",
    "connected_bases": "bases linked to powerhouses",
    "largest_area": "pieces where you have most",
    "smallest_area": "pieces where you have fewest",
    "basins_1": "basins with a piece",
    "basins_3": "basins with three pieces",
}


class Ended(Protocol):
    """What a company ends with."""

    @property
    def who(self) -> str: ...
    @property
    def before(self) -> int: ...
    @property
    def objective(self) -> int: ...
    @property
    def resources(self) -> int: ...
    @property
    def water(self) -> int: ...
    @property
    def counted(self) -> int: ...
    @property
    def vp(self) -> int: ...


def total_difference(old: Ended, new: Ended) -> str:
    """What a change does to one company's total."""
    parts = [
        f"{name} {before} \u2192 {after}"
        for name, before, after in (
            ("VP so far", old.before, new.before),
            ("counted by the objective", old.counted, new.counted),
            ("VP for it", old.objective, new.objective),
            ("VP for what is left", old.resources, new.resources),
            ("VP for drops", old.water, new.water),
            ("total", old.vp, new.vp),
        )
        if before != after
    ]
    return f"{company(new.who)}: {', '.join(parts)}."
