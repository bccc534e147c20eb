# What the editor says.

## The parts of the table, and who owns what

by_hand-part-map = the map
by_hand-part-office = the office
by_hand-part-offer = contracts on offer
by_hand-part-table = round and tiles
by_hand-neutral = neutral
by_hand-of = { $held_by }’s

## What can be changed

by_hand-do_more_drops = + drop
by_hand-do_fewer_drops = − drop
by_hand-do_raise = Raise
by_hand-do_lower = Lower
by_hand-do_remove = Remove
by_hand-do_its_turn = Its turn now
by_hand-do_earlier = Earlier in turn order
by_hand-do_later = Later in turn order
by_hand-do_passes = Has passed
by_hand-do_passes_not = Has not passed
by_hand-do_point_here = Point the wheel here
by_hand-do_used = Used
by_hand-do_not_used = Not used
by_hand-none_out_of_game = out of the game
by_hand-none_nobody = nobody
by_hand-none_tile = no tile
by_hand-none_none = none
by_hand-none_officer = none
by_hand-none_empty = empty
by_hand-none_free = free
by_hand-number-credits = credits
by_hand-number-excavators = excavators
by_hand-number-mixers = mixers
by_hand-number-engineers = engineers
by_hand-number-vp = VP
by_hand-number-energy = energy
by_hand-number-aside = engineers beside
by_hand-constructions = times built this round
by_hand-round = round
by_hand-drops = drops
by_hand-step-credits = { COUNT($n, "credits") }
by_hand-step-excavators = { COUNT($n, "excavators") }
by_hand-step-mixers = { COUNT($n, "mixers") }
by_hand-step-engineers = { COUNT($n, "engineers") }
by_hand-step-drops = { COUNT($n, "drops") }
by_hand-step-rounds = { COUNT($n, "rounds") }
by_hand-step-aside = { COUNT($n, "engineers") } beside
by_hand-step-constructions = { COUNT($n, "times") } built this round
by_hand-some = { $n } { $text }
# A button that adds.
by_hand-more = +{ $amount }
# A button that takes away.
by_hand-fewer = −{ $amount }
# A button that puts a thing there.
by_hand-plus = + { $thing }
# A button that takes a thing away.
by_hand-without = − { $thing }
by_hand-list_officer = Officer
by_hand-list_contract = Contract into hand
by_hand-list_fulfilled = Contract done
by_hand-list_tile = Tile into supply
by_hand-list_lies = Lies
by_hand-list_put = Tile here
by_hand-list_on_offer = Contract here
by_hand-list_national = National contract
by_hand-list_standing = Who stands here
by_hand-list_on_sale = Tile on sale here
by_hand-list_phase = Phase
by_hand-list_mover = Whose turn
by_hand-list_companies = Who plays
by_hand-list_headstream = Headstream tile
by_hand-list_bonus = Bonus tile
by_hand-list_objective = Objective tile
by_hand-build_for = Build for { $held_by }
by_hand-give_to =
    { KEY($held_by) ->
        [neutral] Make it neutral
       *[other] Make it { $held_by }’s
    }
by_hand-back_in_hand = #{ $contract } back in hand
by_hand-built = Built { COUNT($times, "times") } this round

## What things are called

by_hand-called = { $thing }: { $what }
by_hand-at = { $thing }; { $where }
by_hand-dam_of = { $held_by }, level { $level }, { COUNT($drops, "drops") }
by_hand-drops_at = { COUNT($drops, "drops") } waiting
by_hand-board_of = { $who }: all it has
by_hand-wheel_now =
    { $turns ->
        [0] Wheel, open segment: { $held }
       *[other] Wheel, back in { COUNT($turns, "turns") }: { $held }
    }
by_hand-front =
    { $colour ->
        [green] Green
        [yellow] Yellow
        [red] Red
        [national] National
       *[starting] Starting
    } { $energy }, #{ $number }: { $reward }
