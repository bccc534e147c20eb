"""Run conformance vectors and recorded games: `python tests/conformance.py FILE…`."""

import gzip
import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from barrage_nb.automa.placing import Map, choose_space
from barrage_nb.board.powers import OFFICERS
from barrage_nb.engine.pieces import surcharge, ways_to_pay
from barrage_nb.engine.position import Company, Dam, Position
from barrage_nb.engine.production import Turbine, energy_by_drops, production_bonus, systems
from barrage_nb.engine.scoring import (
    bonus_vp,
    energy_prizes,
    next_order,
    objective_count,
    objective_prizes,
    score_round,
)
from barrage_nb.engine.values import Table
from barrage_nb.engine.water import passed, run_drops
from tests.automa_vectors import automa_turn
from tests.recorded import disagreements, states_before

Case = dict[str, Any]
AUTOMA_PRIZES = (20, 15, 10)  # A6


def dams_of(case: Case) -> dict[str, Dam]:
    """The dams of a case's position."""
    return {
        space: Dam(dam["owner"], dam["level"], dam.get("drops", 0))
        for space, dam in case["position"].get("dams", {}).items()
    }


def flow(case: Case) -> Iterator[tuple[str, Any, Any]]:
    """Where each drop goes, what the dams hold, and the steps of the USA."""
    position = case["position"]
    deep = [who for who, officer in position.get("officers", {}).items() if officer == "del_monte"]
    courses, dams = run_drops(case["starts"], dams_of(case), deep)
    yield "paths", case["paths"], [list(course.path) for course in courses]
    yield "final_drops", case["final_drops"], {space: dam.drops for space, dam in dams.items()}
    if "usa_energy" in case:
        table = Position(companies=Table({"usa": Company()}), powerhouses=Table(position.get("powerhouses", {})))
        steps = sum(gainer.along(course.path[1:]) for gainer in passed(table) for course in courses)
        yield "usa_energy", case["usa_energy"], steps


def production(case: Case) -> Iterator[tuple[str, Any, Any]]:
    """The systems a company can use and the energy for each number of drops."""
    position, who = case["position"], case["company"]
    powerhouses = position.get("powerhouses", {})
    second = "excluded_powerhouse" in case
    fiesler = position.get("officers", {}).get(who) == "fiesler" and not second
    turbine = Turbine(
        0 if second else case.get("bonus", 0),
        0 if second else production_bonus(powerhouses, who),
        OFFICERS["fiesler"].power.floor if fiesler else 0,
    )
    credits = position.get("credits", {}).get(who)
    found = []
    for system in systems(
        who, dams_of(case), position.get("conduits", {}), powerhouses, case.get("excluded_powerhouse")
    ):
        energies = energy_by_drops(system, who, turbine, credits)
        if energies:
            found.append(
                {
                    "dam": system.dam,
                    "conduit": system.conduit,
                    "conduit_owner": system.owner,
                    "powerhouse": system.powerhouse,
                    "energy": {str(drops): energy for drops, energy in energies.items()},
                }
            )
    yield "systems", _sorted(case["systems"]), _sorted(found)


def _sorted(records: list[Case]) -> list[str]:
    return sorted(json.dumps(record, sort_keys=True) for record in records)


def objectives(case: Case) -> Iterator[tuple[str, Any, Any]]:
    """The count for each objective tile, or how the prizes are shared."""
    if "position" in case:
        position = case["position"]
        got = {
            tile: objective_count(
                tile,
                case["company"],
                dams_of(case),
                position.get("conduits", {}),
                position.get("powerhouses", {}),
            )
            for tile in case["counts"]
        }
        yield "counts", case["counts"], got
    else:
        yield "vp", case["vp"], objective_prizes(case["counts"])
        if "vp_if_automa" in case:
            yield "vp_if_automa", case["vp_if_automa"], objective_prizes(case["counts"], AUTOMA_PRIZES)


def round_scoring(case: Case) -> Iterator[tuple[str, Any, Any]]:
    """Victory points, credits and the next turn order at the end of a round."""
    energy = {who: case["energy"][who] for who in case["order"]}
    tile, counts = case["bonus_tile"], case["counts"]
    items = score_round(case["round"], energy, tile, counts)
    yield "ranking_vp", case["ranking_vp"], energy_prizes(energy)
    bonus = {who: bonus_vp(tile, counts[who], energy[who], case["round"]) for who in energy}
    yield "bonus_vp", case["bonus_vp"], bonus
    for key, source, what in (("zero_energy_vp", "no energy", "vp"), ("credits", "track", "credits")):
        got = dict.fromkeys(energy, 0)
        got.update({item.who: item.amount for item in items if (item.source, item.what) == (source, what)})
        yield key, case[key], got
    vp = {who: case["ranking_vp"][who] + case["bonus_vp"][who] + case["zero_energy_vp"][who] for who in energy}
    scored = {who: sum(item.amount for item in items if item.who == who and item.what == "vp") for who in energy}
    yield "victory points in all", vp, scored
    if "next_order" in case:
        yield "next_order", case["next_order"], list(next_order(case["order"], energy))


def costs(case: Case) -> Iterator[tuple[str, Any, Any]]:
    """Every cheapest way to pay for a construction, and the surcharge."""
    officer = case.get("officer")
    officer = case.get("sekibo_copies") if officer == "sekibo" else officer
    tile, structure, space = case.get("tile"), case["structure"], case["space"]
    ways = ways_to_pay(structure, space, officer, tile, case["built"]["powerhouses"])
    got = [{"excavators": way.excavators, "mixers": way.mixers, "credits": way.credits} for way in ways]
    yield "machinery", _sorted(case["machinery"]), _sorted(got)
    yield "surcharge", case["surcharge"], surcharge(structure, space, tile)


