# The lesson on officers, companies and technology tiles, and its lab.

powers_lesson-title = With it and without it
powers_lesson-power = Officer, company or tile
powers_lesson-watch = Watch it
powers_lesson-sides = Side by side
powers_lesson-map = Back to the map
powers_lesson-deal = Deal me another
powers_lesson-to_begin = The turn, from its beginning:
powers_lesson-change-where = What if it is another place?
powers_lesson-change-held = What if the dam is fuller, or not?
powers_lesson-change-drops = What if more drops are sent?
powers_lesson-change-second = What if more drops can follow?
powers_lesson-change-level = What if the dam has another level?
powers_lesson-change-other_level = What if basin 9 has another dam?
powers_lesson-change-built = What if it is a later building?
powers_lesson-change-dams = What if there are other dams?
powers_lesson-change-houses = What if there are other houses?
powers_lesson-change-tiles = What if there are other tiles?
powers_lesson-change-excavators = What if more machines are left?
powers_lesson-option-held = it holds { COUNT($n, "drops") }
powers_lesson-option-drops = { COUNT($n, "drops") } to send
powers_lesson-option-second = { COUNT($n, "drops") } of basin 1
powers_lesson-option-level = level { $n }
powers_lesson-option-other_level = level { $n }
powers_lesson-option-built =
    { $n ->
        [0] nothing built yet
        [1] built once
       *[other] built twice
    }
powers_lesson-option-dams = { COUNT($n, "dams") } before
powers_lesson-option-houses = { COUNT($n, "powerhouses") } before
powers_lesson-option-tiles = { COUNT($n, "tiles") } besides this one
powers_lesson-option-excavators = { COUNT($n, "excavators") } left

## Powers

powers_lesson-wild = wild
powers_lesson-third = the third powerhouse
powers_lesson-this_tile = this tile
powers_lesson-called_officer = Officer: { $officer }
powers_lesson-called_company = Company: { $who }
powers_lesson-called_tile = Tile { $level }: { $builds }
# An advanced tile in a list: 'base II'.
powers_lesson-in_short = { $builds } { $level }
# A power in the list, with a sign that it has been met.
powers_lesson-met = { $power } ✓
powers_lesson-rule_of = { $sentence } ({ $clause })
powers_lesson-more-energy = How much more energy is it with { $power }?
powers_lesson-more-vp = How many more victory points come with { $power }?
powers_lesson-more-credits = How many more credits does it bring with { $power }?
powers_lesson-more-drops = How many more drops come into own dams with { $power }?
powers_lesson-more-turns = How many more segments does the wheel turn with { $power }?
powers_lesson-more-excavators = How many excavators does { $power } save?
powers_lesson-more-mixers = How many mixers does { $power } save?
powers_lesson-more-credits_paid = How many credits does { $power } save?
powers_lesson-more-engineers = How many engineers does { $power } save?
powers_lesson-only-mixers = Without { $power } it is not allowed. How many mixers does it take?
powers_lesson-only-credits_paid = Without { $power } it is not allowed. How many credits does it take?
powers_lesson-not_allowed = not allowed
powers_lesson-without = Without { $power }
powers_lesson-with_it = With { $power }
powers_lesson-only_with = Without { $power } it is not allowed; with { $power } it takes { $got }.
powers_lesson-both_ways = { $plain } without { $power }, { $got } with.
powers_lesson-before = Before. { $told }
powers_lesson-now = Now. { $told }
powers_lesson-took_one =
    { $number } is all of it { $has ->
        [true] with
       *[false] without
    } { $power }. The question was about the difference.
powers_lesson-off = You were { $by } off.
powers_lesson-refused = Not allowed: { $reason }
powers_lesson-begin_with =
    { $has ->
        [true] With
       *[false] Without
    } { $power }:
powers_lesson-not_without = Without { $power } it is not allowed: { $reason }

## How a number comes about

powers_lesson-source-conduit = value × drops
powers_lesson-source-floor = up to 4, by the officer
powers_lesson-source-space = space or tile
powers_lesson-source-powerhouses = powerhouses
powers_lesson-term_of = { $source }: { SIGNED($amount) }
powers_lesson-value_of = value { $n }
powers_lesson-counted = { $each } × { $things } = { $whole }
powers_lesson-conduit_built = conduit of value { $value }: { $number }
powers_lesson-built = { $structure } in the { $area }: { $number }
powers_lesson-conduit_in_mix =
    conduit of value { $value }: { COUNT($excavators, "excavators") } + { COUNT($mixers, "mixers") }