by_hand-gap = Place { $number } on offer: empty
by_hand-nationals = National contracts: { $number }
by_hand-done = { $who }: { COUNT($number, "contracts") } done
by_hand-stands = { $who } with { COUNT($engineers, "engineers") }
by_hand-office = { $space } ({ $does }): { $there }
by_hand-time =
    Round { $round }, { KEY($phase) ->
        [setup] setting up
        [income] income
        [headstreams] headstreams
        [actions] actions
        [water] water flow
        [scoring] scoring
        [end_of_round] end of round
       *[over] the game is over
    }
by_hand-turn_of = { $time }: { $who }’s turn
by_hand-bonus_of = Bonus of round { $round }: { $called }
by_hand-objective_is = Objective: { $called }
by_hand-headstream_now = { $drops } (tile { $number })
by_hand-headstream_lies = { $drops } (tile { $number }, now at { $place })
by_hand-bonus_now = { $called } (now of round { $round })
by_hand-officer_now = { $officer } ({ $who }’s now)

## The design and the rulings

by_hand-title_rulings = Rulings where the rules are silent
by_hand-title_design = The design: numbers of the game
by_hand-title_bonus_tiles = bonus tiles
by_hand-title_headstream_tiles = headstream tiles
by_hand-design-wheel_segments = segments of a wheel
by_hand-design-engineers_each = engineers each
by_hand-design-conduit_credits = pipe: credits a drop
by_hand-design-conduit_points = pipe: VP a drop
by_hand-design-red_fee = fee of a coin space
by_hand-design-first_prize = VP for most energy
by_hand-design-second_prize = VP for second most
by_hand-design-rounds = rounds
by_hand-design-turn_order = New turn order
by_hand-design-neutral_dams = Neutral dams at the start
by_hand-design-closed_spaces = Closed to everybody
by_hand-design-opened_spaces = Open with fewer players too
by_hand-more_drops = more drops at { $headstream }
by_hand-ruling-contract_before_water = A contract pays before the used water flows on
by_hand-ruling-italy_after_contract = Italy’s steps come after the contract
by_hand-ruling-fiesler_on_second_production = Fiesler helps Germany’s second production
by_hand-ruling-tile_energy_national = A tile’s energy may fulfil a national contract
by_hand-ruling-tile_energy_france = A tile’s energy gets France’s reduction
by_hand-ruling-del_monte_copy = Sekibo’s copy of Del Monte lasts for the
by_hand-ruling-zero_ranks = Who has none for the objective may still place
by_hand-ruling-basin_objective_cap = Most that basins of three pieces count (0: no limit)
by_hand-ruling-sekibo_credits = Credits that Sekibo’s company begins with
by_hand-ruling-sekibo_any_space = Sekibo may use his dearer space first
by_hand-ruling-income_order = Whose income comes first
by_hand-ruling-discards_return = An empty pile is made anew from its discards
by_hand-ruling-free_national = A contract fulfilled without producing may be a national one
by_hand-ruling-free_france = A contract fulfilled without producing gets France’s reduction
by_hand-ruling-drop_after_water = The drop of the Netherlands comes after the used water has flowed on
by_hand-ruling-architect_in_bank = The Architect alone in the Bank brings a further turn too
by_hand-ruling-lab_any_segment = The Research Lab may be used with one machine on a segment, for nothing
by_hand-ruling-new_spare_officers = Officers of an expansion may be among Sekibo’s extra ones
by_hand-ruling-luciani_any_energy = With Luciani energy of no production may fulfil several contracts too
by_hand-ruling-luciani_each_less = With Luciani each contract of a production gets the reduction of France
by_hand-ruling-automa_works_own_space = An Automa’s engineers go on the space of the work it takes
by_hand-ruling-automa_all_parts = An Automa takes usable energy and advanced tiles of works too
by_hand-ruling-automa_other_machines = An Automa’s level II building may take the machines it has more of
by_hand-ruling-automa_drop_counts = A drop after a production counts where an Automa may put it
by_hand-ruling-automa_last_arrow = Without an order on its tile an Automa follows the last one shown
by_hand-choice-yes = yes
by_hand-choice-no = no
by_hand-choice-turn = turn
by_hand-choice-round = round
by_hand-choice-game = game
by_hand-choice-turn_order = turn order
by_hand-choice-reverse = reverse
by_hand-choice-least_energy = least energy
by_hand-choice-most_energy = most energy
by_hand-choice-fixed = fixed
by_hand-choice-rotating = rotating

