"""What the quick player holds things to be worth, in victory points."""

from typing import NamedTuple


class Weights(NamedTuple):
    """Every number that the quick player weighs with; found by play against itself and against Automas."""

    engineer: float = 1.482  # an engineer placed
    credit: float = 0.769
    excavator: float = 0.926
    mixer: float = 1.537
    scarce: float = 0.777  # how little more many machines are worth than few
    machine_late: float = 0.242  # a machine's worth in the last round, and for each round to come
    machine_early: float = 0.324
    lock: float = 0.127  # share of a machine's worth that its round on the wheel takes
    turn: float = 1.482  # a turn of the wheel with machines on it
    energy: float = 1.189  # a step on the track, where nothing more exact is known
    exact: float = 0.909  # how much the round's own score counts, against the plain worth of energy
    rank: float = 5.504
    expected: float = 6.986  # the energy that another company may still make this round
    slope: float = 8.675  # over how much energy the first place goes from unlikely to likely
    future_energy: float = 0.865  # a step on the track of the productions of later rounds
    missing: float = 0.157  # what is left of a system's worth for every piece it still lacks
    piece_cost: float = 0.721  # a machine that a missing piece takes
    second: float = 0.605  # what the second best system counts
    third: float = 0.217
    fourth: float = 0.371
    foreign: float = 2.101  # a drop through another company's conduit
    level_ahead: float = 0.637  # water that an elevation yet to be built would hold
    bonus: float = 0.848  # a bonus tile of a later round
    objective: float = 2.012  # a thing that the objective counts
    income: float = 0.68
    early: float = 0.261  # of an income, for the pieces before the one that uncovers it
    contract_ready: float = 0.707  # a contract within reach of a production
    contract_later: float = 0.421
    contract_take: float = 0.896
    rotate: float = 0.712  # a turn of the wheel as a reward
    drop: float = 0.836
    patent: float = 1.045  # an advanced tile for itself
    base: float = 0.47  # pieces for themselves
    elevation: float = -0.058
    conduit: float = 0.337
    powerhouse: float = 3.637
    ability: float = 1.268  # the steps of the powerhouses' bonus, and the third one's ability
    await_contract: float = 0.463  # that a production waits for a contract which may still be taken
    urge_produce: float = 0.456
    urge_build: float = 0.648
    urge_contract: float = 0.316
    urge_water: float = -0.12
    engineer_early: float = -0.165  # an engineer, for every one still there above six
    water_now: float = 0.805  # a drop that an action brings, for the energy it will make
    keep: float = 0.22  # water used in a production


WEIGHTS = Weights()
