"""The Leeghwater Project as a second box: the printed one with the rows that the expansion adds (L1 to L112)."""

from dataclasses import replace

from .automa import AUTOMA_TILES, ExternalWorksRow
from .box import BOXES, PRINTED
from .companies import CompanyBoard
from .contracts import Part
from .office import ActionSpace
from .powers import Effect, Officer, Power, TechnologyTile
from .tiles import TRACK_END, BonusTile
from .works import BuildingSite, BuildingTile, ExternalWork, PlainSite

ANY = TRACK_END  # a requirement that no contract is above
_ALWAYS = (2, 3, 4)  # no engineers for few players block anything here (L13, L49)

# A work's energy is usable only where that is said, and one gives two elevations (L2, L23, L26, L28).
WORKS = {
    work.id: work
    for work in (
        ExternalWork(500, "A", 1, 0, (Part("credits", 3), Part("fulfil_contract", 4))),
        ExternalWork(501, "A", 0, 1, (Part("credits", 3), Part("rotate", 2))),
        ExternalWork(502, "A", 0, 2, (Part("vp", 4), Part("build_base", 1, ("plains",)))),
        ExternalWork(503, "A", 1, 1, (Part("credits", 2), Part("build_powerhouse", 1))),
        ExternalWork(504, "A", 2, 0, (Part("credits", 4), Part("advanced_tile", 1))),
        ExternalWork(600, "B", 2, 1, (Part("credits", 5), Part("energy_usable", 6))),
        ExternalWork(601, "B", 0, 4, (Part("vp", 2), Part("build_elevation", 2))),
        ExternalWork(602, "B", 0, 3, (Part("credits", 3), Part("build_conduit", 4), Part("vp", 3))),
        ExternalWork(603, "B", 3, 0, (Part("vp", 5), Part("energy", 6))),
        ExternalWork(604, "B", 4, 0, (Part("vp", 4), Part("drops", 2), Part("rotate", 2))),
        ExternalWork(700, "C", 2, 4, (Part("vp", 8), Part("rotate", 3))),
        ExternalWork(701, "C", 0, 5, (Part("vp", 10), Part("drops_flowing", 1))),
        ExternalWork(702, "C", 6, 0, (Part("vp", 5), Part("fulfil_contract", ANY))),
        ExternalWork(703, "C", 3, 2, (Part("vp", 6), Part("drops_flowing", 2))),
        ExternalWork(704, "C", 5, 0, (Part("vp", 6), Part("mixers", 3))),
    )
}

BUILDINGS = {
    tile.id: tile
    for tile in (
        BuildingTile("cofferdam", "L52", 2, 1, 3, 0, Part("drop_in_dam", 1)),
        BuildingTile("development_office", "L53", 1, 2, 3, 0, Part("tile_back", 1)),
        BuildingTile("research_lab", "L54", 2, 2, 4, 0, Part("machines_back", 1)),
        BuildingTile("loan_agency", "L56", 1, 3, 4, 0, Part("work_for_credits", 2)),
        BuildingTile("energy_relay_field", "L58", 4, 1, 4, 1, Part("energy", 4)),
        BuildingTile("robot_factory", "L59", 1, 5, 5, 1, Part("machinery", 2)),
        BuildingTile("financial_division", "L60", 3, 4, 6, 0, Part("credits", 5)),
        BuildingTile("control_station", "L61", 4, 3, 5, 0, Part("produce", 3)),
        BuildingTile("wind_farm", "L63", 6, 2, 5, 2, Part("energy_usable", 5)),
        BuildingTile("customer_office", "L65", 3, 5, 7, 3, Part("fulfil_contract", ANY)),
    )
}
_SITES = (
    PlainSite(1, False, _ALWAYS),
    PlainSite(2, False, (4,)),
    PlainSite(3, True, _ALWAYS),
    PlainSite(4, True, _ALWAYS),
)
SITES = {
    f"{name}.{number}": BuildingSite(f"{name}.{number}", name, red, players)
    for name in BUILDINGS
    for number, red, players in _SITES
}

