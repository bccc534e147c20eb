# What an Automa decided and why.

automa-level-easy = Easy
automa-level-medium = Medium
automa-level-hard = Hard
automa-level-very_hard = Very Hard

## What a criterion asks of a space

automa-criterion-strongest_built_conduit = linked to the most powerful built conduit
automa-criterion-own_powerhouse = linked to an own powerhouse
automa-criterion-most_water = where most waiting drops would come by
automa-criterion-red_space = on a space with a coin
automa-criterion-below_powerhouse = below a powerhouse, with no dam between
automa-criterion-above_own_dam = above an own dam, else above no opponent's
automa-criterion-highest_value = the most powerful
automa-criterion-second_highest_value = the second most powerful
automa-criterion-dam_own_neutral_opponent = from an own dam, else a neutral, else an opponent's
automa-criterion-powerhouse_own_opponent = to an own powerhouse, else an opponent's
automa-criterion-dam_opponent_neutral_own = from an opponent's dam, else a neutral, else an own
automa-criterion-powerhouse_opponent_own = to an opponent's powerhouse, else an own
automa-criterion-own_dam = linked to an own dam
automa-criterion-plains = in the plains
automa-criterion-basin_5 = in basin 5
automa-criterion-basin_6 = in basin 6
automa-criterion-basin_7 = in basin 7
automa-criterion-feeds_own_dam = feeding an own dam, else no opponent's
automa-criterion-avoids_opponent_dam = feeding no opponent's dam, else an own
automa-criterion-areas = in the mountains, else in the hills
automa-criterion-dear_conduit = made cheaper by the tile

## The rows of a tile

automa-row-ProduceRow = produce { $modifier } for a { $colour } contract
automa-row-WaterRow =
    place up to { COUNT($drops, "drops") }{ $flowing ->
        [true] { $drops ->
            [1] {" "}that flows at once
           *[other] {" "}that flow at once
        }
       *[false] {""}
    }
automa-row-ContractsRow = discard the { $colour } contracts for { $energy } energy
automa-row-ConstructRow = build { NAME($structure, form: "a") }
automa-row-ConstructRow_areas = build { NAME($structure, form: "a") } in the { $areas }
automa-row-ConstructRow_value = build { NAME($structure, form: "a") } of value { $least_value } or more
automa-row-WorkshopRow =
    turn the wheel { $turns ->
        [1] once
       *[other] { $turns } times
    }{ $vp ->
        [0] {""}
       *[other] {" "}for { COUNT($vp, "vp") }
    }
automa-row-MachineryRow = { $machines } for { COUNT($vp, "vp") }
automa-row-MachineryRow_scarcer = a machine of the scarcer type for { COUNT($vp, "vp") }
automa-row-PatentRow = buy an advanced tile for { NAME($structure, form: "a") } for { COUNT($vp, "vp") }
automa-row-BankRow = the bank, for { COUNT($vp, "vp") }
automa-row-ExternalWorksRow = external works in the order { $positions }
automa-row-BuildingRow =
    a private building, from the { $direction ->
        [up] bottom up
       *[other] top down
    }
automa-row-BuildingPatentRow = buy an advanced tile for a building for { COUNT($vp, "vp") }

## Decisions

automa-decision_out_of_engineers = { $who } has no engineers left, so it flips no tile and passes
automa-decision_flipped =
    { $who } { $reshuffled ->
        [true] shuffles the tiles and flips
       *[false] flips
    } tile { $criteria } for its criteria and acts by tile { $actions }
automa-decision_followed = { $who } follows row { $number }, { $row }
automa-decision_skipped = { $who } skips row { $number }, { $row }: { $reason }
automa-decision_system_choice =
    { $who } chooses { $ready ->
        [1] its only system
       *[other] the best of { $ready } systems
    }: { COUNT($drops, "drops") } from { $dam } to { $powerhouse } for { $energy } energy
automa-decision_contract_choice =
    { $who } takes contract { $contract } with { $energy } energy{ $reached ->
        [1] {""}
       *[other] , the highest of { $reached } within reach
    }
automa-decision_no_water = { $who } places no drop, as none would end in an own dam
automa-decision_water_choice = { $who } tries the headstreams in the order { $letters }: { $steps }
automa-brings = { $headstreams } brings its dams from { $before } to { $after }
automa-decision_tile_use = { $who } builds { NAME($structure, form: "a") } with { NAME($tile, form: "the") }
automa-decision_tile_copy =
    { $who } builds { NAME($structure, form: "a") } with { NAME($tile, form: "the") }, copying
    { NAME($copied, form: "the") }
automa-decision_machine_choice =
    { $who }, with { COUNT($excavators, "excavators") } and { COUNT($mixers, "mixers") } off the wheel, takes
    { $machines }
