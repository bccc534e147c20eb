# A turn in a line: what was done, and what it brought.

telling-turn_of = { CAPITAL($who) }: { $told }
telling-at_the_bank = Bank: { $turns }
telling-times =
    { CAPITAL($who) }{ $n ->
        [1] {""}
       *[other] {" "}{ COUNT($n, "times") }
    }
telling-phase = { NAME($phase, form: "inside") }
telling-by_hand = ✎ by hand: { $said }

## What it brought

telling-amount-vp = { $sign }{ $n } VP
telling-amount-energy = { $sign }{ COUNT($n, "energy") }
telling-amount-credits = { $sign }{ COUNT($n, "credits") }
telling-amount-excavators = { $sign }{ COUNT($n, "excavators") }
telling-amount-mixers = { $sign }{ COUNT($n, "mixers") }
telling-amount-engineers = { $sign }{ COUNT($n, "engineers") }
telling-back = { NAME($tile, form: "the_short") } back
telling-of_another = { $who } { $amounts }

## Where engineers go

telling-space-turbine = turbine { $modifier }
telling-space-water = water
telling-space-water_drops = water, { COUNT($n, "drops") }
telling-space-water_drops_flowing = water, { COUNT($n, "drops") } at once
telling-space-bank = bank
telling-space-workshop = workshop
telling-space-machinery = machinery
telling-space-construction = construction
telling-space-patent = the Patent Office
telling-space-officer = an officer to copy
telling-space-contract =
    { $n ->
        [1] { $n } new contract
       *[other] { $n } new contracts
    }

## What is done there

telling-built = { NAME($piece, form: "bare") }
telling-built_with = { NAME($piece, form: "bare") } with { NAME($tile, form: "the_short") }
telling-tiles = { NAME($tile, form: "the_short") }
telling-first = first { $part }
telling-drawn = { COUNT($drops, "drops") } from basin { $source } to basin { $target }
telling-poured = { COUNT($drops, "drops") } on { $headstream }
telling-poured_each = a drop each on { $headstreams }
telling-dam-own = its dam in basin { $basin }
telling-dam-neutral = the neutral dam in basin { $basin }
telling-dam-of = { $owner }'s dam in basin { $basin }
telling-caught = { COUNT($drops, "drops") } from { $headstream } into { $dam }
telling-caught_on = { COUNT($drops, "drops") } on into { $dam }
telling-left = { COUNT($drops, "drops") } from { $headstream } off the map
telling-filled = { COUNT($drops, "drops") } from the supply into { $dam }
telling-turned = { COUNT($n, "turns") } of the wheel
telling-contracts-fulfilled =
    { $n ->
        [1] contract
       *[other] contracts
    } { $contracts } fulfilled
telling-contracts-new =
    new { $n ->
        [1] contract
       *[other] contracts
    } { $contracts }
telling-contracts-discarded =
    { $n ->
        [1] contract
       *[other] contracts
    } { $contracts } discarded
telling-contract_for =
    { $number } ({ $colour ->
        [green] green
        [yellow] yellow
        [red] red
        [national] national
       *[starting] starting
    }, { $energy } energy: { $gives })
telling-drafted = { $company } with { $officer } and contract { $contract }
telling-passed = pass
telling-copied = copy of { $officer }
telling-without-production = without the production
telling-without-contract = without the contract
telling-without-drops = without the drops
telling-without-base = without the base
telling-without-elevation = without the elevation
telling-without-conduit = without the conduit
telling-without-powerhouse = without the powerhouse
telling-without-building = without the building
telling-without-turn = without the turn

## An answer by itself

telling-pick = { $company } with contract { $contract }
telling-no_tile = no tile
telling-produced = { COUNT($drops, "drops") } from { $dam } to { $powerhouse }
telling-paid = for { $things }
telling-declined = do without
telling-act = turn of the Automa

## The Leeghwater Project

telling-architect = the Architect
telling-space-works = External Works
telling-space-building = a building
telling-space-any_building = a building
