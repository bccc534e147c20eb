# What is said about the history of a game: tweaks, replays, comparisons and saved games.

## What is wrong

history-no_such_mode = mode={ QUOTED($mode) } is not known; it is 'stop', 'skip' or a strategy that answers
history-tweak_not_made = this was a change by hand, which a replay does not make again
history-with_its_turn = taken back, as its turn could not be finished: { $why }
history-no_such_rows = by={ QUOTED($by) } is not known; there is a row for each 'turn', or for each company and 'round'
history-no_node = there is no place { $node } in this game
history-no_line = a line is the nodes of a game, its played steps or its text, and not empty
history-known_move = ‘{ $move }’ already follows here
history-not_from_here = this step does not begin in the position of place { $node }; go where it does
history-not_text = a game is read from text, not from { $kind }
history-too_long = this text is too long to be a game
history-no_header = a saved game starts with 'barrage_nb tree 1', a position with 'bnb1.'
history-no_beginning = a game begins with a position or its text, not with { $kind }
history-newer_file = this was saved by a newer version ({ $version }); this one reads up to version { $known }
history-other_rules = this game follows other rules ({ $got }); this version knows 'rules { $known }'
history-no_start = the line 'start bnb1.…' with the first position is missing
history-cut_off = the line 'end' is missing, so the rest of the game is too
history-after_end = nothing comes after the line 'end'
history-no_such_line = not a line of a game; write it like: 12 < 11 usa: place turbine+0
history-follows_nothing = this follows place { $node }, which could not be read or does not exist
history-follows_doubt = this follows a line that could not be read
history-number_taken = { $node } is taken by another place, or too large
history-not_her_turn = it is { $name }'s turn to answer, not { $said }'s
history-not_on_line = place { $node } is not on the way to place { $to }
history-not_words = a name or a comment is a text, not { $kind }
history-delete_start = the start of a game cannot be deleted
history-not_changes = a tweak is said as text or by names, not as { $kind }
history-bad_json = not readable as JSON: { $why }
history-twice = { $name } is said twice
history-unknown_change = { QUOTED($name) } is nothing that a position has; it has { $known }
history-not_entries = { $name }: { $got } does not name what to change, such as {"{"}'B3L': …{"}"}
history-nothing_there = there is no { $thing } here to take away
history-no_companies_yet = not chosen yet
history-not_playing = { $name } is not in this game; its companies are { $known }
history-one_company_a_space = { $where }: an action space takes one company's engineers, once a round (R6)
history-there_twice = { $where }: { $thing } is there twice
history-draft_over = offer and starting: the draft is over
history-draft_first = the draft is not over: first everybody chooses a company
history-draft_uneven = offer and starting: { $offer } companies and { $starting } contracts cannot be paired
history-no_way_back_to_setup = phase: nobody can go back to setting up; begin a new game
history-mover_and_phase =
    mover: it is somebody's turn in the actions phase and nobody's in any other ({ $got })
history-mover_has_passed = mover: { $name } has passed and takes no more turns this round
history-mover_removed = companies: { $name } is to decide something; say whose turn it is instead
history-not_to_be = this tweak cannot be: { $reasons }

## What to know about a tweaked position

history-marked = { CAPITAL($sentence) }.
history-mark-neutral_dams = the neutral dams are not the three of a game: level 1, 2 and 3 from the mountains down
history-mark-round_zero = play has begun in round 0; the first round is 1
history-mark-over_early = the game is over in round { $round }, and nothing was scored for it
history-mark-blocked_space =
    engineers stand on { $space }, which is not used with this number of players and these rules
history-mark-engineers_on_space = a wrong number of engineers stands on { $space }, which takes { $needed }
history-mark-passed_with_engineers = { $who } has passed with engineers left
history-mark-too_many_national = there are more national contracts than the { $most } of this number of players
history-mark-patents_in_introductory = the introductory game has no advanced tiles on sale
history-mark-copied_by_nobody = an officer is copied though it is not the turn of a company with Mahiri Sekibo
history-mark-engineers = { $who } has { COUNT($n, "engineers") } in all, not { $right }
history-mark-machines_lost =
    { $who } has { $owned } in all; machines are never lost, so it would have { $least } or more
history-mark-open_segment = { $who } has something in the open segment of the wheel; it would have come back at once
history-mark-copies_without_sekibo = { $who } has copied officers without Mahiri Sekibo
history-mark-tile_missing = { $who } lacks { NAME($tile, form: "the") }, which is never lost
history-mark-tile_not_due = { $who } has { NAME($tile, form: "the") }, which it could not get in this game
history-mark-too_many_tiles = { $who } has { COUNT($n, "advanced tiles") }; only { $most } were on sale so far
history-mark-tile_too_early =
    { $who } has { NAME($tile, form: "the") }, which is not on sale before round { $round }
history-mark-hand_too_large = { $who } holds { COUNT($n, "contracts") }; more than 3 would have been discarded
history-mark-national_in_hand = { $who } holds national contract { $card }, which is only ever fulfilled from the table
history-mark-dropped = { $who } was to { $asked }; that is dropped
history-mark-effect_lost = the effect of { $who }'s { $tile } for { $space } is lost, as the piece is gone
history-mark-construction_dropped =
    { $who } cannot go on building the { $structure }: { NAME($tile, form: "the") } is not at hand; it is dropped
