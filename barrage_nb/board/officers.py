"""The executive officers (O1 to O11)."""

from typing import NamedTuple


class Officer(NamedTuple):
    """An officer and the clause of the ability."""

    id: str
    clause: str


OFFICERS = {
    officer.id: officer
    for officer in (
        Officer("adler", "O1"),
        Officer("del_monte", "O2"),
        Officer("fiesler", "O3"),
        Officer("mcdowell", "O4"),
        Officer("jordan", "O5"),
        Officer("krylov", "O6"),
        Officer("sekibo", "O7"),
    )
}

# Officers drawn beside the players' own, for Sekibo to copy, by number of players (O11).
SPARE_OFFICERS = {2: 2, 3: 1, 4: 0}
