# Experiments: what a design changes, and whether all players see the same.

experiments-no_designs =
    there is no design to try; give them by name: { "{" }'3 segments': Design(wheel_segments=3){ "}" }
experiments-no_design = no game was played with { QUOTED($got) }; the designs are { $known }
experiments-no_players = nobody called { QUOTED($got) } played; there are { $known }
experiments-no_games_asked = n={ QUOTED($n) }: an experiment plays 1 game or more with each design, such as n=10
experiments-no_games = there is no seed with which both { QUOTED($design) } and { QUOTED($against) } were played
experiments-no_measure =
    { QUOTED($got) } is not counted; games are measured by { $known }, or by a function of their rows

## Designs and players of the house

experiments-design-printed = printed
experiments-design-changed = changed
experiments-design-3_segments = 3 segments
experiments-design-4_segments = 4 segments
experiments-design-5_segments = 5 segments
experiments-design-6_segments = 6 segments
experiments-design-7_segments = 7 segments
experiments-design-8_segments = 8 segments
experiments-design-no_fee = no fee
experiments-design-fee_of_2 = fee of 2
experiments-design-no_neutral_dams = no neutral dams
experiments-design-least_energy_first = least energy first
experiments-design-most_energy_first = most energy first
experiments-design-always_the_same = always the same
experiments-design-taking_turns = taking turns
experiments-design-half_an_office = half an office
experiments-design-one_turbine = one turbine
experiments-design-no_prizes = no prizes
experiments-design-double_prizes = double prizes
experiments-design-15_engineers = 15 engineers
experiments-design-9_engineers = 9 engineers
experiments-design-to_the_end = to the end
experiments-design-until_round_4 = until round 4
experiments-design-until_round_3 = until round 3
experiments-design-until_round_2 = until round 2
experiments-players-programs = programs
experiments-players-builders = builders
experiments-players-automas = automas
experiments-players-very_hard_automas = very hard automas
experiments-players-by_lot = by lot
experiments-players-usa_is_better = USA better
experiments-players-italy_is_better = Italy better
experiments-players-programs_to_the_end = programs to the end
experiments-players-programs_until_round_4 = programs until round 4
experiments-players-programs_until_round_3 = programs until round 3
experiments-players-programs_until_round_2 = programs until round 2
experiments-players-builders_to_the_end = builders to the end
experiments-players-builders_until_round_4 = builders until round 4
experiments-players-builders_until_round_3 = builders until round 3
experiments-players-builders_until_round_2 = builders until round 2
experiments-players-off_by_10 = off by 10
experiments-players-off_by_30 = off by 30
experiments-players-collectors = collectors
experiments-players-pipelayers = pipelayers
experiments-players-hard = hard
experiments-players-medium = medium
experiments-players-easy = easy
experiments-players-search_20 = search 20
experiments-players-search_10 = search 10
experiments-players-USA_builds_until_round_4 = USA builds until round 4
experiments-players-USA_builds_until_round_3 = USA builds until round 3
experiments-players-USA_rests_in_round_1 = USA rests in round 1
experiments-players-USA_rests_in_round_2 = USA rests in round 2
experiments-players-USA_rests_in_round_3 = USA rests in round 3
experiments-players-USA_rests_in_round_4 = USA rests in round 4
experiments-players-USA_rests_in_rounds_1_and_2 = USA rests in rounds 1 and 2
experiments-players-USA_rests_in_rounds_2_and_4 = USA rests in rounds 2 and 4
experiments-players-USA_takes_no_contracts = USA takes no contracts
experiments-players-USA_overlooks_bonus_tiles = USA overlooks bonus tiles
experiments-players-USA_loves_conduits = USA loves conduits
experiments-players-France_loves_bases = France loves bases

## Numbers of a game

