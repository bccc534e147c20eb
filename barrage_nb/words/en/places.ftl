# What the places of the map and of the office are called.
# .bare is the same without an article, for a title or a row.

## The map

places-dam-upper = the { places-dam-upper.bare }
    .bare = upper dam of basin { $basin }
places-dam_space-upper = the { places-dam_space-upper.bare }
    .bare = upper dam space of basin { $basin }
places-own-dam_upper = { $owner }'s upper dam of basin { $basin }
places-neutral-upper = the { places-neutral-upper.bare }
    .bare = neutral upper dam of basin { $basin }
places-dam-lower = the { places-dam-lower.bare }
    .bare = lower dam of basin { $basin }
places-dam_space-lower = the { places-dam_space-lower.bare }
    .bare = lower dam space of basin { $basin }
places-own-dam_lower = { $owner }'s lower dam of basin { $basin }
places-neutral-lower = the { places-neutral-lower.bare }
    .bare = neutral lower dam of basin { $basin }
places-house-left = the { places-house-left.bare }
    .bare = left powerhouse of basin { $basin }
places-house_space-left = the { places-house_space-left.bare }
    .bare = left powerhouse space of basin { $basin }
places-own-house_left = { $owner }'s left powerhouse of basin { $basin }
places-house-right = the { places-house-right.bare }
    .bare = right powerhouse of basin { $basin }
places-house_space-right = the { places-house_space-right.bare }
    .bare = right powerhouse space of basin { $basin }
places-own-house_right = { $owner }'s right powerhouse of basin { $basin }
places-house-middle = the { places-house-middle.bare }
    .bare = middle powerhouse of basin { $basin }
places-house_space-middle = the { places-house_space-middle.bare }
    .bare = middle powerhouse space of basin { $basin }
places-own-house_middle = { $owner }'s middle powerhouse of basin { $basin }
places-house-second = the { places-house-second.bare }
    .bare = second powerhouse of basin { $basin }
places-house_space-second = the { places-house_space-second.bare }
    .bare = second powerhouse space of basin { $basin }
places-own-house_second = { $owner }'s second powerhouse of basin { $basin }
places-house-third = the { places-house-third.bare }
    .bare = third powerhouse of basin { $basin }
places-house_space-third = the { places-house_space-third.bare }
    .bare = third powerhouse space of basin { $basin }
places-own-house_third = { $owner }'s third powerhouse of basin { $basin }
places-conduit = the { places-conduit.bare }
    .bare = conduit from basin { $source } to basin { $target }
places-own_conduit = { $owner }'s { places-conduit.bare }
places-powerhouses = the powerhouses of basin { $basin }
places-headstream = headstream { $name }
places-exit_left = the { places-exit_left.bare }
    .bare = left exit
places-exit_right = the { places-exit_right.bare }
    .bare = right exit
places-side-dam_upper = upper
places-side-dam_lower = lower
places-side-house_left = left
places-side-house_right = right
places-side-house_middle = middle
places-side-house_second = second
places-side-house_third = third
# A conduit in a list of conduits.
places-row_conduit = Basin { $source } to { $target }
# A dam or a powerhouse in a list of its kind.
places-row = Basin { $basin }, { $side }

places-bare = { NAME($place, form: "bare") }

## A piece with its place

places-piece-base = a { places-piece-base.bare }
    .bare = base for { $place }
places-piece-elevation = an { places-piece-elevation.bare }
    .bare = elevation of { $place }

## Several places: those that are alike are said together

places-group-both =
    both dams of { $n ->
         [1] basin
        *[other] basins
    } { $basins }
places-group-either =
    either dam of { $n ->
         [1] basin
        *[other] basins
    } { $basins }
places-group-upper =
    the upper { $n ->
         [1] dam
        *[other] dams
    } of { $n ->
         [1] basin
        *[other] basins
    } { $basins }
places-group-lower =
    the lower { $n ->
         [1] dam
        *[other] dams
    } of { $n ->
         [1] basin
        *[other] basins
    } { $basins }
places-group-houses =
    the { $sides } { $n ->
         [1] powerhouse
        *[other] powerhouses
    } of basin { $basin }
places-group-a_house = the { $sides } powerhouse of basin { $basin }

## Action spaces

# Of two spaces for the same, the other and the one that costs credits are told apart.
places-which =
    { $other ->
         [true] other{" "}
        *[false] {""}
    }{ $dear ->
         [true] dearer{" "}
        *[false] {""}
    }
places-space-turbine = the { places-space-turbine.bare }
    .bare = { places-which }turbine space { $modifier }
places-space-water_drops = the { places-space-water_drops.bare }
    .bare = { places-which }water space for { COUNT($amount, "drops") }
places-space-water_drops_flowing = the { places-space-water_drops_flowing.bare }
    .bare = { places-which }water space for { COUNT($amount, "drops") } at once
places-space-bank = the { places-space-bank.bare }
    .bare = { places-which }bank
places-space-workshop = the { places-space-workshop.bare }
    .bare = { places-which }workshop space for { COUNT($amount, "turns") }
places-space-machinery_excavators = the { places-space-machinery_excavators.bare }
    .bare = { places-which }machinery space for an excavator
places-space-machinery_machinery = the { places-space-machinery_machinery.bare }
    .bare = { places-which }machinery space for a machine of choice
places-space-machinery_both_machines = the { places-space-machinery_both_machines.bare }
    .bare = { places-which }machinery space for both machines
places-space-contract = the { places-space-contract.bare }
    .bare = { places-which }space for { COUNT($amount, "contracts") }
places-space-patent_1 = the { places-space-patent_1.bare }
    .bare = { places-which }first space of the Patent Office
places-space-patent_2 = the { places-space-patent_2.bare }
    .bare = { places-which }second space of the Patent Office
places-space-patent_3 = the { places-space-patent_3.bare }
    .bare = { places-which }third space of the Patent Office
places-space-construction_1 = the { places-space-construction_1.bare }
    .bare = { places-which }first construction space
places-space-construction_2 = the { places-space-construction_2.bare }
    .bare = { places-which }second construction space
places-space-construction_3 = the { places-space-construction_3.bare }
    .bare = { places-which }third construction space
places-space-construction_4 = the { places-space-construction_4.bare }
    .bare = { places-which }fourth construction space
places-new_space = the { places-new_space.bare }
    .bare = { $named } space
places-space-officer = the { places-space-officer.bare }
    .bare = { places-which }copying space of Sekibo

## The Leeghwater Project

places-piece-building = a { places-piece-building.bare }
    .bare = building at { $place }
places-space-works = the { places-space-works.bare }
    .bare =
        { $amount ->
            [1] first
            [2] second
           *[other] third
        } External Works space
places-space-building = the { places-space-building.bare }
    .bare =
        { $number ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } space of { $building }
places-space-any_building = the { places-space-any_building.bare }
    .bare = space of Fouché
places-own_building = { $owner }'s building at { $named }
