"""The water of all rounds to come: what dams catch, and what passes every space unheld."""

from ..board.map import BASE_SPACES, BASES_BELOW, HEADSTREAMS, POWERHOUSES
from ..engine.position import NEUTRAL, Position
from ..engine.water import drops_brought
from .links import LINKS


class Forecast:
    """How much room the dams will have in the next round, and what will come by every space."""

    def __init__(self, position: Position) -> None:
        dams, conduits = position.dams, position.conduits
        deep_owners = position.deep_owners()
        room: dict[str, int] = {}
        limit: dict[str, int] = {}
        uses: dict[str, str | None] = {}  # where the water of a dam comes out that is used every round
        houses = {(owner, POWERHOUSES[space].basin) for space, owner in position.powerhouses.items()}
        houses |= {(NEUTRAL, basin) for _, basin in houses}  # anybody uses their water
        for space, (owner, level, drops) in dams.items():
            limit[space] = 4 if level == 3 and owner in deep_owners else level
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
        for round in range(position.round, position.setup.design.rounds):
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
                waiting[head] = drops_brought(position, head, round + 1)
        self.arriving = arriving

    def catch(self, space: str, most: int) -> int:
        """The drops that a dam of so many would catch in the rounds to come, if it were emptied in each."""
        total = 0
        for drops in self.arriving[space]:
            total += drops if drops < most else most
        return total
