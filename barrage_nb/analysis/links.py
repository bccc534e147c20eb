"""The ways of a dam's water into a powerhouse, as they are printed on the map."""

from typing import TypeAlias

from ..board.map import BASE_SPACES, CONDUITS, CONDUITS_FROM_BASIN, CONDUITS_INTO_BASIN

Link: TypeAlias = tuple[str, int, int]
"""A conduit, its value and its target."""
LINKS: dict[str, tuple[Link, ...]] = {
    base: tuple((name, CONDUITS[name].value, CONDUITS[name].target) for name in CONDUITS_FROM_BASIN[space.basin])
    for base, space in BASE_SPACES.items()
}
"""The two conduits that can take a dam's water; they never lead to the same basin."""
LINKS_BY = {
    name: tuple(
        (base, link, 1 - place) for base, links in LINKS.items() for place, link in enumerate(links) if link[0] == name
    )
    for name in CONDUITS
}
"""By conduit the dam spaces whose water it can take, each with the link, and the place of the dam's other one."""
LINKS_INTO = {
    basin: tuple(link for name in names for link in LINKS_BY[name]) for basin, names in CONDUITS_INTO_BASIN.items()
}
"""The same by the basin in which the water comes out."""