## Where a card or tile lies

by_hand-colour =
    { $colour ->
        [green] green
        [yellow] yellow
       *[red] red
    }
by_hand-lies_with-contracts = { $who }’s hand
by_hand-lies_with-fulfilled = done by { $who }
by_hand-lies_with-tiles = { $who }’s supply
by_hand-lies_with-wheel = { $who }’s wheel
by_hand-lies-contracts = on offer, place { $place }
by_hand-lies-patents = on sale, place { $place }
by_hand-lies-national = with the national contracts
by_hand-lies-starting = in the draft
by_hand-lies-patent_pile = in the pile of tiles
by_hand-lies-piles = in the { by_hand-colour } pile
by_hand-lies-discards = among the { by_hand-colour } discards
by_hand-wheel_back =
    { $turns ->
        [0] { $who }’s open segment
       *[other] { $who }’s wheel, back in { COUNT($turns, "turns") }
    }

## What a change takes from somebody else

by_hand-card = contract { $number }
by_hand-takes_from-contracts = This takes { $thing } from { $who }’s hand.
by_hand-takes_from-tiles = This takes { $thing } from { $who }’s supply.
by_hand-takes_from-wheel = This takes { $thing } from { $who }’s wheel.
by_hand-takes_from-fulfilled = { CAPITAL($thing) } no longer counts as done by { $who }.
by_hand-takes-contracts =
    { CAPITAL($thing) } was on offer, place { $place }; { $refilled ->
        [true] the place is refilled by nobody before a turn ends (K5)
       *[false] the place is refilled by nobody: its pile is empty or not known
    }.
by_hand-takes-patents =
    { CAPITAL($thing) } was on sale, place { $place }; that place stays empty until the next round (E4).
by_hand-takes-national =
    { CAPITAL($thing) } no longer lies with the national contracts, where anybody could fulfil it.
by_hand-takes-starting = { CAPITAL($thing) } is no longer in the draft.
by_hand-takes-patent_pile = { CAPITAL($thing) } comes out of the pile of tiles: it cannot come on sale any more.
by_hand-takes-piles =
    { CAPITAL($thing) } comes out of the { by_hand-colour } pile: it cannot come on offer any more.
by_hand-takes-discards = { CAPITAL($thing) } comes out of the { by_hand-colour } discards.
by_hand-under-patent_pile = { CAPITAL($thing) } goes under the pile of tiles.
by_hand-under-piles = { CAPITAL($thing) } goes under the { by_hand-colour } pile.
by_hand-lies_nowhere = { CAPITAL($thing) } now lies nowhere: it is out of the game.
by_hand-neutral_gone = { CAPITAL($piece) } is gone.
by_hand-gone =
    { CAPITAL($piece) } is gone; { $who } has the { $pieces ->
        [1] piece
       *[other] { COUNT($pieces, "pieces") }
    } back in its supply.
by_hand-left_some = { CAPITAL($who) } has { $left } left to build.
by_hand-left_none =
    { $who } has no { KEY($structure) ->
        [base] bases
        [elevation] elevations
        [conduit] conduits
       *[powerhouse] powerhouses
    } left to build.
by_hand-drops_gone =
    { COUNT($drops, "drops") } in { $space } { $drops ->
        [1] is
       *[other] are
    } gone.
by_hand-go_home =
    { $who }’s { COUNT($engineers, "engineers") } { $engineers ->
        [1] goes
       *[other] go
    } home from { $space }.
by_hand-from_supply =
    { COUNT($engineers, "engineers") } { $engineers ->
        [1] comes
       *[other] come
    } from { $who }’s supply, where { $left } are left.
