"""The score of a round: energy rank, credits, bonus tile and the next turn order, with the working of each."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from random import Random
from typing import NamedTuple, TypeVar

from ..board.map import BASES_IN_BASIN, POWERHOUSES_IN_BASIN
from ..engine.events import Event, Gained, PhaseBegan, RoundEnded, Scored
from ..engine.play import Step, Unfolded, unfold
from ..engine.position import Draft, Position, as_position
from ..engine.rounds import EndRound, ScoreRound
from ..engine.scoring import bonus_count, next_order, round_items
from ..history.summary import FinalLine, RoundLine, round_lines
from ..notation.text import sketch
from ..words import scoring_lesson as words
from ..words.names import NOUNS, company, count, in_a_row, listed, one_by_one
from ..words.names import bonus as bonus_called
from .asking import Explained, Mistake, Quiz, Sentence, luck_of, one
from .printed import GAME
from .story import Story

MOST_ENERGY = 36
T = TypeVar("T", int, str)


def energies(position: Position) -> dict[str, int]:
    """The energy of every company, in turn order."""
    return {who: position.companies[who].energy for who in position.order}


def counts(position: Position) -> dict[str, int]:
    """How many things the round's bonus tile counts for every company."""
    tile = position.bonus_tile
    return {who: bonus_count(position, who, tile) if tile else 0 for who in position.order}


def lines(position: Position) -> tuple[RoundLine, ...]:
    """The score of the round, a line for each company in turn order."""
    after = next_order(position.order, energies(position), position.design.turn_order)
    return round_lines(position.round, position.bonus_tile, round_items(position), counts(position), after)


def working(position: Position, line: RoundLine) -> tuple[str, ...]:
    """Where the numbers of a line come from, a sentence with its clause for each."""
    return tuple(tell(position, line) for part, tell in _TOLD.items() if part != "bonus" or position.bonus_tile)


def scored(position: Position) -> Story:
    """The story of the scoring, item by item, and of the turn order that follows."""
    tile, round = position.bonus_tile, position.round
    ready = words.round_ready_for(round, bonus_called(tile, position.box)) if tile else words.round_ready(round)
    parts = takewhile(lambda part: not _is_over(*part.events), ended(position).parts)
    return item_by_item(Story(position, sentences=(ready,)), parts)


def _is_over(event: Event) -> bool:
    return isinstance(event, PhaseBegan) and event.phase == "over"


def item_by_item(story: Story, parts: Iterable[Step]) -> Story:
    """A story with what is scored, a moment for each item, and with the turn order that follows."""
    for part in parts:
        (event,) = part.events
        if isinstance(event, Scored | RoundEnded):
            story = story.tell(event, part.after)
        elif isinstance(event, Gained) and story.steps:
            story = story.settle(part.after)  # the points arrive with the item
        if isinstance(event, RoundEnded):
            break
    return story


def ended(position: Position) -> Unfolded:
    """All that happens from the scoring of the round until somebody must decide again."""
    return unfold(replace(position, phase="scoring", pending=(ScoreRound(), EndRound())))


def afterwards(position: Position) -> Position:
    """Where somebody must decide again, when all is scored."""
    return ended(position).step.after


def with_energy(position: Position, energy: Mapping[str, int]) -> Position:
    """The same position with other energy markers."""
    draft = Draft(position)
    for who, amount in energy.items():
        draft.open(who).energy = amount
    return draft.seal()


def with_bonus(position: Position, tile: str) -> Position:
    """The same position with another bonus tile for this round; a tile that lay elsewhere changes places with it."""
    old = list(position.bonus)
    at = position.round - 1
    if tile in old:
        old[old.index(tile)] = old[at]
    old[at] = tile
    return position.with_(bonus=tuple(old))


def with_round(position: Position, round: int) -> Position:
    """The same position in another round, scored with the same bonus tile."""
    tile = position.bonus_tile
    moved = replace(position, round=round)
    return with_bonus(moved, tile) if tile else moved


