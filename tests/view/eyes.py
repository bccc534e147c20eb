"""Colours as other eyes see them: colour-blindness (Machado and others 2009, whole), grey, distance, contrast."""

from itertools import pairwise
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Three = tuple[float, float, float]

SIGHTS: dict[str, tuple[Three, Three, Three]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def light(colour: str) -> Three:
    """How much red, green and blue light a colour is."""
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def seen(colour: str, sight: str) -> Three:
    """The light of a colour as such eyes see it."""
    parts = light(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(much * part for much, part in zip(row, parts, strict=True)))) for row in SIGHTS[sight]
    )
    return red, green, blue


def luminance(parts: Three) -> float:
    """How bright light is, from 0 to 1."""
    return 0.2126729 * parts[0] + 0.7151522 * parts[1] + 0.0721750 * parts[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG counts it."""
    low, high = sorted(luminance(light(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def lightness(colour: str) -> float:
    """L*: how light a colour is when everything is grey, from 0 to 100."""
    return _lab(light(colour))[0]


def _lab(parts: Three) -> Three:
    red, green, blue = parts
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, luminance(parts), z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, sight: str = "normal") -> float:
    """How far two colours are apart to such eyes (CIEDE2000): above 10 is plain to see."""
    (l1, a1, b1), (l2, a2, b2) = (_lab(seen(colour, sight)) for colour in (one, other))
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grow = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = hypot(a1 * grow, b1), hypot(a2 * grow, b2)
    h1, h2 = (degrees(atan2(b, a * grow)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    level, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    waves = ((1, -0.17, -30), (2, 0.24, 0), (3, 0.32, 6), (4, -0.20, -63))
    t = 1 + sum(much * cos(radians(times * hue + by)) for times, much, by in waves)
    dl = (l2 - l1) / (1 + 0.015 * (level - 50) ** 2 / sqrt(20 + (level - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    spin = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + spin * dc * dh)


def steps(colours: dict[str, str]) -> list[float]:
    """How much lighter each of some colours is than the next darker one."""
    return [high - low for low, high in pairwise(sorted(map(lightness, colours.values())))]