by_hand-to_supply = { CAPITAL($who) } has { COUNT($engineers, "engineers") } more in its supply.
by_hand-leaves_for = { $officer } leaves { $who }, which has { $instead } in exchange.
by_hand-leaves = { $officer } leaves { $who }, which has none now.
by_hand-no_spare = { $officer } is no longer among those whom nobody has.
by_hand-exchanged = { CAPITAL($a) } and { $b } have changed { $what }.
by_hand-of_round = round { $number }
by_hand-bonus_left = The bonus tile for { $called } is out of the game.
by_hand-company_gone = { CAPITAL($who) } leaves the game with all that it has.
by_hand-turn_lost = It is no longer { $who }’s turn.
by_hand-no_longer_passed = { CAPITAL($who) } had passed; now it has not.
by_hand-ability_off = { $who }’s ability is off now: it needs { COUNT($powerhouses, "powerhouses") } on the map.

## What a change by hand makes of a position, clause by clause.

by_hand-and_more = and { $n } more
by_hand-hidden = what waits or lies hidden

## On the map

by_hand-removed_piece = { NAME($piece, form: "bare") } removed
by_hand-built_piece = { NAME($piece, form: "bare") } built
by_hand-built_dam =
    { NAME($piece, form: "bare") } built, level { $level }{ $drops ->
        [0] {""}
       *[other] , with { COUNT($drops, "drops") }
    }
by_hand-given_to = { $space } is now { $who }'s
by_hand-made_neutral = { $space } is now neutral
by_hand-level_of = level { $level }
by_hand-dam_has = { NAME($piece, form: "bare") } now has { $what }
by_hand-waiting =
    { COUNT($drops, "drops") } now { $drops ->
        [1] waits
       *[other] wait
    } on { $headstream }

## What a company has

by_hand-points = { $n } VP
by_hand-company_has = { $who } now has { $amounts }
by_hand-joined = { $who } joins the game
by_hand-left = { $who } leaves the game
by_hand-has_officer = { $who } now has { $officer }
by_hand-has_no_officer = { $who } now has no officer
by_hand-used-constructions = { $who } has built { COUNT($n, "times") } this round
by_hand-used-aside = { $who } has { COUNT($n, "engineers") } beside the construction spaces
by_hand-used-copies = { $who } has used { COUNT($n, "spaces") } of Sekibo
by_hand-used-deep_dams =
    { $who } { $n ->
        [0] may not
       *[other] may
    } hold a fourth drop in its dams
by_hand-segment =
    { COUNT($excavators, "excavators") } and { COUNT($mixers, "mixers") } on { $turns ->
        [0] { $who }’s open segment
       *[other] { $who }’s wheel, back in { COUNT($turns, "turns") }
    }

## Cards and tiles

by_hand-lies_at = { NAME($thing, form: "the_short") } now { $where }
by_hand-on_wheel =
    { NAME($thing, form: "the_short") } now on { $turns ->
        [0] { $who }’s open segment
       *[other] { $who }’s wheel, back in { COUNT($turns, "turns") }
    }
by_hand-held-contracts = { NAME($thing, form: "the_short") } now in { $who }'s hand
by_hand-held-fulfilled = { NAME($thing, form: "the_short") } now done by { $who }
by_hand-held-tiles = { NAME($thing, form: "the_short") } now in { $who }'s supply
by_hand-out_of_game = { NAME($thing, form: "the_short") } out of the game

## The office, the round and the tiles of the game

by_hand-stands_on = { $there } on { $space }
by_hand-empty = nobody on { $space }
by_hand-round_is = round { $round }
by_hand-phase_is = phase: { NAME($phase, form: "inside") }
by_hand-turn_is = { $who }'s turn
by_hand-order_is = turn order { $companies }
by_hand-has_passed =
    { $who } has { $yes ->
        [true] passed
       *[false] not passed
    }
by_hand-bonus_is = bonus of round { $round }: { $bonus }
by_hand-objective_called = objective: { $objective }
by_hand-no_objective = objective: none
by_hand-headstream_tile = tile { $number } at { $space }
by_hand-ruled_as = { $ruling }: { $told }
by_hand-game_is = { UNENDED($sentence) }
by_hand-box_is = the game changed so: { $rows }
by_hand-printed_game = the game as it is printed

## What a limit is about

by_hand-field_of = { $who }'s { $field }
by_hand-on_segment = { $machines } in segment { $number } of { $who }'s wheel
by_hand-times_built = constructions