automa-decision_patent_choice = { $who } chooses { NAME($tile, form: "the") }
automa-decision_free_contract =
    { $who } takes contract { $contract }{ $reached ->
        [1] {""}
       *[other] , the highest of { $reached } that may be fulfilled
    }
automa-decision_work_choice =
    { $who } takes { $work }, the first in the order { $positions } for which it has the machines
automa-decision_site_choice =
    { $who } chooses { $piece }, the first building tile from the { $direction ->
        [up] bottom
       *[other] top
    } at which it can build
automa-decision_dam_choice =
    { $who } puts the drop into { $dam }, of the system that would then make most, { $energy } energy
automa-decision_dam_by_criteria = { $who } puts the drop into { $dam }, { $reason }
automa-decision_architect = { $who } sends the Architect for it, so that another turn follows
automa-decision_contracts_choice =
    { $who } takes the contracts { $contracts }, as many as { $energy } energy meets together
automa-decision_placement = { $who } chooses { $piece }, { $reason }
automa-why_there_only = the only space that is eligible
automa-why_there_completes = which alone of { $n } spaces completes a system
automa-why_there_first = the first { $upward } of { $left }, which the criteria leave of { $n } spaces
automa-why_there_criterion = of { $n } spaces the one that is left as { $criterion }
automa-from_basin = from basin { $basin } upward
automa-from_conduit = from { $conduit } upward
automa-stays =
    { $criterion } ({ $clause }): { $left } { $n ->
        [1] stays
       *[other] stay
    }
automa-ignored = { $criterion } ({ $clause }): none, so it is ignored

## A decision look by look

automa-stopped = { CAPITAL($said) }.
automa-cited = { CAPITAL($said) } ({ $clause }).
automa-look_may_build =
    { $who } may build { NAME($structure, form: "a") } { $n ->
        [1] only there
       *[other] there
    }: { $where }
automa-look_may_build_many = { $who } may build { NAME($structure, form: "a") } there: one of { $n } spaces
automa-look_completes = Only { $spot } completes a system of dam, conduit and powerhouse, and that settles it
automa-look_several_complete = { $where } complete a system, but as there are { $n } of them, that settles nothing
automa-look_ignored = It asks for a space: { $criterion }. No space is, so this is ignored
automa-look_many_left = It asks for a space: { $criterion }. { $n } spaces are still in
automa-look_left = It asks for a space: { $criterion }. Still in: { $left }
automa-look_drops =
    { $who } may place up to { COUNT($drops, "drops") }, and tries the headstreams in the order { $letters }
automa-look_placed =
    { $headstreams }: { $n ->
        [1] a drop
       *[other] drops
    } there will bring its dams from { $before } to { $after } drops
automa-system_ready = { $dam } to { $powerhouse } for { $energy } energy
automa-look_systems = { $who } could produce from { $systems }

## What two turns decided differently

automa-otherwise = decided otherwise; before: { $before }; now: { $now }
automa-otherwise_by = decided otherwise; before: { $before }; now: { $now }; first by { $step } instead of { $instead }
automa-nothing_more = nothing more

## What the lesson on the Automa says.

automa-no_automa =
    no Automa is to act in this position; name one, as in: sketch('italy | usa | automas=italy:medium')
# The title of the lab.
automa-title = How an Automa thinks
# A button: another turn.
automa-another = Another turn
# A button: be told.
automa-give_up = Show me
# The empty line of the list of answers.
automa-or_choose = or choose here
# A button: answer with what is picked in the list.
automa-that_one = That one
automa-watch = Now step through its turn, and see each reason on the map.
automa-about_to_act = { CAPITAL($who) } is about to act.
automa-which_row = 1. Which row ends the turn of { $who }?
automa-how_to_guess_row =
    It tries the rows from top to bottom, and few let it go on. Click the row on its tile.
automa-row_on_button = { $number }{"  "}{ $row }
automa-which_space = 2. Where does it build its { $structure }?
automa-how_to_guess_space =
    Click it on the map: the one space that completes a system, or else what the criteria of tile { $number } leave.
automa-not_a_space = Click one of the spaces that stand out: it may build nowhere else (AP1).
automa-holds = { CAPITAL($who) } has { $things }, its money. It can build with: { $tiles }.
automa-lie_open = Open contracts: { $contracts }.
automa-none_open = Open contracts: none.
automa-contract = { $colour } for { $energy }

## What a guess is told

automa-row_ended = Row { $number } ends the turn of { $who }: { $row }.
automa-all_before =
    { $skipped ->
        [0] The first row is possible, so it is what it does (A15).
       *[other] It had to skip { COUNT($skipped, "rows") }, and this is the first that is possible (A15).
    }