def situation(seed: int, players: int = 4) -> Position:
    """The end of a round's actions, another one for each seed; one company scores most, and not always the leader."""
    luck = luck_of("scoring", seed)
    while True:
        position = _any_situation(luck, players)
        best = most_vp(position)
        energy = energies(position)
        unclear = best != max(energy, key=energy.__getitem__) or seed % 3 == 0
        if best is not None and unclear:
            return position


def most_vp(position: Position) -> str | None:
    """Who gets most victory points in this scoring; None where several get the same."""
    best = sorted(lines(position), key=lambda line: -line.vp)
    return best[0].who if len(best) == 1 or best[0].vp > best[1].vp else None


def _any_situation(luck: Random, players: int) -> Position:
    names = luck.sample(sorted(GAME.companies), players)
    bonus = luck.sample(sorted(GAME.bonus_tiles), GAME.rounds)
    round = luck.choice((2, 3, 4))
    rich = [luck.randint(0, 6 * round + 5) for _ in names]
    if luck.random() < 0.4:
        rich[1] = rich[0]
    built = pieces(luck, names)
    companies = {
        who: {
            "energy": amount,
            "engineers": 0,
            "vp": luck.randint(8, 10 + 12 * round),
            "fulfilled": contracts,
            "tiles": [*_BASIC, *tiles],
        }
        for who, amount, contracts, tiles in zip(
            names, rich, dealt(luck, _CONTRACTS, players), dealt(luck, _ADVANCED, players), strict=True
        )
    }
    return sketch({"companies": companies, "round": round, "bonus": bonus, **built})


_BASIC = ("base", "elevation", "conduit", "powerhouse")
_ADVANCED = sorted(name for name, tile in GAME.tiles.items() if tile.level)


_CONTRACTS = [number for number, contract in GAME.contracts.items() if contract.colour == "green"]


def dealt(luck: Random, cards: Sequence[T], players: int) -> list[list[T]]:
    """Up to three cards for every company, none of them twice."""
    deck = luck.sample(cards, 3 * players)
    return [sorted(deck[3 * index : 3 * index + luck.randint(0, 3)]) for index in range(players)]


def pieces(luck: Random, names: Sequence[str], least: int = 0, most: int = 3) -> dict[str, dict[str, object]]:
    """Some dams, conduits and powerhouses for every company, never two dams or powerhouses of one in a basin."""
    dams: dict[str, object] = {}
    conduits: dict[str, object] = {}
    houses: dict[str, object] = {}
    for who in names:
        elevations = GAME.pieces["elevation"]
        for spaces in _in_basins(luck, BASES_IN_BASIN, luck.randint(max(1, least), most)):
            free = [space for space in spaces if space not in dams]
            if free:
                level = min(luck.choice((1, 1, 2, 2, 3)), 1 + elevations)
                elevations -= level - 1
                dams[luck.choice(free)] = [who, level, luck.randint(0, level)]
        for spaces in _in_basins(luck, POWERHOUSES_IN_BASIN, luck.randint(least, most)):
            free = [space for space in spaces if space not in houses]
            if free:
                houses[luck.choice(free)] = who
        for space in luck.sample(sorted(set(GAME.conduits) - set(conduits)), luck.randint(least, most)):
            conduits[space] = who
    return {"dams": dams, "conduits": conduits, "powerhouses": houses}


def _in_basins(luck: Random, spaces: Mapping[int, tuple[str, ...]], many: int) -> list[tuple[str, ...]]:
    return luck.sample([there for there in spaces.values() if there], many)


