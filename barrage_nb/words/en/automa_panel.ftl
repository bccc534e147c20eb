# What the panel of an Automa says: its two tiles, how it decided, and the guesses before it.

## The tiles

# The title of an actions side.
automa_panel-actions = Tile { $number }: actions
# The title of a criteria side.
automa_panel-criteria = Tile { $number }: criteria
automa_panel-numbered_row = Row { $number }, { COUNT($engineers, "engineers") }: { $row }
automa_panel-sentence = { $said }.
automa_panel-and_then = { $first } { $last }
automa_panel-numbered_criterion =
    { $structure }, { $number ->
        [1] first
        [2] second
       *[other] third
    }: { $criterion } ({ $clause })
automa_panel-tie_break = { $structure }, if several are left: the first { $upward } (AP4)
automa_panel-line_from_basin = else basin { $basin } up
automa_panel-line_from_conduit = else { $name } up
automa_panel-last_then = { $first } then { $last }
automa_panel-drops_tried = drops are tried on { $headstreams } (A19)
automa_panel-column = { $structure }: { $criteria }; if several are left, the first { $upward }

## The criteria in two short lines, as on a tile

automa_panel-line-strongest_built_conduit =
    strongest

    built conduit
automa_panel-line-own_powerhouse =
    linked to own

    powerhouse
automa_panel-line-most_water =
    where most

    water comes by
automa_panel-line-red_space = coin
automa_panel-line-below_powerhouse =
    below a

    powerhouse
automa_panel-line-above_own_dam =
    above own dam,

    else no rival’s
automa_panel-line-highest_value = highest value
automa_panel-line-second_highest_value =
    second

    highest value
automa_panel-line-dam_own_neutral_opponent =
    from own dam,

    neutral, rival’s
automa_panel-line-powerhouse_own_opponent =
    to own, else

    rival’s house
automa_panel-line-dam_opponent_neutral_own =
    from rival’s dam,

    neutral, own
automa_panel-line-powerhouse_opponent_own =
    to rival’s, else

    own house
automa_panel-line-own_dam =
    linked to

    own dam
automa_panel-line-plains = plains
automa_panel-line-basin_5 = basin 5
automa_panel-line-basin_6 = basin 6
automa_panel-line-basin_7 = basin 7
automa_panel-line-feeds_own_dam =
    feeds own dam,

    else no rival’s
automa_panel-line-avoids_opponent_dam =
    feeds no rival’s

    dam, else own

## A row in two or three words beside its icon

automa_panel-short-ProduceRow = produce { $modifier } for { $colour }
automa_panel-short-WaterRow =
    { COUNT($drops, "drops") }{ $flowing ->
        [true] { $drops ->
            [1] {" "}that flows
           *[other] {" "}that flow
        }
       *[false] {""}
    }
automa_panel-short-ContractsRow = discard { $colour }: { $energy } energy
automa_panel-short-ConstructRow = build { $structure }
automa_panel-short-ConstructRow_areas = build { $structure }, { $areas }
automa_panel-short-ConstructRow_value = build { $structure }, value { $least_value }+
automa_panel-short-WorkshopRow = turn the wheel
automa_panel-short-MachineryRow = buy { $machines }
automa_panel-short_machinery_both = buy excavator and mixer
automa_panel-short-MachineryRow_scarcer = buy the scarcer machine
automa_panel-short-PatentRow = buy { $structure } tile
automa_panel-short-BankRow = the bank
automa_panel-short-ExternalWorksRow = external works (expansion)
automa_panel-short-BuildingRow = building (expansion)
automa_panel-short-BuildingPatentRow = building tile (expansion)

## The panel

automa_panel-no_turn = No Automa has taken a turn yet.
# A button: to the beginning of a turn.
automa_panel-start = Start
automa_panel-start_tip = To the beginning of this turn
# A button: one decision back.
automa_panel-back = ‹ Back
automa_panel-back_tip = One decision back
# A button: one decision on.
automa_panel-step = Step ›
automa_panel-step_tip = One decision on; the map shows which places are still in
# A button: the rest of a turn.
automa_panel-end = End
automa_panel-end_tip = Show the rest of the turn at once
# The label of the list of turns.
automa_panel-turns = Turn
automa_panel-in_words = The whole turn in words
# A button: how the Automas decided.
automa_panel-open_panel = Show how they decided
automa_panel-close_panel = Hide how they decided
automa_panel-open_tip =
    The two tiles of each turn, the rows that were tried, and why every piece went where it went
# A button: all that happened.
automa_panel-rest = Everything that happened
automa_panel-less = In short
automa_panel-rest_tip = Every turn of this game with all that happened in it
# A button: guess before an Automa acts.
automa_panel-guess = Guess the next
automa_panel-guess_tip = Before an Automa acts, guess the row that ends its turn, and the space
automa_panel-guessing = Guess first, in the panel of the Automas.
automa_panel-looking_back = Looking back on a turn: ‘{ automa_panel-end }’ shows the board as it is now.
automa_panel-watching = Step through the turn, in the panel of the Automas.
# A turn in the list of turns.
automa_panel-turn_name = { $number }. { $who }, round { $round }
automa_panel-look_of = { $number } of { $looks }

## In short

automa_panel-did = { $who } { $deeds }
automa_panel-both_turns = { $first }; { $last }
automa_panel-has_no_engineers = has no engineers left
automa_panel-produces = produces { $energy } energy
automa_panel-fulfils = produces { $energy } energy for contract { $contract }
automa_panel-waters = puts { COUNT($drops, "drops") } on { $headstreams }
automa_panel-discards = discards the { $colour } contracts
automa_panel-builds = builds { $piece }
automa_panel-turns_wheel =
    turns its wheel{ $turns ->
        [1] {""}
       *[other] {" "}{ $turns } times
    }
automa_panel-buys = buys { $machines }
automa_panel-buys_tile = buys { NAME($tile, form: "the") }
automa_panel-goes_to_bank = goes to the bank
