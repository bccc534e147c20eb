"""When is a game decided? What a lesson plots of the chances in its games."""

from ..analysis.designs import box_of
from ..analysis.experiments import Experiment
from ..analysis.rounds import GameRow, in_round
from ..analysis.winning import calibration


def tenths(found: Experiment) -> list[GameRow]:
    """How often each tenth of the chances came true in the games as printed: rows for `plot`, by kind of players."""
    return [
        {"tenth": f"{10 * int(10 * tenth.expected)} %", "players": who, **tenth.row}
        for who in found.players
        for tenth in calibration(rows for game, rows in found.games.items() if game[:2] == (found.printed, who))
    ]


def open_after(found: Experiment) -> list[GameRow]:
    """How uncertain games as printed are after each round before the last: rows for `plot`, by kind of players."""
    rounds = range(1, box_of(found.designs[found.printed]).rounds)
    return [
        {"round": number, "players": who, **known.columns("uncertainty")}
        for who in found.players
        for number in rounds
        for known in (found.value(in_round(number, "uncertainty"), found.printed, who),)
    ]