def ask(position: Position) -> Quiz:
    """Who gets most victory points? Where several get as many, each of them is right."""
    score = lines(position)
    best = max(score, key=lambda line: line.vp)
    first = [line.who for line in score if line.vp == best.vp]
    why = _why(best)
    mistakes = {
        line.who: Mistake(
            one_by_one((why, _why_less(line, position))),
            "S5" if line.loss else "S1",
            best.vp - line.vp,
            words.fewer(line.who, line.vp, best.vp - line.vp),
        )
        for line in score
        if line.who not in first
    }
    choices = one({who: company(who) for who in position.order}, best.who, first)
    asked, hint = words.question(position.round), words.how_to_guess()
    happened = words.gets_most(best.who, best.vp)
    return Quiz(asked, choices, happened, why, "S1", mistakes, hint, scored(position), ("race",))


def compared(before: Position, after: Position) -> tuple[str, ...]:
    """What a change has done to every company's points, credits and place in the next turn order."""
    old, new = ({line.who: line for line in lines(position)} for position in (before, after))
    told = {who: in_a_row(changes(_NUMBERS, old[who], line)) for who, line in new.items()}
    return tuple(words.gets(who, parts) for who, parts in told.items() if parts) or (words.no_difference(),)


_NUMBERS = {
    "energy": "energy",
    "rank": "rank_vp",
    "no_energy": "zero_vp",
    "bonus": "bonus",
    "all": "vp",
    "credits": "credits",
    "turn": "next_number",
}
"""The numbers of a line that a change is told by; a rank that brings nothing is none."""


def changes(numbers: Mapping[str, str], old: RoundLine | FinalLine, new: RoundLine | FinalLine) -> list[str]:
    """What a change does to the numbers of one company, which are fields of its line."""
    both = {name: (getattr(old, field), getattr(new, field)) for name, field in numbers.items()}
    return [words.CHANGED(name, before=was, after=now) for name, (was, now) in both.items() if was != now]


