"""What the tour says: one round, stop by stop, and its questions."""

from collections.abc import Iterable

from .names import company

TITLE = "One round of Barrage"
NEXT, BACK, RESTART = "Next stop", "Previous stop", "Start again"
SHOW_ME = "Just show me"
ANSWER_FIRST = "Answer first, or press “Just show me”."
DONE_LABEL = "The end"


def stop(number: int, stops: int) -> str:
    """Where in the tour one is."""
    return f"Stop {number} of {stops}"


def next_stop(title: str) -> str:
    """The button that leads on."""
    return f"Next: {title}"


def score(right: int, asked: int) -> str:
    """How many questions were answered right."""
    return f"You guessed {right} of {asked} right."


def because(why: str, clause: str) -> str:
    """A reason with its clause."""
    return f"{why.removesuffix('.')} ({clause})."


def distance(said: str, off: int, counted: bool) -> str:
    """How far off an answer was; nothing for a right one."""
    if not off:
        return ""
    if counted:
        return f"You said {said}: {abs(off)} too {'few' if off < 0 else 'many'}."
    return f"You said: \u201c{said}\u201d."


def opening(first: bool, asked: bool) -> str:
    """What is said under the map before a stop is shown."""
    if first:
        return "The third round is about to begin."
    return "First say what you think; then watch." if asked else "Watch the map."


def no_such_stop(name: str, known: Iterable[str]) -> str:
    """A name that no stop has."""
    return f"the tour has no stop called {name!r}; its stops are {', '.join(known)}"


def no_such_number(at: object, stops: int) -> str:
    """A number that no stop has."""
    return f"the tour has no stop at {at!r}; they are counted from 0 to {stops - 1}"


PANELS = {
    "company": "{who}'s own board: what it has; the wheel; the pieces not yet built, with the incomes under them; the "
    "four building spaces; contracts and tiles.",
    "office": "The spaces where engineers may stand. People: how many a space takes. A cross: closed, with fewer than "
    "four companies. A letter: taken.",
    "track": "The energy track: a bar for each company, the credits that it earns above, the bonus tiles of the rounds "
    "below.",
}


def below(panels: Iterable[str], who: str) -> str:
    """What is drawn below, in a few sentences for each part of the table."""
    return " ".join(PANELS[panel].format(who=company(who)) for panel in panels)


TITLES = {
    "table": "The table",
    "income": "Income",
    "headstreams": "New water",
    "actions": "Engineers",
    "build": "You build a dam",
    "neighbour": "A neighbour uses your pipe",
    "drop": "Germany adds a drop",
    "produce": "You make energy",
    "contract": "A contract, and the used water",
    "bank": "Out of engineers",
    "water": "The water flows",
    "scoring": "Scoring",
    "end": "The end of the round",
    "again": "And again",
}

