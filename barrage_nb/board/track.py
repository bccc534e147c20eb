"""The energy track: credits, sections and the prizes of a round (S2 to S5)."""

TRACK_END = 30
# The least energy that pays so many credits, highest first (S4).
TRACK_CREDITS = ((29, 8), (22, 7), (16, 6), (11, 5), (7, 4), (4, 3), (2, 2), (1, 1), (0, 3))
ZERO_ENERGY_VP = -3
# The least energy of each section; the bonus tile of round n lies at section n (S5).
SECTIONS = (6, 12, 18, 24, 30)
BONUS_LOSS_PER_SECTION = 4
FIRST_PRIZE = 6
SECOND_PRIZE = 2
