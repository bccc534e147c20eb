"""Positions and pictures that the tests of the view share."""

from functools import cache

from barrage_nb import Position, new_game, play, sketch
from barrage_nb.engine.play import builder_player
from barrage_nb.view import Scene, scene

MIDGAME = (
    "italy B4L=2*2 B7U=1 C4A C7B P7.1 P12.1 officer=del_monte vp=29 credits=7 excavators=1 mixers=2 engineers=5 "
    "energy=7 tiles=elevation,adv1_conduit wheel=5:conduit+6e,4:base+4e,2:powerhouse+3m contracts=205,309 "
    "fulfilled=3,200 constructions=2"
    "| france B6L=2 B10U=1*1 C6B C10A P7.2 P11.3 officer=jordan vp=22 credits=2 excavators=4 mixers=0 engineers=3 "
    "energy=3 tiles=base,conduit wheel=3:elevation+2m,1:powerhouse+2m contracts=206 fulfilled=1"
    "| neutral B3L=1*1 B5L=2*1 B9L=3*1"
    "| round=3 HA=2 HB=4 HC=1 HD=2 headstream_tiles=3,8,4,7 contracts=204,212,303,-,403,413 national=100 "
    "patents=adv2_base,-,adv2_wild bonus=contracts,bases,conduits,powerhouses,elevations objective=red_spaces "
    "turbine+0=italy*2 water-2=france*1 bank=france*3"
)
SMALL = "usa B1L=2*1 C1A P8.1 officer=adler | neutral B3L=1*1 | HA=2 HC=7"

BUILDING = "usa B1L=2*2 C1A P8.1 aside=5 engineers=3 vp=23 wheel=3:base+3e | italy | automas=usa:medium round=2"


@cache
def midgame() -> Position:
    """Two companies in the third round."""
    return sketch(MIDGAME)


@cache
def played(players: int, seed: int, rules: str = "full") -> tuple[Position, ...]:
    """Every position of a game that a quick program plays."""
    position = new_game(players=players, seed=seed, rules=rules)
    strategy = builder_player(seed)
    positions = [position]
    while position.question is not None:
        position = play(position, strategy(position)).after
        positions.append(position)
    return tuple(positions)


def golden() -> dict[str, Scene]:
    """The pictures kept beside the tests, by their file names."""
    return {
        "map": scene(sketch(SMALL), show="map", width=800),
        "wheel-dark": scene(midgame(), show="wheel", theme="dark"),
        "company": scene(
            midgame(), show="company", marks={"space construction-3": "legal", "wheel italy 1": "selected"}
        ),
        "company-automa": scene(sketch(BUILDING), show="company"),
        "office": scene(midgame(), show="office", marks={"space turbine+2": "focus", "space turbine-2": "dim"}),
        "contracts": scene(midgame(), show="contracts"),
        "track": scene(midgame(), show="track", width=700),
    }
