"""The kinds of questions that the exam asks: each makes a position by a seed, and asks the engine what is true."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ..board.companies import STRUCTURES
from ..board.map import BASES_IN_BASIN, COURSE_FROM, EXITS, HEADSTREAMS
from ..board.office import BANK
from ..engine.actions import spaces_in_play
from ..engine.events import Caught, Discarded, Event, Gained, Paid, Poured, Ran, Returned, WheelTurned
from ..engine.moves import Fulfil, Place, Produce, place
from ..engine.pieces import SPACES_OF, legal_sites, site_refusal, turn_wheel
from ..engine.play import play, refusal, unfold
from ..engine.position import NEUTRAL, Draft, Position
from ..engine.rounds import StartRound
from ..engine.setup import new_game
from ..engine.values import Table
from ..engine.water import drops_brought
from ..history.summary import RoundLine
from ..notation.text import sketch
from ..words import CLAUSES
from ..words import exam as words
from ..words.names import NOUNS, TILES, capital, company, count, listed, one_by_one
from ..words.names import OBJECTIVES as AIMS
from ..words.names import bonus as bonus_called
from ..words.places import action_space, owned, piece, places, spot
from ..words.places import place as place_name
from . import building, ending, powers, scoring, water
from .asking import Quiz, Sentence, luck_of, numbers_near, one, refused
from .printed import GAME
from .production import Plan, Setting, outcome, plans, story_of
from .story import Story, acted, mover, own_turn

BUILDERS = ("italy", "usa", "germany")
RICH = {"credits": 20, "excavators": 20, "mixers": 20}
MOST_PLACES = 5
"""So many places are there to choose from."""


class QuestionKind(NamedTuple):
    """A kind of question: the section of the rules it is about, the lesson that teaches it, and how one is made."""

    name: str
    section: str
    lesson: str
    make: Callable[[Random, int], Quiz]
    key: str = ""
    """What its luck is called, where it has another name."""

    def ask(self, seed: int) -> Quiz:
        """The question of a seed."""
        return self.make(luck_of(f"exam {self.key or self.name}", seed), seed)


def _still(position: Position) -> Story:
    """A position in which nothing happens."""
    return Story(position, sentences=(words.start(),))


def rule(clause: str) -> Sentence:
    """A clause of the rules as a reason."""
    return Sentence(CLAUSES[clause], clause)


def happened(events: Iterable[Event]) -> tuple[Sentence, ...]:
    """What happened, as reasons."""
    return tuple(Sentence(event.plain, event.clause) for event in events)


def numbers(luck: Random, truth: int, thing: str, *mistakes: int, least: int = 0) -> Mapping[str, str]:
    """Numbers of something to choose from."""
    chosen = numbers_near(luck, truth, *mistakes, least=least)
    return {str(number): count(number, thing) if thing else words.number(number) for number in chosen}


def _asks(
    story: Story,
    asked: str,
    choices: Mapping[str, str],
    true: str,
    reasons: Sequence[Sentence],
    lit: tuple[str, ...] = (),
    *,
    show: tuple[str, ...] = ("map",),
    company: str | None = None,
) -> Quiz:
    """A question about a story with one right answer, and the reasons for it with their clauses."""
    why = one_by_one(words.ruled(*each) if each.clause else words.known(each.text) for each in reasons)
    clause = next(each.clause for each in reasons if each.clause)
    answer = words.true(choices[true])
    return Quiz(asked, one(choices, true), answer, why, clause, story=story, show=show, company=company, lit=lit)


def _named(spaces: Iterable[str]) -> dict[str, str]:
    return {each: place_name(each) for each in sorted(spaces)}


def _who(names: Iterable[str]) -> dict[str, str]:
    return {who: company(who) for who in names}


# General, and the set-up.


def _raise(luck: Random, seed: int) -> Quiz:
    basins = luck.sample([basin for basin, spaces in BASES_IN_BASIN.items() if spaces], 5)
    spaces = [luck.choice(BASES_IN_BASIN[basin]) for basin in basins]
    dams = (["italy", luck.randint(1, 2), 1], ["italy", 3, 1], [NEUTRAL, 1, 0], [NEUTRAL, 2, 1], ["usa", 1, 0])
    position = sketch({"companies": {"italy": RICH, "usa": {}}, "dams": dict(zip(spaces, dams, strict=True))})
    (true,) = legal_sites(position, "italy", "elevation")
    reasons = [site_refusal(position, "italy", "elevation", space) for space in spaces]
    wrong = tuple(dict.fromkeys(refused(each) for each in reasons if each is not None))
    story = building.constructed(position, building.Wish("elevation", true, "elevation")).first
    return _asks(story, words.raise_which("italy"), _named(spaces), true, wrong)


def _pieces_left(luck: Random, seed: int) -> Quiz:
    position = _table(luck)
    structure = luck.choice(STRUCTURES)
    built, of = getattr(position.pieces("italy"), structure), GAME.pieces[structure]
    choices = numbers(luck, of - built, f"{structure}s", built)
    reasons = (Sentence(words.built_of("italy", built, NOUNS(f"{structure}s", n=of)), "G7"), rule("G5"))
    return _asks(_still(position), words.pieces_left("italy", structure), choices, str(of - built), reasons)


def _table(luck: Random, most: int = 3) -> Position:
    """Pieces of three companies on the map, who have all that one needs."""
    return sketch({"companies": dict.fromkeys(BUILDERS, RICH), **scoring.pieces(luck, BUILDERS, 1, most)})


SET_UP: dict[str, tuple[str, str, Callable[[Position], int]]] = {
    "national": ("U4", "contracts", lambda position: len(position.national)),
    "offered": ("U5", "contracts", lambda position: sum(each is not None for each in position.contracts)),
    "neutral": ("U6", "drops", lambda position: sum(dam.drops for dam in position.dams.values())),
    "bonus": ("U2", "tiles", lambda position: len(position.bonus)),
    "tiles": ("U16", "tiles", lambda position: len(position.companies[position.order[0]].tiles)),
    "turbines": (
        "U8",
        "spaces",
        lambda position: sum(each.section == "turbine" for each in spaces_in_play(position).values()),
    ),
}
"""What is counted when a game begins: with the clause, the noun, and how."""


def _set_up(luck: Random, seed: int) -> Quiz:
    players, (asked, (clause, noun, counted)) = luck.randint(2, 4), luck.choice(sorted(SET_UP.items()))
    position = new_game(players, "introductory", seed)
    dry = replace(position, headstreams=Table())
    games = (new_game(many, "introductory", seed) for many in (2, 3, 4))
    true, *others = (counted(each) for each in (position, *games))
    choices, reasons = numbers(luck, true, noun, *others), [rule(clause)]
    if asked == "tiles":
        tiles = position.companies[position.order[0]].tiles
        reasons = [Sentence(words.these_tiles(listed(TILES[each] for each in tiles)), clause), *reasons]
    asks = words.game_begins(players, words.SET_UP[asked])
    return _asks(_still(dry), asks, choices, str(true), reasons, show=("header",))  # the answer is not counted there


def _first_to_move(luck: Random, seed: int) -> Quiz:
    start = position = new_game(luck.randint(3, 4), "full", seed)
    chosen: list[str] = []
    while not position.companies or position.phase == "setup":
        before = set(position.companies)
        position = play(position, luck.choice(position.legal_moves)).after
        chosen += [who for who in position.companies if who not in before]
    whom, first = _who(sorted(chosen)), position.order[0]
    return _asks(_still(start), words.chosen(chosen), whom, first, (rule("U13"),), show=("company",))


# Income and headstreams.


def _income(luck: Random, seed: int) -> Quiz:
    while True:
        who, what = luck.choice(sorted(GAME.companies)), luck.choice(("credits", "vp"))
        dams, conduits = luck.sample(range(6), 2)
        spaces = [luck.choice(spaces) for spaces in BASES_IN_BASIN.values() if spaces]
        built = {
            "dams": {space: [who, 1, 0] for space in luck.sample(spaces, min(dams, GAME.pieces["base"]))},
            "conduits": dict.fromkeys(luck.sample(sorted(GAME.conduits), conduits), who),
        }
        other = luck.choice([each for each in BUILDERS if each != who])
        position = sketch({"companies": [who, other], "phase": "end of round", "round": 1, **built})
        position = replace(position, mover=None, pending=(StartRound(),))
        told = unfold(position).step.events
        mine = [event for event in told if isinstance(event, Gained) and event.who == who and event.clause == "I1"]
        amount = sum(event.amount for event in mine if event.what == what)
        if amount:
            break
    story = _still(position).go_through(unfold(position).parts, lambda event: True)
    pieces = position.pieces(who)
    asked = words.INCOMES(what, who=who, bases=pieces.base, conduits=pieces.conduit)
    reasons = (*happened(mine), rule("I2"))
    return _asks(story, asked, numbers(luck, amount, what, 0), str(amount), reasons, show=("company",), company=who)


def _headstream(luck: Random, seed: int) -> Quiz:
    tiles = dict(zip(HEADSTREAMS, luck.sample(sorted(GAME.headstream_tiles), len(HEADSTREAMS)), strict=True))
    round, headstream = luck.randint(1, 5), luck.choice(HEADSTREAMS)
    position = sketch({"companies": BUILDERS[:2], "round": round - 1, "headstream_tiles": tiles})
    position = replace(position, phase="end of round", mover=None, pending=(StartRound(),))
    printed = GAME.headstream_tiles[tiles[headstream]]
    true = drops_brought(position, headstream, round)
    story = _still(position).go_through(unfold(position).parts, lambda event: True)
    poured = [each for each in story.all(Poured) if each.headstream == headstream]
    reasons = (rule("I5"), *happened(poured))
    asked = words.headstream(headstream, printed, round)
    return _asks(story, asked, numbers(luck, true, "drops", *printed), str(true), reasons, (headstream,))


def _uncovers(luck: Random, seed: int) -> Quiz:
    while True:
        position = _table(luck, 4)
        sites = {structure: legal_sites(position, "italy", structure) for structure in STRUCTURES}
        stories = {
            structure: building.constructed(position, building.Wish(structure, luck.choice(spaces), structure))
            for structure, spaces in sites.items()
            if spaces
        }
        gains = {kind: [each for each in story.last.events if each.clause == "I3"] for kind, story in stories.items()}
        uncovered = [structure for structure, gained in gains.items() if gained]
        if len(uncovered) == 1 and len(stories) == len(STRUCTURES):
            break
    (true,) = uncovered
    built = position.pieces("italy")
    told = tuple(NOUNS(f"{structure}s", n=getattr(built, structure)) for structure in STRUCTURES)
    choices = {structure: words.NEXT_PIECE[structure] for structure in STRUCTURES}
    reasons = (rule("I2"), *happened(gains[true]), rule("I4"))
    return _asks(stories[true].first, words.uncovers_which("italy", told), choices, true, reasons)


# Turns and the office.


def _open_space(luck: Random, seed: int) -> Quiz:
    while True:
        held = {"engineers": luck.randint(1, 3), "credits": luck.randint(0, 5)}
        others = luck.sample(sorted(spaces_in_play(Setting().position)), 6)
        position = sketch(
            {
                "companies": {"italy": held, "usa": {}, "germany": {}, "france": {}},
                "dams": {"B2L": ["italy", 2, 2]},
                "conduits": {"C2A": "italy"},
                "powerhouses": {"P6.1": "italy"},
                "occupied": {name: [["usa", GAME.spaces[name].engineers]] for name in others if name != BANK},
            }
        )
        found = {name: refusal(position, place(name)) for name in spaces_in_play(position) if name != BANK}
        free = [name for name, why in found.items() if why is None]
        closed = {name: why for name, why in found.items() if why is not None}
        clauses = {why.clause for why in closed.values()}
        if free and len(clauses) >= 2:
            break
    true = luck.choice(free)
    firsts = {why.clause: name for name, why in luck.sample(sorted(closed.items()), len(closed))}
    wrong = list(dict.fromkeys((*firsts.values(), *closed)))[:3]
    why = {capital(action_space(name)): refused(closed[name]) for name in wrong}
    reasons = [Sentence(words.closed(name, each.text), each.clause) for name, each in why.items()]
    asked = words.open_space("italy", held["engineers"], held["credits"])
    return _asks(_still(position), asked, _named((true, *wrong)), true, reasons, show=("office",))


def _costs(luck: Random, seed: int) -> Quiz:
    position = own_turn(Setting(credits=20).position, "italy")
    placed = [
        move for move in position.legal_moves if isinstance(move, Place) and GAME.spaces[move.space].section != BANK
    ]
    move = luck.choice([move for move in placed if GAME.spaces[move.space].fee or GAME.spaces[move.space].price])
    paid = [event for event in play(position, move).events if isinstance(event, Paid) and event.what == "credits"]
    true, space = sum(event.amount for event in paid), GAME.spaces[move.space]
    choices = numbers(luck, true, "credits", space.fee, space.price, 0)
    story = acted(position, move, words.start()).first
    reasons = (*happened(paid), rule("R3"))
    return _asks(story, words.costs("italy", move.space), choices, str(true), reasons, show=("office",))


def _next_turn(luck: Random, seed: int) -> Quiz:
    order = luck.sample(sorted(GAME.companies), 4)
    at, left = luck.randrange(4), [luck.choice((0, 1, 3)) for _ in range(4)]
    left[at] = luck.randint(1, 4)
    left[luck.choice([each for each in range(4) if each != at])] = 2
    position = sketch({"companies": {who: {"engineers": each} for who, each in zip(order, left, strict=True)}})
    position = own_turn(position, order[at]).with_(passed=())
    question = play(position, place(BANK, 1)).after.question
    assert question is not None
    asked = words.turn_after(order[at], tuple(map(words.left_to, order, left)))
    return _asks(_still(position), asked, _who(order), question.who, (rule("R1"), rule("R5")), show=("header",))


def _bank_or_machines(luck: Random, seed: int) -> Quiz:
    position = own_turn(Setting(credits=luck.randint(5, 9)).position, "italy")
    engineers = luck.randint(2, 5)
    move = luck.choice((place(BANK, engineers), place("machinery-excavator"), place("machinery-both")))
    story = acted(position, move, words.start())
    true, before = story.end.companies["italy"].credits, position.companies["italy"].credits
    choices = numbers(luck, true, "credits", before, before + engineers)
    asked = words.credits_left("italy", move.space, engineers if move.space == BANK else 0, before)
    reasons = (*happened(story.all(Paid, Gained)), rule("M5" if move.space == BANK else "M7"))
    return _asks(story.first, asked, choices, str(true), reasons, show=("office",))


def _drop_now(luck: Random, seed: int) -> Quiz:
    held, headstream = luck.randint(0, 3), luck.choice(HEADSTREAMS)
    position = own_turn(Setting(held=held).position, "italy")
    story = powers.tried(position, "place water-1-now", f"drops {headstream}").story
    ran = story.all(Ran)[0]
    shown = _stops(luck, position, headstream, ran.path[-1])
    asked = words.drop_now("italy", headstream)
    return _asks(story, asked, shown, ran.path[-1], (rule("M4"), *happened([ran])), (headstream,))


def _stops(luck: Random, position: Position, start: str, end: str) -> dict[str, str]:
    """Where a drop might stop: where it does, other dams and exits on its way, and others."""
    way = [node for node in COURSE_FROM[start] if node in position.dams or node in EXITS]
    others = [node for node in water.answers(position) if node not in way]
    nodes = [end, *(node for node in way if node != end), *luck.sample(others, len(others))][:MOST_PLACES]
    return _named(nodes)


# Water and production.


def _stop(luck: Random, seed: int) -> Quiz:
    position = water.situation(seed)
    start = luck.choice(water.waiting(position))
    story = water.flowed(position, (start,))
    ran = story.all(Ran)[0]
    shown = _stops(luck, position, start, ran.path[-1])
    clause = "W3" if isinstance(ran, Caught) else "W6"
    return _asks(story, words.stop(start), shown, ran.path[-1], (*happened([ran]), rule(clause)), (start,))


def _lost(luck: Random, seed: int) -> Quiz:
    story = water.flowed(water.situation(seed))
    lost, reasons = water.left(story), (*happened(story.all(Ran)), rule("W6"))
    choices = numbers(luck, lost, "drops", *range(story.length + 1))
    return _asks(story, words.lost(story.length), choices, str(lost), reasons)


def _plan(luck: Random) -> tuple[Position, Plan]:
    position = Setting(
        luck.choice(("italy", "usa")), luck.choice((None, "fiesler")), luck.randint(1, 3), luck.randint(1, 3), 9
    ).position
    return position, luck.choice(plans(position, mover(position)))


def _energy(luck: Random, seed: int) -> Quiz:
    position, plan = _plan(luck)
    found = outcome(position, plan)
    led = _led(found.who, position)
    asked = words.produces(led, plan.space, plan.drops, plan.dam, plan.conduit, plan.value, plan.powerhouse)
    choices = numbers(luck, found.energy, "energy", plan.value * plan.drops, found.energy + 1, least=1)
    return _asks(story_of(position, plan).first, asked, choices, str(found.energy), found.terms, plan[:3])


def _led(who: str, position: Position) -> str:
    officer = position.officer_of(who)
    return words.led_by(who, officer) if officer else words.led_by_nobody(who)


def _fee(luck: Random, seed: int) -> Quiz:
    position, plan = _plan(luck)
    found = outcome(position, plan)
    whose = words.it_is(owned(plan.conduit, position.conduits[plan.conduit]))
    asked = words.fee_of(found.who, plan.drops, plan.conduit, plan.value)
    choices = numbers(luck, found.fee, "credits", plan.drops, plan.value * plan.drops, 0)
    reasons = (Sentence(whose, "P7"), rule("P7"))
    return _asks(story_of(position, plan).first, asked, choices, str(found.fee), reasons, plan[:3])


def _source(luck: Random, seed: int) -> Quiz:
    while True:
        position, plan = _plan(luck)
        producing = play(position, place(plan.space)).after
        legal = [move for move in producing.legal_moves if isinstance(move, Produce)]
        able = {move.dam for move in legal if (move.conduit, move.powerhouse) == (plan.conduit, plan.powerhouse)}
        if len(able) == 1:
            break
    (true,) = able
    others = luck.sample(sorted(set(position.dams) - able), MOST_PLACES - 1)
    found = [refusal(producing, Produce(dam, plan.conduit, plan.powerhouse, 1)) for dam in others]
    wrong = tuple(dict.fromkeys(refused(each) for each in found if each is not None))
    asked = words.source_for(mover(position), plan.conduit, plan.powerhouse)
    story = story_of(position, plan).first
    choices = _named((true, *others))
    return _asks(story, asked, choices, true, (rule("P2"), *wrong[:2]), (plan.conduit, plan.powerhouse))


# Contracts.


def _contract(luck: Random, seed: int) -> Quiz:
    while True:
        position, plan = _plan(luck)
        found = outcome(position, plan)
        true = found.best_contract
        needs = [each.need for each in found.reaches]
        if true is not None and len(found.to_fulfil) < len(found.reaches) and len(set(needs)) == len(needs):
            break
    asking = play(play(position, place(plan.space)).after, plan.move).after
    legal = {move.contract for move in asking.legal_moves if isinstance(move, Fulfil)}
    assert legal == set(found.to_fulfil)
    choices = {
        str(each.contract): words.contract(each.need, each.contract in position.national)
        for each in sorted(found.reaches, key=lambda each: each.need)
    }
    return _asks(
        story_of(position, plan, true).first,
        words.dearest(found.who, found.energy),
        choices,
        str(true),
        (rule("P9"), rule("K3")),
    )


def _too_many(luck: Random, seed: int) -> Quiz:
    hand = luck.sample((1, 2, 3, 4), luck.randint(1, 3))
    numbers_ = ",".join(map(str, sorted(hand)))
    table = f"italy contracts={numbers_} credits=5 | usa | contracts=204,212,303,307,403,411"
    position = own_turn(sketch(table), "italy")
    space = luck.choice(("contract-1", "contract-2"))
    story = acted(position, place(space), words.start())
    gone = len(story.all(Discarded))
    asked = words.too_many("italy", len(hand), GAME.spaces[space].amount)
    return _asks(story.first, asked, numbers(luck, gone, "contracts", 0, 1, 2), str(gone), (rule("K4"),))


# Building.


def _where(luck: Random, seed: int) -> Quiz:
    while True:
        position, structure = _table(luck), luck.choice(("base", "conduit", "powerhouse"))
        legal = legal_sites(position, "italy", structure)
        found = {space: site_refusal(position, "italy", structure, space) for space in SPACES_OF[structure]}
        taken = {space: why for space, why in found.items() if why is not None}
        if legal and len(taken) >= MOST_PLACES - 1:
            break
    true = luck.choice(legal)
    by_reason = {why.reason: space for space, why in luck.sample(sorted(taken.items()), len(taken))}
    others = list(dict.fromkeys((*by_reason.values(), *sorted(taken))))[: MOST_PLACES - 1]
    wrong = tuple(refused(taken[space]) for space in others)
    story = building.constructed(position, building.Wish(structure, true, structure)).first
    choices = {space: spot(space) for space in sorted((true, *others))}
    return _asks(story, words.where("italy", structure), choices, true, wrong)


def _machines(luck: Random, seed: int) -> Quiz:
    who = luck.choice(("italy", "usa", "france"))
    position = building.Site(who, luck.choice((None, None, "adler", "mcdowell"))).position
    structure = luck.choice(STRUCTURES)
    site = luck.choice(legal_sites(position, who, structure))
    price = building.price(position, building.Wish(structure, site, structure))
    asked = words.machines_for(_led(who, position), piece(structure, site))
    choices = numbers(luck, price.machines, "machines", 3, 4, 5, least=1)
    return _asks(_still(position), asked, choices, str(price.machines), price.told, (site,))


def _wheel(luck: Random, seed: int) -> Quiz:
    machines = [luck.randint(2, 5) for _ in range(3)]
    segments = luck.sample(range(1, 6), 3)
    lying = ",".join(
        f"{at}:{tile}+{many}e"
        for at, many, tile in sorted(zip(segments, machines, ("base", "conduit", "wild"), strict=True))
    )
    position = own_turn(sketch(f"italy wheel={lying} tiles=elevation,powerhouse | usa"), "italy")
    turns = luck.randint(1, 4)
    draft = Draft(position)
    turn_wheel(draft, "italy", turns, "M6")
    back = [event for event in draft.events if isinstance(event, Returned)]
    true = sum(event.excavators for event in back)
    story = _still(position)
    for event in draft.events:
        if isinstance(event, WheelTurned | Returned):
            story = story.tell(event, draft.snapshot())
    choices = numbers(luck, true, "excavators", *machines, sum(machines), 0)
    reasons = (*happened(back), rule("C4"))
    return _asks(story, words.wheel("italy", turns), choices, str(true), reasons, show=("company",), company="italy")


# Powers.


def _power_of(names: tuple[str, ...]) -> Callable[[Random, int], Quiz]:
    """Asks about one of some powers."""

    def ask(luck: Random, seed: int) -> Quiz:
        name = luck.choice(names)
        trial = powers.trial(name, seed % len(powers.CASES[name].options))
        asked = one_by_one(filter(None, (trial.scene, trial.has, trial.question)))
        choices = {str(number): trial.amount(number) for number in trial.answers}
        reasons = (Sentence(trial.told, trial.clause), rule(trial.clause))
        return _asks(trial.runs[True].story, asked, choices, str(trial.truth), reasons, trial.spaces)

    return ask


# Scoring.


def _scored(name: str, thing: str, part: str, clauses: tuple[str, ...]) -> Callable[[Random, int], Quiz]:
    """Asks what a company gets of something in a scoring."""

    def ask(luck: Random, seed: int) -> Quiz:
        position = scoring.situation(seed)
        line = luck.choice(scoring.lines(position))
        true = getattr(line, part)
        asked = _asks_of(name, line, position)
        mistakes = (line.full_bonus, line.rank_vp) if part != "credits" else (0,)
        choices = numbers(luck, true, thing, *mistakes, least=min(0, true))
        told = tuple(Sentence(sentence, "") for sentence in scoring.working(position, line)[:3])
        reasons = told if part == "vp" else (told[("rank_vp", "credits", "bonus").index(part)],)
        story = scoring.scored(position)
        return _asks(story, asked, choices, str(true), (*reasons, *map(rule, clauses)), show=("track",))

    return ask


def _asks_of(asked: str, line: RoundLine, position: Position) -> str:
    """What a scoring brings a company."""
    told: list[str] = [words.round_scored(position.round, _energies(position))]
    if position.bonus_tile and asked in ("round", "bonus"):
        told.append(words.tile_counts(line.who, bonus_called(position.bonus_tile, position.box), line.counted))
    return one_by_one((*told, words.SCORED(asked, who=line.who)))


def _energies(position: Position) -> tuple[str, ...]:
    return tuple(words.company_with(who, str(energy)) for who, energy in scoring.energies(position).items())


def _bonus(luck: Random, seed: int) -> Quiz:
    position = scoring.situation(seed)
    tile = luck.choice(sorted(GAME.bonus_tiles))
    position = scoring.with_round(scoring.with_bonus(position, tile), 1)
    line = luck.choice(scoring.lines(position))
    told = scoring.working(position, line)[2]
    asked = _asks_of("bonus", line, position)
    choices = numbers(luck, line.bonus, "vp", line.full_bonus, line.counted)
    reasons = (Sentence(told, ""), rule(GAME.bonus_tiles[tile].clause))
    return _asks(scoring.scored(position), asked, choices, str(line.bonus), reasons, show=("track",))


def _first(luck: Random, seed: int) -> Quiz:
    position = scoring.situation(seed)
    after = scoring.afterwards(position)
    asked = words.first_of(_energies(position))
    return _asks(scoring.scored(position), asked, _who(position.order), after.order[0], (rule("E2"),), show=("track",))


def _resources(luck: Random, seed: int) -> Quiz:
    position = ending.situation(seed)
    total = luck.choice(ending.totals(position))
    held = position.companies[total.who]
    amounts = held.credits, held.excavators, held.mixers
    choices = numbers(luck, total.resources, "vp", sum(amounts), sum(each // 5 for each in amounts))
    asked, story, who = words.resources(total.who, *amounts), ending.finale(position), total.who
    return _asks(story, asked, choices, str(total.resources), (rule("E6"),), show=("company",), company=who)


def _water(luck: Random, seed: int) -> Quiz:
    position = ending.situation(seed)
    total = luck.choice(ending.totals(position))
    asked, story = words.drops_at_the_end(total.who), ending.finale(position)
    levels = sum(dam.level for dam in position.dams.values() if dam.owner == total.who)
    return _asks(story, asked, numbers(luck, total.water, "vp", levels), str(total.water), (rule("E7"),))


def _objective_count(luck: Random, seed: int) -> Quiz:
    objective = luck.choice(sorted(GAME.objectives))
    position = ending.with_objective(ending.situation(seed), objective)
    who = luck.choice(position.order)
    true = ending.counted(position, who, objective)
    asked, clause = words.counts_for(who, AIMS[objective]), GAME.objectives[objective].clause
    spaces = ending.counted_spaces(position, who, objective)
    told = words.it_counts(places(spaces)) if spaces else words.counts_nothing()
    levels = _raised(position, spaces) if objective in ("largest_area", "smallest_area", "basins_3") else []
    reasons = (Sentence(told, clause), *(Sentence(words.of_level(*each), "") for each in levels), rule(clause))
    choices = numbers(luck, true, "")
    return _asks(ending.finale(position), asked, {number: number for number in choices}, str(true), reasons)


def _raised(position: Position, spaces: Sequence[str]) -> list[tuple[int, str]]:
    """The dams of levels 2 and 3 among some spaces, each of which counts as so many pieces."""
    at = [(dam.level, space) for space, dam in position.dams.items() if space in spaces]
    return [(level, places(space for each, space in at if each == level)) for level in (2, 3) if level in dict(at)]


def _objective_points(luck: Random, seed: int) -> Quiz:
    position = ending.situation(seed)
    found = ending.totals(position)
    total = luck.choice(found)
    asked = words.points_of(total.who, tuple(words.counted_for(each.who, each.counted) for each in found))
    choices = numbers(luck, total.objective, "vp", 15, 10, 5)
    return _asks(
        ending.finale(position), asked, choices, str(total.objective), (rule("J1"), rule("J2")), show=("track",)
    )


KINDS = tuple(
    QuestionKind(*row)
    for row in (
        ("raise", "G", "03_building", _raise),
        ("pieces left", "G", "03_building", _pieces_left, "pieces"),
        ("set-up", "U", "06_a_whole_round", _set_up),
        ("first to move", "U", "07_full_game", _first_to_move, "draft"),
        ("income", "I", "03_building", _income),
        ("headstream", "I", "00_start_here", _headstream),
        ("uncovers", "I", "03_building", _uncovers),
        ("open space", "R", "04_actions", _open_space, "space"),
        ("costs", "R", "04_actions", _costs),
        ("next turn", "R", "06_a_whole_round", _next_turn, "turn"),
        ("gives", "M", "04_actions", _bank_or_machines),
        ("drop now", "M", "04_actions", _drop_now, "drop"),
        ("stop", "W", "01_water", _stop),
        ("lost", "W", "01_water", _lost),
        ("energy", "P", "02_production", _energy),
        ("fee", "P", "02_production", _fee),
        ("source", "P", "02_production", _source),
        ("contract", "K", "02_production", _contract),
        ("too many", "K", "04_actions", _too_many),
        ("where", "C", "03_building", _where),
        ("machines", "C", "03_building", _machines),
        ("wheel", "C", "03_building", _wheel),
        ("officer", "O", "07_full_game", _power_of(tuple(GAME.officers)), "adler"),
        ("company", "N", "07_full_game", _power_of(tuple(GAME.companies)), "usa"),
        ("tile", "T", "07_full_game", _power_of(GAME.advanced_tiles), "adv1_base"),
        ("round", "S", "05_scoring", _scored("round", "vp", "vp", ("S1",))),
        ("rank", "S", "05_scoring", _scored("rank", "vp", "rank_vp", ("S2", "S3"))),
        ("track", "S", "05_scoring", _scored("track", "credits", "credits", ("S4",))),
        ("bonus", "B", "05_scoring", _bonus),
        ("first", "E", "05_scoring", _first),
        ("resources", "E", "05_scoring", _resources),
        ("last drops", "E", "05_scoring", _water),
        ("objective", "J", "05_scoring", _objective_count),
        ("objective points", "J", "05_scoring", _objective_points),
    )
)
"""Every kind of question."""
SECTIONS = tuple(dict.fromkeys(kind.section for kind in KINDS))
