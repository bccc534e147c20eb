"""Plain values as text: readable JSON, and one short line with a version and a checksum."""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from itertools import accumulate
from typing import Any

from ..engine.values import BEYOND
from ..words import say
from .codec import DEEPEST, Unreadable

VERSION = 1
_MOST_BYTES = 200_000  # of a position; the largest has about ten thousand
_MOST_DIGITS = len(str(BEYOND)) - 1
# Text that most positions hold, so that a line stays short enough for a message.
_COMMON = (
    b'{"rules":"introductory","rulings":{},"seed":0,"round":1,"phase":"actions","order":["usa","germany","italy",'
    b'"france"],"mover":"usa","passed":[],"copied":"","companies":{"usa":{"officer":"adler","fiesler","mcdowell",'
    b'"jordan","krylov","sekibo","del_monte","vp":1,"credits":6,"excavators":6,"mixers":4,"engineers":12,"energy":0,'
    b'"tiles":["base","conduit","elevation","powerhouse","wild"],"wheel":[[],[],[],[0,2,["powerhouse"]],[4,0,["base"]],'
    b'[]],"contracts":[200,300,400],"fulfilled":[100,201],"constructions":2},"dams":{"B1L":["neutral",1,1],"B5L":'
    b'["neutral",2,1],"B8L":["neutral",3,1],"B2U":["usa",2,1]},"conduits":{"C1A":"usa","C2B":"germany"},"powerhouses":'
    b'{"P5.1":"usa","P10.1":"italy","P12.1":"france"},"headstreams":{"HA":1,"HB":2,"HC":1,"HD":1},"headstream_tiles":'
    b'{"HA":1,"HB":2,"HC":3,"HD":4},"occupied":{"turbine-b2":[["usa",2]],"water-p2":[["usa",1]],"workshop-r1":'
    b'[["italy",1]],"machinery-e":[["france",1]],"contract-o":[["germany",1]],"patent-p1":[["usa",2]],"bank-b":'
    b'[["usa",1],["germany",1]]},"contracts":[200,201,300,301,400,401],"national":[100,101,102],"piles":{"green":'
    b'[202,203],"yellow":[302,303],"red":[402,403]},"discards":{"green":[204]},"patents":["adv1_base","adv1_conduit",'
    b'"adv1_wild"],"patent_pile":["adv2_elevation","adv2_powerhouse","adv3_base","adv3_wild"],"bonus":["contracts",'
    b'"bases","elevations","conduits","powerhouses","advanced_tiles"],"objective":"connected_bases","largest_area",'
    b'"smallest_area","red_spaces","basins_1","basins_3","spare_officers":[],"pending":[["Turn","usa"],'
    b'["EndTurn","usa"],["WaterFlow"],["ScoreRound"],["EndRound"]]}'
)


def as_json(values: dict[str, Any]) -> str:
    """Values as readable JSON, with the version."""
    return _pretty({"barrage_nb": VERSION, **values})


def _pretty(value: Any, indent: str = "") -> str:
    """JSON with whatever fits on a line on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + len(indent) <= 100 or not isinstance(value, (dict, list)) or not value:
        return line
    deeper = indent + "  "
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {_pretty(item, deeper)}" for key, item in value.items()]
        opening, closing = "{", "}"
    else:
        items = [_pretty(item, deeper) for item in value]
        opening, closing = "[", "]"
    inside = f",\n{deeper}".join(items)
    return f"{opening}\n{deeper}{inside}\n{indent}{closing}"


def as_line(values: Any) -> str:
    """Values as one short URL-safe line, with the version and a checksum."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_COMMON)
    content = json.dumps(values, separators=(",", ":")).encode()
    payload = urlsafe_b64encode(packer.compress(content) + packer.flush()).decode().rstrip("=")
    return f"bnb{VERSION}.{payload}.{_checksum(payload)}"


def _checksum(payload: str) -> str:
    return f"{zlib.crc32(payload.encode()):08x}"


def checked(text: object, most: int = _MOST_BYTES) -> str:
    """A text, if it is one, no longer than this and of whole characters."""
    if not isinstance(text, str):
        raise Unreadable(say("not_text", kind=type(text).__name__))
    if len(text) > most:
        raise Unreadable(say("too_long", length=len(text), most=most))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Unreadable(say("half_letter", number=error.start + 1)) from None
    return text


def values_of(text: str) -> Any:
    """The values that a line or a JSON text says; nothing in it is ever run."""
    return load_json(text) if text.startswith("{") else _unpack(text)


def load_json(text: str) -> Any:
    """The values that a JSON text says."""
    try:
        return _loaded(text)
    except Unreadable:
        raise
    except ValueError as error:
        raise Unreadable(say("bad_json", why=str(error))) from None


def _loaded(text: str) -> Any:
    """The values of a JSON text; one nested too deeply, or with too long a number, is refused before any is made."""
    if max(accumulate(map(_STEPS.__getitem__, re.findall(r"[][{}]", text))), default=0) > DEEPEST:
        raise Unreadable(say("too_deep"))
    return json.loads(text, parse_int=_whole, parse_constant=_refuse_constant)


_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS + digits.startswith("-"):
        raise Unreadable(say("too_many_digits", most=_MOST_DIGITS))
    return int(digits)


def _refuse_constant(name: str) -> None:
    raise ValueError(say("not_a_number", name=name))


def _unpack(line: str) -> Any:
    head, _, rest = line.partition(".")
    payload, _, checksum = rest.partition(".")
    if not head.startswith("bnb") or not head[3:].isascii() or not head[3:].isdigit() or len(head) > 9:
        raise Unreadable(say("not_a_line"))
    if int(head[3:]) > VERSION:
        raise Unreadable(say("newer_version", version=int(head[3:]), known=VERSION))
    if head != f"bnb{VERSION}" or checksum != _checksum(payload):
        raise Unreadable(say("damaged_line"))
    unpacker = zlib.decompressobj(-15, zdict=_COMMON)
    try:
        content = unpacker.decompress(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), _MOST_BYTES).decode()
        values = _loaded(content) if unpacker.eof else None
    except Unreadable:
        raise
    except (ValueError, zlib.error):
        raise Unreadable(say("damaged_line")) from None
    if not unpacker.eof:
        raise Unreadable(say("too_deep"))
    return values
