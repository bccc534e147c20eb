"""The palette: every colour by its name, for light and for dark."""

from functools import cache
from typing import NamedTuple

from ..words.names import listed
from ..words.scene import said_unknown

THEMES = ("light", "dark")


class Colour(NamedTuple):
    """One colour of the palette, as painted in the light and in the dark theme."""

    light: str
    dark: str


PALETTE = {
    "paper": Colour("#FBFAF6", "#10171C"),
    "panel": Colour("#FFFFFF", "#18222A"),
    "ink": Colour("#1F2D37", "#E9EEF1"),
    "soft": Colour("#55636D", "#AEBBC4"),
    "faint": Colour("#7F8A91", "#71808B"),
    "edge": Colour("#DAD5C9", "#33414C"),
    "border": Colour("#8C8A81", "#6A7B87"),
    "sky": Colour("#F3F6F9", "#141D26"),
    "far": Colour("#E3E6EC", "#1A2530"),
    "near": Colour("#DDE0E7", "#1F2B36"),
    "foothills": Colour("#CDD1DA", "#283743"),
    "hills": Colour("#D5E3CB", "#1E2F27"),
    "hills_rim": Colour("#C0D4B2", "#2A4035"),
    "plains": Colour("#F6F0E1", "#2F2B20"),
    "plains_rim": Colour("#E6DABA", "#3D3728"),
    "valley_mountains": Colour("#F3F3F6", "#26333E"),
    "valley_hills": Colour("#EAF2E3", "#263A30"),
    "valley_plains": Colour("#FBF8EE", "#3A3527"),
    "rock_mountains": Colour("#D3D6DD", "#32414D"),
    "rock_hills": Colour("#BACFA9", "#31493C"),
    "rock_plains": Colour("#E6DCC0", "#4A442F"),
    "lit_mountains": Colour("#E4E6EB", "#3C4C59"),
    "lit_hills": Colour("#D3E3C6", "#3B5747"),
    "lit_plains": Colour("#F0E9D3", "#575038"),
    "snow": Colour("#FBFCFD", "#43535F"),
    "tree": Colour("#A6BF92", "#38543F"),
    "river": Colour("#9CCBE6", "#2C6C96"),
    "bank": Colour("#2F78AA", "#74B5DE"),
    "pool": Colour("#D5E9F5", "#1B4560"),
    "drop": Colour("#17598F", "#86C8F3"),
    "tank": Colour("#E1E6E9", "#0C151B"),
    "socket": Colour("#FFFFFF", "#12212B"),
    "socket_edge": Colour("#3E7CA6", "#6FA6CC"),
    "crew": Colour("#5E8A45", "#8FBF76"),
    "plan": Colour("#697175", "#9AA6AE"),
    "route": Colour("#A9AFB0", "#5B6871"),
    "halo": Colour("#FBF8EE", "#10171C"),
    "slot": Colour("#FFFFFF", "#141C22"),
    "steel": Colour("#C3C6C7", "#8C979E"),
    "steel_edge": Colour("#697175", "#C3CCD1"),
    "wrong": Colour("#A3530B", "#E08A3C"),
    "now": Colour("#17598F", "#86C8F3"),
    "now_text": Colour("#FFFFFF", "#10171C"),
    "hot": Colour("#0F6CBD", "#63B4F4"),
    "hint": Colour("#A8480A", "#FFB066"),
    "hint_text": Colour("#FFFFFF", "#10171C"),
    "hot_ground": Colour("#E3F0FB", "#16344B"),
    "coin": Colour("#F0B93A", "#F0B93A"),
    "coin_edge": Colour("#9A6A00", "#9A6A00"),
    "coin_text": Colour("#3A2A00", "#3A2A00"),
    "vp": Colour("#3D4F5C", "#C4D0D8"),
    "vp_text": Colour("#FFFFFF", "#10171C"),
    "contract_starting": Colour("#E6E3DA", "#3A4853"),
    "contract_green": Colour("#CFE6D6", "#24503A"),
    "contract_yellow": Colour("#F4E3AE", "#5A4A17"),
    "contract_red": Colour("#F0CDC4", "#5E2E25"),
    "contract_national": Colour("#3D4F5C", "#C4D0D8"),
    "advanced": Colour("#FFF4D6", "#4A3F1D"),
    "wheel_rim": Colour("#EFEDE6", "#202C35"),
    "wheel_empty": Colour("#F7F5EF", "#1B262E"),
    "track": Colour("#E6E3DA", "#26343F"),
    "chip": Colour("#F1EFE8", "#222E37"),
    "ghost": Colour("#D9D6CC", "#3A4853"),
    "piece_edge": Colour("#1F2D37", "#E9EEF1"),
    "wall": Colour("#F7F7F5", "#E9EEF1"),
    "wall_line": Colour("#1F2D37", "#1F2D37"),
    "marker": Colour("#FFFFFF", "#FFFFFF"),
    "marker_text": Colour("#1F2D37", "#1F2D37"),
    "heat_1": Colour("#FCE6B8", "#55291D"),
    "heat_2": Colour("#F0A858", "#96492A"),
    "heat_3": Colour("#B9502B", "#E59C4E"),
    "heat_4": Colour("#6B1D1B", "#FFE6B0"),
    "heat_text": Colour("#FFFFFF", "#10171C"),
    "usa": Colour("#B4281F", "#B4281F"),
    "germany": Colour("#22262B", "#22262B"),
    "italy": Colour("#5CC98F", "#5CC98F"),
    "france": Colour("#FFFFFF", "#FFFFFF"),
    "netherlands": Colour("#E8871A", "#E8871A"),
    "neutral": Colour("#7B848B", "#7B848B"),
    "usa_letter": Colour("#FFFFFF", "#FFFFFF"),
    "germany_letter": Colour("#FFFFFF", "#FFFFFF"),
    "italy_letter": Colour("#0B161D", "#0B161D"),
    "france_letter": Colour("#14222B", "#14222B"),
    "netherlands_letter": Colour("#1F2D37", "#1F2D37"),
    "neutral_letter": Colour("#1F2D37", "#1F2D37"),
}

# A company is told by its letter as much as by its colour; neutral dams are grey bricks and have none.
LETTERS = {"usa": "U", "germany": "G", "italy": "I", "france": "F", "netherlands": "N", "neutral": ""}
# These companies are dark enough to need light gaps between the courses of a dam; the others get ink lines.
LIGHT_GAPS = frozenset({"usa", "germany"})

FONT = "Inter,Segoe UI,Helvetica Neue,Arial,sans-serif"


PAGE = "page"
"""Light colours, told apart by names, on a page that may be dark: there each becomes its dark one."""


@cache
def colours(theme: str) -> dict[str, str]:
    """Every colour of one theme by its name."""
    if theme == PAGE:
        return _told_apart()
    if theme not in THEMES:
        raise ValueError(said_unknown(what="theme", given=theme, known=listed(THEMES, "or")))
    return {name: getattr(colour, theme) for name, colour in PALETTE.items()}


def _told_apart() -> dict[str, str]:
    """The light colours; two that become different ones in the dark differ by a shade that nobody sees."""
    dark: dict[str, str] = {}
    found = {}
    for name, colour in PALETTE.items():
        light = colour.light
        while dark.setdefault(light, colour.dark) != colour.dark:
            light = f"#{int(light[1:], 16) - 1:06X}"
        found[name] = light
    return found