def automa_place(case: Case) -> Iterator[tuple[str, Any, Any]]:
    """Where an Automa puts a structure, and what each criterion leaves."""
    position = case["position"]
    owners = position.get("conduits", {}), position.get("powerhouses", {})
    look = Map(
        case["company"], dams_of(case), *owners, position.get("headstreams", {}), letters=tuple(case["headstreams"])
    )
    placement = choose_space(look, case["structure"], case["eligible"], case["tile"])
    yield "completing", case["completing"], list(placement.completing)
    trace = [{"criterion": step.criterion, "left": list(step.left)} for step in placement.sifted]
    yield "trace", case["trace"], trace
    yield "choice", case["choice"], placement.space


FILES: dict[str, Callable[[Case], Iterator[tuple[str, Any, Any]]]] = {
    "flow": flow,
    "systems": production,
    "objectives": objectives,
    "round_scoring": round_scoring,
    "costs": costs,
    "automa_place": automa_place,
    "automa_turn": automa_turn,
}
# Cases that a clause contradicts, by the fingerprint that stands there beside the reason.
DISAGREEMENTS = (Path(__file__).parent / "vectors" / "disagreements.md").read_text()


def fingerprint(case: Case) -> str:
    """What tells a case from all others, wherever it stands."""
    return sha256(json.dumps(case, sort_keys=True).encode()).hexdigest()[:12]


def load(path: Path) -> Any:
    """The JSON of a file, packed or not, with the action spaces by the ids that we call them today."""
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return _renamed(json.loads(text))


# What the vectors call the action spaces.
SPACE_OF_VECTORS = {
    "turbine-b2": "turbine+2",
    "turbine-b1": "turbine+1",
    "turbine-0": "turbine+0",
    "turbine-m1": "turbine-1",
    "turbine-m2": "turbine-2",
    "turbine-b2c": "turbine+2-red",
    "turbine-b1c": "turbine+1-red",
    "turbine-0c": "turbine+0-red",
    "turbine-m1c": "turbine-1-red",
    "turbine-m2bis": "turbine-2-dear",
    "water-p2": "water-2",
    "water-d1": "water-1-now",
    "water-p2c": "water-2-red",
    "water-d1c": "water-1-now-red",
    "bank-b": "bank",
    "workshop-r1": "workshop-1",
    "workshop-r2": "workshop-2",
    "workshop-r3": "workshop-3",
    "workshop-r1bis": "workshop-1-dear",
    "workshop-r2c": "workshop-2-red",
    "workshop-r3c": "workshop-3-red",
    "machinery-e": "machinery-excavator",
    "machinery-a": "machinery-choice",
    "machinery-b": "machinery-both",
    "machinery-ec": "machinery-excavator-red",
    "machinery-abis": "machinery-choice-dear",
    "machinery-bc": "machinery-both-red",
    "contract-o": "contract-1",
    "contract-ob": "contract-1-other",
    "contract-t": "contract-2",
    "contract-oc": "contract-1-red",
    "contract-obc": "contract-1-other-red",
    "contract-tbis": "contract-2-dear",
    "patent-p1": "patent-1",
    "patent-p2": "patent-2",
    "patent-p3": "patent-3",
    "company-1": "construction-1",
    "company-2": "construction-2",
    "company-3": "construction-3",
    "company-4": "construction-4",
}


def _renamed(value: Any) -> Any:
    """Plain values with our ids for the action spaces."""
    if isinstance(value, dict):
        return {SPACE_OF_VECTORS.get(key, key): _renamed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item) for item in value]
    return SPACE_OF_VECTORS.get(value, value) if isinstance(value, str) else value


def stem_of(path: Path) -> str:
    """The name of a file without its endings."""
    return path.name.removesuffix(".gz").removesuffix(".json")


def check(path: Path) -> tuple[int, list[str]]:
    """How many cases of a file agree, and a line for each that does not."""
    content = load(path)
    if "steps" in content:
        found = list(disagreements(content))
        # What comes after the first state that differs has not been compared.
        agreeing = states_before(content, min((number for number, _ in found), default=len(content["steps"])))
        return agreeing, [f"{path.name} step {number}: {text}" for number, text in found]
    question = FILES.get(stem_of(path))
    if question is None:
        raise ValueError(f"{path}: not a file of vectors; known are {', '.join(FILES)} and games")
    passed, wrong = 0, []
    for number, case in enumerate(content["cases"]):
        unequal = [
            f"{path.name} case {number}: {what}: expected {expected}, got {got}"
            for what, expected, got in question(case)
            if expected != got
        ]
        if unequal and fingerprint(case) in DISAGREEMENTS:
            print(f"{path.name} case {number}: disagrees as expected, see disagreements.md")
            unequal = []
        wrong += unequal
        passed += not unequal
    return passed, wrong


def main(names: list[str]) -> int:
    """Check the files; 1 if any case disagrees."""
    passed, failed = 0, 0
    for name in names:
        try:
            agree, wrong = check(Path(name))
        except (OSError, ValueError) as error:
            agree, wrong = 0, [f"{name}: {error}"]
        print(*wrong, sep="\n", end="\n" if wrong else "")
        passed, failed = passed + agree, failed + len(wrong)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