class Scoreboard(NamedTuple):
    """A table: its head and its rows; `best` gets most victory points. A cell that has just come starts with *."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    best: str | None


def scoreboard(position: Position, story: Story) -> Scoreboard:
    """What every company counts, and what it has got up to the moment that is shown."""
    tile = position.bonus_tile
    got: dict[tuple[str, str], int] = {}
    for event in story.events:
        if isinstance(event, Scored):
            got[event.who, event.source] = got.get((event.who, event.source), 0) + event.amount
    after = story.event.order if isinstance(story.event, RoundEnded) else ()
    counted = counts(position)
    rows = []
    for who, energy in energies(position).items():
        cells = [company(who), str(energy), str(counted[who]) if tile else ""]
        nothing = 0 if story.over else None
        rank, credits, bonus = (
            _cell(got.get((who, source), nothing), story, who, source) for source in ("energy", "track", "bonus")
        )
        lost = got.get((who, "no energy"))
        if lost is not None:  # what a company without energy is paid, and what that costs it (S4)
            paid, loss = credits, signed(lost, False)
            credits = words.loss_too(paid, loss) if paid else words.only_loss(loss)
        cells += [rank, credits, bonus]
        vp = [got[who, source] for source in VP if (who, source) in got]
        cells += [signed(sum(vp), False) if vp or story.over else "", f"*{after.index(who) + 1}" if after else ""]
        rows.append(tuple(cells))
    first, *columns = (words.COLUMNS[name] for name in ("energy", "rank", "credits", "bonus", "all", "turn"))
    head = ("", first, bonus_called(tile, position.box) if tile else "", *columns)
    return Scoreboard(head, tuple(rows), most_vp(position))


VP = ("energy", "no energy", "bonus")
"""What gives victory points, or takes them."""


def _cell(amount: int | None, story: Story, who: str, source: str) -> str:
    if amount is None:
        return ""
    event = story.event
    new = isinstance(event, Scored) and event.who == who and event.source == source
    return f"{'*' if new else ''}{signed(amount, amount > 0)}"


def signed(amount: int, plus: bool) -> str:
    """A number with the signs that players read."""
    return f"{amount:+d}" if plus else f"{amount}".replace("-", "\u2212")


_TABLES = {
    "rank": "usa energy=12 | italy energy=12 | france energy=8 | germany | round=2",
    "credits": "usa energy=3 | italy energy=6 | france energy=15 | germany | round=2",
    "bonus": (
        "usa P8.1 P11.1 P12.1 energy=18 | italy P8.2 P11.2 P12.2 energy=17 | france P8.3 P11.3 P12.3 energy=11"
        " | germany P9.1 P11.4 P12.4 energy=5 | round=3 bonus=bases,conduits,powerhouses"
    ),
    "turn": "usa energy=6 | italy energy=6 | germany | france energy=11 | round=2 order=usa,italy,germany,france",
}


def example(part: str) -> Position:
    """A table on which one part of the scoring is to be seen: "rank", "credits", "bonus" or "turn"."""
    return sketch(_TABLES[_known(part)])


def score(position: Position | str, part: str) -> Explained:
    """One part of the scoring, company by company."""
    position = as_position(position)
    tell = _TOLD[_known(part)]
    told = []
    for line in lines(position):
        clause = "S3" if part == "rank" and line.tied > 1 and line.rank_vp else _CLAUSES[part]
        told.append(Sentence(words.about(line.who, tell(position, line)), clause))
    return Explained(tuple(told), position)


_CLAUSES = {"rank": "S2", "credits": "S4", "bonus": "S5", "turn": "E2"}


def _known(part: str) -> str:
    if part not in _TABLES:
        raise ValueError(words.no_part(part, in_a_row(_TABLES)))
    return part


def _rank(line: RoundLine) -> str:
    if not line.energy:
        return words.rank_none()
    if not line.rank_vp:
        return words.rank_low(line.energy)
    most_or_second = words.rank_most if line.rank_vp == 6 else words.rank_second
    return (words.rank_shared if line.tied > 1 else most_or_second)(line.energy, line.rank_vp)


def _bonus(position: Position, line: RoundLine) -> str:
    tile = position.bonus_tile
    if tile is None:
        raise ValueError(words.no_bonus_tile())
    counts, clause = position.box.bonus_tiles[tile].counts, position.box.bonus_tiles[tile].clause
    found = count(line.counted, counts) if counts in NOUNS else f"{line.counted} ({bonus_called(tile, position.box)})"
    if not line.counted:
        return words.finds_nothing(found, clause)
    return words.finds(found, line.full_bonus, clause, _section(line, position.round, position.box.track_sections))


def _section(line: RoundLine, round: int, sections: Sequence[int]) -> str:
    """What the section of the track does to the bonus."""
    if not line.section:
        return words.below(sections[0])
    round = min(round, len(sections))
    if not line.loss:
        return words.past(sections[round - 1])
    return words.short(round - line.section, sections[round - 1], line.bonus)


def _why(line: RoundLine) -> str:
    """What the points of a company are made of."""
    clause = "S3" if line.tied > 1 else "S2"
    parts = [words.part_rank(line.rank_vp, line.energy, clause)] * bool(line.rank_vp)
    parts += [words.part_bonus(line.bonus)] * bool(line.bonus)
    parts += [words.part_no_energy(line.zero_vp)] * bool(line.zero_vp)
    return words.gets(line.who, listed(parts)) if parts else words.gets_nothing(line.who)


def _why_less(line: RoundLine, position: Position) -> str:
    """Why a company gets less than somebody thought."""
    said = _why(line)
    if line.full_bonus and (line.loss or not line.section):
        return words.would_be(said, line.full_bonus, _section(line, position.round, position.box.track_sections))
    return said if line.full_bonus else words.has_nothing(said)


_TOLD: dict[str, Callable[[Position, RoundLine], str]] = {
    "rank": lambda position, line: _rank(line),
    "credits": lambda position, line: words.credits(line.energy, line.credits),
    "bonus": _bonus,
    "turn": lambda position, line: words.turn_of(
        line.next_number, line.next_number == len(position.order), [*energies(position).values()].count(line.energy) > 1
    ),
}
