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
automa-row-ExternalWorksRow = external works
automa-row-BuildingRow = a private building
automa-row-BuildingPatentRow = an advanced tile for a building

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
