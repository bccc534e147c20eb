"""The form of an experiment, for those who write no code: a rule, a number to count, games, and the line to hand in."""

from collections.abc import Collection
from dataclasses import replace

from ipywidgets import Text, VBox

from ...analysis.designs import Designed, SaidDesign, as_designed, box_of, changes_of, told
from ...analysis.experiments import CHANGED, PLAYERS, Experiment, Findings, WhoPlays, experiment
from ...analysis.rounds import NUMBERS, OF_A_GAME, measured
from ...analysis.seeds import CLASS_LIST, seeds_of
from ...board.box import Box
from ...board.refs import Ref
from ...engine.rulings import Design
from ...engine.setup import new_game
from ...history import tweak
from ...history.by_hand import Changeable, changes_at
from ...lessons.experiments import EVERYBODY, MINDS
from ...lessons.handing_in import EXAMPLE, NotYet, hand_in, in_code
from ...view import analysis_page
from ...view.on_page import paragraph
from ...words import experiments as words
from ...words.names import in_a_row
from ..explorer.editor import Fields
from ..explorer.walk import Stopped, Tick, Work, or_stop
from ..hands import Hands
from ..page import Around, Live, Theme
from ..parts import Counter, Lister, Note, Picker, classed, grid, row, text
from ..rows_field import RowsField
from ..screen import OnPage
from .drawn_labs import two_columns

GUESSES = "more", "less", "open"
MOST_GAMES = 200


