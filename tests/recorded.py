"""Recorded games: their decisions are played through the engine, and every state they note is compared."""

from collections.abc import Iterator
from typing import Any

from barrage_nb import Rulings
from barrage_nb.board.companies import STRUCTURES, WHEEL_SEGMENTS
from barrage_nb.board.contracts import CONTRACTS, PILE_COLOURS
from barrage_nb.board.office import CONSTRUCTION_SPACES
from barrage_nb.engine.events import (
    Built,
    Copied,
    Declined,
    Deed,
    Discarded,
    Event,
    Fulfilled,
    IllegalMove,
    PhaseBegan,
    Placed,
    Produced,
    RoundEnded,
    Took,
    TurnOver,
    UsedTile,
)
from barrage_nb.engine.moves import (
    DECLINE,
    PASS,
    At,
    Build,
    Copy,
    Discard,
    Drops,
    First,
    Fulfil,
    Machines,
    Move,
    Pay,
    Place,
    Produce,
    Take,
    UseTile,
)
from barrage_nb.engine.play import Unfolded, legal_moves, unfold
from barrage_nb.engine.position import Position, Setup
from barrage_nb.engine.scoring import score_game
from barrage_nb.notation.codec import restore_record

# How the recorder of the games rules where we rule otherwise (vectors/games).
RECORDER = Rulings(
    contract_before_water=False,
    italy_after_contract=False,
    tile_energy_national=False,
    tile_energy_france=False,
    income_order="reverse",
    discards_return=False,
    sekibo_any_space=True,
)

Json = dict[str, Any]


def start_of(game: Json) -> Position:
    """The first position of a recorded game; each pile holds what the game draws from it."""
    state = game["initial_state"]
    rulings = RECORDER if "rulings" not in game else Rulings(**game["rulings"])
    officers = {seat["company"]: seat["officer"] for seat in game["companies"]}
    spare = set(game.get("sekibo_may_copy", ())) - set(officers.values())
    content: Json = {
        "rules": game["rules"],
        "round": state["round"],
        "phase": "setup",
        "order": state["order"],
        "companies": {name: _company(held, officers[name]) for name, held in state["companies"].items()},
        "dams": state["dams"],
        "conduits": state["conduits"],
        "powerhouses": state["powerhouses"],
        "headstreams": {name: drops for name, drops in state["headstreams"].items() if drops},
        "headstream_tiles": game["headstreams"],
        "contracts": _by_colour(state["contracts"]),
        "national": state["national"],
        "patents": state["patents"] or [None] * 3,
        "patent_pile": [
            tile for step in game["steps"] if step["do"] == "end_of_round" for tile in step["patents"] or () if tile
        ],
        "bonus": game["bonus"],
        "objective": game["objective"],
        "spare_officers": sorted(spare),
        "piles": _piles(game),
        "pending": [["StartRound"]],
    }
    problems: list[str] = []
    position: Position = restore_record(content, Position, "", problems, Position(Setup(rulings=rulings)))
    assert not problems, problems
    return position


def _company(held: Json, officer: str) -> Json:
    wheel: list[Json] = [{} for _ in range(WHEEL_SEGMENTS)]
    for segment in held["wheel"]:
        place = WHEEL_SEGMENTS - segment["rotations_left"]
        wheel[place] = {name: value for name, value in segment.items() if name != "rotations_left"}
    plain = {name: value for name, value in held.items() if name not in ("built", "wheel")}
    return {**plain, "officer": officer, "wheel": wheel, "tiles": sorted(held["tiles"])}


def _by_colour(contracts: list[int | None]) -> list[int | None]:
    """Six places, two of each colour."""
    slots: list[int | None] = []
    for colour in PILE_COLOURS:
        held = [number for number in contracts if number and CONTRACTS[number].colour == colour]
        slots += [*held, None, None][:2]
    return slots