# Engineers and fee of the four spaces of a building tile, the leftmost the cheapest (L44, L45, L46).
_ONE_ENGINEER = ((1, 0), (1, 3), (1, 3), (1, 3))
_TWO_ENGINEERS = ((2, 0), (2, 3), (2, 3), (2, 3))
_ENGINEER_FOR_FEE = ((1, 0), (2, 0), (2, 0), (2, 0))
_COSTS = {
    **dict.fromkeys(BUILDINGS, _ONE_ENGINEER),
    **dict.fromkeys(("robot_factory", "control_station", "wind_farm", "customer_office"), _TWO_ENGINEERS),
    **dict.fromkeys(("loan_agency", "financial_division"), _ENGINEER_FOR_FEE),
}
SPACES = (
    *(ActionSpace(f"works-{number}", "works", "work", 2, 0, 0, number, _ALWAYS) for number in (1, 2, 3)),
    *(
        ActionSpace(f"{name}-{number}", "building", "building", engineers, fee, 0, 1, _ALWAYS, name)
        for name, costs in _COSTS.items()
        for number, (engineers, fee) in enumerate(costs, 1)
    ),
    ActionSpace("fouche-1", "any_building", "any_building", 1, 0, 0, 1, _ALWAYS),
)

# Its pieces and supplies are those of any company (L4, L72).
NETHERLANDS = CompanyBoard(
    "netherlands",
    "L73",
    Power(drop_after=1),
    {
        ("base", 2): (Part("drops", 2),),
        ("base", 4): (Part("rotate", 2),),
        ("base", 5): (Part("vp", 7),),
        ("elevation", 2): (Part("credits", 3),),
        ("elevation", 4): (Part("vp", 2), Part("drops_flowing", 2)),
        ("elevation", 5): (Part("vp", 7),),
        ("conduit", 2): (Part("energy", 2),),
        ("conduit", 4): (Part("machinery", 2),),
        ("conduit", 5): (Part("vp", 7),),
    },
)

# Who starts with the usual supplies (L75).
OFFICERS = (
    Officer("spencer", "L78", Power(brings=("spencer",), works_on_wheel=True)),
    Officer("fouche", "L80", Power(uses_buildings=True)),
    Officer("luciani", "L82", Power(hand=4, many_contracts=True)),
    Officer("battista", "L83", Power(architect=True)),
)

# The level says whether a tile is an advanced one and counts as such (L33, L66).
TILES = (
    TechnologyTile("basic_building", "building", 0, "L33"),
    TechnologyTile("spencer", "none", 0, "L77", Power(works_on_wheel=True)),
    TechnologyTile("adv1_building", "building", 1, "L67", Power(effect=Effect("use building"))),
    TechnologyTile("adv2_building", "building", 2, "L69", Power(one_kind=True)),
    TechnologyTile("adv3_building", "building", 3, "L70", Power(effect=Effect("vp", 1, "building points"))),
)

# The picture of this tile shows no External Works (L104).
TILE_19 = AUTOMA_TILES[19]._replace(
    rows=tuple(row for row in AUTOMA_TILES[19].rows if not isinstance(row, ExternalWorksRow))
)

BONUS_TILES = (BonusTile("external_works", "L86", 5, "external_works"), BonusTile("buildings", "L87", 4, "buildings"))

# The rest is as in the full game: set-up, drawing of companies, officers and bonus tiles, objectives (L5, L8, L11, L88,
# L89).
LEEGHWATER = replace(
    PRINTED,
    of="leeghwater",
    rule_sets=("full",),
    spaces={**PRINTED.spaces, **{space.id: space for space in SPACES}},
    companies={**PRINTED.companies, NETHERLANDS.id: NETHERLANDS},
    officers={**PRINTED.officers, **{officer.id: officer for officer in OFFICERS}},
    tiles={**PRINTED.tiles, **{tile.id: tile for tile in TILES}},
    bonus_tiles={**PRINTED.bonus_tiles, **{tile.id: tile for tile in BONUS_TILES}},
    automa_tiles={**PRINTED.automa_tiles, 19: TILE_19},
    pieces={**PRINTED.pieces, "building": 5},
    basic_tiles=(*PRINTED.basic_tiles, "basic_building"),
    works=WORKS,
    works_laid=3,
    buildings=BUILDINGS,
    buildings_laid=5,
    building_sites=SITES,
)
BOXES["leeghwater"] = LEEGHWATER