class ExperimentForm(OnPage):
    """An experiment by hand: what is changed, what is counted, the games, what came of them, and a line to hand in."""

    def __init__(
        self,
        lesson: str = "24_your_own_rule",
        design: SaidDesign = Design(),
        measure: str = "built",
        players: Collection[str] = PLAYERS,
        games: int = 10,
    ) -> None:
        hands = Hands()
        self.lesson, self.found, self.guessed = lesson, Experiment({}, ()), ""
        self.start = new_game(4, seed=0, box=box_of(as_designed(design)))
        self.rule = Lister(hands, words.form_rule(), lambda _: self._show_rule())
        self.fields = Fields(hands, self.change)
        self.rows = RowsField(hands, self._design)
        self.changed = text("", "soft")
        self.as_printed = hands.button(words.form_printed(), lambda: self._design(box_of(Design())))
        self.measure = Lister(hands, words.form_measure(), lambda _: self._show_found())
        self.guess = Picker(hands, words.form_guess())
        self.players = Lister(hands, words.form_players())
        self.games = Counter(hands, words.form_games(), 2, MOST_GAMES)
        self.games.set(games)
        self.number = Counter(hands, words.form_number(), CLASS_LIST[0], CLASS_LIST[-1])
        self.play = hands.button(words.form_play(), self.run, main=True)
        self.work, self.note, self.result = Work(hands), Note(), Live()
        labels = (words.form_name(), EXAMPLE), (words.form_says(), "\u2026")
        self.name, self.says = (
            Text(description=label, placeholder=at_first, continuous_update=False) for label, at_first in labels
        )
        for line in (self.name, self.says):
            hands.on_value(line, lambda _: self._show_found())
        rules = self.rule.widget, row(self.fields.box, self.as_printed), self.rows.box, self.changed
        counted = self.measure.widget, self.guess.widget
        played = (
            self.players.widget,
            grid(self.games.widget, self.number.widget, self.play),
            self.work.box,
            self.note.widget,
        )
        heads = words.form_if(), words.form_then(), words.form_games_head()
        parts = zip(heads, (rules, counted, played), strict=True)
        panel = [each for head, widgets in parts for each in (text(head, "head"), *widgets)]
        self.signing = VBox([self.name, self.says])
        handed = classed(VBox([self.result, self.signing]), "panel", "found")
        theme = Theme()
        hands.on_change(theme, lambda: self.darken(theme.dark), "dark")
        self.widget = two_columns([handed], [classed(VBox(panel), "panel")], theme, hands)
        measured(measure)
        if strange := [who for who in players if who not in EVERYBODY]:
            raise ValueError(words.no_players(got=", ".join(strange), known=tuple(EVERYBODY)))
        self._put_lists(measure, self._first_changed, tuple(players))
        self._show_found()

    @property
    def design(self) -> Designed:
        """The rules of the changed games."""
        return as_designed(self.start.box)

    @property
    def who(self) -> dict[str, WhoPlays]:
        """The kinds of players that are chosen."""
        return {name: EVERYBODY[name] for name in self.players.value}

    @property
    def _ways(self) -> tuple[Changeable, ...]:
        return changes_at(self.start, Ref("design"), "")

    @property
    def _first_changed(self) -> int:
        """The place of the first number that is not as it is printed."""
        as_printed = changes_at(new_game(4, seed=0), Ref("design"), "")
        now, then = (
            [getattr(way, "value", getattr(way, "now", None)) for way in ways] for ways in (self._ways, as_printed)
        )
        return next((at for at, both in enumerate(zip(now, then, strict=True)) if both[0] != both[1]), 0)

    def _put_lists(self, measure: str, rule: int, players: tuple[str, ...]) -> None:
        self.rule.put([(way.text, at) for at, way in enumerate(self._ways)], rule)
        counted = dict.fromkeys((measure, *OF_A_GAME, *NUMBERS))
        self.measure.put([(words.measure(each), each) for each in counted], measure)
        kinds = dict.fromkeys((tuple(PLAYERS), tuple(MINDS), tuple(EVERYBODY), players))
        self.players.put([(in_a_row(map(words.players, each)), each) for each in kinds], players)
        self.guess.put([(words.GUESSES[each], each) for each in GUESSES], self.guess.value)
        self._show_rule()

    def still(self) -> str:
        return paragraph(words.form_still())

    def in_words(self) -> str:
        return words.form_still()

    def say_anew(self) -> None:
        """Say what is no message of a widget in another language."""
        self._put_lists(self.measure.value, self.rule.value, self.players.value)
        self._show_found()

    def _show_rule(self) -> None:
        self.fields.put([self._ways[self.rule.value]])
        self.rows.put(self.start.box)
        changes = told(self.design)
        self.changed.value = "".join(map(paragraph, changes or (words.form_unchanged(),)))

    def change(self, said: str) -> None:
        """Change a number of the rules, in the words of a tweak."""
        try:
            self._design(tweak(self.start, said).position.box)
        finally:
            self._show_rule()  # as it was, where the change is refused

    def _design(self, box: Box) -> None:
        self.start = new_game(4, seed=0, box=box)
        self._show_rule()

    def run(self) -> None:
        """Play the games; whoever guesses first learns more, so that nothing is played without a guess."""
        missing = [words.form_unchanged()] if self.design == Design() else []
        missing += [words.form_no_guess()] if self.guess.value is None else []
        self.note.say(*missing, refused=bool(missing))
        if missing:
            return
        rule, who, n = {in_code(changes_of(self.design)): self.design}, self.who, self.games.value
        seed, guess = seeds_of(self.number.value), self.guess.value

        def job(tick: Tick) -> Experiment | None:
            count = or_stop(tick)
            try:
                return experiment(rule, who, n, seed, progress=lambda done, of: count())
            except Stopped:
                return None

        self.work.run(words.form_playing(), 2 * n * len(who), job, lambda found: self._played(found, guess))

    def _played(self, found: Experiment | None, guess: str) -> None:
        if found is None:
            self.note.say(words.form_stopped())
        else:
            self.found, self.guessed = found, guess
            self._show_found()

    def _show_found(self) -> None:
        """What the games say, and the line to hand in as soon as somebody signs it."""
        self.signing.layout.display = "" if self.found else "none"
        if not self.found:
            self.result.value = Around(lambda: paragraph(words.form_begin()))
            return
        (effect,) = self.found.effects(self.measure.value)
        changes = told(self.found.designs[effect.design])
        effects = Findings([replace(effect, design=CHANGED)])
        page = [*map(paragraph, changes), analysis_page.effects(effects), paragraph(str(effects))]
        name, says = self.name.value, self.says.value
        line = hand_in(self.lesson, name, self.found, effect.design, effect.measure, self.guessed, says)
        page.append(
            paragraph(words.form_unsigned(line.what)) if isinstance(line, NotYet) else analysis_page.handed_in(line)
        )
        self.result.value = "".join(page)