def _piles(game: Json) -> dict[str, list[int]]:
    drawn = [number for step in game["steps"] if step["do"] == "refill" for number in step["drawn"] if number]
    return {colour: [number for number in drawn if CONTRACTS[number].colour == colour] for colour in PILE_COLOURS}


def state_of(position: Position) -> Json:
    """A position in the form in which recorded games note states."""
    occupied: Json = {space: {placed.company: 0 for placed in there} for space, there in position.occupied.items()}
    for space, there in position.occupied.items():
        for placed in there:
            occupied[space][placed.company] += placed.engineers
    for name, company in position.companies.items():
        for space in CONSTRUCTION_SPACES[: company.constructions]:
            occupied.setdefault(space.id, {})[name] = space.engineers
        for price in company.copies:
            occupied[f"officer-sekibo-{2 if price else 1}"] = {name: 1}
    return {
        "round": position.round,
        "order": list(position.order),
        "companies": {name: _company_state(position, name) for name in position.companies},
        "dams": {space: dam._asdict() for space, dam in position.dams.items()},
        "conduits": dict(position.conduits),
        "powerhouses": dict(position.powerhouses),
        "headstreams": dict(position.headstreams),
        "occupied": occupied,
        "contracts": sorted(number for number in position.contracts if number),
        "national": list(position.national),
        "patents": list(position.patents),
    }


def _company_state(position: Position, name: str) -> Json:
    company, pieces = position.companies[name], position.pieces(name)
    wheel = []
    for place, segment in enumerate(company.wheel):
        held = {key: value for key, value in segment._asdict().items() if value}
        if held:
            held["tiles"] = sorted(held.get("tiles", ()))
            wheel.append({"rotations_left": WHEEL_SEGMENTS - place, **held})
    return {
        **{
            field: getattr(company, field) for field in ("vp", "credits", "excavators", "mixers", "engineers", "energy")
        },
        "built": {f"{structure}s": getattr(pieces, structure) for structure in STRUCTURES},
        "wheel": sorted(wheel, key=lambda segment: segment["rotations_left"]),
        "tiles": sorted(company.tiles),
        "contracts": sorted(company.contracts),
        "fulfilled": sorted(company.fulfilled),
    }


def normal(state: Json) -> Json:
    """A noted state in the order in which ours are written."""
    state = {**state, "contracts": sorted(number for number in state["contracts"] if number)}
    state["headstreams"] = {name: drops for name, drops in state["headstreams"].items() if drops}
    state["patents"] = state["patents"] or [None] * 3
    state["occupied"] = {space: there for space, there in state["occupied"].items() if there}
    companies = {}
    for name, held in state["companies"].items():
        wheel = [
            {**segment, "tiles": sorted(segment.get("tiles", ()))}
            for segment in sorted(held["wheel"], key=lambda segment: segment["rotations_left"])
        ]
        companies[name] = {
            **held,
            "wheel": wheel,
            **{field: sorted(held[field]) for field in ("tiles", "contracts", "fulfilled")},
        }
    return {**state, "companies": companies}


