# What a change by hand makes of a position, clause by clause.

made_by_hand-and_more = and { $n } more
made_by_hand-hidden = what waits or lies hidden

## On the map

made_by_hand-removed_piece = { NAME($piece, form: "bare") } removed
made_by_hand-built_piece = { NAME($piece, form: "bare") } built
made_by_hand-built_dam =
    { NAME($piece, form: "bare") } built, level { $level }{ $drops ->
        [0] {""}
       *[other] , with { COUNT($drops, "drops") }
    }
made_by_hand-given_to = { $space } is now { $who }'s
made_by_hand-made_neutral = { $space } is now neutral
made_by_hand-level_of = level { $level }
made_by_hand-dam_has = { NAME($piece, form: "bare") } now has { $what }
made_by_hand-waiting =
    { COUNT($drops, "drops") } now { $drops ->
        [1] waits
       *[other] wait
    } on { $headstream }

## What a company has

made_by_hand-points = { $n } VP
made_by_hand-company_has = { $who } now has { $amounts }
made_by_hand-joined = { $who } joins the game
made_by_hand-left = { $who } leaves the game
made_by_hand-has_officer = { $who } now has { $officer }
made_by_hand-has_no_officer = { $who } now has no officer
made_by_hand-used-constructions = { $who } has built { COUNT($n, "times") } this round
made_by_hand-used-aside = { $who } has { COUNT($n, "engineers") } beside the construction spaces
made_by_hand-used-copies = { $who } has used { COUNT($n, "spaces") } of Sekibo
made_by_hand-used-deep_dams =
    { $who } { $n ->
        [0] may not
       *[other] may
    } hold a fourth drop in its dams
made_by_hand-segment =
    { COUNT($excavators, "excavators") } and { COUNT($mixers, "mixers") } on { $turns ->
        [0] { $who }’s open segment
       *[other] { $who }’s wheel, back in { COUNT($turns, "turns") }
    }

## Cards and tiles

made_by_hand-lies_at = { NAME($thing, form: "the_short") } now { $where }
made_by_hand-on_wheel =
    { NAME($thing, form: "the_short") } now on { $turns ->
        [0] { $who }’s open segment
       *[other] { $who }’s wheel, back in { COUNT($turns, "turns") }
    }
made_by_hand-held-contracts = { NAME($thing, form: "the_short") } now in { $who }'s hand
made_by_hand-held-fulfilled = { NAME($thing, form: "the_short") } now done by { $who }
made_by_hand-held-tiles = { NAME($thing, form: "the_short") } now in { $who }'s supply
made_by_hand-out_of_game = { NAME($thing, form: "the_short") } out of the game

## The office, the round and the tiles of the game

made_by_hand-stands_on = { $there } on { $space }
made_by_hand-empty = nobody on { $space }
made_by_hand-round_is = round { $round }
made_by_hand-phase_is = phase: { NAME($phase, form: "inside") }
made_by_hand-turn_is = { $who }'s turn
made_by_hand-order_is = turn order { $companies }
made_by_hand-has_passed =
    { $who } has { $yes ->
        [true] passed
       *[false] not passed
    }
made_by_hand-bonus_is = bonus of round { $round }: { $bonus }
made_by_hand-objective_is = objective: { $objective }
made_by_hand-no_objective = objective: none
made_by_hand-headstream_tile = tile { $number } at { $space }
made_by_hand-ruled_as = { $ruling }: { $told }
made_by_hand-game_is = { UNENDED($sentence) }
made_by_hand-printed_game = the game as it is printed

## What a limit is about

made_by_hand-field_of = { $who }'s { $field }
made_by_hand-on_segment = { $machines } in segment { $number } of { $who }'s wheel
made_by_hand-constructions = constructions