experiments-measure-won = wins
experiments-measure-place = place in the turn order
experiments-measure-energy = energy
experiments-measure-rank = rank by energy
experiments-measure-vp = victory points
experiments-measure-standing = place by victory points
experiments-measure-credits = credits at the end
experiments-measure-machines = machines at the end
experiments-measure-on_wheel = machines on the wheel at the end
experiments-measure-water = drops in own dams at the end
experiments-measure-built = pieces built
experiments-measure-bases = bases built
experiments-measure-elevations = elevations built
experiments-measure-conduits = conduits built
experiments-measure-powerhouses = powerhouses built
experiments-measure-conduit_value = values of the conduits built
experiments-measure-productions = productions
experiments-measure-drops = drops used
experiments-measure-neutral_drops = drops used from neutral dams
experiments-measure-foreign_drops = drops through conduits of others
experiments-measure-carried = drops of others through own conduits
experiments-measure-fees_paid = fees paid
experiments-measure-fees_got = fees got
experiments-measure-caught_again = used drops caught again by the same company
experiments-measure-given_away = used drops caught by a rival
experiments-measure-received = drops caught that a rival has used
experiments-measure-contracts = contracts fulfilled
experiments-measure-engineers = engineers placed
experiments-measure-bank = engineers in the Bank
experiments-measure-gap = points between first and last
experiments-measure-new_leaders = changes of the leader
experiments-measure-rank_kept = likeness of ranks from round to round
experiments-measure-early_lead = likeness of the standing after round 2 and at the end
experiments-measure-pipe_lead = points that the builder of the most conduit is ahead of the others
experiments-measure-shared_water = of a hundred used drops those that a rival's dam catches
experiments-measure-head_start = energy that the first in turn order makes more than the last
experiments-measure-drama = drama (how far the winner was behind the favourite, in %)
experiments-measure-favourite_changes = changes of the favourite
experiments-measure-settled = when the winner is settled, in % of the game
experiments-measure-uncertainty = uncertainty (in %)
experiments-measure-better_won = wins of the better player, in %
experiments-measure-france_ahead = points that France ends ahead of the others
experiments-measure-busy_winner = rounds in which the winner produces more often than the others
experiments-measure-later_energy = energy of the last round more than of the first
experiments-measure-later_engineers = energy for an engineer, last round more than the first
experiments-of_a_round = { $measure } in round { $round }
experiments-of_one_company = { $measure } ({ $who })

## What a design changes

experiments-change = { DECIMAL($mean, $digits, sign: "+") } ({ DECIMAL($low, $digits) } to { DECIMAL($high, $digits) })
experiments-change_in_all = { DECIMAL($mean, $digits, sign: "+") } (in each of { COUNT($pairs, "pairs") })
experiments-too_few_pairs = too few for a verdict: { COUNT($pairs, "pairs") }
experiments-needed = about { $likely } ({ $least } to { $most })
experiments-needed_at_least = at least { $least }, about { $likely } if it stays as it is
experiments-verdict_no_change = no game has changed
experiments-verdict_disagree = they disagree
experiments-verdict_open = open
experiments-open_for = open for { $players }
experiments-agree =
    { $more ->
        [true] more
       *[false] less
    }{ $players ->
        [1] {""}
        [2] : both agree
       *[other] : all agree
    }
experiments-player_change = { $players } { $change }
experiments-what_changes = { $design } against { $against }, { $measure }: { $each }. { CAPITAL($verdict) }.
experiments-finding = { $design }: { $verdict }
experiments-findings = <Findings: { $each }>
experiments-head_players = players
experiments-head_change = change
experiments-head_verdict = verdict
experiments-table_of =
    { CAPITAL($measure) }, against { $against }: how much more, on average of { $alike ->
        [true] { COUNT($most, "pairs") }
       *[false] { $fewest } to { COUNT($most, "pairs") }
    } of games with the same seed; 95 % intervals.
experiments-played =
    { COUNT($games, "games") }: { COUNT($designs, "designs") } with { COUNT($kinds, "kinds") } of players ({ $players }),
    seeds { $first } to { $last }
experiments-progress = { $done } of { COUNT($games, "games") }

## What students hand in.

experiments-no_pairs =
    there is no game that was played both with { QUOTED($design) } and with { QUOTED($against) }
experiments-no_line = this is not a line that hand_in has made, or not a whole one
experiments-no_changes =
    { QUOTED($got) }: behind the name of a design stands what it changes, as in '3 segments (wheel_segments=3)'
experiments-no_numbers = { QUOTED($got) }: after the players and the first seed come the numbers of the games
experiments-copy = Copy this line and send it to your teacher:
experiments-handed_in = { COUNT($lines, "lines") } by { COUNT($students, "students") }.
experiments-unread_line = Line { $number } does not count: { $why }.
experiments-old_line =
    it is of an older kit, and does not say against what, with how many players and by which version it was played
experiments-no_table =
    { QUOTED($got) }: here stands against what, with how many players and by which version it was played, as in
    'against printed, 4 players, full, version 0.1.0'
experiments-not_yet = Write { $what }; then run the box again.
experiments-blank-name = your own name in place of Ada (whoever is called Ada adds a letter)
experiments-blank-guess = your guess
experiments-blank-says = a sentence in place of the dots
experiments-lacking-name = nobody but Ada, who stands in the box at first, has signed it
experiments-lacking-guess = it has no guess
experiments-lacking-says = no sentence stands in place of the dots
experiments-apart-against = against { $value }
experiments-apart-seats = { $value } players
experiments-apart-rules = { $value }
experiments-apart-version = version { $value }
experiments-played_again = { COUNT($pairs, "pairs") } of games were played again.
experiments-unchecked_line = Line { $number } is not checked: { $why }.
experiments-other_number = with { $players } and seed { $seed } it says { $said }, and the games give { $found }
experiments-other_version = it is of version { $version }, and this is { $here }
experiments-unknown_measure = no number of the kit is called { QUOTED($measure) }
experiments-unknown_players = the kit does not know who plays as { $players }
experiments-said_by = { $value } by { $name } (line { $number })
experiments-said_of_seed = seed { $seed }: { $each }
experiments-contradiction =
    Not the same is said of { $design } with { $players }, { $measure }: { $each }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }. These games do not count.