def differences(expected: Any, got: Any, where: str = "") -> Iterator[str]:
    """Every value that differs, with its place."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in sorted(expected.keys() | got.keys()):
            yield from differences(expected.get(key), got.get(key), f"{where}.{key}" if where else str(key))
    elif expected != got:
        yield f"{where}: expected {expected}, got {got}"


# Which event shows that a decision of the record has been carried out.
_SHOWN_BY = {
    Placed: ("place",),
    UsedTile: ("tile_action",),
    Copied: ("sekibo_copy",),
    Built: ("construct", "build"),
    Produced: ("produce",),
    Fulfilled: ("fulfil",),
    Took: ("take",),
    Discarded: ("discard",),
    Declined: ("decline",),
}
_BOUNDARIES = {
    "headstreams": "income",
    "actions": "headstreams",
    "scoring": "water_flow",
    "over": "score_round",
    "income": "end_of_round",
}


class Stuck(ValueError):
    """The record has no answer to the question at hand."""


class Replay:
    """Plays the decisions of a recorded game, and keeps the state at each boundary that the game notes.

    Where the next decision is no answer, the replay ends there, and `stopped` says why.
    """

    def __init__(self, game: Json) -> None:
        self.decisions = [
            step for step in game["steps"] if step["do"] in _DECISIONS and not (step.get("auto") or step.get("forced"))
        ]
        self.next = 0
        self.position = start_of(game)
        self.boundaries: list[tuple[str, str | None, Position]] = []
        self.stopped: str | None = None
        self._before = self.position
        self._follow(unfold(self.position))
        while self.position.question is not None and self.next < len(self.decisions) and self.stopped is None:
            try:
                self._follow(unfold(self.position, self.answer()))
            except (IllegalMove, Stuck) as refused:
                self.stopped = f"{self.position.question}: {refused}; the record goes on with {self._decision()}"

    def _follow(self, unfolded: Unfolded) -> None:
        for event, position in zip(unfolded.step.events, unfolded.positions, strict=True):
            if isinstance(event, PhaseBegan) and event.phase in _BOUNDARIES:
                self.boundaries.append((_BOUNDARIES[event.phase], None, self._before))
            if isinstance(event, RoundEnded):
                self.boundaries.append(("score_round", None, self._before))
            if isinstance(event, TurnOver):
                self.boundaries.append(("turn", event.who, position))
            self._pass(event)
            self._before = position
        self.position = unfolded.step.after
        if not self.position.pending and self.position.over:
            self.boundaries.append(("end_scoring", None, self.position))

    def _pass(self, event: Event) -> None:
        """Move on in the record when an event shows that its next decision was carried out."""
        decision = self._decision()
        kinds = _SHOWN_BY.get(type(event), ())
        if decision is None or decision["do"] not in kinds:
            return
        if not isinstance(event, Deed) or decision.get("who") != event.who:
            return
        if isinstance(event, Built | Placed) and event.space != decision["space"]:
            return  # what does itself in our game need not be what the record decides next
        if isinstance(event, Took | Discarded) and event.contract != max(decision["contracts"]):
            return
        self.next += 1

    def _decision(self) -> Json | None:
        return self.decisions[self.next] if self.next < len(self.decisions) else None

    def answer(self) -> Move:
        """The answer that the record gives to the question at hand."""
        question = self.position.question
        decision = self._decision()
        assert question is not None
        assert decision is not None
        kind = type(question).__name__
        mine = decision["who"] == question.who
        if mine and decision["do"] == "place" and decision["space"].startswith("officer-"):
            decision = self._copy(3 if decision["space"] == "officer-sekibo-2" else 0)
        if mine and decision["do"] in _ANSWERS.get(kind, ()):
            move = _MOVES[kind](decision)
            if kind in ("PlaceDrops", "SplitMachinery"):
                self.next += 1
            return move
        if kind == "ChoosePart":
            return self._part(decision if mine else {"do": ""})
        return PASS if kind == "Turn" else DECLINE

    def _copy(self, price: int) -> Json:
        """The record notes a copy in two steps: Sekibo's space, and the officer."""
        self.next += 1
        decision = self._decision()
        if decision is None or decision["do"] != "sekibo_copy":
            raise Stuck("an engineer stands on Sekibo's space and copies nobody")
        return {**decision, "price": price}

    def _part(self, decision: Json) -> Move:
        """The record takes gains first, then the parts as its decisions come."""
        parts = [str(move).removeprefix("first ") for move in legal_moves(self.position)]
        named = {
            "machinery": "machinery",
            "drops": "drops_flowing" if decision.get("flowing") else "drops",
            "build": f"build_{decision.get('structure')}",
            "decline": decision.get("what"),
        }.get(decision["do"])
        return First(named if named in parts else parts[0])


