"""What the quick player holds things to be worth, in victory points."""

from typing import NamedTuple


class Weights(NamedTuple):
    """Every number that the quick player weighs with; found by play against itself and against Automas."""

    engineer: float = 1.0  # an engineer placed
    credit: float = 0.55
    excavator: float = 0.75
    mixer: float = 0.95
    scarce: float = 0.75  # how little more many machines are worth than few
    machine_late: float = 0.25  # a machine's worth in the last round, and for each round to come
    machine_early: float = 0.3
    lock: float = 0.5  # share of a machine's worth that its round on the wheel takes
    turn: float = 0.7  # a turn of the wheel with machines on it
    energy: float = 1.1  # a step on the track, where nothing more exact is known
    exact: float = 0.6  # how much the round's own score counts, against the plain worth of energy
    rank: float = 4.0
    expected: float = 6.0  # the energy that another company may still make this round
    slope: float = 12.0  # over how much energy the first place goes from unlikely to likely
    future_energy: float = 1.35  # a step on the track of the productions of later rounds
    missing: float = 0.68  # what is left of a system's worth for every piece it still lacks
    piece_cost: float = 0.6  # a machine that a missing piece takes
    second: float = 0.75  # what the second best system counts
    third: float = 0.45
    fourth: float = 0.25
    foreign: float = 2.0  # a drop through another company's conduit
    level_ahead: float = 0.35  # water that an elevation yet to be built would hold
    bonus: float = 0.6  # a bonus tile of a later round
    objective: float = 1.8  # a thing that the objective counts
    income: float = 0.85
    early: float = 0.4  # of an income, for the pieces before the one that uncovers it
    contract_ready: float = 0.9  # a contract within reach of a production
    contract_later: float = 0.4
    contract_take: float = 0.75
    rotate: float = 0.9  # a turn of the wheel as a reward
    drop: float = 0.8
    patent: float = 1.5  # an advanced tile for itself
    base: float = 0.5  # pieces for themselves
    elevation: float = 0.0
    conduit: float = 0.5
    powerhouse: float = 3.0
    ability: float = 1.0  # the steps of the powerhouses' bonus, and the third one's ability
    await_contract: float = 0.7  # that a production waits for a contract which may still be taken
    urge_produce: float = 0.5
    urge_build: float = 1.0
    urge_contract: float = 0.5
    urge_water: float = 0.0
    engineer_early: float = 0.0  # an engineer, for every one still there above six
    water_now: float = 1.0  # a drop that an action brings, for the energy it will make
    keep: float = 0.25  # water used in a production


WEIGHTS = Weights()