automa-never_looked = It never looks at row { $number }: a row above it was possible already (A15).
automa-not_possible = Row { $number } is not possible: { $reason } ({ $clause }).
automa-followed = It does follow row { $number }, but that does not end its turn ({ $clause }).
automa-off =
    You were { COUNT($n, "rows") } { $above ->
        [true] too far up
       *[false] too far down
    }.
automa-built_there = { CAPITAL($who) } builds { $piece }.
automa-no_other = There was no other (AP1).
automa-completes_alone = It alone completes a system of dam, conduit and powerhouse (AP2).
automa-first_left = The criteria leave { $left }, and { $space } is the first of them, counted { $upward } (AP4).
automa-alone_left = The criteria leave it alone; the last to tell was: { $criterion } ({ $clause }).
automa-only_one_completes = Only { $spot } completes a system, so nothing else is asked (AP2).
automa-goes_out =
    { CAPITAL($place) } goes out at criterion { $number }, { $criterion } ({ $clause }): { $left } { $n ->
        [1] is
       *[other] are
    } that.
automa-lost_the_tie =
    All three criteria leave { $place } in, but { $space } is the first of them, counted { $upward } (AP4).
automa-right_basin =
    That is the right basin. Of the spaces there it takes { $space }: one without a fee first, then the lowest number
    (AP4).
automa-nearly = So close: only the tie-break was against you.

## The tiles

# The title of an actions side.
automa-actions = Tile { $number }: actions
# The title of a criteria side.
automa-criteria = Tile { $number }: criteria
automa-numbered_row = Row { $number }, { COUNT($engineers, "engineers") }: { $row }
automa-sentence = { $said }.
automa-numbered_criterion =
    { $structure }, { $number ->
        [1] first
        [2] second
       *[other] third
    }: { $criterion } ({ $clause })
automa-tie_break = { $structure }, if several are left: the first { $upward } (AP4)
automa-line_from_basin = else basin { $basin } up
automa-line_from_conduit = else { $name } up
automa-last_then = { $first } then { $last }
automa-drops_tried = drops are tried on { $headstreams } (A19)
automa-column = { $structure }: { $criteria }; if several are left, the first { $upward }

## The criteria in two short lines, as on a tile

automa-line-strongest_built_conduit =
    strongest

    built conduit
automa-line-own_powerhouse =
    linked to own

    powerhouse
automa-line-most_water =
    where most

    water comes by
automa-line-red_space = coin
automa-line-below_powerhouse =
    below a

    powerhouse
automa-line-above_own_dam =
    above own dam,

    else no rival’s
automa-line-highest_value = highest value
automa-line-second_highest_value =
    second

    highest value
automa-line-dam_own_neutral_opponent =
    from own dam,

    neutral, rival’s
automa-line-powerhouse_own_opponent =
    to own, else

    rival’s house
automa-line-dam_opponent_neutral_own =
    from rival’s dam,

    neutral, own
automa-line-powerhouse_opponent_own =
    to rival’s, else

    own house
automa-line-own_dam =
    linked to

    own dam
automa-line-plains = plains
automa-line-basin_5 = basin 5
automa-line-basin_6 = basin 6
automa-line-basin_7 = basin 7
automa-line-feeds_own_dam =
    feeds own dam,

    else no rival’s
automa-line-avoids_opponent_dam =
    feeds no rival’s

    dam, else own

## A row in two or three words beside its icon

automa-short-ProduceRow = produce { $modifier } for { $colour }
automa-short-WaterRow =
    { COUNT($drops, "drops") }{ $flowing ->
        [true] { $drops ->
            [1] {" "}that flows
           *[other] {" "}that flow
        }
       *[false] {""}
    }
automa-short-ContractsRow = discard { $colour }: { $energy } energy
automa-short-ConstructRow = build { $structure }
automa-short-ConstructRow_areas = build { $structure }, { $areas }
automa-short-ConstructRow_value = build { $structure }, value { $least_value }+
automa-short-WorkshopRow = turn the wheel
automa-short-MachineryRow = buy { $machines }
automa-short_machinery_both = buy excavator and mixer
automa-short-MachineryRow_scarcer = buy the scarcer machine
automa-short-PatentRow = buy { $structure } tile
automa-short-BankRow = the bank
automa-short-ExternalWorksRow_skipped = external works (expansion)
automa-short-BuildingRow_skipped = building (expansion)
automa-short-BuildingPatentRow_skipped = building tile (expansion)
automa-short-ExternalWorksRow = works { $positions }
automa-short-BuildingRow =
    build building { $direction ->
        [up] ↑
       *[other] ↓
    }
automa-short-BuildingPatentRow = buy building tile

