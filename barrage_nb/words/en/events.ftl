# What happened: an event in a sentence.

events-told = { CAPITAL($sentence) } ({ $clause }).
events-step = <Step>
events-step_of = <Step: { $move }>
events-more = … and { $n } more: str(step) has all

## What happened, by the kind of event

events-event-Bought = { $who } takes { NAME($tile, form: "the") } from the Patent Office
events-built = { $who } builds { $piece }
events-caught = { $ran } and stops in { $dam }
events-event-ContractLaidOut = contract { $contract } is laid out
events-event-Copied = { $who } copies { $officer } for this turn
events-event-Declined = { $who } does without the { $what }
events-event-Discarded = { $who } discards contract { $contract }
events-event-Drafted = { $who } takes { $company } with { $officer } and contract { $contract }
events-event-Drawn = { $who } lets { COUNT($drops, "drops") } run from { $dam } to { $powerhouse }
events-event-EngineersBack = { $who } takes back { COUNT($engineers, "engineers") }
events-event-Filled = { COUNT($drops, "drops") } from the supply into { $dam }
events-event-Fulfilled = { $who } fulfils contract { $contract } with { $energy } energy
events-gained = { $who } gains { $gained }
events-invested = { $who } puts { $things } on the wheel
events-left = { $ran } and leaves the map
events-event-Lost = { $who } cannot use this part ({ $what ->
        [production] the production
        [base] a base
        [elevation] an elevation
        [conduit] a conduit
        [powerhouse] a powerhouse
        [advanced_tile] an advanced tile
        [fulfil_contract] a contract to fulfil
        [TakeContracts] the contracts
        [PlaceDrops] the drops
        [SplitMachinery] the machines
        [ChooseDam] a drop for a dam
        [ChooseWork] a work
        [ChooseBuilding] the action of a building
        [FetchTile] a tile from the wheel
        [FetchMachines] machines from the wheel
       *[other] a choice
    }), so it is lost
events-paid = { $who } pays { $paid }
events-event-PassedRound = { $who } is out of engineers and passes for the round
events-phase_began = Round { $round }: { $phase }
events-event-Placed = { $who } places { COUNT($engineers, "engineers") } on { $space }
events-event-PlacedOnBoard = { $who } places { COUNT($engineers, "engineers") } on its own board
events-poured = { $who } puts { COUNT($drops, "drops") } on headstream { $headstream }
events-produced = { $who } produces { $energy } energy: { $terms }
events-rained = headstream { $headstream } brings { COUNT($drops, "drops") }
events-event-Reshuffled = the discarded { $colour } contracts are shuffled into a new pile
events-returned = { $who } takes { $things } back from the wheel
events-event-RoundEnded = Round { $round } ends; next in turn order: { $order }
events-scored = { $who } scores { $scored }: { $reason }
events-event-TileEnergy = { $who } produces { $energy } energy: +{ $energy } technology tile
events-event-TileLaidOut = { NAME($tile, form: "the") } is laid out
events-event-TileWorked = { $who } uses { NAME($tile, form: "the") }
events-event-Took = { $who } takes contract { $contract }
events-event-TurnOver = { $who }'s turn is over
events-event-UsedTile = { $who } builds with { NAME($tile, form: "the") }, without engineers
events-event-WheelTurned = { $who }'s wheel turns one segment

## How water ran

events-ran = a drop from { $headstream } runs
events-ran_past = a drop from { $headstream } runs past { $full }, which { $n ->
        [1] is
       *[other] are
    } full,
events-used = a used drop runs on from basin { $basin }
events-used_past = a used drop runs on from basin { $basin } past { $full }, which { $n ->
        [1] is
       *[other] are
    } full,

## What an energy is made of

events-term-conduit = { SIGNED($amount) } value × drops
events-term-floor = { SIGNED($amount) } up to the minimum
events-term-space = { SIGNED($amount) } action space
events-term-powerhouses = { SIGNED($amount) } own powerhouses

## What points are for

events-source-energy = rank with { $counted } energy
events-source-track = energy marker on { $counted }
events-source-no_energy = no energy at all
events-source-bonus = bonus tile, counting { $counted }
events-source-objective = objective, counting { $counted }
events-source-resources = { $counted } machines and credits left
events-source-water = { COUNT($counted, "drops") } in own dams

## The Leeghwater Project

events-event-TookWork = { $who } takes { $work }
events-event-WorkLaidOut = { $work } is laid out
events-event-WorkGone = { $work } leaves the game
events-event-UsedBuilding = { $who } uses { $building }
events-fulfilled_free = { $who } fulfils contract { $contract } without producing
events-source-buildings = { COUNT($counted, "buildings") }