TEXTS = {
    "table": (
        "Three companies build dams in the same mountains. You play <b>Italy</b> (green, I). The <b>USA</b> (red, "
        "U) and "
        "<b>Germany</b> (black, G) play against you. Two rounds are over; this is the third. "
        "Find your three kinds of piece on the left of the map: a <b>dam</b> in basin 1, which holds 2 drops; "
        "a <b>powerhouse</b>, the little house in basin 8; and the <b>conduit</b>, the green pipe of value 5 "
        "between them. "
        "Grey dams are neutral: they belong to nobody, and everybody may use their water."
    ),
    "income": (
        "Every round begins with <b>income</b>. On a company's own board, most pieces cover a reward. Once enough "
        "pieces "
        "of a kind have moved to the map, the reward lies open, and it comes at the start of every round. "
        "So building pays twice: a piece on the map, and an income under it. (Powerhouses are different: they add "
        "energy instead.)"
    ),
    "headstreams": (
        "Then it rains. The four cards at the top are the <b>headstreams</b>. Each card has four numbers, one for "
        "each of "
        "the first four rounds; this round's is on a blue ground. That many drops now wait up there. Any number may "
        "wait, "
        "and they stay until the water flows, near the end of the round: everybody can see them coming and plan "
        "for them."
    ),
    "actions": (
        "Now the heart of the game. Everybody has 12 <b>engineers</b>. In turn order you take one turn each, again "
        "and again: "
        "place engineers on <b>one</b> free space and do at once what it says. A space takes as many engineers as "
        "it shows people; +3 costs 3 credits more (credits are the money). What you cannot pay or cannot do, "
        "you may not choose. "
        "A space that is taken stays taken until the end of the round, so it matters who comes first."
    ),
    "build": (
        "You go first, and you <b>build</b>. Your own board has four spaces for that, used from left to right; the "
        "first takes 1 engineer. A <b>base</b>, the foot of a dam, takes 3 <b>excavators</b> (machines that dig) in "
        "the plains. They go onto your <b>wheel</b> with a technology tile (your permission to build), and the wheel "
        "turns by one segment. Nothing is spent: all comes back when the wheel has gone round."
    ),
    "neighbour": (
        "The USA want <b>energy</b>. They have a dam in basin 1 with a drop in it, just above yours, and a "
        "powerhouse in basin 8. "
        "What they lack is a pipe between the two. Yours will do: anybody may use any built conduit."
    ),
    "drop": (
        "Germany's dams are empty. For 1 engineer, Germany puts a drop on headstream HC and lets it flow at once. "
        "Follow the river down from HC: there are three grey dams on the way. Each blue layer in a dam is a drop, "
        "each empty one is room for a drop."
    ),
    "produce": (
        "Your turn again. You send the 2 drops from your dam through your pipe to your powerhouse. "
        "You place 2 engineers on the best space of the Turbine Station, which adds 2."
    ),
    "contract": (
        "One production may fulfil <b>one contract</b>. You hold two: one asks for 2 energy and one for 7. Yours "
        "made 12, enough for either. "
        "You take the reward of the bigger one: 6 victory points and an excavator. "
        "Then look at the 2 drops you used. Water is never used up. It leaves the powerhouse and flows on."
    ),
    "bank": (
        "A real round goes on like this for another five or six turns each. To keep the tour short, everybody "
        "sends all engineers who are left to "
        "the <b>Bank</b>, for 1 credit each: allowed, though not clever. The Bank is the only space that is never "
        "closed. "
        "Whoever is out of engineers has to pass, and when all have passed, this part of the round is over."
    ),
    "water": (
        "Now the waiting drops flow, one at a time, from left to right: HA first. Two drops wait on HA. Straight "
        "below it stand two dams, "
        "both empty since their water was used: the dam of the USA first (room for 1), then yours (room for 2)."
    ),
    "scoring": (
        "Who made most energy? Look at the bars of the energy track. Most energy earns 6 victory points, second most "
        "earns 2. "
        "Then everybody is paid credits for where their bar ends. Last comes this round's <b>bonus tile</b>: 4 "
        "points for each base you have built. "
        "Whoever has reached the blue line at 18 gets all of it; each line further back costs 4 points."
    ),
    "end": (
        "The engineers come home and the energy goes back to 0. One thing is left to settle: who goes first in the "
        "next round."
    ),
    "again": (
        "Round 4 begins as round 3 did: income, then new water. After round 5, the points for an objective, for "
        "things left over "
        "and for water in your dams are added, and most points win."
    ),
}