## The panel

automa-no_turn = No Automa has taken a turn yet.
# A button: to the beginning of a turn.
automa-start = Start
    .tip = To the beginning of this turn
# A button: one decision back.
automa-back = ‹ Back
    .tip = One decision back
# A button: one decision on.
automa-step = Step ›
    .tip = One decision on; the map shows which places are still in
# A button: the rest of a turn.
automa-end = End
    .tip = Show the rest of the turn at once
# The label of the list of turns.
automa-turns = Turn
automa-in_words = The whole turn in words
# A button: how the Automas decided.
automa-open_panel = Show how they decided
    .tip =
        The two tiles of each turn, the rows that were tried, and why every piece went where it went
automa-close_panel = Hide how they decided
# A button: all that happened.
automa-rest = Everything that happened
    .tip = Every turn of this game with all that happened in it
automa-less = In short
# A button: guess before an Automa acts.
automa-guess = Guess the next
    .tip = Before an Automa acts, guess the row that ends its turn, and the space
automa-guessing = Guess first, in the panel of the Automas.
automa-looking_back = Looking back on a turn: ‘{ automa-end }’ shows the board as it is now.
automa-watching = Step through the turn, in the panel of the Automas.
# A turn in the list of turns.
automa-turn_name = { $number }. { $who }, round { $round }
automa-look_of = { $number } of { $looks }

## In short

automa-did = { $who } { $deeds }
automa-has_no_engineers = has no engineers left
automa-produces = produces { $energy } energy
automa-fulfils = produces { $energy } energy for contract { $contract }
automa-fulfils_several = produces { $energy } energy for { $n } contracts
automa-waters = puts { COUNT($drops, "drops") } on { $headstreams }
automa-discards = discards the { $colour } contracts
automa-builds = builds { $piece }
automa-turns_wheel =
    turns its wheel{ $turns ->
        [1] {""}
       *[other] {" "}{ $turns } times
    }
automa-buys = buys { $machines }
automa-buys_tile = buys { NAME($tile, form: "the") }
automa-takes_work = takes { $work }
automa-goes_to_bank = goes to the bank

## What the page says that keeps an Automa's books at a real table.

# The label of the tile that is flipped.
automa-top = You flip
# The label of the tile below it.
automa-under = Below it lies
# A button: let the Automa act.
automa-act = What does it do?
    .tip = Flip the tile on top of the pile on your table, choose both tiles here, and press
automa-entry_example = place turbine+0, or: usa credits=4 | usa B5U=1
# A button: enter what was written.
automa-enter = Enter
    .tip = A move as the board would take it, or anything that has changed on the table
automa-take_back = Take back the last entry
    .tip = The file forgets it too
automa-by_hand = People's turns: click them on the board, or write here what changed.
automa-do = Do this on your table
automa-why = Why? (The panel Automa shows it on the map.)
# The head of what has happened since.
automa-since = And since then
automa-drawn = Another card came? Choose it:
automa-flip_first = choose above the tiles that you flipped
automa-nothing_yet = When an Automa is to act, choose its two tiles, and read here what it does and why.
automa-one_tile_twice = The tile that you flip and the one below it cannot be the same.
automa-laid_out =
    First lay it out here as it lies on your table: open Edit, and put in the neutral dams and the waiting drops, the
    contracts, bonus tiles and officers. Whatever you enter is kept in the file.
automa-to_act = { CAPITAL($who) } is to act. Flip the top tile of the pile on your table.
automa-person = { CAPITAL($who) } is played by one of you: enter what was done.
# A button: what people did has been entered as changes, and the turn goes to an Automa.
automa-now_acts = Now { $who } acts
    .tip = When you entered what changed instead of the moves: it is this Automa's turn now
# A button: the round is over.
automa-round_over = The round is over
    .tip = The Automas have no engineers left; press when nobody else has
automa-tile_by_rows = { $number }: { $first }; { $second }; { $third }…
# The empty line of a list.
automa-choose = choose…
automa-printed_contract = { $number } ({ $printed })
# The head of an Automa's turn.
automa-turn = The last turn of { $who }
automa-kept = { COUNT($entries, "entries") } kept in { $file }.
automa-came_back = Back in round { $round }: this is the game in { $file }, as you left it.
automa-partly = { $old } is damaged. What could be read of it goes on in { $new }; the old file stays as it is.
automa-no_automas = no Automas
automa-holds_another = { $file } holds another game ({ $players }); say those, or save=… another file
automa-not_a_company = { QUOTED($name) } is no company; say { $known }
automa-nobody = say who plays: the companies of people, and the Automas with their levels: 'usa', italy='hard'
automa-twice = a company is played by a person or by an Automa, not by both
