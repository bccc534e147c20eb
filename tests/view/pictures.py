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

LEEGHWATER = (
    "netherlands B1L=2*1 B2L=1*1 B4U=1 C1A C2B P8.1 P5.1 P6.1 officer=fouche vp=31 credits=12 "
    "tiles=adv1_building,adv2_building,adv3_building,base,basic_building contracts=204,309 works_taken=500,502 "
    "robot_factory.1 wind_farm.3 | usa officer=battista wind_farm.1 wheel=3:basic_building+4e "
    "| italy officer=spencer | france officer=luciani contracts=205,206,310,301 customer_office.4 robot_factory.2 "
    "| building_tiles=robot_factory,customer_office,wind_farm,energy_relay_field,development_office works=600,-,602 "
    "works_pile=604,700 round=2 HA=2 HB=4 bonus=contracts,external_works,buildings,powerhouses,elevations "
    "objective=red_spaces patents=adv2_base,-,adv2_wild robot_factory-2=netherlands*2 works-2=usa*2 bank=italy*3"
)

BUILDING = "usa B1L=2*2 C1A P8.1 aside=5 engineers=3 vp=23 wheel=3:base+3e | italy | automas=usa:medium round=2"


@cache
def midgame() -> Position:
    """Two companies in the third round."""
    return sketch(MIDGAME)


@cache
def leeghwater() -> Position:
    """Four companies in the second round of the expansion."""
    return sketch(LEEGHWATER, box="leeghwater")


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
