"""How sure a number is: means and shares with their intervals, and when enough has been counted.

An interval that holds at a number of playouts fixed beforehand does not hold for whoever looks again and again, and
stops when he likes what he sees: at some look or other, half of all 95 percent intervals miss the truth. So whatever
may be stopped early gets an interval that holds at every count from the first look to the limit at once: the error is
made so small that a random walk crosses its border between the two with the chance that was asked for, by Siegmund's
formula. It costs half again the width. The usual looks at doubled counts with their error shared out cost as many
playouts, since they can only stop at a doubling, and say nothing in between.
"""

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean
from typing import NamedTuple

from ..words import analysis as words
from ..words import experiments as experiment_words
from ..words.best import between, in_all, to_the_end
from ..words.message import Message

LEVEL = 0.95
FIRST_LOOK = 8
"""So many playouts at least, before anything is said about how sure it is."""
ENOUGH = 64
"""So many at least, before it may stop by itself.

Fewer may all look alike by chance: where one playout in twenty is worth forty points, 32 hold none of them in one case
out of five, and an interval that stops there held the truth only 83 times of 100; from 64 on it does 97 times.
"""
NORMAL = NormalDist()
NARROW = 0.25
"""Of an interval that reaches less far, one digit says too little."""
SERIES = 60
"""From so many degrees of freedom on, an expansion of Student's quantile is exact to five digits."""


class Estimate(NamedTuple):
    """A number that was counted: its mean, the interval it lies in, and in how many playouts."""

    mean: float
    low: float
    high: float
    n: int

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def open(self) -> bool:
        """Whether 0 lies in the interval, so that a difference may as well be none."""
        return self.low <= 0 <= self.high

    def __str__(self) -> str:
        """With its interval, '31.4 ± 1.2'; in as many digits as it takes to see a narrow one, as of a share."""
        digits = max(2, -math.floor(math.log10(self.reach))) if 0 < self.reach < NARROW else 1
        return words.interval(words.number(self.mean, digits), _reach(self.reach, digits))

    @property
    def signed(self) -> Message:
        """A difference with its interval: '+3.2 ± 1.1'."""
        return words.interval(words.signed_number(self.mean, 1), _reach(self.reach))

    @property
    def share(self) -> Message:
        """A share with its interval: '62 % (55 to 69 %)'."""
        if math.isinf(self.reach):
            return words.share_alone(words.percent(self.mean))
        return words.share_between(*map(words.percent, self[:3]))

    @property
    def change(self) -> Message:
        """What a design changes, with its interval: '+3.2 (1.1 to 5.3)'; small changes in more digits.

        Pairs that are all alike have no interval: that they are is what is known.
        """
        digits = 1 if max(abs(self.low), abs(self.high)) >= 2 else 2
        if self.low == self.high:
            return experiment_words.change_in_all(self.mean, self.n, digits)
        return experiment_words.change(*self[:3], digits)

    def told(self, by: str) -> str:
        """What an option comes to, with its interval."""
        return self.share if by == "won" else str(self)

    def amount(self, by: str) -> Message:
        """So much of what is compared: '3.2 VP (1.1 to 5.3)'."""
        if by == "won":
            return words.amount_of_wins(*self.scaled(by))
        return words.amount_of(self.mean, self.bounds(by), words.measure(by))

    def lost(self, by: str) -> Message:
        """What an option loses against the best: '0.7 ± 1.2, open'."""
        factor = 100 if by == "won" else 1
        return words.lost_by(factor * self.mean, _reach(factor * self.reach), by == "won", self.open)

    def columns(self, name: str) -> dict[str, float]:
        """Its mean and its interval as columns of a table."""
        return {name: self.mean, f"{name}_low": self.low, f"{name}_high": self.high}

    def scaled(self, by: str) -> tuple[float, float, float]:
        """Its mean and the ends of its interval; a share of wins in hundredths."""
        mean, low, high = (each * (100 if by == "won" else 1) for each in self[:3])
        return mean, low, high

    def bounds(self, by: str) -> Message:
        """The ends of its interval: '1.1 to 5.3'; or that all playouts say the same, or that it was worked out."""
        _, low, high = self.scaled(by)
        if low == high:
            return to_the_end() if self.n == 1 else in_all(self.n)
        return words.unknown() if math.isinf(high) else between(low, high)


def _reach(reach: float, digits: int = 1) -> Message:
    return words.unknown() if math.isinf(reach) else words.number(reach, digits)


@cache
def student(error: float, freedom: int) -> float:
    """How many standard errors a mean is off with a chance of `error`, either way, by Student's distribution."""
    if freedom >= SERIES:
        z = normal(error)
        squared = z * z
        return z * (
            1
            + (squared + 1) / (4 * freedom)
            + ((5 * squared + 16) * squared + 3) / (96 * freedom**2)
            + (((3 * squared + 19) * squared + 17) * squared - 15) / (384 * freedom**3)
        )
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, freedom) < 1 - error else (low, angle)
    return math.tan(low) * math.sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """The chance that Student's t stays within ± tan(angle) √freedom: a finite sum."""
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = total = (cosine if freedom > 1 else 0.0) if odd else 1.0
    for index in range(2 + odd, freedom - 1, 2):
        term *= (index - 1) / index * cosine**2
        total += term
    return (angle + sine * total) * 2 / math.pi if odd else sine * total


def normal(error: float) -> float:
    """How many standard deviations a normal number is off with a chance of `error`, either way."""
    return -NORMAL.inv_cdf(error / 2)


