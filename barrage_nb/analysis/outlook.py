"""What a company can expect of the water: what flows by in the rounds to come, and what its systems make of it."""

from ..board.map import (
    BASE_SPACES,
    CONDUITS,
    CONDUITS_FROM_BASIN,
    COURSE_FROM,
    HEADSTREAMS,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from ..board.tiles import HEADSTREAM_TILES, ROUNDS
from ..engine.position import NEUTRAL, Position

BASES_BELOW = {start: tuple(node for node in course if node in BASE_SPACES) for start, course in COURSE_FROM.items()}
"""The spaces for dams that a drop passes on its way, in order."""
LINKS = {
    base: tuple((name, CONDUITS[name].value, CONDUITS[name].target) for name in CONDUITS_FROM_BASIN[space.basin])
    for base, space in BASE_SPACES.items()
}
"""The conduits that can take a dam's water, with value and target."""


class Outlook:
    """One company's view of the map: what it has, and the water that it can expect."""

    __slots__ = (
        "arriving",
        "bases",
        "conduits",
        "dams",
        "houses",
        "open_houses",
        "room",
        "round",
        "rounds",
        "who",
    )

    def __init__(self, position: Position, who: str) -> None:
        self.who = who
        self.round = position.round
        self.rounds = ROUNDS - position.round  # those to come after this one
        self.dams = position.dams
        self.conduits = position.conduits
        self.bases = {BASE_SPACES[space].basin for space, dam in position.dams.items() if dam.owner == who}
        self.houses = {POWERHOUSES[space].basin for space, owner in position.powerhouses.items() if owner == who}
        taken = position.powerhouses
        self.open_houses: set[int] = set()
        if len(self.houses) < 4:
            for basin, spaces in POWERHOUSES_IN_BASIN.items():
                if basin not in self.houses:
                    for space in spaces:
                        if space not in taken:
                            self.open_houses.add(basin)
                            break
        self._forecast(position)

    def _forecast(self, position: Position) -> None:
        """Let the water of all rounds to come run: what dams catch, and what passes every space unheld."""
        dams, conduits = position.dams, position.conduits
        deep = position.deep_owners()
        room: dict[str, int] = {}
        limit: dict[str, int] = {}
        uses: dict[str, str | None] = {}  # where the water of a dam comes out that is used every round
        houses = {(owner, POWERHOUSES[space].basin) for space, owner in position.powerhouses.items()}
        houses |= {(NEUTRAL, basin) for _, basin in houses}  # anybody uses their water
        for space, (owner, level, drops) in dams.items():
            limit[space] = 4 if level == 3 and owner in deep else level
            room[space] = limit[space] - drops
            out = None
            best = 0
            for name, value, target in LINKS[space]:
                if name in conduits and value > best and (owner, target) in houses:
                    out, best = f"P{target}", value
            uses[space] = out
        self.room = room
        arriving: dict[str, list[int]] = {space: [] for space in BASE_SPACES}
        waiting = dict(position.headstreams)
        tiles = position.headstream_tiles
        for round in range(position.round, ROUNDS):
            now = dict.fromkeys(BASE_SPACES, 0)
            flows: list[tuple[str, int]] = []
            # What is in use leaves its dam, and flows on below the powerhouse.
            for space, out in uses.items():
                held = limit[space] - room[space]
                if out is not None and held > 0:
                    room[space] = limit[space]
                    flows.append((out, held))
            for head in HEADSTREAMS:
                drops = waiting.get(head, 0)
                if drops:
                    flows.append((head, drops))
            for start, drops in flows:
                for space in BASES_BELOW[start]:
                    now[space] += drops
                    free = room.get(space, 0)
                    if free > 0:
                        if free >= drops:
                            room[space] = free - drops
                            break
                        room[space] = 0
                        drops -= free
            for space, drops in now.items():
                arriving[space].append(drops)
            if round == position.round:
                self.room = dict(room)
            waiting = {}
            for head in HEADSTREAMS:
                tile = tiles.get(head)
                if tile is not None and round < 4:
                    waiting[head] = HEADSTREAM_TILES[tile][round]
        self.arriving = arriving

    def catch(self, space: str, most: int) -> int:
        """The drops that a dam of so many would catch in the rounds to come, if it were emptied in each."""
        total = 0
        for drops in self.arriving[space]:
            total += drops if drops < most else most
        return total