powers_lesson-in_place = { COUNT($n, "machines") } missing × { $each } = { $credits }
powers_lesson-turned = every building: +1
powers_lesson-paid = paid: { $credits }
powers_lesson-placed = { $space }: { $engineers }
powers_lesson-into = into { $dam }: +{ $drops }
powers_lesson-asks =
    the contract asks for { $less ->
        [0] { $energy }
       *[other] { $energy } − { $less } = { $left }
    }
powers_lesson-steps = steps of the marker: +{ $amount }
powers_lesson-whole_of = = { $counted }
powers_lesson-owns = { $who } has { $things }.
powers_lesson-advanced = the advanced tiles { $tiles }
powers_lesson-holds_contract = a contract that gives { $reward } for { $energy } energy

## What is done in the case of a power

powers_lesson-scene-adler = { $who } builds a base on { $spot }.
powers_lesson-scene-del_monte =
    { $who }'s dam in basin 2 has level 3 and holds { COUNT($n, "drops") }. { $who } sends one more, from HB.
powers_lesson-scene-fiesler = { $who } produces with { COUNT($n, "drops") }, on the turbine space ±0.
powers_lesson-scene-mcdowell = { $who } builds { $space }.
powers_lesson-scene-jordan = { $who } builds a base on { $spot }.
powers_lesson-scene-krylov =
    { $who } builds { $space }. On the wheel lies the level I conduit tile, which brings 2 credits for each point of value.
powers_lesson-scene-sekibo =
    { $who } copies Fiesler (small productions count as 4), then produces with { COUNT($n, "drops") }.
powers_lesson-scene-usa = { $who } lets a drop run from { $name }. The third powerhouse is the one in basin 8.
powers_lesson-scene-germany =
    { $who } produces with 2 drops of basin 2. A second production could send { COUNT($n, "drops") } of basin 1 to basin
    8. The third powerhouse is the one in basin 10.
powers_lesson-scene-italy =
    { $who } produces with { COUNT($n, "drops") }. The third powerhouse is the one in basin 10.
powers_lesson-scene-france =
    { $who } produces with { COUNT($n, "drops") }, and would like to fulfil its contract. The third powerhouse is the one
    in basin 10.
powers_lesson-scene-adv1_base = { $who } builds a base on { $spot }.
powers_lesson-scene-adv1_elevation = { $who } raises its dam in basin 8, which has level { $n }.
powers_lesson-scene-adv1_conduit = { $who } builds { $space }.
powers_lesson-scene-adv1_powerhouse =
    { $who } builds a powerhouse in basin 10, and has built { $n ->
        [0] nothing
        [1] once
       *[other] twice
    } so far in this round.
powers_lesson-scene-adv1_wild = { $who } builds on { $spot }.
powers_lesson-scene-adv2_base = { $who } builds a base in basin 9; it has { COUNT($n, "dams") } already.
powers_lesson-scene-adv2_elevation = { $who } raises its dam in basin 8, which has level { $n } and is empty.
powers_lesson-scene-adv2_conduit = { $who } builds { $space }.
powers_lesson-scene-adv2_powerhouse =
    { $who } builds a powerhouse in basin 8, and could send { COUNT($n, "drops") } of basin 1 there.
powers_lesson-scene-adv2_wild = { $who } builds { $space }, of value 3.
powers_lesson-scene-adv3_base = { $who } builds a base on { $spot }.
powers_lesson-scene-adv3_elevation =
    { $who } raises its dam in basin 8. The dam in basin 2 has level 2, the one in basin 9 level { $n }.
powers_lesson-scene-adv3_conduit = { $who } builds { $space }.
powers_lesson-scene-adv3_powerhouse =
    { $who } builds a powerhouse in basin 8; it has { COUNT($n, "powerhouses") } already.
powers_lesson-scene-adv3_wild = { $who } builds a base in basin 9.

## All of them in a table

powers_lesson-idea-costs = what a piece costs
powers_lesson-idea-soon = how soon you can do more
powers_lesson-idea-energy = how much energy you make
powers_lesson-idea-water = where the water is
powers_lesson-idea-paid = what you are paid
powers_lesson-column_without = without
powers_lesson-column_with = with
powers_lesson-column_rule = rule
powers_lesson-row = { $power }: { $plain } without, { $got } with. { $rule }
powers_lesson-no_power = there is no { QUOTED($power) }; there are { $known }
powers_lesson-no_kind = powers are of the kinds { $known }; { QUOTED($kind) } is none
