"""What is said about the history of a game: tweaks, replays, comparisons and saved games."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill
from typing import Any, Protocol

from .names import COMPANIES, PHASES, QUESTIONS, TILES, capital, company, count, listed, minus, sayer, signed, the
from .places import place, spot
from .telling import answer

MESSAGES = {
    "no_such_mode": "mode={mode!r} is not known; it is 'stop', 'skip' or a strategy that answers",
    "tweak_not_made": "this was a change by hand, which a replay does not make again",
    "with_its_turn": "taken back, as its turn could not be finished: {why}",
    "no_such_rows": "by={by!r} is not known; there is a row for each 'turn', or for each company and 'round'",
    "no_node": "there is no place {node} in this game",
    "no_line": "a line is the nodes of a game, its played steps or its text, and not empty",
    "no_such_theme": "theme={theme!r} is not known; it is {known}",
    "known_move": "‘{move}’ already follows here",
    "not_from_here": "this step does not begin in the position of place {node}; go where it does",
    "not_text": "a game is read from text, not from {kind}",
    "too_long": "this text is too long to be a game",
    "no_header": "a saved game starts with 'barrage_nb tree 1' or 'barrage_nb game 1', a position with 'bnb1.'",
    "no_beginning": "a game begins with a position or its text, not with {kind}",
    "newer_file": "this was saved by a newer version ({version}); this one reads up to version {known}",
    "other_rules": "this game follows other rules ({got}); this version knows 'rules {known}'",
    "no_start": "the line 'start bnb1.…' with the first position is missing",
    "cut_off": "the line 'end' is missing, so the rest of the game is too",
    "after_end": "nothing comes after the line 'end'",
    "no_such_line": "not a line of a game; write it like: 12 < 11 usa: place turbine+0",
    "follows_nothing": "this follows place {node}, which could not be read or does not exist",
    "follows_doubt": "this follows a line that could not be read",
    "number_taken": "{node} is taken by another place, or too large",
    "not_her_turn": "it is {who}'s turn to answer, not {said}'s",
    "not_on_line": "place {node} is not on the way to place {to}",
    "not_words": "a name or a comment is a text, not {kind}",
    "delete_start": "the start of a game cannot be deleted",
    "not_changes": "a tweak is said as text or by names, not as {kind}",
    "bad_json": "not readable as JSON: {why}",
    "twice": "{where} is said twice",
    "unknown_change": "{name!r} is nothing that a position has; it has {known}",
    "not_entries": "{name}: {got} does not name what to change, such as {{'B3L': ...}}",
    "nothing_there": "there is no {thing} here to take away",
    "no_companies_yet": "not chosen yet",
    "not_playing": "{who} is not in this game; its companies are {known}",
    "one_company_a_space": "occupied.{space}: an action space takes one company's engineers, once a round (R6)",
    "there_twice": "{where}: {thing} is there twice",
    "draft_over": "offer and starting: the draft is over",
    "draft_first": "the draft is not over: first everybody chooses a company",
    "draft_uneven": "offer and starting: {offer} companies and {starting} contracts cannot be paired",
    "no_way_back_to_setup": "phase: nobody can go back to setting up; begin a new game",
    "mover_and_phase": "mover: it is somebody's turn in the actions phase and nobody's in any other ({phase})",
    "mover_has_passed": "mover: {who} has passed and takes no more turns this round",
    "mover_removed": "companies: {who} is to decide something; say whose turn it is instead",
}

say = sayer(MESSAGES)


def refused(reasons: Iterable[str]) -> str:
    """All the reasons why a tweak cannot be."""
    return f"this tweak cannot be: {'; '.join(reasons)}"


def damaged(problems: Iterable[tuple[int, str]], moves: int | None) -> str:
    """What is wrong with a saved game, line by line, and how much of it could be read."""
    told = [f"line {line}: {why}" for line, why in problems]
    more = f"; and {count(len(told) - 3, 'lines')} more" if len(told) > 3 else ""
    kept = "" if moves is None else f" ({count(moves, 'moves')} could be read)"
    return "; ".join(told[:3]) + more + kept


MARKS = {
    "two_in_a_basin": "{who} has two {what}s in basin {basin}; nobody can build a second one there",
    "neutral_dams": "the neutral dams are not the three of a game: level 1, 2 and 3 from the mountains down",
    "round_zero": "play has begun in round 0; the first round is 1",
    "over_early": "the game is over in round {round}, and nothing was scored for it",
    "blocked_space": "engineers stand on {space}, which is not used with this number of players and these rules",
    "engineers_on_space": "a wrong number of engineers stands on {space}, which takes {needed}",
    "passed_with_engineers": "{who} has passed with engineers left",
    "too_many_national": "there are more national contracts than the {most} of this number of players",
    "patents_in_introductory": "the introductory game has no advanced tiles on sale",
    "copied_by_nobody": "an officer is copied though it is not the turn of a company with Mahiri Sekibo",
    "engineers": "{who} has {count} engineers in all, not {right}",
    "machines_lost": "{who} has {owned} in all; machines are never lost, so it would have {least} or more",
    "open_segment": "{who} has something in the open segment of the wheel; it would have come back at once",
    "copies_without_sekibo": "{who} has copied officers without Mahiri Sekibo",
    "tile_missing": "{who} lacks {the_tile}, which is never lost",
    "tile_not_due": "{who} has {the_tile}, which it could not get in this game",
    "too_many_tiles": "{who} has {count} advanced tiles; only {most} were on sale so far",
    "tile_too_early": "{who} has {the_tile}, which is not on sale before round {round}",
    "hand_too_large": "{who} holds {count} contracts; more than 3 would have been discarded",
    "national_in_hand": "{who} holds national contract {card}, which is only ever fulfilled from the table",
    "dropped": "{who} was to {question}; that is dropped",
    "effect_lost": "the effect of {who}'s {tile} for {space} is lost, as the piece is gone",
    "construction_dropped": "{who} cannot go on building the {structure}: {the_tile} is not at hand; it is dropped",
    "site_lost": "{who} cannot use {spot} any more ({why}) and chooses another space",
}


def mark(name: str, **values: Any) -> str:
    """What to know about a tweaked position, as a sentence."""
    if name == "went_on":
        return _went_on(values["question"])
    shown = {key: _shown(key, value) for key, value in values.items()}
    if "count" in values and "what" in values:
        shown["owned"] = count(values["count"], values["what"])
    if "space" in values:
        shown["spot"] = spot(values["space"])
    if "tile" in shown:
        shown["the_tile"] = the(shown["tile"])
    sentence = MARKS[name].format(**shown)
    return f"{capital(sentence)}."


def _shown(key: str, value: Any) -> Any:
    if key == "who":
        return company(value)
    if key == "tile":
        return TILES.get(value, value)
    if key == "question":
        return QUESTIONS.get(value, "decide")
    if key == "space":
        return place(value)
    return value


def _went_on(question: Any) -> str:
    if question is None:
        return "From there the game went on by itself to its end."
    kind = QUESTIONS.get(type(question).__name__, "decide")
    return f"From there the game went on by itself; now {company(question.who)} is to {kind}."


class InRound(Protocol):
    """A position, as far as its place in the game is told."""

    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...


def node(number: int, edge: object, position: InRound) -> str:
    """A place in the tree, in a line."""
    what = "the start" if edge is None else str(edge)
    return f"<{number}: {what} (round {position.round}, {PHASES.get(position.phase, position.phase).lower()})>"


def game(moves: int, lines: int, at: object) -> str:
    """A game in a line: how many moves and lines it has, and where it stands."""
    return f"<Game: {count(moves, 'moves')} in {count(lines, 'lines')}, at {at!r}>"


ROUND = "Round"


def standing(vp: int, energy: int) -> str:
    """What a company had at the end of a round."""
    return f"{vp} VP, {energy} energy"


EDITS = {
    "delete": "the deletion",
    "promote": "the promotion",
    "comment": "the comment",
    "name": "the name",
    "replay": "the replay",
    "branch": "the new line",
}


def edited(edge: object) -> str:
    """A move or tweak that was added, as a thing to undo."""
    return f"‘{answer(edge)}’"


class Asked(Protocol):
    """When a question was asked."""

    @property
    def round(self) -> int: ...
    @property
    def who(self) -> str: ...
    @property
    def turn(self) -> int: ...


class Reported(Protocol):
    """What became of one old move, or of one new question."""

    @property
    def kind(self) -> str: ...
    @property
    def ask(self) -> Any: ...
    @property
    def move(self) -> object: ...
    @property
    def took(self) -> object: ...
    @property
    def reason(self) -> str | None: ...
    @property
    def changed(self) -> Iterable[Any]: ...
    @property
    def nearest(self) -> Iterable[object]: ...


def moment(ask: Asked | None) -> str:
    """When a question was asked: 'round 2, USA, turn 3'."""
    if ask is None:
        return "between moves"
    turn = f", turn {ask.turn}" if ask.turn else ""
    return f"round {ask.round}, {company(ask.who)}{turn}"


def changed(item: Any) -> str:
    """A number that a move changed differently: 'USA energy +6 (was +4)'."""
    return f"{_number(item)} {signed(item.after)} (was {signed(item.before)})"


def _number(item: Any) -> str:
    """Whose number it is and which; what is no number of a company is a dam."""
    known = _NUMBERS.get(item.what)
    return f"water in {place(item.what)}:" if known is None else f"{company(item.who)} {known}"


_NUMBERS = {
    "vp": "VP",
    "energy": "energy",
    "credits": "credits",
    "excavators": "excavators",
    "mixers": "mixers",
    "engineers": "engineers",
}


def entry(said: Reported) -> str:
    """What became of one old move, or of one new question, in a line."""
    parts = [f"{moment(said.ask)}: " + ("?" if said.move is None else answer(said.move)), f" … {said.kind}"]
    if said.kind == "unanswered":
        parts[0] = f"{moment(said.ask)}: {QUESTIONS.get(said.ask.kind.partition(' ')[0], 'decide')}"
    if said.reason:
        parts.append(f": {said.reason}")
    numbers = [changed(item) for item in said.changed]
    if numbers:
        parts.append(f": {', '.join(numbers)}")
    if said.took is not None:
        parts.append(f"; instead: {answer(said.took)}")
    near = [f"‘{_noted(move)}’" for move in said.nearest]
    if near:
        parts.append(f"; {'as then' if said.kind == 'unanswered' else 'nearest'}: {listed(near, last='or')}")
    return "".join(parts)


def _noted(move: object) -> str:
    """A move in words and, for whoever wants to play it, in the notation."""
    said = answer(move)
    return said if str(move) in said else f"{said} ({move})"


def replayed(counts: dict[str, int], stopped: bool) -> str:
    """A replay in a line: how many moves did what."""
    total = ", ".join(f"{number} {kind}" for kind, number in counts.items() if number) or "no moves to play again"
    return f"Replayed: {total}." + (" It stopped there." if stopped else "")


def report(entries: Iterable[Reported], counts: dict[str, int], stopped: bool) -> str:
    """A replay: the counts, then every move that did not do the same."""
    lines = [replayed(counts, stopped)]
    lines += [f"  {entry(said)}" for said in entries if said.kind != "same"]
    return "\n".join(lines)


SOURCES = {
    "energy": "for energy rank",
    "no energy": "no energy at all",
    "bonus": "bonus tile",
    "objective": "objective",
    "resources": "resources left",
    "water": "water in dams",
    "conduits": "others' use of conduits",
    "contracts": "contracts",
    "income": "income",
    "tiles": "technology tiles",
    "purse": "credits as points",
    "tweak": "changed by hand",
    "other": "other",
}
STANDINGS = {"vp": "VP", "energy": "energy", "credits": "credits", "machines": "machines", "water": "water held"}


def number(what: str) -> str:
    """What a number of a comparison is."""
    source = what.removeprefix("vp: ")
    return STANDINGS.get(what) or f"  {SOURCES.get(source, source)}"


def parting(step: int, ask: Asked | None, a: str | None, b: str | None) -> str:
    """Where two lines part."""
    when = f"after {count(step, 'moves')}" + (f" ({moment(ask)})" if ask is not None else "")
    if a is None or b is None:
        return f"Line {'B' if a is None else 'A'} goes on where the other ends, {when}: {a or b}."
    return f"They part {when}: A ‘{a}’, B ‘{b}’."


def turn_pair(pair: Any) -> str:
    """A turn that is not the same in both lines: its moves, its numbers and the reason."""
    parts = [f"{moment(pair)}: {_turns(pair)}.", *_instead(pair), pair.reason]
    return " ".join(part for part in parts if part)


def turn_row(pair: Any) -> str:
    """The same in a row of a list, without the reason."""
    return f"{moment(pair)}: {_turns(pair)}"


def _turns(pair: Any) -> str:
    a, b = (f"‘{did}’" if did else "no such turn" for did in pair.did)
    return f"{a} in both" if a == b else f"{a} in A, {b} in B"


def _instead(pair: Any) -> Iterator[str]:
    numbers = [f"{_number(item)} {signed(item.after)} instead of {signed(item.before)}" for item in pair.changed]
    if numbers:
        yield f"In B: {', '.join(numbers)}."


def not_allowed(line: str, move: object, refusal: str) -> str:
    """Why a turn of one line was not played in the other."""
    clause, _, why = refusal.partition(": ")
    return f"In {line} ‘{answer(move)}’ was not allowed: {why} ({clause})."


def happened_otherwise(a: str, b: str) -> str:
    """What the same move did in each of two lines, as far as it is not the same."""
    return " ".join(f"{line}: {what}" for line, what in (("A", a), ("B", b)) if what)


def group(round: int, who: str, under_way: int | None) -> str:
    """The head of the numbers of a company at the end of a round, or so far."""
    return f"round {round}{' so far' if round == under_way else ''}, {company(who)}"


def verdict(
    round: int,
    so_far: bool,
    points: Mapping[str, tuple[int, int]],
    winners: tuple[tuple[str, ...], tuple[str, ...]] | None,
) -> str:
    """What came of it: the points of each company in line A and in line B, and who wins."""
    when = "At the end of the game" if winners else f"In round {round} so far" if so_far else f"After round {round}"
    apart = [f"{company(who)} {a} → {b}" for who, (a, b) in points.items() if a != b]
    same = [f"{company(who)} {a}" for who, (a, b) in points.items() if a == b]
    told = f"points from A to B: {', '.join(apart)}" if apart else "everybody has the same points in both lines"
    more = f"; the same: {', '.join(same)}" if apart and same else ""
    return f"{when}, {told}{more}.{_won(*winners) if winners else ''}"


def _won(a: tuple[str, ...], b: tuple[str, ...]) -> str:
    before, now = (listed(map(company, who)) for who in (a, b))
    wins = "share the win" if len(b) > 1 else "wins"
    return f" {now} {wins} in both." if a == b else f" {now} {wins} instead of {before}."


SAME = "The two lines are the same."
DECISIVE = "Turns that made the difference:"
COLUMNS = ("Company and number", "A", "B", "B \u2212 A")


def amounts(row: Any) -> tuple[str, str, str]:
    """A number in line A and in line B, and how much more it is there."""
    return minus(row.a), minus(row.b), signed(row.b - row.a)


def comparison(parted: object, came: str, rows: Iterable[Any], turns: Iterable[object], under_way: int | None) -> str:
    """A comparison of two lines as plain text."""
    rows = list(rows)
    lines = [SAME if parted is None and not rows else str(parted or "")]
    if came:
        lines.append(came)
    told = None
    for row in rows:
        if (row.round, row.who) != told:
            told = (row.round, row.who)
            head = group(*told, under_way)
            lines += ["", f"{head:<32}{'A':>6}{'B':>6}{'B − A':>8}"]
        a, b, more = amounts(row)
        lines.append(f"  {number(row.what):<30}{a:>6}{b:>6}{more:>8}")
    decisive = [fill(str(turn), 100, initial_indent="  ", subsequent_indent="    ") for turn in turns]
    if decisive:
        lines += ["", DECISIVE, *decisive]
    return "\n".join(line for line in lines if line is not None).strip()


def comparison_in_short(parted: object, numbers: int, turns: int) -> str:
    """A comparison of two lines in a line."""
    if parted is None and not numbers:
        return "<Comparison: the two lines are the same>"
    return f"<Comparison: {count(numbers, 'numbers')} and {count(turns, 'turns')} differ. {parted or ''}>"


def company_name(who: str) -> str:
    """What a company is called."""
    return COMPANIES.get(who, who)


def chart_title() -> str:
    """What a chart of two lines shows."""
    return "Victory points at the end of each round"


def chart_line(name: str) -> str:
    """What a line of a chart is called."""
    return f"line {name}"


def chart_round(round: int) -> str:
    """A round on the axis of a chart."""
    return str(round) if round else "start"


def chart_company(who: str, a: Iterable[tuple[int, int]], b: Iterable[tuple[int, int]]) -> str:
    """One company of a chart in words."""
    told = [", ".join(str(vp) for _, vp in points) for points in (a, b)]
    return f"{company_name(who)}: line A {told[0]}; line B {told[1]}."


def chart_text(lines: dict[str, Any]) -> str:
    """A chart in words, for whoever cannot see it."""
    told = " ".join(chart_company(who, *pair) for who, pair in lines.items())
    return f"Victory points from the start on, after each round. {told}"
