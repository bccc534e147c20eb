"""The executive officers and what each changes (O1 to O11)."""

from typing import NamedTuple

from .powers import Power
from .technology import SPECIAL_TILE


class Officer(NamedTuple):
    """An officer, the clause of the ability and the hooks it changes."""

    id: str
    clause: str
    power: Power


OFFICERS = {
    officer.id: officer
    for officer in (
        Officer("adler", "O1", Power(base_excavators=3)),
        Officer("del_monte", "O2", Power(deep_dams=True)),
        Officer("fiesler", "O3", Power(floor=4)),
        Officer("mcdowell", "O4", Power(conduit_mixers=1)),
        Officer("jordan", "O5", Power(credits_per_machine=3)),
        Officer("krylov", "O6", Power(brings=(SPECIAL_TILE,), copies_tiles=True)),
        Officer("sekibo", "O7", Power(ruled_credits=True, copies_officers=True)),
    )
}

# Officers drawn beside the players' own, for Sekibo to copy, by number of players (O11).
SPARE_OFFICERS = {2: 2, 3: 1, 4: 0}