_DECISIONS = (
    *("place", "construct", "tile_action", "sekibo_copy", "build", "produce", "fulfil"),
    *("drops", "take", "discard", "machinery", "decline"),
)
_ANSWERS = {
    "Turn": ("place", "tile_action", "sekibo_copy"),
    "ChooseStructure": ("construct",),
    "ChooseSite": ("construct",),
    "ChoosePayment": ("construct",),
    "ChooseSystem": ("produce",),
    "ChooseContract": ("fulfil",),
    "PlacePiece": ("build",),
    "PlaceDrops": ("drops",),
    "SplitMachinery": ("machinery",),
    "TakeContracts": ("take",),
    "DiscardContracts": ("discard",),
}


def _tile(step: Json) -> tuple[str | None, str | None]:
    via = step.get("via")
    return (step["tile"], None) if via is None else ("krylov" if via == "krylov" else None, step["tile"])


def _turn(step: Json) -> Move:
    if step["do"] == "tile_action":
        return UseTile(*_tile(step))
    if step["do"] == "sekibo_copy":
        return Copy(step["officer"], step["price"])
    return Place(step["space"], step["engineers"] if step["space"] == "bank" else None)


_MOVES: dict[str, Any] = {
    "Turn": _turn,
    "ChooseStructure": lambda step: Build(step["structure"], *_tile(step)),
    "ChooseSite": lambda step: At(step["space"]),
    "ChoosePayment": lambda step: Pay(**step["paid"]),
    "ChooseSystem": lambda step: Produce(step["dam"], step["conduit"], step["powerhouse"], step["drops"]),
    "ChooseContract": lambda step: Fulfil(step["contract"]),
    "PlacePiece": lambda step: At(step["space"]),
    "PlaceDrops": lambda step: Drops(tuple(step["headstreams"])),
    "SplitMachinery": lambda step: Machines(step["excavators"], step["mixers"]),
    "TakeContracts": lambda step: Take(tuple(step["contracts"])),
    "DiscardContracts": lambda step: Discard(tuple(step["contracts"])),
}


def disagreements(game: Json) -> Iterator[tuple[int, str]]:
    """The first noted state that differs from ours, by its number among the steps, or what differs at the end."""
    replay = Replay(game)
    ours = iter(replay.boundaries)
    for number, step in enumerate(game["steps"]):
        if step["do"] != "state":
            continue
        found = next(((who, position) for after, who, position in ours if after == step["after"]), None)
        if found is None:
            missing = f"no state after {step['after']} of {step.get('who')}"
            yield number, f"{missing}; {replay.stopped}" if replay.stopped else missing
            return
        who, position = found
        if step.get("who") != who:
            yield number, f"expected the turn of {step.get('who')}, got {who}"
            return
        unequal = list(differences(normal(step["state"]), state_of(position)))
        if unequal:
            yield number, "; ".join(unequal)
            return
    if replay.stopped:
        yield len(game["steps"]), replay.stopped
    elif game.get("final"):
        yield from ((len(game["steps"]), text) for text in _final(game["final"], replay))


def _final(final: Json, replay: Replay) -> Iterator[str]:
    position = replay.position
    if not position.over:
        yield f"the game is not over, and the record ends before {position.question}"
        return
    yield from differences(final["vp"], {name: held.vp for name, held in position.companies.items()}, "final.vp")
    before = next(found for after, _, found in reversed(replay.boundaries) if after == "score_round")
    got: Json = {name: {"total_vp": held.vp} for name, held in position.companies.items()}
    for item in score_game(before):
        if item.source == "objective":
            got[item.who]["objective_count"] = item.counted
        got[item.who][f"{item.source}_vp"] = item.amount
    yield from differences(final["end_scoring"], got, "final.end_scoring")


def states_before(game: Json, number: int) -> int:
    """How many states a recorded game notes before a step."""
    return sum(step["do"] == "state" for step in game["steps"][:number])