experiments-number_of_two = Number { $number } was used by { $names }.
experiments-passed_over =
    { $lines ->
        [1] Line { $numbers } is
       *[other] Lines { $numbers } are
    } only text, and passed over.
experiments-no_seeds = { $got } is no number of a class list: they go from 1 to { $most }
experiments-more_than_one_table =
    these are games of different tables ({ $tables }): keep those of each in a file of their own

## Ideas of one's own.

experiments-no_number = { $got } is no number of a class list: they begin with 1
experiments-too_few_games = { $pairs } pairs take twice as many games, and there are { $games }
experiments-column-code = in code
experiments-column-what = what it is
experiments-column-printed = printed
experiments-column-may_be = may be
experiments-number-wheel_segments = segments of every wheel
experiments-number-engineers_each = engineers of a company
experiments-number-conduit_credits = credits for a drop through the conduit of somebody else
experiments-number-conduit_points = points that its owner gets for it
experiments-number-red_fee = what a building space with a coin costs
experiments-number-first_prize = points for the most energy of a round
experiments-number-second_prize = points for the second most
experiments-number-turn_order = who goes first in the next round
experiments-number-neutral_dams = neutral dams at the start
experiments-number-closed_spaces = spaces of the office that nobody can use
experiments-number-opened_spaces = spaces open with fewer players too
experiments-number-more_drops = more drops of a headstream, or fewer
experiments-number-rounds = rounds of a game
experiments-example-neutral_dams = True or False
experiments-example-closed_spaces = ('turbine+2',)
experiments-example-opened_spaces = ('turbine+2',)
experiments-example-more_drops = Table({"{"}'HA': 1{"}"})
experiments-number_to_change = { $name }: { $what } (printed: { $printed }; may be { $may_be })
experiments-range_of = { $least } to { $most }
experiments-asked = What does that do to this number: { $measure }?

## Fairness: how often each seat, company and officer wins, and what decides.

experiments-no_grouping = games are not told apart by { QUOTED($got) }; they are by { $known }
experiments-none_played = no game was played with { QUOTED($design) }; the designs are { $known }
experiments-who_are_they = who has which officer depends on who plays: name { $got } in players=, beside { $known }
experiments-no_officer =
    { QUOTED($players) } play without officers; Automas have one only at the level 'very hard'
experiments-nobody_so_called = no { $by } is called { QUOTED($got) }; there are { $known }
experiments-never_sure =
    a share of { $rate } against { $even }: shares lie between 0 and 1, and equal ones are never told apart
experiments-too_near = a share of { $rate } is so near to { $even } that even { $most } games do not tell them apart
experiments-grouping-seat = seat
experiments-grouping-company = company
experiments-grouping-officer = officer
experiments-even = an even share
experiments-seat =
    { $place } ({ $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    })
experiments-share_between = { $mean } % ({ DECIMAL($low, $digits) } to { DECIMAL($high, $digits) } %)
experiments-share_table =
    How often each { $grouping } wins, in { $alike ->
        [true] { COUNT($most, "games") }
       *[false] { $fewest } to { COUNT($most, "games") }
    } with each kind of players; { $level } % intervals. The dashed mark is { experiments-even }, { $even } %.
experiments-more_or_less =
    { $more ->
        [true] more
       *[false] less
    } than its share{ $players ->
        [1] {""}
        [2] : both agree
       *[other] : all agree
    }
experiments-player_share = { $players } { $share }
experiments-winning = { $name }: { $each }. { $verdict }

## The form of an experiment: one fills it in instead of writing code.

experiments-form_still = An experiment without code: where a kernel runs, its form stands here.
experiments-form_begin = Choose a rule beside this, say what you expect, and play: what the games say will stand here.
experiments-form_if = If we change this …
experiments-form_rule = What is changed
# The button that takes every change back.
experiments-form_printed = As printed
experiments-form_unchanged = Nothing is changed yet: choose a number of the rules, and change it.
experiments-form_then = … then this number changes …
experiments-form_measure = What is counted
experiments-form_guess = Your guess
experiments-guess-more = it gets more
experiments-guess-less = it gets less
experiments-guess-open = nobody will know
experiments-form_no_guess = Say first what you expect: more, less, or that nobody will know.
experiments-form_games_head = … in games that differ in nothing else
experiments-form_players = Who plays
experiments-form_games = Games with each rule
experiments-form_number = Your number in class
experiments-form_play = Play
experiments-form_playing = Playing
experiments-form_stopped = You stopped it: nothing is kept of these games.
experiments-form_name = Your name
experiments-form_says = What do you make of it?
experiments-form_unsigned = Write { $what }: then a line to hand in stands here.