def mean(values: Sequence[float], error: float = 1 - LEVEL) -> Estimate:
    """The mean of what was counted, with its interval by Student's distribution; of one number all is possible."""
    middle, n = fmean(values), len(values)
    reach = math.inf if n < 2 else student(error, n - 1) * math.dist(values, [middle] * n) / math.sqrt(n * n - n)
    return Estimate(middle, middle - reach, middle + reach, n)


def share(values: Sequence[float], error: float = 1 - LEVEL) -> Estimate:
    """The mean of numbers from 0 to 1, such as shares of a first place, with its interval by Wilson."""
    return wilson(fmean(values), len(values), error)


def wilson(rate: float, count: int, error: float = 1 - LEVEL) -> Estimate:
    """A rate with its interval by Wilson, which stays between 0 and 1 and is honest about a rate of 0."""
    z = normal(error)
    middle = rate + z**2 / (2 * count)
    reach = z * math.sqrt(rate * (1 - rate) / count + z**2 / (4 * count**2))
    whole = 1 + z**2 / count
    low = (middle - reach) / whole if rate > 0 else 0.0
    high = (middle + reach) / whole if rate < 1 else 1.0
    return Estimate(rate, low, high, count)


def difference(a: Sequence[float], b: Sequence[float], error: float = 1 - LEVEL) -> Estimate:
    """How much more a is than b on average, both counted in the same playouts, one by one."""
    return mean([one - other for one, other in zip(a, b, strict=True)], error)


def alike(apart: Estimate, values: Sequence[float], error: float = 1 - LEVEL) -> Estimate:
    """A difference of pairs that are all alike, but too few for every other to be so.

    Another may be as frequent as goes with none being seen, and is worth what all playouts differ by among themselves.
    """
    if apart.reach or apart.n >= ENOUGH:
        return apart
    frequent = 1 - error ** (1 / apart.n)
    reach = frequent * math.dist(values, [fmean(values)] * len(values)) / math.sqrt(len(values))
    return apart._replace(low=apart.mean - reach, high=apart.mean + reach)


def share_difference(a: Sequence[float], b: Sequence[float], error: float = 1 - LEVEL) -> Estimate:
    """How much larger a share of first places a has than b, counted in the same playouts, one by one.

    Two more pairs, one for each side, keep the interval honest where all pairs are alike (Bonett and Price).
    """
    pairs = [one - other for one, other in zip(a, b, strict=True)]
    more = [*pairs, 1.0, -1.0]
    reach = normal(error) * math.sqrt(fmean([each * each for each in more]) - fmean(more) ** 2) / math.sqrt(len(more))
    middle = fmean(more)
    return Estimate(fmean(pairs), max(-1.0, middle - reach), min(1.0, middle + reach), len(pairs))


@cache
def anytime(error: float, first: int, last: int) -> float:
    """The error that each interval may have, for all from the first count to the last to hold with this one."""
    if last <= first:
        return error
    low, high = normal(error), 9.0
    for _ in range(60):
        border = (low + high) / 2
        crossed = NORMAL.pdf(border) * ((border - 1 / border) * math.log(last / first) + 4 / border)
        low, high = (border, high) if crossed > error else (low, border)
    return 2 * NORMAL.cdf(-high)


class Precision(NamedTuple):
    """How many playouts at most, how narrow an interval is enough for fewer, and how sure it is to be."""

    limit: int
    within: float | None = None
    level: float = LEVEL

    def checked(self) -> "Precision":
        """The same, if it can be asked for."""
        if type(self.limit) is not int or self.limit < 2:
            raise ValueError(words.few_playouts(n=self.limit))
        if self.within is not None and not self.within > 0:
            raise ValueError(words.no_width(within=self.within))
        if not 0.5 <= self.level < 1:
            raise ValueError(words.no_level(level=self.level))
        return self

    def error(self, ended: str) -> float:
        """The error of an interval: what was fixed beforehand and done is looked at once."""
        error = round(1 - self.level, 12)
        return error if ended == "counted" else anytime(error, min(FIRST_LOOK, self.limit), self.limit)

    def ended(self, count: int, reach: float) -> str:
        """Whether it goes on after so many playouts with an interval of such a reach, or why it ends."""
        if self.within is not None and count >= min(ENOUGH, self.limit) and reach <= self.within:
            return "narrow"
        if count < self.limit:
            return "going on"
        return "counted" if self.within is None else "limit"

    def mean(self, values: Sequence[float], ended: str, by: str = "vp") -> Estimate:
        """The mean of what was counted, or of shares of the first place ("won")."""
        return self._known((share if by == "won" else mean)(values, self.error(ended)), ended)

    def difference(
        self, a: Sequence[float], b: Sequence[float], ended: str, among: int = 1, by: str = "vp"
    ) -> Estimate:
        """How much more a is than b in the playouts that both have; `among` so many lie in their intervals at once."""
        error, common = self.error(ended) / among, min(len(a), len(b))
        apart = (share_difference if by == "won" else difference)(a[:common], b[:common], error)
        return self._known(apart if ended == "counted" else alike(apart, max(a, b, key=len), error), ended)

    def _known(self, found: Estimate, ended: str) -> Estimate:
        """A number of which nothing is known before the first look."""
        known = ended == "counted" or found.n >= min(FIRST_LOOK, self.limit)
        return found if known else found._replace(low=-math.inf, high=math.inf)