AFTER = {
    "table": "That is the whole idea: water up here, houses down there, pipes between. Press the button to begin.",
    "income": "Only Germany has an income so far: 3 victory points for its second base. Yours comes soon.",
    "headstreams": "Two drops wait above your dam, and one each on HB and HC.",
    "actions": (
        "All is free but the crossed spaces (they are for four players), and you choose first. A table further down "
        "says what each does."
    ),
    "build": (
        "An older tile and 2 mixers (the other machines) came back just now. Under your second base lay 3 credits: "
        "yours now, and at the start of every later round."
    ),
    "neighbour": (
        "The USA made 5 energy: 1 drop × value 5. (A contract of theirs, of which you will hear soon, added 2.) "
        "Did you see where that drop went afterwards? Your new dam in basin 8 caught it: dams take any water that "
        "comes by."
    ),
    "drop": "Anybody with a pipe and a powerhouse in the right places may use it there. Germany has both.",
    "produce": "That takes you far along the energy track: the more energy, the more credits and points when the "
    "round is scored.",
    "contract": (
        "Your new dam was full (the drop of the USA is in it), so both drops ran past it and off the map. "
        "A higher dam would have kept them."
    ),
    "bank": "Nobody has an engineer left.",
    "water": (
        "The other drops: the one from HB met no dam at all and left the map; the one from HC passed two full dams "
        "and was "
        "caught by the last."
    ),
    "scoring": (
        "You: 6 points for most energy, 5 credits, and 4 for the bonus (2 bases make 8; you are one line back, "
        "which costs 4). The USA came second: 2 points. Germany made nothing: 3 credits as a comfort, and 3 points "
        "lost."
    ),
    "end": "Least energy goes first, most energy last: a good round has its price.",
    "again": "There are your 3 credits again. That was a whole round; a game has five of them.",
}

QUESTIONS = {
    "neighbour": "The USA send 1 drop through your pipe. What do you get?",
    "drop": "Where will Germany's drop stop?",
    "produce": "2 drops, a conduit of value 5, a space that adds 2: how much energy?",
    "water": "How many of the two drops on HA will you catch?",
    "end": "You made most energy, the USA second most, Germany none. Who goes first next round?",
}

CHOICES = {
    "neighbour": {
        "nothing": "Nothing",
        "pay": "1 credit and 1 victory point",
        "energy": "The energy, as it is my pipe",
    },
    "drop": {
        "B3L": "The small grey dam in basin 3",
        "B6L": "The grey dam in basin 6",
        "B10L": "The big grey dam in basin 10",
        "XR": "Nowhere: it leaves the map",
    },
    "produce": {"7": "7", "9": "9", "10": "10", "12": "12"},
    "water": {"both": "Both", "one": "One", "none": "None"},
    "end": {"italy": "Italy, with most energy", "usa": "The USA, second", "germany": "Germany, with least energy"},
}

HAPPENED = {
    "neighbour": "The USA pay you 1 credit, and you score 1 victory point.",
    "drop": "The drop stops in the grey dam in basin 6.",
    "produce": "You make 12 energy.",
    "water": "You catch one of the two.",
    "end": "Germany goes first next round.",
}

REASONS = {
    "neighbour": {
        "nothing": "For every drop that others send through your conduit, they pay you a credit and you score a point.",
        "pay": "For every drop that others send through your conduit, you get both.",
        "energy": "The energy goes to the company whose powerhouse it is; the owner of the pipe is paid for its use.",
    },
    "drop": {
        "B3L": "That dam holds 1 drop and has room for only 1: it is full, so the drop runs past.",
        "B6L": "It runs past the first dam, which is full, and stops at the next one with room.",
        "B10L": "It would get there only if both dams before it were full; the one in basin 6 still has room.",
        "XR": "A drop leaves the map only if no dam on its way has room; the one in basin 6 has.",
    },
    "produce": {
        "7": "Value and drops are multiplied, not added: 2 × 5 = 10. Then the space adds 2.",
        "9": "Value and drops are multiplied, not added: 2 × 5 = 10, and 2 more for the space.",
        "10": "2 × 5 = 10, and the space adds 2.",
        "12": "2 × 5 = 10, and 2 more for the space.",
    },
    "water": {
        "both": "The dam of the USA stands above yours and has room for one drop, so it takes the first.",
        "one": "The dam of the USA stands above yours and takes the first; it is full then, and yours takes the "
        "second.",
        "none": "The dam of the USA takes only as much as it has room for: one drop. The second comes down to you.",
    },
    "end": {
        "italy": "It is the other way round: whoever made least goes first, and can take the best spaces.",
        "usa": "The order starts with least energy: Germany, then the USA, then you.",
        "germany": "The order goes from least energy to most, so those behind can take the best spaces.",
    },
}