history-mark-site_lost = { $who } cannot use { $spot } any more ({ $why }) and chooses another space
history-went_on_to_its_end = From there the game went on by itself to its end.
history-went_on = From there the game went on by itself; now { $who } is to { $asked }.
history-decide = decide

## Games and files

history-problem = line { $line }: { $why }
history-more_lines = and { COUNT($n, "lines") } more
history-readable = { $problems } ({ COUNT($n, "moves") } could be read)
history-the_start = the start
history-place_in_tree = <{ $number }: { $what } (round { $round }, { NAME($phase, form: "inside") })>
history-game = <Game: { COUNT($moves, "moves") } in { COUNT($lines, "lines") }, at { $at }>
history-round = Round
history-standing = { $vp } VP, { $energy } energy
history-quoted = ‘{ $move }’
history-edit-delete = the deletion
history-edit-promote = the promotion
history-edit-comment = the comment
history-edit-name = the name
history-edit-replay = the replay
history-edit-branch = the new line

## Replays

history-between_moves = between moves
history-at_question =
    round { $round }, { $who }{ $turn ->
        [0] {""}
       *[other] {""}, turn { $turn }
    }
history-told = { $when }: { $what }
history-became = { $what } … { $kind }
history-because = { $said }: { $reason }
history-instead = { $said }; instead: { $move }
history-nearest = { $said }; nearest: { $moves }
history-as_then = { $said }; as then: { $moves }
history-noted = { $said } ({ $move })
history-kind-same = same
history-kind-different = different
history-kind-refused = refused
history-kind-not_asked = not asked
history-kind-unanswered = unanswered
history-kind-decided_anew = decided anew
history-counted-same = { $n } same
history-counted-different = { $n } different
history-counted-refused = { $n } refused
history-counted-not_asked = { $n } not asked
history-counted-unanswered = { $n } unanswered
history-counted-decided_anew = { $n } decided anew
history-no_moves = no moves to play again
history-all_replayed =
    Replayed: { $counts }.{ $stopped ->
        [true] {" "}It stopped there.
       *[false] {""}
    }

## Numbers that are not the same

history-number-vp = { $who } VP
history-number-energy = { $who } energy
history-number-credits = { $who } credits
history-number-excavators = { $who } excavators
history-number-mixers = { $who } mixers
history-number-engineers = { $who } engineers
history-water_in = water in { $place }:
history-number_was = { $number } { SIGNED($after) } (was { SIGNED($before) })
history-number_instead = { $number } { SIGNED($after) } instead of { SIGNED($before) }
history-standing-vp = VP
history-standing-energy = energy
history-standing-credits = credits
history-standing-machines = machines
history-standing-water = water held
history-source-energy = for energy rank
history-source-no_energy = no energy at all
history-source-bonus = bonus tile
history-source-objective = objective
history-source-resources = resources left
history-source-water = water in dams
history-source-conduits = others' use of conduits
history-source-contracts = contracts
history-source-income = income
history-source-tiles = technology tiles
history-source-purse = credits as points
history-source-tweak = changed by hand
history-source-other = other

## Two lines side by side

history-after_moves = after { COUNT($n, "moves") }
history-after_moves_at = after { COUNT($n, "moves") } ({ $moment })
history-goes_on = Line { $line } goes on where the other ends, { $when }: { $move }.
history-part = They part { $when }: A { $a }, B { $b }.
history-no_such_turn = no such turn
history-in_both = { $did } in both
history-in_each = { $a } in A, { $b } in B
history-in_b = In B: { $numbers }.
history-sentence = { $said }.
history-was_not_allowed = In { $line } ‘{ $move }’ was not allowed: { $why } ({ $clause }).
history-in_line = { $line }: { $what }
history-round_of =
    round { $round }{ $so_far ->
        [true] {" "}so far
       *[false] {""}
    }, { $who }
history-from_to = { $who } { $a } → { $b }
history-has = { $who } { $vp }
history-same_points = everybody has the same points in both lines
history-points_apart = points from A to B: { $points }
history-points_apart_and_same = points from A to B: { $points }; the same: { $same }
history-at_the_end = At the end of the game, { $told }.
history-behind = Line { $line } ends before round { $round } is over: that round is compared once it is played to its end.
history-in_round =
    { $so_far ->
        [true] In round { $round } so far
       *[false] After round { $round }
    }, { $told }.
history-won_in_both =
    { $who } { $n ->
        [1] wins
       *[other] share the win
    } in both.
history-won_instead =
    { $who } { $n ->
        [1] wins
       *[other] share the win
    } instead of { $owner }.
history-same_lines = The two lines are the same.
history-decisive = Turns that made the difference:
history-company_and_number = Company and number
history-same_in_short = <Comparison: the two lines are the same>
history-apart_in_short =
    <Comparison: { COUNT($numbers, "numbers") } and { COUNT($turns, "turns") } differ. { $parted }>

## The chart of two lines

history-chart_title = Victory points at the end of each round
history-chart_from_start = Victory points from the start on, after each round.
history-chart_start = start
# What a line of a chart is called.
history-chart_line = line { $name }
# One company of a chart in words.
history-chart_points = { CAPITAL($who) }: line A { $a }; line B { $b }.
