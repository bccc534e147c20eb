# Ideas of one's own.

own_rule-no_number = { $got } is no number of a class list: they begin with 1
own_rule-too_few_games = { $pairs } pairs take twice as many games, and there are { $games }
own_rule-column-code = in code
own_rule-column-what = what it is
own_rule-column-printed = printed
own_rule-column-may_be = may be
own_rule-number-wheel_segments = segments of every wheel
own_rule-number-engineers_each = engineers of a company
own_rule-number-conduit_credits = credits for a drop through the conduit of somebody else
own_rule-number-conduit_points = points that its owner gets for it
own_rule-number-red_fee = what a building space with a coin costs
own_rule-number-first_prize = points for the most energy of a round
own_rule-number-second_prize = points for the second most
own_rule-number-turn_order = who goes first in the next round
own_rule-number-neutral_dams = neutral dams at the start
own_rule-number-closed_spaces = spaces of the office that nobody can use
own_rule-number-opened_spaces = spaces open with fewer players too
own_rule-number-more_drops = more drops of a headstream, or fewer
own_rule-number-rounds = rounds of a game
own_rule-example-neutral_dams = True or False
own_rule-example-closed_spaces = ('turbine+2',)
own_rule-example-opened_spaces = ('turbine+2',)
own_rule-example-more_drops = Table({"{"}'HA': 1{"}"})
own_rule-number_to_change = { $name }: { $what } (printed: { $printed }; may be { $may_be })
own_rule-range_of = { $least } to { $most }
own_rule-asked = What does that do to this number: { $measure }?
